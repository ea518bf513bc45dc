/* tests/alone/nvrtc.c - compile one header with NVRTC, as a program that builds kernels at run time.
 * SPDX-License-Identifier: MIT
 *
 *     nvrtc INCLUDE_FOLDER HEADER      0, or 1 with the compiler's words
 */
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>

int
main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: nvrtc INCLUDE_FOLDER HEADER\n");
        return 1;
    }
    char include[4096], source[1024];
    snprintf(include, sizeof include, "-I%s", argv[1]);
    snprintf(source, sizeof source, "#include <%s>\n#include <%s>\n", argv[2], argv[2]);
    const char *options[] = {"--gpu-architecture=sm_90a", "-std=c++17", include};
    nvrtcProgram program;
    nvrtcResult r = nvrtcCreateProgram(&program, source, "alone.cu", 0, NULL, NULL);
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
