/* mgpu/emu/unit/tensormap.h - tensormap.replace and tensormap.cp_fenceproxy: maps that kernels change.
 * SPDX-License-Identifier: MIT
 *
 *     replace          the model's map (math/tma_map.h) is unpacked, a field of it changed, and packed
 *                      again: a read and a write of its 128 bytes by the thread
 *     cp_fenceproxy    lane i copies word i; then all lanes release, and know what all of them did
 *
 * A GPU keeps as many bits of a value as its field has, and the rest is lost. Here that is a failure, and
 * so is 0 elements, which a GPU takes as 2^32. What fields must be together, box.h looks at.
 */
#ifndef MGPU_EMU_UNIT_TENSORMAP_H
#define MGPU_EMU_UNIT_TENSORMAP_H

#include "../core/buffer.h"
#include "../core/window.h"
#include "../math/tma_map.h"
#include "thread.h"
#include "warp.h"

static const char *const mgpu__tensormap_fields[] = {
    "global_address", "rank",         "box_dim",           "global_dim",   "global_stride",
    "element_stride", "elemtype",     "interleave_layout", "swizzle_mode", "fill_mode",
    "elemtype",       "swizzle_mode", "swizzle_atomicity"};

/* The types as tensormap.replace counts them. */
static const uint8_t mgpu__tensormap_types[13] = {
    MGPU_DTYPE_U8,   MGPU_DTYPE_U16,  MGPU_DTYPE_U32,     MGPU_DTYPE_S32,     MGPU_DTYPE_U64,
    MGPU_DTYPE_S64,  MGPU_DTYPE_F16,  MGPU_DTYPE_F32,     MGPU_DTYPE_F32_FTZ, MGPU_DTYPE_F64,
    MGPU_DTYPE_BF16, MGPU_DTYPE_TF32, MGPU_DTYPE_TF32_FTZ};

/* The type becomes the one of this number. NULL, or what is wrong. */
MGPU__MODEL const char *
mgpu__tensormap_retype(mgpu__tma_map *m, uint64_t number)
{
    const bool rounds = m->dtype == MGPU_DTYPE_TF32 || m->dtype == MGPU_DTYPE_TF32_FTZ;
    if (number > 12)
        return "no number of a type, 0 to 12: mgpu_tensormap_elemtype() has it for a "
               "mgpu_dtype";
    if (rounds && m->dtype != mgpu__tensormap_types[number])
        return "another type in a map of tf32, where ptxas 13.0 leaves the bit that rounds: "
               "begin with a map of that type";
    m->dtype = mgpu__tensormap_types[number];
    return NULL;
}

/* A field that only Blackwell has, or a number of it: the same. */
MGPU__MODEL const char *
mgpu__tensormap_set_newer(mgpu__tma_map *m, mgpu__tensormap_field field, uint64_t value)
{
    if (field == MGPU__TENSORMAP_PACKED_TYPE) { /* 13, 14, 15 */
        m->dtype = (uint8_t)(MGPU_DTYPE_B4X16 + value - 13);
    } else if (field == MGPU__TENSORMAP_SWIZZLE_96B) {
        m->swizzle = (uint8_t)(MGPU_SWIZZLE_96B | (m->swizzle & 3));
    } else { /* MGPU__TENSORMAP_SWIZZLE_ATOMICITY */
        if (value > 3)
            return "not 0 to 3: atoms of 16, 32, 32 flipped, 64 bytes";
        m->swizzle = (uint8_t)((m->swizzle & ~3u) | value);
    }
    return NULL;
}

