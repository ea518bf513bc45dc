#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Files that do not belong in one program do not link: the symbol that the linker names says why.

    tests/alone/links.py gcc|clang [MODEL] [PATH OF NVCC]       MODEL: libmgpu_model.a; else it is compiled here

A kernel, a host file that launches it, and the model's file, each built for the model, for a GPU's
host side (MGPU_HOST_CUDA), or from another version of mgpu; from intensity 2 on with -flto too. Answers 0, 1, or 77 without the compiler.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = (ROOT / 'VERSION').read_text().strip().replace('.', '_')
KERNEL = '''#include <mgpu/mgpu.h>
typedef struct { int n; } args;
MGPU_KERNEL(scale, args, p, 32, 1) { (void)p; }
'''
HOST = '''#include <mgpu/mgpu.h>
typedef struct { int n; } args;
MGPU_KERNEL_DECLARE(scale);
int main(void) { args a; a.n = 1; return mgpu_launch(&scale_kernel, mgpu_launch_1d(1, 32), &a, NULL) != MGPU_OK; }
'''
BUFFER = '''#include <mgpu/host/memory.h>
int main(void) { void *p; return mgpu_malloc(&p, 16) != MGPU_OK || mgpu_free(p) != MGPU_OK; }
'''
REGISTERS = '''#include <mgpu/mgpu.h>
int main(void) { static int x; return mgpu_emu_register(&x, sizeof x, "x") != MGPU_OK || mgpu_emu_unregister(&x) != MGPU_OK; }
'''
DEVICE = '''#include <mgpu/ptx/mbarrier.h>
void begin(uint32_t bar);
void begin(uint32_t bar) { mgpu_mbarrier_init(bar, 1); }
'''
MODEL = '#define MGPU_EMU_IMPLEMENTATION\n#include <mgpu/mgpu.h>\n'
FREES = '''#include <mgpu/host/memory.h>
int frees_{0}(void);
int frees_{0}(void) {{ return mgpu_free(NULL) != MGPU_OK; }}
'''
LINKERS = ('', 'gold', 'lld')                          # '' is the compiler's own
LTO_LINKERS = {'gcc': ('',), 'clang': ('lld',)}
STRONG = {'mgpu_emu_launch', 'mgpu_emu_malloc', 'mgpu_emu_register'}
NOTHING = 'int main(void) { return 0; }\n'
BOTH = 'mgpu_one_program_has_the_model_and_files_for_a_GPU__build_two_programs'
MISSING = 'mgpu_model_is_missing__define_MGPU_EMU_IMPLEMENTATION_in_one_file__MGPU_EMULATE_1__mgpu_'


def one_backend(build, link, top, model, cuda, runtime):
    """No kernel is missing here: what is built for the model, and what for a GPU, would run side by side."""
    ways = [((), LINKERS), (('-flto',), LTO_LINKERS[sys.argv[1]])]
    for lto, linkers in ways if os.environ.get('MGPU_TEST_INTENSITY', '2') >= '2' else ways[:1]:
        gpu = ['-std=c11', '-Wpedantic', '-Werror', '-fPIC', *lto, '-DMGPU_HOST_CUDA=1', '-isystem', f'{cuda}/include']
        build('nothing', NOTHING, *lto)
        build('one_gpu', FREES.format('one'), *gpu)
        build('two_gpu', FREES.format('two'), *gpu)
        build('three', FREES.format('three'), *model, *lto)
        if lto:
            build('model', MODEL, *model, *lto)
        for linker in linkers:
            if linker and not shutil.which('ld.' + linker):
                print(f'not tried: ld.{linker} is not here')
                continue
            flags = [*lto, *([f'-fuse-ld={linker}'] if linker else [])]
            link(None, 'nothing', 'one_gpu', 'two_gpu', 'kernel_gpu', libraries=runtime, flags=flags)
            link(BOTH, 'nothing', 'model', 'two_gpu', 'one_gpu', libraries=runtime, flags=flags)
            if not lto:                                # which compiles the model with each link
                link(None, 'nothing', 'three', 'model', libraries=runtime, flags=flags)
                link(BOTH, 'nothing', 'one_gpu', 'three', 'model', libraries=runtime, flags=flags)
                link(BOTH, 'nothing', 'kernel_gpu', 'model', libraries=runtime, flags=flags)
            link(None, 'one_gpu', libraries=runtime, flags=[*flags, '-shared'], made='libone.so')
            link(None, 'nothing', 'two_gpu', libraries=[f'{top}/libone.so', *runtime], flags=flags)


def few_names(compiler, top):
    """Where the machine is missing, these names and no others are undefined; and each function of emu.h is among them, or weak."""
    done = subprocess.run([compiler, f'{top}/kernel.o', f'{top}/host.o', '-pthread', '-lm', '-o', f'{top}/program'],
                          capture_output=True, text=True, check=False)
    names = set(re.findall(r"undefined reference to [`'](\w+)'", done.stderr))
    faults = [f'undefined without the machine: {sorted(names)}'] if names != {'mgpu_emu_launch', MISSING + VERSION} else []
    if len(done.stderr.splitlines()) > 6:
        faults.append(f'the linker takes too many lines to say it:\n{done.stderr}')
    weak = set(re.findall(r'#pragma weak (\w+)', (ROOT / 'include/mgpu/emu/absent.h').read_text()))
    functions = set(re.findall(r'^(?!MGPU__CALL)\w[\w *]*?\b(mgpu_emu_\w+)\(', (ROOT / 'include/mgpu/emu/emu.h').read_text(), re.M))
    functions.discard('mgpu_emu_fail')                 # MGPU__CALL stands on the line before
    return faults + [f'{name} of emu/emu.h is not in emu/absent.h' for name in sorted(functions - weak - STRONG)]


