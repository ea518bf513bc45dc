#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Kernels of half and bf16 in the model, wherever the toolkit's headers stand.

    tests/emu/half_orders.py gcc|clang [FOLDER of cuda_fp16.h]

Before mgpu and behind it, C++17 and C++20, -O0 and -O2, one file for kernel and model or two, the model
with its own vector types or the toolkit's. Strict warnings. Below intensity 2 the model itself is built at
-O0, by clang where it is, and each compiler tries one half: one of the two in one file, two of four in two, in which each two of the
properties meet. Answers 0, 1, or 77 where the compiler or cuda_fp16.h is missing.
"""
import itertools
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
STRICT = ['-Wall', '-Wextra', '-Wpedantic', '-Wconversion', '-Werror', '-DMGPU_EMULATE=1', f'-I{ROOT}/include']
KERNEL = '''
#include <stdio.h>
typedef struct { float *out; __half *sum; } half_args;
MGPU_KERNEL(half_words, half_args, p, 64, 1)
{
    MGPU_SHARED(__nv_bfloat162, shared, 1);
    const __half x = __hfma(__float2half((float)threadIdx.x), __float2half(0.5f), p->sum[1]);
    const __nv_bfloat162 y = __hfma2(__float2bfloat162_rn(2.0f), __float2bfloat162_rn(3.0f), __float2bfloat162_rn(-2.0f));
    if (threadIdx.x == 0)
        *shared = __float2bfloat162_rn(0.0f);
    __syncthreads();
    (void)atomicAdd(shared, y);
    (void)atomicAdd(&p->sum[0], hexp2(__float2half(-2.0f)));
    __syncthreads();
    p->out[threadIdx.x] = __half2float(__shfl_xor_sync(0xffffffffu, x, 1)) + __bfloat162float(hsqrt(shared->y)) +
        1000 * __half2float(__ldg(&p->sum[1])) + (float)min(blockDim.x, 1000u) + (float)dim3(5).y;
}
int main(void)
{
    float out[64];
    __half sum[2];
    half_args a;
    int wrong = 0;
    sum[0] = __float2half(0.0f), sum[1] = __float2half(1.0f);
    a.out = out, a.sum = sum;
    if (mgpu_launch(&half_words_kernel, mgpu_launch_1d(1, 64), &a, NULL) != MGPU_OK)
        return 1;
    for (int t = 0; t < 64; t++) /* 64 threads added 4: 256 */
        wrong += out[t] != 0.5f * (float)(t ^ 1) + 1 + 16 + 1000 + 64 + 1;
    printf("%d wrong, sum %g\\n", wrong, (double)__half2float(sum[0]));
    return wrong != 0 || __half2float(sum[0]) != 16.0f;
}
'''
ORDERS = {
    'before': '#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n#include <mgpu/mgpu.h>\n',
    'behind': '#include <mgpu/mgpu.h>\n#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n',
}


def run(command, cwd):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr + done.stdout


def attempt(cxx, toolkit, folder, model, order, std, level):
    """None, or what went wrong: the kernel's file built, linked with `model` (or holding it) and run."""
    one_file = model is None
    (folder / 'half.cpp').write_text('#define MGPU_EMU_IMPLEMENTATION\n' * one_file + ORDERS[order] + KERNEL)
    for command in ([cxx, f'-std={std}', level, *STRICT, *toolkit, 'half.cpp', *([] if one_file else [model]), '-pthread', '-lm', '-o',
                     'half'], ['./half']):
        code, said = run(command, folder)
        if code != 0:
            return f'{cxx} {std} {level}, toolkit {order} mgpu, model {model or "in the same file"}:\n{said[:2000]}'
    return None


def main():
    building.usage(__doc__, 1)
    kind, where = sys.argv[1], sys.argv[2:]
    cc, cxx = {'gcc': ('gcc', 'g++'), 'clang': ('clang', 'clang++')}[kind]
    if not shutil.which(cxx):
        print(f'skipped: no {cxx}')
        return 77
    toolkit = [f'-isystem{folder}' for folder in where]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if run([cxx, *toolkit, '-E', '-x', 'c++', '-include', 'cuda_fp16.h', '/dev/null'], folder)[0] != 0:
            print('skipped: no cuda_fp16.h; the CUDA toolkit has it')
            return 77
        (folder / 'model.c').write_text('#define MGPU_EMU_IMPLEMENTATION\n#include <mgpu/mgpu.h>\n')
        whole = os.environ.get('MGPU_TEST_INTENSITY', '1') >= '2'
        high = '-O2' if whole else '-O0'
        tries = [(None, 'before', 'c++17', '-O0'), (None, 'behind', 'c++20', high)]
        levels = ('-O0', '-O2')
        if not whole:
            tries, levels = (tries[:1], levels[1:]) if kind == 'gcc' else (tries[1:], levels[:1])
        if not whole and shutil.which('clang'):
            cc = 'clang'        # a third of gcc's time
        for level in levels:      # the model's vector types: its own, at -O2 the toolkit's
            code, said = run([cc, '-std=c11', high if level == '-O2' else level, *STRICT, *toolkit, f'-DMGPU_EMU_CUDA_TYPES={level == "-O2":d}',
                              '-c', 'model.c', '-o', f'model{level}.o'], folder)
            if code != 0:
                print(said)
                return 1
        tries += [(f'model{level}.o', order, std, level) for order, std, level in itertools.product(ORDERS, ('c++17', 'c++20'), levels)
                  if whole or [order == 'behind', std == 'c++20', level == '-O2'].count(True) % 2 == 0]
        faults = [fault for fault in (attempt(cxx, toolkit, folder, *one) for one in tries) if fault]
    print('\n'.join(faults) or f'{len(tries)} programs with {cxx}')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
