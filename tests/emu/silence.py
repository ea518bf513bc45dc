#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kernels that are right stay silent, however they were compiled and whenever agents act.

    tests/emu/silence.py [--model FILE] [--point COMPILER-LEVEL]... [--seeds N] [--tests] [--only WORD] [--jobs N]
                         [--keep FOLDER | --kept FOLDER] [--compiled LIBRARY...]
    tests/emu/silence.py --sources     of each program's source its library, itself, words of its own

Builds with -fsanitize=thread, for each point, the examples and other programs of right kernels, all groups of tests/emu/check,
and, with --tests, the tests that run on a GPU as well; runs each under every policy, random with N seeds, with one worker and with
four (with one seed each policy has one of the two, eager with one being what mutants are compared with, and a program has by its name
lazy or lazy_copies); and reads all that the model has said of each launch. Rows with a mistake, too: four workers tell the same as one. A table says how much was run.

Without --point, --seeds and --tests it is as much as the intensity asks for (MGPU_TEST_INTENSITY): at 1 one point and one seed; at
2 both ends of optimisation and 5; at 3 all points and 20, and the tests. FILE is the model, compiled; else gcc compiles it at -O2.
LIBRARY has a source, as meson has compiled it for other tests too; the point gcc-O1 takes it.
--keep builds the programs into FOLDER, without libraries of this machine, and runs none; --kept runs those, where no compiler
needs to be. Answers 0, 1, or 77 when no compiler of its points is there; a point whose compiler is not there is told.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / 'tests'), str(ROOT / 'tools')]
import building  # noqa: E402
import mutate  # noqa: E402

COMPILERS, LEVELS = ('gcc', 'clang'), ('-O0', '-O1', '-O2', '-O3', '-Os')
GRID = {1: ([('gcc', '-O1')], 1, False),
        2: ([(c, level) for level in ('-O0', '-O2') for c in COMPILERS], 5, False),
        3: ([(c, level) for level in LEVELS for c in COMPILERS], 20, True)}
VOLATILE = {'gcc': ['--param', 'tsan-distinguish-volatile=1'], 'clang': ['-mllvm', '-tsan-distinguish-volatile=1']}
FLAGS = ['-w', '-gdwarf-4', '-g1', '-U_FORTIFY_SOURCE', f'-I{ROOT}/include', f'-I{ROOT}/examples/kernels', *building.COMMON]
# Programs that mutation has, and the rest: source, arguments, how many multiprocessors.
PROGRAMS = {**{name: (mutate.MAIN.get(name, row[0]), *row[1:]) for name, row in mutate.PROGRAMS.items()
               if name not in mutate.GROUPS},
            'quickstart': ('examples/quickstart.cu', []), 'mma_sync': ('examples/mma_sync.cu', []),
            'ring_cluster': ('examples/ring_cluster.cu', []), 'sparse_wgmma': ('examples/sparse_wgmma.cu', [])}
LONGER = {'bench_timeline': ('benchmarks/bench_timeline.cu', ['512', '512', '768'])}     # with --tests
# In which folders of tests/emu/check, and which of a group's numbers are right beside the rows that are silent.
FOLDERS = {'silent': 'ROWS', 'litmus': 'ROWS', 'undefined': 'ROWS', 'field': 'TWINS', 'ask': 'TWINS', 'seeded': 'WHOLE'}
# What a test is there to provoke.
MEANT = {'ptx/test_tma.cu': 'the box lies wholly outside of the tensor', 'ptx/test_tma_steps.cu': 'the box lies wholly outside of the tensor',
         'ptx/test_thread.cu': 'trap: the kernel ends itself here',
         'layout/test_smem_desc_device.cu': 'descriptor of B: the start address is not in row 0 of the swizzle pattern',
         'host/test_launch.cu': 'MGPU_SMEM in a launch without dynamic|MGPU_SHARED fixed: 1024 bytes do not fit'}
PATIENT = {'MGPU_EMU_PATIENCE_MS': '2000'}      # nobody waits in vain, but machines are loaded
SECONDS = 600
LIBRARIES = {}          # of sources that are compiled already

# name; source files, further words of the compiler; of each run: its arguments, its environment; of a test: what it may say, or ''
Work = collections.namedtuple('Work', 'name sources words arguments env test')
Told = collections.namedtuple('Told', 'launches faults')


