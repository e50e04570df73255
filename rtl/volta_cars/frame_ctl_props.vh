// Properties of frame_ctl, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

    // No two bits are set.
    function automatic at_most_one_16(input [15:0] v);
        at_most_one_16 = ~(|(v & (v - 16'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_3(input [2:0] v);
        at_most_one_3 = ~(|(v & (v - 3'd1)));
    endfunction
`ifdef WARPSMITH_FORMAL
    reg [3:0] f_wid; // an arbitrary warp
    always @(posedge clk) f_wid <= f_wid;
    wire [78:0] f_row = rows[f_wid*79 +: 79];
    reg [7:0] f_s; // in the last cycle
    reg [7:0] f_rfp; // in the last cycle
    reg [7:0] f_rsp; // in the last cycle
    reg [7:0] f_free; // in the last cycle
    reg [7:0] f_res; // in the last cycle
    reg [12:0] f_lifo; // in the last cycle
    reg [8:0] f_base; // in the last cycle
    reg [8:0] f_k; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_s <= 8'd0;
            f_rfp <= 8'd0;
            f_rsp <= 8'd0;
            f_free <= 8'd0;
            f_res <= 8'd0;
            f_lifo <= 13'd0;
            f_base <= 9'd0;
            f_k <= 9'd0;
        end else begin
            f_s <= f_row[25:18];
            f_rfp <= f_row[33:26];
            f_rsp <= f_row[41:34];
            f_free <= f_row[49:42];
            f_res <= f_row[57:50];
            f_lifo <= f_row[78:66];
            f_base <= f_row[8:0];
            f_k <= f_row[17:9];
        end
    wire f_hold = hold[f_wid];
    reg [7:0] f_asks; // what a refused CALL needs
    wire _region_valid_and = region_valid & (region_wid == f_wid) & ~region_move;
    always @(posedge clk)
        if (rst)
            f_asks <= 8'd0;
        else begin
            if (op_valid & op_warp[f_wid] & (op == OP_CALL) & ~f_hold)
                f_asks <= (~op_ready & (f_row[25:18] >= op_need)) ? op_need : 8'd0;
            if (_region_valid_and)
                f_asks <= 8'd0;
        end
    reg [7:0] f_reserved; // by resident functions
    wire _call_and = call & (kept_wid == f_wid);
    always @(posedge clk)
        if (rst)
            f_reserved <= 8'd0;
        else begin
            if (_call_and)
                f_reserved <= f_reserved + kept_need;
            if (restore & (rs_wid == f_wid))
                f_reserved <= f_reserved - f_row[57:50];
            if ((uop_take & frame_ends & (sq_wid == f_wid)) & sq_fill)
                f_reserved <= f_row[57:50];
            if ((uop_take & frame_ends & (sq_wid == f_wid)) & ~sq_fill)
                f_reserved <= f_reserved - sq_res;
            if (_region_valid_and)
                f_reserved <= 8'd0;
        end
    wire f_op = op_valid & op_warp[f_wid];
    wire f_region = region_valid & (region_wid == f_wid);

    // FC-O1: An instruction is of one warp.
    always @* if (!rst) FC_O1_1: assume(at_most_one_16(op_warp));

    wire _inverse = ~(write_valid & (write_wid == f_wid));

    // FC-A1: A region: alone, of a warp that is not held; moved, its sizes stay.
    always @* if (!rst) FC_A1_1: assume(~f_region | (~f_op
            & ~(release_valid & (release_wid == f_wid)) & ~f_hold & _inverse
            & (~region_move | (region_s == f_row[25:18]))));

    // FC-C1: A CALL needs a register at least.
    always @* if (!rst) FC_C1_1: assume(~(f_op & (op == OP_CALL)) | (|op_need));

    // FC-C2: A CALL that was refused comes before all else of the warp.
    always @* if (!rst) FC_C2_1: assume(~(|f_asks) |
            ((~f_op | ((op == OP_CALL) & (op_need == f_asks)))
            & ~(release_valid & (release_wid == f_wid))));

    // FC-C2
    always @* if (!rst) FC_C2_2: assume(~(f_op & (op == OP_CALL)
            & (release_valid & (release_wid == f_wid))));

    // FC-S4: The end of a trap that waits for it.
    always @* if (!rst) FC_S4_1: assume(~(uop_done_valid & (uop_done_wid == f_wid))
            | drains[f_wid]);

    wire _rs_asked_and = rs_asked & (rs_wid == f_wid) & slot_data_valid;
    wire [7:0] _minus = ((|f_row[33:26]) ? f_row[33:26] : f_row[25:18]) - 8'd1;
    wire [7:0] _plus = _minus + f_row[25:18];

    // FC-L3: A slot gives back what a call left in it.
    always @* if (!rst) FC_L3_1: assume(~_rs_asked_and
            | ((slot_data[7:0] < f_row[25:18]) & (f_row[25:18] >= slot_data[15:8])
            & ((|slot_data[15:8]) ? (((_minus < slot_data[7:0]) ? (_plus - slot_data[7:0]) : _minus
            - slot_data[7:0]) < slot_data[15:8]) : slot_data[7:0] == _minus)));

    wire [8:0] _f_row_42_49_etc = {1'b0, f_row[49:42]};
    wire [8:0] _f_row_50_57_etc = {1'b0, f_row[57:50]};
    wire [8:0] _plus_2 = _f_row_42_49_etc + _f_row_50_57_etc;
    wire [8:0] _f_row_18_25_etc = {1'b0, f_row[25:18]};
    wire _equals = _plus_2 == _f_row_18_25_etc;
    wire [8:0] _slot_data_8_15_etc = {1'b0, slot_data[15:8]};

    // FC-L3: Resident reserves are all that is not free.
    always @* if (!rst) FC_L3_2: assume(~(_rs_asked_and & ~_equals)
            | ((_f_row_18_25_etc - _slot_data_8_15_etc) >= _plus_2));

    // FC-L3: A caller that is not resident is in memory.
    always @* if (!rst) FC_L3_3: assume(~(_rs_asked_and & _equals)
            | ((|slot_data[15:8]) == (|f_row[78:66])));

    wire _and = (slot_data[7:0] < f_row[25:18]) & (f_row[25:18] >= slot_data[15:8])
            & ((|slot_data[15:8]) ? ((((sq_at - 8'd1) < slot_data[7:0])
            ? (((sq_at - 8'd1) + f_row[25:18]) - slot_data[7:0]) : (sq_at - 8'd1) - slot_data[7:0])
            < slot_data[15:8]) : slot_data[7:0] == (sq_at - 8'd1));
    wire [8:0] _joined = {1'b0, (f_reserved - sq_left) + sq_res};

    // FC-S1: So do those that a trap meets on its way down.
    always @* if (!rst) FC_S1_1: assume(~(walk_asked & (sq_wid == f_wid) & slot_data_valid)
            | (_and & (|slot_data[15:8]) & ((_f_row_18_25_etc - _f_row_42_49_etc) >=
            (_joined + _slot_data_8_15_etc))));

    // FC-P1: Pointers lie in the stack, and a frame below its reserve.
    always @* if (!rst) FC_P1_1: assert((~(|f_row[25:18]) & ~(|f_row[33:26]) & ~(|f_row[41:34]))
            | ((f_row[33:26] < f_row[25:18]) & (f_row[41:34] < f_row[25:18])));

    wire [7:0] _choice = (f_row[41:34] < f_row[33:26])
            ? ((f_row[41:34] + f_row[25:18]) - f_row[33:26]) : f_row[41:34] - f_row[33:26];

    // FC-P1
    always @* if (!rst) FC_P1_2: assert((f_row[25:18] >= f_row[57:50])
            & ((|f_row[57:50]) ? (_choice < f_row[57:50]) : ~(|_choice)));

    // FC-S3: What is free and what is reserved are the whole stack.
    always @* if (!rst) FC_S3_1: assert((_f_row_42_49_etc + {1'b0, f_reserved}) ==
            _f_row_18_25_etc);

    // FC-C2: The running function is resident but for a trap or a refused CALL.
    always @* if (!rst) FC_C2_3: assert(((fills[f_wid] | ((|f_asks) & (f_row[49:42] >= f_asks)))
            | _call_and) | (f_reserved >= f_row[57:50]));

    // FC-C2
    always @* if (!rst) FC_C2_4: assert(f_row[25:18] >= f_asks);

    // FC-C2: A trap for a CALL goes on until there is room, and then ends.
    always @* if (!rst) FC_C2_5: assert(~(|f_row[65:58])
            | ((f_row[65:58] == f_asks) & (drains[f_wid] == (f_row[49:42] >= f_row[65:58]))));

    wire _rs_valid_and = rs_valid & (rs_wid == f_wid);
    wire _inverse_2 = ~_rs_valid_and;
    wire _any_f_row_58_65_or = (|f_row[65:58]) | fills[f_wid];

    // FC-L1: A release is of a warp with a frame; a trap of one that waits.
    always @* if (!rst) FC_L1_1: assert((_inverse_2 |
            ((|f_row[57:50]) & ~_any_f_row_58_65_or & ~(|f_asks) & ~drains[f_wid]))
            & (~rs_asked | rs_valid) & ~(rs_asked & walk_asked));

    // FC-L2: A slot that is being read has been written.
    always @* if (!rst) FC_L2_1: assert(~(rs_asked & _rs_valid_and) | _inverse);

    // FC-L1: One thing at a time.
    always @* if (!rst) FC_L1_2: assert(~((|f_row[65:58]) & fills[f_wid]));

    // FC-L1
    always @* if (!rst) FC_L1_3: assert(~(fills[f_wid] & (drains[f_wid] | (|f_asks))));

    // FC-L1
    always @* if (!rst) FC_L1_4: assert(~(_any_f_row_58_65_or | (|f_asks)) | (|f_row[25:18]));

    wire _kept_and = kept & (kept_wid == f_wid);

    // FC-H1: Held iff a release or a trap is under way.
    always @* if (!rst) FC_H1_1: assert(f_hold == (_any_f_row_58_65_or | drains[f_wid]
            | _rs_valid_and | _kept_and));

    wire _any_f_row_18_25_and = (|f_row[25:18]) & (write_phys ==
            ((f_row[8:0] + f_row[17:9]) + {1'b0, _minus}))
            & ((write_data[7:0] < f_row[25:18]) & (f_row[25:18] >= write_data[15:8])
            & ((|write_data[15:8]) ? (((_minus < write_data[7:0]) ? (_plus - write_data[7:0])
            : _minus - write_data[7:0]) < write_data[15:8]) : write_data[7:0] == _minus));

    // FC-C1: A slot that waits is the running function's, and tells of its caller.
    always @* if (!rst) FC_C1_2: assert(~((write_valid & (write_wid == f_wid))
            & ~_any_f_row_58_65_or) | _any_f_row_18_25_and);

    // FC-E1: The row that is kept is that of the warp.
    always @* if (!rst) FC_E1_1: assert(~_kept_and |
            ((kept_rfp == f_row[33:26]) & (kept_rsp == f_row[41:34]) & (kept_s == f_row[25:18])
            & (kept_free == f_row[49:42]) & (kept_res == f_row[57:50]) & (kept_base == f_row[8:0])
            & (kept_k == f_row[17:9])));

    // FC-E1: Invariant: sums of what is kept are kept with it.
    always @* if (!rst) FC_E1_2: assert((kept_first == (kept_base + kept_k))
            & (kept_lap == (kept_rsp + kept_s)));

    // FC-E2: A kept operation is of a warp without a trap; a CALL's slot can be posted.
    always @* if (!rst) FC_E2_1: assert(~((call | request) & (kept_push | write_valid)));

    // FC-E2
    always @* if (!rst) FC_E2_2: assert(~_kept_and |
            (~(|f_row[65:58]) & ~fills[f_wid] & ~drains[f_wid]));

    // FC-E2: A release that came with it has not read its slot yet.
    always @* if (!rst) FC_E2_3: assert(~(_kept_and & _rs_valid_and) | ~rs_asked);

    // FC-E2
    always @* if (!rst) FC_E2_4: assert(~(_kept_and & (call | request))
            | (_inverse_2 & (|kept_need) & (f_row[25:18] >= kept_need)
            & (f_asks == (request ? kept_need : 8'd0))));

    wire f_served = (sq_load | sq_walk | sq_move) & (sq_wid == f_wid);

    // FC-T1: One step of one trap at a time, of a warp that has one.
    always @* if (!rst) FC_T1_1: assert(at_most_one_3({sq_load, sq_walk, sq_move})
            & (~(walk_asked | walk_shown) | sq_walk) & ~(sq_walk & sq_fill));

    // FC-T1
    always @* if (!rst) FC_T1_2: assert(~f_served | (~drains[f_wid]
            & (sq_fill ? fills[f_wid] : (|f_row[65:58])) & (~fills[f_wid] | sq_fill)));

    // FC-F1: Only a function without a resident caller comes back.
    always @* if (!rst) FC_F1_1: assert(~fills[f_wid]
            | ((f_row[49:42] == f_row[25:18]) & (|f_row[25:18])));

    // FC-S2: What is looked at and moved lies in the stack.
    always @* if (!rst) FC_S2_1: assert(~(f_served & ~sq_load)
            | (((|sq_at) & (f_row[25:18] >= sq_at)) & ((|sq_end) & (f_row[25:18] >= sq_end))));

    wire _and_2 = (((sq_res == f_row[57:50]) & (((f_reserved - sq_left) + sq_res) == f_row[57:50]))
            | (_joined >= (_f_row_50_57_etc + {1'b0, sq_res}))) & (sq_left >= sq_res)
            & (f_reserved >= sq_left) & (~sq_move | (sq_res == sq_left));

    // FC-S1: Reserves met, none twice: never more than is reserved.
    always @* if (!rst) FC_S1_2: assert(~((f_served & ~sq_load) & ~sq_fill) | _and_2);

    // FC-S1: No slot waits to be written while registers are moved.
    always @* if (!rst) FC_S1_3: assert(~((f_served & ~sq_load) | fills[f_wid] | drains[f_wid])
            | _inverse);

    // FC-L1: The restore unit has what the warp has.
    always @* if (!rst) FC_L1_5: assert(_inverse_2 |
            ((rs_first == (f_row[8:0] + f_row[17:9])) & (rs_s == f_row[25:18]) & (rs_slot == _minus)
            & (rs_free == f_row[49:42]) & (rs_res == f_row[57:50])
            & (rs_in_memory == (|f_row[78:66]))));

    // FC-T1: So has the sequencer, from its first step on.
    always @* if (!rst) FC_T1_3: assert(~((sq_walk | sq_move) & (sq_wid == f_wid))
            | (((sq_before + 9'd1) == (f_row[8:0] + f_row[17:9])) & (sq_s == f_row[25:18])
            & (sq_free == f_row[49:42]) & (sq_want == f_row[65:58]) & (sq_lifo == f_row[78:66])
            & (~sq_fill | (sq_res == f_row[57:50]))));

    reg f_call; // in the last cycle
    reg [7:0] f_need; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_call <= 1'b0;
            f_need <= 8'd0;
        end else begin
            f_call <= _call_and;
            f_need <= kept_need;
        end

    // FC-C1: A CALL: behind the slot, with what it needs.
    always @* if (!rst) FC_C1_3:
            assert(~f_call | ((f_row[33:26] == (((f_rsp + 8'd1) == f_s) ? 8'd0 : f_rsp + 8'd1))
            & (f_row[41:34] == f_row[33:26]) & (f_row[57:50] == f_need)
            & ((_f_row_42_49_etc + {1'b0, f_need}) == {1'b0, f_free})));

    reg f_never; // in the last cycle
    always @(posedge clk) if (rst) f_never <= 1'b0; else f_never <= never & (kept_wid == f_wid);

    // FC-C3: A CALL that needs more than the stack: an error, and nothing changes.
    always @* if (!rst) FC_C3_1: assert(~f_never | (err_need & (f_s < f_need) & ~(|f_row[65:58])
            & (f_row[41:34] == f_rsp) & (f_row[33:26] == f_rfp) & (f_row[49:42] == f_free)
            & (f_row[57:50] == f_res)));

    reg f_push; // in the last cycle
    reg f_other; // in the last cycle
    reg [7:0] f_reg; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_push <= 1'b0;
            f_other <= 1'b0;
            f_reg <= 8'd0;
        end else begin
            f_push <= kept_push & (kept_wid == f_wid);
            f_other <= (op_valid & op_ready & op_warp[f_wid]) & (op != OP_PUSH) & (op != OP_CALL);
            f_reg <= kept_reg;
        end
    wire [7:0] _choice_2 = (f_rsp < f_rfp) ? ((f_rsp + f_s) - f_rfp) : f_rsp - f_rfp;
    wire [9:0] _joined_2 = {2'd0, _choice_2};
    wire [9:0] _f_reg_etc = {2'd0, f_reg};
    wire [9:0] _plus_3 = (_f_reg_etc - 10'd16) + 10'd1;
    wire [9:0] _choice_3 = (_joined_2 < _plus_3) ? _plus_3 : _joined_2;
    wire _below = _choice_3 < {2'd0, f_res};
    wire _below_2 = _f_reg_etc < 10'd16;

    // FC-P2: A PUSH reaches to its register, or it has no effect and says so.
    always @* if (!rst) FC_P2_1:
            assert(~f_push | (({2'd0, _choice} == ((_below & ~_below_2) ? _choice_3 : _joined_2))
            & (err_push == ~(_below_2 | _below))));

    // FC-P3: No other instruction moves a pointer.
    always @* if (!rst) FC_P3_1: assert(~f_other | ((f_row[41:34] == f_rsp)
            & (f_row[33:26] == f_rfp)));

    reg f_restored; // in the last cycle
    reg [15:0] f_data; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_restored <= 1'b0;
            f_data <= 16'd0;
        end else begin
            f_restored <= restore & (rs_wid == f_wid);
            f_data <= slot_data;
        end
    wire _and_3 = (f_row[41:34] == (((|f_rfp) ? f_rfp : f_s) - 8'd1))
            & (f_row[33:26] == f_data[7:0]) & (f_row[57:50] == f_data[15:8])
            & (f_row[49:42] == (f_free + f_res)) & (fills[f_wid] ==
            ((f_row[49:42] == f_row[25:18]) & (|f_row[78:66])));

    // FC-L3: A release: the caller's frame ends where the slot was.
    always @* if (!rst) FC_L3_4: assert(~f_restored | _and_3);

    reg f_given; // in the last cycle
    always @(posedge clk) if (rst) f_given <= 1'b0; else f_given <= _region_valid_and;

    // FC-A1: A new region: nothing called, all of it free.
    always @* if (!rst) FC_A1_2:
            assert(~f_given | (~(|{f_row[33:26], f_row[41:34], f_row[57:50], f_row[78:66]})
            & (f_row[49:42] == f_row[25:18])));

    reg f_moved; // in the last cycle
    reg f_back; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_moved <= 1'b0;
            f_back <= 1'b0;
        end else begin
            f_moved <= uop_take & (sq_wid == f_wid);
            f_back <= sq_fill;
        end

    // FC-S5: Registers in memory are counted; first in, last out.
    always @* if (!rst) FC_S5_1: assert(~f_moved | (f_row[78:66] ==
            (f_back ? (f_lifo - 13'd1) : (f_lifo == 13'h1000) ? f_lifo : f_lifo + 13'd1)));

    // FC-O1: Only a warp that is not held issues.
    always @* if (!rst) FC_O1_2: assert((~(op_warp[f_wid] & op_ready) | ~f_hold)
            & ((|op_warp) | ~op_ready));

    // FC-L2: A slot is not read while one of the warp waits to be written.
    always @* if (!rst) FC_L2_2: assert(~(slot_rd_valid & write_valid & (slot_rd_wid == f_wid))
            | (write_wid != f_wid));

    reg f_ends; // in the last cycle
    always @(posedge clk)
        if (rst)
            f_ends <= 1'b0;
        else
            f_ends <= uop_valid & uop_ready & uop_last & (uop_wid == f_wid);

    // FC-S4: The last micro-operation ends the trap.
    always @* if (!rst) FC_S4_2: assert(~f_ends | (drains[f_wid] & ~fills[f_wid]));

    reg f_shown; // in the last cycle
    reg f_nobody; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_shown <= 1'b0;
            f_nobody <= 1'b0;
        end else begin
            f_shown <= op_warp[f_wid];
            f_nobody <= ~(|op_warp);
        end

    // FC-N1: The row of no warp is zero.
    always @* if (!rst) FC_N1_1: assert(~f_nobody | ~(|{cons_base, cons_k}));

    wire [8:0] _f_rfp_etc = {1'b0, f_rfp};
    wire [8:0] _f_s_etc = {1'b0, f_s};

    // FC-N1: Register R0CS is the first one of the frame, before and behind the end.
    always @* if (!rst) FC_N1_2:
            assert(~f_shown | (((cons_off + 9'd16) == ((f_base + f_k) + _f_rfp_etc))
            & ((cons_offw + _f_s_etc) == cons_off) & ((cons_lim - {1'b0, _choice_2}) == 9'd16)
            & ((cons_wrx + _f_rfp_etc) == (9'd16 + _f_s_etc))));

    reg f_no_frame; // in the last cycle
    always @(posedge clk)
        if (rst)
            f_no_frame <= 1'b0;
        else
            f_no_frame <= (release_valid & release_ready & (release_wid == f_wid))
                    & ~(|f_row[57:50]);

    // FC-L4: A release without a frame: an error, and no slot is read for it.
    always @* if (!rst) FC_L4_1: assert(~f_no_frame | (err_ret & ~rs_valid));
`endif
