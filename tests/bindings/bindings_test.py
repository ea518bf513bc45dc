#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""bindings/torch: products by its functions, and what they refuse.

    tests/bindings/bindings_test.py model CACHE     by the model, through DLPack, on arrays made here: no other package is needed
    tests/bindings/bindings_test.py torch CACHE     on a GPU, through torch: its streams and CUDA graphs too

CACHE is where the libraries are compiled. Answers 0, 1, or 77 without a compiler, torch or a Hopper GPU."""
import ctypes
import math
import os
import pathlib
import random
import shutil
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'bindings/torch'))
import mgpu_gemm as mg  # noqa: E402  pylint: disable=wrong-import-position

faults = []


def check(good, what):
    if not good:
        faults.append(what)


def refused(kind, words, call):
    """Does it raise `kind`, with these words?"""
    try:
        call()
    except kind as e:
        check(words in str(e), f'"{e}" has no "{words}"')
    else:
        check(False, f'nothing is raised that says "{words}"')


# ---- by the model ---------------------------------------------------------------------------------

class Managed(ctypes.Structure):
    _fields_ = [('tensor', mg.DLTensor), ('context', ctypes.c_void_p), ('deleter', ctypes.c_void_p)]


class Array:
    """Numbers in memory of the CPU, that speak DLPack. Rows may have gaps."""
    CODES = {'f16': (2, 'e'), 'bf16': (4, None), 'f32': (2, 'f'), 's32': (0, 'i'), 'e4m3': (10, None)}
    BYTES = {'f16': 2, 'bf16': 2, 'f32': 4, 's32': 4, 'e4m3': 1}

    def __init__(self, shape, dtype, values=None, strides=None, device=mg.CPU):
        self.shape, self.dtype, self.device, count = shape, dtype, device, math.prod(shape)
        self.memory = ctypes.create_string_buffer(count * self.BYTES[dtype] + 1024)
        self.at = (ctypes.addressof(self.memory) + 1023) // 1024 * 1024
        self.dims, self.strides = (ctypes.c_int64 * len(shape))(*shape), (ctypes.c_int64 * len(shape))(*strides) if strides else None
        ctypes.memset(self.at, 0xdb, count * self.BYTES[dtype])
        if values is not None:
            raw = b''.join(self.pack(v) for v in values)
            ctypes.memmove(self.at, raw, len(raw))

    def pack(self, v):
        if self.dtype == 'bf16':
            return struct.pack('<f', v)[2:]     # of what has few bits
        if self.dtype == 'e4m3':
            return bytes([E4M3[v]])
        return struct.pack('<' + self.CODES[self.dtype][1], v)

    def values(self):
        count = math.prod(self.shape)
        raw = ctypes.string_at(self.at, count * self.BYTES[self.dtype])
        if self.dtype == 'bf16':
            return [struct.unpack('<f', b'\0\0' + raw[2 * i:2 * i + 2])[0] for i in range(count)]
        return list(struct.unpack(f'<{count}{self.CODES[self.dtype][1]}', raw))

    def __dlpack_device__(self):
        return (self.device, 0)

    def __dlpack__(self, stream=None):
        t = mg.DLTensor(self.at, mg.Device(self.device, 0), len(self.shape), self.CODES[self.dtype][0], 8 * self.BYTES[self.dtype], 1,
                        self.dims, self.strides, 0)
        self.managed = Managed(t, None, None)
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.managed), b'dltensor', None)


E4M3 = {-2: 0xc0, -1: 0xb8, 0: 0, 1: 0x38, 2: 0x40}


def small(count, seed):
    dice = random.Random(seed)
    return [dice.randint(-2, 2) for _ in range(count)]


def product(a, b, rows, n, k):
    return [float(sum(a[r * k + i] * b[c * k + i] for i in range(k))) for r in rows for c in range(n)]


def either(rows, k, values, turned):
    """A matrix of f32, or the transpose of one."""
    if not turned:
        return Array((rows, k), 'f32', values)
    return Array((rows, k), 'f32', [values[r * k + i] for i in range(k) for r in range(rows)], strides=(1, rows))


def model():
    os.environ['MGPU_EMU_SMS'] = '11'       # before any model reads it
    for m, n, k in ((5, 24, 32), (136, 24, 32)):        # skinny, and not
        for dtype, out in (('bf16', 'f32'), ('f16', 'f16')):
            a, b = small(m * k, 1), small(n * k, 2)
            d = Array((m, n), out)
            got = mg.gemm(Array((m, k), dtype, a), Array((n, k), dtype, b), d)
            check(got is d and d.values() == product(a, b, range(m), n, k), f'gemm {m}x{n}x{k}, {dtype} to {out}')

    m, n, k = 132, 40, 9000     # with a workspace: by the rule stream-K: two tiles, eleven multiprocessors
    a, b, d = small(m * k, 1), small(n * k, 2), Array((m, n), 'f16')
    space, rows = Array((mg.workspace_numbers(d),), 's32', [0] * 4096), range(5, m, 14)
    mg.gemm(Array((m, k), 'bf16', a), Array((n, k), 'bf16', b), d, workspace=space)
    got, flags, sums = d.values(), space.values()[:4096], space.values()[4096:]
    check([v for r in rows for v in got[r * n:r * n + n]] == product(a, b, rows, n, k), 'gemm with a workspace')
    check(not any(flags), 'a workspace that is left as it was')
    check(len(set(sums)) > 1, 'a workspace that nobody wrote to: the rule takes another shape, and the test wants another product')

    m, n, k = 20, 24, 36        # of f32, each way round
    a, b = small(m * k, 1), small(n * k, 2)
    b[0] = 1 + 3 * 2.0 ** -12   # rounds up, to 1 + 2^-10
    for turned in ((), 'a', 'b', 'ab'):
        d = Array((m, n), 'f32')
        mg.gemm(either(m, k, a, 'a' in turned), either(n, k, b, 'b' in turned), d, tf32=True)
        check(d.values() == product(a, [1 + 2.0 ** -10, *b[1:]], range(m), n, k), f'gemm of f32 as tf32, transposed: {turned}')

    m, n, k = 20, 24, 32        # what follows a product; C is D
    a, b, c, bias = small(m * k, 1), small(n * k, 2), small(m * n, 3), small(n, 4)
    d = Array((m, n), 'bf16', c)
    mg.gemm(Array((m, k), 'bf16', a), Array((n, k), 'bf16', b), d, alpha=2.0, beta=-1.0, c=d, bias=Array((n,), 'bf16', bias), activation='relu')
    want = [max(0.0, 2 * v - c[i] + bias[i % n]) for i, v in enumerate(product(a, b, range(m), n, k))]
    check(d.values() == want, 'gemm with alpha, beta, C, a bias and relu')

    m, n, k = 20, 16, 144
    a, b = small(m * k, 3), small(n * k, 4)
    of = Array((m, k), 'e4m3', a), Array((n, k), 'e4m3', b)
    for scale_a, scale_b in ((None, None), ([2.0], [0.5]), ([float(1 + i % 3) for i in range(m)], [0.25 * (1 + i % 2) for i in range(n)])):
        d = Array((m, n), 'f32')
        scales = [Array((len(s),), 'f32', s) if s else None for s in (scale_a, scale_b)]
        mg.gemm_fp8(*of, *scales, d, promoted=scale_a is None)
        whole = product(a, b, range(m), n, k)
        by = [[s[i % len(s)] for i in range(size)] if s else [1] * size for s, size in ((scale_a, m), (scale_b, n))]
        check(d.values() == [v * by[0][i // n] * by[1][i % n] for i, v in enumerate(whole)], f'gemm_fp8 with scales {scale_a}, {scale_b}')

    d, amax, half = Array((m, n), 'e4m3'), Array((1,), 'f32', [3.0]), Array((1,), 'f32', [0.5])
    mg.gemm_fp8(*of, None, None, d, scale_d=half, amax=amax)
    check(amax.values() == [max(map(abs, product(a, b, range(m), n, k)))], 'gemm_fp8, amax')

    rows, n, k, offsets = 130, 16, 24, [0, 3, 3, 130]
    a, b = small(rows * k, 5), small(3 * n * k, 6)
    d = Array((rows, n), 'f32')
    mg.grouped_gemm(Array((rows, k), 'bf16', a), Array((3, n, k), 'bf16', b), Array((4,), 's32', offsets), d)
    want = [v for g in range(3) for v in product(a, b[g * n * k:], range(offsets[g], offsets[g + 1]), n, k)]
    check(d.values() == want, 'grouped_gemm')
    x, y = small(rows * n, 7), small(rows * k, 8)
    d = Array((3, n, k), 'f32')
    mg.grouped_gemm(Array((rows, n), 'bf16', x), Array((rows, k), 'bf16', y), Array((4,), 's32', offsets), d, transposed=True)
    want = [float(sum(x[r * n + i] * y[r * k + j] for r in range(offsets[g], offsets[g + 1]))) for g in range(3) for i in range(n) for j in range(k)]
    check(d.values() == want, 'grouped_gemm, transposed')

    a, b, d = Array((8, 32), 'bf16', small(256, 1)), Array((8, 32), 'bf16', small(256, 1)), Array((8, 8), 'f32')
    refused(TypeError, 'a is a list, not an array', lambda: mg.gemm([1.0], b, d))
    refused(ValueError, 'out is missing', lambda: mg.gemm(a, b))
    refused(ValueError, 'a is f32, not bf16 or f16', lambda: mg.gemm(Array((8, 32), 'f32'), b, d))
    refused(ValueError, 'b is f16, not bf16', lambda: mg.gemm(a, Array((8, 32), 'f16'), d))
    refused(ValueError, 'b is 8x24, not 8x32', lambda: mg.gemm(a, Array((8, 24), 'bf16'), d))
    refused(ValueError, 'out is 8x9, not 8x8', lambda: mg.gemm(a, b, Array((8, 9), 'f32')))
    refused(ValueError, 'activation is tanh, not one of relu, gelu, gelu_tanh, silu', lambda: mg.gemm(a, b, d, activation='tanh'))
    refused(ValueError, 'bias is bf16, not f32', lambda: mg.gemm(a, b, d, bias=Array((8,), 'bf16')))
    refused(ValueError, 'alpha is 0, not another number', lambda: mg.gemm(a, b, d, alpha=0, c=Array((8, 8), 'f32')))
    refused(ValueError, 'workspace has 8 numbers, not', lambda: mg.gemm(a, b, d, workspace=Array((8,), 's32')))
    refused(ValueError, 'workspace is f32, not s32', lambda: mg.gemm(a, b, d, workspace=Array((8,), 'f32')))
    refused(ValueError, 'workspace() makes a torch tensor: of other arrays pass', lambda: mg.workspace(d))
    refused(ValueError, 'a is bf16, not f32', lambda: mg.gemm(a, b, d, tf32=True))
    f32 = Array((8, 32), 'f32')
    refused(ValueError, 'bias and activation are not for tf32=True', lambda: mg.gemm(f32, f32, d, tf32=True, activation='relu'))
    refused(ValueError, 'pass b.contiguous()', lambda: mg.gemm(f32, Array((8, 32), 'f32', strides=(1, 16)), d, tf32=True))
    refused(ValueError, 'a has 1 dimensions, not 2', lambda: mg.gemm(Array((256,), 'bf16'), b, d))
    refused(ValueError, 'pass a.contiguous()', lambda: mg.gemm(Array((8, 32), 'bf16', strides=(1, 8)), b, d))
    refused(ValueError, 'a is not on the CPU', lambda: mg.gemm(Array((8, 32), 'bf16', device=mg.CUDA), b, d))
    refused(ValueError, 'not a multiple of 16', lambda: mg.gemm(Array((8, 30), 'bf16'), Array((8, 30), 'bf16'), d))
    refused(ValueError, 'scale_a has 3 numbers and scale_b None', lambda: mg.gemm_fp8(*of, Array((3,), 'f32'), None, Array((20, 16), 'f32')))
    refused(ValueError, 'offsets is f32, not s32', lambda: mg.grouped_gemm(a, Array((1, 8, 32), 'bf16'), Array((2,), 'f32'), d))
    refused(ValueError, 'b is 1x8x32, not 2x8x32', lambda: mg.grouped_gemm(a, Array((1, 8, 32), 'bf16'), Array((3,), 's32', [0, 1, 8]), d))


# ---- on a GPU, by torch -----------------------------------------------------------------------------

def close(got, want, k, unit, sums=2.0 ** -22 / 16):
    """Of inputs of N(0,1): each number of K moves a running sum by `sums` of it, and D is rounded to `unit`."""
    want = want.float()
    return bool(((got.float() - want).abs() <= want.abs() * unit + k * sums * (want.abs() + 2 * k ** 0.5)).all())


def on_torch(torch):
    device = torch.device('cuda')
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_bf16_reduced_precision_reduction = False
    for m, n, k in ((1, 4096, 512), (100, 264, 1032), (300, 520, 776), (4096, 2112, 7168)):
        for dtype in (torch.bfloat16, torch.float16):
            a, b = (torch.randn(r, k, device=device, dtype=dtype) for r in (m, n))
            want = a.double() @ b.double().T
            check(close(mg.gemm(a, b, out_dtype=torch.float32), want, k, 0), f'gemm {m}x{n}x{k} {dtype} to f32')
            check(close(mg.gemm(a, b), want, k, 2 ** -8), f'gemm {m}x{n}x{k} {dtype}')
    a, b = (torch.randn(r, 12776, device=device, dtype=torch.bfloat16) for r in (440, 992))
    space, want = mg.workspace(a), a.double() @ b.double().T
    for _ in range(2):          # stream-K; the second one finds what the first one left
        check(close(mg.gemm(a, b, workspace=space), want, 12776, 2 ** -8), 'gemm with a workspace')
    check(bool(space.any()) and not space[:4096].any(), 'a workspace that is left as it was')
    a, b = torch.randn(300, 776, device=device), torch.randn(520, 776, device=device)
    want, lies = a.double() @ b.double().T, (lambda x: x, lambda x: x.T.contiguous().T)
    for turn_a in lies:
        for turn_b in lies:     # each factor is off by 2^-11 of it at most
            got = mg.gemm(turn_a(a), turn_b(b), tf32=True)
            check(bool(((got - want).abs() <= 2 ** -10 * (a.abs() @ b.abs().T) + 1e-3).all()), f'gemm of f32 as tf32 {turn_a(a).stride()} {turn_b(b).stride()}')
    a, b, c, bias = (torch.randn(s, device=device, dtype=torch.bfloat16) for s in ((300, 776), (520, 776), (300, 520), (520,)))
    want = 0.05 * (a.double() @ b.double().T) + 2 * c.double() + bias.double()
    for name, after in (('gelu', torch.nn.functional.gelu), ('silu', torch.nn.functional.silu),
                        ('gelu_tanh', lambda x: torch.nn.functional.gelu(x, approximate='tanh'))):
        got = mg.gemm(a, b, alpha=0.05, beta=2.0, c=c, bias=bias, activation=name)
        check(bool(((got.double() - after(want)).abs() <= after(want).abs() * 2 ** -8 + 2 ** -12).all()), f'gemm with {name}')
    a8, b8 = (torch.randn(r, 1024, device=device).to(torch.float8_e4m3fn) for r in (300, 272))
    scale_a, scale_b = torch.rand(300, device=device) + 0.5, torch.rand(272, device=device) + 0.5
    want = a8.double() @ b8.double().T
    check(close(mg.gemm_fp8(a8, b8, out_dtype=torch.float32), want, 1024, 0, 2 ** -13 / 32), 'gemm_fp8')
    check(close(mg.gemm_fp8(a8, b8, scale_a, scale_b), want * scale_a[:, None] * scale_b, 1024, 2 ** -8, 2 ** -13 / 32 * 2.25), 'gemm_fp8, scales of rows')
    sizes = torch.tensor([0, 5, 0, 300, 128, 1], device=device)
    offsets = torch.nn.functional.pad(sizes.cumsum(0), (1, 0)).int()
    rows = int(sizes.sum())
    x, w = torch.randn(rows, 264, device=device, dtype=torch.bfloat16), torch.randn(6, 136, 264, device=device, dtype=torch.bfloat16)
    got, grads = mg.grouped_gemm(x, w, offsets), mg.grouped_gemm(x, x[:, :136].contiguous(), offsets, transposed=True, out_dtype=torch.float32)
    for g in range(6):
        part = x[int(offsets[g]):int(offsets[g + 1])].double()
        check(close(got[int(offsets[g]):int(offsets[g + 1])], part @ w[g].double().T, 264, 2 ** -8), f'grouped_gemm, group {g}')
        check(close(grads[g], part.T @ part[:, :136], 300, 0), f'grouped_gemm, transposed, group {g}')

    # a stream of its own, then a graph that is replayed with other numbers in A
    a, b = torch.randn(300, 776, device=device, dtype=torch.bfloat16), torch.randn(520, 776, device=device, dtype=torch.bfloat16)
    d, side = torch.empty(300, 520, device=device, dtype=torch.bfloat16), torch.cuda.Stream()
    with torch.cuda.stream(side):
        mg.gemm(a, b, d)
    side.synchronize()
    first = d.clone()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        mg.gemm(a, b, d)
        again = mg.gemm(a[:100], b)
    for _ in range(3):
        a.normal_()
        graph.replay()
        check(torch.equal(d, mg.gemm(a, b)) and torch.equal(again, mg.gemm(a[:100], b)), 'a CUDA graph that is replayed')
    check(not torch.equal(d, first), 'the graph multiplies anew')

    class Other:        # what has no more than DLPack
        def __init__(self, t):
            self.t = t

        def __dlpack_device__(self):
            return self.t.__dlpack_device__()

        def __dlpack__(self, stream=None):
            return self.t.__dlpack__(stream=stream)
    d.zero_()
    mg.gemm(Other(a), Other(b), Other(d))
    torch.cuda.synchronize()
    check(torch.equal(d, mg.gemm(a, b)), 'through DLPack')
    refused(ValueError, 'a is not on the GPU', lambda: mg.gemm(a.cpu(), b))
    refused(ValueError, 'pass b.contiguous()', lambda: mg.gemm(a, b.T.contiguous().T))
    refused(ValueError, 'not a multiple of 16', lambda: mg.gemm(a[:, :775].contiguous(), b[:, :775].contiguous()))


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in ('model', 'torch'):
        raise SystemExit('usage: tests/bindings/bindings_test.py model|torch CACHE')
    os.environ.update(MGPU_CACHE=sys.argv[2], MGPU_BACKEND='model' if sys.argv[1] == 'model' else 'gpu')
    if sys.argv[1] == 'model':
        if not shutil.which('c++'):
            print('SKIP: no c++ is here')
            return 77
        model()
    else:
        try:
            import torch  # pylint: disable=import-outside-toplevel
        except ImportError:
            print('SKIP: PyTorch is not here')
            return 77
        if not torch.cuda.is_available() or torch.cuda.get_device_capability()[0] != 9:
            print('SKIP: no Hopper GPU is here')
            return 77
        on_torch(torch)
    print('\n'.join(faults) or 'all products are right, and what is wrong is refused')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
