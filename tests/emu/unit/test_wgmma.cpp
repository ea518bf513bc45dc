/* tests/emu/unit/test_wgmma.cpp - registers in flight, and what the tensor core agent refuses.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/ptx/wgmma_f16_f16.h>
#include <mgpu/ptx/wgmma_mn.h>

#include "emu/model.h"

typedef struct {
    float *out;
    uint32_t what;
} wgmma_args;

/* D = A B of two zeroed tiles, with one thing wrong. */
MGPU_KERNEL(in_flight, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t what = p->what, at = mgpu_smem_addr(s);
    const uint64_t a = mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B);
    const uint64_t b = mgpu_wgmma_desc_k_major(at + 8192, MGPU_SWIZZLE_128B);
    const mgpu__wgmma_shape a_mn_major = {64, MGPU__WGMMA_BF16, 0, 0, 1, 0, 0, 0, 0, 0};
    float d[32], e[32];
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    for (int i = 0; i < 32; i++)
        d[i] = e[i] = static_cast<float>(i);
    if (what == 20)
        mgpu_regs_f32_x32(e);
    if (what != 1)
        mgpu_acc_fence_f32_x32(d);
    if (what == 2 && threadIdx.x / 32 == 2)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a + 2, b, 1);
    else if ((what == 3 && threadIdx.x >= 96) || (what == 21 && threadIdx.x == 5))
        return;
    else if (what == 22 && threadIdx.x >= 96)
        __syncthreads();
    else
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b, 1);
    if (what == 4)
        d[3] += 1.0f;
    if (what == 5)
        mgpu_regs_f32_x32(d);
    if (what == 6)
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d + 4, a, b, 1);
    if (what == 7)
        return;
    if (what == 8)
        p->out[threadIdx.x] = d[0]; /* read too early: poison */
    if (what == 9)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, a, b + (1ull << 46), 1);
    if (what == 12)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, a, b + (12288 >> 4), 1);
    if (what == 13)
        MGPU__EMU(mgpu__emu_wgmma(a_mn_major, e, NULL, a + (23552 >> 4), b, 1));
    if (what == 14)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, 0, b, 1);
    if (what == 15)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, a, b, threadIdx.x != 5);
    if (what == 16 && threadIdx.x / 32 == 2)
        mgpu_wgmma_m64n8k16_f32_bf16_ss(e, a, b, 1);
    else if (what == 16)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, a, b, 1);
    if (what == 17 && threadIdx.x / 32 == 1)
        mgpu_wgmma_commit_group();
    if (what == 17)
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b, 1);
    if (what == 19) /* a step along K is 2, not 32 */
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b + 32, 1);
    mgpu_wgmma_commit_group();
    if (what == 20) { /* e goes on in flight while d is read: no fence for e */
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, a, b, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x32(1, d);
        mgpu_wgmma_m64n64k16_f32_bf16_ss(e, a, b, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x32(0, e);
    }
    if (what == 18) {
        mgpu_wgmma_wait_group(1);
        mgpu_regs_f32_x32(d);
    }
    if (what == 11)
        mgpu_wgmma_wait_group(8);
    mgpu_acc_wait_f32_x32(0, d);
    if (what == 10) {
        d[0] += 1.0f;
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b, 1); /* no fence after the access */
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x32(0, d);
    }
    if (what == 23 || what == 24) { /* no fence; d is written, or it is not */
        mgpu_acc_fence_f32_x32(d);
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b, 1);
        mgpu_wgmma_commit_group();
        mgpu_wgmma_wait_group(0);
        for (int i = 1; what == 23 && i < 32; i += 2)
            d[i] = -d[i]; /* the imaginary parts: their signs alone */
        mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, b, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x32(0, d);
    }
    if (what == 0 || what == 24)
        for (int i = 0; i < 32; i++)
            p->out[threadIdx.x * 32 + static_cast<uint32_t>(i)] = d[i];
}

TEST_CASE("an accumulator in flight holds poison, and after the wait its values")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(128 * 32, -1.0f);
    wgmma_args a = {out.data(), 0};
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_OK);
    for (uint32_t i = 0; i < out.size(); i++)
        REQUIRE(out[i] == static_cast<float>(i % 32));
    a.what = 8;
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_OK);
    uint32_t bits;
    memcpy(&bits, out.data(), 4);
    CHECK(bits == 0x7fa0dead);
}

