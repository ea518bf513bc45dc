#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does tools/accepted.py see a spelling that no row has, and answers that are not those of the file? Answers 0 or 1."""
import sys

import accepted
import coverage

# rows of a table, a line of the grammar, which of its spellings ptxas takes, words of the only fault; '' is none
CASES = [
    ('a.{b,c}.u32 : C says it', 'a.{b,c,d}.u32 ; T', '110', ''),
    ('a.{b,c}.u32 : C says it', 'a.{b,c,d}.u32 ; T', '111', 'a.d.u32: ptxas takes it'),
    ('a.b.u32 : C says it\na*.c* : another', 'a{,.x}.{b,c}{,.y}.u32 ; T', '10110000', ''),
    ('a*.u32 : generic', 'a{,.global}.u32 ; T', '11', 'a.global.u32: ptxas takes it'),
    ('a*.shared* : another name', 'a.x{.shared,.shared::cta}.u32 ; T', '11', 'a.x.shared::cta.u32: ptxas takes it'),
    ('a.u32 : C says it', 'a{,.b}.u32 ; T', '1', 'does not know the line'),
    ('%a.{x,y} : C says it', '%a.{x,y,w} ; mov.u32 r, @', '111', '%a.w: ptxas takes it'),
]
# a line, a spelling of it, the instructions that are made
MADE = [
    ('ld{,.v2}.b64 ; T, [a] | T, [a], l', 'ld.v2.b64', ['ld.v2.b64 {%l0, %l1}, [%a];', 'ld.v2.b64 {%l0, %l1}, [%a], %l0;']),
    ('cvt.{f16,u8}.f32 ; U, T', 'cvt.f16.f32', ['cvt.f16.f32 %h0, %r0;']),
    ('mma.f64 ; {l*2}, {l}', 'mma.f64', ['mma.f64 {%l0, %l1}, {%l0};']),
    ('fence.cta ;', 'fence.cta', ['fence.cta ;']),
    ('%{a,b}.x ; mov.u32 r, @ | mov.v2.u32 {r*2}, @', '%a.x', ['mov.u32 %r0, %a.x;', 'mov.v2.u32 {%r0, %r1}, %a.x;']),
    ('call ; f | l, proto', 'call', ['call f;', 'call %l0, proto;']),
    ('elect.sync ; r|p, r', 'elect.sync', ['elect.sync %r0|%p0, %r0;']),
]


def main():
    wrong = []
    coverage.instructions = lambda: []
    for rows, line, bits, words in CASES:
        family = coverage.Family('= made up: cuda::ptx 1')
        family.rows = [coverage.Row(r) for r in rows.split('\n')]
        x = accepted.Line(line)
        faults, _ = accepted.holes([x], {x.key: accepted.unpack(accepted.pack(bits))}, [family])
        if bool(faults) != bool(words) or len(faults) > 1 or words and words not in faults[0]:
            wrong.append(f'{line!r} with {rows!r}: {faults}, wanted {words!r}')
    for line, opcode, want in MADE:
        got = list(accepted.Line(line).instructions(opcode))
        if got != want:
            wrong.append(f'{line!r} makes {got}')
    print('\n'.join([*wrong, f'{len(CASES)} planted tables, {len(MADE)} lines: {len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main())
