# SPDX-License-Identifier: MIT
"""ptx/st_async.gen.h, ptx/st_async_global.gen.h: stores and reductions from registers to the shared memory of a peer, to global memory.

Rows: STORES, GLOBAL_STORES and REDUCTIONS; PLACES. PTX ISA, "Data Movement and Conversion Instructions: st.async",
"Parallel Synchronization and Communication Instructions: red.async"."""
from text import TYPES, asm, bound, comment, emu_call, emu_include, function, head, held, slots, whole

PATH, GLOBAL_PATH = "ptx/st_async.gen.h", "ptx/st_async_global.gen.h"
STORES = [("b32", 1), ("b32", 2), ("b32", 4), ("b64", 1), ("b64", 2), ("f32", 1), ("f32", 2), ("f32", 4)]
# operation, type, what becomes of shared[dst], the model's operation
REDUCTIONS = [
    ("add", "u32", "+= value", "ADD"), ("add", "s32", "+= value", "ADD"), ("add", "u64", "+= value", "ADD"),
    ("min", "u32", "= the smaller of it and value", "MIN_U"), ("min", "s32", "= the smaller of it and value", "MIN_S"),
    ("max", "u32", "= the greater of it and value", "MAX_U"), ("max", "s32", "= the greater of it and value", "MAX_S"),
    ("inc", "u32", "= it >= value ? 0 : it + 1", "INC"),
    ("dec", "u32", "= it == 0 || it > value ? value : it - 1", "DEC"),
    ("and", "b32", "&= value", "AND"), ("or", "b32", "|= value", "OR"), ("xor", "b32", "^= value", "XOR"),
]
WORDS = {1: "", 2: "two ", 4: "four "}
HEAD = """
Printed by gen/gen.py: edit gen/st_async.py. The picture and the use are in st_async.h.

    _b32 _b64 _f32   stand for all types of a store; _v2 and _v4 are vectors, 16 bytes at most
    add_u32 ...      red.async: the old value does not come back
""".strip().split("\n")


def fields(statement, dst, value, count, size):
    return [("ptx", statement), ("needs", "PTX 8.1, sm_90"), ("by", "any thread"),
            ("dst", f"shared::cluster address{dst}, {size}-byte aligned: mgpu_mapa()"),
            ("value", f"{count} registers" if count > 1 else value),
            ("bar", f"shared::cluster address of a barrier in the CTA of `dst`; gets {size} bytes of complete_tx"),
            ("done", "the phase of bar ends, in that CTA, for a wait of cluster scope: mgpu_mbarrier_wait_cluster()")]


def store(kind, count):
    ctype, constraint, size = TYPES[kind]
    vector = f".v{count}" if count > 1 else ""
    opcode = f"st.async.shared::cluster.mbarrier::complete_tx::bytes{vector}.{kind}"
    name = "mgpu_st_async_shared_cluster" + vector.replace(".", "_") + f"_{kind}"
    first = (f"Store {WORDS[count]}{'a ' if count == 1 else ''}{8 * size}-bit {'float' if kind == 'f32' else 'register'}"
             f"{'s' if count > 1 else ''} into a CTA of the cluster, which has two or more, and signal a barrier there.")
    param, model = (f"{ctype} value", "&value") if count == 1 else (f"const {ctype} value[{count}]", "value")
    return function(comment(first, fields(f"{opcode} [dst], value, [bar];", "", "what is stored", count, size * count)), name,
                    ["uint32_t dst", param, "uint32_t bar"],
                    [f"    MGPU__EMU(mgpu__emu_st_async(dst, {model}, {size * count}, bar));"],
                    [f"    MGPU__DEBUG_ST_ASYNC(dst, {size * count});", f"    MGPU__DEBUG_ISSUE(bar, bar >> 24, {size * count});"]
                    + asm(f"{opcode} [%0], {slots(1, count)}, [%{count + 1}];", [], ['"r"(dst)', *bound(constraint, "value", count), '"r"(bar)']))


def reduction(op, kind, becomes, model):
    ctype, constraint, size = TYPES[kind]
    opcode = f"red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.{op}.{kind}"
    value = "(uint32_t)value" if kind == "s32" else "value"
    return function(comment(f"shared[dst] {becomes}, in another CTA of the cluster, and signal a barrier there.",
                            fields(f"{opcode} [dst], value, [bar];", " of another CTA", "the other operand", 1, size)),
                    f"mgpu_red_async_shared_cluster_{op}_{kind}", ["uint32_t dst", f"{ctype} value", "uint32_t bar"],
                    emu_call("mgpu__emu_red_async", [f"MGPU__ATOM_{model}", "dst", value, str(size), "bar"],
                             ["MGPU__RELAXED", "MGPU__SCOPE_CLUSTER"]),
                    [f"    MGPU__DEBUG_ST_ASYNC(dst, {size});", f"    MGPU__DEBUG_ISSUE(bar, bar >> 24, {size});"]
                    + asm(f"{opcode} [%0], %1, [%2];", [], ['"r"(dst)', f'"{constraint}"(value)', '"r"(bar)']))


