#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The results of benchmarks/run_micro.sh as tables and pictures: docs/micro.md, docs/micro-memory.svg, docs/micro-wgmma.svg.

    benchmarks/plot_micro.py               from benchmarks/results/micro-*.jsonl into docs/
    benchmarks/plot_micro.py FILE...       the tables of these files, to standard output
    benchmarks/plot_micro.py --check       only say whether page and pictures are those of the results

Of a card the newest commit is shown. Its runs merge: the median of their medians, the least and the most of all.
"""
import json
import math
import pathlib
import re
import statistics
import sys

from picture import RIGHT, WIDTH, dot, line_, picture, text

ROOT = pathlib.Path(__file__).resolve().parents[1]
RESULTS = ROOT / 'benchmarks/results'
DOCS = ROOT / 'docs'
BEGIN, END = '<!-- micro -->\n', '<!-- end -->'
NONE = 'No run is recorded yet.\n'
LEFT, TOP, BOTTOM = 70.0, 70.0, 470.0
STYLE = '''
text { font: 13px sans-serif; fill: #1f2328; } .small { font-size: 11px; } .faint { fill: #59636e; }
.line { stroke: #d1d9e0; stroke-width: 1; } .ideal { stroke: #59636e; stroke-dasharray: 3 3; fill: none; } polyline { fill: none; stroke-width: 1.5; }
.s0 { stroke: #0969da; } .s1 { stroke: #bc4c00; } .s2 { stroke: #1a7f37; } .s3 { stroke: #8250df; } .s4 { stroke: #57606a; } .s5 { stroke: #bf3989; }
circle.s0 { fill: #0969da; } circle.s1 { fill: #bc4c00; } circle.s2 { fill: #1a7f37; } circle.s3 { fill: #8250df; } circle.s4 { fill: #57606a; } circle.s5 { fill: #bf3989; }
@media (prefers-color-scheme: dark) { text { fill: #f0f6fc; } .faint { fill: #9198a1; } .line { stroke: #3d444d; } .ideal { stroke: #9198a1; } }
'''
# What is drawn over bytes in flight: family, case, name of the line.
MEMORY = [('tma load', 'from HBM', 'TMA'), ('bulk', 'load, from HBM', 'bulk'), ('cp.async', 'from HBM', 'cp.async'),
          ('memory', 'plain loads, from HBM', 'loads')]
WGMMA = re.compile(r'm64n(\d+)k\d+ (\w+) (ss|rs)')


def read(files):
    """All lines of microbenchmarks, those of older files first."""
    lines = [json.loads(t) for f in files for t in f.read_text().splitlines() if t.strip()]
    return [line for line in lines if 'micro' in line]


def merged(lines):
    """One line of several runs of a case."""
    known = [line for line in lines if None not in (line['median'], line['min'], line['max'])]
    if not known:
        return None
    return {**known[-1], 'median': statistics.median(line['median'] for line in known),
            'min': min(line['min'] for line in known), 'max': max(line['max'] for line in known)}


def newest(lines):
    """{card: [line of each case]}: of its last commit, in the order in which they came."""
    out = {}
    for card in dict.fromkeys(line['gpu'] for line in lines):
        commit = [line['commit'] for line in lines if line['gpu'] == card][-1]
        some = {}
        for line in lines:
            if (line['gpu'], line['commit']) == (card, commit):
                some.setdefault((line['micro'], line['case'], line['parameters'], line['unit']), []).append(line)
        out[card] = [one for one in map(merged, some.values()) if one]
    return {card: some for card, some in out.items() if some}


def words(line):
    """{'box_bytes': 1024, 'from': 'L2'}: the parameters, numbers where they are."""
    pairs = (word.partition('=')[::2] for word in line['parameters'].split())
    return {name: int(value) if value.isdigit() else value for name, value in pairs}


def number(value):
    return f'{value:.0f}' if value >= 100 else f'{value:.1f}'


# ---- tables -----------------------------------------------------------------------------------


def family_table(name, lines):
    """All cases of one family."""
    rows = [f'<details><summary>{name}, {len(lines)} cases</summary>', '', '| case | parameters | median | least .. most | unit | published |', '|---|---|---:|---|---|---|']
    for one in lines:
        rows.append(f'| {one["case"]} | {one["parameters"].replace(" ", ", ")} | {number(one["median"])} | {number(one["min"])} .. {number(one["max"])} | {one["unit"]} | {one["literature"]} |')
    return [*rows, '', '</details>', '']


def straddling(lines):
    """What rows cost that do not begin on a line of 128 bytes: a table, or nothing."""
    found = {}
    for one in lines:
        if one['micro'] == 'tma load' and one['case'].startswith('rows '):
            p = words(one)
            found.setdefault((one['case'], p['box_bytes']), {})[p['row_bytes'], p['offset']] = one['median']
    found = {key: by for key, by in found.items() if (8192, 0) in by}
    kinds = sorted({kind for by in found.values() for kind in by} - {(8192, 0)})
    if not found:
        return []
    rows = ['#### Rows that straddle lines of 128 bytes', '', 'Boxes whose rows are 128 bytes; beside the GB/s of rows that begin on such a line, the share of them that others reach.', '',
            '| box | 8192 bytes from row to row | ' + ' | '.join(f'{r}, {f"{o} off" if o else "0 off"}' for r, o in kinds) + ' |', '|---|---:|' + '---:|' * len(kinds)]
    for (case, box), by in found.items():
        rows.append(f'| {case}, {box} bytes | {number(by[8192, 0])} | ' + ' | '.join(f'{by[k] / by[8192, 0]:.2f}' if k in by else '' for k in kinds) + ' |')
    return [*rows, '']


def published(lines):
    """The cases of which others have published figures, and where."""
    some = [one for one in lines if one['literature']]
    if not some:
        return []
    rows = ['#### Beside the literature', '', 'Other cards, clocks and ways to measure: an order of magnitude, no bar.', '', '| what | here | unit | published |', '|---|---:|---|---|']
    rows += [f'| {one["micro"]}: {one["case"]} {one["parameters"].replace(" ", ", ")} | {number(one["median"])} | {one["unit"]} | {one["literature"]} |' for one in some]
    sources = dict.fromkeys(source for one in some for source in one['source'].split('; ') if not source.startswith('how many'))
    return [*rows, '', 'From: ' + '; '.join(sources) + '.', '']


def tables(lines):
    """The page's region."""
    out = []
    for card, some in newest(lines).items():
        one = some[-1]
        clocks = [line['clock_mhz'] for line in some if line.get('clock_mhz')]
        mhz = f', {min(clocks):.0f} to {max(clocks):.0f} MHz' if clocks else ''
        out += [f'### {card}', '', f'Driver {one["driver"]}, {one["date"]}, commit {one["commit"][:12]}{mhz}; medians of {one["samples"]} samples.', '', *published(some), *straddling(some)]
        for family in dict.fromkeys(line['micro'] for line in some):
            out += family_table(family, [line for line in some if line['micro'] == family])
    return '\n'.join(out) + '\n' if out else NONE


