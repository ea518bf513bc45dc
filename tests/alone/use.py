#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Each block of docs/use.md and of README.md does what the page says.

    tests/alone/use.py SECTION        the title of a section: CMake, make, "By hand", ...; or README
    tests/alone/use.py --self-test

In a folder where kernel.cu is the quickstart and mgpu is this repository: a block behind <!-- file NAME --> is that
file, a block behind <!-- run TOOL... --> is run by bash, where the tools are; what stands behind # in a line that
starts a program is among what the block prints. The URL and the commit of a file become those of a clone. A section
with a wrap file x.wrap runs twice, with that and with a clone at x. README's blocks stand in this repository.
Below intensity 2 gcc does not optimise what they build. Answers 0; 1 with what a block said; 77 when a tool is missing for all that is run, or for PyTorch.
"""
import ast
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / 'tests'))
import building  # noqa: E402

PAGE = ROOT / 'docs/use.md'
BLOCK = re.compile(r'<!-- (file|run|program)(.*?) -->\n```\w+\n(.*?)```\n', re.S)
URL, COMMIT = 'https://example.org/mgpu.git', '0123456789abcdef0123456789abcdef01234567'
WRAP = f'<!-- file x.wrap -->\n```ini\nurl = {URL}\n```\n<!-- run git -->\n```sh\n'     # a page that the self-test makes
NVCC = shutil.which('nvcc') or shutil.which('nvcc', path='/usr/local/cuda/bin')
CUDA = pathlib.Path(NVCC).resolve().parents[1] if NVCC else pathlib.Path('/usr/local/cuda')


def here(tool):
    """Is this tool, or what it stands for, on this machine?"""
    if tool == 'nvcc':
        return NVCC is not None
    if tool == 'gpu':
        return shutil.which('nvidia-smi') is not None and subprocess.run(['nvidia-smi', '-L'], capture_output=True,
                                                                         check=False).returncode == 0
    if tool == 'nvrtc':
        return (CUDA / 'include/nvrtc.h').exists() and (CUDA / 'lib64/libnvrtc.so').exists()
    if tool == 'torch':
        return importlib.util.find_spec('torch') is not None
    return shutil.which({'clang-19': 'clang++-19'}.get(tool, tool)) is not None


def section(title):
    """The blocks of a section, [(word, arguments, text)], and how many code blocks it has in all."""
    parts = re.split(r'^## (.*)\n', PAGE.read_text(), flags=re.M)
    text = (ROOT / 'README.md').read_text() if title == 'README' else dict(zip(parts[1::2], parts[2::2]))[title]
    return [(m[1], m[2].split(), m[3]) for m in BLOCK.finditer(text)], len(re.findall(r'^```\w+$', text, re.M))


def snapshot(folder):
    """A clone's place and commit: what is in this tree now."""
    place = folder / 'clone'
    place.mkdir()
    for name in ('include', 'packaging', 'VERSION', 'CMakeLists.txt', 'meson.build', 'meson_options.txt'):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, place / name)
    git = ['git', '-C', str(place), '-c', 'user.name=test', '-c', 'user.email=test@localhost', '-c', 'commit.gpgsign=false']
    for words in (['init', '-q'], ['add', '-A'], ['commit', '-q', '-m', 'now']):
        subprocess.run(git + words, check=True)
    commit = subprocess.run([*git, 'rev-parse', 'HEAD'], check=True, text=True, stdout=subprocess.PIPE).stdout.strip()
    return f'file://{place}', commit


def torch_flags(script, folder):
    """What torch would pass to nvcc for scale.cu, from the script's text: the words of a command."""
    tree = ast.parse(script)
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, 'id', '') == 'load':
            found = {k.arg: ast.literal_eval(k.value) for k in node.keywords}
    arch = re.search(r"TORCH_CUDA_ARCH_LIST'\] = '(\d+)\.(\d+)(a?)'", script)
    target = ''.join(arch.groups())
    return [NVCC or 'nvcc', *[f'-I{folder / p}' for p in found['extra_include_paths']], *found['extra_cuda_cflags'],
            '-gencode', f'arch=compute_{target},code=sm_{target}', '-Xcompiler', '-fPIC', '-c', found['sources'][0],
            '-o', 'scale.o']


