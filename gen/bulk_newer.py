# SPDX-License-Identifier: MIT
"""ptx/bulk_newer.gen.h: bulk copies and reductions whose accesses are relaxed atomics of a scope, and sums of f32.
ptx/multimem_bulk.gen.h: bulk copies and reductions into the memory of all GPUs behind a multicast address.

Rows: COPIES, and GLOBAL and CLUSTER of bulk_reduce.py. PTX ISA, "Data Movement and Conversion Instructions:
cp.async.bulk", "cp.reduce.async.bulk", "multimem.cp.async.bulk", "multimem.cp.reduce.async.bulk"."""
from bulk_reduce import C_TYPE, CLUSTER, GLOBAL, HALVES, MEANING, dtype
from bulk_reduce import opcode as plain
from text import asm, comment, emu_call, emu_include, function, head, whole

PATH = "ptx/bulk_newer.gen.h"
MULTIMEM_PATH = "ptx/multimem_bulk.gen.h"
NOFTZ = ("add", ["noftz.f32"])                            # PTX 9.4
OWN = "shared::cta address in this CTA, 16-byte aligned"
REMOTE = "generic address in global memory, 16-byte aligned"
MULTICAST = "multicast address, 16-byte aligned"
WRITERS = ", after the writers' mgpu_fence_proxy_async_shared_cta() and a barrier"
POLICY = ("policy", "from mgpu_createpolicy_fractional_l2_evict_first() and its like")
GROUP = ("done", "mgpu_bulk_commit_group(), then a wait for the group, by the same thread")
PEER = ("bar", "shared::cluster address of an mbarrier in the CTA of `dst`, not in this one; gets `bytes` of complete_tx")
PEER_DONE = ("done", "seen by a wait on `bar` in the CTA of `dst`; `src` may be reused when that CTA says so")
ENDS = [("ignore_left, ignore_right", "0 to 15: bytes at both ends of the source that may be out of bounds; those of `dst` mean nothing then (an H200 copies them)")]
STRONG = "Each 16 bytes are read and written as a relaxed atomic of a scope does."
# C types and asm constraints of parameters
TYPE = {"src": "const void *", "bytes": "uint32_t ", "ignore_left": "uint32_t ", "ignore_right": "uint32_t ", "bar": "uint32_t ",
        "cta_mask": "uint16_t ", "policy": "uint64_t "}
CONSTRAINT = {"cta_mask": "h", "policy": "l"}


def how(last):
    return ("how", f"a constant, 0..{last}: MGPU_RELAXED_CTA to MGPU_RELAXED_{('CLUSTER', 'SYS')[last == 3]}; with another one the "
                   "file does not assemble")


class Copy:
    """A strong copy: name, words behind the scope, sentence, parameters and what they are, the model's call, targets."""

    def __init__(self, name, words, first, parameters, doc, kind, flags, targets="sm_90", last=3):
        self.name, self.words, self.first, self.parameters, self.doc = name, words, first, parameters, doc
        self.kind, self.flags, self.targets, self.last = kind, flags, targets, last


def copies():
    cluster = "sm_90a, sm_100a, sm_103a, sm_110a"
    load = [("src", REMOTE), ("bytes", "a multiple of 16")]
    seen = ("done", "seen by a wait on `bar`; no fence is needed before reads")
    for hint in (False, True):
        word, behind, policy = ".L2::cache_hint" * hint, "_hint" * hint, [POLICY] * hint
        flags = ["MGPU__HINT"] * hint
        tail = ["policy"] * hint
        said = "Copy `bytes` from global memory to %s" + ", with an L2 policy" * hint + ". " + STRONG
        yield Copy(f"load_relaxed{behind}", f"shared::cluster.global.mbarrier::complete_tx::bytes{word}", said % "shared memory",
                   ["dst", "src", "bytes", "bar", *tail],
                   [("dst", "shared address, 16-byte aligned"), *load, ("bar", "mbarrier in the CTA of `dst`; gets `bytes` of complete_tx"),
                    *policy, seen], "G2S", ["MGPU__SPACE_CLUSTER", *flags], cluster)
        yield Copy(f"load_relaxed_multicast{behind}",
                   f"shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster{word}",
                   said % "the same place in several CTAs of the cluster", ["dst", "src", "bytes", "bar", "cta_mask", *tail],
                   [("dst", "shared address, 16-byte aligned: the offset counts"), *load,
                    ("bar", "the offset of an mbarrier that each receiver has; each expects `bytes`"),
                    ("cta_mask", "bit r: the CTA of rank r receives"), *policy,
                    ("done", "seen in each receiver by a wait on its own mbarrier")], "G2S",
                   ["MGPU__SPACE_CLUSTER", "MGPU__MULTICAST", *flags], cluster)
        for ends in (False, True):
            yield Copy(f"load_relaxed_shared_cta{'_ignore_oob' * ends}{behind}",
                       f"shared::cta.global.mbarrier::complete_tx::bytes{word}{'.ignore_oob' * ends}",
                       said % "shared memory of this CTA" + " Bytes at both ends may be out of bounds." * ends,
                       ["dst", "src", "bytes", *["ignore_left", "ignore_right"] * ends, "bar", *tail],
                       [("dst", OWN), *load, *ENDS * ends, ("bar", "mbarrier of this CTA; gets `bytes` of complete_tx"), *policy, seen],
                       "OOB" if ends else "G2S", flags)
        yield Copy(f"store_relaxed{behind}", f"global.shared::cta.bulk_group{word}",
                   "Copy `bytes` from shared memory to global memory" + ", with an L2 policy" * hint + ". " + STRONG,
                   ["dst", "src", "bytes", *tail], [("dst", REMOTE), ("src", OWN), ("bytes", "a multiple of 16"), *policy, GROUP], "S2G", flags)
    yield Copy("copy_relaxed_shared_cluster", "shared::cluster.shared::cta.mbarrier::complete_tx::bytes",
               "Copy `bytes` from this CTA's shared memory to a CTA of the cluster. " + STRONG, ["dst", "src", "bytes", "bar"],
               [("dst", "shared::cluster address, 16-byte aligned: mgpu_mapa()"), ("src", OWN), ("bytes", "a multiple of 16"), PEER, PEER_DONE],
               "S2S", ["MGPU__SPACE_CLUSTER"], "sm_90", 1)


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


