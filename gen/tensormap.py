# SPDX-License-Identifier: MIT
"""ptx/tensormap.gen.h: tensormap.replace, a function for each field and space; tensormap.cp_fenceproxy.
ptx/tensormap_newer.gen.h: what tensormap.replace has on Blackwell besides.

A row of FIELDS is (field, width, first sentence, constant of the instruction, value); PTX ISA, "Data
Movement and Conversion Instructions: tensormap.replace", "tensormap.cp_fenceproxy"."""
from fence import SCOPES
from text import SCOPE_FLAG, asm, cases, comment, emu_call, emu_include, emu_plain, function, head, variable, whole

PATH = "ptx/tensormap.gen.h"
DIM = "innermost dimension first"
# A constant is (name, the last it may be, what it is); a value is (C type and name, what it is).
FIELDS = [
    ("global_address", 64, "Change the base address", None,
     ("const void *address", "global, 16-byte aligned (32 with an interleave of 32 bytes)")),
    ("rank", 32, "Change the number of dimensions", None,
     ("uint32_t rank_minus_1", "0 to 4: one less than the dimensions, as PTX counts")),
    ("box_dim", 32, "Change the extent of the box along dimension `dim`", ("dim", 4, DIM),
     ("uint32_t elems", "1 to 256; what is beyond is cut off on a GPU")),
    ("global_dim", 32, "Change the extent of dimension `dim`", ("dim", 4, DIM),
     ("uint32_t elems", "1 to 2^32-1; a GPU takes 0 as 2^32: use no map of an empty tensor")),
    ("global_stride", 64, "Change the stride of dimension `dim` + 1",
     ("dim", 3, "0 is the stride of dimension 1: dimension 0 has none"),
     ("uint64_t bytes", "below 2^40, a multiple of 16 (32 with an interleave of 32 bytes); the rest is cut off on a GPU")),
    ("element_stride", 32, "Change the element stride along dimension `dim`", ("dim", 4, DIM),
     ("uint32_t elems", "1 to 8: the box takes each elems-th; what is beyond is cut off on a GPU")),
    ("elemtype", 32, "Change the type of the elements",
     ("type", 12, "as PTX counts them, which is not as the driver does: "
      "mgpu_tensormap_elemtype() has it for a mgpu_dtype"), None),
    ("interleave_layout", 32, "Change the interleave",
     ("interleave", 2, "none, 16 bytes, 32 bytes: a mgpu_interleave / 16"), None),
    ("swizzle_mode", 32, "Change the swizzle",
     ("swizzle", 3, "none, 32, 64, 128 bytes: mgpu_tensormap_swizzle_mode() has it for a mgpu_swizzle"), None),
    ("fill_mode", 32, "Change the fill",
     ("fill", 1, "what lies outside the tensor arrives as zeros, as NaN: a mgpu_oob_fill"), None),
]
NEEDS = "PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f"
# (name, field, number, first sentence, needs, field of the model): a number that only newer targets take is in the name
NEWER_NEEDS = "PTX 8.8, sm_100f, sm_110f, sm_120f"
NEWER = [
    ("elemtype_b4x16", "elemtype", 13, "Make elements of 4 bits, two in a byte, of the elements", NEWER_NEEDS, "PACKED_TYPE"),
    ("elemtype_b4x16_p64", "elemtype", 14, "Make elements of 4 bits, in shared memory 16 in 16 bytes, of the elements", NEWER_NEEDS, "PACKED_TYPE"),
    ("elemtype_b6x16_p32", "elemtype", 15, "Make elements of 6 bits, in shared memory 16 in 16 bytes, of the elements", NEWER_NEEDS, "PACKED_TYPE"),
    ("swizzle_mode_96b", "swizzle_mode", 4, "Make the swizzle one of rows of 96 bytes", "PTX 8.8, sm_103a, sm_107a", "SWIZZLE_96B"),
]
ATOMICITY = ("swizzle_atomicity", 32, "Change the atoms of the swizzle of 128 bytes",
             ("atoms", 3, "16 bytes, 32, 32 and in odd lines halves of chunks change places, 64"), None)
SPACES = [
    ("", "shared::cta", "uint32_t map", "r", "of a tensor map that lies in shared memory",
     "shared::cta address of its 128 bytes, aligned to 128"),
    ("_global", "global", "mgpu_tensor_map *map", "l", "of a tensor map in global memory",
     "generic address in global memory, aligned to 128"),
]
HEAD = """
Printed by gen/gen.py: edit gen/tensormap.py. The picture and the protocol are in tensormap.h.

_global in the name = the map lies in global memory; else in shared memory.
""".strip().split("\n")


def folded(name, constant, statement, inputs):
    """The cases of a constant, each its own instruction."""
    operand, last, _ = constant
    return cases(operand, range(last + 1), lambda n: asm(statement.replace("@", str(n)), [], inputs, 8),
                 f"mgpu: {operand} of {name} must be a constant 0..{last}")


