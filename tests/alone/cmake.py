#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Projects that use mgpu with CMake: from a folder, fetched, installed; in C and in C++; and with nvcc.

    tests/alone/cmake.py [PATH OF NVCC]

Each builds a kernel for the model and runs it; with nvcc the same target names build it for a GPU in the same
folder. What the projects of docs/use.md show is tried by use.py. Answers 0, 1, or 77 without CMake 3.25.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402

HEAD = 'cmake_minimum_required(VERSION 3.25)\nproject(user LANGUAGES {languages})\n'
FOLDER = 'add_subdirectory({root} mgpu)\n'
FETCHED = 'include(FetchContent)\nFetchContent_Declare(mgpu SOURCE_DIR {root})\nFetchContent_MakeAvailable(mgpu)\n'
INSTALLED = 'find_package(mgpu {version} REQUIRED)\n'
MODEL = 'mgpu_add_model_executable(kernel_model kernel.cu)\n'
# One library in a folder below, found twice, linked by hand; host code of its own; a version.
LARGER = '''add_subdirectory(below)
add_executable(described described.cpp)
target_link_libraries(described PRIVATE mgpu::mgpu)
'''
BELOW = '''find_package(mgpu REQUIRED)
mgpu_add_model_executable(kernel_model ../kernel.cu)
add_library(part SHARED part.cpp)
target_link_libraries(part PRIVATE mgpu::model)
'''
DESCRIBED = '''#include <mgpu/mgpu.h>
int main() { return mgpu_dtype_bytes(MGPU_DTYPE_BF16) == 2 && MGPU_EMULATE == 0 ? 0 : 1; }
'''
PART = '#include "../kernel.cu"\n'
WRONG = '''#include <mgpu/mgpu.h>
typedef struct { int n; } args;
MGPU_KERNEL(wrong, args, p, 32, 1)
{
    (void)p;
    mgpu_mbarrier_arrive(0x404); /* line 6 */
}
int main(void) { args a; a.n = 1; return mgpu_launch(&wrong_kernel, mgpu_launch_1d(1, 32), &a, NULL) == MGPU_OK; }
'''
# A call in a loop that is unrolled: its code is in several places, all of one line.
RING = '''#include <mgpu/mgpu.h>
typedef struct { int n; } args;
MGPU_KERNEL(ring, args, p, 32, 1)
{
    MGPU_SHARED(uint64_t, bars, 8);
    const uint32_t bar = mgpu_smem_addr(bars);
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i < 8; i++)
            mgpu_mbarrier_init(bar + 8 * i, 1); /* line 9 */
    __syncthreads();
    mgpu_mbarrier_wait(bar, 0);
    (void)p;
}
int main(void) { args a; a.n = 1; return mgpu_launch(&ring_kernel, mgpu_launch_1d(1, 32), &a, NULL) == MGPU_OK; }
'''


