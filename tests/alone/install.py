#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Install into an empty folder; use the result through pkg-config, CMake, and as a subproject."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from cmake import RING

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
PROGRAM = '''#include <mgpu/mgpu.h>
int main(void) { return mgpu_dtype_bytes(MGPU_DTYPE_BF16) == 2 ? 0 : 1; }
'''
CMAKE = '''cmake_minimum_required(VERSION 3.16)
project(user C)
find_package(mgpu %s REQUIRED)
add_executable(user user.c)
target_link_libraries(user mgpu::mgpu)
'''
MESON = '''project('user', 'c')
executable('user', 'user.c', dependencies: dependency('mgpu', fallback: 'mgpu'))
executable('ring', 'ring.c', dependencies: dependency('mgpu-model', fallback: 'mgpu'))
'''


def run(*command, cwd, **env):
    """Run, or end with what the command said."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **env}, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f'{" ".join(map(str, command))}: exit {done.returncode}\n{done.stdout}')
    return done.stdout


def main():
    version = (ROOT / 'VERSION').read_text().strip()
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        prefix = top / 'prefix'
        os.environ['PATH'] = building.quickly(folder)
        run('meson', 'setup', '--prefix', prefix, '-Dtests=disabled', top / 'build', ROOT, cwd=top)
        run('meson', 'install', '-C', top / 'build', cwd=top)
        (top / 'user.c').write_text(PROGRAM)

        env = {'PKG_CONFIG_PATH': str(prefix / 'share/pkgconfig')}
        flags = run('pkg-config', '--cflags', f'mgpu = {version}', cwd=top, **env).split()
        run('gcc', '-std=c11', *flags, 'user.c', '-o', 'user', cwd=top)
        run('./user', cwd=top)
        tried = ['pkg-config']

        if shutil.which('cmake'):
            (top / 'CMakeLists.txt').write_text(CMAKE % version)
            run('cmake', '-G', 'Ninja', '-B', 'cmake', f'-DCMAKE_PREFIX_PATH={prefix}', '.', cwd=top)
            run('cmake', '--build', 'cmake', cwd=top)
            run('cmake/user', cwd=top)
            (top / 'CMakeLists.txt').write_text(CMAKE % '99.0')
            refused = subprocess.run(['cmake', '-G', 'Ninja', '-B', 'newer',
                                      f'-DCMAKE_PREFIX_PATH={prefix}', '.'], cwd=top, capture_output=True, check=False)
            if refused.returncode == 0:
                sys.exit('CMake accepts this version where 99.0 is asked for')
            tried.append('CMake')

        (top / 'meson.build').write_text(MESON)
        (top / 'ring.c').write_text(RING)
        (top / 'subprojects').mkdir()
        (top / 'subprojects/mgpu').symlink_to(ROOT)
        run('meson', 'setup', 'meson', cwd=top)
        run('meson', 'compile', '-C', 'meson', cwd=top)
        run('meson/user', cwd=top)
        tried.append('meson subproject')
        if shutil.which('clang'):
            run('meson', 'setup', '--buildtype=debugoptimized', 'clang', cwd=top, CC='clang', CXX='clang++')
            run('meson', 'compile', '-C', 'clang', cwd=top)
            report = subprocess.run(['clang/ring'], cwd=top, capture_output=True, text=True, check=False).stderr
            if 'since the init at ring.c:9: ' not in report:
                sys.exit(f'no init at ring.c:9 in: {report}')
            tried.append('by clang')
    print(f'installed and used: {", ".join(tried)}')


if __name__ == '__main__':
    main()
