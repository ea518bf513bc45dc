#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The designs of gemm_b200 and gemm_b200_block_scaled: what they issue and move, and the roofline of a B200.

usage: run_b200.py [--write]       print the tables, or write them into examples/kernels/README.md

Counts are those of the model (count_b200.cpp, built here by g++): one tile with K = 4096. The card is the vendor's: nothing here was
measured, and no design has run on one."""
import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
PAGE = ROOT / "examples/kernels/README.md"
BEGIN, END = "<!-- b200 -->\n", "<!-- end -->"
PEAK = {"bf16": 2250, "f16": 2250, "e4m3": 4500, "mxfp8": 4500, "mxfp4": 9000, "nvfp4": 9000}     # dense TFLOP/s, of the data sheet
HBM, MULTIPROCESSORS = 8.0, 148                                                                # TB/s
WORDS = {"tcgen05": ("copy_sfa", "copy_sfb", "commit", "mma_tile_ss", "mma_tile_scaled_ss"), "tma": ("load_2d", "store_2d", "clc_ask"), "ld": ("mgpu_tmem_load",)}


def kind_of(record):
    """What the line of the kernel that issued an operation calls; a report may name the last line of a call."""
    name, line = record["place"].rsplit(":", 1)
    lines = (ROOT / "examples/kernels" / name).read_text().splitlines()
    for at in range(int(line) - 1, int(line) - 4, -1):
        for word in WORDS[record["kind"]]:
            if word in lines[at]:
                return {"copy_sfa": "cp", "copy_sfb": "cp"}.get(word, "mma" if "mma" in word else word)
    raise SystemExit(f"run_b200.py: {record['place']} calls none of {', '.join(WORDS[record['kind']])}: `{lines[int(line) - 1].strip()}`")


def designs():
    """One dict for each: what count_b200 says of it, with the counts by kind."""
    with tempfile.TemporaryDirectory() as folder:
        for flags in ([], ["-DBLOCK_SCALED"]):
            program = f"{folder}/count"
            subprocess.run(["g++", "-std=c++17", "-g", "-O1", "-pthread", "-DMGPU_EMULATE=1", "-DMGPU_EMU_IMPLEMENTATION", *flags, f"-I{ROOT}/include",
                            str(ROOT / "benchmarks/count_b200.cpp"), "-o", program], check=True)
            counts = {}
            for text in subprocess.run([program], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines():
                record = json.loads(text)
                if "design" in record:
                    counts["mgpu_tmem_load"] //= 2     # each is seen as two times 16 lanes
                    yield {**record, **counts}
                    counts = {}
                else:
                    kind = kind_of(record)
                    counts[kind] = counts.get(kind, 0) + record["count"]


def rooflines(d):
    """(problem, TFLOP/s that whole rounds of tiles leave, TFLOP/s that memory leaves) of a large product."""
    m, n, k = (8192, 8192, 8192) if d["ctas"] == 2 else (128, 8192, 8192)
    slots, tiles = MULTIPROCESSORS // d["ctas"], m // d["m"] * (n // d["n"])
    rounds = -(-tiles // slots)
    row = (d["row_bytes"] + d["scales"]) * k / d["k"]
    tensor = PEAK[d["design"]] * tiles / (rounds * slots)
    return f"{m} x {n} x {k}", tensor, 2 * m * n * k / ((m + n) * row + 2 * m * n) * HBM


def tables():
    found = list(designs())
    yield "Issued for a tile of D with K = 4096, bf16 out, by all its blocks:"
    yield ""
    yield "| design | blocks | tile | mma | cp | commit | ld | TMA loads | TMA stores | loaded | stored | shared memory of a block | columns of tensor memory |"
    yield "|---|---:|---|" + "---:|" * 10
    for d in found:
        yield (f"| {d['design']} | {d['ctas']} | {d['m']} x {d['n']} | {d['mma']} | {d.get('cp', 0)} | {d['commit']} | {d['mgpu_tmem_load']} | {d['load_2d']} | {d['store_2d']} | "
               f"{d['read'] / 2**20:.2f} MiB | {d['written'] / 2**10:.0f} KiB | {d['smem']} | {d['tmem']} |")
    yield ""
    yield "What that allows on a B200, by the vendor's figures:"
    yield ""
    yield "| design | blocks | peak, TFLOP/s | FLOP for a byte loaded | loads at the peak, TB/s | product | whole rounds of tiles | memory | roofline |"
    yield "|---|---:|---:|---:|---:|---|---:|---:|---:|"
    for d in found:
        each = 2 * d["m"] * d["n"] * d["k"] / d["read"]
        problem, tensor, memory = rooflines(d)
        peak = PEAK[d["design"]]
        roof = min(tensor, memory)
        yield f"| {d['design']} | {d['ctas']} | {peak} | {each:.0f} | {peak / each:.1f} | {problem} | {tensor:.0f} | {memory:.0f} | {roof:.0f}, {100 * roof / peak:.0f} % |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write them into examples/kernels/README.md")
    write = parser.parse_args().write
    text = "\n".join(tables()) + "\n"
    if not write:
        print(text, end="")
        return 0
    page = PAGE.read_text()
    begin = page.index(BEGIN) + len(BEGIN)
    PAGE.write_text(page[:begin] + text + page[page.index(END, begin):])
    return 0


if __name__ == "__main__":
    sys.exit(main())