def run(*command, cwd, code=0):
    """What a command said; the end, when it does not answer `code`."""
    done = subprocess.run([str(c) for c in command], cwd=cwd, text=True, check=False, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if (done.returncode != 0) != (code != 0):
        sys.exit(f'{" ".join(map(str, command))}: answers {done.returncode}\n{done.stdout[-5000:]}')
    return done.stdout


def installed(prefix):
    """{name: bytes} of the files below a prefix."""
    return {str(file.relative_to(prefix)): file.read_bytes() for file in prefix.rglob('*') if file.is_file()}


def main():
    nvcc = shutil.which(sys.argv[1]) if len(sys.argv) > 1 else None
    version = shutil.which('cmake') and re.search(r'(\d+)\.(\d+)', run('cmake', '--version', cwd=ROOT))
    if not version or (int(version[1]), int(version[2])) < (3, 25):
        print('SKIP: CMake 3.25 or newer is not here')
        return 77
    words = {'root': ROOT, 'version': '.'.join((ROOT / 'VERSION').read_text().strip().split('.')[:2])}
    tried = []
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        os.environ['PATH'] = building.quickly(folder)
        prefix = top / 'prefix'
        run('cmake', '-B', 'cmake', ROOT, cwd=top)
        run('cmake', '--install', 'cmake', '--prefix', prefix, cwd=top)
        if shutil.which('meson'):
            run('meson', 'setup', '--prefix', top / 'by meson', '-Dtests=disabled', top / 'meson', ROOT, cwd=top)
            run('meson', 'install', '-C', top / 'meson', cwd=top)
            ours, theirs = installed(prefix), installed(top / 'by meson')
            del theirs['share/pkgconfig/mgpu.pc']
            if ours != theirs:
                sys.exit(f'CMake and meson install different files: {sorted({name for name, _ in ours.items() ^ theirs.items()})[:5]}')

        def project(name, lists, languages='CXX', program=None, code=0, files=(), target=(), options=()):
            place = top / name
            place.mkdir()
            shutil.copy(ROOT / 'examples/quickstart.cu', place / 'kernel.cu')
            for file, text in (*files, ('CMakeLists.txt', HEAD.format(languages=languages) + lists.format(**words))):
                (place / file).parent.mkdir(exist_ok=True)
                (place / file).write_text(text)
            found = run('cmake', '-B', 'build', f'-DCMAKE_PREFIX_PATH={prefix}', *options, '.', cwd=place, code=code)
            if code == 0:
                run('cmake', '--build', 'build', *target, cwd=place)
            tried.append(name)
            return run(place / 'build' / program, cwd=place) if program else found

        project('a folder', FOLDER + MODEL, program='kernel_model')
        project('fetched, in C', FETCHED + MODEL, languages='C', program='kernel_model')
        said = project('no language', FOLDER + MODEL, languages='NONE', code=1)
        if 'say so in project()' not in said:
            sys.exit(f'without C and C++: {said}')
        report = project('a report', FOLDER + 'mgpu_add_model_executable(wrong wrong.cu)\n', program='wrong',
                         files=[('wrong.cu', WRONG)])
        if 'wrong.cu:6: ' not in report:
            sys.exit(f'no wrong.cu:6 in: {report}')
        if shutil.which('clang++'):
            report = project('a report, by clang', FOLDER + 'mgpu_add_model_executable(ring ring.cu)\n', program='ring',
                             files=[('ring.cu', RING)], options=['-DCMAKE_CXX_COMPILER=clang++', '-DCMAKE_BUILD_TYPE=Release'])
            if 'since the init at ring.cu:9: ' not in report:
                sys.exit(f'no init at ring.cu:9 in: {report}')
        project('installed', INSTALLED + LARGER, program='below/kernel_model',
                files=[('below/CMakeLists.txt', BELOW), ('below/part.cpp', PART), ('described.cpp', DESCRIBED)])
        run(top / 'installed/build/described', cwd=top)
        project('99.0 is asked for', 'find_package(mgpu 99.0 REQUIRED)\n', code=1)
        if nvcc:
            gpu = 'enable_language(CUDA)\nadd_executable(kernel kernel.cu)\ntarget_link_libraries(kernel PRIVATE mgpu::mgpu)\n'
            project('for a GPU', FETCHED + gpu + MODEL, program='kernel_model',
                    options=[f'-DCMAKE_CUDA_COMPILER={nvcc}', '-DCMAKE_CUDA_ARCHITECTURES=90a'])
            if not (top / 'for a GPU/build/kernel').exists():
                sys.exit('no kernel for a GPU was built')
    parts = (('a report, by clang (no clang)', shutil.which('clang++')),
             ('what meson installs (no meson)', shutil.which('meson')), ('for a GPU (no nvcc)', nvcc))
    left_out = [what for what, here in parts if not here]
    print(f'projects: {", ".join(tried)}' + (f'; left out: {", ".join(left_out)}' if left_out else ''))
    return 0


if __name__ == '__main__':
    sys.exit(main())
