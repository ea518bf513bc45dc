#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An oracle of what tcgen05.mma computes: one dot product D = C + sum A[k]*B[k] at a time, in plain integers, from what is published
about B200's tensor cores, without looking at this library's model (`more K` and `sparse` below were added by one who knew it). No GPU
takes part.

usage: numerics.py [--check]           writes numerics.txt and numerics_samples.txt; --check only says which differ (2 minutes)
       numerics.py --million           prints numerics_million.txt: a million dot products and more of each kind and K, and of block-scaled
                                       kinds of a sparse A; 100,000 of other sparse ones. 20 to 100 us for one, 20 minutes in all
       numerics.py --count N [KIND]    prints the lines (of that kind) with N dot products each
       numerics.py --line SEED [N]     every result of the line of that seed, for debugging: index, result
       numerics.py --self-test         cases that a hand can check, a second reckoning of the same sums in rationals, and whether both
                                       files are today's (of numerics.txt each 96th line)
       numerics.py --b200 FOLDER       holds the model to dot products that a B200 did: FOLDER is model_validation/B200 of
                                       github.com/north-numerical-computing/MATLAB-tensor-core (by mma.sync, see below)

numerics.txt: kind a_type b_type scale_type d_type K seed count sha256; SHA-256 over the results, little-endian, 4 bytes each.
Inputs: splitmix64 from the state `seed`, one call for each number, in this order: K elements of A, K of B, the scales of A, the scales
of B, C; of a sparse A K/2 elements, and behind C a code for each chunk. A number is the low bits of (value >> 32), as many as its type
has: 32 for tf32, 8 for scales (ue4m3 without the top bit), and for C 32, or 16 for D in f16. So NaN, infinity and subnormals occur. Suffixes of kind:
  :2X, ...  of mxf4nvf4: how many scales there are along K, for each 32 or each 16 elements of A that are stored (mxf8f6f4 and mxf4
            have one for each 32)
  :sp       A is sparse. Chunks and codes are as PTX ISA's "Sparse Matrices" has them: of 4 elements 2 are stored (of tf32 1 of 2; of
            mxf4 and mxf4nvf4 with K = 128, which is sm_100, 4 of 8 in pairs). A code is the number % 6 of CODES, of tf32 % 2
  :near     the exponent field of A and B in f16, bf16, tf32 is bias - 4 + (field & 7); of C in f32 120 + (field & 3), in f16
            12 + (field & 3). Not for i8, which has no exponents
  :clamped  of i8: D is clamped, as bit 3 of the instruction descriptor asks; C is 0x7fffffff or, with its top bit, 0x80000000, each with
            the low 20 bits drawn XORed in
  :close    as :near, and a ue8m0 scale s is 119 + (s & 15) in mxf8f6f4, 95 + (s & 63) in mxf4 and mxf4nvf4: random scales are
            so far apart that the terms of a dot product seldom meet

THE MODEL
Every kind but i8 adds terms t = significand * 2^exponent. Significands are exact and not normalised; the largest exponent of all terms
is the common one; each term is cut toward zero at BITS fraction bits below it; the sum of these is exact; it is rounded once, to D.
  kind      terms                                        exponent of a term                            BITS  D
  f16       C, 16 products                               of a + of b                                   25    f32 cut, f16 nearest even
  tf32      C, 8 products, of a and b without 13 bits    of a + of b                                   25    f32 cut
  f8f6f4    C, 32 products                               of a + of b                                   25    f32 cut, f16 nearest even
  mxf8f6f4  C, 32 products                               of a + of b + of scale a + of scale b         25    f32 cut
  mxf4,     C, 4 dots of 16 products, each dot exact,    of scale a + of scale b: those of the         35    f32 cut
  mxf4nvf4  times the significands of its scales         elements are in the significand
  more K    all K products: 64 of 8 bits (sm_107), of mxf4 and mxf4nvf4 6 dots (K = 96, sm_103) or 8 (K = 128, sm_107)
  sparse    the products of what is stored: as many as of a dense A of half the K. What B has beside them is not looked at,
            were it NaN; a dot is of 16 stored elements, which are of 32 of K
  i8        C + sum, exact, then modulo 2^32, or clamped to s32
Exponents: of a normal number floor(log2), of a subnormal that of the least normal (f16 -14, bf16, tf32, f32 -126, e4m3 -6, e5m2 -14,
e3m2 -2, e2m3 and e2m1 0, ue4m3 -6), of ue8m0 s - 127 from -127 on. They have no upper end: products of bf16, and scales, leave the
range of f32 and come back.
Zero: a product with a zero in it, a C of zero and a dot of 16 with a scale of zero are no terms. The common exponent is at least
FLOOR: -133, for D in f16 -21.
Results: subnormals are kept; beyond the range is infinity (f32: from 2^128 on, as it is cut); zero and what is rounded to zero are +0.
NaN (always 0x7fffffff, 0x7fff): a NaN in A, B, C or a scale (ue8m0 0xff, ue4m3 0x7f), infinity times zero, infinities of both signs.
Else one infinity makes the result that infinity. Only f16, bf16, tf32, e5m2 and C have infinities; e4m3 has NaN at 0x7f, 0xff only.