def attempt(title, cloned=False):
    """Run a section, with clones in the place of wrap files or with those: (faults, blocks that ran, blocks left out
    and what they lack)."""
    blocks, count = section(title)
    faults, ran, left_out = [], 0, []
    if count != len(blocks):
        faults.append(f'{title}: {count} code blocks, {len(blocks)} behind <!-- file --> or <!-- run -->: '
                      'the others are not tested')
    with tempfile.TemporaryDirectory() as place, tempfile.TemporaryDirectory() as tools:
        folder = pathlib.Path(place)
        env = dict(os.environ, PATH=f'{building.quickly(tools)}:{CUDA}/bin')
        if title == 'README':
            for name in ('include', 'examples'):
                (folder / name).symlink_to(ROOT / name)
        else:
            shutil.copy(ROOT / 'examples/quickstart.cu', folder / 'kernel.cu')
            (folder / 'mgpu').symlink_to(ROOT)
        clone = None
        for word, arguments, text in blocks:
            text = text.replace('/usr/local/cuda', str(CUDA))
            if word == 'program':     # a file of the repository, which readme.py shows
                continue
            if word == 'file':
                if URL in text:
                    clone = clone or snapshot(folder)
                    text = text.replace(URL, clone[0]).replace(COMMIT, clone[1])
                (folder / arguments[0]).parent.mkdir(parents=True, exist_ok=True)
                if cloned and arguments[0].endswith('.wrap'):
                    shutil.copytree(folder / 'clone', (folder / arguments[0]).with_suffix(''))
                    continue
                (folder / arguments[0]).write_text(text)
                if arguments[0].endswith('.py'):
                    words = torch_flags(text, folder)
                    if NVCC:
                        ran += 1
                        done = subprocess.run(words, cwd=folder, env=env, text=True, capture_output=True, check=False)
                        if done.returncode:
                            faults.append(f'{" ".join(words)}\n{done.stdout}{done.stderr}')
                    if NVCC and here('torch') and not here('gpu'):      # then to where the module is loaded
                        ran += 1
                        done = subprocess.run([sys.executable, '-c', text.split('\nx = ')[0]], cwd=folder, text=True,
                                              env=dict(env, CUDA_HOME=str(CUDA)), capture_output=True, check=False)
                        if done.returncode:
                            faults.append(f'{arguments[0]}, as far as no GPU is needed:\n{done.stdout}{done.stderr}')
                continue
            missing = [tool for tool in arguments if not here(tool)]
            if missing:
                left_out.append(f'{text.strip().splitlines()[0]} (no {", ".join(missing)})')
                continue
            ran += 1
            done = subprocess.run(['bash', '-euo', 'pipefail', '-c', text], cwd=folder, env=env, text=True, check=False,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode:
                faults.append(f'{title}: this answers {done.returncode}:\n{text}{done.stdout[-3000:]}')
            faults += [f'{title}: this does not print {words!r}:\n{text}{done.stdout[-3000:]}'
                       for words in re.findall(r'^\./.*? +# (.*)$', text, re.M) if words not in done.stdout]
    return faults, ran, left_out


def both(title):
    """Run a section, and once more with clones if it has wrap files."""
    faults, ran, left_out = attempt(title)
    if any(word == 'file' and arguments[0].endswith('.wrap') for word, arguments, _ in section(title)[0]):
        more, again, _ = attempt(title, cloned=True)
        faults, ran = faults + [f'with a clone: {text}' for text in more], ran + again
    return faults, ran, left_out


def self_test():
    """Is a block that fails seen, and one that no comment announces? Has each section a test?"""
    global PAGE
    builds = (ROOT / 'tests/meson.build').read_text()
    wrong = [f'docs/use.md: the section {title} has no test' for title in ['README', *re.findall(r'^## (.*)', PAGE.read_text(), re.M)]
             if section(title)[1] and f"'{title}'" not in builds]
    with tempfile.TemporaryDirectory() as folder:
        PAGE = pathlib.Path(folder, 'page.md')
        for text, words in (('<!-- run -->\n```sh\nfalse\ntrue\n```\n', 'answers 1'), ('```sh\ntrue\n```\n', 'not tested'),
                            ('<!-- run -->\n```sh\nfalse | true\n```\n', 'answers 1'),
                            ('<!-- run -->\n```sh\nln -s /bin/true x\n./x    # a word\n```\n', 'does not print'),
                            ('<!-- run -->\n```sh\nln -s /bin/echo x\n./x a word   # a word\n```\n', None),
                            (WRAP + 'test -e x.wrap\n```\n', 'with a clone'),
                            (WRAP + 'test -e x.wrap || test -e x/meson.build\n```\n', None),
                            ('<!-- file x/y.txt -->\n```c\nword\n```\n<!-- run -->\n```sh\ngrep -q word x/y.txt\n```\n', None)):
            PAGE.write_text('## Section\n\n' + text)
            faults, _, _ = both('Section')
            if (words is None) != (not faults) or words and words not in faults[0]:
                wrong.append(f'{text!r}: {faults}')
        PAGE.write_text('## Section\n\n<!-- run no-such-tool -->\n```sh\nfalse\n```\n')
        if attempt('Section') != ([], 0, ['false (no no-such-tool)']):
            wrong.append('a block without its tool is not left out')
    print('\n'.join(wrong) or 'faults of the page are seen')
    return 1 if wrong else 0


def main():
    building.usage(__doc__, 1)
    if sys.argv[1] == '--self-test':
        return self_test()
    faults, ran, left_out = both(sys.argv[1])
    for text in left_out:
        print(f'left out: {text}')
    if faults:
        print('\n'.join(faults))
        return 1
    if ran == 0 or sys.argv[1] == 'PyTorch' and left_out:
        print(f'SKIP: {left_out[0]}' + ('; nvcc builds its kernel with those flags' if ran else '')
              + ('; the module is built and loads' if ran > 1 else ''))
        return 77
    print(f'{sys.argv[1]}: {ran} blocks ran')
    return 0


if __name__ == '__main__':
    sys.exit(main())
