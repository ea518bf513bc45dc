#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Run every test that this machine can run. On a fresh Debian 12 or Ubuntu 24.04 it first installs
# what is missing. The last line is the summary; the exit code is 0 only when nothing failed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

usage() {
    cat <<'TEXT'
usage: ./test.sh [--suite house|cpu|emu|ptx|ptx95|gpu]... [--intensity 1|2|3] [--build FOLDER] [--help]

  house  the scripts that hold the rules      cpu  arithmetic and host descriptions
  emu    device code in the model             ptx  what needs nvcc
  gpu    what needs a GPU                     ptx95  what needs a newer ptxas than nvcc's: named, it
                                              fetches that one, a Python package of 50 MB

  --intensity  how long the grids are: 1 a quick look (default) .. 3 everything
  --build      where to build (default: build)
TEXT
}

refuse() {
    echo "test.sh: $*" >&2
    usage >&2
    exit 1
}

suites=() intensity=1 build=build
while (($#)); do
    case $1 in
    --suite) [[ ${2-} =~ ^(house|cpu|emu|ptx|ptx95|gpu)$ ]] || refuse "--suite ${2-}: no such suite"
        suites+=("$2") && shift ;;
    --intensity) [[ ${2-} =~ ^[123]$ ]] || refuse "--intensity ${2-}: wants 1, 2 or 3"
        intensity=$2 && shift ;;
    --build) [[ -n ${2-} ]] || refuse "--build wants a folder"
        build=$2 && shift ;;
    --help | -h) usage && exit 0 ;;
    *) refuse "$1: no such option" ;;
    esac
    shift
done
[[ " ${suites[*]} " == *" ptx95 "* ]] && export MGPU_TEST_FETCH=1
((${#suites[@]})) || suites=(house cpu emu ptx ptx95 gpu)

source tools/packages.sh
need git git && need g++ g++ && need meson meson && need ninja ninja-build && need python3 python3 && need pkg-config pkg-config
[[ -d /usr/include/catch2 ]] || pkg-config --exists catch2 2>/dev/null || missing+=(catch2)
[[ -z ${MGPU_TEST_FETCH-} ]] || python3 -c 'import ensurepip' 2>/dev/null || useful+=(python3-venv) # without it ptx95 is skipped and says why
want clang clang && want clang-19 clang-19 && want gdb gdb && want clang-format-14 clang-format-14 && want cmake cmake
want qemu-aarch64 qemu-user && want aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu libc6-dev-arm64-cross
install_packages "$build/packages-not-here"

exec </dev/null # meson's compiler checks would read our input
[[ -d /usr/local/cuda/bin ]] && PATH=$PATH:/usr/local/cuda/bin
again=()
[[ -f $build/build.ninja ]] && again=(--reconfigure)
mkdir -p "$build"
if ! meson setup "${again[@]}" "-Dtests=enabled" "-Dintensity=$intensity" "$build" >"$build/setup.log" 2>&1; then
    cat "$build/setup.log"
    echo "test.sh: meson could not set up $build; remove that folder if it is from another version"
    echo "0 passed, 1 failed, 0 skipped"
    exit 1
fi
echo "builds and tests in $build: ${suites[*]}; a line when a suite has ended, all of them in 10 to 20 minutes on 2 cores"
exec python3 tools/suites.py "$build" "${suites[@]}"
