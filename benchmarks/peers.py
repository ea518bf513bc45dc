#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""PyTorch, Triton, cuDNN and JAX's Mosaic GPU on the shapes of bench_gemm, in turns with it, so that all are compared with cuBLASLt of the same minute.

    benchmarks/peers.py [--program build/bench/bench_gemm] [--json FILE] [--commit C] [--minutes 7]
                        [--set public|skinny] [--shapes MxNxK,...] [--dtype bf16|f16] [--only torch,triton,cudnn,mosaic] [--sparse]

For each shape bench_gemm runs, then each peer, then the peers again from the last to the first, and bench_gemm again. Burst: 20 calls after
a quarter of a second of rest, N(0,1) data in copies that L2 does not hold, as bench_gemm has it. PyTorch, Triton and cuDNN run in CUDA
graphs; of JAX's calls 20 are what 40 take more than 20. Triton's kernel is that of libraries.py, the best of some configurations; Mosaic's
is JAX's own hopper_matmul_mgpu, likewise; cuDNN is the fastest of the first 16 plans of its graph API. Results are compared with f64 sums
of PyTorch or f32 sums of JAX. What is not installed, or refuses a shape, is a line with the reason:

    pip install torch triton nvidia-cudnn-frontend "jax[cuda13]" absl-py