Sources: arXiv 2511.10909 and github.com/microsoft/MMA-Sim (all kinds; not e3m2, e2m3, cta_group::2, .ws); arXiv 2512.07004 and its
MATLAB-tensor-core (f16, tf32, fp8 on B200 by mma.sync and WMMA); the OCP formats. WHAT THEY LEAVE OPEN, and what is taken here; where it
says `no line`, the reading is in no committed line, as its inputs do not come up at random:
  zero       MMA-Sim gives a zero the exponent -126, MATLAB-tensor-core drops the product: dropped. no line
  floor      -133 (f16: -21) is MATLAB-tensor-core's for f16, bf16, tf32; in MMA-Sim a C of zero has -126, so -126 is the least there
             for D in both types. It matters for C = 0 and products below 2^-126 (f16: 2^-21) only. For scaled kinds: by analogy. no line
  zero-dot   mxf4: a dot of 16 that comes to 0 without a zero scale keeps its exponent (as in MMA-Sim's program; no paper says it), and can
             so push smaller terms below the cut. In the lines: 1 or 2 of 1000 dot products of mxf4nvf4:4X with ue8m0
  sub-byte   e2m3, e3m2 (no public word) and e2m1 in f8f6f4 (named by MMA-Sim, its types do not run there): as e4m3 and e5m2, subnormals
             too, whose exponent might be a normalised one instead. In the lines: it would change 1 of 2500 results of e2m1, e2m3, e3m2
  f16-sub    the exponent of a subnormal C in f16: -14; MATLAB-tensor-core takes C as f32, which normalises it. no line
  f8-f16     f8f6f4 to f16 is nearest even, from the same 25 bits (MMA-Sim; B200's records have C in f32 only)
  mx-inf     mxf4 with C infinite: MMA-Sim does not say; that infinity, but for a NaN scale
  tf32-nan   a NaN whose payload is in the 13 ignored bits: infinity
  minus-zero that nothing gives -0, not even C = -0 with products of zero, nor a negative C that is cut away: MMA-Sim's program; the
             other compares by value
  mixed      A of f16 with B of bf16: not here
  more-k     no public word about sums of K = 96 and of sm_107: one sum of all, as of other K, and not two or three one after the other
  sparse     no public word either: the sum of the stored products. That a dot of 16 is of stored ones follows the scales, of which a
             sparse A has as many as a dense one of half the K
  i8         no source but PTX; of :clamped not whether C + sum is clamped once, as here, or each partial sum
A B200's own records (--b200) pin, by mma.sync: f16 and bf16 to f32 and tf32 at 25 bits (5000 dot products each; none differs, at 24 or
26 bits hundreds do), f16 to f16 (at 25 bits and more), and the products of e4m3 and e5m2 at 23 bits and more."""
import hashlib
import pathlib
import struct
import sys
from fractions import Fraction
from math import trunc

HERE = pathlib.Path(__file__).resolve().parent
MASK64 = (1 << 64) - 1

# exponent bits, fraction bits, what the top exponent is: 'ieee' infinity and NaN, 'top' NaN in the last code only, '' numbers
FLOATS = {'f32': (8, 23, 'ieee'), 'tf32': (8, 23, 'ieee'), 'bf16': (8, 7, 'ieee'), 'f16': (5, 10, 'ieee'), 'e5m2': (5, 2, 'ieee'),
          'e4m3': (4, 3, 'top'), 'e3m2': (3, 2, ''), 'e2m3': (2, 3, ''), 'e2m1': (2, 1, '')}
FINITE, INF, NAN = 0, 1, 2
BITS = {'f16': 25, 'tf32': 25, 'f8f6f4': 25, 'mxf8f6f4': 25, 'mxf4': 35, 'mxf4nvf4': 35}
K_OF = {'f16': 16, 'tf32': 8, 'f8f6f4': 32, 'i8': 32, 'mxf8f6f4': 32, 'mxf4': 64, 'mxf4nvf4': 64}
FLOOR = {'f32': -133, 'f16': -21}
NAN_OF = {'f32': 0x7fffffff, 'f16': 0x7fff}
INF_OF = {'f32': 0x7f800000, 'f16': 0x7c00}
GROUP = 16                                            # stored elements of an exact dot of mxf4, mxf4nvf4
CODES = (0x4, 0x8, 0x9, 0xc, 0xd, 0xe)                # two places of a chunk of four: first | second << 2


# ---- numbers ---------------------------------------------------------------------------------------------------------------
def width(kind):
    return 8 if kind in ('s8', 'u8') else 1 + sum(FLOATS[kind][:2])


def decode(kind, raw):
    """(class, significand, exponent): significand is an integer with as many fraction bits as the type has; (INF, sign, 0)."""
    ebits, fbits, special = FLOATS[kind]
    if kind == 'tf32':
        raw &= ~0x1fff
    sign = -1 if raw >> (ebits + fbits) & 1 else 1
    field, fraction, top = raw >> fbits & ((1 << ebits) - 1), raw & ((1 << fbits) - 1), (1 << ebits) - 1
    if special == 'ieee' and field == top:
        return (NAN, 0, 0) if fraction else (INF, sign, 0)
    if special == 'top' and field == top and fraction == (1 << fbits) - 1:
        return NAN, 0, 0
    bias = (1 << (ebits - 1)) - 1
    return (FINITE, sign * (fraction | 1 << fbits), field - bias) if field else (FINITE, sign * fraction, 1 - bias)


def decode_scale(kind, raw):
    """(class, significand, exponent), with 3 fraction bits."""
    if kind == 'ue8m0':
        return (NAN, 0, 0) if raw == 0xff else (FINITE, 8, raw - 127)
    return decode('e4m3', raw & 0x7f)


TABLES = {kind: [decode(kind, raw) for raw in range(1 << width(kind))] for kind in FLOATS if width(kind) <= 16}
SCALES = {kind: [decode_scale(kind, raw) for raw in range(256)] for kind in ('ue8m0', 'ue4m3')}


def numbers(kind, raws):
    table = TABLES.get(kind)
    return [table[raw] for raw in raws] if table else [decode(kind, raw) for raw in raws]


def rounded(total, unit, d_type, nearest=False):
    """The bits of total * 2^unit in D: f32 cut toward zero, f16 (and with nearest f32) to the nearest, ties to even."""
    ebits, fbits, _ = FLOATS[d_type]
    bias, size = (1 << (ebits - 1)) - 1, abs(total)
    if not size:
        return 0
    exponent = max(size.bit_length() - 1 + unit, 1 - bias)
    if exponent > bias:
        return INF_OF[d_type] | (total < 0) << (ebits + fbits)
    drop = exponent - fbits - unit
    kept = size >> drop if drop >= 0 else size << -drop
    if (nearest or d_type == 'f16') and drop > 0:
        rest, half = size & ((1 << drop) - 1), 1 << (drop - 1)
        kept += rest > half or (rest == half and kept & 1)
    if not kept:
        return 0
    return (total < 0) << (ebits + fbits) | ((exponent + bias - 1) << fbits) + kept      # a carry goes on into the exponent


# ---- one dot product -------------------------------------------------------------------------------------------------------
def special(pairs, scales, c):
    """NAN, INF with its sign, or None: what the values that are no numbers make of the result."""
    if c[0] == NAN or any(s[0] == NAN for s in scales):
        return NAN, 0
    signs = {c[1]} if c[0] == INF else set()
    for a, b in pairs:
        if a[0] or b[0]:
            if a[0] == NAN or b[0] == NAN or not a[1] or not b[1]:
                return NAN, 0
            signs.add(1 if (a[1] < 0) == (b[1] < 0) else -1)
    return (NAN, 0) if len(signs) == 2 else (INF, signs.pop()) if signs else None


def terms(kind, a_type, b_type, d_type, pairs, sa, sb, c, group):
    """(significand, fraction bits of it, exponent) of each term, C among them."""
    out = [(c[1], FLOATS[d_type][1], c[2])] if c[1] else []
    fraction = FLOATS[a_type][1] + FLOATS[b_type][1]
    if BITS[kind] == 25:
        more, each = [x[2] + y[2] for x, y in zip(sa, sb)] or [0], len(pairs) // max(1, len(sa))
        return out + [(a[1] * b[1], fraction, a[2] + b[2] + more[k // each]) for k, (a, b) in enumerate(pairs) if a[1] and b[1]]
    for at in range(0, len(pairs), group):
        x, y = (s[at * len(s) // len(pairs)] for s in (sa, sb))
        if x[1] and y[1]:
            dot = sum(a[1] * b[1] << a[2] + b[2] for a, b in pairs[at:at + group])      # exponents of e2m1 are 0, 1, 2
            out.append((dot * x[1] * y[1], fraction + 6, x[2] + y[2]))
    return out


def aligned(found, bits, floor):
    """The sum of the terms, each cut toward zero, and the exponent of its unit."""
    top, total = floor, 0
    for _, _, exponent in found:
        if exponent > top:
            top = exponent
    for significand, fraction, exponent in found:
        shift = bits - fraction + exponent - top
        if shift >= 0:
            total += significand << shift
        elif significand < 0:
            total -= -significand >> -shift
        else:
            total += significand >> -shift
    return total, top - bits


def places(chunk, code):
    """Which elements of a chunk along K a code says are stored."""
    if chunk == 2:
        return [code == 0xe]
    first, second = code & 3, code >> 2
    return [first, second] if chunk == 4 else [2 * first, 2 * first + 1, 2 * second, 2 * second + 1]


def expanded(stored, b, chunk, codes):
    """A and B of K elements: zeros where A has none."""
    taken = [at * chunk + place for at, code in enumerate(codes) for place in places(chunk, code)]
    wide_a, wide_b = [0] * len(b), [0] * len(b)
    for raw, k in zip(stored, taken, strict=True):
        wide_a[k], wide_b[k] = raw, b[k]
    return wide_a, wide_b


def dot(kind, a_type, b_type, scale_type, d_type, raw_a, raw_b, raw_sa, raw_sb, raw_c, codes=(), chunk=0, clamped=False):
    """D, and for a finite sum of terms (sum, unit), else None. With codes A is sparse."""
    if codes:
        raw_a, raw_b = expanded(raw_a, raw_b, chunk, codes)
    if kind == 'i8':
        a, b = ([r - (r >> 7 << 8) if t == 's8' else r for r in raws] for t, raws in ((a_type, raw_a), (b_type, raw_b)))
        total = raw_c - (raw_c >> 31 << 32) + sum(x * y for x, y in zip(a, b))
        return (min(max(total, -2**31), 2**31 - 1) if clamped else total) & 0xffffffff, None
    pairs, c = list(zip(numbers(a_type, raw_a), numbers(b_type, raw_b))), decode(d_type, raw_c)
    sa, sb = ([SCALES[scale_type][s] for s in raws] for raws in (raw_sa, raw_sb))
    odd = special(pairs, sa + sb, c)
    if odd:
        return (NAN_OF[d_type] if odd[0] == NAN else INF_OF[d_type] | (odd[1] < 0) << (31 if d_type == 'f32' else 15)), None
    total, unit = aligned(terms(kind, a_type, b_type, d_type, pairs, sa, sb, c, GROUP << bool(codes)), BITS[kind], FLOOR[d_type])
    return rounded(total, unit, d_type), (total, unit)


# ---- inputs ----------------------------------------------------------------------------------------------------------------
def splitmix(state, count):
    """The new state, and the high halves of count values."""
    out = []
    for _ in range(count):
        state = (state + 0x9E3779B97F4A7C15) & MASK64
        z = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK64
        out.append((z ^ z >> 31) >> 32)
    return state, out


def nearer(kind, raw):
    """An element of A or B of a :near line."""
    if kind not in ('f16', 'bf16', 'tf32'):
        return raw
    ebits, fbits, _ = FLOATS[kind]
    field = (1 << (ebits - 1)) - 1 - 4 + (raw >> fbits & 7)
    return raw & ~(((1 << ebits) - 1) << fbits) | field << fbits


class Line:
    """A line of numerics.txt: the types, how many scales along K, how the inputs are made, K, whether A is sparse, the seed."""

    def __init__(self, kind, a, b, scale, d, vec, how, k=0, sparse=False):
        self.kind, self.a, self.b, self.scale, self.d, self.vec, self.how = kind, a, b, scale, d, vec, how
        self.k, self.sparse, self.seed = k or K_OF[kind], sparse, 0
        self.stored, self.longer = self.k // 2 if sparse else self.k, sparse or self.k != K_OF[kind]
        self.chunk = 2 if kind == 'tf32' else 8 if kind in ('mxf4', 'mxf4nvf4') and self.k == 128 else 4

    def name(self):
        kind = self.kind + (f':{self.vec}X' if self.kind == 'mxf4nvf4' else '') + (':sp' if self.sparse else '')
        kind += f':{self.how}' if self.how else ''
        return f'{kind} {self.a} {self.b} {self.scale} {self.d} {self.k} {self.seed}'

    def inputs(self, count):
        n, k, v, state = self.stored, self.k, self.vec, self.seed
        chunks, codes = k // self.chunk if self.sparse else 0, CODES if self.chunk > 2 else (0x4, 0xe)
        mask_a, mask_b = (1 << width(self.a)) - 1, (1 << width(self.b)) - 1
        mask_s = 0x7f if self.scale == 'ue4m3' else 0xff
        for _ in range(count):
            state, drawn = splitmix(state, n + k + 2 * v + 1 + chunks)
            a, b = [x & mask_a for x in drawn[:n]], [x & mask_b for x in drawn[n:n + k]]
            scales, c = [x & mask_s for x in drawn[n + k:n + k + 2 * v]], drawn[n + k + 2 * v]
            meta = [codes[x % len(codes)] for x in drawn[n + k + 2 * v + 1:]]
            if self.d == 'f16':
                c &= 0xffff
            if self.how == 'clamped':
                c = (0x80000000 if c >> 31 else 0x7fffffff) ^ c & 0xfffff
            elif self.how:
                a, b = [nearer(self.a, x) for x in a], [nearer(self.b, x) for x in b]
                c = c & 0x83ff | (12 + (c >> 10 & 3)) << 10 if self.d == 'f16' else c & 0x807fffff | (120 + (c >> 23 & 3)) << 23
            if self.how == 'close':
                scales = [119 + (s & 15) if self.kind == 'mxf8f6f4' else 95 + (s & 63) for s in scales]
            yield a, b, scales[:v], scales[v:], c, meta

    def results(self, count):
        for raw in self.inputs(count):
            yield raw, *dot(self.kind, self.a, self.b, self.scale, self.d, *raw, self.chunk, clamped=self.how == 'clamped')

    def count(self):
        return 1000 if self.longer else 5000 if self.kind in ('f8f6f4', 'mxf8f6f4') else 20000

    def of(self):
        return self.kind, self.k, self.sparse

    def text(self, count):
        values = [result for _, result, _ in self.results(count)]
        return f"{self.name()} {count} {hashlib.sha256(struct.pack(f'<{count}I', *values)).hexdigest()}"


def hows(combination):
    return ('',) if combination[0] == 'i8' else ('', 'near', 'close') if combination[3] == 'ue8m0' else ('', 'near')


def longer():
    """((kind, types, scales), K, sparse): K = 96 of sm_103; sparse A; more K of sm_107, dense and sparse."""
    f8, fp4 = ('e4m3', 'e5m2', 'e3m2', 'e2m3', 'e2m1'), ('e2m1', 'e2m1')
    some = [(f8[i], f8[(i + by) % 5]) for i in range(5) for by in (0, 1)]

    def of_fp4(k, stored, sparse):
        block32, block16 = stored // 32, stored // 16
        yield from (((*c, 'f32', vec), k, sparse) for *c, vec in (
            ('mxf4', *fp4, 'ue8m0', block32), ('mxf4nvf4', *fp4, 'ue4m3', block16), ('mxf4nvf4', *fp4, 'ue8m0', block32),
            ('mxf4nvf4', *fp4, 'ue8m0', block16)))
    yield from of_fp4(96, 96, False)
    for a, d in (('f16', 'f32'), ('bf16', 'f32'), ('f16', 'f16')):
        yield ('f16', a, a, '-', d, 0), 32, True
    yield ('tf32', 'tf32', 'tf32', '-', 'f32', 0), 16, True
    yield from ((('f8f6f4', *ab, '-', d, 0), 64, True) for d in ('f32', 'f16') for ab in some)
    yield from ((('i8', a, b, '-', 's32', 0), 64, True) for a in ('s8', 'u8') for b in ('s8', 'u8'))
    yield from ((('mxf8f6f4', *ab, 'ue8m0', 'f32', 1), 64, True) for ab in some)
    yield from of_fp4(128, 64, True)
    for k, sparse in ((64, False), (128, True)):
        yield from ((('f8f6f4', a, b, '-', d, 0), k, sparse) for d in ('f32', 'f16') for a in f8[:2] for b in f8[:2])
        yield from ((('mxf8f6f4', *ab, 'ue8m0', 'f32', 2), k, sparse) for ab in some)
    yield from of_fp4(128, 128, False)
    yield from of_fp4(192, 96, True)


def lines():
    f8 = ('e4m3', 'e5m2', 'e3m2', 'e2m3', 'e2m1')
    combinations = [('f16', 'f16', 'f16', '-', 'f32', 0), ('f16', 'bf16', 'bf16', '-', 'f32', 0), ('f16', 'f16', 'f16', '-', 'f16', 0),
                    ('tf32', 'tf32', 'tf32', '-', 'f32', 0),
                    *(('f8f6f4', a, b, '-', d, 0) for d in ('f32', 'f16') for a in f8 for b in f8),
                    *(('i8', a, b, '-', 's32', 0) for a in ('s8', 'u8') for b in ('s8', 'u8')),
                    *(('mxf8f6f4', a, b, 'ue8m0', 'f32', 1) for a in f8 for b in f8),
                    ('mxf4', 'e2m1', 'e2m1', 'ue8m0', 'f32', 2), ('mxf4nvf4', 'e2m1', 'e2m1', 'ue4m3', 'f32', 4),
                    ('mxf4nvf4', 'e2m1', 'e2m1', 'ue8m0', 'f32', 2), ('mxf4nvf4', 'e2m1', 'e2m1', 'ue8m0', 'f32', 4)]
    out = [Line(*c, how) for c in combinations for how in hows(c)]
    out += [Line(*c, 'clamped') for c in combinations if c[0] == 'i8']
    out += [Line(*c, how, k, sparse) for c, k, sparse in longer() for how in hows(c)]
    for seed, line in enumerate(out, 1):
        line.seed = seed
    return out


# ---- files -----------------------------------------------------------------------------------------------------------------
def numerics():
    head = '# python3 tests/golden/tcgen05/numerics.py: what it computes, no GPU; the head of the script says what and how\n' \
           '# kind a_type b_type scale_type d_type K seed count sha256\n'
    return head + ''.join(line.text(line.count()) + '\n' for line in lines())


def million():
    """The same lines, with more dot products."""
    many = {'f16': 170000, 'tf32': 500000, 'f8f6f4': 10000, 'i8': 250000, 'mxf8f6f4': 14000, 'mxf4': 350000, 'mxf4nvf4': 130000}
    yield '# python3 tests/golden/tcgen05/numerics.py --million: the lines of numerics.txt with more dot products'
    yield '# kind a_type b_type scale_type d_type K seed count sha256'
    every = [line.of() for line in lines()]
    for line in lines():
        fewer = line.sparse and (line.scale == '-' or line.k > 2 * K_OF[line.kind])
        yield line.text(-(-(100 if fewer else 1000) // every.count(line.of())) * 1000 if line.longer else many[line.kind])


def packed(kind, raws):
    digits = (width(kind) + 3) // 4
    return ''.join(f'{raw:0{digits}x}' for raw in raws)


def samples():
    """The first dot products of each line whose result is finite, of i8 no end of s32, and the first one of other kind."""
    out = ['# python3 tests/golden/tcgen05/numerics.py: single dot products of the lines of numerics.txt, in full',
           '# kind a_type b_type scale_type d_type K seed index A B scales_A scales_B C D SUM UNIT: all but the words before A, and but UNIT, hex',
           '# A, B: K numbers one after the other, element 0 first, each of as many digits as its type needs; scales 2 digits each',
           '# SUM * 2^UNIT is the sum of the terms before D is rounded; - if there is none (NaN, infinity, i8)',
           '# of a sparse A K/2 numbers, and behind UNIT the codes of its chunks, the first one first']
    for line in lines():
        if line.longer and line.seed % 5:
            continue
        same = sum(other.of() == line.of() for other in lines())
        want, odd = max(1, -(-20 // same)), 1 if same < 10 else 0
        for index, (raw, result, total) in enumerate(line.results(400)):
            finite = (result & 0x7fffffff) < 0x7f800000 and (line.d != 'f16' or (result & 0x7fff) < 0x7c00)
            if line.kind == 'i8':
                finite = result not in (0x7fffffff, 0x80000000)
            if (finite and want) or (not finite and odd):
                a, b, sa, sb, c, codes = raw
                digits = 4 if line.d == 'f16' else 8
                told = f'{total[0]:x} {total[1]}' if total else '- -'
                s = ' '.join(packed('e4m3', x) or '-' for x in (sa, sb))
                told += f" {packed('e2m1', codes)}" if codes else ''
                out.append(f'{line.name()} {index} {packed(line.a, a)} {packed(line.b, b)} {s} {c:0{digits}x} {result:0{digits}x} {told}')
                want, odd = want - finite, odd - (not finite)
    return '\n'.join(out) + '\n'


# ---- tests of itself -------------------------------------------------------------------------------------------------------
def value(found, fraction):
    return Fraction(found[1], 1 << fraction) * Fraction(2) ** found[2]


def in_rationals(kind, a_type, b_type, scale_type, d_type, raw_a, raw_b, raw_sa, raw_sb, raw_c):
    """The finite sum again, by rationals and without the functions above but decode: each term as a value and an exponent."""
    c = decode(d_type, raw_c)
    found = [(value(c, FLOATS[d_type][1]), c[2])] if c[1] else []
    groups = []
    for i, (x, y) in enumerate(zip(raw_a, raw_b)):
        a, b = decode(a_type, x), decode(b_type, y)
        product = value(a, FLOATS[a_type][1]) * value(b, FLOATS[b_type][1])
        exponent = a[2] + b[2]
        if raw_sa:
            s, t = (decode_scale(scale_type, r[i // (len(raw_a) // len(r))]) for r in (raw_sa, raw_sb))
            if kind == 'mxf8f6f4':
                product, exponent = product * Fraction(2) ** (s[2] + t[2]), exponent + s[2] + t[2]
            elif i % 16 == 0:
                groups.append([Fraction(0), value(s, 3) * value(t, 3), s[2] + t[2]])
        if groups:
            groups[-1][0] += product
        elif product:
            found.append((product, exponent))
    found += [(total * scale, exponent) for total, scale, exponent in groups if scale]
    top = max([FLOOR[d_type], *(e for _, e in found)])
    unit = Fraction(2) ** (top - BITS[kind])
    return sum(trunc(v / unit) for v, _ in found) * unit


def once(kind, a_type, d_type, a, b, c, scale_type='-', sa=(), sb=(), b_type=None, k=0):
    """D of a dot product whose A and B go on with zeros."""
    pad = [0] * ((k or K_OF[kind]) - len(a))
    return dot(kind, a_type, b_type or a_type, scale_type, d_type, [*a, *pad], [*b, *pad], list(sa), list(sb), c)[0]


def check_generator():
    assert splitmix(0, 3)[1] == [0xE220A839, 0x6E789E6A, 0x06C45D18]       # the high halves of the known first values of seed 0
    assert nearer('f16', 0xffff) == 0x8000 | 18 << 10 | 0x3ff and nearer('bf16', 0x0001) == 123 << 7 | 1 and nearer('e5m2', 0xff) == 0xff


def check_numbers():
    one = {'f16': 0x3c00, 'bf16': 0x3f80, 'tf32': 0x3f800000, 'e4m3': 0x38, 'e5m2': 0x3c, 'e3m2': 0x0c, 'e2m3': 0x08, 'e2m1': 2}
    for kind, raw in one.items():
        assert value(decode(kind, raw), FLOATS[kind][1]) == 1, kind
    assert value(decode('e2m1', 7), 1) == 6 and value(decode('e2m1', 9), 1) == Fraction(-1, 2) and decode('e2m1', 1)[1:] == (1, 0)
    assert value(decode('e2m3', 0x1f), 3) == Fraction(15, 2) and value(decode('e3m2', 0x1f), 2) == 28
    assert value(decode('e4m3', 0x7e), 3) == 448 and decode('e4m3', 0xff)[0] == NAN and value(decode('e4m3', 1), 3) == Fraction(1, 512)
    assert value(decode('e5m2', 0x7b), 2) == 57344 and decode('e5m2', 0xfc) == (INF, -1, 0) and decode('e5m2', 0x7d)[0] == NAN
    assert value(decode('f16', 1), 10) == Fraction(1, 1 << 24) and value(decode('bf16', 1), 7) == Fraction(1, 1 << 133)
    assert decode('tf32', 0x7f801fff) == (INF, 1, 0) and decode('tf32', 0x3f801fff) == decode('tf32', 0x3f800000)
    assert value(decode_scale('ue8m0', 0), 3) == Fraction(1, 1 << 127) and decode_scale('ue8m0', 255)[0] == NAN
    assert value(decode_scale('ue4m3', 0x7e), 3) == 448 and decode_scale('ue4m3', 0x7f)[0] == NAN


def check_rounding():
    for size in (1, 2, 3, 0x7fffff, 0x800000, 0xffffff):                   # f32 whole: the bits of a float that holds it
        assert rounded(size, 0, 'f32') == struct.unpack('<I', struct.pack('<f', size))[0]
    assert rounded(0x1ffffff, 0, 'f32') == 0x4bffffff and rounded(-0x1ffffff, 0, 'f32') == 0xcbffffff       # cut, not to 2^25
    assert rounded(1, -149, 'f32') == 1 and rounded(-3, -150, 'f32') == 0x80000001 and rounded(-1, -150, 'f32') == 0
    assert rounded((1 << 40) - 1, 88, 'f32') == 0x7f7fffff and rounded(1, 128, 'f32') == 0x7f800000 and rounded(-1, 128, 'f32') == 0xff800000
    assert rounded(2049, 0, 'f16') == 0x6800 and rounded(2051, 0, 'f16') == 0x6802 and rounded(4097, -1, 'f16') == 0x6800      # ties to even
    assert rounded(65519, 0, 'f16') == 0x7bff and rounded(65520, 0, 'f16') == 0x7c00 and rounded(-65520, 0, 'f16') == 0xfc00
    assert rounded(1, -25, 'f16') == 0 and rounded(3, -26, 'f16') == 1 and rounded(-3, -25, 'f16') == 0x8002
    assert rounded(2047, -25, 'f16') == 0x400                              # the largest tie of the subnormals carries
    for raw in range(0x7c00):
        _, significand, exponent = decode('f16', raw)
        assert rounded(significand, exponent - 10, 'f16') == raw


def check_sums():
    one, tiny = 0x3f80, 0x3f80 - (25 << 7)                                 # bf16 1 and 2^-25
    assert once('f16', 'bf16', 'f32', [one] * 3, [one] * 3, 0) == 0x40400000
    # 4 of 2^-25 beside 1 are 2^-23: the 25 bits hold them; at 2^-26 each is cut first, and so is 2^-24 + 2^-25 + 2^-26 to a half ulp
    assert once('f16', 'bf16', 'f32', [tiny] * 4, [one] * 4, 0x3f800000) == 0x3f800001
    assert once('f16', 'bf16', 'f32', [tiny - 128] * 15, [one] * 15, 0x3f800000) == 0x3f800000
    assert once('f16', 'bf16', 'f32', [one] + [tiny] * 8, [one] * 9, 0xbf800000) == 0x34800000       # 8 * 2^-25, 1 - 1 leaves all of it
    assert once('f16', 'bf16', 'f32', [one] + [tiny - 128] * 8, [one] * 9, 0xbf800000) == 0
    # below the middle 1 - 2^-25 is 0x3f7fffff.8: cut; a product 1.5 * 1.5 = 2.25 is not normalised: exponent 0, so 2^-25 stays
    assert once('f16', 'bf16', 'f32', [0x8000 | tiny], [one], 0x3f800000) == 0x3f7fffff
    assert once('f16', 'bf16', 'f32', [0x3fc0, 0xbfc0, tiny], [0x3fc0, 0x3fc0, one], 0) == tiny << 16
    assert once('f16', 'bf16', 'f32', [0x4000, 0xc000, tiny], [0x3f80, 0x3f80, one], 0) == 0        # 2 has exponent 1
    # a negative term is cut toward zero too, not down
    assert once('f16', 'bf16', 'f32', [one, 0x8000 | (tiny - 128)], [one, one], 0xbf800000) == 0
    # beyond the range and back: 2^127 * 2^127 - 2^127 * 2^127 is 0 and takes 1 with it; alone it is infinity
    assert once('f16', 'bf16', 'f32', [0x7f00, 0xff00, one], [0x7f00, 0x7f00, one], 0) == 0
    assert once('f16', 'bf16', 'f32', [0xff00], [0x7f00], 0x3f800000) == 0xff800000
    assert once('f16', 'bf16', 'f32', [0, one], [0x7f00, one], 0x3f800000) == 0x40000000            # zero times 2^127 leads nothing
    assert once('f16', 'bf16', 'f32', [1], [one], 0) == 1 << 16 and once('f16', 'bf16', 'f32', [0x8000], [one], 0x80000000) == 0
    # the floor: 16 products of 2^-158 are 2^-154, nothing; of 2^-153 (2^-100 * 2^-53) 2^-149; of 2^-159 cut, were it of any use
    low = [(127 - 100) << 7] * 16
    assert once('f16', 'bf16', 'f32', low, [(127 - 53) << 7] * 16, 0) == 1 and once('f16', 'bf16', 'f32', low, [(127 - 54) << 7] * 16, 0) == 0
    assert once('f16', 'bf16', 'f32', low, [(127 - 53) << 7] * 16, 1) == 1                          # C = 2^-149 counts as -126: cut at 2^-151
    assert once('tf32', 'tf32', 'f32', [0x3f801fff], [0x3f803fff], 0) == 0x3f802000


def check_f16_result():
    one = 0x3c00
    assert once('f16', 'f16', 'f16', [one, 0x1000], [one, one], 0) == 0x3c00                       # 1 + 2^-11: a tie, to even
    assert once('f16', 'f16', 'f16', [one, 0x1000, 0x0001], [one, one, one], 0) == 0x3c01          # and 2^-24 more
    assert once('f16', 'f16', 'f16', [one, 0x1000, 0x0001], [one, one, 0x3400], 0) == 0x3c00       # 2^-26: cut before
    assert once('f16', 'f16', 'f16', [0x7bff], [0x4000], 0) == 0x7c00 and once('f16', 'f16', 'f16', [0x7bff] * 2, [one, 0xbc00], one) == one
    assert once('f16', 'f16', 'f16', [1] * 16, [1] * 16, 0) == 0 and once('f16', 'f16', 'f16', [1], [one], 0x8001) == 0
    # the floor: 2^-15 * 2^-10 is the tie between 0 and the least subnormal, 3 * 2^-48 more is cut at 2^-46, 2^-46 more is not
    assert once('f16', 'f16', 'f16', [0x200, 1], [0x1400, 3], 0) == 0 and once('f16', 'f16', 'f16', [0x200, 1], [0x1400, 4], 0) == 1
    assert once('f8f6f4', 'e5m2', 'f16', [0x3c] * 32, [0x3c] * 32, 0x3c00) == 0x5020               # 33


def check_specials():
    nan, inf = 0x7fffffff, 0x7f800000
    assert once('f16', 'f16', 'f32', [0x7e00], [0], 0) == nan and once('f16', 'f16', 'f16', [0], [0], 0x7c01) == 0x7fff
    assert once('f16', 'f16', 'f32', [0x7c00], [0], 0) == nan and once('f16', 'f16', 'f32', [0x7c00], [0xc000], 0) == 0xff800000
    assert once('f16', 'f16', 'f32', [0x7c00, 0xfc00], [0x3c00] * 2, 0) == nan
    assert once('f16', 'f16', 'f32', [0x7c00], [0x7c00], 0xff800000) == nan and once('f16', 'f16', 'f32', [0x3c00], [0x3c00], inf) == inf
    assert once('f16', 'f16', 'f16', [0xfc00], [0x3c00], 0x3c00) == 0xfc00
    assert once('f8f6f4', 'e4m3', 'f32', [0x7f], [0x38], 0) == nan and once('f8f6f4', 'e4m3', 'f32', [0x7e], [0x38], 0) == 0x43e00000
    assert once('f8f6f4', 'e5m2', 'f16', [0x7c], [0x38], 0, b_type='e4m3') == 0x7c00
    assert once('mxf8f6f4', 'e2m1', 'f32', [], [], 0, 'ue8m0', [255], [127]) == nan
    assert once('mxf4nvf4', 'e2m1', 'f32', [], [], 0, 'ue4m3', [0x38] * 4, [0x38, 0x38, 0x38, 0x7f]) == nan
    assert once('mxf4', 'e2m1', 'f32', [2], [2], 0xff800000, 'ue8m0', [127] * 2, [127] * 2) == 0xff800000


def check_scaled():
    # 1.5 * 2 * 2^3 * 2^-1 = 12; scales whose product leaves f32, and 2^-127 * 2^-127 with what remains of it
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x3c], [0x40], 0, 'ue8m0', [130], [126]) == 0x41400000
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38], [0x38], 0x3f800000, 'ue8m0', [254], [128]) == 0x7f800000
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38], [0x38], 0x3f800000, 'ue8m0', [0], [0]) == 0x3f800000
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38], [0x38], 0, 'ue8m0', [0], [126]) == 1 << 21               # 2^-128
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38] * 4, [0x38] * 4, 0x3f800000, 'ue8m0', [102], [127]) == 0x3f800001      # 4 * 2^-25
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38] * 4, [0x38] * 4, 0x3f800000, 'ue8m0', [101], [127]) == 0x3f800000
    ones = [2] * 64
    assert once('mxf4', 'e2m1', 'f32', ones, ones, 0, 'ue8m0', [127, 128], [127, 127]) == 0x42c00000        # 32 + 64
    # 1.125 * 1.125 * 16 twice is 40.5, and 16 twice 2^-9 * 1 is 2^-4
    assert once('mxf4nvf4', 'e2m1', 'f32', ones, ones, 0, 'ue4m3', [0x39, 0x39, 1, 1], [0x39, 0x39, 0x38, 0x38]) == 0x42224000
    # 35 bits: the dots 16 * 2^-39 = 2^-35 beside 1 - 1 are whole; 2^-36 is cut. The dot counts by its scales: 16 does not raise the exponent
    low = once('mxf4', 'e2m1', 'f32', [2] * 32 + [2] * 16, [2] * 16 + [10] * 16 + [2] * 16, 0, 'ue8m0', [127, 127 - 39], [127, 127])
    assert low == (127 - 35) << 23
    assert once('mxf4', 'e2m1', 'f32', [2] * 32 + [2] * 16, [2] * 16 + [10] * 16 + [2] * 16, 0, 'ue8m0', [127, 127 - 40], [127, 127]) == 0
    # the groups are cut one by one: two of 8 * 2^-39 = 2^-36, scaled alike, are nothing together
    assert once('mxf4', 'e2m1', 'f32', [0] * 32 + [1] * 32, [0] * 32 + [2] * 32, 0x3f800000, 'ue8m0', [1, 88], [1, 127]) == 0x3f800000
    # zero-dot: two dots of 0 under scales of 2^40 hide 1; a scale of zero hides nothing
    assert once('mxf4', 'e2m1', 'f32', [], [], 0x3f800000, 'ue8m0', [127 + 40, 1], [127, 1]) == 0
    assert once('mxf4nvf4', 'e2m1', 'f32', ones, ones, 1, 'ue4m3', [0] * 4, [0x7e] * 4) == 1


def check_longer():
    one, tiny, inf = 0x3f800000, 0x3f80 - (25 << 7), 0x7f80               # one sum: 32 products of 2^-26 are cut beside 1, and 64 too
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38] * 64, [0x38] * 64, one, 'ue8m0', [101, 102], [127] * 2, k=64) == 0x3f800008
    assert once('mxf8f6f4', 'e4m3', 'f32', [0x38] * 64, [0x38] * 64, one, 'ue8m0', [101] * 2, [127] * 2, k=64) == one
    assert once('f8f6f4', 'e4m3', 'f32', [0x38] * 64, [0x38] * 64, one, k=64) == 0x42820000                 # 65
    # K = 96: the sixth dot counts, with the scale of its own; what is infinite behind 64 has gone behind 96
    assert once('mxf4nvf4', 'e2m1', 'f32', [2] * 96, [2] * 96, 0, 'ue4m3', [0x38] * 5 + [0x40], [0x38] * 6, k=96) == 0x42e00000
    two = [2] * 64 + [10] * 32
    assert once('mxf4', 'e2m1', 'f32', [2] * 96, two, 0, 'ue8m0', [254, 0, 254], [254, 0, 254], k=96) == 0
    assert once('mxf4', 'e2m1', 'f32', [2] * 128, [2] * 128, 0, 'ue8m0', [127] * 3 + [128], [127] * 4, k=128) == 0x43200000
    # sparse: an infinity of B beside what is stored is not looked at; of the codes 0xd the second and the fourth
    assert places(4, 0xd) == [1, 3] and places(8, 0xd) == [2, 3, 6, 7] and places(2, 0xe) == [1] and places(2, 0x4) == [0]
    def of(b, code):
        return dot('f16', 'bf16', 'bf16', '-', 'f32', [0x3f80, 0x4000] + [0] * 14, b + [0] * 28, [], [], 0, [code] + [0x4] * 7, 4)[0]
    assert of([inf, 0x3f80, inf, tiny], 0xd) == one and of([inf, 0x3f80, 0, tiny], 0xc) == 0x7f800000
    # a dot is of 16 stored elements, 32 of K: beside 1 - 1 it is 16 * 2^-39 = 2^-35, which stays, and not twice 2^-36
    a, b = [2] * 48 + [0] * 16, [2] * 32 + [10] * 32 + [2] * 64
    assert dot('mxf4', 'e2m1', 'e2m1', 'ue8m0', 'f32', a, b, [127, 127 - 39], [127] * 2, 0, [0x4] * 16, 8)[0] == (127 - 35) << 23


def check_integers():
    assert once('i8', 's8', 's32', [0x80] * 32, [0x80] * 32, 0) == 0x80000
    assert once('i8', 'u8', 's32', [0xff] * 32, [0x80] * 32, 5, b_type='s8') == 5 - 32 * 255 * 128 + 2**32
    assert once('i8', 'u8', 's32', [0xff], [0xff], 0x7fffffff) == 0x80000000 + 255 * 255 - 1
    for c, want in ((0x7fffffff, 0x7fffffff), (0x7fffffff - 65025, 0x7fffffff), (0x7fffffff - 65026, 0x7ffffffe), (0xffffffff, 65024)):
        assert dot('i8', 'u8', 'u8', '-', 's32', [0xff], [0xff], [], [], c, clamped=True)[0] == want
    for c, want in ((0x80000000, 0x80000000), (0x80000000 + 16256, 0x80000000), (0x80000000 + 16257, 0x80000001), (16256, 0)):
        assert dot('i8', 's8', 's8', '-', 's32', [0x80], [0x7f], [], [], c, clamped=True)[0] == want


def check_twice(count=20):
    """Every line again in rationals; finite sums are the same number, and f32 and f16 of it are what struct's floats say."""
    seen = 0
    for line in lines():
        for (a, b, sa, sb, c, codes), result, total in line.results(0 if line.kind == 'i8' else 5 if line.longer else count):
            if total:
                if codes:                              # what is stored alone: a dense A of half the K
                    b = [b[at * line.chunk + place] for at, code in enumerate(codes) for place in places(line.chunk, code)]
                raw = a, b, sa, sb, c
                exact = in_rationals(line.kind, line.a, line.b, line.scale, line.d, *raw)
                assert exact == total[0] * Fraction(2) ** total[1], (line.name(), raw)
                _, significand, exponent = decode(line.d, result)
                if line.d == 'f32' and result & 0x7fffffff < 0x7f800000:
                    step = Fraction(2) ** (exponent - 23)
                    got = significand * step
                    assert abs(got) <= abs(exact) < abs(got) + step and (got == 0 or (got < 0) == (exact < 0)), (line.name(), raw)
                elif line.d == 'f16' and abs(exact) < 65520:
                    assert struct.pack('<e', exact).hex() == struct.pack('<H', result).hex() or not result, (line.name(), raw)
                seen += 1
    return seen


def self_test():
    for test in (check_generator, check_numbers, check_rounding, check_sums, check_f16_result, check_specials, check_scaled, check_longer, check_integers):
        test()
    print(f'the cases hold; {check_twice()} sums are the same in rationals')
    wrong = [] if samples() == (HERE / 'numerics_samples.txt').read_text() else ['numerics_samples.txt']
    committed = set((HERE / 'numerics.txt').read_text().splitlines())
    wrong += [f'numerics.txt: {line.name()}' for line in lines()[::96] if line.text(line.count()) not in committed]
    if wrong:
        sys.exit('differ from what is committed: ' + ', '.join(wrong))


# ---- records of a B200 -----------------------------------------------------------------------------------------------------
def of_f32(kind):
    """From the words of f32 to a type's own, for each of its finite numbers; tf32 is given as it is."""
    if kind == 'tf32':
        return lambda word: word
    found = {rounded(s, e - FLOATS[kind][1], 'f32'): raw for raw, (odd, s, e) in enumerate(TABLES[kind]) if odd == FINITE and s}
    return lambda word: found[word] if word & 0x7fffffff else 0


def converted(word, kind, to):
    _, significand, exponent = decode(kind, word)
    return rounded(significand, exponent - FLOATS[kind][1], to)


def plus(x, y):
    """The sum of two f32 numbers, to nearest even."""
    (_, s, e), (_, t, f) = decode('f32', x), decode('f32', y)
    unit = min(e, f)
    return rounded((s << e - unit) + (t << f - unit), unit - 23, 'f32', nearest=True)


def b200(folder):
    """Dot products of a B200, all words of f32. For D in f16 its program rounded C to nearest even; K = 4 of tf32 goes on with zeros.
    mma.sync of fp8 adds C to the sum of the products afterwards, to nearest even (so the records say: none of them differs), and its
    records in f16 are of another reckoning still; what tcgen05 shares with it is the sum of the products."""
    bad = 0
    for name, kind, a_type, d_type in (('fp16', 'f16', 'f16', 'f32'), ('fp16', 'f16', 'f16', 'f16'), ('bf16', 'f16', 'bf16', 'f32'),
                                       ('tf32', 'tf32', 'tf32', 'f32'), ('E4M3', 'f8f6f4', 'e4m3', 'f32'), ('E5M2', 'f8f6f4', 'e5m2', 'f32')):
        def rows(file, base):
            return [[int(w, base) for w in row.split()] for row in (folder / name / file).read_text().splitlines()]
        narrow, wrong = of_f32(a_type), 0
        a, b = rows(f'a_B200_{name}.txt', 16), rows(f'b_B200_{name}.txt', 16)
        c, d = rows('c_B200_fp32.txt', 2), rows(f'd_B200_fp{d_type[1:]}.txt', 2)
        for x, y, (z,), (want,) in zip(a, b, c, d):
            after, z = (z, 0) if kind == 'f8f6f4' else (None, converted(z, 'f32', 'f16') if d_type == 'f16' else z)
            got = once(kind, a_type, d_type, [narrow(w) for w in x], [narrow(w) for w in y], z)
            got = plus(got, after) if after is not None else converted(got, 'f16', 'f32') if d_type == 'f16' else got
            wrong += got != want
        print(f'{name} to {d_type}: {len(d)} dot products, {wrong} differ')
        bad += wrong
    return bad != 0


def main(words):
    if words[:1] == ['--self-test']:
        return self_test()
    if words[:1] == ['--b200'] and len(words) == 2:
        return b200(pathlib.Path(words[1]))
    if words[:1] == ['--count'] and len(words) in (2, 3):
        for line in lines():
            if len(words) == 2 or line.kind == words[2]:
                print(line.text(int(words[1])), flush=True)
        return 0
    if words == ['--million']:
        for text in million():
            print(text, flush=True)
        return 0
    if words[:1] == ['--line'] and len(words) in (2, 3):
        line = lines()[int(words[1]) - 1]
        print('#', line.name())
        for index, (_, result, _) in enumerate(line.results(int(words[2]) if len(words) == 3 else line.count())):
            print(index, f'{result:08x}')
        return 0
    if words not in ([], ['--check']):
        return __doc__.split('\n\n')[1]
    wrong = 0
    for name, make in (('numerics.txt', numerics), ('numerics_samples.txt', samples)):
        path, text = HERE / name, make()
        if words and (not path.exists() or path.read_text() != text):
            print(f'{name} differs')
            wrong = 1
        if not words:
            path.write_text(text)
            print(f'{name}: {len(text.splitlines())} lines, {len(text)} bytes')
    return wrong


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
