/* mgpu/emu/unit/tma.h - cp.async.bulk.tensor: the instructions of the tensor memory accelerator.
 * SPDX-License-Identifier: MIT
 *
 * The map is decoded and the coordinates are checked here, when issued; copy.h makes the copy
 * later, by math/box.h.
 */
#ifndef MGPU_EMU_UNIT_TMA_H
#define MGPU_EMU_UNIT_TMA_H

#include "copy.h"

/* A map lies in parameters, constant or global memory; and it is one. */
MGPU__MODEL void
mgpu__map_decode(const mgpu__fiber *f, const void *map, mgpu__tma_map *m, const char *what,
                 const void *site)
{
    const mgpu__cluster *c = f->cta->cluster;
    bool shared = false;
    for (uint32_t i = 0; i < c->cta_count; i++)
        shared = shared || (uintptr_t)map - (uintptr_t)c->ctas[i]->window < MGPU__WINDOW_BYTES;
    if (shared || (uintptr_t)map - (uintptr_t)c->stacks < c->stacks_bytes)
        mgpu__fail(
            f, site,
            "%s: the tensor map at %p is %s, where the hardware cannot fetch it: pass it "
            "in the kernel's arguments, or publish it in global memory "
            "(mgpu_tensormap_cp_fenceproxy_gpu())",
            what, map, shared ? "in shared memory" : "on a thread's stack");
    if ((uintptr_t)map % 64 != 0)
        mgpu__fail(f, site,
                   "%s: the tensor map at %p is not aligned to 64 bytes: keep it as a "
                   "mgpu_tensor_map",
                   what, map);
    if (!mgpu__tma_map_decode((const mgpu_tensor_map *)map, m))
        mgpu__fail(
            f, site,
            "%s: the 128 bytes at %p are no tensor map; mgpu_tensor_map_tiled makes them", what,
            map);
}

/* Coordinates that an H200 does not take, where they are an illegal instruction; and those that are
 * seldom meant. */
MGPU__MODEL void
mgpu__copy_coordinates(const mgpu__copy *op, uint32_t dims, const int32_t *c, const char *what)
{
    const mgpu__tma_map *m = &op->map;
    const int64_t first = (int64_t)c[0] * mgpu__tma_unit(m);
    if (first % 16 != 0)
        mgpu__fail(
            op->issuer, op->site,
            "%s: c0 = %d is %lld bytes: the innermost coordinate is a multiple of 16 bytes",
            what, c[0], (long long)first);
    for (uint32_t d = 0; d < dims; d++) {
        const int64_t step = d == 0 && m->interleave == 0 ? 1 : m->elem_strides[d];
        const int64_t last = (int64_t)c[d] + ((int64_t)mgpu__tma_count(m, (int)d) - 1) * step;
        if (c[d] < 0 && op->kind == MGPU__COPY_TMA_STORE)
            mgpu__fail(
                op->issuer, op->site,
                "%s: c%u = %d: a store may end behind the tensor, but not begin before it",
                what, d, c[d]);
        if (last < 0 || (c[d] >= 0 && (uint64_t)c[d] >= m->dims[d]))
            mgpu__lint(op->issuer, MGPU__NOTE_BOUNDS, op->site,
                       "%s: the box lies wholly outside of the tensor: c%u = %d, and dims[%u] "
                       "is %llu: %s",
                       what, d, c[d], d, (unsigned long long)m->dims[d],
                       op->kind == MGPU__COPY_TMA_STORE ? "nothing is stored"
                                                        : "only its filling comes");
    }
}

/* The map, decoded; its memory is known; the dimensions fit the instruction. */
MGPU__MODEL void
mgpu__copy_map(mgpu__copy *op, uint32_t dims, const void *map, const int32_t *c,
               const char *what)
{
    const mgpu__tma_map *m = &op->map;
    char tensor[40];
    uint64_t end;
    mgpu__map_decode(op->issuer, map, &op->map, what, op->site);
    if (m->rank != dims)
        mgpu__fail(op->issuer, op->site,
                   "%s: a %ud instruction with a tensor map of rank %u: take the _%ud form",
                   what, dims, m->rank, m->rank);
    end = (uint64_t)mgpu__tma_unit(m) * m->dims[0];
    for (uint32_t d = 1; d < dims; d++)
        end += m->strides[d - 1] * (m->dims[d] - 1);
    (void)snprintf(tensor, sizeof tensor, "%s, the map's tensor", what);
    mgpu__check_global(op->issuer, m->global, end, tensor, op->site);
    mgpu__copy_coordinates(op, dims, c, what);
    memcpy(op->c, c, dims * sizeof *c);
    op->map_at = map;
    op->bytes = mgpu__tma_box_bytes(m);
}

void
mgpu__emu_tma_load(uint32_t dims, uint32_t dst, const void *map, const int32_t *c, uint32_t bar,
                   uint32_t cta_mask, uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, "TMA load", op.site);
    mgpu__copy_map(&op, dims, map, c, "TMA load");
    mgpu__copy_issue_to(&op, dst, bar, cta_mask, how, 128, "TMA load");
}

void
mgpu__emu_tma_store(uint32_t dims, const void *map, const int32_t *c, uint32_t src,
                    mgpu__tma_red red, uint64_t hint, uint32_t how)
{
    const char *what = red == MGPU__TMA_STORE ? "TMA store" : "TMA reduce";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_STORE, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, what, op.site);
    mgpu__copy_map(&op, dims, map, c, what);
    if (!mgpu__tma_red_legal(red, (mgpu_dtype)op.map.dtype))
        mgpu__fail(op.issuer, op.site, "TMA reduce: %s of %s: %s", mgpu__tma_red_name(red),
                   mgpu_dtype_name((mgpu_dtype)op.map.dtype), mgpu__tma_red_types);
    op.op = (uint8_t)red;
    op.source = mgpu__cta_of(
        op.issuer, src, op.bytes, 128, 0,
        red == MGPU__TMA_STORE ? "TMA store, source" : "TMA reduce, source", op.site);
    op.source_offset = src & 0xffffff;
    mgpu__copy_issue(&op);
}

void
mgpu__emu_tma_prefetch(uint32_t dims, const void *map, const int32_t *c, uint64_t hint,
                       uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, "TMA prefetch", op.site);
    mgpu__copy_map(&op, dims, map, c, "TMA prefetch");
}

void
mgpu__emu_prefetch_tensormap(const void *map)
{
    mgpu__tma_map m;
    mgpu__map_decode(mgpu__self(), map, &m, "prefetch.tensormap", MGPU__SITE);
}

#endif /* MGPU_EMU_UNIT_TMA_H */
