#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Does ptxcheck.py see planted faults?"""
import pathlib
import sys
import tempfile

import ptxcheck

FUNCTION = '''
/* {name}.
 *   ptx     {ptx}
 *   needs   {needs}
 *   by      any thread{fields}
 */
MGPU_DEVICE {type}
{name}({args})
{{
{body}
}}
'''
LOAD = '    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ' \
       '::"r"({0}), "l"(src), "r"(bytes), "r"({1}) : "memory");'
ARGS = "uint32_t dst, const void *src, uint32_t bytes, uint32_t bar"
LINE = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [dst], [src], bytes, [bar];"
WAIT = '    uint32_t done;\n    asm volatile("{{.reg .pred p; mbarrier.try_wait.parity{0}.shared::cta.b64 p, [%1], %2{1}; ' \
       'selp.b32 %0, 1, 0, p;}}" : "=r"(done) : "r"(bar), "r"(parity) : "memory");\n    return done != 0;'
WAIT_LINE = "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 done, [bar], parity;"
MATRIX = '    asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 {{%0, %1}}, [%2];" : "=r"({0}), "=r"({1}) ' \
         ': "r"(addr) : "memory");'
MATRIX_LINE = "ldmatrix.sync.aligned.m8n8.x2.shared::cta.b16 r, [addr];"
BARRIER = '    asm volatile("barrier.cta.sync {0}, %0;" ::"r"(threads) : "memory");'
MMA = ('    asm volatile("{{.reg .pred p; setp.ne.b32 p, %4, 0; wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 '
       '{{%0, %1}}, %2, %3, p, 1, 1{0};}}" : "+r"(d[0]), "+r"(d[1]) : "l"(a_desc), "l"(b_desc), "r"(accumulate) : "memory");')
MMA_LINE = "wgmma.mma_async.sync.aligned.m64n8k16.f16.f16.f16 d, a_desc, b_desc, accumulate, 1, 1, 0, 0;"
FOLD = '    switch (n) {{\n' + ''.join(
    f'    case {k}:\n        asm volatile("wgmma.wait_group.sync.aligned {{{k}}};" : : : "memory");\n        break;\n'
    for k in range(3)) + '    }}'
FOLD_DOC = "\n *   n       a constant, 0..{0}"
FOLD_LINE = "wgmma.wait_group.sync.aligned n;"
MMA_ARGS = "uint32_t *d, uint64_t a_desc, uint64_t b_desc, int accumulate"

