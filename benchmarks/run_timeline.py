#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Build bench_timeline, run it on this GPU, and write its events down for tools/timeline.py.

    benchmarks/run_timeline.py [--json FILE] [--size 4096] [--commit C]

FILE is written anew (default: standard output): a line about the run, then a line for each event. Exits 77
without a GPU or nvcc.
"""
import argparse
import datetime
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / 'tools'))
import origin  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--json', type=pathlib.Path)
    parser.add_argument('--size', type=int, default=4096, help='M = N = K')
    parser.add_argument('--commit')
    options = parser.parse_args()
    nvcc, gpu = origin.tool(), origin.gpu()
    if not nvcc or not gpu:
        print('run_timeline.py:', 'no NVIDIA GPU answers nvidia-smi' if nvcc else 'nvcc is not here', file=sys.stderr)
        return 77
    commit = origin.commit(options.commit, kept=options.json is not None)
    with tempfile.TemporaryDirectory() as folder:
        program = f'{folder}/bench_timeline'
        subprocess.run([sys.executable, ROOT / 'tools/nvcc.py', '--strict', nvcc, f'-I{ROOT / "include"}',
                        str(ROOT / 'benchmarks/bench_timeline.cu'), '-o', program], check=True)
        done = subprocess.run([program, *[str(options.size)] * 3], text=True, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f'run_timeline.py: bench_timeline answers {done.returncode}: {done.stdout}{done.stderr}')
    first, events = done.stdout.split('\n', 1)
    run = json.loads(first)
    run.update(**gpu, date=datetime.date.today().isoformat(), commit=commit)
    text = json.dumps(run) + '\n' + events
    if options.json:
        options.json.write_text(text)
    else:
        sys.stdout.write(text)
    print(f'{run["mean_ms"]:.3f} ms, {run["tflops"]:.1f} TFLOP/s, {run["clock_mhz"]:.0f} MHz, {len(events.splitlines())} events',
          file=sys.stderr)
    return 0


if __name__ == '__main__':
    sys.exit(main())
