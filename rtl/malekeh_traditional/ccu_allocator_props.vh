// Properties of ccu_allocator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .

    // No two bits are set.
    function automatic at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [2:0] index_of(input [7:0] v);
        integer i;
        begin
            index_of = 3'd0;
            for (i = 0; i < 8; i = i + 1)
                index_of = index_of | ({3{v[i]}} & i[2:0]);
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

    wire [2:0] _sel_index_of = index_of(sel);
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

    // CA-A1: A warp without a unit is given one if one is free.
    always @* if (!rst) CA_A1_1: assert(~_any_sel_and_3 | (issue == (|free)));

    reg [15:0] f_pick; // a record of the register
    reg f_pick_used; // a pick was consumed in the last cycle
    wire _and = _any_sel_and_3 & (|grant);
    always @(posedge clk) if (rst) f_pick_used <= 1'b0; else f_pick_used <= _and;
    always @(posedge clk)
        if (rst)
            f_pick <= 16'hace1;
        else if (_and)
            f_pick <= {f_pick[0], f_pick[15], f_pick[14] ^ f_pick[0], f_pick[13] ^ f_pick[0],
                    f_pick[12], f_pick[11] ^ f_pick[0], f_pick[10:1]};

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) RND_1_1: assert(~f_pick_used | (lfsr == f_pick));

    // RND-2: No step otherwise.
    always @* if (!rst) RND_2_1: assert(f_pick_used | (lfsr == f_pick));

    wire [1:0] _free_ahead = free & from_first({f_pick[0], ~f_pick[0]});

    // CA-R1: A warp without a unit is given what pick() gives; the register follows.
    always @* if (!rst) CA_R1_1: assert(~_and | (grant ==
            ((|_free_ahead) ? first_one(_free_ahead) : first_one(free))));
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
    `WARPSMITH_DUTY(CA_F3_1, "CA-F3", at_most_one_8(sel))
`undef WARPSMITH_DUTY
