#!/bin/sh
# prove.sh PROGRAM FOLDER [whole | quick] [RULE]: the properties of the sets of tests/matrix/proofs.txt are
# proven, unbounded, and each of the defects, put into a copy of the Verilog, makes a property of the
# rule beside it fail with a trace (sthld: keeps it from being proven). `whole`: only the compositions,
# `--top regfile`, and their defects. `quick`: of the sets only `tiny`, and the blocks of `tiny_ccu`; without the
# defects that take the solver up to a minute each. RULE: only the defects of that rule, and no proofs.
set -u
. tests/scripts/common.sh
program=$1 folder=$2 whole=${3:-} only=${4:-}
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

# defect PRESET BLOCK RULE SETS SED-COMMAND: the properties, in files of their own, stay as they are. The
# memory wrapper comes with the register file, a miter with the block of which it has two.
defect() {
    preset=$1 block=$2 rule=$3 edit=$5 depth=6 top=${2%_miter} from=${2%_miter} sets=
    [ "$block" = sram ] && from=regfile
    [ "$4" = - ] || sets="--set $(echo "$4" | sed 's/,/ --set /g')"
    # Small, as in tests/matrix/proofs.txt; these take more cycles to be seen.
    [ "$preset $block" = "tiny_ccu regfile" ] && depth=8 &&
        sets="--set ccu.entries=2 --set regfile.lane_bits=1 $sets"
    dir=$folder/$block-$rule
    rm -rf "$dir"
    # shellcheck disable=SC2086
    "$program" gen $preset $sets --top "$from" -o "$dir" >/dev/null || fail "gen $block"
    for file in "$dir"/*.v; do
        [ "$edit" = none ] || sed -i "$edit" "$file"
    done
    # shellcheck disable=SC2086
    if [ "$edit" != none ] &&
        "$program" gen $preset $sets --top "$from" -o "$dir" --check >/dev/null 2>&1; then
        fail "$block: $rule: the defect is not in: $edit"
        return
    fi
    # An interval is longer than what is tried from reset: there the rule does not follow any more.
    if [ "$block" = sthld ] && [ "$rule" != SH-T1 ]; then
        # shellcheck disable=SC2086
        expect 0 "$block: $rule" "$program" prove $preset $sets --top "$block" --verilog "$dir" \
            -o "$dir" -d 3
        case $out in
        *": $rule: proven up to cycle"*) pass ;;
        *) fail "$block: $rule: follows with the defect: $edit" ;;
        esac
        return
    fi
    # shellcheck disable=SC2086
    expect 1 "$block: $rule" "$program" prove $preset $sets --top "$top" --verilog "$dir" \
        -o "$dir" -d $depth --rule "$rule"
    if ls "$dir/$block-$(echo "$rule" | tr - _)"_*.vcd >/dev/null 2>&1; then
        pass
    else
        fail "$block: no trace of $rule"
    fi
}

# defects PRESET FILE: its lines, behind the preset
defects() { sed -n "s/^[a-z]/$1 &/p" "tests/data/$2"; }

if [ "$whole" = whole ]; then
    defects tiny prove_regfile.defects >"$folder/defects"
    defects tiny_ccu prove_regfile_ccu.defects >>"$folder/defects"
    sets=$(sed -n '/^composition /p' tests/matrix/proofs.txt)
else
    defects tiny prove.defects >"$folder/defects"
    defects tiny_ccu prove_ccu.defects >>"$folder/defects"
    sets=$(sed '/^#/d;/^composition /d' tests/matrix/proofs.txt)
    [ "$whole" = quick ] && sets=$(printf '%s\n' "$sets" | sed -n '/ tiny$/p;/ tiny_ccu$/p')
fi
[ "$only" ] && sets=
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
while read -r preset block rule sets edit; do
    [ "$only" ] && [ "$rule" != "$only" ] && continue
    if [ "$whole" = quick ]; then
        case "$block $rule $sets" in
        "bank_arbiter BA-W2 "*) ;;
        "bank_arbiter "* | "warp_scheduler "*"warps=8"* | "sthld SH-"[!T]*) continue ;;
        "ccu CCU-"[IS]* | "ccu CCU-A8 "* | "ccu CCU-W7 "*) ;;
        "ccu "*) continue ;;
        esac
    fi
    defect "$preset" "$block" "$rule" "$sets" "$edit" </dev/null
done <"$folder/defects"

# A defect that shows later than what is tried from reset: neither reachability nor induction may say
# that the rule holds.
if [ "$whole" != whole ] && [ ! "$only" ]; then
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
