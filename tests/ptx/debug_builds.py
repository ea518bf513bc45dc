#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does MGPU_DEBUG=1 leave kernels what they are? Each example, built with it: ptxas neither serialises wgmma nor
ignores setmaxnreg, nothing is called, each wait for an mbarrier can trap, and each hand-off can be late.
Without it nothing of it is in the PTX, which is, bit by bit, that of headers from which its words were cut: so are the cubins.
Below intensity 2 every third example is built, gemm_h100, whose ten kernels take a minute, from there on; with MGPU_DEBUG=0 one alone.

usage: debug_builds.py [--self-test] [--nvcc PATH]

--self-test plants faults in copies of the headers: each must be seen. Answers 0, 1, or 77 without nvcc."""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import nvcc as flags  # noqa: E402
import origin         # noqa: E402

# but those of Blackwell, which has no wait of its own: theirs are mbarrier.h's
FILES = [*(f for f in sorted((ROOT / "examples").glob("[0-9][0-9]_*.cu")) if flags.target_of(f) == flags.TARGET), ROOT / "examples/kernels/gemm_h100.cu"]
WHOLE = os.environ.get("MGPU_TEST_INTENSITY", "2") >= "2"
FILES = FILES if WHOLE else FILES[1:-1:3]
HAND_OFFS = re.compile(r"(?<!async\.)mbarrier\.arrive|barrier\.cta\.(?:sync|arrive)|barrier\.cluster\.(?:arrive|wait)")
CALLS = re.compile(r"^\s*call\b.*", re.M)


def kernels(ptx):
    """{name: body} of a PTX module's kernels, but for the one that a launch sends ahead."""
    parts = re.split(r"(?=\.entry )", ptx)[1:]
    found = {re.match(r"\.entry (\w+)", part)[1]: part for part in parts}
    return {name: body for name, body in found.items() if "mgpu__debug_set" not in name}


def without(include, folder):
    """A copy of the headers whose functions never heard of MGPU_DEBUG."""
    bare = folder / f"bare_{include.parent.name}"
    if not bare.exists():
        shutil.copytree(include, bare)
        for header in [*(bare / "mgpu/ptx").glob("*.h"), *(bare / "mgpu/tile").glob("*.h"), bare / "mgpu/kernel.h"]:
            text = header.read_text()
            text = re.sub(r"while \((.*)\)\n +MGPU__DEBUG_TRIED\(&since, bar, parity\);", r"while (\1) {}", text)
            text = re.sub(r"^ +MGPU__DEBUG_\w+\((?:[^;]|\n)*?\);\n", "", text, flags=re.M)
            header.write_text(re.sub(r"\s+MGPU__PLACED?(?=\))", "", text))
    return bare


def ptx(nvcc, file, include, words, folder):
    """The text that the assembler gets: of one text it makes one cubin."""
    out = folder / "quiet.ptx"
    subprocess.run([nvcc, "-std=c++17", "-O3", "-gencode", "arch=compute_90a,code=compute_90a", f"-I{include}", *words, "-ptx",
                    "-o", str(out), str(file)], check=True, capture_output=True)
    return out.read_text()


def faults_of(nvcc, file, include, folder):
    """What is wrong with a file's kernels, as sentences, each when it is found."""
    strict = [sys.executable, str(ROOT / "tools/nvcc.py"), "--strict", nvcc, "-Werror", "all-warnings", f"-I{include}"]
    kept = folder / "kept"
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir()
    done = subprocess.run([*strict, "-DMGPU_DEBUG=1", "-cubin", "-keep", "-keep-dir", str(kept), "-o", str(folder / "cubin"), str(file)],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        yield f"{file.name}: {done.stderr.strip()[:1000]}"
        return
    for name, body in kernels((kept / f"{file.stem}.ptx").read_text()).items():
        yield from (f"{file.name}: {name} calls with MGPU_DEBUG=1: {call.strip()}" for call in CALLS.findall(body)[:1])
        waits, looks, sleeps, rests = (body.count(word) for word in (
            "mbarrier.try_wait", "%globaltimer;", "nanosleep", "nanosleep.u32 1000;"))
        if (waits > 0) != (rests > 0) or looks - rests != waits:    # waits may share a rest, and the trap behind it
            yield f"{file.name}: {name} has {waits} waits, and {looks - rests} that look at the clock"
        hand_offs = len(HAND_OFFS.findall(body)) + waits
        if sleeps - rests != hand_offs:
            yield f"{file.name}: {name} has {hand_offs} hand-offs, and {sleeps - rests} that can be late"
    quiet = ptx(nvcc, file, include, [], folder)
    if re.search(r"mgpu_+debug|globaltimer|\btrap;", quiet):
        yield f"{file.name}: without MGPU_DEBUG its PTX has something of it"
    for what, same in (("headers without its words", lambda: ptx(nvcc, file, without(include, folder), [], folder)),
                       ("MGPU_DEBUG=0", lambda: ptx(nvcc, file, include, ["-DMGPU_DEBUG=0"], folder))):
        if (WHOLE or what[0] == "h" or file == FILES[0]) and quiet != same():
            yield f"{file.name}: another PTX with {what}"


def self_test(nvcc, folder):
    """Copies of the headers with a fault: each must be seen. Sentences for those that are not."""
    plants = {
        "a wait that calls": ("debug_device.h", "MGPU_DEVICE void\nmgpu__debug_tried(",
                              "static __device__ __noinline__ void\nmgpu__debug_tried("),
        "a wait without a limit": ("ptx/mbarrier.h", "        MGPU__DEBUG_TRIED(&since, bar, parity);", "        (void)since;"),
        "an arrive that is never late": ("ptx/mbarrier.h", '    MGPU__DEBUG_HAND_OFF(bar);\n    asm volatile("mbarrier.arrive',
                                         '    asm volatile("mbarrier.arrive'),
        "a trap in every build": ("ptx/mbarrier.h", "        MGPU__DEBUG_TRIED(&since, bar, parity);",
                                  '    { asm volatile("trap;"); (void)since; }'),
        "a word that is not nothing": ("debug_device.h", "#define MGPU__DEBUG_HAND_OFF(barrier)               ((void)0)",
                                       '#define MGPU__DEBUG_HAND_OFF(barrier) asm volatile("nanosleep.u32 0;")'),
        "a branch among wgmma": ("debug_device.h", "    mgpu__debug_refuse_late(rule, desc, site);",
                                 "    if (rule != 0)\n        mgpu__debug_refuse(rule, desc, site);"),
    }
    missed = []
    for title, (header, was, now) in plants.items():
        include = folder / re.sub(r"\W", "_", title)
        shutil.copytree(ROOT / "include", include)
        file = include / "mgpu" / header
        text = file.read_text()
        if was not in text:
            missed.append(f"{title}: {header} has no `{was.strip()}` any more")
        file.write_text(text.replace(was, now))
        if not any(faults_of(nvcc, ROOT / "examples/08_gemm_specialized.cu", include, folder)):
            missed.append(f"{title} is not seen")
    return missed, f"{len(plants)} faults are seen"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--nvcc", default="nvcc")
    args = parser.parse_args()
    nvcc = origin.tool(args.nvcc)
    if not nvcc:
        print("SKIP: nvcc is not here")
        return 77
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        if args.self_test:
            faults, said = self_test(nvcc, folder)
        else:
            faults = [fault for file in FILES for fault in faults_of(nvcc, file, ROOT / "include", folder)]
            said = f"{len(FILES)} files with MGPU_DEBUG=1: no remark, no call, each wait bounded, each hand-off can be late"
    print("\n".join(faults) or said)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
