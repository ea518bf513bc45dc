#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is there a spelling that ptxas takes for sm_90a, and that tools/instructions.txt does not know?

    tools/accepted.py            what ptxas took when it was asked (tests/ptx/accepted.txt) against the rows: 0 or 1
    tools/accepted.py --ask      ask it again, and compare what it says with that file; 77 without the ptxas of CUDA 13.0. With
                                 MGPU_TEST_INTENSITY=1 about each 16th spelling, which takes seconds and not a minute
    tools/accepted.py --record   ask it, and write that file

tests/ptx/grammar.txt spells opcodes by the syntax sections of the PTX manual, whatever the headers have. Of each spelling an
instruction is made, and ptxas takes it or not: a bit of tests/ptx/accepted.txt. Each that it takes must be in a row of
tools/instructions.txt, among those that have a function or among those left out with a reason."""
import argparse
import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

import coverage

ROOT = pathlib.Path(__file__).resolve().parents[1]
GRAMMAR, TAKEN = ROOT / 'tests/ptx/grammar.txt', ROOT / 'tests/ptx/accepted.txt'
PTXAS, PTX, TARGET = 'V13.0.88', '9.0', 'sm_90a'
CHUNK = 2000
BITS = [(8, 'h'), (16, 'h'), (32, 'r'), (64, 'l'), (128, 'q')]
ODD = {'pred': 'p', 'bf16': 'h', 'f16x2': 'r', 'bf16x2': 'r', 'tf32': 'r', 'u16x2': 'r', 's16x2': 'r', 'e4m3x2': 'h', 'e5m2x2': 'h', 'e5m2x4': 'r', 'f32x2': 'l'}


def register(kind):
    """The letter of a type's registers, which have its width and no type."""
    return ODD.get(kind) or dict(BITS)[int(re.search(r'\d+', kind)[0])]


class Line:
    """A line of the grammar: spellings, and what operands may follow."""

    def __init__(self, text):
        self.text = text
        opcodes, _, operands = text.partition(' ;')
        self.opcodes = coverage.spellings(opcodes)
        self.operands = [o.strip() for o in operands.split(' | ')]
        self.key = hashlib.sha256(text.encode()).hexdigest()[:16]

    def instructions(self, opcode):
        """`opcode` with each of the operands. T: as many registers of the last type as .v2 and its like say; U: of the type before
        it; h, r, l, q, p: one of 16, 32, 64, 128 bits, a predicate; r*4: four of them; [a]: an address; `mov.u32 r, @`: a register's
        spelling is what is moved; local, here, there, f, proto: a parameter of a call, a label, labels, a function, its prototype."""
        words = opcode.split('.')
        types = [w for w in words if re.fullmatch(r'[busf](8|16|32|64|128)(x[24])?|bf16(x2)?|tf32|e(4m3|5m2)x[24]|pred', w)]
        count = next((int(w[1:]) for w in words if re.fullmatch(r'v[248]', w)), 0)

        def operand(m):
            kind = {'T': -1, 'U': -2}.get(m[1])
            one = '%' + (register(types[kind]) if kind else m[1])
            n = int(m[2] or 0) or count * (m[1] == 'T')
            some = ', '.join(f'{one}{i}' for i in range(n or 1))
            return '{' + some + '}' if n and m[1] == 'T' else some
        for o in self.operands:
            if 'U' in o and len(types) < 2 or 'T' in o and not types:
                continue
            made = re.sub(r'\b([TUhrlqp])(?:\*(\d+))?(?![\w.])', operand, o).replace('[a', '[%a') + ';'
            yield made.replace('@', opcode) if '@' in o else f'{opcode} {made}'


def grammar():
    words, lines = {}, []
    for text in (t for t in GRAMMAR.read_text().split('\n') if t and t[0] != '#'):
        text = re.sub(r'\$(\w+)\b(?! =)', lambda m: words[m[1]], text)
        if text.startswith('$'):
            name, _, some = text[1:].partition(' = ')
            words[name] = some
        else:
            lines.append(Line(text))
    return lines


