# SPDX-License-Identifier: MIT
"""ptx/wgmma_*.gen.h: wgmma.mma_async, dense, negated and sparse.

Many headers, because a compiler takes its time to read lists of 128 operands: mgpu.h has the K-major forms of bf16
and f16 that sum in f32, and who wants others includes one of the headers that the files without .gen in their names are made of. A
row of TYPES is (type of A, of B, word of mgpu__wgmma_type, K, [types of D], majors); PTX ISA, "Asynchronous
Multiply-and-Accumulate Instruction: wgmma.mma_async" and "wgmma.mma_async.sp"."""
import collections

from text import bound, cases, comment, function, head, held, slots, whole

Type = collections.namedtuple("Type", "a b word k ds majors")
TYPES = [
    Type("bf16", "bf16", "BF16", 16, ["f32"], True),
    Type("f16", "f16", "F16", 16, ["f32", "f16"], True),
    Type("tf32", "tf32", "TF32", 8, ["f32"], False),
    Type("e4m3", "e4m3", "E4M3", 32, ["f32", "f16"], False),
    Type("e4m3", "e5m2", "E4M3_E5M2", 32, ["f32", "f16"], False),
    Type("e5m2", "e5m2", "E5M2", 32, ["f32", "f16"], False),
    Type("e5m2", "e4m3", "E5M2_E4M3", 32, ["f32", "f16"], False),
    Type("s8", "s8", "S8", 32, ["s32"], False),
    Type("s8", "u8", "S8_U8", 32, ["s32"], False),
    Type("u8", "u8", "U8", 32, ["s32"], False),
    Type("u8", "s8", "U8_S8", 32, ["s32"], False),
    Type("b1", "b1", "B1", 256, ["s32"], False),
]
N = range(8, 257, 8)
N_INTEGER = [8, 16, 24, 32, *range(48, 257, 16)]
SENTENCE = "mgpu: wgmma n must be a constant 8..256, a multiple of 8"
SENTENCE_INTEGER = "mgpu: wgmma n of integers must be a constant 8, 16, 24, 32 or 48..256, a multiple of 16"
SENTENCE_SELECTOR = "mgpu: wgmma selector must be a constant 0 or 1"
ACCUMULATE = "0: D = A * B, else D += A * B"

# What an instruction is beside its types: (the sparse one, D -= A * B, clamped)
Variant = collections.namedtuple("Variant", "sparse negated satfinite")
PLAIN, NEGATED, CLAMPED = Variant(0, 0, 0), Variant(0, 1, 0), Variant(0, 0, 1)
SPARSE, SPARSE_NEGATED, SPARSE_CLAMPED = Variant(1, 0, 0), Variant(1, 1, 0), Variant(1, 0, 1)

# (suffix, A in registers, A is MN-major, B is MN-major) in the order they are printed
K_MAJOR = [("ss", 0, 0, 0), ("rs", 1, 0, 0)]
MN_MAJOR = [("ss_ta", 0, 1, 0), ("ss_tb", 0, 0, 1), ("ss_ta_tb", 0, 1, 1), ("rs_tb", 1, 0, 1)]


def is_integer(t):
    return t.ds == ["s32"]


def sizes(t):
    return N_INTEGER if is_integer(t) else N


def has_selector(t, v):
    return v.sparse and t.a in ("bf16", "f16", "tf32")


def words(t):
    return t.a if t.a == t.b else f"{t.a}_{t.b}"


def name_of(t, d, form, v, n=None):
    """Of the function; without n of the folding one."""
    shape = f"m64n{n}k{t.k << v.sparse}_" if n else ""
    return ("mgpu_wgmma_" + "sp_" * v.sparse + "neg_" * v.negated + f"{shape}{d}_{words(t)}"
            + "_satfinite" * v.satfinite + f"_{form[0]}")


def registers(d, n):
    return n // 4 if d == "f16" else n // 2


