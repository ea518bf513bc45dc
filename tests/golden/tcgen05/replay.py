#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""verify/'s vectors of tcgen05 against the other oracles: manual.py for where everything lies, numerics.py for sums.

    replay.py PROGRAM [--every N]     `verify_model`; of each D each Nth element, of each row each Nth launch; 1 if not said

The program says what each launch of a row is given: shared memory, tensor memory, descriptors. Here the instruction is done
again, by the manual's tables and the published sums, and compared with what the program found in tensor memory. So the words of these rows,
which verify/vectors.txt keeps, are those of the oracles, too: the same launches made them. Loads and stores are read from vectors.txt itself.

What no oracle says is left out, and how many rows that are is said: a D that is scaled, masks, collector buffers, .ashift, K = 96, the
shift, metadata of .ws. Where the manual leaves two readings (MANUAL.md), READINGS says which is taken."""
import importlib.util
import os
import pathlib
import re
import struct
import subprocess
import sys

import manual
import numerics

HERE = pathlib.Path(__file__).resolve().parent
spec = importlib.util.spec_from_file_location('verify', HERE.parents[2] / 'verify/verify.py')
verify = importlib.util.module_from_spec(spec)
spec.loader.exec_module(verify)

COLS, A_COL, META_COL, SFA_COL, SFB_COL = 64, 32, 40, 48, 56     # of verify/tensor_core.h, tensor_products.h
SMEM = 24576
READINGS = {'4x256b': 'quadrant', '64x128b.warpx2::02_13': 'same', '64x128b.warpx2::01_23': 'same'}
LEFT_OUT = re.compile(r'lanes|zeros|keeps|k96|ashift|scale_\d|shift_down|order|ws_sp')
KIND = re.compile(r'verify_tc_(?P<how>(?:pair_|ws_|sp_|ts_)*)(?P<kind>mxf8f6f4|mxf4nvf4|mxf4|f8f6f4|tf32|f16|i8)(?:_block(?P<block>\d+))?(?P<behind>_ts)?')


def poison(lane, column):
    return 0xdead0000 | lane << 8 | column


class Launch:
    """What a launch was given, and what it left: shared memory as bytes of each block, cells [block][lane][column]."""

    def __init__(self, head, smem, cells, out):
        _, self.kernel, blocks, *rest = head.split()
        self.blocks, self.desc, self.n = int(blocks), [int(x, 16) for x in rest[:2]], [int(x, 16) for x in rest[2:]]
        self.smem = [struct.pack(f'<{SMEM // 4}I', *smem[SMEM // 4 * b:SMEM // 4 * (b + 1)]) for b in range(self.blocks)]
        self.before = self.grid(cells or [poison(i // COLS % 128, i % COLS) for i in range(self.blocks * 128 * COLS)])
        self.out = self.grid(out)

    def grid(self, words):
        return [[words[(b * 128 + lane) * COLS:][:COLS] for lane in range(128)] for b in range(self.blocks)]

    def differing(self, want):
        """What stands elsewhere than in `want`, {(block, lane, column): word or None}, and is not as it was; what `want` has, and is not there."""
        out = [(b, lane, c) for b in range(self.blocks) for lane in range(128) if self.out[b][lane] != self.before[b][lane]
               for c in range(COLS) if self.out[b][lane][c] != self.before[b][lane][c] and (b, lane, c) not in want]
        return out + [at for at, word in want.items() if word is not None and self.out[at[0]][at[1]][at[2]] != word]


# ---- products ------------------------------------------------------------------------------------------------------------------


def name_of(codes, code):
    return next(name for name, c in codes.items() if c == code)


class Product:
    """An instruction, by its kernel's name and its instruction descriptor: tables 42 to 44."""

    def __init__(self, launch):
        found, word = KIND.match(launch.kernel), launch.n[2]
        how = found['how'].split('_')
        self.x, self.kind, self.ws, self.sparse = launch, found['kind'], 'ws' in how, 'sp' in how
        self.a_at = launch.n[1] + (A_COL if 'ts' in how else 0) if 'ts' in how or found['behind'] else None
        self.scaled = self.kind in manual.SCALED
        codes = manual.AB_CODE[self.kind]
        self.a, self.b = name_of(codes, word >> 7 & 7), name_of(codes, word >> 10 & (7 if self.kind in ('f8f6f4', 'mxf8f6f4', 'f16', 'tf32', 'i8') else 3))
        self.d = 'f32' if self.scaled else name_of(manual.D_CODE, word >> 4 & 3)
        self.n, self.m = (word >> 17 & 63) * 8, (word >> 27 & 3) * 128 if self.scaled else (word >> 24 & 31) * 16
        self.selector, self.clamped = word & 3, not self.scaled and bool(word & 8)
        self.mn_a, self.mn_b = word >> 15 & 1, word >> 16 & 1
        self.scale = ('ue8m0' if word >> 23 & 1 else 'ue4m3') if self.scaled else '-'
        self.sf_a, self.sf_b = word >> 29 & 3, word >> 4 & 3
        self.vectors = (1 if self.kind == 'mxf8f6f4' else 4 if found['block'] == '16' else 2) if self.scaled else 0
        self.layout, self.k = manual.layout_of(self.m, launch.blocks, self.sparse, self.ws), manual.K_OF[self.kind]
        self.rows = manual.ROWS[self.layout]

    def in_memory(self, block, desc, mn_major, name, row, k):
        """The bits of an element in shared memory."""
        start, leading, stride, _, _, _, _, mode = manual.smem_decode(desc)
        bits = numerics.width(name)

        def byte(at_row, at_k, size=1):
            place = (manual.mn_major if mn_major else manual.k_major)(mode, size, leading, stride, at_row, at_k)
            return manual.swizzled(mode, start + place)
        memory = self.x.smem[block]
        if self.kind in ('mxf4', 'mxf4nvf4'):
            return memory[byte(row, k // 2)] >> 4 * (k % 2) & 15
        if bits < 8:
            first = byte(row, k // 16 * 16)
            return manual.unpack('b4x16_p64' if bits == 4 else 'b6x16_p32', memory[first:first + 16])[k % 16] >> (2 if bits == 4 else 0)
        size = 4 if name == 'tf32' else bits // 8
        first = byte(row, k, size)
        return int.from_bytes(memory[first:first + size], 'little')

    def cell(self, block, lane, column):
        return self.x.before[block][lane][column]

    def row_of_a(self, block, row, part):
        """The stored elements of a row, for a part of the columns of D."""
        if self.a_at is None:
            return [self.in_memory(block, self.x.desc[0], self.mn_a, self.a, row, k) for k in range(self.k)]
        bits, low = manual.CONTAINER[('mxf4 ' if self.kind in ('mxf4', 'mxf4nvf4') else '') + self.a]
        out = []
        for k in range(self.k):
            lane, column, bit = manual.a_place(self.layout, bits, row, k)[part if manual.SPLIT[self.layout] > 1 else 0]
            out.append(self.cell(block, lane, self.a_at + column) >> bit + low & ((1 << (32 if self.a == 'tf32' else numerics.width(self.a))) - 1))
        return out

    def met(self, block, row):
        """Which k of B the stored elements of a row meet."""
        if not self.sparse:
            return list(range(self.k))
        chunk, k, out = *manual.CHUNK[self.kind], []
        for c in range(k // chunk):
            lane, column, bit = manual.meta_place(self.kind, self.rows, self.selector, row, c)
            out += [c * chunk + e for e in manual.kept(self.kind, self.cell(block, lane, META_COL + column) >> bit & 15)]
        return out

    def scales(self, block, row, column):
        if not self.scaled:
            return [], []
        split = self.layout == 'B'
        a = [manual.scale_place(self.rows, self.sf_a, row, v)[0] for v in range(self.vectors)]
        b = [(manual.scale_split(self.n, self.sf_b, column, v) if split else manual.scale_place(self.n, self.sf_b, column, v))[0] for v in range(self.vectors)]
        mask = 0x7f if self.scale == 'ue4m3' else 0xff
        return ([self.cell(block, lane, at + c) >> 8 * byte & mask for lane, c, byte in places] for at, places in ((SFA_COL, a), (SFB_COL, b)))

    def place(self, row, column):
        """(block, lane, column) of D."""
        lane, at = manual.d_place(self.layout, self.n, row % self.rows, column, self.x.n[0] >> 16 & 16)
        return row // self.rows, lane, at + (self.x.n[0] & 0xffff)

    def element(self, row, column):
        block, lane, at = self.place(row, column)
        part = column // (self.n // manual.SPLIT[self.layout])
        each = self.n // self.x.blocks
        ks = self.met(block, row % self.rows)
        b = [self.in_memory(column // each, self.x.desc[1], self.mn_b, self.b, column % each, k) for k in ks]
        c = self.cell(block, lane, at) if self.x.n[3] else 0
        sa, sb = self.scales(block, row % self.rows, column)
        return numerics.dot(self.kind, self.a, self.b, self.scale, self.d, self.row_of_a(block, row % self.rows, part), b, sa, sb,
                            c & 0xffff if self.d == 'f16' else c, clamped=self.clamped)[0]


def product(launch, every):
    """What differs of a launch."""
    p = Product(launch)
    want = {p.place(i // p.n, i % p.n): p.element(i // p.n, i % p.n) if i % every == 0 else None for i in range(p.m * p.n)}
    return launch.differing(want)


# ---- copies, loads and stores ------------------------------------------------------------------------------------------------


def copy(launch):
    found = re.fullmatch(r'verify_cp_(?:pair_)?(\w+?)(?:_b([46]))?', launch.kernel)
    shape = found[1].replace('_warpx2_', '.warpx2::').replace('_warpx4', '.warpx4')
    _, leading, stride, *_ = manual.smem_decode(launch.desc[0])
    rows, size, _ = manual.CP[shape]
    want = {}
    for block in range(launch.blocks):
        for row in range(rows):
            for chunk in range(0, size, 16):
                at = manual.k_major(0, 1, leading, stride, row, chunk)
                data = launch.smem[block][at:at + 16]
                if found[2]:
                    data = manual.unpack({'4': 'b4x16_p64', '6': 'b6x16_p32'}[found[2]], data)
                for lane in manual.cp_lanes(shape, READINGS.get(shape, ''), row):
                    for i in range(4):
                        want[block, lane + (launch.n[0] >> 16), (launch.n[0] & 0xffff) + chunk // 4 + i] = int.from_bytes(data[4 * i:4 * i + 4], 'little')
    return launch.differing(want)


def moved(name, words):
    """What differs in a row of ld or st: (thread, register) or (lane, column). None: it is no such row.
    Of a cell that unpack::16b writes the low half counts: whether the other stays nobody says."""
    found = re.fullmatch(r'(ld|st) (16x64b|16x128b|16x256b|32x32b|16x32bx2)(, 12 columns apart)?(, (?:un)?packed)?(, upper lanes)?', name)
    if not found:
        return None
    store, shape, up = found[1] == 'st', found[2], 16 if found[5] else 0
    count = {'16x32bx2': 4 if found[4] else 8, '32x32b': 8 if found[4] else 16, '16x256b': 8 if found[4] else 16, '16x64b': 8}.get(
        shape, 4 if found[4] and not store else 8)
    cells = {(lane, c): poison(lane, c) for lane in range(128) for c in range(COLS)}
    out, halves = {}, set()
    for thread in range(128):
        for r in range(count):
            places = manual.ldst_packed(shape, thread % 32, r, 12) if found[4] else [manual.ldst_place(shape, thread % 32, r, 12)]
            places = [(thread // 32 * 32 + up + lane, c) for lane, c in places]
            if store:
                word = 0x10000 * (1000 + thread) + 256 + r
                for half, at in enumerate(places):
                    cells[at] = word >> 16 * half & 0xffff if found[4] else word
                    halves |= {at} if found[4] else set()
            else:
                out[thread, r] = cells[places[0]] if not found[4] else sum((cells[at] & 0xffff) << 16 * half for half, at in enumerate(places))
    got = cells if store else out
    width = COLS if store else count
    return [at for at, word in got.items() if words[at[0] * width + at[1]] & (0xffff if at in halves else ~0) != word] if len(words) == 128 * width else [('words', len(words))]


# ---- the command -------------------------------------------------------------------------------------------------------------


def launches(program, target, every):
    """(row, Launch) of each launch, or of each Nth of a row, that the program tells of."""
    env = {**{k: v for k, v in os.environ.items() if not k.startswith('MGPU_')}, 'MGPU_EMU_TARGET': target, 'MGPU_EMU_NUMERICS': 'exact'}
    rows = verify.listed(program, env)[1]
    first = next(i for i, r in enumerate(rows) if r['family'] == 'tensor memory')
    done = subprocess.Popen([str(program), str(first)], env={**env, 'VERIFY_GIVEN': '1'}, text=True, stdout=subprocess.PIPE)
    row, head, parts, count = None, None, [], -1
    for line in done.stdout:
        word, _, text = line.rstrip('\n').partition(' ')
        if word == 'begin':
            row, count = rows[int(text)], -1
        elif word == 'given':
            head, parts, count = line, [], count + 1
        elif word in ('smem', 'cells', 'out') and not LEFT_OUT.search(head) and count % every == 0:
            parts.append(verify.numbers(text))
            if word == 'out':
                yield row, Launch(head, *parts)
    if done.wait():
        sys.exit(f'{program} ended with {done.returncode}')


def main():
    if len(sys.argv) not in (2, 4) or sys.argv[2:3] not in ([], ['--every']):
        sys.exit(__doc__)
    every, faults, right, target = int(sys.argv[3]) if sys.argv[2:] else 1, [], set(), 'sm_100a'
    for row, launch in launches(pathlib.Path(sys.argv[1]).resolve(), target, every):
        name = f'{row["family"]}: {row["name"]}'
        wrong = copy(launch) if launch.kernel.startswith('verify_cp_') else product(launch, every)
        right.add(name)
        if wrong:
            faults.append(f'{name}: {len(wrong)} words are not what the oracles say, the first in block, lane and column {wrong[0]}')
    lines = [line.split('\t') for line in verify.VECTORS.read_text().splitlines() if not line.startswith('#')]
    here = [(f, name, words) for m, f, name, words in lines if int(m) & verify.machine('10.0') and f.startswith(('tcgen05', 'tensor memory')) and f != 'tcgen05 order']
    for family, name, words in here:
        wrong = moved(name, verify.unpack(words)) if family == 'tensor memory' else None
        if wrong is not None:
            right.add(f'{family}: {name}')
            faults += [f'{family}: {name}: {len(wrong)} words are not where the oracle says, the first {wrong[0]}'] if wrong else []
    left = sorted({f'{family}: {name}' for family, name, _ in here} - right)
    print('\n'.join(dict.fromkeys(faults)) or f'{len(right)} rows are what the oracles say; of {len(left)} they say nothing: {", ".join(left)}')
    return 1 if faults or len(right) < 150 else 0


if __name__ == '__main__':
    sys.exit(main())
