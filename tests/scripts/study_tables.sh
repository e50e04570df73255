#!/bin/sh
# study_tables.sh PROGRAM DIR write|check: runs the studies on the traces at hand; their tables go to
# docs/results/malekeh.md, those of accelsim, stealing and Morpheus to their pages, between their marks, or are what is there.
# Texts, figures and pictures stay in DIR.
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 mode=$3
rm -rf "$dir/marked"
mkdir -p "$dir/marked/malekeh" "$dir/marked/accelsim" "$dir/marked/stealing" "$dir/marked/morpheus" "$dir/marked/cars"
for study in $("$program" study list | cut -d ' ' -f 1); do
    "$program" study "$study" -o "$dir" >/dev/null
    case $study in accelsim) page=accelsim ;; stealing*) page=stealing ;;
        morpheus* | imov*) page=morpheus ;; cars*) page=cars ;; *) page=malekeh ;; esac
    { echo; cat "$dir/$study.md"; echo; } >"$dir/marked/$page/$study.md"
done
for page in malekeh accelsim stealing morpheus cars; do
    put_figures docs/results/$page.md "$dir/marked/$page" "$mode"
done
score
