#!/bin/sh
# shrink.sh PROGRAM DIR: failing runs shrink, in every block and at the register file; the vector fails
# at the same port in Verilator and Icarus, the sound Verilog passes it, the golden model alone too. A
# defect that first shows after cycle 10,000 shrinks to at most 50 cycles within two minutes.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
PATH=$(realpath "$(dirname "$program")"):$PATH # the replay line says just `warpsmith`

# config NAME: the parameter set of what follows; its Verilog comes into $sound.
config() {
    config=$1 sound=$dir/sound_$1
    expect 0 "gen $config" "$program" gen "$config" -o "$sound" || score
}
config tiny

# shrinks NAME RTL CYCLES OPTION...: the run fails; checks the vector of at most CYCLES cycles.
shrinks() {
    case=$1 rtl=$2 most=$3
    shift 3
    vector=$dir/$case.vec
    expect 1 "$case" "$program" cosim "$config" --rtl "$rtl" --seed 1 --shrink "$vector" "$@" || return
    fails=$(printf '%s\n' "$out" | sed -n 's/^lockstep: FAIL cycle=\([0-9]*\) port=\([a-z_]*\) .*/\1 \2/p')
    at=${fails% *} port=${fails#* }
    shrunk=$(printf '%s\n' "$out" | sed -n 's/^shrunk: //p')
    echo "$case: cycle $at, port $port: $shrunk"
    cycles=$(sed -n 's/^end //p' "$vector")
    [ "${cycles:-9999}" -le "$most" ] && pass || fail "$case: ${cycles:-no} cycles (at most $most)"
    took=$(printf '%s\n' "$shrunk" | sed -n 's/.* trials in \([0-9]*\)\..*/\1/p')
    [ "${took:-999}" -lt 120 ] && pass || fail "$case: took ${took:-?} s (less than 120)"
    again=$(printf '%s\n' "$out" | sed -n 's/^replay: //p')
    for sim in verilator icarus; do
        expect 1 "$case, replay in $sim" sh -c "$again --sim $sim --waves $dir/$case-$sim.fst" || continue
        line=$(printf '%s\n' "$out" | grep "^lockstep: FAIL cycle=$((cycles - 1)) port=$port ")
        [ -n "$line" ] && pass || { fail "$case, replay in $sim: not at port $port of the last cycle"; printf '%s\n' "$out" | tail -n 12; }
        grep -q "^\*.* $((10 * (cycles + 2))) -1" "$dir/$case-$sim.gtkw" && grep -q "\.$port\(\[\|\$\)" "$dir/$case-$sim.gtkw" &&
            pass || fail "$case: the save file marks another place: $dir/$case-$sim.gtkw"
        expect 0 "$case, sound Verilog in $sim" "$program" cosim --replay "$vector" --rtl "$sound" --sim $sim
    done
    expect 0 "$case, model alone" "$program" cosim --replay "$vector" --sim model
    expect 0 "$case, with its CONFIG" "$program" cosim "$config" --replay "$vector" --sim model
    [ -s "$dir/$case.fst" ] && [ -s "$dir/$case.gtkw" ] && pass || fail "$case: no waves beside the vector"
}

# edited NAME FILE SED-EXPRESSION: a copy in $dir/NAME; the expression must change the file.
edited() {
    cp -r "$sound" "$dir/$1"
    sed -i "$3" "$dir/$1/$2"
    ! cmp -s "$sound/$2" "$dir/$1/$2" || fail "$1: the edit changes nothing in $2: $3"
}

edited operand_lost ocu.v 's/ready <= ready | write;/ready <= write;/'
shrinks operand_lost "$dir/operand_lost" 10
shrinks operand_lost_block "$dir/operand_lost" 5 --top ocu
edited writes_crossed crossbar_lane.v 's/wr_sel\[i\*WBW + 1\]/wr_sel[i*WBW]/'
shrinks writes_crossed "$dir/writes_crossed" 3 --top crossbar
edited write_loses bank_arbiter.v "s/unwritten\[b\] = ~(|[a-z_]*)/unwritten[b] = 1'b1/"
shrinks write_loses "$dir/write_loses" 5 --top bank_arbiter
edited offer_moves dispatcher.v "s/hold_0 <= disp_ready ? 3'd0 : sel_0;/hold_0 <= 3'd0;/"
shrinks offer_moves "$dir/offer_moves" 6 --top dispatcher

config tiny_ccu
edited unit_forgets ccu.v 's/ready <= ready | /ready <= /'
shrinks unit_forgets "$dir/unit_forgets" 6 --top ccu
edited counter_stays ccu_allocator.v "s/count + 7'd1) : 7'd0/count + 7'd1) : count/"
shrinks counter_stays "$dir/counter_stays" 10 --top ccu_allocator
config tiny

# Two schedulers launch and two results come at once while a certain collector leaves: rare in the stimulus. Found with a
# seed that shows it late, so that the figures below mean something whatever the stimulus becomes.
edited late regfile.v 's/\.disp_take       (take\[c\]),/.disp_take       (take[c] \&\& !(c == 0 \&\& (\&launch_valid) \&\& (\&wb_valid))),/'
for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
    first=$("$program" cosim tiny --rtl "$dir/late" --cycles 100000 --seed $seed --waves "$dir/late.fst" 2>/dev/null |
        sed -n 's/^lockstep: FAIL cycle=\([0-9]*\) .*/\1/p')
    [ "${first:-0}" -gt 10000 ] && break
done
[ "${first:-0}" -gt 10000 ] && pass || fail "late: no seed shows the defect after cycle 10,000"
shrinks late "$dir/late" 50 --cycles 100000 --seed $seed

# holes NAME SIMULATORS OPTION...: what only the oracle finds, where Verilog and model agree, shrinks too, parameters
# included; with the hole closed the vector passes.
plain="--set regfile.s_ports=1 --set collector.forward=0 --set collector.handover=0 --set dispatcher.classes=1"
holes() {
    case=$1 sims=$2
    shift 2
    vector=$dir/$case.vec
    expect 1 "$case" "$program" cosim turing_ocu --set regfile.collector=ccu $plain --set ccu.invalidate=0 \
        --sim model --shrink "$vector" "$@" || return
    printf '%s\n' "$out" | grep -q '^oracle: STALE cycle=[0-9]* warp=' && pass || fail "$case: no oracle line"
    echo "$case: $(printf '%s\n' "$out" | sed -n 's/^shrunk: //p')"
    cycles=$(sed -n 's/^end //p' "$vector") lanes=$(sed -n 's/^regfile.lanes = //p' "$vector")
    [ "${cycles:-99}" -le 20 ] && pass || fail "$case: ${cycles:-no} cycles (at most 20)"
    [ "${lanes:-99}" -lt 32 ] && pass || fail "$case: ${lanes:-no} lanes (fewer than 32)"
    sed 's/^ccu.invalidate = 0/ccu.invalidate = 1/' "$vector" >"$dir/$case-closed.vec"
    for sim in $sims; do
        set -- --waves "$dir/$case-$sim.fst"
        [ $sim = model ] && set --
        expect 1 "$case, replay in $sim" "$program" cosim --replay "$vector" --sim $sim "$@"
        printf '%s\n' "$out" | grep -q "^oracle: STALE cycle=$((cycles - 1)) " && pass || fail "$case, replay in $sim: no oracle line"
        expect 0 "$case, closed, in $sim" "$program" cosim --replay "$dir/$case-closed.vec" --sim $sim
    done
}
holes hole_random "verilator icarus model" --cycles 100000 --seed 1
holes hole_kernel model --kernel matmul
[ -d "$traces" ] && holes hole_trace model --trace "$traces/torch_sm70/k000_kernel-2067.traceg.xz"

# Register stacks: programs with calls in place of the run.
vector=$dir/calls.vec
expect 1 "calls" "$program" cosim tiny_cars_ccu --set ccu.tags=arch --set ccu.call_flush=0 --sim model --shrink "$vector"
cycles=$(sed -n 's/^end //p' "$vector")
[ "${cycles:-99}" -le 40 ] && pass || fail "calls: ${cycles:-no} cycles (at most 40)"
sed 's/^ccu.call_flush = 0/ccu.call_flush = 1/' "$vector" >"$dir/calls-closed.vec"
expect 1 "calls, replay" "$program" cosim --replay "$vector" --sim model
printf '%s\n' "$out" | grep -q "^oracle: STALE cycle=$((cycles - 1)) " && pass || fail "calls, replay: no oracle line"
expect 0 "calls, closed" "$program" cosim --replay "$dir/calls-closed.vec" --sim model

# No vector: nothing failed; what cannot be shrunk is said.
expect 0 "sound" "$program" cosim tiny --rtl "$sound" --cycles 2000 --shrink "$dir/none.vec"
[ ! -e "$dir/none.vec" ] && pass || fail "a vector of a run that passes"

# A simulator that cannot be built is no PASS.
edited broken ocu.v 's/endmodule/endmodul/'
expect 2 "Verilog that does not compile" "$program" cosim tiny --rtl "$dir/broken" --top ocu
printf '%s\n' "$out" | grep -q PASS && fail "PASS of Verilog that does not compile" || pass
score
