/* tests/host/test_debug.cpp - records of MGPU_DEBUG=1 as sentences.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/debug.h>

#include <catch.h>

#include <cstring>
#include <string>

namespace
{
/* As init, arrivals and copies leave it: `missing` of `wanted`, in a phase of this parity that waits for
 * `bytes`. */
uint64_t
word(uint32_t wanted, uint32_t missing, uint64_t parity, int32_t bytes = 0)
{
    return parity << 63 | (uint64_t)((0x100000 - missing) & 0xFFFFF) << 43 |
           (uint64_t)((0x200000 - bytes) & 0x1FFFFF) << 21 | (uint64_t)(0x100000 - wanted) << 1;
}

mgpu_debug_record
record()
{
    mgpu_debug_record r;
    memset(&r, 0, sizeof r);
    r.kernel = "gemm";
    r.word = word(5, 3, 0);
    r.waited_ns = 2000400000;
    r.block[0] = 2;
    r.block[1] = 3;
    r.block[2] = 4;
    r.cluster_rank = 1;
    r.warp = 9;
    r.lanes = 1;
    r.bar = 0x30418;
    r.line = 123;
    strcpy(r.file, "gemm.cu");
    r.complete = 1;
    return r;
}

std::string
text(const mgpu_debug_record &r)
{
    char line[640];
    return mgpu_debug_text(&r, line, sizeof line);
}
} // namespace

TEST_CASE("mgpu_debug_text: who, where, how long, for what")
{
    mgpu_debug_record r = record();
    CHECK(text(r) ==
          "kernel \"gemm\", block (2,3,4), cluster rank 1, warp 9, lane 0 at gemm.cu:123: "
          "waited 2.000 s at mbarrier 0x30418 for the phase of parity 0: 3 of 5 arrivals "
          "are missing; its word is 0x7fffe800001ffff6");
    r.parity = 1;
    r.word = word(1048575, 0, 1, 16);
    r.lanes = 0xFFFFFFFF;
    r.index = 3;
    r.iteration = 70;
    strcpy(r.name, "empty");
    strcpy(r.role, "producer");
    CHECK(text(r) == "kernel \"gemm\", block (2,3,4), cluster rank 1, warp 9 (producer, "
                     "iteration 70), all lanes at gemm.cu:123: waited 2.000 s at mbarrier "
                     "0x30418 (empty[3]) "
                     "for the phase of parity 1: all 1048575 arrivals came, 16 bytes are "
                     "missing; its word is 0x800003fffe000002");
}

TEST_CASE("mgpu_debug_text: what the bytes of an mbarrier are, as an H200 wrote them")
{
    static const struct {
        uint64_t word;
        const char *says;
    } rows[] = {
        {0x7ffff800001ffffe, "1 of 1 arrivals are missing;"},
        {0x0000080000000002, "1048575 of 1048575 arrivals are missing;"},
        {0x7fffe800001ffff6, "3 of 5 arrivals are missing;"},
        {0x7fffdbfffe1ffff6, "5 of 5 arrivals are missing, 16 bytes are missing;"},
        {0x7fffda00003ffff6, "5 of 5 arrivals are missing, 1048575 bytes are missing;"},
        {0x7fffd800021ffff6, "5 of 5 arrivals are missing, 16 bytes more than expected came;"},
        {0xfffff000001ffffa, "2 of 3 arrivals are missing;"},
        {0x000003fffe1ffffe, "all 1 arrivals came, 16 bytes are missing;"},
        {0x000003f8001ffffe, "all 1 arrivals came, 16384 bytes are missing;"},
        {0x7fffe000001ffff8, "4 of 4 arrivals are missing;"},
        {0x800003fe001ffffa, "all 3 arrivals came, 4096 bytes are missing;"},
        {0, "no mbarrier is there: was it ever made by init?;"},
        {0xaaaabbbbccccdddd, "no mbarrier is there: was it ever made by init?;"},
    };
    for (const auto &row : rows) {
        mgpu_debug_record r = record();
        r.word = row.word;
        INFO(text(r));
        CHECK(text(r).find(std::string("of parity 0: ") + row.says) != std::string::npos);
    }
    CHECK(mgpu__debug_bytes(word(1, 1, 0, -1048575)) == -1048575);
}

TEST_CASE("mgpu_debug_text: bytes that do not come were sent, or not, or nobody knows")
{
    mgpu_debug_record r = record();
    r.word = word(1, 0, 0, 16384);
    r.expected = 163840;
    r.issued = 147456;
    const auto says = [&r](const char *sentence) {
        return text(r).find(std::string("all 1 arrivals came, 16384 bytes are missing") +
                            sentence + "; its word is 0x") != std::string::npos;
    };
    CHECK(says("")); /* no entry was kept */
    r.booked = 2;
    CHECK(says("")); /* a copy of unknown bytes */
    r.booked = 1;
    CHECK(
        says("; since its init 163840 bytes were expected, and copies of 147456 were issued"));
    r.issued = 163840;
    CHECK(says("; copies of all 163840 bytes expected since its init were issued"));
    r.word = word(1, 1, 0);
    CHECK(text(r).find("1 of 1 arrivals are missing; its word is") != std::string::npos);
    r.expected = r.issued = 0;
    r.word = word(1, 0, 0, 16384);
    CHECK(says(""));
}

