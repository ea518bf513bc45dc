#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does each device function emit the instruction that its comment promises?

usage: ptxcheck.py [--assemble] [--jobs N] [--new | --record] [HEADER...]      without a header: all of include/mgpu

Each header becomes one PTX module with one kernel per function. The instruction that comes out, with
registers traced back to the parameters they came from, must be the comment's `ptx` line: opcode with
all qualifiers, order of operands, literals, brackets, vectors and their lengths. `(...)` lines are
compositions: compiled, not compared. A parameter that its comment calls a constant is a literal here, `with w a constant: 64` a field of a struct;
where the comment has a range for it, there is a kernel for each number of the range, and a switch in the
body must have exactly these cases.

--assemble also tries the comment's `needs` line with ptxas: every function must be assembled with that
PTX version for that target, and of the others of TARGETS be accepted where the line says so and refused
where it does not: sm_90 is on all later ones, sm_90a on none, sm_100f on f and a of its family. What needs a later PTX than 9.0 is
assembled by the ptxas of MGPU_PTXAS (tools/newer_ptxas.py), and without one only compared.

It takes minutes, and its answer depends on the headers, on this program and on nvcc alone. --record checks
all and writes to tests/ptx/ptxcheck.txt of which headers with which texts nothing was to be said; --new
leaves those out as long as not a byte of them, of what they include or of this program has changed (the
tests do, below intensity 2); with --newer it is tests/ptx/ptxcheck_newer.txt, and holds for that ptxas too. Answers 0, 1, or 77 without nvcc."""
import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import headers
import origin

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECKED = {False: ROOT / "tests/ptx/ptxcheck.txt", True: ROOT / "tests/ptx/ptxcheck_newer.txt"}     # True: --newer
TARGETS = {"sm_75": (6, 3), "sm_80": (7, 0), "sm_86": (7, 1), "sm_89": (7, 8), "sm_90": (7, 8), "sm_90a": (8, 0),     # and their first PTX
           "sm_100": (8, 6), "sm_100f": (8, 8), "sm_100a": (8, 6), "sm_103f": (8, 8), "sm_103a": (8, 8), "sm_107": (9, 4), "sm_107f": (9, 4), "sm_107a": (9, 4), "sm_110f": (9, 0), "sm_110a": (9, 0),
           "sm_120f": (8, 8), "sm_120a": (8, 7), "sm_121a": (8, 8)}
FAMILIES = {100: (100, 103, 107), 103: (103, 107), 107: (107,), 110: (110,), 120: (120, 121), 121: (121,)}     # what takes the features of sm_100f, ...
ORDERS, SCOPES = ("relaxed", "release", "acquire", "acq_rel"), ("cta", "cluster", "gpu", "sys")   # `how` in ptx/atom_how.h
REPORTS = ("disabled", *(f"validity::per_16bytes::{n}" for n in ("80000000", "8000", "80", "8")), "validity::per_element::ff")   # `validity` in ptx/rubin_how.h
RED_OPS = ("add", "min", "max", "inc", "dec", "and", "or", "xor")         # `op` in ptx/rubin_how.h
USES = ("discard", "lastuse", "fill", "use")                         # `use` in ptx/tcgen05_how.h
MODES = ("rz.satfinite", "rz.satfinite.relu", "rz.satfinite.pzo", "rn.satfinite.pzo", "rn.satfinite", "rn.satfinite.relu")   # `how` in ptx/cvt_rubin.h
F8 = ("e5m2", "e4m3", "e3m2", "e2m3", "e2m1", "e2m1p4", "ue8m0")        # `type` and `types` in ptx/f8_arith.h
HELPERS = ("setp.", "selp.", "mov.", "cvt.", ".reg", "and.pred", "not.pred")
REGISTER = r"%(?:p|rs|r|rd|f|fd|h)\d+\b"            # as nvcc names them; %clock64 is none


def literal(parameter):
    """The first number in a constant's comment, else 8; of a tile and of a matrix one that is legal."""
    if parameter.type in ("mgpu_tmem_ref", "mgpu_tmem_way"):
        return "mgpu_tmem_ref_make(MGPU_TMEM_LAYOUT_D, 8, 0)" if parameter.type.endswith("ref") else "MGPU_TMEM_ROWS"
    if parameter.type == "mgpu_mma_tile":
        kind, of = ("MXF8F6F4", "E4M3") if "scaled" in parameter.doc else ("F16", "BF16")
        made = f"mgpu_mma_tile_make(MGPU_KIND_{kind}, MGPU_MMA_F32, MGPU_MMA_{of}, MGPU_MMA_{of}, 128, 64, 128)"
        return f"({{ mgpu_mma_tile tile = {made}; tile.sparse = true; tile; }})" if "sparse" in parameter.doc else made
    return next(iter(re.findall(r"\b\d+\b", parameter.doc)), "8")


