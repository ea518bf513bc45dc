#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Multiply two matrices with a hand-written kernel for Hopper or Blackwell, and check the result: on the GPU if one
# is usable, else in the model of the machine. Installs a C++ compiler if there is none.
set -euo pipefail
here=$PWD # file names in the options are meant from here
cd "$(dirname "${BASH_SOURCE[0]}")"
root=$PWD

usage() {
    cat <<'TEXT'
usage: ./demo.sh [--kernel h100|b200] [--on gpu|model] [--no-check] [options of the program...]

  --kernel    gemm_h100 (default) or gemm_b200, which no GPU has run yet
  --on        where to run (default: the GPU if it and nvcc are usable, else the model)
  --no-check  multiply only; else the result is compared with float64 sums

Other options go to the program; ./demo.sh --on model --help lists them.
TEXT
}

on=auto check=(--check) words=() help= kernel=h100
while (($#)); do
    case $1 in
    --on) on=${2-} && shift $(($# < 2 ? $# : 2)) ;;
    --kernel) kernel=${2-} && shift $(($# < 2 ? $# : 2)) ;;
    --no-check) check=() && shift ;;
    --help | -h) help=yes && words+=("$1") && shift ;;
    *) words+=("$1") && shift ;;
    esac
done
[[ $on =~ ^(auto|gpu|model)$ ]] || { echo "demo.sh: --on $on: wants gpu or model" >&2; usage >&2; exit 1; }
[[ $kernel =~ ^(h100|b200)$ ]] || { echo "demo.sh: --kernel $kernel: wants h100 or b200" >&2; usage >&2; exit 1; }
[[ $on != auto || -z $help ]] || { usage; exit 0; }

# Why the GPU cannot be used, or nothing.
gpu_trouble() {
    local capability release
    command -v nvidia-smi >/dev/null || { echo "no NVIDIA driver is installed (nvidia-smi is missing)"; return; }
    capability=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1) || true
    case $kernel:$capability in
    h100:9.0 | b200:10.[03]) ;;
    h100:[0-9]*) echo "the GPU has compute capability $capability, the kernel needs 9.0 (Hopper)"; return ;;
    b200:[0-9]*) echo "the GPU has compute capability $capability, the kernel needs 10.0 or 10.3 (Blackwell)"; return ;;
    *) echo "nvidia-smi sees no usable GPU"; return ;;
    esac
    command -v nvcc >/dev/null || { echo "nvcc is not on the PATH: install the CUDA toolkit (13.0; at least $least)"; return; }
    release=$(nvcc --version | sed -n 's/.*release \([0-9.]*\).*/\1/p')
    [[ $(printf '%s\n' $least "$release" | sort -V | head -n 1) == $least ]] ||
        echo "nvcc is ${release:-of no known release}, the kernel needs $least or newer"
}

# Compile $1 with the command that follows, unless it is newer than all it is made of.
source=examples/kernels/gemm_main.cu
build=build/demo
name=gemm least=12.8 defines=() target=()
[[ $kernel == h100 ]] || { name=gemm_b200 least=12.9 defines=(-DGEMM_B200) target=(-gencode arch=compute_100f,code=sm_100); }
compile() {
    local program=$1 && shift
    [[ -x $program && -z $(find include "${source%/*}" packaging/model.c tools/nvcc.py demo.sh -newer "$program" -print -quit) ]] && return
    echo "compiling $source into $program, once: a minute or two" >&2
    mkdir -p "$build" && "$@" -o "$program.new" && mv "$program.new" "$program"
}

# Build for the GPU and multiply once: only that shows whether the driver serves this nvcc.
gpu_program_trouble() {
    local said
    compile $build/$name python3 tools/nvcc.py --strict nvcc "${target[@]}" "${defines[@]}" -Iinclude $source >&2 ||
        { echo "nvcc could not build $source (its words are above)"; return; }
    said=$($build/$name --m 128 --n 256 --k 64 2>&1) || echo "a first product failed: $(tail -n 1 <<<"$said")"
}

source tools/packages.sh
[[ -d /usr/local/cuda/bin ]] && PATH=$PATH:/usr/local/cuda/bin
trouble=
if [[ $on != model ]]; then
    trouble=$(gpu_trouble)
    if [[ -z $trouble ]]; then
        command -v c++ >/dev/null || need g++ g++
        need python3 python3
        install_packages build/packages-not-here
        trouble=$(gpu_program_trouble)
    fi
fi
case $on in
gpu) [[ -z $trouble ]] || { echo "demo.sh: --on gpu: $trouble; --on model needs none" >&2; exit 1; } ;;
auto) if [[ -z $trouble ]]; then on=gpu; else on=model && echo "running in the model: $trouble"; fi ;;
esac

if [[ $on == gpu ]]; then
    cd "$here" && exec "$root/$build/$name" "${check[@]}" "${words[@]}"
fi
command -v c++ >/dev/null || need g++ g++
install_packages build/packages-not-here
# The kernel and the model's bodies, each by a compiler of its own, then the program: c++ -o PROGRAM as compile() has it.
model_program() {
    local how=(c++ -std=c++17 -O2 -pthread "${defines[@]}" -DMGPU_EMULATE=1 -Iinclude) bodies
    "${how[@]}" -x c++ -c packaging/model.c -o "$build/model.o" & bodies=$!
    "${how[@]}" -x c++ -c $source -o "$build/$name.o" && wait $bodies && c++ -pthread "$build/$name.o" "$build/model.o" "$@"
}
compile $build/${name}_model model_program
cd "$here" && exec "$root/$build/${name}_model" "${check[@]}" "${words[@]}"
