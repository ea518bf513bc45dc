# SPDX-License-Identifier: MIT
"""ptx/wgmma_<type>.gen.h and, for MN-major operands, ptx/wgmma_<type>_mn.gen.h: wgmma.mma_async.

Two headers for a type, because a compiler takes its time to read lists of 128 operands: mgpu.h has the
K-major forms, and who wants the others includes wgmma_mn.h. A row of TYPES is (type of A and B, word of mgpu__wgmma_type, K, [types of D], majors); PTX ISA,
"Asynchronous Multiply-and-Accumulate Instruction: wgmma.mma_async"."""
from text import comment, foot, function, head, held

TYPES = [
    ("bf16", "BF16", 16, ["f32"], True),
    ("f16", "F16", 16, ["f32", "f16"], True),
]
N = range(8, 257, 8)
SENTENCE = "mgpu: wgmma n must be 8..256, a multiple of 8"


# (suffix, A in registers, A is MN-major, B is MN-major) in the order they are printed
K_MAJOR = [("ss", 0, 0, 0), ("rs", 1, 0, 0)]
MN_MAJOR = [("ss_ta", 0, 1, 0), ("ss_tb", 0, 0, 1), ("ss_ta_tb", 0, 1, 1), ("rs_tb", 1, 0, 1)]


ACCUMULATE = "0: D = A * B, else D += A * B"


def descriptor(matrix, transposed):
    """What the parameter of a matrix in shared memory is."""
    return f"{matrix} in shared memory, see mgpu_wgmma_desc_{'mn' if transposed else 'k'}_major"


def registers(d, n):
    return n // 2 if d == "f32" else n // 4


def params(d, rs, count):
    ctype = "float" if d == "f32" else "uint32_t"
    return [f"{ctype} d[{count}]" if count else f"{ctype} *d", "const uint32_t a[4]" if rs else "uint64_t a_desc", "uint64_t b_desc", "int accumulate"]


def shapes_text(k, rs, ta, tb, n):
    a = "" if rs else (f"A[{k}][64]" if ta else f"A[64][{k}]")
    b = f"B[{k}][{n}]" if tb else f"B[{n}][{k}]"
    return f"A in registers, {b} in shared memory" if rs else f"{a} and {b} in shared memory"


def fields(ab, k, d, rs, ta, tb, n, majors):
    count = registers(d, n) if isinstance(n, int) else None
    imm = "1, 1" + (f", {tb}" if rs and majors else f", {ta}, {tb}" if majors else "")
    left = "a" if rs else "a_desc"
    return count, f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.{d}.{ab}.{ab} d, {left}, b_desc, accumulate, {imm};"


def shape_function(ab, word, k, d, form, n, majors):
    suffix, rs, ta, tb = form
    count, ptx = fields(ab, k, d, rs, ta, tb, n, majors)
    opcode, operands = ptx.split(" ", 1)
    what = "floats" if d == "f32" else "registers, two f16 each"
    doc = comment(f"D[64][{n}] (+)= A * B; {shapes_text(k, rs, ta, tb, n)}.", [
        ("ptx", ptx), ("needs", "PTX 8.0, sm_90a"),
        ("by", "one warpgroup, converged, after mgpu_wgmma_fence"),
        ("d", f"{count} {what}; read and written, in flight until the wait")] + ([("a", "4 registers: the fragment of A in wgmma.h")] if rs else [("a_desc", descriptor("A", ta))])
        + [("b_desc", descriptor("B", tb)), ("accumulate", ACCUMULATE)]
        + [("done", "mgpu_wgmma_commit_group, mgpu_wgmma_wait_group")])
    first = count                                   # operand number behind those of d
    if rs:
        slots = "{" + ", ".join(f"%{first + i}" for i in range(4)) + f"}}, %{first + 4}"
        last, inputs = first + 5, '"r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b_desc), "r"(accumulate)'
    else:
        slots, last, inputs = f"%{first}, %{first + 1}", first + 2, '"l"(a_desc), "l"(b_desc), "r"(accumulate)'
    imm = operands.split("accumulate, ")[1]
    asm = [f'    asm volatile("{{.reg .pred p; setp.ne.b32 p, %{last}, 0; "',
           f'                 "{opcode} "',
           f'                 "{{" MGPU__SLOTS_{count} "}}, {slots}, p, {imm}}}"',
           f"                 : MGPU__D_{'F32' if d == 'f32' else 'B32'}_{count}",
           f"                 : {inputs}",
           '                 : "memory");']
    debug = [f"    MGPU__DEBUG_DESC(a_desc, 64, {ta});"] * (not rs) + [f"    MGPU__DEBUG_DESC(b_desc, {n}, {tb});"]
    return function(doc, f"mgpu_wgmma_m64n{n}k{k}_{d}_{ab}_{suffix}", params(d, rs, count),
                    emu_lines(word, d, rs, ta, tb, str(n)), debug + asm)


