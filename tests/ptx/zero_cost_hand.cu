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
DEVICE uint32_t
chunk_of(uint32_t t, uint32_t slab, uint32_t j)
{
    const uint32_t row = t / 32 * 16 + t % 16, chunk = 2 * j + t % 32 / 16;
    return slab + 128 * row + 16 * (chunk ^ row % 8);
}

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
        asm volatile(
            "stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 [%0], {%1, %2, %3, %4};" ::"r"(
                chunk_of(threadIdx.x % 128, slab, j)),
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

/* ---- one function of each kind ------------------------------------------------------------------- */

#define ROW(family, function, ...)                                                             \
    extern "C" __global__ void family##__##function(                                           \
        const __grid_constant__ tensor_map tm, tensor_map *map, uint32_t *g, float *f,         \
        double *w, uint64_t x, uint64_t y, uint32_t s, uint32_t b, uint32_t n, uint32_t m,     \
        float v, float u, double e, uint16_t h)                                                \
    {                                                                                          \
        uint32_t q;                                                                            \
        (void)tm, (void)map, (void)s, (void)b, (void)m, (void)u, (void)y, (void)q;             \
        __VA_ARGS__;                                                                           \
        g[0] = n, f[0] = v, w[0] = e, ((uint64_t *)w)[1] = x, ((uint16_t *)g)[2] = h;          \
    }
#define ARRAYS(family, function, ...)                                                          \
    ROW(family, function, {                                                                    \
        uint32_t a[4] = {g[0], g[1], g[2], g[3]};                                              \
        uint32_t t[4] = {g[4], g[5], g[6], g[7]};                                              \
        float d[4] = {f[0], f[1], f[2], f[3]};                                                 \
        int32_t i[4] = {(int32_t)g[8], (int32_t)g[9], (int32_t)g[10], (int32_t)g[11]};         \
        double z[2] = {w[0], w[1]};                                                            \
        __VA_ARGS__;                                                                           \
        for (int k = 0; k < 4; k++)                                                            \
            g[k] = a[k], g[4 + k] = t[k], f[k] = d[k], g[8 + k] = (uint32_t)i[k];              \
        w[0] = z[0], w[1] = z[1];                                                              \
    })
/* No result; one; one of values alone; a predicate as result, as argument; registers. */
#define DO(family, function, text, ...)                                                        \
    ROW(family, function, asm volatile(text ";" : : __VA_ARGS__ : "memory"))
#define GET(family, function, text, out, ...)                                                  \
    ROW(family, function, asm volatile(text ";" : out:__VA_ARGS__ : "memory"))
#define PURE(family, function, text, out, ...)                                                 \
    ROW(family, function, asm(text ";" : out : __VA_ARGS__))
#define ASK(family, function, text, ...)                                                       \
    ROW(family, function,                                                                      \
        asm volatile("{.reg .pred p;\n" text ";\nselp.b32 %0, 1, 0, p;}"                       \
                     : "=r"(q)                                                                 \
                     : __VA_ARGS__                                                             \
                     : "memory");                                                              \
        n = q != 0)
#define IF(family, function, what, text, ...)                                                  \
    ROW(family, function,                                                                      \
        asm volatile("{.reg .pred p;\nsetp.ne.b32 p, " what ", 0;\n" text ";}"                 \
                     : "=r"(n)                                                                 \
                     : __VA_ARGS__                                                             \
                     : "memory"))
#define REGS(family, function, text, out, ...)                                                 \
    ARRAYS(family, function, asm volatile(text ";" : out:__VA_ARGS__ : "memory"))
#define IN4(c, r)  c((r)[0]), c((r)[1]), c((r)[2]), c((r)[3])
#define OUT4(c, r) "=" c((r)[0]), "=" c((r)[1]), "=" c((r)[2]), "=" c((r)[3])
#define FOUR       "{%0, %1, %2, %3}"
#define BYTES      "mbarrier::complete_tx::bytes"

DO(mbarrier, mbarrier_init, "mbarrier.init.shared::cta.b64 [%0], %1", "r"(b), "r"(n))
DO(mbarrier, mbarrier_inval, "mbarrier.inval.shared::cta.b64 [%0]", "r"(b))
GET(mbarrier, mbarrier_arrive, "mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1]", "=l"(x),
    "r"(b))
GET(mbarrier, mbarrier_arrive_count, "mbarrier.arrive.release.cta.shared::cta.b64 %0, [%1], %2",
    "=l"(x), "r"(b), "r"(n))
GET(mbarrier, mbarrier_arrive_expect_tx,
    "mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 %0, [%1], %2", "=l"(x), "r"(b),
    "r"(n))
DO(mbarrier, mbarrier_arrive_shared_cluster,
   "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%0]", "r"(b))
DO(mbarrier, mbarrier_arrive_expect_tx_shared_cluster,
   "mbarrier.arrive.expect_tx.release.cluster.shared::cluster.b64 _, [%0], %1", "r"(b), "r"(n))
GET(mbarrier, mbarrier_arrive_drop, "mbarrier.arrive_drop.release.cta.shared::cta.b64 %0, [%1]",
    "=l"(x), "r"(b))
GET(mbarrier, mbarrier_arrive_no_complete,
    "mbarrier.arrive.noComplete.release.cta.shared::cta.b64 %0, [%1], %2", "=l"(x), "r"(b),
    "r"(n))
DO(mbarrier, mbarrier_expect_tx, "mbarrier.expect_tx.relaxed.cta.shared::cta.b64 [%0], %1",
   "r"(b), "r"(n))
DO(mbarrier, mbarrier_complete_tx, "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1",
   "r"(b), "r"(n))