TEST_CASE("mgpu_debug_text: an argument that breaks a rule")
{
    mgpu_debug_record r = record();
    r.rule = MGPU_DEBUG_TX_BYTES;
    r.word = 0x100000;
    CHECK(text(r) == "kernel \"gemm\", block (2,3,4), cluster rank 1, warp 9, lane 0 at "
                     "gemm.cu:123: at most "
                     "1048575 bytes are expected, or completed, at once, not 0x100000");
    r.rule = MGPU_DEBUG_MAP_ALIGNED;
    r.word = 0xFEDCBA9876543210;
    CHECK(text(r).find(": a tensor map lies at a multiple of 64, not 0xfedcba9876543210") !=
          std::string::npos);
    r.rule = 99;
    CHECK(text(r).find(": unknown mgpu_debug_rule, not 0x") != std::string::npos);
}

TEST_CASE("mgpu_debug_report: a limit is rounded up and at most half an hour")
{
    CHECK(mgpu__debug_limit(1) == 1);
    CHECK(mgpu__debug_limit(1024) == 1);
    CHECK(mgpu__debug_limit(1025) == 2);
    CHECK(mgpu__debug_limit(UINT64_MAX) == 1757812500u);
}

TEST_CASE("mgpu_debug_text: lanes are one, all or a mask")
{
    mgpu_debug_record r = record();
    for (uint32_t lane = 0; lane < 32; lane++) {
        r.lanes = 1u << lane;
        CHECK(text(r).find(", lane " + std::to_string(lane) + " at gemm") != std::string::npos);
    }
    r.lanes = 0x80000001;
    CHECK(text(r).find(", lanes of mask 0x80000001 at gemm.cu:123: ") != std::string::npos);
}

TEST_CASE("mgpu_debug_text: where is a file and its line, or nothing")
{
    mgpu_debug_record r = record();
    memset(r.file, 'x', sizeof r.file); /* no end: 31 are taken */
    r.line = 4000000000;
    CHECK(text(r).find("lane 0 at " + std::string(31, 'x') + ":4000000000: waited") !=
          std::string::npos);
    r.line = 0;
    CHECK(text(r).find("warp 9, lane 0: waited") != std::string::npos);
}

TEST_CASE("mgpu_debug_text: 640 bytes are enough, with 100 characters of a kernel's name")
{
    mgpu_debug_record r = record();
    const std::string name(100, 'k');
    r.kernel = name.c_str();
    r.word = word(1048575, 1048575, 1, -1048575);
    r.waited_ns = 1800000000000;
    r.expected = UINT64_MAX;
    r.issued = UINT64_MAX - 1;
    r.booked = 1;
    r.block[0] = r.block[1] = r.block[2] = 0x7FFFFFFF;
    r.cluster_rank = 15;
    r.warp = 31;
    r.lanes = 0x80000001;
    r.bar = 0xFFFFFFF8;
    r.index = r.iteration = r.line = UINT32_MAX;
    memset(r.name, 'n', sizeof r.name);
    memset(r.role, 'r', sizeof r.role);
    memset(r.file, 'f', sizeof r.file);
    CAPTURE(text(r), text(r).size());
    CHECK(text(r).size() > 590);
    CHECK(text(r).size() < 639);
    CHECK(text(r).find("; its word is 0x") == text(r).size() - 32);
}

TEST_CASE("mgpu_debug_text: a record that is not complete says no more than that")
{
    mgpu_debug_record r = record();
    r.complete = 0;
    CHECK(text(r) == "a warp that the end of the grid kept from saying more");
    r = record();
    r.kernel = NULL;
    CHECK(text(r).find("kernel \"?\", block (2,3,4)") == 0);
}

TEST_CASE("mgpu_debug_text: a text that is too short is terminated")
{
    const mgpu_debug_record r = record();
    const std::string whole = text(r);
    for (size_t bytes = 1; bytes <= whole.size() + 1; bytes++) {
        char line[640];
        memset(line, '#', sizeof line);
        CHECK(mgpu_debug_text(&r, line, bytes) == line);
        CHECK(std::string(line) == whole.substr(0, bytes - 1));
        CHECK(line[bytes] == '#');
    }
}

TEST_CASE("mgpu_debug_report: pages of its own, and one layout for host and GPU")
{
    CHECK(alignof(mgpu_debug_report) == 4096);
    CHECK(sizeof(mgpu_debug_report) % 4096 == 0);
    CHECK(sizeof(mgpu_debug_record) == 160);
    CHECK(offsetof(mgpu_debug_record, name) == 96);
    CHECK(offsetof(mgpu_debug_record, file) == 128);
    CHECK(offsetof(mgpu_debug_report, record) % 8 == 0);
}
