#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Which instructions of the PTX manual have a function, and why the others have none.

    tools/coverage.py                  say what the table and the headers do not have in common: 0 or 1
    tools/coverage.py peers NAME FOLDER...  count what another library has of each family, and write it into the table as NAME's:
                                            cuda::ptx or CUTLASS from the strings of its headers, T.ptx from TVM's table, which
                                            this runs (tvm/backend/cuda/ptx/table.py, which imports nothing of TVM)

tools/instructions.txt names every spelling of every opcode: with a function, without one and why, or not written yet. Each
public instruction of include/mgpu/ptx is in one row, by the opcode of its comment's `ptx` line; each spelling of a row without
a reason has a function; and what is listed as not written is not. tools/mkdocs.py prints it into docs/coverage.md."""
import bisect
import collections
import functools
import importlib.util
import itertools
import pathlib
import re
import sys

import headers

ROOT = pathlib.Path(__file__).resolve().parents[1]
TABLE = ROOT / 'tools/instructions.txt'
SPACE = r'\.(?:global|local|const|param(?:::\w+)?|shared(?:::\w+)?)\b'
NAMERS = re.compile(r'(tcgen05_|tcgen05_red_)?regs(_s32)?\.gen\.h')
FREE = re.compile(r'N(?=k\d)|\b[A-Z][A-Z_]{2,}\b(?!::)')     # what a folding function leaves open in its ptx line
F8 = 'e4m3x4|e5m2x4|e3m2x4|e2m3x4|e2m1x4|e2m1p4x4|ue8m0x4'
NAMES = ['cuda::ptx', 'CUTLASS', 'T.ptx']    # of the peers
COLLECTOR = 'discard|lastuse|fill|use'
WORDS = {       # and each word, of those in the headers, that may stand there: one, whose parts only :: divides, but for the modes of cvt
    'ORDER': 'relaxed|acquire|release|acq_rel',
    'SCOPE': 'cta|cluster|gpu|sys',
    'N': r'\d+',
    'NUM': r'x\d+',
    'REPORT': 'disabled|validity::per_16bytes::8(?:0|0{3}|0{7})?|validity::per_element::ff',
    'RED_OP': 'add|min|max|inc|dec|and|or|xor',
    'USE': COLLECTOR,
    'OTHER': COLLECTOR,
    'BUFFER_USE': f'b[0-3]::(?:{COLLECTOR})',
    'MODE': r'r[zn]\.satfinite\.pzo|rz\.satfinite(?:\.relu)?',
    'ANY_MODE': r'r[zn]\.satfinite(?:\.relu|\.pzo)?',
    'ATYPE': F8,
    'BTYPE': F8,
}


def spellings(grammar):
    """All opcodes of a grammar."""
    pieces = re.split(r'(\{[^{}]*\})', grammar)
    return [''.join(p) for p in itertools.product(*(alternatives(p) for p in pieces))]


def alternatives(piece):
    if not piece.startswith('{'):
        return [piece]
    out = []
    for word in piece[1:-1].split(','):
        span = re.fullmatch(r'(\d+)\.\.(\d+)(?::(\d+))?', word)
        out += map(str, range(int(span[1]), int(span[2]) + 1, int(span[3] or 1))) if span else [word]
    return list(dict.fromkeys(out))


def pattern(opcode):
    """Of a spelling with a *: any words but those of a state space."""
    return re.compile(''.join(rf'(?:(?!{SPACE})\.[\w:]+)*' if p == '*' else re.escape(p) for p in re.split(r'(\*)', opcode)))


class Row:
    """A grammar, its spellings, and why they have no function: '' if they have one; `later`: what is waited for."""

    def __init__(self, line):
        found = re.fullmatch(r'(\S+)(?: ([:?]) (.+))?', line)
        if not found:
            raise SystemExit(f'{TABLE.name}: no row: {line}')
        self.grammar, self.reason, self.later = found[1], found[3] if found[2] == ':' else '', found[3] if found[2] == '?' else ''
        every = spellings(found[1])
        self.opcodes = [o for o in every if '*' not in o]
        self.patterns = [pattern(o) for o in every if '*' in o]
        if self.patterns and not self.reason:
            raise SystemExit(f'{TABLE.name}: only rows that are left out have a *: {line}')
        self.functions = {}     # opcode: [item, ...]

    @property
    def without(self):
        return bool(self.reason or self.later)


class Family:
    def __init__(self, line):
        self.name, _, peers = line[2:].partition(': ')
        self.peers = dict(re.findall(r'([\w:.]+) ([\d,]+(?: \([\d,]+\))?|-)(?:, |$)', peers))
        self.rows = []


def table():
    families = []
    for line in TABLE.read_text().split('\n'):
        if line.startswith('= '):
            families.append(Family(line))
        elif line.strip() and not line.startswith('#'):
            families[-1].rows.append(Row(line))
    return families


def opcode(item):
    """What an item's ptx line spells, or None: a composition."""
    words = [w for w in item.fields.get('ptx', '(').split() if not w.startswith('@')]
    if words[0].startswith('mov.') and words[-1].startswith('%'):       # a special register is what is moved
        return words[-1].rstrip(';')
    return None if words[0].startswith('(') else words[0].rstrip(';')


