#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Sources that must not compile, and the sentence that says why.

    tests/alone/refused.py host|nvcc [PATH OF NVCC]

Each file of refused/ has in its head the command and the sentence: a compiler that accepts the
file, or refuses it in other words, is a failure. Answers 0, 1, or 77 without that compiler.
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


def attempt(file, nvcc):
    """None when the file is refused as it says, or what happened instead."""
    text = file.read_text()
    command = re.search(r'^ \*   compile  (.*)$', text, re.M).group(1).split()
    expect = re.search(r'^ \*   expect   (.*)$', text, re.M).group(1)
    command = [nvcc if word == 'nvcc' else word for word in command]
    with tempfile.TemporaryDirectory() as folder:
        command += [f'-I{ROOT / "include"}', '-o', f'{folder}/refused.o', str(file)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    said = done.stderr + done.stdout
    if done.returncode == 0:
        return f'{file.name} compiles; expected: {expect}'
    if expect not in ' '.join(said.split()):
        return f'{file.name} is refused without the sentence "{expect}":\n{said.strip()[:1500]}'
    return None


def main():
    nvcc = shutil.which(sys.argv[2] if len(sys.argv) > 2 else 'nvcc')
    if sys.argv[1] == 'nvcc' and not nvcc:
        print('SKIP: nvcc is not here')
        return 77
    files = sorted((ROOT / 'tests/alone/refused').iterdir())
    files = [f for f in files if (f.suffix == '.cu') == (sys.argv[1] == 'nvcc')]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [f for f in pool.map(lambda file: attempt(file, nvcc), files) if f]
    print('\n'.join(faults) or f'{len(files)} files are refused with their sentences')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
