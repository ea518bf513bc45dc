#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the gemm program says to bad input, and that it reads and writes good input as NumPy does.

usage: gemm_input.py <gemm or gemm_model>
       gemm_input.py --refusals <gemm> <libcuda.so.1 of tests/host/fake_driver.c>    needs no GPU

Every refusal is one sentence, exit 1, and no file where the output would be."""
import math
import os
import resource
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


def refused(program, name, arguments, *words, **how):
    """The program stops with one sentence that has these words, and leaves no file."""
    before = set(os.listdir('.'))
    run = subprocess.run([program, *arguments], stderr=subprocess.PIPE, text=True, timeout=120, check=False,
                         **{'stdout': subprocess.DEVNULL, **how})
    text = run.stderr.strip()
    if (run.returncode != 1 or not text.startswith('gemm: ') or '\n' in text or not all(w in text for w in words)
            or set(os.listdir('.')) != before):
        faults.append(f'{name}: exit {run.returncode}, said: {text!r}, wanted {words}, files '
                      f'{sorted(set(os.listdir(".")) - before)}')


def bad_files(program):
    ok = npy()
    files = {
        'empty': b'', 'cut': ok[:-10], 'head': ok[:60], 'start': ok[:5], 'text': b'hello, this is a text',
        'long': ok + b'xx', 'f64': npy("'<f8'"), 'big': npy("'>f4'"), 'record': npy("[('a', '<f4')]"),
        'fortran': npy(fortran='True'), 'd3': npy(shape=(4, 4, 16)), 'd1': npy(shape=(256,)),
        'none': npy(shape=(0, 16)), 'huge': npy(shape=(10 ** 11, 16)), 'large': npy(shape=(2 ** 30, 2 ** 20)),
        'largest': npy(shape=(2 ** 31 - 1, 2 ** 31 - 1)), 'minus': npy(shape=(-16, -16), values=[1] * 256),
        'v0': ok[:6] + b'\0' + ok[7:], 'v4': ok[:6] + b'\4' + ok[7:],
        'unclosed': ok.replace(b'(16, 16), }', b'(16, 16    '), 'letters': ok.replace(b'(16, 16)', b'(16, xy)'),
        'joined': ok.replace(b'(16, 16)', b'(16  16)'), 'sparse': npy(shape=(2 ** 21, 2 ** 20)),
    }
    for name, data in files.items():
        with open(name + '.npy', 'wb') as f:
            f.write(data)
    os.truncate('sparse.npy', 128 + 2 ** 43)  # all of it, in no blocks of the disk
    os.mkdir('folder.npy')
    for name, *words in [
            ('empty', 'empty file', 'numpy.save'), ('folder', 'cannot be read', 'directory'),
            ('cut', 'cut short', '1142', '1152', 'copy it again'), ('head', 'cut short'), ('start', 'no .npy file'),
            ('text', 'no .npy file'), ('long', 'added to'), ('f64', "'<f8'", 'float32', 'astype'),
            ('big', "'>f4'", "'<f4'", 'astype'), ('record', "[('a', '<f4')]"), ('fortran', 'Fortran', 'ascontiguousarray'),
            ('d3', 'dimensions is 3', 'wanted 2', 'reshape'), ('d1', 'dimensions is 1'), ('none', '(0, 16)'),
            ('huge', '100000000000'), ('large', 'cut short'), ('sparse', 'need 8796093022208 bytes', 'in parts'),
            ('largest', 'cut short', '18446744056529682564'), ('minus', 'shape cannot be read', '-16'),
            ('v0', 'version is 0', '1, 2 or 3'), ('v4', 'version is 4'), ('unclosed', 'shape cannot be read'),
            ('letters', 'shape cannot be read', 'xy'), ('joined', 'shape cannot be read'), ('nosuch', 'No such file')]:
        for side in 'ab':
            refused(program, f'{name} as {side}', [f'--{side}', name + '.npy', '--out', 'out.npy'],
                    name + '.npy', *words)
    os.mkfifo('pipe')
    with subprocess.Popen(['cp', 'ok.npy', 'pipe']) as writer:
        refused(program, 'a pipe to read', ['--a', 'pipe'], 'pipe', 'regular file')
        writer.kill()


def bad_shapes(program):
    out = ['--out', 'out.npy']
    refused(program, 'K differs', ['--a', 'ok.npy', '--b', 'wide.npy'] + out, 'K is 16 in A[M][K]', '24 in B[N][K]')
    refused(program, 'K of B', ['--a', 'wide.npy', '--b', 'k24.npy'] + out, 'K is 24 in', '16 in', '--b-layout')
    refused(program, 'm twice', ['--a', 'ok.npy', '--m', '20'] + out, 'm is 20', 'has 16', '--m out')
    refused(program, 'K', ['--k', '12'] + out, 'K is 12', 'multiple of 8', '16 bytes', 'K = 16')
    refused(program, 'K of A', ['--a', 'k9.npy'] + out, 'K is 9', 'A[M][K] and B[N][K] with zeros to K = 16')
    kn = ['--b-layout', 'kn', *out]
    refused(program, 'K of kn', ['--b', 'm9.npy'] + kn, 'K is 9', 'A[M][K] and B[K][N] with zeros to K = 16')
    refused(program, 'N of kn', ['--b', 'k9.npy'] + kn, 'N is 9', 'multiple of 8', 'B[K][N] with zeros to N = 16')
    refused(program, 'N of nk', ['--b', 'm9.npy'] + out, 'N is 9', 'multiple of 8', 'B[N][K] with zeros to N = 16')
    refused(program, 'N', ['--n', '12'] + out, 'N is 12', 'multiple of 8', 'rows of C (bf16)')
    refused(program, 'N in f32', ['--n', '10', '--out-dtype', 'f32'] + out, 'multiple of 4', 'N = 12')
    for side, sizes in {'C': (2147483647, 2147483640, 8), 'A': (2147483647, 8, 2147483640),
                        'B': (8, 2147483640, 2147483640)}.items():
        words = [word for name, size in zip('mnk', sizes) for word in (f'--{name}', str(size))]
        refused(program, f'{side} too large', words + out, 'm %d, n %d, k %d need' % sizes, 'bytes of memory',
                'are available: multiply in parts')


def bad_words(program):
    refused(program, 'zero', ['--m', '0'], '--m is "0"', 'from 1 to 2147483647')
    refused(program, 'word', ['--m', 'many'], '"many"', 'number')
    refused(program, 'minus', ['--k', '-8'], '"-8"')
    refused(program, 'half', ['--k', '8.5'], '"8.5"')
    refused(program, 'too many', ['--n', '2147483648'], '"2147483648"', 'to 2147483647')
    refused(program, 'seed', ['--seed', '18446744073709551616'], 'to 18446744073709551615')
    for words in (['--m'], ['--m', '--n', '8'], ['--a', '--b', 'ok.npy'], ['--out', '']):
        refused(program, f'{words}', words, f'the value of {words[0]} is missing', '--help')
    refused(program, 'twice', ['--m', '8', '--check', '--check', '--m', '16'], '--m is given twice')
    refused(program, 'option', ['--fast', '1'], '--fast is no option', '--help')
    refused(program, 'last option', ['--fast'], '--fast is no option', '--help')
    refused(program, 'file', ['ok.npy'], 'ok.npy is no option', '--help')
    refused(program, 'dtype', ['--dtype', 'f8'], '"f8"', 'bf16')
    refused(program, 'dtype of out', ['--dtype', 'f32'], '"f32"', 'bf16 or f16')
    refused(program, 'out-dtype', ['--out-dtype', 'f64'], '"f64"', 'f32')
    refused(program, 'layout', ['--b-layout', 'mk'], '"mk"', 'nk or kn')
    for shape in ('128x64', '0x64,1,1,8', '128x64,1,1,8,', '128x64,1,1,8,swap', '128x256,1,1,1,swapped,1'):
        refused(program, f'shape {shape}', ['--shape', shape], f'--shape is "{shape}", wanted like 128x64,1,1,8 or ')
    with open('/dev/full', 'w', encoding='utf8') as full:
        refused(program, 'help', ['--help'], 'standard output cannot be written', 'No space', stdout=full)


def bad_outputs(program):
    shut = 'shut' if os.geteuid() else '/sys'  # where not even root may make a file
    os.mkdir('shut', 0o500)
    for name, *words in [('nosuch/out.npy', 'No such file'), ('.', 'a folder'), ('ok.npy/out.npy', 'Not a directory'),
                         (f'{shut}/out.npy', ''), ('/dev/full', 'a device, pipe'), ('x' * 300, 'too long')]:
        refused(program, name, ['--out', name], name, 'cannot be written', *words)
    os.mkfifo('pipe out')
    os.symlink('/dev/null', 'link')
    for name in ('pipe out', 'link'):
        refused(program, name, ['--out', name], name, 'cannot be written', 'pipe')
    if not stat.S_ISFIFO(os.stat('pipe out').st_mode) or not os.path.islink('link'):
        faults.append('an output that is no file was replaced')
    os.link('ok.npy', 'hard.npy')
    for side, name in [('a', 'ok.npy'), ('b', './ok.npy'), ('b', 'hard.npy')]:
        refused(program, f'{name} overwritten', [f'--{side}', 'ok.npy', '--out', name], f'--out {name} is the file of '
                f'--{side}', 'another name')
    with open('ok.npy', 'rb') as f:
        if f.read() != npy():
            faults.append('an input was overwritten')


def bad(program):
    for name, data in {'ok': npy(), 'k9': npy(shape=(16, 9)), 'm9': npy(shape=(9, 16)), 'wide': npy(shape=(16, 24)),
                       'k24': npy(shape=(24, 16))}.items():
        with open(name + '.npy', 'wb') as f:
            f.write(data)
    for mistakes in (bad_files, bad_shapes, bad_words, bad_outputs):
        mistakes(program)


def no_gpu(program, driver):
    """No GPU, and drivers that are too old: one sentence with the remedy."""
    words = ['--check', '--out', 'out.npy']
    refused(program, 'hidden GPU', words, 'no NVIDIA ', env=dict(os.environ, CUDA_VISIBLE_DEVICES=''))
    for version, serves in ('11040', '11.4'), ('12000', '12.0'):
        refused(program, f'driver {serves}', words, f'the NVIDIA driver serves CUDA {serves} and this program was built '
                'with CUDA 1', '(cudaErrorInsufficientDriver): update the driver',
                env=dict(os.environ, LD_LIBRARY_PATH=os.path.dirname(driver), MGPU_TEST_DRIVER=version))


def shapes(program):
    """Tiles of C^T, and stream-K, which wants a workspace: of few multiprocessors, as the model may have them."""
    for size, shape in [((136, 264, 72), '128x256,1,1,1,swapped'), ((130, 72, 1160), '128x80,1,1,0')]:
        words = [word for name, x in zip('mnk', size) for word in (f'--{name}', str(x))]
        run = subprocess.run([program, *words, '--shape', shape, '--check'], capture_output=True, text=True, timeout=120,
                             check=False, env=dict(os.environ, MGPU_EMU_SMS='5'))
        if run.returncode != 0 or 'PASS' not in run.stdout:
            faults.append(f'--shape {shape}: exit {run.returncode}: {run.stdout}{run.stderr}')


def good(program):
    m, n, k = 5, 24, 40
    a = [(i * 5 % 9 - 4) / 2 for i in range(m * k)]
    b = [i * i % 7 - 3 for i in range(n * k)]
    want = tuple(float(sum(a[r * k + i] * b[c * k + i] for i in range(k)))
                 for r in range(m) for c in range(n))
    b_kn = [b[c * k + i] for i in range(k) for c in range(n)]
    for name, data in [('a4', npy(shape=(m, k), values=a)), ('b4', npy(shape=(n, k), values=b)),
                       ('a2', npy("'<f2'", shape=(m, k), values=a, version=2)),
                       ('bkn', npy("'<f2'", shape=(k, n), values=b_kn, version=3))]:
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


def full(program, is_model):
    """What goes wrong only late: no room for the file, for what is said, and, in the model, for the numbers."""
    def limit(what, bytes_):
        return lambda: resource.setrlimit(what, (bytes_, bytes_))

    refused(program, 'full disk', ['--m', '64', '--n', '64', '--k', '8', '--out', 'out.npy'], 'out.npy: cannot be '
            'written: File too large', preexec_fn=limit(resource.RLIMIT_FSIZE, 4096))
    with open('/dev/full', 'w', encoding='utf8') as f:
        refused(program, 'full output', ['--m', '8', '--n', '8', '--k', '8'], 'standard output cannot be written',
                'No space', stdout=f)
    if is_model:  # a GPU's driver needs all addresses
        refused(program, 'memory', ['--m', '8', '--n', '16384', '--k', '16384', '--out', 'out.npy'],
                'no memory for B, 1073741824 bytes', preexec_fn=limit(resource.RLIMIT_AS, 2 ** 29))


def overflow(program):
    """Sums that float32 cannot hold are infinite, and right; and so in the 16-bit outputs."""
    with open('e30.npy', 'wb') as f:  # rows of 1e30, of -1e30, of both, and of small numbers
        f.write(npy(shape=(4, 16), values=[1e30] * 16 + [-1e30] * 16 + [1e30, -1e30] * 8 + [1.0] * 16))
    with open('f30.npy', 'wb') as f:
        f.write(npy(shape=(8, 16), values=[1e30] * 64 + [1.0] * 64))
    with open('way.npy', 'wb') as f:  # a sum that is 0, by way of infinity
        f.write(npy(shape=(2, 32), values=[1e30] * 16 + [-1e30] * 16 + [1.0] * 32))
    with open('inf.npy', 'wb') as f:
        f.write(npy(shape=(4, 32), values=[math.inf] * 32 + [1.0] * 32 + [math.nan] + [1.0] * 63))
    with open('b32.npy', 'wb') as f:
        f.write(npy(shape=(8, 32), values=[1e30] * 256))
    for a, passed, line in [('way', 'PASS, but 8 of 16 elements have no number', 'overflow   8 elements'),
                            ('inf', 'PASS, but 16 of 32 elements have no number', 'not finite 16 elements'),
                            ('b32', 'PASS\n', 'infinite   64 elements, rightly')]:
        run = subprocess.run([program, '--a', a + '.npy', '--b', 'b32.npy', '--check'], capture_output=True, text=True,
                             timeout=120, check=False)
        if run.returncode != 0 or passed not in run.stdout or line not in run.stdout:
            faults.append(f'{a}: exit {run.returncode}: {run.stdout}{run.stderr}')
    for out in ('f32', 'bf16', 'f16'):
        run = subprocess.run([program, '--a', 'e30.npy', '--b', 'f30.npy', '--out-dtype', out, '--out', 'c.npy',
                              '--check'], capture_output=True, text=True, timeout=120, check=False)
        got = load('c.npy')[2] if run.returncode == 0 else ()
        if 'PASS' not in run.stdout or got[:4] + got[8:12] != (math.inf,) * 4 + (-math.inf,) * 4 or got[28] != 16:
            faults.append(f'overflow to {out}: exit {run.returncode}: {run.stdout}{run.stderr}{got}')


def main():
    arguments = sys.argv[1:]
    refusals = arguments[:1] == ['--refusals']
    if len(arguments) != (3 if refusals else 1):
        sys.exit(__doc__)
    program, *driver = [os.path.abspath(a) for a in arguments[refusals:]]
    probe = subprocess.run([program, '--m', '8', '--n', '8', '--k', '8'], capture_output=True, text=True,
                           check=False)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        bad(program)
        if refusals:
            no_gpu(program, *driver)
        else:
            good(program)
            overflow(program)
            full(program, 'model' in probe.stdout)
            if 'model' in probe.stdout:
                shapes(program)
        os.chdir('/')
    print('\n'.join(faults) or 'every refusal is a sentence' + (', every result is right' if not refusals else ''))
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
