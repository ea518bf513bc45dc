#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks only listen: the model builds and runs without them.

    tests/emu/no_check.py gcc|g++|clang [MODEL]     MODEL: libmgpu_model.a; else it is compiled here

Builds a program that stores beside a buffer, with the model and in one file with include/mgpu/emu/check/ and its lines in
implementation.h left out: with the check the launch fails, without it all else goes on. Answers 0, 1, or 77
without the compiler.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
PROGRAM = '''#include <mgpu/mgpu.h>
typedef struct { char *p; long at; } args;
MGPU_KERNEL(store_at, args, p, 32, 1) { if (threadIdx.x == 0) ((volatile char *)p->p)[p->at] = 1; }
int main(void)
{
    static const long places[3] = {99, 100, 100000}; /* in the buffer, in the red zone, in the guard */
    void *p = NULL;
    args a;
    if (mgpu_malloc(&p, 100) != MGPU_OK || mgpu_memset(p, 0, 100, NULL) != MGPU_OK)
        return 1;
    a.p = (char *)p;
    for (int i = 0; i < 3; i++) {
        a.at = places[i];
        printf("%s ", mgpu_status_name(mgpu_launch(&store_at_kernel, mgpu_launch_1d(1, 32), &a, NULL)));
    }
    printf("%s\\n", mgpu_status_name(mgpu_free(p)));
    return 0;
}
'''
WANTED = {True: 'MGPU_OK MGPU_ERROR_FAULT MGPU_ERROR_FAULT MGPU_OK', False: 'MGPU_OK MGPU_OK MGPU_ERROR_FAULT MGPU_OK'}


def main():
    building.usage(__doc__, 1)
    compiler = shutil.which(sys.argv[1])
    if not compiler:
        print(f'SKIP: {sys.argv[1]} is not here')
        return 77
    cpp = sys.argv[1].endswith('++')
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        (top / 'program.c').write_text(PROGRAM)
        model = building.model(folder, *sys.argv[2:])
        shutil.copytree(ROOT / 'include', top / 'include')
        for checks in (True, False):
            if not checks:
                machine = top / 'include/mgpu/emu/implementation.h'
                text, includes = re.subn(r'#include "check/.*\n', '', machine.read_text())
                assert includes >= 1, 'implementation.h has other lines'
                machine.write_text(text)
                shutil.rmtree(top / 'include/mgpu/emu/check')
            subprocess.run([compiler, '-std=c++17' if cpp else '-std=c11', '-x', 'c++' if cpp else 'c', '-Wall', '-Wextra',
                            '-Wpedantic', '-Werror', '-DMGPU_EMULATE=1', f'-I{top}/include', '-pthread', str(top / 'program.c'),
                            *(['-x', 'none', model] if checks else ['-DMGPU_EMU_IMPLEMENTATION']), '-lm', '-o', str(top / 'program')], check=True)
            done = subprocess.run([top / 'program'], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                                  check=False, timeout=60)
            print(f'{"with" if checks else "without"} checks: {done.stdout.strip()}')
            if done.returncode or done.stdout.strip() != WANTED[checks]:
                faults.append(f'wanted {WANTED[checks]}, and it answers {done.returncode}')
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
