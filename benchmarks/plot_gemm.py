#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The results of bench_gemm as tables and pictures: docs/gemm.md, docs/gemm-ratio.svg, docs/gemm-roofline.svg.

    benchmarks/plot_gemm.py               from benchmarks/results/gemm-*.jsonl into docs/
    benchmarks/plot_gemm.py FILE...       the tables of these files, to standard output
    benchmarks/plot_gemm.py --check       only say whether page and pictures are those of the results

Runs merge by card and commit: a shape that several have measured has the median of their ratios, and the least and the most
of all of them: so do the seeds of random shapes. Of a set and a kernel the newest commit is shown, and of a
regime that it has not the newest of the same day. A fused product, another layout, a batch and
sums in f16 are sets of their own. Shapes that --shape forced are not shown.
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
BEGIN, END = '<!-- gemm -->\n', '<!-- end -->'
NONE = 'No run is recorded yet.\n'
PEER = 'cublasLt'
REGIMES = ('burst', 'sustained')
PEERS_PEER = 'cublasLt, the same minute'     # what benchmarks/peers.py writes
PDL = '_pdl'
SPARSE = ', A 2:4'
BAR = 0.02          # random shapes may lose so much against public ones
LEFT, ROW, THIN = 300, 17, 4
HBM_TB = 4.8        # of an H200, the data sheet
STYLE = '''
text { font: 13px sans-serif; fill: #1f2328; } .small { font-size: 11px; } .faint { fill: #59636e; }
.line { stroke: #d1d9e0; stroke-width: 1; } .one { stroke: #59636e; stroke-dasharray: 3 3; } .roof { stroke: #59636e; fill: none; }
.burst { fill: #0969da; stroke: #0969da; } .sustained { fill: #bc4c00; stroke: #bc4c00; } .peer { fill: #8c959f; stroke: none; }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc; } .faint { fill: #9198a1; } .line { stroke: #3d444d; } .one, .roof { stroke: #9198a1; }
.burst { fill: #58a6ff; stroke: #58a6ff; } .sustained { fill: #f0883e; stroke: #f0883e; } .peer { fill: #6e7681; } }
'''


def geomean(values):
    values = list(values)
    return math.exp(sum(map(math.log, values)) / len(values))


def shape(line):
    return line['m'], line['n'], line['k']


def kind(line):
    """What a product is beside its set, sizes and types, as it stands behind the set's name."""
    return ''.join((SPARSE if line.get('a') == '2:4' else '', f', {line["trans"]}' if 'trans' in line else '', f', fused {line["fuse"]}' if 'fuse' in line else '',
                    f', sums in {line["sums"]}' if 'sums' in line else '', f', batches of {line["batch"]}' if 'batch' in line else '', f', B of {line["b"]}' if 'b' in line else ''))


def base(group):
    """The set, without that."""
    return group.split(',')[0]


def read(files):
    """All lines, those of older files first."""
    return [json.loads(text) for f in files for text in f.read_text().splitlines() if text.strip()]


def middle(lines, word):
    """The median of what the lines know of a word, or None."""
    known = [line[word] for line in lines if line.get(word) is not None]
    return statistics.median(known) if known else None


def merged(lines):
    """One line of several runs of the same thing."""
    out = {**lines[-1], 'runs': len(lines)}
    for word in ('ratio', 'median_ms', 'tflops', 'gbytes_per_s', 'power_w', 'clock_mhz', 'joules_per_tflop', 'copy_gbytes_per_s'):
        if word in out:
            out[word] = middle(lines, word)
    out['min_ms'], out['max_ms'] = min(line['min_ms'] for line in lines), max(line['max_ms'] for line in lines)
    if 'ratio_min' in out:
        out['ratio_min'], out['ratio_max'] = min(line['ratio_min'] for line in lines), max(line['ratio_max'] for line in lines)
    return out


def measured(lines):
    """{(card, commit, set, dtype, out): {(kernel, shape, regime): line}} of kernels and, under PEER, what stood beside them."""
    found = {}
    for line in lines:
        if 'regime' not in line or 'ratio' not in line or 'set' not in line or line.get('peer') == PEERS_PEER or 'shape' in line:
            continue
        run = line['gpu'], line['commit'], line['set'] + kind(line), line['dtype'], line['out_dtype']
        kernel = f'{PEER} of {line["peer"]}' if line['kernel'] == PEER else line['kernel']
        found.setdefault(run, {}).setdefault((kernel, shape(line), line['regime']), []).append(line)
    return {run: {what: merged(some) for what, some in by.items()} for run, by in found.items()}


