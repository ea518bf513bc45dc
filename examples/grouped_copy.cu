/* grouped_copy.cu - many matrices, two tensor maps that the kernel changes, and a CUDA graph
 * SPDX-License-Identifier: MIT
 *
 * You learn: tensormap.replace, who publishes a map and who acquires it, why a replay is right.
 *
 * A grouped kernel has as many matrices as a table in device memory says, and the host does not
 * know them when it launches: no map can be in the arguments. So each block, one warp here, has two
 * maps of its own in global memory. For each of its groups it changes the fields in shared memory
 * and publishes the 128 bytes anew:
 *
 *     shared    | replace | cp_     | replace | cp_              by the warp
 *     global    |         | fence   | map of group 0 ... | fence | map of group 4 ...
 *     lane 0                | acquire | load, store, load, ...     | acquire | load, ...
 *     TMA                              reads map 0: it may change when the last copy is through
 *
 * TMA keeps maps in a cache of its own. The acquire says that what it has of this map is old; it
 * comes after each change, also when the warp that changed the map is the one that uses it. Between
 * blocks nothing is shared, and before its first cp_fenceproxy a block's map means nothing: so the
 * launch can be captured once, and each replay finds new pointers and sizes in the table.
 *
 * What a map knows, the edges cost no code: the last box of a group ends outside of its rows, and
 * what follows there, guard rows here, stays as it is. A group without rows is skipped: 0 is an
 * extent that a map does not have.
 *
 * Expected output:
 *     grouped_copy: 3 replays, 307200 of 307200 elements are right
 */
#include "common.h"

MGPU_REQUIRE(WGMMA); /* sm_90a: tensormap.replace */

enum {
    GROUPS = 20,
    BLOCKS = 5, /* four groups for each */
    REPLAYS = 3,
    COLS = 32,
    ROWS_MOST = 150, /* of a group */
    SLOT_ROWS = 160, /* room of a group: guard rows behind it */
    IN_PITCH = 48,   /* elements from row to row, at most */
    BOX_ROWS = 64,
    BOX_BYTES = BOX_ROWS * COLS * 4,
    MAP_WORDS = 32
};

/* One matrix, and where it goes: 32 columns of f32. */
typedef struct copy_group {
    const float *from;
    float *to;
    uint32_t rows; /* 0 and up */
    uint32_t from_row_bytes, to_row_bytes;
} copy_group;

typedef struct grouped_args {
    mgpu_tensor_map from, to; /* what all groups have in common: type, columns, box */
    const copy_group *groups;
    mgpu_tensor_map *maps; /* two for each block, each aligned to 128 */
} grouped_args;

/* One lane: the fields in which a group differs. */
MGPU_DEVICE void
change(uint32_t map, const void *address, uint32_t rows, uint32_t row_bytes)
{
    mgpu_tensormap_replace_global_address(map, address);
    mgpu_tensormap_replace_global_dim(map, 1, rows);
    mgpu_tensormap_replace_global_stride(map, 0, row_bytes); /* 0: of dimension 1 */
}

/* One lane: all boxes of a group; how many loads came before. Returns that, and those of now. */
MGPU_DEVICE uint32_t
copy(const mgpu_tensor_map *from, const mgpu_tensor_map *to, uint32_t rows, uint32_t tile,
     uint32_t bar, uint32_t loads)
{
    for (uint32_t row = 0; row < rows; row += BOX_ROWS, loads++) {
        mgpu_mbarrier_arrive_expect_tx(bar, BOX_BYTES); /* also if it ends outside */
        mgpu_tma_load_2d(tile, from, 0, (int32_t)row, bar);
        mgpu_mbarrier_wait(bar, loads & 1);
        mgpu_tma_store_2d(to, 0, (int32_t)row, tile); /* TMA wrote it, TMA reads it: no fence */
        mgpu_bulk_commit_group();
        mgpu_bulk_wait_group_read(0); /* the tile is free, and so is the map */
    }
    return loads;
}

