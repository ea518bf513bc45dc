#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does the library add anything to a kernel? The PTX of kernels written with it against the same kernels with asm by
hand must be equal up to names: of registers, labels, shared arrays. So must their machine code, where a disassembler is
at hand. Six are whole kernels; each other one calls one function, <family>__<function>: at least LEAST of them, some of
each header. Those called newer__<function> are what ptxas 13.0 does not know: nvcc prints their PTX, and that is all.

usage: zero_cost.py [--self-test] [--show KERNEL] [--nvcc PATH]

A result register of mbarrier.arrive that nothing reads is the same as `_`. --self-test plants one
instruction in the library's kernels in several ways: each must be seen. Answers 0, 1, or 77 without nvcc."""
import argparse
import difflib
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import origin  # noqa: E402
import readme  # noqa: E402

GPU = ["-std=c++17", "-O3", "-gencode", "arch=compute_90a,code=sm_90a", f"-I{ROOT / 'include'}"]
LEAST = 220             # functions with a kernel of their own
TYPES = "pred|[bsuf](?:8|16|32|64)|b128"


def normal(text):
    """The kernels of a PTX module: {name: lines}, every name replaced by the order of its coming."""
    text = re.sub(r"//[^\n]*", "", text)
    names = {}
    for name in re.findall(r"\.shared[^;]*?\s([\w$]+)(?:\[[\d]*\])*;", text):
        names.setdefault(name, None)
    order = {n: f"shared{i}" for i, n in enumerate(sorted(names, key=text.rindex))}  # in order of use
    kernels = {}
    for part in re.split(r"\.visible (?=\.entry)", text)[1:]:
        name = re.match(r"\.entry (\w+)", part)[1]
        body = re.sub(r"\.loc [^\n]*", "", part[part.index(")"):part.rindex("}")])
        lines = []
        for s in re.split(r"[;{}]|(?<=:)\s", flatten(body)):
            s = re.sub(r"\s+", " ", s).strip().replace("\x01", "{").replace("\x02", "}")
            if s and not re.match(rf"\.reg \.(?:{TYPES})\b", s):
                lines.append(re.sub(r"(?<=[\[{,|]) | (?=[\]},|])", "", s))
        kernels[name] = rename(lines, order)
    return kernels


def flatten(body):
    """Scopes of asm blocks have names of their own; vectors keep their braces as \\1 and \\2."""
    body = re.sub(r"\{([^{};]*)\}", "\x01\\1\x02", body)
    count = 0

    def scope(match):
        nonlocal count
        count += 1
        inner = match[1]
        for local in re.findall(rf"\.reg \.(?:{TYPES}) (\w+(?:, *\w+)*);", inner):
            for name in re.split(r", *", local):
                inner = re.sub(rf"(?<![\w.%$]){name}\b", f"%local{count}{name}", inner)
        return inner
    return re.sub(r"\{([^{}]*)\}", scope, body[body.index("{") + 1:])


def rename(lines, shared):
    """Each name becomes its kind and the number of names before it."""
    used, count = dict(shared), {}
    for register in (r for line in lines for r in re.findall(r"%[a-z]+\d\w*", line)):
        count[register] = count.get(register, 0) + 1

    def new(match):
        old = match[0]
        if old[0] not in "%$":
            return used.get(old, old)
        kind = "label" if old[0] == "$" else "%p" if old.startswith("%local") else re.sub(r"\d.*", "", old)
        return used.setdefault(old, f"{kind}<{len(used)}>")
    out = []
    for line in lines:
        arrive = re.match(r"mbarrier\.arrive\S* (%\w+),", line)
        if arrive and count[arrive[1]] == 1:
            line = line.replace(arrive[1], "_", 1)
        out.append(re.sub(r"%[a-z]+\d\w*|\$[\w$]+|(?<![%$.\w])[\w$]+", new, line))
    return out


def sass(cubin, tools):
    """{kernel: its machine instructions, without addresses and encodings}."""
    text = subprocess.run([tools, "-sass", str(cubin)], capture_output=True, text=True, check=True).stdout
    return {name: re.findall(r"/\*[0-9a-f]{4,5}\*/ +(.*?) *;", body)
            for name, body in re.findall(r"Function : (\w+)\n(.*?)(?=\n\t\tFunction|\Z)", text, re.S)}


