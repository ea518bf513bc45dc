/* bench/figures.h - figures of several samples, and how they are written: text, or a JSON line.
 * SPDX-License-Identifier: MIT
 */
#ifndef BENCH_FIGURES_H
#define BENCH_FIGURES_H

#include "fail.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

static inline double
seconds_now()
{
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

struct figures {
    double median, least, most;
};

static inline figures
summary(std::vector<double> v)
{
    std::sort(v.begin(), v.end());
    const size_t n = v.size();
    return {n % 2 ? v[n / 2] : (v[n / 2 - 1] + v[n / 2]) / 2, v.front(), v.back()};
}

/* A result that is kept, in a file, wants the commit of a tree that is not changed. */
static inline void
want_commit(const std::string &commit, bool kept)
{
    const size_t digits = std::min(commit.find_first_not_of("0123456789abcdef"), commit.size());
    const std::string rest = commit.substr(digits);
    if (digits < 7 || !(rest.empty() || (!kept && rest == "-dirty")))
        fail("--commit", "wants the commit of this tree, 7 hexadecimal digits or more");
}

static inline std::string
today()
{
    char text[32];
    const std::time_t now = std::time(nullptr);
    std::strftime(text, sizeof text, "%Y-%m-%d", std::gmtime(&now));
    return text;
}

/* {"word":"text","word":1.5}: what JSON has no number for is null. */
class json_line
{
    std::string line = "{";

    void word(const char *name)
    {
        line += std::string(line.size() > 1 ? ",\"" : "\"") + name + "\":";
    }

  public:
    json_line &text(const char *name, const std::string &value)
    {
        word(name);
        line += '"';
        for (const char c : value)
            if (c == '"' || c == '\\')
                line += std::string("\\") + c;
            else if ((unsigned char)c >= ' ')
                line += c;
        line += '"';
        return *this;
    }
    json_line &number(const char *name, double value, int digits)
    {
        char digits_[64] = "null";
        word(name);
        if (std::isfinite(value) && value >= 0)
            std::snprintf(digits_, sizeof digits_, "%.*f", digits, value);
        line += digits_;
        return *this;
    }
    json_line &yes(const char *name, bool value)
    {
        word(name);
        line += value ? "true" : "false";
        return *this;
    }
    std::string done() const
    {
        return line + "}\n";
    }
};

static inline std::string
or_dash(double value, const char *format)
{
    char text[32] = "-";
    if (value >= 0)
        std::snprintf(text, sizeof text, format, value);
    return text;
}

#endif