# ---- pictures ---------------------------------------------------------------------------------


def in_flight(line):
    """Bytes that a multiprocessor has on their way, or None."""
    p = words(line)
    if 'swizzle' in p or 'row_bytes' in p:
        return None
    bytes_ = p.get('box_bytes', p.get('bytes'))
    return p.get('in_flight', bytes_ * p['stages'] if bytes_ and 'stages' in p else None)


def chart(title, series, x_marks, x_word, y_word, ideal=()):
    """Lines over a logarithmic x: series is [(name, [(x, y, words)])]."""
    points = [p for _, some in series for p in some]
    low, high = math.log2(min(p[0] for p in points)), math.log2(max(p[0] for p in points))
    most = max(p[1] for p in points)
    step = 10 ** math.floor(math.log10(most))
    step = step if most / step >= 4 else step / 2 if most / step >= 2 else step / 5

    def x(value):
        return LEFT + (math.log2(value) - low) / max(high - low, 1) * (WIDTH - LEFT - RIGHT)

    def y(value):
        return BOTTOM - value / most * (BOTTOM - TOP)

    body = [text(LEFT, 17, title)]
    for at in range(int(most / step) + 1):
        body += [line_('line', LEFT, y(at * step), WIDTH - RIGHT, y(at * step)), text(LEFT - 8, y(at * step) + 4, f'{at * step:g}', 'small faint', 'end')]
    for mark in x_marks:
        if low <= math.log2(mark) <= high:
            body += [line_('line', x(mark), TOP, x(mark), BOTTOM), text(x(mark), BOTTOM + 16, f'{mark // 1024} KiB' if mark >= 1024 else str(mark), 'small faint', 'middle')]
    for some in ideal:
        inside = [(a, b) for a, b in some if low <= math.log2(a) <= high and b <= most]
        body.append(f'<polyline class="ideal" points="{" ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in inside)}"/>')
    at = LEFT
    for i, (name, some) in enumerate(series):
        kind = f's{i % 6}'
        body += [f'<polyline class="{kind}" points="{" ".join(f"{x(a):.1f},{y(b):.1f}" for a, b, _ in sorted(some))}"/>',
                 *(dot(kind, x(a), y(b), what, 3) for a, b, what in some), dot(kind, at + 5, 38, name), text(at + 14, 42, name, 'small')]
        at += 34 + 7 * len(name)
    body += [text(LEFT, TOP - 8, y_word, 'small faint'), text(WIDTH - RIGHT, BOTTOM + 34, x_word, 'small faint', 'end')]
    return picture(title, BOTTOM + 44, body, STYLE)


