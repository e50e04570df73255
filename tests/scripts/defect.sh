#!/bin/sh
# defect.sh PROGRAM DIR [all]: defects typed into a copy of the Verilog are found by `cosim --rtl`, with the
# first wrong cycle and port, history, a rerun line that works, and waves; an untouched copy passes. Of those that
# show how far the stimulus comes the commit chooses a quarter; all: all.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 size=${3:-}
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

# reached NAME EDIT FILE CYCLES CONFIG OPTION...: so soon the random stimulus comes to what shows the edit.
row=0 chosen=$(sh tests/scripts/commit.sh 4)
reached() {
    row=$((row + 1)) name=$1 edit=$2 file=$3 cycles=$4 config=$5
    [ "$size" = all ] || [ $((row % 4)) -eq "$chosen" ] || return
    shift 5
    "$program" gen "$config" "$@" -o "$dir/$name" >"$dir/said"
    cp "$dir/$name/$file" "$dir/before"
    sed -i "$edit" "$dir/$name/$file"
    cmp -s "$dir/before" "$dir/$name/$file" && fail "$name: the edit changes nothing in $file: $edit"
    [ "$cycles" -lt 10000 ] && sim=icarus || sim=verilator # what is quicker
    expect 1 "$name" "$program" cosim "$config" --rtl "$dir/$name" --sim $sim --cycles "$cycles" --seed 1 --no-waves "$@"
}
reached stolen_of_another "s/~push_stolen\[NSRC +: NSRC\]/~push_stolen[NSRC-1:0]/" bank_arbiter.v 10000 tiny
reached threshold_one_more "s/17'd50;/17'd51;/" sthld.v 4000 tiny_ccu --top sthld
reached threshold_not_equal "s/scaled_prev < scaled_change/scaled_prev <= scaled_change/" sthld.v 4000 tiny_ccu --top sthld
reached stage_forgotten "s/{staged | summed, /{summed, /" morpheus.v 20000 morpheus_small
reached looked_forgotten "s/predictor_l_valid | predictor_p_valid/predictor_p_valid/" morpheus.v 20000 morpheus_small
reached stage_over "s/onward = staged & (~summed | moves)/onward = staged/" morpheus.v 20000 morpheus_small
reached back_over "s/back_room = ~back/back_room = 1'b1/" morpheus.v 40000 morpheus_small
reached window_too_late "s/~(asked_late | /~(/" bloom_predictor.v 4000 morpheus_small --top bloom_predictor
reached same_set_looked_up "s/set_l == q_set/set_l[6:0] == q_set[6:0]/" bloom_predictor.v 20000 ampere_morpheus --top bloom_predictor
reached same_set_shown "s/set_q == q_set/set_q[6:0] == q_set[6:0]/" bloom_predictor.v 20000 ampere_morpheus --top bloom_predictor
reached row_of_another "s/if (fresh) row_has_1/row_has_1/" bloom_predictor.v 20000 ampere_morpheus --top bloom_predictor
reached second_of_another "s/if (fresh) row_has_2/row_has_2/" bloom_predictor.v 20000 ampere_morpheus --top bloom_predictor
reached swapped_unseen "s/(fresh | held_calm) & swapless/fresh | held_calm/" bloom_predictor.v 20000 morpheus_small --top bloom_predictor
reached scale_of_another "s/if (advance) scale_q/scale_q/" addr_separator.v 4000 morpheus_small --top addr_separator
reached product_in_part "s/product_0\[20:5\]/{product_0[20:6], 1'b0}/" addr_separator.v 4000 morpheus_small --top addr_separator
reached block_not_counted "s/took ? (blocks_1 < /1'b0 ? (blocks_1 < /" query_unit.v 4000 morpheus_small --top query_unit
reached never_empty "s/dispatch & ~completes/dispatch/" query_unit.v 3000 morpheus_small --top query_unit
reached record_beyond_full "s/lifo_full ? sq_lifo : sq_lifo + 5'd1/sq_lifo + 5'd1/" frame_ctl.v 4000 tiny_cars --top frame_ctl
reached table_after_reset "s/7'd97, 7'd95, 7'd95, 7'd78/7'd97, 7'd95, 7'd94, 7'd78/" sthld.v 4000 tiny_ccu --top sthld
reached half_recorded "s/both = recorded\[0\] & /both = /" watermark.v 6000 tiny_cars --top watermark
# upper carries at the preset's width; with `between` the same lines work, and an interval is as long as it was waited for
raw="--set watermark.metric=raw"
reached sum_carry "s/sum_next_2 = .*/sum_next_2 = sum_next_2_without;/" watermark.v 20000 tiny_cars $raw --top watermark
reached time_carry "s/took_now_2 = .*/took_now_2 = took_now_2_without;/" watermark.v 20000 tiny_cars $raw --top watermark
reached time_no_carry "s/took_now_2 = .*/took_now_2 = took_now_2_with;/" watermark.v 20000 tiny_cars $raw --top watermark
reached count_never_full "s/is_full = .*/is_full = 1'b0;/" watermark.v 20000 tiny_cars --top watermark
reached time_carry_between "s/took_now_2 = .*/took_now_2 = took_now_2_without;/" watermark.v 20000 tiny_cars --top watermark
reached hash_in_part "s/hash_q == hash_a/hash_q[17:0] == hash_a[17:0]/" bloom_predictor.v 20000 ampere_morpheus --top bloom_predictor
reached set_in_part "s/set_q == set_a/set_q[6:0] == set_a[6:0]/" bloom_predictor.v 20000 ampere_morpheus --top bloom_predictor
paper="--set bloom_predictor.swap=paper"
reached threshold_never "s/count_now == 6'd32/1'b0/" bloom_predictor.v 20000 ampere_morpheus $paper --top bloom_predictor
reached asked_in_part "s/: enq_set == m_set/: enq_set[6:0] == m_set[6:0]/" query_unit.v 20000 ampere_morpheus --top query_unit
reached message_in_part "s/(enq_set == mm_set)/(enq_set[6:0] == mm_set[6:0])/" query_unit.v 20000 ampere_morpheus --top query_unit
reached serving_wraps "s/serving <= serving + 9'd1/serving <= serving == 9'd255 ? 9'd0 : serving + 9'd1/" query_unit.v 20000 ampere_morpheus --top query_unit
reached reads_unlimited "s/may_miss & (~(window ? (&reading_1) : (&reading_0)) | dram_held)/may_miss/" morpheus.v 20000 ampere_morpheus --top morpheus
status="tiny_cars --top warp_status"
reached list_count_wraps "s/list_of_0_left + 7'd1/{1'b0, list_of_0_left[5:0] + 6'd1}/" warp_status.v 4000 $status
reached free_count_reset "s/pool_0_unheld_count <= 7'd64;/pool_0_unheld_count <= 7'd63;/" warp_status.v 4000 $status
reached all_end_at_once "s/+ pool_0_how_many;/+ {1'b0, pool_0_how_many[5:0]};/" warp_status.v 4000 $status
reached last_place_waits "s/7'd62 < listed/1'b0/" warp_status.v 8000 $status
reached stack_never_full "s/wire is_full = &kept_count;/wire is_full = 1'b0;/" simt_stack.v 8000 tiny_cars --set simt_stack.depth=256 --top simt_stack
reached reserve_in_part "s/~(|release_res)/~(|release_res[6:0])/" frame_ctl.v 20000 volta_cars --top frame_ctl
reached push_below "s/push_error <= push & ~fits;/push_error <= kept_push \& ~fits;/" frame_ctl.v 3000 tiny_cars --set rename.stage_extra=1 --top frame_ctl
narrow="malekeh_fast --set regfile.lanes=2 --set regfile.lane_bits=8"
reached results_of_another "s/owner_wid\[5:3\] != slot_wid\[5:3\]/owner_wid[4:3] != slot_wid[4:3]/" regfile.v 20000 $narrow
reached results_of_ended "s/| (|(exit & one_hot(owner_wid\[5:3\])))//" regfile.v 20000 $narrow
reached down_from_clamped "s/clamped & ~entry\[3\]/clamped/" sthld.v 20000 tiny_ccu --top sthld
reached reset_is_counted "s/issued_before <= 3'd0/issued_before <= issued/" sthld.v 4000 tiny_ccu --set sthld.late=1 --top sthld
mine="--set malekeh_scheduler.has_data=any_valid --set malekeh_scheduler.greedy_needs_ccu=1 --set malekeh_scheduler.retry=1"
reached launch_in_part "s/(launch_wid == last)/(launch_wid[1:0] == last[1:0])/" malekeh_scheduler.v 20000 malekeh $mine --top malekeh_scheduler
reached victim_not_reset "s/start <= 7'd64;/start <= start;/" ccu.v 20000 $narrow --top ccu
reached last_in_reset "s/last <= 3'd4;/last <= 3'd0;/" dispatcher.v 20000 turing_ocu --set dispatcher.policy=rr --set regfile.collectors=5 --top dispatcher
wm="tiny_cars --top watermark"
reached name_in_part "s/(name == kernel_name)/(name[14:0] == kernel_name[14:0])/" watermark.v 4000 $wm
reached filled_too_soon "s/fill <= fill + 2'd1;/fill <= {1'b0, fill[0] + 1'd1};/" watermark.v 8000 $wm
reached best_of_several "s/index_of_8(first_one_2(found))/index_of_8(found)/" watermark.v 9000 $wm
reached choice_of_one "s/choice = (|kernel_last) & ~kernel_fits/choice = ~kernel_fits/" watermark.v 4000 $wm
reached own_count_in_part "s/own_bits <= champion\[7:0\]/own_bits <= {1'b0, champion[6:0]}/" watermark.v 20000 $wm
reached count_in_part "s/best_bits <= fetched\[7:0\]/best_bits <= {1'b0, fetched[6:0]}/" watermark.v 20000 $wm
reached equal_in_part "s/(~(|difference))/(~(|difference[20:0]))/" watermark.v 20000 tiny_cars $raw --top watermark
simt="tiny_cars --top simt_stack"
reached meets_in_part "s/(next_pc == next_reconv)/(next_pc[22:0] == next_reconv[22:0])/" simt_stack.v 6000 $simt
reached below_in_part "s/(below_rdata\[47:24\] == below_rdata\[23:0\])/(below_rdata[46:24] == below_rdata[22:0])/" simt_stack.v 4000 $simt
reached step_in_part "s/(op_next == op_entry\[23:0\])/(op_next[22:0] == op_entry[22:0])/" simt_stack.v 8000 $simt
reached kill_before_launch "s/killed & is_live & ~held/killed \& ~held/" simt_warp.v 9000 $simt
reached never_stuck "s/quiet == {13{1'b1}}/1'b0/" warp_status.v 20000 tiny_core --top warp_status
reached passed_is_nothing "s/(|ended) | all_wait |/(|ended) |/" warp_status.v 20000 tiny_core --top warp_status
reached skip_over_clear "s/~(d_touched | clear)/~d_touched/" bloom_predictor.v 6000 morpheus_small --top bloom_predictor
reached mark_over_clear "s/note & ~clear/note/" bloom_predictor.v 20000 ampere_morpheus_sized --top bloom_predictor
joint="morpheus_small --set query_unit.exchange=joint --top query_unit"
reached behind_joined "s/(joined_leaves | ~(/(~(/" query_unit.v 4000 $joint
reached set_of_another "s/slot ? new_asked : message/message/" query_entry.v 4000 $joint
reached tag_in_part "s/(before_fresh == fresh_block)/(before_fresh[27:0] == fresh_block[27:0])/" query_unit.v 4000 $joint
reached no_entry_no_wait "s/queries_enq_left ? predictor_f_ready : back/predictor_f_ready/" morpheus.v 20000 morpheus_small --set query_unit.exchange=joint
reached kept_without_entry "s/fill_leaves & ~fills/fill_leaves \& ~wants_fill/" morpheus.v 20000 morpheus_small --set query_unit.exchange=joint
reached asked_too_early "s/back \& (~fill | fill_leaves)/back/" morpheus.v 20000 ampere_morpheus
reached acks_beyond_full "s/(~needs_ack | ~ack_count\[2\])/1'b1/" morpheus.v 20000 morpheus_small
reached old_in_one_window "s/(back_window ^ window)/(back_window)/" morpheus.v 20000 ampere_morpheus_sized
reached none_in_part "s/is_rz = &number;/is_rz = \&number[6:0];/" ocu.v 20000 turing_imov