ASK(mbarrier, mbarrier_test_wait, "mbarrier.test_wait.acquire.cta.shared::cta.b64 p, [%1], %2",
    "r"(b), "l"(x))
ASK(mbarrier, mbarrier_try_wait, "mbarrier.try_wait.acquire.cta.shared::cta.b64 p, [%1], %2",
    "r"(b), "l"(x))
ASK(mbarrier, mbarrier_try_wait_parity,
    "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2", "r"(b), "r"(n))
ASK(mbarrier, mbarrier_try_wait_parity_cluster,
    "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [%1], %2", "r"(b), "r"(n))
ASK(mbarrier, mbarrier_try_wait_parity_suspend,
    "mbarrier.try_wait.parity.acquire.cta.shared::cta.b64 p, [%1], %2, %3", "r"(b), "r"(n),
    "r"(m))
PURE(mbarrier, mbarrier_pending_count, "mbarrier.pending_count.b64 %0, %1", "=r"(n), "l"(x))

DO(fence, fence_mbarrier_init, "fence.mbarrier_init.release.cluster")
DO(fence, fence_proxy_async, "fence.proxy.async")
DO(fence, fence_proxy_async_global, "fence.proxy.async.global")
DO(fence, fence_proxy_async_shared_cta, "fence.proxy.async.shared::cta")
DO(fence, fence_proxy_alias, "fence.proxy.alias")
DO(fence, fence_proxy_tensormap_release_gpu, "fence.proxy.tensormap::generic.release.gpu")
DO(fence, fence_proxy_tensormap_acquire_gpu,
   "fence.proxy.tensormap::generic.acquire.gpu [%0], 128", "l"(map))
DO(fence, fence_acq_rel_cluster, "fence.acq_rel.cluster")
DO(fence, fence_sc_sys, "fence.sc.sys")

DO(bulk, bulk_load, "cp.async.bulk.shared::cluster.global." BYTES " [%0], [%1], %2, [%3]",
   "r"(s), "l"(g), "r"(n), "r"(b))
DO(bulk, bulk_load_hint,
   "cp.async.bulk.shared::cluster.global." BYTES ".L2::cache_hint [%0], [%1], %2, [%3], %4",
   "r"(s), "l"(g), "r"(n), "r"(b), "l"(y))
DO(bulk, bulk_load_multicast,
   "cp.async.bulk.shared::cluster.global." BYTES ".multicast::cluster [%0], [%1], %2, [%3], %4",
   "r"(s), "l"(g), "r"(n), "r"(b), "h"(h))
DO(bulk, bulk_copy_shared_cluster,
   "cp.async.bulk.shared::cluster.shared::cta." BYTES " [%0], [%1], %2, [%3]", "r"(s), "r"(m),
   "r"(n), "r"(b))
DO(bulk, bulk_store, "cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2", "l"(g),
   "r"(s), "r"(n))
DO(bulk, bulk_prefetch, "cp.async.bulk.prefetch.L2.global [%0], %1", "l"(g), "r"(n))
DO(bulk, bulk_commit_group, "cp.async.bulk.commit_group")
DO(bulk, bulk_wait_group, "cp.async.bulk.wait_group 3")
DO(bulk, bulk_wait_group_read, "cp.async.bulk.wait_group.read 0")
DO(bulk_reduce, bulk_reduce_add_f32,
   "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.f32 [%0], [%1], %2", "l"(f), "r"(s),
   "r"(n))
DO(bulk_reduce, bulk_reduce_add_bf16,
   "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.noftz.bf16 [%0], [%1], %2", "l"(g),
   "r"(s), "r"(n))
DO(bulk_reduce, bulk_reduce_max_s64,
   "cp.reduce.async.bulk.global.shared::cta.bulk_group.max.s64 [%0], [%1], %2", "l"(w), "r"(s),
   "r"(n))
DO(bulk_reduce, bulk_reduce_xor_b32_hint,
   "cp.reduce.async.bulk.global.shared::cta.bulk_group.L2::cache_hint.xor.b32 [%0], [%1], %2, "
   "%3",
   "l"(g), "r"(s), "r"(n), "l"(y))
DO(bulk_reduce, bulk_reduce_shared_cluster_add_u32,
   "cp.reduce.async.bulk.shared::cluster.shared::cta." BYTES ".add.u32 [%0], [%1], %2, [%3]",
   "r"(s), "r"(m), "r"(n), "r"(b))

DO(tma, tma_load_1d,
   "cp.async.bulk.tensor.1d.shared::cluster.global.tile." BYTES " [%0], [%1, {%2}], [%3]",
   "r"(s), "l"(&tm), "r"(n), "r"(b))
DO(tma, tma_load_2d_hint,
   "cp.async.bulk.tensor.2d.shared::cluster.global.tile." BYTES
   ".L2::cache_hint [%0], [%1, {%2, %3}], [%4], %5",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(b), "l"(y))
DO(tma, tma_load_2d_multicast,
   "cp.async.bulk.tensor.2d.shared::cluster.global.tile." BYTES
   ".multicast::cluster [%0], [%1, {%2, %3}], [%4], %5",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(b), "h"(h))
DO(tma, tma_load_3d,
   "cp.async.bulk.tensor.3d.shared::cluster.global.tile." BYTES
   " [%0], [%1, {%2, %3, %4}], [%5]",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(0), "r"(b))
DO(tma, tma_store_2d,
   "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [%0, {%1, %2}], [%3]", "l"(&tm),
   "r"(n), "r"(m), "r"(s))
DO(tma, tma_reduce_add_2d,
   "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [%0, {%1, %2}], [%3]",
   "l"(&tm), "r"(n), "r"(m), "r"(s))
