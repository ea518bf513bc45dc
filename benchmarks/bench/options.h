/* bench/options.h - the words of the command line.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_OPTIONS_H
#define BENCH_OPTIONS_H

#include "fail.h"
#include "figures.h"
#include "kernel.h"
#include "shapes.h"

#include <cstring>
#include <string>

struct options {
    std::vector<shape> shapes;
    std::vector<const bench_kernel *> kernels; /* empty: the one that covers a shape */
    std::string commit, json, graph = "auto", once;
    product what = {0,
                    0,
                    0,
                    MGPU_DTYPE_BF16,
                    MGPU_DTYPE_BF16,
                    SUMS_FAST,
                    false,
                    0,
                    false,
                    false,
                    false,
                    false,
                    MGPU_ACTIVATION_NONE,
                    1,
                    1};    /* but for its size */
    tile_shape tiles = {}; /* w 0: by the rule */
    bool burst = true, sustained = true, list = false, peer = false, sweep = false;
    double within = 1.6; /* of the least cycles: what a sweep measures */
    int rounds = 8;
    double minutes = 7;
    uint64_t seed = 1;
};

static inline mgpu_dtype
dtype_of(const std::string &word)
{
    for (const mgpu_dtype d : {MGPU_DTYPE_BF16, MGPU_DTYPE_F16, MGPU_DTYPE_F32, MGPU_DTYPE_TF32,
                               MGPU_DTYPE_E4M3, MGPU_DTYPE_E5M2, MGPU_DTYPE_S8, MGPU_DTYPE_S32})
        if (word == mgpu_dtype_name(d))
            return d;
    fail(word.c_str(), "no such dtype here: bf16, f16, tf32, e4m3, e5m2 or s8, and f32 or s32 "
                       "for the output");
}

/* "gemm_h100,cublasLt": the last is for --once alone. */
static inline void
name_kernels(options *o, const std::string &text)
{
    for (size_t at = 0; at <= text.size();) {
        const size_t end = std::min(text.find(',', at), text.size());
        const std::string name = text.substr(at, end - at);
        bool known = name == "cublasLt";
        o->peer = o->peer || known;
        for (const bench_kernel *k : ALL_KERNELS)
            if (name == k->name) {
                known = true;
                o->kernels.push_back(k);
            }
        if (!known) {
            std::string all = "no such kernel:";
            for (const bench_kernel *k : ALL_KERNELS)
                all += std::string(" ") + k->name + ",";
            fail(name.c_str(), (all + " or cublasLt with --once").c_str());
        }
        at = end + 1;
    }
}

static inline void
add(std::vector<shape> *to, const std::vector<shape> &more)
{
    to->insert(to->end(), more.begin(), more.end());
}

static inline void
finish(options *o, const std::string &sets, const std::string &shapes, unsigned random,
       const std::string &regime)
{
    if (sets.find("public") != std::string::npos)
        add(&o->shapes, shapes_public());
    if (sets.find("skinny") != std::string::npos)
        add(&o->shapes, shapes_skinny());
    add(&o->shapes, shapes_random(random, o->seed));
    if (!shapes.empty()) {
        const std::vector<shape> given = shapes_of(shapes);
        if (given.empty())
            fail(shapes.c_str(), "shapes are MxNxK, separated by commas");
        add(&o->shapes, given);
    }
    if (o->shapes.empty())
        o->shapes = shapes_of("4096x4096x4096,8192x8192x8192");
    if (!regime.empty() || random != 0) {
        o->burst = regime != "sustained";
        o->sustained = regime == "sustained" || regime == "both";
    }
    if (o->peer && o->once.empty())
        fail("--kernel cublasLt",
             "it is the peer of every measurement; alone only with --once");
    if (o->once.empty() && !o->list)
        want_commit(o->commit, !o->json.empty());
}

/* What goes together: of what is not here, neither kernel nor peer would be asked anything sensible. */
static inline void
check_product(const options &o)
{
    const product &p = o.what;
    if ((p.sums == SUMS_PROMOTED || p.sums == SUMS_BLOCK) && !p.is_f8())
        fail("--accumulate, --scales", "are for e4m3 and e5m2: others are summed in f32");
    if (p.sums == SUMS_F16 && (p.in != MGPU_DTYPE_F16 || p.out != MGPU_DTYPE_F16))
        fail("--sums f16", "A, B and D are f16: --dtype f16");
    if (p.in == MGPU_DTYPE_F32 || p.in == MGPU_DTYPE_S32 || p.out == MGPU_DTYPE_TF32 ||
        mgpu_dtype_bytes(p.out) == 1 || (p.out == MGPU_DTYPE_S32 && p.in != MGPU_DTYPE_S8))
        fail("--dtype", "A and B are bf16, f16, tf32, e4m3, e5m2 or s8; D is bf16, f16 or f32, "
                        "of s8 s32 too");
    if (p.sparse && mgpu_dtype_bytes(p.in) > 2)
        fail("--sparse", "A of numbers of 16 bits or fewer");
    if (p.weights != 0 && p.in != MGPU_DTYPE_BF16 && p.in != MGPU_DTYPE_F16)
        fail("--weights", "beside A of bf16 or f16");
    for (const shape &s : o.shapes)
        if (p.weights != 0 && s.k % 128 != 0)
            fail("--weights", "K is a multiple of 128: B has a scale for each");
    if (features_of(p) != 0 &&
        (p.sparse || p.weights != 0 || p.sums == SUMS_BLOCK || p.in == MGPU_DTYPE_S8))
        fail("--trans, --fuse, --batch, --sums f16",
             "not with --sparse, --weights, --scales block or s8: A and B are as they are");
    if (o.sweep && o.tiles.w != 0)
        fail("--sweep", "measures all shapes: leave --shape out");
    if (o.sweep && o.peer)
        fail("--sweep", "has no peer: leave --kernel cublasLt out");
}

