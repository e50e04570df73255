// Properties of sthld, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

`ifdef WARPSMITH_FORMAL
    reg [14:0] f_left; // cycles to come
    wire f_end = f_left == 15'd0;
    reg [15:0] f_all; // issued since reset, modulo
    reg [15:0] f_start; // as many before this interval
    reg [15:0] f_cur; // of the last interval
    wire [15:0] _f_all_plus = f_all + {13'd0, issued};
    always @(posedge clk)
        if (rst) begin
            f_left <= 15'h270f;
            f_all <= 16'd0;
        end else begin
            f_left <= f_end ? 15'h270f : f_left - 15'd1;
            f_all <= _f_all_plus;
        end
    always @(posedge clk)
        if (rst)
            f_start <= 16'd0;
        else if (f_end)
            f_start <= _f_all_plus;
    always @(posedge clk)
        if (f_end)
            f_cur <= _f_all_plus - f_start;
    reg f_seen; // an interval has ended
    always @(posedge clk) if (rst) f_seen <= 1'b0; else f_seen <= f_seen | f_end;

    // SH-I1: What was issued since the interval began.
    always @* if (!rst) SH_I1_1: assert(total == (f_all - f_start));

    // SH-I1: Invariant: the cycles that are over and those to come.
    always @* if (!rst) SH_I1_2: assert((({1'b0, cycle} + f_left) == 15'h270f)
            & (f_left < 15'h2710));

    // SH-I2: The count of the last interval.
    always @* if (!rst) SH_I2_1: assert(~f_seen | (cur == f_cur));

    reg f_step1; // in the last cycle
    reg f_step2; // in the last cycle
    reg f_step3; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_step1 <= 1'b0;
            f_step2 <= 1'b0;
            f_step3 <= 1'b0;
        end else begin
            f_step1 <= f_end;
            f_step2 <= f_step1;
            f_step3 <= f_step2;
        end

    // SH-P3: The steps follow the end of an interval.
    always @* if (!rst) SH_P3_1: assert((step1 == f_step1) & (step2 == f_step2)
            & (step3 == f_step3));

    reg [15:0] f_cur_then; // in the last cycle
    reg [15:0] f_prev_then; // in the last cycle
    reg [15:0] f_change_then; // in the last cycle
    always @(posedge clk) begin
        f_cur_then <= cur;
        f_prev_then <= prev;
        f_change_then <= change;
    end
    reg f_did1; // in the last cycle
    reg f_did2; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_did1 <= 1'b0;
            f_did2 <= 1'b0;
        end else begin
            f_did1 <= f_step1;
            f_did2 <= f_step2;
        end

    // SH-P1: The change of the count, and whether it fell.
    always @* if (!rst) SH_P1_1: assert(~f_did1 | ((f_cur_then < f_prev_then)
            ? ((f_cur_then + change) == f_prev_then) : (f_prev_then + change) == f_cur_then));

    // SH-P2: Large: more than the share of the count before.
    always @* if (!rst) SH_P2_1: assert(~f_did2 | (is_large ==
            ({8'd0, f_prev_then} < ({8'd0, f_change_then} * 24'd50))));

    reg [3:0] f_entry; // an arbitrary entry of the table
    always @(posedge clk) f_entry <= f_entry;

    // Symbol: one of them.
    always @* if (!rst) SH_T1_1: assume(f_entry < 4'd12);

    wire [6:0] f_word = ({7{f_entry == 4'd0}} & entries[ENTRYW-1:0])
            | ({7{f_entry == 4'd1}} & entries[ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd2}} & entries[2*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd3}} & entries[3*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd4}} & entries[4*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd5}} & entries[5*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd6}} & entries[6*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd7}} & entries[7*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd8}} & entries[8*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd9}} & entries[9*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd10}} & entries[10*ENTRYW +: ENTRYW])
            | ({7{f_entry == 4'd11}} & entries[11*ENTRYW +: ENTRYW]);
    reg f_past; // a cycle has passed
    reg f_wrote; // in the last cycle
    always @(posedge clk)
        if (rst) begin
            f_past <= 1'b0;
            f_wrote <= 1'b0;
        end else begin
            f_past <= 1'b1;
            f_wrote <= rom_we & (rom_addr == f_entry);
        end
    reg [6:0] f_data; // in the last cycle
    reg [6:0] f_word_then; // in the last cycle
    always @(posedge clk) begin
        f_data <= rom_data;
        f_word_then <= f_word;
    end

    // SH-T1: An entry is what was written last, from the next cycle on.
    always @* if (!rst) SH_T1_2: assert(~f_past | (f_word == (f_wrote ? f_data : f_word_then)));

    reg f_did3; // in the last cycle
    always @(posedge clk) if (rst) f_did3 <= 1'b0; else f_did3 <= f_step3;
    reg [2:0] f_state; // in the last cycle
    reg [5:0] f_sthld; // in the last cycle
    reg f_clamped; // in the last cycle
    reg f_symbol; // in the last cycle
    always @(posedge clk) begin
        f_state <= state_now;
        f_sthld <= threshold_now;
        f_clamped <= clamped;
        f_symbol <= is_large;
    end
    wire f_mine = f_did3 & ({f_state - 3'd1, f_symbol} == f_entry);

    // SH-Z1: A next state of 0 or 7 becomes 1.
    always @* if (!rst) SH_Z1_1:
            assert(~(f_mine & ((f_word_then[6:4] == 3'd0) | (f_word_then[6:4] == 3'd7))
            & (state_now != 3'd1)));

    // SH-P3: The next state is that of the table.
    always @* if (!rst) SH_P3_2: assert(~f_mine | ((f_word_then[6:4] == 3'd0)
            | (f_word_then[6:4] == 3'd7)) | (state_now == f_word_then[6:4]));

    wire [7:0] f_by = {4'd0, f_word_then[3] ? (4'd0 - f_word_then[3:0]) : f_word_then[3:0]};
    wire [7:0] _f_sthld_etc = {2'd0, f_sthld};
    wire f_below = f_word_then[3] & (_f_sthld_etc < f_by);
    wire [7:0] _plus = _f_sthld_etc + f_by;
    wire [7:0] f_want = f_word_then[3] ? (f_below ? 8'd0 : _f_sthld_etc - f_by) : (8'd63 < _plus)
            ? 8'd63 : _plus;
    wire _and = (f_state == 3'd5) & ~f_symbol & f_clamped & ~f_word_then[3];

    // SH-P3: The threshold moves by delta steps, within 0 and the maximum.
    always @* if (!rst) SH_P3_3: assert(~f_mine | _and | ({2'd0, threshold_now} == f_want));

    // SH-C1: The way back up from a clamp is not taken.
    always @* if (!rst) SH_C1_1: assert(~(f_mine & _and) | (threshold_now == f_sthld));

    // SH-C1: Clamped iff the threshold would be below 0.
    always @* if (!rst) SH_C1_2: assert(~f_mine | (clamped == f_below));

    // SH-P3: Nothing moves in any other cycle.
    always @* if (!rst) SH_P3_4: assert(~f_past | f_did3
            | ((state_now == f_state) & (threshold_now == f_sthld) & (clamped == f_clamped)));

    reg [15:0] f_prev_was; // in the last cycle
    reg [15:0] f_cur_was; // in the last cycle
    always @(posedge clk) begin
        f_prev_was <= prev;
        f_cur_was <= cur;
    end

    // SH-P3: The count before is that of the interval before.
    always @* if (!rst) SH_P3_5: assert(~f_past | (prev == (f_did3 ? f_cur_was : f_prev_was)));

    // SH-P3: The threshold is at most its maximum.
    always @* if (!rst) SH_P3_6: assert(1'b1);

    // SH-Z1: The state is 1 to 6.
    always @* if (!rst) SH_Z1_2: assert(~((state_now == 3'd0) | (state_now == 3'd7)));
`endif