def legal(parameter):
    """All numbers that a constant's comment allows, as it says them: `0..7`, `24 to 256, a multiple of 8`, `8, 16 or 32..64`, `1, 2, 4 or 8`."""
    found = re.search(r"((?:\b\d+, )*(?:\b\d+ or )?)\b(\d+)(?:\.\.| to )(\d+)(?:, a multiple of (\d+))?", parameter.doc)
    if found:
        return [*map(int, re.findall(r"\d+", found[1])), *range(int(found[2]), int(found[3]) + 1, int(found[4] or 1))]
    listed = re.search(r"\b(?:\d+, )+\d+ or \d+\b", parameter.doc)
    return [*map(int, re.findall(r"\d+", listed[0]))] if listed else []


def probes_of(item):
    """A probe, or one for each number that its only constant may be."""
    first = Probe(item)
    numbers = legal(item.parameter(next(iter(first.constants)))) if len(first.constants) == 1 else []
    return [Probe(item, n) for n in numbers] if numbers and not first.composed else [first]


def wrong_cases(item, text):
    """A sentence when the switch in a function's body has other cases than its comment has numbers."""
    cases = {int(n) for n in re.findall(r"^    case (\d+):$", text[item.end:text.find("\n}\n", item.end)], re.M) if item.kind == "DEVICE"}
    numbers = {n for p in item.parameters if "constant" in p.doc for n in legal(p)}
    return f"the comment allows {sorted(numbers)}, the switch has {sorted(cases)}" if cases and cases != numbers else None


