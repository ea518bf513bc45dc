/* mgpu/config.h - version, switches, compiler dialects, and what this compilation pass can issue.
 * SPDX-License-Identifier: MIT
 *
 * The only header with #if about compilers and architectures; all others use the words
 * defined here. One source is compiled in one of four ways:
 *
 *     compiler                     MGPU_CUDA_SOURCE  MGPU_EMULATE  what there is
 *     nvcc, clang -x cuda                  1              0        everything, on a GPU
 *     NVRTC                                1              0        the device part
 *     gcc, clang -DMGPU_EMULATE=1          0              1        everything, in the model
 *     gcc, clang                           0              0        layout/ and descriptions
 */
#ifndef MGPU_CONFIG_H
#define MGPU_CONFIG_H

#if defined(MGPU_EMU_IMPLEMENTATION) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE 1 /* the model's file uses POSIX; include mgpu before system headers */
#endif

#if defined(__cplusplus) && __cplusplus < 201703L && !defined(__CUDACC_RTC__)
#error "mgpu: compile as C++17 or newer (-std=c++17)"
#elif !defined(__cplusplus) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 201112L)
#error "mgpu: compile as C11 or newer (-std=c11)"
#endif

#define MGPU_VERSION_MAJOR 0 /* the first number of VERSION */
#define MGPU_VERSION_MINOR 1 /* the second */
#define MGPU_VERSION_PATCH 0 /* the third */
/* All three as one number that grows: 0.1.0 is 100. */
#define MGPU_VERSION                                                                           \
    (MGPU_VERSION_MAJOR * 10000 + MGPU_VERSION_MINOR * 100 + MGPU_VERSION_PATCH)

/* ---- switches: define them before the first mgpu include, or with -D -------------------- */

#ifndef MGPU_EMULATE
#define MGPU_EMULATE 0 /* 1: device functions call the model of the machine (gcc, clang) */
#endif
#ifndef MGPU_DEBUG
#define MGPU_DEBUG                                                                             \
    0 /* 1: waits on the GPU are bounded; those that never end are told and trap, see debug.h */
#endif

#ifndef MGPU_NVRTC_TYPES
#define MGPU_NVRTC_TYPES                                                                       \
    1 /* 0: a source for NVRTC has int8_t to uint64_t and uintptr_t of its own, before mgpu */
#endif

/* ---- which compiler --------------------------------------------------------------------- */

/* 1: nvcc, clang or NVRTC compiles this file for a GPU. */
#if defined(__CUDACC__) || defined(__CUDACC_RTC__) || defined(__CUDA__)
#define MGPU_CUDA_SOURCE 1
#else
#define MGPU_CUDA_SOURCE 0
#endif

#if MGPU_CUDA_SOURCE && MGPU_EMULATE
#error "mgpu: MGPU_EMULATE=1 is for gcc or clang as a C or C++ compiler; nvcc builds for a GPU"
#endif

/* 1: NVRTC compiles this file, which then has no host functions. */
#if defined(__CUDACC_RTC__)
#define MGPU_NVRTC 1
#else
#define MGPU_NVRTC 0
#endif

/* 1: this file is compiled with -fsanitize=thread; in the model, emu/unit/plain.h then sees its plain
 * loads and stores. */
#if defined(__SANITIZE_THREAD__)
#define MGPU__INSTRUMENTED 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define MGPU__INSTRUMENTED 1
#endif
#endif
#if !defined(MGPU__INSTRUMENTED)
#define MGPU__INSTRUMENTED 0
#endif

/* Code of the host, main() say, in a file with a kernel: -fsanitize=thread leaves it as fast as it is.
 * What is MGPU_HOST is so anyway. */
#if !MGPU__INSTRUMENTED
#define MGPU_HOST_ONLY
#elif defined(__clang__)
#define MGPU_HOST_ONLY __attribute__((no_sanitize("thread")))
#else
#define MGPU_HOST_ONLY __attribute__((no_sanitize_thread))
#endif

/* 1: clang before 20 as CUDA compiler; see kernel.h. */
#if defined(__CUDA__) && defined(__clang__) && !defined(__NVCC__)
#define MGPU__NO_GRID_CONSTANT (!__has_attribute(grid_constant))
#else
#define MGPU__NO_GRID_CONSTANT 0
#endif

/* Device functions exist in this translation unit: on a GPU or in the model. */
#define MGPU_HAS_DEVICE (MGPU_CUDA_SOURCE || MGPU_EMULATE)

