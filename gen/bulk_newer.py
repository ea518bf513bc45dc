# SPDX-License-Identifier: MIT
"""ptx/bulk_newer.gen.h: bulk copies and reductions whose accesses are relaxed atomics of a scope, and sums of f32.
ptx/multimem_bulk.gen.h: bulk copies and reductions into the memory of all GPUs behind a multicast address.

Rows: COPIES, and GLOBAL and CLUSTER of bulk_reduce.py. PTX ISA, "Data Movement and Conversion Instructions:
cp.async.bulk", "cp.reduce.async.bulk", "multimem.cp.async.bulk", "multimem.cp.reduce.async.bulk"."""
from bulk_reduce import CLUSTER, GLOBAL, GROUP, MULTICAST, OWN, PEER, PEER_DONE, POLICY, REMOTE, WRITERS, fold, how, operands_of, reduction, rows
from text import asm, comment, emu_call, emu_include, function, head, whole

PATH = "ptx/bulk_newer.gen.h"
MULTIMEM_PATH = "ptx/multimem_bulk.gen.h"
NOFTZ = ("add", "noftz.f32")                            # PTX 9.4
ENDS = [("ignore_left, ignore_right", "0 to 15: bytes at both ends of the source that may be out of bounds; those of `dst` mean nothing then (an H200 copies them)")]
STRONG = "Each 16 bytes are read and written as a relaxed atomic of a scope does."
# C types and asm constraints of parameters
TYPE = {"src": "const void *", "bytes": "uint32_t ", "ignore_left": "uint32_t ", "ignore_right": "uint32_t ", "bar": "uint32_t ",
        "cta_mask": "uint16_t ", "policy": "uint64_t "}
CONSTRAINT = {"cta_mask": "h", "policy": "l"}


class Copy:
    """A strong copy: name, words behind the scope, sentence, parameters and what they are, the model's call, targets."""

    def __init__(self, name, words, first, parameters, doc, kind, flags, targets="sm_90", last=3):
        self.name, self.words, self.first, self.parameters, self.doc = name, words, first, parameters, doc
        self.kind, self.flags, self.targets, self.last = kind, flags, targets, last


def copies():
    cluster = "sm_90a, sm_100f, sm_110f"
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


def masked_to_all():
    """multimem.cp.async.bulk.cp_mask, of Blackwell."""
    opcode = "multimem.cp.async.bulk.global.shared::cta.bulk_group.cp_mask"
    doc = comment("Copy the bytes of a mask, of each 16, from shared memory to the memory of every GPU.", [
        ("ptx", f"{opcode} [dst], [src], bytes, byte_mask;"), ("needs", "PTX 9.1, sm_100"), ("by", "one thread" + WRITERS), ("dst", MULTICAST), ("src", OWN),
        ("bytes", "a multiple of 16"), ("byte_mask", "bit i: byte i of each 16"), GROUP])
    return function(doc, "mgpu_multimem_bulk_store_cp_mask", ["void *dst", "uint32_t src", "uint32_t bytes", "uint16_t byte_mask"],
                    ["    MGPU__EMU(mgpu__emu_multimem_bulk_masked(dst, src, bytes, byte_mask));"],
                    ["    MGPU__DEBUG_BULK(dst, src, bytes, src);"] + asm(f"{opcode} [%0], [%1], %2, %3;", [], ['"l"(dst)', '"r"(src)', '"r"(bytes)', '"h"(byte_mask)']))


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
    out += masked_to_all()
    for strong in (False, True):
        for op, kind in rows([*GLOBAL, NOFTZ]):
            out += reduction(op, kind, "all", strong)
    return whole(MULTIMEM_PATH, out)
