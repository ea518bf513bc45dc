# SPDX-License-Identifier: MIT
"""ptx/fabric.gen.h: copies to and from logical endpoints on the fabric. ptx/multimem_async.gen.h: stores and sums for all GPUs that nobody
waits for. ptx/tcgen05_newer.gen.h: tensor memory for one block alone, commits for 32 blocks, and of what was read of A.

PTX ISA, "Fabric Instructions", "multimem.st.async", "tcgen05.alloc", "tcgen05.commit"."""
from policy import PRIMARY
from rubin_dim import high_part, sizes, stride_fields, strides, suffix
from text import asm, cases, comment, emu_call, function, head, whole

PATH, ASYNC_PATH, TCGEN05_PATH = "ptx/fabric.gen.h", "ptx/multimem_async.gen.h", "ptx/tcgen05_newer.gen.h"
TYPE = {"dst": "uint32_t", "src": "uint32_t", "endpoint": "uint32_t", "offset": "uint64_t", "counter": "uint64_t", "bytes": "uint32_t", "bar": "uint32_t",
        "byte_mask": "uint16_t", "policy": "uint64_t", "old": "uint32_t", "operands": "uint32_t"}
LETTER = {"uint32_t": "r", "uint64_t": "l", "uint16_t": "h"}
DOC = {
    "dst": "shared::cta address in this CTA, 16-byte aligned", "src": "shared::cta address in this CTA, 16-byte aligned",
    "endpoint": "the number of a logical endpoint", "offset": "of the bytes behind its start, a multiple of 16",
    "counter": "of 8 bytes that count them there, a multiple of 256", "bytes": "a multiple of 16",
    "byte_mask": "bit i: byte i of each 16 is written", "policy": "L2 policy from createpolicy",
    "old": "shared::cta address of 16 bytes: gets the value before, at `offset` modulo 16",
    "operands": "shared::cta address of 16 bytes: the operand at `offset` modulo 16; of cas also what is compared",
}
REDUCE = [("and", "b32 b64"), ("or", "b32 b64"), ("xor", "b32 b64"), ("min", "u32 s32 u64 s64 f16 bf16"), ("max", "u32 s32 u64 s64 f16 bf16"),
          ("add", "u32 u64 f16 bf16 f32 f64")]
DONE = ("done", "mgpu_fabric_submit(), then the phase of bar ends: a wait with _report in its name tells whether it worked")


def refused(name):
    return [f'    MGPU__EMU(mgpu__emu_no_fabric("{name}"));']


def fabric(name, opcode, first, operands, shown, version="9.3", unit="bytes", by="one thread", tail="", targets="sm_100"):
    bar = ("bar", f"mbarrier of this CTA, of layout v1; gets {'`bytes`' if unit == 'bytes' else 'a sixteenth of `bytes`' if 'bytes' in operands else '1'} of complete_tx")
    fields = [("ptx", f"{opcode} {shown.format(**{o: o for o in operands})}{tail};"), ("needs", f"PTX {version}, {targets}"), ("by", by),
              *[(o, DOC[o]) if o != "bar" else bar for o in operands], *[DONE] * ("bar" in operands)]
    params = [f"{TYPE[o]} {o}" for o in operands] or ["void"]
    numbers = shown.format(**{o: f"%{i}" for i, o in enumerate(operands)})
    return function(comment(first, fields), name, params, [f"    (void){o};" for o in operands] + refused(name),
                    asm(f"{opcode} {numbers}{tail};".replace(" ;", ";"), [], [f'"{LETTER[TYPE[o]]}"({o})' for o in operands]))


