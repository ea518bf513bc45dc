#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the gemm program says to bad input, and that it reads and writes good input as NumPy does.

usage: gemm_input.py <gemm or gemm_model>

Every refusal is one sentence, exit 1, and no file where the output would be."""
import math
import os
import stat
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
        'largest': npy(shape=(2 ** 31 - 1, 2 ** 31 - 1)), 'minus': npy(shape=(-16, -16), values=[1] * 256),
        'v0': ok[:6] + b'\0' + ok[7:], 'v4': ok[:6] + b'\4' + ok[7:],
        'unclosed': ok.replace(b'(16, 16), }', b'(16, 16    '), 'letters': ok.replace(b'(16, 16)', b'(16, xy)'),
        'joined': ok.replace(b'(16, 16)', b'(16  16)'),
    }
    for name, data in files.items():
        with open(name + '.npy', 'wb') as f:
            f.write(data)
    for name, *words in [
            ('cut', 'cut short', '1142', '1152'), ('head', 'cut short'), ('start', 'no .npy file'),
            ('text', 'no .npy file'), ('long', 'added to'), ('f64', "'<f8'", 'float32', 'astype'),
            ('big', "'>f4'"), ('record', "[('a', '<f4')]"), ('fortran', 'Fortran', 'ascontiguousarray'),
            ('d3', 'dimensions is 3', 'reshape'), ('d1', 'dimensions is 1'), ('none', '(0, 16)'),
            ('huge', '100000000000'), ('large', 'cut short'),
            ('largest', 'cut short', '18446744056529682564'), ('minus', 'shape cannot be read', '-16'),
            ('v0', 'version is 0', '1, 2 or 3'), ('v4', 'version is 4'), ('unclosed', 'shape cannot be read'),
            ('letters', 'shape cannot be read', 'xy'), ('joined', 'shape cannot be read'), ('nosuch', 'No such file')]:
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
    refused(program, 'a folder', ['--out', '.'], 'cannot be written', 'a folder')
    refused(program, 'C too large', ['--m', '2147483647', '--n', '2147483640', '--k', '8'], 'no memory for C',
            '2147483647 x 2147483640')
    refused(program, 'A too large', ['--m', '2147483647', '--n', '8', '--k', '2147483640'], 'no memory')
    os.mkfifo('pipe')
    os.symlink('/dev/null', 'link')
    for name in ('pipe', 'link'):
        refused(program, name, ['--out', name], name, 'cannot be written', 'pipe')
    if not stat.S_ISFIFO(os.stat('pipe').st_mode) or not os.path.islink('link'):
        faults.append('an output that is no file was replaced')
    writer = subprocess.Popen(['cp', 'ok.npy', 'pipe'])
    refused(program, 'a pipe to read', ['--a', 'pipe'], 'pipe', 'regular file')
    writer.kill()
    writer.wait()
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


def overflow(program):
    """Sums that float32 cannot hold are infinite, and right; and so in the 16-bit outputs."""
    with open('e30.npy', 'wb') as f:  # rows of 1e30, of -1e30, of both, and of small numbers
        f.write(npy(shape=(4, 16), values=[1e30] * 16 + [-1e30] * 16 + [1e30, -1e30] * 8 + [1.0] * 16))
    with open('f30.npy', 'wb') as f:
        f.write(npy(shape=(8, 16), values=[1e30] * 64 + [1.0] * 64))
    for out in ('f32', 'bf16', 'f16'):
        run = subprocess.run([program, '--a', 'e30.npy', '--b', 'f30.npy', '--out-dtype', out, '--out', 'c.npy',
                              '--check'], capture_output=True, text=True, timeout=120, check=False)
        got = load('c.npy')[2] if run.returncode == 0 else ()
        if 'PASS' not in run.stdout or got[:4] + got[8:12] != (math.inf,) * 4 + (-math.inf,) * 4 or got[28] != 16:
            faults.append(f'overflow to {out}: exit {run.returncode}: {run.stdout}{run.stderr}{got}')


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
        overflow(program)
        os.chdir('/')
    print('\n'.join(faults) or 'every refusal is a sentence, every result is right')
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
