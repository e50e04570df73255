#!/bin/sh
# cars_holes.sh PROGRAM DIR SIMULATOR...: the vectors of docs/results/cars-holes.md are found by the value oracle in
# every simulator while their hole is open, and pass when it is closed. Random programs on the SM find each hole
# too, and what they find shrinks.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
shift 2
simulators=$*
mkdir -p "$dir"

run() { # run STATUS LINE NAME VECTOR: the output has a line that begins with LINE
    for sim in $simulators; do
        waves="--waves=$dir/${4##*/}.fst"
        [ "$sim" = model ] && waves= # it has none
        expect "$1" "$3 in $sim" "$program" cosim --replay "$4" --sim "$sim" $waves || continue
        if printf '%s\n' "$out" | grep -q "^$2"; then pass; else fail "$3 in $sim: no line $2"; fi
    done
}
hole() { # hole NAME FOUND KEY OPEN CLOSED
    vector=tests/data/holes/cars_$1.replay
    run 1 "oracle: $2 " "$1" "$vector"
    sed "s/^$3 = $4\$/$3 = $5/" "$vector" >"$dir/$1.replay"
    cmp -s "$vector" "$dir/$1.replay" && fail "$1: the hole is not closed"
    run 0 "lockstep: PASS " "$1, closed," "$dir/$1.replay"
}
outside() { # outside NAME [FOUND]: closed, the surroundings drive other inputs
    run 1 "oracle: ${2:-STALE} " "$1" "tests/data/holes/cars_$1.replay"
    run 0 "lockstep: PASS " "$1, closed," "tests/data/holes/cars_$1_closed.replay"
}

shrinks() { # shrinks KEY=VALUE: what random programs find is a few steps at the pins
    vector=$dir/shrunk_${1%%.*}_${1#*.}.replay
    rm -f "$vector"
    expect 1 "$1 on random programs" "$program" cosim tiny_cars --set "$1" --sim model --cycles 60000 --seed 3 \
        --shrink "$vector" || return
    cycles=$(printf '%s\n' "$out" | sed -n 's/^shrunk: .*, \([0-9]*\) cycles of .*/\1/p')
    if [ "${cycles:-999}" -le 280 ]; then pass; else fail "$1 shrinks to ${cycles:-no} cycles"; fi
    expect 1 "$1, shrunk," "$program" cosim --replay "$vector" --sim model && pass
}

hole pointer STALE rename.pointer absolute relative
hole pop STALE frame.pop move noop
hole push REFUSED frame.push add max
hole reserve HANG frame.reserve ret slot
outside wrap # results go to other registers
outside order
outside mask
outside key
outside return UNEXPECTED # what the ABI's RET would read; closed: from a register that is not renamed
# with caching collectors
hole flush STALE ccu.call_flush 0 1
outside flush_late # a hit is sooner
hole ccu_pop STALE frame.pop move noop
outside ccu_wrap
outside ccu_mask
for hole in rename.wrap=0 rename.pointer=absolute frame.pop=move frame.push=add frame.reserve=ret frame.order=paper \
    trap.mask=active scoreboard.key=arch; do
    shrinks $hole
done
score
