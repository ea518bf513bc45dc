#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What mgpu costs at compile time, and what its kernels weigh.

    benchmarks/bench_compile.py [--rounds 9] [--json FILE] [--include DIR] [--only REGEX] [--commit C]
    benchmarks/bench_compile.py --instructions [...]    counts what the compilers execute, by valgrind, instead of seconds

Entries run interleaved, one round after the other, so that a busy machine hurts all of them; each is
compared with its peer of the same round. One JSON line for each (standard output, or appended to FILE),
a table on standard error. Compilers that are not here are left out, with a line that says so. An example
with a spill or with wgmma that ptxas serialised is a failure, as it is in every other build.

Instructions are the same each time, also on a machine that others share, where seconds of a tenth say little:
what one entry has more than its peer, in millions, compares headers, and commits.

    include    a trivial kernel or function with and without mgpu.h: nvcc -cubin and -c, gcc C11, g++, clang -x cuda
    cuda/ptx   the same kernel with and without the toolkit's <cuda/ptx>, nvcc -cubin: what people compare with
    blackwell  the same kernel with and without mgpu.h, and with blackwell.h, for sm_100a
    header     what each header adds to mgpu.h that a build names when it is left out, those of Blackwell for sm_100a; and
               headers that have several of them
    example    each program of examples/, nvcc -cubin: registers, spills, bytes, remarks of ptxas
