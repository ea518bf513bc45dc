#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Write docs/reference.md, the pages of docs/reference/ and docs/coverage.md from the headers and docs/evidence.json.

    tools/mkdocs.py              write them
    tools/mkdocs.py --check      only say whether they are stale
    tools/mkdocs.py --statement  print the one sentence about evidence
"""
import functools
import json
import pathlib
import re
import sys

import coverage as instruction_table
import headers

ROOT = pathlib.Path(__file__).resolve().parents[1]
INCLUDE = ROOT / 'include/mgpu'
ORDER = ['.', 'ptx', 'tile', 'layout', 'host', 'emu']
# Of the reference: a page for each folder, of ptx/ for each first word of its headers' names, or the page that this says.
PAGES = {'.': 'kernel', 'barrier': 'thread', 'cached': 'cache', 'clusterlaunchcontrol': 'cluster', 'cp': 'cp_async', 'f8': 'f8_arith', 'policy': 'cache',
         'redux': 'warp', 'regs': 'wgmma', 'special': 'thread', 'st': 'st_async'}
MODEL = ('emu.h', 'api.h')      # the rest of emu/ is the model's own
NOT_HERE = {'mgpu.h', 'host_only.gen.h', 'host_pass.gen.h', 'no_runtime.gen.h',
            *(f.name for f in (INCLUDE / 'ptx').glob('*_elsewhere.gen.h'))}
LEVELS = ["its test file's bytes equal to the model's", 'test passed', 'right in a row of verify/', 'agrees with two oracles', 'ptxas only', 'documentation only']


def first_line(file):
    return re.match(r'/\* \S+ - (.*?)\.?\s*(\*/)?$', file.read_text().split('\n', 1)[0])[1]


def files(folder):
    return [f for f in sorted((INCLUDE / folder).glob('*.h')) if f.name not in NOT_HERE and (folder != 'emu' or f.name in MODEL)]


def sentence(item):
    """The first sentence of a comment."""
    return re.split(r'(?<=[.?!])\s+(?=[A-Z`])', item.first, maxsplit=1)[0]


def cell(text):
    return text.replace('|', '\\|')


def code(text):
    return f'`{cell(text)}`' if text else ''


def number(item, span, like):
    """The number of a name that stands where `span` is in the name `like`."""
    return int(item.name[span.start():len(item.name) - len(like) + span.end()])


def spread(numbers):
    """8,16..256: the numbers in one word."""
    step = numbers[-1] - numbers[-2]
    if step == 1 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f'{numbers[0]}..{numbers[-1]}'
    begin = next(i for i in range(len(numbers)) if numbers[i:] == list(range(numbers[i], numbers[-1] + 1, step)))
    few = begin + 2 if len(numbers) - begin > 3 else len(numbers)
    return ','.join(map(str, numbers[:few])) + (f'..{numbers[-1]}' if few < len(numbers) else '')


RULES = {'N': lambda n: n, 'N/2': lambda n: n / 2, 'N/4': lambda n: n / 4, 'N-1': lambda n: n - 1}


def of_n(texts, numbers):
    """The text of a whole family, its numbers as they follow from the name's, N: `float d[N/2]`. None if they do not."""
    parts = [re.split(r'(\d+)', text) for text in texts]
    if len({len(p) for p in parts}) > 1:
        return None
    out = []
    for column in zip(*parts):
        same = [word for word in RULES if all(p == f'{RULES[word](n):g}' for p, n in zip(column, numbers))]
        if len(set(column)) > 1 and not same:
            return None
        out.append(column[0] if len(set(column)) == 1 else same[0])
    return ''.join(out)