class Probe:
    """One kernel around one function, and what its comment promises; `number` is what its constant is."""

    def __init__(self, item, number=None):
        self.item, self.name = item, item.name if number is None else f"{item.name}__{number}"
        self.label = item.name if number is None else f"{item.name}: n = {number}"
        self.ptx = item.fields.get("ptx", "")
        self.composed = self.ptx.startswith("(")
        for p in item.parameters if item.kind == "MACRO" else ():      # which has no types: its comment says them
            registers = re.match(r"(?:\d+|one) (register|float)s?\b", p.doc)
            p.type, p.pointer = ({"register": "uint32_t *", "float": "float *"}[registers[1]], True) if registers else ("uint32_t", False) if p.doc.startswith("address") else (p.type, p.pointer)
        self.constants = {p.name: literal(p) if number is None else str(number) for p in item.parameters
                          if (item.kind == "MACRO" and p.type == "literal") or (re.search(r"\bconstant\b", p.doc) and not p.pointer)}
        self.arrays = {p.name: self._length(p) for p in item.parameters if self._is_array(p)}

    def _is_array(self, p):
        if not p.pointer or re.search(rf"\[{p.name}\b[^\]]*\]", self.ptx) or re.search(r"void|mgpu_", p.type):
            return False
        return bool(p.array or re.match(r"(\d+|n / \d+|x) ", p.doc) or not self.composed)

    def _length(self, p):
        said = re.match(r"n / (\d+) ", p.doc)
        if said:
            return int(self.constants.get("n", "0")) // int(said[1])
        said = re.match(r"(?:(\d+) \* )?x ", p.doc)
        if said:
            return int(said[1] or 1) * int(self.constants["x"])
        said = re.match(r"(\d+) ", p.doc)
        return int(p.array if p.array and p.array.isdigit() else said[1] if said else 1)

    def source(self):
        parameters, before, call, after = [], [], [], []
        for p in self.item.parameters:
            if p.name in self.constants:
                call.append(self.constants[p.name])
            elif p.name in self.arrays:
                n, bare = self.arrays[p.name], p.type.replace("const", "").strip(" *")
                parameters.append(f"const {bare} *{p.name}")
                before.append(f"{bare} a_{p.name}[{n}]; for (int i = 0; i < {n}; i++) a_{p.name}[i] = {p.name}[i];")
                if "const" not in p.type:
                    parameters.append(f"{bare} *{p.name}_")
                    after.append(f"for (int i = 0; i < {n}; i++) {p.name}_[i] = a_{p.name}[i];")
                call.append(f"a_{p.name}")
            elif p.pointer and re.search(r"\bwith \w+ a constant\b", p.doc):
                bare = p.type.replace("const", "").strip(" *")
                parameters.append(f"{bare} {p.name}")
                before.append(f"{p.name}.{re.search(r'with (.*?) a constant', p.doc)[1]} = {literal(p)};")
                call.append(f"&{p.name}")
            else:
                parameters.append(f"{p.type} {p.name}")
                call.append(p.name)
        result = "" if self.item.type == "void" else "*returned_ = "
        if result:
            parameters.append(f"{self.item.type} *returned_")
        self.parameters = [re.findall(r"\w+", p)[-1] for p in parameters]
        return (f"extern \"C\" __global__ void __launch_bounds__(128, 1) probe_{self.name}({', '.join(parameters)}) {{ "
                f"{' '.join(before)} {result}{self.item.name}({', '.join(call)}); {' '.join(after)} }}\n")

    def line(self):
        """The comment's instruction, with words and numbers for what its constants stand for."""
        want = self.ptx
        for name, value in self.constants.items():
            want = re.sub(rf"\b{name}\b", value, want)
        want = re.sub(r"(?<=\.m64n)N(?=k)", self.constants.get("n", "N"), want)
        want = re.sub(r"(?<=b)\.NUM\b", ".x" + self.constants.get("x", "NUM"), want)
        if ".ORDER.SCOPE." in want:
            order, scope = divmod(int(self.constants["how"]), len(SCOPES))
            want = want.replace("ORDER", ORDERS[order]).replace("SCOPE", SCOPES[scope])
        if ".ATYPE" in want:
            n = int(self.constants.get("types", self.constants.get("type")))
            want = want.replace(".ATYPE.BTYPE", f".{F8[n // 7]}x4.{F8[n % 7]}x4").replace(".ATYPE", f".{F8[n % 7]}x4")
        if re.match(r"cvt\.(?:ANY_)?MODE\.", want):
            want = re.sub(r"(?:ANY_)?MODE", MODES[int(self.constants["how"])], want, count=1)
        if ".RED_OP." in want:
            want = want.replace("RED_OP", RED_OPS[int(self.constants["op"])])
        if "::REPORT" in want:
            want = want.replace("REPORT", REPORTS[int(self.constants["validity"])])
        want = re.sub(r"(?<=\.collector::)(a::|BUFFER_)USE\b", lambda m: ("a" if m[1] == "a::" else "b" + self.constants["buffer"]) + "::" + USES[int(self.constants["use"])], want)
        want = re.sub(r"(?<=\.collector::b::)OTHER\b", lambda m: USES[int(self.constants["other"])], want)
        return want

    def check(self, body):
        """None, or what is wrong with the PTX `body` of the kernel."""
        blocks = re.findall(r"// begin inline asm\n(.*?)// end inline asm", body, re.S)
        lines = statements("\n".join(blocks))
        if self.composed:
            return f"says no instruction, but has {lines}" if lines and self.ptx == "(no instruction)" else None
        want = self.line()
        names, where = self._trace(body)
        if not any(not s.startswith(HELPERS) for s in lines):
            lines = [s for s in statements(body[body.index("{"):]) if not s.startswith(("ld.param", "cvta.to", "st.global", "ret", "."))] or lines
        for s in lines:                               # predicates that stand for a parameter
            test = re.fullmatch(r"setp\.ne\.[bsu]32 (%?\w+), (%\w+), 0;", s)
            if test and test[2] in names:
                names[test[1]] = names[test[2]]
            byte = re.fullmatch(r"cvt\.u8\.u(?:16|32) (\w+), (%\w+);", s)      # a .b8 that stands for a parameter
            if byte and byte[2] in names:
                names[byte[1]] = names[byte[2]]
        opcode = want.split()[0].rstrip(";")
        main = [s for s in lines if not s.startswith(HELPERS)] or [s for s in lines if s.split()[0] == opcode]
        if len(main) != 1:
            return f"{len(main)} instructions come out, not one: {' '.join(main) or 'none'}"
        local = [n.strip() for names_ in re.findall(r"\.reg \.\w+ ([^;]*);", "\n".join(blocks)) for n in names_.split(",")]
        got = self._label(main[0], names, where, local)
        if squeeze(got) == squeeze(want) or self._results(squeeze(want), squeeze(got)):
            return None
        return f"the comment says\n    {want}\n  but nvcc emits\n    {got}"

    def _trace(self, body):
        """Registers that hold parameters (or array elements), and those stored to results."""
        names, stored = {}, {}
        for s in statements(re.sub(r"// begin inline asm.*?// end inline asm", "", body, flags=re.S)):
            m = re.fullmatch(r"ld\.param\.\w+ (%\w+), \[probe_\w+?_param_(\d+)\];", s)
            if m:
                names[m[1]] = self.parameters[int(m[2])]
                continue
            m = re.fullmatch(r"(?:mov|cvt|cvta)[\w.]* (%\w+), (%\w+);", s)
            if m and m[2] in names:
                names[m[1]] = names[m[2]]
                continue
            m = re.fullmatch(r"ld\.global[\w.]*\.\w+ (%\w+), \[(%\w+)\+?(\d*)\];", s)
            if m and m[2] in names:
                names[m[1]] = f"{names[m[2]]}[{int(m[3] or 0) // self._size(names[m[2]])}]"
                continue
            m = re.fullmatch(r"st\.global[\w.]*\.\w+ \[(%\w+)\+?(\d*)\], (%\w+);", s)
            if m and m[1] in names and names[m[1]].rstrip("_") in self.arrays:
                array = names[m[1]].rstrip("_")
                stored[m[3]] = f"{array}[{int(m[2] or 0) // self._size(array)}]"
        return names, stored

    def _size(self, array):
        p = self.item.parameter(array)
        return 8 if p and re.search(r"64|double", p.type) else 2 if p and "16" in p.type else 4

    def _label(self, statement, names, stored, local):
        """The statement with parameter names for registers and `d` for all of the array d."""
        opcode, _, rest = statement.partition(" ")

        def label(m):
            if m[0] in local and m.start() == 0:      # a result may reuse the predicate of an input
                return "?" + m[0]
            return stored.get(m[0]) or names.get(m[0]) or "?" + m[0].lstrip("%")

        rest = re.sub("|".join([REGISTER, *(rf"(?<![\w.%]){n}\b" for n in local)]), label, rest)
        for array, n in self.arrays.items():
            whole = ", ".join(f"{array}[{i}]" for i in range(n))
            rest = re.sub(r",\s*", ", ", rest).replace("{" + whole + "}", array)
            rest = rest.replace(f"{array}[0]", array) if n == 1 else rest
        return opcode + (" " + rest if rest else "")

    def _results(self, want, got):
        """Equal, when names that are no parameter stand for registers that are no parameter?"""
        known = {p.name for p in self.item.parameters}
        w, g = re.findall(r"[?%]?[\w.:]+|\S", want), re.findall(r"[?%]?[\w.:]+|\S", got)
        if len(w) != len(g) or w[0] != g[0]:
            return False
        bound = {}
        for a, b in zip(w[1:], g[1:]):
            if a != b and (a in known or not re.fullmatch(r"[a-z]\w*", a) or not b.startswith("?")
                           or bound.setdefault(a, b) != b):
                return False
        return len(set(bound.values())) == len(bound)


