# SPDX-License-Identifier: MIT
"""ptx/tcgen05_mma.gen.h and its like: tcgen05.mma, dense and sparse, block-scaled and .ws; FILES says what stands where.

A row is (kind, what its types are, targets)."""
from text import comment, emu_include as with_api, function, guard, head, held, variable

KINDS = [
    ("f16", "f16 or bf16", "PTX 8.8, sm_100f, sm_110f"),
    ("tf32", "tf32", "PTX 8.8, sm_100f, sm_110f"),
    ("f8f6f4", "fp8, fp6 or fp4", "PTX 8.8, sm_100f, sm_110f"),
    ("i8", "s8 or u8", "PTX 8.6, sm_100a, sm_110a"),
]
SCALED = [
    ("mxf8f6f4", 32, "fp8, fp6 or fp4 with a ue8m0 scale for each 32 of K", "PTX 8.8, sm_100f, sm_110f"),
    ("mxf4", 32, "e2m1 with a ue8m0 scale for each 32 of K", "PTX 8.8, sm_100f, sm_110f"),
    ("mxf4nvf4", 16, "e2m1 with a ue4m3 or ue8m0 scale for each 16 of K", "PTX 8.8, sm_100f, sm_110f"),
    ("mxf4nvf4", 32, "e2m1 with a ue8m0 scale for each 32 of K", "PTX 8.8, sm_100f, sm_110f"),
]
SPARSE_F4 = "PTX 8.8, sm_100a, sm_103a, sm_110a"
SCALE_D = "PTX 8.8, sm_100f"            # of kinds f16 and tf32; not on sm_110
# Header: what it is, and which forms.
FILES = {
    "tcgen05_mma": ("tcgen05.mma: dense matrices.", lambda f: f.dense and not f.modified),
    "tcgen05_mma_scaled": ("tcgen05.mma with block scaling.", lambda f: f.block and not f.sparse),
    "tcgen05_mma_how": ("tcgen05.mma of dense matrices, modified.", lambda f: f.dense and f.modified and not f.use),
    "tcgen05_mma_collector": ("tcgen05.mma of dense matrices, with a word for the collector.", lambda f: f.dense and f.use),
    "tcgen05_mma_sp": ("tcgen05.mma.sp: a sparse A.", lambda f: f.sparse and not f.ws and not f.block and not f.modified),
    "tcgen05_mma_sp_how": ("tcgen05.mma.sp, modified.", lambda f: f.sparse and not f.ws and not f.block and f.modified and not f.use),
    "tcgen05_mma_sp_collector": ("tcgen05.mma.sp, with a word for the collector.", lambda f: f.sparse and not f.ws and not f.block and f.use),
    "tcgen05_mma_sp_scaled": ("tcgen05.mma.sp with block scaling.", lambda f: f.sparse and f.block),
    "tcgen05_mma_ws": ("tcgen05.mma.ws: B stays in the tensor core.", lambda f: f.ws and not f.sparse),
    "tcgen05_mma_ws_sp": ("tcgen05.mma.ws.sp: B stays in the tensor core, A is sparse.", lambda f: f.ws and f.sparse),
}
PREDICATE = "{.reg .pred p; setp.ne.b32 p, %"


