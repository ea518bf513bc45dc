# SPDX-License-Identifier: MIT
"""What a build says in the place of a function that it does not have: a sentence with the remedy.

ptx/host_only.gen.h     a plain C or C++ build: each MGPU_DEVICE function, and MACROS
host/no_runtime.gen.h   a plain build without MGPU_HOST_CUDA: each function that calls the CUDA runtime
and for each header that mgpu.h leaves out, OPT_IN, ptx/wgmma_mn.h say:

ptx/wgmma_no_mn.gen.h   without that header: each function of it
ptx/wgmma_is_mn.gen.h   what it takes those names back with

The rows are the headers themselves."""
import re
from text import foot, head

PATH = "ptx/host_only.gen.h"
HOST_PATH = "host/no_runtime.gen.h"
# Family, what is left out, its header, the headers with its functions. ptx/<family>.h includes
# ptx/<family>_no_<what>.gen.h, the header first of all ptx/<family>_is_<what>.gen.h.
OPT_IN = [("wgmma", "mn", "wgmma_mn.h", "wgmma_*_mn.gen.h"), ("tma", "im2col", "tma_im2col.h", "tma_im2col.gen.h"),
          ("matrix", "mma", "mma.h", "mma*.gen.h")]
MACROS = ["MGPU_KERNEL", "MGPU_SMEM", "MGPU_SHARED", "MGPU_SHARED_ALIGNED"]
RUNTIME = re.compile(r"^#if MGPU_EMULATE \|\| MGPU_HOST_CUDA$(.*)^#endif /\* MGPU_EMULATE \|\| MGPU_HOST_CUDA", re.M | re.S)


def device_names(include):
    """Names of all device functions and of the macros that are one, file by file."""
    names = list(MACROS)
    ours = ["config.h", "wgmma_forgotten.gen.h", PATH.split("/")[1], HOST_PATH.split("/")[1], *(f"{family}_no_{what}.gen.h" for family, what, *_ in OPT_IN)]
    for header in sorted(include.rglob("*.h")):
        if header.name not in ours and "emu" not in header.parts:
            text = header.read_text()
            names += re.findall(r"^MGPU_DEVICE\b[^\n]*\n(mgpu_\w+)\(", text, re.M)
            names += re.findall(r"^ \*   ptx .*?\*/\n#define (MGPU_\w+)\(", text, re.M | re.S)
    return sorted(set(names))


def runtime_names(include):
    """Names of the host functions that need a machine."""
    names = []
    for header in sorted((include / "host").glob("*.h")):
        for part in RUNTIME.findall(header.read_text()):
            names += re.findall(r"^MGPU_HOST\b[^\n]*\n(mgpu_[^_]\w+)\(", part, re.M)
    return sorted(set(names))


def left_out(include, headers_of):
    """Names of the functions of a header that mgpu.h leaves out."""
    return sorted({name for header in (include / "ptx").glob(headers_of)
                   for name in re.findall(r"^MGPU_DEVICE\b[^\n]*\n(mgpu_[^_]\w+)\(", header.read_text(), re.M)})


def refusals(path, what, why, names, macro, sentence, condition):
    out = head(path, what, why, ["../config.h"])
    out += ["", f"#if {condition}", "",
            f"#define {macro}(name)".ljust(95) + "\\",
            f"    MGPU__REFUSE_CALL(mgpu: name {sentence})", ""]
    out += [f"#define {name}(...) {macro}({name})" for name in names]
    return "\n".join(out + ["", "#endif"] + foot(path)) + "\n"


def headers(include):
    yield PATH, refusals(
        PATH, "what a plain C or C++ build says when it meets a device function.",
        ["Printed by gen/gen.py from the other headers. mgpu.h includes it when the compiler is neither",
         "a CUDA compiler nor told to build for the model, so that the error names the remedy."],
        device_names(include), "MGPU__NO_DEVICE", "is for a device: build with nvcc or with -DMGPU_EMULATE=1",
        "!MGPU_HAS_DEVICE && MGPU__CAN_REFUSE")
    yield HOST_PATH, refusals(
        HOST_PATH, "what a build without a machine says when the host calls one.",
        ["Printed by gen/gen.py from the other headers. host/device.h includes it when the file has neither",
         "MGPU_HOST_CUDA=1 nor MGPU_EMULATE=1, so that the error names the remedy."],
        runtime_names(include), "MGPU__NO_RUNTIME",
        "calls the CUDA runtime: build with nvcc or -DMGPU_HOST_CUDA=1 (or with -DMGPU_EMULATE=1)",
        "!MGPU_HOST_CUDA && !MGPU_EMULATE && MGPU__CAN_REFUSE")
    for family, what, stem, headers_of in OPT_IN:
        header, names, is_path = f"ptx/{stem}", left_out(include, headers_of), f"ptx/{family}_is_{what}.gen.h"
        no_path = f"ptx/{family}_no_{what}.gen.h"
        yield no_path, refusals(
            no_path, "what a build says when it calls a function of a header left out.",
            [f"Printed by gen/gen.py from {header}, which takes these names back."],
            names, f"MGPU__NO_{what.upper()}", f"is in a header of its own: include <mgpu/{header}> too",
            "MGPU_HAS_DEVICE && MGPU__CAN_REFUSE")
        out = head(is_path, f"the names of {header} mean its functions again.",
                   [f"Printed by gen/gen.py. {family}.h made sentences of them, in case that header is never included."], [])
        out += [f"#undef {name}" for name in names] + [""]
        yield is_path, "\n".join(out + foot(is_path)) + "\n"
