/* tests/kernel_headers.h - what kernels include that are compiled instrumented; gcc reads it once for all of them.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/blackwell.h>
#include <mgpu/mgpu.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
