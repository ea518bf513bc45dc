#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Keep docs/api.md true: the contract of a function that is written is the header's own text.

usage: apidoc.py             write those contracts anew
       apidoc.py --check     only say what is stale or false

A contract is a function in a block that begins with a comment. Both forms also hold that
  - a section with a function that no header has says **Not written yet** or **Partly written**,
    and one that says **Not written yet** has no function of a header;
  - every mgpu_ and MGPU_ word of the pages below stands in a header, or in a section of api.md
    that says what is not written yet.
"""
import pathlib
import re
import sys

import headers

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/concepts.md', 'docs/emulator.md', 'docs/pitfalls.md', 'docs/use.md',
         'docs/performance.md', 'examples/README.md', 'examples/kernels/README.md']
WORD = re.compile(r'\b(?:mgpu|MGPU)_\w+')
BLOCK = re.compile(r'^```c\n(/\* .*?)^```', re.S | re.M)
UNWRITTEN = re.compile(r'[Nn]ot written yet|\*\*Partly written')


def contracts(root):
    """The comment and signature of each public function: {name: text}."""
    found = {}
    for file in sorted((root / 'include/mgpu').rglob('*.h')):
        text = file.read_text() if file.name != 'host_only.gen.h' else ''   # that one says what is not there
        for match in headers.ITEM.finditer(text):
            if match['doc'] is not None and match['name']:
                found[match['name']] = re.sub(r'\s+MGPU__PLACE\)$', ')', match[0]) + ';\n'
    return found


def sections(text):
    """api.md in parts, each from its title on."""
    return re.split(r'^(?=## )', text, flags=re.M)


def fill(text, found):
    """api.md with the contracts of written functions as the headers have them."""
    def block(match):
        items = headers.ITEM.finditer(match[1])
        texts = [found.get(i['name'], i[0] + ';\n') for i in items]
        return '```c\n' + '\n'.join(texts) + '```'
    return BLOCK.sub(block, text)


def false_marks(text, found):
    """Sentences about sections whose first line says something else than the headers."""
    bad = []
    for section in sections(text):
        title = section.split('\n', 1)[0]
        for item in (i for b in BLOCK.findall(section) for i in headers.ITEM.finditer(b)):
            name = item['name']
            if name in found and '\n**Not written yet' in section:
                bad.append(f'docs/api.md: {title}: says Not written yet, and a header has {name}')
            elif name not in found and not UNWRITTEN.search(section):
                bad.append(f'docs/api.md: {title}: no header has {name}; mark it **Not written yet** or **Partly written**')
    return bad


def unknown_words(name, text, known):
    """A sentence for each word of a page that is no name; `mgpu_tma_` and `mgpu_acc_wait_f32_xN` are beginnings."""
    bad = []
    for number, line in enumerate(text.split('\n'), 1):
        for word in WORD.findall(line):
            beginning = re.fullmatch(r'(.*_)|(.*)N', word)
            if word not in known and not (beginning and any(k.startswith(word.rstrip('N')) for k in known)):
                bad.append(f'{name}:{number}: {word} is in no header and is not planned in docs/api.md')
    return bad


def check(root):
    """All that is false, and api.md as it should be."""
    api = (root / 'docs/api.md').read_text()
    found = contracts(root)
    known = {w for file in [*(root / 'include/mgpu').rglob('*.h'), *(root / 'packaging').glob('*.cmake')]
             for w in WORD.findall(file.read_text())}
    bad = false_marks(api, found)
    planned = {w for s in sections(api) if UNWRITTEN.search(s) for w in WORD.findall(s)}
    written = ''.join('\n' * s.count('\n') if UNWRITTEN.search(s) else s for s in sections(api))
    bad += unknown_words('docs/api.md', written, known)
    for page in PAGES:
        bad += unknown_words(page, (root / page).read_text(), known | planned)
    return bad, api, fill(api, found)


def main():
    bad, api, filled = check(ROOT)
    if '--check' not in sys.argv:
        (ROOT / 'docs/api.md').write_text(filled)
    elif filled != api:
        bad.append('docs/api.md is stale: run tools/apidoc.py')
    print('\n'.join(bad), end='\n' if bad else '')
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main())
