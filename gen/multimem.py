# SPDX-License-Identifier: MIT
"""ptx/multimem_ld_reduce.gen.h, multimem_red.gen.h, multimem_st.gen.h, multimem_fp8.gen.h: memory of several GPUs by one address.

A row of TYPES is (PTX's type, C type, asm constraint, bits, mgpu_dtype of an element); LOADS, REDS and STORES
are (operation, types, vectors), as ptxas accepts them for sm_90. PTX ISA, "Data Movement and Conversion
Instructions: multimem.ld_reduce, multimem.st, multimem.red"."""
from text import SCOPE_FLAG, TYPES, asm, bound, comment, dtype, emu_include, emu_plain, function, head, held, slots, whole

PAIRS, FOURS = ["f16x2", "bf16x2"], ["e4m3x4", "e5m2x4"]
TYPES = {**TYPES, **dict.fromkeys(FOURS, TYPES["b32"])}
LOADS = [
    ("add", ["u32", "u64", "f64"], [1]), ("add", ["f32", *PAIRS], [1, 2, 4]),
    *[(op, ["u32", "s32", "u64", "s64"], [1]) for op in ("min", "max")], *[(op, PAIRS, [1, 2, 4]) for op in ("min", "max")],
    *[(op, ["b32", "b64"], [1]) for op in ("and", "or", "xor")],
]
REDS = [
    ("add", ["u32", "u64", "f64"], [1]), ("add", ["f32", *PAIRS], [1, 2, 4]),
    *[(op, ["u32", "s32", "u64", "s64"], [1]) for op in ("min", "max")],
    *[(op, ["f16", "bf16"], [2]) for op in ("min", "max")], *[(op, PAIRS, [2, 4]) for op in ("min", "max")],
    *[(op, ["b32", "b64"], [1]) for op in ("and", "or", "xor")],
]
FP8_LOADS = [(op, FOURS, [1, 2, 4]) for op in ("add", "min", "max")]      # there is no red; a store of 4 bytes is one
STORES = [("", ["b32", "b64", "f32", "f64"], [1]), ("", ["f32", *PAIRS], [2, 4])]
MEANING = {"add": "the sum", "min": "the least", "max": "the greatest", "and": "the bitwise and", "or": "the bitwise or",
           "xor": "the bitwise exclusive or"}
CHANGE = {"add": "Add %s to", "min": "Keep the lesser of %s and", "max": "Keep the greater of %s and",
          "and": "Keep the bits of %s in", "or": "Set the bits of %s in", "xor": "Flip the bits of %s in"}
HEAD = """
Printed by gen/gen.py: edit gen/multimem.py. The picture and the use are in multimem.h.

No order in the name = weak; _relaxed_, _acquire_, _release_ with their scope, gpu or sys.
""".strip().split("\n")


def orders(*strong):
    """(word of the name, PTX's, flags) of weak, and of each strong order with each scope."""
    weak = [("", ".weak", None)] if "acquire" in strong or "weak" in strong else []
    return weak + [(f"_{order}_{scope}", f".{order}.{scope}", ["MGPU__RELAXED"] * (order == "relaxed") + SCOPE_FLAG[scope])
                   for order in strong if order != "weak" for scope in ("gpu", "sys")]


