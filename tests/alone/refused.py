#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sources that must not compile, and the sentence that says why.

    tests/alone/refused.py host|nvcc [PATH OF NVCC]

Each file of refused/ has in its head the commands and the sentences: a compiler that accepts the
file, refuses it in other words, or leaves a file, is a failure. Answers 0, 1, or 77 without nvcc;
clang's commands are left out, and that is said, where there is no clang.
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
sys.path[:0] = [str(ROOT / 'tools'), str(ROOT / 'tests')]
import building  # noqa: E402
import origin  # noqa: E402


def commands(file):
    """The commands that must fail, as lists of words."""
    return [line.split() for line in re.findall(r'^ \*   compile  (.*)$', file.read_text(), re.M)]


def attempt(file, command, nvcc):
    """None when the file is refused as it says, or what happened instead."""
    expected = re.findall(r'^ \*   expect   (.*)$', file.read_text(), re.M)
    command = [nvcc if word == 'nvcc' else word for word in command]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([*command, f'-I{ROOT / "include"}', '-o', f'{folder}/refused.o', str(file)], cwd=ROOT,
                              capture_output=True, text=True, check=False, timeout=100)
        left = os.listdir(folder)
    said = done.stderr + done.stdout
    if done.returncode == 0:
        return f'{file.name} compiles with {command[0]}; expected: {expected}'
    missing = [e for e in expected if e not in ' '.join(said.split())]
    if missing:
        return f'{file.name}: {command[0]} refuses it without the sentence "{missing[0]}":\n{said.strip()[:1500]}'
    return f'{file.name}: {" ".join(command)} left {left}' if left else None


def main():
    building.usage(__doc__, 1)
    nvcc = origin.tool(*sys.argv[2:])
    if sys.argv[1] == 'nvcc' and not nvcc:
        print('SKIP: nvcc is not here')
        return 77
    files = sorted((ROOT / 'tests/alone/refused').iterdir())
    files = [f for f in files if (f.suffix == '.cu') == (sys.argv[1] == 'nvcc')]
    todo = [(f, command) for f in files for command in commands(f)]
    missing = {'clang', 'clang++'} - {c for c in ('clang', 'clang++') if shutil.which(c)}
    left_out = [f for f, command in todo if command[0] in missing]
    with concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
        faults = [f for f in pool.map(lambda t: attempt(*t, nvcc), [t for t in todo if t[1][0] not in missing]) if f]
    faults += [f'{f.name} has no {word}' for f in files for word in ('compile', 'expect') if f' *   {word}  ' not in f.read_text()]
    print('\n'.join(faults) or f'{len(files)} files are refused with their sentences, by {len(todo) - len(left_out)} commands'
          + (f'; {len(left_out)} of clang were left out, it is not here' if left_out else ''))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
