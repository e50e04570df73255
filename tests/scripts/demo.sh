#!/bin/sh
# demo.sh PROGRAM DIR: the main job for two presets: emit, lint, run in lockstep on a trace, report; then
# a table of what was built, checked and measured, and where it is.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"
real=$traces/torch_sm70/k000_kernel-2067.traceg.xz
if [ -e "$real" ]; then
    stimulus="--trace $real" what="trace $(basename "$real")"
else
    stimulus="--kernel matmul" what="built-in kernel matmul (no traces at $traces)"
fi

step() { # step TEXT COMMAND...: says what happens; on failure shows the output and ends the demo
    printf '  %-12s' "$1"
    shift
    start=$(date +%s%N)
    if out=$("$@" 2>&1 </dev/null); then
        printf '%6.1f s  %s\n' "$(echo "$(date +%s%N) $start" | awk '{ print ($1 - $2) / 1e9 }')" \
            "$(printf '%s\n' "$out" | tail -n 1)"
    else
        status=$?
        printf 'FAILED, status %d: %s\n%s\n' "$status" "$*" "$out"
        exit "$status"
    fi
}

for preset in fermi8_steal turing_ocu; do
    out_dir=$dir/$preset
    rm -rf "$out_dir"
    mkdir -p "$out_dir"
    echo "$preset"
    step emit "$program" gen $preset -o "$out_dir/rtl"
    step lint "$program" lint $preset
    step lockstep "$program" cosim $preset $stimulus --json "$out_dir/lockstep.json"
    # Waves of a copy with 4 of the 32 lanes: the same control, built and opened in seconds.
    step waves "$program" cosim $preset --set regfile.lanes=4 $stimulus --cycles 2000 --waves "$out_dir/waves.fst"
    step report "$program" report $preset -o "$out_dir/report" --json "$out_dir/report.json"
done

mm2() { awk -v a="$1" 'BEGIN { printf "%.3f", a / 1e6 }'; }
group() { printf '%s' "$1" | sed -e ':a' -e 's/\([0-9]\)\([0-9]\{3\}\)\($\|,\)/\1,\2\3/' -e 'ta'; }
echo
echo "Checked on: $what"
printf '%-14s %14s %14s %16s %14s %12s %12s\n' preset "lockstep" "cycles/s" "storage, bits" "area, mm2" \
    "of it SRAM" "fmax, MHz"
for preset in fermi8_steal turing_ocu; do
    out_dir=$dir/$preset
    set -- $("$json" "$out_dir/lockstep.json" result cycles rate_cycles_per_s) \
        $("$json" "$out_dir/report.json" storage_bits area_um2 macro_area_um2 fmax_mhz)
    printf '%-14s %14s %14s %16s %14s %12s %12.1f\n' $preset "$1 $(group "$2")" \
        "$(group "${3%.*}")" "$(group "$4")" "$(mm2 "$5")" "$(mm2 "$6")" "$7"
done
echo
for preset in fermi8_steal turing_ocu; do
    echo "$preset: Verilog  $dir/$preset/rtl"
    echo "$preset: waves    $dir/$preset/waves.fst (4 of the 32 lanes)"
    echo "$preset: report   $dir/$preset/report/report.html"
done
