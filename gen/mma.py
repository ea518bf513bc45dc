# SPDX-License-Identifier: MIT
"""ptx/mma.gen.h and ptx/mma_sp.gen.h: mma.sync and mma.sp, the products of one warp; ptx/mma_f8f6f4.gen.h and
ptx/mma_block_scale.gen.h: those of sm_120.

A row of DENSE and SPARSE is (types of D, pairs of types of A and B, shapes, PTX version, target); a shape is (M, K), or
(M, K, version, target) where those differ. A row of F8F6F4 has the kind in front, and whether A is sparse. A row of SCALED is
(kind, pairs, scale_vec, type of the scales, whether the name has both, K, version and target, those of mma.sp).
PTX ISA, "Warp Level Matrix Instructions: mma", "mma.sp", "Block scaling for mma.sync"."""
from text import WIDTH, cases, comment, emu_include, function, head, held, signature, whole

PATH, SP_PATH = "ptx/mma.gen.h", "ptx/mma_sp.gen.h"
F8F6F4_PATH, SCALED_PATH = "ptx/mma_f8f6f4.gen.h", "ptx/mma_block_scale.gen.h"


def pairs(*types):
    return [(a, b) for a in types for b in types]


S8, S4, FP8 = pairs("s8", "u8"), pairs("s4", "u4"), pairs("e4m3", "e5m2")
DENSE = [
    (["f16", "f32"], [("f16", "f16")], [(16, 8, "6.5", "sm_75"), (16, 16)], "7.0", "sm_80"),
    (["f32"], [("bf16", "bf16")], [(16, 8), (16, 16)], "7.0", "sm_80"),
    (["f32"], [("tf32", "tf32")], [(16, 4), (16, 8)], "7.0", "sm_80"),
    (["f64", "f64_rz", "f64_rm", "f64_rp"], [("f64", "f64")], [(8, 4, "7.0", "sm_80"), (16, 4), (16, 8), (16, 16)], "7.8", "sm_90"),
    (["f16"], FP8, [(16, 16), (16, 32)], "8.7", "sm_89"),
    (["f32"], FP8, [(16, 16), (16, 32, "8.4", "sm_89")], "8.7", "sm_89"),
    (["s32", "s32_satfinite"], S8, [(8, 16, "6.5", "sm_75"), (16, 16), (16, 32)], "7.0", "sm_80"),
    (["s32", "s32_satfinite"], S4, [(8, 32, "6.5", "sm_75"), (16, 32), (16, 64)], "7.0", "sm_80"),
    (["s32_xor"], [("b1", "b1")], [(8, 128, "7.0", "sm_75"), (16, 128), (16, 256)], "7.0", "sm_80"),
    (["s32_and"], [("b1", "b1")], [(8, 128), (16, 128), (16, 256)], "7.1", "sm_80"),
]
SPARSE = [
    (["f16", "f32"], [("f16", "f16")], [(16, 16), (16, 32)], "8.5", "sm_80"),
    (["f32"], [("bf16", "bf16")], [(16, 16), (16, 32)], "8.5", "sm_80"),
    (["f32"], [("tf32", "tf32")], [(16, 8), (16, 16)], "8.5", "sm_80"),
    (["f32"], FP8, [(16, 64)], "8.5", "sm_89"),
    (["s32", "s32_satfinite"], S8, [(16, 32), (16, 64)], "8.5", "sm_80"),
    (["s32", "s32_satfinite"], S4, [(16, 64), (16, 128)], "8.5", "sm_80"),
]
ANY8 = pairs("e4m3", "e5m2", "e3m2", "e2m3", "e2m1")
F8F6F4 = [
    ("f8f6f4", False, (["f16", "f32"], [p for p in ANY8 if p not in FP8], [(16, 32)], "8.8", "sm_120f")),
    ("f8f6f4", True, (["f16", "f32"], [p for p in ANY8 if p not in FP8], [(16, 64)], "8.8", "sm_120f")),
    ("", True, (["f16"], FP8, [(16, 64)], "8.8", "sm_120f")),
]
FP4 = [("e2m1", "e2m1")]
SCALED = [
    ("mxf8f6f4", ANY8, 1, "ue8m0", False, 32, ("8.8", "sm_120f"), ("8.8", "sm_120f")),
    ("mxf4", FP4, 2, "ue8m0", False, 64, ("8.8", "sm_120f"), ("8.7", "sm_120a, sm_121a")),
    ("mxf4nvf4", FP4, 2, "ue8m0", True, 64, ("8.8", "sm_120f"), ("8.7", "sm_120a, sm_121a")),
    ("mxf4nvf4", FP4, 4, "ue4m3", True, 64, ("8.8", "sm_120f"), ("8.7", "sm_120a, sm_121a")),
    ("mxf4nvf4", FP4, 4, "ue8m0", True, 64, ("9.1", "sm_120f"), ("9.1", "sm_120a, sm_121a")),
]
BITS = {"f64": 64, "tf32": 32, "f16": 16, "bf16": 16, "e4m3": 8, "e5m2": 8, "s8": 8, "u8": 8, "s4": 4, "u4": 4, "b1": 1,
        "e3m2": 8, "e2m3": 8, "e2m1": 8}               # of f8f6f4 and mxf8f6f4; e2m1 of the others 4
