// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh --top regfile -o .

    // No two bits are set.
    function at_most_one(input [1:0] v);
        at_most_one = ~(|(v & (v - 2'd1)));
    endfunction

    // The number of the bit that is set; zero if none is.
    function [2:0] index_of(input [7:0] v);
        integer i;
        begin
            index_of = 3'd0;
            for (i = 0; i < 8; i = i + 1)
                index_of = index_of | ({3{v[i]}} & i[2:0]);
        end
    endfunction

    // The bit of that number alone.
    function [7:0] one_hot_3x8(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 8; i = i + 1)
                one_hot_3x8[i] = v == i[2:0];
        end
    endfunction

    // How many bits are set.
    function [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [2:0] count_ones_6(input [5:0] v);
        integer i;
        begin
            count_ones_6 = 3'd0;
            for (i = 0; i < 6; i = i + 1)
                count_ones_6 = count_ones_6 + {2'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [3:0] count_ones_12(input [11:0] v);
        integer i;
        begin
            count_ones_12 = 4'd0;
            for (i = 0; i < 12; i = i + 1)
                count_ones_12 = count_ones_12 + {3'd0, v[i]};
        end
    endfunction

    // The bit of that number alone.
    function [5:0] one_hot_3x6(input [2:0] v);
        integer i;
        begin
            for (i = 0; i < 6; i = i + 1)
                one_hot_3x6[i] = v == i[2:0];
        end
    endfunction
`ifdef FORMAL
    reg [1:0] f_unit; // arbitrary

    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one(f_unit));

    reg [2:0] f_warp; // an arbitrary warp

    always @(posedge clk) f_warp <= f_warp;

    reg [7:0] f_tag; // an arbitrary register of it

    always @(posedge clk) f_tag <= f_tag;

    reg [8:0] f_reg; // an arbitrary physical register

    always @(posedge clk) f_reg <= f_reg;

    (* hierconn *) wire \u_ccu_0.busy ;
    wire f_u_ccu_0_busy = \u_ccu_0.busy ;
    (* hierconn *) wire \u_ccu_0.owned ;
    wire f_u_ccu_0_owned = \u_ccu_0.owned ;
    (* hierconn *) wire [2:0] \u_ccu_0.wid ;
    wire [2:0] f_u_ccu_0_wid = \u_ccu_0.wid ;
    (* hierconn *) wire [5:0] \u_ccu_0.src_valid ;
    wire [5:0] f_u_ccu_0_src_valid = \u_ccu_0.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_0.ready ;
    wire [5:0] f_u_ccu_0_ready = \u_ccu_0.ready ;
    (* hierconn *) wire [7:0] \u_ccu_0.valid ;
    wire [7:0] f_u_ccu_0_valid = \u_ccu_0.valid ;
    (* hierconn *) wire [7:0] \u_ccu_0.lock ;
    wire [7:0] f_u_ccu_0_lock = \u_ccu_0.lock ;
    (* hierconn *) wire [7:0] \u_ccu_0.near ;
    wire [7:0] f_u_ccu_0_near = \u_ccu_0.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_0.meta ;
    wire [META_W-1:0] f_u_ccu_0_meta = \u_ccu_0.meta ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_0 ;
    wire [7:0] f_u_ccu_0_entry_0 = \u_ccu_0.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_1 ;
    wire [7:0] f_u_ccu_0_entry_1 = \u_ccu_0.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_2 ;
    wire [7:0] f_u_ccu_0_entry_2 = \u_ccu_0.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_3 ;
    wire [7:0] f_u_ccu_0_entry_3 = \u_ccu_0.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_4 ;
    wire [7:0] f_u_ccu_0_entry_4 = \u_ccu_0.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_0.entry_5 ;
    wire [7:0] f_u_ccu_0_entry_5 = \u_ccu_0.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_0 ;
    wire [7:0] f_u_ccu_0_tag_0 = \u_ccu_0.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_1 ;
    wire [7:0] f_u_ccu_0_tag_1 = \u_ccu_0.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_2 ;
    wire [7:0] f_u_ccu_0_tag_2 = \u_ccu_0.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_3 ;
    wire [7:0] f_u_ccu_0_tag_3 = \u_ccu_0.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_4 ;
    wire [7:0] f_u_ccu_0_tag_4 = \u_ccu_0.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_5 ;
    wire [7:0] f_u_ccu_0_tag_5 = \u_ccu_0.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_6 ;
    wire [7:0] f_u_ccu_0_tag_6 = \u_ccu_0.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_0.tag_7 ;
    wire [7:0] f_u_ccu_0_tag_7 = \u_ccu_0.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_0 ;
    wire [5:0] f_u_bank_arbiter_pend_0 = \u_bank_arbiter.pend_0 ;

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

    (* hierconn *) wire \u_ccu_1.busy ;
    wire f_u_ccu_1_busy = \u_ccu_1.busy ;
    (* hierconn *) wire \u_ccu_1.owned ;
    wire f_u_ccu_1_owned = \u_ccu_1.owned ;
    (* hierconn *) wire [2:0] \u_ccu_1.wid ;
    wire [2:0] f_u_ccu_1_wid = \u_ccu_1.wid ;
    (* hierconn *) wire [5:0] \u_ccu_1.src_valid ;
    wire [5:0] f_u_ccu_1_src_valid = \u_ccu_1.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_1.ready ;
    wire [5:0] f_u_ccu_1_ready = \u_ccu_1.ready ;
    (* hierconn *) wire [7:0] \u_ccu_1.valid ;
    wire [7:0] f_u_ccu_1_valid = \u_ccu_1.valid ;
    (* hierconn *) wire [7:0] \u_ccu_1.lock ;
    wire [7:0] f_u_ccu_1_lock = \u_ccu_1.lock ;
    (* hierconn *) wire [7:0] \u_ccu_1.near ;
    wire [7:0] f_u_ccu_1_near = \u_ccu_1.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_1.meta ;
    wire [META_W-1:0] f_u_ccu_1_meta = \u_ccu_1.meta ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_0 ;
    wire [7:0] f_u_ccu_1_entry_0 = \u_ccu_1.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_1 ;
    wire [7:0] f_u_ccu_1_entry_1 = \u_ccu_1.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_2 ;
    wire [7:0] f_u_ccu_1_entry_2 = \u_ccu_1.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_3 ;
    wire [7:0] f_u_ccu_1_entry_3 = \u_ccu_1.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_4 ;
    wire [7:0] f_u_ccu_1_entry_4 = \u_ccu_1.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_1.entry_5 ;
    wire [7:0] f_u_ccu_1_entry_5 = \u_ccu_1.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_0 ;
    wire [7:0] f_u_ccu_1_tag_0 = \u_ccu_1.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_1 ;
    wire [7:0] f_u_ccu_1_tag_1 = \u_ccu_1.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_2 ;
    wire [7:0] f_u_ccu_1_tag_2 = \u_ccu_1.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_3 ;
    wire [7:0] f_u_ccu_1_tag_3 = \u_ccu_1.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_4 ;
    wire [7:0] f_u_ccu_1_tag_4 = \u_ccu_1.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_5 ;
    wire [7:0] f_u_ccu_1_tag_5 = \u_ccu_1.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_6 ;
    wire [7:0] f_u_ccu_1_tag_6 = \u_ccu_1.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_1.tag_7 ;
    wire [7:0] f_u_ccu_1_tag_7 = \u_ccu_1.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_1 ;
    wire [5:0] f_u_bank_arbiter_pend_1 = \u_bank_arbiter.pend_1 ;

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

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_1: assume(~(issue & inst_src_valid[0]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_2: assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_3: assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_4: assume(~(issue & inst_src_valid[1]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_5: assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_6: assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_7: assume(~(issue & inst_src_valid[2]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_8: assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_9: assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_10: assume(~(issue & inst_src_valid[3]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_11: assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_12: assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_13: assume(~(issue & inst_src_valid[4]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_14: assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_15: assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_16: assume(~(issue & inst_src_valid[5]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_17: assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_18: assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[47:40]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_19: assume(~(issue & inst_src_valid[0]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_20: assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_21: assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_22: assume(~(issue & inst_src_valid[1]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_23: assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_24: assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_25: assume(~(issue & inst_src_valid[2]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_26: assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_27: assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_28: assume(~(issue & inst_src_valid[3]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_29: assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_30: assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_31: assume(~(issue & inst_src_valid[4]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_32: assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_33: assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_34: assume(~(issue & inst_src_valid[5]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_35: assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_36: assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[47:40]))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) RF_H1_37: assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[5:3] == wb_wid[2:0]) & (wb_reg[15:8] == wb_reg[7:0])) ==
            (wb_phys[17:9] == wb_phys[8:0])));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_1: assume(~(f_0_busy & (|(exit & one_hot_3x8(f_0_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_2: assume(~(f_1_busy & (|(exit & one_hot_3x8(f_1_wid)))));

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
    wire _or = (_issue_and & (inst_phys[8:0] == f_reg))
            | (_issue_and_2 & (inst_phys[17:9] == f_reg))
            | (_issue_and_3 & (inst_phys[26:18] == f_reg))
            | (_issue_and_4 & (inst_phys[35:27] == f_reg))
            | (_issue_and_5 & (inst_phys[44:36] == f_reg))
            | (_issue_and_6 & (inst_phys[53:45] == f_reg))
            | (_wb_valid_0_and & (wb_phys[8:0] == f_reg))
            | (_wb_valid_1_and & (wb_phys[17:9] == f_reg));
    wire f_mapped = f_seen ? f_mine : _or;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_38: assume(~_issue_and | ((inst_phys[8:0] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_39: assume(~_issue_and_2 | ((inst_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_40: assume(~_issue_and_3 | ((inst_phys[26:18] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_41: assume(~_issue_and_4 | ((inst_phys[35:27] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_42: assume(~_issue_and_5 | ((inst_phys[44:36] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_43: assume(~_issue_and_6 | ((inst_phys[53:45] == f_reg) == f_mapped));

    wire _inverse = ~_wb_valid_0_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_44: assume(_inverse | ((wb_phys[8:0] == f_reg) == f_mapped));

    wire _inverse_2 = ~_wb_valid_1_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_45: assume(_inverse_2 | ((wb_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_46: assume(~(f_mapped & wb_valid[0] & (wb_phys[8:0] == f_reg)
            & _inverse));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_47: assume(~(f_mapped & wb_valid[1] & (wb_phys[17:9] == f_reg)
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
    always @* if (!rst) CCU_K1_3:
            assert(~(((f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp))
            | (f_0_busy & (f_0_wid == f_warp))) | ((f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp))
            | (f_1_busy & (f_1_wid == f_warp)))) | f_lives);

    wire _and = (launch_valid & (launch_wid == f_warp))
            & ((((((issue & (sel_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | (f_1_busy & (f_1_wid == f_warp))) | (wb_valid[0] & (wb_wid[2:0] == f_warp)))
            | (wb_valid[1] & (wb_wid[5:3] == f_warp))) | f_lives);

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) RF_H1_48: assume(~_and);

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

    wire [7:0] _joined = {f_u_ccu_0_valid[7] & (f_u_ccu_0_tag_7 == f_tag),
            f_u_ccu_0_valid[6] & (f_u_ccu_0_tag_6 == f_tag),
            f_u_ccu_0_valid[5] & (f_u_ccu_0_tag_5 == f_tag),
            f_u_ccu_0_valid[4] & (f_u_ccu_0_tag_4 == f_tag),
            f_u_ccu_0_valid[3] & (f_u_ccu_0_tag_3 == f_tag),
            f_u_ccu_0_valid[2] & (f_u_ccu_0_tag_2 == f_tag),
            f_u_ccu_0_valid[1] & (f_u_ccu_0_tag_1 == f_tag),
            f_u_ccu_0_valid[0] & (f_u_ccu_0_tag_0 == f_tag)};
    wire [7:0] _joined_2 = {f_u_ccu_1_valid[7] & (f_u_ccu_1_tag_7 == f_tag),
            f_u_ccu_1_valid[6] & (f_u_ccu_1_tag_6 == f_tag),
            f_u_ccu_1_valid[5] & (f_u_ccu_1_tag_5 == f_tag),
            f_u_ccu_1_valid[4] & (f_u_ccu_1_tag_4 == f_tag),
            f_u_ccu_1_valid[3] & (f_u_ccu_1_tag_3 == f_tag),
            f_u_ccu_1_valid[2] & (f_u_ccu_1_tag_2 == f_tag),
            f_u_ccu_1_valid[1] & (f_u_ccu_1_tag_1 == f_tag),
            f_u_ccu_1_valid[0] & (f_u_ccu_1_tag_0 == f_tag)};
    wire [7:0] f_here = ({8{f_unit[0]}} & _joined) | ({8{f_unit[1]}} & _joined_2);
    wire _or_2 = (f_unit[0] & (f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp)))
            | (f_unit[1] & (f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp)));
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
    wire [5:0] _or_3 = ({6{f_unit[0]}} & _joined_3) | ({6{f_unit[1]}} & _joined_4);

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) CCU_K1_4: assert(~((_or_2 & (|f_here)) | (|_or_3)) | f_seen);

    wire f_own = _or_2 & (f_seen & f_mine);
    wire [5:0] f_named = (f_seen & f_mine) ? _or_3 : 6'd0;

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_1: assert(f_0_busy == f_u_ccu_0_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_2: assert(~f_u_ccu_0_busy
            | ((f_u_ccu_0_wid == f_0_wid) & (f_u_ccu_0_src_valid == f_0_src)));

    wire [2:0] _f_u_ccu_0_entry_0_index_of = index_of(f_u_ccu_0_entry_0);
    wire _equals = _f_u_ccu_0_entry_0_index_of == 3'd0;
    wire _equals_2 = _f_u_ccu_0_entry_0_index_of == 3'd1;
    wire _equals_3 = _f_u_ccu_0_entry_0_index_of == 3'd2;
    wire _equals_4 = _f_u_ccu_0_entry_0_index_of == 3'd3;
    wire _equals_5 = _f_u_ccu_0_entry_0_index_of == 3'd4;
    wire _equals_6 = _f_u_ccu_0_entry_0_index_of == 3'd5;
    wire _equals_7 = _f_u_ccu_0_entry_0_index_of == 3'd6;
    wire _equals_8 = _f_u_ccu_0_entry_0_index_of == 3'd7;
    wire _equals_9 = (({8{_equals}} & f_u_ccu_0_tag_0) | ({8{_equals_2}} & f_u_ccu_0_tag_1)
            | ({8{_equals_3}} & f_u_ccu_0_tag_2) | ({8{_equals_4}} & f_u_ccu_0_tag_3)
            | ({8{_equals_5}} & f_u_ccu_0_tag_4) | ({8{_equals_6}} & f_u_ccu_0_tag_5)
            | ({8{_equals_7}} & f_u_ccu_0_tag_6) | ({8{_equals_8}} & f_u_ccu_0_tag_7)) ==
            f_0_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_1: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0]) | _equals_9);

    wire [2:0] _f_u_ccu_0_entry_1_index_of = index_of(f_u_ccu_0_entry_1);
    wire _equals_10 = _f_u_ccu_0_entry_1_index_of == 3'd0;
    wire _equals_11 = _f_u_ccu_0_entry_1_index_of == 3'd1;
    wire _equals_12 = _f_u_ccu_0_entry_1_index_of == 3'd2;
    wire _equals_13 = _f_u_ccu_0_entry_1_index_of == 3'd3;
    wire _equals_14 = _f_u_ccu_0_entry_1_index_of == 3'd4;
    wire _equals_15 = _f_u_ccu_0_entry_1_index_of == 3'd5;
    wire _equals_16 = _f_u_ccu_0_entry_1_index_of == 3'd6;
    wire _equals_17 = _f_u_ccu_0_entry_1_index_of == 3'd7;
    wire _equals_18 = (({8{_equals_10}} & f_u_ccu_0_tag_0) | ({8{_equals_11}} & f_u_ccu_0_tag_1)
            | ({8{_equals_12}} & f_u_ccu_0_tag_2) | ({8{_equals_13}} & f_u_ccu_0_tag_3)
            | ({8{_equals_14}} & f_u_ccu_0_tag_4) | ({8{_equals_15}} & f_u_ccu_0_tag_5)
            | ({8{_equals_16}} & f_u_ccu_0_tag_6) | ({8{_equals_17}} & f_u_ccu_0_tag_7)) ==
            f_0_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_2: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]) | _equals_18);

    wire [2:0] _f_u_ccu_0_entry_2_index_of = index_of(f_u_ccu_0_entry_2);
    wire _equals_19 = _f_u_ccu_0_entry_2_index_of == 3'd0;
    wire _equals_20 = _f_u_ccu_0_entry_2_index_of == 3'd1;
    wire _equals_21 = _f_u_ccu_0_entry_2_index_of == 3'd2;
    wire _equals_22 = _f_u_ccu_0_entry_2_index_of == 3'd3;
    wire _equals_23 = _f_u_ccu_0_entry_2_index_of == 3'd4;
    wire _equals_24 = _f_u_ccu_0_entry_2_index_of == 3'd5;
    wire _equals_25 = _f_u_ccu_0_entry_2_index_of == 3'd6;
    wire _equals_26 = _f_u_ccu_0_entry_2_index_of == 3'd7;
    wire _equals_27 = (({8{_equals_19}} & f_u_ccu_0_tag_0) | ({8{_equals_20}} & f_u_ccu_0_tag_1)
            | ({8{_equals_21}} & f_u_ccu_0_tag_2) | ({8{_equals_22}} & f_u_ccu_0_tag_3)
            | ({8{_equals_23}} & f_u_ccu_0_tag_4) | ({8{_equals_24}} & f_u_ccu_0_tag_5)
            | ({8{_equals_25}} & f_u_ccu_0_tag_6) | ({8{_equals_26}} & f_u_ccu_0_tag_7)) ==
            f_0_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_3: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]) | _equals_27);

    wire [2:0] _f_u_ccu_0_entry_3_index_of = index_of(f_u_ccu_0_entry_3);
    wire _equals_28 = _f_u_ccu_0_entry_3_index_of == 3'd0;
    wire _equals_29 = _f_u_ccu_0_entry_3_index_of == 3'd1;
    wire _equals_30 = _f_u_ccu_0_entry_3_index_of == 3'd2;
    wire _equals_31 = _f_u_ccu_0_entry_3_index_of == 3'd3;
    wire _equals_32 = _f_u_ccu_0_entry_3_index_of == 3'd4;
    wire _equals_33 = _f_u_ccu_0_entry_3_index_of == 3'd5;
    wire _equals_34 = _f_u_ccu_0_entry_3_index_of == 3'd6;
    wire _equals_35 = _f_u_ccu_0_entry_3_index_of == 3'd7;
    wire _equals_36 = (({8{_equals_28}} & f_u_ccu_0_tag_0) | ({8{_equals_29}} & f_u_ccu_0_tag_1)
            | ({8{_equals_30}} & f_u_ccu_0_tag_2) | ({8{_equals_31}} & f_u_ccu_0_tag_3)
            | ({8{_equals_32}} & f_u_ccu_0_tag_4) | ({8{_equals_33}} & f_u_ccu_0_tag_5)
            | ({8{_equals_34}} & f_u_ccu_0_tag_6) | ({8{_equals_35}} & f_u_ccu_0_tag_7)) ==
            f_0_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_4: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]) | _equals_36);

    wire [2:0] _f_u_ccu_0_entry_4_index_of = index_of(f_u_ccu_0_entry_4);
    wire _equals_37 = _f_u_ccu_0_entry_4_index_of == 3'd0;
    wire _equals_38 = _f_u_ccu_0_entry_4_index_of == 3'd1;
    wire _equals_39 = _f_u_ccu_0_entry_4_index_of == 3'd2;
    wire _equals_40 = _f_u_ccu_0_entry_4_index_of == 3'd3;
    wire _equals_41 = _f_u_ccu_0_entry_4_index_of == 3'd4;
    wire _equals_42 = _f_u_ccu_0_entry_4_index_of == 3'd5;
    wire _equals_43 = _f_u_ccu_0_entry_4_index_of == 3'd6;
    wire _equals_44 = _f_u_ccu_0_entry_4_index_of == 3'd7;
    wire _equals_45 = (({8{_equals_37}} & f_u_ccu_0_tag_0) | ({8{_equals_38}} & f_u_ccu_0_tag_1)
            | ({8{_equals_39}} & f_u_ccu_0_tag_2) | ({8{_equals_40}} & f_u_ccu_0_tag_3)
            | ({8{_equals_41}} & f_u_ccu_0_tag_4) | ({8{_equals_42}} & f_u_ccu_0_tag_5)
            | ({8{_equals_43}} & f_u_ccu_0_tag_6) | ({8{_equals_44}} & f_u_ccu_0_tag_7)) ==
            f_0_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_5: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]) | _equals_45);

    wire [2:0] _f_u_ccu_0_entry_5_index_of = index_of(f_u_ccu_0_entry_5);
    wire _equals_46 = _f_u_ccu_0_entry_5_index_of == 3'd0;
    wire _equals_47 = _f_u_ccu_0_entry_5_index_of == 3'd1;
    wire _equals_48 = _f_u_ccu_0_entry_5_index_of == 3'd2;
    wire _equals_49 = _f_u_ccu_0_entry_5_index_of == 3'd3;
    wire _equals_50 = _f_u_ccu_0_entry_5_index_of == 3'd4;
    wire _equals_51 = _f_u_ccu_0_entry_5_index_of == 3'd5;
    wire _equals_52 = _f_u_ccu_0_entry_5_index_of == 3'd6;
    wire _equals_53 = _f_u_ccu_0_entry_5_index_of == 3'd7;
    wire _equals_54 = (({8{_equals_46}} & f_u_ccu_0_tag_0) | ({8{_equals_47}} & f_u_ccu_0_tag_1)
            | ({8{_equals_48}} & f_u_ccu_0_tag_2) | ({8{_equals_49}} & f_u_ccu_0_tag_3)
            | ({8{_equals_50}} & f_u_ccu_0_tag_4) | ({8{_equals_51}} & f_u_ccu_0_tag_5)
            | ({8{_equals_52}} & f_u_ccu_0_tag_6) | ({8{_equals_53}} & f_u_ccu_0_tag_7)) ==
            f_0_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_6: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]) | _equals_54);

    (* hierconn *) wire [3:0] \u_bank_arbiter.in_flight_1 ;
    wire [3:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] f_u_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
    wire _or_4 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd0)) | f_u_bank_arbiter_pend_0[0];
    wire _or_5 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd1)) | f_u_bank_arbiter_pend_0[1];
    wire _or_6 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd2)) | f_u_bank_arbiter_pend_0[2];
    wire _or_7 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd3)) | f_u_bank_arbiter_pend_0[3];
    wire _or_8 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd4)) | f_u_bank_arbiter_pend_0[4];
    wire _or_9 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd5)) | f_u_bank_arbiter_pend_0[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_1:
            assert((at_most_one({f_u_bank_arbiter_pend_0[0],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd0)}) & (~_or_4 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0])))
            & (at_most_one({f_u_bank_arbiter_pend_0[1], (|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd1)})
            & (~_or_5 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1])))
            & (at_most_one({f_u_bank_arbiter_pend_0[2], (|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd2)})
            & (~_or_6 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2])))
            & (at_most_one({f_u_bank_arbiter_pend_0[3], (|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd3)})
            & (~_or_7 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3])))
            & (at_most_one({f_u_bank_arbiter_pend_0[4], (|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd4)})
            & (~_or_8 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4])))
            & (at_most_one({f_u_bank_arbiter_pend_0[5], (|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd5)})
            & (~_or_9 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5]))));

    wire _f_u_ccu_0_src_valid_0_and = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_2: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]
            & _f_u_ccu_0_src_valid_0_and) | ((f_u_ccu_0_ready[1] == f_u_ccu_0_ready[0])
            & ~(_or_5 & _or_4)));

    wire _f_u_ccu_0_src_valid_0_and_2 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_3: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & _f_u_ccu_0_src_valid_0_and_2) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[0])
            & ~(_or_6 & _or_4)));

    wire _f_u_ccu_0_src_valid_1_and = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_4: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & _f_u_ccu_0_src_valid_1_and) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[1])
            & ~(_or_6 & _or_5)));

    wire _f_u_ccu_0_src_valid_0_and_3 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_5: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & _f_u_ccu_0_src_valid_0_and_3) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[0])
            & ~(_or_7 & _or_4)));

    wire _f_u_ccu_0_src_valid_1_and_2 = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_6: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & _f_u_ccu_0_src_valid_1_and_2) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[1])
            & ~(_or_7 & _or_5)));

    wire _f_u_ccu_0_src_valid_2_and = f_u_ccu_0_src_valid[2]
            & (_f_u_ccu_0_entry_2_index_of == _f_u_ccu_0_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_7: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & _f_u_ccu_0_src_valid_2_and) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[2])
            & ~(_or_7 & _or_6)));

    wire _f_u_ccu_0_src_valid_0_and_4 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_8: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_0_and_4) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[0])
            & ~(_or_8 & _or_4)));

    wire _f_u_ccu_0_src_valid_1_and_3 = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_9: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_1_and_3) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[1])
            & ~(_or_8 & _or_5)));

    wire _f_u_ccu_0_src_valid_2_and_2 = f_u_ccu_0_src_valid[2]
            & (_f_u_ccu_0_entry_2_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_10: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_2_and_2) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[2])
            & ~(_or_8 & _or_6)));

    wire _f_u_ccu_0_src_valid_3_and = f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_11: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_3_and) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[3])
            & ~(_or_8 & _or_7)));

    wire _f_u_ccu_0_src_valid_0_and_5 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_12: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_0_and_5) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[0])
            & ~(_or_9 & _or_4)));

    wire _f_u_ccu_0_src_valid_1_and_4 = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_13: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_1_and_4) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[1])
            & ~(_or_9 & _or_5)));

    wire _f_u_ccu_0_src_valid_2_and_3 = f_u_ccu_0_src_valid[2]
            & (_f_u_ccu_0_entry_2_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_14: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_2_and_3) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[2])
            & ~(_or_9 & _or_6)));

    wire _f_u_ccu_0_src_valid_3_and_2 = f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_15: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_3_and_2) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[3])
            & ~(_or_9 & _or_7)));

    wire _f_u_ccu_0_src_valid_4_and = f_u_ccu_0_src_valid[4]
            & (_f_u_ccu_0_entry_4_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_16: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_4_and) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[4])
            & ~(_or_9 & _or_8)));

    wire _or_10 = (((_or_4 | (_or_5 & (f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_0_index_of))))
            | (_or_6 & (f_u_ccu_0_src_valid[2] & (_f_u_ccu_0_entry_2_index_of ==
            _f_u_ccu_0_entry_0_index_of)))) | (_or_7 & (f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_0_index_of))))
            | (_or_8 & (f_u_ccu_0_src_valid[4] & (_f_u_ccu_0_entry_4_index_of ==
            _f_u_ccu_0_entry_0_index_of)));
    wire _or_11 = ((((_or_5 | (_or_4 & _f_u_ccu_0_src_valid_0_and))
            | (_or_6 & (f_u_ccu_0_src_valid[2] & (_f_u_ccu_0_entry_2_index_of ==
            _f_u_ccu_0_entry_1_index_of)))) | (_or_7 & (f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_1_index_of))))
            | (_or_8 & (f_u_ccu_0_src_valid[4] & (_f_u_ccu_0_entry_4_index_of ==
            _f_u_ccu_0_entry_1_index_of)))) | (_or_9 & (f_u_ccu_0_src_valid[5]
            & (_f_u_ccu_0_entry_5_index_of == _f_u_ccu_0_entry_1_index_of)));
    wire _or_12 = ((((_or_6 | (_or_4 & _f_u_ccu_0_src_valid_0_and_2))
            | (_or_5 & _f_u_ccu_0_src_valid_1_and)) | (_or_7
            & (f_u_ccu_0_src_valid[3] & (_f_u_ccu_0_entry_3_index_of ==
            _f_u_ccu_0_entry_2_index_of)))) | (_or_8 & (f_u_ccu_0_src_valid[4]
            & (_f_u_ccu_0_entry_4_index_of == _f_u_ccu_0_entry_2_index_of))))
            | (_or_9 & (f_u_ccu_0_src_valid[5] & (_f_u_ccu_0_entry_5_index_of ==
            _f_u_ccu_0_entry_2_index_of)));
    wire _or_13 = ~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3])
            | (((((_or_7 | (_or_4 & _f_u_ccu_0_src_valid_0_and_3))
            | (_or_5 & _f_u_ccu_0_src_valid_1_and_2)) | (_or_6 & _f_u_ccu_0_src_valid_2_and))
            | (_or_8 & (f_u_ccu_0_src_valid[4] & (_f_u_ccu_0_entry_4_index_of ==
            _f_u_ccu_0_entry_3_index_of)))) | (_or_9 & (f_u_ccu_0_src_valid[5]
            & (_f_u_ccu_0_entry_5_index_of == _f_u_ccu_0_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_17:
            assert((~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0])
            | (_or_10 | (_or_9 & (f_u_ccu_0_src_valid[5]
            & (_f_u_ccu_0_entry_5_index_of == _f_u_ccu_0_entry_0_index_of)))))
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]) | _or_11)
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2]) | _or_12) & _or_13
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4])
            | (((((_or_8 | (_or_4 & _f_u_ccu_0_src_valid_0_and_4))
            | (_or_5 & _f_u_ccu_0_src_valid_1_and_3)) | (_or_6 & _f_u_ccu_0_src_valid_2_and_2))
            | (_or_7 & _f_u_ccu_0_src_valid_3_and)) | (_or_9
            & (f_u_ccu_0_src_valid[5] & (_f_u_ccu_0_entry_5_index_of ==
            _f_u_ccu_0_entry_4_index_of))))) & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & ~f_u_ccu_0_ready[5])
            | (((((_or_9 | (_or_4 & _f_u_ccu_0_src_valid_0_and_5))
            | (_or_5 & _f_u_ccu_0_src_valid_1_and_4)) | (_or_6 & _f_u_ccu_0_src_valid_2_and_3))
            | (_or_7 & _f_u_ccu_0_src_valid_3_and_2)) | (_or_8 & _f_u_ccu_0_src_valid_4_and))));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_3: assert(f_1_busy == f_u_ccu_1_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_4: assert(~f_u_ccu_1_busy
            | ((f_u_ccu_1_wid == f_1_wid) & (f_u_ccu_1_src_valid == f_1_src)));

    wire [2:0] _f_u_ccu_1_entry_0_index_of = index_of(f_u_ccu_1_entry_0);
    wire _equals_55 = _f_u_ccu_1_entry_0_index_of == 3'd0;
    wire _equals_56 = _f_u_ccu_1_entry_0_index_of == 3'd1;
    wire _equals_57 = _f_u_ccu_1_entry_0_index_of == 3'd2;
    wire _equals_58 = _f_u_ccu_1_entry_0_index_of == 3'd3;
    wire _equals_59 = _f_u_ccu_1_entry_0_index_of == 3'd4;
    wire _equals_60 = _f_u_ccu_1_entry_0_index_of == 3'd5;
    wire _equals_61 = _f_u_ccu_1_entry_0_index_of == 3'd6;
    wire _equals_62 = _f_u_ccu_1_entry_0_index_of == 3'd7;
    wire _equals_63 = (({8{_equals_55}} & f_u_ccu_1_tag_0) | ({8{_equals_56}} & f_u_ccu_1_tag_1)
            | ({8{_equals_57}} & f_u_ccu_1_tag_2) | ({8{_equals_58}} & f_u_ccu_1_tag_3)
            | ({8{_equals_59}} & f_u_ccu_1_tag_4) | ({8{_equals_60}} & f_u_ccu_1_tag_5)
            | ({8{_equals_61}} & f_u_ccu_1_tag_6) | ({8{_equals_62}} & f_u_ccu_1_tag_7)) ==
            f_1_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_7: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0]) | _equals_63);

    wire [2:0] _f_u_ccu_1_entry_1_index_of = index_of(f_u_ccu_1_entry_1);
    wire _equals_64 = _f_u_ccu_1_entry_1_index_of == 3'd0;
    wire _equals_65 = _f_u_ccu_1_entry_1_index_of == 3'd1;
    wire _equals_66 = _f_u_ccu_1_entry_1_index_of == 3'd2;
    wire _equals_67 = _f_u_ccu_1_entry_1_index_of == 3'd3;
    wire _equals_68 = _f_u_ccu_1_entry_1_index_of == 3'd4;
    wire _equals_69 = _f_u_ccu_1_entry_1_index_of == 3'd5;
    wire _equals_70 = _f_u_ccu_1_entry_1_index_of == 3'd6;
    wire _equals_71 = _f_u_ccu_1_entry_1_index_of == 3'd7;
    wire _equals_72 = (({8{_equals_64}} & f_u_ccu_1_tag_0) | ({8{_equals_65}} & f_u_ccu_1_tag_1)
            | ({8{_equals_66}} & f_u_ccu_1_tag_2) | ({8{_equals_67}} & f_u_ccu_1_tag_3)
            | ({8{_equals_68}} & f_u_ccu_1_tag_4) | ({8{_equals_69}} & f_u_ccu_1_tag_5)
            | ({8{_equals_70}} & f_u_ccu_1_tag_6) | ({8{_equals_71}} & f_u_ccu_1_tag_7)) ==
            f_1_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_8: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]) | _equals_72);

    wire [2:0] _f_u_ccu_1_entry_2_index_of = index_of(f_u_ccu_1_entry_2);
    wire _equals_73 = _f_u_ccu_1_entry_2_index_of == 3'd0;
    wire _equals_74 = _f_u_ccu_1_entry_2_index_of == 3'd1;
    wire _equals_75 = _f_u_ccu_1_entry_2_index_of == 3'd2;
    wire _equals_76 = _f_u_ccu_1_entry_2_index_of == 3'd3;
    wire _equals_77 = _f_u_ccu_1_entry_2_index_of == 3'd4;
    wire _equals_78 = _f_u_ccu_1_entry_2_index_of == 3'd5;
    wire _equals_79 = _f_u_ccu_1_entry_2_index_of == 3'd6;
    wire _equals_80 = _f_u_ccu_1_entry_2_index_of == 3'd7;
    wire _equals_81 = (({8{_equals_73}} & f_u_ccu_1_tag_0) | ({8{_equals_74}} & f_u_ccu_1_tag_1)
            | ({8{_equals_75}} & f_u_ccu_1_tag_2) | ({8{_equals_76}} & f_u_ccu_1_tag_3)
            | ({8{_equals_77}} & f_u_ccu_1_tag_4) | ({8{_equals_78}} & f_u_ccu_1_tag_5)
            | ({8{_equals_79}} & f_u_ccu_1_tag_6) | ({8{_equals_80}} & f_u_ccu_1_tag_7)) ==
            f_1_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_9: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]) | _equals_81);

    wire [2:0] _f_u_ccu_1_entry_3_index_of = index_of(f_u_ccu_1_entry_3);
    wire _equals_82 = _f_u_ccu_1_entry_3_index_of == 3'd0;
    wire _equals_83 = _f_u_ccu_1_entry_3_index_of == 3'd1;
    wire _equals_84 = _f_u_ccu_1_entry_3_index_of == 3'd2;
    wire _equals_85 = _f_u_ccu_1_entry_3_index_of == 3'd3;
    wire _equals_86 = _f_u_ccu_1_entry_3_index_of == 3'd4;
    wire _equals_87 = _f_u_ccu_1_entry_3_index_of == 3'd5;
    wire _equals_88 = _f_u_ccu_1_entry_3_index_of == 3'd6;
    wire _equals_89 = _f_u_ccu_1_entry_3_index_of == 3'd7;
    wire _equals_90 = (({8{_equals_82}} & f_u_ccu_1_tag_0) | ({8{_equals_83}} & f_u_ccu_1_tag_1)
            | ({8{_equals_84}} & f_u_ccu_1_tag_2) | ({8{_equals_85}} & f_u_ccu_1_tag_3)
            | ({8{_equals_86}} & f_u_ccu_1_tag_4) | ({8{_equals_87}} & f_u_ccu_1_tag_5)
            | ({8{_equals_88}} & f_u_ccu_1_tag_6) | ({8{_equals_89}} & f_u_ccu_1_tag_7)) ==
            f_1_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_10: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]) | _equals_90);

    wire [2:0] _f_u_ccu_1_entry_4_index_of = index_of(f_u_ccu_1_entry_4);
    wire _equals_91 = _f_u_ccu_1_entry_4_index_of == 3'd0;
    wire _equals_92 = _f_u_ccu_1_entry_4_index_of == 3'd1;
    wire _equals_93 = _f_u_ccu_1_entry_4_index_of == 3'd2;
    wire _equals_94 = _f_u_ccu_1_entry_4_index_of == 3'd3;
    wire _equals_95 = _f_u_ccu_1_entry_4_index_of == 3'd4;
    wire _equals_96 = _f_u_ccu_1_entry_4_index_of == 3'd5;
    wire _equals_97 = _f_u_ccu_1_entry_4_index_of == 3'd6;
    wire _equals_98 = _f_u_ccu_1_entry_4_index_of == 3'd7;
    wire _equals_99 = (({8{_equals_91}} & f_u_ccu_1_tag_0) | ({8{_equals_92}} & f_u_ccu_1_tag_1)
            | ({8{_equals_93}} & f_u_ccu_1_tag_2) | ({8{_equals_94}} & f_u_ccu_1_tag_3)
            | ({8{_equals_95}} & f_u_ccu_1_tag_4) | ({8{_equals_96}} & f_u_ccu_1_tag_5)
            | ({8{_equals_97}} & f_u_ccu_1_tag_6) | ({8{_equals_98}} & f_u_ccu_1_tag_7)) ==
            f_1_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_11: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]) | _equals_99);

    wire [2:0] _f_u_ccu_1_entry_5_index_of = index_of(f_u_ccu_1_entry_5);
    wire _equals_100 = _f_u_ccu_1_entry_5_index_of == 3'd0;
    wire _equals_101 = _f_u_ccu_1_entry_5_index_of == 3'd1;
    wire _equals_102 = _f_u_ccu_1_entry_5_index_of == 3'd2;
    wire _equals_103 = _f_u_ccu_1_entry_5_index_of == 3'd3;
    wire _equals_104 = _f_u_ccu_1_entry_5_index_of == 3'd4;
    wire _equals_105 = _f_u_ccu_1_entry_5_index_of == 3'd5;
    wire _equals_106 = _f_u_ccu_1_entry_5_index_of == 3'd6;
    wire _equals_107 = _f_u_ccu_1_entry_5_index_of == 3'd7;
    wire _equals_108 = (({8{_equals_100}} & f_u_ccu_1_tag_0) | ({8{_equals_101}} & f_u_ccu_1_tag_1)
            | ({8{_equals_102}} & f_u_ccu_1_tag_2) | ({8{_equals_103}} & f_u_ccu_1_tag_3)
            | ({8{_equals_104}} & f_u_ccu_1_tag_4) | ({8{_equals_105}} & f_u_ccu_1_tag_5)
            | ({8{_equals_106}} & f_u_ccu_1_tag_6) | ({8{_equals_107}} & f_u_ccu_1_tag_7)) ==
            f_1_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_12: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]) | _equals_108);

    wire _or_14 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd0)) | f_u_bank_arbiter_pend_1[0];
    wire _or_15 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd1)) | f_u_bank_arbiter_pend_1[1];
    wire _or_16 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd2)) | f_u_bank_arbiter_pend_1[2];
    wire _or_17 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd3)) | f_u_bank_arbiter_pend_1[3];
    wire _or_18 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd4)) | f_u_bank_arbiter_pend_1[4];
    wire _or_19 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd5)) | f_u_bank_arbiter_pend_1[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_18:
            assert((at_most_one({f_u_bank_arbiter_pend_1[0],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd0)}) & (~_or_14 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0])))
            & (at_most_one({f_u_bank_arbiter_pend_1[1], (|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd1)})
            & (~_or_15 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1])))
            & (at_most_one({f_u_bank_arbiter_pend_1[2], (|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd2)})
            & (~_or_16 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2])))
            & (at_most_one({f_u_bank_arbiter_pend_1[3], (|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd3)})
            & (~_or_17 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3])))
            & (at_most_one({f_u_bank_arbiter_pend_1[4], (|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd4)})
            & (~_or_18 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4])))
            & (at_most_one({f_u_bank_arbiter_pend_1[5], (|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd5)})
            & (~_or_19 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5]))));

    wire _f_u_ccu_1_src_valid_0_and = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_19: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & _f_u_ccu_1_src_valid_0_and) | ((f_u_ccu_1_ready[1] == f_u_ccu_1_ready[0])
            & ~(_or_15 & _or_14)));

    wire _f_u_ccu_1_src_valid_0_and_2 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_20: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & _f_u_ccu_1_src_valid_0_and_2) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[0])
            & ~(_or_16 & _or_14)));

    wire _f_u_ccu_1_src_valid_1_and = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_21: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & _f_u_ccu_1_src_valid_1_and) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[1])
            & ~(_or_16 & _or_15)));

    wire _f_u_ccu_1_src_valid_0_and_3 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_22: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & _f_u_ccu_1_src_valid_0_and_3) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[0])
            & ~(_or_17 & _or_14)));

    wire _f_u_ccu_1_src_valid_1_and_2 = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_23: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & _f_u_ccu_1_src_valid_1_and_2) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[1])
            & ~(_or_17 & _or_15)));

    wire _f_u_ccu_1_src_valid_2_and = f_u_ccu_1_src_valid[2]
            & (_f_u_ccu_1_entry_2_index_of == _f_u_ccu_1_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_24: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & _f_u_ccu_1_src_valid_2_and) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[2])
            & ~(_or_17 & _or_16)));

    wire _f_u_ccu_1_src_valid_0_and_4 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_25: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_0_and_4) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[0])
            & ~(_or_18 & _or_14)));

    wire _f_u_ccu_1_src_valid_1_and_3 = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_26: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_1_and_3) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[1])
            & ~(_or_18 & _or_15)));

    wire _f_u_ccu_1_src_valid_2_and_2 = f_u_ccu_1_src_valid[2]
            & (_f_u_ccu_1_entry_2_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_27: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_2_and_2) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[2])
            & ~(_or_18 & _or_16)));

    wire _f_u_ccu_1_src_valid_3_and = f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_28: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_3_and) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[3])
            & ~(_or_18 & _or_17)));

    wire _f_u_ccu_1_src_valid_0_and_5 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_29: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_0_and_5) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[0])
            & ~(_or_19 & _or_14)));

    wire _f_u_ccu_1_src_valid_1_and_4 = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_30: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_1_and_4) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[1])
            & ~(_or_19 & _or_15)));

    wire _f_u_ccu_1_src_valid_2_and_3 = f_u_ccu_1_src_valid[2]
            & (_f_u_ccu_1_entry_2_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_31: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_2_and_3) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[2])
            & ~(_or_19 & _or_16)));

    wire _f_u_ccu_1_src_valid_3_and_2 = f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_32: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_3_and_2) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[3])
            & ~(_or_19 & _or_17)));

    wire _f_u_ccu_1_src_valid_4_and = f_u_ccu_1_src_valid[4]
            & (_f_u_ccu_1_entry_4_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_33: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_4_and) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[4])
            & ~(_or_19 & _or_18)));

    wire _or_20 = (((_or_14 | (_or_15 & (f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_0_index_of))))
            | (_or_16 & (f_u_ccu_1_src_valid[2] & (_f_u_ccu_1_entry_2_index_of ==
            _f_u_ccu_1_entry_0_index_of)))) | (_or_17 & (f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_0_index_of))))
            | (_or_18 & (f_u_ccu_1_src_valid[4] & (_f_u_ccu_1_entry_4_index_of ==
            _f_u_ccu_1_entry_0_index_of)));
    wire _or_21 = ((((_or_15 | (_or_14 & _f_u_ccu_1_src_valid_0_and))
            | (_or_16 & (f_u_ccu_1_src_valid[2] & (_f_u_ccu_1_entry_2_index_of ==
            _f_u_ccu_1_entry_1_index_of)))) | (_or_17 & (f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_1_index_of))))
            | (_or_18 & (f_u_ccu_1_src_valid[4] & (_f_u_ccu_1_entry_4_index_of ==
            _f_u_ccu_1_entry_1_index_of)))) | (_or_19 & (f_u_ccu_1_src_valid[5]
            & (_f_u_ccu_1_entry_5_index_of == _f_u_ccu_1_entry_1_index_of)));
    wire _or_22 = ((((_or_16 | (_or_14 & _f_u_ccu_1_src_valid_0_and_2))
            | (_or_15 & _f_u_ccu_1_src_valid_1_and)) | (_or_17
            & (f_u_ccu_1_src_valid[3] & (_f_u_ccu_1_entry_3_index_of ==
            _f_u_ccu_1_entry_2_index_of)))) | (_or_18 & (f_u_ccu_1_src_valid[4]
            & (_f_u_ccu_1_entry_4_index_of == _f_u_ccu_1_entry_2_index_of))))
            | (_or_19 & (f_u_ccu_1_src_valid[5] & (_f_u_ccu_1_entry_5_index_of ==
            _f_u_ccu_1_entry_2_index_of)));
    wire _or_23 = ~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3])
            | (((((_or_17 | (_or_14 & _f_u_ccu_1_src_valid_0_and_3))
            | (_or_15 & _f_u_ccu_1_src_valid_1_and_2)) | (_or_16 & _f_u_ccu_1_src_valid_2_and))
            | (_or_18 & (f_u_ccu_1_src_valid[4] & (_f_u_ccu_1_entry_4_index_of ==
            _f_u_ccu_1_entry_3_index_of)))) | (_or_19 & (f_u_ccu_1_src_valid[5]
            & (_f_u_ccu_1_entry_5_index_of == _f_u_ccu_1_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_34:
            assert((~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0])
            | (_or_20 | (_or_19 & (f_u_ccu_1_src_valid[5]
            & (_f_u_ccu_1_entry_5_index_of == _f_u_ccu_1_entry_0_index_of)))))
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1]) | _or_21)
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2]) | _or_22) & _or_23
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4])
            | (((((_or_18 | (_or_14 & _f_u_ccu_1_src_valid_0_and_4))
            | (_or_15 & _f_u_ccu_1_src_valid_1_and_3)) | (_or_16 & _f_u_ccu_1_src_valid_2_and_2))
            | (_or_17 & _f_u_ccu_1_src_valid_3_and)) | (_or_19
            & (f_u_ccu_1_src_valid[5] & (_f_u_ccu_1_entry_5_index_of ==
            _f_u_ccu_1_entry_4_index_of))))) & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & ~f_u_ccu_1_ready[5])
            | (((((_or_19 | (_or_14 & _f_u_ccu_1_src_valid_0_and_5))
            | (_or_15 & _f_u_ccu_1_src_valid_1_and_4)) | (_or_16 & _f_u_ccu_1_src_valid_2_and_3))
            | (_or_17 & _f_u_ccu_1_src_valid_3_and_2)) | (_or_18 & _f_u_ccu_1_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_1: assert(~(f_u_ccu_1_owned & f_u_ccu_0_owned
            & (f_u_ccu_1_wid == f_u_ccu_0_wid)));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction

    always @(posedge clk) if (|(grant & f_unit)) f_meta <= inst_meta;

    wire _inverse_3 = ~((f_unit[0] & f_u_ccu_0_busy) | (f_unit[1] & f_u_ccu_1_busy));

    // RF-I1: So does its metadata.
    always @* if (!rst) RF_I1_5: assert(_inverse_3 |
            ((({META_W{f_unit[0]}} & f_u_ccu_0_meta) | ({META_W{f_unit[1]}} & f_u_ccu_1_meta)) ==
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

    wire [1:0] _f_u_ccu_0_busy_etc = {f_u_ccu_1_busy, f_u_ccu_0_busy};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_2(_f_u_ccu_0_busy_etc)});

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
            {1'b0, count_ones_12({f_u_bank_arbiter_pend_1, f_u_bank_arbiter_pend_0})});

    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_0_u_lane_f_data = \u_bank_0.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[0].u_lane.f_known ;
    wire f_u_bank_0_lanes_0_u_lane_f_known = \u_bank_0.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_1_u_lane_f_data = \u_bank_0.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[1].u_lane.f_known ;
    wire f_u_bank_0_lanes_1_u_lane_f_known = \u_bank_0.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_2_u_lane_f_data = \u_bank_0.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[2].u_lane.f_known ;
    wire f_u_bank_0_lanes_2_u_lane_f_known = \u_bank_0.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_3_u_lane_f_data = \u_bank_0.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[3].u_lane.f_known ;
    wire f_u_bank_0_lanes_3_u_lane_f_known = \u_bank_0.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_4_u_lane_f_data = \u_bank_0.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[4].u_lane.f_known ;
    wire f_u_bank_0_lanes_4_u_lane_f_known = \u_bank_0.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_5_u_lane_f_data = \u_bank_0.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[5].u_lane.f_known ;
    wire f_u_bank_0_lanes_5_u_lane_f_known = \u_bank_0.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_6_u_lane_f_data = \u_bank_0.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[6].u_lane.f_known ;
    wire f_u_bank_0_lanes_6_u_lane_f_known = \u_bank_0.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_7_u_lane_f_data = \u_bank_0.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[7].u_lane.f_known ;
    wire f_u_bank_0_lanes_7_u_lane_f_known = \u_bank_0.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_8_u_lane_f_data = \u_bank_0.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[8].u_lane.f_known ;
    wire f_u_bank_0_lanes_8_u_lane_f_known = \u_bank_0.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_9_u_lane_f_data = \u_bank_0.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[9].u_lane.f_known ;
    wire f_u_bank_0_lanes_9_u_lane_f_known = \u_bank_0.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_10_u_lane_f_data = \u_bank_0.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[10].u_lane.f_known ;
    wire f_u_bank_0_lanes_10_u_lane_f_known = \u_bank_0.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_11_u_lane_f_data = \u_bank_0.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[11].u_lane.f_known ;
    wire f_u_bank_0_lanes_11_u_lane_f_known = \u_bank_0.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_12_u_lane_f_data = \u_bank_0.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[12].u_lane.f_known ;
    wire f_u_bank_0_lanes_12_u_lane_f_known = \u_bank_0.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_13_u_lane_f_data = \u_bank_0.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[13].u_lane.f_known ;
    wire f_u_bank_0_lanes_13_u_lane_f_known = \u_bank_0.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_14_u_lane_f_data = \u_bank_0.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[14].u_lane.f_known ;
    wire f_u_bank_0_lanes_14_u_lane_f_known = \u_bank_0.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_15_u_lane_f_data = \u_bank_0.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[15].u_lane.f_known ;
    wire f_u_bank_0_lanes_15_u_lane_f_known = \u_bank_0.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_16_u_lane_f_data = \u_bank_0.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[16].u_lane.f_known ;
    wire f_u_bank_0_lanes_16_u_lane_f_known = \u_bank_0.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_17_u_lane_f_data = \u_bank_0.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[17].u_lane.f_known ;
    wire f_u_bank_0_lanes_17_u_lane_f_known = \u_bank_0.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_18_u_lane_f_data = \u_bank_0.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[18].u_lane.f_known ;
    wire f_u_bank_0_lanes_18_u_lane_f_known = \u_bank_0.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_19_u_lane_f_data = \u_bank_0.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[19].u_lane.f_known ;
    wire f_u_bank_0_lanes_19_u_lane_f_known = \u_bank_0.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_20_u_lane_f_data = \u_bank_0.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[20].u_lane.f_known ;
    wire f_u_bank_0_lanes_20_u_lane_f_known = \u_bank_0.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_21_u_lane_f_data = \u_bank_0.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[21].u_lane.f_known ;
    wire f_u_bank_0_lanes_21_u_lane_f_known = \u_bank_0.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_22_u_lane_f_data = \u_bank_0.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[22].u_lane.f_known ;
    wire f_u_bank_0_lanes_22_u_lane_f_known = \u_bank_0.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_23_u_lane_f_data = \u_bank_0.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[23].u_lane.f_known ;
    wire f_u_bank_0_lanes_23_u_lane_f_known = \u_bank_0.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_24_u_lane_f_data = \u_bank_0.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[24].u_lane.f_known ;
    wire f_u_bank_0_lanes_24_u_lane_f_known = \u_bank_0.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_25_u_lane_f_data = \u_bank_0.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[25].u_lane.f_known ;
    wire f_u_bank_0_lanes_25_u_lane_f_known = \u_bank_0.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_26_u_lane_f_data = \u_bank_0.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[26].u_lane.f_known ;
    wire f_u_bank_0_lanes_26_u_lane_f_known = \u_bank_0.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_27_u_lane_f_data = \u_bank_0.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[27].u_lane.f_known ;
    wire f_u_bank_0_lanes_27_u_lane_f_known = \u_bank_0.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_28_u_lane_f_data = \u_bank_0.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[28].u_lane.f_known ;
    wire f_u_bank_0_lanes_28_u_lane_f_known = \u_bank_0.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_29_u_lane_f_data = \u_bank_0.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[29].u_lane.f_known ;
    wire f_u_bank_0_lanes_29_u_lane_f_known = \u_bank_0.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_30_u_lane_f_data = \u_bank_0.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[30].u_lane.f_known ;
    wire f_u_bank_0_lanes_30_u_lane_f_known = \u_bank_0.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_0.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_0_lanes_31_u_lane_f_data = \u_bank_0.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_0.lanes[31].u_lane.f_known ;
    wire f_u_bank_0_lanes_31_u_lane_f_known = \u_bank_0.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [7:0] \u_bank_0.f_row ;
    wire [7:0] f_u_bank_0_f_row = \u_bank_0.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_1: assume(f_u_bank_0_f_row == f_reg[8:1]);

    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_0_u_lane_f_data = \u_bank_1.lanes[0].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[0].u_lane.f_known ;
    wire f_u_bank_1_lanes_0_u_lane_f_known = \u_bank_1.lanes[0].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_1_u_lane_f_data = \u_bank_1.lanes[1].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[1].u_lane.f_known ;
    wire f_u_bank_1_lanes_1_u_lane_f_known = \u_bank_1.lanes[1].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_2_u_lane_f_data = \u_bank_1.lanes[2].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[2].u_lane.f_known ;
    wire f_u_bank_1_lanes_2_u_lane_f_known = \u_bank_1.lanes[2].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_3_u_lane_f_data = \u_bank_1.lanes[3].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[3].u_lane.f_known ;
    wire f_u_bank_1_lanes_3_u_lane_f_known = \u_bank_1.lanes[3].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_4_u_lane_f_data = \u_bank_1.lanes[4].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[4].u_lane.f_known ;
    wire f_u_bank_1_lanes_4_u_lane_f_known = \u_bank_1.lanes[4].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_5_u_lane_f_data = \u_bank_1.lanes[5].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[5].u_lane.f_known ;
    wire f_u_bank_1_lanes_5_u_lane_f_known = \u_bank_1.lanes[5].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_6_u_lane_f_data = \u_bank_1.lanes[6].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[6].u_lane.f_known ;
    wire f_u_bank_1_lanes_6_u_lane_f_known = \u_bank_1.lanes[6].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_7_u_lane_f_data = \u_bank_1.lanes[7].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[7].u_lane.f_known ;
    wire f_u_bank_1_lanes_7_u_lane_f_known = \u_bank_1.lanes[7].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_8_u_lane_f_data = \u_bank_1.lanes[8].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[8].u_lane.f_known ;
    wire f_u_bank_1_lanes_8_u_lane_f_known = \u_bank_1.lanes[8].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_9_u_lane_f_data = \u_bank_1.lanes[9].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[9].u_lane.f_known ;
    wire f_u_bank_1_lanes_9_u_lane_f_known = \u_bank_1.lanes[9].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_10_u_lane_f_data = \u_bank_1.lanes[10].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[10].u_lane.f_known ;
    wire f_u_bank_1_lanes_10_u_lane_f_known = \u_bank_1.lanes[10].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_11_u_lane_f_data = \u_bank_1.lanes[11].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[11].u_lane.f_known ;
    wire f_u_bank_1_lanes_11_u_lane_f_known = \u_bank_1.lanes[11].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_12_u_lane_f_data = \u_bank_1.lanes[12].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[12].u_lane.f_known ;
    wire f_u_bank_1_lanes_12_u_lane_f_known = \u_bank_1.lanes[12].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_13_u_lane_f_data = \u_bank_1.lanes[13].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[13].u_lane.f_known ;
    wire f_u_bank_1_lanes_13_u_lane_f_known = \u_bank_1.lanes[13].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_14_u_lane_f_data = \u_bank_1.lanes[14].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[14].u_lane.f_known ;
    wire f_u_bank_1_lanes_14_u_lane_f_known = \u_bank_1.lanes[14].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_15_u_lane_f_data = \u_bank_1.lanes[15].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[15].u_lane.f_known ;
    wire f_u_bank_1_lanes_15_u_lane_f_known = \u_bank_1.lanes[15].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_16_u_lane_f_data = \u_bank_1.lanes[16].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[16].u_lane.f_known ;
    wire f_u_bank_1_lanes_16_u_lane_f_known = \u_bank_1.lanes[16].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_17_u_lane_f_data = \u_bank_1.lanes[17].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[17].u_lane.f_known ;
    wire f_u_bank_1_lanes_17_u_lane_f_known = \u_bank_1.lanes[17].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_18_u_lane_f_data = \u_bank_1.lanes[18].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[18].u_lane.f_known ;
    wire f_u_bank_1_lanes_18_u_lane_f_known = \u_bank_1.lanes[18].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_19_u_lane_f_data = \u_bank_1.lanes[19].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[19].u_lane.f_known ;
    wire f_u_bank_1_lanes_19_u_lane_f_known = \u_bank_1.lanes[19].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_20_u_lane_f_data = \u_bank_1.lanes[20].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[20].u_lane.f_known ;
    wire f_u_bank_1_lanes_20_u_lane_f_known = \u_bank_1.lanes[20].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_21_u_lane_f_data = \u_bank_1.lanes[21].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[21].u_lane.f_known ;
    wire f_u_bank_1_lanes_21_u_lane_f_known = \u_bank_1.lanes[21].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_22_u_lane_f_data = \u_bank_1.lanes[22].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[22].u_lane.f_known ;
    wire f_u_bank_1_lanes_22_u_lane_f_known = \u_bank_1.lanes[22].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_23_u_lane_f_data = \u_bank_1.lanes[23].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[23].u_lane.f_known ;
    wire f_u_bank_1_lanes_23_u_lane_f_known = \u_bank_1.lanes[23].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_24_u_lane_f_data = \u_bank_1.lanes[24].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[24].u_lane.f_known ;
    wire f_u_bank_1_lanes_24_u_lane_f_known = \u_bank_1.lanes[24].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_25_u_lane_f_data = \u_bank_1.lanes[25].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[25].u_lane.f_known ;
    wire f_u_bank_1_lanes_25_u_lane_f_known = \u_bank_1.lanes[25].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_26_u_lane_f_data = \u_bank_1.lanes[26].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[26].u_lane.f_known ;
    wire f_u_bank_1_lanes_26_u_lane_f_known = \u_bank_1.lanes[26].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_27_u_lane_f_data = \u_bank_1.lanes[27].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[27].u_lane.f_known ;
    wire f_u_bank_1_lanes_27_u_lane_f_known = \u_bank_1.lanes[27].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_28_u_lane_f_data = \u_bank_1.lanes[28].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[28].u_lane.f_known ;
    wire f_u_bank_1_lanes_28_u_lane_f_known = \u_bank_1.lanes[28].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_29_u_lane_f_data = \u_bank_1.lanes[29].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[29].u_lane.f_known ;
    wire f_u_bank_1_lanes_29_u_lane_f_known = \u_bank_1.lanes[29].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_30_u_lane_f_data = \u_bank_1.lanes[30].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[30].u_lane.f_known ;
    wire f_u_bank_1_lanes_30_u_lane_f_known = \u_bank_1.lanes[30].u_lane.f_known ;
    (* hierconn *) wire [LANE_W-1:0] \u_bank_1.lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_u_bank_1_lanes_31_u_lane_f_data = \u_bank_1.lanes[31].u_lane.f_data ;
    (* hierconn *) wire \u_bank_1.lanes[31].u_lane.f_known ;
    wire f_u_bank_1_lanes_31_u_lane_f_known = \u_bank_1.lanes[31].u_lane.f_known ;

    // Symbol: the row of every bank is that of the register.
    (* hierconn *) wire [7:0] \u_bank_1.f_row ;
    wire [7:0] f_u_bank_1_f_row = \u_bank_1.f_row ;

    // RF-W1
    always @* if (!rst) RF_W1_2: assume(f_u_bank_1_f_row == f_reg[8:1]);

    wire [32*LANE_W-1:0] _f_u_bank_0_lanes_0_u_lane_f_data_etc =
            {f_u_bank_0_lanes_31_u_lane_f_data, f_u_bank_0_lanes_30_u_lane_f_data,
            f_u_bank_0_lanes_29_u_lane_f_data, f_u_bank_0_lanes_28_u_lane_f_data,
            f_u_bank_0_lanes_27_u_lane_f_data, f_u_bank_0_lanes_26_u_lane_f_data,
            f_u_bank_0_lanes_25_u_lane_f_data, f_u_bank_0_lanes_24_u_lane_f_data,
            f_u_bank_0_lanes_23_u_lane_f_data, f_u_bank_0_lanes_22_u_lane_f_data,
            f_u_bank_0_lanes_21_u_lane_f_data, f_u_bank_0_lanes_20_u_lane_f_data,
            f_u_bank_0_lanes_19_u_lane_f_data, f_u_bank_0_lanes_18_u_lane_f_data,
            f_u_bank_0_lanes_17_u_lane_f_data, f_u_bank_0_lanes_16_u_lane_f_data,
            f_u_bank_0_lanes_15_u_lane_f_data, f_u_bank_0_lanes_14_u_lane_f_data,
            f_u_bank_0_lanes_13_u_lane_f_data, f_u_bank_0_lanes_12_u_lane_f_data,
            f_u_bank_0_lanes_11_u_lane_f_data, f_u_bank_0_lanes_10_u_lane_f_data,
            f_u_bank_0_lanes_9_u_lane_f_data, f_u_bank_0_lanes_8_u_lane_f_data,
            f_u_bank_0_lanes_7_u_lane_f_data, f_u_bank_0_lanes_6_u_lane_f_data,
            f_u_bank_0_lanes_5_u_lane_f_data, f_u_bank_0_lanes_4_u_lane_f_data,
            f_u_bank_0_lanes_3_u_lane_f_data, f_u_bank_0_lanes_2_u_lane_f_data,
            f_u_bank_0_lanes_1_u_lane_f_data, f_u_bank_0_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] _f_u_bank_1_lanes_0_u_lane_f_data_etc =
            {f_u_bank_1_lanes_31_u_lane_f_data, f_u_bank_1_lanes_30_u_lane_f_data,
            f_u_bank_1_lanes_29_u_lane_f_data, f_u_bank_1_lanes_28_u_lane_f_data,
            f_u_bank_1_lanes_27_u_lane_f_data, f_u_bank_1_lanes_26_u_lane_f_data,
            f_u_bank_1_lanes_25_u_lane_f_data, f_u_bank_1_lanes_24_u_lane_f_data,
            f_u_bank_1_lanes_23_u_lane_f_data, f_u_bank_1_lanes_22_u_lane_f_data,
            f_u_bank_1_lanes_21_u_lane_f_data, f_u_bank_1_lanes_20_u_lane_f_data,
            f_u_bank_1_lanes_19_u_lane_f_data, f_u_bank_1_lanes_18_u_lane_f_data,
            f_u_bank_1_lanes_17_u_lane_f_data, f_u_bank_1_lanes_16_u_lane_f_data,
            f_u_bank_1_lanes_15_u_lane_f_data, f_u_bank_1_lanes_14_u_lane_f_data,
            f_u_bank_1_lanes_13_u_lane_f_data, f_u_bank_1_lanes_12_u_lane_f_data,
            f_u_bank_1_lanes_11_u_lane_f_data, f_u_bank_1_lanes_10_u_lane_f_data,
            f_u_bank_1_lanes_9_u_lane_f_data, f_u_bank_1_lanes_8_u_lane_f_data,
            f_u_bank_1_lanes_7_u_lane_f_data, f_u_bank_1_lanes_6_u_lane_f_data,
            f_u_bank_1_lanes_5_u_lane_f_data, f_u_bank_1_lanes_4_u_lane_f_data,
            f_u_bank_1_lanes_3_u_lane_f_data, f_u_bank_1_lanes_2_u_lane_f_data,
            f_u_bank_1_lanes_1_u_lane_f_data, f_u_bank_1_lanes_0_u_lane_f_data};
    wire [32*LANE_W-1:0] f_value = ({(32*LANE_W){~f_reg[0]}}
            & _f_u_bank_0_lanes_0_u_lane_f_data_etc) | ({(32*LANE_W){f_reg[0]}}
            & _f_u_bank_1_lanes_0_u_lane_f_data_etc);
    wire [31:0] _f_u_bank_0_lanes_0_u_lane_f_known_etc =
            {f_u_bank_0_lanes_31_u_lane_f_known, f_u_bank_0_lanes_30_u_lane_f_known,
            f_u_bank_0_lanes_29_u_lane_f_known, f_u_bank_0_lanes_28_u_lane_f_known,
            f_u_bank_0_lanes_27_u_lane_f_known, f_u_bank_0_lanes_26_u_lane_f_known,
            f_u_bank_0_lanes_25_u_lane_f_known, f_u_bank_0_lanes_24_u_lane_f_known,
            f_u_bank_0_lanes_23_u_lane_f_known, f_u_bank_0_lanes_22_u_lane_f_known,
            f_u_bank_0_lanes_21_u_lane_f_known, f_u_bank_0_lanes_20_u_lane_f_known,
            f_u_bank_0_lanes_19_u_lane_f_known, f_u_bank_0_lanes_18_u_lane_f_known,
            f_u_bank_0_lanes_17_u_lane_f_known, f_u_bank_0_lanes_16_u_lane_f_known,
            f_u_bank_0_lanes_15_u_lane_f_known, f_u_bank_0_lanes_14_u_lane_f_known,
            f_u_bank_0_lanes_13_u_lane_f_known, f_u_bank_0_lanes_12_u_lane_f_known,
            f_u_bank_0_lanes_11_u_lane_f_known, f_u_bank_0_lanes_10_u_lane_f_known,
            f_u_bank_0_lanes_9_u_lane_f_known, f_u_bank_0_lanes_8_u_lane_f_known,
            f_u_bank_0_lanes_7_u_lane_f_known, f_u_bank_0_lanes_6_u_lane_f_known,
            f_u_bank_0_lanes_5_u_lane_f_known, f_u_bank_0_lanes_4_u_lane_f_known,
            f_u_bank_0_lanes_3_u_lane_f_known, f_u_bank_0_lanes_2_u_lane_f_known,
            f_u_bank_0_lanes_1_u_lane_f_known, f_u_bank_0_lanes_0_u_lane_f_known};
    wire [31:0] _f_u_bank_1_lanes_0_u_lane_f_known_etc =
            {f_u_bank_1_lanes_31_u_lane_f_known, f_u_bank_1_lanes_30_u_lane_f_known,
            f_u_bank_1_lanes_29_u_lane_f_known, f_u_bank_1_lanes_28_u_lane_f_known,
            f_u_bank_1_lanes_27_u_lane_f_known, f_u_bank_1_lanes_26_u_lane_f_known,
            f_u_bank_1_lanes_25_u_lane_f_known, f_u_bank_1_lanes_24_u_lane_f_known,
            f_u_bank_1_lanes_23_u_lane_f_known, f_u_bank_1_lanes_22_u_lane_f_known,
            f_u_bank_1_lanes_21_u_lane_f_known, f_u_bank_1_lanes_20_u_lane_f_known,
            f_u_bank_1_lanes_19_u_lane_f_known, f_u_bank_1_lanes_18_u_lane_f_known,
            f_u_bank_1_lanes_17_u_lane_f_known, f_u_bank_1_lanes_16_u_lane_f_known,
            f_u_bank_1_lanes_15_u_lane_f_known, f_u_bank_1_lanes_14_u_lane_f_known,
            f_u_bank_1_lanes_13_u_lane_f_known, f_u_bank_1_lanes_12_u_lane_f_known,
            f_u_bank_1_lanes_11_u_lane_f_known, f_u_bank_1_lanes_10_u_lane_f_known,
            f_u_bank_1_lanes_9_u_lane_f_known, f_u_bank_1_lanes_8_u_lane_f_known,
            f_u_bank_1_lanes_7_u_lane_f_known, f_u_bank_1_lanes_6_u_lane_f_known,
            f_u_bank_1_lanes_5_u_lane_f_known, f_u_bank_1_lanes_4_u_lane_f_known,
            f_u_bank_1_lanes_3_u_lane_f_known, f_u_bank_1_lanes_2_u_lane_f_known,
            f_u_bank_1_lanes_1_u_lane_f_known, f_u_bank_1_lanes_0_u_lane_f_known};
    wire [31:0] f_known_lanes = ({32{~f_reg[0]}} & _f_u_bank_0_lanes_0_u_lane_f_known_etc)
            | ({32{f_reg[0]}} & _f_u_bank_1_lanes_0_u_lane_f_known_etc);

    reg [31:0] f_written; // in the last cycle
    reg [32*LANE_W-1:0] f_wdata; // what was written then
    reg [31:0] f_had; // known in the last cycle
    reg [32*LANE_W-1:0] f_old; // what was in it

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 32'd0;
            f_had <= 32'd0;
        end else begin
            f_written <= ({32{wb_valid[0] & wb_ready[0] & (wb_phys[8:0] == f_reg)}} & wb_mask[31:0])
                    | ({32{wb_valid[1] & wb_ready[1] & (wb_phys[17:9] == f_reg)}} & wb_mask[63:32]);
            f_had <= f_known_lanes;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({(32*LANE_W){wb_valid[0] & wb_ready[0] & (wb_phys[8:0] == f_reg)}}
                & wb_data[32*LANE_W-1:0])
                | ({(32*LANE_W){wb_valid[1] & wb_ready[1] & (wb_phys[17:9] == f_reg)}}
                & wb_data[32*LANE_W +: 32*LANE_W]);
        f_old <= f_value;
    end

    wire [31:0] _joined_5 = {f_value[31*LANE_W +: LANE_W] == f_wdata[31*LANE_W +: LANE_W],
            f_value[30*LANE_W +: LANE_W] == f_wdata[30*LANE_W +: LANE_W],
            f_value[29*LANE_W +: LANE_W] == f_wdata[29*LANE_W +: LANE_W],
            f_value[28*LANE_W +: LANE_W] == f_wdata[28*LANE_W +: LANE_W],
            f_value[27*LANE_W +: LANE_W] == f_wdata[27*LANE_W +: LANE_W],
            f_value[26*LANE_W +: LANE_W] == f_wdata[26*LANE_W +: LANE_W],
            f_value[25*LANE_W +: LANE_W] == f_wdata[25*LANE_W +: LANE_W],
            f_value[24*LANE_W +: LANE_W] == f_wdata[24*LANE_W +: LANE_W],
            f_value[23*LANE_W +: LANE_W] == f_wdata[23*LANE_W +: LANE_W],
            f_value[22*LANE_W +: LANE_W] == f_wdata[22*LANE_W +: LANE_W],
            f_value[21*LANE_W +: LANE_W] == f_wdata[21*LANE_W +: LANE_W],
            f_value[20*LANE_W +: LANE_W] == f_wdata[20*LANE_W +: LANE_W],
            f_value[19*LANE_W +: LANE_W] == f_wdata[19*LANE_W +: LANE_W],
            f_value[18*LANE_W +: LANE_W] == f_wdata[18*LANE_W +: LANE_W],
            f_value[17*LANE_W +: LANE_W] == f_wdata[17*LANE_W +: LANE_W],
            f_value[16*LANE_W +: LANE_W] == f_wdata[16*LANE_W +: LANE_W],
            f_value[15*LANE_W +: LANE_W] == f_wdata[15*LANE_W +: LANE_W],
            f_value[14*LANE_W +: LANE_W] == f_wdata[14*LANE_W +: LANE_W],
            f_value[13*LANE_W +: LANE_W] == f_wdata[13*LANE_W +: LANE_W],
            f_value[12*LANE_W +: LANE_W] == f_wdata[12*LANE_W +: LANE_W],
            f_value[11*LANE_W +: LANE_W] == f_wdata[11*LANE_W +: LANE_W],
            f_value[10*LANE_W +: LANE_W] == f_wdata[10*LANE_W +: LANE_W],
            f_value[9*LANE_W +: LANE_W] == f_wdata[9*LANE_W +: LANE_W],
            f_value[8*LANE_W +: LANE_W] == f_wdata[8*LANE_W +: LANE_W],
            f_value[7*LANE_W +: LANE_W] == f_wdata[7*LANE_W +: LANE_W],
            f_value[6*LANE_W +: LANE_W] == f_wdata[6*LANE_W +: LANE_W],
            f_value[5*LANE_W +: LANE_W] == f_wdata[5*LANE_W +: LANE_W],
            f_value[4*LANE_W +: LANE_W] == f_wdata[4*LANE_W +: LANE_W],
            f_value[3*LANE_W +: LANE_W] == f_wdata[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_wdata[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_wdata[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_wdata[LANE_W-1:0]};

    // RF-W1: An accepted write-back is in the register, in its lanes.
    always @* if (!rst) RF_W1_3: assert(~(|(f_written & ~(f_known_lanes & _joined_5))));

    wire [31:0] _joined_6 = {f_value[31*LANE_W +: LANE_W] == f_old[31*LANE_W +: LANE_W],
            f_value[30*LANE_W +: LANE_W] == f_old[30*LANE_W +: LANE_W],
            f_value[29*LANE_W +: LANE_W] == f_old[29*LANE_W +: LANE_W],
            f_value[28*LANE_W +: LANE_W] == f_old[28*LANE_W +: LANE_W],
            f_value[27*LANE_W +: LANE_W] == f_old[27*LANE_W +: LANE_W],
            f_value[26*LANE_W +: LANE_W] == f_old[26*LANE_W +: LANE_W],
            f_value[25*LANE_W +: LANE_W] == f_old[25*LANE_W +: LANE_W],
            f_value[24*LANE_W +: LANE_W] == f_old[24*LANE_W +: LANE_W],
            f_value[23*LANE_W +: LANE_W] == f_old[23*LANE_W +: LANE_W],
            f_value[22*LANE_W +: LANE_W] == f_old[22*LANE_W +: LANE_W],
            f_value[21*LANE_W +: LANE_W] == f_old[21*LANE_W +: LANE_W],
            f_value[20*LANE_W +: LANE_W] == f_old[20*LANE_W +: LANE_W],
            f_value[19*LANE_W +: LANE_W] == f_old[19*LANE_W +: LANE_W],
            f_value[18*LANE_W +: LANE_W] == f_old[18*LANE_W +: LANE_W],
            f_value[17*LANE_W +: LANE_W] == f_old[17*LANE_W +: LANE_W],
            f_value[16*LANE_W +: LANE_W] == f_old[16*LANE_W +: LANE_W],
            f_value[15*LANE_W +: LANE_W] == f_old[15*LANE_W +: LANE_W],
            f_value[14*LANE_W +: LANE_W] == f_old[14*LANE_W +: LANE_W],
            f_value[13*LANE_W +: LANE_W] == f_old[13*LANE_W +: LANE_W],
            f_value[12*LANE_W +: LANE_W] == f_old[12*LANE_W +: LANE_W],
            f_value[11*LANE_W +: LANE_W] == f_old[11*LANE_W +: LANE_W],
            f_value[10*LANE_W +: LANE_W] == f_old[10*LANE_W +: LANE_W],
            f_value[9*LANE_W +: LANE_W] == f_old[9*LANE_W +: LANE_W],
            f_value[8*LANE_W +: LANE_W] == f_old[8*LANE_W +: LANE_W],
            f_value[7*LANE_W +: LANE_W] == f_old[7*LANE_W +: LANE_W],
            f_value[6*LANE_W +: LANE_W] == f_old[6*LANE_W +: LANE_W],
            f_value[5*LANE_W +: LANE_W] == f_old[5*LANE_W +: LANE_W],
            f_value[4*LANE_W +: LANE_W] == f_old[4*LANE_W +: LANE_W],
            f_value[3*LANE_W +: LANE_W] == f_old[3*LANE_W +: LANE_W],
            f_value[2*LANE_W +: LANE_W] == f_old[2*LANE_W +: LANE_W],
            f_value[LANE_W +: LANE_W] == f_old[LANE_W +: LANE_W],
            f_value[LANE_W-1:0] == f_old[LANE_W-1:0]};

    // RF-W1: Nothing else changes it.
    always @* if (!rst) RF_W1_4: assert(~(|(f_had & ~f_written & ~(f_known_lanes & _joined_6))));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_0 = \u_ccu_0.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_0 = \u_ccu_0.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_0 = \u_ccu_0.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_0 = \u_ccu_0.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_0 = \u_ccu_0.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_0 = \u_ccu_0.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_0 = \u_ccu_0.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_0 = \u_ccu_0.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_0 = \u_ccu_0.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_0 = \u_ccu_0.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_0 = \u_ccu_0.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_0 = \u_ccu_0.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_0 = \u_ccu_0.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_0 = \u_ccu_0.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_0 = \u_ccu_0.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_0 = \u_ccu_0.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_0 = \u_ccu_0.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_0 = \u_ccu_0.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_0 = \u_ccu_0.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_0 = \u_ccu_0.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_0 = \u_ccu_0.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_0 = \u_ccu_0.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_0 = \u_ccu_0.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_0 = \u_ccu_0.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_0 = \u_ccu_0.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_0 = \u_ccu_0.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_0 = \u_ccu_0.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_0 = \u_ccu_0.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_0 = \u_ccu_0.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_0 = \u_ccu_0.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_0 = \u_ccu_0.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_0 = \u_ccu_0.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_0 = \u_ccu_1.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_0 = \u_ccu_1.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_0 = \u_ccu_1.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_0 = \u_ccu_1.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_0 = \u_ccu_1.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_0 = \u_ccu_1.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_0 = \u_ccu_1.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_0 = \u_ccu_1.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_0 = \u_ccu_1.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_0 = \u_ccu_1.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_0 = \u_ccu_1.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_0 = \u_ccu_1.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_0 = \u_ccu_1.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_0 = \u_ccu_1.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_0 = \u_ccu_1.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_0 = \u_ccu_1.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_0 = \u_ccu_1.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_0 = \u_ccu_1.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_0 = \u_ccu_1.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_0 = \u_ccu_1.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_0 = \u_ccu_1.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_0 = \u_ccu_1.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_0 = \u_ccu_1.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_0 = \u_ccu_1.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_0 = \u_ccu_1.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_0 = \u_ccu_1.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_0 = \u_ccu_1.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_0 = \u_ccu_1.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_0 = \u_ccu_1.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_0 = \u_ccu_1.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_0 = \u_ccu_1.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_0 = \u_ccu_1.lanes[31].u_lane.data_0 ;
    wire _or_24 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_10)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_19)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_28)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_37)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_46);
    wire _or_25 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_55)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_64)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_73)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_82)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_91)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_100);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_0, f_u_ccu_0_lanes_30_u_lane_data_0,
            f_u_ccu_0_lanes_29_u_lane_data_0, f_u_ccu_0_lanes_28_u_lane_data_0,
            f_u_ccu_0_lanes_27_u_lane_data_0, f_u_ccu_0_lanes_26_u_lane_data_0,
            f_u_ccu_0_lanes_25_u_lane_data_0, f_u_ccu_0_lanes_24_u_lane_data_0,
            f_u_ccu_0_lanes_23_u_lane_data_0, f_u_ccu_0_lanes_22_u_lane_data_0,
            f_u_ccu_0_lanes_21_u_lane_data_0, f_u_ccu_0_lanes_20_u_lane_data_0,
            f_u_ccu_0_lanes_19_u_lane_data_0, f_u_ccu_0_lanes_18_u_lane_data_0,
            f_u_ccu_0_lanes_17_u_lane_data_0, f_u_ccu_0_lanes_16_u_lane_data_0,
            f_u_ccu_0_lanes_15_u_lane_data_0, f_u_ccu_0_lanes_14_u_lane_data_0,
            f_u_ccu_0_lanes_13_u_lane_data_0, f_u_ccu_0_lanes_12_u_lane_data_0,
            f_u_ccu_0_lanes_11_u_lane_data_0, f_u_ccu_0_lanes_10_u_lane_data_0,
            f_u_ccu_0_lanes_9_u_lane_data_0, f_u_ccu_0_lanes_8_u_lane_data_0,
            f_u_ccu_0_lanes_7_u_lane_data_0, f_u_ccu_0_lanes_6_u_lane_data_0,
            f_u_ccu_0_lanes_5_u_lane_data_0, f_u_ccu_0_lanes_4_u_lane_data_0,
            f_u_ccu_0_lanes_3_u_lane_data_0, f_u_ccu_0_lanes_2_u_lane_data_0,
            f_u_ccu_0_lanes_1_u_lane_data_0, f_u_ccu_0_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_0, f_u_ccu_1_lanes_30_u_lane_data_0,
            f_u_ccu_1_lanes_29_u_lane_data_0, f_u_ccu_1_lanes_28_u_lane_data_0,
            f_u_ccu_1_lanes_27_u_lane_data_0, f_u_ccu_1_lanes_26_u_lane_data_0,
            f_u_ccu_1_lanes_25_u_lane_data_0, f_u_ccu_1_lanes_24_u_lane_data_0,
            f_u_ccu_1_lanes_23_u_lane_data_0, f_u_ccu_1_lanes_22_u_lane_data_0,
            f_u_ccu_1_lanes_21_u_lane_data_0, f_u_ccu_1_lanes_20_u_lane_data_0,
            f_u_ccu_1_lanes_19_u_lane_data_0, f_u_ccu_1_lanes_18_u_lane_data_0,
            f_u_ccu_1_lanes_17_u_lane_data_0, f_u_ccu_1_lanes_16_u_lane_data_0,
            f_u_ccu_1_lanes_15_u_lane_data_0, f_u_ccu_1_lanes_14_u_lane_data_0,
            f_u_ccu_1_lanes_13_u_lane_data_0, f_u_ccu_1_lanes_12_u_lane_data_0,
            f_u_ccu_1_lanes_11_u_lane_data_0, f_u_ccu_1_lanes_10_u_lane_data_0,
            f_u_ccu_1_lanes_9_u_lane_data_0, f_u_ccu_1_lanes_8_u_lane_data_0,
            f_u_ccu_1_lanes_7_u_lane_data_0, f_u_ccu_1_lanes_6_u_lane_data_0,
            f_u_ccu_1_lanes_5_u_lane_data_0, f_u_ccu_1_lanes_4_u_lane_data_0,
            f_u_ccu_1_lanes_3_u_lane_data_0, f_u_ccu_1_lanes_2_u_lane_data_0,
            f_u_ccu_1_lanes_1_u_lane_data_0, f_u_ccu_1_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _or_26 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_0_etc);
    wire [31:0] _joined_7 = {_or_26[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_26[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_26[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_26[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_26[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_26[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_26[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_26[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_26[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_26[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_26[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_26[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_26[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_26[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_26[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_26[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_26[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_26[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_26[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_26[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_26[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_26[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_26[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_26[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_26[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_26[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_26[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_26[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_26[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_26[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_26[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_26[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_1: assert(~(f_own & f_here[0]
            & ~((f_unit[0] & _or_24) | (f_unit[1] & _or_25))) | ~(|(f_known_lanes & ~_joined_7)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_1 = \u_ccu_0.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_1 = \u_ccu_0.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_1 = \u_ccu_0.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_1 = \u_ccu_0.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_1 = \u_ccu_0.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_1 = \u_ccu_0.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_1 = \u_ccu_0.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_1 = \u_ccu_0.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_1 = \u_ccu_0.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_1 = \u_ccu_0.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_1 = \u_ccu_0.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_1 = \u_ccu_0.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_1 = \u_ccu_0.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_1 = \u_ccu_0.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_1 = \u_ccu_0.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_1 = \u_ccu_0.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_1 = \u_ccu_0.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_1 = \u_ccu_0.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_1 = \u_ccu_0.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_1 = \u_ccu_0.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_1 = \u_ccu_0.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_1 = \u_ccu_0.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_1 = \u_ccu_0.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_1 = \u_ccu_0.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_1 = \u_ccu_0.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_1 = \u_ccu_0.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_1 = \u_ccu_0.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_1 = \u_ccu_0.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_1 = \u_ccu_0.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_1 = \u_ccu_0.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_1 = \u_ccu_0.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_1 = \u_ccu_0.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_1 = \u_ccu_1.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_1 = \u_ccu_1.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_1 = \u_ccu_1.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_1 = \u_ccu_1.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_1 = \u_ccu_1.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_1 = \u_ccu_1.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_1 = \u_ccu_1.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_1 = \u_ccu_1.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_1 = \u_ccu_1.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_1 = \u_ccu_1.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_1 = \u_ccu_1.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_1 = \u_ccu_1.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_1 = \u_ccu_1.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_1 = \u_ccu_1.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_1 = \u_ccu_1.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_1 = \u_ccu_1.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_1 = \u_ccu_1.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_1 = \u_ccu_1.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_1 = \u_ccu_1.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_1 = \u_ccu_1.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_1 = \u_ccu_1.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_1 = \u_ccu_1.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_1 = \u_ccu_1.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_1 = \u_ccu_1.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_1 = \u_ccu_1.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_1 = \u_ccu_1.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_1 = \u_ccu_1.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_1 = \u_ccu_1.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_1 = \u_ccu_1.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_1 = \u_ccu_1.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_1 = \u_ccu_1.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_1 = \u_ccu_1.lanes[31].u_lane.data_1 ;
    wire _or_27 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_11)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_20)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_29)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_38)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_47);
    wire _or_28 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_56)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_65)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_74)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_83)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_92)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_101);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_1, f_u_ccu_0_lanes_30_u_lane_data_1,
            f_u_ccu_0_lanes_29_u_lane_data_1, f_u_ccu_0_lanes_28_u_lane_data_1,
            f_u_ccu_0_lanes_27_u_lane_data_1, f_u_ccu_0_lanes_26_u_lane_data_1,
            f_u_ccu_0_lanes_25_u_lane_data_1, f_u_ccu_0_lanes_24_u_lane_data_1,
            f_u_ccu_0_lanes_23_u_lane_data_1, f_u_ccu_0_lanes_22_u_lane_data_1,
            f_u_ccu_0_lanes_21_u_lane_data_1, f_u_ccu_0_lanes_20_u_lane_data_1,
            f_u_ccu_0_lanes_19_u_lane_data_1, f_u_ccu_0_lanes_18_u_lane_data_1,
            f_u_ccu_0_lanes_17_u_lane_data_1, f_u_ccu_0_lanes_16_u_lane_data_1,
            f_u_ccu_0_lanes_15_u_lane_data_1, f_u_ccu_0_lanes_14_u_lane_data_1,
            f_u_ccu_0_lanes_13_u_lane_data_1, f_u_ccu_0_lanes_12_u_lane_data_1,
            f_u_ccu_0_lanes_11_u_lane_data_1, f_u_ccu_0_lanes_10_u_lane_data_1,
            f_u_ccu_0_lanes_9_u_lane_data_1, f_u_ccu_0_lanes_8_u_lane_data_1,
            f_u_ccu_0_lanes_7_u_lane_data_1, f_u_ccu_0_lanes_6_u_lane_data_1,
            f_u_ccu_0_lanes_5_u_lane_data_1, f_u_ccu_0_lanes_4_u_lane_data_1,
            f_u_ccu_0_lanes_3_u_lane_data_1, f_u_ccu_0_lanes_2_u_lane_data_1,
            f_u_ccu_0_lanes_1_u_lane_data_1, f_u_ccu_0_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_1, f_u_ccu_1_lanes_30_u_lane_data_1,
            f_u_ccu_1_lanes_29_u_lane_data_1, f_u_ccu_1_lanes_28_u_lane_data_1,
            f_u_ccu_1_lanes_27_u_lane_data_1, f_u_ccu_1_lanes_26_u_lane_data_1,
            f_u_ccu_1_lanes_25_u_lane_data_1, f_u_ccu_1_lanes_24_u_lane_data_1,
            f_u_ccu_1_lanes_23_u_lane_data_1, f_u_ccu_1_lanes_22_u_lane_data_1,
            f_u_ccu_1_lanes_21_u_lane_data_1, f_u_ccu_1_lanes_20_u_lane_data_1,
            f_u_ccu_1_lanes_19_u_lane_data_1, f_u_ccu_1_lanes_18_u_lane_data_1,
            f_u_ccu_1_lanes_17_u_lane_data_1, f_u_ccu_1_lanes_16_u_lane_data_1,
            f_u_ccu_1_lanes_15_u_lane_data_1, f_u_ccu_1_lanes_14_u_lane_data_1,
            f_u_ccu_1_lanes_13_u_lane_data_1, f_u_ccu_1_lanes_12_u_lane_data_1,
            f_u_ccu_1_lanes_11_u_lane_data_1, f_u_ccu_1_lanes_10_u_lane_data_1,
            f_u_ccu_1_lanes_9_u_lane_data_1, f_u_ccu_1_lanes_8_u_lane_data_1,
            f_u_ccu_1_lanes_7_u_lane_data_1, f_u_ccu_1_lanes_6_u_lane_data_1,
            f_u_ccu_1_lanes_5_u_lane_data_1, f_u_ccu_1_lanes_4_u_lane_data_1,
            f_u_ccu_1_lanes_3_u_lane_data_1, f_u_ccu_1_lanes_2_u_lane_data_1,
            f_u_ccu_1_lanes_1_u_lane_data_1, f_u_ccu_1_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _or_29 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_1_etc);
    wire [31:0] _joined_8 = {_or_29[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_29[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_29[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_29[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_29[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_29[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_29[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_29[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_29[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_29[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_29[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_29[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_29[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_29[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_29[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_29[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_29[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_29[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_29[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_29[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_29[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_29[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_29[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_29[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_29[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_29[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_29[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_29[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_29[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_29[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_29[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_29[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_2: assert(~(f_own & f_here[1]
            & ~((f_unit[0] & _or_27) | (f_unit[1] & _or_28))) | ~(|(f_known_lanes & ~_joined_8)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_2 = \u_ccu_0.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_2 = \u_ccu_0.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_2 = \u_ccu_0.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_2 = \u_ccu_0.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_2 = \u_ccu_0.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_2 = \u_ccu_0.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_2 = \u_ccu_0.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_2 = \u_ccu_0.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_2 = \u_ccu_0.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_2 = \u_ccu_0.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_2 = \u_ccu_0.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_2 = \u_ccu_0.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_2 = \u_ccu_0.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_2 = \u_ccu_0.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_2 = \u_ccu_0.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_2 = \u_ccu_0.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_2 = \u_ccu_0.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_2 = \u_ccu_0.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_2 = \u_ccu_0.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_2 = \u_ccu_0.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_2 = \u_ccu_0.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_2 = \u_ccu_0.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_2 = \u_ccu_0.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_2 = \u_ccu_0.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_2 = \u_ccu_0.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_2 = \u_ccu_0.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_2 = \u_ccu_0.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_2 = \u_ccu_0.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_2 = \u_ccu_0.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_2 = \u_ccu_0.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_2 = \u_ccu_0.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_2 = \u_ccu_0.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_2 = \u_ccu_1.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_2 = \u_ccu_1.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_2 = \u_ccu_1.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_2 = \u_ccu_1.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_2 = \u_ccu_1.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_2 = \u_ccu_1.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_2 = \u_ccu_1.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_2 = \u_ccu_1.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_2 = \u_ccu_1.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_2 = \u_ccu_1.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_2 = \u_ccu_1.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_2 = \u_ccu_1.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_2 = \u_ccu_1.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_2 = \u_ccu_1.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_2 = \u_ccu_1.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_2 = \u_ccu_1.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_2 = \u_ccu_1.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_2 = \u_ccu_1.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_2 = \u_ccu_1.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_2 = \u_ccu_1.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_2 = \u_ccu_1.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_2 = \u_ccu_1.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_2 = \u_ccu_1.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_2 = \u_ccu_1.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_2 = \u_ccu_1.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_2 = \u_ccu_1.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_2 = \u_ccu_1.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_2 = \u_ccu_1.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_2 = \u_ccu_1.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_2 = \u_ccu_1.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_2 = \u_ccu_1.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_2 = \u_ccu_1.lanes[31].u_lane.data_2 ;
    wire _or_30 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_12)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_21)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_30)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_39)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_48);
    wire _or_31 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_57)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_66)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_75)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_84)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_93)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_102);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_2, f_u_ccu_0_lanes_30_u_lane_data_2,
            f_u_ccu_0_lanes_29_u_lane_data_2, f_u_ccu_0_lanes_28_u_lane_data_2,
            f_u_ccu_0_lanes_27_u_lane_data_2, f_u_ccu_0_lanes_26_u_lane_data_2,
            f_u_ccu_0_lanes_25_u_lane_data_2, f_u_ccu_0_lanes_24_u_lane_data_2,
            f_u_ccu_0_lanes_23_u_lane_data_2, f_u_ccu_0_lanes_22_u_lane_data_2,
            f_u_ccu_0_lanes_21_u_lane_data_2, f_u_ccu_0_lanes_20_u_lane_data_2,
            f_u_ccu_0_lanes_19_u_lane_data_2, f_u_ccu_0_lanes_18_u_lane_data_2,
            f_u_ccu_0_lanes_17_u_lane_data_2, f_u_ccu_0_lanes_16_u_lane_data_2,
            f_u_ccu_0_lanes_15_u_lane_data_2, f_u_ccu_0_lanes_14_u_lane_data_2,
            f_u_ccu_0_lanes_13_u_lane_data_2, f_u_ccu_0_lanes_12_u_lane_data_2,
            f_u_ccu_0_lanes_11_u_lane_data_2, f_u_ccu_0_lanes_10_u_lane_data_2,
            f_u_ccu_0_lanes_9_u_lane_data_2, f_u_ccu_0_lanes_8_u_lane_data_2,
            f_u_ccu_0_lanes_7_u_lane_data_2, f_u_ccu_0_lanes_6_u_lane_data_2,
            f_u_ccu_0_lanes_5_u_lane_data_2, f_u_ccu_0_lanes_4_u_lane_data_2,
            f_u_ccu_0_lanes_3_u_lane_data_2, f_u_ccu_0_lanes_2_u_lane_data_2,
            f_u_ccu_0_lanes_1_u_lane_data_2, f_u_ccu_0_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_2, f_u_ccu_1_lanes_30_u_lane_data_2,
            f_u_ccu_1_lanes_29_u_lane_data_2, f_u_ccu_1_lanes_28_u_lane_data_2,
            f_u_ccu_1_lanes_27_u_lane_data_2, f_u_ccu_1_lanes_26_u_lane_data_2,
            f_u_ccu_1_lanes_25_u_lane_data_2, f_u_ccu_1_lanes_24_u_lane_data_2,
            f_u_ccu_1_lanes_23_u_lane_data_2, f_u_ccu_1_lanes_22_u_lane_data_2,
            f_u_ccu_1_lanes_21_u_lane_data_2, f_u_ccu_1_lanes_20_u_lane_data_2,
            f_u_ccu_1_lanes_19_u_lane_data_2, f_u_ccu_1_lanes_18_u_lane_data_2,
            f_u_ccu_1_lanes_17_u_lane_data_2, f_u_ccu_1_lanes_16_u_lane_data_2,
            f_u_ccu_1_lanes_15_u_lane_data_2, f_u_ccu_1_lanes_14_u_lane_data_2,
            f_u_ccu_1_lanes_13_u_lane_data_2, f_u_ccu_1_lanes_12_u_lane_data_2,
            f_u_ccu_1_lanes_11_u_lane_data_2, f_u_ccu_1_lanes_10_u_lane_data_2,
            f_u_ccu_1_lanes_9_u_lane_data_2, f_u_ccu_1_lanes_8_u_lane_data_2,
            f_u_ccu_1_lanes_7_u_lane_data_2, f_u_ccu_1_lanes_6_u_lane_data_2,
            f_u_ccu_1_lanes_5_u_lane_data_2, f_u_ccu_1_lanes_4_u_lane_data_2,
            f_u_ccu_1_lanes_3_u_lane_data_2, f_u_ccu_1_lanes_2_u_lane_data_2,
            f_u_ccu_1_lanes_1_u_lane_data_2, f_u_ccu_1_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _or_32 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_2_etc);
    wire [31:0] _joined_9 = {_or_32[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_32[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_32[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_32[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_32[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_32[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_32[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_32[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_32[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_32[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_32[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_32[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_32[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_32[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_32[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_32[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_32[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_32[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_32[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_32[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_32[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_32[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_32[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_32[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_32[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_32[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_32[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_32[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_32[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_32[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_32[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_32[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_3: assert(~(f_own & f_here[2]
            & ~((f_unit[0] & _or_30) | (f_unit[1] & _or_31))) | ~(|(f_known_lanes & ~_joined_9)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_3 = \u_ccu_0.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_3 = \u_ccu_0.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_3 = \u_ccu_0.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_3 = \u_ccu_0.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_3 = \u_ccu_0.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_3 = \u_ccu_0.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_3 = \u_ccu_0.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_3 = \u_ccu_0.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_3 = \u_ccu_0.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_3 = \u_ccu_0.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_3 = \u_ccu_0.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_3 = \u_ccu_0.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_3 = \u_ccu_0.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_3 = \u_ccu_0.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_3 = \u_ccu_0.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_3 = \u_ccu_0.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_3 = \u_ccu_0.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_3 = \u_ccu_0.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_3 = \u_ccu_0.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_3 = \u_ccu_0.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_3 = \u_ccu_0.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_3 = \u_ccu_0.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_3 = \u_ccu_0.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_3 = \u_ccu_0.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_3 = \u_ccu_0.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_3 = \u_ccu_0.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_3 = \u_ccu_0.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_3 = \u_ccu_0.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_3 = \u_ccu_0.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_3 = \u_ccu_0.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_3 = \u_ccu_0.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_3 = \u_ccu_0.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_3 = \u_ccu_1.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_3 = \u_ccu_1.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_3 = \u_ccu_1.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_3 = \u_ccu_1.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_3 = \u_ccu_1.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_3 = \u_ccu_1.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_3 = \u_ccu_1.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_3 = \u_ccu_1.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_3 = \u_ccu_1.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_3 = \u_ccu_1.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_3 = \u_ccu_1.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_3 = \u_ccu_1.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_3 = \u_ccu_1.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_3 = \u_ccu_1.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_3 = \u_ccu_1.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_3 = \u_ccu_1.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_3 = \u_ccu_1.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_3 = \u_ccu_1.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_3 = \u_ccu_1.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_3 = \u_ccu_1.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_3 = \u_ccu_1.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_3 = \u_ccu_1.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_3 = \u_ccu_1.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_3 = \u_ccu_1.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_3 = \u_ccu_1.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_3 = \u_ccu_1.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_3 = \u_ccu_1.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_3 = \u_ccu_1.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_3 = \u_ccu_1.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_3 = \u_ccu_1.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_3 = \u_ccu_1.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_3 = \u_ccu_1.lanes[31].u_lane.data_3 ;
    wire _or_33 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_13)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_22)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_31)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_40)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_49);
    wire _or_34 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_58)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_67)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_76)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_85)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_94)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_103);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_3, f_u_ccu_0_lanes_30_u_lane_data_3,
            f_u_ccu_0_lanes_29_u_lane_data_3, f_u_ccu_0_lanes_28_u_lane_data_3,
            f_u_ccu_0_lanes_27_u_lane_data_3, f_u_ccu_0_lanes_26_u_lane_data_3,
            f_u_ccu_0_lanes_25_u_lane_data_3, f_u_ccu_0_lanes_24_u_lane_data_3,
            f_u_ccu_0_lanes_23_u_lane_data_3, f_u_ccu_0_lanes_22_u_lane_data_3,
            f_u_ccu_0_lanes_21_u_lane_data_3, f_u_ccu_0_lanes_20_u_lane_data_3,
            f_u_ccu_0_lanes_19_u_lane_data_3, f_u_ccu_0_lanes_18_u_lane_data_3,
            f_u_ccu_0_lanes_17_u_lane_data_3, f_u_ccu_0_lanes_16_u_lane_data_3,
            f_u_ccu_0_lanes_15_u_lane_data_3, f_u_ccu_0_lanes_14_u_lane_data_3,
            f_u_ccu_0_lanes_13_u_lane_data_3, f_u_ccu_0_lanes_12_u_lane_data_3,
            f_u_ccu_0_lanes_11_u_lane_data_3, f_u_ccu_0_lanes_10_u_lane_data_3,
            f_u_ccu_0_lanes_9_u_lane_data_3, f_u_ccu_0_lanes_8_u_lane_data_3,
            f_u_ccu_0_lanes_7_u_lane_data_3, f_u_ccu_0_lanes_6_u_lane_data_3,
            f_u_ccu_0_lanes_5_u_lane_data_3, f_u_ccu_0_lanes_4_u_lane_data_3,
            f_u_ccu_0_lanes_3_u_lane_data_3, f_u_ccu_0_lanes_2_u_lane_data_3,
            f_u_ccu_0_lanes_1_u_lane_data_3, f_u_ccu_0_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_3, f_u_ccu_1_lanes_30_u_lane_data_3,
            f_u_ccu_1_lanes_29_u_lane_data_3, f_u_ccu_1_lanes_28_u_lane_data_3,
            f_u_ccu_1_lanes_27_u_lane_data_3, f_u_ccu_1_lanes_26_u_lane_data_3,
            f_u_ccu_1_lanes_25_u_lane_data_3, f_u_ccu_1_lanes_24_u_lane_data_3,
            f_u_ccu_1_lanes_23_u_lane_data_3, f_u_ccu_1_lanes_22_u_lane_data_3,
            f_u_ccu_1_lanes_21_u_lane_data_3, f_u_ccu_1_lanes_20_u_lane_data_3,
            f_u_ccu_1_lanes_19_u_lane_data_3, f_u_ccu_1_lanes_18_u_lane_data_3,
            f_u_ccu_1_lanes_17_u_lane_data_3, f_u_ccu_1_lanes_16_u_lane_data_3,
            f_u_ccu_1_lanes_15_u_lane_data_3, f_u_ccu_1_lanes_14_u_lane_data_3,
            f_u_ccu_1_lanes_13_u_lane_data_3, f_u_ccu_1_lanes_12_u_lane_data_3,
            f_u_ccu_1_lanes_11_u_lane_data_3, f_u_ccu_1_lanes_10_u_lane_data_3,
            f_u_ccu_1_lanes_9_u_lane_data_3, f_u_ccu_1_lanes_8_u_lane_data_3,
            f_u_ccu_1_lanes_7_u_lane_data_3, f_u_ccu_1_lanes_6_u_lane_data_3,
            f_u_ccu_1_lanes_5_u_lane_data_3, f_u_ccu_1_lanes_4_u_lane_data_3,
            f_u_ccu_1_lanes_3_u_lane_data_3, f_u_ccu_1_lanes_2_u_lane_data_3,
            f_u_ccu_1_lanes_1_u_lane_data_3, f_u_ccu_1_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _or_35 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_3_etc);
    wire [31:0] _joined_10 = {_or_35[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_35[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_35[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_35[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_35[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_35[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_35[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_35[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_35[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_35[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_35[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_35[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_35[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_35[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_35[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_35[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_35[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_35[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_35[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_35[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_35[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_35[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_35[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_35[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_35[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_35[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_35[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_35[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_35[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_35[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_35[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_35[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_4: assert(~(f_own & f_here[3]
            & ~((f_unit[0] & _or_33) | (f_unit[1] & _or_34))) | ~(|(f_known_lanes & ~_joined_10)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_4 = \u_ccu_0.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_4 = \u_ccu_0.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_4 = \u_ccu_0.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_4 = \u_ccu_0.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_4 = \u_ccu_0.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_4 = \u_ccu_0.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_4 = \u_ccu_0.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_4 = \u_ccu_0.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_4 = \u_ccu_0.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_4 = \u_ccu_0.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_4 = \u_ccu_0.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_4 = \u_ccu_0.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_4 = \u_ccu_0.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_4 = \u_ccu_0.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_4 = \u_ccu_0.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_4 = \u_ccu_0.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_4 = \u_ccu_0.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_4 = \u_ccu_0.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_4 = \u_ccu_0.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_4 = \u_ccu_0.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_4 = \u_ccu_0.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_4 = \u_ccu_0.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_4 = \u_ccu_0.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_4 = \u_ccu_0.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_4 = \u_ccu_0.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_4 = \u_ccu_0.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_4 = \u_ccu_0.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_4 = \u_ccu_0.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_4 = \u_ccu_0.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_4 = \u_ccu_0.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_4 = \u_ccu_0.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_4 = \u_ccu_0.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_4 = \u_ccu_1.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_4 = \u_ccu_1.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_4 = \u_ccu_1.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_4 = \u_ccu_1.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_4 = \u_ccu_1.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_4 = \u_ccu_1.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_4 = \u_ccu_1.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_4 = \u_ccu_1.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_4 = \u_ccu_1.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_4 = \u_ccu_1.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_4 = \u_ccu_1.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_4 = \u_ccu_1.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_4 = \u_ccu_1.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_4 = \u_ccu_1.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_4 = \u_ccu_1.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_4 = \u_ccu_1.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_4 = \u_ccu_1.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_4 = \u_ccu_1.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_4 = \u_ccu_1.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_4 = \u_ccu_1.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_4 = \u_ccu_1.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_4 = \u_ccu_1.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_4 = \u_ccu_1.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_4 = \u_ccu_1.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_4 = \u_ccu_1.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_4 = \u_ccu_1.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_4 = \u_ccu_1.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_4 = \u_ccu_1.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_4 = \u_ccu_1.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_4 = \u_ccu_1.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_4 = \u_ccu_1.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_4 = \u_ccu_1.lanes[31].u_lane.data_4 ;
    wire _or_36 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_14)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_23)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_32)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_41)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_50);
    wire _or_37 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_59)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_68)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_77)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_86)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_95)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_104);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_4, f_u_ccu_0_lanes_30_u_lane_data_4,
            f_u_ccu_0_lanes_29_u_lane_data_4, f_u_ccu_0_lanes_28_u_lane_data_4,
            f_u_ccu_0_lanes_27_u_lane_data_4, f_u_ccu_0_lanes_26_u_lane_data_4,
            f_u_ccu_0_lanes_25_u_lane_data_4, f_u_ccu_0_lanes_24_u_lane_data_4,
            f_u_ccu_0_lanes_23_u_lane_data_4, f_u_ccu_0_lanes_22_u_lane_data_4,
            f_u_ccu_0_lanes_21_u_lane_data_4, f_u_ccu_0_lanes_20_u_lane_data_4,
            f_u_ccu_0_lanes_19_u_lane_data_4, f_u_ccu_0_lanes_18_u_lane_data_4,
            f_u_ccu_0_lanes_17_u_lane_data_4, f_u_ccu_0_lanes_16_u_lane_data_4,
            f_u_ccu_0_lanes_15_u_lane_data_4, f_u_ccu_0_lanes_14_u_lane_data_4,
            f_u_ccu_0_lanes_13_u_lane_data_4, f_u_ccu_0_lanes_12_u_lane_data_4,
            f_u_ccu_0_lanes_11_u_lane_data_4, f_u_ccu_0_lanes_10_u_lane_data_4,
            f_u_ccu_0_lanes_9_u_lane_data_4, f_u_ccu_0_lanes_8_u_lane_data_4,
            f_u_ccu_0_lanes_7_u_lane_data_4, f_u_ccu_0_lanes_6_u_lane_data_4,
            f_u_ccu_0_lanes_5_u_lane_data_4, f_u_ccu_0_lanes_4_u_lane_data_4,
            f_u_ccu_0_lanes_3_u_lane_data_4, f_u_ccu_0_lanes_2_u_lane_data_4,
            f_u_ccu_0_lanes_1_u_lane_data_4, f_u_ccu_0_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_4, f_u_ccu_1_lanes_30_u_lane_data_4,
            f_u_ccu_1_lanes_29_u_lane_data_4, f_u_ccu_1_lanes_28_u_lane_data_4,
            f_u_ccu_1_lanes_27_u_lane_data_4, f_u_ccu_1_lanes_26_u_lane_data_4,
            f_u_ccu_1_lanes_25_u_lane_data_4, f_u_ccu_1_lanes_24_u_lane_data_4,
            f_u_ccu_1_lanes_23_u_lane_data_4, f_u_ccu_1_lanes_22_u_lane_data_4,
            f_u_ccu_1_lanes_21_u_lane_data_4, f_u_ccu_1_lanes_20_u_lane_data_4,
            f_u_ccu_1_lanes_19_u_lane_data_4, f_u_ccu_1_lanes_18_u_lane_data_4,
            f_u_ccu_1_lanes_17_u_lane_data_4, f_u_ccu_1_lanes_16_u_lane_data_4,
            f_u_ccu_1_lanes_15_u_lane_data_4, f_u_ccu_1_lanes_14_u_lane_data_4,
            f_u_ccu_1_lanes_13_u_lane_data_4, f_u_ccu_1_lanes_12_u_lane_data_4,
            f_u_ccu_1_lanes_11_u_lane_data_4, f_u_ccu_1_lanes_10_u_lane_data_4,
            f_u_ccu_1_lanes_9_u_lane_data_4, f_u_ccu_1_lanes_8_u_lane_data_4,
            f_u_ccu_1_lanes_7_u_lane_data_4, f_u_ccu_1_lanes_6_u_lane_data_4,
            f_u_ccu_1_lanes_5_u_lane_data_4, f_u_ccu_1_lanes_4_u_lane_data_4,
            f_u_ccu_1_lanes_3_u_lane_data_4, f_u_ccu_1_lanes_2_u_lane_data_4,
            f_u_ccu_1_lanes_1_u_lane_data_4, f_u_ccu_1_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _or_38 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_4_etc);
    wire [31:0] _joined_11 = {_or_38[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_38[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_38[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_38[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_38[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_38[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_38[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_38[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_38[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_38[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_38[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_38[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_38[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_38[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_38[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_38[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_38[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_38[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_38[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_38[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_38[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_38[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_38[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_38[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_38[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_38[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_38[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_38[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_38[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_38[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_38[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_38[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_5: assert(~(f_own & f_here[4]
            & ~((f_unit[0] & _or_36) | (f_unit[1] & _or_37))) | ~(|(f_known_lanes & ~_joined_11)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_5 = \u_ccu_0.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_5 = \u_ccu_0.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_5 = \u_ccu_0.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_5 = \u_ccu_0.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_5 = \u_ccu_0.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_5 = \u_ccu_0.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_5 = \u_ccu_0.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_5 = \u_ccu_0.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_5 = \u_ccu_0.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_5 = \u_ccu_0.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_5 = \u_ccu_0.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_5 = \u_ccu_0.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_5 = \u_ccu_0.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_5 = \u_ccu_0.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_5 = \u_ccu_0.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_5 = \u_ccu_0.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_5 = \u_ccu_0.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_5 = \u_ccu_0.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_5 = \u_ccu_0.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_5 = \u_ccu_0.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_5 = \u_ccu_0.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_5 = \u_ccu_0.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_5 = \u_ccu_0.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_5 = \u_ccu_0.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_5 = \u_ccu_0.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_5 = \u_ccu_0.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_5 = \u_ccu_0.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_5 = \u_ccu_0.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_5 = \u_ccu_0.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_5 = \u_ccu_0.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_5 = \u_ccu_0.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_5 = \u_ccu_0.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_5 = \u_ccu_1.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_5 = \u_ccu_1.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_5 = \u_ccu_1.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_5 = \u_ccu_1.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_5 = \u_ccu_1.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_5 = \u_ccu_1.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_5 = \u_ccu_1.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_5 = \u_ccu_1.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_5 = \u_ccu_1.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_5 = \u_ccu_1.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_5 = \u_ccu_1.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_5 = \u_ccu_1.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_5 = \u_ccu_1.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_5 = \u_ccu_1.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_5 = \u_ccu_1.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_5 = \u_ccu_1.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_5 = \u_ccu_1.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_5 = \u_ccu_1.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_5 = \u_ccu_1.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_5 = \u_ccu_1.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_5 = \u_ccu_1.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_5 = \u_ccu_1.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_5 = \u_ccu_1.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_5 = \u_ccu_1.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_5 = \u_ccu_1.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_5 = \u_ccu_1.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_5 = \u_ccu_1.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_5 = \u_ccu_1.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_5 = \u_ccu_1.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_5 = \u_ccu_1.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_5 = \u_ccu_1.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_5 = \u_ccu_1.lanes[31].u_lane.data_5 ;
    wire _or_39 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_15)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_24)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_33)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_42)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_51);
    wire _or_40 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_60)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_69)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_78)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_87)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_96)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_105);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_5, f_u_ccu_0_lanes_30_u_lane_data_5,
            f_u_ccu_0_lanes_29_u_lane_data_5, f_u_ccu_0_lanes_28_u_lane_data_5,
            f_u_ccu_0_lanes_27_u_lane_data_5, f_u_ccu_0_lanes_26_u_lane_data_5,
            f_u_ccu_0_lanes_25_u_lane_data_5, f_u_ccu_0_lanes_24_u_lane_data_5,
            f_u_ccu_0_lanes_23_u_lane_data_5, f_u_ccu_0_lanes_22_u_lane_data_5,
            f_u_ccu_0_lanes_21_u_lane_data_5, f_u_ccu_0_lanes_20_u_lane_data_5,
            f_u_ccu_0_lanes_19_u_lane_data_5, f_u_ccu_0_lanes_18_u_lane_data_5,
            f_u_ccu_0_lanes_17_u_lane_data_5, f_u_ccu_0_lanes_16_u_lane_data_5,
            f_u_ccu_0_lanes_15_u_lane_data_5, f_u_ccu_0_lanes_14_u_lane_data_5,
            f_u_ccu_0_lanes_13_u_lane_data_5, f_u_ccu_0_lanes_12_u_lane_data_5,
            f_u_ccu_0_lanes_11_u_lane_data_5, f_u_ccu_0_lanes_10_u_lane_data_5,
            f_u_ccu_0_lanes_9_u_lane_data_5, f_u_ccu_0_lanes_8_u_lane_data_5,
            f_u_ccu_0_lanes_7_u_lane_data_5, f_u_ccu_0_lanes_6_u_lane_data_5,
            f_u_ccu_0_lanes_5_u_lane_data_5, f_u_ccu_0_lanes_4_u_lane_data_5,
            f_u_ccu_0_lanes_3_u_lane_data_5, f_u_ccu_0_lanes_2_u_lane_data_5,
            f_u_ccu_0_lanes_1_u_lane_data_5, f_u_ccu_0_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_5, f_u_ccu_1_lanes_30_u_lane_data_5,
            f_u_ccu_1_lanes_29_u_lane_data_5, f_u_ccu_1_lanes_28_u_lane_data_5,
            f_u_ccu_1_lanes_27_u_lane_data_5, f_u_ccu_1_lanes_26_u_lane_data_5,
            f_u_ccu_1_lanes_25_u_lane_data_5, f_u_ccu_1_lanes_24_u_lane_data_5,
            f_u_ccu_1_lanes_23_u_lane_data_5, f_u_ccu_1_lanes_22_u_lane_data_5,
            f_u_ccu_1_lanes_21_u_lane_data_5, f_u_ccu_1_lanes_20_u_lane_data_5,
            f_u_ccu_1_lanes_19_u_lane_data_5, f_u_ccu_1_lanes_18_u_lane_data_5,
            f_u_ccu_1_lanes_17_u_lane_data_5, f_u_ccu_1_lanes_16_u_lane_data_5,
            f_u_ccu_1_lanes_15_u_lane_data_5, f_u_ccu_1_lanes_14_u_lane_data_5,
            f_u_ccu_1_lanes_13_u_lane_data_5, f_u_ccu_1_lanes_12_u_lane_data_5,
            f_u_ccu_1_lanes_11_u_lane_data_5, f_u_ccu_1_lanes_10_u_lane_data_5,
            f_u_ccu_1_lanes_9_u_lane_data_5, f_u_ccu_1_lanes_8_u_lane_data_5,
            f_u_ccu_1_lanes_7_u_lane_data_5, f_u_ccu_1_lanes_6_u_lane_data_5,
            f_u_ccu_1_lanes_5_u_lane_data_5, f_u_ccu_1_lanes_4_u_lane_data_5,
            f_u_ccu_1_lanes_3_u_lane_data_5, f_u_ccu_1_lanes_2_u_lane_data_5,
            f_u_ccu_1_lanes_1_u_lane_data_5, f_u_ccu_1_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _or_41 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_5_etc);
    wire [31:0] _joined_12 = {_or_41[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_41[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_41[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_41[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_41[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_41[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_41[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_41[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_41[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_41[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_41[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_41[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_41[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_41[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_41[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_41[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_41[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_41[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_41[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_41[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_41[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_41[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_41[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_41[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_41[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_41[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_41[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_41[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_41[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_41[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_41[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_41[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_6: assert(~(f_own & f_here[5]
            & ~((f_unit[0] & _or_39) | (f_unit[1] & _or_40))) | ~(|(f_known_lanes & ~_joined_12)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_6 = \u_ccu_0.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_6 = \u_ccu_0.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_6 = \u_ccu_0.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_6 = \u_ccu_0.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_6 = \u_ccu_0.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_6 = \u_ccu_0.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_6 = \u_ccu_0.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_6 = \u_ccu_0.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_6 = \u_ccu_0.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_6 = \u_ccu_0.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_6 = \u_ccu_0.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_6 = \u_ccu_0.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_6 = \u_ccu_0.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_6 = \u_ccu_0.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_6 = \u_ccu_0.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_6 = \u_ccu_0.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_6 = \u_ccu_0.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_6 = \u_ccu_0.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_6 = \u_ccu_0.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_6 = \u_ccu_0.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_6 = \u_ccu_0.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_6 = \u_ccu_0.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_6 = \u_ccu_0.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_6 = \u_ccu_0.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_6 = \u_ccu_0.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_6 = \u_ccu_0.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_6 = \u_ccu_0.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_6 = \u_ccu_0.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_6 = \u_ccu_0.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_6 = \u_ccu_0.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_6 = \u_ccu_0.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_6 = \u_ccu_0.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_6 = \u_ccu_1.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_6 = \u_ccu_1.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_6 = \u_ccu_1.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_6 = \u_ccu_1.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_6 = \u_ccu_1.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_6 = \u_ccu_1.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_6 = \u_ccu_1.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_6 = \u_ccu_1.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_6 = \u_ccu_1.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_6 = \u_ccu_1.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_6 = \u_ccu_1.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_6 = \u_ccu_1.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_6 = \u_ccu_1.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_6 = \u_ccu_1.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_6 = \u_ccu_1.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_6 = \u_ccu_1.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_6 = \u_ccu_1.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_6 = \u_ccu_1.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_6 = \u_ccu_1.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_6 = \u_ccu_1.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_6 = \u_ccu_1.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_6 = \u_ccu_1.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_6 = \u_ccu_1.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_6 = \u_ccu_1.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_6 = \u_ccu_1.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_6 = \u_ccu_1.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_6 = \u_ccu_1.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_6 = \u_ccu_1.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_6 = \u_ccu_1.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_6 = \u_ccu_1.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_6 = \u_ccu_1.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_6 = \u_ccu_1.lanes[31].u_lane.data_6 ;
    wire _or_42 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_7)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_16)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_25)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_34)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_43)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_52);
    wire _or_43 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_61)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_70)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_79)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_88)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_97)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_106);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_6, f_u_ccu_0_lanes_30_u_lane_data_6,
            f_u_ccu_0_lanes_29_u_lane_data_6, f_u_ccu_0_lanes_28_u_lane_data_6,
            f_u_ccu_0_lanes_27_u_lane_data_6, f_u_ccu_0_lanes_26_u_lane_data_6,
            f_u_ccu_0_lanes_25_u_lane_data_6, f_u_ccu_0_lanes_24_u_lane_data_6,
            f_u_ccu_0_lanes_23_u_lane_data_6, f_u_ccu_0_lanes_22_u_lane_data_6,
            f_u_ccu_0_lanes_21_u_lane_data_6, f_u_ccu_0_lanes_20_u_lane_data_6,
            f_u_ccu_0_lanes_19_u_lane_data_6, f_u_ccu_0_lanes_18_u_lane_data_6,
            f_u_ccu_0_lanes_17_u_lane_data_6, f_u_ccu_0_lanes_16_u_lane_data_6,
            f_u_ccu_0_lanes_15_u_lane_data_6, f_u_ccu_0_lanes_14_u_lane_data_6,
            f_u_ccu_0_lanes_13_u_lane_data_6, f_u_ccu_0_lanes_12_u_lane_data_6,
            f_u_ccu_0_lanes_11_u_lane_data_6, f_u_ccu_0_lanes_10_u_lane_data_6,
            f_u_ccu_0_lanes_9_u_lane_data_6, f_u_ccu_0_lanes_8_u_lane_data_6,
            f_u_ccu_0_lanes_7_u_lane_data_6, f_u_ccu_0_lanes_6_u_lane_data_6,
            f_u_ccu_0_lanes_5_u_lane_data_6, f_u_ccu_0_lanes_4_u_lane_data_6,
            f_u_ccu_0_lanes_3_u_lane_data_6, f_u_ccu_0_lanes_2_u_lane_data_6,
            f_u_ccu_0_lanes_1_u_lane_data_6, f_u_ccu_0_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_6, f_u_ccu_1_lanes_30_u_lane_data_6,
            f_u_ccu_1_lanes_29_u_lane_data_6, f_u_ccu_1_lanes_28_u_lane_data_6,
            f_u_ccu_1_lanes_27_u_lane_data_6, f_u_ccu_1_lanes_26_u_lane_data_6,
            f_u_ccu_1_lanes_25_u_lane_data_6, f_u_ccu_1_lanes_24_u_lane_data_6,
            f_u_ccu_1_lanes_23_u_lane_data_6, f_u_ccu_1_lanes_22_u_lane_data_6,
            f_u_ccu_1_lanes_21_u_lane_data_6, f_u_ccu_1_lanes_20_u_lane_data_6,
            f_u_ccu_1_lanes_19_u_lane_data_6, f_u_ccu_1_lanes_18_u_lane_data_6,
            f_u_ccu_1_lanes_17_u_lane_data_6, f_u_ccu_1_lanes_16_u_lane_data_6,
            f_u_ccu_1_lanes_15_u_lane_data_6, f_u_ccu_1_lanes_14_u_lane_data_6,
            f_u_ccu_1_lanes_13_u_lane_data_6, f_u_ccu_1_lanes_12_u_lane_data_6,
            f_u_ccu_1_lanes_11_u_lane_data_6, f_u_ccu_1_lanes_10_u_lane_data_6,
            f_u_ccu_1_lanes_9_u_lane_data_6, f_u_ccu_1_lanes_8_u_lane_data_6,
            f_u_ccu_1_lanes_7_u_lane_data_6, f_u_ccu_1_lanes_6_u_lane_data_6,
            f_u_ccu_1_lanes_5_u_lane_data_6, f_u_ccu_1_lanes_4_u_lane_data_6,
            f_u_ccu_1_lanes_3_u_lane_data_6, f_u_ccu_1_lanes_2_u_lane_data_6,
            f_u_ccu_1_lanes_1_u_lane_data_6, f_u_ccu_1_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _or_44 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_6_etc);
    wire [31:0] _joined_13 = {_or_44[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_44[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_44[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_44[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_44[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_44[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_44[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_44[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_44[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_44[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_44[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_44[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_44[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_44[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_44[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_44[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_44[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_44[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_44[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_44[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_44[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_44[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_44[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_44[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_44[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_44[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_44[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_44[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_44[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_44[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_44[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_44[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_7: assert(~(f_own & f_here[6]
            & ~((f_unit[0] & _or_42) | (f_unit[1] & _or_43))) | ~(|(f_known_lanes & ~_joined_13)));

    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_0_u_lane_data_7 = \u_ccu_0.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_1_u_lane_data_7 = \u_ccu_0.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_2_u_lane_data_7 = \u_ccu_0.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_3_u_lane_data_7 = \u_ccu_0.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_4_u_lane_data_7 = \u_ccu_0.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_5_u_lane_data_7 = \u_ccu_0.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_6_u_lane_data_7 = \u_ccu_0.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_7_u_lane_data_7 = \u_ccu_0.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_8_u_lane_data_7 = \u_ccu_0.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_9_u_lane_data_7 = \u_ccu_0.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_10_u_lane_data_7 = \u_ccu_0.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_11_u_lane_data_7 = \u_ccu_0.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_12_u_lane_data_7 = \u_ccu_0.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_13_u_lane_data_7 = \u_ccu_0.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_14_u_lane_data_7 = \u_ccu_0.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_15_u_lane_data_7 = \u_ccu_0.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_16_u_lane_data_7 = \u_ccu_0.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_17_u_lane_data_7 = \u_ccu_0.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_18_u_lane_data_7 = \u_ccu_0.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_19_u_lane_data_7 = \u_ccu_0.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_20_u_lane_data_7 = \u_ccu_0.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_21_u_lane_data_7 = \u_ccu_0.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_22_u_lane_data_7 = \u_ccu_0.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_23_u_lane_data_7 = \u_ccu_0.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_24_u_lane_data_7 = \u_ccu_0.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_25_u_lane_data_7 = \u_ccu_0.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_26_u_lane_data_7 = \u_ccu_0.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_27_u_lane_data_7 = \u_ccu_0.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_28_u_lane_data_7 = \u_ccu_0.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_29_u_lane_data_7 = \u_ccu_0.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_30_u_lane_data_7 = \u_ccu_0.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_0.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_0_lanes_31_u_lane_data_7 = \u_ccu_0.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_0_u_lane_data_7 = \u_ccu_1.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_1_u_lane_data_7 = \u_ccu_1.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_2_u_lane_data_7 = \u_ccu_1.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_3_u_lane_data_7 = \u_ccu_1.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_4_u_lane_data_7 = \u_ccu_1.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_5_u_lane_data_7 = \u_ccu_1.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_6_u_lane_data_7 = \u_ccu_1.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_7_u_lane_data_7 = \u_ccu_1.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_8_u_lane_data_7 = \u_ccu_1.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_9_u_lane_data_7 = \u_ccu_1.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_10_u_lane_data_7 = \u_ccu_1.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_11_u_lane_data_7 = \u_ccu_1.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_12_u_lane_data_7 = \u_ccu_1.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_13_u_lane_data_7 = \u_ccu_1.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_14_u_lane_data_7 = \u_ccu_1.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_15_u_lane_data_7 = \u_ccu_1.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_16_u_lane_data_7 = \u_ccu_1.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_17_u_lane_data_7 = \u_ccu_1.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_18_u_lane_data_7 = \u_ccu_1.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_19_u_lane_data_7 = \u_ccu_1.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_20_u_lane_data_7 = \u_ccu_1.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_21_u_lane_data_7 = \u_ccu_1.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_22_u_lane_data_7 = \u_ccu_1.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_23_u_lane_data_7 = \u_ccu_1.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_24_u_lane_data_7 = \u_ccu_1.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_25_u_lane_data_7 = \u_ccu_1.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_26_u_lane_data_7 = \u_ccu_1.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_27_u_lane_data_7 = \u_ccu_1.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_28_u_lane_data_7 = \u_ccu_1.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_29_u_lane_data_7 = \u_ccu_1.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_30_u_lane_data_7 = \u_ccu_1.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_1.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_1_lanes_31_u_lane_data_7 = \u_ccu_1.lanes[31].u_lane.data_7 ;
    wire _or_45 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_8)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_17)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_26)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_35)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_44)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_53);
    wire _or_46 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_62)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_71)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_80)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_89)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_98)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_107);
    wire [32*LANE_W-1:0] _f_u_ccu_0_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_0_lanes_31_u_lane_data_7, f_u_ccu_0_lanes_30_u_lane_data_7,
            f_u_ccu_0_lanes_29_u_lane_data_7, f_u_ccu_0_lanes_28_u_lane_data_7,
            f_u_ccu_0_lanes_27_u_lane_data_7, f_u_ccu_0_lanes_26_u_lane_data_7,
            f_u_ccu_0_lanes_25_u_lane_data_7, f_u_ccu_0_lanes_24_u_lane_data_7,
            f_u_ccu_0_lanes_23_u_lane_data_7, f_u_ccu_0_lanes_22_u_lane_data_7,
            f_u_ccu_0_lanes_21_u_lane_data_7, f_u_ccu_0_lanes_20_u_lane_data_7,
            f_u_ccu_0_lanes_19_u_lane_data_7, f_u_ccu_0_lanes_18_u_lane_data_7,
            f_u_ccu_0_lanes_17_u_lane_data_7, f_u_ccu_0_lanes_16_u_lane_data_7,
            f_u_ccu_0_lanes_15_u_lane_data_7, f_u_ccu_0_lanes_14_u_lane_data_7,
            f_u_ccu_0_lanes_13_u_lane_data_7, f_u_ccu_0_lanes_12_u_lane_data_7,
            f_u_ccu_0_lanes_11_u_lane_data_7, f_u_ccu_0_lanes_10_u_lane_data_7,
            f_u_ccu_0_lanes_9_u_lane_data_7, f_u_ccu_0_lanes_8_u_lane_data_7,
            f_u_ccu_0_lanes_7_u_lane_data_7, f_u_ccu_0_lanes_6_u_lane_data_7,
            f_u_ccu_0_lanes_5_u_lane_data_7, f_u_ccu_0_lanes_4_u_lane_data_7,
            f_u_ccu_0_lanes_3_u_lane_data_7, f_u_ccu_0_lanes_2_u_lane_data_7,
            f_u_ccu_0_lanes_1_u_lane_data_7, f_u_ccu_0_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _f_u_ccu_1_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_1_lanes_31_u_lane_data_7, f_u_ccu_1_lanes_30_u_lane_data_7,
            f_u_ccu_1_lanes_29_u_lane_data_7, f_u_ccu_1_lanes_28_u_lane_data_7,
            f_u_ccu_1_lanes_27_u_lane_data_7, f_u_ccu_1_lanes_26_u_lane_data_7,
            f_u_ccu_1_lanes_25_u_lane_data_7, f_u_ccu_1_lanes_24_u_lane_data_7,
            f_u_ccu_1_lanes_23_u_lane_data_7, f_u_ccu_1_lanes_22_u_lane_data_7,
            f_u_ccu_1_lanes_21_u_lane_data_7, f_u_ccu_1_lanes_20_u_lane_data_7,
            f_u_ccu_1_lanes_19_u_lane_data_7, f_u_ccu_1_lanes_18_u_lane_data_7,
            f_u_ccu_1_lanes_17_u_lane_data_7, f_u_ccu_1_lanes_16_u_lane_data_7,
            f_u_ccu_1_lanes_15_u_lane_data_7, f_u_ccu_1_lanes_14_u_lane_data_7,
            f_u_ccu_1_lanes_13_u_lane_data_7, f_u_ccu_1_lanes_12_u_lane_data_7,
            f_u_ccu_1_lanes_11_u_lane_data_7, f_u_ccu_1_lanes_10_u_lane_data_7,
            f_u_ccu_1_lanes_9_u_lane_data_7, f_u_ccu_1_lanes_8_u_lane_data_7,
            f_u_ccu_1_lanes_7_u_lane_data_7, f_u_ccu_1_lanes_6_u_lane_data_7,
            f_u_ccu_1_lanes_5_u_lane_data_7, f_u_ccu_1_lanes_4_u_lane_data_7,
            f_u_ccu_1_lanes_3_u_lane_data_7, f_u_ccu_1_lanes_2_u_lane_data_7,
            f_u_ccu_1_lanes_1_u_lane_data_7, f_u_ccu_1_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _or_47 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_7_etc);
    wire [31:0] _joined_14 = {_or_47[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_47[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_47[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_47[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_47[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_47[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_47[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_47[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_47[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_47[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_47[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_47[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_47[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_47[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_47[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_47[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_47[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_47[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_47[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_47[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_47[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_47[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_47[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_47[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_47[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_47[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_47[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_47[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_47[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_47[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_47[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_47[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_8: assert(~(f_own & f_here[7]
            & ~((f_unit[0] & _or_45) | (f_unit[1] & _or_46))) | ~(|(f_known_lanes & ~_joined_14)));

    reg [32*LANE_W-1:0] f_want; // the register when it was issued
    reg [31:0] f_sure; // lanes known then

    always @(posedge clk) begin
        if (|(grant & f_unit))
            f_want <= f_value;
    end

    always @(posedge clk) begin
        if (rst) begin
            f_sure <= 32'd0;
        end else begin
            if (|(grant & f_unit))
                f_sure <= f_known_lanes;
        end
    end

    wire [31:0] _joined_15 = {f_want[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            f_want[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            f_want[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            f_want[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            f_want[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            f_want[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            f_want[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            f_want[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            f_want[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            f_want[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            f_want[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            f_want[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            f_want[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            f_want[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            f_want[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            f_want[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            f_want[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            f_want[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            f_want[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            f_want[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            f_want[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            f_want[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            f_want[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            f_want[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            f_want[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            f_want[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            f_want[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            f_want[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            f_want[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            f_want[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            f_want[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            f_want[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I10: Invariant: a source keeps its value until it is dispatched.
    always @* if (!rst) CCU_I10_1: assert(~(|f_named)
            | ~(|(f_sure & ~(f_known_lanes & _joined_15))));

    wire [1:0] _or_48 = ({2{f_unit[0]}} & rd_sel[1:0]) | ({2{f_unit[1]}} & rd_sel[3:2]);
    wire [32*LANE_W-1:0] _or_49 = ({(32*LANE_W){_or_48[0]}} & bank_rdata[32*LANE_W-1:0])
            | ({(32*LANE_W){_or_48[1]}} & bank_rdata[32*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_16 = {_or_49[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_49[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_49[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_49[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_49[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_49[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_49[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_49[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_49[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_49[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_49[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_49[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_49[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_49[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_49[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_49[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_49[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_49[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_49[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_49[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_49[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_49[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_49[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_49[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_49[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_49[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_49[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_49[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_49[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_49[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_49[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_49[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) RF_M2_1:
            assert(~((|(one_hot_3x6(({3{f_unit[0]}} & s_slot[2:0]) | ({3{f_unit[1]}} & s_slot[5:3]))
            & f_named)) & (|_or_48)) | ((_or_48 == {f_reg[0], ~f_reg[0]})
            & ~(|(f_known_lanes & ~_joined_16))));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_0 ;
    wire [8:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_0 ;
    wire [8:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_35: assert(~(f_named[0]
            & ((f_unit[0] & f_u_bank_arbiter_pend_0[0]) | (f_unit[1] & f_u_bank_arbiter_pend_1[0])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_0)) == f_reg));

    wire [31:0] _joined_17 = {disp_data[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[30*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[29*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[28*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[27*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[26*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[25*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[24*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[23*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[22*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[21*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[20*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[19*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[18*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[17*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[16*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[15*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[14*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[13*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[12*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[11*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[10*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[9*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[8*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[7*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[6*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[5*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[4*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[3*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[2*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[LANE_W-1:0] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_2: assert(~((|(disp_sel & f_unit)) & f_named[0])
            | ~(|(f_sure & ~_joined_17)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_1 ;
    wire [8:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_1 ;
    wire [8:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_36: assert(~(f_named[1]
            & ((f_unit[0] & f_u_bank_arbiter_pend_0[1]) | (f_unit[1] & f_u_bank_arbiter_pend_1[1])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_1)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_1)) == f_reg));

    wire [31:0] _joined_18 = {disp_data[63*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[62*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[61*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[60*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[59*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[58*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[57*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[56*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[55*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[54*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[53*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[52*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[51*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[50*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[49*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[48*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[47*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[46*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[45*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[44*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[43*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[42*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[41*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[40*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[39*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[38*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[37*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[36*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[35*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[34*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[33*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[32*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_3: assert(~((|(disp_sel & f_unit)) & f_named[1])
            | ~(|(f_sure & ~_joined_18)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_2 ;
    wire [8:0] f_u_bank_arbiter_phys_0_2 = \u_bank_arbiter.phys_0_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_2 ;
    wire [8:0] f_u_bank_arbiter_phys_1_2 = \u_bank_arbiter.phys_1_2 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_37: assert(~(f_named[2]
            & ((f_unit[0] & f_u_bank_arbiter_pend_0[2]) | (f_unit[1] & f_u_bank_arbiter_pend_1[2])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_2)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_2)) == f_reg));

    wire [31:0] _joined_19 = {disp_data[95*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[94*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[93*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[92*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[91*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[90*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[89*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[88*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[87*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[86*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[85*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[84*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[83*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[82*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[81*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[80*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[79*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[78*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[77*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[76*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[75*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[74*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[73*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[72*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[71*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[70*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[69*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[68*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[67*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[66*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[65*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[64*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_4: assert(~((|(disp_sel & f_unit)) & f_named[2])
            | ~(|(f_sure & ~_joined_19)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_3 ;
    wire [8:0] f_u_bank_arbiter_phys_0_3 = \u_bank_arbiter.phys_0_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_3 ;
    wire [8:0] f_u_bank_arbiter_phys_1_3 = \u_bank_arbiter.phys_1_3 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_38: assert(~(f_named[3]
            & ((f_unit[0] & f_u_bank_arbiter_pend_0[3]) | (f_unit[1] & f_u_bank_arbiter_pend_1[3])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_3)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_3)) == f_reg));

    wire [31:0] _joined_20 = {disp_data[127*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[126*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[125*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[124*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[123*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[122*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[121*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[120*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[119*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[118*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[117*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[116*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[115*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[114*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[113*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[112*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[111*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[110*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[109*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[108*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[107*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[106*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[105*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[104*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[103*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[102*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[101*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[100*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[99*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[98*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[97*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[96*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_5: assert(~((|(disp_sel & f_unit)) & f_named[3])
            | ~(|(f_sure & ~_joined_20)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_4 ;
    wire [8:0] f_u_bank_arbiter_phys_0_4 = \u_bank_arbiter.phys_0_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_4 ;
    wire [8:0] f_u_bank_arbiter_phys_1_4 = \u_bank_arbiter.phys_1_4 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_39: assert(~(f_named[4]
            & ((f_unit[0] & f_u_bank_arbiter_pend_0[4]) | (f_unit[1] & f_u_bank_arbiter_pend_1[4])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_4)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_4)) == f_reg));

    wire [31:0] _joined_21 = {disp_data[159*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[158*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[157*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[156*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[155*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[154*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[153*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[152*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[151*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[150*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[149*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[148*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[147*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[146*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[145*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[144*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[143*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[142*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[141*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[140*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[139*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[138*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[137*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[136*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[135*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[134*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[133*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[132*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[131*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[130*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[129*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[128*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_6: assert(~((|(disp_sel & f_unit)) & f_named[4])
            | ~(|(f_sure & ~_joined_21)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_5 ;
    wire [8:0] f_u_bank_arbiter_phys_0_5 = \u_bank_arbiter.phys_0_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_5 ;
    wire [8:0] f_u_bank_arbiter_phys_1_5 = \u_bank_arbiter.phys_1_5 ;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_40: assert(~(f_named[5]
            & ((f_unit[0] & f_u_bank_arbiter_pend_0[5]) | (f_unit[1] & f_u_bank_arbiter_pend_1[5])))
            | ((({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_5)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_5)) == f_reg));

    wire [31:0] _joined_22 = {disp_data[191*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
            disp_data[190*LANE_W +: LANE_W] == f_want[30*LANE_W +: LANE_W],
            disp_data[189*LANE_W +: LANE_W] == f_want[29*LANE_W +: LANE_W],
            disp_data[188*LANE_W +: LANE_W] == f_want[28*LANE_W +: LANE_W],
            disp_data[187*LANE_W +: LANE_W] == f_want[27*LANE_W +: LANE_W],
            disp_data[186*LANE_W +: LANE_W] == f_want[26*LANE_W +: LANE_W],
            disp_data[185*LANE_W +: LANE_W] == f_want[25*LANE_W +: LANE_W],
            disp_data[184*LANE_W +: LANE_W] == f_want[24*LANE_W +: LANE_W],
            disp_data[183*LANE_W +: LANE_W] == f_want[23*LANE_W +: LANE_W],
            disp_data[182*LANE_W +: LANE_W] == f_want[22*LANE_W +: LANE_W],
            disp_data[181*LANE_W +: LANE_W] == f_want[21*LANE_W +: LANE_W],
            disp_data[180*LANE_W +: LANE_W] == f_want[20*LANE_W +: LANE_W],
            disp_data[179*LANE_W +: LANE_W] == f_want[19*LANE_W +: LANE_W],
            disp_data[178*LANE_W +: LANE_W] == f_want[18*LANE_W +: LANE_W],
            disp_data[177*LANE_W +: LANE_W] == f_want[17*LANE_W +: LANE_W],
            disp_data[176*LANE_W +: LANE_W] == f_want[16*LANE_W +: LANE_W],
            disp_data[175*LANE_W +: LANE_W] == f_want[15*LANE_W +: LANE_W],
            disp_data[174*LANE_W +: LANE_W] == f_want[14*LANE_W +: LANE_W],
            disp_data[173*LANE_W +: LANE_W] == f_want[13*LANE_W +: LANE_W],
            disp_data[172*LANE_W +: LANE_W] == f_want[12*LANE_W +: LANE_W],
            disp_data[171*LANE_W +: LANE_W] == f_want[11*LANE_W +: LANE_W],
            disp_data[170*LANE_W +: LANE_W] == f_want[10*LANE_W +: LANE_W],
            disp_data[169*LANE_W +: LANE_W] == f_want[9*LANE_W +: LANE_W],
            disp_data[168*LANE_W +: LANE_W] == f_want[8*LANE_W +: LANE_W],
            disp_data[167*LANE_W +: LANE_W] == f_want[7*LANE_W +: LANE_W],
            disp_data[166*LANE_W +: LANE_W] == f_want[6*LANE_W +: LANE_W],
            disp_data[165*LANE_W +: LANE_W] == f_want[5*LANE_W +: LANE_W],
            disp_data[164*LANE_W +: LANE_W] == f_want[4*LANE_W +: LANE_W],
            disp_data[163*LANE_W +: LANE_W] == f_want[3*LANE_W +: LANE_W],
            disp_data[162*LANE_W +: LANE_W] == f_want[2*LANE_W +: LANE_W],
            disp_data[161*LANE_W +: LANE_W] == f_want[LANE_W +: LANE_W],
            disp_data[160*LANE_W +: LANE_W] == f_want[LANE_W-1:0]};

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_7: assert(~((|(disp_sel & f_unit)) & f_named[5])
            | ~(|(f_sure & ~_joined_22)));

    reg f_stored; // it reached the unit

    wire _and_2 = (wb_valid[0] & wb_ready[0] & (wb_wid[2:0] == f_warp)) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (_or_2 & ((_and_2 & _wb_valid_0_and & (&wb_mask[31:0]))
                    | (((wb_valid[1] & wb_ready[1] & (wb_wid[5:3] == f_warp)) & wb_near[1])
                    & ~_and_2 & _wb_valid_1_and & (&wb_mask[63:32])))) & ~(|(grant & f_unit))
                    & ~_some & ((f_unit[0] & (|(~f_u_ccu_0_lock)))
                    | (f_unit[1] & (|(~f_u_ccu_1_lock))));
        end
    end

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) RF_M3_1: assert(~f_stored | ((|f_here)
            & (|(f_here & (({8{f_unit[0]}} & f_u_ccu_0_near)
            | ({8{f_unit[1]}} & f_u_ccu_1_near))))));

    (* hierconn *) wire [1:0] \u_dispatcher.hold_0 ;
    wire [1:0] f_u_dispatcher_hold_0 = \u_dispatcher.hold_0 ;

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
            count_ones_12({((|(older[3:2] & f_unit)) | f_unit[1]) ? f_u_bank_arbiter_pend_1 : 6'd0,
            ((|(older[1:0] & f_unit)) | f_unit[0]) ? f_u_bank_arbiter_pend_0 : 6'd0})}
            + ((|(({6{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({6{f_unit[1]}} & f_u_bank_arbiter_pend_1))) ? 6'd1
            : (|(({2{f_unit[0]}} & f_u_bank_arbiter_in_flight_1[1:0])
            | ({2{f_unit[1]}} & f_u_bank_arbiter_in_flight_1[3:2]))) ? 6'd1 : 6'd0);
    wire [1:0] _joined_23 = {|(older[3:2] & f_unit), |(older[1:0] & f_unit)};

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) CCU_I9_2: assert(_inverse_3 |
            ((f_waited + (_plus + ({4'd0, count_ones_2(_joined_23 & _f_u_ccu_0_busy_etc)}
            + {5'd0, (|(f_u_dispatcher_hold_0 & ~(_joined_23 | f_unit))) | ~(|(cand & f_unit))})))
            < 6'd16));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_u_ccu_0_entry_0[0], f_u_ccu_0_entry_1[0], f_u_ccu_0_entry_2[0],
            f_u_ccu_0_entry_3[0], f_u_ccu_0_entry_4[0], f_u_ccu_0_entry_5[0], f_u_ccu_1_entry_0[0],
            f_u_ccu_1_entry_1[0], f_u_ccu_1_entry_2[0], f_u_ccu_1_entry_3[0], f_u_ccu_1_entry_4[0],
            f_u_ccu_1_entry_5[0]};
`endif
