#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""verify/: in the model every row is as vectors.txt says, and faults are seen.

    tests/alone/verify_rows.py PROGRAM      `verify_model`

A wrong word in vectors.txt makes its row wrong and no other, and names a line of include/mgpu where the rule of that row
begins. A program that dies or hangs in a row loses that row alone. How many rows there are, pages say as it is."""
import contextlib
import importlib.util
import io
import pathlib
import re
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402
spec = importlib.util.spec_from_file_location('verify', ROOT / 'verify/verify.py')
verify = importlib.util.module_from_spec(spec)
spec.loader.exec_module(verify)

FAKE = '''#!/usr/bin/env python3
import os, sys, time
if len(sys.argv) < 2:
    print('gpu\\tnone\\t9.0\\t0')
    for i in range(5):
        print(f'row\\tfake\\t{i}\\t1\\t4\\tmgpu_swizzle_offset')
    print('newer\\tfake\\t6\\t1\\t4\\tmgpu_swizzle_offset')
for i in range(int(sys.argv[1]) if sys.argv[1:] else 5, 5):
    print('begin', i, flush=True)
    if i == 1:
        os.kill(os.getpid(), 9)
    if i == 2:
        print('failed it is said why', flush=True)
        sys.exit(1)
    if i == 3:
        time.sleep(60)
    print('words 1*2 ff', flush=True)
'''


def said(program, target, *options):
    """(exit, what verify.py prints)"""
    sys.argv = ['verify.py', '--program', str(program), '--model', target, *map(str, options)]
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        code = verify.main()
    return code, out.getvalue()


def bad_rows(text):
    return [line for line in text.splitlines() if re.match(r'(wrong|failed|unknown) ', line)]


def all_right(program, target):
    code, text = said(program, target)
    rows = len([l for l in text.splitlines() if l.startswith('right ')])
    print(f'{target}: {rows} rows are right')
    return [f'{target}: exits {code}', *bad_rows(text)] if code or bad_rows(text) or rows < 90 else []


def no_rule(program):
    """Rules that are not one function of include/mgpu, once."""
    faults = []
    for target in verify.TARGETS:
        for row in verify.listed(program, {'MGPU_EMU_TARGET': target})[1]:
            for name in row['rule'].split() or ['']:
                places = verify.definitions().get(name, [])
                if len(places) != 1:
                    faults.append(f'{row["name"]}: its rule "{name}" is defined {len(places)} times: {places}')
    return sorted(set(faults))


def planted(program, folder, target, of, place):
    """One word of one row is another: is that row wrong, no other, and is its rule at the line that is named?"""
    lines = verify.VECTORS.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.split('\t')[1:3] == list(of))
    machines, family, name, data = lines[at].split('\t')
    words = verify.unpack(data)
    words[5] ^= 0x40
    lines[at] = '\t'.join([machines, family, name, verify.pack(words)])
    file = folder / 'vectors.txt'
    file.write_text('\n'.join(lines) + '\n')
    code, text = said(program, target, '--vectors', file, '--out', folder / 'result.json')
    bad = bad_rows(text)
    rule = re.search(r'rule: (include/mgpu/\S+):(\d+) (mgpu_\w+)', text)
    faults = []
    if code != 1 or len(bad) != 1 or name not in bad[0]:
        faults.append(f'{name}: a wrong word gives {code}, and {bad}')
    if f'1 of {len(words)} words, the first {place}' not in text:
        faults.append(f'{name}: it is not said which word is wrong')
    if not rule or not (ROOT / rule[1]).read_text().splitlines()[int(rule[2]) - 1].startswith(rule[3] + '('):
        faults.append(f'{name}: no line of a rule is named: {rule}')
    if '"verdict": "wrong"' not in (folder / 'result.json').read_text():
        faults.append(f'{name}: the result does not say that it is wrong')
    return faults


def told():
    """Pages that give another number of rows."""
    count = len({row[1:3] for row in verify.read_vectors(verify.VECTORS)})
    said = {page: re.findall(r'[Oo]f (\d+) rows(?: that your GPU|, each)', (ROOT / page).read_text()) for page in ('docs/use.md', 'CHANGELOG.md')}
    return [f'{page}: "of {numbers} rows", and verify/ has {count}' for page, numbers in said.items() if numbers != [str(count)]]


def lost_rows(folder):
    """A program whose rows 1 to 3 die, fail and hang; row 4 is not in the vectors, row 5 only there, and row 6 is
    not of its toolkit."""
    program, vectors = folder / 'fake', folder / 'fake.txt'
    program.write_text(FAKE)
    program.chmod(0o755)
    vectors.write_text(''.join(f'1\tfake\t{i}\t{verify.pack([1, 1, 255])}\n' for i in (0, 1, 2, 3, 5, 6)))
    verify.PATIENCE = 1
    code, text = said(program, 'sm_90a', '--vectors', vectors)
    want = {'0': 'right', '1': 'failed', '2': 'failed', '3': 'failed', '4': 'unknown', '5': 'failed'}
    got = dict(reversed(re.match(r'(\w+) +fake +(\d)', l).groups()) for l in text.splitlines() if re.match(r'\w+ +fake +\d ', l + ' '))
    says = all(words in text for words in ('it is said why', 'no answer', '\n1 of those that are not here need a newer toolkit'))
    return [] if code == 1 and got == want and says else [f'lost rows: {code} {got}\n{text}']


def main():
    building.usage(__doc__, 1)
    program = pathlib.Path(sys.argv[1]).resolve()
    faults = [*all_right(program, 'sm_90a'), *all_right(program, 'sm_100a'), *all_right(program, 'sm_107a'), *no_rule(program), *told()]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        faults += planted(program, folder, 'sm_90a', ('TMA', '2d, swizzle of 64 bytes, u16'), '[0][5]')
        faults += planted(program, folder, 'sm_90a', ('wgmma sums', 'f32_e4m3'), '[1][1]')
        faults += planted(program, folder, 'sm_100a', ('tcgen05 layouts', 'D of M = 128 of a pair'), '[0][5]')
        faults += lost_rows(folder)
    print('\n'.join(faults))
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
