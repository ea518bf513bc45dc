#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Build and run the benchmarks of the model; each JSON line gets the machine it was measured on.

    benchmarks/run_model.py [--json FILE]      append the lines to FILE (default: standard output)
"""
import argparse
import datetime
import json
import os
import pathlib
import platform
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = {
    'bench_fiber.c': [],
    'bench_model_mma.c': ['-DMGPU_EMULATE=1'],
    'bench_model_gemm.c': ['-DMGPU_EMULATE=1', '-lm'],
}


def said(*command):
    done = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ''


def processor():
    for line in pathlib.Path('/proc/cpuinfo').read_text().splitlines():
        if line.startswith('model name'):
            return line.split(':', 1)[1].strip()
    return platform.machine()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--json', type=pathlib.Path)
    options = parser.parse_args()
    machine = {
        'cpu': processor(),
        'cores': os.cpu_count(),
        'compiler': said('gcc', '--version').splitlines()[0],
        'date': datetime.date.today().isoformat(),
        'commit': said('git', 'rev-parse', '--short', 'HEAD') or 'unknown',
    }
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for source, flags in PROGRAMS.items():
            program = f'{folder}/{source}.out'
            subprocess.run(['gcc', '-std=gnu11', '-O2', '-pthread', '-Iinclude', f'benchmarks/{source}',
                            *flags, '-o', program], cwd=ROOT, check=True)
            output = subprocess.run([program], text=True, stdout=subprocess.PIPE, check=True).stdout
            lines += [json.dumps({**json.loads(line), **machine}) for line in output.splitlines()]
    text = '\n'.join(lines) + '\n'
    if options.json:
        with options.json.open('a') as f:
            f.write(text)
    for line in map(json.loads, lines):
        print(f"{line['kernel']:28} {line.get('numerics', line.get('mode', '')):6} "
              f"{str(line.get('fibers', line.get('workers', ''))):5} {line.get('median', '?')} {line.get('unit', '')}")
    if not options.json:
        print(text, end='')


if __name__ == '__main__':
    main()
