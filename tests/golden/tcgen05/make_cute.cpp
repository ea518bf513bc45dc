/* tests/golden/tcgen05/make_cute.cpp - writes cute_*.txt: layouts and descriptors of tcgen05 as CUTLASS/CuTe computes them.
 * SPDX-License-Identifier: MIT
 *
 * An oracle that shares no code with mgpu: it only calls CUTLASS (BSD-3-Clause), which is not part of this
 * repository. How to run it, and what the files mean, is in README.md beside.
 */

/* CuTe takes the shared address of a pointer by this function on a device; on a host a pointer that was made
 * from a number is that number. Nothing is ever read through one. */
#define CUTE_CVTA_GENERIC_TO_SHARED_ACTIVATED 1
#include <cstddef>
#include <cstdint>
static inline size_t
__cvta_generic_to_shared(const void *p)
{
    return (size_t)p;
}

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <cute/tensor.hpp>
#include <cute/atom/mma_atom.hpp>
#include <cute/atom/mma_traits_sm100.hpp>
#include <cute/atom/copy_traits_sm100.hpp>
#include <cutlass/version.h>
#include <cutlass/layout/matrix.h>
#include <cutlass/detail/sm100_blockscaled_layout.hpp>
#include <cutlass/gemm/collective/builders/sm1xx_sparse_config.inl>

using namespace cute;
using e2m3u = cute::detail::float_e2m3_unpacksmem_t;
using e3m2u = cute::detail::float_e3m2_unpacksmem_t;
using e2m1u = cute::detail::float_e2m1_unpacksmem_t;
using e4m3 = float_e4m3_t;
using e5m2 = float_e5m2_t;
using e2m1 = float_e2m1_t;
using ue8 = float_ue8m0_t;
using ue4 = float_ue4m3_t;
using f16 = half_t;
using bf16 = bfloat16_t;
using tf32 = tfloat32_t;

template <class T> const char *name();
#define NAME(T, s)                                                                             \
    template <> const char *name<T>()                                                          \
    {                                                                                          \
        return s;                                                                              \
    }
NAME(f16, "f16")
NAME(bf16, "bf16")
NAME(tf32, "tf32")
NAME(float, "f32")
NAME(int32_t, "s32")
NAME(int8_t, "s8")
NAME(uint8_t, "u8")
NAME(e4m3, "e4m3")
NAME(e5m2, "e5m2")
NAME(e2m3u, "e2m3")
NAME(e3m2u, "e3m2")
NAME(e2m1u, "e2m1")
NAME(e2m1, "e2m1p")
NAME(ue8, "ue8m0")
NAME(ue4, "ue4m3")

static FILE *out;
static const char *folder, *commit;

[[noreturn]] static void
die(const char *what)
{
    fprintf(stderr, "make_cute: %s\n", what);
    exit(1);
}

static void
start(const char *file, const char *what)
{
    if (out)
        fclose(out);
    out = fopen((std::string(folder) + "/" + file).c_str(), "w");
    if (!out)
        die("cannot write");
    fprintf(
        out,
        "# %s - written by make_cute.cpp, not by hand; README.md beside says how to read it.\n"
        "# CUTLASS %d.%d.%d, commit %s (git clone https://github.com/NVIDIA/cutlass)\n"
        "# g++ -std=c++17 -O0 -I cutlass/include -I cutlass/tools/util/include -I "
        "/usr/local/cuda/include -I /usr/local/cuda/include/cccl make_cute.cpp -o make_cute && "
        "./make_cute . $(git -C cutlass rev-parse HEAD)\n",
        file, CUTLASS_MAJOR, CUTLASS_MINOR, CUTLASS_PATCH, commit);
    fprintf(out, "%s", what);
}

/* Maps of two coordinates, written as boxes on which they are affine. */

using point = std::array<long, 2>;
using value = std::array<long, 2>; /* lane and bit, or an offset and 0 */
struct box_map {
    std::map<long, std::map<point, value>> of; /* by copy */
    size_t count = 0;
    void put(long copy, long i, long j, long lane, long bit)
    {
        auto &m = of[copy];
        auto found = m.find({i, j});
        if (found == m.end())
            m[{i, j}] = {lane, bit}, count++;
        else if (found->second != value{lane, bit})
            die("two values for one coordinate");
    }
    void write(const std::string &head, bool tmem)
    {
        fprintf(out, "map %s points=%zu\n", head.c_str(), count);
        for (auto &part : of) {
            auto left = part.second;
            while (!left.empty()) {
                const point at = left.begin()->first;
                const value v = left.begin()->second;
                long n[2] = {1, 1};
                value d[2] = {{0, 0}, {0, 0}};
                /* Grow along j, then along i while all of the row fits. */
                for (;; n[1]++) {
                    auto next = left.find({at[0], at[1] + n[1]});
                    if (next == left.end())
                        break;
                    if (n[1] == 1)
                        d[1] = {next->second[0] - v[0], next->second[1] - v[1]};
                    else if (next->second[0] != v[0] + n[1] * d[1][0] ||
                             next->second[1] != v[1] + n[1] * d[1][1])
                        break;
                }
                for (;; n[0]++) {
                    bool fits = true;
                    for (long j = 0; j < n[1] && fits; j++) {
                        auto next = left.find({at[0] + n[0], at[1] + j});
                        fits = next != left.end();
                        if (fits && n[0] == 1 && j == 0)
                            d[0] = {next->second[0] - v[0], next->second[1] - v[1]};
                        for (int x = 0; x < 2 && fits; x++)
                            fits = next->second[x] == v[x] + n[0] * d[0][x] + j * d[1][x];
                    }
                    if (!fits)
                        break;
                }
                if (n[0] == 1)
                    d[0] = {0, 0};
                for (long i = 0; i < n[0]; i++)
                    for (long j = 0; j < n[1]; j++)
                        left.erase({at[0] + i, at[1] + j});
                if (tmem)
                    fprintf(out, "b %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\n",
                            part.first, at[0], n[0], at[1], n[1], v[0], v[1] / 32, v[1] % 32,
                            d[0][0], d[0][1], d[1][0], d[1][1]);
                else
                    fprintf(out, "o %ld %ld %ld %ld %ld %ld %ld %ld\n", part.first, at[0], n[0],
                            at[1], n[1], v[0], d[0][0], d[1][0]);
            }
        }
    }
};

static std::string
text(const char *format, ...)
{
    char line[512];
    va_list list;
    va_start(list, format);
    vsnprintf(line, sizeof line, format, list);
    va_end(list);
    return line;
}

/* 1. Instruction descriptors */

constexpr auto KM = UMMA::Major::K, NM = UMMA::Major::MN;
constexpr auto POS = UMMA::ScaleIn::One, NEG = UMMA::ScaleIn::Neg;
static size_t descriptors;

