/* mgpu/ptx/tensormap.gen.h - change the fields of a tensor map on the device, and publish it.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tensormap.py. The picture and the protocol are in tensormap.h.
 *
 * _global in the name = the map lies in global memory; else in shared memory.
 */
#ifndef MGPU_PTX_TENSORMAP_GEN_H
#define MGPU_PTX_TENSORMAP_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU__HOST_PASS
#include "host_pass.gen.h"
#elif MGPU_HAS_DEVICE

/* Change the base address of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.global_address.shared::cta.b1024.b64 [map], address;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   address global, 16-byte aligned (32 with an interleave of 32 bytes)
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_global_address(uint32_t map, const void *address)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_GLOBAL_ADDRESS, map, NULL, 0,
                                          (uint64_t)(uintptr_t)address));
#else
    asm volatile("tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1;"
                 :
                 : "r"(map), "l"(address)
                 : "memory");
#endif
}

/* Change the number of dimensions of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.rank.shared::cta.b1024.b32 [map], rank_minus_1;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   rank_minus_1  0 to 4: one less than the dimensions, as PTX counts
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_rank(uint32_t map, uint32_t rank_minus_1)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_RANK, map, NULL, 0, rank_minus_1));
#else
    asm volatile("tensormap.replace.tile.rank.shared::cta.b1024.b32 [%0], %1;"
                 :
                 : "r"(map), "r"(rank_minus_1)
                 : "memory");
#endif
}

/* Change the extent of the box along dimension `dim` of a tensor map that lies in shared
 * memory.
 *   ptx     tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [map], dim, elems;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   dim     a constant, 0 to 4: innermost dimension first; with another the file does not
 *           assemble
 *   elems   1 to 256; what is beyond is cut off on a GPU
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_box_dim(uint32_t map, uint32_t dim, uint32_t elems)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_BOX_DIM, map, NULL, dim, elems));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 0, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 1, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 2, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 3, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.box_dim.shared::cta.b1024.b32 [%0], 4, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_box_dim must be a constant 0..4");
    }
#endif
}

/* Change the extent of dimension `dim` of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [map], dim, elems;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   dim     a constant, 0 to 4: innermost dimension first; with another the file does not
 *           assemble
 *   elems   1 to 2^32-1; a GPU takes 0 as 2^32: use no map of an empty tensor
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_global_dim(uint32_t map, uint32_t dim, uint32_t elems)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_GLOBAL_DIM, map, NULL, dim, elems));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 0, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 1, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 2, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 3, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 4, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_global_dim must be a constant 0..4");
    }
#endif
}

/* Change the stride of dimension `dim` + 1 of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [map], dim, bytes;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   dim     a constant, 0 to 3: 0 is the stride of dimension 1: dimension 0 has none; with
 *           another the file does not assemble
 *   bytes   below 2^40, a multiple of 16 (32 with an interleave of 32 bytes); the rest is cut
 *           off on a GPU
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_global_stride(uint32_t map, uint32_t dim, uint64_t bytes)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_GLOBAL_STRIDE, map, NULL, dim, bytes));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 0, %1;"
                     :
                     : "r"(map), "l"(bytes)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 1, %1;"
                     :
                     : "r"(map), "l"(bytes)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 2, %1;"
                     :
                     : "r"(map), "l"(bytes)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.global_stride.shared::cta.b1024.b64 [%0], 3, %1;"
                     :
                     : "r"(map), "l"(bytes)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_global_stride must be a constant 0..3");
    }
#endif
}

/* Change the element stride along dimension `dim` of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [map], dim, elems;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   dim     a constant, 0 to 4: innermost dimension first; with another the file does not
 *           assemble
 *   elems   1 to 8: the box takes each elems-th; what is beyond is cut off on a GPU
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_element_stride(uint32_t map, uint32_t dim, uint32_t elems)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_ELEMENT_STRIDE, map, NULL, dim, elems));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], 0, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], 1, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], 2, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], 3, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.element_stride.shared::cta.b1024.b32 [%0], 4, %1;"
                     :
                     : "r"(map), "r"(elems)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_element_stride must be a constant 0..4");
    }
#endif
}

/* Change the type of the elements of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [map], type;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   type    a constant, 0 to 12: as PTX counts them, which is not as the driver does:
 *           mgpu_tensormap_elemtype() has it for a mgpu_dtype; with another the file does not
 *           assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype(uint32_t map, uint32_t type)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_ELEMTYPE, map, NULL, 0, type));
#else
    switch (type) {
    case 0:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 0;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 1;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 2;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 3;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 4;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 5:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 5;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 6:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 6;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 7:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 7;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 8:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 8;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 9:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 9;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 10:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 10;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 11:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 11;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 12:
        asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 12;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: type of tensormap_replace_elemtype must be a constant 0..12");
    }
#endif
}

/* Change the interleave of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [map], interleave;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   interleave  a constant, 0 to 2: none, 16 bytes, 32 bytes: a mgpu_interleave / 16; with
 *               another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_interleave_layout(uint32_t map, uint32_t interleave)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_INTERLEAVE_LAYOUT, map, NULL, 0,
                                          interleave));
#else
    switch (interleave) {
    case 0:
        asm volatile("tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%0], 0;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%0], 1;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.interleave_layout.shared::cta.b1024.b32 [%0], 2;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: interleave of tensormap_replace_interleave_layout must be a constant 0..2");
    }
#endif
}

/* Change the swizzle of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [map], swizzle;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   swizzle a constant, 0 to 3: none, 32, 64, 128 bytes: mgpu_tensormap_swizzle_mode() has it
 *           for a mgpu_swizzle; with another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_swizzle_mode(uint32_t map, uint32_t swizzle)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_SWIZZLE_MODE, map, NULL, 0, swizzle));
#else
    switch (swizzle) {
    case 0:
        asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], 0;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], 1;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], 2;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], 3;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: swizzle of tensormap_replace_swizzle_mode must be a constant 0..3");
    }
#endif
}

/* Change the fill of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [map], fill;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   fill    a constant, 0 to 1: what lies outside the tensor arrives as zeros, as NaN: a
 *           mgpu_oob_fill; with another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_fill_mode(uint32_t map, uint32_t fill)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_FILL_MODE, map, NULL, 0, fill));
#else
    switch (fill) {
    case 0:
        asm volatile("tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%0], 0;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.fill_mode.shared::cta.b1024.b32 [%0], 1;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: fill of tensormap_replace_fill_mode must be a constant 0..1");
    }
#endif
}

/* Change the base address of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.global_address.global.b1024.b64 [map], address;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   address global, 16-byte aligned (32 with an interleave of 32 bytes)
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_global_address_global(mgpu_tensor_map *map, const void *address)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_GLOBAL_ADDRESS, 0, map, 0,
                                          (uint64_t)(uintptr_t)address));
#else
    asm volatile("tensormap.replace.tile.global_address.global.b1024.b64 [%0], %1;"
                 :
                 : "l"(map), "l"(address)
                 : "memory");
#endif
}

/* Change the number of dimensions of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.rank.global.b1024.b32 [map], rank_minus_1;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   rank_minus_1  0 to 4: one less than the dimensions, as PTX counts
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_rank_global(mgpu_tensor_map *map, uint32_t rank_minus_1)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_RANK, 0, map, 0, rank_minus_1));
#else
    asm volatile("tensormap.replace.tile.rank.global.b1024.b32 [%0], %1;"
                 :
                 : "l"(map), "r"(rank_minus_1)
                 : "memory");
#endif
}

/* Change the extent of the box along dimension `dim` of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.box_dim.global.b1024.b32 [map], dim, elems;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   dim     a constant, 0 to 4: innermost dimension first; with another the file does not
 *           assemble
 *   elems   1 to 256; what is beyond is cut off on a GPU
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_box_dim_global(mgpu_tensor_map *map, uint32_t dim, uint32_t elems)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_BOX_DIM, 0, map, dim, elems));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 0, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 1, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 2, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 3, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 4, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_box_dim_global must be a constant 0..4");
    }
#endif
}

/* Change the extent of dimension `dim` of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.global_dim.global.b1024.b32 [map], dim, elems;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   dim     a constant, 0 to 4: innermost dimension first; with another the file does not
 *           assemble
 *   elems   1 to 2^32-1; a GPU takes 0 as 2^32: use no map of an empty tensor
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_global_dim_global(mgpu_tensor_map *map, uint32_t dim, uint32_t elems)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_GLOBAL_DIM, 0, map, dim, elems));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 0, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 1, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 2, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 3, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.global_dim.global.b1024.b32 [%0], 4, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_global_dim_global must be a constant 0..4");
    }
#endif
}

/* Change the stride of dimension `dim` + 1 of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.global_stride.global.b1024.b64 [map], dim, bytes;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   dim     a constant, 0 to 3: 0 is the stride of dimension 1: dimension 0 has none; with
 *           another the file does not assemble
 *   bytes   below 2^40, a multiple of 16 (32 with an interleave of 32 bytes); the rest is cut
 *           off on a GPU
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_global_stride_global(mgpu_tensor_map *map, uint32_t dim, uint64_t bytes)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_GLOBAL_STRIDE, 0, map, dim, bytes));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.global_stride.global.b1024.b64 [%0], 0, %1;"
                     :
                     : "l"(map), "l"(bytes)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.global_stride.global.b1024.b64 [%0], 1, %1;"
                     :
                     : "l"(map), "l"(bytes)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.global_stride.global.b1024.b64 [%0], 2, %1;"
                     :
                     : "l"(map), "l"(bytes)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.global_stride.global.b1024.b64 [%0], 3, %1;"
                     :
                     : "l"(map), "l"(bytes)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_global_stride_global must be a constant 0..3");
    }
#endif
}

/* Change the element stride along dimension `dim` of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.element_stride.global.b1024.b32 [map], dim, elems;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   dim     a constant, 0 to 4: innermost dimension first; with another the file does not
 *           assemble
 *   elems   1 to 8: the box takes each elems-th; what is beyond is cut off on a GPU
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_element_stride_global(mgpu_tensor_map *map, uint32_t dim, uint32_t elems)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_ELEMENT_STRIDE, 0, map, dim, elems));
#else
    switch (dim) {
    case 0:
        asm volatile("tensormap.replace.tile.element_stride.global.b1024.b32 [%0], 0, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.element_stride.global.b1024.b32 [%0], 1, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.element_stride.global.b1024.b32 [%0], 2, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.element_stride.global.b1024.b32 [%0], 3, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.element_stride.global.b1024.b32 [%0], 4, %1;"
                     :
                     : "l"(map), "r"(elems)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: dim of tensormap_replace_element_stride_global must be a constant 0..4");
    }
#endif
}

/* Change the type of the elements of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.elemtype.global.b1024.b32 [map], type;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   type    a constant, 0 to 12: as PTX counts them, which is not as the driver does:
 *           mgpu_tensormap_elemtype() has it for a mgpu_dtype; with another the file does not
 *           assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_global(mgpu_tensor_map *map, uint32_t type)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_ELEMTYPE, 0, map, 0, type));
#else
    switch (type) {
    case 0:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 0;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 1;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 2;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 3;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 4:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 4;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 5:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 5;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 6:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 6;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 7:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 7;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 8:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 8;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 9:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 9;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 10:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 10;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 11:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 11;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 12:
        asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 12;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: type of tensormap_replace_elemtype_global must be a constant 0..12");
    }
#endif
}

/* Change the interleave of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.interleave_layout.global.b1024.b32 [map], interleave;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   interleave  a constant, 0 to 2: none, 16 bytes, 32 bytes: a mgpu_interleave / 16; with
 *               another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_interleave_layout_global(mgpu_tensor_map *map, uint32_t interleave)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_INTERLEAVE_LAYOUT, 0, map, 0, interleave));
#else
    switch (interleave) {
    case 0:
        asm volatile("tensormap.replace.tile.interleave_layout.global.b1024.b32 [%0], 0;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.interleave_layout.global.b1024.b32 [%0], 1;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.interleave_layout.global.b1024.b32 [%0], 2;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: interleave of tensormap_replace_interleave_layout_global must be a constant 0..2");
    }
#endif
}

/* Change the swizzle of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.swizzle_mode.global.b1024.b32 [map], swizzle;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   swizzle a constant, 0 to 3: none, 32, 64, 128 bytes: mgpu_tensormap_swizzle_mode() has it
 *           for a mgpu_swizzle; with another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_swizzle_mode_global(mgpu_tensor_map *map, uint32_t swizzle)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_SWIZZLE_MODE, 0, map, 0, swizzle));
#else
    switch (swizzle) {
    case 0:
        asm volatile("tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], 0;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], 1;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], 2;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], 3;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: swizzle of tensormap_replace_swizzle_mode_global must be a constant 0..3");
    }
#endif
}

/* Change the fill of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.fill_mode.global.b1024.b32 [map], fill;
 *   needs   PTX 8.3, sm_90a, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   fill    a constant, 0 to 1: what lies outside the tensor arrives as zeros, as NaN: a
 *           mgpu_oob_fill; with another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_fill_mode_global(mgpu_tensor_map *map, uint32_t fill)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_FILL_MODE, 0, map, 0, fill));
#else
    switch (fill) {
    case 0:
        asm volatile("tensormap.replace.tile.fill_mode.global.b1024.b32 [%0], 0;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.fill_mode.global.b1024.b32 [%0], 1;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: fill of tensormap_replace_fill_mode_global must be a constant 0..1");
    }
#endif
}

/* Copy a tensor map from shared to global memory, and publish it to threads of this block which
 * acquire it.
 *   ptx     tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cta.sync.aligned [dst], [src], 128;
 *   needs   PTX 8.3, sm_90
 *   by      one warp, converged, behind a __syncwarp() if single lanes have changed the map
 *   dst     generic address in global memory, aligned to 128; no copy through it is under way
 *   src     shared::cta address of the map, aligned to 128
 *   done    on return; a thread sees it behind mgpu_fence_proxy_tensormap_acquire(dst)
 */
