#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A compiler without optimisation, and of -g the lines alone; what it has made of a text once, it gives again:
building.py puts it in a PATH.

    tests/quick.py OBJECTS COMPILER WORDS...

The folder OBJECTS keeps what was made, by the text that the preprocessor leaves and the words that are no paths: a
program of one file, or its object; one that has the model in it is without -g. The model's own file is preprocessed as
asked, in C or C++, by gcc or clang; if its text in C11 is then what it is in this tree, it becomes the object of the
library MGPU_TEST_MODEL, where there is one. All else, as a link of objects, is COMPILER WORDS... -O0 (and -g1).
Of clang this is so for the model's own file alone: what its lines are in optimised kernels is tested."""
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
NAMES_A_FILE = ('-o', '-MF', '-MT', '-MQ')
MODEL = re.compile(r'model\.c(\.c|\.cpp)?$')
SAME_MODEL = re.compile(r'model\.c(\.c|\.cpp)?$')


def made_of_one(words):
    """The one source of a command that makes a program or an object of it, and what is made; or None."""
    sources = [w for w in words if re.search(r'\.(c|cc|cpp|cu)$', w)]
    others = [w for i, w in enumerate(words) if w.endswith(('.o', '.a')) and words[i - 1] not in NAMES_A_FILE]
    if len(sources) != 1 or others or {'-E', '-S', '-shared'} & set(words):
        return None
    if '-o' in words:
        return sources[0], pathlib.Path(words[words.index('-o') + 1])
    return (sources[0], pathlib.Path(pathlib.Path(sources[0]).stem + '.o')) if '-c' in words else None


def kept_as(words, source, out):
    """What the preprocessor and the words say it is; or None, when there is a mistake. A file of dependencies is written."""
    pre = [w for i, w in enumerate(words) if w not in ('-c', '-o') and words[i - 1] != '-o' and not re.match('-l|-Wl', w)]
    if {'-MD', '-MMD'} & set(words) and '-MT' not in words:
        pre += ['-MT', str(out)]
    done = subprocess.run([*pre, '-E', '-P'], capture_output=True, check=False)
    plain = [w for i, w in enumerate(words) if w != source and not re.match('-I|-M|-isystem', w) and words[i - 1] not in (*NAMES_A_FILE, '-I', '-isystem')]
    if MODEL.search(source) and '-c' in words:
        plain = [w for w in plain if not SAME_MODEL.match(w)]
    return None if done.returncode else hashlib.sha256(done.stdout + '\0'.join(plain).encode()).hexdigest()


def in_c11(compiler, words, source):
    """The text of the model's own file, in C11; what a command defines for system headers does not matter to it."""
    paths = [w for i, w in enumerate(words) if re.match('-I|-isystem|-[DU]MGPU', w) or words[i - 1] in ('-I', '-isystem')]
    done = subprocess.run([compiler, *paths, '-std=c11', '-x', 'c', '-E', '-P', source], capture_output=True, check=False)
    return None if done.returncode else hashlib.sha256(done.stdout).hexdigest()


def keep(kept, make):
    """A file of OBJECTS; others may be about to make it too."""
    mine = kept.with_suffix(f'.{os.getpid()}')
    make(mine)
    os.replace(mine, kept)


def given(objects, words, source):
    """The object of the model that was compiled already, if that is what is asked for; or None."""
    library = pathlib.Path(os.environ.get('MGPU_TEST_MODEL') or 'none')
    if not library.exists():
        return None
    made, text = objects / 'given.o', objects / f'given-{pathlib.Path(words[0]).name}'
    if not text.exists() or text.stat().st_mtime < library.stat().st_mtime:
        here = in_c11(words[0], ['-DMGPU_EMULATE=1', f'-I{ROOT}/include'], f'{ROOT}/packaging/model.c')
        keep(made, lambda f: subprocess.run(['ld', '-r', '-o', f, '--whole-archive', library], check=True))
        keep(text, lambda f: f.write_text(str(here)))
    return made if in_c11(words[0], words[1:], source) == text.read_text() else None


def main():
    objects, words = pathlib.Path(sys.argv[1]), sys.argv[2:]
    if 'clang' in pathlib.Path(words[0]).name and not any(MODEL.search(w) for w in words):
        os.execv(words[0], words)
    words += ['-O0', *(['-g0' if '-DMGPU_EMU_IMPLEMENTATION' in words else '-g1'] if '-g' in words else [])]
    made = made_of_one(words)
    model = made and MODEL.search(made[0]) and '-c' in words
    if model:
        words += ['-fPIC', '-g1']
    name = made and kept_as(words, *made)
    if not name:
        os.execv(words[0], words)
    kept, out = model and given(objects, words, made[0]) or objects / name, made[1]
    if kept.exists():
        shutil.copy(kept, out)
        return 0
    code = subprocess.run(words, check=False).returncode
    if code == 0:
        keep(kept, lambda f: shutil.copy(out, f))
    return code


if __name__ == '__main__':
    sys.exit(main())
