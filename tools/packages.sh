# SPDX-License-Identifier: MIT
# Sourced by test.sh and demo.sh: install the packages that a fresh Debian or Ubuntu lacks.
#
#     need COMMAND PACKAGE...    the script cannot go on without it
#     want COMMAND PACKAGE...    without it some test is skipped
#     install_packages STAMP     says in one line what it installs; nothing to do, nothing said.
#                                The file STAMP remembers what was wanted in vain.

missing=() useful=()
need() { command -v "$1" >/dev/null || missing+=("${@:2}"); }
want() { command -v "$1" >/dev/null || useful+=("${@:2}"); }

install_packages() {
    ((${#missing[@]} + ${#useful[@]})) || return 0
    ((${#missing[@]})) || [[ ! -f $1 || $(<"$1") != "${useful[*]}" ]] || return 0
    local root=()
    if ! command -v apt-get >/dev/null; then
        [[ ${#missing[@]} -eq 0 ]] && return 0
        echo "$0: install these first (no apt-get here): ${missing[*]}" >&2
        exit 1
    fi
    if [[ $(id -u) -ne 0 ]]; then
        root=(sudo -n)
        [[ -t 0 ]] && root=(sudo)
        if ! command -v sudo >/dev/null || ! "${root[@]}" true 2>/dev/null; then
            [[ ${#missing[@]} -eq 0 ]] && return 0
            echo "$0: run this as root first: apt-get install ${missing[*]}" >&2
            exit 1
        fi
    fi
    apt() { "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q "$@" </dev/null >/dev/null 2>&1; }
    mkdir -p "$(dirname "$1")" && echo "${useful[*]}" >"$1"
    apt update || true
    local package known=()
    for package in "${useful[@]}"; do
        [[ -n $(apt-cache policy "$package" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -v none) ]] &&
            known+=("$package")
    done
    ((${#missing[@]} + ${#known[@]})) || return 0
    echo "installing: ${missing[*]} ${known[*]}"
    if ! apt install -y --no-install-recommends "${missing[@]}" "${known[@]}"; then
        if ((${#missing[@]})) && ! apt install -y --no-install-recommends "${missing[@]}"; then
            echo "$0: apt-get could not install: ${missing[*]} (is there a network?)" >&2
            exit 1
        fi
    fi
}