def newest(found):
    """Of each card, set, dtypes, kernel and regime of a day the commit that came last: {(card, set, dtype, out, kernel): {(shape, regime): (line, peer's)}}."""
    out = {}
    for (card, _, group, dtype, to), by in found.items():      # in the order of the lines
        for kernel in sorted({k for k, _, _ in by if not k.startswith(f'{PEER} of ')}):
            new = {(size, regime): (line, by.get((f'{PEER} of {kernel}', size, regime)))
                   for (k, size, regime), line in by.items() if k == kernel}
            old = out.get((card, group, dtype, to, kernel), {})
            again, day = {regime for _, regime in new}, max(line['date'] for line, _ in new.values())
            out[card, group, dtype, to, kernel] = {what: pair for what, pair in old.items() if what[1] not in again and pair[0]['date'] == day} | new
    return out


def per_joule(pair):
    """(ours, theirs): joules per TFLOP, None where it is not known."""
    return tuple(line and line.get('joules_per_tflop') for line in pair)


def cell(pair, group):
    """Speed and ratio of one regime."""
    if pair is None:
        return ' | '
    line, _ = pair
    copy = line.get('copy_gbytes_per_s')
    share = f', {100 * line["gbytes_per_s"] / copy:.0f} %' if copy else ''
    speed = f'{line["gbytes_per_s"]:.0f}{share}' if base(group) == 'skinny' else f'{line["tflops"]:.0f}'
    return f'{speed} | {line["ratio"]:.3f} ({line["ratio_min"]:.3f} .. {line["ratio_max"]:.3f})'


def rows_of(by, group, pdl):
    """The rows of one table, without its head."""
    for size in sorted({s for s, _ in by}, key=lambda s: (s[0] if base(group) == 'skinny' else 0, s[0] * s[1] * s[2], s)):
        pairs = [by.get((size, regime)) for regime in REGIMES]
        ours, theirs = per_joule(pairs[1]) if pairs[1] else (None, None)
        joules = f'{ours:.3f}, {theirs:.3f}' if ours and theirs else ''
        gain = ''
        if pdl is not None:
            both = [b[size, 'burst'][0]['median_ms'] for b in (by, pdl) if (size, 'burst') in b]
            gain = f' {both[0] / both[1]:.3f} |' if len(both) == 2 else '  |'
        yield f'| {" x ".join(map(str, size))} | {cell(pairs[0], group)} | {cell(pairs[1], group)} | {joules} |{gain}'


def means(by):
    """A sentence for each regime: the geometric mean, and the worst shape."""
    for regime in REGIMES:
        some = {size: pair for (size, r), pair in by.items() if r == regime}
        if some:
            worst = min(some, key=lambda s: some[s][0]['ratio'])
            joules = [per_joule(pair) for pair in some.values() if all(per_joule(pair))]
            energy = f'; joules per TFLOP {geomean(a / b for a, b in joules):.3f} of its' if joules else ''
            yield (f'{regime}: **{geomean(pair[0]["ratio"] for pair in some.values()):.3f}** over {len(some)} shapes, the worst '
                   f'{some[worst][0]["ratio"]:.3f} at {" x ".join(map(str, worst))}{energy}')


def commits(by):
    """Of a table: one commit, or that of each regime."""
    of = {regime: line['commit'][:12] for (_, regime), (line, _) in by.items()}
    return 'commit ' + (', '.join(f'{of[r]} ({r})' for r in REGIMES if r in of) if len(set(of.values())) > 1 else next(iter(of.values())))


