#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Who sees which bug: a GPU by wrong results, compute-sanitizer, the model. docs/who_sees.md is made of it.

    tools/who_sees.py build FOLDER                        programs for a GPU (nvcc) and for the model (g++)
    tools/who_sees.py run FOLDER [options] >> FILE        on the machine with the GPU; some minutes
    tools/who_sees.py page [--check]                      docs/who_sees.md from benchmarks/results/who-sees-*.jsonl

options of run:
    --stages gpu,asked,racecheck,synccheck,memcheck,initcheck,model      some of them
    --sanitizer PATH         the compute-sanitizer to use (default: that of the toolkit)
    --blocks B --rounds R    how often the open questions are asked (1056 blocks, 1000 times each)
    --cases G:B,G:B          only these, as softmax:3
    --raw FILE               what compute-sanitizer printed, too
    --jobs N                 runs at once (default: all cores but two)
    --commit C               of a tree that git does not know

The cases are those of tests/emu/check: a kernel, its seeded bugs, and the kernel without them. On the GPU a case is
launched 200 times, with new rubbish in all shared memory before each; under a tool, and in the model (eager, one
seed), once. A case that hangs is ended by the clock. A line of FILE replaces earlier ones about the same.
"""
import argparse
import concurrent.futures
import datetime
import functools
import json
import os
import pathlib
import re
import subprocess
import sys
import time

import origin

ROOT = pathlib.Path(__file__).resolve().parents[1]
CHECK = ROOT / 'tests/emu/check'
GROUPS = {'softmax': 'seeded/softmax', 'splitk': 'seeded/splitk', 'attention': 'seeded/attention',
          'field_block': 'field/field', 'field_cluster': 'field/field'}      # and the file that has it
FIXED = 100         # a bug's twin without it, in these groups; in others it is 0
TWINS = ('field_block', 'field_cluster')
TIMES = 200
TOOLS = {'racecheck': ['--racecheck-deadlock-timeout', '2000', '--racecheck-num-workers', '2'], 'synccheck': [], 'memcheck': [], 'initcheck': []}
STAGES = ['gpu', 'asked', *TOOLS, 'model']
HANGS = 'hangs'


# --- build ------------------------------------------------------------------------------------

def build(folder):
    """For each file of kernels FOLDER/NAME, where there is nvcc, and FOLDER/NAME_model; and `asked`."""
    folder.mkdir(parents=True, exist_ok=True)
    include = [f'-I{ROOT / d}' for d in ('include', 'tests')]
    model = ['g++', '-std=c++17', '-O1', '-gdwarf-4', '-g1', '-U_FORTIFY_SOURCE', '-DMGPU_EMULATE=1', *include, '-x', 'c++', '-c']
    nvcc = origin.tool()
    commands, links = [], []
    for name, main in [*((f, 'who_sees') for f in sorted(set(GROUPS.values()))), ('ask/ask', 'ask/asked')]:
        stem = folder / pathlib.Path(name).name
        groups = '-DWHO_SEES=' + ' '.join(f'X({g})' for g, f in GROUPS.items() if f == name)
        for file, end, more in ((name, 'kernel', []), (main, 'main', [groups])):
            commands.append([*model, *(more or ['-fsanitize=thread']), str(CHECK / f'{file}.cu'), '-o', f'{stem}.{end}.model.o'])
            if nvcc:
                commands.append([sys.executable, str(ROOT / 'tools/nvcc.py'), nvcc, *include, *more, '-c', str(CHECK / f'{file}.cu'), '-o', f'{stem}.{end}.o'])
        links.append(['g++', f'{stem}.kernel.model.o', f'{stem}.main.model.o', str(folder / 'model.o'), '-pthread', '-o', f'{stem}_model'])
        if nvcc:
            links.append([nvcc, f'{stem}.kernel.o', f'{stem}.main.o', '-lcuda', '-o', str(stem)])
    commands.append(['gcc', '-std=c11', '-O2', '-DMGPU_EMULATE=1', *include, '-c', str(ROOT / 'packaging/model.c'), '-o', str(folder / 'model.o')])
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for some in (commands, links):
            list(pool.map(functools.partial(subprocess.run, check=True), some))


def program(folder, group, model=False):
    return str(folder / (pathlib.Path(GROUPS[group]).name + ('_model' if model else '')))


# --- run --------------------------------------------------------------------------------------

def call(command, seconds):
    """What it printed, and its exit status: None when it was ended."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace', start_new_session=True) as child:
        try:
            return child.communicate(timeout=seconds)[0], child.returncode
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, 9)
            return child.communicate()[0], None