def grouped(items, same):
    """Generated families in one row: [(name, items)]. Names that differ in one number, and agree in `same`,
    become mgpu_x{first..last}, or mgpu_x{first,second..last} where the step is not 1."""
    left, out = list(items), []
    while left:
        head, best = left[0], [left[0]]
        for m in re.finditer(r'\d+', head.name):
            before, behind = head.name[:m.start()], head.name[m.end():]
            alike = [i for i in left if i.name.startswith(before) and i.name.endswith(behind) and
                     i.name[len(before):len(i.name) - len(behind)].isdecimal() and same(i) == same(head)]
            if len(alike) > max(2, len(best)):
                best, span = alike, m
        name = head.name
        if len(best) > 1:
            best = sorted(best, key=lambda i: number(i, span, head.name))
            name = f'{name[:span.start()]}{{{spread([number(i, span, head.name) for i in best])}}}{name[span.end():]}'
        out.append((name, best))
        left = [i for i in left if i not in best]
    return out


def public(file):
    return [i for i in headers.read(file.read_text()) if not i.private]


def page_of(file):
    """The page of the reference that has a header."""
    word = file.parent.name if file.parent.name != 'ptx' else re.match(r'[a-z0-9]+', file.name)[0]
    word = '.' if file.parent == INCLUDE else word
    return PAGES.get(word, word)


def anchor(path):
    """Where a page has a header: what is made of its title."""
    return re.sub(r'[^\w-]', '', path)


def comes_with(file):
    """For a generated header: the one to include instead."""
    with_it = [f'`mgpu/{f.relative_to(INCLUDE).as_posix()}`' for f in files(file.parent.name)
               if not f.name.endswith('.gen.h') and f'#include "{file.name}"' in f.read_text()]
    return f' Comes with {with_it[0]}.' if file.name.endswith('.gen.h') and len(with_it) == 1 else ''


def prototype(name, item):
    """What one writes to call it: `float mgpu_x(uint32_t bar, float *d)`."""
    arguments = [f'{p.type}{"" if p.type.endswith("*") else " "}{p.name}' + (f'[{p.array}]' if p.array is not None else '')
                 for p in item.parameters] + ['...'] * item.variadic
    if item.kind == 'MACRO':
        return f'{name}({", ".join(p.name for p in item.parameters)})'
    space = '' if item.type.endswith('*') else ' '
    return f'{item.type}{space}{name}({", ".join(arguments) or "void"})'


def row(name, family):
    """The cells of a function or a family: prototype, sentence, PTX, needs."""
    def ptx(item):
        return item.fields.get('ptx', '')

    last, many = family[-1], len(family) > 1
    numbers = [int(re.match(r'\d+', i.name[name.find('{'):])[0]) for i in family] if many else []
    what, said, line = (of_n([make(i) for i in family], numbers) if many else make(last)
                        for make in (lambda i: prototype(name, i), sentence, ptx))
    shown = family if len(family) <= 5 else [family[0], last]
    what = code(what) if what else f'{code(name)}: {", ".join(code(prototype(i.name, i)) for i in shown)}'
    return [what, cell(said or sentence(last)), code(ptx(last) if line is None else line), cell(last.fields.get('needs', ''))]


def function_table(items):
    ptx = any('ptx' in i.fields for i in items)
    out = ['| Function | What | PTX | Needs |', '|---|---|---|---|'] if ptx else ['| Function | What |', '|---|---|']
    for name, family in grouped(items, lambda i: i.fields.get('needs')):
        out.append('| ' + ' | '.join(row(name, family)[:4 if ptx else 2]) + ' |')
    return out + ['']


def word_table(title, words, text):
    """Macros, or declarations: all that their comments say, but for a declaration's fields."""
    out = [f'| {title} | What |', '|---|---|']
    for w in words:
        fields = '. '.join(f'`{k}`: {v}' for k, v in w.fields.items()) if title == 'Macro' else ''
        out.append(f'| {code(text(w))} | {cell(" ".join(filter(None, [w.doc, fields])))} |')
    return out + ['']


