#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is each public name of the headers defined in docs/reference/, and found there by a search; and each switch in
docs/use.md?

    tests/alone/reference.py
    tests/alone/reference.py --self-test      is a name seen that the page lacks?

The compiler says which names there are: what its preprocessor leaves of mgpu.h and of what that leaves out, for the
host, for the model and for a GPU, and all macros. A name is mgpu_ or MGPU_ without a second underscore.
"""
import functools
import itertools
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'gen'))
import opt_in  # noqa: E402

WAYS = [['-xc', '-std=c11'], ['-xc', '-std=c11', '-DMGPU_EMULATE=1'],
        ['-xc++', '-std=c++17', '-D__CUDACC__', '-D__CUDA_ARCH__=900', '-D__CUDA_ARCH_FEAT_SM90_ALL', '-DMGPU_HOST_CUDA=0']]
# mgpu.h and what it leaves out.
ALL = ['mgpu.h', *(f'layout/{name}.h' for name in ('sparse', 'tmem', 'tmem_ldst', 'tmem_cp', 'sparse_tmem', 'scale', 'block_scale', 'sparse_pack')), *opt_in.left_out()]
NAME = r'\b(?:mgpu|MGPU)_(?!_)\w+'
TAGS = {'mgpu_tensor_map_s'}        # of a struct whose typedef has the name


def plain(text):
    """C without comments and strings."""
    return re.sub(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"', ' ', text, flags=re.S)


@functools.cache
def used():
    """The public names in what a compiler sees of the headers."""
    names = set()
    for way in WAYS:
        done = subprocess.run(['gcc', *way, f'-I{ROOT}/include', '-E', '-dD', '-'], text=True, check=True,
                              input=''.join(f'#include <mgpu/{h}>\n' for h in ALL), stdout=subprocess.PIPE)
        names |= set(re.findall(NAME + r'(?!\w|\s*##)', plain(done.stdout)))
    return {n for n in names if not re.fullmatch(r'MGPU_\w+_H', n)} - TAGS


def family(name):
    """The names of mgpu_x{1,2,4..64}: each number, as far as the steps of the last two go."""
    head, inside, tail = re.fullmatch(r'(\w+)(?:\{([\d,.]+)\})?(\w*)', name).groups()
    if inside is None:
        return [name]
    first, _, last = inside.partition('..')
    numbers = [int(n) for n in first.split(',')]
    if last:
        numbers += range(numbers[-1], int(last) + 1, numbers[-1] - numbers[-2] if len(numbers) > 1 else 1)
    return [f'{head}{n}{tail}' for n in numbers]


def defined(page):
    """The names that the pages define: in the first cell of a table, or in the C of a type."""
    names = set()
    for first in re.findall(r'^\| (`.*?`)(?:: | \| )', page, re.M):
        found = re.search(r'((?:mgpu|MGPU)_[\w{},.]+)(?:\(|`)', first)
        names.update(family(found[1]) if found else [])
    for block in re.findall(r'^```c\n(.*?)^```$', page, re.M | re.S):
        code = plain(block)
        names.update(re.findall(r'\b(MGPU_\w+)\s*(?:=[^,}]*)?(?=[,}\n])', code))
        names.update(itertools.chain(*re.findall(r'^\}\s*(\w+);|^typedef [^{;]*?(\w+);|\}\s*(mgpu_\w+);$', code, re.M)))
    return names


@functools.cache
def switches():
    """What a program may define before it includes mgpu, or with -D."""
    names = set()
    for file in (ROOT / 'include/mgpu').rglob('*.h'):
        names |= {n for n in re.findall(rf'(?:^#ifndef |\bdefined\()({NAME})', plain(file.read_text()), re.M) if not n.endswith('_H')}
    return names


def missing(page):
    return sorted(used() - defined(page) - switches())


def not_found(page):
    """Names that a search of the pages does not find: they have them in the short form of a family alone."""
    return sorted(used() - set(re.findall(r'\w+', page)) - switches())


def main():
    page = '\n'.join(file.read_text() for file in sorted((ROOT / 'docs/reference').glob('*.md')))
    if '--self-test' in sys.argv:
        wrong = []
        for line, name in (('| `MGPU_KERNEL(', 'MGPU_KERNEL'), ('    MGPU_SWIZZLE_64B =', 'MGPU_SWIZZLE_64B'), ('} mgpu_launch_config;', 'mgpu_launch_config'),
                           ('| `void mgpu_regs_f32_x{', 'mgpu_regs_f32_x8'), ('| `void mgpu_emu_yield(', 'mgpu_emu_yield')):
            without = ''.join(text for text in page.splitlines(True) if not text.startswith(line))
            if name not in missing(without):
                wrong.append(f'the page without {line!r}: {name} is not missed')
        without = page.replace(' mgpu_regs_f32_x24 ', ' ')
        if 'mgpu_regs_f32_x24' not in not_found(without) or 'mgpu_regs_f32_x24' in missing(without):
            wrong.append('the page has mgpu_regs_f32_x{4,8..128} alone: that a search for mgpu_regs_f32_x24 fails is not seen')
        print('\n'.join(wrong) or 'a name that the page lacks is seen')
        return 1 if wrong else 0
    table = (ROOT / 'docs/use.md').read_text().split('## Switches', 1)[1]
    faults = [f'docs/reference/ does not define {name}' for name in missing(page)]
    faults += [f'docs/reference/: a search does not find {name}' for name in not_found(page)]
    faults += [f'docs/use.md: the table of switches has no {name}' for name in sorted(switches()) if f'| `{name}` |' not in table]
    print('\n'.join(faults) or f'{len(used())} names, {len(switches())} switches')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
