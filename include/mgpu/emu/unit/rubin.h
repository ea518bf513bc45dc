/* mgpu/emu/unit/rubin.h - mbarriers of many blocks, copies that report, tensors that are not the map's.
 * SPDX-License-Identifier: MIT
 *
 * An operation of many blocks is the same one in each, from rank 0 up. The copies themselves are those of bulk.h and tma.h.
 */
#ifndef MGPU_EMU_UNIT_RUBIN_H
#define MGPU_EMU_UNIT_RUBIN_H

#include "../core/posix.h" /* before system headers */

#include "../rubin.h"
#include "mbarrier.h"
#include "tma.h"

/* The blocks of a mask are there. */
MGPU__MODEL void
mgpu__rubin_mask(const mgpu__fiber *f, uint32_t cta_mask, const char *what, const void *site)
{
    const uint32_t blocks = f->cta->cluster->cta_count;
    if (cta_mask == 0 || (uint64_t)cta_mask >> blocks != 0)
        mgpu__fail(
            f, site,
            "%s.multicast::cluster: mask 0x%x of blocks, and the cluster has blocks 0 to %u",
            what, cta_mask, blocks - 1);
}

void
mgpu__emu_mbarrier_arrive_multicast(uint32_t bar, uint32_t count, uint32_t tx_bytes,
                                    uint32_t cta_mask, uint32_t how)
{
    MGPU__MUTATE(, "mbarrier.arrive", &how, &bar, &count, &tx_bytes, NULL);
    mgpu__fiber *f = mgpu__self();
    mgpu__rubin_mask(f, cta_mask, how & MGPU__DROP ? "mbarrier.arrive_drop" : "mbarrier.arrive",
                     MGPU__SITE);
    for (uint32_t rank = 0; rank < f->cta->cluster->cta_count; rank++)
        if (cta_mask >> rank & 1)
            (void)mgpu__mbarrier_arrives(f, (bar & 0xffffff) | rank << 24, count, tx_bytes, how,
                                         MGPU__SITE);
}

void
mgpu__emu_mbarrier_expect_tx_multicast(uint32_t bar, uint32_t tx_bytes, uint32_t cta_mask,
                                       uint32_t how)
{
    MGPU__MUTATE(, "mbarrier.expect_tx", &how, &bar, NULL, &tx_bytes, NULL);
    mgpu__fiber *f = mgpu__self();
    mgpu__rubin_mask(f, cta_mask, "mbarrier.expect_tx", MGPU__SITE);
    for (uint32_t rank = 0; rank < f->cta->cluster->cta_count; rank++)
        if (cta_mask >> rank & 1)
            mgpu__mbarrier_expects(f, (bar & 0xffffff) | rank << 24, tx_bytes, how, MGPU__SITE);
}

void
mgpu__emu_mbarrier_complete_tx_multicast(uint32_t bar, uint32_t tx_bytes, uint32_t cta_mask,
                                         uint32_t how)
{
    MGPU__MUTATE(, "mbarrier.complete_tx", &how, &bar, NULL, &tx_bytes, NULL);
    mgpu__fiber *f = mgpu__self();
    mgpu__rubin_mask(f, cta_mask, "mbarrier.complete_tx", MGPU__SITE);
    for (uint32_t rank = 0; rank < f->cta->cluster->cta_count; rank++)
        if (cta_mask >> rank & 1)
            mgpu__mbarrier_completes(f, (bar & 0xffffff) | rank << 24, tx_bytes, how,
                                     MGPU__SITE);
}

uint32_t
mgpu__emu_report_how(uint32_t validity)
{
    if (validity > 5)
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "a copy reports %u, which is nothing: MGPU_REPORT_DISABLED to "
                   "MGPU_REPORT_PER_ELEMENT_FF",
                   validity);
    return validity * MGPU__REPORT;
}

void
mgpu__emu_no_fabric(const char *what)
{
    mgpu__emu_needs(1000, what, "sm_100");
    mgpu__fail(mgpu__self(), MGPU__SITE,
               "%s: the model has no fabric: a logical endpoint is memory of another machine, "
               "which the "
               "host opens with the driver. Test what stands around it: in the model copy with "
               "mgpu_bulk_store() or, to several GPUs, with mgpu_multimem_bulk_store()",
               what);
}

void
mgpu__emu_tcgen05_no_rule(const char *what, int lut)
{
    mgpu__emu_needs_one_of(MGPU__ON_RUBIN, what);
    mgpu__fail(
        mgpu__self(), MGPU__SITE,
        lut ? "%s: how tables of eight numbers lie in tensor memory is published "
              "nowhere that mgpu knows of, and the model guesses nothing: look B up in "
              "registers, and multiply e4m3"
            : "%s: how a sign and 11 bits lie in 16, and which number the instruction "
              "descriptor has for them, is published nowhere that mgpu knows of, and the "
              "model guesses nothing: test the kernel with kind f16, whose tiles are as "
              "large",
        what);
}

void
mgpu__emu_tcgen05_collector_b(const char *what, uint32_t other)
{
    mgpu__emu_needs_one_of(MGPU__ON_RUBIN, what);
    if (other > 3)
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "%s: %u is no use of a collector: MGPU_COLLECTOR_DISCARD, _LASTUSE, _FILL "
                   "or _USE",
                   what, other);
}

void
mgpu__emu_tma_override(const void *global)
{
    mgpu__fiber *f = mgpu__self();
    if (global == NULL)
        mgpu__fail(f, MGPU__SITE, "override::global_address: the tensor's address is 0");
    mgpu__bulk_groups_of(f)->override = (uint64_t)(uintptr_t)global;
}

void
mgpu__emu_tma_override_dims(uint32_t dims, const uint16_t *sizes, const uint64_t *strides_bytes,
                            const uint32_t *low, uint32_t high)
{
    mgpu__fiber *f = mgpu__self();
    mgpu__bulk_groups *groups = mgpu__bulk_groups_of(f);
    groups->override_rank = dims;
    for (uint32_t d = 0; d < dims; d++) {
        if (sizes[d] == 0 || sizes[d] > 255)
            mgpu__fail(f, MGPU__SITE,
                       "override::global_dim: dim%u = %u: the instruction has 8 bits for a "
                       "size: 1 to 255, of a larger tensor what the box can reach",
                       d, sizes[d]);
        groups->override_dims[d] = (uint8_t)sizes[d];
        if (d > 0 && (strides_bytes[d - 1] % 16 != 0 || strides_bytes[d - 1] >> 40 != 0))
            mgpu__fail(f, MGPU__SITE,
                       "override::global_dim_stride: stride%u_bytes = %llu: a multiple of 16 "
                       "below 2^40",
                       d, (unsigned long long)strides_bytes[d - 1]);
        if (d > 0) /* ((low + (high << 32)) << 4), as the manual has it */
            groups->override_strides[d - 1] =
                (low[d - 1] | (uint64_t)(high >> 4 * (d - 1) & 15) << 32) << 4;
    }
}

mgpu__tma_red
mgpu__emu_tma_red_op(uint32_t op)
{
    if (op > 7)
        mgpu__fail(mgpu__self(), MGPU__SITE,
                   "%u is no reduction: MGPU_REDUCE_ADD to MGPU_REDUCE_XOR", op);
    return (mgpu__tma_red)(MGPU__TMA_ADD + op);
}

#endif /* MGPU_EMU_UNIT_RUBIN_H */
