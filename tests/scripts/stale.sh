#!/bin/sh
# stale.sh PROGRAM DIR CYCLES: no stale operand in that many cycles of the golden model with CCUs, half
# of them random programs, half real traces (or, where they are absent, built-in kernels), repeated
# over the presets. The value oracle looks at every operand that is dispatched.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 cycles=$3
mkdir -p "$dir"
presets="malekeh malekeh_short malekeh_pr malekeh_traditional"
total=0
count() { # count FILE: adds the cycles that a run reports
    total=$((total + $("$json" "$1" cycles)))
    pass
}
stop() {
    fail "$(cat "$dir/log")"
    score
}
seed=1
while [ $total -lt $((cycles / 2)) ]; do
    for preset in $presets; do
        "$program" cosim $preset --sim model --seed $seed --cycles $((cycles / 16)) --json "$dir/run.json" \
            >"$dir/log" 2>&1 || stop
        count "$dir/run.json"
    done
    seed=$((seed + 1))
done
echo "random programs: $total cycles, no stale operand"
half=$total
while [ $total -lt $cycles ]; do
    for preset in $presets; do
        found=0
        for trace in "$traces"/*/*.traceg.xz; do
            [ -e "$trace" ] || continue
            found=1
            "$program" cosim $preset --sim model --subcores all --trace "$trace" --json "$dir/run.json" \
                >"$dir/log" 2>&1 || stop
            count "$dir/run.json"
        done
        [ $found = 1 ] && continue
        for kernel in matmul stencil reduction divergent tensor; do
            "$program" cosim $preset --sim model --subcores all --kernel $kernel --json "$dir/run.json" \
                >"$dir/log" 2>&1 || stop
            count "$dir/run.json"
        done
    done
done
echo "traces: $((total - half)) cycles, no stale operand"
score
