#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The bytes that a GPU recorded, checked in: where there is no GPU, the model is held to them.

    tools/golden.py record BUILD FILE --commit C    on the machine with the GPU: all tests into one FILE
                    [--only REGEX]                  those whose names the expression finds
    tools/golden.py unpack FILE                     here: FILE into tests/golden/, a file for each test
    tools/golden.py check PROGRAM TEST              runs the model's PROGRAM of tests/TEST, exact numerics
    tools/golden.py --self-test

`record` builds and runs the GPU programs of the meson build folder BUILD, with MGPU_TEST_DUMP and
intensity 1. It wants the commit of a clean tree. Nothing else writes these files: the model never does.

A file has a line with the GPU, its driver, the commit and the date, and a line for each record():
its name, its length, and its bytes in base64, or their SHA-256 where they are more than 4096. `check`
answers 1 when bytes differ or a record is gone, and 77 with the reason where the GPU has recorded
nothing, or not yet all that the test records now."""
import argparse
import base64
import datetime
import hashlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

import origin

ROOT = pathlib.Path(__file__).resolve().parents[1]
GOLDEN = ROOT / 'tests/golden'
VERBATIM = 4096
SECONDS = 240  # a test on a GPU that takes longer is taken to wait for ever
FIRST = '# tests/{test}: what a GPU recorded; tools/golden.py record. GPU {gpu}, driver {driver}, commit {commit}, {date}'
HEAD = re.compile(r'# tests/(?P<test>[\w/]+\.(?:cu|py)): what a GPU recorded; tools/golden\.py record\. '
                  r'GPU (?P<gpu>[^,]+), driver (?P<driver>[\d.]+), commit (?P<commit>[0-9a-f]{7,40}), (?P<date>[\d-]+)')


def run(program, test, *cases, limit=None, **settings):
    """(exit, what it said, {record: bytes}) of a test, a program or a script that starts one; or of some cases of a program.
    After `limit` seconds it is killed, with what it has started: 124."""
    with tempfile.TemporaryDirectory() as folder:
        env = dict(os.environ, MGPU_TEST_DUMP=folder, MGPU_EMU_NUMERICS='exact', MGPU_TEST_INTENSITY='1', **settings)
        command = [sys.executable, str(ROOT / 'tests' / test), str(program)] if test.endswith('.py') else \
            [str(program), '--rng-seed', '1', *cases]
        with subprocess.Popen(command, env=env, text=True, errors='replace', start_new_session=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as test_run:
            try:
                said = test_run.communicate(timeout=limit)[0]
            except subprocess.TimeoutExpired:
                os.killpg(test_run.pid, signal.SIGKILL)
                said = test_run.communicate()[0]
                return 124, f'{said}\nkilled after {limit} s: build it with MGPU_DEBUG=1, whose waits end', {}
        return test_run.returncode, said, {p.stem: p.read_bytes() for p in pathlib.Path(folder).iterdir()}


def word(data):
    """The bytes of a record as its line has them; `-` for none."""
    if not data:
        return '-'
    return base64.b64encode(data).decode() if len(data) <= VERBATIM else 'sha256:' + hashlib.sha256(data).hexdigest()


def text_of(records, **head):
    """A golden file."""
    return '\n'.join([FIRST.format(**head), *(f'{n} {len(d)} {word(d)}' for n, d in sorted(records.items()))]) + '\n'


def parse(text):
    """(groups of the first line, {record: (length, word)})."""
    first, *lines = text.splitlines()
    head = HEAD.fullmatch(first)
    if not head:
        raise ValueError(f'no first line of a golden file: {first[:100]}')
    return head, {name: (int(length), data) for name, length, data in (line.split(' ') for line in lines)}


def difference(golden, data):
    """None, or how the bytes of a record differ from its golden (length, word)."""
    length, want = golden
    if word(data) == want and len(data) == length:
        return None
    if len(data) != length:
        return f'{len(data)} bytes, the GPU recorded {length}'
    if want.startswith('sha256:'):
        return f'{length} bytes differ (only their SHA-256 is kept: run tests/compare.py on a GPU to see where)'
    gpu = base64.b64decode(want)
    wrong = [i for i in range(length) if gpu[i] != data[i]]
    at = wrong[0] // 8 * 8
    return (f'{len(wrong)} of {length} bytes differ, the first at {wrong[0]}: from {at} on, '
            f'GPU {gpu[at:at + 8].hex()}, model {data[at:at + 8].hex()}')


def compare(text, records):
    """(faults, names that the GPU has not recorded, the first line's groups)."""
    head, golden = parse(text)
    faults = [f'{name}: the GPU recorded it, the model does not' for name in sorted(set(golden) - set(records))]
    for name in sorted(set(golden) & set(records)):
        wrong = difference(golden[name], records[name])
        faults += [f'{name}: {wrong}'] if wrong else []
    return faults, sorted(set(records) - set(golden)), head


def check(program, test):
    file = (GOLDEN / test).with_suffix('.txt')
    if not file.exists():
        print('SKIP: no bytes of a GPU recorded for this test')
        return 77
    code, said, records = run(program, test)
    if code:
        print(said)
        return code
    faults, new, head = compare(file.read_text(), records)
    if faults:
        print('\n'.join(faults), f'\nwhere {head["gpu"]} recorded at {head["commit"]}')
        return 1
    if new:
        print(f'SKIP: no bytes of a GPU recorded for {len(new)} of {len(records)} records: {", ".join(new)[:300]}')
        return 77
    print(f'{len(records)} records, {sum(map(len, records.values()))} bytes as {head["gpu"]} recorded at {head["commit"]}')
    return 0


def program_of(test):
    return 'tests/' + re.sub(r'\W', '_', test.removesuffix('.cu'))


def with_records(build):
    """The device tests of tests/meson.build that record; of the newer ones those that the build folder has a program of."""
    text = (ROOT / 'tests/meson.build').read_text()
    lists = {name: re.findall(r"'([\w/]+\.cu)'", ''.join(re.findall(rf'^{name} = \[(.*?)^\]', text, re.S | re.M)))
             for name in ('device_tests', 'newer_tests', 'no_records')}
    ninja = (build / 'build.ninja').read_text() if (build / 'build.ninja').exists() else ''
    newer = [t for t in lists['newer_tests'] if f'build {program_of(t)}:' in ninja]
    return [t for t in lists['device_tests'] + newer if t not in lists['no_records']]


def record(build, out, commit, only):
    gpu = origin.gpu()
    if gpu is None:
        print('SKIP: no NVIDIA GPU answers nvidia-smi', file=sys.stderr)
        return 77
    head = {**gpu, 'commit': origin.commit(commit), 'date': datetime.date.today().isoformat()}
    programs = {t: build / program_of(t) for t in with_records(build)}
    programs['gemm_bytes.py'] = build / 'examples/gemm'
    programs = {t: p for t, p in programs.items() if re.search(only, str(p.relative_to(build)))}
    if not programs:
        print(f'golden.py: no test that records has a program like {only}', file=sys.stderr)
        return 1
    targets = [str(p.relative_to(build)) for p in programs.values()]
    if subprocess.run(['ninja', '-C', str(build), *targets], stdout=sys.stderr, check=False).returncode:
        print(f'golden.py: {build} has no programs for a GPU: meson setup {build}, with nvcc', file=sys.stderr)
        return 1
    texts, failed = [], 0
    for test, program in programs.items():
        print(test, file=sys.stderr, flush=True)
        code, said, records = run(program, test, limit=SECONDS)
        if code or not records:
            failed += 1
            print(f'{test} answers {code} with {len(records)} records:\n{said[-1500:]}', file=sys.stderr)
        else:
            texts.append(text_of(records, test=test, **head))
    out.write_text(''.join(texts))
    print(f'{len(texts)} of {len(programs)} tests, {sum(len(t) for t in texts)} characters in {out}')
    return 1 if failed else 0


def unpack(text, folder):
    """The files that are written: nothing is, unless each part is whole."""
    parts = re.split(r'^(?=# tests/)', text, flags=re.M)
    files = {}
    for part in filter(None, parts):
        head, golden = parse(part)
        if not golden or '..' in head['test'] or 'model' in head['gpu'].lower():
            raise ValueError(f'{head["test"]}: {len(golden)} records of {head["gpu"]}')
        files[(folder / head['test']).with_suffix('.txt')] = part
    for file, part in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(part)
    return sorted(files)


def self_test():
    """Are faults seen? Records that are made up, for a GPU that is none."""
    faults = []
    head = {'gpu': 'NVIDIA None', 'driver': '1.2.3', 'commit': 'abc1234', 'date': '2026-01-01'}
    good = {'a.x': b'0123', 'b.long': bytes(range(256)) * 17, 'c.empty': b''}
    text = text_of(good, test='ptx/test_none.cu', **head)

    def expect(what, records, words, new=()):
        found, missing, _ = compare(text, records)
        if [w for w in words if not any(w in f for f in found)] or len(found) != len(words) or missing != list(new):
            faults.append(f'{what}: {found} {missing}')

    expect('the same', good, [])
    if re.search(r' $', text, re.M):
        faults.append('a line ends in a blank')
    expect('a byte', {**good, 'a.x': b'0173'}, ['a.x: 1 of 4 bytes differ, the first at 2'])
    expect('a byte of many', {**good, 'b.long': bytes(range(256)) * 16 + bytes(256)}, ['b.long: 4352 bytes differ'])
    expect('a length', {**good, 'c.empty': b'1'}, ['c.empty: 1 bytes, the GPU recorded 0'])
    expect('gone', {n: d for n, d in good.items() if n != 'a.x'}, ['a.x: the GPU recorded it'])
    expect('new', {**good, 'd.new': b'1'}, [], ['d.new'])
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        two = text + text_of(good, test='tile/test_none.cu', **head)
        names = [f.relative_to(folder).as_posix() for f in unpack(two, folder)]
        if names != ['ptx/test_none.txt', 'tile/test_none.txt'] or (folder / names[0]).read_text() != text:
            faults.append(f'unpack: {names}')
        for what, bad in (('HEAD', text.replace('abc1234', 'HEAD')), ('dirty', text.replace('abc1234', 'abc1234-dirty')),
                          ('model', text.replace('NVIDIA None', "mgpu's model")), ('path', text.replace('ptx/', '../')),
                          ('cut', text[:text.index('\n') + 1]), ('half a line', text[:-40] + '\nx\n')):
            try:
                unpack(bad, folder)
                faults.append(f'unpack takes {what}')
            except ValueError:
                pass
    with tempfile.TemporaryDirectory() as folder:
        waits = pathlib.Path(folder) / 'waits'
        waits.write_text('#!/bin/sh\necho begins\nsleep 60 &\nwait\n')  # a child has the pipe, too
        waits.chmod(0o755)
        since = time.monotonic()
        code, said, records = run(waits, 'ptx/test_none.cu', limit=1)
        if time.monotonic() - since > 30:
            faults.append('what a killed test has started lives on')
        if code != 124 or 'begins' not in said or 'killed after 1 s' not in said or records:
            faults.append(f'a test that waits for ever: {code} {said}')
    if not with_records(pathlib.Path()):
        faults.append('no device test records')
    print('\n'.join(faults) or 'golden.py sees what differs, and takes only whole files of a GPU')
    return 1 if faults else 0


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=['record', 'unpack', 'check'])
    parser.add_argument('where', type=pathlib.Path)
    parser.add_argument('other', nargs='?')
    parser.add_argument('--commit')
    parser.add_argument('--only', default='')
    args = parser.parse_args()
    if (args.what == 'unpack') == bool(args.other):
        parser.error(f'{args.what}: see --help')
    if args.what == 'record':
        return record(args.where.resolve(), pathlib.Path(args.other), args.commit, args.only)
    if args.what == 'check':
        return check(args.where.resolve(), args.other)
    print('\n'.join(str(f.relative_to(ROOT)) for f in unpack(args.where.read_text(), GOLDEN)))
    return 0


if __name__ == '__main__':
    sys.exit(main())
