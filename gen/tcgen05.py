# SPDX-License-Identifier: MIT
"""ptx/tcgen05_ld.gen.h, ptx/tcgen05_st.gen.h: tensor memory to registers and back. ptx/tcgen05_cp.gen.h: shared memory to tensor memory.
ptx/tcgen05_ld_red.gen.h: loads that come with their smallest or largest.

A row is (shape, registers of x1, its columns of x1, what register i of a thread is); of cp (shape and lanes, what it copies)."""
from text import asm, cases, comment, emu_call, emu_include as with_api, emu_plain, function, guard, head, held, wrap

ROWS = [
    ("16x64b", 1, "lane T / 4 + 8 (T % 2), column 2 i + T / 2 % 2"),
    ("16x128b", 2, "lane T / 4 + 8 (i % 2), column 4 (i / 2) + T % 4"),
    ("16x256b", 4, "lane T / 4 + 8 (i / 2 % 2), column 8 (i / 4) + 2 (T % 4) + i % 2"),
    ("32x32b", 1, "lane T, column i"),
    ("16x32bx2", 1, "lane T % 16, column i, of threads 16 to 31 column i + split"),
]
COUNTS = [1, 2, 4, 8, 16, 32, 64, 128]
CP_ROWS = [
    ("128x256b", "Copy 128 rows of 32 bytes from shared to tensor memory, a row to a lane", 8),
    ("128x128b", "Copy 128 rows of 16 bytes from shared to tensor memory, a row to a lane", 4),
    ("4x256b", "Copy four rows of 32 bytes from shared to tensor memory, to the lane of the address and each 32nd from there", 8),
    ("64x128b.warpx2::02_13", "Copy 64 rows of 16 bytes from shared to tensor memory, to lanes 0 to 63 and again to 64 to 127", 4),
    ("64x128b.warpx2::01_23", "Copy 64 rows of 16 bytes from shared to tensor memory, rows 0 to 31 to lanes 0 to 31 and 32 to 63, the others to 64 to 95 and 96 to 127", 4),
    ("32x128b.warpx4", "Copy 32 rows of 16 bytes from shared to tensor memory, once for each quarter of the lanes", 4),
]
CP_WIDEN = [("", 0, ""), ("b6x16_p32", 6, ", elements of 6 bits widened to bytes: of 16 bytes the last 4 are skipped"),
            ("b4x16_p64", 4, ", elements of 4 bits widened to bytes: of 16 bytes the last 8 are skipped")]
NEEDS = "PTX 8.8, sm_100f, sm_110f"
HEAD = """
Printed by gen/gen.py: edit gen/tcgen05.py.

Register i of thread T of the warp is a place from the address on; the pictures are in layout/tmem_ldst.h:

""".strip("\n").split("\n")

FOLD = {"ld": ["", "For a constant x, the columns of an epilogue's step: mgpu_tcgen05_ld_32x32b(x, r, taddr), at the end."],
        "st": ["", "For a constant x: mgpu_tcgen05_st_32x32b(x, taddr, r), at the end."]}


def emu_include():
    return [line.replace("emu/api.h", "emu/tcgen05.h") for line in with_api()]


def path(op):
    return f"ptx/tcgen05_{op}.gen.h"


def each():
    for shape, regs, where in ROWS:
        for num in COUNTS:
            if num * regs <= 128:
                for half in (False, True):
                    yield shape, num, num * regs, where, half


def macro(op, name, num, doc, half):
    """A macro: the split is a literal."""
    arguments = "r, taddr, split" if op == "ld" else "taddr, split, r"
    word = {"ld": ".pack::16b", "st": ".unpack::16b"}[op] if half else ""
    return doc + [f"#define {name}({arguments})".ljust(95) + "\\", f'    MGPU__TCGEN05_{op.upper()}_TWO({num}, {num + 1}, "{word}", {int(half)}, {arguments})', ""]


