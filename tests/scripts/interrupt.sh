#!/bin/sh
# interrupt.sh PROGRAM DIR [SEED [ROUNDS]]: SIGINT, SIGTERM and SIGHUP at random moments of every long
# command, also while each of the tools runs, twice over, and SIGKILL: no process, no temporary folder,
# no half-built simulator and no half-written output stays, and the status is 128 + signal. A failure is
# shown with the line that repeats it.
set -u
. tests/scripts/common.sh
program=$(realpath "$1") seed=${3:-1} rounds=${4:-1}
mkdir -p "$2"
dir=$(realpath "$2")
random=$seed

# below N: a random number in $random_value; the same for the same seed.
below() {
    random=$(((random * 1103515245 + 12345) % 2147483648))
    random_value=$((random / 65536 % $1))
}

# Processes of the case, whoever is their parent by now: all that it starts inherits its mark.
marked() { grep -lz "^INTERRUPT_TEST=$mark\$" /proc/[0-9]*/environ 2>/dev/null; }

# runs TOOL: one of them is that tool.
runs() {
    for place in $(marked); do
        read -r now 2>/dev/null <"${place%environ}comm" && [ "$now" = "$1" ] && return 0
    done
    return 1
}

# recording: waves are being written.
recording() { [ -n "$(find "$dir/out" -name 'waves.fst')" ]; }

# Waits until the tool runs (waves: until they are being written), then a random moment; fails if the command ends before.
wait_for_moment() {
    if [ "$1" != - ]; then
        until if [ "$1" = waves ]; then recording; else runs "$1"; fi; do
            kill -0 "$pid" 2>/dev/null || return 1
            sleep 0.01
        done
    fi
    below "$2"
    sleep "$(printf '0.%03d' $((random_value % 1000)))"
    [ $random_value -lt 1000 ] || sleep $((random_value / 1000))
}

# stop SIGNAL STATUS TOOL MILLISECONDS COMMAND...
stop() {
    began=$(date +%s%N)
    signal=$1 want=$2 tool=$3 within=$4
    shift 4
    before=$random mark=$$-$passed-$failed
    rm -rf "$dir/tmp" "$dir/cache" "$dir/out"
    mkdir -p "$dir/tmp" "$dir/cache" "$dir/out"
    ( # under nohup a hang-up is ignored
        cd "$dir/out" || exit
        INTERRUPT_TEST=$mark TMPDIR=$dir/tmp WARPSMITH_CACHE=$dir/cache exec env --default-signal=HUP setsid "$program" "$@" >/dev/null 2>"$dir/said"
    ) &
    pid=$!
    below 2 # to the program, or to all of its group, as a terminal does it
    to=$pid whom=alone
    [ $random_value -eq 0 ] || [ "$signal" = KILL ] || { to=-$pid whom=group; }
    name="$signal, $whom, ${tool#-} $*"
    if wait_for_moment "$tool" "$within"; then
        kill -s "$signal" -- $to 2>/dev/null
        [ "$signal" = KILL ] || kill -s "$signal" -- $to 2>/dev/null
    fi
    wait $pid 2>/dev/null
    got=$?
    [ "$signal" != KILL ] || sleep 0.5
    good=true
    if [ $got -le 1 ]; then
        echo "ended by itself: $name"
        case "$*" in *" -o "?) [ -e "$dir/out/${*##* }" ] || { good=false; echo "no output: $name"; } ;; esac
    elif [ $got -ne "$want" ]; then
        good=false
        echo "status $got, not $want: $name: $(tail -n 1 "$dir/said")"
    else
        left=$(find "$dir/out" -mindepth 1)
        [ -z "$left" ] || { good=false; echo "output left: $name:" $left; }
    fi
    left=$(find "$dir/tmp" -mindepth 1; find "$dir/cache" -mindepth 1 -maxdepth 1 -name 'building-*'; find "$dir/out" -name '.*.tmp')
    [ -z "$left" ] || { good=false; echo "left: $name:" $left; }
    left=$(marked)
    if [ -n "$left" ]; then
        good=false
        for place in $left; do echo "runs on: $name: $(tr '\0' ' ' <"${place%environ}cmdline")"; done
    fi
    [ -z "${TIMES:-}" ] || echo "$(($(date +%s%N) / 1000000 - began / 1000000)) ms $name"
    if $good; then pass; else fail "$name (again: sh tests/scripts/interrupt.sh $1 $2 $before)"; fi
}

# Each signal, at a random moment after the start of the tool (-: of the command).
each() {
    i=0
    while [ $i -lt "$rounds" ]; do
        stop INT 130 "$@"
        stop TERM 143 "$@"
        stop HUP 129 "$@"
        i=$((i + 1))
    done
}
# One of them in turn.
one() {
    turn=$(((${turn:-$seed} + 1) % 3))
    if [ "$rounds" -gt 1 ]; then each "$@"
    elif [ $turn -eq 0 ]; then stop INT 130 "$@"
    elif [ $turn -eq 1 ]; then stop TERM 143 "$@"
    else stop HUP 129 "$@"; fi
}

each z3 1000 prove turing_ocu --top bank_arbiter --rule BA-W2 --depth 200
one yosys-abc 500 prove tiny_ccu --top ccu
one yosys 300 prove turing_ocu
one yosys-smtbmc 300 prove turing_ocu --top bank_arbiter --rule BA-W2 --depth 200 --json p.json
one cc1plus 500 mutate tiny --top rr_arbiter --count 40
! command -v clang++ >/dev/null || one clang++ 200 cosim tiny
one cc1plus 500 cosim tiny --waves w.fst --json c.json
one verilator_bin 50 cosim malekeh
one vvp 1000 cosim tiny --sim icarus --cycles 1000000
one waves 500 cosim tiny --sim icarus --cycles 20000 --waves w.fst
one ivl 20 cosim malekeh --sim icarus
one yosys 3000 report malekeh -o r --json r.json
one sta 30 report tiny --top rr_arbiter -o r
one verilator_bin 100 lint turing_ocu
one yosys 1000 lint turing_ocu
one - 1500 study malekeh-hits -o s
one - 1000 cosim tiny --sim model --cycles 100000000 --json c.json
one - 100 run malekeh --kernel matmul --json r.json
one - 10 annotate --kernel matmul -o a
i=0
while [ $i -lt $((8 * rounds)) ]; do # around the end, too: all of the output and status 0, or neither
    stop TERM 143 - 40 annotate --kernel matmul -o a
    i=$((i + 1))
done
each - 30 gen malekeh -o g
each - 5 list
stop KILL 137 z3 500 prove turing_ocu --top bank_arbiter --rule BA-W2 --depth 200
stop KILL 137 yosys 2000 report malekeh -o r
stop KILL 137 cc1plus 500 cosim tiny --waves w.fst
score
