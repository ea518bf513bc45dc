/* mgpu/emu/api.h - what an instruction's body calls in the model: declarations.
 * SPDX-License-Identifier: MIT
 *
 * ptx/ and emu/cuda/words.h call these; the file that defines MGPU_EMU_IMPLEMENTATION holds their
 * bodies. Each call finds out who calls (the running fiber) and from where (its return
 * address), checks its arguments as the hardware or the manual would, and may switch to
 * another fiber before it returns. The public side of the model is emu/emu.h.
 */
#ifndef MGPU_EMU_API_H
#define MGPU_EMU_API_H

#include "../config.h"
#include "cuda/vector.h"
#include "needs.h"

/* What differs from thread to thread; emu/cuda/words.h reads it as threadIdx and blockIdx. */
typedef struct mgpu_emu_thread {
    uint3 thread_idx, block_idx;
} mgpu_emu_thread;

MGPU_EXTERN_C_BEGIN

/* The running thread; NULL outside of a kernel. */
extern __thread const mgpu_emu_thread *mgpu_emu_self;

/* ---- qualifiers, as flags ----------------------------------------------------------------- */

enum {
    MGPU__RELAXED = 1 << 0,       /* .relaxed; else .release or .acquire */
    MGPU__SCOPE_CLUSTER = 1 << 1, /* .cluster; none of the scopes = .cta */
    MGPU__SCOPE_GPU = 1 << 2,     /* .gpu */
    MGPU__SCOPE_SYS = 1 << 3,     /* .sys */
    MGPU__SPACE_CLUSTER = 1 << 4, /* the address is .shared::cluster, else .shared::cta */
    MGPU__EXPECT_TX = 1 << 5,     /* arrive.expect_tx */
    MGPU__DROP = 1 << 6,          /* arrive_drop */
    MGPU__NO_COMPLETE = 1 << 7,   /* arrive.noComplete */
    MGPU__PARITY = 1 << 8,        /* test_wait.parity, try_wait.parity */
    MGPU__TRY = 1 << 9,           /* try_wait: may suspend */
    MGPU__NOINC = 1 << 10,        /* cp.async.mbarrier.arrive.noinc */
    MGPU__READ = 1 << 11,         /* wait_group.read: sources may be reused */
    MGPU__MULTICAST = 1 << 12,    /* .multicast::cluster */
    MGPU__HINT = 1 << 13,         /* .L2::cache_hint: `hint` is a policy */
    MGPU__ALIGNED = 1 << 14,      /* .aligned: all threads of the warp execute it together */
    MGPU__TRANS = 1 << 15,        /* ldmatrix, stmatrix .trans */
    MGPU__FOREVER = 1 << 16,      /* try_wait in a loop without end: no PTX qualifier */
    MGPU__NO_ACQUIRE = 1 << 20,   /* atom.release: what it loads is as with .relaxed */
    MGPU__NO_RELEASE = 1 << 21,   /* atom.acquire: what it stores is */
    MGPU__NC = 1 << 22,           /* ld.global.nc */
    MGPU__WEAK = 1 << 23,         /* multimem: no order at all */
    MGPU__S4 = 1 << 24            /* ldmatrix .s8.s4 */
};

/* ---- thread, warp --------------------------------------------------------------------------- */