def two(op):
    """What these macros are made of."""
    arguments = "r, taddr, split" if op == "ld" else "taddr, split, r"
    kind = "MGPU__TMEM_16X32BX2, n, half, split"
    call = f"mgpu__emu_tcgen05_ld(MGPU__HOLDS(n, r), taddr, {kind})" if op == "ld" else f"mgpu__emu_tcgen05_st(taddr, MGPU__HOLDS(n, r), {kind})"
    operands = '{" MGPU__TMEM_SLOTS_##n "}, [%" #n "], %" #next ";' if op == "ld" else '[%" #n "], %" #next ", {" MGPU__TMEM_SLOTS_##n "};'
    lists = ': MGPU__TMEM_OUT_##n(r) : "r"((uint32_t)(taddr)), "n"(split) : "memory"' if op == "ld" else ': : MGPU__TMEM_IN_##n(r), "r"((uint32_t)(taddr)), "n"(split) : "memory"'
    define = f"#define MGPU__TCGEN05_{op.upper()}_TWO(n, next, word, half, {arguments})".ljust(95) + "\\"
    return ["#if MGPU_EMULATE", define, f"    MGPU__EMU({call})", "#else", define,
            f'    asm volatile("tcgen05.{op}.sync.aligned.16x32bx2.x" #n word ".b32 "'.ljust(95) + "\\", f'                 "{operands}"'.ljust(95) + "\\", f"                 {lists})", "#endif", ""]


def one(op, shape, num, n, where, half):
    word = {"ld": "pack", "st": "unpack"}[op]
    name = f"mgpu_tcgen05_{op}_{shape}_x{num}" + (f"_{word}_16b" if half else "")
    opcode = f"tcgen05.{op}.sync.aligned.{shape}.x{num}" + (f".{word}::16b" if half else "") + ".b32"
    s = "s" if n > 1 else ""
    what = "the low halves of two columns, 2c and 2c + 1, for each column c below" if half else "tensor memory, one column"
    first = (f"Load {n} register{s}: r[i] = {what}: {where}." if op == "ld" else
             f"Store {n} register{s}: {what} = r[i]: {where}.")
    by = ("by", "one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31")
    r = ("r", f"{n} register{s}" + (", in flight until the wait" if op == "ld" else ""))
    taddr = ("taddr", "address of the first lane and column")
    done = ("done", f"mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs_x{n}(r)" if op == "ld" else
            "mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others")
    split = ("split", "an integer constant: columns from there to the place of the warp's upper half")
    bx2 = shape == "16x32bx2"
    if op == "ld":
        ptx, fields = f"{opcode} r, [taddr]{', split' if bx2 else ''};", [r, taddr] + [split] * bx2
    else:
        ptx, fields = f"{opcode} [taddr]{', split' if bx2 else ''}, r;", [taddr] + [split] * bx2 + [r]
    doc = comment(first, [("ptx", ptx), ("needs", NEEDS), by, *fields, done])
    if bx2:
        return macro(op, name.upper(), num, doc, half)
    kind = f"MGPU__TMEM_{shape.upper()}, {num}, {int(half)}, 0"
    if op == "ld":
        return function(doc, name, [f"uint32_t r[{n}]", "uint32_t taddr"], [f"    MGPU__EMU(mgpu__emu_tcgen05_ld(r, taddr, {kind}));"],
                        [f'    asm volatile("{opcode} "', f'                 "{{" MGPU__TMEM_SLOTS_{n} "}}, [%{n}];"',
                         f"                 : MGPU__TMEM_OUT_{n}(r)", '                 : "r"(taddr)', '                 : "memory");'])
    return function(doc, name, ["uint32_t taddr", f"const uint32_t r[{n}]"], [f"    MGPU__EMU(mgpu__emu_tcgen05_st(taddr, r, {kind}));"],
                    [f'    asm volatile("{opcode} "', f'                 "[%{n}], {{" MGPU__TMEM_SLOTS_{n} "}};"', "                 :",
                     f'                 : MGPU__TMEM_IN_{n}(r), "r"(taddr)', '                 : "memory");'])


def folded():
    """(shape, registers of x1, what they are, half) of each folding function; of two halves there is none: the split is a literal."""
    return [(shape, regs, where, half) for shape, regs, where in ROWS if shape != "16x32bx2" for half in (False, True)]


def fold_name(op, shape, half):
    return f"mgpu_tcgen05_{op}_{shape}" + f"_{dict(ld='pack', st='unpack')[op]}_16b" * half


def times(regs, what="x"):
    return f"{regs} * {what}" if regs > 1 else what


