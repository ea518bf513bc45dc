#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How do we know that an instruction is right? Run the device tests on a GPU and write down what happened.

    tools/evidence.py run BUILD [--commit C] > run.json     on the machine with the GPU: a meson build folder
                      [--only REGEX]                        the tests whose programs (tests/ptx_test_tma) it finds
    tools/evidence.py add run.json                          here: into docs/evidence.json; then tools/mkdocs.py

`run` starts each test program for the GPU, and with its twin for the model through tests/compare.py. One
object for each test file: test, result (passed, failed, skipped), records and bytes that were equal to the
model's, gpu, driver, date, commit. `add` notes which of the library's functions the test calls (macros
expanded by g++), and replaces what an earlier run said about the same test.
"""
import argparse
import datetime
import json
import pathlib
import re
import subprocess
import sys

import golden
import origin

ROOT = pathlib.Path(__file__).resolve().parents[1]
EVIDENCE = ROOT / 'docs/evidence.json'


def one(test, build, only):
    """The result of one test file, or None when it was not built for the GPU, or not asked for."""
    name = re.sub(r'\W', '_', str(test.relative_to(ROOT / 'tests').with_suffix('')))
    gpu, model = build / 'tests' / name, build / 'tests' / (name + '_model')
    if not gpu.exists() or not re.search(only, f'tests/{name}'):
        return None
    records = test.relative_to(ROOT / 'tests').as_posix() in golden.with_records(build)
    command = [str(gpu)] if not records else \
        [sys.executable, str(ROOT / 'tests/compare.py'), str(gpu), str(model)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = re.search(r'^(\d+) records, (\d+) bytes compared$', done.stdout, re.M) if records else None
    if done.returncode not in (0, 77):
        print(f'{test.name}:\n{done.stdout[-2000:]}', file=sys.stderr)
    return {'test': test.relative_to(ROOT / 'tests').as_posix(),
            'result': {0: 'passed', 77: 'skipped'}.get(done.returncode, 'failed'),
            'records': int(found[1]) if found else 0, 'bytes': int(found[2]) if found else 0}


def run(build, commit, only):
    gpu = origin.gpu()
    if gpu is None:
        print('SKIP: no NVIDIA GPU answers nvidia-smi', file=sys.stderr)
        return 77
    machine = {**gpu, 'date': datetime.date.today().isoformat(), 'commit': origin.commit(commit)}
    results = [r for r in (one(t, build, only) for t in sorted((ROOT / 'tests').rglob('test_*.cu'))) if r]
    if not results:
        which = f' that {only} finds' if only else ''
        print(f'evidence.py: {build}/tests has no test program for a GPU{which}: configure with nvcc, ninja -C {build}', file=sys.stderr)
        return 1
    print(json.dumps([{**r, **machine} for r in results], indent=1))
    return 0 if all(r['result'] == 'passed' for r in results) else 1


def for_gpu(text):
    """A test as a GPU build sees it: without what stands in #if MGPU_EMULATE."""
    out, stack = [], []
    for line in text.split('\n'):
        if re.match(r'#\s*if', line):
            model = re.match(r'#if (!?)MGPU_EMULATE\b', line)
            stack.append(None if not model else not model[1])       # True: for the model only
        elif re.match(r'#\s*else', line) and stack[-1] is not None:
            stack[-1] = not stack[-1]
        elif re.match(r'#\s*endif', line):
            stack.pop()
        out.append('' if True in stack and not line.startswith('#') else line)
    return '\n'.join(out)


def called(test):
    """The library's functions and macros with a capital name that a test calls, macros of its own expanded."""
    source = ROOT / 'tests' / test
    done = subprocess.run(['g++', '-E', '-std=c++17', '-DMGPU_EMULATE=1', f'-I{ROOT / "include"}', f'-I{ROOT / "tests"}',
                           f'-I{source.parent}', '-x', 'c++', '-'], input=for_gpu(source.read_text()), capture_output=True,
                          text=True, check=False)
    if done.returncode:
        sys.exit(f'evidence.py: g++ cannot preprocess {test}:\n{done.stderr[:1000]}')
    own, names = False, set(re.findall(r'\bMGPU_SETMAXNREG_(?:INC|DEC)\b', source.read_text()))
    for line in done.stdout.splitlines():
        marker = re.match(r'# \d+ "(.*?)"', line)
        if marker:
            own = marker[1] == '<stdin>' or pathlib.Path(marker[1]).parent == source.parent     # with what it includes there
        elif own:
            names |= set(re.findall(r'(?<![\w"])(mgpu_[a-z]\w*)(?=\s*\()', re.sub(r'"(?:\\.|[^"\\])*"', '""', line)))
    return sorted(names)


def add(file):
    runs = json.loads(sys.stdin.read() if file == '-' else pathlib.Path(file).read_text())
    kept = {r['test']: r for r in json.loads(EVIDENCE.read_text())['runs']}
    wrong = [r['commit'] for r in runs if not origin.COMMIT.fullmatch(r['commit'])]
    if wrong:
        sys.exit(f'evidence.py: {wrong[0]} is no commit: run it again, with --commit')
    for r in runs:
        if r['result'] != 'skipped':
            kept[r['test']] = {**r, 'functions': called(r['test'])}
    EVIDENCE.write_text('{"runs": [\n' + ',\n'.join(json.dumps(kept[t]) for t in sorted(kept)) + '\n]}\n')
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=['run', 'add'])
    parser.add_argument('where')
    parser.add_argument('--commit')
    parser.add_argument('--only', default='')
    args = parser.parse_args()
    return run(pathlib.Path(args.where), args.commit, args.only) if args.what == 'run' else add(args.where)


if __name__ == '__main__':
    sys.exit(main())
