#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Run a program for a GPU under compute-sanitizer: memcheck, then synccheck.

usage: sanitizer.py ON_GPU PROGRAM ARGUMENT...      ON_GPU: the program that says whether there is a GPU

Exits 77 where there is no GPU or no compute-sanitizer, 1 when a tool finds something or does not run."""
import os
import re
import shutil
import subprocess
import sys

TOOLS = ['memcheck', 'synccheck']


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    on_gpu, *command = sys.argv[1:]
    probe = subprocess.run([on_gpu, shutil.which('true')], capture_output=True, text=True, check=False)
    if probe.returncode != 0:
        print(probe.stdout.strip() or probe.stderr.strip())
        return probe.returncode
    sanitizer = shutil.which('compute-sanitizer', path=os.environ['PATH'] + ':/usr/local/cuda/bin')
    if not sanitizer:
        print('SKIP: compute-sanitizer is not here; it is part of the CUDA toolkit')
        return 77
    faults = []
    for tool in TOOLS:
        done = subprocess.run([sanitizer, '--tool', tool, '--error-exitcode', '9', *command], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        if done.returncode != 0 or not re.search(r'ERROR SUMMARY: 0 errors', done.stdout):
            faults.append(f'{tool} answers {done.returncode}:\n{done.stdout[-3000:]}')
    print('\n'.join(faults) or f'{", ".join(TOOLS)}: no errors')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