template <class A, class B, class C, int M, int N, UMMA::Major AM = KM, UMMA::Major BM = KM,
          UMMA::ScaleIn AN = POS, UMMA::ScaleIn BN = POS,
          UMMA::Saturate S = UMMA::Saturate::False, bool SP = false,
          UMMA::MaxShift SH = UMMA::MaxShift::NoShift>
static void
idesc(const char *kind)
{
    for (int id2 = 0; id2 < (SP ? 4 : 1); id2++) {
        const auto d = UMMA::make_instr_desc<A, B, C, M, N, AM, BM, AN, BN, S, SP, SH>();
        const uint64_t word = UMMA::make_runtime_instr_desc<SP>(d, (uint16_t)id2);
        if (id2 == 0 && (uint32_t)d != (uint32_t)(word >> 32))
            die("idesc");
        fprintf(out, "i %s %s %s %s - %d %d %d %d %d %d %d %d %d %d 0 0 %08x\n", kind,
                name<A>(), name<B>(), name<C>(), M, N, (int)AM, (int)BM, (int)AN, (int)BN,
                (int)S, (int)SP, id2, (int)SH, (unsigned)(word >> 32));
        descriptors++;
    }
}

template <class A, class B, class F, int M, int N, UMMA::Major AM = KM, UMMA::Major BM = KM,
          UMMA::ScaleIn AN = POS, UMMA::ScaleIn BN = POS, bool SP = false>
static void
idesc_scaled(const char *kind, bool ids = false)
{
    const auto d =
        UMMA::make_instr_desc_block_scaled<A, B, float, F, M, N, AM, BM, AN, BN, SP>();
    for (int id2 = 0; id2 < (SP ? 4 : 1); id2++)
        for (uint32_t a = 0; a < (ids ? 4u : 1u); a++)
            for (uint32_t b = 0; b < (ids ? 4u : 1u); b++) {
                const uint64_t word = UMMA::make_runtime_instr_desc_block_scaled<SP>(
                    d, a << 30 | 0x40, b << 30 | 0x80, (uint16_t)id2);
                fprintf(out, "i %s %s %s f32 %s %d %d %d %d %d %d 0 %d %d 0 %u %u %08x\n", kind,
                        name<A>(), name<B>(), name<F>(), M, N, (int)AM, (int)BM, (int)AN,
                        (int)BN, (int)SP, id2, a, b, (unsigned)(word >> 32));
                descriptors++;
            }
}

template <class A, class B, class C, UMMA::Saturate S = UMMA::Saturate::False>
static void
idesc_major(const char *kind)
{
    idesc<A, B, C, 128, 64, NM, KM, POS, POS, S>(kind);
    idesc<A, B, C, 128, 64, KM, NM, POS, POS, S>(kind);
    idesc<A, B, C, 64, 256, NM, NM, POS, POS, S>(kind);
    idesc<A, B, C, 256, 128, KM, KM, POS, POS, S>(kind);
    idesc<A, B, C, 128, 64, KM, KM, POS, POS, S, true>(kind);
}
template <class A, class B, class C>
static void
idesc_neg(const char *kind)
{
    idesc<A, B, C, 128, 64, KM, KM, NEG, POS>(kind);
    idesc<A, B, C, 128, 64, KM, KM, POS, NEG>(kind);
    idesc<A, B, C, 128, 64, NM, NM, NEG, NEG>(kind);
}
template <class A, class B>
static void
idesc_f8(const char *kind)
{
    idesc<A, B, float, 128, 64>(kind);
    idesc<A, B, f16, 64, 32>(kind);
    idesc_scaled<A, B, ue8, 128, 64>("mxf8f6f4");
}
template <class A>
static void
idesc_f8s(const char *kind)
{
    idesc_f8<A, e4m3>(kind);
    idesc_f8<A, e5m2>(kind);
    idesc_f8<A, e2m3u>(kind);
    idesc_f8<A, e3m2u>(kind);
    idesc_f8<A, e2m1u>(kind);
}
template <int M, int... N>
static void
idesc_sizes(std::integer_sequence<int, N...>)
{
    (idesc<f16, f16, float, M, 8 * (N + 1)>("f16"), ...);
    (idesc_scaled<e4m3, e4m3, ue8, M, 8 * (N + 1)>("mxf8f6f4"), ...);
}
/* What MMA_Traits of an instruction says of itself. */
template <class Op>
static void
idesc_op(const char *op)
{
    using traits = MMA_Traits<Op>;
    const uint32_t word = (uint32_t)traits{}.idesc_;
    fprintf(out, "t %s %d %d %d %d %08x\n", op, (int)size<0>(typename traits::Shape_MNK{}),
            (int)size<1>(typename traits::Shape_MNK{}),
            (int)size<2>(typename traits::Shape_MNK{}), (int)size(typename traits::ThrID{}),
            word);
    descriptors++;
}
#define OP(...) idesc_op<__VA_ARGS__>(#__VA_ARGS__)