# suffix of the name, PTX's words, the model's scope, whose memory
PLACES = [("gpu_global", "release.gpu.global", "GPU", "global"), ("sys_global", "release.sys.global", "SYS", "global"),
          ("mmio_sys_global", "mmio.release.sys.global", "SYS", "a device's")]
GLOBAL_STORES = {"b8": ("uint8_t", "h", 1), **{k: TYPES[k] for k in ("b16", "b32", "b64", "f32")}}
GLOBAL_HEAD = """
Printed by gen/gen.py: edit gen/st_async.py. The picture and the use are in st_async_global.h.
""".strip().split("\n")


def global_fields(opcode, size, value):
    return [("ptx", f"{opcode} [dst], value;"), ("needs", "PTX 8.7, sm_100"), ("by", "any thread"),
            ("dst", f"generic address in global memory{f', {size}-byte aligned' * (size > 1)}"), ("value", value),
            ("done", "not seen by this thread, whose next load of these bytes may have what was there; who acquires the value sees all that "
             "this thread wrote before")]


def global_store(place, kind):
    suffix, words, scope, whose = place
    ctype, constraint, size = GLOBAL_STORES[kind]
    opcode, name = f"st.async.{words}.{kind}", f"mgpu_st_async_{suffix}_{kind}"
    what = "a float" if kind == "f32" else f"{8 * size} bits"
    statement, operand = f"{opcode} [%0], %1;", f'"{constraint}"(value)'
    if kind == "b8":
        statement, operand = ["{", ".reg .b8 t;", "cvt.u8.u16 t, %1;", f"{opcode} [%0], t;", "}"], '"h"((uint16_t)value)'
    return function(comment(f"Store {what} to {whose} memory, some time after this.", global_fields(opcode, size, "what is stored")), name,
                    [f"{ctype} *dst", f"{ctype} value"], [f"    MGPU__EMU(mgpu__emu_st_async_global(dst, &value, {size}, MGPU__SCOPE_{scope}));"],
                    asm(statement, [], ['"l"(dst)', operand]))


def global_reduction(place, row):
    suffix, words, scope, whose = place
    op, kind, becomes, model = row
    ctype, constraint, size = TYPES[kind]
    opcode = f"red.async.{words}.{op}.{kind}"
    return function(comment(f"*dst {becomes}, in {whose} memory, some time after this.", global_fields(opcode, size, "the other operand")),
                    f"mgpu_red_async_{suffix}_{op}_{kind}", [f"{ctype} *dst", f"{ctype} value"],
                    emu_call("mgpu__emu_red_async_global", [f"MGPU__ATOM_{model}", "dst", "&value", str(size)], [f"MGPU__SCOPE_{scope}"]),
                    asm(f"{opcode} [%0], %1;", [], ['"l"(dst)', f'"{constraint}"(value)']))


def bulk():
    """Zeros."""
    opcode = "st.bulk.weak.shared::cta"
    return function(comment("Make `bytes` of shared memory zero.",
                            [("ptx", f"{opcode} [dst], bytes, 0;"), ("needs", "PTX 8.6, sm_100"), ("by", "one thread"),
                             ("dst", "shared::cta address in this CTA, 8-byte aligned"), ("bytes", "a multiple of 8; 64 bits, as ptxas 13.0 refuses 32"),
                             ("done", "as a store: this thread sees it, others behind a barrier; wgmma, TMA and tcgen05 behind mgpu_fence_proxy_async_shared_cta()")]),
                    "mgpu_st_bulk", ["uint32_t dst", "uint64_t bytes"], ["    MGPU__EMU(mgpu__emu_st_bulk(dst, bytes));"],
                    asm(f"{opcode} [%0], %1, 0;", [], ['"r"(dst)', '"l"(bytes)']))


def global_text():
    out = head(GLOBAL_PATH, "st.async and red.async to global memory, zeros in shared memory: Blackwell.", GLOBAL_HEAD, ["../config.h"]) + emu_include("blackwell")
    for place in PLACES:
        for kind in GLOBAL_STORES:
            out += global_store(place, kind)
    for place in PLACES:
        for row in REDUCTIONS:
            if row[0] == "add":     # of all others ptxas makes it, too: docs/pitfalls.md
                out += global_reduction(place, row)
    return whole(GLOBAL_PATH, out + bulk())


def text():
    out = head(PATH, "st.async and red.async to shared memory of the cluster.", HEAD, ["../config.h", "../debug_device.h"]) + emu_include()
    for row in STORES:
        out += store(*row)
    for row in REDUCTIONS:
        out += reduction(*row)
    out += held([(f"mgpu_st_async_shared_cluster_v{count}_{kind}", ["dst", "value", "bar"], {"value": str(count * TYPES[kind][2] // 4)})
                 for kind, count in STORES if count > 1])
    return whole(PATH, out)
