/* tests/emu/core/test_json.cpp - reports as lines of JSON: quotes, one object a line, a file that cannot be written.
 * SPDX-License-Identifier: MIT
 *
 * That Python reads them, and what is in them, is in emu/reports.py.
 */
#include "emu/model.h"

#include <fstream>

typedef struct {
    uint32_t unused;
} json_args;

static const int fails = __LINE__ + 6;

MGPU_KERNEL(json_quotes, json_args, p, 32, 1)
{
    (void)p;
    if (threadIdx.x == 0)
        mgpu_emu_fail("a \"word\", a back\\slash,\na line and a \t");
}

TEST_CASE("a report is one line of JSON, with its quotes")
{
    model m;
    temporary_file file;
    m.config.report_json = file.path();
    CHECK(m.run(json_quotes_kernel, 1, 32, json_args{0}) == MGPU_ERROR_FAULT);
    std::ifstream in(file.path());
    std::string line, launch, none;
    REQUIRE(std::getline(in, line));
    REQUIRE(std::getline(in, launch));
    CHECK_FALSE(std::getline(in, none));
    INFO(line);
    CHECK(line.find(
              "{\"kind\": \"report\", \"severity\": \"error\", \"kernel\": \"json_quotes\", "
              "\"status\": \"MGPU_ERROR_FAULT\", \"file\": \"test_json.cpp\", "
              "\"function\": \"json_quotes\", \"line\": " +
              std::to_string(fails) + ", \"text\": \"test_json.cpp:") == 0);
    CHECK(line.find(
              "a \\\"word\\\", a back\\\\slash,\\u000aa line and a \\u0009; thread (0,0,0)") !=
          std::string::npos);
    CHECK(launch == "{\"kind\": \"launch\", \"kernel\": \"json_quotes\", \"status\": "
                    "\"MGPU_ERROR_FAULT\", \"errors\": 1, \"lints\": 0, \"hazards\": 0, "
                    "\"suppressed\": 0, \"dropped\": 0, \"forgotten\": 0}");
}
