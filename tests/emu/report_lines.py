#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reports name the line of the user's code, however it was compiled.

    tests/emu/report_lines.py gcc|clang [MODEL]     MODEL: libmgpu_model.a; else it is compiled here

Builds test_report.c as C and as C++, at -O0 and -O2, runs each of its mistakes and looks for
the line that its comment marks. Then without -g, without addr2line, linked at a fixed address, as
one file with the model, in a folder named like the library's, and with headers found by all kinds
of paths. A fault in the sink is the program's own. Answers 0, 1, or 77 when the compiler or
addr2line is not there.
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
SOURCE = ROOT / 'tests/emu/core/test_report.c'
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Werror', '-Wconversion', '-DMGPU_EMULATE=1']
HERE = f'-I{ROOT}/include'
LINES = {match[1]: number for number, line in enumerate(SOURCE.read_text().split('\n'), 1)
         if (match := re.search(r'/\* here: (\w+) \*/', line))}


def sinks(program):
    """A fault in the sink ends the program as it would end any other, and at once."""
    faults = []
    for how, code, text in (('falls', -signal.SIGSEGV, ''), ('caught', 0, "the program's own handler\n")):
        try:
            done = subprocess.run([program, 'direct', how], capture_output=True, text=True, check=False, timeout=20)
        except subprocess.TimeoutExpired:
            faults.append(f'a sink that {how}: the program hangs')
            continue
        if (done.returncode, done.stdout) != (code, text):
            faults.append(f'a sink that {how}: answers {done.returncode}, wanted {code}\n{done.stdout}{done.stderr}')
    return faults


def places(folder, build, expect, model):
    """Where the headers and the user's files may lie."""
    cases = ('direct', 'tile', 'cuda', 'own')
    copy, user = pathlib.Path(folder, 'copy'), pathlib.Path(folder, 'mgpu/tile')

    def program(*words, **where):
        return build('program', build('kernel.o', '-std=c11', '-O1', '-g', '-c', *words, **where), model, '-pthread')

    user.mkdir(parents=True)
    shutil.copy(SOURCE, user / 'user.h')                       # even a header, in a folder of such a name
    expect("in the user's folder mgpu/tile", program('-x', 'c', str(user / 'user.h')), r'(^|at )user\.h:{line}\b', cases)
    (copy / 'lib').mkdir(parents=True)                         # headers that are not those of the model
    shutil.copytree(ROOT / 'include/mgpu', copy / 'lib/mgpu')
    os.symlink(copy / 'lib', copy / 'link')
    named = r'(^|at )test_report\.c:{line}\b'
    ways = {'above': '-I../copy/lib', 'by a link': '-Ilink', 'around': f'-I{copy}/lib/mgpu/ptx/../..', 'relative': '-Ilib'}
    for way, include in ways.items():
        last = program(str(SOURCE), include=include, cwd=copy)
        expect(f'headers {way}', last, named, cases)
    shutil.rmtree(copy)
    expect('headers that are gone', last, named, cases)


def main():
    building.usage(__doc__, 1)
    compiler = sys.argv[1]
    for tool in (compiler, 'addr2line'):
        if not shutil.which(tool):
            print(f'SKIP: {tool} is not here')
            return 77
    faults = []
    debug = ['-gdwarf-4', '-g1'] if 'clang' in compiler else ['-g1']       # addr2line 2.40 misses some callers in clang's DWARF 5
    with tempfile.TemporaryDirectory() as folder:
        def build(name, *words, include=HERE, cwd=None):
            command = [compiler, *STRICT, include, *words, '-o', f'{folder}/{name}']
            done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)
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

        model = building.model(folder, *sys.argv[2:])
        named = r'(^|at )test_report\.c:{line}\b'
        for language in ('c', 'c++'):
            standard = ['-x', language, '-std=c11' if language == 'c' else '-std=c++17']
            for level in ('-O0', '-O2'):
                kernel = build('kernel.o', *standard, level, *debug, '-c', str(SOURCE))
                program = build('program', kernel, model, '-pthread', '-lstdc++')
                expect(f'{language} {level}', program, named)
        one = ('direct', 'deadlock')
        found = build('program', build('kernel.o', '-std=c11', '-O2', '-gdwarf-5', '-c', str(SOURCE)), model, '-pthread')
        expect('with -gdwarf-5', found, named + r'|(^|at )0x\w+ in \w+\.h:\d+ \(with clang, -gdwarf-4 finds your line\)')
        expect('without addr2line', program, r'(^|at )0x[0-9a-f]+', one, PATH=folder)
        expect('linked at a fixed address', build('program', kernel, model, '-no-pie', '-pthread', '-lstdc++'), named, one)
        kernel = build('kernel.o', '-std=c11', '-O2', '-c', str(SOURCE))
        program = build('program', kernel, model, '-pthread')
        expect('without -g', program, r'(^|at )0x[0-9a-f]+ in \S+ \(compile with -g for file:line\)', one)
        expect('stripped', build('program', kernel, model, '-pthread', '-s'), r'(^|at )0x[0-9a-f]+', one)
        short = '-O0' if 'clang' in compiler else '-O1'         # below intensity 2 one of them inlines the bodies
        high = '-O3' if os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2' else short
        program = build('program', '-std=c11', high, *debug, '-DMGPU_TESTS_ONE_FILE', str(SOURCE), '-pthread')
        expect('one file', program, named)                     # the bodies are there to be inlined
        faults += sinks(program)
        places(folder, build, expect, model)
    print('\n'.join(faults) or f'{len(LINES)} lines are named by programs of {compiler}')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