def table(key, by, pdl):
    """One set of one kernel."""
    card, group, dtype, to, kernel = key
    one = next(iter(by.values()))[0]
    copy = f'; a copy of 1 GiB reads and writes {one["copy_gbytes_per_s"]:.0f} GB/s' if one.get('copy_gbytes_per_s') else ''
    lacks = f'cuBLASLt has no {one["peer_lacks"]}: it gives what comes before. ' if 'peer_lacks' in one else ''
    unit = 'GB/s' if base(group) == 'skinny' else 'TFLOP/s'
    lines = [f'### {kernel}, {group}, {dtype} to {to}', '',
             f'{card}, driver {one["driver"]}, {one["date"]}, {commits(by)}; {one["distribution"]} data{copy}. {lacks}Geometric means of the ratio to cuBLASLt:', '',
             *(f'- {text}' for text in means(by)), '']
    head = [f'| m x n x k | burst, {unit} | ratio | sustained, {unit} | ratio | J/TFLOP, its |' + ' pdl gains |' * (pdl is not None),
            '|---|---:|---|---:|---|---|' + '---:|' * (pdl is not None)]
    body = head + list(rows_of(by, group, pdl))
    if base(group) == 'random':
        body = [f'<details><summary>{len({s for s, _ in by})} shapes</summary>', '', *body, '', '</details>']
    return lines + body + ['']


def beside(found):
    """Random shapes beside public ones, burst, where one commit has both: what the rules of tile shapes are worth where nobody looked."""
    rows = []
    for (card, group, dtype, to, kernel), random in sorted(found.items()):
        public = found.get((card, group.replace('random', 'public', 1), dtype, to, kernel), {}) if base(group) == 'random' else {}
        both = [[pair[0] for (_, regime), pair in by.items() if regime == 'burst'] for by in (public, random)]
        if not all(both) or len({line['commit'] for lines in both for line in lines}) > 1:
            continue
        means_ = [geomean(line['ratio'] for line in lines) for lines in both]
        rows.append(f'| {kernel}{group[len("random"):]}, {dtype} to {to}, {card.replace("NVIDIA ", "")} | {both[0][0]["commit"][:12]} | {means_[0]:.3f} of {len(both[0])} | '
                    f'{means_[1]:.3f} of {len(both[1])} | {means_[1] / means_[0]:.3f} | {"yes" if means_[1] / means_[0] >= 1 - BAR else "no"} |')
    return ['### Public and random', '', 'Geometric means of the ratio to cuBLASLt, burst, of shapes that are public and of those that nobody chose, all seeds of one commit together.', '',
            f'| kernel | commit | public | random | random over public | within {100 * BAR:.0f} % |', '|---|---|---:|---:|---:|---|', *rows, ''] if rows else []


def compiled(lines):
    """What the kernels cost to compile."""
    last = {line['kernel']: line for line in lines if 'compile_s' in line}
    if not last:
        return []
    return ['### Compiled', '', '| kernel | nvcc -cubin | cubin | registers | spilled | C75xx | lines | commit |', '|---|---:|---:|---:|---:|---:|---:|---|',
            *(f'| {k} | {one["compile_s"]:.2f} s | {one["cubin_bytes"]} bytes | {one["registers"]} | {one["spill_bytes"]} | {one["remarks_c75xx"]} | {one["lines"]} | {one["commit"][:12]} |'
              for k, one in sorted(last.items())), '']


def grouped(lines):
    """What bench_grouped measured: each case a row, with its ratio to each of the three peers."""
    runs = {}
    for line in lines:
        if 'groups' in line:
            run = line['kernel'], line['way'], line['dtype'], line['out_dtype'], line['regime'], line.get('scales', '')
            case = line['groups'], line['n'], line['k'], line['mean'], line['sizes']
            runs.setdefault(run, {}).setdefault(case, {})[line['peer'].split()[-1]] = line      # the newest
    out = []
    for (kernel, way, dtype, to, regime, scales), by in sorted(runs.items()):
        one = next(iter(next(iter(by.values())).values()))
        out += [f'### {kernel}, {way}, {dtype} to {to}, {regime}' + {'each': ', scales of rows', 'one': ', a scale of A and of B'}.get(scales, ''), '',
                f'{one["gpu"]}, driver {one["driver"]}, {one["date"]}, commit {one["commit"][:12]}; {one["distribution"]} data. Ratios to a loop of cuBLASLt calls, to that loop '
                'in a CUDA graph, and to one dense product of as many operations.', '',
                '| groups | n x k | rows of a group | sizes | TFLOP/s | loop | graph | dense |', '|---:|---|---:|---|---:|---:|---:|---:|']
        for (groups, n, k, mean, sizes), peers in sorted(by.items()):
            ratios_of = ' | '.join(f'{peers[p]["ratio"]:.3f}' if p in peers else '' for p in ('loop', 'graph', 'dense'))
            out.append(f'| {groups} | {n} x {k} | {mean} | {sizes} | {next(iter(peers.values()))["tflops"]:.0f} | {ratios_of} |')
        out.append('')
    return out


