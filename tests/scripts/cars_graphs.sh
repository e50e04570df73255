#!/bin/sh
# cars_graphs.sh PROGRAM BUILD DIR GRAPHS SIMULATOR...: the deepest paths of so many random call graphs in frame_ctl's
# Verilog: at High no CALL waits; at High by the paper's count, without slots, one does.
set -u
. tests/scripts/common.sh
program=$1 build=$2 dir=$3 graphs=$4
shift 4
mkdir -p "$dir"
expect 0 "vectors" env CARS_GRAPHS="$graphs" CARS_GRAPH_VECTORS="$dir" "$build/tests/unit/test_cars_frames"
for sim in "$@"; do
    expect 0 "High in $sim" "$program" cosim --replay "$dir/high.replay" --sim "$sim"
    expect 1 "the paper's High in $sim" "$program" cosim --replay "$dir/paper.replay" --sim "$sim" --waves="$dir/paper.fst" || continue
    printf '%s\n' "$out" | grep -q '^oracle: UNEXPECTED .* port=op_ready expected=1' && pass || fail "$sim: $out"
done
score
