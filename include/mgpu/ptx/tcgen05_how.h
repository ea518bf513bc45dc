/* mgpu/ptx/tcgen05_how.h - words and numbers that a tcgen05.mma takes as constants.
 * SPDX-License-Identifier: MIT
 *
 *     mgpu_tcgen05_mma_f16_ss_collector(d, a, b, idesc, 1, MGPU_COLLECTOR_FILL)     ...collector::a::fill ...
 *
 * Hints: the operand that an instruction reads again is not fetched again. Which results come out does not
 * depend on them, if a use follows a fill of the same operand.
 *
 * For the functions with _collector and _scale_d in their names.
 */
#ifndef MGPU_PTX_TCGEN05_HOW_H
#define MGPU_PTX_TCGEN05_HOW_H

#include "../config.h"

#if MGPU_HAS_DEVICE

/* What becomes of an operand in the collector buffer. */
enum {
    MGPU_COLLECTOR_DISCARD, /* it is not kept; PTX's default */
    MGPU_COLLECTOR_LASTUSE, /* read from the buffer, for the last time */
    MGPU_COLLECTOR_FILL,    /* read from memory, and kept */
    MGPU_COLLECTOR_USE      /* read from the buffer, and kept */
};

#if !MGPU_EMULATE
/* `word` up to the opcode, its collector, `rest`, and then its operands. */
#define MGPU__TENSOR_CASE(n, text, ...)                                                        \
    case n:                                                                                    \
        asm volatile(text : : __VA_ARGS__ : "memory");                                         \
        break;
#define MGPU__TENSOR_USES(word, rest, ...)                                                     \
    MGPU__TENSOR_CASE(MGPU_COLLECTOR_DISCARD, word "::discard" rest, __VA_ARGS__)              \
    MGPU__TENSOR_CASE(MGPU_COLLECTOR_LASTUSE, word "::lastuse" rest, __VA_ARGS__)              \
    MGPU__TENSOR_CASE(MGPU_COLLECTOR_FILL, word "::fill" rest, __VA_ARGS__)                    \
    MGPU__TENSOR_CASE(MGPU_COLLECTOR_USE, word "::use" rest, __VA_ARGS__)
#define MGPU__TENSOR_BAD_USE                                                                   \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the use of a collector is MGPU_COLLECTOR_DISCARD, _LASTUSE, "      \
                     "_FILL or _USE, a constant");
#define MGPU__TENSOR_USE_FOLD(use, word, rest, ...)                                            \
    switch (use) {                                                                             \
        MGPU__TENSOR_USES(word ".collector::a", rest ";}", __VA_ARGS__)                        \
        MGPU__TENSOR_BAD_USE                                                                   \
    }

/* The same of A, and of B behind it: Rubin. */
#define MGPU__TENSOR_BOTH(n, other, word, rest, ...)                                           \
    case n:                                                                                    \
        switch (other) {                                                                       \
            MGPU__TENSOR_USES(word ".collector::b", rest ";}", __VA_ARGS__)                    \
            MGPU__TENSOR_BAD_USE                                                               \
        }                                                                                      \
        break;
#define MGPU__TENSOR_BOTH_FOLD(use, other, word, ...)                                          \
    switch (use) {                                                                             \
        MGPU__TENSOR_BOTH(MGPU_COLLECTOR_DISCARD, other, word ".collector::a::discard",        \
                          __VA_ARGS__)                                                         \
        MGPU__TENSOR_BOTH(MGPU_COLLECTOR_LASTUSE, other, word ".collector::a::lastuse",        \
                          __VA_ARGS__)                                                         \
        MGPU__TENSOR_BOTH(MGPU_COLLECTOR_FILL, other, word ".collector::a::fill", __VA_ARGS__) \
        MGPU__TENSOR_BOTH(MGPU_COLLECTOR_USE, other, word ".collector::a::use", __VA_ARGS__)   \
        MGPU__TENSOR_BAD_USE                                                                   \
    }

/* The same of one of four buffers of .ws. */
#define MGPU__TENSOR_BUFFER(n, use, word, rest, ...)                                           \
    case n:                                                                                    \
        switch (use) {                                                                         \
            MGPU__TENSOR_USES(word ".collector::b" #n, rest ";}", __VA_ARGS__)                 \
            MGPU__TENSOR_BAD_USE                                                               \
        }                                                                                      \
        break;
#define MGPU__TENSOR_BUFFER_FOLD(buffer, use, ...)                                             \
    switch (buffer) {                                                                          \
        MGPU__TENSOR_BUFFER(0, use, __VA_ARGS__)                                               \
        MGPU__TENSOR_BUFFER(1, use, __VA_ARGS__)                                               \
        MGPU__TENSOR_BUFFER(2, use, __VA_ARGS__)                                               \
        MGPU__TENSOR_BUFFER(3, use, __VA_ARGS__)                                               \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the buffer of a collector is 0 to 3, a constant");                 \
    }

/* `text`, then the power of two that D is divided by. */
#define MGPU__TENSOR_SCALES(text, ...)                                                         \
    MGPU__TENSOR_CASE(0, text ", 0;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(1, text ", 1;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(2, text ", 2;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(3, text ", 3;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(4, text ", 4;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(5, text ", 5;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(6, text ", 6;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(7, text ", 7;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(8, text ", 8;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(9, text ", 9;}", __VA_ARGS__)                                            \
    MGPU__TENSOR_CASE(10, text ", 10;}", __VA_ARGS__)                                          \
    MGPU__TENSOR_CASE(11, text ", 11;}", __VA_ARGS__)                                          \
    MGPU__TENSOR_CASE(12, text ", 12;}", __VA_ARGS__)                                          \
    MGPU__TENSOR_CASE(13, text ", 13;}", __VA_ARGS__)                                          \
    MGPU__TENSOR_CASE(14, text ", 14;}", __VA_ARGS__)                                          \
    MGPU__TENSOR_CASE(15, text ", 15;}", __VA_ARGS__)                                          \
    default:                                                                                   \
        MGPU__REFUSE("mgpu: the scale of D is 0 to 15, a constant");
#define MGPU__TENSOR_SCALE_FOLD(scale, text, ...)                                              \
    switch (scale) {                                                                           \
        MGPU__TENSOR_SCALES(text, __VA_ARGS__)                                                 \
    }
#define MGPU__TENSOR_USE_SCALE(n, scale, text, ...)                                            \
    case n:                                                                                    \
        MGPU__TENSOR_SCALE_FOLD(scale, text, __VA_ARGS__)                                      \
        break;
#define MGPU__TENSOR_USE_SCALE_FOLD(use, scale, word, rest, ...)                               \
    switch (use) {                                                                             \
        MGPU__TENSOR_USE_SCALE(MGPU_COLLECTOR_DISCARD, scale,                                  \
                               word ".collector::a::discard" rest, __VA_ARGS__)                \
        MGPU__TENSOR_USE_SCALE(MGPU_COLLECTOR_LASTUSE, scale,                                  \
                               word ".collector::a::lastuse" rest, __VA_ARGS__)                \
        MGPU__TENSOR_USE_SCALE(MGPU_COLLECTOR_FILL, scale, word ".collector::a::fill" rest,    \
                               __VA_ARGS__)                                                    \
        MGPU__TENSOR_USE_SCALE(MGPU_COLLECTOR_USE, scale, word ".collector::a::use" rest,      \
                               __VA_ARGS__)                                                    \
        MGPU__TENSOR_BAD_USE                                                                   \
    }
#endif

#endif /* MGPU_HAS_DEVICE */

#endif /* MGPU_PTX_TCGEN05_HOW_H */
