#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Faults of ptxas that others have met: are they in the machine code of our functions?

commit   tcgen05.commit told a wrong barrier when the barrier's address was in a register. Where the address of each
         UTCBAR comes from (parameters of the kernel, memory) is followed back through the code, loops included.
arrive   on sm_107, ptxas 13.4 made of an arrive with a predicate one that counts all lanes which are active. An arrive
         under `if` must have a lane's predicate, or stand behind a branch, or count the votes of lanes that have one.
scale    cvt of two f32 through a scale, of all GPUs that have it, is an internal error (C7907) of ptxas 13.5 where it sees that
         all lanes have one scale. mgpu_cvt_scale_of_lane() must hide that, and be needed; the scale must arrive.

usage: compiler_faults.py [--self-test] [--nvcc PATH]

With nvcc's own ptxas, for sm_100a; with a newer one (MGPU_PTXAS; ptx95.py), for sm_107a too. Answers 0, 1, or 77 without
nvcc or a disassembler."""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import zero_cost
from zero_cost import origin

HERE = pathlib.Path(__file__).resolve().parent
PARAMETERS = {0x380: "b0", 0x384: "b1", 0x388: "b2", 0x38c: "n", 0x390: "mask"}    # where Blackwell has them
REGISTER = re.compile(r"(?<![\w.])U?R\d+\b")
RUBIN = re.compile(r"32b|sync_restrict|arrive\w*multicast|scale_u?e")       # kernels of sm_107 alone
SCALES = {"parameter": "b2", "lanes": "memory", "constant": None}      # where a scale comes from; None: its bits are in the code
COMMITS = {  # the end of a kernel's name: what the addresses of its commits come from; others than these, where they may
    "stage": ({"b1 n"}, ""), "three": ({"b0", "b1", "b2"}, ""), "ring": ({"b2"}, "n"), "lanes": ({"memory"}, "")}


class Instruction:
    """[@guard] opcode operands; what it writes: registers, a predicate."""
    def __init__(self, text):
        self.text = text
        self.guard, self.opcode, rest = re.match(r"(?:@(!?U?P\w+)\s+)?(\S+)\s*(.*)", text).groups()
        self.operands = re.split(r",\s*", rest)
        self.kind = self.opcode.split(".")[0]
        first = self.operands[0]
        count = 4 if ".128" in self.opcode else 2 if re.search(r"\.64|\.WIDE", self.opcode) else 1
        self.writes = following(first, count) if re.fullmatch(r"U?R\d+", first) and not self.kind.startswith("ST") else []

    def reads(self):
        """Registers; those behind a register of 64 bits too."""
        rest = ", ".join(self.operands[bool(self.writes):])
        wide = 2 if ".64" in self.opcode else 1
        return [r for m in REGISTER.finditer(rest) for r in following(m[0], 2 if rest.startswith(".64", m.end()) else wide)]

    def target(self):
        """The index of the instruction that a branch goes to."""
        where = re.search(r"0x([0-9a-f]+)$", self.text) if self.kind == "BRA" else None
        return int(where[1], 16) // 16 if where else None


def following(register, count):
    """R4, 2: R4, R5."""
    letter, number = re.match(r"(U?R)(\d+)", register).groups()
    return [f"{letter}{int(number) + i}" for i in range(count)]


def after(code, i, without=None):
    """The instructions that may come next."""
    it = code[i]
    ends = it.kind == "EXIT" or it.target() is not None
    out = [it.target()] if it.target() is not None else []
    conditional = it.guard or ".ANY" in it.opcode or (it.kind == "BRA" and len(it.operands) > 1)
    out += [i + 1] if not ends or conditional else []
    return [n for n in out if n < len(code) and n != without]


def sources(it, state):
    """What the registers that an instruction writes come from."""
    constants = [int(c, 16) for c in re.findall(r"c\[0x0\]\[0x([0-9a-f]+)\]", it.text)]
    if it.kind in ("LDC", "LDCU"):
        return [{PARAMETERS.get(constants[0] + 4 * k, "another constant")} if constants else {"a constant somewhere"} for k in range(len(it.writes))]
    if it.kind in ("LDG", "LDS", "LDL", "LD"):
        return [{"memory"} for _ in it.writes]
    if it.kind in ("S2R", "S2UR", "CS2R"):
        return [{it.operands[1]} for _ in it.writes]
    found = {PARAMETERS.get(c, "another constant") for c in constants}.union(*(state.get(r, {f"nothing ({r})"}) for r in it.reads()))
    return [found for _ in it.writes]


def origins(code):
    """Before each instruction, {register: what it may come from}: forward until nothing changes."""
    before, work = {0: {}}, [0]
    while work:
        i = work.pop()
        it, state = code[i], dict(before[i])
        new = sources(it, state)
        for register, found in zip(it.writes, new):
            weak = it.guard and it.kind != "R2UR"       # of R2UR, some lane has the predicate: it writes
            state[register] = found | state.get(register, set()) if weak else found
        for n in after(code, i):
            known = before.get(n)
            merged = state if known is None else {r: known.get(r, set()) | state.get(r, set()) for r in known | state}
            if merged != known:
                before[n] = merged
                work.append(n)
    return before


def commit_faults(name, code):
    """Sentences about commits that may tell another barrier, or a multicast one other CTAs."""
    wanted, also = COMMITS[name.split("__")[1]]
    before, seen, order, faults = origins(code), set(), "", []
    for i, it in enumerate(code):
        order += "m" if it.kind == "UTCHMMA" else ""
        if it.kind != "UTCBAR" or i not in before:
            continue
        parts = [{o for r in REGISTER.findall(operand) for o in before[i].get(r, {f"nothing ({r})"})} for operand in it.operands]
        come = " ".join(sorted(parts[0] - {also})) or "nothing"
        seen.add(come)
        order += come
        masks = " ".join(sorted(parts[-1])) if len(parts) > 2 else ""
        if masks != ("mask" if "multicast" in name else ""):
            faults.append(f"{name}: the mask of `{it.text}` comes from {masks or 'nothing'}")
    if name.endswith("three") and not re.fullmatch(r"(mb0mb1b2)+", order):
        faults.append(f"{name}: multiplications and commits are {order}, not mb0mb1b2 once or more")
    return faults + ([f"{name}: the addresses of commits come from {sorted(seen)}, not {sorted(wanted)}"] if seen != wanted else [])


def passed_by(code, i):
    """Is there a way to the end without instruction i?"""
    seen, work = set(), [0]
    while work:
        at = work.pop()
        if at not in seen:
            seen.add(at)
            if code[at].kind == "EXIT":
                return True
            work += after(code, at, without=i)
    return False


def arrive_faults(name, code):
    """Sentences about arrives that lanes do which do not take the `if`."""
    faults, some = [], False
    for i, it in enumerate(code):
        if not re.search(r"SYNCS.*\.ARRIVE", it.opcode):
            continue
        some = True
        lanes = it.guard is not None and not it.guard.lstrip("!").startswith("UP")
        behind = passed_by(code, i) and it.guard is None
        count = "R" if ".A0TR" in it.opcode else re.search(r"\.A(\d|[CR])T|$", it.opcode)[1]      # R: a register has the sum
        if count == "C":            # all lanes that are active
            good = behind
        elif count == "R" and it.kind == "USYNCS":
            voted = [v for k, v in enumerate(code) if v.kind in ("VOTE", "VOTEU") and REGISTER.fullmatch(v.operands[0]) and k < i]
            good = bool(voted) and all(v.guard is not None and "UP" not in v.guard or passed_by(code, code.index(v)) for v in voted)
        else:                       # each lane for itself
            good = lanes or behind
        if not good:
            faults.append(f"{name}: `{it.text}` counts lanes that do not take the `if`")
    return faults if some else [f"{name}: no arrive is seen"]


def scale_faults(name, code):
    """Sentences about a conversion whose numbers or scale are others."""
    before, wanted = origins(code), SCALES[name.split("__")[1]]
    found = [i for i, it in enumerate(code) if it.kind == "F2FP" and "MERGE_C" in it.opcode and i in before]
    faults = []
    for i in found:
        come = [{o for r in REGISTER.findall(operand) for o in before[i].get(r, {f"nothing ({r})"})} for operand in code[i].operands[1:]]
        if come[:2] != [{"b0"}, {"b1"}]:
            faults.append(f"{name}: the numbers of `{code[i].text}` come from {come[:2]}")
        if wanted not in come[2] if wanted else not any("0x7e" in it.text for it in code):
            faults.append(f"{name}: the scale of `{code[i].text}` comes from {sorted(come[2])}")
    return faults if found else [f"{name}: no conversion is seen"]


def needless(assembler, text, arch, version, folder, names):
    """Sentences about kernels that ptxas was to die of, and did not."""
    head, *parts = re.split(r"(?=\.visible \.entry)", text)
    out, file = [], folder / "dies.ptx"
    for part in parts:
        name = re.match(r"\.visible \.entry (\w+)", part)[1]
        if name in names:
            file.write_text(re.sub(r"(?m)^\.target \w+", f".target {arch}", re.sub(r"(?m)^\.version \S+", f".version {version}", head)) + part)
            done = subprocess.run([assembler, f"-arch={arch}", "-o", os.devnull, str(file)], capture_output=True, text=True, check=False)
            if "C7907" not in done.stderr:
                out.append(f"{name}: ptxas does not die of it any more: what hides a scale may go ({(done.stderr.splitlines() or ['it assembles'])[0]})")
    return out


def faults_of(machine):
    """All of them."""
    out = []
    for name, lines in sorted(machine.items()):
        code = [Instruction(line) for line in lines]
        out += {"commit": commit_faults, "arrive": arrive_faults, "scale": scale_faults}[name.split("_")[0]](name, code)
    return out


PLANTS = {  # kernel, what stands in its machine code, what would be wrong
    "a commit to another register": ("commit_commit__three", r"(UTCBAR \[)UR\d+", r"\g<1>UR4"),
    "a commit before its multiplication": ("commit_commit__three", r"UTCHMMA .*", "NOP"),
    "another parameter": ("commit_commit__stage", r"(c\[0x0\]\[)0x384", r"\g<1>0x380"),
    "a mask that is an address": ("commit_commit_multicast__ring", r"(UTCBAR\S* \[(UR\d+)\], URZ, )UR\d+", r"\1\2"),
    "an arrive without its predicate": ("arrive__more", r"@!?P\d+ +(S\w*\.ARRIVE)", r"\1"),
    "a scale that is a number": ("scale_s2f6x2__parameter", r"(F2FP\S*MERGE_C\S* R\d+, (\w+), \w+), \w+", r"\1, \2"),
    "numbers in another order": ("scale_e4m3x2__lanes", r"(F2FP\S*MERGE_C\S* R\d+), (\w+), (\w+),", r"\1, \3, \2,"),
    "an arrive in many CTAs without its branch": ("arrive_multicast__end", r"^@!?P\d+ EXIT.*", "NOP"),
    "an arrive in many CTAs without its predicate": ("arrive_multicast__more", r"@!?P\d+ +(S\w*\.ARRIVE)", r"\1"),
    "bytes of lanes that do not take it": ("arrive_expect_tx_multicast__more", r"@!?P\d+ (VOTE\.)", r"\1"),
    "an arrive of all lanes": ("arrive__more", r"@(!?)P(\d+) +\S+ARRIVE\S*", r"@\1UP\2 USYNCS.ARRIVE.TRANS64.ACT0"),
}


def self_test(machine):
    """Planted faults that are not seen."""
    missed = []
    for title, (name, was, new) in PLANTS.items():
        if name not in machine:
            continue
        changed = [re.sub(was, new, line) for line in machine[name]]
        if changed == machine[name] or not faults_of({name: changed}):
            missed.append(f"{title} in {name} is not seen")
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--nvcc", default="nvcc")
    args = parser.parse_args()
    nvcc, tool, ptxas = origin.tool(args.nvcc), zero_cost.disassembler(), os.environ.get("MGPU_PTXAS")
    if not nvcc or not tool:
        print(f"SKIP: {'neither cuobjdump nor nvdisasm is' if nvcc else 'nvcc is not'} here")
        return 77
    faults, count, planted = [], 0, set()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        text = zero_cost.ptx(nvcc, HERE / "compiler_faults.cu", folder)
        for assembler, version, arch in [(origin.tool("ptxas"), None, "sm_100a")] + [(ptxas, "9.5", a) for a in ("sm_100a", "sm_107a") if ptxas]:
            def takes(name, version=version, arch=arch):
                return (version or not name.startswith("scale_")) and (arch == "sm_107a" or not RUBIN.search(name))

            def lives(name, takes=takes):
                return takes(name) and not name.endswith("__dies")
            machine = zero_cost.disassembled(zero_cost.assembled(assembler, text, arch, lives, folder, version), tool)
            deadly = [n for n in re.findall(r"\.entry (\w+__dies)", text) if takes(n)]
            found = self_test(machine) if args.self_test else faults_of(machine) + needless(assembler, text, arch, version, folder, deadly)
            faults += [f"{assembler}, {arch}: {f}" for f in found]
            count += len(machine)
            planted |= {title for title, (name, _, _) in PLANTS.items() if name in machine}
    print("\n".join(faults) or (f"{len(planted)} planted faults are seen" if args.self_test else f"{count} kernels: commits tell their barriers, arrives are of lanes that take their `if`, scales arrive"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
