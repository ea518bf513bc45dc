#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""All tests of the model, or its examples, built by one compiler at one level of optimisation, and run.

    tests/alone/levels.py gcc|clang LEVEL tests [MAIN]      LEVEL: -O0, -Og, -O1, -O2, -O3, -Os
    tests/alone/levels.py gcc|clang LEVEL examples          MAIN: tests/main.cpp, compiled; else it is compiled here
    tests/alone/levels.py gcc|clang LEVEL both [MAIN]

The model is built at the same level. Tests run at intensity 0: the suites run the grids. Below intensity 2 gcc takes one of
36 tests that do not take long and clang another, by their names, at -O0 alone those that hold the model, and of the examples gcc
takes one of three and clang another. Half and bf16 are left out where their headers are not here. Answers 0, 1, or 77 when the compiler or Catch2 is not there.
"""
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Most of their rows ask for nothing where plain accesses are not seen, or they weigh the model alone: from intensity 2 on.
NOT_INSTRUMENTED = ['emu/check/test_seeded.cpp', 'emu/check/test_litmus.cpp', 'emu/check/test_field.cpp',
                    'emu/check/test_silent.cpp', 'emu/check/test_weight.cpp']
HALF = 'emu/cuda/test_half.cu'       # includes the toolkit's vectors first
# "Complete" is said of what is seen: without plain accesses never.
INSTRUMENTED_ONLY = ['emu/explore/test_explore.cpp']
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402


def own_machine(test):
    """Does a test hold the model? That takes long to optimise."""
    return 'define MGPU_EMU_IMPLEMENTATION' in (ROOT / 'tests' / test).read_text()


def main():
    building.usage(__doc__, 3)
    compiler, level, what, *made = sys.argv[1:]
    made = [str(pathlib.Path(m).resolve()) for m in made]
    cxx = building.words(compiler, '.cu')[0]
    if not shutil.which(cxx):
        print(f'SKIP: {cxx} is not here')
        return 77
    found = building.catch2(compiler) if what != 'examples' else ([], [])
    if found is None:
        print('SKIP: Catch2 is not here')
        return 77
    flags, libraries = found
    full = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'
    lines = ['-gdwarf-4', '-g1'] if what != 'examples' else []      # those that reports name
    with tempfile.TemporaryDirectory() as folder:
        def run(*command, timeout=600):
            return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                                  timeout=timeout, errors='replace', cwd=folder, env={**os.environ, 'MGPU_TEST_INTENSITY': '0'})

        def compile_one(source, out, *words):
            return run(*building.words(compiler, source), level, *lines, *building.STRICT, f'-I{ROOT}/include', *building.COMMON,
                       *flags, *words, str(ROOT / source), '-o', out)

        def precompiled(header):
            """What makes compilers read a header, in each of the tests, as they have written it down once."""
            out = f'{folder}/once_{header}.' + {'gcc': 'gch', 'clang': 'pch'}[compiler]
            if what == 'examples' or compile_one(f'tests/{header}', out, '-x', 'c++-header').returncode:
                return []
            return ['-include-pch', out] if compiler == 'clang' else [f'-I{folder}', '-include', f'once_{header}', '-Winvalid-pch']

        def build(name, sources, objects, once=()):
            made = []
            for i, source in enumerate(sources):
                made.append(f'{folder}/{name}{i}.o')
                done = compile_one(source, made[-1], *([] if source.endswith('.c') else once), '-c')
                if done.returncode:
                    return f'{name}: does not compile:\n{done.stdout[-1500:]}'
            if objects is None:
                return ''
            done = run(cxx, *made, *objects, *libraries, '-pthread', '-lm', '-o', f'{folder}/{name}')
            return f'{name}: does not link:\n{done.stdout[-1500:]}' if done.returncode else ''

        def attempt(source):
            name = re.sub(r'\W', '_', source)
            if source in examples:
                fault = build(name, [source], shared[:1])
            else:
                alone = own_machine(source)
                fault = build(name, [f'tests/{s}' for s in building.sources(source)], shared[1:] if alone else shared,
                              catch if alone or source == HALF else headers)
            if fault:
                return fault
            head = (ROOT / source).read_text() if source in examples else ''
            target = re.findall(r'MGPU_EMU_TARGET=\w+', head)[:1]
            done = run('env', *target, f'{folder}/{name}')
            os.unlink(f'{folder}/{name}')
            return '' if done.returncode == 0 else f'{source}: answers {done.returncode}:\n{done.stdout[-1500:]}'

        fault = build('model', ['packaging/model.c'], None)
        shared = [f'{folder}/model0.o']
        if not fault and what != 'examples':
            fault = '' if made else build('main', ['tests/main.cpp'], None)
            shared += made[:1] or [f'{folder}/main0.o']
        if fault:
            print(fault)
            return 1
        tests = [t for t in building.tests() if t not in INSTRUMENTED_ONLY and (full or t not in NOT_INSTRUMENTED)]
        examples = sorted(f.relative_to(ROOT).as_posix() for f in [*(ROOT / 'examples').glob('[0-9]*.cu'), ROOT / 'examples/quickstart.cu'])
        if not full:
            tests = [t for t in tests if t not in building.listed('slow_tests')]
            tests = [t for t in tests if level == '-O0' or not own_machine(t)]
            tests = sorted(tests, key=lambda t: zlib.crc32(t.encode()))[18 * (compiler == 'clang')::36]
            examples = examples[compiler == 'clang'::3]
        catch = precompiled('catch.h') if HALF in tests or any(map(own_machine, tests)) else []
        headers = precompiled('model_headers.h')
        sources = tests * (what != 'examples') + examples * (what != 'tests')
        with concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
            faults = [f for f in pool.map(attempt, sources) if f]
    print('\n'.join(faults) or f'{len(sources)} programs, {compiler} {level}: all pass')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
