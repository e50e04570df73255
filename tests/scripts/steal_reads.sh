#!/bin/sh
# steal_reads.sh PROGRAM DIR TRACE...: stealing moves reads, it never adds one. Bank reads and operand
# requests of fermi8 and fermi8_steal are equal on every trace.
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2
shift 2
mkdir -p "$dir"
total=0
for trace in "$@"; do
    [ -e "$traces/$trace" ] || { skip "no $traces/$trace"; continue; }
    expect 0 "run fermi8 on $trace" "$program" run fermi8 --trace "$traces/$trace" --json "$dir/a.json"
    straight=$("$json" "$dir/a.json" bank_reads operand_requests)
    for sets in "" "--set warp_scheduler.candidate=tree --set steal_arbiter.policy=conflict"; do
        expect 0 "run fermi8_steal $sets on $trace" "$program" run fermi8_steal $sets \
            --trace "$traces/$trace" --json "$dir/b.json"
        stealing=$("$json" "$dir/b.json" bank_reads operand_requests)
        steals=$("$json" "$dir/b.json" steals)
        total=$((total + steals))
        echo "$trace $sets: $stealing reads and requests, $steals stolen"
        [ -n "$straight" ] && [ "$straight" = "$stealing" ] && pass ||
            fail "$trace: fermi8 $straight, fermi8_steal $sets $stealing"
    done
done
[ "$total" -gt 0 ] && pass || fail "nothing was stolen: the comparison says nothing"
score
