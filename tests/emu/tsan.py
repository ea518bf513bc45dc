#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plain loads and stores of kernels compiled with -fsanitize=thread are seen by the model.

    tests/emu/tsan.py gcc|clang [MODEL]     MODEL: libmgpu_model.a; else it is compiled here

Builds unit/test_plain_kernel.c and an example instrumented, as C11 and as C++17, at each level of optimisation
(below intensity 2 at one each), links unit/test_plain.c, which is not, and runs it: all show the same accesses. An
instrumented implementation file is refused. Answers 0, 1, or 77 when the compiler is not there.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
VOLATILE = {'gcc': ['--param', 'tsan-distinguish-volatile=1'], 'clang': ['-mllvm', '-tsan-distinguish-volatile=1']}
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', '-Wconversion', '-DMGPU_EMULATE=1', f'-I{ROOT}/include', '-g1']
WHOLE = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'
LEVELS = {language: ('-O0', '-O1', '-O2', '-O3', '-Os') if WHOLE else (short,) for language, short in (('c', '-O2'), ('c++', '-O0'))}


def main():
    building.usage(__doc__, 1)
    compiler = sys.argv[1]
    if not shutil.which(compiler):
        print(f'SKIP: {compiler} is not here')
        return 77
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        def build(*words):
            return subprocess.run([compiler, *STRICT, *words], cwd=ROOT / 'tests/emu', check=False).returncode
        model = building.model(folder, *sys.argv[2:])
        if build('-std=c11', '-O1', '-c', 'unit/test_plain.c', '-o', f'{folder}/host.o'):
            return 1
        for language in ('c', 'c++'):
            for level in LEVELS[language]:
                # some distributions fortify by default: gcc then hides small copies
                plain = ['-U_FORTIFY_SOURCE', '-fsanitize=thread', *VOLATILE[compiler], level, '-x', language,
                         '-std=c11' if language == 'c' else '-std=c++17']
                bad = any(build(*plain, '-c', f'unit/{source}', '-o', f'{folder}/{source}.o')
                          for source in ('test_plain_kernel.c', 'test_plain_example.c'))
                bad = bad or build(f'{folder}/test_plain_kernel.c.o', f'{folder}/test_plain_example.c.o', f'{folder}/host.o',
                                   model, '-pthread', '-lstdc++', '-o', f'{folder}/test')
                bad = bad or subprocess.run([f'{folder}/test'], check=False).returncode
                if bad:
                    print(f'{compiler} {language} {level}: failed')
                    faults += 1
        refused = subprocess.run([compiler, *STRICT, '-fsanitize=thread', '-fsyntax-only', str(ROOT / 'packaging/model.c')],
                                 capture_output=True, text=True, check=False)
        if refused.returncode == 0 or 'without -fsanitize=thread' not in refused.stderr:
            print('an instrumented implementation file is not refused with its sentence:', refused.stderr)
            faults += 1
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
