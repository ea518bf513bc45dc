#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What all tests include, read once by gcc.

    tests/precompile.py BUILD HEADER NAME.h.gch

gcc takes a precompiled header only in a command that is like the one that made it, so the words are those of a test that
has `-include NAME.h`, as meson has written them down in BUILD. A test in which it is not taken does not compile: -Winvalid-pch.
"""
import json
import pathlib
import shlex
import subprocess
import sys

import building


def main():
    building.usage(__doc__, 3)
    build, header, out = map(pathlib.Path, sys.argv[1:])
    commands = (shlex.split(c['command']) for c in json.loads((build / 'compile_commands.json').read_text()))
    words = next(w for w in commands if out.stem in w and w[w.index(out.stem) - 1] == '-include')
    left_out = {'-include': 2, '-MQ': 2, '-MF': 2, '-o': 2, '-c': 2, '-MD': 1}
    kept, i = [], 0
    while i < len(words):
        if words[i] not in left_out:
            kept.append(words[i])
        i += left_out.get(words[i], 1)
    return subprocess.run([*kept, '-MD', '-MQ', out, '-MF', f'{out}.d', '-x', 'c++-header', header, '-o', out], cwd=build, check=False).returncode


if __name__ == '__main__':
    sys.exit(main())