DO(tma, tma_reduce_max_2d_hint,
   "cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group.L2::cache_hint [%0, "
   "{%1, %2}], [%3], %4",
   "l"(&tm), "r"(n), "r"(m), "r"(s), "l"(y))
DO(tma, tma_prefetch_3d, "cp.async.bulk.prefetch.tensor.3d.L2.global.tile [%0, {%1, %2, %3}]",
   "l"(&tm), "r"(n), "r"(m), "r"(1))
DO(tma, prefetch_tensormap, "prefetch.tensormap [%0]", "l"(&tm))
DO(im2col, tma_load_3d_im2col,
   "cp.async.bulk.tensor.3d.shared::cluster.global.im2col." BYTES
   " [%0], [%1, {%2, %3, %4}], [%5], {%6}",
   "r"(s), "l"(&tm), "r"(n), "r"(m), "r"(2), "r"(b), "h"(h))
DO(im2col, tma_prefetch_3d_im2col,
   "cp.async.bulk.prefetch.tensor.3d.L2.global.im2col [%0, {%1, %2, %3}], {%4}", "l"(&tm),
   "r"(n), "r"(m), "r"(2), "h"(h))
DO(im2col, tma_store_4d_im2col_no_offs,
   "cp.async.bulk.tensor.4d.global.shared::cta.im2col_no_offs.bulk_group [%0, {%1, %2, %3, "
   "%4}], [%5]",
   "l"(&tm), "r"(n), "r"(m), "r"(1), "r"(2), "r"(s))
DO(im2col, tma_reduce_add_3d_im2col_no_offs,
   "cp.reduce.async.bulk.tensor.3d.global.shared::cta.add.im2col_no_offs.bulk_group [%0, {%1, "
   "%2, %3}], [%4]",
   "l"(&tm), "r"(n), "r"(m), "r"(2), "r"(s))
DO(tensormap, tensormap_replace_global_address,
   "tensormap.replace.tile.global_address.shared::cta.b1024.b64 [%0], %1", "r"(s), "l"(g))
DO(tensormap, tensormap_replace_global_dim,
   "tensormap.replace.tile.global_dim.shared::cta.b1024.b32 [%0], 1, %1", "r"(s), "r"(n))
DO(tensormap, tensormap_replace_box_dim_global,
   "tensormap.replace.tile.box_dim.global.b1024.b32 [%0], 2, %1", "l"(map), "r"(n))
DO(tensormap, tensormap_replace_swizzle_mode_global,
   "tensormap.replace.tile.swizzle_mode.global.b1024.b32 [%0], 3", "l"(map))
DO(tensormap, tensormap_cp_fenceproxy_cluster,
   "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.cluster.sync.aligned "
   "[%0], [%1], 128",
   "l"(map), "r"(s))

DO(cp_async, cp_async_ca_4, "cp.async.ca.shared::cta.global [%0], [%1], 4", "r"(s), "l"(g))
DO(cp_async, cp_async_cg_16, "cp.async.cg.shared::cta.global [%0], [%1], 16", "r"(s), "l"(g))
DO(cp_async, cp_async_cg_16_l2_128b, "cp.async.cg.shared::cta.global.L2::128B [%0], [%1], 16",
   "r"(s), "l"(g))
DO(cp_async, cp_async_ca_8_src_size, "cp.async.ca.shared::cta.global [%0], [%1], 8, %2", "r"(s),
   "l"(g), "r"(n))
DO(cp_async, cp_async_ca_16_hint,
   "cp.async.ca.shared::cta.global.L2::cache_hint [%0], [%1], 16, %2", "r"(s), "l"(g), "l"(y))
DO(cp_async, cp_async_commit_group, "cp.async.commit_group")
DO(cp_async, cp_async_wait_group, "cp.async.wait_group 2")
DO(cp_async, cp_async_wait_all, "cp.async.wait_all")
DO(cp_async, cp_async_mbarrier_arrive_noinc,
   "cp.async.mbarrier.arrive.noinc.shared::cta.b64 [%0]", "r"(b))
DO(st_async, st_async_shared_cluster_b32,
   "st.async.shared::cluster." BYTES ".b32 [%0], %1, [%2]", "r"(s), "r"(n), "r"(b))
DO(st_async, st_async_shared_cluster_b64,
   "st.async.shared::cluster." BYTES ".b64 [%0], %1, [%2]", "r"(s), "l"(x), "r"(b))
DO(st_async, st_async_shared_cluster_f32,
   "st.async.shared::cluster." BYTES ".f32 [%0], %1, [%2]", "r"(s), "f"(v), "r"(b))
DO(st_async, red_async_shared_cluster_add_u32,
   "red.async.relaxed.cluster.shared::cluster." BYTES ".add.u32 [%0], %1, [%2]", "r"(s), "r"(n),
   "r"(b))
DO(st_async, red_async_shared_cluster_inc_u32,
   "red.async.relaxed.cluster.shared::cluster." BYTES ".inc.u32 [%0], %1, [%2]", "r"(s), "r"(n),
   "r"(b))

GET(multimem, multimem_ld_reduce_min_u32, "multimem.ld_reduce.weak.global.min.u32 %0, [%1]",
    "=r"(n), "l"(g))
REGS(multimem, multimem_ld_reduce_relaxed_sys_add_v4_f32,
     "multimem.ld_reduce.relaxed.sys.global.add.v4.f32 " FOUR ", [%4]", OUT4("f", d), "l"(f))
REGS(multimem, multimem_ld_reduce_add_v4_bf16x2,
     "multimem.ld_reduce.weak.global.add.v4.bf16x2 " FOUR ", [%4]", OUT4("r", a), "l"(g))
DO(multimem, multimem_red_relaxed_gpu_add_u32,
   "multimem.red.relaxed.gpu.global.add.u32 [%0], %1", "l"(g), "r"(n))
