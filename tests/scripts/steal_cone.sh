#!/bin/sh
# steal_cone.sh PROGRAM DIR: ST-X1. For the same request state the normal grants are the same with and
# without stealing: no path leads from the steal inputs, nor from this cycle's pushes, to a normal grant
# (wire `granted`) within a cycle. Where a steal shows, as in bank_en, the same question must say so.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
# ask PRESET NAMES: exit status 0 iff no steal or push input is in the fan-in of NAMES, registers excluded.
ask() {
    yosys -q -p "read_verilog $dir/$1/bank_arbiter.v; prep -top bank_arbiter
        select -assert-min 1 $2
        select -set cone $2 %ci*:-\$dff,\$dffe,\$sdff,\$sdffe,\$sdffce
        select -assert-min 1 @cone i:wr_valid %i
        select -assert-none @cone i:steal_* i:push_* %u %i"
}
for preset in tiny fermi8_steal; do
    expect 0 "gen $preset" "$program" gen $preset --top bank_arbiter -o "$dir/$preset"
    expect 0 "$preset: normal grants" ask $preset "w:granted"
    expect 0 "$preset: write ready" ask $preset "o:wr_ready"
    expect 0 "$preset: idle banks" ask $preset "o:bank_busy"
    expect 1 "$preset: bank enable" ask $preset "o:bank_en"
done
score