TEST_CASE("each misuse of wgmma is a fault with its own sentence")
{
    static const char *const words[] = {
        NULL,
        "wgmma: no mgpu_wgmma_fence() between the last access to the registers and this wgmma",
        "wgmma: A's descriptor is 0x4000004000010042 in this thread and 0x4000004000010040",
        NULL,
        "in flight: seen at this wait; for the line of the write compile the kernel's file "
        "with "
        "-fsanitize=thread",
        "in flight on them: it is in no group: wgmma.commit_group, then wait_group, comes "
        "first",
        "in flight with another shape or at another register, since test_wgmma.cpp:",
        "a wgmma was issued here, and the thread returns while it is in flight: "
        "mgpu_wgmma_commit_group(), then mgpu_wgmma_wait_group(0) comes before the return",
        NULL,
        "wgmma m64n64k16: reserved bits of B's matrix descriptor are set",
        "registers and this wgmma: they were named or used at test_wgmma.cpp:",
        "wgmma.wait_group: n is 8: 0 to 7, a constant",
        "0x4000004000010540 is start 0x5400, leading offset 16 bytes, stride offset 1024 "
        "bytes, "
        "base offset 0, swizzle 128; B is 64 x 16, K-major, and reads 0x5400..0x7400; the "
        "block's "
        "shared memory is 0x400..0x6400: a descriptor counts 16 bytes, so a step along K adds",
        "A is 64 x 16, M-major, and reads 0x6000..0x6800",
        "A's matrix descriptor begins below the shared memory: 0x0000000000000000 is start "
        "0x0, ",
        "wgmma: accumulate is 0x0 in this thread and 0x1 in others",
        "wgmma: this thread issues another shape than others of its warpgroup at "
        "test_wgmma.cpp:",
        "this thread commits after 1 wgmma, others of its warpgroup after 2",
        "in flight on them: wait for it first: wgmma.wait_group with a smaller n",
        NULL,
        NULL,
        NULL,
        NULL,
        "registers and this wgmma: they were written since the wait at test_wgmma.cpp:"};
    model m;
    std::vector<float> out(128 * 32);
    for (uint32_t what = 0; what < 24; what++) {
        if (words[what] == NULL)
            continue;
        wgmma_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(m.says({words[what], "test_wgmma.cpp:"}));
    }
}

TEST_CASE("an accumulator in flight goes on without a fence while another is read")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(128 * 32);
    wgmma_args a = {out.data(), 20};
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_OK);
    CHECK(m.lints == "");
}

TEST_CASE("an accumulator that nobody touched needs no fence behind a wait")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(128 * 32, -1.0f);
    wgmma_args a = {out.data(), 24};
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_OK);
    CHECK(m.lints == "");
    for (uint32_t i = 0; i < out.size(); i++)
        REQUIRE(out[i] == static_cast<float>(i % 32));
}

TEST_CASE("a descriptor that begins inside a swizzle pattern is noted")
{
    model m;
    std::vector<float> out(128 * 32);
    wgmma_args a = {out.data(), 0};
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_OK);
    CHECK(m.lints == "");
    a.what = 19;
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_OK);
    INFO(m.lints);
    CHECK(m.lints.find("test_wgmma.cpp:") != std::string::npos);
    CHECK(m.lints.find("or a step along K left the row: it counts 16 bytes, and "
                       "mgpu_wgmma_k_step() says how many") != std::string::npos);
    CHECK(m.lints.find("wgmma, descriptor of B: the start address is not in row 0 of the "
                       "swizzle pattern") != std::string::npos);
}