DO(multimem, multimem_red_release_sys_add_u32,
   "multimem.red.release.sys.global.add.u32 [%0], %1", "l"(g), "r"(n))
DO(multimem, multimem_st_b32, "multimem.st.weak.global.b32 [%0], %1", "l"(g), "r"(n))
DO(multimem, multimem_st_release_gpu_b32, "multimem.st.release.gpu.global.b32 [%0], %1", "l"(g),
   "r"(n))

PURE(cluster, cluster_ctarank, "mov.u32 %0, %%cluster_ctarank", "=r"(n))
PURE(cluster, cluster_nctarank, "mov.u32 %0, %%cluster_nctarank", "=r"(n))
PURE(cluster, mapa, "mapa.shared::cluster.u32 %0, %1, %2", "=r"(n), "r"(s), "r"(n))
PURE(cluster, getctarank, "getctarank.shared::cluster.u32 %0, %1", "=r"(n), "r"(s))
DO(cluster, barrier_cluster_arrive, "barrier.cluster.arrive.release")
DO(cluster, barrier_cluster_arrive_relaxed, "barrier.cluster.arrive.relaxed")
DO(cluster, barrier_cluster_wait, "barrier.cluster.wait.acquire")
DO(cluster, barrier_cluster_arrive_aligned, "barrier.cluster.arrive.release.aligned")
DO(barrier, barrier_sync, "barrier.cta.sync %0, %1", "r"(n), "r"(m))
DO(barrier, barrier_sync_aligned, "barrier.cta.sync.aligned %0, %1", "r"(1), "r"(128))
DO(barrier, barrier_arrive, "barrier.cta.arrive %0, %1", "r"(n), "r"(m))
IF(barrier, barrier_red_popc, "%3", "barrier.cta.red.popc.u32 %0, %1, %2, p", "r"(n), "r"(m),
   "r"((int)(v > 0)))
ASK(barrier, barrier_red_or_aligned,
    "setp.ne.b32 p, %3, 0;\nbarrier.cta.red.or.aligned.pred p, %1, %2, p", "r"(n), "r"(m),
    "r"((int)(v > 0)))
DO(barrier, bar_warp_sync, "bar.warp.sync %0", "r"(n))

#define MMA(family, function, text, c, r, add, ...)                                            \
    ARRAYS(family, function,                                                                   \
           asm volatile("{.reg .pred p;\nsetp.ne.b32 p, " add ", 0;\n"                         \
                        "wgmma.mma_async" text ";}"                                            \
                        : "+" c((r)[0]), "+" c((r)[1]), "+" c((r)[2]), "+" c((r)[3])           \
                        : __VA_ARGS__                                                          \
                        : "memory"))
#define FROM_A "{%4, %5, %6, %7}, %8, p"
DO(wgmma, wgmma_fence, "wgmma.fence.sync.aligned")
DO(wgmma, wgmma_commit_group, "wgmma.commit_group.sync.aligned")
DO(wgmma, wgmma_wait_group, "wgmma.wait_group.sync.aligned 1")
MMA(wgmma, wgmma_m64n8k16_f32_bf16_ss,
    ".sync.aligned.m64n8k16.f32.bf16.bf16 " FOUR ", %4, %5, p, 1, 1, 0, 0", "f", d, "%6",
    "l"(x), "l"(y), "r"(1))
MMA(wgmma, wgmma_m64n8k16_f32_f16_rs,
    ".sync.aligned.m64n8k16.f32.f16.f16 " FOUR ", " FROM_A ", 1, 1, 0", "f", d, "%9",
    IN4("r", a), "l"(y), "r"(n))
MMA(wgmma, wgmma_m64n8k16_f32_bf16_ss_tb,
    ".sync.aligned.m64n8k16.f32.bf16.bf16 " FOUR ", %4, %5, p, 1, 1, 0, 1", "f", d, "%6",
    "l"(x), "l"(y), "r"(1))
MMA(wgmma_types, wgmma_m64n16k16_f16_f16_ss,
    ".sync.aligned.m64n16k16.f16.f16.f16 " FOUR ", %4, %5, p, 1, 1, 0, 0", "r", a, "%6", "l"(x),
    "l"(y), "r"(1))
MMA(wgmma_types, wgmma_m64n8k8_f32_tf32_ss,
    ".sync.aligned.m64n8k8.f32.tf32.tf32 " FOUR ", %4, %5, p, 1, 1", "f", d, "%6", "l"(x),
    "l"(y), "r"(1))
MMA(wgmma_types, wgmma_m64n8k32_f32_e4m3_rs,
    ".sync.aligned.m64n8k32.f32.e4m3.e4m3 " FOUR ", " FROM_A ", 1, 1", "f", d, "%9",
    IN4("r", a), "l"(y), "r"(1))
MMA(wgmma_types, wgmma_m64n8k32_f32_e5m2_e4m3_ss,
    ".sync.aligned.m64n8k32.f32.e5m2.e4m3 " FOUR ", %4, %5, p, 1, 1", "f", d, "%6", "l"(x),
    "l"(y), "r"(0))
MMA(wgmma_types, wgmma_m64n8k32_s32_s8_satfinite_ss,
    ".sync.aligned.m64n8k32.s32.s8.s8.satfinite " FOUR ", %4, %5, p", "r", i, "%6", "l"(x),
    "l"(y), "r"(1))
MMA(wgmma_types, wgmma_m64n8k32_s32_u8_s8_ss,
    ".sync.aligned.m64n8k32.s32.u8.s8 " FOUR ", %4, %5, p", "r", i, "%6", "l"(x), "l"(y),
    "r"(1))
