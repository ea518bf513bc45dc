/* mgpu/ptx/tensormap_newer.gen.h - change what only tensor maps of Blackwell have.
 * SPDX-License-Identifier: MIT
 *
 * Printed by gen/gen.py: edit gen/tensormap.py. What they are is in tensormap_newer.h.
 *
 * _global in the name = the map lies in global memory; else in shared memory.
 */
#ifndef MGPU_PTX_TENSORMAP_NEWER_GEN_H
#define MGPU_PTX_TENSORMAP_NEWER_GEN_H

#include "../config.h"
#include "../types.h"
#if MGPU_EMULATE
#include "../emu/api.h"
#endif

#if MGPU_HAS_DEVICE

/* tma_elsewhere.gen.h made sentences of them. */
#undef mgpu_tensormap_replace_elemtype_b4x16
#undef mgpu_tensormap_replace_elemtype_b4x16_p64
#undef mgpu_tensormap_replace_elemtype_b6x16_p32
#undef mgpu_tensormap_replace_swizzle_mode_96b
#undef mgpu_tensormap_replace_swizzle_atomicity
#undef mgpu_tensormap_replace_elemtype_b4x16_global
#undef mgpu_tensormap_replace_elemtype_b4x16_p64_global
#undef mgpu_tensormap_replace_elemtype_b6x16_p32_global
#undef mgpu_tensormap_replace_swizzle_mode_96b_global
#undef mgpu_tensormap_replace_swizzle_atomicity_global

/* Make elements of 4 bits, two in a byte, of the elements of a tensor map that lies in shared
 * memory.
 *   ptx     tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [map], 13;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_b4x16(uint32_t map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_PACKED_TYPE, map, NULL, 0, 13));
#else
    asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 13;"
                 :
                 : "r"(map)
                 : "memory");
#endif
}

/* Make elements of 4 bits, in shared memory 16 in 16 bytes, of the elements of a tensor map
 * that lies in shared memory.
 *   ptx     tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [map], 14;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_b4x16_p64(uint32_t map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_PACKED_TYPE, map, NULL, 0, 14));
#else
    asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 14;"
                 :
                 : "r"(map)
                 : "memory");
#endif
}

/* Make elements of 6 bits, in shared memory 16 in 16 bytes, of the elements of a tensor map
 * that lies in shared memory.
 *   ptx     tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [map], 15;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_b6x16_p32(uint32_t map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_PACKED_TYPE, map, NULL, 0, 15));
#else
    asm volatile("tensormap.replace.tile.elemtype.shared::cta.b1024.b32 [%0], 15;"
                 :
                 : "r"(map)
                 : "memory");
#endif
}

/* Make the swizzle one of rows of 96 bytes of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [map], 4;
 *   needs   PTX 8.8, sm_103a, sm_107a
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_swizzle_mode_96b(uint32_t map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_SWIZZLE_96B, map, NULL, 0, 4));
#else
    asm volatile("tensormap.replace.tile.swizzle_mode.shared::cta.b1024.b32 [%0], 4;"
                 :
                 : "r"(map)
                 : "memory");
#endif
}

/* Change the atoms of the swizzle of 128 bytes of a tensor map that lies in shared memory.
 *   ptx     tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [map], atoms;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     shared::cta address of its 128 bytes, aligned to 128
 *   atoms   a constant, 0 to 3: 16 bytes, 32, 32 and in odd lines halves of chunks change
 *           places, 64; with another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_swizzle_atomicity(uint32_t map, uint32_t atoms)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_SWIZZLE_ATOMICITY, map, NULL, 0, atoms));
#else
    switch (atoms) {
    case 0:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%0], 0;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%0], 1;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%0], 2;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.shared::cta.b1024.b32 [%0], 3;"
                     :
                     : "r"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: atoms of tensormap_replace_swizzle_atomicity must be a constant 0..3");
    }
#endif
}

/* Make elements of 4 bits, two in a byte, of the elements of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.elemtype.global.b1024.b32 [map], 13;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_b4x16_global(mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_PACKED_TYPE, 0, map, 0, 13));
#else
    asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 13;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Make elements of 4 bits, in shared memory 16 in 16 bytes, of the elements of a tensor map in
 * global memory.
 *   ptx     tensormap.replace.tile.elemtype.global.b1024.b32 [map], 14;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_b4x16_p64_global(mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_PACKED_TYPE, 0, map, 0, 14));
#else
    asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 14;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Make elements of 6 bits, in shared memory 16 in 16 bytes, of the elements of a tensor map in
 * global memory.
 *   ptx     tensormap.replace.tile.elemtype.global.b1024.b32 [map], 15;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_elemtype_b6x16_p32_global(mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_PACKED_TYPE, 0, map, 0, 15));
#else
    asm volatile("tensormap.replace.tile.elemtype.global.b1024.b32 [%0], 15;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Make the swizzle one of rows of 96 bytes of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.swizzle_mode.global.b1024.b32 [map], 4;
 *   needs   PTX 8.8, sm_103a, sm_107a
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_swizzle_mode_96b_global(mgpu_tensor_map *map)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_SWIZZLE_96B, 0, map, 0, 4));
#else
    asm volatile("tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], 4;"
                 :
                 : "l"(map)
                 : "memory");
#endif
}

/* Change the atoms of the swizzle of 128 bytes of a tensor map in global memory.
 *   ptx     tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [map], atoms;
 *   needs   PTX 8.8, sm_100f, sm_110f, sm_120f
 *   by      one thread; other threads touch no field of this map at the same time
 *   map     generic address in global memory, aligned to 128
 *   atoms   a constant, 0 to 3: 16 bytes, 32, 32 and in odd lines halves of chunks change
 *           places, 64; with another the file does not assemble
 *   done    an ordinary read and write of the 128 bytes by this thread: tensormap.h says what
 *           comes before a use
 */
MGPU_DEVICE void
mgpu_tensormap_replace_swizzle_atomicity_global(mgpu_tensor_map *map, uint32_t atoms)
{
#if MGPU_EMULATE
    MGPU__EMU(mgpu__emu_tensormap_replace(MGPU__TENSORMAP_SWIZZLE_ATOMICITY, 0, map, 0, atoms));
#else
    switch (atoms) {
    case 0:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%0], 0;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 1:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%0], 1;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 2:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%0], 2;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    case 3:
        asm volatile("tensormap.replace.tile.swizzle_atomicity.global.b1024.b32 [%0], 3;"
                     :
                     : "l"(map)
                     : "memory");
        break;
    default:
        MGPU__REFUSE("mgpu: atoms of tensormap_replace_swizzle_atomicity_global must be a constant 0..3");
    }
#endif
}

#endif /* MGPU_HAS_DEVICE */
#endif /* MGPU_PTX_TENSORMAP_NEWER_GEN_H */
