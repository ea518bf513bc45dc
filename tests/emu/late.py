#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Policies that let operations and warps be late find what an eager machine hides.

    tests/emu/late.py                                       bounds, with as many of 20 seeds as that takes
    tests/emu/late.py --seeds 100 --json FILE [--commit C]  counts, and appends them to FILE: benchmarks/results/late-DATE.jsonl
                      --model FILE                          the model, compiled; else gcc compiles it at -O2

Builds a program with a mistake of order in it and runs it: under the policies that are named, as docs/pitfalls.md says,
the result is wrong or the launch ends, under the others it is right, and `random` finds it with at least so many of 20
seeds; without the mistake all are right. Below intensity 2 a mistake that two examples have is made in the first. Answers 0, 1, or 77 when there is no g++.
"""
import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / 'tests'), str(ROOT / 'tools')]
import building  # noqa: E402
import origin  # noqa: E402

FLAGS = ['-O2', f'-I{ROOT}/include', f'-I{ROOT}/examples', *building.COMMON]
SEEDS = 20
ENOUGH = 5               # seeds of a program without a mistake
POLICIES = ('eager', 'lazy', 'lazy_copies')
RELEASE = '''        if (k != 0) /* the step before has been read by this warp */
            mgpu_pipeline_release(ring, last);
'''
WAIT = '        mgpu_wgmma_wait_group(1);\n'
INIT = '        mgpu_pipeline_init(ring, 1, CONSUMERS * 4);\n    __syncthreads();'
FULL = '        mgpu_pipeline_wait(ring, at);\n'
RELEASE_PEER = '''            if (k != 0) /* the step before has been read by this warp */
                mgpu_pipeline_release_cluster(ring, last, CTAS);
'''
WAIT_PEER = '            mgpu_wgmma_wait_group(1);\n'
FULL_PEER = '            mgpu_pipeline_wait(ring, at);\n'
DRAIN = '            mgpu_pipeline_drain(ring, at);\n'
CLUSTER = '''    mgpu_barrier_cluster_arrive_aligned();
    mgpu_barrier_cluster_wait_aligned(); /* the barriers of both blocks exist */
'''
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
# an example: what is wrong, (text, its replacement), the policies that find it, of 20 seeds at least
MISTAKES = {
    # one block, 3 warpgroups: a producer, two consumers
    '08_gemm_specialized': [
        ('nothing', (WAIT, WAIT), [], 0),
        ('a stage is released before it was read', (WAIT + RELEASE, RELEASE + WAIT), ['lazy'], 15),
        ('a wait that is weaker by one', (WAIT, WAIT.replace('1', '2')), ['lazy'], 15),
        ('no barrier behind the init', (INIT, INIT.replace('\n    __syncthreads();', '')), ['lazy', 'lazy_copies'], 15),
        ('one wait for a full stage is missing', (FULL, '        if (k != 3)\n    ' + FULL), ['eager', 'lazy', 'lazy_copies'], 10),
    ],
    # two blocks of a cluster, 768 threads: each loads a half of B for both, frees stages of both, stores by TMA
    '10_gemm_cluster': [
        ('nothing', (WAIT_PEER, WAIT_PEER), [], 0),
        ('a stage is released before it was read', (WAIT_PEER + RELEASE_PEER, RELEASE_PEER + WAIT_PEER), ['lazy'], 15),
        ('one wait for a full stage is missing', (FULL_PEER, '            if (k != 3)\n    ' + FULL_PEER), ['eager', 'lazy', 'lazy_copies'], 10),
        ('a slab is written while it is stored', ('mgpu_epilogue_acquire(SLABS - 1,', 'mgpu_epilogue_acquire(SLABS,'),
         ['lazy', 'lazy_copies'], 15),
        ('a block ends while its peer frees its stages', (DRAIN, '            ;\n'), ['lazy'], 15),
        ('the blocks do not wait for the init of each other', (CLUSTER, '    __syncthreads();\n'), ['lazy', 'lazy_copies'], 10),
    ],
    'quickstart': [
        ('the wait for the tile is missing', (TILE, ''), ['lazy_copies'], 5),
        ('the wait for the tile has the parity before', (TILE, TILE.replace('0', '1')), ['eager', 'lazy_copies'], 10),
    ],
    'lanes': [
        ('nothing', (SYNCWARP, SYNCWARP), [], 0),
        ('no __syncwarp() before lane 0 speaks', (SYNCWARP, ''), [], 10),
    ],
}


def found(program, policy, seed):
    """Whether a run is wrong or ends early. Only the seed and the blocks decide what happens, not the workers."""
    env = {**os.environ, 'MGPU_EMU_POLICY': policy, 'MGPU_EMU_SEED': str(seed), 'MGPU_EMU_WORKERS': '1', 'MGPU_EMU_HAZARDS': '0'}
    return subprocess.run([program], env=env, capture_output=True, check=False, timeout=60).returncode not in (0, 77)


def read_once(folder):
    """Words with which gcc takes what each program includes as it was read once."""
    words = [*building.words('gcc', '.cu'), *FLAGS, '-x', 'c++-header', '-c', f'{ROOT}/tests/kernel_headers.h', '-o', f'{folder}/once.h.gch']
    subprocess.run(words, check=True)
    return ['-include', f'{folder}/once.h', '-Winvalid-pch', '-Werror']


def build(folder, example, old, new, model, once):
    """The program with a mistake."""
    source = LANES if example == 'lanes' else (ROOT / f'examples/{example}.cu').read_text()
    if source.count(old) != 1:
        sys.exit(f'late.py: {example} has {source.count(old)} times, not once:\n{old}')
    pathlib.Path(folder, 'late.cu').write_text(source.replace(old, new))
    subprocess.run([*building.words('gcc', '.cu'), *FLAGS, *once, '-c', f'{folder}/late.cu', '-o', f'{folder}/late.o'], check=True)
    subprocess.run(['g++', f'{folder}/late.o', model, '-pthread', '-lm', '-o', f'{folder}/late'], check=True)
    return f'{folder}/late'


def seeds_that_find(pool, program, seeds, enough):
    """(how many of the seeds find it, how many were tried): it ends when `enough` have, if that is not None."""
    count = tried = 0
    step = building.JOBS
    while tried < seeds and (enough is None or count < enough):
        some = range(tried + 1, min(tried + step, seeds) + 1)
        count += sum(pool.map(lambda seed: found(program, 'random', seed), some))
        tried = some[-1]
    return count, tried


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--seeds', type=int)
    parser.add_argument('--json', type=pathlib.Path)
    parser.add_argument('--commit')
    parser.add_argument('--model')
    options = parser.parse_args()
    if not shutil.which('g++'):
        print('SKIP: g++ is not here')
        return 77
    commit = origin.commit(options.commit, kept=options.json is not None) if options.seeds else None
    faults, lines = [], []
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
        model, once, made = building.model(folder, options.model), read_once(folder), []
        for example, (what, texts, policies, least) in ((e, row) for e, rows in MISTAKES.items() for row in rows):
            right = what == 'nothing'
            if what in made and not right and not options.seeds and os.environ.get('MGPU_TEST_INTENSITY') == '1':
                continue
            made.append(what)
            program, title = build(folder, example, *texts, model, once), f'{example}: {what}'
            seeds = options.seeds or (ENOUGH if right else SEEDS if least else 1)
            count, tried = seeds_that_find(pool, program, seeds, None if options.seeds or right else least)
            print(f'{title}: random finds it with {count} of {tried} seeds', flush=True)
            lines.append({'kernel': example, 'mistake': what, 'policy': 'random', 'seeds': tried, 'found': count,
                          'date': datetime.date.today().isoformat(), 'commit': commit})
            for policy, finds in zip(POLICIES, pool.map(lambda p, program=program: found(program, p, 1), POLICIES)):
                if finds != (policy in policies):
                    faults.append(f'{title}: {policy} {"finds it" if finds else "does not find it"}')
            if right and count:
                faults.append(f'{title}: random finds a mistake')
            if count < (least * seeds / SEEDS if options.seeds else least):
                faults.append(f'{title}: random finds it with {count} of {tried} seeds, wanted {least} of {SEEDS}')
    if options.json:
        with options.json.open('a') as f:
            f.write(''.join(json.dumps(line) + '\n' for line in lines))
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
