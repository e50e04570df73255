#!/bin/sh
# pairs.sh PROGRAM DIR short|all: each pair of mechanisms of tests/data/pairs.txt is built or refused as it says there and in docs/pairs.md; all: the built
# ones pass lockstep.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 size=$3
page=docs/pairs.md
mkdir -p "$dir"

# cell A B: the first word of the page's cell.
cell() {
    awk -F ' *[|] *' -v a="$1" -v b="$2" '
        $2 == "" && $3 == "caching" { for (i = 3; i < NF; i++) at[$i] = i }
        $2 == a && (b in at) { split($at[b], w, ","); print w[1]; exit }' "$page"
}

grep -v '^#' tests/data/pairs.txt >"$dir/pairs"
while read -r a b state config sets; do
    case $b in subcores) top=core ;; *) top=regfile ;; esac
    set -- "$config" --top "$top"
    for one in $sets; do set -- "$@" --set "$one"; done
    rm -rf "$dir/out"
    "$program" gen "$@" -o "$dir/out" >"$dir/said" 2>&1
    case $? in 0) is=built ;; 2) is=refused ;; *) is=broken ;; esac
    [ "$is" = "$state" ] && pass || fail "$a and $b: $is, not $state: $(cat "$dir/said")"
    [ "$(cell "$a" "$b")" = "$state" ] && pass || fail "$page: $a and $b: $(cell "$a" "$b"), not $state"
    if [ "$size" = all ] && [ "$state" = built ]; then
        "$program" cosim "$@" --sim icarus --cycles 1500 --seed 1 >"$dir/said" 2>&1 && pass || fail "$a and $b: $(tail -3 "$dir/said")"
    fi
done <"$dir/pairs"
score