def values(word, tables):
    """A type's text; an enum that is made of tables of X has its names written out."""
    made = re.search(r'#define MGPU__X\(name[^)]*\) (\w*?)(?:##)?name,\n((?:\s+\w+\(MGPU__X\))+)\n#undef MGPU__X\n', word.code)
    if not made:
        return word.code
    rows = [row for table in re.findall(r'\w+(?=\(MGPU__X)', made[2])
            for row in re.findall(r'X\((\w+),[\s\\]+(?:"([^"]*)"\))?', tables[table].split('\n', 1)[1])]
    lines = [f'    {made[1].removesuffix("##")}{name},' + (f' /* {said} */' if said else '') for name, said in rows]
    return word.code.replace(made[0], '\n'.join(lines) + '\n')


def section(file):
    """Types, macros and functions of a header; [] if it has none that are public."""
    text = file.read_text()
    items, types, declared = public(file), headers.types(text), headers.declarations(text)
    macros = [m for m in headers.macros(text) if m.name not in {i.name for i in items}]
    for w in [*types, *macros, *declared]:
        if not w.doc:
            sys.exit(f'{file.relative_to(ROOT)}: {w.name or w.code} has no comment: the reference needs one')
    out = []
    if types:
        tables = {m.name: m.code for m in macros}
        out += ['```c', '\n\n'.join(values(t, tables) for t in types), '```', '']
    out += word_table('Macro', macros, lambda m: m.name + m.arguments) if macros else []
    out += function_table(items) if items else []
    return out + (word_table('Function', declared, lambda d: d.code) if declared else [])


def names_in_full(of):
    """The names that a row of a family shortens: a search for one ends here."""
    out = [f'- {code(name)}, {file.relative_to(INCLUDE).as_posix()}: {" ".join(i.name for i in family)}'
           for file in of for name, family in grouped(public(file), lambda i: i.fields.get('needs')) if len(family) > 1]
    return ['## Every name of a family', '', *out, ''] if out else []


def page(word, of):
    """A page of the reference: its headers."""
    out = [f'# Reference: {word}', '', 'What rows say stands in [reference.md](../reference.md), with all headers.', '']
    for file in of:
        path, found = file.relative_to(INCLUDE).as_posix(), section(file)
        if found:
            out += [f'## [{path}](../../include/mgpu/{path})', '', first_line(file) + '.' + comes_with(file), '', *found]
    return '\n'.join(out + names_in_full(of))


def reference():
    """{file below docs/: text}: a row for each header that one may include, and the pages."""
    out = ['# Reference', '', 'Every public function, macro, struct, enum and constant, from the comments in the headers, by header. Those of functions say more there: who',
           'executes it, its parameters, how completion is seen. `mgpu/mgpu.h` is all headers but those that its head names; each of the others stands alone.', '',
           'On the pages `(...)` is a composition, and `{8,16..256}` a family, one function for each number `N`; `d[N/2]` in its row follows from it. Where more than numbers',
           'differ, the row shows all of up to five, the first and the last of more; what it does and its PTX are the last one\'s. Each name in full stands at the end of its page,',
           'where `git grep` finds it. Written by tools/mkdocs.py; `tests/alone/reference.py` asks the compiler whether a name is missing.', '',
           '| Header | Functions | What it is |', '|---|---:|---|']
    every = sorted((f for folder in ORDER for f in files(folder)), key=lambda f: f.relative_to(INCLUDE).as_posix())
    pages = {}
    for file in every:
        path, count = file.relative_to(INCLUDE).as_posix(), len(public(file)) + len(headers.declarations(file.read_text()))
        link = f'reference/{page_of(file)}.md#{anchor(path)}' if section(file) else f'../include/mgpu/{path}'
        out.append(f'| [{path}]({link}) | {count or ""} | {first_line(file)} |')
        pages.setdefault(page_of(file), []).append(file)
    text = {f'reference/{word}.md': page(word, of) for word, of in pages.items() if any(map(section, of))}
    return {'reference.md': '\n'.join(out) + '\n', **text}


