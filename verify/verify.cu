/* verify/verify.cu - the program that verify.py builds and runs.
 * SPDX-License-Identifier: MIT
 *
 *     verify             what machine this is, then every row that it has
 *     verify FIRST       runs the rows from number FIRST on, and prints the words that each gives
 *
 * One line for each row, when it begins, and one when it ends: a row that hangs or faults is known by that.
 */
#include "verify.h"

#include <cstdio>
#include <cstdlib>

/* Whether wgmma.cu and tcgen05*.cu are in this program. */
#ifndef VERIFY_WGMMA
#define VERIFY_WGMMA 1
#endif
#ifndef VERIFY_TCGEN05
#define VERIFY_TCGEN05 1
#endif

static uint32_t
machine_of(const mgpu_device_info &gpu)
{
    switch (gpu.sm_major * 10 + gpu.sm_minor) {
    case 90:
        return HOPPER;
    case 100:
        return B200;
    case 103:
        return B300;
    case 107:
        return RUBIN;
    case 110:
        return THOR;
    case 120:
    case 121:
        return DESKTOP;
    default:
        return 0;
    }
}

static std::vector<verify_row>
all_rows(uint32_t machine)
{
    std::vector<verify_row> all;
    for (const std::vector<verify_row> &some : {
             verify_tma_rows(), verify_mma_rows(), verify_value_rows(), verify_order_rows(),
#if VERIFY_WGMMA
                 verify_wgmma_rows(),
#endif
#if VERIFY_TCGEN05
                 verify_tcgen05_rows(), verify_tcgen05_scaled_rows(), verify_tcgen05_sp_rows(),
                 verify_tcgen05_order_rows(),
#endif
         })
        for (const verify_row &row : some)
            if (row.machines & machine)
                all.push_back(row);
    return all;
}

int
main(int argc, char **argv)
{
    mgpu_device_info gpu;
    if (mgpu_device_query(&gpu) != MGPU_OK) {
        std::printf("%s\n", gpu.reason);
        return 77;
    }
    const std::vector<verify_row> all = all_rows(machine_of(gpu));
    std::vector<verify_row> rows;
    for (const verify_row &row : all)
        if (row.kernel != NULL)
            rows.push_back(row);
    if (argc < 2) {
        std::printf("gpu\t%s\t%u.%u\t%u\n", gpu.name, gpu.sm_major, gpu.sm_minor,
                    gpu.driver_version);
        for (const verify_row &row : all)
            std::printf("%s\t%s\t%s\t%u\t%u\t%s\n", row.kernel != NULL ? "row" : "newer",
                        row.family, row.name, row.machines, row.inner, row.rule);
        return 0;
    }
    for (size_t i = (size_t)std::atoi(argv[1]); i < rows.size(); i++) {
        std::printf("begin %zu\n", i);
        std::fflush(stdout);
        try {
            const words got = rows[i].run(rows[i]);
            verify_print("words", got);
        } catch (const std::exception &e) {
            std::printf("failed %s\n", e.what());
            std::fflush(stdout);
            std::_Exit(1); /* destructors would ask a GPU that does not answer */
        }
        std::fflush(stdout);
    }
    return 0;
}