/* Three notes at one line: of registers that are not named, and of two descriptors. */
MGPU_KERNEL(noted_thrice, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t at = mgpu_smem_addr(s);
    float d[8] = {0};
    memset(s + threadIdx.x * 256, 0, 256);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_wgmma_fence();
    mgpu_wgmma_m64n16k16_f32_bf16_ss(d, mgpu_wgmma_desc(at, 16, 512, MGPU_SWIZZLE_128B),
                                     mgpu_wgmma_desc(at, 64, 128, MGPU_SWIZZLE_NONE), 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x8(0, d);
    p->out[threadIdx.x] = d[0];
}

TEST_CASE("a note hides no other at its line, and neither does one that is kept back")
{
    std::vector<float> out(128);
    for (const char *where : {"", "noted_thrice()"}) {
        model m;
        CAPTURE(where);
        const bool told = where[0] == 0;
        if (!told)
            REQUIRE(mgpu_emu_suppress(15, where, "so it is meant") == MGPU_OK);
        REQUIRE(m.run(noted_thrice_kernel, 1, 128, wgmma_args{out.data(), 0}, 1, 32768) ==
                MGPU_OK);
        INFO(m.lints);
        CHECK(m.lints.find("; note 11, ") != std::string::npos);
        CHECK((m.lints.find("wgmma, descriptor of A: blocks of 8 rows overlap: the stride") !=
               std::string::npos) == told);
        CHECK((m.lints.find("; descriptor of B: blocks of 8 rows of 16 bytes overlap") !=
               std::string::npos) == told);
        CHECK(mgpu_emu_suppress_end() == 0);
    }
}

/* Matrices whose blocks of 8 rows lie apart (0, 4, 6), overlap, or of which an address is what is given. */
MGPU_KERNEL(overlapping, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint32_t what = p->what, at = mgpu_smem_addr(s);
    const uint64_t a = mgpu_wgmma_desc_k_major(at, MGPU_SWIZZLE_128B);
    float d[8] = {0};
    memset(s + threadIdx.x * 256, 0, 256);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (what < 4 || what > 6)
        mgpu_acc_fence_f32_x8(d);
    else
        mgpu_acc_fence_f32_x4(d);
    if (what == 0)
        mgpu_wgmma_m64n16k16_f32_bf16_ss(d, a, mgpu_wgmma_desc_k_major_none(at, 16), 0);
    if (what == 1)
        mgpu_wgmma_m64n16k16_f32_bf16_ss(d, mgpu_wgmma_desc(at, 16, 512, MGPU_SWIZZLE_128B), a,
                                         0);
    if (what == 2)
        mgpu_wgmma_m64n16k16_f32_bf16_ss(d, a, at, 0);
    if (what == 7) /* 16 times that is beyond the shared memory */
        mgpu_wgmma_m64n16k16_f32_bf16_ss(d, a, at + 0x2000, 0);
    if (what == 8)
        mgpu_wgmma_m64n16k16_f32_bf16_ss(d, a, a + 0x2000, 0);
    if (what == 3)
        mgpu_wgmma_m64n16k16_f32_bf16_ss(d, a, mgpu_wgmma_desc(at, 64, 128, MGPU_SWIZZLE_NONE),
                                         0);
    if (what == 4) /* one block alone: no other is SBO away */
        mgpu_wgmma_m64n8k16_f32_bf16_ss(d, a, mgpu_wgmma_desc(at, 16, 0, MGPU_SWIZZLE_128B), 0);
    if (what == 5) /* of a swizzled MN-major matrix SBO goes down to the next k */
        mgpu_wgmma_m64n8k16_f32_bf16_ss_tb(d, a,
                                           mgpu_wgmma_desc(at, 1024, 0, MGPU_SWIZZLE_128B), 0);
    if (what == 6)
        mgpu_wgmma_m64n8k16_f32_bf16_ss_tb(d, a, mgpu_wgmma_desc(at, 128, 0, MGPU_SWIZZLE_NONE),
                                           0);
    mgpu_wgmma_commit_group();
    if (what < 4 || what > 6)
        mgpu_acc_wait_f32_x8(0, d);
    else
        mgpu_acc_wait_f32_x4(0, d);
    p->out[threadIdx.x] = d[0];
}

TEST_CASE("a descriptor of blocks that overlap, or an address, is noted")
{
    static const char *const says[] = {
        "",
        "wgmma, descriptor of A: blocks of 8 rows overlap: the stride offset (SBO) is less "
        "than 8 "
        "rows of the swizzle, 1024 (128B)",
        "wgmma, descriptor of B: blocks of 8 rows lie on each other, as the stride offset "
        "(SBO) is 0 "
        "and there is no swizzle: an address is no descriptor, mgpu_wgmma_desc_k_major(), ",
        "wgmma, descriptor of B: blocks of 8 rows of 16 bytes overlap, as there is no swizzle "
        "and an "
        "offset of less than 128 bytes",
        "",
        "wgmma, descriptor of B: blocks of 8 rows overlap: the stride offset (SBO)",
        ""};
    for (uint32_t what = 0; what < 7; what++) {
        model m;
        std::vector<float> out(128, 1.0f);
        wgmma_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(overlapping_kernel, 1, 128, a, 1, 32768) == MGPU_OK);
        CHECK(out[0] == 0.0f);
        INFO(m.lints);
        CHECK(m.lints.empty() == (says[what][0] == 0));
        CHECK(m.lints.find(says[what]) != std::string::npos);
    }
    for (uint32_t what = 7; what < 9; what++) {
        model m;
        std::vector<float> out(128, 1.0f);
        wgmma_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(overlapping_kernel, 1, 128, a, 1, 32768) == MGPU_ERROR_FAULT);
        INFO(m.text);
        CHECK(
            m.says({"B's matrix descriptor reaches beyond the CTA's shared memory",
                    what == 7 ? "0x8400: an address is no descriptor, and is read as one of 16 "
                                "times itself: mgpu_wgmma_desc_k_major() and"
                              : "0x8400: a descriptor counts 16 bytes, so a step along K adds "
                                "mgpu_wgmma_k_step(), and no number of bytes"}));
    }
}

