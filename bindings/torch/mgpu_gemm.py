# SPDX-License-Identifier: MIT
"""The GEMM kernels of examples/kernels, from PyTorch or anything that speaks DLPack.

    import mgpu_gemm
    d = mgpu_gemm.gemm(a, b)                                      # D[M][N] = A[M][K] * B[N][K]^T, bf16 or f16
    d = mgpu_gemm.gemm(a, b, bias=bias, activation='gelu')        # and alpha, beta, c: a residual, which may be out
    d = mgpu_gemm.gemm(a, b.T, tf32=True)                         # A[M][K] * B[K][N] of float32, multiplied as tf32
    d = mgpu_gemm.gemm(a, b, workspace=w)                         # stream-K, too, where it is quicker; w = mgpu_gemm.workspace(a), once
    d = mgpu_gemm.gemm_fp8(a, b, scale_a, scale_b)                # e4m3, e5m2; scales of tensors, or of rows
    d = mgpu_gemm.grouped_gemm(a, b, offsets)                     # a product for each group of rows

Torch tensors run in torch's current stream, and D is made where it is not given. Other arrays (__dlpack__) need out=, and
stream=, the number of a CUDA stream. A call plans on the host, launches, and returns; it waits for nothing, and of D alone it
allocates memory, by torch: a CUDA graph can capture it. What a kernel does not take is a ValueError with its sentences.

The kernels are compiled at the first call of each, by nvcc, into $MGPU_CACHE (default: ~/.cache/mgpu), and again when a
source has changed. With MGPU_BACKEND=model it is the model of the machine, by c++, and arrays are the CPU's.
"""
import concurrent.futures
import contextlib
import ctypes
import functools
import hashlib
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KERNELS = ('gemm_h100', 'gemm_h100_skinny', 'gemm_h100_tf32', 'gemm_h100_fp8', 'grouped_gemm_h100')
SKINNY_ROWS = 128                       # gemm() takes gemm_h100_skinny up to here
ACTIVATIONS = (None, 'relu', 'gelu', 'gelu_tanh', 'silu')          # of mgpu_activation, in its order
PROMOTED, BY_ROW, TRANSPOSED, A_TRANSPOSED, B_TRANSPOSED = 1, 2, 4, 8, 16     # flags of call.h


class Call(ctypes.Structure):
    """mgpu_call of call.h."""
    _fields_ = [(name, ctypes.c_uint32) for name in ('m', 'n', 'k', 'groups')] + \
        [(name, ctypes.c_int32) for name in ('in_a', 'in_b', 'out')] + [('flags', ctypes.c_uint32)] + \
        [(name, ctypes.c_void_p) for name in ('a', 'b', 'd', 'scale_a', 'scale_b', 'scale_d', 'amax', 'offsets', 'c', 'bias', 'workspace', 'stream')] + \
        [('alpha', ctypes.c_float), ('beta', ctypes.c_float), ('activation', ctypes.c_int32)] + \
        [('multiprocessors', ctypes.c_uint32), ('why', ctypes.c_char * 2048)]


# ---- libraries --------------------------------------------------------------------------------------

def on_model():
    return os.environ.get('MGPU_BACKEND') == 'model'


def sources():
    """All that a library depends on."""
    found = [p for folder in ('include/mgpu', 'examples/kernels', 'bindings/torch') for p in (ROOT / folder).rglob('*')
             if p.suffix in ('.h', '.cu', '.c')]
    return sorted([*found, ROOT / 'packaging/model.c'])


@functools.lru_cache(None)
def fingerprint():
    state = hashlib.sha256()
    for path in sources():
        state.update(path.as_posix().encode() + b'\0' + path.read_bytes())
    return state.hexdigest()[:16]


def ran(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f'mgpu_gemm: {" ".join(map(str, command))} fails:\n{done.stdout[-4000:]}')


def compile_model(to, folder):
    """All kernels and the model in one library: nothing of it is large."""
    how = ['c++', '-std=c++17', '-O0', '-fPIC', '-pthread', '-DMGPU_EMULATE=1', f'-I{ROOT / "include"}', '-x', 'c++']
    files = [*(HERE / f'{kernel}.cu' for kernel in KERNELS), ROOT / 'packaging/model.c']
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda f: ran([*how, '-c', f, '-o', folder / f'{f.stem}.o']), files))
    ran(['c++', '-shared', '-pthread', *(folder / f'{f.stem}.o' for f in files), '-o', to])