static inline options
parse(int argc, char **argv)
{
    options o;
    std::string sets, shapes, regime, dtype = "bf16", out;
    product &p = o.what;
    unsigned random = 0;
    for (int i = 1; i < argc; i++) {
        const std::string word = argv[i];
        if (word == "--sparse" || word == "--sweep") {
            (word == "--sparse" ? p.sparse : o.sweep) = true;
            continue;
        }
        if (word == "--list" ||
            (word == "--graph" && (i + 1 == argc || std::strncmp(argv[i + 1], "--", 2) == 0))) {
            o.list = o.list || word == "--list";
            o.graph = word == "--graph" ? "yes" : o.graph;
            continue;
        }
        if (i + 1 == argc)
            fail(argv[i],
                 "unknown option, or its value is missing; see the head of the source");
        const std::string value = argv[++i];
        if (word == "--shapes")
            shapes = value;
        else if (word == "--set" && (value == "public" || value == "skinny" ||
                                     value == "public,skinny" || value == "skinny,public"))
            sets = value;
        else if (word == "--random" && std::atoi(value.c_str()) > 0)
            random = (unsigned)std::atoi(value.c_str());
        else if (word == "--kernel")
            name_kernels(&o, value);
        else if (word == "--dtype")
            dtype = value;
        else if (word == "--out-dtype")
            out = value;
        else if (word == "--accumulate" && (value == "fast" || value == "promoted"))
            p.sums = value == "fast" ? SUMS_FAST : SUMS_PROMOTED;
        else if (word == "--weights" && (value == "int4" || value == "int8"))
            p.weights = value == "int4" ? 4 : 8;
        else if (word == "--scales" && value == "block")
            p.sums = SUMS_BLOCK;
        else if (word == "--sums" && (value == "f16" || value == "f32"))
            p.sums = value == "f16" ? SUMS_F16 : SUMS_FAST;
        else if (word == "--trans" &&
                 (value == "nn" || value == "nt" || value == "tn" || value == "tt"))
            p.a_is_km = value[0] == 't', p.b_is_kn = value[1] == 'n';
        else if (word == "--fuse" && fuse_of(&p, value))
            continue;
        else if (word == "--batch" && std::atoi(value.c_str()) > 0)
            p.batch = (uint32_t)std::atoi(value.c_str());
        else if (word == "--shape" && tile_of(&o.tiles, value))
            continue;
        else if (word == "--within" && std::atof(value.c_str()) >= 1)
            o.within = std::atof(value.c_str());
        else if (word == "--regime" &&
                 (value == "burst" || value == "sustained" || value == "both"))
            regime = value;
        else if (word == "--graph" && (value == "auto" || value == "yes" || value == "no"))
            o.graph = value;
        else if (word == "--commit")
            o.commit = value;
        else if (word == "--json")
            o.json = value;
        else if (word == "--rounds" && std::atoi(value.c_str()) > 0)
            o.rounds = std::max(2, (std::atoi(value.c_str()) + 1) / 2 * 2);
        else if (word == "--minutes" && std::atof(value.c_str()) > 0)
            o.minutes = std::atof(value.c_str());
        else if (word == "--seed")
            o.seed = std::strtoull(value.c_str(), nullptr, 10);
        else if (word == "--once")
            o.once = value;
        else
            fail((word + " " + value).c_str(),
                 "unknown option or value; see the head of the source");
    }
    p.in = dtype_of(dtype);
    p.out = !out.empty()              ? dtype_of(out)
            : p.in == MGPU_DTYPE_TF32 ? MGPU_DTYPE_F32
            : p.in == MGPU_DTYPE_S8   ? MGPU_DTYPE_S32
            : p.is_f8()               ? MGPU_DTYPE_BF16
                                      : p.in;
    finish(&o, sets, shapes, random, regime);
    check_product(o);
    return o;
}

#endif
