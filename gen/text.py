# SPDX-License-Identifier: MIT
"""The few shapes of C text that every generated header is made of."""

WIDTH = 96


def head(path, what, lines, includes):
    """First lines of include/mgpu/<path>: what it is, guard, includes."""
    guard = "MGPU_" + "".join(c if c.isalnum() else "_" for c in path).upper()
    out = [f"/* mgpu/{path} - {what}", " * SPDX-License-Identifier: MIT", " *"]
    out += [(" * " + line).rstrip() for line in lines]
    out += [" */", f"#ifndef {guard}", f"#define {guard}", ""]
    out += [f'#include "{name}"' for name in includes]
    return out


def foot(path):
    guard = "MGPU_" + "".join(c if c.isalnum() else "_" for c in path).upper()
    return [f"#endif /* {guard} */"]


def emu_include():
    return ["#if MGPU_EMULATE", '#include "../emu/api.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]


def comment(first, fields):
    """A doc comment: the first sentence and (field, text) pairs in two columns."""
    out = wrap("/* ", " * ", first)
    for name, text in fields:
        column = f" *   {name:<7} "
        out += [column + text] if name == "ptx" else wrap(column, " *" + " " * (len(column) - 2), text)
    return out + [" */"]


def wrap(first, rest, text):
    """Words of `text` in lines of at most WIDTH columns."""
    lines, line = [], first
    for word in text.split():
        if len(line) + len(word) > WIDTH and line not in (first, rest):
            lines.append(line.rstrip())
            line = rest
        line += word + " "
    return lines + [line.rstrip()]


def signature(name, params):
    """`name(params)` as clang-format would break it: aligned after the parenthesis."""
    lines, line = [], f"{name}("
    indent = " " * len(line)
    for i, param in enumerate(params):
        piece = param + (")" if i == len(params) - 1 else ", ")
        if len((line + piece).rstrip()) > WIDTH:
            lines.append(line.rstrip())
            line = indent
        line += piece
    return lines + [line]


def call(indent, name, args):
    return [" " * indent + line for line in signature(name, args)]


def function(doc, name, params, emu, asm):
    """A device function with its two bodies; `emu` and `asm` are lists of lines."""
    return (doc + ["MGPU_DEVICE void"] + signature(name, params)
            + ["{", "#if MGPU_EMULATE"] + emu + ["#else"] + asm + ["#endif", "}", ""])