TEST_CASE("a warpgroup that is not whole waits forever, and the report says so")
{
    static const struct {
        uint32_t what;
        const char *who, *why;
    } cases[] = {
        {3, "threads 0-95: waiting at test_wgmma.cpp:",
         "misses warp 3: 32 threads have returned, thread 127 the last: let all 128 issue it"},
        {21, "threads 0-4,6-127: waiting at test_wgmma.cpp:",
         "misses warp 0: thread 5 has returned: let all 128 issue it"},
        {22, "threads 0-95: waiting at test_wgmma.cpp:",
         "misses warp 3: all four warps run the same sequence: let it come, too"}};
    model m;
    std::vector<float> out(128 * 32);
    for (const auto &c : cases) {
        wgmma_args a = {out.data(), c.what};
        CAPTURE(c.what);
        REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_ERROR_DEADLOCK);
        INFO(m.text);
        CHECK(m.says({c.who, c.why,
                      "for wgmma of their warpgroup that not all 128 threads have issued: that "
                      "at test_wgmma.cpp:"}));
    }
}

TEST_CASE("a target without wgmma refuses it")
{
    model m;
    m.config.target = MGPU_EMU_SM_90;
    std::vector<float> out(128 * 32);
    wgmma_args a = {out.data(), 0};
    REQUIRE(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"wgmma.fence needs sm_90a, the target is sm_90: MGPU_EMU_TARGET=sm_90a"}));
    m.config.target = MGPU_EMU_SM_100A;
    CHECK(m.run(in_flight_kernel, 1, 128, a, 1, 16384 + 8192) == MGPU_ERROR_FAULT);
    CHECK(m.says({"wgmma.fence needs sm_90a, the target is sm_100a: MGPU_EMU_TARGET=sm_90a"}));
}

/* Four A in registers, one after the other in the same array: each wgmma has its own, as on a GPU,
 * where what is written later lands in other registers. */
MGPU_KERNEL(a_in_registers, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t b = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    const uint32_t one = 0x3f803f80; /* twice 1.0 in bf16: all of B */
    float d[32];
    for (int i = 0; i < 32; i++)
        d[i] = 0;
    for (int i = 0; i < 32; i++)
        memcpy(s + threadIdx.x * 128 + 4 * i, &one, 4);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_acc_fence_f32_x32(d);
    for (uint32_t k = 0; k < 4; k++) {
        const uint32_t a[4] = {k == p->what ? one : 0, 0, 0, 0};
        mgpu_wgmma_m64n64k16_f32_bf16_rs(d, a, b, 1);
    }
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x32(0, d);
    p->out[threadIdx.x] = d[0];
}

TEST_CASE("A in registers is what it is at the issue, whenever the wgmma runs")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    for (uint32_t what = 0; what < 5; what++) {
        std::vector<float> out(128, -1.0f);
        wgmma_args a = {out.data(), what};
        CAPTURE(what);
        REQUIRE(m.run(a_in_registers_kernel, 1, 128, a, 1, 16384) == MGPU_OK);
        CHECK(m.lints == "");
        for (float d : out) /* row by row, eight of the sixteen k are 1 */
            REQUIRE(d == (what < 4 ? 8.0f : 0.0f));
    }
}

/* ---- registers that are not what they seem ---------------------------------------------------- */

/* An accumulator that is written, named and fenced, or not, each of WHAT. */
enum {
    RIGHT,
    NOT_WRITTEN,
    NOT_NAMED,
    NAMED_AND_NOT_ZEROED,
    NAMED_BEFORE_ZEROS,
    BARE_FENCE_OF_THE_NEXT,
    TOO_MANY_WAITED,
    TWO_WAITED,
    IN_PARTS,
    FENCED_TOGETHER,
    WAITED_TWICE,
    HALF_NAMED,
    HALF_NAMED_OF_THE_NEXT,
    HALF_WRITTEN_OF_THE_NEXT,
    IN_SMALL_PARTS,
    IN_SMALL_PARTS_FIRST,
    IN_SMALL_PARTS_AND_A,
    FRAGMENTS_OF_A_NAMED,
    QUARTER_NAMED,
    LAST_FOUR_NOT_NAMED_OF_THE_NEXT,
    LAST_FOUR_NOT_NAMED_OF_64,
    LAST_TWO_NOT_NAMED_OF_F16,
    REGISTER_WAYS
};