def strong_copy(c):
    store, own = c.kind == "S2G", c.kind in ("S2G", "S2S")
    types = {"dst": "void *" if store else "uint32_t ", "src": "uint32_t " if own else "const void *"}
    names, numbers = operands_of(c.parameters)
    by = "one thread" + WRITERS * own
    doc = comment(c.first, [("ptx", f"cp.async.bulk.ORDER.SCOPE.{c.words}.b128 {names}"), ("needs", f"PTX 9.3, {c.targets}"), ("by", by),
                            how(c.last), *c.doc])
    inputs = [f'"{"l" if types.get(p, "").endswith("*") else CONSTRAINT.get(p, "r")}"({p})' for p in c.parameters]
    has = {p: p for p in c.parameters}
    flags = [f"mgpu__emu_atom_how(how, {c.last})", *c.flags]
    if c.kind == "OOB":
        emu = emu_call("mgpu__emu_bulk_ignore_oob", ["dst", "src", "bytes", "ignore_left", "ignore_right", "bar", has.get("policy", "0")], flags)
    else:
        args = {"G2S": ["dst", "0", "src"], "S2S": ["dst", "src", "NULL"], "S2G": ["0", "src", "dst"]}[c.kind]
        emu = emu_call("mgpu__emu_bulk", [f"MGPU__BULK_{c.kind}", *args, "bytes", has.get("bar", "0"), has.get("cta_mask", "0"),
                                          has.get("policy", "0")], flags)
    # what MGPU_DEBUG=1 looks at, as bulk.h says it
    debug = ["    MGPU__DEBUG_BULK(dst, src, bytes, " + ("src" if store else "dst") + ");"]
    if "cta_mask" in has:
        debug += ["    MGPU__DEBUG_MASK(cta_mask);", "    MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, bytes);"]
    elif "bar" in has:
        debug += [f"    MGPU__DEBUG_ISSUE(bar, {'bar >> 24' if 'MGPU__SPACE_CLUSTER' in c.flags else 'mgpu__debug_rank()'}, bytes);"]
    return function(doc, f"mgpu_bulk_{c.name}", ["uint32_t how"] + [types.get(p, TYPE.get(p, "")) + p for p in c.parameters], emu,
                    debug + fold("cp.async.bulk", f".{c.words}.b128", numbers, inputs, c.last))


def opcode(op, kind):
    return f".{op}.{kind}" if "." in kind else plain(op, kind)


def name_of(op, kind):
    return f"{op}_{kind.replace('.', '_')}"


def element(kind):
    return kind.removeprefix("noftz.")


def meaning(op, kind, at, where=""):
    notes = HALVES[op] if kind in ("f16", "bf16") else "; rounded to nearest even, subnormals are kept" if "." in kind else ""
    return MEANING[op].format(at, "shared[src + i]") + f"{where}, elements of {element(kind)}" + "%s" + notes + "."


