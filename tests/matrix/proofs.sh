#!/bin/sh
# proofs.sh PROGRAM DIR: the properties of every parameter set of tests/matrix/proofs.txt, each set's
# figures to DIR/proofs-NN.json. A set of the whole register file stands for all its blocks.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
mkdir -p "$dir"
rm -f "$dir"/proofs-*
sh tests/scripts/lists.sh proofs >"$dir/sets"
n=0
while read -r block config sets; do
    case $block in '#'* | '') continue ;; esac
    n=$((n + 1)) depth=10
    [ "$config" = tiny_ccu ] && depth=3 # as in docs/proofs.md
    how="--top $block"
    [ "$block" = regfile ] && how=
    [ "$block" = composition ] && how="--top regfile" depth=3
    for set in $sets; do how="$how --set $set"; done
    expect 0 "prove $block $config $sets" "$program" prove "$config" $how -o "$dir" -d "$depth" \
        --json "$dir/proofs-$(printf %02d $n).json"
done <"$dir/sets"
score
