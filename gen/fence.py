# SPDX-License-Identifier: MIT
"""ptx/fence.gen.h: the fences that come in four scopes.

Rows: SCOPES and FENCES. PTX ISA, "Parallel Synchronization and Communication Instructions: membar
/ fence"."""
from text import SCOPE_FLAG, asm, comment, emu_call, emu_include, function, head, whole

PATH = "ptx/fence.gen.h"
# suffix, scope, who that is
SCOPES = [
    ("", "cta", "this block"),
    ("_cluster", "cluster", "the cluster"),
    ("_gpu", "gpu", "this GPU"),
    ("_sys", "sys", "the whole system"),
]
# name, PTX words, first sentence, PTX version, by
FENCES = [
    ("acq_rel", "acq_rel", "Order this thread's accesses before with those after, as seen by threads of %s.",
     (7, 0), "any thread"),
    ("acquire", "acquire", "Later accesses of this thread come after what it has observed from threads of %s.",
     (8, 6), "any thread"),
    ("release", "release", "Earlier accesses of this thread come before what it signals next to threads of %s.",
     (8, 6), "any thread"),
    ("sc", "sc", "Like acq_rel, and all such fences of %s have one total order. Slower.", (7, 0), "any thread"),
    ("proxy_tensormap_release", "proxy.tensormap::generic.release",
     "Publish a tensor map that was written in global memory, to threads of %s which acquire it.", (8, 3),
     "the thread that wrote it, before it signals"),
    ("proxy_tensormap_acquire", "proxy.tensormap::generic.acquire",
     "Use the tensor map at `map` as %s last published it.", (8, 3),
     "each thread that will issue copies through it, after it saw the signal"),
]
HEAD = """
Printed by gen/gen.py: edit gen/fence.py. Who must fence what, and when, is in fence.h.

No scope in the name = threads of this block; _cluster, _gpu, _sys.
""".strip().split("\n")


def fence(row, scope):
    name, words, first, version, by = row
    suffix, word, who = scope
    tensormap, acquire = "tensormap" in name, name == "proxy_tensormap_acquire"
    target = "sm_90" if tensormap or name in ("acquire", "release") or word == "cluster" else "sm_75"   # older ptxas take these two before sm_90
    if word == "cluster":
        version = max(version, (7, 8))
    doc = comment(first % who, [
        ("ptx", f"fence.{words}.{word}{' [map], 128' if acquire else ''};"),
        ("needs", f"PTX {version[0]}.{version[1]}, {target}"), ("by", by),
        *[("map", "generic address in global memory, aligned to 128") for _ in range(acquire)]])
    return function(doc, f"mgpu_fence_{name}{suffix}", ["const mgpu_tensor_map *map"] if acquire else ["void"],
                    emu_call("mgpu__emu_fence", [f"MGPU__FENCE_{name.upper()}", "map" if acquire else "NULL"], SCOPE_FLAG[word]),
                    asm(f"fence.{words}.{word}{' [%0], 128' if acquire else ''};", [],
                        ['"l"(map)'] if acquire else []))


def text():
    out = head(PATH, "fences with a scope: between threads, and for a tensor map.", HEAD,
               ["../config.h", "../types.h"]) + emu_include()
    for row in FENCES:
        for scope in SCOPES:
            out += fence(row, scope)
    return whole(PATH, out)
