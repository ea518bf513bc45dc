#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Where a result comes from: the commit of the tree, the GPU and its driver; and where nvcc is.

    tools/origin.py commit [GIVEN]    prints the commit, or says why there is none and exits 1
    tools/origin.py --self-test

A commit is 7 to 40 hexadecimal digits. In a git checkout it is HEAD's, and the tree has to be clean;
another one that this repository knows is refused. A copied tree, which git does not know, has to be
told (--commit). `-dirty` is only for what is shown, never for what is kept.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
COMMIT = re.compile(r'[0-9a-f]{7,40}')


def text_of(*command):
    """What a command prints, or '' where it is not there or fails."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ''


def tool(name='nvcc'):
    """The path of nvcc, or of another tool: on PATH, or where the toolkit puts it; None when it is not here."""
    return shutil.which(name) or shutil.which(name, path='/usr/local/cuda/bin')


def gpu():
    """{'gpu': name, 'driver': version} of the first GPU, or None."""
    said = text_of('nvidia-smi', '--query-gpu=name,driver_version', '--format=csv,noheader').split('\n')[0]
    return dict(zip(('gpu', 'driver'), said.split(', '))) if ', ' in said else None


def commit_of(given, kept, root):
    """(commit, '') or (None, why there is none); `kept`: the result goes to a file that stays."""
    if given and not COMMIT.fullmatch(given):
        return None, f'"{given}" is no commit: give 7 to 40 hexadecimal digits'
    top = text_of('git', '-C', str(root), 'rev-parse', '--show-toplevel')
    head = text_of('git', '-C', str(root), 'rev-parse', 'HEAD') if top and pathlib.Path(top).samefile(root) else ''
    if not head:
        return (given, '') if given else (None, 'git does not know this tree: give its commit with --commit')
    if given and not head.startswith(given) and text_of('git', '-C', str(root), 'cat-file', '-t', given) == 'commit':
        return None, f'{given} is another commit than the one of this tree, {head[:12]}'
    dirty = text_of('git', '-C', str(root), 'status', '--porcelain', '--untracked-files=no')
    if dirty and kept:
        return None, f'the tree is not that of commit {head[:12]}: commit what is changed first'
    return (given or head[:7]) + ('-dirty' if dirty else ''), ''


def commit(given=None, kept=True, root=ROOT):
    """The commit that goes into a result; without one the script ends with a sentence."""
    found, why = commit_of(given, kept, root)
    if found is None:
        sys.exit(f'{pathlib.Path(sys.argv[0]).name}: {why}')
    return found


def self_test():
    """Trees that are made up: a copy, a checkout that is clean, changed, of another commit."""
    faults = []

    def expect(what, got, want):
        if not re.search(want, str(got[0] or got[1])):
            faults.append(f'{what}: {got}, wanted {want}')

    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)

        def git(*words):
            return text_of('git', '-C', folder, '-c', 'user.name=n', '-c', 'user.email=e@e', *words)

        for word in ('HEAD', 'unknown', 'abc123', 'abc1234-dirty', 'ABCDEF0', 'g' * 7, 'a' * 41):
            expect(f'given {word}', commit_of(word, True, root), 'is no commit')
        expect('copy', commit_of(None, True, root), 'git does not know')
        expect('copy, told', commit_of('abc1234', True, root), '^abc1234$')
        git('init', '-q')
        (root / 'file').write_text('1')
        git('add', 'file')
        git('commit', '-qm', 'first')
        first = git('rev-parse', 'HEAD')
        expect('clean', commit_of(None, True, root), f'^{first[:7]}$')
        expect('clean, told', commit_of(first[:10], True, root), f'^{first[:10]}$')
        (root / 'below').mkdir()
        expect('copy in a checkout', commit_of(None, True, root / 'below'), 'git does not know')
        (root / 'file').write_text('2')
        expect('changed, kept', commit_of(None, True, root), 'commit what is changed')
        expect('changed, told, kept', commit_of(first, True, root), 'commit what is changed')
        expect('changed, shown', commit_of(None, False, root), f'^{first[:7]}-dirty$')
        git('commit', '-qam', 'second')
        expect('another', commit_of(first, True, root), 'another commit')
    print('\n'.join(faults) or 'commits are taken, and refused, as they should be')
    return 1 if faults else 0


def main():
    if sys.argv[1:] == ['--self-test']:
        return self_test()
    if sys.argv[1:2] != ['commit'] or len(sys.argv) > 3:
        sys.exit(__doc__)
    print(commit(*sys.argv[2:]))
    return 0


if __name__ == '__main__':
    sys.exit(main())
