/* mgpu/emu/core/posix.h - POSIX's words for the model, in strict C11 too: before all else.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_CORE_POSIX_H
#define MGPU_EMU_CORE_POSIX_H

#if !defined(_GNU_SOURCE)
#define _GNU_SOURCE 1
#endif

#include <signal.h>
#if !defined(SA_ONSTACK)
#error                                                                                         \
    "mgpu: include mgpu before system headers in the file that defines MGPU_EMU_IMPLEMENTATION"
#endif

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#endif /* MGPU_EMU_CORE_POSIX_H */
