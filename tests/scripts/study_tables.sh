#!/bin/sh
# study_tables.sh PROGRAM DIR write|check: runs the studies on the traces at hand; their tables go to
# docs/malekeh.md, between their marks, or are what is there. Texts, figures and pictures stay in DIR.
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 mode=$3 page=docs/malekeh.md
rm -rf "$dir/marked"
mkdir -p "$dir/marked"
for study in $("$program" study list | cut -d ' ' -f 1); do
    "$program" study "$study" -o "$dir" >/dev/null
    { echo; cat "$dir/$study.md"; echo; } >"$dir/marked/$study.md"
done
put_figures $page "$dir/marked" "$mode"
score
