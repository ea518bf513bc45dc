#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How do we know that an instruction is right? Run the device tests on a GPU and write down what happened.

    tools/evidence.py run BUILD [--commit C] > run.json     on the machine with the GPU: a meson build folder
                      [--only REGEX]                        the programs (tests/ptx_test_tma, examples/gemm) that it finds
                      [--grids]                             instead: each test for the GPU once, with all points of its grids
    tools/evidence.py add run.json                          here: into docs/evidence.json; then tools/mkdocs.py
    tools/evidence.py add verify-CARD-DATE.jsonl            the same of rows of verify/ (benchmarks/results), or the file of verify.py
                      [--commit C]                          of which this says at which commit it was
    tools/evidence.py again                                 the runs of docs/evidence.json as they are, what their tests call anew
    tools/evidence.py --self-test

`run` starts each test program for the GPU, and with its twin for the model through tests/compare.py; and each
example that the gpu suite runs, with its arguments. One object for each test file: test, result (passed, failed,
skipped), records and bytes that were equal to the model's, gpu, driver, date, commit; for each example: program,
arguments, result, the last line it said, and the same. --grids takes what `-Dintensity=3` takes, without the model, which
needs hours for it; one object for each: grid (the test file), result, assertions, and the same. `add` notes which of the library's functions the test calls at that commit,
as its GPU build sees it: g++ expands its macros, without what is in #if MGPU_EMULATE; and replaces what an
earlier run said about the same test. Of rows of verify/ it notes what the kernel of each calls (tools/verified.py): a row that is right there left
the words that the model does. One that the GPU or the toolkit does not have says nothing, and leaves what an earlier run said.
"""
import argparse
import concurrent.futures
import contextlib
import datetime
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import types

import golden
import headers
import origin
import verified

ROOT = pathlib.Path(__file__).resolve().parents[1]
EVIDENCE = ROOT / 'docs/evidence.json'
RESULTS = {0: 'passed', 77: 'skipped'}


def program_of(test, build, only):
    """The program of a test file, or None when it was not built for the GPU, or not asked for."""
    name = re.sub(r'\W', '_', str(test.relative_to(ROOT / 'tests').with_suffix('')))
    program = build / 'tests' / name
    return program if program.exists() and re.search(only, f'tests/{name}') else None


def one(test, build, only):
    """The result of one test file, or None when it has no program."""
    gpu = program_of(test, build, only)
    if gpu is None:
        return None
    model = gpu.with_name(gpu.name + '_model')
    records = test.relative_to(ROOT / 'tests').as_posix() in golden.with_records(build)
    command = [str(gpu)] if not records else \
        [sys.executable, str(ROOT / 'tests/compare.py'), str(gpu), str(model)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = re.search(r'^(\d+) records, (\d+) bytes compared$', done.stdout, re.M) if records else None
    if done.returncode not in (0, 77):
        print(f'{test.name}:\n{done.stdout[-2000:]}', file=sys.stderr)
    return {'test': test.relative_to(ROOT / 'tests').as_posix(),
            'result': RESULTS.get(done.returncode, 'failed'),
            'records': int(found[1]) if found else 0, 'bytes': int(found[2]) if found else 0}


def examples(build, only):
    """The results of the examples that the gpu suite runs, on_gpu PROGRAM ARGUMENT..., of those that are built and asked for."""
    file, out = build / 'meson-info/intro-tests.json', []
    commands = [t['cmd'] for t in json.loads(file.read_text())] if file.exists() else []
    for program, *arguments in (c[1:] for c in commands if pathlib.Path(c[0]).name == 'on_gpu'):
        program = build / program
        name = f'examples/{program.name}'
        if program.parent.name == 'examples' and program.exists() and re.search(only, name):
            done = subprocess.run([str(program), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if done.returncode not in (0, 77):
                print(f'{name}:\n{done.stdout[-2000:]}', file=sys.stderr)
            out.append({'program': name, 'arguments': ' '.join(arguments), 'result': RESULTS.get(done.returncode, 'failed'),
                        'said': (done.stdout.strip().splitlines() or [''])[-1]})
    return out


def grids(build, only):
    """The results of all test programs with the whole of their grids: on the GPU alone, four at a time; then, one by one, those
    whose kernels wait for time to pass, which passes for all who share the GPU."""
    def whole(test):
        program = program_of(test, build, only)
        if program is None:
            return None
        done = subprocess.run([str(program)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
                              env={**os.environ, 'MGPU_TEST_INTENSITY': '3'})
        count = re.search(r'All tests passed \((\d+) assertions', done.stdout)
        if done.returncode not in (0, 77):
            print(f'{test.name}:\n{done.stdout[-2000:]}', file=sys.stderr)
        return {'grid': test.relative_to(ROOT / 'tests').as_posix(), 'result': RESULTS.get(done.returncode, 'failed'), 'assertions': int(count[1]) if count else 0}
    tests = sorted((ROOT / 'tests').rglob('test_*.cu'))
    timed = [test for test in tests if 'mgpu_globaltimer' in test.read_text()]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        found = list(pool.map(whole, [test for test in tests if test not in timed]))
    return [r for r in found + [whole(test) for test in timed] if r]


def run(build, commit, only, whole):
    gpu = origin.gpu()
    if gpu is None:
        print('SKIP: no NVIDIA GPU answers nvidia-smi', file=sys.stderr)
        return 77
    machine = {**gpu, 'date': datetime.date.today().isoformat(), 'commit': origin.commit(commit)}
    results = grids(build, only) if whole else \
        [r for r in (one(t, build, only) for t in sorted((ROOT / 'tests').rglob('test_*.cu'))) if r] + examples(build, only)
    if not results:
        which = f' that {only} finds' if only else ''
        print(f'evidence.py: {build} has no test program and no example for a GPU{which}: configure with nvcc, ninja -C {build}', file=sys.stderr)
        return 1
    print(json.dumps([{**r, **machine} for r in results], indent=1))
    return 0 if all(r['result'] == 'passed' for r in results) else 1


def macros(include):
    """Macros of the library that are instructions."""
    return {i.name for f in sorted(include.rglob('*.h')) for i in headers.read(f.read_text()) if i.kind == 'MACRO' and 'ptx' in i.fields}


class Gpu:
    """The includes of a GPU build of a tree, to be preprocessed by g++: what the CUDA toolkit has is empty, Catch2 is not read, and
    instructions that are macros stay words."""
    TOOLKIT = ('cuda.h', 'cuda_runtime.h', 'cuda_runtime_api.h', 'cuda_fp16.h', 'cuda_bf16.h')

    def __init__(self, root, folder):
        self.tests, self.include, self.macros = root / 'tests', pathlib.Path(folder), macros(root / 'include')
        shutil.copytree(root / 'include', self.include, dirs_exist_ok=True)
        for name in self.TOOLKIT:
            (self.include / name).touch()
        define = re.compile(rf'^(# *define )(?=(?:{"|".join(self.macros)})\()', re.M)
        for file in self.include.rglob('*.h') if self.macros else []:
            text = file.read_text()
            if define.search(text):
                file.write_text(define.sub(r'\1no_', text))

    def called(self, test):
        """The library's functions, and its macros that are instructions, which a test and what it includes of its folder call in
        a GPU build, for the host or for the GPU; macros are expanded."""
        names = set()
        for gpu in ([], ['-D__CUDA_ARCH__=900', '-D__CUDA_ARCH_FEAT_SM90_ALL']):
            text = self.preprocessed(self.tests / test, ['-DMGPU_TESTS_CATCH_H', *gpu], [self.tests, self.tests.parent / 'examples'])
            names |= set(re.findall(rf'(?<!\w)(mgpu_[a-z]\w*|{"|".join(self.macros)})(?=\s*\()', re.sub(verified.STRING, '""', text)))
        return sorted(names)

    def preprocessed(self, file, flags, folders):
        """What nvcc would see of a file and of what it includes of its folder."""
        done = subprocess.run(['g++', '-E', '-std=c++17', '-D__CUDACC__', *flags, *(f'-I{f}' for f in (self.include, *folders)), '-x', 'c++', str(file)],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f'evidence.py: g++ cannot preprocess {file.name}:\n{done.stderr[:1000]}')
        own, text = False, []
        for line in done.stdout.splitlines():
            marker = re.match(r'# \d+ "(.*?)"', line)
            if marker:
                own = pathlib.Path(marker[1]).resolve().parent == file.parent
            elif own:
                text.append(line)
        return '\n'.join(text)


def with_calls(runs):
    """Runs of tests and rows of verify/, each with what it calls, as it was at its commit."""
    out = []
    for commit in sorted({r['commit'] for r in runs}):
        with tempfile.TemporaryDirectory() as top:
            top = pathlib.Path(top).resolve()
            tests, rows = ([r for r in runs if r['commit'] == commit and kind in r] for kind in ('test', 'row'))
            folders = ['include', 'tests', 'examples'] + (['verify'] if rows else [])
            tree = subprocess.run(['git', '-C', str(ROOT), 'archive', commit, *folders], capture_output=True, check=False)
            if tree.returncode:
                sys.exit(f'evidence.py: git has no commit {commit} here: {tree.stderr.decode()}')
            subprocess.run(['tar', '-x', '-C', str(top)], input=tree.stdout, check=True)
            gpu = Gpu(top, top / 'gpu')
            out += [{**r, 'functions': gpu.called(r['test'])} for r in tests]
            out += verified.with_calls(rows, top, gpu) if rows else []
    return out


KINDS = (('runs', 'test'), ('programs', 'program'), ('grids', 'grid'), ('verify', 'row'))      # a list of docs/evidence.json, and what names its objects


def text_of(kept):
    """docs/evidence.json: a line for each run."""
    return '{' + ',\n'.join(f'"{key}": [\n' + ',\n'.join(json.dumps(r) for r in sorted(kept.get(key, []), key=lambda r: r[name])) + '\n]'
                            for key, name in KINDS) + '}\n'


def merged(kept, new):
    """What is kept once there are new results: each replaces what stood there of its test, program or grid; one that was skipped does not."""
    new = [r for r in new if r['result'] != 'skipped']
    return {key: list({r[name]: r for r in kept.get(key, []) + [n for n in new if name in n]}.values())
            for key, name in KINDS}


def add(file, commit):
    text = sys.stdin.read() if file == '-' else pathlib.Path(file).read_text()
    new = verified.read(text, commit) or json.loads(text)
    wrong = [r['commit'] for r in new if not origin.COMMIT.fullmatch(r['commit'])]
    if wrong:
        sys.exit(f'evidence.py: "{wrong[0]}" is no commit: run it again, with --commit' if 'row' not in new[0] else
                 f'evidence.py: {file} does not say of which commit it is: say it with --commit')
    calling = [r for r in new if 'test' in r or 'row' in r]
    EVIDENCE.write_text(text_of(merged(json.loads(EVIDENCE.read_text()), with_calls([r for r in calling if r['result'] != 'skipped']) +
                                       [r for r in new if r not in calling])))
    return 0


def again():
    kept = json.loads(EVIDENCE.read_text())
    anew = with_calls(kept['runs'] + kept.get('verify', []))
    EVIDENCE.write_text(text_of({**kept, 'runs': [r for r in anew if 'test' in r], 'verify': [r for r in anew if 'row' in r]}))
    return 0


def self_test_examples():
    """Made-up examples of a build folder: is each that is asked for run as the suite runs it, and noted?"""
    with tempfile.TemporaryDirectory() as top:
        build = pathlib.Path(top)
        for name in ('tests/on_gpu', 'examples/good', 'examples/bad', 'examples/skips', 'examples/good_model'):
            (build / name).parent.mkdir(exist_ok=True)
            (build / name).write_text('#!/bin/sh\necho first\necho "$(basename $0): $#"\n' + {'bad': 'exit 1', 'skips': 'exit 77'}.get(name[9:], ''))
            (build / name).chmod(0o755)
        on_gpu, words = str(build / 'tests/on_gpu'), ['--check', '--m', '200']
        commands = [[on_gpu, 'examples/good', *words], [on_gpu, str(build / 'examples/bad')], [on_gpu, 'examples/skips'], [on_gpu, 'examples/not_built'],
                    [sys.executable, 'sanitizer.py', on_gpu, 'examples/good'], [on_gpu, sys.executable, 'x.py', 'examples/good'],
                    [str(build / 'examples/good_model')]]
        (build / 'meson-info').mkdir()
        (build / 'meson-info/intro-tests.json').write_text(json.dumps([{'cmd': c} for c in commands]))
        with contextlib.redirect_stderr(io.StringIO()):
            found, one_of = examples(build, ''), examples(build, 'examples/go')
    good = {'program': 'examples/good', 'arguments': '--check --m 200', 'result': 'passed', 'said': 'good: 3'}
    faults = [f'examples: {found}'] if [(r['program'], r['result']) for r in found] != [
        ('examples/good', 'passed'), ('examples/bad', 'failed'), ('examples/skips', 'skipped')] or found[0] != good else []
    faults += [f'--only examples/go: {one_of}'] if one_of != [good] else []
    kept = {'runs': [{'test': 'a.cu'}], 'programs': [{'program': 'examples/skips'}, {'program': 'examples/good', 'result': 'failed'}]}
    grid = {'grid': 'a.cu', 'result': 'passed', 'assertions': 7}
    want = {'runs': [{'test': 'a.cu'}, {'test': 'b.cu', 'result': 'failed'}], 'programs': [found[1], good, {'program': 'examples/skips'}], 'grids': [grid], 'verify': []}
    got = json.loads(text_of(merged(kept, [*found, {'test': 'b.cu', 'result': 'failed'}, {'test': 'a.cu', 'result': 'skipped'}, grid])))
    return faults + ([f'kept: {got}, wanted {want}'] if got != want else [])


ROWS = {'verify/verify.h': """static void helper(void) { mgpu_yes_by_way_of_another(); }
static void alone(void) { mgpu_no_nobody_calls(); }
""", 'verify/a.cu': """#include <mgpu/mgpu.h>
#include "verify.h"
#define KERNEL(name) static void mgpu__body_##name(const int *p)
#define OF(name, call) KERNEL(verify_##name) { const char *s = "mgpu_no_string() }"; if (p[0]) { helper(); } call; }
OF(first, mgpu_yes_first(mgpu_yes_within()))
#if __CUDA_ARCH__ >= 1000 || __CUDACC_VER_MAJOR__ != 13 || !defined(__CUDA_ARCH_SPECIFIC__) || __CUDA_ARCH_FAMILY_SPECIFIC__ != 900
OF(second, mgpu_no_newer())
#else
OF(second, MGPU_YES(1, 2))
#endif
static rows table(void)
{
    mgpu_no_host();
    return {{"fam" "ily", "the first, of two", "a_rule", 1, &verify_first_kernel, 0},
        {"family", "two", 1 ? "b_rule" : "c_rule", 1, (90 >= 94 ? &verify_second_kernel : NULL), 0}};
}
""", 'verify/vectors.txt': 'none\n', 'include/mgpu/mgpu.h': """/* One.
 *   ptx     one;
 */