def memory_picture(found):
    """GB/s over bytes in flight: of each way the best that a number of bytes reaches; None without results."""
    series = []
    for card, some in found.items():
        for family, case, name in MEMORY:
            best = {}
            for one in some:
                flying = in_flight(one) if (one['micro'], one['case']) == (family, case) else None
                if flying and one['median'] > best.get(flying, (0, 0, ''))[1]:
                    best[flying] = flying, one['median'], f'{name}, {card}, {one["parameters"]}: {one["median"]:.0f} GB/s'
            if best:
                series.append((f'{name}, {card.replace("NVIDIA ", "")}', list(best.values())))
    return series and chart('Reading HBM: GB/s by bytes in flight of a multiprocessor', series, [2 ** k for k in range(7, 18)], 'bytes in flight', 'GB/s')


def wgmma_picture(found):
    """Clocks of a wgmma over N, of each type; None without results."""
    series = {}
    for card, some in found.items():
        for one in some:
            m = WGMMA.fullmatch(one['case'])
            if one['micro'] == 'wgmma' and m and one['parameters'] == 'batch=4 wait=1':
                name = f'{m.group(2)} {m.group(3)}, {card.replace("NVIDIA ", "")}'
                series.setdefault(name, []).append((int(m.group(1)), one['median'], f'{one["case"]}, {card}: {one["median"]:.1f} clocks'))
    ideal = [[(n, n / 2) for n in (8, 16, 32, 64, 128, 256)]]
    return series and chart('Clocks of a wgmma of one warpgroup by N; dashed: what the data sheet allows', list(series.items()), [8, 16, 32, 64, 96, 128, 192, 256], 'N', 'clocks', ideal)


# ---- files ------------------------------------------------------------------------------------


def recorded():
    """All lines of benchmarks/results, by date."""
    return read(sorted(RESULTS.glob('micro-*.jsonl'), key=lambda f: (f.stem[-10:], f.stem)))


def made(lines):
    """{path: text} of the page and, where there are results, of the pictures."""
    page = DOCS / 'micro.md'
    before, found = page.read_text(), newest(lines)
    if len(re.findall(f'{BEGIN}.*?{END}', before, flags=re.S)) != 1:
        sys.exit(f'plot_micro.py: {page.name} wants one region from {BEGIN.strip()} to {END}')
    drawn = {DOCS / name: svg for name, svg in (('micro-memory.svg', memory_picture(found)), ('micro-wgmma.svg', wgmma_picture(found))) if svg}
    alt = {'micro-memory.svg': 'GB/s by bytes in flight', 'micro-wgmma.svg': 'Clocks of a wgmma by N'}
    shown = ''.join(f'![{alt[path.name]}]({path.name})\n\n' for path in drawn)
    return {page: re.sub(f'{BEGIN}.*?{END}', lambda _: BEGIN + shown + tables(lines) + END, before, flags=re.S), **drawn}


def main():
    args = sys.argv[1:]
    if args and args != ['--check']:
        if args[0].startswith('-'):
            sys.exit(__doc__)
        sys.stdout.write(tables(read(map(pathlib.Path, args))))
        return 0
    stale = 0
    for path, new in made(recorded()).items():
        old = path.read_text() if path.exists() else None
        if args and new != old:
            print(f'docs/{path.name} is not that of benchmarks/results: run benchmarks/plot_micro.py')
            stale = 1
        elif not args and new != old:
            path.write_text(new)
            print(f'docs/{path.name}: {len(new)} bytes')
    return stale


if __name__ == '__main__':
    sys.exit(main())
