# SPDX-License-Identifier: MIT
"""ptx/tma.gen.h: cp.async.bulk.tensor and cp.reduce.async.bulk.tensor, tile mode, 1d..5d;
ptx/tma_im2col.gen.h: im2col mode, 3d..5d.

Rows are REDUCE (operator, what it does to one element, types of the map that have it) and the
functions load, store and prefetch below; PTX ISA, "cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor",
"cp.async.bulk.prefetch.tensor"."""
from text import comment, emu_include, emu_plain, function, head, variable, whole

PATH = "ptx/tma.gen.h"
IM2COL_PATH = "ptx/tma_im2col.gen.h"
DIMS = range(1, 6)
IM2COL_DIMS = range(3, 6)
REDUCE = [
    ("add", "global += box", "u32, s32, u64, f16, bf16, f32, tf32, f64, f32.ftz, tf32.ftz"),
    ("min", "global = min(global, box)", "u32, s32, u64, s64, f16, bf16"),
    ("max", "global = max(global, box)", "u32, s32, u64, s64, f16, bf16"),
    ("inc", "global = global >= box ? 0 : global + 1", "u32"),
    ("dec", "global = global == 0 || global > box ? box : global - 1", "u32"),
    ("and", "global &= box", "u32, s32, u64"),
    ("or", "global |= box", "u32, s32, u64"),
    ("xor", "global ^= box", "u32, s32, u64"),
]
MAP = ("map", "tensor map of %d dimension%s, 64-byte aligned, in the kernel's arguments or in global memory")
IM2COL_MAP = ("map", "im2col map of %d dimensions, 64-byte aligned, in the kernel's arguments or in global memory")
AXES = {3: "W, N", 4: "W, H, N", 5: "W, H, D, N"}
OFFSETS = {3: 65535, 4: 255, 5: 31}
POLICY = ("policy", "L2 policy from createpolicy")


def coordinates(dims):
    return [f"c{i}" for i in range(dims)]


def shared_fields(dims, inside):
    last = f"c0..c{dims - 1}" if dims > 1 else "c0"
    innermost = {1: "", 2: "c0 is innermost, the column of a matrix, and "}.get(dims, "c0 is innermost and ")
    what = f"first element of the box; {innermost}a multiple of 16 bytes"
    return [(MAP[0], MAP[1] % (dims, "s" if dims > 1 else "")), (last, f"{what}; {inside}")]


def pixel_fields(dims, inside):
    what = (f"first channel, a multiple of 16 bytes, then {AXES[dims]} of the first pixel, which lies in the map's "
            f"corners{' before the offsets are added' if inside else ''}; ")
    return [(IM2COL_MAP[0], IM2COL_MAP[1] % dims),
            (f"c0..c{dims - 1}", what + (inside or "not negative; what lies behind the tensor is not written"))]


def offsets(dims):
    return [f"{axis}_offset" for axis in "whd"[:dims - 2]]


def offset_operands(dims):
    return [(f"uint16_t {o}", "h", "off") for o in offsets(dims)]


def offset_field(dims):
    return (", ".join(offsets(dims)), f"the filter tap, 0 to {OFFSETS[dims]}{' each' if dims > 3 else ''}: where each pixel is "
            "moved")


