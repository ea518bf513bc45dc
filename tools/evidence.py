#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How do we know that an instruction is right? Run the device tests on a GPU and write down what happened.

    tools/evidence.py run BUILD [--commit C] > run.json     on the machine with the GPU: a meson build folder
                      [--only REGEX]                        the tests whose programs (tests/ptx_test_tma) it finds
    tools/evidence.py add run.json                          here: into docs/evidence.json; then tools/mkdocs.py
    tools/evidence.py again                                 the runs of docs/evidence.json as they are, what their tests call anew
    tools/evidence.py --self-test

`run` starts each test program for the GPU, and with its twin for the model through tests/compare.py. One
object for each test file: test, result (passed, failed, skipped), records and bytes that were equal to the
model's, gpu, driver, date, commit. `add` notes which of the library's functions the test calls at that commit,
as its GPU build sees it: g++ expands its macros, without what is in #if MGPU_EMULATE; and replaces what an
earlier run said about the same test.
"""
import argparse
import datetime
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import golden
import headers
import origin

ROOT = pathlib.Path(__file__).resolve().parents[1]
EVIDENCE = ROOT / 'docs/evidence.json'


def one(test, build, only):
    """The result of one test file, or None when it was not built for the GPU, or not asked for."""
    name = re.sub(r'\W', '_', str(test.relative_to(ROOT / 'tests').with_suffix('')))
    gpu, model = build / 'tests' / name, build / 'tests' / (name + '_model')
    if not gpu.exists() or not re.search(only, f'tests/{name}'):
        return None
    records = test.relative_to(ROOT / 'tests').as_posix() in golden.with_records(build)
    command = [str(gpu)] if not records else \
        [sys.executable, str(ROOT / 'tests/compare.py'), str(gpu), str(model)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    found = re.search(r'^(\d+) records, (\d+) bytes compared$', done.stdout, re.M) if records else None
    if done.returncode not in (0, 77):
        print(f'{test.name}:\n{done.stdout[-2000:]}', file=sys.stderr)
    return {'test': test.relative_to(ROOT / 'tests').as_posix(),
            'result': {0: 'passed', 77: 'skipped'}.get(done.returncode, 'failed'),
            'records': int(found[1]) if found else 0, 'bytes': int(found[2]) if found else 0}


def run(build, commit, only):
    gpu = origin.gpu()
    if gpu is None:
        print('SKIP: no NVIDIA GPU answers nvidia-smi', file=sys.stderr)
        return 77
    machine = {**gpu, 'date': datetime.date.today().isoformat(), 'commit': origin.commit(commit)}
    results = [r for r in (one(t, build, only) for t in sorted((ROOT / 'tests').rglob('test_*.cu'))) if r]
    if not results:
        which = f' that {only} finds' if only else ''
        print(f'evidence.py: {build}/tests has no test program for a GPU{which}: configure with nvcc, ninja -C {build}', file=sys.stderr)
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
            folders = [f'-I{f}' for f in (self.include, self.tests, self.tests.parent / 'examples')]
            done = subprocess.run(['g++', '-E', '-std=c++17', '-D__CUDACC__', '-DMGPU_TESTS_CATCH_H', *gpu, *folders, '-x', 'c++',
                                   str(self.tests / test)], capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f'evidence.py: g++ cannot preprocess {test}:\n{done.stderr[:1000]}')
            own, text = False, []
            for line in done.stdout.splitlines():
                marker = re.match(r'# \d+ "(.*?)"', line)
                if marker:
                    own = pathlib.Path(marker[1]).resolve().parent == (self.tests / test).parent
                elif own:
                    text.append(re.sub(r'"(?:\\.|[^"\\])*"', '""', line))
            names |= set(re.findall(rf'(?<!\w)(mgpu_[a-z]\w*|{"|".join(self.macros)})(?=\s*\()', '\n'.join(text)))
        return sorted(names)


def with_calls(runs):
    """Runs, each with what its test calls, as it was at the run's commit."""
    out = []
    for commit in sorted({r['commit'] for r in runs}):
        with tempfile.TemporaryDirectory() as top:
            top = pathlib.Path(top).resolve()
            tree = subprocess.run(['git', '-C', str(ROOT), 'archive', commit, 'include', 'tests', 'examples'], capture_output=True, check=False)
            if tree.returncode:
                sys.exit(f'evidence.py: git has no commit {commit} here: {tree.stderr.decode()}')
            subprocess.run(['tar', '-x', '-C', str(top)], input=tree.stdout, check=True)
            gpu = Gpu(top, top / 'gpu')
            out += [{**r, 'functions': gpu.called(r['test'])} for r in runs if r['commit'] == commit]
    return out


def write(runs):
    EVIDENCE.write_text('{"runs": [\n' + ',\n'.join(json.dumps(r) for r in sorted(runs, key=lambda r: r['test'])) + '\n]}\n')
    return 0


def add(file):
    runs = json.loads(sys.stdin.read() if file == '-' else pathlib.Path(file).read_text())
    kept = {r['test']: r for r in json.loads(EVIDENCE.read_text())['runs']}
    wrong = [r['commit'] for r in runs if not origin.COMMIT.fullmatch(r['commit'])]
    if wrong:
        sys.exit(f'evidence.py: {wrong[0]} is no commit: run it again, with --commit')
    kept.update({r['test']: r for r in with_calls([r for r in runs if r['result'] != 'skipped'])})
    return write(kept.values())


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
    print('evidence.py counts what a GPU build calls' if got == want else f'{got}, wanted {want}')
    return int(got != want)


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('what', choices=['run', 'add', 'again'])
    parser.add_argument('where', nargs='?')
    parser.add_argument('--commit')
    parser.add_argument('--only', default='')
    args = parser.parse_args()
    if (args.what == 'again') == bool(args.where):
        parser.error(f'{args.what}: see --help')
    if args.what == 'again':
        return write(with_calls(json.loads(EVIDENCE.read_text())['runs']))
    return run(pathlib.Path(args.where), args.commit, args.only) if args.what == 'run' else add(args.where)


if __name__ == '__main__':
    sys.exit(main())