#define MGPU_YES(a, b) mgpu_no_of_the_library(a, b)
"""}


def self_test_verify():
    """Made-up results of verify/: is each that ran kept, with what its kernel calls and no more, and shown?"""
    import mkdocs
    about = {'gpu': 'NVIDIA X1', 'target': 'sm_90a', 'driver': '1', 'toolkit': '13.0', 'date': '2026-01-02', 'vectors': hashlib.sha256(b'none\n').hexdigest()[:12]}
    rows = [{'family': 'family', 'name': n, 'verdict': v} for n, v in (('the first, of two', 'right'), ('two', 'wrong'), ('three', 'needs a newer toolkit'))]
    lines = verified.read('\n'.join(json.dumps({**about, 'commit': 'abc1234', **r}) for r in rows))
    faults = [] if verified.read(json.dumps({**about, 'rows': rows}, indent=1), 'abc1234') == lines else ['the file of verify.py is read otherwise than its lines']
    faults += ['other results are read as those of verify.py'] if verified.read('[{"test": "a.cu"}]') or verified.read('{"test": "a.cu"}') else []
    with tempfile.TemporaryDirectory() as top:
        top = pathlib.Path(top).resolve()
        for name, text in ROWS.items():
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_text(text)
        gpu = Gpu(top, top / 'gpu')
        got = verified.with_calls(lines[:2], top, gpu)
        for wrong, words in (({**lines[0], 'vectors': '0'}, 'was compared with 0'), (lines[2], 'has no row "family: three"')):
            try:
                faults.append(f'taken: {verified.with_calls([wrong], top, gpu)}')
            except SystemExit as said:
                faults += [] if words in str(said) else [str(said)]
    want = [['mgpu_yes_by_way_of_another', 'mgpu_yes_first', 'mgpu_yes_within'], ['MGPU_YES', 'mgpu_yes_by_way_of_another']]
    faults += [] if [r['functions'] for r in got] == want else [f'{got}, wanted {want}']
    old = {'verify': [{'row': 'sm_90a family: the first, of two', 'result': 'failed'}, {'row': 'sm_100a family: two', 'result': 'passed'}]}
    kept = [(r['row'], r['result']) for r in merged(old, [*got, lines[2]])['verify']]
    faults += [] if sorted(kept) == [('sm_100a family: two', 'passed'), ('sm_90a family: the first, of two', 'passed'), ('sm_90a family: two', 'failed')] else [f'kept: {kept}']
    shown = '\n'.join(mkdocs.of_verify(got))
    faults += [] if '| X1, sm_90a | 1 of 2 | family 1 of 2 | family: two | 2026-01-02, abc1234, driver 1, toolkit 13.0 |' in shown else [shown]
    mkdocs.right = lambda: mkdocs.verified({'verify': got})
    levels = [mkdocs.level(pathlib.Path('a.h'), types.SimpleNamespace(name=name, fields={'ptx': 'x;'}), {})[0] for name in ('mgpu_yes_first', 'MGPU_YES')]
    faults += [] if levels == ['right in a row of verify/', 'ptxas only'] else [f'levels: {levels}']
    return faults + ([] if set(mkdocs.right()) == set(want[0]) else ['a row that is wrong is evidence'])


def self_test():
    """Is a call counted where a GPU build has it, and only there? Each function of a made-up test is named after the answer."""
    header = """#if MGPU_EMULATE
