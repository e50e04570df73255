#!/bin/sh
# prove.sh PROGRAM FOLDER [whole | quick]: the properties of `tiny` and of the blocks of `tiny_ccu` that `tiny`
# does not have are proven, and each of the defects, put into a copy of the Verilog, makes a property
# of the rule beside it fail with a trace (sthld: keeps it from being proven). `whole`: only the
# composition, `--top regfile`, and its defects. `quick`: without the defects that take the solver up to a
# minute each.
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

# defect BLOCK RULE SETS SED-COMMAND: lines from the FORMAL section on stay as they are
defect() {
    block=$1 rule=$2 edit=$4 preset=tiny depth=6
    [ "$block" = regfile ] && depth=3 # a minute each
    case $block in ccu* | write_filter | malekeh_scheduler | sthld) preset=tiny_ccu ;; esac
    sets=
    [ "$3" = - ] || sets="--set $(echo "$3" | sed 's/,/ --set /g')"
    dir=$folder/$block-$rule
    rm -rf "$dir"
    # shellcheck disable=SC2086
    "$program" gen $preset $sets --top "$block" -o "$dir" >/dev/null || fail "gen $block"
    for file in "$dir"/*.v; do
        sed -i "1,/^\`ifdef FORMAL/{$edit}" "$file"
    done
    # shellcheck disable=SC2086
    if "$program" gen $preset $sets --top "$block" -o "$dir" --check >/dev/null 2>&1; then
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
    expect 1 "$block: $rule" "$program" prove $preset $sets --top "$block" --verilog "$dir" \
        -o "$dir" -d $depth
    if ls "$dir/$block-$rule"-*.vcd >/dev/null 2>&1; then
        pass
    else
        fail "$block: no trace of $rule"
    fi
}

if [ "$whole" = whole ]; then
    lists=tests/data/prove_regfile.defects
    expect 0 "prove tiny, composed" "$program" prove tiny --top regfile -d 3 \
        --json "$folder/regfile.json" -o "$folder"
    unbounded "tiny, composed" "$folder/regfile.json"
else
    lists="tests/data/prove.defects tests/data/prove_ccu.defects"
    expect 0 "prove tiny" "$program" prove tiny --json "$folder/tiny.json" -o "$folder"
    unbounded tiny "$folder/tiny.json"
    [ "$(grep -c '"result": *"proven"' "$folder/tiny.json")" -gt 50 ] || fail "prove tiny: few properties"
    for block in ccu ccu_allocator write_filter malekeh_scheduler sthld; do
        expect 0 "prove tiny_ccu $block" "$program" prove tiny_ccu --top $block -d 3 \
            --json "$folder/$block.json" -o "$folder"
        unbounded "tiny_ccu $block" "$folder/$block.json"
    done
fi
# shellcheck disable=SC2086
cat $lists >"$folder/defects"
while read -r block rule sets edit; do
    case $block in '#'* | '') continue ;; esac
    if [ "$whole" = quick ]; then
        case "$block $rule $sets" in
        "bank_arbiter BA-W2 "*) ;;
        "bank_arbiter "* | "warp_scheduler "*"warps=8"* | "sthld SH-"[!T]*) continue ;;
        esac
    fi
    defect "$block" "$rule" "$sets" "$edit" </dev/null
done <"$folder/defects"
score