def compile_gpu(kernel, to):
    nvcc = shutil.which('nvcc', path=os.environ.get('PATH', '') + ':/usr/local/cuda/bin')
    if nvcc is None:
        raise RuntimeError('mgpu_gemm: nvcc is not on the PATH: install the CUDA toolkit (13.0; at least 12.8)')
    ran([nvcc, '-std=c++17', '-O3', '--threads', '0', '-gencode', 'arch=compute_90a,code=sm_90a', '-Xcompiler', '-fPIC', '--shared',
         f'-I{ROOT / "include"}', HERE / f'{kernel}.cu', '-o', to])


@functools.lru_cache(None)
def library(kernel):
    """The library of a kernel, compiled unless it has been."""
    cache = pathlib.Path(os.environ.get('MGPU_CACHE') or pathlib.Path.home() / '.cache/mgpu')
    path = cache / f'{"model" if on_model() else kernel}-{fingerprint()}.so'
    if not path.exists():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as folder:
            made = pathlib.Path(folder) / path.name
            if on_model():
                compile_model(made, pathlib.Path(folder))
            else:
                compile_gpu(kernel, made)
            made.replace(path)          # at once: others may compile it, too
    found = ctypes.CDLL(str(path))
    if found.mgpu_call_bytes() != ctypes.sizeof(Call):
        raise RuntimeError('mgpu_gemm: Call and mgpu_call of call.h differ')
    return found


def types(kernel, a, b, d):
    """The fields of Call that say what A, B and D are of."""
    return {field: library(kernel).mgpu_call_dtype(view.dtype.encode()) for field, view in (('in_a', a), ('in_b', b), ('out', d))}


# ---- arrays -----------------------------------------------------------------------------------------

class Device(ctypes.Structure):
    _fields_ = [('type', ctypes.c_int32), ('id', ctypes.c_int32)]


class DLTensor(ctypes.Structure):
    """DLPack's: what a capsule named "dltensor" begins with."""
    _fields_ = [('data', ctypes.c_void_p), ('device', Device), ('ndim', ctypes.c_int32), ('code', ctypes.c_uint8),
                ('bits', ctypes.c_uint8), ('lanes', ctypes.c_uint16), ('shape', ctypes.POINTER(ctypes.c_int64)),
                ('strides', ctypes.POINTER(ctypes.c_int64)), ('byte_offset', ctypes.c_uint64)]


CPU, CUDA = 1, 2        # DLPack's device types
DLPACK = {(2, 16): 'f16', (2, 32): 'f32', (4, 16): 'bf16', (0, 32): 's32', (10, 8): 'e4m3', (12, 8): 'e5m2'}
BYTES = {'f16': 2, 'bf16': 2, 'f32': 4, 's32': 4, 'e4m3': 1, 'e5m2': 1}
TORCH = {'torch.float16': 'f16', 'torch.bfloat16': 'bf16', 'torch.float32': 'f32', 'torch.int32': 's32',
         'torch.float8_e4m3fn': 'e4m3', 'torch.float8_e5m2': 'e5m2'}


def is_torch(x):
    return 'torch' in sys.modules and isinstance(x, sys.modules['torch'].Tensor)


