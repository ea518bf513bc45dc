#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Build and run suites of tests, and sum up.

    tools/suites.py BUILD SUITE...

A line for each suite with its seconds (its build included) and those of the processors, the reason for
each test that was skipped, the output of each that failed, the five tests that took longest; the last line
is "N passed, N failed, N skipped".
"""
import collections
import json
import os
import pathlib
import re
import resource
import subprocess
import sys
import time

WHAT_IT_NEEDS = {
    'ptx': 'nvcc 12.8 or newer is not here',
    'ptx95': 'nvcc 12.8 or newer is not here',
    'gpu': 'nvcc 12.8 or newer is not here',
}


def call(*command):
    """Run a command; its output is one text."""
    return subprocess.run(command, text=True, check=False, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)


def broken(text):
    """What ninja printed about the commands that failed."""
    steps = re.split(r'^\[\d+/\d+\] ', text, flags=re.M)
    lines = '\n'.join(step for step in steps if 'FAILED: ' in step) or text
    return [line for line in lines.strip().splitlines() if len(line) < 400][:80]


def introspect(build, what):
    """What meson knows about a build."""
    return json.loads(subprocess.run(['meson', 'introspect', f'--{what}', build], check=True,
                                     capture_output=True, text=True).stdout)


def programs(build, suite):
    """The tests of a suite by name, each with the files that ninja has to build for it."""
    files = {t['id']: t['filename'] for t in introspect(build, 'targets')}
    return {t['name']: [f for target in t['depends'] for f in files[target]]
            for t in introspect(build, 'tests') if f'mgpu:{suite}' in t['suite']}


def results(log):
    """The tests of a run, as meson wrote them down: one JSON object a line."""
    if not log.exists():
        return []
    return [json.loads(line) for line in log.read_text().splitlines() if line.strip()]


def reason(test):
    """Why a test was skipped: its line SKIP: ..., or what there is of its output."""
    lines = (test.get('stdout') or '').strip().splitlines() or ['it does not say why']
    for line in lines:
        if line.startswith('SKIP: '):
            return line[len('SKIP: '):]
    return lines[-1]


def processor_seconds():
    """What the processes that this one has waited for have used, and theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main():
    build, suites = pathlib.Path(sys.argv[1]), sys.argv[2:]
    total, reasons, failures, durations = collections.Counter(), [], [], []
    for suite in suites:
        tests = programs(build, suite)
        if not tests:
            total['skipped'] += 1
            print(f'{suite:6} skipped: {WHAT_IT_NEEDS.get(suite, "it has no test")}', flush=True)
            continue
        log = build / 'meson-logs' / f'{suite}.json'
        log.unlink(missing_ok=True)
        start, used = time.time(), processor_seconds()
        files = {f for needed in tests.values() for f in needed}
        if files:
            targets = sorted(pathlib.Path(f).relative_to(build.resolve()).as_posix() for f in files)
            made = call('ninja', '-k', '0', '-C', build, *targets)
            if made.returncode:
                failures.append((f'{suite}: the build', broken(made.stdout)))
                total['failed'] += 1
        ready = [name for name, needed in tests.items() if all(map(os.path.exists, needed))]
        if ready:
            run = call('meson', 'test', '-C', build, '--no-rebuild', '--logbase', suite, *ready)
        seconds, used = time.time() - start, processor_seconds() - used
        count, why = collections.Counter(), collections.defaultdict(list)
        ran = results(log)
        for test in ran:
            name = test['name'].split(' / ')[-1]
            durations.append((test['duration'], f'{suite}: {name}'))
            if test['result'] == 'OK':
                count['passed'] += 1
            elif test['result'] == 'SKIP':
                count['skipped'] += 1
                why[reason(test)].append(name)
            else:
                count['failed'] += 1
                output = (test.get('stdout', '') + test.get('stderr', '')).strip().splitlines()
                failures.append((f'{suite}: {name}: {test["result"]}', output[-60:]))
        count['failed'] += len(tests) - len(ran)  # never started
        if len(ran) < len(ready):
            failures.append((f'{suite}: meson', run.stdout.strip().splitlines()[-20:]))
        total += count
        print(f'{suite:6} {count["passed"]:4} passed {count["failed"]:4} failed '
              f'{count["skipped"]:4} skipped   {seconds:5.0f} s, of processors {used:5.0f} s', flush=True)
        for text, names in why.items():
            which = names[0] if len(names) == 1 else f'{len(names)} tests'
            reasons.append(f'skipped {suite}: {which}: {text}')
    for line in reasons:
        print(line)
    for duration, name in sorted(durations, reverse=True)[:5]:
        print(f'{duration:5.0f} s {name}')
    for title, output in failures:
        print(f'\n--- {title}', *output, sep='\n    ')
    if failures:
        print()
    print(f'{total["passed"]} passed, {total["failed"]} failed, {total["skipped"]} skipped')
    return 1 if failures or total['failed'] else 0


if __name__ == '__main__':
    sys.exit(main())
