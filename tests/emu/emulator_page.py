#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""docs/emulator.md says what the code says.

    tests/emu/emulator_page.py

CUDA's words in the model are a closed list: the compiler says which ones emu/cuda/words.h makes, in C
and in C++; each must be in the list of the page (between <!-- cuda words --> and <!-- end -->)
and in the test. So are the words of half and bf16, C++ only, of emu/cuda/half.h (between <!-- cuda
half words --> and <!-- end -->; {a,b} stands for both). A word that docs/api.md or tools/instructions.txt names
instead of an instruction is one of them, is a function of the toolkit's headers for the host too, or is said to be "on a GPU only". A code block behind <!-- FILE --> stands in that file as it is. Each variable
MGPU_EMU_... is read by the model. Answers 0 or 1.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BEFORE = '#include "config.h"\n#include <math.h>\n#include <string.h>\n'
TOOLKIT = {'__bfloat162int_rz', '__double2bfloat16', '__double2half', '__half2float', '__half2short_rz', '__ushort2half_rn'}     # cuda_fp16.h, cuda_bf16.h: for hosts too
OF_COMPILERS = {'__builtin_constant_p'}
REFUSED = {'__shared__', '__global__', '__constant__'}      # they only name their remedy


def preprocess(language, text, options):
    done = subprocess.run(['gcc', '-x', language, '-E', *options, '-DMGPU_EMULATE=1', '-DMGPU_EMU_CUDA_TYPES=0', f'-I{ROOT}/include/mgpu', '-'], input=text,
                          capture_output=True, text=True, check=True)
    return done.stdout


def words(language, *options):
    """What a file that includes the header can say and could not say before."""
    after = BEFORE + '#include "kernel.h"\n'
    macros = [set(re.findall(r'^#define (\w+)', preprocess(language, text, ['-dM', *options]), re.M)) for text in (BEFORE, after)]
    code = preprocess(language, after, ['-P', *options])[len(preprocess(language, BEFORE, ['-P'])):]
    names = set(re.findall(r'(?<!, )\b(\w+)\s*\([^()]*\)\s*(?:__attribute__\s*\(\(.*?\)\)\s*)?\{', code))
    names |= set(re.findall(r'(?:\}\s*|extern const \w+ )(\w+);', code)) | (macros[1] - macros[0])
    return {n for n in names if not re.match(r'mgpu|MGPU|(if|for|while|switch|do)$', n)} - REFUSED


def expand(word):
    """make_float1..4 stands for four words, and h{,2}exp for two."""
    four, some = re.fullmatch(r'(\w+)1\.\.4', word), re.fullmatch(r'(.*?)\{([^}]*)\}(.*)', word)
    if four:
        return {four[1] + str(i) for i in range(1, 5)}
    return set().union(*(expand(some[1] + one + some[3]) for one in some[2].split(','))) if some else {word}


def listed_in(page, name):
    block = re.search(rf'<!-- {name} -->(.*?)<!-- end -->', page, re.S)
    return set().union(*(expand(word) for code in re.findall(r'`([^`]+)`', block[1] if block else '') for word in code.split()))


def instead(known):
    """Words of CUDA that stand for an instruction and that the model lacks."""
    for file in ('docs/api.md', 'tools/instructions.txt'):
        for line in (ROOT / file).read_text().splitlines():
            lacks = set(re.findall(r'\b(__[a-z]\w+)\(\)', line)) - known - TOOLKIT - OF_COMPILERS
            if lacks and not re.search('on a GPU only', line):
                yield f'{file}: {", ".join(sorted(lacks))} is named instead of an instruction, and the model lacks it'


def main():
    faults = []
    c, cpp = words('c'), words('c++', '-DMGPU_EMU_CUDA_HALF_H')
    half = words('c++') - cpp
    page = (ROOT / 'docs/emulator.md').read_text()
    listed, half_listed = listed_in(page, 'cuda words'), listed_in(page, 'cuda half words')
    for what, extra in (('in C++ and not in C', cpp - c), ('in C and not in C++', c - cpp),
                        ('in emu/cuda/words.h and not in docs/emulator.md', cpp - listed),
                        ('in docs/emulator.md and not in emu/cuda/words.h', listed - cpp),
                        ('in emu/cuda/half.h and not in docs/emulator.md', half - half_listed),
                        ('in docs/emulator.md and not in emu/cuda/half.h', half_listed - half)):
        faults += [f'{word} is {what}' for word in sorted(extra)]
    test = (ROOT / 'tests/emu/cuda/test_words_c.c').read_text()      # compiled as C, and as C++ by test_words.cpp
    test = re.sub(r'/\*.*?\*/', '', test, flags=re.S)
    for name in re.findall(r'CUDA_VECTOR\((\w+), \d+\)', test):
        test += ' '.join(f'{name}{i} make_{name}{i}' for i in range(1, 5)) + '\n'
    faults += [f'{word} is not in tests/emu/cuda/test_words_c.c' for word in sorted(cpp) if not re.search(rf'\b{word}\b', test)]
    test = re.sub(r'FUNCTION\(\d+, (\w+)\)', r'h\1 h2\1', (ROOT / 'tests/emu/cuda/test_half.cu').read_text())
    faults += [f'{word} is not in tests/emu/cuda/test_half.cu' for word in sorted(half) if not re.search(rf'\b{word}\b', test)]
    faults += instead(cpp | half)
    for file, code in re.findall(r'<!-- (\S+) -->\n```c\n(.*?)```', page, re.S):
        if code not in (ROOT / file).read_text():
            faults.append(f'an example of docs/emulator.md is not in {file}')
    model = '\n'.join(f.read_text() for f in sorted((ROOT / 'include/mgpu/emu').rglob('*.h')))
    read, told = set(re.findall(r'"(MGPU_EMU_\w+)"', model)), set(re.findall(r'^\| `(MGPU_EMU_\w+)`', page, re.M))
    faults += [f'{name} is read by the model or told by docs/emulator.md, not both' for name in sorted(read ^ told)]
    print('\n'.join(faults) or f'{len(cpp)} words and {len(half)} of half and bf16 are in the header, the page and the test')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
