# SPDX-License-Identifier: MIT
"""ptx/warp.gen.h: what lanes of a warp tell each other: votes, matches, shuffles.

Rows: VOTES, MODES. PTX ISA, "Parallel Synchronization and Communication Instructions: vote.sync", "match.sync",
"activemask"; "Data Movement and Conversion Instructions: shfl.sync"."""
from text import asm, comment, emu_include, function, head, whole

PATH = "ptx/warp.gen.h"
HEAD = """
Printed by gen/gen.py: edit gen/warp.py. The pictures are in warp.h.
""".strip().split("\n")
BY = ("by", "the lanes of `mask`")
MASK = ("mask", "a bit per lane; the caller's is set")
VOTES = [
    ("all", "True in all lanes of `mask` when the predicate is true in each of them."),
    ("any", "True in all lanes of `mask` when the predicate is true in one of them."),
    ("uni", "True in all lanes of `mask` when the predicate is the same in all of them."),
]
# mode, what lane is read, what b is, what c is
MODES = [
    ("idx", "lane b of the segment", "the lane, 0 to 31: bits 0 to 4 count"),
    ("up", "the lane b below", "how far, 0 to 31: bits 0 to 4 count"),
    ("down", "the lane b above", "how far, 0 to 31: bits 0 to 4 count"),
    ("bfly", "the lane whose number is this one's xor b", "0 to 31: bits 0 to 4 count"),
]


def doc(first, ptx, needs, *fields):
    return comment(first, [("ptx", ptx), ("needs", needs), *fields])


def model(line):
    return [f"    MGPU__EMU({line});"]


def predicate(lines):
    return ["{", ".reg .pred p;", *lines, "}"]


def votes():
    out = []
    for kind, first in VOTES:
        out += function(doc(first, f"vote.sync.{kind}.pred r, predicate, mask;", "PTX 7.0, sm_75", BY, ("predicate", "this lane's vote"), MASK),
                        f"mgpu_vote_sync_{kind}", ["bool predicate", "uint32_t mask"],
                        model(f"r = mgpu__emu_vote(MGPU__VOTE_{kind.upper()}, mask, predicate)"),
                        asm(predicate(["setp.ne.b32 p, %1, 0;", f"vote.sync.{kind}.pred p, p, %2;", "selp.b32 %0, 1, 0, p;"]),
                            ['"=r"(r)'], ['"r"((uint32_t)predicate)', '"r"(mask)']), ("bool", "uint32_t r", "r != 0"))
    out += function(doc("A bit for each lane of `mask` whose predicate is true.", "vote.sync.ballot.b32 r, predicate, mask;", "PTX 7.0, sm_75",
                        BY, ("predicate", "this lane's vote"), MASK, ("returns", "the same in all; bits of other lanes are 0")),
                    "mgpu_vote_sync_ballot_b32", ["bool predicate", "uint32_t mask"], model("r = mgpu__emu_vote(MGPU__VOTE_BALLOT, mask, predicate)"),
                    asm(predicate(["setp.ne.b32 p, %1, 0;", "vote.sync.ballot.b32 %0, p, %2;"]), ['"=r"(r)'],
                        ['"r"((uint32_t)predicate)', '"r"(mask)']), ("uint32_t", "uint32_t r", "r"))
    return out + function(doc("The lanes that execute this together with the caller.", "activemask.b32 r;", "PTX 7.0, sm_75", ("by", "any thread"),
                              ("returns", "a bit per lane; a thread may be alone although others would come: never a mask to meet with"), ),
                          "mgpu_activemask_b32", ["void"], model("r = mgpu__emu_activemask()"), asm("activemask.b32 %0;", ['"=r"(r)'], []),
                          ("uint32_t", "uint32_t r", "r"))


