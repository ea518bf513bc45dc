# SPDX-License-Identifier: MIT
"""ptx/rubin_dim.gen.h: tiles whose tensor is the instruction's: its address, its sizes, and from 2d on its strides.

PTX ISA, "Tensor Attribute Override", "cp.async.bulk.tensor"."""
from rubin import ADDRESS, NEEDS, OP, POLICY, flags_of, rubin
from text import asm, comment, emu_call, function, head, variable, whole, wrap
from tma import REDUCE

PATH = "ptx/rubin_dim.gen.h"
OF = " The tensor is at `global`, its sizes{} are the operands'; the box begins at its first element."


def sizes(dims):
    return [f"dim{i}" for i in range(dims)]


def strides(dims):
    return [f"stride{i}_bytes" for i in range(1, dims)]


def suffix(dims):
    return "_global_dim" + "_stride" * (dims > 1)


def operands(dims):
    """(C parameter, [(constraint, what asm is given, its name in the ptx line)])."""
    high = [("uint64_t " + s, []) for s in strides(dims)]
    lower = [("r", f"mgpu__stride_low({s})", f"lo{i + 1}") for i, s in enumerate(strides(dims))]
    if high:
        high[-1] = (high[-1][0], lower + [("h", "hi", "hi")])
    return ([("const mgpu_tensor_map *map", [("l", "map", "map")]), ("const void *global", [("l", "global", "global")])]
            + [("uint16_t " + s, [("h", s, s)]) for s in sizes(dims)] + high)


def box(n, dims):
    """[map, global, {sizes}, {lower strides}, upper strides, {0, ...}]; n are the names of the instruction's operands from the map on."""
    n, parts = list(n), []
    parts += [n.pop(0), n.pop(0), "{" + ", ".join(n.pop(0) for _ in range(dims)) + "}"]
    if dims > 1:
        parts += ["{" + ", ".join(n.pop(0) for _ in range(dims - 1)) + "}", n.pop(0)]
    return "[" + ", ".join(parts + ["{" + ", ".join(["0"] * dims) + "}"]) + "]", n


def fields(dims, outside):
    shown = "dim0" if dims == 1 else f"dim0..dim{dims - 1}"
    out = [("map", f"tensor map of {dims} dimension{'s' * (dims > 1)}, 64-byte aligned, in the kernel's arguments or in global memory: its type, box and swizzle count; {outside}"),
           (ADDRESS[0], ADDRESS[1].replace("the map's own counts for nothing", "the map's own, its sizes and its strides count for nothing")),
           (shown, "elements, 1..255: of a larger tensor as many as the box or more")]
    return out + stride_fields(dims)


def stride_fields(dims):
    lower = "lo1" if dims == 2 else f"lo1..lo{dims - 1}"
    return [(", ".join(strides(dims)), f"bytes between neighbours in a dimension, a multiple of 16 below 2^40; {lower} are bits 4..35, hi has bits 36..39, four bits each")] * (dims > 1)


def high_part(dims):
    """hi, in front of an instruction."""
    return wrap("    const uint16_t hi = (uint16_t)(", " " * 34, " | ".join(f"mgpu__stride_high({s}, {i})" for i, s in enumerate(strides(dims))) + ");") if dims > 1 else []


def made(name, dims, opcode, first, by, before, after, more, emu, debug, report_op=False):
    """A function; before and after the box stand (C parameter, constraint, how the ptx line shows it)."""
    every = [(p, [(k, variable(p), shown)]) for p, k, shown in before] + operands(dims) + [(p, [(k, variable(p), shown)]) for p, k, shown in after]
    asm_operands = [o for _, some in every for o in some]

    def line(names):
        names = list(names)
        first_ = [shown.format(names.pop(0)) for _, _, shown in before]
        where, rest = box(names, dims)
        return ", ".join([*first_, where, *(shown.format(n) for (_, _, shown), n in zip(after, rest))]) + ";"

    def named(o):
        return variable(next(p for p, some in every if o in some)) if "{}" in o[2] else o[2]

    doc = comment(first + OF.format(" and strides" * (dims > 1)), [("ptx", f"{opcode} {line(named(o) for o in asm_operands)}"), ("needs", NEEDS), ("by", by), *[OP] * report_op, *more])
    inputs = [f'"{k}"({value})' for k, value, _ in asm_operands]
    numbers = line(f"%{i}" for i in range(len(asm_operands)))
    high = high_part(dims)
    if report_op:
        start, end = opcode.split("RED_OP")
        body = ["    MGPU__RED_OP_FOLD(op,", f'        "{start}",', f'        "{end} {numbers}",', f"        : {', '.join(inputs)})"]
    else:
        body = asm(f"{opcode} {numbers}", [], inputs)
    declared = [f"    const int32_t c[{dims}] = {{{', '.join(['0'] * dims)}}};", f"    const uint16_t sizes[{dims}] = {{{', '.join(sizes(dims))}}};"]
    if dims > 1:
        declared += [f"    const uint64_t strides[{dims - 1}] = {{{', '.join(strides(dims))}}};",
                     *wrap(f"    const uint32_t low[{dims - 1}] = {{", " " * 29, ", ".join(f"mgpu__stride_low({s})" for s in strides(dims)) + "};"), *high]
    override = ["    MGPU__EMU(mgpu__emu_tma_override(global));", f"    MGPU__EMU(mgpu__emu_tma_override_dims({dims}, sizes, {'strides, low, hi' if dims > 1 else 'NULL, NULL, 0'}));"]
    return function(doc, name, ["uint32_t op"] * report_op + [p for p, _ in every], declared + rubin(name) + override + emu, [f"    {d}" for d in debug] + high + body)