def groups():
    """GROUP(name, kind) for each group of the folders, and their files."""
    rows, files = [], []
    for file in sorted((ROOT / 'tests/emu/check').glob('*/*.cu')):
        names = re.findall(r'^(?:CASE_GROUP|TINY_GROUP|TINY_GRID|GRID_GROUP)\((\w+)', file.read_text(), re.M)
        rows += [f'GROUP({name}, {FOLDERS[file.parent.name]})' for name in names]
        files += [file.relative_to(ROOT).as_posix()] if names else []
    return ' '.join(rows), files


def device_tests():
    return [t for t in building.listed('device_tests') if t in building.tests()]


def all_work(seeds, tests, only):
    named, files = groups()
    work = []
    for name, (source, arguments, *sms) in {**PROGRAMS, **(LONGER if tests else {})}.items():
        env = {'MGPU_EMU_SMS': str(sms[0])} if sms else {}
        env |= {'MGPU_EMU_TARGET': mutate.BLACKWELL[name]} if name in mutate.BLACKWELL else {}
        words = [f'-DMUTATE_{name}'] if source.startswith('tests/emu/mutate/') else []
        work.append(Work(name, [source], words, [arguments], ways(name, seeds, env), None))
    work.append(Work('groups', [*files, 'tests/emu/check/silence.cpp'], [f'-DSILENCE_GROUPS={named}'],
                     [['right', str(seeds)], ['wrong']], [PATIENT], None))
    for test in device_tests() if tests else []:
        work.append(Work(test, [f'tests/{test}'], [], [[]], ways(test, seeds, {'MGPU_TEST_INTENSITY': '0'}), MEANT.get(test, '')))
    return [w for w in work if only in w.name]


def ways(name, seeds, env):
    """Each way in which a program is run."""
    few = [('eager', '4'), (('lazy', '4'), ('lazy_copies', '1'))[zlib.crc32(name.encode()) % 2]]
    out = [{'MGPU_EMU_POLICY': policy, 'MGPU_EMU_WORKERS': workers} for policy in ('eager', 'lazy', 'lazy_copies') for workers in '14'
           if seeds > 1 or (policy, workers) in few]
    out += [{'MGPU_EMU_POLICY': 'random', 'MGPU_EMU_SEED': str(seed), 'MGPU_EMU_WORKERS': '14'[seed % 2 == 0]}
            for seed in range(1, seeds + 1)]
    return [{**way, **env, **PATIENT} for way in out]


