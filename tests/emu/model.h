/* tests/emu/model.h - what tests of the model need: settings, reports, a launch.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_EMU_MODEL_H
#define MGPU_TESTS_EMU_MODEL_H

#include <mgpu/mgpu.h>

#include "../catch.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

/* The model with its reports kept instead of printed; the settings of before come back. */
class model
{
  public:
    model() : before_(mgpu_emu_config_current())
    {
        config = before_;
        config.sink = keep;
        config.sink_user = this;
    }
    ~model()
    {
        mgpu_emu_configure(before_);
    }
    model(const model &) = delete;
    model &operator=(const model &) = delete;

    template <typename Args>
    mgpu_status run(const mgpu_kernel &kernel, mgpu_dim3 grid, mgpu_dim3 block,
                    const Args &args, mgpu_dim3 cluster = mgpu_make_dim3(1, 1, 1),
                    uint32_t smem = 4096)
    {
        mgpu_emu_configure(config);
        text.clear();
        lints.clear();
        issues.count = 0;
        return mgpu_emu_launch(&kernel, grid, block, cluster, smem, &args, &issues);
    }
    template <typename Args>
    mgpu_status run(const mgpu_kernel &kernel, uint32_t blocks, uint32_t threads,
                    const Args &args, uint32_t cluster = 1, uint32_t smem = 4096)
    {
        return run(kernel, mgpu_make_dim3(blocks, 1, 1), mgpu_make_dim3(threads, 1, 1), args,
                   mgpu_make_dim3(cluster, 1, 1), smem);
    }
    /* Whether the report that ended the last launch says all of these words. */
    bool says(std::initializer_list<const char *> words) const
    {
        for (const char *word : words)
            if (text.find(word) == std::string::npos)
                return false;
        return true;
    }

    mgpu_emu_config config;
    std::string text, lints;
    mgpu_issues issues;

  private:
    static void keep(void *user, const mgpu_emu_report *report)
    {
        model *self = static_cast<model *>(user);
        (report->severity == MGPU_EMU_ERROR ? self->text : self->lints) += report->text;
    }
    mgpu_emu_config before_;
};

/* A file of its own, empty, that is gone behind the test. */
class temporary_file
{
  public:
    temporary_file()
    {
        const char *folder = std::getenv("TMPDIR");
        name_ = (folder != NULL && *folder != 0 ? folder : P_tmpdir) + name_;
        const int made = mkstemp(&name_[0]);
        REQUIRE(made >= 0);
        (void)close(made);
    }
    ~temporary_file()
    {
        (void)unlink(path());
    }
    temporary_file(const temporary_file &) = delete;
    temporary_file &operator=(const temporary_file &) = delete;

    const char *path() const
    {
        return name_.c_str();
    }
    std::string text() const
    {
        std::ifstream in(name_);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }

  private:
    std::string name_ = "/mgpu_XXXXXX";
};

/* Global memory that the model knows. */
template <typename T> class known
{
  public:
    explicit known(size_t count, T fill = T()) : data(count, fill)
    {
        REQUIRE(mgpu_emu_register(data.data(), count * sizeof(T), "known") == MGPU_OK);
    }
    ~known()
    {
        (void)mgpu_emu_unregister(data.data());
    }
    known(const known &) = delete;
    known &operator=(const known &) = delete;
    std::vector<T> data;
};

#endif /* MGPU_TESTS_EMU_MODEL_H */
