#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is the PTX line of each function of Blackwell's what the manual's syntax sections allow: order of words, which of them go together,
and which operands with them? tests/ptx/syntax.txt has these, written by hand from the manual; gen/ is not asked.

usage: syntax.py [--self-test]

What it is for: opcodes of tcgen05 and clusterlaunchcontrol, TMA of pairs, of four rows and of windows of pixels, of tensors that are not the map's, masks of bulk copies, st.bulk,
matrices of fewer than 16 bits, mma with a kind, conversions of fewer than 8 bits. --self-test: lines with a word or an operand too much,
too few or elsewhere are seen. Answers 0 or 1."""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import headers  # noqa: E402

TABLE = HERE / "syntax.txt"
MEANT = re.compile(r"tcgen05\.|clusterlaunchcontrol\.|st\.bulk|(?:cp|applypriority)\.\S*(?:cta_group|gather4|scatter4|im2col::w|cp_mask|override)|mma\S*\.kind::"
                   r"|[ls]dmatrix\S*\.(?:m16n16|m8n16)|stmatrix\S*m16n8|cvt\.\S*(?:e2m1|e2m3|e3m2|ue8m0|s2f6|ue5m3|pzo|MODE)|cvt\.rs\.")
REGISTER = r"[a-z_]\w*(?:\[\d+\])?"


def opcode_of(template, lists):
    """A regular expression."""
    for name, words in lists.items():
        template = template.replace("{$" + name + "}", "{" + words + "}")
    out = []
    for piece in re.split(r"(\{[^}]*\})", template):
        out.append("(?:" + "|".join(re.escape(w) for w in piece[1:-1].split(",")) + ")" if piece[:1] == "{" else re.escape(piece))
    return "".join(out)


def operands_of(template):
    """A regular expression of operands without blanks."""
    out = []
    for piece in re.split(r"(\{r\*\d(?:-2)?\}|\[|\]|,|r|0)", template.replace(" ", "")):
        vector = re.fullmatch(r"\{r\*(\d)(-2)?\}", piece)
        if vector:
            out.append(r"\{" + ",".join([REGISTER] * (int(vector[1]) - 2 * bool(vector[2]))) + r"\}")
        else:
            out.append(REGISTER if piece == "r" else re.escape(piece))
    return "".join(out)


def grammar(text):
    """[(opcode, its operands), ...], compiled."""
    lists, legal = {}, []
    for line in text.split("\n"):
        if line.startswith("$"):
            name, words = line[1:].split(" = ")
            lists[name] = words
        elif line and not line.startswith("#"):
            for dims in "12345" if "%d" in line else " ":
                opcode, _, operands = line.replace("%", dims).partition(" ;")
                if dims in "12" and "im2col" in line:
                    continue
                legal.append((re.compile(opcode_of(opcode, lists)), [re.compile(operands_of(o)) for o in operands.split(" | ")]))
    return legal


def fault(line, legal):
    """None, or what is wrong with a PTX line."""
    opcode, _, operands = line.strip().rstrip(";").partition(" ")
    operands = re.sub(r"\s", "", operands)
    known = [o for o in legal if o[0].fullmatch(opcode)]
    if not known:
        return "no syntax has these words in this order"
    return None if any(o.fullmatch(operands) for _, every in known for o in every) else "the words are legal, and not with these operands"


def lines():
    """(where, PTX line) of the functions."""
    for file in sorted((ROOT / "include/mgpu/ptx").glob("*.h")):
        for item in headers.read(file.read_text()):
            line = item.fields.get("ptx", "(")
            if not item.private and MEANT.match(line):
                yield f"{file.name}:{item.line}: {item.name}", line


def self_test(legal):
    wrong = [
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
        "cp.async.bulk.tensor.2d.shared::cta.global.tile.mbarrier::complete_tx::bytes.override::global_address.override::global_dim_stride [d], [map, at, {x, y}, {lo}, hi, {c0, c1}], [bar];",
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster.override::global_address.override::global_dim_stride [d], [map, at, {x, y}, {lo}, hi, {0, 0}], [bar], mask;",
        "cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group.override::global_address.override::global_dim_stride [map, at, {x, y, z}, {lo}, hi, {0, 0, 0}], [src];",
        "cvt.rn.ue8m0.e4m3x2.f32 r, hi, lo, scale;", "cvt.ANY_MODE.e4m3x2.f32 r, hi, lo;", "cvt.rp.scaled::n1::ue8m0.ue5m3x2.f32 r, hi, lo, scale;",
        "cvt.rn.e2m1x2.f32 r, hi, lo;", "cvt.rn.satfinite.ue8m0x2.f32 r, hi, lo;", "ldmatrix.sync.aligned.m16n16.x4.trans.shared::cta.b8 r, [addr];",
    ]
    return [f"not seen: {line}" for line in wrong if fault(line, legal) is None]


def main():
    if sys.argv[1:] not in ([], ["--self-test"]):
        sys.exit(__doc__)
    legal = grammar(TABLE.read_text())
    if sys.argv[1:]:
        bad = self_test(legal)
        print("\n".join(bad) or "wrong lines are seen")
        return 1 if bad else 0
    every = list(lines())
    bad = [f"{where}: {said}: {line}" for where, line in every for said in [fault(line, legal)] if said]
    print("\n".join(bad))
    print(f"{len(every)} lines of {len({where.split(':')[0] for where, _ in every})} headers: {len(bad)} faults")
    return 1 if bad or not every else 0


if __name__ == "__main__":
    sys.exit(main())
