#!/bin/sh
# traces.sh PROGRAM "PRESET [OPTION...]" CYCLES SIMULATOR TRACE...: lockstep of a preset on real traces, named below the
# traces' folder; `all` stands for every one. CYCLES 0: each trace to its end. A trace whose blocks do
# not fit into the preset, or whose lanes are in several calls where frames are followed, is skipped with the reason; one
# that calls deeper than the SIMT stack runs with 512 entries.
set -u
. tests/scripts/common.sh
need_traces
program=$1 preset=$2 cycles=$3 simulator=$4
shift 4
limit=
[ "$cycles" = 0 ] || limit="--cycles $cycles"
[ "$1" != all ] || set -- $(cd "$traces" && find . -name '*.traceg*' | sed 's/^\.\///' | sort)
why='does not fit|lanes of several calls take turns'
# cosim TRACE OPTION...: its words to out, its status to status
cosim() {
    file=$traces/$1
    shift
    out=$("$program" cosim $preset "$@" --sim "$simulator" --trace "$file" $limit 2>&1 </dev/null)
    status=$?
}
for trace in "$@"; do
    if [ ! -e "$traces/$trace" ]; then
        skip "no $traces/$trace"
        continue
    fi
    cosim "$trace"
    if [ $status -eq 1 ] && printf '%s\n' "$out" | grep -q OVERFLOW; then
        cosim "$trace" --set simt_stack.depth=512
    fi
    line=$(printf '%s\n' "$out" | grep '^lockstep: PASS cycles=[1-9]')
    if [ $status -eq 0 ] && [ -n "$line" ]; then
        pass
        echo "$preset $simulator $trace: $line"
    elif [ $status -eq 2 ] && printf '%s\n' "$out" | grep -Eq "$why"; then
        skip "$trace: $(printf '%s\n' "$out" | grep -E "$why" | head -n 1)"
    else
        fail "$preset $simulator $trace: status $status"
        printf '%s\n' "$out" | tail -n 25
    fi
done
score