MGPU_KERNEL(grouped, grouped_args, p, 32, 1)
{
    MGPU_SHARED_ALIGNED(float, tile, BOX_ROWS *COLS, 128);
    MGPU_SHARED_ALIGNED(uint32_t, words, 2 * MAP_WORDS, 128);
    MGPU_SHARED(uint64_t, bars, 1);
    const uint32_t bar = mgpu_smem_addr(bars), lane = threadIdx.x;
    const uint32_t from_smem = mgpu_smem_addr(words), to_smem = from_smem + 4 * MAP_WORDS;
    mgpu_tensor_map *const from = p->maps + 2 * blockIdx.x, *const to = from + 1;
    uint32_t loads = 0;

    /* ---- the warp copies the two templates: a word for each lane -------------------------- */
    mgpu_st_shared_b32(from_smem + 4 * lane, ((const uint32_t *)p->from.opaque)[lane]);
    mgpu_st_shared_b32(to_smem + 4 * lane, ((const uint32_t *)p->to.opaque)[lane]);
    if (lane == 0) {
        mgpu_mbarrier_init(bar, 1);
        mgpu_fence_mbarrier_init();
    }
    __syncwarp();

    for (uint32_t i = blockIdx.x; i < GROUPS; i += BLOCKS) {
        const copy_group g = p->groups[i];
        if (g.rows == 0)
            continue;

        /* ---- change, publish --------------------------------------------------------------- */
        if (lane == 0) {
            change(from_smem, g.from, g.rows, g.from_row_bytes);
            change(to_smem, g.to, g.rows, g.to_row_bytes);
        }
        __syncwarp(); /* the words that lane 0 wrote, all lanes copy */
        mgpu_tensormap_cp_fenceproxy_gpu(from, from_smem);
        mgpu_tensormap_cp_fenceproxy_gpu(to, to_smem);

        /* ---- acquire, use ------------------------------------------------------------------ */
        if (lane == 0) {
            mgpu_fence_proxy_tensormap_acquire_gpu(from);
            mgpu_fence_proxy_tensormap_acquire_gpu(to);
            loads = copy(from, to, g.rows, mgpu_smem_addr(tile), bar, loads);
        }
        __syncwarp();
    }
}

/* ---- the host ---------------------------------------------------------------------------- */

enum { IN_ELEMS = GROUPS * ROWS_MOST * IN_PITCH, OUT_ELEMS = GROUPS * SLOT_ROWS * COLS };

static float in[IN_ELEMS], out[OUT_ELEMS], want[OUT_ELEMS];

/* The table of a replay, of device pointers; and what `out` holds then. */
static void
make_groups(copy_group *groups, const float *from, float *to, uint32_t replay)
{
    memset(want, POISON, sizeof want);
    for (uint32_t i = 0; i < GROUPS; i++) {
        const uint32_t slot = (i * 3 + replay * 7) % GROUPS; /* other places each time */
        const uint32_t pitch = COLS + 4 * ((i + replay) % 5);
        const float *const source = in + i * ROWS_MOST * IN_PITCH;
        copy_group *g = &groups[i];
        g->from = from + i * ROWS_MOST * IN_PITCH;
        g->to = to + slot * SLOT_ROWS * COLS;
        g->rows = i % 6 == replay ? 0 : (i * 37 + replay * 53) % ROWS_MOST + 1;
        g->from_row_bytes = pitch * 4;
        g->to_row_bytes = COLS * 4;
        for (uint32_t row = 0; row < g->rows; row++)
            for (uint32_t col = 0; col < COLS; col++)
                want[(slot * SLOT_ROWS + row) * COLS + col] = source[row * pitch + col];
    }
}

#if MGPU_EMULATE

/* The model has no graphs: a replay is a launch. */
typedef struct replayed {
    grouped_args args;
} replayed;

static void
record(replayed *r, const grouped_args *args)
{
    r->args = *args;
}

static void
forget(replayed *r)
{
    (void)r;
}

