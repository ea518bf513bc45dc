# SPDX-License-Identifier: MIT
"""ptx/tcgen05_mma_ti16.gen.h, _lut, _collectors: what tcgen05.mma has on Rubin besides. The functions are those of tcgen05_mma.py with a word more.

PTX ISA, "TensorCore 5th Generation Family Instructions: tcgen05.mma"."""
from tcgen05_mma import KINDS, SCALED, Form, path
from text import emu_include, guard, head, held, variable

NEEDS, SPARSE_F4 = "PTX 9.4, sm_107f", "PTX 9.4, sm_107a"
TI16 = ("ti16", "integers of a sign and 11 bits", NEEDS)
# Header: what it is, a line of how it is used.
FILES = {
    "ti16": ("tcgen05.mma of integers of a sign and 11 bits (Rubin).", "The model has no rule of their bits, and refuses them."),
    "lut": ("tcgen05.mma with a B of indices into tables (Rubin).", "The model has no picture of the tables, and refuses them."),
    "collectors": ("tcgen05.mma with a word for the collectors of A and of B (Rubin).", "In the model B is read again each time: results are the same."),
}


class Rubin(Form):
    """A form with the collector of B, or with tables for B."""

    def __init__(self, *given, both=False, lut=False, **more):
        super().__init__(*given, use=both or more.pop("use", False), **more)
        self.both, self.lut = both, lut
        self.needs = SPARSE_F4 if self.sparse and self.kind.startswith("mxf4") else NEEDS

    @property
    def name(self):
        said = super().name
        return said.replace("_collector", "_collectors") if self.both else said + "_decompress_lut" * self.lut

    @property
    def word(self):
        said = super().word
        return said.replace(".block_scale", ".block_scale.decompress::lut::b") if self.lut and self.block else said + ".decompress::lut::b" * self.lut

    @property
    def collector(self):
        return super().collector + ".collector::b::OTHER" * self.both

    def operands(self):
        out = super().operands()
        at = next(i for i, o in enumerate(out) if o[2] == "b_desc") + 1
        return out[:at] + [("uint32_t lut", "r", "[lut]", "TMEM address of the tables: eight e4m3 each, which B has indices of 3 bits into")] * self.lut + out[at:]

    def modifiers(self):
        return super().modifiers() + [("uint32_t other", "a constant, 0 to 3: the same of B")] * self.both

    def emu(self):
        name = f'"{self.name}"'
        if self.kind == "ti16" or self.lut:
            names = [variable(p) for p in self.params()]
            return [f"    (void){n};" for n in names] + [f"    MGPU__EMU(mgpu__emu_tcgen05_no_rule({name}, {int(self.lut)}));"]
        return [f"    MGPU__EMU(mgpu__emu_tcgen05_collector_b({name}, other));"] + super().emu()

    def asm(self):
        lines = super().asm()
        if not self.both:
            return lines
        lines[0] = lines[0].replace("MGPU__TENSOR_USE_FOLD(use", "MGPU__TENSOR_BOTH_FOLD(use, other")
        pad = " " * (lines[0].index("(") + 1)
        return [lines[0], *(pad + line.lstrip() for line in lines[1:])]


def forms():
    for sparse in (False, True):
        for where in ("ss", "ts"):
            for group in (1, 2):
                for how in range(4):
                    yield "ti16", Rubin(*TI16, where, group, sparse, use=bool(how & 1), lanes=bool(how & 2))
                    if where == "ts" and not how & 1:
                        yield "ti16", Rubin(*TI16, where, group, sparse, shift=True, lanes=bool(how & 2))
            for how in range(4):
                yield "ti16", Rubin(*TI16, where, sparse=sparse, ws=True, use=bool(how & 1), zero=bool(how & 2))
    for where in ("ss", "ts"):
        for group in (1, 2):
            yield "lut", Rubin(*KINDS[2], where, group, lut=True)
            yield "lut", Rubin(SCALED[0][0], *SCALED[0][2:], where, group, block=32, lut=True)
    for sparse in (False, True):
        for group in (1, 2):
            for where in ("ss", "ts"):
                for row in KINDS[:3]:
                    yield "collectors", Rubin(*row, where, group, sparse, both=True)
                for kind, block, types, needs in SCALED:
                    yield "collectors", Rubin(kind, types, needs, where, group, sparse, block, both=True)


def headers():
    every = list(forms())
    for stem, (what, line) in FILES.items():
        some = [f for of, f in every if of == stem]
        where = path(f"tcgen05_mma_{stem}")
        out = head(where, what, ["Printed by gen/gen.py: edit gen/tcgen05_rubin.py. How they are used stands in tcgen05_mma_rubin.h.", "", line],
                   ["../config.h", "tcgen05_how.h"] if stem != "lut" else ["../config.h"])
        out += ["#if MGPU_EMULATE", '#include "../emu/rubin.h"', '#include "../emu/tcgen05.h"', "#endif", "", "#if MGPU_HAS_DEVICE", ""]
        for f in some:
            out += f.text()
        masked = [(f.name, [variable(p) for p in f.params()], {"lanes": 4 * f.group}) for f in some if f.lanes]
        out += held(masked) if masked else []
        yield where, "\n".join(out + ["#endif /* MGPU_HAS_DEVICE */", f"#endif /* {guard(where)} */"]) + "\n"
