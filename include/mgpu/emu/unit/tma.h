/* mgpu/emu/unit/tma.h - cp.async.bulk.tensor: the instructions of the tensor memory accelerator.
 * SPDX-License-Identifier: MIT
 *
 * The map is decoded and the coordinates are checked here, when issued; copy.h makes the copy
 * later, by math/box.h.
 */
#ifndef MGPU_EMU_UNIT_TMA_H
#define MGPU_EMU_UNIT_TMA_H

#include "issue.h"
#include "thread.h"

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

/* Whether the box would lie inside with c0 and c1 exchanged, as of who takes c0 for the row. */
MGPU__MODEL bool
mgpu__tma_exchanged(const mgpu__tma_map *m, uint32_t dims, const int32_t *c)
{
    if (dims < 2 || m->im2col || m->rows4 || m->interleave != 0 ||
        mgpu__tma_units(m, c[1]) % 16 != 0)
        return false;
    for (uint32_t d = 0; d < dims; d++) {
        const int64_t at = c[d < 2 ? 1 - d : d], step = d == 0 ? 1 : m->elem_strides[d];
        if (at < 0 || at + (mgpu__tma_count(m, (int)d) - 1) * step >= (int64_t)m->dims[d])
            return false;
    }
    return true;
}

/* Coordinates that an H200 does not take, where they are an illegal instruction; and those that are
 * seldom meant. */
MGPU__MODEL void
mgpu__copy_coordinates(const mgpu__copy *op, uint32_t dims, const int32_t *c, const char *what)
{
    const mgpu__tma_map *m = &op->map;
    const int64_t first = mgpu__tma_units(m, c[0]);
    if (mgpu__tma_padded(m) && c[0] % 128 != 0)
        mgpu__fail(op->issuer, op->site,
                   "%s: c0 = %d: of %s the innermost coordinate is a multiple of 128", what,
                   c[0], mgpu_dtype_name((mgpu_dtype)m->dtype));
    if (first % 16 != 0 || (m->dtype == MGPU_DTYPE_B4X16 && c[0] % 32 != 0))
        mgpu__fail(
            op->issuer, op->site,
            "%s: c0 = %d is %lld bytes: the innermost coordinate is a multiple of 16 bytes: "
            "begin at the one below, and skip in the box",
            what, c[0], (long long)first);
    for (uint32_t d = 0; d < dims; d++) {
        const int64_t step = d == 0 && m->interleave == 0 ? 1 : m->elem_strides[d];
        const int64_t count = m->im2col && d > 0 ? 1 : mgpu__tma_count(m, (int)d);
        const int64_t last = (int64_t)c[d] + (count - 1) * step;
        if (m->im2col && d > 0 && d + 1 < dims)
            continue; /* W, H, D: mgpu__copy_pixels() */
        if (c[d] < 0 && op->kind == MGPU__COPY_TMA_STORE)
            mgpu__fail(
                op->issuer, op->site,
                "%s: c%u = %d: a store may end behind the tensor, but not begin before it",
                what, d, c[d]);
        if ((last < 0 && !(m->im2col && d > 0)) || (c[d] >= 0 && (uint64_t)c[d] >= m->dims[d]))
            mgpu__lint(op->issuer, MGPU__NOTE_BOUNDS, op->site,
                       "%s: the box lies wholly outside of the tensor: c%u = %d, and dims[%u] "
                       "is %llu: %s%s",
                       what, d, c[d], d, (unsigned long long)m->dims[d],
                       mgpu__tma_exchanged(m, dims, c)
                           ? "c0 is the column, innermost first: with c0 and c1 exchanged it "
                             "lies inside; or else "
                           : "",
                       op->kind == MGPU__COPY_TMA_STORE
                           ? "nothing is stored: it can go"
                           : "only its filling comes: if it is for others' sake that a block "
                             "loads, let it load any box inside, as mgpu_schedule_within() "
                             "does, or mgpu_emu_suppress(15, ...)");
    }
}

