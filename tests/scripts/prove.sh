#!/bin/sh
# prove.sh PROGRAM FOLDER [whole | quick]: the properties of the sets of tests/matrix/proofs.txt are
# proven, unbounded. `whole`: only the compositions, `--top regfile`. `quick`: of the sets only `tiny`,
# and the blocks of `tiny_ccu`. That each rule's properties fail with a defect: tests/planted.c.
set -u
. tests/scripts/common.sh
program=$1 folder=$2 whole=${3:-}
rm -rf "$folder"
mkdir -p "$folder"

# unbounded NAME FIGURES: no property is proven up to a depth only
unbounded() {
    if grep -q '"kind": *"bounded"' "$2"; then
        fail "prove $1: bounded only:"
        grep -B 4 -A 4 '"bounded"' "$2" | head -n 20
    else
        pass
    fi
}

if [ "$whole" = whole ]; then
    sets=$(sed -n '/^composition /p' tests/matrix/proofs.txt)
else
    sets=$(sed '/^#/d;/^composition /d' tests/matrix/proofs.txt)
    [ "$whole" = quick ] && sets=$(printf '%s\n' "$sets" | sed -n '/ tiny$/p;/ tiny_ccu$/p')
fi
n=0
printf '%s\n' "$sets" >"$folder/sets"
while read -r block config sets; do
    [ "$block" ] || continue
    n=$((n + 1)) how="--top $block" depth=10
    [ "$config" = tiny_ccu ] && depth=3 # as in docs/proofs.md
    [ "$block" = regfile ] && how=      # all blocks
    [ "$block" = composition ] && how="--top regfile" depth=3
    for set in $sets; do how="$how --set $set"; done
    # shellcheck disable=SC2086
    expect 0 "prove $config $how" "$program" prove "$config" $how -d $depth --json "$folder/$n.json" -o "$folder"
    unbounded "$config $how" "$folder/$n.json"
done <"$folder/sets"
# A defect that shows later than what is tried from reset: neither reachability nor induction may say
# that the rule holds.
if [ "$whole" != whole ]; then
    dir=$folder/late
    "$program" gen tiny --top rr_arbiter -o "$dir" >/dev/null || fail "gen rr_arbiter"
    sed -i 's/mask <= won_below.*/mask <= won_below;/' "$dir/rr_arbiter.v"
    expect 0 "late" "$program" prove tiny --top rr_arbiter --verilog "$dir" -o "$dir" -d 2
    case $out in
    *": ARB-F3: proven up to cycle 2:"*) pass ;;
    *) fail "late: ARB-F3 is not left open: $out" ;;
    esac
fi
score