def run(folder, *command, **env):
    clean = {k: v for k, v in os.environ.items() if not k.startswith('MGPU_')}
    return subprocess.run([str(c) for c in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                          timeout=SECONDS, errors='replace', env={**clean, **env}, cwd=folder)


def made(folder, words, sources, out):
    """Compile and link, or raise what the compiler said."""
    done = run(folder, *words, *sources, '-o', out)
    if done.returncode:
        raise RuntimeError(f'{" ".join(map(str, sources))}: {done.stdout[-3000:]}')
    return out


def compiled(folder, compiler, level, source, out, *words):
    """The object file of a source, or its library; kernels are instrumented."""
    before = LIBRARIES.get(building.archive(source, words)) if (compiler, level) == ('gcc', '-O1') else None
    if before:
        return before
    kernels = ['-fsanitize=thread', *VOLATILE[compiler]] if source.endswith('.cu') else []
    return made(folder, [*building.words(compiler, source), level, *FLAGS, *kernels, *words, '-c'], [ROOT / source], folder / out)


def file_name(work):
    return re.sub(r'\W', '_', work.name)


def build(work, folder, compiler, level, shared, *words):
    """The program."""
    name = file_name(work)
    flags, libraries = building.catch2(compiler) if work.test is not None else ([], [])
    objects = [compiled(folder, compiler, level, source, f'{name}-{i}.o', *work.words, *flags) for i, source in enumerate(work.sources)]
    objects.sort(key=lambda o: str(o).endswith('.a'))       # a linker takes what objects before it want
    objects += shared if work.test is not None else shared[:1]
    return made(folder, [building.words(compiler, '.cpp')[0]], [*objects, *libraries, '-pthread', '-lm', *words], folder / name)


def shared_objects(folder, compiler, model, tests):
    """The model, and what a test needs beside it."""
    objects = [building.model(folder, model)]
    if tests:
        objects.append(compiled(folder, compiler, '-O1', 'tests/main.cpp', 'main.o', *building.catch2(compiler)[0]))
    return objects


def said(report, meant):
    """Launches, and the texts of what nobody meant, of the lines that the model wrote."""
    launches, texts = 0, []
    for line in report.read_text().splitlines() if report.exists() else []:
        told = json.loads(line)
        launches += told['kind'] == 'launch'
        if told['kind'] == 'hazard' or (told['kind'] == 'report' and not (meant and re.search(meant, told['text']))):
            texts.append(told['text'])
    return launches, texts


def once(work, program, folder, number, arguments, env):
    """One run: launches, and what nobody meant."""
    report = folder / f'{program.name}-{number}.json'
    done = run(folder, program, *arguments, MGPU_EMU_REPORT=f'json:{report}', **env)
    launches, texts = said(report, work.test)
    report.unlink(missing_ok=True)
    if arguments == ['wrong']:      # told, and compared by itself
        texts = []
    if launches == 0 and work.test is None:
        texts.append('it launched nothing')
    if not done.returncode and not texts:
        return Told(launches if arguments != ['wrong'] else 0, [])
    settings = ' '.join(f'{k}={v}' for k, v in env.items())
    return Told(launches, ['\n'.join([f'{settings} {work.name} {" ".join(arguments)}: answers {done.returncode}',
                                      *(done.stdout[-2000:].splitlines() if done.returncode else []), *sorted(set(texts))[:5]])])


def attempt(works, folder, compiler, level, shared, kept, jobs):
    """Build all, or take what is kept, and run each in each way; a program begins to run when it is built."""
    with concurrent.futures.ThreadPoolExecutor(jobs) as builds, concurrent.futures.ThreadPoolExecutor(jobs) as runs:
        def ran(work):
            program = kept / file_name(work) if kept else build(work, folder, compiler, level, shared)
            ways = [(arguments, env) for arguments in work.arguments for env in work.env]
            return [runs.submit(once, work, program, folder, number, *way) for number, way in enumerate(ways)]

        told = [run.result() for some in list(builds.map(ran, works)) for run in some]
    return sum(t.launches for t in told), [f'{compiler} {level}: {fault}' for t in told for fault in t.faults]


def keep(work, folder, compiler, level, shared, jobs):
    """Build all into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        list(pool.map(lambda w: build(w, folder, compiler, level, shared, '-static'), work))
    for left in folder.glob('*.o'):
        left.unlink()


def main():
    points, seeds, tests = GRID[min(3, max(1, int(os.environ.get('MGPU_TEST_INTENSITY', '1'))))]
    parser = argparse.ArgumentParser()
    parser.add_argument('--model')
    parser.add_argument('--point', action='append', help='gcc-O2, clang-Os')
    parser.add_argument('--seeds', type=int, default=seeds)
    parser.add_argument('--tests', action='store_true', default=tests)
    parser.add_argument('--only', default='')
    parser.add_argument('--jobs', type=int, default=building.JOBS)
    parser.add_argument('--keep', type=pathlib.Path)
    parser.add_argument('--kept', type=pathlib.Path)
    parser.add_argument('--compiled', nargs='*', default=[])
    parser.add_argument('--sources', action='store_true')
    options = parser.parse_args()
    if options.sources:
        print('\n'.join(' '.join([building.archive(s, w.words), s, *w.words]) for w in all_work(1, False, '') if w.name != 'groups' for s in w.sources))
        return 0
    LIBRARIES.update(building.libraries(options.compiled))
    points = [tuple(re.fullmatch('(gcc|clang)(-O.)', p).groups()) for p in options.point] if options.point else points
    there = {c: shutil.which(c) for c in COMPILERS}
    work = all_work(options.seeds, options.tests, options.only)
    faults, rows = [], []
    for compiler, level in points:
        if not there[compiler] and not options.kept:
            rows.append(f'{compiler:8}{level:7}SKIP: {compiler} is not here')
            continue
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            kept = options.kept and options.kept.resolve() / f'{compiler}{level}'
            shared = [] if kept else shared_objects(folder, compiler, options.model, any(w.test is not None for w in work))
            if options.keep:
                keep(work, options.keep.resolve() / f'{compiler}{level}', compiler, level, shared, options.jobs)
                continue
            launches, found = attempt(work, folder, compiler, level, shared, kept, options.jobs)
        faults += found
        rows.append(f'{compiler:8}{level:7}{len(work):8}{launches:10}{len(found):8}')
        print('\n'.join([*found, rows[-1]]), flush=True)
    if rows:
        print('compiler level programs  launches  faults', *rows, sep='\n')
    return 1 if faults else 0 if options.kept or any(there[c] for c, _ in points) else 77


if __name__ == '__main__':
    sys.exit(main())
