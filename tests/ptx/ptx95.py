#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A check with a newer ptxas than nvcc's own, and with its disassembler: tools/ptxcheck.py of the headers whose
instructions nvcc's does not know (below intensity 2, of those that have changed), or the script that is named.

    tests/ptx/ptx95.py BUILD [SCRIPT [ARGUMENT...]]

MGPU_TEST_FETCH=1 (./test.sh --suite ptx95) fetches them. Scripts find them as MGPU_PTXAS and MGPU_NVDISASM. Answers 0, 1, or 77
without them or without nvcc."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    if len(sys.argv) < 2:
        raise SystemExit('usage: tests/ptx/ptx95.py BUILD [SCRIPT [ARGUMENT...]]')
    fetch = ['--fetch'] if os.environ.get('MGPU_TEST_FETCH') == '1' else []
    got = subprocess.run([sys.executable, ROOT / 'tools/newer_ptxas.py', sys.argv[1], *fetch], text=True, stdout=subprocess.PIPE, check=False)
    if got.returncode:
        print(got.stdout.strip())
        return got.returncode
    ptxas = pathlib.Path(got.stdout.strip())
    new = ['--new'] if os.environ.get('MGPU_TEST_INTENSITY') == '1' else []
    return subprocess.run([sys.executable, *(sys.argv[2:] or [ROOT / 'tools/ptxcheck.py', '--assemble', '--newer', *new])], check=False,
                          env={**os.environ, 'MGPU_PTXAS': str(ptxas), 'MGPU_NVDISASM': str(ptxas.with_name('nvdisasm')),
                               'MGPU_TEST_INTENSITY': str(max(2, int(os.environ.get('MGPU_TEST_INTENSITY', '1'))))}).returncode


if __name__ == '__main__':
    sys.exit(main())
