/* mgpu/ptx/bulk_how.h - the scope of a strong bulk copy, as one constant.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_bulk_store_relaxed(MGPU_RELAXED_GPU, dst, src, bytes)     cp.async.bulk.relaxed.gpu....b128
 *
 * The four are in atom_how.h; a copy into shared memory of a peer takes the first two.
 */
#ifndef MGPU_PTX_BULK_HOW_H
#define MGPU_PTX_BULK_HOW_H

#include "../config.h"
#include "atom_how.h"

#if MGPU_HAS_DEVICE && !MGPU_EMULATE

#define MGPU__BULK_NARROW(word, rest, ...)                                                     \
    MGPU__ATOM_CASE(MGPU_RELAXED_CTA, word ".relaxed.cta", rest, __VA_ARGS__)                  \
    MGPU__ATOM_CASE(MGPU_RELAXED_CLUSTER, word ".relaxed.cluster", rest, __VA_ARGS__)
#define MGPU__BULK_FOLD(how, word, rest, ...)                                                  \
    switch (how) {                                                                             \
        MGPU__BULK_NARROW(word, rest, __VA_ARGS__)                                             \
        MGPU__ATOM_CASE(MGPU_RELAXED_GPU, word ".relaxed.gpu", rest, __VA_ARGS__)              \
        MGPU__ATOM_CASE(MGPU_RELAXED_SYS, word ".relaxed.sys", rest, __VA_ARGS__)              \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the scope of a strong bulk copy is one of MGPU_RELAXED_CTA to "    \
                     "MGPU_RELAXED_SYS, a constant");                                          \
    }
#define MGPU__BULK_FOLD_CLUSTER(how, word, rest, ...)                                          \
    switch (how) {                                                                             \
        MGPU__BULK_NARROW(word, rest, __VA_ARGS__)                                             \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the scope of a strong bulk copy into shared memory is "            \
                     "MGPU_RELAXED_CTA or MGPU_RELAXED_CLUSTER, a constant");                  \
    }

#endif

#endif /* MGPU_PTX_BULK_HOW_H */
