# SPDX-License-Identifier: MIT
"""ptx/atom.gen.h: the atomics and reductions of every day. ptx/atom_global.gen.h, atom_shared.gen.h,
atom_shared_cluster.gen.h (together atom_any.h), atom_vector.gen.h, atom_vector_half.gen.h:
all others, one folding function for each operation and type. ptx/atom_noftz.gen.h: sums of f32 that keep subnormals.

OPS and VECTORS are what ptxas takes; EVERYDAY says which get a name for their order and scope.
PTX ISA, "Parallel Synchronization and Communication Instructions: atom", "red"."""
from text import SCOPE_FLAG, TYPES, asm, bound, comment, emu_call, emu_include, function, head, held, slots, variable, whole

PATH = "ptx/atom.gen.h"
NOFTZ_PATH = "ptx/atom_noftz.gen.h"

HALF = ("f16", "bf16", "f16x2", "bf16x2")
HOPPER = ("bf16", "bf16x2", "b128")        # sm_90; the others are older than sm_75

# operation: its types, and what is done
OPS = {
    "add": (("u32", "u64", "f32", "f64", "f16", "bf16", "f16x2", "bf16x2"), "{at} += value"),
    "inc": (("u32",), "{at} = {at} >= value ? 0 : {at} + 1"),
    "dec": (("u32",), "{at} = {at} == 0 || {at} > value ? value : {at} - 1"),
    "min": (("u32", "s32", "u64", "s64"), "{at} = the lesser of {at} and value"),
    "max": (("u32", "s32", "u64", "s64"), "{at} = the greater of {at} and value"),
    "and": (("b32", "b64"), "{at} &= value"),
    "or": (("b32", "b64"), "{at} |= value"),
    "xor": (("b32", "b64"), "{at} ^= value"),
    "exch": (("b32", "b64", "b128"), "{at} = value"),
    "cas": (("b16", "b32", "b64", "b128"), "{at} = value, if it was `compare`"),
}
# operation: (type, elements); global memory only, sm_90
VECTORS = {
    "add": [("f32", 2), ("f32", 4)],
    **{op: [] for op in ("min", "max")},
}
for op in VECTORS:
    VECTORS[op] = VECTORS[op] + [(t, n) for t in ("f16", "bf16") for n in (2, 4, 8)] \
        + [(t, n) for t in ("f16x2", "bf16x2") for n in (2, 4)]

# space: PTX's word, C type and name of the address, what it is
SPACES = {
    "global": ("global", None, "p", "generic address in global memory"),
    "shared": ("shared::cta", "uint32_t", "addr", "shared::cta address"),
    "shared_cluster": ("shared::cluster", "uint32_t", "addr", "shared::cluster address, from mgpu_mapa()"),
}
ORDER_FLAG = {"relaxed": ["MGPU__RELAXED"], "release": ["MGPU__NO_ACQUIRE"], "acquire": ["MGPU__NO_RELEASE"], "acq_rel": []}
ORDER_SAID = {
    "relaxed": "Orders nothing else.",
    "release": "Who acquires the value sees all that this thread wrote before.",
    "acq_rel": "Acquires what was released with the value before, and releases with the new one.",
}

ALL = [(op, t) for op, (types, _) in OPS.items() for t in types]
WORDS = [(op, t) for op, t in ALL if (op, t) in {
    ("add", "u32"), ("add", "u64"), ("add", "f32"), ("add", "f16x2"), ("add", "bf16x2"), ("exch", "b32"), ("exch", "b64"),
    ("cas", "b32"), ("cas", "b64"), ("inc", "u32"), ("dec", "u32")} or (op in ("min", "max", "and", "or", "xor")
                                                                       and t in ("u32", "s32", "b32"))]
FLAGS = [("add", "u32"), ("add", "u64"), ("and", "b32"), ("or", "b32"), ("exch", "b32"), ("exch", "b64"), ("cas", "b32"), ("cas", "b64")]
COUNTS = [("add", "u32"), ("add", "u64"), ("exch", "b32"), ("exch", "b64"), ("cas", "b32"), ("cas", "b64")]
SUMS = [("add", t, n) for t, n in VECTORS["add"] if t in ("f32", "f16x2", "bf16x2")]
# instruction, order, scope, space, operations
EVERYDAY = [
    ("atom", "relaxed", "gpu", "global", ALL),
    ("atom", "acq_rel", "gpu", "global", FLAGS),
    ("atom", "acq_rel", "sys", "global", COUNTS),
    ("atom", "relaxed", "cta", "shared", WORDS),
    ("atom", "relaxed", "cluster", "shared_cluster", WORDS),
    ("red", "relaxed", "gpu", "global", ALL),
    ("red", "relaxed", "gpu", "global", SUMS),
    ("red", "release", "gpu", "global", FLAGS),
    ("red", "release", "sys", "global", COUNTS),
    ("red", "relaxed", "cta", "shared", WORDS),
    ("red", "relaxed", "cluster", "shared_cluster", WORDS),
]

