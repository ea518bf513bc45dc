#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""PyTorch, Triton and JAX's Mosaic GPU on the shapes of bench_gemm, in turns with it, so that all are compared with cuBLASLt of the same minute.

    benchmarks/peers.py [--program build/bench/bench_gemm] [--json FILE] [--commit C] [--minutes 7]
                        [--set public|skinny] [--shapes MxNxK,...] [--dtype bf16|f16] [--only torch,triton,mosaic] [--sparse]

For each shape bench_gemm runs, then each peer, then the peers again from the last to the first, and bench_gemm again. Burst: 20 calls after
a quarter of a second of rest, N(0,1) data in copies that L2 does not hold, as bench_gemm has it. PyTorch and Triton run in CUDA graphs; of
JAX's calls 20 are what 40 take more than 20. Triton's kernel is the one below, the best of some configurations; Mosaic's is JAX's own
hopper_matmul_mgpu, likewise. Results are compared with f32 sums of PyTorch or JAX. What is not installed, or refuses a shape, is a line with
the reason. With --sparse A is 2:4 along K, the kernels are gemm_h100_sparse and gemm_h100, and the peer is cuSPARSELt, by PyTorch and the
fastest algorithm of its search. Lines are appended to FILE (default: standard output). benchmarks/run_gemm.sh with BUILD=build/bench leaves the program there.
"""
import argparse
import dataclasses
import datetime
import importlib
import itertools
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
from plot_gemm import PEERS_PEER        # noqa: E402

CALLS, REST_S, SHORT_MS = 20, 0.25, 0.06
os.environ.setdefault('XLA_PYTHON_CLIENT_PREALLOCATE', 'false')
reasons = {}        # why a module is not here


def module(name):
    """A module, or None; then `reasons` has why."""
    try:
        return importlib.import_module(name)
    except Exception as e:      # pylint: disable=broad-except
        reasons[name] = f'{type(e).__name__}: {e}'.split('\n')[0]
        return None


class Refused(Exception):
    """Why a peer has no result for a shape."""


def copies_of(m, n, k, l2_bytes):
    """As bench/inputs.h has it, for types of two bytes."""
    size = 2 * (m * k + n * k + m * n)
    return max(2 if size < 1e9 else 1, int(2 * l2_bytes / size) + 1)


class Torch:
    """torch.mm of A and B^T, what users call; and the ground that Triton stands on."""
    name = 'torch'

    def __init__(self):
        self.torch = module('torch')
        if not self.torch:
            raise Refused(reasons['torch'])
        if not self.torch.cuda.is_available():
            raise Refused('this PyTorch sees no GPU')
        self.version = self.torch.__version__

    def prepare(self, m, n, k, dtype):
        """Operands in copies, and a graph of CALLS products."""
        torch = self.torch
        kind = {'bf16': torch.bfloat16, 'f16': torch.float16}[dtype]
        l2 = getattr(torch.cuda.get_device_properties(0), 'L2_cache_size', 60 << 20)
        torch.manual_seed(1)
        self.sets = [(torch.randn(m, k, device='cuda').to(kind), torch.randn(n, k, device='cuda').to(kind), torch.full((m, n), float('nan'), device='cuda', dtype=kind))
                     for _ in range(copies_of(m, n, k, l2))]
        self.choose()
        for a, b, d in self.sets:
            self.call(a, b, d)
        torch.cuda.synchronize()
        self.check(k)
        self.calls = -(-CALLS // len(self.sets)) * len(self.sets)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            for i in range(self.calls):
                self.call(*self.sets[i % len(self.sets)])
        torch.cuda.synchronize()

    def choose(self):
        """Nothing to choose."""

    def call(self, a, b, d):
        self.torch.mm(a, b.t(), out=d)

    def check(self, k):
        """The last rows of each copy beside sums in f64."""
        for a, b, d in self.sets:
            want = a[-8:].double() @ b.double().t()
            gap = (d[-8:].double() - want).abs().max().item()
            if not gap <= 6 * k ** 0.5 / (128 if d.dtype == self.torch.bfloat16 else 1024):
                raise Refused(f'its results are wrong: off by {gap:g}')

    def milliseconds(self):
        begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
        time.sleep(REST_S)
        self.graph.replay()
        begin.record()
        self.graph.replay()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) / self.calls

    def drop(self):
        self.sets, self.graph = [], None
        self.torch.cuda.empty_cache()


class CusparseLt(Torch):
    """cuSPARSELt as PyTorch has it: A keeps the two larger of each four numbers along K, and is compressed before."""
    name = 'cusparselt'

    def choose(self):
        torch = self.torch
        if not torch.backends.cusparselt.is_available():
            raise Refused('this PyTorch has no cuSPARSELt')
        self.version = str(torch.backends.cusparselt.version())
        self.packed = {}
        for a, b, _ in self.sets:
            fours = a.view(-1, 4)
            fours.scatter_(1, fours.abs().argsort(dim=1)[:, :2], 0)
            self.packed[a.data_ptr()] = torch._cslt_compress(a)        # pylint: disable=protected-access
        a, b, _ = self.sets[0]
        self.algorithm = torch._cslt_sparse_mm_search(self.packed[a.data_ptr()], b.t())    # pylint: disable=protected-access

    def call(self, a, b, d):
        return self.torch._cslt_sparse_mm(self.packed[a.data_ptr()], b.t(), alg_id=self.algorithm)    # pylint: disable=protected-access

    def check(self, k):
        for a, b, d in self.sets:
            d.copy_(self.call(a, b, d))
        super().check(k)

    def drop(self):
        self.packed = {}
        super().drop()


triton = module('triton')
tl = module('triton.language') if triton else None
if triton and tl:
    @triton.jit
    def product(a, b, d, m, n, k, TILE_M: tl.constexpr, TILE_N: tl.constexpr, TILE_K: tl.constexpr, GROUP: tl.constexpr):
        """D[m][n] = A[m][k] * B[n][k]^T: a tile a program, in groups of rows that share columns of B in L2."""
        at = tl.program_id(0)
        tiles_m, tiles_n = tl.cdiv(m, TILE_M), tl.cdiv(n, TILE_N)
        first = at // (GROUP * tiles_n) * GROUP
        rows_here = min(tiles_m - first, GROUP)
        tile_m = first + at % (GROUP * tiles_n) % rows_here
        tile_n = at % (GROUP * tiles_n) // rows_here
        rows = (tile_m * TILE_M + tl.arange(0, TILE_M)).to(tl.int64)
        cols = (tile_n * TILE_N + tl.arange(0, TILE_N)).to(tl.int64)
        steps = tl.arange(0, TILE_K)
        pa = a + (rows % m)[:, None] * k + steps[None, :]
        pb = b + (cols % n)[None, :] * k + steps[:, None]
        sums = tl.zeros((TILE_M, TILE_N), dtype=tl.float32)
        for step in range(0, tl.cdiv(k, TILE_K)):
            left = k - step * TILE_K
            x = tl.load(pa, mask=steps[None, :] < left, other=0.0)
            y = tl.load(pb, mask=steps[:, None] < left, other=0.0)
            sums = tl.dot(x, y, sums)
            pa += TILE_K
            pb += TILE_K
        inside = (rows[:, None] < m) & (cols[None, :] < n)
        tl.store(d + rows[:, None] * n + cols[None, :], sums.to(d.dtype.element_ty), mask=inside)


class Triton(Torch):
    """The kernel above, by the best of these."""
    name = 'triton'
    CONFIGURATIONS = [(128, 256, 64, 8, 3), (128, 256, 64, 8, 4), (128, 128, 64, 8, 4), (128, 128, 64, 4, 3), (64, 256, 64, 8, 4), (64, 128, 64, 4, 4), (64, 64, 128, 4, 3)]

    def __init__(self):
        super().__init__()
        if not triton or not tl:
            raise Refused(reasons.get('triton') or reasons['triton.language'])
        self.version = triton.__version__

    def choose(self):
        best, self.reason = None, 'no configuration runs'
        for self.configuration in self.CONFIGURATIONS:
            try:
                for a, b, d in self.sets:       # compiles it
                    self.call(a, b, d)
                begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
                begin.record()
                for i in range(10):
                    self.call(*self.sets[i % len(self.sets)])
                end.record()
                end.synchronize()
                best = min(best or (1e30, None), (begin.elapsed_time(end), self.configuration))
            except Exception as e:      # pylint: disable=broad-except
                self.reason = f'{type(e).__name__}: {e}'.split('\n')[0]
        if not best:
            raise Refused(self.reason)
        self.configuration = best[1]

    def call(self, a, b, d):
        tile_m, tile_n, tile_k, warps, stages = self.configuration
        (m, k), n = a.shape, b.shape[0]
        product[(-(-m // tile_m) * -(-n // tile_n),)](a, b, d, m, n, k, TILE_M=tile_m, TILE_N=tile_n, TILE_K=tile_k, GROUP=8, num_warps=warps, num_stages=stages)


class Mosaic:
    """jax.experimental.pallas.ops.gpu.hopper_matmul_mgpu: its B is [k][n]."""
    name = 'mosaic'
    PLACE = 'jax.experimental.pallas.ops.gpu.hopper_matmul_mgpu'
    TILES = [(64, 256), (128, 128)]     # of a warpgroup

    def __init__(self):
        self.jax = module('jax')
        if not self.jax:
            raise Refused(reasons['jax'])
        self.kernels = module(self.PLACE)
        if not self.kernels:
            raise Refused(reasons[self.PLACE])
        self.multiply = getattr(self.kernels, 'matmul', None) or getattr(self.kernels, 'matmul_kernel', None)
        if not self.multiply:
            raise Refused(f'{self.PLACE} has no matmul')
        if self.jax.default_backend() != 'gpu':
            raise Refused('this JAX sees no GPU')
        self.version = self.jax.__version__

    def configurations(self):
        """Some of its own tuning, with the words that this version has."""
        config, axis = self.kernels.TuningConfig, self.kernels.MatmulDimension
        words = {f.name for f in dataclasses.fields(config)}
        for (tile_m, tile_n), cluster, width in itertools.product(self.TILES, (axis.M, axis.N), (1, 8)):
            all_words = {'tile_m': tile_m, 'tile_n': tile_n, 'tile_k': 64, 'max_concurrent_steps': 4, 'epi_tile_m': 64, 'epi_tile_n': 64,
                         'grid_minor_dim': axis.M, 'grid_tile_width': width, 'wg_dimension': axis.M, 'cluster_dimension': cluster}
            yield config(**{word: value for word, value in all_words.items() if word in words})

    def prepare(self, m, n, k, dtype):
        jax, jnp = self.jax, self.jax.numpy
        kind = {'bf16': jnp.bfloat16, 'f16': jnp.float16}[dtype]
        if 2e-9 * m * n * k / 700 < SHORT_MS:
            raise Refused('it takes less than a call of JAX')
        keys = jax.random.split(jax.random.key(1), 2 * copies_of(m, n, k, 60 << 20))
        self.sets = [(jax.random.normal(x, (m, k), kind), jax.random.normal(y, (k, n), kind)) for x, y in zip(keys[::2], keys[1::2])]
        a, b = self.sets[0]
        want = jnp.dot(a[-8:].astype(jnp.float32), b.astype(jnp.float32), precision='highest')
        best, reason = None, 'no configuration runs'
        for config in self.configurations():
            def function(a, b, config=config):
                return self.multiply(a, b, config)
            try:
                call = jax.jit(function)
                gap = float(jnp.abs(call(a, b)[-8:].astype(jnp.float32) - want).max())
                if not gap <= 6 * k ** 0.5 / (128 if dtype == 'bf16' else 1024):
                    raise Refused(f'its results are wrong: off by {gap:g}')
                self.call = call
                ms = self.stretch(10)
            except Exception as e:      # pylint: disable=broad-except
                reason = f'{type(e).__name__}: {e}'.split('\n')[0]
                continue
            if not best or ms < best[0]:
                best = ms, call
        if not best:
            raise Refused(reason)
        self.call = best[1]

    def stretch(self, calls):
        """Milliseconds of so many calls, and what it takes to wait for them."""
        begin = time.perf_counter()
        for i in range(calls):
            last = self.call(*self.sets[i % len(self.sets)])
        last.block_until_ready()
        return (time.perf_counter() - begin) * 1e3

    def milliseconds(self):
        time.sleep(REST_S)
        self.stretch(1)
        few = self.stretch(CALLS)
        return (self.stretch(2 * CALLS) - few) / CALLS

    def drop(self):
        self.sets, self.call = [], None


PEERS = {peer.name: peer for peer in (Torch, Triton, Mosaic)}
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
