#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does tools/coverage.py see a table and headers that do not fit each other? Answers 0 or 1."""
import sys
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
]


def main():
    wrong = []
    for rows, opcodes, words in CASES:
        family = coverage.Family('= made up: cuda::ptx 1, CUTLASS -, T.ptx 2,000')
        family.rows = [coverage.Row(line) for line in rows.split('\n')]
        coverage.instructions = lambda opcodes=opcodes: [(o, types.SimpleNamespace(name=f'mgpu_{o}', fields={})) for o in opcodes]
        faults = coverage.matched([family])
        if bool(faults) != bool(words) or (words and words not in faults[0]):
            wrong.append(f'{rows!r} with {opcodes}: {faults}, wanted {words!r}')
        if family.peers != {'cuda::ptx': '1', 'CUTLASS': '-', 'T.ptx': '2,000'}:
            wrong.append(f'peers are {family.peers}')
    print('\n'.join([*wrong, f'{len(CASES)} planted tables, {len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
