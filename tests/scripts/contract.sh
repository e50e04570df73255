#!/bin/sh
# contract.sh PROGRAM DIR: names that scripts outside of the project are written against: members of
# the JSON of every command, and the parameters whose names and values are fixed.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"

# has FILE COMMAND PATH...: the JSON in FILE has every one of them.
has() {
    file=$1 command=$2
    shift 2
    for path in "$@"; do
        "$json" "$file" "$path" >"$dir/value" 2>&1 && pass || fail "$command: no $path in its JSON"
    done
}

run_names="cycles warp_instructions ipc operand_requests cache_hits bank_reads bank_writes conflict_cycles steals stalls rate_cycles_per_s"
memory_names="l1_accesses l1_hits l2_accesses l2_hits dram_read_bytes dram_write_bytes"
expect 0 "run" "$program" run malekeh --kernel matmul --cycles 3000 --json "$dir/run.json"
has "$dir/run.json" run $run_names $memory_names
expect 0 "run with calls" "$program" run volta_cars --kernel dmr --cycles 5000 --json "$dir/calls.json"
has "$dir/calls.json" "run with calls" $run_names $memory_names calls spill_bytes fill_bytes traps

# Totals are of sectors of 32 bytes, whatever a sector is here.
expect 0 "run with lines" "$program" run fermi8 --kernel matmul --cycles 3000 --json "$dir/lines.json"
sector=$("$program" gen fermi8 -o "$dir/fermi8" >"$dir/said" && sed -n '/\[memory\]/,/^\[/s/^sector_bytes = //p' "$dir/fermi8/fermi8.ini")
set -- $("$json" "$dir/lines.json" l1_accesses memory/l1/reads memory/l1/writes dram_read_bytes memory/dram/reads)
[ "$1" -gt 0 ] && [ "$1" -eq $((($2 + $3) * ${sector:-32} / 32)) ] && [ "$4" -eq $(($5 * ${sector:-32})) ] && pass ||
    fail "run fermi8: $* with sectors of ${sector:-32} bytes"

# A controller of Morpheus; of a run that is cut off no more than all are hits.
expect 0 "run of a controller" "$program" run morpheus_small --stream uniform:1 --cycles 20000 --json "$dir/llc.json"
has "$dir/llc.json" "run of a controller" cycles requests dram_read_bytes dram_write_bytes rate_cycles_per_s
[ "$("$json" "$dir/llc.json" hit_percent | cut -d. -f1)" -le 100 ] && pass || fail "more hits than requests"

expect 0 "cosim" "$program" cosim tiny --top rr_arbiter --sim model --cycles 500 --json "$dir/cosim.json"
has "$dir/cosim.json" cosim result cycles compared seed rate_cycles_per_s cover/ARB-F1
expect 0 "gen" "$program" gen tiny --top rr_arbiter -o "$dir/rtl"
sed -i 's/assign gnt = /assign gnt = ~/' "$dir/rtl/rr_arbiter.v"
expect 1 "cosim that fails" "$program" cosim tiny --top rr_arbiter --rtl "$dir/rtl" --sim icarus --cycles 500 --waves "$dir/waves.fst" --json "$dir/fail.json"
has "$dir/fail.json" "cosim that fails" result cycle port expected actual seed
printf '%s\n' "$out" | grep -qE '^lockstep: FAIL cycle=[0-9]+ port=gnt expected=[0-9a-f]+ actual=[0-9a-f]+ seed=1$' && pass || fail "the line of a failure: $out"

expect 0 "report" "$program" report tiny --top regfile --json "$dir/report.json"
has "$dir/report.json" report tech top area_um2 cells flops storage_bits critical_path_ns fmax_mhz macro_area_um2 \
    macros/0/name macros/0/depth macros/0/width macros/0/count macros/0/area_um2 macros/0/access_ns \
    modules/0/name modules/0/count modules/0/area_um2
printf 'main kernel=1 fru=20\nf fru=6\ng fru=3\nmain -> f\nf -> g\n' >"$dir/calls.txt"
expect 0 "callgraph" "$program" callgraph "$dir/calls.txt" --json "$dir/callgraph.json"
has "$dir/callgraph.json" callgraph kernels/0/name kernels/0/registers kernels/0/max_fru kernels/0/max_stack_depth \
    kernels/0/low kernels/0/nxlow kernels/0/high kernels/0/cyclic
expect 0 "prove" "$program" prove tiny --top rr_arbiter --json "$dir/prove.json"
has "$dir/prove.json" prove properties/0/rule properties/0/kind properties/0/depth properties/0/result
expect 0 "mutate" "$program" mutate tiny --top rr_arbiter --count 5 --cycles 500 --proofs 0 --budget 0 --json "$dir/mutate.json"
has "$dir/mutate.json" mutate count killed survivors

# legal KEY VALUE...: the parameter is there and takes these.
"$program" params --json="$dir/params.json"
has "$dir/params.json" params 0/key 0/default 0/legal 0/meaning 0/source
legal() {
    key=$1
    values=$("$program" params "${key%%.*}" --json | grep -A2 "\"key\": \"$key\"" | sed -n 's/.*"legal": "\(.*\)",*$/\1/p')
    shift
    [ -n "$values" ] && pass || fail "no parameter $key"
    for value in "$@"; do
        case " $values," in
        *" $value,"*) pass ;;
        *) fail "$key: $value is not among $values" ;;
        esac
    done
}
for key in regfile.banks regfile.lanes regfile.collectors regfile.warps ocu.sources rr_arbiter.n ccu.entries ccu.invalidate \
    rename.wrap rename.stage_extra frame.pop trap.mask imov.enable query_unit.poison ext_llc.lru_bits ext_llc.compression; do
    legal $key
done
legal rename.policy none cars
legal watermark.level low nxlow high adaptive
legal bloom_predictor.swap marker idle paper accept
legal bloom_predictor.update queue accept service
legal bloom_predictor.threshold blocks registers
legal ext_llc.lru exact wrap saturate hits
score