def evidence():
    """{function: [run, ...]} of the runs that passed."""
    by = {}
    for r in json.loads((ROOT / 'docs/evidence.json').read_text())['runs']:
        for f in r['functions'] if r['result'] == 'passed' else []:
            by.setdefault(f, []).append(r)
    return by


def verified(kept):
    """{function: [row of verify/, ...]} of the rows that were right on a GPU."""
    by = {}
    for r in kept.get('verify', []):
        for f in r['functions'] if r['result'] == 'passed' else []:
            by.setdefault(f, []).append(r)
    return by


@functools.cache
def right():
    return verified(json.loads((ROOT / 'docs/evidence.json').read_text()))


def rows(name):
    """The rows of tools/oracles.txt or tools/holes.txt: a regular expression of functions, and the rest."""
    lines = [line.split(' | ') for line in (ROOT / 'tools' / name).read_text().splitlines() if line and not line.startswith('#')]
    return [(re.compile(first), *rest) for first, *rest in lines]


@functools.cache
def oracles():
    """[(functions, what, [test, ...])] of tools/oracles.txt, whose tests read what it says."""
    out = []
    for of, what, said in rows('oracles.txt'):
        tests = [one.split(': ') for one in said.split('; ')]
        for test, golden in tests:
            missing = [g for g in golden.split() if g not in (ROOT / 'tests' / test).read_text()]
            if missing:
                sys.exit(f'tools/oracles.txt: tests/{test} does not read {" ".join(missing)}')
        out.append((of, what, [test for test, _ in tests]))
    return out


@functools.cache
def holes():
    """[(functions, what, why)] of tools/holes.txt, which the model says."""
    model = re.sub(r'"\s*"', '', ''.join(f.read_text() for f in sorted((INCLUDE / 'emu').rglob('*.h')) + sorted((INCLUDE / 'layout').glob('*.h'))))
    out = []
    for of, what, why, words in rows('holes.txt'):
        if words not in model:
            sys.exit(f'tools/holes.txt: the model does not say: {words}')
        out.append((of, what, why))
    return out


def oracle(item):
    """The row of tools/oracles.txt that a function is of, or None."""
    return next((row for row in oracles() if row[0].fullmatch(item.name)), None)


def refused(item):
    return any(of.fullmatch(item.name) for of, *_ in holes())


def level(file, item, by):
    """How we know, and from which runs: of the header's own test, else of others that call the function."""
    runs = by.get(item.name, [])
    own = [r for r in runs if file.stem.startswith(pathlib.Path(r['test']).stem[len('test_'):])]
    runs = own or runs
    equal = [r for r in runs if r['bytes']]
    said = item.fields.get('ptx', '')
    if equal or runs:
        return (LEVELS[0] if equal else LEVELS[1]), equal or runs
    return LEVELS[2 if item.name in right() else 3 if oracle(item) else 4 if said else 5], []


def instructions():
    """[(file, items)] of what runs on the device."""
    out = [(f, [i for i in public(f) if i.kind in ('DEVICE', 'MACRO') and 'ptx' in i.fields])
           for folder in ('ptx', 'tile', '.') for f in files(folder)]
    return [(f, items) for f, items in out if items]


def counts(by):
    total = dict.fromkeys(LEVELS, 0)
    for file, items in instructions():
        for item in items:
            total[level(file, item, by)[0]] += 1
    return total


def card(run):
    return run['gpu'].replace('NVIDIA ', '')


def batches(runs, key):
    """How many of some passed runs were on which card and at which commit, the largest first; one or two by name."""
    of = {}
    for r in runs:
        if r['result'] == 'passed':
            of.setdefault((card(r), r['commit'][:7], r['date']), []).append(r[key])
    return ', '.join(f'{len(names)} on {where} at {commit} of {date}' + (f' ({", ".join(names)})' if len(names) < 3 else '')
                     for (where, commit, date), names in sorted(of.items(), key=lambda b: (-len(b[1]), b[0])))