def statements(text):
    """PTX statements, one string each, blanks squeezed; braces that only group are dropped."""
    text = re.sub(r"//[^\n]*", "", text)
    out = []
    for s in re.split(r"(?<=;)", text):
        s = re.sub(r"^[\s{}]+", "", s)
        s = re.sub(r"\s+", " ", s).strip()
        if s.strip("{} ;"):
            out.append(s)
    return out


def entries(text):
    """The text of each kernel of a module, by the name of the function it probes."""
    return {re.search(r"\.entry probe_(\w+)\(", part)[1]: part for part in text.split("\t// .globl")[1:]
            if ".entry probe_" in part}


def squeeze(line):
    opcode, _, rest = line.rstrip(";").partition(" ")
    return opcode + " " + re.sub(r"\s+", "", rest)


NEWEST = {False: "9.0", True: "9.5"}                # of nvcc's ptxas, of the newer one
# What nvcc's ptxas takes for older targets than the newer one does: the newer one is asked, too.
LOOSER = re.compile(r"fence\.(?:acquire|release)\.(?:cta|gpu|sys);")


def run(command):
    command[0] = origin.tool(command[0]) or command[0]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


def check_header(header, include, folder, assemble):
    """Failures and counts of one header: (list of text, {word: count})."""
    name = header.relative_to(include / "mgpu") if header.is_relative_to(include) else header
    written = header.read_text()
    items = [i for i in headers.read(written) if i.kind in ("DEVICE", "MACRO") and not i.private]
    for i in items:                                   # an idiom may be no instruction at all
        if "ptx" not in i.fields and str(name).startswith("tile"):
            i.fields["ptx"] = "(no instruction)"
    bad = [f"{name}: {i.name}: no `{word}` line" for i in items for word in ("ptx", "needs") if word not in i.fields]
    bad += [f"{name}: {i.name}: {said}" for i in items for said in [wrong_cases(i, written)] if said]
    probes = [p for i in items if "ptx" in i.fields for p in probes_of(i)]
    counts = {"compared": sum(not p.composed for p in probes), "composed": sum(p.composed for p in probes)}
    if not probes:
        return bad, counts
    stem = folder / str(name).replace("/", "_")
    source = "#include <mgpu/ptx/thread.h>\n" if (include / "mgpu/ptx/thread.h").exists() else ""
    pathlib.Path(f"{stem}.cu").write_text(source + f'#include "{header.resolve()}"\n' + "".join(p.source() for p in probes))
    kept = pathlib.Path(f"{stem}.kept")
    kept.mkdir()
    newest = max((int(re.search(r"\d+", n)[0]) for p in probes for n in (needed(p.item) or ((), ("sm_90",)))[1][:1]), default=90)
    front = "compute_120a" if newest >= 120 else "compute_103a" if newest == 103 else "compute_100a" if newest >= 100 else "compute_90a"
    done = run(["nvcc", "-std=c++17", "-gencode", f"arch={front},code={front}", f"-I{include}", "-ptx",
                "-keep", "-keep-dir", str(kept), f"{stem}.cu", "-o", f"{stem}.ptx"])
    if done.returncode and not (any((needed(p.item) or ((0, 0),))[0] > (9, 0) for p in probes) and "ptxas fatal" in done.stdout):
        return bad + [f"{name}: nvcc refuses the probes:\n{done.stdout[:2000]}"], counts
    text = next(f for f in (pathlib.Path(f"{stem}.ptx"), *kept.glob("*.ptx")) if f.exists()).read_text()   # its ptxas reads it last
    text = re.sub(r'\t*\.pragma "used_bytes_mask.*\n', "", text)           # what of a load is used: a hint, of PTX 8.3
    bodies = entries(text)
    for p in probes:
        said = p.check(bodies[p.name]) if p.name in bodies else "no kernel comes out"
        bad += [f"{name}: {p.label}: {said}"] if said else []
    if assemble:
        bad += [f"{name}: {b}" for b in try_targets(probes, text, bodies, stem, counts)]
    return bad, counts