class Form:
    """One function: its operands are (C parameter, constraint, how the ptx line shows it)."""

    def __init__(self, name, opcode, first, before, dims, after, hint, ptx="8.0"):
        self.name, self.first, self.dims, self.hint, self.ptx = name, first, dims, hint, ptx
        self.opcode = opcode + (".L2::cache_hint" if hint else "")
        self.before, self.after = before, list(after)
        if hint:
            self.name += "_hint"
            self.after.append(("uint64_t policy", "l", "{}"))

    def operands(self):
        """All operands in PTX's order: shared operand, [map, {c}], the rest."""
        return (self.before + [("const mgpu_tensor_map *map", "l", "map")]
                + [(f"int32_t {c}", "r", "c") for c in coordinates(self.dims)] + self.after)

    def line(self, names):
        """The instruction with `names` in the operands' places."""
        names, pieces, c, taps = list(names), [], [], []
        for (_, _, shown), name in zip(self.operands(), names):
            if shown == "map":
                where = len(pieces)
                pieces.append(name)
            elif shown == "c":
                c.append(name)
            elif shown == "off":
                taps.append(name)
                pieces = [p for p in pieces if p[0] != "{"] + ["{" + ", ".join(taps) + "}"]
            else:
                pieces.append(shown.format(name))
        pieces[where] = "[" + pieces[where] + ", {" + ", ".join(c) + "}]"
        return f"{self.opcode} " + ", ".join(pieces) + ";"

    def debug(self, names):
        """What MGPU_DEBUG=1 does before the instruction: it looks at the box, and books its bytes."""
        smem = next((n for n in names if n in ("dst", "src")), "0")
        if "im2col" in self.opcode:
            rank = "bar >> 24" if "shared::cluster" in self.opcode else "mgpu__debug_rank()"
            lines = [f"MGPU__DEBUG_REQUIRE(({smem} & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, {smem});"] * (smem != "0")
            lines += ["MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);"]
            if "cta_mask" in names:
                lines += ["MGPU__DEBUG_MASK(cta_mask);", "MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, 0);"]
            elif smem == "dst":
                lines += [f"MGPU__DEBUG_ISSUE(bar, {rank}, 0); /* nobody knows how many bytes */"]
            return lines
        signs = " | ".join(coordinates(self.dims)) if smem == "src" else "0"
        lines = [f"MGPU__DEBUG_BOX({smem}, map, {self.dims}, c0, {signs});"]
        if "cta_mask" in names:
            lines += ["MGPU__DEBUG_MASK(cta_mask);",
                      "MGPU__DEBUG_ISSUE_ALL(bar, cta_mask, mgpu__debug_box_bytes(map));"]
        elif smem == "dst":
            rank = "bar >> 24" if "shared::cluster" in self.opcode else "mgpu__debug_rank()"
            lines += [f"MGPU__DEBUG_ISSUE(bar, {rank}, mgpu__debug_box_bytes(map));"]
        return lines

    def text(self, fields, emu_call, emu_args):
        operands = self.operands()
        params = [p for p, _, _ in operands]
        names = [variable(p) for p in params]
        done = [f for f, _ in fields].index("done")
        doc = comment(self.first, [("ptx", self.line(names)), ("needs", f"PTX {self.ptx}, sm_90"),
                                   *fields[:done], *([POLICY] if self.hint else []), *fields[done:]])
        opcode, rest = self.line([f"%{i}" for i in range(len(names))]).split(" ", 1)
        inputs = ", ".join(f'"{k}"({n})' for (_, k, _), n in zip(operands, names))
        taps = [n for (_, _, shown), n in zip(operands, names) if shown == "off"]
        emu = ([f"    const int32_t c[{self.dims}] = {{{', '.join(coordinates(self.dims))}}};"]
               + ([f"    const uint16_t offsets[{len(taps)}] = {{{', '.join(taps)}}};"] if taps else [])
               + emu_plain(emu_call, [str(self.dims), *emu_args]))
        asm = [f'    asm volatile("{opcode} "', f'                 "{rest}"',
               f"                 :", f"                 : {inputs}", '                 : "memory");']
        asm = [f"    {line}" for line in self.debug(names)] + asm
        return function(doc, self.name, params, emu, asm)


def load(dims, where, hint):
    """where: "shared_cta", "multicast", or "": shared::cluster, the usual form."""
    multicast, own = where == "multicast", where == "shared_cta"
    mask = [("uint16_t cta_mask", "h", "{}")] if multicast else []
    what = f"Load the box at ({', '.join(coordinates(dims))}) into shared memory"
    form = Form(f"mgpu_tma_load_{dims}d" + (f"_{where}" if where else ""),
                f"cp.async.bulk.tensor.{dims}d.shared::{'cta' if own else 'cluster'}.global.tile"
                ".mbarrier::complete_tx::bytes" + (".multicast::cluster" if multicast else ""),
                what + (" of each block in cta_mask." if multicast else " of this block." if own else "."),
                [("uint32_t dst", "r", "[{}]")], dims, [("uint32_t bar", "r", "[{}]"), *mask], hint,
                "8.6" if own else "8.0")
    fields = [("by", "one thread"),
              ("dst", f"{'shared::cta' if own else 'shared'} address, 128-byte aligned; with a swizzle see tma.h"
               + (": the same offset in each block" if multicast else "")),
              *shared_fields(dims, "what lies outside the tensor arrives as the map's fill"),
              ("bar", f"mbarrier {'of this block' if own else 'in the block of dst'}; gets the bytes of the whole box"
               + (", in each block" if multicast else ""))]
    if multicast:
        fields.append(("cta_mask", "bit r: the block of rank r in the cluster"))
    fields.append(("done", "the phase of bar ends; a waiter then sees the box"))
    how = ["MGPU__SPACE_CLUSTER"] * (not own) + ["MGPU__MULTICAST"] * multicast + ["MGPU__HINT"] * hint or ["0"]
    return form.text(fields, "mgpu__emu_tma_load", [
        "dst", "map", "c", "bar", "cta_mask" if multicast else "0", "policy" if hint else "0", " | ".join(how)])


