#!/bin/sh
# width.sh PROGRAM DIR: an emitted block is instantiated with other payload widths than it was
# generated for (preset tiny: 2-bit lanes, 8-bit metadata), and must work.
set -u
program=$1 dir=$2
passed=0 failed=0
mkdir -p "$dir"
for block in ocu regfile; do
    rm -rf "$dir/$block"
    "$program" gen tiny --set regfile.write_ports=1 --top "$block" -o "$dir/$block" || exit 1
    for widths in "12 20" "2 8" "37 13"; do
        set -- $widths
        iverilog -g2005 -Wall -DWARPSMITH_ASSERT -I"$dir/$block" -DLANE_W="$1" -DMETA_W="$2" -s "width_${block}_tb" -o "$dir/$block.vvp" \
            "tests/rtl/width_${block}_tb.v" $(find "$dir/$block" -name '*.v' | sort) >"$dir/log" 2>&1 &&
            vvp -n "$dir/$block.vvp" >>"$dir/log" 2>&1
        if grep -q "^PASS LANE_W=$1 META_W=$2" "$dir/log"; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            echo "$block with LANE_W=$1, META_W=$2:"
            tail -n 20 "$dir/log"
        fi
    done
done
# The file lists, as docs/package.md says: from elsewhere, silent with and without counters and assertions.
took() {
    if out=$("$@" 2>&1) && [ -z "$out" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf '%s:\n%s\n' "$*" "$out"
    fi
}
for flags in -DWARPSMITH_COUNTERS "-DWARPSMITH_ASSERT -Wno-UNUSED" "-DWARPSMITH_ASSERT -DWARPSMITH_COUNTERS -Wno-UNUSED"; do
    # shellcheck disable=SC2086
    took verilator --lint-only -Wall $flags -F "$dir/regfile/regfile.f"
done
took sh -c 'cd "$1" && iverilog -g2005 -Wall -f regfile.f -o ../list.vvp' - "$dir/regfile"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
