#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is every test file and every example a line in its meson.build? A forgotten one never runs."""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    files = {'tests': [f for f in (ROOT / 'tests').rglob('test_*') if f.suffix in ('.cpp', '.cu')],
             'examples': [f for f in (ROOT / 'examples').glob('[0-9][0-9]_*.cu')]}
    count = 0
    for folder, found in files.items():
        listed = (ROOT / folder / 'meson.build').read_text()
        for file in sorted(found):
            name = file.relative_to(ROOT / folder).as_posix()
            if f"'{name}'" not in listed:
                print(f'{folder}/{name} is not in {folder}/meson.build')
                count += 1
    return 1 if count else 0


if __name__ == '__main__':
    sys.exit(main())
