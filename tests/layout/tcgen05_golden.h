/* tests/layout/tcgen05_golden.h - reads the files of tests/golden/tcgen05.
 * SPDX-License-Identifier: MIT
 */
#ifndef MGPU_TESTS_LAYOUT_TCGEN05_GOLDEN_H
#define MGPU_TESTS_LAYOUT_TCGEN05_GOLDEN_H

#include "catch.h"
#include "sha256.h"

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

typedef std::vector<std::string> golden_words;

/* Lines that say something, as words: no comments and, but with `tags`, no open questions. Only those that begin with a word, if one is named. */
inline std::vector<golden_words>
golden_lines(const std::string &file, const std::string &first = "", bool tags = false)
{
    std::ifstream in(std::string(MGPU_SOURCE_ROOT) + "/tests/golden/tcgen05/" + file);
    INFO("cannot read " << file);
    REQUIRE(in.good());
    std::vector<golden_words> lines;
    for (std::string line; std::getline(in, line);) {
        golden_words words;
        std::istringstream from(line);
        for (std::string word; from >> word && (tags || word != "UNSURE");)
            words.push_back(word);
        if (!words.empty() && words[0][0] != '#' && (first.empty() || words[0] == first))
            lines.push_back(words);
    }
    return lines;
}

inline uint32_t
golden_number(const std::string &word, int base = 10)
{
    return (uint32_t)std::stoul(word, nullptr, base);
}

inline uint64_t
golden_hex(const std::string &word)
{
    return std::stoull(word, nullptr, 16);
}

/* Numbers with commas between. */
inline std::vector<uint32_t>
golden_list(const std::string &word)
{
    std::vector<uint32_t> list;
    std::istringstream from(word);
    for (std::string one; std::getline(from, one, ',');)
        list.push_back(golden_number(one));
    return list;
}

/* Is this what the line `grid NAME COUNT sha256:HASH` says, of values of 4 or 8 bytes? */
template <class T>
bool
golden_grid_is(const golden_words &line, const std::vector<T> &values)
{
    std::string bytes;
    for (T v : values)
        for (size_t i = 0; i < sizeof(T); i++)
            bytes += (char)(v >> 8 * i & 255);
    return line.size() == 4 && golden_number(line[2]) == values.size() &&
           line[3] == "sha256:" + mgpu_test_sha256(bytes.data(), bytes.size());
}

/* The same of a file's one grid of that name. */
template <class T>
void
check_golden_grid(const std::string &file, const std::string &name,
                  const std::vector<T> &values)
{
    int found = 0;
    for (const golden_words &line : golden_lines(file, "grid"))
        if (line[1] == name) {
            INFO(file << " " << name);
            CHECK(golden_grid_is(line, values));
            found++;
        }
    CHECK(found == 1);
}

/* A map in boxes: `map` and the lines of numbers below it. */
struct golden_map {
    std::string what; /* the second word */
    std::map<std::string, std::string> is;
    std::vector<std::vector<int>> boxes;

    uint32_t number(const char *name) const
    {
        return golden_number(is.at(name));
    }

    /* Calls f(copy, i, j, lane, bit of the lane) for each point, and says how many there were. */
    template <class F> uint32_t each(F f) const
    {
        uint32_t points = 0;
        for (const std::vector<int> &b : boxes)
            for (int i = 0; i < b[2]; i++)
                for (int j = 0; j < b[4]; j++, points++)
                    f((uint32_t)b[0], (uint32_t)(b[1] + i), (uint32_t)(b[3] + j),
                      (uint32_t)(b[5] + i * b[8] + j * b[10]),
                      (uint32_t)(b[6] * 32 + b[7] + i * b[9] + j * b[11]));
        return points;
    }

    /* Calls f(copy, i, j, offset) for each point of a map of offsets. */
    template <class F> uint32_t each_offset(F f) const
    {
        uint32_t points = 0;
        for (const std::vector<int> &o : boxes)
            for (int i = 0; i < o[2]; i++)
                for (int j = 0; j < o[4]; j++, points++)
                    f((uint32_t)o[0], (uint32_t)(o[1] + i), (uint32_t)(o[3] + j),
                      (uint32_t)(o[5] + i * o[6] + j * o[7]));
        return points;
    }
};

inline std::vector<golden_map>
golden_maps(const std::string &file)
{
    std::vector<golden_map> maps;
    for (const golden_words &line : golden_lines(file)) {
        if (line[0] == "map") {
            maps.emplace_back();
            maps.back().what = line[1];
            for (const std::string &word : line)
                if (word.find('=') != std::string::npos)
                    maps.back().is[word.substr(0, word.find('='))] =
                        word.substr(word.find('=') + 1);
            continue;
        }
        std::vector<int> box;
        for (size_t i = 1; i < line.size(); i++)
            box.push_back(std::stoi(line[i]));
        maps.back().boxes.push_back(box);
    }
    return maps;
}

#endif /* MGPU_TESTS_LAYOUT_TCGEN05_GOLDEN_H */
