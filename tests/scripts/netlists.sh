#!/bin/sh
# netlists.sh PROGRAM DIR quick|all: mapped blocks in lockstep with the golden model, their cells by the functions of the
# library, and proven equivalent to their source. quick: small ones in OSU018, one with a memory that is read at once, one with
# outputs that are constants, one in ASAP7, whose flip-flops have their complement alone, one block in Verilator, where a swapped
# cell is found; all: every block of the list below in three libraries, and the modules of every preset proven.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 size=$3
rm -rf "$dir"
mkdir -p "$dir"
# run NAME LIBRARY... -- CONFIG ARGUMENT...: LIBRARY none: the default one
run() {
    where=$1 libraries=
    shift
    while [ "$1" != -- ]; do libraries="$libraries --liberty $1" && shift; done
    shift
    # shellcheck disable=SC2086
    expect 0 "$where: $*" "$program" report "$@" $libraries --prove --lockstep 3000 --json "$dir/report.json" || return
    "$json" "$dir/report.json" equivalence/modules equivalence/proven lockstep/energy_pj_a_cycle \
        lockstep/energy_pj_a_cycle_opensta | sed "s|^|$where $*	|" >>"$dir/table.txt"
    # OpenSTA has none where the clock has gates of latches. It takes the inputs of gates as independent: too many changes, by far in a multiplier.
    case $* in *addr_separator*) return ;; esac
    "$json" "$dir/report.json" lockstep/energy_pj_a_cycle lockstep/energy_pj_a_cycle_opensta |
        awk '{ exit !($2 == 0 || ($1 < 1.15 * $2 && $2 < 1.5 * $1)) }' && pass || fail "$where: $*: energy is not that of OpenSTA"
}
blocks='tiny:rr_arbiter tiny:ocu tiny:ocu_allocator tiny:bank_arbiter tiny:steal_arbiter tiny:crossbar tiny:dispatcher
    tiny:warp_scheduler tiny:regfile tiny_ccu:ccu tiny_ccu:ccu_allocator
    tiny_ccu:malekeh_scheduler tiny_ccu:write_filter tiny_ccu:sthld tiny_ccu:subcore tiny_cars:rename
    tiny_cars:frame_ctl tiny_core:simt_stack tiny_core:warp_status tiny_core:watermark tiny_core:core
    morpheus_small:addr_separator morpheus_small:bloom_predictor morpheus_small:query_unit morpheus_small:morpheus
    vortex4x4:collector_stage'
if [ "$size" = quick ]; then
    run osu018 -- tiny_ccu --top ccu
    run osu018 -- tiny --top ocu --set clock.gating=cell
    run osu018 -- tiny_core --top simt_stack
    run osu018 -- vortex4x4
    set -- ../shared/pdk/asap7/*.lib.gz
    if [ -f "$1" ]; then run asap7 "$@" -- tiny --top ocu; else skip "../shared/pdk/asap7 is absent"; fi
else
    for block in $blocks; do
        run osu018 -- "${block%:*}" --top "${block#*:}"
        for library in sky130/*.lib.gz asap7/*.lib.gz; do
            # shellcheck disable=SC2086
            set -- ../shared/pdk/$library
            [ -f "$1" ] || { skip "../shared/pdk/$library is absent"; continue; }
            run "${library%%/*}" "$@" -- "${block%:*}" --top "${block#*:}"
        done
    done
    run osu018 -- tiny --set regfile.bank_ports=1r1w
    run osu018 -- tiny --set regfile.read_latency=0 --set steal_arbiter.enable=0
    for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
        expect 0 "report --prove $preset" "$program" report "$preset" --prove --json "$dir/report.json" &&
            "$json" "$dir/report.json" equivalence/modules equivalence/proven | sed "s|^|preset $preset	|" >>"$dir/table.txt"
    done
fi
cat "$dir/table.txt"
[ -s "$dir/table.txt" ] && awk -F '\t' '
    { split($1, word, " "); modules[word[1]] += $2; proven[word[1]] += $3 }
    END { for (library in modules) few += proven[library] < 0.9 * modules[library]; exit few > 0 }' "$dir/table.txt" &&
    pass || fail "fewer than 90 % of the modules of a library are proven"

# Of two configurations, too.
expect 0 "two in lockstep" "$program" report tiny tiny_core --top ocu_allocator --lockstep 500
case $out in
*"lockstep/energy_pj_a_cycle"*pJ*) pass ;;
*) fail "two in lockstep: no energy" ;;
esac

# The same in a simulator that knows nothing of ours.
expect 0 "report --netlist" "$program" report tiny --top rr_arbiter --netlist "$dir/netlist" &&
    expect 0 "netlist in Verilator" "$program" cosim tiny --top rr_arbiter --rtl "$dir/netlist" --cycles 3000
sed -i '0,/NAND2X1 /s//NOR2X1 /' "$dir/netlist/mapped.v"
grep -q '^module NOR2X1' "$dir/netlist/cells.v" ||
    echo 'module NOR2X1 (input A, input B, output Y); assign Y = ~(A | B); endmodule' >>"$dir/netlist/cells.v"
expect 1 "a swapped cell" "$program" cosim tiny --top rr_arbiter --rtl "$dir/netlist" --cycles 3000
score