def left_open(spelled):
    """Of a folding function: what its spellings begin with, and their pattern. None: nothing is open. KeyError: in WORDS is no such word."""
    free, fixed = list(FREE.finditer(spelled)), [re.escape(p) for p in FREE.split(spelled)]
    if not free:
        return None
    return spelled[:free[0].start()], re.compile(fixed[0] + ''.join(f'(?:{WORDS[w[0]]}){p}' for w, p in zip(free, fixed[1:])))


def counted(root=ROOT):
    """What "functions" are wherever their number stands, in README.md, docs/api.md and docs/coverage.md: (file, item) of each public one
    of include/mgpu/ptx, but those that only name registers."""
    for file in sorted((root / 'include/mgpu/ptx').glob('*.h')):
        if not NAMERS.fullmatch(file.name):
            yield from ((file, item) for item in headers.read(file.read_text()) if not item.private)


def instructions():
    """(opcode, item) of those that are one instruction."""
    return [(opcode(item), item) for _, item in counted() if opcode(item)]


def matched(families):
    """Give each row its functions; sentences about what does not fit."""
    faults, of = [], {}
    for row in (r for f in families for r in f.rows):
        for spelled in row.opcodes:
            if spelled in of:
                faults.append(f'{spelled} is in two rows')
            of[spelled] = row
    every = sorted(of)
    for spelled, item in instructions():
        try:
            free = left_open(spelled)
        except KeyError as word:
            faults.append(f'{item.name}(): {spelled} leaves {word} open, of which WORDS has none')
            continue
        start, like = free or (spelled, None)
        near = every[bisect.bisect_left(every, start):bisect.bisect(every, start + '\x7f')] if free else []
        rows = {id(of[s]): of[s] for s in near if like.fullmatch(s)} if free else {0: of.get(spelled)}
        for row in rows.values():
            if row is None:
                faults.append(f'{item.name}(): {spelled} is in no row')
            elif free:
                for s in filter(like.fullmatch, row.opcodes):
                    row.functions.setdefault(s, []).append(item)
            elif row.reason:
                faults.append(f'{item.name}(): {spelled} is listed as left out')
            else:
                row.functions.setdefault(spelled, []).append(item)
        if not rows:
            faults.append(f'{item.name}(): no row has spellings as {spelled}')
    for row in (r for f in families for r in f.rows):
        missing = [s for s in row.opcodes if s not in row.functions]
        if not row.without:
            faults += [f'{s} has no function' for s in missing]
        elif row.later and not missing:
            faults.append(f'{row.grammar} is written: take `? {row.later}` away')
    return faults


def functions(row):
    """Those of a row, each once."""
    return list({id(i): i for items in row.functions.values() for i in items}.values())


def of_rows(rows):
    """How many functions some rows have, each once."""
    return len({id(item) for row in rows for item in functions(row)})


def needs(row):
    """The lowest `needs` of a row's functions; of one number sm_107f is lower than sm_107a."""
    found = {i.fields.get('needs', '') for items in row.functions.values() for i in items}
    return min(found, key=lambda n: ([int(d) for d in re.findall(r'\d+', n)], bool(re.search(r'\da', n)), n), default='')


