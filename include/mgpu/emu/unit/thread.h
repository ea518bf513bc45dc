/* mgpu/emu/unit/thread.h - what a thread asks of its block and cluster; setmaxnreg, fences, time.
 * SPDX-License-Identifier: MIT
 *
 * Registers are an account of the block: setmaxnreg.dec puts some back, .inc waits until there are
 * enough. Each warp executes it for itself; that all four warps of a warpgroup do is checked.
 */
#ifndef MGPU_EMU_UNIT_THREAD_H
#define MGPU_EMU_UNIT_THREAD_H

#include "barrier.h"

uint32_t
mgpu__emu_mapa(uint32_t addr, uint32_t rank)
{
    const mgpu__cluster *c = mgpu__self()->cta->cluster;
    if (rank >= c->cta_count)
        mgpu__fail(MGPU__SITE, "mapa: rank %u, the cluster has %u blocks", rank, c->cta_count);
    return (addr & 0xffffff) | rank << 24;
}

uint32_t
mgpu__emu_getctarank(uint32_t addr)
{
    return addr >> 24;
}

/* The warp of `f` executes setmaxnreg. It waits for no other warp, but the manual wants them
 * to synchronise before the next one: so none can be ahead of the others by two. */
static void
mgpu__maxnreg_of_warp(const mgpu__fiber *f, bool increase, uint32_t n, const void *site)
{
    const uint32_t group = f->thread / 128, bit = 1u << f->thread / 32 % 4;
    const uint32_t warps = (f->cta->cluster->worker->launch->threads + 31) / 32 - 4 * group;
    mgpu__warpgroup *g = &f->cta->warpgroups[group];
    char where[208];
    if (g->maxnreg_missing == 0) {
        g->maxnreg_missing = warps < 4 ? (1u << warps) - 1 : 15; /* those the block has */
        g->maxnreg = n;
        g->maxnreg_increase = increase;
        g->maxnreg_site = site;
    } else if (!(g->maxnreg_missing & bit) || g->maxnreg != n ||
               g->maxnreg_increase != increase) {
        mgpu__fail(site,
                   "setmaxnreg.%s %u by warp %u, while warps 0x%x of its warpgroup have not "
                   "executed setmaxnreg.%s %u of %s: all four execute the same one, and "
                   "synchronise before the next",
                   increase ? "inc" : "dec", n, f->thread / 32, g->maxnreg_missing,
                   g->maxnreg_increase ? "inc" : "dec", g->maxnreg,
                   mgpu__locate(g->maxnreg_site, where, sizeof where));
    }
    g->maxnreg_missing &= ~bit;
}

void
mgpu__emu_setmaxnreg(int increase, uint32_t registers)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta = f->cta;
    mgpu__lane l = mgpu__lane_of(MGPU__COLLECTIVE_SETMAXNREG, 0xffffffffu, registers);
    if (cta->cluster->worker->launch->config.target == MGPU_EMU_SM_90)
        mgpu__fail(site, "setmaxnreg needs sm_90a, the target is sm_90");
    if (registers < 24 || registers > 256 || registers % 8 != 0)
        mgpu__fail(site, "setmaxnreg: %u registers: 24 to 256, a multiple of 8", registers);
    l.sub = (uint8_t)(registers / 8 << 1 | (uint32_t)increase); /* the same in all lanes */
    (void)mgpu__collective_do(l, site);
    if (f->thread % 32 == 0)
        mgpu__maxnreg_of_warp(f, increase != 0, registers, site);
    if (!increase) {
        if (registers > f->registers)
            mgpu__fail(
                site,
                "setmaxnreg.dec to %u: the thread has %u registers, dec cannot raise them",
                registers, f->registers);
        cta->registers_free += f->registers - registers;
        f->registers = registers;
        mgpu__effect(cta->cluster->worker);
        mgpu__wake(&cta->register_waiters);
        return;
    }
    if (registers < f->registers)
        mgpu__fail(site,
                   "setmaxnreg.inc to %u: the thread has %u registers, inc cannot lower them",
                   registers, f->registers);
    while (cta->registers_free < registers - f->registers) {
        f->wanted = registers;
        mgpu__park(MGPU__WAIT_REGISTERS, cta, site, &cta->register_waiters);
    }
    cta->registers_free -= registers - f->registers;
    f->registers = registers;
}

void
mgpu__emu_nanosleep(uint32_t ns)
{
    (void)ns;
    mgpu__give_way(false, MGPU__SITE);
}

void
mgpu__emu_griddepcontrol(int wait)
{
    (void)wait; /* launches run one after the other: what came before is complete */
    (void)mgpu__self();
}

void
mgpu__emu_trap(void)
{
    mgpu__fail(MGPU__SITE, "trap");
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
        return mgpu__now_ns();
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
    case MGPU__SREG_DYNAMIC_SMEM_SIZE:
        return l->dynamic_smem;
    case MGPU__SREG_TOTAL_SMEM_SIZE:
        return f->cta->used;
    }
    return 0;
}

void
mgpu__emu_fence(mgpu__fence kind, const void *p, uint32_t how)
{
    mgpu__event(MGPU_EMU_FENCE, MGPU_EMU_THREAD, (uint64_t)(uintptr_t)p, kind, how,
                mgpu__self(), MGPU__SITE);
    if (kind == MGPU__FENCE_ACQ_REL || kind == MGPU__FENCE_SC || kind == MGPU__FENCE_ACQUIRE ||
        kind == MGPU__FENCE_RELEASE)
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

#endif /* MGPU_EMU_UNIT_THREAD_H */
