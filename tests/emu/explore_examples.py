#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The explore policy goes through examples 01 to 05 completely, in a minute each at most.

    tests/emu/explore_examples.py MODEL       the model, compiled: libmgpu_model.a

Builds each with -fsanitize=thread, runs it under MGPU_EMU_POLICY=explore, and reads the note; with the wait of 02 left
out the launch ends. Answers 0, 1, or 77 when there is no g++.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ('01_barrier', '02_bulk_copy', '03_tma_tile', '04_swizzle', '05_wgmma_tile')
COMPLETE = 'explored: no deadlock, no hazard in 1 order, complete'
NEVER = 'MGPU_EMU_REPLAY is of launch 3 of kernel other, and this program launched it 0 times: nothing was replayed'
WAIT = '    mgpu_mbarrier_wait(bar, 0);\n'
MODEL = pathlib.Path(sys.argv[1]).resolve()


def again(folder, name, **settings):
    return subprocess.run([folder / name], capture_output=True, text=True, timeout=60, check=False,
                          env={**os.environ, 'MGPU_EMU_POLICY': 'explore', **settings})


def run(folder, name, text):
    """What an example says under the policy."""
    (folder / f'{name}.cpp').write_text(text)
    common = ['-std=c++17', '-DMGPU_EMULATE=1', f'-I{ROOT}/include', f'-I{ROOT}/examples']
    subprocess.run(['g++', '-O1', '-g', '-fsanitize=thread', *common, '-c', folder / f'{name}.cpp', '-o', folder / f'{name}.o'], check=True)
    subprocess.run(['g++', folder / f'{name}.o', MODEL, '-pthread', '-o', folder / name], check=True)
    return again(folder, name)


def main():
    if not shutil.which('g++'):
        print('SKIP: g++ is not here')
        return 77
    faults, seconds = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for example in EXAMPLES:
            text = (ROOT / 'examples' / f'{example}.cu').read_text()
            began = time.monotonic()
            done = run(folder, example, text)
            seconds.append(time.monotonic() - began)
            if done.returncode != 0 or COMPLETE not in done.stderr:
                faults.append(f'{example}: {done.returncode}: {done.stdout}{done.stderr}')
            if example == '02_bulk_copy':
                assert text.count(WAIT) == 1, 'the example has another wait'
                done = run(folder, 'no_wait', text.replace(WAIT, ''))
                if done.returncode == 0 or 'under the explore policy' not in done.stderr:
                    faults.append(f'{example} without its wait: {done.returncode}: {done.stdout}{done.stderr}')
                for order in re.findall(r'MGPU_EMU_REPLAY=(\S+) replays this order', done.stderr):     # as one pastes it
                    twice = again(folder, 'no_wait', MGPU_EMU_REPLAY=order)
                    if twice.stderr != done.stderr or twice.returncode != done.returncode:
                        faults.append(f'{order} does not replay {done.stderr}: {twice.stderr}')
                done = again(folder, example, MGPU_EMU_REPLAY='other#3:first')
                if done.returncode != 0 or NEVER not in done.stderr:
                    faults.append(f'a replay of a kernel that is not there: {done.returncode}: {done.stderr}')
    print('\n'.join(faults) or f'{len(EXAMPLES)} examples are explored: compiled and run in at most {max(seconds):.1f} s')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