/* The pixels of im2col: where the first one lies, and how far each is moved. */
MGPU__MODEL void
mgpu__copy_pixels(mgpu__copy *op, uint32_t dims, const int32_t *c, const uint16_t *offsets,
                  const char *what)
{
    static const uint32_t most[6] = {0, 0, 0, 65535, 255, 31};
    const mgpu__tma_map *m = &op->map;
    for (uint32_t d = 1; d + 1 < dims; d++) {
        const int64_t first = mgpu__im2col_first(m, d), last = mgpu__im2col_last(m, d);
        if (c[d] < first || c[d] > last)
            mgpu__fail(
                op->issuer, op->site,
                "%s: c%u = %d: the first pixel lies in the box of the map's corners, here "
                "%lld to %lld; a filter tap is in the offsets",
                what, d, c[d], (long long)first, (long long)last);
        if (op->kind == MGPU__COPY_TMA_STORE && (m->lower[d - 1] < 0 || m->upper[d - 1] > 0))
            mgpu__fail(
                op->issuer, op->site,
                "%s: the box of the map's corners reaches out of the tensor, %lld to %lld "
                "of 0 to %lld in dimension %u: a store has a map of its own, corners inside",
                what, (long long)first, (long long)last, (long long)m->dims[d] - 1, d);
        if (offsets != NULL && offsets[d - 1] > most[dims])
            mgpu__fail(op->issuer, op->site, "%s: %c_offset is %u: 0 to %u with %u dimensions",
                       what, "whd"[d - 1], offsets[d - 1], most[dims], dims);
        op->c[4 + d] = offsets != NULL ? offsets[d - 1] : 0;
    }
}

/* The tensor is where, and as large as, the instruction says, if it does. */
MGPU__MODEL void
mgpu__copy_override(mgpu__copy *op, const char *what)
{
    mgpu__bulk_groups *groups = mgpu__bulk_groups_of(op->issuer);
    const uint64_t at = groups->override;
    const uint32_t rank = groups->override_rank;
    groups->override = 0;
    groups->override_rank = 0;
    if (at == 0)
        return;
    for (uint32_t d = 0; d < rank; d++) {
        op->map.dims[d] = groups->override_dims[d];
        if (d > 0)
            op->map.strides[d - 1] = groups->override_strides[d - 1];
    }
    if (at % 16 != 0)
        mgpu__fail(op->issuer, op->site,
                   "%s: the tensor's address 0x%llx is not aligned to 16 bytes", what,
                   (unsigned long long)at);
    mgpu__check_global(op->issuer, at, 128 * 1024,
                       "override::global_address, the 128 KiB from it on", op->site);
    op->map.global = at;
}

/* Four rows: a box of one, which is at c[1] to c[4]. */
MGPU__MODEL void
mgpu__copy_rows(mgpu__copy *op, const int32_t *c, const char *what)
{
    mgpu__tma_map *m = &op->map;
    if (m->box[1] != 1 || m->interleave != 0)
        mgpu__fail(
            op->issuer, op->site,
            "%s: a map whose box has %u rows%s: of the four rows each is a box of one, in "
            "no slices: mgpu_tensor_map_2d(.., 1, cols)",
            what, m->box[1], m->interleave != 0 ? ", in slices" : "");
    m->rows4 = 1;
    for (uint32_t i = 1; i < 5; i++)
        if (c[i] < 0 && op->kind == MGPU__COPY_TMA_STORE &&
            mgpu__launch_of(op->issuer)->config.target / 10 != 107)
            mgpu__fail(op->issuer, op->site,
                       "%s: r%u = %d: a row behind the tensor is not stored, but below sm_107 "
                       "none lies before it",
                       what, i - 1, c[i]);
}

/* Pixels along W: where the first one lies, what is behind them, and how far each is moved. */
MGPU__MODEL void
mgpu__copy_wide(mgpu__copy *op, const int32_t *c, const uint16_t *offsets, const char *what)
{
    mgpu__tma_map *m = &op->map;
    const uint32_t most = m->im2col == 3 ? 31 : 511;
    if (c[1] > mgpu__im2col_last(m, 1))
        mgpu__fail(op->issuer, op->site,
                   "%s: c1 = %d: the first pixel lies at most at the map's upper corner, here "
                   "%lld; a filter tap is in w_offset",
                   what, c[1], (long long)mgpu__im2col_last(m, 1));
    if (offsets[0] > most)
        mgpu__fail(op->issuer, op->site, "%s: w_halo is %u: 0 to %u", what, offsets[0], most);
    if (offsets[1] > 31)
        mgpu__fail(op->issuer, op->site, "%s: w_offset is %u: 0 to 31", what, offsets[1]);
    m->halo = offsets[0];
    op->c[5] = offsets[1];
}

