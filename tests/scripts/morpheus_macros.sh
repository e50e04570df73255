#!/bin/sh
# morpheus_macros.sh PROGRAM DIR: the controller asks no memory macro to hold its output. In a copy of the Verilog each memory
# shows the row that is written while it is written, and the complement of its last output while it rests: lockstep passes. That
# it would be seen: the same with a word that is read.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"

# spoil DIR READ: what the memories show is, in a cycle behind one without a read, `wdata` or the complement; READ: while they are
# read, too.
spoil() {
    for lane in "$1"/sram_lane*.v; do
        case $lane in *_props*) continue ;; esac
        sed -i "s/^        if (read)\$/        row_read <= write ? wdata : ~row_read;\\n        if (read)/; s/row_read <= mem\\[row\\];/row_read <= $2mem[row];/" "$lane"
        grep -q 'write ? wdata' "$lane" && pass || fail "$lane: not changed"
    done
    sed -i "s/if (en & ~we) row_read <= \\(.*\\);/row_read <= (en \\& ~we) ? $2\\1 : ~row_read;/" "$1/bit_rows.v"
    grep -q ': ~row_read' "$1/bit_rows.v" && pass || fail "$1/bit_rows.v: not changed"
}

for exchange in steps joint; do
    set -- morpheus_small --set morpheus.block_bytes=4 --set query_unit.exchange=$exchange
    expect 0 "gen $exchange" "$program" gen "$@" -o "$dir/$exchange" || continue
    cp -r "$dir/$exchange" "$dir/$exchange-read"
    spoil "$dir/$exchange" ""
    expect 0 "nothing held, $exchange" "$program" cosim "$@" --rtl "$dir/$exchange" --cycles 100000 --seed 11
    spoil "$dir/$exchange-read" "~"
    expect 1 "wrong when read, $exchange" "$program" cosim "$@" --rtl "$dir/$exchange-read" --cycles 2000 --seed 11
done
score
