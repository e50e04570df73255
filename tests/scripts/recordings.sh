#!/bin/sh
# recordings.sh PROGRAM DIR short|all: recorded transactions of a host in collector_stage: every operand and
# every order right; defects and orders that do not suffice are found (docs/recording.md).
set -u
. tests/scripts/common.sh
program=$1 dir=$2 much=$3
host=../shared/host small=tests/data/recordings/small.txt
rm -rf "$dir"
mkdir -p "$dir"

# replay NAME MOST FILE PRESET ARG...: nothing differs, all instructions leave; MOST: yes if in no more cycles than recorded.
replay() {
    name=$1 most=$2 file=$3 preset=$4
    shift 4
    expect 0 "$name" "$program" cosim "$preset" --recording "$file" "$@" --json "$dir/run.json" || return
    set -- $("$json" "$dir/run.json" instructions operands_compared mismatches order_errors cycles recorded_cycles)
    said=$(case $file in *.xz) xz -dc "$file" ;; *) cat "$file" ;; esac | sed -n 's/^# events S=\([0-9]*\) .*/\1/p')
    [ "$1" = "$said" ] && [ "$2" -gt 0 ] && [ "$3$4" = 00 ] && pass || fail "$name: $*"
    [ "$most" = no ] || [ "$5" -le "$6" ] && pass || fail "$name: $5 cycles, $6 recorded"
}

steals="--set steal_arbiter.enable=1 --set regfile.s_ports=3" tiny="--set regfile.warps=2 --set regfile.lanes=2 --set regfile.depth=4"
replay small yes $small vortex4x4 $tiny
replay "small, Icarus" yes $small vortex4x4 $tiny --sim icarus --pace early
replay "small, stealing" yes $small vortex4x4 $tiny $steals --sim icarus --pace early
replay "small, CCU" yes $small vortex4x4 $tiny --set regfile.collector=ccu --pace host

# What is wrong is found: a value, an order, an order of departure that is not kept, a file.
awk '/^O/ && !done && $7 != "-" && $7 !~ /x/ { split($7, w, ","); $7 = w[2] "," w[1]; done = w[1] != w[2] } { print }' \
    $small >"$dir/value.txt"
expect 1 "a value that differs" "$program" cosim vortex4x4 $tiny --recording "$dir/value.txt" --sim model
for change in '/^S/!b;s/$/ 0/;q' '7d' 's/format 1/format 2/' 's/regs=8/regs=4/' '20,$d' 's/^W [0-9a-f]*/W zz/'; do
    sed "$change" $small >"$dir/bad.txt"
    expect 2 "bad file: $change" "$program" cosim vortex4x4 $tiny --recording "$dir/bad.txt" --sim model
done
expect 2 "too small" "$program" cosim vortex4x4 --set regfile.warps=1 --set regfile.depth=4 --recording $small --sim model
expect 2 "another top" "$program" cosim vortex4x4 --top regfile --recording $small --sim model

if [ ! -d $host ]; then
    skip "no recordings at $host"
    score
fi

# In the model, all sizes.
files=$(ls $host/*.txt.xz)
paces="early units" collectors="1 2 4 8"
[ "$much" = all ] || { files="$host/basic_w4t4.txt.xz $host/vecadd_w16t8.txt.xz"; paces=early collectors="2 8"; }
for file in $files; do
    preset=vortex4x4
    case $file in *_w16t8*) preset=vortex16x8 ;; esac
    for n in $collectors; do
        most=yes
        [ "$n" = 1 ] && most=no
        for kind in ocu ccu; do
            for quick in 0 1; do
                for pace in $paces; do
                    replay "$file $kind $n forward, handover $quick $pace" $most "$file" $preset --sim model --pace $pace \
                        --set regfile.collector=$kind --set regfile.collectors=$n --set collector.forward=$quick \
                        --set collector.handover=$quick
                done
            done
            replay "$file $kind $n per warp" no "$file" $preset --sim model --pace early --set regfile.collector=$kind \
                --set regfile.collectors=$n --set dispatcher.order=any --set ocu_allocator.per_warp=1
        done
        replay "$file $n stealing" $most "$file" $preset --sim model --pace early $steals --set regfile.collectors=$n
        replay "$file $n all" no "$file" $preset --sim model --pace early --set regfile.collectors=$n --set dispatcher.order=all
    done
done

# An order that does not suffice shows in every file with more than one collector.
for file in $files; do
    preset=vortex4x4
    case $file in *_w16t8*) preset=vortex16x8 ;; esac
    expect 1 "$file without order" "$program" cosim $preset --recording "$file" --sim model --pace early \
        --set regfile.collectors=4 --set dispatcher.order=any --json "$dir/run.json"
    [ "$("$json" "$dir/run.json" order_errors)" -gt 0 ] && pass || fail "$file: no order errors without order"
done

# In RTL.
rtl() {
    replay "RTL $*" no "$@" --pace early --opt build
}
rtl $host/basic_w4t4.txt.xz vortex4x4
rtl $host/vecadd_w4t4.txt.xz vortex4x4 --set regfile.collector=ccu
if [ "$much" = all ]; then
    for file in $files; do
        preset=vortex4x4
        case $file in *_w16t8*) preset=vortex16x8 ;; esac
        for n in 1 2 4 8; do
            rtl "$file" $preset --set regfile.collectors=$n
            rtl "$file" $preset --set regfile.collectors=$n --set regfile.collector=ccu
            rtl "$file" $preset --set regfile.collectors=$n $steals
            rtl "$file" $preset --set regfile.collectors=$n --set collector.forward=0 --set collector.handover=0
            rtl "$file" $preset --set regfile.collectors=$n --set regfile.collector=ccu --set collector.forward=0 \
                --set collector.handover=0
        done
    done
fi
score
