#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Policies that let operations and warps be late find what an eager machine hides.

    tests/emu/late.py

Builds examples/08 with a mistake of order in it and runs it: under the policy that is named the
result is wrong or the launch ends, and under `random` for most of 20 seeds; without the mistake all
are right. Answers 0, 1, or 77 when there is no g++.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / 'examples/08_gemm_specialized.cu'
RELEASE = '''        if (k != 0) /* the step before has been read by this warp */
            mgpu_pipeline_release(ring, last);
'''
WAIT = '        mgpu_wgmma_wait_group(1);\n'
INIT = '        mgpu_pipeline_init(ring, 1, CONSUMERS * 4);\n    __syncthreads();'
FULL = '        mgpu_pipeline_wait(ring, at);\n'
# what is wrong, (text, its replacement), a policy that finds it, of 20 seeds at least
MISTAKES = [
    ('nothing', (WAIT, WAIT), None, 0),
    ('a stage is released before it was read', (WAIT + RELEASE, RELEASE + WAIT), 'lazy', 15),
    ('a wait that is weaker by one', (WAIT, WAIT.replace('1', '2')), 'lazy', 15),
    ('no barrier behind the init', (INIT, INIT.replace('\n    __syncthreads();', '')), 'lazy', 15),
    ('one wait for a full stage is missing', (FULL, '        if (k != 3)\n    ' + FULL), 'lazy_copies', 10),
]


def main():
    if not shutil.which('g++'):
        print('SKIP: g++ is not here')
        return 77
    source, faults = EXAMPLE.read_text(), []
    with tempfile.TemporaryDirectory() as folder:
        for what, (old, new), policy, least in MISTAKES:
            assert old in source, what
            pathlib.Path(folder, 'late.cu').write_text(source.replace(old, new))
            subprocess.run(['g++', '-std=c++17', '-O2', '-pthread', '-DMGPU_EMULATE=1', '-DMGPU_EMU_IMPLEMENTATION',
                            f'-I{ROOT}/include', f'-I{ROOT}/examples', '-x', 'c++', f'{folder}/late.cu', '-o',
                            f'{folder}/late'], check=True)

            def found(name, seed, program=f'{folder}/late'):
                env = {**os.environ, 'MGPU_EMU_POLICY': name, 'MGPU_EMU_SEED': str(seed)}
                done = subprocess.run([program], env=env, capture_output=True, check=False, timeout=60)
                return done.returncode not in (0, 77)

            count = sum(found('random', seed) for seed in range(1, 21))
            print(f'{what}: random finds it with {count} of 20 seeds')
            if policy is None:
                faults += [f'{what}: {p} finds a mistake' for p in ('eager', 'lazy', 'lazy_copies') if found(p, 1)]
                faults += [f'{what}: random finds a mistake'] if count else []
            else:
                faults += [f'{what}: {policy} does not find it'] if not found(policy, 1) else []
                faults += [f'{what}: random finds it with {count} of 20 seeds, wanted {least}'] if count < least else []
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
