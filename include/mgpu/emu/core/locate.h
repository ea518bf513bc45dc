/* mgpu/emu/core/locate.h - file and line of the user's code for a return address.
 * SPDX-License-Identifier: MIT
 *
 * A site is a return address. The wrappers of mgpu are inlined into the user's function, so the
 * debug information has a chain of frames for it; the first one that is not the library's own is
 * the line to name. addr2line (binutils) reads that information, once per site and only when
 * something is reported. Where it does not tell, the text begins with the address, 0x...
 */
#ifndef MGPU_EMU_CORE_LOCATE_H
#define MGPU_EMU_CORE_LOCATE_H

#include "posix.h"

#include "../emu.h"
#include "kept.h"

#include <unwind.h>

/* The lines of a file, without malloc(): a kernel may have overwritten what that needs. */
typedef struct mgpu__lines {
    int file;
    size_t at, end;
    char data[512];
} mgpu__lines;

/* out = the next line, cut to fit. false: there is none. */
MGPU__MODEL bool
mgpu__next_line(mgpu__lines *l, char *out, size_t out_bytes)
{
    size_t n = 0;
    for (;;) {
        if (l->at == l->end) {
            ssize_t got;
            do
                got = read(l->file, l->data, sizeof l->data);
            while (got < 0 && errno == EINTR);
            l->at = 0;
            l->end = got > 0 ? (size_t)got : 0;
        }
        if (l->end == 0 || l->data[l->at] == '\n')
            break;
        if (n + 1 < out_bytes)
            out[n++] = l->data[l->at];
        l->at++;
    }
    out[n] = 0;
    return l->at++ < l->end || n > 0;
}

/* The file that holds code at `pc`, and the address that its debug information uses. */
MGPU__MODEL bool
mgpu__module_of(const void *pc, char *path, size_t path_bytes, unsigned long *address)
{
    mgpu__lines maps = {open("/proc/self/maps", O_RDONLY | O_CLOEXEC), 0, 0, {0}};
    char line[1200], first[1024] = "";
    unsigned long want = (unsigned long)(uintptr_t)pc, base = 0;
    bool found = false;
    if (maps.file < 0)
        return false;
    while (!found && mgpu__next_line(&maps, line, sizeof line)) {
        unsigned long from, to, offset;
        int at = 0;
        if (sscanf(line, "%lx-%lx %*s %lx %*s %*s %n", &from, &to, &offset, &at) < 3 || at == 0)
            continue;
        if (line[at] != '/')
            continue;
        if (strcmp(first, line + at) != 0) {
            (void)snprintf(first, sizeof first, "%s", line + at);
            base = from - offset;
        }
        if (want >= from && want < to) {
            unsigned char header[18] = {0};
            const int elf = open(first, O_RDONLY | O_CLOEXEC);
            found = elf >= 0 && read(elf, header, sizeof header) == (ssize_t)sizeof header;
            if (elf >= 0)
                (void)close(elf);
            /* e_type 2: linked at fixed addresses; 3: moved by `base` */
            *address = header[16] == 2 ? want : want - base;
            (void)snprintf(path, path_bytes, "%s", first);
        }
    }
    (void)close(maps.file);
    return found;
}

/* Whether `file` is one of mgpu's headers: its folder, or one of the two above, has emu/api.h
 * and ptx/mbarrier.h. What is no longer on disk must be known by its path. */
MGPU__MODEL bool
mgpu__is_library_file(const char *file)
{
    static const char *const folders[] = {"/mgpu/ptx/",  "/mgpu/tile/",    "/mgpu/emu/",
                                          "/mgpu/host/", "/mgpu/kernel.h", "/mgpu/layout/"};
    static const char *const above[] = {"", "../", "../../"};
    const char *slash = strrchr(file, '/');
    const int folder = slash == NULL ? 0 : (int)(slash - file) + 1;
    const size_t length = strlen(file);
    char one[1100], two[1100];
    if (length < 2 || strcmp(file + length - 2, ".h") != 0)
        return false;
    for (int up = 0; up < 3 && access(file, F_OK) == 0; up++) {
        (void)snprintf(one, sizeof one, "%.*s%semu/api.h", folder, file, above[up]);
        (void)snprintf(two, sizeof two, "%.*s%sptx/mbarrier.h", folder, file, above[up]);
        if (access(one, F_OK) == 0 && access(two, F_OK) == 0)
            return true;
    }
    for (size_t i = 0; i < sizeof folders / sizeof folders[0] && access(file, F_OK) != 0; i++)
        if (strstr(file, folders[i]) != NULL)
            return true;
    return false;
}