def page(evidence):
    """The part of docs/coverage.md; evidence(items) says in a few words how we know."""
    families = table()
    faults = matched(families)
    if faults:
        raise SystemExit('\n'.join(faults))
    out = ['## Which instructions there are', '',
           'Each row is a set of spellings of an opcode, `{a,b}` one of several, and the functions whose comment has one of them as its PTX line. Rows without',
           'functions say why, or what they wait for; there `*` is any words but a state space, of spellings that no other row has. From tools/instructions.txt, held by',
           'tools/coverage.py against the headers, and by tools/accepted.py against the ptxas of CUDA 13.0: of the spellings that tests/ptx/grammar.txt makes of the',
           "manual's syntax, each that it takes for sm_90a is in a row. Words stand in the manual's order: ptxas takes them in others, too (`red.gpu.relaxed.global.add.u32`,",
           '`cvt.rn.satfinite.relu.f16x2.f32`, `ld.global.nc.L2::cache_hint.L1::evict_first.b32`), and makes the same machine code of them.', '',
           '| Family | spellings with a function | functions | not written yet up to sm_90a | newer PTX or target | left out | cuda::ptx | CUTLASS | T.ptx |',
           '|---|---:|---:|---:|---:|---:|---:|---:|---:|']
    sums = [0] * 5
    for f in families:
        written = sum(sum(s in r.functions for s in r.opcodes) for r in f.rows)
        open_now = sum(len(r.opcodes) - sum(s in r.functions for s in r.opcodes) for r in f.rows if r.later and now(r))
        newer = sum(len(r.opcodes) for r in f.rows if r.later and not now(r))
        left = sum(len(r.opcodes) + len(r.patterns) for r in f.rows if r.reason)
        numbers = [written, of_rows(f.rows), open_now, newer, left]
        sums = [a + b for a, b in zip(sums, numbers)]
        out.append(f'| {f.name} | ' + ' | '.join(map(str, numbers)) + ' | ' + ' | '.join(f.peers.get(p, '') for p in NAMES) + ' |')
    sums[1] = of_rows(r for f in families for r in f.rows)
    several = [f'`{item.name}`' for _, item in counted() if not opcode(item)]
    out += ['| **all** | ' + ' | '.join(f'**{n}**' for n in sums) + ' | | | |', '',
            f'{sums[1] + len(several)} functions with the {len(several)} that are several instructions, in no row: {", ".join(several)}.', '', *PEERS, '']
    for f in families:
        out += [f'### {f.name}', '', '| PTX | Functions | Needs | Evidence |', '|---|---:|---|---|']
        for r in f.rows:
            said = r.reason and f'left out: {r.reason}' or r.later and (f'not written yet ({r.later})' if now(r) else f'later: {r.later}')
            items = functions(r)
            known = evidence(items) if items else ''
            out.append(f'| `{r.grammar}` | {len(items) or ""} | {needs(r)} | {"; ".join(filter(None, [known, said]))} |')
        out.append('')
    return out


def now(row):
    """What is not written waits for nothing: the assembler of CUDA 13.0 takes it for a target up to sm_90a."""
    return re.fullmatch(r'sm_(7\d|8\d|90)a?', row.later) is not None


PEERS = ['cuda::ptx, CUTLASS and T.ptx: different opcodes of a family, with those that the table leaves out and those of newer targets, by `tools/coverage.py peers NAME FOLDER`. An opcode that is in no row is of the family whose opcodes are most like it.',
         'cuda::ptx is that of CCCL 3.5.0 (the package nvidia-cuda-cccl 13.3.5.0.6, folder cuda/__ptx) and not the older one of CUDA 13.0; CUTLASS is 4.7.0 (folder include). Both by',
         'the strings of their headers, where a spelling in which something is put together at run time is one. T.ptx is the table in TVM 0.27.0.post1 (the package apache-tvm, folder',
         'tvm/backend/cuda/ptx), which has PTX 9.4; in brackets its lines, if they are more: an opcode counts anew with other operands and with each immediate that the table lists, and',
         'not with a predicate, a sink or another C type. It reads no special register: what it has in that row is cvta and isspacep. The x, y and z of a register are three opcodes.']


