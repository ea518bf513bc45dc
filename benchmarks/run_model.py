#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Build and run the benchmarks of the model; each JSON line gets the machine it was measured on.

    benchmarks/run_model.py [--json FILE] [--commit C]      append the lines to FILE (default: standard output)
    benchmarks/run_model.py --against FOLDER   the GEMM of 1024^3, and many resident clusters, here and in
        [--rounds N] [--json FILE]             another checkout, in turn on one core: both times, and the ratio
        [--at-most exact=0.72,many=1.10]       here / there, of the least times at most that, or it answers 1
    benchmarks/run_model.py --plain [FOLDER ...]   what plain loads and stores cost: example 10 and the GEMM of 1024^3, their
        [--rounds N] [--json FILE]             files with -fsanitize=thread and without, here and in other checkouts
"""
import argparse
import datetime
import json
import os
import pathlib
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / 'tools'))
import origin  # noqa: E402

PROGRAMS = {
    'bench_fiber.c': [],
    'bench_model_mma.c': ['-DMGPU_EMULATE=1'],
    'bench_model_gemm.c': ['-DMGPU_EMULATE=1', '-lm'],
    'bench_model_many.c': ['-DMGPU_EMULATE=1', '-lm'],
    'bench_model_tcgen05.c': ['-DMGPU_EMULATE=1', '-lm'],
}
GEMM, MANY = 'model gemm 1024x1024x1024', 'model grid barrier of 4000 blocks'
COMPARED = {'exact': (GEMM, 'exact'), 'fast': (GEMM, 'fast'), 'many': (MANY, None)}    # kernel and numerics
UNIT_TEST = 'examples/01_barrier.cu'    # a whole program: start, one launch, check, end


def processor():
    for line in pathlib.Path('/proc/cpuinfo').read_text().splitlines():
        if line.startswith('model name'):
            return line.split(':', 1)[1].strip()
    return platform.machine()


def unit_test(program):
    """Wall time of a small test, from its start to its end."""
    subprocess.run(['g++', '-std=c++17', '-O2', '-pthread', '-Iinclude', '-DMGPU_EMULATE=1', '-DMGPU_EMU_IMPLEMENTATION',
                    '-x', 'c++', UNIT_TEST, '-o', program], cwd=ROOT, check=True)
    times = []
    for _ in range(41):
        start = time.perf_counter()
        subprocess.run([program], stdout=subprocess.DEVNULL, check=True)
        times.append(1e3 * (time.perf_counter() - start))
    return {'kernel': f'wall time of {UNIT_TEST}', 'median': round(statistics.median(times), 3), 'min': round(min(times), 3),
            'max': round(max(times), 3), 'unit': 'ms'}


def build(root, source, program):
    """With the headers of a checkout. One that does not have the benchmark yet gets that of this one."""
    file = root / 'benchmarks' / source
    subprocess.run(['gcc', '-std=gnu11', '-O2', '-pthread', '-Iinclude', file if file.exists() else ROOT / 'benchmarks' / source,
                    *PROGRAMS[source], '-o', program], cwd=root, check=True)


def times_of(program, core):
    """what is compared -> median and least milliseconds on one worker, in one run of the program on one core."""
    output = subprocess.run([program], text=True, stdout=subprocess.PIPE, check=True,
                            preexec_fn=lambda: os.sched_setaffinity(0, {core})).stdout
    lines = {(line['kernel'], line.get('numerics')): line for line in map(json.loads, output.splitlines()) if line['workers'] == 1}
    return {name: (lines[key]['median'], lines[key]['min']) for name, key in COMPARED.items() if key in lines}


def spread(numbers, digits):
    return f'{statistics.median(numbers):.{digits}f} [{min(numbers):.{digits}f}, {max(numbers):.{digits}f}]'


def bounds(text):
    """{what is compared: the greatest ratio} of "exact=0.72,many=1.10"."""
    most = {name: float(ratio) for name, ratio in (word.split('=') for word in text.split(','))}
    if not set(most) <= set(COMPARED):
        raise ValueError(text)
    return most


def compare(other, rounds):
    """Here, there, there, here, ...: what else the machine does meets both alike. A result for each that is compared."""
    roots = {'here': ROOT, 'there': other.resolve()}
    core = max(os.sched_getaffinity(0))
    times = {(where, name): [] for where in roots for name in COMPARED}
    with tempfile.TemporaryDirectory() as folder:
        for source in ('bench_model_gemm.c', 'bench_model_many.c'):
            for where, root in roots.items():
                build(root, source, f'{folder}/{where}')
            for turn in range(rounds):
                for where in list(roots)[::1 if turn % 2 == 0 else -1]:
                    for name, ms in times_of(f'{folder}/{where}', core).items():
                        times[where, name].append(ms)
    print(f'{GEMM} and {MANY}, one worker on core {core}, {rounds} runs each: median [min, max]')
    lines = []
    for name, (kernel, numerics) in COMPARED.items():
        (here, least_here), (there, least_there) = (zip(*times[where, name]) for where in roots)
        print(f'{name:6} here {spread(here, 1)} ms, there {spread(there, 1)} ms, ratio {spread([a / b for a, b in zip(here, there)], 3)}, '
              f'of the least times {min(least_here) / min(least_there):.3f}')
        lines.append({'kernel': f'{kernel}, against another commit', **({'numerics': numerics} if numerics else {}), 'workers': 1, 'unit': 'ms',
                      'rounds': rounds, 'median': round(statistics.median(here), 3), 'min': min(least_here),
                      'median_there': round(statistics.median(there), 3), 'min_there': min(least_there),
                      'ratio': round(min(least_here) / min(least_there), 4), 'compared': name})
    return lines


PLAIN = {'examples/10_gemm_cluster.cu': [], 'examples/kernels/gemm_main.cu': ['--m', '1024', '--n', '1024', '--k', '1024']}
THREAD = ['-fsanitize=thread', '--param', 'tsan-distinguish-volatile=1']


def plain(roots, rounds):
    """Processor time of whole programs on one worker, the host's work too: with hazards, and without."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for root in roots:
            subprocess.run(['gcc', '-O2', '-DMGPU_EMULATE=1', '-Iinclude', '-c', 'packaging/model.c', '-o', f'{folder}/model.o'],
                           cwd=root, check=True)
            for source, words in PLAIN.items():
                for flags in ([], THREAD):
                    subprocess.run(['g++', '-std=c++17', '-O2', '-g', '-DMGPU_EMULATE=1', '-Iinclude', '-Iexamples', *flags, '-x', 'c++',
                                    '-c', source, '-o', f'{folder}/kernel.o'], cwd=root, check=True)
                    subprocess.run(['g++', 'kernel.o', 'model.o', '-pthread', '-o', 'program'], cwd=folder, check=True)
                    for hazards in '01':
                        times = []
                        for _ in range(rounds):
                            before = resource.getrusage(resource.RUSAGE_CHILDREN)
                            subprocess.run([f'{folder}/program', *words], stdout=subprocess.DEVNULL, check=True, env={
                                **os.environ, 'MGPU_EMU_HAZARDS': hazards, 'MGPU_EMU_WORKERS': '1', 'MGPU_EMU_NUMERICS': 'fast'})
                            after = resource.getrusage(resource.RUSAGE_CHILDREN)
                            times.append(1e3 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime))
                        lines.append({'kernel': source, 'mode': f'{"instrumented" if flags else "plain"}, hazards {hazards}', 'checkout': str(root),
                                      'median': round(statistics.median(times), 1), 'min': round(min(times), 1), 'unit': 'ms'})
    return lines


