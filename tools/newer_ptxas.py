#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The assembler of a newer toolkit, for instructions that the one here does not know, and its disassembler.

    tools/newer_ptxas.py BUILD [--fetch]

They are Python packages of 50 MB. --fetch puts them into BUILD/newer_ptxas, a virtual environment, unless they are
there; without, only what is there counts. Prints the path of ptxas, or SKIP: and why there is none (77); nvdisasm is
beside it."""
import fcntl
import pathlib
import subprocess
import sys

PACKAGES = {'ptxas': 'nvidia-cuda-nvcc==13.5.37', 'nvdisasm': 'nvidia-cuda-nvdisasm==13.5.37'}      # PTX 9.5


def found(build, tool='ptxas'):
    """The path of a tool, or None."""
    return next((build / 'newer_ptxas').glob(f'lib/python3*/site-packages/nvidia/cu13/bin/{tool}'), None)


def fetch(build):
    """None, or why it could not be had."""
    place, names = build / 'newer_ptxas', ' and '.join(PACKAGES.values())
    for command in ([sys.executable, '-m', 'venv', place], [place / 'bin/python', '-m', 'pip', '-q', '--disable-pip-version-check',
                                                            'install', '--no-deps', *PACKAGES.values()]):
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
        except subprocess.TimeoutExpired:
            return f'{names} did not come in ten minutes'
        if done.returncode:
            return f'{names} could not be installed: {(done.stderr or done.stdout).strip().splitlines()[-1:]}'
    return None


def main(arguments):
    options = [a for a in arguments if a.startswith('-')]
    if len(arguments) - len(options) != 1 or options not in ([], ['--fetch']):
        sys.exit(__doc__)
    build = pathlib.Path(next(a for a in arguments if a not in options)).resolve()
    why = None
    if options:
        with open(build / 'newer_ptxas.lock', 'w', encoding='utf-8') as alone:     # tests at once want it
            fcntl.flock(alone, fcntl.LOCK_EX)
            why = None if all(found(build, tool) for tool in PACKAGES) else fetch(build)
    ptxas = found(build)
    print(ptxas or f'SKIP: {why or "no newer ptxas is here: ./test.sh --suite ptx95 fetches one (50 MB)"}')
    return 0 if ptxas else 77


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
