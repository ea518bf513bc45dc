#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Multiply two matrices with a hand-written Hopper kernel, and check the result: on the GPU if one
# is usable, else in the model of the machine. Installs a C++ compiler if there is none.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
    cat <<'TEXT'
usage: ./demo.sh [--on gpu|model] [options of the program...]

  --on   where to run (default: the GPU if it and nvcc are usable, else the model)

Other options go to the program; ./demo.sh --on model --help lists them.
TEXT
}

on=auto
case ${1-} in
--on) on=${2-} && shift $(($# < 2 ? $# : 2)) ;;
--help | -h) usage && exit 0 ;;
esac
[[ $on =~ ^(auto|gpu|model)$ ]] || { echo "demo.sh: --on $on: wants gpu or model" >&2; usage >&2; exit 1; }

# Why the GPU cannot be used, or nothing.
gpu_trouble() {
    local capability
    command -v nvidia-smi >/dev/null || { echo "no NVIDIA driver is installed (nvidia-smi is missing)"; return; }
    capability=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1) || true
    case $capability in
    9.0) ;;
    [0-9]*) echo "the GPU has compute capability $capability, the kernel needs 9.0 (Hopper)"; return ;;
    *) echo "nvidia-smi sees no usable GPU"; return ;;
    esac
    command -v nvcc >/dev/null || echo "nvcc is not on the PATH: install the CUDA toolkit (13.0; at least 12.8)"
}

[[ -d /usr/local/cuda/bin ]] && PATH=$PATH:/usr/local/cuda/bin
trouble=$(gpu_trouble)
case $on in
gpu) [[ -z $trouble ]] || { echo "demo.sh: --on gpu: $trouble; --on model needs none" >&2; exit 1; } ;;
auto) if [[ -z $trouble ]]; then on=gpu; else on=model && echo "running in the model: $trouble"; fi ;;
esac

source tools/packages.sh
command -v c++ >/dev/null || need g++ g++
install_packages build/packages-not-here

source=examples/kernels/gemm_main.cu
build=build/demo
mkdir -p "$build"
# Compile $1 with the command that follows, unless it is newer than all it is made of.
compile() {
    local program=$1 && shift
    [[ -x $program && -z $(find include "${source%/*}" tests/emu_impl.c demo.sh -newer "$program" -print -quit) ]] && return
    "$@" -o "$program.new" && mv "$program.new" "$program"
}
if [[ $on == gpu ]]; then
    compile $build/gemm nvcc -std=c++17 -O3 -gencode arch=compute_90a,code=sm_90a -Iinclude $source
    exec $build/gemm "${@:---check}"
else
    compile $build/gemm_model c++ -std=c++17 -O2 -pthread -DMGPU_EMULATE=1 -Iinclude -x c++ \
        $source tests/emu_impl.c
    exec $build/gemm_model "${@:---check}"
fi
