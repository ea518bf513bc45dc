# SPDX-License-Identifier: MIT
"""ptx/policy.gen.h: createpolicy.

Rows: PRIMARY; each with and without a second priority, of a fraction of the lines and of a range.
PTX ISA, "Data Movement and Conversion Instructions: createpolicy"."""
from text import asm, comment, emu_include, function, head, whole

PATH = "ptx/policy.gen.h"
# PTX's word, what happens to the lines that have it
PRIMARY = [
    ("evict_first", "is evicted first, for data that is read once"),
    ("evict_last", "is evicted last, for data that many will read again, such as weights"),
    ("evict_normal", "is treated as usual"),
    ("evict_unchanged", "keeps its place in the order of eviction"),
]
HEAD = """
Printed by gen/gen.py: edit gen/policy.py. The picture and the use are in cache.h.

    fractional    a fraction of the lines, which ones a hash of their address decides
    range         by the address:   ... |   rest   | primary |   rest   | ...
                                                   p    p + primary   p + total

The rest keeps its place in the order of eviction, or is evicted first in forms that end in
_l2_evict_first. The bits of a policy are nobody's business.
""".strip().split("\n")
REST = {False: "", True: "; of the rest first"}


def fields(ptx, needs, more):
    return [("ptx", ptx), ("needs", needs), ("by", "any thread"), *more, ("returns", "a policy for `_hint` forms")]


def one(form, word, said, second):
    opcode = f"createpolicy.{form}.L2::{word}" + ".L2::evict_first" * second + ".b64"
    name = f"mgpu_createpolicy_{form.partition('.')[0]}_l2_{word}" + "_l2_evict_first" * second
    policy = f"MGPU__POLICY_{word.upper()}"
    result = ("uint64_t", "uint64_t policy", "policy")
    if form == "fractional":
        doc = comment(f"A policy: the fraction `fraction` of the lines {said}{REST[second]}.",
                      fields(f"{opcode} policy, fraction;", "PTX 7.4, sm_80", [("fraction", "above 0, up to 1")]))
        return function(doc, name, ["float fraction"], [f"    MGPU__EMU(policy = mgpu__emu_createpolicy({policy}, fraction));"],
                        asm(f"{opcode} %0, %1;", ['"=l"(policy)'], ['"f"(fraction)'], pure=True), result)
    doc = comment(f"A policy: what lies in the `primary` bytes from `p` on {said}{REST[second]}.",
                  fields(f"{opcode} policy, [p], primary, total;", "PTX 7.4, sm_80",
                         [("p", "generic address in global memory"), ("primary", "bytes, 0 to total"),
                          ("total", "bytes, above 0: the rest is total - primary bytes behind the primary ones, and as many in front of them")]))
    return function(doc, name, ["const void *p", "uint32_t primary", "uint32_t total"],
                    [f"    MGPU__EMU(policy = mgpu__emu_createpolicy_range({policy}, p, primary, total));"],
                    asm(f"{opcode} %0, [%1], %2, %3;", ['"=l"(policy)'], ['"l"(p)', '"r"(primary)', '"r"(total)'], pure=True), result)


def text():
    out = head(PATH, "L2 policies for the _hint forms.", HEAD, ["../config.h"]) + emu_include()
    for form in ("fractional", "range.global"):
        for word, said in PRIMARY:
            for second in (False, True):
                if word != "evict_first" or not second:
                    out += one(form, word, said, second)
    out += function(comment("A policy of the property of accesses that the host made.",
                            fields("createpolicy.cvt.L2.b64 policy, property;", "PTX 7.4, sm_80",
                                   [("property", "the bits of a cuda::access_property, such as a launch attribute has")])),
                    "mgpu_createpolicy_cvt_l2", ["uint64_t property"], ["    MGPU__EMU(policy = mgpu__emu_createpolicy_cvt(property));"],
                    asm("createpolicy.cvt.L2.b64 %0, %1;", ['"=l"(policy)'], ['"l"(property)'], pure=True),
                    ("uint64_t", "uint64_t policy", "policy"))
    return whole(PATH, out)