MGPU_DEVICE void
mgpu_tensormap_cp_fenceproxy(mgpu_tensor_map *dst, uint32_t src)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_cp_fenceproxy(dst, src, 0));
#else
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cta.sync.aligned "
                 "[%0], [%1], 128;"
                 :
                 : "l"(dst), "r"(src)
                 : "memory");
#endif
}

/* Copy a tensor map from shared to global memory, and publish it to threads of the cluster
 * which acquire it.
 *   ptx     tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cluster.sync.aligned [dst], [src], 128;
 *   needs   PTX 8.3, sm_90
 *   by      one warp, converged, behind a __syncwarp() if single lanes have changed the map
 *   dst     generic address in global memory, aligned to 128; no copy through it is under way
 *   src     shared::cta address of the map, aligned to 128
 *   done    on return; a thread sees it behind mgpu_fence_proxy_tensormap_acquire_cluster(dst)
 */
MGPU_DEVICE void
mgpu_tensormap_cp_fenceproxy_cluster(mgpu_tensor_map *dst, uint32_t src)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_cp_fenceproxy(dst, src, MGPU__SCOPE_CLUSTER));
#else
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cluster.sync.aligned "
                 "[%0], [%1], 128;"
                 :
                 : "l"(dst), "r"(src)
                 : "memory");
