#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fill the generated regions of README.md, and the column "Lines changed" of examples/README.md.

usage: readme.py             write them
       readme.py --check     only say whether they are stale
       readme.py --self-test

    <!-- kernel FILE NAME -->   the kernel or function NAME of FILE, to its last brace
    <!-- ladder -->             the examples, by the first lines of their files
    <!-- headers -->            which header for what, by the first lines of the headers

Each region ends with <!-- end -->. Step N of the ladder is step N - 1 with a diff that fits a
screen: both forms print the sizes, and fail when a step has more than 80 new lines.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
FIRST_MEASURED = 7      # the steps before it are programs of their own
MOST_NEW_LINES = 80


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


def common_lines(old, new):
    """How many lines a smallest diff leaves alone: the longest common subsequence."""
    before = [0] * (len(new) + 1)
    for line in old:
        now = [0]
        for j, other in enumerate(new):
            now.append(before[j] + 1 if line == other else max(before[j + 1], now[j]))
        before = now
    return before[-1]


def step_sizes(examples):
    """(step, new lines, removed lines) of each measured step against the one before, as `diff --minimal` counts."""
    files = {int(f.name[:2]): f for f in examples.glob('[0-9][0-9]_*.cu')}
    sizes = []
    for number in sorted(n for n in files if n >= FIRST_MEASURED):
        old, new = (files[n].read_text().split('\n')[:-1] for n in (number - 1, number))
        same = common_lines(old, new)
        sizes.append((files[number].stem, len(new) - same, len(old) - same))
    return sizes


def too_large(sizes):
    """A sentence for each step that does not fit a screen."""
    return [f'examples/{step}.cu has {new} lines that the step before has not, more than {MOST_NEW_LINES}: '
            'keep what does not change as it was, or make two steps of it'
            for step, new, _ in sizes if new > MOST_NEW_LINES]


def fill_sizes(text, sizes):
    """examples/README.md with the third column of each measured step written anew."""
    for step, new, removed in sizes:
        row = re.compile(rf'^(\| \[{step}\]\([^|]*\|[^|]*\|)[^|]*\|', re.M)
        text, found = row.subn(rf'\g<1> +{new} -{removed} |', text)
        if found != 1:
            sys.exit(f'examples/README.md: the table has {found} rows of {step}, not 1')
    return text


def main():
    if '--self-test' in sys.argv:
        import readme_test
        return readme_test.main()
    sizes = step_sizes(ROOT / 'examples')
    pages = {'README.md': fill, 'examples/README.md': lambda text: fill_sizes(text, sizes)}
    bad = too_large(sizes)
    for name, make in pages.items():
        text = (ROOT / name).read_text()
        if '--check' not in sys.argv:
            (ROOT / name).write_text(make(text))
        elif make(text) != text:
            bad.append(f'{name} is stale: run tools/readme.py')
    for step, new, removed in sizes:
        print(f'{step}: +{new} -{removed} lines')
    print('\n'.join(bad), end='\n' if bad else '')
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