typedef enum mgpu__sreg {
    MGPU__SREG_LANEID,
    MGPU__SREG_WARPID,
    MGPU__SREG_SMID,
    MGPU__SREG_NSMID,
    MGPU__SREG_CLOCK64,
    MGPU__SREG_GLOBALTIMER,
    MGPU__SREG_CLUSTERID_X, /* y and z follow, for each of the next four */
    MGPU__SREG_CLUSTERID_Y,
    MGPU__SREG_CLUSTERID_Z,
    MGPU__SREG_NCLUSTERID_X,
    MGPU__SREG_NCLUSTERID_Y,
    MGPU__SREG_NCLUSTERID_Z,
    MGPU__SREG_CLUSTER_CTAID_X,
    MGPU__SREG_CLUSTER_CTAID_Y,
    MGPU__SREG_CLUSTER_CTAID_Z,
    MGPU__SREG_CLUSTER_NCTAID_X,
    MGPU__SREG_CLUSTER_NCTAID_Y,
    MGPU__SREG_CLUSTER_NCTAID_Z,
    MGPU__SREG_CLUSTER_CTARANK,
    MGPU__SREG_CLUSTER_NCTARANK,
    MGPU__SREG_DYNAMIC_SMEM_SIZE,
    MGPU__SREG_TOTAL_SMEM_SIZE,
    MGPU__SREG_AGGR_SMEM_SIZE,
    MGPU__SREG_RESERVED_SMEM_OFFSET_BEGIN,
    MGPU__SREG_RESERVED_SMEM_OFFSET_END,
    MGPU__SREG_RESERVED_SMEM_OFFSET_CAP,
    MGPU__SREG_NWARPID,
    MGPU__SREG_GRIDID,
    MGPU__SREG_IS_EXPLICIT_CLUSTER,
    MGPU__SREG_CURRENT_GRAPH_EXEC
} mgpu__sreg;

MGPU__CALL uint64_t mgpu__emu_sreg(mgpu__sreg which);
typedef enum mgpu__is {
    MGPU__IS_GLOBAL,
    MGPU__IS_SHARED,
    MGPU__IS_SHARED_CLUSTER,
    MGPU__IS_LOCAL,
    MGPU__IS_GRID_CONSTANT
} mgpu__is;
MGPU__CALL uint32_t mgpu__emu_isspacep(const void *p, mgpu__is space); /* 1: p lies there */
/* elect.sync: 1 in the elected lane, 0 in the others; *lane is the elected one. */
MGPU__CALL uint32_t mgpu__emu_elect(uint32_t mask, uint32_t *lane);
MGPU__CALL void mgpu__emu_syncwarp(uint32_t mask);
MGPU__CALL uint32_t mgpu__emu_activemask(void);

typedef enum mgpu__shfl {
    MGPU__SHFL_IDX,
    MGPU__SHFL_UP,
    MGPU__SHFL_DOWN,
    MGPU__SHFL_BFLY
} mgpu__shfl;
MGPU__CALL uint64_t mgpu__emu_shfl(mgpu__shfl kind, uint32_t mask, uint64_t value,
                                   uint32_t lane, uint32_t width);
/* The same with PTX's operands b and c; *valid says whether the lane asked for is in range. */
MGPU__CALL uint32_t mgpu__emu_shfl_ptx(mgpu__shfl kind, uint32_t mask, uint32_t value,
                                       uint32_t b, uint32_t c, uint32_t *valid);
typedef enum mgpu__vote {
    MGPU__VOTE_ALL,
    MGPU__VOTE_ANY,
    MGPU__VOTE_UNI,
    MGPU__VOTE_BALLOT
} mgpu__vote;
MGPU__CALL uint32_t mgpu__emu_vote(mgpu__vote kind, uint32_t mask, int predicate);
/* match.any / match.all; *predicate (may be NULL) says whether all lanes agree. */
MGPU__CALL uint32_t mgpu__emu_match(int all, uint32_t mask, uint64_t value, int *predicate);
typedef enum mgpu__redux {
    MGPU__REDUX_ADD,
    MGPU__REDUX_MIN_S32,
    MGPU__REDUX_MAX_S32,
    MGPU__REDUX_MIN_U32,
    MGPU__REDUX_MAX_U32,
    MGPU__REDUX_AND,
    MGPU__REDUX_OR,
    MGPU__REDUX_XOR
} mgpu__redux;
MGPU__CALL uint32_t mgpu__emu_redux(mgpu__redux kind, uint32_t mask, uint32_t value);