def disassembler():
    """cuobjdump: on PATH, of the toolkit, or the one that Triton brings along."""
    found = origin.tool("cuobjdump")
    if not found:
        import importlib.util
        spec = importlib.util.find_spec("triton")
        for folder in spec.submodule_search_locations or [] if spec else []:
            path = pathlib.Path(folder, "backends/nvidia/bin/cuobjdump")
            found = found or (str(path) if path.exists() else None)
    return found


def compiled(nvcc, file, out, *options, include=ROOT / "include"):
    """A file that nvcc makes of a source. With -ptx, too, ptxas reads it last: what that does not know is in `out` all the same."""
    done = subprocess.run([nvcc, *GPU[:-1], f"-I{include}", *options, "-o", str(out), str(file)], capture_output=True, text=True, check=False)
    alone = out.exists() and "-ptx" in options and re.fullmatch(r"(ptxas [^\n]*\n)+", done.stderr)
    if done.returncode and not alone:
        raise SystemExit(f"zero_cost.py: nvcc refuses {file.name}:\n{done.stderr[:2000]}")
    return out


def ptx(nvcc, file, folder, include=ROOT / "include"):
    """The kernels of a source, with those that ptxas 13.0 refuses."""
    return normal(compiled(nvcc, file, folder / f"{file.stem}.ptx", "-ptx", "-DZERO_COST_NEWER", include=include).read_text())


# No kernel by hand yet: what these emit ptxcheck.py alone compares. A header that has one leaves this list.
NOT_YET = {
    "ptx/bulk_mask.h",
    "ptx/cached_v8.h",
    "ptx/clusterlaunchcontrol.h",
    "ptx/cvt_narrow.h",
    "ptx/cvt_newer.h",
    "ptx/f8_arith.h",
    "ptx/fabric.h",
    "ptx/matrix_narrow.h",
    "ptx/mma_block_scale.h",
    "ptx/mma_f8f6f4.h",
    "ptx/multimem_fp8.h",
    "ptx/rubin.h",
    "ptx/simd.h",
    "ptx/st_async_global.h",
    "ptx/tcgen05_ld_red.h",
    "ptx/tcgen05_mma.h",
    "ptx/tcgen05_mma_how.h",
    "ptx/tcgen05_mma_scaled.h",
    "ptx/tcgen05_mma_sp.h",
    "ptx/tcgen05_mma_ws.h",
    "ptx/tcgen05_newer.h",
    "ptx/tma_gather.h",
    "ptx/tma_im2col_w.h",
    "ptx/tma_pair.h",
}


def few(kernels, functions):
    """Which functions have a kernel, and what is missing: of LEAST, of a header, of the headers themselves."""
    called = {f"mgpu_{k.split('__', 1)[1]}" for k in kernels if "__" in k}
    of = {}
    for header, name in functions:
        of.setdefault(header, set()).add(name)
    bare = {header for header in of if not called & of[header]}
    faults = [f"{header}: none of its functions is compared" for header in sorted(bare - NOT_YET)]
    faults += [f"{header} is in NOT_YET, and has a kernel or is gone" for header in sorted(NOT_YET - bare)]
    faults += [f"{name} is no function" for name in sorted(called - set().union(*of.values()))]
    return called, faults + ([f"{len(called)} functions, and {LEAST} are wanted"] if len(called) < LEAST else [])


def differences(what, ours, hand):
    """One sentence for each kernel that is not the same."""
    out = [f"{what}: {n} is in one file only" for n in sorted(set(ours) ^ set(hand))]
    for name in sorted(set(ours) & set(hand)):
        if ours[name] != hand[name]:
            diff = list(difflib.unified_diff(hand[name], ours[name], "by hand", "with mgpu", lineterm="", n=1))
            out.append(f"{what}: {name} differs, {len(hand[name])} lines by hand, {len(ours[name])} with mgpu:\n    "
                       + "\n    ".join(diff[:40]))
    return out