With --sparse A is 2:4 along K, the kernels are gemm_h100_sparse and gemm_h100, and the peer is cuSPARSELt, by PyTorch and the fastest
algorithm of its search. Lines are appended to FILE (default: standard output). benchmarks/run_gemm.sh with BUILD=build/bench leaves the
program there.
"""
import argparse
import datetime
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / 'tools'))
import origin                           # noqa: E402
from libraries import PEERS, CusparseLt, Refused    # noqa: E402
from plot_gemm import PEERS_PEER        # noqa: E402

SPARSE = ['--sparse', '--kernel', 'gemm_h100_sparse,gemm_h100']


def ours(program, size, dtype, commit, sparse):
    """{kernel: milliseconds} of bench_gemm, cuBLASLt among them."""
    with tempfile.NamedTemporaryFile('r', suffix='.jsonl') as f:
        done = subprocess.run([program, '--commit', commit, '--shapes', 'x'.join(map(str, size)), '--dtype', dtype, '--regime', 'burst', '--rounds', '2', '--json', f.name,
                               *SPARSE * sparse],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        found = {line['kernel']: line['median_ms'] for line in map(json.loads, f) if 'median_ms' in line}
    if done.returncode or 'cublasLt' not in found:
        raise Refused(f'{program} answers {done.returncode}: {done.stdout.strip()[-400:]}')
    return found


def compare(program, size, dtype, commit, peers, sparse):
    """{who: ([milliseconds], [ratio to cuBLASLt of that turn])}: one turn forward, one back."""
    out, ready = {}, []
    for peer in peers:
        try:
            peer.prepare(*size, dtype)
            ready.append(peer)
        except Exception as e:      # pylint: disable=broad-except
            print(f'{"x".join(map(str, size))}, {peer.name}: not measured: {e}'.split('\n')[0], file=sys.stderr)
            peer.drop()
    first = ours(program, size, dtype, commit, sparse)
    forth = {peer.name: [peer.milliseconds() for _ in range(2)] for peer in ready}
    back = {peer.name: [peer.milliseconds() for _ in range(2)] for peer in reversed(ready)}
    last = ours(program, size, dtype, commit, sparse)
    for turn, mine in ((forth, first), (back, last)):
        turn.update({kernel: [ms] for kernel, ms in mine.items()})
        for who, ms in turn.items():
            times, ratios = out.setdefault(who, ([], []))
            times += ms
            ratios.append(mine['cublasLt'] / statistics.median(ms))
    for peer in ready:
        peer.drop()
    return out


def line_of(who, version, size, options, times, ratios, machine):
    m, n, k = size
    median = statistics.median(times)
    return {'kernel': who, 'version': version, 'm': m, 'n': n, 'k': k, 'dtype': options.dtype, 'out_dtype': options.dtype, 'distribution': 'normal(0,1)',
            **({'a': '2:4'} if options.sparse else {}), 'set': options.set or 'given', 'regime': 'burst', 'rounds': len(ratios), 'median_ms': round(median, 5), 'min_ms': round(min(times), 5),
            'max_ms': round(max(times), 5), 'tflops': round(2e-9 * m * n * k / median, 1), 'gbytes_per_s': round(2e-6 * (m * k + n * k + m * n) / median, 1),
            'peer': PEERS_PEER, 'ratio': round(statistics.median(ratios), 4), 'ratio_min': round(min(ratios), 4), 'ratio_max': round(max(ratios), 4), **machine}


def shapes(options):
    """Those that bench_gemm would take."""
    words = [w for name in ('set', 'shapes') if getattr(options, name) for w in (f'--{name}', getattr(options, name))]
    done = subprocess.run([options.program, '--list', *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit(f'peers.py: {options.program} answers {done.returncode}: {done.stdout.strip()}')
    return [tuple(map(int, text.split('x'))) for text in done.stdout.split()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--program', default=str(pathlib.Path(os.environ.get('BUILD', ROOT / 'build/bench')) / 'bench_gemm'))
    parser.add_argument('--json', type=pathlib.Path)
    parser.add_argument('--commit')
    parser.add_argument('--minutes', type=float, default=7)
    parser.add_argument('--set', choices=('public', 'skinny'))
    parser.add_argument('--shapes', default='')
    parser.add_argument('--dtype', choices=('bf16', 'f16'), default='bf16')
    parser.add_argument('--only', default=','.join(PEERS))
    parser.add_argument('--sparse', action='store_true')
    options = parser.parse_args()
    if options.sparse:
        PEERS[CusparseLt.name], options.only = CusparseLt, CusparseLt.name
    begin = time.monotonic()
    commit, gpu = origin.commit(options.commit, kept=True), origin.gpu()
    unknown = [name for name in options.only.split(',') if name not in PEERS]
    if unknown:
        sys.exit(f'peers.py: {unknown[0]} is none of {", ".join(PEERS)}')
    if not gpu or not os.access(options.program, os.X_OK):
        print('peers.py:', 'no NVIDIA GPU answers nvidia-smi' if not gpu else f'{options.program} is not there: BUILD={pathlib.Path(options.program).parent} benchmarks/run_gemm.sh', file=sys.stderr)
        return 77
    peers = []
    for name in options.only.split(','):
        try:
            peers.append(PEERS[name]())
        except Exception as e:      # pylint: disable=broad-except
            print(f'{name}: not measured: {e}'.split('\n')[0], file=sys.stderr)
    machine = {**gpu, 'date': datetime.date.today().isoformat(), 'commit': commit}
    todo = shapes(options)
    for at, size in enumerate(todo):
        left = 60 * options.minutes - (time.monotonic() - begin)
        if left < (60 * options.minutes - left) / max(at, 1):       # than a shape took so far
            print(f'no time left of {options.minutes:g} minutes for {", ".join("x".join(map(str, s)) for s in todo[at:])}', file=sys.stderr)
            break
        try:
            found = compare(options.program, size, options.dtype, commit, peers, options.sparse)
        except Refused as e:
            print(f'{"x".join(map(str, size))}: {e}', file=sys.stderr)
            continue
        for who, (times, ratios) in found.items():
            version = next((peer.version for peer in peers if peer.name == who), '')
            line = line_of(who, version, size, options, times, ratios, machine)
            with (options.json.open('a') if options.json else os.fdopen(os.dup(1), 'w')) as stream:
                print(json.dumps(line), file=stream)
            print(f'{"x".join(map(str, size)):20} {who:20} {line["median_ms"]:9.4f} ms {line["tflops"]:7.1f} TFLOP/s, {line["ratio"]:.3f} of cuBLASLt', file=sys.stderr)
    return 0


if __name__ == '__main__':
    sys.exit(main())
