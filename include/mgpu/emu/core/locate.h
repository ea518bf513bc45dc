/* mgpu/emu/core/locate.h - file and line of the user's code for a return address.
 * SPDX-License-Identifier: MIT
 *
 * A site is a return address. The wrappers of mgpu are inlined into the user's function, so the
 * debug information has a chain of frames for it; the first one that is neither the library's own
 * nor the system's is the line to name. addr2line (binutils) reads that information, only when
 * something is reported: one process for all sites of a launch. Where it does not tell, the text
 * begins with the address, 0x...
 */
#ifndef MGPU_EMU_CORE_LOCATE_H
#define MGPU_EMU_CORE_LOCATE_H

#include "posix.h"

#include "../emu.h"
#include "kept.h"

#include <unwind.h>

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

/* ---- addr2line ------------------------------------------------------------------------------------------- */

/* One process (kept.h) answers for all places of a launch, or of one report on the host: it reads debug
 * information once. It goes with the last that holds it. */

typedef struct mgpu__question {
    const char *module;
    int link;
} mgpu__question;

/* The process that becomes addr2line. */
MGPU__MODEL int
mgpu__addr2line(void *question)
{
    const mgpu__question *q = (const mgpu__question *)question;
    (void)dup2(q->link, STDIN_FILENO);
    (void)dup2(q->link, STDOUT_FILENO);
    (void)dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);
    return execlp("addr2line", "addr2line", "-e", q->module, "-f", "-i", "-a", "-C",
                  (char *)NULL);
}

/* No addr2line any more. Who calls holds the lock. */
MGPU__MODEL void
mgpu__asked_end(void)
{
    if (mgpu__kept.asked.link == 0)
        return;
    (void)close(mgpu__kept.asked.link);
    mgpu__kept.asked.link = 0;
    while (waitpid(mgpu__kept.asked.child, NULL, 0) < 0 && errno == EINTR) {
    }
}

/* An addr2line for a module; false: there is none. The process shares memory until it is one, on a stack
 * of its own: fork() waits for locks of malloc(). */
MGPU__MODEL bool
mgpu__asked_begin(const char *module)
{
#if defined(__linux__)
    mgpu__question q = {mgpu__kept.asked.module, -1};
    mgpu__mapping stack;
    int ends[2];
    if (mgpu__kept.asked.link != 0 && strcmp(mgpu__kept.asked.module, module) == 0)
        return true;
    mgpu__asked_end();
    stack = mgpu__map(65536);
    if (stack.start == NULL)
        return false;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0) {
        (void)snprintf(mgpu__kept.asked.module, sizeof mgpu__kept.asked.module, "%s", module);
        q.link = ends[1];
        mgpu__kept.asked.child = clone(mgpu__addr2line, stack.start + stack.bytes,
                                       CLONE_VM | CLONE_VFORK | SIGCHLD, &q);
        (void)close(ends[1]);
        if (mgpu__kept.asked.child < 0)
            (void)close(ends[0]);
        else
            mgpu__kept.asked.link = ends[0];
    }
    mgpu__unmap(stack);
    memset(&mgpu__kept.asked.said, 0, sizeof mgpu__kept.asked.said);
    mgpu__kept.asked.said.file = mgpu__kept.asked.link;
    return mgpu__kept.asked.link != 0;
#else
    (void)module;
    return false;
#endif
}

/* From here on one process answers; it ends with the last release. */
MGPU__MODEL void
mgpu__locate_hold(void)
{
    (void)pthread_mutex_lock(&mgpu__kept.locate_lock);
    mgpu__kept.asked.held++;
    (void)pthread_mutex_unlock(&mgpu__kept.locate_lock);
}

MGPU__MODEL void
mgpu__locate_release(void)
{
    (void)pthread_mutex_lock(&mgpu__kept.locate_lock);
    if (--mgpu__kept.asked.held == 0)
        mgpu__asked_end();
    (void)pthread_mutex_unlock(&mgpu__kept.locate_lock);
}

