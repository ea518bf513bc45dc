/* tests/test_config.cpp - one version number, and the words of config.h in a plain C++ build.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/config.h>

#include "catch.h"

#include <fstream>
#include <regex>
#include <string>

static std::string
first_match(const char *file, const char *pattern)
{
    std::ifstream in(std::string(MGPU_SOURCE_ROOT) + "/" + file);
    INFO("cannot read " << file);
    REQUIRE(in.good());
    std::smatch m;
    for (std::string line; std::getline(in, line);)
        if (std::regex_search(line, m, std::regex(pattern)))
            return m[1];
    return "";
}

TEST_CASE("version")
{
    const std::string config = std::to_string(MGPU_VERSION_MAJOR) + "." +
                               std::to_string(MGPU_VERSION_MINOR) + "." +
                               std::to_string(MGPU_VERSION_PATCH);
    CHECK(first_match("VERSION", "^([0-9.]+)$") == config);
    CHECK(first_match("CHANGELOG.md", "^## ([0-9]+\\.[0-9]+\\.[0-9]+) ") == config);
    CHECK(MGPU_VERSION ==
          MGPU_VERSION_MAJOR * 10000 + MGPU_VERSION_MINOR * 100 + MGPU_VERSION_PATCH);
}

TEST_CASE("a plain C++ build has arithmetic and no device functions")
{
    CHECK(MGPU_CUDA_SOURCE == 0);
    CHECK(MGPU_EMULATE == 0);
    CHECK(MGPU_HAS_DEVICE == 0);
    CHECK(MGPU_DEVICE_PASS == 0);
    CHECK(MGPU_HOST_CUDA == 0);
    CHECK(MGPU_DEBUG == 0);
}

/* Outside a device pass a requirement holds: the target is checked where code is made for it. */
MGPU_REQUIRE(WGMMA);
MGPU_REQUIRE(TCGEN05);
