#!/bin/sh
# reports.sh PROGRAM DIR: a full-size report of every preset, each in under 60 s, with nothing unknown.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"
for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    start=$(date +%s)
    expect 0 "report $preset" "$program" report "$preset" -o "$dir/$preset" --json "$dir/$preset.json" ||
        continue
    took=$(($(date +%s) - start))
    [ "$took" -lt 60 ] && pass || fail "$preset: took $took s, 60 allowed"
    values=$("$json" "$dir/$preset.json" area_um2 cells flops storage_bits critical_path_ns fmax_mhz \
        macro_area_um2 macros modules) && pass || fail "$preset: a figure is missing"
    echo "$preset: $took s: $values"
    for file in report.json report.txt report.html; do
        [ -s "$dir/$preset/$file" ] && pass || fail "$preset: no $file"
    done
done
score
