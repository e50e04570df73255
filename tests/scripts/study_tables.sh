#!/bin/sh
# study_tables.sh PROGRAM DIR: runs the studies on the traces at hand and puts their tables into
# docs/malekeh.md, between their marks; texts, figures and pictures stay in DIR.
set -eu
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 page=docs/malekeh.md
mkdir -p "$dir"
for study in $(sed -n 's/^<!-- \([a-z-]*\) begin -->$/\1/p' "$page"); do
    "$program" study "$study" -o "$dir"
done
awk -v dir="$dir" '
    /^<!-- [a-z-]+ end -->$/ { on = 0 }
    !on
    /^<!-- [a-z-]+ begin -->$/ { on = 1; print ""; while ((getline line < (dir "/" $2 ".md")) > 0) print line; print "" }' \
    "$page" >"$dir/page.md"
cp "$dir/page.md" "$page"
