#!/bin/sh
# rtl.sh PROGRAM write|check: the checked-in Verilog of the presets, one folder per preset in rtl/.
set -u
program=$1 mode=$2
passed=0 failed=0
for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    if [ "$mode" = write ]; then
        rm -rf "rtl/$preset" # what is no longer part of it goes
        "$program" gen "$preset" -o "rtl/$preset" || exit
    elif "$program" gen "$preset" -o "rtl/$preset" --check; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "rtl/$preset is not what the generator writes; after a look at the difference: make rtl"
    fi
done
[ "$mode" = write ] && exit 0
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
