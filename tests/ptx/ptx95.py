#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""tools/ptxcheck.py of the headers whose instructions nvcc's own ptxas does not know, with a newer one.

    tests/ptx/ptx95.py BUILD

MGPU_TEST_FETCH=1 (./test.sh --suite ptx95) fetches it. Answers 0, 1, or 77 without it or without nvcc."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    if len(sys.argv) != 2:
        raise SystemExit('usage: tests/ptx/ptx95.py BUILD')
    fetch = ['--fetch'] if os.environ.get('MGPU_TEST_FETCH') == '1' else []
    got = subprocess.run([sys.executable, ROOT / 'tools/newer_ptxas.py', sys.argv[1], *fetch], text=True, stdout=subprocess.PIPE, check=False)
    if got.returncode:
        print(got.stdout.strip())
        return got.returncode
    return subprocess.run([sys.executable, ROOT / 'tools/ptxcheck.py', '--assemble', '--newer'], check=False,
                          env={**os.environ, 'MGPU_PTXAS': got.stdout.strip(), 'MGPU_TEST_INTENSITY': '2'}).returncode


if __name__ == '__main__':
    sys.exit(main())
