#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does every test file and every example run? A file that nobody names never does.

A test_*.cpp, test_*.cu or example must be a line of its folder's meson.build. A .py or .c file below
tests/ must be in some meson.build, or be named by a .py file that runs, which compiles, runs or imports it.
Those of alone/refused/ are found by refused.py."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    tests, faults = ROOT / 'tests', []
    builds = {f.parent: f.read_text() for folder in ('.', 'tests', 'examples', 'benchmarks', 'verify')
              for f in [ROOT / folder / 'meson.build']}

    def says(folder, file):
        """Does the meson.build of this folder name the file, from there or from the root?"""
        name = re.escape(file.relative_to(tests if tests in file.parents else folder).as_posix())
        return re.search(rf"'([^'\s]*/)?{name}'", builds[folder])

    for folder, found in ((tests, [f for f in tests.rglob('test_*') if f.suffix in ('.cpp', '.cu')]),
                          (ROOT / 'examples', list((ROOT / 'examples').glob('[0-9][0-9]_*.cu')))):
        faults += [f'{f.relative_to(ROOT)} is not in {folder.name}/meson.build'
                   for f in sorted(found) if not says(folder, f)]

    others = [f for f in sorted(tests.rglob('*')) if f.suffix in ('.py', '.c')
              and not {'refused', '__pycache__'} & set(f.parts)]
    run = [f for f in others if any(says(folder, f) for folder in builds)]
    for script in run:      # and what runs with it, which is behind it in the list
        if script.suffix == '.py':
            text = script.read_text()
            run += [f for f in others if f not in run and re.search(rf'\b{re.escape(f.name)}\b|^import {f.stem}\b', text, re.M)]
    faults += [f'{f.relative_to(ROOT)} is in no meson.build, and no script that runs names it' for f in others if f not in run]
    print('\n'.join(faults) or f'{len(others)} scripts and C files, and every test and example')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
