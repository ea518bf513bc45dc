/* tests/emu/check/test_timeline.cpp - the file of a timeline: launches behind each other, an end that is told.
 * SPDX-License-Identifier: MIT
 *
 * What is in it, and that it can be read, is in emu/reports.py.
 */
#include "emu/model.h"

#include <fstream>

typedef struct {
    uint32_t *flag;
    uint32_t rounds;
} timeline_args;

MGPU_KERNEL(timeline_long, timeline_args, p, 32, 1)
{
    if (threadIdx.x == 0)
        for (uint32_t i = 0; i < p->rounds; i++)
            __threadfence();
}

TEST_CASE("a timeline that is long enough ends, and says so; the next launch stands behind it")
{
    model m;
    temporary_file file;
    m.config.trace = file.path();
    REQUIRE(m.run(timeline_long_kernel, 1, 32, timeline_args{nullptr, (1u << 18) + 10}) ==
            MGPU_OK);
    CHECK(m.lints == "MGPU_EMU_TRACE: a timeline of 262144 slices is enough: 10 are left out");
    REQUIRE(m.run(timeline_long_kernel, 1, 32, timeline_args{nullptr, 3}) == MGPU_OK);
    CHECK(m.lints == "");
    std::ifstream in(file.path());
    std::string line, last;
    uint32_t lines = 0, ends = 0, second = 0;
    while (std::getline(in, line)) {
        lines++;
        ends += line == "]}";
        second += line.find("\"pid\": 2000000") != std::string::npos;
        last = line;
    }
    CHECK(last == "]}");
    CHECK(ends == 1);
    CHECK(second == 2 + 3);
    CHECK(lines == 3 + 2 * 2 + (1u << 18) + 3);
}
