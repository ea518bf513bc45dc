#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What has no layout in CuTe's own headers, by the public layout algebra and by what an instruction is for.

    python3 tests/golden/tcgen05/algebra.py            writes algebra.txt
    python3 tests/golden/tcgen05/algebra.py --check    says whether it differs

A layout is shape:stride; it takes an index, colexicographically, to a sum of coordinates times strides. Nothing of this library and no
table of descriptors or addresses of the manual is read here. Each function says where its shapes and strides are from.
"""
import hashlib
import os
import struct
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def size(shape):
    n = 1
    for s in shape if isinstance(shape, tuple) else ():
        n *= size(s)
    return n if isinstance(shape, tuple) else shape


def layout(shape, stride):
    """The function of an index that CuTe writes shape:stride."""
    if not isinstance(shape, tuple):
        return lambda i: i * stride
    modes = [(size(s), layout(s, d)) for s, d in zip(shape, stride)]

    def at(index):
        offset = 0
        for n, mode in modes[:-1]:
            offset += mode(index % n)
            index //= n
        return offset + modes[-1][1](index)
    return at


def at2(shape, stride):
    """A layout of two modes, as a function of a coordinate in each."""
    rows, cols = layout(shape[0], stride[0]), layout(shape[1], stride[1])
    return lambda i, j: rows(i) + cols(j)


def swizzle(bits, base, shift):
    """CuTe's Swizzle<bits, base, shift>: bits above are XORed into those `shift` lower."""
    mask = (1 << bits) - 1 << base + shift
    return lambda x: x ^ (x & mask) >> shift


def tmem(virtual, bits):
    """CuTe's virtual tensor memory: datapath stride 1, column stride 128, a column of `bits` bits. To lane << 16 | bit of the lane."""
    return virtual % 128 << 16 | virtual // 128 * bits


GRIDS = []


def grid(name, values, size_of=4):
    raw = struct.pack("<%d%s" % (len(values), "I" if size_of == 4 else "Q"), *values)
    GRIDS.append("grid %s %d sha256:%s" % (name, len(values), hashlib.sha256(raw).hexdigest()))


