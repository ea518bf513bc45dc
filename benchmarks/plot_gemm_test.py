#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does plot_gemm.py merge runs, say what it shows, and see a page that is stale? And are the shapes of bench_gemm those that its page names?"""
import json
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree

import plot_gemm

SVG = '{http://www.w3.org/2000/svg}'
SHAPES = '''#include "%s"
int main(void)
{
    std::vector<shape> all[] = {shapes_public(), shapes_skinny(), shapes_random(200, 1), shapes_random(200, 1), shapes_random(200, 2),
                                shapes_of("8x16x24,1x2x3"), shapes_of("8x16"), shapes_of("8x16x24,"), shapes_of("8x16x24 "), shapes_of("0x1x1")};
    for (const std::vector<shape> &some : all) {
        for (const shape &s : some)
            std::printf("%%ux%%ux%%u ", s.m, s.n, s.k);
        std::printf("\\n");
    }
}
'''
wrong = []


def want(what, got, expected):
    if got != expected:
        wrong.append(f'{what}: {got!r}, wanted {expected!r}')


def made(kernel='gemm_h100', size=(4096, 4096, 4096), regime='burst', ratio=1.0, ms=0.2, commit='abc1234', group='public', **more):
    """The two lines of a measurement."""
    common = {**dict(zip('mnk', size)), 'dtype': 'bf16', 'out_dtype': 'bf16', 'distribution': 'normal(0,1)', 'set': group, 'regime': regime, 'rounds': 8,
              'limit_tflops': 989.5, 'gpu': 'NVIDIA None', 'driver': '1.2', 'date': '2026-01-01', 'commit': commit}
    flop, size_bytes = 2e-9 * size[0] * size[1] * size[2], 2 * (size[0] * size[1] + size[0] * size[2] + size[1] * size[2])
    for who, time, r, peer in ((kernel, ms, ratio, 'cublasLt, best of its heuristics'), ('cublasLt', ms * ratio, 1 / ratio, kernel)):
        yield {'kernel': who, **common, 'median_ms': time, 'min_ms': time * 0.9, 'max_ms': time * 1.1, 'tflops': flop / time, 'peer': peer,
               'gbytes_per_s': size_bytes / time * 1e-6, 'ratio': r, 'ratio_min': r - 0.01, 'ratio_max': r + 0.01,
               'joules_per_tflop': 0.9 if regime == 'sustained' and who == kernel else 1.0 if regime == 'sustained' else None, **more}