class View:
    """Where an array is, and what it holds. The array stays its owner's."""

    def __init__(self, name, x, stream):
        self.name = name
        if is_torch(x):
            self.data, self.shape, self.strides = x.data_ptr(), tuple(x.shape), tuple(x.stride())
            self.dtype, self.device = TORCH.get(str(x.dtype), str(x.dtype)), CUDA if x.is_cuda else CPU
        elif hasattr(x, '__dlpack__'):
            on_gpu = x.__dlpack_device__()[0] == CUDA
            self.read(x.__dlpack__(stream=stream or 1) if on_gpu else x.__dlpack__())
        else:
            raise TypeError(f'{name} is a {type(x).__name__}, not an array: pass a torch tensor, or what has __dlpack__')
        wanted = CPU if on_model() else CUDA
        if self.device != wanted:
            raise ValueError(f'{name} is not on the {"CPU, where the model works" if on_model() else "GPU: move it there"}')

    def read(self, capsule):
        of = ctypes.pythonapi.PyCapsule_GetPointer
        of.restype, of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        t = ctypes.cast(of(capsule, b'dltensor'), ctypes.POINTER(DLTensor)).contents
        self.shape = tuple(t.shape[i] for i in range(t.ndim))
        self.strides = tuple(t.strides[i] for i in range(t.ndim)) if t.strides else None
        self.data, self.device = (t.data or 0) + t.byte_offset, t.device.type
        self.dtype = DLPACK.get((t.code, t.bits), f'DLPack type {t.code} of {t.bits} bits')

    def bytes(self):
        return math.prod(self.shape) * BYTES.get(self.dtype, 0)

    def transposed(self):
        """Is it the transpose of a matrix without gaps?"""
        return len(self.shape) == 2 and min(self.shape) > 1 and self.strides == (1, self.shape[0])

    def check(self, dims, dtypes=None, shape=None, either=False):
        """Itself, if it is as a kernel wants it; `either`: the transpose of such a one, too."""
        dense, step = [], 1
        for size in reversed(self.shape):
            dense.insert(0, step)
            step *= size
        if len(self.shape) != dims:
            raise ValueError(f'{self.name} has {len(self.shape)} dimensions, not {dims}')
        if shape is not None and self.shape != tuple(shape):
            raise ValueError(f'{self.name} is {"x".join(map(str, self.shape))}, not {"x".join(map(str, shape))}')
        if self.strides is not None and not (either and self.transposed()) and any(size > 1 and have != want for size, have, want in zip(self.shape, self.strides, dense)):
            raise ValueError(f'{self.name} has gaps between its rows, or is transposed: pass {self.name}.contiguous()')
        if dtypes is not None and self.dtype not in dtypes:
            raise ValueError(f'{self.name} is {self.dtype}, not {" or ".join(dtypes)}')
        return self


def torch_type(dtype):
    return getattr(sys.modules['torch'], next(name for name, ours in TORCH.items() if ours == dtype).split('.')[1])


def result(like, out, out_dtype, shape, default):
    """D, and what it is of: the caller's, or a new tensor."""
    if out is not None:
        if out_dtype is not None:
            raise ValueError('out_dtype is of a D that is made here: with out= D has its own')
        return out
    if not is_torch(like):
        raise ValueError('out is missing: only of torch tensors D is made here')
    dtype = TORCH.get(str(out_dtype), str(out_dtype)) if out_dtype is not None else default
    if dtype not in TORCH.values():
        raise ValueError(f'out_dtype is {dtype}, not one of {", ".join(sorted(TORCH))}')
    return like.new_empty(shape, dtype=torch_type(dtype))


def stream_of(like, stream):
    if stream is None and is_torch(like) and like.is_cuda:
        return sys.modules['torch'].cuda.current_stream(like.device).cuda_stream
    return stream or 0


@contextlib.contextmanager
def known(lib, views):
    """The model is told of memory that is not its own, so that it sees what leaves it."""
    views = views if on_model() else []
    if views:
        lib.mgpu_emu_register.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_char_p]
    done = [v for v in views if v.data and v.bytes() and lib.mgpu_emu_register(v.data, v.bytes(), v.name.encode()) == 0]
    try:
        yield
    finally:
        for v in done:
            lib.mgpu_emu_unregister(ctypes.c_void_p(v.data))


def run(kernel, like, views, **fields):
    """A call of a kernel; the views' addresses are the fields of their names, out's is d."""
    lib = library(kernel)
    call = Call(**{'d' if v.name == 'out' else v.name: v.data for v in views}, **fields)
    with known(lib, views):
        if is_torch(like) and like.is_cuda:
            with sys.modules['torch'].cuda.device(like.device):
                call.multiprocessors = multiprocessors_of(like.device.index)
                status = getattr(lib, f'mgpu_call_{kernel}')(ctypes.byref(call))
        else:
            status = getattr(lib, f'mgpu_call_{kernel}')(ctypes.byref(call))
    if status:
        raise ValueError(call.why.decode())


