#!/bin/sh
# Installs the Debian packages of tests/packages.txt that are missing. Does nothing, fast, when all
# are there. Asks no questions; exit status 3 when something is missing and cannot be installed.
set -u
list=$(dirname "$0")/../packages.txt
wanted=$(sed -e 's/#.*//' "$list" | awk 'NF { print $1 }')

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "setup: this is not a Debian system; nothing is installed. Needed (Debian names):" $wanted
    exit 0
fi

find_missing() {
    for p in $wanted; do echo "$p"; done | sort >"$tmp/wanted"
    dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
        sed -n 's/^installed //p' | sort -u >"$tmp/have"
    comm -23 "$tmp/wanted" "$tmp/have" | tr '\n' ' '
}

tmp=$(mktemp -d) || exit 3
trap 'rm -rf "$tmp"' EXIT
missing=$(find_missing)
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "setup: missing packages, and neither root nor sudo is at hand. As root:" >&2
        echo "    apt-get install $missing" >&2
        exit 3
    fi
    as_root="sudo"
fi
echo "setup: installing with apt-get: $missing"
apt() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Dpkg::Use-Pty=0 "$@" \
        </dev/null >>"$tmp/log" 2>&1
}
# Package lists are fetched only where there are none, or where those at hand are too old to install from.
ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1 || apt update
# The second try fetches as root: in some containers apt's own user cannot.
apt install --no-install-recommends $missing || {
    apt -o APT::Sandbox::User=root update
    apt install --no-install-recommends $missing
}
left=$(find_missing)
if [ -n "$left" ]; then
    tail -n 20 "$tmp/log" >&2
    echo "setup: could not install: $left" >&2
    exit 3
fi
echo "setup: done"
