/* mgpu/emu/unit/thread.h - what a thread asks of its block and cluster; fences, time.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_EMU_UNIT_THREAD_H
#define MGPU_EMU_UNIT_THREAD_H

#include "../core/event.h"
#include "../core/mutate.h"
#include "../core/schedule.h"
#include "../core/settings.h"
#include "../core/word.h"
#include "../target.h"

uint32_t
mgpu__emu_mapa(uint32_t addr, uint32_t rank)
{
    const mgpu__fiber *f = mgpu__self();
    const mgpu__cluster *c = f->cta->cluster;
    if (rank >= c->cta_count)
        mgpu__fail(f, MGPU__SITE,
                   "mapa: rank %u, the cluster has ranks 0 to %u: config.cluster of the "
                   "launch makes it larger",
                   rank, c->cta_count - 1);
    return (addr & 0xffffff) | rank << 24;
}

uint32_t
mgpu__emu_getctarank(uint32_t addr)
{
    return addr >> 24;
}

/* The target of f's launch is `least` or later; f is NULL on the host. */
MGPU__MODEL void
mgpu__needs(const mgpu__fiber *f, uint32_t least, const char *what, const char *target,
            const void *site)
{
    if (f != NULL && mgpu__launch_of(f)->config.target < least)
        mgpu__fail(f, site, "%s needs %s or later, the target is %s: MGPU_EMU_TARGET=%sa", what,
                   target, mgpu__target_name(mgpu__launch_of(f)->config.target), target);
}

void
mgpu__emu_needs(uint32_t least, const char *what, const char *target)
{
    mgpu__needs(mgpu__running(), least, what, target, MGPU__SITE);
}

/* The target of f's launch is one of those; f is NULL on the host. */
MGPU__MODEL void
mgpu__needs_one_of(const mgpu__fiber *f, mgpu__targets_of targets, const char *what,
                   const void *site)
{
    static const struct {
        uint32_t numbers[6];
        bool exact; /* no f */
        const char *say, *remedy;
    } rows[] = {
        {{100, 103, 107, 110},
         false,
         "sm_100a, sm_100f, sm_103a, sm_107a or sm_110a",
         "sm_100a"},
        {{107, 0, 0, 0}, false, "sm_107a or sm_107f", "sm_107a"},
        {{107, 0, 0, 0}, true, "sm_107a", "sm_107a"},
        {{107, 120, 121, 0}, false, "sm_107a, sm_107f or sm_120a", "sm_107a"},
        {{100, 103, 0, 0}, true, "sm_100a or sm_103a", "sm_100a"},
        {{100, 103, 107, 0}, true, "sm_100a, sm_103a or sm_107a", "sm_100a"},
        {{100, 103, 107, 110, 120}, true, "sm_100a or another a from there on", "sm_100a"},
        {{100, 103, 107, 110}, true, "sm_100a, sm_103a, sm_107a or sm_110a", "sm_100a"},
        {{103, 107, 110, 0}, false, "sm_103a, sm_107a, sm_107f, sm_110a or sm_110f", "sm_103a"},
        {{100, 110, 0, 0}, true, "sm_100a or sm_110a", "sm_100a"},
        {{100, 103, 107, 0}, false, "sm_100a, sm_100f, sm_103a or sm_107a", "sm_100a"},
        {{103, 107, 0, 0}, true, "sm_103a or sm_107a", "sm_103a"},
        {{100, 103, 107, 110, 120, 121},
         false,
         "sm_100a or sm_100f, or another a or f from there on",
         "sm_100a"},
        {{103, 0, 0, 0}, true, "sm_103a", "sm_103a"},
    };
    const uint32_t target = f == NULL ? 0 : mgpu__launch_of(f)->config.target;
    const uint32_t *n = rows[targets].numbers;
    if (f == NULL || (target % 10 != 0 && (target % 10 == 1 || !rows[targets].exact) &&
                      (target / 10 == n[0] || target / 10 == n[1] || target / 10 == n[2] ||
                       target / 10 == n[3] || target / 10 == n[4] || target / 10 == n[5])))
        return;
    mgpu__fail(f, site, "%s needs %s, the target is %s: MGPU_EMU_TARGET=%s", what,
               rows[targets].say, mgpu__target_name(target), rows[targets].remedy);
}

void
mgpu__emu_needs_one_of(mgpu__targets_of targets, const char *what)
{
    mgpu__needs_one_of(mgpu__running(), targets, what, MGPU__SITE);
}

void
mgpu__emu_cvt_mode(uint32_t how, uint32_t count, const char *what)
{
    if (how >= count && mgpu__running() != NULL)
        mgpu__fail(mgpu__running(), MGPU__SITE,
                   "%s: %u is no rounding of it: MGPU_CVT_RZ to %s", what, how,
                   count == 4 ? "MGPU_CVT_RN_PZO; to nearest without a scale is in ptx/cvt.h, "
                                "cvt_narrow.h and cvt_newer.h"
                              : "MGPU_CVT_RN_RELU");
}

void
mgpu__emu_nanosleep(uint32_t ns)
{
    (void)ns;
    mgpu__step(mgpu__self(), NULL, MGPU__SITE);
    mgpu__give_way(mgpu__self(), false, MGPU__SITE);
}

void
mgpu__emu_griddepcontrol(int wait)
{
    MGPU__MUTATE(, "griddepcontrol", NULL, NULL, NULL, NULL, NULL);
    mgpu__fiber *f = mgpu__self();
    if (wait) /* launches run one after the other: what came before is complete */
        MGPU__TELL(f, waited, f, MGPU__COMPLETES_BEFORE, 1, 0, 0);
}

