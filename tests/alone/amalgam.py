#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The single header of tools/amalgamate.py is what the folder is.

    tests/alone/amalgam.py [PATH OF NVCC]

The preprocessor makes the same text of both, in each dialect; a compiler of each language takes it with strict
warnings (headers.py has all; below intensity 2 gcc in C and clang in C++ make the text), nvcc and NVRTC too where they
are; reports of the model name the user's line; it may meet the folder in one file. Answers 0 or 1; what is left out for want of a tool is said.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = f'-I{ROOT}/include'
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Werror']
DIALECTS = [(c, l, s) for l, s, cs in (('c', 'c11', ('gcc', 'clang')), ('c++', 'c++17', ('g++', 'clang++'))) for c in cs]
MODES = (['-DMGPU_EMULATE=0'], ['-DMGPU_EMULATE=1'], ['-DMGPU_EMULATE=1', '-DMGPU_EMU_IMPLEMENTATION'])
GPU = ['-std=c++17', '-gencode', 'arch=compute_90a,code=sm_90a']
REPORT = ROOT / 'tests/emu/core/test_report.c'
WHOLE = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'
faults, said, left_out = [], [], []


def call(*command, **keywords):
    return subprocess.run([str(c) for c in command], text=True, capture_output=True, check=False, **keywords)


def must(what, *command, **keywords):
    done = call(*command, **keywords)
    if done.returncode:
        faults.append(f'{what}: {" ".join(map(str, command))}\n{(done.stdout + done.stderr)[:3000]}')
    return done


def reports(top, one):
    """Each mistake of test_report.c names its line, or its place, as with the folder."""
    lines = {m[1]: n for n, line in enumerate(REPORT.read_text().split('\n'), 1)
             if (m := re.search(r'/\* here: (\w+) \*/', line))}
    for compiler, debug in (('gcc', '-g'), ('clang', '-gdwarf-4')):
        if not shutil.which(compiler) or not shutil.which('addr2line'):
            left_out.append(f'reports with {compiler}')
            continue
        must('reports', compiler, '-std=c11', '-O0', debug, *[] if WHOLE else ['-g1'], '-DMGPU_EMULATE=1', '-DMGPU_TESTS_ONE_FILE', one, REPORT,
             '-pthread', '-lm', '-o', top / 'report', cwd=top)
        for case, line in lines.items():
            done = call(top / 'report', case)
            if done.returncode or not re.search(rf'(^|at )test_report\.c:{line}\b', done.stdout):
                faults.append(f'{compiler}, case {case}: no test_report.c:{line} in\n{done.stdout}{done.stderr}')
        said.append(f'{len(lines)} lines are named in reports ({compiler})')


def main():
    nvcc = shutil.which(sys.argv[1]) if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        (top / 'one/mgpu').mkdir(parents=True)
        one, header, use = f'-I{top}/one', top / 'one/mgpu/mgpu.h', top / 'use.c'
        use.write_text('#include <mgpu/mgpu.h>\ntypedef int used;\n')

        def amalgamate(*headers):
            header.write_text(must('amalgamate', sys.executable, ROOT / 'tools/amalgamate.py', *headers).stdout)

        amalgamate('mgpu.h', 'ptx/wgmma_mn.h')
        (top / 'mn.c').write_text('#include <mgpu/mgpu.h>\n#include <mgpu/ptx/wgmma_mn.h>\ntypedef int used;\n')
        same = [call('gcc', '-E', '-P', '-DMGPU_EMULATE=1', i, s).stdout.split() for i, s in ((FOLDER, top / 'mn.c'), (one, use))]
        if same[0] != same[1] or 'mgpu_wgmma_f32_bf16_ss_ta_tb(uint32_t' not in same[1]:
            faults.append('with ptx/wgmma_mn.h the preprocessor does not make of the file what it makes of the folder')
        amalgamate('layout/smem_desc.h')
        must('layout/smem_desc.h', 'gcc', '-std=c11', *STRICT, one, '-fsyntax-only', use)
        if 'mgpu/ptx' in header.read_text():
            faults.append('layout/smem_desc.h brings instructions along')
        if call(sys.executable, ROOT / 'tools/amalgamate.py', 'ptx/none.h').returncode == 0:
            faults.append('amalgamate.py takes a header that is not there')
        amalgamate()

        made = 0
        for compiler, language, standard in DIALECTS:
            if not shutil.which(compiler):
                left_out.append(compiler)
                continue
            if not WHOLE and compiler in ('g++', 'clang'):
                continue
            for mode in MODES:
                made += 1
                base = [compiler, '-x', language, f'-std={standard}', *mode]
                same = [call(*base, '-E', '-P', include, use).stdout.split() for include in (FOLDER, one)]
                if same[0] != same[1] or len(same[0]) < 5000:
                    faults.append(f'{" ".join(base)}: the preprocessor does not make of the file what it makes of the folder')
                if compiler in ('gcc', 'clang++'):
                    must('alone', *base, *STRICT, one, '-fsyntax-only', use)
        three = (ROOT / 'include/mgpu/ptx/mbarrier.h', header, ROOT / 'include/mgpu/mgpu.h')
        (top / 'both.c').write_text(''.join(f'#include "{h}"\n' for h in three))
        must('both in one file', 'gcc', '-std=c11', '-DMGPU_EMULATE=1', *STRICT, '-fsyntax-only', top / 'both.c')
        said.append(f'{made} compilations are the same')
        reports(top, one)

        if nvcc:
            must('nvcc', nvcc, *GPU, '-Werror', 'all-warnings', one, '-c', ROOT / 'examples/quickstart.cu', '-o', top / 'use.o')
            cuda = pathlib.Path(nvcc).resolve().parents[1]
            if (cuda / 'lib64/libnvrtc.so').exists():
                must('nvrtc.c', 'gcc', ROOT / 'tests/alone/nvrtc.c', f'-I{cuda}/include', f'-L{cuda}/lib64', '-lnvrtc',
                     f'-Wl,-rpath,{cuda}/lib64', '-o', top / 'nvrtc')
                must('NVRTC', top / 'nvrtc', top / 'one', 'mgpu/mgpu.h')
            else:
                left_out.append('NVRTC')
        else:
            left_out.extend(['nvcc', 'NVRTC'])
        said.append(f'{header.stat().st_size} bytes, {len(header.read_text().splitlines())} lines')
    print('\n'.join(faults or said + [f'left out, not here: {", ".join(left_out)}'] * bool(left_out)))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
