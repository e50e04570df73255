#!/bin/sh
# defect.sh PROGRAM DIR: defects typed into a copy of the Verilog are found by `cosim --rtl`, with the
# first wrong cycle and port, history, a rerun line that works, and waves; an untouched copy passes.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
PATH=$(realpath "$(dirname "$program")"):$PATH # the rerun line says just `warpsmith`

expect 0 gen "$program" gen tiny -o "$dir/sound" || score
expect 0 "untouched copy" "$program" cosim tiny --rtl "$dir/sound" --cycles 20000 --seed 1

# defect NAME FILE SED-EXPRESSION TOP...: the expression must change the file.
defect() {
    name=$1 file=$2 edit=$3
    shift 3
    copy=$dir/$name
    cp -r "$dir/sound" "$copy"
    sed -i "$edit" "$copy/$file"
    if cmp -s "$dir/sound/$file" "$copy/$file"; then
        fail "$name: the edit changes nothing in $file: $edit"
        return
    fi
    expect 1 "$name" "$program" cosim tiny --rtl "$copy" --cycles 20000 --seed 1 --waves "$copy/waves.fst" "$@" ||
        return
    line=$(printf '%s\n' "$out" | grep -E '^lockstep: FAIL cycle=[0-9]+ port=[a-z_]+ expected=[0-9a-f]+ actual=[0-9a-fxz]+ seed=1$')
    [ -n "$line" ] && pass || { fail "$name: no FAIL line"; printf '%s\n' "$out" | tail -n 30; }
    echo "$name: $line"
    cycles=$(printf '%s\n' "$out" | grep -c '^ *cycle [0-9]')
    [ "$cycles" -ge 1 ] && pass || { fail "$name: no history"; printf '%s\n' "$out" | head -n 30; }
    [ -s "$copy/waves.fst" ] && pass || fail "$name: no waves"
    again=$(printf '%s\n' "$out" | sed -n 's/^rerun: //p')
    [ -n "$again" ] && expect 1 "$name, rerun" sh -c "$again" &&
        { [ "$(printf '%s\n' "$out" | grep '^lockstep: FAIL')" = "$line" ] && pass ||
            fail "$name: the rerun shows something else: $again"; }
}
defect write_priority_lost bank_arbiter.v "s/unwritten\[b\] = ~(|[a-z_]*)/unwritten[b] = 1'b1/"
defect ready_bits_forgotten ocu.v "s/ready <= ready | write;/ready <= write;/"
defect unit_never_freed ocu.v "s/if (disp_take)/if (disp_take \& ~disp_take)/"
defect write_ports_crossed crossbar_lane.v "s/wr_sel\[i\*WBW + 1\]/wr_sel[i*WBW]/"
defect metadata_bit_stuck ocu.v "s/meta <= alloc_meta;/meta <= alloc_meta | 1;/"
score