/* A field becomes `value`. NULL, or what is wrong. */
MGPU__MODEL const char *
mgpu__tensormap_set(mgpu__tma_map *m, mgpu__tensormap_field field, uint32_t dim, uint64_t value)
{
    static const uint8_t spans[4] = {0, 32, 64, 128};
    switch (field) {
    case MGPU__TENSORMAP_GLOBAL_ADDRESS:
        if (value % 16 != 0 || value >> 57 != 0)
            return "no address of a tensor: those are aligned to 16 bytes, below 2^57";
        m->global = value;
        break;
    case MGPU__TENSORMAP_RANK:
        if (value > 4)
            return "not 0 to 4: the rank less one";
        m->rank = (uint8_t)(value + 1);
        break;
    case MGPU__TENSORMAP_BOX_DIM:
        if (value < 1 || value > 256)
            return "not 1 to 256 elements: move the tile with several instructions";
        m->box[dim] = (uint32_t)value;
        break;
    case MGPU__TENSORMAP_GLOBAL_DIM:
        if (value == 0)
            return "taken as 2^32 elements on a GPU: use no map of an empty tensor";
        m->dims[dim] = value;
        break;
    case MGPU__TENSORMAP_GLOBAL_STRIDE:
        if (value % 16 != 0 || value >> 40 != 0)
            return "not a multiple of 16 bytes below 2^40: strides are in bytes";
        m->strides[dim] = value;
        break;
    case MGPU__TENSORMAP_ELEMENT_STRIDE:
        if (value < 1 || value > 8)
            return "not 1 to 8: 1 takes every element";
        m->elem_strides[dim] = (uint32_t)value;
        break;
    case MGPU__TENSORMAP_ELEMTYPE:
        return mgpu__tensormap_retype(m, value);
    case MGPU__TENSORMAP_INTERLEAVE_LAYOUT:
        if (value > 2)
            return "not 0, 1 or 2: a mgpu_interleave / 16";
        m->interleave = (uint8_t)(16 * value);
        break;
    case MGPU__TENSORMAP_SWIZZLE_MODE:
        if (value > 3)
            return "not 0 to 3: mgpu_tensormap_swizzle_mode() has it for a mgpu_swizzle";
        m->swizzle = (uint8_t)(spans[value] | (m->swizzle & 3));
        break;
    case MGPU__TENSORMAP_FILL_MODE:
        if (value > 1)
            return "not 0 or 1: a mgpu_oob_fill";
        m->oob_nan = (uint8_t)value;
        break;
    default: /* from MGPU__TENSORMAP_PACKED_TYPE on */
        return mgpu__tensormap_set_newer(m, field, value);
    }
    return NULL;
}

/* Change a field of the map at p, which is at `address` of a space. */
MGPU__MODEL void
mgpu__tensormap_change(const mgpu__fiber *f, void *p, mgpu_emu_space space, uint64_t address,
                       mgpu__tensormap_field field, uint32_t dim, uint64_t value,
                       const void *site)
{
    const char *const name = mgpu__tensormap_fields[field], *error;
    const uint32_t dims = field == MGPU__TENSORMAP_GLOBAL_STRIDE ? 4 : 5;
    mgpu_tensor_map map;
    mgpu__tma_map m;
    if (field == MGPU__TENSORMAP_SWIZZLE_96B)
        mgpu__needs_one_of(f, MGPU__ON_96B, "tensormap.replace, a swizzle of 96 bytes", site);
    else if (field > MGPU__TENSORMAP_FILL_MODE)
        mgpu__needs_one_of(f, MGPU__ON_TENSORMAP_NEWER,
                           field == MGPU__TENSORMAP_PACKED_TYPE
                               ? "tensormap.replace, a packed type"
                               : "tensormap.replace, swizzle_atomicity",
                           site);
    mgpu__access(space, false, 0, address, sizeof map, f, site);
    mgpu__access(space, true, 0, address, sizeof map, f, site);
    memcpy(&map, p, sizeof map);
    if (dim >= dims)
        mgpu__fail(f, site, "tensormap.replace, %s: dimension %u is not 0 to %u", name, dim,
                   dims - 1);
    if (!mgpu__tma_map_decode(&map, &m))
        mgpu__fail(
            f, site,
            "tensormap.replace, %s: the 128 bytes at %s0x%llx are no tensor map: copy one "
            "there first, and if several lanes do, __syncwarp() comes behind",
            name, space == MGPU_EMU_SHARED ? "smem+" : "",
            (unsigned long long)(space == MGPU_EMU_SHARED ? address & 0xffffff : address));
    if (m.im2col)
        mgpu__fail(f, site,
                   "tensormap.replace, %s: this map is of im2col, and only tiled ones change",
                   name);
    error = mgpu__tensormap_set(&m, field, dim, value);
    if (error != NULL)
        mgpu__fail(f, site, "tensormap.replace, %s: 0x%llx is %s", name,
                   (unsigned long long)value, error);
    mgpu__tma_map_encode(&map, &m);
    if (memcmp(p, &map, sizeof map) != 0)
        mgpu__effect(f->cta->cluster->worker);
    memcpy(p, &map, sizeof map);
}

