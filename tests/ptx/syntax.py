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