MMA(wgmma_types, wgmma_m64n8k256_s32_b1_ss,
    ".sync.aligned.m64n8k256.s32.b1.b1.and.popc " FOUR ", %4, %5, p", "r", i, "%6", "l"(x),
    "l"(y), "r"(1))
MMA(wgmma_sp, wgmma_sp_m64n8k32_f32_f16_ss,
    ".sp.sync.aligned.m64n8k32.f32.f16.f16 " FOUR ", %4, %5, %6, 1, p, 1, 1, 0, 0", "f", d,
    "%7", "l"(x), "l"(y), "r"(n), "r"(1))
MMA(wgmma_sp, wgmma_sp_m64n8k64_f32_e4m3_ss,
    ".sp.sync.aligned.m64n8k64.f32.e4m3.e4m3 " FOUR ", %4, %5, %6, 0, p, 1, 1", "f", d, "%7",
    "l"(x), "l"(y), "r"(n), "r"(1))
MMA(wgmma_sp, wgmma_sp_m64n8k64_s32_u8_ss,
    ".sp.sync.aligned.m64n8k64.s32.u8.u8 " FOUR ", %4, %5, %6, 0, p", "r", i, "%7", "l"(x),
    "l"(y), "r"(n), "r"(1))
MMA(wgmma_neg, wgmma_neg_f32_tf32_ss,
    ".sync.aligned.m64n8k8.f32.tf32.tf32 " FOUR ", %4, %5, p, -1, 1", "f", d, "%6", "l"(x),
    "l"(y), "r"(1))
MMA(wgmma_neg, wgmma_sp_neg_f32_bf16_ss,
    ".sp.sync.aligned.m64n8k32.f32.bf16.bf16 " FOUR ", %4, %5, %6, 0, p, -1, 1, 0, 0", "f", d,
    "%7", "l"(x), "l"(y), "r"(n), "r"(1))

REGS(mma, mma_m16n8k8_f32_tf32,
     "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 " FOUR
     ", {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}",
     OUT4("f", d), IN4("r", a), "r"(t[0]), "r"(t[1]), IN4("f", d))
REGS(mma, mma_m16n8k16_s32_s8,
     "mma.sync.aligned.m16n8k16.row.col.s32.s8.s8.s32 " FOUR
     ", {%4, %5}, {%6}, {%7, %8, %9, %10}",
     OUT4("r", i), "r"(a[0]), "r"(a[1]), "r"(t[0]), IN4("r", i))
REGS(mma, mma_m16n8k16_f32_f16,
     "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 " FOUR
     ", {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}",
     OUT4("f", d), IN4("r", a), "r"(t[0]), "r"(t[1]), IN4("f", d))
ARRAYS(mma, mma_m8n8k4_f64_f64,
       asm volatile(
           "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%4, %5};"
           : "=d"(z[0]), "=d"(z[1])
           : "d"(z[0]), "d"(z[0]), "d"(z[0]), "d"(z[1])
           : "memory"))
REGS(mma, mma_m16n8k256_s32_b1_xor,
     "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc " FOUR
     ", {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13}",
     OUT4("r", i), IN4("r", a), "r"(t[0]), "r"(t[1]), IN4("r", i))
REGS(mma_sp, mma_sp_m16n8k16_f32_bf16,
     "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 " FOUR
     ", {%4, %5}, {%6, %7}, {%8, %9, %10, %11}, %12, 3",
     OUT4("f", d), "r"(a[0]), "r"(a[1]), "r"(t[0]), "r"(t[1]), IN4("f", d), "r"(n))
REGS(mma_sp, mma_sp_m16n8k64_s32_s8_satfinite,
     "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.satfinite.s32.s8.s8.s32 " FOUR
     ", {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%12, %13, %14, %15}, %16, 0",
     OUT4("r", i), IN4("r", a), IN4("r", t), IN4("r", i), "r"(n))
ARRAYS(matrix, ldmatrix_x1,
       asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared::cta.b16 {%0}, [%1];"
                    : "=r"(a[0])
                    : "r"(s)
                    : "memory"))
ARRAYS(matrix, ldmatrix_x2_trans,
       asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared::cta.b16 {%0, %1}, [%2];"
                    : "=r"(a[0]), "=r"(a[1])
                    : "r"(s)
                    : "memory"))
REGS(matrix, ldmatrix_x4, "ldmatrix.sync.aligned.m8n8.x4.shared::cta.b16 " FOUR ", [%4]",
     OUT4("r", a), "r"(s))
ARRAYS(matrix, stmatrix_x2,
       asm volatile("stmatrix.sync.aligned.m8n8.x2.shared::cta.b16 [%0], {%1, %2};"
                    :
                    : "r"(s), "r"(a[0]), "r"(a[1])
                    : "memory"))
ARRAYS(
    matrix, stmatrix_x4_trans,
    asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared::cta.b16 [%0], {%1, %2, %3, %4};"
                 :
                 : "r"(s), IN4("r", a)
                 : "memory"))
GET(matrix, movmatrix_trans, "movmatrix.sync.aligned.m8n8.trans.b16 %0, %1", "=r"(n), "r"(n))

GET(memory, ld_shared_b32, "ld.shared::cta.b32 %0, [%1]", "=r"(n), "r"(s))
GET(memory, ld_shared_b64, "ld.shared::cta.b64 %0, [%1]", "=l"(x), "r"(s))
REGS(memory, ld_shared_v4_b32, "ld.shared::cta.v4.b32 " FOUR ", [%4]", OUT4("r", a), "r"(s))
DO(memory, st_shared_b32, "st.shared::cta.b32 [%0], %1", "r"(s), "r"(n))
ARRAYS(memory, st_shared_v2_b32,
       asm volatile("st.shared::cta.v2.b32 [%0], {%1, %2};"
                    :
                    : "r"(s), "r"(a[0]), "r"(a[1])
                    : "memory"))
