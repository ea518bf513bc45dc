#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does timeline.py draw what a record says, and refuse one that is not whole?

The record is made up here: it shows that the drawing works, and is never the picture of the page."""
import json
import pathlib
import sys
import tempfile
import xml.etree.ElementTree

import timeline

SVG = '{http://www.w3.org/2000/svg}'


def made_up():
    """The lines of a record with round numbers: 400 cycles a step, loads of 600, a tile of 10 steps, then 12 of the next."""
    lines = [{'kernel': 'bench_timeline', 'm': 4096, 'n': 4096, 'k': 4096, 'dtype': 'bf16', 'distribution': 'made up',
              'gpu': 'no <GPU>', 'tile': [128, 256, 64], 'stages': 4, 'steps_before': 10, 'clock_mhz': 1000}]

    def event(what, at, cycle, wg=None):
        lines.append({'event': what, **({} if wg is None else {'warpgroup': wg}), 'at': at, 'cycle': cycle})

    used = 0
    for i in range(22):
        used = 5000 + 400 * i + (2000 if i >= 10 else 0)        # when its wgmma is issued
        free = max(5000 + 400 * (i - 4) + 400 + (2000 if i >= 14 else 0), 0)
        event('free', i, free)
        event('load', i, free + 30)
        event('full', i, free + 630)
        for wg in (0, 1):
            event('mma', i, used + 10 * wg, wg)
            event('mma_done', i, used + 400 + 10 * wg, wg)
    for wg in (0, 1):
        for s in range(4):
            ready = 5000 + 4000 + 300 * (s + 1)
            for what, later in (('store_ready', 0), ('store', 20), ('store_read', 250)):
                event(what, s, ready + later, wg)
        event('written', 0, 5000 + 4000 + 2100, wg)
    return lines


def text(lines):
    return '\n'.join(map(json.dumps, lines)) + '\n'


def refusal(lines):
    try:
        timeline.Record(text(lines))
    except SystemExit as end:
        return str(end)
    return ''


def main():
    wrong = []

    def want(what, got, wanted):
        if got != wanted:
            wrong.append(f'{what}: {got}, wanted {wanted}')

    lines = made_up()
    record = timeline.Record(text(lines))
    boxes = timeline.bars(record)
    by = {}
    for row, begin, end, kind, _ in boxes:
        by.setdefault(kind, []).append((row, round(begin), round(end)))
    want('bars', {k: len(v) for k, v in by.items()},
         {'issue': 22, 'load': 10, 'next': 12, 'mma': 20, 'mmanext': 24, 'slab': 8, 'store': 8})
    want('a load', by['load'][0], (1, 3830, 4430))
    want('the load behind it', by['load'][1][0], 2)
    want('a wgmma begins when the one before has ended', by['mma'][1], (5, 5400, 5800))
    want('the first of the next tile', by['mmanext'][0], (5, 11000, 11400))
    want('a store', by['store'][0], (9, 9320, 9550))
    slow = timeline.Record(text([dict(lines[0], clock_mhz=500), *lines[1:]]))
    want('half the clock, twice the time', round(timeline.bars(slow)[1][2]), 8860)

    picture = timeline.draw(record)
    root = xml.etree.ElementTree.fromstring(picture)
    want('rectangles', len(root.findall(f'{SVG}rect')), len(boxes) + 6)
    for r in root.findall(f'{SVG}rect'):
        if float(r.get('x')) < 0 or float(r.get('x')) + float(r.get('width')) > timeline.WIDTH:
            wrong.append(f'a bar leaves the picture: {r.attrib}')
    words = ' '.join(''.join(t.itertext()) for t in root.findall(f'{SVG}text'))
    want('the GPU is named', 'no <GPU>, 1000 MHz' in words, True)
    want('the distribution is named', 'made up' in words, True)
    want('small', len(picture) < 60000, True)
    want('dark mode', 'prefers-color-scheme: dark' in picture, True)

    gone = [line for line in lines if (line.get('event'), line.get('at')) != ('full', 3)]
    want('a step without its end', 'full: 21 of 22 steps' in refusal(gone), True)
    early = [dict(line, cycle=0) if line.get('event') == 'mma_done' and line['at'] == 5 else line for line in lines]
    want('an end before its beginning', 'wgmma 5 of warpgroup 0 ends before' in refusal(early), True)
    want('a whole record', refusal(lines), '')

    keep = timeline.ROOT, timeline.RESULTS, timeline.PICTURE
    with tempfile.TemporaryDirectory() as folder:
        timeline.ROOT = timeline.RESULTS = pathlib.Path(folder)
        timeline.PICTURE = pathlib.Path(folder, 't.svg')
        want('no data', 'has no timeline-*.jsonl' in (timeline.stale() or ''), True)
        pathlib.Path(folder, 'timeline-h200-2026-01-01.jsonl').write_text(text(lines))
        want('no picture', 'is missing' in (timeline.stale() or ''), True)
        timeline.PICTURE.write_text(picture)
        want('a picture of its data', timeline.stale(), None)
        pathlib.Path(folder, 'timeline-h200-2026-01-02.jsonl').write_text(text([dict(lines[0], clock_mhz=999), *lines[1:]]))
        want('newer data', 'is not the picture of' in (timeline.stale() or ''), True)
    timeline.ROOT, timeline.RESULTS, timeline.PICTURE = keep
    print('\n'.join(wrong + [f'{len(wrong)} wrong']))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
