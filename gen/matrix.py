# SPDX-License-Identifier: MIT
"""ptx/matrix_narrow.gen.h: ldmatrix and stmatrix of 8, 6 and 4 bits.

Rows: LOADS, STORES. PTX ISA, "Warp Level Matrix Instructions: ldmatrix", "stmatrix"."""
from text import asm, bound, comment, emu_include, function, head, held, slots, whole

PATH = "ptx/matrix_narrow.gen.h"
# shape, matrices, formats: rows of a matrix, registers of one, .trans or not
SHAPES = {"m16n16": (16, 2, True), "m8n16": (8, 1, False), "m16n8": (8, 1, True)}
LOADS = [("m16n16", 1), ("m16n16", 2), ("m8n16", 1), ("m8n16", 2), ("m8n16", 4)]
# PTX's words, suffix of the name, bits, what a row of shared memory is
FORMATS = [("b8", "b8", 8, "16 bytes"), ("b8x16.b6x16_p32", "b6x16_p32", 6, "12 bytes of 6-bit elements, from the low bits on, and 4 of padding"),
           ("b8x16.b4x16_p64", "b4x16_p64", 4, "8 bytes of 4-bit elements, the lower half of a byte first, and 8 of padding")]
COUNT = {1: "one", 2: "two", 4: "four"}
NEEDS = ("needs", "PTX 8.8, sm_100f, sm_110f, sm_120f")
HEAD = """
Printed by gen/gen.py: edit gen/matrix.py. The pictures and the use are in matrix_narrow.h.
""".strip().split("\n")


def address(rows, matrices, row):
    if rows * matrices == 32:
        return f"the shared address of row `lane % {rows}` of matrix `lane / {rows}`; 16-byte aligned; a row is {row}"
    which = "row `lane`" if matrices == 1 else f"row `lane % {rows}` of matrix `lane / {rows}`"
    return f"lanes 0 to {rows * matrices - 1}: the shared address of {which}; other lanes are not looked at; 16-byte aligned; a row is {row}"


def where(shape, matrices):
    if shape == "m8n16":
        return "byte b of r[i] in lane 4 * row + c is [row][4c + b] of matrix i"
    i = "" if matrices == 1 else "2i + "
    return f"byte b of r[{i}g] in lane 4 * col + c is [4c + 2g + b % 2][col + 8 * (b / 2)] of {'it' if matrices == 1 else 'matrix i'}"


def load(shape, matrices, form):
    words, suffix, bits, row = form
    rows, each, trans = SHAPES[shape]
    count = each * matrices
    opcode = f"ldmatrix.sync.aligned.{shape}.x{matrices}{'.trans' * trans}.shared::cta.{words}"
    name = f"mgpu_ldmatrix_{shape}_x{matrices}{'_trans' * trans}_{suffix}"
    first = (f"Load {COUNT[matrices]} {rows}x16 matri{'x' if matrices == 1 else 'ces'} of "
             + ("bytes" if bits == 8 else f"{bits}-bit elements, each as the low bits of a byte") + f"{', transposed' * trans}: {where(shape, matrices)}.")
    return name, count, function(
        comment(first, [("ptx", f"{opcode} r, [addr];"), NEEDS, ("by", "one warp, converged"),
                        ("r", f"{count} register{'s' * (count > 1)}"), ("addr", address(rows, matrices, row))]),
        name, [f"uint32_t r[{count}]", "uint32_t addr"],
        [f"    MGPU__EMU(mgpu__emu_ldmatrix_narrow(r, {matrices}, addr, {bits}, {'MGPU__TRANS' if trans else 0}));"],
        asm(f"{opcode} {{{slots(0, count).strip('{}')}}}, [%{count}];", bound("=r", "r", count) if count > 1 else ['"=r"(r[0])'], ['"r"(addr)']))


def store(matrices):
    opcode = f"stmatrix.sync.aligned.m16n8.x{matrices}.trans.shared::cta.b8"
    name = f"mgpu_stmatrix_m16n8_x{matrices}_trans_b8"
    first = (f"Store {COUNT[matrices]} matri{'x' if matrices == 1 else 'ces'} of bytes, transposed, as 8 rows of 16: byte b of r[i] in lane 4 * m + c becomes "
             f"[2c + b % 2][m + 8 * (b / 2)]{' of matrix i' * (matrices > 1)}.")
    return name, matrices, function(
        comment(first, [("ptx", f"{opcode} [addr], r;"), NEEDS, ("by", "one warp, converged"), ("addr", address(8, matrices, "16 bytes")),
                        ("r", f"{matrices} register{'s' * (matrices > 1)}")]),
        name, ["uint32_t addr", f"const uint32_t r[{matrices}]"],
        [f"    MGPU__EMU(mgpu__emu_stmatrix_narrow(addr, r, {matrices}, MGPU__TRANS));"],
        asm(f"{opcode} [%0], {{{slots(1, matrices).strip('{}')}}};", [], ['"r"(addr)', *(bound("r", "r", matrices) if matrices > 1 else ['"r"(r[0])'])]))


def text():
    loads = [load(shape, matrices, form) for shape, matrices in LOADS for form in FORMATS if shape == "m16n16" or form[2] != 8]
    stores = [store(matrices) for matrices in (1, 2, 4)]
    out = head(PATH, "ldmatrix and stmatrix of 8, 6 and 4 bits: Blackwell.", HEAD, ["../config.h"]) + emu_include("blackwell")
    for _, _, lines in loads + stores:
        out += lines
    return whole(PATH, out + held([(n, ["r", "addr"], {"r": c}) for n, c, _ in loads] + [(n, ["addr", "r"], {"r": c}) for n, c, _ in stores]))
