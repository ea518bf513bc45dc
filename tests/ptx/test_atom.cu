/* tests/ptx/test_atom.cu - each atomic and each reduction on each type, in each space, of each order and scope.
 * SPDX-License-Identifier: MIT
 *
 * A thread has a slot of 16 bytes in the space, puts a row's old value there, executes, and reads what is left.
 */
#include <mgpu/mgpu.h>
#include <mgpu/ptx/atom_any.h>
#include <mgpu/ptx/atom_vector.h>
#include <mgpu/ptx/atom_vector_half.h>

#include "ptx/atoms.h"

MGPU_REQUIRE(CLUSTER);

/* Operations and types: those that both have, and those of atom alone. */
#define FAR_SUMS_OF(X, f) /* in a peer's memory too */                                         \
    X(f, add, u32, uint32_t)                                                                   \
    X(f, add, f32, float)                                                                      \
    X(f, inc, u32, uint32_t)                                                                   \
    X(f, dec, u32, uint32_t)                                                                   \
    X(f, min, u32, uint32_t)                                                                   \
    X(f, min, s32, int32_t)                                                                    \
    X(f, max, u32, uint32_t)                                                                   \
    X(f, max, s32, int32_t)                                                                    \
    X(f, and, b32, uint32_t)                                                                   \
    X(f, or, b32, uint32_t)                                                                    \
    X(f, xor, b32, uint32_t)
#define SUMS_OF(X, f)                                                                          \
    FAR_SUMS_OF(X, f)                                                                          \
    X(f, add, u64, uint64_t)                                                                   \
    X(f, add, f16x2, uint32_t)                                                                 \
    X(f, add, bf16x2, uint32_t)
#define FAR_WIDE_OF(X, f)                                                                      \
    X(f, add, f64, double)                                                                     \
    X(f, add, f16, uint16_t)                                                                   \
    X(f, add, bf16, uint16_t)
#define WIDE_OF(X, f)                                                                          \
    FAR_WIDE_OF(X, f)                                                                          \
    X(f, min, u64, uint64_t)                                                                   \
    X(f, min, s64, int64_t)                                                                    \
    X(f, max, u64, uint64_t)                                                                   \
    X(f, max, s64, int64_t)                                                                    \
    X(f, and, b64, uint64_t)                                                                   \
    X(f, or, b64, uint64_t)                                                                    \
    X(f, xor, b64, uint64_t)
#define EXCH_OF(X, f)                                                                          \
    X(f, exch, b32, uint32_t)                                                                  \
    X(f, exch, b64, uint64_t)
#define CAS_OF(X, f)                                                                           \
    X(f, cas, b32, uint32_t)                                                                   \
    X(f, cas, b64, uint64_t)
#define COUNT_OF(X, f)                                                                         \
    X(f, add, u32, uint32_t)                                                                   \
    X(f, add, u64, uint64_t)
#define BITS_OF(X, f)                                                                          \
    X(f, and, b32, uint32_t)                                                                   \
    X(f, or, b32, uint32_t)

/* What a function is, for the host. */
#define CASE_ATOM(f, op, type, T) {#f #op "_" #type, #op, #type, 1, true},
#define CASE_RED(f, op, type, T)  {#f #op "_" #type, #op, #type, 1, false},

#define CALL(f, ...) f(__VA_ARGS__) /* a function that is a macro: HOW is two words */