def merging():
    lines = [*made(ratio=1.00), *made(ratio=1.04), *made(ratio=1.10), *made(ratio=0.5, commit='0000000', size=(8, 8, 8)),
             *made(ratio=0.9, size=(2048, 2048, 2048)), *made(regime='sustained', ratio=1.05)]
    found = plot_gemm.measured(lines)
    want('runs by commit', sorted({run[1] for run in found}), ['0000000', 'abc1234'])
    one = next(by for run, by in found.items() if run[1] == 'abc1234')['gemm_h100', (4096, 4096, 4096), 'burst']
    want('runs', one['runs'], 3)
    want('the median of three', one['ratio'], 1.04)
    want('least and most', (round(one['ratio_min'], 2), round(one['ratio_max'], 2)), (0.99, 1.11))
    page = plot_gemm.tables(lines)
    want('the older commit is shown where it came last', '8 x 8 x 8' in page, True)
    want('each regime has its commit', 'commit 0000000 (burst), abc1234 (sustained)' in page and '| 2048 x 2048 x 2048' not in page, True)
    page = plot_gemm.tables(lines[6:8] + lines[:6] + lines[8:])
    want('of a set the newest commit', '8 x 8 x 8' in page, False)
    want('geometric mean', f'**{(1.04 * 0.9) ** 0.5:.3f}** over 2 shapes, the worst 0.900 at 2048 x 2048 x 2048' in page, True)
    want('joules', 'joules per TFLOP 0.900 of its' in page and '| 0.900, 1.000 |' in page, True)
    want('nothing', plot_gemm.tables([]), plot_gemm.NONE)
    other = plot_gemm.tables([*made(ratio=1.0), *made(ratio=0.5, a='2:4')])
    want('a product with a sparse A is another one', ('**1.000** over 1' in other, '**0.500** over 1' in other, 'public, A 2:4, bf16' in other), (True,) * 3)
    group = {'groups': 8, 'mean': 64, 'sizes': 'zipf', 'n': 16, 'k': 32, 'way': 'forward', 'dtype': 'bf16', 'out_dtype': 'bf16', 'regime': 'burst', 'tflops': 200.0,
             'gpu': 'NVIDIA None', 'driver': '1.2', 'date': '2026-01-01', 'commit': 'abc1234', 'distribution': 'normal(0,1)', 'kernel': 'grouped_gemm_h100'}
    other = plot_gemm.tables([{**group, 'peer': f'cublasLt {who}', 'ratio': ratio} for who, ratio in (('loop', 0.9), ('loop', 1.5), ('dense', 0.3))])
    want('groups: the newest, and no graph', '| 8 | 16 x 32 | 64 | zipf | 200 | 1.500 |  | 0.300 |' in other, True)
    both = [{**group, 'dtype': 'e4m3', 'peer': 'cublasLt loop', 'ratio': 1.0, **what} for what in ({'scales': 'one'}, {'scales': 'each', 'kernel': 'grouped_gemm_h100_promoted'})]
    other = plot_gemm.tables(both)
    want('groups of 8 bits: a table for each kind of sums and scales', [line for line in other.split('\n') if line.startswith('### ')],
         ['### grouped_gemm_h100, forward, e4m3 to bf16, burst, a scale of A and of B', '### grouped_gemm_h100_promoted, forward, e4m3 to bf16, burst, scales of rows'])
    want('a row', bool(re.search(r'^\| 4096 x 4096 x 4096 \| \d+ \| 1.040 \(0.990 .. 1.110\) \|', page, re.M)), True)

    skinny = [*made('gemm_h100_skinny', (1, 8192, 8192), ms=0.03, group='skinny'), *made('gemm_h100_skinny_pdl', (1, 8192, 8192), ms=0.02, group='skinny')]
    page = plot_gemm.tables(skinny)
    want('what pdl gains', '| 1.500 |' in page and '### gemm_h100_skinny_pdl' not in page, True)
    want('GB/s of skinny products', f'| 1 x 8192 x 8192 | {2 * (8192 * 8192 + 2 * 8192) / 0.03 * 1e-6:.0f} |' in page, True)
    page = plot_gemm.tables([{**line, 'copy_gbytes_per_s': 4476.1} for line in skinny])
    want('and their share of a copy', re.search(r'\| 1 x 8192 x 8192 \| 4475, 100 % \|', page) is not None and 'a copy of 1 GiB reads and writes 4476 GB/s' in page, True)
    facts = {'kernel': 'gemm_h100', 'compile_s': 1.234, 'cubin_bytes': 31000, 'registers': 168, 'spill_bytes': 0, 'remarks_c75xx': 0, 'lines': 360, 'commit': 'a' * 40}
    want('compiled', '| gemm_h100 | 1.23 s | 31000 bytes | 168 | 0 | 0 | 360 | aaaaaaaaaaaa |' in plot_gemm.tables([facts]), True)
    other = {**next(made('torch')), 'peer': plot_gemm.PEERS_PEER, 'ratio': 0.97, 'version': '2.9'}
    want('others', re.search(r'\| torch 2.9 \| \d+ \| 0.970 \|', plot_gemm.tables([other])) is not None, True)


def kinds():
    """A table for each kind of product, and none for a shape that was forced."""
    page = plot_gemm.tables([*made(ratio=1.0), *made(ratio=0.9, trans='nn'), *made(ratio=0.8, fuse='bias+gelu_tanh'), *made(ratio=0.7, fuse='silu', peer_lacks='silu'),
                             *made(ratio=0.6, batch=8), *made(ratio=0.5, sums='f16'), *made(ratio=0.4, dtype='tf32', out_dtype='f32'), *made(ratio=0.1, shape='128x64,1,1,1')])
    for title, ratio in (('public, bf16 to bf16', 1.0), ('public, nn, bf16', 0.9), ('public, fused bias+gelu_tanh, bf16', 0.8), ('public, fused silu, bf16', 0.7), ('public, batches of 8, bf16', 0.6),
                         ('public, sums in f16, bf16', 0.5), ('public, tf32 to f32', 0.4)):
        body = page.split(f'### gemm_h100, {title}')
        want(f'the table of {title}', len(body) == 2 and f'**{ratio:.3f}** over 1 shapes' in body[1].split('###')[0], True)
    want('tables', page.count('### '), 7)
    want('what the peer has not', page.count('cuBLASLt has no silu: it gives what comes before. '), 1)
    skinny = plot_gemm.tables([*made(size=(1, 8192, 8192), group='skinny', batch=2)])
    want('a kind of a set is of the set', 'burst, GB/s' in skinny, True)


