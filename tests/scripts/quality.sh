#!/bin/sh
# quality.sh PROGRAM DIR: figures against their limits: area and delay of the round-robin arbiter, where
# better open-source peers stand, in one and the same variant.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"
check() { # check REQUESTERS AREA DELAY
    expect 0 "report rr_arbiter $1" "$program" report tiny --top rr_arbiter --set rr_arbiter.n="$1" \
        --json "$dir/arbiter.json" || return
    set -- "$@" $("$json" "$dir/arbiter.json" area_um2 critical_path_ns)
    echo "rr_arbiter $1: $4 um2 (at most $2), $5 ns (at most $3)"
    awk -v area="$4" -v most="$2" 'BEGIN { exit !(area > 0 && area <= most) }' && pass ||
        fail "rr_arbiter $1: area $4, limit $2"
    awk -v delay="$5" -v most="$3" 'BEGIN { exit !(delay > 0 && delay <= most) }' && pass ||
        fail "rr_arbiter $1: delay $5, limit $3"
}
check 8 2904 1.32
check 16 6526 1.62
check 32 13709 1.76
score
