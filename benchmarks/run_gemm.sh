#!/bin/sh
# SPDX-License-Identifier: MIT
# Build bench_gemm and run it: benchmarks/run_gemm.sh [options of bench_gemm]
# JSON lines go to $JSON (default: standard output), the table to standard output.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
commit=${COMMIT:-$(git -C "$here" rev-parse --short HEAD 2>/dev/null || echo unknown)}
command -v nvcc >/dev/null || { echo "run_gemm.sh: nvcc is not on the PATH: install the CUDA toolkit (13.0)" >&2; exit 77; }
command -v nvidia-smi >/dev/null && nvidia-smi -L >/dev/null 2>&1 || { echo "run_gemm.sh: no NVIDIA GPU answers nvidia-smi" >&2; exit 77; }
nvcc -std=c++17 -O3 -gencode arch=compute_90a,code=sm_90a -I "$here/../include" \
    -o "$build/bench_gemm" "$here/bench_gemm.cu" -lcublasLt -lcublas
"$build/bench_gemm" --commit "$commit" ${JSON:+--json "$JSON"} "$@"