#define EACH(...) FEW(__VA_ARGS__) \\
    mgpu_no_in_a_long_macro_##__VA_ARGS__(1);
#else
#define EACH(...) FEW(__VA_ARGS__)
#endif
#define FEW(word) \\
    mgpu_yes_in_a_long_macro_##word(1); \\
    TABLE(word)
#define NEVER() mgpu_no_macro_nobody_uses()
static void f(void) { mgpu_yes_included(); }
"""
    test = """#include <mgpu/mgpu.h>
#include <cuda_runtime.h>
#include "made_up.h"
#define TABLE(word) MGPU_YES(word, 2)
#define UNUSED() MGPU_NO(1)
#if MGPU_EMULATE
void a(void) { mgpu_no_model_alone(); }
#define CALL mgpu_no_long( \\
    1)
#elif defined(__CUDACC__)
void a(void) { mgpu_yes_elif(); EACH(8) }
#define CALL mgpu_yes_long \\
    (1)
#endif
#if !MGPU_EMULATE && defined(__CUDA_ARCH__)
void b(void) { CALL; }
#else
void b(void) { mgpu_yes_host(); }
#endif
// mgpu_no_comment()
const char *c = "mgpu_no_string()", *d = MGPU_NAME(mgpu_no_word);
"""
    library = """#ifdef MGPU_EMULATE