def others(lines):
    """What benchmarks/peers.py measured: programs of other people, each by its ratio to cuBLASLt of the same minute."""
    some = {}
    for line in lines:
        if line.get('peer') == PEERS_PEER:
            some.setdefault((line['kernel'], line['commit'], shape(line)), []).append(line)
    if not some:
        return []
    rows = ['### Others', '', 'Each by its ratio to cuBLASLt of the same minute, burst.', '', '| m x n x k | who | TFLOP/s | ratio |', '|---|---|---:|---|']
    for (kernel, _, size), one in sorted(some.items(), key=lambda s: (s[0][2], s[0][0])):
        one = merged(one)
        rows.append(f'| {" x ".join(map(str, size))} | {" ".join(filter(None, (kernel, one.get("version"))))} | {one["tflops"]:.0f} | {one["ratio"]:.3f} |')
    return [*rows, '']


def tables(lines):
    """The page's region."""
    found = newest(measured(lines))
    out = beside(found)
    for key, by in sorted(found.items()):
        if not key[-1].endswith(PDL):
            out += table(key, by, found.get((*key[:-1], key[-1] + PDL)))
    out += grouped(lines) + others(lines) + compiled(lines)
    return '\n'.join(out) + '\n' if out else NONE


# ---- pictures ---------------------------------------------------------------------------------


def key_of(y):
    out, x = [], LEFT
    for kind, words in (('burst', 'burst, the card is cold'), ('sustained', 'sustained, at its power limit')):
        out += [dot(kind, x + 5, y - 4, words), text(x + 14, y, words, 'small')]
        x += 30 + 6 * len(words)
    return out