static void
instruction_descriptors()
{
    start("cute_idesc.txt",
          "# i: kind a b d scale M N a_major b_major a_negate b_negate saturate sparse "
          "sparse_id2 max_shift sfa_id sfb_id "
          "word(hex)\n"
          "#    major 1 = MN; max_shift 0..3 = none, 8, 16, 32; e2m1p = packed e2m1 of the "
          "mxf4 kinds, e2m1 = that of the "
          "f8f6f4 kinds\n"
          "# t: operation<types,M,N,(vector size),a_major,b_major,...> M N K CTAs word(hex)\n");
    idesc_sizes<64>(std::make_integer_sequence<int, 32>{});
    idesc_sizes<128>(std::make_integer_sequence<int, 32>{});
    idesc_sizes<256>(std::make_integer_sequence<int, 32>{});
    idesc<f16, f16, float, 32, 64>("f16");
    idesc<f16, f16, f16, 128, 64>("f16");
    idesc<bf16, bf16, float, 128, 64>("f16");
    idesc<tf32, tf32, float, 128, 64>("tf32");
    idesc_major<f16, f16, float>("f16");
    idesc_major<f16, f16, f16>("f16");
    idesc_major<bf16, bf16, float>("f16");
    idesc_major<tf32, tf32, float>("tf32");
    idesc_major<e4m3, e5m2, float>("f8f6f4");
    idesc_neg<f16, f16, float>("f16");
    idesc_neg<bf16, bf16, float>("f16");
    idesc_neg<tf32, tf32, float>("tf32");
    idesc_neg<e4m3, e5m2, float>("f8f6f4");
    idesc_neg<e4m3, e4m3, f16>("f8f6f4");
    idesc_f8s<e4m3>("f8f6f4");
    idesc_f8s<e5m2>("f8f6f4");
    idesc_f8s<e2m3u>("f8f6f4");
    idesc_f8s<e3m2u>("f8f6f4");
    idesc_f8s<e2m1u>("f8f6f4");
    idesc<int8_t, int8_t, int32_t, 128, 64>("i8");
    idesc<int8_t, uint8_t, int32_t, 128, 64>("i8");
    idesc<uint8_t, int8_t, int32_t, 128, 64>("i8");
    idesc<uint8_t, uint8_t, int32_t, 128, 64>("i8");
    idesc_major<int8_t, int8_t, int32_t, UMMA::Saturate::True>("i8");
    idesc_major<uint8_t, int8_t, int32_t, UMMA::Saturate::False>("i8");
    using S = UMMA::MaxShift;
    constexpr auto U = UMMA::Saturate::False;
    idesc<f16, f16, float, 32, 128, KM, KM, POS, POS, U, false, S::MaxShift8>("f16");
    idesc<f16, f16, float, 64, 128, KM, KM, POS, POS, U, false, S::MaxShift16>("f16");
    idesc<f16, f16, float, 128, 256, KM, KM, POS, POS, U, false, S::MaxShift32>("f16");
    idesc<f16, f16, float, 64, 64, KM, KM, POS, POS, U, true, S::MaxShift16>("f16");
    idesc_scaled<e4m3, e5m2, ue8, 128, 128, NM, KM>("mxf8f6f4");
    idesc_scaled<e4m3, e5m2, ue8, 128, 128, KM, NM>("mxf8f6f4");
    idesc_scaled<e4m3, e5m2, ue8, 256, 256, NM, NM, NEG, POS>("mxf8f6f4");
    idesc_scaled<e4m3, e5m2, ue8, 256, 256, KM, KM, POS, NEG>("mxf8f6f4");
    idesc_scaled<e4m3, e5m2, ue8, 128, 64>("mxf8f6f4", true);
    idesc_scaled<e4m3, e2m1u, ue8, 256, 64, KM, KM, POS, POS, true>("mxf8f6f4", true);
    idesc_scaled<e2m1, e2m1, ue8, 128, 64>("mxf4", true);
    idesc_scaled<e2m1, e2m1, ue8, 256, 192, KM, KM, POS, POS, true>("mxf4", true);
    idesc_scaled<e2m1, e2m1, ue4, 128, 64>("mxf4nvf4", true);
    idesc_scaled<e2m1, e2m1, ue4, 256, 256, KM, KM, POS, POS, true>("mxf4nvf4");
    idesc_scaled<e2m1, e2m1, ue8, 128, 32, KM, KM, NEG, NEG>("mxf4nvf4");

    OP(SM100_MMA_F16BF16_SS<f16, f16, float, 64, 128, KM, NM>);
    OP(SM100_MMA_F16BF16_SS<bf16, bf16, float, 128, 256, NM, KM>);
    OP(SM100_MMA_F16BF16_TS<f16, f16, f16, 128, 64, KM, KM>);
    OP(SM100_MMA_F16BF16_2x1SM_SS<f16, f16, float, 256, 256, KM, KM>);
    OP(SM100_MMA_F16BF16_2x1SM_SS<f16, f16, float, 128, 256, KM, KM>);
    OP(SM100_MMA_TF32_SS<tf32, tf32, float, 128, 64, NM, NM>);
    OP(SM100_MMA_TF32_2x1SM_SS<tf32, tf32, float, 256, 64, KM, KM>);
    OP(SM100_MMA_S8_SS<int8_t, int8_t, int32_t, 128, 64, KM, KM>);
    OP(SM100_MMA_S8_SS<uint8_t, int8_t, int32_t, 64, 64, KM, KM>);
    OP(SM100_MMA_F16BF16_SS_SPARSE<f16, f16, float, 128, 64, KM, KM>);
    OP(SM100_MMA_TF32_SS_SPARSE<tf32, tf32, float, 128, 64, KM, KM>);
    OP(SM100_MMA_MXF8F6F4_SS<e4m3, e5m2, float, ue8, 128, 64, KM, KM>);
    OP(SM100_MMA_MXF8F6F4_SS_SPARSE<e4m3, e5m2, float, ue8, 128, 64, KM, KM>);
    OP(SM100_MMA_MXF8F6F4_2x1SM_SS<e4m3, e5m2, float, ue8, 256, 64, KM, KM>);
    OP(SM100_MMA_MXF4_SS<e2m1, e2m1, float, ue8, 128, 128, 32, KM, KM>);
    OP(SM100_MMA_MXF4_SS<e2m1, e2m1, float, ue4, 128, 128, 16, KM, KM>);
    OP(SM100_MMA_MXF4_2x1SM_SS<e2m1, e2m1, float, ue4, 256, 128, 16, KM, KM>);
    OP(SM100_MMA_MXF4NVF4_SS_SPARSE<e2m1, e2m1, float, ue4, 128, 128, 32, KM, KM>);
}

/* 2. Shared memory: descriptors and where each element is. */

static size_t smem_chunks, smem_descriptors, tiles_seen;

template <UMMA::Major MAJOR, int MMA, class T, class Atom, int MN, int K, class Order>
static void
smem(const char *swizzle, bool mn_first, Order order)
{
    constexpr int bits = sizeof_bits_v<T>, mma_k = 256 / bits, chunk = 128 / bits;
    constexpr bool k_major = MAJOR == KM;
    auto layout = tile_to_shape(Atom{}, Shape<Int<MN>, Int<K>>{}, order);
    const uintptr_t base = 1024 * (tiles_seen++ * 37 % 224);
    Tensor tile = make_tensor(make_smem_ptr<T>((T *)base), layout);
    fprintf(out, "tile %s-major %s bits=%d mn=%d k=%d mma_mn=%d mma_k=%d order=%s address=%d\n",
            k_major ? "K" : "MN", swizzle, bits, MN, K, MMA, mma_k, mn_first ? "mn" : "k",
            (int)base);
    Tensor blocks = tiled_divide(tile, Shape<Int<MMA>, Int<mma_k>>{}); /* ((mma),mn,k) */
    Tensor descs = make_tensor<UMMA::smem_desc<MAJOR>>(blocks);
    for (int i = 0; i < size<1>(descs); i++)
        for (int j = 0; j < size<2>(descs); j++) {
            const UMMA::SmemDescriptor d = descs(0, i, j);
            fprintf(out, "d %d %d %016llx %d %d %d %d %d %d %d\n", i * MMA, j * mma_k,
                    (unsigned long long)d.desc_, (int)d.start_address_,
                    (int)d.leading_byte_offset_, (int)d.stride_byte_offset_, (int)d.version_,
                    (int)d.base_offset_, (int)d.lbo_mode_, (int)d.layout_type_);
            smem_descriptors++;
        }
    /* The same layout as a function of coordinates: its element is the swizzle's as long as the tile begins at a
     * multiple of 1024 bytes. */
    auto where = as_position_independent_swizzle_layout(layout);
    auto bit = [&](int mn, int k) { return (long)where(mn, k) * bits; };
    const int rows = k_major ? MN : K, chunks = (k_major ? K : MN) / chunk;
    std::map<long, int> seen;
    for (int row = 0; row < rows; row++)
        for (int c = 0; c < chunks; c++) {
            const long first = k_major ? bit(row, c * chunk) : bit(c * chunk, row);
            if (first % 128 || seen[first]++)
                die("a chunk of 16 bytes is not one");
            for (int e = 0; e < chunk; e++)
                if ((k_major ? bit(row, c * chunk + e) : bit(c * chunk + e, row)) !=
                    first + e * bits)
                    die("a chunk of 16 bytes is not one");
            if constexpr (bits >= 8) {
                auto &at = k_major ? tile(row, c * chunk) : tile(c * chunk, row);
                if ((uintptr_t)&at != base + (uintptr_t)first / 8)
                    die("pointer and layout disagree");
            }
        }
    for (int row = 0; row < rows; row++) {
        if (row >= 18 && row % 33 && row % (k_major ? MMA : mma_k) && row != rows - 1)
            continue;
        fprintf(out, "r %d", row);
        for (int c = 0; c < chunks; c++)
            fprintf(out, " %ld", (k_major ? bit(row, c * chunk) : bit(c * chunk, row)) / 8);
        fprintf(out, "\n");
        smem_chunks += (size_t)chunks;
    }
}

