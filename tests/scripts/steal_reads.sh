#!/bin/sh
# steal_reads.sh PROGRAM DIR TRACE...: stealing moves reads, it never adds one. Bank reads and operand
# requests of fermi8 and fermi8_steal are equal on every trace.
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2
shift 2
mkdir -p "$dir"
for trace in "$@"; do
    [ -e "$traces/$trace" ] || { skip "no $traces/$trace"; continue; }
    for preset in fermi8 fermi8_steal; do
        expect 0 "run $preset on $trace" "$program" run "$preset" --trace "$traces/$trace" \
            --json "$dir/$preset.json"
    done
    straight=$("$json" "$dir/fermi8.json" bank_reads operand_requests)
    stealing=$("$json" "$dir/fermi8_steal.json" bank_reads operand_requests)
    steals=$("$json" "$dir/fermi8_steal.json" steals)
    echo "$trace: $straight reads and requests; $steals stolen"
    [ -n "$straight" ] && [ "$straight" = "$stealing" ] && pass ||
        fail "$trace: fermi8 $straight, fermi8_steal $stealing"
done
score