void
mgpu__emu_trap(void)
{
    mgpu__fail(mgpu__self(), MGPU__SITE, "trap: the kernel ends itself here");
}

/* What is the same in all threads of a block. */
MGPU__MODEL uint64_t
mgpu__sreg_of_launch(const mgpu__fiber *f, mgpu__sreg which)
{
    const mgpu__cluster *c = f->cta->cluster;
    const mgpu__launch *l = c->worker->launch;
    switch (which) {
    case MGPU__SREG_DYNAMIC_SMEM_SIZE:
        return l->dynamic_smem;
    case MGPU__SREG_TOTAL_SMEM_SIZE:
        return f->cta->used - MGPU__WINDOW_START;
    case MGPU__SREG_AGGR_SMEM_SIZE:
        return f->cta->used;
    case MGPU__SREG_RESERVED_SMEM_OFFSET_END:
        return 0x120; /* as on an H200 */
    case MGPU__SREG_RESERVED_SMEM_OFFSET_CAP:
        return MGPU__WINDOW_START;
    case MGPU__SREG_NWARPID:
        return 64;
    case MGPU__SREG_GRIDID:
        return l->number;
    case MGPU__SREG_IS_EXPLICIT_CLUSTER:
        return c->cta_count > 1;
    default: /* %reserved_smem_offset_begin, %current_graph_exec */
        return 0;
    }
}

uint64_t
mgpu__emu_sreg(mgpu__sreg which)
{
    mgpu__fiber *f = mgpu__self();
    const mgpu__cluster *c = f->cta->cluster;
    const mgpu__launch *l = c->worker->launch;
    mgpu_dim3 k = l->cluster, g = l->grid_clusters;
    uint32_t rank = f->cta->rank;
    switch (which) {
    case MGPU__SREG_LANEID:
        return f->thread % 32;
    case MGPU__SREG_WARPID:
        return f->thread / 32;
    case MGPU__SREG_SMID:
        return f->cta->index % l->config.multiprocessors;
    case MGPU__SREG_NSMID:
        return l->config.multiprocessors;
    case MGPU__SREG_CLOCK64:
    case MGPU__SREG_GLOBALTIMER:
        return mgpu_emu_now_ns();
    case MGPU__SREG_CLUSTERID_X:
        return f->self.block_idx.x / k.x;
    case MGPU__SREG_CLUSTERID_Y:
        return f->self.block_idx.y / k.y;
    case MGPU__SREG_CLUSTERID_Z:
        return f->self.block_idx.z / k.z;
    case MGPU__SREG_NCLUSTERID_X:
        return g.x;
    case MGPU__SREG_NCLUSTERID_Y:
        return g.y;
    case MGPU__SREG_NCLUSTERID_Z:
        return g.z;
    case MGPU__SREG_CLUSTER_CTAID_X:
        return rank % k.x;
    case MGPU__SREG_CLUSTER_CTAID_Y:
        return rank / k.x % k.y;
    case MGPU__SREG_CLUSTER_CTAID_Z:
        return rank / k.x / k.y;
    case MGPU__SREG_CLUSTER_NCTAID_X:
        return k.x;
    case MGPU__SREG_CLUSTER_NCTAID_Y:
        return k.y;
    case MGPU__SREG_CLUSTER_NCTAID_Z:
        return k.z;
    case MGPU__SREG_CLUSTER_CTARANK:
        return rank;
    case MGPU__SREG_CLUSTER_NCTARANK:
        return c->cta_count;
    default:
        return mgpu__sreg_of_launch(f, which);
    }
}

uint32_t
mgpu__emu_isspacep(const void *p, mgpu__is space)
{
    const mgpu__fiber *f = mgpu__self();
    const mgpu__cluster *c = f->cta->cluster;
    uint32_t addr;
    const mgpu__cta *cta = mgpu__in_windows(f, p, &addr);
    const bool local = (uintptr_t)p - (uintptr_t)c->stacks < c->stacks_bytes;
    const mgpu__launch *l = c->worker->launch;
    const bool argument = (uintptr_t)p - (uintptr_t)l->args < l->kernel->args_bytes;
    switch (space) {
    case MGPU__IS_SHARED:
        return cta == f->cta;
    case MGPU__IS_SHARED_CLUSTER:
        return cta != NULL;
    case MGPU__IS_LOCAL:
        return local;
    case MGPU__IS_GRID_CONSTANT: /* the kernel's arguments: one copy for all threads */
        return argument;
    case MGPU__IS_GLOBAL: /* arguments too: PTX ISA, isspacep */
        break;
    }
    return cta == NULL && !local;
}

void
mgpu__emu_fence(mgpu__fence kind, const void *p, uint32_t how)
{
    MGPU__MUTATE(, "fence", &how, NULL, NULL, NULL, NULL);
    mgpu__event(MGPU_EMU_FENCE, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, kind, how,
                mgpu__self(), MGPU__SITE);
    mgpu__word_loaded(mgpu__self());
    if (kind == MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE && (uintptr_t)p % 128 != 0)
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "fence.proxy.tensormap, acquire: the map at %p is not aligned to 128 bytes",
                   p);
    if (kind == MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE)
        (void)*(const volatile unsigned char *)p; /* it is there, or this faults */
    MGPU__TELL(mgpu__self(), fenced, mgpu__self(), kind, p, how, MGPU__SITE);
    if (kind == MGPU__FENCE_ACQ_REL || kind == MGPU__FENCE_SC || kind == MGPU__FENCE_ACQUIRE ||
        kind == MGPU__FENCE_RELEASE)
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

#endif /* MGPU_EMU_UNIT_THREAD_H */
