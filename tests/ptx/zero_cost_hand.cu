/* zero_cost_hand.cu - the kernels of zero_cost_mgpu.cu in CUDA and asm alone, no mgpu header.
 * SPDX-License-Identifier: MIT
 */
#include <stdint.h>

typedef struct tensor_map {
    alignas(64) uint64_t opaque[16];
} tensor_map;

#define DEVICE static __device__ __forceinline__
#define KERNEL(name, type, p, threads)                                                         \
    extern "C" __global__ void __launch_bounds__(threads, 1)                                   \
        name(const __grid_constant__ type p)

enum {
    TILE_M = 64,
    TILE_N = 128,
    TILE_K = 64,
    STAGES = 4,
    A_BYTES = TILE_M * TILE_K * 2,
    B_BYTES = TILE_N * TILE_K * 2,
    A_AT = 0,
    B_AT = A_AT + STAGES * A_BYTES,
    SLABS_AT = B_AT + STAGES * B_BYTES,
    BARS_AT = SLABS_AT + 2 * 8192
};

extern __shared__ __align__(1024) unsigned char memory[];

DEVICE void
mbarrier_init(uint32_t bar, uint32_t count)
{
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(bar), "r"(count) : "memory");
}

DEVICE void
mbarrier_wait(uint32_t bar, uint32_t parity)
{
    uint32_t done;
    do {
        asm volatile(
            "{.reg .pred complete;\n"
            "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 complete, [%1], %2;\n"
            "selp.b32 %0, 1, 0, complete;}"
            : "=r"(done)
            : "r"(bar), "r"(parity)
            : "memory");
    } while (done == 0);
}

DEVICE void
mbarrier_arrive(uint32_t bar)
{
    asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];" ::"r"(bar) : "memory");
}

DEVICE void
mbarrier_expect(uint32_t bar, uint32_t bytes)
{
    asm volatile(
        "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [%0], %1;" ::"r"(bar),
        "r"(bytes)
        : "memory");
}

DEVICE void
fence_init(void)
{
    asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}

DEVICE void
tma_load(uint32_t dst, const tensor_map *map, int32_t x, int32_t y, uint32_t bar)
{
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes"
        " [%0], [%1, {%2, %3}], [%4];" ::"r"(dst),
        "l"(map), "r"(x), "r"(y), "r"(bar)
        : "memory");
}

/* One slab of 64 columns: round, stmatrix. */
DEVICE void
put_slab(uint32_t slab, const float *d)
{
#pragma unroll
    for (uint32_t j = 0; j < 4; j++) {
        uint32_t r[4];
#pragma unroll
        for (uint32_t i = 0; i < 4; i++)
            asm("cvt.rn.bf16x2.f32 %0, %1, %2;"
                : "=r"(r[i])
                : "f"(d[8 * j + 2 * i + 1]), "f"(d[8 * j + 2 * i]));
        const uint32_t row = threadIdx.x % 128 / 32 * 16 + threadIdx.x % 16;
        const uint32_t chunk = 2 * j + threadIdx.x % 32 / 16;
        asm volatile(
            "stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 [%0], {%1, %2, %3, %4};" ::"r"(
                slab + 128 * row + 16 * (chunk ^ row % 8)),
            "r"(r[0]), "r"(r[1]), "r"(r[2]), "r"(r[3])
            : "memory");
    }
}

DEVICE void
store_slab(const tensor_map *map, int32_t x, int32_t y, uint32_t slab)
{
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
    asm volatile("barrier.cta.sync.aligned %0, %1;" ::"r"(1), "r"(128) : "memory");
    if (threadIdx.x % 128 == 0) {
        asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group"
                     " [%0, {%1, %2}], [%3];" ::"l"(map),
                     "r"(x), "r"(y), "r"(slab)
                     : "memory");
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
    }
}