def moves(hint):
    out, hinted, behind, policy = [], ".L2::cache_hint" * hint, "_hint" * hint, ["policy"] * hint
    tail, by = ", {policy}" * hint, "one thread"
    version = "9.3"
    out += fabric(f"mgpu_fabric_try_get{behind}", f"fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes.mbarrier::report::fabric{hinted}.relaxed.sys.b128",
                  "Copy `bytes` of a logical endpoint into shared memory of this CTA.", ["dst", "endpoint", "offset", "bytes", "bar", *policy],
                  "[{dst}], [{endpoint}, {offset}], {bytes}, [{bar}]" + tail, version)
    for multi in (False, True):
        to = "all members of a multicast endpoint" if multi else "a logical endpoint"
        put = f"fabric.try_put.async{'.multimem' * multi}.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric"
        name = f"mgpu_fabric_try_put{'_multimem' * multi}"
        out += fabric(f"{name}{behind}", f"{put}{hinted}.relaxed.sys.b128", f"Copy `bytes` of shared memory to {to}.",
                      ["endpoint", "offset", "src", "bytes", "bar", *policy], "[{endpoint}, {offset}], [{src}], {bytes}, [{bar}]" + tail, version, "16B", by)
        out += fabric(f"{name}_counted_bytes{behind}", f"{put}.counted::bytes{hinted}.relaxed.sys.b128", f"Copy `bytes` of shared memory to {to}, where a counter grows by them.",
                      ["endpoint", "offset", "counter", "src", "bytes", "bar", *policy],
                      "[{endpoint}, {offset}, {counter}], [{src}], {bytes}, [{bar}]" + tail, version, "16B", by)
        if not hint:
            out += fabric(f"{name}_cp_mask", f"{put}.cp_mask.relaxed.sys.b128", f"Copy some bytes of each 16 of shared memory to {to}.",
                          ["endpoint", "offset", "src", "bytes", "bar", "byte_mask"], "[{endpoint}, {offset}], [{src}], {bytes}, [{bar}], {byte_mask}", version, "16B", by)
    return out


def reductions():
    out = []
    for multi in (False, True):
        for op, kinds in REDUCE:
            for kind in kinds.split():
                out += fabric(f"mgpu_fabric_try_red{'_multimem' * multi}_{op}_{kind}",
                              f"fabric.try_red.async{'.multimem' * multi}.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys.{op}.{kind}",
                              f"Reduce elements of shared memory into {'all members of a multicast endpoint' if multi else 'a logical endpoint'}: {op}.",
                              ["endpoint", "offset", "src", "bytes", "bar"], "[{endpoint}, {offset}], [{src}], {bytes}, [{bar}]", "9.3", "16B")
    return out


PULL = [("and", "b32 b64"), ("or", "b32 b64"), ("xor", "b32 b64"), ("min", "u32 s32 u64 s64 f16 bf16 e4m3 e5m2"), ("max", "u32 s32 u64 s64 f16 bf16 e4m3 e5m2"),
        ("add", "u32 u64 f32 f16 bf16"), ("add.acc::f32", "f16 bf16 e4m3 e5m2"), ("add.acc::f16", "e4m3 e5m2")]
ATOMS = [("exch", "b32 b64 b128"), ("cas", "b32 b64 b128"), ("and", "b32 b64"), ("or", "b32 b64"), ("xor", "b32 b64"),
         ("min", "u32 s32 u64 s64 f16x2 bf16x2"), ("max", "u32 s32 u64 s64 f16x2 bf16x2"), ("add", "u32 u64 f32 f64 f16x2 bf16x2")]
FETCH = ".async{}.shared::cta.mbarrier::complete_tx::{}.mbarrier::report::fabric{}.relaxed.sys"


def word(op):
    return op.replace(".", "_").replace("::", "_")


