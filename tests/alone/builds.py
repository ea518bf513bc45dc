#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The scripts that build and measure on a GPU, on machines that are made up: tools that only answer.

None takes a word for a commit, and a kernel that spills or whose wgmma is serialised is a failure of each
that builds one. demo.sh has a test of its own, tests/demo.py."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GPU = '''#!/bin/sh
echo "NVIDIA None, 1.2.3"
'''
# A compiler that says SAYS and builds a program that says what a matrix product would.
NVCC = '''#!/bin/sh
while [ $# -gt 1 ] && [ "$1" != -o ]; do shift; done
cat >&2 <<'TEXT'
SAYS
TEXT
[ $# -gt 1 ] || exit 0
printf '#!/bin/sh\\necho "product, right, 1.5 ms, $*"\\n' >"$2"
chmod +x "$2"
'''
SERIAL = 'ptxas info    : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized'
SPILL = ('ptxas info    : Function properties for gemm\n'
         '    8 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads')
CLEAN = 'ptxas info    : Used 90 registers, used 1 barriers'
RUN_GEMM, LADDER = ['benchmarks/run_gemm.sh'], ['benchmarks/run_ladder.py', '--rounds', '1']
RUN_MICRO = ['benchmarks/run_micro.sh', '--only', 'tma']
COMPILE = ['benchmarks/bench_compile.py', '--rounds', '1', '--only', '06_gemm', '--include', str(ROOT / 'include'), '--commit', 'abc1234']
faults, count = [], 0


def run(what, command, says, code, *words, env=None):
    """One command in a copy of the tree that git does not know."""
    global count
    count += 1
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        for part in ('tools', 'benchmarks', 'gen'):
            shutil.copytree(ROOT / part, top / part, ignore=shutil.ignore_patterns('results', '__pycache__'))
        (top / 'examples/kernels').mkdir(parents=True)
        shutil.copy(ROOT / 'examples/kernels/gemm_h100.cu', top / 'examples/kernels')
        (top / 'include').symlink_to(ROOT / 'include')     # gen/opt_in.py looks there
        shutil.copy(ROOT / 'examples/06_gemm_simple.cu', top / 'examples')
        (top / 'tests').mkdir()
        (top / 'bin').mkdir()
        for tool, text in {'nvidia-smi': GPU, 'nvcc': NVCC.replace('SAYS', says)}.items():
            (top / 'bin' / tool).write_text(text)
            (top / 'bin' / tool).chmod(0o755)
        words_ = [*[sys.executable] * command[0].endswith('.py'), *(word.replace('TOP', folder) for word in command)]
        done = subprocess.run(words_, cwd=top, text=True, check=False,
                              env=dict(os.environ, PATH=f'{top}/bin:{os.environ["PATH"]}', **env or {}),
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        kept = sorted(p.name for p in top.glob('*.json*'))
    if (done.returncode != 0) != code or not all(w in done.stdout for w in words) or (code and kept):
        faults.append(f'{what}: exit {done.returncode}, kept {kept}, wanted {words}, said {done.stdout[-800:]!r}')


def golden():
    """What a GPU records goes into one file, from there to its places, and the model is compared with it."""
    global count
    count += 1
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        shutil.copytree(ROOT / 'tools', top / 'tools', ignore=shutil.ignore_patterns('__pycache__'))
        for name in ('tests', 'bin', 'build/tests', 'build/examples'):
            (top / name).mkdir(parents=True)
        (top / 'tests/meson.build').write_text("device_tests = [\n  'ptx/test_a.cu',\n  'test_b.cu',\n  'test_c.cu',\n]\n"
                                               "no_records = [\n  'test_c.cu',\n]\n")
        (top / 'build/build.ninja').write_text('')
        programs = {'ptx_test_a': 'abc', 'test_b': 'b' * 5000, 'same': 'abc', 'other': 'abd', 'fewer': '', 'more': 'abc'}
        writes = {f'build/tests/{n}': f'#!/bin/sh\nprintf {t} >"$MGPU_TEST_DUMP/case.out.bin"\n' for n, t in programs.items()}
        (top / 'tests/gemm_bytes.py').write_text(
            'import os\nopen(os.environ["MGPU_TEST_DUMP"] + "/gemm.out.bin", "w").write("gemm")\n')
        for name, text in {'bin/nvidia-smi': GPU, 'bin/ninja': '#!/bin/sh\n', **writes}.items():
            (top / name).write_text(text)
            (top / name).chmod(0o755)
        with (top / 'build/tests/more').open('a') as f:
            f.write('printf new >"$MGPU_TEST_DUMP/case.new.bin"\n')
        (top / 'build/tests/fewer').write_text('#!/bin/sh\n')

        def call(what, code, words, *command):
            done = subprocess.run(command, cwd=top, text=True, check=False, stdin=subprocess.DEVNULL,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  env=dict(os.environ, PATH=f'{top}/bin:{os.environ["PATH"]}', BUILD='build'))
            if done.returncode != code or words not in done.stdout:
                faults.append(f'golden, {what}: exit {done.returncode}, wanted {code} and "{words}", said {done.stdout[-800:]!r}')

        tool, at = [sys.executable, 'tools/golden.py'], 'ptx/test_a.cu'
        call('nothing recorded', 77, 'SKIP: no bytes of a GPU recorded for this test', *tool, 'check', 'build/tests/same', at)
        call('record', 0, '3 of 3 tests', 'bash', 'tools/on_gpu.sh', '--golden', 'out', 'abc1234')
        files = 'tests/golden/gemm_bytes.txt\ntests/golden/ptx/test_a.txt\ntests/golden/test_b.txt'
        call('unpack', 0, files, *tool, 'unpack', 'out/golden.txt')
        call('same', 0, '1 records, 3 bytes as NVIDIA None recorded at abc1234', *tool, 'check', 'build/tests/same', at)
        call('other', 1, '1 of 3 bytes differ', *tool, 'check', 'build/tests/other', at)
        call('fewer', 1, 'the model does not', *tool, 'check', 'build/tests/fewer', at)
        call('more', 77, 'for 1 of 2 records: case.new', *tool, 'check', 'build/tests/more', at)
        call('gemm', 0, '1 records, 4 bytes', *tool, 'check', 'build/examples/gemm', 'gemm_bytes.py')
        call('long', 0, '5000 bytes', *tool, 'check', 'build/tests/test_b', 'test_b.cu')
        (top / 'build/tests/test_b').write_text('#!/bin/sh\necho SKIP: no GPU\nexit 77\n')
        call('a test that skips', 1, 'test_b.cu answers 77', 'bash', 'tools/on_gpu.sh', '--golden', 'out', 'abc1234')


def main():
    golden()
    for name, says, words in (('serialised', SERIAL, 'tools/nvcc.py: wgmma is serialised'),
                              ('spill', SPILL, 'tools/nvcc.py: gemm spills registers (8 bytes stored, 12 loaded)')):
        run(f'run_gemm.sh, {name}', RUN_GEMM, says, True, words.removeprefix('tools/nvcc.py: '), env={'COMMIT': 'abc1234'})
        run(f'run_ladder.py, {name}', LADDER + ['--commit', 'abc1234', '--json', 'l.jsonl'], says, True, words)
        run(f'bench_compile.py, {name}', COMPILE, says, True, words.removeprefix('tools/nvcc.py: '))
    run('run_gemm.sh', RUN_GEMM, CLEAN, False, 'gemm_h100: compiled in', '90 registers, 0 bytes spilled, 0 remarks C75xx', 'right, 1.5 ms, --commit abc1234',
        env={'COMMIT': 'abc1234'})
    run('run_micro.sh', RUN_MICRO, CLEAN, False, 'right, 1.5 ms, --commit abc1234 --json m.jsonl --only tma', env={'COMMIT': 'abc1234', 'JSON': 'm.jsonl'})
    run('run_micro.sh, serialised', RUN_MICRO, SERIAL, True, 'wgmma is serialised', env={'COMMIT': 'abc1234'})
    run('run_micro.sh, no commit', RUN_MICRO, CLEAN, True, 'git does not know this tree')
    run('bench_compile.py', COMPILE, CLEAN, False, '06_gemm_simple, nvcc -cubin', '"commit": "abc1234"')
    run('run_ladder.py', LADDER + ['--commit', 'abc1234'], CLEAN, False, '"commit": "abc1234"')
    for commit in ('HEAD', 'unknown', 'abc1234-dirty'):
        words = f'"{commit}" is no commit'
        run(f'run_gemm.sh, {commit}', RUN_GEMM, CLEAN, True, words, env={'COMMIT': commit})
        for command in (LADDER, ['benchmarks/run_model.py'], ['benchmarks/peers.py'], ['benchmarks/kernel_facts.py', '--json', 'f.jsonl'], ['benchmarks/bench_compile.py', '--rounds', '1'],
                        ['tools/evidence.py', 'run', 'TOP'], ['tools/golden.py', 'record', 'TOP', 'g.json']):
            run(f'{command[0]}, {commit}', [*command, '--commit', commit], CLEAN, True, words)
        run(f'on_gpu.sh, {commit}', ['tools/on_gpu.sh', 'TOP/out', commit], CLEAN, True, words)
    run('peers.py', ['benchmarks/peers.py', '--commit', 'abc1234', '--program', 'TOP/none'], CLEAN, True, 'TOP/none is not there: BUILD='.replace('TOP', ''))
    run('no commit', LADDER, CLEAN, True, 'git does not know this tree')
    print('\n'.join(faults) or f'{count} commands do and refuse what they should')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
