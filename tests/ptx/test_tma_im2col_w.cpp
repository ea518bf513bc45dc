/* tests/ptx/test_tma_im2col_w.cpp - TMA on pixels along W in the model: every function against loops, rules of maps, mistakes.
 * SPDX-License-Identifier: MIT
 */
#include "../emu/model.h"

#include <mgpu/blackwell.h>
#include <mgpu/host/im2col_wide.h>
#include <mgpu/ptx/tma_im2col.h>
#include <mgpu/ptx/tma_im2col_w.h>

#include <algorithm>

namespace
{

enum { RANKS = 4, IMAGE = 32768, FORMS = 12, CHANNELS = 32, PIXELS = 40 };
enum { PLAIN, OWN, MULTICAST }; /* forms: 4 * this, + 2 of a pair, + 1 with a hint */

typedef struct {
    mgpu_tensor_map map;
    unsigned char *image; /* [RANKS][IMAGE] */
    uint32_t expect[RANKS];
    int32_t c[5];
    uint16_t halo, offset, cta_mask;
    uint32_t dims, wide, form, issuer, bar_rank;
} wide_args;

#define OPEN(...) __VA_ARGS__
#define BY_DIMS(name, suffix, before, bar, after)                                              \
    if (p->dims == 3)                                                                          \
        mgpu_tma_##name##_3d##suffix(OPEN before p->c[0], p->c[1], p->c[2] OPEN bar, p->halo,  \
                                     p->offset OPEN after);                                    \
    else if (p->dims == 4)                                                                     \
        mgpu_tma_##name##_4d##suffix(OPEN before p->c[0], p->c[1], p->c[2], p->c[3] OPEN bar,  \
                                     p->halo, p->offset OPEN after);                           \
    else                                                                                       \
        mgpu_tma_##name##_5d##suffix(OPEN before p->c[0], p->c[1], p->c[2], p->c[3],           \
                                     p->c[4] OPEN bar, p->halo, p->offset OPEN after);
