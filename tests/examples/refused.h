/* tests/examples/refused.h - what a plan refuses, and every word that it says.
 * SPDX-License-Identifier: MIT
 *
 *     const std::vector<mistake<gemm_problem>> mistakes = {
 *         {[](gemm_problem *g) { g->m = 0; }, "gemm_h100: m is 0, not 1 to 2147483647: skip a product without work\n"}};
 *     refuses(good, mistakes, planned(gemm_plan_make));
 */
#ifndef TESTS_EXAMPLES_REFUSED_H
#define TESTS_EXAMPLES_REFUSED_H

#include "../device.h"

#include <mgpu/layout/product.h>
#include <mgpu/mgpu.h>

#include <functional>
#include <string>
#include <vector>

/* Memory that nothing reads: that of operand i, far from the others. */
static inline void *
nowhere(uintptr_t i)
{
    return (void *)(0x700000000000 + (i << 40));
}

static inline void *
moved(const void *p, int64_t bytes)
{
    return (void *)((uintptr_t)p + (uintptr_t)bytes);
}

/* All that is wrong, a line each; where a sentence has not the name of its field, that goes first. */
static inline std::string
said(const mgpu_issues &why)
{
    std::string all;
    for (int i = 0; i < why.count && i < MGPU_ISSUES_MAX; i++) {
        const std::string text = why.item[i].text, field = why.item[i].field;
        CHECK(text.size() < sizeof why.item[i].text - 1); /* not cut */
        all += (text.find(field) == std::string::npos ? field + ": " : "") + text + "\n";
    }
    return all;
}

/* A function that makes a plan, without its first argument: the plan is forgotten, its status returned. */
template <typename plan, typename... given>
static auto
planned(mgpu_status (*make)(plan *, given...))
{
    return [make](given... g) {
        plan forgotten;
        return make(&forgotten, g...);
    };
}

/* What is done to a good problem, and what is said of it; nothing: it is still good. */
template <typename problem> struct mistake {
    std::function<void(problem *)> make;
    std::string says;
};

/*   plan  status of (problem, multiprocessors, issues) */
template <typename problem, typename planner>
static void
refuses(const problem &good, const std::vector<mistake<problem>> &mistakes, const planner &plan,
        uint32_t multiprocessors = 132)
{
    for (const mistake<problem> &m : mistakes) {
        const bool of_map = m.says.find("tensor map") != std::string::npos;
        problem g = good;
        mgpu_issues why;
        INFO(m.says);
        if (of_map && !MGPU_EMULATE) /* the driver has a word as well */
            continue;
        m.make(&g);
        why.count = 99; /* of an earlier call: to be emptied */
        const mgpu_status status = plan(g, multiprocessors, &why);
        CHECK(said(why) == m.says);
        CHECK(status == (m.says.empty() ? MGPU_OK
                         : of_map       ? MGPU_ERROR_INVALID_TENSOR_MAP
                                        : MGPU_ERROR_INVALID_ARGUMENT));
        CHECK(plan(g, multiprocessors, NULL) == status);
    }
}

/* What no kernel makes of a product: sizes of 0 and beyond 2^31, no memory, no multiprocessors, D within A or B.
 *   kernel   whose name is said
 *   a, b, d  bytes of the good one
 *   large_m  what is said as well where M is beyond 2^31 */
template <typename problem, typename planner>
static void
refuses_as_all_do(const std::string &kernel, const problem &good, uint64_t a, uint64_t b,
                  uint64_t d, const planner &plan, const std::string &large_m = "")
{
    static const char *const size[3] = {"m", "n", "k"}, *const operand[3] = {"a", "b", "d"};
    std::vector<mistake<problem>> mistakes = {{[](problem *) {}, ""}};
    for (int i = 0; i < 3; i++) {
        const std::string is = kernel + ": " + size[i] + " is ";
        const auto set = [i](uint32_t x) {
            return [i, x](problem *g) { (i == 0 ? g->m : i == 1 ? g->n : g->k) = x; };
        };
        mistakes.push_back({set(0), is + "0, not 1 to 2147483647: skip a product without "
                                         "work\n"});
        mistakes.push_back({set(0x80000000u), is +
                                                  "2147483648, not 1 to 2147483647: multiply "
                                                  "in parts\n" +
                                                  (i == 0 ? large_m : "")});
        mistakes.push_back({[i](problem *g) {
                                if (i == 2)
                                    g->d = NULL;
                                else
                                    (i == 0 ? g->a : g->b) = NULL;
                            },
                            kernel + ": " + operand[i] +
                                " is NULL, not device memory: pass what mgpu_malloc() gave\n"});
    }
    for (int i = 0; i < 2; i++) { /* 16 bytes of it; up to it, from both sides */
        const std::string in = kernel + ": d is " + (i == 0 ? "within a" : "within b") +
                               ", not memory of its own: blocks store D while others load\n";
        const int64_t behind = (int64_t)(i == 0 ? a : b), before = -(int64_t)d;
        for (const int64_t at : {behind - 16, behind, before + 16, before})
            mistakes.push_back({[i, at](problem *g) { g->d = moved(i == 0 ? g->a : g->b, at); },
                                at == behind || at == before ? "" : in});
    }
    refuses(good, mistakes, plan);
    refuses(good,
            {{[](problem *) {},
              kernel + ": multiprocessors is 0, not 1 or more: pass what mgpu_device_query() "
                       "says\n"}},
            plan, 0);
}

