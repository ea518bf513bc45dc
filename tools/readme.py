#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fill the generated regions of README.md; with --check, only say whether they are stale.

    <!-- kernel FILE NAME -->   the kernel or function NAME of FILE, to its last brace
    <!-- ladder -->             the examples, by the first lines of their files
    <!-- headers -->            which header for what, by the first lines of the headers

Each region ends with <!-- end -->.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]


def first_line(file):
    """What a file says it is: its first line after the dash."""
    line = file.read_text().split('\n', 1)[0]
    match = re.match(r'/\* (\S+) - (.*?)\s*(\*/)?$', line)
    if not match:
        sys.exit(f'{file}: the first line must be /* {file.name} - what it is')
    return match.group(2).rstrip('.')


def kernel(file, name):
    """A kernel or a function of an example, as a code block."""
    text = (ROOT / file).read_text() if (ROOT / file).exists() else ''
    match = re.search(rf'^(MGPU_KERNEL\({name},|[\w ]+\n{name}\().*?^}}\n', text, re.S | re.M)
    if not match:
        sys.exit(f'README.md: {file} has no kernel or function {name}')
    return f'```c\n{match.group(0)}```\n'


def ladder():
    """A row for each numbered example."""
    rows = ['| Step | What is new |', '|---|---|']
    for file in sorted((ROOT / 'examples').glob('[0-9][0-9]_*.cu')):
        path = file.relative_to(ROOT).as_posix()
        rows.append(f'| [{file.stem}]({path}) | {first_line(file)} |')
    for file in sorted((ROOT / 'examples/kernels').glob('*.cu')):
        path = file.relative_to(ROOT).as_posix()
        rows.append(f'| [kernels/{file.stem}]({path}) | {first_line(file)} |')
    return '\n'.join(rows) + '\n'


def headers():
    """A row for each header a user may include."""
    rows = ['| Header | What it is |', '|---|---|']
    include = ROOT / 'include/mgpu'
    order = ['.', 'layout', 'ptx', 'tile', 'host', 'emu']
    for folder in order:
        for file in sorted((include / folder).glob('*.h')):
            private = folder == 'emu' and file.name != 'emu.h'
            if not private and not file.name.endswith('.gen.h'):
                path = file.relative_to(include).as_posix()
                rows.append(f'| [{path}](include/mgpu/{path}) | {first_line(file)} |')
    return '\n'.join(rows) + '\n'


def fill(text):
    """README.md with each region filled."""
    makers = {'kernel': kernel, 'ladder': ladder, 'headers': headers}

    def region(match):
        word, *args = match.group(1).split()
        return f'<!-- {match.group(1)} -->\n{makers[word](*args)}<!-- end -->'

    return re.sub(r'<!-- ((?:kernel|ladder|headers)[^>]*?) -->\n.*?<!-- end -->', region, text,
                  flags=re.S)


def main():
    readme = ROOT / 'README.md'
    text = readme.read_text()
    filled = fill(text)
    if '--check' not in sys.argv:
        readme.write_text(filled)
    elif filled != text:
        print('README.md is stale: run tools/readme.py')
        return 1
    return 0


if __name__ == '__main__':
    sys.exit(main())