GET(memory, ld_shared_cluster_b32, "ld.shared::cluster.b32 %0, [%1]", "=r"(n), "r"(s))
DO(memory, st_shared_cluster_b64, "st.shared::cluster.b64 [%0], %1", "r"(s), "l"(x))
GET(memory, ld_acquire_gpu_global_b32, "ld.acquire.gpu.global.b32 %0, [%1]", "=r"(n), "l"(g))
GET(memory, ld_acquire_shared_b32, "ld.acquire.cta.shared::cta.b32 %0, [%1]", "=r"(n), "r"(s))
GET(memory, ld_acquire_sys_global_f32, "ld.acquire.sys.global.f32 %0, [%1]", "=f"(v), "l"(f))
DO(memory, st_relaxed_sys_global_f32, "st.relaxed.sys.global.f32 [%0], %1", "l"(f), "f"(v))
GET(cached, ld_global_nc_b32, "ld.global.nc.b32 %0, [%1]", "=r"(n), "l"(g))
GET(cached, ld_global_l1_evict_first_b64, "ld.global.L1::evict_first.b64 %0, [%1]", "=l"(x),
    "l"(w))
REGS(cached, ld_global_nc_l1_no_allocate_v4_f32,
     "ld.global.nc.L1::no_allocate.v4.f32 " FOUR ", [%4]", OUT4("f", d), "l"(f))
GET(cached, ld_global_b32_hint, "ld.global.L2::cache_hint.b32 %0, [%1], %2", "=r"(n), "l"(g),
    "l"(y))
DO(cached, st_global_l1_evict_first_b32, "st.global.L1::evict_first.b32 [%0], %1", "l"(g),
   "r"(n))

GET(atom, atom_acq_rel_gpu_global_add_u32, "atom.acq_rel.gpu.global.add.u32 %0, [%1], %2",
    "=r"(n), "l"(g), "r"(n))
GET(atom, atom_relaxed_gpu_global_add_f32, "atom.relaxed.gpu.global.add.f32 %0, [%1], %2",
    "=f"(v), "l"(f), "f"(v))
GET(atom, atom_relaxed_gpu_global_max_s32, "atom.relaxed.gpu.global.max.s32 %0, [%1], %2",
    "=r"(n), "l"(g), "r"(n))
GET(atom, atom_relaxed_gpu_global_inc_u32, "atom.relaxed.gpu.global.inc.u32 %0, [%1], %2",
    "=r"(n), "l"(g), "r"(n))
GET(atom, atom_relaxed_gpu_global_exch_b64, "atom.relaxed.gpu.global.exch.b64 %0, [%1], %2",
    "=l"(x), "l"(w), "l"(x))
GET(atom, atom_relaxed_gpu_global_cas_b32, "atom.relaxed.gpu.global.cas.b32 %0, [%1], %2, %3",
    "=r"(n), "l"(g), "r"(n), "r"(m))
GET(atom, atom_relaxed_shared_add_u32, "atom.relaxed.cta.shared::cta.add.u32 %0, [%1], %2",
    "=r"(n), "r"(s), "r"(n))
GET(atom, atom_relaxed_shared_cluster_and_b32,
    "atom.relaxed.cluster.shared::cluster.and.b32 %0, [%1], %2", "=r"(n), "r"(s), "r"(n))
DO(atom, red_relaxed_gpu_global_add_u32, "red.relaxed.gpu.global.add.u32 [%0], %1", "l"(g),
   "r"(n))
DO(atom, red_release_sys_global_add_u64, "red.release.sys.global.add.u64 [%0], %1", "l"(w),
   "l"(x))
GET(atom, atom_global_exch_b32, "atom.acquire.sys.global.exch.b32 %0, [%1], %2", "=r"(n),
    "l"(g), "r"(n))
GET(atom, atom_shared_cas_b32, "atom.acq_rel.cta.shared::cta.cas.b32 %0, [%1], %2, %3", "=r"(n),
    "r"(s), "r"(n), "r"(m))
DO(atom, red_global_max_u32, "red.release.gpu.global.max.u32 [%0], %1", "l"(g), "r"(n))
ARRAYS(atom_vector, red_relaxed_gpu_global_add_v4_f32,
       asm volatile("red.relaxed.gpu.global.add.v4.f32 [%0], {%1, %2, %3, %4};"
                    :
                    : "l"(f), IN4("f", d)
                    : "memory"))
ARRAYS(atom_vector, red_global_add_v2_f32,
       asm volatile("red.relaxed.sys.global.add.v2.f32 [%0], {%1, %2};"
                    :
                    : "l"(f), "f"(d[0]), "f"(d[1])
                    : "memory"))
ARRAYS(atom_vector, red_relaxed_gpu_global_add_v4_bf16x2,
       asm volatile("red.relaxed.gpu.global.add.noftz.v4.bf16x2 [%0], {%1, %2, %3, %4};"
                    :
                    : "l"(g), IN4("r", a)
                    : "memory"))
ROW(atom_vector, red_global_min_v2_f16,
    asm volatile("red.relaxed.gpu.global.min.noftz.v2.f16 [%0], {%1, %2};"
                 :
                 : "l"(g), "h"(h), "h"((uint16_t)n)
                 : "memory"))