@functools.lru_cache(None)
def multiprocessors_of(index):
    return sys.modules['torch'].cuda.get_device_properties(index).multi_processor_count


def workspace_numbers(like):
    """How many numbers of s32 a workspace has on the device of an array."""
    ask = library('gemm_h100').mgpu_call_gemm_h100_workspace
    ask.restype, ask.argtypes = ctypes.c_uint64, [ctypes.c_uint32]
    return ask(multiprocessors_of(like.device.index) if is_torch(like) and like.is_cuda else 0) // 4


# ---- products ---------------------------------------------------------------------------------------

def workspace(like):
    """A workspace for gemm() on the device of a torch tensor: zeros, as each call leaves them. Calls that may run at the same time,
    in two streams or two graphs, want one each."""
    if not is_torch(like):
        raise ValueError(f'workspace() makes a torch tensor: of other arrays pass {workspace_numbers(like)} numbers of s32, all 0')
    return like.new_zeros(workspace_numbers(like), dtype=sys.modules['torch'].int32)


def gemm(a, b, out=None, *, alpha=1.0, beta=1.0, c=None, bias=None, activation=None, tf32=False, workspace=None, out_dtype=None, stream=None):
    """D[M][N] = activation(alpha * A[M][K] * B[N][K]^T + beta * C[M][N] + bias[N]), summed in f32.

    A and B are bf16, or f16, with rows of whole 16 bytes; D is bf16, f16 or f32, by default A's type. Up to 128 rows of A it is
    gemm_h100_skinny, which streams B at the speed of memory, unless anything follows the product; else gemm_h100, whose rule for
    tiles its file has. C and the bias are of D's type; C may be D. The activation is relu, gelu (by erf), gelu_tanh or silu.

    With a workspace() gemm_h100 may cut K among all multiprocessors where there are fewer tiles (stream-K), if nothing follows.

    With tf32=True A and B are f32, rounded to tf32: gemm_h100_tf32, which nothing follows. There either may be the transpose of a
    matrix without gaps (x.T): the kernel turns it round."""
    stream = stream_of(a, stream)
    of_a, of_b = (View(name, x, stream).check(2, ('f32',) if tf32 else ('bf16', 'f16'), either=tf32) for name, x in (('a', a), ('b', b)))
    (m, k), n = of_a.shape, of_b.shape[0]
    of_b.check(2, (of_a.dtype,), (n, k), either=tf32)
    d = result(a, out, out_dtype, (m, n), of_a.dtype)
    of_d = View('out', d, stream).check(2, ('bf16', 'f16', 'f32'), (m, n))
    if activation not in ACTIVATIONS:
        raise ValueError(f'activation is {activation}, not one of {", ".join(ACTIVATIONS[1:])}')
    more = [View(name, x, stream).check(len(shape), (of_d.dtype,), shape) for name, x, shape in (('c', c, (m, n)), ('bias', bias, (n,))) if x is not None]
    after = {'alpha': alpha, 'beta': beta if c is not None else 0, 'activation': ACTIVATIONS.index(activation)}
    fused = more or activation or alpha != 1
    if tf32 and fused:
        raise ValueError('alpha, c, bias and activation are not for tf32=True: the sums are D')
    if workspace is not None:
        more.append(View('workspace', workspace, stream).check(1, ('s32',)))
        if more[-1].shape[0] < workspace_numbers(a):
            raise ValueError(f'workspace has {more[-1].shape[0]} numbers, not {workspace_numbers(a)} or more: workspace() makes one')
    kernel = 'gemm_h100_tf32' if tf32 else 'gemm_h100' if m > SKINNY_ROWS or fused else 'gemm_h100_skinny'
    run(kernel, a, [of_a, of_b, of_d, *more], m=m, n=n, k=k, stream=stream, flags=A_TRANSPOSED * of_a.transposed() + B_TRANSPOSED * of_b.transposed(),
        **after, **types(kernel, of_a, of_b, of_d))
    return d


