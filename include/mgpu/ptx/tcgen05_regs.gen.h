/* mgpu/ptx/tcgen05_regs.gen.h - registers of tcgen05.ld and st by name.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tcgen05.py.
 *
 * The waits of tcgen05 name no register, so the compiler may move a use of r above them:
 *
 *     mgpu_tcgen05_wait_ld();
 *     mgpu_tmem_regs_x32(r);      r is read behind this line
 */
#ifndef MGPU_PTX_TCGEN05_REGS_GEN_H
#define MGPU_PTX_TCGEN05_REGS_GEN_H

#include "../config.h"
#if MGPU_EMULATE
#include "../emu/tcgen05.h"
#endif

#if MGPU_HAS_DEVICE

/* matrix_elsewhere.gen.h made sentences of them. */
#undef mgpu_tmem_regs_x1
#undef mgpu_tmem_regs_x2
#undef mgpu_tmem_regs_x4
#undef mgpu_tmem_regs_x8
#undef mgpu_tmem_regs_x16
#undef mgpu_tmem_regs_x32
#undef mgpu_tmem_regs_x64
#undef mgpu_tmem_regs_x128
#undef mgpu_tmem_regs

#define MGPU__TMEM_SLOTS_1 "%0"
#define MGPU__TMEM_SLOTS_2 "%0,%1"
#define MGPU__TMEM_SLOTS_4 "%0,%1,%2,%3"
#define MGPU__TMEM_SLOTS_8 "%0,%1,%2,%3,%4,%5,%6,%7"
#define MGPU__TMEM_SLOTS_16 "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15"
#define MGPU__TMEM_SLOTS_32 "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31"
#define MGPU__TMEM_SLOTS_64 "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31,%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47,%48,%49,%50,%51,%52,%53,%54,%55,%56,%57,%58,%59,%60,%61,%62,%63"
#define MGPU__TMEM_SLOTS_128 "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31,%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47,%48,%49,%50,%51,%52,%53,%54,%55,%56,%57,%58,%59,%60,%61,%62,%63,%64,%65,%66,%67,%68,%69,%70,%71,%72,%73,%74,%75,%76,%77,%78,%79,%80,%81,%82,%83,%84,%85,%86,%87,%88,%89,%90,%91,%92,%93,%94,%95,%96,%97,%98,%99,%100,%101,%102,%103,%104,%105,%106,%107,%108,%109,%110,%111,%112,%113,%114,%115,%116,%117,%118,%119,%120,%121,%122,%123,%124,%125,%126,%127"
#define MGPU__TMEM_OUT_1(r) "=r"((r)[0])
#define MGPU__TMEM_OUT_2(r) "=r"((r)[0]), "=r"((r)[1])
#define MGPU__TMEM_OUT_4(r) "=r"((r)[0]), "=r"((r)[1]), "=r"((r)[2]), "=r"((r)[3])
#define MGPU__TMEM_OUT_8(r) "=r"((r)[0]), "=r"((r)[1]), "=r"((r)[2]), "=r"((r)[3]),              \
    "=r"((r)[4]), "=r"((r)[5]), "=r"((r)[6]), "=r"((r)[7])
#define MGPU__TMEM_OUT_16(r) "=r"((r)[0]), "=r"((r)[1]), "=r"((r)[2]), "=r"((r)[3]),             \
    "=r"((r)[4]), "=r"((r)[5]), "=r"((r)[6]), "=r"((r)[7]), "=r"((r)[8]), "=r"((r)[9]),          \
    "=r"((r)[10]), "=r"((r)[11]), "=r"((r)[12]), "=r"((r)[13]), "=r"((r)[14]), "=r"((r)[15])
