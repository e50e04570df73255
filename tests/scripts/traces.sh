#!/bin/sh
# traces.sh PROGRAM PRESET CYCLES TRACE...: lockstep of a preset on real traces, named below the
# traces' folder. CYCLES 0: each trace to its end.
set -u
. tests/scripts/common.sh
need_traces
program=$1 preset=$2 cycles=$3
shift 3
limit=
[ "$cycles" = 0 ] || limit="--cycles $cycles"
for trace in "$@"; do
    if [ ! -e "$traces/$trace" ]; then
        skip "no $traces/$trace"
    elif expect 0 "$preset on $trace" "$program" cosim "$preset" --trace "$traces/$trace" $limit; then
        echo "$preset $trace: $(printf '%s\n' "$out" | grep '^lockstep:')"
        printf '%s\n' "$out" | grep -q '^lockstep: PASS cycles=' || fail "$trace: no PASS line"
    fi
done
score