def where_it_ran(kept):
    """The sentence about cards: a result is of one of them, and of one commit."""
    said = [f'of {what} {found}' for what, key, field in (('test files', 'runs', 'test'), ('programs', 'programs', 'program'), ('whole grids', 'grids', 'grid'))
            if (found := batches(kept.get(key, []), field))]
    return f'Each result is of one card and one commit: {"; ".join(said)}.' if said else ''


def statement(by):
    total = counts(by)
    count = sum(total.values())
    if not by and not right():
        return f'{count} device functions; no run on a GPU is recorded.'
    return (f'{count} device functions: {total[LEVELS[0]]} are in test files whose results on a GPU were those of the model, byte for byte, '
            f'{total[LEVELS[1]]} more passed their tests there, {total[LEVELS[2]]} more are in rows of verify/ that were right there, '
            f'{total[LEVELS[3]]} agree with two oracles, {total[LEVELS[4]]} are only known to ptxas, {total[LEVELS[5]]} only to the manual.')


def kinds(by):
    """What the device functions are, of which README.md counts the instructions alone."""
    counted = [item.name for _, item in instruction_table.counted()]
    of = {'registers': 0, 'ptx': 0, 'tile': 0, 'mgpu': 0}
    for file, items in instructions():
        of['registers' if instruction_table.NAMERS.fullmatch(file.name) else file.parent.name] += len(items)
    if of['ptx'] != len(counted):
        sys.exit(f'mkdocs.py: {of["ptx"]} functions of ptx/ have a `ptx` line, and there are {len(counted)}')
    return (f'These are {of["ptx"]} instructions, which README.md counts by family ({sum(name not in by and name not in right() for name in counted)} of them without a run), {of["registers"]} that name registers in flight '
            f'(ptx/regs.gen.h and its like), {of["tile"]} idioms (tile/), and {of["mgpu"]} of kernel.h.')


def example(name):
    """The source of a program of examples/meson.build, or None: that of examples/gemm_debug is gemm's."""
    found = re.search(rf"^  '{name.removeprefix('examples/').removesuffix('_debug')}': '([\w/]+\.cu)',$", (ROOT / 'examples/meson.build').read_text(), re.M)
    return found and f'examples/{found[1]}'


def programs(runs):
    """The table of programs that ran, if any did."""
    rows = [f'| [{r["program"]}](../{example(r["program"])}) | {code(r["arguments"])} | {card(r)}: {r["result"]} | {code(r["said"])} '
            f'| {r["date"]}, {r["commit"]}, driver {r["driver"]} |' for r in runs]
    return ['## Programs that ran on a GPU', '', 'The examples, as the gpu suite runs them; `_debug` is built with `MGPU_DEBUG=1`.', '',
            '| Program | Arguments | Result | Its last line | When |', '|---|---|---|---|---|', *rows, ''] if rows else []


def grids(runs):
    """The table of tests whose grids ran whole, if any did."""
    rows = [f'| [{r["grid"]}](../tests/{r["grid"]}) | {card(r)}: {r["result"]} | {r["assertions"]:,} | {r["date"]}, {r["commit"]}, driver {r["driver"]} |'
            for r in runs]
    return ['## Whole grids', '', 'What `-Dintensity=3` takes, on the GPU alone: all points that the grids had at that commit, of which the runs above and below take a sample '
            '(`tools/evidence.py run --grids`).', '',
            '| Test | Result | Assertions | When |', '|---|---|---|---|', *rows, ''] if rows else []