#define MGPU__TMEM_OUT_32(r) "=r"((r)[0]), "=r"((r)[1]), "=r"((r)[2]), "=r"((r)[3]),             \
    "=r"((r)[4]), "=r"((r)[5]), "=r"((r)[6]), "=r"((r)[7]), "=r"((r)[8]), "=r"((r)[9]),          \
    "=r"((r)[10]), "=r"((r)[11]), "=r"((r)[12]), "=r"((r)[13]), "=r"((r)[14]), "=r"((r)[15]),    \
    "=r"((r)[16]), "=r"((r)[17]), "=r"((r)[18]), "=r"((r)[19]), "=r"((r)[20]), "=r"((r)[21]),    \
    "=r"((r)[22]), "=r"((r)[23]), "=r"((r)[24]), "=r"((r)[25]), "=r"((r)[26]), "=r"((r)[27]),    \
    "=r"((r)[28]), "=r"((r)[29]), "=r"((r)[30]), "=r"((r)[31])
#define MGPU__TMEM_OUT_64(r) "=r"((r)[0]), "=r"((r)[1]), "=r"((r)[2]), "=r"((r)[3]),             \
    "=r"((r)[4]), "=r"((r)[5]), "=r"((r)[6]), "=r"((r)[7]), "=r"((r)[8]), "=r"((r)[9]),          \
    "=r"((r)[10]), "=r"((r)[11]), "=r"((r)[12]), "=r"((r)[13]), "=r"((r)[14]), "=r"((r)[15]),    \
    "=r"((r)[16]), "=r"((r)[17]), "=r"((r)[18]), "=r"((r)[19]), "=r"((r)[20]), "=r"((r)[21]),    \
    "=r"((r)[22]), "=r"((r)[23]), "=r"((r)[24]), "=r"((r)[25]), "=r"((r)[26]), "=r"((r)[27]),    \
    "=r"((r)[28]), "=r"((r)[29]), "=r"((r)[30]), "=r"((r)[31]), "=r"((r)[32]), "=r"((r)[33]),    \
    "=r"((r)[34]), "=r"((r)[35]), "=r"((r)[36]), "=r"((r)[37]), "=r"((r)[38]), "=r"((r)[39]),    \
    "=r"((r)[40]), "=r"((r)[41]), "=r"((r)[42]), "=r"((r)[43]), "=r"((r)[44]), "=r"((r)[45]),    \
    "=r"((r)[46]), "=r"((r)[47]), "=r"((r)[48]), "=r"((r)[49]), "=r"((r)[50]), "=r"((r)[51]),    \
    "=r"((r)[52]), "=r"((r)[53]), "=r"((r)[54]), "=r"((r)[55]), "=r"((r)[56]), "=r"((r)[57]),    \
    "=r"((r)[58]), "=r"((r)[59]), "=r"((r)[60]), "=r"((r)[61]), "=r"((r)[62]), "=r"((r)[63])
