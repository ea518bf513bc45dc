# SPDX-License-Identifier: MIT
"""ptx/bulk_reduce.gen.h: cp.reduce.async.bulk, from shared memory into global memory or into that of a peer.

Rows are GLOBAL and CLUSTER: (operator, types) that ptxas has; PTX ISA, "cp.reduce.async.bulk"."""
from text import asm, comment, emu_call, emu_include, function, head, whole

PATH = "ptx/bulk_reduce.gen.h"
GLOBAL = [
    ("add", "u32 s32 u64 f16 bf16 f32 f64"),
    ("min", "u32 s32 u64 s64 f16 bf16"),
    ("max", "u32 s32 u64 s64 f16 bf16"),
    ("inc", "u32"), ("dec", "u32"),
    ("and", "b32 b64"), ("or", "b32 b64"), ("xor", "b32 b64"),
]
CLUSTER = [
    ("add", "u32 s32 u64"), ("min", "u32 s32"), ("max", "u32 s32"), ("inc", "u32"), ("dec", "u32"),
    ("and", "b32"), ("or", "b32"), ("xor", "b32"),
]
MEANING = {
    "add": "{0} += {1}", "min": "{0} = min({0}, {1})", "max": "{0} = max({0}, {1})",
    "inc": "{0} = {0} >= {1} ? 0 : {0} + 1", "dec": "{0} = {0} == 0 || {0} > {1} ? {1} : {0} - 1",
    "and": "{0} &= {1}", "or": "{0} |= {1}", "xor": "{0} ^= {1}",
}
C_TYPE = {"u32": "uint32_t", "s32": "int32_t", "u64": "uint64_t", "s64": "int64_t", "f16": "void", "bf16": "void",
          "f32": "float", "f64": "double", "b32": "uint32_t", "b64": "uint64_t"}
HALVES = {"add": "; rounded to nearest even, subnormals are kept", "min": "; NaN gives way to a number, -0 is less than +0",
          "max": "; NaN gives way to a number, -0 is less than +0"}
BY = ("by", "one thread, after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier")


def opcode(op, kind):
    return f".{op}{'.noftz' if op == 'add' and kind in ('f16', 'bf16') else ''}.{kind}"


def dtype(kind):
    return "MGPU_DTYPE_" + kind.upper().replace("B32", "U32").replace("B64", "U64")


def to_global(op, kind, hint):
    meaning = MEANING[op].format("global[dst + i]", "shared[src + i]")
    notes = HALVES[op] if kind in ("f16", "bf16") else ""
    first = (f"{meaning}, elements of {kind}{', with an L2 policy' if hint else ''}{notes}. Each is one atomic step; all "
             "are part of the next bulk group.")
    line = f"cp.reduce.async.bulk.global.shared::cta.bulk_group{'.L2::cache_hint' if hint else ''}{opcode(op, kind)}"
    doc = comment(first, [
        ("ptx", f"{line} [dst], [src], bytes{', policy' if hint else ''};"), ("needs", "PTX 8.0, sm_90"), BY,
        ("dst", "generic address in global memory, 16-byte aligned"),
        ("src", "shared::cta address in this CTA, 16-byte aligned"), ("bytes", "a multiple of 16"),
        *([("policy", "from mgpu_createpolicy_fractional_l2_evict_first() and its like")] if hint else []),
        ("done", "mgpu_bulk_commit_group(), then a wait for the group, by the same thread")])
    params = [f"{C_TYPE[kind]} *dst", "uint32_t src", "uint32_t bytes"] + ["uint64_t policy"] * hint
    emu = emu_call("mgpu__emu_bulk_reduce", [f"MGPU__TMA_{op.upper()}", dtype(kind), "0", "src", "dst", "bytes", "0",
                                             "policy" if hint else "0"], ["MGPU__HINT"] * hint)
    body = ["    MGPU__DEBUG_BULK(dst, src, bytes, src);"] + asm(
        f"{line} [%0], [%1], %2{', %3' if hint else ''};", [],
        ['"l"(dst)', '"r"(src)', '"r"(bytes)'] + ['"l"(policy)'] * hint)
    return function(doc, f"mgpu_bulk_reduce_{op}_{kind}" + "_hint" * hint, params, emu, body)


def to_peer(op, kind):
    meaning = MEANING[op].format("shared[dst + i]", "shared[src + i]")
    line = ("cp.reduce.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes" + opcode(op, kind))
    doc = comment(f"{meaning} in a CTA of the cluster, elements of {kind}. Each is one atomic step.", [
        ("ptx", f"{line} [dst], [src], bytes, [bar];"), ("needs", "PTX 8.0, sm_90"), BY,
        ("dst", "shared::cluster address, 16-byte aligned: mgpu_mapa()"),
        ("src", "shared::cta address in this CTA, 16-byte aligned"), ("bytes", "a multiple of 16"),
        ("bar", "shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets `bytes` of "
                "complete_tx"),
        ("done", "seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says so")])
    emu = emu_call("mgpu__emu_bulk_reduce", [f"MGPU__TMA_{op.upper()}", dtype(kind), "dst", "src", "NULL", "bytes", "bar",
                                             "0"], ["MGPU__SPACE_CLUSTER"])
    body = ["    MGPU__DEBUG_BULK(dst, src, bytes, dst);", "    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);"] + asm(
        f"{line} [%0], [%1], %2, [%3];", [], ['"r"(dst)', '"r"(src)', '"r"(bytes)', '"r"(bar)'])
    return function(doc, f"mgpu_bulk_reduce_shared_cluster_{op}_{kind}",
                    ["uint32_t dst", "uint32_t src", "uint32_t bytes", "uint32_t bar"], emu, body)


def text():
    out = head(PATH, "reduce shared memory into global memory or a peer's, in bulk.", [
        "Printed by gen/gen.py: edit gen/bulk_reduce.py.", "",
        "    shared ---- reduce_<op>_<type> -----------------> global           completes in a bulk group",
        "    shared ---- reduce_shared_cluster_<op>_<type> --> a peer's shared  completes on its mbarrier", "",
        "Typical use, a tile of partial sums that several CTAs add up:", "",
        "    ... all threads write smem ...",
        "    mgpu_fence_proxy_async_shared_cta();                          all writers",
        "    __syncthreads();",
        "    if (one) {",
        "        mgpu_bulk_reduce_add_f32(sum, smem, bytes);               sum is zero at first",
        "        mgpu_bulk_commit_group();",
        "        mgpu_bulk_wait_group_read(0);                             smem may be written again",
        "    }", "",
        "Sums of floating-point numbers depend on the order in which CTAs come. bulk.h includes this header.", "",
        'PTX ISA, "Data Movement and Conversion Instructions: cp.reduce.async.bulk".',
    ], ["../config.h", "../debug_device.h", "../types.h"]) + emu_include()
    for op, kinds in GLOBAL:
        for kind in kinds.split():
            out += to_global(op, kind, 0) + to_global(op, kind, 1)
    for op, kinds in CLUSTER:
        for kind in kinds.split():
            out += to_peer(op, kind)
    return whole(PATH, out)