def of_verify(kept):
    """The table of what verify/ said on each card, if it ran on one."""
    runs = {}
    for r in kept:
        target, _, row = r['row'].partition(' ')
        runs.setdefault((card(r), target, r['driver'], r['toolkit'], r['commit'], r['date']), []).append((row, r['result']))
    lines = []
    for (where, target, driver, toolkit, commit, date), found in sorted(runs.items()):
        families = {}
        for row, result in found:
            families.setdefault(row.partition(': ')[0], []).append(result == 'passed')
        said = ', '.join(f'{family} {sum(good)}' + (f' of {len(good)}' if sum(good) < len(good) else '') for family, good in families.items())
        wrong = ', '.join(row for row, result in found if result != 'passed')
        lines.append(f'| {where}, {target} | {sum(result == "passed" for _, result in found)} of {len(found)} | {said} | {wrong} | {date}, {commit}, driver {driver}, toolkit {toolkit} |')
    return ['## Rows of verify/', '', 'What [verify/](../verify/verify.py) said on a GPU: a row is right when its kernel left, word for word, what the model does. Below, "verify right" '
            'is of functions that the kernel of such a row calls.', '',
            '| Card | Rows right | Of which family | Rows that are not | When |', '|---|---|---|---|---|', *lines, ''] if lines else []


def not_taken(place):
    """The table of what no body of the model takes."""
    out = ['## What the model does not take', '', 'There it stops a launch with a sentence that says so. From tools/holes.txt; where it differs from a GPU otherwise '
           '[emulator.md](emulator.md) says.', '', '| What | Functions | Why |', '|---|---:|---|']
    for of, what, why in holes():
        count = sum(of.fullmatch(name) is not None for name in place)
        if not count and of.pattern != '-':
            sys.exit(f'tools/holes.txt: no function is {of.pattern}')
        out.append(f'| {what} | {count or "in part"} | {why} |')
    for of, *_ in oracles():
        if not any(of.fullmatch(name) for name in place):
            sys.exit(f'tools/oracles.txt: no function is {of.pattern}')
    return [*out, '']


def coverage():
    by, kept = evidence(), json.loads((ROOT / 'docs/evidence.json').read_text())
    out = ['# Coverage', '', 'How we know that each device function is right. Written by tools/mkdocs.py from docs/evidence.json,',
           'which tools/evidence.py writes from runs; a test that calls a function is its evidence.', '',
           '| Evidence | Means | Functions |', '|---|---|---|']
    means = ['a test file that calls it passed on the GPU and in the model, and all that the file records was equal byte for byte '
             '(not each of its tests records: clocks and ids do not)',
             'a test that calls it passed on the GPU; it records nothing that could be compared',
             'no test that calls it ran on a GPU; a kernel of verify/ that does left there, word for word, what it does in the model',
             'no GPU has run it; where its operands lie, bit by bit, a script after the manual\'s tables and CuTe, or the layout algebra, say alike, and `layout/`, which the model follows '
             '(tools/oracles.txt). What the manual has in pictures alone the script takes from notes on them, some of which go back to CUTLASS '
             '([how sure](../tests/golden/tcgen05/MANUAL.md#how-sure)).',
             'nvcc emits the line of its comment, ptxas takes it for the targets of its `needs` line and refuses it for others',
             'nobody has tried']
    total = counts(by)
    out += [f'| {w} | {m} | {total[w]} |' for w, m in zip(LEVELS, means)]
    out += ['', statement(by), *filter(None, [where_it_ran(kept)]), kinds(by), '', 'Nothing is claimed about Blackwell: no Blackwell has run any of this.', '']
    place = {i.name: (f, i) for f, items in instructions() for i in items}
    out += not_taken(place) + programs(kept.get('programs', [])) + grids(kept.get('grids', [])) + of_verify(kept.get('verify', []))

    def known(items):
        levels = [level(*place[i.name], by)[0] for i in items]
        said = ', '.join(f'{levels.count(w)} {w}' if len(set(levels)) > 1 else w for w in LEVELS if w in levels)
        also = sum(i.name in right() and w != LEVELS[2] for i, w in zip(items, levels))
        said += f'; verify right{"" if also == len(items) else f" of {also}"}' if also else ''
        none = sum(refused(i) for i in items)
        return said + (f'; the model refuses {"it" if len(items) == 1 else "them" if none == len(items) else none}' if none else '')

    def on_cards(item):
        """The cards on which a row of verify/ with this function was right, and when; without one both are empty."""
        found = right().get(item.name, [])
        return ', '.join(sorted({card(r) for r in found})), ', '.join(sorted({f'{r["date"]}, {r["commit"]}, driver {r["driver"]}' for r in found}))

    out += instruction_table.page(known)
    for file, items in instructions():
        path = file.relative_to(INCLUDE).as_posix()
        out += [f'## [{path}](../include/mgpu/{path})', '', '| Function | Evidence | Test | When |', '|---|---|---|---|']
        for name, family in grouped(items, lambda i: (level(file, i, by)[0], [r['test'] for r in level(file, i, by)[1]], on_cards(i), refused(i), oracle(i) and oracle(i)[1])):
            word, runs = level(file, family[0], by)
            cards, seen = on_cards(family[0])
            if word == LEVELS[3]:
                _, what, asked = oracle(family[0])
                out.append(f'| {code(name)} | {word}: {what} | {", ".join(f"[{t}](../tests/{t})" for t in asked)} | |')
                continue
            word += '; the model refuses it' if refused(family[0]) else ''
            where = f'{card(runs[0])}: ' if runs else ''
            tests = ', '.join(f'[{r["test"]}](../tests/{r["test"]})' for r in runs)
            when = ', '.join(sorted({f'{r["date"]}, {r["commit"]}, driver {r["driver"]}' for r in runs}))
            if word == LEVELS[2]:
                where, when = f'{cards}: ', seen
            elif cards:
                word, when = f'{word}; verify right on {cards}', f'{when}; verify {seen}'
            out.append(f'| {code(name)} | {where}{word} | {tests} | {when} |')
        out.append('')
    return '\n'.join(out)