def takes(needed, target):
    """Does `target` have what `needed` names? sm_90 is on all later ones, sm_90a on itself alone, sm_100f on the f and a of its family."""
    number = int(re.search(r"\d+", target)[0])
    if needed.endswith("f"):
        return target[-1] in "af" and number in FAMILIES[int(needed[3:-1])]
    return target == needed if needed.endswith("a") else number >= int(needed[3:])


def refused(text, kernels, version, target, stem, generate, ptxas):
    """Names of `kernels` that ptxas refuses when the module is retargeted: {name: first error}. `generate`: up to the machine
    code, else the module is only read, in a tenth of the time."""
    head = re.sub(r"^\.version \S+", f".version {version}", text[:text.index("\t// .globl")], flags=re.M)
    head = re.sub(r"^\.target \S+", f".target {target}", head, flags=re.M)
    arch = target if generate else target.replace("sm_", "compute_")
    remaining, errors = dict(kernels), {}
    while remaining:                       # a syntax error hides what follows it: take it out, try again
        module, lines = head, []
        for name, body in remaining.items():
            start = module.count("\n") + 1
            module += "\t// .globl" + body
            lines.append((start, module.count("\n"), name))
        file = pathlib.Path(f"{stem}.{version}.{arch}.ptx")
        file.write_text(module)
        done = run([ptxas, "-O0", f"-arch={arch}", str(file), "-o", f"{file}.cubin"])
        if done.returncode == 0:
            break
        found = {}
        for line, message in re.findall(r", line (\d+); (?:error|fatal)\s*: (.*)", done.stdout):
            for start, end, name in lines:
                if start <= int(line) <= end:
                    found.setdefault(name, message)
        errors.update(found)
        if not found:
            raise RuntimeError(f"ptxas: {done.stdout[:500]}")
        if "fatal   : Parsing" not in done.stdout and "Parsing error" not in done.stdout:
            break
        for name in found:
            del remaining[name]
    return errors


