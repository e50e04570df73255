#!/bin/sh
# studies.sh PROGRAM DIR short|all: the studies run, and agree with `run`. short: one of them on one small trace;
# all: every one on all traces at hand.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 size=$3
need_traces
rm -rf "$dir"
mkdir -p "$dir"
small=$traces/ffma_sm90/kernel-1-32-10.traceg.xz

# same_as_run STUDY COLUMN CONFIG OPTION...: the hit ratio of kernel `divergent` in the study's table is
# that of a run of its own.
same_as_run() {
    study=$1 column=$2
    shift 2
    expect 0 "run $1" "$program" run "$@" --kernel divergent --json "$dir/run.json" || return
    want=$("$json" "$dir/run.json" cache_hits operand_requests | awk -F '\t' '{ printf "%.1f", 100 * $1 / $2 }')
    got=$(awk -v want="$column" -F ' *[|] *' '
        /^$/ { on = 0 }
        /^\| \|/ { if (!done) for (i = 1; i <= NF; i++) if ($i == want) { at = i; on = 1; done = 1 } }
        on && $2 == "divergent" { print $at }' "$dir/$study.md")
    if [ -n "$got" ] && [ "$got" = "$want" ]; then pass; else fail "$study, $column: $got, not $want"; fi
}

if [ "$size" = short ]; then
    expect 0 malekeh-ports "$program" study malekeh-ports --trace "$small" -o "$dir"
    same_as_run malekeh-ports "1 of 2" malekeh --set malekeh_scheduler.retry=1
    # A trace of anybody's is none of the programs that stand for Rodinia.
    expect 0 reuse-distance "$program" study reuse-distance --trace tests/data/two_warps.traceg -o "$dir"
    grep -q 'Rodinia: .*| not measured |' "$dir/reuse-distance.md" && pass || fail "reuse-distance: any trace is Rodinia's"
    same_as_run malekeh-ports "2 of 2" malekeh --set malekeh_scheduler.retry=1 --set ccu.d_ports=2
else
    for study in $("$program" study list | cut -d ' ' -f 1); do
        expect 0 "$study" "$program" study "$study" -o "$dir" || continue
        case $study in *-area | malekeh-ground | malekeh-energy | morpheus-* | imov-cost) continue ;; esac # no row for each workload, or no picture
        grep -qE '^[|] (geometric )?mean [|]' "$dir/$study.md" && pass || fail "$study: no mean"
        ls "$dir/$study"-*.svg "$dir/$study"-*.png >/dev/null 2>&1 && pass || fail "$study: no pictures"
    done
    same_as_run malekeh-hits malekeh_short malekeh_short --set malekeh_scheduler.retry=1
    same_as_run malekeh-hits "malekeh_short, stall" malekeh_short --set malekeh_scheduler.retry=0
    same_as_run malekeh-sthld 8 malekeh --set malekeh_scheduler.retry=1 --set sthld.adaptive=0 --set sthld.initial=8
    same_as_run malekeh-profile exact malekeh --set malekeh_scheduler.retry=1 --set annotate.exact=1
fi
score