def what_of(d, count):
    """Registers of D in words; count None: of n."""
    per = 4 if d == "f16" else 2
    number = f"n / {per}" if count is None else str(count)
    return f"{number} " + {"f32": "floats", "f16": "registers, two f16 each", "s32": "registers of s32"}[d]


def descriptor(matrix, transposed, sparse=0):
    """What the parameter of a matrix in shared memory is."""
    half = " as it is stored" if sparse and matrix == "A" else ""
    return f"{matrix}{half} in shared memory, see mgpu_wgmma_desc_{'mn' if transposed else 'k'}_major"


def params(t, d, form, v, count):
    ctype = {"f32": "float", "f16": "uint32_t", "s32": "int32_t"}[d]
    return ([f"{ctype} d[{count}]" if count else f"{ctype} *d", "const uint32_t a[4]" if form[1] else "uint64_t a_desc", "uint64_t b_desc"]
            + ["uint32_t meta"] * v.sparse + ["uint32_t selector"] * has_selector(t, v) + ["int accumulate"])


def arguments(t, form, v):
    return ["d", "a" if form[1] else "a_desc", "b_desc"] + ["meta"] * v.sparse + ["selector"] * has_selector(t, v) + ["accumulate"]


def shapes_text(t, form, v, n):
    _, rs, ta, tb = form
    k = t.k << v.sparse
    a = "" if rs else (f"A[{t.k}][64]" if ta else f"A[64][{t.k}]")
    b = f"B[{k}][{n}]" if tb else f"B[{n}][{k}]"
    if v.sparse:
        a = f"A[64][{k}] sparse and in registers" if rs else f"A sparse, stored as {a[1:]}"
        return f"{a}, {b} in shared memory" if rs else f"{a}, and {b} in shared memory"
    return f"A in registers, {b} in shared memory" if rs else f"{a} and {b} in shared memory"


def opcode_of(t, d, v, n):
    return ("wgmma.mma_async" + ".sp" * v.sparse + f".sync.aligned.m64n{n}k{t.k << v.sparse}.{d}.{t.a}.{t.b}"
            + ".satfinite" * v.satfinite + ".and.popc" * (t.a == "b1"))


def immediates(t, form, v):
    """What follows the predicate: signs of A and of B, and their majors."""
    _, rs, ta, tb = form
    if is_integer(t):
        return ""
    return (", -1, 1" if v.negated else ", 1, 1") + (f", {tb}" if rs and t.majors else f", {ta}, {tb}" if t.majors else "")


def ptx_of(t, d, form, v, n):
    metadata = "" if not v.sparse else "meta, selector, " if has_selector(t, v) else "meta, 0, "
    left = "a" if form[1] else "a_desc"
    return f"{opcode_of(t, d, v, n)} d, {left}, b_desc, {metadata}accumulate{immediates(t, form, v)};"


def needs(t, v):
    mixed = is_integer(t) and t.a != t.b
    return f"PTX {'8.4' if mixed else '8.2' if v.sparse else '8.0'}, sm_90a"


def fields(t, d, form, v, n, count, sizes_text):
    """Of the comment."""
    _, rs, ta, tb = form
    fold = count is None
    in_flight = ": the fragment of D in wgmma.h; read and written" if fold else "; read and written"
    out = [("ptx", ptx_of(t, d, form, v, n)), ("needs", needs(t, v)), ("by", "one warpgroup, converged, after mgpu_wgmma_fence")]
    out += [("n", f"a constant, {sizes_text}; with another n the file does not assemble")] * fold
    out += [("d", what_of(d, count) + in_flight + ", in flight until the wait")]
    out += [("a", "4 registers: the fragment of A in wgmma.h")] if rs else [("a_desc", descriptor("A", ta, v.sparse))]
    out += [("b_desc", descriptor("B", tb))]
    out += [("meta", "where the stored elements of A stand, in flight as d is: layout/sparse.h")] * v.sparse
    if has_selector(t, v):
        out += [("selector", f"a constant, 0{' or ' if fold else '..'}1: which pair of each four lanes has the metadata")]
    return out + [("accumulate", "0: D = -(A * B), else D -= A * B" if v.negated else ACCUMULATE)]