def on_gpu(folder, group, bug):
    """200 launches: how many were right, wrong; and what ended them before that, if something did."""
    text, status = call([program(folder, group), 'run', group, str(bug), str(TIMES)], 8)
    lines = text.splitlines()
    failed = [l for l in lines if l not in ('right', 'wrong')]
    return {'right': lines.count('right'), 'wrong': lines.count('wrong'), 'end': HANGS if status is None else (failed or [''])[-1]}


def asked(options, question):
    """How often was a value wrong? Each block of 22 asks once."""
    blocks = 131072 if question % FIXED == 22 else options.blocks
    text, status = call([str(options.folder / 'ask'), str(question), str(blocks), str(options.rounds)], 20)
    last = (text.splitlines() or [''])[-1]
    return json.loads(last) if last.startswith('{') else {'end': HANGS if status is None else last}


def report_of(block):
    """[sentence, [[function, file:line], ...]]: both accesses of a race, else the first line of a kernel's file."""
    head = re.sub(r'^(Error|Warning): |Barrier error detected\. ', '', block[0]).rstrip('.')
    accesses = re.findall(r'(?:Write|Read|Atomic) access at (\w+).*? in ([\w.]+:\d+)', '\n'.join(block))
    frames = re.findall(r'(\w+)(?:\([^()]*\))?\+0x\w+ in (\w+\.cu:\d+)', '\n'.join(block))
    sentence = re.split(r' reported between| called by| access at| at \w+\(', head)[0]
    return [re.sub(r'0x[0-9a-f]+|\b\d{3,}\b', '#', sentence)[:120], [list(a) for a in dict.fromkeys(accesses or frames[:1])]]


def reports_of(text):
    """What compute-sanitizer says, each thing once."""
    blocks, found = [], []
    for line in text.splitlines():
        told = re.match(r'=+ ( *)(\S.*)', line)
        if told and not told[1]:
            blocks.append([told[2]])
        elif told and blocks:
            blocks[-1].append(told[2])
    for block in blocks:
        if not re.match(r'COMPUTE-SANITIZER|ERROR SUMMARY|RACECHECK SUMMARY|Target application|Error: process|Warning: Detected possible|Error: Target', block[0]):
            report = report_of(block)
            if report not in found:
                found.append(report)
    return found[:40]


def calls(place, function):
    """Is a call of this function at file:line, or in the line behind it?"""
    name, line = place.split(':')
    at = [file for file in CHECK.rglob(name)]
    text = at[0].read_text().splitlines()[int(line) - 1:int(line) + 1] if at else []
    return any(re.search(rf'\b{function}\(', l) for l in text)


def meets(report, places):
    """Does a tool's report name a line that the model names? A line of mgpu's headers stands for the call of its function."""
    return any(place in places or (function.startswith('mgpu_') and any(calls(p, function) for p in places)) for function, place in report[1])


def by_tool(options, extra, tool, group, bug):
    """One launch under a tool of compute-sanitizer."""
    begin = time.monotonic()
    command = [options.sanitizer, '--tool', tool, *extra, *TOOLS[tool], '--print-limit', '1000', '--show-backtrace', 'device',
               program(options.folder, group), 'run', group, str(bug), '1']
    text, status = call(command, 10)
    if options.raw:
        with open(options.raw, 'a', encoding='utf-8') as file:
            file.write(f'##### {group} {bug} {tool} {time.monotonic() - begin:.1f} s\n{text[:5000]}\n')
    places = [p for r in by_model(options.folder, group, bug)['reports'] for p in r[1]]
    return {'reports': [[*r, not places or meets(r, places)] for r in reports_of(text)], 'end': HANGS if status is None else ''}


def by_model(folder, group, bug):
    """The first launch, eager, in the model."""
    text, _ = call([program(folder, group, True), 'run', group, str(bug), '1'], 60)
    reports = []
    for report in re.split(r'^mgpu model: ', text, flags=re.M)[1:]:
        hazard = re.search(r'; (hazard \d+),', report)
        kind = hazard[1] if hazard else 'deadlock' if ': deadlock:' in report else 'fault'
        kind += ', a note' if report.startswith('note') else ''
        reports.append([kind, sorted(set(re.findall(r'\w+\.(?:cu|h):\d+', report)))])
    return {'reports': reports, 'end': (text.splitlines() or [''])[-1]}


