#!/bin/sh
# morpheus_holes.sh PROGRAM DIR [SIMULATOR...]: the vectors of docs/results/morpheus-holes.md show what their open holes do in the golden model and
# in the simulators (default: both); with all holes closed a run by the same surroundings shows nothing.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
shift 2
[ $# -gt 0 ] || set -- verilator icarus
mkdir -p "$dir"

for vector in tests/data/holes/morpheus/*.replay; do
    hole=$(basename "$vector" .replay)
    rule=$(sed -n 's/^# fails as in: oracle: \([A-Z]*\) .*/\1/p' "$vector")
    [ "$rule" ] || fail "$hole: the vector does not say how it fails"
    for sim in model "$@"; do
        waves="--waves=$dir/$hole.fst"
        [ "$sim" = model ] && waves= # it has none
        expect 1 "$hole in $sim" "$program" cosim --replay "$vector" --sim "$sim" $waves || continue
        if printf '%s\n' "$out" | grep -q "^oracle: $rule cycle="; then pass; else fail "$hole in $sim: not $rule"; fi
    done
done
for seed in 1 2 3; do
    expect 0 "closed, seed $seed" "$program" cosim morpheus_small --sim model --cycles 200000 --seed $seed
done
score