def arrays(ab, k, d, form, n):
    """The arrays of a function, as text.held wants them; n is None for the folding one."""
    suffix, rs = form[:2]
    count = registers(d, n) if n else f"(n) / {2 if d == 'f32' else 4}"
    name = f"mgpu_wgmma_m64n{n}k{k}_{d}_{ab}_{suffix}" if n else f"mgpu_wgmma_{d}_{ab}_{suffix}"
    return name, ["n"] * (n is None) + ["d", "a" if rs else "a_desc", "b_desc", "accumulate"], {"d": count, **({"a": 4} if rs else {})}


def emu_lines(word, d, rs, ta, tb, n):
    operands = "d, a, 0, b_desc, accumulate" if rs else "d, NULL, a_desc, b_desc, accumulate"
    return [f"    MGPU__EMU(mgpu__emu_wgmma(mgpu__wgmma_shape_of({n}, MGPU__WGMMA_{word}, "
            f"{int(d == 'f16')}, {rs}, {ta}, {tb}),",
            f"                              {operands}));"]


def folding_function(ab, word, k, d, form, majors):
    suffix, rs, ta, tb = form
    _, ptx = fields(ab, k, d, rs, ta, tb, "N", majors)
    what = "n / 2 floats" if d == "f32" else "n / 4 registers, two f16 each"
    a_doc = [("a", "4 registers: the fragment of A in wgmma.h")] if rs else [
        ("a_desc", descriptor("A", ta))]
    doc = comment(f"D[64][n] (+)= A * B; {shapes_text(k, rs, ta, tb, 'n')}.", [
        ("ptx", ptx), ("needs", "PTX 8.0, sm_90a"),
        ("by", "one warpgroup, converged, after mgpu_wgmma_fence"),
        ("n", "a constant, 8..256, a multiple of 8; with another n the file does not assemble"),
        ("d", what + ": the fragment of D in wgmma.h; read and written, in flight until the wait"), *a_doc,
        ("b_desc", descriptor("B", tb)),
        ("accumulate", ACCUMULATE),
        ("done", "mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)")])
    left = "a" if rs else "a_desc"
    asm = ["    switch (n) {"]
    for n in N:
        asm += [f"    case {n}:",
                f"        mgpu_wgmma_m64n{n}k{k}_{d}_{ab}_{suffix}(d, {left}, b_desc, accumulate);",
                "        break;"]
    asm += ["    default:", f'        MGPU__REFUSE("{SENTENCE}");', "    }"]
    return function(doc, f"mgpu_wgmma_{d}_{ab}_{suffix}", ["uint32_t n"] + params(d, rs, 0),
                    emu_lines(word, d, rs, ta, tb, "n"), asm)


def header(row, forms, where, what, parent):
    ab, word, k, ds, majors = row
    example = f"mgpu_wgmma_{ds[0]}_{ab}_{forms[0][0]}"
    out = head(where, f"wgmma on {what}: m64nNk{k}, N = 8..256, D in " + " or ".join(ds) + ".", [
        f"Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in {parent}.",
        "",
        "    _ss   A and B in shared memory          "
        + ("_ta   A is MN-major: A[K][M]" if forms is MN_MAJOR else "A[M][K], B[N][K]: K-major, rows run along K"),
        "    _rs   A in 4 registers a thread" + ("         _tb   B is MN-major: B[K][N]" if forms is MN_MAJOR else ""),
        "",
        "`a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.",
        "`accumulate`: 0 makes it D = A * B, anything else D += A * B.",
        "",
        f"For a constant n: {example}(n, d, a_desc, b_desc, accumulate), at the end.",
    ], [parent]) + ["", "#if MGPU_HAS_DEVICE", ""]
    for d in ds:
        for n in N:
            for form in forms:
                out += shape_function(ab, word, k, d, form, n, majors)
    for d in ds:
        for form in forms:
            out += folding_function(ab, word, k, d, form, majors)
    out += held(arrays(ab, k, d, form, n) for n in [*N, None] for d in ds for form in forms)
    return "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */"] + foot(where)) + "\n"


def headers():
    """(path, text) of each header."""
    for row in TYPES:
        ab, majors = row[0], row[4]
        yield (where := f"ptx/wgmma_{ab}.gen.h"), header(row, K_MAJOR, where, f"{ab} operands", "wgmma.h")
        if majors:
            where = f"ptx/wgmma_{ab}_mn.gen.h"
            yield where, header(row, MN_MAJOR, where, f"MN-major {ab} operands", "wgmma_mn.h")
