#!/bin/sh
# programs.sh PROGRAM PRESET [KEY=VALUE...]: lockstep of the 22 programs with calls of CARS Table I, each to its end.
set -u
. tests/scripts/common.sh
program=$1 preset=$2
shift 2
sets=
for set in "$@"; do
    sets="$sets --set $set"
done
for kernel in pta dmr mst sssp cfd traf gol nbd coli stut ray lulesh fib bert_lt bert_atscore bert_atop bert_fc resnet_fp resnet_wg svr kmean rf; do
    expect 0 "$preset $* $kernel" "$program" cosim "$preset" --kernel $kernel $sets || continue
    line=$(printf '%s\n' "$out" | grep '^lockstep: PASS cycles=[1-9]') || fail "$kernel: no cycle was compared"
    echo "$kernel: $line"
done
score
