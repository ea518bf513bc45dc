#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Do the bytes that a GPU recorded hold the model? Each rule below is weakened, and they have to differ.

    tests/emu/golden_mutants.py [MAIN]      MAIN: tests/main.cpp, compiled; else it is compiled here

A row of MUTANTS is a test of tests/golden, a header, its text and what the text becomes. The model is built
from a copy of the headers with that text, the test runs as in tools/golden.py check, and one record at
least must have other bytes than the GPU's. A text that is not in its header exactly once is an error, and
so is a difference before anything is changed. MGPU_TEST_INTENSITY 1 (the default) tries the first two rows, in one
model that has both texts of each and takes what a variable says, neither test running what the other's row changes; 2 and up
tries all, each by itself. Answers 0, 1, or 77 when g++ or Catch2 is not here, or when mutants change only
records that no GPU has written yet."""
import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / 'tests'), str(ROOT / 'tools')]
import building  # noqa: E402
import golden  # noqa: E402

REDUCE, NUMBER, BOX, WARP = 'math/reduce.h', '../layout/number.h', 'math/box.h', 'unit/warp.h'
FIRST, SUM = 'math/mma_scalar.h', 'math/mma_sum.h'
# Sums in plain C, whatever the processor has: a rule of theirs is written down there once.
PORTABLE = ('math/mma.h', 'if ((how & MGPU__MMA_PORTABLE) != 0)', 'if (true)')
CEIL = '(m->box[i] + m->elem_strides[i] - 1) / m->elem_strides[i]'
FLOOR = 'm->box[i] > m->elem_strides[i] ? m->box[i] / m->elem_strides[i] : 1'
CASES = {'ptx/test_wgmma.cu': ['wgmma: *']}     # those that record, where the others take long
CASES_1 = {'ptx/test_tma.cu': ['mgpu_tma_reduce*']}      # and those of the first two rows
SWITCH = 'GOLDEN_MUTANT'      # the variable
MUTANTS = [
    # test, header under include/mgpu/emu, text, what it becomes; the first two are of two tests, and statements
    ('ptx/test_tma.cu', REDUCE, 'return 0x7fff;', 'return value;'),
    ('ptx/test_wgmma.cu', FIRST, 'bits &= ~below;', 'bits = (bits + below / 2 + 1) & ~below;'),
    # TMA's reductions: NaN, zeros, signs, ends of the range, rounding
    ('ptx/test_tma.cu', REDUCE, 'return old != old;', 'return old == old;'),
    ('ptx/test_tma.cu', REDUCE, 'return (mgpu__bits_of_float(value) >> 31) == (op == MGPU__TMA_MIN);', 'return false;'),
    ('ptx/test_tma.cu', REDUCE, 'sum != sum ? 0x7fffffff : mgpu__bits', 'sum != sum ? 0x7fc00000 : mgpu__bits'),
    ('ptx/test_tma.cu', REDUCE, 'const float sum = mgpu__float_of_bits(old) + mgpu__float_of_bits(value);',
     '''const double all = (double)mgpu__float_of_bits(old) + (double)mgpu__float_of_bits(value);
        float sum = (float)all; /* toward zero */
        if (sum == sum && (sum < 0 ? (double)sum < all : (double)sum > all))
            sum = mgpu__float_of_bits(mgpu__bits_of_float(sum) - 1);'''),
    ('ptx/test_tma.cu', REDUCE, 'const float sum = mgpu__float_of_bits(old) + mgpu__float_of_bits(value);',
     '''float sum = mgpu__float_of_bits(old) + mgpu__float_of_bits(value);
        sum = (mgpu__bits_of_float(sum) & 0x7f800000) == 0 ? 0.0f : sum; /* no subnormals */'''),
    ('ptx/test_tma.cu', REDUCE, 'return y != y ? value : old;', 'return x != x ? old : value;'),
    ('ptx/test_tma.cu', REDUCE, '? 0xfff8000000000000ull', '? 0x7ff8000000000000ull'),
    ('ptx/test_tma.cu', REDUCE, 'return old >= value ? 0', 'return old > value ? 0'),
    ('ptx/test_tma.cu', REDUCE, 'old == 0 || old > value ?', 'old > value ?'),
    ('ptx/test_tma.cu', REDUCE, 'dtype == MGPU_DTYPE_S32 ? (int32_t)value < (int32_t)old : value < old', 'value < old'),
    ('ptx/test_tma.cu', REDUCE, 'dtype == MGPU_DTYPE_S64 ? (int64_t)value < (int64_t)old : value < old', 'value < old'),
    ('ptx/test_tma.cu', REDUCE, 'mgpu__bf16_of_float(x + y)', '(uint16_t)mgpu__cvt_bf16_f32(x + y, MGPU__CVT_RZ)'),
    ('ptx/test_tma.cu', REDUCE, 'mgpu__f16_of_float(x + y)', '(uint16_t)mgpu__cvt_f16_f32(x + y, MGPU__CVT_RZ)'),
    ('ptx/test_tma.cu', REDUCE, 'mgpu__f16_of_float(x + y)', '(uint16_t)mgpu__cvt_f16_f32(x + y, MGPU__CVT_SATFINITE)'),
    # TMA's boxes: fillings, swizzle, pitch, steps, tf32
    ('ptx/test_tma.cu', BOX, 'i % 2 == 0 ? 0xf7 : 0x7f', 'i % 2 == 0 ? 0xff : 0x7f'),
    ('ptx/test_tma_interleave.cu', BOX, 'row[i] = !m->oob_nan ? 0 :', 'row[i] = !m->oob_nan ? 1 :'),
    ('ptx/test_tma.cu', BOX, 'x ^ (x >> 3 & (swizzle - 16))', 'x ^ (x >> 4 & (swizzle - 16))'),
    ('ptx/test_tma.cu', BOX, 'return m->swizzle != 0 ? mgpu__tma_span(m) : mgpu__tma_row_bytes(m)', 'return mgpu__tma_row_bytes(m)'),
    ('ptx/test_tma_interleave.cu', BOX, CEIL, FLOOR),
    ('ptx/test_tma_steps.cu', BOX, CEIL, FLOOR),
    ('ptx/test_tma_steps.cu', BOX, '(int64_t)w->at[i] * m->elem_strides[i]', '(int64_t)w->at[i]'),
    ('ptx/test_tma_edge.cu', BOX, 'if (store && !mgpu__tma_padded(m))', 'if (false)'),
    ('ptx/test_tma_interleave.cu', BOX, '(i == 0 ? m->interleave : m->strides[i - 1])', '(i == 0 ? 16 : m->strides[i - 1])'),
    ('ptx/test_tma.cu', NUMBER, 'more = (1u << (shift - 1)) - 1 + (m >> shift & 1)', 'more = 1u << (shift - 1)'),
    ('ptx/test_tma.cu', NUMBER, '(10, 127, 0x3fbff, 0x3ffff, 0x40000)', '(10, 127, 0x3fbff, 0x3fe00, 0x40000)'),
    # conversions
    ('ptx/test_cvt.cu', NUMBER, 'more = (1u << (shift - 1)) - 1 + (m >> shift & 1)', 'more = 1u << (shift - 1)'),
    ('ptx/test_cvt.cu', NUMBER, 'round == MGPU__CVT_RZ || (', 'false || ('),
    ('ptx/test_cvt.cu', NUMBER, 'shift += 128 - t.bias', 'shift += 129 - t.bias'),
    ('ptx/test_cvt.cu', NUMBER, '(how & MGPU__CVT_SATFINITE) != 0 || (inward', '(inward'),
    ('ptx/test_cvt.cu', NUMBER, '(how & MGPU__CVT_RELU) != 0 && negative != 0', '(how & MGPU__CVT_RELU) != 0 && negative != 0 && !infinite'),
    ('ptx/test_cvt.cu', NUMBER, 'm != t.nan ? sign | 0x7f800000u', 'm != t.nan ? 0x7f800000u'),
    ('ptx/test_cvt.cu', NUMBER, '(10, 15, 0x7bff, 0x7fff, 0x8000)', '(10, 15, 0x7bff, 0x7e00, 0x8000)'),
    # wgmma: 25 bits below the largest exponent, f32 cut, f16 rounded once; the sums element by element
    ('ptx/test_wgmma.cu', FIRST, 'bits |= 0x20000000u;', 'bits |= 0;'),
    ('ptx/test_wgmma.cu', FIRST, 'bits &= ~below;', 'bits &= ~(below / 2);'),
    ('ptx/test_wgmma.cu', FIRST, '(int32_t)(m->a->value[k][i] * b[t] * scale[t]);', '(int32_t)(m->a->value[k][i] * b[t] * scale[t]) & ~1;'),
    ('ptx/test_wgmma.cu', FIRST, '(int32_t)(c[t] * scale[t])', '(int32_t)(c[t] * scale[t]) & ~1'),
    ('ptx/test_wgmma.cu', SUM, 'd_f16 ? 0x7fffe000u : 0x7fffffffu', 'd_f16 ? 0x7fffe000u : 0x7fc00000u'),
    ('ptx/test_wgmma.cu', SUM, 'const int shift = units - fraction + below;', 'const int shift = units - fraction + below + 1;'),
    ('ptx/test_wgmma.cu', SUM, 'x.exponent = field == 0 ? -126 : field - 127;', 'x.exponent = field - 127;'),
    ('ptx/test_wgmma.cu', SUM, 'value = (double)mgpu__float_of_bits(0x7f800000u);', 'value = (double)mgpu__float_of_bits(0x7f7fffffu);'),
    # warps
    ('ptx/test_redux.cu', WARP, 'return (int32_t)a < (int32_t)b ? a : b;', 'return a < b ? a : b;'),
    ('ptx/test_redux.cu', WARP, 'return (int32_t)a > (int32_t)b ? a : b;', 'return a > b ? a : b;'),
    ('ptx/test_matrix.cu', 'unit/matrix.h', 'how & MGPU__TRANS ? r % 2 : c % 2', 'c % 2'),
]


class Failure(Exception):
    """What went wrong, as a sentence."""


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise Failure(f'{" ".join(map(str, command))[:400]}\n{done.stdout[-1500:]}')


def stale():
    """Sentences for rows whose text is not in its header once: told at each intensity, as none costs anything."""
    for _, name, old, _ in MUTANTS:
        count = (ROOT / 'include/mgpu/emu' / name).read_text().count(old)
        if count != 1:
            yield f'{name} has {count} times, not once: {old}'


def switched(edits):
    """Edits of statements that are made where the variable is set."""
    weak = f'({{ static int weak = -1; weak < 0 ? (weak = getenv("{SWITCH}") != NULL) : weak; }})'
    return [(name, old, f'{{ if ({weak}) {{ {new} }} else {{ {old} }} }}') for name, old, new in edits]


def weaken(include, edits):
    """The headers with other texts, in the folder `include`."""
    shutil.copytree(ROOT / 'include', include)
    for name, old, new in edits:
        header = include / 'mgpu/emu' / name
        header.write_text(header.read_text().replace(old, new))


class Builder:
    """Programs of a folder. What all share is compiled once: main(), and tests that include no changed header."""

    def __init__(self, folder, catch, main):
        self.folder, (self.flags, self.libraries), self.main = folder, catch, main or folder / 'main.o'
        if not main:
            self.compile('tests/main.cpp', ROOT / 'include', self.main)

    def compile(self, source, include, out):
        run(*building.words('gcc', source), '-O0', f'-I{include}', *building.COMMON, *self.flags, '-MD', '-MF', f'{out}.d', '-c',
            ROOT / source, '-o', out)

    def test(self, test):
        """The object of a test, from the headers as they are."""
        out = self.folder / (test.replace('/', '_') + '.o')
        self.compile(f'tests/{test}', ROOT / 'include', out)
        return out

    def model(self, name, edits):
        """The folder of a model that `edits` make: its headers and its object."""
        here = self.folder / name
        weaken(here / 'include', edits)
        self.compile('packaging/model.c', here / 'include', here / 'model.o')
        return here

    def records(self, here, test, shared, edits, **env):
        """What a test records with the model in a folder, which `edits` have made."""
        name = test.replace('/', '_')
        if (here / name).exists():
            return golden.run(here / name, test, *CASES.get(test, []), **env)[2]
        seen = {os.path.normpath(word) for word in pathlib.Path(f'{shared}.d').read_text().split()}
        if any(os.path.normpath(ROOT / 'include/mgpu/emu' / header) in seen for header, _, _ in edits):
            shared = here / f'{name}.o'
            self.compile(f'tests/{test}', here / 'include', shared)
        run('g++', shared, here / 'model.o', self.main, *self.libraries, '-pthread', '-lm', '-o', here / name)
        return golden.run(here / name, test, *CASES.get(test, []), **env)[2]


def judge(row, before, after):
    """'' or why a mutant is a fault; True where it changes only records that no GPU has written."""
    test, name, old, new = row
    recorded = (golden.GOLDEN / test).with_suffix('.txt')
    text = recorded.read_text() if recorded.exists() else ''
    if text and any(' bytes differ' in fault for fault in golden.compare(text, after)[0]):
        return ''
    known = golden.parse(text)[1] if text else {}
    if any(data != before[record] for record, data in after.items() if record not in known):
        return True
    return f'{test} records no other bytes with a weaker rule: {name}: "{old}" becomes "{new}"'


def attempt(builder, groups, pool):
    """(faults, rows that only a new recording can prove); the rows of a group are in one model, and if there is one group switched."""
    tests = sorted({row[0] for rows in groups for row in rows})
    portable = [PORTABLE] if any('mma' in row[1] for rows in groups for row in rows) else []

    def records(here, wanted, edits, **env):
        return {test: builder.records(here, test, shared[test], edits, **env) for test in wanted}

    def weaker(at):
        edits = first if together else portable + [row[1:] for row in groups[at]]
        here = unchanged if together else builder.model(f'mutant{at}', edits)
        found = records(here, [row[0] for row in groups[at]], edits, **{SWITCH: '1'})
        if not together:
            shutil.rmtree(here)
        return [judge(row, before[row[0]], found[row[0]]) for row in groups[at]]

    together = len(groups) == 1
    shared = dict(zip(tests, pool.map(builder.test, tests)))
    first = portable + (switched([row[1:] for row in groups[0]]) if together else [])
    unchanged = builder.model('before', first)
    before = records(unchanged, tests, first)
    faults = []
    for test in tests:
        recorded = (golden.GOLDEN / test).with_suffix('.txt')
        unlike = golden.compare(recorded.read_text(), before[test])[0] if recorded.exists() else []
        faults += [fault for fault in unlike if ' bytes differ' in fault or not (together and test in CASES_1)]     # not all its cases
    if faults:
        return ['nothing is weakened, and the bytes are not those of the GPU:', *faults], []
    said = [(row, why) for rows, whys in zip(groups, pool.map(weaker, range(len(groups)))) for row, why in zip(rows, whys)]
    return [why for _, why in said if isinstance(why, str) and why], [row for row, why in said if why is True]


def main():
    catch = building.catch2('gcc') if shutil.which('g++') else None
    if catch is None:
        print(f'SKIP: {"Catch2" if shutil.which("g++") else "g++"} is not here')
        return 77
    CASES.update(CASES_1 if int(os.environ.get('MGPU_TEST_INTENSITY') or 1) <= 1 else {})
    groups = [[row] for row in MUTANTS] if int(os.environ.get('MGPU_TEST_INTENSITY') or 1) > 1 else [MUTANTS[:2]]
    count = sum(map(len, groups))
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(building.JOBS) as pool:
        try:
            faults, waiting = attempt(Builder(pathlib.Path(folder), catch, *([str(pathlib.Path(sys.argv[1]).resolve())] if sys.argv[1:] else [None])), groups, pool)
        except Failure as failure:
            faults, waiting = [str(failure)], []
    faults += stale()
    if faults:
        print('\n'.join(faults))
        return 1
    if waiting:
        print(f'SKIP: {len(waiting)} of {count} mutants change only records that no GPU has written yet: '
              + '; '.join(f'{test}: {header}: {old}' for test, header, old, _ in waiting))
        return 77
    print(f'{count} weaker rules, each seen by the bytes that a GPU recorded')
    return 0


if __name__ == '__main__':
    sys.exit(main())
