# SPDX-License-Identifier: MIT
"""ptx/special.gen.h: special registers that few kernels need, and in which space an address lies.

PTX ISA, "Special Registers", "Data Movement and Conversion Instructions: isspacep"."""
from text import comment, emu_include, function, head, whole

PATH = "ptx/special.gen.h"
ANY = "PTX 7.0, sm_75"
# lanemask_..: the lanes it has, and what the model computes of the own lane
LANES = [
    ("eq", "of this lane", "1u << lane"),
    ("le", "of this lane and those below", "0xffffffffu >> (31 - lane)"),
    ("lt", "of the lanes below this one", "(1u << lane) - 1"),
    ("ge", "of this lane and those above", "0xffffffffu << lane"),
    ("gt", "of the lanes above this one", "0xfffffffeu << lane"),
]
# name, C type, the first sentence, needs, what it returns, may it change between two reads
REGISTERS = [
    ("warpid", "uint32_t", "The place of this warp on its multiprocessor: for traces.", ANY,
     "0 to mgpu_nwarpid() - 1; may change while the kernel runs. Which warp of the block: mgpu_warp_index()", True),
    ("nwarpid", "uint32_t", "How many places for warps a multiprocessor has.", ANY, "64 on an H200", False),
    ("gridid", "uint64_t", "The number of this launch: for traces.", ANY, "another number for each launch of a context", False),
    ("aggr_smem_size", "uint32_t", "All shared memory that this block takes, with what the system keeps of it.",
     "PTX 8.1, sm_90", "bytes: mgpu_total_smem_size() and the part of the system", False),
    ("is_explicit_cluster", "bool", "Whether the launch named a cluster.", "PTX 7.8, sm_90",
     "true: it did; false: blocks run alone, and a block is its own cluster", False),
    ("current_graph_exec", "uint64_t", "The executable graph that this launch is part of.", "PTX 8.0, sm_75", "its number, 0: none", False),
    ("reserved_smem_offset_begin", "uint32_t", "Where shared memory of the system begins.", "PTX 7.6, sm_80", "a shared address", False),
    ("reserved_smem_offset_end", "uint32_t", "Where what the system has of its shared memory ends.", "PTX 7.6, sm_80",
     "a shared address", False),
    ("reserved_smem_offset_cap", "uint32_t", "How much shared memory the system may have: behind it begins that of the block.", "PTX 7.6, sm_80", "bytes", False),
]
# space of PTX, name, what lies there
SPACES = [
    ("global", "global", "in global memory", ""),
    ("shared::cta", "shared", "in the shared memory of this block", "PTX 7.8"),
    ("shared::cluster", "shared_cluster", "in the shared memory of a block of this cluster", "PTX 7.8, sm_90"),
    ("local", "local", "in local memory: a variable of a thread", ""),
]
HEAD = """
Printed by gen/gen.py: edit gen/special.py. What kernels need each day is in thread.h and cluster.h.

    lanemask    a bit for each lane:    eq ..1..   le ..111   lt ...11   ge 111..   gt 11...
    isspacep    in which space a generic address lies

Typical use, the place of an element among those that a warp keeps:

    const uint32_t kept = mgpu_vote_sync_ballot_b32(keep, 0xffffffffu);
    if (keep) out[first + __popc(kept & mgpu_lanemask_lt())] = x;
""".strip().split("\n")


def register(name, kind, first, needs, returns, changes, emu=None):
    letter, word = ("l", "u64") if kind == "uint64_t" else ("r", "u32")
    emu = emu or [f"    MGPU__EMU(r = {'(uint32_t)' * (kind != 'uint64_t')}mgpu__emu_sreg(MGPU__SREG_{name.upper()}));"]
    clobber = ' : : "memory"' * changes
    line = f'    asm{" volatile" * changes}("mov.{word} %0, %%{name};" : "={letter}"(r){clobber});'
    if kind == "bool":
        statement = f"mov.pred p, %{name};"
        lines = ['    asm("{.reg .pred p; mov.pred p, %%' + name + '; selp.u32 %0, 1, 0, p;}" : "=r"(r));']
    else:
        statement, lines = f"mov.{word} r, %{name};", [line]
    doc = comment(first, [("ptx", statement), ("needs", needs), ("by", "any thread"), ("returns", returns)])
    return function(doc, f"mgpu_{name}", ["void"], emu, lines,
                    (kind, f"{'uint32_t' if kind == 'bool' else kind} r", "r != 0" if kind == "bool" else "r"))


def space(ptx, name, where, needs):
    doc = comment(f"Whether an address lies {where}.",
                  [("ptx", f"isspacep.{ptx} r, p;"), ("needs", needs if "sm_" in needs else (needs or "PTX 7.0") + ", sm_75"),
                   ("by", "any thread"), ("p", "generic address, of anything or of nothing"), ("returns", f"true: it lies {where}")])
    return function(doc, f"mgpu_isspacep_{name}", ["const void *p"],
                    [f"    MGPU__EMU(r = mgpu__emu_isspacep(p, MGPU__IS_{name.upper()}));"],
                    [f'    asm("{{.reg .pred q; isspacep.{ptx} q, %1; selp.u32 %0, 1, 0, q;}}" : "=r"(r) : "l"(p));'],
                    ("bool", "uint32_t r", "r != 0"))


def text():
    out = head(PATH, "special registers that few kernels need, and in which space an address lies.", HEAD, ["../config.h"]) + emu_include()
    for name, where, emu in LANES:
        out += register(f"lanemask_{name}", "uint32_t", f"The bits {where}.", ANY, "a bit for each lane", False,
                        ["    uint32_t lane;", "    MGPU__EMU(lane = (uint32_t)mgpu__emu_sreg(MGPU__SREG_LANEID));", f"    r = {emu};"])
    for row in REGISTERS:
        out += register(*row)
    for row in SPACES:
        out += space(*row)
    return whole(PATH, out)
