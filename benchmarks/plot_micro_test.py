#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does plot_micro.py merge runs, show the newest commit, and say what rows that straddle cost?"""
import json
import pathlib
import tempfile
import xml.etree.ElementTree

import plot_micro

SVG = '{http://www.w3.org/2000/svg}'
wrong = []


def want(what, got, expected):
    if got != expected:
        wrong.append(f'{what}: {got!r}, wanted {expected!r}')


def made(family='tma load', case='from HBM', parameters='box_bytes=8192 stages=4', unit='GB/s', median=100.0, commit='abc1234', gpu='NVIDIA None', literature=''):
    return {'micro': family, 'case': case, 'parameters': parameters, 'unit': unit, 'median': median, 'min': median * 0.9, 'max': median * 1.1, 'samples': 7,
            'literature': literature, 'source': 'A Paper' if literature else '', 'gpu': gpu, 'driver': '1.2', 'cuda': 13000, 'clock_mhz': 1980, 'date': '2026-01-01', 'commit': commit}


def merging():
    lines = [made(median=m) for m in (100, 104, 110)]
    one = plot_micro.merged(lines)
    want('the median of three, least and most', (one['median'], round(one['min']), round(one['max'])), (104, 90, 121))
    want('what is not known', plot_micro.merged([{**made(), 'median': None}]), None)
    found = plot_micro.newest([made(commit='0000000', case='old'), *lines, made(gpu='another')])
    want('cards', list(found), ['NVIDIA None', 'another'])
    want('the newest commit', [line['case'] for line in found['NVIDIA None']], ['from HBM'])
    want('numbers and words', plot_micro.words(made(parameters='from=L2 stages=4')), {'from': 'L2', 'stages': 4})
    want('bytes in flight', [plot_micro.in_flight(made(parameters=p)) for p in
                             ('box_bytes=8192 stages=4', 'bytes=16 stages=2', 'in_flight=512 threads=32 loads=1', 'box_bytes=64', 'box_bytes=64 stages=2 swizzle=32')],
         [32768, 32, 512, None, None])


def tables():
    page = plot_micro.tables([made(literature='90 (H100)'), made('barrier', 'bar.sync', 'threads=128', 'clk', 20.66)])
    want('published', '| tma load: from HBM box_bytes=8192, stages=4 | 100 | GB/s | 90 (H100) |' in page and 'From: A Paper.' in page, True)
    want('a row', '| bar.sync | threads=128 | 20.7 | 18.6 .. 22.7 | clk |  |' in page, True)
    want('families', page.count('<details>'), 2)
    rows = [made(case='rows from L2', parameters=f'box_bytes=8192 stages=16 swizzle=128 row_bytes={r} offset={o}', median=m) for r, o, m in ((8192, 0, 200), (8208, 0, 150), (8192, 64, 140))]
    want('rows that straddle', '| rows from L2, 8192 bytes | 200 | 0.70 | 0.75 |' in plot_micro.tables(rows), True)
    want('nothing', plot_micro.tables([]), plot_micro.NONE)


def pictures():
    found = plot_micro.newest([*(made(parameters=f'box_bytes=8192 stages={s}', median=100.0 * s) for s in (1, 2, 4)), made('bulk', 'load, from HBM', 'bytes=512 stages=4'),
                               *(made('wgmma', f'm64n{n}k16 bf16 ss', 'batch=4 wait=1', 'clk', n / 2) for n in (8, 64, 256)), made('wgmma', 'm64n8k16 bf16 ss', 'batch=1 wait=0', 'clk')])
    for draw, dots in ((plot_micro.memory_picture, 4 + 2), (plot_micro.wgmma_picture, 3 + 1)):     # and those of the key
        root = xml.etree.ElementTree.fromstring(draw(found))
        circles = root.findall(f'{SVG}circle')
        want(f'dots of {draw.__name__}', len(circles), dots)
        want(f'{draw.__name__} keeps to its frame', all(0 <= float(c.get('cx')) <= plot_micro.WIDTH and 0 <= float(c.get('cy')) <= float(root.get('height')) for c in circles), True)
        want(f'{draw.__name__} of nothing', bool(draw({})), False)


def page():
    keep = plot_micro.DOCS, plot_micro.RESULTS
    with tempfile.TemporaryDirectory() as folder:
        plot_micro.DOCS = plot_micro.RESULTS = pathlib.Path(folder)
        file = plot_micro.DOCS / 'micro.md'
        file.write_text(f'before\n{plot_micro.BEGIN}old\n{plot_micro.END}\nbehind\n')
        want('a page without results', plot_micro.made(plot_micro.recorded()), {file: f'before\n{plot_micro.BEGIN}{plot_micro.NONE}{plot_micro.END}\nbehind\n'})
        (plot_micro.DOCS / 'micro-none-2026-01-01.jsonl').write_text(json.dumps(made()) + '\n' + json.dumps({'kernel': 'another'}) + '\n')
        files = plot_micro.made(plot_micro.recorded())
        want('a page and one picture', sorted(f.name for f in files), ['micro-memory.svg', 'micro.md'])
        want('the page shows it', '](micro-memory.svg)' in files[file], True)
    plot_micro.DOCS, plot_micro.RESULTS = keep


def main():
    merging()
    tables()
    pictures()
    page()
    print('\n'.join(wrong + [f'{len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == '__main__':
    raise SystemExit(main())