/* 1: host helpers may call the CUDA runtime. Set it to 1 for a plain C or C++ file that is
 * linked with cudart and has the toolkit's include folder on its path. */
#ifndef MGPU_HOST_CUDA
#define MGPU_HOST_CUDA (MGPU_CUDA_SOURCE && !MGPU_NVRTC)
#endif

#if MGPU_NVRTC && MGPU_NVRTC_TYPES && __has_include(<stdint.h>)
#include <stdint.h> /* of the program, which may have it from there as well */
#elif MGPU_NVRTC && MGPU_NVRTC_TYPES
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned long long uintptr_t;
#elif !MGPU_NVRTC
#include <assert.h> /* static_assert in C11 */
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#endif

/* One declaration with C's linkage. */
#if defined(__cplusplus)
#define MGPU_EXTERN_C       extern "C"
#define MGPU_EXTERN_C_BEGIN extern "C" { /* begin several declarations of that kind */
#define MGPU_EXTERN_C_END   }            /* end them */
#define MGPU_ALIGNAS(n)     alignas(n)   /* alignment to n bytes, before a declaration */
#else
#define MGPU_EXTERN_C extern
#define MGPU_EXTERN_C_BEGIN
#define MGPU_EXTERN_C_END
#define MGPU_ALIGNAS(n) _Alignas(n)
#endif

/* After a declaration: what the linker calls it. The name says what must agree in a program:
 * MGPU__SYMBOL("scale_kernel") is "scale_kernel__MGPU_EMULATE_1__mgpu_0_1_0". Other compilers
 * have no such word, and say nothing. */
#if defined(__GNUC__)
#define MGPU__SYMBOL(name)                                                                     \
    __asm__(name "__MGPU_EMULATE_" MGPU__TEXT(MGPU_EMULATE) "__mgpu_" MGPU__VERSION_TEXT)
#else
#define MGPU__SYMBOL(name)
#endif
#define MGPU__TEXT(word)  MGPU__TEXT_(word)
#define MGPU__TEXT_(word) #word
#define MGPU__VERSION_TEXT                                                                     \
    MGPU__TEXT(MGPU_VERSION_MAJOR)                                                             \
    "_" MGPU__TEXT(MGPU_VERSION_MINOR) "_" MGPU__TEXT(MGPU_VERSION_PATCH)

/* At file scope: a symbol whose value is MGPU_EMULATE. Files that agree may be many; where a program has
 * the model and files for a GPU the linker meets two values, and names the symbol. An LTO may assemble
 * the files as one: there the .if says so. In a function, as the LTO of clang takes symbols of asm at
 * file scope without their values. */
#if defined(__ELF__) && !MGPU_DEVICE_PASS
#define MGPU__ONE_BACKEND                                                                      \
    MGPU__BACKEND_IS("mgpu_one_program_has_the_model_and_files_for_a_GPU__build_two_programs", \
                     MGPU__TEXT(MGPU_EMULATE))
#define MGPU__BACKEND_IS(name, value)                                                          \
    static __attribute__((used)) void mgpu__backend_is(void)                                   \
    {                                                                                          \
        __asm__(".ifndef " name "\n"                                                           \
                ".globl " name "\n"                                                            \
                ".hidden " name "\n"                                                           \
                ".set " name ", " value "\n"                                                   \
                ".elseif " name " != " value "\n"                                              \
                ".error \"" name "\"\n"                                                        \
                ".endif");                                                                     \
    }
#else
#define MGPU__ONE_BACKEND
#endif

/* 1: nvcc's pass for the host, which drops what runs on a device: printed headers then have names alone, in
 * ptx/host_pass.gen.h. */
#if defined(__NVCC__) && !defined(__CUDA_ARCH__) && !MGPU_DEBUG
#define MGPU__HOST_PASS 1
#else
#define MGPU__HOST_PASS 0
#endif

/* ---- where a function lives --------------------------------------------------------------- */

#if MGPU_CUDA_SOURCE
#define MGPU_DEVICE static __device__ __forceinline__          /* one instruction, or few */
#define MGPU_INLINE static __host__ __device__ __forceinline__ /* arithmetic, runs anywhere */
#elif MGPU_EMULATE
#define MGPU_DEVICE static inline __attribute__((always_inline, unused))
#define MGPU_INLINE static inline __attribute__((unused))
#else
#define MGPU_INLINE static inline
#endif
#define MGPU__MODEL static __attribute__((unused)) /* a function of the model's one file */
#if MGPU_CUDA_SOURCE || !MGPU_EMULATE
#define MGPU_HOST static inline /* runs on the host; may call the CUDA driver or runtime */
#else
#define MGPU_HOST static inline __attribute__((unused)) MGPU_HOST_ONLY
#endif

