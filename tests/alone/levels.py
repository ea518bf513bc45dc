#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""All tests of the model, or its examples, built by one compiler at one level of optimisation, and run.

    tests/alone/levels.py gcc|clang LEVEL tests          LEVEL: -O0, -Og, -O1, -O2, -O3, -Os
    tests/alone/levels.py gcc|clang LEVEL examples

The model is built at the same level. Half and bf16 are left out where their headers are not here. Answers
0, 1, or 77 when the compiler or Catch2 is not there.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLKIT = '/usr/local/cuda/include'
COMMON = ['-w', '-pthread', '-gdwarf-4', '-DMGPU_EMULATE=1', f'-DMGPU_SOURCE_ROOT="{ROOT}"', f'-I{ROOT}/include', f'-I{ROOT}/tests',
          f'-I{ROOT}/examples', '-isystem' + TOOLKIT]
WITH_C = {'emu/cuda/test_words.cpp': ['tests/emu/cuda/test_words_c.c']}


def listed():
    """The tests that meson.build builds for the model."""
    text = (ROOT / 'tests/meson.build').read_text()
    names = []
    for group in ('device_tests', 'emu_tests'):
        names += re.findall(r"'([^']+)'", re.search(rf'^{group} = \[(.*?)^\]', text, re.M | re.S)[1])
    if not (pathlib.Path(TOOLKIT) / 'cuda_fp16.h').exists():
        names.remove('emu/cuda/test_half.cu')
    return names


def main():
    compiler, level, what = sys.argv[1:]
    cc, cxx = ('gcc', 'g++') if compiler == 'gcc' else ('clang', 'clang++')
    if not shutil.which(cxx):
        print(f'SKIP: {cxx} is not here')
        return 77
    with tempfile.TemporaryDirectory() as folder:
        def run(*command, timeout=600):
            return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                                  timeout=timeout, errors='replace', cwd=folder)

        def build(name, sources, objects):
            made = []
            for i, source in enumerate(sources):
                made.append(f'{folder}/{name}{i}.o')
                words = [cc, '-std=c11'] if source.endswith('.c') else [cxx, '-std=c++17', '-x', 'c++']
                done = run(*words, level, *COMMON, '-c', str(ROOT / source), '-o', made[-1])
                if done.returncode:
                    return f'{name}: does not compile:\n{done.stdout[-1500:]}'
            if objects is None:
                return ''
            done = run(cxx, *made, *objects, '-pthread', '-lm', '-o', f'{folder}/{name}')
            return f'{name}: does not link:\n{done.stdout[-1500:]}' if done.returncode else ''

        def attempt(source):
            name = re.sub(r'\W', '_', source)
            sources = [f'tests/{source}', *WITH_C.get(source, [])] if what == 'tests' else [source]
            fault = build(name, sources, shared)
            if fault:
                return fault
            done = run(f'{folder}/{name}')
            os.unlink(f'{folder}/{name}')
            return '' if done.returncode == 0 else f'{source}: answers {done.returncode}:\n{done.stdout[-1500:]}'

        fault = build('model', ['packaging/model.c'], None)
        shared = [f'{folder}/model0.o']
        if not fault and what == 'tests':
            fault = build('catch', ['tests/main.cpp'], None)
            shared.append(f'{folder}/catch0.o')
            catch = [p for p in ('/usr/lib/x86_64-linux-gnu/libCatch2.a', '/usr/lib/libCatch2.a') if pathlib.Path(p).exists()]
            shared += catch[:1]
        if fault:
            print(fault)
            return 1
        sources = listed() if what == 'tests' else sorted(
            f.relative_to(ROOT).as_posix() for f in [*(ROOT / 'examples').glob('[0-9]*.cu'), ROOT / 'examples/quickstart.cu'])
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            faults = [f for f in pool.map(attempt, sources) if f]
    print('\n'.join(faults) or f'{len(sources)} programs, {compiler} {level}: all pass')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
