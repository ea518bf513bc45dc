/* texture_fetch_functions.h - CUDA 13 has no such header, clang 19 includes it: there is nothing in it.
 * SPDX-License-Identifier: MIT
 */
