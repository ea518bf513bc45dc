#!/bin/sh
# SPDX-License-Identifier: MIT
# Build bench_gemm and run it: benchmarks/run_gemm.sh [options of bench_gemm]
# or bench_grouped: benchmarks/run_gemm.sh grouped [options of bench_grouped]
#
#     benchmarks/run_gemm.sh --set public              a table of M > 128 in some 4 minutes
#     benchmarks/run_gemm.sh --set skinny              M of 1 to 128, in CUDA graphs
#     benchmarks/run_gemm.sh --random 40 --seed 1      shapes that nobody chose, burst
#     benchmarks/run_gemm.sh --sweep --random 40 --minutes 2    all tile shapes, for sweep_shapes.py
#     benchmarks/run_gemm.sh --fuse bias+gelu_tanh --shapes 4096x4096x4096    beside cuBLASLt's epilogue
#     benchmarks/run_gemm.sh grouped --groups 8,64     products for each group of rows
#     benchmarks/run_gemm.sh grouped --dtype e4m3      the same of 8-bit floats
#     benchmarks/run_gemm.sh --dtype s8 --shapes 8192x8192x8192                                 sums of s8
#     benchmarks/run_gemm.sh --sparse --kernel gemm_h100_sparse,gemm_h100 --shapes 8192x8192x8192   a sparse A, and both kernels
#     benchmarks/run_gemm.sh --weights int4 --kernel gemm_h100_mixed,gemm_h100_skinny --shapes 16x8192x28672   weights of 4 bits beside bf16
#     BUILD=build/bench benchmarks/run_gemm.sh --once 4096x4096x4096 && ncu build/bench/bench_gemm --once 4096x4096x4096
#
# Before that it says what the kernels cost to compile and what they weigh. JSON lines go to $JSON (default: standard
# output), the table to standard output. $COMMIT names the tree where git does not know it. The program stays in $BUILD,
# where one is named, and is built again when a source is newer.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
build=${BUILD:-$(mktemp -d)}
[ -n "${BUILD:-}" ] || trap 'rm -rf "$build"' EXIT
[ ! -d /usr/local/cuda/bin ] || PATH=$PATH:/usr/local/cuda/bin
command -v nvcc >/dev/null || { echo "run_gemm.sh: nvcc is not on the PATH: install the CUDA toolkit (13.0)" >&2; exit 77; }
command -v nvidia-smi >/dev/null && nvidia-smi -L >/dev/null 2>&1 || { echo "run_gemm.sh: no NVIDIA GPU answers nvidia-smi" >&2; exit 77; }
commit=$(python3 "$root/tools/origin.py" commit ${COMMIT:+"$COMMIT"}) || exit 1
mkdir -p "$build"
name=bench_gemm
[ "${1:-}" != grouped ] || { name=bench_grouped; shift; }
program=$build/$name
newer() { find "$root/include" "$root/examples/kernels" "$here" "$root/tools/nvcc.py" \( -name '*.cu' -o -name '*.h' -o -name nvcc.py \) -newer "$program" -print -quit; }
if [ ! -x "$program" ] || [ -n "$(newer)" ]; then
    python3 "$here/kernel_facts.py" ${JSON:+--json "$JSON"} ${COMMIT:+--commit "$COMMIT"}
    compile() { python3 "$root/tools/nvcc.py" --strict nvcc --threads 0 -I "$root/include" -o "$program" "$here/$name.cu" "$@" -lcublasLt -ldl; }
    if [ $name = bench_gemm ]; then compile "$here"/bench/*.cu; else compile; fi
fi
"$program" --commit "$commit" ${JSON:+--json "$JSON"} "$@"