/* What an instruction brings. */
typedef enum mgpu__copy_mode {
    MGPU__COPY_BOX,
    MGPU__COPY_PIXELS,   /* and maybe their offsets */
    MGPU__COPY_WIDE,     /* pixels along W, */
    MGPU__COPY_WIDE_128, /* and 128 of them */
    MGPU__COPY_ROWS
} mgpu__copy_mode;

static const char *const mgpu__copy_kinds[] = {"tiles", "im2col", "im2col::w",
                                               "im2col::w::128"};

/* What maps have on newer targets only. */
MGPU__MODEL void
mgpu__copy_map_newer(const mgpu__copy *op, const char *what)
{
    const mgpu__tma_map *m = &op->map;
    char of[64];
    if (m->swizzle == MGPU_SWIZZLE_96B) {
        (void)snprintf(of, sizeof of, "%s with a swizzle of 96 bytes", what);
        mgpu__needs_one_of(op->issuer, MGPU__ON_96B, of, op->site);
    }
    if (mgpu_dtype_packed_bits((mgpu_dtype)m->dtype) != 0) {
        (void)snprintf(of, sizeof of, "%s of %s", what, mgpu_dtype_name((mgpu_dtype)m->dtype));
        mgpu__needs(op->issuer, 1000, of, "sm_100", op->site);
    }
}

/* The map, decoded; its memory is known; it fits the instruction. */
MGPU__MODEL void
mgpu__copy_map(mgpu__copy *op, uint32_t dims, const void *map, const int32_t *c,
               mgpu__copy_mode mode, const uint16_t *offsets, const char *what)
{
    const mgpu__tma_map *m = &op->map;
    const bool pixels = mode != MGPU__COPY_BOX && mode != MGPU__COPY_ROWS;
    char tensor[40];
    uint64_t end;
    mgpu__map_decode(op->issuer, map, &op->map, what, op->site);
    mgpu__copy_override(op, what);
    if (pixels && !m->im2col)
        mgpu__fail(
            op->issuer, op->site,
            "%s: an im2col instruction with a map of tiles: take the %ud form of tiles, or "
            "make the map with mgpu_tensor_map_im2col",
            what, m->rank);
    if (!pixels && m->im2col)
        mgpu__fail(
            op->issuer, op->site,
            "%s: an instruction of tiles with an im2col map: take the form with _im2col in "
            "its name, or make the map with mgpu_tensor_map_tiled",
            what);
    if (m->rank != dims)
        mgpu__fail(op->issuer, op->site,
                   "%s: a %ud instruction with a tensor map of rank %u: take the _%ud form",
                   what, dims, m->rank, m->rank);
    if (pixels && m->im2col != (uint8_t)mode)
        mgpu__fail(op->issuer, op->site,
                   "%s: an instruction of %s, and the map was made for %s: "
                   "mgpu_tensor_map_im2col() and mgpu_tensor_map_im2col_wide() say for which",
                   what, mgpu__copy_kinds[mode], mgpu__copy_kinds[m->im2col]);
    mgpu__copy_map_newer(op, what);
    end = (uint64_t)mgpu__tma_units(m, (int64_t)m->dims[0]);
    for (uint32_t d = 1; d < dims; d++)
        end += m->strides[d - 1] * (m->dims[d] - 1);
    (void)snprintf(tensor, sizeof tensor, "%s, the map's tensor", what);
    mgpu__check_global(op->issuer, m->global, end, tensor, op->site);
    if (mode == MGPU__COPY_ROWS)
        mgpu__copy_rows(op, c, what);
    mgpu__copy_coordinates(op, mode == MGPU__COPY_ROWS ? 1 : dims, c, what);
    memcpy(op->c, c, (mode == MGPU__COPY_ROWS ? 5 : dims) * sizeof *c);
    op->map_at = map;
    if (mode == MGPU__COPY_WIDE || mode == MGPU__COPY_WIDE_128)
        mgpu__copy_wide(op, c, offsets, what);
    op->bytes = mgpu__tma_box_bytes(m);
    if (mode == MGPU__COPY_PIXELS)
        mgpu__copy_pixels(op, dims, c, offsets, what);
}

