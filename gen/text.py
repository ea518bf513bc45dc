# SPDX-License-Identifier: MIT
"""The few shapes of C text that every generated header is made of."""
import re

WIDTH = 96
# type: C type, asm constraint, bytes of a register
TYPES = {
    **dict.fromkeys(("b16", "f16", "bf16"), ("uint16_t", "h", 2)), **dict.fromkeys(("b32", "u32", "f16x2", "bf16x2"), ("uint32_t", "r", 4)),
    **dict.fromkeys(("b64", "u64"), ("uint64_t", "l", 8)), "s32": ("int32_t", "r", 4), "s64": ("int64_t", "l", 8),
    "f32": ("float", "f", 4), "f64": ("double", "d", 8),
}
# what needs the place of the call
RECORDS = re.compile(r"MGPU__DEBUG_(?:REQUIRE|TRIED|BULK|CP_ASYNC|ST_ASYNC|BOX|MASK|PEER|OWN|DESC|TX|ARRIVALS|BARRIER)\(|MGPU__PLACED")
# what the model is told of a scope
SCOPE_FLAG = {"cta": [], "cluster": ["MGPU__SCOPE_CLUSTER"], "gpu": ["MGPU__SCOPE_GPU"], "sys": ["MGPU__SCOPE_SYS"]}


def guard(path):
    """What keeps include/mgpu/<path> from being read twice."""
    return "MGPU_" + "".join(c if c.isalnum() else "_" for c in path).upper()


def head(path, what, lines, includes):
    """First lines of include/mgpu/<path>: what it is, guard, includes."""
    out = [f"/* mgpu/{path} - {what}", " * SPDX-License-Identifier: MIT", " *"]
    out += [(" * " + line).rstrip() for line in lines]
    out += [" */", f"#ifndef {guard(path)}", f"#define {guard(path)}", ""]
    out += [f'#include "{name}"' for name in includes]
    return out


def foot(path):
    return [f"#endif /* {guard(path)} */"]


def whole(path, lines):
    """The text of a header of device functions, with what it ends with."""
    return "\n".join(lines + ["#endif /* MGPU_HAS_DEVICE */"] + foot(path)) + "\n"


def emu_include(name="api"):
    return ["#if MGPU_EMULATE", f'#include "../emu/{name}.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]


def comment(first, fields):
    """A doc comment: the first sentence and (field, text) pairs in two columns."""
    out = wrap("/* ", " * ", first)
    for name, text in fields:
        column = f" *   {name:<7} " + " " * (len(name) > 7)
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


def dtype(kind):
    """The model's word for a type, of a pair for its halves."""
    return "MGPU_DTYPE_" + kind.removesuffix("x2").upper().replace("B32", "U32").replace("B64", "U64")


def variable(param):
    """The name of a parameter."""
    return param.split("[")[0].split("*")[-1].split()[-1]


def slots(first, count):
    """The operands of an instruction from number `first` on; of several a vector."""
    names = ", ".join(f"%{i}" for i in range(first, first + count))
    return "{" + names + "}" if count > 1 else names


def bound(constraint, name, count=1):
    """What asm is told of a variable; of several the elements of an array."""
    return [f'"{constraint}"({name}[{i}])' for i in range(count)] if count > 1 else [f'"{constraint}"({name})']


def emu_plain(call, args):
    """MGPU__EMU(<call>(<args>)), aligned after the parenthesis."""
    lines = ["    " + line for line in signature(f"MGPU__EMU({call}", args)]
    return lines[:-1] + [lines[-1] + ");"]


def cases(operand, numbers, case, sentence):
    """A switch over a constant: each number has statements of its own, case(number); others are refused."""
    out = [f"    switch ({operand}) {{"]
    for n in numbers:
        out += [f"    case {n}:", *case(n), "        break;"]
    return out + ["    default:", f'        MGPU__REFUSE("{sentence}");', "    }"]


def no_call(macro, sentence):
    """A macro for calls of what is not there."""
    return [f"#define {macro}(name)".ljust(95) + "\\", f"    MGPU__REFUSE_CALL(mgpu: name {sentence})"]


def emu_call(call, args, flags=()):
    """MGPU__EMU(<call>(<args>, A | B)); in lines that break in front of the flags, then behind a bar."""
    lines, end = [f"    MGPU__EMU({call}(" + ", ".join(args) + ", "], "));"
    indent = " " * (lines[0].index(call + "(") + len(call) + 1)
    flags = list(flags) or ["0"]
    if len(lines[0] + " | ".join(flags) + end) > WIDTH:
        lines = [lines[0].rstrip(), indent]
    for i, flag in enumerate(flags):
        last = i == len(flags) - 1
        if len(lines[-1] + flag + (end if last else " |")) > WIDTH:
            lines = lines[:-1] + [lines[-1].rstrip(), indent]
        lines[-1] += flag + (end if last else " | ")
    return lines


def asm(statement, outputs, inputs, indent=4, pure=False):
    """asm volatile of one statement (or of lines, braced), with its operands and "memory"; neither of both if `pure`."""
    head = " " * indent + ("asm(" if pure else "asm volatile(")
    lines = [statement] if isinstance(statement, str) else statement
    if len(lines) == 1 and len(head) + len(lines[0]) + 2 > WIDTH:
        opcode, _, operands = lines[0].partition(" ")
        lines = [opcode + " ", operands]
    elif len(lines) > 1:
        lines = [line + r"\n" for line in lines[:-1]] + lines[-1:]
    rest = [f'"{line}"' for line in lines]
    tail = [", ".join(outputs), ", ".join(inputs) + ");"] if pure else [", ".join(outputs), ", ".join(inputs), '"memory");']
    short = (head + rest[0] + " : " + " : ".join(tail)).replace(" :  :", " : :")
    if len(rest) == 1 and len(short) <= WIDTH:
        return [short]
    pad = " " * len(head)
    return [head + rest[0]] + [pad + line for line in rest[1:]] + [(pad + ": " + line).rstrip() for line in tail]


def function(doc, name, params, emu, asm, result=("void", None, None)):
    """A device function with its two bodies; `emu` and `asm` are lists of lines, `result` is
    its type, the variable declared in front of the bodies, and what it returns. One that may leave a record of
    MGPU_DEBUG=1 is told where it was called."""
    kind, variable, value = result
    if any(RECORDS.search(line) for line in asm):
        params = [*params[:-1], params[-1] + " MGPU__PLACE"]
    return (doc + [f"MGPU_DEVICE {kind}"] + signature(name, params) + ["{"]
            + ([f"    {variable};"] if variable else []) + ["#if MGPU_EMULATE"] + emu + ["#else"] + asm + ["#endif"]
            + ([f"    return {value};"] if value else []) + ["}", ""])


def held(rows):
    """What a header with functions of register arrays ends with; a row is (name, parameters, {array: its registers}). What
    stands behind the last array goes through as it is, so that it may have commas of a template."""
    out = ["#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */"]
    for name, parameters, arrays in rows:
        last = max(parameters.index(a) for a in arrays)
        if last == len(parameters) - 1:
            taken, rest = parameters[:last], f"MGPU__HOLDS({arrays[parameters[last]]}, __VA_ARGS__)"
        else:
            taken, rest = parameters[:last + 1], "__VA_ARGS__"
        passed = [f"MGPU__HOLDS({arrays[p]}, {p})" if p in arrays else p for p in taken] + [rest]
        out.append(f"#define {name}({', '.join([*taken, '...'])}) {name}({', '.join(passed)})")
    return out + ["#endif", ""]
