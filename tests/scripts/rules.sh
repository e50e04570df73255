#!/bin/sh
# rules.sh PROGRAM DIR: random stimulus reaches every rule of every block. The rule ids of docs/blocks
# are either cover points that are hit (in one of the sets below), or stand in tests/rules.txt with the
# place that checks them.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
elsewhere=$(sed -e 's/#.*//' tests/rules.txt | awk 'NF { print $1 }')

# sets BLOCK: the parameter sets that show all of its rules, one per line.
sets() {
    case $1 in
    warp_scheduler)
        echo "tiny --set regfile.warps=16"
        echo "tiny --set regfile.warps=16 --set warp_scheduler.candidate=second"
        echo "tiny --set regfile.warps=16 --set warp_scheduler.policy=rr"
        ;;
    dispatcher)
        echo "tiny --set regfile.dispatch_ports=2"
        echo "tiny --set regfile.dispatch_ports=2 --set dispatcher.policy=rr"
        ;;
    ocu_allocator)
        echo "tiny --set ocu.alloc=lowest"
        echo "tiny"
        ;;
    bank_arbiter)
        echo "tiny"
        echo "turing_ocu --set regfile.lanes=4 --set ocu.sources=3"
        ;;
    steal_arbiter)
        echo "tiny --set regfile.banks=4"
        echo "tiny --set regfile.banks=4 --set steal_arbiter.policy=any"
        ;;
    regfile)
        echo "tiny"
        ;;
    *)
        echo "tiny"
        ;;
    esac
}

for page in docs/blocks/*.md; do
    block=$(basename "$page" .md)
    rules=$(sed -n 's/^| \([A-Z]\{2,4\}-[A-Z][0-9]*\) |.*/\1/p' "$page")
    [ "$block" = sram ] && block=regfile # the memory wrapper is seen from the composition
    sets "$block" >"$dir/sets"
    while read -r set; do
        top="--top $block"
        [ "$block" = regfile ] && top=
        expect 0 "$block: $set" "$program" cosim $set $top --cycles 20000 --seed 7 --json "$dir/out.json" &&
            "$json" "$dir/out.json" each cover >>"$dir/$block.cover"
    done <"$dir/sets"
    for rule in $rules; do
        if printf '%s\n' "$elsewhere" | grep -qx "$rule"; then
            pass
        elif awk -v rule="$rule" '$1 == rule { hits += $2 } END { exit !(hits > 0) }' "$dir/$block.cover"; then
            pass
        else
            fail "$page: $rule was never seen"
        fi
    done
done
score
