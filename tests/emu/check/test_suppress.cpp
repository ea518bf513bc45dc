/* tests/emu/check/test_suppress.cpp - hazards that are kept back: by line, file, function; the tail says so.
 * SPDX-License-Identifier: MIT
 */
#include "emu/model.h"

namespace
{

typedef struct {
    uint32_t *line; /* [4]: of the second access at 1 and 3 */
} suppress_args;

#define MARK(k, statement) (p->line[k] = __LINE__, statement)

std::string
at(uint32_t line)
{
    return "test_suppress.cpp:" + std::to_string(line);
}

const mgpu_emu_hazard &
hazard(uint32_t index)
{
    const mgpu_emu_hazard *all = nullptr;
    REQUIRE(mgpu_emu_last_hazards(&all) > index);
    return all[index];
}

} // namespace

/* Warp 1 reads in two lines what warp 0 writes. */
MGPU_KERNEL(suppress_twice, suppress_args, p, 64, 1)
{
    MGPU_SHARED(uint32_t, word, 32);
    const uint32_t to = mgpu_smem_addr(word) + 4 * (threadIdx.x % 32);
    if (threadIdx.x < 32) {
        mgpu_st_shared_b32(to, 1);
    } else {
        MARK(1, (void)mgpu_ld_shared_b32(to));
        MARK(3, (void)mgpu_ld_shared_b32(to));
    }
}

TEST_CASE("a rule and its place are kept back, with a reason; the tail says so")
{
    model m;
    uint32_t line[4] = {0};
    const mgpu_emu_hazard *all = nullptr;
    const suppress_args a = {line};
    REQUIRE(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    REQUIRE(mgpu_emu_suppress(6, at(line[1]).c_str(), "a race that is meant") == MGPU_OK);
    REQUIRE(mgpu_emu_suppress(1, "suppress_twice()", "never there") == MGPU_OK);
    REQUIRE(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
    CHECK(mgpu_emu_last_hazards(&all) == 1);
    CHECK(hazard(0).second.line == line[3]);
    CHECK(m.lints ==
          "hazard 6 at " + at(line[1]) + " is suppressed, 32 times: a race that is meant");
    CHECK(mgpu_emu_last_stats().suppressed == 32);
    REQUIRE(mgpu_emu_suppress(6, "suppress_twice()", "by its function") == MGPU_OK);
    REQUIRE(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_emu_last_hazards(&all) == 0);
    CHECK(m.lints.find(
              "; hazard 6 at suppress_twice() is suppressed, 32 times: by its function") !=
          std::string::npos);
    m.lints.clear();
    CHECK(mgpu_emu_suppress_end() == 1);
    CHECK(m.lints ==
          "mgpu_emu_suppress: hazard 1 at suppress_twice() (never there) has kept nothing "
          "back: remove it, or correct its place");
    REQUIRE(mgpu_emu_suppress(6, "test_suppress.cpp", "by its file") == MGPU_OK);
    CHECK(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_OK);
    CHECK(mgpu_emu_suppress_end() == 0);
    CHECK(m.run(suppress_twice_kernel, 1, 64, a) == MGPU_ERROR_FAULT);
}

TEST_CASE("what cannot be suppressed is refused")
{
    model m;
    mgpu_emu_configure(m.config);
    CHECK(mgpu_emu_suppress(30, "x.cu", "no such rule") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(m.says({"mgpu_emu_suppress: hazard 30 at \"x.cu\": the number of a rule, a place as "
                  "\"kernel.cu:46\", \"kernel.cu\" or \"function()\", and a reason"}));
    CHECK(mgpu_emu_suppress(6, "", "no place") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_suppress(6, "x.cu", "") == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_emu_suppress(6, nullptr, nullptr) == MGPU_ERROR_INVALID_ARGUMENT);
    for (int i = 0; i < 64; i++)
        REQUIRE(mgpu_emu_suppress(6, "x.cu", "room for 64") == MGPU_OK);
    CHECK(mgpu_emu_suppress(6, "x.cu", "one more") == MGPU_ERROR_OUT_OF_MEMORY);
    CHECK(mgpu_emu_suppress_end() == 64);
}