def keep(lines, file):
    """The lines go behind those of a file, or to standard output."""
    text = ''.join(json.dumps(line) + '\n' for line in lines)
    if file:
        with file.open('a') as f:
            f.write(text)
    else:
        print(text, end='')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--json', type=pathlib.Path)
    parser.add_argument('--against', type=pathlib.Path)
    parser.add_argument('--plain', type=pathlib.Path, nargs='*', help='other checkouts')
    parser.add_argument('--rounds', type=int, default=9, help='of --against and --plain')
    parser.add_argument('--at-most', type=bounds, default={}, help='of --against')
    parser.add_argument('--commit')
    options = parser.parse_args()
    machine = {
        'cpu': processor(),
        'cores': os.cpu_count(),
        'compiler': origin.text_of('gcc', '--version').splitlines()[0],
        'date': datetime.date.today().isoformat(),
        'commit': origin.commit(options.commit, kept=options.json is not None),
    }
    if options.against:
        there = origin.commit(kept=options.json is not None, root=options.against)
        lines = compare(options.against, options.rounds)
        keep([{**line, **machine, 'commit_there': there} for line in lines], options.json)
        slow = [f"{line['compared']}: {line['ratio']} of the least times there, wanted at most {options.at_most[line['compared']]}"
                for line in lines if line['ratio'] > options.at_most.get(line['compared'], line['ratio'])]
        print('\n'.join(slow), end='\n' if slow else '')
        return 1 if slow else 0
    if options.plain is not None:
        keep([{**line, **machine} for line in plain([ROOT, *(folder.resolve() for folder in options.plain)], options.rounds)], options.json)
        return 0
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for source in PROGRAMS:
            program = f'{folder}/{source}.out'
            build(ROOT, source, program)
            output = subprocess.run([program], text=True, stdout=subprocess.PIPE, check=True).stdout
            lines += [{**json.loads(line), **machine} for line in output.splitlines()]
        lines.append({**unit_test(f'{folder}/unit'), **machine})
    for line in lines:
        print(f"{line['kernel']:28} {line.get('numerics', line.get('mode', '')):6} "
              f"{str(line.get('fibers', line.get('workers', ''))):5} {line.get('median', '?')} {line.get('unit', '')}")
    keep(lines, options.json)
    return 0


if __name__ == '__main__':
    sys.exit(main())