void
mgpu__emu_tensormap_replace(mgpu__tensormap_field field, uint32_t smem, void *global,
                            uint32_t dim, uint64_t value)
{
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    const mgpu__cta *cta;
    if (global == NULL) {
        mgpu__step(f, (const void *)(uintptr_t)smem, site);
        cta = mgpu__cta_of(f, smem, sizeof(mgpu_tensor_map), 128, 0, "tensormap.replace", site);
        mgpu__tensormap_change(f, cta->window + (smem & 0xffffff), MGPU_EMU_SHARED,
                               mgpu__address_of(cta, smem & 0xffffff), field, dim, value, site);
        return;
    }
    mgpu__step(f, global, site);
    if ((uintptr_t)global % 128 != 0)
        mgpu__fail(f, site, "tensormap.replace: the map at %p is not aligned to 128 bytes",
                   global);
    mgpu__check_global(f, (uint64_t)(uintptr_t)global, sizeof(mgpu_tensor_map),
                       "tensormap.replace, the map", site);
    mgpu__tensormap_change(f, global, MGPU_EMU_GLOBAL, (uint64_t)(uintptr_t)global, field, dim,
                           value, site);
}

/* ---- publish a map ------------------------------------------------------------------------------- */

/* Lane i moves word i. */
MGPU__MODEL void
mgpu__tensormap_publish(mgpu__fiber *const *lanes, uint32_t present)
{
    const mgpu__lane *first = mgpu__lane_of(lanes[0]);
    const uint64_t dst = first->in;
    const uint32_t src = first->arg, how = first->sub;
    const mgpu__cta *cta = lanes[0]->cta;
    unsigned char *const from = cta->window + (src & 0xffffff);
    unsigned char *const to = (unsigned char *)(uintptr_t)dst;
    mgpu_tensor_map map;
    mgpu__tma_map m;
    for (uint32_t i = 0; i < 32; i++) {
        const mgpu__lane *lane = mgpu__lane_of(lanes[i]);
        if (lane->in != dst || lane->arg != src)
            mgpu__fail(lanes[i], lanes[i]->site,
                       "tensormap.cp_fenceproxy: lane %u copies 0x%08x to 0x%llx, and lane 0 "
                       "0x%08x to 0x%llx: the warp copies one map",
                       i, lane->arg, (unsigned long long)lane->in, src,
                       (unsigned long long)dst);
        mgpu__access(MGPU_EMU_SHARED, false, 0, mgpu__address_of(cta, (src & 0xffffff) + 4 * i),
                     4, lanes[i], lanes[i]->site);
        mgpu__access(MGPU_EMU_GLOBAL, true, 0, dst + 4 * i, 4, lanes[i], lanes[i]->site);
    }
    memcpy(&map, from, sizeof map);
    if (!mgpu__tma_map_decode(&map, &m))
        mgpu__fail(lanes[0], lanes[0]->site,
                   "tensormap.cp_fenceproxy: the 128 bytes at smem+0x%x are none: a map comes "
                   "there before it is published",
                   src & 0xffffff);
    if (memcmp(to, &map, sizeof map) != 0)
        mgpu__effect(cta->cluster->worker);
    memcpy(to, &map, sizeof map);
    for (uint32_t i = 0; i < 32; i++) {
        mgpu__event(MGPU_EMU_FENCE, MGPU_EMU_THREAD, dst, MGPU__FENCE_PROXY_TENSORMAP_RELEASE,
                    how, lanes[i], lanes[i]->site);
        MGPU__TELL(lanes[i], fenced, lanes[i], MGPU__FENCE_PROXY_TENSORMAP_RELEASE, NULL, how,
                   lanes[i]->site);
    }
    MGPU__TELL(lanes[0], warp_met, lanes, present);
}

static const mgpu__collective mgpu__tensormap_publish_do = {"tensormap.cp_fenceproxy", true,
                                                            mgpu__tensormap_publish};

void
mgpu__emu_tensormap_cp_fenceproxy(void *dst, uint32_t src, uint32_t how)
{
    static const char what[] = "tensormap.cp_fenceproxy";
    const void *site = MGPU__SITE;
    mgpu__fiber *f = mgpu__self();
    mgpu__lane l =
        mgpu__lane_make(&mgpu__tensormap_publish_do, 0xffffffffu, (uint64_t)(uintptr_t)dst);
    (void)mgpu__cta_of(f, src, sizeof(mgpu_tensor_map), 128, 0, what, site);
    if ((uintptr_t)dst % 128 != 0)
        mgpu__fail(f, site, "%s: the map at %p is not aligned to 128 bytes", what, dst);
    mgpu__check_global(f, (uint64_t)(uintptr_t)dst, sizeof(mgpu_tensor_map),
                       "tensormap.cp_fenceproxy, the map", site);
    l.sub = how;
    l.arg = src;
    (void)mgpu__collective_do(f, l, site);
}

#endif /* MGPU_EMU_UNIT_TENSORMAP_H */