MGPU__CALL void mgpu__emu_setmaxnreg(int increase, uint32_t registers);
MGPU__CALL void mgpu__emu_nanosleep(uint32_t ns);
MGPU__CALL void mgpu__emu_griddepcontrol(int wait); /* 0 launch_dependents, 1 wait */
MGPU__CALL void mgpu__emu_trap(void);

/* ---- CTA and cluster barriers ----------------------------------------------------------------- */

typedef enum mgpu__barrier {
    MGPU__BARRIER_SYNC,
    MGPU__BARRIER_ARRIVE,
    MGPU__BARRIER_RED_POPC,
    MGPU__BARRIER_RED_AND,
    MGPU__BARRIER_RED_OR
} mgpu__barrier;
/* barrier.cta; threads = 0: all threads of the CTA. Returns the reduction for the red forms. */
MGPU__CALL uint32_t mgpu__emu_barrier(mgpu__barrier kind, uint32_t id, uint32_t threads,
                                      int predicate, uint32_t how);
MGPU__CALL void mgpu__emu_cluster_arrive(uint32_t how);
MGPU__CALL void mgpu__emu_cluster_wait(uint32_t how);
MGPU__CALL uint32_t mgpu__emu_mapa(uint32_t addr, uint32_t rank);
MGPU__CALL uint32_t mgpu__emu_getctarank(uint32_t addr);

/* ---- shared memory -------------------------------------------------------------------------------- */

MGPU__CALL void *mgpu__emu_dynamic_smem(void);
MGPU__CALL void *mgpu__emu_static_smem(const void *key, const char *name, size_t bytes,
                                       size_t align);
MGPU__CALL uint32_t mgpu__emu_smem_addr(const void *p);
MGPU__CALL void *mgpu__emu_smem_ptr(uint32_t addr, uint32_t how);
/* Names for reports: `count` elements of `elem_bytes` at addr. */
MGPU__CALL void mgpu__emu_name_smem(uint32_t addr, const char *name, uint32_t elem_bytes,
                                    uint32_t count);
/* And of the calling thread; step: how far it is, -1: not told. */
MGPU__CALL void mgpu__emu_name_role(const char *name, int64_t step);
/* ld.shared, st.shared: `bytes` 1..16, naturally aligned; the value in little-endian order. */
MGPU__CALL void mgpu__emu_ld_shared(void *value, uint32_t addr, uint32_t bytes, uint32_t how);
MGPU__CALL void mgpu__emu_st_shared(uint32_t addr, const void *value, uint32_t bytes,
                                    uint32_t how);
/* ld.global, st.global with an order: acquire loads let other threads run. */
MGPU__CALL void mgpu__emu_ld_global(void *value, const void *p, uint32_t bytes, uint32_t how);
MGPU__CALL void mgpu__emu_st_global(void *p, const void *value, uint32_t bytes, uint32_t how);
/* The same at an address in shared memory. */
MGPU__CALL void mgpu__emu_ld_shared_ordered(void *value, uint32_t addr, uint32_t bytes,
                                            uint32_t how);
MGPU__CALL void mgpu__emu_st_shared_ordered(uint32_t addr, const void *value, uint32_t bytes,
                                            uint32_t how);
/* ld.global, st.global with words about caches: no order; a policy with MGPU__HINT. */
MGPU__CALL void mgpu__emu_ld_cached(void *value, const void *p, uint32_t bytes, uint64_t hint,
                                    uint32_t how);
MGPU__CALL void mgpu__emu_st_cached(void *p, const void *value, uint32_t bytes, uint64_t hint,
                                    uint32_t how);