HEAD = """
Printed by gen/gen.py: edit gen/atom.py. The picture and the rules are in atom.h.
""".strip().split("\n")


# What ptxas 13.0 and 13.5 make of an address of another CTA: a load, the operation on its own, and a store, as if the
# memory were the thread's; of pairs of halves even the operation is another one, an integer sum. There is none.
NOT_FAR = {("add", "u64"), ("add", "f16x2"), ("add", "bf16x2"), *((op, t) for op in ("min", "max") for t in ("u64", "s64")),
           *((op, "b64") for op in ("and", "or", "xor"))}


def there_is(space, row):
    return space != "shared_cluster" or row[:2] not in NOT_FAR


class Form:
    """One operation on one type, in one space: what all functions of it share."""

    def __init__(self, inst, space, op, kind, count=1):
        self.inst, self.space, self.op, self.type, self.count = inst, space, op, kind, count
        self.wide = kind == "b128"
        self.ctype, self.constraint, size = TYPES["b64" if self.wide else kind.removeprefix("noftz_")]
        self.ptx_space, address, self.at, self.where = SPACES[space]
        self.array = count > 1 or self.wide
        self.registers = 2 if self.wide else count
        self.packed = 2 if kind.endswith("x2") else 1
        self.total = size * self.registers
        self.bytes = self.total // count // self.packed
        self.address = f"{address} {self.at}" if address else f"{self.ctype} *{self.at}"
        self.returns = inst == "atom"
        # ptxas takes the upper half of a pair from another register, if the pair is the low word of 64 bits: it is taken apart
        self.apart = space == "shared" and self.packed == 2
        noftz, bare = kind.startswith("noftz_"), kind.removeprefix("noftz_")
        self.suffix = op + "_noftz" * noftz + f"_v{count}" * (count > 1) + f"_{bare}"
        self.opcode = f"{self.ptx_space}.{op}" + ".noftz" * (noftz or kind in HALF) + f".v{count}" * (count > 1) + f".{bare}"

    def needs(self, scope):
        if self.type == "noftz_f32":
            return "PTX 9.4, sm_90"
        if self.count > 1:
            return "PTX 8.1, sm_90"
        if self.type == "b128":
            return "PTX 8.3, sm_90"
        if scope == "cluster" or self.space == "shared_cluster" or self.type in HOPPER:
            return "PTX 7.8, sm_90"
        return "PTX 7.8, sm_75" if self.space == "shared" else "PTX 7.0, sm_75"

    def first(self):
        at = "*p" if self.space == "global" else "what is at addr"
        if self.count > 1:
            said = {"add": "p[i] += value[i]", "min": "p[i] = the lesser of p[i] and value[i]",
                    "max": "p[i] = the greater of p[i] and value[i]"}[self.op]
            what = {"f32": "f32", "noftz_f32": "f32", "f16": "f16", "bf16": "bf16", "f16x2": "pairs of f16", "bf16x2": "pairs of bf16"}[self.type]
            return f"{said} for {self.count} {what}, each atomic by itself, in one instruction."
        said = OPS[self.op][1].format(at=at) + ", subnormals too" * (self.type == "noftz_f32")
        if self.packed == 2:
            said += ", each half atomic by itself"
        return said[0].upper() + said[1:] + "."

    def parameters(self):
        out = []
        if self.returns and self.array:
            out.append(f"{self.ctype} r[{self.registers}]")
        out.append(self.address)
        if self.op == "cas":
            out.append(f"const {self.ctype} compare[2]" if self.wide else f"{self.ctype} compare")
        out.append(f"const {self.ctype} value[{self.registers}]" if self.array else f"{self.ctype} value")
        return out

    def operands(self):
        """The operands of the PTX line."""
        if self.wide:
            return ("was, " if self.returns else "") + f"[{self.at}]" + (", want" if self.op == "cas" else "") + ", fresh"
        last = "pair" if self.apart else "value"
        return ("r, " if self.returns else "") + f"[{self.at}]" + (", compare" if self.op == "cas" else "") + f", {last}"

    def fields(self, ptx, needs, extra=()):
        out = [("ptx", ptx), ("needs", needs), ("by", "any thread"), *extra]
        if self.returns and self.array:
            out.append(("r", f"{self.registers} registers: what was there" + (", the low half first" if self.wide else "")))
        out.append((self.at, f"{self.where}, {self.total}-byte aligned"))
        if self.op == "cas":
            out.append(("compare", "what must be there" + (": 2 registers, the low half first" if self.wide else "")))
        said = {"exch": "what is put there", "cas": "what is put there"}.get(self.op, "the other operand")
        if self.wide:
            said += ": 2 registers, the low half first"
        elif self.array:
            said = f"{self.registers} registers: " + said
        out.append(("value", said))
        if self.returns and not self.array:
            out.append(("returns", "what was there"))
        return out

    def result(self):
        return (self.ctype, f"{self.ctype} r", "r") if self.returns and not self.array else ("void", None, None)

    def emu_args(self):
        old = "NULL" if not self.returns else "r" if self.array else "&r"
        value = "value" if self.array else "&value"
        compare = "NULL" if self.op != "cas" else "compare" if self.wide else "&compare"
        return [self.model_op(), str(self.bytes), str(self.count * self.packed), old, self.at, value, compare]

    def model_op(self):
        name = {"min": "MIN", "max": "MAX"}.get(self.op, self.op.upper())
        kind = self.type.replace("x2", "")
        if kind in ("f32", "noftz_f32", "f64", "f16", "bf16"):
            return f"MGPU__ATOM_{name}_{kind.upper()}"
        if self.op in ("min", "max"):
            return f"MGPU__ATOM_{name}_{kind[0].upper()}"
        return f"MGPU__ATOM_{name}"

    def emu(self):
        return "mgpu__emu_atom_global" if self.space == "global" else "mgpu__emu_atom_shared"

    def outputs(self):
        return bound("=" + self.constraint, "r", self.registers) if self.returns else []

    def inputs(self):
        out = ['"l"(p)' if self.space == "global" else '"r"(addr)']
        if self.op == "cas":
            out += bound(self.constraint, "compare", self.registers)
        return out + bound(self.constraint, "value", self.registers)

    def text(self):
        """What stands behind the opcode in asm, with numbers: (before, operands, after)."""
        n = [0]

        def slot(many):
            n[0] += many
            return slots(n[0] - many, many)

        if self.apart:
            was, at, value = f"{slot(1)}, " if self.returns else "", slot(1), slot(1)
            return ("{.reg .b16 lo, hi; .reg .b32 pair; mov.b32 {lo, hi}, " + value + "; mov.b32 pair, {lo, hi}; ",
                    f"{was}[{at}], pair;", "}")
        if self.wide:
            was = slot(2)
            at = slot(1)
            want = slot(2) if self.op == "cas" else None
            fresh = slot(2)
            before = "{.reg .b128 was, want, fresh; " if want else "{.reg .b128 was, fresh; "
            before += f"mov.b128 want, {want}; " if want else ""
            before += f"mov.b128 fresh, {fresh}; "
            return before, f"was, [{at}], " + ("want, " if want else "") + "fresh;", f" mov.b128 {was}, was;}}"
        parts = []
        if self.returns:
            parts.append(slot(self.registers))
        parts.append(f"[{slot(1)}]")
        if self.op == "cas":
            parts.append(slot(1))
        parts.append(slot(self.registers))
        return "", ", ".join(parts) + ";", ""