PURE(cvt, cvt_rn_bf16x2_f32, "cvt.rn.bf16x2.f32 %0, %1, %2", "=r"(n), "f"(v), "f"(u))
PURE(cvt, cvt_rn_relu_f16x2_f32, "cvt.rn.relu.f16x2.f32 %0, %1, %2", "=r"(n), "f"(v), "f"(u))
PURE(cvt, cvt_rn_bf16_f32, "cvt.rn.bf16.f32 %0, %1", "=h"(h), "f"(v))
PURE(cvt, cvt_rn_e4m3x2_f32, "cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2", "=h"(h), "f"(v), "f"(u))
PURE(cvt, cvt_rn_f16x2_e5m2x2, "cvt.rn.f16x2.e5m2x2 %0, %1", "=r"(n), "h"(h))
PURE(cvt, cvt_rna_tf32_f32, "cvt.rna.tf32.f32 %0, %1", "=r"(n), "f"(v))
PURE(cvt, cvt_pack_s16_s32, "cvt.pack.sat.s16.s32 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(integer, prmt_b32, "prmt.b32 %0, %1, %2, %3", "=r"(n), "r"(n), "r"(m), "r"(s))
PURE(integer, bfi_b64, "bfi.b64 %0, %1, %2, %3, %4", "=l"(x), "l"(x), "l"(y), "r"(n), "r"(m))
PURE(integer, bfe_s32, "bfe.s32 %0, %1, %2, %3", "=r"(n), "r"(n), "r"(m), "r"(s))
PURE(integer, bmsk_wrap_b32, "bmsk.wrap.b32 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(integer, bfind_u32, "bfind.u32 %0, %1", "=r"(n), "r"(n))
PURE(integer, sad_u32, "sad.u32 %0, %1, %2, %3", "=r"(n), "r"(n), "r"(m), "r"(s))
PURE(integer, dp4a_u32_u32, "dp4a.u32.u32 %0, %1, %2, %3", "=r"(n), "r"(n), "r"(m), "r"(s))
PURE(integer, mul24_hi_s32, "mul24.hi.s32 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(integer, max_relu_s16x2, "max.relu.s16x2 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
ASK(warp, vote_sync_all, "setp.ne.b32 p, %1, 0;\nvote.sync.all.pred p, p, %2",
    "r"((int)(v > 0)), "r"(0xffffffff))
IF(warp, vote_sync_ballot_b32, "%1", "vote.sync.ballot.b32 %0, p, %2", "r"((int)(v > 0)),
   "r"(0xffffffff))
GET(warp, activemask_b32, "activemask.b32 %0", "=r"(n))
GET(warp, match_any_sync_b32, "match.any.sync.b32 %0, %1, %2", "=r"(n), "r"(n), "r"(0xffffffff))
GET(warp, shfl_sync_idx_b32, "shfl.sync.idx.b32 %0, %1, %2, %3, %4", "=r"(n), "r"(n), "r"(m),
    "r"(31), "r"(0xffffffff))
GET(warp, shfl_sync_bfly_f32, "shfl.sync.bfly.b32 %0, %1, %2, %3, %4", "=f"(v), "f"(v), "r"(1),
    "r"(31), "r"(0xffffffff))
GET(redux, redux_sync_add_u32, "redux.sync.add.u32 %0, %1, %2", "=r"(n), "r"(n),
    "r"(0xffffffff))
GET(redux, redux_sync_min_s32, "redux.sync.min.s32 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(approx, ex2_approx_ftz_f32, "ex2.approx.ftz.f32 %0, %1", "=f"(v), "f"(v))
PURE(approx, rsqrt_approx_f32, "rsqrt.approx.f32 %0, %1", "=f"(v), "f"(v))
PURE(approx, div_full_f32, "div.full.f32 %0, %1, %2", "=f"(v), "f"(v), "f"(u))
PURE(approx, tanh_approx_f32, "tanh.approx.f32 %0, %1", "=f"(v), "f"(v))
PURE(approx, ex2_approx_bf16x2, "ex2.approx.ftz.bf16x2 %0, %1", "=r"(n), "r"(n))
PURE(approx, rcp_approx_ftz_f64, "rcp.approx.ftz.f64 %0, %1", "=d"(e), "d"(e))
PURE(pair, add_rn_f16x2, "add.rn.f16x2 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(pair, fma_rn_relu_bf16x2, "fma.rn.relu.bf16x2 %0, %1, %2, %3", "=r"(n), "r"(n), "r"(m),
     "r"(s))
PURE(pair, min_nan_bf16x2, "min.NaN.bf16x2 %0, %1, %2", "=r"(n), "r"(n), "r"(m))
PURE(pair, max_xorsign_abs_f32, "max.xorsign.abs.f32 %0, %1, %2", "=f"(v), "f"(v), "f"(u))
PURE(policy, createpolicy_fractional_l2_evict_first,
     "createpolicy.fractional.L2::evict_first.b64 %0, %1", "=l"(x), "f"(v))
PURE(policy, createpolicy_fractional_l2_evict_last,
     "createpolicy.fractional.L2::evict_last.b64 %0, %1", "=l"(x), "f"(1.0f))
DO(policy, prefetch_global_l2, "prefetch.global.L2 [%0]", "l"(g))
DO(policy, applypriority_global_l2_evict_normal,
   "applypriority.global.L2::evict_normal [%0], 128", "l"(g))
DO(policy, discard_global_l2, "discard.global.L2 [%0], 128", "l"(g))
DO(pdl, griddepcontrol_launch_dependents, "griddepcontrol.launch_dependents")
DO(pdl, griddepcontrol_wait, "griddepcontrol.wait")
PURE(special, laneid, "mov.u32 %0, %%laneid", "=r"(n))
GET(special, smid, "mov.u32 %0, %%smid", "=r"(n))
PURE(special, dynamic_smem_size, "mov.u32 %0, %%dynamic_smem_size", "=r"(n))
GET(special, globaltimer, "mov.u64 %0, %%globaltimer", "=l"(x))
GET(special, clock64, "mov.u64 %0, %%clock64", "=l"(x))
DO(special, nanosleep, "nanosleep.u32 %0", "r"(n))
ASK(special, elect_sync, "elect.sync _|p, 0xffffffff")

#ifdef ZERO_COST_NEWER
#define NEWER(text) "mbarrier." text ".shared::cta.b64 "
GET(newer, atom_global_add_noftz_f32, "atom.acq_rel.gpu.global.add.noftz.f32 %0, [%1], %2",
    "=f"(v), "l"(f), "f"(v))
DO(newer, red_shared_add_noftz_f32, "red.release.cta.shared::cta.add.noftz.f32 [%0], %1",
   "r"(s), "f"(v))
ARRAYS(newer, red_global_add_noftz_v4_f32,
       asm volatile("red.relaxed.sys.global.add.noftz.v4.f32 [%0], {%1, %2, %3, %4};"
                    :
                    : "l"(f), IN4("f", d)
                    : "memory"))
DO(newer, bulk_load_relaxed,
   "cp.async.bulk.relaxed.gpu.shared::cluster.global." BYTES ".b128 [%0], [%1], %2, [%3]",
   "r"(s), "l"(g), "r"(n), "r"(b))
DO(newer, bulk_store_relaxed_hint,
   "cp.async.bulk.relaxed.sys.global.shared::cta.bulk_group.L2::cache_hint.b128 "
   "[%0], [%1], %2, %3",
   "l"(g), "r"(s), "r"(n), "l"(y))
DO(newer, bulk_reduce_relaxed_min_s32,
   "cp.reduce.async.bulk.relaxed.cluster.global.shared::cta.bulk_group.min.s32 [%0], [%1], %2",
   "l"(g), "r"(s), "r"(n))
REGS(newer, ldmatrix_m8n16_x1_s8_s4,
     "ldmatrix.sync.aligned.m8n16.x1.shared::cta.s8.s4 {%0}, [%1]", "=r"(a[0]), "r"(s))
REGS(newer, ldmatrix_m8n16_x4_s8_s4,
     "ldmatrix.sync.aligned.m8n16.x4.shared::cta.s8.s4 " FOUR ", [%4]", OUT4("r", a), "r"(s))
DO(newer, mbarrier_init_layout_v1, NEWER("init.layout::v1") "[%0], %1", "r"(b), "r"(n))
ASK(newer, mbarrier_check_layout_v0, NEWER("check_layout.layout::v0") "p, [%1]", "r"(b))
PURE(newer, mbarrier_pending_count_layout_v0, "mbarrier.pending_count.layout::v0.b64 %0, %1",
     "=r"(n), "l"(x))
ASK(newer, mbarrier_test_wait_parity_primary,
    NEWER("test_wait.parity.phase_type::primary.acquire.cta") "p, [%1], %2", "r"(b), "r"(m))
ASK(newer, mbarrier_try_wait_conditional_cluster_suspend,
    NEWER("try_wait.parity.phase_type::conditional.acquire.cluster") "p, [%1], %2, %3", "r"(b),
    "r"(m), "r"(s))
ARRAYS(newer, mbarrier_try_wait_parity_report,
       asm volatile("{.reg .pred p, q;\n.reg .b8 r;\n" NEWER(
                        "try_wait.parity.phase_type::primary.acquire."
                        "cta") "p|q, r, [%3], %4;\n"
                               "selp.b32 %0, 1, 0, p;\nselp.b32 %1, "
                               "1, 0, q;\ncvt.u32.u8 %2, r;}"
                    : "=r"(q), "=r"(a[0]), "=r"(a[1])
                    : "r"(b), "r"(m)
                    : "memory");
       n = q != 0)
DO(newer, multimem_bulk_store,
   "multimem.cp.async.bulk.global.shared::cta.bulk_group [%0], [%1], %2", "l"(g), "r"(s),
   "r"(n))
DO(newer, multimem_bulk_reduce_relaxed_add_u32,
   "multimem.cp.reduce.async.bulk.relaxed.sys.global.shared::cta.bulk_group.add.u32 "
   "[%0], [%1], %2",
   "l"(g), "r"(s), "r"(n))
DO(newer, fence_proxy_async_release_sync_restrict_read,
   "fence.proxy.async::generic.release.sync_restrict::shared::cluster::read.cta")
DO(newer, bulk_load_shared_cta_ignore_oob,
   "cp.async.bulk.shared::cta.global." BYTES ".ignore_oob [%0], [%1], %2, %3, %4, [%5]", "r"(s),
   "l"(g), "r"(n), "r"(4), "r"(m), "r"(b))
DO(newer, bulk_wait_group_sync_restrict_proxy_async,
   "cp.async.bulk.wait_group.sync_restrict::proxy::async 3")
DO(newer, st_async_shared_cluster_b128,
   "{.reg .b128 wide;\nmov.b128 wide, {%1, %2};\n"
   "st.async.shared::cluster." BYTES ".b128 [%0], wide, [%3];}",
   "r"(s), "l"(x), "l"(y), "r"(b))
GET(newer, ld_mmio_acquire_sys_global_b32, "ld.mmio.acquire.sys.global.b32 %0, [%1]", "=r"(n),
    "l"(g))
DO(newer, st_mmio_release_sys_global_b64, "st.mmio.release.sys.global.b64 [%0], %1", "l"(w),
   "l"(x))
REGS(newer, ld_global_proxy_readonly_v4_f32, "ld.global.v4.f32.proxy::readonly " FOUR ", [%4]",
     OUT4("f", d), "l"(f))
DO(newer, prefetch_global_l1_32b_valid_addr, "prefetch.global.L1::32B.valid_addr [%0]", "l"(g))
#endif

#include "zero_cost_blackwell_hand.h"
