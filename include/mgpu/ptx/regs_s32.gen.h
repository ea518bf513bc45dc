/* mgpu/ptx/regs_s32.gen.h - registers by name: they hold what is in flight in its place.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/regs.py. As regs.gen.h, for the accumulators of integers; mgpu.h leaves it out.
 *
 *     mgpu_wgmma_wait_group(0);      the wait names no register ...
 *     mgpu_regs_s32_x32(d);          ... so d is named here
 */
#ifndef MGPU_PTX_REGS_S32_GEN_H
#define MGPU_PTX_REGS_S32_GEN_H

#include "regs.gen.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* wgmma_elsewhere.gen.h made sentences of them. */
#undef mgpu_regs_s32_x4
#undef mgpu_regs_s32_x8
#undef mgpu_regs_s32_x12
#undef mgpu_regs_s32_x16
#undef mgpu_regs_s32_x24
#undef mgpu_regs_s32_x32
#undef mgpu_regs_s32_x40
#undef mgpu_regs_s32_x48
#undef mgpu_regs_s32_x56
#undef mgpu_regs_s32_x64
#undef mgpu_regs_s32_x72
#undef mgpu_regs_s32_x80
#undef mgpu_regs_s32_x88
#undef mgpu_regs_s32_x96
#undef mgpu_regs_s32_x104
#undef mgpu_regs_s32_x112
#undef mgpu_regs_s32_x120
#undef mgpu_regs_s32_x128

/* The registers of the array d, as read-write operands of an asm, and in its text, where they are the first.
 * nvcc's pass for the host drops every body of the device, but reads it first: there they are short. */