class Form:
    """One function."""

    def __init__(self, kind, order, op, acc, vector, type_):
        self.word, self.how, self.flags = order
        self.kind, self.op, self.acc, self.vector, self.type = kind, op, acc, vector, type_
        self.ctype, self.constraint, size = TYPES[type_]
        self.bytes = vector * size
        vec, name = (f".v{vector}", f"_v{vector}") if vector > 1 else ("", "")
        op_ptx, op_name = (f".{op}", f"_{op}") if op else ("", "")
        self.opcode = f"multimem.{kind}{self.how}.global{op_ptx}{f'.acc::{acc}' if acc else ''}{vec}.{type_}"
        self.name = f"mgpu_multimem_{kind}{self.word}{op_name}{f'_acc_{acc}' if acc else ''}{name}_{type_}"
        self.pair, self.four = type_ in PAIRS, type_ in FOURS
        self.pointer = "void" if self.pair or self.four or "16" in type_ else self.ctype
        self.what = {"f16x2": "pair of f16", "bf16x2": "pair of bf16", "e4m3x4": "four e4m3", "e5m2x4": "four e5m2"}.get(type_, type_)

    def fields(self, line, *more):
        return [("ptx", line), ("needs", "PTX 8.8, sm_100f, sm_110f, sm_120a, sm_121a" if self.four else "PTX 8.1, sm_90" if not self.acc else "PTX 8.2, sm_90"), ("by", "any thread"),
                ("p", f"multicast address, {self.bytes}-byte aligned"), *more]

    def emu(self, result, value):
        op = [f"MGPU__TMA_{self.op.upper()}"] if self.op else []
        if self.four:
            return emu_plain("mgpu__emu_multimem_ld_reduce_fp8", [result, "p", *op, str(int(self.type == "e5m2x4")), str(self.bytes), str(int(bool(self.acc))),
                                                                  " | ".join(self.flags) if self.flags else "MGPU__WEAK"])
        args = [result, "p", *op, dtype(self.type), str(self.bytes), str(int(bool(self.acc)))] if self.kind == "ld_reduce" else \
               ["p", value, *op, *([dtype(self.type)] if op else []), str(self.bytes)]
        how = " | ".join(self.flags) if self.flags else "MGPU__WEAK"
        return emu_plain(f"mgpu__emu_multimem_{self.kind}", [*args, how])

    def load(self):
        each = "each element i of " if self.vector > 1 else ""
        first = (f"Load {MEANING[self.op]} over all GPUs of {each}the {self.what} at p"
                 + (f", added in {self.acc} and rounded once" if self.acc else "") + ".")
        result = "d" if self.vector > 1 else "r"
        line = f"{self.opcode} {result}, [p];"
        text = asm(f"{self.opcode} {slots(0, self.vector)}, [%{self.vector}];", bound("=" + self.constraint, result, self.vector), ['"l"(p)'])
        if self.vector == 1:
            return function(comment(first, self.fields(line, ("done", "on return"))), self.name, [f"const {self.pointer} *p"],
                            self.emu("&r", ""), text, (self.ctype, f"{self.ctype} r", "r")), None
        count = f"{self.vector} registers" + (" of two elements" if self.pair else " of four elements" if self.four else "")
        params = [f"{self.ctype} d[{self.vector}]", f"const {self.pointer} *p"]
        doc = comment(first, [*self.fields(line)[:3], ("d", count), self.fields(line)[3], ("done", "on return")])
        return function(doc, self.name, params, self.emu("d", ""), text), (self.name, ["d", "p"], {"d": self.bytes // 4})

    def change(self):
        value = "v" if self.vector > 1 else "value"
        of = f"the {self.what} at p on every GPU" if self.vector == 1 else f"the {self.vector} {self.what}s at p on every GPU, element by element"
        first = CHANGE[self.op] % (value if self.vector > 1 else "value") + f" {of}." if self.op else \
            f"Store {'value' if self.vector == 1 else f'{self.vector} {self.what}s'} at p on every GPU."
        line = f"{self.opcode} [p], {value};"
        what = f"{self.vector} registers" + (" of two elements" if self.pair else "") if self.vector > 1 else \
            f"the {self.bytes} bytes" + (": two elements" if self.pair else "")
        done = "at once; releases what this thread did before" if "release" in self.word else \
            "seen by a reader that a release and acquire order behind it"
        params = [f"{self.pointer} *p", f"const {self.ctype} v[{self.vector}]" if self.vector > 1 else f"{self.ctype} value"]
        text = function(comment(first, self.fields(line, (value, what), ("done", done))), self.name, params,
                        self.emu("", value if self.vector > 1 else "&value"),
                        asm(f"{self.opcode} [%0], {slots(1, self.vector)};", [], ['"l"(p)', *bound(self.constraint, value, self.vector)]))
        return text, (self.name, ["p", "v"], {"v": self.bytes // 4}) if self.vector > 1 else None


def forms(kind):
    rows, strong = {"ld_reduce": (LOADS, ["relaxed", "acquire"]), "red": (REDS, ["relaxed", "release"]),
                    "st": (STORES, ["weak", "relaxed", "release"]), "fp8": (FP8_LOADS, ["relaxed", "acquire"])}[kind]
    kind = "ld_reduce" if kind == "fp8" else kind
    for order in orders(*strong):
        for op, types, vectors in rows:
            for type_ in types:
                for vector in vectors:
                    yield Form(kind, order, op, "", vector, type_)
                    if kind == "ld_reduce" and op == "add" and type_ in PAIRS + FOURS:
                        yield Form(kind, order, op, "f32" if type_ in PAIRS else "f16", vector, type_)


def headers():
    for kind, what in (("ld_reduce", "reductions over all GPUs of a multicast group, into registers"),
                       ("red", "reductions into the memory of all GPUs of a multicast group"),
                       ("st", "stores to all GPUs of a multicast group"),
                       ("fp8", "reductions of e4m3 and e5m2 over all GPUs of a multicast group: Blackwell")):
        path = f"ptx/multimem_{kind}.gen.h"
        out = head(path, what + ".", HEAD, ["../config.h", "../types.h"]) + emu_include("blackwell" if kind == "fp8" else "api")
        arrays = []
        for form in forms(kind):
            text, row = form.load() if form.kind == "ld_reduce" else form.change()
            out += text
            arrays += [row] if row else []
        yield path, whole(path, out + held(arrays))
