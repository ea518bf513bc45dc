#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each sentence that the model can say is read by a test.

    tests/emu/sentences.py

A sentence is a text of at least three words in the headers of the model; members of JSON are none, reports.py reads these. It is read if a text in a test holds
pieces of it that no other sentence has all of: four words in a row, or what stands between two of its numbers. UNREAD are those
that no test can provoke, and why. Answers 0 or 1, with those that nobody reads.
"""
import bisect
import functools
import itertools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ('core', 'unit', 'check', 'math', 'explore')
UNREAD = {
    'the model is out of memory': 'malloc() would have to fail in the middle of a launch',
    'waiting at %s for a bulk group': 'agents make every copy before anyone can be stuck',
    'waiting at %s for a cp.async group': 'agents make every copy before anyone can be stuck',
    'MGPU_SHARED %s: there is no memory for it': 'mprotect() would have to fail in the middle of a launch',
    'the end of the host\'s memory': 'malloc() would have to fail while a launch is explored',
    ' in the odd block': 'tcgen05.alloc of a pair gives both blocks the same columns',
    'not run yet': 'in a deadlock each thread waits, spins or has returned',
}
LITERAL = r'"(?:\\.|[^"\\\n])*"'
CODE = re.compile(r'^\s*#\s*(?:include|error|pragma)\b(?:.*\\\n)*.*$|__asm__\s*\((?:[^()]|\([^()]*\))*\)|__attribute__\s*\(\(.*?\)\)|_Pragma\(.*?\)',
                  re.M)


def literals(text):
    """Texts of C, neighbours joined; no comments, no names of test cases."""
    text = re.sub(rf'({LITERAL})|/\*.*?\*/|//[^\n]*', lambda m: m[1] or ' ', text, flags=re.S)
    text = re.sub(rf'TEST_CASE\(\s*{LITERAL}(?:\s*{LITERAL})*', '', CODE.sub('', text))
    for found in re.finditer(rf'{LITERAL}(?:\s*{LITERAL})*', text):
        yield ''.join(part[1:-1] for part in re.findall(LITERAL, found[0])).replace(r'\"', '"')


def fragments(sentence):
    """What stands between the numbers and names that are filled in, as words."""
    return [part.strip(' ,;:.').split() for part in re.split(r'%[-+0#.*\d]*(?:ll|l|z|h)*[a-zA-Z]|\\n', sentence)]


@functools.cache
def pieces(sentence):
    """Its fragments, and four words in a row of each."""
    found = set()
    for words in fragments(sentence):
        found.add(' '.join(words))
        found.update(' '.join(words[i:i + 4]) for i in range(len(words) - 3))
    return {piece for piece in found if len(piece) >= 3}


def unread(sentences, texts):
    """Those of which no text holds pieces that no other sentence has all of."""
    bare = {s: [' '.join(words) for words in fragments(s)] for s in sentences}

    def reads(text, sentence):
        held = [piece for piece in pieces(sentence) if piece in text]
        enough = len(set(' '.join(held).split())) >= min(4, len(set(' '.join(pieces(sentence)).split())))
        return enough and not any(all(any(piece in part for part in bare[other]) for piece in held)
                                  for other in sentences if other != sentence and not within(sentence, other))

    def within(sentence, other):
        """The whole sentence is a part of the other."""
        return all(any(words in part for part in bare[other]) for words in bare[sentence])
    texts = sorted(texts)
    starts = list(itertools.accumulate((len(text) + 1 for text in texts), initial=0))
    every = '\n'.join(texts)

    def holders(piece):
        """The texts that hold it."""
        at = every.find(piece)
        while at >= 0:
            which = bisect.bisect(starts, at) - 1
            yield texts[which]
            at = every.find(piece, starts[which + 1])
    return sorted(s for s in sentences if not any(reads(text, s) for text in {t for piece in pieces(s) for t in holders(piece)}))


def main():
    model = [f for folder in FOLDERS for f in sorted((ROOT / 'include/mgpu/emu' / folder).glob('*.h'))]
    sentences = {s for f in model for s in literals(f.read_text())
                 if sum(bool(re.search(r'[a-z]{2}', word)) for word in sum(fragments(s), [])) >= 3 and 'addr2line -e' not in s
                 and '": ' not in s}
    tests = [f for f in sorted((ROOT / 'tests').rglob('*')) if f.suffix in ('.c', '.cpp', '.cu', '.h')]
    texts = {' '.join(t.split()) for f in tests for t in literals(f.read_text())}
    texts |= {text for f in sorted((ROOT / 'tests').rglob('*.py')) if f != pathlib.Path(__file__).resolve()
              for pair in re.findall(r"'([^'\n]*)'|\"([^\"\n]*)\"", f.read_text().replace('\\(', '(').replace('\\)', ')')) for text in pair}
    made_up = {'nobody has ever read these words', 'and these are read'}
    assert unread(made_up, {'who says that and these are read'}) == ['nobody has ever read these words']
    found = unread(sentences, texts)
    faults = [f'no test reads: {s}' for s in found if s not in UNREAD]
    faults += [f'UNREAD names what a test reads, or nobody says: {s}' for s in UNREAD if s not in found]
    print('\n'.join(faults) or f'{len(sentences) - len(UNREAD)} sentences of the model are read, {len(UNREAD)} cannot be provoked')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