def fold(op, shape, regs, where, half):
    """The same for a constant x."""
    word = {"ld": "pack", "st": "unpack"}[op]
    name, counts = fold_name(op, shape, half), [n for n in COUNTS if n * regs <= 128]
    numbers = f"{', '.join(map(str, counts[:-1]))} or {counts[-1]}"
    opcode = f"tcgen05.{op}.sync.aligned.{shape}.NUM" + f".{word}::16b" * half + ".b32"
    what = "the low halves of two columns, 2c and 2c + 1, for each column c below" if half else "tensor memory, one column"
    x = ("x", f"a constant, {numbers}; with another x the file does not assemble")
    taddr = ("taddr", "address of the first lane and column")
    some = f"{times(regs)} registers"
    if op == "ld":
        first, ptx, params = f"Load {some}: r[i] = {what}: {where}.", f"{opcode} r, [taddr];", ["uint32_t x", "uint32_t *r", "uint32_t taddr"]
        fields = [x, ("r", f"{some}, in flight until the wait"), taddr, ("done", f"mgpu_tcgen05_wait_ld(), then the registers by name: mgpu_tmem_regs({times(regs)}, r)")]
    else:
        first, ptx, params = f"Store {some}: {what} = r[i]: {where}.", f"{opcode} [taddr], r;", ["uint32_t x", "uint32_t taddr", "const uint32_t *r"]
        fields = [x, taddr, ("r", some), ("done", "mgpu_tcgen05_wait_st(), for this warp; with a fence and a barrier for others")]
    doc = comment(first, [("ptx", ptx), ("needs", NEEDS), ("by", "one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31"), *fields])
    given = "r, taddr" if op == "ld" else "taddr, r"
    plain = name if not half else fold_name(op, shape, False)
    return function(doc, name, params, [f"    MGPU__EMU(mgpu__emu_tcgen05_{op}({given}, MGPU__TMEM_{shape.upper()}, x, {int(half)}, 0));"],
                    cases("x", counts, lambda n: [f"        {plain}_x{n}" + f"_{word}_16b" * half + f"({given});"], f"mgpu: x of tcgen05.{op}.{shape} is a power of two from 1 to {counts[-1]}, a constant"))


def regs():
    """ptx/tcgen05_regs.gen.h."""
    name = "ptx/tcgen05_regs.gen.h"
    out = head(name, "registers of tcgen05.ld and st by name.", [
        "Printed by gen/gen.py: edit gen/tcgen05.py.", "",
        "The waits of tcgen05 name no register, so the compiler may move a use of r above them:", "",
        "    mgpu_tcgen05_wait_ld();", "    mgpu_tmem_regs_x32(r);      r is read behind this line"], ["../config.h"]) + emu_include()
    for n in COUNTS:
        out += [f'#define MGPU__TMEM_SLOTS_{n} "' + ",".join(f"%{i}" for i in range(n)) + '"']
    for word, constraint in (("OUT", "=r"), ("IN", "r"), ("BOTH", "+r")):
        for n in COUNTS:
            lines = wrap(f"#define MGPU__TMEM_{word}_{n}(r) ", "    ", ", ".join(f'"{constraint}"((r)[{i}])' for i in range(n)))
            out += [line.ljust(97) + "\\" for line in lines[:-1]] + [lines[-1]]
    out += [""]
    for n in COUNTS:
        s = "s" if n > 1 else ""
        out += function(comment(f"Read and write r[0..{n - 1}] here, for the compiler alone." if n > 1 else "Read and write r[0] here, for the compiler alone.", [
            ("ptx", "(no instruction)"), ("needs", "PTX 8.0, sm_80"), ("by", "any thread"), ("r", f"{n} register{s}, none of them in flight")]),
            f"mgpu_tmem_regs_x{n}", [f"uint32_t r[{n}]"], [f"    MGPU__EMU(mgpu__emu_regs(r, {n}));"],
            [f'    asm volatile("" : MGPU__TMEM_BOTH_{n}(r)::"memory");'])
    numbers = f"{', '.join(map(str, COUNTS[:-1]))} or {COUNTS[-1]}"
    out += function(comment("Read and write r[0..x - 1] here, for the compiler alone.", [
        ("ptx", "(no instruction)"), ("needs", "PTX 8.0, sm_80"), ("by", "any thread"),
        ("x", f"a constant, {numbers}; with another x the file does not assemble"), ("r", "x registers, none of them in flight")]),
        "mgpu_tmem_regs", ["uint32_t x", "uint32_t *r"], ["    MGPU__EMU(mgpu__emu_regs(r, x));"],
        cases("x", COUNTS, lambda n: [f"        mgpu_tmem_regs_x{n}(r);"], f"mgpu: x of mgpu_tmem_regs is a power of two from 1 to {COUNTS[-1]}, a constant"))
    out += held([*((f"mgpu_tmem_regs_x{n}", ["r"], {"r": n}) for n in COUNTS), ("mgpu_tmem_regs", ["x", "r"], {"r": "(x)"})])
    return name, "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(name)} */"]) + "\n"