#endif
}

/* Copy a tensor map from shared to global memory, and publish it to threads of this GPU which
 * acquire it.
 *   ptx     tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [dst], [src], 128;
 *   needs   PTX 8.3, sm_90
 *   by      one warp, converged, behind a __syncwarp() if single lanes have changed the map
 *   dst     generic address in global memory, aligned to 128; no copy through it is under way
 *   src     shared::cta address of the map, aligned to 128
 *   done    on return; a thread sees it behind mgpu_fence_proxy_tensormap_acquire_gpu(dst)
 */
MGPU_DEVICE void
mgpu_tensormap_cp_fenceproxy_gpu(mgpu_tensor_map *dst, uint32_t src)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_cp_fenceproxy(dst, src, MGPU__SCOPE_GPU));
#else
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned "
                 "[%0], [%1], 128;"
                 :
                 : "l"(dst), "r"(src)
                 : "memory");
#endif
}

/* Copy a tensor map from shared to global memory, and publish it to threads of the whole system
 * which acquire it.
 *   ptx     tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.sys.sync.aligned [dst], [src], 128;
 *   needs   PTX 8.3, sm_90
 *   by      one warp, converged, behind a __syncwarp() if single lanes have changed the map
 *   dst     generic address in global memory, aligned to 128; no copy through it is under way
 *   src     shared::cta address of the map, aligned to 128
 *   done    on return; a thread sees it behind mgpu_fence_proxy_tensormap_acquire_sys(dst)
 */
MGPU_DEVICE void
mgpu_tensormap_cp_fenceproxy_sys(mgpu_tensor_map *dst, uint32_t src)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_cp_fenceproxy(dst, src, MGPU__SCOPE_SYS));
#else
    asm volatile("tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.sys.sync.aligned "
                 "[%0], [%1], 128;"
                 :
                 : "l"(dst), "r"(src)
                 : "memory");
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TENSORMAP_GEN_H */
