# SPDX-License-Identifier: MIT
"""ptx/tma.gen.h: cp.async.bulk.tensor and cp.reduce.async.bulk.tensor, tile mode, 1d..5d,
ptx/tma_reduce.gen.h: its reductions but sums; ptx/tma_im2col.gen.h: im2col mode, 3d..5d;
ptx/tma_pair.gen.h: loads of both modes that signal a barrier of the CTA pair;
ptx/tma_gather.gen.h: four rows of a matrix; ptx/tma_im2col_w.gen.h: pixels along W.

Rows are REDUCE (operator, what it does to one element, types of the map that have it) and the
functions load, store and prefetch below; PTX ISA, "cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor",
"cp.async.bulk.prefetch.tensor"."""
from text import comment, emu_call as emu_flags, emu_include, emu_plain, function, head, variable, whole

PATH, REDUCE_PATH = "ptx/tma.gen.h", "ptx/tma_reduce.gen.h"
IM2COL_PATH, PAIR_PATH, GATHER_PATH, WIDE_PATH = "ptx/tma_im2col.gen.h", "ptx/tma_pair.gen.h", "ptx/tma_gather.gen.h", "ptx/tma_im2col_w.gen.h"
HOPPER, BLACKWELL = "PTX 8.0, sm_90", "PTX 8.8, sm_100f, sm_110f"
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
SUMS, OTHERS = REDUCE[:1], REDUCE[1:]
AXES = {3: "W, N", 4: "W, H, N", 5: "W, H, D, N"}
OFFSETS = {3: 65535, 4: 255, 5: 31}
POLICY = ("policy", "L2 policy from createpolicy")


# A mode is the word in the names of its functions; its PTX is another.
WORDS = {"": "tile", "im2col": "im2col", "im2col_no_offs": "im2col_no_offs", "gather4": "tile::gather4", "scatter4": "tile::scatter4",
         "im2col_w": "im2col::w", "im2col_w_128": "im2col::w::128"}
ROWS, WIDE = ("gather4", "scatter4"), ("im2col_w", "im2col_w_128")


def suffix(mode):
    return "_" + mode if mode else ""


def coordinates(mode, dims):
    return ["c0", "r0", "r1", "r2", "r3"] if mode in ROWS else [f"c{i}" for i in range(dims)]


def at(mode, dims):
    return f"({', '.join(coordinates(mode, dims))})"


def where_fields(mode, dims, inside):
    """The map and the coordinates; `inside`: what a load or a prefetch does outside of the tensor, nothing of a store."""
    innermost = {1: "", 2: "c0 is innermost, the column of a matrix, and "}.get(dims, "c0 is innermost and ")
    where = "64-byte aligned, in the kernel's arguments or in global memory"
    outside = inside or "not negative; what lies behind the tensor is not written, but for what fills the last 16 bytes of a row (tma.h)"
    if mode in ROWS:
        rows = f"four rows, in any order{', also twice' * bool(inside)}; {inside.replace('what', 'one that') or 'not negative; one behind the tensor is not written'}"
        return [("map", f"tensor map of 2 dimensions whose box is one row, {where}"),
                ("c0", f"first column, a multiple of 16 bytes; {outside}"), ("r0..r3", rows)]
    if mode in WIDE:
        return [("map", f"map of {dims} dimensions from mgpu_tensor_map_im2col_wide(), {where}"),
                (f"c0..c{dims - 1}", f"first channel, a multiple of 16 bytes, then {AXES[dims]} of the first pixel, of which W is at most the map's "
                 f"upper corner before w_offset is added; {outside}")]
    what = (f"first channel, a multiple of 16 bytes, then {AXES.get(dims)} of the first pixel, which lies in the map's "
            f"corners{' before the offsets are added' if inside else ''}" if mode else
            f"first element of the box; {innermost}a multiple of 16 bytes")
    return [("map", f"{'im2col' if mode else 'tensor'} map of {dims} dimension{'s' if dims > 1 else ''}, {where}"),
            (f"c0..c{dims - 1}" if dims > 1 else "c0", f"{what}; {outside}")]


def offsets(mode, dims):
    return ["w_halo", "w_offset"] if mode in WIDE else [f"{axis}_offset" for axis in "whd"[:dims - 2]] if mode == "im2col" else []


def offset_operands(mode, dims):
    return [(f"uint16_t {o}", "h", "off") for o in offsets(mode, dims)]


def offset_field(mode, dims):
    if mode in WIDE:
        return [("w_halo", {"im2col_w": "pixels behind the last, below 512", "im2col_w_128": "pixels behind each 32, below 32"}[mode]),
                ("w_offset", "the filter tap along W, below 32: where each pixel is moved")]
    return [(", ".join(offsets(mode, dims)), f"the filter tap, 0 to {OFFSETS[dims]}{' each' if dims > 3 else ''}: where each pixel is "
             "moved")] if mode == "im2col" else []


