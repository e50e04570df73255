#!/bin/sh
# prove.sh PROGRAM FOLDER: the properties of `tiny` are proven, and each of the defects below, put
# into a copy of the Verilog, makes a property of the rule beside it fail with a trace.
set -u
. tests/scripts/common.sh
program=$1 folder=$2
rm -rf "$folder"
mkdir -p "$folder"
expect 0 "prove tiny" "$program" prove tiny --json "$folder/tiny.json" -o "$folder"
if grep -q '"kind": *"bounded"' "$folder/tiny.json"; then
    fail "prove tiny: bounded only:"
    grep -B 4 -A 4 '"bounded"' "$folder/tiny.json" | head -n 20
else
    pass
fi
[ "$(grep -c '"result": *"proven"' "$folder/tiny.json")" -gt 50 ] || fail "prove tiny: few properties"

# defect BLOCK RULE SED-COMMAND: lines inside of FORMAL sections stay as they are
defect() {
    block=$1 rule=$2 edit=$3
    dir=$folder/$block-$rule
    rm -rf "$dir"
    "$program" gen tiny --top "$block" -o "$dir" >/dev/null || fail "gen $block"
    sed -i "1,/^\`ifdef FORMAL/{$edit}" "$dir/$block.v"
    if "$program" gen tiny --top "$block" -o "$dir" --check >/dev/null 2>&1; then
        fail "$block: $rule: the defect is not in: $edit"
        return
    fi
    expect 1 "$block: $rule" "$program" prove tiny --top "$block" --verilog "$dir" -o "$dir" -d 6
    if ls "$dir/$block-$rule"-*.vcd >/dev/null 2>&1; then
        pass
    else
        fail "$block: no trace of $rule"
    fi
}

while read -r block rule edit; do
    case $block in '#'* | '') continue ;; esac
    defect "$block" "$rule" "$edit" </dev/null
done <tests/data/prove.defects
score