CTYPE = {"f32": "float", "f16": "uint32_t", "s32": "int32_t", "f64": "double"}
CONSTRAINT = {"float": "f", "uint32_t": "r", "int32_t": "r", "double": "d"}
FLAG = {"": [], "satfinite": ["MGPU__MMA_SYNC_SATFINITE"], "xor": ["MGPU__MMA_SYNC_XOR"], "and": [], "rz": ["MGPU__MMA_SYNC_ROUND"],
        "rm": ["2 * MGPU__MMA_SYNC_ROUND"], "rp": ["3 * MGPU__MMA_SYNC_ROUND"]}
WORDS = {1: "one scale", 2: "two", 4: "four", 8: "eight", 32: "32"}


def registers(rows, columns, bits):
    """Of each lane, for a fragment of A or B."""
    return rows * columns // 32 if bits == 64 else rows * columns * bits // 1024


def selectors(k, bits):
    """From how many places in each four lanes the metadata of A may come: 4 bits for 2 elements of 32 bits, 4 of 16 or 8,
    8 of 4, of 16 rows, in registers of 32 lanes."""
    return 64 // (k * 4 // {32: 2, 16: 4, 8: 4, 4: 8}[bits])


def wrapped(pad, operands):
    """`: a, b, c` in as many lines as it needs."""
    lines = [f"{pad}:"]
    for i, word in enumerate(operands):
        word += "," * (i < len(operands) - 1)
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append(pad + " ")
        lines[-1] += " " + word
    return lines