def banks():
    """D and A of .ws. The weights (A) stay and N is spread over banks of lanes: 128/M banks of M lanes, each with the whole of A.
    D is CuTe's atom of a weight stationary MMA. CuTe has no atom of A; its atom of A's metadata for .ws says the same of the banks,
    as a mode (128/M):M that no index of the matrix moves."""
    for m in (32, 64, 128):
        b = 128 // m
        for n in (64, 128, 256):
            d = at2((m, (n // b, b)), (1, (128, m)))
            grid("ws-d/m%d/n%d" % (m, n), [tmem(d(i, j), 32) for i in range(m) for j in range(n)])
        for bits in (8, 16, 32):
            k = 256 // bits
            a = at2(((m, b), k), ((1, m), 128))
            grid("ws-a/m%d/b%d" % (m, bits), [tmem(a(i + m * c, j), bits) for c in range(b) for i in range(m) for j in range(k)])


def halves():
    """D and A of a pair's M = 128 with sparse A: 64 rows in each CTA, on a datapath 4x1 of which half is used, as one CTA's M = 64.
    CuTe's atom of that is ((16,4),N):((1,32),128); the two alignments are its two interleaved tiles, stride 16."""
    for at in (0, 16):
        for n in (16, 32, 64, 128, 256):
            d = at2(((16, 4, 2), n), ((1, 32, 1 << 24), 128))
            grid("half-d/at%d/n%d" % (at, n), [v // (1 << 24) << 24 | tmem(v % (1 << 24) + at, 32)
                                               for v in (d(i, j) for i in range(128) for j in range(n))])
        for bits in (8, 16, 32):
            a = at2(((16, 4, 2), 256 // bits), ((1, 32, 1 << 24), 128))
            grid("half-a/at%d/b%d" % (at, bits), [v // (1 << 24) << 24 | tmem(v % (1 << 24) + at, bits)
                                                  for v in (a(i, j) for i in range(128) for j in range(256 // bits))])


def metadata():
    """Metadata of a sparse A with 64 rows in a CTA. CuTe's atoms are of 128 rows, (8,2,8) of which the last mode is 16 rows in 16 lanes;
    with 64 rows these 16 rows have 32 lanes, as those of D and A must be the same. In units of 1 bit an element (tf32: 2), 4 bits a code."""
    for name, rows, strides, k, k_strides, unit, chunk, selectors in (
            ("tf32", (8, 2, 4), (1, 1024, 32), (8, 2), (128, 8), 2, 2, 2),
            ("f16", (8, 2, 4), (1, 2048, 32), (16, 2), (128, 8), 1, 4, 2),
            ("8bit", (16, 4), (1, 32), 64, 128, 1, 4, 1)):
        at = at2((rows + (2,), k), (strides + (1 << 24,), k_strides))
        for lane in (0, 16):
            for selector in range(selectors):
                codes = [at(m, c) for m in range(128) for c in range(0, size(k), chunk)]
                grid("half-meta/at%d/%s/%d" % (lane, name, selector),
                     [v // (1 << 24) << 24 | tmem(v % (1 << 24) + lane, unit) + 32 * selector for v in codes])


# Shape of tcgen05.cp: rows of the source, bits of a row, then lanes of a row: layout of (row, replica).
CP = {
    "128x256b": (128, 256, (128, 1), (1, 0)),
    "128x128b": (128, 128, (128, 1), (1, 0)),
    "4x256b": (4, 256, (4, 1), (32, 0)),
    "64x128b.warpx2::02_13": (64, 128, ((32, 2), 2), ((1, 32), 64)),
    "64x128b.warpx2::01_23": (64, 128, ((32, 2), 2), ((1, 64), 32)),
    "32x128b.warpx4": (32, 128, (32, 4), (1, 32)),
}


def copies():
    """tcgen05.cp. Lanes are CuTe's UTCCP atoms: warps that get the same rows are a mode of replicas. Widening is a recast: 16 elements
    of w bits lie in 128 bits of the source, (16,U):(w,128), and in 128 bits of the destination, (16,U):(8,128). A code of 6 bits is the
    low end of its byte; one of 4 bits is moved up by two, where the f8f6f4 kinds expect e2m1 (CuTe shifts it there itself after
    ldmatrix, which does not). A pair copies twice: each CTA's half of A's scale factors is in its own shared memory, and one thread
    of the pair issues one copy for both, at the same offset."""
    for fmt, width, up in (("b6x16_p32", 6, 0), ("b4x16_p64", 4, 2)):
        to = layout((width, 16), (1, 8))
        grid("widen/" + fmt, [to(bit) + up if bit < 16 * width else 0xFFFFFFFF for bit in range(128)])
    for name, (rows, bits, shape, stride) in CP.items():
        lanes = at2(shape, stride)
        for fmt, width, up in (("b32", 0, 0), ("b6x16_p32", 6, 0), ("b4x16_p64", 4, 2)):
            if width:
                units = (16, bits // 128)
                source, to, n = layout(units, (width, 128)), layout(units, (8, 128)), 16 * bits // 128
            else:
                source, to, n = layout(bits // 32, 32), layout(bits // 32, 32), bits // 32
            values = []
            for r in range(rows):
                for e in range(n):
                    for c in range(size(shape[1])):
                        values += [r << 16 | source(e), lanes(r, c) << 16 | to(e) + up]
            grid("cp/%s/%s" % (name, fmt), values)
    pair = layout((128, 2), (1 << 16, 1 << 24))
    for name, (rows, bits, shape, stride) in CP.items():
        lanes = at2(shape, stride)
        grid("cp-pair/" + name, [v for cta in range(2) for r in range(rows) for w in range(bits // 32) for c in range(size(shape[1]))
                                 for v in (pair(r + 128 * cta) | 32 * w, pair(lanes(r, c) + 128 * cta) | 32 * w)])


def masks():
    """disable-output-lane: 32 lanes a word, 4 words a CTA. A pair has 256 lanes, those of the even CTA first."""
    for ctas in (1, 2):
        lane = layout((32, 4, ctas), (1 << 16, 1 << 21, 1 << 24))
        grid("disable-lanes/cta_group%d" % ctas, [lane(i) for i in range(128 * ctas)])


def chunks():
    """Scale factors of K = 96 in tensor memory: 3 of 32 elements, 6 of 16. CuTe's fragment of SFA and SFB for any number of factors
    along K is ((32,R/32),4),(1,F)):(((1,512),32),(0,128)), in bytes, of R rows rounded up to 128, tiled along K in chunks of 4, the
    next behind all rows of this one. The MMA begins at a factor, not at a chunk: at 3 or 6 times its number, so it may cross one."""
    for what, rows_of in (("sfa", (128,)), ("sfb", tuple(range(8, 257, 8)))):
        for block, count, ids in ((32, 3, range(4)), (16, 6, (0, 2))):
            for first in ids:
                values = []
                for rows in rows_of:
                    r128 = -(-rows // 128) * 128
                    factor = layout((4, 64), (128, 128 * 4 * (r128 // 32)))
                    row = layout(((32, r128 // 32), 4), ((1, 512), 32))
                    values += [tmem(row(r + r128 * copy) + factor(first + f), 8) for copy in range(4) for r in range(rows)
                               for f in range(count)]
                grid("k96-%s/block%d/id%d" % (what, block, first), values)


def ring():
    """K = 96 in shared memory: 48 bytes of each row, from rows of 128 bytes swizzled by 128. CuTe walks K through a ring of buffers of
    128 bytes: the MMA number i begins at byte 48 i, and what does not fit goes on at byte 0 of the same row of the next buffer."""
    here, there = 3 << 13, 5 << 13
    sw, rows = swizzle(3, 4, 3), layout((8, 16), (128, 1024))
    for i in range(8):
        begin = 48 * i % 128
        values = []
        for r in range(128):
            for unit in range(3):
                byte = begin + 16 * unit
                values.append(sw((here if byte < 128 else there) + rows(r) + byte % 128))
        grid("k96-smem/begin%d" % begin, values)


# Bits of CuTe's descriptors, lowest first, as it lists their fields; `_` is unused.
SMEM_BITS = (("start", 14), ("_", 2), ("lbo", 14), ("_", 2), ("sbo", 14), ("version", 2), ("_", 1), ("base", 3), ("absolute", 1),
             ("_", 8), ("swizzle", 3))
SCALED_BITS = (("selector", 2), ("sparse", 1), ("_", 1), ("sfb", 2), ("_", 1), ("a", 3), ("b", 3), ("neg_a", 1), ("neg_b", 1),
               ("major_a", 1), ("major_b", 1), ("n8", 6), ("ue8m0", 1), ("m16", 5), ("sfa", 2), ("k96", 1))
ZERO_BITS = (("start0", 8), ("start1", 8), ("start2", 8), ("start3", 8), ("first", 4), ("_", 3), ("some", 1), ("skip", 8), ("use", 8),
             ("shift", 6), ("_", 2))


def pack(fields, **values):
    word = at = 0
    for name, bits in fields:
        value = values.pop(name, 0) if name != "_" else 0
        assert 0 <= value < 1 << bits, (name, value)
        word |= value << at
        at += bits
    assert not values, values
    return word


def words():
    """Descriptors of K = 96: of shared memory with the next buffer's address in place of LBO, and of the instruction."""
    grid("k96-smem-desc", [pack(SMEM_BITS, start=(start + 48 * i % 128) >> 4, lbo=next_ >> 4, sbo=sbo >> 4, version=1, absolute=1, swizzle=2)
                           for start in range(0, 1 << 18, 9 << 10) for next_ in range(0, 1 << 18, 17 << 10) for sbo in (1024, 2048)
                           for i in range(8)], 8)
    for block, ids in ((32, range(4)), (16, (0, 2))):
        for ue8m0 in (0, 1):
            if block == 32 and not ue8m0:
                continue
            grid("k96-idesc/block%d/ue8m0=%d" % (block, ue8m0),
                 [pack(SCALED_BITS, sfb=b, a=1, b=1, neg_a=neg & 1, neg_b=neg >> 1, n8=n // 8, ue8m0=ue8m0, m16=16, sfa=a, k96=1)
                  for n in range(16, 257, 16) for a in ids for b in ids for neg in range(4)])


WIDTHS = tuple(range(1, 41)) + (55, 56, 57, 63, 64, 65, 111, 112, 127, 128, 129, 224, 255, 256, 257, 258, 300, 512, 1000)


def convolution(m, n, width, taps, pad, first):
    """Zero-column masks as a convolution along a row of `width` pixels wants them. Column j of B is pixel first + j of a flattened
    image, tap t reads the pixel t - pad to its right, and where that is outside of the row, it must read zero. B is loaded with
    taps - 1 more columns, so tap t is a shift of t. Returns for each tap the descriptor and the columns that are zero.

    The descriptor's pattern has a period of one row: `skip` columns zero, then `use` columns of B. Each bank of lanes (128/m of them)
    has its own place in it: whether it begins among the zeros, and how many columns of that run are behind it."""
    banks_ = 128 // m
    for tap in range(taps):
        off = tap - pad
        zero = [not 0 <= (first + j) % width + off < width for j in range(n)]
        skip, begin = abs(off), 0 if off < 0 else width - off
        f = dict(shift=tap)
        if any(zero) and skip >= width:
            f.update(some=1, skip=255, first=(1 << banks_) - 1)
        elif any(zero):
            use = min(width - skip, 256)
            f.update(some=1, skip=skip - 1, use=use - 1)
            for b in range(banks_):
                phase = (first + b * (n // banks_) - begin) % width
                if phase < skip:
                    f["first"] = f.get("first", 0) | 1 << b
                    f["start%d" % b] = phase
                else:
                    f["start%d" % b] = max(0, use - (width - phase))
        yield pack(ZERO_BITS, **f), zero


def zeros():
    """From make_column_zero_mask of CuTe are the meaning of the fields and what they are for; this says what the columns must be."""
    for n in (64, 128, 256):
        problems = [(width, taps, pad, first) for width in WIDTHS for taps, pads in ((1, (0,)), (3, (0, 1, 2)), (5, (2,)), (7, (3, 6)))
                    for pad in pads for first in (0, n, 5 * n, 13 * n + 7)]
        for m in (32, 64, 128):
            grid("zero-desc/m%d/n%d" % (m, n), [word for p in problems for word, zero in convolution(m, n, *p)], 8)
        grid("zero-columns/n%d" % n, [sum(z << i for i, z in enumerate(zero[j:j + 32])) for p in problems
                                      for word, zero in convolution(128, n, *p) for j in range(0, n, 32)])


def main():
    for part in (banks, halves, metadata, copies, masks, chunks, ring, words, zeros):
        part()
    text = "# python3 tests/golden/tcgen05/algebra.py: from the layout algebra; the functions there say in what order the values are\n"
    text += "# grid NAME COUNT sha256:...: SHA-256 over the values, little-endian, of 4 bytes (descriptors of 64 bits: 8)\n"
    text += "\n".join(GRIDS) + "\n"
    path = os.path.join(HERE, "algebra.txt")
    if sys.argv[1:] == ["--check"]:
        with open(path) as file:
            if file.read() != text:
                sys.exit("algebra.txt differs from what algebra.py computes")
    else:
        with open(path, "w") as file:
            file.write(text)


if __name__ == "__main__":
    main()