typedef enum mgpu__atom {
    MGPU__ATOM_ADD,
    MGPU__ATOM_MIN_S,
    MGPU__ATOM_MIN_U,
    MGPU__ATOM_MAX_S,
    MGPU__ATOM_MAX_U,
    MGPU__ATOM_AND,
    MGPU__ATOM_OR,
    MGPU__ATOM_XOR,
    MGPU__ATOM_EXCH,
    MGPU__ATOM_CAS,
    MGPU__ATOM_INC,
    MGPU__ATOM_DEC,
    MGPU__ATOM_ADD_F32,
    MGPU__ATOM_ADD_NOFTZ_F32,
    MGPU__ATOM_ADD_F64,
    MGPU__ATOM_ADD_F16,
    MGPU__ATOM_ADD_BF16,
    MGPU__ATOM_MIN_F16,
    MGPU__ATOM_MIN_BF16,
    MGPU__ATOM_MAX_F16,
    MGPU__ATOM_MAX_BF16
} mgpu__atom;
/* One atomic on `bytes` 4 or 8 at p (global or this block's shared memory); returns the old value. */
MGPU__CALL uint64_t mgpu__emu_atomic(mgpu__atom op, void *p, uint32_t bytes, uint64_t value,
                                     uint64_t compare, uint32_t how);
/* atom, red on `count` elements of `bytes` 2, 4, 8 or 16, each by itself. old: what was there, NULL: red;
 * compare: of cas, else NULL. */
MGPU__CALL void mgpu__emu_atom_global(mgpu__atom op, uint32_t bytes, uint32_t count, void *old,
                                      void *p, const void *value, const void *compare,
                                      uint32_t how);
MGPU__CALL void mgpu__emu_atom_shared(mgpu__atom op, uint32_t bytes, uint32_t count, void *old,
                                      uint32_t addr, const void *value, const void *compare,
                                      uint32_t how);
/* The flags of MGPU_RELAXED_CTA and the like, 0 to `last`. */
MGPU__CALL uint32_t mgpu__emu_atom_how(uint32_t how, uint32_t last);

/* ---- fences ------------------------------------------------------------------------------------------ */

typedef enum mgpu__fence {
    MGPU__FENCE_ACQ_REL,       /* fence.acq_rel; also __threadfence() with a scope */
    MGPU__FENCE_SC,            /* fence.sc */
    MGPU__FENCE_ACQUIRE,       /* fence.acquire */
    MGPU__FENCE_RELEASE,       /* fence.release */
    MGPU__FENCE_MBARRIER_INIT, /* fence.mbarrier_init.release.cluster */
    MGPU__FENCE_PROXY_ALIAS,
    MGPU__FENCE_PROXY_ALIAS_ACQUIRE,
    MGPU__FENCE_PROXY_ALIAS_RELEASE,
    MGPU__FENCE_ALIAS_SYNC_RESTRICT_READ_RELEASE, /* fence.alias.sync_restrict::read.release.sys */
    MGPU__FENCE_PROXY_ASYNC,                      /* all spaces */
    MGPU__FENCE_PROXY_ASYNC_GLOBAL,
    MGPU__FENCE_PROXY_ASYNC_SHARED_CTA,
    MGPU__FENCE_PROXY_ASYNC_SHARED_CLUSTER,
    MGPU__FENCE_ACQUIRE_SYNC_RESTRICT, /* fence.acquire.sync_restrict::shared::cluster.cluster */
    MGPU__FENCE_RELEASE_SYNC_RESTRICT, /* fence.release.sync_restrict::shared::cta.cluster */
    MGPU__FENCE_PROXY_ASYNC_GENERIC_ACQUIRE, /* .sync_restrict::shared::cluster.cluster */
    MGPU__FENCE_PROXY_ASYNC_GENERIC_RELEASE, /* .sync_restrict::shared::cta.cluster */
    MGPU__FENCE_PROXY_ASYNC_RELEASE_SYNC_RESTRICT_READ, /* .sync_restrict::shared::cluster::read */
    MGPU__FENCE_PROXY_TENSORMAP_RELEASE,
    MGPU__FENCE_PROXY_TENSORMAP_ACQUIRE
} mgpu__fence;
MGPU__CALL void mgpu__emu_fence(mgpu__fence kind, const void *p, uint32_t how);

/* ---- mbarrier ------------------------------------------------------------------------------------------ */

