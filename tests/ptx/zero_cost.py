#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does the library add anything to a kernel? The PTX of kernels written with it against the same kernels with asm by
hand must be equal up to names: of registers, labels, shared arrays. So must their machine code, where a disassembler is
at hand. Six are whole kernels; each other one calls one function, <family>__<function>: at least LEAST of them, some of
each header. nvcc prints them all at once, for Hopper; ptxas then assembles a family that is called like a target
(sm_100a__<function>) for that one, the others for Hopper. Those called newer__<function> are what ptxas 13.0 does not
know: their PTX is compared, and that is all.

usage: zero_cost.py [--self-test] [--show KERNEL] [--nvcc PATH]

A result register of mbarrier.arrive that nothing reads is the same as `_`. --self-test plants one
instruction in the library's kernels in several ways, all in one copy: each must be seen where it shows. Answers 0, 1, or 77 without nvcc."""
import argparse
import collections
import difflib
import hashlib
import os
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
HOPPER = "sm_90a"
CODE = re.compile(r"/\*[0-9a-f]{4,5}\*/ +(.*?) *;")
LEAST = 386             # functions with a kernel of their own
TYPES = "pred|[bsuf](?:8|16|32|64)|b128"


def normal(text):
    """The kernels of a PTX module: {name: lines}, every name replaced by the order of its coming."""
    text = re.sub(r"//[^\n]*", "", text)
    names = {}
    for name in re.findall(r"\.shared \.align[^;]*?\s([\w$]+)(?:\[[\d]*\])*;", text):
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


def target(kernel):
    """The target that assembles a kernel; None: ptxas 13.0 does not."""
    family = kernel.split("__")[0]
    return None if family == "newer" else family if family.startswith("sm_") else HOPPER


