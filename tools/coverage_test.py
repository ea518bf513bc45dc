#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does tools/coverage.py see a table and headers that do not fit each other, and what other libraries have? Answers 0 or 1."""
import pathlib
import sys
import tempfile
import types

import coverage

# rows of a table, opcodes of functions, words of the only fault; '' is none
CASES = [
    ('a.{b,c}.u32', ['a.b.u32', 'a.c.u32'], ''),
    ('a.{8..24:8}', ['a.8', 'a.16', 'a.24'], ''),
    ('a.{b,c}', ['a.b'], 'a.c has no function'),
    ('a.b', ['a.b', 'a.d'], 'a.d is in no row'),
    ('a.b : nobody needs it', ['a.b'], 'listed as left out'),
    ('a.{b,c} ? sm_80', ['a.b', 'a.c'], 'is written: take'),
    ('a.{b,c} ? sm_80', ['a.b'], ''),
    ('a.b\na.{b,c}', ['a.b', 'a.c'], 'a.b is in two rows'),
    ('a.b\na* : the rest', ['a.b'], ''),
    ('a.b\na* : the rest', ['a.b', 'a.d'], 'a.d is in no row'),
    ('m64n{8..24:8}k16.f32', ['m64nNk16.f32'], ''),
    ('a.{relaxed,release}.{cta,gpu}.u32', ['a.ORDER.SCOPE.u32'], ''),
    ('a.relaxed.u32', ['a.ORDER.u64', 'a.relaxed.u32'], 'no row has spellings as a.ORDER.u64'),
    ('a.relaxed.gpu.u32\na.async.release.gpu.u32', ['a.ORDER.SCOPE.u32'], 'a.async.release.gpu.u32 has no function'),
    ('a.c::{b0,b3}::{fill,use}\na.c::b0::use.d::use', ['a.c::BUFFER_USE'], 'a.c::b0::use.d::use has no function'),
    ('a.c::{fill,use}.d::{lastuse,discard}', ['a.c::USE.d::OTHER'], ''),
    ('a.r::{disabled,validity::per_16bytes::8,validity::per_16bytes::80000000,validity::per_element::ff}', ['a.r::REPORT'], ''),
    ('a.relaxed.u32', ['a.relaxed.TYPE'], "leaves 'TYPE' open"),
]

# strings of a header, the opcodes that are counted in it, and their families
HEADER = r'''#include <cuda/ptx.h>
asm("mov.u32 %0, %%tid.x; mov.u32 %1, %laneid;\n\t" : "=r"(a), "=r"(b));
asm("cp.async.bulk.commit"
    "_group; trap;");   printf("trap %d is left, %p");
'''
COUNTED = {'%tid.x': 'special registers', '%laneid': 'special registers', 'mov.u32': 'moves and control flow', 'cp.async.bulk.commit_group': 'bulk copies', 'trap': 'threads and launches',
           '%d': None, '%p': None}
# in no row, of an opcode that several families have
LIKE = {'fma.rn.f16x2.relu': 'two halves', 'tcgen05.mma.cta_group::1.kind::f16.collector::z': 'tcgen05.mma', 'tcgen05.ld.sync.aligned.32x32b.x999.b32': 'tensor memory'}
# the line of a family, a peer's count, and the line with it
LINES = [('= b', 'CUTLASS', '-', '= b: CUTLASS -'), ('= b: T.ptx 2,000 (3,000)', 'CUTLASS', '7', '= b: CUTLASS 7, T.ptx 2,000 (3,000)'),
         ('= b: cuda::ptx 3, T.ptx -', 'T.ptx', '8 (9)', '= b: cuda::ptx 3, T.ptx 8 (9)'), ('= b: cuda::ptx 3', 'cuda::ptx', '-', '= b: cuda::ptx -')]
TVM = '''
class Entry:
    ptx_name = 'shfl.sync'
TABLE = {'shfl_sync': Entry(), 'shfl_sync_imm': Entry()}
variants = lambda entry: [('idx', '', 'b32'), ('up', '', 'b32')]
imm_combos = lambda entry: [('0',), ('1',), ('2',)]
'''


def counted():
    """Sentences about what the counter of other libraries' opcodes does not see, or sees too much."""
    wrong, family = [], coverage.family_of()
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / 'ptx').mkdir()
        (pathlib.Path(folder) / 'ptx/a.h').write_text(HEADER)
        (pathlib.Path(folder) / 'ptx/table.py').write_text(TVM)
        found = list(coverage.in_headers([folder]))
        if sorted(found) != sorted([*COUNTED, 'mov.u32']):
            wrong.append(f'opcodes of a header: {sorted(found)}, wanted {sorted(COUNTED)}')
        lines = list(coverage.in_tvm([folder]))
        if sorted(lines) != ['shfl.sync.idx.b32'] * 6 + ['shfl.sync.up.b32'] * 6:
            wrong.append(f"lines of TVM's table: {lines}")
    wrong += [f'{w} is of {family(w)}, wanted {f}' for w, f in [*COUNTED.items(), ('shfl.sync.idx.b32', 'lanes'), ('%nobody', None), *LIKE.items()] if family(w) != f]
    for line, name, said, wanted in LINES:
        around = '= a: CUTLASS 1\n{}\nb.c\n= b d: T.ptx 5\n'
        text = coverage.with_peer(around.format(line), 'b', name, said)
        if text != around.format(wanted):
            wrong.append(f'{line} with {name} {said}: {text}')
    return wrong


def main():
    wrong = counted()
    for rows, opcodes, words in CASES:
        family = coverage.Family('= made up: cuda::ptx 1, CUTLASS -, T.ptx 2,000 (3,000)')
        family.rows = [coverage.Row(line) for line in rows.split('\n')]
        coverage.instructions = lambda opcodes=opcodes: [(o, types.SimpleNamespace(name=f'mgpu_{o}', fields={})) for o in opcodes]
        faults = coverage.matched([family])
        if bool(faults) != bool(words) or (words and words not in faults[0]):
            wrong.append(f'{rows!r} with {opcodes}: {faults}, wanted {words!r}')
        if family.peers != {'cuda::ptx': '1', 'CUTLASS': '-', 'T.ptx': '2,000 (3,000)'}:
            wrong.append(f'peers are {family.peers}')
    print('\n'.join([*wrong, f'{len(CASES)} planted tables and two libraries, {len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