def named(inst, order, scope, space, row):
    """A function whose name has its order and its scope."""
    form = Form(inst, space, *row)
    opcode = f"{inst}.{order}.{scope}.{form.opcode}"
    name = f"mgpu_{inst}_{order}" + (f"_{scope}" if space == "global" else "") + f"_{space}_{form.suffix}"
    before, operands, after = form.text()
    statement = f"{before}{opcode} {operands}{after}"
    if form.apart:
        declared, _, moved = before.strip().partition(" mov")
        statement = [declared, "mov" + moved, f"{opcode} {operands}{after}"]
    first = form.first() + " " + ORDER_SAID[order]
    flags = ORDER_FLAG[order] + SCOPE_FLAG[scope] + ["MGPU__SPACE_CLUSTER"] * (space == "shared_cluster")
    return function(comment(first, form.fields(f"{opcode} {form.operands()};", form.needs(scope))), name, form.parameters(),
                    emu_call(form.emu(), form.emu_args(), flags), asm(statement, form.outputs(), form.inputs()), form.result())


def folding(inst, space, row):
    """A function whose first argument is its order and scope."""
    form = Form(inst, space, *row)
    before, operands, after = form.text()
    last = 15 if inst == "atom" else 7
    how = ("how", f"a constant, 0..{last}: MGPU_RELAXED_CTA to {'MGPU_ACQ_REL_SYS' if inst == 'atom' else 'MGPU_RELEASE_SYS'}; "
                  "with another one the file does not assemble")
    needs = form.needs("gpu").replace("8.3", "8.4")     # .b128 with .sys
    if needs.endswith("sm_75"):
        needs = "PTX 7.8, sm_75 (.cluster: sm_90)"
    flags = [f"mgpu__emu_atom_how(how, {last})"] + ["MGPU__SPACE_CLUSTER"] * (space == "shared_cluster")
    doc = comment(form.first(), form.fields(f"{inst}.ORDER.SCOPE.{form.opcode} {form.operands()};", needs, [how]))
    pad = "        "
    body = [f"    MGPU__{inst.upper()}_FOLD(", f'{pad}how, "{before}", ".{form.opcode} {operands}{after}",',
            pad + " : ".join([", ".join(form.outputs()), ", ".join(form.inputs()) + ")"])]
    kind, variable, value = form.result()
    return function(doc, f"mgpu_{inst}_{space}_{form.suffix}", ["uint32_t how", *form.parameters()],
                    emu_call(form.emu(), form.emu_args(), flags), body, (kind, f"{variable} = 0" if variable else None, value))


