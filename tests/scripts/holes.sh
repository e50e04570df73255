#!/bin/sh
# holes.sh PROGRAM DIR: the vectors of docs/results/malekeh-holes.md and docs/imov.md deliver a stale operand in every simulator while
# their hole is open, and none when it is closed.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"

run() { # run STATUS LINE NAME VECTOR: in all simulators; the output has a line that begins with LINE
    for sim in model verilator icarus; do
        waves="--waves=$dir/${4##*/}.fst"
        [ $sim = model ] && waves= # it has none
        expect "$1" "$3 in $sim" "$program" cosim --replay "$4" --sim $sim $waves || continue
        if printf '%s\n' "$out" | grep -q "^$2\$"; then pass; else fail "$3 in $sim: no line $2"; fi
    done
}
hole() { # hole NAME LAST SED-ARGUMENT...: these close it; the oracle's report ends with LAST
    hole=$1 vector=tests/data/holes/$1.replay last=$2
    shift 2
    run 1 "oracle: STALE .*$last" "$hole" "$vector"
    sed "$@" "$vector" >"$dir/$hole.replay"
    cmp -s "$vector" "$dir/$hole.replay" && fail "$hole: the hole is not closed"
    run 0 "lockstep: PASS .*" "$hole, closed," "$dir/$hole.replay"
}

hole invalidate 'port=0' -e 's/^ccu.invalidate = 0/ccu.invalidate = 1/'
hole partial 'port=0' -e 's/^ccu.partial_allocate = 1/ccu.partial_allocate = 0/'
hole exit 'port=0 undefined' -e 's/^ccu.exit_flush = 0/ccu.exit_flush = 1/' \
    -e '/the warp ends/s/^cycle/cycle exit=1/' -e '/a hit on the first/s/^cycle/cycle exit=0/'
# held, the next instruction stays ready, and its result comes later
hole imov 'port=0' -e 's/^imov.hold = 0/imov.hold = 1/' -e '/and issued/s/ warp_ready=0//' \
    -e '/its result/s/ wb_valid=1 wb_data=2a//'

# The form that writes, from a trace: the hazards of docs/imov.md, and lockstep with narrow lanes.
trace="--set imov.enable=1 --set imov.write=1 --set regfile.lanes=4 --set regfile.lane_bits=8 --trace tests/data/indirect_moves.traceg"
for preset in turing_imov malekeh; do
    for open in hold drain; do
        expect 1 "$preset, $open" "$program" cosim $preset $trace --set imov.$open=0 --sim model || continue
        printf '%s\n' "$out" | grep -q '^oracle: STALE' && pass || fail "$preset, $open: no line oracle: STALE"
    done
    expect 0 "$preset, trace" "$program" cosim $preset $trace --sim icarus
done
score
