/* tests/alone/nvrtc.c - compile one header with NVRTC, as a program that builds kernels at run time.
 * SPDX-License-Identifier: MIT
 *
 *     nvrtc INCLUDE_FOLDER HEADER [TYPES]      0, or 1 with the compiler's words
 *     nvrtc INCLUDE_FOLDER HEADER debug        the same with MGPU_DEBUG=1
 *     nvrtc INCLUDE_FOLDER HEADER left_out     a function of a header that mgpu.h leaves out is called: 1
 *
 * TYPES says where else the source has uint64_t and the like from:
 *     same    from itself, as mgpu has them        stdint  from a stdint.h like glibc's, before mgpu
 *     own     from itself, in another way          late    from that stdint.h, after mgpu
 */
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TYPES(long_long)                                                                       \
    "typedef signed char int8_t; typedef unsigned char uint8_t; typedef short int16_t;\n"      \
    "typedef unsigned short uint16_t; typedef int int32_t; typedef unsigned int uint32_t;\n"   \
    "typedef " long_long " int64_t; typedef unsigned " long_long " uint64_t;\n"                \
    "typedef unsigned " long_long " uintptr_t;\n"

static const char *const stdint_name = "stdint.h";
static const char *const stdint_text =
    "#ifndef _STDINT_H\n#define _STDINT_H\n" TYPES("long") "#endif\n";

static const struct {
    const char *word, *before, *after;
    int stdint;
} kinds[] = {
    {"", "", "", 0},
    {"same", TYPES("long long"), TYPES("long long"), 0},
    {"own", "#define MGPU_NVRTC_TYPES 0\n" TYPES("long"), "", 0},
    {"stdint", "#include <stdint.h>\n", "", 1},
    {"late", "", "#include <stdint.h>\n", 1},
    {"debug", "#define MGPU_DEBUG 1\n", "", 0},
    {"left_out", "",
     "__device__ void f(float *d) { mgpu_wgmma_f32_e4m3_ss(128, d, 1, 2, 0); }\n", 0},
};

int
main(int argc, char **argv)
{
    char include[4096], source[4096];
    const char *options[] = {"--gpu-architecture=sm_90a", "-std=c++17", include};
    const char *word = argc == 4 ? argv[3] : "";
    size_t kind = 0, kind_count = sizeof kinds / sizeof kinds[0];
    nvrtcProgram program;
    nvrtcResult r;

    while (kind < kind_count && strcmp(word, kinds[kind].word) != 0)
        kind++;
    if (argc < 3 || argc > 4 || kind == kind_count) {
        fprintf(stderr,
                "usage: nvrtc INCLUDE_FOLDER HEADER [same|own|stdint|late|debug|left_out]\n");
        return 1;
    }
    snprintf(include, sizeof include, "-I%s", argv[1]);
    snprintf(source, sizeof source, "%s#include <%s>\n#include <%s>\n%s", kinds[kind].before,
             argv[2], argv[2], kinds[kind].after);
    r = nvrtcCreateProgram(&program, source, "alone.cu", kinds[kind].stdint, &stdint_text,
                           &stdint_name);
    if (r == NVRTC_SUCCESS)
        r = nvrtcCompileProgram(program, 3, options);
    if (r != NVRTC_SUCCESS) {
        size_t bytes = 0;
        fprintf(stderr, "%s\n", nvrtcGetErrorString(r));
        if (nvrtcGetProgramLogSize(program, &bytes) == NVRTC_SUCCESS && bytes > 1) {
            char *log = malloc(bytes);
            if (log != NULL && nvrtcGetProgramLog(program, log) == NVRTC_SUCCESS)
                fputs(log, stderr);
            free(log);
        }
        return 1;
    }
    return 0;
}