def store(dims, op, meaning, types, hint):
    where = f"({', '.join(coordinates(dims))})"
    form = Form(f"mgpu_tma_reduce_{op}_{dims}d" if op else f"mgpu_tma_store_{dims}d",
                f"cp.reduce.async.bulk.tensor.{dims}d.global.shared::cta.{op}.tile.bulk_group" if op else
                f"cp.async.bulk.tensor.{dims}d.global.shared::cta.tile.bulk_group",
                f"Reduce the box in shared memory into the tensor at {where}: {meaning}." if op else
                f"Store the box in shared memory at {where}.",
                [], dims, [("uint32_t src", "r", "[{}]")], hint)
    fields = [("by", "one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier"),
              *shared_fields(dims, "not negative; what lies behind the tensor is not written"),
              ("src", "shared::cta address, 128-byte aligned; with a swizzle see tma.h"),
              ("done", "mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)")]
    if op:
        fields.append(("errors", f"a map of other types than {types}"))
    return form.text(fields, "mgpu__emu_tma_store", [
        "map", "c", "src", f"MGPU__TMA_{op.upper()}" if op else "MGPU__TMA_STORE",
        "policy" if hint else "0", "MGPU__HINT" if hint else "0"])


def prefetch(dims, hint):
    form = Form(f"mgpu_tma_prefetch_{dims}d", f"cp.async.bulk.prefetch.tensor.{dims}d.L2.global.tile",
                f"Bring the box at ({', '.join(coordinates(dims))}) into the L2 cache.", [], dims, [], hint)
    fields = [("by", "one thread"), *shared_fields(dims, "what lies outside the tensor is skipped"),
              ("done", "never known; a later load is faster")]
    return form.text(fields, "mgpu__emu_tma_prefetch", [
        "map", "c", "policy" if hint else "0", "MGPU__HINT" if hint else "0"])


def load_im2col(dims, where, hint):
    """where: as of load()."""
    multicast, own = where == "multicast", where == "shared_cta"
    mask = [("uint16_t cta_mask", "h", "{}")] if multicast else []
    what = f"Load a column of pixels from ({', '.join(coordinates(dims))}) on, moved by a filter tap, into shared memory"
    form = Form(f"mgpu_tma_load_{dims}d" + "_shared_cta" * own + "_im2col" + "_multicast" * multicast,
                f"cp.async.bulk.tensor.{dims}d.shared::{'cta' if own else 'cluster'}.global.im2col"
                ".mbarrier::complete_tx::bytes" + (".multicast::cluster" if multicast else ""),
                what + (" of each block in cta_mask." if multicast else " of this block." if own else "."),
                [("uint32_t dst", "r", "[{}]")], dims,
                [("uint32_t bar", "r", "[{}]"), *offset_operands(dims), *mask], hint, "8.6" if own else "8.0")
    fields = [("by", "one thread"),
              ("dst", f"{'shared::cta' if own else 'shared'} address, 128-byte aligned; with a swizzle see tma.h"
               + (": the same offset in each block" if multicast else "")),
              *pixel_fields(dims, "what lies outside the tensor arrives as the map's fill"),
              ("bar", f"mbarrier {'of this block' if own else 'in the block of dst'}; gets pixels x channels x element bytes"
               + (", in each block" if multicast else "")),
              offset_field(dims)]
    if multicast:
        fields.append(("cta_mask", "bit r: the block of rank r in the cluster"))
    fields.append(("done", "the phase of bar ends; a waiter then sees the pixels"))
    how = ["MGPU__SPACE_CLUSTER"] * (not own) + ["MGPU__MULTICAST"] * multicast + ["MGPU__HINT"] * hint or ["0"]
    return form.text(fields, "mgpu__emu_tma_load_im2col", [
        "dst", "map", "c", "bar", "offsets", "cta_mask" if multicast else "0", "policy" if hint else "0", " | ".join(how)])


