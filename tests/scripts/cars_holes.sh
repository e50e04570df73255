#!/bin/sh
# cars_holes.sh PROGRAM DIR SIMULATOR...: the vectors of docs/cars-holes.md are found by the value oracle in
# every simulator while their hole is open, and pass when it is closed.
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
score