def equation(v, n):
    return f"D[64][{n}] ({'-' if v.negated else '+'})= A * B" + ", clamped" * v.satfinite


def asm_of(t, d, form, v, n, selector, indent):
    """One statement."""
    count, rs = registers(d, n), form[1]
    first = count                                   # operand number behind those of d
    if rs:
        operands = f"{slots(first, 4)}, %{first + 4}"
        last, inputs = first + 5, ", ".join([*bound("r", "a", 4), '"l"(b_desc)'])
    else:
        operands, last, inputs = f"%{first}, %{first + 1}", first + 2, '"l"(a_desc), "l"(b_desc)'
    if v.sparse:
        operands, last, inputs = f"{operands}, %{last}, {selector}", last + 1, inputs + ', "r"(meta)'
    pad = " " * indent
    return [f'{pad}asm volatile("{{.reg .pred p; setp.ne.b32 p, %{last}, 0; "',
            f'{pad}             "{opcode_of(t, d, v, n)} "',
            f'{pad}             "{{" MGPU__SLOTS_{count} "}}, {operands}, p{immediates(t, form, v)};}}"',
            f"{pad}             : MGPU__D_{ {'f32': 'F32', 'f16': 'B32', 's32': 'S32'}[d] }_{count}",
            f'{pad}             : {inputs}, "r"(accumulate)',
            f'{pad}             : "memory");']


def debug_of(form, n):
    _, rs, ta, tb = form
    return [f"    MGPU__DEBUG_DESC(a_desc, 64, {ta});"] * (not rs) + [f"    MGPU__DEBUG_DESC(b_desc, {n}, {tb});"]


def emu_lines(t, d, form, v, n):
    _, rs, ta, tb = form
    more = f", {v.negated}, {v.satfinite}" if v != PLAIN and not v.sparse else ""
    call, shape = "mgpu__emu_wgmma", "mgpu__wgmma_shape_of"
    if v.sparse:
        call, shape, more = "mgpu__emu_wgmma_sp", "mgpu__wgmma_shape_sp", f", {v.negated}, {v.satfinite}, {'selector' if has_selector(t, v) else 0}"
    elif more:
        shape = "mgpu__wgmma_shape_as"
    operands = ("d, a, 0, b_desc, " if rs else "d, NULL, a_desc, b_desc, ") + "meta, " * v.sparse + "accumulate"
    return [f"    MGPU__EMU({call}({shape}({n}, MGPU__WGMMA_{t.word}, "
            f"{int(d == 'f16')}, {rs}, {ta}, {tb}{more}),",
            f"    {' ' * len('MGPU__EMU(' + call + '(')}{operands}));"]


def shape_function(t, d, form, v, n):
    count = registers(d, n)
    doc = comment(f"{equation(v, n)}; {shapes_text(t, form, v, n)}.", fields(t, d, form, v, n, count, "")
                  + [("done", "mgpu_wgmma_commit_group, mgpu_wgmma_wait_group")])
    if has_selector(t, v):
        asm = cases("selector", (0, 1), lambda selector: asm_of(t, d, form, v, n, selector, 8), SENTENCE_SELECTOR)
    else:
        asm = asm_of(t, d, form, v, n, 0, 4)
    return function(doc, name_of(t, d, form, v, n), params(t, d, form, v, count), emu_lines(t, d, form, v, str(n)), debug_of(form, n) + asm)


