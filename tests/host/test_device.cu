/* tests/host/test_device.cu - what the machine says of itself, and its clock.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/host/device.h>
#include <mgpu/host/memory.h>

#include "catch.h"

#include <cstring>
#include <ctime>
#include <string>

TEST_CASE("mgpu_device_query")
{
    mgpu_device_info info;
    std::memset(&info, 0xdb, sizeof info);
    REQUIRE(mgpu_device_query(&info) == MGPU_OK);
    CHECK(std::string(info.reason).empty());
    CHECK(std::strlen(info.name) > 0);
    CHECK(info.sm_major >= 9);
    CHECK(info.multiprocessors >= 1);
    CHECK(info.smem_per_block_bytes >= 48 * 1024);
    CHECK(info.smem_per_sm_bytes >= info.smem_per_block_bytes);
    if (info.sm_major == 9) {
        CHECK(info.smem_per_block_bytes == 227 * 1024);
        CHECK(info.smem_per_sm_bytes == 228 * 1024);
    }
    CHECK(info.is_model == (MGPU_EMULATE == 1));
    CHECK((info.driver_version >= 12000) == (MGPU_EMULATE == 0));
    CHECK((info.runtime_version >= 12000) == (MGPU_EMULATE == 0));
    CHECK((info.l2_bytes > 0) == (MGPU_EMULATE == 0));
    CHECK(mgpu_device_query(NULL) == MGPU_ERROR_INVALID_ARGUMENT);
}

#if MGPU_EMULATE
static double
monotonic_ms()
{
    struct timespec now;
    REQUIRE(clock_gettime(CLOCK_MONOTONIC, &now) == 0);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec * 1e-6;
}

TEST_CASE("mgpu_timer: a clock that nobody sets")
{
    const double before = monotonic_ms(), now = (double)mgpu_emu_now_ns() * 1e-6,
                 after = monotonic_ms();
    CHECK(before <= now);
    CHECK(now <= after);
}
#endif

TEST_CASE("mgpu_timer")
{
    const size_t bytes = 64 << 20;
    void *p = NULL;
    mgpu_timer timer;
    double ms = -1;
    REQUIRE(mgpu_malloc(&p, bytes) == MGPU_OK);
    REQUIRE(mgpu_timer_create(&timer) == MGPU_OK);
    CHECK(mgpu_timer_elapsed_ms(&timer, &ms) == MGPU_ERROR_INVALID_ARGUMENT); /* no marks yet */
    REQUIRE(mgpu_timer_start(&timer, NULL) == MGPU_OK);
    REQUIRE(mgpu_memset(p, 1, bytes, NULL) == MGPU_OK);
    REQUIRE(mgpu_timer_stop(&timer, NULL) == MGPU_OK);
    REQUIRE(mgpu_timer_elapsed_ms(&timer, &ms) == MGPU_OK);
    CHECK(ms > 1e-3); /* 64 MiB in a microsecond would be 67 TB/s */
    CHECK(ms < 60e3);
    CHECK(mgpu_timer_destroy(&timer) == MGPU_OK);
    CHECK(mgpu_timer_destroy(NULL) == MGPU_OK);
    CHECK(mgpu_timer_create(NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_timer_start(NULL, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_timer_stop(NULL, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_timer_elapsed_ms(NULL, &ms) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_timer_elapsed_ms(&timer, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    CHECK(mgpu_free(p) == MGPU_OK);
}