template <class T, class Atom, UMMA::Major MAJOR, int W /* bytes of a row of the atom */>
static void
smem_tiles(const char *swizzle)
{
    constexpr int bits = sizeof_bits_v<T>, row = W * 8 / bits, mma_k = 256 / bits;
    using MF = Step<_1, _2>;
    using KF = Step<_2, _1>;
    if constexpr (MAJOR == KM) {
        constexpr int k = row > mma_k ? row : mma_k;
        smem<MAJOR, 64, T, Atom, 64, k>(swizzle, true, MF{});
        smem<MAJOR, 128, T, Atom, 128, 2 * k>(swizzle, true, MF{});
        smem<MAJOR, 128, T, Atom, 128, 2 * k>(swizzle, false, KF{});
        smem<MAJOR, 8, T, Atom, 8, k>(swizzle, true, MF{});
        smem<MAJOR, 64, T, Atom, 128, k>(swizzle, true, MF{});
    } else {
        constexpr int mn = row > 64 ? row : 64;
        smem<MAJOR, mn, T, Atom, mn, mma_k>(swizzle, true, MF{});
        smem<MAJOR, 2 * mn, T, Atom, 2 * mn, 2 * mma_k>(swizzle, true, MF{});
        smem<MAJOR, 2 * mn, T, Atom, 2 * mn, 2 * mma_k>(swizzle, false, KF{});
        smem<MAJOR, mn, T, Atom, 2 * mn, 2 * mma_k>(swizzle, true, MF{});
    }
}
template <class T>
static void
smem_k()
{
    smem_tiles<T, UMMA::Layout_K_INTER_Atom<T>, KM, 16>("none");
    smem_tiles<T, UMMA::Layout_K_SW32_Atom<T>, KM, 32>("32B");
    smem_tiles<T, UMMA::Layout_K_SW64_Atom<T>, KM, 64>("64B");
    smem_tiles<T, UMMA::Layout_K_SW128_Atom<T>, KM, 128>("128B");
}
template <class T>
static void
smem_mn()
{
    smem_tiles<T, UMMA::Layout_MN_INTER_Atom<T>, NM, 16>("none");
    smem_tiles<T, UMMA::Layout_MN_SW32_Atom<T>, NM, 32>("32B");
    smem_tiles<T, UMMA::Layout_MN_SW64_Atom<T>, NM, 64>("64B");
    smem_tiles<T, UMMA::Layout_MN_SW128_Atom<T>, NM, 128>("128B");
}

static void
shared_memory()
{
    start("cute_smem.txt", "# tile: major, swizzle, bits of an element, extents of the tile, "
                           "of one MMA's operand, order of the atoms in "
                           "memory (mn: those along MN are neighbours), byte address\n"
                           "# d: mn k (first element of the MMA's operand) descriptor(hex) "
                           "start lbo sbo (all three in 16 bytes) version "
                           "base_offset lbo_mode layout_type\n"
                           "# r: row (K-major: mn; MN-major: k), then the byte offset in the "
                           "tile of each 16 bytes along the other dimension "
                           "(sampled rows)\n");
    smem_k<e2m1>();
    smem_k<uint8_t>();
    smem_k<f16>();
    smem_k<tf32>();
    smem_mn<uint8_t>();
    smem_mn<f16>();
    smem_mn<tf32>();
    smem_tiles<tf32, UMMA::Layout_MN_SW128_32B_Atom<tf32>, NM, 128>("128B_32B");
    smem_tiles<f16, UMMA::Layout_MN_SW128_32B_Atom<f16>, NM, 128>("128B_32B");
}

/* 3. Tensor memory */

static size_t tmem_points;

/* Lane and bit of an offset in elements of a fragment; twice, by the pointer and by arithmetic. `num`/`den`:
 * bits of an element. */
template <class Ptr>
static value
tmem_at(Ptr base, long offset, int num, int den)
{
    using P = Ptr;
    const uint32_t address = raw_pointer_cast(base + (uint32_t)offset);
    const long bits = offset * num / den;
    const value v = {bits >> 21, bits & ((1 << 21) - 1)};
    const int shift = P::OffsetShift;
    const uint32_t sub = shift ? address >> (32 - shift) : 0;
    if ((long)(address >> 16 & 0x7f) != v[0] || (long)(address & 0xffff) != v[1] / 32 ||
        (long)sub * num / den != v[1] % 32)
        die("the pointer into tensor memory disagrees");
    return v;
}

template <class Frag, int M, int N, int TM, int TN, class T>
static box_map
frag_map()
{
    Tensor t = Frag::make(Shape<Shape<Int<M>, Int<N>>, Int<TM>, Int<TN>>{});
    box_map map;
    for (int ti = 0; ti < TM; ti++)
        for (int tj = 0; tj < TN; tj++)
            for (int i = 0; i < M; i++)
                for (int j = 0; j < N; j++) {
                    const value v =
                        tmem_at(t.data(), (long)t.layout()(make_coord(i, j), ti, tj),
                                sizeof_bits_v<T>, 1);
                    map.put(0, ti * M + i, tj * N + j, v[0], v[1]);
                }
    return map;
}

