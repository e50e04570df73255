#!/bin/sh
# prove.sh PROGRAM FOLDER [whole | quick]: the properties of the sets of tests/matrix/proofs.txt are
# proven, unbounded. `whole`: only the compositions, `--top regfile`. `quick`: those of quick_proofs.txt, with at
# least one of every block. That each rule's properties fail with a defect: tests/planted.c.
set -u
. tests/scripts/common.sh
program=$1 folder=$2 whole=${3:-}
rm -rf "$folder"
mkdir -p "$folder"

# unbounded NAME FIGURES: no property is proven up to a depth only
unbounded() {
    if [ "$("$json" "$2" result)" = proven ]; then
        pass
    else
        fail "prove $1: not all of it is unbounded:"
        grep -B 4 -A 4 '"bounded"' "$2" | head -n 20
    fi
}

if [ "$whole" = whole ]; then
    sets=$(sh tests/scripts/lists.sh proofs | sed -n '/^composition /p')
else
    sets=$(sh tests/scripts/lists.sh proofs | sed '/^#/d;/^composition /d')
fi
[ "$whole" = quick ] && sets=$(sed '/^#/d' tests/matrix/quick_proofs.txt)
n=0
printf '%s\n' "$sets" >"$folder/sets"
while read -r block config sets; do
    [ "$block" ] || continue
    n=$((n + 1)) how="--top $block" depth=10
    [ "$config" = tiny_ccu ] && depth=3 # as in docs/proofs.md
    # What is proven without bound needs no long look from reset before it.
    [ "$whole" = quick ] && [ "$block" != regfile ] && depth=3
    [ "$block" = regfile ] && how=      # all blocks
    [ "$block" = composition ] && how="--top regfile" depth=3
    for set in $sets; do how="$how --set $set"; done
    # What reachability does not see in an eighth of it, induction does (docs/proofs.md).
    [ "$whole" = quick ] && how="$how -t 30"
    # shellcheck disable=SC2086
    expect 0 "prove $config $how" "$program" prove "$config" $how -d $depth --json "$folder/$n.json" -o "$folder"
    unbounded "$config $how" "$folder/$n.json"
done <"$folder/sets"
# Upper carries of watermark's adders, which no run of a test's length reaches.
if [ "$whole" = quick ]; then
    dir=$folder/carries
    "$program" gen tiny_cars --top watermark -o "$dir" >/dev/null || fail "gen watermark"
    sed -i 's/sum_next_2 = sum_next_1\[11\] ?/sum_next_2 = 1'"'b0"' ?/' "$dir/watermark.v"
    expect 1 "an upper carry" "$program" prove tiny_cars --top watermark --verilog "$dir" -o "$dir" --rule WM-C2 -d 2 -t 100
    case $out in
    *"WM-C2: failed in cycle 1,"*"is the sum"*) pass ;;
    *) fail "an upper carry is not found: $out" ;;
    esac
fi
# Too large to be proven in whole: what the predictor asks of the queue holds for as long as it is looked at.
if [ -z "$whole" ]; then
    out=$("$program" prove morpheus_small --top morpheus --rule BP-X1 -d 4 -o "$folder" 2>&1)
    case $out in
    *": failed"*) fail "prove morpheus_small --top morpheus: $out" ;;
    *": no violation in 4 cycles"*) pass ;;
    *) fail "prove morpheus_small --top morpheus: nothing was looked at" ;;
    esac
fi
# A defect that shows later than what is tried from reset: neither reachability nor induction may say
# that the rule holds.
if [ "$whole" != whole ]; then
    dir=$folder/late
    "$program" gen tiny --top rr_arbiter -o "$dir" >/dev/null || fail "gen rr_arbiter"
    sed -i 's/mask <= won_below.*/mask <= won_below;/' "$dir/rr_arbiter.v"
    expect 0 "late" "$program" prove tiny --top rr_arbiter --verilog "$dir" -o "$dir" -d 2
    case $out in
    *": ARB-F3: no violation in 2 cycles:"*) pass ;;
    *) fail "late: ARB-F3 is not left open: $out" ;;
    esac
fi
score