MGPU_KERNEL(registers, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t a = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    const uint32_t what = p->what;
    uint32_t of_a[2][4] = {{0}};
    float d[64]; /* the first 16, and of some the next 16, are m64n32's */
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (what == NAMED_BEFORE_ZEROS) {
        for (uint32_t i = 0; i < 16; i++)
            d[i] = 1.0f;
        mgpu_regs_f32_x16(d);
    }
    mgpu_acc_zero_f32(d, 64);
    if (what == NOT_NAMED || what == NAMED_BEFORE_ZEROS)
        mgpu_wgmma_fence();
    else if (what == IN_PARTS) {
        mgpu_regs_f32_x8(d);
        mgpu_acc_fence_f32_x8(d + 8);
    } else if (what == IN_SMALL_PARTS || what == IN_SMALL_PARTS_FIRST) {
        if (what == IN_SMALL_PARTS)
            mgpu_regs_f32_x8(d + 8);
        mgpu_regs_f32_x4(d + 4);
        if (what == IN_SMALL_PARTS_FIRST)
            mgpu_regs_f32_x8(d + 8);
        mgpu_acc_fence_f32_x4(d);
    } else if (what == IN_SMALL_PARTS_AND_A) { /* of two accumulators, from both ends */
        for (uint32_t i = 0; i < 32; i += 8) {
            mgpu_regs_f32_x4(d + i);
            mgpu_regs_f32_x4(d + 28 - i);
        }
        mgpu_regs_b32_x4(of_a[0]);
        mgpu_wgmma_fence();
        mgpu_wgmma_m64n32k16_f32_bf16_rs(d + 16, of_a[0], a, 1);
    } else if (what == FRAGMENTS_OF_A_NAMED) { /* side by side, and they are no accumulator */
        mgpu_regs_b32_x4(of_a[0]);
        mgpu_regs_b32_x4(of_a[1]);
        mgpu_wgmma_fence();
    } else if (what == FENCED_TOGETHER || what == TOO_MANY_WAITED)
        mgpu_acc_fence_f32_x32(d);
    else if (what == HALF_NAMED)
        mgpu_acc_fence_f32_x8(d);
    else if (what == QUARTER_NAMED)
        mgpu_acc_fence_f32_x4(d);
    else
        mgpu_acc_fence_f32_x16(d);
    if (what == TWO_WAITED) {
        mgpu_acc_fence_f32_x16(d + 16);
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d + 16, a, a, 1);
    }
    mgpu_wgmma_m64n32k16_f32_bf16_ss(d, a, a, 1);
    if (what == FENCED_TOGETHER)
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d + 16, a, a, 1);
    mgpu_wgmma_commit_group();
    if (what == TOO_MANY_WAITED || what == TWO_WAITED)
        mgpu_acc_wait_f32_x32(0, d);
    else
        mgpu_acc_wait_f32_x16(0, d);
    if (what == FENCED_TOGETHER)
        mgpu_regs_f32_x16(d + 16);
    if (what == WAITED_TWICE) { /* what plain code has not changed is named already */
        mgpu_wgmma_fence();
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x16(0, d);
    }
    if (what == BARE_FENCE_OF_THE_NEXT) {
        d[5] = 1.0f; /* it had a sum of zeros */
        mgpu_wgmma_fence();
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x16(0, d);
    }
    if (what == HALF_NAMED_OF_THE_NEXT || what == HALF_WRITTEN_OF_THE_NEXT) {
        for (uint32_t i = 0; i < (what == HALF_NAMED_OF_THE_NEXT ? 16 : 8); i++)
            d[i] = 1.0f;
        mgpu_acc_fence_f32_x8(d);
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x16(0, d);
    }
    if (what == LAST_FOUR_NOT_NAMED_OF_THE_NEXT) {
        for (uint32_t i = 0; i < 16; i++)
            d[i] = 1.0f;
        mgpu_acc_fence_f32_x12(d);
        mgpu_wgmma_m64n32k16_f32_bf16_ss(d, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x16(0, d);
    }
    if (what == LAST_FOUR_NOT_NAMED_OF_64) {
        mgpu_acc_fence_f32_x64(d);
        mgpu_wgmma_m64n128k16_f32_bf16_ss(d, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x64(0, d);
        for (uint32_t i = 0; i < 64; i++)
            d[i] = 1.0f;
        mgpu_acc_fence_f32_x60(d);
        mgpu_wgmma_m64n128k16_f32_bf16_ss(d, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_f32_x64(0, d);
    }
    if (what == LAST_TWO_NOT_NAMED_OF_F16) {
        uint32_t h[8] = {0};
        mgpu_acc_fence_b32_x8(h);
        mgpu_wgmma_m64n32k16_f16_f16_ss(h, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_b32_x8(0, h);
        for (uint32_t i = 0; i < 8; i++)
            h[i] = 0x3c003c00;
        mgpu_acc_fence_b32_x6(h);
        mgpu_wgmma_m64n32k16_f16_f16_ss(h, a, a, 1);
        mgpu_wgmma_commit_group();
        mgpu_acc_wait_b32_x8(0, h);
    }
    for (uint32_t i = 0; i < 16; i++)
        p->out[threadIdx.x * 16 + i] = d[i];
}

/* NOT_WRITTEN, NAMED_AND_NOT_ZEROED: the model knows it of the upper end of a stack, where without optimisation no larger
 * kernel has its registers. */
MGPU_KERNEL(unwritten_registers, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t a = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    float d[16];
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (p->what == NOT_WRITTEN)
        mgpu_wgmma_fence();
    else
        mgpu_acc_fence_f32_x16(d);
    mgpu_wgmma_m64n32k16_f32_bf16_ss(d, a, a, 1);
    mgpu_wgmma_commit_group();
    mgpu_acc_wait_f32_x16(0, d);
    p->out[threadIdx.x] = d[0];
}

TEST_CASE("registers that nobody has written, named or finished are noted")
{
    static const char unwritten[] =
        "wgmma adds to d[0], and nobody has written it: set all 16 registers to zero";
    static const char moves[] =
        "wgmma adds to what was written to d, and mgpu_wgmma_fence() names no register: a "
        "compiler may move the writes below it; mgpu_acc_fence_f32_x16(d) names and fences";
    static const char half[] =
        "wgmma adds to what was written to d, and mgpu_wgmma_fence() names not all of its "
        "registers: "
        "a compiler may move the writes below it; mgpu_acc_fence_f32_x16(d) names and fences";
    static const char half_of_64[] = "names not all of its registers: a compiler may move the "
                                     "writes below it; mgpu_acc_fence_f32_x64(d) names";
    static const char half_of_f16[] = "names not all of its registers: a compiler may move the "
                                      "writes below it; mgpu_acc_fence_b32_x8(d) names";
    static const char *const words[REGISTER_WAYS] = {
        NULL,
        unwritten,
        moves,
        unwritten,
        moves,
        moves,
        "this wait is for 32 registers, and what it finishes has 16 of them: the rest is what "
        "it was",
        NULL,
        NULL,
        NULL,
        NULL,
        half,
        half,
        NULL,
        NULL,
        NULL,
        NULL,
        moves,
        half,
        half,
        half_of_64,
        half_of_f16};
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(128 * 16);
    for (uint32_t what = 0; what < REGISTER_WAYS; what++) {
        const wgmma_args a = {out.data(), what};
        const auto &kernel =
            words[what] == unwritten ? unwritten_registers_kernel : registers_kernel;
        CAPTURE(what);
        REQUIRE(m.run(kernel, 1, 128, a, 1, 16384) == MGPU_OK);
        INFO(m.lints);
        if (words[what] == NULL) {
            CHECK(m.lints == "");
            continue;
        }
        const size_t at = m.lints.find(words[what]);
        REQUIRE(at != std::string::npos);
        CHECK(m.lints.find(words[what], at + 1) ==
              std::string::npos); /* once, not by each thread */
        const bool names =
            strstr(words[what], " its registers") != NULL || words[what] == moves;
        if (names)
            CHECK(m.lints.find("note 11, registers are written or loaded, and nothing names "
                               "them for the compiler") != std::string::npos);
        m.config.rules[words[what] == unwritten ? 16 : names ? 11 : 15] = MGPU_EMU_LEVEL_OFF;
        REQUIRE(m.run(kernel, 1, 128, a, 1, 16384) == MGPU_OK);
        CHECK(m.lints == "");
        memset(m.config.rules, 0, sizeof m.config.rules);
    }
}

/* ---- a part of a warp ------------------------------------------------------------------------- */

MGPU_KERNEL(part_of_a_warp, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t a = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    const uint32_t what = p->what;
    const bool me = threadIdx.x % 32 < 16 || threadIdx.x >= 32; /* not lanes 16-31 of warp 0 */
    float d[32] = {0};
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    mgpu_wgmma_fence();
    if (me || what != 1)
        mgpu_wgmma_fence();
    mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, a, 0);
    mgpu_wgmma_commit_group();
    if (me || what != 2)
        mgpu_wgmma_wait_group(1);
    mgpu_wgmma_wait_group(what == 3 && !me ? 1 : 0);
    if (me || what != 4)
        mgpu_wgmma_wait_group(0);
    __syncthreads();
    if (me || what != 5)
        mgpu_wgmma_commit_group();
    if (me || what != 6)
        mgpu_wgmma_fence();
}

TEST_CASE("a part of a warp in an instruction of wgmma's family is a fault")
{
    const char *const words[] = {
        "",
        "wgmma.mma_async: other lanes of warp 0 are in wgmma.fence at test_wgmma.cpp:",
        "wgmma.wait_group 0: other lanes of warp 0 are in wgmma.wait_group 1 at "
        "test_wgmma.cpp:",
        "wgmma.wait_group 1: other lanes of warp 0 are in wgmma.wait_group 0 at "
        "test_wgmma.cpp:",
        "wgmma.commit_group: other lanes of warp 0 are in wgmma.wait_group 0 at "
        "test_wgmma.cpp:",
        "wgmma.fence: other lanes of warp 0 are in wgmma.commit_group at test_wgmma.cpp:",
        "wgmma.fence: lanes 0xffff0000 of warp 0 have returned without it: what is "
        ".sync.aligned all 32 lanes"};
    model m;
    m.config.workers = 1;
    std::vector<float> out(128 * 32);
    for (uint32_t what = 0; what < 7; what++) {
        const wgmma_args a = {out.data(), what};
        CAPTURE(what);
        CHECK(m.run(part_of_a_warp_kernel, 1, 128, a, 1, 16384) ==
              (what == 0 ? MGPU_OK : MGPU_ERROR_FAULT));
        INFO(m.text);
        CHECK(m.says({words[what]}));
        CHECK((what == 0 || m.says({".sync.aligned"})));
    }
}

/* A call whose line is noted; what stands around it differs, so that no compiler makes one of two. */
static volatile int noted[4];
#define NOTED(i, call)                                                                         \
    do {                                                                                       \
        noted[i] = __LINE__;                                                                   \
        call;                                                                                  \
        noted[i] = -__LINE__;                                                                  \
    } while (0)

#define IN_ONE_LINE(some, call)                                                                \
    do {                                                                                       \
        if (some)                                                                              \
            NOTED(2, call);                                                                    \
        else                                                                                   \
            NOTED(3, call);                                                                    \
    } while (0)

static inline void
helper(float (&d)[32], uint64_t a)
{
    mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, a, 0);
}

/* The halves of a warp, or its even and odd lanes, each in its own call of the same instruction. */
MGPU_KERNEL(two_places, wgmma_args, p, 128, 1)
{
    MGPU_SMEM(s, 1024);
    const uint64_t a = mgpu_wgmma_desc_k_major(mgpu_smem_addr(s), MGPU_SWIZZLE_128B);
    const uint32_t what = p->what;
    const bool low = threadIdx.x % 32 < 16, even = threadIdx.x % 2 == 0;
    float d[32] = {0};
    memset(s + threadIdx.x * 128, 0, 128);
    mgpu_fence_proxy_async_shared_cta();
    __syncthreads();
    if (what == 1 && low)
        NOTED(0, mgpu_wgmma_fence());
    else if (what == 1)
        NOTED(1, mgpu_wgmma_fence());
    if (what == 2 && low)
        NOTED(0, mgpu_wgmma_fence());
    __syncwarp();
    if (what == 2 && !low)
        NOTED(1, mgpu_wgmma_fence());
    mgpu_wgmma_fence();
    if (what == 3 && even)
        NOTED(0, mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, a, 0));
    else if (what == 3)
        NOTED(1, mgpu_wgmma_m64n64k16_f32_bf16_ss(d, a, a, 0));
    else if (even) /* the first line outside of mgpu's headers is the helper's */
        NOTED(2, helper(d, a));
    else
        NOTED(3, helper(d, a));
    if (what == 4 && even)
        NOTED(0, mgpu_wgmma_commit_group());
    else if (what == 4)
        NOTED(1, mgpu_wgmma_commit_group());
    else
        IN_ONE_LINE(even, mgpu_wgmma_commit_group());
    if (what == 5 && low)
        NOTED(0, mgpu_wgmma_wait_group(0));
    else if (what == 5)
        NOTED(1, mgpu_wgmma_wait_group(0));
    mgpu_wgmma_wait_group(0);
}

