/* tests/device.h - what a test of device code needs: buffers, a launch that is checked, records.
 * SPDX-License-Identifier: MIT
 *
 *     device_buffer<float> out(128);                       // every byte is 0xDB
 *     launch(&scale_kernel, mgpu_launch_1d(1, 128), args); // CHECKs the status, waits
 *     std::vector<float> got = out.download();
 *     record("out", got);                                  // for a comparison GPU / model
 */
#ifndef MGPU_TESTS_DEVICE_H
#define MGPU_TESTS_DEVICE_H

#include <mgpu/kernel.h>
#include <mgpu/host/launch.h>
#include <mgpu/host/memory.h>
#include <mgpu/host/tensor_map.h>

#include "catch.h"

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>
#include <vector>

/* Has a launch failed? On a GPU nothing works after a fault. */
inline bool &
launch_failed()
{
    static bool failed = false;
    return failed;
}

/* Memory that kernels see. It starts poisoned, so that an element nobody wrote shows. */
template <typename T> class device_buffer
{
  public:
    explicit device_buffer(size_t count) : count_(count)
    {
        REQUIRE(mgpu_malloc(&p_, bytes()) == MGPU_OK);
        REQUIRE(mgpu_memset(p_, 0xDB, bytes(), NULL) == MGPU_OK);
    }
    explicit device_buffer(const std::vector<T> &from) : device_buffer(from.size())
    {
        upload(from);
    }
    ~device_buffer()
    {
        const mgpu_status status = mgpu_free(p_); /* the model looks for stores out of bounds */
        const bool freed = status == MGPU_OK || (launch_failed() && !MGPU_EMULATE);
        CHECK(freed);
    }
    device_buffer(const device_buffer &) = delete;
    device_buffer &operator=(const device_buffer &) = delete;

    T *ptr() const
    {
        return static_cast<T *>(p_);
    }
    size_t size() const
    {
        return count_;
    }
    size_t bytes() const
    {
        return count_ * sizeof(T);
    }
    void upload(const std::vector<T> &from)
    {
        REQUIRE(from.size() == count_);
        REQUIRE(mgpu_copy_to(p_, from.data(), bytes(), NULL) == MGPU_OK);
        REQUIRE(mgpu_sync(NULL) == MGPU_OK);
    }
    std::vector<T> download() const
    {
        std::vector<T> to(count_);
        REQUIRE(mgpu_copy_from(to.data(), p_, bytes(), NULL) == MGPU_OK);
        REQUIRE(mgpu_sync(NULL) == MGPU_OK);
        return to;
    }

  private:
    void *p_ = NULL;
    size_t count_;
};

/* Launch, wait, and answer the first status that is not MGPU_OK; `issues` has its sentences. */
template <typename Args>
mgpu_status
try_launch(const mgpu_kernel *kernel, mgpu_launch_config config, const Args &args,
           mgpu_issues *issues)
{
    issues->count = 0;
    mgpu_status status = mgpu_launch(kernel, config, &args, issues);
    if (status == MGPU_OK)
        status = mgpu_sync(config.stream);
    launch_failed() |= status != MGPU_OK;
    return status;
}

/* All sentences of `issues`, a line each. */
inline std::string
issue_text(const mgpu_issues &issues)
{
    std::string all;
    for (int i = 0; i < issues.count && i < MGPU_ISSUES_MAX; i++)
        all += std::string(issues.item[i].text) + "\n";
    return all;
}

/* "" or where two memories begin to differ: a test says that, and not what is in both. */
template <typename T>
std::string
difference(const std::vector<T> &got, const std::vector<T> &want)
{
    if (got.size() != want.size())
        return std::to_string(got.size()) + " elements, wanted " + std::to_string(want.size());
    size_t first = 0, wrong = 0;
    for (size_t i = got.size(); i-- > 0;)
        if (std::memcmp(&got[i], &want[i], sizeof(T)) != 0) {
            first = i;
            wrong++;
        }
    if (wrong == 0)
        return "";
    std::string bytes[2];
    for (int which = 0; which < 2; which++)
        for (size_t i = sizeof(T); i-- > 0;) {
            const T *from = which == 0 ? &got[first] : &want[first];
            char two[3];
            std::snprintf(two, sizeof two, "%02x",
                          reinterpret_cast<const unsigned char *>(from)[i]);
            bytes[which] += two;
        }
    return std::to_string(wrong) + " of " + std::to_string(got.size()) +
           " elements differ, the first at " + std::to_string(first) + ": 0x" + bytes[0] +
           ", wanted 0x" + bytes[1];
}

/* Make the map of a description; anything but MGPU_OK fails the test and shows why. */
inline void
encode(mgpu_tensor_map &map, const mgpu_tensor_map_desc &desc)
{
    mgpu_issues why;
    const mgpu_status status = mgpu_tensor_map_tiled(&map, desc, &why);
    INFO(issue_text(why));
    REQUIRE(status == MGPU_OK);
}

/* Launch and wait; anything but MGPU_OK fails the test and shows why. */
template <typename Args>
void
launch(const mgpu_kernel *kernel, mgpu_launch_config config, const Args &args)
{
    mgpu_issues issues;
    mgpu_status status = try_launch(kernel, config, args, &issues);
    INFO(kernel->name << ": " << mgpu_status_string(status) << "\n" << issue_text(issues));
    REQUIRE(status == MGPU_OK);
}

/* With MGPU_TEST_DUMP=<folder>: write `bytes` of host memory to <folder>/<test>.<name>.bin, so
 * that a run on a GPU and one in the model (MGPU_EMU_NUMERICS=exact) can be compared. A second
 * record of a name goes behind the first. */
inline void
record(const char *name, const void *host, size_t bytes)
{
    const char *folder = std::getenv("MGPU_TEST_DUMP");
    if (folder == NULL || *folder == 0)
        return;
    std::string stem = Catch::getResultCapture().getCurrentTestName() + "." + name;
    for (char &c : stem)
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '.')
            c = '_';
    const std::string path = std::string(folder) + "/" + stem + ".bin";
    static std::set<std::string> begun;
    FILE *f = std::fopen(path.c_str(), begun.insert(path).second ? "wb" : "ab");
    INFO("cannot write " << path);
    REQUIRE(f != NULL);
    const size_t written = std::fwrite(host, 1, bytes, f);
    REQUIRE(std::fclose(f) == 0);
    REQUIRE(written == bytes);
}

template <typename T>
void
record(const char *name, const std::vector<T> &host)
{
    record(name, host.data(), host.size() * sizeof(T));
}

#endif /* MGPU_TESTS_DEVICE_H */
