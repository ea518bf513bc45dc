#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each public header, alone and twice in one file, in each dialect one compiler has.

    tests/alone/headers.py gcc           C11 and C++17, MGPU_EMULATE 0 and 1, strict warnings: below intensity 2 every second
    tests/alone/headers.py clang         header, gcc the one half in C11 with 0 and clang the other in C++17 with 1; of the model's
                                         gcc the one half in C++17 and clang the other in C11
    tests/alone/headers.py nvcc [PATH]   CUDA C++17 for sm_90a: below intensity 2 every sixth one, and all that are the host's
    tests/alone/headers.py nvrtc PROGRAM the device part, through the compiled nvrtc.c: below intensity 2 what nvcc leaves out; and
                                         all of it in one source

Below intensity 2 a printed header (x.gen.h) that another includes is tried with that one. Answers 0, 1, or 77 when the compiler is not there.
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
sys.path[:0] = [str(ROOT / 'tests'), str(ROOT / 'gen')]
import building  # noqa: E402
import opt_in  # noqa: E402
INCLUDE = ROOT / 'include'
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', '-Wconversion', '-Wshadow']
GPU = ['-gencode', 'arch=compute_90a,code=sm_90a']


WHOLE = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'


def printed():
    """The printed headers that a written one includes."""
    return {found for h in INCLUDE.rglob('*.h') if not h.name.endswith('.gen.h')
            for found in re.findall(r'#include "(?:[\w./]+/)?(\w+\.gen\.h)"', h.read_text())}


def headers(*folders):
    """The public headers, as one writes them in #include <>: of L0 and of these folders."""
    with_another = set() if WHOLE else printed()
    for header in sorted(h.relative_to(INCLUDE).as_posix() for h in INCLUDE.rglob('*.h')):
        parts = header.split('/')
        if (len(parts) == 2 or parts[1] in folders) and parts[-1] not in with_another:
            yield header


OUTPUT = '<output>'


def commands(kind, path):
    """Pairs of what is tried and the command; the source comes on stdin."""
    if kind in ('gcc', 'clang'):
        for language, std in (('c', 'c11'), ('c++', 'c++17')):
            for emulate in (0, 1):
                flags = ['-x', language, f'-std={std}', f'-DMGPU_EMULATE={emulate}', *STRICT,
                         f'-I{INCLUDE}', '-']
                for i, header in enumerate(headers('layout', 'ptx', 'tile', 'host', 'emu')):
                    models = header.startswith('mgpu/emu/')
                    tried = ('gcc', 'c++', 1) if models and i % 2 else ('clang', 'c', 1) if models else ('clang', 'c++', 1) if i % 2 else ('gcc', 'c', 0)
                    if WHOLE or (kind, language, emulate) == tried:
                        # the model's functions are compiled in the implementation; all below intensity 2 in its tests
                        how = ['-fsyntax-only'] if models or not WHOLE else ['-S', '-o', OUTPUT]
                        yield header, f'{std} emulate={emulate}', [path, *how, *flags]
                yield 'mgpu/mgpu.h', f'{std} emulate={emulate}', [path, '-S', '-o', OUTPUT, *flags]
            yield 'mgpu/mgpu.h', f'{std} implementation', [path, '-DMGPU_EMU_IMPLEMENTATION', '-fsyntax-only', *flags]
        # C++20 wants no two enumerations in one sum, and no volatile ++
        yield 'mgpu/blackwell.h', 'c++20 implementation', [path, '-DMGPU_EMU_IMPLEMENTATION', '-fsyntax-only', '-x', 'c++',
                                                           '-std=c++20', '-DMGPU_EMULATE=1', *STRICT, f'-I{INCLUDE}', '-']
    elif kind == 'nvcc':
        for i, header in enumerate(headers('layout', 'ptx', 'tile', 'host')):
            if not WHOLE and i % 6 and header.split('/')[1] != 'host':
                continue    # of the others NVRTC reads it
            yield header, 'CUDA C++17', [
                path, '-x', 'cu', '-std=c++17', *GPU, '-Werror', 'all-warnings', f'-I{INCLUDE}',
                '-cubin', '-o', OUTPUT, '-']
        for header in ('mgpu/mgpu.h', 'mgpu/debug.h', 'mgpu/debug_device.h', 'mgpu/kernel.h', 'mgpu/ptx/mbarrier.h', 'mgpu/ptx/wgmma_mn.h',
                       'mgpu/ptx/tma_im2col.h', 'mgpu/tile/epilogue_f8.h'):
            yield header, 'CUDA C++17, MGPU_DEBUG=1', [
                path, '-x', 'cu', '-std=c++17', *GPU, '-Werror', 'all-warnings', f'-I{INCLUDE}', '-DMGPU_DEBUG=1',
                '-cubin', '-o', OUTPUT, '-']
    else:
        taken = [h for i, h in enumerate(headers('layout', 'ptx', 'tile', 'host')) if WHOLE or i % 6 or h.count('/') == 1]
        for header in (h for h in taken if h.split('/')[1] != 'host'):
            yield header, 'NVRTC', [path, str(INCLUDE), header]
        yield 'mgpu/mgpu.h', 'NVRTC, MGPU_DEBUG=1', [path, str(INCLUDE), 'mgpu/mgpu.h', 'debug']
        for types in ('same', 'own', 'stdint', 'late'):
            yield 'mgpu/mgpu.h', f'NVRTC, integer types: {types}', [path, str(INCLUDE), 'mgpu/mgpu.h', types]