def moved(mode, dims):
    """What an instruction brings, in a sentence."""
    return {"": f"the box at {at(mode, dims)}", "im2col": f"a column of pixels from {at(mode, dims)} on, moved by a filter tap,",
            "gather4": "the rows r0 to r3, from column c0 on,",
            "im2col_w": f"pixels along W from {at(mode, dims)} on, and a halo behind them,",
            "im2col_w_128": f"128 pixels along W from {at(mode, dims)} on, and a halo behind each 32,"}[mode]


class Form:
    """One function: its operands are (C parameter, constraint, how the ptx line shows it)."""

    def __init__(self, name, opcode, first, before, mode, dims, after, hint, needs=HOPPER):
        self.name, self.first, self.dims, self.hint, self.needs = name, first, dims, hint, needs
        self.mode, self.coordinates = mode, coordinates(mode, dims)
        self.opcode = opcode + (".L2::cache_hint" if hint else "")
        self.before, self.after = before, list(after)
        if hint:
            self.name += "_hint"
            self.after.append(("uint64_t policy", "l", "{}"))

    def operands(self):
        """All operands in PTX's order: shared operand, [map, {c}], the rest."""
        return (self.before + [("const mgpu_tensor_map *map", "l", "map")]
                + [(f"int32_t {c}", "r", "c") for c in self.coordinates] + self.after)

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
        pair = "cta_group::2" in self.opcode
        rank = "bar >> 24" if "shared::cluster" in self.opcode or pair else "mgpu__debug_rank()"
        signs = " | ".join(self.coordinates) if smem == "src" else "0"
        lines, box, unknown = [f"MGPU__DEBUG_BOX({smem}, map, {self.dims}, c0, {signs});"], "mgpu__debug_box_bytes(map)", ""
        if self.mode in ROWS:
            box, unknown = "0", " /* nobody knows how many bytes */"
        if "im2col" in self.mode:     # no rank, no end of a box: where the driver writes them of a map of pixels no run has recorded
            lines = [f"MGPU__DEBUG_REQUIRE(({smem} & 127) == 0, MGPU_DEBUG_TMA_ALIGNED, {smem});"] * (smem != "0")
            lines += ["MGPU__DEBUG_REQUIRE(((uint64_t)map & 63) == 0, MGPU_DEBUG_MAP_ALIGNED, (uint64_t)map);"]
            box, unknown = "0", " /* nobody knows how many bytes */"
        if "cta_mask" in names:
            lines += ["MGPU__DEBUG_MASK(cta_mask);", f"MGPU__DEBUG_ISSUE_ALL(bar, {'0xffff, 0' if pair else f'cta_mask, {box}'});"]
        elif smem == "dst":
            lines += [f"MGPU__DEBUG_ISSUE(bar, {rank}, {box});{unknown}"]
        return lines

    def text(self, fields, emu_call, emu_args):
        operands = self.operands()
        params = [p for p, _, _ in operands]
        names = [variable(p) for p in params]
        done = [f for f, _ in fields].index("done")
        doc = comment(self.first, [("ptx", self.line(names)), ("needs", self.needs),
                                   *fields[:done], *([POLICY] if self.hint else []), *fields[done:]])
        opcode, rest = self.line([f"%{i}" for i in range(len(names))]).split(" ", 1)
        inputs = ", ".join(f'"{k}"({n})' for (_, k, _), n in zip(operands, names))
        taps = [n for (_, _, shown), n in zip(operands, names) if shown == "off"]
        args = emu_args if self.mode in ROWS else [str(self.dims), *emu_args]
        emu = ([f"    const int32_t c[{len(self.coordinates)}] = {{{', '.join(self.coordinates)}}};"]
               + ([f"    const uint16_t offsets[{len(taps)}] = {{{', '.join(taps)}}};"] if taps else [])
               + (emu_flags(emu_call, args[:-1], args[-1].split(" | ")) if "MGPU__PAIR" in args[-1] or self.mode in WIDE else emu_plain(emu_call, args)))
        asm = [f'    asm volatile("{opcode} "', f'                 "{rest}"',
               f"                 :", f"                 : {inputs}", '                 : "memory");']
        asm = [f"    {line}" for line in self.debug(names)] + asm
        return function(doc, self.name, params, emu, asm)


def needed(mode, own, pair):
    """The targets of a load."""
    newer = mode in ROWS + WIDE
    if pair or newer and not own or mode == "im2col_w_128":
        return BLACKWELL
    return f"PTX 8.6, sm_{'100' if newer else '90'}" if own else HOPPER