def matches():
    out = []
    for bits, letter in ((32, "r"), (64, "l")):
        value = ("value", "this lane's")
        out += function(doc("The lanes of `mask` with the same value as this one.", f"match.any.sync.b{bits} r, value, mask;", "PTX 7.0, sm_75",
                            BY, value, MASK, ("returns", "a bit per lane, the caller's among them")),
                        f"mgpu_match_any_sync_b{bits}", [f"uint{bits}_t value", "uint32_t mask"],
                        model("r = mgpu__emu_match(0, mask, value, NULL)"),
                        asm(f"match.any.sync.b{bits} %0, %1, %2;", ['"=r"(r)'], [f'"{letter}"(value)', '"r"(mask)']), ("uint32_t", "uint32_t r", "r"))
        out += function(doc("Whether all lanes of `mask` have the same value.", f"match.all.sync.b{bits} r|p, value, mask;", "PTX 7.0, sm_75",
                            BY, value, MASK, ("same", "gets 1 if they have, else 0; the same in all"), ("returns", "`mask` if they have, else 0")),
                        f"mgpu_match_all_sync_b{bits}", [f"uint{bits}_t value", "uint32_t mask", "uint32_t *same"],
                        ["    int all;", *model("r = mgpu__emu_match(1, mask, value, &all)"), "    *same = (uint32_t)all;"],
                        asm(predicate([f"match.all.sync.b{bits} %0|p, %2, %3;", "selp.b32 %1, 1, 0, p;"]), ['"=r"(r)', '"=r"(*same)'],
                            [f'"{letter}"(value)', '"r"(mask)']), ("uint32_t", "uint32_t r", "r"))
    return out


def shuffles():
    out = []
    for mode, where, b in MODES:
        for kind in ("b32", "f32", "valid"):
            c_type, letter = ("float", "f") if kind == "f32" else ("uint32_t", "r")
            valid = kind == "valid"
            clamp = "bits 0 to 4: " + ("the lowest" if mode == "up" else "the highest") + " lane of a segment that is read, " + \
                ("0" if mode == "up" else "31") + " for all; bits 8 to 12: which bits of a lane's number say its segment, 0 for one of 32"
            first = f"The value of {where}; of this lane itself when that is out of its segment."
            fields = [BY, ("value", "this lane's"), ("b", b), ("c", clamp), MASK]
            fields += [("valid", "gets 1 if the lane is in the segment, else 0")] * valid
            fields += [("errors", "of a lane that is not in `mask`, or has returned: undefined")]
            line = f"shfl.sync.{mode}.b32 r{'|p' * valid}, value, b, c, mask;"
            call = f"mgpu__emu_shfl_ptx(MGPU__SHFL_{mode.upper()}, mask, {{}}, b, c, {'valid' if valid else '&valid'})"
            emu = [f"    MGPU__EMU(r = {call.format('value')});"]
            if kind == "f32":
                emu = ["    uint32_t valid, bits;", "    bits = mgpu__bits_of_float(value);", f"    MGPU__EMU(bits = {call.format('bits')});",
                       "    r = mgpu__float_of_bits(bits);"]
            elif not valid:
                emu = ["    uint32_t valid;", *emu]
            if valid:
                lines = predicate([f"shfl.sync.{mode}.b32 %0|p, %2, %3, %4, %5;", "selp.b32 %1, 1, 0, p;"])
                outputs = ['"=r"(r)', '"=r"(*valid)']
            else:
                lines, outputs = f"shfl.sync.{mode}.b32 %0, %1, %2, %3, %4;", [f'"={letter}"(r)']
            name = f"mgpu_shfl_sync_{mode}_" + ("b32_valid" if valid else kind)
            out += function(doc(first, line, "PTX 7.0, sm_75", *fields), name,
                            [f"{c_type} value", "uint32_t b", "uint32_t c", "uint32_t mask"] + ["uint32_t *valid"] * valid, emu,
                            asm(lines, outputs, [f'"{letter}"(value)', '"r"(b)', '"r"(c)', '"r"(mask)']), (c_type, f"{c_type} r", "r"))
    return out


def text():
    out = head(PATH, "votes, matches and shuffles of the lanes of a warp.", HEAD, ["../config.h"]) + emu_include()
    out.insert(out.index('#include "../emu/api.h"') + 1, '#include "../emu/math/cvt.h"')
    return whole(PATH, out + votes() + matches() + shuffles())