/* Of the tensor map of an operand: memory so many bytes past an aligned address; rows of so many elements of a type. */
static inline std::string
crooked(char map, const void *p, unsigned past)
{
    char text[240];
    std::snprintf(
        text, sizeof text,
        "tensor map \"%c\": global is %llu (0x%llx), not a multiple of 16: begin at an "
        "aligned element (it is %u bytes past one)\n",
        map, (unsigned long long)(uintptr_t)p, (unsigned long long)(uintptr_t)p, past);
    return text;
}

static inline std::string
narrow(char map, uint32_t cols, mgpu_dtype type)
{
    const unsigned wide = mgpu_dtype_bytes(type), whole = (cols * wide + 15) / 16 * 16;
    char text[240];
    std::snprintf(
        text, sizeof text,
        "tensor map \"%c\": strides_bytes[0] is %u, not a multiple of 16 (the step of "
        "dim 1): pad it to %u bytes, %u elements of %s\n",
        map, cols * wide, whole, whole / wide, mgpu_dtype_name(type));
    return text;
}

/* Of a plan: a row of `is` elements of a type, of operand A, B or D. */
static inline std::string
ragged(const std::string &kernel, const char *field, uint32_t is, char name, mgpu_dtype type)
{
    const uint32_t whole = 16 / mgpu_dtype_bytes(type);
    char text[240];
    std::snprintf(text, sizeof text,
                  "%s: %s is %u, not a multiple of %u, so that rows of %c are whole 16 bytes: "
                  "pad %s to %s = %u\n",
                  kernel.c_str(), field, is, whole, name,
                  name == 'A'   ? "A with zeros"
                  : name == 'B' ? "B with zeros"
                                : "B with zeros, and D,",
                  field, (is + whole - 1) / whole * whole);
    return text;
}

/* Shapes that a kernel has not, and the one sentence that is said of each.
 *   plan  status of (problem, shape, multiprocessors, issues) */
template <typename problem, typename planner>
static void
refuses_shapes(const char *kernel, const problem &good,
               const std::vector<mgpu_product_shape> &shapes, const planner &plan,
               uint32_t multiprocessors = 8)
{
    for (const mgpu_product_shape &s : shapes) {
        char text[240];
        std::snprintf(text, sizeof text,
                      "%s: shape is %u x %u%s, clusters of %u x %u x %u on %u multiprocessors, "
                      "not one that fits A, B, D, what is fused and the GPU: a plan without a "
                      "shape takes one\n",
                      kernel, s.h, s.w, s.swapped ? " swapped" : "", s.up, s.across, s.parts,
                      multiprocessors);
        refuses<problem>(
            good, {{[](problem *) {}, text}},
            [&](const problem &g, uint32_t count, mgpu_issues *why) {
                return plan(g, s, count, why);
            },
            multiprocessors);
    }
}

/* Stream-K, of a kernel that has none: there are tiles and steps enough for it, and the kernel is all that refuses.
 *   tile  that it has, of 128 x 64 or larger
 *   plan  status of (problem, shape, multiprocessors, issues) */
template <typename problem, typename planner>
static void
refuses_stream(const std::string &kernel, problem good, mgpu_product_shape tile,
               const planner &plan)
{
    good.m = good.n = 512;
    good.k = 8192;
    for (const uint32_t parts : {1u, 0u}) {
        const std::string says =
            kernel + ": shape is stream-K of tiles of " + std::to_string(tile.h) + " x " +
            std::to_string(tile.w) +
            ", not a shape and a product that this kernel has stream-K for: take parts of 1, "
            "or a plan without a shape\n";
        tile.parts = parts;
        refuses<problem>(
            good, {{[](problem *) {}, parts == 0 ? says : ""}},
            [&](const problem &g, uint32_t multiprocessors, mgpu_issues *why) {
                return plan(g, tile, multiprocessors, why);
            },
            40);
    }
}

/* What is said of A, B and D, of a kernel that has one of each: by maps, of memory that is not aligned; by the plan, of rows
 * that are not whole 16 bytes. */
template <typename problem, typename planner>
static void
refuses_memory_and_rows(const std::string &kernel, const problem &good, mgpu_dtype in,
                        mgpu_dtype out, const planner &plan)
{
    const auto rows = [&](uint32_t k, uint32_t n) {
        return (k == good.k
                    ? ""
                    : ragged(kernel, "k", k, 'A', in) + ragged(kernel, "k", k, 'B', in)) +
               (n == good.n ? "" : ragged(kernel, "n", n, 'D', out));
    };
    refuses<problem>(
        good,
        {{[](problem *g) { g->a = moved(g->a, 4); }, crooked('A', moved(good.a, 4), 4)},
         {[](problem *g) { g->b = moved(g->b, 8); }, crooked('B', moved(good.b, 8), 8)},
         {[](problem *g) { g->d = moved(g->d, 2); }, crooked('D', moved(good.d, 2), 2)},
         {[](problem *g) { g->k--; }, rows(good.k - 1, good.n)},
         {[](problem *g) { g->n--; }, rows(good.k, good.n - 1)},
         {[](problem *g) {
              g->a = moved(g->a, 1), g->b = moved(g->b, 1), g->d = moved(g->d, 1);
          },
          crooked('A', moved(good.a, 1), 1) + crooked('B', moved(good.b, 1), 1) +
              crooked('D', moved(good.d, 1), 1)},
         {[](problem *g) { g->a = moved(g->a, 1), g->k++, g->n++; },
          rows(good.k + 1, good.n + 1)}},
        plan);
}

#endif