def load(mode, dims, where, hint, pair=False):
    """where: "shared_cta", "multicast", or "": shared::cluster, the usual form; pair: .cta_group::2."""
    multicast, own = where == "multicast", where == "shared_cta"
    mask = [("uint16_t cta_mask", "h", "{}")] if multicast else []
    form = Form(f"mgpu_tma_load_{dims}d" + "_shared_cta" * own + suffix(mode) + "_multicast" * multicast + "_cg2" * pair,
                f"cp.async.bulk.tensor.{dims}d.shared::{'cta' if own else 'cluster'}.global.{WORDS[mode]}"
                ".mbarrier::complete_tx::bytes" + ".multicast::cluster" * multicast + ".cta_group::2" * pair,
                f"Load {moved(mode, dims)} into shared memory" + (" of each block in cta_mask" if multicast else " of this block" if own else "")
                + (f"; {'barriers' if multicast else 'the barrier'} of {'pairs count' if multicast else 'the pair counts'}." if pair else "."),
                [("uint32_t dst", "r", "[{}]")], mode, dims,
                [("uint32_t bar", "r", "[{}]"), *offset_operands(mode, dims), *mask], hint,
                needed(mode, own, pair))
    fields = [("by", "one thread"),
              ("dst", f"{'shared::cta' if own else 'shared'} address, 128-byte aligned; with a swizzle see tma.h"
               + (": the same offset in each block" if multicast else "")),
              *where_fields(mode, dims, "what lies outside the tensor arrives as the map's fill")]
    gets = {"im2col_w": "(pixels + w_halo) x channels x element bytes", "im2col_w_128": "(128 + 4 x w_halo) x channels x element bytes", "": "the bytes of the whole box", "im2col": "pixels x channels x element bytes", "gather4": "the bytes of 4 rows"}[mode]
    what = {"": "box", "gather4": "rows"}.get(mode, "pixels")
    at = ("shared::cluster address of an mbarrier; of each block in cta_mask, that block or its peer, of even or odd rank as the block of this "
          f"address, gets {gets} at this offset" if multicast else
          f"shared::cluster address of an mbarrier in the block of dst or its peer, whose rank differs in bit 0; gets {gets}") if pair else (
              f"mbarrier {'of this block' if own else 'in the block of dst'}; gets {gets}" + ", in each block" * multicast)
    fields += [("bar", at), *offset_field(mode, dims)] + [("cta_mask", "bit r: the block of rank r in the cluster")] * multicast
    fields.append(("done", f"the phase of {'a barrier' if pair and multicast else 'bar'} ends; a waiter then sees the {what}"))
    how = (["MGPU__SPACE_CLUSTER"] * (not own) + ["MGPU__MULTICAST"] * multicast + ["MGPU__PAIR"] * pair + ["MGPU__W128"] * (mode == "im2col_w_128")
           + ["MGPU__HINT"] * hint) or ["0"]
    return form.text(fields, "mgpu__emu_tma_load" + suffix(mode).removesuffix("_128"), [
        "dst", "map", "c", "bar", *["offsets"] * ("im2col" in mode), "cta_mask" if multicast else "0", "policy" if hint else "0", " | ".join(how)])


def store(mode, dims, op, meaning, types, hint):
    im2col, word, place = mode == "im2col_no_offs", WORDS[mode], at(mode, dims)
    what, place = (("a column of pixels", f"from {place} on") if im2col else ("4 rows", "to the rows r0 to r3, from column c0 on") if mode else
                   ("the box", f"at {place}"))
    form = Form((f"mgpu_tma_reduce_{op}_{dims}d" if op else f"mgpu_tma_store_{dims}d") + suffix(mode),
                f"cp.reduce.async.bulk.tensor.{dims}d.global.shared::cta.{op}.{word}.bulk_group" if op else
                f"cp.async.bulk.tensor.{dims}d.global.shared::cta.{word}.bulk_group",
                f"Reduce {what} in shared memory into the tensor {place}: {meaning.replace('box', 'pixel') if im2col else meaning}." if op else
                f"Store {what} in shared memory {place}.",
                [], mode, dims, [("uint32_t src", "r", "[{}]")], hint, BLACKWELL if mode in ROWS else HOPPER)
    fields = [("by", "one thread, after the writers' mgpu_fence_proxy_async_shared_cta and a barrier"),
              *where_fields(mode, dims, ""),
              ("src", "shared::cta address, 128-byte aligned; with a swizzle see tma.h"),
              ("done", "mgpu_bulk_commit_group, mgpu_bulk_wait_group (_read: src may be reused)")]
    errors = ["a map whose corners lie outside the tensor"] * im2col + [f"{'of' if im2col else 'a map of'} other types than {types}"] * bool(op)
    if errors:
        fields.append(("errors", ", or ".join(errors)))
    return form.text(fields, "mgpu__emu_tma_store" + ("_im2col" if im2col else suffix(mode)), [
        "map", "c", "src", *[f"MGPU__TMA_{op.upper()}" if op else "MGPU__TMA_STORE"] * (mode not in ROWS),
        "policy" if hint else "0", "MGPU__HINT" if hint else "0"])