def random():
    """The quotient of random and public shapes, of one commit and all its seeds."""
    lines = [*made(ratio=1.0), *made(ratio=0.64, size=(2048, 2048, 2048)), *made(ratio=2.0, regime='sustained'), *made(ratio=0.9, size=(264, 272, 280), group='random'),
             *made(ratio=0.9 ** 3, size=(296, 304, 312), group='random')]
    page = plot_gemm.tables(lines)
    want('public and random', f'| gemm_h100, bf16 to bf16, None | abc1234 | 0.800 of 2 | 0.810 of 2 | {0.81 / 0.8:.3f} | yes |' in page, True)
    page = plot_gemm.tables([*lines, *made(ratio=0.9, size=(320, 328, 336), group='random'), *made(ratio=0.5, size=(344, 352, 360), group='random')])
    want('beyond the bar', re.search(r'0\.800 of 2 \| 0\.7\d\d of 4 \| 0\.9\d\d \| no \|', page) is not None, True)
    page = plot_gemm.tables([*lines, *made(commit='0000000', ratio=1.0)])
    want('two commits are not compared', '### Public and random' in page, False)
    page = plot_gemm.tables([*made(fuse='bias', ratio=0.9), *made(fuse='bias', ratio=0.9, group='random'), *made(ratio=0.5)])
    want('each kind with its own', '| gemm_h100, fused bias, bf16 to bf16, None | abc1234 | 0.900 of 1 | 0.900 of 1 | 1.000 | yes |' in page, True)


def pictures():
    lines = [*made(), *made(regime='sustained', ratio=1.2), *made(size=(256, 264, 272), group='random', ratio=0.7)]
    found = plot_gemm.newest(plot_gemm.measured(lines))
    for draw, dots in ((plot_gemm.ratios, 3 + 2), (plot_gemm.roofline, 6 + 2)):     # and two of the key
        root = xml.etree.ElementTree.fromstring(draw(found))
        want(f'dots of {draw.__name__}', len(root.findall(f'{SVG}circle')), dots)
        inside = [0 <= float(c.get('cx')) <= plot_gemm.WIDTH and 0 <= float(c.get('cy')) <= float(root.get('height')) for c in root.findall(f'{SVG}circle')]
        want(f'{draw.__name__} keeps to its frame', all(inside), True)


def page():
    keep = plot_gemm.DOCS, plot_gemm.RESULTS
    with tempfile.TemporaryDirectory() as folder:
        plot_gemm.DOCS = plot_gemm.RESULTS = pathlib.Path(folder)
        (plot_gemm.DOCS / 'gemm.md').write_text(f'before\n{plot_gemm.BEGIN}old\n{plot_gemm.END}\nbehind\n')
        data = plot_gemm.DOCS / 'gemm-none-2026-01-01.jsonl'
        data.write_text('')
        want('a page without results', plot_gemm.made(plot_gemm.recorded()), {plot_gemm.DOCS / 'gemm.md': f'before\n{plot_gemm.BEGIN}{plot_gemm.NONE}{plot_gemm.END}\nbehind\n'})
        data.write_text(''.join(json.dumps(line) + '\n' for line in made()))
        files = plot_gemm.made(plot_gemm.recorded())
        want('a page and two pictures', sorted(f.name for f in files), ['gemm-ratio.svg', 'gemm-roofline.svg', 'gemm.md'])
    plot_gemm.DOCS, plot_gemm.RESULTS = keep


def shapes():
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, 'shapes.cpp')
        source.write_text(SHAPES % (plot_gemm.ROOT / 'benchmarks/bench/shapes.h'))
        subprocess.run(['g++', '-std=c++17', '-Wall', '-Wextra', '-Werror', str(source), '-o', f'{folder}/shapes'], check=True)
        said = subprocess.run([f'{folder}/shapes'], check=True, stdout=subprocess.PIPE, text=True).stdout.split('\n')
    sets = [[tuple(map(int, s.split('x'))) for s in line.split()] for line in said]
    want('public shapes', (len(sets[0]), all(m > 128 for m, _, _ in sets[0]), len(set(sets[0]))), (13, True, 13))
    want('skinny shapes', (len(sets[1]), {m for m, _, _ in sets[1]}, len(set(sets[1]))), (30, {1, 8, 16, 32, 64, 128}, 30))
    want('random shapes', len(sets[2]), 200)
    want('the same seed', sets[2] == sets[3], True)
    want('another seed', sets[2] == sets[4], False)
    sides = sorted(side for s in sets[2] + sets[4] for side in s)
    want('sides', (sides[0] >= 256, sides[-1] <= 16384, all(side % 8 == 0 for side in sides)), (True, True, True))
    want('as many below the geometric middle as above', 0.45 < sum(side < 2048 for side in sides) / len(sides) < 0.55, True)
    want('given', sets[5:10], [[(8, 16, 24), (1, 2, 3)], [], [], [], []])


def main():
    merging()
    kinds()
    random()
    pictures()
    page()
    shapes()
    print('\n'.join(wrong + [f'{len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == '__main__':
    raise SystemExit(main())
