#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The gemm program must write the same bytes on a GPU and in the model with exact numerics.

usage: gemm_bytes.py GPU_PROGRAM MODEL_PROGRAM
       gemm_bytes.py PROGRAM                      with MGPU_TEST_DUMP=<folder>: records what it reads and writes

Every data set in every shape, with bf16 and f16 inputs, goes through both programs as .npy files.
Exits 1 when a byte differs or a run fails."""
import array
import os
import random
import re
import struct
import subprocess
import sys
import tempfile

# m, n, k: less than a tile; whole tiles, two blocks in a cluster; ragged on all sides; a long sum
RAGGED = (200, 264, 328)
SHAPES = [(1, 8, 8), (256, 256, 128), RAGGED, (67, 40, 1000)]
SPECIAL = [0.0, -0.0, 1.0, -1.0, 6e-8, -6e-8, 3e-5, 1e-39, -1e-39, 65504.0, -65504.0,
           float('inf'), float('-inf'), float('nan')]


def normal(draw, rows, cols, _dtype):
    return [draw.gauss(0, 1) for _ in range(rows * cols)]


def integers(draw, rows, cols, _dtype):
    return [draw.randint(-8, 8) for _ in range(rows * cols)]


def wide(draw, rows, cols, _dtype):
    """Exponents all over what f16 has, subnormals among them."""
    return [draw.choice((-1, 1)) * draw.uniform(1, 2) * 2.0 ** draw.randint(-20, 7) for _ in range(rows * cols)]


def cancelling(draw, rows, cols, _dtype):
    """Neighbours alike, of other sign in every second row: half of the sums are far below their terms."""
    row = [draw.gauss(0, 4) for _ in range(cols // 2)]
    return [sign * x * draw.uniform(0.999, 1.001) for r in range(rows) for x in row for sign in (1, (-1) ** r)]


def special(draw, rows, cols, _dtype):
    """Infinite and NaN few times, so that some sums are finite."""
    return [draw.choice(SPECIAL) if draw.random() < 0.005 else draw.gauss(0, 1) if draw.random() < 0.5
            else draw.choice(SPECIAL[:9]) for _ in range(rows * cols)]


def large(draw, rows, cols, dtype):
    """A part of the sums passes float32; of f16 inputs, an f16 output."""
    return [draw.gauss(0, 1) * {'bf16': 3e18, 'f16': 64}[dtype] for _ in range(rows * cols)]


SETS = [normal, integers, wide, cancelling, special, large]


def write(path, values, rows, cols):
    """A float32 .npy file of version 1."""
    head = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({rows}, {cols}), }}".ljust(117) + '\n'
    with open(path, 'wb') as f:
        f.write(b'\x93NUMPY\x01\x00' + struct.pack('<H', len(head)) + head.encode())
        array.array('f', values).tofile(f)


def run(program, arguments, out):
    """(exit, what it said, bytes of the output)."""
    if os.path.exists(out):
        os.unlink(out)
    done = subprocess.run([program, '--a', 'a.npy', '--b', 'b.npy', '--out', out, *arguments], text=True,
                          env=dict(os.environ, MGPU_EMU_NUMERICS='exact'), check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    data = b''
    if done.returncode == 0:
        with open(out, 'rb') as f:
            data = f.read()
    return done.returncode, done.stdout, data


def compare(name, gpu, model, arguments, width):
    """What is wrong with one product, and its bytes."""
    results = {where: run(program, arguments, where + '.npy')
               for where, program in (('gpu', gpu), ('model', model))}
    faults = [f'{name}: the {where} program fails: {said.strip()}'
              for where, (code, said, _) in results.items() if code != 0]
    if faults:
        return faults, 0
    a, b = (results[where][2][128:] for where in ('gpu', 'model'))
    heads = [results[where][2][:128] for where in ('gpu', 'model')]
    if heads[0] != heads[1] or len(a) != len(b):
        return [f'{name}: the headers or sizes differ: {heads}'], 0
    wrong = [i for i in range(0, len(a), width) if a[i:i + width] != b[i:i + width]]
    if wrong:
        i = wrong[0]
        return [f'{name}: {len(wrong)} of {len(a) // width} elements differ, the first at {i // width}: '
                f'GPU {a[i:i + width][::-1].hex()}, model {b[i:i + width][::-1].hex()}'], len(a)
    return [], len(a)


def record(name, program, arguments, folder):
    """What is wrong with one product; its input and output go into files of the folder, as record() of a test does."""
    code, said, data = run(program, arguments, 'out.npy')
    if code != 0:
        return [f'{name}: {said.strip()}'], 0
    stem = os.path.join(folder, re.sub(r'\W+', '_', name))
    with open('a.npy', 'rb') as a, open('b.npy', 'rb') as b, open(stem + '.in.bin', 'wb') as f:
        f.write(a.read() + b.read())
    with open(stem + '.out.bin', 'wb') as f:
        f.write(data)
    return [], len(data)


def main():
    dump = os.environ.get('MGPU_TEST_DUMP') if len(sys.argv) == 2 else None
    if len(sys.argv) != 3 and not dump:
        sys.exit(__doc__)
    programs = list(map(os.path.abspath, sys.argv[1:]))
    faults, products, total = [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for make in SETS:
            for m, n, k in SHAPES:
                for dtype in ('bf16', 'f16'):
                    draw = random.Random(f'{make.__name__} {m} {n} {k}')
                    write('a.npy', make(draw, m, k, dtype), m, k)
                    write('b.npy', make(draw, n, k, dtype), n, k)
                    # float32 shows the sums bit by bit; the other output in one shape
                    for out in ('f32', dtype) if (m, n, k) == RAGGED else ('f32',):
                        name = f'{make.__name__} {m} x {n} x {k}, {dtype} in, {out} out'
                        options = ['--dtype', dtype, '--out-dtype', out]
                        if k == 1000:       # parts of K: the sums are those of the shape, not of what the rule takes today
                            options += ['--shape', '128x64,1,1,8']
                        wrong, count = record(name, *programs, options, dump) if dump else \
                            compare(name, *programs, options, 2 if out == 'f16' else 4)
                        faults += wrong
                        total += count
                        products += 1
        os.chdir('/')
    print('\n'.join(faults[:40]) or f'{products} products, {total} bytes, all ' + ('recorded' if dump else 'the same'))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
