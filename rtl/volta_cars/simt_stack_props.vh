// Properties of simt_stack, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

    // The bit of that number alone.
    function automatic [31:0] one_hot_2(input [4:0] v);
        one_hot_2 = 32'd1 << v;
    endfunction

    // No two bits are set.
    function automatic at_most_one(input [15:0] v);
        at_most_one = ~(|(v & (v - 16'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [3:0] f_wid; // an arbitrary warp
    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) begin
        f_wid <= f_wid;
        f_lane <= f_lane;
    end
    wire [15:0] f_warp = one_hot(f_wid);
    wire [31:0] f_lane_is = one_hot_2(f_lane);
    wire f_live = |(live & f_warp);
    wire f_hold = |(hold & f_warp);
    wire f_over = |(over & f_warp);
    wire f_pop = removes & ~slot_taken;
    wire [31:0] f_gone = gone[f_wid*32 +: 32];
    wire [81:0] f_top = tops[f_wid*82 +: 82];
    wire f_kept = kept_valid & (kept_wid == f_wid);
    wire f_does = takes_effect & f_kept;
    wire f_steps = steps & op_warp[f_wid];
    wire f_in = |((f_top[79:48] & ~f_gone) & f_lane_is);
    wire f_takes = f_kept & (|(kept_takes & f_lane_is));
    wire f_begins = launch_valid & (launch_wid == f_wid) & ~f_live;
    reg f_launched; // the warp was launched in the last cycle
    reg [31:0] f_first_lanes; // with these lanes
    always @(posedge clk) if (rst) f_launched <= 1'b0; else f_launched <= f_begins;
    always @(posedge clk) f_first_lanes <= launch_mask;

    // SS-L1: A base entry, and no other, of all lanes.
    always @* if (!rst) SS_L1_1: assert(~f_launched |
            (f_live & ~(|f_top[81:80]) & (f_top[79:48] == f_first_lanes)
            & (f_gone == ~f_first_lanes)));

    reg f_exited; // the lane has exited
    always @(posedge clk)
        if (rst)
            f_exited <= 1'b1;
        else if (f_begins)
            f_exited <= 1'b0;
        else if (f_takes & (f_does & (kept_op == KEPT_EXIT)))
            f_exited <= 1'b1;

    // SS-E1: A lane that has exited is hidden for good, and executes in no entry.
    always @* if (!rst) SS_E1_1: assert(~(f_live & f_exited)
            | ((|(exited[f_wid*32 +: 32] & f_lane_is)) & ~f_in));

    wire f_keeps = keeps & op_warp[f_wid];
    wire [31:0] f_executing = f_top[79:48] & ~f_gone;
    reg [106:0] f_shown; // what the instruction said
    reg f_indirect; // it is an indirect call
    reg [23:0] f_lane_target; // target of the lane
    always @(posedge clk)
        if (f_keeps) begin
            f_shown <= {op[1:0], op_frame, op_mask & f_executing, op_next, op_target, op_reconv};
            f_indirect <= op_indirect & (op == OP_CALL);
        end
    always @(posedge clk)
        if (f_keeps)
            f_lane_target <= op_target;
        else if (f_kept & kept_grouping)
            f_lane_target <= select_32(f_lane_is, op_lane_target);

    // SS-K1: What is kept is what was shown, of a warp that is held for it.
    always @* if (!rst) SS_K1_1: assert(~f_kept | (f_live & f_hold & ~f_over
            & ({kept_op, kept_frame, kept_takes, kept_next,
            (f_indirect & ~kept_grouping) ? f_shown[47:24] : kept_target, kept_meet} == f_shown)
            & ~(|(wants & f_warp))));

    // SS-K1: Invariant: which of them may push.
    always @* if (!rst) SS_K1_2: assert(kept_pushes ==
            (kept_valid & ((kept_op == KEPT_CALL) | (kept_op == KEPT_BRANCH))));

    // SS-K1: Invariant: with it the top entry, and who executes.
    always @* if (!rst) SS_K1_3:
            assert(~f_kept | (({kept_kind, kept_lanes, kept_pc, kept_reconv, kept_count} ==
            {f_top, counts[f_wid*5 +: 5]}) & ((kept_takes | kept_others) == f_executing)
            & ~(|(kept_takes & kept_others))));

    reg f_waited; // what is kept waited in the last cycle
    always @(posedge clk) if (rst) f_waited <= 1'b0; else f_waited <= kept_valid & ~op_ready;

    // SS-K2: It waits for one cycle at most, and takes effect.
    always @* if (!rst) SS_K2_1: assert((~f_waited | executes) & (kept_valid | op_ready));

    // SS-K2: Invariant: who waits is known a cycle before.
    always @* if (!rst) SS_K2_2: assert(kept_waits == ~moves);

    wire [31:0] _kept_takes_first_one = first_one(kept_takes);

    // SS-C2: Who is called: the lanes with the target of the lowest one.
    always @* if (!rst) SS_C2_1: assert(~(f_kept & (f_indirect & ~kept_grouping))
            | (((|(kept_group & f_lane_is)) == (f_takes & (f_lane_target == kept_target)))
            & ((kept_group & _kept_takes_first_one) == _kept_takes_first_one)
            & ~(|(kept_group & ~kept_takes))));

    // SS-C2: Invariant: before, the lowest one; of any other instruction all.
    always @* if (!rst) SS_C2_2:
            assert(~f_kept | ((~kept_grouping | (f_indirect
            & (kept_group == _kept_takes_first_one))) & (f_indirect | (kept_group == kept_takes))));

    // SS-C2: Invariant: only what is kept is grouped.
    always @* if (!rst) SS_C2_3: assert(~kept_grouping | (kept_valid & (kept_op == KEPT_CALL)));

    // SS-H1: Held while its top entry is over, a frame is owed, or one is kept.
    always @* if (!rst) SS_H1_1: assert(f_hold == (f_over | (|(wants & f_warp)) | f_kept));

    // SS-P1: Over: no lane executes, or a path has met the others.
    always @* if (!rst) SS_P1_1: assert(~f_live | (f_over ==
            (~(|(f_top[79:48] & ~f_gone)) | ((f_top[81:80] == 2'd1)
            & (f_top[47:24] == f_top[23:0])))));

    // SS-I1: Only warps that are live and not held act.
    always @* if (!rst) SS_I1_1: assert(~(f_steps | (keeps & op_warp[f_wid]))
            | (f_live & ~f_hold & op_valid & op_ready));

    wire _second_valid_and = second_valid & (memory_row[3:0] == f_wid);
    wire _inverse = ~_second_valid_and;

    // SS-B2: Invariant: what is written second lies below the top.
    always @* if (!rst) SS_B2_1: assert(_inverse | (f_live & ~(|(removed & f_warp))
            & (|memory_row[8:4]) & ((memory_row[8:4] + 5'd1) == counts[f_wid*5 +: 5])
            & (|counts[f_wid*5 +: 5])));

    // SS-P1: Entries are removed that are over, while nothing is owed.
    always @* if (!rst) SS_P1_2: assert((~(|(removed & f_warp))
            | (f_live & f_over & ~(|(wants & f_warp)))) & ~(f_pop & push));

    // SS-P1: Invariant: who has the memory is known a cycle before.
    always @* if (!rst) SS_P1_3: assert((memory_used == (slot_taken | removes))
            & (memory_reads == (removes & ~slot_taken)));

    // SS-P1: Invariant: so is the row, but of what is written second.
    always @* if (!rst) SS_P1_4: assert(~(memory_used & ~second_valid)
            | (memory_row == (memory_reads ? {removed_row, removed_wid} : {kept_count, kept_wid})));

    // SS-P1: Invariant: one warp, and what is below it.
    always @* if (!rst) SS_P1_5: assert(at_most_one(removed)
            & (~(|removed) | (one_hot(removed_wid) == removed))
            & ((|removed) == (removes | finishes)) & ~(removes & finishes)
            & (~(|(removed & f_warp))
            | ((finishes == (~(|f_top[81:80]) | (&exited[f_wid*32 +: 32])))
            & ((removed_row + 5'd1) == counts[f_wid*5 +: 5]))));

    // SS-P1: Invariant: what is over, or waits, is live.
    always @* if (!rst) SS_P1_6: assert(~(f_over | (|(wants & f_warp))) | f_live);

    reg f_was_live; // live in the last cycle
    reg f_may_end; // it may end
    reg f_began; // it was launched
    reg f_killed; // it was killed in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_was_live <= 1'b0;
            f_may_end <= 1'b0;
            f_began <= 1'b0;
            f_killed <= 1'b0;
        end else begin
            f_killed <= kill_valid & (kill_wid == f_wid) & ~f_hold
                    & ~(f_steps | (keeps & op_warp[f_wid]));
            f_was_live <= f_live;
            f_may_end <= finishes & (|(removed & f_warp)) & ~slot_taken;
            f_began <= f_begins;
        end

    // SS-E2: Live from a launch to the end that is told, once.
    always @* if (!rst) SS_E2_1:
            assert((f_live == (f_began | (f_was_live & ~(ended_valid & (ended_wid == f_wid))
            & ~f_killed & ~(overflow & (overflow_wid == f_wid)))))
            & (~(ended_valid & (ended_wid == f_wid)) | (f_was_live & f_may_end))
            & (~(overflow & (overflow_wid == f_wid)) | f_was_live));

    // SS-E3: What is killed is not live, and what was not held can be.
    always @* if (!rst) SS_E3_1: assert(~f_killed | (f_began | ~f_live));

    // SS-E2: Only a warp without lanes.
    always @* if (!rst) SS_E2_2: assert(~((|(removed & f_warp)) & finishes)
            | ((~(|f_top[81:80]) | (&exited[f_wid*32 +: 32])) & ~(|(f_top[79:48] & ~f_gone))));

    // SS-Z1: Zero unless valid.
    always @* if (!rst) SS_Z1_1: assert((release_valid | ~(|release_wid))
            & (ended_valid | ~(|ended_wid)) & (overflow | ~(|overflow_wid))
            & ((|(op_warp & live)) | ~(|{top_pc, top_mask})));

    // SS-I1: An instruction is of one warp.
    always @* if (!rst) SS_I1_2: assume(at_most_one(op_warp));

    // SS-T1: What executes is in the top entry and not gone.
    always @* if (!rst) SS_T1_1: assert(~(op_warp[f_wid] & f_live)
            | ((top_pc == f_top[47:24]) & (top_mask == (f_top[79:48] & ~f_gone))));

    reg f_owed; // a framed call of the warp was removed and not yet released
    always @(posedge clk)
        if (rst)
            f_owed <= 1'b0;
        else if (f_pop & (|(removed & f_warp)) & (&f_top[81:80]))
            f_owed <= 1'b1;
        else if (release_valid & release_ready & (release_wid == f_wid))
            f_owed <= 1'b0;

    // SS-F1: One release per framed call; held until it is taken, nothing removed.
    always @* if (!rst) SS_F1_1: assert(((|(wants & f_warp)) == f_owed) & (~f_owed | f_hold)
            & ~((f_pop & (|(removed & f_warp)) & (&f_top[81:80])) & f_owed)
            & (~(release_valid & (release_wid == f_wid)) | f_owed));

    reg f_asked; // a request was not taken in the last cycle
    reg [3:0] f_who; // for this warp
    reg f_clear; // frame_ctl had done with the warp in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_asked <= 1'b0;
            f_who <= 4'd0;
            f_clear <= 1'b0;
        end else begin
            f_asked <= release_valid & ~release_ready;
            f_who <= release_wid;
            f_clear <= ~(|(frame_hold & f_warp));
        end

    // SS-F2: A request stays until it is taken, and is made when frame_ctl is done.
    always @* if (!rst) SS_F2_1: assert((~f_asked | (release_valid & (release_wid == f_who)))
            & (~(release_valid & (release_wid == f_wid) & ~f_asked) | f_clear));

    reg [23:0] f_pc; // in the last cycle
    reg [1:0] f_kind; // in the last cycle
    reg [31:0] f_lanes; // in the last cycle
    reg [23:0] f_reconv; // in the last cycle
    reg [4:0] f_count; // in the last cycle
    reg [1:0] f_op; // in the last cycle
    reg [31:0] f_m; // in the last cycle
    reg [23:0] f_next; // in the last cycle
    reg [23:0] f_target; // in the last cycle
    reg [23:0] f_meet; // in the last cycle
    reg [31:0] f_group; // in the last cycle
    reg [23:0] f_step_to; // in the last cycle
    reg [31:0] f_all; // lanes that executed
    always @(posedge clk) begin
        f_pc <= f_top[47:24];
        f_kind <= f_top[81:80];
        f_lanes <= f_top[79:48];
        f_reconv <= f_top[23:0];
        f_count <= counts[f_wid*5 +: 5];
        f_op <= kept_op;
        f_m <= kept_takes;
        f_next <= kept_next;
        f_target <= kept_target;
        f_meet <= kept_meet;
        f_group <= kept_group;
        f_step_to <= op_next;
        f_all <= f_top[79:48] & ~f_gone;
    end
    reg f_tried; // one could act
    reg f_did; // it did
    reg f_stepped; // a STEP did
    always @(posedge clk)
        if (rst) begin
            f_tried <= 1'b0;
            f_did <= 1'b0;
            f_stepped <= 1'b0;
        end else begin
            f_tried <= f_kept & executes;
            f_did <= f_does;
            f_stepped <= f_steps;
        end
    wire [31:0] f_others = f_all & ~f_m;
    wire _and = (f_top[81:80] == f_kind) & (f_top[79:48] == f_lanes) & (f_top[23:0] == f_reconv)
            & (counts[f_wid*5 +: 5] == f_count);

    // SS-K1: A STEP moves the entry in its cycle.
    always @* if (!rst) SS_K1_4: assert(~f_stepped | (_and & (f_top[47:24] == f_step_to)));

    wire _and_2 = (f_op == 2'd3) & (|f_m);
    wire _and_3 = (f_op == 2'd1) & (|f_m);

    // SS-N1: Without a branch or call the entry goes on at op_next.
    always @* if (!rst) SS_N1_1: assert(~(f_did & ~_and_2 & ~_and_3)
            | (_and & (f_top[47:24] == f_next) & _inverse));

    // SS-B1: A branch of all lanes goes to its target.
    always @* if (!rst) SS_B1_1: assert(~(f_did & _and_2 & ~(|f_others))
            | (_and & (f_top[47:24] == f_target) & _inverse));

    wire _and_4 = (counts[f_wid*5 +: 5] == (f_count + 5'd2)) & (f_top[81:80] == 2'd1)
            & (f_top[79:48] == f_m) & (f_top[47:24] == f_target) & (f_top[23:0] == f_meet)
            & _second_valid_and & (second_lanes == f_others) & (second_pc == f_next)
            & (second_meet == f_meet);

    // SS-B2: Of some: the others below those that branch, written next.
    always @* if (!rst) SS_B2_2: assert(~(f_did & _and_2 & (|f_others)) | _and_4);

    wire [31:0] f_rest = f_m & ~f_group;
    wire _f_top_81_and = f_top[81] & (f_top[47:24] == f_target) & (f_top[79:48] == f_group);

    // SS-C1: A call of its lanes at its target, above the caller.
    always @* if (!rst) SS_C1_1: assert(~(f_did & _and_3 & ~(|f_rest))
            | ((counts[f_wid*5 +: 5] == (f_count + 5'd1)) & _f_top_81_and & _inverse));

    // SS-C2: Those with another target are still at the call.
    always @* if (!rst) SS_C2_4: assert(~(f_did & _and_3 & (|f_rest))
            | ((counts[f_wid*5 +: 5] == (f_count + 5'd2)) & _f_top_81_and & _second_valid_and
            & (second_lanes == f_rest) & (second_pc == f_pc) & (second_meet == f_next)));

    // SS-O1: What is kept acts, or finds no room and ends its warp.
    always @* if (!rst) SS_O1_1: assert(~f_tried | ((f_did != overflow)
            & (~overflow | ((overflow_wid == f_wid) & ~f_live))));
`endif