#define MGPU__TMEM_OUT_128(r) "=r"((r)[0]), "=r"((r)[1]), "=r"((r)[2]), "=r"((r)[3]),            \
    "=r"((r)[4]), "=r"((r)[5]), "=r"((r)[6]), "=r"((r)[7]), "=r"((r)[8]), "=r"((r)[9]),          \
    "=r"((r)[10]), "=r"((r)[11]), "=r"((r)[12]), "=r"((r)[13]), "=r"((r)[14]), "=r"((r)[15]),    \
    "=r"((r)[16]), "=r"((r)[17]), "=r"((r)[18]), "=r"((r)[19]), "=r"((r)[20]), "=r"((r)[21]),    \
    "=r"((r)[22]), "=r"((r)[23]), "=r"((r)[24]), "=r"((r)[25]), "=r"((r)[26]), "=r"((r)[27]),    \
    "=r"((r)[28]), "=r"((r)[29]), "=r"((r)[30]), "=r"((r)[31]), "=r"((r)[32]), "=r"((r)[33]),    \
    "=r"((r)[34]), "=r"((r)[35]), "=r"((r)[36]), "=r"((r)[37]), "=r"((r)[38]), "=r"((r)[39]),    \
    "=r"((r)[40]), "=r"((r)[41]), "=r"((r)[42]), "=r"((r)[43]), "=r"((r)[44]), "=r"((r)[45]),    \
    "=r"((r)[46]), "=r"((r)[47]), "=r"((r)[48]), "=r"((r)[49]), "=r"((r)[50]), "=r"((r)[51]),    \
    "=r"((r)[52]), "=r"((r)[53]), "=r"((r)[54]), "=r"((r)[55]), "=r"((r)[56]), "=r"((r)[57]),    \
    "=r"((r)[58]), "=r"((r)[59]), "=r"((r)[60]), "=r"((r)[61]), "=r"((r)[62]), "=r"((r)[63]),    \
    "=r"((r)[64]), "=r"((r)[65]), "=r"((r)[66]), "=r"((r)[67]), "=r"((r)[68]), "=r"((r)[69]),    \
    "=r"((r)[70]), "=r"((r)[71]), "=r"((r)[72]), "=r"((r)[73]), "=r"((r)[74]), "=r"((r)[75]),    \
    "=r"((r)[76]), "=r"((r)[77]), "=r"((r)[78]), "=r"((r)[79]), "=r"((r)[80]), "=r"((r)[81]),    \
    "=r"((r)[82]), "=r"((r)[83]), "=r"((r)[84]), "=r"((r)[85]), "=r"((r)[86]), "=r"((r)[87]),    \
    "=r"((r)[88]), "=r"((r)[89]), "=r"((r)[90]), "=r"((r)[91]), "=r"((r)[92]), "=r"((r)[93]),    \
    "=r"((r)[94]), "=r"((r)[95]), "=r"((r)[96]), "=r"((r)[97]), "=r"((r)[98]), "=r"((r)[99]),    \
    "=r"((r)[100]), "=r"((r)[101]), "=r"((r)[102]), "=r"((r)[103]), "=r"((r)[104]),              \
    "=r"((r)[105]), "=r"((r)[106]), "=r"((r)[107]), "=r"((r)[108]), "=r"((r)[109]),              \
    "=r"((r)[110]), "=r"((r)[111]), "=r"((r)[112]), "=r"((r)[113]), "=r"((r)[114]),              \
    "=r"((r)[115]), "=r"((r)[116]), "=r"((r)[117]), "=r"((r)[118]), "=r"((r)[119]),              \
    "=r"((r)[120]), "=r"((r)[121]), "=r"((r)[122]), "=r"((r)[123]), "=r"((r)[124]),              \
    "=r"((r)[125]), "=r"((r)[126]), "=r"((r)[127])
#define MGPU__TMEM_IN_1(r) "r"((r)[0])
#define MGPU__TMEM_IN_2(r) "r"((r)[0]), "r"((r)[1])
#define MGPU__TMEM_IN_4(r) "r"((r)[0]), "r"((r)[1]), "r"((r)[2]), "r"((r)[3])
#define MGPU__TMEM_IN_8(r) "r"((r)[0]), "r"((r)[1]), "r"((r)[2]), "r"((r)[3]), "r"((r)[4]),      \
    "r"((r)[5]), "r"((r)[6]), "r"((r)[7])
#define MGPU__TMEM_IN_16(r) "r"((r)[0]), "r"((r)[1]), "r"((r)[2]), "r"((r)[3]), "r"((r)[4]),     \
    "r"((r)[5]), "r"((r)[6]), "r"((r)[7]), "r"((r)[8]), "r"((r)[9]), "r"((r)[10]), "r"((r)[11]), \
    "r"((r)[12]), "r"((r)[13]), "r"((r)[14]), "r"((r)[15])
#define MGPU__TMEM_IN_32(r) "r"((r)[0]), "r"((r)[1]), "r"((r)[2]), "r"((r)[3]), "r"((r)[4]),     \
    "r"((r)[5]), "r"((r)[6]), "r"((r)[7]), "r"((r)[8]), "r"((r)[9]), "r"((r)[10]), "r"((r)[11]), \
    "r"((r)[12]), "r"((r)[13]), "r"((r)[14]), "r"((r)[15]), "r"((r)[16]), "r"((r)[17]),          \
    "r"((r)[18]), "r"((r)[19]), "r"((r)[20]), "r"((r)[21]), "r"((r)[22]), "r"((r)[23]),          \
    "r"((r)[24]), "r"((r)[25]), "r"((r)[26]), "r"((r)[27]), "r"((r)[28]), "r"((r)[29]),          \
    "r"((r)[30]), "r"((r)[31])
