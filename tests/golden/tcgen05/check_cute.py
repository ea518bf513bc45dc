#!/usr/bin/env python3
# tests/golden/tcgen05/check_cute.py - reads cute_*.txt again and holds them to what must be true of any such layout.
# SPDX-License-Identifier: MIT
#
#     python3 tests/golden/tcgen05/check_cute.py [FOLDER]
#
# Fields are packed by a second rule, tiles in shared memory are walked by their descriptors' strides and swizzle, maps are
# expanded: every coordinate once, no address twice, nothing out of range.
import os
import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))


def lines(name):
    with open(os.path.join(FOLDER, name)) as file:
        for number, line in enumerate(file, 1):
            if not line.startswith("#"):
                yield f"{name}:{number}", line.split()


def hold(truth, where, what):
    if not truth:
        sys.exit(f"{where}: {what}")


def options(words):
    return dict(word.split("=", 1) for word in words if "=" in word)


F16 = {"f16": 0, "bf16": 1, "tf32": 2}
F8 = {"e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5}
FORMATS = {"f16": F16, "tf32": F16, "i8": {"u8": 0, "s8": 1}, "f8f6f4": F8, "mxf8f6f4": F8,
           "mxf4": {"e2m1p": 1}, "mxf4nvf4": {"e2m1p": 1}}
D = {"f16": 0, "f32": 1, "s32": 2}
SCALES = {"ue4m3": 0, "ue8m0": 1}


def instruction_descriptors():
    count, seen = 0, {}
    for where, words in lines("cute_idesc.txt"):
        count += 1
        if words[0] == "t":
            hold(len(words[-1]) == 8, where, "not a word")
            word, n, m = int(words[-1], 16), int(words[-4]), int(words[-5])
            hold(word >> 17 & 63 == n // 8 and word >> 24 & 31 == m // 16, where, "sizes")
            continue
        kind, a, b, d, scale = words[1:6]
        (m, n, a_major, b_major, a_neg, b_neg, sat, sparse, id2, shift, sfa, sfb) = map(int, words[6:18])
        hold(m % 16 == 0 and n % 8 == 0 and m <= 256 and n <= 256 and max(id2, shift, sfa, sfb) < 4
             and max(a_major, b_major, a_neg, b_neg, sat, sparse) < 2, where, "out of range")
        hold(scale == "-" and sfa == sfb == 0 or scale != "-" and sat == shift == 0, where, "fields of the other format")
        table = FORMATS[kind]
        word = (id2 | sparse << 2 | table[a] << 7 | table[b] << 10 | a_neg << 13 | b_neg << 14 | a_major << 15
                | b_major << 16 | n // 8 << 17 | m // 16 << 24)
        if scale == "-":
            word |= sat << 3 | D[d] << 4 | shift << 30
        else:
            word |= sfb << 4 | SCALES[scale] << 23 | sfa << 29
        hold(word == int(words[18], 16), where, f"packs to {word:08x}")
        key = tuple(words[1:18])
        hold(seen.setdefault(key, word) == word, where, "two words")
    return f"{count} instruction descriptors, {len(seen)} of them different"


WIDTH = {"none": 16, "32B": 32, "64B": 64, "128B": 128, "128B_32B": 128}
TYPE = {"none": 0, "128B_32B": 1, "128B": 2, "64B": 4, "32B": 6}


def swizzled(address, swizzle):
    if swizzle == "128B_32B":
        return address ^ (address >> 7 & 3) << 5
    return address ^ (address >> 7 & 7) << 4 & WIDTH[swizzle] - 16


def shared_memory():
    tiles = words_checked = descriptors = 0
    tile = None

    def finish():
        nonlocal words_checked, descriptors
        if not tile:
            return
        option, where = tile["option"], tile["where"]
        k_major, swizzle = tile["k_major"], tile["swizzle"]
        width, bits, address = WIDTH[swizzle], int(option["bits"]), int(option["address"])
        mma_mn, mma_k = int(option["mma_mn"]), int(option["mma_k"])
        size_mn, size_k = int(option["mn"]), int(option["k"])
        chunk = 128 // bits
        rows = tile["rows"]
        chunks = (size_k if k_major else size_mn) // chunk
        everything = [x for row in rows.values() for x in row]
        hold(len(set(everything)) == len(everything), where, "an offset twice")
        hold(all(0 <= x < size_mn * size_k * bits // 8 and x % 16 == 0 for x in everything), where, "out of range")
        hold(all(len(row) == chunks for row in rows.values()), where, "chunks")
        hold(len(tile["d"]) == size_mn // mma_mn * (size_k // mma_k), where, "descriptors")
        for at, (mn0, k0, word, start, lbo, sbo, version, base, mode, kind) in tile["d"]:
            descriptors += 1
            hold(word == start | lbo << 16 | sbo << 32 | version << 46 | base << 49 | mode << 52 | kind << 61, at, "fields")
            hold(version == 1 and base == 0 and mode == 0 and kind == TYPE[swizzle], at, "constants")
            # Walk the operand by the descriptor alone.
            for row, offsets in rows.items():
                if k_major:
                    if not mn0 <= row < mn0 + mma_mn:
                        continue
                    r, span = row - mn0, range(k0 // chunk, (k0 + mma_k) // chunk)
                else:
                    if not k0 <= row < k0 + mma_k:
                        continue
                    r, span = row - k0, range(mn0 // chunk, (mn0 + mma_mn) // chunk)
                for c in span:
                    i = c - span.start
                    if swizzle == "none":
                        step = (r // 8 * sbo + i * lbo) if k_major else (i * sbo + r // 8 * lbo)
                        x = start * 16 + r % 8 * 16 + step * 16
                    elif k_major:
                        x = start * 16 + r // 8 * sbo * 16 + r % 8 * width + i * 16
                    else:
                        deep = 4 if swizzle == "128B_32B" else 8
                        x = (start + i // (width // 16) * lbo + r // deep * sbo) * 16
                        x += r % deep * width + i % (width // 16) * 16
                    hold(swizzled(x, swizzle) == address + offsets[c], at,
                         f"row {row}, chunk {c}: {swizzled(x, swizzle)}, not {address + offsets[c]}")
                    words_checked += 1

    for where, words in lines("cute_smem.txt"):
        if words[0] == "tile":
            finish()
            tiles += 1
            tile = {"where": where, "k_major": words[1] == "K-major", "swizzle": words[2], "option": options(words),
                    "d": [], "rows": {}}
        elif words[0] == "d":
            tile["d"].append((where, (int(words[1]), int(words[2]), int(words[3], 16), *map(int, words[4:]))))
        else:
            tile["rows"][int(words[1])] = list(map(int, words[2:]))
    finish()
    return f"{tiles} tiles, {descriptors} descriptors, {words_checked} chunks of 16 bytes reached through them"


def maps(name):
    """Yields (where, words, {(copy, i, j): (lane, bit) or offset})."""
    head = None
    for where, words in lines(name):
        if words[0] == "map":
            if head:
                yield head
            head = (where, words[1:], {})
            continue
        numbers = list(map(int, words[1:]))
        copy, i0, ni, j0, nj = numbers[:5]
        for i in range(ni):
            for j in range(nj):
                if words[0] == "b":
                    lane, column, bit, il, ib, jl, jb = numbers[5:]
                    at = (lane + i * il + j * jl, column * 32 + bit + i * ib + j * jb)
                else:
                    at = numbers[5] + i * numbers[6] + j * numbers[7]
                key = (copy, i0 + i, j0 + j)
                hold(key not in head[2], where, f"{key} twice")
                head[2][key] = at
    yield head


def whole(where, points, words):
    """Coordinates are full rectangles, one for each copy but for D's CTAs, which share one."""
    hold(len(points) == int(options(words)["points"]), where, f"{len(points)} points")


def rectangle(where, keys, ni, nj):
    hold(len(keys) == ni * nj and {i for i, _ in keys} == set(range(ni)) and {j for _, j in keys} == set(range(nj)),
         where, "not a full rectangle")


WIDE = {"f32": 32, "s32": 32, "tf32": 32, "f16": 16, "bf16": 16, "s8": 8, "u8": 8}


def tensor_memory():
    count = total = 0
    for where, words, points in maps("cute_tmem.txt"):
        whole(where, points, words)
        count, total = count + 1, total + len(points)
        what, option = words[0], options(words)
        ctas = int(option["cta_group"])
        ti, tj = map(int, option["tiles"].split("x"))
        copies = int(option.get("copies", 1))
        if what in ("D", "D_ws"):
            rectangle(where, [key[1:] for key in points], int(option["M"]) * ti, int(option["N"]) * tj)
            unit = 32
        else:
            if what == "A":
                rows, columns, unit = int(option["M"]) * ti, int(option["K"]) * tj, WIDE[option["type"]]
            elif what.startswith("E"):
                rows, columns, unit = int(option["M"]), int(option["K"]) * tj // int(option["elems_of_4_bits"]), 4
            else:
                rows, columns, unit = int(option["rows"]), int(option["scale_vec"][0]) * tj, 8
            owners = ctas if what == "A" else 1
            for copy in range(copies):
                keys = [key[1:] for key in points if key[0] % copies == copy]
                rectangle(where, keys, rows, columns)
            hold(max(key[0] for key in points) == owners * copies - 1, where, "copies")
        used = {}
        for (copy, i, j), (lane, bit) in points.items():
            hold(0 <= lane < 128 and 0 <= bit < 512 * 32 and bit % unit == 0, where, f"({i}, {j}) is out of range")
            cta = copy // copies if what in ("A", "D", "D_ws") else 0
            hold((cta, lane, bit) not in used, where, f"lane {lane}, bit {bit} twice")
            used[cta, lane, bit] = 1
    return f"{count} maps of tensor memory, {total} addresses"


def loads():
    count = total = 0
    for where, words, points in maps("cute_ldst.txt"):
        whole(where, points, words)
        count, total = count + 1, total + len(points)
        option = options(words)
        registers, pack = int(option["registers"]), int(option["pack16b"])
        lanes, bits = map(int, option["shape"][:-1].split("dp"))
        times = int(option["num"][1:])
        hold(registers == lanes * bits * times * (2 if bits == 32 and lanes == 16 else 1) // 1024, where, "registers")
        rectangle(where, [key[1:] for key in points], 32, 2 * registers)
        hold(len(set(points.values())) == len(points), where, "an address twice")
        hold({lane for lane, _ in points.values()} == set(range(lanes)), where, "lanes")
        # Packed: the low half of twice as many columns.
        columns = 64 * registers // lanes
        each = {bit for _, bit in points.values()}
        hold(each == {32 * c for c in range(columns)} if pack else each == {16 * c for c in range(columns)}, where, "columns")
    return f"{count} shapes of ld and st, {total} addresses of 16 bits"


def copies():
    count = total = 0
    for where, words, points in maps("cute_cp.txt"):
        whole(where, points, words)
        count, total = count + 1, total + len(points)
        option = options(words)
        rows, bits = int(option["bits_of_row"]) and int(option["shape"].split("x")[0]), int(option["bits_of_row"])
        replicas = 1 + max(key[0] for key in points)
        hold(replicas == (int(option["shape"].split("warpx")[1][0]) if "warpx" in option["shape"] else 1), where, "replicas")
        for replica in range(replicas):
            rectangle(where, [key[1:] for key in points if key[0] == replica], rows, bits // 32)
        hold(len(set(points.values())) == len(points), where, "an address twice")
        hold(all(0 <= lane < 128 and bit % 32 == 0 and bit < bits for lane, bit in points.values()), where, "out of range")
    return f"{count} shapes of cp, {total} addresses of 32 bits"


def offsets():
    count = total = 0
    for where, words, points in maps("cute_offsets.txt"):
        whole(where, points, words)
        count, total = count + 1, total + len(points)
        option = options(words)
        rows, k = int(option.get("rows", option.get("m"))), int(option["k"])
        rectangle(where, [key[1:] for key in points], rows, k // int(option.get("vec", option.get("elems_of_4_bits"))))
        hold({key[0] for key in points} == {0}, where, "a copy")
        hold(set(points.values()) == set(range(len(points))), where, "not a permutation")
    return f"{count} maps of offsets, {total} offsets"


for part in (instruction_descriptors, shared_memory, tensor_memory, loads, copies, offsets):
    print(part())