TEST_CASE("lanes of a warp in two lines with one instruction of wgmma's family are a fault")
{
    static const char *const words[] = {"",
                                        "wgmma.fence",
                                        "wgmma.fence",
                                        "wgmma.mma_async",
                                        "wgmma.commit_group",
                                        "wgmma.wait_group 0"};
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(1);
    for (uint32_t what = 1; what < 6; what++) {
        const wgmma_args a = {out.data(), what};
        const std::string word = words[what];
        CAPTURE(what);
        noted[0] = noted[1] = 0;
        CHECK(m.run(two_places_kernel, 1, 128, a, 1, 16384) == MGPU_ERROR_FAULT);
        INFO(m.text);
        for (int i = 0; i < 2; i++)
            CHECK(m.says({("test_wgmma.cpp:" + std::to_string(abs(noted[i])) + ": ").c_str()}));
        CHECK(m.says({(word + ": other lanes of warp").c_str(),
                      (" are in " + word + " at test_wgmma.cpp:").c_str(),
                      "what is .sync.aligned all 32 lanes of a warp execute together, in one "
                      "place"}));
    }
}

/* One line, and two of mgpu's headers: a lane waits in another function than the others. */
MGPU_KERNEL(two_functions, wgmma_args, p, 128, 1)
{
    float d[8] = {0};
    threadIdx.x == p->what ? mgpu_acc_wait_f32_x4(0, d) : mgpu_acc_wait_f32_x8(0, d);
}

