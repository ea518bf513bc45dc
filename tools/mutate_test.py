#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does mutate.py make the edits that it says, and see a mutant that is not reported, or not listed any more?"""
import argparse
import pathlib
import sys
import tempfile

import mutate
import mutate_text

KERNEL = '''/* a kernel */
MGPU_KERNEL(k, k_args, p, 128, 1)
{
    const uint32_t a = mgpu_wgmma_desc(p, MGPU_SWIZZLE_128B); /* MGPU_SWIZZLE_128B */
    if (threadIdx.x == 0)
        mgpu_mbarrier_init(bar, 1);
    __syncthreads(); /* the barrier exists */
    for (int i = 0; i < 4; i++) {
        mgpu_mbarrier_wait(bar + stage * 8,
                           i & 1);
        mgpu_wgmma_wait_group(1);
    }
    if (i == 4)
        mgpu_barrier_sync(1, 64);
    else
        never();
    MGPU_UNROLL
    for (int i = 0; i < 4; i++)
        mgpu_never(bar);
}
'''
PLACES = '''part(int i)
{
    one();
    two();
    three();
}
MGPU_KERNEL(k, k_args, p, 128, 1)
{
    one();
    two();
    three();
    four();
    for (int i = 0; i < 4; i++) {
        one();
        part(i);
        two();
        three();
    }
}
'''
CALLS = {6: None, 7: 1, 10: 1, 11: 1, 14: 1}       # line 10: the wait begins in line 9
INIT, SYNC = '    if (threadIdx.x == 0)\n        mgpu_mbarrier_init(bar, 1);\n', '    __syncthreads(); /* the barrier exists */\n'
LINES = '        mgpu_mbarrier_wait(bar + stage * 8,\n                           i & 1);\n'
GROUP = '        mgpu_wgmma_wait_group(1);\n'
ELSE = '        mgpu_barrier_sync(1, 64);\n'           # an else comes behind it
# name of an edit: what it changes, what that becomes
WANT = {
    'k: mgpu_mbarrier_init(bar, 1);: delete': ('        mgpu_mbarrier_init(bar, 1);\n', '        ;\n'),
    'k: mgpu_mbarrier_init(bar, 1);: swapped with __syncthreads': (INIT + SYNC, SYNC + INIT),
    'k: __syncthreads();: delete': (SYNC, '    ;\n'),
    'k: __syncthreads();: lane 1': (SYNC, SYNC.replace('__sync', 'if (threadIdx.x % 32 != 1) __sync')),
    'k: __syncthreads();: swapped with mgpu_mbarrier_wait': None,
    'k: mgpu_mbarrier_wait(bar + stage * 8, i & 1);: delete': (LINES, '        ;\n\n'),
    'k: mgpu_mbarrier_wait(bar + stage * 8, i & 1);: lane 1': (LINES, LINES.replace('mgpu_', 'if (threadIdx.x % 32 != 1) mgpu_')),
    'k: mgpu_mbarrier_wait(bar + stage * 8, i & 1);: swapped with mgpu_wgmma_wait_group': (LINES + GROUP, GROUP + LINES),
    'k: mgpu_wgmma_wait_group(1);: delete': (GROUP, '        ;\n'),
    'k: mgpu_wgmma_wait_group(1);: lane 1': (GROUP, GROUP.replace('mgpu_', 'if (threadIdx.x % 32 != 1) mgpu_')),
    'k: mgpu_wgmma_wait_group(1);: one more may stay open': (GROUP, GROUP.replace('1', '1 + 1')),
    'k: mgpu_barrier_sync(1, 64);: delete': (ELSE, '        ;\n'),
    'k: mgpu_barrier_sync(1, 64);: lane 1': (ELSE, ELSE.replace('mgpu_', '{ if (threadIdx.x % 32 != 1) mgpu_').replace(';', '; }')),
    'k: mgpu_barrier_sync(1, 64);: swapped with else never': None,      # it does not compile
    'k: mgpu_mbarrier_wait(bar + stage * 8,: the next of stage': ('stage * 8', '((stage + 1) % STAGES) * 8'),
    'k: const uint32_t a = mgpu_wgmma_desc(p, MGPU_SWIZZLE_128B);: another of MGPU_SWIZZLE_128B': ('(p, MGPU_SWIZZLE_128B)', '(p, MGPU_SWIZZLE_64B)'),
}


