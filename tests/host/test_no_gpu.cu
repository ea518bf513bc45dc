/* tests/host/test_no_gpu.cu - what a program for GPUs says where there is none.
 * SPDX-License-Identifier: MIT
 *
 * Built by nvcc, and not linked with tests/gpu.cpp: it runs on every machine, and hides the
 * GPUs of one that has some.
 */
#include <mgpu/host/device.h>
#include <mgpu/host/launch.h>
#include <mgpu/host/memory.h>
#include <mgpu/host/tensor_map.h>

#include "catch.h"

#include <cstdlib>
#include <string>

namespace
{

/* Before the CUDA runtime looks. */
const int hidden = setenv("CUDA_VISIBLE_DEVICES", "", 1);

struct args {
    int n;
};

void
check_reason(const std::string &text)
{
    INFO(text);
    CHECK((text.find("no NVIDIA driver is installed (") != std::string::npos ||
           text.find("no NVIDIA GPU is visible (") != std::string::npos));
    CHECK((text.find("MGPU_EMULATE=1") != std::string::npos ||
           text.find("CUDA_VISIBLE_DEVICES") != std::string::npos));
}

} // namespace

MGPU_KERNEL(idle, args, p, 32, 1)
{
    (void)p;
}

TEST_CASE("without a GPU")
{
    REQUIRE(hidden == 0);
    mgpu_issues why;

    SECTION("device")
    {
        mgpu_device_info info;
        REQUIRE(mgpu_device_query(&info) == MGPU_NO_DEVICE);
        check_reason(info.reason);
        mgpu_timer timer;
        CHECK(mgpu_timer_create(&timer) == MGPU_NO_DEVICE);
        CHECK(mgpu_timer_destroy(&timer) == MGPU_OK);
    }
    SECTION("memory")
    {
        void *p = &why;
        CHECK(mgpu_malloc(&p, 16) == MGPU_NO_DEVICE);
        CHECK(p == NULL);
        CHECK(mgpu_sync(NULL) == MGPU_NO_DEVICE);
    }
    SECTION("launch")
    {
        args a = {0};
        REQUIRE(mgpu_launch(&idle_kernel, mgpu_launch_1d(1, 32), &a, &why) == MGPU_NO_DEVICE);
        REQUIRE(why.count == 1);
        CHECK(std::string(why.item[0].text).find("kernel \"idle\": ") == 0);
        check_reason(why.item[0].text);
        /* what is wrong anywhere is told first */
        CHECK(mgpu_launch(&idle_kernel, mgpu_launch_1d(1, 64), &a, &why) == MGPU_THREAD_LIMIT);
    }
    SECTION("tensor map")
    {
        mgpu_tensor_map map;
        alignas(16) static float x[64];
        mgpu_tensor_map_desc d = mgpu_tensor_map_1d(MGPU_F32, x, 64, 64);
        REQUIRE(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_NO_DEVICE);
        REQUIRE(why.count == 1);
        check_reason(why.item[0].text);
        d.box[0] = 0;
        CHECK(mgpu_tensor_map_tiled(&map, d, &why) == MGPU_INVALID_TENSOR_MAP);
    }
}
