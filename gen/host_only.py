# SPDX-License-Identifier: MIT
"""ptx/host_only.gen.h: for a plain C or C++ build, a sentence in the place of each device function.

The rows are the headers themselves: every MGPU_DEVICE function, and MACROS."""
import re
from text import foot, head

PATH = "ptx/host_only.gen.h"
MACROS = ["MGPU_KERNEL", "MGPU_SMEM", "MGPU_SHARED", "MGPU_SHARED_ALIGNED"]


def device_names(include):
    """Names of all device functions and of the macros that are one, file by file."""
    names = list(MACROS)
    for header in sorted(include.rglob("*.h")):
        if header.name not in ("config.h", PATH.split("/")[1]) and "emu" not in header.parts:
            text = header.read_text()
            names += re.findall(r"^MGPU_DEVICE\b[^\n]*\n(mgpu_\w+)\(", text, re.M)
            names += re.findall(r"^ \*   ptx .*?\*/\n#define (MGPU_\w+)\(", text, re.M | re.S)
    return sorted(set(names))


def text(include):
    out = head(PATH, "what a plain C or C++ build says when it meets a device function.", [
        "Printed by gen/gen.py from the other headers. mgpu.h includes it when the compiler is neither",
        "a CUDA compiler nor told to build for the model, so that the error names the remedy.",
    ], ["../config.h"])
    out += ["", "#if !MGPU_HAS_DEVICE && defined(__GNUC__)", "",
            "#define MGPU__STRING(text) #text",
            "#define MGPU__PRAGMA(text) _Pragma(#text)",
            "#define MGPU__ERROR(text) MGPU__PRAGMA(GCC error text) 0",
            "#define MGPU__SENTENCE(text) MGPU__ERROR(MGPU__STRING(text))",
            "#define MGPU__NO_DEVICE(name)".ljust(95) + "\\",
            "    MGPU__SENTENCE(mgpu: name is for a device: build with nvcc or with -DMGPU_EMULATE=1)", ""]
    out += [f'#define {name}(...) MGPU__NO_DEVICE({name})' for name in device_names(include)]
    return "\n".join(out + ["", "#endif"] + foot(PATH)) + "\n"
