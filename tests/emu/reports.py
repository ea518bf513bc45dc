#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Reports as JSON, timelines, and how long they take: reports.c under the settings of the environment.

    tests/emu/reports.py gcc|clang [MODEL]     MODEL: libmgpu_model.a; else it is compiled here

Python reads each line of MGPU_EMU_REPORT and the whole of MGPU_EMU_TRACE. addr2line is started once for all
places of a launch. Answers 0, 1, or 77 when the compiler or addr2line is not there.
"""
import json
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
SOURCE = ROOT / 'tests/emu/reports.c'
LINES = SOURCE.read_text().split('\n')
STORES = [n for n, line in enumerate(LINES, 1) if line.strip() == 'STORE;']
LOAD = next(n for n, line in enumerate(LINES, 1) if '(void)mgpu_ld_shared_b32(at + 4 * i)' in line)
EMPTY = next(n for n, line in enumerate(LINES, 1) if 'here: empty' in line)
ARRIVE = next(n for n, line in enumerate(LINES, 1) if 'here: arrive' in line)
FEW = next(n for n, line in enumerate(LINES, 1) if 'here: few' in line)
EARLY = next(n for n, line in enumerate(LINES, 1) if 'here: early' in line)
FULL = next(n for n, line in enumerate(LINES, 1) if 'here: full' in line)


class Program:
    """reports.c, and what it says under settings."""

    def __init__(self, compiler, folder, model):
        self.folder = pathlib.Path(folder)
        self.faults = []
        subprocess.run([compiler, '-std=c11', '-O1', '-g', '-gdwarf-4', '-Wall', '-Wextra', '-Werror', '-DMGPU_EMULATE=1',
                        f'-I{ROOT}/include', str(SOURCE), model, '-pthread', '-lm', '-o', f'{folder}/reports'], check=True)
        shim = self.folder / 'bin/addr2line'
        shim.parent.mkdir()
        shim.write_text(f'#!/bin/sh\necho started >>{folder}/started\nexec {shutil.which("addr2line")} "$@"\n')
        shim.chmod(0o755)

    def run(self, what, **settings):
        """(stdout, stderr, how often addr2line was started)"""
        started = self.folder / 'started'
        started.write_text('')
        done = subprocess.run([self.folder / 'reports', what], capture_output=True, text=True, check=True, timeout=60,
                              env={**os.environ, 'PATH': f'{self.folder}/bin:{os.environ["PATH"]}', **settings})
        return done.stdout, done.stderr, len(started.read_text().splitlines())

    def expect(self, right, *what):
        if not right:
            self.faults.append(' '.join(map(str, what)))


def hazards(p):
    """One object for each of them, with all that is known; a second launch comes behind."""
    path = p.folder / 'report.jsonl'
    for _ in range(2):
        out, err, started = p.run('races', MGPU_EMU_REPORT=f'json:{path}')
    p.expect(out.startswith('MGPU_ERROR_FAULT'), 'races:', out, err)
    p.expect(started == 1, 'addr2line was started', started, 'times for', len(STORES), 'hazards')
    p.expect(float(out.split()[1]) < 1, 'the reports took', out)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    found = [line for line in lines if line['kind'] == 'hazard']
    p.expect(len(found) == 2 * len(STORES), len(found), 'hazards are told')
    p.expect([h['second']['line'] if h['second']['access'] == 'write' else h['first']['line'] for h in found[:len(STORES)]]
             == STORES, 'the lines of the stores:', found)
    h = found[0]
    reader, writer = (h['first'], h['second']) if h['first']['access'] == 'read' else (h['second'], h['first'])
    p.expect((reader['role'], reader['line'], reader['file'], reader['function'], reader['thread'], reader['block'], reader['rank'],
              reader['agent']) == ('reader "of all"', LOAD, 'reports.c', 'races', [32, 0, 0], [0, 0, 0], 0, 'thread'), 'reader:', reader)
    p.expect(writer['where'] == f'reports.c:{STORES[0]}' and writer['call'] == '', 'writer:', writer)
    p.expect((h['rule'], h['severity'], h['count'], h['space'], h['name'], h['row'], h['kernel']) ==
             (6, 'error', 1, 'shared', 'words+0', -1, 'races'), 'hazard:', h)
    p.expect('it belongs between' in h['missing'] and h['missing'] in h['text'] and h['what'] in h['text'] and h['manual'] in h['text'],
             'texts:', h)
    p.expect(h['replay'] == 'MGPU_EMU_POLICY=eager MGPU_EMU_SEED=1', 'replay:', h['replay'])
    p.expect(lines[-1]['kind'] == 'launch' and lines[-1]['errors'] == lines[-1]['hazards'] == len(STORES) and lines[-1]['lints'] == 0,
             'launch:', lines[-1])


def settings(p):
    """Rules by their numbers; what is not understood is refused; a file that cannot be written is said."""
    out, err, _ = p.run('races', MGPU_EMU_RULES='20=lint,6=lint')
    p.expect(out.startswith('MGPU_OK') and err.count('note: kernel races: ') == len(STORES) and 'error: ' not in err, 'rule 6 is a lint:', out, err)
    for rules in ('all=off', '6=off'):
        out, err, _ = p.run('races', MGPU_EMU_RULES=rules)
        p.expect((out[:7], err) == ('MGPU_OK', ''), rules, out, err)
    for rules in ('6', '6=on', '=off', '32=off', '10=off', '6=off,', 'x=off', '6off=off'):
        out, err, _ = p.run('races', MGPU_EMU_RULES=rules)
        p.expect(out.startswith('MGPU_ERROR_INVALID_ARGUMENT') and
                 f'MGPU_EMU_RULES={rules}: want numbers of hazards (1 to 9, 11, 13 to 22) or all, each with =off, '
                 '=lint or =error, as in 6=lint,20=error' in err,
                 rules, out, err)
    out, err, _ = p.run('right', MGPU_EMU_REPORT='xml:x')
    p.expect('mgpu model: MGPU_EMU_REPORT=xml:x: want json:PATH' in err, 'xml:', err)
    out, err, _ = p.run('right', MGPU_EMU_REPORT='json:/nowhere/at/all')
    p.expect('mgpu model: MGPU_EMU_REPORT: /nowhere/at/all cannot be written: ' in err and out.startswith('MGPU_OK'), 'nowhere:', err)
    out, err, _ = p.run('idle')
    p.expect(out.startswith('MGPU_OK') and 'note: mgpu_emu_suppress: hazard 6 at nowhere.cu:1 (it is gone) has kept nothing back' in err,
             'idle:', out, err)


def deadlock(p):
    """Barrier, phase, roles, and the wait that was passed with the wrong parity; places by one addr2line."""
    path = p.folder / 'deadlock.jsonl'
    out, err, started = p.run('deadlock', MGPU_EMU_REPORT=f'json:{path}')
    p.expect(out.startswith('MGPU_ERROR_'), 'deadlock:', out, err)
    p.expect(started == 1, 'addr2line was started', started, 'times for a deadlock')
    p.expect(float(out.split()[1]) < 1, 'the deadlock took', out)
    told = json.loads(path.read_text().splitlines()[0])
    p.expect(told['kind'] == 'report' and told['text'] in err and 'file' not in told, 'report:', told)
    for words in (rf'\(empty\[0\]\) for parity 1: phase 1 is open .*; the last to arrive was thread \(32,0,0\) of block \(0,0,0\) \(consumer\)'
                  rf' at reports.c:{ARRIVE}, in phase 0, which waits at reports.c:{FULL}; '
                  rf'this thread has passed it last at reports.c:{EMPTY}, for parity 0, phase 0\n',
                  rf'thread 62 \(consumer\): waiting at .* in __syncwarp .*; its wait at reports.c:{FULL} for parity 0 of the mbarrier at '
                  r'smem\+0x[0-9a-f]+ \(full\[0\]\) has passed a second time for phase 0: is that parity right\?\n'):
        p.expect(re.search(words, err), words, err)
    path.unlink()
    out, err, _ = p.run('early', MGPU_EMU_REPORT=f'json:{path}')
    told = json.loads(path.read_text().splitlines()[0])
    p.expect((told['kind'], told['status'], told['file'], told['line'], told['function']) ==
             ('report', 'MGPU_ERROR_FAULT', 'reports.c', EARLY, 'early'), 'a fault:', told)
    p.expect('rule' not in told, 'a fault has no rule:', told)
    path.unlink()
    out, err, _ = p.run('few', MGPU_EMU_REPORT=f'json:{path}')
    told = json.loads(path.read_text().splitlines()[0])
    p.expect((told['severity'], told['rule'], told['line'], told['function']) == ('lint', 8, FEW, 'few'), 'a note:', told)
    out, err, _ = p.run('few', MGPU_EMU_RULES='8=off')
    p.expect((out[:7], err) == ('MGPU_OK', ''), 'no note:', out, err)
    out, err, _ = p.run('gone')
    p.expect(re.search(rf'thread 0: waiting at .* \(full\[0\]\) for parity 1: .*; the last to arrive was thread \(32,0,0\) of block '
                       r'\(0,0,0\) \(leaver\) at reports.c:\d+, in phase 0, which has returned; its wait at reports.c:\d+ for parity 0 of the '
                       r'mbarrier at smem\+0x[0-9a-f]+ \(full\[0\]\) has passed a second time for phase 0: is that parity right\?', err), 'gone:', err)


def timeline(p):
    """Slices of a track do not overlap, each arrow leaves a slice and comes to one, roles and waits have their names."""
    for policy in ('eager', 'lazy', 'random'):
        path = p.folder / f'{policy}.json'
        _, err, started = p.run('both', MGPU_EMU_TRACE=str(path), MGPU_EMU_POLICY=policy)
        p.expect((err, started) == ('', 2), policy, err, started)                  # one for each launch
        events = json.loads(path.read_text())['traceEvents']
        slices, flows, names = {}, {}, {}
        for e in events:
            track = (e['pid'], e.get('tid'))
            if e['ph'] == 'X':
                p.expect(e['dur'] > 0, 'a slice without a length:', e)
                slices.setdefault(track, []).append(e)
            elif e['ph'] in 'sf':
                flows.setdefault(e['id'], []).append(e)
            elif e['name'] in ('thread_name', 'process_name'):
                names[(e['name'], *track)] = e['args']['name']
        for track, all_of in slices.items():
            all_of.sort(key=lambda e: e['ts'])
            p.expect(all(a['ts'] + a['dur'] <= b['ts'] for a, b in zip(all_of, all_of[1:])), policy, 'slices of', track, 'overlap:', all_of)
            p.expect(('thread_name', *track) in names and ('process_name', track[0], 0) in names, policy, track, 'has no name')
        p.expect(len(flows) == 2 * (8 + 2) + 6, policy, len(flows), 'operations')
        for ends in flows.values():
            p.expect([e['ph'] for e in ends] in (['s', 'f'], ['f', 's']), policy, 'an arrow with ends', ends)
            p.expect({e['ph']: e['ts'] for e in ends}['s'] < {e['ph']: e['ts'] for e in ends}['f'], policy, 'an arrow back', ends)
            for e in ends:
                within = [s for s in slices[(e['pid'], e['tid'])] if s['ts'] <= e['ts'] <= s['ts'] + s['dur']]
                p.expect(any(('issue ' in s['name']) == (e['ph'] == 's') for s in within), policy, 'an end of an arrow in no slice:', e)
        tracks = set(names.values())
        for name in ('launch 1: kernel both, block (0,0,0)', 'launch 1: kernel both, block (1,0,0)', 'launch 2: kernel ring, block (0,0,0)',
                     'warp 0 (producer)', 'warp 1 (consumer)', 'warp 3 (everybody)', 'TMA, slot 0'):
            p.expect(name in tracks, policy, name, 'is none of', tracks)
        p.expect(any(name.startswith('tensor core, slot ') for name in tracks), policy, tracks)
        done = {e['name'] for all_of in slices.values() for e in all_of}
        for name in ('wait full[0]', 'wait empty[1]', 'arrive empty[0]', 'expect_tx full[0]', 'init full[0]', 'sync barrier 0', 'fence',
                     'issue copy 1', 'copy 8', 'issue wgmma 2', 'wgmma 2', 'commit wgmma group', 'wait wgmma group'):
            p.expect(name in done, policy, name, 'is none of', done)
        wait = next(e for all_of in slices.values() for e in all_of if e['name'] == 'wait full[0]' and e['args']['at'] == f'reports.c:{FULL}')
        p.expect(int(wait['args']['lanes'], 16) != 0, policy, wait)
    if policy != 'eager':
        p.expect(len([n for n in tracks if n.startswith('TMA, slot')]) > 1, policy, 'copies on their way together:', tracks)
    out, err, _ = p.run('right', MGPU_EMU_TRACE='/nowhere/at/all')
    p.expect(out.startswith('MGPU_OK') and 'note: kernel ring: MGPU_EMU_TRACE: /nowhere/at/all cannot be written: ' in err, 'nowhere:', err)


def main():
    building.usage(__doc__, 1)
    compiler = sys.argv[1]
    for tool in (compiler, 'addr2line'):
        if not shutil.which(tool):
            print(f'SKIP: {tool} is not here')
            return 77
    with tempfile.TemporaryDirectory() as folder:
        p = Program(compiler, folder, building.model(folder, *sys.argv[2:]))
        for check in (hazards, settings, deadlock, timeline):
            check(p)
    print('\n'.join(p.faults) or f'hazards, settings, deadlocks and timelines of {compiler} are told')
    return 1 if p.faults else 0


if __name__ == '__main__':
    sys.exit(main())