def reduction(op, kind, where, strong, hint=False):
    """cp.reduce.async.bulk into global memory, a peer's shared memory, or that of all GPUs."""
    peer, all_gpus = where == "peer", where == "all"
    at = {"global": "global[dst + i]", "peer": "shared[dst + i]", "all": "dst[i]"}[where]
    there = {"global": "", "peer": " in a CTA of the cluster", "all": " on every GPU"}[where]
    first = meaning(op, kind, at, there) % (", with an L2 policy" * hint)
    first += " Each is one atomic step" + (", relaxed and of a scope" if strong else "") + ("." if peer else "; all are part of the next bulk group.")
    start = "multimem.cp.reduce.async.bulk" if all_gpus else "cp.reduce.async.bulk"
    words = "shared::cluster.shared::cta.mbarrier::complete_tx::bytes" if peer else "global.shared::cta.bulk_group" + ".L2::cache_hint" * hint
    last = 1 if peer else 3
    parameters = ["dst", "src", "bytes"] + ["bar"] * peer + ["policy"] * hint
    names, numbers = operands_of(parameters)
    version = "9.4" if "." in kind else "9.3" if strong else "9.1"
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
    name = f"mgpu_{'multimem_' * all_gpus}bulk_reduce{'_relaxed' * strong}{'_shared_cluster' * peer}_{name_of(op, kind)}{'_hint' * hint}"
    kind_of = "uint32_t dst" if peer else f"{C_TYPE[element(kind)]} *dst"
    return function(doc, name, ["uint32_t how"] * strong + [kind_of, "uint32_t src", "uint32_t bytes"] + ["uint32_t bar"] * peer
                    + ["uint64_t policy"] * hint, emu, body)


def copy_to_all(strong):
    """multimem.cp.async.bulk."""
    words = "global.shared::cta.bulk_group"
    names, numbers = operands_of(["dst", "src", "bytes"])
    first = "Copy `bytes` from shared memory to the memory of every GPU. " + (STRONG if strong else "What threads wrote at `src` needs "
                                                                              "mgpu_fence_proxy_async_shared_cta() and a barrier first.")
    doc = comment(first, [("ptx", f"multimem.cp.async.bulk{'.ORDER.SCOPE' * strong}.{words}{'.b128' * strong} {names}"),
                          ("needs", f"PTX {'9.3' if strong else '9.1'}, sm_90"), ("by", "one thread" + WRITERS * strong), *[how(3)] * strong,
                          ("dst", MULTICAST), ("src", OWN), ("bytes", "a multiple of 16"), GROUP])
    inputs = ['"l"(dst)', '"r"(src)', '"r"(bytes)']
    start, rest = "multimem.cp.async.bulk", f".{words}{'.b128' * strong}"
    emu = emu_call("mgpu__emu_multimem_bulk", ["dst", "src", "bytes", "MGPU__TMA_STORE", "0"], ["mgpu__emu_atom_how(how, 3)"] * strong)
    return function(doc, f"mgpu_multimem_bulk_store{'_relaxed' * strong}",
                    ["uint32_t how"] * strong + ["void *dst", "uint32_t src", "uint32_t bytes"], emu,
                    ["    MGPU__DEBUG_BULK(dst, src, bytes, src);"]
                    + (fold(start, rest, numbers, inputs, 3) if strong else asm(f"{start}{rest} {numbers}", [], inputs)))


def rows(table):
    return [(op, kind) for op, kinds in table for kind in (kinds if isinstance(kinds, list) else kinds.split())]


def text():
    out = head(PATH, "bulk copies and reductions that are strong, sums of f32 that keep subnormals.", [
        "Printed by gen/gen.py: edit gen/bulk_newer.py. The picture and the use are in newer.h.", "",
        "    _relaxed    `how` is MGPU_RELAXED_CTA, _CLUSTER, _GPU or _SYS: the scope of each access", "",
        "The model judges a strong copy as one without a scope: what is not ordered with it is a race, also",
        "where the other is an atomic.",
    ], ["../config.h", "../debug_device.h", "../types.h", "bulk_how.h"]) + emu_include()
    for c in copies():
        out += strong_copy(c)
    for op, kind in rows([NOFTZ]):
        out += reduction(op, kind, "global", False) + reduction(op, kind, "global", False, True)
    for op, kind in rows([*GLOBAL, NOFTZ]):
        out += reduction(op, kind, "global", True) + reduction(op, kind, "global", True, True)
    for op, kind in rows(CLUSTER):
        out += reduction(op, kind, "peer", True)
    return whole(PATH, out)


def multimem_text():
    out = head(MULTIMEM_PATH, "bulk copies and reductions to all GPUs of a multicast group.", [
        "Printed by gen/gen.py: edit gen/bulk_newer.py. The picture and the use are in multimem.h.", "",
        "    _relaxed    `how` is MGPU_RELAXED_CTA, _CLUSTER, _GPU or _SYS: the scope of each access", "",
        "The assembler of CUDA 13.1 and later. The model judges a strong copy as one without a scope.",
    ], ["../config.h", "../debug_device.h", "../types.h", "bulk_how.h"]) + emu_include()
    for strong in (False, True):
        out += copy_to_all(strong)
    for strong in (False, True):
        for op, kind in rows([*GLOBAL, NOFTZ]):
            out += reduction(op, kind, "all", strong)
    return whole(MULTIMEM_PATH, out)
