#!/bin/sh
# accelsim.sh PROGRAM DIR: the cycles beside Accel-Sim's stay within limits (docs/results/accelsim.md).
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
expect 0 study "$program" study accelsim --json "$dir/study.json"

# most NAME LIMIT PATH...: the figure there is a number up to the limit.
most() {
    name=$1 limit=$2
    shift 2
    got=$("$json" "$dir/study.json" "$@") || got=none
    if awk -v got="$got" -v limit="$limit" 'BEGIN { exit !(got ~ /^[0-9.]+$/ && got + 0 <= limit + 0) }'; then
        pass
    else
        fail "$name: $got, not at most $limit"
    fi
}

# Rows of the means: kernels, execution, memory, each also with heads of line, and with its operands, too.
most "runs of kernels" 37 tables/means/rows/0/runs
most "mean error of the kernels, %" 3 tables/means/rows/0/mean
most "largest error of the kernels, %" 12 tables/means/rows/0/largest
most "mean error of the kernels with heads of line, %" 2.5 tables/means/rows/1/mean
most "mean error of the kernels with its operands, too, %" 1.5 tables/means/rows/2/mean
most "mean error of execution units and collectors, %" 2.5 tables/means/rows/3/mean
most "mean error of memory, %" 2 tables/means/rows/6/mean
# What eight collectors gain over two: bfs kernel-9 and torch k000, two banks.
for row in 0 3; do
    "$json" "$dir/study.json" "tables/sensitivity/rows/$row/gain, %: Accel-Sim" \
        "tables/sensitivity/rows/$row/gain, %: heads of line" >"$dir/gain"
    if awk '{ d = $1 - $2; if (d < 0) d = -d; bad = NF != 2 || d > 3 } END { exit bad || !NR }' "$dir/gain"; then
        pass
    else
        fail "gain of collectors: $(cat "$dir/gain")"
    fi
done
# With its rules for operands the same registers are read, but for a LOP3 that it takes a destination of for a source.
"$json" "$dir/study.json" rows tables/kernels/rows name "reads: Accel-Sim" "reads with its operands" >"$dir/reads"
if awk -F '\t' '$1 != "mean" && $2 != $3 && !($1 == "torch_sm70/k034_kernel-1001" && $2 == $3 + 32) { print; bad = 1 } END { exit bad || !NR }' \
    "$dir/reads"; then
    pass
else
    fail "bank reads are not those of Accel-Sim"
fi
score