def main():
    if '--statement' in sys.argv:
        print(statement(evidence()))
        return 0
    stale = 0
    pages = {**reference(), 'coverage.md': coverage()}
    (ROOT / 'docs/reference').mkdir(exist_ok=True)
    for file in (ROOT / 'docs/reference').iterdir():
        if f'reference/{file.name}' not in pages:
            stale = 1 if '--check' in sys.argv else stale
            print(f'docs/reference/{file.name} is no page of the reference' + (': run tools/mkdocs.py' if stale else ' any more'))
            if '--check' not in sys.argv:
                file.unlink()
    for name, text in pages.items():
        file = ROOT / 'docs' / name
        if '--check' in sys.argv:
            if not file.exists() or file.read_text() != text:
                print(f'docs/{name} is stale: run tools/mkdocs.py')
                stale = 1
        else:
            file.write_text(text)
    known = {i.name for _, items in instructions() for i in items}
    kept = json.loads((ROOT / 'docs/evidence.json').read_text())
    for r in kept.get('programs', []):
        if not example(r['program']):
            print(f'docs/evidence.json: {r["program"]} is no program any more: take it out')
            stale = 1
    for test in [r['test'] for r in kept['runs']] + [r['grid'] for r in kept.get('grids', [])]:
        if not (ROOT / 'tests' / test).exists():
            print(f'docs/evidence.json: tests/{test} is no test any more: take it out')
            stale = 1
    rows = {': '.join(line.split('\t')[1:3]) for line in (ROOT / 'verify/vectors.txt').read_text().splitlines()}
    for r in kept.get('verify', []):
        if r['row'].partition(' ')[2] not in rows:
            print(f'docs/evidence.json: "{r["row"]}" is no row of verify/ any more: take it out')
            stale = 1
    for r in kept['runs']:
        if r['result'] == 'passed' and not known & set(r['functions']) and r['test'].startswith('ptx/'):
            print(f'docs/evidence.json: {r["test"]} calls no function of the library')
            stale = 1
    return stale


if __name__ == '__main__':
    sys.exit(main())