/* Loops of the model that run long: as fast at -O0 as gcc can be told, and unrolled. */
#if defined(__clang__)
#define MGPU__HOT
#define MGPU__UNROLL_HOT _Pragma("unroll")
#else
#define MGPU__HOT        __attribute__((optimize("O3")))
#define MGPU__UNROLL_HOT _Pragma("GCC unroll 16")
#endif

/* `#pragma unroll` on a GPU, nothing in the model. */
#if MGPU_CUDA_SOURCE
#define MGPU_UNROLL _Pragma("unroll")
#else
#define MGPU_UNROLL
#endif

/* `#pragma unroll 1` on a GPU, for code that runs once and has to be fetched; nothing in the model. */
#if MGPU_CUDA_SOURCE
#define MGPU_ROLLED _Pragma("unroll 1")
#else
#define MGPU_ROLLED
#endif

/* The body of a device function in the model. A report walks from the return address of the call
 * to the user's line, so each call stays a call of its own: not a jump, and not one with an
 * equal call elsewhere in the function. clang is told so; for gcc the jump of each asm, never
 * taken, goes to a place of its own. */
#if defined(__clang__)
#define MGPU__EMU(statement)                                                                   \
    do {                                                                                       \
        __attribute__((nomerge)) statement;                                                    \
        __asm__ volatile("");                                                                  \
    } while (0)
#else
#define MGPU__EMU(statement)           MGPU__EMU_AT(statement, __COUNTER__)
#define MGPU__EMU_AT(statement, place) MGPU__EMU_PLACE(statement, place)
#define MGPU__EMU_PLACE(statement, place)                                                      \
    do {                                                                                       \
        statement;                                                                             \
        mgpu__place_##place : __asm__ goto("" : : : : mgpu__place_##place);                    \
    } while (0)
#endif

/* What is wrong with an argument of an idiom, a sentence or NULL, stops the kernel in the model; a GPU is not asked. */
#if MGPU_EMULATE
#define MGPU__TILE_JUDGE(function, fault) MGPU__EMU(mgpu__emu_tile(function, fault))
#else
#define MGPU__TILE_JUDGE(function, fault) ((void)0)
#endif

/* A call that the compiler cannot remove is a warning, in an optimised build. */
#if defined(__OPTIMIZE__) && defined(__has_attribute)
#if __has_attribute(warning)
#define MGPU__WARNS(sentence) __attribute__((warning(sentence)))
#endif
#endif
#if !defined(MGPU__WARNS)
#define MGPU__WARNS(sentence)
#endif

/* What that calls, in a file that holds the model as well: inlined it would not know its caller. */
#if defined(__GNUC__)
#define MGPU__CALL __attribute__((noinline))
#else
#define MGPU__CALL
#endif

/* What a folding function, mgpu_wgmma_wait_group(n) say, does with a constant that no
 * instruction has: the file does not assemble, and ptxas shows the sentence. With -G (clang:
 * -O0) nothing folds and every case stays in the code, so there the bad one is a trap. */
#if defined(__CUDACC_DEBUG__) || (defined(__CUDA__) && !defined(__OPTIMIZE__))
#define MGPU__REFUSE(sentence) asm volatile("trap;")
#else
#define MGPU__REFUSE(sentence) asm volatile("\"" sentence "\"")
#endif

/* The same for a call that this build does not have: the *.gen.h that use it make macros of such names,
 * and the compiler says the sentence where one is called. NVRTC ignores the pragma, and has C++. */
