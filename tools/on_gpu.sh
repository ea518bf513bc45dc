#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Everything that only a Hopper GPU can say about this tree, into a folder:
#
#     tools/on_gpu.sh [--golden | --only REGEX] FOLDER [COMMIT]
#
#   gpu.log          ./test.sh --suite gpu: device tests, their bytes against the model's, compute-sanitizer
#   golden.txt       what the tests recorded: tools/golden.py unpack writes it to tests/golden/
#   evidence.json    for tools/evidence.py add: tests and examples
#   grids.json       the same, of all points of the tests' grids
#   gemm.jsonl       gemm_h100 beside cuBLASLt, and the ladder: for benchmarks/results
#   timeline.jsonl   what the engines of one multiprocessor do: for benchmarks/results, then tools/timeline.py
#
# --golden makes golden.txt alone; --only golden.txt and evidence.json of the programs that REGEX finds (ptx_test_tma,
# examples/grouped_copy), and what they write beside it. The build is in $BUILD (default: FOLDER/build). COMMIT names the
# tree where git does not know it: 7 hexadecimal digits or more. The last lines are a summary; exits 1 when a part failed.
set -uo pipefail
golden= only=
[[ ${1-} != --golden ]] || { golden=yes && shift; }
[[ ${1-} != --only ]] || { only=$2 && shift 2; }
[[ $# == 1 || $# == 2 ]] || { sed -n '3,16s/^# \{0,1\}//p' "$0" >&2; exit 1; }
folder=$(mkdir -p "$1" && cd "$1" && pwd) || exit 1
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
commit=$(python3 tools/origin.py commit ${2+"$2"}) || exit 1
build=${BUILD:-$folder/build}
failed=()

if [[ -n $golden ]]; then
    [[ -f $build/build.ninja ]] || meson setup -Dtests=enabled "$build" >&2 || exit 1
    exec python3 tools/golden.py record "$build" "$folder/golden.txt" --commit "$commit"
fi
if [[ -n $only ]]; then
    [[ -f $build/build.ninja ]] || meson setup -Dtests=enabled "$build" > "$folder/setup.log" || exit 1
    programs=$(ninja -C "$build" -t targets all | grep -oE '^(tests|examples)/[a-z0-9_]+: [a-z]+_LINKER' | grep -oE '^[a-z0-9_/]+' | grep -E "$only")
    [[ -n $programs ]] || { echo "on_gpu.sh: no test program and no example has a name like $only" >&2; exit 1; }
    # shellcheck disable=SC2086
    ninja -k 0 -C "$build" $programs > "$folder/build.log" 2>&1 || { failed+=("build") && grep -E -A 8 'error|FAILED' "$folder/build.log" | head -n 60; }
    MGPU_TEST_DUMP=$folder python3 tools/evidence.py run "$build" --commit "$commit" --only "$only" > "$folder/evidence.json" || failed+=("evidence")
    ! grep -qE '^tests/|/gemm$' <<< "$programs" || # no other example records
        python3 tools/golden.py record "$build" "$folder/golden.txt" --commit "$commit" --only "$only" || failed+=("golden")
    echo "commit $commit: ${failed[*]:-all passed}${failed:+ failed}"
    exit $((${#failed[@]} != 0))
fi
./test.sh --suite gpu --build "$build" 2>&1 | tee "$folder/gpu.log" | tail -n 20 || failed+=("tests")
python3 tools/golden.py record "$build" "$folder/golden.txt" --commit "$commit" || failed+=("golden")
bytes=$(python3 tests/gemm_bytes.py "$build/examples/gemm" "$build/examples/gemm_model") || failed+=("gemm, bytes")
gpu=$(nvidia-smi --query-gpu=name --format=csv,noheader | head -n 1)
driver=$(nvidia-smi --query-gpu=driver_version --format=csv,noheader | head -n 1)
printf '{"kernel": "gemm_h100, bytes against the exact model", "result": "%s", "gpu": "%s", "driver": "%s", "commit": "%s"}\n' \
    "$(tail -n 1 <<< "$bytes")" "$gpu" "$driver" "$commit" >> "$folder/gemm.jsonl"
python3 tools/evidence.py run "$build" --commit "$commit" > "$folder/evidence.json" || failed+=("evidence")
python3 tools/evidence.py run "$build" --grids --commit "$commit" > "$folder/grids.json" || failed+=("grids")
export COMMIT=$commit JSON=$folder/gemm.jsonl
benchmarks/run_gemm.sh || failed+=("gemm_h100")
benchmarks/run_gemm.sh --shapes 4096x7168x2048,2048x8192x4096,5000x3000x2056 --rounds 4 || failed+=("gemm_h100, other shapes")
python3 benchmarks/run_ladder.py --commit "$commit" --json "$folder/gemm.jsonl" || failed+=("ladder")
python3 benchmarks/run_timeline.py --commit "$commit" --json "$folder/timeline.jsonl" || failed+=("timeline")

echo "$bytes"
echo "$gpu, driver $driver, commit $commit: ${failed[*]:-all passed}${failed:+ failed}"
((${#failed[@]} == 0))
