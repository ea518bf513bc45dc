#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reports name the line of the user's code, however it was compiled.

    tests/emu/report_lines.py gcc|clang

Builds test_report.c as C and as C++, at -O0 and -O2, runs each of its mistakes and looks for
the line that its comment marks. Then without -g, without addr2line, linked at a fixed address,
and as one file with the model. Answers 0, 1, or 77 when the compiler or addr2line is not there.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCE = ROOT / 'tests/emu/test_report.c'
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', '-Wconversion', '-DMGPU_EMULATE=1', f'-I{ROOT}/include']
LINES = {match[1]: number for number, line in enumerate(SOURCE.read_text().split('\n'), 1)
         if (match := re.search(r'/\* here: (\w+) \*/', line))}


def main():
    compiler = sys.argv[1]
    for tool in (compiler, 'addr2line'):
        if not shutil.which(tool):
            print(f'SKIP: {tool} is not here')
            return 77
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        def build(name, *words):
            command = [compiler, *STRICT, *words, '-o', f'{folder}/{name}']
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(' '.join(command) + '\n' + done.stderr)
            return f'{folder}/{name}'

        def expect(how, program, pattern, cases=LINES, **env):
            for case in cases:
                done = subprocess.run([program, case], capture_output=True, text=True, check=False,
                                      env={**os.environ, **env})
                want = pattern.format(line=LINES[case])
                if done.returncode or not re.search(want, done.stdout):
                    faults.append(f'{compiler} {how}, case {case}: answers {done.returncode}, '
                                  f'no {want} in\n{done.stdout}{done.stderr}')

        model = build('model.o', '-O1', '-c', str(ROOT / 'tests/emu_impl.c'))
        named = r'(^|at )test_report\.c:{line}\b'
        for language in ('c', 'c++'):
            standard = ['-x', language, '-std=c11' if language == 'c' else '-std=c++17']
            for level in ('-O0', '-O2'):
                kernel = build('kernel.o', *standard, level, '-g', '-c', str(SOURCE))
                program = build('program', kernel, model, '-pthread', '-lstdc++')
                expect(f'{language} {level}', program, named)
        one = ('direct', 'deadlock')
        expect('without addr2line', program, r'(^|at )0x[0-9a-f]+', one, PATH=folder)
        expect('linked at a fixed address', build('program', kernel, model, '-no-pie', '-pthread', '-lstdc++'), named, one)
        kernel = build('kernel.o', '-std=c11', '-O2', '-c', str(SOURCE))
        program = build('program', kernel, model, '-pthread')
        expect('without -g', program, r'(^|at )0x[0-9a-f]+ in \S+ \(compile with -g for file:line\)', one)
        expect('stripped', build('program', kernel, model, '-pthread', '-s'), r'(^|at )0x[0-9a-f]+', one)
        expect('one file', build('program', '-std=c11', '-O1', '-g', '-DMGPU_TESTS_ONE_FILE', str(SOURCE), '-pthread'),
               named, one)
    print('\n'.join(faults) or f'{len(LINES)} lines are named by programs of {compiler}')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
