# SPDX-License-Identifier: MIT
"""ptx/cached.gen.h, ptx/cached_v8.gen.h: loads and stores of global memory that say what the caches do with the line; of 32 bytes.

Rows: L1, L2, WIDTHS; each load with and without .nc, all with and without a policy. What plain C says is not there.
PTX ISA, "Data Movement and Conversion Instructions: ld", "ld.global.nc", "st"."""
from text import TYPES, asm, bound, comment, emu_call, emu_include, function, head, held, slots, variable, whole

PATH, V8_PATH = "ptx/cached.gen.h", "ptx/cached_v8.gen.h"
# PTX's word, what the first sentence says
L1 = [
    ("", ""),
    ("evict_unchanged", "its place in the order of eviction from L1 stays"),
    ("evict_first", "it leaves L1 first"),
    ("evict_last", "it leaves L1 last"),
    ("no_allocate", "it does not enter L1"),
]
L2 = [("", ""), ("evict_first", "it leaves L2 first"), ("evict_last", "it leaves L2 last")]
V8_WIDTHS = [("b32", 8), ("f32", 8), ("b64", 4)]
WIDTHS = [("b32", 1), ("b64", 1), ("b32", 4), ("f32", 1), ("f32", 4)]   # type, registers
LEAST = "PTX 8.8, sm_100"
HEAD = """
Printed by gen/gen.py: edit gen/cached.py. The picture and the use are in cached.h.

    _nc         past the coherence of L1: nobody may write these bytes while the kernel runs
    _l1_...     what L1 does with the line
    _hint       what L2 does with it: a policy of mgpu_createpolicy_...

No order: as C's own accesses. _f32 is the same instruction on float registers.
""".strip().split("\n")


V8_HEAD = """
Printed by gen/gen.py: edit gen/cached.py. The picture and the use are in cached_v8.h.
""".strip().split("\n")


def forms(words, wide=False):
    """(PTX words, suffix of the name, last argument or not, what the sentence says) of each form; `words`: those in front."""
    for l1, said in L1:
        for l2, said_too in L2 if wide else L2[:1]:
            for hint in (False,) if l2 else (False, True):
                yield (words + f".L1::{l1}" * bool(l1) + f".L2::{l2}" * bool(l2) + ".L2::cache_hint" * hint,
                       f"_l1_{l1}" * bool(l1) + f"_l2_{l2}" * bool(l2), hint, "; ".join(filter(None, (said, said_too))))


def sentence(verb, total, nc, said, hint):
    parts = ["that nobody writes while the kernel runs"] * nc + [said] * bool(said) + ["by an L2 policy"] * hint
    return f"{verb} {total} bytes" + (" " + parts[0] if nc else "") + "".join("; " + p for p in parts[nc:]) + "."


def fields(statement, hint, inst, size, count):
    out = [("ptx", statement), ("needs", LEAST if size * count == 32 else "PTX 7.4, sm_80" if hint else "PTX 7.4, sm_75" if "L1::" in statement else "PTX 7.0, sm_75"),
           ("by", "any thread")]
    p = ("p", f"generic address in global memory, {size * count}-byte aligned")
    r = ("r", f"{count} registers") if count > 1 else ("value", f"the {size} bytes")
    out += {"ld": [r] * (count > 1) + [p], "st": [p, r]}[inst]
    return out + [("policy", "from createpolicy")] * hint


def load(nc, form, width):
    words, suffix, hint, said = form
    kind, count = width
    ctype, constraint, size = TYPES[kind]
    vector = f".v{count}" * (count > 1) + f".{kind}"
    opcode = f"ld.global{words}{vector}"
    many = count > 1
    doc = comment(sentence("Load", size * count, nc, said, hint),
                  fields(f"{opcode} r, [p]{', policy' * hint};", hint, "ld", size, count))
    full = "mgpu_ld_global" + "_nc" * nc + suffix + vector.replace(".", "_") + "_hint" * hint
    parameters = [f"{ctype} r[{count}]"] * many + ["const void *p" if many else f"const {ctype} *p"] + ["uint64_t policy"] * hint
    flags = ["MGPU__NC"] * nc + ["MGPU__HINT"] * hint
    return full, parameters, function(
        doc, full, parameters,
        emu_call("mgpu__emu_ld_cached", ["r" if many else "&r", "p", str(size * count), "policy" if hint else "0"], flags),
        asm(f"{opcode} {slots(0, count)}, [%{count}]{f', %{count + 1}' * hint};",
            bound("=" + constraint, "r", count),
            ['"l"(p)'] + ['"l"(policy)'] * hint),
        ("void", None, None) if many else (ctype, f"{ctype} r", "r"))


def store(form, width):
    words, suffix, hint, said = form
    kind, count = width
    ctype, constraint, size = TYPES[kind]
    vector = f".v{count}" * (count > 1) + f".{kind}"
    opcode = f"st.global{words}{vector}"
    many = count > 1
    what = "r" if many else "value"
    doc = comment(sentence("Store", size * count, False, said, hint),
                  fields(f"{opcode} [p], {what}{', policy' * hint};", hint, "st", size, count))
    full = "mgpu_st_global" + suffix + vector.replace(".", "_") + "_hint" * hint
    parameters = ["void *p" if many else f"{ctype} *p", f"const {ctype} r[{count}]" if many else f"{ctype} value"] \
        + ["uint64_t policy"] * hint
    return full, parameters, function(
        doc, full, parameters,
        emu_call("mgpu__emu_st_cached", ["p", "r" if many else "&value", str(size * count), "policy" if hint else "0"],
                 ["MGPU__HINT"] * hint),
        asm(f"{opcode} [%0], {slots(1, count)}{f', %{count + 1}' * hint};", [],
            ['"l"(p)', *bound(constraint, what, count)] + ['"l"(policy)'] * hint))


def functions(widths, wide):
    out, arrays = [], []
    rows = [(load, nc, form) for nc in (False, True) for form in forms(".nc" * nc, wide)] + [(store, False, form) for form in forms("", wide)]
    for make, nc, form in rows:
        for width in widths:
            if not wide and not form[1] and not form[2] and (make is store or not nc):
                continue                                  # C says it
            full, parameters, lines = make(nc, form, width) if make is load else make(form, width)
            out += lines
            if width[1] > 1:
                names = [variable(p) for p in parameters]
                arrays.append((full, names, {"r": width[1] * TYPES[width[0]][2] // 4}))
    return out + held(arrays)


def text():
    return whole(PATH, head(PATH, "global memory and the caches: loads and stores by what L1 and L2 do with the line.", HEAD, ["../config.h"])
                 + emu_include() + functions(WIDTHS, False))


def v8_text():
    return whole(V8_PATH, head(V8_PATH, "32 bytes of global memory in one access, by what L1 and L2 do with the line: Blackwell.", V8_HEAD, ["../config.h"])
                 + emu_include() + functions(V8_WIDTHS, True))
