# SPDX-License-Identifier: MIT
"""Programs of other people that multiply matrices, for peers.py: PyTorch, cuSPARSELt, Triton, cuDNN, Mosaic. Each class makes its operands,
chooses its fastest way, checks the results and says what a call takes; Refused is why there is nothing to say. What it needs it asks for when
it is made, so that a machine without it can tell."""
import dataclasses
import importlib
import inspect
import itertools
import os
import time

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

    def fastest(self, candidates, take):
        """The one that takes the least for ten calls, taken: take(candidate) makes it the one that call() runs."""
        best, reason = None, 'nothing to choose from'
        for candidate in candidates:
            try:
                take(candidate)
                for a, b, d in self.sets:       # compiles it
                    self.call(a, b, d)
                begin, end = (self.torch.cuda.Event(enable_timing=True) for _ in range(2))
                begin.record()
                for i in range(10):
                    self.call(*self.sets[i % len(self.sets)])
                end.record()
                end.synchronize()
                best = min(best or (1e30, None), (begin.elapsed_time(end), candidate))
            except Exception as e:      # pylint: disable=broad-except
                reason = f'{type(e).__name__}: {e}'.split('\n')[0]
        if not best:
            raise Refused(reason)
        take(best[1])

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
        self.fastest(self.CONFIGURATIONS, lambda one: setattr(self, 'configuration', one))

    def call(self, a, b, d):
        tile_m, tile_n, tile_k, warps, stages = self.configuration
        (m, k), n = a.shape, b.shape[0]
        product[(-(-m // tile_m) * -(-n // tile_n),)](a, b, d, m, n, k, TILE_M=tile_m, TILE_N=tile_n, TILE_K=tile_k, GROUP=8, num_warps=warps, num_stages=stages)


class Cudnn(Torch):
    """A matmul of cuDNN's graph API, by the fastest of its plans; buffers and streams are PyTorch's."""
    name = 'cudnn'

    def __init__(self):
        super().__init__()
        self.cudnn = module('cudnn')
        if not self.cudnn:
            raise Refused(reasons['cudnn'])
        self.handle = self.cudnn.create_handle()
        self.version = str(self.cudnn.backend_version())

    def choose(self):
        cudnn, (a, b, d) = self.cudnn, self.sets[0]
        (m, k), n = a.shape, b.shape[0]
        kind = cudnn.data_type.BFLOAT16 if d.dtype == self.torch.bfloat16 else cudnn.data_type.HALF
        self.plans = graph = cudnn.pygraph(handle=self.handle, io_data_type=kind, intermediate_data_type=cudnn.data_type.FLOAT, compute_data_type=cudnn.data_type.FLOAT)
        self.a = graph.tensor(name='A', dim=[1, m, k], stride=[m * k, k, 1], data_type=kind)
        self.b = graph.tensor(name='B', dim=[1, k, n], stride=[n * k, 1, k], data_type=kind)
        self.d = graph.matmul(name='D', A=self.a, B=self.b, compute_data_type=cudnn.data_type.FLOAT)
        self.d.set_output(True).set_data_type(kind).set_dim([1, m, n]).set_stride([m * n, n, 1])
        graph.validate()
        graph.build_operation_graph()
        graph.create_execution_plans([cudnn.heur_mode.A, cudnn.heur_mode.B])
        graph.check_support()
        self.fastest(range(min(16, graph.get_execution_plan_count())), self.take)       # the best by its heuristics come first; some take seconds to build

    def take(self, plan):
        """Builds it the first time, and has a workspace for it."""
        self.plan = plan
        self.plans.build_plan_at_index(plan)
        self.workspace = self.torch.empty(max(1, self.plans.get_workspace_size_plan_at_index(plan)), device='cuda', dtype=self.torch.uint8)

    def call(self, a, b, d):
        self.cudnn.set_stream(handle=self.handle, stream=self.torch.cuda.current_stream().cuda_stream)
        self.plans.execute_plan_at_index({self.a: a.data_ptr(), self.b: b.data_ptr(), self.d: d.data_ptr()}, self.workspace.data_ptr(), self.plan, self.handle)

    def drop(self):
        self.plans = self.workspace = None
        super().drop()


class Mosaic:
    """jax.experimental.pallas.ops.gpu.hopper_matmul_mgpu: its B is [k][n]."""
    name = 'mosaic'
    PLACE = 'jax.experimental.pallas.ops.gpu.hopper_matmul_mgpu'
    # Of a warpgroup, and along which side of D there are two: blocks of 128 x 256 and 256 x 128 fill the shared memory.
    TILES = [(64, 256, 'M'), (128, 128, 'M'), (128, 128, 'N'), (256, 64, 'N')]

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

    def config(self, tile, cluster, minor, width):
        """A TuningConfig, with the words that this version has: it has got more over time."""
        side = self.kernels.MatmulDimension
        all_words = {'tile_m': tile[0], 'tile_n': tile[1], 'tile_k': 64, 'max_concurrent_steps': 4, 'epi_tile_m': 64, 'epi_tile_n': 64,
                     'grid_minor_dim': side[minor], 'grid_tile_width': width, 'wg_dimension': side[tile[2]], 'cluster_dimension': cluster and side[cluster]}
        words = {f.name for f in dataclasses.fields(self.kernels.TuningConfig)}
        return self.kernels.TuningConfig(**{word: value for word, value in all_words.items() if word in words})

    def function(self, config):
        """The product by one configuration. Newer versions have a C to add, in front of it."""
        nothing = [None] * ('c' in inspect.signature(self.multiply).parameters)
        return lambda a, b: self.multiply(a, b, *nothing, config)

    def searched(self, takes):
        """The fastest configuration: tiles and clusters first, then the order of tiles. takes(config): milliseconds, or it raises."""
        def best_of(some):
            found, reason = None, 'nothing to choose from'
            for words in some:
                try:
                    found = min(found or (1e30, None), (takes(self.config(*words)), words), key=lambda one: one[0])
                except Exception as e:      # pylint: disable=broad-except
                    reason = f'{type(e).__name__}: {e}'.split('\n')[0]
            if not found:
                raise Refused(reason)
            return found[1]

        tile, cluster, _, _ = best_of(itertools.product(self.TILES, (None, 'M', 'N'), 'M', (8,)))
        return self.config(*best_of(itertools.product((tile,), (cluster,), 'MN', (1, 4, 8, 16))))

    def prepare(self, m, n, k, dtype):
        jax, jnp = self.jax, self.jax.numpy
        kind = {'bf16': jnp.bfloat16, 'f16': jnp.float16}[dtype]
        if 2e-9 * m * n * k / 700 < SHORT_MS:
            raise Refused('it takes less than a call of JAX')
        keys = jax.random.split(jax.random.key(1), 2 * copies_of(m, n, k, 60 << 20))
        self.sets = [(jax.random.normal(x, (m, k), kind), jax.random.normal(y, (k, n), kind)) for x, y in zip(keys[::2], keys[1::2])]
        a, b = self.sets[0]
        want = jnp.dot(a[-8:].astype(jnp.float32), b.astype(jnp.float32), precision='highest')

        def takes(config):
            self.call = jax.jit(self.function(config))
            gap = float(jnp.abs(self.call(a, b)[-8:].astype(jnp.float32) - want).max())
            if not gap <= 6 * k ** 0.5 / (128 if dtype == 'bf16' else 1024):
                raise Refused(f'its results are wrong: off by {gap:g}')
            return self.stretch(10)

        self.call = jax.jit(self.function(self.searched(takes)))
        self.call(a, b).block_until_ready()

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


PEERS = {peer.name: peer for peer in (Torch, Triton, Cudnn, Mosaic)}
