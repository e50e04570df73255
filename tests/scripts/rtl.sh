#!/bin/sh
# rtl.sh PROGRAM write|check: the checked-in Verilog of the presets, one folder per preset in rtl/, but for those of
# tests/data/rtl_alike.txt, which are another one with other numbers, or small ones for tests; and docs/pictures.
set -u
program=$1 mode=$2
passed=0 failed=0
bad() {
    failed=$((failed + 1))
    echo "$1"
}

# text PRESET DIR: its Verilog without name and numbers; of lines that are alike then, one: lists go on with the numbers
text() {
    "$program" gen "$1" -o "$2" >/dev/null && cat "$2"/*.v "$2"/*.vh |
        sed -E "s/$1/PRESET/g; s/[0-9]+('[bdh][0-9a-f_]*)?/0/g" | LC_ALL=C sort -u
}

# alike PRESET OTHER
alike() {
    dir=$(mktemp -d) || exit 1
    text "$1" "$dir/$1" >"$dir/one"
    text "$2" "$dir/$2" >"$dir/other"
    differ=$(LC_ALL=C comm -23 "$dir/one" "$dir/other" | wc -l)
    lines=$(wc -l <"$dir/one")
    rm -rf "$dir"
    [ "$lines" -gt 0 ] && [ $((50 * differ)) -le "$lines" ]
}

for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    other=$(sed -n "s/^$preset //p" tests/data/rtl_alike.txt)
    if [ "$mode" = write ]; then
        rm -rf "rtl/$preset" # what is no longer part of it goes
        [ "$other" ] || "$program" gen "$preset" -o "rtl/$preset" || exit
    elif [ "$other" ]; then
        if [ -e "rtl/$preset" ]; then
            bad "rtl/$preset: rtl_alike.txt says that there is none: make rtl"
        elif [ "$other" = - ] || alike "$preset" "$other"; then
            passed=$((passed + 1))
        else
            bad "$preset is not as $other but for numbers: take it out of tests/data/rtl_alike.txt"
        fi
    elif "$program" gen "$preset" -o "rtl/$preset" --check; then
        passed=$((passed + 1))
    else
        bad "rtl/$preset is not what the generator writes; after a look at the difference: make rtl"
    fi
done

# picture NAME COMMAND...: docs/pictures/NAME.svg is what the command writes to its standard output
picture() {
    picture=docs/pictures/$1.svg
    shift
    if ! command -v dot >/dev/null; then
        echo "$picture: skipped, there is no dot (graphviz)"
    elif [ "$mode" = write ]; then
        "$@" >"$picture" || exit
    elif "$@" | cmp -s - "$picture"; then
        passed=$((passed + 1))
    else
        bad "$picture is not what is drawn today; after a look at it: make rtl"
    fi
}
for preset in turing_ocu malekeh fermi8_steal volta_cars; do
    picture $preset "$program" gen $preset --top regfile --diagram -
done
picture ampere_morpheus "$program" gen ampere_morpheus --top morpheus --diagram -
picture collect "$program" cosim --replay docs/examples/collect.vec --draw -
picture checks dot -Tsvg docs/pictures/checks.dot
[ "$mode" = write ] && exit 0
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