#define MGPU__TMEM_IN_64(r) "r"((r)[0]), "r"((r)[1]), "r"((r)[2]), "r"((r)[3]), "r"((r)[4]),     \
    "r"((r)[5]), "r"((r)[6]), "r"((r)[7]), "r"((r)[8]), "r"((r)[9]), "r"((r)[10]), "r"((r)[11]), \
    "r"((r)[12]), "r"((r)[13]), "r"((r)[14]), "r"((r)[15]), "r"((r)[16]), "r"((r)[17]),          \
    "r"((r)[18]), "r"((r)[19]), "r"((r)[20]), "r"((r)[21]), "r"((r)[22]), "r"((r)[23]),          \
    "r"((r)[24]), "r"((r)[25]), "r"((r)[26]), "r"((r)[27]), "r"((r)[28]), "r"((r)[29]),          \
    "r"((r)[30]), "r"((r)[31]), "r"((r)[32]), "r"((r)[33]), "r"((r)[34]), "r"((r)[35]),          \
    "r"((r)[36]), "r"((r)[37]), "r"((r)[38]), "r"((r)[39]), "r"((r)[40]), "r"((r)[41]),          \
    "r"((r)[42]), "r"((r)[43]), "r"((r)[44]), "r"((r)[45]), "r"((r)[46]), "r"((r)[47]),          \
    "r"((r)[48]), "r"((r)[49]), "r"((r)[50]), "r"((r)[51]), "r"((r)[52]), "r"((r)[53]),          \
    "r"((r)[54]), "r"((r)[55]), "r"((r)[56]), "r"((r)[57]), "r"((r)[58]), "r"((r)[59]),          \
    "r"((r)[60]), "r"((r)[61]), "r"((r)[62]), "r"((r)[63])
#define MGPU__TMEM_IN_128(r) "r"((r)[0]), "r"((r)[1]), "r"((r)[2]), "r"((r)[3]), "r"((r)[4]),    \
    "r"((r)[5]), "r"((r)[6]), "r"((r)[7]), "r"((r)[8]), "r"((r)[9]), "r"((r)[10]), "r"((r)[11]), \
    "r"((r)[12]), "r"((r)[13]), "r"((r)[14]), "r"((r)[15]), "r"((r)[16]), "r"((r)[17]),          \
    "r"((r)[18]), "r"((r)[19]), "r"((r)[20]), "r"((r)[21]), "r"((r)[22]), "r"((r)[23]),          \
    "r"((r)[24]), "r"((r)[25]), "r"((r)[26]), "r"((r)[27]), "r"((r)[28]), "r"((r)[29]),          \
    "r"((r)[30]), "r"((r)[31]), "r"((r)[32]), "r"((r)[33]), "r"((r)[34]), "r"((r)[35]),          \
    "r"((r)[36]), "r"((r)[37]), "r"((r)[38]), "r"((r)[39]), "r"((r)[40]), "r"((r)[41]),          \
    "r"((r)[42]), "r"((r)[43]), "r"((r)[44]), "r"((r)[45]), "r"((r)[46]), "r"((r)[47]),          \
    "r"((r)[48]), "r"((r)[49]), "r"((r)[50]), "r"((r)[51]), "r"((r)[52]), "r"((r)[53]),          \
    "r"((r)[54]), "r"((r)[55]), "r"((r)[56]), "r"((r)[57]), "r"((r)[58]), "r"((r)[59]),          \
    "r"((r)[60]), "r"((r)[61]), "r"((r)[62]), "r"((r)[63]), "r"((r)[64]), "r"((r)[65]),          \
    "r"((r)[66]), "r"((r)[67]), "r"((r)[68]), "r"((r)[69]), "r"((r)[70]), "r"((r)[71]),          \
    "r"((r)[72]), "r"((r)[73]), "r"((r)[74]), "r"((r)[75]), "r"((r)[76]), "r"((r)[77]),          \
    "r"((r)[78]), "r"((r)[79]), "r"((r)[80]), "r"((r)[81]), "r"((r)[82]), "r"((r)[83]),          \
    "r"((r)[84]), "r"((r)[85]), "r"((r)[86]), "r"((r)[87]), "r"((r)[88]), "r"((r)[89]),          \
    "r"((r)[90]), "r"((r)[91]), "r"((r)[92]), "r"((r)[93]), "r"((r)[94]), "r"((r)[95]),          \
    "r"((r)[96]), "r"((r)[97]), "r"((r)[98]), "r"((r)[99]), "r"((r)[100]), "r"((r)[101]),        \
    "r"((r)[102]), "r"((r)[103]), "r"((r)[104]), "r"((r)[105]), "r"((r)[106]), "r"((r)[107]),    \
    "r"((r)[108]), "r"((r)[109]), "r"((r)[110]), "r"((r)[111]), "r"((r)[112]), "r"((r)[113]),    \
    "r"((r)[114]), "r"((r)[115]), "r"((r)[116]), "r"((r)[117]), "r"((r)[118]), "r"((r)[119]),    \
    "r"((r)[120]), "r"((r)[121]), "r"((r)[122]), "r"((r)[123]), "r"((r)[124]), "r"((r)[125]),    \
    "r"((r)[126]), "r"((r)[127])