class Form:
    """One function."""

    def __init__(self, kind, types, needs, where, group=1, sparse=False, block=0, ws=False, shift=False, use=False, lanes=False, scale=False, zero=False):
        self.kind, self.types, self.needs, self.where, self.group, self.sparse, self.block, self.ws = kind, types, needs, where, group, sparse, block, ws
        self.shift, self.use, self.lanes, self.scale, self.zero = shift, use, lanes, scale, zero
        if scale:
            self.needs = SCALE_D
        if sparse and kind.startswith("mxf4"):
            self.needs = SPARSE_F4
        self.dense = not (sparse or ws or block)
        self.modified = shift or use or lanes or scale

    @property
    def name(self):
        return ("mgpu_tcgen05_mma" + "_ws" * self.ws + "_sp" * self.sparse + "_cg2" * (self.group == 2) + f"_{self.kind}" + f"_block{self.block}" * bool(self.block)
                + f"_{self.where}" + "_ashift" * self.shift + "_collector" * self.use + "_lanes" * self.lanes + "_scale_d" * self.scale + "_zero_column_mask" * self.zero)

    @property
    def word(self):
        """The opcode, up to the collector."""
        return ("tcgen05.mma" + ".ws" * self.ws + ".sp" * self.sparse + f".cta_group::{self.group}.kind::{self.kind}"
                + f".block_scale.block{self.block}" * bool(self.block) + ".ashift" * self.shift)

    @property
    def collector(self):
        return (".collector::BUFFER_USE" if self.ws else ".collector::a::USE") * self.use

    def operands(self):
        """(C parameter, asm constraint or None, how PTX writes it, comment) of each, in PTX's order."""
        ts, pair = self.where == "ts", self.group == 2
        both = ", the same in both CTAs" * pair
        out = [("uint32_t d", "r", "[d]", "TMEM address" + (", the same in both CTAs" if pair else "") + "; layout/tmem.h says which lanes and columns")]
        out += [("uint32_t a", "r", "[a]", "TMEM address of A" + both) if ts else
                ("uint64_t a_desc", "l", "a_desc", "matrix descriptor, mgpu_tcgen05_desc()" + (" of the stored half" if self.sparse else "") + ("; each CTA's has its rows" if pair else ""))]
        out += [("uint64_t b_desc", "l", "b_desc", "matrix descriptor" + ("; each CTA's has half of the columns" if pair else ""))]
        if self.sparse:
            out += [("uint32_t meta", "r", "[meta]", "TMEM address of the metadata, layout/sparse_tmem.h")]
        scaled = "mgpu_instr_desc_scaled(); its ids choose the bytes of a scale word"
        sparse = ("with MGPU_INSTR_DESC_SPARSE" + "; its selector chooses columns of metadata" * (self.kind in ("f16", "tf32"))) * self.sparse
        idesc = (scaled if self.block else "mgpu_instr_desc()") + ", " * bool(sparse) + sparse
        out += [("uint32_t idesc", "r", "idesc", "instruction descriptor, " + idesc + ("; its M is that of both" if pair else "; M 32, 64 or 128, N 64, 128 or 256" if self.ws and not self.sparse else "; M 32, 64 or 128, N 64 or 128" if self.ws else ""))]
        if self.block:
            out += [("uint32_t sfa", "r", "[sfa]", "TMEM address of the scales of A, layout/scale.h"), ("uint32_t sfb", "r", "[sfb]", "TMEM address of the scales of B")]
        if self.lanes:
            n = 8 if pair else 4
            out += [(f"const uint32_t lanes[{n}]", "r", "lanes", f"{n} registers: bit l set keeps lane l of D as it is" + "; the last 4 are of the odd CTA" * pair)]
        out += [("int accumulate", None, "accumulate", f"0: D = {self.product}")]
        if self.scale:
            out += [("uint32_t scale", None, "scale", "a constant, 0 to 15: D is multiplied by 2^-scale first")]
        if self.zero:
            out += [("uint64_t zero_columns", "l", "zero_columns", "zero-column mask descriptor, layout/zero_mask.h: columns of B to take as 0")]
        return out

    def modifiers(self):
        """What PTX has in the opcode and C as arguments behind the others."""
        out = [("uint32_t buffer", "a constant, 0 to 3: which buffer")] * (self.use and self.ws)
        return out + [("uint32_t use", "a constant, MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL or _USE (0 to 3)" + (": what becomes of B in it" if self.ws else ": what becomes of A in the collector"))] * self.use

    @property
    def product(self):
        return "(A * sfa) * (B * sfb)" if self.block else "A * B"

    def first(self):
        left = "D = " + self.product + " + D * 2^-scale" if self.scale else "D (+)= " + self.product
        a = "A, sparse, in " if self.sparse else "A in "
        where = ("A, sparse, and B in shared memory" if self.sparse else "A and B in shared memory") if self.where == "ss" else a + "tensor memory, B in shared memory"
        extra = ["A shifted by a row"] * self.shift + ["lanes of D may be left out"] * self.lanes
        over = " over a CTA pair" * (self.group == 2)
        keeps = "; B stays in the tensor core" * self.ws
        zero = "; columns of B may be taken as 0" * self.zero
        return f"{left}{over}; {where}, {self.types}{keeps}{zero}" + "".join("; " + e for e in extra) + "."

    def doc(self):
        operands = self.operands()
        ptx = f"{self.word}{self.collector} " + ", ".join(o[2] for o in operands) + ";"
        fields = [("ptx", ptx), ("needs", self.needs), ("by", "one thread" + (" of the pair's leader, the CTA of even rank" if self.group == 2 else ""))]
        for param, _, _, said in operands:
            fields += [(param.split("[")[0].split()[-1], said)]
        fields += [(param.split()[-1], said) for param, said in self.modifiers()]
        done = "mgpu_tcgen05_commit_cg2_multicast(), and the wait at its barrier in each CTA" if self.group == 2 else "mgpu_tcgen05_commit(), and the wait at its barrier"
        return comment(self.first(), fields + [("done", done)])

    def emu(self):
        flags = [f"MGPU__TENSOR_{self.kind.upper()}"] + ["MGPU__TENSOR_CG2"] * (self.group == 2) + ["MGPU__TENSOR_TS"] * (self.where == "ts")
        flags += ["MGPU__TENSOR_SP"] * self.sparse + ["MGPU__TENSOR_BLOCK16"] * (self.block == 16) + ["MGPU__TENSOR_ASHIFT"] * self.shift
        how = " | ".join(flags)
        a, meta = "a" if self.where == "ts" else "a_desc", "meta" if self.sparse else "0"
        use = ("buffer << 2 | use" if self.ws else "use") if self.use else "0"
        if self.block:
            name, args = "scaled", [how, "d", a, "b_desc", meta, "idesc", "sfa", "sfb", "accumulate", use]
        elif self.ws:
            name, args = "ws", [how, "d", a, "b_desc", meta, "idesc", "accumulate", "zero_columns" if self.zero else "0", use]
        else:
            name, args = "mma", [how, "d", a, "b_desc", meta, "idesc", "lanes" if self.lanes else "NULL", "accumulate", "scale" if self.scale else "0", use]
        call = "mgpu__emu_tcgen05_mma" + (f"_{name}" if name != "mma" else "")
        lines, line = [], f"    MGPU__EMU({call}("
        pad = " " * len(line)
        for i, arg in enumerate(args):
            piece = arg + ("));" if i == len(args) - 1 else ", ")
            if len((line + piece).rstrip()) > 96:
                lines.append(line.rstrip())
                line = pad
            line += piece
        return lines + [line]

    def asm(self):
        """The statement, or a fold over the constants."""
        slots, bound, number = {}, [], 0
        for param, constraint, _, _ in self.operands():
            var = param.split("[")[0].split()[-1]
            count = int(param.split("[")[1][:-1]) if "[" in param else 1
            if constraint:
                slots[var] = "{" + ", ".join(f"%{number + i}" for i in range(count)) + "}" if count > 1 else f"%{number}"
                bound += [f'"{constraint}"({var}[{i}])' for i in range(count)] if count > 1 else [f'"{constraint}"({var})']
                number += count
        bound += ['"r"(accumulate)']
        written = []
        for param, constraint, ptx, _ in self.operands():
            var = param.split("[")[0].split()[-1]
            text = "p" if var == "accumulate" else slots.get(var)
            if text is not None:
                written += [f"[{text}]" if ptx.startswith("[") else text]
        before, after = f"{PREDICATE}{number}, 0; ", " " + ", ".join(written)
        if not (self.use or self.scale):
            return quoted("    asm volatile(", [before, self.word, after + ";}"], [":", ": " + ", ".join(bound), ': "memory");'])
        fold = ("MGPU__TENSOR_BUFFER_FOLD(buffer, use" if self.ws else "MGPU__TENSOR_USE_SCALE_FOLD(use, scale" if self.use and self.scale else
                "MGPU__TENSOR_USE_FOLD(use" if self.use else "MGPU__TENSOR_SCALE_FOLD(scale")
        words = [f'"{before}"', f'"{self.word}"', f'"{after}"']
        first = f"    {fold}, "
        pad = " " * (first.index("(") + 1)
        middle = ", " if self.use else " "
        lines, line = [], first
        for piece in [words[0] + " ", words[1] + middle, words[2] + ", "] + [b + (", " if i < len(bound) - 1 else ");") for i, b in enumerate(bound)]:
            if len((line + piece).rstrip()) > 96:
                lines.append(line.rstrip())
                line = pad
            line += piece
        return lines + [line]

    def params(self):
        return [o[0] for o in self.operands()] + [m[0] for m in self.modifiers()]

    def text(self):
        return function(self.doc(), self.name, self.params(), self.emu(), self.asm())


