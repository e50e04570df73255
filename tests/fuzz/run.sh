#!/bin/sh
# run.sh BUILD SECONDS|smoke TARGET...: runs fuzz targets and says how many inputs each has tried.
# `smoke`: the seeds in the tree, then the same few thousand mutations every time. What is found in
# longer runs is kept in BUILD/corpus and tried first by later ones.
set -u
. tests/scripts/common.sh
build=$1 seconds=$2
shift 2
mkdir -p "$build/found"
# A small quarantine: most inputs are short-lived, and fresh memory is slow.
ASAN_OPTIONS=detect_leaks=1:quarantine_size_mb=4
UBSAN_OPTIONS=print_stacktrace=1
export ASAN_OPTIONS UBSAN_OPTIONS

# stat LOG NAME: a figure of libFuzzer's final statistics.
stat() { sed -n "s/^stat::$2: *//p" "$1" | tail -n 1; }

for target; do
    log=$build/$target.log seeds=tests/fuzz/corpus/$target
    common="-timeout=20 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix=$build/found/$target-"
    [ -f "tests/fuzz/$target.dict" ] && common="$common -dict=tests/fuzz/$target.dict"
    if [ "$seconds" = smoke ]; then
        corpus=$build/smoke/$target how="-seed=1 -runs=1000 -max_len=4096"
        rm -rf "$corpus"
    else
        corpus=$build/corpus/$target how="-max_total_time=$seconds -max_len=65536"
    fi
    mkdir -p "$corpus"
    began=$(date +%s%N)
    if "$build/fuzz_$target" $common $how "$corpus" "$seeds" >"$log" 2>&1; then
        took=$((($(date +%s%N) - began) / 1000000 + 1)) runs=$(stat "$log" number_of_executed_units)
        # all seeds, and in a smoke run all the mutations
        least=$(ls "$seeds" | wc -l)
        [ "$seconds" = smoke ] && [ "$least" -lt 1000 ] && least=1000
        [ "${runs:-0}" -ge "$least" ] && pass || fail "fuzz $target: ${runs:-no} executions, at least $least are wanted"
        printf 'fuzz %-9s %10s executions in %4d s, %7d/s, %5s edges, %d seeds\n' "$target" "$runs" \
            $((took / 1000)) $((runs * 1000 / took)) \
            "$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)" "$(ls "$seeds" | wc -l)"
    else
        fail "fuzz $target: see $log; again with: $build/fuzz_$target FILE"
        grep -aE '^fuzz: |ERROR: |SUMMARY: |runtime error|Test unit written' "$log" | tail -n 8
    fi
done
score
