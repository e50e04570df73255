#!/bin/sh
# sram.sh PROGRAM DIR: `report --sram` for every technology and kind of ports, and what it refuses.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"
for tech in osu018 sky130 asap7 ihp gf180; do
    for ports in 1rw 1r1w 2rw; do
        expect 0 "report --sram, $tech $ports" "$program" report --sram 256x64 --ports $ports --tech $tech \
            --json "$dir/$tech-$ports.json" || continue
        "$json" "$dir/$tech-$ports.json" area_um2 access_ns cycle_ns read_pj write_pj bare_cell_um2 residuals |
            awk -F '\t' '{ exit !($1 > 256 * 64 * $6 && $2 > 0 && $3 >= $2 && $4 > 0 && $5 >= $4) }' && pass ||
            fail "$tech $ports: figures that cannot be"
    done
done
for bad in "--sram 256" "--sram x8" "--sram 0x8" "--sram 8x0" "--sram 8x-1" "--sram 8x8x8" "--sram 8x8 --ports 3rw" \
    "--sram 8x8 --tech none" "--sram 8x8 tiny" "--sram 8x8 --node 45" "tiny --ports 1rw" "tiny --tech ihp" \
    "--sram 8x8 -o $dir/out" "--sram 8x8 --tech ihp --liberty $dir/none.lib"; do
    # shellcheck disable=SC2086
    expect 2 "report $bad" "$program" report $bad
done
[ ! -e "$dir/out" ] && pass || fail "report --sram wrote $dir/out"
pdk=../shared/pdk/asap7
if [ -d $pdk ]; then
    expect 2 "asap7's files as ihp" "$program" report --sram 8x8 --tech ihp --liberty $pdk/*.lib.gz
    expect 0 "asap7's files" "$program" report --sram 8x8 --tech asap7 --liberty $pdk/*.lib.gz
else
    echo "skipped: $pdk is absent"
fi
score