def newer(row, space):
    name, field, number, first, needs, model = row
    suffix, word, map_type, kind, which, where = space
    statement = f"tensormap.replace.tile.{field}.{word}.b1024.b32 [%0], {number};"
    doc = comment(f"{first} {which}.", [
        ("ptx", statement.replace("%0", "map")), ("needs", needs), ("by", "one thread; other threads touch no field of this map at the same time"), ("map", where),
        ("done", "an ordinary read and write of the 128 bytes by this thread: tensormap.h says what comes before a use")])
    emu = emu_plain("mgpu__emu_tensormap_replace", [f"MGPU__TENSORMAP_{model}", "0" if suffix else "map", "map" if suffix else "NULL", "0", str(number)])
    return function(doc, f"mgpu_tensormap_replace_{name}{suffix}", [map_type], emu, asm(statement, [], [f'"{kind}"(map)']))


def replace(row, space, needs=NEEDS):
    field, bits, first, constant, value = row
    suffix, word, map_type, kind, which, where = space
    name, opcode = f"tensormap_replace_{field}{suffix}", f"tensormap.replace.tile.{field}.{word}.b1024.b{bits}"
    value_name = variable(value[0]) if value else ""
    last = constant[0] if constant else ""
    shown = ", ".join(["[map]"] + [n for n in (last, value_name) if n])
    fields = [("ptx", f"{opcode} {shown};"), ("needs", needs),
              ("by", "one thread; other threads touch no field of this map at the same time"), ("map", where)]
    if constant:
        fields.append((last, f"a constant, 0 to {constant[1]}: {constant[2]}; with another the file does not assemble"))
    if value:
        fields.append((value_name, value[1]))
    fields.append(("done", "an ordinary read and write of the 128 bytes by this thread: tensormap.h says what comes before a use"))
    params = [map_type] + [f"uint32_t {last}"] * bool(constant) + ([value[0]] if value else [])
    inputs = [f'"{kind}"(map)'] + [f'"{"l" if bits == 64 else "r"}"({value_name})'] * bool(value)
    statement = f"{opcode} [%0]{', @' if constant else ''}{', %1' if value else ''};"
    number = "0" if not value else f"(uint64_t)(uintptr_t){value_name}" if field == "global_address" else value_name
    emu = emu_plain("mgpu__emu_tensormap_replace", [
        f"MGPU__TENSORMAP_{field.upper()}", "0" if suffix else "map", "map" if suffix else "NULL",
        last if constant and value else "0", number if value else last])
    return function(comment(f"{first} {which}.", fields),
                    f"mgpu_{name}", params, emu,
                    folded(name, constant, statement, inputs) if constant else asm(statement, [], inputs))


def cp_fenceproxy(scope):
    suffix, word, who = scope
    opcode = f"tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.{word}.sync.aligned"
    doc = comment(f"Copy a tensor map from shared to global memory, and publish it to threads of {who} which acquire it.", [
        ("ptx", f"{opcode} [dst], [src], 128;"), ("needs", "PTX 8.3, sm_90"),
        ("by", "one warp, converged, behind a __syncwarp() if single lanes have changed the map"),
        ("dst", "generic address in global memory, aligned to 128; no copy through it is under way"),
        ("src", "shared::cta address of the map, aligned to 128"),
        ("done", f"on return; a thread sees it behind mgpu_fence_proxy_tensormap_acquire{suffix}(dst)")])
    return function(doc, f"mgpu_tensormap_cp_fenceproxy{suffix}", ["mgpu_tensor_map *dst", "uint32_t src"],
                    emu_call("mgpu__emu_tensormap_cp_fenceproxy", ["dst", "src"], SCOPE_FLAG[word]),
                    asm(f"{opcode} [%0], [%1], 128;", [], ['"l"(dst)', '"r"(src)']))


def text():
    out = head(PATH, "change the fields of a tensor map on the device, and publish it.", HEAD,
               ["../config.h", "../types.h"]) + emu_include()
    for space in SPACES:
        for row in FIELDS:
            out += replace(row, space)
    for scope in SCOPES:
        out += cp_fenceproxy(scope)
    return whole(PATH, out)


def newer_text():
    path = "ptx/tensormap_newer.gen.h"
    out = head(path, "change what only tensor maps of Blackwell have.", [
        "Printed by gen/gen.py: edit gen/tensormap.py. What they are is in tensormap_newer.h.", "",
        "_global in the name = the map lies in global memory; else in shared memory."], ["../config.h", "../types.h"]) + emu_include()
    for space in SPACES:
        for row in NEWER:
            out += newer(row, space)
        out += replace(ATOMICITY, space, NEWER_NEEDS)
    return path, whole(path, out)