#define FORMS_OF(w)                                                                            \
    switch (p->form) {                                                                         \
    case 4 * PLAIN:                                                                            \
        BY_DIMS(prefetch, _##w, (&p->map, ), (), ())                                           \
        BY_DIMS(load, _##w, (dst, &p->map, ), (, bar), ())                                     \
        break;                                                                                 \
    case 4 * PLAIN + 1:                                                                        \
        BY_DIMS(prefetch, _##w##_hint, (&p->map, ), (), (, policy))                            \
        BY_DIMS(load, _##w##_hint, (dst, &p->map, ), (, bar), (, policy))                      \
        break;                                                                                 \
    case 4 * PLAIN + 2:                                                                        \
        BY_DIMS(load, _##w##_cg2, (dst, &p->map, ), (, bar), ())                               \
        break;                                                                                 \
    case 4 * PLAIN + 3:                                                                        \
        BY_DIMS(load, _##w##_cg2_hint, (dst, &p->map, ), (, bar), (, policy))                  \
        break;                                                                                 \
    case 4 * OWN:                                                                              \
        BY_DIMS(load, _shared_cta_##w, (dst, &p->map, ), (, bar), ())                          \
        break;                                                                                 \
    case 4 * OWN + 1:                                                                          \
        BY_DIMS(load, _shared_cta_##w##_hint, (dst, &p->map, ), (, bar), (, policy))           \
        break;                                                                                 \
    case 4 * OWN + 2:                                                                          \
        BY_DIMS(load, _shared_cta_##w##_cg2, (dst, &p->map, ), (, bar), ())                    \
        break;                                                                                 \
    case 4 * OWN + 3:                                                                          \
        BY_DIMS(load, _shared_cta_##w##_cg2_hint, (dst, &p->map, ), (, bar), (, policy))       \
        break;                                                                                 \
    case 4 * MULTICAST:                                                                        \
        BY_DIMS(load, _##w##_multicast, (dst, &p->map, ), (, bar), (, mask))                   \
        break;                                                                                 \
    case 4 * MULTICAST + 1:                                                                    \
        BY_DIMS(load, _##w##_multicast_hint, (dst, &p->map, ), (, bar), (, mask, policy))      \
        break;                                                                                 \
    case 4 * MULTICAST + 2:                                                                    \
        BY_DIMS(load, _##w##_multicast_cg2, (dst, &p->map, ), (, bar), (, mask))               \
        break;                                                                                 \
    case 4 * MULTICAST + 3:                                                                    \
        BY_DIMS(load, _##w##_multicast_cg2_hint, (dst, &p->map, ), (, bar), (, mask, policy))  \
        break;                                                                                 \
    case FORMS: /* of another mode */                                                          \
        mgpu_tma_load_4d_im2col(dst, &p->map, 0, 0, 0, 0, bar, 0, 0);                          \
        break;                                                                                 \
    }

MGPU_KERNEL(load_along_w, wide_args, p, 32, 1)
{
    MGPU_SMEM(smem, 1024);
    MGPU_SHARED(uint64_t, barrier, 1);
    const uint32_t rank = mgpu_cluster_ctarank(), own = mgpu_smem_addr(barrier);
    for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
        smem[i] = 0xDB;
    mgpu_fence_proxy_async_shared_cta();
    if (threadIdx.x == 0) {
        mgpu_mbarrier_init(own, 1);
        mgpu_fence_mbarrier_init();
    }
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    if (threadIdx.x == 0) {
        const uint64_t policy = mgpu_createpolicy_fractional_l2_evict_first(1.0f);
        const uint32_t dst = mgpu_smem_addr(smem), bar = mgpu_mapa(own, p->bar_rank);
        const uint16_t mask = p->cta_mask;
        mgpu_mbarrier_arrive_expect_tx(own, p->expect[rank]);
        if (rank == p->issuer && p->wide == MGPU_IM2COL_WIDE_W)
            FORMS_OF(im2col_w)
        else if (rank == p->issuer)
            FORMS_OF(im2col_w_128)
    }
    mgpu_mbarrier_wait_cluster(own, 0);
    mgpu_barrier_cluster_arrive();
    mgpu_barrier_cluster_wait();
    for (uint32_t i = threadIdx.x; i < IMAGE; i += 32)
        p->image[rank * IMAGE + i] = smem[i];
}

/* Images of u16 [N][D][H][W][C], and what a person writes down of them. */
struct images {
    uint32_t dims;
    int32_t n, d, h, w;
    known<uint16_t> data;
    explicit images(uint32_t dims_)
        : dims(dims_), n(dims == 3 ? 40 : 12), d(dims == 5 ? 3 : 1), h(dims >= 4 ? 4 : 1), w(9),
          data((size_t)(n * d * h * w * CHANNELS))
    {
        for (size_t i = 0; i < data.data.size(); i++)
            data.data[i] = (uint16_t)(i * 40503u >> 3 | 1);
    }
    mgpu_im2col_desc desc() const
    {
        const void *p = data.data.data();
        const uint64_t N = (uint64_t)n, D = (uint64_t)d, H = (uint64_t)h, W = (uint64_t)w;
        mgpu_im2col_desc t =
            dims == 3 ? mgpu_tensor_map_nwc(MGPU_DTYPE_U16, p, N, W, CHANNELS, PIXELS, CHANNELS)
            : dims == 4
                ? mgpu_tensor_map_nhwc(MGPU_DTYPE_U16, p, N, H, W, CHANNELS, PIXELS, CHANNELS)
                : mgpu_tensor_map_ndhwc(MGPU_DTYPE_U16, p, N, D, H, W, CHANNELS, PIXELS,
                                        CHANNELS);
        t.map.swizzle = MGPU_SWIZZLE_64B;
        return t;
    }
    uint16_t at(int32_t in, int32_t id, int32_t ih, int32_t iw, int32_t c) const
    {
        if (in < 0 || in >= n || id < 0 || id >= d || ih < 0 || ih >= h || iw < 0 || iw >= w)
            return 0;
        return data.data[(size_t)((((in * d + id) * h + ih) * w + iw) * CHANNELS + c)];
    }
};

/* Where byte b of pixel i lies: rows of 64 bytes, their chunks of 16 XORed with bits of the 128-byte line. */
uint32_t
place(uint32_t i, uint32_t b)
{
    const uint32_t x = i * 64 + b;
    return x ^ x / 128 % 4 * 16;
}

uint32_t
total(uint32_t wide, uint32_t halo)
{
    return wide == MGPU_IM2COL_WIDE_W ? PIXELS + halo : 128 + 4 * halo;
}

/* Row after row of main pixels; behind all, or each 32, the next ones along W. */
std::vector<unsigned char>
along_w(const images &t, const wide_args &a, int32_t lower, int32_t upper, int32_t step)
{
    std::vector<unsigned char> image(IMAGE, 0xDB);
    const uint32_t group = a.wide == MGPU_IM2COL_WIDE_W ? PIXELS : 32;
    const int32_t h = t.dims >= 4 ? a.c[2] : 0, d = t.dims == 5 ? a.c[3] : 0;
    int32_t w = a.c[1], n = a.c[t.dims - 1];
    for (uint32_t i = 0, main = 0; i < total(a.wide, a.halo);) {
        for (uint32_t k = 0; k < group; k++, main++) {
            int32_t tail = k + 1 == group ? a.halo : 0;
            for (int32_t more = 0; more <= tail; more++, i++)
                for (int32_t c = 0; c < CHANNELS; c++) {
                    const uint16_t x = t.at(n, d, h, w + more * step + a.offset, c);
                    std::memcpy(&image[place(i, (uint32_t)c * 2)], &x, 2);
                }
            w += step;
            if (w > t.w - 1 + upper) {
                w = lower;
                n++;
            }
        }
    }
    return image;
}

} // namespace

TEST_CASE(
    "mgpu_tma_load_im2col_w, _w_128 in each form: pixels along W, their halo, the map's fill")
{
    static const struct {
        int32_t lower, upper, step, w, h, d, n;
        uint16_t halo, offset;
    } points[] = {
        {0, 0, 1, 2, 3, 2, 0, 2, 0},     {-1, 0, 2, -1, 2, 1, 1, 1, 0},
        {-1, 0, 2, -1, 2, 1, 1, 0, 1},   {-1, -1, 3, -1, 0, 0, 9, 0, 2},
        {-2, 1, 1, -4, -1, 5, 0, 5, 31}, {1, -2, 8, 6, 1, 1, 0, 31, 3},
    };
    uint32_t n = 0;
    for (uint32_t dims = 3; dims <= 5; dims++) {
        const images t(dims);
        for (const auto &point : points)
            for (uint32_t k = 0; k < 2 * FORMS; k++, n++) {
                known<unsigned char> image(RANKS * IMAGE, 0xDB);
                model m;
                wide_args a;
                mgpu_im2col_desc d = t.desc();
                std::memset(&a, 0, sizeof a);
                d.lower_corner[0] = point.lower;
                d.upper_corner[0] = point.upper;
                d.map.elem_strides[1] = (uint32_t)point.step;
                a.wide = k % 2;
                a.form = k / 2;
                REQUIRE(mgpu_tensor_map_im2col_wide(&a.map, d, (mgpu_im2col_wide)a.wide,
                                                    NULL) == MGPU_OK);
                a.image = image.data.data();
                a.dims = dims;
                a.c[1] = point.w;
                a.c[2] = point.h;
                a.c[3] = point.d;
                a.c[dims - 1] = point.n;
                a.halo = point.halo;
                a.offset = point.offset;
                a.issuer = n % RANKS;
                a.bar_rank = (a.form & 2) != 0 ? a.issuer ^ (n / RANKS & 1) : a.issuer;
                const uint32_t mask = a.form / 4 == MULTICAST ? n % 15 + 1 : 1u << a.issuer;
                a.cta_mask = (uint16_t)mask;
                for (uint32_t rank = 0; rank < RANKS; rank++)
                    if (mask >> rank & 1)
                        a.expect[(a.form & 2) != 0 ? (rank & ~1u) | (a.bar_rank & 1) : rank] +=
                            total(a.wide, a.halo) * CHANNELS * 2;
                m.config.target = MGPU_EMU_SM_100F;
                m.config.policy = n % 2 ? MGPU_EMU_RANDOM : MGPU_EMU_EAGER;
                const mgpu_status status =
                    m.run(load_along_w_kernel, RANKS, 32, a, RANKS, IMAGE);
                INFO(dims << "d, wide " << a.wide << ", form " << a.form << ", w " << point.w
                          << ", halo " << point.halo << ", mask " << mask << "\n"
                          << m.text);
                REQUIRE(status == MGPU_OK);
                const std::vector<unsigned char> want =
                    along_w(t, a, point.lower, point.upper, point.step);
                for (uint32_t rank = 0; rank < RANKS; rank++) {
                    const auto from = image.data.begin() + rank * IMAGE;
                    const bool same = mask >> rank & 1
                                          ? std::equal(want.begin(), want.end(), from)
                                          : std::count(from, from + IMAGE, 0xDB) == IMAGE;
                    REQUIRE(same);
                }
            }
    }
}

TEST_CASE("mgpu_im2col_wide_check: each rule, with its field")
{
    const images t(4);
    const auto refused = [](mgpu_im2col_desc d, mgpu_im2col_wide wide, const char *words) {
        mgpu_issues why;
        INFO(words);
        REQUIRE(mgpu_im2col_wide_check(d, wide, &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
        INFO(why.item[0].text);
        return std::string(why.item[0].text).find(words) != std::string::npos;
    };
    const mgpu_im2col_desc good = t.desc();
    mgpu_im2col_desc d = good;
    CHECK(mgpu_im2col_wide_check(good, MGPU_IM2COL_WIDE_W, NULL) == MGPU_OK);
    d.pixels = 0; /* means nothing there */
    CHECK(mgpu_im2col_wide_check(d, MGPU_IM2COL_WIDE_W128, NULL) == MGPU_OK);
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "pixels is 0, not 1 to 1024"));
    d = good;
    d.map.swizzle = MGPU_SWIZZLE_NONE;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "and im2col::w needs one: MGPU_SWIZZLE_64B"));
    d.map.swizzle = MGPU_SWIZZLE_128B_ATOM_64B;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "and im2col::w needs one: MGPU_SWIZZLE_64B"));
    d.map.swizzle = MGPU_SWIZZLE_128B_ATOM_32B;
    CHECK(mgpu_im2col_wide_check(d, MGPU_IM2COL_WIDE_W, NULL) == MGPU_OK);
    d = good;
    d.lower_corner[1] = -1;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "and H and D have no corners here"));
    d = good;
    d.lower_corner[0] = 40000;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "not -32768 to 32767: pad in memory"));
    d = good;
    d.upper_corner[0] = -40000;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "it is counted from the last pixel"));
    d = good;
    d.lower_corner[0] = 10;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "which is at 8: no pixel is between"));
    d = good;
    d.map.elem_strides[1] = 9;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "not 1 to 8: 1 takes every pixel"));
    d = good;
    d.map.interleave = MGPU_INTERLEAVE_16B;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "and im2col::w has no slices"));
    d = good;
    d.channels = 64;
    CHECK(refused(d, MGPU_IM2COL_WIDE_W, "more than the 64 of the swizzle"));
    mgpu_issues why;
    CHECK(mgpu_tensor_map_im2col_wide(NULL, good, MGPU_IM2COL_WIDE_W, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
}

TEST_CASE("im2col::w: what the machine would refuse is a fault with its own sentence")
{
    static const struct {
        uint32_t wide, form;
        int32_t w;
        uint16_t halo, offset;
        uint32_t made, target;
        const char *words;
    } rows[] = {
        {0, 4 * OWN, 9, 0, 0, 0, MGPU_EMU_SM_100A,
         "TMA load: c1 = 9: the first pixel lies at most at the map's upper corner, here 8; a "
         "filter tap is in w_offset"},
        {0, 4 * OWN, 0, 512, 0, 0, MGPU_EMU_SM_100A, "TMA load: w_halo is 512: 0 to 511"},
        {1, 4 * PLAIN, 0, 32, 0, 1, MGPU_EMU_SM_100A, "TMA prefetch: w_halo is 32: 0 to 31"},
        {0, 4 * OWN, 0, 0, 32, 0, MGPU_EMU_SM_100A, "TMA load: w_offset is 32: 0 to 31"},
        {0, 4 * OWN, 0, 0, 0, 1, MGPU_EMU_SM_100A,
         "TMA load: an instruction of im2col::w, and the map was made for im2col::w::128: "
         "mgpu_tensor_map_im2col() and mgpu_tensor_map_im2col_wide() say for which"},
        {1, 4 * PLAIN, 0, 0, 0, 0, MGPU_EMU_SM_100A,
         "TMA prefetch: an instruction of im2col::w::128, and the map was made for im2col::w"},
        {0, FORMS, 0, 0, 0, 0, MGPU_EMU_SM_100A,
         "TMA load: an instruction of im2col, and the map was made for im2col::w"},
        {0, 4 * PLAIN, 0, 0, 0, 0, MGPU_EMU_SM_120A, "TMA prefetch.im2col::w needs sm_100a"},
        {1, 4 * OWN, 0, 0, 0, 1, MGPU_EMU_SM_120A, "TMA load.im2col::w::128 needs sm_100a"},
        {0, 4 * OWN, 0, 0, 0, 0, MGPU_EMU_SM_90A, "TMA load.im2col::w needs sm_100 or later"},
    };
    const images t(4);
    for (const auto &row : rows) {
        known<unsigned char> image(RANKS * IMAGE);
        model m;
        wide_args a;
        std::memset(&a, 0, sizeof a);
        REQUIRE(mgpu_tensor_map_im2col_wide(&a.map, t.desc(), (mgpu_im2col_wide)row.made,
                                            NULL) == MGPU_OK);
        a.image = image.data.data();
        a.dims = 4;
        a.wide = row.wide;
        a.form = row.form;
        a.c[1] = row.w;
        a.halo = row.halo;
        a.offset = row.offset;
        m.config.target = row.target;
        INFO(row.words);
        CHECK(m.run(load_along_w_kernel, 1, 32, a, 1, IMAGE) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({row.words}));
    }
}
