#!/bin/sh
# SPDX-License-Identifier: MIT
# Build the microbenchmarks and run them: benchmarks/run_micro.sh [options of micro]
#
#     benchmarks/run_micro.sh                          all of them, in less than three minutes
#     benchmarks/run_micro.sh --only '^tma load'       those whose "family: name parameters" match
#     benchmarks/run_micro.sh --list
#
# JSON lines go to $JSON (default: standard output), the table to standard output. $COMMIT names the tree where git does
# not know it. The program stays in $BUILD, where one is named, and is built again when a source is newer.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
build=${BUILD:-$(mktemp -d)}
[ -n "${BUILD:-}" ] || trap 'rm -rf "$build"' EXIT
[ ! -d /usr/local/cuda/bin ] || PATH=$PATH:/usr/local/cuda/bin
command -v nvcc >/dev/null || { echo "run_micro.sh: nvcc is not on the PATH: install the CUDA toolkit (13.0)" >&2; exit 77; }
command -v nvidia-smi >/dev/null && nvidia-smi -L >/dev/null 2>&1 || { echo "run_micro.sh: no NVIDIA GPU answers nvidia-smi" >&2; exit 77; }
commit=$(python3 "$root/tools/origin.py" commit ${COMMIT:+"$COMMIT"}) || exit 1
mkdir -p "$build"
program=$build/micro
newer() { find "$root/include" "$here/bench" "$here/micro" "$root/tools/nvcc.py" \( -name '*.cu' -o -name '*.h' -o -name nvcc.py \) -newer "$program" -print -quit; }
if [ ! -x "$program" ] || [ -n "$(newer)" ]; then
    python3 "$root/tools/nvcc.py" --strict nvcc --threads 0 -I "$root/include" -o "$program" "$here"/micro/*.cu -ldl
fi
"$program" --commit "$commit" ${JSON:+--json "$JSON"} "$@"