template <class Frag, class T, int M, int N, int TM = 1, int TN = 1>
static void
tmem_1sm(const char *what, const char *how)
{
    box_map map = frag_map<Frag, M, N, TM, TN, T>();
    map.write(text("%s cta_group=1 type=%s M=%d N=%d tiles=%dx%d alloc=%s", what, name<T>(), M,
                   N, TM, TN, how),
              true);
    tmem_points += map.count;
}

/* D of an instruction of one or two CTAs, all of it by its traits. */
template <class Op, int TM = 1, int TN = 1>
static void
tmem_d(const char *how)
{
    using traits = MMA_Traits<Op>;
    using T = typename traits::ValTypeC;
    constexpr int M = size<0>(typename traits::Shape_MNK{}),
                  N = size<1>(typename traits::Shape_MNK{});
    constexpr int ctas = size(typename traits::ThrID{});
    Tensor t = traits::FrgTypeC::make(Shape<Shape<Int<M / ctas>, Int<N>>, Int<TM>, Int<TN>>{});
    box_map map;
    for (int v = 0; v < ctas; v++)
        for (int ti = 0; ti < TM; ti++)
            for (int tj = 0; tj < TN; tj++)
                for (int i = 0; i < M / ctas; i++)
                    for (int j = 0; j < N; j++) {
                        const int mn = typename traits::CLayout{}(v, make_coord(i, j));
                        const value x =
                            tmem_at(t.data(), (long)t.layout()(make_coord(i, j), ti, tj),
                                    sizeof_bits_v<T>, 1);
                        map.put(v, ti * M + mn % M, tj * N + mn / M, x[0], x[1]);
                    }
    map.write(text("D cta_group=%d type=%s M=%d N=%d tiles=%dx%d alloc=%s", ctas, name<T>(), M,
                   N, TM, TN, how),
              true);
    tmem_points += map.count;
}

/* A in tensor memory. Of two CTAs with M = 128, CuTe's fragment has the 64 rows of a CTA twice. */
template <class Op, int TM, int TK>
static void
tmem_a(const char *how)
{
    using traits = MMA_Traits<Op>;
    using T = typename traits::ValTypeA;
    constexpr int M = size<0>(typename traits::Shape_MNK{}),
                  K = size<2>(typename traits::Shape_MNK{});
    constexpr int ctas = size(typename traits::ThrID{}), rows = M / ctas;
    Tensor t = traits::FrgTypeA::make(Shape<Shape<Int<rows>, Int<K>>, Int<TM>, Int<TK>>{});
    constexpr int lanes = size<0, 0>(decltype(t.layout()){}), copies = lanes / rows;
    box_map map;
    for (int v = 0; v < ctas; v++)
        for (int ti = 0; ti < TM; ti++)
            for (int tk = 0; tk < TK; tk++)
                for (int i = 0; i < lanes; i++)
                    for (int k = 0; k < K; k++) {
                        const int mk = typename traits::ALayout{}(v, make_coord(i % rows, k));
                        const value x =
                            tmem_at(t.data(), (long)t.layout()(make_coord(i, k), ti, tk),
                                    sizeof_bits_v<T>, 1);
                        map.put(v * copies + i / rows, ti * M + mk % M, tk * K + mk / M, x[0],
                                x[1]);
                    }
    map.write(text("A cta_group=%d type=%s M=%d K=%d tiles=%dx%d copies=%d alloc=%s", ctas,
                   name<T>(), M, K, TM, TK, copies, how),
              true);
    tmem_points += map.count;
}

/* Scale factors: (row of A or B, index of the factor along K) -> lane, byte; `copy` counts its replicas. */
template <class F, int VS, int NSF, int MN, int TK, int SMS, bool A,
          UMMA::TmemAllocMode MODE = UMMA::TmemAllocMode::ScaleFactorDuplicated4by1>
static void
tmem_sf(const char *how)
{
    using Frag = UMMA::tmem_sf_frg<F, VS, SMS, A, MODE>;
    Tensor t = Frag::make(Shape<Shape<Int<MN>, Shape<Int<VS>, Int<NSF>>>, _1, Int<TK>>{});
    constexpr bool split = MODE == UMMA::TmemAllocMode::ScaleFactorDuplicated2by2 && !A;
    constexpr int copies = split ? 2 : 4;
    if ((int)size<0, 0>(t.layout()) != MN * copies)
        die("copies of scale factors");
    box_map map;
    for (int c = 0; c < copies; c++)
        for (int i = 0; i < MN; i++)
            for (int tk = 0; tk < TK; tk++)
                for (int s = 0; s < NSF; s++)
                    for (int e = 0; e < VS; e++) {
                        const long o =
                            (long)t.layout()(make_coord(c * MN + i, s * VS + e), 0, tk);
                        const value x = tmem_at(t.data(), o, 8, 1);
                        map.put(c, i, tk * NSF + s, x[0], x[1]);
                    }
    map.write(text("%s cta_group=%d type=%s vec=%d scale_vec=%dX rows=%d tiles=1x%d copies=%d "
                   "alloc=%s",
                   A ? "SFA" : "SFB", SMS, name<F>(), VS, NSF, MN, TK, copies, how),
              true);
    tmem_points += map.count;
}

/* Metadata of 2:4: (row, index of a group of 4 bits along K). */
template <class Frag, int M, int K, int TK, int PER /* elements of 4 bits */>
static void
tmem_e(const char *kind, bool ws)
{
    Tensor t = Frag::make(Shape<Shape<Int<M>, Int<K>>, _1, Int<TK>>{});
    constexpr long all = size<0>(decltype(t.layout()){});
    constexpr int copies = (int)(all / (M * K));
    box_map map;
    auto atom = get<0>(t.layout());
    for (int c = 0; c < copies; c++)
        for (int tk = 0; tk < TK; tk++)
            for (int i = 0; i < M; i++)
                for (int k = 0; k < K; k += PER) {
                    long first = 0;
                    for (int e = 0; e < PER; e++) {
                        const long in = i + (long)M * (k + e) + (long)M * K * c;
                        const long o = (long)atom(in) + (long)get<2>(t.layout())(tk);
                        if (e == 0)
                            first = o;
                        /* A group of 4 bits is whole: its elements follow each other. */
                        if (o != first + e)
                            die("metadata is not in groups of 4 bits");
                    }
                    const value x = tmem_at(t.data(), first, 4, PER);
                    map.put(c, i, (tk * K + k) / PER, x[0], x[1]);
                }
    map.write(text("E%s cta_group=1 kind=%s M=%d K=%d tiles=1x%d elems_of_4_bits=%d copies=%d",
                   ws ? "_ws" : "", kind, M, K, TK, PER, copies),
              true);
    tmem_points += map.count;
}