def edits_are_right():
    made = {f'{e.function}: {e.statement}: {e.told}': e.text for e in mutate_text.edits(KERNEL, CALLS, 'STAGES')}
    faults = [f'no edit: {name}' for name in WANT if name not in made] + [f'an edit too many: {name}' for name in made if name not in WANT]
    for name, want in WANT.items():
        if want and KERNEL.count(want[0]) != 1:
            faults.append(f'{name}: its text is there {KERNEL.count(want[0])} times')
        elif want and name in made and made[name] != KERNEL.replace(*want):
            faults.append(f'{name}: became\n{made[name]}')
    return faults


def lists_are_held():
    """A list of each kind, then mutants that are answered as it says, and that are not."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        mutate.HERE = pathlib.Path(folder)
        for name, text in (('values', ''), ('misses', '[calls]\nd: k: f: drop\n    one more\nc: k: wait: drop\n    a rule is missing\n'),
                           ('equivalent', '[calls]\na b: k: f: drop, lane 1\n    g orders\n[texts]\na: k: f(): delete\n    h orders\n')):
            (mutate.HERE / f'{name}.txt').write_text(text)
        lists = {name: mutate.read_list(name, 'calls') for name in mutate.LISTS}
        if sorted(lists['equivalent']) != ['a: k: f: drop', 'a: k: f: lane 1', 'b: k: f: drop', 'b: k: f: lane 1']:
            faults.append(f'a list is read as {lists}')
        if mutate.read_list('equivalent', 'texts') != {'a: k: f(): delete': 'h orders'}:
            faults.append('the other engine has another list')
        right = {key: mutate.Answer('survives', '') for known in lists.values() for key in known}
        right['a: k: x: drop'] = mutate.Answer('error 4', '')
        for what, changed, want in (
                ('all as listed', {}, None),
                ('a survivor that is new', {'a: k: y: drop': 'survives'}, 'in none of'),
                ('wrong numbers that are new', {'a: k: y: drop': 'wrong'}, 'in none of'),
                ('wrong numbers of one that is equivalent', {'a: k: f: drop': 'wrong'}, 'and in equivalent.txt'),
                ('one that is reported now', {'c: k: wait: drop': 'lint 1'}, 'take it out of misses.txt'),
                ('one that hangs', {'a: k: x: drop': 'hangs'}, 'has to end'),
                ('one that is gone', {'a: k: f: drop': None}, 'there is no such mutant')):
            answers = {**right, **{k: v and mutate.Answer(v, '') for k, v in changed.items()}}
            known = {k: a for k, a in answers.items() if a}
            said = mutate.faults_of(known, lists, set(known), ['a', 'b', 'c'])
            if [want in s for s in said] != ([True] if want else []):
                faults.append(f'{what}: {said}')
        mutate.forget('equivalent', 'calls', {'a: k: f: lane 1', 'a: k: f(): delete'})
        if list(mutate.read_list('equivalent', 'calls')) != ['a: k: f: drop', 'b: k: f: drop', 'b: k: f: lane 1']:
            faults.append('a list that forgets a mutant is not the rest')
        mutate.forget('misses', 'calls', {'c: k: wait: drop'})
        if (mutate.HERE / 'misses.txt').read_text() != '[calls]\nd: k: f: drop\n    one more\n':
            faults.append('a list that forgets a mutant keeps its reason')
        (mutate.HERE / 'misses.txt').write_text('[calls]\nc: k: wait: drop\n')
        try:
            mutate.read_list('misses', 'calls')
            faults.append('a list without a reason is taken')
        except mutate.Fault:
            pass
    return faults


def results_are_held():
    """What is recorded is what must come again; reports may name more, not less."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        mutate.RESULTS = pathlib.Path(folder) / 'results.json'
        row = {'edits': {'drop': {'error': 3}}, 'deletions': {'hazards': 4, 'named': 3, 'kernel': 2, 'within': 1}}
        how = argparse.Namespace(what='calls', record=True)
        if mutate.compare(how, {'a': row, 'b': row}):
            faults.append('a result is not what was recorded just now')
        how.record = False
        for what, now, count in (('the same', row, 0), ('more mutants', {**row, 'edits': {'drop': {'error': 4}}}, 1),
                                 ('more are named', {**row, 'deletions': {**row['deletions'], 'named': 4}}, 0),
                                 ('fewer are named', {**row, 'deletions': {**row['deletions'], 'named': 2}}, 1),
                                 ('fewer have an interval', {**row, 'deletions': {**row['deletions'], 'within': 0}}, 1)):
            said = mutate.compare(how, {'a': now})
            if len(said) != count:
                faults.append(f'{what}: {said}')
        calls = [mutate.Mutant('a', 'drop', str(i), '', '', 0, [], []) for i in range(4)]
        for what, some, count in (('as many calls', calls[:3], 0), ('a call more', calls, 1), ('a call less', calls[:2], 1),
                                  ('another edit', [*calls[:3], calls[3]._replace(kind='lane')], 1)):
            if len(mutate.count_faults(some)) != count:
                faults.append(f'{what}: {mutate.count_faults(some)}')
    return faults