#define MGPU__TMEM_BOTH_1(r) "+r"((r)[0])
#define MGPU__TMEM_BOTH_2(r) "+r"((r)[0]), "+r"((r)[1])
#define MGPU__TMEM_BOTH_4(r) "+r"((r)[0]), "+r"((r)[1]), "+r"((r)[2]), "+r"((r)[3])
#define MGPU__TMEM_BOTH_8(r) "+r"((r)[0]), "+r"((r)[1]), "+r"((r)[2]), "+r"((r)[3]),             \
    "+r"((r)[4]), "+r"((r)[5]), "+r"((r)[6]), "+r"((r)[7])
#define MGPU__TMEM_BOTH_16(r) "+r"((r)[0]), "+r"((r)[1]), "+r"((r)[2]), "+r"((r)[3]),            \
    "+r"((r)[4]), "+r"((r)[5]), "+r"((r)[6]), "+r"((r)[7]), "+r"((r)[8]), "+r"((r)[9]),          \
    "+r"((r)[10]), "+r"((r)[11]), "+r"((r)[12]), "+r"((r)[13]), "+r"((r)[14]), "+r"((r)[15])
#define MGPU__TMEM_BOTH_32(r) "+r"((r)[0]), "+r"((r)[1]), "+r"((r)[2]), "+r"((r)[3]),            \
    "+r"((r)[4]), "+r"((r)[5]), "+r"((r)[6]), "+r"((r)[7]), "+r"((r)[8]), "+r"((r)[9]),          \
    "+r"((r)[10]), "+r"((r)[11]), "+r"((r)[12]), "+r"((r)[13]), "+r"((r)[14]), "+r"((r)[15]),    \
    "+r"((r)[16]), "+r"((r)[17]), "+r"((r)[18]), "+r"((r)[19]), "+r"((r)[20]), "+r"((r)[21]),    \
    "+r"((r)[22]), "+r"((r)[23]), "+r"((r)[24]), "+r"((r)[25]), "+r"((r)[26]), "+r"((r)[27]),    \
    "+r"((r)[28]), "+r"((r)[29]), "+r"((r)[30]), "+r"((r)[31])