def assembled(ptxas, text, arch, wanted, folder, version=None):
    """A cubin of the kernels of a PTX module that are wanted, for a target, as PTX of another version if one is given."""
    module, cubin = folder / f"{arch}.ptx", folder / f"{arch}.cubin"
    head, *parts = re.split(r"(?=\.visible \.entry)", text)
    names = [re.match(r"\.visible \.entry (\w+)", part)[1] for part in parts]
    parts = [part if wanted(name) else part[part.rindex("}") + 1:] for name, part in zip(names, parts)]
    head = re.sub(r"(?m)^\.target \w+", f".target {arch}", head)
    module.write_text(re.sub(r"(?m)^\.version \S+", f".version {version}", head) if version else head)
    with module.open("a") as file:
        file.writelines(parts)
    done = subprocess.run([ptxas, f"-arch={arch}", "-o", str(cubin), str(module)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{pathlib.Path(sys.argv[0]).name}: ptxas refuses kernels of {arch}:\n{done.stderr[:2000]}")
    return cubin


def sass(text, folder, ptxas, tool):
    """{kernel: its machine instructions, without addresses and encodings}, of a PTX module; {} without a disassembler."""
    code = {}
    for arch in sorted({target(name) for name in re.findall(r"\.visible \.entry (\w+)", text)} - {None}):
        cubin = assembled(ptxas, text, arch, lambda name, arch=arch: target(name) == arch, folder)
        code |= disassembled(cubin, tool) if tool else {}
    return code


def disassembled(cubin, tool):
    """{kernel: its machine instructions} of a cubin; labels, which nvdisasm names, are addresses."""
    if pathlib.Path(tool).name != "nvdisasm":
        text = subprocess.run([tool, "-sass", str(cubin)], capture_output=True, text=True, check=True).stdout
        return {name: CODE.findall(body) for name, body in re.findall(r"Function : (\w+)\n(.*?)(?=\n\t\tFunction|\Z)", text, re.S)}
    text = subprocess.run([tool, "-c", str(cubin)], capture_output=True, text=True, check=True).stdout
    at = {name: f"{int(where, 16):#x}" for name, where in re.findall(r"(?m)^(\.L_\w+):\n(?:[^/\n]*\n)*? +/\*([0-9a-f]+)\*/", text)}
    return {name: [re.sub(r"`\((\.L_\w+)\)", lambda m: at.get(m[1], m[1]), i) for i in CODE.findall(body)]
            for name, body in re.findall(r"(?m)^\.text\.(\w+):\n(.*?)(?=^\.text\.|\Z)", text, re.S)}


def disassembler():
    """cuobjdump or nvdisasm: MGPU_NVDISASM, on PATH, of the toolkit, or what Triton brings along."""
    import importlib.util
    spec = importlib.util.find_spec("triton")
    brought = [pathlib.Path(folder, "backends/nvidia/bin/cuobjdump") for folder in spec.submodule_search_locations or []] if spec else []
    named = os.environ.get("MGPU_NVDISASM", "")
    return shutil.which(named) or origin.tool("cuobjdump") or origin.tool("nvdisasm") or next((str(path) for path in brought if path.exists()), None)


def kept_as(nvcc, file):
    """Where the tests keep what comes of a source, of all headers and of nvcc; or None."""
    if not os.environ.get("MGPU_TEST_OBJECTS"):
        return None
    known = hashlib.sha256(subprocess.run([nvcc, "--version"], capture_output=True, check=True).stdout + " ".join(GPU).encode())
    for part in (file, *sorted(HERE.glob("*.h")), *sorted((ROOT / "include").rglob("*.h"))):
        known.update(str(part.relative_to(ROOT)).encode() + part.read_bytes())
    return pathlib.Path(os.environ["MGPU_TEST_OBJECTS"], known.hexdigest() + ".ptx")


def ptx(nvcc, file, folder, include=ROOT / "include"):
    """What nvcc prints of a source; of this tree's headers it is kept for other tests. ptxas reads it last: what that does not know,
    and Hopper does not have, is there all the same."""
    kept = kept_as(nvcc, file) if include == ROOT / "include" else None
    if kept and kept.exists():
        return kept.read_text()
    out = folder / f"{file.stem}.ptx"
    done = subprocess.run([nvcc, *GPU[:-1], f"-I{include}", "-DZERO_COST_NEWER", "-ptx", "-o", str(out), str(file)], capture_output=True, text=True, check=False)
    if done.returncode and not (out.exists() and re.fullmatch(r"(ptxas [^\n]*\n)+", done.stderr)):
        raise SystemExit(f"zero_cost.py: nvcc refuses {file.name}:\n{done.stderr[:2000]}")
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        mine = kept.with_suffix(f".{os.getpid()}")
        shutil.copy(out, mine)
        mine.replace(kept)
    return out.read_text()


def few(kernels, functions):
    """Which functions have a kernel, and what is missing: of LEAST, of a header, of the headers themselves."""
    called = {f"mgpu_{k.split('__', 1)[1]}" for k in kernels if "__" in k}      # of macros, too
    of = {}
    for header, name in functions:
        of.setdefault(header, set()).add(name.lower())
    bare = {header for header in of if not called & of[header]}
    faults = [f"{header}: none of its functions is compared" for header in sorted(bare)]
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


PLANTS = {  # what a careless edit of the library could do: header, what stands there, what then would; the kernel, its line that tells
    "a nanosleep in a wait": ("ptx/mbarrier.h", "mgpu_mbarrier_wait(uint32_t bar, uint32_t parity MGPU__PLACE)\n{",
                              "mgpu_mbarrier_wait(uint32_t bar, uint32_t parity MGPU__PLACE)\n{\n#if !MGPU_EMULATE\n"
                              "asm volatile(\"nanosleep.u32 0;\");\n#endif\n", "ping_pong", "nanosleep.u32 0"),
    "an addition to an address": ("tile/pipeline.h", "return ring.bars + 8u * at.stage",
                                  "return ring.bars + 8u * at.stage + (threadIdx.x & 0) + (blockIdx.x >> 31)", "gemm", "shr.u32 .*,31"),
    "a second fence": ("tile/epilogue.h", "mgpu_fence_proxy_async_shared_cta();\n    mgpu_barrier_sync",
                       "mgpu_fence_proxy_async_shared_cta();\n    mgpu_fence_proxy_async_shared_cta();\n    mgpu_barrier_sync",
                       "epilogue", "fence.proxy.async.shared::cta"),
    "a rounding": ("ptx/cvt.gen.h", "asm(\"cvt.rn.bf16.f32 ", "asm(\"cvt.rz.bf16.f32 ", "cvt__cvt_rn_bf16_f32", "cvt.rz.bf16.f32 .*"),
    "operands in another order": ("ptx/pair.gen.h", ": \"r\"(a), \"r\"(b), \"r\"(c)", ": \"r\"(b), \"r\"(a), \"r\"(c)",
                                  "pair__fma_rn_relu_bf16x2", "fma.rn.relu.bf16x2 .*"),
    "a plain load": ("ptx/newer.h", "ld.global.v4.f32.proxy::readonly", "ld.global.v4.f32",
                     "newer__ld_global_proxy_readonly_v4_f32", "ld.global.v4.f32 .*"),
    "the other layout": ("ptx/mbarrier_layout.h", "mbarrier.init.layout::v1", "mbarrier.init.layout::v0",
                         "newer__mbarrier_init_layout_v1", "mbarrier.init.layout::v0.*"),
    "an order for none": ("ptx/multimem_st.gen.h", "multimem.st.weak.global.b32", "multimem.st.relaxed.sys.global.b32",
                          "multimem__multimem_st_b32", "multimem.st.relaxed.sys.global.b32 .*"),
    "a commit of the pair": ("ptx/tcgen05.h", "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [%0]",
                             "tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.b64 [%0]",
                             "sm_100a__tcgen05_commit", "tcgen05.commit.cta_group::2.*"),
}


def self_test(nvcc, folder, hand, functions):
    """A copy of the headers with all that is planted: each must be seen. Sentences for those that are not."""
    place, missed = folder / "planted", []
    shutil.copytree(ROOT / "include", place)
    for title, (header, was, new, _, _) in PLANTS.items():
        file = place / "mgpu" / header
        text = file.read_text()
        if was not in text:
            missed.append(f"{title}: {header} has no `{was}` any more")
        file.write_text(text.replace(was, new))
    planted = normal(ptx(nvcc, HERE / "zero_cost_mgpu.cu", place, place))
    told = "\n".join(differences("PTX", planted, hand))
    for title, (header, _, _, kernel, line) in PLANTS.items():
        more = collections.Counter(planted[kernel]) - collections.Counter(hand[kernel])
        if f"PTX: {kernel} differs" not in told or not any(re.fullmatch(line, m) for m in more):
            missed.append(f"{title} in {header} is not seen")
    for header, family in (("cvt.h", "cvt__"), ("newer.h", "newer__"), ("clusterlaunchcontrol.h", "sm_100a__")):
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
        texts = [ptx(nvcc, HERE / f"zero_cost_{n}.cu", folder) for n in ("mgpu", "hand")]
        ours, hand = map(normal, texts)
        functions = readme.functions()
        if args.show:
            print("\n".join(ours[args.show]))
            return 0
        faults = self_test(nvcc, folder, hand, functions) if args.self_test else differences("PTX", ours, hand)
        called, missing = few(ours, functions)
        faults += missing
        if not args.self_test:
            tool = disassembler()
            machine = [sass(text, folder, origin.tool("ptxas"), tool) for text in texts]
            faults += differences("SASS", *machine)
            wanted = sorted(k for k in ours if target(k))
            if tool and sorted(machine[0]) != wanted:
                faults.append(f"SASS: {tool} shows {sorted(machine[0])}, not {wanted}")
            print(f"{sum(map(len, machine[0].values()))} machine instructions, registers included, compared too" if tool else
                  "SASS is not compared: no cuobjdump or nvdisasm on PATH, in the toolkit, or in a Python package triton")
    print("\n".join(faults) or (f"{len(PLANTS)} planted faults are seen" if args.self_test else
          f"{len(ours)} kernels, {len(called)} functions, {sum(map(len, ours.values()))} lines of PTX: nothing is added"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
