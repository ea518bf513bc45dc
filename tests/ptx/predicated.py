#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Is `if (p) f();` as good as an instruction with a predicate, `@p f` in asm? The machine code of both, for
asynchronous instructions of every family: docs/api.md has the table, and says why there are no _pred functions.

usage: predicated.py [--write] [--nvcc PATH]

Fails where `@p` makes fewer instructions than `if`, where an `if` about an elected thread leaves a loop over the
warp, and where the table of docs/api.md is not this one (with the release of nvcc that it names). --write puts
the table there. Answers 0, 1, or 77 without nvcc or a disassembler."""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

import zero_cost
from zero_cost import origin

HERE = pathlib.Path(__file__).resolve().parent
PAGE = zero_cost.ROOT / "docs/api.md"
TABLE = re.compile(r"(?<=<!-- predicated: release )([\d.]+) -->\n.*?(?=\n<!-- end)", re.S)
WHO = {"1": "one thread", "e": "an elected thread", "4": "four, each its own"}


def figures(code):
    """Instructions, branches that skip some, loops over the threads of a warp."""
    code = [i for i in code if i.split()[-1] != "NOP"]
    while code and code[-1].startswith("BRA "):     # behind the end: a branch to itself
        code.pop()
    return len(code), sum(bool(re.match(r"@!?U?P\d BRA 0x", i)) for i in code), sum("BRA.U.ANY" in i for i in code)


def faults_of(name, seen):
    out = []
    for n, who in WHO.items():
        by_if, by_at = seen["if" + n], seen["at" + n]
        if by_at[0] < by_if[0]:
            out.append(f"{name}, {who}: @p makes {by_at[0]} instructions, if makes {by_if[0]}: offer a _pred function")
    if seen["ife"][2]:
        out.append(f"{name}: behind if (mgpu_elect_sync()) is a loop over the warp")
    return out


def table(cases):
    rows = ["| | " + " | ".join(f"{w}: `if` | `@p`" for w in WHO.values()) + " |", "|---|" + "---:|" * 6]
    for name, seen in cases.items():
        cells = ("{} / {} / {}".format(*seen[form + n]) for n in WHO for form in ("if", "at"))
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--nvcc", default="nvcc")
    args = parser.parse_args()
    nvcc, tool = origin.tool(args.nvcc), zero_cost.disassembler()
    if not nvcc or not tool:
        print(f"SKIP: {'neither cuobjdump nor nvdisasm is' if nvcc else 'nvcc is not'} here")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        cubin = pathlib.Path(folder, "predicated.cubin")
        subprocess.run([nvcc, *zero_cost.GPU, "-cubin", "-o", str(cubin), str(HERE / "predicated.cu")], check=True)
        code = zero_cost.disassembled(cubin, tool)
    names = re.findall(r"^CASE\((\w+)", (HERE / "predicated.cu").read_text(), re.M)
    cases = {name: {form + n: figures(code[f"{form}{n}_{name}"]) for form in ("if", "at") for n in WHO} for name in names}
    faults = [f for name, seen in cases.items() for f in faults_of(name, seen)]
    release = re.search(r"release ([\d.]+)", subprocess.run([nvcc, "--version"], capture_output=True, text=True, check=True).stdout)[1]
    page = PAGE.read_text()
    new = TABLE.sub(lambda _: f"{release} -->\n\n{table(cases)}", page)
    if args.write:
        PAGE.write_text(new)
    elif TABLE.search(page)[1] == release and new != page:
        faults.append(f"the table of docs/api.md is not that of nvcc {release}: {sys.argv[0]} --write")
    print("\n".join(faults) or f"{len(cases)} instructions: behind @p none is shorter than behind if")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
