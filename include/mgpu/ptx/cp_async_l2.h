/* mgpu/ptx/cp_async_l2.h - cp.async that lets L2 bring in more than the copy reads.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_cp_async_cg_16_l2_128b(dst, src)      16 bytes; L2 may bring in the 128 around them
 *
 *     cp_async_<ca|cg>_<bytes> _l2_<64b|128b|256b> [_src_size|_ignore_src] [_hint]
 *
 * For rows that are read from end to end in small pieces: the next piece may be in L2 already.
 * It is a hint: what arrives does not depend on it. Everything else is as in cp_async.h, which has the
 * forms without it; mgpu.h leaves this header out, for what it costs at compile time.
 *
 * PTX ISA, "Data Movement and Conversion Instructions: Asynchronous copy: cp.async".
 */
#ifndef MGPU_PTX_CP_ASYNC_L2_H
#define MGPU_PTX_CP_ASYNC_L2_H

#include "cp_async.h"

#include "cp_async_l2.gen.h"

#endif /* MGPU_PTX_CP_ASYNC_L2_H */
