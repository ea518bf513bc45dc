#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Build the matrix products of the ladder, examples 06 to 10, and time them on this GPU.

    benchmarks/run_ladder.py [--json FILE] [--rounds 3] [--size 4096] [--commit C]

A round runs each step once, one after the other; a step's program says the mean of 20 launches on N(0,1)
data. The line of a step is the median of its rounds. Lines are appended to FILE (default: standard output).
Exits 77 without a GPU or nvcc.
"""
import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / 'tools'))
import origin  # noqa: E402


def milliseconds(program, size):
    """One run: the mean time of its launches."""
    done = subprocess.run([program, *[str(size)] * 3], text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)
    found = re.search(r', right, ([\d.]+) ms, ', done.stdout)
    if done.returncode != 0 or not found:
        sys.exit(f'run_ladder.py: {program} answers {done.returncode}: {done.stdout.strip()}')
    return float(found[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--json', type=pathlib.Path)
    parser.add_argument('--rounds', type=int, default=3)
    parser.add_argument('--size', type=int, default=4096, help='M = N = K')
    parser.add_argument('--commit')
    options = parser.parse_args()
    nvcc, gpu = origin.tool(), origin.gpu()
    if not nvcc or not gpu:
        print('run_ladder.py:', 'no NVIDIA GPU answers nvidia-smi' if nvcc else 'nvcc is not here', file=sys.stderr)
        return 77
    machine = {**gpu, 'commit': origin.commit(options.commit, kept=options.json is not None)}
    with tempfile.TemporaryDirectory() as folder:
        programs = {}
        for source in sorted((ROOT / 'examples').glob('*_gemm_*.cu')):
            programs[source.stem] = f'{folder}/{source.stem}'
            done = subprocess.run([sys.executable, ROOT / 'tools/nvcc.py', '--strict', nvcc, f'-I{ROOT / "include"}', str(source),
                                   '-o', programs[source.stem]], check=False)
            if done.returncode:
                return 1
        times = {name: [] for name in programs}
        for _ in range(options.rounds):
            for name, program in programs.items():
                times[name].append(milliseconds(program, options.size))
    stream = options.json.open('a') if options.json else sys.stdout
    for name, ms in times.items():
        median = statistics.median(ms)
        line = {'kernel': name, **dict.fromkeys('mnk', options.size), 'dtype': 'bf16', 'out_dtype': 'bf16',
                'distribution': 'normal(0,1)', 'regime': 'mean of 20 launches', 'rounds': options.rounds,
                'median_ms': median, 'min_ms': min(ms), 'max_ms': max(ms),
                'tflops': round(2e-9 * options.size ** 3 / median, 1), **machine}
        print(json.dumps(line), file=stream)
        print(f'{name:24} {median:7.3f} ms  {line["tflops"]:6.1f} TFLOP/s', file=sys.stderr)
    return 0


if __name__ == '__main__':
    sys.exit(main())
