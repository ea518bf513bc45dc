/* tests/emu/check/field/field.h - a bug's fixed twin has its number and FIXED.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_CHECK_FIELD_FIELD_H
#define MGPU_TESTS_EMU_CHECK_FIELD_FIELD_H

#include "../tiny.h"

enum { FIXED = 100 };

#endif /* MGPU_TESTS_EMU_CHECK_FIELD_FIELD_H */
