/* tests/model_headers.h - what tests of the model include; gcc reads it once for all of them.
 * SPDX-License-Identifier: MIT
 *
 * A test includes what it needs all the same: clang, nvcc, and gcc for tests that hold the model, have only that.
 */
#include "catch.h"

#include <mgpu/blackwell.h>
#include <mgpu/mgpu.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <unistd.h>
#include <vector>