class Row:
    """One function."""

    def __init__(self, d, ab, shape, version, target, sparse, kind="", scale=None):
        self.m, self.k = shape[:2]
        self.kind, self.scale = kind, scale                # scale: (scale_vec, type, whether the name has both)
        self.version, self.target = shape[2:] if len(shape) > 2 else (version, target)
        self.d, _, self.how = d.partition("_")
        (self.a, self.b), self.sparse = ab, sparse
        self.bits = 4 if kind.startswith("mxf4") else BITS[self.a]
        self.abtype = "double" if self.bits == 64 else "uint32_t"
        self.dtype = CTYPE[self.d]
        self.stored = self.k // 2 if sparse else self.k
        self.count = {"a": registers(self.m, self.stored, self.bits), "b": registers(8, self.k, self.bits)}
        self.count["c"] = self.count["d"] = self.m * 8 // 32 // (2 if self.d == "f16" else 1)
        self.places = selectors(self.k, self.bits) if sparse else 0
        types = self.a if self.a == self.b else f"{self.a}_{self.b}"
        words = [self.kind] if kind else []
        words += [f"scale_vec_{scale[0]}x"] if scale and scale[2] else []
        words += [self.d, types] + ([scale[1]] if scale and scale[2] else []) + ([self.how] if self.how else [])
        self.name = f"mgpu_mma_{'sp_' if sparse else ''}m{self.m}n8k{self.k}_{'_'.join(words)}"

    def opcode(self):
        saturate = ".satfinite" if self.how == "satfinite" else ""
        popc = f".{self.how}.popc" if self.how in ("xor", "and") else ""
        rounding = f".{self.how}" if self.d == "f64" and self.how else ""
        kind = f".kind::{self.kind}" if self.kind else ""
        kind += f".block_scale.scale_vec::{self.scale[0]}X" if self.scale else ""
        return (f"mma.{'sp::ordered_metadata.' if self.sparse else ''}sync.aligned.m{self.m}n8k{self.k}.row.col{saturate}{rounding}{kind}"
                f".{self.d}.{self.a}.{self.b}.{self.d}{popc}{'.' + self.scale[1] if self.scale else ''}")

    def values(self):
        return {"f32": "floats", "s32": "registers", "f16": "registers of two f16", "f64": "doubles"}[self.d]

    def sentence(self):
        stored = f", A sparse and stored as [{self.m}][{self.stored}]" if self.sparse else ""
        types = f"{self.a} times {self.b}" if self.a != self.b else self.a
        how = {"": "", "satfinite": ", clamped", "xor": ": how many bits differ", "and": ": how many bits both have",
               "rz": ", each step rounded toward zero", "rm": ", each step rounded down", "rp": ", each step rounded up"}[self.how]
        if self.scale:
            each = self.k // self.scale[0]
            return (f"D[{self.m}][8] = (A * sfa)[{self.m}][{self.k}] * (B * sfb)[{self.k}][8] + C{stored}, {types} with a {self.scale[1]} "
                    f"scale of {each} elements.")
        return f"D[{self.m}][8] = A[{self.m}][{self.k}] * B[{self.k}][8] + C{stored}, {types} into {self.d}{how}."

    def operand(self, which):
        n, each = self.count[which], 1 if self.bits >= 32 else 32 // self.bits
        what = "double" if self.bits == 64 else "register"
        return f"{n} {what}{'s' if n > 1 else ''}" + (f" of {WORDS[each]}{' stored' if self.sparse and which == 'a' else ''} elements"
                                                     if each > 1 else "") + (", a byte each" if self.kind.endswith("f8f6f4") else "")

    def fields(self):
        scales = ", sfa, {byte_a, thread_a}, sfb, {byte_b, thread_b}" if self.scale else ""
        out = [("ptx", f"{self.opcode()} d, a, b, c{', meta, ' + self.selected() if self.sparse else ''}{scales};"),
               ("needs", f"PTX {self.version}, {self.target}"), ("by", "one warp, converged"),
               ("d", f"{self.count['d']} {self.values()}; may be c"), ("a", self.operand("a")), ("b", self.operand("b")),
               ("c", f"{self.count['c']} {self.values()}")]
        if self.sparse:
            out.append(("meta", "positions of the stored elements, see mma.h" + (
                "; of all lanes" if self.places == 1 else "; of the lanes that selector names")))
        if self.places > 1:
            out.append(("selector", f"a constant, 0..{self.places - 1}: which {'lane' if self.places == 4 else 'pair'} of each "
                                    "four lanes brings meta; with another the file does not assemble"))
        if self.scale:
            vec = self.scale[0]
            out += [("sfa, sfb", f"{WORDS[vec]}{' scales' if vec > 1 else ''}, in the lanes that thread_a and thread_b name"),
                    ("byte_a, byte_b", {1: "0 to 3", 2: "0 or 2", 4: "0"}[vec] + (": the byte of sfa and sfb" if vec == 1 else
                                                                                 ": the first of two bytes of sfa and sfb" if vec == 2 else "")),
                    ("thread_a", "0 or 1"), ("thread_b", "0 to 3")]
        return out + [("done", "on return")]

    def selected(self):
        return "selector" if self.places > 1 else "0"

    def params(self):
        c, ab = self.dtype, self.abtype
        out = [f"{c} d[{self.count['d']}]", f"const {ab} a[{self.count['a']}]", f"const {ab} b[{self.count['b']}]",
               f"const {c} c[{self.count['c']}]"]
        return (out + ["uint32_t meta"] * self.sparse + ["uint32_t selector"] * (self.places > 1)
                + [f"{'uint32_t' if what == 'sf' else 'uint16_t'} {what}{'' if what == 'sf' else '_'}{of}" for of in "ab" for what in ("sf", "byte", "thread")]
                * bool(self.scale))

    def emu_newer(self):
        """Of sm_120."""
        flags = ["MGPU__MMA_SYNC_D_F16"] * (self.d == "f16") + ["MGPU__MMA_SYNC_SP"] * self.sparse
        if self.scale:
            flags += ["MGPU__MMA_SYNC_UE4M3"] * (self.scale[1] == "ue4m3")
        arguments = [f"MGPU__MMA_KIND_{(self.kind or 'f8f6f4').upper()}", str(self.k), *([str(self.scale[0])] if self.scale else []),
                     f"MGPU__MMA_SYNC_{self.a.upper()}", f"MGPU__MMA_SYNC_{self.b.upper()}", " | ".join(flags) or "0", "d", "a", "b", "c",
                     "meta" if self.sparse else "0"]
        arguments += ["sfa", "byte_a", "thread_a", "sfb", "byte_b", "thread_b"] if self.scale else []
        return [*(lines := signature(f"    MGPU__EMU(mgpu__emu_mma_{'scaled' if self.scale else 'f8f6f4'}", arguments))[:-1], lines[-1] + ");"]

    def emu(self):
        if self.kind or "sm_120f" in self.target:
            return self.emu_newer()
        flags = ["MGPU__MMA_SYNC_D_F16"] * (self.d == "f16") + FLAG[self.how]
        arguments = [str(self.m)] * (not self.sparse) + [str(self.k), f"MGPU__MMA_SYNC_{self.a.upper()}", f"MGPU__MMA_SYNC_{self.b.upper()}",
                     *(flags or ["0"]), "d", "a", "b", "c"] + ["meta", self.selected()] * self.sparse
        return [*(lines := signature(f"    MGPU__EMU(mgpu__emu_mma{'_sp' * self.sparse}", arguments))[:-1], lines[-1] + ");"]

    def asm(self, selector="", indent=4):
        slots, at = [], 0
        for which in "dabc":
            n = self.count[which]
            slots.append("{" + ", ".join(f"%{at + i}" for i in range(n)) + "}")
            at += n
        if self.sparse:
            slots += [f"%{at}", selector or "0"]
            at += 1
        for _ in "ab" if self.scale else "":
            slots += [f"%{at}", f"{{%{at + 1}, %{at + 2}}}"]
            at += 3

        def bound(which, kind, prefix=""):
            return [f'"{prefix}{CONSTRAINT[kind]}"({which}[{i}])' for i in range(self.count[which])]

        pad = " " * (indent + len("asm volatile("))
        ins = bound("a", self.abtype) + bound("b", self.abtype) + bound("c", self.dtype) + ['"r"(meta)'] * self.sparse
        ins += [word for of in "ab" for word in (f'"r"(sf{of})', f'"h"(byte_{of})', f'"h"(thread_{of})')] if self.scale else []
        operands = signature(f'{pad}"', slots)                  # broken where a line is full
        operands = [*(line + ' "' for line in operands[:-1]), operands[-1]]
        operands = [line.replace('"(', '"', 1) if i == 0 else pad + '"' + line.strip() for i, line in enumerate(operands)]
        operands[-1] = operands[-1][:-1] + ';"'
        opcode = [self.opcode()]
        if self.kind and len(pad) + len(opcode[0]) + 3 > WIDTH:
            at = opcode[0].index(f".{self.d}.{self.a}")
            opcode = [opcode[0][:at], opcode[0][at:]]
        opcode[-1] += " "
        opcode = [" " * indent + f'asm volatile("{opcode[0]}"', *(f'{pad}"{line}"' for line in opcode[1:])]
        return [*opcode, *operands, f"{pad}: {', '.join(bound('d', self.dtype, '='))}",
                *wrapped(pad, ins), f'{pad}: "memory");']

    def body(self):
        if self.places <= 1:
            return self.asm()
        return cases("selector", range(self.places), lambda i: self.asm(str(i), 8),
                     f"mgpu: the selector of this mma.sp must be 0..{self.places - 1}")

    def text(self):
        return function(comment(self.sentence(), self.fields()), self.name, self.params(), self.emu(), self.body())

    def held(self):
        words = 2 if self.d == "f64" else 1
        names = ["d", "a", "b", "c"] + ["meta"] * self.sparse + ["selector"] * (self.places > 1)
        names += ["sfa", "byte_a", "thread_a", "sfb", "byte_b", "thread_b"] * bool(self.scale)
        return self.name, names, {n: self.count[n] * words for n in "dabc"}


