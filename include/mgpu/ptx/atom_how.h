/* mgpu/ptx/atom_how.h - order and scope of an atomic, as one constant.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_atom_global_add_u32(MGPU_ACQ_REL_GPU, p, 1)      atom.acq_rel.gpu.global.add.u32
 *
 *                _CTA    this CTA         _GPU   this GPU
 *                _CLUSTER  the cluster    _SYS   all GPUs, and the host
 *
 * For the functions of atom_any.h, atom_vector.h and atom_vector_half.h.
 */
#ifndef MGPU_PTX_ATOM_HOW_H
#define MGPU_PTX_ATOM_HOW_H

#include "../config.h"

#if MGPU_HAS_DEVICE

/* Order and scope, for the functions whose first argument that is. red has the first eight. */
enum {
    MGPU_RELAXED_CTA, /* orders nothing else; this CTA */
    MGPU_RELAXED_CLUSTER,
    MGPU_RELAXED_GPU,
    MGPU_RELAXED_SYS,
    MGPU_RELEASE_CTA, /* who acquires the value sees all that this thread wrote before */
    MGPU_RELEASE_CLUSTER,
    MGPU_RELEASE_GPU,
    MGPU_RELEASE_SYS,
    MGPU_ACQUIRE_CTA, /* what was released with the value before is visible after */
    MGPU_ACQUIRE_CLUSTER,
    MGPU_ACQUIRE_GPU,
    MGPU_ACQUIRE_SYS,
    MGPU_ACQ_REL_CTA, /* both */
    MGPU_ACQ_REL_CLUSTER,
    MGPU_ACQ_REL_GPU,
    MGPU_ACQ_REL_SYS
};

#if !MGPU_EMULATE
/* One of the first eight, or of the others: `before`, the instruction with its order and scope,
 * `rest`, and then its operands. */
#define MGPU__ATOM_CASE(n, words, rest, ...)                                                   \
    case n:                                                                                    \
        asm volatile(words rest:__VA_ARGS__ : "memory");                                       \
        break;
#define MGPU__ATOM_WEAKER(word, rest, ...)                                                     \
    MGPU__ATOM_CASE(MGPU_RELAXED_CTA, word ".relaxed.cta", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_RELAXED_CLUSTER, word ".relaxed.cluster", rest, __VA_ARGS__)          \
    MGPU__ATOM_CASE(MGPU_RELAXED_GPU, word ".relaxed.gpu", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_RELAXED_SYS, word ".relaxed.sys", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_RELEASE_CTA, word ".release.cta", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_RELEASE_CLUSTER, word ".release.cluster", rest, __VA_ARGS__)          \
    MGPU__ATOM_CASE(MGPU_RELEASE_GPU, word ".release.gpu", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_RELEASE_SYS, word ".release.sys", rest, __VA_ARGS__)
#define MGPU__ATOM_STRONGER(word, rest, ...)                                                   \
    MGPU__ATOM_CASE(MGPU_ACQUIRE_CTA, word ".acquire.cta", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_ACQUIRE_CLUSTER, word ".acquire.cluster", rest, __VA_ARGS__)          \
    MGPU__ATOM_CASE(MGPU_ACQUIRE_GPU, word ".acquire.gpu", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_ACQUIRE_SYS, word ".acquire.sys", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_ACQ_REL_CTA, word ".acq_rel.cta", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_ACQ_REL_CLUSTER, word ".acq_rel.cluster", rest, __VA_ARGS__)          \
    MGPU__ATOM_CASE(MGPU_ACQ_REL_GPU, word ".acq_rel.gpu", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_ACQ_REL_SYS, word ".acq_rel.sys", rest, __VA_ARGS__)
#define MGPU__ATOM_BAD                                                                         \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: order and scope of an atomic are one of MGPU_RELAXED_CTA to "      \
                     "MGPU_ACQ_REL_SYS, of a red to MGPU_RELEASE_SYS, a constant");
#define MGPU__ATOM_FOLD(how, before, rest, ...)                                                \
    switch (how) {                                                                             \
        MGPU__ATOM_WEAKER(before "atom", rest, __VA_ARGS__)                                    \
        MGPU__ATOM_STRONGER(before "atom", rest, __VA_ARGS__)                                  \
        MGPU__ATOM_BAD                                                                         \
    }
#define MGPU__RED_FOLD(how, before, rest, ...)                                                 \
    switch (how) {                                                                             \
        MGPU__ATOM_WEAKER(before "red", rest, __VA_ARGS__)                                     \
        MGPU__ATOM_BAD                                                                         \
    }
#endif

#endif /* MGPU_HAS_DEVICE */

#endif /* MGPU_PTX_ATOM_HOW_H */
