#!/bin/sh
# stealing_table.sh PROGRAM DIR: runs the Fermi presets on the traces at hand and puts the table of
# operand latency penalties into docs/stealing.md, between its two marks.
set -eu
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 page=docs/stealing.md
mkdir -p "$dir"

# measure NAME TRACE...: one row. Penalty is conflict cycles per operand.
measure() {
    name=$1
    shift
    for preset in fermi16 fermi8 fermi8_steal; do
        files=
        for trace in "$@"; do files="$files --trace $traces/$trace"; done
        "$program" run $preset $files --json "$dir/$preset.json" >/dev/null
        "$json" "$dir/$preset.json" conflict_cycles operand_requests bank_reads cycles steals
    done | awk -v name="$name" '
        { c[NR] = $1; o[NR] = $2; r[NR] = $3; t[NR] = $4; s[NR] = $5 }
        END {
            for (i = 1; i <= 3; i++) p[i] = o[i] ? c[i] / o[i] : 0
            printf "| %s | %d | %.4f | %.4f | %.4f | %s | %s | %.2f %% | %s | %+.2f %% |\n", name, o[1],
                p[1], p[2], p[3], p[1] ? sprintf("%.2f", p[2] / p[1]) : "-",
                p[2] ? sprintf("%.1f %%", 100 * (1 - p[3] / p[2])) : "-", o[3] ? 100 * s[3] / o[3] : 0,
                r[2] == r[3] ? "yes" : "NO", 100 * (t[2] / t[3] - 1)
        }'
}

{
    echo "| traces | operands | fermi16 | fermi8 | fermi8_steal | fermi8 / fermi16 | cut by stealing | operands stolen | reads equal | speed-up by stealing |"
    echo "|---|---|---|---|---|---|---|---|---|---|"
    for folder in bfs_sm70 bfs_sm80 vectoradd_sm75 vectoradd_sm80; do
        measure "$folder" "$folder/kernelslist.g"
    done
    measure ffma_sm90 ffma_sm90/kernel-1-32-10.traceg.xz ffma_sm90/kernel-1-32-40.traceg.xz
    all=
    for file in "$traces"/torch_sm70/*.traceg.xz; do
        all="$all torch_sm70/$(basename "$file")"
    done
    measure "torch_sm70 k000" torch_sm70/k000_kernel-2067.traceg.xz
    measure "torch_sm70, all that fit" $all
} >"$dir/table.md"

awk -v table="$dir/table.md" '
    /^<!-- penalties end -->/ { on = 0 }
    !on
    /^<!-- penalties begin -->/ { on = 1; while ((getline line < table) > 0) print line }' "$page" >"$dir/page.md"
cp "$dir/page.md" "$page"
cat "$dir/table.md"