typedef struct mgpu__question {
    const char *module, *address;
    int answer;
} mgpu__question;

/* The process that becomes addr2line. */
MGPU__MODEL int
mgpu__addr2line(void *question)
{
    const mgpu__question *q = (const mgpu__question *)question;
    (void)dup2(q->answer, STDOUT_FILENO);
    (void)dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
    return execlp("addr2line", "addr2line", "-e", q->module, "-f", "-i", q->address,
                  (char *)NULL);
}

/* Ask addr2line; what it says can be read from the file that comes back; -1: it cannot be asked. The
 * process shares memory until then, on a stack of its own: fork() waits for locks of malloc(). */
MGPU__MODEL int
mgpu__ask_addr2line(const char *module, const char *address, pid_t *child)
{
#if defined(__linux__)
    const mgpu__mapping stack = mgpu__map(65536);
    mgpu__question q = {module, address, -1};
    int ends[2];
    *child = -1;
    if (stack.start == NULL)
        return -1;
    if (pipe2(ends, O_CLOEXEC) == 0) {
        q.answer = ends[1];
        *child = clone(mgpu__addr2line, stack.start + stack.bytes,
                       CLONE_VM | CLONE_VFORK | SIGCHLD, &q);
        (void)close(ends[1]);
        if (*child < 0)
            (void)close(ends[0]);
    }
    mgpu__unmap(stack);
    return *child < 0 ? -1 : ends[0];
#else
    (void)module, (void)address, (void)child;
    return -1;
#endif
}

/* "kernel.cu:46" for a return address, as debug information has it. */
MGPU__MODEL const char *
mgpu__locate_afresh(const void *site, char *out, size_t out_bytes)
{
    char module[1024], text[24], function[1024], file[1024];
    unsigned long address = 0;
    mgpu__lines said;
    bool in_header = false;
    pid_t child;
    const void *pc = (const char *)site - 1; /* in the call, not after it */
    (void)snprintf(out, out_bytes, "%p", pc);
    if (site == NULL || !mgpu__module_of(pc, module, sizeof module, &address))
        return out;
    (void)snprintf(text, sizeof text, "0x%lx", address);
    memset(&said, 0, sizeof said);
    said.file = mgpu__ask_addr2line(module, text, &child);
    if (said.file < 0)
        return out;
    while (mgpu__next_line(&said, function, sizeof function) &&
           mgpu__next_line(&said, file, sizeof file)) {
        const char *slash, *name;
        char *colon;
        if (strncmp(file, "??", 2) == 0 || strstr(file, ":?") != NULL) {
            (void)snprintf(out, out_bytes, "%p in %s (compile with -g for file:line)", pc,
                           module);
            continue;
        }
        colon = strrchr(file, ':'); /* FILE:LINE, perhaps " (discriminator N)" */
        if (colon == NULL)
            continue;
        colon[1 + strspn(colon + 1, "0123456789")] = 0;
        slash = strrchr(file, '/');
        name = slash != NULL ? slash + 1 : file;
        *colon = 0;
        if (!mgpu__is_library_file(file)) {
            /* The line of MGPU_KERNEL, by way of mgpu's headers: calls between are missing, as binutils
             * 2.40 misses them in clang's DWARF 5. */
            if (in_header && strstr(function, "mgpu__entry_") != NULL)
                break;
            *colon = ':';
            (void)snprintf(out, out_bytes, "%.200s", name);
            break;
        }
        /* so far; whoever called it comes next, unless addr2line does not know */
        in_header = true;
        *colon = ':';
        (void)snprintf(out, out_bytes,
                       strstr(file, "/emu/") == NULL || strstr(file, "/emu/cuda") != NULL
                           ? "%p in %.120s (with clang, -gdwarf-4 finds your line)"
                           : "%p in %.120s",
                       pc, name);
    }
    (void)close(said.file);
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
    return out;
}

