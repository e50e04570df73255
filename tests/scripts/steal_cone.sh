#!/bin/sh
# steal_cone.sh PROGRAM DIR: ST-X1. For the same request state the normal grants are the same with and
# without stealing: no path leads from the steal inputs, nor from this cycle's pushes, to a normal grant
# (wire `granted`) within a cycle. Where a steal shows, as in bank_en, the same question must say so.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
# ask PRESET NAMES: exit status 0 iff no steal or push input is in the fan-in of NAMES, registers excluded.
ask() { cone "$1" "$2" -assert-none; }
# leads PRESET NAMES: exit status 0 iff one is.
leads() { cone "$1" "$2" "-assert-min 1"; }
cone() {
    yosys -q -p "read_verilog $dir/$1/bank_arbiter.v; prep -top bank_arbiter
        select -assert-min 1 $2
        select -set cone $2 %ci*:-\$dff,\$dffe,\$sdff,\$sdffe,\$sdffce
        select -assert-min 1 @cone i:wr_valid %i
        select $3 @cone i:steal_* i:push_* %u %i"
}
for preset in tiny fermi8_steal; do
    expect 0 "gen $preset" "$program" gen $preset --top bank_arbiter -o "$dir/$preset"
    expect 0 "$preset: normal grants" ask $preset "w:granted"
    expect 0 "$preset: write ready" ask $preset "o:wr_ready"
    expect 0 "$preset: idle banks" ask $preset "o:bank_busy"
    expect 0 "$preset: bank enable" leads $preset "o:bank_en"
done
# the question itself: it knows both answers, and a name that is not there has neither
expect 1 "normal grants do not lead" leads tiny "w:granted"
expect 1 "no such port" leads tiny "o:no_such_port"
expect 1 "no such port, either" ask tiny "o:no_such_port"
score