# name, words that the failure must hold ("" = no failure), then the parts of FUNCTION
CASES = [
    ("good_load", "", LINE, "PTX 8.0, sm_90", "void", ARGS, LOAD.format("dst", "bar"), ""),
    ("swapped_operands", "[bar], [src], bytes, [dst]", LINE, "PTX 8.0, sm_90", "void", ARGS, LOAD.format("bar", "dst"), ""),
    ("good_wait", "", WAIT_LINE, "PTX 8.0, sm_90", "bool", "uint32_t bar, uint32_t parity", WAIT.format(".acquire.cta", ""), ""),
    ("missing_qualifier", "comment says", WAIT_LINE, "PTX 8.0, sm_90", "bool", "uint32_t bar, uint32_t parity",
     WAIT.format("", ""), ""),
    ("extra_operand", "comment says", WAIT_LINE, "PTX 8.0, sm_90", "bool", "uint32_t bar, uint32_t parity",
     WAIT.format(".acquire.cta", ", 7"), ""),
    ("good_matrix", "", MATRIX_LINE, "PTX 7.8, sm_75", "void", "uint32_t r[2], uint32_t addr", MATRIX.format("r[0]", "r[1]"),
     "\n *   r       2 registers"),
    ("swapped_registers", "{r[1], r[0]}", MATRIX_LINE, "PTX 7.8, sm_75", "void", "uint32_t r[2], uint32_t addr",
     MATRIX.format("r[1]", "r[0]"), "\n *   r       2 registers"),
    ("wrong_count", "{r[0], r[1]}", MATRIX_LINE, "PTX 7.8, sm_75", "void", "uint32_t *r, uint32_t addr",
     MATRIX.format("r[0]", "r[1]"), "\n *   r       4 registers"),
    ("good_constant", "", "barrier.cta.sync 3, threads;", "PTX 7.8, sm_75", "void", "uint32_t threads", BARRIER.format("3"), ""),
    ("wrong_literal", "barrier.cta.sync 4, threads", "barrier.cta.sync 3, threads;", "PTX 7.8, sm_75", "void",
     "uint32_t threads", BARRIER.format("4"), ""),
    ("good_mma", "", MMA_LINE, "PTX 8.0, sm_90a", "void", MMA_ARGS, MMA.format(", 0, 0"), "\n *   d       2 registers"),
    ("wrong_major", "1, 1, 0, 1;", MMA_LINE, "PTX 8.0, sm_90a", "void", MMA_ARGS, MMA.format(", 0, 1"),
     "\n *   d       2 registers"),
    ("missing_literal", "_, [bar];", "mbarrier.arrive.release.cta.shared::cta.b64 _, [bar], 1;", "PTX 8.0, sm_90", "void",
     "uint32_t bar", '    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");', ""),
    ("wrong_result_name", "comment says", "mapa.shared::cluster.u32 r, rank, addr;", "PTX 7.8, sm_90", "uint32_t",
     "uint32_t addr, uint32_t rank",
     '    uint32_t r;\n    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(r) : "r"(addr), "r"(rank));\n    return r;', ""),
    ("two_instructions", "2 instructions", "fence.proxy.async;", "PTX 8.0, sm_90", "void", "void",
     '    asm volatile("fence.proxy.async; fence.proxy.async;" ::: "memory");', ""),
    ("not_empty", "says no instruction", "(no instruction)", "PTX 8.0, sm_90", "void", "void",
     '    asm volatile("fence.proxy.async;" ::: "memory");', ""),
    ("dropped", "0 instructions", "griddepcontrol.wait;", "PTX 7.8, sm_90", "void", "void", "", ""),
    ("good_fold", "", FOLD_LINE, "PTX 8.0, sm_90a", "void", "uint32_t n", FOLD.format(0, 1, 2), FOLD_DOC.format(2)),
    ("wrong_arm", "n = 2: the comment says", FOLD_LINE, "PTX 8.0, sm_90a", "void", "uint32_t n", FOLD.format(0, 1, 1),
     FOLD_DOC.format(2)),
    ("missing_arm", "the comment allows [0, 1, 2, 3], the switch has [0, 1, 2]", FOLD_LINE, "PTX 8.0, sm_90a", "void",
     "uint32_t n", FOLD.format(0, 1, 2), FOLD_DOC.format(3)),
    ("arm_too_many", "the comment allows [0, 1], the switch has [0, 1, 2]", FOLD_LINE, "PTX 8.0, sm_90a", "void",
     "uint32_t n", FOLD.format(0, 1, 2), FOLD_DOC.format(1)),
    ("needs_too_little", "ptxas refuses", LINE, "PTX 8.0, sm_80", "void", ARGS, LOAD.format("dst", "bar"), ""),
    ("needs_old_ptx", "ptxas refuses", LINE, "PTX 7.8, sm_90", "void", ARGS, LOAD.format("dst", "bar"), ""),
    ("needs_too_much", "leave out sm_90", LINE, "PTX 8.0, sm_90a", "void", ARGS, LOAD.format("dst", "bar"), ""),
]


def main():
    text = "#include <mgpu/config.h>\n"
    for name, _, ptx, needs, ctype, args, body, fields in CASES:
        text += FUNCTION.format(name=f"mgpu_{name}", ptx=ptx, needs=needs, type=ctype, args=args, body=body, fields=fields)
    with tempfile.TemporaryDirectory() as folder:
        header = pathlib.Path(folder, "planted.h")
        header.write_text(text)
        bad, _ = ptxcheck.check_header(header, ptxcheck.ROOT / "include", pathlib.Path(folder), True)
    wrong = 0
    for name, words, *_ in CASES:
        said = [b for b in bad if f": mgpu_{name}: " in b]
        if bool(said) != bool(words) or (words and not any(words in s for s in said)):
            wrong += 1
            print(f"BAD {name}: expected {words or 'no failure'!r}, got {said}")
    for b in bad:
        if not any(f": mgpu_{name}: " in b for name, *_ in CASES):
            wrong += 1
            print(b)
    print(f"{len(CASES)} planted cases, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
