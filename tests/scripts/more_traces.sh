#!/bin/sh
# more_traces.sh PROGRAM DIR write|check: synthetic kernels beside the given ones, run and compared with Accel-Sim's cycles
# (tests/data/more_traces.tsv); the table goes to docs/results/accelsim.md, between its marks, or is what is there.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 mode=$3
made=tests/data/more_traces.tsv
rm -rf "$dir"
mkdir -p "$dir/traces" "$dir/marked"
expect 0 "write the traces" "${BUILD:-build}/tests/more_traces" "$dir/traces"
listed='env.operands=listed --set env.merge_sources=1 --set env.zero_reads=1 --set env.head_of_line=1'

cycles() {
    if "$program" run turing_ocu "$@" --json "$dir/run.json" >/dev/null 2>"$dir/said" && [ ! -s "$dir/said" ]; then
        "$json" "$dir/run.json" cycles
    else
        echo none
    fi
}

grep -v '^#' "$made" | while read -r name there alone; do
    here=$(cycles --trace "$dir/traces/$name.traceg")
    its=$(cycles --set $listed --trace "$dir/traces/$name.traceg")
    echo "$name $there $alone $here $its"
done >"$dir/rows"

awk '
    function off(a, b) { return b ? 100 * (a > b ? a / b - 1 : 1 - a / b) : 999 }
    { g = substr($1, 1, 1); n[g]++; at[$1] = NR
      e[1] = off($4, $2); e[2] = off($5, $2); e[3] = off($4, $3)
      for (i = 1; i <= 3; i++) { sum[g i] += e[i]; if (e[i] >= top[g i] + 0) { top[g i] = e[i]; of[g i] = $1 } }
      row[NR] = sprintf("| %s | %d | %s | %.1f | %s | %.1f | %d | %.1f |", $1, $2, $4, e[1], $5, e[2], $3, e[3]) }
    END {
        split("execution memory kernels programs", names); split("x m k p", letter)
        split("|, heads of line and its operands|, Accel-Sim without heads of line", how, "|")
        print "\n| | runs | mean error, % | largest | of |\n|---|---|---|---|---|"
        for (k = 1; k <= 4; k++) for (i = 1; i <= 3; i++)
            printf "| %s%s | %d | %.1f | %.1f | %s |\n", names[k], how[i], n[letter[k]], sum[letter[k] i] / n[letter[k]], top[letter[k] i], of[letter[k] i]
        print "\n| | Accel-Sim | here | error, % | heads of line, its operands | error, % | Accel-Sim without heads of line | error of here, % |"
        print "|---|---|---|---|---|---|---|---|"
        for (r = 1; r <= NR; r++) print row[r]
        print ""
    }' "$dir/rows" >"$dir/marked/more-traces.md"

# Limits: mean of a group, largest error without an oddity that explains it.
limit() {
    if awk -F '|' -v name=" $1 " -v mean="$2" -v most="$3" '$2 == name && NF == 7 { found = 1; bad = $4 > mean || $5 > most } END { exit bad || !found }' \
        "$dir/marked/more-traces.md"; then
        pass
    else
        fail "$1: mean error over $2 % or one over $3 %: $(grep -F "| $1 |" "$dir/marked/more-traces.md")"
    fi
}
limit execution 5 35
limit memory 3 12
limit kernels 5 12
limit programs 14 25
limit "programs, Accel-Sim without heads of line" 5 12
[ "$(grep -vc '^#' "$made")" = "$(ls "$dir/traces" | wc -l)" ] && pass || fail "$made is not of the traces that are written"
put_figures docs/results/accelsim.md "$dir/marked" "$mode"
score
