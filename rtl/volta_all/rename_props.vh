// Properties of rename, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .

`ifdef WARPSMITH_FORMAL
    (* anyconst *) wire [8:0] f_base; // the warp's first register
    (* anyconst *) wire [8:0] f_k; // its un-renamed registers
    (* anyconst *) wire [7:0] f_s; // registers of its stack
    (* anyconst *) wire [7:0] f_rfp; // where its frame begins
    (* anyconst *) wire [7:0] f_rsp; // where it ends
    wire [13:0] _f_rfp_etc = {6'd0, f_rfp};
    wire [13:0] _f_s_etc = {6'd0, f_s};
    wire [13:0] _f_rsp_etc = {6'd0, f_rsp};
    wire [13:0] _f_base_etc = {5'd0, f_base};
    wire [13:0] _f_k_etc = {5'd0, f_k};
    wire [13:0] _minus = (_f_base_etc + (_f_k_etc + _f_rfp_etc)) - 14'd16;
    wire [13:0] _minus_2 = _minus - _f_s_etc;
    wire [13:0] _minus_3 = ((_f_rsp_etc < _f_rfp_etc) ? (_f_rsp_etc + _f_s_etc) : _f_rsp_etc)
            - _f_rfp_etc;
    wire f_its_own = (((_f_rfp_etc < _f_s_etc) & (_f_rsp_etc < _f_s_etc))
            | (~(|_f_s_etc) & ~(|_f_rfp_etc) & ~(|_f_rsp_etc)))
            & (14'h200 >= (_f_base_etc + (_f_k_etc + _f_s_etc)))
            & ({5'd0, cons_base} == _f_base_etc) & ({5'd0, cons_k} == _f_k_etc)
            & (cons_off == _minus[8:0]) & (cons_offw == _minus_2[8:0])
            & ({5'd0, cons_lim} == (14'd16 + _minus_3)) &
            ({5'd0, cons_wrx} == ((14'd16 + _f_s_etc) - _f_rfp_etc));

    generate
        for (i = 0; i < NOP; i = i + 1) begin : f_operand
            wire [13:0] _x_etc = {6'd0, x[i*REGW +: REGW]};
            wire [13:0] _minus_4 = _x_etc - 14'd16;
            wire _and = (_x_etc >= 14'd16) & (_minus_4 < _minus_3);
            wire [13:0] _phys_etc = {5'd0, phys[i*PHYSW +: PHYSW]};
            wire [13:0] _plus = _f_rfp_etc + _minus_4;

            // RN-F1: In the frame, modulo the size of the stack.
            always @* begin : RN_F1_1
                assert(~((f_its_own & x_valid[i]) & _and) |
                        (_phys_etc == ((_f_base_etc + _f_k_etc)
                        + ((_plus < _f_s_etc) ? _plus : _plus - _f_s_etc))));
            end

            wire _inverse = ~_and;
            wire [13:0] _plus_2 = _f_base_etc + _x_etc;

            // RN-B1: Behind the base.
            always @* begin : RN_B1_1
                assert(~((f_its_own & x_valid[i]) & _inverse)
                        | (phys[i*PHYSW +: PHYSW] == _plus_2[8:0]));
            end

            // RN-O1: No register of the warp.
            always @* begin : RN_O1_1
                assert(~(f_its_own & x_valid[i]) | (reg_oob[i] ==
                        (_inverse & (_x_etc >= _f_k_etc))));
            end

            // RN-R1: What is a register of the warp lies within its own.
            always @* begin : RN_R1_1
                assert(~((f_its_own & x_valid[i]) & ~reg_oob[i])
                        | ((_phys_etc >= _f_base_etc) & ((_phys_etc - _f_base_etc)
                        < (_f_k_etc + _f_s_etc))));
            end

            // What is unused on purpose, for linters.
            wire _unused_in_f_operand = &{1'b0, _plus_2[13:9]};
        end
    endgenerate

    // RN-W1: Two registers of one warp never have one place.
    always @* RN_W1_1: assert(~(f_its_own & (&x_valid[1:0]) & ~(|reg_oob[1:0]))
            | ((x[REGW-1:0] == x[REGW +: REGW]) == (phys[PHYSW-1:0] == phys[PHYSW +: PHYSW])));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, _minus_2[13:9]};
`endif
