/* micro/all.cpp - the microbenchmarks for the model, as one unit: their headers take longer than they do.
 * SPDX-License-Identifier: MIT
 */
#include "atomic.cu"
#include "barrier.cu"
#include "bulk.cu"
#include "card.cu"
#include "cluster.cu"
#include "fence.cu"
#include "launch.cu"
#include "main.cu"
#include "matrix.cu"
#include "memory.cu"
#include "multicast.cu"
#include "tma.cu"
#include "tma_store.cu"
#include "wgmma.cu"
