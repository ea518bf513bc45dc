/* model.c - the one file of a program that holds the bodies of the model.
 * SPDX-License-Identifier: MIT
 */
#define MGPU_EMU_IMPLEMENTATION
#include <mgpu/mgpu.h>
