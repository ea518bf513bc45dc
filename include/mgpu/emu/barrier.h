/* mgpu/emu/barrier.h - named barriers, the cluster barrier, and what a thread asks of its block.
 * SPDX-License-Identifier: MIT
 *
 * barrier.cta counts threads up to the number that each of them names; barrier.cluster counts
 * all living threads of the cluster. A thread that returns is no longer waited for.
 */
#ifndef MGPU_EMU_BARRIER_H
#define MGPU_EMU_BARRIER_H

#include "warp.h"

/* ---- named barriers ---------------------------------------------------------------------------------- */

/* The result goes to each waiter: others may use the barrier before these run again. */
static uint32_t
mgpu__barrier_complete(mgpu__named_barrier *b)
{
    uint32_t result = b->kind == MGPU__BARRIER_RED_POPC  ? b->votes
                      : b->kind == MGPU__BARRIER_RED_AND ? b->votes == b->arrived
                                                         : b->votes != 0;
    for (mgpu__fiber *f = b->waiters.head; f != NULL; f = f->next)
        f->lane.out = result;
    b->want = b->arrived = b->votes = 0;
    mgpu__wake(&b->waiters);
    return result;
}

uint32_t
mgpu__emu_barrier(mgpu__barrier kind, uint32_t id, uint32_t threads, int predicate,
                  uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cta *cta = f->cta;
    mgpu__named_barrier *b;
    uint32_t want = threads == 0 ? cta->alive : threads;
    if (id >= MGPU__NAMED_BARRIERS)
        mgpu__fail(site, "barrier: id %u, a block has barriers 0 to 15", id);
    if (threads % 32 != 0 || threads > 1024)
        mgpu__fail(
            site,
            "barrier %u: %u threads: a multiple of 32 up to 1024, or 0 for the whole block", id,
            threads);
    b = &cta->barrier[id];
    if (b->arrived != 0 && (b->want != want || b->whole_cta != (threads == 0)))
        mgpu__fail(site,
                   "barrier %u: this thread comes for %u threads, others wait there for %u", id,
                   want, b->want);
    b->want = want;
    b->whole_cta = threads == 0;
    if (kind != MGPU__BARRIER_ARRIVE)
        b->kind = (uint8_t)kind;
    b->arrived++;
    b->votes += predicate != 0;
    if (b->arrived > b->want)
        mgpu__fail(site, "barrier %u: %u threads have come, it takes %u", id, b->arrived,
                   b->want);
    mgpu__progress(cta->cluster->worker);
    mgpu__event(MGPU_EMU_BARRIER_ARRIVE, MGPU_EMU_THREAD, id, threads, how, f, site);
    if (b->arrived == b->want) {
        f->lane.out = mgpu__barrier_complete(b);
        if (kind == MGPU__BARRIER_ARRIVE)
            return 0;
    } else {
        if (kind == MGPU__BARRIER_ARRIVE)
            return 0;
        mgpu__park(MGPU__WAIT_BARRIER, b, site, &b->waiters);
    }
    mgpu__event(MGPU_EMU_BARRIER_LEAVE, MGPU_EMU_THREAD, id, threads, how, f, site);
    return (uint32_t)f->lane.out;
}

/* ---- cluster barrier ----------------------------------------------------------------------------------- */

static void
mgpu__cluster_check(mgpu__cluster *c)
{
    if (c->cluster_arrived < c->alive || c->cluster_arrived == 0)
        return;
    c->cluster_arrived = 0;
    c->cluster_phase++;
    mgpu__wake(&c->cluster_waiters);
}

void
mgpu__emu_cluster_arrive(uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    if (f->cluster_arrived)
        mgpu__fail(
            site, "barrier.cluster.arrive: this thread has arrived already and not waited yet");
    f->cluster_arrived = true;
    f->cluster_phase = c->cluster_phase;
    c->cluster_arrived++;
    mgpu__progress(c->worker);
    mgpu__event(MGPU_EMU_CLUSTER_ARRIVE, MGPU_EMU_THREAD, 0, c->cluster_phase, how, f, site);
    mgpu__cluster_check(c);
}

void
mgpu__emu_cluster_wait(uint32_t how)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__cluster *c = f->cta->cluster;
    if (!f->cluster_arrived)
        mgpu__fail(site, "barrier.cluster.wait without barrier.cluster.arrive before it");
    while (c->cluster_phase == f->cluster_phase)
        mgpu__park(MGPU__WAIT_CLUSTER, c, site, &c->cluster_waiters);
    f->cluster_arrived = false;
    mgpu__event(MGPU_EMU_CLUSTER_LEAVE, MGPU_EMU_THREAD, 0, f->cluster_phase, how, f, site);
}

/* A thread has returned: barriers and collectives that counted on it go on without it. */
static void
mgpu__thread_left_barriers(mgpu__fiber *f)
{
    mgpu__fiber *lanes[32];
    mgpu__cluster *c = f->cta->cluster;
    if (f->cluster_arrived && f->cluster_phase == c->cluster_phase)
        c->cluster_arrived--; /* it arrived in this phase and will never wait */
    if (c->alive != 0)
        mgpu__cluster_check(c);
    for (uint32_t id = 0; id < MGPU__NAMED_BARRIERS; id++) {
        mgpu__named_barrier *b = &f->cta->barrier[id];
        if (b->arrived == 0 || !b->whole_cta)
            continue;
        b->want = f->cta->alive;
        if (b->arrived >= b->want)
            (void)mgpu__barrier_complete(b);
    }
    mgpu__warp_of(f, lanes);
    for (uint32_t i = 0; i < 32; i++)
        if (lanes[i] != NULL && lanes[i]->state == MGPU__WAIT_WARP &&
            lanes[i]->lane.mask >> (f->thread % 32) & 1) {
            mgpu__lane wanted = lanes[i]->lane;
            (void)mgpu__collective_try(lanes, &wanted, NULL, lanes[i]->site);
        }
}

/* ---- cluster addresses, registers, clocks ------------------------------------------------------------ */

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
    l.sub = (uint8_t)increase;
    (void)mgpu__collective_do(l, site);
    if (!increase) {
        if (registers > f->registers)
            mgpu__fail(
                site,
                "setmaxnreg.dec to %u: the thread has %u registers, dec cannot raise them",
                registers, f->registers);
        cta->registers_free += f->registers - registers;
        f->registers = registers;
        mgpu__progress(cta->cluster->worker);
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

#endif /* MGPU_EMU_BARRIER_H */
