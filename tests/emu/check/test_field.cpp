/* tests/emu/check/test_field.cpp - bugs of the field, and their fixed twins.
 * SPDX-License-Identifier: MIT
 */
#include "judge.h"

#include "field/field.h"

MGPU_EXTERN_C const case_group field_block_cases, field_cluster_cases;

static void
expect_twins(const case_group &group)
{
    expect_all(group);
    for (uint32_t i = 0; i < group.count; i++)
        expect_silence(group, FIXED + group.rows[i].bug);
}

TEST_CASE("bugs of the field in a block")
{
    expect_twins(field_block_cases);
}

TEST_CASE("bugs of the field in a cluster")
{
    expect_twins(field_cluster_cases);
}