#define WAIT_SLAB(pending)                                                                     \
    do {                                                                                       \
        if (threadIdx.x % 128 == 0)                                                            \
            asm volatile("cp.async.bulk.wait_group.read " #pending ";" ::: "memory");          \
        asm volatile("barrier.cta.sync.aligned %0, %1;" ::"r"(1), "r"(128) : "memory");        \
    } while (0)

#define R4(x)  "+f"((x)[0]), "+f"((x)[1]), "+f"((x)[2]), "+f"((x)[3])
#define R16(x) R4(x), R4(x + 4), R4(x + 8), R4(x + 12)
#define R64(x) R16(x), R16(x + 16), R16(x + 32), R16(x + 48)

DEVICE void
wgmma(float *d, uint64_t a, uint64_t b)
{
    asm volatile(
        "{.reg .pred add; setp.ne.b32 add, %66, 0;\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 "
        "{%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, "
        "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, "
        "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, "
        "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, "
        "%64, %65, add, 1, 1, 0, 0;}"
        : R64(d)
        : "l"(a), "l"(b), "r"(1)
        : "memory");
}

/* Address, leading 16 bytes (unused), stride 1024 bytes, 128-byte swizzle. */
DEVICE uint64_t
descriptor(uint32_t address)
{
    return (uint64_t)(address >> 4 & 0x3fff) | (uint64_t)1 << 16 | (uint64_t)64 << 32 |
           (uint64_t)1 << 62;
}

/* The index of the warpgroup, the same register in all lanes. */
DEVICE uint32_t
warpgroup(void)
{
    const uint32_t thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    uint32_t r;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 31, 0xffffffff;"
                 : "=r"(r)
                 : "r"(thread / 128)
                 : "memory");
    return r;
}

/* A stage of the ring, and the parity of the lap. */
typedef struct place {
    uint32_t stage, parity;
} place;

DEVICE place
next(place at)
{
    at.stage += 1;
    if (at.stage == STAGES) {
        at.stage = 0;
        at.parity ^= 1;
    }
    return at;
}

/* ---- gemm ---------------------------------------------------------------------------------- */

typedef struct gemm_args {
    tensor_map a, b, d;
    uint32_t tiles_k;
} gemm_args;

KERNEL(gemm, gemm_args, p, 256)
{
    const uint32_t smem = (uint32_t)__cvta_generic_to_shared(memory);
    const uint32_t row = blockIdx.y * TILE_M, col = blockIdx.x * TILE_N;
    const uint32_t bars = smem + BARS_AT;
    place at = {0, 0};

    if (threadIdx.x == 0) {
        for (uint32_t s = 0; s < STAGES; s++) {
            mbarrier_init(bars + 8 * s, 1);
            mbarrier_init(bars + 8 * (STAGES + s), 4);
        }
        fence_init();
    }
    __syncthreads();

    if (warpgroup() == 1) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" ::: "memory");
        if (threadIdx.x % 128 == 0)
            for (uint32_t k = 0; k < p.tiles_k; k++) {
                const uint32_t full = bars + 8 * at.stage;
                mbarrier_wait(bars + 8 * (STAGES + at.stage), at.parity ^ 1);
                mbarrier_expect(full, A_BYTES + B_BYTES);
                tma_load(smem + A_AT + at.stage * A_BYTES, &p.a, (int32_t)(k * TILE_K),
                         (int32_t)row, full);
                tma_load(smem + B_AT + at.stage * B_BYTES, &p.b, (int32_t)(k * TILE_K),
                         (int32_t)col, full);
                at = next(at);
            }
    } else {
        place last = at;
        float d[64];
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" ::: "memory");
#pragma unroll
        for (int i = 0; i < 64; i++)
            d[i] = 0;
        asm volatile("" : R64(d)::"memory");
        asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
        for (uint32_t k = 0; k < p.tiles_k; k++) {
            mbarrier_wait(bars + 8 * at.stage, at.parity);
            asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
            const uint64_t a = descriptor(smem + A_AT + at.stage * A_BYTES);
            const uint64_t b = descriptor(smem + B_AT + at.stage * B_BYTES);
#pragma unroll
            for (int i = 0; i < TILE_K / 16; i++)
                wgmma(d, a + 2 * i, b + 2 * i);
            asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
            asm volatile("wgmma.wait_group.sync.aligned 1;" ::: "memory");
            if (k != 0 && threadIdx.x % 32 == 0)
                mbarrier_arrive(bars + 8 * (STAGES + last.stage));
            last = at;
            at = next(at);
        }
        asm volatile("wgmma.wait_group.sync.aligned 0;" ::: "memory");
        asm volatile("" : R64(d)::"memory");
#pragma unroll
        for (int s = 0; s < TILE_N / 64; s++) {
            const uint32_t slab = smem + SLABS_AT + (uint32_t)s * 8192;
            WAIT_SLAB(1);
            put_slab(slab, d + 32 * s);
            store_slab(&p.d, (int32_t)(col + 64 * (uint32_t)s), (int32_t)row, slab);
        }
        if (threadIdx.x % 128 == 0)
            asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
    }
}

