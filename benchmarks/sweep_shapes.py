#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What bench_gemm --sweep measured, beside what a kernel's rule chose: is the rule fitted?

    benchmarks/run_gemm.sh --sweep --random 40 --seed 1 --minutes 2       with JSON=sweep.jsonl
    benchmarks/sweep_shapes.py [--now] [--worst N] FILE...
    benchmarks/sweep_shapes.py --self-test

For each product: the shape that the rule takes, the one that was the fastest, and what is lost by it; then the mean of that, and of the N (10)
products that lose most where else the time lies. Last, in which shapes the rule sees more cycles than there are, and where fewer: for each
height, width, cluster and number of parts the mean of what its cycles are off by, against the mean of all shapes of a product that took up to
1.2 times the least. Lines of one commit and card merge; of a product the newest commit is taken.

With --now it is the rule of this tree that chooses, among what was measured: g++ compiles it, and no GPU is asked. A shape that it takes and
nobody measured is said to be so, and not counted.
"""
import argparse
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
KIND = ('trans', 'fuse', 'sums', 'batch', 'a', 'b')       # what a product may be beside sizes and types
# The rule of one kernel, for products and shapes from standard input. Only host code runs: nothing of the model is linked, and no device code is inlined, which would take long.
PROGRAM = '''#define MGPU_EMULATE 1
#include "bench/%s.cu"
int main(void)
{
    static const mgpu_dtype dtypes[] = {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32, MGPU_DTYPE_TF32, MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_S8, MGPU_DTYPE_S32};
    char in[16], out[16], fuse[64], trans[8], shape[64];
    unsigned m, n, k, batch, weights, multiprocessors;
    while (scanf("%%u %%u %%u %%15s %%15s %%63s %%7s %%u %%u %%u %%63s", &m, &n, &k, in, out, fuse, trans, &batch, &weights, &multiprocessors, shape) == 11) {
        product p = {};
        operands o = {};
        tile_shape t;
        for (const mgpu_dtype d : dtypes) {
            p.in = !strcmp(in, mgpu_dtype_name(d)) ? d : p.in;
            p.out = !strcmp(out, mgpu_dtype_name(d)) ? d : p.out;
        }
        p.sums = %s;
        p.batch = batch;
        p.weights = weights;
        p.a_is_km = trans[0] == 't';
        p.b_is_kn = trans[1] == 'n';
        if (!fuse_of(&p, fuse) || !tile_of(&t, shape))
            return 1;
        o.c = o.bias = o.workspace = &p;      /* there is one */
        const auto g = problem_of(sized(p, m, n, k), o);
        printf("%%.17g %%s\\n", SHAPES.cycles(&g, SHAPES.theirs(t), multiprocessors), tile_text(SHAPES.ours(SHAPES.choose(&g, multiprocessors))).c_str());
    }
    return 0;
}
'''
SUMS = {'gemm_h100_fp8_promoted': ('gemm_h100_fp8', 'SUMS_PROMOTED'), 'gemm_h100_fp8_block': ('gemm_h100_fp8_block', 'SUMS_BLOCK')}
WEIGHTS = {'int4': 4, 'int8': 8}     # what `b` begins with, of products with weights


class Wrong(Exception):
    """Why there is no answer."""


def read(files):
    """{(kernel, card, dtype, out, kind, (m, n, k)): {shape: line}} of the newest commit that has the product."""
    found = {}
    for line in (json.loads(text) for f in files for text in pathlib.Path(f).read_text().splitlines() if text.strip()):
        if 'sweep' not in line:
            continue
        key = line['sweep'], line['gpu'], line['dtype'], line['out_dtype'], tuple(line.get(w) for w in KIND), (line['m'], line['n'], line['k'])
        commit, shapes = found.get(key, (None, {}))
        if commit != line['commit']:
            shapes = {}
        before = shapes.get(line['shape'])
        shapes[line['shape']] = {**line, 'ms': min(line['ms'], before['ms'])} if before else line
        found[key] = line['commit'], shapes
    return {key: shapes for key, (_, shapes) in found.items()}


def of_this_tree(kernel, found):
    """The same, with cycles and choice of the rule as it stands: what is chosen and not measured has a line without ms."""
    source, sums = SUMS.get(kernel, (kernel, 'SUMS_FAST'))
    asked, lines = [], []
    for key, shapes in found.items():
        for shape, line in shapes.items():
            words = dict(zip(KIND, key[4]))
            asked.append((key, shape))
            lines.append(' '.join(map(str, (*key[5], key[2], key[3], words['fuse'] or 'none', words['trans'] or 'nt', words['batch'] or 1, WEIGHTS.get((words['b'] or '').split(',')[0], 0),
                                       line['multiprocessors'], shape))))
    with tempfile.TemporaryDirectory() as folder:
        program = pathlib.Path(folder, 'rule.cpp')
        program.write_text(PROGRAM % (source, sums))
        done = subprocess.run(['g++', '-std=c++17', '-O0', '-w', '-Dalways_inline=unused', '-I', ROOT / 'include', '-I', ROOT / 'benchmarks', program, '-o', f'{folder}/rule',
                               '-no-pie', '-Wl,--unresolved-symbols=ignore-all', '-pthread'], stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode:
            raise Wrong(f'the rule of {kernel} does not compile:\n{done.stderr[-2000:]}')
        said = subprocess.run([f'{folder}/rule'], input='\n'.join(lines) + '\n', stdout=subprocess.PIPE, text=True, check=False).stdout.splitlines()
    if len(said) != len(asked):
        raise Wrong(f'the rule of {kernel} answers {len(said)} of {len(asked)} questions')
    out = {}
    for (key, shape), answer in zip(asked, said):
        cycles, chosen = answer.split()
        shapes = out.setdefault(key, {})
        shapes[shape] = {**found[key][shape], 'cycles': float(cycles), 'rule': shape == chosen}
        if chosen not in found[key]:
            shapes[chosen] = {'rule': True, 'cycles': None, 'ms': None}
    return out


def judged(shapes):
    """(rule's shape, its ms, fastest shape, its ms): the first ms may be None."""
    known = {s: line for s, line in shapes.items() if line['ms'] is not None}
    best = min(known, key=lambda s: known[s]['ms'])
    rule = next((s for s, line in shapes.items() if line['rule']), None)
    return rule, rule and shapes[rule]['ms'], best, known[best]['ms']


def words_of(kernel, shape):
    """What a shape is, by words: 'tile 128 x 256', 'cluster 2 x 1', 'parts 4', 'swapped'; of gemm_h100_skinny its rows and blocks."""
    h, w, up, across, parts, swapped = re.fullmatch(r'(\d+)x(\d+),(\d+),(\d+),(\d+)(,swapped)?', shape).groups()
    if kernel == 'gemm_h100_skinny':
        return [f'rows {h}', f'blocks {up}', f'parts {parts}']
    return [f'tile {h} x {w}', f'cluster {up} x {across}', f'parts {parts}', 'swapped' if swapped else 'not swapped']


def off(kernel, found):
    """{word: (mean of log(cycles / ms) over that of the product, how many)}, of shapes within 1.2 of the least time."""
    sums = {}
    for shapes in found.values():
        least = judged(shapes)[3]
        near = {s: math.log(line['cycles'] / line['ms']) for s, line in shapes.items() if line['ms'] is not None and line['ms'] <= 1.2 * least and line['cycles']}
        mean = sum(near.values()) / len(near) if near else 0
        for shape, value in near.items():
            for word in words_of(kernel, shape):
                total, count = sums.get(word, (0.0, 0))
                sums[word] = total + value - mean, count + 1
    return {word: (total / count, count) for word, (total, count) in sums.items()}


def name_of(key):
    kernel, card, dtype, out, kind, _ = key
    return f'{kernel}, {dtype} to {out}{"".join(f", {w} {v}" for w, v in zip(KIND, kind) if v)}, {card}'


def report(found, worst):
    """The text."""
    out = []
    for name in sorted({name_of(key) for key in found}):
        some = {key[5]: shapes for key, shapes in found.items() if name_of(key) == name}
        rows, unknown, lost = [], [], {}
        for size, shapes in sorted(some.items(), key=lambda s: math.prod(s[0])):
            rule, ms, best, least = judged(shapes)
            text = ' x '.join(map(str, size))
            if ms is None:
                unknown.append(f'{text}: the rule takes {rule}, which was not measured')
                continue
            lost[size] = math.log(ms / least)
            rows.append(f'{text:24} {rule:22} {ms:9.4f} ms  {best:22} {least:9.4f} ms  {100 * (ms / least - 1):5.1f} %')
        out += [name, f'{"m x n x k":24} {"by the rule":35} {"the fastest":35} lost', *rows, *unknown]
        if lost:
            out.append(f'the rule loses {100 * math.expm1(sum(lost.values()) / len(lost)):.2f} % over {len(lost)} products, by the geometric mean; '
                       f'{sum(value > math.log(1.02) for value in lost.values())} lose more than 2 %')
        for size in sorted((s for s in lost if lost[s] > 0), key=lambda s: -lost[s])[:worst]:
            rule, ms, _, least = judged(some[size])
            out.append(f'{" x ".join(map(str, size))}, the rule {rule}:')
            for shape, line in sorted(((s, l) for s, l in some[size].items() if l['ms'] is not None), key=lambda s: s[1]['ms'])[:4] + [(rule, some[size][rule])]:
                out.append(f'    {shape:22} {line["ms"]:9.4f} ms, {line["cycles"]:12.0f} cycles by the rule, which is {line["cycles"] / line["ms"] / some[size][rule]["cycles"] * ms:.3f} of its own')
        out.append('cycles of the rule over time, against all near shapes of a product: above 0 the rule takes it for slower than it is')
        out += [f'    {word:18} {100 * value:+6.1f} % of {count}' for word, (value, count) in sorted(off(name.split(',')[0], some).items(), key=lambda w: (w[0].split()[0], -abs(w[1][0])))]
        out.append('')
    return '\n'.join(out)


def self_test():
    """Does it find the fastest, the loss and the mean, merge runs, and see a rule that takes what nobody measured?"""
    wrong = []

    def want(what, got, expected):
        if got != expected:
            wrong.append(f'{what}: {got!r}, wanted {expected!r}')

    def line(shape, ms, cycles, rule=False, size=(4096, 4096, 4096), commit='abc1234', **more):
        return {'sweep': 'gemm_h100', **dict(zip('mnk', size)), 'dtype': 'bf16', 'out_dtype': 'bf16', 'shape': shape, 'ms': ms, 'cycles': cycles, 'rule': rule,
                'multiprocessors': 132, 'gpu': 'NVIDIA None', 'commit': commit, **more}

    lines = [line('64x64,1,1,1', 0.01, 1, True, commit='0000000'), line('128x256,2,1,1', 0.22, 2200, True), line('128x192,1,1,1', 0.2, 2400), line('128x192,1,1,1', 0.21, 2400),
             line('128x128,1,2,4,swapped', 0.5, 9000), line('128x256,2,1,1', 0.3, 3000, True, size=(8, 8, 8)), line('128x256,2,1,1', 0.3, 3000, True, size=(8, 8, 8), fuse='silu'),
             {'kernel': 'gemm_h100', 'ratio': 1}]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'sweep.jsonl')
        path.write_text('\n'.join(map(json.dumps, lines)) + '\n')
        found = read([path])
    want('products', sorted(key[5] for key in found), [(8, 8, 8), (8, 8, 8), (4096, 4096, 4096)])
    plain = {key: shapes for key, shapes in found.items() if not any(key[4])}
    one = next(shapes for key, shapes in plain.items() if key[5][0] == 4096)
    want('the newest commit, and the least of two', {s: l['ms'] for s, l in one.items()}, {'128x256,2,1,1': 0.22, '128x192,1,1,1': 0.2, '128x128,1,2,4,swapped': 0.5})
    want('rule and fastest', judged(one), ('128x256,2,1,1', 0.22, '128x192,1,1,1', 0.2))
    said = report(plain, 10)
    want('lost', ' 10.0 %' in said and '  0.0 %' in said, True)
    want('the mean', f'loses {100 * (1.1 ** 0.5 - 1):.2f} % over 2 products' in said and '1 lose more than 2 %' in said, True)
    want('a kind of its own', 'fuse silu' in report(found, 10), True)
    want('what the rule thinks', {w: round(v, 3) for w, (v, n) in off('gemm_h100', {0: one}).items()},
         {word: round(sign * math.log(12000 / 10000) / 2, 3) if sign else 0.0 for word, sign in
          (('tile 128 x 256', -1), ('tile 128 x 192', 1), ('cluster 2 x 1', -1), ('cluster 1 x 1', 1), ('parts 1', 0), ('not swapped', 0))})
    now = of_this_tree('gemm_h100', plain)
    chosen = [s for s, l in next(shapes for key, shapes in now.items() if key[5][0] == 4096).items() if l['rule']]
    want('the rule of this tree', len(chosen), 1)
    want('its cycles', next(iter(now.values()))['128x256,2,1,1']['cycles'] > 1e4, True)
    one = next(shapes for key, shapes in now.items() if key[5][0] == 4096)
    want('of each shape', len({one[s]['cycles'] for s in ('128x256,2,1,1', '128x192,1,1,1')}), 2)
    want('what it takes of 8 x 8 x 8 was not measured', 'which was not measured' in report(now, 10), True)
    key, shapes = 'gemm_h100_skinny', {s: line(s, ms, cycles) for s, ms, cycles in (('64x128,1,1,1', 0.02, 200), ('128x128,2,1,4', 0.02, 100), ('64x64,1,1,1', 0.9, 100))}
    now = of_this_tree(key, {(key, 'NVIDIA None', 'bf16', 'bf16', (None,) * len(KIND), (100, 7168, 2048)): shapes})
    shapes = next(iter(now.values()))
    want('skinny: one is chosen, of the X of its M', [bool(re.fullmatch(r'\d+x128,[12],1,[1-8]', s)) for s, l in shapes.items() if l['rule']], [True])
    want('skinny: more parts of more rows cost more, and another X nothing', shapes['128x128,2,1,4']['cycles'] > shapes['64x128,1,1,1']['cycles'] > shapes['64x64,1,1,1']['cycles'] == 0, True)
    want('skinny: by its words', sorted(off(key, now)), ['blocks 1', 'blocks 2', 'parts 1', 'parts 4', 'rows 128', 'rows 64'])
    print('\n'.join(wrong + [f'{len(wrong)} wrong']))
    return 1 if wrong else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('files', nargs='*')
    parser.add_argument('--now', action='store_true')
    parser.add_argument('--worst', type=int, default=10)
    parser.add_argument('--self-test', action='store_true')
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    for file in options.files:
        if not pathlib.Path(file).exists():
            sys.exit(f'sweep_shapes.py: {file} is not there: record a sweep first (docs/gemm.md, Tile shapes)')
    found = read(options.files)
    if not found:
        sys.exit('sweep_shapes.py: no line of bench_gemm --sweep in what is named')
    try:
        if options.now:
            found = {key: shapes for kernel in sorted({key[0] for key in found})
                     for key, shapes in of_this_tree(kernel, {k: s for k, s in found.items() if k[0] == kernel}).items()}
    except Wrong as e:
        sys.exit(f'sweep_shapes.py: {e}')
    print(report(found, options.worst))
    return 0


if __name__ == '__main__':
    sys.exit(main())
