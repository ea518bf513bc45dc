# SPDX-License-Identifier: MIT
"""What a build says in the place of a function that it does not have: a sentence with the remedy.

ptx/host_only.gen.h     a plain C or C++ build: each MGPU_DEVICE function, and MACROS
host/no_runtime.gen.h   a plain build without MGPU_HOST_CUDA: each function that calls the CUDA runtime

The rows are the headers themselves."""
import re
from text import foot, head, no_call

PATH = "ptx/host_only.gen.h"
HOST_PATH = "host/no_runtime.gen.h"
MACROS = ["MGPU_KERNEL", "MGPU_SMEM", "MGPU_SHARED", "MGPU_SHARED_ALIGNED"]
RUNTIME = re.compile(r"^#if MGPU_EMULATE \|\| MGPU_HOST_CUDA$(.*)^#endif /\* MGPU_EMULATE \|\| MGPU_HOST_CUDA", re.M | re.S)


def device_names(include):
    """Names of all device functions and of the macros that are one, file by file."""
    names = list(MACROS)
    ours = ["config.h", PATH.split("/")[1], HOST_PATH.split("/")[1]]
    for header in sorted(include.rglob("*.h")):
        if header.name not in ours and "emu" not in header.parts:
            text = header.read_text()
            names += re.findall(r"^MGPU_DEVICE\b[^\n]*\n(mgpu_\w+)\(", text, re.M)
            names += re.findall(r"^ \*   ptx (?:(?!\*/).)*\*/\n#define (MGPU_\w+)\(", text, re.M | re.S)
    return sorted(set(names))


def runtime_names(include):
    """Names of the host functions that need a machine."""
    names = []
    for header in sorted((include / "host").glob("*.h")):
        for part in RUNTIME.findall(header.read_text()):
            names += re.findall(r"^MGPU_HOST\b[^\n]*\n(mgpu_[^_]\w+)\(", part, re.M)
    return sorted(set(names))


def refusals(path, what, why, names, macro, sentence, condition):
    out = head(path, what, why, ["../config.h"])
    out += ["", f"#if {condition}", "",
            *no_call(macro, sentence), ""]
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
        "!MGPU_HOST_CUDA && !MGPU_EMULATE && !MGPU_NVRTC && MGPU__CAN_REFUSE")