# type: C type, asm constraint, the model's word
RED_TYPES = {"f32": ("float", "f", []), "s32": ("int32_t", "r", ["MGPU__LD_RED_S32"]), "u32": ("uint32_t", "r", ["MGPU__LD_RED_U32"])}
RED_NEEDS = "PTX 8.8, sm_103f, sm_110f"


def red_ops():
    for kind in RED_TYPES:
        for op in ("min", "max"):
            for how in ("", ".abs", ".NaN", ".abs.NaN") if kind == "f32" else ("",):
                yield kind, op, how


def red_namer(kind, num):
    return f"mgpu_tmem_regs_x{num}" if kind == "u32" else f"mgpu_tmem_regs_{kind}_x{num}"


def red(shape, num, kind, op, how):
    """One of 168: a function, or of two halves a macro."""
    ctype, constraint, words = RED_TYPES[kind]
    two, word = shape == "16x32bx2", "float" if kind == "f32" else "register"
    where = {row[0]: row[2] for row in ROWS}[shape]
    name = f"mgpu_tcgen05_ld_red_{shape}_x{num}_{op}{how.lower().replace('.', '_')}_{kind}"
    opcode = f"tcgen05.ld.red.sync.aligned.{shape}.x{num}.{op}{how}.{kind}"
    words = ["MGPU__LD_RED_MAX"] * (op == "max") + ["MGPU__LD_RED_ABS"] * (".abs" in how) + ["MGPU__LD_RED_NAN"] * (".NaN" in how) + words
    size = {"min": "smallest", "max": "largest"}[op] + " magnitude" * (".abs" in how)
    nan = {True: ", NaN if one is", False: ", of those that are no NaN"}[".NaN" in how] if kind == "f32" else ""
    doc = comment(f"Load {num} registers: r[i] = tensor memory: {where}; *red = the {size} in r{nan}.", [
        ("ptx", f"{opcode} r, red, [taddr]{', split' if two else ''};"), ("needs", RED_NEEDS),
        ("by", "one warp, converged; warp w reaches lanes 32 (w % 4) .. + 31"), ("r", f"{num} {word}s, in flight until the wait"),
        ("red", f"one {word}, in flight until the wait"), ("taddr", "address of the first lane and column"),
        *([("split", "an integer constant: columns from there to the place of the warp's upper half")] * two),
        ("done", f"mgpu_tcgen05_wait_ld(), then the registers by name: {red_namer(kind, num)}(r), {red_namer(kind, 1)}(red)")])
    if two:
        lines = wrap("    MGPU__TCGEN05_LD_RED_TWO(", "        ", f'{num}, {num + 1}, {num + 2}, "{op}{how}.{kind}", {constraint.upper()}, {" | ".join(words) or 0}, r, red, taddr, split)')
        return doc + [f"#define {name.upper()}(r, red, taddr, split)".ljust(95) + "\\", *(line.ljust(95) + "\\" for line in lines[:-1]), lines[-1], ""]
    return function(doc, name, [f"{ctype} r[{num}]", f"{ctype} *red", "uint32_t taddr"],
                    emu_call("mgpu__emu_tcgen05_ld_red", ["r", "red", "taddr", "MGPU__TMEM_32X32B", str(num), "0"], words),
                    [f'    asm volatile("{opcode} "', f'                 "{{" MGPU__TMEM_SLOTS_{num} "}}, %{num}, [%{num + 1}];"',
                     f'                 : MGPU__TMEM_OUT_{constraint.upper()}_{num}(r), "={constraint}"(*red)', '                 : "r"(taddr)', '                 : "memory");'])


