#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the model of the machine says, against the GPU that is here: layouts, numbers, order.

    python3 verify/verify.py                 builds with nvcc for this GPU, runs every row, prints a table
    python3 verify/verify.py --model sm_100a the same in the model, with g++ and no GPU: what a right GPU would print
    python3 verify/verify.py --record        writes vectors.txt anew: what the model says, for each target

It needs Python 3.9, the CUDA toolkit (12.8 or newer) and a GPU of compute capability 9.0 or newer, a minute, and nothing
else. A row is one kernel on one input; what it leaves in memory is compared with vectors.txt, word by word. A row that
is wrong names its rule, the function of include/mgpu that says otherwise, with file and line: a fault of the model, or a finding.
The result goes to verify-<gpu>-<date>.json in the current folder: name of the GPU, driver, toolkit, commit, rows; what a wrong row gave.
Please send it, also when all is right. A row that hangs or faults is known by that, and the others run all the same.

Exits 0 when all rows that this GPU has are right, 1 when one is not, 77 without a GPU."""
import argparse
import base64
import concurrent.futures
import datetime
import functools
import hashlib
import json
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import threading
import zlib

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
VECTORS = HERE / 'vectors.txt'
MACHINES = {'9.0': 1, '10.0': 2, '10.3': 4, '11.0': 8, '12.0': 16, '12.1': 16, '10.7': 32}   # verify_machine of verify.h
ONLY = {'wgmma': 1, **dict.fromkeys(['tcgen05', 'tcgen05_scaled', 'tcgen05_sp', 'tcgen05_order'], 2 | 4 | 8 | 32)}   # files that others cannot assemble
TARGETS = ['sm_90a', 'sm_100a', 'sm_103a', 'sm_107a', 'sm_110a', 'sm_120a']         # that --record asks, one of each
PATIENCE = 60                                               # seconds for one row
ELSEWHERE, NEWER = 'not on this GPU', 'needs a newer toolkit'   # verdicts of rows that do not run


def machine(capability):
    """The bit of verify.h for a compute capability, or 0."""
    return MACHINES.get(capability, 0)


# ---- rules ----------------------------------------------------------------------------------------


@functools.lru_cache(None)
def definitions():
    """{name of a function: ['include/mgpu/file.h:line', ...]}: where each is defined."""
    found = {}
    for header in sorted((ROOT / 'include/mgpu').rglob('*.h')):
        for number, line in enumerate(header.read_text().splitlines(), 1):
            name = re.match(r'(mgpu_\w+)\(', line)
            if name:
                found.setdefault(name[1], []).append(f'{header.relative_to(ROOT)}:{number}')
    return found


def rule_of(names):
    """The places of functions, with blanks between: 'file:line name, ...'."""
    return ', '.join(f'{(definitions().get(n) or ["nowhere"])[0]} {n}' for n in names.split())


# ---- vectors --------------------------------------------------------------------------------------


def pack(words):
    """All low bytes, then all second ones, ...: compressed, in base64. Numbered words become short."""
    return base64.b64encode(zlib.compress(bytes(w >> s & 255 for s in (0, 8, 16, 24) for w in words), 9)).decode()


def unpack(text):
    data = zlib.decompress(base64.b64decode(text))
    n = len(data) // 4
    return [data[i] | data[n + i] << 8 | data[2 * n + i] << 16 | data[3 * n + i] << 24 for i in range(n)]


def read_vectors(file):
    """[(machines, family, name, words)]"""
    lines = [l.split('\t') for l in file.read_text().splitlines() if l and not l.startswith('#')]
    return [(int(m), family, name, unpack(data)) for m, family, name, data in lines]


def write_vectors(file, results):
    """`results`: a list of (machine, rows); rows that are equal on several machines are one line."""
    lines = {}
    for bit, rows in results:
        for row in rows:
            key = (row['family'], row['name'], pack(row['got']))
            lines[key] = lines.get(key, 0) | bit
    text = '# verify/vectors.txt: what the model says; verify/verify.py --record\n# machines, family, row, words: pack() of verify.py\n'
    file.write_text(text + ''.join(f'{m}\t{family}\t{name}\t{data}\n' for (family, name, data), m in lines.items()))


# ---- building -------------------------------------------------------------------------------------


def run(command):
    done = subprocess.run([str(c) for c in command], text=True, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f'{" ".join(map(str, command))}\n{done.stdout}')


def sources(machines):
    """The files with rows for these machines."""
    return [f for f in sorted(HERE.glob('*.cu')) if machines & ONLY.get(f.stem, ~0)]


def build_gpu(nvcc, target, machines, folder):
    """The program for one target of nvcc, 90a say."""
    flags = [nvcc, '-std=c++17', '-O2', '-gencode', f'arch=compute_{target},code=sm_{target}', f'-I{ROOT / "include"}',
             *(f'-DVERIFY_{name.upper()}={int(bool(machines & on))}' for name, on in ONLY.items())]
    folder.mkdir(parents=True, exist_ok=True)
    files = sources(machines)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda f: run([*flags, '-c', f, '-o', folder / f'{f.stem}.o']), files))
    run([*flags, *(folder / f'{f.stem}.o' for f in files), '-o', folder / 'verify'])
    return folder / 'verify'


def build_model(folder):
    folder.mkdir(parents=True, exist_ok=True)
    include = f'-I{ROOT / "include"}'
    jobs = [['gcc', '-std=c11', '-O2', '-DMGPU_EMULATE=1', include, '-c', ROOT / 'packaging/model.c', '-o', folder / 'model.o']]
    jobs += [['g++', '-x', 'c++', '-std=c++17', '-O1', '-g1', '-DMGPU_EMULATE=1', include, '-c', f, '-o', folder / f'{f.stem}.o']
             for f in sources(~0)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, jobs))
    run(['g++', '-pthread', *(j[-1] for j in jobs), '-lm', '-o', folder / 'verify_model'])
    return folder / 'verify_model'


# ---- running --------------------------------------------------------------------------------------


def numbers(text):
    """The words of a line of the program: hexadecimal, n*count for a run."""
    words = []
    for part in text.split():
        value, _, count = part.partition('*')
        words += [int(value, 16)] * int(count or 1)
    return words


def lines_of(process):
    """The lines of a program as they come; None when none comes for too long, or it has ended."""
    lines = queue.Queue()

    def read():
        for line in process.stdout:
            lines.put(line.rstrip('\n'))
        lines.put(None)
    threading.Thread(target=read, daemon=True).start()
    while True:
        try:
            line = lines.get(timeout=PATIENCE)
        except queue.Empty:
            line = None
        yield line
        if line is None:
            return


def listed(program, env):
    """(what the program says of the machine, its rows, those of them that need a newer toolkit)"""
    said = subprocess.run([str(program)], env=env, text=True, check=False, stdout=subprocess.PIPE)
    if said.returncode:
        print(f'SKIP: {said.stdout.strip()}')
        sys.exit(77 if said.returncode == 77 else 1)
    first, *rest = [l.split('\t') for l in said.stdout.splitlines()]
    rows = [dict(family=f, name=n, machines=int(m), inner=int(inner), rule=rule) for word, f, n, m, inner, rule in rest if word == 'row']
    newer = [dict(family=f, name=n, rule='', verdict=NEWER) for word, f, n, *_ in rest if word == 'newer']
    return first[1:], rows, newer


def run_rows(program, env):
    """(what the program says of the machine, its rows): to each its words as 'got', or 'failed', why there are none."""
    first, rows, newer = listed(program, env)
    at = 0
    while at < len(rows):
        process = subprocess.Popen([str(program), str(at)], env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        errors = []
        reader = threading.Thread(target=lambda p=process, e=errors: e.append(p.stderr.read()), daemon=True)
        reader.start()
        for line in lines_of(process):
            if line is None:
                break
            word, _, text = line.partition(' ')
            if word == 'begin':
                at = int(text)
            elif word == 'words':
                rows[at]['got'] = numbers(text)
            elif word == 'failed':
                rows[at]['failed'] = text
        if process.poll() is None and 'got' not in rows[at] and 'failed' not in rows[at]:
            rows[at]['failed'] = f'no answer for {PATIENCE} seconds'
            process.kill()
        process.wait()
        reader.join(5)
        if 'got' not in rows[at]:
            rows[at].setdefault('failed', f'the program ended with {process.returncode}')
            rows[at]['failed'] += f'; {errors[0][-400:].strip()}' if errors and errors[0] else ''
        at += 1
    return first, rows + newer


# ---- judging --------------------------------------------------------------------------------------


def judge(rows, vectors, bit):
    """Each row gets a verdict and, if it is not right, why; rows of other machines are added."""
    here = {(f, n): words for m, f, n, words in vectors if m & bit}
    for row in rows:
        want = here.get((row['family'], row['name']))
        if 'verdict' in row:
            continue
        row['rule'] = rule_of(row['rule'])
        if 'failed' in row:
            row.update(verdict='failed', why=row['failed'])
        elif want is None:
            row.update(verdict='unknown', why='vectors.txt has no such row: verify.py --record')
        elif row['got'] == want:
            row['verdict'] = 'right'
        else:
            row.update(verdict='wrong', why=difference(row['got'], want, row['inner']))
    there = {(r['family'], r['name']) for r in rows}
    for _, family, name, _ in vectors:
        if (family, name) not in there:
            there.add((family, name))
            lost = (family, name) in here
            rows.append(dict(family=family, name=name, rule='', verdict='failed' if lost else ELSEWHERE,
                             **({'why': 'the program has no such row'} if lost else {})))
    return rows


def difference(got, want, inner):
    if len(got) != len(want):
        return f'{len(got)} words, the model has {len(want)}'
    wrong = [i for i, (g, w) in enumerate(zip(got, want)) if g != w]
    at = wrong[0]
    return (f'{len(wrong)} of {len(want)} words, the first [{at // inner}][{at % inner}]: '
            f'{got[at]:08x}, the model says {want[at]:08x}')


def table(rows):
    lines = []
    for row in rows:
        if row['verdict'] in (ELSEWHERE, NEWER):
            continue
        where = row['rule'].split(', ')[0]
        lines.append(f'{row["verdict"]:8}{row["family"]:18}{row["name"]:68}{where.removeprefix("include/mgpu/") if where else ""}'.rstrip())
        if row['verdict'] != 'right':
            lines += [f'        {row["why"]}'] + [f'        rule: {place}' for place in row['rule'].split(', ') if place]
    families = {}
    for row in rows:
        families.setdefault(row['family'], []).append(row['verdict'])
    lines += ['', f'{"":20}{"right":>8}{"wrong":>8}{"failed":>8}{"not here":>10}']
    for family, verdicts in [*families.items(), ('all', [v for all_of in families.values() for v in all_of])]:
        right, absent = verdicts.count('right'), verdicts.count(ELSEWHERE) + verdicts.count(NEWER)
        failed = verdicts.count('failed')
        lines.append(f'{family:20}{right:8}{len(verdicts) - right - absent - failed:8}{failed:8}{absent:10}')
    newer = sum(r['verdict'] == NEWER for r in rows)
    lines += ['', f'{newer} of those that are not here need a newer toolkit, the others another GPU'] if newer else []
    return '\n'.join(lines)


def report(rows, about):
    """What goes into the file that is sent."""
    kept = []
    for row in rows:
        keep = {k: row[k] for k in ('family', 'name', 'verdict', 'rule', 'why') if row.get(k)}
        if row['verdict'] in ('wrong', 'unknown'):
            keep['got'] = pack(row['got'])
        kept.append(keep)
    return json.dumps({**about, 'rows': kept}, indent=1) + '\n'


# ---- the command ----------------------------------------------------------------------------------


def text_of(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ''


def this_commit():
    """The commit of this tree; '' where git does not know it, or it is changed."""
    top, _, head = text_of('git', '-C', str(ROOT), 'rev-parse', '--show-toplevel', 'HEAD').partition('\n')
    clean = head and pathlib.Path(top).samefile(ROOT) and not text_of('git', '-C', str(ROOT), 'status', '--porcelain', '--untracked-files=no')
    return head[:8] if clean else ''


def this_gpu():
    """(name, compute capability, driver) of the first GPU, or ends."""
    first = os.environ.get('CUDA_VISIBLE_DEVICES', '').split(',')[0]
    said = text_of('nvidia-smi', *(['-i', first] if first else []), '--query-gpu=name,compute_cap,driver_version',
                   '--format=csv,noheader').split('\n')[0]
    if said.count(', ') != 2:
        print('SKIP: no NVIDIA GPU answers nvidia-smi; --model sm_90a shows what one would print')
        sys.exit(77)
    name, capability, driver = said.split(', ')
    if not machine(capability):
        print(f'SKIP: {name} is of compute capability {capability}; there are rows for {", ".join(MACHINES)}')
        sys.exit(77)
    return name, capability, driver


def of_gpu(args):
    name, capability, driver = this_gpu()
    nvcc = os.environ.get('NVCC') or shutil.which('nvcc') or shutil.which('nvcc', path='/usr/local/cuda/bin')
    if not nvcc and not args.program:
        sys.exit('verify.py: no nvcc: put the CUDA toolkit on PATH, or NVCC=/path/to/nvcc')
    target = capability.replace('.', '') + 'a'
    bit = machine(capability)
    if not args.program:
        print(f'building for sm_{target} ...', flush=True)
    program = args.program or build_gpu(nvcc, target, bit, args.build / target)
    toolkit = re.search(r'release ([\d.]+)', text_of(nvcc, '--version')) if nvcc else None
    _, rows = run_rows(program, dict(os.environ, CUDA_DEVICE_ORDER='PCI_BUS_ID'))    # the order of nvidia-smi
    return rows, bit, {'gpu': name, 'target': f'sm_{target}', 'driver': driver, 'toolkit': toolkit[1] if toolkit else '?'}


def of_model(args, target):
    program = args.program or build_model(args.build / 'model')
    env = dict({k: v for k, v in os.environ.items() if not k.startswith('MGPU_')}, MGPU_EMU_TARGET=target, MGPU_EMU_NUMERICS='exact')
    (name, capability, _), rows = run_rows(program, env)
    return rows, machine(capability), {'gpu': name, 'target': target}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--model', metavar='TARGET', help='no GPU: the model of this target')
    parser.add_argument('--record', action='store_true', help='write the vectors that the model says')
    parser.add_argument('--vectors', type=pathlib.Path, default=VECTORS, help='the data file')
    parser.add_argument('--program', type=pathlib.Path, help='one that is built already')
    parser.add_argument('--build', type=pathlib.Path, default=ROOT / 'build_verify', help='where to build')
    parser.add_argument('--out', type=pathlib.Path, help='the result file; not written in the model unless named')
    args = parser.parse_args()
    if args.record:
        results = []
        for target in TARGETS:
            rows, bit, _ = of_model(args, target)
            failed = [f'{r["name"]}: {r["failed"]}' for r in rows if 'got' not in r]
            if failed:
                sys.exit('\n'.join(failed))
            results.append((bit, rows))
        write_vectors(args.vectors, results)
        print(f'{args.vectors}: {len({v[1:3] for v in read_vectors(args.vectors)})} rows, {args.vectors.stat().st_size} bytes')
        return 0
    rows, bit, about = of_model(args, args.model) if args.model else of_gpu(args)
    judge(rows, read_vectors(args.vectors), bit)
    print(table(rows))
    print(f'\n{about["gpu"]}, ' + ', '.join(f'{k} {v}' for k, v in about.items() if k != 'gpu'))
    about = {'mgpu': (ROOT / 'VERSION').read_text().strip(), **({'commit': this_commit()} if this_commit() else {}), 'vectors': hashlib.sha256(args.vectors.read_bytes()).hexdigest()[:12],
             'date': datetime.date.today().isoformat(), **about}
    if args.out or not args.model:
        gpu = re.sub(r'\W+', '-', about['gpu']).strip('-').lower()
        out = args.out or pathlib.Path(f'verify-{gpu}-{about["date"]}.json')
        out.write_text(report(rows, about))
        print(f'{out} holds this, and what wrong rows gave: please send it')
    return int(any(r['verdict'] not in ('right', ELSEWHERE, NEWER) for r in rows))


if __name__ == '__main__':
    sys.exit(main())