def prefetch(mode, dims, hint):
    form = Form(f"mgpu_tma_prefetch_{dims}d" + suffix(mode),
                f"cp.async.bulk.prefetch.tensor.{dims}d.L2.global.{WORDS[mode]}",
                f"Bring {moved(mode, dims)} into the L2 cache.", [], mode, dims, offset_operands(mode, dims), hint,
                BLACKWELL if mode in ROWS + WIDE else HOPPER)
    how = ["MGPU__W128"] * (mode == "im2col_w_128") + ["MGPU__HINT"] * hint or ["0"]
    fields = [("by", "one thread"), *where_fields(mode, dims, "what lies outside the tensor is skipped"), *offset_field(mode, dims),
              ("done", "never known; a later load is faster")]
    return form.text(fields, "mgpu__emu_tma_prefetch" + suffix(mode).removesuffix("_128"), [
        "map", "c", *["offsets"] * ("im2col" in mode), "policy" if hint else "0", " | ".join(how)])


def printed(path, im2col, what, header, moves=True, reductions=REDUCE):
    out = head(path, what, [f"Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in {header}."],
               ["../config.h", "../debug_device.h", "../types.h"]) + emu_include()
    every = range(3 if im2col else 1, 6)
    mode = "im2col" * im2col
    for where in ("", "shared_cta", "multicast") * moves:
        for dims in every:
            out += load(mode, dims, where, 0) + load(mode, dims, where, 1)
    for op, meaning, types in [("", "", "")] * moves + reductions:
        for dims in every:
            out += [line for hint in (0, 1) for line in store(mode + "_no_offs" * im2col, dims, op, meaning, types, hint)]
    for dims in every if moves else []:
        out += prefetch(mode, dims, 0) + prefetch(mode, dims, 1)
    return whole(path, out)


def im2col_text():
    return printed(IM2COL_PATH, True, "TMA on pixels of images, 3d to 5d: load, store, reduce, prefetch.", "tma_im2col.h")


def text():
    return printed(PATH, False, "TMA on tiles of 1d to 5d tensors: load, store, add, prefetch.", "tma.h", reductions=SUMS)


def reduce_text():
    return printed(REDUCE_PATH, False, "TMA reductions of tiles but sums: min, max, inc, dec, and, or, xor.", "tma_reduce.h", moves=False, reductions=OTHERS)


def blackwell_include():
    return [line.replace("emu/api.h", "emu/tma.h") for line in emu_include()]


def pair_text():
    out = head(PAIR_PATH, "TMA loads whose barrier is in either block of a pair: tiles of 1d to 5d, pixels of 3d to 5d.",
               ["Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_pair.h."],
               ["../config.h", "../debug_device.h", "../types.h"]) + blackwell_include()
    for mode in ("", "im2col"):
        for where in ("", "shared_cta", "multicast"):
            for dims in range(3 if mode else 1, 6):
                out += load(mode, dims, where, 0, True) + load(mode, dims, where, 1, True)
    return whole(PAIR_PATH, out)


def gather_text():
    out = head(GATHER_PATH, "TMA on four rows of a matrix: load, store, prefetch.",
               ["Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_gather.h."],
               ["../config.h", "../debug_device.h", "../types.h"]) + blackwell_include()
    for pair in (False, True):
        for where in ("", "shared_cta", "multicast"):
            out += load("gather4", 2, where, 0, pair) + load("gather4", 2, where, 1, pair)
    for hint in (0, 1):
        out += store("scatter4", 2, "", "", "", hint)
    for hint in (0, 1):
        out += prefetch("gather4", 2, hint)
    return whole(GATHER_PATH, out)


def wide_text():
    out = head(WIDE_PATH, "TMA on pixels along W, 3d to 5d: load, prefetch.",
               ["Printed by gen/gen.py: edit gen/tma.py. The picture and the rules are in tma_im2col_w.h."],
               ["../config.h", "../debug_device.h", "../types.h"]) + blackwell_include()
    for mode in WIDE:
        for pair in (False, True):
            for where in ("", "shared_cta", "multicast"):
                for dims in (3, 4, 5):
                    out += load(mode, dims, where, 0, pair) + load(mode, dims, where, 1, pair)
        for dims in (3, 4, 5):
            out += prefetch(mode, dims, 0) + prefetch(mode, dims, 1)
    return whole(WIDE_PATH, out)