template <int M, int N>
static void
tmem_ws()
{
    tmem_1sm<UMMA::tmem_frg_ws_1sm<float>, float, M, N>("D_ws", "Interleaved");
    tmem_1sm<UMMA::tmem_frg_ws_1sm<f16>, f16, M, N>("D_ws", "Interleaved");
    if (N <= 128)
        tmem_1sm<UMMA::tmem_frg_ws_1sm<float>, float, M, N, 1, 2>("D_ws", "Interleaved");
}
template <class C, int M>
static void
tmem_ds()
{
    tmem_d<SM100_MMA_F16BF16_SS<f16, f16, C, M, 16, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_SS<f16, f16, C, M, 64, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_SS<f16, f16, C, M, 256, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_SS<f16, f16, C, M, 32, KM, KM>, 2, 2>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_TS<f16, f16, C, M, 32, KM, KM>, 2, 2>("NonInterleaved");
    tmem_d<SM100_MMA_F16BF16_2x1SM_SS<f16, f16, C, 2 * M, 32, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_2x1SM_SS<f16, f16, C, 2 * M, 128, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_2x1SM_SS<f16, f16, C, 2 * M, 256, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_F16BF16_2x1SM_SS<f16, f16, C, 2 * M, 64, KM, KM>, 2, 2>("Interleaved");
}
template <int MN, int TK>
static void
tmem_sfs()
{
    tmem_sf<ue8, 32, 1, MN, TK, 1, true>("4x1");
    tmem_sf<ue8, 32, 2, MN, TK, 1, true>("4x1");
    tmem_sf<ue4, 16, 4, MN, TK, 1, true>("4x1");
    tmem_sf<ue8, 32, 1, MN, TK, 1, false>("4x1");
    tmem_sf<ue8, 32, 2, MN, TK, 1, false>("4x1");
    tmem_sf<ue4, 16, 4, MN, TK, 1, false>("4x1");
    tmem_sf<ue8, 32, 1, MN, TK, 2, false, UMMA::TmemAllocMode::ScaleFactorDuplicated2by2>(
        "2x2");
    tmem_sf<ue8, 32, 2, MN, TK, 2, false, UMMA::TmemAllocMode::ScaleFactorDuplicated2by2>(
        "2x2");
    tmem_sf<ue4, 16, 4, MN, TK, 2, false, UMMA::TmemAllocMode::ScaleFactorDuplicated2by2>(
        "2x2");
}

static void
tensor_memory()
{
    start("cute_tmem.txt", "# map: what it is, its sizes; points = coordinates (with copies) "
                           "that the lines below it cover, each once\n"
                           "# b: copy i0 ni j0 nj lane column bit i_lanes i_bits j_lanes "
                           "j_bits: for 0 <= i < ni, 0 <= j < nj, element (i0 + i, "
                           "j0 + j)\n"
                           "#    is at lane + i*i_lanes + j*j_lanes, and at bit column*32 + "
                           "bit + i*i_bits + j*j_bits of that lane\n"
                           "#    D: (m, n); A: (m, k); SFA, SFB: (row, index of the factor "
                           "along K); E: (m, index of a group of 4 bits along K)\n"
                           "#    copy: the CTA's rank in its pair (D); rank*copies + replica "
                           "(A); replica (SFA, SFB, E)\n");
    tmem_ds<float, 64>();
    tmem_ds<float, 128>();
    tmem_ds<f16, 64>();
    tmem_ds<f16, 128>();
    tmem_d<SM100_MMA_S8_SS<int8_t, int8_t, int32_t, 64, 64, KM, KM>>("Interleaved");
    tmem_d<SM100_MMA_S8_SS<int8_t, int8_t, int32_t, 128, 64, KM, KM>>("Interleaved");
    tmem_ws<32, 64>();
    tmem_ws<32, 128>();
    tmem_ws<32, 256>();
    tmem_ws<64, 64>();
    tmem_ws<64, 128>();
    tmem_ws<64, 256>();
    tmem_ws<128, 64>();
    tmem_ws<128, 128>();
    tmem_ws<128, 256>();
    tmem_a<SM100_MMA_F16BF16_TS<f16, f16, float, 64, 64, KM, KM>, 1, 4>("NonInterleaved");
    tmem_a<SM100_MMA_F16BF16_TS<f16, f16, float, 64, 64, KM, KM>, 2, 2>("NonInterleaved");
    tmem_a<SM100_MMA_F16BF16_TS<f16, f16, float, 128, 64, KM, KM>, 1, 4>("NonInterleaved");
    tmem_a<SM100_MMA_TF32_TS<tf32, tf32, float, 64, 64, KM, KM>, 1, 4>("NonInterleaved");
    tmem_a<SM100_MMA_TF32_TS<tf32, tf32, float, 128, 64, KM, KM>, 1, 4>("NonInterleaved");
    tmem_a<SM100_MMA_S8_TS<int8_t, int8_t, int32_t, 64, 64, KM, KM>, 1, 4>("NonInterleaved");
    tmem_a<SM100_MMA_S8_TS<int8_t, int8_t, int32_t, 128, 64, KM, KM>, 1, 4>("NonInterleaved");
    tmem_a<SM100_MMA_F16BF16_2x1SM_TS<f16, f16, float, 128, 64, KM, KM>, 1, 4>("Duplicated");
    tmem_a<SM100_MMA_F16BF16_2x1SM_TS<f16, f16, float, 256, 64, KM, KM>, 1, 4>("Duplicated");
    tmem_a<SM100_MMA_TF32_2x1SM_TS<tf32, tf32, float, 128, 64, KM, KM>, 1, 4>("Duplicated");
    tmem_a<SM100_MMA_TF32_2x1SM_TS<tf32, tf32, float, 256, 64, KM, KM>, 1, 4>("Duplicated");
    tmem_sfs<128, 1>();
    tmem_sfs<128, 4>();
    tmem_sfs<256, 1>();
    tmem_sfs<256, 2>();
    tmem_sf<ue8, 32, 1, 64, 4, 1, false>("4x1");
    tmem_sf<ue4, 16, 4, 192, 2, 1, false>("4x1");
    tmem_e<UMMA::tmem_e_frg<float>, 128, 16, 2, 2>("tf32", false);
    tmem_e<UMMA::tmem_e_frg<f16>, 128, 32, 2, 4>("f16", false);
    tmem_e<UMMA::tmem_e_frg<uint8_t>, 128, 64, 2, 4>("i8,f8f6f4,mxf8f6f4", false);
    tmem_e<UMMA::tmem_e_frg<e2m1>, 128, 128, 2, 8>("mxf4,mxf4nvf4", false);
    tmem_e<UMMA::tmem_e_frg_ws<float>, 128, 16, 1, 2>("tf32", true);
    tmem_e<UMMA::tmem_e_frg_ws<float>, 64, 16, 1, 2>("tf32", true);
    tmem_e<UMMA::tmem_e_frg_ws<float>, 32, 16, 1, 2>("tf32", true);
    tmem_e<UMMA::tmem_e_frg_ws<f16>, 128, 32, 1, 4>("f16", true);
    tmem_e<UMMA::tmem_e_frg_ws<f16>, 64, 32, 1, 4>("f16", true);
    tmem_e<UMMA::tmem_e_frg_ws<f16>, 32, 32, 1, 4>("f16", true);
    tmem_e<UMMA::tmem_e_frg_ws<uint8_t>, 128, 64, 1, 4>("i8,f8f6f4", true);
    tmem_e<UMMA::tmem_e_frg_ws<uint8_t>, 64, 64, 1, 4>("i8,f8f6f4", true);
    tmem_e<UMMA::tmem_e_frg_ws<uint8_t>, 32, 64, 1, 4>("i8,f8f6f4", true);
}

