#!/bin/sh
# gating.sh PROGRAM DIR: clocks behind gates: silent under the linters, in lockstep in both simulators, and a gate that is
# always open, never open, or open a cycle late is found.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
for preset in tiny tiny_ccu tiny_core morpheus_small; do
    for kind in enable cell; do
        expect 0 "lint $preset, $kind" "$program" lint $preset --set clock.gating=$kind
        expect 0 "icarus $preset, $kind" "$program" cosim $preset --set clock.gating=$kind --sim icarus --cycles 1500
    done
    expect 0 "verilator $preset, cell" "$program" cosim $preset --set clock.gating=cell --cycles 20000
done
expect 0 "gen" "$program" gen tiny --clock-gating cell -o "$dir/cell"
expect 0 "gen --check" "$program" gen tiny --clock-gating cell -o "$dir/cell" --check
expect 2 "prove" "$program" prove tiny --top ocu --set clock.gating=cell
expect 2 "gen of another kind" "$program" gen tiny --clock-gating some -o "$dir/some"
[ ! -e "$dir/some" ] && pass || fail "gen --clock-gating some wrote"
grep -q 'posedge data_clock' "$dir/cell/ocu_lane.v" && pass || fail "ocu_lane has no gated clock"
"$program" gen tiny --clock-gating none -o "$dir/none" >/dev/null && [ ! -e "$dir/none/clock_gate.v" ] && pass ||
    fail "gen --clock-gating none"
for defect in 's/clk & held/clk \& 1'"'"'b1/' 's/clk & held/clk \& 1'"'"'b0/' 's/if (!clk) held/if (clk) held/'; do
    cp -r "$dir/cell" "$dir/broken"
    sed -i "$defect" "$dir/broken/clock_gate.v"
    cmp -s "$dir/cell/clock_gate.v" "$dir/broken/clock_gate.v" && fail "nothing broken by $defect"
    expect 1 "a gate broken by $defect" "$program" cosim tiny --set clock.gating=cell --rtl "$dir/broken" --sim icarus \
        --cycles 1500
    rm -rf "$dir/broken"
done

# A gate under several conditions, of which one is left out; queues in arrays.
expect 0 "gen of a core" "$program" gen tiny_core --clock-gating cell -o "$dir/broken"
sed -i 's/top_enable = stepped | /top_enable = /' "$dir/broken/simt_warp.v"
grep -q 'top_enable = (is_removed' "$dir/broken/simt_warp.v" && pass || fail "simt_warp has another enable"
expect 1 "a condition left out" "$program" cosim tiny_core --set clock.gating=cell --rtl "$dir/broken" --sim icarus --cycles 1500
expect 0 "gen of a controller" "$program" gen morpheus_small --clock-gating cell -o "$dir/queues"
grep -q 'posedge responses_clock' "$dir/queues/query_lane.v" && grep -q 'posedge side_clock' "$dir/queues/morpheus.v" && pass ||
    fail "queues have no gated clock"

# Of what has no reset, 95 % are behind gates; what that is stands in the head of the Verilog.
for block in "turing_ocu regfile" "ampere_morpheus query_unit"; do
    set -- $block
    expect 0 "gen $1" "$program" gen $1 --top $2 --clock-gating cell -o "$dir/$1"
    expect 0 "report $1" "$program" report $1 --top $2 --set clock.gating=cell --json "$dir/report.json" || continue
    bits=$(sed -n 's,// Without a reset: \([0-9]*\) .*,\1,p' "$dir/$1/$2.v")
    gated=$("$json" "$dir/report.json" gated_flops)
    [ "$gated" -ge $((bits * 95 / 100)) ] && [ "$gated" -le "$bits" ] && pass || fail "$1: $gated of $bits bits are gated"
done

# Eight gates or more in a module are equal, but no lanes: without one of them its flip-flops have no clock.
expect 0 "report, eight gates in a lane" "$program" report tiny_ccu --top ccu --set ccu.entries=8 --set clock.gating=cell \
    --json "$dir/report.json" && "$json" "$dir/report.json" flops gated_flops | awk -F '\t' '{ exit !($2 > 0.3 * $1) }' && pass ||
    fail "eight gates in a lane"

# Mapped: what holds payload is behind gates, storage stays what it is, and shut gates save most of the clock's energy. The
# commit chooses one of the two libraries of ../shared.
[ "$(sh tests/scripts/commit.sh 2)" = 0 ] && other=$(echo ../shared/pdk/sky130/*.lib.gz) || other=$(echo ../shared/pdk/ihp_sg13g2/*typ*.lib.gz)
for library in "" $other; do
    [ -z "$library" ] || [ -f "$library" ] || { skip "$library is absent"; continue; }
    expect 0 "report, ${library:-osu018}" "$program" report turing_ocu --top ocu --set regfile.lanes=2 --set clock.gating=cell \
        ${library:+--liberty "$library"} --json "$dir/report.json" || continue
    "$json" "$dir/report.json" flops gated_flops energy/clock_cycle energy/clock_cycle_gates_shut |
        awk -F '\t' '{ exit !($2 >= 0.95 * $1 && $4 > 0 && $4 < 0.4 * $3) }' && pass || {
        fail "${library:-osu018}: gated flip-flops or energy of the clock:"
        "$json" "$dir/report.json" flops gated_flops energy/clock_cycle energy/clock_cycle_gates_shut
    }
done
score
