/* tests/ptx/test_bulk_reduce.cu - reductions of shared memory into global memory, and into a peer's.
 * SPDX-License-Identifier: MIT
 *
 * Every function, on words that begin with each edge of their type paired with each other one, and go on
 * with random bits. What is expected is computed on the host, in wider numbers (atoms.h).
 */
#include <mgpu/mgpu.h>

#include "ptx/atoms.h"
#include "ptx/bulk_rows.h"

MGPU_REQUIRE(TMA);

enum { BYTES = 8192, THREADS = 128 }; /* of shared memory */

#define INTO_GLOBAL(X) BULK_SUMS(X) BULK_OTHERS(X)

enum {
#define X(op, type, pointer) GLOBAL_##op##_##type,
    INTO_GLOBAL(X)
#undef X
        GLOBALS
};
enum {
#define X(op, type) PEER_##op##_##type,
    BULK_PEER(X)
#undef X
        PEERS
};

typedef struct {
    unsigned char
        *out; /* global: what is reduced into; a peer: what came of it, of each block */
    const unsigned char *in;  /* [BYTES] what is reduced */
    const unsigned char *old; /* [BYTES] a peer: what is there before */
    uint32_t which, hint;
    uint32_t bytes, from, to; /* how many, and where they begin */
} reduce_args;

/* ---- kernels ------------------------------------------------------------------------------- */

MGPU_KERNEL(into_global, reduce_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, x, BYTES, 16);
    for (uint32_t i = threadIdx.x; i < BYTES; i += THREADS)
        x[i] = p->in[i];
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (threadIdx.x == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
        const uint32_t src = mgpu_smem_addr(x) + p->from;
        switch (p->which) {
#define X(op, type, pointer)                                                                   \
    case GLOBAL_##op##_##type:                                                                 \
        if (p->hint)                                                                           \
            mgpu_bulk_reduce_##op##_##type##_hint((pointer *)(void *)(p->out + p->to), src,    \
                                                  p->bytes, policy);                           \
        else                                                                                   \
            mgpu_bulk_reduce_##op##_##type((pointer *)(void *)(p->out + p->to), src,           \
                                           p->bytes);                                          \
        break;
            INTO_GLOBAL(X)
#undef X
        }
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group(0);
    }
}

/* The last block of the cluster gets what all others send. */
MGPU_KERNEL(into_peer, reduce_args, p, THREADS, 1)
{
    MGPU_SHARED_ALIGNED(unsigned char, x, BYTES, 16);
    MGPU_SHARED_ALIGNED(unsigned char, y, BYTES, 16);
    MGPU_SHARED(uint64_t, full, 1);
    const uint32_t rank = mgpu_cluster_ctarank(), last = mgpu_cluster_nctarank() - 1;
    const uint32_t bar = mgpu_smem_addr(full);
    for (uint32_t i = threadIdx.x; i < BYTES; i += THREADS) {
        x[i] = p->in[i];
        y[i] = p->old[i];
    }
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
        mgpu_mbarrier_arrive_expect_tx(bar, rank == last ? last * p->bytes : 0);
    }
    mgpu_fence_proxy_async_shared_cta();
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0 && rank != last) {
        const uint32_t dst = mgpu_mapa(mgpu_smem_addr(y) + p->to, last);
        const uint32_t src = mgpu_smem_addr(x) + p->from;
        switch (p->which) {
#define X(op, type)                                                                            \
    case PEER_##op##_##type:                                                                   \
        mgpu_bulk_reduce_shared_cluster_##op##_##type(dst, src, p->bytes,                      \
                                                      mgpu_mapa(bar, last));                   \
        break;
            BULK_PEER(X)
#undef X
        }
    }
    mgpu_mbarrier_wait_cluster(bar, 0);
    for (uint32_t i = threadIdx.x; i < BYTES; i += THREADS)
        p->out[rank * BYTES + i] = y[i];
    mgpu_barrier_cluster_arrive(); /* the last block has received: sources may go */
    mgpu_barrier_cluster_wait();
}