#define MGPU__TMEM_BOTH_64(r) "+r"((r)[0]), "+r"((r)[1]), "+r"((r)[2]), "+r"((r)[3]),            \
    "+r"((r)[4]), "+r"((r)[5]), "+r"((r)[6]), "+r"((r)[7]), "+r"((r)[8]), "+r"((r)[9]),          \
    "+r"((r)[10]), "+r"((r)[11]), "+r"((r)[12]), "+r"((r)[13]), "+r"((r)[14]), "+r"((r)[15]),    \
    "+r"((r)[16]), "+r"((r)[17]), "+r"((r)[18]), "+r"((r)[19]), "+r"((r)[20]), "+r"((r)[21]),    \
    "+r"((r)[22]), "+r"((r)[23]), "+r"((r)[24]), "+r"((r)[25]), "+r"((r)[26]), "+r"((r)[27]),    \
    "+r"((r)[28]), "+r"((r)[29]), "+r"((r)[30]), "+r"((r)[31]), "+r"((r)[32]), "+r"((r)[33]),    \
    "+r"((r)[34]), "+r"((r)[35]), "+r"((r)[36]), "+r"((r)[37]), "+r"((r)[38]), "+r"((r)[39]),    \
    "+r"((r)[40]), "+r"((r)[41]), "+r"((r)[42]), "+r"((r)[43]), "+r"((r)[44]), "+r"((r)[45]),    \
    "+r"((r)[46]), "+r"((r)[47]), "+r"((r)[48]), "+r"((r)[49]), "+r"((r)[50]), "+r"((r)[51]),    \
    "+r"((r)[52]), "+r"((r)[53]), "+r"((r)[54]), "+r"((r)[55]), "+r"((r)[56]), "+r"((r)[57]),    \
    "+r"((r)[58]), "+r"((r)[59]), "+r"((r)[60]), "+r"((r)[61]), "+r"((r)[62]), "+r"((r)[63])
#define MGPU__TMEM_BOTH_128(r) "+r"((r)[0]), "+r"((r)[1]), "+r"((r)[2]), "+r"((r)[3]),           \
    "+r"((r)[4]), "+r"((r)[5]), "+r"((r)[6]), "+r"((r)[7]), "+r"((r)[8]), "+r"((r)[9]),          \
    "+r"((r)[10]), "+r"((r)[11]), "+r"((r)[12]), "+r"((r)[13]), "+r"((r)[14]), "+r"((r)[15]),    \
    "+r"((r)[16]), "+r"((r)[17]), "+r"((r)[18]), "+r"((r)[19]), "+r"((r)[20]), "+r"((r)[21]),    \
    "+r"((r)[22]), "+r"((r)[23]), "+r"((r)[24]), "+r"((r)[25]), "+r"((r)[26]), "+r"((r)[27]),    \
    "+r"((r)[28]), "+r"((r)[29]), "+r"((r)[30]), "+r"((r)[31]), "+r"((r)[32]), "+r"((r)[33]),    \
    "+r"((r)[34]), "+r"((r)[35]), "+r"((r)[36]), "+r"((r)[37]), "+r"((r)[38]), "+r"((r)[39]),    \
    "+r"((r)[40]), "+r"((r)[41]), "+r"((r)[42]), "+r"((r)[43]), "+r"((r)[44]), "+r"((r)[45]),    \
    "+r"((r)[46]), "+r"((r)[47]), "+r"((r)[48]), "+r"((r)[49]), "+r"((r)[50]), "+r"((r)[51]),    \
    "+r"((r)[52]), "+r"((r)[53]), "+r"((r)[54]), "+r"((r)[55]), "+r"((r)[56]), "+r"((r)[57]),    \
    "+r"((r)[58]), "+r"((r)[59]), "+r"((r)[60]), "+r"((r)[61]), "+r"((r)[62]), "+r"((r)[63]),    \
    "+r"((r)[64]), "+r"((r)[65]), "+r"((r)[66]), "+r"((r)[67]), "+r"((r)[68]), "+r"((r)[69]),    \
    "+r"((r)[70]), "+r"((r)[71]), "+r"((r)[72]), "+r"((r)[73]), "+r"((r)[74]), "+r"((r)[75]),    \
    "+r"((r)[76]), "+r"((r)[77]), "+r"((r)[78]), "+r"((r)[79]), "+r"((r)[80]), "+r"((r)[81]),    \
    "+r"((r)[82]), "+r"((r)[83]), "+r"((r)[84]), "+r"((r)[85]), "+r"((r)[86]), "+r"((r)[87]),    \
    "+r"((r)[88]), "+r"((r)[89]), "+r"((r)[90]), "+r"((r)[91]), "+r"((r)[92]), "+r"((r)[93]),    \
    "+r"((r)[94]), "+r"((r)[95]), "+r"((r)[96]), "+r"((r)[97]), "+r"((r)[98]), "+r"((r)[99]),    \
    "+r"((r)[100]), "+r"((r)[101]), "+r"((r)[102]), "+r"((r)[103]), "+r"((r)[104]),              \
    "+r"((r)[105]), "+r"((r)[106]), "+r"((r)[107]), "+r"((r)[108]), "+r"((r)[109]),              \
    "+r"((r)[110]), "+r"((r)[111]), "+r"((r)[112]), "+r"((r)[113]), "+r"((r)[114]),              \
    "+r"((r)[115]), "+r"((r)[116]), "+r"((r)[117]), "+r"((r)[118]), "+r"((r)[119]),              \
    "+r"((r)[120]), "+r"((r)[121]), "+r"((r)[122]), "+r"((r)[123]), "+r"((r)[124]),              \
    "+r"((r)[125]), "+r"((r)[126]), "+r"((r)[127])

