#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What demo.sh says and starts, on machines that are made up: a copy of it with tools that only answer."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
# What a made-up compiler builds: a program that says what it is and was given.
COMPILER = '''#!/bin/sh
[ "$1" = --version ] && { echo "Cuda compilation tools, release RELEASE, V1"; exit; }
while [ "$1" != -o ]; do shift; done
cat >"$2" <<'TEXT'
#!/bin/sh
PROGRAM
TEXT
chmod +x "$2"
'''
MODEL = COMPILER.replace('PROGRAM', 'echo "model: $*"')
SERVES = COMPILER.replace('PROGRAM', 'echo "gpu: $*"')
SERVES_NOT = COMPILER.replace('PROGRAM', 'echo "gemm: the driver is too old" >&2; exit 1')
REMARKS = SERVES.replace('while', 'cat >&2 <<"TEXT"\nSAYS\nTEXT\nwhile')
SERIAL = "ptxas info    : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized"
SPILL = '''ptxas info    : Function properties for gemm\n    8 bytes stack frame, 8 bytes spill stores, 8 bytes spill loads'''
HOPPER = '#!/bin/sh\necho 9.0\n'
faults = []


def demo(name, tools, arguments, code, *words):
    """Run a copy of demo.sh with these tools before all others, and look for words in what it says."""
    with tempfile.TemporaryDirectory() as folder:
        top = pathlib.Path(folder)
        for file in ('demo.sh', 'tools/packages.sh', 'tools/nvcc.py', 'packaging/model.c', 'examples/kernels/gemm_main.cu'):
            (top / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, top / file)
        (top / 'include').mkdir()
        (top / 'bin').mkdir()
        for tool, text in {'c++': MODEL, 'nvidia-smi': '#!/bin/sh\nexit 9\n', **tools}.items():
            (top / 'bin' / tool).write_text(text)
            (top / 'bin' / tool).chmod(0o755)
        done = subprocess.run(['bash', top / 'demo.sh', *arguments], text=True, check=False,
                              env=dict(os.environ, PATH=f'{top}/bin:{os.environ["PATH"]}'),
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode != code or not all(w in done.stdout for w in words):
        faults.append(f'{name}: exit {done.returncode}, said {done.stdout!r}, wanted {code} and {words}')


def main():
    good = {'nvidia-smi': HOPPER, 'nvcc': SERVES.replace('RELEASE', '13.0')}
    old = {'nvidia-smi': HOPPER, 'nvcc': SERVES.replace('RELEASE', '12.4')}
    unserved = {'nvidia-smi': HOPPER, 'nvcc': SERVES_NOT.replace('RELEASE', '12.8')}
    broken = {'nvidia-smi': HOPPER, 'nvcc': SERVES.replace('while', 'exit 1\nwhile').replace('RELEASE', '13.0')}
    serial = {'nvidia-smi': HOPPER, 'nvcc': REMARKS.replace('SAYS', SERIAL).replace('RELEASE', '13.0')}
    spill = {'nvidia-smi': HOPPER, 'nvcc': REMARKS.replace('SAYS', SPILL).replace('RELEASE', '13.0')}
    blackwell = {'nvidia-smi': HOPPER.replace('9.0', '10.0')}

    demo('gpu', good, [], 0, 'compiling examples/kernels/gemm_main.cu into build/demo/gemm, once: ', 'gpu: --check\n')
    demo('gpu, release 12.10', {**good, 'nvcc': SERVES.replace('RELEASE', '12.10')}, [], 0, 'gpu: --check\n')
    demo('model', good, ['--on', 'model'], 0, 'compiling examples/kernels/gemm_main.cu into build/demo/gemm_model, once: ', 'model: --check\n')
    for name, tools, words in [
            ('no GPU', {}, 'nvidia-smi sees no usable GPU'), ('another GPU', blackwell, 'capability 10.0'),
            ('old nvcc', old, 'nvcc is 12.4, the kernel needs 12.8'),
            ('driver', unserved, 'the driver is too old'), ('no build', broken, 'nvcc could not build'),
            ('serialised', serial, 'tools/nvcc.py: wgmma is serialised'), ('spill', spill, 'tools/nvcc.py: gemm spills registers')]:
        demo(name, tools, [], 0, 'running in the model: ', words, 'model: --check\n')
        demo(f'{name}, --on gpu', tools, ['--on', 'gpu'], 1, 'demo.sh: --on gpu: ', words, '--on model needs none')
        demo(f'{name}, --on model', tools, ['--on', 'model'], 0, 'model: --check\n')
    demo('options', {}, ['--m', '64', '--on', 'model', '--k', '8'], 0, 'model: --check --m 64 --k 8\n')
    demo('options of auto', good, ['--dtype', 'f16'], 0, 'gpu: --check --dtype f16\n')
    demo('--on last', {}, ['--m', '64', '--on', 'gpu'], 1, 'demo.sh: --on gpu: ')
    demo('--no-check', {}, ['--no-check', '--on', 'model', '--m', '8'], 0, 'model: --m 8\n')
    demo('--help', {}, ['--help'], 0, 'usage: ./demo.sh')
    demo('help of the program', {}, ['--on', 'model', '--help'], 0, 'model: --check --help\n')
    b200 = ['--kernel', 'b200']
    demo('b200 in the model', {}, [*b200, '--on', 'model', '--m', '64'], 0, 'model: --check --m 64\n')
    demo('b200', {**good, **blackwell}, b200, 0, 'gpu: --check\n')
    demo('b200 on a Hopper', good, b200, 0, 'running in the model: the GPU has compute capability 9.0, the kernel needs 10.0 or 10.3 (Blackwell)', 'model: --check\n')
    demo('b200, old nvcc', {**old, **blackwell, 'nvcc': SERVES.replace('RELEASE', '12.8')}, b200, 0, 'nvcc is 12.8, the kernel needs 12.9', 'model: --check\n')
    demo('which kernel', {}, ['--kernel', 'gemm'], 1, '--kernel gemm: wants h100 or b200')
    demo('no kernel', {}, ['--kernel'], 1, 'wants h100 or b200')
    demo('where', {}, ['--on', 'mars'], 1, '--on mars: wants gpu or model')
    demo('nowhere', {}, ['--on'], 1, 'wants gpu or model')
    print('\n'.join(faults) or 'demo.sh starts what it should, and says why it does not')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