def fetching():
    """Reductions over all members into shared memory, and atomics."""
    out = []
    for op, kinds in PULL:
        for kind in kinds.split():
            out += fabric(f"mgpu_fabric_try_pullred_multimem_{word(op)}_{kind}", f"fabric.try_pullred{FETCH.format('.multimem', 'bytes', '')}.{op}.{kind}.sync",
                          f"Reduce elements of all members of a multicast endpoint into shared memory of this CTA: {op.partition('.')[0]}"
                          + f", summed in {op[-3:]}" * (".acc" in op) + ".", ["dst", "endpoint", "offset", "bytes", "bar"],
                          "[{dst}], [{endpoint}, {offset}], {bytes}, [{bar}]", "9.3", by="one warp, converged: all of its lanes", tail=", 0xffffffff",
                          targets="sm_100f, sm_110f, sm_120f" if ".acc" in op or kind in ("e4m3", "e5m2") else "sm_100")
    for op, kinds in ATOMS:
        for kind in kinds.split():
            out += fabric(f"mgpu_fabric_try_atom_{op}_{kind}", f"fabric.try_atom{FETCH.format('', '16B', '')}.{op}.{kind}",
                          f"One atomic operation at a logical endpoint, {op}; the value before comes into shared memory of this CTA.",
                          ["endpoint", "offset", "old", "operands", "bar"], "[{endpoint}, {offset}], [{old}], [{operands}], [{bar}]", "9.4", "16B")
    return out


def policies():
    """createpolicy of a range of an endpoint."""
    out = []
    for primary, said in PRIMARY:
        for second in (False, True):
            if primary in ("evict_first", "evict_unchanged") and second:      # the same, a name of 64 letters
                continue
            name, opcode = f"mgpu_createpolicy_range_fabric_l2_{primary}" + "_l2_evict_first" * second, f"createpolicy.range.fabric.L2::{primary}" + ".L2::evict_first" * second + ".b64"
            doc = comment(f"A policy: what lies in the `primary` bytes from `offset` on of a logical endpoint {said}{'; of the rest first' * second}.",
                          [("ptx", f"{opcode} policy, [endpoint, offset], primary, total;"), ("needs", "PTX 9.4, sm_100"), ("by", "any thread"),
                           ("endpoint", "the number of a logical endpoint"), ("offset", "of the bytes behind its start"), ("primary", "bytes, 0 to total"),
                           ("total", "bytes, above 0, as mgpu_createpolicy_range_l2_evict_last() has them"), ("returns", "a policy for `_hint` forms of the fabric")])
            params = ["uint32_t endpoint", "uint64_t offset", "uint32_t primary", "uint32_t total"]
            out += function(doc, name, params, ["    (void)endpoint, (void)offset, (void)primary, (void)total;", "    policy = 0;"] + refused(name),
                            asm(f"{opcode} %0, [%1, %2], %3, %4;", ['"=l"(policy)'], ['"r"(endpoint)', '"l"(offset)', '"r"(primary)', '"r"(total)'], pure=True),
                            ("uint64_t", "uint64_t policy", "policy"))
    return out


def boxes():
    """A box of a tensor at an endpoint, by a map of its shape."""
    out = []
    for dims in range(1, 6):
        for hint in (False, True):
            c = [f"c{i}" for i in range(dims)]
            name = f"mgpu_fabric_try_get_tensor_{dims}d" + "_hint" * hint
            opcode = (f"fabric.try_get.async.tensor.{dims}d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric" + ".L2::cache_hint" * hint
                      + ".override::global_address.relaxed.sys.b128")
            tail = ", policy" * hint
            doc = comment(f"Load the box at ({', '.join(c)}) of a tensor that lies at a logical endpoint into shared memory of this CTA; its shape is the map's.",
                          [("ptx", f"{opcode} [dst], [map, endpoint, offset, {{{', '.join(c)}}}], [bar]{tail};"), ("needs", "PTX 9.4, sm_107f"), ("by", "one thread"),
                           ("dst", "shared::cta address, 128-byte aligned"), ("map", f"tensor map of {dims} dimension{'s' * (dims > 1)}, in the kernel's arguments or in global memory; its address counts for nothing"),
                           ("endpoint", "the number of a logical endpoint"), ("offset", "of the tensor behind its start"),
                           (c[0] if dims == 1 else f"c0..{c[-1]}", "first element of the box; c0 is innermost"),
                           ("bar", "mbarrier of this CTA, of layout v1; gets the bytes of the box"), *[("policy", "L2 policy from createpolicy")] * hint, DONE])
            params = ["uint32_t dst", "const mgpu_tensor_map *map", "uint32_t endpoint", "uint64_t offset", *(f"int32_t {x}" for x in c), "uint32_t bar", *["uint64_t policy"] * hint]
            names = ["dst", "map", "endpoint", "offset", *c, "bar", *["policy"] * hint]
            box = ", ".join(f"%{4 + i}" for i in range(dims))
            out += function(doc, name, params, [f"    (void){n};" for n in names] + refused(name),
                            asm(f"{opcode} [%0], [%1, %2, %3, {{{box}}}], [%{4 + dims}]{f', %{5 + dims}' * hint};", [],
                                ['"r"(dst)', '"l"(map)', '"r"(endpoint)', '"l"(offset)', *(f'"r"({x})' for x in c), '"r"(bar)', *['"l"(policy)'] * hint]))
    return out