#if MGPU_NVRTC
#define MGPU__CAN_REFUSE 1
#define MGPU__REFUSE_CALL(...)                                                                 \
    [] {                                                                                       \
        static_assert(false, #__VA_ARGS__);                                                    \
        return 0;                                                                              \
    }()
#elif defined(__GNUC__)
#define MGPU__CAN_REFUSE          1
#define MGPU__REFUSE_CALL(...)    MGPU__REFUSE_PRAGMA(MGPU__REFUSE_STRING(__VA_ARGS__))
#define MGPU__REFUSE_PRAGMA(text) MGPU__REFUSE_NOW(GCC error text) 0
#define MGPU__REFUSE_NOW(text)    _Pragma(#text)
#define MGPU__REFUSE_STRING(...)  #__VA_ARGS__
#else
#define MGPU__CAN_REFUSE 0
#endif

/* ---- what the current pass may issue: 0 or 1, so test with #if, never #ifdef --------------- */

/* 1: this pass makes code of the GPU, not of the host. */
#if defined(__CUDA_ARCH__)
#define MGPU_DEVICE_PASS 1
#define MGPU_CUDA_ARCH   __CUDA_ARCH__ /* 900, 1000, ...: the virtual architecture */
#else
#define MGPU_DEVICE_PASS 0
#define MGPU_CUDA_ARCH   0
#endif
#if defined(__CUDA_ARCH_FAMILY_SPECIFIC__)
#define MGPU__ARCH_FAMILY __CUDA_ARCH_FAMILY_SPECIFIC__
#elif defined(__CUDA_ARCH_FEAT_SM90_ALL)
#define MGPU__ARCH_FAMILY 900
#elif defined(__CUDA_ARCH_FEAT_SM100_ALL)
#define MGPU__ARCH_FAMILY 1000
#else
#define MGPU__ARCH_FAMILY 0
#endif

#if defined(__CUDA_ARCH_SPECIFIC__) || defined(__CUDA_ARCH_FEAT_SM90_ALL) ||                   \
    defined(__CUDA_ARCH_FEAT_SM100_ALL)
#define MGPU__ARCH_EXACT 1 /* a target with a */
#else
#define MGPU__ARCH_EXACT 0
#endif

#define MGPU_HAS_TMA        (MGPU_CUDA_ARCH >= 900) /* mbarrier.try_wait, bulk copies, clusters */
#define MGPU_HAS_CLUSTER    (MGPU_CUDA_ARCH >= 900)    /* barrier.cluster, mapa, DSMEM */
#define MGPU_HAS_WGMMA      (MGPU__ARCH_FAMILY == 900) /* sm_90a */
#define MGPU_HAS_SETMAXNREG (MGPU__ARCH_FAMILY != 0)   /* a target with a or f */
/* sm_107a and sm_107f; the code of sm_100f, which runs there too, has none of it. */
#define MGPU_HAS_RUBIN (MGPU__ARCH_FAMILY == 1070)
/* Tensor memory and its tensor core: sm_100a, sm_103a, sm_107a, sm_110a and their f. */
#define MGPU_HAS_TCGEN05 (MGPU__ARCH_FAMILY == 1000 || MGPU_HAS_TCGEN05_LD_RED)
/* sm_103a, sm_107a, sm_110a and their f. */
#define MGPU_HAS_TCGEN05_LD_RED                                                                \
    (MGPU__ARCH_FAMILY == 1030 || MGPU_HAS_RUBIN || MGPU__ARCH_FAMILY == 1100)
/* tcgen05.shift: sm_100a, sm_103a, sm_107a, sm_110a, no f. */
#define MGPU_HAS_TCGEN05_SHIFT (MGPU_HAS_TCGEN05 && MGPU__ARCH_EXACT)
/* mma.sync and mma.sp of kind f8f6f4 and with block scales: sm_120 and sm_121, a and f. */
#define MGPU_HAS_MMA_BLOCK_SCALE (MGPU__ARCH_FAMILY == 1200 || MGPU__ARCH_FAMILY == 1210)
/* mma.sp of kinds mxf4 and mxf4nvf4: sm_120a, sm_121a, no f. */
#define MGPU_HAS_MMA_SP_MXF4 (MGPU_HAS_MMA_BLOCK_SCALE && MGPU__ARCH_EXACT)
/* clusterlaunchcontrol: sm_100 and later; its _multicast form is of a target with a or f, SETMAXNREG. */
#define MGPU_HAS_CLUSTERLAUNCHCONTROL (MGPU_CUDA_ARCH >= 1000)
/* ptx/simd.h: sm_107, sm_120 and sm_121, a and f. */
#define MGPU_HAS_SIMD (MGPU_HAS_RUBIN || MGPU_HAS_MMA_BLOCK_SCALE)
/* A swizzle of 96 bytes in tensor maps: sm_103a and sm_107a, no f, and not sm_110a. */
#define MGPU_HAS_SWIZZLE_96B ((MGPU__ARCH_FAMILY == 1030 || MGPU_HAS_RUBIN) && MGPU__ARCH_EXACT)

#define MGPU__FLAG_TMA     "-gencode arch=compute_90,code=sm_90 or newer"
#define MGPU__FLAG_CLUSTER "-gencode arch=compute_90,code=sm_90 or newer"
#define MGPU__FLAG_WGMMA                                                                       \
    "-gencode arch=compute_90a,code=sm_90a (Hopper, with the a; -arch=sm_90a also builds for " \
    "compute_90, which has no WGMMA)"
#define MGPU__FLAG_SETMAXNREG "-gencode arch=compute_90a,code=sm_90a (a target with a or f)"
#define MGPU__FLAG_TCGEN05    "-gencode arch=compute_100f,code=sm_100 (or 100a, 103a, 107a, 110a)"
#define MGPU__FLAG_TCGEN05_LD_RED                                                              \
    "-gencode arch=compute_103f,code=sm_103 (or 103a, 107a, 110a, 110f)"
#define MGPU__FLAG_TCGEN05_SHIFT        "-gencode arch=compute_100a,code=sm_100a (or 103a, 107a, 110a)"
#define MGPU__FLAG_RUBIN                "-gencode arch=compute_107f,code=sm_107 (or 107a; CUDA 13.4 or newer)"
#define MGPU__FLAG_MMA_BLOCK_SCALE      "-gencode arch=compute_120f,code=sm_120 (or 120a, 121a)"
#define MGPU__FLAG_MMA_SP_MXF4          "-gencode arch=compute_120a,code=sm_120a (or 121a)"
#define MGPU__FLAG_CLUSTERLAUNCHCONTROL "-gencode arch=compute_100,code=sm_100 or newer"
#define MGPU__FLAG_SIMD                 "-gencode arch=compute_120f,code=sm_120 (or 120a, 121a, 107a, 107f)"
#define MGPU__FLAG_SWIZZLE_96B          "-gencode arch=compute_103a,code=sm_103a (or 107a)"

/* At file scope: turns a wrong target into one line that names the flag to pass.
 *     MGPU_REQUIRE(WGMMA);
 * In the model the target is chosen at run time, and each instruction checks it.
 *   feature   TMA, CLUSTER, WGMMA, SETMAXNREG, TCGEN05, _LD_RED or _SHIFT of that, RUBIN, MMA_BLOCK_SCALE,
 *             MMA_SP_MXF4, CLUSTERLAUNCHCONTROL, SIMD, SWIZZLE_96B; what else there is every target has */
#define MGPU_REQUIRE(feature)                                                                  \
    MGPU__REQUIRE(#feature, MGPU_HAS_##feature, MGPU__FLAG_##feature, MGPU__KNOWN_##feature,   \
                  0, 0)

/* The fifth of its arguments is 1 behind a feature that is known: those words have a comma. */
#define MGPU__KNOWN_TMA                  0, 1
#define MGPU__KNOWN_CLUSTER              0, 1
#define MGPU__KNOWN_WGMMA                0, 1
#define MGPU__KNOWN_SETMAXNREG           0, 1
#define MGPU__KNOWN_TCGEN05              0, 1
#define MGPU__KNOWN_TCGEN05_LD_RED       0, 1
#define MGPU__KNOWN_TCGEN05_SHIFT        0, 1
#define MGPU__KNOWN_RUBIN                0, 1
#define MGPU__KNOWN_MMA_BLOCK_SCALE      0, 1
#define MGPU__KNOWN_MMA_SP_MXF4          0, 1
#define MGPU__KNOWN_CLUSTERLAUNCHCONTROL 0, 1
#define MGPU__KNOWN_SIMD                 0, 1
#define MGPU__KNOWN_SWIZZLE_96B          0, 1
#define MGPU__REQUIRE(...)               MGPU__REQUIRE_OF(__VA_ARGS__)
#define MGPU__REQUIRE_OF(name, has, flag, word, known, ...)                                    \
    MGPU__REQUIRE_##known(name, has, flag)
#define MGPU__REQUIRE_1(name, has, flag)                                                       \
    static_assert(!MGPU_DEVICE_PASS || has,                                                    \
                  "mgpu: this file needs " name ": compile with " flag)
#define MGPU__REQUIRE_0(name, has, flag)                                                       \
    static_assert(0,                                                                           \
                  "mgpu: MGPU_REQUIRE(" name "): there are TMA, CLUSTER, WGMMA, SETMAXNREG, "  \
                  "TCGEN05, TCGEN05_LD_RED, TCGEN05_SHIFT, RUBIN, MMA_BLOCK_SCALE, "           \
                  "MMA_SP_MXF4, CLUSTERLAUNCHCONTROL, SIMD and SWIZZLE_96B; what else mgpu "   \
                  "has, older mma.sync say, needs none of them")

#endif /* MGPU_CONFIG_H */
