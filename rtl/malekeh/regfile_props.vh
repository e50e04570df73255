// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh --top subcore -o .

    // No two bits are set.
    function automatic at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // The bit of that number alone.
    function automatic [7:0] one_hot_3x8(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 8; i = i + 1)
                one_hot_3x8[i] = v == i[2:0];
        end
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

    // The bit of that number alone.
    function automatic [5:0] one_hot_3x6(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 6; i = i + 1)
                one_hot_3x6[i] = v == i[2:0];
        end
    endfunction

    // No two bits are set.
    function automatic at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'b0, v[i]};
        end
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones_6(input [5:0] v);
        integer i;
        begin
            count_ones_6 = 3'd0;
            for (i = 0; i < 6; i = i + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function automatic [3:0] count_ones_12(input [11:0] v);
        integer i;
        begin
            count_ones_12 = 4'd0;
            for (i = 0; i < 12; i = i + 1)
                count_ones_12 = count_ones_12 + {3'd0, v[i]};
        end
    endfunction
`ifdef FORMAL
    reg [1:0] f_unit; // arbitrary
    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one_2(f_unit));

    reg [2:0] f_warp; // an arbitrary warp
    always @(posedge clk) f_warp <= f_warp;
    reg [7:0] f_tag; // an arbitrary register of it
    always @(posedge clk) f_tag <= f_tag;
    reg [8:0] f_reg; // an arbitrary physical register
    always @(posedge clk) f_reg <= f_reg;
    (* hierconn *) wire \unit[0].u_ccu.busy ;
    wire f_unit_0_busy = \unit[0].u_ccu.busy ;
    (* hierconn *) wire \unit[0].u_ccu.owned ;
    wire f_unit_0_owned = \unit[0].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[0].u_ccu.wid ;
    wire [2:0] f_unit_0_wid = \unit[0].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[0].u_ccu.src_valid ;
    wire [5:0] f_unit_0_src_valid = \unit[0].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[0].u_ccu.ready ;
    wire [5:0] f_unit_0_ready = \unit[0].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.valid ;
    wire [7:0] f_unit_0_valid = \unit[0].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.lock ;
    wire [7:0] f_unit_0_lock = \unit[0].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.near ;
    wire [7:0] f_unit_0_near = \unit[0].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[0].u_ccu.meta ;
    wire [META_W-1:0] f_unit_0_meta = \unit[0].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[0].u_ccu.entry ;
    wire [47:0] f_unit_0_entry = \unit[0].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_0_ct_0_own_tag = \unit[0].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_0_ct_1_own_tag = \unit[0].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_0_ct_2_own_tag = \unit[0].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_0_ct_3_own_tag = \unit[0].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_0_ct_4_own_tag = \unit[0].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_0_ct_5_own_tag = \unit[0].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_0_ct_6_own_tag = \unit[0].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[0].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_0_ct_7_own_tag = \unit[0].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[0].pend ;
    wire [5:0] f_bank_arbiter_collector_0_pend = \u_bank_arbiter.collector[0].pend ;
    reg f_0_busy; // issued to the unit
    reg [2:0] f_0_wid; // its warp
    reg [5:0] f_0_src; // its operands
    reg [47:0] f_0_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_0_busy <= 1'b0;
        end else begin
            if (grant[0])
                f_0_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[0])
                f_0_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[0]) begin
            f_0_wid <= sel_wid;
            f_0_src <= inst_src_valid;
            f_0_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \unit[1].u_ccu.busy ;
    wire f_unit_1_busy = \unit[1].u_ccu.busy ;
    (* hierconn *) wire \unit[1].u_ccu.owned ;
    wire f_unit_1_owned = \unit[1].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[1].u_ccu.wid ;
    wire [2:0] f_unit_1_wid = \unit[1].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[1].u_ccu.src_valid ;
    wire [5:0] f_unit_1_src_valid = \unit[1].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[1].u_ccu.ready ;
    wire [5:0] f_unit_1_ready = \unit[1].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.valid ;
    wire [7:0] f_unit_1_valid = \unit[1].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.lock ;
    wire [7:0] f_unit_1_lock = \unit[1].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.near ;
    wire [7:0] f_unit_1_near = \unit[1].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[1].u_ccu.meta ;
    wire [META_W-1:0] f_unit_1_meta = \unit[1].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[1].u_ccu.entry ;
    wire [47:0] f_unit_1_entry = \unit[1].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_1_ct_0_own_tag = \unit[1].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_1_ct_1_own_tag = \unit[1].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_1_ct_2_own_tag = \unit[1].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_1_ct_3_own_tag = \unit[1].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_1_ct_4_own_tag = \unit[1].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_1_ct_5_own_tag = \unit[1].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_1_ct_6_own_tag = \unit[1].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[1].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_1_ct_7_own_tag = \unit[1].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[1].pend ;
    wire [5:0] f_bank_arbiter_collector_1_pend = \u_bank_arbiter.collector[1].pend ;
    reg f_1_busy; // issued to the unit
    reg [2:0] f_1_wid; // its warp
    reg [5:0] f_1_src; // its operands
    reg [47:0] f_1_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_1_busy <= 1'b0;
        end else begin
            if (grant[1])
                f_1_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[1])
                f_1_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[1]) begin
            f_1_wid <= sel_wid;
            f_1_src <= inst_src_valid;
            f_1_reg <= inst_reg;
        end
    end

    wire _or = (inst_src_valid[0] & (wb_reg[7:0] == inst_reg[7:0]))
            | (inst_src_valid[1] & (wb_reg[7:0] == inst_reg[15:8]))
            | (inst_src_valid[2] & (wb_reg[7:0] == inst_reg[23:16]))
            | (inst_src_valid[3] & (wb_reg[7:0] == inst_reg[31:24]))
            | (inst_src_valid[4] & (wb_reg[7:0] == inst_reg[39:32]))
            | (inst_src_valid[5] & (wb_reg[7:0] == inst_reg[47:40]));
    wire _or_2 = (inst_src_valid[0] & (wb_reg[15:8] == inst_reg[7:0]))
            | (inst_src_valid[1] & (wb_reg[15:8] == inst_reg[15:8]))
            | (inst_src_valid[2] & (wb_reg[15:8] == inst_reg[23:16]))
            | (inst_src_valid[3] & (wb_reg[15:8] == inst_reg[31:24]))
            | (inst_src_valid[4] & (wb_reg[15:8] == inst_reg[39:32]))
            | (inst_src_valid[5] & (wb_reg[15:8] == inst_reg[47:40]));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_1:
            assume(~(issue & ((wb_valid[0] & (wb_wid[2:0] == sel_wid) & _or)
            | (wb_valid[1] & (wb_wid[5:3] == sel_wid) & _or_2))));

    wire _or_3 = (f_0_src[0] & (wb_reg[7:0] == f_0_reg[7:0]))
            | (f_0_src[1] & (wb_reg[7:0] == f_0_reg[15:8]))
            | (f_0_src[2] & (wb_reg[7:0] == f_0_reg[23:16]))
            | (f_0_src[3] & (wb_reg[7:0] == f_0_reg[31:24]))
            | (f_0_src[4] & (wb_reg[7:0] == f_0_reg[39:32]))
            | (f_0_src[5] & (wb_reg[7:0] == f_0_reg[47:40]));
    wire _or_4 = (f_0_src[0] & (wb_reg[15:8] == f_0_reg[7:0]))
            | (f_0_src[1] & (wb_reg[15:8] == f_0_reg[15:8]))
            | (f_0_src[2] & (wb_reg[15:8] == f_0_reg[23:16]))
            | (f_0_src[3] & (wb_reg[15:8] == f_0_reg[31:24]))
            | (f_0_src[4] & (wb_reg[15:8] == f_0_reg[39:32]))
            | (f_0_src[5] & (wb_reg[15:8] == f_0_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_2: assume(~(f_0_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_0_wid) & _or_3)
            | (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & _or_4))));

    wire _or_5 = (f_1_src[0] & (wb_reg[7:0] == f_1_reg[7:0]))
            | (f_1_src[1] & (wb_reg[7:0] == f_1_reg[15:8]))
            | (f_1_src[2] & (wb_reg[7:0] == f_1_reg[23:16]))
            | (f_1_src[3] & (wb_reg[7:0] == f_1_reg[31:24]))
            | (f_1_src[4] & (wb_reg[7:0] == f_1_reg[39:32]))
            | (f_1_src[5] & (wb_reg[7:0] == f_1_reg[47:40]));
    wire _or_6 = (f_1_src[0] & (wb_reg[15:8] == f_1_reg[7:0]))
            | (f_1_src[1] & (wb_reg[15:8] == f_1_reg[15:8]))
            | (f_1_src[2] & (wb_reg[15:8] == f_1_reg[23:16]))
            | (f_1_src[3] & (wb_reg[15:8] == f_1_reg[31:24]))
            | (f_1_src[4] & (wb_reg[15:8] == f_1_reg[39:32]))
            | (f_1_src[5] & (wb_reg[15:8] == f_1_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_3: assume(~(f_1_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_1_wid) & _or_5)
            | (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & _or_6))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) RF_H1_4: assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[5:3] == wb_wid[2:0]) & (wb_reg[15:8] == wb_reg[7:0])) ==
            (wb_phys[17:9] == wb_phys[8:0])));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_1: assume(~((f_0_busy & (|(exit & one_hot_3x8(f_0_wid))))
            | (f_1_busy & (|(exit & one_hot_3x8(f_1_wid))))));

    reg f_seen; // the pair has been named
    reg f_mine; // it is the register
    wire _issue_and = issue & inst_src_valid[0] & (sel_wid == f_warp) & (inst_reg[7:0] == f_tag);
    wire _issue_and_2 = issue & inst_src_valid[1] & (sel_wid == f_warp) & (inst_reg[15:8] == f_tag);
    wire _issue_and_3 = issue & inst_src_valid[2] & (sel_wid == f_warp)
            & (inst_reg[23:16] == f_tag);
    wire _issue_and_4 = issue & inst_src_valid[3] & (sel_wid == f_warp)
            & (inst_reg[31:24] == f_tag);
    wire _issue_and_5 = issue & inst_src_valid[4] & (sel_wid == f_warp)
            & (inst_reg[39:32] == f_tag);
    wire _issue_and_6 = issue & inst_src_valid[5] & (sel_wid == f_warp)
            & (inst_reg[47:40] == f_tag);
    wire _wb_valid_0_and = wb_valid[0] & (wb_wid[2:0] == f_warp) & (wb_reg[7:0] == f_tag);
    wire _wb_valid_1_and = wb_valid[1] & (wb_wid[5:3] == f_warp) & (wb_reg[15:8] == f_tag);
    wire _or_7 = (_issue_and & (inst_phys[8:0] == f_reg))
            | (_issue_and_2 & (inst_phys[17:9] == f_reg))
            | (_issue_and_3 & (inst_phys[26:18] == f_reg))
            | (_issue_and_4 & (inst_phys[35:27] == f_reg))
            | (_issue_and_5 & (inst_phys[44:36] == f_reg))
            | (_issue_and_6 & (inst_phys[53:45] == f_reg))
            | (_wb_valid_0_and & (wb_phys[8:0] == f_reg))
            | (_wb_valid_1_and & (wb_phys[17:9] == f_reg));
    wire f_mapped = f_seen ? f_mine : _or_7;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_5: assume(~_issue_and | ((inst_phys[8:0] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_6: assume(~_issue_and_2 | ((inst_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_7: assume(~_issue_and_3 | ((inst_phys[26:18] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_8: assume(~_issue_and_4 | ((inst_phys[35:27] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_9: assume(~_issue_and_5 | ((inst_phys[44:36] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_10: assume(~_issue_and_6 | ((inst_phys[53:45] == f_reg) == f_mapped));

    wire _inverse = ~_wb_valid_0_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_11: assume(_inverse | ((wb_phys[8:0] == f_reg) == f_mapped));

    wire _inverse_2 = ~_wb_valid_1_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_12: assume(_inverse_2 | ((wb_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_13: assume(~(f_mapped & wb_valid[0] & (wb_phys[8:0] == f_reg)
            & _inverse));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_14: assume(~(f_mapped & wb_valid[1] & (wb_phys[17:9] == f_reg)
            & _inverse_2));

    always @(posedge clk) f_mine <= f_mapped;
    reg f_lives; // it has issued, and not ended
    wire _some = |(exit & one_hot_3x8(f_warp));

    always @(posedge clk) begin
        if (rst) begin
            f_lives <= 1'b0;
        end else begin
            if (issue & (sel_wid == f_warp))
                f_lives <= 1'b1;
            else if (_some)
                f_lives <= 1'b0;
        end
    end

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) CCU_K1_2:
            assert(~(((f_unit_0_owned & (f_unit_0_wid == f_warp))
            | (f_0_busy & (f_0_wid == f_warp))) | ((f_unit_1_owned & (f_unit_1_wid == f_warp))
            | (f_1_busy & (f_1_wid == f_warp)))) | f_lives);

    wire _and = (launch_valid & (launch_wid == f_warp))
            & ((((((issue & (sel_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | (f_1_busy & (f_1_wid == f_warp))) | (wb_valid[0] & (wb_wid[2:0] == f_warp)))
            | (wb_valid[1] & (wb_wid[5:3] == f_warp))) | f_lives);

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) RF_H1_15: assume(~_and);

    always @(posedge clk) begin
        if (rst) begin
            f_seen <= 1'b0;
        end else begin
            if (launch_valid & (launch_wid == f_warp))
                f_seen <= 1'b0;
            else if (_issue_and | _issue_and_2 | _issue_and_3 | _issue_and_4 | _issue_and_5
                    | _issue_and_6 | _wb_valid_0_and | _wb_valid_1_and)
                f_seen <= 1'b1;
        end
    end

    wire [7:0] _joined = {f_unit_0_valid[7] & (f_unit_0_ct_7_own_tag == f_tag),
            f_unit_0_valid[6] & (f_unit_0_ct_6_own_tag == f_tag),
            f_unit_0_valid[5] & (f_unit_0_ct_5_own_tag == f_tag),
            f_unit_0_valid[4] & (f_unit_0_ct_4_own_tag == f_tag),
            f_unit_0_valid[3] & (f_unit_0_ct_3_own_tag == f_tag),
            f_unit_0_valid[2] & (f_unit_0_ct_2_own_tag == f_tag),
            f_unit_0_valid[1] & (f_unit_0_ct_1_own_tag == f_tag),
            f_unit_0_valid[0] & (f_unit_0_ct_0_own_tag == f_tag)};
    wire [7:0] _joined_2 = {f_unit_1_valid[7] & (f_unit_1_ct_7_own_tag == f_tag),
            f_unit_1_valid[6] & (f_unit_1_ct_6_own_tag == f_tag),
            f_unit_1_valid[5] & (f_unit_1_ct_5_own_tag == f_tag),
            f_unit_1_valid[4] & (f_unit_1_ct_4_own_tag == f_tag),
            f_unit_1_valid[3] & (f_unit_1_ct_3_own_tag == f_tag),
            f_unit_1_valid[2] & (f_unit_1_ct_2_own_tag == f_tag),
            f_unit_1_valid[1] & (f_unit_1_ct_1_own_tag == f_tag),
            f_unit_1_valid[0] & (f_unit_1_ct_0_own_tag == f_tag)};
    wire [7:0] f_here = ({8{f_unit[0]}} & _joined) | ({8{f_unit[1]}} & _joined_2);
    wire _or_8 = (f_unit[0] & (f_unit_0_owned & (f_unit_0_wid == f_warp)))
            | (f_unit[1] & (f_unit_1_owned & (f_unit_1_wid == f_warp)));
    wire [5:0] _joined_3 = {f_0_busy & f_0_src[5] & (f_0_wid == f_warp) & (f_0_reg[47:40] == f_tag),
            f_0_busy & f_0_src[4] & (f_0_wid == f_warp) & (f_0_reg[39:32] == f_tag),
            f_0_busy & f_0_src[3] & (f_0_wid == f_warp) & (f_0_reg[31:24] == f_tag),
            f_0_busy & f_0_src[2] & (f_0_wid == f_warp) & (f_0_reg[23:16] == f_tag),
            f_0_busy & f_0_src[1] & (f_0_wid == f_warp) & (f_0_reg[15:8] == f_tag),
            f_0_busy & f_0_src[0] & (f_0_wid == f_warp) & (f_0_reg[7:0] == f_tag)};
    wire [5:0] _joined_4 = {f_1_busy & f_1_src[5] & (f_1_wid == f_warp) & (f_1_reg[47:40] == f_tag),
            f_1_busy & f_1_src[4] & (f_1_wid == f_warp) & (f_1_reg[39:32] == f_tag),
            f_1_busy & f_1_src[3] & (f_1_wid == f_warp) & (f_1_reg[31:24] == f_tag),
            f_1_busy & f_1_src[2] & (f_1_wid == f_warp) & (f_1_reg[23:16] == f_tag),
            f_1_busy & f_1_src[1] & (f_1_wid == f_warp) & (f_1_reg[15:8] == f_tag),
            f_1_busy & f_1_src[0] & (f_1_wid == f_warp) & (f_1_reg[7:0] == f_tag)};
    wire [5:0] _or_9 = ({6{f_unit[0]}} & _joined_3) | ({6{f_unit[1]}} & _joined_4);

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) CCU_K1_3: assert(~((_or_8 & (|f_here)) | (|_or_9)) | f_seen);

    wire f_own = _or_8 & (f_seen & f_mine);
    wire [5:0] f_named = (f_seen & f_mine) ? _or_9 : 6'd0;

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_1: assert(f_0_busy == f_unit_0_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_2: assert(~f_unit_0_busy
            | ((f_unit_0_wid == f_0_wid) & (f_unit_0_src_valid == f_0_src)));

    wire [63:0] f_0_tags = {f_unit_0_ct_7_own_tag, f_unit_0_ct_6_own_tag, f_unit_0_ct_5_own_tag,
            f_unit_0_ct_4_own_tag, f_unit_0_ct_3_own_tag, f_unit_0_ct_2_own_tag,
            f_unit_0_ct_1_own_tag, f_unit_0_ct_0_own_tag};
    wire [2:0] _f_unit_0_entry_0_7_index_of = index_of(f_unit_0_entry[7:0]);
    wire [2:0] _f_unit_0_entry_8_15_index_of = index_of(f_unit_0_entry[15:8]);
    wire [2:0] _f_unit_0_entry_16_23_index_of = index_of(f_unit_0_entry[23:16]);
    wire [2:0] _f_unit_0_entry_24_31_index_of = index_of(f_unit_0_entry[31:24]);
    wire [2:0] _f_unit_0_entry_32_39_index_of = index_of(f_unit_0_entry[39:32]);
    wire [2:0] _f_unit_0_entry_40_47_index_of = index_of(f_unit_0_entry[47:40]);
    wire _and_2 = (~f_unit_0_src_valid[0] | (f_0_tags[_f_unit_0_entry_0_7_index_of*8 +: 8] ==
            f_0_reg[7:0])) & (~f_unit_0_src_valid[1] | (f_0_tags[_f_unit_0_entry_8_15_index_of*8
            +: 8] == f_0_reg[15:8])) & (~f_unit_0_src_valid[2]
            | (f_0_tags[_f_unit_0_entry_16_23_index_of*8 +: 8] == f_0_reg[23:16]))
            & (~f_unit_0_src_valid[3] | (f_0_tags[_f_unit_0_entry_24_31_index_of*8 +: 8] ==
            f_0_reg[31:24])) & (~f_unit_0_src_valid[4] |
            (f_0_tags[_f_unit_0_entry_32_39_index_of*8 +: 8] == f_0_reg[39:32]))
            & (~f_unit_0_src_valid[5] | (f_0_tags[_f_unit_0_entry_40_47_index_of*8 +: 8] ==
            f_0_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_1: assert(~f_unit_0_busy | _and_2);

    (* hierconn *) wire [3:0] \u_bank_arbiter.in_flight_1 ;
    wire [3:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] f_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_0_1 = (|f_bank_arbiter_in_flight_1[1:0])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[2:0]) : 6'd0;
    wire [5:0] f_0_asked = f_bank_arbiter_collector_0_pend | _by_any_f_bank_arbiter_in_flight_1_0_1;
    wire [5:0] f_0_waits = f_unit_0_busy ? (f_unit_0_src_valid & ~f_unit_0_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_1:
            assert(~(|(f_bank_arbiter_collector_0_pend & _by_any_f_bank_arbiter_in_flight_1_0_1))
            & ~(|(f_0_asked & ~f_0_waits)));

    wire _and_3 = (~f_unit_0_src_valid[0] | ((|f_unit_0_entry[7:0])
            & at_most_one_8(f_unit_0_entry[7:0]))) & (~f_unit_0_src_valid[1]
            | ((|f_unit_0_entry[15:8]) & at_most_one_8(f_unit_0_entry[15:8])))
            & (~f_unit_0_src_valid[2] | ((|f_unit_0_entry[23:16])
            & at_most_one_8(f_unit_0_entry[23:16]))) & (~f_unit_0_src_valid[3]
            | ((|f_unit_0_entry[31:24]) & at_most_one_8(f_unit_0_entry[31:24])))
            & (~f_unit_0_src_valid[4] | ((|f_unit_0_entry[39:32])
            & at_most_one_8(f_unit_0_entry[39:32]))) & (~f_unit_0_src_valid[5]
            | ((|f_unit_0_entry[47:40]) & at_most_one_8(f_unit_0_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_2: assert(~f_unit_0_busy | _and_3);

    wire [7:0] _or_10 = (f_0_asked[0] ? f_unit_0_entry[7:0] : 8'd0)
            | (f_0_asked[1] ? f_unit_0_entry[15:8] : 8'd0);
    wire [7:0] _or_11 = _or_10 | (f_0_asked[2] ? f_unit_0_entry[23:16] : 8'd0);
    wire [7:0] _or_12 = _or_11 | (f_0_asked[3] ? f_unit_0_entry[31:24] : 8'd0);
    wire [7:0] _or_13 = _or_12 | (f_0_asked[4] ? f_unit_0_entry[39:32] : 8'd0);
    wire [7:0] f_0_coming = _or_13 | (f_0_asked[5] ? f_unit_0_entry[47:40] : 8'd0);
    wire [7:0] f_0_waited = (((((f_0_waits[0] ? f_unit_0_entry[7:0] : 8'd0)
            | (f_0_waits[1] ? f_unit_0_entry[15:8] : 8'd0))
            | (f_0_waits[2] ? f_unit_0_entry[23:16] : 8'd0))
            | (f_0_waits[3] ? f_unit_0_entry[31:24] : 8'd0))
            | (f_0_waits[4] ? f_unit_0_entry[39:32] : 8'd0))
            | (f_0_waits[5] ? f_unit_0_entry[47:40] : 8'd0);
    wire [7:0] _or_14 = ((((f_0_asked[0] ? f_unit_0_entry[7:0] : 8'd0)
            & (f_0_asked[1] ? f_unit_0_entry[15:8] : 8'd0))
            | (_or_10 & (f_0_asked[2] ? f_unit_0_entry[23:16] : 8'd0)))
            | (_or_11 & (f_0_asked[3] ? f_unit_0_entry[31:24] : 8'd0)))
            | (_or_12 & (f_0_asked[4] ? f_unit_0_entry[39:32] : 8'd0));
    wire [7:0] _or_15 = ((((f_unit_0_busy & f_unit_0_src_valid[0] & f_unit_0_ready[0])
            ? f_unit_0_entry[7:0] : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[1]
            & f_unit_0_ready[1]) ? f_unit_0_entry[15:8] : 8'd0))
            | ((f_unit_0_busy & f_unit_0_src_valid[2] & f_unit_0_ready[2]) ? f_unit_0_entry[23:16]
            : 8'd0)) | ((f_unit_0_busy & f_unit_0_src_valid[3] & f_unit_0_ready[3])
            ? f_unit_0_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_3:
            assert(~(|(_or_14 | (_or_13 & (f_0_asked[5] ? f_unit_0_entry[47:40] : 8'd0))))
            & ~(|(f_0_waited & ((_or_15 | ((f_unit_0_busy & f_unit_0_src_valid[4]
            & f_unit_0_ready[4]) ? f_unit_0_entry[39:32] : 8'd0))
            | ((f_unit_0_busy & f_unit_0_src_valid[5] & f_unit_0_ready[5]) ? f_unit_0_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_4: assert(f_0_waited == f_0_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_3: assert(f_1_busy == f_unit_1_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_4: assert(~f_unit_1_busy
            | ((f_unit_1_wid == f_1_wid) & (f_unit_1_src_valid == f_1_src)));

    wire [63:0] f_1_tags = {f_unit_1_ct_7_own_tag, f_unit_1_ct_6_own_tag, f_unit_1_ct_5_own_tag,
            f_unit_1_ct_4_own_tag, f_unit_1_ct_3_own_tag, f_unit_1_ct_2_own_tag,
            f_unit_1_ct_1_own_tag, f_unit_1_ct_0_own_tag};
    wire [2:0] _f_unit_1_entry_0_7_index_of = index_of(f_unit_1_entry[7:0]);
    wire [2:0] _f_unit_1_entry_8_15_index_of = index_of(f_unit_1_entry[15:8]);
    wire [2:0] _f_unit_1_entry_16_23_index_of = index_of(f_unit_1_entry[23:16]);
    wire [2:0] _f_unit_1_entry_24_31_index_of = index_of(f_unit_1_entry[31:24]);
    wire [2:0] _f_unit_1_entry_32_39_index_of = index_of(f_unit_1_entry[39:32]);
    wire [2:0] _f_unit_1_entry_40_47_index_of = index_of(f_unit_1_entry[47:40]);
    wire _and_4 = (~f_unit_1_src_valid[0] | (f_1_tags[_f_unit_1_entry_0_7_index_of*8 +: 8] ==
            f_1_reg[7:0])) & (~f_unit_1_src_valid[1] | (f_1_tags[_f_unit_1_entry_8_15_index_of*8
            +: 8] == f_1_reg[15:8])) & (~f_unit_1_src_valid[2]
            | (f_1_tags[_f_unit_1_entry_16_23_index_of*8 +: 8] == f_1_reg[23:16]))
            & (~f_unit_1_src_valid[3] | (f_1_tags[_f_unit_1_entry_24_31_index_of*8 +: 8] ==
            f_1_reg[31:24])) & (~f_unit_1_src_valid[4] |
            (f_1_tags[_f_unit_1_entry_32_39_index_of*8 +: 8] == f_1_reg[39:32]))
            & (~f_unit_1_src_valid[5] | (f_1_tags[_f_unit_1_entry_40_47_index_of*8 +: 8] ==
            f_1_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_2: assert(~f_unit_1_busy | _and_4);

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_2_3 = (|f_bank_arbiter_in_flight_1[3:2])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[5:3]) : 6'd0;
    wire [5:0] f_1_asked = f_bank_arbiter_collector_1_pend | _by_any_f_bank_arbiter_in_flight_1_2_3;
    wire [5:0] f_1_waits = f_unit_1_busy ? (f_unit_1_src_valid & ~f_unit_1_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_5:
            assert(~(|(f_bank_arbiter_collector_1_pend & _by_any_f_bank_arbiter_in_flight_1_2_3))
            & ~(|(f_1_asked & ~f_1_waits)));

    wire _and_5 = (~f_unit_1_src_valid[0] | ((|f_unit_1_entry[7:0])
            & at_most_one_8(f_unit_1_entry[7:0]))) & (~f_unit_1_src_valid[1]
            | ((|f_unit_1_entry[15:8]) & at_most_one_8(f_unit_1_entry[15:8])))
            & (~f_unit_1_src_valid[2] | ((|f_unit_1_entry[23:16])
            & at_most_one_8(f_unit_1_entry[23:16]))) & (~f_unit_1_src_valid[3]
            | ((|f_unit_1_entry[31:24]) & at_most_one_8(f_unit_1_entry[31:24])))
            & (~f_unit_1_src_valid[4] | ((|f_unit_1_entry[39:32])
            & at_most_one_8(f_unit_1_entry[39:32]))) & (~f_unit_1_src_valid[5]
            | ((|f_unit_1_entry[47:40]) & at_most_one_8(f_unit_1_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_6: assert(~f_unit_1_busy | _and_5);

    wire [7:0] _or_16 = (f_1_asked[0] ? f_unit_1_entry[7:0] : 8'd0)
            | (f_1_asked[1] ? f_unit_1_entry[15:8] : 8'd0);
    wire [7:0] _or_17 = _or_16 | (f_1_asked[2] ? f_unit_1_entry[23:16] : 8'd0);
    wire [7:0] _or_18 = _or_17 | (f_1_asked[3] ? f_unit_1_entry[31:24] : 8'd0);
    wire [7:0] _or_19 = _or_18 | (f_1_asked[4] ? f_unit_1_entry[39:32] : 8'd0);
    wire [7:0] f_1_coming = _or_19 | (f_1_asked[5] ? f_unit_1_entry[47:40] : 8'd0);
    wire [7:0] f_1_waited = (((((f_1_waits[0] ? f_unit_1_entry[7:0] : 8'd0)
            | (f_1_waits[1] ? f_unit_1_entry[15:8] : 8'd0))
            | (f_1_waits[2] ? f_unit_1_entry[23:16] : 8'd0))
            | (f_1_waits[3] ? f_unit_1_entry[31:24] : 8'd0))
            | (f_1_waits[4] ? f_unit_1_entry[39:32] : 8'd0))
            | (f_1_waits[5] ? f_unit_1_entry[47:40] : 8'd0);
    wire [7:0] _or_20 = ((((f_1_asked[0] ? f_unit_1_entry[7:0] : 8'd0)
            & (f_1_asked[1] ? f_unit_1_entry[15:8] : 8'd0))
            | (_or_16 & (f_1_asked[2] ? f_unit_1_entry[23:16] : 8'd0)))
            | (_or_17 & (f_1_asked[3] ? f_unit_1_entry[31:24] : 8'd0)))
            | (_or_18 & (f_1_asked[4] ? f_unit_1_entry[39:32] : 8'd0));
    wire [7:0] _or_21 = ((((f_unit_1_busy & f_unit_1_src_valid[0] & f_unit_1_ready[0])
            ? f_unit_1_entry[7:0] : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[1]
            & f_unit_1_ready[1]) ? f_unit_1_entry[15:8] : 8'd0))
            | ((f_unit_1_busy & f_unit_1_src_valid[2] & f_unit_1_ready[2]) ? f_unit_1_entry[23:16]
            : 8'd0)) | ((f_unit_1_busy & f_unit_1_src_valid[3] & f_unit_1_ready[3])
            ? f_unit_1_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_7:
            assert(~(|(_or_20 | (_or_19 & (f_1_asked[5] ? f_unit_1_entry[47:40] : 8'd0))))
            & ~(|(f_1_waited & ((_or_21 | ((f_unit_1_busy & f_unit_1_src_valid[4]
            & f_unit_1_ready[4]) ? f_unit_1_entry[39:32] : 8'd0))
            | ((f_unit_1_busy & f_unit_1_src_valid[5] & f_unit_1_ready[5]) ? f_unit_1_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_8: assert(f_1_waited == f_1_coming);

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_1:
            assert(~(|((f_unit_0_owned ? one_hot_3x8(f_unit_0_wid) : 8'd0)
            & (f_unit_1_owned ? one_hot_3x8(f_unit_1_wid) : 8'd0))));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction
    always @(posedge clk) if (|(grant & f_unit)) f_meta <= inst_meta;
    wire _inverse_3 = ~((f_unit[0] & f_unit_0_busy) | (f_unit[1] & f_unit_1_busy));

    // RF-I1: So does its metadata.
    always @* if (!rst) RF_I1_5: assert(_inverse_3 |
            ((({META_W{f_unit[0]}} & f_unit_0_meta) | ({META_W{f_unit[1]}} & f_unit_1_meta)) ==
            f_meta));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~(|(disp_sel & f_unit))
            | (disp_valid & (disp_wid == (({3{f_unit[0]}} & f_0_wid) | ({3{f_unit[1]}} & f_1_wid)))
            & (disp_src_valid == (({6{f_unit[0]}} & f_0_src) | ({6{f_unit[1]}} & f_1_src)))
            & (disp_meta == f_meta)));

    reg [2:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 3'd0;
        end else begin
            f_inside <= (f_inside + {2'd0, issue}) - {2'd0, disp_valid & disp_ready};
        end
    end

    wire [1:0] _f_unit_0_busy_etc = {f_unit_1_busy, f_unit_0_busy};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_2(_f_unit_0_busy_etc)});

    reg [4:0] f_requests_left; // modulo

    always @(posedge clk) begin
        if (rst) begin
            f_requests_left <= 5'd0;
        end else begin
            f_requests_left <= (f_requests_left + ({2'd0,
                    count_ones_6(issue ? inst_src_valid : 6'd0)}
                    - {2'd0, count_ones_6(issue ? (inst_src_valid & ~miss) : 6'd0)}))
                    - {3'd0, count_ones_2(bank_en & ~bank_we)};
        end
    end

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) RF_C3_1: assert(f_requests_left ==
            {1'b0, count_ones_12({f_bank_arbiter_collector_1_pend,
            f_bank_arbiter_collector_0_pend})});

    reg [4:0] f_lane; // an arbitrary lane
    always @(posedge clk) f_lane <= f_lane;
    (* hierconn *) wire [LANE_W-1:0] \bank[0].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_0_f_word = \bank[0].u_sram.f_word ;
    (* hierconn *) wire \bank[0].u_sram.f_word_known ;
    wire f_bank_0_f_word_known = \bank[0].u_sram.f_word_known ;
    (* hierconn *) wire [7:0] \bank[0].u_sram.f_row ;
    wire [7:0] f_bank_0_f_row = \bank[0].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[0].u_sram.f_lane ;
    wire [4:0] f_bank_0_f_lane = \bank[0].u_sram.f_lane ;
    (* hierconn *) wire [LANE_W-1:0] \bank[1].u_sram.f_word ;
    wire [LANE_W-1:0] f_bank_1_f_word = \bank[1].u_sram.f_word ;
    (* hierconn *) wire \bank[1].u_sram.f_word_known ;
    wire f_bank_1_f_word_known = \bank[1].u_sram.f_word_known ;
    (* hierconn *) wire [7:0] \bank[1].u_sram.f_row ;
    wire [7:0] f_bank_1_f_row = \bank[1].u_sram.f_row ;
    (* hierconn *) wire [4:0] \bank[1].u_sram.f_lane ;
    wire [4:0] f_bank_1_f_lane = \bank[1].u_sram.f_lane ;

    // Symbol: the row of every bank is that of the register.
    always @* if (!rst) RF_W1_1: assume((f_bank_0_f_row == f_reg[8:1])
            & (f_bank_1_f_row == f_reg[8:1]));

    // Symbol: the lane of every bank.
    always @* if (!rst) RF_W1_2: assume((f_bank_0_f_lane == f_lane) & (f_bank_1_f_lane == f_lane));

    wire [2*LANE_W-1:0] f_bank_words = {f_bank_1_f_word, f_bank_0_f_word};
    wire [1:0] f_bank_known = {f_bank_1_f_word_known, f_bank_0_f_word_known};
    wire _f_reg_0 = f_reg[0];
    wire [LANE_W-1:0] f_value = f_bank_words[_f_reg_0*LANE_W +: LANE_W];
    wire f_known_value = f_bank_known[_f_reg_0];
    (* hierconn *) wire [4:0] \unit[0].u_ccu.f_lane ;
    wire [4:0] f_unit_0_f_lane = \unit[0].u_ccu.f_lane ;
    (* hierconn *) wire [4:0] \unit[1].u_ccu.f_lane ;
    wire [4:0] f_unit_1_f_lane = \unit[1].u_ccu.f_lane ;

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_0_f_lane == f_lane) & (f_unit_1_f_lane == f_lane));

    reg f_written; // in the last cycle
    reg [LANE_W-1:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [LANE_W-1:0] f_old; // what was in it
    wire _and_6 = (wb_valid[0] & (wb_phys[8:0] == f_reg)) & wb_ready[0] & wb_mask[f_lane];
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_7 = (wb_valid[1] & (wb_phys[17:9] == f_reg)) & wb_ready[1] & wb_mask[_f_lane_etc];

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 1'b0;
            f_had <= 1'b0;
        end else begin
            f_written <= _and_6 | _and_7;
            f_had <= f_known_value;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({LANE_W{_and_6}} & wb_data[f_lane*LANE_W +: LANE_W])
                | ({LANE_W{_and_7}} & wb_data[_f_lane_etc*LANE_W +: LANE_W]);
        f_old <= f_value;
    end

    // RF-W1: An accepted write-back is in the register.
    always @* if (!rst) RF_W1_4: assert(~f_written | (f_known_value & (f_value == f_wdata)));

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_5: assert(~(f_had & ~f_written)
            | (f_known_value & (f_value == f_old)));

    (* hierconn *) wire [8*LANE_W-1:0] \unit[0].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_0_f_words = \unit[0].u_ccu.f_words ;
    (* hierconn *) wire [8*LANE_W-1:0] \unit[1].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_1_f_words = \unit[1].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_words = ({(8*LANE_W){f_unit[0]}} & f_unit_0_f_words)
            | ({(8*LANE_W){f_unit[1]}} & f_unit_1_f_words);
    wire [7:0] _or_22 = ((f_unit_0_busy & f_unit_0_src_valid[0] & ~f_unit_0_ready[0])
            ? f_unit_0_entry[7:0] : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[1]
            & ~f_unit_0_ready[1]) ? f_unit_0_entry[15:8] : 8'd0)
            | ((f_unit_0_busy & f_unit_0_src_valid[2] & ~f_unit_0_ready[2]) ? f_unit_0_entry[23:16]
            : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[3] & ~f_unit_0_ready[3])
            ? f_unit_0_entry[31:24] : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[4]
            & ~f_unit_0_ready[4]) ? f_unit_0_entry[39:32] : 8'd0)
            | ((f_unit_0_busy & f_unit_0_src_valid[5] & ~f_unit_0_ready[5]) ? f_unit_0_entry[47:40]
            : 8'd0);
    wire [7:0] _or_23 = ((f_unit_1_busy & f_unit_1_src_valid[0] & ~f_unit_1_ready[0])
            ? f_unit_1_entry[7:0] : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[1]
            & ~f_unit_1_ready[1]) ? f_unit_1_entry[15:8] : 8'd0)
            | ((f_unit_1_busy & f_unit_1_src_valid[2] & ~f_unit_1_ready[2]) ? f_unit_1_entry[23:16]
            : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[3] & ~f_unit_1_ready[3])
            ? f_unit_1_entry[31:24] : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[4]
            & ~f_unit_1_ready[4]) ? f_unit_1_entry[39:32] : 8'd0)
            | ((f_unit_1_busy & f_unit_1_src_valid[5] & ~f_unit_1_ready[5]) ? f_unit_1_entry[47:40]
            : 8'd0);
    wire [7:0] f_unit_waits = ({8{f_unit[0]}} & _or_22) | ({8{f_unit[1]}} & _or_23);
    wire _and_8 = (~(f_here[0] & ~f_unit_waits[0]) | (f_unit_words[LANE_W-1:0] == f_value))
            & (~(f_here[1] & ~f_unit_waits[1]) | (f_unit_words[LANE_W +: LANE_W] == f_value))
            & (~(f_here[2] & ~f_unit_waits[2]) | (f_unit_words[2*LANE_W +: LANE_W] == f_value))
            & (~(f_here[3] & ~f_unit_waits[3]) | (f_unit_words[3*LANE_W +: LANE_W] == f_value))
            & (~(f_here[4] & ~f_unit_waits[4]) | (f_unit_words[4*LANE_W +: LANE_W] == f_value))
            & (~(f_here[5] & ~f_unit_waits[5]) | (f_unit_words[5*LANE_W +: LANE_W] == f_value))
            & (~(f_here[6] & ~f_unit_waits[6]) | (f_unit_words[6*LANE_W +: LANE_W] == f_value))
            & (~(f_here[7] & ~f_unit_waits[7]) | (f_unit_words[7*LANE_W +: LANE_W] == f_value));

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_1: assert(~(f_own & f_known_value) | _and_8);

    reg [LANE_W-1:0] f_want; // the register when it was issued
    reg f_sure; // it was known then

    always @(posedge clk) begin
        if (|(grant & f_unit))
            f_want <= f_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            f_sure <= 1'b0;
        end else begin
            if (|(grant & f_unit))
                f_sure <= f_known_value;
        end
    end

    // CCU-I10: Invariant: a source keeps its value until it is dispatched.
    always @* if (!rst) CCU_I10_1: assert(~((|f_named) & f_sure)
            | (f_known_value & (f_want == f_value)));

    wire [1:0] f_from = ({2{f_unit[0]}} & rd_sel[1:0]) | ({2{f_unit[1]}} & rd_sel[3:2]);
    wire [2*LANE_W-1:0] f_rdata = {bank_rdata[_f_lane_etc*LANE_W +: LANE_W],
            bank_rdata[f_lane*LANE_W +: LANE_W]};
    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0*LANE_W +: LANE_W];

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) RF_M2_1:
            assert(~((|(one_hot_3x6(({3{f_unit[0]}} & s_slot[2:0]) | ({3{f_unit[1]}} & s_slot[5:3]))
            & f_named)) & (|f_from)) | ((f_from == {_f_reg_0, ~_f_reg_0})
            & (~f_known_value | (f_read == f_value))));

    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_0_phys = \u_bank_arbiter.collector[0].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_0_phys = \u_bank_arbiter.collector[1].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_1_phys = \u_bank_arbiter.collector[0].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_1_phys = \u_bank_arbiter.collector[1].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_2_phys = \u_bank_arbiter.collector[0].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_2_phys = \u_bank_arbiter.collector[1].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_3_phys = \u_bank_arbiter.collector[0].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_3_phys = \u_bank_arbiter.collector[1].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_4_phys = \u_bank_arbiter.collector[0].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_4_phys = \u_bank_arbiter.collector[1].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_5_phys = \u_bank_arbiter.collector[0].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_5_phys = \u_bank_arbiter.collector[1].slot[5].phys ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_9:
            assert((~(f_named[0] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[0])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[0])))
            | ((({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_0_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_0_phys)) == f_reg))
            & (~(f_named[1] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[1])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[1])))
            | ((({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_1_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_1_phys)) == f_reg))
            & (~(f_named[2] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[2])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[2])))
            | ((({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_2_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_2_phys)) == f_reg))
            & (~(f_named[3] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[3])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[3])))
            | ((({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_3_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_3_phys)) == f_reg))
            & (~(f_named[4] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[4])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[4])))
            | ((({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_4_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_4_phys)) == f_reg))
            & (~(f_named[5] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[5])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[5])))
            | ((({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_5_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_5_phys)) == f_reg)));

    wire [6:0] _f_lane_etc_2 = {2'd2, f_lane};
    wire [6:0] _f_lane_etc_3 = {{2{1'b1}}, f_lane};
    wire [7:0] _f_lane_etc_4 = {3'd4, f_lane};
    wire [7:0] _f_lane_etc_5 = {3'd5, f_lane};
    wire _and_9 = (~f_named[0] | (disp_data[f_lane*LANE_W +: LANE_W] == f_want))
            & (~f_named[1] | (disp_data[_f_lane_etc*LANE_W +: LANE_W] == f_want))
            & (~f_named[2] | (disp_data[_f_lane_etc_2*LANE_W +: LANE_W] == f_want))
            & (~f_named[3] | (disp_data[_f_lane_etc_3*LANE_W +: LANE_W] == f_want))
            & (~f_named[4] | (disp_data[_f_lane_etc_4*LANE_W +: LANE_W] == f_want))
            & (~f_named[5] | (disp_data[_f_lane_etc_5*LANE_W +: LANE_W] == f_want));

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_2: assert(~((|(disp_sel & f_unit)) & f_sure) | _and_9);

    reg f_stored; // it reached the unit
    wire _and_10 = (wb_valid[0] & wb_ready[0] & (wb_wid[2:0] == f_warp)) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (_or_8 & ((_and_10 & _wb_valid_0_and & (&wb_mask[31:0]))
                    | (((wb_valid[1] & wb_ready[1] & (wb_wid[5:3] == f_warp)) & wb_near[1])
                    & ~_and_10 & _wb_valid_1_and & (&wb_mask[63:32])))) & ~(|(grant & f_unit))
                    & ~_some & ((f_unit[0] & (|(~f_unit_0_lock)))
                    | (f_unit[1] & (|(~f_unit_1_lock))));
        end
    end

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) RF_M3_1: assert(~f_stored | ((|f_here)
            & (|(f_here & (({8{f_unit[0]}} & f_unit_0_near) | ({8{f_unit[1]}} & f_unit_1_near))))));

    (* hierconn *) wire [1:0] \u_dispatcher.hold_0 ;
    wire [1:0] f_dispatcher_hold_0 = \u_dispatcher.hold_0 ;
    reg [5:0] f_waited; // such cycles

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 6'd0;
        end else begin
            if (_inverse_3)
                f_waited <= 6'd0;
            else if (~(|bank_we) & disp_ready)
                f_waited <= f_waited + 6'd1;
        end
    end

    // CCU-I9: A busy unit is dispatched within 16 such cycles.
    always @* if (!rst) CCU_I9_1: assert(_inverse_3 | (f_waited < 6'd16));

    wire [5:0] _plus = {2'd0,
            count_ones_12({((|(older[3:2] & f_unit)) | f_unit[1]) ? f_bank_arbiter_collector_1_pend
            : 6'd0, ((|(older[1:0] & f_unit)) | f_unit[0]) ? f_bank_arbiter_collector_0_pend
            : 6'd0})} + ((|(({6{f_unit[0]}} & f_bank_arbiter_collector_0_pend)
            | ({6{f_unit[1]}} & f_bank_arbiter_collector_1_pend))) ? 6'd1
            : (|(({2{f_unit[0]}} & f_bank_arbiter_in_flight_1[1:0])
            | ({2{f_unit[1]}} & f_bank_arbiter_in_flight_1[3:2]))) ? 6'd1 : 6'd0);
    wire [1:0] _joined_5 = {|(older[3:2] & f_unit), |(older[1:0] & f_unit)};

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) CCU_I9_2: assert(_inverse_3 |
            ((f_waited + (_plus + ({4'd0, count_ones_2(_joined_5 & _f_unit_0_busy_etc)}
            + {5'd0, (|(f_dispatcher_hold_0 & ~(_joined_5 | f_unit))) | ~(|(cand & f_unit))})))
            < 6'd16));
`endif