def in_headers(folders):
    """Each opcode or special register in the strings of C headers, those of adjacent lines joined. A word without a dot is one if a
    semicolon follows."""
    for file in (f for folder in folders for f in pathlib.Path(folder).rglob('*.h*')):
        joined = re.sub(r'(?<!\\)"[ \t\\]*\n\s*"', '', file.read_text(errors='replace'))
        for text in re.findall(r'"((?:[^"\\\n]|\\.)*)"', joined):
            for word in re.findall(r'(?<![\w.%])(?:%?%[a-z]\w*(?:\.[xyz]\b)?|[a-z]\w*(?:(?:\.[\w:]+|::\w+)+|(?=;)))', re.sub(r'\\[nt]', ' ', text)):
                if not word.endswith(('.h', '.hpp', '.cuh')):
                    yield word.replace('%%', '%')


def in_tvm(folders):
    """Each opcode of T.ptx's table, as often as it has lines."""
    files = [f for folder in folders for f in pathlib.Path(folder).rglob('table.py') if f.parent.name == 'ptx']
    if len(files) != 1:
        sys.exit(f'{len(files)} files ptx/table.py under {" ".join(folders)}, wanted 1')
    spec = importlib.util.spec_from_file_location('tvm_table', files[0])
    sys.modules[spec.name] = tvm = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tvm)
    for entry in tvm.TABLE.values():
        lines = len(tvm.imm_combos(entry))
        for tokens in tvm.variants(entry):
            yield from ['.'.join([entry.ptx_name, *filter(None, tokens)])] * lines


def family_of():
    """A function: the family of a word, or None. It is that which has a row with the word, else that with the longest root, of
    several the first with the spelling that has most of its words; a special register, and a word without a dot, is in a row."""
    root = re.compile(r'\w+(?:\.(?:async|bulk|reduce|prefetch|tensor|mma_async|sp|mbarrier|cluster|cta|shared)\b)*')
    rows = [(f.name, r) for f in table() for r in f.rows]
    exact = {o: f for f, r in reversed(rows) for o in r.opcodes}
    roots = {}      # root: {family: [the words of a spelling, ...]}
    for o, f in exact.items():
        if not o.startswith('%'):
            roots.setdefault(root.match(o)[0], {}).setdefault(f, []).append(frozenset(o.split('.')))

    @functools.cache
    def family(word):
        if word in exact:
            return exact[word]
        if word.startswith('%') or not re.search('[.:]', word):
            return None
        for f, r in rows:
            if any(p.fullmatch(word) for p in r.patterns):
                return f
        of, words = roots.get(max((r for r in roots if word == r or word.startswith(r + '.')), key=len, default=None), {}), set(word.split('.'))
        return max(of, key=lambda f: max(len(words & s) for s in of[f]), default=None) if len(of) > 1 else next(iter(of), None)

    return family


def peers(name, folders):
    """Count another library's opcodes of each family, and lines where they are more, and write them into the table."""
    if name not in NAMES:
        sys.exit(f'{name} is none of {", ".join(NAMES)}')
    family, found = family_of(), {f.name: collections.Counter() for f in table()}
    for word, lines in collections.Counter(in_tvm(folders) if name == 'T.ptx' else in_headers(folders)).items():
        if family(word):
            found[family(word)][word] += lines if name == 'T.ptx' else 1
    text = TABLE.read_text()
    for of, words in found.items():
        lines = sum(words.values())
        said = (f'{len(words):,}' + (f' ({lines:,})' if lines > len(words) else '')) if words else '-'
        print(f'{of}: {said}')
        text = with_peer(text, of, name, said)
    TABLE.write_text(text)


def with_peer(text, of, name, said):
    """The table with a family's count of a peer."""
    def line(match):
        counts = {**Family(match[0]).peers, name: said}
        return f'= {of}: ' + ', '.join(f'{peer} {counts[peer]}' for peer in NAMES if peer in counts)
    return re.sub(rf'(?m)^= {re.escape(of)}(?::.*)?$', line, text)


def main(arguments):
    if arguments[:1] == ['peers'] and len(arguments) > 2:
        peers(arguments[1], arguments[2:])
        return 0
    if arguments:
        sys.exit(__doc__)
    families = table()
    faults = matched(families)
    print('\n'.join(faults) or f'{sum(map(len, (f.rows for f in families)))} rows, each as the headers are')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
