#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""bench_timeline writes down a whole record, and tools/timeline.py can draw it: timeline.py PROGRAM [M N K]"""
import pathlib
import subprocess
import sys
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]


def main():
    done = subprocess.run(sys.argv[1:], text=True, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        print(f'SKIP: {done.stdout.strip()}' if done.returncode == 77 else f'answers {done.returncode}: {done.stdout}')
        return done.returncode
    sys.path.insert(0, str(ROOT / 'tools'))
    import timeline
    record = timeline.Record(done.stdout)             # refuses what is not whole
    xml.etree.ElementTree.fromstring(timeline.draw(record))
    print(f'{sum(map(len, record.events.values()))} events of {record.steps} steps')
    return 0


if __name__ == '__main__':
    sys.exit(main())