def quoted(start, strings, tail):
    """asm volatile of strings, which are put in as few lines as they need."""
    pad, lines, line = " " * len(start), [], ""
    for s in strings:
        if line and len(start) + len(line) + len(s) + 2 > 96:
            lines.append(line)
            line = ""
        line += s
    lines.append(line)
    out = [(start if i == 0 else pad) + f'"{text}"' for i, text in enumerate(lines)]
    for t in tail:
        line = pad
        for piece in t.split(", "):
            if len(line + piece) + 1 > 96:
                out.append(line.rstrip())
                line = pad + "  "
            line += piece + ", "
        out.append(line.rstrip().removesuffix(","))
    return out


def forms():
    for sparse in (False, True):
        for group in (1, 2):
            for kind, types, needs in KINDS:
                for where in ("ss", "ts"):
                    for how in range(8):
                        use, lanes, scale = bool(how & 1), bool(how & 2), bool(how & 4)
                        if scale and kind not in ("f16", "tf32"):
                            continue
                        yield Form(kind, types, needs, where, group, sparse, use=use, lanes=lanes, scale=scale)
                        if where == "ts" and not use:
                            yield Form(kind, types, needs, where, group, sparse, shift=True, lanes=lanes, scale=scale)
            for kind, block, types, needs in SCALED:
                for where in ("ss", "ts"):
                    for use in (False, True):
                        yield Form(kind, types, needs, where, group, sparse, block, use=use)
        for kind, types, needs in KINDS:
            for where in ("ss", "ts"):
                for use in (False, True):
                    for zero in (False, True):
                        yield Form(kind, types, needs, where, sparse=sparse, ws=True, use=use, zero=zero)


def path(stem):
    return f"ptx/{stem}.gen.h"


def headers():
    every = list(forms())
    for stem, (what, among) in FILES.items():
        some = [f for f in every if among(f)]
        folds = any(f.use or f.scale for f in some)
        out = head(path(stem), what, ["Printed by gen/gen.py: edit gen/tcgen05_mma.py. How they are used stands in tcgen05_mma.h."],
                   ["../config.h"] + ["tcgen05_how.h"] * folds)
        out += [line.replace("emu/api.h", "emu/tcgen05.h") for line in with_api()]
        for f in some:
            out += f.text()
        masked = [(f.name, [variable(p) for p in f.params()], {"lanes": 4 * f.group}) for f in some if f.lanes]
        out += held(masked) if masked else []
        yield path(stem), "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(path(stem))} */"]) + "\n"