/* 4. tcgen05.ld and st */

static size_t ld_points;

template <class Load, class Store>
static void
ld_st(const char *shape, int times, bool pack)
{
    using L = Copy_Traits<Load>;
    using S = Copy_Traits<Store>;
    const auto to_bit = typename L::DstLayout{};
    const auto from_bit = typename S::SrcLayout{};
    const int bits = (int)size<1>(to_bit);
    if ((int)size<0>(to_bit) != 32 ||
        bits != 32 * (int)std::extent_v<typename Load::DRegisters> ||
        bits != 32 * (int)std::extent_v<typename Store::SRegisters>)
        die("registers of a load");
    box_map map;
    for (int t = 0; t < 32; t++)
        for (int b = 0; b < bits; b++) {
            const long x = (long)typename L::ValID{}(to_bit(t, b));
            if (x != (long)typename S::ValID{}(from_bit(t, b)))
                die("a store is not the inverse of its load");
            if (b % 16 == 0)
                map.put(0, t, b / 16, x >> 21, x & ((1 << 21) - 1));
            else if (x != (long)typename L::ValID{}(to_bit(t, b - b % 16)) + b % 16)
                die("16 bits of a register are not together");
        }
    map.write(
        text("ldst shape=%s num=x%d pack16b=%d registers=%d", shape, times, pack, bits / 32),
        true);
    ld_points += map.count;
}
#define LDST(shape, n)                                                                         \
    ld_st<SM100_TMEM_LOAD_##shape##n##x, SM100_TMEM_STORE_##shape##n##x>(#shape, n, false);    \
    ld_st<SM100_TMEM_LOAD_##shape##n##x_16b, SM100_TMEM_STORE_##shape##n##x_16b>(#shape, n,    \
                                                                                 true)

static void
loads()
{
    start("cute_ldst.txt", "# map: shape as CuTe names it (16dp64b = .16x64b, 16dp128b = "
                           ".16x128b, 16dp256b = .16x256b, 32dp32b = .32x32b, "
                           "16dp32b = .16x32bx2 with\n"
                           "#    its second half right after the first), repetitions, "
                           "pack::16b (ld) or unpack::16b (st), registers of a thread\n"
                           "# b: 0 i0 ni j0 nj lane column bit i_lanes i_bits j_lanes j_bits, "
                           "read as in cute_tmem.txt: i is the thread of the "
                           "warp, j counts 16 bits of its\n"
                           "#    registers (register j / 2, low half first); lane and column "
                           "count from the warp's address. A store is checked "
                           "to be the inverse.\n");
    LDST(16dp64b, 1);
    LDST(16dp64b, 2);
    LDST(16dp64b, 4);
    LDST(16dp64b, 8);
    LDST(16dp64b, 16);
    LDST(16dp128b, 1);
    LDST(16dp128b, 2);
    LDST(16dp128b, 4);
    LDST(16dp128b, 8);
    LDST(16dp256b, 1);
    LDST(16dp256b, 2);
    LDST(16dp256b, 4);
    LDST(16dp256b, 8);
    LDST(16dp32b, 1);
    LDST(16dp32b, 2);
    LDST(16dp32b, 4);
    LDST(16dp32b, 8);
    LDST(16dp32b, 16);
    LDST(16dp32b, 32);
    LDST(16dp32b, 64);
    LDST(16dp32b, 128);
    LDST(32dp32b, 1);
    LDST(32dp32b, 2);
    LDST(32dp32b, 4);
    LDST(32dp32b, 8);
    LDST(32dp32b, 16);
    LDST(32dp32b, 32);
    LDST(32dp32b, 64);
    LDST(32dp32b, 128);
}

/* 5. Scale factors, and 6. metadata, in global and shared memory */

static size_t offsets;

template <int VS>
static void
sf_global(int m, int k)
{
    using config = cutlass::detail::Sm1xxBlockScaledConfig<VS>;
    const auto a = config::tile_atom_to_shape_SFA(make_shape(m, 128, k));
    const auto b = config::tile_atom_to_shape_SFB(make_shape(128, m, k));
    box_map map;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k; j++) {
            if (a(i, j) != b(i, j))
                die("SFA and SFB differ");
            map.put(0, i, j / VS, (long)a(i, j), 0);
        }
    map.write(text("SF_global vec=%d rows=%d k=%d", VS, m, k), false);
    offsets += map.count;
}
template <class Op, int VS, int M, int N, int K>
static void
sf_shared(const char *op)
{
    using config = cutlass::detail::Sm1xxBlockScaledConfig<VS>;
    auto mma = make_tiled_mma(Op{});
    const auto a = config::deduce_smem_layoutSFA(mma, Shape<Int<M>, Int<N>, Int<K>>{});
    const auto b = config::deduce_smem_layoutSFB(mma, Shape<Int<M>, Int<N>, Int<K>>{});
    /* ((rows, (vector, factors of an MMA)), 1, MMAs along K) */
    for (int x = 0; x < 2; x++) {
        box_map map;
        auto fill = [&](auto l) {
            const int per = (int)size<0, 1>(l), rows = (int)size<0, 0>(l);
            for (int i = 0; i < rows; i++)
                for (int t = 0; t < (int)size<2>(l); t++)
                    for (int e = 0; e < per; e++)
                        map.put(0, i, (t * per + e) / VS, (long)l(make_coord(i, e), 0, t), 0);
            map.write(text("%s_shared vec=%d rows=%d k=%d mma=%s tile=%dx%dx%d",
                           x ? "SFB" : "SFA", VS, rows, (int)size<2>(l) * per, op, M, N, K),
                      false);
        };
        if (x)
            fill(b);
        else
            fill(a);
        offsets += map.count;
    }
}
template <class A, int SA, int SE, int PER>
static void
e_global(const char *kind, int m, int k)
{
    using config = cutlass::Sm1xxGemmSparseConfig<sparse_elem<SA, A>, cutlass::layout::RowMajor,
                                                  sparse_elem<SE, uint8_t>>;
    const auto l = config::fill_layoutE(make_shape(m, 128, k, 1));
    box_map map;
    for (int i = 0; i < m; i++)
        for (int j = 0; j < k; j++) {
            const long o = (long)l(i, j, 0);
            if (o - o % PER != (long)l(i, j - j % PER, 0) || o % PER != j % PER)
                die("metadata is not in groups of 4 bits");
            map.put(0, i, j / PER, o / PER, 0);
        }
    map.write(text("E_global kind=%s m=%d k=%d elems_of_4_bits=%d", kind, m, k, PER), false);
    offsets += map.count;
}