def run(options):
    folder = options.folder
    cases = [json.loads(l) for file in dict.fromkeys(GROUPS.values())
             for l in origin.text_of(str(folder / (pathlib.Path(file).name + '_model')), 'list').splitlines()]
    twins = [(c['group'], FIXED + c['bug'] if c['group'] in TWINS else 0) for c in cases]
    both = [*dict.fromkeys(twins), *((c['group'], c['bug']) for c in cases)]
    if options.cases:
        both = [(group, int(bug)) for group, bug in (c.split(':') for c in options.cases.split(','))]
    gpu, stages, extra = origin.gpu(), options.stages.split(','), []
    if stages != ['model'] and (gpu is None or not (folder / 'ask').exists()):
        print('who_sees.py: no NVIDIA GPU answers nvidia-smi, or FOLDER has no programs for one: tools/who_sees.py build', file=sys.stderr)
        return 77
    head = {**(gpu or {}), 'date': datetime.date.today().isoformat(), 'commit': origin.commit(options.commit)[:12]}
    options.sanitizer = options.sanitizer or origin.tool('compute-sanitizer')
    if set(stages) & set(TOOLS):
        head['sanitizer'] = re.search(r'Version (\d+\.\d+\.\d+)', origin.text_of(options.sanitizer, '--version'))[1]
        extra = ['--check-tensor-ops', 'yes'] if '--check-tensor-ops' in origin.text_of(options.sanitizer, '--help') else []
    print(json.dumps(head))
    for case in cases:
        print(json.dumps(case))

    def stage(who, ask, keys, jobs):
        if who not in stages:
            return
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            for (group, bug), what in zip(keys, pool.map(lambda key: ask(*key), keys)):
                print(json.dumps({'who': who, 'group': group, 'bug': bug, **what}), flush=True)

    jobs = options.jobs or max(1, os.cpu_count() - 2)
    questions = [('ask', int(n)) for n in origin.text_of(str(folder / 'ask_model')).split()]
    stage('gpu', functools.partial(on_gpu, folder), both, min(8, jobs))        # few at once: they share one GPU
    stage('asked', lambda _, question: asked(options, question), questions, min(4, jobs))
    for tool in TOOLS:
        stage(tool, functools.partial(by_tool, options, extra, tool), both, jobs)
    stage('model', functools.partial(by_model, folder), both, jobs)
    return 0

# --- page -------------------------------------------------------------------------------------

RESULTS = ROOT / 'benchmarks/results'
PAGE = ROOT / 'docs/who_sees.md'
KINDS = {'softmax': 'Softmax of rows: bulk copies, a ring, bulk stores', 'splitk': 'Split-K over a cluster of four: copies to peers, remote arrivals',
         'attention': 'Attention: TMA, wgmma, TMA stores', 'field_block': 'Bugs of the field, one block', 'field_cluster': 'Bugs of the field, a cluster of two'}


def read():
    """({(who, group, bug): record}, the cases, who measured: records of runs)."""
    found, cases, runs = {}, {}, []
    for file in sorted(RESULTS.glob('who-sees-*.jsonl')):
        for line in map(json.loads, file.read_text().splitlines()):
            if 'who' in line:
                found[line['who'], line['group'], line['bug']] = line
            elif 'answer' in line:
                cases[line['group'], line['bug']] = line
            else:
                runs.append(line)
    return found, list(cases.values()), runs


def gpu_cell(record):
    if record['end']:
        return 'hangs' if record['end'] == HANGS else 'fails'
    return f'{record["wrong"]} wrong' if record['wrong'] else 'all right'


def tool_cell(record, twin):
    """(what a tool says of a bug and not of the kernel without it, is it at a line that the model names)."""
    reports = [r for r in record['reports'] if not r[0].startswith('Program hit')]
    new = [r for r in reports if r[:2] not in [t[:2] for t in twin['reports']]]
    right = [r for r in new if r[2]]
    if not new:
        return ('*as without the bug*' if reports else 'hangs' if record['end'] else ''), False
    word = re.sub(r' detected.*|Potential |__| of size.*', '', (right or new)[0][0]).strip()
    return (f'**{word}**' if right else f'{word}, elsewhere'), bool(right)


def model_cell(record):
    return ', '.join(dict.fromkeys(r[0] for r in record['reports'][:1]))


