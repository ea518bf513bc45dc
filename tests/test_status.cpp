/* tests/test_status.cpp - sentences for statuses, and the store of issues that never overflows.
 * SPDX-License-Identifier: MIT
 */
#include <mgpu/status.h>

#include "catch.h"

#include <cstring>
#include <set>
#include <string>

TEST_CASE("mgpu_status_string")
{
    CHECK(MGPU_OK == 0);
    CHECK(std::string(mgpu_status_string(MGPU_OK)) == "ok");
    CHECK(std::string(mgpu_status_string(static_cast<mgpu_status>(-1))) ==
          "unknown mgpu_status");
    std::set<std::string> sentences;
#define X(name, sentence) CHECK(sentences.insert(mgpu_status_string(name)).second);
    MGPU_STATUS_TABLE(X)
#undef X
}

TEST_CASE("mgpu_status_name")
{
    CHECK(std::string(mgpu_status_name(MGPU_OK)) == "MGPU_OK");
    CHECK(std::string(mgpu_status_name(MGPU_ERROR_NO_DEVICE)) == "MGPU_ERROR_NO_DEVICE");
    CHECK(std::string(mgpu_status_name(static_cast<mgpu_status>(99))) == "unknown mgpu_status");
}

TEST_CASE("mgpu_issue_add")
{
    mgpu_issues issues;
    std::memset(&issues, 0xDB, sizeof issues);
    issues.count = 0;

    SECTION("stores one issue and answers its status")
    {
        CHECK(mgpu_issue_add(&issues, MGPU_ERROR_INVALID_ARGUMENT, "box", 1, 300, 256,
                             "box[%d] is %d, at most %d", 1, 300,
                             256) == MGPU_ERROR_INVALID_ARGUMENT);
        REQUIRE(issues.count == 1);
        CHECK(issues.item[0].status == MGPU_ERROR_INVALID_ARGUMENT);
        CHECK(std::string(issues.item[0].field) == "box");
        CHECK(issues.item[0].index == 1);
        CHECK(issues.item[0].got == 300);
        CHECK(issues.item[0].want == 256);
        CHECK(std::string(issues.item[0].text) == "box[1] is 300, at most 256");
    }
    SECTION("a caller who does not care passes NULL")
    {
        CHECK(mgpu_issue_add(NULL, MGPU_ERROR_DRIVER, "file", -1, 0, 0, "gone") ==
              MGPU_ERROR_DRIVER);
    }
    SECTION("the first ones stay, the count goes on")
    {
        for (int i = 0; i < MGPU_ISSUES_MAX + 5; i++)
            (void)mgpu_issue_add(&issues, MGPU_ERROR_DRIVER, "file", i, 0, 0, "number %d", i);
        CHECK(issues.count == MGPU_ISSUES_MAX + 5);
        CHECK(issues.item[MGPU_ISSUES_MAX - 1].index == MGPU_ISSUES_MAX - 1);
        CHECK(std::string(issues.item[0].text) == "number 0");
    }
    SECTION("a long sentence is cut and terminated")
    {
        const std::string text(1000, 'x');
        (void)mgpu_issue_add(&issues, MGPU_ERROR_DRIVER, "file", -1, 0, 0, "%s", text.c_str());
        CHECK(std::strlen(issues.item[0].text) == sizeof issues.item[0].text - 1);
    }
}
