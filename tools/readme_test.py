#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does readme.py measure the steps of the ladder, and refuse one that is too large?"""
import pathlib
import subprocess
import sys
import tempfile

import readme

TABLE = """| Step | New idea | Lines changed | TFLOP/s |
|---|---|---:|---:|
| [06_six](06_six.cu) | six | | 6 |
| [07_seven](07_seven.cu) | seven, by [08_eight](08_eight.cu) | | 7 |
| [08_eight](08_eight.cu) | eight | +1 -2 | |
"""
FILLED = TABLE.replace("08_eight.cu) | | 7", "08_eight.cu) | +2 -1 | 7").replace("+1 -2", "+81 -4")


def said(call, *args):
    """What a call says when it ends the program."""
    try:
        call(*args)
    except SystemExit as end:
        return str(end)
    return ""


def main():
    wrong = []

    def want(what, got, wanted):
        if got != wanted:
            wrong.append(f"{what}: got {got!r}, wanted {wanted!r}")

    with tempfile.TemporaryDirectory() as folder:
        examples = pathlib.Path(folder)
        (examples / "05_five.cu").write_text("not measured\n")
        (examples / "06_six.cu").write_text("a\nb\nc\n")
        (examples / "07_seven.cu").write_text("a\nx\nc\na\n")
        (examples / "08_eight.cu").write_text("y\n" * 81)
        sizes = readme.step_sizes(examples)
    want("sizes", sizes, [("07_seven", 2, 1), ("08_eight", 81, 4)])

    want("80 lines", readme.too_large([("08_eight", 80, 100)]), [])
    bad = readme.too_large(sizes)
    want("81 lines", len(bad), 1)
    for word in ("08_eight", "81 lines", "more than 80"):
        want(f"{word} in the sentence", any(word in b for b in bad), True)

    want("table", readme.fill_column(TABLE, 3, {step: f"+{new} -{removed}" for step, new, removed in sizes}), FILLED)
    want("speeds", readme.fill_column(TABLE, 4, {"07_seven": "70", "08_eight": "8"}),
         TABLE.replace("| | 7 |", "| | 70 |").replace("-2 | |", "-2 | 8 |"))
    want("a row is missing", "0 rows of 09_nine" in said(readme.fill_column, TABLE, 3, {"09_nine": ""}), True)

    for step, new, removed in readme.step_sizes(readme.ROOT / "examples"):
        files = sorted((readme.ROOT / "examples").glob("[0-9][0-9]_*.cu"))
        number = int(step[:2])
        before, *others = [f for n in readme.BUILDS_ON.get(number, (number - 1,)) for f in files if f.name.startswith(f"{n:02}_")]
        if others:                                    # what the second has is not new: no diff counts that
            want(f"{step}, fewer lines", new <= readme.MOST_NEW_LINES, True)
            continue
        lines = subprocess.run(["diff", "--minimal", before, next(f for f in files if f.stem == step)], capture_output=True, text=True,
                               check=False).stdout.split("\n")
        want(f"{step}, as `diff --minimal` counts", (new, removed), tuple(sum(line[:1] == c for line in lines) for c in "><"))

    line = {"tflops": 806.4, "ratio": 1.02, "gpu": "NVIDIA None", "driver": "1.2", "calls": 20, "date": "2026-01-01"}
    by = {readme.CUBE: (line, None), ((8, 8, 8), "burst"): ({**line, "ratio": 0.98}, None), (readme.CUBE[0], "sustained"): ({**line, "ratio": 1.03}, None)}
    random = {((8, 8, 16), "burst"): ({**line, "ratio": 0.9}, None), ((8, 8, 24), "burst"): ({**line, "ratio": 0.4}, None)}
    want("speed", readme.of_shapes(by, random).split("\n"),
         ["806 TFLOP/s, 1.020 of the fastest of cuBLASLt's heuristics: 4096^3 bf16 on an None, driver 1.2, N(0,1) data, burst, 2026-01-01.",
          "Geometric means of that ratio: burst 1.000 over 2 public shapes (0.980 at the worst) and 0.600 over 2 random shapes (0.400 at the worst); sustained 1.030 over 1 public shapes (1.030 at the worst).",
          "Burst is 20 calls after a rest, sustained is 300 ms of calls at the card's power limit (`benchmarks/run_gemm.sh`, [all of them](docs/gemm.md)).", ""])
    want("speed without random shapes", "random" in readme.of_shapes(by, {}), False)

    whole = readme.FAMILIES
    want("every family", readme.families().count("\n"), len(whole) + 3)
    for title, families in (("a family is missing", whole[1:]), ("a header twice", whole + [("twice", [], ["ptx/fence.h"])])):
        readme.FAMILIES = families
        want(title, any(w in said(readme.families) for w in ("each family and each header once", "twice: ")), True)
    readme.FAMILIES = [(t, n, f + ["ptx/tma.h"]) if t == "mbarrier" else (t, n, f) for t, n, f in whole]
    want("more functions than planned", "section 38 of docs/api.md counts" in said(readme.families), True)
    readme.FAMILIES = whole
    here = readme.functions()
    runs, readme.mkdocs.evidence = readme.mkdocs.evidence, lambda: {name: [] for _, name in here[:-3]}
    want("functions without a run", readme.no_run().split(" of ")[:2], ["Of 3", f"the {len(here):,} functions no run on a GPU is recorded, and their evidence is that"])
    for name, words in (("mgpu_fabric_", "refuses 1 of them, of 0 two"), ("mgpu_tcgen05_cp_", "refuses 0 of them, of 1 two")):
        one = next(n for _, n in here if n.startswith(name))
        readme.mkdocs.evidence = lambda: {name: [] for _, name in here if name != one}
        want(f"what is known of {one}", words in readme.no_run(), True)
    readme.mkdocs.evidence = lambda: {name: [] for _, name in here}
    want("none without a run", readme.no_run(), "Of each function a run on a GPU is recorded.\n")
    readme.mkdocs.evidence = runs
    with tempfile.TemporaryDirectory() as folder:
        root, readme.ROOT = readme.ROOT, pathlib.Path(folder)
        body = "{ /* a\n comment */\n}\n" + "int x; /* more */\n" * 57
        (readme.ROOT / "a.cu").write_text("/* head\n */\n" + body)
        want("a region", readme.fill("<!-- program a.cu -->\nold\n<!-- end -->\n"),
             f"<!-- program a.cu -->\n```c\n{body}```\n<!-- end -->\n")
        (readme.ROOT / "a.cu").write_text("/* head\n */\n" + body + "int y;\n")
        want("61 lines", "61 lines behind its head comment, more than the 60" in said(readme.program, "a.cu"), True)
        readme.ROOT = root
    want("figures", [readme.tables(k).count("|") > 20 for k in ("ladder", "compile", "instructions", "model")], [True] * 4)

    print("\n".join(wrong + [f"{len(wrong)} wrong"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
