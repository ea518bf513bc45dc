#!/bin/sh
# SPDX-License-Identifier: MIT
# Build bench_gemm and run it: benchmarks/run_gemm.sh [options of bench_gemm]
# JSON lines go to $JSON (default: standard output), the table to standard output. $COMMIT names the tree
# where git does not know it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(mktemp -d)
trap 'rm -rf "$build"' EXIT
command -v nvcc >/dev/null || { echo "run_gemm.sh: nvcc is not on the PATH: install the CUDA toolkit (13.0)" >&2; exit 77; }
command -v nvidia-smi >/dev/null && nvidia-smi -L >/dev/null 2>&1 || { echo "run_gemm.sh: no NVIDIA GPU answers nvidia-smi" >&2; exit 77; }
commit=$(python3 "$here/../tools/origin.py" commit ${COMMIT:+"$COMMIT"}) || exit 1
python3 "$here/../tools/nvcc.py" --strict nvcc -I "$here/../include" \
    -o "$build/bench_gemm" "$here/bench_gemm.cu" -lcublasLt -lcublas
"$build/bench_gemm" --commit "$commit" ${JSON:+--json "$JSON"} "$@"
