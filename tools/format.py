#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Format the C, C++ and CUDA sources; with --check, only say which are not formatted.

One pinned version of clang-format, because each formats a little differently. Answers 0, 1, or
77 when that version is not here.
"""
import fnmatch
import pathlib
import re
import shutil
import subprocess
import sys

VERSION = '14'
ROOT = pathlib.Path(__file__).resolve().parents[1]


def clang_format():
    """The pinned clang-format, or None and what was found instead."""
    found = 'none'
    for name in (f'clang-format-{VERSION}', 'clang-format'):
        path = shutil.which(name)
        if path:
            found = subprocess.run([path, '--version'], capture_output=True, text=True,
                                   check=False).stdout.strip()
            if re.search(rf'version {VERSION}\.', found):
                return path, found
    return None, found


def sources():
    """All sources but those that .clang-format-ignore names."""
    ignored = [line for line in (ROOT / '.clang-format-ignore').read_text().split('\n')
               if line and not line.startswith('#')]
    for folder in ('include', 'tests', 'examples', 'benchmarks', 'verify'):
        for file in sorted((ROOT / folder).rglob('*')):
            if file.suffix in ('.h', '.c', '.cpp', '.cu') and not any(
                    fnmatch.fnmatch(file.name, pattern) for pattern in ignored):
                yield file


def main():
    path, found = clang_format()
    if not path:
        print(f'SKIP: the sources are formatted by clang-format {VERSION}; found: {found}')
        return 77
    files = list(sources())
    if '--check' not in sys.argv:
        return subprocess.run([path, '-i', *files], check=False).returncode
    said = subprocess.run([path, '--dry-run', '--Werror', *files], capture_output=True, text=True, check=False)
    named = set(re.findall(r'^(.*?):\d+:\d+: error: ', said.stderr, re.M))
    bad = [f for f in files if str(f) in named]
    if said.returncode and not bad:     # it says something else
        sys.exit(said.stderr)
    for file in bad:
        print(f'{file.relative_to(ROOT)} is not formatted: run tools/format.py')
    if not bad:
        print(f'{len(files)} files are formatted')
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
