/* tests/test_launch_rules.cpp - each limit of a launch: its sentence, and the legal neighbour.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/launch_rules.h>

#include "catch.h"

#include <string>

namespace
{

void
entry(void)
{
}

struct sizes {
    mgpu_dim3 grid, block, cluster;
};

const mgpu_kernel scale = {"scale", entry, 16, 512, 1, 0, NULL};
const int args = 0;

sizes
legal()
{
    return {mgpu_make_dim3(48, 4, 2), mgpu_make_dim3(128, 2, 2), mgpu_make_dim3(4, 2, 1)};
}

mgpu_status
check(const sizes &s, mgpu_issues *why)
{
    return mgpu__launch_check(&scale, s.grid, s.block, s.cluster, &args, why);
}

void
check_legal(const sizes &s)
{
    mgpu_issues why;
    why.count = 99; /* a check empties it */
    const mgpu_status status = check(s, &why);
    INFO((why.count > 0 ? why.item[0].text : "no issue"));
    CHECK(status == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(check(s, NULL) == MGPU_OK);
}

/* Exactly one violation, in this place, with these numbers and these words. */
void
check_refused(const sizes &s, mgpu_status expected, const char *field, int index, int64_t got,
              int64_t want, const std::string &words)
{
    mgpu_issues why;
    REQUIRE(check(s, &why) == expected);
    CHECK(check(s, NULL) == expected);
    const mgpu_issue &i = why.item[0];
    const std::string text = i.text;
    INFO(text);
    CHECK(why.count == 1);
    CHECK(i.status == expected);
    CHECK(std::string(i.field) == field);
    CHECK(i.index == index);
    CHECK(i.got == got);
    CHECK(i.want == want);
    CHECK(text == "kernel \"scale\": " + words);
}

} // namespace

TEST_CASE("grid")
{
    sizes s = legal();
    s.cluster = mgpu_make_dim3(1, 1, 1);
    s.grid = mgpu_make_dim3(2147483647, 65535, 65535);
    check_legal(s);
    s.grid.x++;
    check_refused(s, MGPU_ERROR_GRID_LIMIT, "grid", 0, 2147483648, 2147483647,
                  "grid.x is 2147483648, not 1 to 2147483647: put the blocks into another "
                  "dimension");
    s.grid = mgpu_make_dim3(1, 65536, 1);
    check_refused(s, MGPU_ERROR_GRID_LIMIT, "grid", 1, 65536, 65535,
                  "grid.y is 65536, not 1 to 65535: put the blocks into another dimension");
    s.grid = mgpu_make_dim3(1, 1, 0);
    check_refused(s, MGPU_ERROR_GRID_LIMIT, "grid", 2, 0, 1,
                  "grid.z is 0, not 1 to 65535: skip a launch without work");
}

TEST_CASE("block")
{
    sizes s = legal();
    s.block = mgpu_make_dim3(2, 4, 64);
    check_legal(s);
    s.block = mgpu_make_dim3(2, 2, 65);
    check_refused(s, MGPU_ERROR_THREAD_LIMIT, "block", 2, 65, 64,
                  "block.z is 65, not 1 to 64 threads: launch more and smaller blocks");
    s.block = mgpu_make_dim3(2, 0, 2);
    check_refused(s, MGPU_ERROR_THREAD_LIMIT, "block", 1, 0, 1,
                  "block.y is 0, not 1 to 1024 threads: start with mgpu_launch_1d(), which "
                  "sets it");
    s.block = mgpu_make_dim3(513, 1, 1);
    check_refused(s, MGPU_ERROR_THREAD_LIMIT, "block", -1, 513, 512,
                  "a block of 513 threads, and it was compiled for at most 512: launch fewer, "
                  "or raise `threads` of MGPU_KERNEL");
}

TEST_CASE("cluster")
{
    sizes s = legal();
    s.cluster = mgpu_make_dim3(4, 4, 1);
    check_legal(s);
    s.cluster.z = 2;
    check_refused(s, MGPU_ERROR_CLUSTER_LIMIT, "cluster", -1, 32, 16,
                  "a cluster of 32 blocks; 8 are possible on every GPU with clusters, 16 on "
                  "some: make it smaller");
    s.cluster = mgpu_make_dim3(1, 0, 1);
    check_refused(s, MGPU_ERROR_CLUSTER_LIMIT, "cluster", 1, 0, 1,
                  "cluster.y is 0: start with mgpu_launch_1d(), which sets it to 1");
    s.cluster = mgpu_make_dim3(5, 1, 1);
    check_refused(s, MGPU_ERROR_GRID_LIMIT, "grid", 0, 48, 5,
                  "grid.x is 48, not a multiple of cluster.x, 5: launch 50 blocks and let the "
                  "kernel skip the surplus");
}

TEST_CASE("kernel and arguments")
{
    const sizes s = legal();
    mgpu_kernel empty = scale, taciturn = scale;
    mgpu_issues why;
    empty.entry = NULL;
    taciturn.args_bytes = 0;
    CHECK(mgpu__launch_check(NULL, s.grid, s.block, s.cluster, &args, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) == "launch: kernel is NULL: pass &name_kernel, which "
                                           "MGPU_KERNEL(name, ...) defines");
    CHECK(mgpu__launch_check(&empty, s.grid, s.block, s.cluster, &args, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text).find("kernel->entry is NULL") != std::string::npos);
    CHECK(mgpu__launch_check(&scale, s.grid, s.block, s.cluster, NULL, &why) ==
          MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(std::string(why.item[0].text) == "kernel \"scale\": args is NULL, and it takes 16 "
                                           "bytes: pass the address of its argument struct");
    CHECK(mgpu__launch_check(&taciturn, s.grid, s.block, s.cluster, NULL, &why) == MGPU_OK);
}

TEST_CASE("all that is wrong, also where products pass 64 bits")
{
    mgpu_issues why;
    sizes s = legal();
    s.block = s.cluster = mgpu_make_dim3(1u << 22, 1u << 21, 1u << 21);
    CHECK(check(s, &why) != MGPU_OK);
    REQUIRE(why.count == 8); /* three of the grid, five of the other two */
    CHECK(std::string(why.item[6].text).find("a block of 9223372036854775807 threads") !=
          std::string::npos);
    CHECK(std::string(why.item[7].text).find("a cluster of 9223372036854775807 blocks") !=
          std::string::npos);
    for (const mgpu_issue &i : why.item)
        if (&i < why.item + why.count)
            CHECK(std::string(i.text).size() < sizeof i.text - 1); /* whole, not cut */
}

TEST_CASE("shared memory")
{
    mgpu_issues why;
    why.count = 0;
    CHECK(mgpu__launch_check_smem(&scale, 1024, 231424, 232448, "this GPU", &why) == MGPU_OK);
    CHECK(why.count == 0);
    CHECK(mgpu__launch_check_smem(&scale, 1024, 231425, 232448, "this GPU", &why) ==
          MGPU_ERROR_SMEM_LIMIT);
    REQUIRE(why.count == 1);
    CHECK(why.item[0].got == 231425);
    CHECK(why.item[0].want == 231424);
    CHECK(std::string(why.item[0].text) ==
          "kernel \"scale\": smem_bytes is 231425 and there are 1024 static bytes: 232449 in "
          "all, and a block of this GPU may have 232448: use fewer stages or smaller tiles");
}
