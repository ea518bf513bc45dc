# SPDX-License-Identifier: MIT
"""ptx/regs.gen.h, ptx/regs_s32.gen.h: functions that name registers, and the operand lists that wgmma shares.

A row is (C type, word in the name, asm constraint, the sizes)."""
from text import comment, emu_include, function, head, held, whole

PATH = "ptx/regs.gen.h"
F32 = range(4, 129, 4)            # N / 2 accumulators of m64nN, N = 8..256
B32 = [1, *range(2, 65, 2)]       # N / 4 accumulators in f16 pairs; 4 is also wgmma's A
S32 = [4, 8, 12, 16, *range(24, 129, 8)]    # N / 2 accumulators of integers
S32_PATH = "ptx/regs_s32.gen.h"
S32_ROWS = [("int32_t", "s32", "r", S32)]
ROWS = [("float", "f32", "f", F32), ("uint32_t", "b32", "r", B32)]

HEAD = """
Printed by gen/gen.py: edit gen/regs.py.

These are no instruction. Each is an empty asm that reads and writes every register of an array,
so that the compiler can move no use of them above it and no computation of them below it:

    mgpu_wgmma_wait_group(0);      the wait names no register ...
    mgpu_regs_f32_x64(d);          ... so d is named here,
    out = d[0] * scale;            and this can not move above the wait

    d[0] = 0.0f;                   this can not move below ...
    mgpu_regs_f32_x64(d);          ... this,
    mgpu_wgmma_fence();            and so not below the fence

Name exactly what the wait has finished and you use next; naming a register that is still in
flight makes the compiler wait for it. tile/acc.h has the pairs ready. On a GPU they cost
nothing; in the model, touching a register in flight is an error.
""".strip().split("\n")


S32_HEAD = """
Printed by gen/gen.py: edit gen/regs.py. As regs.gen.h, for the accumulators of integers; mgpu.h leaves it out.

    mgpu_wgmma_wait_group(0);      the wait names no register ...
    mgpu_regs_s32_x32(d);          ... so d is named here
""".strip().split("\n")


def operands(constraint, n):
    """The asm operand list "+f"(d[0]), "+f"(d[1]), ... as an object-like macro's value."""
    return ", ".join(f'"+{constraint}"(d[{i}])' for i in range(n))


def lists(path, rows, short=False):
    """The macros of operands; short ones are of no use, but are read in no time."""
    out = [f"#define MGPU__D_{word.upper()}_{n} {operands(constraint, 1 if short else n)}" for _, word, constraint, sizes in rows for n in sizes]
    if path == PATH:
        out += [f'#define MGPU__SLOTS_{n} "' + ",".join(f"%{i}" for i in range(0 if short else n)) + '"' for n in sorted({*F32, *B32})]
    return out


def text(path=PATH, rows=ROWS, lines=HEAD, includes=("../config.h",)):
    out = head(path, "registers by name: they hold what is in flight in its place.", lines, includes) + emu_include()
    out += ["/* The registers of the array d, as read-write operands of an asm, and in its text, where they are the first.",
            " * nvcc's pass for the host drops every body of the device, but reads it first: there they are short. */",
            "#if defined(__NVCC__) && !MGPU_DEVICE_PASS", *lists(path, rows, short=True), "#else", *lists(path, rows), "#endif", "", "#endif /* MGPU_HAS_DEVICE */", "", "#if MGPU_HAS_DEVICE", ""]
    for ctype, word, _, sizes in rows:
        for n in sizes:
            s = "s" if n > 1 else ""
            doc = comment(f"Read and write d[0..{n - 1}] here, for the compiler alone." if n > 1 else
                          "Read and write d[0] here, for the compiler alone.", [
                ("ptx", "(no instruction)"),
                ("needs", "PTX 8.0, sm_80"),
                ("by", "any thread"),
                ("d", f"{n} register{s}, none of them in flight")])
            out += function(doc, f"mgpu_regs_{word}_x{n}", [f"{ctype} d[{n}]"],
                            [f"    MGPU__EMU(mgpu__emu_regs(d, {n}));"],
                            [f'    asm volatile("" : MGPU__D_{word.upper()}_{n}::"memory");'])
    out += held((f"mgpu_regs_{word}_x{n}", ["d"], {"d": n}) for _, word, _, sizes in rows for n in sizes)
    return whole(path, out)


def integer_text():
    """ptx/regs_s32.gen.h, for wgmma of integers alone."""
    return text(S32_PATH, S32_ROWS, S32_HEAD, ("regs.gen.h",))