#if defined(__NVCC__) && !MGPU_DEVICE_PASS
#define MGPU__D_S32_4 "+r"(d[0])
#define MGPU__D_S32_8 "+r"(d[0])
#define MGPU__D_S32_12 "+r"(d[0])
#define MGPU__D_S32_16 "+r"(d[0])
#define MGPU__D_S32_24 "+r"(d[0])
#define MGPU__D_S32_32 "+r"(d[0])
#define MGPU__D_S32_40 "+r"(d[0])
#define MGPU__D_S32_48 "+r"(d[0])
#define MGPU__D_S32_56 "+r"(d[0])
#define MGPU__D_S32_64 "+r"(d[0])
#define MGPU__D_S32_72 "+r"(d[0])
#define MGPU__D_S32_80 "+r"(d[0])
#define MGPU__D_S32_88 "+r"(d[0])
#define MGPU__D_S32_96 "+r"(d[0])
#define MGPU__D_S32_104 "+r"(d[0])
#define MGPU__D_S32_112 "+r"(d[0])
#define MGPU__D_S32_120 "+r"(d[0])
#define MGPU__D_S32_128 "+r"(d[0])
#else
#define MGPU__D_S32_4 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3])
#define MGPU__D_S32_8 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7])
#define MGPU__D_S32_12 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11])
#define MGPU__D_S32_16 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15])
#define MGPU__D_S32_24 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23])
#define MGPU__D_S32_32 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31])
#define MGPU__D_S32_40 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39])
#define MGPU__D_S32_48 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47])
#define MGPU__D_S32_56 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55])
#define MGPU__D_S32_64 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63])
#define MGPU__D_S32_72 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71])
#define MGPU__D_S32_80 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79])
#define MGPU__D_S32_88 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]), "+r"(d[85]), "+r"(d[86]), "+r"(d[87])
#define MGPU__D_S32_96 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]), "+r"(d[85]), "+r"(d[86]), "+r"(d[87]), "+r"(d[88]), "+r"(d[89]), "+r"(d[90]), "+r"(d[91]), "+r"(d[92]), "+r"(d[93]), "+r"(d[94]), "+r"(d[95])
#define MGPU__D_S32_104 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]), "+r"(d[85]), "+r"(d[86]), "+r"(d[87]), "+r"(d[88]), "+r"(d[89]), "+r"(d[90]), "+r"(d[91]), "+r"(d[92]), "+r"(d[93]), "+r"(d[94]), "+r"(d[95]), "+r"(d[96]), "+r"(d[97]), "+r"(d[98]), "+r"(d[99]), "+r"(d[100]), "+r"(d[101]), "+r"(d[102]), "+r"(d[103])
#define MGPU__D_S32_112 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]), "+r"(d[85]), "+r"(d[86]), "+r"(d[87]), "+r"(d[88]), "+r"(d[89]), "+r"(d[90]), "+r"(d[91]), "+r"(d[92]), "+r"(d[93]), "+r"(d[94]), "+r"(d[95]), "+r"(d[96]), "+r"(d[97]), "+r"(d[98]), "+r"(d[99]), "+r"(d[100]), "+r"(d[101]), "+r"(d[102]), "+r"(d[103]), "+r"(d[104]), "+r"(d[105]), "+r"(d[106]), "+r"(d[107]), "+r"(d[108]), "+r"(d[109]), "+r"(d[110]), "+r"(d[111])
#define MGPU__D_S32_120 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]), "+r"(d[85]), "+r"(d[86]), "+r"(d[87]), "+r"(d[88]), "+r"(d[89]), "+r"(d[90]), "+r"(d[91]), "+r"(d[92]), "+r"(d[93]), "+r"(d[94]), "+r"(d[95]), "+r"(d[96]), "+r"(d[97]), "+r"(d[98]), "+r"(d[99]), "+r"(d[100]), "+r"(d[101]), "+r"(d[102]), "+r"(d[103]), "+r"(d[104]), "+r"(d[105]), "+r"(d[106]), "+r"(d[107]), "+r"(d[108]), "+r"(d[109]), "+r"(d[110]), "+r"(d[111]), "+r"(d[112]), "+r"(d[113]), "+r"(d[114]), "+r"(d[115]), "+r"(d[116]), "+r"(d[117]), "+r"(d[118]), "+r"(d[119])
#define MGPU__D_S32_128 "+r"(d[0]), "+r"(d[1]), "+r"(d[2]), "+r"(d[3]), "+r"(d[4]), "+r"(d[5]), "+r"(d[6]), "+r"(d[7]), "+r"(d[8]), "+r"(d[9]), "+r"(d[10]), "+r"(d[11]), "+r"(d[12]), "+r"(d[13]), "+r"(d[14]), "+r"(d[15]), "+r"(d[16]), "+r"(d[17]), "+r"(d[18]), "+r"(d[19]), "+r"(d[20]), "+r"(d[21]), "+r"(d[22]), "+r"(d[23]), "+r"(d[24]), "+r"(d[25]), "+r"(d[26]), "+r"(d[27]), "+r"(d[28]), "+r"(d[29]), "+r"(d[30]), "+r"(d[31]), "+r"(d[32]), "+r"(d[33]), "+r"(d[34]), "+r"(d[35]), "+r"(d[36]), "+r"(d[37]), "+r"(d[38]), "+r"(d[39]), "+r"(d[40]), "+r"(d[41]), "+r"(d[42]), "+r"(d[43]), "+r"(d[44]), "+r"(d[45]), "+r"(d[46]), "+r"(d[47]), "+r"(d[48]), "+r"(d[49]), "+r"(d[50]), "+r"(d[51]), "+r"(d[52]), "+r"(d[53]), "+r"(d[54]), "+r"(d[55]), "+r"(d[56]), "+r"(d[57]), "+r"(d[58]), "+r"(d[59]), "+r"(d[60]), "+r"(d[61]), "+r"(d[62]), "+r"(d[63]), "+r"(d[64]), "+r"(d[65]), "+r"(d[66]), "+r"(d[67]), "+r"(d[68]), "+r"(d[69]), "+r"(d[70]), "+r"(d[71]), "+r"(d[72]), "+r"(d[73]), "+r"(d[74]), "+r"(d[75]), "+r"(d[76]), "+r"(d[77]), "+r"(d[78]), "+r"(d[79]), "+r"(d[80]), "+r"(d[81]), "+r"(d[82]), "+r"(d[83]), "+r"(d[84]), "+r"(d[85]), "+r"(d[86]), "+r"(d[87]), "+r"(d[88]), "+r"(d[89]), "+r"(d[90]), "+r"(d[91]), "+r"(d[92]), "+r"(d[93]), "+r"(d[94]), "+r"(d[95]), "+r"(d[96]), "+r"(d[97]), "+r"(d[98]), "+r"(d[99]), "+r"(d[100]), "+r"(d[101]), "+r"(d[102]), "+r"(d[103]), "+r"(d[104]), "+r"(d[105]), "+r"(d[106]), "+r"(d[107]), "+r"(d[108]), "+r"(d[109]), "+r"(d[110]), "+r"(d[111]), "+r"(d[112]), "+r"(d[113]), "+r"(d[114]), "+r"(d[115]), "+r"(d[116]), "+r"(d[117]), "+r"(d[118]), "+r"(d[119]), "+r"(d[120]), "+r"(d[121]), "+r"(d[122]), "+r"(d[123]), "+r"(d[124]), "+r"(d[125]), "+r"(d[126]), "+r"(d[127])
#endif

#endif /* MGPU_HAS_DEVICE */

#if MGPU_HAS_DEVICE

