#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Mutation testing of the detector: kernels that are right get one small mistake, and the model must say so.

usage: mutate.py calls    [PROGRAM...] [--record]   calls of the model left out or changed, as it runs
       mutate.py texts    [PROGRAM...] [--record]   the same and more, in the text of kernels and of tile/*.h
       mutate.py page     [--check]                 docs/mutation.md, of what was recorded
       --record           keep the counts in tests/emu/mutate/results.json, and take out of misses.txt what is reported now
       --list FILE        each mutant with its answer and the report, into FILE; of deletions in kernels whether the
                          report does not name what belongs where: "no interval"
       --model FILE       tests/emu/mutate/mutant.c, compiled, else it is compiled here
       --compiled FILE... libraries of programs' sources, else those are compiled here
       --jobs N           processes at once, else the number of cores

Below intensity 2 (MGPU_TEST_INTENSITY, else 3) every sixth mutant of each kind of edit is tried, and of what was recorded it is how many there
are of each edit that is compared; of three long kernels every 16th below intensity 3. One run decides: eager, one seed. A mutant is answered by an error or a lint of the model, or it has a wrong
result and no report, or it survives. Wrong results without a report are in tests/emu/mutate/values.txt,
survivors in equivalent.txt (something else keeps the order, or nothing has to) or in misses.txt (not found
yet): a mutant that is not there, or is there and is reported now, is a fault.

Answers 0, 1, or 77 when there is no g++ or no addr2line."""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

import mutate_text

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))
import building  # noqa: E402
HERE = ROOT / "tests/emu/mutate"
RESULTS = HERE / "results.json"
PAGE = ROOT / "docs/mutation.md"
# What meson.build and docs/emulator.md say about plain accesses; the model sees them.
FLAGS = ["-std=c++17", "-O1", "-gdwarf-4", "-g1", "-w", "-fsanitize=thread", "--param", "tsan-distinguish-volatile=1",
         "-U_FORTIFY_SOURCE", "-DMGPU_EMULATE=1", "-x", "c++", "-c"]
INTENSITY = int(os.environ.get("MGPU_TEST_INTENSITY", "3"))
SECONDS = 30                            # for one run, which takes 0.1
LIBRARIES = {}                          # of sources that are compiled already

# name: kernel file; arguments, and how many multiprocessors: a ring goes round more than once, a block has several tiles
PROGRAMS = {
    "01_barrier": ("examples/01_barrier.cu", []),
    "02_bulk_copy": ("examples/02_bulk_copy.cu", []),
    "03_tma_tile": ("examples/03_tma_tile.cu", []),
    "04_swizzle": ("examples/04_swizzle.cu", []),
    "05_wgmma_tile": ("examples/05_wgmma_tile.cu", []),
    "06_gemm_simple": ("examples/06_gemm_simple.cu", ["128", "256", "192"]),
    "07_gemm_pipelined": ("examples/07_gemm_pipelined.cu", ["128", "256", "576"]),
    "08_gemm_specialized": ("examples/08_gemm_specialized.cu", ["128", "256", "640"]),
    "09_gemm_persistent": ("examples/09_gemm_persistent.cu", ["640", "256", "320"]),
    "10_gemm_cluster": ("examples/10_gemm_cluster.cu", ["768", "256", "320"]),
    "gemm_h100": ("examples/kernels/gemm_h100.cu", []),
    "gemm_h100_skinny": ("examples/kernels/gemm_h100_skinny.cu", []),
    "11_tmem": ("examples/11_tmem.cu", []),
    "12_tcgen05_tile": ("examples/12_tcgen05_tile.cu", []),
    "13_gemm_tmem": ("examples/13_gemm_tmem.cu", ["128", "256", "576"]),
    "14_gemm_pair": ("examples/14_gemm_pair.cu", ["512", "768", "448"], 4),
    "15_block_scaled": ("examples/15_block_scaled.cu", ["128", "256", "768"]),
    "gemm_b200": ("examples/kernels/gemm_b200.cu", [], 4),
    "gemm_b200_block_scaled": ("examples/kernels/gemm_b200_block_scaled.cu", [], 4),
    "softmax": ("tests/emu/check/seeded/softmax.cu", []),
    "splitk": ("tests/emu/check/seeded/splitk.cu", []),
    "attention": ("tests/emu/check/seeded/attention.cu", []),
    "pair": ("tests/emu/mutate/pair.cu", []),
    "ring": ("tests/emu/mutate/ring.cu", []),
}
# The file that has main(), if it is another.
MAIN = {"gemm_h100": "tests/emu/mutate/h100_main.cu", "gemm_h100_skinny": "tests/emu/mutate/skinny_main.cu", "gemm_b200": "tests/emu/mutate/b200_main.cu",
        "gemm_b200_block_scaled": "tests/emu/mutate/b200_main.cu"}
# Those for Blackwell, by their target.
BLACKWELL = {p: "sm_100a" for p in PROGRAMS if re.match(r"1[1-5]_|gemm_b200", p)}
LONG = {"15_block_scaled", "gemm_b200", "gemm_b200_block_scaled"}      # below intensity 3 every 16th, unless they are asked for
# Texts of tile/*.h that these use are changed with the other one.
TWINS = {"12_tcgen05_tile": "13_gemm_tmem", "15_block_scaled": "13_gemm_tmem", "14_gemm_pair": "gemm_b200",
         "gemm_b200_block_scaled": "gemm_b200"}
GROUPS = {"softmax", "splitk", "attention"}      # of cases.h: case_main.h is their main()

# ---- edits --------------------------------------------------------------------------------------

PLACE = r"\b([\w.]+\.(?:cu|h)):(\d+)"       # as reports name one

RELAXED, SCOPES, PARITY = 1 << 0, 7 << 1, 1 << 8        # flags of emu/api.h
EDITS = {                               # what an edit is called in the tables, in their order
    "drop": "deleted", "lane": "one lane left out", "move": "swapped with its neighbour", "weaker": "wait weaker by one",
    "relaxed": "relaxed", "cta": "scope narrower", "space": "proxy fence of another space", "parity": "parity",
    "count": "arrival count", "bytes": "bytes ±16", "stage": "stage off by one", "swizzle": "swizzles differ",
}
# What a report must say of what is missing; any of them.
WORDS = [
    (r"fence_mbarrier_init", ["fence.mbarrier_init"]),
    (r"fence_proxy", ["fence.proxy.async"]),
    (r"tcgen05_fence_before", ["mgpu_tcgen05_fence_before_thread_sync"]),
    (r"tcgen05_fence_after", ["mgpu_tcgen05_fence_after_thread_sync"]),
    (r"tcgen05_commit", ["mgpu_tcgen05_commit"]),
    (r"tcgen05_wait", ["mgpu_tcgen05_wait"]),
    (r"wgmma_fence|acc_fence", ["wgmma.fence", "mgpu_wgmma_fence"]),
    (r"wgmma_commit", ["wgmma.commit_group", "mgpu_wgmma_commit_group"]),
    (r"wgmma_wait|acc_wait", ["wgmma.wait_group", "mgpu_wgmma_wait_group", "wait for it first"]),
    (r"regs_", ["mgpu_regs", "mgpu_acc"]),
    (r"bulk_commit", ["commit_group"]),
    (r"bulk_wait", ["wait_group"]),
    (r"mbarrier_init", ["init"]),
    (r"mbarrier_wait|mbarrier_try_wait|mbarrier_test_wait", ["mgpu_mbarrier_wait", "mbarrier.try_wait", "wait for each phase", "an mbarrier"]),
    (r"expect", ["expect"]),
    (r"mbarrier_arrive", ["arriv"]),
    (r"syncwarp", ["__syncwarp"]),
    (r"cluster_(arrive|wait)", ["barrier.cluster", "cluster barrier"]),
    (r"syncthreads|barrier_(sync|arrive)", ["__syncthreads", "barrier"]),
    (r"griddepcontrol", ["griddepcontrol"]),
]


def edits_of(call, function):
    """The edits that a call can have: (class, what mutant.c is told)."""
    out = [("drop", "drop")]
    lanes = [i for i in range(32) if call.lanes >> i & 1]
    if len(lanes) > 1:
        out.append(("lane", f"lane {lanes[1]}"))
    if call.instruction in ("mbarrier.arrive", "mbarrier.wait", "barrier.cluster.arrive") and not call.how & RELAXED:
        out.append(("relaxed", "relaxed"))
    if "how" in call.operands and call.how & SCOPES and function != "mgpu_fence_mbarrier_init" \
            and call.instruction in ("mbarrier.arrive", "mbarrier.wait", "fence"):
        out.append(("cta", "cta"))
    if "parity" in call.operands and call.how & PARITY:
        out.append(("parity", "parity"))
    if "bar" in call.operands and call.instruction != "mbarrier.init":
        out.append(("stage", "next"))
    if call.instruction.endswith("wait_group"):
        out.append(("weaker", "count 1"))
    elif call.instruction == "mbarrier.init":
        out += [("count", "count 1")] + ([("count", "count -1")] if call.count > 1 else [])
    elif call.instruction == "barrier" and call.count:
        out += [("count", "count 32")] + ([("count", "count -32")] if call.count > 32 else [])
    if "bytes" in call.operands and call.bytes:
        out += [("bytes", "bytes 16"), ("bytes", "bytes -16")]
    return out


# ---- programs ------------------------------------------------------------------------------------

Mutant = collections.namedtuple("Mutant", "program kind key run file line functions places")
Answer = collections.namedtuple("Answer", "verdict text")


class Fault(Exception):
    """What went wrong, as a sentence."""


def run(*command, **how):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False, errors="replace", **how)
    if done.returncode:
        raise Fault(f'{" ".join(map(str, command))[:300]}\n{(done.stdout + done.stderr)[-2000:]}')
    return done.stdout


def build(program, folder, model, name="program", change=None):
    """A program, linked with the model; `change`: (file, its text) that takes the place of one of the files."""
    path = ROOT / PROGRAMS[program][0]
    include = ROOT / "include"
    main = ROOT / MAIN.get(program, PROGRAMS[program][0])
    if change and change[0].is_relative_to(include):
        include = mutate_text.include_folder(folder / f"{name}.include", include, *change)
    elif change:
        path = folder / f"{name}.src" / path.name
        path.parent.mkdir()
        path.write_text(change[1])
        if program in MAIN:             # it includes the kernel's file from its own folder
            main = path.parent / main.name
            for other in (ROOT / MAIN[program]).parent.iterdir():
                if other.name != path.name:
                    (path.parent / other.name).symlink_to(other)
        else:
            main = path
    before = None if change else library(program)
    texts = [] if before else [f'#include "{main}"\n']
    texts += ['#include "emu/mutate/case_main.h"\n'] if program in GROUPS else []
    stub, out = folder / f"{name}.cpp", folder / name
    if texts:
        stub.write_text("".join(texts))
        run("g++", *FLAGS, f"-I{include}", f"-I{ROOT}/examples", f"-I{ROOT}/examples/kernels", f"-I{ROOT}/tests",
            f"-I{ROOT}/tests/emu/check/seeded",
            f"-DMUTATE_GROUP={program}_cases", f"-DMUTATE_{program}", stub, "-o", folder / f"{name}.o")
    run("g++", *[folder / f"{name}.o"] * len(texts[:1]), *[before] * bool(before), model, "-pthread", "-lm", "-o", out)
    return out


def library(program):
    """Of a program's source, or None."""
    source = MAIN.get(program, PROGRAMS[program][0])
    words = [f"-DMUTATE_{program}"] if source.startswith("tests/emu/mutate/") else []
    return LIBRARIES.get(building.archive(source, words))


def build_model(folder):
    out = folder / "model.o"
    run("gcc", "-std=c11", "-O2", "-w", "-DMGPU_EMULATE=1", f"-I{ROOT}/include", "-c", HERE / "mutant.c", "-o", out)
    return out


def execute(program, binary, mutant=None):
    """How a program ends: ('error 4', what the model said), say."""
    env = {k: v for k, v in os.environ.items() if not k.startswith("MGPU_")}
    env.update(MGPU_EMU_WORKERS="1", MGPU_EMU_NUMERICS="fast", MGPU_EMU_PATIENCE_MS="20")
    env.update(MGPU_EMU_SMS=str(PROGRAMS[program][2])) if len(PROGRAMS[program]) > 2 else None
    env.update(MGPU_EMU_TARGET=BLACKWELL[program]) if program in BLACKWELL else None
    if mutant:
        env["MGPU_MUTANT"] = mutant
    try:
        done = subprocess.run([str(binary), *PROGRAMS[program][1]], capture_output=True, text=True, check=False, env=env,
                              timeout=SECONDS, errors="replace")
    except subprocess.TimeoutExpired:
        return Answer("hangs", "")
    said = done.stderr + done.stdout
    text = said[said.find("mgpu model: "):] if "mgpu model: " in said else ""
    reports = [f"mgpu model: {r}" for r in text.split("mgpu model: ")[1:]]
    errors = [r for r in reports if r.startswith("mgpu model: error:")]
    for report in sorted(errors or reports, key=lambda r: " hazard " not in r)[:1]:
        rule = re.search(r"\bhazard (\d+)", report)
        deadlock = ": deadlock:" in report.split("\n")[0]
        kind = ("error" if errors else "lint") + f" {rule[1]}" if rule else "deadlock" if deadlock else "fault" if errors else "note"
        return Answer(kind, "\n".join(r.replace("\n", " ") for r in errors or reports))
    if "tensor map" in said or program in GROUPS and done.returncode == -signal.SIGABRT:    # cases.h ends so
        return Answer("refused", said[-300:])
    if done.returncode < 0 or done.returncode not in (0, 1):
        return Answer(f"ends with {done.returncode}", said[-300:])
    return Answer("wrong" if done.returncode else "survives", said[-300:])


# ---- calls: the model changes them ------------------------------------------------------------------

Call = collections.namedtuple("Call", "address instruction lanes how count bytes operands")


def function_at(file, line, cache={}):
    """The function of a file of mgpu that has this line."""
    if file not in cache:
        lines = pathlib.Path(file).read_text().split("\n")
        names, name = [], ""
        for text in lines:
            found = re.match(r"(\w+)\(", text)
            name = re.sub("^mgpu_(?=_sync)", "_", found[1]) if found else name
            names.append(name)
        cache[file] = names
    return cache[file][line - 1]


def frames(binary, addresses):
    """For each address its frames, inner first: (function, file, line)."""
    said = run("addr2line", "-e", binary, "-a", "-f", "-i", *[hex(a - 1) for a in addresses]).split("\n")
    out, now = [], None
    lines = iter(said)
    for line in lines:
        if line.startswith("0x"):
            now = []
            out.append(now)
        elif line:
            place = re.match(r"(.*):(\d+)", next(lines))
            now.append((line, os.path.realpath(place[1]), int(place[2])) if place else (line, "?", 0))
    return out


def find_calls(program, binary, folder):
    """The mutants of a program's calls; those of one line of the kernel with the same way to it are one."""
    listing = folder / f"{program}.calls"
    answer = execute(program, binary, f"list {listing}")
    if answer.verdict != "survives":
        raise Fault(f"{program} without a mutant: {answer.verdict}\n{answer.text}")
    calls = []
    for line in listing.read_text().split("\n")[:-1]:
        word = line.split()
        calls.append(Call(int(word[0], 16), word[1], *map(int, word[2:6]), word[6:]))
    library = str(ROOT / "include/mgpu") + "/"
    sites = {}
    for call, chain in zip(calls, frames(binary, [c.address for c in calls])):
        inner = [function_at(f, n) for _, f, n in chain if f.startswith(library) and ("/emu/" not in f or "/emu/cuda/" in f)]
        user = next(((function, f, n) for function, f, n in chain if not f.startswith(library)), None)
        if user is None or not inner:
            raise Fault(f"{program}: no line of a kernel for {call}: {chain}")
        name = re.sub(r"^_ZL?\d+|PK.*$", "", user[0])
        places = tuple((f, n) for _, f, n in chain if "/tile/" in f) + (user[1:],)
        place = (user[2], name.removeprefix("mgpu__body_"), user[1], tuple(inner), places)
        sites.setdefault(place, []).append(call)
    return name_calls(program, sites)


def name_calls(program, sites):
    seen, out = collections.Counter(), []
    for (line, function, file, inner, places), calls in sorted(sites.items()):
        merged = calls[0]._replace(lanes=0)
        for call in calls:
            merged = merged._replace(lanes=merged.lanes | call.lanes)
        statement = " > ".join(reversed(inner))
        seen[function, statement] += 1
        nth = seen[function, statement]
        site = f"{program}: {function}: {statement}{f' #{nth}' if nth > 1 else ''}"
        at = ",".join(hex(c.address) for c in calls)
        for kind, told in edits_of(merged, inner[0]):
            out.append(Mutant(program, kind, f"{site}: {told}", f"{at} {told}", file, line, inner, places))
    return out


def calls_of(program, folder, model):
    here = folder / program
    here.mkdir()
    binary = build(program, here, model)
    return [(m, lambda m=m: execute(program, binary, m.run)) for m in find_calls(program, binary, here)]


# ---- texts: the compiler does ------------------------------------------------------------------------

def texts_of(program, folder, model):
    here = folder / program
    here.mkdir()
    binary = build(program, here, model)
    answer = execute(program, binary)
    if answer.verdict != "survives":
        raise Fault(f"{program} without a mutant: {answer.verdict}\n{answer.text}")
    kernel = ROOT / PROGRAMS[program][0]
    places = {}                         # file: {line of a call: a lane of it that may be left out, or None}
    for m in find_calls(program, binary, here):
        for file, line in m.places:
            at = places.setdefault(pathlib.Path(file), {})
            at[line] = int(m.run.split()[-1]) if m.kind == "lane" else at.get(line)
    out = []
    for file, calls in sorted(places.items()):
        if program in TWINS and file != kernel:
            continue
        where = "" if file == kernel else f"{file.name} "
        stages = "ring.stages" if file != kernel else "g->ring.stages" if program.startswith("gemm_b200") else "STAGES"
        for edit in mutate_text.edits(file.read_text(), calls, stages):
            key = f"{program}: {where}{edit.function}: {edit.statement.rstrip(';')}: {edit.told}"
            functions = (edit.call, edit.function) if where else (edit.call,)
            m = Mutant(program, edit.kind, key, None, str(file), edit.line, functions, ())
            name = f"m{len(out)}"
            out.append((m, lambda name=name, file=file, edit=edit: run_text(program, here, model, name, file, edit)))
    return out


def run_text(program, folder, model, name, file, edit):
    try:
        binary = build(program, folder, model, name, (file, edit.text))
        return execute(program, binary)
    except Fault:
        return Answer("does not compile", "")
    finally:
        for left in (folder / name, *folder.glob(f"{name}.*")):
            shutil.rmtree(left) if left.is_dir() else left.unlink(missing_ok=True)


# ---- what is known -----------------------------------------------------------------------------------

LISTS = {"values": "wrong", "equivalent": "survives", "misses": None}


def keys_of(line):
    """The mutants that a line of a list stands for: PROGRAMS: FUNCTION: STATEMENT: EDITS."""
    programs, _, rest = line.partition(": ")
    what, _, edits = rest.rpartition(": ")
    return [f"{p}: {what}: {e}" for p in programs.split() for e in edits.split(", ")] if what else []


def forget(name, engine, reported):
    """Take mutants out of a list: it only gets shorter."""
    out, section, keeps, last = [], "", False, ""
    for line in (HERE / f"{name}.txt").read_text().split("\n"):
        section = line.strip("[]") if line.startswith("[") else section
        keys = keys_of(line) if section == engine and line[:1] not in (" ", "#", "[") else []
        keeps = False if last.startswith(" ") and not line.startswith(" ") else keeps
        last = line
        if any(k in reported for k in keys):
            out += [k for k in keys if k not in reported]
            keeps = keeps or not all(k in reported for k in keys)
        elif not line.startswith(" "):
            out.append(line)
            keeps = keeps or bool(keys) or section != engine
        elif keeps:                     # the reason of what is left
            out.append(line)
    (HERE / f"{name}.txt").write_text(re.sub(r"\n{3,}", "\n\n", "\n".join(out)))


def read_list(name, engine):
    """The mutants of a list: {key: reason}. Lines of the section of the engine name mutants; lines that are indented
    behind them say why."""
    known, keys, reason, section = {}, [], [], ""
    for number, line in enumerate([*(HERE / f"{name}.txt").read_text().split("\n"), "[end]"], 1):
        if line.startswith(" "):
            reason.append(line.strip())
            continue
        if reason or line.startswith("["):
            if keys and not reason:
                raise Fault(f"{name}.txt:{number}: no reason: an indented line behind the mutants says why")
            known.update({k: " ".join(reason) for k in keys} if section == engine else {})
            keys, reason = [], []
        if line.startswith("["):
            section = line.strip("[]")
        elif line and not line.startswith("#"):
            if not keys_of(line):
                raise Fault(f"{name}.txt:{number}: want PROGRAMS: FUNCTION: STATEMENT: EDITS, got: {line}")
            keys += keys_of(line)
    return known


def is_reported(verdict):
    return verdict.split()[0] in ("error", "fault", "deadlock", "refused", "lint", "note")


def faults_of(answers, lists, there, programs):
    """What is not as the lists say."""
    out = []
    for key, answer in sorted(answers.items()):
        where = [name for name in LISTS if key in lists[name]]
        if is_reported(answer.verdict):
            out += [f"{key}: reported now: take it out of {name}.txt" for name in where]
        elif answer.verdict not in ("wrong", "survives"):
            out.append(f"{key}: {answer.verdict}: the model has to end each run: {answer.text[-200:]}")
        elif not where:
            out.append(f"{key}: {answer.verdict}: not reported, and in none of {', '.join(f'{n}.txt' for n in LISTS)}")
        elif len(where) > 1 or LISTS[where[0]] not in (None, answer.verdict):
            out.append(f"{key}: {answer.verdict}, and in {' and '.join(f'{n}.txt' for n in where)}")
    for name, known in lists.items():
        out += [f"{key}: in {name}.txt, and there is no such mutant" for key in known
                if key not in there and key.split(":")[0] in programs]
    return out


def names_word(mutant, text):
    """Does a report name what was deleted: the instruction, or the function of tile/ that has it?"""
    function = mutant.functions[0]
    words = next((w for pattern, w in WORDS if re.search(pattern, function)), [])
    return any(w in text for w in (*words, *mutant.functions))


def calls_at(lines, inside, function):
    """The lines of other functions that call one."""
    return [i for i, text in enumerate(lines, 1)
            if function and inside[i - 1] not in (None, function) and re.search(rf"\b{function}\(", text)]


def comes_round(lines, inside, line):
    """Is a line passed again and again: in a loop, or in a function that is called there?"""
    return mutate_text.in_one_loop(lines, line, line) or any(
        comes_round(lines, inside, i) for i in calls_at(lines, inside, inside[line - 1]))


def on_the_way(lines, inside, first, second, line):
    """Is a line on the way from one to another of its function? Who goes to one above it comes round."""
    if first < second:
        return first <= line <= second
    round_here = mutate_text.in_one_loop(lines, first, line) and mutate_text.in_one_loop(lines, second, line)
    round_there = any(comes_round(lines, inside, i) for i in calls_at(lines, inside, inside[line - 1]))
    return (round_here or round_there) and not second < line < first


def names_interval(mutant, text):
    """Does what was deleted stand where a report says that it belongs? Lines of functions count as where these are called;
    an end that is in another function bounds nothing."""
    name = pathlib.Path(mutant.file).name
    lines = pathlib.Path(mutant.file).read_text().split("\n")
    inside = mutate_text.functions(lines)
    belongs = re.search(r"; it (?:belongs|stands) (between|behind|before) ([^;]*)", text)
    if not belongs:
        return False
    places = [int(n) if file == name else None for file, n in re.findall(PLACE, belongs[2])[:2]]
    if belongs[1] == "between" and len(places) == 1:
        places *= 2   # "the two times that ... is executed"
    first, second = {"behind": [places[0], None], "before": [None, places[0]]}.get(belongs[1], places)
    for line in [mutant.line, *calls_at(lines, inside, inside[mutant.line - 1])]:
        ends = [[] if p is None else [i for i in [p, *calls_at(lines, inside, inside[p - 1])] if inside[i - 1] == inside[line - 1]]
                for p in (first, second)]
        if all(ends):
            if any(on_the_way(lines, inside, f, s, line) for f in ends[0] for s in ends[1]):
                return True
        elif any(line >= f for f in ends[0]) or any(line <= s for s in ends[1]):
            return True
    return False


def in_tile(mutant):
    """Is it a line of a function that the kernel calls?"""
    return len(mutant.functions) > 1


def names_both(mutant, text):
    """Does a report of several name what is missing, and one where it belongs?"""
    return names_word(mutant, text) and any(names_interval(mutant, line) for line in text.split("\n"))


def how_named(mutants, answers):
    """Of the deletions that a hazard answers: how many, those with a report that names what is missing; those in kernel
    files, and those of them with an interval that has the line, too; those in tile/, and those with its function."""
    deleted = [m for m in mutants if m.kind == "drop" and re.match(r"(error|lint) \d", answers[m.key].verdict)]
    kernel = [m for m in deleted if not in_tile(m)]
    within = [m for m in kernel if names_both(m, answers[m.key].text)]
    tile = [m for m in deleted if in_tile(m)]
    function = [m for m in tile if any(f in answers[m.key].text for f in m.functions[1:])]
    return {"hazards": len(deleted), "named": sum(names_word(m, answers[m.key].text) for m in deleted),
            "kernel": len(kernel), "within": len(within), "tile": len(tile), "function": len(function)}


def summary(mutants, answers, lists):
    """What is recorded, by program: counts by edit, and how well reports name what is missing."""
    out = {}
    for m in mutants:
        verdict = answers[m.key].verdict
        column = ("lint" if verdict.split()[0] in ("lint", "note") else "error" if is_reported(verdict) else
                  next((n for n in LISTS if m.key in lists[n]), verdict))
        cell = out.setdefault(m.program, {"edits": {}})["edits"].setdefault(m.kind, {})
        cell[column] = cell.get(column, 0) + 1
    for program, row in out.items():
        row["deletions"] = how_named([m for m in mutants if m.program == program], answers)
    return out


# ---- the page ------------------------------------------------------------------------------------------

COLUMNS = ["error", "lint", "values", "equivalent", "misses"]


def table(rows, names, title):
    out = [f"| {title} | mutants | error | lint | wrong numbers only | equivalent | missed | reported, of those that are not equivalent |",
           "|---|---|---|---|---|---|---|---|"]
    total = collections.Counter()
    for row in [r for r in names if r in rows] + ["all"]:
        cell = total if row == "all" else collections.Counter(rows[row])
        if row != "all":
            total.update(cell)
        reported, owed = cell["error"] + cell["lint"], sum(cell.values()) - cell["equivalent"]
        out.append(f"| {EDITS.get(row, row)} | {sum(cell.values())} | " + " | ".join(str(cell[c]) for c in COLUMNS)
                   + f" | {reported} of {owed} |")
    return out


def by_edit(programs):
    rows = {}
    for row in programs.values():
        for kind, cell in row["edits"].items():
            rows.setdefault(kind, collections.Counter()).update(cell)
    return rows


def by_program(programs):
    rows = {}
    for program, row in programs.items():
        rows[program] = sum((collections.Counter(c) for c in row["edits"].values()), collections.Counter())
    return rows


def all_deletions(programs):
    return sum((collections.Counter(row["deletions"]) for row in programs.values()), collections.Counter())


def deletions(programs):
    """One sentence of how well reports name what is missing."""
    d = all_deletions(programs)
    return (f"Of {d['hazards']} deletions that a hazard answers, {d['named']} have a report that names what was deleted. "
            f"{d['kernel']} of them are lines of kernels; for {d['within']} of those it is named, and the line stands in the "
            "interval where the report says that it belongs. "
            f"{d['tile']} are lines of functions that kernels call; for {d['function']} of those the function is.")


def page():
    results = json.loads(RESULTS.read_text())
    out = (HERE / "page.md").read_text().rstrip("\n").split("\n")
    for engine, title in (("calls", "Calls, changed as the model runs"), ("texts", "Texts, changed before they are compiled")):
        r = results[engine]
        out += ["", f"## {title}", "", f"`python3 tools/mutate.py {engine}`", "", *table(by_edit(r), EDITS, "edit"), "",
                *table(by_program(r), PROGRAMS, "kernel"), "", deletions(r)]
    for name, title in (("misses", "Missed"), ("values", "Wrong numbers only"), ("equivalent", "Equivalent")):
        why = collections.Counter()
        for engine in ("calls", "texts"):
            why.update(read_list(name, engine).values())
        out += ["", f"## {title}", ""] + ([f"- {reason} ({count})" for reason, count in why.items()] or ["None."])
    return "\n".join(out) + "\n"


# ---- main ----------------------------------------------------------------------------------------------

def every(program, asked):
    """Of the mutants of a program each which one is tried."""
    return 16 if INTENSITY < 3 and program in LONG and program not in asked else 6 if INTENSITY < 2 else 1


def sample(found, asked):
    """Of (mutant, what tries it) those that are tried: of each kind of edit the first and each so many behind it, programs on end."""
    out = []
    for kind, step in [(kind, step) for kind in EDITS for step in (1, 6, 16)]:
        out += [x for x in found if x[0].kind == kind and every(x[0].program, asked) == step][::step]
    return out


def attempt(arguments):
    """(mutants, answers, faults) of one engine."""
    find = {"calls": calls_of, "texts": texts_of}[arguments.what]
    programs = arguments.programs or list(PROGRAMS)
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        folder = pathlib.Path(folder)
        model = pathlib.Path(arguments.model).resolve() if arguments.model else build_model(folder)
        found = [x for some in pool.map(lambda p: find(p, folder, model), programs) for x in some]
        tried = sample(found, arguments.programs)
        answers = dict(zip((m.key for m, _ in tried), pool.map(lambda x: x[1](), tried)))
    there = collections.Counter(m.key for m, _ in found)
    if len(there) != len(found):
        twice = [k for k, n in there.items() if n > 1]
        raise Fault(f"two mutants of one name: {twice[:5]}")
    gone = {k for k, a in answers.items() if a.verdict == "does not compile"}
    answers = {k: a for k, a in answers.items() if k not in gone}
    mutants = [m for m, _ in tried if m.key in answers]
    if arguments.list:
        with open(arguments.list, "w") as out:
            for m in mutants:
                unnamed = m.kind == "drop" and not in_tile(m) and not names_both(m, answers[m.key].text)
                out.write(f"{answers[m.key].verdict}{', no interval' * unnamed}\t{m.key}\t{pathlib.Path(m.file).name}:{m.line}\t"
                          + answers[m.key].text.replace("\n", " | ") + "\n")
    if arguments.record:
        forget("misses", arguments.what, {k for k, a in answers.items() if is_reported(a.verdict)})
    lists = {name: read_list(name, arguments.what) for name in LISTS}
    faults = faults_of(answers, lists, {k for k in there if k not in gone}, programs)
    return mutants, summary(mutants, answers, lists), faults + (count_faults([m for m, _ in found]) if arguments.what == "calls" else [])


def count_faults(mutants):
    """Are there as many calls to change, of each program and edit, as were recorded?"""
    recorded = json.loads(RESULTS.read_text())["calls"] if RESULTS.exists() else {}
    count = collections.Counter((m.program, m.kind) for m in mutants)
    was = {(p, kind): sum(cell.values()) for p in {m.program for m in mutants} for kind, cell in recorded.get(p, {"edits": {}})["edits"].items()}
    return [f"{p}: {count[p, kind]} calls to change by {kind!r}, and {RESULTS.name} has {was.get((p, kind), 0)}: mutate.py calls --record, then mutate.py page"
            for p, kind in sorted({*count, *was}) if count[p, kind] != was.get((p, kind), 0)]


def compare(arguments, now):
    """What differs from what is recorded, or record it."""
    recorded = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    before = recorded.setdefault(arguments.what, {})
    if arguments.record:
        before.update(now)
        RESULTS.write_text(json.dumps(recorded, indent=1, ensure_ascii=False) + "\n")
    d, was = all_deletions(now), all_deletions({p: row for p, row in before.items() if p in now})
    fewer = [f"reports name {what} less often than recorded, {was[some]} of {was[all_]}: {deletions(now)}"
             for what, some, all_ in (("what is missing", "named", "hazards"), ("where it belongs", "within", "kernel"))
             if d[some] * was[all_] < was[some] * d[all_]]
    return fewer + [
            f"{program}: {now[program]['edits']}, and {RESULTS.name} has {before.get(program, {}).get('edits')}: "
            f"mutate.py {arguments.what} --record, then mutate.py page" for program in now
            if now[program]["edits"] != before.get(program, {}).get("edits")]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("what", choices=["calls", "texts", "page"])
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--list")
    parser.add_argument("--model")
    parser.add_argument("--compiled", nargs="*", default=[])
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    if arguments.record and INTENSITY < 2:
        parser.error("--record wants all mutants: MGPU_TEST_INTENSITY is below 2")
    LIBRARIES.update(building.libraries(arguments.compiled))
    if arguments.what == "page":
        if not arguments.check:
            PAGE.write_text(page())
        elif PAGE.read_text() != page():
            print(f"{PAGE.name} is not what was recorded: run python3 tools/mutate.py page")
            return 1
        return 0
    missing = [tool for tool in ("g++", "gcc", "addr2line") if not shutil.which(tool)]
    if missing:
        print(f"SKIP: no {missing[0]} here")
        return 77
    try:
        mutants, now, faults = attempt(arguments)
        faults += compare(arguments, {p: row for p, row in now.items() if every(p, arguments.programs) == 1})
    except Fault as fault:
        faults = [str(fault)]
        mutants, now = [], {}
    print("\n".join(faults))
    total = sum(by_program(now).values(), collections.Counter())
    print(f"{len(mutants)} mutants: " + ", ".join(f"{total[c]} {c}" for c in sorted(total)) + f". {deletions(now)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
