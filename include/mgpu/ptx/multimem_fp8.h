/* mgpu/ptx/multimem_fp8.h - sums and extremes of e4m3 and e5m2 over all GPUs of a multicast group: Blackwell.
 * SPDX-License-Identifier: MIT
 *
 *     GPU 0   | e4m3 e4m3 e4m3 e4m3 |
 *     GPU 1   | e4m3 e4m3 e4m3 e4m3 |  ---- the switch ---->  one register of four sums
 *     ...
 *
 * Four elements are a register; _v2 and _v4 are 8 and 16 bytes. _acc_f16 adds in f16 and rounds once. Orders, scopes
 * and addresses are those of multimem.h; stores are its mgpu_multimem_st_b32 and, of vectors, its _v2_f16x2 and _v4_f16x2. There is
 * no multimem.red of these types.
 *
 * Typical use, 16 gradients of all GPUs:
 *
 *     mgpu_multimem_ld_reduce_relaxed_sys_add_acc_f16_v4_e4m3x4(d, p);
 *
 * mgpu.h leaves it out. No Blackwell has run these here. In the model a sum without acc is rounded behind each GPU, and
 * what is too large is the largest number; what a switch does nobody documents.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: multimem.ld_reduce".
 */
#ifndef MGPU_PTX_MULTIMEM_FP8_H
#define MGPU_PTX_MULTIMEM_FP8_H

#include "multimem_fp8.gen.h"

#endif /* MGPU_PTX_MULTIMEM_FP8_H */
