#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""nvcc, with the house's flags, and with its remarks taken seriously.

    tools/nvcc.py [--strict] <nvcc> <arguments of nvcc>...

Adds -std=c++17 -O3 -lineinfo and, where the arguments have no -gencode, the target sm_90a. With --strict the build fails when ptxas
says that it serialised wgmma (C75xx) or that registers are spilled: both are a kernel that is
several times slower than it looks. With -DMGPU_DEBUG=1, whose records take registers, spills pass.
"""
import os
import re
import subprocess
import sys

FLAGS = ['-std=c++17', '-O3', '-lineinfo']
TARGET = ['-gencode', 'arch=compute_90a,code=sm_90a']
BLACKWELL = ['-gencode', 'arch=compute_100f,code=sm_100']
SM120 = ['-gencode', 'arch=compute_120f,code=sm_120']
SPILL = re.compile(r'(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads')


def target_of(source):
    """The flags of the target that a program is for: Hopper's, unless its head names one of Blackwell for the model."""
    text = source.read_text() if source.exists() else ''    # nvcc says that it is not there
    return BLACKWELL if 'MGPU_EMU_TARGET=sm_10' in text else SM120 if 'MGPU_EMU_TARGET=sm_12' in text else TARGET


def broken(text, may_spill):
    """The sentences for what ptxas reported: one for each serialised or spilling kernel."""
    function = '?'
    for line in text.splitlines():
        name = re.search(r"(?:Function properties for|Compiling entry function) '?(\w+)", line)
        if name:
            function = name.group(1)
        if re.search(r'\(C75\d\d\)', line):
            yield f'wgmma is serialised: {line.strip()}'
        spill = None if may_spill else SPILL.search(line)
        if spill and (int(spill.group(2)) or int(spill.group(3))):
            yield (f'{function} spills registers ({spill.group(2)} bytes stored, '
                   f'{spill.group(3)} loaded): use fewer, or raise the limit of the launch bounds')


def main():
    args = sys.argv[1:]
    strict = args[:1] == ['--strict']
    args = args[strict:]
    command = args[:1] + FLAGS + TARGET * ('-gencode' not in args) + (['-Xptxas', '-v'] if strict else []) + args[1:]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    quiet = [l for l in done.stderr.splitlines() if not re.match(r'(ptxas info|\s+\d+ bytes stack)', l)]
    if quiet:
        print('\n'.join(quiet), file=sys.stderr)
    if done.returncode:
        return done.returncode
    faults = list(broken(done.stderr, '-DMGPU_DEBUG=1' in args)) if strict else []
    for fault in faults:
        print(f'tools/nvcc.py: {fault}', file=sys.stderr)
    if faults:
        for flag, output in zip(args, args[1:]):
            if flag == '-o' and os.path.exists(output):
                os.remove(output)
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
