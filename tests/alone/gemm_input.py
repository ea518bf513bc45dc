#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the gemm program says to bad input, and that it reads and writes good input as NumPy does.

usage: gemm_input.py <gemm or gemm_model>

Every refusal is one sentence, exit 1, and no file where the output would be."""
import os
import struct
import subprocess
import sys
import tempfile

faults = []


def npy(descr="'<f4'", fortran='False', shape=(16, 16), values=None, version=1):
    """The bytes of a .npy file."""
    head = "{'descr': %s, 'fortran_order': %s, 'shape': %s, }" % (descr, fortran, shape)
    size = 'I' if version > 1 else 'H'
    head = head.ljust(127 - 8 - struct.calcsize(size)) + '\n'
    count = 1
    for side in shape:
        count *= side
    values = [i % 7 - 3 for i in range(min(count, 4096))] if values is None else values
    code = 'e' if descr == "'<f2'" else 'f'
    return (b'\x93NUMPY' + bytes([version, 0]) + struct.pack('<' + size, len(head))
            + head.encode() + struct.pack(f'<{len(values)}{code}', *values))


def load(path):
    """(descr, shape, values) of a .npy file of version 1."""
    data = open(path, 'rb').read()
    length, = struct.unpack('<H', data[8:10])
    head = eval(data[10:10 + length].decode())  # the program's own header
    code = {'<f4': 'f', '<f2': 'e'}[head['descr']]
    body = data[10 + length:]
    return head['descr'], head['shape'], struct.unpack(f'<{len(body) // struct.calcsize(code)}{code}', body)


def refused(program, name, arguments, *words):
    run = subprocess.run([program, *arguments], capture_output=True, text=True, timeout=120, check=False)
    text = run.stderr.strip()
    if run.returncode != 1 or '\n' in text or not all(w in text for w in words):
        faults.append(f'{name}: exit {run.returncode}, said: {text!r}, wanted {words}')


def bad(program):
    ok = npy()
    files = {
        'ok': ok, 'cut': ok[:-10], 'head': ok[:60], 'start': ok[:5], 'text': b'hello, this is a text',
        'long': ok + b'xx', 'f64': npy("'<f8'"), 'big': npy("'>f4'"), 'record': npy("[('a', '<f4')]"),
        'fortran': npy(fortran='True'), 'd3': npy(shape=(4, 4, 16)), 'd1': npy(shape=(256,)),
        'none': npy(shape=(0, 16)), 'k9': npy(shape=(16, 9)), 'wide': npy(shape=(16, 24)),
        'huge': npy(shape=(10 ** 11, 16)), 'large': npy(shape=(2 ** 30, 2 ** 20)),
    }
    for name, data in files.items():
        with open(name + '.npy', 'wb') as f:
            f.write(data)
    for name, *words in [
            ('cut', 'cut short', '1142', '1152'), ('head', 'cut short'), ('start', 'no .npy file'),
            ('text', 'no .npy file'), ('long', 'added to'), ('f64', "'<f8'", 'float32', 'astype'),
            ('big', "'>f4'"), ('record', "[('a', '<f4')]"), ('fortran', 'Fortran', 'ascontiguousarray'),
            ('d3', 'dimensions is 3', 'reshape'), ('d1', 'dimensions is 1'), ('none', '(0, 16)'),
            ('huge', '100000000000'), ('large', 'cut short'), ('nosuch', 'No such file')]:
        for side in 'ab':
            refused(program, f'{name} as {side}', [f'--{side}', name + '.npy', '--out', 'out.npy'],
                    name + '.npy', *words)
    out = ['--out', 'out.npy']
    refused(program, 'K of A', ['--a', 'k9.npy'] + out, 'K is 9', 'multiple of 8', '16')
    refused(program, 'K differs', ['--a', 'ok.npy', '--b', 'wide.npy'] + out, '[16][16]', '[16][24]')
    refused(program, 'm twice', ['--a', 'ok.npy', '--m', '20'] + out, 'm is 20', 'has 16')
    refused(program, 'K', ['--k', '12'] + out, 'K is 12', 'to 16')
    refused(program, 'N', ['--n', '12'] + out, 'N is 12', 'multiple of 8')
    refused(program, 'N in f32', ['--n', '10', '--out-dtype', 'f32'] + out, 'multiple of 4')
    refused(program, 'zero', ['--m', '0'], '--m is 0')
    refused(program, 'word', ['--m', 'many'], '"many"', 'number')
    refused(program, 'minus', ['--k', '-8'], '"-8"')
    refused(program, 'missing value', ['--m'], '--m', 'value is missing')
    refused(program, 'option', ['--fast', '1'], '--fast', '--help')
    refused(program, 'dtype', ['--dtype', 'f8'], '"f8"', 'bf16')
    refused(program, 'out-dtype', ['--out-dtype', 'f64'], '"f64"', 'f32')
    refused(program, 'layout', ['--b-layout', 'mk'], '"mk"', 'kn')
    refused(program, 'no folder', ['--out', 'nosuch/out.npy'], 'nosuch/out.npy', 'cannot be written')
    refused(program, 'a folder', ['--out', '.'], 'cannot be written')
    left = [f for f in os.listdir('.') if 'out' in f or 'partial' in f]
    if left:
        faults.append(f'files were left: {left}')


def good(program):
    m, n, k = 5, 24, 40
    a = [(i * 5 % 9 - 4) / 2 for i in range(m * k)]
    b = [i * i % 7 - 3 for i in range(n * k)]
    want = tuple(float(sum(a[r * k + i] * b[c * k + i] for i in range(k)))
                 for r in range(m) for c in range(n))
    b_kn = [b[c * k + i] for i in range(k) for c in range(n)]
    for name, data in [('a4', npy(shape=(m, k), values=a)), ('b4', npy(shape=(n, k), values=b)),
                       ('a2', npy("'<f2'", shape=(m, k), values=a, version=2)),
                       ('bkn', npy("'<f2'", shape=(k, n), values=b_kn))]:
        with open(name + '.npy', 'wb') as f:
            f.write(data)
    for arguments, descr in [
            (['--a', 'a4.npy', '--b', 'b4.npy', '--out-dtype', 'f32'], '<f4'),
            (['--a', 'a2.npy', '--b', 'bkn.npy', '--b-layout', 'kn', '--dtype', 'f16'], '<f2')]:
        run = subprocess.run([program, *arguments, '--out', 'c.npy', '--check'], capture_output=True,
                             text=True, timeout=120, check=False)
        if run.returncode != 0 or 'PASS' not in run.stdout:
            faults.append(f'{arguments}: exit {run.returncode}: {run.stdout}{run.stderr}')
        elif load('c.npy') != (descr, (m, n), want):
            faults.append(f'{arguments}: c.npy is not A * B^T as {descr}')


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    program = os.path.abspath(sys.argv[1])
    probe = subprocess.run([program, '--m', '8', '--n', '8', '--k', '8'], capture_output=True, text=True,
                           check=False)
    if probe.returncode != 0 and ('driver' in probe.stderr or 'GPU' in probe.stderr):
        print('SKIP:', probe.stderr.strip())
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        bad(program)
        good(program)
        os.chdir('/')
    print('\n'.join(faults) or 'every refusal is a sentence, every result is right')
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
