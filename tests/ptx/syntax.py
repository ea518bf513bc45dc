#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is the PTX line of each function what the manual's syntax sections allow: order of words, which of them go together, and which operands
with them? tests/ptx/syntax.txt has these, written by hand from the manual; gen/ is not asked.

usage: syntax.py [--self-test]

Every function of include/mgpu/ptx has a line, and every line is read; OTHER says which are no instruction, or are told in prose. --self-test:
wrong lines are seen. Each line is spoilt in every way that there is to leave out a word, to say one twice, to swap neighbours, to leave out
an operand or to add one; what is still legal then is so by a row `!` of syntax.txt, and each of these is of use. Answers 0 or 1."""
import collections
import functools
import itertools
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import headers  # noqa: E402

TABLE = HERE / "syntax.txt"
# A line in parentheses: what is read of it (? is any operands), and why it is in parentheses.
OTHER = [
    (r"\(no instruction\)", None, "makes a value of registers, for the compiler to place"),
    (r"\((\S+) of (%\w+\.x), \.y and \.z\)", r"\1 r, \2", "three instructions, alike but for the axis"),
    (r"\((\S+) (?:in a loop|of .*)\)", r"\1 ?", "an idiom about the instruction, whose operands are its own"),
    (r"\((.*)\)", r"\1", "moves no bits: the compiler may leave it out"),
]
REGISTER, DESCRIPTOR = r"[a-z](?!\w*desc\b)\w*(?:\[\d+\])?", r"[a-z_]*desc"
TOKENS = {"r": REGISTER, "desc": DESCRIPTOR}


def words_of(template):
    """A regular expression: {a,b} are alternatives, and nest."""
    out, depth = [], 0
    for c in template:
        depth += (c == "{") - (c == "}")
        out.append("(?:" if c == "{" else ")" if c == "}" else "|" if c == "," and depth else re.escape(c))
    return "".join(out)


def operands_of(template):
    """A regular expression of operands without blanks."""
    out = []
    for piece in re.split(r"(%\([^)]*\)|\([^)]*\)|\{r\*\d(?:-2)?\}|[][{},|])", template.replace(" ", "")):
        vector = re.fullmatch(r"\{r\*(\d)(-2)?\}", piece)
        if vector:
            out.append(r"\{" + ",".join([REGISTER] * (int(vector[1]) - 2 * bool(vector[2]))) + r"\}")
        elif piece[:2] == "%(":
            out.append("%" + words_of("{" + piece[2:-1] + "}"))
        elif piece[:1] == "(":
            out.append("(?:" + "|".join(TOKENS.get(p) or re.escape(p) for p in piece[1:-1].split(",")) + ")")
        else:
            out.append(TOKENS.get(piece) or re.escape(piece))
    return "".join(out)


def numbers(match):
    return ",".join(map(str, range(int(match[1]), int(match[2]) + 1, int(match[3]))))


def variants(line):
    """A row of the table for each number of dimensions and each choice of what comes in pairs."""
    for dims in "12345" if re.search(r"\.%d\b", line) else "0":
        if dims in "12" and "im2col" in line:
            continue
        there = line.replace("%d", dims + "d").replace("*%", "*" + dims)
        letters = sorted(set(re.findall(r"<(\w)", there)))
        for kept in itertools.product((True, False), repeat=len(letters)):
            yield re.sub(r"<(\w)([^>]*)>", lambda m: m[2] if kept[letters.index(m[1])] else "", there)


class Grammar:
    """All that is legal, by the first word of an opcode: [(opcode, operands), ...] as regular expressions."""

    def __init__(self, text):
        lists, self.legal, self.rows = {}, collections.defaultdict(list), []

        def filled(words):
            while "$" in words:
                words = re.sub(r"\$(\w+)", lambda m: lists[m[1]], words)
            return re.sub(r"(\d+)\.\.(\d+)/(\d+)", numbers, words)
        for line in text.split("\n"):
            if line.startswith("$"):
                name, words = line[1:].split(" = ")
                lists[name] = words
            elif line.startswith("! "):
                self.rows.append(line[2:])
            elif line and not line.startswith("#"):
                for row in variants(filled(line)):
                    opcode, _, operands = row.partition(" ;")
                    opcode = words_of(opcode)
                    for first in self.firsts(row):
                        self.legal[first].append((opcode, [operands_of(o) for o in operands.split(" | ")]))

    @staticmethod
    def firsts(row):
        """The words that an opcode may begin with."""
        group = re.match(r"\{([a-z0-9,]+)\}|([a-z0-9]+)", row)
        return (group[1] or group[2]).split(",")

    @functools.cached_property
    def every(self):
        """By first word one regular expression of lines, their operands without blanks."""
        return {first: re.compile("|".join(f"{o} (?:{'|'.join(dict.fromkeys(operands))})" for o, operands in rows)).fullmatch
                for first, rows in self.legal.items()}

    def takes(self, opcode, operands):
        of = self.every.get(opcode.partition(".")[0])
        return of is not None and of(opcode + " " + operands) is not None

    def knows(self, opcode):
        return any(re.fullmatch(o, opcode) for o, _ in self.legal[opcode.partition(".")[0]])

    def fault(self, line):
        """None, or what is wrong with a PTX line."""
        opcode, operands = taken_apart(line)
        if self.takes(opcode, operands) or operands == "?" and self.knows(opcode):
            return None
        return "the words are legal, and not with these operands" if self.knows(opcode) else "no syntax has these words in this order"


def taken_apart(line):
    opcode, _, operands = line.strip().rstrip(";").partition(" ")
    return opcode, re.sub(r"\s", "", operands)


def lines():
    """(where, PTX line, or with ? for its operands, or None) of the functions."""
    for file in sorted((ROOT / "include/mgpu/ptx").glob("*.h")):
        for item in headers.read(file.read_text()):
            if item.private:
                continue
            where, line = f"{file.name}:{item.line}: {item.name}", item.fields.get("ptx", "")
            if line.startswith("("):
                pattern, read, _ = next(o for o in OTHER if re.fullmatch(o[0], line))
                line = re.fullmatch(pattern, line).expand(read) if read else None
            yield where, line


WRONG = [
    "tcgen05.mma.cta_group::1.kind::f16.ashift [d], a_desc, b_desc, idesc, accumulate;",
    "tcgen05.mma.cta_group::1.kind::i8 [d], a_desc, b_desc, idesc, lanes, accumulate, scale;",
    "tcgen05.mma.kind::f16.cta_group::1 [d], a_desc, b_desc, idesc, accumulate;",
    "tcgen05.mma.cta_group::1.kind::mxf4.block_scale.block16 [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;",
    "tcgen05.mma.ws.cta_group::1.kind::f8f6f4.decompress::lut::b [d], a_desc, b_desc, [lut], idesc, accumulate;",
    "tcgen05.mma.cta_group::1.kind::ti16.collector::a::USE.collector::b::OTHER [d], a_desc, b_desc, idesc, lanes, accumulate, scale;",
    "tcgen05.mma.ws.cta_group::2.kind::f16 [d], a_desc, b_desc, idesc, accumulate;",
    "tcgen05.mma.ws.cta_group::1.kind::mxf4.block_scale [d], a_desc, b_desc, idesc, [sfa], [sfb], accumulate;",
    "tcgen05.mma.sp.cta_group::1.kind::f16 [d], a_desc, b_desc, idesc, accumulate;",
    "tcgen05.ld.sync.aligned.16x256b.x64.b32 r, [taddr];",
    "tcgen05.ld.sync.aligned.32x32b.pack::16b.x1.b32 r, [taddr];",
    "tcgen05.ld.red.sync.aligned.32x32b.x2.min.abs.u32 r, red, [taddr];",
    "tcgen05.st.sync.aligned.32x32b.x1.b32 r, [taddr];",
    "tcgen05.cp.cta_group::1.64x128b [taddr], desc;",
    "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [bar];",
    "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes.multicast::cluster [dst], [map, {c, r0, r1, r2, r3}], [bar], mask;",
    "cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [dst], [map, {c, r0}], [bar];",
    "cp.async.bulk.tensor.2d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [dst], [map, {a, b}], [bar], {h, w};",
    "cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint.cta_group::2 [dst], [map, {a}], [bar], policy;",
    "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue4m3 d, a, b, c, sfa, {x, y}, sfb, {x, y};",
    "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e2m1.f16 d, a, b, c;",
    "clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {x, y, z}, answer;",
    "cvt.rn.e2m1x2.f32 r, hi, lo;", "cvt.rn.satfinite.ue8m0x2.f32 r, hi, lo;", "ldmatrix.sync.aligned.m16n16.x4.trans.shared::cta.b8 r, [addr];",
    # vectors, caches, policies, spaces
    "ld.global.v8.b64 r, [p];", "ld.global.v8.b16 r, [p];", "ld.shared::cta.v4.b64 r, [addr];", "ld.shared::cta.L2::cache_hint.b32 r, [addr], policy;",
    "ld.global.L2::cache_hint.b32 r, [p];", "ld.global.b32 r, [p], policy;", "ld.global.L2::evict_last.v4.b32 r, [p];", "ld.global.ca.L1::evict_last.b32 r, [p];",
    "ld.global.L2::128B.L2::cache_hint.b32 r, [p], policy;", "ld.L1::no_allocate.global.b32 r, [p];", "ld.acquire.global.b32 r, [p];", "ld.release.gpu.global.b32 r, [p];",
    "ld.acquire.gpu.local.b32 r, [p];", "ld.mmio.relaxed.gpu.global.b32 r, [p];", "st.acquire.gpu.global.b32 [p], value;", "st.global.nc.b32 [p], value;",
    "st.global.v2.b128 [p], r;", "st.async.shared::cluster.b32 [dst], value, [bar];", "st.bulk.weak.shared::cta [dst], bytes, 1;", "prefetch.shared::cta.L1 [p];",
    "discard.global.L2 [p], 64;", "createpolicy.fractional.L2::evict_first.L2::evict_last.b64 policy, fraction;", "applypriority.global.L2::evict_last [p], 128;",
    # atomics
    "atom.relaxed.gpu.global.add.f16 r, [p], value;", "atom.relaxed.gpu.global.add.s64 r, [p], value;", "atom.relaxed.gpu.global.cas.b32 r, [p], value;",
    "atom.relaxed.gpu.shared::cta.add.v2.f32 r, [addr], value;", "red.acquire.gpu.global.add.u32 [p], value;", "red.relaxed.gpu.global.exch.b32 [p], value;",
    "red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.f32 [dst], value, [bar];", "multimem.red.relaxed.gpu.global.max.f16x2 [p], value;",
    "multimem.ld_reduce.relaxed.gpu.global.min.f32 r, [p];", "multimem.ld_reduce.relaxed.gpu.global.add.acc::f32.f32 r, [p];", "multimem.ld_reduce.weak.gpu.global.add.u32 r, [p];",
    # barriers, fences, the warp
    "mbarrier.arrive.release.cluster.shared::cluster.b64 state, [bar];", "mbarrier.arrive.release.cta.shared::cta.b64 _, [bar], count, mask;",
    "mbarrier.try_wait.parity.acquire.cluster.shared::cluster.b64 done, [bar], parity;", "mbarrier.test_wait.acquire.cta.shared::cta.b64 done, [bar], state, suspend_ns;",
    "mbarrier.arrive.acquire.cta.shared::cta.b64 state, [bar];", "mbarrier.expect_tx.release.cta.shared::cta.b64 [bar], bytes;", "mbarrier.arrive.release.gpu.shared::cta.b64 state, [bar];",
    "mbarrier.test_wait.phase_type::conditional.acquire.cta.shared::cta.b64 done, [bar], state;", "barrier.cta.arrive id;", "barrier.cluster.wait.release.aligned;",
    "fence.proxy.tensormap::generic.acquire.gpu;", "fence.proxy.tensormap::generic.release.gpu [map], 128;", "fence.acquire.sync_restrict::shared::cta.cluster;",
    "redux.sync.add.f32 r, value, mask;", "redux.sync.min.b32 r, value, mask;", "match.any.sync.b32 r|p, value, mask;", "vote.sync.ballot.pred r, predicate, mask;", "elect.sync lane, mask;",
    # copies
    "cp.async.cg.shared::cta.global [dst], [src], 8;", "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes.multicast::cluster [dst], [src], bytes, [bar], mask;",
    "cp.async.bulk.relaxed.gpu.global.shared::cta.bulk_group [dst], [src], bytes;", "cp.async.bulk.relaxed.gpu.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.b128 [dst], [src], bytes, [bar];",
    "cp.async.bulk.global.shared::cta.mbarrier::complete_tx::bytes [dst], [src], bytes, [bar];", "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f16 [dst], [src], bytes;",
    "cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes.add.f32 [dst], [src], bytes, [bar];",
    "cp.async.bulk.tensor.2d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {a, b}], [bar];",
    "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [dst], [map, {a, b}], [bar];",
    "cp.async.bulk.tensor.3d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [dst], [map, {a, b, c}], [bar], {h, w};",
    "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group.override::global_address [map, {a, b}], [src];",
    "cp.reduce.async.bulk.tensor.2d.global.shared::cta.tile.add.bulk_group [map, {a, b}], [src];", "tensormap.replace.tile.global_dim.global.b1024.b32 [map], elems;",
    "tensormap.replace.tile.global_address.global.b1024.b32 [map], address;",
    # wgmma, mma, matrices
    "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 d, a, b_desc, accumulate, 1, 1, 0, 0;", "wgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 d, a_desc, b_desc, accumulate, 1, 1, 0;",
    "wgmma.mma_async.sync.aligned.m64n64k16.f16.bf16.bf16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;", "wgmma.mma_async.sync.aligned.m64n64k8.f32.tf32.tf32 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;",
    "wgmma.mma_async.sync.aligned.m64n40k32.s32.s8.s8 d, a_desc, b_desc, accumulate;", "wgmma.mma_async.sync.aligned.m64n64k32.s32.s8.s8 d, a_desc, b_desc, accumulate, 1, 1;",
    "wgmma.mma_async.sync.aligned.m64n260k16.f32.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;", "wgmma.mma_async.sync.aligned.m64n64k256.s32.b1.b1.xor.popc d, a_desc, b_desc, accumulate;",
    "wgmma.mma_async.sp.sync.aligned.m64n64k16.f32.f16.f16 d, a_desc, b_desc, meta, selector, accumulate, 1, 1, 0, 0;", "wgmma.mma_async.sp.sync.aligned.m64n64k64.f32.e4m3.e4m3 d, a_desc, b_desc, meta, selector, accumulate, 1, 1;",
    "mma.sync.aligned.m16n8k16.row.col.f32.f16.bf16.f32 d, a, b, c;", "mma.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32 d, a, b, c;", "mma.sync.aligned.m16n8k8.col.row.f16.f16.f16.f16 d, a, b, c;",
    "mma.sync.aligned.m16n8k32.row.col.s32.s8.u4.s32 d, a, b, c;", "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32 d, a, b, c, meta, selector;",
    "ldmatrix.sync.aligned.m8n16.x1.trans.shared::cta.b8x16.b6x16_p32 r, [addr];", "stmatrix.sync.aligned.m16n8.x1.shared::cta.b8 [addr], r;",
    # numbers
    "fma.f32x2 r, a, b, c;", "add.rn.sat.f32x2 r, a, b;", "fma.rn.sat.relu.f16x2 r, a, b, c;", "fma.rn.ftz.bf16x2 r, a, b, c;", "min.xorsign.abs.f32 r, a, b, c;", "max.relu.u16x2 r, a, b;",
    "min.s32 r, a, b, c;", "ex2.approx.bf16x2 r, x;", "tanh.approx.ftz.f32 r, x;", "cvt.f16.f32 r, x;", "cvt.rn.f32.f16 r, x;", "cvt.u8.f32 r, x;", "cvt.sat.s32.u8 r, x;", "cvt.rm.f16x2.f32 r, hi, lo;",
    "cvt.rna.relu.tf32.f32 r, x;", "cvt.rs.satfinite.relu.e4m3x4.f32 r, {x, y, z, w}, random;", "cvt.rn.e4m3x2.f16x2 r, x;", "set.lo.s8x4 r, a, b;", "mad24.lo.sat.s32 r, a, b, c;",
]


def split(operands):
    """At the commas that are in no bracket."""
    return re.findall(r"(?:\[[^]]*\]|\{[^}]*\}|[^,\[{])+", operands)


def spoilt(opcode, operands):
    """(how, the words, opcode, operands): a word less, twice, two swapped; an operand less and more, in brackets, too."""
    words = opcode.split(".")
    for i, word in enumerate(words):
        yield "delete", word, ".".join(words[:i] + words[i + 1:]), operands
        yield "double", word, ".".join(words[:i + 1] + words[i:]), operands
        if i + 1 < len(words) and words[i + 1] != word:
            yield "swap", " ".join(words[i:i + 2]), ".".join(words[:i] + [words[i + 1], word] + words[i + 2:]), operands
    parts = split(operands)
    for i in range(len(parts) + 1):
        yield "more", "", opcode, ",".join(parts[:i] + ["more"] + parts[i:])
        if i < len(parts):
            yield "less", "", opcode, ",".join(parts[:i] + parts[i + 1:])
    for bracket in re.finditer(r"[^\[{\]},]+(?=[\]}])", operands):
        yield "more", "", opcode, operands[:bracket.end()] + ",more" + operands[bracket.end():]
        yield "less", "", opcode, operands[:bracket.start()].rstrip(",") + operands[bracket.end():]


class Excuse:
    """A row `!`: what may be done to lines of some opcodes so that they are legal again, and why."""

    def __init__(self, row):
        done, self.why = row.split(" : ")
        what, opcodes = done.split(" ; ")
        self.kind, *self.words = what.split()
        self.opcodes, self.used = opcodes.split(), set()

    def holds(self, kind, words, opcode):
        """Whether; and it notes down of what use it was."""
        begins = [o for o in self.opcodes if opcode.startswith(o)]
        if kind != self.kind or not begins or not set(words.split()) <= set(self.words):
            return False
        self.used.update(words.split(), begins)
        return True

    def idle(self):
        return [w for w in self.words + self.opcodes if w not in self.used]


def self_test(legal):
    bad = [f"not seen: {line}" for line in WRONG if legal.fault(line) is None]
    excuses = [Excuse(row) for row in legal.rows]
    tried, right = collections.Counter(), collections.Counter()
    for opcode, operands in dict.fromkeys(taken_apart(line) for _, line in lines() if line and line[-1] != "?"):
        for kind, words, *changed in spoilt(opcode, operands):
            tried[kind] += 1
            if legal.takes(*changed):
                right[kind] += 1
                if not any([e.holds(kind, words, opcode) for e in excuses]):
                    bad.append(f"legal, and no row says why: {kind} {words}: {opcode} {operands} -> {' '.join(changed)}")
    bad += [f"of no use in `! {e.kind}`: {w}" for e in excuses for w in e.idle()]
    print("\n".join(bad))
    print(f"{tried.total()} spoilt lines: {tried.total() - right.total()} refused, the others legal by {len(excuses)} rows ("
          + ", ".join(f"{kind} {right[kind]} of {n}" for kind, n in tried.items()) + ")")
    return bad


def main():
    if sys.argv[1:] not in ([], ["--self-test"]):
        sys.exit(__doc__)
    legal = Grammar(TABLE.read_text())
    if sys.argv[1:]:
        return 1 if self_test(legal) else 0
    every, known = list(lines()), collections.Counter()
    bad = []
    for where, line in every:
        known[line is None] += 1
        said = legal.fault(line) if line is not None else None
        if said:
            bad.append(f"{where}: {said}: {line}")
    print("\n".join(bad))
    print(f"{len(every)} functions of {len({where.split(':')[0] for where, _ in every})} headers: {known[False]} lines read, "
          f"{known[True]} of no instruction, {len(bad)} faults")
    return 1 if bad or not every else 0


if __name__ == "__main__":
    sys.exit(main())
