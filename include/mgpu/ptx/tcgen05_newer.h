/* mgpu/ptx/tcgen05_newer.h - tensor memory and commits of PTX 9.4: columns for one block alone, early news of A (Rubin).
 * SPDX-License-Identifier: MIT
 *
 *     alloc_exclusive               any multiple of 32 columns, of a multiprocessor with one block
 *     commit_sync_restrict_read_mma_a      mma mma mma |  ---- A is read ----> its stage is free
 *     commit                                           |  -------------- all is done ----------> D is there
 *
 * Not in mgpu.h. The assembler of CUDA 13.4 knows it; no Blackwell and no Rubin has run it.
 *
 * Typical use, the stages of A come back earlier than those of B:
 *
 *     mgpu_tcgen05_commit_sync_restrict_read_mma_a(a_empty);
 *     mgpu_tcgen05_commit(b_empty);
 *
 * PTX ISA, "tcgen05.alloc", "tcgen05.commit".
 */
#ifndef MGPU_PTX_TCGEN05_NEWER_H
#define MGPU_PTX_TCGEN05_NEWER_H

#include "../config.h"
#include "tcgen05.h"
#include "tcgen05_newer.gen.h"

#endif /* MGPU_PTX_TCGEN05_NEWER_H */