def main():
    if len(sys.argv) < 2 or sys.argv[1] not in LTO_LINKERS:
        raise SystemExit('usage: tests/alone/links.py gcc|clang [MODEL] [PATH OF NVCC]')
    compiler = shutil.which(sys.argv[1])
    given = [str(pathlib.Path(a).resolve()) for a in sys.argv[2:] if a.endswith('.a')]
    nvcc = next((shutil.which(a) for a in sys.argv[2:] if not a.endswith('.a')), None)
    if not compiler:
        print(f'SKIP: {sys.argv[1]} is not here')
        return 77
    faults, tried = [], 0
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        later = top / 'later'                          # the headers of a version that is still to come
        shutil.copytree(ROOT / 'include', later)
        config = later / 'mgpu/config.h'
        config.write_text(re.sub(r'(#define MGPU_VERSION_MINOR) \d+', r'\1 99', config.read_text()))
        newer = re.sub(r'_\d+_', '_99_', VERSION)

        def build(name, text, *flags, include=ROOT / 'include', tool=compiler):
            source = top / (name + ('.cu' if tool == nvcc else '.c'))
            source.write_text(text)
            command = [tool, *flags, f'-I{include}', '-c', str(source), '-o', f'{top}/{name}.o']
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(' '.join(command) + '\n' + done.stderr)

        def link(wanted, *names, libraries=(), flags=(), made='program'):
            nonlocal tried
            tried += 1
            done = subprocess.run([compiler, *flags, *[f'{top}/{n}.o' for n in names], '-pthread', '-lm', *libraries, '-o',
                                   f'{top}/{made}'], capture_output=True, text=True, check=False)
            if done.returncode == 0 and wanted is None and made != 'program':
                return
            if done.returncode == 0 and wanted is None:
                done = subprocess.run([f'{top}/program'], capture_output=True, text=True, check=False)
                if done.returncode:
                    faults.append(f'{names}: links, and answers {done.returncode}: {done.stdout}{done.stderr}')
            elif done.returncode == 0:
                faults.append(f'{names} {flags} are linked; the linker should have named {wanted}')
            elif wanted is None or wanted not in done.stderr:
                faults.append(f'{names} {flags}: wanted {wanted}, and the linker said\n{done.stderr}')

        model = ['-std=c11', '-DMGPU_EMULATE=1']
        build('kernel', KERNEL, *model)
        build('host', HOST, *model)
        if given:
            subprocess.run([compiler, '-r', '-nostdlib', '-Wl,--whole-archive', *given, '-o', f'{top}/model.o'], check=True)
        else:
            build('model', MODEL, *model)
        build('kernel_later', KERNEL, *model, include=later)
        build('host_later', HOST, *model, include=later)
        link(None, 'kernel', 'host', 'model')
        link(MISSING + VERSION, 'kernel', 'host')
        faults += few_names(compiler, top)
        build('buffer', BUFFER, *model)
        build('registers', REGISTERS, *model)
        link(None, 'registers', 'model')
        for name in ('kernel host', 'buffer', 'registers'):          # may drop the symbol that says it, and must not link
            link('undefined reference', *name.split(), flags=['-Wl,--gc-sections'])
        build('buffer_later', BUFFER, *model, include=later)
        build('device', DEVICE, *model)
        build('device_later', DEVICE, *model, include=later)
        link(None, 'buffer', 'device', 'model')
        link(MISSING + VERSION, 'buffer')
        link(MISSING + VERSION, 'device')
        link(MISSING + newer, 'buffer_later', 'model')
        link(MISSING + newer, 'buffer', 'device_later', 'model')
        link(MISSING + newer, 'kernel_later', 'host_later', 'model')
        link(f'scale_kernel__MGPU_EMULATE_1__mgpu_{VERSION}', 'kernel_later', 'host', 'model')
        link(f'scale_kernel__MGPU_EMULATE_1__mgpu_{newer}', 'kernel', 'host_later', 'model')
        link(f'scale_kernel__MGPU_EMULATE_1__mgpu_{VERSION}', 'host', 'model')
        if nvcc:
            cuda = pathlib.Path(nvcc).resolve().parents[1]
            runtime = [f'-L{cuda}/lib64', '-lcudart_static', '-ldl', '-lrt', '-lstdc++']
            build('kernel_gpu', KERNEL, '-std=c++17', '-gencode', 'arch=compute_90a,code=sm_90a', tool=nvcc)
            build('host_gpu', HOST.replace('return ', 'return a.n == 1 ? 0 : '), '-std=c11', '-DMGPU_HOST_CUDA=1',
                  f'-I{cuda}/include')
            link(None, 'kernel_gpu', 'host_gpu', libraries=runtime)
            link(f'scale_kernel__MGPU_EMULATE_1__mgpu_{VERSION}', 'kernel_gpu', 'host', 'model', libraries=runtime)
            link(f'scale_kernel__MGPU_EMULATE_0__mgpu_{VERSION}', 'kernel', 'host_gpu', 'model', libraries=runtime)
            one_backend(build, link, top, model, cuda, runtime)
    print('\n'.join(faults) or f'{tried} programs link or are refused, as they should'
          + ('' if nvcc else '; none for a GPU, nvcc is not here'))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
