#!/bin/sh
# stealing_table.sh PROGRAM DIR: runs the Fermi presets on the traces at hand and puts the tables of
# operand latency penalties, of cycles and of cost into docs/stealing.md, between their marks.
set -eu
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 page=docs/stealing.md
mkdir -p "$dir"

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
        }' "$dir/row" >>"$dir/penalties.md"
    awk -v name="$name" '
        { r[NR] = $3; t[NR] = $4; s[NR] = $5 }
        END {
            printf "| %s | %d |", name, t[2]
            for (i = 1; i <= 6; i++) if (i != 2) printf " %+.2f %% |", 100 * (t[2] / t[i] - 1)
            for (i = 3; i <= 6; i++) printf " %.1f %% |", r[i] ? 100 * s[i] / r[i] : 0
            print ""
        }' "$dir/row" >>"$dir/cycles.md"
}

{
    echo "| traces | operands | fermi16 | fermi8 | ratio | fermi8_steal | tree | conflict | tree, conflict | reads equal |"
    echo "|---|---|---|---|---|---|---|---|---|---|"
} >"$dir/penalties.md"
{
    echo "| traces | cycles of fermi8 | fermi16 | fermi8_steal | tree | conflict | tree, conflict | stolen: fermi8_steal | tree | conflict | tree, conflict |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|"
} >"$dir/cycles.md"
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

"$program" report fermi8_steal --json "$dir/report.json" >/dev/null
"$json" "$dir/report.json" steal/arbiter_area_um2 steal/arbiter_share steal/logic_area_um2 \
    steal/logic_share steal/grant_path_without_ns steal/grant_path_with_ns \
    steal/critical_path_without_ns steal/critical_path_with_ns |
    awk -F '\t' '{
        print "| | paper | here |"
        print "|---|---|---|"
        printf "| arbiter, share of the register file | below 0.5 %% | %.2f %% (%d um2) |\n", 100 * $2, $1
        printf "| all that stealing adds | | %.2f %% (%d um2) |\n", 100 * $4, $3
        printf "| normal grant path | one more input of one OR gate | %.3f ns, %.3f without (+%.0f ps) |\n", $6, $5, 1000 * ($6 - $5)
        printf "| slowest path of the register file | within the clock | %.2f ns, %.2f without |\n", $8, $7
    }' >"$dir/cost.md"

awk -v dir="$dir" '
    /^<!-- [a-z]+ end -->/ { on = 0 }
    !on
    /^<!-- [a-z]+ begin -->/ { on = 1; while ((getline line < (dir "/" $2 ".md")) > 0) print line }' \
    "$page" >"$dir/page.md"
cp "$dir/page.md" "$page"
cat "$dir/penalties.md" "$dir/cycles.md" "$dir/cost.md"