def needed(item):
    """(PTX version, targets) of an item's `needs` line, or None when it has another form."""
    said = item.fields.get("needs", "").replace("any target", "PTX 6.3, sm_75")
    found = re.fullmatch(r"PTX (\d+)\.(\d+)((?:, sm_\d+[af]?)+)(?: \(.*\))?", said)
    targets = found[3][2:].split(", ") if found else []
    return ((int(found[1]), int(found[2])), targets) if targets and set(targets) <= set(TARGETS) else None


def try_targets(probes, text, bodies, stem, counts):
    bad = [f"{p.name}: `needs` is not `PTX x.y, target[, target...]` of {', '.join(TARGETS)}" for p in probes if not needed(p.item)]
    probes = [p for p in probes if needed(p.item) and p.name in bodies]
    for newer, ptxas in ((False, "ptxas"), (True, os.environ.get("MGPU_PTXAS"))):
        some = [p for p in probes if (needed(p.item)[0] > (9, 0)) == newer or newer and ptxas and LOOSER.match(p.ptx)]
        if some and ptxas:
            bad += try_group(some, text, bodies, stem, counts, ptxas, newer)
        elif some:
            counts["not assembled: they need a newer ptxas"] = len(some)
    return bad


def try_group(probes, text, bodies, stem, counts, ptxas, newer):
    bad, seen, first, newest = [], set(), {}, NEWEST[newer]                  # one number of a constant is enough for what the targets take
    needs = {p.name: needed(p.item) for p in probes}
    for p in probes:
        if "(.cluster: sm_90)" in p.item.fields["needs"] and ".cluster." in bodies[p.name]:
            needs[p.name] = (needs[p.name][0], ["sm_90"])
        first[p.name] = p.item.name not in seen
        seen.add(p.item.name)
    for target, oldest in TARGETS.items():
        if oldest > tuple(map(int, newest.split("."))):    # this ptxas does not know it
            continue
        for version in sorted({max(needs[p.name][0], oldest) for p in probes if target in needs[p.name][1]}):
            names = [p.name for p in probes if target in needs[p.name][1] and max(needs[p.name][0], oldest) == version]
            errors = refused(text, {n: bodies[n] for n in names}, "%d.%d" % version, target, stem, True, ptxas)
            bad += [f"{n}: ptxas refuses it for PTX {version[0]}.{version[1]}, {target}: {e}" for n, e in errors.items()]
            counts[f"assembled for {target}"] = counts.get(f"assembled for {target}", 0) + len(names) - len(errors)
        others = [p for p in probes if first[p.name] and target not in needs[p.name][1]]
        accept = [p.name for p in others if any(takes(n, target) for n in needs[p.name][1])]
        errors = refused(text, {n: bodies[n] for n in accept}, newest, target, stem, False, ptxas)
        bad += [f"{n}: its `needs` promise {target}, which refuses it: {e}" for n, e in errors.items()]
        refuse = [p.name for p in others if p.name not in accept and not p.composed and p.ptx != "(no instruction)"
                  and (newer or not LOOSER.match(p.ptx))]
        errors = refused(text, {n: bodies[n] for n in refuse}, newest, target, stem, True, ptxas)
        bad += [f"{n}: its `needs` leave out {target}, which takes it too" for n in refuse if n not in errors]
        counts["accepted on others"] = counts.get("accepted on others", 0) + len(accept)
        counts["refused"] = counts.get("refused", 0) + len(errors)
    return bad