/* What only some targets have: a pair, */
MGPU__MODEL void
mgpu__copy_target(const mgpu__copy *op, uint32_t how)
{
    if (how & MGPU__PAIR)
        mgpu__needs_one_of(op->issuer, MGPU__ON_TCGEN05, "TMA load.cta_group::2", op->site);
}

/* and modes of Blackwell, loads by them to shared::cta on each one. */
MGPU__MODEL void
mgpu__copy_newer(const mgpu__copy *op, uint32_t how, const char *what)
{
    if (op->kind == MGPU__COPY_TMA_LOAD && !(how & MGPU__SPACE_CLUSTER))
        mgpu__needs(op->issuer, 1000, what, "sm_100", op->site);
    else
        mgpu__needs_one_of(op->issuer, MGPU__ON_TCGEN05, what, op->site);
}

void
mgpu__emu_tma_load(uint32_t dims, uint32_t dst, const void *map, const int32_t *c, uint32_t bar,
                   uint32_t cta_mask, uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__copy_target(&op, how);
    mgpu__check_hint(op.issuer, hint, how, "TMA load", op.site);
    mgpu__copy_map(&op, dims, map, c, MGPU__COPY_BOX, NULL, "TMA load");
    mgpu__copy_issue_to(&op, dst, bar, cta_mask, how, 128, "TMA load");
}

void
mgpu__emu_tma_load_im2col(uint32_t dims, uint32_t dst, const void *map, const int32_t *c,
                          uint32_t bar, const uint16_t *offsets, uint32_t cta_mask,
                          uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__copy_target(&op, how);
    mgpu__check_hint(op.issuer, hint, how, "TMA load", op.site);
    mgpu__copy_map(&op, dims, map, c, MGPU__COPY_PIXELS, offsets, "TMA load");
    mgpu__copy_issue_to(&op, dst, bar, cta_mask, how, 128, "TMA load");
}

/* What a store writes behind a row, up to whole 16 bytes, is known memory, too. */
MGPU__MODEL void
mgpu__copy_behind(const mgpu__copy *op)
{
    const mgpu__tma_map *m = &op->map;
    if (mgpu__tma_units(m, (int64_t)m->dims[0]) % 16 != 0)
        mgpu__check_global(op->issuer, m->global, mgpu__tma_store_end(m, op->c),
                           "TMA store, which goes on to whole 16 bytes of a row", op->site);
}

/* A store, or a reduction: its map is known. */
MGPU__MODEL void
mgpu__copy_out(mgpu__copy *op, uint32_t src, mgpu__tma_red red)
{
    if (!mgpu__tma_red_legal(red, (mgpu_dtype)op->map.dtype))
        mgpu__fail(op->issuer, op->site, "TMA reduce: %s of %s: %s", mgpu__tma_red_name(red),
                   mgpu_dtype_name((mgpu_dtype)op->map.dtype), mgpu__tma_red_types);
    mgpu__copy_behind(op);
    op->op = (uint8_t)red;
    mgpu__copy_source(op, src, 128,
                      red == MGPU__TMA_STORE ? "TMA store, source" : "TMA reduce, source");
    mgpu__copy_issue(op);
}

void
mgpu__emu_tma_store(uint32_t dims, const void *map, const int32_t *c, uint32_t src,
                    mgpu__tma_red red, uint64_t hint, uint32_t how)
{
    const char *what = red == MGPU__TMA_STORE ? "TMA store" : "TMA reduce";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_STORE, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, what, op.site);
    mgpu__copy_map(&op, dims, map, c, MGPU__COPY_BOX, NULL, what);
    mgpu__copy_out(&op, src, red);
}

void
mgpu__emu_tma_store_im2col(uint32_t dims, const void *map, const int32_t *c, uint32_t src,
                           mgpu__tma_red red, uint64_t hint, uint32_t how)
{
    const char *what = red == MGPU__TMA_STORE ? "TMA store" : "TMA reduce";
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_STORE, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, what, op.site);
    mgpu__copy_map(&op, dims, map, c, MGPU__COPY_PIXELS, NULL, what);
    mgpu__copy_out(&op, src, red);
}