def holds(inst, name, row, space, fold):
    form = Form(inst, space, *row)
    parameters = ["how"] * fold + [variable(p) for p in form.parameters()]
    words = form.total // 4
    return (name, parameters, {p: words for p in ("r", "compare", "value") if p in parameters
                               and any(f"{p}[" in q for q in form.parameters())})


def everyday():
    rows, out = [], []
    for inst, order, scope, space, operations in EVERYDAY:
        for row in operations:
            if (inst == "red" and row[0] in ("exch", "cas")) or not there_is(space, row):
                continue
            out += named(inst, order, scope, space, row)
            if Form(inst, space, *row).array:
                rows.append(holds(inst, f"mgpu_{inst}_{order}_{scope}_{space}_{Form(inst, space, *row).suffix}", row, space, False))
    return out + held(rows)


def foldings(rows, spaces):
    out, arrays = [], []
    for space in spaces:
        for inst in ("atom", "red"):
            for row in rows:
                if (inst == "red" and row[0] in ("exch", "cas")) or not there_is(space, row):
                    continue
                out += folding(inst, space, row)
                form = Form(inst, space, *row)
                if form.array:
                    arrays.append(holds(inst, f"mgpu_{inst}_{space}_{form.suffix}", row, space, True))
    return out + held(arrays)


def header(path, what, body, include):
    lines = head(path, what, HEAD, [include]) + emu_include()
    return whole(path, lines + body)


def headers():
    yield PATH, header(PATH, "atomics and reductions of every day.", everyday(), "../config.h")
    vectors = [(op, t, n) for op in VECTORS for t, n in VECTORS[op]]
    bodies = [(f"ptx/atom_{space}.gen.h", foldings(ALL, [space])) for space in SPACES]
    for path, half in (("ptx/atom_vector.gen.h", False), ("ptx/atom_vector_half.gen.h", True)):
        bodies.append((path, foldings([v for v in vectors if (v[1] in ("f16", "bf16")) == half], ["global"])))
    whats = [f"atomics of {place} memory, of any order and scope." for place in ("global", "this CTA's shared", "the cluster's shared")]
    for (path, body), what in zip(bodies, whats + ["atomics of several words of global memory.",
                                                "atomics of several halves of global memory."]):
        yield path, header(path, what, body, "atom_how.h")
    sums = foldings([("add", "noftz_f32")], SPACES) + foldings([("add", "noftz_f32", n) for n in (2, 4)], ["global"])
    yield NOFTZ_PATH, header(NOFTZ_PATH, "atomic sums of f32 that keep subnormals.", sums, "atom_how.h")
