/* tests/examples/test_readme.cu - the host code of examples/README.md, with the kernel that it launches.
 * SPDX-License-Identifier: MIT
 */
#define main example_main
#include "../../examples/06_gemm_simple.cu"
#undef main

#include "catch.h"

#include <string>

/* D[m][n] = A[m][k] * B[n][k]^T: bf16 in device memory; m, n, k in whole tiles. */
static mgpu_status
gemm_run(uint32_t m, uint32_t n, uint32_t k, const void *a, const void *b, void *d,
         mgpu_issues *why)
{
    gemm_args p;
    mgpu_tensor_map_desc a_map =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, a, m, k, 2ull * k, TILE_M, TILE_K);
    mgpu_tensor_map_desc b_map =
        mgpu_tensor_map_2d(MGPU_DTYPE_BF16, b, n, k, 2ull * k, TILE_N, TILE_K);
    mgpu_launch_config config = mgpu_launch_2d(n / TILE_N, m / TILE_M, THREADS);
    mgpu_status status;
    a_map.swizzle = b_map.swizzle = MGPU_SWIZZLE_128B;
    config.smem_bytes = SMEM_BYTES;
    p.d = (uint32_t *)d;
    p.n = n;
    p.tiles_k = k / TILE_K;
    status = mgpu_tensor_map_tiled(&p.a, a_map, why);
    if (status == MGPU_OK)
        status = mgpu_tensor_map_tiled(&p.b, b_map, why);
    if (status == MGPU_OK)
        status = mgpu_launch(&gemm_kernel, config, &p, why);
    return status == MGPU_OK ? mgpu_sync(NULL) : status; /* else why->item[0].text says why */
}

TEST_CASE("gemm_run")
{
    char name[] = "gemm", m[] = "256", n[] = "512", k[] = "192", *words[] = {name, m, n, k};
    gemm_data g = gemm_make(4, words, TILE_M, TILE_N, TILE_K);
    mgpu_issues why;
    CHECK(gemm_run(g.m, g.n, g.k, g.a, g.b, g.d, &why) == MGPU_OK);
    CHECK(gemm_check(&g));
    CHECK(gemm_run(g.m, g.n, g.k, (char *)g.a + 2, g.b, g.d, &why) ==
          MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(std::string(why.item[0].field) == "global");
    CHECK(gemm_run(0, g.n, g.k, g.a, g.b, g.d, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
    CHECK(std::string(why.item[0].field) == "dims");
    for (void *p : {g.a, g.b, g.d})
        CHECK(mgpu_free(p) == MGPU_OK);
    free(g.a_host);
    free(g.b_host);
}
