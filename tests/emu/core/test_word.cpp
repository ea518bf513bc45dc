/* tests/emu/core/test_word.cpp - workers that share a word: what is told of it is what was done.
 * SPDX-License-Identifier: MIT
 *
 * A judge that takes its time stands between what is told and what is done.
 */
#define MGPU_EMU_IMPLEMENTATION
#include "emu/model.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

namespace
{

enum { BLOCKS = 16, WORKERS = 4 };

/* Blocks in the order in which they told of an atomic; what was told of the flag, S and L, and F for a fence. */
std::mutex told_lock;
std::vector<uint32_t> told;
std::string story;

void
pause_ms(int ms)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(ms));
}

void
hear(char what)
{
    const std::lock_guard<std::mutex> hold(told_lock);
    story += what;
}

size_t
heard(char what)
{
    const std::lock_guard<std::mutex> hold(told_lock);
    return story.find(what);
}

void
slow_synced(mgpu__fiber *f, mgpu__sync what, const void *, uint32_t, const void *)
{
    if (what == MGPU__SYNC_RMW) {
        const std::lock_guard<std::mutex> hold(told_lock);
        told.push_back(f->cta->index);
    }
    if (what == MGPU__SYNC_RMW)
        pause_ms(f->cta->index % 2 == 0 ? 5 : 1); /* who tells first adds last */
    if (what != MGPU__SYNC_RMW)
        hear(what == MGPU__SYNC_STORE ? 'S' : 'L');
}

void
hear_fence(mgpu__fiber *f, mgpu__fence, const void *, uint32_t, const void *)
{
    if (f->cta->index == 1)
        hear('F');
}

/* The judge of all, but for two of its words. */
mgpu__judge slow;

class slow_judge
{
  public:
    slow_judge() : before_(mgpu__the_judge)
    {
        slow = *before_;
        slow.synced = slow_synced;
        slow.fenced = hear_fence;
        mgpu__the_judge = &slow;
        told.clear();
        story.clear();
    }
    ~slow_judge()
    {
        mgpu__the_judge = before_;
    }
    slow_judge(const slow_judge &) = delete;
    slow_judge &operator=(const slow_judge &) = delete;

  private:
    const mgpu__judge *before_;
};

struct word_args {
    uint32_t *word, *out;
};

} // namespace

MGPU_KERNEL(take_number, word_args, p, 1, 1)
{
    p->out[blockIdx.x] = atomicAdd(p->word, 1);
}

TEST_CASE("who tells first of an atomic does it first")
{
    known<uint32_t> word(1), out(BLOCKS);
    const slow_judge judged;
    model m;
    m.config.workers = WORKERS;
    REQUIRE(m.run(take_number_kernel, BLOCKS, 1,
                  word_args{word.data.data(), out.data.data()}) == MGPU_OK);
    CHECK(mgpu_emu_last_stats().workers == WORKERS);
    REQUIRE(told.size() == BLOCKS);
    for (uint32_t i = 0; i < BLOCKS; i++)
        CHECK(out.data[told[i]] == i);
}

/* As the compiler has it: told, then done. */
MGPU_KERNEL(flag_is_seen, word_args, p, 1, 1)
{
    volatile uint32_t *const word = p->word;
    if (blockIdx.x == 0) {
        while (heard('L') == std::string::npos)
            pause_ms(1);
        __tsan_volatile_write4(p->word);
        *word = 1;
        return;
    }
    __tsan_volatile_read4(p->word);
    while (*word == 0)
        pause_ms(1);
    if (p->out[0] == 0)
        mgpu_fence_acq_rel_gpu();
    else
        __syncthreads();
    hear('E');
}

TEST_CASE("a volatile load that came behind its telling is told again")
{
    for (uint32_t way = 0; way < 2; way++) {
        known<uint32_t> word(1), out(1, way);
        const slow_judge judged;
        model m;
        m.config.workers = 2;
        REQUIRE(m.run(flag_is_seen_kernel, 2, 1,
                      word_args{word.data.data(), out.data.data()}) == MGPU_OK);
        INFO(story);
        CHECK(mgpu_emu_last_stats().workers == 2);
        CHECK(story == (way == 0 ? "LSLFE" : "LSLE"));
    }
}