def included(header, found):
    """A header and what it includes by a relative path, transitively."""
    if header not in found:
        found.add(header)
        for name in re.findall(r'^#\s*include "([^"]+)"', header.read_text(), re.M):
            included((header.parent / name).resolve(), found)
    return found


def fingerprint(header, newer):
    """Of all that the answer depends on."""
    known = hashlib.sha256(run(["nvcc", "--version"]).stdout.encode())
    if newer:
        known.update(run([os.environ["MGPU_PTXAS"], "--version"]).stdout.encode())
    for file in [ROOT / "tools/headers.py", pathlib.Path(__file__).resolve(), *sorted(included(header, set()))]:
        known.update(file.name.encode() + file.read_bytes())
    return known.hexdigest()


def checked(newer):
    """{fingerprint} of the headers of which nothing was to be said."""
    return {line.split()[0] for line in CHECKED[newer].read_text().splitlines() if line and line[0] != "#"} if CHECKED[newer].exists() else set()


def write_checked(files, newer):
    rows = [f"{fingerprint(f, newer)} {f.relative_to(ROOT / 'include')}" for f in files]
    CHECKED[newer].write_text(f"# Headers of which tools/ptxcheck.py --assemble{' --newer' * newer} had nothing to say; written by its --record.\n"
                              + "".join(f"{r}\n" for r in rows))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--assemble", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--include", type=pathlib.Path, default=ROOT / "include")
    parser.add_argument("--new", action="store_true", default=os.environ.get("MGPU_TEST_INTENSITY") == "1")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--newer", action="store_true", help="only headers of which the ptxas of MGPU_PTXAS says more")
    parser.add_argument("header", nargs="*", type=pathlib.Path)
    args = parser.parse_args()
    if not origin.tool("nvcc") or not origin.tool("ptxas"):
        print("SKIP: nvcc is not here")
        return 77
    files = [h.resolve() for h in args.header] or sorted((args.include / "mgpu").rglob("*.h"))
    files = [f for f in files if re.search(r"^MGPU_DEVICE", f.read_text(), re.M) and f.name != "config.h"
             and "emu" not in f.parts]
    if args.newer:
        files = [f for f in files if re.search(rf"needs +PTX (9\.[1-9]|\d\d)|ptx +{LOOSER.pattern}", f.read_text())]
    newer = args.newer and "MGPU_PTXAS" in os.environ
    every, known = files, checked(newer) if args.new and args.assemble and not args.record else set()
    files = [f for f in files if not known or fingerprint(f, newer) not in known]
    bad, total = [], {}
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for file, (failures, counts) in zip(files, pool.map(
                lambda f: check_header(f, args.include.resolve(), pathlib.Path(folder), args.assemble), files)):
            bad += failures
            print(f"{'BAD' if failures else 'ok '} {file.name}: " + ", ".join(f"{v} {k}" for k, v in counts.items()))
            for key, value in counts.items():
                total[key] = total.get(key, 0) + value
    print("\n".join(bad + [f"{len(files)} headers, " + ", ".join(f"{v} {k}" for k, v in total.items())
                           + f"; {len(every) - len(files)} are as {CHECKED[newer].name} knows them: {len(bad)} failures"]))
    if args.record and args.assemble and not args.header and not bad and newer == args.newer:
        write_checked(every, newer)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
