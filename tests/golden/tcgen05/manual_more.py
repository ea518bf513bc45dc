#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""More of tcgen05 from the words and tables of the PTX ISA manual 9.1 alone: what manual.py leaves out.

    python3 tests/golden/tcgen05/manual_more.py            writes manual_more.txt
    python3 tests/golden/tcgen05/manual_more.py --check    says whether it differs
"""
import hashlib
import os
import sys

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "manual_more.txt")
LINES = ["# python3 tests/golden/tcgen05/manual_more.py: from the tables of the PTX ISA manual; its functions say in what order the values are",
         "# grid NAME COUNT sha256:...: SHA-256 over the values, little-endian, of 4 bytes (k96-smem-desc: 8)"]


def grid(name, values, size_of=4):
    digest = hashlib.sha256(b"".join(v.to_bytes(size_of, "little") for v in values)).hexdigest()
    LINES.append("grid %s %d sha256:%s" % (name, len(values), digest))


# Table 44, instruction descriptor of .kind::mxf4 and .kind::mxf4nvf4: first bit, last bit, what, value where it is the same for all.
TABLE_44 = ((0, 1, "reserved", 0), (2, 2, "sparsity", 0), (3, 3, "reserved", 0), (4, 5, "SFB_ID", None), (6, 6, "reserved", 0),
            (7, 9, "atype", 1), (10, 11, "btype", 1), (12, 12, "reserved", 0), (13, 13, "negate A", None), (14, 14, "negate B", None),
            (15, 15, "transpose A", 0), (16, 16, "transpose B", 0), (17, 22, "N >> 3", None), (23, 23, "scale type", None),
            (24, 26, "reserved", 0), (27, 28, "M >> 7", None), (29, 30, "SFA_ID", None), (31, 31, "K = 96", 1))
# Table 40, shared memory descriptor.
TABLE_40 = ((0, 13, "start", None), (14, 15, "", 0), (16, 29, "leading", None), (30, 31, "", 0), (32, 45, "stride", None), (46, 48, "", 1),
            (49, 51, "base offset", 0), (52, 52, "absolute", 1), (53, 60, "", 0), (61, 63, "swizzle", 2))


def word(table, **values):
    result = 0
    for first, last, name, value in table:
        value = values[name.replace(" ", "_").replace("_>>_3", "").replace("_>>_7", "")] if value is None else value
        assert value < 2 << last - first
        result += value * 2 ** first
    return result


def k96():
    """Instruction descriptors of K = 96: table 39 has it for M = 256 of a pair, dense, N from 16 by 16. Table 54: .block32 is 3 factors,
    .block16 is 6. Table 44 allows the ids 0 and 2; the sections of .block32 with K = 96 say 0 to 3, of .block16 0 and 2: those are
    taken. Table 55: UE8M0 is 1 with both, UE4M3 is 0 with .block16 only. Order: N, SFA_ID, SFB_ID, negate B, negate A."""
    for block, scale in ((32, 1), (16, 0), (16, 1)):
        ids = (0, 1, 2, 3) if block == 32 else (0, 2)
        values = []
        for n in range(16, 272, 16):
            for sfa in ids:
                for sfb in ids:
                    for negate in ((0, 0), (1, 0), (0, 1), (1, 1)):
                        values.append(word(TABLE_44, SFA_ID=sfa, SFB_ID=sfb, negate_A=negate[0], negate_B=negate[1], N=n >> 3, M=256 >> 7,
                                           scale_type=scale))
        grid("k96-idesc/block%d/ue8m0=%d" % (block, scale), values)


def encode(x):
    """matrix-descriptor-encode(x)"""
    return (x & 0x3FFFF) >> 4


def absolute():
    """Absolute address mode for K dimension being 48B: the row of 48 bytes is broken into two chunks, each within its 128 byte boundary;
    the leading dimension's address is that of the second. Only 128B swizzle of 16B atoms, K-major, base offset 0: 8 rows of 128 bytes,
    8 units of 16 bytes in each, the unit's number XORed with the row's (the figure of K major 128B swizzling)."""
    words = []
    for start in range(0, 256 << 10, 9 << 10):
        for second in range(0, 256 << 10, 17 << 10):
            for stride in (1024, 2048):
                for mma in range(8):
                    words.append(word(TABLE_40, start=encode(start + mma * 48 % 128), leading=encode(second), stride=encode(stride)))
    grid("k96-smem-desc", words, 8)
    first, second, stride = 0x6000, 0xA000, 1024
    for mma in range(8):
        begins = mma * 48 % 128
        addresses = []
        for row in range(128):
            for byte in range(begins, begins + 48, 16):
                chunk = first if byte < 128 else second
                unit = byte // 16 if byte < 128 else (byte - 128) // 16
                addresses.append(chunk + row // 8 * stride + row % 8 * 128 + (unit ^ row % 8) * 16)
        grid("k96-smem/begin%d" % begins, addresses)


# tcgen05.cp and Data Movement Shape: shape, lanes x bits of it, and for each 32 rows the warps that receive them (of 4).
SHAPES = (("128x256b", 128, 256, ((0,), (1,), (2,), (3,))), ("128x128b", 128, 128, ((0,), (1,), (2,), (3,))), ("4x256b", 4, 256, None),
          ("64x128b.warpx2::02_13", 64, 128, ((0, 2), (1, 3))), ("64x128b.warpx2::01_23", 64, 128, ((0, 1), (2, 3))),
          ("32x128b.warpx4", 32, 128, ((0, 1, 2, 3),)))


def pair():
    """.cta_group::2: the data is copied into the tensor memory of both CTAs. Table 40 says the descriptor is of the current CTA's shared
    memory. Two readings: each CTA from its own (own), or both from the one that issues (issuer, the even one here). Of the warps of a
    pair each receives half of the data in the reading `same` of manual.py. 4x256b: a row for each warp. Order: CTA, row, word, copy;
    of each the source, row << 16 | bit, and lane << 16 | bit, with the CTA above 24."""
    for name, rows, bits, warps in SHAPES:
        for reading in ("own", "issuer"):
            values = []
            for cta in (0, 1):
                for row in range(rows):
                    for bit in range(0, bits, 32):
                        for lane in [32 * row] if warps is None else [32 * w + row % 32 for w in warps[row // 32]]:
                            values.append((cta if reading == "own" else 0) << 24 | row << 16 | bit)
                            values.append(cta << 24 | lane << 16 | bit)
            grid("cp-pair-%s/%s" % (reading, name), values)


def lanes():
    """disable-output-lane: each bit is a lane, bit 0 of the first element is lane 0; 4 elements for one CTA, 8 for a pair. Elements 4 to
    7 are the odd CTA's. Order: element, bit; CTA << 24 | lane << 16."""
    for ctas in (1, 2):
        values = []
        for element in range(4 * ctas):
            for bit in range(32):
                values.append(element // 4 << 24 | element % 4 * 32 + bit << 16)
        grid("disable-lanes/cta_group%d" % ctas, values)


def main():
    for part in (k96, absolute, pair, lanes):
        part()
    text = "\n".join(LINES) + "\n"
    if sys.argv[1:] == ["--check"]:
        if open(PATH).read() != text:
            sys.exit("manual_more.txt differs from what manual_more.py computes")
    else:
        open(PATH, "w").write(text)


if __name__ == "__main__":
    main()
