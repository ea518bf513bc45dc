#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fill the generated regions of README.md, docs/performance.md, docs/api.md and examples/README.md, and there the columns
"Lines changed" and "TFLOP/s"; ask whether docs/timeline.svg is that of its data.

usage: readme.py             write them
       readme.py --check     only say whether they are stale

    <!-- kernel FILE NAME -->   the kernel or function NAME of FILE, to its last brace
    <!-- program FILE -->       the file behind its head comment, which is at most 60 lines
    <!-- families -->           how much of docs/api.md there is, by the headers
    <!-- no run -->             a sentence about the functions of which no run on a GPU is recorded
    <!-- speed -->              sentences about the GEMM, from benchmarks/results
    <!-- results KIND -->       the recorded figures: ladder, compile, instructions, model

Each region ends with <!-- end -->. Step N of the ladder is step N - 1, or what BUILDS_ON says, with a diff that fits a
screen: both forms print the sizes, and fail when a step has more than 80 new lines.
"""
import json
import pathlib
import re
import sys

import coverage
import mkdocs
import timeline
from headers import read

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / 'benchmarks'))
import plot_gemm    # noqa: E402

CUBE = (4096, 4096, 4096), 'burst'
FIRST_MEASURED = 7      # the steps before it are programs of their own
MOST_NEW_LINES = 80
BUILDS_ON = {12: (5,), 13: (8, 12), 15: (13,)}  # others on the step before
MOST_LINES = 60         # of the program on the first page


def kernel(file, name):
    """A kernel or a function of an example, as a code block."""
    text = (ROOT / file).read_text() if (ROOT / file).exists() else ''
    match = re.search(rf'^(MGPU_KERNEL\({name},|[\w ]+\n{name}\().*?^}}\n', text, re.S | re.M)
    if not match:
        sys.exit(f'README.md: {file} has no kernel or function {name}')
    return f'```c\n{match.group(0)}```\n'


def program(file):
    """A file behind its head comment, as a code block."""
    body = (ROOT / file).read_text().split('*/\n', 1)[1]
    lines = body.count('\n')
    if lines > MOST_LINES:
        sys.exit(f'{file} has {lines} lines behind its head comment, more than the {MOST_LINES} of a first page')
    return f'```c\n{body}```\n'


# What the table of families says in one row: rows of the count in docs/api.md, and headers. A row of the count or a
# header that two rows have, or none, is an error.
FAMILIES = [
    ('mbarrier', ['mbarrier'], ['ptx/mbarrier.h', 'ptx/mbarrier_layout.h']),
    ('fences and proxies', ['fence'], ['ptx/fence.h']),
    ('threads, warps, named barriers, clusters', ['barrier', 'cluster', 'thread'],
     ['ptx/thread.h', 'ptx/barrier.h', 'ptx/cluster.h']),
    ('bulk copies and reductions', ['cp.async.bulk', 'cp.reduce.async.bulk'], ['ptx/bulk.h', 'ptx/bulk_mask.h']),
    ('TMA: tiles, pixels of images; gather and scatter; maps changed on the device',
     ['TMA load', 'TMA store', 'TMA reduce', 'TMA prefetch', 'tensormap'],
     ['ptx/tma.h', 'ptx/tma_reduce.h', 'ptx/tma_im2col.h', 'ptx/tma_pair.h', 'ptx/tma_gather.h', 'ptx/tma_im2col_w.h', 'ptx/tensormap.h', 'ptx/tensormap_newer.h']),
    ('wgmma: bf16, f16, tf32, fp8, integers, bits, sparse, negated',
     ['wgmma dense', 'wgmma sparse', 'wgmma folding', 'wgmma negated'],
     ['ptx/wgmma.h', 'ptx/wgmma_f16_f16.h', 'ptx/wgmma_mn.h', 'ptx/wgmma_tf32.h', 'ptx/wgmma_fp8.h', 'ptx/wgmma_int.h',
      'ptx/wgmma_neg.h', 'ptx/wgmma_sp.h', 'ptx/wgmma_sp_neg.h', 'ptx/wgmma_group.h']),
    ('ldmatrix, stmatrix', ['ldmatrix stmatrix'], ['ptx/matrix.h', 'ptx/matrix_narrow.h']),
    ('mma.sync, mma.sp; fp4, fp6 and block scales of sm_120', ['mma', 'mma sparse', 'mma f8f6f4', 'mma block scale'],
     ['ptx/mma.h', 'ptx/mma_f8f6f4.h', 'ptx/mma_block_scale.h']),
    ('loads, stores, cache policies', ['createpolicy', 'ld st global', 'ld st shared'], ['ptx/memory.h', 'ptx/cached.h', 'ptx/cached_v8.h', 'ptx/cache.h']),
    ('atomics and reductions', ['atom red', 'atom red folding'], ['ptx/atom.h', 'ptx/atom_any.h', 'ptx/atom_vector.h', 'ptx/atom_vector_half.h']),
    ('values: conversions, redux, f32 twice at once', ['cvt', 'redux', 'f32x2'], ['ptx/cvt.h', 'ptx/cvt_narrow.h', 'ptx/redux.h', 'ptx/math.h']),
    ('cp.async; st.async and red.async', ['cp.async', 'st.async red.async'],
     ['ptx/cp_async.h', 'ptx/cp_async_l2.h', 'ptx/st_async.h', 'ptx/st_async_global.h']),
    ('multimem', ['multimem'], ['ptx/multimem.h', 'ptx/multimem_fp8.h']),
    ('newer PTX: 9.1 to 9.5', ['newer'], ['ptx/newer.h', 'ptx/matrix_newer.h', 'ptx/cvt_newer.h']),
    ('newer PTX: 9.1 to 9.5, for Rubin and Blackwell', ['newer, Blackwell'], ['ptx/rubin.h', 'ptx/simd.h', 'ptx/f8_arith.h', 'ptx/fabric.h', 'ptx/tcgen05_newer.h', 'ptx/math_rubin.h', 'ptx/cvt_rubin.h', 'ptx/rubin_dim.h', 'ptx/rubin_modes.h']),
    ('cluster launch control', ['clusterlaunchcontrol'], ['ptx/clusterlaunchcontrol.h']),
    ('integers, bits and bytes; lanes; approximations; two halves', ['integer', 'warp', 'approx', 'pair'],
     ['ptx/integer.h', 'ptx/warp.h', 'ptx/approx.h', 'ptx/pair.h']),
    ('Blackwell: tcgen05',
     ['tcgen05 other', 'tcgen05 cp', 'tcgen05 ld st', 'tcgen05 ld st folding', 'tcgen05 ld.red', 'tcgen05 mma',
      'tcgen05 mma block scale', 'tcgen05 mma.ws', 'tcgen05 mma Rubin'],
     ['ptx/tcgen05.h', 'ptx/tcgen05_ld_red.h', *(f'ptx/tcgen05_mma{form}.h' for form in ('', '_scaled', '_how', '_sp', '_ws', '_rubin'))]),
]


def functions():
    """The functions that tools/coverage.py counts: [(header that one includes, name)]."""
    owner = {printed: file.name for file in sorted((ROOT / 'include/mgpu/ptx').glob('*.h')) if not file.name.endswith('.gen.h')
             for printed in re.findall(r'#include "(\w+\.gen\.h)"', file.read_text())}
    return [(f'ptx/{owner.get(file.name, file.name)}', item.name) for file, item in coverage.counted()]


def families():
    """A row for each family: how many functions it has, how many there are today, and where."""
    section = (ROOT / 'docs/api.md').read_text().split('\n## 38. ', 1)[1].split('\n## ', 1)[0]
    planned = {m[1]: int(m[2].replace(',', '')) for m in re.finditer(r'^\| ([^|]+) \| [\da-z, ]+ \| ([\d,]+) \|', section, re.M)}
    everything = re.search(r'^\| all \| \| ([\d,]+) \|', section, re.M)[1]
    if everything != f'{sum(planned.values()):,}':
        sys.exit(f'readme.py: section 38 of docs/api.md has {sum(planned.values()):,} functions in its rows, and {everything} in all')
    here = functions()
    with_it = set(re.findall(r'#include "(ptx/\w+\.h)"', (ROOT / 'include/mgpu/mgpu.h').read_text()))
    with_it |= {f'ptx/{n}' for f in with_it for n in re.findall(r'#include "(\w+\.h)"', (ROOT / 'include/mgpu' / f).read_text())}
    rows, counted, total = ['| Family | There | Of | Header |', '|---|---:|---:|---|'], [], [0, 0]
    for title, names, files in FAMILIES:
        found = [name for file, name in here if file in files]
        of = sum(planned.pop(name) for name in names)
        if len(found) > of:
            sys.exit(f'readme.py: {title}: {len(found)} functions, and section 38 of docs/api.md counts {of}')
        counted += found
        total = [total[0] + len(found), total[1] + of]
        links = ', '.join(f'[{f}](include/mgpu/{f})' if f in with_it else f'*[{f}](include/mgpu/{f})*' for f in files)
        count = f'{len(found):,}' if found else '-'
        rows.append(f'| {title} | {count} | {of:,} | {links} |')
    if planned or sorted(counted) != sorted(name for _, name in here):
        odd = sorted(set(name for _, name in here) - set(counted))[:5]
        sys.exit(f'readme.py: FAMILIES does not have each family and each header once: {", ".join([*planned, *odd])}')
    return '\n'.join([*rows, f'| all | {total[0]:,} | {total[1]:,} | |']) + '\n'


def no_run():
    """One sentence about the functions of which docs/evidence.json has no run, by family, those with most of them first."""
    known, here, of = mkdocs.evidence() | mkdocs.right(), functions(), {}
    for title, _, files in FAMILIES:
        of.setdefault(re.split('[:;,]', title)[0], []).extend(name for file, name in here if file in files)
    without = {title: sum(name not in known for name in names) for title, names in of.items()}
    some = [f'{title} {n:,} of {len(of[title]):,}' for title, n in sorted(without.items(), key=lambda w: -w[1]) if n]
    if not some:
        return 'Of each function a run on a GPU is recorded.\n'
    left = [item for _, item in coverage.counted() if item.name not in known]
    said = [f'the model refuses {sum(map(mkdocs.refused, left)):,} of them', f'of {sum(map(bool, map(mkdocs.oracle, left))):,} two oracles say alike where operands lie']
    return (f'Of {sum(without.values()):,} of the {len(here):,} functions no run on a GPU is recorded, and their evidence is that of ptxas and the model '
            f'({", ".join(said)}):\n{", ".join(some)}.\n')


def results(kind):
    """The lines of the newest benchmarks/results/<kind>-<date>.jsonl, and its path."""
    file = sorted((ROOT / 'benchmarks/results').glob(f'{kind}-*.jsonl'), key=lambda f: f.stem[-10:])[-1]
    return [json.loads(line) for line in file.read_text().splitlines() if line], file.relative_to(ROOT).as_posix()


def speed():
    """What the GEMM does: one size, and public and random shapes, from the newest runs of docs/gemm.md."""
    found = plot_gemm.newest(plot_gemm.measured(plot_gemm.recorded()))
    public = {card: by for (card, *what), by in found.items() if what == ['public', 'bf16', 'bf16', 'gemm_h100'] and CUBE in by}
    card, by = list(public.items())[-1]
    return of_shapes(by, found.get((card, 'random', 'bf16', 'bf16', 'gemm_h100'), {}))


def of_shapes(public, random):
    """The same of two sets of shapes, {(shape, regime): (line, cuBLASLt's)}."""
    line = public[CUBE][0]
    means = []
    for regime in ('burst', 'sustained'):
        sets = [(words, [pair[0]['ratio'] for (_, r), pair in by.items() if r == regime]) for words, by in (('public', public), ('random', random))]
        means.append(f'{regime} ' + ' and '.join(f'{plot_gemm.geomean(some):.3f} over {len(some)} {words} shapes ({min(some):.3f} at the worst)' for words, some in sets if some))
    return (f'{line["tflops"]:.0f} TFLOP/s, {line["ratio"]:.3f} of the fastest of cuBLASLt\'s heuristics: 4096^3 bf16 on an '
            f'{line["gpu"].replace("NVIDIA ", "")}, driver {line["driver"]}, N(0,1) data, burst, {line["date"]}.\n'
            f'Geometric means of that ratio: {"; ".join(means)}.\n'
            f'Burst is {line["calls"]} calls after a rest, sustained is 300 ms of calls at the card\'s power limit (`benchmarks/run_gemm.sh`, [all of them](docs/gemm.md)).\n')


def ladder(lines):
    """The lines of the steps of examples/."""
    return [line for line in lines if line.get('regime') == 'mean of 20 launches']


def seconds(*of):
    """One time, or from the least to the most."""
    return ' to '.join(dict.fromkeys(f'{s:.2f}' for s in (min(of), max(of)))) + ' s'


def left_out(lines, over):
    """What a header costs that mgpu.h leaves out, in sentences: those that a build names, then those that have several of them. None
    takes less than nothing: what a clock says below 0 is its own."""
    out, over = [], {name: max(s, 0.0) for name, s in over.items()}
    for word, of in (('and ', ''), ("and Blackwell's ", 'of Blackwell, for sm_100a, ')):
        costs = sorted(s for name, s in over.items() if re.match(word + '(ptx|tile)/', name))
        if not costs:
            continue
        out.append(f'Of what mgpu.h leaves out, each of the {len(costs)} headers {of}that a build names when it is missing takes {seconds(*costs)} more than mgpu.h, half of them {seconds(costs[len(costs) // 2])} or less.')
    for line in (line for line in lines if 'parts' in line):
        parts = [next(s for name, s in over.items() if name.endswith(f' {part}')) for part in line['parts']]
        out.append(f'All of {line["kernel"].split("/")[-1]} takes {seconds(over[line["kernel"]])}, each of its {len(parts)} parts {seconds(*parts)}.')
    return out


def tables(kind):
    """The recorded figures of a kind, as a table."""
    lines, path = results({'ladder': 'h200', 'compile': 'compile', 'instructions': 'instructions', 'model': 'model'}[kind])
    source = f'[{pathlib.Path(path).name}](../{path})'
    if kind == 'ladder':
        rows = ['| Step | time | TFLOP/s | of cuBLASLt, 20 calls |', '|---|---:|---:|---:|']
        steps = ladder(lines)
        peer = [line['median_ms'] for line in lines if line['kernel'] == 'cublasLt' and line['regime'] == 'burst' and all(line[w] == steps[0][w] for w in 'mnk')]
        shares = [f'{peer[-1] / line["median_ms"]:.2f}' if peer else '' for line in steps]
        rows += [f'| {line["kernel"]} | {line["median_ms"]:.3f} ms | {line["tflops"]:.0f} | {share} |' for line, share in zip(steps, shares)]
        rows += ['', f'{steps[0]["gpu"]}, driver {steps[0]["driver"]}, {steps[0]["m"]}^3 bf16: {source}.']
    elif kind == 'compile':
        over = {line['kernel']: line['cpu_over_peer_s'] for line in lines if 'peer' in line}
        rows = ['| What | best | over nothing included |', '|---|---:|---:|']
        rows += [f'| {line["kernel"]} | {line["cpu_best_s"]:.2f} s | {seconds(over[line["kernel"]]) if line["kernel"] in over else ""} |'
                 for line in lines if not line['kernel'].startswith(('nothing', 'and ', 'gemm_h100'))]     # docs/gemm.md has that one
        rows += ['', *left_out(lines, over)]
        rows += ['', f'{lines[0]["cores"]} cores of an {lines[0]["cpu"]}, nvcc {lines[0]["compilers"]["nvcc"]}: {source}.']
    elif kind == 'instructions':
        rows = ['| What | over | millions of instructions |', '|---|---|---:|']
        rows += [f'| {line["kernel"]} | {line["peer"]} | {line["instructions_over_peer_m"]} |' for line in lines if 'peer' in line]
        rows += ['', f'nvcc {lines[0]["compilers"]["nvcc"]}, {lines[0]["compilers"]["g++"]}: {source}.']
    else:
        rows = ['| What | | median |', '|---|---|---:|']
        told = ('numerics', 'mode', 'how', 'fibers', 'workers')
        newest = {(line['kernel'], ', '.join(f'{word} {line[word]}' for word in told if word in line)): line for line in lines}
        rows += [f'| {name} | {how} | {line["median"]:g} {line["unit"]} |' for (name, how), line in newest.items()]
        rows += ['', f'{lines[0]["cores"]} cores of an {lines[0]["cpu"]}, {lines[0]["compiler"]}: {source}.']
    return '\n'.join(rows) + '\n'


MAKERS = {'kernel': kernel, 'program': program, 'families': families, 'no run': no_run, 'speed': speed, 'results': tables}


def fill(text):
    """A page with each region filled."""
    def region(match):
        word, *args = [match.group(1)] if match.group(1) in MAKERS else match.group(1).split()
        return f'<!-- {match.group(1)} -->\n{MAKERS[word](*args)}<!-- end -->'

    return re.sub(rf'<!-- ((?:{"|".join(MAKERS)})(?: [^>]*?)?) -->\n.*?<!-- end -->', region, text, flags=re.S)


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
    """(step, new lines, removed lines) of each measured step against the one that it builds on, as `diff --minimal`
    counts; of one that builds on two, lines that the second has are not new."""
    files = {int(f.name[:2]): f for f in examples.glob('[0-9][0-9]_*.cu')}
    sizes = []
    for number in sorted(n for n in files if n >= FIRST_MEASURED):
        first, *others = BUILDS_ON.get(number, (number - 1,))
        old, new = (files[n].read_text().split('\n')[:-1] for n in (first, number))
        elsewhere = {line for n in others for line in files[n].read_text().split('\n')}
        same, fresh = common_lines(old, new), [line for line in new if line not in elsewhere]
        sizes.append((files[number].stem, len(fresh) - common_lines(old, fresh), len(old) - same))
    return sizes


def too_large(sizes):
    """A sentence for each step that does not fit a screen."""
    return [f'examples/{step}.cu has {new} lines that the step it builds on has not, more than {MOST_NEW_LINES}: '
            'keep what does not change as it was, or make two steps of it'
            for step, new, _ in sizes if new > MOST_NEW_LINES]


def fill_column(text, column, cells):
    """examples/README.md with a column of the table written anew: {step: what its cell says}."""
    for step, cell in cells.items():
        row = re.compile(rf'^(\| \[{step}\]\((?:[^|]*\|){{{column - 1}}})[^|]*\|', re.M)
        text, found = row.subn(rf'\g<1> {cell} |', text)
        if found != 1:
            sys.exit(f'examples/README.md: the table has {found} rows of {step}, not 1')
    return text


def fill_steps(text, sizes):
    """The third column, and the fourth."""
    text = fill_column(text, 3, {step: f'+{new} -{removed}' for step, new, removed in sizes})
    return fill_column(text, 4, {line['kernel']: f'{line["tflops"]:.0f}' for line in ladder(results('h200')[0])})


def main():
    sizes = step_sizes(ROOT / 'examples')
    pages = {'README.md': fill, 'docs/performance.md': fill, 'docs/api.md': fill, 'examples/README.md': lambda text: fill_steps(fill(text), sizes)}
    bad = too_large(sizes)
    if '--check' in sys.argv and timeline.stale():
        bad.append(timeline.stale())
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