/* ---- ping_pong ----------------------------------------------------------------------------- */

typedef struct ping_pong_args {
    uint32_t *out;
    uint32_t rounds;
} ping_pong_args;

KERNEL(ping_pong, ping_pong_args, p, 64)
{
    __shared__ uint64_t bars[2];
    __shared__ uint32_t word[1];
    const uint32_t ping = (uint32_t)__cvta_generic_to_shared(bars), pong = ping + 8;

    if (threadIdx.x == 0) {
        word[0] = 0;
        mbarrier_init(ping, 32);
        mbarrier_init(pong, 32);
        fence_init();
    }
    __syncthreads();
    for (uint32_t i = 0; i < p.rounds; i++) {
        if (threadIdx.x < 32) {
            mbarrier_wait(pong, (i & 1) ^ 1);
            if (threadIdx.x == 0)
                word[0] += 1;
            mbarrier_arrive(ping);
        } else {
            mbarrier_wait(ping, i & 1);
            if (threadIdx.x == 32)
                word[0] *= 2;
            mbarrier_arrive(pong);
        }
    }
    __syncthreads();
    if (threadIdx.x == 0)
        p.out[blockIdx.x] = word[0];
}

/* ---- bulk ---------------------------------------------------------------------------------- */

typedef struct bulk_args {
    const unsigned char *in;
    unsigned char *out;
} bulk_args;

KERNEL(bulk, bulk_args, p, 32)
{
    __shared__ uint64_t bars[1];
    const uint32_t smem = (uint32_t)__cvta_generic_to_shared(memory);
    const uint32_t bar = (uint32_t)__cvta_generic_to_shared(bars);
    uint32_t elected;

    asm volatile("{.reg .pred one;\n"
                 "elect.sync _|one, 0xffffffff;\n"
                 "selp.b32 %0, 1, 0, one;}"
                 : "=r"(elected)::"memory");
    if (elected) {
        mbarrier_init(bar, 1);
        fence_init();
        mbarrier_expect(bar, 4096);
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
                     " [%0], [%1], %2, [%3];" ::"r"(smem),
                     "l"(p.in + 4096 * blockIdx.x), "r"(4096), "r"(bar)
                     : "memory");
        mbarrier_wait(bar, 0);
        asm volatile("cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2;" ::"l"(
                         p.out + 4096 * blockIdx.x),
                     "r"(smem), "r"(4096)
                     : "memory");
        asm volatile("cp.async.bulk.commit_group;" ::: "memory");
        asm volatile("cp.async.bulk.wait_group 0;" ::: "memory");
    }
}

/* ---- epilogue ------------------------------------------------------------------------------ */

typedef struct epilogue_args {
    tensor_map d;
    const float *in;
} epilogue_args;

KERNEL(epilogue, epilogue_args, p, 128)
{
    const uint32_t smem = (uint32_t)__cvta_generic_to_shared(memory);
    float d[32];
#pragma unroll
    for (int i = 0; i < 32; i++)
        d[i] = p.in[128 * i + threadIdx.x];
    WAIT_SLAB(0);
    put_slab(smem, d);
    store_slab(&p.d, (int32_t)(64 * blockIdx.x), 0, smem);
    if (threadIdx.x % 128 == 0)
        asm volatile("cp.async.bulk.wait_group.read 0;" ::: "memory");
}

