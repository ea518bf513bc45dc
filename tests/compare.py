#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The same test on a GPU and in the model must record the same bytes.

usage: compare.py GPU_PROGRAM MODEL_PROGRAM

Runs both with MGPU_TEST_DUMP (the model with exact numerics) and compares each recorded file.
Exits 77 when the GPU program cannot run here, 1 when a byte differs, a record is missing, or a
program records nothing.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

import building


def run(program, folder):
    folder.mkdir()
    env = dict(os.environ, MGPU_TEST_DUMP=str(folder), MGPU_EMU_NUMERICS='exact')
    # One seed for both: tests that draw numbers draw the same ones.
    return subprocess.run([program, '--rng-seed', '1'], env=env, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def main():
    building.usage(__doc__, 2)
    gpu, model = sys.argv[1:]
    with tempfile.TemporaryDirectory() as top:
        top = pathlib.Path(top)
        result = run(gpu, top / 'gpu')
        if result.returncode == 77:
            print(result.stdout.strip())
            return 77
        failed = result.returncode != 0
        if failed:
            print(f'{gpu} failed:\n{result.stdout}')
        result = run(model, top / 'model')
        if result.returncode != 0:
            print(f'{model} failed:\n{result.stdout}')
            failed = True
        names = {side: {p.name for p in (top / side).iterdir()} for side in ('gpu', 'model')}
        for name in sorted(names['gpu'] ^ names['model']):
            print(f'recorded only by the {"GPU" if name in names["gpu"] else "model"}: {name}')
            failed = True
        for side, found in names.items():
            if not found:
                print(f'{gpu if side == "gpu" else model} records nothing: there is nothing to compare')
                failed = True
        total = 0
        for name in sorted(names['gpu'] & names['model']):
            a, b = ((top / side / name).read_bytes() for side in ('gpu', 'model'))
            total += len(a)
            if a != b:
                at = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
                count = sum(x != y for x, y in zip(a, b)) + abs(len(a) - len(b))
                print(f'{name}: {count} of {len(a)} bytes differ, the first at {at}: '
                      f'GPU {a[at:at + 8].hex()}, model {b[at:at + 8].hex()}')
                failed = True
        print(f'{len(names["gpu"])} records, {total} bytes compared')
        return int(failed)


sys.exit(main())
