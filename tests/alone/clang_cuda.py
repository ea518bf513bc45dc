#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""clang as a CUDA compiler, through tools/clang-cuda: programs build, functions assemble.

    tests/alone/clang_cuda.py [TEST.cu ...]

Programs are compiled and linked; their kernels must use no stack (clang before 20 would copy a tensor
map there) and ptxas must have nothing to remark. mgpu.h, the headers that it leaves out and those of layout/ and host/ are read, each
behind the others, for the host and for the GPU, with and without MGPU_DEBUG=1 (below intensity 2 without it for the GPU alone). Then every device function of the library, below
intensity 2 every fortieth of each header, is called once, and ptxas must take what clang makes of it. The device
tests that are named, those that nvcc does not compile here, are read for both; those that have kernels of the same names as
another below intensity 2 for the GPU alone. Answers 0, 1, or 77 without clang >= 19 or CUDA."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / 'tests'), str(ROOT / 'tools'), str(ROOT / 'gen')]
import building  # noqa: E402
import headers  # noqa: E402
import opt_in  # noqa: E402
import ptxcheck  # noqa: E402

CLANG = ROOT / 'tools/clang-cuda/clang++'
FLAGS = ['-O3', '-std=c++17', f'-I{ROOT / "include"}', '-Xcuda-ptxas', '-v']
WHOLE = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'
SAME_NAMES = re.compile('test_wgmma_(neg|sp|sp_neg)|test_gemm_h100_storage')      # of kernels, as another here has: one file cannot hold both
PROGRAMS = ['examples/03_tma_tile.cu', 'examples/08_gemm_specialized.cu', *['examples/kernels/gemm_main.cu'] * WHOLE]    # ten kernels


def call(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def faults_of(what, done):
    """Sentences for what a compiler run of a program says, [] when all is well."""
    if done.returncode:
        return [f'{what}: clang fails:\n{done.stdout[:3000]}']
    out = [f'{what}: {line.strip()}' for line in done.stdout.splitlines() if re.search(r'warning|\(C75\d\d\)', line)]
    for stack in re.findall(r'(\d+) bytes stack frame', done.stdout):
        if stack != '0':
            out.append(f'{what}: a kernel has {stack} bytes of stack: its arguments are copied, or registers spill')
    return out


def program(file, folder):
    """Compile and link one program, and start it: it runs on a GPU, or says that there is none."""
    binary = folder / pathlib.Path(file).stem
    done = call(str(CLANG), *FLAGS, str(ROOT / file), '-o', str(binary), '-lcudart')
    faults = faults_of(file, done)
    if faults or 'gemm_main' in file:  # which wants arguments; to be linked is enough
        return faults
    lib = os.path.join(os.environ.get('CUDA_PATH', '/usr/local/cuda'), 'lib64')
    ran = subprocess.run([str(binary)], capture_output=True, text=True, check=False,
                         env=dict(os.environ, LD_LIBRARY_PATH=lib))
    return [] if ran.returncode in (0, 77) else [f'{file}: the program answers {ran.returncode}: {ran.stdout}{ran.stderr}']


def read(files, folder):
    """Can both passes read these device tests? As one file, where they can be one (together.py): most of the time takes what all include."""
    files = [pathlib.Path(f).resolve() for f in files]
    apart = [f for f in files if SAME_NAMES.fullmatch(f.stem)]
    source = folder / 'tests.cu'
    made = call(sys.executable, str(ROOT / 'tests/together.py'), str(source), '0/1', *(str(f) for f in files if f not in apart))
    if made.returncode:
        return [made.stdout]
    how = [str(CLANG), '-fsyntax-only', *FLAGS[1:3], f'-I{ROOT / "tests"}']
    faults = faults_of(', '.join(f.name for f in files if f not in apart), call(*how, str(source)))
    for file in apart:
        faults += faults_of(file.name, call(*how, *([] if WHOLE else ['--cuda-device-only']), str(file)))
    return faults


def included(debug, folder):
    """Both passes read it."""
    source = folder / f'all_{debug}.cu'
    source.write_text(opt_in.every_header('layout', 'host') + 'int main(void) { return 0; }\n')
    return faults_of(f'mgpu.h, headers left out, layout/*.h and host/*.h, MGPU_DEBUG={debug}',
                     call(str(CLANG), '-fsyntax-only', *FLAGS[1:3], '-Wall', f'-DMGPU_DEBUG={debug}', str(source)))


def probes_of(header):
    """A call of each device function of a header; of macros too, but for those whose result is a variable."""
    items = [i for i in headers.read(header.read_text()) if i.kind in ('DEVICE', 'MACRO') and not i.private]
    return [ptxcheck.Probe(i) for i in items if 'ptx' in i.fields and not (i.kind == 'MACRO' and 'r' in i.fields)]


def elsewhere(version, targets):
    """Does ptxas 13.0 for sm_90a refuse what needs this? clang 19 has no later target."""
    return version > (9, 0) or not any(ptxcheck.takes(target, 'sm_90a') for target in targets)


def functions(name, found, folder):
    """Compile some headers, and calls in one file; what CUDA's own ptxas does not know yet, or sm_90a has not, is not assembled."""
    faults = []
    for newer in (False, True):
        probes = [(h, p) for h, some in found for p in some if elsewhere(*ptxcheck.needed(p.item)) == newer]
        if not probes:
            continue
        source = folder / f'{name}_{newer:d}.cu'
        used = dict.fromkeys(h for h, _ in probes)
        every = '' if WHOLE or newer else opt_in.every_header('layout', 'host')
        source.write_text(every + '#include <mgpu/ptx/thread.h>\n' + ''.join(f'#include "{h}"\n' for h in used) + ''.join(p.source() for _, p in probes))
        done = call(str(CLANG), *FLAGS[:3], '-Wall', '--cuda-device-only', '-S' if newer else '-c', str(source), '-o', str(folder / f'{name}_{newer:d}.o'))
        if done.returncode or 'warning' in done.stdout:
            faults.append(f'{", ".join(h.name for h in used)}: clang or ptxas fails:\n{done.stdout[:3000]}')
    return faults


def main():
    if call(str(CLANG), '--version').returncode:
        print('SKIP: clang 19 or newer, or the CUDA toolkit, is not here')
        return 77
    found = sorted(h for folder in ('ptx', 'tile') for h in (ROOT / 'include/mgpu' / folder).glob('*.h')
                   if not re.search('host_only|elsewhere|_no_', h.name))
    step = 1 if WHOLE else 40
    found = [(h, probes_of(h)[::step]) for h in found]
    found = sorted(((h, p) for h, p in found if p), key=lambda f: -len(f[1]))
    files = len(found) if WHOLE else 1
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
        folder = pathlib.Path(folder)
        called = [pool.submit(functions, f'some{i}', found[i::files], folder) for i in range(files)]
        built = [pool.submit(program, p, folder) for p in PROGRAMS]
        whole = [pool.submit(included, debug, folder) for debug in ((0, 1) if WHOLE else (1,))]     # the functions' file has all without it
        tests = [pool.submit(read, sys.argv[1:], folder)] if sys.argv[1:] else []
        faults = [f for b in built + called + whole + tests for f in b.result()]
    count = sum(len(p) for _, p in found)
    print('\n'.join(faults) or f'{count} functions of {len(found)} headers assemble, {len(PROGRAMS)} programs build, {len(whole)} files with every header too, {len(sys.argv) - 1} tests can be read')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
