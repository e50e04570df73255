#!/bin/sh
# host.sh PROGRAM DIR short|all: a machine of our own around the emitted package of collector_stage, connected
# by docs/host.md alone (tests/host): right programs with every order that suffices, wrong ones without, and every planted
# defect found. Verilator and Icarus.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 much=$3
rm -rf "$dir"
mkdir -p "$dir"
instructions=60000 optimise=-O0
[ "$much" = all ] && instructions=1000000 optimise=-O2

# package NAME ARG...: the emitted Verilog and what the machine must know of its sizes and ports; $sizes, $caches.
package() {
    name=$1
    shift
    expect 0 "gen $name" "$program" gen vortex4x4 -o "$dir/$name" "$@" --force || return
    sizes= caches=
    for arg in "$@"; do
        case $arg in
            regfile.warps=*) sizes="$sizes NW=${arg#*=}" ;;
            regfile.lanes=*) sizes="$sizes L=${arg#*=}" ;;
            regfile.schedulers=*) sizes="$sizes NS=${arg#*=}" ;;
            regfile.meta_bits=*) sizes="$sizes META_W=${arg#*=}" ;;
            regfile.collector=ccu) caches=-DCACHES ;;
            steal_arbiter.enable=1) caches=-DSTEALS ;;
        esac
    done
}

fast() { # NAME: compiles it for Verilator
    over=$(for s in $sizes; do printf ' -G%s' "$s"; done)
    expect 0 "Verilator, $1" sh -c "cd '$dir/$1' && verilator --binary --timing -CFLAGS $optimise \
        -MAKEFLAGS 'OPT_GLOBAL=$optimise VM_PARALLEL_BUILDS=0' -Wno-fatal -Wno-lint \
        -Wno-style -Wno-BLKSEQ --x-initial unique --top-module machine $over $caches --Mdir fast \
        '$PWD/tests/host/machine.v' '$PWD/tests/host/connect.v' -f collector_stage.f"
}

slow() { # NAME: for Icarus
    over=$(for s in $sizes; do printf ' -Pmachine.%s' "$s"; done)
    expect 0 "Icarus, $1" sh -c "cd '$dir/$1' && iverilog -g2012 -s machine $over $caches -o slow '$PWD/tests/host/machine.v' \
        '$PWD/tests/host/connect.v' -c collector_stage.f"
}

# says pass|fail NAME COMMAND...: what the machine says.
says() {
    want=$1 name=$2
    shift 2
    got=$("$@" 2>&1 | grep -m 1 '^host: ')
    case $want:$got in
        "pass:host: PASS"* | "fail:host: FAIL"*) pass ;;
        *) fail "$name: not a $want: ${got:-nothing said}" ;;
    esac
}
run() { echo "$dir/$1/fast/Vmachine +verilator+rand+reset+2 +verilator+seed+7"; }

# Orders that suffice, with OCUs and CCUs.
four="--set regfile.collectors=4" steals="--set steal_arbiter.enable=1 --set regfile.s_ports=3"
check() { # NAME ARG...
    package "$@"
    fast "$1" || return
    says pass "$1" $(run "$1") +instructions=$instructions +seed=1
    says pass "$1, other programs" $(run "$1") +instructions=$instructions +seed=77
}
check warp $four
if [ "$much" = all ]; then
    check steals $four $steals
    # what was announced is not what comes
    says fail "defect 18 of connect.v" $(run steals) +instructions=200000 +defect=18
fi
if [ "$much" = all ]; then
    check ccu $four --set regfile.collector=ccu
    check ccu_two --set regfile.collector=ccu
    check one --set regfile.collectors=1
    check all_orders $four --set dispatcher.order=all
    check per_warp $four --set dispatcher.order=any --set ocu_allocator.per_warp=1
    check eight --set regfile.collectors=8
    check slow_collectors $four --set collector.forward=0 --set collector.handover=0
    check slots $four --set regfile.collector=ccu --set regfile.issue_stage=2
    check steals_any $four $steals --set steal_arbiter.policy=any
    check large --set regfile.warps=16 --set regfile.lanes=8 --set regfile.depth=256 --set regfile.collectors=4
    check narrow --set regfile.lanes=1 --set regfile.meta_bits=40 $four
    check two_ports --set regfile.bank_ports=1r1w $four
    check registered --set regfile.dispatch_stage=1 $four
    check alone --set regfile.collectors=1 --set dispatcher.order=any
    check two $four --set regfile.schedulers=2
    check two_per_warp $four --set regfile.schedulers=2 --set dispatcher.order=any --set ocu_allocator.per_warp=1