def ratios(found):
    """A row for each shape: the ratio to cuBLASLt in both regimes, a line from the least round to the most. Random shapes are thin rows."""
    every = [pair[0] for by in found.values() for pair in by.values()]
    least, most = min(line['ratio_min'] for line in every), max(line['ratio_max'] for line in every)
    low, high = math.floor(max(0.0, least) * 10) / 10, math.ceil(min(most, 3.0) * 10) / 10

    def x(ratio):
        return LEFT + (min(max(ratio, low), high) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    body, y = [], 60.0
    for (card, group, dtype, to, kernel), by in sorted(found.items()):
        sizes = sorted({s for s, _ in by}, key=lambda s: (s[0] * s[1] * s[2], s))
        if base(group) == 'random':
            sizes.sort(key=lambda s: max(by[s, r][0]['ratio'] for r in REGIMES if (s, r) in by))
        body.append(text(LEFT - 8, y + 12, f'{kernel}, {group}, {dtype} to {to}, {card.replace("NVIDIA ", "")}', 'small', 'end'))
        y += ROW + 3
        step = THIN if base(group) == 'random' else ROW
        for size in sizes:
            name = ' x '.join(map(str, size))
            if step == ROW:
                body.append(text(LEFT - 8, y + 12, name, 'small faint', 'end'))
            for at, regime in enumerate(REGIMES):
                if (size, regime) in by:
                    one = by[size, regime][0]
                    middle_y = y + (step / 2 if step == THIN else 5 + 7 * at)
                    body.append(line_(regime, x(one['ratio_min']), middle_y, x(one['ratio_max']), middle_y))
                    body.append(dot(regime, x(one['ratio']), middle_y, f'{name}, {regime}: {one["ratio"]:.3f}', 2 if step == THIN else 3))
            y += step
        y += 8
    grid, ratio = [], low
    while ratio <= high + 1e-9:
        grid += [line_('one' if abs(ratio - 1) < 1e-9 else 'line', x(ratio), 50, x(ratio), y), text(x(ratio), 45, f'{ratio:.1f}', 'small faint', 'middle')]
        ratio = round(ratio + 0.1, 1)
    return picture('Speed over that of cuBLASLt, by shape', y + 10, [text(LEFT, 17, 'Speed over that of the fastest of cuBLASLt\'s heuristics'),
                                                                    *key_of(33), *grid, *body], STYLE)


def roofline(found):
    """TFLOP/s over FLOP for a byte that has to cross the memory, both logarithmic; grey: cuBLASLt."""
    pairs = [(size, regime, pair) for by in found.values() for (size, regime), pair in by.items()]
    limits = sorted({pair[0]['limit_tflops'] for _, _, pair in pairs})      # of each type
    bottom, top, left, most = 520.0, 60.0, 70.0, 1.5 * limits[-1]

    def intensity(line):
        return line['tflops'] / line['gbytes_per_s'] * 1e3

    def x(flop_per_byte):
        return left + math.log10(min(max(flop_per_byte, 0.5), 8000) / 0.5) / math.log10(16000) * (WIDTH - left - RIGHT)

    def y(tflops):
        return bottom - math.log10(min(max(tflops, 1), most)) / math.log10(most) * (bottom - top)

    body = []
    for at in (1, 10, 100, 1000):
        body += [line_('line', left, y(at), WIDTH - RIGHT, y(at)), text(left - 8, y(at) + 4, str(at), 'small faint', 'end'),
                 line_('line', x(at), top, x(at), bottom), text(x(at), bottom + 16, str(at), 'small faint', 'middle')]
    for limit in limits:
        ridge = limit / HBM_TB
        body.append(f'<polyline class="roof" points="{x(0.5):.1f},{y(0.5 * HBM_TB):.1f} {x(ridge):.1f},{y(limit):.1f} {x(8000):.1f},{y(limit):.1f}"/>')
        body.append(text(x(8000), y(limit) - 6, f'{limit:g} TFLOP/s and {HBM_TB} TB/s, the data sheet', 'small faint', 'end'))
    for size, regime, (ours, theirs) in pairs:
        if theirs:
            body.append(dot('peer', x(intensity(theirs)), y(theirs['tflops']), f'cuBLASLt, {" x ".join(map(str, size))}, {regime}', 2.5))
    for size, regime, (ours, _) in pairs:
        body.append(dot(regime, x(intensity(ours)), y(ours['tflops']), f'{ours["kernel"]}, {" x ".join(map(str, size))}, {regime}: {ours["tflops"]:.0f} TFLOP/s', 3))
    return picture('Roofline', bottom + 40, [text(left, 17, 'TFLOP/s over FLOP for a byte that has to cross the memory; grey: cuBLASLt'), *key_of(38),
                                             *body, text(WIDTH - RIGHT, bottom + 32, 'FLOP / byte', 'small faint', 'end')], STYLE)


# ---- files ------------------------------------------------------------------------------------


def recorded():
    """All lines of benchmarks/results, by date."""
    return read(sorted(RESULTS.glob('gemm-*.jsonl'), key=lambda f: (f.stem[-10:], f.stem)))


def made(lines):
    """{path: text} of the page and, where there are results, of the pictures."""
    page = DOCS / 'gemm.md'
    before, found = page.read_text(), newest(measured(lines))
    if len(re.findall(f'{BEGIN}.*?{END}', before, flags=re.S)) != 1:
        sys.exit(f'plot_gemm.py: {page.name} wants one region from {BEGIN.strip()} to {END}')
    shown = '![Ratio to cuBLASLt by shape](gemm-ratio.svg)\n\n![Roofline](gemm-roofline.svg)\n\n' if found else ''
    out = {page: re.sub(f'{BEGIN}.*?{END}', lambda _: BEGIN + shown + tables(lines) + END, before, flags=re.S)}
    if found:
        out.update({DOCS / 'gemm-ratio.svg': ratios(found), DOCS / 'gemm-roofline.svg': roofline(found)})
    return out


def main():
    words = sys.argv[1:]
    if words and words != ['--check']:
        if words[0].startswith('-'):
            sys.exit(__doc__)
        sys.stdout.write(tables(read(map(pathlib.Path, words))))
        return 0
    stale = 0
    for path, new in made(recorded()).items():
        old = path.read_text() if path.exists() else None
        if words and new != old:
            print(f'docs/{path.name} is not that of benchmarks/results: run benchmarks/plot_gemm.py')
            stale = 1
        elif not words and new != old:
            path.write_text(new)
            print(f'docs/{path.name}: {len(new)} bytes')
    return stale


if __name__ == '__main__':
    sys.exit(main())