def described():
    """The same of a tensor whose sizes and strides are operands."""
    out = []
    for dims in range(1, 6):
        for hint in (False, True):
            name = f"mgpu_fabric_try_get_tensor_{dims}d" + suffix(dims) + "_hint" * hint
            opcode = (f"fabric.try_get.async.tensor.{dims}d.shared::cta.tile.mbarrier::complete_tx::bytes.mbarrier::report::fabric" + ".L2::cache_hint" * hint
                      + f".override::global_address.override::{suffix(dims)[1:]}.relaxed.sys.b128")
            inputs = ([("r", "dst", "dst"), ("l", "map", "map"), ("r", "endpoint", "endpoint"), ("l", "offset", "offset")] + [("h", n, n) for n in sizes(dims)]
                      + [("r", f"mgpu__stride_low({n})", f"lo{i + 1}") for i, n in enumerate(strides(dims))] + [("h", "hi", "hi")] * (dims > 1)
                      + [("r", "bar", "bar")] + [("l", "policy", "policy")] * hint)

            def line(n, dims=dims, hint=hint):
                n = list(n)
                size, rest = n[4:4 + dims], n[4 + dims:]
                by = [", ".join(n[1:4]), "{" + ", ".join(size) + "}"] + (["{" + ", ".join(rest[:dims - 1]) + "}", rest[dims - 1]] if dims > 1 else []) + ["{" + ", ".join(["0"] * dims) + "}"]
                return f"[{n[0]}], [{', '.join(by)}], [{rest[-1 - hint]}]" + f", {rest[-1]}" * hint

            shown = "dim0" if dims == 1 else f"dim0..dim{dims - 1}"
            doc = comment(f"Load a box of a tensor that lies at a logical endpoint into shared memory of this CTA; its sizes{' and strides' * (dims > 1)} are the operands', and the box begins at its first element.",
                          [("ptx", f"{opcode} {line(shown_ for _, _, shown_ in inputs)};"), ("needs", "PTX 9.4, sm_107f"), ("by", "one thread"),
                           ("dst", "shared::cta address, 128-byte aligned"), ("map", f"tensor map of {dims} dimension{'s' * (dims > 1)}, in the kernel's arguments or in global memory: its type, box and swizzle count"),
                           ("endpoint", "the number of a logical endpoint"), ("offset", "of the tensor behind its start"), (shown, "elements, 1..255: of a larger tensor as many as the box or more"),
                           *stride_fields(dims), ("bar", "mbarrier of this CTA, of layout v1; gets the bytes of the box"), *[("policy", "L2 policy from createpolicy")] * hint, DONE])
            params = ["uint32_t dst", "const mgpu_tensor_map *map", "uint32_t endpoint", "uint64_t offset", *(f"uint16_t {n}" for n in sizes(dims)),
                      *(f"uint64_t {n}" for n in strides(dims)), "uint32_t bar", *["uint64_t policy"] * hint]
            names = ["dst", "map", "endpoint", "offset", *sizes(dims), *strides(dims), "bar", *["policy"] * hint]
            out += function(doc, name, params, [f"    (void){n};" for n in names] + refused(name),
                            high_part(dims) + asm(f"{opcode} {line(f'%{i}' for i in range(len(inputs)))};", [], [f'"{k}"({value})' for k, value, _ in inputs]))
    return out


