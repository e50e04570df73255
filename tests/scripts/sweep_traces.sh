#!/bin/sh
# sweep_traces.sh PROGRAM DIR: the sweep of docs/sweep.md, 3 x 3 x 3 sets on ten traces with reports: in one piece; killed at half and gone
# on with; by Slurm on two nodes of which one dies. Every result is made once, and all of them are the same bytes, times apart.
set -u
. tests/scripts/common.sh
need_traces
program=$1 dir=$2 file=tests/data/registers.sweep
rm -rf "$dir"
mkdir -p "$dir"
ends() { if [ -e "$1/log" ]; then grep -c ' end ' "$1/log"; else echo 0; fi; }
# once FOLDER NAME: every result is there and was made once
once() {
    all=$(sed -n 's/.* end //p' "$1/log" | wc -l) different=$(sed -n 's/.* end //p' "$1/log" | sort -u | wc -l)
    [ "$all" -eq "$results" ] && [ "$different" -eq "$results" ] && [ "$(ls "$1/points" | wc -l)" -eq "$results" ] && pass ||
        fail "$2: $all results were made, $different different ones, of $results"
}
# same FOLDER NAME: the joined files, every report, and every point but for its times and its machine
same() {
    for made in results.json results.csv index.html; do
        cmp -s "$dir/whole/$made" "$1/$made" && pass || fail "$2: $made differs"
    done
    out=$(diff -r "$dir/whole/reports" "$1/reports" 2>&1) && pass || fail "$2: reports differ: $out"
    for made in "$dir"/whole/points/*.json; do
        sed -E '/"(seconds|host|rate_[a-z_]*|[a-z_]*_seconds)":/d' "$made" >"$dir/want"
        sed -E '/"(seconds|host|rate_[a-z_]*|[a-z_]*_seconds)":/d' "$1/points/${made##*/}" >"$dir/got"
        cmp -s "$dir/want" "$dir/got" || { fail "$2: ${made##*/} differs: $(diff "$dir/want" "$dir/got" | head -n 3)"; return; }
    done
    pass
}
out=$("$program" sweep $file --list)
results=$(printf '%s\n' "$out" | sed -n '1s/.* \([0-9]*\) results.*/\1/p')
case $out in "27 designs, 10 workloads, 297 results"*) pass ;; *) fail "not 27 sets on ten traces: $(printf '%s\n' "$out" | head -n 1)" ;; esac
expect 0 "in one piece" "$program" sweep $file -o "$dir/whole"
once "$dir/whole" "in one piece"

"$program" sweep $file -o "$dir/cut" >"$dir/said" 2>&1 &
front=$!
while [ "$(ends "$dir/cut")" -lt $((results / 2)) ] && kill -0 $front 2>/dev/null; do sleep 0.1; done
kill -KILL $front
wait $front 2>/dev/null
had=$(ends "$dir/cut")
[ "$had" -lt "$results" ] && [ ! -e "$dir/cut/index.html" ] && pass || fail "it was not cut off ($had results)"
echo "killed with $had of $results results"
expect 0 "going on" "$program" sweep $file -o "$dir/cut"
once "$dir/cut" "going on"
same "$dir/cut" "going on"

. tests/scripts/slurm_here.sh
if ! why=$(slurm_start "$(realpath "$dir")/slurm" 2>&1); then
    skip "Slurm: $why"
    score
fi
slurm_dir=$(realpath "$dir")/slurm SLURM_CONF=$(realpath "$dir")/slurm/slurm.conf PATH=$PATH:/usr/sbin
export SLURM_CONF
trap slurm_stop EXIT
"$program" sweep $file --slurm --tasks 4 -o "$dir/array" >"$dir/said" 2>&1 &
front=$!
while [ "$(ends "$dir/array")" -lt $((results / 3)) ] && kill -0 $front 2>/dev/null; do sleep 0.1; done
slurm_kill n2
echo "node n2 killed with $(ends "$dir/array") of $results results"
wait $front && pass || fail "one of two nodes died: $(cat "$dir/said")"
[ "$(sinfo -h -N -n n2 -o '%T')" != idle ] && pass || fail "the node did not die"
once "$dir/array" "one of two nodes died"
same "$dir/array" "one of two nodes died"
score
