# SPDX-License-Identifier: MIT
"""Results of verify/verify.py as evidence: the lines of benchmarks/results/verify-*.jsonl, or the file that verify.py wrote.

Each line is a row of one GPU at one commit. Here it gets the functions of the library that its kernel calls, also by way of others of its
file, in the source of that commit, as a pass of nvcc for that GPU sees it. Of a kernel that chooses between functions when it runs, as those
of TMA do by dimensions, all count."""
import hashlib
import json
import pathlib
import re
import subprocess
import sys

RESULTS = {'right': 'passed', 'wrong': 'failed', 'failed': 'failed'}      # all else did not run
KEPT = ('gpu', 'driver', 'toolkit', 'date', 'commit', 'vectors')
STRING = r'"(?:\\.|[^"\\])*"'


def read(text, commit=None):
    """What a text has of results of verify.py, as docs/evidence.json keeps them but for the functions; None if it has none.
    commit: for those that do not say theirs."""
    try:
        rows = [json.loads(line) for line in text.splitlines() if line.strip()]
    except json.JSONDecodeError:
        whole = json.loads(text)
        rows = [{**{k: v for k, v in whole.items() if k != 'rows'}, **r} for r in whole['rows']] if 'rows' in whole else []
    if not rows or not all(isinstance(r, dict) and 'verdict' in r for r in rows):
        return None
    return [{'row': f'{r["target"]} {r["family"]}: {r["name"]}', 'result': RESULTS.get(r['verdict'], 'skipped'),
             **{k: r.get(k, '') for k in KEPT}, 'commit': r.get('commit') or commit or ''} for r in rows]


def bodies(text):
    """{name: body} of the functions in preprocessed text; those of kernels as mgpu__body_NAME."""
    out, at = {}, 0
    text = re.sub(STRING, '""', text)
    for head in re.finditer(r'(\w+)\s*\([^(){};]*\)\s*\{', text):
        if head.start() < at or head[1] in ('if', 'for', 'while', 'switch'):
            continue
        at, depth = head.end(), 1
        while depth and at < len(text):
            depth += {'{': 1, '}': -1}.get(text[at], 0)
            at += 1
        out[head[1]] = out.get(head[1], '') + text[head.end():at]
    return out


def kernels(text):
    """{'family: name': kernel} of the table in preprocessed text."""
    strings = rf'\s*((?:{STRING}\s*)+),'
    rows = list(re.finditer(rf'\{{{strings}{strings}', text))
    out = {}
    for row, behind in zip(rows, [r.start() for r in rows[1:]] + [len(text)]):
        kernel = re.search(r'&verify_(\w+)_kernel', text[row.end():behind])
        if kernel:
            family, name = (''.join(s[1:-1] for s in re.findall(STRING, words)) for words in row.groups())
            out[f'{family}: {name}'] = f'verify_{kernel[1]}'
    return out


def calls(text, wanted):
    """{'family: name': [function, ...]}: what the kernel of each row calls, of what the pattern `wanted` finds."""
    of, out = bodies(text), {}
    for row, kernel in kernels(text).items():
        todo, seen = [f'mgpu__body_{kernel}'], set()
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                todo += [called for called in re.findall(r'(\w+)(?=\s*\()', of.get(name, '')) if called in of or wanted.fullmatch(called)]
        out[row] = sorted(name for name in seen if wanted.fullmatch(name))
    return out


def flags(target, toolkit):
    """How a pass of a toolkit's nvcc for a target is told from others: ('sm_90a', '13.0')"""
    major, _, minor = toolkit.partition('.')
    number = re.fullmatch(r'sm_(\d+)[af]', target)[1]
    return [f'-D__CUDACC_VER_MAJOR__={major}', f'-D__CUDACC_VER_MINOR__={minor}', f'-D__CUDA_ARCH__={number}0', f'-D__CUDA_ARCH_FEAT_SM{number}_ALL',
            f'-D__CUDA_ARCH_SPECIFIC__={number}0', f'-D__CUDA_ARCH_FAMILY_SPECIFIC__={number}0']


def with_calls(rows, archive, gpu):
    """Rows of one commit, each with what its kernel calls.
         archive  a folder with verify/ of that commit
         gpu      evidence.Gpu of it: headers in which instructions that are macros stay words"""
    wanted = re.compile('|'.join([r'mgpu_[a-z]\w*', *map(re.escape, sorted(gpu.macros))]))
    vectors = hashlib.sha256((archive / 'verify/vectors.txt').read_bytes()).hexdigest()[:12]
    of, out = {}, []
    for row in rows:
        if row['vectors'] != vectors:
            sys.exit(f'evidence.py: verify/vectors.txt of {row["commit"]} is {vectors}, and "{row["row"]}" was compared with {row["vectors"]}')
        target, _, name = row['row'].partition(' ')
        seen = (target, row['toolkit'])
        if seen not in of:
            of[seen] = {}
            for file in sorted((archive / 'verify').glob('*.cu')):
                of[seen].update(calls(gpu.preprocessed(file, flags(*seen), [archive / 'verify']), wanted))
        if not of[seen].get(name):
            sys.exit(f'evidence.py: verify/ of {row["commit"]} has no row "{name}" whose kernel calls a function of the library')
        out.append({**row, 'functions': of[seen][name]})
    return out