def reports_are_read():
    """What is missing is named, and stands between two places."""
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / 'k.cu'
        file.write_text(PLACES)
        between = 'k.cu:9: no barrier; it belongs between k.cu:{} and the arrival at k.cu:{}; hazard 6, of k.cu:11'.format
        for function, line, text, word, interval in (
                ('__syncthreads', 9, between(8, 10), True, True),
                ('__syncthreads', 9, between(8, 10).replace('barrier', 'fence'), False, True),
                ('__syncthreads', 9, between(10, 12), True, False),
                ('__syncthreads', 9, between(12, 8), True, False),          # nobody comes round
                ('__syncthreads', 12, between(10, 8), True, False),
                ('__syncthreads', 15, between(16, 14), True, False),
                ('__syncthreads', 17, between(16, 14), True, True),         # but there
                ('__syncthreads', 12, between(16, 14), True, False),
                ('__syncthreads', 3, between(4, 3), True, True),            # it is called there
                ('__syncthreads', 5, between(4, 3), True, True),
                ('__syncthreads', 9, between(8, 4), True, True),            # line 4 is in what line 15 calls
                ('__syncthreads', 16, between(9, 4), True, False),
                ('__syncthreads', 4, between(14, 16), True, True),
                ('__syncthreads', 4, between(8, 10), True, False),
                ('__syncthreads', 9, 'a barrier; it belongs before k.cu:8; hazard 16', True, False),
                ('__syncthreads', 9, 'a barrier; it belongs before k.cu:10; hazard 16', True, True),
                ('__syncthreads', 9, 'a barrier; it belongs behind k.cu:10; hazard 14', True, False),
                ('__syncthreads', 9, between(8, 10).replace('k.cu', 'other.cu'), True, False),
                ('__syncthreads', 9, 'k.cu:8: writes, reads it at k.cu:10: a barrier', True, False)):      # it says not where
            mutant = mutate.Mutant('k', 'drop', 'key', None, str(file), line, (function,), ())
            got = mutate.names_word(mutant, text), mutate.names_interval(mutant, text)
            if got != (word, interval):
                faults.append(f'{function}, "{text}": {got}')
    return faults


def samples_are_taken():
    """Of each edit the sixth mutants below intensity 2, of a long kernel's the 16th below 3, unless it is asked for."""
    faults, before = [], mutate.INTENSITY
    found = [(mutate.Mutant(program, kind, str(i), '', '', 0, [], []), None) for program in ('01_barrier', 'gemm_b200') for kind in ('drop', 'lane') for i in range(33)]
    for mutate.INTENSITY, asked, short, long in ((1, [], 6, 3), (1, ['gemm_b200'], 11, 11), (2, [], 33, 3), (2, ['gemm_b200'], 33, 33), (3, [], 33, 33)):
        said = [m for m, _ in mutate.sample(found, asked)]
        if asked and mutate.INTENSITY < 2:      # both of one step: programs on end
            right = len(said) == 2 * short
        else:
            right = all(sum((m.program, m.kind) == (p, k) for m in said) == n for p, n in (('01_barrier', short), ('gemm_b200', long)) for k in ('drop', 'lane'))
        if not right:
            faults.append(f'at intensity {mutate.INTENSITY}, asked for {asked}: {len(said)} mutants are tried')
    mutate.INTENSITY = before
    return faults


def main():
    faults = samples_are_taken() + edits_are_right() + lists_are_held() + results_are_held() + reports_are_read()
    print('\n'.join(faults) or f'{len(WANT)} edits, lists and reports as they should be')
    return 1 if faults else 0


if __name__ == '__main__':
    sys.exit(main())