MGPU__CALL void mgpu__emu_mbarrier_init(uint32_t bar, uint32_t count);
MGPU__CALL void mgpu__emu_mbarrier_init_layout(uint32_t bar, uint32_t count, uint32_t layout);
MGPU__CALL bool mgpu__emu_mbarrier_check_layout(uint32_t bar, uint32_t layout);
MGPU__CALL void mgpu__emu_mbarrier_inval(uint32_t bar);
/* arrive, arrive_drop, with EXPECT_TX, NO_COMPLETE, SPACE_CLUSTER; returns the state. */
MGPU__CALL uint64_t mgpu__emu_mbarrier_arrive(uint32_t bar, uint32_t count, uint32_t tx_bytes,
                                              uint32_t how);
MGPU__CALL void mgpu__emu_mbarrier_expect_tx(uint32_t bar, uint32_t tx_bytes, uint32_t how);
MGPU__CALL void mgpu__emu_mbarrier_complete_tx(uint32_t bar, uint32_t tx_bytes, uint32_t how);
/* test_wait, try_wait; `state` is a parity with MGPU__PARITY. ns 0: the machine's own limit. */
MGPU__CALL bool mgpu__emu_mbarrier_test(uint32_t bar, uint64_t state, uint32_t ns,
                                        uint32_t how);
/* What is reported in a phase: [0] whether, [1] what. NULL: none of both may be. */
MGPU__CALL bool mgpu__emu_mbarrier_test_report(uint32_t bar, uint64_t state, uint32_t ns,
                                               uint32_t *report, uint32_t how);
MGPU__CALL uint32_t mgpu__emu_mbarrier_pending_count(uint64_t state);

/* ---- cp.async, st.async, red.async ----------------------------------------------------------------------- */

