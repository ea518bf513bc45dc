#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every function that folds a constant into its instruction: with -G and without.

    tests/alone/folds.py [PATH OF NVCC]

A fold is a switch whose default is MGPU__REFUSE, in the headers themselves or in a macro of theirs. With a good constant
a kernel around each assembles, and one around the first of each header does with -G too, where
nothing folds. With a bad one, next to the numbers of its comment or between them, the PTX holds the
sentence; with -G it never does. Below intensity 2 the first and the last fold of every third header stand
for all, and every twelfth of these headers is assembled with -G. That every good constant becomes its
instruction is tools/ptxcheck.py's to say, and that ptxas shows the sentence is guards.py's. Answers
0, 1, or 77 without nvcc.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tools'))
import headers    # noqa: E402
import origin     # noqa: E402
import ptxcheck   # noqa: E402

WHOLE = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'


def bad_numbers(item):
    """Numbers that a fold must refuse: beside its range, and where it has steps, between them."""
    constant = next(iter(ptxcheck.Probe(item).constants))
    numbers = ptxcheck.legal(item.parameter(constant))
    beside = [2 * numbers[-1] - numbers[-2], 9999, numbers[0] - 1, numbers[0] + 1, numbers[-1] + 1]
    return sorted({n for n in beside if n >= 0 and n not in numbers})


def of_blackwell(item):
    """No Hopper has it."""
    return all(re.match(r'sm_1\d\d', target) for target in ptxcheck.needed(item)[1])


def folds():
    """Pairs of a header's path and its folding functions."""
    taken = 0
    for header in sorted((ROOT / 'include/mgpu').rglob('*.h')):
        text = header.read_text()
        items = [i for i in headers.read(text) if i.kind == 'DEVICE' and not i.name.startswith('mgpu__')    # whose callers say what is constant
                 and re.search(r'MGPU__REFUSE\(|MGPU__\w+_FOLD\(', text[i.end:text.find('\n}\n', i.end)])]
        if items and (WHOLE or taken % 3 == 0):
            yield header, items if WHOLE or len(items) < 3 else [items[0], items[-1]]
        taken += bool(items)


def kernels(pairs, bad=False):
    """One file: a kernel around each fold, with a constant that its comment allows, or a bad one."""
    text = ''.join(f'#include "{header}"\n' for header, _ in pairs)
    for _, items in pairs:
        for item in items:
            for number in bad_numbers(item) if bad else [None]:
                probe = ptxcheck.Probe(item, number)
                if bad:                               # the arrays have the length of a good one
                    probe.arrays = ptxcheck.Probe(item).arrays
                text += probe.source()
    return text


def main():
    nvcc = origin.tool(*sys.argv[1:])
    if not nvcc:
        print('SKIP: nvcc is not here')
        return 77
    pairs = list(folds())
    count = sum(len(items) for _, items in pairs)
    bads = sum(len(bad_numbers(i)) for _, items in pairs for i in items)
    faults = [] if count else ['no folding function was found']

    def build(what, text, *options, refused=False, chip='90a'):
        """What nvcc wrote; a verdict other than `refused` is a fault."""
        with tempfile.TemporaryDirectory() as folder:
            file, out = pathlib.Path(folder, 'folds.cu'), pathlib.Path(folder, 'out')
            file.write_text(text)
            code = f'compute_{chip}' if '-ptx' in options else f'sm_{chip}'
            done = subprocess.run(
                [nvcc, '-std=c++17', '-gencode', f'arch=compute_{chip},code={code}', f'-I{ROOT / "include"}',
                 *options, '-o', str(out), str(file)], capture_output=True, text=True, check=False)
            if (done.returncode != 0) != refused:
                said = [line for line in (done.stderr + done.stdout).splitlines() if '(C75' not in line]
                faults.append(f'{what}, nvcc {" ".join(options)} answers {done.returncode}:\n' + '\n'.join(said[:8]))
            return out.read_bytes().decode(errors='replace') if out.exists() else ''

    known = [(header, [i for i in items if ptxcheck.needed(i)[0] <= (9, 0)]) for header, items in pairs]      # by nvcc's assembler
    for chip in ('90a', '100a'):                                                            # Blackwell's for a Blackwell
        some = [(header, mine) for header, items in known if (mine := [i for i in items if of_blackwell(i) == (chip == '100a')])]
        build('good constants', kernels(some), '-cubin', chip=chip)
        build('good constants', kernels([(header, items[:1]) for header, items in some[::1 if WHOLE else 12]]), '-G', '-cubin', chip=chip)
        said = len(re.findall(r'^\s*"mgpu: [^"]*"', build('good constants', kernels(some), '-G', '-ptx', chip=chip), re.M))
        if said:
            faults.append(f'{said} sentences in the PTX of good constants with -G, sm_{chip}')
    text = build('bad constants', kernels(pairs, True), '-ptx', refused=True)
    said = len(re.findall(r'^\s*"mgpu: [^"]*"', text, re.M))
    if said != bads:
        faults.append(f'{said} sentences, not {bads}, in the PTX of {count} folds with bad constants')
    print('\n'.join(faults) or f'{count} folds of {len(pairs)} headers, {bads} bad constants')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
