/* tests/emu/unit/test_plain_example.c - an example whose plain accesses are counted: its main() has another name.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/mgpu.h>

MGPU_EXTERN_C int tsan_example(void);
#define main tsan_example
#include "../../../examples/03_tma_tile.cu"
