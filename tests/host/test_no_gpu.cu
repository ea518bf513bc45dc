/* tests/host/test_no_gpu.cu - what a program for GPUs says where none can be used.
 * SPDX-License-Identifier: MIT
 *
 * Built by nvcc, and not linked with tests/gpu.cpp: it runs on every machine, and hides the
 * GPUs of one that has some. It also runs with the driver of fake_driver.c, whose
 * MGPU_TEST_DRIVER and MGPU_TEST_CUINIT say what is to be expected.
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

int
number(const char *name)
{
    const char *text = std::getenv(name);
    return text != NULL ? std::atoi(text) : 0;
}

std::string
release(int version)
{
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

const int driver = number("MGPU_TEST_DRIVER"), cuinit = number("MGPU_TEST_CUINIT");

mgpu_status
expected()
{
    return driver != 0 && cuinit != cudaErrorNoDevice ? MGPU_ERROR_DRIVER_TOO_OLD
                                                      : MGPU_ERROR_NO_DEVICE;
}

/* The sentence, from its first word to its last. */
void
check_reason(const std::string &text)
{
    INFO(text);
    if (driver == 0) /* there may be one, of this machine */
        CHECK((text == "no NVIDIA driver is installed (cudaErrorInsufficientDriver): install "
                       "one, or build for the model with MGPU_EMULATE=1" ||
               text == "no NVIDIA GPU is visible (cudaErrorNoDevice): look at nvidia-smi and "
                       "at CUDA_VISIBLE_DEVICES"));
    else if (cuinit == cudaErrorNoDevice)
        CHECK(text == "no NVIDIA GPU is visible (cudaErrorNoDevice): look at nvidia-smi and at "
                      "CUDA_VISIBLE_DEVICES");
    else if (driver < CUDART_VERSION)
        CHECK(text == "the NVIDIA driver serves CUDA " + release(driver) +
                          " and this program was built with CUDA " + release(CUDART_VERSION) +
                          " (cudaErrorInsufficientDriver): update the driver");
    else
        CHECK(text == "libcuda.so.1 is of CUDA " + release(driver) +
                          ", and the NVIDIA kernel driver or the GPU does not go with it (" +
                          (cuinit == cudaErrorSystemDriverMismatch
                               ? "cudaErrorSystemDriverMismatch"
                               : "cudaErrorCallRequiresNewerDriver") +
                          "): update the driver and restart the machine");
}

/* The sentence behind `head`, the one issue. */
void
check_issue(const mgpu_issues &why, const std::string &head)
{
    REQUIRE(why.count == 1);
    const std::string text = why.item[0].text;
    INFO(text);
    CHECK(why.item[0].status == expected());
    REQUIRE(text.find(head) == 0);
    check_reason(text.substr(head.size()));
}

} // namespace

MGPU_KERNEL(idle, args, p, 32, 1)
{
    (void)p;
}

TEST_CASE("without a usable GPU")
{
    REQUIRE(hidden == 0);
    mgpu_issues why;

    SECTION("device")
    {
        mgpu_device_info info;
        REQUIRE(mgpu_device_query(&info) == expected());
        check_reason(info.reason);
        mgpu_timer timer;
        CHECK(mgpu_timer_create(&timer) == expected());
        CHECK(mgpu_timer_destroy(&timer) == MGPU_OK);
    }
    SECTION("memory")
    {
        void *p = &why;
        CHECK(mgpu_malloc(&p, 16) == expected());
        CHECK(p == NULL);
        CHECK(mgpu_sync(NULL) == expected());
    }
    SECTION("launch")
    {
        args a = {0};
        REQUIRE(mgpu_launch(&idle_kernel, mgpu_launch_1d(1, 32), &a, &why) == expected());
        check_issue(why, "kernel \"idle\": ");
    }
    SECTION("tensor map")
    {
        mgpu_tensor_map map;
        alignas(16) static float x[64];
        const mgpu_tensor_map_desc d = mgpu_tensor_map_1d(MGPU_DTYPE_F32, x, 64, 64);
        REQUIRE(mgpu_tensor_map_tiled(&map, d, &why) == expected());
        check_issue(why, "tensor map: ");
    }
}

