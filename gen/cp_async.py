# SPDX-License-Identifier: MIT
"""ptx/cp_async.gen.h: copies of 4, 8 and 16 bytes that each thread issues for itself; ptx/cp_async_l2.gen.h: with a prefetch into L2.

Rows: COPIES, PREFETCHES and FORMS, each with and without an L2 policy. PTX ISA, "Data Movement and
Conversion Instructions: Asynchronous copy: cp.async"."""
from bulk_reduce import POLICY
from text import asm, comment, emu_call, emu_include, function, head, whole

PATH, L2_PATH = "ptx/cp_async.gen.h", "ptx/cp_async_l2.gen.h"
COPIES = [("ca", 4), ("ca", 8), ("ca", 16), ("cg", 16)]         # caches, bytes
PREFETCHES = ["64B", "128B", "256B"]                            # what L2 brings in around it
FORMS = ["", "src_size", "ignore_src"]
CACHES = {"ca": "through L1 and L2", "cg": "past L1, through L2"}
HEAD = """
Printed by gen/gen.py: edit gen/cp_async.py. The picture and the use are in cp_async.h.

    ca_4 ca_8 ca_16  the bytes of one copy; cached in L1 and L2
    cg_16            16 bytes, cached in L2 alone
    _src_size        the first src_bytes are read, the rest becomes 0
    _ignore_src      with ignore_src nothing is read, and all becomes 0
    _hint            with an L2 policy
""".strip().split("\n")

L2_HEAD = """
Printed by gen/gen.py: edit gen/cp_async.py. The picture and the use are in cp_async_l2.h; the other words are those of
cp_async.gen.h.

    _l2_64b, _l2_128b, _l2_256b     L2 may bring in so many bytes around them: results do not depend on it
""".strip().split("\n")


def first_sentence(cache, size, prefetch, form, hint):
    more = f", and let L2 bring in the {prefetch[:-1]} bytes around them" if prefetch else ""
    tail = {"": "", "src_size": "; only src_bytes of them are read, the rest is 0",
            "ignore_src": "; with ignore_src none is read, and all are 0"}[form]
    return (f"Copy {size} bytes from global to shared memory, {CACHES[cache]}{more}"
            f"{', with an L2 policy' if hint else ''}{tail}.")


def fields(statement, size, form, hint):
    source = {"": "", "src_size": "; not read beyond src_bytes", "ignore_src": "; not read with ignore_src"}[form]
    out = [("ptx", statement), ("needs", "PTX 7.8, sm_80"), ("by", "any thread"),
           ("dst", f"shared::cta address in this CTA, {size}-byte aligned"),
           ("src", f"generic address in global memory, {size}-byte aligned{source}")]
    if form == "src_size":
        out.append(("src_bytes", f"0 to {size}; 0 reads nothing"))
    if form == "ignore_src":
        out.append(("ignore_src", "whether `dst` becomes 0 instead"))
    if hint:
        out.append(POLICY)
    return out + [("done", "this thread's mgpu_cp_async_wait_group(), or the barrier of "
                           "mgpu_cp_async_mbarrier_arrive(); others need a barrier after it")]


def copy(cache, size, prefetch, form, hint):
    opcode = f"cp.async.{cache}.shared::cta.global" + ".L2::cache_hint" * hint + f".L2::{prefetch}" * bool(prefetch)
    name = (f"mgpu_cp_async_{cache}_{size}" + f"_l2_{prefetch.lower()}" * bool(prefetch) + f"_{form}" * bool(form)
            + "_hint" * hint)
    params, operands, inputs = ["uint32_t dst", "const void *src"], "[dst], [src], %d" % size, ['"r"(dst)', '"l"(src)']
    body, read = f"{opcode} [%0], [%1], {size}", str(size)
    if form == "src_size":
        params.append("uint32_t src_bytes")
        operands += ", src_bytes"
        inputs.append('"r"(src_bytes)')
        body += ", %2"
        read = "src_bytes"
    if form == "ignore_src":
        params.append("bool ignore_src")
        operands += ", ignore_src"
        inputs.append('"r"((uint32_t)ignore_src)')
        body += ", p"
        read = f"ignore_src ? 0u : {size}u"
    if hint:
        params.append("uint64_t policy")
        operands += ", policy"
        body += f", %{len(inputs)}"
        inputs.append('"l"(policy)')
    lines = [body + ";"]
    if form == "ignore_src":
        lines = ["{", ".reg .pred p;", "setp.ne.b32 p, %2, 0;", body + ";", "}"]
    return function(comment(first_sentence(cache, size, prefetch, form, hint), fields(f"{opcode} {operands};", size, form, hint)),
                    name, params,
                    emu_call("mgpu__emu_cp_async", ["dst", "src", str(size), read, "policy" if hint else "0"],
                             ["MGPU__HINT"] if hint else []),
                    [f"    MGPU__DEBUG_CP_ASYNC(dst, src, {size}, {read});"] + asm(lines if len(lines) > 1 else lines[0], [], inputs))


def printed(path, what, lines, prefetches):
    out = head(path, what, lines, ["../config.h", "../debug_device.h"]) + emu_include()
    for cache, size in COPIES:
        for prefetch in prefetches:
            for form in FORMS:
                for hint in (False, True):
                    out += copy(cache, size, prefetch, form, hint)
    return whole(path, out)


def text():
    return printed(PATH, "cp.async in all its forms but _l2_ ones.", HEAD, [""])


def l2_text():
    return printed(L2_PATH, "cp.async that lets L2 bring in more.", L2_HEAD, PREFETCHES)