def attempt(job):
    """None, or what the compiler said."""
    header, dialect, command = job
    source = f'#include <{header}>\n#include <{header}>\ntypedef int alone;\n'
    with tempfile.TemporaryDirectory() as folder:
        if command[1] == '-x' and command[2] == 'cu':  # nvcc does not read stdin
            file = pathlib.Path(folder, 'alone.cu')
            file.write_text(source)
            command = command[:-1] + [str(file)]
        # Not /dev/null: a compiler that fails removes its output, and root may remove that.
        command = [folder + '/alone.out' if word == OUTPUT else word for word in command]
        done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    said = [line for line in (done.stderr + done.stdout).splitlines() if 'error' in line][:4]
    return f'{header} ({dialect}) does not stand alone:\n    ' + '\n    '.join(said)


def forgotten(path):
    """None, or what NVRTC said of a function whose header is missing, where it is to say which."""
    done = subprocess.run([path, str(INCLUDE), 'mgpu/mgpu.h', 'left_out'], capture_output=True, text=True, check=False)
    wanted = 'mgpu: mgpu_wgmma_f32_e4m3_ss is in a header of its own: include <mgpu/ptx/wgmma_e4m3.gen.h> too'
    return None if done.returncode == 1 and wanted in done.stderr else f'NVRTC of a header that is left out: {done.stderr[:500]}'


def together(path):
    """None, or what NVRTC said of all headers but the host's in one source, each behind the others."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, 'every.h')
        source.write_text(opt_in.every_header('layout', 'ptx', 'tile'))
        done = subprocess.run([path, str(INCLUDE), str(source)], capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else f'every header in one source (NVRTC): {done.stderr[:1000]}'


def main():
    building.usage(__doc__, 1)
    kind = sys.argv[1]
    path = shutil.which(sys.argv[2] if len(sys.argv) > 2 else kind)
    if not path:
        print(f'SKIP: {kind} is not here')
        return 77
    jobs = list(commands(kind, path))
    with concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
        faults = [f for f in pool.map(attempt, jobs) if f]
    if kind == 'nvrtc':
        faults += [f for f in (forgotten(path), together(path)) if f]
    print('\n'.join(faults) or f'{len(jobs)} compilations, every header stands alone' + (', and all together' if kind == 'nvrtc' else ''))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
