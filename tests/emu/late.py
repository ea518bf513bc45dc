#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Policies that let operations and warps be late find what an eager machine hides.

    tests/emu/late.py

Builds an example with a mistake of order in it and runs it: under the policies that are named, as docs/pitfalls.md says,
the result is wrong or the launch ends, under the others it is right, and `random` finds it with most of 20 seeds; without
the mistake all are right. Answers 0, 1, or 77 when there is no g++.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RELEASE = '''        if (k != 0) /* the step before has been read by this warp */
            mgpu_pipeline_release(ring, last);
'''
WAIT = '        mgpu_wgmma_wait_group(1);\n'
INIT = '        mgpu_pipeline_init(ring, 1, CONSUMERS * 4);\n    __syncthreads();'
FULL = '        mgpu_pipeline_wait(ring, at);\n'
SLAB = '            mgpu_epilogue_acquire(SLABS - 1, 1 + wg);\n'
DRAIN = '        if (threadIdx.x % 128 == 0)\n            mgpu_pipeline_drain(ring, at);\n'
TILE = '    mgpu_mbarrier_wait(full, 0);'
SYNCWARP = '        __syncwarp();\n'
# One lane speaks for its warp.
LANES = '''#include <mgpu/mgpu.h>
typedef struct args {
    uint32_t *out;
} args;
MGPU_KERNEL(lanes, args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, x, 32);
    MGPU_SHARED(uint64_t, bar, 1);
    const uint32_t at = mgpu_smem_addr(bar);
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(at, 1);
    __syncthreads();
    if (threadIdx.x < 32) {
        x[threadIdx.x] = threadIdx.x + 1;
        __syncwarp();
        if (threadIdx.x == 0)
            mgpu_mbarrier_arrive(at);
    } else {
        mgpu_mbarrier_wait(at, 0);
        p->out[threadIdx.x % 32] = x[threadIdx.x % 32];
    }
}
int
main(void)
{
    uint32_t out[32];
    int wrong = 0;
    args p = {out};
    if (mgpu_launch(&lanes_kernel, mgpu_launch_1d(1, 64), &p, NULL) != MGPU_OK)
        return 2;
    for (uint32_t i = 0; i < 32; i++)
        wrong += out[i] != i + 1;
    return wrong != 0;
}
'''
SOURCES = {file: (ROOT / 'examples' / file).read_text() for file in
           ('08_gemm_specialized.cu', '09_gemm_persistent.cu', '10_gemm_cluster.cu', 'quickstart.cu')}
SOURCES['lanes.cu'] = LANES
POLICIES = ('eager', 'lazy', 'lazy_copies')
# what is wrong, file, (text, its replacement), the policies that find it, of 20 seeds at least
MISTAKES = [
    ('nothing', '08_gemm_specialized.cu', (WAIT, WAIT), [], 0),
    ('a stage is released before it was read', '08_gemm_specialized.cu', (WAIT + RELEASE, RELEASE + WAIT), ['lazy'], 15),
    ('a wait that is weaker by one', '08_gemm_specialized.cu', (WAIT, WAIT.replace('1', '2')), ['lazy'], 15),
    ('no barrier behind the init', '08_gemm_specialized.cu', (INIT, INIT.replace('\n    __syncthreads();', '')), ['lazy', 'lazy_copies'], 15),
    ('one wait for a full stage is missing', '08_gemm_specialized.cu', (FULL, '        if (k != 3)\n    ' + FULL), ['lazy_copies'], 10),
    ('a slab is written before it was stored', '09_gemm_persistent.cu', (SLAB, ''), ['lazy', 'lazy_copies'], 15),
    ('a block leaves its peer', '10_gemm_cluster.cu', (DRAIN, ''), ['lazy'], 15),
    ('the wait for the tile is missing', 'quickstart.cu', (TILE, ''), ['lazy_copies'], 5),
    ('the wait for the tile has the parity before', 'quickstart.cu', (TILE, TILE.replace('0', '1')), ['eager', 'lazy_copies'], 10),
    ('nothing in a warp whose lane 0 speaks', 'lanes.cu', (SYNCWARP, SYNCWARP), [], 0),
    ('no __syncwarp() before lane 0 speaks', 'lanes.cu', (SYNCWARP, ''), [], 10),
]


def main():
    if not shutil.which('g++'):
        print('SKIP: g++ is not here')
        return 77
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        for what, file, (old, new), policies, least in MISTAKES:
            assert old in SOURCES[file], what
            pathlib.Path(folder, 'late.cu').write_text(SOURCES[file].replace(old, new))
            subprocess.run(['g++', '-std=c++17', '-O2', '-pthread', '-DMGPU_EMULATE=1', '-DMGPU_EMU_IMPLEMENTATION',
                            f'-I{ROOT}/include', f'-I{ROOT}/examples', '-x', 'c++', f'{folder}/late.cu', '-o',
                            f'{folder}/late'], check=True)

            def found(name, seed, program=f'{folder}/late'):
                env = {**os.environ, 'MGPU_EMU_POLICY': name, 'MGPU_EMU_SEED': str(seed)}
                done = subprocess.run([program], env=env, capture_output=True, check=False, timeout=60)
                return done.returncode not in (0, 77)

            count = sum(found('random', seed) for seed in range(1, 21))
            print(f'{what}: random finds it with {count} of 20 seeds')
            for name in POLICIES:
                if found(name, 1) != (name in policies):
                    faults.append(f'{what}: {name} {"does not find it" if name in policies else "finds a mistake"}')
            if count < least or count and not least:
                faults.append(f'{what}: random finds it with {count} of 20 seeds, wanted {least or "none"}')
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