def gemm_fp8(a, b, scale_a=None, scale_b=None, out=None, *, scale_d=None, amax=None, promoted=True, out_dtype=None, stream=None):
    """D[M][N] = scale_a * scale_b * A[M][K] * B[N][K]^T, of e4m3 and e5m2 in any mixture.

    Scales are f32 in the same memory: one number each, or M and N of them, those of rows of A and of B; None is 1. With
    promoted=True what the tensor cores have summed over 128 of K is added in f32; without, they sum all of K, with some 14
    bits. D is bf16 (by default), f16 or f32, or e4m3 or e5m2, which is multiplied by scale_d; amax, one f32, becomes the largest
    value of D before that, if it is larger than what it has."""
    stream = stream_of(a, stream)
    of_a, of_b = (View(name, x, stream).check(2, ('e4m3', 'e5m2')) for name, x in (('a', a), ('b', b)))
    (m, k), n = of_a.shape, of_b.shape[0]
    of_b.check(2, None, (n, k))
    d = result(a, out, out_dtype, (m, n), 'bf16')
    of_d = View('out', d, stream).check(2, ('bf16', 'f16', 'f32', 'e4m3', 'e5m2'), (m, n))
    small = {}
    for name, x in (('scale_a', scale_a), ('scale_b', scale_b), ('scale_d', scale_d), ('amax', amax)):
        small[name] = None if x is None else View(name, x, stream)
    sizes = {name: size_of(v) for name, v in small.items()}
    for name in ('scale_d', 'amax'):
        if sizes[name] not in (None, 1):
            raise ValueError(f'{name} has {sizes[name]} numbers, not 1')
    by_row = (sizes['scale_a'], sizes['scale_b']) == (m, n) and (m, n) != (1, 1)
    if not by_row and (sizes['scale_a'] not in (None, 1) or sizes['scale_b'] not in (None, 1)):
        raise ValueError(f'scale_a has {sizes["scale_a"]} numbers and scale_b {sizes["scale_b"]}, not 1 and 1, or {m} and {n}')
    run('gemm_h100_fp8', a, [of_a, of_b, of_d, *(v for v in small.values() if v is not None)], m=m, n=n, k=k, stream=stream,
        flags=PROMOTED * promoted + BY_ROW * by_row, **types('gemm_h100_fp8', of_a, of_b, of_d))
    return d


def size_of(view):
    """How many numbers of f32 a small operand has; None: it is not there."""
    if view is None:
        return None
    return math.prod(view.check(len(view.shape), ('f32',)).shape)


def grouped_gemm(a, b, offsets, out=None, *, transposed=False, out_dtype=None, stream=None):
    """A product for each group of rows: rows offsets[g] to offsets[g + 1] of A are group g's.

    Forward    D[rows][N] = A[rows][K] * B[g][N][K]^T    b is [G][N][K]
    transposed D[g][N][K] = A[rows][N]^T * B[rows][K]    b is [rows][K]: the gradients of weights, summed along a group's rows

    offsets are G + 1 numbers of s32 in the same memory, which the kernel reads: nobody waits for them. Groups may be empty."""
    stream = stream_of(a, stream)
    of_a = View('a', a, stream).check(2, ('bf16', 'f16'))
    of_b = View('b', b, stream).check(2 if transposed else 3, (of_a.dtype,))
    of_offsets = View('offsets', offsets, stream).check(1, ('s32',))
    groups = of_offsets.shape[0] - 1
    rows, columns = of_a.shape
    if transposed:
        n, k, shape = columns, of_b.shape[1], (groups, columns, of_b.shape[1])
        of_b.check(2, None, (rows, k))
    else:
        n, k, shape = of_b.shape[1], columns, (rows, of_b.shape[1])
        of_b.check(3, None, (groups, n, k))
    d = result(a, out, out_dtype, shape, of_a.dtype)
    of_d = View('out', d, stream).check(len(shape), ('bf16', 'f16', 'f32'), shape)
    run('grouped_gemm_h100', a, [of_a, of_b, of_d, of_offsets], m=rows, n=n, k=k, groups=groups, stream=stream,
        flags=TRANSPOSED * transposed, **types('grouped_gemm_h100', of_a, of_b, of_d))
    return d