"""
import argparse
import datetime
import json
import os
import pathlib
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / 'tools'), str(ROOT / 'gen')]
import nvcc as strict  # noqa: E402
import opt_in          # noqa: E402
import origin          # noqa: E402
from headers import read  # noqa: E402

GPU = ['-std=c++17', '-O3', '-Xptxas', '-v', '-cubin']
KERNEL = '__global__ void one(int *p)\n{\n    *p = 1;\n}\n'
FUNCTION = 'int one(void);\nint\none(void)\n{\n    return 1;\n}\n'
MGPU = '#include <mgpu/mgpu.h>\n'
BLACKWELL = ['-gencode', 'arch=compute_100a,code=sm_100a']
GOALS = {'include mgpu.h, nvcc -cubin': ('cpu_over_peer_s', 0.12), 'include mgpu.h, nvcc -c': ('cpu_over_peer_s', 0.30),
         'include mgpu.h, g++ MGPU_EMULATE=1': ('cpu_over_peer_s', 0.30), 'gemm_h100, nvcc -cubin': ('cpu_best_s', 60),        # 72 kernels, 0.8 s each
         'include mgpu.h, sm_100a': ('cpu_over_peer_s', 0.15)}
HEADER = {'and ': ('cpu_over_peer_s', 0.06), 'and Blackwell\'s ': ('cpu_over_peer_s', 0.08)}     # each that a build names, when it is left out


def needs(item):
    """The lowest target of a function: 100 of "PTX 8.6, sm_100a"."""
    return min(map(int, re.findall(r'sm_(\d+)', item.fields.get('needs', ''))), default=0)


def left_out(include):
    """(header, whose it is, parts): those that mgpu.h leaves out and a build names; then those that have several of them, which it does not name."""
    bring = {header: files for family in opt_in.OPT_IN for header, files in opt_in.rows(family)}
    for header, files in bring.items():
        new = [i for file in files for i in read((include / 'mgpu' / file).read_text()) if i.fields.get('ptx', '(')[0] != '(']
        yield header, "and Blackwell's" if new and min(map(needs, new)) >= 100 else 'and', ()
    for file in sorted((include / 'mgpu/ptx').glob('*.h')):
        parts = [f'ptx/{n}' for n in re.findall(r'^#include "([^"]+)"', file.read_text(), re.M) if f'ptx/{n}' in bring]
        if len(parts) > 1 and f'ptx/{file.name}' not in bring and not file.name.endswith('.gen.h'):
            yield f'ptx/{file.name}', 'and all of', parts


class Entry:
    """One compilation: its command, its times, and the entry it is compared with."""

    def __init__(self, what, command, peer=None, parts=()):
        self.what, self.command, self.peer, self.parts = what, command, peer, parts
        self.wall, self.cpu, self.said, self.millions = [], [], '', 0

    def count(self):
        """Once, under valgrind: millions of instructions of all that the command starts."""
        done = subprocess.run(['valgrind', '--tool=cachegrind', '--cache-sim=no', '--trace-children=yes', '--cachegrind-out-file=/dev/null', *self.command],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode:
            sys.exit(f'bench_compile.py: {self.what} does not compile under valgrind: {" ".join(self.command)}\n{done.stdout[-2000:]}')
        self.millions = round(sum(int(n.replace(',', '')) for n in re.findall(r'I\s+refs:\s+([\d,]+)', done.stdout)) / 1e6)

    def counted(self):
        """The same as one flat object."""
        over = {'peer': self.peer.what, 'instructions_over_peer_m': self.millions - self.peer.millions} if self.peer else {}
        return {'kernel': self.what, 'instructions_m': self.millions, **over, **({'parts': self.parts} if self.parts else {})}

    def run(self):
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        done = subprocess.run(self.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.wall.append(time.perf_counter() - start)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.cpu.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        self.said = done.stdout
        if done.returncode:
            sys.exit(f'bench_compile.py: {self.what} does not compile: {" ".join(self.command)}\n{done.stdout[:2000]}')

    def line(self):
        """The entry as one flat object."""
        out = {'kernel': self.what, 'rounds': len(self.wall)}
        for name, times in (('wall', self.wall), ('cpu', self.cpu)):
            out[f'{name}_median_s'] = round(statistics.median(times), 4)
            out[f'{name}_best_s'] = round(min(times), 4)
            out[f'{name}_max_s'] = round(max(times), 4)
        if self.peer:
            out['peer'] = self.peer.what
            out['wall_over_peer_s'] = round(min(self.wall) - min(self.peer.wall), 4)
            out['cpu_over_peer_s'] = round(min(self.cpu) - min(self.peer.cpu), 4)
            out['wall_over_peer_median_s'] = round(statistics.median(a - b for a, b in zip(self.wall, self.peer.wall)), 4)
        if self.parts:
            out['parts'] = self.parts
        if '-cubin' in self.command:
            registers = [int(n) for n in re.findall(r'Used (\d+) registers', self.said)]
            spills = [int(n) for n in re.findall(r'(\d+) bytes spill', self.said)]
            out['cubin_bytes'] = os.path.getsize(self.command[self.command.index('-o') + 1])
            out['registers'] = max(registers, default=0)
            out['spill_bytes'] = sum(spills)
            out['remarks_c75xx'] = len(re.findall(r'\(C75\d\d\)', self.said))
        goal = next((HEADER[w] for w in HEADER if re.match(w + r'(ptx|tile)/', self.what)), GOALS.get(self.what))
        if goal:
            field, most = goal
            out.update(goal=f'{field} <= {most}', reached=out[field] <= most)
        return out


def first_line(command):
    """The version of a compiler: the last line of nvcc --version that has one, the first of others."""
    text = subprocess.run(command + ['--version'], capture_output=True, text=True, check=False).stdout.splitlines()
    return next((l.split(', ')[-1] for l in text if 'release' in l), text[0] if text else '?')


def entries(folder, include, nvcc):
    """All compilations that this machine can do, and the versions of the compilers."""
    def file(name, text):
        path = folder / name
        path.write_text(text)
        return str(path)

    def pair(words, command, bare, full):
        peer = Entry(f'nothing included, {words}', command + [bare])
        return [peer, Entry(f'include mgpu.h, {words}', command + [full], peer)]

    out, compilers = [], {}
    sources = {suffix: (file('bare.' + suffix, text), file('full.' + suffix, MGPU + text))
               for suffix, text in (('cu', KERNEL), ('c', FUNCTION), ('cpp', FUNCTION))}
    if nvcc:
        compilers['nvcc'] = first_line([nvcc])
        command = [nvcc, *GPU, *strict.TARGET, f'-I{include}', '-o']
        bare, full = pair('nvcc -cubin', command + [str(folder / 'one.cubin')], *sources['cu'])
        toolkit = Entry('include <cuda/ptx>, nvcc -cubin', command + [str(folder / 'one.cubin'), file('toolkit.cu', '#include <cuda/ptx>\n' + KERNEL)], bare)
        out += [bare, full, toolkit]
        command = [*command[:1], *GPU, *BLACKWELL, *command[-2:], str(folder / 'one.cubin')]
        bare100, full100 = pair('sm_100a', command, *sources['cu'])
        out += [bare100, full100, Entry('include blackwell.h, sm_100a', command + [file('blackwell.cu', '#include <mgpu/blackwell.h>\n' + KERNEL)], bare100)]
        for header, whose, parts in left_out(include):
            source = file(header.replace('/', '_') + '.cu', MGPU + f'#include <mgpu/{header}>\n' + KERNEL)
            of = full100 if 'Blackwell' in whose else full
            out.append(Entry(f'{whose} {header}', of.command[:-1] + [source], of, parts))
        out += pair('nvcc -c', [nvcc, '-std=c++17', '-O3', *strict.TARGET, f'-I{include}', '-c', '-o', str(folder / 'one.o')], *sources['cu'])
        for path in [ROOT / 'examples/kernels/gemm_h100.cu', *sorted((ROOT / 'examples').glob('[0-9]*.cu'))]:
            words = [nvcc, *GPU, *strict.target_of(path), f'-I{include}', '-o', str(folder / (path.stem + '.cubin')), str(path)]
            out.append(Entry(f'{path.stem}, nvcc -cubin', words))
    for name, suffix, std in (('gcc', 'c', 'c11'), ('g++', 'cpp', 'c++17')):
        if shutil.which(name):
            compilers[name] = first_line([name])
            for emulate in (0, 1):
                command = [name, f'-std={std}', '-O2', f'-DMGPU_EMULATE={emulate}', f'-I{include}', '-c', '-o', str(folder / 'one.o')]
                out += pair(f'{name} MGPU_EMULATE={emulate}', command, *sources[suffix])
    clang = str(ROOT / 'tools/clang-cuda/clang++')
    if nvcc and first_line([clang]) != '?':
        compilers['clang++'] = first_line([clang])
        command = [clang, '-std=c++17', '-O3', f'-I{include}', '--cuda-device-only', '-c', '-o', str(folder / 'one.o')]
        out += pair('clang++ --cuda-device-only', command, *sources['cu'])
    return out, compilers


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--rounds', type=int, default=9)
    parser.add_argument('--json', type=pathlib.Path, help='append the lines to this file')
    parser.add_argument('--include', type=pathlib.Path, default=ROOT / 'include')
    parser.add_argument('--only', default='', help='entries in whose name, or in that of their peer, this expression is found')
    parser.add_argument('--commit')
    parser.add_argument('--instructions', action='store_true')
    args = parser.parse_args()
    if args.instructions and not shutil.which('valgrind'):
        sys.exit('bench_compile.py: --instructions needs valgrind: apt install valgrind')
    nvcc = origin.tool()
    if not nvcc:
        print('bench_compile.py: nvcc is not here: only gcc and g++ are measured', file=sys.stderr)
    commit = origin.commit(args.commit, kept=args.json is not None)
    cpu = re.search(r'model name\s*: (.*)', pathlib.Path('/proc/cpuinfo').read_text())
    with tempfile.TemporaryDirectory() as folder:
        todo, compilers = entries(pathlib.Path(folder), args.include, nvcc)
        chosen = [e for e in todo if re.search(args.only, e.what)]
        needed = {id(p) for c in chosen for p in (c, c.peer, c.peer and c.peer.peer)}
        todo = [e for e in todo if id(e) in needed]
        load = os.getloadavg()[0]
        for _ in range(1 if args.instructions else args.rounds):
            for entry in todo:
                entry.count() if args.instructions else entry.run()
        common = {'compilers': compilers, 'cpu': cpu[1] if cpu else platform.processor(), 'cores': os.cpu_count(),
                  'load_before': round(load, 2), 'date': datetime.date.today().isoformat(), 'commit': commit}
        lines = [{**(entry.counted() if args.instructions else entry.line()), **common} for entry in todo]
    stream = args.json.open('a') if args.json else sys.stdout
    for line in lines:
        print(json.dumps(line), file=stream)
        if args.instructions:
            over = f'  +{line["instructions_over_peer_m"]}' if 'peer' in line else ''
            print(f'{line["kernel"]:50} {line["instructions_m"]:6} million instructions{over}', file=sys.stderr)
            continue
        over = f'  +{line["wall_over_peer_s"]:.3f}' if 'peer' in line else ' ' * 8
        weight = f'{line["registers"]:4} registers, {line["spill_bytes"]} spilled, {line["cubin_bytes"]:6} bytes' \
            if 'cubin_bytes' in line else ''
        goal = {True: '  reached: ', False: '  MISSED: '}.get(line.get('reached'), '') + line.get('goal', '')
        print(f'{line["kernel"]:44} best {line["wall_best_s"]:6.3f} s, median {line["wall_median_s"]:6.3f}, '
              f'cpu {line["cpu_best_s"]:6.3f}{over}  {weight}{goal}', file=sys.stderr)
    faults = [f'{e.what}: {fault}' for e in todo if '-cubin' in e.command for fault in strict.broken(e.said, False)]
    print('\n'.join(faults), end='\n' if faults else '', file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