def red_regs():
    """ptx/tcgen05_red_regs.gen.h."""
    name = "ptx/tcgen05_red_regs.gen.h"
    out = head(name, "registers of tcgen05.ld.red by name.", ["Printed by gen/gen.py: edit gen/tcgen05.py. As tcgen05_regs.gen.h, for floats and integers with a sign."],
               ["../config.h", "tcgen05_regs.gen.h"]) + emu_include()
    for word, constraint in (("OUT", "=f"), ("BOTH", "+f")):
        for n in COUNTS:
            lines = wrap(f"#define MGPU__TMEM_{word}_F_{n}(r) ", "    ", ", ".join(f'"{constraint}"((r)[{i}])' for i in range(n)))
            out += [line.ljust(97) + "\\" for line in lines[:-1]] + [lines[-1]]
    out += [f"#define MGPU__TMEM_{word}_R_{n}(r) MGPU__TMEM_{word}_{n}(r)" for word in ("OUT", "BOTH") for n in COUNTS]
    out += ['#define MGPU__TMEM_ONE_F "=f"', '#define MGPU__TMEM_ONE_R "=r"', ""]
    for kind in ("f32", "s32"):
        ctype, constraint, _ = RED_TYPES[kind]
        for n in COUNTS:
            out += function(comment(f"Read and write r[0..{n - 1}] here, for the compiler alone." if n > 1 else "Read and write r[0] here, for the compiler alone.", [
                ("ptx", "(no instruction)"), ("needs", "PTX 8.0, sm_80"), ("by", "any thread"), ("r", f"{n} register{'s' if n > 1 else ''}, none of them in flight")]),
                red_namer(kind, n), [f"{ctype} r[{n}]"], [f"    MGPU__EMU(mgpu__emu_regs(r, {n}));"],
                [f'    asm volatile("" : MGPU__TMEM_BOTH_{constraint.upper()}_{n}(r)::"memory");'])
    out += held((red_namer(kind, n), ["r"], {"r": n}) for kind in ("f32", "s32") for n in COUNTS)
    return name, "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(name)} */"]) + "\n"


def red_text():
    """ptx/tcgen05_ld_red.gen.h."""
    counts = COUNTS[1:]
    out = head(path("ld_red"), "tcgen05.ld.red: tensor memory to registers, and the smallest or largest of them.", [
        "Printed by gen/gen.py: edit gen/tcgen05.py.", "", "A row of scores is a lane of tensor memory: its maximum comes with the load.", "",
        "    mgpu_tcgen05_ld_red_32x32b_x32_max_nan_f32(s, &row_max, scores);",
        "    mgpu_tcgen05_wait_ld();", "    mgpu_tmem_regs_f32_x32(s);", "    mgpu_tmem_regs_f32_x1(&row_max);", "",
        "Not on sm_100a and sm_100f. No GPU that has it has run it."], ["../config.h", "tcgen05_red_regs.gen.h"]) + emu_include()
    define = "#define MGPU__TCGEN05_LD_RED_TWO(n, next, last, word, kind, how, r, red, taddr, split)".ljust(95) + "\\"
    out += ["#if MGPU_EMULATE", define, "    MGPU__EMU(mgpu__emu_tcgen05_ld_red(MGPU__HOLDS(n, r), red, taddr,".ljust(95) + "\\", "                                       MGPU__TMEM_16X32BX2, n, split, how))", "#else", define,
            '    asm volatile("tcgen05.ld.red.sync.aligned.16x32bx2.x" #n "." word " "'.ljust(95) + "\\",
            '                 "{" MGPU__TMEM_SLOTS_##n "}, %" #n ", [%" #next "], %" #last ";"'.ljust(95) + "\\",
            '                 : MGPU__TMEM_OUT_##kind##_##n(r), MGPU__TMEM_ONE_##kind(*(red))'.ljust(95) + "\\",
            '                 : "r"((uint32_t)(taddr)), "n"(split) : "memory")', "#endif", ""]
    for shape in ("32x32b", "16x32bx2"):
        for num in counts:
            for kind, op, how in red_ops():
                out += red(shape, num, kind, op, how)
    out += held((f"mgpu_tcgen05_ld_red_32x32b_x{num}_{op}{how.lower().replace('.', '_')}_{kind}", ["r", "red", "taddr"], {"r": num})
                for num in counts for kind, op, how in red_ops())
    return path("ld_red"), "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(path('ld_red'))} */"]) + "\n"


