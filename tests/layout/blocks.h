/* tests/layout/blocks.h - operands of wgmma in every order of their blocks, walked block by block.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_LAYOUT_BLOCKS_H
#define MGPU_TESTS_LAYOUT_BLOCKS_H

#include <mgpu/layout/smem_desc.h>

/* A tile in one of the four orders: blocks of 8 rows of W bytes (none: of 16) along the contiguous
 * dimension, counted up in memory as the order says, each byte swizzled by its address. Written block by
 * block, without a stride. */
struct ordered {
    mgpu_swizzle swizzle;
    mgpu_major major;
    bool along_first; /* neighbours in memory are those along the contiguous dimension */
    uint32_t smem, elem_bytes;
    uint32_t along_bytes, down; /* of the whole tile */

    uint32_t width() const
    {
        return swizzle == MGPU_SWIZZLE_NONE ? 16u : (uint32_t)swizzle;
    }
    uint32_t address(uint32_t mn, uint32_t k) const
    {
        const uint32_t byte = (major == MGPU_K_MAJOR ? k : mn) * elem_bytes;
        const uint32_t row = major == MGPU_K_MAJOR ? mn : k;
        const uint32_t column = byte / width(), line = row / 8;
        const uint32_t block =
            along_first ? line * (along_bytes / width()) + column : column * (down / 8) + line;
        const uint32_t x = smem + block * 8 * width() + row % 8 * width() + byte % width();
        return x ^ (swizzle == 0 ? 0 : x / 128 % 8 * 16 % width());
    }
    /* The descriptor of a tile whose first element is (mn, k); K-major and swizzled: in a row's first step. */
    uint64_t desc(uint32_t mn, uint32_t k) const
    {
        const uint32_t byte = (major == MGPU_K_MAJOR ? k : mn) * elem_bytes;
        const uint32_t row = major == MGPU_K_MAJOR ? mn : k;
        const uint32_t block = along_first ? row / 8 * (along_bytes / width()) + byte / width()
                                           : byte / width() * (down / 8) + row / 8;
        const uint32_t start = smem + block * 8 * width() + byte % width();
        if (major == MGPU_MN_MAJOR)
            return along_first ? mgpu_wgmma_desc_mn_major_mn_first(start, swizzle, along_bytes)
                               : mgpu_wgmma_desc_mn_major(start, swizzle, down);
        if (along_first)
            return mgpu_wgmma_desc_k_major_k_first(start, swizzle, along_bytes);
        return swizzle == MGPU_SWIZZLE_NONE ? mgpu_wgmma_desc_k_major_none(start, down)
                                            : mgpu_wgmma_desc_k_major(start, swizzle);
    }
    /* Elements of an operand at (mn, k) that are read from where they are not. */
    int misread(uint64_t word, uint32_t mn0, uint32_t rows, uint32_t k0, uint32_t k_bytes) const
    {
        const mgpu_wgmma_desc_fields f = mgpu_wgmma_desc_decode(word);
        int wrong = mgpu_wgmma_desc_fault(f, major) != NULL;
        for (uint32_t mn = 0; mn < rows; mn++)
            for (uint32_t k = 0; k < k_bytes / elem_bytes; k++)
                wrong += mgpu_wgmma_operand_addr(f, major, elem_bytes, mn, k) !=
                         address(mn0 + mn, k0 + k);
        return wrong;
    }
};

#endif /* MGPU_TESTS_LAYOUT_BLOCKS_H */