def refused(ptxas, folder, lines, arch):
    """Which of the lines ptxas refuses: one that it cannot read hides what follows, and a fault without a line is looked for."""
    left, bad = list(lines), set()
    while left:
        head = [f'.version {PTX}', f'.target {TARGET}', '.address_size 64', '.func f() { ret; }', '.visible .entry k() {', '.reg .b64 %a;',
                '.param .b64 local[2];', 'there: .branchtargets here;', 'proto: .callprototype ()_ ();', '.reg .pred %p<8>;', '.reg .b16 %h<8>;', '.reg .b32 %r<130>;', '.reg .b64 %l<20>;', '.reg .b128 %q<2>;']
        file = folder / 'spellings.ptx'
        file.write_text('\n'.join(head + left + ['here: ret;', '}', '']))
        done = subprocess.run([ptxas, f'-arch={arch}', '-O0', str(file), '-o', str(folder / 'spellings.cubin')], stderr=subprocess.STDOUT,
                              stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode == 0:
            break
        numbers = {int(n) - len(head) - 1 for n in re.findall(r', line (\d+); (?:error|fatal)', done.stdout)}
        found = {left[n] for n in numbers if 0 <= n < len(left)}
        if not found:
            if len(left) == 1:
                return bad | set(left)
            half = len(left) // 2
            return bad | refused(ptxas, folder, left[:half], arch) | refused(ptxas, folder, left[half:], arch)
        bad |= found
        left = [x for x in left if x not in found]
    return bad


def ask(lines, step=1):
    """{key of a line: a bit for each `step`th spelling}."""
    ptxas = shutil.which('ptxas') or '/usr/local/cuda/bin/ptxas'
    try:
        known = PTXAS in subprocess.run([ptxas, '--version'], stdout=subprocess.PIPE, text=True, check=False).stdout
    except FileNotFoundError:
        known = False
    if not known:
        print(f'SKIP: the ptxas of CUDA 13.0 ({PTXAS}) is not here')
        sys.exit(77)
    every = list(dict.fromkeys(i for line in lines for o in line.opcodes[::step] for i in line.instructions(o)))
    bad = set()
    with tempfile.TemporaryDirectory() as folder:
        for arch in (TARGET.replace('sm', 'compute'), TARGET):       # read first, in a tenth of the time; then up to the machine code
            good = [i for i in every if i not in bad]
            for at in range(0, len(good), CHUNK):
                bad |= refused(ptxas, pathlib.Path(folder), good[at:at + CHUNK], arch)
    return {line.key: ''.join('01'[any(i not in bad for i in line.instructions(o))] for o in line.opcodes[::step]) for line in lines}


def pack(bits):
    return base64.b64encode(zlib.compress(int('1' + bits, 2).to_bytes(len(bits) // 8 + 1, 'big'), 9)).decode()


def unpack(text):
    return bin(int.from_bytes(zlib.decompress(base64.b64decode(text)), 'big'))[3:]


def recorded():
    rows = [r.split() for r in TAKEN.read_text().split('\n') if r and r[0] != '#'] if TAKEN.exists() else []
    return {key: unpack(bits) for key, bits in rows}


def holes(lines, taken, families):
    """Sentences about lines that nobody asked about, and about accepted spellings that are in no row."""
    coverage.matched(families)
    known = {s for f in families for r in f.rows for s in r.opcodes}
    patterns = {}                       # by the first word
    for p in (p for f in families for r in f.rows for p in r.patterns):
        patterns.setdefault(re.match(r'%?\w+', p.pattern)[0], []).append(p)
    faults = [f'{TAKEN.name} does not know the line: {x.text}' for x in lines if len(taken.get(x.key, '')) != len(x.opcodes)]
    accepted = [o for x in lines for o, bit in zip(x.opcodes, taken.get(x.key, '')) if bit == '1']
    for o in dict.fromkeys(accepted):
        if o not in known and not any(p.fullmatch(o) for p in patterns.get(re.match(r'%?\w+', o)[0], [])):
            faults.append(f'{o}: ptxas takes it, and it is in no row of {coverage.TABLE.name}')
    return faults, len(set(accepted))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--ask', action='store_true')
    parser.add_argument('--record', action='store_true')
    args = parser.parse_args()
    lines, faults, taken = grammar(), [], recorded()
    if args.ask or args.record:
        step = 16 if args.ask and os.environ.get('MGPU_TEST_INTENSITY') == '1' else 1
        now = ask(lines, step)
        if args.record:
            TAKEN.write_text(f'# Which spellings of grammar.txt the ptxas of CUDA 13.0 ({PTXAS}) takes for {TARGET}: a line each, by its hash; a bit\n'
                             '# each, in the order of tools/coverage.py, compressed. Written by tools/accepted.py --record.\n'
                             + ''.join(f'{x.key} {pack(now[x.key])}\n' for x in lines))
            taken = now
        else:
            faults = [f'{o}: ptxas {"takes" if b == "1" else "refuses"} it, {TAKEN.name} says otherwise' for x in lines
                      for o, a, b in zip(x.opcodes[::step], taken.get(x.key, '')[::step], now[x.key]) if a != b]
    more, accepted = holes(lines, taken, coverage.table())
    faults += more
    print('\n'.join([*faults, f'{sum(len(x.opcodes) for x in lines)} spellings, of which ptxas takes {accepted}: {len(faults)} faults']))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