def wait_read():
    name, opcode = "mgpu_fabric_wait_sync_restrict_read", "fabric.wait.sync_restrict::read"
    doc = comment("Wait until shared memory that this thread's groups read may be written again, but for at most `n` of them: the newest.",
                  [("ptx", f"{opcode} n;"), ("needs", "PTX 9.5, sm_100"), ("by", "the thread that submitted them, with mgpu_fabric_submit_commit_group()"),
                   ("n", "a constant, 0 to 7; with another n the file does not assemble")])
    return function(doc, name, ["uint32_t n"], ["    (void)n;"] + refused(name),
                    cases("n", range(8), lambda n: [f'        asm volatile("{opcode} {n};" : : : "memory");'], "mgpu: fabric wait n must be a constant 0..7"))


def plain(name, opcode, first, version, fence=None, by="the thread that issued them", more=()):
    return function(comment(first, [("ptx", f"{opcode};"), ("needs", f"PTX {version}, sm_100"), ("by", by), *more]), name, ["void"],
                    fence or refused(name), [f'    asm volatile("{opcode};" : : : "memory");'])


def text():
    out = head(PATH, "copies to and from logical endpoints on the fabric.", [
        "Printed by gen/gen.py: edit gen/fabric.py. The picture and the use are in fabric.h.", "",
        "The model has no endpoints: it refuses all but the fences."], ["../config.h", "../types.h", "rubin_how.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    out += moves(False) + moves(True) + reductions() + fetching() + boxes() + described() + policies() + wait_read()
    out += plain("mgpu_fabric_submit", "fabric.submit", "Submit what this thread has issued: before that no phase which counts it ends.", "9.3")
    out += plain("mgpu_fabric_submit_op_restrict_fetching", "fabric.submit.op_restrict::fetching", "Submit what this thread has issued that fetches: try_get.", "9.3")
    out += plain("mgpu_fabric_submit_commit_group", "fabric.submit.commit_group",
                 "Submit what this thread has issued, as one group, and wait for nothing. Only its name says so: no manual of PTX 9.5 was at hand.", "9.5")
    out += plain("mgpu_fabric_wait_sync_restrict_reads", "fabric.wait.sync_restrict::reads", "Wait until shared memory that this thread's copies read may be written again.", "9.3")
    for to, of, said in (("generic", "fabric", "what the fabric wrote, for threads"), ("fabric", "generic", "what threads wrote, for the fabric"), ("fabric", "fabric", "what the fabric wrote, for the fabric")):
        for half in ("acquire", "release"):
            name = f"mgpu_fence_proxy_{to}_{of}_alias_{half}_sys"
            out += plain(name, f"fence.proxy.{to}::{of}.alias.{half}.sys", f"Order {said}: the {half} half. The model judges no addresses that are aliases.", "9.3",
                         [f'    MGPU__EMU(mgpu__emu_needs(1000, "{name}", "sm_100"));'],
                         "any thread")
    return whole(PATH, out)


# ---- multimem -------------------------------------------------------------------------------------------------------

def async_text():
    out = head(ASYNC_PATH, "stores and sums for the memory of all GPUs that nobody waits for.", [
        "Printed by gen/gen.py: edit gen/fabric.py. The picture is in multimem.h.", "",
        "The model makes them at once, which is one of the orders that a GPU has."], ["../config.h", "../types.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/api.h"', '#include "../emu/target.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    for scope in ("gpu", "sys"):
        flags = [f"MGPU__SCOPE_{scope.upper()}"]
        for kind, ctype, letter, size in (("b8", "uint8_t", "h", 1), ("b16", "uint16_t", "h", 2), ("b32", "uint32_t", "r", 4), ("b64", "uint64_t", "l", 8)):
            name, opcode = f"mgpu_multimem_st_async_release_{scope}_{kind}", f"multimem.st.async.release.{scope}.global.{kind}"
            doc = comment(f"Store {size} byte{'s' * (size > 1)} on every GPU, later; what this thread wrote before is seen by who acquires them.",
                          [("ptx", f"{opcode} [p], value;"), ("needs", "PTX 9.3, sm_100"), ("by", "any thread"),
                           ("p", f"multicast address{f', {size}-byte aligned' * (size > 1)}"), ("value", f"the {'byte' if size == 1 else f'{size} bytes'}"), ("done", "nothing tells, but the bytes themselves")])
            out += function(doc, name, ["void *p", f"{ctype} value"], [f'    MGPU__EMU(mgpu__emu_needs(1000, "{name}", "sm_100"));',
                            *emu_call("mgpu__emu_multimem_st", ["p", "&value", str(size)], flags)],
                            asm(f"{opcode} [%0], %1;", [], ['"l"(p)', f'"{letter}"({"(uint16_t)" * (size == 1)}value)']))
        for kind, ctype, letter, size in (("u32", "uint32_t", "r", 4), ("s32", "int32_t", "r", 4), ("u64", "uint64_t", "l", 8)):
            name, opcode = f"mgpu_multimem_red_async_release_{scope}_add_{kind}", f"multimem.red.async.release.{scope}.global.add.{kind}"
            doc = comment("p[0] += value on every GPU, each one atomic step, later; what this thread wrote before is seen by who acquires it.",
                          [("ptx", f"{opcode} [p], value;"), ("needs", "PTX 9.3, sm_100"), ("by", "any thread"), ("p", f"multicast address, {size}-byte aligned"),
                           ("value", "what is added"), ("done", "nothing tells, but the sum itself")])
            out += function(doc, name, ["void *p", f"{ctype} value"], [f'    MGPU__EMU(mgpu__emu_needs(1000, "{name}", "sm_100"));',
                            *emu_call("mgpu__emu_multimem_red", ["p", "&value", "MGPU__TMA_ADD", f"MGPU_DTYPE_{kind.upper()}", str(size)], flags)],
                            asm(f"{opcode} [%0], %1;", [], ['"l"(p)', f'"{letter}"(value)']))
    return whole(ASYNC_PATH, out)


# ---- tcgen05 --------------------------------------------------------------------------------------------------------

def tcgen05_text():
    out = head(TCGEN05_PATH, "tensor memory for one block alone; commits for 32 blocks, and of what was read of A.", [
        "Printed by gen/gen.py: edit gen/fabric.py. The picture and the use are in tcgen05_newer.h."], ["../config.h", "../debug_device.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', '#include "../emu/tcgen05.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    for group in (1, 2):
        cg, by = "_cg2" * (group == 2), "one warp" + " of each block of the pair" * (group == 2) + ", converged"
        both = " in both blocks of the pair" * (group == 2)
        opcode = f"tcgen05.alloc.exclusive.cta_group::{group}.sync.aligned.shared::cta.b32"
        doc = comment(f"Allocate `cols` columns of tensor memory{both}, as the only allocation that the multiprocessor has.",
                      [("ptx", f"{opcode} [dst], cols;"), ("needs", "PTX 9.4, sm_100f, sm_110f"), ("by", by),
                       ("dst", "shared address, 4-byte aligned: gets the address of the first column"),
                       ("cols", "a multiple of 32, to 512, on sm_107 to 576; no more than the block's alloc before"), ("done", "as mgpu_tcgen05_alloc()"),
                       ("errors", "any other allocation of the block, before or while it is there")])
        out += function(doc, f"mgpu_tcgen05_alloc_exclusive{cg}", ["uint32_t dst", "uint32_t cols"],
                        [f"    MGPU__EMU(mgpu__emu_tcgen05_alloc(dst, cols, {group} | MGPU__TMEM_EXCLUSIVE));"], asm(f"{opcode} [%0], %1;", [], ['"r"(dst)', '"r"(cols)']))
        opcode = f"tcgen05.dealloc.exclusive.cta_group::{group}.sync.aligned.b32"
        doc = comment("Free what alloc_exclusive gave.", [("ptx", f"{opcode} taddr, cols;"), ("needs", "PTX 9.4, sm_100f, sm_110f"),
                      ("by", by + ", after all use of the columns" + (", and behind a cluster barrier that follows both blocks' alloc" if group == 2 else "") + "; before the block exits"), ("taddr", "the address that it wrote"), ("cols", "the number that it was given")])
        out += function(doc, f"mgpu_tcgen05_dealloc_exclusive{cg}", ["uint32_t taddr", "uint32_t cols"],
                        [f"    MGPU__EMU(mgpu__emu_tcgen05_dealloc(taddr, cols, {group} | MGPU__TMEM_EXCLUSIVE));"], asm(f"{opcode} %0, %1;", [], ['"r"(taddr)', '"r"(cols)']))
        for read in (False, True):
            for mask in ("", "16", "32"):
                if not read and mask != "32":
                    continue                          # tcgen05.h has those
                words = ".sync_restrict::shared::read::mma::a" * read
                name = f"mgpu_tcgen05_commit{cg}" + "_sync_restrict_read_mma_a" * read + {"": "", "16": "_multicast", "32": "_multicast_32b"}[mask]
                opcode = f"tcgen05.commit.cta_group::{group}.mbarrier::arrive::one{words}.shared::cluster{'.multicast::cluster' * bool(mask)}{'::32b' * (mask == '32')}.b64"
                where = "the barrier of each CTA in cta_mask" if mask else "the barrier"
                first = (f"Arrive at {where} when the matrix multiplications that this thread has issued so far have read A from shared memory. It tells nothing of B and of D. "
                         "In the model it comes when they are done, and hands over B's memory too." if read else
                         f"Arrive at {where} when this thread's tcgen05 operations so far have completed.")
                doc = comment(first, [("ptx", f"{opcode} [bar]{', cta_mask' * bool(mask)};"), ("needs", "PTX 9.4, sm_107f"), ("by", "the thread that issued them"),
                                      ("bar", "shared address of the barrier" + (", at the same offset in each CTA" if mask else "; it may be in another CTA of the cluster")),
                                      *[("cta_mask", "bit r: the CTA of rank r in the cluster")] * bool(mask), ("done", "one arrival" + " in each CTA" * bool(mask)),
                                      *[("errors", "behind no operation another CTA may wait for ever: reported, not in the manual")] * bool(mask)])
                params = ["uint32_t bar", *[f"uint{mask}_t cta_mask"] * bool(mask)]
                emu = [f'    MGPU__EMU(mgpu__emu_needs_one_of(MGPU__ON_RUBIN, "{name}"));',
                       *emu_call("mgpu__emu_tcgen05_commit", ["bar", "cta_mask" if mask else "0", str(group)], ["MGPU__MULTICAST"] * bool(mask) + ["MGPU__READ"] * read)]
                out += function(doc, name, params, emu, asm(f"{opcode} [%0]{', %1' * bool(mask)};", [], ['"r"(bar)', *['"h"(cta_mask)' if mask == "16" else '"r"(cta_mask)'] * bool(mask)]))
    return whole(TCGEN05_PATH, out)
