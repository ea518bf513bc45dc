#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What docs/emulator.md says of AddressSanitizer and gdb.

    tests/emu/tools.py gcc|clang [MODEL]    AddressSanitizer: silent where nothing is wrong, and the line where it is; at -O1,
                                            from intensity 2 on at -O0 and -O2
    tests/emu/tools.py gdb [MODEL]          a condition on threadIdx, printing it, `next` in one thread, the stack of a report

MODEL: libmgpu_model.a, which AddressSanitizer does not see; else it is compiled here, for AddressSanitizer. Answers 0, 1, or 77 when the tool is not there.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
FLAGS = ['-pthread', '-DMGPU_EMULATE=1', f'-I{ROOT}/include']
MISTAKES = '''#include <mgpu/mgpu.h>
typedef struct { int *out; int past; int how; } args;
MGPU_KERNEL(mistakes, args, p, 128, 1)
{
    volatile int mine[4];
    for (int i = 0; i < 4; i++)
        mine[i] = i;
    __syncthreads();
    if (p->how == 1 && threadIdx.x == 5)
        p->out[0] = mine[p->past];
    if (p->how == 2 && threadIdx.x == 5)
        p->out[128 + p->past] = 1;
    if (p->how == 3)
        mgpu_mbarrier_arrive(3 + threadIdx.x);
}
int main(int argc, char **argv)
{
    args a;
    a.out = (int *)malloc(512);
    a.past = 4;
    a.how = argc > 1 ? argv[1][0] - '0' : 0;
    return mgpu_launch(&mistakes_kernel, mgpu_launch_1d(4, 128), &a, NULL) != MGPU_OK;
}
'''
DEBUG = '''set pagination off
break quickstart.cu:{line} if threadIdx.x == 77
run
delete
print threadIdx
bt
next
next
print threadIdx
'''


def run(*command, **env):
    done = subprocess.run([str(c) for c in command], text=True, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env={**os.environ, **env}, timeout=300)
    return done.returncode, done.stdout


def build(*command):
    code, said = run(*command)
    if code:
        sys.exit(f'{" ".join(map(str, command))}\n{said}')


def asan(compiler, top, given=None):
    """Faults of what AddressSanitizer says."""
    faults = []
    (top / 'mistakes.c').write_text(MISTAKES)
    line = {name: number for number, text in enumerate(MISTAKES.split('\n'), 1)
            for name in ('mine[p->past]', 'p->out[128', 'mgpu_mbarrier_arrive') if name in text}
    for level in ('-O0', '-O2') if os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2' else ('-O1',):
        words = (compiler, '-std=c11', level, '-g1', '-fsanitize=address', *FLAGS)
        fast = words if level != '-O1' else [w.replace('-O1', '-O0') for w in words]     # a third of the time
        model = given or top / 'model.o'
        if not given:
            build(*fast, '-c', ROOT / 'packaging/model.c', '-o', model)
        for name, source in (('quickstart', ROOT / 'examples/quickstart.cu'), ('mistakes', top / 'mistakes.c')):
            build(*words, '-x', 'c', source, '-x', 'none', model, '-o', top / name, '-lm')
        for policy in ('eager', 'lazy', 'random'):
            code, said = run(top / 'quickstart', MGPU_EMU_POLICY=policy, MGPU_EMU_STACK_KB='256')
            if code or 'AddressSanitizer' in said:
                faults.append(f'{compiler} {level}, {policy}: the quickstart answers {code}: {said}')
        for how, kind, place in (('1', 'stack-buffer-overflow', 'mine[p->past]'), ('2', 'heap-buffer-overflow', 'p->out[128')):
            code, said = run(top / 'mistakes', how, ASAN_OPTIONS='detect_leaks=0')
            if code == 0 or kind not in said or f'mistakes.c:{line[place]}' not in said:
                faults.append(f'{compiler} {level}: no {kind} at mistakes.c:{line[place]} in: {said[:2000]}')
        code, said = run(top / 'mistakes', '3', ASAN_OPTIONS='detect_leaks=0')
        if code != 1 or f'mistakes.c:{line["mgpu_mbarrier_arrive"]}: ' not in said or 'ERROR: AddressSanitizer' in said:
            faults.append(f'{compiler} {level}: a fault of the model: {said[:2000]}')
    return faults


def gdb(top, model):
    """Faults of what gdb says."""
    source = ROOT / 'examples/quickstart.cu'
    line = next(n for n, text in enumerate(source.read_text().split('\n'), 1) if 'if (threadIdx.x == 0)' in text)
    build('g++', '-std=c++17', '-O0', '-g3', *FLAGS, '-x', 'c++', source, '-x', 'none', model, '-o', top / 'program')
    (top / 'words').write_text(DEBUG.format(line=line))
    _, said = run('gdb', '-q', '-nx', '-batch', '-x', top / 'words', top / 'program')
    wanted = ['$1 = {x = 77, y = 0, z = 0}', 'mgpu__entry_tile', '__syncthreads();', 'mgpu_mbarrier_wait(full',
              '$2 = {x = 77, y = 0, z = 0}']
    return [f'gdb did not say {w}:\n{said}' for w in wanted if w not in said]


def main():
    building.usage(__doc__, 1)
    tool = shutil.which(sys.argv[1])
    if not tool:
        print(f'SKIP: {sys.argv[1]} is not here')
        return 77
    with tempfile.TemporaryDirectory() as folder:
        faults = gdb(pathlib.Path(folder), building.model(folder, *sys.argv[2:])) if sys.argv[1] == 'gdb' else asan(tool, pathlib.Path(folder), *sys.argv[2:])
    print('\n'.join(faults) or f'{sys.argv[1]}: as the page says')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