def folding_function(t, d, form, v):
    """Of negated ones there is nothing below: their statements stand here."""
    sizes_text = "8, 16, 24, 32 or 48..256, a multiple of 16" if is_integer(t) else "8..256, a multiple of 8"
    doc = comment(f"{equation(v, 'n')}; {shapes_text(t, form, v, 'n')}.", fields(t, d, form, v, "N", None, sizes_text)
                  + [("done", "mgpu_wgmma_commit_group, mgpu_wgmma_wait_group, then name d (tile/acc.h)")])

    def case(n):
        if not v.negated:
            return [f"        {name_of(t, d, form, v, n)}({', '.join(arguments(t, form, v))} MGPU__PLACED);"]
        if has_selector(t, v):
            return ["        if (selector == 0)", *asm_of(t, d, form, v, n, 0, 12),
                    "        else if (selector == 1)", *asm_of(t, d, form, v, n, 1, 12),
                    "        else", f'            MGPU__REFUSE("{SENTENCE_SELECTOR}");']
        return asm_of(t, d, form, v, n, 0, 8)

    asm = debug_of(form, "n") * v.negated + cases("n", sizes(t), case, SENTENCE_INTEGER if is_integer(t) else SENTENCE)
    return function(doc, name_of(t, d, form, v), ["uint32_t n"] + params(t, d, form, v, 0), emu_lines(t, d, form, v, "n"), asm)


def arrays(t, d, form, v, n):
    """The arrays of a function, as text.held wants them; n is None for the folding one."""
    count = registers(d, n) if n else f"(n) / {4 if d == 'f16' else 2}"
    return name_of(t, d, form, v, n), ["n"] * (n is None) + arguments(t, form, v), {"d": count, **({"a": 4} if form[1] else {})}


def picture(forms, v, example):
    mn = forms is MN_MAJOR
    both = forms not in (MN_MAJOR, K_MAJOR)
    sparse = "A is sparse: its stored half is in shared memory or registers, `meta` says what it is of" if v.sparse else None
    lines = ["    _ss   A and B in shared memory          "
             + ("A[M][K], B[N][K]: K-major, rows run along K" if not mn else "_ta   A is MN-major: A[K][M]"),
             "    _rs   A in 4 registers a thread" + ("         _tb   B is MN-major: B[K][N]" if mn else "")]
    if both:
        lines += ["    _ta   A is MN-major: A[K][M]          _tb   B is MN-major: B[K][N]"]
    return lines + [
        "",
        "`a_desc`, `b_desc`: matrix descriptors, mgpu_wgmma_desc_... in layout/smem_desc.h.",
        "`accumulate`: 0 makes it D = A * B, anything else D += A * B." if not v.negated else
        "`accumulate`: 0 makes it D = -(A * B), anything else D -= A * B.",
        *([sparse] if sparse else []),
        "",
        f"For a constant n: {example}, at the end." if not v.negated else f"For a constant n only: {example}.",
    ]


def header(where, what, parent, blocks):
    """Of blocks of rows that differ in types or variants: [(type, [D], forms, variant)]."""
    t, ds, forms, v = blocks[0]
    k = t.k << v.sparse
    example = f"{name_of(t, ds[0], forms[0], v)}(n, {', '.join(arguments(t, forms[0], v))})"
    results = sorted({d for _, each, _, _ in blocks for d in each}, key=["f32", "f16", "s32"].index)
    out = head(where, f"wgmma{'.sp' * v.sparse} on {what}: m64nNk{k}, {'N = 8, 16, 24, 32, 48 .. 256' if is_integer(t) else 'N = 8..256'}, "
                      f"D in {' or '.join(results)}.", [
        f"Printed by gen/gen.py: edit gen/wgmma.py. The picture and the rules are in {(owner(where) or parent).removeprefix('ptx/')}.",
        "",
        *picture(forms, v, example),
    ], [parent] + ["regs_s32.gen.h"] * is_integer(t)) + ["", "#if MGPU_HAS_DEVICE", ""]
    for t, ds, forms, v in blocks:
        for d in ds if not v.negated else []:
            for n in sizes(t):
                for form in forms:
                    out += shape_function(t, d, form, v, n)
    for t, ds, forms, v in blocks:
        for d in ds:
            for form in forms:
                out += folding_function(t, d, form, v)
    out += held(arrays(t, d, form, v, n) for t, ds, forms, v in blocks
                for n in [*(sizes(t) if not v.negated else []), None] for d in ds for form in forms)
    return whole(where, out)