def rows(table, sparse=False, kind=""):
    return [Row(d, ab, shape, version, target, sparse, kind) for ds, abs_, shapes, version, target in table
            for shape in shapes for ab in abs_ for d in ds]


def scaled(kind, abs_, vec, scale, named, k, dense, sparse):
    """Rows of SCALED's one."""
    return [Row("f32", ab, (16, 2 * k if sp else k), *(sparse if sp else dense), sp, kind, (vec, scale, named)) for sp in (False, True) for ab in abs_]


def header(path, what, lines, table):
    out = head(path, what, lines, ["../config.h"]) + [line.replace("api.h", "mma.h") for line in emu_include()]
    for row in table:
        out += row.text()
    out += held(row.held() for row in table)
    return whole(path, out)


def headers():
    """(path, text) of each header."""
    yield PATH, header(PATH, "mma.sync on f16, bf16, tf32, f64, e4m3, e5m2, integers and bits.", [
        "Printed by gen/gen.py: edit gen/mma.py. Who holds what is drawn in mma.h."], rows(DENSE))
    yield SP_PATH, header(SP_PATH, "mma.sp: the same where half of A is zero and not stored.", [
        "Printed by gen/gen.py: edit gen/mma.py. Who holds what is drawn in mma.h."], rows(SPARSE, True))
    yield F8F6F4_PATH, header(F8F6F4_PATH, "mma.sync and mma.sp on e2m1, e2m3 and e3m2 (sm_120).", [
        "Printed by gen/gen.py: edit gen/mma.py. mma_f8f6f4.h says who holds what."],
        [row for kind, sparse, one in F8F6F4 for row in rows([one], sparse, kind)])
    yield SCALED_PATH, header(SCALED_PATH, "mma.sync and mma.sp with block scales (sm_120).", [
        "Printed by gen/gen.py: edit gen/mma.py. mma_block_scale.h says who holds what."],
        [row for one in SCALED for row in scaled(*one)])