/* What is wrong on any machine is told first, though no driver can be asked. */
TEST_CASE("without a usable GPU: mistakes")
{
    mgpu_issues why;
    SECTION("launch")
    {
        const args a = {0};
        const mgpu_launch_config good = mgpu_launch_1d(4, 32);
        const mgpu_kernel *const k = &idle_kernel;
        mgpu_launch_config c = good;
        c.block.x = 64;
        CHECK(mgpu_launch(k, c, &a, &why) == MGPU_ERROR_THREAD_LIMIT);
        CHECK(std::string(why.item[0].text) ==
              "kernel \"idle\": a block of 64 threads, and it was compiled for at most 32: "
              "launch fewer, or raise `threads` of MGPU_KERNEL");
        c = good;
        c.cluster.x = 3;
        CHECK(mgpu_launch(k, c, &a, &why) == MGPU_ERROR_GRID_LIMIT);
        CHECK(std::string(why.item[0].text) ==
              "kernel \"idle\": grid.x is 4, not a multiple of cluster.x, 3: launch 6 blocks "
              "and let the kernel skip the surplus");
        c = mgpu_launch_1d(32, 32);
        c.cluster.x = 32;
        CHECK(mgpu_launch(k, c, &a, &why) == MGPU_ERROR_CLUSTER_LIMIT);
        CHECK(std::string(why.item[0].text) ==
              "kernel \"idle\": a cluster of 32 blocks; 8 are possible on every GPU with "
              "clusters, 16 on some: make it smaller");
        CHECK(mgpu_launch(NULL, good, &a, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(mgpu_launch(k, good, NULL, &why) == MGPU_ERROR_INVALID_ARGUMENT);
    }
    SECTION("tensor map")
    {
        alignas(64) static unsigned char x[4096];
        const mgpu_tensor_map_desc good =
            mgpu_tensor_map_2d(MGPU_DTYPE_BF16, x, 16, 64, 128, 16, 64);
        mgpu_tensor_map map;
        mgpu_tensor_map_desc d[4] = {good, good, good, good};
        const char *const words[4] = {
            "an aligned element (it is 2 bytes past one)",
            "strides_bytes[0] is 136, not a multiple of 16 (the step of dim 1): pad it to 144 "
            "bytes, 72 elements of bf16",
            "strides_bytes[0] is 60, not a multiple of 16, but the number of elements below "
            "dim 1: strides are in bytes; did you mean 120?",
            "box[0] is 64 elements of bf16, 128 bytes, more than the 64 of the swizzle: at "
            "most 32 elements; move a wider tile with several boxes"};
        d[0].global = x + 2;
        d[1].strides_bytes[0] = 136;
        d[2].dims[0] = d[2].strides_bytes[0] = 60;
        d[3].swizzle = MGPU_SWIZZLE_64B;
        for (int i = 0; i < 4; i++) {
            CHECK(mgpu_tensor_map_tiled(&map, d[i], &why) == MGPU_ERROR_INVALID_TENSOR_MAP);
            REQUIRE(why.count == 1);
            INFO(why.item[0].text);
            CHECK(std::string(why.item[0].text).find(words[i]) != std::string::npos);
        }
        CHECK(mgpu_tensor_map_tiled(NULL, good, &why) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(std::string(why.item[0].text) ==
              "tensor map: map is 0 (NULL): pass a mgpu_tensor_map");
    }
    SECTION("memory")
    {
        void *p = &why;
        CHECK(mgpu_malloc(NULL, 16) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(mgpu_malloc(&p, 0) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(mgpu_copy_to(NULL, &why, 16, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(mgpu_copy_from(&why, NULL, 16, NULL) == MGPU_ERROR_INVALID_ARGUMENT);
    }
}