def cp(shape, what, cols, widen, bits, how, group):
    """One of 36."""
    name = "mgpu_tcgen05_cp" + "_cg2" * (group == 2) + "_" + shape.replace(".", "_").replace("::", "_") + f"_{widen}" * bool(widen)
    opcode = f"tcgen05.cp.cta_group::{group}.{shape}" + f".b8x16.{widen}" * bool(widen)
    commit = "mgpu_tcgen05_commit" + "_cg2" * (group == 2)
    pair = ", in both blocks of the pair, each from its own" if group == 2 else ""
    doc = comment(f"{what}{how}{pair}.", [
        ("ptx", f"{opcode} [taddr], desc;"), ("needs", NEEDS), ("by", "one thread" + " of the pair's even block" * (group == 2)),
        ("taddr", f"address of the first of {cols} columns" + "; lane 0 to 31" * (shape == "4x256b")),
        ("desc", "matrix descriptor of the source, mgpu_tcgen05_desc(): rows K-major"),
        ("done", f"in order before a later mma of this thread; else {commit}() and the wait at its barrier")])
    kind = shape.upper().replace(".", "_").replace("::", "_")
    return function(doc, name, ["uint32_t taddr", "uint64_t desc"], emu_plain("mgpu__emu_tcgen05_cp", ["taddr", "desc", f"MGPU__CP_{kind}", str(bits), str(group)]),
                    asm(f"{opcode} [%0], %1;", [], ['"r"(taddr)', '"l"(desc)']))


def cp_text():
    """ptx/tcgen05_cp.gen.h."""
    out = head(path("cp"), "tcgen05.cp: shared memory to tensor memory.", [
        "Printed by gen/gen.py: edit gen/tcgen05.py.", "",
        "    lanes     128x256b  128x128b  4x256b   64x128b.warpx2::02_13   .warpx2::01_23   32x128b.warpx4",
        "     0..31     0..31     0..31    0: row 0         0..31               0..31            0..31",
        "    32..63    32..63    32..63   32: row 1        32..63               0..31            0..31",
        "    64..95    64..95    64..95   64: row 2         0..31              32..63            0..31",
        "    96..127   96..127   96..127  96: row 3        32..63              32..63            0..31", "",
        "The pictures are in layout/tmem_cp.h. Scales of 128 rows, which a later mma of this thread reads:", "",
        "    mgpu_fence_proxy_async_shared_cta();          they were written by threads: each of them, then a barrier",
        "    mgpu_tcgen05_cp_32x128b_warpx4(sfa, mgpu_tcgen05_desc(stage, 0, 128, MGPU_SWIZZLE_NONE));"], ["../config.h"]) + emu_include()
    for group in (1, 2):
        for shape, what, cols in CP_ROWS:
            for widen, bits, how in CP_WIDEN:
                out += cp(shape, what, cols, widen, bits, how, group)
    return path("cp"), "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(path('cp'))} */"]) + "\n"


def headers():
    yield regs()
    yield cp_text()
    yield red_regs()
    yield red_text()
    for op in ("ld", "st"):
        says = {"ld": "tensor memory to registers.", "st": "registers to tensor memory."}[op]
        out = head(path(op), "tcgen05." + op + ": " + says, HEAD + [f"    .{shape:9} {where}" for shape, _, where in ROWS] + FOLD[op], ["../config.h", "tcgen05_regs.gen.h"]) + emu_include()
        out += two(op)
        for row in each():
            out += one(op, *row)
        for row in folded():
            out += fold(op, *row)
        word = {"ld": "pack", "st": "unpack"}[op]
        order = ["r", "taddr"] if op == "ld" else ["taddr", "r"]
        out += held([*((f"mgpu_tcgen05_{op}_{shape}_x{num}" + (f"_{word}_16b" if half else ""), order, {"r": n})
                       for shape, num, n, _, half in each() if shape != "16x32bx2"),
                     *((fold_name(op, shape, half), ["x", *order], {"r": times(regs, "(x)")}) for shape, regs, _, half in folded())])
        yield path(op), "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(path(op))} */"]) + "\n"
