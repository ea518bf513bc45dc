#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""An oracle of tcgen05's descriptors and layouts for sm_100a, written from the tables of NVIDIA's PTX ISA manual (9.1; section
'TensorCore 5th Generation Family Instructions'), without looking at this library's headers or at CUTLASS.

usage: manual.py [--check]     writes manual_*.txt beside itself; --check only says which of them differ

Each function names the section and the table it follows. Where the manual leaves two readings, a tag in UNSURE says so, the
lines that depend on it carry the tag, and MANUAL.md lists them all."""
import hashlib
import itertools
import pathlib
import struct
import sys

HERE = pathlib.Path(__file__).resolve().parent

# What the manual leaves open. "figure": the place is only a picture in the manual; the rule was told in words elsewhere.
UNSURE = {
    'fig-ldst': 'the fragments of ld and st are figures 183 to 187 only; the rule is taken from notes on them',
    'fig-pack': 'figure 193 only: that pack::16b takes the low halves of columns 2c (low) and 2c+1 (high)',
    'split-pack': '.16x32bx2 with pack::16b: whether immHalfSplitoff counts columns of the memory (taken) or packed ones',
    'ld-lane': 'which lanes an address may name: the first of the quadrant, for .16x* also its 16th, is all that is sure',
    'fig-d': 'the data path layouts A to G are figures 205 to 218 only; the table gives datapaths and alignment',
    'layout-e': "the table says 2x3 for layout E; 2x2 (as layout B in one CTA) is taken: 2x3 cannot hold 64 rows in 128 lanes",
    'align-16': 'layouts C and F at alignment 16: all lanes 16 further (the table only says 0 or 16)',
    'pair-rows': 'which CTA of a pair holds which rows of D: the even one the lower half of M',
    'a-copies': 'A in tensor memory for layouts B, E and G: one copy for each group of datapaths that reads it; no figure shows A',
    'a-f8f6f4': 'packing of 4 and 6 bit A in tensor memory is told for mxf8f6f4; taken for f8f6f4 too',
    'fig-e2m1': 'E2M1 lies in bits 2 to 5 of its byte, 6 bit types in bits 0 to 5: figures 195 to 201; so mma.sync says in words',
    'mma-mixed': 'whether A and B may differ in type in kinds f16 and i8: the shape table lists sets, the descriptor has two fields',
    'f8-narrow-mn': '4 and 6 bit A or B transposed in kinds f8f6f4, mxf8f6f4: table 51 allows it, table 54 does not list it',
    'shift-not-ws': 'bits 30 and 31 other than 0 without .ws: no word on it',
    'ws-layout-d': '.ws with M = 128: layout D (the row says Either)',
    'nvf4-4x-e8m0': 'mxf4nvf4, scale_vec::4X with UE8M0: table 57 lists it; not in the grid, see nvf4-bit23',
    'nvf4-bit23': 'mxf4nvf4 with bit 23 = 1: table 44 of 9.1 lists UE4M3 = 0 only, table 57 (and table 44 later) UE8M0 too',
    'desc-55': "bits 53 to 60 are 'fixed 0xb00000000' in table 40, read as 0b00000000",
    'base-atom32': 'table 41 has no row for 128B swizzling with 32B atoms; 1024 bytes taken as for 128B',
    'sbo-atom32': 'MN-major, 32B atoms: table 55 has atoms of 4 along K, the definition of SBO says 8; 4 taken',
    'k-32B-example': 'the example K-major, 32B, tf32 gives K 16 elements at a row pitch of 8: only the first 8 do not overlap, and are taken',
    'atom32-k': 'K-major with 32B atoms: table 54 lists every swizzling mode, table 55 has no row for it',
    'canon-128': 'the canonical layouts have no row for 32B atoms; the swizzle there XORs bits 5,6 with 7,8',
    'span-names': 'the table describes Skip Span as used columns; its examples 2 to 4 zero Skip Span + 1 and use Use Span + 1',
    'start-long': 'a start count that is not less than the first span: the pattern is taken to go on into the next span',
    'shift-mask': 'whether the mask counts columns before or after the shift: before (column j of the product reads B column j + shift)',
    'fig-sf': 'scale factors are figures 230 to 258 only; words give the bytes an id selects and the copies for all 32-lane partitions',
    'sf-cols': 'rows 32 to 63 of a scale matrix in the next column and so on: figures 231 to 233, 240 to 242 only',
    'sf-m128-pair': 'B scales for M = 128 of a pair: all in each partition (reading all, the words), or the halves of N where layout B has them (reading split)',
    'sf-pair-a': 'A scales of a pair: each CTA holds those of its own rows',
    'k96-next': 'K = 96 (sm_103a): bytes past the word go on in the same row, 4 columns for each 128 rows further',
    'cp-row': 'cp: row i of the source is lane i (no figure), bytes along the row are columns, little-endian',
    'cp-warpx2': 'warpx2: "pair" holds either the same half (reading same) or both halves (reading both, the literal words)',
    'cp-4x256b': '4x256b: either row i is the first lane of quadrant i (reading quadrant), or lanes 28 to 31 of each (reading last)',
    'cp-pair': 'cp with cta_group 2 fills both tensor memories: whether each from its own shared memory is not said; manual_more.py has both',
    'fig-meta': 'sparsity metadata are figures 259 to 267 only; the rule is taken from notes on them',
    'meta-sel23': 'selectors 2 and 3: table 42 allows them; only 0 and 1 are known to name a column of a pair',
    'meta-tf32': 'tf32 metadata: by analogy with f16, no second source',
    'meta-m64': 'metadata for M = 64: lanes as layout F moves the rows; f16 and tf32 by analogy with M = 128',
    'meta-ws': 'metadata for .ws with M = 32 and 64: no figure (the M = 64 ones do not say .ws or not); not generated',
}


def bits(value, low, count):
    """The field of a descriptor: value in bits low to low + count - 1."""
    assert 0 <= value < 1 << count, (value, low, count)
    return value << low


def digest(name, values, width=4):
    """A line for a whole grid: its name, how many, SHA-256 over its values, little-endian, of width bytes."""
    data = struct.pack(f"<{len(values)}{'I' if width == 4 else 'Q'}", *values)
    return f'grid {name} {len(values)} sha256:{hashlib.sha256(data).hexdigest()}'


def taddr(lane, column):
    """Tensor Memory Addressing: lane in bits 16 to 31, column in bits 0 to 15."""
    return bits(lane, 16, 16) | bits(column, 0, 16)


# ---- shapes (7) ------------------------------------------------------------------------------------------------------------
# Matrix Shape, table 39 'Various combinations of .kind and shapes'. K dense; sparse is twice that.
K_OF = {'f16': 16, 'tf32': 8, 'f8f6f4': 32, 'i8': 32, 'mxf8f6f4': 32, 'mxf4': 64, 'mxf4nvf4': 64}
PLAIN = ('tf32', 'f16', 'f8f6f4', 'i8')
SCALED = ('mxf8f6f4', 'mxf4', 'mxf4nvf4')


def legal_m(kind, group, sparse, ws):
    """Table 39, column of shapes; () is Invalid."""
    if kind in SCALED:
        if ws:
            return ()
        return (128,) if group == 1 else (256,) if sparse else (128, 256)
    if ws:
        return (32, 64, 128) if group == 1 else ()
    return (64, 128) if group == 1 else (128, 256)


def legal_n(kind, group, sparse, ws, transpose_b8=False):
    """Table 39, column of N; with table 52 'N shape for 8bit transpose B'."""
    if not legal_m(kind, group, sparse, ws):
        return ()
    if ws:
        found = (64, 128) if sparse else (64, 128, 256)
    elif kind == 'i8':
        found = (8, 16, 24, *range(32, 257, 16)) if group == 1 else tuple(range(32, 257, 32))
    else:
        step = 8 * group
        found = tuple(range(step, 257, step))
    return tuple(n for n in found if n % (16 * group) == 0) if transpose_b8 else found


def legal_alloc(columns):
    """Tensor Memory Allocation; tcgen05.alloc: a power of two from 32 to 512."""
    return 32 <= columns <= 512 and columns & (columns - 1) == 0


def spans(values):
    """Values as first:last:step runs, for short lines."""
    out, i = [], 0
    while i < len(values):
        j = i + 1
        step = values[j] - values[i] if j < len(values) else 0
        while j < len(values) and values[j] - values[j - 1] == step:
            j += 1
        if j - i < 3:
            j, step = i + 1, 0
        out.append(str(values[i]) if j == i + 1 else f'{values[i]}:{values[j - 1]}:{step}')
        i = j
    return ','.join(out) or '-'


def shapes():
    head = ['shape KIND CTA_GROUP SPARSE WS M N K: table 39; - is Invalid, a:b:s is from a to b by s',
            'n8t KIND CTA_GROUP SPARSE WS N: tables 39 and 52, B of 8 bits transposed',
            'k96 KIND CTA_GROUP M N: K = 96, dense, sm_103a only', 'alloc COLUMNS LEGAL: tcgen05.alloc and dealloc; besides, a CTA never allocates more columns than the time before',
            'swizzle TYPE_BITS TRANSPOSED MODES: table 54, as codes of bits 61 to 63 (2 128B, 4 64B, 6 32B, 1 128B of 32B atoms)',
            'transpose, negate KIND LEGAL: table 51', 'type KIND D A,B: table 39', 'scale KIND VECTOR ELEMENTS SCALE ALIAS K: tables 56, 57',
            'bits KIND: K and the bytes of a row of K in shared memory']
    out = []
    for kind, group, sparse, ws in itertools.product((*PLAIN, *SCALED), (1, 2), (0, 1), (0, 1)):
        k = K_OF[kind] * (1 + sparse)
        out.append(f'shape {kind} {group} {sparse} {ws} {spans(legal_m(kind, group, sparse, ws))} '
                   f'{spans(legal_n(kind, group, sparse, ws))} {k if legal_m(kind, group, sparse, ws) else "-"}')
    for kind, group, sparse, ws in itertools.product(('f8f6f4', 'i8', 'mxf8f6f4'), (1, 2), (0, 1), (0, 1)):
        if legal_m(kind, group, sparse, ws):
            out.append(f'n8t {kind} {group} {sparse} {ws} {spans(legal_n(kind, group, sparse, ws, True))}')
    out += [f'k96 {kind} 2 256 16:256:16' for kind in ('mxf4', 'mxf4nvf4')]
    out += [f'alloc {c} {int(legal_alloc(c))}' for c in (0, 1, 8, 16, 31, 32, 33, 48, 64, 96, 128, 192, 256, 384, 511, 512, 513, 576, 1024)]
    out += ['swizzle 4,6,8,16,32 0 0,1,2,4,6', 'swizzle 8,16 1 0,2,4,6', 'swizzle 32 1 1', 'swizzle 4,6 1 - UNSURE f8-narrow-mn']
    out += [f'transpose {k} {int(k not in ("mxf4", "mxf4nvf4"))}' for k in (*PLAIN, *SCALED)]
    out += [f'negate {k} {int(k != "i8")}' for k in (*PLAIN, *SCALED)]
    narrow = 'e4m3,e5m2,e2m3,e3m2,e2m1'
    out += ['type f16 f16 f16', 'type f16 f32 f16,bf16', 'type tf32 f32 tf32', f'type f8f6f4 f32,f16 {narrow}', 'type i8 s32 s8,u8',
            f'type mxf8f6f4 f32 {narrow}', 'type mxf4 f32 e2m1', 'type mxf4nvf4 f32 e2m1', 'UNSURE mma-mixed']
    out += [f'scale mxf8f6f4 1X {narrow} ue8m0 block32 32,64', 'scale mxf4 2X e2m1 ue8m0 block32 64,128', 'scale mxf4nvf4 2X e2m1 ue8m0 block32 64,128',
            'scale mxf4nvf4 4X e2m1 ue4m3 block16 64,128', 'scale mxf4nvf4 4X e2m1 ue8m0 block16 64,128 UNSURE nvf4-4x-e8m0']
    out += ['bits f16 16 32', 'bits tf32 8 32', 'bits f8f6f4 32 32', 'bits i8 32 32', 'bits mxf8f6f4 32 32', 'bits mxf4 64 32', 'bits mxf4nvf4 64 32']
    return head, out


# ---- instruction descriptors (1) -------------------------------------------------------------------------------------------
# Instruction descriptor, tables 42 to 44.
D_CODE = {'f16': 0, 'f32': 1, 's32': 2}
AB_CODE = {'tf32': {'tf32': 2}, 'f16': {'f16': 0, 'bf16': 1}, 'i8': {'u8': 0, 's8': 1},
           'f8f6f4': {'e4m3': 0, 'e5m2': 1, 'e2m3': 3, 'e3m2': 4, 'e2m1': 5}, 'mxf4': {'e2m1': 1}, 'mxf4nvf4': {'e2m1': 1}}
AB_CODE['mxf8f6f4'] = AB_CODE['f8f6f4']
SHIFT_CODE = {0: 0, 8: 1, 16: 2, 32: 3}
SCALE_CODE = {'ue4m3': 0, 'ue8m0': 1}


def idesc_plain(kind, *, m, n, d, a, b, sparse=0, selector=0, saturate=0, neg_a=0, neg_b=0, trans_a=0, trans_b=0, shift=0):
    """Table 42: kinds tf32, f16, f8f6f4, i8."""
    code = AB_CODE[kind]
    return (bits(selector, 0, 2) | bits(sparse, 2, 1) | bits(saturate, 3, 1) | bits(D_CODE[d], 4, 2) | bits(code[a], 7, 3)
            | bits(code[b], 10, 3) | bits(neg_a, 13, 1) | bits(neg_b, 14, 1) | bits(trans_a, 15, 1) | bits(trans_b, 16, 1)
            | bits(n >> 3, 17, 6) | bits(m >> 4, 24, 5) | bits(SHIFT_CODE[shift], 30, 2))


def idesc_scaled(kind, *, m, n, a, b, scale, sfa=0, sfb=0, sparse=0, neg_a=0, neg_b=0, trans_a=0, trans_b=0, k96=0):
    """Table 43: mxf8f6f4 (type of B in 3 bits, bit 31 zero). Table 44: mxf4, mxf4nvf4 (type of B in 2 bits, bit 31 is K = 96)."""
    code = AB_CODE[kind]
    return (bits(sparse, 2, 1) | bits(sfb, 4, 2) | bits(code[a], 7, 3) | bits(code[b], 10, 3 if kind == 'mxf8f6f4' else 2)
            | bits(neg_a, 13, 1) | bits(neg_b, 14, 1) | bits(trans_a, 15, 1) | bits(trans_b, 16, 1) | bits(n >> 3, 17, 6)
            | bits(SCALE_CODE[scale], 23, 1) | bits(m >> 7, 27, 2) | bits(sfa, 29, 2) | bits(k96, 31, 1))


def types_of(kind):
    """(D, A, B): table 39; A and B of one type in kind f16 (see mma-mixed), any two else."""
    if kind == 'tf32':
        return [('f32', 'tf32', 'tf32')]
    if kind == 'f16':
        return [('f16', 'f16', 'f16'), ('f32', 'f16', 'f16'), ('f32', 'bf16', 'bf16')]
    if kind == 'i8':
        return [('s32', a, b) for a in ('u8', 's8') for b in ('u8', 's8')]
    return [(d, a, b) for d in ('f16', 'f32') for a in AB_CODE[kind] for b in AB_CODE[kind]]


def wide(kind, name):
    """May an operand of this type be transposed (tables 51 and 54)?"""
    return kind in ('tf32', 'f16', 'i8') or name in ('e4m3', 'e5m2')


def plain_grid(kind):
    """All legal fields of a kind, in this order: cta_group, ws, sparse, selector, saturate, (D, A, B), neg A, neg B, trans A,
    trans B, M, N, shift (8, 16, 32 with .ws only)."""
    for group, ws, sparse in itertools.product((1, 2), (0, 1), (0, 1)):
        selectors = (0, 1, 2, 3) if sparse and kind in ('f16', 'tf32') else (0,)
        for selector, saturate, (d, a, b) in itertools.product(selectors, (0, 1) if kind == 'i8' else (0,), types_of(kind)):
            for na, nb, ta, tb in itertools.product(*((0,) if kind == 'i8' else (0, 1),) * 2, (0, 1), (0, 1)):
                if ta and not wide(kind, a) or tb and not wide(kind, b):
                    continue
                b8t = bool(tb) and kind in ('f8f6f4', 'i8')
                for m, n, shift in itertools.product(legal_m(kind, group, sparse, ws), legal_n(kind, group, sparse, ws, b8t),
                                                     (0, 8, 16, 32) if ws else (0,)):
                    yield (group, ws, sparse, selector, saturate, d, a, b, na, nb, ta, tb, m, n, shift)


def plain_word(kind, row):
    group, ws, sparse, selector, saturate, d, a, b, na, nb, ta, tb, m, n, shift = row
    return idesc_plain(kind, m=m, n=n, d=d, a=a, b=b, sparse=sparse, selector=selector, saturate=saturate, neg_a=na, neg_b=nb,
                       trans_a=ta, trans_b=tb, shift=shift)


def scaled_grid(kind):
    """All legal fields, in this order: cta_group, sparse, vector, scale, (A, B), SFA_ID, SFB_ID, neg A, neg B, trans A, trans B,
    M, N. K = 96 is left out: sm_103a."""
    vectors = {'mxf8f6f4': [('1X', 'ue8m0')], 'mxf4': [('2X', 'ue8m0')], 'mxf4nvf4': [('2X', 'ue8m0'), ('4X', 'ue4m3')]}[kind]
    for group, sparse, (vector, scale), a, b in itertools.product((1, 2), (0, 1), vectors, AB_CODE[kind], AB_CODE[kind]):
        ids = {'1X': (0, 1, 2, 3), '2X': (0, 2), '4X': (0,)}[vector]
        flags = (0, 1) if kind == 'mxf8f6f4' else (0,)
        for sfa, sfb, na, nb, ta, tb in itertools.product(ids, ids, (0, 1), (0, 1), flags, flags):
            if ta and not wide(kind, a) or tb and not wide(kind, b):
                continue
            for m, n in itertools.product(legal_m(kind, group, sparse, 0), legal_n(kind, group, sparse, 0, bool(tb))):
                yield (group, sparse, vector, scale, a, b, sfa, sfb, na, nb, ta, tb, m, n)


def scaled_word(kind, row):
    group, sparse, vector, scale, a, b, sfa, sfb, na, nb, ta, tb, m, n = row
    return idesc_scaled(kind, m=m, n=n, a=a, b=b, scale=scale, sfa=sfa, sfb=sfb, sparse=sparse, neg_a=na, neg_b=nb, trans_a=ta, trans_b=tb)


def illegal_words():
    """(kind, how it is used, word, why): each is legal but for one thing."""
    f16 = idesc_plain('f16', m=128, n=128, d='f32', a='f16', b='f16')
    i8 = idesc_plain('i8', m=128, n=128, d='s32', a='s8', b='s8')
    f8 = idesc_plain('f8f6f4', m=128, n=128, d='f32', a='e4m3', b='e4m3')
    tf = idesc_plain('tf32', m=128, n=128, d='f32', a='tf32', b='tf32')
    mx = idesc_scaled('mxf8f6f4', m=128, n=128, a='e4m3', b='e4m3', scale='ue8m0')
    m4 = idesc_scaled('mxf4', m=128, n=128, a='e2m1', b='e2m1', scale='ue8m0')
    nv = idesc_scaled('mxf4nvf4', m=128, n=128, a='e2m1', b='e2m1', scale='ue4m3')

    def field(word, low, count, value):
        return word & ~(((1 << count) - 1) << low) | value << low

    def with_mn(word, m, n):
        return field(field(word, 24, 5, m >> 4), 17, 6, n >> 3)
    out = []
    for kind, word in (('f16', f16), ('tf32', tf), ('f8f6f4', f8), ('i8', i8), ('mxf8f6f4', mx), ('mxf4', m4), ('mxf4nvf4', nv)):
        for bit in (6, 23, 29) if kind in PLAIN else (0, 1, 3, 6, 24, 25, 26):
            out.append((kind, 'cg1', word | 1 << bit, f'reserved bit {bit}'))
        out += [(kind, 'cg1', field(word, 17, 6, 0), 'N = 0'), (kind, 'cg1', field(word, 17, 6, 33), 'N = 264')]
        for group, n in ((2, 8), (2, 24), *(((1, 40), (1, 56), (2, 16), (2, 48)) if kind == 'i8' else ())):
            out.append((kind, f'cg{group}', field(field(word, 17, 6, n >> 3), 27, 2, 1), f'N = {n} not in table 39'))
        wrong = ((1, 0), (1, 32), (1, 96), (1, 192), (1, 256), (2, 64), (2, 192)) if kind in PLAIN else ((1, 0), (1, 256), (2, 0))
        out += [(kind, f'cg{group}', with_mn(word, m, 128) if kind in PLAIN else field(word, 27, 2, m >> 7), f'M = {m} not in table 39')
                for group, m in wrong]
    for kind, word in (('f16', f16), ('tf32', tf), ('f8f6f4', f8), ('i8', i8)):
        out += [(kind, 'cg1 ws', with_mn(word, 128, 32), 'N = 32 with .ws'), (kind, 'cg1 ws', with_mn(word, 256, 128), 'M = 256 with .ws'),
                (kind, 'cg1 ws sparse', with_mn(word, 128, 256) | 4, 'N = 256 with .ws and sparse'), (kind, 'cg2 ws', word, '.ws with cta_group 2'),
                (kind, 'cg1', word | 1 << 30, 'shift without .ws UNSURE shift-not-ws')]
    for kind, word, codes in (('f16', f16, (2,)), ('tf32', tf, (0, 2)), ('f8f6f4', f8, (2,)), ('i8', i8, (0, 1))):
        out += [(kind, 'cg1', field(word, 4, 2, c), f'D type {c}') for c in (*codes, 3)]
    for kind, word, good in (('f16', f16, (0, 1)), ('tf32', tf, (2,)), ('f8f6f4', f8, (0, 1, 3, 4, 5)), ('i8', i8, (0, 1)), ('mxf8f6f4', mx, (0, 1, 3, 4, 5)),
                             ('mxf4', m4, (1,)), ('mxf4nvf4', nv, (1,))):
        out += [(kind, 'cg1', field(word, 7, 3, c), f'A type {c}') for c in range(8) if c not in good]
        out += [(kind, 'cg1', field(word, 10, 3, c), f'B type {c}') for c in range(8) if c not in good]
    out += [(kind, 'cg1', word | 8, 'saturate is of kind i8') for kind, word in (('f16', f16), ('tf32', tf), ('f8f6f4', f8))]
    out += [('i8', 'cg1', i8 | 1 << 13, 'negate A'), ('i8', 'cg1', i8 | 1 << 14, 'negate B')]
    out += [('f16', 'cg1', field(field(f16, 4, 2, 0), 7, 3, 1), 'D f16 of A bf16'), ('f16', 'cg1', field(field(f16, 4, 2, 0), 10, 3, 1), 'D f16 of B bf16'),
            ('f16', 'cg1', field(f16, 10, 3, 1), 'A f16 with B bf16 UNSURE mma-mixed')]
    for kind, word in (('f8f6f4', f8), ('i8', i8)):
        out += [(kind, 'cg1 sparse', word | 4 | s, f'selector {s}') for s in (1, 2, 3)]
        out += [(kind, 'cg1', field(word | 1 << 16, 17, 6, 3), 'N = 24 with B of 8 bits transposed, table 52'),
                (kind, 'cg2', field(field(word | 1 << 16, 17, 6, 6), 24, 5, 8), 'N = 48 with B of 8 bits transposed, table 52')]
    out += [('mxf8f6f4', 'cg1', field(mx | 1 << 16, 17, 6, 3), 'N = 24 with B of 8 bits transposed, table 52')]
    out += [('mxf8f6f4', 'cg1', mx ^ 1 << 23, 'scale type other than UE8M0'), ('mxf4', 'cg1', m4 ^ 1 << 23, 'scale type other than UE8M0'),
            ('mxf8f6f4', 'cg1', mx | 1 << 31, 'reserved bit 31'), ('mxf8f6f4', 'cg2 sparse', mx | 4, 'M = 128 of a pair, sparse'),
            ('mxf4', 'cg2 sparse', m4 | 4, 'M = 128 of a pair, sparse'), ('mxf4nvf4', 'cg2 sparse', nv | 4, 'M = 128 of a pair, sparse')]
    for kind, word in (('mxf4', m4), ('mxf4nvf4', nv)):
        out += [(kind, 'cg1', word | 1 << 15, 'transpose A'), (kind, 'cg1', word | 1 << 16, 'transpose B'), (kind, 'cg1', word | 1 << 12, 'reserved bit 12')]
        out += [(kind, 'cg1', field(word, 4, 2, c), f'SFB_ID {c}') for c in (1, 3)] + [(kind, 'cg1', field(word, 29, 2, c), f'SFA_ID {c}') for c in (1, 3)]
        out += [(kind, 'cg1', word | 1 << 31, 'K = 96 with cta_group 1'), (kind, 'cg2', word | 1 << 31, 'K = 96 with M = 128'),
                (kind, 'cg2', field(word, 27, 2, 2) | 1 << 31, 'K = 96 on sm_100a'), (kind, 'cg2 sparse', field(word, 27, 2, 2) | 1 << 31 | 4, 'K = 96 and sparse')]
    e8 = nv | 1 << 23
    out += [('mxf4nvf4', 'cg1 2X', nv, 'UE4M3 with scale_vec::2X'), ('mxf4nvf4', 'cg1 2X', e8, 'UE8M0 UNSURE nvf4-bit23'),
            ('mxf4nvf4', 'cg1 4X', e8, 'UE8M0 UNSURE nvf4-4x-e8m0')]
    out += [('mxf4nvf4', 'cg1 4X', nv | 2 << 4, 'SFB_ID 2 with scale_vec::4X'), ('mxf4nvf4', 'cg1 4X', nv | 2 << 29, 'SFA_ID 2 with scale_vec::4X')]
    for kind, word in (('f8f6f4', f8), ('mxf8f6f4', mx)):
        for name in ('e2m3', 'e3m2', 'e2m1'):
            c = AB_CODE[kind][name]
            out += [(kind, 'cg1', field(word | 1 << 15, 7, 3, c), f'A {name} transposed UNSURE f8-narrow-mn'),
                    (kind, 'cg1', field(word | 1 << 16, 10, 3, c), f'B {name} transposed UNSURE f8-narrow-mn')]
    return out


def idesc():
    head = ['d KIND CTA_GROUP WS SPARSE SELECTOR SATURATE D A B NEG_A NEG_B TRANS_A TRANS_B M N MAX_SHIFT WORD: table 42',
            'b KIND CTA_GROUP SPARSE VECTOR SCALE A B SFA_ID SFB_ID NEG_A NEG_B TRANS_A TRANS_B M N WORD: tables 43, 44',
            'x KIND USE WORD REASON: illegal for that use (cgN is cta_group N); with UNSURE the manual does not decide',
            'grid NAME COUNT SHA256: the words of all legal fields, in the order of plain_grid() or scaled_grid(). The lines d and b are some of them:',
            '  every 997th, and the first 40 that differ from the one before in a field left of M']
    out = []
    for kind in (*PLAIN, *SCALED):
        grid, word, cut = (plain_grid, plain_word, 12) if kind in PLAIN else (scaled_grid, scaled_word, 12)
        rows = list(grid(kind))
        out.append(digest(f'{kind}', [word(kind, r) for r in rows]))
        fresh = 0
        for i, row in enumerate(rows):
            new = i == 0 or row[:cut] != rows[i - 1][:cut]
            fresh += new
            if i % 997 == 0 or new and fresh <= 40:
                out.append(f'{"d" if kind in PLAIN else "b"} {kind} {" ".join(map(str, row))} {word(kind, row):08x}')
    out += [f'x {kind} {use.replace(" ", ",")} {word:08x} {why}' for kind, use, word, why in illegal_words()]
    return head, out


# ---- shared memory descriptors (2) -----------------------------------------------------------------------------------------
# Shared memory descriptor, tables 40 and 41. Mode: 0 none, 1 128B of 32B atoms, 2 128B, 4 64B, 6 32B.
MODES = (0, 1, 2, 4, 6)
REPEAT = {0: 1, 1: 1024, 2: 1024, 4: 512, 6: 256}


def encode(x):
    """matrix-descriptor-encode of table 40."""
    return (x & 0x3FFFF) >> 4


def base_offset(mode, pattern):
    """Table 41 and the formula below it: 0 where the pattern starts on its boundary."""
    return 0 if pattern % REPEAT[mode] == 0 else pattern >> 7 & 7


def smem_desc(start, leading, stride, base, absolute, mode):
    """Table 40."""
    return (bits(encode(start), 0, 14) | bits(encode(leading), 16, 14) | bits(encode(stride), 32, 14) | bits(1, 46, 3) | bits(base, 49, 3)
            | bits(absolute, 52, 1) | bits(mode, 61, 3))


def smem_decode(word):
    """Fields of table 40: start, leading, stride, constant 46, base, absolute, constant 53, mode."""
    return ((word & 0x3FFF) << 4, (word >> 16 & 0x3FFF) << 4, (word >> 32 & 0x3FFF) << 4, word >> 46 & 7, word >> 49 & 7, word >> 52 & 1,
            word >> 53 & 255, word >> 61)


def smem_faults(start, leading, stride, base, absolute, mode, const=1, zero=0):
    """Why a descriptor is wrong on sm_100a: table 40, its notes, 'Restrictions on the Leading Dimension Absolute Address Stride'."""
    out = [f'{name} not a multiple of 16' for name, x in (('start', start), ('leading', leading), ('stride', stride)) if x % 16]
    out += [f'{name} not below 256 KiB' for name, x in (('start', start), ('leading', leading), ('stride', stride)) if x > 0x3FFFF]
    out += [f'swizzle mode {mode}'] if mode in (3, 5, 7) else []
    out += ['bits 46 to 48'] if const != 1 else []
    out += ['bits 53 to 60'] if zero else []
    if absolute:
        out += ['absolute leading address: sm_103a only'] + (['absolute with another swizzle than 128B'] if mode != 2 else [])
        out += ['absolute with a base offset'] if base else []
    return out


def smem():
    head = ['s START LEADING STRIDE BASE ABSOLUTE MODE WORD: encode; decode gives the same fields back. ABSOLUTE 1: legal on sm_103a only, with mode 2 and base 0',
            'w WORD START LEADING STRIDE CONST46 BASE ABSOLUTE CONST53 MODE FAULTS: decode of any word, faults on sm_100a separated by ;',
            'o MODE PATTERN_START BASE_OFFSET: table 41 and the formula', 'grid NAME COUNT SHA256: over 64 bit words, fields in the order of the s line, sets in SMEM_GRID']
    rows = list(itertools.product(*SMEM_GRID))
    out = [digest('smem', [smem_desc(*r) for r in rows], 8)]
    out += [f's {r[0]:x} {r[1]:x} {r[2]:x} {r[3]} {r[4]} {r[5]} {smem_desc(*r):016x}' for r in rows[::61]]
    good = smem_desc(0x4000, 16, 1024, 0, 0, 2)
    words = [good, good | 1 << 52, good ^ 1 << 46, good | 1 << 47, good | 1 << 48, *(good | 1 << b for b in range(53, 61)), 0, 0xFFFFFFFFFFFFFFFF]
    words += [good & ~(7 << 61) | m << 61 for m in range(8)] + [good & ~(7 << 61) | m << 61 | 1 << 52 for m in MODES] + [good | b << 49 for b in range(8)]
    words += [good | b << 49 | 1 << 52 for b in range(8)] + [good | 1 << b for b in (14, 15, 30, 31)]
    for word in dict.fromkeys(words):
        f = smem_decode(word)
        why = smem_faults(f[0], f[1], f[2], f[4], f[5], f[7], f[3], f[6])
        why += [f'bits {a} and {a + 1}' for a in (14, 30) if word >> a & 3]
        out.append(f'w {word:016x} {f[0]:x} {f[1]:x} {f[2]:x} {f[3]} {f[4]} {f[5]} {f[6]:x} {f[7]} {";".join(why) or "-"}')
    for mode in MODES:
        out += [f'o {mode} {x:x} {base_offset(mode, x)}{" UNSURE base-atom32" if mode == 1 else ""}' for x in range(0, 0x1000, 0x80)]
    for given in ((0x4008, 16, 1024, 0, 0, 2), (0x4000, 8, 1024, 0, 0, 2), (0x4000, 16, 1000, 0, 0, 2), (0x40000, 16, 1024, 0, 0, 2)):
        out.append(f'e {" ".join(f"{x:x}" for x in given)} {smem_desc(*given):016x} {";".join(smem_faults(*given))}')
    head.insert(1, 'e START LEADING STRIDE BASE ABSOLUTE MODE WORD FAULTS: fields that are wrong, and what encode makes of them')
    return head, out + ['UNSURE desc-55']


SMEM_GRID = ((0, 0x10, 0x400, 0x2480, 0x8000, 0x1FFF0, 0x37FF0, 0x3FFF0), (0, 0x10, 0x80, 0x100, 0x800, 0x1000, 0x3FFF0),
             (0, 0x10, 0x80, 0x100, 0x200, 0x400, 0x2000, 0x3FFF0), range(8), (0, 1), MODES)


# ---- canonical layouts in shared memory (2) --------------------------------------------------------------------------------
# Canonical Layouts; table 55 'Layout for swizzle atoms'. W: bytes of a row of a swizzle atom.
WIDTH = {0: 16, 1: 128, 2: 128, 4: 64, 6: 32}


def swizzled(mode, address):
    """Swizzle<B,4,3> of the table, on bytes: bits 4 to 4+B-1 XOR the bits 3 higher. Mode 1: see canon-128."""
    if mode == 1:
        return address ^ (address >> 2 & 0x60)
    b = {0: 0, 2: 3, 4: 2, 6: 1}[mode]
    return address ^ (address >> 3 & (1 << b) - 1 << 4)


def k_major(mode, size, leading, stride, r, k):
    """Byte of element (r, k), K-major: ((8,m),(T,2k)) : ((W,SBO),(1,LBO or T)), in bytes, before the swizzle."""
    byte = k * size
    if mode == 0:
        return r % 8 * 16 + r // 8 * stride + byte // 16 * leading + byte % 16
    return r % 8 * WIDTH[mode] + r // 8 * stride + byte


def mn_major(mode, size, leading, stride, r, k):
    """Byte of element (r, k), MN-major: ((T,W/16,m),(8,k)) : ((1,T,LBO),(W,SBO)); without swizzle SBO and LBO change places.
    Mode 1: 4 along K (see sbo-atom32)."""
    byte, along = r * size, 4 if mode == 1 else 8
    if mode == 0:
        return byte % 16 + byte // 16 * stride + k % 8 * 16 + k // 8 * leading
    return byte % WIDTH[mode] + byte // WIDTH[mode] * leading + k % along * WIDTH[mode] + k // along * stride


def canon():
    head = ['c MAJOR MODE ELEMENT_BYTES LEADING STRIDE ROWS K, then lines of byte offsets, swizzled, start at 0: a line for each row r, values for',
            '  each k of one MMA; hexadecimal, rows that the digest alone covers are left out (every 8th and the first 8 are shown)',
            'grid NAME COUNT SHA256: all rows, k within r', 'm: the examples of the section, exact layouts in elements, unswizzled: name, r, k, element']
    out = []
    for mode, size in itertools.product(MODES, (1, 2, 4)):
        k, rows = 32 // size, 128
        cases = [('K', 16 * rows if mode == 0 else 16, 128 if mode == 0 else 8 * WIDTH[mode])]
        if (mode == 1) == (size == 4):
            deep = (4 if mode == 1 else 8) * WIDTH[mode]
            cases.append(('MN', 128, 2 * 128 * (k // 8)) if mode == 0 else ('MN', 2048, deep))
        for major, leading, stride in cases:
            place = k_major if major == 'K' else mn_major
            table = [[swizzled(mode, place(mode, size, leading, stride, r, kk)) for kk in range(k)] for r in range(rows)]
            tag = ' UNSURE canon-128,' + ('sbo-atom32' if major == 'MN' else 'atom32-k') if mode == 1 else ''
            out.append(f'c {major} {mode} {size} {leading:x} {stride:x} {rows} {k}{tag}')
            for r in (*range(8), *range(8, rows, 8)):
                row = table[r]
                step = next((i for i in range(1, k) if row[i] != row[i - 1] + size), k) if major == 'K' else 1
                out.append(f'{r} ' + ' '.join(f'{x:x}' for x in row[::step]))
            out.append(digest(f'{major}-{mode}-{size}', [x for row in table for x in row]))
    head.insert(2, '  where a K-major row runs on by the element, only the first of each run is shown')
    examples = (('k-none-tf32', 0, 4, 'K', 256, 128, lambda r, k: r % 8 * 4 + r // 8 * 32 + k % 4 + k // 4 * 64, 16, 16),
                ('k-32B-tf32', 6, 4, 'K', 16, 256, lambda r, k: r % 8 * 8 + r // 8 * 64 + k % 4 + k // 4 * 4, 16, 8),
                ('mn-none-bf16', 0, 2, 'MN', 256, 128, lambda r, k: r % 8 + r // 8 * 64 + k % 8 * 8 + k // 8 * 128, 16, 16),
                ('mn-32B-bf16', 6, 2, 'MN', 256, 512, lambda r, k: r % 8 + r // 8 % 2 * 8 + r // 16 * 128 + k % 8 * 16 + k // 8 * 256, 32, 16),
                ('mn-64B-bf16', 4, 2, 'MN', 512, 1024, lambda r, k: r % 8 + r // 8 % 4 * 8 + r // 32 * 256 + k % 8 * 32 + k // 8 * 512, 64, 16))
    for name, mode, size, major, leading, stride, exact, rows, depth in examples:
        place = k_major if major == 'K' else mn_major
        for r, k in itertools.product(range(rows), range(depth)):
            assert place(mode, size, leading, stride, r, k) == size * exact(r, k), (name, r, k)
        out += [f'm {name} {r} {k} {exact(r, k)}' for r, k in ((0, 1), (1, 0), (7, 3), (8, 0), (9, 5), (rows - 1, depth - 1))]
    return head, [*out, 'UNSURE k-32B-example']


# ---- zero-column masks (2) -------------------------------------------------------------------------------------------------
def zero_mask_desc(starts, firsts, nonzero, skip, use, shift):
    """Zero-Column Mask Descriptor, table 45."""
    word = bits(nonzero, 39, 1) | bits(skip, 40, 8) | bits(use, 48, 8) | bits(shift, 56, 6)
    for i in range(4):
        word |= bits(starts[i], 8 * i, 8) | bits(firsts[i], 32 + i, 1)
    return word


def zero_mask(m, n, starts, firsts, nonzero, skip, use):
    """The mask of N bits, bit 1: column taken as 0. Sub-masks by M; span lengths as in the examples 2 to 4 (see span-names)."""
    parts, mask = 128 // m, 0
    size = n // parts
    for i in range(parts) if nonzero else ():
        spans_of = (use + 1, skip + 1) if firsts[i] == 0 else (skip + 1, use + 1)
        for j in range(size):
            second = (starts[i] + j) % sum(spans_of) >= spans_of[0]
            mask |= (firsts[i] ^ second) << i * size + j
    return mask


def zeromask():
    head = ['z M N STARTS FIRSTS NONZERO SKIP USE SHIFT WORD MASK: STARTS sc0,sc1,sc2,sc3; FIRSTS fs0,..; MASK of N bits, hexadecimal, bit j is column j',
            'x WORD M REASON: illegal', 'grid NAME COUNT SHA256: words of 64 bits: the descriptor, then the mask in N/64 words, lowest first']
    out, words = ['UNSURE span-names', 'UNSURE shift-mask'], []
    checks = (((0, 0, 0, 0), (0, 0, 0, 0), 128, 0, '0000111000011100'), ((0, 0, 0, 0), (1, 0, 0, 0), 64, 0, '1110000111000'),
              ((0, 0, 0, 0), (1, 0, 0, 0), 64, 1, '00001110000111'), ((0, 1, 2, 1), (1, 1, 0, 0), 32, 1, '1100001110000'),
              ((0, 1, 2, 1), (1, 1, 0, 0), 32, 2, '001110000111'), ((0, 1, 2, 1), (1, 1, 0, 0), 32, 3, '0001110000111'))
    for starts, firsts, m, part, low in checks:                     # the examples 2, 3, 4 of the section, lowest column first
        size = 128 * m // 128
        got = zero_mask(m, 128, starts, firsts, 1, 2, 3) >> part * size
        assert all((got >> i & 1) == int(c) for i, c in enumerate(low)), (m, part)
    cases = [((a, b, c, d), fs, nz, skip, use, shift) for a, b, c, d in ((0, 0, 0, 0), (1, 1, 1, 1), (0, 1, 2, 1), (3, 2, 1, 0))
             for fs in ((0, 0, 0, 0), (1, 1, 1, 1), (1, 1, 0, 0), (0, 1, 0, 1)) for nz in (0, 1)
             for skip, use in ((2, 3), (4, 3), (0, 0), (7, 7), (15, 31), (0, 63), (127, 4), (255, 255)) for shift in (0, 2, 8, 16, 32)]
    for m, n in itertools.product((32, 64, 128), (64, 128, 256)):
        for i, (starts, firsts, nz, skip, use, shift) in enumerate(cases):
            if shift > (16 if m == 32 else 32):
                continue
            first = [skip + 1 if f else use + 1 for f in firsts]
            if any(s >= length for s, length in zip(starts, first)):
                continue                                            # see start-long
            word, mask = zero_mask_desc(starts, firsts, nz, skip, use, shift), zero_mask(m, n, starts, firsts, nz, skip, use)
            words += [word, *(mask >> 64 * q & 2 ** 64 - 1 for q in range(n // 64))]
            if i % 37 == 0:
                out.append(f'z {m} {n} {",".join(map(str, starts))} {",".join(map(str, firsts))} {nz} {skip} {use} {shift} {word:016x} {mask:0{n // 4}x}')
    out.append(digest('zeromask', words, 8))
    out.append('UNSURE start-long')
    good = zero_mask_desc((0,) * 4, (0,) * 4, 1, 2, 3, 0)
    out += [f'x {good | 1 << b:016x} 128 reserved bit {b}' for b in (36, 37, 38, 62, 63)]
    out += [f'x {good | 17 << 56:016x} 32 shift 17 with M = 32', f'x {good | 33 << 56:016x} 64 shift 33', f'x {good | 33 << 56:016x} 128 shift 33']
    return head, out


# ---- tensor memory (3) -----------------------------------------------------------------------------------------------------
def layout_of(m, group, sparse, ws):
    """Data Path Layout Organization, its table: letter of the layout."""
    if ws:
        return {32: 'G', 64: 'E', 128: 'D'}[m]
    if group == 1:
        return {64: 'F', 128: 'D'}[m]
    return 'A' if m == 256 else 'C' if sparse else 'B'


ROWS = {'A': 128, 'B': 64, 'C': 64, 'D': 128, 'E': 64, 'F': 64, 'G': 32}          # rows of D in one CTA
SPLIT = {'A': 1, 'B': 2, 'C': 1, 'D': 1, 'E': 2, 'F': 1, 'G': 4}                 # groups of columns side by side in lanes


def d_place(layout, n, row, column, align=0):
    """(lane, column) of D[row, column] of one CTA. Figures 205 to 218: see fig-d. Datapaths 4x1, 2x2, 1x4, half of 4x1."""
    if layout in 'CF':
        return row // 16 * 32 + row % 16 + align, column
    part = n // SPLIT[layout]
    return row + ROWS[layout] * (column // part), column % part


def a_place(layout, width, row, k, align=0):
    """[(lane, column, bit)] of A[row, k] of one CTA; width: bits of its container. Packing formats of elements in Tensor memory."""
    per = 32 // width
    copies = range(SPLIT[layout])
    lanes = [row // 16 * 32 + row % 16 + align] if layout in 'CF' else [row + ROWS[layout] * c for c in copies]
    return [(lane, k // per, k % per * width) for lane in lanes]


# Bits of the container of A in tensor memory, and the lowest bit of the value in it.
CONTAINER = {'tf32': (32, 0), 'f16': (16, 0), 'bf16': (16, 0), 'e4m3': (8, 0), 'e5m2': (8, 0), 's8': (8, 0), 'u8': (8, 0), 'e2m3': (8, 0), 'e3m2': (8, 0),
             'e2m1': (8, 2), 'mxf4 e2m1': (4, 0)}


def tmem():
    head = ['t LANE COLUMN ADDRESS: Tensor Memory Addressing',
            'l M CTA_GROUP SPARSE WS LAYOUT ROWS_IN_A_CTA LANE_ALIGNMENTS: the table of Data Path Layout Organization',
            'D LAYOUT ALIGN N ROW0 ROWS COLUMN0 COLUMNS LANE: a block of D of one CTA; rows go up lanes from LANE, columns from column 0 of the address; a 16 bit element is the low half of its cell',
            'A LAYOUT ALIGN ROW0 ROWS LANE: rows of A of one CTA, all columns', 'a TYPE CONTAINER_BITS LOWEST_BIT PER_COLUMN COLUMNS_OF_ONE_MMA (dense and sparse alike: sparse A has K/2 of twice the K)',
            'p LAYOUT TYPE ROW K LANE,COLUMN,BIT ...: examples', 'grid NAME COUNT SHA256: addresses of D, rows, columns within']
    out = [f't {lane} {column} {taddr(lane, column):08x}' for lane in (0, 1, 15, 16, 31, 32, 64, 96, 127) for column in (0, 1, 31, 255, 511)]
    for group, sparse, ws, m in itertools.product((1, 2), (0, 1), (0, 1), (32, 64, 128, 256)):
        if m in legal_m('f16', group, sparse, ws):
            letter = layout_of(m, group, sparse, ws)
            note = {'E': ' UNSURE layout-e', 'C': ' UNSURE pair-rows', 'B': ' UNSURE pair-rows', 'A': ' UNSURE pair-rows'}.get(letter, '')
            out.append(f'l {m} {group} {sparse} {ws} {letter} {ROWS[letter]} {"0,16" if letter in "CF" else "0"}{note or (" UNSURE ws-layout-d" if ws and m == 128 else "")}')
    out += ['UNSURE fig-d', 'UNSURE align-16', 'UNSURE a-copies', 'UNSURE a-f8f6f4', 'UNSURE fig-e2m1']
    for letter in 'ABCDEFG':
        for align in (0, 16) if letter in 'CF' else (0,):
            counts = {'A': range(16, 257, 16), 'B': range(16, 257, 16), 'C': range(16, 257, 16), 'D': range(8, 257, 8), 'E': (64, 128, 256), 'F': range(8, 257, 8),
                      'G': (64, 128, 256)}[letter]
            for n in counts:
                part = n // SPLIT[letter]
                if n in (16, 64, 128, 192, 256):
                    step = 16 if letter in 'CF' else ROWS[letter]
                    out += [f'D {letter} {align} {n} {r} {step} {c * part} {part} {d_place(letter, n, r, c * part, align)[0]}'
                            for c in range(SPLIT[letter]) for r in range(0, ROWS[letter], step)]
                out.append(digest(f'D-{letter}-{align}-{n}', [taddr(*d_place(letter, n, r, c, align)) for r in range(ROWS[letter]) for c in range(n)]))
            step = 16 if letter in 'CF' else ROWS[letter]
            for r in range(0, ROWS[letter], step):
                out += [f'A {letter} {align} {r} {step} {lane}' for lane, _, _ in a_place(letter, 32, r, 0, align)]
    for name, (width, low) in CONTAINER.items():
        out.append(f'a {name.replace(" ", "-")} {width} {low} {32 // width} 8')
    for letter, (name, (width, low)), (r, k) in itertools.product('ABCDEFG', CONTAINER.items(), ((0, 0), (17, 3), (31, 7))):
        out.append(f'p {letter} {name.replace(" ", "-")} {r} {k} ' + ' '.join(f'{lane},{c},{b + low}' for lane, c, b in a_place(letter, width, r, k)))
    return head, out


# ---- tcgen05.ld and st (4) -------------------------------------------------------------------------------------------------
# tcgen05.ld, table 49 (st: 50): registers of .x1 and the most repetitions.
LDST = {'16x64b': (1, 128), '16x128b': (2, 64), '16x256b': (4, 32), '32x32b': (1, 128), '16x32bx2': (1, 128)}


def ldst_place(shape, thread, register, split=0):
    """(lane, column) from the address, of a register of a thread of the warp. Figures 183 to 187: see fig-ldst."""
    t, r = thread, register
    return {'32x32b': (t, r), '16x64b': (t // 4 + 8 * (t % 2), 2 * r + t // 2 % 2), '16x128b': (t // 4 + 8 * (r % 2), 4 * (r // 2) + t % 4),
            '16x256b': (t // 4 + 8 * (r // 2 % 2), 8 * (r // 4) + 2 * (t % 4) + r % 2), '16x32bx2': (t % 16, r + (split if t >= 16 else 0))}[shape]


def ldst_packed(shape, thread, register, split=0):
    """((lane, column) of the low half, (lane, column) of the high half), of a register with pack::16b or unpack::16b; see fig-pack."""
    lane, column = ldst_place(shape, thread, register)
    offset = split if shape == '16x32bx2' and thread >= 16 else 0
    return (lane, 2 * column + offset), (lane, 2 * column + 1 + offset)


def ldst_columns(shape, num):
    """Columns of all that a warp accesses, without pack: Data Movement Shape times .num."""
    return {'16x64b': 2, '16x128b': 4, '16x256b': 8, '32x32b': 1, '16x32bx2': 1}[shape] * num


def ldst():
    head = ['n SHAPE NUM REGISTERS LANES COLUMNS: table 49; - is NA', 'q WARP_OF_WARPGROUP LANE0 LANES BASES: Access restrictions; lanes an address may name, by shape',
            'r SHAPE NUM THREAD then, for each register, LANE.COLUMN from the address (hexadecimal lane, decimal column); .16x32bx2 with split 8 * NUM',
            'h SHAPE NUM THREAD then, for each register, LANE.LOW,HIGH: with pack::16b or unpack::16b the columns of its halves (low halves of these cells)',
            'grid NAME COUNT SHA256: addresses in the order thread, register (pack: low, high); -w names the warp, whose quadrant is added']
    out = ['UNSURE fig-ldst', 'UNSURE fig-pack', 'UNSURE split-pack', 'UNSURE ld-lane']
    out += [f'q {w} {32 * w} 32 32x32b:{32 * w} 16x*:{32 * w},{32 * w + 16}' for w in range(4)]
    for shape, (per, most) in LDST.items():
        for num in (1, 2, 4, 8, 16, 32, 64, 128):
            if num > most:
                out.append(f'n {shape} {num} - - -')
                continue
            regs, split = per * num, 8 * num
            out.append(f'n {shape} {num} {regs} {32 if shape == "32x32b" else 16} {ldst_columns(shape, num)}')
            places = [[ldst_place(shape, t, r, split) for r in range(regs)] for t in range(32)]
            halves = [[ldst_packed(shape, t, r, split) for r in range(regs)] for t in range(32)]
            for w in range(4):
                for low in (0,) if shape == '32x32b' else (0, 16):
                    base = 32 * w + low
                    out.append(digest(f'{shape}-x{num}-w{w}-{low}', [taddr(base + lane, c) for row in places for lane, c in row]))
                    out.append(digest(f'{shape}-x{num}-w{w}-{low}-pack', [taddr(base + lane, c) for row in halves for pair in row for lane, c in pair]))
            if num <= 2:
                out += [f'r {shape} {num} {t} ' + ' '.join(f'{lane:x}.{c}' for lane, c in places[t]) for t in range(32)]
                out += [f'h {shape} {num} {t} ' + ' '.join(f'{a[0]:x}.{a[1]},{b[1]}' for a, b in halves[t]) for t in range(32)]
            elif num == 8:
                out += [f'r {shape} {num} {t} ' + ' '.join(f'{lane:x}.{c}' for lane, c in places[t]) for t in (0, 1, 2, 3, 4, 16, 31)]
    return head, out


# ---- scale factors and tcgen05.cp (5) --------------------------------------------------------------------------------------
COUNT_OF = {'1X': 1, '2X': 2, '4X': 4, '3X': 3, '6X': 6}
IDS_OF = {'1X': (0, 1, 2, 3), '2X': (0, 2), '4X': (0,), '3X': (0, 1, 2, 3), '6X': (0, 2)}


def scale_place(rows, ident, row, v):
    """[(lane, column, byte)] of scale factor v of a row of A (or column of B): Scale Factor A ID, Scale Factor B ID.
    The id is the byte of the word where they begin; a copy in each of the four 32-lane partitions."""
    byte = ident + v
    column = row // 32 + byte // 4 * 4 * -(-rows // 128)
    return [(32 * q + row % 32, column, byte % 4) for q in range(4)]


def scale_split(n, ident, column, v):
    """[(lane, column, byte)] of scale factor v of a column of B, M = 128 of a pair, reading split: see sf-m128-pair."""
    half, inside = divmod(column, n // 2)
    return [(32 * (2 * half + q) + inside % 32, inside // 32, ident + v) for q in range(2)]


def scale():
    head = ['f SIDE VECTOR ID ROWS ROW V LANE COLUMN BYTE: scale factor V of ROW (of A, or column of B); three more copies at LANE + 32, 64, 96',
            'i VECTOR IDS COUNT BYTES: bytes of the word that an id selects', 'w SIDE VECTOR ROWS COLUMNS: columns of tensor memory from the address',
            'grid NAME COUNT SHA256: over lane << 16 | column << 2 | byte, in the order row, v, copy', '3X and 6X are K = 96 of sm_103a: block32 and block16',
            'B-split: B scales for M = 128 of a pair in the reading split of sf-m128-pair, two copies: rows below N/2 in lanes 0 to 63']
    out = ['UNSURE fig-sf', 'UNSURE sf-cols', 'UNSURE sf-m128-pair', 'UNSURE sf-pair-a', 'UNSURE k96-next']
    for vector, count in COUNT_OF.items():
        for ident in IDS_OF[vector]:
            out.append(f'i {vector} {ident} {count} {",".join(str(ident + v) for v in range(count))}')
        for side, rows in (('A', 64), ('A', 128), *(('B', n) for n in (8, 16, 32, 64, 96, 128, 160, 192, 256))):
            last = max(scale_place(rows, i, rows - 1, v)[0][1] for i in IDS_OF[vector] for v in range(count))
            out.append(f'w {side} {vector} {rows} {last + 1}')
            for ident in IDS_OF[vector]:
                places = [scale_place(rows, ident, r, v) for r in range(rows) for v in range(count)]
                out.append(digest(f'{side}-{vector}-{ident}-{rows}', [lane << 16 | c << 2 | b for four in places for lane, c, b in four]))
                if side == 'B' and rows % 16 == 0 and count in (1, 2, 4):
                    places = [scale_split(rows, ident, r, v) for r in range(rows) for v in range(count)]
                    out.append(digest(f'B-split-{vector}-{ident}-{rows}', [lane << 16 | c << 2 | b for two in places for lane, c, b in two]))
                if rows in (128, 256):
                    for r in (0, 1, 31, 32, 63, 64, 100, 127, 128, 200, 255):
                        if r < rows:
                            out += [f'f {side} {vector} {ident} {rows} {r} {v} ' + '{} {} {}'.format(*scale_place(rows, ident, r, v)[0]) for v in range(count)]
    return head, out


# tcgen05.cp: rows, bytes of a row, readings.
CP = {'128x256b': (128, 32, ('',)), '128x128b': (128, 16, ('',)), '4x256b': (4, 32, ('quadrant', 'last')),
      '64x128b.warpx2::02_13': (64, 16, ('same', 'both')), '64x128b.warpx2::01_23': (64, 16, ('same', 'both')), '32x128b.warpx4': (32, 16, ('',))}


def cp_lanes(shape, reading, row):
    """Lanes that row of the source goes to: tcgen05.cp. Readings: see cp-warpx2 and cp-4x256b."""
    if shape == '32x128b.warpx4':
        return [32 * w + row for w in range(4)]
    if shape == '4x256b':
        return [32 * row] if reading == 'quadrant' else [32 * w + 28 + row for w in range(4)]
    if shape.startswith('64x128b'):
        pairs = ((0, 2), (1, 3)) if shape.endswith('02_13') else ((0, 1), (2, 3))
        warps = pairs[row // 32] if reading == 'same' else [pair[row // 32] for pair in pairs]
        return [32 * w + row % 32 for w in warps]
    return [row]


def unpack(form, data):
    """16 bytes from 16 bytes of the source: Optional Decompression. b4x16_p64: 8 bytes of nibbles, 8 of padding;
    b6x16_p32: 12 bytes, 4 of padding. Place in the byte: see fig-e2m1."""
    value = int.from_bytes(data, 'little')
    if form == 'b4x16_p64':
        return bytes((value >> 4 * i & 15) << 2 for i in range(16))
    return bytes(value >> 6 * i & 63 for i in range(16))


def cp():
    head = ['c SHAPE READING ROW LANES: lanes of a row of the source, from the address; each reading where the manual leaves two (- where one)',
            's SHAPE ROWS BYTES COLUMNS: of the source, and columns of tensor memory',
            'b SHAPE ROW BYTE LEADING STRIDE SMEM LANE COLUMN BYTE_OF_CELL: where a byte of shared memory goes, K-major without swizzle, first lane of the first reading',
            'u FORMAT SOURCE RESULT: 16 bytes each, hexadecimal, lowest address first', 'grid NAME COUNT SHA256: lane << 16 | column << 2 | byte, in the order row, byte, lane']
    out = ['UNSURE cp-pair', 'UNSURE cp-row', 'UNSURE cp-warpx2', 'UNSURE cp-4x256b', 'UNSURE fig-e2m1']
    for shape, (rows, size, readings) in CP.items():
        out.append(f's {shape} {rows} {size} {size // 4}')
        for reading in readings:
            out += [f'c {shape} {reading or "-"} {r} {",".join(map(str, cp_lanes(shape, reading, r)))}' for r in sorted({0, 1, 2, 3, 7, 31, 32, 33, 63, 64, 96, 127}) if r < rows]
            out.append(digest(f'{shape}-{reading or "-"}', [lane << 16 | b // 4 << 2 | b % 4 for r in range(rows) for b in range(size) for lane in cp_lanes(shape, reading, r)]))
        for leading, stride in ((128, 256), (16 * rows, 128), (2048, 512)):
            for r, b in itertools.product((0, 1, 3, 7, 8, 9, 31, 32, 40, 63, 64, 127), (0, 1, 5, 15, 16, 22, 31)):
                if r < rows and b < size and (r + b) % 3 != 1:
                    out.append(f'b {shape} {r} {b} {leading} {stride} {k_major(0, 1, leading, stride, r, b)} {cp_lanes(shape, readings[0], r)[0]} {b // 4} {b % 4}')
    for form in ('b4x16_p64', 'b6x16_p32'):
        for seed in range(24):
            data = hashlib.sha256(f'{form}{seed}'.encode()).digest()[:16]
            data = {0: bytes(16), 1: b'\xff' * 16, 2: bytes(range(16))}.get(seed, data)
            out.append(f'u {form} {data.hex()} {unpack(form, data).hex()}')
    return head, out


# ---- sparsity metadata (6) -------------------------------------------------------------------------------------------------
# Sparse Matrices: 4 bits of metadata for each chunk; elements of a chunk, K of a sparse MMA.
CHUNK = {'tf32': (2, 16), 'f16': (4, 32), 'f8f6f4': (4, 64), 'mxf8f6f4': (4, 64), 'i8': (4, 64), 'mxf4': (8, 128), 'mxf4nvf4': (8, 128)}
CODES = (0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b0110, 0b1110)


def kept(kind, code):
    """Elements of a chunk that are stored, in order; None where the code is undefined behaviour."""
    if kind == 'tf32':
        return {0b0100: (0,), 0b1110: (1,)}.get(code)
    if code not in CODES:
        return None
    first, second = code & 3, code >> 2
    return (first, second) if CHUNK[kind][0] == 4 else (2 * first, 2 * first + 1, 2 * second, 2 * second + 1)


def meta_place(kind, m, selector, row, chunk, align=0):
    """(lane, column, bit) of the 4 bits for a chunk of a row. Sparsity selector, figures 262 to 267: see fig-meta."""
    if kind in ('f16', 'tf32'):
        unit = 16 if m == 128 else 32                               # 16 rows begin every 16, for half of the datapaths every 32 lanes
        lane = row % 8 + 8 * (chunk // 4) + row // 16 * unit
        return lane + align, selector, 4 * (chunk % 4) + 16 * (row // 8 % 2)
    lane = row if m == 128 else row // 16 * 32 + row % 16
    return lane + align, chunk // 8, 4 * (chunk % 8)


def sparse():
    head = ['k KIND CHUNK K CHUNKS COLUMNS SELECTORS: granularity; columns of metadata of one MMA; selectors (- : must be 0)',
            'c KIND CODE ELEMENTS: elements of the chunk that are stored, lowest first; UB: undefined',
            'm KIND ROWS SELECTOR ROW CHUNK LANE COLUMN BIT: the lowest of 4 bits of metadata; ROWS: of one CTA (128; 64 is layouts C and F)',
            'grid NAME COUNT SHA256: lane << 16 | column << 5 | bit, in the order row, chunk']
    out = ['UNSURE fig-meta', 'UNSURE meta-sel23', 'UNSURE meta-tf32', 'UNSURE meta-m64', 'UNSURE meta-ws']
    for kind, (chunk, k) in CHUNK.items():
        out.append(f'k {kind} {chunk} {k} {k // chunk} {1 if kind in ("f16", "tf32") else 2} {"0,1" if kind in ("f16", "tf32") else "-"}')
        for code in range(16):
            got = kept(kind, code)
            out.append(f'c {kind} {code:04b} {",".join(map(str, got)) if got else "UB"}')
        for m, selector in itertools.product((128, 64), (0, 1) if kind in ('f16', 'tf32') else (0,)):
            if m == 64 and kind in SCALED:
                continue
            places = [[meta_place(kind, m, selector, r, c) for c in range(k // chunk)] for r in range(m)]
            assert len({p for row in places for p in row}) == m * k // chunk
            out.append(digest(f'{kind}-{m}-{selector}', [lane << 16 | col << 5 | b for row in places for lane, col, b in row]))
            out += [f'm {kind} {m} {selector} {r} {c} ' + '{} {} {}'.format(*places[r][c])
                    for r in (0, 1, 7, 8, 15, 16, 24, 31, 32, 47, 63, 64, 100, 127) if r < m for c in range(0, k // chunk, 3)]
    return head, out


FILES = {'shapes': shapes, 'idesc': idesc, 'smem': smem, 'canon': canon, 'zeromask': zeromask, 'tmem': tmem, 'ldst': ldst, 'scale': scale, 'cp': cp, 'sparse': sparse}


def text_of(name):
    head, lines = FILES[name]()
    for line in lines:
        for tag in line.split('UNSURE ')[1].split()[0].split(',') if 'UNSURE ' in line else ():
            assert tag in UNSURE, line
    lines = [f'UNSURE {line[7:]}: {UNSURE[line[7:]]}' if line.startswith('UNSURE ') else line for line in lines]
    first = f'# python3 tests/golden/tcgen05/manual.py: from the tables of the PTX ISA manual, for sm_100a; {FILES[name].__name__}()'
    return '\n'.join([first, *(f'# {line}' for line in head), *lines]) + '\n'


def main():
    check, wrong, told = sys.argv[1:] == ['--check'], 0, ''
    for name in FILES:
        path, text = HERE / f'manual_{name}.txt', text_of(name)
        told += text
        grids = [int(line.split()[2]) for line in text.splitlines() if line.startswith('grid ')]
        if check and (not path.exists() or path.read_text() != text):
            print(f'{path.name} differs')
            wrong = 1
        if not check:
            path.write_text(text)
            print(f'{path.name}: {len(text.splitlines())} lines, {len(text)} bytes, {len(grids)} grids of {sum(grids)} values')
    for tag in UNSURE:
        assert any(f'UNSURE {tag}{end}' in told or f',{tag}{end}' in told for end in (':', ',', '\n')), tag
    return wrong


if __name__ == '__main__':
    sys.exit(main())