/* "kernel.cu:46" for a return address. Looked up once: reports name few sites, often. Who calls holds the
 * lock. */
MGPU__MODEL void
mgpu__locate_locked(const void *site, char *out, size_t out_bytes)
{
    static struct {
        const void *site;
        char text[300];
    } known[32];
    static uint32_t next;
    uint32_t i;
    for (i = 0; i < 32 && known[i].site != site; i++) {
    }
    if (i == 32 || site == NULL) {
        i = next++ % 32;
        (void)mgpu__locate_afresh(site, known[i].text, sizeof known[i].text);
        known[i].site = site;
    }
    (void)snprintf(out, out_bytes, "%s", known[i].text);
}

MGPU__MODEL const char *
mgpu__locate(const void *site, char *out, size_t out_bytes)
{
    (void)pthread_mutex_lock(&mgpu__kept.locate_lock);
    mgpu__locate_locked(site, out, out_bytes);
    (void)pthread_mutex_unlock(&mgpu__kept.locate_lock);
    return out;
}

/* Whether two calls stand in one line. Where the debug information does not tell: yes. */
MGPU__MODEL bool
mgpu__same_line_afresh(const void *a, const void *b)
{
    char at[2][208];
    mgpu__locate_locked(a, at[0], sizeof at[0]);
    mgpu__locate_locked(b, at[1], sizeof at[1]);
    return strncmp(at[0], "0x", 2) == 0 || strncmp(at[1], "0x", 2) == 0 ||
           strcmp(at[0], at[1]) == 0;
}

/* The same, and yes is kept: compilers copy calls, so right kernels have two addresses for one line, in loops. */
MGPU__MODEL bool
mgpu__same_line(const void *a, const void *b)
{
    static struct {
        const void *a, *b;
    } known[1024]; /* at its hash, or behind */
    static uint32_t count;
    uint32_t i = (uint32_t)((31 * (uintptr_t)a + (uintptr_t)b) % 1024);
    bool same;
    if (a == b)
        return true;
    (void)pthread_mutex_lock(&mgpu__kept.locate_lock);
    if (count == 768) {
        memset(known, 0, sizeof known);
        count = 0;
    }
    while (known[i].a != NULL && (known[i].a != a || known[i].b != b))
        i = (i + 1) % 1024;
    same = known[i].a != NULL;
    if (!same && mgpu__same_line_afresh(a, b)) {
        known[i].a = a;
        known[i].b = b;
        count++;
        same = true;
    }
    (void)pthread_mutex_unlock(&mgpu__kept.locate_lock);
    return same;
}

const char *
mgpu_emu_locate(const void *site, char *out, size_t out_bytes)
{
    return mgpu__locate(site, out, out_bytes);
}

/* For _Unwind_Backtrace: up to the first frame with a line outside of mgpu's headers, or to main. */
MGPU__MODEL _Unwind_Reason_Code
mgpu__line_of_frame(struct _Unwind_Context *context, void *line)
{
    const uintptr_t at = (uintptr_t)_Unwind_GetIP(context);
    char *text = (char *)line, module[1024];
    unsigned long address;
    if (at == 0 || !mgpu__module_of((const void *)at, module, sizeof module, &address) ||
        strstr(module, "/libc.so") != NULL)
        return _URC_END_OF_STACK;
    (void)mgpu__locate((const void *)at, text, 512);
    return strncmp(text, "0x", 2) == 0 ? _URC_NO_REASON : _URC_END_OF_STACK;
}

#endif /* MGPU_EMU_CORE_LOCATE_H */