/* ---- words ----------------------------------------------------------------------------------- */

typedef struct words_args {
    const float *in;
    float *sums;
    uint32_t *words;
} words_args;

KERNEL(words, words_args, p, 128)
{
    float r[4];
    uint32_t n, m;
    asm volatile("ld.global.nc.L1::no_allocate.v4.f32 {%0, %1, %2, %3}, [%4];"
                 : "=f"(r[0]), "=f"(r[1]), "=f"(r[2]), "=f"(r[3])
                 : "l"(p.in + 4 * threadIdx.x)
                 : "memory");
    asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(p.sums),
                 "f"(r[0]), "f"(r[1]), "f"(r[2]), "f"(r[3])
                 : "memory");
    asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], %2;"
                 : "=r"(n)
                 : "l"(p.words), "r"(1)
                 : "memory");
    asm volatile("atom.acquire.gpu.global.cas.b32 %0, [%1], %2, %3;"
                 : "=r"(m)
                 : "l"(p.words + 1), "r"(n), "r"(7)
                 : "memory");
    n += m;
    asm volatile("red.release.sys.global.max.s32 [%0], %1;" ::"l"(p.words + 2), "r"(n)
                 : "memory");
    asm volatile("ld.acquire.gpu.global.b32 %0, [%1];" : "=r"(m) : "l"(p.words + 3) : "memory");
    n += m;
    asm volatile("st.global.L1::evict_first.b32 [%0], %1;" ::"l"(p.words + 4), "r"(n)
                 : "memory");
    asm volatile("st.relaxed.sys.global.f32 [%0], %1;" ::"l"(p.sums + 4), "f"(r[0]) : "memory");
}

/* ---- one warp multiplies --------------------------------------------------------------------- */

typedef struct product_args {
    float *d;
    const uint32_t *x;
    double *wide;
} product_args;

KERNEL(product, product_args, p, 32)
{
    const uint32_t at = (uint32_t)__cvta_generic_to_shared(memory) + threadIdx.x * 16;
    uint32_t a[4], b[4];
    int32_t s[4] = {0, 0, 0, 0};
    float d[4] = {0, 0, 0, 0};
    double w[4] = {0, 0, 0, 0}, u[2] = {p.wide[0], p.wide[1]};
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(at)
                 : "memory");
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(b[0]), "=r"(b[1]), "=r"(b[2]), "=r"(b[3])
                 : "r"(at + 512)
                 : "memory");
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(d[0]),
                   "f"(d[1]), "f"(d[2]), "f"(d[3])
                 : "memory");
    asm volatile("mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e5m2.f32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[2]), "r"(b[3]), "f"(d[0]),
                   "f"(d[1]), "f"(d[2]), "f"(d[3])
                 : "memory");
    asm volatile("mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.bf16.bf16.f32 "
                 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, "
                 "{%12, %13, %14, %15}, %16, 1;"
                 : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]),
                   "r"(b[3]), "f"(d[0]), "f"(d[1]), "f"(d[2]), "f"(d[3]), "r"(p.x[0])
                 : "memory");
    asm volatile("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.u8.s32 {%0, %1, %2, %3}, "
                 "{%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
                 : "=r"(s[0]), "=r"(s[1]), "=r"(s[2]), "=r"(s[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(s[0]),
                   "r"(s[1]), "r"(s[2]), "r"(s[3])
                 : "memory");
    asm volatile("mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64 {%0, %1, %2, %3}, {%4, %5}, "
                 "{%6}, {%7, %8, %9, %10};"
                 : "=d"(w[0]), "=d"(w[1]), "=d"(w[2]), "=d"(w[3])
                 : "d"(u[0]), "d"(u[1]), "d"(u[0]), "d"(w[0]), "d"(w[1]), "d"(w[2]), "d"(w[3])
                 : "memory");
    for (int i = 0; i < 4; i++) {
        p.d[i] = d[i] + (float)s[i];
        p.wide[i] = w[i];
    }
}