def debug_box(smem, dims):
    return f"MGPU__DEBUG_BOX({smem}, map, {dims}, 0, 0);"


def load(dims, space, multicast, hint):
    own = space == "cta"
    name = f"mgpu_tma_load_{dims}d" + "_shared_cta" * own + "_multicast_32b" * multicast + suffix(dims) + "_hint" * hint
    opcode = (f"cp.async.bulk.tensor.{dims}d.shared::{space}.global.tile.mbarrier::complete_tx::bytes" + ".multicast::cluster::32b" * multicast + ".L2::cache_hint" * hint
              + ".override::global_address.override::" + suffix(dims)[1:])
    more = [("dst", f"{'shared::cta' if own else 'shared'} address, 128-byte aligned; with a swizzle see tma.h" + ": the same offset in each block" * multicast),
            *fields(dims, "what lies outside the tensor arrives as its fill"),
            ("bar", f"mbarrier {'of this block' if own else 'in the block of dst'}; gets the bytes of the whole box" + ", in each block" * multicast),
            *[("cta_mask", "bit r: the block of rank r in the cluster")] * multicast, *[POLICY] * hint, ("done", "the phase of bar ends; a waiter then sees the box")]
    emu = emu_call("mgpu__emu_tma_load", [str(dims), "dst", "map", "c", "bar", "cta_mask" if multicast else "0", "policy" if hint else "0"], flags_of(space, multicast, hint, False))
    bytes_ = "mgpu__debug_box_bytes(map)"
    debug = [debug_box("dst", dims)] + (["MGPU__DEBUG_MASK(cta_mask);", f"MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, {bytes_});"] if multicast else [
        f"MGPU__DEBUG_ISSUE(bar, {'mgpu__debug_rank()' if own else 'bar >> 24'}, {bytes_});"])
    return made(name, dims, opcode, "Load a box into shared memory" + (" of each block in cta_mask." if multicast else " of this block." if own else "."), "one thread",
                [("uint32_t dst", "r", "[{}]")], [("uint32_t bar", "r", "[{}]")] + [("uint32_t cta_mask", "r", "{}")] * multicast + [("uint64_t policy", "l", "{}")] * hint,
                more, emu, debug)


def store(dims, reduce, hint):
    name = f"mgpu_tma_{'reduce' if reduce else 'store'}_{dims}d" + suffix(dims) + "_hint" * hint
    opcode = (f"cp.{'reduce.' * reduce}async.bulk.tensor.{dims}d.global.shared::cta{'.RED_OP' * reduce}.tile.bulk_group" + ".L2::cache_hint" * hint
              + ".override::global_address.override::" + suffix(dims)[1:])
    more = [*fields(dims, "what lies outside the tensor is not written"), ("src", "shared::cta address, 128-byte aligned; with a swizzle see tma.h"), *[POLICY] * hint,
            ("done", "mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)"),
            *[("errors", "a type that does not have op: " + "; ".join(f"{op}: {types}" for op, _, types in REDUCE[:4:3]) + "; see tma_reduce.gen.h")] * reduce]
    emu = emu_call("mgpu__emu_tma_store", [str(dims), "map", "c", "src", "mgpu__emu_tma_red_op(op)" if reduce else "MGPU__TMA_STORE", "policy" if hint else "0"], ["MGPU__HINT"] * hint)
    return made(name, dims, opcode, "Reduce the box in shared memory into global memory, as `op` says." if reduce else "Store the box in shared memory.",
                "one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier", [], [("uint32_t src", "r", "[{}]")] + [("uint64_t policy", "l", "{}")] * hint,
                more, emu, [debug_box("src", dims)], reduce)


def cached(dims, what, hint):
    """prefetch: plainly, or to stay; applypriority."""
    apply, last = what == "applypriority", what == "evict_last"
    name = (f"mgpu_tma_{'applypriority' if apply else 'prefetch'}_{dims}d" + ("_l2_evict_normal" if apply else "_l2_evict_last" if last else "") + suffix(dims) + "_hint" * hint)
    opcode = ((f"applypriority.async.bulk.tensor.{dims}d.global.bulk_group.tile.L2::evict_normal" if apply else f"cp.async.bulk.prefetch.tensor.{dims}d.L2.global.tile" + ".L2::evict_last" * last)
              + ".L2::cache_hint" * hint + ".override::global_address.override::" + suffix(dims)[1:])
    emu = emu_call("mgpu__emu_tma_prefetch", [str(dims), "map", "c", "policy" if hint else "0"], ["MGPU__HINT"] * hint)
    first = ("Let L2 treat a box as any other: what a prefetch with evict_last has kept there may go." if apply else
             "Bring a box into the L2 cache" + (", where others go before it." if last else "."))
    return made(name, dims, opcode, first, "one thread", [], [("uint64_t policy", "l", "{}")] * hint,
                [*fields(dims, "what lies outside the tensor is skipped"), *[POLICY] * hint,
                 ("done", "it is part of a bulk group; results do not depend on it" if apply else "never known; a later load is faster")], emu, [debug_box("0", dims)])


def text():
    out = head(PATH, "TMA on tensors whose address, sizes and strides are operands (Rubin).",
               ["Printed by gen/gen.py: edit gen/rubin_dim.py. The picture and the use are in rubin_dim.h."], ["../config.h", "../debug_device.h", "../types.h", "rubin_how.h"])
    out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
    for dims in range(1, 6):
        for hint in (False, True):
            for space, multicast in (("cluster", False), ("cta", False), ("cluster", True)):
                out += load(dims, space, multicast, hint)
            for reduce in (False, True):
                out += store(dims, reduce, hint)
            out += cached(dims, "", hint)
        for what in ("evict_last", "applypriority"):
            out += cached(dims, what, False)
    return whole(PATH, out)
