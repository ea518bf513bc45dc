#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the kernels that bench_gemm and bench_grouped measure cost to compile, and what they weigh: each file of examples/kernels alone, nvcc -cubin.

    benchmarks/kernel_facts.py [--json FILE] [--commit C]

Seconds, bytes of the cubin, registers, spills, what ptxas says of wgmma (C75xx), lines. A spill or a remark is a failure. With --json
a line for each is appended to FILE. Exits 77 without nvcc.
"""
import argparse
import json
import pathlib
import sys
import tempfile

import bench_compile
import nvcc as strict   # bench_compile.py says where it is
import origin

ROOT = pathlib.Path(__file__).resolve().parent.parent


def sources():
    """The kernels of which benchmarks/bench has a file, and the one of bench_grouped, where this tree has theirs."""
    names = [*(f.name for f in sorted((ROOT / 'benchmarks/bench').glob('*.cu'))), 'grouped_gemm_h100.cu']
    return [f for f in (ROOT / 'examples/kernels' / name for name in names) if f.exists()]


def facts(nvcc, source, folder):
    """(one flat object, what is wrong with it)."""
    entry = bench_compile.Entry(source.stem, [nvcc, *bench_compile.GPU, *strict.target_of(source), f'-I{ROOT / "include"}',
                                              '-o', f'{folder}/{source.stem}.cubin', str(source)])
    entry.run()
    line = entry.line()
    kept = {word: line[word] for word in ('cubin_bytes', 'registers', 'spill_bytes', 'remarks_c75xx')}
    return {'kernel': source.stem, 'compile_s': line['wall_best_s'], **kept, 'lines': len(source.read_text().splitlines())}, list(strict.broken(entry.said, False))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--json', type=pathlib.Path)
    parser.add_argument('--commit')
    options = parser.parse_args()
    nvcc = origin.tool()
    if not nvcc:
        print('kernel_facts.py: nvcc is not here', file=sys.stderr)
        return 77
    commit, faults = origin.commit(options.commit, kept=options.json is not None), []
    with tempfile.TemporaryDirectory() as folder:
        for source in sources():
            line, wrong = facts(nvcc, source, folder)
            print(f'{line["kernel"]}: compiled in {line["compile_s"]:.2f} s, {line["cubin_bytes"]} bytes of cubin, {line["registers"]} registers, '
                  f'{line["spill_bytes"]} bytes spilled, {line["remarks_c75xx"]} remarks C75xx, {line["lines"]} lines', flush=True)
            faults += [f'{line["kernel"]}: {fault}' for fault in wrong]
            if options.json and not wrong:
                with options.json.open('a') as f:
                    print(json.dumps({**line, 'commit': commit}), file=f)
    print('\n'.join(f'kernel_facts.py: {fault}' for fault in faults), end='\n' if faults else '', file=sys.stderr)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
