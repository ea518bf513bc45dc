/* tests/host/fake_driver.c - a libcuda.so.1 that says how old it is, and does nothing else.
 * SPDX-License-Identifier: MIT
 *
 *     LD_LIBRARY_PATH=<its folder> MGPU_TEST_DRIVER=11040 program
 *
 * MGPU_TEST_DRIVER is the version, 1000 * major + 10 * minor; MGPU_TEST_CUINIT what cuInit()
 * answers, 0 when it is not set. The CUDA runtime opens libcuda.so.1 by name and asks
 * cuGetProcAddress for all the rest.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { SUCCESS = 0, NOT_FOUND = 500 }; /* of CUresult */

static int
number(const char *name)
{
    const char *text = getenv(name);
    return text != NULL ? atoi(text) : 0;
}

int cuInit(unsigned flags);
int cuDriverGetVersion(int *version);
int cuGetProcAddress(const char *name, void **entry, int version, uint64_t flags);
int cuGetProcAddress_v2(const char *name, void **entry, int version, uint64_t flags,
                        int *found);

int
cuInit(unsigned flags)
{
    (void)flags;
    return number("MGPU_TEST_CUINIT");
}

int
cuDriverGetVersion(int *version)
{
    *version = number("MGPU_TEST_DRIVER");
    return SUCCESS;
}

int
cuGetProcAddress_v2(const char *name, void **entry, int version, uint64_t flags, int *found)
{
    (void)flags;
    *entry = NULL;
    if (strcmp(name, "cuInit") == 0)
        *entry = (void *)(uintptr_t)cuInit;
    else if (strcmp(name, "cuDriverGetVersion") == 0)
        *entry = (void *)(uintptr_t)cuDriverGetVersion;
    else if (strcmp(name, "cuGetProcAddress") == 0 && version >= 12000)
        *entry = (void *)(uintptr_t)cuGetProcAddress_v2;
    else if (strcmp(name, "cuGetProcAddress") == 0)
        *entry = (void *)(uintptr_t)cuGetProcAddress;
    if (found != NULL)
        *found = *entry == NULL;
    return *entry != NULL ? SUCCESS : NOT_FOUND;
}

int
cuGetProcAddress(const char *name, void **entry, int version, uint64_t flags)
{
    return cuGetProcAddress_v2(name, entry, version, flags, NULL);
}