namespace
{

/* ---- the same on the host -------------------------------------------------------------------- */

struct row {
    std::string op, type;
};
const row global_rows[] = {
#define X(op, type, pointer) {#op, #type},
    INTO_GLOBAL(X)
#undef X
};
const row peer_rows[] = {
#define X(op, type) {#op, #type},
    BULK_PEER(X)
#undef X
};

uint32_t
width(const std::string &type) /* bytes of an element */
{
    return row_bytes(type, 1);
}

/* As an atomic: sums of f32 keep subnormals, NaNs of f64 go through as in global memory. */
uint64_t
reduced(const row &r, uint64_t old, uint64_t x)
{
    return element_result(r.op, r.type, old, x, r.type == "f64");
}

/* ---- data -------------------------------------------------------------------------------------- */

/* Zero, one, the ends and what is around them, each bit's neighbourhood; of floats NaN (quiet, signalling, both
 * signs), infinities, zeros, the first and the last of the subnormals and of the others. */
std::vector<uint64_t>
edges(const std::string &type)
{
    if (type == "f16")
        return {0,      0x8000, 1,      0x83ff, 0x0400, 0x7bff, 0xfbff, 0x7c00,
                0xfc00, 0x7e00, 0xfe01, 0x7c01, 0xfdff, 0x7fff, 0x3c00, 0xbc01};
    if (type == "bf16")
        return {0,      0x8000, 1,      0x807f, 0x0080, 0x7f7f, 0xff7f, 0x7f80,
                0xff80, 0x7fc0, 0xffc1, 0x7f81, 0xffbf, 0x7fff, 0x3f80, 0xbf81};
    if (type == "f32")
        return {0,          0x80000000, 1,          0x807fffff, 0x00800000, 0x7f7fffff,
                0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 0x7f800001,
                0xffbfffff, 0x7fffffff, 0x3f800000, 0xbf800001};
    if (type == "f64")
        return {0,
                0x8000000000000000,
                1,
                0x800fffffffffffff,
                0x0010000000000000,
                0x7fefffffffffffff,
                0xffefffffffffffff,
                0x7ff0000000000000,
                0xfff0000000000000,
                0x7ff8000000000000,
                0xfff8000000000001,
                0x7ff0000000000001,
                0xfff7ffffffffffff,
                0x7fffffffffffffff,
                0x3ff0000000000000,
                0xbff0000000000001};
    if (width(type) == 4)
        return {0,          1,          2,          0x7ffffffe, 0x7fffffff, 0x80000000,
                0x80000001, 0xfffffffe, 0xffffffff, 0xffff,     0x10000,    0x55555555,
                0xaaaaaaaa, 0x12345678, 0x87654321, 3};
    return {0,
            1,
            0xffffffff,
            0x100000000,
            0x80000000,
            0x7fffffff,
            0x7ffffffffffffffe,
            0x7fffffffffffffff,
            0x8000000000000000,
            0x8000000000000001,
            0xfffffffffffffffe,
            0xffffffffffffffff,
            0x5555555555555555,
            0xaaaaaaaaaaaaaaaa,
            0x123456789abcdef0,
            0xfedcba9876543210};
}

uint64_t
element(const std::vector<unsigned char> &v, uint32_t at, uint32_t bytes)
{
    uint64_t x = 0;
    std::memcpy(&x, &v[at], bytes);
    return x;
}

/* What is there before, and what is reduced into it: each edge with each other one, then random bits, of floats
 * every other pair with exponents so near that the sum has to be rounded. */
void
fill(const std::string &type, std::vector<unsigned char> &old, std::vector<unsigned char> &in)
{
    std::mt19937_64 random(42);
    const std::vector<uint64_t> e = edges(type);
    const uint32_t bytes = width(type);
    const uint32_t fraction = type == "f16" ? 10 : type == "bf16" ? 7 : bytes == 4 ? 23 : 52;
    old.resize(BYTES);
    in.resize(BYTES);
    for (uint32_t i = 0; i < BYTES / bytes; i++) {
        uint64_t a = random(), b = random();
        if (i % 2 && type.find('f') != std::string::npos)
            b = a ^ (random() & ((1ull << (fraction + 2)) - 1)) ^ (b & 1ull << (8 * bytes - 1));
        if (i < e.size() * e.size()) {
            a = e[i / e.size()];
            b = e[i % e.size()];
        }
        std::memcpy(&old[i * bytes], &a, bytes);
        std::memcpy(&in[i * bytes], &b, bytes);
    }
}

/* `times` reductions of in[from ...) into what is at `to`. */
std::vector<unsigned char>
expected(const row &r, std::vector<unsigned char> out, const std::vector<unsigned char> &in,
         const reduce_args &a, uint32_t times = 1)
{
    const uint32_t bytes = width(r.type);
    for (uint32_t i = 0; i < a.bytes; i += bytes)
        for (uint32_t n = 0; n < times; n++) {
            const uint64_t x =
                reduced(r, element(out, a.to + i, bytes), element(in, a.from + i, bytes));
            std::memcpy(&out[a.to + i], &x, bytes);
        }
    return out;
}

/* How many bytes, from where, to where. */
const uint32_t places[][3] = {{BYTES, 0, 0}, {16, 48, BYTES - 16}, {2000, 80, 96}};

} // namespace

