#!/bin/sh
# accelsim.sh PROGRAM DIR: the cycles beside Accel-Sim's stay within limits (docs/accelsim.md).
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

# Rows of the means: kernels, execution, memory.
most "runs of kernels" 37 tables/means/rows/0/runs
most "mean error of the kernels, %" 34 tables/means/rows/0/mean
most "mean error of execution units and collectors, %" 38 tables/means/rows/1/mean
most "mean error of memory, %" 108 tables/means/rows/2/mean
score