/* cp.async of `bytes` 4, 8 or 16, of which `read` come from src; the others become 0. */
MGPU__CALL void mgpu__emu_cp_async(uint32_t dst, const void *src, uint32_t bytes, uint32_t read,
                                   uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_cp_async_commit_group(void);
MGPU__CALL void mgpu__emu_cp_async_wait_group(uint32_t n);
MGPU__CALL void mgpu__emu_cp_async_wait_all(void);
MGPU__CALL void mgpu__emu_cp_async_mbarrier_arrive(uint32_t bar, uint32_t how);
/* st.async of `bytes` 4, 8 or 16, and red.async of 4 or 8, to a CTA of the cluster that has `bar`, too. */
MGPU__CALL void mgpu__emu_st_async(uint32_t dst, const void *value, uint32_t bytes,
                                   uint32_t bar);
MGPU__CALL void mgpu__emu_red_async(mgpu__atom op, uint32_t dst, uint64_t value, uint32_t bytes,
                                    uint32_t bar, uint32_t how);

/* ---- bulk copies and TMA --------------------------------------------------------------------------------- */

typedef enum mgpu__bulk {
    MGPU__BULK_G2S,        /* dst shared::cta or, with SPACE_CLUSTER, shared::cluster */
    MGPU__BULK_S2S,        /* shared::cta to shared::cluster; bar lives beside dst */
    MGPU__BULK_S2G,        /* completes in a bulk group */
    MGPU__BULK_PREFETCH_L2 /* global only */
} mgpu__bulk;
/* cp.async.bulk. Unused operands are 0 or NULL. ignore_oob does not read `left` and `right` bytes at the ends. */
MGPU__CALL void mgpu__emu_bulk_ignore_oob(uint32_t dst, const void *src, uint32_t bytes,
                                          uint32_t left, uint32_t right, uint32_t bar,
                                          uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_bulk(mgpu__bulk kind, uint32_t smem_dst, uint32_t smem_src,
                               const void *global, uint32_t bytes, uint32_t bar,
                               uint32_t cta_mask, uint64_t hint, uint32_t how);
typedef enum mgpu__tma_red {
    MGPU__TMA_STORE, /* not a reduction */
    MGPU__TMA_ADD,
    MGPU__TMA_MIN,
    MGPU__TMA_MAX,
    MGPU__TMA_INC,
    MGPU__TMA_DEC,
    MGPU__TMA_AND,
    MGPU__TMA_OR,
    MGPU__TMA_XOR
} mgpu__tma_red;
/* cp.reduce.async.bulk of elements of a mgpu_dtype: into global memory, or with MGPU__SPACE_CLUSTER into
 * shared::cluster, where bar lives beside dst. */
MGPU__CALL void mgpu__emu_bulk_reduce(mgpu__tma_red red, uint32_t dtype, uint32_t smem_dst,
                                      uint32_t smem_src, void *global, uint32_t bytes,
                                      uint32_t bar, uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_bulk_commit_group(void);
MGPU__CALL void mgpu__emu_bulk_wait_group(uint32_t n, uint32_t how);

MGPU__CALL void mgpu__emu_tma_load(uint32_t dims, uint32_t dst, const void *map,
                                   const int32_t *c, uint32_t bar, uint32_t cta_mask,
                                   uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_tma_store(uint32_t dims, const void *map, const int32_t *c,
                                    uint32_t src, mgpu__tma_red op, uint64_t hint,
                                    uint32_t how);
MGPU__CALL void mgpu__emu_tma_prefetch(uint32_t dims, const void *map, const int32_t *c,
                                       uint64_t hint, uint32_t how);
/* The same of im2col: the pixels of an image; rank - 2 offsets. */
MGPU__CALL void mgpu__emu_tma_load_im2col(uint32_t dims, uint32_t dst, const void *map,
                                          const int32_t *c, uint32_t bar,
                                          const uint16_t *offsets, uint32_t cta_mask,
                                          uint64_t hint, uint32_t how);
MGPU__CALL void mgpu__emu_tma_store_im2col(uint32_t dims, const void *map, const int32_t *c,
                                           uint32_t src, mgpu__tma_red op, uint64_t hint,
                                           uint32_t how);
MGPU__CALL void mgpu__emu_tma_prefetch_im2col(uint32_t dims, const void *map, const int32_t *c,
                                              const uint16_t *offsets, uint64_t hint,
                                              uint32_t how);
MGPU__CALL void mgpu__emu_prefetch_tensormap(const void *map);

typedef enum mgpu__tensormap_field {
    MGPU__TENSORMAP_GLOBAL_ADDRESS,
    MGPU__TENSORMAP_RANK, /* less one */
    MGPU__TENSORMAP_BOX_DIM,
    MGPU__TENSORMAP_GLOBAL_DIM,
    MGPU__TENSORMAP_GLOBAL_STRIDE, /* `dim` 0 is that of dimension 1 */
    MGPU__TENSORMAP_ELEMENT_STRIDE,
    MGPU__TENSORMAP_ELEMTYPE,
    MGPU__TENSORMAP_INTERLEAVE_LAYOUT,
    MGPU__TENSORMAP_SWIZZLE_MODE,
    MGPU__TENSORMAP_FILL_MODE,
    MGPU__TENSORMAP_PACKED_TYPE, /* from here on newer than Hopper */
    MGPU__TENSORMAP_SWIZZLE_96B,
    MGPU__TENSORMAP_SWIZZLE_ATOMICITY
} mgpu__tensormap_field;
/* tensormap.replace of a map at `smem`, or, if that is not NULL, in global memory. */
MGPU__CALL void mgpu__emu_tensormap_replace(mgpu__tensormap_field field, uint32_t smem,
                                            void *global, uint32_t dim, uint64_t value);
MGPU__CALL void mgpu__emu_tensormap_cp_fenceproxy(void *dst, uint32_t src, uint32_t how);

/* multimem, on `bytes` of elements of a mgpu_dtype; MGPU__WEAK: no order. ld_reduce: with acc sums of
 * 16-bit floats are f32 until the end. bulk: from shared memory, with MGPU__TMA_STORE a copy. */
MGPU__CALL void mgpu__emu_multimem_ld_reduce(void *d, const void *p, mgpu__tma_red op,
                                             uint32_t dtype, uint32_t bytes, int acc,
                                             uint32_t how);
MGPU__CALL void mgpu__emu_multimem_red(void *p, const void *v, mgpu__tma_red op, uint32_t dtype,
                                       uint32_t bytes, uint32_t how);
MGPU__CALL void mgpu__emu_multimem_st(void *p, const void *v, uint32_t bytes, uint32_t how);
MGPU__CALL void mgpu__emu_multimem_bulk(void *p, uint32_t smem_src, uint32_t bytes,
                                        mgpu__tma_red op, uint32_t dtype, uint32_t how);
MGPU__CALL void mgpu__emu_multimem_bulk_masked(void *p, uint32_t smem_src, uint32_t bytes,
                                               uint32_t byte_mask);

MGPU__CALL void mgpu__emu_prefetch(const void *p);
MGPU__CALL void mgpu__emu_prefetch_valid(const void *p);
MGPU__CALL void mgpu__emu_applypriority(const void *p);
MGPU__CALL void mgpu__emu_discard(void *p);

/* The policies of createpolicy. The model has no caches: fractions and ranges are checked and forgotten. */
#define MGPU__POLICY_EVICT_FIRST     0x12f0000000000000u
#define MGPU__POLICY_EVICT_LAST      0x14f0000000000000u
#define MGPU__POLICY_EVICT_NORMAL    0x1000000000000000u
#define MGPU__POLICY_EVICT_UNCHANGED 0x16f0000000000000u
MGPU__CALL uint64_t mgpu__emu_createpolicy(uint64_t policy, float fraction);
MGPU__CALL uint64_t mgpu__emu_createpolicy_range(uint64_t policy, const void *p,
                                                 uint32_t primary, uint32_t total);
MGPU__CALL uint64_t mgpu__emu_createpolicy_cvt(uint64_t property);

/* ---- matrices ------------------------------------------------------------------------------------------------ */

MGPU__CALL void mgpu__emu_ldmatrix(uint32_t *r, uint32_t matrices, uint32_t addr, uint32_t how);
MGPU__CALL uint32_t mgpu__emu_movmatrix(uint32_t value);
MGPU__CALL void mgpu__emu_stmatrix(uint32_t addr, const uint32_t *r, uint32_t matrices,
                                   uint32_t how);

/* The types of A and B. */
typedef enum mgpu__wgmma_type {
    MGPU__WGMMA_BF16,
    MGPU__WGMMA_F16,
    MGPU__WGMMA_TF32,
    MGPU__WGMMA_E4M3,
    MGPU__WGMMA_E5M2,
    MGPU__WGMMA_E4M3_E5M2,
    MGPU__WGMMA_E5M2_E4M3,
    MGPU__WGMMA_S8,
    MGPU__WGMMA_U8,
    MGPU__WGMMA_S8_U8,
    MGPU__WGMMA_U8_S8,
    MGPU__WGMMA_B1
} mgpu__wgmma_type;
/* One wgmma shape, m64 nN kK. */
typedef struct mgpu__wgmma_shape {
    uint16_t n;        /* 8..256, a multiple of 8 */
    uint8_t type;      /* mgpu__wgmma_type of A and B */
    uint8_t d_f16;     /* 1: D is f16, two to a register; 0: f32, of integers s32 */
    uint8_t a_regs;    /* 1: A comes from four registers (RS) */
    uint8_t trans_a;   /* 1: A is MN-major */
    uint8_t trans_b;   /* 1: B is MN-major */
    uint8_t negate;    /* 1: the products are subtracted */
    uint8_t satfinite; /* 1: of integers, D is clamped */
    uint8_t sparse;    /* 1: of each four elements of A two are stored (tf32: one of two) */
    uint8_t selector;  /* of sparse 16-bit types and tf32: which lanes have the metadata */
} mgpu__wgmma_shape;
MGPU__CALL void mgpu__emu_wgmma(mgpu__wgmma_shape shape, void *d, const uint32_t *a,
                                uint64_t a_desc, uint64_t b_desc, int accumulate);
MGPU__CALL void mgpu__emu_wgmma_sp(mgpu__wgmma_shape shape, void *d, const uint32_t *a,
                                   uint64_t a_desc, uint64_t b_desc, uint32_t meta,
                                   int accumulate);
MGPU__CALL void mgpu__emu_wgmma_fence(void);
MGPU__CALL void mgpu__emu_wgmma_commit_group(void);
MGPU__CALL void mgpu__emu_wgmma_wait_group(uint32_t n);
/* n registers of 32 bits at r are named: read and written here; they are what a wait finished. */
MGPU__CALL void mgpu__emu_regs(void *r, uint32_t n);
MGPU__CALL void mgpu__emu_finished(const void *r, uint32_t n);
/* An array of `bytes` is to hold n registers: a fault. The second warns where it is not removed. */
MGPU__CALL void mgpu__emu_short(size_t bytes, uint32_t n);
MGPU__CALL void mgpu__emu_short_array(size_t bytes, uint32_t n)
    MGPU__WARNS("mgpu: this array has fewer registers than the function is for");
/* The same, but what the array is part of is long enough: a note. */
MGPU__CALL void mgpu__emu_short_row(size_t bytes, uint32_t n);

/* What is wrong with an argument of an idiom of tile/: a sentence, or NULL. */
MGPU__CALL void mgpu__emu_tile(const char *function, const char *fault);

/* ---- tile/epilogue_fused.h ---------------------------------------------------------------------------------- */

/* What mgpu_epilogue_fused_make() is given. */
typedef struct mgpu__fused {
    uint32_t w, slabs, smem, dtype;
    uint32_t out[3], fuse[3]; /* rows, columns, transposed */
    const void *d, *c;        /* tensor maps; NULL: there is no C */
} mgpu__fused;
MGPU__CALL void mgpu__emu_fused_make(const mgpu__fused *e);
/* A tile goes out; asked: the row and column that were asked for last, UINT32_MAX: none. */
MGPU__CALL void mgpu__emu_fused_tile(const uint32_t asked[2], uint32_t row, uint32_t col);

MGPU_EXTERN_C_END

#if MGPU_EMULATE

/* An array as an argument that is to have n registers of 32 bits. Where the compiler sees that it
 * has fewer, the model stops the kernel, and an optimised build has a warning if n is known; if
 * what the array is part of is long enough, as with d[0] of d[16][4], that is a note. Each header
 * with such functions ends with a macro of the name of each, so that this stands in the caller,
 * where a compiler knows the array without optimising too. */
#define MGPU__HOLDS(n, ...)                                                                    \
    (__builtin_object_size(__VA_ARGS__, 0) / 4 >= (uint32_t)(n)                                \
         ? __builtin_object_size(__VA_ARGS__, 1) / 4 >= (uint32_t)(n)                          \
               ? (void)0                                                                       \
               : mgpu__short_row(__builtin_object_size(__VA_ARGS__, 1), n)                     \
     : __builtin_object_size(__VA_ARGS__, 1) / 4 < (uint32_t)(n)                               \
         ? mgpu__short(__builtin_object_size(__VA_ARGS__, 1), n)                               \
         : mgpu__short(__builtin_object_size(__VA_ARGS__, 0), n),                              \
     __VA_ARGS__)

MGPU_DEVICE void
mgpu__short(size_t bytes, uint32_t n)
{
    if (__builtin_constant_p(n))
        MGPU__EMU(mgpu__emu_short_array(bytes, n));
    else
        MGPU__EMU(mgpu__emu_short(bytes, n));
}

MGPU_DEVICE void
mgpu__short_row(size_t bytes, uint32_t n)
{
    MGPU__EMU(mgpu__emu_short_row(bytes, n));
}

#endif /* MGPU_EMULATE */
#endif /* MGPU_EMU_API_H */