static void
replay(replayed *r)
{
    launch(&grouped_kernel, mgpu_launch_1d(BLOCKS, 32), &r->args);
}

#else

typedef struct replayed {
    cudaStream_t stream;
    cudaGraphExec_t graph;
} replayed;

static void
cuda_must(cudaError_t e, const char *what)
{
    if (e != cudaSuccess)
        die(1, "%s: %s", what, cudaGetErrorString(e));
}

/* The launch is captured, with its arguments; it does not run. */
static void
record(replayed *r, const grouped_args *args)
{
    mgpu_launch_config config = mgpu_launch_1d(BLOCKS, 32);
    cudaGraph_t graph;
    cuda_must(cudaStreamCreateWithFlags(&r->stream, cudaStreamNonBlocking), "stream");
    cuda_must(cudaStreamBeginCapture(r->stream, cudaStreamCaptureModeThreadLocal), "capture");
    config.stream = r->stream;
    must(mgpu_launch(&grouped_kernel, config, args, NULL), "launch", NULL);
    cuda_must(cudaStreamEndCapture(r->stream, &graph), "capture");
    cuda_must(cudaGraphInstantiate(&r->graph, graph, 0), "graph");
    cuda_must(cudaGraphDestroy(graph), "graph");
}

static void
forget(replayed *r)
{
    cuda_must(cudaGraphExecDestroy(r->graph), "graph");
    cuda_must(cudaStreamDestroy(r->stream), "stream");
}

static void
replay(replayed *r)
{
    cuda_must(cudaGraphLaunch(r->graph, r->stream), "replay");
    cuda_must(cudaStreamSynchronize(r->stream), "replay");
}

#endif

int
main(void)
{
    static copy_group groups[GROUPS];
    uint32_t right = 0;
    grouped_args p;
    mgpu_issues why;
    replayed r;

    (void)find_machine();
    for (uint32_t i = 0; i < IN_ELEMS; i++)
        in[i] = (float)i; /* below 2^24: each is exact */
    float *const from = (float *)device_copy(in, sizeof in);
    float *const to = (float *)device_copy(NULL, sizeof out);
    copy_group *const table = (copy_group *)device_copy(NULL, sizeof groups);
    p.groups = table;
    p.maps = (mgpu_tensor_map *)device_copy(NULL, 2 * BLOCKS * sizeof *p.maps);

    mgpu_tensor_map_desc desc =
        mgpu_tensor_map_2d(MGPU_DTYPE_F32, from, ROWS_MOST, COLS, COLS * 4, BOX_ROWS, COLS);
    must(mgpu_tensor_map_tiled(&p.from, desc, &why), "template of the loads", &why);
    desc.global = to;
    must(mgpu_tensor_map_tiled(&p.to, desc, &why), "template of the stores", &why);
    record(&r, &p);

    for (uint32_t i = 0; i < REPLAYS; i++) {
        make_groups(groups, from, to, i);
        must(mgpu_copy_to(table, groups, sizeof groups, NULL), "the table", NULL);
        must(mgpu_memset(to, POISON, sizeof out, NULL), "the output", NULL);
        must(mgpu_sync(NULL), "the table", NULL);
        replay(&r);
        must(mgpu_copy_from(out, to, sizeof out, NULL), "the output", NULL);
        must(mgpu_sync(NULL), "the output", NULL);
        for (uint32_t k = 0; k < OUT_ELEMS; k++)
            right += memcmp(&out[k], &want[k], sizeof *out) == 0;
    }
    printf("grouped_copy: %d replays, %u of %u elements are right\n", REPLAYS, right,
           (unsigned)(REPLAYS * OUT_ELEMS));
    forget(&r);
    must(mgpu_free(from), "mgpu_free", NULL);
    must(mgpu_free(to), "mgpu_free", NULL);
    must(mgpu_free(table), "mgpu_free", NULL);
    must(mgpu_free(p.maps), "mgpu_free", NULL);
    return right == REPLAYS * OUT_ELEMS ? 0 : 1;
}