TEST_CASE("lanes of a warp in two lines of mgpu's headers are a fault that names both")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(1);
    const wgmma_args a = {out.data(), 1 + GENERATE(0u, 97u)};
    CHECK(m.run(two_functions_kernel, 1, 128, a) == MGPU_ERROR_FAULT);
    INFO(m.text);
    CHECK(m.says({"wgmma.wait_group 0: other lanes of warp",
                  "execute together, in one place; here in ", ", there in ",
                  " acc.gen.h:", "test_wgmma.cpp:"}));
}

TEST_CASE("two calls in one line, or in a function of the user's that both call, pass for one")
{
    model m;
    m.config.policy = GENERATE(MGPU_EMU_EAGER, MGPU_EMU_LAZY, MGPU_EMU_RANDOM);
    std::vector<float> out(1);
    const wgmma_args a = {out.data(), 0};
    CHECK(m.run(two_places_kernel, 1, 128, a, 1, 16384) == MGPU_OK);
    CHECK(m.text == "");
}

/* One lane is far ahead of the others. */
MGPU_KERNEL(far_ahead, wgmma_args, p, 128, 1)
{
    const uint32_t what = p->what;
    const bool low = threadIdx.x % 32 < 16;
    for (uint32_t i = 0; i < 1000; i++)
        if (what == 1 && !low && i == 3)
            mgpu_wgmma_commit_group();
        else if (what != 2 || low || i < 743)
            mgpu_wgmma_fence();
    if (threadIdx.x % 32 == 31)
        p->out[threadIdx.x / 32] = 1;
}

TEST_CASE("lanes of a warp may be any number of instructions apart, and are compared")
{
    static const char *const words[] = {
        "", "wgmma.commit_group: other lanes of warp 0 are in wgmma.fence at test_wgmma.cpp:",
        "wgmma.fence: lanes 0xffff0000 of warp 0 have returned without it"};
    model m;
    m.config.policy = MGPU_EMU_EAGER; /* lane 0 goes first */
    m.config.workers = 1;
    std::vector<float> out(4);
    for (uint32_t what = 0; what < 3; what++) {
        const wgmma_args a = {out.data(), what};
        CAPTURE(what);
        CHECK(m.run(far_ahead_kernel, 1, 128, a) == (what == 0 ? MGPU_OK : MGPU_ERROR_FAULT));
        INFO(m.text);
        CHECK(m.says({words[what]}));
    }
}