def summary(found, cases, twins, tools):
    """Of the bugs that are no arithmetic, who tells of how many; and of how many kernels without one."""
    bugs = [c for c in cases if c['answer'] != 'values']
    rows = [f'| who | of {len(bugs)} bugs | at another place | of {len(twins)} kernels without a bug |', '|---|---|---|---|',
            f'| the model | {sum(bool(c["model"]) for c in bugs)} | | {sum(bool(found[("model", *t)]["reports"]) for t in twins)} |']
    for tool in tools:
        rows.append(f'| {tool} | {sum(c[tool][1] for c in bugs)} | {sum("elsewhere" in c[tool][0] for c in bugs)} | '
                    f'{sum(bool(found[(tool, *t)]["reports"]) for t in twins)} |')
    gpu = [c['gpu'] for c in bugs]
    return [*rows, f'| wrong results on the H200 | {sum("wrong" in g for g in gpu)} | | {sum(found[("gpu", *t)]["wrong"] > 0 for t in twins)} |',
            f'| it hangs or fails | {sum(g in ("hangs", "fails") for g in gpu)} | | {sum(bool(found[("gpu", *t)]["end"]) for t in twins)} |']


def questions(found):
    rows = ['| left out | rounds | wrong | with it |', '|---|---|---|---|']
    for (who, _, n), record in sorted(found.items(), key=lambda i: i[0][2]):
        if who == 'asked' and n < FIXED:
            rows.append(f'| {record["what"]} | {record["rounds"]:,} | {"**" * bool(record["wrong"])}{record["wrong"]:,}{"**" * bool(record["wrong"])} | '
                        f'{found["asked", "ask", FIXED + n]["wrong"]:,} |')
    return rows


def text_of_page():
    found, cases, runs = read()
    cases = [c for c in cases if ('gpu', c['group'], c['bug']) in found]      # a newer one may not have been there
    gpu = next(r for r in runs if 'gpu' in r)
    release = next(r['sanitizer'] for r in runs if 'sanitizer' in r)
    tools = [t for t in TOOLS if any(w == t for w, _, _ in found)]
    for case in cases:
        key = (case['group'], case['bug'])
        twin = (key[0], FIXED + key[1] if key[0] in TWINS else 0)
        case.update(gpu=gpu_cell(found[('gpu', *key)]), model=model_cell(found[('model', *key)]))
        case.update({t: tool_cell(found[(t, *key)], found[(t, *twin)]) for t in tools})
    twins = sorted({(c['group'], FIXED + c['bug'] if c['group'] in TWINS else 0) for c in cases})
    commits = ', '.join(dict.fromkeys(r['commit'][:7] for r in runs))
    out = [f'{gpu["gpu"]}, driver {gpu["driver"]}, compute-sanitizer {release}, {gpu["date"]}; commits {commits}.', '',
           *summary(found, cases, twins, tools)]
    for group, title in KINDS.items():
        out += ['', f'### {title}', '', '| bug | model | H200 | ' + ' | '.join(tools) + ' |', '|---|---|---|' + '---|' * len(tools)]
        out += ['| ' + ' | '.join([f'{c["bug"]} {c["what"]}' + (' (arithmetic)' if c['answer'] == 'values' else ''), c['model'], c['gpu'], *(c[t][0] for t in tools)]) + ' |'
                for c in cases if c['group'] == group]
    return '\n'.join(out), '\n'.join(questions(found))


def page(check):
    """Write what stands between the marks of docs/who_sees.md, or say that it is stale."""
    old = PAGE.read_text()
    new = old
    for mark, text in zip(('bugs', 'questions'), text_of_page()):
        new = re.sub(rf'(<!-- {mark} -->\n).*?(\n<!-- end -->)', lambda m, text=text: m[1] + text + m[2], new, flags=re.S)
    if check:
        print('docs/who_sees.md is stale: run tools/who_sees.py page' if new != old else 'docs/who_sees.md is what the results say')
        return 1 if new != old else 0
    PAGE.write_text(new)
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('verb', choices=['build', 'run', 'page'])
    parser.add_argument('folder', type=pathlib.Path, nargs='?')
    parser.add_argument('--stages', default=','.join(STAGES))
    parser.add_argument('--sanitizer')
    parser.add_argument('--blocks', type=int, default=1056)
    parser.add_argument('--rounds', type=int, default=1000)
    parser.add_argument('--cases')
    parser.add_argument('--raw')
    parser.add_argument('--jobs', type=int)
    parser.add_argument('--commit')
    parser.add_argument('--check', action='store_true')
    options = parser.parse_args()
    if options.verb == 'page':
        return page(options.check)
    if options.folder is None:
        parser.error(f'{options.verb} wants a folder')
    return build(options.folder) if options.verb == 'build' else run(options)


if __name__ == '__main__':
    sys.exit(main())