PLANTS = {  # what a careless edit of the library could do: header, what stands there, what then would
    "a nanosleep in a wait": ("ptx/mbarrier.h", "mgpu_mbarrier_wait(uint32_t bar, uint32_t parity MGPU__PLACE)\n{",
                              "mgpu_mbarrier_wait(uint32_t bar, uint32_t parity MGPU__PLACE)\n{\n#if !MGPU_EMULATE\n"
                              "asm volatile(\"nanosleep.u32 0;\");\n#endif\n"),
    "an addition to an address": ("tile/pipeline.h", "return ring.bars + 8u * at.stage",
                                  "return ring.bars + 8u * at.stage + (threadIdx.x & 0) + (blockIdx.x >> 31)"),
    "a second fence": ("tile/epilogue.h", "mgpu_fence_proxy_async_shared_cta();\n    mgpu_barrier_sync",
                       "mgpu_fence_proxy_async_shared_cta();\n    mgpu_fence_proxy_async_shared_cta();\n    mgpu_barrier_sync"),
    "a rounding": ("ptx/cvt.gen.h", "asm(\"cvt.rn.bf16.f32 ", "asm(\"cvt.rz.bf16.f32 "),
    "operands in another order": ("ptx/pair.gen.h", ": \"r\"(a), \"r\"(b), \"r\"(c)", ": \"r\"(b), \"r\"(a), \"r\"(c)"),
    "a plain load": ("ptx/newer.h", "ld.global.proxy::readonly.v4.f32", "ld.global.v4.f32"),
    "the other layout": ("ptx/mbarrier_layout.h", "mbarrier.init.layout::v1", "mbarrier.init.layout::v0"),
    "an order for none": ("ptx/multimem_st.gen.h", "multimem.st.weak.global.b32", "multimem.st.relaxed.sys.global.b32"),
}


def self_test(nvcc, folder, hand, functions):
    """Copies of the headers with a planted instruction: each must be seen. Sentences for those that are not."""
    missed = []
    for title, (header, was, new) in PLANTS.items():
        place = folder / re.sub(r"\W", "_", title)
        shutil.copytree(ROOT / "include", place)
        file = place / "mgpu" / header
        text = file.read_text()
        if was not in text:
            missed.append(f"{title}: {header} has no `{was}` any more")
            continue
        file.write_text(text.replace(was, new))
        if not differences("PTX", ptx(nvcc, HERE / "zero_cost_mgpu.cu", place, place), hand):
            missed.append(f"{title} in {header} is not seen")
    for header, family in (("cvt.h", "cvt__"), ("newer.h", "newer__")):
        if f"ptx/{header}: none of its functions is compared" not in few([k for k in hand if not k.startswith(family)], functions)[1]:
            missed.append(f"that nothing of {header} is compared is not seen")
    fewer = [k for k in hand if "__" in k][:LEAST - 1]
    if not any("are wanted" in fault for fault in few(fewer, functions)[1]):
        missed.append("that there are too few functions is not seen")
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--show", metavar="KERNEL", help="print what is compared")
    parser.add_argument("--nvcc", default="nvcc")
    args = parser.parse_args()
    nvcc = origin.tool(args.nvcc)
    if not nvcc:
        print("SKIP: nvcc is not here")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        sources = [HERE / f"zero_cost_{n}.cu" for n in ("mgpu", "hand")]
        ours, hand = (ptx(nvcc, s, folder) for s in sources)
        functions = readme.functions(ROOT / "include/mgpu/ptx")
        if args.show:
            print("\n".join(ours[args.show]))
            return 0
        faults = self_test(nvcc, folder, hand, functions) if args.self_test else differences("PTX", ours, hand)
        called, missing = few(ours, functions)
        faults += missing
        if not args.self_test:
            tool = disassembler()
            cubins = [compiled(nvcc, s, folder / f"{s.stem}.cubin", "-cubin") for s in sources]
            machine = [sass(c, tool) for c in cubins] if tool else [{}, {}]
            faults += differences("SASS", *machine)
            assembled = sorted(k for k in ours if not k.startswith("newer__"))
            if tool and sorted(machine[0]) != assembled:
                faults.append(f"SASS: {tool} shows {sorted(machine[0])}, not {assembled}")
            print(f"{sum(map(len, machine[0].values()))} machine instructions, registers included, compared too" if tool else "SASS is not compared: no cuobjdump on PATH, in the toolkit, or in a"
                  " Python package triton")
    print("\n".join(faults) or (f"{len(PLANTS)} planted faults are seen" if args.self_test else
          f"{len(ours)} kernels, {len(called)} functions, {sum(map(len, ours.values()))} lines of PTX: nothing is added"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
