#!/bin/sh
# bench.sh PROGRAM DIR: the speeds that matter to a user, as rates, and as ratios within this one run
# (machines differ, ratios less so). Simulators are built before they are timed.
set -eu
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"
real=$traces/torch_sm70/k000_kernel-2067.traceg.xz
if [ -e "$real" ]; then stimulus="--trace $real"; else stimulus="--kernel matmul"; fi

seconds() { # seconds COMMAND...
    start=$(date +%s%N)
    "$@" >/dev/null </dev/null
    echo "$(date +%s%N) $start" | awk '{ printf "%.3f", ($1 - $2) / 1e9 }'
}
rate() { # rate FILE: cycles per second that a command reported
    "$json" "$1" rate_cycles_per_s
}
row() { printf '%-44s %16s  %s\n' "$1" "$2" "${3:-}"; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.1f", a / b }'; }

echo "Stimulus of lockstep and run: $stimulus"
for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    row "gen $preset" "$(seconds "$program" gen "$preset" -o "$dir/$preset.rtl") s" "target below 0.1 s"
done
# The best of three of each, back to back: other work on the machine only ever makes a run slower.
best() { # best FILE COMMAND...: highest rate of three runs
    file=$1
    shift
    for _ in 1 2 3; do
        "$@" --json "$file" >/dev/null
        rate "$file"
    done | sort -g | tail -1
}
for preset in turing_ocu fermi8 fermi8_steal fermi16; do
    # builds the simulator
    "$program" cosim $preset $stimulus --cycles 20000 >/dev/null
    both=$(best "$dir/cosim.json" "$program" cosim $preset $stimulus)
    model=$(best "$dir/run.json" "$program" run $preset $stimulus)
    row "run $preset" "$(printf %.0f "$model") c/s" "target 1,000,000"
    row "lockstep $preset" "$(printf %.0f "$both") c/s" "target 100,000"
    row "run / lockstep, $preset" "$(ratio "$model" "$both")" "target 10"
done
# Through the library, in turn with the command line: the best of seven of each, and the middle of their ratios.
lib=$(dirname "$program")
cc -std=c11 -O2 -Ilib tests/library/rate.c -o "$dir/rate" -L"$lib" -lwarpsmith -Wl,-rpath,"$(realpath "$lib")"
for preset in turing_ocu malekeh volta_cars; do
    for _ in 1 2 3 4 5 6 7; do
        "$program" run $preset --kernel matmul --json "$dir/run.json" >/dev/null
        own=$("$json" "$dir/run.json" rate_cycles_per_s) files=$("$json" "$dir/run.json" register_files)
        echo "$("$dir/rate" $preset matmul) $own $files"
    done | awk '{ print $1, $2 / $3, $1 / ($2 / $3) }' >"$dir/pairs"
    row "library / run, $preset" "$(awk '$1 > a { a = $1 } $2 > b { b = $2 } END { printf "%.2f", a / b }' "$dir/pairs")" \
        "target 0.95; middle of the pairs $(cut -d ' ' -f 3 "$dir/pairs" | sort -g | sed -n 4p | xargs printf %.2f)"
done
# A sweep of eight jobs against eight at a time of the same commands in a plain loop, in turn: the shortest of three of each.
printf '[sweep]\nconfig = turing_ocu, malekeh\nrun = run\nkernel = matmul, gemm, conv, stencil\n[axes]\nregfile.collectors = 2..5\nregfile.write_ports = 1, 2\n' >"$dir/bench.sweep"
"$program" sweep "$dir/bench.sweep" --list | sed -n 's/^  run d[^:]*: //p' | awk -v d="$dir" '{ print $0, "--quiet --json", d "/loop" NR ".json" }' >"$dir/loop"
plain() { xargs -P 8 -L 1 "$program" <"$dir/loop"; }
for _ in 1 2 3; do
    rm -rf "$dir/sweep"
    echo "$(seconds "$program" sweep "$dir/bench.sweep" --jobs 8 --quiet -o "$dir/sweep") $(seconds plain)"
done | awk '!n++ || $1 < a { a = $1 } n == 1 || $2 < b { b = $2 } END { print a, b }' >"$dir/times"
read -r own loop <"$dir/times"
row "sweep / plain loop, 8 jobs, $(wc -l <"$dir/loop") runs" "$(awk -v a="$own" -v b="$loop" 'BEGIN { printf "%.3f", a / b }')" "target 1.10; $own s, $loop s"
"$program" cosim turing_ocu --top ocu --cycles 100 --seed 1 >/dev/null
"$program" cosim turing_ocu --top ocu --cycles 2000000 --seed 1 --json "$dir/cosim.json" >/dev/null
row "lockstep turing_ocu --top ocu" "$(printf %.0f "$(rate "$dir/cosim.json")") c/s" "target 500,000"
for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    row "report $preset" "$(seconds "$program" report "$preset" -o "$dir/$preset.report") s" \
        "target below 60 s"
done