/* ---- a place --------------------------------------------------------------------------------------------- */

/* A place of the program. */
typedef struct mgpu__located {
    const void *site;
    char text[240];    /* "kernel.cu:46", or an address, 0x... */
    char function[64]; /* of the program, which that line is in; "": not known */
    char call
        [64];  /* function of mgpu that is called there, if it calls others of mgpu; "": none */
    bool tile; /* and it is one of tile/, of many instructions */
    bool within;   /* mgpu's headers are all that was met so far */
    char way[160]; /* lines of mgpu within it, inner first: "barrier.h:68 epilogue.h:238" */
} mgpu__located;

/* out = the name of a function as the program has it. */
MGPU__MODEL void
mgpu__function_name(char out[64], const char *name)
{
    static const char *const before[] = {"(anonymous namespace)::", "void ", "mgpu__body_",
                                         "mgpu__entry_"};
    for (size_t i = 0; i < sizeof before / sizeof before[0]; i++)
        if (strncmp(name, before[i], strlen(before[i])) == 0)
            name += strlen(before[i]);
    (void)snprintf(out, 64, "%.*s", (int)strcspn(name, "("), name);
}

/* One frame of the chain, from within: a function, and FILE:LINE. false: no more are of interest. */
MGPU__MODEL bool
mgpu__located_frame(mgpu__located *l, const char *function, char *file, const char *module)
{
    const void *pc = (const char *)l->site - 1;
    const char *slash = strrchr(file, '/'), *name = slash != NULL ? slash + 1 : file;
    char *colon = strrchr(file, ':'); /* FILE:LINE, perhaps " (discriminator N)" */
    bool library;
    if (strncmp(file, "??", 2) == 0 || strstr(file, ":?") != NULL) {
        (void)snprintf(l->text, sizeof l->text, "%p in %.160s (compile with -g for file:line)",
                       pc, module);
        return true;
    }
    if (colon == NULL)
        return true;
    colon[1 + strspn(colon + 1, "0123456789")] = 0;
    *colon = 0;
    library = mgpu__is_library_file(file);
    /* The line of MGPU_KERNEL, by way of mgpu's headers: calls between are missing, as binutils 2.40
     * misses them in clang's DWARF 5. */
    if (!library && l->within && strstr(function, "mgpu__entry_") != NULL)
        return false;
    *colon = ':';
    /* The system's memset() with -D_FORTIFY_SOURCE is inlined, too: whoever calls it comes next. */
    if (!library &&
        (strncmp(file, "/usr/include/", 13) == 0 || strncmp(file, "/usr/lib/", 9) == 0)) {
        (void)snprintf(l->text, sizeof l->text, "%.200s", name);
        return true;
    }
    if (!library) {
        (void)snprintf(l->text, sizeof l->text, "%.200s", name);
        mgpu__function_name(l->function, function);
        return false;
    }
    /* so far; whoever called it comes next, unless addr2line does not know. Of the innermost it tells the
     * function that all is inlined into */
    if (l->within)
        mgpu__function_name(l->call, function);
    l->within = true;
    l->tile = slash != NULL && slash - file >= 5 && strncmp(slash - 5, "/tile", 5) == 0;
    if (strstr(file, "/emu/") == NULL) {
        const size_t used = strlen(l->way);
        (void)snprintf(l->way + used, sizeof l->way - used, "%s%s", used == 0 ? "" : " ", name);
    }
    (void)snprintf(l->text, sizeof l->text,
                   strstr(file, "/emu/") == NULL || strstr(file, "/emu/cuda") != NULL
                       ? "%p in %.120s (with clang, -gdwarf-4 finds your line)"
                       : "%p in %.120s",
                   pc, name);
    return true;
}

/* Fill in l for l->site, as debug information has it. Behind each answer stands that for address 0, which is
 * nowhere: it ends there. */
