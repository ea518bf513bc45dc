# SPDX-License-Identifier: MIT
"""How scripts build tests of the model, as meson.build does: warnings are errors, Catch2 is where the system has it."""
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
NVCC = pathlib.Path(shutil.which('nvcc') or '/usr/local/cuda/bin/nvcc')
TOOLKIT = str(NVCC.resolve().parents[1] / 'include')
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Werror']
COMMON = ['-pthread', '-DMGPU_EMULATE=1', f'-DMGPU_SOURCE_ROOT="{ROOT}"', f'-I{ROOT}/tests', f'-I{ROOT}/examples', '-isystem' + TOOLKIT]
# How many things a script does at once: all cores, unless it runs beside others.
JOBS = int(os.environ.get('MGPU_TEST_JOBS') or os.cpu_count())
WITH_C = {'emu/cuda/test_words.cpp': ['emu/cuda/test_words_c.c']}    # the same kernels, compiled as C


def usage(doc, least):
    """Where a script is asked for help, or given fewer words than it needs, it says what it is, and ends."""
    asked = sys.argv[1:2] in (['-h'], ['--help'])
    if asked or len(sys.argv) <= least:
        print(doc.strip())
        sys.exit(0 if asked else 2)


def listed(group):
    """The files of a list in tests/meson.build."""
    return re.findall(r"'([^']+)'", re.search(rf'^{group} = \[(.*?)\]', (ROOT / 'tests/meson.build').read_text(), re.M | re.S)[1])


def tests():
    """The tests that meson.build builds for the model."""
    names = listed('device_tests') + listed('newer_tests') + listed('emu_tests')
    if not (pathlib.Path(TOOLKIT) / 'cuda_fp16.h').exists():
        names.remove('emu/cuda/test_half.cu')
    return names


def sources(test):
    """A test and what is compiled with it: the kernels that test_x.cpp launches are in x/."""
    path = ROOT / 'tests' / test
    return [test, *WITH_C.get(test, []), *sorted(f.relative_to(ROOT / 'tests').as_posix() for f in
                                                 (path.parent / path.stem.removeprefix('test_')).glob('*.cu')
                                                 if '\nmain(' not in f.read_text())]      # a program of its own


def words(compiler, file):
    """What compiles a file: the compiler, C11 or C++17; .cu is C++."""
    cc, cxx = {'gcc': ('gcc', 'g++'), 'clang': ('clang', 'clang++')}[compiler]
    if str(file).endswith('.c'):
        return [cc, '-std=c11']
    # gcc 13 sees the tests' REQUIRE() return where it does not
    return [cxx, '-std=c++17', *(['-Wno-maybe-uninitialized'] if compiler == 'gcc' else []), '-x', 'c++']


def model(folder, given=None):
    """The model, for what links it: compiled already, if that is given; else gcc compiles it into the folder."""
    if given:
        return str(pathlib.Path(given).resolve())
    out = f'{folder}/model.o'
    subprocess.run([*words('gcc', '.c'), '-O2', '-g1', '-DMGPU_EMULATE=1', f'-I{ROOT}/include', '-c', f'{ROOT}/packaging/model.c', '-o', out], check=True)
    return out


def archive(source, words=()):
    """What meson calls the library of a source of kernels, instrumented."""
    own = [w.removeprefix('-DMUTATE') for w in words if w.startswith('-DMUTATE')]
    return re.sub(r'\W', '_', ''.join([source.removeprefix('tests/').removesuffix('.cu'), *own]))


def libraries(files):
    """Those of a command line, by what they are called."""
    return {pathlib.Path(f).stem.removeprefix('lib'): str(pathlib.Path(f).resolve()) for f in files}


def catch2(compiler):
    """(words to compile with Catch2, words to link it), or None: pkg-config knows it, or the compiler finds it."""
    def said(what):
        done = subprocess.run(['pkg-config', what, 'catch2'], capture_output=True, text=True, check=False)
        return shlex.split(done.stdout) if done.returncode == 0 else []

    def has(header):
        return subprocess.run([*words(compiler, '.cpp'), *flags, '-E', '-include', header, '/dev/null'], check=False,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0

    try:
        flags, libraries = said('--cflags'), said('--libs')
    except FileNotFoundError:
        flags, libraries = [], []
    if has('catch2/catch_test_macros.hpp'):     # version 3 is a library, 2 is a header
        return flags, libraries or ['-lCatch2']
    return (flags, []) if has('catch2/catch.hpp') else None


def quickly(folder):
    """PATH for programs of which only the way to them is tested: gcc there ends each command with -O0, builds once what many build
    alike, and takes the model, as clang does, from MGPU_TEST_MODEL: quick.py. From intensity 2 on it is what it was."""
    path = os.environ['PATH']
    if os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2':
        return path
    place = pathlib.Path(folder, 'quick')
    objects = pathlib.Path(os.environ.get('MGPU_TEST_OBJECTS', place / 'objects'))
    for needed in (place, objects):
        needed.mkdir(parents=True, exist_ok=True)
    for name in ('gcc', 'g++', 'cc', 'c++', 'clang', 'clang++'):
        if shutil.which(name):
            (place / name).write_text(f'#!/bin/sh\nexec {sys.executable} {ROOT}/tests/quick.py {objects} {shutil.which(name)} "$@"\n')
            (place / name).chmod(0o755)
    return f'{place}:{path}'