static void
global_layouts()
{
    start("cute_offsets.txt", "# o: copy i0 ni j0 nj offset i_step j_step: for 0 <= i < ni, 0 "
                              "<= j < nj, (i0 + i, j0 + j) is at offset + i*i_step + "
                              "j*j_step\n"
                              "#    SF: (row, index of the scale factor along K) -> byte; E: "
                              "(m, index of a group of 4 bits along K) -> offset in "
                              "4 bits, the low ones of a byte first\n");
    sf_global<16>(128, 64);
    sf_global<16>(256, 192);
    sf_global<16>(384, 512);
    sf_global<32>(128, 128);
    sf_global<32>(256, 384);
    sf_global<32>(384, 1024);
    sf_shared<SM100_MMA_MXF8F6F4_SS<e4m3, e4m3, float, ue8, 128, 128, KM, KM>, 32, 128, 128,
              256>("mxf8f6f4");
    sf_shared<SM100_MMA_MXF4_SS<e2m1, e2m1, float, ue8, 128, 128, 32, KM, KM>, 32, 128, 128,
              256>("mxf4");
    sf_shared<SM100_MMA_MXF4_SS<e2m1, e2m1, float, ue4, 128, 192, 16, KM, KM>, 16, 128, 192,
              256>("mxf4nvf4");
    e_global<float, 2, 4, 2>("tf32", 256, 128);
    e_global<f16, 2, 8, 4>("f16", 256, 256);
    e_global<int8_t, 2, 8, 4>("i8", 256, 256);
    e_global<e4m3, 2, 8, 4>("f8f6f4", 256, 256);
    e_global<uint8_t, 4, 16, 8>("mxf4", 256, 512);
}

/* 7. tcgen05.cp. `rows`, `bits`: of the source as one core matrix has them; `step`: CuTe's row of each row of the
 * source (it has 4x256b read every 32nd of 128); further bits are those of further rows. */

static size_t cp_points;

template <class Op>
static void
cp(const char *shape, int rows, int width, int step = 1)
{
    using T = Copy_Traits<Op>;
    const auto src = typename T::SrcLayout{};
    const auto dst = typename T::DstLayout{};
    const auto where = typename T::ValID{};
    /* A bit of the source is counted down its `rows` rows first: those of one core matrix column, then the next bit. */
    const int bits = (int)size<1>(dst);
    long all = 0;
    std::map<std::pair<long, long>, std::vector<value>> to;
    std::map<long, int> seen;
    for (int v = 0; v < bits; v++) {
        const long s = (long)src(0, v), x = (long)where(dst(0, v));
        const long row = s % rows, bit = s / rows;
        if (row % step)
            die("a row that cp does not read");
        const long source = row / step + bit / width * rows;
        to[{source, bit % width}].push_back({x >> 21, x & ((1 << 21) - 1)});
        all = std::max(all, source + 1);
        if (seen[x]++)
            die("a bit is written twice");
    }
    box_map map;
    for (auto &p : to) {
        long copy = 0, row = p.first.first, bit = p.first.second;
        for (auto &v : p.second) {
            if (bit % 32 == 0)
                map.put(copy, row, bit / 32, v[0], v[1]);
            else if (to[{row, bit - bit % 32}][copy][1] + bit % 32 != v[1] ||
                     to[{row, bit - bit % 32}][copy][0] != v[0])
                die("32 bits are not together");
            copy++;
        }
    }
    map.write(text("cp shape=%s rows=%ld bits_of_row=%d ctas=%d", shape, all, width,
                   (int)size(typename T::ThrID{})),
              true);
    cp_points += map.count;
}

static void
copies()
{
    start("cute_cp.txt",
          "# b: replica i0 ni j0 nj lane column bit i_lanes i_bits j_lanes j_bits, read as in "
          "cute_tmem.txt: i is the row of the "
          "source in shared memory,\n"
          "#    j its 32-bit word, lane and column count from the destination's address\n");
    cp<SM100_UTCCP_128dp256bit_1cta>("128x256b", 128, 256);
    cp<SM100_UTCCP_128dp256bit_2cta>("128x256b", 128, 256);
    cp<SM100_UTCCP_128dp128bit_1cta>("128x128b", 128, 128);
    cp<SM100_UTCCP_128dp128bit_2cta>("128x128b", 128, 128);
    cp<SM100_UTCCP_4dp256bit_1cta>("4x256b", 128, 256, 32);
    cp<SM100_UTCCP_4dp256bit_2cta>("4x256b", 128, 256, 32);
    cp<SM100_UTCCP_4x32dp128bit_1cta>("32x128b.warpx4", 32, 128);
    cp<SM100_UTCCP_4x32dp128bit_2cta>("32x128b.warpx4", 32, 128);
    cp<SM100_UTCCP_2x64dp128bitlw0213_1cta>("64x128b.warpx2::02_13", 64, 128);
    cp<SM100_UTCCP_2x64dp128bitlw0213_2cta>("64x128b.warpx2::02_13", 64, 128);
    cp<SM100_UTCCP_2x64dp128bitlw0123_1cta>("64x128b.warpx2::01_23", 32, 128);
    cp<SM100_UTCCP_2x64dp128bitlw0123_2cta>("64x128b.warpx2::01_23", 32, 128);
}

int
main(int argc, char **argv)
{
    if (argc != 3)
        die("usage: make_cute FOLDER COMMIT_OF_CUTLASS");
    folder = argv[1];
    commit = argv[2];
    instruction_descriptors();
    shared_memory();
    tensor_memory();
    loads();
    global_layouts();
    copies();
    fclose(out);
    printf("instruction descriptors %zu, descriptors %zu, chunks of 16 bytes %zu, addresses in "
           "tensor memory: %zu of "
           "operands, %zu of ld and st, %zu of cp, offsets %zu\n",
           descriptors, smem_descriptors, smem_chunks, tmem_points, ld_points, cp_points,
           offsets);
    return 0;
}