#error "MGPU_EMULATE is for the build to set"
#endif
#define MGPU_EMULATE 0
/* One.
 *   ptx     one;
 */
#define MGPU_YES(a, b) mgpu_no_of_the_library(a, b)
/* Another.
 *   ptx     another;
 */
#define MGPU_NO(a) MGPU_YES(a, a)
#define MGPU_NAME(word) #word
static void mgpu_f(void) { mgpu_no_called_by_the_library(); }
"""
    want = ['MGPU_YES', 'mgpu_yes_elif', 'mgpu_yes_host', 'mgpu_yes_in_a_long_macro_8', 'mgpu_yes_included', 'mgpu_yes_long']
    with tempfile.TemporaryDirectory() as top:
        top = pathlib.Path(top).resolve()
        for name, text in (('include/mgpu/mgpu.h', library), ('tests/ptx/made_up.h', header), ('tests/ptx/test_made_up.cu', test)):
            (top / name).parent.mkdir(parents=True, exist_ok=True)
            (top / name).write_text(text)
        got = Gpu(top, top / 'gpu').called('ptx/test_made_up.cu')
    faults = self_test_examples() + self_test_verify() + ([f'{got}, wanted {want}'] if got != want else [])
    print('\n'.join(faults) or 'evidence.py counts what a GPU build calls, and notes examples')
    return int(bool(faults))


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=['run', 'add', 'again'])
    parser.add_argument('where', nargs='?')
    parser.add_argument('--commit')
    parser.add_argument('--only', default='')
    parser.add_argument('--grids', action='store_true')
    args = parser.parse_args()
    if (args.what == 'again') == bool(args.where):
        parser.error(f'{args.what}: see --help')
    if args.what == 'again':
        return again()
    return run(pathlib.Path(args.where), args.commit, args.only, args.grids) if args.what == 'run' else add(args.where, args.commit)


if __name__ == '__main__':
    sys.exit(main())