def owner(where):
    """The header that one includes for ptx/wgmma_<...>.gen.h."""
    stem = where.removeprefix("ptx/wgmma_").removesuffix(".gen.h")
    for word, of in (("bf16_mn", "mn"), ("f16_mn", "mn"), ("f16_f16", "f16_f16"), ("sp_neg", "sp_neg"), ("sp", "sp"), ("neg", "neg"), ("tf32", "tf32"), ("e", "fp8"), ("s8", "int"), ("u8", "int"), ("b1", "int")):
        if stem.startswith(word):
            return f"ptx/wgmma_{of}.h"
    return None


def blocks_of(a, forms, *variants, ds=None):
    """All rows whose A is of this type; of results only `ds`, if it is given."""
    return [(t, ds or t.ds, forms if t.majors else K_MAJOR, v) for t in TYPES if t.a == a for v in variants]


def sparse(word, a, v):
    """(path, blocks) of the headers of one type: more than one where a compiler would take too long."""
    if a not in ("bf16", "f16"):
        yield f"ptx/wgmma_{word}_{a}.gen.h", blocks_of(a, K_MAJOR, *((v, SPARSE_CLAMPED) if a in ("s8", "u8") else (v,)))
        return
    yield f"ptx/wgmma_{word}_{a}.gen.h", blocks_of(a, K_MAJOR, v, ds=["f32"])
    yield f"ptx/wgmma_{word}_{a}_mn.gen.h", blocks_of(a, MN_MAJOR, v, ds=["f32"])
    if a == "f16":
        yield f"ptx/wgmma_{word}_f16_f16.gen.h", blocks_of(a, K_MAJOR + MN_MAJOR, v, ds=["f16"])


def opt_in():
    """(path, blocks) of each header that stands on wgmma_group.h."""
    yield "ptx/wgmma_f16_f16.gen.h", blocks_of("f16", K_MAJOR, PLAIN, ds=["f16"])
    for a in ("bf16", "f16"):
        yield f"ptx/wgmma_{a}_mn.gen.h", blocks_of(a, MN_MAJOR, PLAIN)
    for a in ("tf32", "e4m3", "e5m2", "s8", "u8", "b1"):
        yield f"ptx/wgmma_{a}.gen.h", blocks_of(a, K_MAJOR, *((PLAIN, CLAMPED) if a in ("s8", "u8") else (PLAIN,)))
    for a in ("bf16", "f16", "tf32", "e4m3", "e5m2"):
        yield f"ptx/wgmma_neg_{a}.gen.h", blocks_of(a, K_MAJOR + MN_MAJOR, NEGATED, ds=["f32"] if a == "f16" else None)
    yield "ptx/wgmma_neg_f16_f16.gen.h", blocks_of("f16", K_MAJOR + MN_MAJOR, NEGATED, ds=["f16"])
    for a in ("bf16", "f16", "tf32", "e4m3", "e5m2", "s8", "u8"):
        yield from sparse("sp", a, SPARSE)
    for a in ("bf16", "f16", "tf32", "e4m3", "e5m2"):
        yield from sparse("sp_neg", a, SPARSE_NEGATED)


def headers():
    """(path, text) of each header."""
    for a in ("bf16", "f16"):
        yield (where := f"ptx/wgmma_{a}.gen.h"), header(where, f"{a} operands", "wgmma.h", blocks_of(a, K_MAJOR, PLAIN, ds=["f32"]))
    for where, blocks in opt_in():
        t, _, forms, v = blocks[0]
        what = "bits" if t.a == "b1" else "MN-major " * (forms is MN_MAJOR) + f"{t.a} operands"
        yield where, header(where, what + ", negated" * v.negated, "wgmma_group.h", blocks)