/* Read and write r[0] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       1 register, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x1(uint32_t r[1])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 1));
#else
    asm volatile("" : MGPU__TMEM_BOTH_1(r)::"memory");
#endif
}

/* Read and write r[0..1] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       2 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x2(uint32_t r[2])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 2));
#else
    asm volatile("" : MGPU__TMEM_BOTH_2(r)::"memory");
#endif
}

/* Read and write r[0..3] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       4 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x4(uint32_t r[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 4));
#else
    asm volatile("" : MGPU__TMEM_BOTH_4(r)::"memory");
#endif
}

/* Read and write r[0..7] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       8 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x8(uint32_t r[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 8));
#else
    asm volatile("" : MGPU__TMEM_BOTH_8(r)::"memory");
#endif
}

/* Read and write r[0..15] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       16 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x16(uint32_t r[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 16));
#else
    asm volatile("" : MGPU__TMEM_BOTH_16(r)::"memory");
#endif
}

/* Read and write r[0..31] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       32 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x32(uint32_t r[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 32));
#else
    asm volatile("" : MGPU__TMEM_BOTH_32(r)::"memory");
#endif
}

/* Read and write r[0..63] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       64 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x64(uint32_t r[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 64));
#else
    asm volatile("" : MGPU__TMEM_BOTH_64(r)::"memory");
#endif
}

/* Read and write r[0..127] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   r       128 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs_x128(uint32_t r[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, 128));
#else
    asm volatile("" : MGPU__TMEM_BOTH_128(r)::"memory");
#endif
}

/* Read and write r[0..x - 1] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   x       a constant, 1, 2, 4, 8, 16, 32, 64 or 128; with another x the file does not
 *           assemble
 *   r       x registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_tmem_regs(uint32_t x, uint32_t *r)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(r, x));
#else
    switch (x) {
    case 1:
        mgpu_tmem_regs_x1(r);
        break;
    case 2:
        mgpu_tmem_regs_x2(r);
        break;
    case 4:
        mgpu_tmem_regs_x4(r);
        break;
    case 8:
        mgpu_tmem_regs_x8(r);
        break;
    case 16:
        mgpu_tmem_regs_x16(r);
        break;
    case 32:
        mgpu_tmem_regs_x32(r);
        break;
    case 64:
        mgpu_tmem_regs_x64(r);
        break;
    case 128:
        mgpu_tmem_regs_x128(r);
        break;
    default:
        MGPU__REFUSE("mgpu: x of mgpu_tmem_regs is a power of two from 1 to 128, a constant");
    }
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_tmem_regs_x1(...) mgpu_tmem_regs_x1(MGPU__HOLDS(1, __VA_ARGS__))
#define mgpu_tmem_regs_x2(...) mgpu_tmem_regs_x2(MGPU__HOLDS(2, __VA_ARGS__))
#define mgpu_tmem_regs_x4(...) mgpu_tmem_regs_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_tmem_regs_x8(...) mgpu_tmem_regs_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_tmem_regs_x16(...) mgpu_tmem_regs_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_tmem_regs_x32(...) mgpu_tmem_regs_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_tmem_regs_x64(...) mgpu_tmem_regs_x64(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_tmem_regs_x128(...) mgpu_tmem_regs_x128(MGPU__HOLDS(128, __VA_ARGS__))
#define mgpu_tmem_regs(x, ...) mgpu_tmem_regs(x, MGPU__HOLDS((x), __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TCGEN05_REGS_GEN_H */