/* Read and write d[0..3] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       4 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x4(int32_t d[4])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 4));
#else
    asm volatile("" : MGPU__D_S32_4::"memory");
#endif
}

/* Read and write d[0..7] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       8 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x8(int32_t d[8])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 8));
#else
    asm volatile("" : MGPU__D_S32_8::"memory");
#endif
}

/* Read and write d[0..11] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       12 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x12(int32_t d[12])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 12));
#else
    asm volatile("" : MGPU__D_S32_12::"memory");
#endif
}

/* Read and write d[0..15] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       16 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x16(int32_t d[16])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 16));
#else
    asm volatile("" : MGPU__D_S32_16::"memory");
#endif
}

/* Read and write d[0..23] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       24 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x24(int32_t d[24])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 24));
#else
    asm volatile("" : MGPU__D_S32_24::"memory");
#endif
}

/* Read and write d[0..31] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       32 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x32(int32_t d[32])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 32));
#else
    asm volatile("" : MGPU__D_S32_32::"memory");
#endif
}

/* Read and write d[0..39] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       40 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x40(int32_t d[40])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 40));
#else
    asm volatile("" : MGPU__D_S32_40::"memory");
#endif
}

/* Read and write d[0..47] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       48 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x48(int32_t d[48])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 48));
#else
    asm volatile("" : MGPU__D_S32_48::"memory");
#endif
}

/* Read and write d[0..55] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       56 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x56(int32_t d[56])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 56));
#else
    asm volatile("" : MGPU__D_S32_56::"memory");
#endif
}

/* Read and write d[0..63] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       64 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x64(int32_t d[64])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 64));
#else
    asm volatile("" : MGPU__D_S32_64::"memory");
#endif
}

/* Read and write d[0..71] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       72 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x72(int32_t d[72])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 72));
#else
    asm volatile("" : MGPU__D_S32_72::"memory");
#endif
}

/* Read and write d[0..79] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       80 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x80(int32_t d[80])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 80));
#else
    asm volatile("" : MGPU__D_S32_80::"memory");
#endif
}

/* Read and write d[0..87] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       88 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x88(int32_t d[88])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 88));
#else
    asm volatile("" : MGPU__D_S32_88::"memory");
#endif
}

/* Read and write d[0..95] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       96 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x96(int32_t d[96])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 96));
#else
    asm volatile("" : MGPU__D_S32_96::"memory");
#endif
}

/* Read and write d[0..103] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       104 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x104(int32_t d[104])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 104));
#else
    asm volatile("" : MGPU__D_S32_104::"memory");
#endif
}

/* Read and write d[0..111] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       112 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x112(int32_t d[112])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 112));
#else
    asm volatile("" : MGPU__D_S32_112::"memory");
#endif
}

/* Read and write d[0..119] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       120 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x120(int32_t d[120])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 120));
#else
    asm volatile("" : MGPU__D_S32_120::"memory");
#endif
}

/* Read and write d[0..127] here, for the compiler alone.
 *   ptx     (no instruction)
 *   needs   PTX 8.0, sm_80
 *   by      any thread
 *   d       128 registers, none of them in flight
 */
MGPU_DEVICE void
mgpu_regs_s32_x128(int32_t d[128])
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_regs(d, 128));
#else
    asm volatile("" : MGPU__D_S32_128::"memory");
#endif
}

#if MGPU_EMULATE /* arrays as long as they must be: MGPU__HOLDS in emu/api.h */
#define mgpu_regs_s32_x4(...) mgpu_regs_s32_x4(MGPU__HOLDS(4, __VA_ARGS__))
#define mgpu_regs_s32_x8(...) mgpu_regs_s32_x8(MGPU__HOLDS(8, __VA_ARGS__))
#define mgpu_regs_s32_x12(...) mgpu_regs_s32_x12(MGPU__HOLDS(12, __VA_ARGS__))
#define mgpu_regs_s32_x16(...) mgpu_regs_s32_x16(MGPU__HOLDS(16, __VA_ARGS__))
#define mgpu_regs_s32_x24(...) mgpu_regs_s32_x24(MGPU__HOLDS(24, __VA_ARGS__))
#define mgpu_regs_s32_x32(...) mgpu_regs_s32_x32(MGPU__HOLDS(32, __VA_ARGS__))
#define mgpu_regs_s32_x40(...) mgpu_regs_s32_x40(MGPU__HOLDS(40, __VA_ARGS__))
#define mgpu_regs_s32_x48(...) mgpu_regs_s32_x48(MGPU__HOLDS(48, __VA_ARGS__))
#define mgpu_regs_s32_x56(...) mgpu_regs_s32_x56(MGPU__HOLDS(56, __VA_ARGS__))
#define mgpu_regs_s32_x64(...) mgpu_regs_s32_x64(MGPU__HOLDS(64, __VA_ARGS__))
#define mgpu_regs_s32_x72(...) mgpu_regs_s32_x72(MGPU__HOLDS(72, __VA_ARGS__))
#define mgpu_regs_s32_x80(...) mgpu_regs_s32_x80(MGPU__HOLDS(80, __VA_ARGS__))
#define mgpu_regs_s32_x88(...) mgpu_regs_s32_x88(MGPU__HOLDS(88, __VA_ARGS__))
#define mgpu_regs_s32_x96(...) mgpu_regs_s32_x96(MGPU__HOLDS(96, __VA_ARGS__))
#define mgpu_regs_s32_x104(...) mgpu_regs_s32_x104(MGPU__HOLDS(104, __VA_ARGS__))
#define mgpu_regs_s32_x112(...) mgpu_regs_s32_x112(MGPU__HOLDS(112, __VA_ARGS__))
#define mgpu_regs_s32_x120(...) mgpu_regs_s32_x120(MGPU__HOLDS(120, __VA_ARGS__))
#define mgpu_regs_s32_x128(...) mgpu_regs_s32_x128(MGPU__HOLDS(128, __VA_ARGS__))
#endif

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_REGS_S32_GEN_H */
