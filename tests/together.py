#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""One translation unit of several tests: nine tenths of the time that nvcc takes for a small one is the headers that
all of them include, and g++ takes as long for the model of one that holds it.

    tests/together.py OUT UNIT/UNITS FILE...      each UNITS-th file from the UNIT-th on, counted from 0

Headers come first, each once; then each file in a namespace of its own, its macros undefined behind it. Kernels are
extern "C": two of one name cannot be in one unit.
"""
import pathlib
import re
import sys

import building

TESTS = pathlib.Path(__file__).resolve().parent
INCLUDE = re.compile(r'^ *# *include +(["<][^">]+[">])', re.M)
DEFINE = re.compile(r'^ *# *define +(\w+)', re.M)


SHARED = [TESTS / 'device.h', TESTS / 'catch.h']  # of all tests, so included before the first namespace


def parts(file):
    """A test and the headers beside it that it includes, which have macros of its own: they are in its namespace."""
    found = [file]
    for part in found:
        for name in INCLUDE.findall(part.read_text()):
            at = next((p.resolve() for p in (part.parent / name[1:-1], TESTS / name[1:-1]) if p.exists()), None)
            if name[0] == '"' and at not in SHARED + found:
                found.append(at)
    return found


def main():
    building.usage(__doc__, 2)
    out, which, *files = sys.argv[1:]
    unit, units = map(int, which.split('/'))
    files = [pathlib.Path(f).resolve() for f in files[unit::units]]
    text = {f: ''.join(part.read_text() for part in parts(f)) for f in files}
    system = dict.fromkeys(name for f in files for name in INCLUDE.findall(text[f]) if name[0] == '<')
    lines = [f'#include "{name}"' for name in SHARED] + [f'#include {name}' for name in system]
    for f in files:
        name = re.sub(r'\W', '_', str(f.relative_to(TESTS).with_suffix('')))
        lines += ['', f'namespace {name} {{', f'#include "{f}"', '}']
        lines += [f'#undef {m}' for m in dict.fromkeys(DEFINE.findall(text[f]))]
    pathlib.Path(out).write_text('\n'.join(lines) + '\n')


if __name__ == '__main__':
    main()