MGPU__MODEL void
mgpu__locate_afresh(mgpu__located *l)
{
    char module[1024], line[1024], file[1024], question[40];
    const void *pc = (const char *)l->site - 1; /* in the call, not after it */
    unsigned long address = 0;
    bool more = true;
    size_t length;
    (void)snprintf(l->text, sizeof l->text, "%p", pc);
    l->function[0] = l->call[0] = l->way[0] = 0;
    l->tile = l->within = false;
    if (l->site == NULL || !mgpu__module_of(pc, module, sizeof module, &address) ||
        !mgpu__asked_begin(module))
        return;
    length = (size_t)snprintf(question, sizeof question, "0x%lx\n0x0\n", address);
    if (send(mgpu__kept.asked.link, question, length, MSG_NOSIGNAL) == (ssize_t)length &&
        mgpu__next_line(&mgpu__kept.asked.said, line, sizeof line)) { /* the address */
        while (mgpu__next_line(&mgpu__kept.asked.said, line, sizeof line) &&
               strncmp(line, "0x", 2) != 0 &&
               mgpu__next_line(&mgpu__kept.asked.said, file, sizeof file))
            more = more && mgpu__located_frame(l, line, file, module);
        (void)mgpu__next_line(&mgpu__kept.asked.said, line, sizeof line);
        (void)mgpu__next_line(&mgpu__kept.asked.said, file, sizeof file);
    }
    if (mgpu__kept.asked.held == 0)
        mgpu__asked_end();
}

/* A place, looked up once: reports name few sites, often. Who calls holds the lock. */
MGPU__MODEL const mgpu__located *
mgpu__locate_locked(const void *site)
{
    static mgpu__located known[256];
    static uint32_t next;
    uint32_t i;
    for (i = 0; i < 256 && known[i].site != site; i++) {
    }
    if (i == 256 || site == NULL) {
        i = next++ % 256;
        known[i].site = site;
        mgpu__locate_afresh(&known[i]);
    }
    return &known[i];
}

MGPU__MODEL mgpu__located
mgpu__locate_whole(const void *site)
{
    mgpu__located l;
    (void)pthread_mutex_lock(&mgpu__kept.locate_lock);
    l = *mgpu__locate_locked(site);
    (void)pthread_mutex_unlock(&mgpu__kept.locate_lock);
    return l;
}

/* "kernel.cu:46" for a return address. */
MGPU__MODEL const char *
mgpu__locate(const void *site, char *out, size_t out_bytes)
{
    (void)pthread_mutex_lock(&mgpu__kept.locate_lock);
    (void)snprintf(out, out_bytes, "%.*s", (int)out_bytes - 1, mgpu__locate_locked(site)->text);
    (void)pthread_mutex_unlock(&mgpu__kept.locate_lock);
    return out;
}

/* Whether two calls stand in one line, and in one of each function of mgpu that was called there. Where the debug
 * information does not tell: yes. */
MGPU__MODEL bool
mgpu__same_line_afresh(const void *a, const void *b)
{
    const mgpu__located one = *mgpu__locate_locked(a), *const two = mgpu__locate_locked(b);
    return strncmp(one.text, "0x", 2) == 0 || strncmp(two->text, "0x", 2) == 0 ||
           (strcmp(one.text, two->text) == 0 && strcmp(one.way, two->way) == 0);
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

/* out = where two calls of one line go apart within mgpu's headers: "; here in barrier.h:68 epilogue.h:250, there in
 * barrier.h:68 epilogue.h:225"; "" where they do not. */
MGPU__MODEL const char *
mgpu__say_ways(const void *there, const void *here, char *out, size_t out_bytes)
{
    const mgpu__located one = mgpu__locate_whole(there), two = mgpu__locate_whole(here);
    out[0] = 0;
    if (strcmp(one.text, two.text) == 0 && strcmp(one.way, two.way) != 0)
        (void)snprintf(out, out_bytes, "; here in %s, there in %s", two.way, one.way);
    return out;
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