# only NAME EDIT FILE OPTION SETTING...: FILE of `tiny` with the SETTINGs is edited; the run passes but for OPTION,
# which makes it fail; the untouched Verilog passes with it. Other options stand in $run.
only() {
    name=$1 edit=$2 file=$3 with=$4
    shift 4
    copy=$dir/$name
    expect 0 "$name, gen" "$program" gen $* -o "$copy.sound" && cp -r "$copy.sound" "$copy" || return
    sed -i "$edit" "$copy/$file"
    cmp -s "$copy.sound/$file" "$copy/$file" && fail "$name: the edit changes nothing in $file: $edit"
    expect 0 "$name, untouched" "$program" cosim $* --rtl "$copy.sound" $run $with
    expect 0 "$name, not looked for" "$program" cosim $* --rtl "$copy" $run $without
    expect 1 "$name" "$program" cosim $* --rtl "$copy" $run $with --waves "$copy/waves.fst"
}

# A row that no instruction of the kernel reads holds a wrong value: reading back sees it, and nothing else.
run="--kernel matmul --cycles 1500" without=--no-read-back
only never_read "s/mem\[row\] <= wdata;/mem[row] <= row == 8'd255 ? ~wdata : wdata;/" sram_lane.v "" tiny --set regfile.depth=256 --set regfile.warps=8
printf '%s\n' "$out" | grep -q '^lockstep: FAIL .* port=disp_data ' && pass || fail "never_read: not at disp_data"
again=$(printf '%s\n' "$out" | sed -n 's/^rerun: //p')
[ -n "$again" ] && expect 1 "never_read, rerun" sh -c "$again"

# A slot without an operand is not looked up as it is allocated: no port shows it, the assertion does (RF-P3).
run="--cycles 5000 --seed 1" without=
only looked_up "s/\.look_reg *(inst_reg)/.look_reg (inst_reg \& {{2{inst_src_valid[1]}}, {2{inst_src_valid[0]}}})/" \
    regfile.v --assert tiny_ccu --set regfile.issue_stage=1
printf '%s\n' "$out" | grep -q 'RF-P3 violated' && pass || fail "looked_up: RF-P3 is not named"
score
