#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Build a program in C11, and run it: tests/emu/plain_c.c, a whole program for the model.

    tests/alone/plain_c.py gcc|clang [FILE.c] OPTION...
    tests/alone/plain_c.py aarch64 [FILE.c] OPTION...     with the cross compiler, under qemu

Answers 0, 1, or 77 when a tool is not there.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
STRICT = ['-std=c11', '-Wall', '-Wextra', '-Wpedantic', '-Werror', '-Wconversion', '-pthread']


def main():
    building.usage(__doc__, 1)
    kind, options = sys.argv[1], sys.argv[2:]
    source = [o for o in options if o.endswith('.c')] or [f'{ROOT}/tests/emu/plain_c.c']
    options = [o for o in options if not o.endswith('.c')]
    compiler, runner = [kind], []
    if kind == 'aarch64':
        compiler, runner = ['aarch64-linux-gnu-gcc', '-static'], ['qemu-aarch64']
    for tool in compiler[:1] + runner:
        if not shutil.which(tool):
            print(f'SKIP: {tool} is not here')
            return 77
    with tempfile.TemporaryDirectory() as folder:
        program = folder + '/plain_c'
        done = subprocess.run([*compiler, *STRICT, *options, '-DMGPU_EMULATE=1', f'-I{ROOT}/include',
                               *source, '-o', program], check=False)
        if done.returncode == 0:
            done = subprocess.run([*runner, program], check=False)
    return 1 if done.returncode else 0


if __name__ == '__main__':
    sys.exit(main())