def store_im2col(dims, op, meaning, types, hint):
    where = f"({', '.join(coordinates(dims))})"
    form = Form(f"mgpu_tma_reduce_{op}_{dims}d_im2col_no_offs" if op else f"mgpu_tma_store_{dims}d_im2col_no_offs",
                f"cp.reduce.async.bulk.tensor.{dims}d.global.shared::cta.{op}.im2col_no_offs.bulk_group" if op else
                f"cp.async.bulk.tensor.{dims}d.global.shared::cta.im2col_no_offs.bulk_group",
                f"Reduce a column of pixels in shared memory into the tensor from {where} on: "
                f"{meaning.replace('box', 'pixel')}." if op else
                f"Store a column of pixels in shared memory from {where} on.",
                [], dims, [("uint32_t src", "r", "[{}]")], hint)
    fields = [("by", "one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier"),
              *pixel_fields(dims, ""),
              ("src", "shared::cta address, 128-byte aligned; with a swizzle see tma.h"),
              ("done", "mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)"),
              ("errors", "a map whose corners lie outside the tensor" + (f", or of other types than {types}" if op else ""))]
    return form.text(fields, "mgpu__emu_tma_store_im2col", [
        "map", "c", "src", f"MGPU__TMA_{op.upper()}" if op else "MGPU__TMA_STORE",
        "policy" if hint else "0", "MGPU__HINT" if hint else "0"])


def prefetch_im2col(dims, hint):
    form = Form(f"mgpu_tma_prefetch_{dims}d_im2col", f"cp.async.bulk.prefetch.tensor.{dims}d.L2.global.im2col",
                f"Bring a column of pixels from ({', '.join(coordinates(dims))}) on, moved by a filter tap, into the L2 cache.",
                [], dims, offset_operands(dims), hint)
    fields = [("by", "one thread"), *pixel_fields(dims, "what lies outside the tensor is skipped"), offset_field(dims),
              ("done", "never known; a later load is faster")]
    return form.text(fields, "mgpu__emu_tma_prefetch_im2col", [
        "map", "c", "offsets", "policy" if hint else "0", "MGPU__HINT" if hint else "0"])


def im2col_text():
    out = head(IM2COL_PATH, "TMA on pixels of images, 3d to 5d: load, store, reduce, prefetch.", [
        "Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_im2col.h.",
    ], ["../config.h", "../debug_device.h", "../types.h"]) + emu_include()
    for where in ("", "shared_cta", "multicast"):
        for dims in IM2COL_DIMS:
            out += load_im2col(dims, where, 0) + load_im2col(dims, where, 1)
    for op, meaning, types in [("", "", ""), *REDUCE]:
        for dims in IM2COL_DIMS:
            out += store_im2col(dims, op, meaning, types, 0) + store_im2col(dims, op, meaning, types, 1)
    for dims in IM2COL_DIMS:
        out += prefetch_im2col(dims, 0) + prefetch_im2col(dims, 1)
    return whole(IM2COL_PATH, out)


def text():
    out = head(PATH, "TMA on tiles of 1d to 5d tensors: load, store, reduce, prefetch.", [
        "Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma.h.",
    ], ["../config.h", "../debug_device.h", "../types.h"]) + emu_include()
    for where in ("", "shared_cta", "multicast"):
        for dims in DIMS:
            out += load(dims, where, 0) + load(dims, where, 1)
    for dims in DIMS:
        out += store(dims, "", "", "", 0) + store(dims, "", "", "", 1)
    for op, meaning, types in REDUCE:
        for dims in DIMS:
            out += store(dims, op, meaning, types, 0) + store(dims, op, meaning, types, 1)
    for dims in DIMS:
        out += prefetch(dims, 0) + prefetch(dims, 1)
    return whole(PATH, out)
