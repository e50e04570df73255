// Properties of ccu_allocator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

    // No two bits are set.
    function automatic at_most_one_16(input [15:0] v);
        at_most_one_16 = ~(|(v & (v - 16'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [3:0] index_of(input [15:0] v);
        integer i;
        begin
            index_of = 4'd0;
            for (i = 0; i < 16; i = i + 1)
                index_of = index_of | ({4{v[i]}} & i[3:0]);
        end
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [1:0] from_first(input [1:0] v);
        from_first = {|v[1:0], v[0]};
    endfunction
`ifdef WARPSMITH_FORMAL
    // CA-F6: One unit at most, and only a free one.
    always @* if (!rst) CA_F6_1: assert(at_most_one_2(grant) & ~(|(grant & ~free)));

    // CA-F3: Issued iff a unit is granted.
    always @* if (!rst) CA_F3_2: assert(issue == (|grant));

    wire [3:0] _sel_index_of = index_of(sel);
    wire _any_sel_and = (|sel) & owner_valid[0] & (owner_wid[WIDW-1:0] == _sel_index_of);
    wire _any_sel_and_2 = (|sel) & owner_valid[1] & (owner_wid[WIDW +: WIDW] == _sel_index_of);
    wire [1:0] _joined = {_any_sel_and_2, _any_sel_and};

    // CCU-I1: Duty: at most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_1: assume(at_most_one_2(_joined));

    wire _inverse = ~(_any_sel_and | _any_sel_and_2);

    // CCU-I1: A warp that owns a unit is given no other one.
    always @* if (!rst) CCU_I1_2: assert(_inverse | ~(|(grant & ~_joined)));

    // CA-F4: It is given its own one iff that is free.
    always @* if (!rst) CA_F4_1: assert(_inverse | (grant == (_joined & free)));

    wire _any_sel_and_3 = (|sel) & _inverse;

    // CA-F5: A warp without a unit is given a far one if one is free.
    always @* if (!rst) CA_F5_1: assert(~(_any_sel_and_3 & (|(free & ~near_any)))
            | (|(grant & (free & ~near_any))));

    wire _and = _any_sel_and_3 & (|free) & ~(|(free & ~near_any));
    wire _count_below = count < {1'b0, sthld};

    // CA-F7: If the free ones are all near, it waits as long as the counter says.
    always @* if (!rst) CA_F7_1: assert((waiting == (_and & _count_below))
            & (~waiting | ~(|grant)));

    // CA-F9: Then it is given one of them.
    always @* if (!rst) CA_F9_1: assert((replaced == (_and & ~_count_below))
            & (~replaced | (|grant)));

    // CA-C1: It waits below sthld.
    always @* if (!rst) CA_C1_1: assert(~_and | (waiting == _count_below));

    reg [15:0] f_pick; // a record of the register
    reg f_pick_used; // a pick was consumed in the last cycle
    wire _and_2 = _any_sel_and_3 & (|grant);
    always @(posedge clk) if (rst) f_pick_used <= 1'b0; else f_pick_used <= _and_2;
    always @(posedge clk)
        if (rst)
            f_pick <= 16'hace1;
        else if (_and_2)
            f_pick <= {f_pick[0], f_pick[15], f_pick[14] ^ f_pick[0], f_pick[13] ^ f_pick[0],
                    f_pick[12], f_pick[11] ^ f_pick[0], f_pick[10:1]};

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_used | (lfsr == f_pick));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_used | (lfsr == f_pick));

    wire [1:0] _choice = (|(free & ~near_any)) ? (free & ~near_any) : free;
    wire [1:0] _some_ahead = _choice & from_first({f_pick[0], ~f_pick[0]});

    // CA-R1: A warp without a unit is given what pick() gives; the register follows.
    always @* if (!rst) CA_R1_1: assert(~_and_2 | (grant ==
            ((|_some_ahead) ? first_one(_some_ahead) : first_one(_choice))));

    reg f_past; // the last cycle was no reset
    reg [6:0] f_count; // what the counter must be
    always @(posedge clk) if (rst) f_past <= 1'b0; else f_past <= 1'b1;
    always @(posedge clk)
        f_count <= replaced ? 7'd0 : waiting ? ((&count) ? count : count + 7'd1) : count;

    // CA-F7: The counter counts waits up to 127, and replacements clear it.
    always @* if (!rst) CA_F7_2: assert(~f_past | (count == f_count));
`endif
`ifdef WARPSMITH_FORMAL
`define WARPSMITH_DUTY(label, rule, holds) \
    always @* if (!rst) begin : label assume(holds); end
`else
`define WARPSMITH_DUTY(label, rule, holds) \
    always @(posedge clk) if (!rst && (holds) !== 1'b1) begin : label \
        $display("%m: %s violated at %0t", rule, $time); \
        $finish; \
    end
`endif

    // CA-F3
    `WARPSMITH_DUTY(CA_F3_1, "CA-F3", at_most_one_16(sel))
`undef WARPSMITH_DUTY