/* ---- tests --------------------------------------------------------------------------------------- */

TEST_CASE("mgpu_bulk_reduce: every operation and type, with and without a hint")
{
    static_assert(GLOBALS == 27, "each is tested");
    for (uint32_t which = 0; which < GLOBALS; which++) {
        const row &r = global_rows[which];
        std::vector<unsigned char> old, in;
        fill(r.type, old, in);
        for (const uint32_t *place : places)
            for (uint32_t hint = 0; hint < 2; hint++) {
                CAPTURE(r.op, r.type, place[0], place[1], place[2], hint);
                device_buffer<unsigned char> out(old), from(in);
                reduce_args a = reduce_args();
                a.out = out.ptr();
                a.in = from.ptr();
                a.which = which;
                a.hint = hint;
                a.bytes = place[0];
                a.from = place[1];
                a.to = place[2];
                launch(&into_global_kernel, mgpu_launch_1d(1, THREADS), a);
                const std::vector<unsigned char> got = out.download();
                CHECK(difference(got, expected(r, old, in, a)) == "");
                if (place == places[0] && hint == 0)
                    record((r.op + "." + r.type).c_str(), got);
            }
    }
}

/* Integers: what comes out depends on no order. */
TEST_CASE("mgpu_bulk_reduce: many blocks into the same memory")
{
    for (uint32_t which : {GLOBAL_add_u32, GLOBAL_add_u64, GLOBAL_inc_u32, GLOBAL_xor_b64}) {
        const row &r = global_rows[which];
        std::vector<unsigned char> old, in;
        fill(r.type, old, in);
        device_buffer<unsigned char> out(old), from(in);
        reduce_args a = reduce_args();
        a.out = out.ptr();
        a.in = from.ptr();
        a.which = which;
        a.bytes = BYTES;
        launch(&into_global_kernel, mgpu_launch_1d(7, THREADS), a);
        CAPTURE(r.op, r.type);
        CHECK(difference(out.download(), expected(r, old, in, a, 7)) == "");
    }
}

/* Two blocks; and four, of which three send to the same place at a time. */
TEST_CASE("mgpu_bulk_reduce_shared_cluster: every operation and type")
{
    static_assert(PEERS == 12, "each is tested");
    for (uint32_t which = 0; which < PEERS; which++)
        for (const uint32_t *place : places)
            for (uint32_t blocks : {2u, 4u}) {
                const row &r = peer_rows[which];
                std::vector<unsigned char> old, in;
                fill(r.type, old, in);
                CAPTURE(r.op, r.type, place[0], place[1], place[2], blocks);
                device_buffer<unsigned char> out(blocks * BYTES), from(in), before(old);
                mgpu_launch_config config = mgpu_launch_1d(blocks, THREADS);
                reduce_args a = reduce_args();
                config.cluster.x = blocks;
                a.out = out.ptr();
                a.in = from.ptr();
                a.old = before.ptr();
                a.which = which;
                a.bytes = place[0];
                a.from = place[1];
                a.to = place[2];
                launch(&into_peer_kernel, config, a);
                const std::vector<unsigned char> got = out.download();
                const std::vector<unsigned char> want = expected(r, old, in, a, blocks - 1);
                for (uint32_t rank = 0; rank < blocks; rank++)
                    CHECK(
                        difference(std::vector<unsigned char>(got.begin() + rank * BYTES,
                                                              got.begin() + (rank + 1) * BYTES),
                                   rank + 1 == blocks ? want : old) == "");
                if (place == places[0] && blocks == 2)
                    record((r.op + "." + r.type).c_str(), got);
            }
}
