/* mutant.c - the model of tools/mutate.py: which calls there are, and one of them changed.
 * SPDX-License-Identifier: MIT
 *
 *     MGPU_MUTANT=list FILE      at the end write a line for each call: its address, its instruction, the
 *                                lanes that came, its qualifiers, count, bytes, and operands
 *     MGPU_MUTANT=ADDRESS,... EDIT   the calls there are changed: drop, lane N (left out), relaxed, cta
 *                                (the scope), parity, next (the mbarrier behind), count N, bytes N (more)
 *
 * Addresses are relative to the program's begin, as addr2line wants them.
 */
#define MGPU_EMU_IMPLEMENTATION
#define MGPU__EMU_MUTATE 1
#include <mgpu/mgpu.h>

enum { CALLS = 1024 };

extern const char __executable_start; /* of the linker */

/* One call in the program. */
typedef struct call {
    uintptr_t address;
    mgpu__mutable first; /* as it came first */
    uint32_t lanes, how, count, bytes;
} call;

static struct {
    pthread_mutex_t lock;
    bool ready, lists;
    char file[512]; /* where the list goes */
    char at[512];   /* ",0x12ab,0x34cd," */
    char edit[16];
    long number;
    call calls[CALLS];
    uint32_t count;
} all = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void
write_list(void)
{
    FILE *out = fopen(all.file, "w");
    if (out == NULL)
        abort();
    for (uint32_t i = 0; i < all.count; i++) {
        const call *c = &all.calls[i];
        const mgpu__mutable *m = &c->first;
        fprintf(out, "0x%lx %s %u %u %u %u%s%s%s%s%s\n", (unsigned long)c->address,
                m->instruction, c->lanes, c->how, c->count, c->bytes, m->how ? " how" : "",
                m->bar ? " bar" : "", m->count ? " count" : "", m->bytes ? " bytes" : "",
                m->parity ? " parity" : "");
    }
    if (fclose(out) != 0)
        abort();
}

static void
begin(void)
{
    const char *text = getenv("MGPU_MUTANT");
    if (text == NULL)
        return;
    if (sscanf(text, "list %500s", all.file) == 1) {
        all.lists = true;
        if (atexit(write_list) != 0)
            abort();
    } else if (sscanf(text, "%500s %15s %ld", all.at + 1, all.edit, &all.number) < 2) {
        fprintf(stderr, "mutant.c: MGPU_MUTANT=%s: list FILE, or ADDRESS,... EDIT\n", text);
        abort();
    }
    all.at[0] = ',';
    all.at[strlen(all.at)] = ',';
}

static void
note(const mgpu__mutable *m, uintptr_t address)
{
    uint32_t i = 0;
    while (i < all.count && all.calls[i].address != address)
        i++;
    if (i == CALLS)
        abort();
    if (i == all.count) {
        call *c = &all.calls[all.count++];
        c->address = address;
        c->first = *m;
        c->how = m->how ? *m->how : 0;
        c->count = m->count ? *m->count : 0;
        c->bytes = m->bytes ? *m->bytes : 0;
    }
    all.calls[i].lanes |= 1u << m->thread % 32;
}

/* Is this the call that is changed? */
static bool
is_meant(uintptr_t address)
{
    static __thread uintptr_t last;
    static __thread bool was;
    char text[32];
    if (address != last) {
        (void)snprintf(text, sizeof text, ",0x%lx,", (unsigned long)address);
        was = strstr(all.at, text) != NULL;
        last = address;
    }
    return was;
}

/* true: the call is left out. */
static bool
change(const mgpu__mutable *m)
{
    const char *edit = all.edit;
    if (strcmp(edit, "drop") == 0)
        return true;
    if (strcmp(edit, "lane") == 0)
        return m->thread % 32 == (uint32_t)all.number;
    if (strcmp(edit, "relaxed") == 0)
        *m->how |= MGPU__RELAXED;
    else if (strcmp(edit, "cta") == 0)
        *m->how &= ~(uint32_t)(MGPU__SCOPE_CLUSTER | MGPU__SCOPE_GPU | MGPU__SCOPE_SYS);
    else if (strcmp(edit, "parity") == 0)
        *m->parity ^= 1;
    else if (strcmp(edit, "next") == 0)
        *m->bar += 8;
    else if (strcmp(edit, "count") == 0)
        *m->count += (uint32_t)all.number;
    else if (strcmp(edit, "bytes") == 0)
        *m->bytes += (uint32_t)all.number;
    else
        abort();
    return false;
}

static bool
mutant(const mgpu__mutable *m)
{
    const uintptr_t address = (uintptr_t)m->site - (uintptr_t)&__executable_start;
    bool left_out = false;
    (void)pthread_mutex_lock(&all.lock);
    if (!all.ready)
        begin();
    all.ready = true;
    if (all.lists)
        note(m, address);
    else if (is_meant(address))
        left_out = change(m);
    (void)pthread_mutex_unlock(&all.lock);
    return left_out;
}

__attribute__((constructor)) static void
set_mutant(void)
{
    mgpu__mutant = mutant;
}
