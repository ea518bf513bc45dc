# SPDX-License-Identifier: MIT
"""ptx/bulk_reduce.gen.h: cp.reduce.async.bulk, from shared memory into global memory or into that of a peer.

Rows are GLOBAL and CLUSTER: (operator, types) that ptxas has; PTX ISA, "cp.reduce.async.bulk". reduction() prints the
newer forms as well, for bulk_newer.py."""
from text import TYPES, asm, comment, dtype, emu_call, emu_include, function, head, whole

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
HALVES = {"add": "; rounded to nearest even, subnormals are kept", "min": "; NaN gives way to a number, -0 is less than +0",
          "max": "; NaN gives way to a number, -0 is less than +0"}
OWN = "shared::cta address in this CTA, 16-byte aligned"
REMOTE = "generic address in global memory, 16-byte aligned"
MULTICAST = "multicast address, 16-byte aligned"
WRITERS = ", after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier"
POLICY = ("policy", "from mgpu_createpolicy_fractional_l2_evict_first() and its like")
GROUP = ("done", "mgpu_bulk_commit_group(), then a wait for the group, by the same thread")
PEER = ("bar", "shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets `bytes` of complete_tx")
PEER_DONE = ("done", "seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says so")


def how(last):
    return ("how", f"a constant, 0..{last}: MGPU_RELAXED_CTA to MGPU_RELAXED_{('CLUSTER', 'SYS')[last == 3]}; with another one the "
                   "file does not assemble")


def opcode(op, kind):
    return f".{op}{'.noftz' if op == 'add' and kind in ('f16', 'bf16') else ''}.{kind}"


def fold(words, rest, operands, inputs, last):
    """A switch over the scopes."""
    pad = "        "
    return [f"    MGPU__BULK_FOLD{'_CLUSTER' if last == 1 else ''}(", f'{pad}how, "{words}", "{rest} {operands}",',
            pad + ": " + ", ".join(inputs) + ")"]


def operands_of(parameters):
    """`[dst], [src], bytes` with names, with numbers."""
    names = ", ".join(f"[{p}]" if p in ("dst", "src", "bar") else p for p in parameters)
    numbers = ", ".join(f"[%{i}]" if p in ("dst", "src", "bar") else f"%{i}" for i, p in enumerate(parameters))
    return names + ";", numbers + ";"


def element(kind):
    return kind.removeprefix("noftz.")


def meaning(op, kind, at, where, hint):
    notes = HALVES[op] if kind in ("f16", "bf16", "noftz.f32") else ""
    return MEANING[op].format(at, "shared[src + i]") + f"{where}, elements of {element(kind)}{', with an L2 policy' * hint}{notes}."


def reduction(op, kind, where, strong, hint=False):
    """cp.reduce.async.bulk into global memory, a peer's shared memory, or that of all GPUs."""
    peer, all_gpus = where == "peer", where == "all"
    at = {"global": "global[dst + i]", "peer": "shared[dst + i]", "all": "dst[i]"}[where]
    there = {"global": "", "peer": " in a CTA of the cluster", "all": " on every GPU"}[where]
    first = meaning(op, kind, at, there, hint) + " Each is one atomic step" + (", relaxed and of a scope" if strong else "") + ("." if peer else "; all are part of the next bulk group.")
    start = "multimem.cp.reduce.async.bulk" if all_gpus else "cp.reduce.async.bulk"
    words = "shared::cluster.shared::cta.mbarrier::complete_tx::bytes" if peer else "global.shared::cta.bulk_group" + ".L2::cache_hint" * hint
    last = 1 if peer else 3
    parameters = ["dst", "src", "bytes"] + ["bar"] * peer + ["policy"] * hint
    names, numbers = operands_of(parameters)
    version = "9.4" if "." in kind else "9.3" if strong else "9.1" if all_gpus else "8.0"
    doc = comment(first, [
        ("ptx", f"{start}{'.ORDER.SCOPE' * strong}.{words}{opcode(op, kind)} {names}"), ("needs", f"PTX {version}, sm_90"),
        ("by", "one thread" + WRITERS), *[how(last)] * strong,
        ("dst", "shared::cluster address, 16-byte aligned: mgpu_mapa()" if peer else MULTICAST if all_gpus else REMOTE), ("src", OWN),
        ("bytes", "a multiple of 16"), *[PEER] * peer, *[POLICY] * hint, PEER_DONE if peer else GROUP])
    inputs = ['"r"(dst)' if peer else '"l"(dst)', '"r"(src)', '"r"(bytes)'] + ['"r"(bar)'] * peer + ['"l"(policy)'] * hint
    flags = [f"mgpu__emu_atom_how(how, {last})"] * strong + ["MGPU__SPACE_CLUSTER"] * peer + ["MGPU__HINT"] * hint
    red = [f"MGPU__TMA_{op.upper()}", dtype(element(kind))]
    if all_gpus:
        emu = emu_call("mgpu__emu_multimem_bulk", ["dst", "src", "bytes", *red], flags)
    else:
        emu = emu_call("mgpu__emu_bulk_reduce", [*red, *(["dst", "src", "NULL"] if peer else ["0", "src", "dst"]), "bytes",
                                                 "bar" if peer else "0", "policy" if hint else "0"], flags)
    body = ["    MGPU__DEBUG_BULK(dst, src, bytes, " + ("dst" if peer else "src") + ");"] + ["    MGPU__DEBUG_ISSUE(bar, bar >> 24, bytes);"] * peer
    rest = f".{words}{opcode(op, kind)}"
    body += fold(start, rest, numbers, inputs, last) if strong else asm(f"{start}{rest} {numbers}", [], inputs)
    name = f"mgpu_{'multimem_' * all_gpus}bulk_reduce{'_relaxed' * strong}{'_shared_cluster' * peer}_{op}_{kind.replace('.', '_')}{'_hint' * hint}"
    kind_of = "uint32_t dst" if peer else "void *dst" if "16" in kind else f"{TYPES[element(kind)][0]} *dst"
    return function(doc, name, ["uint32_t how"] * strong + [kind_of, "uint32_t src", "uint32_t bytes"] + ["uint32_t bar"] * peer
                    + ["uint64_t policy"] * hint, emu, body)


def rows(table):
    return [(op, kind) for op, kinds in table for kind in kinds.split()]


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
    for op, kind in rows(GLOBAL):
        out += reduction(op, kind, "global", False) + reduction(op, kind, "global", False, True)
    for op, kind in rows(CLUSTER):
        out += reduction(op, kind, "peer", False)
    return whole(PATH, out)