fi

# The lines of the page, as they stand there.
package page
rm -f "$dir/page.v"
{
    sed '/^);/q' tests/host/connect.v
    sed -n '/^```verilog/,/^```/{/^```/!p;}' docs/host.md
    echo endmodule
} >"$dir/page.v"
expect 0 "Icarus, the page" sh -c "cd '$dir/page' && iverilog -g2012 -s machine -o slow '$PWD/tests/host/machine.v' ../page.v \
    -c collector_stage.f"
says pass "the page" vvp "$dir/page/slow" +instructions=1000

# Without an order programs are wrong, also where nobody looks at the order.
package any $four --set dispatcher.order=any
slow any && {
    says fail "no order" vvp "$dir/any/slow" +instructions=3000
    says fail "no order, by values" vvp "$dir/any/slow" +instructions=20000 +values
}

# Whatever else is chosen.
refuse() { # NAME ARG...
    package "$@" --set dispatcher.order=any
    slow "$1" && says fail "no order, $1" vvp "$dir/$1/slow" +instructions=20000
}
if [ "$much" = all ]; then
    refuse any_two --set regfile.collectors=2
    refuse any_eight --set regfile.collectors=8
    refuse any_slow $four --set collector.forward=0 --set collector.handover=0
    refuse any_ports $four --set regfile.bank_ports=1r1w
    refuse any_schedulers $four --set regfile.schedulers=2
    refuse any_large --set regfile.warps=16 --set regfile.lanes=8 --set regfile.depth=256 --set regfile.collectors=4
    # CCUs with slots overtake seldom: some 400,000 cycles
    package any_slots --set regfile.collector=ccu --set regfile.issue_stage=2 --set dispatcher.order=any
    fast any_slots && says fail "no order, any_slots" $(run any_slots) +instructions=1000000 +seed=2
fi

# Mistakes of the connection, those of connect.v.
for defect in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17; do
    says fail "defect $defect of connect.v" $(run warp) +instructions=200000 +defect=$defect
done
for defect in 5 9 13; do # they change values, not only what is compared besides
    says fail "defect $defect, by values" $(run warp) +instructions=200000 +defect=$defect +values
done

# In four states, and defects of the emitted Verilog: FILE, what stands there, what comes in its place.
package caching $four --set regfile.collector=ccu
slow caching && says pass "Icarus, CCU" vvp "$dir/caching/slow" +instructions=800
package stealing $four $steals
slow stealing && says pass "Icarus, stealing" vvp "$dir/stealing/slow" +instructions=800
slow stealing && says fail "Icarus, stealing, defect 18" vvp "$dir/stealing/slow" +instructions=20000 +defect=18
package four $four
slow four && says pass "Icarus" vvp "$dir/four/slow" +instructions=800
plant() {
    rm -rf "$dir/planted"
    cp -r "$dir/four" "$dir/planted"
    sed "s@$2@$3@" "$dir/four/$1" >"$dir/planted/$1"
    if cmp -s "$dir/four/$1" "$dir/planted/$1"; then
        fail "$1: there is no \"$2\" to be planted in"
    elif slow planted; then
        says fail "$1: $3" vvp "$dir/planted/slow" +instructions=4000
    fi
}
plant dispatcher.v 'cand\[c\] & ~(|((busy & elder' 'cand[c] \& ~(|((busy \& ~elder'
plant dispatcher.v '& ~(|((busy & ' '\& ~(|((cand \& '
plant collector_stage.v '\.wmask *(bank_wmask\[b' '.wmask (~bank_wmask[b'
plant ocu.v 'disp_src_valid = disp_sel ? src_valid' 'disp_src_valid = disp_sel ? ~src_valid'
score
