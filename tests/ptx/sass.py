#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What becomes of each instruction in machine code? Of each row of tools/instructions.txt one function, compiled for each target
that takes it; in its kernel must be a machine instruction that tests/ptx/sass.txt expects of such an opcode. A wrapper whose
asm is another instruction than its name says, or one that ptxas takes for nothing, shows here, by a table that nobody printed.

usage: sass.py [--nvcc PATH] [--build FOLDER] [--show OPCODE] [--whole] [--each] [--newer]

--newer asks the ptxas of MGPU_PTXAS (ptx95.py) what becomes of those that need a later PTX than nvcc's has; their table is
tests/ptx/sass_newer.txt. A row has one function of each kind; below intensity 2 (MGPU_TEST_INTENSITY), and without --whole, the first and every fourth of the others;
at intensity 3, and with --each, every function of those that nvcc's ptxas knows.
Of all functions each line of sass.txt is of use, of all kinds each of sass_newer.txt. --show prints the machine code of the opcodes that have this in them. Answers 0, 1, or 77 without nvcc or a disassembler: nvdisasm or cuobjdump on PATH, in the toolkit, where
$MGPU_NVDISASM says, or in FOLDER, where tools/newer_ptxas.py has put one."""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import coverage  # noqa: E402
import headers  # noqa: E402
import origin  # noqa: E402
import ptxcheck  # noqa: E402

TARGETS = {False: ("sm_90a", "sm_100a", "sm_103a", "sm_120a"), True: ("sm_90a", "sm_100a", "sm_103a", "sm_107a", "sm_110a", "sm_120a")}     # True: --newer
TABLE = {False: HERE / "sass.txt", True: HERE / "sass_newer.txt"}

Line = collections.namedtuple("Line", "number opcode target wanted")


def table(text):
    """The lines: OPCODE [@TARGET] : MNEMONIC..., all regular expressions; of an opcode the first that fits counts."""
    out = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.startswith("#"):
            what, _, wanted = line.partition(" : ")
            opcode, _, target = what.strip().partition(" @")
            out.append(Line(number, re.compile(opcode), re.compile(target or r".*"), wanted.split()))
    return out


def line_for(lines, opcode, target):
    return next((x for x in lines if x.opcode.fullmatch(opcode) and x.target.fullmatch(target)), None)


# Words that do not change the unit: types, shapes, hints; of atomics orders and scopes, too.
ALIKE = re.compile(r"[bfsu]\d+(?:x\d+)?|pred|bf16(?:x2)?|tf32|u?e\dm\d(?:x\d)?|m\d+n\d+(?:k\d+)?|x\d+|v\d|collector::\w+(?:::\w+)?|L[12]::\w+|ashift|"
                   r"satfinite|ftz|noftz|relu|trans|row|col|to|c[ag]|scale_vec::\dX|block(?:16|32)|unpack::16b|pack::16b")
ORDERS = re.compile(r"relaxed|release|acquire|acq_rel|weak|cta|cluster|gpu|sys|[234]d|\d+x\d+b(?:x2)?|warpx\d(?:::\w+)?|aligned|sync")


def kind_of(opcode):
    """What a kernel is made for, once in a row."""
    words = [w for w in opcode.split(".") if not ALIKE.fullmatch(w)]
    if not words[0].startswith(("fence", "ld", "st", "mbarrier", "barrier", "cp")):
        words = [w for w in words if not ORDERS.fullmatch(w)]
    return ".".join(words) if not re.match(r"(?:mma|wgmma)\.", opcode) else opcode if "kind::" in opcode and "f32" in opcode else re.sub(r"(?<=m64n)\d+", "", ".".join(opcode.split(".")[:8]))


def probe_of(item, spelled):
    """A kernel in which the function is this spelling: of one that folds several by a constant, with its number."""
    every = ptxcheck.probes_of(item)
    return next((p for p in every if p.line().split()[0].rstrip(";") == spelled), every[0] if len(every) == 1 else ptxcheck.Probe(item))


def rows(whole, newer, each):
    """(opcode, kernel, its header, targets): of each row one of each kind, or each function."""
    families = coverage.table()
    coverage.matched(families)
    files = {item.name: file for file in sorted((ROOT / "include/mgpu/ptx").glob("*.h"))
             for item in headers.read(file.read_text()) if not item.private}
    for row in (r for f in families for r in f.rows):
        seen = set()
        for spelled, items in sorted(row.functions.items(), key=lambda x: row.opcodes.index(x[0])):
            for item in [i for i in items if i.kind == "DEVICE"][:None if each else 1]:       # of a macro there is no kernel without its types
                kind, needs = item.name if each else kind_of(spelled), ptxcheck.needed(item)
                if kind in seen or not needs or (needs[0] > tuple(map(int, ptxcheck.NEWEST[False].split(".")))) != newer:
                    continue
                seen.add(kind)
                if len(seen) == 1 or len(seen) % 4 == 0 or whole or each:
                    yield spelled, probe_of(item, spelled), files[item.name], needs[1]


def source(probe):
    """Its text; of a function that ptxas dies of where all lanes have one scale, as they have here, with what hides that."""
    return probe.source().replace(", scale)", ", mgpu_cvt_scale_of_lane(scale))") if dies(probe) else probe.source()


def dies(probe):
    return "mgpu_cvt_scale_of_lane" in probe.item.fields.get("errors", "")


def ptx_of(nvcc, probes, files, arch, folder):
    """{function: its kernel's PTX}, and the module's head."""
    file = folder / f"{arch}.cu"
    files = files | {ROOT / "include/mgpu/ptx/cvt_newer.gen.h"} if any(map(dies, probes)) else files
    file.write_text("#include <mgpu/ptx/thread.h>\n" + "".join(f'#include "{f}"\n' for f in sorted(files)) + "".join(source(p) for p in probes))
    kept = folder / f"{arch}.kept"                     # its ptxas reads the PTX last, and may refuse it
    kept.mkdir()
    done = subprocess.run([nvcc, "-std=c++17", "-gencode", f"arch=compute_{arch},code=compute_{arch}", f"-I{ROOT / 'include'}", "-ptx", "-keep", "-keep-dir", str(kept),
                           str(file), "-o", str(folder / f"{arch}.ptx")], capture_output=True, text=True, check=False)
    text = next((f.read_text() for f in (folder / f"{arch}.ptx", *kept.glob("*.ptx")) if f.exists()), None)
    if text is None or done.returncode and "ptxas fatal" not in done.stderr:
        raise SystemExit(f"sass.py: nvcc refuses the probes for {arch}:\n{done.stderr[:2000]}")
    return ptxcheck.entries(text), text[:text.index("\t// .globl")]


def machine_code(ptxas, disassembler, head, bodies, target, folder, newer):
    """{function: its machine instructions}."""
    head = re.sub(r"^\.version \S+", f".version {ptxcheck.NEWEST[True]}", head, flags=re.M) if newer else head
    head = re.sub(r"^\.target \S+", f".target {target}", head, flags=re.M)
    file, cubin = folder / f"{target}.ptx", folder / f"{target}.cubin"
    file.write_text(head + "".join("\t// .globl" + b for b in bodies.values()))
    done = subprocess.run([ptxas, "-O1", f"-arch={target}", str(file), "-o", str(cubin)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"sass.py: ptxas refuses the probes for {target}:\n{done.stderr[:2000]}")
    options = ["-sass"] if "cuobjdump" in disassembler else []
    text = subprocess.run([disassembler, *options, str(cubin)], capture_output=True, text=True, check=True).stdout
    parts = re.split(r"^\s*(?:Function : |\.text\.)probe_(\w+)(?:,|:|\n)", text, flags=re.M)
    code = {}
    for name, body in zip(parts[1::2], parts[2::2]):
        found = re.findall(r"/\*([0-9a-f]{4,5})\*/\s+(?:\{\s*)?(?:@!?\w+\s+)?([A-Z][\w.]*)([^;]*);", body)
        code[name] = [(mnemonic, operands) for _, mnemonic, operands in found]
        code[name] += [("?", "")] * (found != [] and int(found[-1][0], 16) // 16 + 1 > len(found))     # one that the disassembler leaves out
    return code


def find_disassembler(build):
    given = os.environ.get("MGPU_NVDISASM")
    fetched = [str(f) for f in build.glob("newer_ptxas/lib/python3*/site-packages/nvidia/cu13/bin/nvdisasm")]
    return given if given and os.access(given, os.X_OK) else origin.tool("nvdisasm") or origin.tool("cuobjdump") or next(iter(fetched), None)


def fits(needs, target):
    return any(ptxcheck.takes(n, target) for n in needs)


def compiled(nvcc, disassembler, folder, whole=True, newer=False, each=False):
    """{target: [(opcode, function, its machine instructions)]}."""
    ptxas = os.environ["MGPU_PTXAS"] if newer else str(pathlib.Path(nvcc).with_name("ptxas"))
    chosen = list(rows(whole, newer, each))
    bodies, heads = {}, {}
    for arch in ("90a", "100a", "103a", "120a"):        # each is compiled for the first that takes it, those of Rubin for the third
        some = [r for r in chosen if r[1].name not in bodies and (fits(r[3], f"sm_{arch}") or arch == "103a" and fits(r[3], "sm_107a"))]
        probes = list({r[1].name: r[1] for r in some}.values())
        if probes:
            found, head = ptx_of(nvcc, probes, {r[2] for r in some}, arch, folder)
            bodies.update({k: (v, arch) for k, v in found.items()})
            heads[arch] = head
    out = {}
    for target in TARGETS[newer]:
        here = [r for r in chosen if r[1].name in bodies and fits(r[3], target)]
        head = heads[max((bodies[r[1].name][1] for r in here), key=lambda a: (heads[a].count(".shared"), list(heads).index(a)))]
        code = machine_code(ptxas, disassembler, head, {r[1].name: bodies[r[1].name][0] for r in here}, target, folder, newer)
        out[target] = [(r[0], r[1].name, code.get(r[1].name, [])) for r in here]
    return out


BARE = re.compile(r"U?LDCU?\b.*|U?MOV\b.*|EXIT|BRA|NOP|S2U?R|RET.*|STG\.E")      # of every kernel


def is_there(wanted, opcode, instructions):
    if wanted == "nothing":
        return all(BARE.fullmatch(m) for m, _ in instructions)
    wanted = re.sub(r"\{(\d)\}", lambda m: (opcode[int(m[1])] or "").upper(), wanted)
    return any(re.match(wanted, m + rest.replace(" ", "")) for m, rest in instructions)


def faults_of(code, lines, table):
    """(sentences, numbers of the lines that were used)."""
    bad, used = [], set()
    for target, every in code.items():
        for opcode, name, instructions in every:
            line = line_for(lines, opcode, target)
            used.add(line and line.number)
            if line is None:
                bad.append(f"{opcode}: {name}(), {target}: {table} has no line for it; it is {' '.join(sorted({m for m, _ in instructions}))}")
            elif not any(is_there(w, line.opcode.fullmatch(opcode), instructions) for w in line.wanted):
                bad.append(f"{opcode}: {name}(), {target}: none of {' '.join(line.wanted)} ({table}:{line.number}) in {' '.join(sorted({m for m, _ in instructions}))}")
    return bad, used


def faults_of_table(code, lines, whole, table):
    """A wrong line is seen; and with all rows there is no line that is never used."""
    bad, used = faults_of(code, lines, table)
    firsts = {line_for(lines, every[0][0], target).number for target, every in code.items() if every and line_for(lines, every[0][0], target)}
    wrong = [x._replace(wanted=["UTCHMMA"]) if x.number in firsts else x for x in lines]
    seen = {b.split(", ")[1].split(":")[0] for b in faults_of(code, wrong, table)[0] if b not in bad} == set(code)
    return [f"{table}:{x.number}: no row uses it" for x in lines if whole and x.number not in used] + ([] if seen else ["a wrong line is not seen"])


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--nvcc", default="nvcc")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    parser.add_argument("--show")
    parser.add_argument("--newer", action="store_true")
    parser.add_argument("--whole", action="store_true", default=int(os.environ.get("MGPU_TEST_INTENSITY", "1")) >= 2)
    parser.add_argument("--each", action="store_true", default=int(os.environ.get("MGPU_TEST_INTENSITY", "1")) >= 3)
    arguments = parser.parse_args()
    nvcc, disassembler = origin.tool(arguments.nvcc), find_disassembler(arguments.build)
    if arguments.newer and not os.environ.get("MGPU_PTXAS"):
        print("SKIP: no newer ptxas: tests/ptx/ptx95.py gives one")
        return 77
    if not nvcc or not disassembler:
        print(f"SKIP: {'no nvdisasm or cuobjdump: not on PATH, not in the toolkit; ./test.sh --suite ptx95 fetches one' if nvcc else 'nvcc is not here'}")
        return 77
    arguments.each = arguments.each and not arguments.newer
    file = TABLE[arguments.newer]
    lines = table(file.read_text())
    with tempfile.TemporaryDirectory() as folder:
        code = compiled(nvcc, disassembler, pathlib.Path(folder), arguments.whole, arguments.newer, arguments.each)
    if arguments.show:
        for target, every in code.items():
            for opcode, name, instructions in every:
                if arguments.show in opcode:
                    print(f"{target} {opcode} {name}: {' '.join(m for m, _ in instructions)}")
        return 0
    bad = faults_of(code, lines, file.name)[0] + faults_of_table(code, lines, arguments.each or arguments.newer and arguments.whole, file.name)
    print("\n".join(bad))
    print(f"{sum(map(len, code.values()))} kernels for {', '.join(code)}: {len(bad)} faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