/* And what the device does with it. PUT, GET and AT are those of a space; HOW is the first argument, or nothing. */
#define RUN_ATOM(f, op, type, T)                                                               \
    PUT(row.old);                                                                              \
    o[0] = as<uint64_t>(f##op##_##type(HOW AT(T), as<T>(row.value[0])));                       \
    o[1] = 0;                                                                                  \
    GET(o + 2);                                                                                \
    o += 4;
#define RUN_RED(f, op, type, T)                                                                \
    PUT(row.old);                                                                              \
    f##op##_##type(HOW AT(T), as<T>(row.value[0]));                                            \
    o[0] = o[1] = 0;                                                                           \
    GET(o + 2);                                                                                \
    o += 4;
#define RUN_CAS(f, op, type, T)                                                                \
    PUT(row.old);                                                                              \
    o[0] =                                                                                     \
        as<uint64_t>(f##op##_##type(HOW AT(T), as<T>(row.compare[0]), as<T>(row.value[0])));   \
    o[1] = 0;                                                                                  \
    GET(o + 2);                                                                                \
    o += 4;
#define RUN_128(f)                                                                             \
    PUT(row.old);                                                                              \
    CALL(f##exch_b128, HOW o, AT(uint64_t), row.value);                                        \
    GET(o + 2);                                                                                \
    o += 4;                                                                                    \
    PUT(row.old);                                                                              \
    CALL(f##cas_b128, HOW o, AT(uint64_t), row.compare, row.value);                            \
    GET(o + 2);                                                                                \
    o += 4;

/* All of a space: by folding functions, and in global memory by name too. */
#define CASES_OF(sums, wide, atom, red)                                                        \
    sums(CASE_ATOM, atom) wide(CASE_ATOM, atom) EXCH_OF(CASE_ATOM, atom) sums(CASE_RED, red)   \
        wide(CASE_RED, red) CASE_ATOM(atom, cas, b16, uint16_t) CAS_OF(CASE_ATOM, atom)        \
            CASE_ATOM(atom, exch, b128, 0) CASE_ATOM(atom, cas, b128, 0)
#define RUN_OF(sums, wide, atom, red)                                                          \
    sums(RUN_ATOM, atom) wide(RUN_ATOM, atom) EXCH_OF(RUN_ATOM, atom) sums(RUN_RED, red)       \
        wide(RUN_RED, red) RUN_CAS(atom, cas, b16, uint16_t) CAS_OF(RUN_CAS, atom)             \
            RUN_128(atom)
#define CASES_ALL(atom, red) CASES_OF(SUMS_OF, WIDE_OF, atom, red)
#define RUN_ALL(atom, red)   RUN_OF(SUMS_OF, WIDE_OF, atom, red)
#define CASES_FAR(atom, red) CASES_OF(FAR_SUMS_OF, FAR_WIDE_OF, atom, red)
#define RUN_FAR(atom, red)   RUN_OF(FAR_SUMS_OF, FAR_WIDE_OF, atom, red)

/* Those of every day in shared memory. */
#define CASES_WORDS(sums, atom, red)                                                           \
    sums(CASE_ATOM, atom) EXCH_OF(CASE_ATOM, atom) CAS_OF(CASE_ATOM, atom) sums(CASE_RED, red)
#define RUN_WORDS(sums, atom, red)                                                             \
    sums(RUN_ATOM, atom) EXCH_OF(RUN_ATOM, atom) CAS_OF(RUN_CAS, atom) sums(RUN_RED, red)

/* The rows that are this thread's. */
#define EACH_ROW                                                                               \
    for (uint32_t i = blockIdx.x * blockDim.x + threadIdx.x; i < p->n;                         \
         i += gridDim.x * blockDim.x)

/* ---- global memory ----------------------------------------------------------------------- */

#define AT(T) ((T *)slot)
#define PUT(from)                                                                              \
    slot[0] = (from)[0];                                                                       \
    slot[1] = (from)[1];
#define GET(to)                                                                                \
    (to)[0] = slot[0];                                                                         \
    (to)[1] = slot[1];
#define IN_GLOBAL(name, run)                                                                   \
    MGPU_KERNEL(name, atom_args, p, 64, 1)                                                     \
    {                                                                                          \
        EACH_ROW                                                                               \
        {                                                                                      \
            const atom_row row = p->in[i];                                                     \
            uint64_t *const slot = p->slots + 2 * i, *o = p->out + (uint64_t)i * p->words;     \
            run                                                                                \
        }                                                                                      \
    }

#define HOW
IN_GLOBAL(global_named, RUN_ALL(mgpu_atom_relaxed_gpu_global_, mgpu_red_relaxed_gpu_global_))
IN_GLOBAL(global_flags,
          COUNT_OF(RUN_ATOM, mgpu_atom_acq_rel_gpu_global_)
              BITS_OF(RUN_ATOM, mgpu_atom_acq_rel_gpu_global_)
                  EXCH_OF(RUN_ATOM, mgpu_atom_acq_rel_gpu_global_)
                      CAS_OF(RUN_CAS, mgpu_atom_acq_rel_gpu_global_)
                          COUNT_OF(RUN_ATOM, mgpu_atom_acq_rel_sys_global_)
                              EXCH_OF(RUN_ATOM, mgpu_atom_acq_rel_sys_global_)
                                  CAS_OF(RUN_CAS, mgpu_atom_acq_rel_sys_global_)
                                      COUNT_OF(RUN_RED, mgpu_red_release_gpu_global_)
                                          BITS_OF(RUN_RED, mgpu_red_release_gpu_global_)
                                              COUNT_OF(RUN_RED, mgpu_red_release_sys_global_))
#undef HOW
#define HOW MGPU_RELAXED_SYS,
IN_GLOBAL(global_any, RUN_ALL(mgpu_atom_global_, mgpu_red_global_))
#undef HOW

TEST_CASE("mgpu_atom_relaxed_gpu_global_..., mgpu_red_relaxed_gpu_global_...")
{
    const std::vector<atom_case> cases = {
        CASES_ALL(mgpu_atom_relaxed_gpu_global_, mgpu_red_relaxed_gpu_global_)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows,
                  run_atoms(&global_named_kernel, rows, 4 * (uint32_t)cases.size()), true);
}

TEST_CASE("mgpu_atom_acq_rel_..., mgpu_red_release_... of gpu and sys scope")
{
    const std::vector<atom_case> cases = {
        COUNT_OF(CASE_ATOM, mgpu_atom_acq_rel_gpu_global_)
            BITS_OF(CASE_ATOM, mgpu_atom_acq_rel_gpu_global_)
                EXCH_OF(CASE_ATOM, mgpu_atom_acq_rel_gpu_global_)
                    CAS_OF(CASE_ATOM, mgpu_atom_acq_rel_gpu_global_)
                        COUNT_OF(CASE_ATOM, mgpu_atom_acq_rel_sys_global_)
                            EXCH_OF(CASE_ATOM, mgpu_atom_acq_rel_sys_global_)
                                CAS_OF(CASE_ATOM, mgpu_atom_acq_rel_sys_global_)
                                    COUNT_OF(CASE_RED, mgpu_red_release_gpu_global_)
                                        BITS_OF(CASE_RED, mgpu_red_release_gpu_global_)
                                            COUNT_OF(CASE_RED, mgpu_red_release_sys_global_)};
    const std::vector<atom_row> rows = atom_rows(120);
    compare_atoms(cases, rows,
                  run_atoms(&global_flags_kernel, rows, 4 * (uint32_t)cases.size()), true);
}

TEST_CASE("mgpu_atom_global_..., mgpu_red_global_...")
{
    const std::vector<atom_case> cases = {CASES_ALL(mgpu_atom_global_, mgpu_red_global_)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows, run_atoms(&global_any_kernel, rows, 4 * (uint32_t)cases.size()),
                  true);
}

/* ---- vectors ----------------------------------------------------------------------------- */

#define VECTORS_OF(X, f, op)                                                                   \
    X(f, op, 2, f16, uint16_t)                                                                 \
    X(f, op, 4, f16, uint16_t)                                                                 \
    X(f, op, 8, f16, uint16_t)                                                                 \
    X(f, op, 2, bf16, uint16_t)                                                                \
    X(f, op, 4, bf16, uint16_t)                                                                \
    X(f, op, 8, bf16, uint16_t)                                                                \
    X(f, op, 2, f16x2, uint32_t)                                                               \
    X(f, op, 4, f16x2, uint32_t)                                                               \
    X(f, op, 2, bf16x2, uint32_t)                                                              \
    X(f, op, 4, bf16x2, uint32_t)
#define F32_OF(X, f)                                                                           \
    X(f, add, 2, f32, float)                                                                   \
    X(f, add, 4, f32, float)
#define EVERYDAY_OF(X, f)                                                                      \
    F32_OF(X, f)                                                                               \
    X(f, add, 2, f16x2, uint32_t)                                                              \
    X(f, add, 4, f16x2, uint32_t)                                                              \
    X(f, add, 2, bf16x2, uint32_t)                                                             \
    X(f, add, 4, bf16x2, uint32_t)
#define CASE_VECTOR_ATOM(f, op, n, type, T) {#f #op "_v" #n "_" #type, #op, #type, n, true},
#define CASE_VECTOR_RED(f, op, n, type, T)  {#f #op "_v" #n "_" #type, #op, #type, n, false},
#define RUN_VECTOR_ATOM(f, op, n, type, T)                                                     \
    {                                                                                          \
        T value[n], r[n];                                                                      \
        memcpy(value, row.value, sizeof value);                                                \
        PUT(row.old);                                                                          \
        CALL(f##op##_v##n##_##type, HOW r, AT(T), value);                                      \
        o[0] = o[1] = 0;                                                                       \
        memcpy(o, r, sizeof r);                                                                \
        GET(o + 2);                                                                            \
        o += 4;                                                                                \
    }
#define RUN_VECTOR_RED(f, op, n, type, T)                                                      \
    {                                                                                          \
        T value[n];                                                                            \
        memcpy(value, row.value, sizeof value);                                                \
        PUT(row.old);                                                                          \
        CALL(f##op##_v##n##_##type, HOW AT(T), value);                                         \
        o[0] = o[1] = 0;                                                                       \
        GET(o + 2);                                                                            \
        o += 4;                                                                                \
    }
#define VECTORS(A, R)                                                                          \
    F32_OF(A, mgpu_atom_global_)                                                               \
    VECTORS_OF(A, mgpu_atom_global_, add)                                                      \
    VECTORS_OF(A, mgpu_atom_global_, min)                                                      \
    VECTORS_OF(A, mgpu_atom_global_, max)                                                      \
    F32_OF(R, mgpu_red_global_)                                                                \
    VECTORS_OF(R, mgpu_red_global_, add)                                                       \
    VECTORS_OF(R, mgpu_red_global_, min) VECTORS_OF(R, mgpu_red_global_, max)

#define HOW MGPU_RELAXED_GPU,
IN_GLOBAL(vector_any, VECTORS(RUN_VECTOR_ATOM, RUN_VECTOR_RED))
#undef HOW
#define HOW
IN_GLOBAL(vector_named, EVERYDAY_OF(RUN_VECTOR_RED, mgpu_red_relaxed_gpu_global_))
#undef HOW
#undef AT
#undef PUT
#undef GET

TEST_CASE("mgpu_atom_global_..._v2_f32 to ..._v8_bf16, mgpu_red_global_...")
{
    const std::vector<atom_case> cases = {VECTORS(CASE_VECTOR_ATOM, CASE_VECTOR_RED)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows, run_atoms(&vector_any_kernel, rows, 4 * (uint32_t)cases.size()),
                  true);
}

TEST_CASE("mgpu_red_relaxed_gpu_global_add_v2_f32 to ..._v4_bf16x2")
{
    const std::vector<atom_case> cases = {
        EVERYDAY_OF(CASE_VECTOR_RED, mgpu_red_relaxed_gpu_global_)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows,
                  run_atoms(&vector_named_kernel, rows, 4 * (uint32_t)cases.size()), true);
}

/* ---- shared memory: this CTA's, and a peer's -------------------------------------------- */

#define AT(T) (addr)
/* rank 0 or 1 of the cluster whose slot it is; the other one uses it. */
#define IN_SHARED(name, mine, run)                                                             \
    MGPU_KERNEL(name, atom_args, p, 64, 1)                                                     \
    {                                                                                          \
        MGPU_SHARED_ALIGNED(uint64_t, slots, 128, 16);                                         \
        const uint32_t own = mgpu_smem_addr(slots + 2 * threadIdx.x), addr = mine;             \
        SYNC;                                                                                  \
        EACH_ROW                                                                               \
        {                                                                                      \
            const atom_row row = p->in[i];                                                     \
            uint64_t *o = p->out + (uint64_t)i * p->words;                                     \
            run                                                                                \
        }                                                                                      \
        SYNC;                                                                                  \
    }

#define PUT(from)                                                                              \
    mgpu_st_shared_b64(addr, (from)[0]);                                                       \
    mgpu_st_shared_b64(addr + 8, (from)[1]);
#define GET(to)                                                                                \
    (to)[0] = mgpu_ld_shared_b64(addr);                                                        \
    (to)[1] = mgpu_ld_shared_b64(addr + 8);
#define SYNC
#define HOW
IN_SHARED(shared_named, own,
          RUN_WORDS(SUMS_OF, mgpu_atom_relaxed_shared_, mgpu_red_relaxed_shared_))
#undef HOW
#define HOW MGPU_ACQ_REL_CTA,
IN_SHARED(shared_atom_any, own,
          SUMS_OF(RUN_ATOM, mgpu_atom_shared_) WIDE_OF(RUN_ATOM, mgpu_atom_shared_)
              EXCH_OF(RUN_ATOM, mgpu_atom_shared_)
                  RUN_CAS(mgpu_atom_shared_, cas, b16, uint16_t)
                      CAS_OF(RUN_CAS, mgpu_atom_shared_) RUN_128(mgpu_atom_shared_))
#undef HOW
#define HOW MGPU_RELEASE_CTA,
IN_SHARED(shared_red_any, own,
          SUMS_OF(RUN_RED, mgpu_red_shared_) WIDE_OF(RUN_RED, mgpu_red_shared_))
#undef HOW
#undef SYNC
#undef PUT
#undef GET

#define PUT(from)                                                                              \
    mgpu_st_shared_cluster_b64(addr, (from)[0]);                                               \
    mgpu_st_shared_cluster_b64(addr + 8, (from)[1]);
#define GET(to)                                                                                \
    (to)[0] = mgpu_ld_shared_cluster_b64(addr);                                                \
    (to)[1] = mgpu_ld_shared_cluster_b64(addr + 8);
#define SYNC                                                                                   \
    mgpu_barrier_cluster_arrive();                                                             \
    mgpu_barrier_cluster_wait()
#define PEER mgpu_mapa(own, mgpu_cluster_ctarank() ^ 1)
#define HOW
IN_SHARED(peer_named, PEER,
          RUN_WORDS(FAR_SUMS_OF, mgpu_atom_relaxed_shared_cluster_,
                    mgpu_red_relaxed_shared_cluster_))
#undef HOW
#define HOW MGPU_RELAXED_CLUSTER,
IN_SHARED(peer_any, PEER, RUN_FAR(mgpu_atom_shared_cluster_, mgpu_red_shared_cluster_))
#undef HOW
#undef SYNC
#undef PUT
#undef GET
#undef AT

TEST_CASE("mgpu_atom_relaxed_shared_..., mgpu_red_relaxed_shared_...")
{
    const std::vector<atom_case> cases = {
        CASES_WORDS(SUMS_OF, mgpu_atom_relaxed_shared_, mgpu_red_relaxed_shared_)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows,
                  run_atoms(&shared_named_kernel, rows, 4 * (uint32_t)cases.size()), false);
}

TEST_CASE("mgpu_atom_shared_...")
{
    const std::vector<atom_case> cases = {
        SUMS_OF(CASE_ATOM, mgpu_atom_shared_) WIDE_OF(CASE_ATOM, mgpu_atom_shared_) EXCH_OF(
            CASE_ATOM, mgpu_atom_shared_) CASE_ATOM(mgpu_atom_shared_, cas, b16, uint16_t)
            CAS_OF(CASE_ATOM, mgpu_atom_shared_) CASE_ATOM(mgpu_atom_shared_, exch, b128, 0)
                CASE_ATOM(mgpu_atom_shared_, cas, b128, 0)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows,
                  run_atoms(&shared_atom_any_kernel, rows, 4 * (uint32_t)cases.size()), false);
}

TEST_CASE("mgpu_red_shared_...")
{
    const std::vector<atom_case> cases = {SUMS_OF(CASE_RED, mgpu_red_shared_)
                                              WIDE_OF(CASE_RED, mgpu_red_shared_)};
    const std::vector<atom_row> rows = atom_rows(600);
    compare_atoms(cases, rows,
                  run_atoms(&shared_red_any_kernel, rows, 4 * (uint32_t)cases.size()), false);
}

TEST_CASE("mgpu_atom_relaxed_shared_cluster_..., mgpu_red_relaxed_shared_cluster_...")
{
    const std::vector<atom_case> cases = {CASES_WORDS(
        FAR_SUMS_OF, mgpu_atom_relaxed_shared_cluster_, mgpu_red_relaxed_shared_cluster_)};
    const std::vector<atom_row> rows = atom_rows(300);
    compare_atoms(cases, rows,
                  run_atoms(&peer_named_kernel, rows, 4 * (uint32_t)cases.size(), 2), false);
}

TEST_CASE("mgpu_atom_shared_cluster_..., mgpu_red_shared_cluster_...")
{
    const std::vector<atom_case> cases = {
        CASES_FAR(mgpu_atom_shared_cluster_, mgpu_red_shared_cluster_)};
    const std::vector<atom_row> rows = atom_rows(300);
    compare_atoms(cases, rows, run_atoms(&peer_any_kernel, rows, 4 * (uint32_t)cases.size(), 2),
                  false);
}
