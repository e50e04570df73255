#!/bin/sh
# stealing_table.sh PROGRAM DIR write|check: runs the Fermi presets on the traces at hand; the tables of
# operand latency penalties and of cycles go to docs/results/stealing.md, between their marks, or are what is there.
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 mode=$3
rm -rf "$dir/marked"
mkdir -p "$dir/marked"

# The designs, in the order of the columns.
design() {
    case $1 in
    1) echo "fermi16" ;;
    2) echo "fermi8" ;;
    3) echo "fermi8_steal" ;;
    4) echo "fermi8_steal --set warp_scheduler.candidate=tree" ;;
    5) echo "fermi8_steal --set steal_arbiter.policy=conflict" ;;
    6) echo "fermi8_steal --set warp_scheduler.candidate=tree --set steal_arbiter.policy=conflict" ;;
    esac
}

# measure NAME TRACE...: one row of each table.
measure() {
    name=$1
    shift
    files=
    for trace in "$@"; do files="$files --trace $traces/$trace"; done
    for n in 1 2 3 4 5 6; do
        "$program" run $(design $n) $files --json "$dir/$n.json" >/dev/null
        "$json" "$dir/$n.json" conflict_cycles operand_requests bank_reads cycles steals
    done >"$dir/row"
    awk -v name="$name" '
        { p[NR] = $2 ? $1 / $2 : 0; o = $2; r[NR] = $3 }
        function cut(i) { return p[2] ? sprintf("%.0f %%", 100 * (1 - p[i] / p[2])) : "-" }
        END {
            printf "| %s | %d | %.3f | %.3f | %s |", name, o, p[1], p[2],
                p[1] ? sprintf("%.2f", p[2] / p[1]) : "-"
            for (i = 3; i <= 6; i++) printf " %.3f (%s) |", p[i], cut(i)
            printf " %s |\n", r[2] == r[3] && r[2] == r[4] && r[2] == r[5] && r[2] == r[6] ? "yes" : "NO"
        }' "$dir/row" >>"$dir/marked/penalties.md"
    awk -v name="$name" '
        { r[NR] = $3; t[NR] = $4; s[NR] = $5 }
        END {
            printf "| %s | %d |", name, t[2]
            for (i = 1; i <= 6; i++) if (i != 2) printf " %+.2f %% |", 100 * (t[2] / t[i] - 1)
            for (i = 3; i <= 6; i++) printf " %.1f %% |", r[i] ? 100 * s[i] / r[i] : 0
            print ""
        }' "$dir/row" >>"$dir/marked/cycles.md"
}

{
    echo "| traces | operands | fermi16 | fermi8 | ratio | fermi8_steal | tree | conflict | tree, conflict | reads equal |"
    echo "|---|---|---|---|---|---|---|---|---|---|"
} >"$dir/marked/penalties.md"
{
    echo "| traces | cycles of fermi8 | fermi16 | fermi8_steal | tree | conflict | tree, conflict | stolen: fermi8_steal | tree | conflict | tree, conflict |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|"
} >"$dir/marked/cycles.md"
for folder in bfs_sm70 bfs_sm80 vectoradd_sm75 vectoradd_sm80; do
    measure "$folder" "$folder/kernelslist.g"
done
measure ffma_sm90 ffma_sm90/kernel-1-32-10.traceg.xz ffma_sm90/kernel-1-32-40.traceg.xz
measure "torch_sm70 k000" torch_sm70/k000_kernel-2067.traceg.xz
all=
for file in "$traces"/torch_sm70/*.traceg.xz; do
    all="$all torch_sm70/$(basename "$file")"
done
measure "torch_sm70, all $(set -- $all; echo $#)" $all

put_figures docs/results/stealing.md "$dir/marked" "$mode"
score
