#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draw docs/timeline.svg: what the engines of one multiprocessor do around the end of a tile of a GEMM.

    tools/timeline.py                 from the newest benchmarks/results/timeline-*.jsonl
    tools/timeline.py FILE.jsonl      from this file, to standard output
    tools/timeline.py --check         only say whether the picture is there and is that of its data

The data are those of benchmarks/run_timeline.py: cycles that a GPU wrote down.
"""
import html
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
PICTURE = ROOT / 'docs/timeline.svg'
RESULTS = ROOT / 'benchmarks/results'
SINGLE = ('free', 'load', 'full')
PAIRED = ('mma', 'mma_done', 'store_ready', 'store', 'store_read', 'written')
LEFT, WIDTH, RIGHT, ROW, BAR = 164, 1000, 22, 24, 15
STYLE = '''
text { font: 13px sans-serif; fill: #1f2328; } .small { font-size: 11px; } .faint, .tick { fill: #59636e; }
.line { stroke: #d1d9e0; stroke-width: 1; } .tile { stroke: #59636e; stroke-dasharray: 3 3; }
.load { fill: #54aeff; } .next { fill: #0969da; } .mma { fill: #4ac26b; } .mmanext { fill: #1a7f37; }
.slab { fill: #d4a72c; } .store { fill: #fb8f44; } .issue { fill: #8250df; }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc; } .faint, .tick { fill: #9198a1; } .line { stroke: #3d444d; } .tile { stroke: #9198a1; }
.load { fill: #1f6feb; } .next { fill: #79c0ff; } .mma { fill: #238636; } .mmanext { fill: #56d364; }
.slab { fill: #9e6a03; } .store { fill: #db6d28; } .issue { fill: #a371f7; } }
'''


class Record:
    """A run and its events: at(event, warpgroup) is {step or slab: nanoseconds}."""

    def __init__(self, text):
        lines = [json.loads(line) for line in text.splitlines() if line.strip()]
        self.run = lines[0]
        self.events = {}
        for e in lines[1:]:
            self.events.setdefault((e['event'], e.get('warpgroup')), {})[e['at']] = e['cycle'] * 1e3 / self.run['clock_mhz']
        self.steps = len(self.at('free'))
        self.before = self.run['steps_before']
        wrong = [f'{what}: {len(self.at(what))} of {self.steps} steps' for what in SINGLE if len(self.at(what)) != self.steps]
        for what in PAIRED:
            for wg in (0, 1):
                want = {'mma': self.steps, 'mma_done': self.steps, 'written': 1}.get(what, 4)
                if len(self.at(what, wg)) != want:
                    wrong.append(f'{what} of warpgroup {wg}: {len(self.at(what, wg))} of {want}')
        wrong += [f'wgmma {i} of warpgroup {wg} ends before it is issued' for wg in (0, 1) for i, t in self.at('mma', wg).items()
                  if self.at('mma_done', wg).get(i, t) < t]
        if wrong or self.steps <= self.before:
            sys.exit('timeline.py: these are not the events of a run: ' + ('; '.join(wrong) or 'no step after the tile'))

    def at(self, what, wg=None):
        return self.events.get((what, wg), {})


def bars(record):
    """[(row, from, to, class, title)] in nanoseconds; rows are numbers from the top."""
    out = []
    stages = record.run['stages']
    free, load, full = (record.at(what) for what in SINGLE)
    for i in range(record.steps):
        first_use = min(record.at('mma', wg)[i] for wg in (0, 1))
        late = '' if i < record.before else 'next'
        out.append((0, free[i], load[i], 'issue', f'step {i}: both loads are issued'))
        landed = max(load[i], min(full[i], first_use))      # who waits may see it before the observer does
        out.append((1 + i % stages, load[i], landed, late or 'load', f'step {i}: 48 KiB of A and B'))
    for wg in (0, 1):
        issued, done = record.at('mma', wg), record.at('mma_done', wg)
        row = 1 + stages + wg
        for i in range(record.steps):
            begin = max(issued[i], done.get(i - 1, issued[i]))
            kind = 'mma' if i < record.before else 'mmanext'
            out.append((row, begin, max(begin, done[i]), kind, f'step {i}: 4 wgmma m64n256k16'))
        begin, ready = done[record.before - 1], record.at('store_ready', wg)
        for s in range(4):
            out.append((row + 2, begin, max(begin, ready[s]), 'slab', f'slab {s}: registers to shared memory'))
            begin = max(begin, ready[s])
        for s in range(4):
            out.append((row + 4, record.at('store', wg)[s], record.at('store_read', wg)[s], 'store', f'slab {s}: TMA reads it'))
    return out


def draw(record):
    run, stages = record.run, record.run['stages']
    names = ['producer', *[f'TMA loads, stage {s}' for s in range(stages)], 'tensor core, rows 0-63', 'tensor core, rows 64-127',
             'registers to slabs', '', 'TMA stores', '']
    boxes = bars(record)
    begin, end = min(b[1] for b in boxes), max([b[2] for b in boxes] + [record.at('written', wg)[0] for wg in (0, 1)])
    scale = (WIDTH - LEFT - RIGHT) / (end - begin)
    top, height = 46, 46 + len(names) * ROW + 62

    def x(ns):
        return LEFT + (ns - begin) * scale

    def text(at, y, words, kind='plain', anchor='start'):
        return f'<text x="{at:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{html.escape(words)}</text>'

    size = ' x '.join(str(run[w]) for w in 'mnk')
    where = f'{run.get("gpu", "the model, where clocks mean nothing").replace("NVIDIA ", "")}'
    speed = f', {run["tflops"]:.0f} TFLOP/s' if 'tflops' in run else ''
    out = ['<svg xmlns="http://www.w3.org/2000/svg" '
           f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">',
           f'<title>One multiprocessor at the end of a tile of a GEMM, {html.escape(where)}</title>', f'<style>{STYLE}</style>',
           text(LEFT, 17, 'One multiprocessor, the end of one tile and the start of the next, as its clock saw it'),
           text(LEFT, 35, f'D = A * B^T, {size} {run["dtype"]}, {run["distribution"]}, '
                f'tiles of {" x ".join(map(str, run["tile"]))}, {stages} stages; '
                f'{where}, {run["clock_mhz"]:.0f} MHz{speed}', 'small faint')]
    step = next(s for s in (10 ** e * f for e in range(12) for f in (1, 2, 5)) if s * scale >= 70)
    bottom = top + len(names) * ROW
    tick = 0
    while tick <= end - begin:
        out.append(f'<line class="line" x1="{x(begin + tick):.1f}" x2="{x(begin + tick):.1f}" y1="{top}" y2="{bottom}"/>')
        label = f'{tick / 1000:g} us' if end - begin >= 2000 else f'{tick:g} ns'
        out.append(text(x(begin + tick), bottom + 15, label, 'small tick', 'middle'))
        tick += step
    for row, name in enumerate(names):
        out.append(text(LEFT - 8, top + row * ROW + 16, name, 'small', 'end'))
    for row, a, b, kind, title in boxes:
        y, width = top + row * ROW + (ROW - BAR) / 2, max(0.8, (b - a) * scale - 0.7)
        out.append(f'<rect class="{kind}" x="{x(a):.1f}" y="{y:.1f}" width="{width:.1f}" height="{BAR}">'
                   f'<title>{html.escape(title)}, {b - a:.0f} ns</title></rect>')
    last = max(record.at('mma_done', wg)[record.before - 1] for wg in (0, 1))
    out.append(f'<line class="tile" x1="{x(last):.1f}" x2="{x(last):.1f}" y1="{top}" y2="{bottom}"/>')
    for wg in (0, 1):
        y, at = top + (len(names) - 2 + wg) * ROW, x(record.at('written', wg)[0])
        out.append(f'<line class="tile" x1="{at:.1f}" x2="{at:.1f}" y1="{y + 3}" y2="{y + ROW - 3}"/>')
        out.append(text(at + 4, y + 16, 'in memory', 'small faint'))
    key = [('load', 'load for this tile'), ('next', 'for the next tile'), ('mma', 'wgmma of this tile'),
           ('mmanext', 'of the next'), ('slab', 'accumulators to bf16, to slabs'), ('store', 'TMA reads a slab')]
    at = LEFT
    for kind, words in key:
        out.append(f'<rect class="{kind}" x="{at}" y="{bottom + 28}" width="12" height="12"/>')
        out.append(text(at + 17, bottom + 38, words, 'small'))
        at = round(at + 26 + 5.9 * len(words))
    out.append('</svg>')
    return '\n'.join(out) + '\n'


def newest():
    found = sorted(RESULTS.glob('timeline-*.jsonl'), key=lambda f: f.stem[-10:])
    return found[-1] if found else None


def stale():
    """A sentence when the picture is missing, or not that of the newest data; else None."""
    data = newest()
    if data is None:
        return ('benchmarks/results has no timeline-*.jsonl: on a GPU, benchmarks/run_timeline.py --json '
                'benchmarks/results/timeline-h200-DATE.jsonl; then tools/timeline.py')
    if not PICTURE.exists():
        return 'docs/timeline.svg is missing: run tools/timeline.py'
    if PICTURE.read_text() != draw(Record(data.read_text())):
        return f'docs/timeline.svg is not the picture of {data.relative_to(ROOT)}: run tools/timeline.py'
    return None


def main():
    if '--check' in sys.argv:
        why = stale()
        print(why or 'docs/timeline.svg is that of its data')
        return 1 if why else 0
    if len(sys.argv) > 1:
        sys.stdout.write(draw(Record(pathlib.Path(sys.argv[1]).read_text())))
        return 0
    if newest() is None:
        sys.exit(f'timeline.py: {stale()}')
    PICTURE.write_text(draw(Record(newest().read_text())))
    print(f'docs/timeline.svg: {PICTURE.stat().st_size} bytes, from {newest().relative_to(ROOT)}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
