#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does apidoc.py see planted falsehoods?"""
import pathlib
import sys
import tempfile

import apidoc

HEADER = '''/* Do a thing to `bar`.
 *   ptx     good.thing [bar];
 *   needs   PTX 8.0, sm_90
 *   by      any thread
 */
MGPU_DEVICE void
mgpu_good_thing(uint32_t bar)
{
}
'''
API = '''# Functions

The page speaks of `mgpu_good_thing()` and of all `mgpu_good_`.

## 1. Better

**Not written yet.**

```c
/* Do a better thing.
 *   ptx     better.thing;
 */
MGPU_DEVICE void
mgpu_better_thing(void);
```

## 2. Good

```c
/* An older comment.
 *   ptx     good.thing [bar];
 */
MGPU_DEVICE void
mgpu_good_thing(uint64_t bar);
```

```c
MGPU_DEVICE void
page(void)
{
    mgpu_good_thing(0);
}
```
'''
RIGHT = API.replace('''/* An older comment.
 *   ptx     good.thing [bar];
 */
MGPU_DEVICE void
mgpu_good_thing(uint64_t bar);
''', HEADER[:HEADER.index('\n{')] + ';\n')
PAGE = 'Use `mgpu_good_thing()`, later `mgpu_better_thing()`, or any `mgpu_good_thN`.\n'

# what is planted; (file, text, its replacement); words of the sentence
PLANTED = [
    ('an unknown word', ('README.md', 'mgpu_good_thing', 'mgpu_bad_thing'), 'README.md:1: mgpu_bad_thing is in no header'),
    ('an unknown family', ('README.md', 'mgpu_good_thN', 'mgpu_bad_thN'), 'mgpu_bad_thN is in no header'),
    ('an unknown word in api.md', ('docs/api.md', 'mgpu_good_thing(0)', 'mgpu_bad_thing(0)'), 'docs/api.md:31: mgpu_bad_thing is in no header'),
    ('a mark is missing', ('docs/api.md', '**Not written yet.**', ''), 'no header has mgpu_better_thing; mark it'),
    ('a mark is stale', ('docs/api.md', '## 2. Good\n', '## 2. Good\n\n**Not written yet.**\n'), 'a header has mgpu_good_thing'),
]


def run(change=None):
    """check() of a small house, with one text replaced."""
    files = {'include/mgpu/ptx/good.h': HEADER, 'docs/api.md': API, **{page: PAGE for page in apidoc.PAGES}}
    if change:
        name, old, new = change
        assert old in files[name]
        files[name] = files[name].replace(old, new)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = pathlib.Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return apidoc.check(pathlib.Path(folder))


def main():
    wrong = 0
    bad, _, filled = run()
    if bad:
        wrong += 1
        print(f'BAD nothing planted: {bad}')
    if filled != RIGHT:
        wrong += 1
        print(f'BAD contract of the header: got {filled}')
    for what, change, words in PLANTED:
        bad, _, _ = run(change)
        if not any(words in b for b in bad):
            wrong += 1
            print(f'BAD {what}: expected {words!r}, got {bad}')
    print(f'{len(PLANTED) + 2} cases, {wrong} wrong')
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