void
mgpu__emu_tma_prefetch(uint32_t dims, const void *map, const int32_t *c, uint64_t hint,
                       uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, "TMA prefetch", op.site);
    mgpu__copy_map(&op, dims, map, c, MGPU__COPY_BOX, NULL, "TMA prefetch");
}

void
mgpu__emu_tma_prefetch_im2col(uint32_t dims, const void *map, const int32_t *c,
                              const uint16_t *offsets, uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__check_hint(op.issuer, hint, how, "TMA prefetch", op.site);
    mgpu__copy_map(&op, dims, map, c, MGPU__COPY_PIXELS, offsets, "TMA prefetch");
}

/* ---- four rows -------------------------------------------------------------------------------------- */

void
mgpu__emu_tma_load_gather4(uint32_t dst, const void *map, const int32_t *c, uint32_t bar,
                           uint32_t cta_mask, uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__copy_target(&op, how);
    mgpu__copy_newer(&op, how, "TMA load.tile::gather4");
    mgpu__check_hint(op.issuer, hint, how, "TMA load", op.site);
    mgpu__copy_map(&op, 2, map, c, MGPU__COPY_ROWS, NULL, "TMA load");
    mgpu__copy_issue_to(&op, dst, bar, cta_mask, how, 128, "TMA load");
}

void
mgpu__emu_tma_store_scatter4(const void *map, const int32_t *c, uint32_t src, uint64_t hint,
                             uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_STORE, mgpu__self(), MGPU__SITE);
    mgpu__copy_newer(&op, how, "TMA store.tile::scatter4");
    mgpu__check_hint(op.issuer, hint, how, "TMA store", op.site);
    mgpu__copy_map(&op, 2, map, c, MGPU__COPY_ROWS, NULL, "TMA store");
    mgpu__copy_out(&op, src, MGPU__TMA_STORE);
}

void
mgpu__emu_tma_prefetch_gather4(const void *map, const int32_t *c, uint64_t hint, uint32_t how)
{
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__copy_newer(&op, how | MGPU__SPACE_CLUSTER, "TMA prefetch.tile::gather4");
    mgpu__check_hint(op.issuer, hint, how, "TMA prefetch", op.site);
    mgpu__copy_map(&op, 2, map, c, MGPU__COPY_ROWS, NULL, "TMA prefetch");
}

/* ---- pixels along W --------------------------------------------------------------------------------- */

void
mgpu__emu_tma_load_im2col_w(uint32_t dims, uint32_t dst, const void *map, const int32_t *c,
                            uint32_t bar, const uint16_t *offsets, uint32_t cta_mask,
                            uint64_t hint, uint32_t how)
{
    const bool w128 = (how & MGPU__W128) != 0;
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__copy_target(&op, how);
    mgpu__copy_newer(&op, w128 ? how | MGPU__SPACE_CLUSTER : how,
                     w128 ? "TMA load.im2col::w::128" : "TMA load.im2col::w");
    mgpu__check_hint(op.issuer, hint, how, "TMA load", op.site);
    mgpu__copy_map(&op, dims, map, c, w128 ? MGPU__COPY_WIDE_128 : MGPU__COPY_WIDE, offsets,
                   "TMA load");
    mgpu__copy_issue_to(&op, dst, bar, cta_mask, how, 128, "TMA load");
}

void
mgpu__emu_tma_prefetch_im2col_w(uint32_t dims, const void *map, const int32_t *c,
                                const uint16_t *offsets, uint64_t hint, uint32_t how)
{
    const bool w128 = (how & MGPU__W128) != 0;
    mgpu__copy op = mgpu__copy_of(MGPU__COPY_TMA_LOAD, mgpu__self(), MGPU__SITE);
    mgpu__copy_newer(&op, how | MGPU__SPACE_CLUSTER, "TMA prefetch.im2col::w");
    mgpu__check_hint(op.issuer, hint, how, "TMA prefetch", op.site);
    mgpu__copy_map(&op, dims, map, c, w128 ? MGPU__COPY_WIDE_128 : MGPU__COPY_WIDE, offsets,
                   "TMA prefetch");
}

void
mgpu__emu_prefetch_tensormap(const void *map)
{
    mgpu__tma_map m;
    mgpu__map_decode(mgpu__self(), map, &m, "prefetch.tensormap", MGPU__SITE);
}

#endif /* MGPU_EMU_UNIT_TMA_H */
