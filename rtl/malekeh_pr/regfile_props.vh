// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    // No two bits are set.
    function at_most_one_8(input [7:0] v);
        at_most_one_8 = ~(|(v & (v - 8'd1)));
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

    // No two bits are set.
    function at_most_one_2(input [1:0] v);
        at_most_one_2 = ~(|(v & (v - 2'd1)));
    endfunction

    // How many bits are set.
    function [3:0] count_ones_8(input [7:0] v);
        integer i;
        begin
            count_ones_8 = 4'd0;
            for (i = 0; i < 8; i = i + 1)
                count_ones_8 = count_ones_8 + {3'd0, v[i]};
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
    function [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'd0, v[i]};
        end
    endfunction

    // How many bits are set.
    function [5:0] count_ones_48(input [47:0] v);
        integer i;
        begin
            count_ones_48 = 6'd0;
            for (i = 0; i < 48; i = i + 1)
                count_ones_48 = count_ones_48 + {5'd0, v[i]};
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
    reg [7:0] f_unit; // arbitrary

    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one_8(f_unit));

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

    (* hierconn *) wire \u_ccu_2.busy ;
    wire f_u_ccu_2_busy = \u_ccu_2.busy ;
    (* hierconn *) wire \u_ccu_2.owned ;
    wire f_u_ccu_2_owned = \u_ccu_2.owned ;
    (* hierconn *) wire [2:0] \u_ccu_2.wid ;
    wire [2:0] f_u_ccu_2_wid = \u_ccu_2.wid ;
    (* hierconn *) wire [5:0] \u_ccu_2.src_valid ;
    wire [5:0] f_u_ccu_2_src_valid = \u_ccu_2.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_2.ready ;
    wire [5:0] f_u_ccu_2_ready = \u_ccu_2.ready ;
    (* hierconn *) wire [7:0] \u_ccu_2.valid ;
    wire [7:0] f_u_ccu_2_valid = \u_ccu_2.valid ;
    (* hierconn *) wire [7:0] \u_ccu_2.lock ;
    wire [7:0] f_u_ccu_2_lock = \u_ccu_2.lock ;
    (* hierconn *) wire [7:0] \u_ccu_2.near ;
    wire [7:0] f_u_ccu_2_near = \u_ccu_2.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_2.meta ;
    wire [META_W-1:0] f_u_ccu_2_meta = \u_ccu_2.meta ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_0 ;
    wire [7:0] f_u_ccu_2_entry_0 = \u_ccu_2.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_1 ;
    wire [7:0] f_u_ccu_2_entry_1 = \u_ccu_2.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_2 ;
    wire [7:0] f_u_ccu_2_entry_2 = \u_ccu_2.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_3 ;
    wire [7:0] f_u_ccu_2_entry_3 = \u_ccu_2.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_4 ;
    wire [7:0] f_u_ccu_2_entry_4 = \u_ccu_2.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_2.entry_5 ;
    wire [7:0] f_u_ccu_2_entry_5 = \u_ccu_2.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_0 ;
    wire [7:0] f_u_ccu_2_tag_0 = \u_ccu_2.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_1 ;
    wire [7:0] f_u_ccu_2_tag_1 = \u_ccu_2.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_2 ;
    wire [7:0] f_u_ccu_2_tag_2 = \u_ccu_2.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_3 ;
    wire [7:0] f_u_ccu_2_tag_3 = \u_ccu_2.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_4 ;
    wire [7:0] f_u_ccu_2_tag_4 = \u_ccu_2.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_5 ;
    wire [7:0] f_u_ccu_2_tag_5 = \u_ccu_2.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_6 ;
    wire [7:0] f_u_ccu_2_tag_6 = \u_ccu_2.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_2.tag_7 ;
    wire [7:0] f_u_ccu_2_tag_7 = \u_ccu_2.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_2 ;
    wire [5:0] f_u_bank_arbiter_pend_2 = \u_bank_arbiter.pend_2 ;

    reg f_2_busy; // issued to the unit
    reg [2:0] f_2_wid; // its warp
    reg [5:0] f_2_src; // its operands
    reg [47:0] f_2_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_2_busy <= 1'b0;
        end else begin
            if (grant[2])
                f_2_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[2])
                f_2_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[2]) begin
            f_2_wid <= sel_wid;
            f_2_src <= inst_src_valid;
            f_2_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_3.busy ;
    wire f_u_ccu_3_busy = \u_ccu_3.busy ;
    (* hierconn *) wire \u_ccu_3.owned ;
    wire f_u_ccu_3_owned = \u_ccu_3.owned ;
    (* hierconn *) wire [2:0] \u_ccu_3.wid ;
    wire [2:0] f_u_ccu_3_wid = \u_ccu_3.wid ;
    (* hierconn *) wire [5:0] \u_ccu_3.src_valid ;
    wire [5:0] f_u_ccu_3_src_valid = \u_ccu_3.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_3.ready ;
    wire [5:0] f_u_ccu_3_ready = \u_ccu_3.ready ;
    (* hierconn *) wire [7:0] \u_ccu_3.valid ;
    wire [7:0] f_u_ccu_3_valid = \u_ccu_3.valid ;
    (* hierconn *) wire [7:0] \u_ccu_3.lock ;
    wire [7:0] f_u_ccu_3_lock = \u_ccu_3.lock ;
    (* hierconn *) wire [7:0] \u_ccu_3.near ;
    wire [7:0] f_u_ccu_3_near = \u_ccu_3.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_3.meta ;
    wire [META_W-1:0] f_u_ccu_3_meta = \u_ccu_3.meta ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_0 ;
    wire [7:0] f_u_ccu_3_entry_0 = \u_ccu_3.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_1 ;
    wire [7:0] f_u_ccu_3_entry_1 = \u_ccu_3.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_2 ;
    wire [7:0] f_u_ccu_3_entry_2 = \u_ccu_3.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_3 ;
    wire [7:0] f_u_ccu_3_entry_3 = \u_ccu_3.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_4 ;
    wire [7:0] f_u_ccu_3_entry_4 = \u_ccu_3.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_3.entry_5 ;
    wire [7:0] f_u_ccu_3_entry_5 = \u_ccu_3.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_0 ;
    wire [7:0] f_u_ccu_3_tag_0 = \u_ccu_3.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_1 ;
    wire [7:0] f_u_ccu_3_tag_1 = \u_ccu_3.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_2 ;
    wire [7:0] f_u_ccu_3_tag_2 = \u_ccu_3.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_3 ;
    wire [7:0] f_u_ccu_3_tag_3 = \u_ccu_3.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_4 ;
    wire [7:0] f_u_ccu_3_tag_4 = \u_ccu_3.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_5 ;
    wire [7:0] f_u_ccu_3_tag_5 = \u_ccu_3.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_6 ;
    wire [7:0] f_u_ccu_3_tag_6 = \u_ccu_3.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_3.tag_7 ;
    wire [7:0] f_u_ccu_3_tag_7 = \u_ccu_3.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_3 ;
    wire [5:0] f_u_bank_arbiter_pend_3 = \u_bank_arbiter.pend_3 ;

    reg f_3_busy; // issued to the unit
    reg [2:0] f_3_wid; // its warp
    reg [5:0] f_3_src; // its operands
    reg [47:0] f_3_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_3_busy <= 1'b0;
        end else begin
            if (grant[3])
                f_3_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[3])
                f_3_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[3]) begin
            f_3_wid <= sel_wid;
            f_3_src <= inst_src_valid;
            f_3_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_4.busy ;
    wire f_u_ccu_4_busy = \u_ccu_4.busy ;
    (* hierconn *) wire \u_ccu_4.owned ;
    wire f_u_ccu_4_owned = \u_ccu_4.owned ;
    (* hierconn *) wire [2:0] \u_ccu_4.wid ;
    wire [2:0] f_u_ccu_4_wid = \u_ccu_4.wid ;
    (* hierconn *) wire [5:0] \u_ccu_4.src_valid ;
    wire [5:0] f_u_ccu_4_src_valid = \u_ccu_4.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_4.ready ;
    wire [5:0] f_u_ccu_4_ready = \u_ccu_4.ready ;
    (* hierconn *) wire [7:0] \u_ccu_4.valid ;
    wire [7:0] f_u_ccu_4_valid = \u_ccu_4.valid ;
    (* hierconn *) wire [7:0] \u_ccu_4.lock ;
    wire [7:0] f_u_ccu_4_lock = \u_ccu_4.lock ;
    (* hierconn *) wire [7:0] \u_ccu_4.near ;
    wire [7:0] f_u_ccu_4_near = \u_ccu_4.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_4.meta ;
    wire [META_W-1:0] f_u_ccu_4_meta = \u_ccu_4.meta ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_0 ;
    wire [7:0] f_u_ccu_4_entry_0 = \u_ccu_4.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_1 ;
    wire [7:0] f_u_ccu_4_entry_1 = \u_ccu_4.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_2 ;
    wire [7:0] f_u_ccu_4_entry_2 = \u_ccu_4.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_3 ;
    wire [7:0] f_u_ccu_4_entry_3 = \u_ccu_4.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_4 ;
    wire [7:0] f_u_ccu_4_entry_4 = \u_ccu_4.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_4.entry_5 ;
    wire [7:0] f_u_ccu_4_entry_5 = \u_ccu_4.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_0 ;
    wire [7:0] f_u_ccu_4_tag_0 = \u_ccu_4.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_1 ;
    wire [7:0] f_u_ccu_4_tag_1 = \u_ccu_4.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_2 ;
    wire [7:0] f_u_ccu_4_tag_2 = \u_ccu_4.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_3 ;
    wire [7:0] f_u_ccu_4_tag_3 = \u_ccu_4.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_4 ;
    wire [7:0] f_u_ccu_4_tag_4 = \u_ccu_4.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_5 ;
    wire [7:0] f_u_ccu_4_tag_5 = \u_ccu_4.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_6 ;
    wire [7:0] f_u_ccu_4_tag_6 = \u_ccu_4.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_4.tag_7 ;
    wire [7:0] f_u_ccu_4_tag_7 = \u_ccu_4.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_4 ;
    wire [5:0] f_u_bank_arbiter_pend_4 = \u_bank_arbiter.pend_4 ;

    reg f_4_busy; // issued to the unit
    reg [2:0] f_4_wid; // its warp
    reg [5:0] f_4_src; // its operands
    reg [47:0] f_4_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_4_busy <= 1'b0;
        end else begin
            if (grant[4])
                f_4_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[4])
                f_4_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[4]) begin
            f_4_wid <= sel_wid;
            f_4_src <= inst_src_valid;
            f_4_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_5.busy ;
    wire f_u_ccu_5_busy = \u_ccu_5.busy ;
    (* hierconn *) wire \u_ccu_5.owned ;
    wire f_u_ccu_5_owned = \u_ccu_5.owned ;
    (* hierconn *) wire [2:0] \u_ccu_5.wid ;
    wire [2:0] f_u_ccu_5_wid = \u_ccu_5.wid ;
    (* hierconn *) wire [5:0] \u_ccu_5.src_valid ;
    wire [5:0] f_u_ccu_5_src_valid = \u_ccu_5.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_5.ready ;
    wire [5:0] f_u_ccu_5_ready = \u_ccu_5.ready ;
    (* hierconn *) wire [7:0] \u_ccu_5.valid ;
    wire [7:0] f_u_ccu_5_valid = \u_ccu_5.valid ;
    (* hierconn *) wire [7:0] \u_ccu_5.lock ;
    wire [7:0] f_u_ccu_5_lock = \u_ccu_5.lock ;
    (* hierconn *) wire [7:0] \u_ccu_5.near ;
    wire [7:0] f_u_ccu_5_near = \u_ccu_5.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_5.meta ;
    wire [META_W-1:0] f_u_ccu_5_meta = \u_ccu_5.meta ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_0 ;
    wire [7:0] f_u_ccu_5_entry_0 = \u_ccu_5.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_1 ;
    wire [7:0] f_u_ccu_5_entry_1 = \u_ccu_5.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_2 ;
    wire [7:0] f_u_ccu_5_entry_2 = \u_ccu_5.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_3 ;
    wire [7:0] f_u_ccu_5_entry_3 = \u_ccu_5.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_4 ;
    wire [7:0] f_u_ccu_5_entry_4 = \u_ccu_5.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_5.entry_5 ;
    wire [7:0] f_u_ccu_5_entry_5 = \u_ccu_5.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_0 ;
    wire [7:0] f_u_ccu_5_tag_0 = \u_ccu_5.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_1 ;
    wire [7:0] f_u_ccu_5_tag_1 = \u_ccu_5.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_2 ;
    wire [7:0] f_u_ccu_5_tag_2 = \u_ccu_5.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_3 ;
    wire [7:0] f_u_ccu_5_tag_3 = \u_ccu_5.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_4 ;
    wire [7:0] f_u_ccu_5_tag_4 = \u_ccu_5.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_5 ;
    wire [7:0] f_u_ccu_5_tag_5 = \u_ccu_5.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_6 ;
    wire [7:0] f_u_ccu_5_tag_6 = \u_ccu_5.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_5.tag_7 ;
    wire [7:0] f_u_ccu_5_tag_7 = \u_ccu_5.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_5 ;
    wire [5:0] f_u_bank_arbiter_pend_5 = \u_bank_arbiter.pend_5 ;

    reg f_5_busy; // issued to the unit
    reg [2:0] f_5_wid; // its warp
    reg [5:0] f_5_src; // its operands
    reg [47:0] f_5_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_5_busy <= 1'b0;
        end else begin
            if (grant[5])
                f_5_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[5])
                f_5_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[5]) begin
            f_5_wid <= sel_wid;
            f_5_src <= inst_src_valid;
            f_5_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_6.busy ;
    wire f_u_ccu_6_busy = \u_ccu_6.busy ;
    (* hierconn *) wire \u_ccu_6.owned ;
    wire f_u_ccu_6_owned = \u_ccu_6.owned ;
    (* hierconn *) wire [2:0] \u_ccu_6.wid ;
    wire [2:0] f_u_ccu_6_wid = \u_ccu_6.wid ;
    (* hierconn *) wire [5:0] \u_ccu_6.src_valid ;
    wire [5:0] f_u_ccu_6_src_valid = \u_ccu_6.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_6.ready ;
    wire [5:0] f_u_ccu_6_ready = \u_ccu_6.ready ;
    (* hierconn *) wire [7:0] \u_ccu_6.valid ;
    wire [7:0] f_u_ccu_6_valid = \u_ccu_6.valid ;
    (* hierconn *) wire [7:0] \u_ccu_6.lock ;
    wire [7:0] f_u_ccu_6_lock = \u_ccu_6.lock ;
    (* hierconn *) wire [7:0] \u_ccu_6.near ;
    wire [7:0] f_u_ccu_6_near = \u_ccu_6.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_6.meta ;
    wire [META_W-1:0] f_u_ccu_6_meta = \u_ccu_6.meta ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_0 ;
    wire [7:0] f_u_ccu_6_entry_0 = \u_ccu_6.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_1 ;
    wire [7:0] f_u_ccu_6_entry_1 = \u_ccu_6.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_2 ;
    wire [7:0] f_u_ccu_6_entry_2 = \u_ccu_6.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_3 ;
    wire [7:0] f_u_ccu_6_entry_3 = \u_ccu_6.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_4 ;
    wire [7:0] f_u_ccu_6_entry_4 = \u_ccu_6.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_6.entry_5 ;
    wire [7:0] f_u_ccu_6_entry_5 = \u_ccu_6.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_0 ;
    wire [7:0] f_u_ccu_6_tag_0 = \u_ccu_6.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_1 ;
    wire [7:0] f_u_ccu_6_tag_1 = \u_ccu_6.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_2 ;
    wire [7:0] f_u_ccu_6_tag_2 = \u_ccu_6.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_3 ;
    wire [7:0] f_u_ccu_6_tag_3 = \u_ccu_6.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_4 ;
    wire [7:0] f_u_ccu_6_tag_4 = \u_ccu_6.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_5 ;
    wire [7:0] f_u_ccu_6_tag_5 = \u_ccu_6.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_6 ;
    wire [7:0] f_u_ccu_6_tag_6 = \u_ccu_6.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_6.tag_7 ;
    wire [7:0] f_u_ccu_6_tag_7 = \u_ccu_6.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_6 ;
    wire [5:0] f_u_bank_arbiter_pend_6 = \u_bank_arbiter.pend_6 ;

    reg f_6_busy; // issued to the unit
    reg [2:0] f_6_wid; // its warp
    reg [5:0] f_6_src; // its operands
    reg [47:0] f_6_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_6_busy <= 1'b0;
        end else begin
            if (grant[6])
                f_6_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[6])
                f_6_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[6]) begin
            f_6_wid <= sel_wid;
            f_6_src <= inst_src_valid;
            f_6_reg <= inst_reg;
        end
    end

    (* hierconn *) wire \u_ccu_7.busy ;
    wire f_u_ccu_7_busy = \u_ccu_7.busy ;
    (* hierconn *) wire \u_ccu_7.owned ;
    wire f_u_ccu_7_owned = \u_ccu_7.owned ;
    (* hierconn *) wire [2:0] \u_ccu_7.wid ;
    wire [2:0] f_u_ccu_7_wid = \u_ccu_7.wid ;
    (* hierconn *) wire [5:0] \u_ccu_7.src_valid ;
    wire [5:0] f_u_ccu_7_src_valid = \u_ccu_7.src_valid ;
    (* hierconn *) wire [5:0] \u_ccu_7.ready ;
    wire [5:0] f_u_ccu_7_ready = \u_ccu_7.ready ;
    (* hierconn *) wire [7:0] \u_ccu_7.valid ;
    wire [7:0] f_u_ccu_7_valid = \u_ccu_7.valid ;
    (* hierconn *) wire [7:0] \u_ccu_7.lock ;
    wire [7:0] f_u_ccu_7_lock = \u_ccu_7.lock ;
    (* hierconn *) wire [7:0] \u_ccu_7.near ;
    wire [7:0] f_u_ccu_7_near = \u_ccu_7.near ;
    (* hierconn *) wire [META_W-1:0] \u_ccu_7.meta ;
    wire [META_W-1:0] f_u_ccu_7_meta = \u_ccu_7.meta ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_0 ;
    wire [7:0] f_u_ccu_7_entry_0 = \u_ccu_7.entry_0 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_1 ;
    wire [7:0] f_u_ccu_7_entry_1 = \u_ccu_7.entry_1 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_2 ;
    wire [7:0] f_u_ccu_7_entry_2 = \u_ccu_7.entry_2 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_3 ;
    wire [7:0] f_u_ccu_7_entry_3 = \u_ccu_7.entry_3 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_4 ;
    wire [7:0] f_u_ccu_7_entry_4 = \u_ccu_7.entry_4 ;
    (* hierconn *) wire [7:0] \u_ccu_7.entry_5 ;
    wire [7:0] f_u_ccu_7_entry_5 = \u_ccu_7.entry_5 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_0 ;
    wire [7:0] f_u_ccu_7_tag_0 = \u_ccu_7.tag_0 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_1 ;
    wire [7:0] f_u_ccu_7_tag_1 = \u_ccu_7.tag_1 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_2 ;
    wire [7:0] f_u_ccu_7_tag_2 = \u_ccu_7.tag_2 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_3 ;
    wire [7:0] f_u_ccu_7_tag_3 = \u_ccu_7.tag_3 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_4 ;
    wire [7:0] f_u_ccu_7_tag_4 = \u_ccu_7.tag_4 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_5 ;
    wire [7:0] f_u_ccu_7_tag_5 = \u_ccu_7.tag_5 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_6 ;
    wire [7:0] f_u_ccu_7_tag_6 = \u_ccu_7.tag_6 ;
    (* hierconn *) wire [7:0] \u_ccu_7.tag_7 ;
    wire [7:0] f_u_ccu_7_tag_7 = \u_ccu_7.tag_7 ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.pend_7 ;
    wire [5:0] f_u_bank_arbiter_pend_7 = \u_bank_arbiter.pend_7 ;

    reg f_7_busy; // issued to the unit
    reg [2:0] f_7_wid; // its warp
    reg [5:0] f_7_src; // its operands
    reg [47:0] f_7_reg; // their registers

    always @(posedge clk) begin
        if (rst) begin
            f_7_busy <= 1'b0;
        end else begin
            if (grant[7])
                f_7_busy <= 1'b1;
            else if (disp_valid & disp_ready & disp_sel[7])
                f_7_busy <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (grant[7]) begin
            f_7_wid <= sel_wid;
            f_7_src <= inst_src_valid;
            f_7_reg <= inst_reg;
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

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_4: assume(~(f_2_busy & f_2_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_2_wid) & (wb_reg[7:0] == f_2_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_5: assume(~(f_3_busy & f_3_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_3_wid) & (wb_reg[7:0] == f_3_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_6: assume(~(f_4_busy & f_4_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_4_wid) & (wb_reg[7:0] == f_4_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_7: assume(~(f_5_busy & f_5_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_5_wid) & (wb_reg[7:0] == f_5_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_8: assume(~(f_6_busy & f_6_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_6_wid) & (wb_reg[7:0] == f_6_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_9: assume(~(f_7_busy & f_7_src[0]
            & (wb_valid[0] & (wb_wid[2:0] == f_7_wid) & (wb_reg[7:0] == f_7_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_10: assume(~(issue & inst_src_valid[1]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_11: assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_12: assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_13: assume(~(f_2_busy & f_2_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_2_wid) & (wb_reg[7:0] == f_2_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_14: assume(~(f_3_busy & f_3_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_3_wid) & (wb_reg[7:0] == f_3_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_15: assume(~(f_4_busy & f_4_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_4_wid) & (wb_reg[7:0] == f_4_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_16: assume(~(f_5_busy & f_5_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_5_wid) & (wb_reg[7:0] == f_5_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_17: assume(~(f_6_busy & f_6_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_6_wid) & (wb_reg[7:0] == f_6_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_18: assume(~(f_7_busy & f_7_src[1]
            & (wb_valid[0] & (wb_wid[2:0] == f_7_wid) & (wb_reg[7:0] == f_7_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_19: assume(~(issue & inst_src_valid[2]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_20: assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_21: assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_22: assume(~(f_2_busy & f_2_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_2_wid) & (wb_reg[7:0] == f_2_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_23: assume(~(f_3_busy & f_3_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_3_wid) & (wb_reg[7:0] == f_3_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_24: assume(~(f_4_busy & f_4_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_4_wid) & (wb_reg[7:0] == f_4_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_25: assume(~(f_5_busy & f_5_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_5_wid) & (wb_reg[7:0] == f_5_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_26: assume(~(f_6_busy & f_6_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_6_wid) & (wb_reg[7:0] == f_6_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_27: assume(~(f_7_busy & f_7_src[2]
            & (wb_valid[0] & (wb_wid[2:0] == f_7_wid) & (wb_reg[7:0] == f_7_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_28: assume(~(issue & inst_src_valid[3]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_29: assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_30: assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_31: assume(~(f_2_busy & f_2_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_2_wid) & (wb_reg[7:0] == f_2_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_32: assume(~(f_3_busy & f_3_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_3_wid) & (wb_reg[7:0] == f_3_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_33: assume(~(f_4_busy & f_4_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_4_wid) & (wb_reg[7:0] == f_4_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_34: assume(~(f_5_busy & f_5_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_5_wid) & (wb_reg[7:0] == f_5_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_35: assume(~(f_6_busy & f_6_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_6_wid) & (wb_reg[7:0] == f_6_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_36: assume(~(f_7_busy & f_7_src[3]
            & (wb_valid[0] & (wb_wid[2:0] == f_7_wid) & (wb_reg[7:0] == f_7_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_37: assume(~(issue & inst_src_valid[4]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_38: assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_39: assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_40: assume(~(f_2_busy & f_2_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_2_wid) & (wb_reg[7:0] == f_2_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_41: assume(~(f_3_busy & f_3_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_3_wid) & (wb_reg[7:0] == f_3_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_42: assume(~(f_4_busy & f_4_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_4_wid) & (wb_reg[7:0] == f_4_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_43: assume(~(f_5_busy & f_5_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_5_wid) & (wb_reg[7:0] == f_5_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_44: assume(~(f_6_busy & f_6_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_6_wid) & (wb_reg[7:0] == f_6_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_45: assume(~(f_7_busy & f_7_src[4]
            & (wb_valid[0] & (wb_wid[2:0] == f_7_wid) & (wb_reg[7:0] == f_7_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_46: assume(~(issue & inst_src_valid[5]
            & (wb_valid[0] & (wb_wid[2:0] == sel_wid) & (wb_reg[7:0] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_47: assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_0_wid) & (wb_reg[7:0] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_48: assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_1_wid) & (wb_reg[7:0] == f_1_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_49: assume(~(f_2_busy & f_2_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_2_wid) & (wb_reg[7:0] == f_2_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_50: assume(~(f_3_busy & f_3_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_3_wid) & (wb_reg[7:0] == f_3_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_51: assume(~(f_4_busy & f_4_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_4_wid) & (wb_reg[7:0] == f_4_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_52: assume(~(f_5_busy & f_5_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_5_wid) & (wb_reg[7:0] == f_5_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_53: assume(~(f_6_busy & f_6_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_6_wid) & (wb_reg[7:0] == f_6_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_54: assume(~(f_7_busy & f_7_src[5]
            & (wb_valid[0] & (wb_wid[2:0] == f_7_wid) & (wb_reg[7:0] == f_7_reg[47:40]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_55: assume(~(issue & inst_src_valid[0]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_56: assume(~(f_0_busy & f_0_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_57: assume(~(f_1_busy & f_1_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_58: assume(~(f_2_busy & f_2_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & (wb_reg[15:8] == f_2_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_59: assume(~(f_3_busy & f_3_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & (wb_reg[15:8] == f_3_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_60: assume(~(f_4_busy & f_4_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & (wb_reg[15:8] == f_4_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_61: assume(~(f_5_busy & f_5_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & (wb_reg[15:8] == f_5_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_62: assume(~(f_6_busy & f_6_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & (wb_reg[15:8] == f_6_reg[7:0]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_63: assume(~(f_7_busy & f_7_src[0]
            & (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & (wb_reg[15:8] == f_7_reg[7:0]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_64: assume(~(issue & inst_src_valid[1]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_65: assume(~(f_0_busy & f_0_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_66: assume(~(f_1_busy & f_1_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_67: assume(~(f_2_busy & f_2_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & (wb_reg[15:8] == f_2_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_68: assume(~(f_3_busy & f_3_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & (wb_reg[15:8] == f_3_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_69: assume(~(f_4_busy & f_4_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & (wb_reg[15:8] == f_4_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_70: assume(~(f_5_busy & f_5_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & (wb_reg[15:8] == f_5_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_71: assume(~(f_6_busy & f_6_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & (wb_reg[15:8] == f_6_reg[15:8]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_72: assume(~(f_7_busy & f_7_src[1]
            & (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & (wb_reg[15:8] == f_7_reg[15:8]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_73: assume(~(issue & inst_src_valid[2]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_74: assume(~(f_0_busy & f_0_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_75: assume(~(f_1_busy & f_1_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_76: assume(~(f_2_busy & f_2_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & (wb_reg[15:8] == f_2_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_77: assume(~(f_3_busy & f_3_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & (wb_reg[15:8] == f_3_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_78: assume(~(f_4_busy & f_4_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & (wb_reg[15:8] == f_4_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_79: assume(~(f_5_busy & f_5_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & (wb_reg[15:8] == f_5_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_80: assume(~(f_6_busy & f_6_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & (wb_reg[15:8] == f_6_reg[23:16]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_81: assume(~(f_7_busy & f_7_src[2]
            & (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & (wb_reg[15:8] == f_7_reg[23:16]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_82: assume(~(issue & inst_src_valid[3]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_83: assume(~(f_0_busy & f_0_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_84: assume(~(f_1_busy & f_1_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_85: assume(~(f_2_busy & f_2_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & (wb_reg[15:8] == f_2_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_86: assume(~(f_3_busy & f_3_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & (wb_reg[15:8] == f_3_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_87: assume(~(f_4_busy & f_4_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & (wb_reg[15:8] == f_4_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_88: assume(~(f_5_busy & f_5_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & (wb_reg[15:8] == f_5_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_89: assume(~(f_6_busy & f_6_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & (wb_reg[15:8] == f_6_reg[31:24]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_90: assume(~(f_7_busy & f_7_src[3]
            & (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & (wb_reg[15:8] == f_7_reg[31:24]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_91: assume(~(issue & inst_src_valid[4]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_92: assume(~(f_0_busy & f_0_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_93: assume(~(f_1_busy & f_1_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_94: assume(~(f_2_busy & f_2_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & (wb_reg[15:8] == f_2_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_95: assume(~(f_3_busy & f_3_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & (wb_reg[15:8] == f_3_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_96: assume(~(f_4_busy & f_4_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & (wb_reg[15:8] == f_4_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_97: assume(~(f_5_busy & f_5_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & (wb_reg[15:8] == f_5_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_98: assume(~(f_6_busy & f_6_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & (wb_reg[15:8] == f_6_reg[39:32]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_99: assume(~(f_7_busy & f_7_src[4]
            & (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & (wb_reg[15:8] == f_7_reg[39:32]))));

    // RF-H1: Duty: no read of a register with an outstanding write.
    always @* if (!rst) RF_H1_100: assume(~(issue & inst_src_valid[5]
            & (wb_valid[1] & (wb_wid[5:3] == sel_wid) & (wb_reg[15:8] == inst_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_101: assume(~(f_0_busy & f_0_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_0_wid) & (wb_reg[15:8] == f_0_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_102: assume(~(f_1_busy & f_1_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_1_wid) & (wb_reg[15:8] == f_1_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_103: assume(~(f_2_busy & f_2_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & (wb_reg[15:8] == f_2_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_104: assume(~(f_3_busy & f_3_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & (wb_reg[15:8] == f_3_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_105: assume(~(f_4_busy & f_4_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & (wb_reg[15:8] == f_4_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_106: assume(~(f_5_busy & f_5_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & (wb_reg[15:8] == f_5_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_107: assume(~(f_6_busy & f_6_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & (wb_reg[15:8] == f_6_reg[47:40]))));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_108: assume(~(f_7_busy & f_7_src[5]
            & (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & (wb_reg[15:8] == f_7_reg[47:40]))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) RF_H1_109: assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[5:3] == wb_wid[2:0]) & (wb_reg[15:8] == wb_reg[7:0])) ==
            (wb_phys[17:9] == wb_phys[8:0])));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_1: assume(~(f_0_busy & (|(exit & one_hot_3x8(f_0_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_2: assume(~(f_1_busy & (|(exit & one_hot_3x8(f_1_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_3: assume(~(f_2_busy & (|(exit & one_hot_3x8(f_2_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_4: assume(~(f_3_busy & (|(exit & one_hot_3x8(f_3_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_5: assume(~(f_4_busy & (|(exit & one_hot_3x8(f_4_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_6: assume(~(f_5_busy & (|(exit & one_hot_3x8(f_5_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_7: assume(~(f_6_busy & (|(exit & one_hot_3x8(f_6_wid)))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_8: assume(~(f_7_busy & (|(exit & one_hot_3x8(f_7_wid)))));

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
    always @* if (!rst) RF_H1_110: assume(~_issue_and | ((inst_phys[8:0] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_111: assume(~_issue_and_2 | ((inst_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_112: assume(~_issue_and_3
            | ((inst_phys[26:18] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_113: assume(~_issue_and_4
            | ((inst_phys[35:27] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_114: assume(~_issue_and_5
            | ((inst_phys[44:36] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_115: assume(~_issue_and_6
            | ((inst_phys[53:45] == f_reg) == f_mapped));

    wire _inverse = ~_wb_valid_0_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_116: assume(_inverse | ((wb_phys[8:0] == f_reg) == f_mapped));

    wire _inverse_2 = ~_wb_valid_1_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_117: assume(_inverse_2 | ((wb_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_118: assume(~(f_mapped & wb_valid[0] & (wb_phys[8:0] == f_reg)
            & _inverse));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_119: assume(~(f_mapped & wb_valid[1] & (wb_phys[17:9] == f_reg)
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

    wire _or_2 = ((f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | ((f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp)) | (f_1_busy & (f_1_wid == f_warp)))
            | ((f_u_ccu_2_owned & (f_u_ccu_2_wid == f_warp)) | (f_2_busy & (f_2_wid == f_warp)))
            | ((f_u_ccu_3_owned & (f_u_ccu_3_wid == f_warp)) | (f_3_busy & (f_3_wid == f_warp)))
            | ((f_u_ccu_4_owned & (f_u_ccu_4_wid == f_warp)) | (f_4_busy & (f_4_wid == f_warp)))
            | ((f_u_ccu_5_owned & (f_u_ccu_5_wid == f_warp)) | (f_5_busy & (f_5_wid == f_warp)))
            | ((f_u_ccu_6_owned & (f_u_ccu_6_wid == f_warp)) | (f_6_busy & (f_6_wid == f_warp)))
            | ((f_u_ccu_7_owned & (f_u_ccu_7_wid == f_warp)) | (f_7_busy & (f_7_wid == f_warp)));

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) CCU_K1_9: assert(~_or_2 | f_lives);

    wire _or_3 = (((((issue & (sel_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | (f_1_busy & (f_1_wid == f_warp))) | (f_2_busy & (f_2_wid == f_warp)))
            | (f_3_busy & (f_3_wid == f_warp))) | (f_4_busy & (f_4_wid == f_warp));
    wire _or_4 = (((((_or_3 | (f_5_busy & (f_5_wid == f_warp))) | (f_6_busy & (f_6_wid == f_warp)))
            | (f_7_busy & (f_7_wid == f_warp))) | (wb_valid[0] & (wb_wid[2:0] == f_warp)))
            | (wb_valid[1] & (wb_wid[5:3] == f_warp))) | f_lives;

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) RF_H1_120: assume(~((launch_valid & (launch_wid == f_warp)) & _or_4));

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
    wire [7:0] _joined_3 = {f_u_ccu_2_valid[7] & (f_u_ccu_2_tag_7 == f_tag),
            f_u_ccu_2_valid[6] & (f_u_ccu_2_tag_6 == f_tag),
            f_u_ccu_2_valid[5] & (f_u_ccu_2_tag_5 == f_tag),
            f_u_ccu_2_valid[4] & (f_u_ccu_2_tag_4 == f_tag),
            f_u_ccu_2_valid[3] & (f_u_ccu_2_tag_3 == f_tag),
            f_u_ccu_2_valid[2] & (f_u_ccu_2_tag_2 == f_tag),
            f_u_ccu_2_valid[1] & (f_u_ccu_2_tag_1 == f_tag),
            f_u_ccu_2_valid[0] & (f_u_ccu_2_tag_0 == f_tag)};
    wire [7:0] _joined_4 = {f_u_ccu_3_valid[7] & (f_u_ccu_3_tag_7 == f_tag),
            f_u_ccu_3_valid[6] & (f_u_ccu_3_tag_6 == f_tag),
            f_u_ccu_3_valid[5] & (f_u_ccu_3_tag_5 == f_tag),
            f_u_ccu_3_valid[4] & (f_u_ccu_3_tag_4 == f_tag),
            f_u_ccu_3_valid[3] & (f_u_ccu_3_tag_3 == f_tag),
            f_u_ccu_3_valid[2] & (f_u_ccu_3_tag_2 == f_tag),
            f_u_ccu_3_valid[1] & (f_u_ccu_3_tag_1 == f_tag),
            f_u_ccu_3_valid[0] & (f_u_ccu_3_tag_0 == f_tag)};
    wire [7:0] _joined_5 = {f_u_ccu_4_valid[7] & (f_u_ccu_4_tag_7 == f_tag),
            f_u_ccu_4_valid[6] & (f_u_ccu_4_tag_6 == f_tag),
            f_u_ccu_4_valid[5] & (f_u_ccu_4_tag_5 == f_tag),
            f_u_ccu_4_valid[4] & (f_u_ccu_4_tag_4 == f_tag),
            f_u_ccu_4_valid[3] & (f_u_ccu_4_tag_3 == f_tag),
            f_u_ccu_4_valid[2] & (f_u_ccu_4_tag_2 == f_tag),
            f_u_ccu_4_valid[1] & (f_u_ccu_4_tag_1 == f_tag),
            f_u_ccu_4_valid[0] & (f_u_ccu_4_tag_0 == f_tag)};
    wire [7:0] _joined_6 = {f_u_ccu_5_valid[7] & (f_u_ccu_5_tag_7 == f_tag),
            f_u_ccu_5_valid[6] & (f_u_ccu_5_tag_6 == f_tag),
            f_u_ccu_5_valid[5] & (f_u_ccu_5_tag_5 == f_tag),
            f_u_ccu_5_valid[4] & (f_u_ccu_5_tag_4 == f_tag),
            f_u_ccu_5_valid[3] & (f_u_ccu_5_tag_3 == f_tag),
            f_u_ccu_5_valid[2] & (f_u_ccu_5_tag_2 == f_tag),
            f_u_ccu_5_valid[1] & (f_u_ccu_5_tag_1 == f_tag),
            f_u_ccu_5_valid[0] & (f_u_ccu_5_tag_0 == f_tag)};
    wire [7:0] _joined_7 = {f_u_ccu_6_valid[7] & (f_u_ccu_6_tag_7 == f_tag),
            f_u_ccu_6_valid[6] & (f_u_ccu_6_tag_6 == f_tag),
            f_u_ccu_6_valid[5] & (f_u_ccu_6_tag_5 == f_tag),
            f_u_ccu_6_valid[4] & (f_u_ccu_6_tag_4 == f_tag),
            f_u_ccu_6_valid[3] & (f_u_ccu_6_tag_3 == f_tag),
            f_u_ccu_6_valid[2] & (f_u_ccu_6_tag_2 == f_tag),
            f_u_ccu_6_valid[1] & (f_u_ccu_6_tag_1 == f_tag),
            f_u_ccu_6_valid[0] & (f_u_ccu_6_tag_0 == f_tag)};
    wire [7:0] _joined_8 = {f_u_ccu_7_valid[7] & (f_u_ccu_7_tag_7 == f_tag),
            f_u_ccu_7_valid[6] & (f_u_ccu_7_tag_6 == f_tag),
            f_u_ccu_7_valid[5] & (f_u_ccu_7_tag_5 == f_tag),
            f_u_ccu_7_valid[4] & (f_u_ccu_7_tag_4 == f_tag),
            f_u_ccu_7_valid[3] & (f_u_ccu_7_tag_3 == f_tag),
            f_u_ccu_7_valid[2] & (f_u_ccu_7_tag_2 == f_tag),
            f_u_ccu_7_valid[1] & (f_u_ccu_7_tag_1 == f_tag),
            f_u_ccu_7_valid[0] & (f_u_ccu_7_tag_0 == f_tag)};
    wire [7:0] f_here = ({8{f_unit[0]}} & _joined) | ({8{f_unit[1]}} & _joined_2)
            | ({8{f_unit[2]}} & _joined_3) | ({8{f_unit[3]}} & _joined_4)
            | ({8{f_unit[4]}} & _joined_5) | ({8{f_unit[5]}} & _joined_6)
            | ({8{f_unit[6]}} & _joined_7) | ({8{f_unit[7]}} & _joined_8);
    wire _or_5 = (f_unit[0] & (f_u_ccu_0_owned & (f_u_ccu_0_wid == f_warp)))
            | (f_unit[1] & (f_u_ccu_1_owned & (f_u_ccu_1_wid == f_warp)))
            | (f_unit[2] & (f_u_ccu_2_owned & (f_u_ccu_2_wid == f_warp)))
            | (f_unit[3] & (f_u_ccu_3_owned & (f_u_ccu_3_wid == f_warp)))
            | (f_unit[4] & (f_u_ccu_4_owned & (f_u_ccu_4_wid == f_warp)))
            | (f_unit[5] & (f_u_ccu_5_owned & (f_u_ccu_5_wid == f_warp)))
            | (f_unit[6] & (f_u_ccu_6_owned & (f_u_ccu_6_wid == f_warp)))
            | (f_unit[7] & (f_u_ccu_7_owned & (f_u_ccu_7_wid == f_warp)));
    wire [5:0] _joined_9 = {f_0_busy & f_0_src[5] & (f_0_wid == f_warp) & (f_0_reg[47:40] == f_tag),
            f_0_busy & f_0_src[4] & (f_0_wid == f_warp) & (f_0_reg[39:32] == f_tag),
            f_0_busy & f_0_src[3] & (f_0_wid == f_warp) & (f_0_reg[31:24] == f_tag),
            f_0_busy & f_0_src[2] & (f_0_wid == f_warp) & (f_0_reg[23:16] == f_tag),
            f_0_busy & f_0_src[1] & (f_0_wid == f_warp) & (f_0_reg[15:8] == f_tag),
            f_0_busy & f_0_src[0] & (f_0_wid == f_warp) & (f_0_reg[7:0] == f_tag)};
    wire [5:0] _joined_10 = {f_1_busy & f_1_src[5] & (f_1_wid == f_warp)
            & (f_1_reg[47:40] == f_tag), f_1_busy & f_1_src[4] & (f_1_wid == f_warp)
            & (f_1_reg[39:32] == f_tag), f_1_busy & f_1_src[3] & (f_1_wid == f_warp)
            & (f_1_reg[31:24] == f_tag), f_1_busy & f_1_src[2] & (f_1_wid == f_warp)
            & (f_1_reg[23:16] == f_tag), f_1_busy & f_1_src[1] & (f_1_wid == f_warp)
            & (f_1_reg[15:8] == f_tag), f_1_busy & f_1_src[0] & (f_1_wid == f_warp)
            & (f_1_reg[7:0] == f_tag)};
    wire [5:0] _joined_11 = {f_2_busy & f_2_src[5] & (f_2_wid == f_warp)
            & (f_2_reg[47:40] == f_tag), f_2_busy & f_2_src[4] & (f_2_wid == f_warp)
            & (f_2_reg[39:32] == f_tag), f_2_busy & f_2_src[3] & (f_2_wid == f_warp)
            & (f_2_reg[31:24] == f_tag), f_2_busy & f_2_src[2] & (f_2_wid == f_warp)
            & (f_2_reg[23:16] == f_tag), f_2_busy & f_2_src[1] & (f_2_wid == f_warp)
            & (f_2_reg[15:8] == f_tag), f_2_busy & f_2_src[0] & (f_2_wid == f_warp)
            & (f_2_reg[7:0] == f_tag)};
    wire [5:0] _joined_12 = {f_3_busy & f_3_src[5] & (f_3_wid == f_warp)
            & (f_3_reg[47:40] == f_tag), f_3_busy & f_3_src[4] & (f_3_wid == f_warp)
            & (f_3_reg[39:32] == f_tag), f_3_busy & f_3_src[3] & (f_3_wid == f_warp)
            & (f_3_reg[31:24] == f_tag), f_3_busy & f_3_src[2] & (f_3_wid == f_warp)
            & (f_3_reg[23:16] == f_tag), f_3_busy & f_3_src[1] & (f_3_wid == f_warp)
            & (f_3_reg[15:8] == f_tag), f_3_busy & f_3_src[0] & (f_3_wid == f_warp)
            & (f_3_reg[7:0] == f_tag)};
    wire [5:0] _joined_13 = {f_4_busy & f_4_src[5] & (f_4_wid == f_warp)
            & (f_4_reg[47:40] == f_tag), f_4_busy & f_4_src[4] & (f_4_wid == f_warp)
            & (f_4_reg[39:32] == f_tag), f_4_busy & f_4_src[3] & (f_4_wid == f_warp)
            & (f_4_reg[31:24] == f_tag), f_4_busy & f_4_src[2] & (f_4_wid == f_warp)
            & (f_4_reg[23:16] == f_tag), f_4_busy & f_4_src[1] & (f_4_wid == f_warp)
            & (f_4_reg[15:8] == f_tag), f_4_busy & f_4_src[0] & (f_4_wid == f_warp)
            & (f_4_reg[7:0] == f_tag)};
    wire [5:0] _joined_14 = {f_5_busy & f_5_src[5] & (f_5_wid == f_warp)
            & (f_5_reg[47:40] == f_tag), f_5_busy & f_5_src[4] & (f_5_wid == f_warp)
            & (f_5_reg[39:32] == f_tag), f_5_busy & f_5_src[3] & (f_5_wid == f_warp)
            & (f_5_reg[31:24] == f_tag), f_5_busy & f_5_src[2] & (f_5_wid == f_warp)
            & (f_5_reg[23:16] == f_tag), f_5_busy & f_5_src[1] & (f_5_wid == f_warp)
            & (f_5_reg[15:8] == f_tag), f_5_busy & f_5_src[0] & (f_5_wid == f_warp)
            & (f_5_reg[7:0] == f_tag)};
    wire [5:0] _joined_15 = {f_6_busy & f_6_src[5] & (f_6_wid == f_warp)
            & (f_6_reg[47:40] == f_tag), f_6_busy & f_6_src[4] & (f_6_wid == f_warp)
            & (f_6_reg[39:32] == f_tag), f_6_busy & f_6_src[3] & (f_6_wid == f_warp)
            & (f_6_reg[31:24] == f_tag), f_6_busy & f_6_src[2] & (f_6_wid == f_warp)
            & (f_6_reg[23:16] == f_tag), f_6_busy & f_6_src[1] & (f_6_wid == f_warp)
            & (f_6_reg[15:8] == f_tag), f_6_busy & f_6_src[0] & (f_6_wid == f_warp)
            & (f_6_reg[7:0] == f_tag)};
    wire [5:0] _joined_16 = {f_7_busy & f_7_src[5] & (f_7_wid == f_warp)
            & (f_7_reg[47:40] == f_tag), f_7_busy & f_7_src[4] & (f_7_wid == f_warp)
            & (f_7_reg[39:32] == f_tag), f_7_busy & f_7_src[3] & (f_7_wid == f_warp)
            & (f_7_reg[31:24] == f_tag), f_7_busy & f_7_src[2] & (f_7_wid == f_warp)
            & (f_7_reg[23:16] == f_tag), f_7_busy & f_7_src[1] & (f_7_wid == f_warp)
            & (f_7_reg[15:8] == f_tag), f_7_busy & f_7_src[0] & (f_7_wid == f_warp)
            & (f_7_reg[7:0] == f_tag)};
    wire [5:0] _or_6 = ({6{f_unit[0]}} & _joined_9) | ({6{f_unit[1]}} & _joined_10)
            | ({6{f_unit[2]}} & _joined_11) | ({6{f_unit[3]}} & _joined_12)
            | ({6{f_unit[4]}} & _joined_13) | ({6{f_unit[5]}} & _joined_14)
            | ({6{f_unit[6]}} & _joined_15) | ({6{f_unit[7]}} & _joined_16);

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) CCU_K1_10: assert(~((_or_5 & (|f_here)) | (|_or_6)) | f_seen);

    wire f_own = _or_5 & (f_seen & f_mine);
    wire [5:0] f_named = (f_seen & f_mine) ? _or_6 : 6'd0;

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

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_1: assert((~f_u_ccu_0_owned | (f_u_ccu_0_wid == 3'd0))
            & (~f_0_busy | (f_0_wid == 3'd0)));

    (* hierconn *) wire [15:0] \u_bank_arbiter.in_flight_1 ;
    wire [15:0] f_u_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [23:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [23:0] f_u_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
    wire _or_7 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd0)) | f_u_bank_arbiter_pend_0[0];
    wire _or_8 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd1)) | f_u_bank_arbiter_pend_0[1];
    wire _or_9 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd2)) | f_u_bank_arbiter_pend_0[2];
    wire _or_10 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd3)) | f_u_bank_arbiter_pend_0[3];
    wire _or_11 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd4)) | f_u_bank_arbiter_pend_0[4];
    wire _or_12 = ((|f_u_bank_arbiter_in_flight_1[1:0])
            & (f_u_bank_arbiter_in_flight_slot_1[2:0] == 3'd5)) | f_u_bank_arbiter_pend_0[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_1:
            assert((at_most_one_2({f_u_bank_arbiter_pend_0[0],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd0)}) & (~_or_7 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[1],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd1)}) & (~_or_8 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[2],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd2)}) & (~_or_9 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[3],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd3)}) & (~_or_10 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[4],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd4)}) & (~_or_11 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_0[5],
            (|f_u_bank_arbiter_in_flight_1[1:0]) & (f_u_bank_arbiter_in_flight_slot_1[2:0] ==
            3'd5)}) & (~_or_12 | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5]))));

    wire _f_u_ccu_0_src_valid_0_and = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_2: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1]
            & _f_u_ccu_0_src_valid_0_and) | ((f_u_ccu_0_ready[1] == f_u_ccu_0_ready[0])
            & ~(_or_8 & _or_7)));

    wire _f_u_ccu_0_src_valid_0_and_2 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_3: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & _f_u_ccu_0_src_valid_0_and_2) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[0])
            & ~(_or_9 & _or_7)));

    wire _f_u_ccu_0_src_valid_1_and = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_4: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2]
            & _f_u_ccu_0_src_valid_1_and) | ((f_u_ccu_0_ready[2] == f_u_ccu_0_ready[1])
            & ~(_or_9 & _or_8)));

    wire _f_u_ccu_0_src_valid_0_and_3 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_5: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & _f_u_ccu_0_src_valid_0_and_3) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[0])
            & ~(_or_10 & _or_7)));

    wire _f_u_ccu_0_src_valid_1_and_2 = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_6: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & _f_u_ccu_0_src_valid_1_and_2) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[1])
            & ~(_or_10 & _or_8)));

    wire _f_u_ccu_0_src_valid_2_and = f_u_ccu_0_src_valid[2]
            & (_f_u_ccu_0_entry_2_index_of == _f_u_ccu_0_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_7: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3]
            & _f_u_ccu_0_src_valid_2_and) | ((f_u_ccu_0_ready[3] == f_u_ccu_0_ready[2])
            & ~(_or_10 & _or_9)));

    wire _f_u_ccu_0_src_valid_0_and_4 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_8: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_0_and_4) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[0])
            & ~(_or_11 & _or_7)));

    wire _f_u_ccu_0_src_valid_1_and_3 = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_9: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_1_and_3) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[1])
            & ~(_or_11 & _or_8)));

    wire _f_u_ccu_0_src_valid_2_and_2 = f_u_ccu_0_src_valid[2]
            & (_f_u_ccu_0_entry_2_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_10: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_2_and_2) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[2])
            & ~(_or_11 & _or_9)));

    wire _f_u_ccu_0_src_valid_3_and = f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_11: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4]
            & _f_u_ccu_0_src_valid_3_and) | ((f_u_ccu_0_ready[4] == f_u_ccu_0_ready[3])
            & ~(_or_11 & _or_10)));

    wire _f_u_ccu_0_src_valid_0_and_5 = f_u_ccu_0_src_valid[0]
            & (_f_u_ccu_0_entry_0_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_12: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_0_and_5) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[0])
            & ~(_or_12 & _or_7)));

    wire _f_u_ccu_0_src_valid_1_and_4 = f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_13: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_1_and_4) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[1])
            & ~(_or_12 & _or_8)));

    wire _f_u_ccu_0_src_valid_2_and_3 = f_u_ccu_0_src_valid[2]
            & (_f_u_ccu_0_entry_2_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_14: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_2_and_3) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[2])
            & ~(_or_12 & _or_9)));

    wire _f_u_ccu_0_src_valid_3_and_2 = f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_15: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_3_and_2) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[3])
            & ~(_or_12 & _or_10)));

    wire _f_u_ccu_0_src_valid_4_and = f_u_ccu_0_src_valid[4]
            & (_f_u_ccu_0_entry_4_index_of == _f_u_ccu_0_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_16: assert(~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & _f_u_ccu_0_src_valid_4_and) | ((f_u_ccu_0_ready[5] == f_u_ccu_0_ready[4])
            & ~(_or_12 & _or_11)));

    wire _or_13 = (((_or_7 | (_or_8 & (f_u_ccu_0_src_valid[1]
            & (_f_u_ccu_0_entry_1_index_of == _f_u_ccu_0_entry_0_index_of))))
            | (_or_9 & (f_u_ccu_0_src_valid[2] & (_f_u_ccu_0_entry_2_index_of ==
            _f_u_ccu_0_entry_0_index_of)))) | (_or_10 & (f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_0_index_of))))
            | (_or_11 & (f_u_ccu_0_src_valid[4] & (_f_u_ccu_0_entry_4_index_of ==
            _f_u_ccu_0_entry_0_index_of)));
    wire _or_14 = ((((_or_8 | (_or_7 & _f_u_ccu_0_src_valid_0_and))
            | (_or_9 & (f_u_ccu_0_src_valid[2] & (_f_u_ccu_0_entry_2_index_of ==
            _f_u_ccu_0_entry_1_index_of)))) | (_or_10 & (f_u_ccu_0_src_valid[3]
            & (_f_u_ccu_0_entry_3_index_of == _f_u_ccu_0_entry_1_index_of))))
            | (_or_11 & (f_u_ccu_0_src_valid[4] & (_f_u_ccu_0_entry_4_index_of ==
            _f_u_ccu_0_entry_1_index_of)))) | (_or_12 & (f_u_ccu_0_src_valid[5]
            & (_f_u_ccu_0_entry_5_index_of == _f_u_ccu_0_entry_1_index_of)));
    wire _or_15 = ((((_or_9 | (_or_7 & _f_u_ccu_0_src_valid_0_and_2))
            | (_or_8 & _f_u_ccu_0_src_valid_1_and)) | (_or_10
            & (f_u_ccu_0_src_valid[3] & (_f_u_ccu_0_entry_3_index_of ==
            _f_u_ccu_0_entry_2_index_of)))) | (_or_11 & (f_u_ccu_0_src_valid[4]
            & (_f_u_ccu_0_entry_4_index_of == _f_u_ccu_0_entry_2_index_of))))
            | (_or_12 & (f_u_ccu_0_src_valid[5] & (_f_u_ccu_0_entry_5_index_of ==
            _f_u_ccu_0_entry_2_index_of)));
    wire _or_16 = ~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3])
            | (((((_or_10 | (_or_7 & _f_u_ccu_0_src_valid_0_and_3))
            | (_or_8 & _f_u_ccu_0_src_valid_1_and_2)) | (_or_9 & _f_u_ccu_0_src_valid_2_and))
            | (_or_11 & (f_u_ccu_0_src_valid[4] & (_f_u_ccu_0_entry_4_index_of ==
            _f_u_ccu_0_entry_3_index_of)))) | (_or_12 & (f_u_ccu_0_src_valid[5]
            & (_f_u_ccu_0_entry_5_index_of == _f_u_ccu_0_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_17:
            assert((~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0])
            | (_or_13 | (_or_12 & (f_u_ccu_0_src_valid[5]
            & (_f_u_ccu_0_entry_5_index_of == _f_u_ccu_0_entry_0_index_of)))))
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1]) | _or_14)
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2]) | _or_15) & _or_16
            & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4])
            | (((((_or_11 | (_or_7 & _f_u_ccu_0_src_valid_0_and_4))
            | (_or_8 & _f_u_ccu_0_src_valid_1_and_3)) | (_or_9 & _f_u_ccu_0_src_valid_2_and_2))
            | (_or_10 & _f_u_ccu_0_src_valid_3_and)) | (_or_12
            & (f_u_ccu_0_src_valid[5] & (_f_u_ccu_0_entry_5_index_of ==
            _f_u_ccu_0_entry_4_index_of))))) & (~(f_u_ccu_0_busy & f_u_ccu_0_src_valid[5]
            & ~f_u_ccu_0_ready[5])
            | (((((_or_12 | (_or_7 & _f_u_ccu_0_src_valid_0_and_5))
            | (_or_8 & _f_u_ccu_0_src_valid_1_and_4)) | (_or_9 & _f_u_ccu_0_src_valid_2_and_3))
            | (_or_10 & _f_u_ccu_0_src_valid_3_and_2)) | (_or_11 & _f_u_ccu_0_src_valid_4_and))));

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

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_2: assert((~f_u_ccu_1_owned | (f_u_ccu_1_wid == 3'd1))
            & (~f_1_busy | (f_1_wid == 3'd1)));

    wire _or_17 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd0)) | f_u_bank_arbiter_pend_1[0];
    wire _or_18 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd1)) | f_u_bank_arbiter_pend_1[1];
    wire _or_19 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd2)) | f_u_bank_arbiter_pend_1[2];
    wire _or_20 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd3)) | f_u_bank_arbiter_pend_1[3];
    wire _or_21 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd4)) | f_u_bank_arbiter_pend_1[4];
    wire _or_22 = ((|f_u_bank_arbiter_in_flight_1[3:2])
            & (f_u_bank_arbiter_in_flight_slot_1[5:3] == 3'd5)) | f_u_bank_arbiter_pend_1[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_18:
            assert((at_most_one_2({f_u_bank_arbiter_pend_1[0],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd0)}) & (~_or_17 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[1],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd1)}) & (~_or_18 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[2],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd2)}) & (~_or_19 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[3],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd3)}) & (~_or_20 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[4],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd4)}) & (~_or_21 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_1[5],
            (|f_u_bank_arbiter_in_flight_1[3:2]) & (f_u_bank_arbiter_in_flight_slot_1[5:3] ==
            3'd5)}) & (~_or_22 | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5]))));

    wire _f_u_ccu_1_src_valid_0_and = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_19: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1]
            & _f_u_ccu_1_src_valid_0_and) | ((f_u_ccu_1_ready[1] == f_u_ccu_1_ready[0])
            & ~(_or_18 & _or_17)));

    wire _f_u_ccu_1_src_valid_0_and_2 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_20: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & _f_u_ccu_1_src_valid_0_and_2) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[0])
            & ~(_or_19 & _or_17)));

    wire _f_u_ccu_1_src_valid_1_and = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_21: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2]
            & _f_u_ccu_1_src_valid_1_and) | ((f_u_ccu_1_ready[2] == f_u_ccu_1_ready[1])
            & ~(_or_19 & _or_18)));

    wire _f_u_ccu_1_src_valid_0_and_3 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_22: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & _f_u_ccu_1_src_valid_0_and_3) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[0])
            & ~(_or_20 & _or_17)));

    wire _f_u_ccu_1_src_valid_1_and_2 = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_23: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & _f_u_ccu_1_src_valid_1_and_2) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[1])
            & ~(_or_20 & _or_18)));

    wire _f_u_ccu_1_src_valid_2_and = f_u_ccu_1_src_valid[2]
            & (_f_u_ccu_1_entry_2_index_of == _f_u_ccu_1_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_24: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3]
            & _f_u_ccu_1_src_valid_2_and) | ((f_u_ccu_1_ready[3] == f_u_ccu_1_ready[2])
            & ~(_or_20 & _or_19)));

    wire _f_u_ccu_1_src_valid_0_and_4 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_25: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_0_and_4) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[0])
            & ~(_or_21 & _or_17)));

    wire _f_u_ccu_1_src_valid_1_and_3 = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_26: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_1_and_3) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[1])
            & ~(_or_21 & _or_18)));

    wire _f_u_ccu_1_src_valid_2_and_2 = f_u_ccu_1_src_valid[2]
            & (_f_u_ccu_1_entry_2_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_27: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_2_and_2) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[2])
            & ~(_or_21 & _or_19)));

    wire _f_u_ccu_1_src_valid_3_and = f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_28: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4]
            & _f_u_ccu_1_src_valid_3_and) | ((f_u_ccu_1_ready[4] == f_u_ccu_1_ready[3])
            & ~(_or_21 & _or_20)));

    wire _f_u_ccu_1_src_valid_0_and_5 = f_u_ccu_1_src_valid[0]
            & (_f_u_ccu_1_entry_0_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_29: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_0_and_5) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[0])
            & ~(_or_22 & _or_17)));

    wire _f_u_ccu_1_src_valid_1_and_4 = f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_30: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_1_and_4) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[1])
            & ~(_or_22 & _or_18)));

    wire _f_u_ccu_1_src_valid_2_and_3 = f_u_ccu_1_src_valid[2]
            & (_f_u_ccu_1_entry_2_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_31: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_2_and_3) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[2])
            & ~(_or_22 & _or_19)));

    wire _f_u_ccu_1_src_valid_3_and_2 = f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_32: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_3_and_2) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[3])
            & ~(_or_22 & _or_20)));

    wire _f_u_ccu_1_src_valid_4_and = f_u_ccu_1_src_valid[4]
            & (_f_u_ccu_1_entry_4_index_of == _f_u_ccu_1_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_33: assert(~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & _f_u_ccu_1_src_valid_4_and) | ((f_u_ccu_1_ready[5] == f_u_ccu_1_ready[4])
            & ~(_or_22 & _or_21)));

    wire _or_23 = (((_or_17 | (_or_18 & (f_u_ccu_1_src_valid[1]
            & (_f_u_ccu_1_entry_1_index_of == _f_u_ccu_1_entry_0_index_of))))
            | (_or_19 & (f_u_ccu_1_src_valid[2] & (_f_u_ccu_1_entry_2_index_of ==
            _f_u_ccu_1_entry_0_index_of)))) | (_or_20 & (f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_0_index_of))))
            | (_or_21 & (f_u_ccu_1_src_valid[4] & (_f_u_ccu_1_entry_4_index_of ==
            _f_u_ccu_1_entry_0_index_of)));
    wire _or_24 = ((((_or_18 | (_or_17 & _f_u_ccu_1_src_valid_0_and))
            | (_or_19 & (f_u_ccu_1_src_valid[2] & (_f_u_ccu_1_entry_2_index_of ==
            _f_u_ccu_1_entry_1_index_of)))) | (_or_20 & (f_u_ccu_1_src_valid[3]
            & (_f_u_ccu_1_entry_3_index_of == _f_u_ccu_1_entry_1_index_of))))
            | (_or_21 & (f_u_ccu_1_src_valid[4] & (_f_u_ccu_1_entry_4_index_of ==
            _f_u_ccu_1_entry_1_index_of)))) | (_or_22 & (f_u_ccu_1_src_valid[5]
            & (_f_u_ccu_1_entry_5_index_of == _f_u_ccu_1_entry_1_index_of)));
    wire _or_25 = ((((_or_19 | (_or_17 & _f_u_ccu_1_src_valid_0_and_2))
            | (_or_18 & _f_u_ccu_1_src_valid_1_and)) | (_or_20
            & (f_u_ccu_1_src_valid[3] & (_f_u_ccu_1_entry_3_index_of ==
            _f_u_ccu_1_entry_2_index_of)))) | (_or_21 & (f_u_ccu_1_src_valid[4]
            & (_f_u_ccu_1_entry_4_index_of == _f_u_ccu_1_entry_2_index_of))))
            | (_or_22 & (f_u_ccu_1_src_valid[5] & (_f_u_ccu_1_entry_5_index_of ==
            _f_u_ccu_1_entry_2_index_of)));
    wire _or_26 = ~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3])
            | (((((_or_20 | (_or_17 & _f_u_ccu_1_src_valid_0_and_3))
            | (_or_18 & _f_u_ccu_1_src_valid_1_and_2)) | (_or_19 & _f_u_ccu_1_src_valid_2_and))
            | (_or_21 & (f_u_ccu_1_src_valid[4] & (_f_u_ccu_1_entry_4_index_of ==
            _f_u_ccu_1_entry_3_index_of)))) | (_or_22 & (f_u_ccu_1_src_valid[5]
            & (_f_u_ccu_1_entry_5_index_of == _f_u_ccu_1_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_34:
            assert((~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0])
            | (_or_23 | (_or_22 & (f_u_ccu_1_src_valid[5]
            & (_f_u_ccu_1_entry_5_index_of == _f_u_ccu_1_entry_0_index_of)))))
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1]) | _or_24)
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2]) | _or_25) & _or_26
            & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4])
            | (((((_or_21 | (_or_17 & _f_u_ccu_1_src_valid_0_and_4))
            | (_or_18 & _f_u_ccu_1_src_valid_1_and_3)) | (_or_19 & _f_u_ccu_1_src_valid_2_and_2))
            | (_or_20 & _f_u_ccu_1_src_valid_3_and)) | (_or_22
            & (f_u_ccu_1_src_valid[5] & (_f_u_ccu_1_entry_5_index_of ==
            _f_u_ccu_1_entry_4_index_of))))) & (~(f_u_ccu_1_busy & f_u_ccu_1_src_valid[5]
            & ~f_u_ccu_1_ready[5])
            | (((((_or_22 | (_or_17 & _f_u_ccu_1_src_valid_0_and_5))
            | (_or_18 & _f_u_ccu_1_src_valid_1_and_4)) | (_or_19 & _f_u_ccu_1_src_valid_2_and_3))
            | (_or_20 & _f_u_ccu_1_src_valid_3_and_2)) | (_or_21 & _f_u_ccu_1_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_1: assert(~(f_u_ccu_1_owned & f_u_ccu_0_owned
            & (f_u_ccu_1_wid == f_u_ccu_0_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_5: assert(f_2_busy == f_u_ccu_2_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_6: assert(~f_u_ccu_2_busy
            | ((f_u_ccu_2_wid == f_2_wid) & (f_u_ccu_2_src_valid == f_2_src)));

    wire [2:0] _f_u_ccu_2_entry_0_index_of = index_of(f_u_ccu_2_entry_0);
    wire _equals_109 = _f_u_ccu_2_entry_0_index_of == 3'd0;
    wire _equals_110 = _f_u_ccu_2_entry_0_index_of == 3'd1;
    wire _equals_111 = _f_u_ccu_2_entry_0_index_of == 3'd2;
    wire _equals_112 = _f_u_ccu_2_entry_0_index_of == 3'd3;
    wire _equals_113 = _f_u_ccu_2_entry_0_index_of == 3'd4;
    wire _equals_114 = _f_u_ccu_2_entry_0_index_of == 3'd5;
    wire _equals_115 = _f_u_ccu_2_entry_0_index_of == 3'd6;
    wire _equals_116 = _f_u_ccu_2_entry_0_index_of == 3'd7;
    wire _equals_117 = (({8{_equals_109}} & f_u_ccu_2_tag_0) | ({8{_equals_110}} & f_u_ccu_2_tag_1)
            | ({8{_equals_111}} & f_u_ccu_2_tag_2) | ({8{_equals_112}} & f_u_ccu_2_tag_3)
            | ({8{_equals_113}} & f_u_ccu_2_tag_4) | ({8{_equals_114}} & f_u_ccu_2_tag_5)
            | ({8{_equals_115}} & f_u_ccu_2_tag_6) | ({8{_equals_116}} & f_u_ccu_2_tag_7)) ==
            f_2_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_13: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[0]) | _equals_117);

    wire [2:0] _f_u_ccu_2_entry_1_index_of = index_of(f_u_ccu_2_entry_1);
    wire _equals_118 = _f_u_ccu_2_entry_1_index_of == 3'd0;
    wire _equals_119 = _f_u_ccu_2_entry_1_index_of == 3'd1;
    wire _equals_120 = _f_u_ccu_2_entry_1_index_of == 3'd2;
    wire _equals_121 = _f_u_ccu_2_entry_1_index_of == 3'd3;
    wire _equals_122 = _f_u_ccu_2_entry_1_index_of == 3'd4;
    wire _equals_123 = _f_u_ccu_2_entry_1_index_of == 3'd5;
    wire _equals_124 = _f_u_ccu_2_entry_1_index_of == 3'd6;
    wire _equals_125 = _f_u_ccu_2_entry_1_index_of == 3'd7;
    wire _equals_126 = (({8{_equals_118}} & f_u_ccu_2_tag_0) | ({8{_equals_119}} & f_u_ccu_2_tag_1)
            | ({8{_equals_120}} & f_u_ccu_2_tag_2) | ({8{_equals_121}} & f_u_ccu_2_tag_3)
            | ({8{_equals_122}} & f_u_ccu_2_tag_4) | ({8{_equals_123}} & f_u_ccu_2_tag_5)
            | ({8{_equals_124}} & f_u_ccu_2_tag_6) | ({8{_equals_125}} & f_u_ccu_2_tag_7)) ==
            f_2_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_14: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[1]) | _equals_126);

    wire [2:0] _f_u_ccu_2_entry_2_index_of = index_of(f_u_ccu_2_entry_2);
    wire _equals_127 = _f_u_ccu_2_entry_2_index_of == 3'd0;
    wire _equals_128 = _f_u_ccu_2_entry_2_index_of == 3'd1;
    wire _equals_129 = _f_u_ccu_2_entry_2_index_of == 3'd2;
    wire _equals_130 = _f_u_ccu_2_entry_2_index_of == 3'd3;
    wire _equals_131 = _f_u_ccu_2_entry_2_index_of == 3'd4;
    wire _equals_132 = _f_u_ccu_2_entry_2_index_of == 3'd5;
    wire _equals_133 = _f_u_ccu_2_entry_2_index_of == 3'd6;
    wire _equals_134 = _f_u_ccu_2_entry_2_index_of == 3'd7;
    wire _equals_135 = (({8{_equals_127}} & f_u_ccu_2_tag_0) | ({8{_equals_128}} & f_u_ccu_2_tag_1)
            | ({8{_equals_129}} & f_u_ccu_2_tag_2) | ({8{_equals_130}} & f_u_ccu_2_tag_3)
            | ({8{_equals_131}} & f_u_ccu_2_tag_4) | ({8{_equals_132}} & f_u_ccu_2_tag_5)
            | ({8{_equals_133}} & f_u_ccu_2_tag_6) | ({8{_equals_134}} & f_u_ccu_2_tag_7)) ==
            f_2_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_15: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2]) | _equals_135);

    wire [2:0] _f_u_ccu_2_entry_3_index_of = index_of(f_u_ccu_2_entry_3);
    wire _equals_136 = _f_u_ccu_2_entry_3_index_of == 3'd0;
    wire _equals_137 = _f_u_ccu_2_entry_3_index_of == 3'd1;
    wire _equals_138 = _f_u_ccu_2_entry_3_index_of == 3'd2;
    wire _equals_139 = _f_u_ccu_2_entry_3_index_of == 3'd3;
    wire _equals_140 = _f_u_ccu_2_entry_3_index_of == 3'd4;
    wire _equals_141 = _f_u_ccu_2_entry_3_index_of == 3'd5;
    wire _equals_142 = _f_u_ccu_2_entry_3_index_of == 3'd6;
    wire _equals_143 = _f_u_ccu_2_entry_3_index_of == 3'd7;
    wire _equals_144 = (({8{_equals_136}} & f_u_ccu_2_tag_0) | ({8{_equals_137}} & f_u_ccu_2_tag_1)
            | ({8{_equals_138}} & f_u_ccu_2_tag_2) | ({8{_equals_139}} & f_u_ccu_2_tag_3)
            | ({8{_equals_140}} & f_u_ccu_2_tag_4) | ({8{_equals_141}} & f_u_ccu_2_tag_5)
            | ({8{_equals_142}} & f_u_ccu_2_tag_6) | ({8{_equals_143}} & f_u_ccu_2_tag_7)) ==
            f_2_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_16: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]) | _equals_144);

    wire [2:0] _f_u_ccu_2_entry_4_index_of = index_of(f_u_ccu_2_entry_4);
    wire _equals_145 = _f_u_ccu_2_entry_4_index_of == 3'd0;
    wire _equals_146 = _f_u_ccu_2_entry_4_index_of == 3'd1;
    wire _equals_147 = _f_u_ccu_2_entry_4_index_of == 3'd2;
    wire _equals_148 = _f_u_ccu_2_entry_4_index_of == 3'd3;
    wire _equals_149 = _f_u_ccu_2_entry_4_index_of == 3'd4;
    wire _equals_150 = _f_u_ccu_2_entry_4_index_of == 3'd5;
    wire _equals_151 = _f_u_ccu_2_entry_4_index_of == 3'd6;
    wire _equals_152 = _f_u_ccu_2_entry_4_index_of == 3'd7;
    wire _equals_153 = (({8{_equals_145}} & f_u_ccu_2_tag_0) | ({8{_equals_146}} & f_u_ccu_2_tag_1)
            | ({8{_equals_147}} & f_u_ccu_2_tag_2) | ({8{_equals_148}} & f_u_ccu_2_tag_3)
            | ({8{_equals_149}} & f_u_ccu_2_tag_4) | ({8{_equals_150}} & f_u_ccu_2_tag_5)
            | ({8{_equals_151}} & f_u_ccu_2_tag_6) | ({8{_equals_152}} & f_u_ccu_2_tag_7)) ==
            f_2_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_17: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]) | _equals_153);

    wire [2:0] _f_u_ccu_2_entry_5_index_of = index_of(f_u_ccu_2_entry_5);
    wire _equals_154 = _f_u_ccu_2_entry_5_index_of == 3'd0;
    wire _equals_155 = _f_u_ccu_2_entry_5_index_of == 3'd1;
    wire _equals_156 = _f_u_ccu_2_entry_5_index_of == 3'd2;
    wire _equals_157 = _f_u_ccu_2_entry_5_index_of == 3'd3;
    wire _equals_158 = _f_u_ccu_2_entry_5_index_of == 3'd4;
    wire _equals_159 = _f_u_ccu_2_entry_5_index_of == 3'd5;
    wire _equals_160 = _f_u_ccu_2_entry_5_index_of == 3'd6;
    wire _equals_161 = _f_u_ccu_2_entry_5_index_of == 3'd7;
    wire _equals_162 = (({8{_equals_154}} & f_u_ccu_2_tag_0) | ({8{_equals_155}} & f_u_ccu_2_tag_1)
            | ({8{_equals_156}} & f_u_ccu_2_tag_2) | ({8{_equals_157}} & f_u_ccu_2_tag_3)
            | ({8{_equals_158}} & f_u_ccu_2_tag_4) | ({8{_equals_159}} & f_u_ccu_2_tag_5)
            | ({8{_equals_160}} & f_u_ccu_2_tag_6) | ({8{_equals_161}} & f_u_ccu_2_tag_7)) ==
            f_2_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_18: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]) | _equals_162);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_3: assert((~f_u_ccu_2_owned | (f_u_ccu_2_wid == 3'd2))
            & (~f_2_busy | (f_2_wid == 3'd2)));

    wire _or_27 = ((|f_u_bank_arbiter_in_flight_1[5:4])
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd0)) | f_u_bank_arbiter_pend_2[0];
    wire _or_28 = ((|f_u_bank_arbiter_in_flight_1[5:4])
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd1)) | f_u_bank_arbiter_pend_2[1];
    wire _or_29 = ((|f_u_bank_arbiter_in_flight_1[5:4])
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd2)) | f_u_bank_arbiter_pend_2[2];
    wire _or_30 = ((|f_u_bank_arbiter_in_flight_1[5:4])
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd3)) | f_u_bank_arbiter_pend_2[3];
    wire _or_31 = ((|f_u_bank_arbiter_in_flight_1[5:4])
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd4)) | f_u_bank_arbiter_pend_2[4];
    wire _or_32 = ((|f_u_bank_arbiter_in_flight_1[5:4])
            & (f_u_bank_arbiter_in_flight_slot_1[8:6] == 3'd5)) | f_u_bank_arbiter_pend_2[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_35:
            assert((at_most_one_2({f_u_bank_arbiter_pend_2[0],
            (|f_u_bank_arbiter_in_flight_1[5:4]) & (f_u_bank_arbiter_in_flight_slot_1[8:6] ==
            3'd0)}) & (~_or_27 | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[1],
            (|f_u_bank_arbiter_in_flight_1[5:4]) & (f_u_bank_arbiter_in_flight_slot_1[8:6] ==
            3'd1)}) & (~_or_28 | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[2],
            (|f_u_bank_arbiter_in_flight_1[5:4]) & (f_u_bank_arbiter_in_flight_slot_1[8:6] ==
            3'd2)}) & (~_or_29 | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[3],
            (|f_u_bank_arbiter_in_flight_1[5:4]) & (f_u_bank_arbiter_in_flight_slot_1[8:6] ==
            3'd3)}) & (~_or_30 | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[4],
            (|f_u_bank_arbiter_in_flight_1[5:4]) & (f_u_bank_arbiter_in_flight_slot_1[8:6] ==
            3'd4)}) & (~_or_31 | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_2[5],
            (|f_u_bank_arbiter_in_flight_1[5:4]) & (f_u_bank_arbiter_in_flight_slot_1[8:6] ==
            3'd5)}) & (~_or_32 | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5]))));

    wire _f_u_ccu_2_src_valid_0_and = f_u_ccu_2_src_valid[0]
            & (_f_u_ccu_2_entry_0_index_of == _f_u_ccu_2_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_36: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[1]
            & _f_u_ccu_2_src_valid_0_and) | ((f_u_ccu_2_ready[1] == f_u_ccu_2_ready[0])
            & ~(_or_28 & _or_27)));

    wire _f_u_ccu_2_src_valid_0_and_2 = f_u_ccu_2_src_valid[0]
            & (_f_u_ccu_2_entry_0_index_of == _f_u_ccu_2_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_37: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2]
            & _f_u_ccu_2_src_valid_0_and_2) | ((f_u_ccu_2_ready[2] == f_u_ccu_2_ready[0])
            & ~(_or_29 & _or_27)));

    wire _f_u_ccu_2_src_valid_1_and = f_u_ccu_2_src_valid[1]
            & (_f_u_ccu_2_entry_1_index_of == _f_u_ccu_2_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_38: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2]
            & _f_u_ccu_2_src_valid_1_and) | ((f_u_ccu_2_ready[2] == f_u_ccu_2_ready[1])
            & ~(_or_29 & _or_28)));

    wire _f_u_ccu_2_src_valid_0_and_3 = f_u_ccu_2_src_valid[0]
            & (_f_u_ccu_2_entry_0_index_of == _f_u_ccu_2_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_39: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]
            & _f_u_ccu_2_src_valid_0_and_3) | ((f_u_ccu_2_ready[3] == f_u_ccu_2_ready[0])
            & ~(_or_30 & _or_27)));

    wire _f_u_ccu_2_src_valid_1_and_2 = f_u_ccu_2_src_valid[1]
            & (_f_u_ccu_2_entry_1_index_of == _f_u_ccu_2_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_40: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]
            & _f_u_ccu_2_src_valid_1_and_2) | ((f_u_ccu_2_ready[3] == f_u_ccu_2_ready[1])
            & ~(_or_30 & _or_28)));

    wire _f_u_ccu_2_src_valid_2_and = f_u_ccu_2_src_valid[2]
            & (_f_u_ccu_2_entry_2_index_of == _f_u_ccu_2_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_41: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3]
            & _f_u_ccu_2_src_valid_2_and) | ((f_u_ccu_2_ready[3] == f_u_ccu_2_ready[2])
            & ~(_or_30 & _or_29)));

    wire _f_u_ccu_2_src_valid_0_and_4 = f_u_ccu_2_src_valid[0]
            & (_f_u_ccu_2_entry_0_index_of == _f_u_ccu_2_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_42: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & _f_u_ccu_2_src_valid_0_and_4) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[0])
            & ~(_or_31 & _or_27)));

    wire _f_u_ccu_2_src_valid_1_and_3 = f_u_ccu_2_src_valid[1]
            & (_f_u_ccu_2_entry_1_index_of == _f_u_ccu_2_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_43: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & _f_u_ccu_2_src_valid_1_and_3) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[1])
            & ~(_or_31 & _or_28)));

    wire _f_u_ccu_2_src_valid_2_and_2 = f_u_ccu_2_src_valid[2]
            & (_f_u_ccu_2_entry_2_index_of == _f_u_ccu_2_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_44: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & _f_u_ccu_2_src_valid_2_and_2) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[2])
            & ~(_or_31 & _or_29)));

    wire _f_u_ccu_2_src_valid_3_and = f_u_ccu_2_src_valid[3]
            & (_f_u_ccu_2_entry_3_index_of == _f_u_ccu_2_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_45: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4]
            & _f_u_ccu_2_src_valid_3_and) | ((f_u_ccu_2_ready[4] == f_u_ccu_2_ready[3])
            & ~(_or_31 & _or_30)));

    wire _f_u_ccu_2_src_valid_0_and_5 = f_u_ccu_2_src_valid[0]
            & (_f_u_ccu_2_entry_0_index_of == _f_u_ccu_2_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_46: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & _f_u_ccu_2_src_valid_0_and_5) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[0])
            & ~(_or_32 & _or_27)));

    wire _f_u_ccu_2_src_valid_1_and_4 = f_u_ccu_2_src_valid[1]
            & (_f_u_ccu_2_entry_1_index_of == _f_u_ccu_2_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_47: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & _f_u_ccu_2_src_valid_1_and_4) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[1])
            & ~(_or_32 & _or_28)));

    wire _f_u_ccu_2_src_valid_2_and_3 = f_u_ccu_2_src_valid[2]
            & (_f_u_ccu_2_entry_2_index_of == _f_u_ccu_2_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_48: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & _f_u_ccu_2_src_valid_2_and_3) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[2])
            & ~(_or_32 & _or_29)));

    wire _f_u_ccu_2_src_valid_3_and_2 = f_u_ccu_2_src_valid[3]
            & (_f_u_ccu_2_entry_3_index_of == _f_u_ccu_2_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_49: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & _f_u_ccu_2_src_valid_3_and_2) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[3])
            & ~(_or_32 & _or_30)));

    wire _f_u_ccu_2_src_valid_4_and = f_u_ccu_2_src_valid[4]
            & (_f_u_ccu_2_entry_4_index_of == _f_u_ccu_2_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_50: assert(~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & _f_u_ccu_2_src_valid_4_and) | ((f_u_ccu_2_ready[5] == f_u_ccu_2_ready[4])
            & ~(_or_32 & _or_31)));

    wire _or_33 = (((_or_27 | (_or_28 & (f_u_ccu_2_src_valid[1]
            & (_f_u_ccu_2_entry_1_index_of == _f_u_ccu_2_entry_0_index_of))))
            | (_or_29 & (f_u_ccu_2_src_valid[2] & (_f_u_ccu_2_entry_2_index_of ==
            _f_u_ccu_2_entry_0_index_of)))) | (_or_30 & (f_u_ccu_2_src_valid[3]
            & (_f_u_ccu_2_entry_3_index_of == _f_u_ccu_2_entry_0_index_of))))
            | (_or_31 & (f_u_ccu_2_src_valid[4] & (_f_u_ccu_2_entry_4_index_of ==
            _f_u_ccu_2_entry_0_index_of)));
    wire _or_34 = ((((_or_28 | (_or_27 & _f_u_ccu_2_src_valid_0_and))
            | (_or_29 & (f_u_ccu_2_src_valid[2] & (_f_u_ccu_2_entry_2_index_of ==
            _f_u_ccu_2_entry_1_index_of)))) | (_or_30 & (f_u_ccu_2_src_valid[3]
            & (_f_u_ccu_2_entry_3_index_of == _f_u_ccu_2_entry_1_index_of))))
            | (_or_31 & (f_u_ccu_2_src_valid[4] & (_f_u_ccu_2_entry_4_index_of ==
            _f_u_ccu_2_entry_1_index_of)))) | (_or_32 & (f_u_ccu_2_src_valid[5]
            & (_f_u_ccu_2_entry_5_index_of == _f_u_ccu_2_entry_1_index_of)));
    wire _or_35 = ((((_or_29 | (_or_27 & _f_u_ccu_2_src_valid_0_and_2))
            | (_or_28 & _f_u_ccu_2_src_valid_1_and)) | (_or_30
            & (f_u_ccu_2_src_valid[3] & (_f_u_ccu_2_entry_3_index_of ==
            _f_u_ccu_2_entry_2_index_of)))) | (_or_31 & (f_u_ccu_2_src_valid[4]
            & (_f_u_ccu_2_entry_4_index_of == _f_u_ccu_2_entry_2_index_of))))
            | (_or_32 & (f_u_ccu_2_src_valid[5] & (_f_u_ccu_2_entry_5_index_of ==
            _f_u_ccu_2_entry_2_index_of)));
    wire _or_36 = ~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3])
            | (((((_or_30 | (_or_27 & _f_u_ccu_2_src_valid_0_and_3))
            | (_or_28 & _f_u_ccu_2_src_valid_1_and_2)) | (_or_29 & _f_u_ccu_2_src_valid_2_and))
            | (_or_31 & (f_u_ccu_2_src_valid[4] & (_f_u_ccu_2_entry_4_index_of ==
            _f_u_ccu_2_entry_3_index_of)))) | (_or_32 & (f_u_ccu_2_src_valid[5]
            & (_f_u_ccu_2_entry_5_index_of == _f_u_ccu_2_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_51:
            assert((~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0])
            | (_or_33 | (_or_32 & (f_u_ccu_2_src_valid[5]
            & (_f_u_ccu_2_entry_5_index_of == _f_u_ccu_2_entry_0_index_of)))))
            & (~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1]) | _or_34)
            & (~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2]) | _or_35) & _or_36
            & (~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4])
            | (((((_or_31 | (_or_27 & _f_u_ccu_2_src_valid_0_and_4))
            | (_or_28 & _f_u_ccu_2_src_valid_1_and_3)) | (_or_29 & _f_u_ccu_2_src_valid_2_and_2))
            | (_or_30 & _f_u_ccu_2_src_valid_3_and)) | (_or_32
            & (f_u_ccu_2_src_valid[5] & (_f_u_ccu_2_entry_5_index_of ==
            _f_u_ccu_2_entry_4_index_of))))) & (~(f_u_ccu_2_busy & f_u_ccu_2_src_valid[5]
            & ~f_u_ccu_2_ready[5])
            | (((((_or_32 | (_or_27 & _f_u_ccu_2_src_valid_0_and_5))
            | (_or_28 & _f_u_ccu_2_src_valid_1_and_4)) | (_or_29 & _f_u_ccu_2_src_valid_2_and_3))
            | (_or_30 & _f_u_ccu_2_src_valid_3_and_2)) | (_or_31 & _f_u_ccu_2_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_2: assert(~(f_u_ccu_2_owned & f_u_ccu_0_owned
            & (f_u_ccu_2_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_3: assert(~(f_u_ccu_2_owned & f_u_ccu_1_owned
            & (f_u_ccu_2_wid == f_u_ccu_1_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_7: assert(f_3_busy == f_u_ccu_3_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_8: assert(~f_u_ccu_3_busy
            | ((f_u_ccu_3_wid == f_3_wid) & (f_u_ccu_3_src_valid == f_3_src)));

    wire [2:0] _f_u_ccu_3_entry_0_index_of = index_of(f_u_ccu_3_entry_0);
    wire _equals_163 = _f_u_ccu_3_entry_0_index_of == 3'd0;
    wire _equals_164 = _f_u_ccu_3_entry_0_index_of == 3'd1;
    wire _equals_165 = _f_u_ccu_3_entry_0_index_of == 3'd2;
    wire _equals_166 = _f_u_ccu_3_entry_0_index_of == 3'd3;
    wire _equals_167 = _f_u_ccu_3_entry_0_index_of == 3'd4;
    wire _equals_168 = _f_u_ccu_3_entry_0_index_of == 3'd5;
    wire _equals_169 = _f_u_ccu_3_entry_0_index_of == 3'd6;
    wire _equals_170 = _f_u_ccu_3_entry_0_index_of == 3'd7;
    wire _equals_171 = (({8{_equals_163}} & f_u_ccu_3_tag_0) | ({8{_equals_164}} & f_u_ccu_3_tag_1)
            | ({8{_equals_165}} & f_u_ccu_3_tag_2) | ({8{_equals_166}} & f_u_ccu_3_tag_3)
            | ({8{_equals_167}} & f_u_ccu_3_tag_4) | ({8{_equals_168}} & f_u_ccu_3_tag_5)
            | ({8{_equals_169}} & f_u_ccu_3_tag_6) | ({8{_equals_170}} & f_u_ccu_3_tag_7)) ==
            f_3_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_19: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[0]) | _equals_171);

    wire [2:0] _f_u_ccu_3_entry_1_index_of = index_of(f_u_ccu_3_entry_1);
    wire _equals_172 = _f_u_ccu_3_entry_1_index_of == 3'd0;
    wire _equals_173 = _f_u_ccu_3_entry_1_index_of == 3'd1;
    wire _equals_174 = _f_u_ccu_3_entry_1_index_of == 3'd2;
    wire _equals_175 = _f_u_ccu_3_entry_1_index_of == 3'd3;
    wire _equals_176 = _f_u_ccu_3_entry_1_index_of == 3'd4;
    wire _equals_177 = _f_u_ccu_3_entry_1_index_of == 3'd5;
    wire _equals_178 = _f_u_ccu_3_entry_1_index_of == 3'd6;
    wire _equals_179 = _f_u_ccu_3_entry_1_index_of == 3'd7;
    wire _equals_180 = (({8{_equals_172}} & f_u_ccu_3_tag_0) | ({8{_equals_173}} & f_u_ccu_3_tag_1)
            | ({8{_equals_174}} & f_u_ccu_3_tag_2) | ({8{_equals_175}} & f_u_ccu_3_tag_3)
            | ({8{_equals_176}} & f_u_ccu_3_tag_4) | ({8{_equals_177}} & f_u_ccu_3_tag_5)
            | ({8{_equals_178}} & f_u_ccu_3_tag_6) | ({8{_equals_179}} & f_u_ccu_3_tag_7)) ==
            f_3_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_20: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[1]) | _equals_180);

    wire [2:0] _f_u_ccu_3_entry_2_index_of = index_of(f_u_ccu_3_entry_2);
    wire _equals_181 = _f_u_ccu_3_entry_2_index_of == 3'd0;
    wire _equals_182 = _f_u_ccu_3_entry_2_index_of == 3'd1;
    wire _equals_183 = _f_u_ccu_3_entry_2_index_of == 3'd2;
    wire _equals_184 = _f_u_ccu_3_entry_2_index_of == 3'd3;
    wire _equals_185 = _f_u_ccu_3_entry_2_index_of == 3'd4;
    wire _equals_186 = _f_u_ccu_3_entry_2_index_of == 3'd5;
    wire _equals_187 = _f_u_ccu_3_entry_2_index_of == 3'd6;
    wire _equals_188 = _f_u_ccu_3_entry_2_index_of == 3'd7;
    wire _equals_189 = (({8{_equals_181}} & f_u_ccu_3_tag_0) | ({8{_equals_182}} & f_u_ccu_3_tag_1)
            | ({8{_equals_183}} & f_u_ccu_3_tag_2) | ({8{_equals_184}} & f_u_ccu_3_tag_3)
            | ({8{_equals_185}} & f_u_ccu_3_tag_4) | ({8{_equals_186}} & f_u_ccu_3_tag_5)
            | ({8{_equals_187}} & f_u_ccu_3_tag_6) | ({8{_equals_188}} & f_u_ccu_3_tag_7)) ==
            f_3_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_21: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2]) | _equals_189);

    wire [2:0] _f_u_ccu_3_entry_3_index_of = index_of(f_u_ccu_3_entry_3);
    wire _equals_190 = _f_u_ccu_3_entry_3_index_of == 3'd0;
    wire _equals_191 = _f_u_ccu_3_entry_3_index_of == 3'd1;
    wire _equals_192 = _f_u_ccu_3_entry_3_index_of == 3'd2;
    wire _equals_193 = _f_u_ccu_3_entry_3_index_of == 3'd3;
    wire _equals_194 = _f_u_ccu_3_entry_3_index_of == 3'd4;
    wire _equals_195 = _f_u_ccu_3_entry_3_index_of == 3'd5;
    wire _equals_196 = _f_u_ccu_3_entry_3_index_of == 3'd6;
    wire _equals_197 = _f_u_ccu_3_entry_3_index_of == 3'd7;
    wire _equals_198 = (({8{_equals_190}} & f_u_ccu_3_tag_0) | ({8{_equals_191}} & f_u_ccu_3_tag_1)
            | ({8{_equals_192}} & f_u_ccu_3_tag_2) | ({8{_equals_193}} & f_u_ccu_3_tag_3)
            | ({8{_equals_194}} & f_u_ccu_3_tag_4) | ({8{_equals_195}} & f_u_ccu_3_tag_5)
            | ({8{_equals_196}} & f_u_ccu_3_tag_6) | ({8{_equals_197}} & f_u_ccu_3_tag_7)) ==
            f_3_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_22: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]) | _equals_198);

    wire [2:0] _f_u_ccu_3_entry_4_index_of = index_of(f_u_ccu_3_entry_4);
    wire _equals_199 = _f_u_ccu_3_entry_4_index_of == 3'd0;
    wire _equals_200 = _f_u_ccu_3_entry_4_index_of == 3'd1;
    wire _equals_201 = _f_u_ccu_3_entry_4_index_of == 3'd2;
    wire _equals_202 = _f_u_ccu_3_entry_4_index_of == 3'd3;
    wire _equals_203 = _f_u_ccu_3_entry_4_index_of == 3'd4;
    wire _equals_204 = _f_u_ccu_3_entry_4_index_of == 3'd5;
    wire _equals_205 = _f_u_ccu_3_entry_4_index_of == 3'd6;
    wire _equals_206 = _f_u_ccu_3_entry_4_index_of == 3'd7;
    wire _equals_207 = (({8{_equals_199}} & f_u_ccu_3_tag_0) | ({8{_equals_200}} & f_u_ccu_3_tag_1)
            | ({8{_equals_201}} & f_u_ccu_3_tag_2) | ({8{_equals_202}} & f_u_ccu_3_tag_3)
            | ({8{_equals_203}} & f_u_ccu_3_tag_4) | ({8{_equals_204}} & f_u_ccu_3_tag_5)
            | ({8{_equals_205}} & f_u_ccu_3_tag_6) | ({8{_equals_206}} & f_u_ccu_3_tag_7)) ==
            f_3_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_23: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]) | _equals_207);

    wire [2:0] _f_u_ccu_3_entry_5_index_of = index_of(f_u_ccu_3_entry_5);
    wire _equals_208 = _f_u_ccu_3_entry_5_index_of == 3'd0;
    wire _equals_209 = _f_u_ccu_3_entry_5_index_of == 3'd1;
    wire _equals_210 = _f_u_ccu_3_entry_5_index_of == 3'd2;
    wire _equals_211 = _f_u_ccu_3_entry_5_index_of == 3'd3;
    wire _equals_212 = _f_u_ccu_3_entry_5_index_of == 3'd4;
    wire _equals_213 = _f_u_ccu_3_entry_5_index_of == 3'd5;
    wire _equals_214 = _f_u_ccu_3_entry_5_index_of == 3'd6;
    wire _equals_215 = _f_u_ccu_3_entry_5_index_of == 3'd7;
    wire _equals_216 = (({8{_equals_208}} & f_u_ccu_3_tag_0) | ({8{_equals_209}} & f_u_ccu_3_tag_1)
            | ({8{_equals_210}} & f_u_ccu_3_tag_2) | ({8{_equals_211}} & f_u_ccu_3_tag_3)
            | ({8{_equals_212}} & f_u_ccu_3_tag_4) | ({8{_equals_213}} & f_u_ccu_3_tag_5)
            | ({8{_equals_214}} & f_u_ccu_3_tag_6) | ({8{_equals_215}} & f_u_ccu_3_tag_7)) ==
            f_3_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_24: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]) | _equals_216);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_4: assert((~f_u_ccu_3_owned | (f_u_ccu_3_wid == 3'd3))
            & (~f_3_busy | (f_3_wid == 3'd3)));

    wire _or_37 = ((|f_u_bank_arbiter_in_flight_1[7:6])
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd0)) | f_u_bank_arbiter_pend_3[0];
    wire _or_38 = ((|f_u_bank_arbiter_in_flight_1[7:6])
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd1)) | f_u_bank_arbiter_pend_3[1];
    wire _or_39 = ((|f_u_bank_arbiter_in_flight_1[7:6])
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd2)) | f_u_bank_arbiter_pend_3[2];
    wire _or_40 = ((|f_u_bank_arbiter_in_flight_1[7:6])
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd3)) | f_u_bank_arbiter_pend_3[3];
    wire _or_41 = ((|f_u_bank_arbiter_in_flight_1[7:6])
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd4)) | f_u_bank_arbiter_pend_3[4];
    wire _or_42 = ((|f_u_bank_arbiter_in_flight_1[7:6])
            & (f_u_bank_arbiter_in_flight_slot_1[11:9] == 3'd5)) | f_u_bank_arbiter_pend_3[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_52:
            assert((at_most_one_2({f_u_bank_arbiter_pend_3[0],
            (|f_u_bank_arbiter_in_flight_1[7:6]) & (f_u_bank_arbiter_in_flight_slot_1[11:9] ==
            3'd0)}) & (~_or_37 | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[1],
            (|f_u_bank_arbiter_in_flight_1[7:6]) & (f_u_bank_arbiter_in_flight_slot_1[11:9] ==
            3'd1)}) & (~_or_38 | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[2],
            (|f_u_bank_arbiter_in_flight_1[7:6]) & (f_u_bank_arbiter_in_flight_slot_1[11:9] ==
            3'd2)}) & (~_or_39 | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[3],
            (|f_u_bank_arbiter_in_flight_1[7:6]) & (f_u_bank_arbiter_in_flight_slot_1[11:9] ==
            3'd3)}) & (~_or_40 | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[4],
            (|f_u_bank_arbiter_in_flight_1[7:6]) & (f_u_bank_arbiter_in_flight_slot_1[11:9] ==
            3'd4)}) & (~_or_41 | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_3[5],
            (|f_u_bank_arbiter_in_flight_1[7:6]) & (f_u_bank_arbiter_in_flight_slot_1[11:9] ==
            3'd5)}) & (~_or_42 | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5]))));

    wire _f_u_ccu_3_src_valid_0_and = f_u_ccu_3_src_valid[0]
            & (_f_u_ccu_3_entry_0_index_of == _f_u_ccu_3_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_53: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[1]
            & _f_u_ccu_3_src_valid_0_and) | ((f_u_ccu_3_ready[1] == f_u_ccu_3_ready[0])
            & ~(_or_38 & _or_37)));

    wire _f_u_ccu_3_src_valid_0_and_2 = f_u_ccu_3_src_valid[0]
            & (_f_u_ccu_3_entry_0_index_of == _f_u_ccu_3_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_54: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2]
            & _f_u_ccu_3_src_valid_0_and_2) | ((f_u_ccu_3_ready[2] == f_u_ccu_3_ready[0])
            & ~(_or_39 & _or_37)));

    wire _f_u_ccu_3_src_valid_1_and = f_u_ccu_3_src_valid[1]
            & (_f_u_ccu_3_entry_1_index_of == _f_u_ccu_3_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_55: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2]
            & _f_u_ccu_3_src_valid_1_and) | ((f_u_ccu_3_ready[2] == f_u_ccu_3_ready[1])
            & ~(_or_39 & _or_38)));

    wire _f_u_ccu_3_src_valid_0_and_3 = f_u_ccu_3_src_valid[0]
            & (_f_u_ccu_3_entry_0_index_of == _f_u_ccu_3_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_56: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]
            & _f_u_ccu_3_src_valid_0_and_3) | ((f_u_ccu_3_ready[3] == f_u_ccu_3_ready[0])
            & ~(_or_40 & _or_37)));

    wire _f_u_ccu_3_src_valid_1_and_2 = f_u_ccu_3_src_valid[1]
            & (_f_u_ccu_3_entry_1_index_of == _f_u_ccu_3_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_57: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]
            & _f_u_ccu_3_src_valid_1_and_2) | ((f_u_ccu_3_ready[3] == f_u_ccu_3_ready[1])
            & ~(_or_40 & _or_38)));

    wire _f_u_ccu_3_src_valid_2_and = f_u_ccu_3_src_valid[2]
            & (_f_u_ccu_3_entry_2_index_of == _f_u_ccu_3_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_58: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3]
            & _f_u_ccu_3_src_valid_2_and) | ((f_u_ccu_3_ready[3] == f_u_ccu_3_ready[2])
            & ~(_or_40 & _or_39)));

    wire _f_u_ccu_3_src_valid_0_and_4 = f_u_ccu_3_src_valid[0]
            & (_f_u_ccu_3_entry_0_index_of == _f_u_ccu_3_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_59: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & _f_u_ccu_3_src_valid_0_and_4) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[0])
            & ~(_or_41 & _or_37)));

    wire _f_u_ccu_3_src_valid_1_and_3 = f_u_ccu_3_src_valid[1]
            & (_f_u_ccu_3_entry_1_index_of == _f_u_ccu_3_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_60: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & _f_u_ccu_3_src_valid_1_and_3) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[1])
            & ~(_or_41 & _or_38)));

    wire _f_u_ccu_3_src_valid_2_and_2 = f_u_ccu_3_src_valid[2]
            & (_f_u_ccu_3_entry_2_index_of == _f_u_ccu_3_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_61: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & _f_u_ccu_3_src_valid_2_and_2) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[2])
            & ~(_or_41 & _or_39)));

    wire _f_u_ccu_3_src_valid_3_and = f_u_ccu_3_src_valid[3]
            & (_f_u_ccu_3_entry_3_index_of == _f_u_ccu_3_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_62: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4]
            & _f_u_ccu_3_src_valid_3_and) | ((f_u_ccu_3_ready[4] == f_u_ccu_3_ready[3])
            & ~(_or_41 & _or_40)));

    wire _f_u_ccu_3_src_valid_0_and_5 = f_u_ccu_3_src_valid[0]
            & (_f_u_ccu_3_entry_0_index_of == _f_u_ccu_3_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_63: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & _f_u_ccu_3_src_valid_0_and_5) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[0])
            & ~(_or_42 & _or_37)));

    wire _f_u_ccu_3_src_valid_1_and_4 = f_u_ccu_3_src_valid[1]
            & (_f_u_ccu_3_entry_1_index_of == _f_u_ccu_3_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_64: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & _f_u_ccu_3_src_valid_1_and_4) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[1])
            & ~(_or_42 & _or_38)));

    wire _f_u_ccu_3_src_valid_2_and_3 = f_u_ccu_3_src_valid[2]
            & (_f_u_ccu_3_entry_2_index_of == _f_u_ccu_3_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_65: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & _f_u_ccu_3_src_valid_2_and_3) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[2])
            & ~(_or_42 & _or_39)));

    wire _f_u_ccu_3_src_valid_3_and_2 = f_u_ccu_3_src_valid[3]
            & (_f_u_ccu_3_entry_3_index_of == _f_u_ccu_3_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_66: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & _f_u_ccu_3_src_valid_3_and_2) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[3])
            & ~(_or_42 & _or_40)));

    wire _f_u_ccu_3_src_valid_4_and = f_u_ccu_3_src_valid[4]
            & (_f_u_ccu_3_entry_4_index_of == _f_u_ccu_3_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_67: assert(~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & _f_u_ccu_3_src_valid_4_and) | ((f_u_ccu_3_ready[5] == f_u_ccu_3_ready[4])
            & ~(_or_42 & _or_41)));

    wire _or_43 = (((_or_37 | (_or_38 & (f_u_ccu_3_src_valid[1]
            & (_f_u_ccu_3_entry_1_index_of == _f_u_ccu_3_entry_0_index_of))))
            | (_or_39 & (f_u_ccu_3_src_valid[2] & (_f_u_ccu_3_entry_2_index_of ==
            _f_u_ccu_3_entry_0_index_of)))) | (_or_40 & (f_u_ccu_3_src_valid[3]
            & (_f_u_ccu_3_entry_3_index_of == _f_u_ccu_3_entry_0_index_of))))
            | (_or_41 & (f_u_ccu_3_src_valid[4] & (_f_u_ccu_3_entry_4_index_of ==
            _f_u_ccu_3_entry_0_index_of)));
    wire _or_44 = ((((_or_38 | (_or_37 & _f_u_ccu_3_src_valid_0_and))
            | (_or_39 & (f_u_ccu_3_src_valid[2] & (_f_u_ccu_3_entry_2_index_of ==
            _f_u_ccu_3_entry_1_index_of)))) | (_or_40 & (f_u_ccu_3_src_valid[3]
            & (_f_u_ccu_3_entry_3_index_of == _f_u_ccu_3_entry_1_index_of))))
            | (_or_41 & (f_u_ccu_3_src_valid[4] & (_f_u_ccu_3_entry_4_index_of ==
            _f_u_ccu_3_entry_1_index_of)))) | (_or_42 & (f_u_ccu_3_src_valid[5]
            & (_f_u_ccu_3_entry_5_index_of == _f_u_ccu_3_entry_1_index_of)));
    wire _or_45 = ((((_or_39 | (_or_37 & _f_u_ccu_3_src_valid_0_and_2))
            | (_or_38 & _f_u_ccu_3_src_valid_1_and)) | (_or_40
            & (f_u_ccu_3_src_valid[3] & (_f_u_ccu_3_entry_3_index_of ==
            _f_u_ccu_3_entry_2_index_of)))) | (_or_41 & (f_u_ccu_3_src_valid[4]
            & (_f_u_ccu_3_entry_4_index_of == _f_u_ccu_3_entry_2_index_of))))
            | (_or_42 & (f_u_ccu_3_src_valid[5] & (_f_u_ccu_3_entry_5_index_of ==
            _f_u_ccu_3_entry_2_index_of)));
    wire _or_46 = ~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3])
            | (((((_or_40 | (_or_37 & _f_u_ccu_3_src_valid_0_and_3))
            | (_or_38 & _f_u_ccu_3_src_valid_1_and_2)) | (_or_39 & _f_u_ccu_3_src_valid_2_and))
            | (_or_41 & (f_u_ccu_3_src_valid[4] & (_f_u_ccu_3_entry_4_index_of ==
            _f_u_ccu_3_entry_3_index_of)))) | (_or_42 & (f_u_ccu_3_src_valid[5]
            & (_f_u_ccu_3_entry_5_index_of == _f_u_ccu_3_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_68:
            assert((~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0])
            | (_or_43 | (_or_42 & (f_u_ccu_3_src_valid[5]
            & (_f_u_ccu_3_entry_5_index_of == _f_u_ccu_3_entry_0_index_of)))))
            & (~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1]) | _or_44)
            & (~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2]) | _or_45) & _or_46
            & (~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4])
            | (((((_or_41 | (_or_37 & _f_u_ccu_3_src_valid_0_and_4))
            | (_or_38 & _f_u_ccu_3_src_valid_1_and_3)) | (_or_39 & _f_u_ccu_3_src_valid_2_and_2))
            | (_or_40 & _f_u_ccu_3_src_valid_3_and)) | (_or_42
            & (f_u_ccu_3_src_valid[5] & (_f_u_ccu_3_entry_5_index_of ==
            _f_u_ccu_3_entry_4_index_of))))) & (~(f_u_ccu_3_busy & f_u_ccu_3_src_valid[5]
            & ~f_u_ccu_3_ready[5])
            | (((((_or_42 | (_or_37 & _f_u_ccu_3_src_valid_0_and_5))
            | (_or_38 & _f_u_ccu_3_src_valid_1_and_4)) | (_or_39 & _f_u_ccu_3_src_valid_2_and_3))
            | (_or_40 & _f_u_ccu_3_src_valid_3_and_2)) | (_or_41 & _f_u_ccu_3_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_4: assert(~(f_u_ccu_3_owned & f_u_ccu_0_owned
            & (f_u_ccu_3_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_5: assert(~(f_u_ccu_3_owned & f_u_ccu_1_owned
            & (f_u_ccu_3_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_6: assert(~(f_u_ccu_3_owned & f_u_ccu_2_owned
            & (f_u_ccu_3_wid == f_u_ccu_2_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_9: assert(f_4_busy == f_u_ccu_4_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_10: assert(~f_u_ccu_4_busy
            | ((f_u_ccu_4_wid == f_4_wid) & (f_u_ccu_4_src_valid == f_4_src)));

    wire [2:0] _f_u_ccu_4_entry_0_index_of = index_of(f_u_ccu_4_entry_0);
    wire _equals_217 = _f_u_ccu_4_entry_0_index_of == 3'd0;
    wire _equals_218 = _f_u_ccu_4_entry_0_index_of == 3'd1;
    wire _equals_219 = _f_u_ccu_4_entry_0_index_of == 3'd2;
    wire _equals_220 = _f_u_ccu_4_entry_0_index_of == 3'd3;
    wire _equals_221 = _f_u_ccu_4_entry_0_index_of == 3'd4;
    wire _equals_222 = _f_u_ccu_4_entry_0_index_of == 3'd5;
    wire _equals_223 = _f_u_ccu_4_entry_0_index_of == 3'd6;
    wire _equals_224 = _f_u_ccu_4_entry_0_index_of == 3'd7;
    wire _equals_225 = (({8{_equals_217}} & f_u_ccu_4_tag_0) | ({8{_equals_218}} & f_u_ccu_4_tag_1)
            | ({8{_equals_219}} & f_u_ccu_4_tag_2) | ({8{_equals_220}} & f_u_ccu_4_tag_3)
            | ({8{_equals_221}} & f_u_ccu_4_tag_4) | ({8{_equals_222}} & f_u_ccu_4_tag_5)
            | ({8{_equals_223}} & f_u_ccu_4_tag_6) | ({8{_equals_224}} & f_u_ccu_4_tag_7)) ==
            f_4_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_25: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[0]) | _equals_225);

    wire [2:0] _f_u_ccu_4_entry_1_index_of = index_of(f_u_ccu_4_entry_1);
    wire _equals_226 = _f_u_ccu_4_entry_1_index_of == 3'd0;
    wire _equals_227 = _f_u_ccu_4_entry_1_index_of == 3'd1;
    wire _equals_228 = _f_u_ccu_4_entry_1_index_of == 3'd2;
    wire _equals_229 = _f_u_ccu_4_entry_1_index_of == 3'd3;
    wire _equals_230 = _f_u_ccu_4_entry_1_index_of == 3'd4;
    wire _equals_231 = _f_u_ccu_4_entry_1_index_of == 3'd5;
    wire _equals_232 = _f_u_ccu_4_entry_1_index_of == 3'd6;
    wire _equals_233 = _f_u_ccu_4_entry_1_index_of == 3'd7;
    wire _equals_234 = (({8{_equals_226}} & f_u_ccu_4_tag_0) | ({8{_equals_227}} & f_u_ccu_4_tag_1)
            | ({8{_equals_228}} & f_u_ccu_4_tag_2) | ({8{_equals_229}} & f_u_ccu_4_tag_3)
            | ({8{_equals_230}} & f_u_ccu_4_tag_4) | ({8{_equals_231}} & f_u_ccu_4_tag_5)
            | ({8{_equals_232}} & f_u_ccu_4_tag_6) | ({8{_equals_233}} & f_u_ccu_4_tag_7)) ==
            f_4_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_26: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[1]) | _equals_234);

    wire [2:0] _f_u_ccu_4_entry_2_index_of = index_of(f_u_ccu_4_entry_2);
    wire _equals_235 = _f_u_ccu_4_entry_2_index_of == 3'd0;
    wire _equals_236 = _f_u_ccu_4_entry_2_index_of == 3'd1;
    wire _equals_237 = _f_u_ccu_4_entry_2_index_of == 3'd2;
    wire _equals_238 = _f_u_ccu_4_entry_2_index_of == 3'd3;
    wire _equals_239 = _f_u_ccu_4_entry_2_index_of == 3'd4;
    wire _equals_240 = _f_u_ccu_4_entry_2_index_of == 3'd5;
    wire _equals_241 = _f_u_ccu_4_entry_2_index_of == 3'd6;
    wire _equals_242 = _f_u_ccu_4_entry_2_index_of == 3'd7;
    wire _equals_243 = (({8{_equals_235}} & f_u_ccu_4_tag_0) | ({8{_equals_236}} & f_u_ccu_4_tag_1)
            | ({8{_equals_237}} & f_u_ccu_4_tag_2) | ({8{_equals_238}} & f_u_ccu_4_tag_3)
            | ({8{_equals_239}} & f_u_ccu_4_tag_4) | ({8{_equals_240}} & f_u_ccu_4_tag_5)
            | ({8{_equals_241}} & f_u_ccu_4_tag_6) | ({8{_equals_242}} & f_u_ccu_4_tag_7)) ==
            f_4_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_27: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2]) | _equals_243);

    wire [2:0] _f_u_ccu_4_entry_3_index_of = index_of(f_u_ccu_4_entry_3);
    wire _equals_244 = _f_u_ccu_4_entry_3_index_of == 3'd0;
    wire _equals_245 = _f_u_ccu_4_entry_3_index_of == 3'd1;
    wire _equals_246 = _f_u_ccu_4_entry_3_index_of == 3'd2;
    wire _equals_247 = _f_u_ccu_4_entry_3_index_of == 3'd3;
    wire _equals_248 = _f_u_ccu_4_entry_3_index_of == 3'd4;
    wire _equals_249 = _f_u_ccu_4_entry_3_index_of == 3'd5;
    wire _equals_250 = _f_u_ccu_4_entry_3_index_of == 3'd6;
    wire _equals_251 = _f_u_ccu_4_entry_3_index_of == 3'd7;
    wire _equals_252 = (({8{_equals_244}} & f_u_ccu_4_tag_0) | ({8{_equals_245}} & f_u_ccu_4_tag_1)
            | ({8{_equals_246}} & f_u_ccu_4_tag_2) | ({8{_equals_247}} & f_u_ccu_4_tag_3)
            | ({8{_equals_248}} & f_u_ccu_4_tag_4) | ({8{_equals_249}} & f_u_ccu_4_tag_5)
            | ({8{_equals_250}} & f_u_ccu_4_tag_6) | ({8{_equals_251}} & f_u_ccu_4_tag_7)) ==
            f_4_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_28: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]) | _equals_252);

    wire [2:0] _f_u_ccu_4_entry_4_index_of = index_of(f_u_ccu_4_entry_4);
    wire _equals_253 = _f_u_ccu_4_entry_4_index_of == 3'd0;
    wire _equals_254 = _f_u_ccu_4_entry_4_index_of == 3'd1;
    wire _equals_255 = _f_u_ccu_4_entry_4_index_of == 3'd2;
    wire _equals_256 = _f_u_ccu_4_entry_4_index_of == 3'd3;
    wire _equals_257 = _f_u_ccu_4_entry_4_index_of == 3'd4;
    wire _equals_258 = _f_u_ccu_4_entry_4_index_of == 3'd5;
    wire _equals_259 = _f_u_ccu_4_entry_4_index_of == 3'd6;
    wire _equals_260 = _f_u_ccu_4_entry_4_index_of == 3'd7;
    wire _equals_261 = (({8{_equals_253}} & f_u_ccu_4_tag_0) | ({8{_equals_254}} & f_u_ccu_4_tag_1)
            | ({8{_equals_255}} & f_u_ccu_4_tag_2) | ({8{_equals_256}} & f_u_ccu_4_tag_3)
            | ({8{_equals_257}} & f_u_ccu_4_tag_4) | ({8{_equals_258}} & f_u_ccu_4_tag_5)
            | ({8{_equals_259}} & f_u_ccu_4_tag_6) | ({8{_equals_260}} & f_u_ccu_4_tag_7)) ==
            f_4_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_29: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]) | _equals_261);

    wire [2:0] _f_u_ccu_4_entry_5_index_of = index_of(f_u_ccu_4_entry_5);
    wire _equals_262 = _f_u_ccu_4_entry_5_index_of == 3'd0;
    wire _equals_263 = _f_u_ccu_4_entry_5_index_of == 3'd1;
    wire _equals_264 = _f_u_ccu_4_entry_5_index_of == 3'd2;
    wire _equals_265 = _f_u_ccu_4_entry_5_index_of == 3'd3;
    wire _equals_266 = _f_u_ccu_4_entry_5_index_of == 3'd4;
    wire _equals_267 = _f_u_ccu_4_entry_5_index_of == 3'd5;
    wire _equals_268 = _f_u_ccu_4_entry_5_index_of == 3'd6;
    wire _equals_269 = _f_u_ccu_4_entry_5_index_of == 3'd7;
    wire _equals_270 = (({8{_equals_262}} & f_u_ccu_4_tag_0) | ({8{_equals_263}} & f_u_ccu_4_tag_1)
            | ({8{_equals_264}} & f_u_ccu_4_tag_2) | ({8{_equals_265}} & f_u_ccu_4_tag_3)
            | ({8{_equals_266}} & f_u_ccu_4_tag_4) | ({8{_equals_267}} & f_u_ccu_4_tag_5)
            | ({8{_equals_268}} & f_u_ccu_4_tag_6) | ({8{_equals_269}} & f_u_ccu_4_tag_7)) ==
            f_4_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_30: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]) | _equals_270);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_5: assert((~f_u_ccu_4_owned | (f_u_ccu_4_wid == 3'd4))
            & (~f_4_busy | (f_4_wid == 3'd4)));

    wire _or_47 = ((|f_u_bank_arbiter_in_flight_1[9:8])
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd0)) | f_u_bank_arbiter_pend_4[0];
    wire _or_48 = ((|f_u_bank_arbiter_in_flight_1[9:8])
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd1)) | f_u_bank_arbiter_pend_4[1];
    wire _or_49 = ((|f_u_bank_arbiter_in_flight_1[9:8])
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd2)) | f_u_bank_arbiter_pend_4[2];
    wire _or_50 = ((|f_u_bank_arbiter_in_flight_1[9:8])
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd3)) | f_u_bank_arbiter_pend_4[3];
    wire _or_51 = ((|f_u_bank_arbiter_in_flight_1[9:8])
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd4)) | f_u_bank_arbiter_pend_4[4];
    wire _or_52 = ((|f_u_bank_arbiter_in_flight_1[9:8])
            & (f_u_bank_arbiter_in_flight_slot_1[14:12] == 3'd5)) | f_u_bank_arbiter_pend_4[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_69:
            assert((at_most_one_2({f_u_bank_arbiter_pend_4[0],
            (|f_u_bank_arbiter_in_flight_1[9:8]) & (f_u_bank_arbiter_in_flight_slot_1[14:12] ==
            3'd0)}) & (~_or_47 | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[1],
            (|f_u_bank_arbiter_in_flight_1[9:8]) & (f_u_bank_arbiter_in_flight_slot_1[14:12] ==
            3'd1)}) & (~_or_48 | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[2],
            (|f_u_bank_arbiter_in_flight_1[9:8]) & (f_u_bank_arbiter_in_flight_slot_1[14:12] ==
            3'd2)}) & (~_or_49 | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[3],
            (|f_u_bank_arbiter_in_flight_1[9:8]) & (f_u_bank_arbiter_in_flight_slot_1[14:12] ==
            3'd3)}) & (~_or_50 | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[4],
            (|f_u_bank_arbiter_in_flight_1[9:8]) & (f_u_bank_arbiter_in_flight_slot_1[14:12] ==
            3'd4)}) & (~_or_51 | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_4[5],
            (|f_u_bank_arbiter_in_flight_1[9:8]) & (f_u_bank_arbiter_in_flight_slot_1[14:12] ==
            3'd5)}) & (~_or_52 | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5]))));

    wire _f_u_ccu_4_src_valid_0_and = f_u_ccu_4_src_valid[0]
            & (_f_u_ccu_4_entry_0_index_of == _f_u_ccu_4_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_70: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[1]
            & _f_u_ccu_4_src_valid_0_and) | ((f_u_ccu_4_ready[1] == f_u_ccu_4_ready[0])
            & ~(_or_48 & _or_47)));

    wire _f_u_ccu_4_src_valid_0_and_2 = f_u_ccu_4_src_valid[0]
            & (_f_u_ccu_4_entry_0_index_of == _f_u_ccu_4_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_71: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2]
            & _f_u_ccu_4_src_valid_0_and_2) | ((f_u_ccu_4_ready[2] == f_u_ccu_4_ready[0])
            & ~(_or_49 & _or_47)));

    wire _f_u_ccu_4_src_valid_1_and = f_u_ccu_4_src_valid[1]
            & (_f_u_ccu_4_entry_1_index_of == _f_u_ccu_4_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_72: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2]
            & _f_u_ccu_4_src_valid_1_and) | ((f_u_ccu_4_ready[2] == f_u_ccu_4_ready[1])
            & ~(_or_49 & _or_48)));

    wire _f_u_ccu_4_src_valid_0_and_3 = f_u_ccu_4_src_valid[0]
            & (_f_u_ccu_4_entry_0_index_of == _f_u_ccu_4_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_73: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]
            & _f_u_ccu_4_src_valid_0_and_3) | ((f_u_ccu_4_ready[3] == f_u_ccu_4_ready[0])
            & ~(_or_50 & _or_47)));

    wire _f_u_ccu_4_src_valid_1_and_2 = f_u_ccu_4_src_valid[1]
            & (_f_u_ccu_4_entry_1_index_of == _f_u_ccu_4_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_74: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]
            & _f_u_ccu_4_src_valid_1_and_2) | ((f_u_ccu_4_ready[3] == f_u_ccu_4_ready[1])
            & ~(_or_50 & _or_48)));

    wire _f_u_ccu_4_src_valid_2_and = f_u_ccu_4_src_valid[2]
            & (_f_u_ccu_4_entry_2_index_of == _f_u_ccu_4_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_75: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3]
            & _f_u_ccu_4_src_valid_2_and) | ((f_u_ccu_4_ready[3] == f_u_ccu_4_ready[2])
            & ~(_or_50 & _or_49)));

    wire _f_u_ccu_4_src_valid_0_and_4 = f_u_ccu_4_src_valid[0]
            & (_f_u_ccu_4_entry_0_index_of == _f_u_ccu_4_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_76: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & _f_u_ccu_4_src_valid_0_and_4) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[0])
            & ~(_or_51 & _or_47)));

    wire _f_u_ccu_4_src_valid_1_and_3 = f_u_ccu_4_src_valid[1]
            & (_f_u_ccu_4_entry_1_index_of == _f_u_ccu_4_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_77: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & _f_u_ccu_4_src_valid_1_and_3) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[1])
            & ~(_or_51 & _or_48)));

    wire _f_u_ccu_4_src_valid_2_and_2 = f_u_ccu_4_src_valid[2]
            & (_f_u_ccu_4_entry_2_index_of == _f_u_ccu_4_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_78: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & _f_u_ccu_4_src_valid_2_and_2) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[2])
            & ~(_or_51 & _or_49)));

    wire _f_u_ccu_4_src_valid_3_and = f_u_ccu_4_src_valid[3]
            & (_f_u_ccu_4_entry_3_index_of == _f_u_ccu_4_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_79: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4]
            & _f_u_ccu_4_src_valid_3_and) | ((f_u_ccu_4_ready[4] == f_u_ccu_4_ready[3])
            & ~(_or_51 & _or_50)));

    wire _f_u_ccu_4_src_valid_0_and_5 = f_u_ccu_4_src_valid[0]
            & (_f_u_ccu_4_entry_0_index_of == _f_u_ccu_4_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_80: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & _f_u_ccu_4_src_valid_0_and_5) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[0])
            & ~(_or_52 & _or_47)));

    wire _f_u_ccu_4_src_valid_1_and_4 = f_u_ccu_4_src_valid[1]
            & (_f_u_ccu_4_entry_1_index_of == _f_u_ccu_4_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_81: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & _f_u_ccu_4_src_valid_1_and_4) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[1])
            & ~(_or_52 & _or_48)));

    wire _f_u_ccu_4_src_valid_2_and_3 = f_u_ccu_4_src_valid[2]
            & (_f_u_ccu_4_entry_2_index_of == _f_u_ccu_4_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_82: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & _f_u_ccu_4_src_valid_2_and_3) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[2])
            & ~(_or_52 & _or_49)));

    wire _f_u_ccu_4_src_valid_3_and_2 = f_u_ccu_4_src_valid[3]
            & (_f_u_ccu_4_entry_3_index_of == _f_u_ccu_4_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_83: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & _f_u_ccu_4_src_valid_3_and_2) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[3])
            & ~(_or_52 & _or_50)));

    wire _f_u_ccu_4_src_valid_4_and = f_u_ccu_4_src_valid[4]
            & (_f_u_ccu_4_entry_4_index_of == _f_u_ccu_4_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_84: assert(~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & _f_u_ccu_4_src_valid_4_and) | ((f_u_ccu_4_ready[5] == f_u_ccu_4_ready[4])
            & ~(_or_52 & _or_51)));

    wire _or_53 = (((_or_47 | (_or_48 & (f_u_ccu_4_src_valid[1]
            & (_f_u_ccu_4_entry_1_index_of == _f_u_ccu_4_entry_0_index_of))))
            | (_or_49 & (f_u_ccu_4_src_valid[2] & (_f_u_ccu_4_entry_2_index_of ==
            _f_u_ccu_4_entry_0_index_of)))) | (_or_50 & (f_u_ccu_4_src_valid[3]
            & (_f_u_ccu_4_entry_3_index_of == _f_u_ccu_4_entry_0_index_of))))
            | (_or_51 & (f_u_ccu_4_src_valid[4] & (_f_u_ccu_4_entry_4_index_of ==
            _f_u_ccu_4_entry_0_index_of)));
    wire _or_54 = ((((_or_48 | (_or_47 & _f_u_ccu_4_src_valid_0_and))
            | (_or_49 & (f_u_ccu_4_src_valid[2] & (_f_u_ccu_4_entry_2_index_of ==
            _f_u_ccu_4_entry_1_index_of)))) | (_or_50 & (f_u_ccu_4_src_valid[3]
            & (_f_u_ccu_4_entry_3_index_of == _f_u_ccu_4_entry_1_index_of))))
            | (_or_51 & (f_u_ccu_4_src_valid[4] & (_f_u_ccu_4_entry_4_index_of ==
            _f_u_ccu_4_entry_1_index_of)))) | (_or_52 & (f_u_ccu_4_src_valid[5]
            & (_f_u_ccu_4_entry_5_index_of == _f_u_ccu_4_entry_1_index_of)));
    wire _or_55 = ((((_or_49 | (_or_47 & _f_u_ccu_4_src_valid_0_and_2))
            | (_or_48 & _f_u_ccu_4_src_valid_1_and)) | (_or_50
            & (f_u_ccu_4_src_valid[3] & (_f_u_ccu_4_entry_3_index_of ==
            _f_u_ccu_4_entry_2_index_of)))) | (_or_51 & (f_u_ccu_4_src_valid[4]
            & (_f_u_ccu_4_entry_4_index_of == _f_u_ccu_4_entry_2_index_of))))
            | (_or_52 & (f_u_ccu_4_src_valid[5] & (_f_u_ccu_4_entry_5_index_of ==
            _f_u_ccu_4_entry_2_index_of)));
    wire _or_56 = ~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3])
            | (((((_or_50 | (_or_47 & _f_u_ccu_4_src_valid_0_and_3))
            | (_or_48 & _f_u_ccu_4_src_valid_1_and_2)) | (_or_49 & _f_u_ccu_4_src_valid_2_and))
            | (_or_51 & (f_u_ccu_4_src_valid[4] & (_f_u_ccu_4_entry_4_index_of ==
            _f_u_ccu_4_entry_3_index_of)))) | (_or_52 & (f_u_ccu_4_src_valid[5]
            & (_f_u_ccu_4_entry_5_index_of == _f_u_ccu_4_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_85:
            assert((~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0])
            | (_or_53 | (_or_52 & (f_u_ccu_4_src_valid[5]
            & (_f_u_ccu_4_entry_5_index_of == _f_u_ccu_4_entry_0_index_of)))))
            & (~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1]) | _or_54)
            & (~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2]) | _or_55) & _or_56
            & (~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4])
            | (((((_or_51 | (_or_47 & _f_u_ccu_4_src_valid_0_and_4))
            | (_or_48 & _f_u_ccu_4_src_valid_1_and_3)) | (_or_49 & _f_u_ccu_4_src_valid_2_and_2))
            | (_or_50 & _f_u_ccu_4_src_valid_3_and)) | (_or_52
            & (f_u_ccu_4_src_valid[5] & (_f_u_ccu_4_entry_5_index_of ==
            _f_u_ccu_4_entry_4_index_of))))) & (~(f_u_ccu_4_busy & f_u_ccu_4_src_valid[5]
            & ~f_u_ccu_4_ready[5])
            | (((((_or_52 | (_or_47 & _f_u_ccu_4_src_valid_0_and_5))
            | (_or_48 & _f_u_ccu_4_src_valid_1_and_4)) | (_or_49 & _f_u_ccu_4_src_valid_2_and_3))
            | (_or_50 & _f_u_ccu_4_src_valid_3_and_2)) | (_or_51 & _f_u_ccu_4_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_7: assert(~(f_u_ccu_4_owned & f_u_ccu_0_owned
            & (f_u_ccu_4_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_8: assert(~(f_u_ccu_4_owned & f_u_ccu_1_owned
            & (f_u_ccu_4_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_9: assert(~(f_u_ccu_4_owned & f_u_ccu_2_owned
            & (f_u_ccu_4_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_10: assert(~(f_u_ccu_4_owned & f_u_ccu_3_owned
            & (f_u_ccu_4_wid == f_u_ccu_3_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_11: assert(f_5_busy == f_u_ccu_5_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_12: assert(~f_u_ccu_5_busy
            | ((f_u_ccu_5_wid == f_5_wid) & (f_u_ccu_5_src_valid == f_5_src)));

    wire [2:0] _f_u_ccu_5_entry_0_index_of = index_of(f_u_ccu_5_entry_0);
    wire _equals_271 = _f_u_ccu_5_entry_0_index_of == 3'd0;
    wire _equals_272 = _f_u_ccu_5_entry_0_index_of == 3'd1;
    wire _equals_273 = _f_u_ccu_5_entry_0_index_of == 3'd2;
    wire _equals_274 = _f_u_ccu_5_entry_0_index_of == 3'd3;
    wire _equals_275 = _f_u_ccu_5_entry_0_index_of == 3'd4;
    wire _equals_276 = _f_u_ccu_5_entry_0_index_of == 3'd5;
    wire _equals_277 = _f_u_ccu_5_entry_0_index_of == 3'd6;
    wire _equals_278 = _f_u_ccu_5_entry_0_index_of == 3'd7;
    wire _equals_279 = (({8{_equals_271}} & f_u_ccu_5_tag_0) | ({8{_equals_272}} & f_u_ccu_5_tag_1)
            | ({8{_equals_273}} & f_u_ccu_5_tag_2) | ({8{_equals_274}} & f_u_ccu_5_tag_3)
            | ({8{_equals_275}} & f_u_ccu_5_tag_4) | ({8{_equals_276}} & f_u_ccu_5_tag_5)
            | ({8{_equals_277}} & f_u_ccu_5_tag_6) | ({8{_equals_278}} & f_u_ccu_5_tag_7)) ==
            f_5_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_31: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[0]) | _equals_279);

    wire [2:0] _f_u_ccu_5_entry_1_index_of = index_of(f_u_ccu_5_entry_1);
    wire _equals_280 = _f_u_ccu_5_entry_1_index_of == 3'd0;
    wire _equals_281 = _f_u_ccu_5_entry_1_index_of == 3'd1;
    wire _equals_282 = _f_u_ccu_5_entry_1_index_of == 3'd2;
    wire _equals_283 = _f_u_ccu_5_entry_1_index_of == 3'd3;
    wire _equals_284 = _f_u_ccu_5_entry_1_index_of == 3'd4;
    wire _equals_285 = _f_u_ccu_5_entry_1_index_of == 3'd5;
    wire _equals_286 = _f_u_ccu_5_entry_1_index_of == 3'd6;
    wire _equals_287 = _f_u_ccu_5_entry_1_index_of == 3'd7;
    wire _equals_288 = (({8{_equals_280}} & f_u_ccu_5_tag_0) | ({8{_equals_281}} & f_u_ccu_5_tag_1)
            | ({8{_equals_282}} & f_u_ccu_5_tag_2) | ({8{_equals_283}} & f_u_ccu_5_tag_3)
            | ({8{_equals_284}} & f_u_ccu_5_tag_4) | ({8{_equals_285}} & f_u_ccu_5_tag_5)
            | ({8{_equals_286}} & f_u_ccu_5_tag_6) | ({8{_equals_287}} & f_u_ccu_5_tag_7)) ==
            f_5_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_32: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[1]) | _equals_288);

    wire [2:0] _f_u_ccu_5_entry_2_index_of = index_of(f_u_ccu_5_entry_2);
    wire _equals_289 = _f_u_ccu_5_entry_2_index_of == 3'd0;
    wire _equals_290 = _f_u_ccu_5_entry_2_index_of == 3'd1;
    wire _equals_291 = _f_u_ccu_5_entry_2_index_of == 3'd2;
    wire _equals_292 = _f_u_ccu_5_entry_2_index_of == 3'd3;
    wire _equals_293 = _f_u_ccu_5_entry_2_index_of == 3'd4;
    wire _equals_294 = _f_u_ccu_5_entry_2_index_of == 3'd5;
    wire _equals_295 = _f_u_ccu_5_entry_2_index_of == 3'd6;
    wire _equals_296 = _f_u_ccu_5_entry_2_index_of == 3'd7;
    wire _equals_297 = (({8{_equals_289}} & f_u_ccu_5_tag_0) | ({8{_equals_290}} & f_u_ccu_5_tag_1)
            | ({8{_equals_291}} & f_u_ccu_5_tag_2) | ({8{_equals_292}} & f_u_ccu_5_tag_3)
            | ({8{_equals_293}} & f_u_ccu_5_tag_4) | ({8{_equals_294}} & f_u_ccu_5_tag_5)
            | ({8{_equals_295}} & f_u_ccu_5_tag_6) | ({8{_equals_296}} & f_u_ccu_5_tag_7)) ==
            f_5_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_33: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2]) | _equals_297);

    wire [2:0] _f_u_ccu_5_entry_3_index_of = index_of(f_u_ccu_5_entry_3);
    wire _equals_298 = _f_u_ccu_5_entry_3_index_of == 3'd0;
    wire _equals_299 = _f_u_ccu_5_entry_3_index_of == 3'd1;
    wire _equals_300 = _f_u_ccu_5_entry_3_index_of == 3'd2;
    wire _equals_301 = _f_u_ccu_5_entry_3_index_of == 3'd3;
    wire _equals_302 = _f_u_ccu_5_entry_3_index_of == 3'd4;
    wire _equals_303 = _f_u_ccu_5_entry_3_index_of == 3'd5;
    wire _equals_304 = _f_u_ccu_5_entry_3_index_of == 3'd6;
    wire _equals_305 = _f_u_ccu_5_entry_3_index_of == 3'd7;
    wire _equals_306 = (({8{_equals_298}} & f_u_ccu_5_tag_0) | ({8{_equals_299}} & f_u_ccu_5_tag_1)
            | ({8{_equals_300}} & f_u_ccu_5_tag_2) | ({8{_equals_301}} & f_u_ccu_5_tag_3)
            | ({8{_equals_302}} & f_u_ccu_5_tag_4) | ({8{_equals_303}} & f_u_ccu_5_tag_5)
            | ({8{_equals_304}} & f_u_ccu_5_tag_6) | ({8{_equals_305}} & f_u_ccu_5_tag_7)) ==
            f_5_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_34: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]) | _equals_306);

    wire [2:0] _f_u_ccu_5_entry_4_index_of = index_of(f_u_ccu_5_entry_4);
    wire _equals_307 = _f_u_ccu_5_entry_4_index_of == 3'd0;
    wire _equals_308 = _f_u_ccu_5_entry_4_index_of == 3'd1;
    wire _equals_309 = _f_u_ccu_5_entry_4_index_of == 3'd2;
    wire _equals_310 = _f_u_ccu_5_entry_4_index_of == 3'd3;
    wire _equals_311 = _f_u_ccu_5_entry_4_index_of == 3'd4;
    wire _equals_312 = _f_u_ccu_5_entry_4_index_of == 3'd5;
    wire _equals_313 = _f_u_ccu_5_entry_4_index_of == 3'd6;
    wire _equals_314 = _f_u_ccu_5_entry_4_index_of == 3'd7;
    wire _equals_315 = (({8{_equals_307}} & f_u_ccu_5_tag_0) | ({8{_equals_308}} & f_u_ccu_5_tag_1)
            | ({8{_equals_309}} & f_u_ccu_5_tag_2) | ({8{_equals_310}} & f_u_ccu_5_tag_3)
            | ({8{_equals_311}} & f_u_ccu_5_tag_4) | ({8{_equals_312}} & f_u_ccu_5_tag_5)
            | ({8{_equals_313}} & f_u_ccu_5_tag_6) | ({8{_equals_314}} & f_u_ccu_5_tag_7)) ==
            f_5_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_35: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]) | _equals_315);

    wire [2:0] _f_u_ccu_5_entry_5_index_of = index_of(f_u_ccu_5_entry_5);
    wire _equals_316 = _f_u_ccu_5_entry_5_index_of == 3'd0;
    wire _equals_317 = _f_u_ccu_5_entry_5_index_of == 3'd1;
    wire _equals_318 = _f_u_ccu_5_entry_5_index_of == 3'd2;
    wire _equals_319 = _f_u_ccu_5_entry_5_index_of == 3'd3;
    wire _equals_320 = _f_u_ccu_5_entry_5_index_of == 3'd4;
    wire _equals_321 = _f_u_ccu_5_entry_5_index_of == 3'd5;
    wire _equals_322 = _f_u_ccu_5_entry_5_index_of == 3'd6;
    wire _equals_323 = _f_u_ccu_5_entry_5_index_of == 3'd7;
    wire _equals_324 = (({8{_equals_316}} & f_u_ccu_5_tag_0) | ({8{_equals_317}} & f_u_ccu_5_tag_1)
            | ({8{_equals_318}} & f_u_ccu_5_tag_2) | ({8{_equals_319}} & f_u_ccu_5_tag_3)
            | ({8{_equals_320}} & f_u_ccu_5_tag_4) | ({8{_equals_321}} & f_u_ccu_5_tag_5)
            | ({8{_equals_322}} & f_u_ccu_5_tag_6) | ({8{_equals_323}} & f_u_ccu_5_tag_7)) ==
            f_5_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_36: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]) | _equals_324);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_6: assert((~f_u_ccu_5_owned | (f_u_ccu_5_wid == 3'd5))
            & (~f_5_busy | (f_5_wid == 3'd5)));

    wire _or_57 = ((|f_u_bank_arbiter_in_flight_1[11:10])
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd0)) | f_u_bank_arbiter_pend_5[0];
    wire _or_58 = ((|f_u_bank_arbiter_in_flight_1[11:10])
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd1)) | f_u_bank_arbiter_pend_5[1];
    wire _or_59 = ((|f_u_bank_arbiter_in_flight_1[11:10])
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd2)) | f_u_bank_arbiter_pend_5[2];
    wire _or_60 = ((|f_u_bank_arbiter_in_flight_1[11:10])
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd3)) | f_u_bank_arbiter_pend_5[3];
    wire _or_61 = ((|f_u_bank_arbiter_in_flight_1[11:10])
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd4)) | f_u_bank_arbiter_pend_5[4];
    wire _or_62 = ((|f_u_bank_arbiter_in_flight_1[11:10])
            & (f_u_bank_arbiter_in_flight_slot_1[17:15] == 3'd5)) | f_u_bank_arbiter_pend_5[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_86:
            assert((at_most_one_2({f_u_bank_arbiter_pend_5[0],
            (|f_u_bank_arbiter_in_flight_1[11:10]) & (f_u_bank_arbiter_in_flight_slot_1[17:15] ==
            3'd0)}) & (~_or_57 | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[1],
            (|f_u_bank_arbiter_in_flight_1[11:10]) & (f_u_bank_arbiter_in_flight_slot_1[17:15] ==
            3'd1)}) & (~_or_58 | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[2],
            (|f_u_bank_arbiter_in_flight_1[11:10]) & (f_u_bank_arbiter_in_flight_slot_1[17:15] ==
            3'd2)}) & (~_or_59 | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[3],
            (|f_u_bank_arbiter_in_flight_1[11:10]) & (f_u_bank_arbiter_in_flight_slot_1[17:15] ==
            3'd3)}) & (~_or_60 | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[4],
            (|f_u_bank_arbiter_in_flight_1[11:10]) & (f_u_bank_arbiter_in_flight_slot_1[17:15] ==
            3'd4)}) & (~_or_61 | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_5[5],
            (|f_u_bank_arbiter_in_flight_1[11:10]) & (f_u_bank_arbiter_in_flight_slot_1[17:15] ==
            3'd5)}) & (~_or_62 | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5]))));

    wire _f_u_ccu_5_src_valid_0_and = f_u_ccu_5_src_valid[0]
            & (_f_u_ccu_5_entry_0_index_of == _f_u_ccu_5_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_87: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[1]
            & _f_u_ccu_5_src_valid_0_and) | ((f_u_ccu_5_ready[1] == f_u_ccu_5_ready[0])
            & ~(_or_58 & _or_57)));

    wire _f_u_ccu_5_src_valid_0_and_2 = f_u_ccu_5_src_valid[0]
            & (_f_u_ccu_5_entry_0_index_of == _f_u_ccu_5_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_88: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2]
            & _f_u_ccu_5_src_valid_0_and_2) | ((f_u_ccu_5_ready[2] == f_u_ccu_5_ready[0])
            & ~(_or_59 & _or_57)));

    wire _f_u_ccu_5_src_valid_1_and = f_u_ccu_5_src_valid[1]
            & (_f_u_ccu_5_entry_1_index_of == _f_u_ccu_5_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_89: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2]
            & _f_u_ccu_5_src_valid_1_and) | ((f_u_ccu_5_ready[2] == f_u_ccu_5_ready[1])
            & ~(_or_59 & _or_58)));

    wire _f_u_ccu_5_src_valid_0_and_3 = f_u_ccu_5_src_valid[0]
            & (_f_u_ccu_5_entry_0_index_of == _f_u_ccu_5_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_90: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]
            & _f_u_ccu_5_src_valid_0_and_3) | ((f_u_ccu_5_ready[3] == f_u_ccu_5_ready[0])
            & ~(_or_60 & _or_57)));

    wire _f_u_ccu_5_src_valid_1_and_2 = f_u_ccu_5_src_valid[1]
            & (_f_u_ccu_5_entry_1_index_of == _f_u_ccu_5_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_91: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]
            & _f_u_ccu_5_src_valid_1_and_2) | ((f_u_ccu_5_ready[3] == f_u_ccu_5_ready[1])
            & ~(_or_60 & _or_58)));

    wire _f_u_ccu_5_src_valid_2_and = f_u_ccu_5_src_valid[2]
            & (_f_u_ccu_5_entry_2_index_of == _f_u_ccu_5_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_92: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3]
            & _f_u_ccu_5_src_valid_2_and) | ((f_u_ccu_5_ready[3] == f_u_ccu_5_ready[2])
            & ~(_or_60 & _or_59)));

    wire _f_u_ccu_5_src_valid_0_and_4 = f_u_ccu_5_src_valid[0]
            & (_f_u_ccu_5_entry_0_index_of == _f_u_ccu_5_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_93: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & _f_u_ccu_5_src_valid_0_and_4) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[0])
            & ~(_or_61 & _or_57)));

    wire _f_u_ccu_5_src_valid_1_and_3 = f_u_ccu_5_src_valid[1]
            & (_f_u_ccu_5_entry_1_index_of == _f_u_ccu_5_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_94: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & _f_u_ccu_5_src_valid_1_and_3) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[1])
            & ~(_or_61 & _or_58)));

    wire _f_u_ccu_5_src_valid_2_and_2 = f_u_ccu_5_src_valid[2]
            & (_f_u_ccu_5_entry_2_index_of == _f_u_ccu_5_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_95: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & _f_u_ccu_5_src_valid_2_and_2) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[2])
            & ~(_or_61 & _or_59)));

    wire _f_u_ccu_5_src_valid_3_and = f_u_ccu_5_src_valid[3]
            & (_f_u_ccu_5_entry_3_index_of == _f_u_ccu_5_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_96: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4]
            & _f_u_ccu_5_src_valid_3_and) | ((f_u_ccu_5_ready[4] == f_u_ccu_5_ready[3])
            & ~(_or_61 & _or_60)));

    wire _f_u_ccu_5_src_valid_0_and_5 = f_u_ccu_5_src_valid[0]
            & (_f_u_ccu_5_entry_0_index_of == _f_u_ccu_5_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_97: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & _f_u_ccu_5_src_valid_0_and_5) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[0])
            & ~(_or_62 & _or_57)));

    wire _f_u_ccu_5_src_valid_1_and_4 = f_u_ccu_5_src_valid[1]
            & (_f_u_ccu_5_entry_1_index_of == _f_u_ccu_5_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_98: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & _f_u_ccu_5_src_valid_1_and_4) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[1])
            & ~(_or_62 & _or_58)));

    wire _f_u_ccu_5_src_valid_2_and_3 = f_u_ccu_5_src_valid[2]
            & (_f_u_ccu_5_entry_2_index_of == _f_u_ccu_5_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_99: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & _f_u_ccu_5_src_valid_2_and_3) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[2])
            & ~(_or_62 & _or_59)));

    wire _f_u_ccu_5_src_valid_3_and_2 = f_u_ccu_5_src_valid[3]
            & (_f_u_ccu_5_entry_3_index_of == _f_u_ccu_5_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_100: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & _f_u_ccu_5_src_valid_3_and_2) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[3])
            & ~(_or_62 & _or_60)));

    wire _f_u_ccu_5_src_valid_4_and = f_u_ccu_5_src_valid[4]
            & (_f_u_ccu_5_entry_4_index_of == _f_u_ccu_5_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_101: assert(~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & _f_u_ccu_5_src_valid_4_and) | ((f_u_ccu_5_ready[5] == f_u_ccu_5_ready[4])
            & ~(_or_62 & _or_61)));

    wire _or_63 = (((_or_57 | (_or_58 & (f_u_ccu_5_src_valid[1]
            & (_f_u_ccu_5_entry_1_index_of == _f_u_ccu_5_entry_0_index_of))))
            | (_or_59 & (f_u_ccu_5_src_valid[2] & (_f_u_ccu_5_entry_2_index_of ==
            _f_u_ccu_5_entry_0_index_of)))) | (_or_60 & (f_u_ccu_5_src_valid[3]
            & (_f_u_ccu_5_entry_3_index_of == _f_u_ccu_5_entry_0_index_of))))
            | (_or_61 & (f_u_ccu_5_src_valid[4] & (_f_u_ccu_5_entry_4_index_of ==
            _f_u_ccu_5_entry_0_index_of)));
    wire _or_64 = ((((_or_58 | (_or_57 & _f_u_ccu_5_src_valid_0_and))
            | (_or_59 & (f_u_ccu_5_src_valid[2] & (_f_u_ccu_5_entry_2_index_of ==
            _f_u_ccu_5_entry_1_index_of)))) | (_or_60 & (f_u_ccu_5_src_valid[3]
            & (_f_u_ccu_5_entry_3_index_of == _f_u_ccu_5_entry_1_index_of))))
            | (_or_61 & (f_u_ccu_5_src_valid[4] & (_f_u_ccu_5_entry_4_index_of ==
            _f_u_ccu_5_entry_1_index_of)))) | (_or_62 & (f_u_ccu_5_src_valid[5]
            & (_f_u_ccu_5_entry_5_index_of == _f_u_ccu_5_entry_1_index_of)));
    wire _or_65 = ((((_or_59 | (_or_57 & _f_u_ccu_5_src_valid_0_and_2))
            | (_or_58 & _f_u_ccu_5_src_valid_1_and)) | (_or_60
            & (f_u_ccu_5_src_valid[3] & (_f_u_ccu_5_entry_3_index_of ==
            _f_u_ccu_5_entry_2_index_of)))) | (_or_61 & (f_u_ccu_5_src_valid[4]
            & (_f_u_ccu_5_entry_4_index_of == _f_u_ccu_5_entry_2_index_of))))
            | (_or_62 & (f_u_ccu_5_src_valid[5] & (_f_u_ccu_5_entry_5_index_of ==
            _f_u_ccu_5_entry_2_index_of)));
    wire _or_66 = ~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3])
            | (((((_or_60 | (_or_57 & _f_u_ccu_5_src_valid_0_and_3))
            | (_or_58 & _f_u_ccu_5_src_valid_1_and_2)) | (_or_59 & _f_u_ccu_5_src_valid_2_and))
            | (_or_61 & (f_u_ccu_5_src_valid[4] & (_f_u_ccu_5_entry_4_index_of ==
            _f_u_ccu_5_entry_3_index_of)))) | (_or_62 & (f_u_ccu_5_src_valid[5]
            & (_f_u_ccu_5_entry_5_index_of == _f_u_ccu_5_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_102:
            assert((~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0])
            | (_or_63 | (_or_62 & (f_u_ccu_5_src_valid[5]
            & (_f_u_ccu_5_entry_5_index_of == _f_u_ccu_5_entry_0_index_of)))))
            & (~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1]) | _or_64)
            & (~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2]) | _or_65) & _or_66
            & (~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4])
            | (((((_or_61 | (_or_57 & _f_u_ccu_5_src_valid_0_and_4))
            | (_or_58 & _f_u_ccu_5_src_valid_1_and_3)) | (_or_59 & _f_u_ccu_5_src_valid_2_and_2))
            | (_or_60 & _f_u_ccu_5_src_valid_3_and)) | (_or_62
            & (f_u_ccu_5_src_valid[5] & (_f_u_ccu_5_entry_5_index_of ==
            _f_u_ccu_5_entry_4_index_of))))) & (~(f_u_ccu_5_busy & f_u_ccu_5_src_valid[5]
            & ~f_u_ccu_5_ready[5])
            | (((((_or_62 | (_or_57 & _f_u_ccu_5_src_valid_0_and_5))
            | (_or_58 & _f_u_ccu_5_src_valid_1_and_4)) | (_or_59 & _f_u_ccu_5_src_valid_2_and_3))
            | (_or_60 & _f_u_ccu_5_src_valid_3_and_2)) | (_or_61 & _f_u_ccu_5_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_11: assert(~(f_u_ccu_5_owned & f_u_ccu_0_owned
            & (f_u_ccu_5_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_12: assert(~(f_u_ccu_5_owned & f_u_ccu_1_owned
            & (f_u_ccu_5_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_13: assert(~(f_u_ccu_5_owned & f_u_ccu_2_owned
            & (f_u_ccu_5_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_14: assert(~(f_u_ccu_5_owned & f_u_ccu_3_owned
            & (f_u_ccu_5_wid == f_u_ccu_3_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_15: assert(~(f_u_ccu_5_owned & f_u_ccu_4_owned
            & (f_u_ccu_5_wid == f_u_ccu_4_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_13: assert(f_6_busy == f_u_ccu_6_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_14: assert(~f_u_ccu_6_busy
            | ((f_u_ccu_6_wid == f_6_wid) & (f_u_ccu_6_src_valid == f_6_src)));

    wire [2:0] _f_u_ccu_6_entry_0_index_of = index_of(f_u_ccu_6_entry_0);
    wire _equals_325 = _f_u_ccu_6_entry_0_index_of == 3'd0;
    wire _equals_326 = _f_u_ccu_6_entry_0_index_of == 3'd1;
    wire _equals_327 = _f_u_ccu_6_entry_0_index_of == 3'd2;
    wire _equals_328 = _f_u_ccu_6_entry_0_index_of == 3'd3;
    wire _equals_329 = _f_u_ccu_6_entry_0_index_of == 3'd4;
    wire _equals_330 = _f_u_ccu_6_entry_0_index_of == 3'd5;
    wire _equals_331 = _f_u_ccu_6_entry_0_index_of == 3'd6;
    wire _equals_332 = _f_u_ccu_6_entry_0_index_of == 3'd7;
    wire _equals_333 = (({8{_equals_325}} & f_u_ccu_6_tag_0) | ({8{_equals_326}} & f_u_ccu_6_tag_1)
            | ({8{_equals_327}} & f_u_ccu_6_tag_2) | ({8{_equals_328}} & f_u_ccu_6_tag_3)
            | ({8{_equals_329}} & f_u_ccu_6_tag_4) | ({8{_equals_330}} & f_u_ccu_6_tag_5)
            | ({8{_equals_331}} & f_u_ccu_6_tag_6) | ({8{_equals_332}} & f_u_ccu_6_tag_7)) ==
            f_6_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_37: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[0]) | _equals_333);

    wire [2:0] _f_u_ccu_6_entry_1_index_of = index_of(f_u_ccu_6_entry_1);
    wire _equals_334 = _f_u_ccu_6_entry_1_index_of == 3'd0;
    wire _equals_335 = _f_u_ccu_6_entry_1_index_of == 3'd1;
    wire _equals_336 = _f_u_ccu_6_entry_1_index_of == 3'd2;
    wire _equals_337 = _f_u_ccu_6_entry_1_index_of == 3'd3;
    wire _equals_338 = _f_u_ccu_6_entry_1_index_of == 3'd4;
    wire _equals_339 = _f_u_ccu_6_entry_1_index_of == 3'd5;
    wire _equals_340 = _f_u_ccu_6_entry_1_index_of == 3'd6;
    wire _equals_341 = _f_u_ccu_6_entry_1_index_of == 3'd7;
    wire _equals_342 = (({8{_equals_334}} & f_u_ccu_6_tag_0) | ({8{_equals_335}} & f_u_ccu_6_tag_1)
            | ({8{_equals_336}} & f_u_ccu_6_tag_2) | ({8{_equals_337}} & f_u_ccu_6_tag_3)
            | ({8{_equals_338}} & f_u_ccu_6_tag_4) | ({8{_equals_339}} & f_u_ccu_6_tag_5)
            | ({8{_equals_340}} & f_u_ccu_6_tag_6) | ({8{_equals_341}} & f_u_ccu_6_tag_7)) ==
            f_6_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_38: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[1]) | _equals_342);

    wire [2:0] _f_u_ccu_6_entry_2_index_of = index_of(f_u_ccu_6_entry_2);
    wire _equals_343 = _f_u_ccu_6_entry_2_index_of == 3'd0;
    wire _equals_344 = _f_u_ccu_6_entry_2_index_of == 3'd1;
    wire _equals_345 = _f_u_ccu_6_entry_2_index_of == 3'd2;
    wire _equals_346 = _f_u_ccu_6_entry_2_index_of == 3'd3;
    wire _equals_347 = _f_u_ccu_6_entry_2_index_of == 3'd4;
    wire _equals_348 = _f_u_ccu_6_entry_2_index_of == 3'd5;
    wire _equals_349 = _f_u_ccu_6_entry_2_index_of == 3'd6;
    wire _equals_350 = _f_u_ccu_6_entry_2_index_of == 3'd7;
    wire _equals_351 = (({8{_equals_343}} & f_u_ccu_6_tag_0) | ({8{_equals_344}} & f_u_ccu_6_tag_1)
            | ({8{_equals_345}} & f_u_ccu_6_tag_2) | ({8{_equals_346}} & f_u_ccu_6_tag_3)
            | ({8{_equals_347}} & f_u_ccu_6_tag_4) | ({8{_equals_348}} & f_u_ccu_6_tag_5)
            | ({8{_equals_349}} & f_u_ccu_6_tag_6) | ({8{_equals_350}} & f_u_ccu_6_tag_7)) ==
            f_6_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_39: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2]) | _equals_351);

    wire [2:0] _f_u_ccu_6_entry_3_index_of = index_of(f_u_ccu_6_entry_3);
    wire _equals_352 = _f_u_ccu_6_entry_3_index_of == 3'd0;
    wire _equals_353 = _f_u_ccu_6_entry_3_index_of == 3'd1;
    wire _equals_354 = _f_u_ccu_6_entry_3_index_of == 3'd2;
    wire _equals_355 = _f_u_ccu_6_entry_3_index_of == 3'd3;
    wire _equals_356 = _f_u_ccu_6_entry_3_index_of == 3'd4;
    wire _equals_357 = _f_u_ccu_6_entry_3_index_of == 3'd5;
    wire _equals_358 = _f_u_ccu_6_entry_3_index_of == 3'd6;
    wire _equals_359 = _f_u_ccu_6_entry_3_index_of == 3'd7;
    wire _equals_360 = (({8{_equals_352}} & f_u_ccu_6_tag_0) | ({8{_equals_353}} & f_u_ccu_6_tag_1)
            | ({8{_equals_354}} & f_u_ccu_6_tag_2) | ({8{_equals_355}} & f_u_ccu_6_tag_3)
            | ({8{_equals_356}} & f_u_ccu_6_tag_4) | ({8{_equals_357}} & f_u_ccu_6_tag_5)
            | ({8{_equals_358}} & f_u_ccu_6_tag_6) | ({8{_equals_359}} & f_u_ccu_6_tag_7)) ==
            f_6_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_40: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]) | _equals_360);

    wire [2:0] _f_u_ccu_6_entry_4_index_of = index_of(f_u_ccu_6_entry_4);
    wire _equals_361 = _f_u_ccu_6_entry_4_index_of == 3'd0;
    wire _equals_362 = _f_u_ccu_6_entry_4_index_of == 3'd1;
    wire _equals_363 = _f_u_ccu_6_entry_4_index_of == 3'd2;
    wire _equals_364 = _f_u_ccu_6_entry_4_index_of == 3'd3;
    wire _equals_365 = _f_u_ccu_6_entry_4_index_of == 3'd4;
    wire _equals_366 = _f_u_ccu_6_entry_4_index_of == 3'd5;
    wire _equals_367 = _f_u_ccu_6_entry_4_index_of == 3'd6;
    wire _equals_368 = _f_u_ccu_6_entry_4_index_of == 3'd7;
    wire _equals_369 = (({8{_equals_361}} & f_u_ccu_6_tag_0) | ({8{_equals_362}} & f_u_ccu_6_tag_1)
            | ({8{_equals_363}} & f_u_ccu_6_tag_2) | ({8{_equals_364}} & f_u_ccu_6_tag_3)
            | ({8{_equals_365}} & f_u_ccu_6_tag_4) | ({8{_equals_366}} & f_u_ccu_6_tag_5)
            | ({8{_equals_367}} & f_u_ccu_6_tag_6) | ({8{_equals_368}} & f_u_ccu_6_tag_7)) ==
            f_6_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_41: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]) | _equals_369);

    wire [2:0] _f_u_ccu_6_entry_5_index_of = index_of(f_u_ccu_6_entry_5);
    wire _equals_370 = _f_u_ccu_6_entry_5_index_of == 3'd0;
    wire _equals_371 = _f_u_ccu_6_entry_5_index_of == 3'd1;
    wire _equals_372 = _f_u_ccu_6_entry_5_index_of == 3'd2;
    wire _equals_373 = _f_u_ccu_6_entry_5_index_of == 3'd3;
    wire _equals_374 = _f_u_ccu_6_entry_5_index_of == 3'd4;
    wire _equals_375 = _f_u_ccu_6_entry_5_index_of == 3'd5;
    wire _equals_376 = _f_u_ccu_6_entry_5_index_of == 3'd6;
    wire _equals_377 = _f_u_ccu_6_entry_5_index_of == 3'd7;
    wire _equals_378 = (({8{_equals_370}} & f_u_ccu_6_tag_0) | ({8{_equals_371}} & f_u_ccu_6_tag_1)
            | ({8{_equals_372}} & f_u_ccu_6_tag_2) | ({8{_equals_373}} & f_u_ccu_6_tag_3)
            | ({8{_equals_374}} & f_u_ccu_6_tag_4) | ({8{_equals_375}} & f_u_ccu_6_tag_5)
            | ({8{_equals_376}} & f_u_ccu_6_tag_6) | ({8{_equals_377}} & f_u_ccu_6_tag_7)) ==
            f_6_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_42: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]) | _equals_378);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_7: assert((~f_u_ccu_6_owned | (f_u_ccu_6_wid == 3'd6))
            & (~f_6_busy | (f_6_wid == 3'd6)));

    wire _or_67 = ((|f_u_bank_arbiter_in_flight_1[13:12])
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd0)) | f_u_bank_arbiter_pend_6[0];
    wire _or_68 = ((|f_u_bank_arbiter_in_flight_1[13:12])
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd1)) | f_u_bank_arbiter_pend_6[1];
    wire _or_69 = ((|f_u_bank_arbiter_in_flight_1[13:12])
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd2)) | f_u_bank_arbiter_pend_6[2];
    wire _or_70 = ((|f_u_bank_arbiter_in_flight_1[13:12])
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd3)) | f_u_bank_arbiter_pend_6[3];
    wire _or_71 = ((|f_u_bank_arbiter_in_flight_1[13:12])
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd4)) | f_u_bank_arbiter_pend_6[4];
    wire _or_72 = ((|f_u_bank_arbiter_in_flight_1[13:12])
            & (f_u_bank_arbiter_in_flight_slot_1[20:18] == 3'd5)) | f_u_bank_arbiter_pend_6[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_103:
            assert((at_most_one_2({f_u_bank_arbiter_pend_6[0],
            (|f_u_bank_arbiter_in_flight_1[13:12]) & (f_u_bank_arbiter_in_flight_slot_1[20:18] ==
            3'd0)}) & (~_or_67 | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[1],
            (|f_u_bank_arbiter_in_flight_1[13:12]) & (f_u_bank_arbiter_in_flight_slot_1[20:18] ==
            3'd1)}) & (~_or_68 | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[2],
            (|f_u_bank_arbiter_in_flight_1[13:12]) & (f_u_bank_arbiter_in_flight_slot_1[20:18] ==
            3'd2)}) & (~_or_69 | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[3],
            (|f_u_bank_arbiter_in_flight_1[13:12]) & (f_u_bank_arbiter_in_flight_slot_1[20:18] ==
            3'd3)}) & (~_or_70 | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[4],
            (|f_u_bank_arbiter_in_flight_1[13:12]) & (f_u_bank_arbiter_in_flight_slot_1[20:18] ==
            3'd4)}) & (~_or_71 | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_6[5],
            (|f_u_bank_arbiter_in_flight_1[13:12]) & (f_u_bank_arbiter_in_flight_slot_1[20:18] ==
            3'd5)}) & (~_or_72 | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5]))));

    wire _f_u_ccu_6_src_valid_0_and = f_u_ccu_6_src_valid[0]
            & (_f_u_ccu_6_entry_0_index_of == _f_u_ccu_6_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_104: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[1]
            & _f_u_ccu_6_src_valid_0_and) | ((f_u_ccu_6_ready[1] == f_u_ccu_6_ready[0])
            & ~(_or_68 & _or_67)));

    wire _f_u_ccu_6_src_valid_0_and_2 = f_u_ccu_6_src_valid[0]
            & (_f_u_ccu_6_entry_0_index_of == _f_u_ccu_6_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_105: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2]
            & _f_u_ccu_6_src_valid_0_and_2) | ((f_u_ccu_6_ready[2] == f_u_ccu_6_ready[0])
            & ~(_or_69 & _or_67)));

    wire _f_u_ccu_6_src_valid_1_and = f_u_ccu_6_src_valid[1]
            & (_f_u_ccu_6_entry_1_index_of == _f_u_ccu_6_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_106: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2]
            & _f_u_ccu_6_src_valid_1_and) | ((f_u_ccu_6_ready[2] == f_u_ccu_6_ready[1])
            & ~(_or_69 & _or_68)));

    wire _f_u_ccu_6_src_valid_0_and_3 = f_u_ccu_6_src_valid[0]
            & (_f_u_ccu_6_entry_0_index_of == _f_u_ccu_6_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_107: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]
            & _f_u_ccu_6_src_valid_0_and_3) | ((f_u_ccu_6_ready[3] == f_u_ccu_6_ready[0])
            & ~(_or_70 & _or_67)));

    wire _f_u_ccu_6_src_valid_1_and_2 = f_u_ccu_6_src_valid[1]
            & (_f_u_ccu_6_entry_1_index_of == _f_u_ccu_6_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_108: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]
            & _f_u_ccu_6_src_valid_1_and_2) | ((f_u_ccu_6_ready[3] == f_u_ccu_6_ready[1])
            & ~(_or_70 & _or_68)));

    wire _f_u_ccu_6_src_valid_2_and = f_u_ccu_6_src_valid[2]
            & (_f_u_ccu_6_entry_2_index_of == _f_u_ccu_6_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_109: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3]
            & _f_u_ccu_6_src_valid_2_and) | ((f_u_ccu_6_ready[3] == f_u_ccu_6_ready[2])
            & ~(_or_70 & _or_69)));

    wire _f_u_ccu_6_src_valid_0_and_4 = f_u_ccu_6_src_valid[0]
            & (_f_u_ccu_6_entry_0_index_of == _f_u_ccu_6_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_110: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & _f_u_ccu_6_src_valid_0_and_4) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[0])
            & ~(_or_71 & _or_67)));

    wire _f_u_ccu_6_src_valid_1_and_3 = f_u_ccu_6_src_valid[1]
            & (_f_u_ccu_6_entry_1_index_of == _f_u_ccu_6_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_111: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & _f_u_ccu_6_src_valid_1_and_3) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[1])
            & ~(_or_71 & _or_68)));

    wire _f_u_ccu_6_src_valid_2_and_2 = f_u_ccu_6_src_valid[2]
            & (_f_u_ccu_6_entry_2_index_of == _f_u_ccu_6_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_112: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & _f_u_ccu_6_src_valid_2_and_2) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[2])
            & ~(_or_71 & _or_69)));

    wire _f_u_ccu_6_src_valid_3_and = f_u_ccu_6_src_valid[3]
            & (_f_u_ccu_6_entry_3_index_of == _f_u_ccu_6_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_113: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4]
            & _f_u_ccu_6_src_valid_3_and) | ((f_u_ccu_6_ready[4] == f_u_ccu_6_ready[3])
            & ~(_or_71 & _or_70)));

    wire _f_u_ccu_6_src_valid_0_and_5 = f_u_ccu_6_src_valid[0]
            & (_f_u_ccu_6_entry_0_index_of == _f_u_ccu_6_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_114: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & _f_u_ccu_6_src_valid_0_and_5) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[0])
            & ~(_or_72 & _or_67)));

    wire _f_u_ccu_6_src_valid_1_and_4 = f_u_ccu_6_src_valid[1]
            & (_f_u_ccu_6_entry_1_index_of == _f_u_ccu_6_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_115: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & _f_u_ccu_6_src_valid_1_and_4) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[1])
            & ~(_or_72 & _or_68)));

    wire _f_u_ccu_6_src_valid_2_and_3 = f_u_ccu_6_src_valid[2]
            & (_f_u_ccu_6_entry_2_index_of == _f_u_ccu_6_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_116: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & _f_u_ccu_6_src_valid_2_and_3) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[2])
            & ~(_or_72 & _or_69)));

    wire _f_u_ccu_6_src_valid_3_and_2 = f_u_ccu_6_src_valid[3]
            & (_f_u_ccu_6_entry_3_index_of == _f_u_ccu_6_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_117: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & _f_u_ccu_6_src_valid_3_and_2) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[3])
            & ~(_or_72 & _or_70)));

    wire _f_u_ccu_6_src_valid_4_and = f_u_ccu_6_src_valid[4]
            & (_f_u_ccu_6_entry_4_index_of == _f_u_ccu_6_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_118: assert(~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & _f_u_ccu_6_src_valid_4_and) | ((f_u_ccu_6_ready[5] == f_u_ccu_6_ready[4])
            & ~(_or_72 & _or_71)));

    wire _or_73 = (((_or_67 | (_or_68 & (f_u_ccu_6_src_valid[1]
            & (_f_u_ccu_6_entry_1_index_of == _f_u_ccu_6_entry_0_index_of))))
            | (_or_69 & (f_u_ccu_6_src_valid[2] & (_f_u_ccu_6_entry_2_index_of ==
            _f_u_ccu_6_entry_0_index_of)))) | (_or_70 & (f_u_ccu_6_src_valid[3]
            & (_f_u_ccu_6_entry_3_index_of == _f_u_ccu_6_entry_0_index_of))))
            | (_or_71 & (f_u_ccu_6_src_valid[4] & (_f_u_ccu_6_entry_4_index_of ==
            _f_u_ccu_6_entry_0_index_of)));
    wire _or_74 = ((((_or_68 | (_or_67 & _f_u_ccu_6_src_valid_0_and))
            | (_or_69 & (f_u_ccu_6_src_valid[2] & (_f_u_ccu_6_entry_2_index_of ==
            _f_u_ccu_6_entry_1_index_of)))) | (_or_70 & (f_u_ccu_6_src_valid[3]
            & (_f_u_ccu_6_entry_3_index_of == _f_u_ccu_6_entry_1_index_of))))
            | (_or_71 & (f_u_ccu_6_src_valid[4] & (_f_u_ccu_6_entry_4_index_of ==
            _f_u_ccu_6_entry_1_index_of)))) | (_or_72 & (f_u_ccu_6_src_valid[5]
            & (_f_u_ccu_6_entry_5_index_of == _f_u_ccu_6_entry_1_index_of)));
    wire _or_75 = ((((_or_69 | (_or_67 & _f_u_ccu_6_src_valid_0_and_2))
            | (_or_68 & _f_u_ccu_6_src_valid_1_and)) | (_or_70
            & (f_u_ccu_6_src_valid[3] & (_f_u_ccu_6_entry_3_index_of ==
            _f_u_ccu_6_entry_2_index_of)))) | (_or_71 & (f_u_ccu_6_src_valid[4]
            & (_f_u_ccu_6_entry_4_index_of == _f_u_ccu_6_entry_2_index_of))))
            | (_or_72 & (f_u_ccu_6_src_valid[5] & (_f_u_ccu_6_entry_5_index_of ==
            _f_u_ccu_6_entry_2_index_of)));
    wire _or_76 = ~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3])
            | (((((_or_70 | (_or_67 & _f_u_ccu_6_src_valid_0_and_3))
            | (_or_68 & _f_u_ccu_6_src_valid_1_and_2)) | (_or_69 & _f_u_ccu_6_src_valid_2_and))
            | (_or_71 & (f_u_ccu_6_src_valid[4] & (_f_u_ccu_6_entry_4_index_of ==
            _f_u_ccu_6_entry_3_index_of)))) | (_or_72 & (f_u_ccu_6_src_valid[5]
            & (_f_u_ccu_6_entry_5_index_of == _f_u_ccu_6_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_119:
            assert((~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0])
            | (_or_73 | (_or_72 & (f_u_ccu_6_src_valid[5]
            & (_f_u_ccu_6_entry_5_index_of == _f_u_ccu_6_entry_0_index_of)))))
            & (~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1]) | _or_74)
            & (~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2]) | _or_75) & _or_76
            & (~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4])
            | (((((_or_71 | (_or_67 & _f_u_ccu_6_src_valid_0_and_4))
            | (_or_68 & _f_u_ccu_6_src_valid_1_and_3)) | (_or_69 & _f_u_ccu_6_src_valid_2_and_2))
            | (_or_70 & _f_u_ccu_6_src_valid_3_and)) | (_or_72
            & (f_u_ccu_6_src_valid[5] & (_f_u_ccu_6_entry_5_index_of ==
            _f_u_ccu_6_entry_4_index_of))))) & (~(f_u_ccu_6_busy & f_u_ccu_6_src_valid[5]
            & ~f_u_ccu_6_ready[5])
            | (((((_or_72 | (_or_67 & _f_u_ccu_6_src_valid_0_and_5))
            | (_or_68 & _f_u_ccu_6_src_valid_1_and_4)) | (_or_69 & _f_u_ccu_6_src_valid_2_and_3))
            | (_or_70 & _f_u_ccu_6_src_valid_3_and_2)) | (_or_71 & _f_u_ccu_6_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_16: assert(~(f_u_ccu_6_owned & f_u_ccu_0_owned
            & (f_u_ccu_6_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_17: assert(~(f_u_ccu_6_owned & f_u_ccu_1_owned
            & (f_u_ccu_6_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_18: assert(~(f_u_ccu_6_owned & f_u_ccu_2_owned
            & (f_u_ccu_6_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_19: assert(~(f_u_ccu_6_owned & f_u_ccu_3_owned
            & (f_u_ccu_6_wid == f_u_ccu_3_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_20: assert(~(f_u_ccu_6_owned & f_u_ccu_4_owned
            & (f_u_ccu_6_wid == f_u_ccu_4_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_21: assert(~(f_u_ccu_6_owned & f_u_ccu_5_owned
            & (f_u_ccu_6_wid == f_u_ccu_5_wid)));

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_15: assert(f_7_busy == f_u_ccu_7_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_16: assert(~f_u_ccu_7_busy
            | ((f_u_ccu_7_wid == f_7_wid) & (f_u_ccu_7_src_valid == f_7_src)));

    wire [2:0] _f_u_ccu_7_entry_0_index_of = index_of(f_u_ccu_7_entry_0);
    wire _equals_379 = _f_u_ccu_7_entry_0_index_of == 3'd0;
    wire _equals_380 = _f_u_ccu_7_entry_0_index_of == 3'd1;
    wire _equals_381 = _f_u_ccu_7_entry_0_index_of == 3'd2;
    wire _equals_382 = _f_u_ccu_7_entry_0_index_of == 3'd3;
    wire _equals_383 = _f_u_ccu_7_entry_0_index_of == 3'd4;
    wire _equals_384 = _f_u_ccu_7_entry_0_index_of == 3'd5;
    wire _equals_385 = _f_u_ccu_7_entry_0_index_of == 3'd6;
    wire _equals_386 = _f_u_ccu_7_entry_0_index_of == 3'd7;
    wire _equals_387 = (({8{_equals_379}} & f_u_ccu_7_tag_0) | ({8{_equals_380}} & f_u_ccu_7_tag_1)
            | ({8{_equals_381}} & f_u_ccu_7_tag_2) | ({8{_equals_382}} & f_u_ccu_7_tag_3)
            | ({8{_equals_383}} & f_u_ccu_7_tag_4) | ({8{_equals_384}} & f_u_ccu_7_tag_5)
            | ({8{_equals_385}} & f_u_ccu_7_tag_6) | ({8{_equals_386}} & f_u_ccu_7_tag_7)) ==
            f_7_reg[7:0];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_43: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[0]) | _equals_387);

    wire [2:0] _f_u_ccu_7_entry_1_index_of = index_of(f_u_ccu_7_entry_1);
    wire _equals_388 = _f_u_ccu_7_entry_1_index_of == 3'd0;
    wire _equals_389 = _f_u_ccu_7_entry_1_index_of == 3'd1;
    wire _equals_390 = _f_u_ccu_7_entry_1_index_of == 3'd2;
    wire _equals_391 = _f_u_ccu_7_entry_1_index_of == 3'd3;
    wire _equals_392 = _f_u_ccu_7_entry_1_index_of == 3'd4;
    wire _equals_393 = _f_u_ccu_7_entry_1_index_of == 3'd5;
    wire _equals_394 = _f_u_ccu_7_entry_1_index_of == 3'd6;
    wire _equals_395 = _f_u_ccu_7_entry_1_index_of == 3'd7;
    wire _equals_396 = (({8{_equals_388}} & f_u_ccu_7_tag_0) | ({8{_equals_389}} & f_u_ccu_7_tag_1)
            | ({8{_equals_390}} & f_u_ccu_7_tag_2) | ({8{_equals_391}} & f_u_ccu_7_tag_3)
            | ({8{_equals_392}} & f_u_ccu_7_tag_4) | ({8{_equals_393}} & f_u_ccu_7_tag_5)
            | ({8{_equals_394}} & f_u_ccu_7_tag_6) | ({8{_equals_395}} & f_u_ccu_7_tag_7)) ==
            f_7_reg[15:8];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_44: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[1]) | _equals_396);

    wire [2:0] _f_u_ccu_7_entry_2_index_of = index_of(f_u_ccu_7_entry_2);
    wire _equals_397 = _f_u_ccu_7_entry_2_index_of == 3'd0;
    wire _equals_398 = _f_u_ccu_7_entry_2_index_of == 3'd1;
    wire _equals_399 = _f_u_ccu_7_entry_2_index_of == 3'd2;
    wire _equals_400 = _f_u_ccu_7_entry_2_index_of == 3'd3;
    wire _equals_401 = _f_u_ccu_7_entry_2_index_of == 3'd4;
    wire _equals_402 = _f_u_ccu_7_entry_2_index_of == 3'd5;
    wire _equals_403 = _f_u_ccu_7_entry_2_index_of == 3'd6;
    wire _equals_404 = _f_u_ccu_7_entry_2_index_of == 3'd7;
    wire _equals_405 = (({8{_equals_397}} & f_u_ccu_7_tag_0) | ({8{_equals_398}} & f_u_ccu_7_tag_1)
            | ({8{_equals_399}} & f_u_ccu_7_tag_2) | ({8{_equals_400}} & f_u_ccu_7_tag_3)
            | ({8{_equals_401}} & f_u_ccu_7_tag_4) | ({8{_equals_402}} & f_u_ccu_7_tag_5)
            | ({8{_equals_403}} & f_u_ccu_7_tag_6) | ({8{_equals_404}} & f_u_ccu_7_tag_7)) ==
            f_7_reg[23:16];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_45: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2]) | _equals_405);

    wire [2:0] _f_u_ccu_7_entry_3_index_of = index_of(f_u_ccu_7_entry_3);
    wire _equals_406 = _f_u_ccu_7_entry_3_index_of == 3'd0;
    wire _equals_407 = _f_u_ccu_7_entry_3_index_of == 3'd1;
    wire _equals_408 = _f_u_ccu_7_entry_3_index_of == 3'd2;
    wire _equals_409 = _f_u_ccu_7_entry_3_index_of == 3'd3;
    wire _equals_410 = _f_u_ccu_7_entry_3_index_of == 3'd4;
    wire _equals_411 = _f_u_ccu_7_entry_3_index_of == 3'd5;
    wire _equals_412 = _f_u_ccu_7_entry_3_index_of == 3'd6;
    wire _equals_413 = _f_u_ccu_7_entry_3_index_of == 3'd7;
    wire _equals_414 = (({8{_equals_406}} & f_u_ccu_7_tag_0) | ({8{_equals_407}} & f_u_ccu_7_tag_1)
            | ({8{_equals_408}} & f_u_ccu_7_tag_2) | ({8{_equals_409}} & f_u_ccu_7_tag_3)
            | ({8{_equals_410}} & f_u_ccu_7_tag_4) | ({8{_equals_411}} & f_u_ccu_7_tag_5)
            | ({8{_equals_412}} & f_u_ccu_7_tag_6) | ({8{_equals_413}} & f_u_ccu_7_tag_7)) ==
            f_7_reg[31:24];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_46: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]) | _equals_414);

    wire [2:0] _f_u_ccu_7_entry_4_index_of = index_of(f_u_ccu_7_entry_4);
    wire _equals_415 = _f_u_ccu_7_entry_4_index_of == 3'd0;
    wire _equals_416 = _f_u_ccu_7_entry_4_index_of == 3'd1;
    wire _equals_417 = _f_u_ccu_7_entry_4_index_of == 3'd2;
    wire _equals_418 = _f_u_ccu_7_entry_4_index_of == 3'd3;
    wire _equals_419 = _f_u_ccu_7_entry_4_index_of == 3'd4;
    wire _equals_420 = _f_u_ccu_7_entry_4_index_of == 3'd5;
    wire _equals_421 = _f_u_ccu_7_entry_4_index_of == 3'd6;
    wire _equals_422 = _f_u_ccu_7_entry_4_index_of == 3'd7;
    wire _equals_423 = (({8{_equals_415}} & f_u_ccu_7_tag_0) | ({8{_equals_416}} & f_u_ccu_7_tag_1)
            | ({8{_equals_417}} & f_u_ccu_7_tag_2) | ({8{_equals_418}} & f_u_ccu_7_tag_3)
            | ({8{_equals_419}} & f_u_ccu_7_tag_4) | ({8{_equals_420}} & f_u_ccu_7_tag_5)
            | ({8{_equals_421}} & f_u_ccu_7_tag_6) | ({8{_equals_422}} & f_u_ccu_7_tag_7)) ==
            f_7_reg[39:32];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_47: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]) | _equals_423);

    wire [2:0] _f_u_ccu_7_entry_5_index_of = index_of(f_u_ccu_7_entry_5);
    wire _equals_424 = _f_u_ccu_7_entry_5_index_of == 3'd0;
    wire _equals_425 = _f_u_ccu_7_entry_5_index_of == 3'd1;
    wire _equals_426 = _f_u_ccu_7_entry_5_index_of == 3'd2;
    wire _equals_427 = _f_u_ccu_7_entry_5_index_of == 3'd3;
    wire _equals_428 = _f_u_ccu_7_entry_5_index_of == 3'd4;
    wire _equals_429 = _f_u_ccu_7_entry_5_index_of == 3'd5;
    wire _equals_430 = _f_u_ccu_7_entry_5_index_of == 3'd6;
    wire _equals_431 = _f_u_ccu_7_entry_5_index_of == 3'd7;
    wire _equals_432 = (({8{_equals_424}} & f_u_ccu_7_tag_0) | ({8{_equals_425}} & f_u_ccu_7_tag_1)
            | ({8{_equals_426}} & f_u_ccu_7_tag_2) | ({8{_equals_427}} & f_u_ccu_7_tag_3)
            | ({8{_equals_428}} & f_u_ccu_7_tag_4) | ({8{_equals_429}} & f_u_ccu_7_tag_5)
            | ({8{_equals_430}} & f_u_ccu_7_tag_6) | ({8{_equals_431}} & f_u_ccu_7_tag_7)) ==
            f_7_reg[47:40];

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_48: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]) | _equals_432);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_8: assert((~f_u_ccu_7_owned | (f_u_ccu_7_wid == 3'd7))
            & (~f_7_busy | (f_7_wid == 3'd7)));

    wire _or_77 = ((|f_u_bank_arbiter_in_flight_1[15:14])
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd0)) | f_u_bank_arbiter_pend_7[0];
    wire _or_78 = ((|f_u_bank_arbiter_in_flight_1[15:14])
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd1)) | f_u_bank_arbiter_pend_7[1];
    wire _or_79 = ((|f_u_bank_arbiter_in_flight_1[15:14])
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd2)) | f_u_bank_arbiter_pend_7[2];
    wire _or_80 = ((|f_u_bank_arbiter_in_flight_1[15:14])
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd3)) | f_u_bank_arbiter_pend_7[3];
    wire _or_81 = ((|f_u_bank_arbiter_in_flight_1[15:14])
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd4)) | f_u_bank_arbiter_pend_7[4];
    wire _or_82 = ((|f_u_bank_arbiter_in_flight_1[15:14])
            & (f_u_bank_arbiter_in_flight_slot_1[23:21] == 3'd5)) | f_u_bank_arbiter_pend_7[5];

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_120:
            assert((at_most_one_2({f_u_bank_arbiter_pend_7[0],
            (|f_u_bank_arbiter_in_flight_1[15:14]) & (f_u_bank_arbiter_in_flight_slot_1[23:21] ==
            3'd0)}) & (~_or_77 | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[1],
            (|f_u_bank_arbiter_in_flight_1[15:14]) & (f_u_bank_arbiter_in_flight_slot_1[23:21] ==
            3'd1)}) & (~_or_78 | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[2],
            (|f_u_bank_arbiter_in_flight_1[15:14]) & (f_u_bank_arbiter_in_flight_slot_1[23:21] ==
            3'd2)}) & (~_or_79 | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[3],
            (|f_u_bank_arbiter_in_flight_1[15:14]) & (f_u_bank_arbiter_in_flight_slot_1[23:21] ==
            3'd3)}) & (~_or_80 | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[4],
            (|f_u_bank_arbiter_in_flight_1[15:14]) & (f_u_bank_arbiter_in_flight_slot_1[23:21] ==
            3'd4)}) & (~_or_81 | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4])))
            & (at_most_one_2({f_u_bank_arbiter_pend_7[5],
            (|f_u_bank_arbiter_in_flight_1[15:14]) & (f_u_bank_arbiter_in_flight_slot_1[23:21] ==
            3'd5)}) & (~_or_82 | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5]))));

    wire _f_u_ccu_7_src_valid_0_and = f_u_ccu_7_src_valid[0]
            & (_f_u_ccu_7_entry_0_index_of == _f_u_ccu_7_entry_1_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_121: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[1]
            & _f_u_ccu_7_src_valid_0_and) | ((f_u_ccu_7_ready[1] == f_u_ccu_7_ready[0])
            & ~(_or_78 & _or_77)));

    wire _f_u_ccu_7_src_valid_0_and_2 = f_u_ccu_7_src_valid[0]
            & (_f_u_ccu_7_entry_0_index_of == _f_u_ccu_7_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_122: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2]
            & _f_u_ccu_7_src_valid_0_and_2) | ((f_u_ccu_7_ready[2] == f_u_ccu_7_ready[0])
            & ~(_or_79 & _or_77)));

    wire _f_u_ccu_7_src_valid_1_and = f_u_ccu_7_src_valid[1]
            & (_f_u_ccu_7_entry_1_index_of == _f_u_ccu_7_entry_2_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_123: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2]
            & _f_u_ccu_7_src_valid_1_and) | ((f_u_ccu_7_ready[2] == f_u_ccu_7_ready[1])
            & ~(_or_79 & _or_78)));

    wire _f_u_ccu_7_src_valid_0_and_3 = f_u_ccu_7_src_valid[0]
            & (_f_u_ccu_7_entry_0_index_of == _f_u_ccu_7_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_124: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]
            & _f_u_ccu_7_src_valid_0_and_3) | ((f_u_ccu_7_ready[3] == f_u_ccu_7_ready[0])
            & ~(_or_80 & _or_77)));

    wire _f_u_ccu_7_src_valid_1_and_2 = f_u_ccu_7_src_valid[1]
            & (_f_u_ccu_7_entry_1_index_of == _f_u_ccu_7_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_125: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]
            & _f_u_ccu_7_src_valid_1_and_2) | ((f_u_ccu_7_ready[3] == f_u_ccu_7_ready[1])
            & ~(_or_80 & _or_78)));

    wire _f_u_ccu_7_src_valid_2_and = f_u_ccu_7_src_valid[2]
            & (_f_u_ccu_7_entry_2_index_of == _f_u_ccu_7_entry_3_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_126: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3]
            & _f_u_ccu_7_src_valid_2_and) | ((f_u_ccu_7_ready[3] == f_u_ccu_7_ready[2])
            & ~(_or_80 & _or_79)));

    wire _f_u_ccu_7_src_valid_0_and_4 = f_u_ccu_7_src_valid[0]
            & (_f_u_ccu_7_entry_0_index_of == _f_u_ccu_7_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_127: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & _f_u_ccu_7_src_valid_0_and_4) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[0])
            & ~(_or_81 & _or_77)));

    wire _f_u_ccu_7_src_valid_1_and_3 = f_u_ccu_7_src_valid[1]
            & (_f_u_ccu_7_entry_1_index_of == _f_u_ccu_7_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_128: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & _f_u_ccu_7_src_valid_1_and_3) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[1])
            & ~(_or_81 & _or_78)));

    wire _f_u_ccu_7_src_valid_2_and_2 = f_u_ccu_7_src_valid[2]
            & (_f_u_ccu_7_entry_2_index_of == _f_u_ccu_7_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_129: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & _f_u_ccu_7_src_valid_2_and_2) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[2])
            & ~(_or_81 & _or_79)));

    wire _f_u_ccu_7_src_valid_3_and = f_u_ccu_7_src_valid[3]
            & (_f_u_ccu_7_entry_3_index_of == _f_u_ccu_7_entry_4_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_130: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4]
            & _f_u_ccu_7_src_valid_3_and) | ((f_u_ccu_7_ready[4] == f_u_ccu_7_ready[3])
            & ~(_or_81 & _or_80)));

    wire _f_u_ccu_7_src_valid_0_and_5 = f_u_ccu_7_src_valid[0]
            & (_f_u_ccu_7_entry_0_index_of == _f_u_ccu_7_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_131: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & _f_u_ccu_7_src_valid_0_and_5) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[0])
            & ~(_or_82 & _or_77)));

    wire _f_u_ccu_7_src_valid_1_and_4 = f_u_ccu_7_src_valid[1]
            & (_f_u_ccu_7_entry_1_index_of == _f_u_ccu_7_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_132: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & _f_u_ccu_7_src_valid_1_and_4) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[1])
            & ~(_or_82 & _or_78)));

    wire _f_u_ccu_7_src_valid_2_and_3 = f_u_ccu_7_src_valid[2]
            & (_f_u_ccu_7_entry_2_index_of == _f_u_ccu_7_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_133: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & _f_u_ccu_7_src_valid_2_and_3) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[2])
            & ~(_or_82 & _or_79)));

    wire _f_u_ccu_7_src_valid_3_and_2 = f_u_ccu_7_src_valid[3]
            & (_f_u_ccu_7_entry_3_index_of == _f_u_ccu_7_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_134: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & _f_u_ccu_7_src_valid_3_and_2) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[3])
            & ~(_or_82 & _or_80)));

    wire _f_u_ccu_7_src_valid_4_and = f_u_ccu_7_src_valid[4]
            & (_f_u_ccu_7_entry_4_index_of == _f_u_ccu_7_entry_5_index_of);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_135: assert(~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & _f_u_ccu_7_src_valid_4_and) | ((f_u_ccu_7_ready[5] == f_u_ccu_7_ready[4])
            & ~(_or_82 & _or_81)));

    wire _or_83 = (((_or_77 | (_or_78 & (f_u_ccu_7_src_valid[1]
            & (_f_u_ccu_7_entry_1_index_of == _f_u_ccu_7_entry_0_index_of))))
            | (_or_79 & (f_u_ccu_7_src_valid[2] & (_f_u_ccu_7_entry_2_index_of ==
            _f_u_ccu_7_entry_0_index_of)))) | (_or_80 & (f_u_ccu_7_src_valid[3]
            & (_f_u_ccu_7_entry_3_index_of == _f_u_ccu_7_entry_0_index_of))))
            | (_or_81 & (f_u_ccu_7_src_valid[4] & (_f_u_ccu_7_entry_4_index_of ==
            _f_u_ccu_7_entry_0_index_of)));
    wire _or_84 = ((((_or_78 | (_or_77 & _f_u_ccu_7_src_valid_0_and))
            | (_or_79 & (f_u_ccu_7_src_valid[2] & (_f_u_ccu_7_entry_2_index_of ==
            _f_u_ccu_7_entry_1_index_of)))) | (_or_80 & (f_u_ccu_7_src_valid[3]
            & (_f_u_ccu_7_entry_3_index_of == _f_u_ccu_7_entry_1_index_of))))
            | (_or_81 & (f_u_ccu_7_src_valid[4] & (_f_u_ccu_7_entry_4_index_of ==
            _f_u_ccu_7_entry_1_index_of)))) | (_or_82 & (f_u_ccu_7_src_valid[5]
            & (_f_u_ccu_7_entry_5_index_of == _f_u_ccu_7_entry_1_index_of)));
    wire _or_85 = ((((_or_79 | (_or_77 & _f_u_ccu_7_src_valid_0_and_2))
            | (_or_78 & _f_u_ccu_7_src_valid_1_and)) | (_or_80
            & (f_u_ccu_7_src_valid[3] & (_f_u_ccu_7_entry_3_index_of ==
            _f_u_ccu_7_entry_2_index_of)))) | (_or_81 & (f_u_ccu_7_src_valid[4]
            & (_f_u_ccu_7_entry_4_index_of == _f_u_ccu_7_entry_2_index_of))))
            | (_or_82 & (f_u_ccu_7_src_valid[5] & (_f_u_ccu_7_entry_5_index_of ==
            _f_u_ccu_7_entry_2_index_of)));
    wire _or_86 = ~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3])
            | (((((_or_80 | (_or_77 & _f_u_ccu_7_src_valid_0_and_3))
            | (_or_78 & _f_u_ccu_7_src_valid_1_and_2)) | (_or_79 & _f_u_ccu_7_src_valid_2_and))
            | (_or_81 & (f_u_ccu_7_src_valid[4] & (_f_u_ccu_7_entry_4_index_of ==
            _f_u_ccu_7_entry_3_index_of)))) | (_or_82 & (f_u_ccu_7_src_valid[5]
            & (_f_u_ccu_7_entry_5_index_of == _f_u_ccu_7_entry_3_index_of))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_136:
            assert((~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0])
            | (_or_83 | (_or_82 & (f_u_ccu_7_src_valid[5]
            & (_f_u_ccu_7_entry_5_index_of == _f_u_ccu_7_entry_0_index_of)))))
            & (~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1]) | _or_84)
            & (~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2]) | _or_85) & _or_86
            & (~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4])
            | (((((_or_81 | (_or_77 & _f_u_ccu_7_src_valid_0_and_4))
            | (_or_78 & _f_u_ccu_7_src_valid_1_and_3)) | (_or_79 & _f_u_ccu_7_src_valid_2_and_2))
            | (_or_80 & _f_u_ccu_7_src_valid_3_and)) | (_or_82
            & (f_u_ccu_7_src_valid[5] & (_f_u_ccu_7_entry_5_index_of ==
            _f_u_ccu_7_entry_4_index_of))))) & (~(f_u_ccu_7_busy & f_u_ccu_7_src_valid[5]
            & ~f_u_ccu_7_ready[5])
            | (((((_or_82 | (_or_77 & _f_u_ccu_7_src_valid_0_and_5))
            | (_or_78 & _f_u_ccu_7_src_valid_1_and_4)) | (_or_79 & _f_u_ccu_7_src_valid_2_and_3))
            | (_or_80 & _f_u_ccu_7_src_valid_3_and_2)) | (_or_81 & _f_u_ccu_7_src_valid_4_and))));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_22: assert(~(f_u_ccu_7_owned & f_u_ccu_0_owned
            & (f_u_ccu_7_wid == f_u_ccu_0_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_23: assert(~(f_u_ccu_7_owned & f_u_ccu_1_owned
            & (f_u_ccu_7_wid == f_u_ccu_1_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_24: assert(~(f_u_ccu_7_owned & f_u_ccu_2_owned
            & (f_u_ccu_7_wid == f_u_ccu_2_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_25: assert(~(f_u_ccu_7_owned & f_u_ccu_3_owned
            & (f_u_ccu_7_wid == f_u_ccu_3_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_26: assert(~(f_u_ccu_7_owned & f_u_ccu_4_owned
            & (f_u_ccu_7_wid == f_u_ccu_4_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_27: assert(~(f_u_ccu_7_owned & f_u_ccu_5_owned
            & (f_u_ccu_7_wid == f_u_ccu_5_wid)));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_28: assert(~(f_u_ccu_7_owned & f_u_ccu_6_owned
            & (f_u_ccu_7_wid == f_u_ccu_6_wid)));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction

    always @(posedge clk) if (|(grant & f_unit)) f_meta <= inst_meta;

    wire _inverse_3 = ~((f_unit[0] & f_u_ccu_0_busy) | (f_unit[1] & f_u_ccu_1_busy)
            | (f_unit[2] & f_u_ccu_2_busy) | (f_unit[3] & f_u_ccu_3_busy)
            | (f_unit[4] & f_u_ccu_4_busy) | (f_unit[5] & f_u_ccu_5_busy)
            | (f_unit[6] & f_u_ccu_6_busy) | (f_unit[7] & f_u_ccu_7_busy));
    wire _equals_433 = (({META_W{f_unit[0]}} & f_u_ccu_0_meta)
            | ({META_W{f_unit[1]}} & f_u_ccu_1_meta) | ({META_W{f_unit[2]}} & f_u_ccu_2_meta)
            | ({META_W{f_unit[3]}} & f_u_ccu_3_meta) | ({META_W{f_unit[4]}} & f_u_ccu_4_meta)
            | ({META_W{f_unit[5]}} & f_u_ccu_5_meta) | ({META_W{f_unit[6]}} & f_u_ccu_6_meta)
            | ({META_W{f_unit[7]}} & f_u_ccu_7_meta)) == f_meta;

    // RF-I1: So does its metadata.
    always @* if (!rst) RF_I1_17: assert(_inverse_3 | _equals_433);

    wire _disp_wid_equals = disp_wid == (({3{f_unit[0]}} & f_0_wid) | ({3{f_unit[1]}} & f_1_wid)
            | ({3{f_unit[2]}} & f_2_wid) | ({3{f_unit[3]}} & f_3_wid) | ({3{f_unit[4]}} & f_4_wid)
            | ({3{f_unit[5]}} & f_5_wid) | ({3{f_unit[6]}} & f_6_wid) | ({3{f_unit[7]}} & f_7_wid));
    wire _disp_src_valid_equals = disp_src_valid == (({6{f_unit[0]}} & f_0_src)
            | ({6{f_unit[1]}} & f_1_src) | ({6{f_unit[2]}} & f_2_src) | ({6{f_unit[3]}} & f_3_src)
            | ({6{f_unit[4]}} & f_4_src) | ({6{f_unit[5]}} & f_5_src) | ({6{f_unit[6]}} & f_6_src)
            | ({6{f_unit[7]}} & f_7_src));

    // RF-D1: What leaves is what was issued.
    always @* if (!rst) RF_D1_1: assert(~(|(disp_sel & f_unit))
            | (disp_valid & _disp_wid_equals & _disp_src_valid_equals & (disp_meta == f_meta)));

    reg [4:0] f_inside; // issued - dispatched

    always @(posedge clk) begin
        if (rst) begin
            f_inside <= 5'd0;
        end else begin
            f_inside <= (f_inside + {4'd0, issue}) - {4'd0, disp_valid & disp_ready};
        end
    end

    wire [7:0] _f_u_ccu_0_busy_etc = {f_u_ccu_7_busy, f_u_ccu_6_busy, f_u_ccu_5_busy,
            f_u_ccu_4_busy, f_u_ccu_3_busy, f_u_ccu_2_busy, f_u_ccu_1_busy, f_u_ccu_0_busy};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_8(_f_u_ccu_0_busy_etc)});

    reg [6:0] f_requests_left; // modulo

    always @(posedge clk) begin
        if (rst) begin
            f_requests_left <= 7'd0;
        end else begin
            f_requests_left <= (f_requests_left + ({4'd0,
                    count_ones_6(issue ? inst_src_valid : 6'd0)}
                    - {4'd0, count_ones_6(issue ? (inst_src_valid & ~miss) : 6'd0)}))
                    - {5'd0, count_ones_2(bank_en & ~bank_we)};
        end
    end

    // RF-C3: operand requests = cache hits + bank reads + queued reads.
    always @* if (!rst) RF_C3_1: assert(f_requests_left ==
            {1'b0, count_ones_48({f_u_bank_arbiter_pend_7, f_u_bank_arbiter_pend_6,
            f_u_bank_arbiter_pend_5, f_u_bank_arbiter_pend_4, f_u_bank_arbiter_pend_3,
            f_u_bank_arbiter_pend_2, f_u_bank_arbiter_pend_1, f_u_bank_arbiter_pend_0})});

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

    wire [31:0] _joined_17 = {f_value[31*LANE_W +: LANE_W] == f_wdata[31*LANE_W +: LANE_W],
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
    always @* if (!rst) RF_W1_3: assert(~(|(f_written & ~(f_known_lanes & _joined_17))));

    wire [31:0] _joined_18 = {f_value[31*LANE_W +: LANE_W] == f_old[31*LANE_W +: LANE_W],
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
    always @* if (!rst) RF_W1_4: assert(~(|(f_had & ~f_written & ~(f_known_lanes & _joined_18))));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_0 = \u_ccu_2.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_0 = \u_ccu_2.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_0 = \u_ccu_2.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_0 = \u_ccu_2.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_0 = \u_ccu_2.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_0 = \u_ccu_2.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_0 = \u_ccu_2.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_0 = \u_ccu_2.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_0 = \u_ccu_2.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_0 = \u_ccu_2.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_0 = \u_ccu_2.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_0 = \u_ccu_2.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_0 = \u_ccu_2.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_0 = \u_ccu_2.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_0 = \u_ccu_2.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_0 = \u_ccu_2.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_0 = \u_ccu_2.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_0 = \u_ccu_2.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_0 = \u_ccu_2.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_0 = \u_ccu_2.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_0 = \u_ccu_2.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_0 = \u_ccu_2.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_0 = \u_ccu_2.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_0 = \u_ccu_2.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_0 = \u_ccu_2.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_0 = \u_ccu_2.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_0 = \u_ccu_2.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_0 = \u_ccu_2.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_0 = \u_ccu_2.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_0 = \u_ccu_2.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_0 = \u_ccu_2.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_0 = \u_ccu_2.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_0 = \u_ccu_3.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_0 = \u_ccu_3.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_0 = \u_ccu_3.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_0 = \u_ccu_3.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_0 = \u_ccu_3.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_0 = \u_ccu_3.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_0 = \u_ccu_3.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_0 = \u_ccu_3.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_0 = \u_ccu_3.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_0 = \u_ccu_3.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_0 = \u_ccu_3.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_0 = \u_ccu_3.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_0 = \u_ccu_3.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_0 = \u_ccu_3.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_0 = \u_ccu_3.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_0 = \u_ccu_3.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_0 = \u_ccu_3.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_0 = \u_ccu_3.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_0 = \u_ccu_3.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_0 = \u_ccu_3.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_0 = \u_ccu_3.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_0 = \u_ccu_3.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_0 = \u_ccu_3.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_0 = \u_ccu_3.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_0 = \u_ccu_3.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_0 = \u_ccu_3.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_0 = \u_ccu_3.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_0 = \u_ccu_3.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_0 = \u_ccu_3.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_0 = \u_ccu_3.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_0 = \u_ccu_3.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_0 = \u_ccu_3.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_0 = \u_ccu_4.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_0 = \u_ccu_4.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_0 = \u_ccu_4.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_0 = \u_ccu_4.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_0 = \u_ccu_4.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_0 = \u_ccu_4.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_0 = \u_ccu_4.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_0 = \u_ccu_4.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_0 = \u_ccu_4.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_0 = \u_ccu_4.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_0 = \u_ccu_4.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_0 = \u_ccu_4.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_0 = \u_ccu_4.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_0 = \u_ccu_4.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_0 = \u_ccu_4.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_0 = \u_ccu_4.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_0 = \u_ccu_4.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_0 = \u_ccu_4.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_0 = \u_ccu_4.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_0 = \u_ccu_4.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_0 = \u_ccu_4.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_0 = \u_ccu_4.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_0 = \u_ccu_4.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_0 = \u_ccu_4.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_0 = \u_ccu_4.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_0 = \u_ccu_4.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_0 = \u_ccu_4.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_0 = \u_ccu_4.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_0 = \u_ccu_4.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_0 = \u_ccu_4.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_0 = \u_ccu_4.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_0 = \u_ccu_4.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_0 = \u_ccu_5.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_0 = \u_ccu_5.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_0 = \u_ccu_5.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_0 = \u_ccu_5.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_0 = \u_ccu_5.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_0 = \u_ccu_5.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_0 = \u_ccu_5.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_0 = \u_ccu_5.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_0 = \u_ccu_5.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_0 = \u_ccu_5.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_0 = \u_ccu_5.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_0 = \u_ccu_5.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_0 = \u_ccu_5.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_0 = \u_ccu_5.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_0 = \u_ccu_5.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_0 = \u_ccu_5.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_0 = \u_ccu_5.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_0 = \u_ccu_5.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_0 = \u_ccu_5.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_0 = \u_ccu_5.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_0 = \u_ccu_5.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_0 = \u_ccu_5.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_0 = \u_ccu_5.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_0 = \u_ccu_5.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_0 = \u_ccu_5.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_0 = \u_ccu_5.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_0 = \u_ccu_5.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_0 = \u_ccu_5.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_0 = \u_ccu_5.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_0 = \u_ccu_5.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_0 = \u_ccu_5.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_0 = \u_ccu_5.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_0 = \u_ccu_6.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_0 = \u_ccu_6.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_0 = \u_ccu_6.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_0 = \u_ccu_6.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_0 = \u_ccu_6.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_0 = \u_ccu_6.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_0 = \u_ccu_6.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_0 = \u_ccu_6.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_0 = \u_ccu_6.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_0 = \u_ccu_6.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_0 = \u_ccu_6.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_0 = \u_ccu_6.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_0 = \u_ccu_6.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_0 = \u_ccu_6.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_0 = \u_ccu_6.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_0 = \u_ccu_6.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_0 = \u_ccu_6.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_0 = \u_ccu_6.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_0 = \u_ccu_6.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_0 = \u_ccu_6.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_0 = \u_ccu_6.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_0 = \u_ccu_6.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_0 = \u_ccu_6.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_0 = \u_ccu_6.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_0 = \u_ccu_6.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_0 = \u_ccu_6.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_0 = \u_ccu_6.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_0 = \u_ccu_6.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_0 = \u_ccu_6.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_0 = \u_ccu_6.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_0 = \u_ccu_6.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_0 = \u_ccu_6.lanes[31].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_0 = \u_ccu_7.lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_0 = \u_ccu_7.lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_0 = \u_ccu_7.lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_0 = \u_ccu_7.lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_0 = \u_ccu_7.lanes[4].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_0 = \u_ccu_7.lanes[5].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_0 = \u_ccu_7.lanes[6].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_0 = \u_ccu_7.lanes[7].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_0 = \u_ccu_7.lanes[8].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_0 = \u_ccu_7.lanes[9].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_0 = \u_ccu_7.lanes[10].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_0 = \u_ccu_7.lanes[11].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_0 = \u_ccu_7.lanes[12].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_0 = \u_ccu_7.lanes[13].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_0 = \u_ccu_7.lanes[14].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_0 = \u_ccu_7.lanes[15].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_0 = \u_ccu_7.lanes[16].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_0 = \u_ccu_7.lanes[17].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_0 = \u_ccu_7.lanes[18].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_0 = \u_ccu_7.lanes[19].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_0 = \u_ccu_7.lanes[20].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_0 = \u_ccu_7.lanes[21].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_0 = \u_ccu_7.lanes[22].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_0 = \u_ccu_7.lanes[23].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_0 = \u_ccu_7.lanes[24].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_0 = \u_ccu_7.lanes[25].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_0 = \u_ccu_7.lanes[26].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_0 = \u_ccu_7.lanes[27].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_0 = \u_ccu_7.lanes[28].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_0 = \u_ccu_7.lanes[29].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_0 = \u_ccu_7.lanes[30].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_0 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_0 = \u_ccu_7.lanes[31].u_lane.data_0 ;
    wire _or_87 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_10)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_19)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_28)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_37)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_46);
    wire _or_88 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_55)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_64)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_73)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_82)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_91)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_100);
    wire _or_89 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_109)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_118)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_127)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_136)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_145)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_154);
    wire _or_90 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_163)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_172)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_181)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_190)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_199)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_208);
    wire _or_91 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_217)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_226)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_235)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_244)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_253)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_262);
    wire _or_92 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_271)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_280)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_289)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_298)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_307)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_316);
    wire _or_93 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_325)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_334)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_343)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_352)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_361)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_370);
    wire _or_94 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_379)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_388)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_397)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_406)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_415)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_424);
    wire _f_own_and = f_own & f_here[0] & ~((f_unit[0] & _or_87) | (f_unit[1] & _or_88)
            | (f_unit[2] & _or_89) | (f_unit[3] & _or_90) | (f_unit[4] & _or_91)
            | (f_unit[5] & _or_92) | (f_unit[6] & _or_93) | (f_unit[7] & _or_94));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_0, f_u_ccu_2_lanes_30_u_lane_data_0,
            f_u_ccu_2_lanes_29_u_lane_data_0, f_u_ccu_2_lanes_28_u_lane_data_0,
            f_u_ccu_2_lanes_27_u_lane_data_0, f_u_ccu_2_lanes_26_u_lane_data_0,
            f_u_ccu_2_lanes_25_u_lane_data_0, f_u_ccu_2_lanes_24_u_lane_data_0,
            f_u_ccu_2_lanes_23_u_lane_data_0, f_u_ccu_2_lanes_22_u_lane_data_0,
            f_u_ccu_2_lanes_21_u_lane_data_0, f_u_ccu_2_lanes_20_u_lane_data_0,
            f_u_ccu_2_lanes_19_u_lane_data_0, f_u_ccu_2_lanes_18_u_lane_data_0,
            f_u_ccu_2_lanes_17_u_lane_data_0, f_u_ccu_2_lanes_16_u_lane_data_0,
            f_u_ccu_2_lanes_15_u_lane_data_0, f_u_ccu_2_lanes_14_u_lane_data_0,
            f_u_ccu_2_lanes_13_u_lane_data_0, f_u_ccu_2_lanes_12_u_lane_data_0,
            f_u_ccu_2_lanes_11_u_lane_data_0, f_u_ccu_2_lanes_10_u_lane_data_0,
            f_u_ccu_2_lanes_9_u_lane_data_0, f_u_ccu_2_lanes_8_u_lane_data_0,
            f_u_ccu_2_lanes_7_u_lane_data_0, f_u_ccu_2_lanes_6_u_lane_data_0,
            f_u_ccu_2_lanes_5_u_lane_data_0, f_u_ccu_2_lanes_4_u_lane_data_0,
            f_u_ccu_2_lanes_3_u_lane_data_0, f_u_ccu_2_lanes_2_u_lane_data_0,
            f_u_ccu_2_lanes_1_u_lane_data_0, f_u_ccu_2_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_0, f_u_ccu_3_lanes_30_u_lane_data_0,
            f_u_ccu_3_lanes_29_u_lane_data_0, f_u_ccu_3_lanes_28_u_lane_data_0,
            f_u_ccu_3_lanes_27_u_lane_data_0, f_u_ccu_3_lanes_26_u_lane_data_0,
            f_u_ccu_3_lanes_25_u_lane_data_0, f_u_ccu_3_lanes_24_u_lane_data_0,
            f_u_ccu_3_lanes_23_u_lane_data_0, f_u_ccu_3_lanes_22_u_lane_data_0,
            f_u_ccu_3_lanes_21_u_lane_data_0, f_u_ccu_3_lanes_20_u_lane_data_0,
            f_u_ccu_3_lanes_19_u_lane_data_0, f_u_ccu_3_lanes_18_u_lane_data_0,
            f_u_ccu_3_lanes_17_u_lane_data_0, f_u_ccu_3_lanes_16_u_lane_data_0,
            f_u_ccu_3_lanes_15_u_lane_data_0, f_u_ccu_3_lanes_14_u_lane_data_0,
            f_u_ccu_3_lanes_13_u_lane_data_0, f_u_ccu_3_lanes_12_u_lane_data_0,
            f_u_ccu_3_lanes_11_u_lane_data_0, f_u_ccu_3_lanes_10_u_lane_data_0,
            f_u_ccu_3_lanes_9_u_lane_data_0, f_u_ccu_3_lanes_8_u_lane_data_0,
            f_u_ccu_3_lanes_7_u_lane_data_0, f_u_ccu_3_lanes_6_u_lane_data_0,
            f_u_ccu_3_lanes_5_u_lane_data_0, f_u_ccu_3_lanes_4_u_lane_data_0,
            f_u_ccu_3_lanes_3_u_lane_data_0, f_u_ccu_3_lanes_2_u_lane_data_0,
            f_u_ccu_3_lanes_1_u_lane_data_0, f_u_ccu_3_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_0, f_u_ccu_4_lanes_30_u_lane_data_0,
            f_u_ccu_4_lanes_29_u_lane_data_0, f_u_ccu_4_lanes_28_u_lane_data_0,
            f_u_ccu_4_lanes_27_u_lane_data_0, f_u_ccu_4_lanes_26_u_lane_data_0,
            f_u_ccu_4_lanes_25_u_lane_data_0, f_u_ccu_4_lanes_24_u_lane_data_0,
            f_u_ccu_4_lanes_23_u_lane_data_0, f_u_ccu_4_lanes_22_u_lane_data_0,
            f_u_ccu_4_lanes_21_u_lane_data_0, f_u_ccu_4_lanes_20_u_lane_data_0,
            f_u_ccu_4_lanes_19_u_lane_data_0, f_u_ccu_4_lanes_18_u_lane_data_0,
            f_u_ccu_4_lanes_17_u_lane_data_0, f_u_ccu_4_lanes_16_u_lane_data_0,
            f_u_ccu_4_lanes_15_u_lane_data_0, f_u_ccu_4_lanes_14_u_lane_data_0,
            f_u_ccu_4_lanes_13_u_lane_data_0, f_u_ccu_4_lanes_12_u_lane_data_0,
            f_u_ccu_4_lanes_11_u_lane_data_0, f_u_ccu_4_lanes_10_u_lane_data_0,
            f_u_ccu_4_lanes_9_u_lane_data_0, f_u_ccu_4_lanes_8_u_lane_data_0,
            f_u_ccu_4_lanes_7_u_lane_data_0, f_u_ccu_4_lanes_6_u_lane_data_0,
            f_u_ccu_4_lanes_5_u_lane_data_0, f_u_ccu_4_lanes_4_u_lane_data_0,
            f_u_ccu_4_lanes_3_u_lane_data_0, f_u_ccu_4_lanes_2_u_lane_data_0,
            f_u_ccu_4_lanes_1_u_lane_data_0, f_u_ccu_4_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_0, f_u_ccu_5_lanes_30_u_lane_data_0,
            f_u_ccu_5_lanes_29_u_lane_data_0, f_u_ccu_5_lanes_28_u_lane_data_0,
            f_u_ccu_5_lanes_27_u_lane_data_0, f_u_ccu_5_lanes_26_u_lane_data_0,
            f_u_ccu_5_lanes_25_u_lane_data_0, f_u_ccu_5_lanes_24_u_lane_data_0,
            f_u_ccu_5_lanes_23_u_lane_data_0, f_u_ccu_5_lanes_22_u_lane_data_0,
            f_u_ccu_5_lanes_21_u_lane_data_0, f_u_ccu_5_lanes_20_u_lane_data_0,
            f_u_ccu_5_lanes_19_u_lane_data_0, f_u_ccu_5_lanes_18_u_lane_data_0,
            f_u_ccu_5_lanes_17_u_lane_data_0, f_u_ccu_5_lanes_16_u_lane_data_0,
            f_u_ccu_5_lanes_15_u_lane_data_0, f_u_ccu_5_lanes_14_u_lane_data_0,
            f_u_ccu_5_lanes_13_u_lane_data_0, f_u_ccu_5_lanes_12_u_lane_data_0,
            f_u_ccu_5_lanes_11_u_lane_data_0, f_u_ccu_5_lanes_10_u_lane_data_0,
            f_u_ccu_5_lanes_9_u_lane_data_0, f_u_ccu_5_lanes_8_u_lane_data_0,
            f_u_ccu_5_lanes_7_u_lane_data_0, f_u_ccu_5_lanes_6_u_lane_data_0,
            f_u_ccu_5_lanes_5_u_lane_data_0, f_u_ccu_5_lanes_4_u_lane_data_0,
            f_u_ccu_5_lanes_3_u_lane_data_0, f_u_ccu_5_lanes_2_u_lane_data_0,
            f_u_ccu_5_lanes_1_u_lane_data_0, f_u_ccu_5_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_0, f_u_ccu_6_lanes_30_u_lane_data_0,
            f_u_ccu_6_lanes_29_u_lane_data_0, f_u_ccu_6_lanes_28_u_lane_data_0,
            f_u_ccu_6_lanes_27_u_lane_data_0, f_u_ccu_6_lanes_26_u_lane_data_0,
            f_u_ccu_6_lanes_25_u_lane_data_0, f_u_ccu_6_lanes_24_u_lane_data_0,
            f_u_ccu_6_lanes_23_u_lane_data_0, f_u_ccu_6_lanes_22_u_lane_data_0,
            f_u_ccu_6_lanes_21_u_lane_data_0, f_u_ccu_6_lanes_20_u_lane_data_0,
            f_u_ccu_6_lanes_19_u_lane_data_0, f_u_ccu_6_lanes_18_u_lane_data_0,
            f_u_ccu_6_lanes_17_u_lane_data_0, f_u_ccu_6_lanes_16_u_lane_data_0,
            f_u_ccu_6_lanes_15_u_lane_data_0, f_u_ccu_6_lanes_14_u_lane_data_0,
            f_u_ccu_6_lanes_13_u_lane_data_0, f_u_ccu_6_lanes_12_u_lane_data_0,
            f_u_ccu_6_lanes_11_u_lane_data_0, f_u_ccu_6_lanes_10_u_lane_data_0,
            f_u_ccu_6_lanes_9_u_lane_data_0, f_u_ccu_6_lanes_8_u_lane_data_0,
            f_u_ccu_6_lanes_7_u_lane_data_0, f_u_ccu_6_lanes_6_u_lane_data_0,
            f_u_ccu_6_lanes_5_u_lane_data_0, f_u_ccu_6_lanes_4_u_lane_data_0,
            f_u_ccu_6_lanes_3_u_lane_data_0, f_u_ccu_6_lanes_2_u_lane_data_0,
            f_u_ccu_6_lanes_1_u_lane_data_0, f_u_ccu_6_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_0_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_0, f_u_ccu_7_lanes_30_u_lane_data_0,
            f_u_ccu_7_lanes_29_u_lane_data_0, f_u_ccu_7_lanes_28_u_lane_data_0,
            f_u_ccu_7_lanes_27_u_lane_data_0, f_u_ccu_7_lanes_26_u_lane_data_0,
            f_u_ccu_7_lanes_25_u_lane_data_0, f_u_ccu_7_lanes_24_u_lane_data_0,
            f_u_ccu_7_lanes_23_u_lane_data_0, f_u_ccu_7_lanes_22_u_lane_data_0,
            f_u_ccu_7_lanes_21_u_lane_data_0, f_u_ccu_7_lanes_20_u_lane_data_0,
            f_u_ccu_7_lanes_19_u_lane_data_0, f_u_ccu_7_lanes_18_u_lane_data_0,
            f_u_ccu_7_lanes_17_u_lane_data_0, f_u_ccu_7_lanes_16_u_lane_data_0,
            f_u_ccu_7_lanes_15_u_lane_data_0, f_u_ccu_7_lanes_14_u_lane_data_0,
            f_u_ccu_7_lanes_13_u_lane_data_0, f_u_ccu_7_lanes_12_u_lane_data_0,
            f_u_ccu_7_lanes_11_u_lane_data_0, f_u_ccu_7_lanes_10_u_lane_data_0,
            f_u_ccu_7_lanes_9_u_lane_data_0, f_u_ccu_7_lanes_8_u_lane_data_0,
            f_u_ccu_7_lanes_7_u_lane_data_0, f_u_ccu_7_lanes_6_u_lane_data_0,
            f_u_ccu_7_lanes_5_u_lane_data_0, f_u_ccu_7_lanes_4_u_lane_data_0,
            f_u_ccu_7_lanes_3_u_lane_data_0, f_u_ccu_7_lanes_2_u_lane_data_0,
            f_u_ccu_7_lanes_1_u_lane_data_0, f_u_ccu_7_lanes_0_u_lane_data_0};
    wire [32*LANE_W-1:0] _or_95 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_0_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_0_etc);
    wire [31:0] _joined_19 = {_or_95[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_95[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_95[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_95[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_95[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_95[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_95[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_95[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_95[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_95[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_95[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_95[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_95[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_95[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_95[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_95[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_95[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_95[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_95[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_95[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_95[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_95[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_95[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_95[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_95[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_95[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_95[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_95[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_95[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_95[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_95[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_95[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_1: assert(~_f_own_and | ~(|(f_known_lanes & ~_joined_19)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_1 = \u_ccu_2.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_1 = \u_ccu_2.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_1 = \u_ccu_2.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_1 = \u_ccu_2.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_1 = \u_ccu_2.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_1 = \u_ccu_2.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_1 = \u_ccu_2.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_1 = \u_ccu_2.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_1 = \u_ccu_2.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_1 = \u_ccu_2.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_1 = \u_ccu_2.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_1 = \u_ccu_2.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_1 = \u_ccu_2.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_1 = \u_ccu_2.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_1 = \u_ccu_2.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_1 = \u_ccu_2.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_1 = \u_ccu_2.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_1 = \u_ccu_2.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_1 = \u_ccu_2.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_1 = \u_ccu_2.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_1 = \u_ccu_2.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_1 = \u_ccu_2.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_1 = \u_ccu_2.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_1 = \u_ccu_2.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_1 = \u_ccu_2.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_1 = \u_ccu_2.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_1 = \u_ccu_2.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_1 = \u_ccu_2.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_1 = \u_ccu_2.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_1 = \u_ccu_2.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_1 = \u_ccu_2.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_1 = \u_ccu_2.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_1 = \u_ccu_3.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_1 = \u_ccu_3.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_1 = \u_ccu_3.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_1 = \u_ccu_3.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_1 = \u_ccu_3.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_1 = \u_ccu_3.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_1 = \u_ccu_3.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_1 = \u_ccu_3.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_1 = \u_ccu_3.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_1 = \u_ccu_3.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_1 = \u_ccu_3.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_1 = \u_ccu_3.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_1 = \u_ccu_3.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_1 = \u_ccu_3.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_1 = \u_ccu_3.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_1 = \u_ccu_3.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_1 = \u_ccu_3.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_1 = \u_ccu_3.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_1 = \u_ccu_3.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_1 = \u_ccu_3.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_1 = \u_ccu_3.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_1 = \u_ccu_3.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_1 = \u_ccu_3.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_1 = \u_ccu_3.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_1 = \u_ccu_3.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_1 = \u_ccu_3.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_1 = \u_ccu_3.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_1 = \u_ccu_3.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_1 = \u_ccu_3.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_1 = \u_ccu_3.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_1 = \u_ccu_3.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_1 = \u_ccu_3.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_1 = \u_ccu_4.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_1 = \u_ccu_4.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_1 = \u_ccu_4.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_1 = \u_ccu_4.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_1 = \u_ccu_4.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_1 = \u_ccu_4.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_1 = \u_ccu_4.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_1 = \u_ccu_4.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_1 = \u_ccu_4.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_1 = \u_ccu_4.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_1 = \u_ccu_4.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_1 = \u_ccu_4.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_1 = \u_ccu_4.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_1 = \u_ccu_4.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_1 = \u_ccu_4.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_1 = \u_ccu_4.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_1 = \u_ccu_4.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_1 = \u_ccu_4.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_1 = \u_ccu_4.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_1 = \u_ccu_4.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_1 = \u_ccu_4.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_1 = \u_ccu_4.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_1 = \u_ccu_4.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_1 = \u_ccu_4.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_1 = \u_ccu_4.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_1 = \u_ccu_4.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_1 = \u_ccu_4.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_1 = \u_ccu_4.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_1 = \u_ccu_4.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_1 = \u_ccu_4.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_1 = \u_ccu_4.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_1 = \u_ccu_4.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_1 = \u_ccu_5.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_1 = \u_ccu_5.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_1 = \u_ccu_5.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_1 = \u_ccu_5.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_1 = \u_ccu_5.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_1 = \u_ccu_5.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_1 = \u_ccu_5.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_1 = \u_ccu_5.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_1 = \u_ccu_5.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_1 = \u_ccu_5.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_1 = \u_ccu_5.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_1 = \u_ccu_5.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_1 = \u_ccu_5.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_1 = \u_ccu_5.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_1 = \u_ccu_5.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_1 = \u_ccu_5.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_1 = \u_ccu_5.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_1 = \u_ccu_5.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_1 = \u_ccu_5.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_1 = \u_ccu_5.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_1 = \u_ccu_5.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_1 = \u_ccu_5.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_1 = \u_ccu_5.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_1 = \u_ccu_5.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_1 = \u_ccu_5.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_1 = \u_ccu_5.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_1 = \u_ccu_5.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_1 = \u_ccu_5.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_1 = \u_ccu_5.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_1 = \u_ccu_5.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_1 = \u_ccu_5.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_1 = \u_ccu_5.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_1 = \u_ccu_6.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_1 = \u_ccu_6.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_1 = \u_ccu_6.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_1 = \u_ccu_6.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_1 = \u_ccu_6.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_1 = \u_ccu_6.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_1 = \u_ccu_6.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_1 = \u_ccu_6.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_1 = \u_ccu_6.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_1 = \u_ccu_6.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_1 = \u_ccu_6.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_1 = \u_ccu_6.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_1 = \u_ccu_6.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_1 = \u_ccu_6.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_1 = \u_ccu_6.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_1 = \u_ccu_6.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_1 = \u_ccu_6.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_1 = \u_ccu_6.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_1 = \u_ccu_6.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_1 = \u_ccu_6.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_1 = \u_ccu_6.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_1 = \u_ccu_6.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_1 = \u_ccu_6.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_1 = \u_ccu_6.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_1 = \u_ccu_6.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_1 = \u_ccu_6.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_1 = \u_ccu_6.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_1 = \u_ccu_6.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_1 = \u_ccu_6.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_1 = \u_ccu_6.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_1 = \u_ccu_6.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_1 = \u_ccu_6.lanes[31].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_1 = \u_ccu_7.lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_1 = \u_ccu_7.lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_1 = \u_ccu_7.lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_1 = \u_ccu_7.lanes[3].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_1 = \u_ccu_7.lanes[4].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_1 = \u_ccu_7.lanes[5].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_1 = \u_ccu_7.lanes[6].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_1 = \u_ccu_7.lanes[7].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_1 = \u_ccu_7.lanes[8].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_1 = \u_ccu_7.lanes[9].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_1 = \u_ccu_7.lanes[10].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_1 = \u_ccu_7.lanes[11].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_1 = \u_ccu_7.lanes[12].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_1 = \u_ccu_7.lanes[13].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_1 = \u_ccu_7.lanes[14].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_1 = \u_ccu_7.lanes[15].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_1 = \u_ccu_7.lanes[16].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_1 = \u_ccu_7.lanes[17].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_1 = \u_ccu_7.lanes[18].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_1 = \u_ccu_7.lanes[19].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_1 = \u_ccu_7.lanes[20].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_1 = \u_ccu_7.lanes[21].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_1 = \u_ccu_7.lanes[22].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_1 = \u_ccu_7.lanes[23].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_1 = \u_ccu_7.lanes[24].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_1 = \u_ccu_7.lanes[25].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_1 = \u_ccu_7.lanes[26].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_1 = \u_ccu_7.lanes[27].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_1 = \u_ccu_7.lanes[28].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_1 = \u_ccu_7.lanes[29].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_1 = \u_ccu_7.lanes[30].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_1 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_1 = \u_ccu_7.lanes[31].u_lane.data_1 ;
    wire _or_96 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_2)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_11)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_20)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_29)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_38)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_47);
    wire _or_97 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_56)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_65)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_74)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_83)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_92)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_101);
    wire _or_98 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_110)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_119)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_128)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_137)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_146)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_155);
    wire _or_99 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_164)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_173)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_182)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_191)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_200)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_209);
    wire _or_100 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_218)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_227)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_236)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_245)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_254)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_263);
    wire _or_101 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_272)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_281)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_290)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_299)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_308)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_317);
    wire _or_102 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_326)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_335)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_344)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_353)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_362)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_371);
    wire _or_103 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_380)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_389)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_398)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_407)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_416)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_425);
    wire _f_own_and_2 = f_own & f_here[1] & ~((f_unit[0] & _or_96) | (f_unit[1] & _or_97)
            | (f_unit[2] & _or_98) | (f_unit[3] & _or_99) | (f_unit[4] & _or_100)
            | (f_unit[5] & _or_101) | (f_unit[6] & _or_102) | (f_unit[7] & _or_103));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_1, f_u_ccu_2_lanes_30_u_lane_data_1,
            f_u_ccu_2_lanes_29_u_lane_data_1, f_u_ccu_2_lanes_28_u_lane_data_1,
            f_u_ccu_2_lanes_27_u_lane_data_1, f_u_ccu_2_lanes_26_u_lane_data_1,
            f_u_ccu_2_lanes_25_u_lane_data_1, f_u_ccu_2_lanes_24_u_lane_data_1,
            f_u_ccu_2_lanes_23_u_lane_data_1, f_u_ccu_2_lanes_22_u_lane_data_1,
            f_u_ccu_2_lanes_21_u_lane_data_1, f_u_ccu_2_lanes_20_u_lane_data_1,
            f_u_ccu_2_lanes_19_u_lane_data_1, f_u_ccu_2_lanes_18_u_lane_data_1,
            f_u_ccu_2_lanes_17_u_lane_data_1, f_u_ccu_2_lanes_16_u_lane_data_1,
            f_u_ccu_2_lanes_15_u_lane_data_1, f_u_ccu_2_lanes_14_u_lane_data_1,
            f_u_ccu_2_lanes_13_u_lane_data_1, f_u_ccu_2_lanes_12_u_lane_data_1,
            f_u_ccu_2_lanes_11_u_lane_data_1, f_u_ccu_2_lanes_10_u_lane_data_1,
            f_u_ccu_2_lanes_9_u_lane_data_1, f_u_ccu_2_lanes_8_u_lane_data_1,
            f_u_ccu_2_lanes_7_u_lane_data_1, f_u_ccu_2_lanes_6_u_lane_data_1,
            f_u_ccu_2_lanes_5_u_lane_data_1, f_u_ccu_2_lanes_4_u_lane_data_1,
            f_u_ccu_2_lanes_3_u_lane_data_1, f_u_ccu_2_lanes_2_u_lane_data_1,
            f_u_ccu_2_lanes_1_u_lane_data_1, f_u_ccu_2_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_1, f_u_ccu_3_lanes_30_u_lane_data_1,
            f_u_ccu_3_lanes_29_u_lane_data_1, f_u_ccu_3_lanes_28_u_lane_data_1,
            f_u_ccu_3_lanes_27_u_lane_data_1, f_u_ccu_3_lanes_26_u_lane_data_1,
            f_u_ccu_3_lanes_25_u_lane_data_1, f_u_ccu_3_lanes_24_u_lane_data_1,
            f_u_ccu_3_lanes_23_u_lane_data_1, f_u_ccu_3_lanes_22_u_lane_data_1,
            f_u_ccu_3_lanes_21_u_lane_data_1, f_u_ccu_3_lanes_20_u_lane_data_1,
            f_u_ccu_3_lanes_19_u_lane_data_1, f_u_ccu_3_lanes_18_u_lane_data_1,
            f_u_ccu_3_lanes_17_u_lane_data_1, f_u_ccu_3_lanes_16_u_lane_data_1,
            f_u_ccu_3_lanes_15_u_lane_data_1, f_u_ccu_3_lanes_14_u_lane_data_1,
            f_u_ccu_3_lanes_13_u_lane_data_1, f_u_ccu_3_lanes_12_u_lane_data_1,
            f_u_ccu_3_lanes_11_u_lane_data_1, f_u_ccu_3_lanes_10_u_lane_data_1,
            f_u_ccu_3_lanes_9_u_lane_data_1, f_u_ccu_3_lanes_8_u_lane_data_1,
            f_u_ccu_3_lanes_7_u_lane_data_1, f_u_ccu_3_lanes_6_u_lane_data_1,
            f_u_ccu_3_lanes_5_u_lane_data_1, f_u_ccu_3_lanes_4_u_lane_data_1,
            f_u_ccu_3_lanes_3_u_lane_data_1, f_u_ccu_3_lanes_2_u_lane_data_1,
            f_u_ccu_3_lanes_1_u_lane_data_1, f_u_ccu_3_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_1, f_u_ccu_4_lanes_30_u_lane_data_1,
            f_u_ccu_4_lanes_29_u_lane_data_1, f_u_ccu_4_lanes_28_u_lane_data_1,
            f_u_ccu_4_lanes_27_u_lane_data_1, f_u_ccu_4_lanes_26_u_lane_data_1,
            f_u_ccu_4_lanes_25_u_lane_data_1, f_u_ccu_4_lanes_24_u_lane_data_1,
            f_u_ccu_4_lanes_23_u_lane_data_1, f_u_ccu_4_lanes_22_u_lane_data_1,
            f_u_ccu_4_lanes_21_u_lane_data_1, f_u_ccu_4_lanes_20_u_lane_data_1,
            f_u_ccu_4_lanes_19_u_lane_data_1, f_u_ccu_4_lanes_18_u_lane_data_1,
            f_u_ccu_4_lanes_17_u_lane_data_1, f_u_ccu_4_lanes_16_u_lane_data_1,
            f_u_ccu_4_lanes_15_u_lane_data_1, f_u_ccu_4_lanes_14_u_lane_data_1,
            f_u_ccu_4_lanes_13_u_lane_data_1, f_u_ccu_4_lanes_12_u_lane_data_1,
            f_u_ccu_4_lanes_11_u_lane_data_1, f_u_ccu_4_lanes_10_u_lane_data_1,
            f_u_ccu_4_lanes_9_u_lane_data_1, f_u_ccu_4_lanes_8_u_lane_data_1,
            f_u_ccu_4_lanes_7_u_lane_data_1, f_u_ccu_4_lanes_6_u_lane_data_1,
            f_u_ccu_4_lanes_5_u_lane_data_1, f_u_ccu_4_lanes_4_u_lane_data_1,
            f_u_ccu_4_lanes_3_u_lane_data_1, f_u_ccu_4_lanes_2_u_lane_data_1,
            f_u_ccu_4_lanes_1_u_lane_data_1, f_u_ccu_4_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_1, f_u_ccu_5_lanes_30_u_lane_data_1,
            f_u_ccu_5_lanes_29_u_lane_data_1, f_u_ccu_5_lanes_28_u_lane_data_1,
            f_u_ccu_5_lanes_27_u_lane_data_1, f_u_ccu_5_lanes_26_u_lane_data_1,
            f_u_ccu_5_lanes_25_u_lane_data_1, f_u_ccu_5_lanes_24_u_lane_data_1,
            f_u_ccu_5_lanes_23_u_lane_data_1, f_u_ccu_5_lanes_22_u_lane_data_1,
            f_u_ccu_5_lanes_21_u_lane_data_1, f_u_ccu_5_lanes_20_u_lane_data_1,
            f_u_ccu_5_lanes_19_u_lane_data_1, f_u_ccu_5_lanes_18_u_lane_data_1,
            f_u_ccu_5_lanes_17_u_lane_data_1, f_u_ccu_5_lanes_16_u_lane_data_1,
            f_u_ccu_5_lanes_15_u_lane_data_1, f_u_ccu_5_lanes_14_u_lane_data_1,
            f_u_ccu_5_lanes_13_u_lane_data_1, f_u_ccu_5_lanes_12_u_lane_data_1,
            f_u_ccu_5_lanes_11_u_lane_data_1, f_u_ccu_5_lanes_10_u_lane_data_1,
            f_u_ccu_5_lanes_9_u_lane_data_1, f_u_ccu_5_lanes_8_u_lane_data_1,
            f_u_ccu_5_lanes_7_u_lane_data_1, f_u_ccu_5_lanes_6_u_lane_data_1,
            f_u_ccu_5_lanes_5_u_lane_data_1, f_u_ccu_5_lanes_4_u_lane_data_1,
            f_u_ccu_5_lanes_3_u_lane_data_1, f_u_ccu_5_lanes_2_u_lane_data_1,
            f_u_ccu_5_lanes_1_u_lane_data_1, f_u_ccu_5_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_1, f_u_ccu_6_lanes_30_u_lane_data_1,
            f_u_ccu_6_lanes_29_u_lane_data_1, f_u_ccu_6_lanes_28_u_lane_data_1,
            f_u_ccu_6_lanes_27_u_lane_data_1, f_u_ccu_6_lanes_26_u_lane_data_1,
            f_u_ccu_6_lanes_25_u_lane_data_1, f_u_ccu_6_lanes_24_u_lane_data_1,
            f_u_ccu_6_lanes_23_u_lane_data_1, f_u_ccu_6_lanes_22_u_lane_data_1,
            f_u_ccu_6_lanes_21_u_lane_data_1, f_u_ccu_6_lanes_20_u_lane_data_1,
            f_u_ccu_6_lanes_19_u_lane_data_1, f_u_ccu_6_lanes_18_u_lane_data_1,
            f_u_ccu_6_lanes_17_u_lane_data_1, f_u_ccu_6_lanes_16_u_lane_data_1,
            f_u_ccu_6_lanes_15_u_lane_data_1, f_u_ccu_6_lanes_14_u_lane_data_1,
            f_u_ccu_6_lanes_13_u_lane_data_1, f_u_ccu_6_lanes_12_u_lane_data_1,
            f_u_ccu_6_lanes_11_u_lane_data_1, f_u_ccu_6_lanes_10_u_lane_data_1,
            f_u_ccu_6_lanes_9_u_lane_data_1, f_u_ccu_6_lanes_8_u_lane_data_1,
            f_u_ccu_6_lanes_7_u_lane_data_1, f_u_ccu_6_lanes_6_u_lane_data_1,
            f_u_ccu_6_lanes_5_u_lane_data_1, f_u_ccu_6_lanes_4_u_lane_data_1,
            f_u_ccu_6_lanes_3_u_lane_data_1, f_u_ccu_6_lanes_2_u_lane_data_1,
            f_u_ccu_6_lanes_1_u_lane_data_1, f_u_ccu_6_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_1_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_1, f_u_ccu_7_lanes_30_u_lane_data_1,
            f_u_ccu_7_lanes_29_u_lane_data_1, f_u_ccu_7_lanes_28_u_lane_data_1,
            f_u_ccu_7_lanes_27_u_lane_data_1, f_u_ccu_7_lanes_26_u_lane_data_1,
            f_u_ccu_7_lanes_25_u_lane_data_1, f_u_ccu_7_lanes_24_u_lane_data_1,
            f_u_ccu_7_lanes_23_u_lane_data_1, f_u_ccu_7_lanes_22_u_lane_data_1,
            f_u_ccu_7_lanes_21_u_lane_data_1, f_u_ccu_7_lanes_20_u_lane_data_1,
            f_u_ccu_7_lanes_19_u_lane_data_1, f_u_ccu_7_lanes_18_u_lane_data_1,
            f_u_ccu_7_lanes_17_u_lane_data_1, f_u_ccu_7_lanes_16_u_lane_data_1,
            f_u_ccu_7_lanes_15_u_lane_data_1, f_u_ccu_7_lanes_14_u_lane_data_1,
            f_u_ccu_7_lanes_13_u_lane_data_1, f_u_ccu_7_lanes_12_u_lane_data_1,
            f_u_ccu_7_lanes_11_u_lane_data_1, f_u_ccu_7_lanes_10_u_lane_data_1,
            f_u_ccu_7_lanes_9_u_lane_data_1, f_u_ccu_7_lanes_8_u_lane_data_1,
            f_u_ccu_7_lanes_7_u_lane_data_1, f_u_ccu_7_lanes_6_u_lane_data_1,
            f_u_ccu_7_lanes_5_u_lane_data_1, f_u_ccu_7_lanes_4_u_lane_data_1,
            f_u_ccu_7_lanes_3_u_lane_data_1, f_u_ccu_7_lanes_2_u_lane_data_1,
            f_u_ccu_7_lanes_1_u_lane_data_1, f_u_ccu_7_lanes_0_u_lane_data_1};
    wire [32*LANE_W-1:0] _or_104 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_1_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_1_etc);
    wire [31:0] _joined_20 = {_or_104[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_104[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_104[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_104[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_104[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_104[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_104[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_104[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_104[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_104[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_104[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_104[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_104[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_104[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_104[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_104[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_104[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_104[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_104[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_104[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_104[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_104[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_104[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_104[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_104[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_104[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_104[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_104[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_104[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_104[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_104[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_104[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_2: assert(~_f_own_and_2 | ~(|(f_known_lanes & ~_joined_20)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_2 = \u_ccu_2.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_2 = \u_ccu_2.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_2 = \u_ccu_2.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_2 = \u_ccu_2.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_2 = \u_ccu_2.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_2 = \u_ccu_2.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_2 = \u_ccu_2.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_2 = \u_ccu_2.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_2 = \u_ccu_2.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_2 = \u_ccu_2.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_2 = \u_ccu_2.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_2 = \u_ccu_2.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_2 = \u_ccu_2.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_2 = \u_ccu_2.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_2 = \u_ccu_2.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_2 = \u_ccu_2.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_2 = \u_ccu_2.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_2 = \u_ccu_2.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_2 = \u_ccu_2.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_2 = \u_ccu_2.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_2 = \u_ccu_2.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_2 = \u_ccu_2.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_2 = \u_ccu_2.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_2 = \u_ccu_2.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_2 = \u_ccu_2.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_2 = \u_ccu_2.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_2 = \u_ccu_2.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_2 = \u_ccu_2.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_2 = \u_ccu_2.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_2 = \u_ccu_2.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_2 = \u_ccu_2.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_2 = \u_ccu_2.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_2 = \u_ccu_3.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_2 = \u_ccu_3.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_2 = \u_ccu_3.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_2 = \u_ccu_3.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_2 = \u_ccu_3.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_2 = \u_ccu_3.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_2 = \u_ccu_3.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_2 = \u_ccu_3.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_2 = \u_ccu_3.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_2 = \u_ccu_3.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_2 = \u_ccu_3.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_2 = \u_ccu_3.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_2 = \u_ccu_3.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_2 = \u_ccu_3.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_2 = \u_ccu_3.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_2 = \u_ccu_3.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_2 = \u_ccu_3.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_2 = \u_ccu_3.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_2 = \u_ccu_3.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_2 = \u_ccu_3.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_2 = \u_ccu_3.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_2 = \u_ccu_3.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_2 = \u_ccu_3.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_2 = \u_ccu_3.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_2 = \u_ccu_3.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_2 = \u_ccu_3.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_2 = \u_ccu_3.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_2 = \u_ccu_3.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_2 = \u_ccu_3.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_2 = \u_ccu_3.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_2 = \u_ccu_3.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_2 = \u_ccu_3.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_2 = \u_ccu_4.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_2 = \u_ccu_4.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_2 = \u_ccu_4.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_2 = \u_ccu_4.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_2 = \u_ccu_4.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_2 = \u_ccu_4.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_2 = \u_ccu_4.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_2 = \u_ccu_4.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_2 = \u_ccu_4.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_2 = \u_ccu_4.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_2 = \u_ccu_4.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_2 = \u_ccu_4.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_2 = \u_ccu_4.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_2 = \u_ccu_4.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_2 = \u_ccu_4.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_2 = \u_ccu_4.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_2 = \u_ccu_4.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_2 = \u_ccu_4.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_2 = \u_ccu_4.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_2 = \u_ccu_4.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_2 = \u_ccu_4.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_2 = \u_ccu_4.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_2 = \u_ccu_4.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_2 = \u_ccu_4.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_2 = \u_ccu_4.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_2 = \u_ccu_4.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_2 = \u_ccu_4.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_2 = \u_ccu_4.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_2 = \u_ccu_4.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_2 = \u_ccu_4.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_2 = \u_ccu_4.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_2 = \u_ccu_4.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_2 = \u_ccu_5.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_2 = \u_ccu_5.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_2 = \u_ccu_5.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_2 = \u_ccu_5.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_2 = \u_ccu_5.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_2 = \u_ccu_5.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_2 = \u_ccu_5.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_2 = \u_ccu_5.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_2 = \u_ccu_5.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_2 = \u_ccu_5.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_2 = \u_ccu_5.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_2 = \u_ccu_5.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_2 = \u_ccu_5.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_2 = \u_ccu_5.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_2 = \u_ccu_5.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_2 = \u_ccu_5.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_2 = \u_ccu_5.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_2 = \u_ccu_5.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_2 = \u_ccu_5.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_2 = \u_ccu_5.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_2 = \u_ccu_5.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_2 = \u_ccu_5.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_2 = \u_ccu_5.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_2 = \u_ccu_5.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_2 = \u_ccu_5.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_2 = \u_ccu_5.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_2 = \u_ccu_5.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_2 = \u_ccu_5.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_2 = \u_ccu_5.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_2 = \u_ccu_5.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_2 = \u_ccu_5.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_2 = \u_ccu_5.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_2 = \u_ccu_6.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_2 = \u_ccu_6.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_2 = \u_ccu_6.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_2 = \u_ccu_6.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_2 = \u_ccu_6.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_2 = \u_ccu_6.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_2 = \u_ccu_6.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_2 = \u_ccu_6.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_2 = \u_ccu_6.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_2 = \u_ccu_6.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_2 = \u_ccu_6.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_2 = \u_ccu_6.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_2 = \u_ccu_6.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_2 = \u_ccu_6.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_2 = \u_ccu_6.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_2 = \u_ccu_6.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_2 = \u_ccu_6.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_2 = \u_ccu_6.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_2 = \u_ccu_6.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_2 = \u_ccu_6.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_2 = \u_ccu_6.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_2 = \u_ccu_6.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_2 = \u_ccu_6.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_2 = \u_ccu_6.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_2 = \u_ccu_6.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_2 = \u_ccu_6.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_2 = \u_ccu_6.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_2 = \u_ccu_6.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_2 = \u_ccu_6.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_2 = \u_ccu_6.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_2 = \u_ccu_6.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_2 = \u_ccu_6.lanes[31].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_2 = \u_ccu_7.lanes[0].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_2 = \u_ccu_7.lanes[1].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_2 = \u_ccu_7.lanes[2].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_2 = \u_ccu_7.lanes[3].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_2 = \u_ccu_7.lanes[4].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_2 = \u_ccu_7.lanes[5].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_2 = \u_ccu_7.lanes[6].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_2 = \u_ccu_7.lanes[7].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_2 = \u_ccu_7.lanes[8].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_2 = \u_ccu_7.lanes[9].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_2 = \u_ccu_7.lanes[10].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_2 = \u_ccu_7.lanes[11].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_2 = \u_ccu_7.lanes[12].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_2 = \u_ccu_7.lanes[13].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_2 = \u_ccu_7.lanes[14].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_2 = \u_ccu_7.lanes[15].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_2 = \u_ccu_7.lanes[16].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_2 = \u_ccu_7.lanes[17].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_2 = \u_ccu_7.lanes[18].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_2 = \u_ccu_7.lanes[19].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_2 = \u_ccu_7.lanes[20].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_2 = \u_ccu_7.lanes[21].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_2 = \u_ccu_7.lanes[22].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_2 = \u_ccu_7.lanes[23].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_2 = \u_ccu_7.lanes[24].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_2 = \u_ccu_7.lanes[25].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_2 = \u_ccu_7.lanes[26].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_2 = \u_ccu_7.lanes[27].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_2 = \u_ccu_7.lanes[28].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_2 = \u_ccu_7.lanes[29].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_2 = \u_ccu_7.lanes[30].u_lane.data_2 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_2 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_2 = \u_ccu_7.lanes[31].u_lane.data_2 ;
    wire _or_105 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_3)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_12)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_21)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_30)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_39)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_48);
    wire _or_106 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_57)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_66)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_75)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_84)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_93)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_102);
    wire _or_107 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_111)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_120)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_129)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_138)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_147)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_156);
    wire _or_108 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_165)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_174)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_183)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_192)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_201)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_210);
    wire _or_109 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_219)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_228)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_237)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_246)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_255)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_264);
    wire _or_110 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_273)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_282)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_291)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_300)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_309)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_318);
    wire _or_111 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_327)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_336)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_345)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_354)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_363)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_372);
    wire _or_112 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_381)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_390)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_399)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_408)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_417)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_426);
    wire _f_own_and_3 = f_own & f_here[2] & ~((f_unit[0] & _or_105) | (f_unit[1] & _or_106)
            | (f_unit[2] & _or_107) | (f_unit[3] & _or_108) | (f_unit[4] & _or_109)
            | (f_unit[5] & _or_110) | (f_unit[6] & _or_111) | (f_unit[7] & _or_112));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_2, f_u_ccu_2_lanes_30_u_lane_data_2,
            f_u_ccu_2_lanes_29_u_lane_data_2, f_u_ccu_2_lanes_28_u_lane_data_2,
            f_u_ccu_2_lanes_27_u_lane_data_2, f_u_ccu_2_lanes_26_u_lane_data_2,
            f_u_ccu_2_lanes_25_u_lane_data_2, f_u_ccu_2_lanes_24_u_lane_data_2,
            f_u_ccu_2_lanes_23_u_lane_data_2, f_u_ccu_2_lanes_22_u_lane_data_2,
            f_u_ccu_2_lanes_21_u_lane_data_2, f_u_ccu_2_lanes_20_u_lane_data_2,
            f_u_ccu_2_lanes_19_u_lane_data_2, f_u_ccu_2_lanes_18_u_lane_data_2,
            f_u_ccu_2_lanes_17_u_lane_data_2, f_u_ccu_2_lanes_16_u_lane_data_2,
            f_u_ccu_2_lanes_15_u_lane_data_2, f_u_ccu_2_lanes_14_u_lane_data_2,
            f_u_ccu_2_lanes_13_u_lane_data_2, f_u_ccu_2_lanes_12_u_lane_data_2,
            f_u_ccu_2_lanes_11_u_lane_data_2, f_u_ccu_2_lanes_10_u_lane_data_2,
            f_u_ccu_2_lanes_9_u_lane_data_2, f_u_ccu_2_lanes_8_u_lane_data_2,
            f_u_ccu_2_lanes_7_u_lane_data_2, f_u_ccu_2_lanes_6_u_lane_data_2,
            f_u_ccu_2_lanes_5_u_lane_data_2, f_u_ccu_2_lanes_4_u_lane_data_2,
            f_u_ccu_2_lanes_3_u_lane_data_2, f_u_ccu_2_lanes_2_u_lane_data_2,
            f_u_ccu_2_lanes_1_u_lane_data_2, f_u_ccu_2_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_2, f_u_ccu_3_lanes_30_u_lane_data_2,
            f_u_ccu_3_lanes_29_u_lane_data_2, f_u_ccu_3_lanes_28_u_lane_data_2,
            f_u_ccu_3_lanes_27_u_lane_data_2, f_u_ccu_3_lanes_26_u_lane_data_2,
            f_u_ccu_3_lanes_25_u_lane_data_2, f_u_ccu_3_lanes_24_u_lane_data_2,
            f_u_ccu_3_lanes_23_u_lane_data_2, f_u_ccu_3_lanes_22_u_lane_data_2,
            f_u_ccu_3_lanes_21_u_lane_data_2, f_u_ccu_3_lanes_20_u_lane_data_2,
            f_u_ccu_3_lanes_19_u_lane_data_2, f_u_ccu_3_lanes_18_u_lane_data_2,
            f_u_ccu_3_lanes_17_u_lane_data_2, f_u_ccu_3_lanes_16_u_lane_data_2,
            f_u_ccu_3_lanes_15_u_lane_data_2, f_u_ccu_3_lanes_14_u_lane_data_2,
            f_u_ccu_3_lanes_13_u_lane_data_2, f_u_ccu_3_lanes_12_u_lane_data_2,
            f_u_ccu_3_lanes_11_u_lane_data_2, f_u_ccu_3_lanes_10_u_lane_data_2,
            f_u_ccu_3_lanes_9_u_lane_data_2, f_u_ccu_3_lanes_8_u_lane_data_2,
            f_u_ccu_3_lanes_7_u_lane_data_2, f_u_ccu_3_lanes_6_u_lane_data_2,
            f_u_ccu_3_lanes_5_u_lane_data_2, f_u_ccu_3_lanes_4_u_lane_data_2,
            f_u_ccu_3_lanes_3_u_lane_data_2, f_u_ccu_3_lanes_2_u_lane_data_2,
            f_u_ccu_3_lanes_1_u_lane_data_2, f_u_ccu_3_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_2, f_u_ccu_4_lanes_30_u_lane_data_2,
            f_u_ccu_4_lanes_29_u_lane_data_2, f_u_ccu_4_lanes_28_u_lane_data_2,
            f_u_ccu_4_lanes_27_u_lane_data_2, f_u_ccu_4_lanes_26_u_lane_data_2,
            f_u_ccu_4_lanes_25_u_lane_data_2, f_u_ccu_4_lanes_24_u_lane_data_2,
            f_u_ccu_4_lanes_23_u_lane_data_2, f_u_ccu_4_lanes_22_u_lane_data_2,
            f_u_ccu_4_lanes_21_u_lane_data_2, f_u_ccu_4_lanes_20_u_lane_data_2,
            f_u_ccu_4_lanes_19_u_lane_data_2, f_u_ccu_4_lanes_18_u_lane_data_2,
            f_u_ccu_4_lanes_17_u_lane_data_2, f_u_ccu_4_lanes_16_u_lane_data_2,
            f_u_ccu_4_lanes_15_u_lane_data_2, f_u_ccu_4_lanes_14_u_lane_data_2,
            f_u_ccu_4_lanes_13_u_lane_data_2, f_u_ccu_4_lanes_12_u_lane_data_2,
            f_u_ccu_4_lanes_11_u_lane_data_2, f_u_ccu_4_lanes_10_u_lane_data_2,
            f_u_ccu_4_lanes_9_u_lane_data_2, f_u_ccu_4_lanes_8_u_lane_data_2,
            f_u_ccu_4_lanes_7_u_lane_data_2, f_u_ccu_4_lanes_6_u_lane_data_2,
            f_u_ccu_4_lanes_5_u_lane_data_2, f_u_ccu_4_lanes_4_u_lane_data_2,
            f_u_ccu_4_lanes_3_u_lane_data_2, f_u_ccu_4_lanes_2_u_lane_data_2,
            f_u_ccu_4_lanes_1_u_lane_data_2, f_u_ccu_4_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_2, f_u_ccu_5_lanes_30_u_lane_data_2,
            f_u_ccu_5_lanes_29_u_lane_data_2, f_u_ccu_5_lanes_28_u_lane_data_2,
            f_u_ccu_5_lanes_27_u_lane_data_2, f_u_ccu_5_lanes_26_u_lane_data_2,
            f_u_ccu_5_lanes_25_u_lane_data_2, f_u_ccu_5_lanes_24_u_lane_data_2,
            f_u_ccu_5_lanes_23_u_lane_data_2, f_u_ccu_5_lanes_22_u_lane_data_2,
            f_u_ccu_5_lanes_21_u_lane_data_2, f_u_ccu_5_lanes_20_u_lane_data_2,
            f_u_ccu_5_lanes_19_u_lane_data_2, f_u_ccu_5_lanes_18_u_lane_data_2,
            f_u_ccu_5_lanes_17_u_lane_data_2, f_u_ccu_5_lanes_16_u_lane_data_2,
            f_u_ccu_5_lanes_15_u_lane_data_2, f_u_ccu_5_lanes_14_u_lane_data_2,
            f_u_ccu_5_lanes_13_u_lane_data_2, f_u_ccu_5_lanes_12_u_lane_data_2,
            f_u_ccu_5_lanes_11_u_lane_data_2, f_u_ccu_5_lanes_10_u_lane_data_2,
            f_u_ccu_5_lanes_9_u_lane_data_2, f_u_ccu_5_lanes_8_u_lane_data_2,
            f_u_ccu_5_lanes_7_u_lane_data_2, f_u_ccu_5_lanes_6_u_lane_data_2,
            f_u_ccu_5_lanes_5_u_lane_data_2, f_u_ccu_5_lanes_4_u_lane_data_2,
            f_u_ccu_5_lanes_3_u_lane_data_2, f_u_ccu_5_lanes_2_u_lane_data_2,
            f_u_ccu_5_lanes_1_u_lane_data_2, f_u_ccu_5_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_2, f_u_ccu_6_lanes_30_u_lane_data_2,
            f_u_ccu_6_lanes_29_u_lane_data_2, f_u_ccu_6_lanes_28_u_lane_data_2,
            f_u_ccu_6_lanes_27_u_lane_data_2, f_u_ccu_6_lanes_26_u_lane_data_2,
            f_u_ccu_6_lanes_25_u_lane_data_2, f_u_ccu_6_lanes_24_u_lane_data_2,
            f_u_ccu_6_lanes_23_u_lane_data_2, f_u_ccu_6_lanes_22_u_lane_data_2,
            f_u_ccu_6_lanes_21_u_lane_data_2, f_u_ccu_6_lanes_20_u_lane_data_2,
            f_u_ccu_6_lanes_19_u_lane_data_2, f_u_ccu_6_lanes_18_u_lane_data_2,
            f_u_ccu_6_lanes_17_u_lane_data_2, f_u_ccu_6_lanes_16_u_lane_data_2,
            f_u_ccu_6_lanes_15_u_lane_data_2, f_u_ccu_6_lanes_14_u_lane_data_2,
            f_u_ccu_6_lanes_13_u_lane_data_2, f_u_ccu_6_lanes_12_u_lane_data_2,
            f_u_ccu_6_lanes_11_u_lane_data_2, f_u_ccu_6_lanes_10_u_lane_data_2,
            f_u_ccu_6_lanes_9_u_lane_data_2, f_u_ccu_6_lanes_8_u_lane_data_2,
            f_u_ccu_6_lanes_7_u_lane_data_2, f_u_ccu_6_lanes_6_u_lane_data_2,
            f_u_ccu_6_lanes_5_u_lane_data_2, f_u_ccu_6_lanes_4_u_lane_data_2,
            f_u_ccu_6_lanes_3_u_lane_data_2, f_u_ccu_6_lanes_2_u_lane_data_2,
            f_u_ccu_6_lanes_1_u_lane_data_2, f_u_ccu_6_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_2_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_2, f_u_ccu_7_lanes_30_u_lane_data_2,
            f_u_ccu_7_lanes_29_u_lane_data_2, f_u_ccu_7_lanes_28_u_lane_data_2,
            f_u_ccu_7_lanes_27_u_lane_data_2, f_u_ccu_7_lanes_26_u_lane_data_2,
            f_u_ccu_7_lanes_25_u_lane_data_2, f_u_ccu_7_lanes_24_u_lane_data_2,
            f_u_ccu_7_lanes_23_u_lane_data_2, f_u_ccu_7_lanes_22_u_lane_data_2,
            f_u_ccu_7_lanes_21_u_lane_data_2, f_u_ccu_7_lanes_20_u_lane_data_2,
            f_u_ccu_7_lanes_19_u_lane_data_2, f_u_ccu_7_lanes_18_u_lane_data_2,
            f_u_ccu_7_lanes_17_u_lane_data_2, f_u_ccu_7_lanes_16_u_lane_data_2,
            f_u_ccu_7_lanes_15_u_lane_data_2, f_u_ccu_7_lanes_14_u_lane_data_2,
            f_u_ccu_7_lanes_13_u_lane_data_2, f_u_ccu_7_lanes_12_u_lane_data_2,
            f_u_ccu_7_lanes_11_u_lane_data_2, f_u_ccu_7_lanes_10_u_lane_data_2,
            f_u_ccu_7_lanes_9_u_lane_data_2, f_u_ccu_7_lanes_8_u_lane_data_2,
            f_u_ccu_7_lanes_7_u_lane_data_2, f_u_ccu_7_lanes_6_u_lane_data_2,
            f_u_ccu_7_lanes_5_u_lane_data_2, f_u_ccu_7_lanes_4_u_lane_data_2,
            f_u_ccu_7_lanes_3_u_lane_data_2, f_u_ccu_7_lanes_2_u_lane_data_2,
            f_u_ccu_7_lanes_1_u_lane_data_2, f_u_ccu_7_lanes_0_u_lane_data_2};
    wire [32*LANE_W-1:0] _or_113 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_2_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_2_etc);
    wire [31:0] _joined_21 = {_or_113[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_113[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_113[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_113[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_113[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_113[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_113[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_113[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_113[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_113[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_113[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_113[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_113[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_113[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_113[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_113[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_113[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_113[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_113[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_113[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_113[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_113[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_113[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_113[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_113[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_113[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_113[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_113[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_113[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_113[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_113[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_113[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_3: assert(~_f_own_and_3 | ~(|(f_known_lanes & ~_joined_21)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_3 = \u_ccu_2.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_3 = \u_ccu_2.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_3 = \u_ccu_2.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_3 = \u_ccu_2.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_3 = \u_ccu_2.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_3 = \u_ccu_2.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_3 = \u_ccu_2.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_3 = \u_ccu_2.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_3 = \u_ccu_2.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_3 = \u_ccu_2.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_3 = \u_ccu_2.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_3 = \u_ccu_2.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_3 = \u_ccu_2.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_3 = \u_ccu_2.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_3 = \u_ccu_2.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_3 = \u_ccu_2.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_3 = \u_ccu_2.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_3 = \u_ccu_2.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_3 = \u_ccu_2.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_3 = \u_ccu_2.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_3 = \u_ccu_2.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_3 = \u_ccu_2.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_3 = \u_ccu_2.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_3 = \u_ccu_2.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_3 = \u_ccu_2.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_3 = \u_ccu_2.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_3 = \u_ccu_2.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_3 = \u_ccu_2.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_3 = \u_ccu_2.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_3 = \u_ccu_2.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_3 = \u_ccu_2.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_3 = \u_ccu_2.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_3 = \u_ccu_3.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_3 = \u_ccu_3.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_3 = \u_ccu_3.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_3 = \u_ccu_3.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_3 = \u_ccu_3.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_3 = \u_ccu_3.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_3 = \u_ccu_3.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_3 = \u_ccu_3.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_3 = \u_ccu_3.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_3 = \u_ccu_3.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_3 = \u_ccu_3.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_3 = \u_ccu_3.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_3 = \u_ccu_3.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_3 = \u_ccu_3.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_3 = \u_ccu_3.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_3 = \u_ccu_3.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_3 = \u_ccu_3.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_3 = \u_ccu_3.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_3 = \u_ccu_3.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_3 = \u_ccu_3.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_3 = \u_ccu_3.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_3 = \u_ccu_3.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_3 = \u_ccu_3.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_3 = \u_ccu_3.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_3 = \u_ccu_3.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_3 = \u_ccu_3.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_3 = \u_ccu_3.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_3 = \u_ccu_3.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_3 = \u_ccu_3.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_3 = \u_ccu_3.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_3 = \u_ccu_3.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_3 = \u_ccu_3.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_3 = \u_ccu_4.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_3 = \u_ccu_4.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_3 = \u_ccu_4.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_3 = \u_ccu_4.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_3 = \u_ccu_4.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_3 = \u_ccu_4.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_3 = \u_ccu_4.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_3 = \u_ccu_4.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_3 = \u_ccu_4.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_3 = \u_ccu_4.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_3 = \u_ccu_4.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_3 = \u_ccu_4.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_3 = \u_ccu_4.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_3 = \u_ccu_4.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_3 = \u_ccu_4.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_3 = \u_ccu_4.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_3 = \u_ccu_4.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_3 = \u_ccu_4.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_3 = \u_ccu_4.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_3 = \u_ccu_4.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_3 = \u_ccu_4.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_3 = \u_ccu_4.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_3 = \u_ccu_4.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_3 = \u_ccu_4.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_3 = \u_ccu_4.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_3 = \u_ccu_4.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_3 = \u_ccu_4.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_3 = \u_ccu_4.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_3 = \u_ccu_4.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_3 = \u_ccu_4.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_3 = \u_ccu_4.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_3 = \u_ccu_4.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_3 = \u_ccu_5.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_3 = \u_ccu_5.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_3 = \u_ccu_5.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_3 = \u_ccu_5.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_3 = \u_ccu_5.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_3 = \u_ccu_5.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_3 = \u_ccu_5.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_3 = \u_ccu_5.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_3 = \u_ccu_5.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_3 = \u_ccu_5.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_3 = \u_ccu_5.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_3 = \u_ccu_5.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_3 = \u_ccu_5.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_3 = \u_ccu_5.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_3 = \u_ccu_5.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_3 = \u_ccu_5.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_3 = \u_ccu_5.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_3 = \u_ccu_5.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_3 = \u_ccu_5.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_3 = \u_ccu_5.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_3 = \u_ccu_5.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_3 = \u_ccu_5.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_3 = \u_ccu_5.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_3 = \u_ccu_5.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_3 = \u_ccu_5.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_3 = \u_ccu_5.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_3 = \u_ccu_5.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_3 = \u_ccu_5.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_3 = \u_ccu_5.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_3 = \u_ccu_5.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_3 = \u_ccu_5.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_3 = \u_ccu_5.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_3 = \u_ccu_6.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_3 = \u_ccu_6.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_3 = \u_ccu_6.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_3 = \u_ccu_6.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_3 = \u_ccu_6.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_3 = \u_ccu_6.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_3 = \u_ccu_6.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_3 = \u_ccu_6.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_3 = \u_ccu_6.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_3 = \u_ccu_6.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_3 = \u_ccu_6.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_3 = \u_ccu_6.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_3 = \u_ccu_6.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_3 = \u_ccu_6.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_3 = \u_ccu_6.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_3 = \u_ccu_6.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_3 = \u_ccu_6.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_3 = \u_ccu_6.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_3 = \u_ccu_6.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_3 = \u_ccu_6.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_3 = \u_ccu_6.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_3 = \u_ccu_6.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_3 = \u_ccu_6.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_3 = \u_ccu_6.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_3 = \u_ccu_6.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_3 = \u_ccu_6.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_3 = \u_ccu_6.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_3 = \u_ccu_6.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_3 = \u_ccu_6.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_3 = \u_ccu_6.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_3 = \u_ccu_6.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_3 = \u_ccu_6.lanes[31].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_3 = \u_ccu_7.lanes[0].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_3 = \u_ccu_7.lanes[1].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_3 = \u_ccu_7.lanes[2].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_3 = \u_ccu_7.lanes[3].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_3 = \u_ccu_7.lanes[4].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_3 = \u_ccu_7.lanes[5].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_3 = \u_ccu_7.lanes[6].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_3 = \u_ccu_7.lanes[7].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_3 = \u_ccu_7.lanes[8].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_3 = \u_ccu_7.lanes[9].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_3 = \u_ccu_7.lanes[10].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_3 = \u_ccu_7.lanes[11].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_3 = \u_ccu_7.lanes[12].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_3 = \u_ccu_7.lanes[13].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_3 = \u_ccu_7.lanes[14].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_3 = \u_ccu_7.lanes[15].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_3 = \u_ccu_7.lanes[16].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_3 = \u_ccu_7.lanes[17].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_3 = \u_ccu_7.lanes[18].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_3 = \u_ccu_7.lanes[19].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_3 = \u_ccu_7.lanes[20].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_3 = \u_ccu_7.lanes[21].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_3 = \u_ccu_7.lanes[22].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_3 = \u_ccu_7.lanes[23].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_3 = \u_ccu_7.lanes[24].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_3 = \u_ccu_7.lanes[25].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_3 = \u_ccu_7.lanes[26].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_3 = \u_ccu_7.lanes[27].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_3 = \u_ccu_7.lanes[28].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_3 = \u_ccu_7.lanes[29].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_3 = \u_ccu_7.lanes[30].u_lane.data_3 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_3 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_3 = \u_ccu_7.lanes[31].u_lane.data_3 ;
    wire _or_114 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_4)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_13)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_22)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_31)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_40)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_49);
    wire _or_115 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_58)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_67)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_76)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_85)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_94)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_103);
    wire _or_116 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_112)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_121)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_130)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_139)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_148)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_157);
    wire _or_117 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_166)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_175)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_184)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_193)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_202)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_211);
    wire _or_118 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_220)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_229)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_238)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_247)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_256)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_265);
    wire _or_119 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_274)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_283)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_292)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_301)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_310)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_319);
    wire _or_120 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_328)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_337)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_346)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_355)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_364)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_373);
    wire _or_121 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_382)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_391)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_400)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_409)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_418)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_427);
    wire _f_own_and_4 = f_own & f_here[3] & ~((f_unit[0] & _or_114) | (f_unit[1] & _or_115)
            | (f_unit[2] & _or_116) | (f_unit[3] & _or_117) | (f_unit[4] & _or_118)
            | (f_unit[5] & _or_119) | (f_unit[6] & _or_120) | (f_unit[7] & _or_121));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_3, f_u_ccu_2_lanes_30_u_lane_data_3,
            f_u_ccu_2_lanes_29_u_lane_data_3, f_u_ccu_2_lanes_28_u_lane_data_3,
            f_u_ccu_2_lanes_27_u_lane_data_3, f_u_ccu_2_lanes_26_u_lane_data_3,
            f_u_ccu_2_lanes_25_u_lane_data_3, f_u_ccu_2_lanes_24_u_lane_data_3,
            f_u_ccu_2_lanes_23_u_lane_data_3, f_u_ccu_2_lanes_22_u_lane_data_3,
            f_u_ccu_2_lanes_21_u_lane_data_3, f_u_ccu_2_lanes_20_u_lane_data_3,
            f_u_ccu_2_lanes_19_u_lane_data_3, f_u_ccu_2_lanes_18_u_lane_data_3,
            f_u_ccu_2_lanes_17_u_lane_data_3, f_u_ccu_2_lanes_16_u_lane_data_3,
            f_u_ccu_2_lanes_15_u_lane_data_3, f_u_ccu_2_lanes_14_u_lane_data_3,
            f_u_ccu_2_lanes_13_u_lane_data_3, f_u_ccu_2_lanes_12_u_lane_data_3,
            f_u_ccu_2_lanes_11_u_lane_data_3, f_u_ccu_2_lanes_10_u_lane_data_3,
            f_u_ccu_2_lanes_9_u_lane_data_3, f_u_ccu_2_lanes_8_u_lane_data_3,
            f_u_ccu_2_lanes_7_u_lane_data_3, f_u_ccu_2_lanes_6_u_lane_data_3,
            f_u_ccu_2_lanes_5_u_lane_data_3, f_u_ccu_2_lanes_4_u_lane_data_3,
            f_u_ccu_2_lanes_3_u_lane_data_3, f_u_ccu_2_lanes_2_u_lane_data_3,
            f_u_ccu_2_lanes_1_u_lane_data_3, f_u_ccu_2_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_3, f_u_ccu_3_lanes_30_u_lane_data_3,
            f_u_ccu_3_lanes_29_u_lane_data_3, f_u_ccu_3_lanes_28_u_lane_data_3,
            f_u_ccu_3_lanes_27_u_lane_data_3, f_u_ccu_3_lanes_26_u_lane_data_3,
            f_u_ccu_3_lanes_25_u_lane_data_3, f_u_ccu_3_lanes_24_u_lane_data_3,
            f_u_ccu_3_lanes_23_u_lane_data_3, f_u_ccu_3_lanes_22_u_lane_data_3,
            f_u_ccu_3_lanes_21_u_lane_data_3, f_u_ccu_3_lanes_20_u_lane_data_3,
            f_u_ccu_3_lanes_19_u_lane_data_3, f_u_ccu_3_lanes_18_u_lane_data_3,
            f_u_ccu_3_lanes_17_u_lane_data_3, f_u_ccu_3_lanes_16_u_lane_data_3,
            f_u_ccu_3_lanes_15_u_lane_data_3, f_u_ccu_3_lanes_14_u_lane_data_3,
            f_u_ccu_3_lanes_13_u_lane_data_3, f_u_ccu_3_lanes_12_u_lane_data_3,
            f_u_ccu_3_lanes_11_u_lane_data_3, f_u_ccu_3_lanes_10_u_lane_data_3,
            f_u_ccu_3_lanes_9_u_lane_data_3, f_u_ccu_3_lanes_8_u_lane_data_3,
            f_u_ccu_3_lanes_7_u_lane_data_3, f_u_ccu_3_lanes_6_u_lane_data_3,
            f_u_ccu_3_lanes_5_u_lane_data_3, f_u_ccu_3_lanes_4_u_lane_data_3,
            f_u_ccu_3_lanes_3_u_lane_data_3, f_u_ccu_3_lanes_2_u_lane_data_3,
            f_u_ccu_3_lanes_1_u_lane_data_3, f_u_ccu_3_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_3, f_u_ccu_4_lanes_30_u_lane_data_3,
            f_u_ccu_4_lanes_29_u_lane_data_3, f_u_ccu_4_lanes_28_u_lane_data_3,
            f_u_ccu_4_lanes_27_u_lane_data_3, f_u_ccu_4_lanes_26_u_lane_data_3,
            f_u_ccu_4_lanes_25_u_lane_data_3, f_u_ccu_4_lanes_24_u_lane_data_3,
            f_u_ccu_4_lanes_23_u_lane_data_3, f_u_ccu_4_lanes_22_u_lane_data_3,
            f_u_ccu_4_lanes_21_u_lane_data_3, f_u_ccu_4_lanes_20_u_lane_data_3,
            f_u_ccu_4_lanes_19_u_lane_data_3, f_u_ccu_4_lanes_18_u_lane_data_3,
            f_u_ccu_4_lanes_17_u_lane_data_3, f_u_ccu_4_lanes_16_u_lane_data_3,
            f_u_ccu_4_lanes_15_u_lane_data_3, f_u_ccu_4_lanes_14_u_lane_data_3,
            f_u_ccu_4_lanes_13_u_lane_data_3, f_u_ccu_4_lanes_12_u_lane_data_3,
            f_u_ccu_4_lanes_11_u_lane_data_3, f_u_ccu_4_lanes_10_u_lane_data_3,
            f_u_ccu_4_lanes_9_u_lane_data_3, f_u_ccu_4_lanes_8_u_lane_data_3,
            f_u_ccu_4_lanes_7_u_lane_data_3, f_u_ccu_4_lanes_6_u_lane_data_3,
            f_u_ccu_4_lanes_5_u_lane_data_3, f_u_ccu_4_lanes_4_u_lane_data_3,
            f_u_ccu_4_lanes_3_u_lane_data_3, f_u_ccu_4_lanes_2_u_lane_data_3,
            f_u_ccu_4_lanes_1_u_lane_data_3, f_u_ccu_4_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_3, f_u_ccu_5_lanes_30_u_lane_data_3,
            f_u_ccu_5_lanes_29_u_lane_data_3, f_u_ccu_5_lanes_28_u_lane_data_3,
            f_u_ccu_5_lanes_27_u_lane_data_3, f_u_ccu_5_lanes_26_u_lane_data_3,
            f_u_ccu_5_lanes_25_u_lane_data_3, f_u_ccu_5_lanes_24_u_lane_data_3,
            f_u_ccu_5_lanes_23_u_lane_data_3, f_u_ccu_5_lanes_22_u_lane_data_3,
            f_u_ccu_5_lanes_21_u_lane_data_3, f_u_ccu_5_lanes_20_u_lane_data_3,
            f_u_ccu_5_lanes_19_u_lane_data_3, f_u_ccu_5_lanes_18_u_lane_data_3,
            f_u_ccu_5_lanes_17_u_lane_data_3, f_u_ccu_5_lanes_16_u_lane_data_3,
            f_u_ccu_5_lanes_15_u_lane_data_3, f_u_ccu_5_lanes_14_u_lane_data_3,
            f_u_ccu_5_lanes_13_u_lane_data_3, f_u_ccu_5_lanes_12_u_lane_data_3,
            f_u_ccu_5_lanes_11_u_lane_data_3, f_u_ccu_5_lanes_10_u_lane_data_3,
            f_u_ccu_5_lanes_9_u_lane_data_3, f_u_ccu_5_lanes_8_u_lane_data_3,
            f_u_ccu_5_lanes_7_u_lane_data_3, f_u_ccu_5_lanes_6_u_lane_data_3,
            f_u_ccu_5_lanes_5_u_lane_data_3, f_u_ccu_5_lanes_4_u_lane_data_3,
            f_u_ccu_5_lanes_3_u_lane_data_3, f_u_ccu_5_lanes_2_u_lane_data_3,
            f_u_ccu_5_lanes_1_u_lane_data_3, f_u_ccu_5_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_3, f_u_ccu_6_lanes_30_u_lane_data_3,
            f_u_ccu_6_lanes_29_u_lane_data_3, f_u_ccu_6_lanes_28_u_lane_data_3,
            f_u_ccu_6_lanes_27_u_lane_data_3, f_u_ccu_6_lanes_26_u_lane_data_3,
            f_u_ccu_6_lanes_25_u_lane_data_3, f_u_ccu_6_lanes_24_u_lane_data_3,
            f_u_ccu_6_lanes_23_u_lane_data_3, f_u_ccu_6_lanes_22_u_lane_data_3,
            f_u_ccu_6_lanes_21_u_lane_data_3, f_u_ccu_6_lanes_20_u_lane_data_3,
            f_u_ccu_6_lanes_19_u_lane_data_3, f_u_ccu_6_lanes_18_u_lane_data_3,
            f_u_ccu_6_lanes_17_u_lane_data_3, f_u_ccu_6_lanes_16_u_lane_data_3,
            f_u_ccu_6_lanes_15_u_lane_data_3, f_u_ccu_6_lanes_14_u_lane_data_3,
            f_u_ccu_6_lanes_13_u_lane_data_3, f_u_ccu_6_lanes_12_u_lane_data_3,
            f_u_ccu_6_lanes_11_u_lane_data_3, f_u_ccu_6_lanes_10_u_lane_data_3,
            f_u_ccu_6_lanes_9_u_lane_data_3, f_u_ccu_6_lanes_8_u_lane_data_3,
            f_u_ccu_6_lanes_7_u_lane_data_3, f_u_ccu_6_lanes_6_u_lane_data_3,
            f_u_ccu_6_lanes_5_u_lane_data_3, f_u_ccu_6_lanes_4_u_lane_data_3,
            f_u_ccu_6_lanes_3_u_lane_data_3, f_u_ccu_6_lanes_2_u_lane_data_3,
            f_u_ccu_6_lanes_1_u_lane_data_3, f_u_ccu_6_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_3_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_3, f_u_ccu_7_lanes_30_u_lane_data_3,
            f_u_ccu_7_lanes_29_u_lane_data_3, f_u_ccu_7_lanes_28_u_lane_data_3,
            f_u_ccu_7_lanes_27_u_lane_data_3, f_u_ccu_7_lanes_26_u_lane_data_3,
            f_u_ccu_7_lanes_25_u_lane_data_3, f_u_ccu_7_lanes_24_u_lane_data_3,
            f_u_ccu_7_lanes_23_u_lane_data_3, f_u_ccu_7_lanes_22_u_lane_data_3,
            f_u_ccu_7_lanes_21_u_lane_data_3, f_u_ccu_7_lanes_20_u_lane_data_3,
            f_u_ccu_7_lanes_19_u_lane_data_3, f_u_ccu_7_lanes_18_u_lane_data_3,
            f_u_ccu_7_lanes_17_u_lane_data_3, f_u_ccu_7_lanes_16_u_lane_data_3,
            f_u_ccu_7_lanes_15_u_lane_data_3, f_u_ccu_7_lanes_14_u_lane_data_3,
            f_u_ccu_7_lanes_13_u_lane_data_3, f_u_ccu_7_lanes_12_u_lane_data_3,
            f_u_ccu_7_lanes_11_u_lane_data_3, f_u_ccu_7_lanes_10_u_lane_data_3,
            f_u_ccu_7_lanes_9_u_lane_data_3, f_u_ccu_7_lanes_8_u_lane_data_3,
            f_u_ccu_7_lanes_7_u_lane_data_3, f_u_ccu_7_lanes_6_u_lane_data_3,
            f_u_ccu_7_lanes_5_u_lane_data_3, f_u_ccu_7_lanes_4_u_lane_data_3,
            f_u_ccu_7_lanes_3_u_lane_data_3, f_u_ccu_7_lanes_2_u_lane_data_3,
            f_u_ccu_7_lanes_1_u_lane_data_3, f_u_ccu_7_lanes_0_u_lane_data_3};
    wire [32*LANE_W-1:0] _or_122 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_3_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_3_etc);
    wire [31:0] _joined_22 = {_or_122[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_122[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_122[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_122[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_122[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_122[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_122[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_122[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_122[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_122[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_122[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_122[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_122[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_122[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_122[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_122[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_122[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_122[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_122[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_122[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_122[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_122[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_122[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_122[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_122[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_122[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_122[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_122[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_122[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_122[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_122[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_122[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_4: assert(~_f_own_and_4 | ~(|(f_known_lanes & ~_joined_22)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_4 = \u_ccu_2.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_4 = \u_ccu_2.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_4 = \u_ccu_2.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_4 = \u_ccu_2.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_4 = \u_ccu_2.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_4 = \u_ccu_2.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_4 = \u_ccu_2.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_4 = \u_ccu_2.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_4 = \u_ccu_2.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_4 = \u_ccu_2.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_4 = \u_ccu_2.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_4 = \u_ccu_2.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_4 = \u_ccu_2.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_4 = \u_ccu_2.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_4 = \u_ccu_2.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_4 = \u_ccu_2.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_4 = \u_ccu_2.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_4 = \u_ccu_2.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_4 = \u_ccu_2.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_4 = \u_ccu_2.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_4 = \u_ccu_2.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_4 = \u_ccu_2.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_4 = \u_ccu_2.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_4 = \u_ccu_2.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_4 = \u_ccu_2.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_4 = \u_ccu_2.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_4 = \u_ccu_2.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_4 = \u_ccu_2.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_4 = \u_ccu_2.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_4 = \u_ccu_2.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_4 = \u_ccu_2.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_4 = \u_ccu_2.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_4 = \u_ccu_3.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_4 = \u_ccu_3.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_4 = \u_ccu_3.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_4 = \u_ccu_3.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_4 = \u_ccu_3.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_4 = \u_ccu_3.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_4 = \u_ccu_3.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_4 = \u_ccu_3.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_4 = \u_ccu_3.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_4 = \u_ccu_3.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_4 = \u_ccu_3.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_4 = \u_ccu_3.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_4 = \u_ccu_3.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_4 = \u_ccu_3.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_4 = \u_ccu_3.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_4 = \u_ccu_3.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_4 = \u_ccu_3.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_4 = \u_ccu_3.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_4 = \u_ccu_3.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_4 = \u_ccu_3.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_4 = \u_ccu_3.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_4 = \u_ccu_3.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_4 = \u_ccu_3.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_4 = \u_ccu_3.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_4 = \u_ccu_3.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_4 = \u_ccu_3.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_4 = \u_ccu_3.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_4 = \u_ccu_3.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_4 = \u_ccu_3.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_4 = \u_ccu_3.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_4 = \u_ccu_3.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_4 = \u_ccu_3.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_4 = \u_ccu_4.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_4 = \u_ccu_4.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_4 = \u_ccu_4.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_4 = \u_ccu_4.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_4 = \u_ccu_4.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_4 = \u_ccu_4.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_4 = \u_ccu_4.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_4 = \u_ccu_4.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_4 = \u_ccu_4.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_4 = \u_ccu_4.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_4 = \u_ccu_4.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_4 = \u_ccu_4.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_4 = \u_ccu_4.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_4 = \u_ccu_4.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_4 = \u_ccu_4.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_4 = \u_ccu_4.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_4 = \u_ccu_4.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_4 = \u_ccu_4.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_4 = \u_ccu_4.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_4 = \u_ccu_4.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_4 = \u_ccu_4.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_4 = \u_ccu_4.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_4 = \u_ccu_4.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_4 = \u_ccu_4.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_4 = \u_ccu_4.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_4 = \u_ccu_4.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_4 = \u_ccu_4.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_4 = \u_ccu_4.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_4 = \u_ccu_4.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_4 = \u_ccu_4.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_4 = \u_ccu_4.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_4 = \u_ccu_4.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_4 = \u_ccu_5.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_4 = \u_ccu_5.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_4 = \u_ccu_5.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_4 = \u_ccu_5.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_4 = \u_ccu_5.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_4 = \u_ccu_5.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_4 = \u_ccu_5.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_4 = \u_ccu_5.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_4 = \u_ccu_5.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_4 = \u_ccu_5.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_4 = \u_ccu_5.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_4 = \u_ccu_5.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_4 = \u_ccu_5.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_4 = \u_ccu_5.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_4 = \u_ccu_5.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_4 = \u_ccu_5.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_4 = \u_ccu_5.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_4 = \u_ccu_5.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_4 = \u_ccu_5.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_4 = \u_ccu_5.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_4 = \u_ccu_5.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_4 = \u_ccu_5.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_4 = \u_ccu_5.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_4 = \u_ccu_5.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_4 = \u_ccu_5.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_4 = \u_ccu_5.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_4 = \u_ccu_5.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_4 = \u_ccu_5.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_4 = \u_ccu_5.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_4 = \u_ccu_5.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_4 = \u_ccu_5.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_4 = \u_ccu_5.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_4 = \u_ccu_6.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_4 = \u_ccu_6.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_4 = \u_ccu_6.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_4 = \u_ccu_6.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_4 = \u_ccu_6.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_4 = \u_ccu_6.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_4 = \u_ccu_6.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_4 = \u_ccu_6.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_4 = \u_ccu_6.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_4 = \u_ccu_6.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_4 = \u_ccu_6.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_4 = \u_ccu_6.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_4 = \u_ccu_6.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_4 = \u_ccu_6.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_4 = \u_ccu_6.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_4 = \u_ccu_6.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_4 = \u_ccu_6.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_4 = \u_ccu_6.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_4 = \u_ccu_6.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_4 = \u_ccu_6.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_4 = \u_ccu_6.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_4 = \u_ccu_6.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_4 = \u_ccu_6.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_4 = \u_ccu_6.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_4 = \u_ccu_6.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_4 = \u_ccu_6.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_4 = \u_ccu_6.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_4 = \u_ccu_6.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_4 = \u_ccu_6.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_4 = \u_ccu_6.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_4 = \u_ccu_6.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_4 = \u_ccu_6.lanes[31].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_4 = \u_ccu_7.lanes[0].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_4 = \u_ccu_7.lanes[1].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_4 = \u_ccu_7.lanes[2].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_4 = \u_ccu_7.lanes[3].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_4 = \u_ccu_7.lanes[4].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_4 = \u_ccu_7.lanes[5].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_4 = \u_ccu_7.lanes[6].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_4 = \u_ccu_7.lanes[7].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_4 = \u_ccu_7.lanes[8].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_4 = \u_ccu_7.lanes[9].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_4 = \u_ccu_7.lanes[10].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_4 = \u_ccu_7.lanes[11].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_4 = \u_ccu_7.lanes[12].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_4 = \u_ccu_7.lanes[13].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_4 = \u_ccu_7.lanes[14].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_4 = \u_ccu_7.lanes[15].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_4 = \u_ccu_7.lanes[16].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_4 = \u_ccu_7.lanes[17].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_4 = \u_ccu_7.lanes[18].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_4 = \u_ccu_7.lanes[19].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_4 = \u_ccu_7.lanes[20].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_4 = \u_ccu_7.lanes[21].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_4 = \u_ccu_7.lanes[22].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_4 = \u_ccu_7.lanes[23].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_4 = \u_ccu_7.lanes[24].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_4 = \u_ccu_7.lanes[25].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_4 = \u_ccu_7.lanes[26].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_4 = \u_ccu_7.lanes[27].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_4 = \u_ccu_7.lanes[28].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_4 = \u_ccu_7.lanes[29].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_4 = \u_ccu_7.lanes[30].u_lane.data_4 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_4 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_4 = \u_ccu_7.lanes[31].u_lane.data_4 ;
    wire _or_123 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_5)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_14)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_23)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_32)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_41)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_50);
    wire _or_124 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_59)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_68)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_77)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_86)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_95)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_104);
    wire _or_125 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_113)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_122)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_131)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_140)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_149)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_158);
    wire _or_126 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_167)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_176)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_185)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_194)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_203)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_212);
    wire _or_127 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_221)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_230)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_239)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_248)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_257)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_266);
    wire _or_128 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_275)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_284)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_293)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_302)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_311)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_320);
    wire _or_129 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_329)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_338)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_347)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_356)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_365)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_374);
    wire _or_130 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_383)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_392)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_401)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_410)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_419)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_428);
    wire _f_own_and_5 = f_own & f_here[4] & ~((f_unit[0] & _or_123) | (f_unit[1] & _or_124)
            | (f_unit[2] & _or_125) | (f_unit[3] & _or_126) | (f_unit[4] & _or_127)
            | (f_unit[5] & _or_128) | (f_unit[6] & _or_129) | (f_unit[7] & _or_130));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_4, f_u_ccu_2_lanes_30_u_lane_data_4,
            f_u_ccu_2_lanes_29_u_lane_data_4, f_u_ccu_2_lanes_28_u_lane_data_4,
            f_u_ccu_2_lanes_27_u_lane_data_4, f_u_ccu_2_lanes_26_u_lane_data_4,
            f_u_ccu_2_lanes_25_u_lane_data_4, f_u_ccu_2_lanes_24_u_lane_data_4,
            f_u_ccu_2_lanes_23_u_lane_data_4, f_u_ccu_2_lanes_22_u_lane_data_4,
            f_u_ccu_2_lanes_21_u_lane_data_4, f_u_ccu_2_lanes_20_u_lane_data_4,
            f_u_ccu_2_lanes_19_u_lane_data_4, f_u_ccu_2_lanes_18_u_lane_data_4,
            f_u_ccu_2_lanes_17_u_lane_data_4, f_u_ccu_2_lanes_16_u_lane_data_4,
            f_u_ccu_2_lanes_15_u_lane_data_4, f_u_ccu_2_lanes_14_u_lane_data_4,
            f_u_ccu_2_lanes_13_u_lane_data_4, f_u_ccu_2_lanes_12_u_lane_data_4,
            f_u_ccu_2_lanes_11_u_lane_data_4, f_u_ccu_2_lanes_10_u_lane_data_4,
            f_u_ccu_2_lanes_9_u_lane_data_4, f_u_ccu_2_lanes_8_u_lane_data_4,
            f_u_ccu_2_lanes_7_u_lane_data_4, f_u_ccu_2_lanes_6_u_lane_data_4,
            f_u_ccu_2_lanes_5_u_lane_data_4, f_u_ccu_2_lanes_4_u_lane_data_4,
            f_u_ccu_2_lanes_3_u_lane_data_4, f_u_ccu_2_lanes_2_u_lane_data_4,
            f_u_ccu_2_lanes_1_u_lane_data_4, f_u_ccu_2_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_4, f_u_ccu_3_lanes_30_u_lane_data_4,
            f_u_ccu_3_lanes_29_u_lane_data_4, f_u_ccu_3_lanes_28_u_lane_data_4,
            f_u_ccu_3_lanes_27_u_lane_data_4, f_u_ccu_3_lanes_26_u_lane_data_4,
            f_u_ccu_3_lanes_25_u_lane_data_4, f_u_ccu_3_lanes_24_u_lane_data_4,
            f_u_ccu_3_lanes_23_u_lane_data_4, f_u_ccu_3_lanes_22_u_lane_data_4,
            f_u_ccu_3_lanes_21_u_lane_data_4, f_u_ccu_3_lanes_20_u_lane_data_4,
            f_u_ccu_3_lanes_19_u_lane_data_4, f_u_ccu_3_lanes_18_u_lane_data_4,
            f_u_ccu_3_lanes_17_u_lane_data_4, f_u_ccu_3_lanes_16_u_lane_data_4,
            f_u_ccu_3_lanes_15_u_lane_data_4, f_u_ccu_3_lanes_14_u_lane_data_4,
            f_u_ccu_3_lanes_13_u_lane_data_4, f_u_ccu_3_lanes_12_u_lane_data_4,
            f_u_ccu_3_lanes_11_u_lane_data_4, f_u_ccu_3_lanes_10_u_lane_data_4,
            f_u_ccu_3_lanes_9_u_lane_data_4, f_u_ccu_3_lanes_8_u_lane_data_4,
            f_u_ccu_3_lanes_7_u_lane_data_4, f_u_ccu_3_lanes_6_u_lane_data_4,
            f_u_ccu_3_lanes_5_u_lane_data_4, f_u_ccu_3_lanes_4_u_lane_data_4,
            f_u_ccu_3_lanes_3_u_lane_data_4, f_u_ccu_3_lanes_2_u_lane_data_4,
            f_u_ccu_3_lanes_1_u_lane_data_4, f_u_ccu_3_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_4, f_u_ccu_4_lanes_30_u_lane_data_4,
            f_u_ccu_4_lanes_29_u_lane_data_4, f_u_ccu_4_lanes_28_u_lane_data_4,
            f_u_ccu_4_lanes_27_u_lane_data_4, f_u_ccu_4_lanes_26_u_lane_data_4,
            f_u_ccu_4_lanes_25_u_lane_data_4, f_u_ccu_4_lanes_24_u_lane_data_4,
            f_u_ccu_4_lanes_23_u_lane_data_4, f_u_ccu_4_lanes_22_u_lane_data_4,
            f_u_ccu_4_lanes_21_u_lane_data_4, f_u_ccu_4_lanes_20_u_lane_data_4,
            f_u_ccu_4_lanes_19_u_lane_data_4, f_u_ccu_4_lanes_18_u_lane_data_4,
            f_u_ccu_4_lanes_17_u_lane_data_4, f_u_ccu_4_lanes_16_u_lane_data_4,
            f_u_ccu_4_lanes_15_u_lane_data_4, f_u_ccu_4_lanes_14_u_lane_data_4,
            f_u_ccu_4_lanes_13_u_lane_data_4, f_u_ccu_4_lanes_12_u_lane_data_4,
            f_u_ccu_4_lanes_11_u_lane_data_4, f_u_ccu_4_lanes_10_u_lane_data_4,
            f_u_ccu_4_lanes_9_u_lane_data_4, f_u_ccu_4_lanes_8_u_lane_data_4,
            f_u_ccu_4_lanes_7_u_lane_data_4, f_u_ccu_4_lanes_6_u_lane_data_4,
            f_u_ccu_4_lanes_5_u_lane_data_4, f_u_ccu_4_lanes_4_u_lane_data_4,
            f_u_ccu_4_lanes_3_u_lane_data_4, f_u_ccu_4_lanes_2_u_lane_data_4,
            f_u_ccu_4_lanes_1_u_lane_data_4, f_u_ccu_4_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_4, f_u_ccu_5_lanes_30_u_lane_data_4,
            f_u_ccu_5_lanes_29_u_lane_data_4, f_u_ccu_5_lanes_28_u_lane_data_4,
            f_u_ccu_5_lanes_27_u_lane_data_4, f_u_ccu_5_lanes_26_u_lane_data_4,
            f_u_ccu_5_lanes_25_u_lane_data_4, f_u_ccu_5_lanes_24_u_lane_data_4,
            f_u_ccu_5_lanes_23_u_lane_data_4, f_u_ccu_5_lanes_22_u_lane_data_4,
            f_u_ccu_5_lanes_21_u_lane_data_4, f_u_ccu_5_lanes_20_u_lane_data_4,
            f_u_ccu_5_lanes_19_u_lane_data_4, f_u_ccu_5_lanes_18_u_lane_data_4,
            f_u_ccu_5_lanes_17_u_lane_data_4, f_u_ccu_5_lanes_16_u_lane_data_4,
            f_u_ccu_5_lanes_15_u_lane_data_4, f_u_ccu_5_lanes_14_u_lane_data_4,
            f_u_ccu_5_lanes_13_u_lane_data_4, f_u_ccu_5_lanes_12_u_lane_data_4,
            f_u_ccu_5_lanes_11_u_lane_data_4, f_u_ccu_5_lanes_10_u_lane_data_4,
            f_u_ccu_5_lanes_9_u_lane_data_4, f_u_ccu_5_lanes_8_u_lane_data_4,
            f_u_ccu_5_lanes_7_u_lane_data_4, f_u_ccu_5_lanes_6_u_lane_data_4,
            f_u_ccu_5_lanes_5_u_lane_data_4, f_u_ccu_5_lanes_4_u_lane_data_4,
            f_u_ccu_5_lanes_3_u_lane_data_4, f_u_ccu_5_lanes_2_u_lane_data_4,
            f_u_ccu_5_lanes_1_u_lane_data_4, f_u_ccu_5_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_4, f_u_ccu_6_lanes_30_u_lane_data_4,
            f_u_ccu_6_lanes_29_u_lane_data_4, f_u_ccu_6_lanes_28_u_lane_data_4,
            f_u_ccu_6_lanes_27_u_lane_data_4, f_u_ccu_6_lanes_26_u_lane_data_4,
            f_u_ccu_6_lanes_25_u_lane_data_4, f_u_ccu_6_lanes_24_u_lane_data_4,
            f_u_ccu_6_lanes_23_u_lane_data_4, f_u_ccu_6_lanes_22_u_lane_data_4,
            f_u_ccu_6_lanes_21_u_lane_data_4, f_u_ccu_6_lanes_20_u_lane_data_4,
            f_u_ccu_6_lanes_19_u_lane_data_4, f_u_ccu_6_lanes_18_u_lane_data_4,
            f_u_ccu_6_lanes_17_u_lane_data_4, f_u_ccu_6_lanes_16_u_lane_data_4,
            f_u_ccu_6_lanes_15_u_lane_data_4, f_u_ccu_6_lanes_14_u_lane_data_4,
            f_u_ccu_6_lanes_13_u_lane_data_4, f_u_ccu_6_lanes_12_u_lane_data_4,
            f_u_ccu_6_lanes_11_u_lane_data_4, f_u_ccu_6_lanes_10_u_lane_data_4,
            f_u_ccu_6_lanes_9_u_lane_data_4, f_u_ccu_6_lanes_8_u_lane_data_4,
            f_u_ccu_6_lanes_7_u_lane_data_4, f_u_ccu_6_lanes_6_u_lane_data_4,
            f_u_ccu_6_lanes_5_u_lane_data_4, f_u_ccu_6_lanes_4_u_lane_data_4,
            f_u_ccu_6_lanes_3_u_lane_data_4, f_u_ccu_6_lanes_2_u_lane_data_4,
            f_u_ccu_6_lanes_1_u_lane_data_4, f_u_ccu_6_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_4_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_4, f_u_ccu_7_lanes_30_u_lane_data_4,
            f_u_ccu_7_lanes_29_u_lane_data_4, f_u_ccu_7_lanes_28_u_lane_data_4,
            f_u_ccu_7_lanes_27_u_lane_data_4, f_u_ccu_7_lanes_26_u_lane_data_4,
            f_u_ccu_7_lanes_25_u_lane_data_4, f_u_ccu_7_lanes_24_u_lane_data_4,
            f_u_ccu_7_lanes_23_u_lane_data_4, f_u_ccu_7_lanes_22_u_lane_data_4,
            f_u_ccu_7_lanes_21_u_lane_data_4, f_u_ccu_7_lanes_20_u_lane_data_4,
            f_u_ccu_7_lanes_19_u_lane_data_4, f_u_ccu_7_lanes_18_u_lane_data_4,
            f_u_ccu_7_lanes_17_u_lane_data_4, f_u_ccu_7_lanes_16_u_lane_data_4,
            f_u_ccu_7_lanes_15_u_lane_data_4, f_u_ccu_7_lanes_14_u_lane_data_4,
            f_u_ccu_7_lanes_13_u_lane_data_4, f_u_ccu_7_lanes_12_u_lane_data_4,
            f_u_ccu_7_lanes_11_u_lane_data_4, f_u_ccu_7_lanes_10_u_lane_data_4,
            f_u_ccu_7_lanes_9_u_lane_data_4, f_u_ccu_7_lanes_8_u_lane_data_4,
            f_u_ccu_7_lanes_7_u_lane_data_4, f_u_ccu_7_lanes_6_u_lane_data_4,
            f_u_ccu_7_lanes_5_u_lane_data_4, f_u_ccu_7_lanes_4_u_lane_data_4,
            f_u_ccu_7_lanes_3_u_lane_data_4, f_u_ccu_7_lanes_2_u_lane_data_4,
            f_u_ccu_7_lanes_1_u_lane_data_4, f_u_ccu_7_lanes_0_u_lane_data_4};
    wire [32*LANE_W-1:0] _or_131 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_4_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_4_etc);
    wire [31:0] _joined_23 = {_or_131[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_131[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_131[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_131[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_131[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_131[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_131[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_131[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_131[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_131[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_131[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_131[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_131[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_131[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_131[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_131[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_131[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_131[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_131[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_131[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_131[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_131[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_131[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_131[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_131[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_131[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_131[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_131[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_131[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_131[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_131[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_131[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_5: assert(~_f_own_and_5 | ~(|(f_known_lanes & ~_joined_23)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_5 = \u_ccu_2.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_5 = \u_ccu_2.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_5 = \u_ccu_2.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_5 = \u_ccu_2.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_5 = \u_ccu_2.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_5 = \u_ccu_2.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_5 = \u_ccu_2.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_5 = \u_ccu_2.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_5 = \u_ccu_2.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_5 = \u_ccu_2.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_5 = \u_ccu_2.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_5 = \u_ccu_2.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_5 = \u_ccu_2.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_5 = \u_ccu_2.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_5 = \u_ccu_2.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_5 = \u_ccu_2.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_5 = \u_ccu_2.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_5 = \u_ccu_2.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_5 = \u_ccu_2.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_5 = \u_ccu_2.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_5 = \u_ccu_2.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_5 = \u_ccu_2.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_5 = \u_ccu_2.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_5 = \u_ccu_2.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_5 = \u_ccu_2.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_5 = \u_ccu_2.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_5 = \u_ccu_2.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_5 = \u_ccu_2.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_5 = \u_ccu_2.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_5 = \u_ccu_2.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_5 = \u_ccu_2.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_5 = \u_ccu_2.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_5 = \u_ccu_3.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_5 = \u_ccu_3.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_5 = \u_ccu_3.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_5 = \u_ccu_3.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_5 = \u_ccu_3.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_5 = \u_ccu_3.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_5 = \u_ccu_3.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_5 = \u_ccu_3.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_5 = \u_ccu_3.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_5 = \u_ccu_3.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_5 = \u_ccu_3.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_5 = \u_ccu_3.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_5 = \u_ccu_3.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_5 = \u_ccu_3.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_5 = \u_ccu_3.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_5 = \u_ccu_3.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_5 = \u_ccu_3.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_5 = \u_ccu_3.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_5 = \u_ccu_3.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_5 = \u_ccu_3.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_5 = \u_ccu_3.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_5 = \u_ccu_3.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_5 = \u_ccu_3.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_5 = \u_ccu_3.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_5 = \u_ccu_3.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_5 = \u_ccu_3.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_5 = \u_ccu_3.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_5 = \u_ccu_3.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_5 = \u_ccu_3.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_5 = \u_ccu_3.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_5 = \u_ccu_3.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_5 = \u_ccu_3.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_5 = \u_ccu_4.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_5 = \u_ccu_4.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_5 = \u_ccu_4.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_5 = \u_ccu_4.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_5 = \u_ccu_4.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_5 = \u_ccu_4.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_5 = \u_ccu_4.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_5 = \u_ccu_4.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_5 = \u_ccu_4.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_5 = \u_ccu_4.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_5 = \u_ccu_4.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_5 = \u_ccu_4.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_5 = \u_ccu_4.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_5 = \u_ccu_4.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_5 = \u_ccu_4.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_5 = \u_ccu_4.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_5 = \u_ccu_4.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_5 = \u_ccu_4.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_5 = \u_ccu_4.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_5 = \u_ccu_4.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_5 = \u_ccu_4.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_5 = \u_ccu_4.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_5 = \u_ccu_4.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_5 = \u_ccu_4.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_5 = \u_ccu_4.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_5 = \u_ccu_4.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_5 = \u_ccu_4.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_5 = \u_ccu_4.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_5 = \u_ccu_4.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_5 = \u_ccu_4.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_5 = \u_ccu_4.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_5 = \u_ccu_4.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_5 = \u_ccu_5.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_5 = \u_ccu_5.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_5 = \u_ccu_5.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_5 = \u_ccu_5.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_5 = \u_ccu_5.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_5 = \u_ccu_5.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_5 = \u_ccu_5.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_5 = \u_ccu_5.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_5 = \u_ccu_5.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_5 = \u_ccu_5.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_5 = \u_ccu_5.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_5 = \u_ccu_5.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_5 = \u_ccu_5.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_5 = \u_ccu_5.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_5 = \u_ccu_5.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_5 = \u_ccu_5.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_5 = \u_ccu_5.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_5 = \u_ccu_5.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_5 = \u_ccu_5.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_5 = \u_ccu_5.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_5 = \u_ccu_5.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_5 = \u_ccu_5.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_5 = \u_ccu_5.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_5 = \u_ccu_5.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_5 = \u_ccu_5.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_5 = \u_ccu_5.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_5 = \u_ccu_5.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_5 = \u_ccu_5.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_5 = \u_ccu_5.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_5 = \u_ccu_5.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_5 = \u_ccu_5.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_5 = \u_ccu_5.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_5 = \u_ccu_6.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_5 = \u_ccu_6.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_5 = \u_ccu_6.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_5 = \u_ccu_6.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_5 = \u_ccu_6.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_5 = \u_ccu_6.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_5 = \u_ccu_6.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_5 = \u_ccu_6.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_5 = \u_ccu_6.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_5 = \u_ccu_6.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_5 = \u_ccu_6.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_5 = \u_ccu_6.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_5 = \u_ccu_6.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_5 = \u_ccu_6.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_5 = \u_ccu_6.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_5 = \u_ccu_6.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_5 = \u_ccu_6.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_5 = \u_ccu_6.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_5 = \u_ccu_6.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_5 = \u_ccu_6.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_5 = \u_ccu_6.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_5 = \u_ccu_6.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_5 = \u_ccu_6.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_5 = \u_ccu_6.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_5 = \u_ccu_6.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_5 = \u_ccu_6.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_5 = \u_ccu_6.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_5 = \u_ccu_6.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_5 = \u_ccu_6.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_5 = \u_ccu_6.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_5 = \u_ccu_6.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_5 = \u_ccu_6.lanes[31].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_5 = \u_ccu_7.lanes[0].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_5 = \u_ccu_7.lanes[1].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_5 = \u_ccu_7.lanes[2].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_5 = \u_ccu_7.lanes[3].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_5 = \u_ccu_7.lanes[4].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_5 = \u_ccu_7.lanes[5].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_5 = \u_ccu_7.lanes[6].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_5 = \u_ccu_7.lanes[7].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_5 = \u_ccu_7.lanes[8].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_5 = \u_ccu_7.lanes[9].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_5 = \u_ccu_7.lanes[10].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_5 = \u_ccu_7.lanes[11].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_5 = \u_ccu_7.lanes[12].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_5 = \u_ccu_7.lanes[13].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_5 = \u_ccu_7.lanes[14].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_5 = \u_ccu_7.lanes[15].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_5 = \u_ccu_7.lanes[16].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_5 = \u_ccu_7.lanes[17].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_5 = \u_ccu_7.lanes[18].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_5 = \u_ccu_7.lanes[19].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_5 = \u_ccu_7.lanes[20].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_5 = \u_ccu_7.lanes[21].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_5 = \u_ccu_7.lanes[22].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_5 = \u_ccu_7.lanes[23].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_5 = \u_ccu_7.lanes[24].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_5 = \u_ccu_7.lanes[25].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_5 = \u_ccu_7.lanes[26].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_5 = \u_ccu_7.lanes[27].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_5 = \u_ccu_7.lanes[28].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_5 = \u_ccu_7.lanes[29].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_5 = \u_ccu_7.lanes[30].u_lane.data_5 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_5 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_5 = \u_ccu_7.lanes[31].u_lane.data_5 ;
    wire _or_132 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_6)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_15)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_24)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_33)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_42)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_51);
    wire _or_133 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_60)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_69)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_78)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_87)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_96)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_105);
    wire _or_134 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_114)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_123)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_132)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_141)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_150)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_159);
    wire _or_135 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_168)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_177)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_186)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_195)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_204)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_213);
    wire _or_136 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_222)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_231)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_240)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_249)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_258)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_267);
    wire _or_137 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_276)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_285)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_294)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_303)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_312)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_321);
    wire _or_138 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_330)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_339)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_348)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_357)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_366)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_375);
    wire _or_139 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_384)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_393)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_402)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_411)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_420)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_429);
    wire _f_own_and_6 = f_own & f_here[5] & ~((f_unit[0] & _or_132) | (f_unit[1] & _or_133)
            | (f_unit[2] & _or_134) | (f_unit[3] & _or_135) | (f_unit[4] & _or_136)
            | (f_unit[5] & _or_137) | (f_unit[6] & _or_138) | (f_unit[7] & _or_139));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_5, f_u_ccu_2_lanes_30_u_lane_data_5,
            f_u_ccu_2_lanes_29_u_lane_data_5, f_u_ccu_2_lanes_28_u_lane_data_5,
            f_u_ccu_2_lanes_27_u_lane_data_5, f_u_ccu_2_lanes_26_u_lane_data_5,
            f_u_ccu_2_lanes_25_u_lane_data_5, f_u_ccu_2_lanes_24_u_lane_data_5,
            f_u_ccu_2_lanes_23_u_lane_data_5, f_u_ccu_2_lanes_22_u_lane_data_5,
            f_u_ccu_2_lanes_21_u_lane_data_5, f_u_ccu_2_lanes_20_u_lane_data_5,
            f_u_ccu_2_lanes_19_u_lane_data_5, f_u_ccu_2_lanes_18_u_lane_data_5,
            f_u_ccu_2_lanes_17_u_lane_data_5, f_u_ccu_2_lanes_16_u_lane_data_5,
            f_u_ccu_2_lanes_15_u_lane_data_5, f_u_ccu_2_lanes_14_u_lane_data_5,
            f_u_ccu_2_lanes_13_u_lane_data_5, f_u_ccu_2_lanes_12_u_lane_data_5,
            f_u_ccu_2_lanes_11_u_lane_data_5, f_u_ccu_2_lanes_10_u_lane_data_5,
            f_u_ccu_2_lanes_9_u_lane_data_5, f_u_ccu_2_lanes_8_u_lane_data_5,
            f_u_ccu_2_lanes_7_u_lane_data_5, f_u_ccu_2_lanes_6_u_lane_data_5,
            f_u_ccu_2_lanes_5_u_lane_data_5, f_u_ccu_2_lanes_4_u_lane_data_5,
            f_u_ccu_2_lanes_3_u_lane_data_5, f_u_ccu_2_lanes_2_u_lane_data_5,
            f_u_ccu_2_lanes_1_u_lane_data_5, f_u_ccu_2_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_5, f_u_ccu_3_lanes_30_u_lane_data_5,
            f_u_ccu_3_lanes_29_u_lane_data_5, f_u_ccu_3_lanes_28_u_lane_data_5,
            f_u_ccu_3_lanes_27_u_lane_data_5, f_u_ccu_3_lanes_26_u_lane_data_5,
            f_u_ccu_3_lanes_25_u_lane_data_5, f_u_ccu_3_lanes_24_u_lane_data_5,
            f_u_ccu_3_lanes_23_u_lane_data_5, f_u_ccu_3_lanes_22_u_lane_data_5,
            f_u_ccu_3_lanes_21_u_lane_data_5, f_u_ccu_3_lanes_20_u_lane_data_5,
            f_u_ccu_3_lanes_19_u_lane_data_5, f_u_ccu_3_lanes_18_u_lane_data_5,
            f_u_ccu_3_lanes_17_u_lane_data_5, f_u_ccu_3_lanes_16_u_lane_data_5,
            f_u_ccu_3_lanes_15_u_lane_data_5, f_u_ccu_3_lanes_14_u_lane_data_5,
            f_u_ccu_3_lanes_13_u_lane_data_5, f_u_ccu_3_lanes_12_u_lane_data_5,
            f_u_ccu_3_lanes_11_u_lane_data_5, f_u_ccu_3_lanes_10_u_lane_data_5,
            f_u_ccu_3_lanes_9_u_lane_data_5, f_u_ccu_3_lanes_8_u_lane_data_5,
            f_u_ccu_3_lanes_7_u_lane_data_5, f_u_ccu_3_lanes_6_u_lane_data_5,
            f_u_ccu_3_lanes_5_u_lane_data_5, f_u_ccu_3_lanes_4_u_lane_data_5,
            f_u_ccu_3_lanes_3_u_lane_data_5, f_u_ccu_3_lanes_2_u_lane_data_5,
            f_u_ccu_3_lanes_1_u_lane_data_5, f_u_ccu_3_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_5, f_u_ccu_4_lanes_30_u_lane_data_5,
            f_u_ccu_4_lanes_29_u_lane_data_5, f_u_ccu_4_lanes_28_u_lane_data_5,
            f_u_ccu_4_lanes_27_u_lane_data_5, f_u_ccu_4_lanes_26_u_lane_data_5,
            f_u_ccu_4_lanes_25_u_lane_data_5, f_u_ccu_4_lanes_24_u_lane_data_5,
            f_u_ccu_4_lanes_23_u_lane_data_5, f_u_ccu_4_lanes_22_u_lane_data_5,
            f_u_ccu_4_lanes_21_u_lane_data_5, f_u_ccu_4_lanes_20_u_lane_data_5,
            f_u_ccu_4_lanes_19_u_lane_data_5, f_u_ccu_4_lanes_18_u_lane_data_5,
            f_u_ccu_4_lanes_17_u_lane_data_5, f_u_ccu_4_lanes_16_u_lane_data_5,
            f_u_ccu_4_lanes_15_u_lane_data_5, f_u_ccu_4_lanes_14_u_lane_data_5,
            f_u_ccu_4_lanes_13_u_lane_data_5, f_u_ccu_4_lanes_12_u_lane_data_5,
            f_u_ccu_4_lanes_11_u_lane_data_5, f_u_ccu_4_lanes_10_u_lane_data_5,
            f_u_ccu_4_lanes_9_u_lane_data_5, f_u_ccu_4_lanes_8_u_lane_data_5,
            f_u_ccu_4_lanes_7_u_lane_data_5, f_u_ccu_4_lanes_6_u_lane_data_5,
            f_u_ccu_4_lanes_5_u_lane_data_5, f_u_ccu_4_lanes_4_u_lane_data_5,
            f_u_ccu_4_lanes_3_u_lane_data_5, f_u_ccu_4_lanes_2_u_lane_data_5,
            f_u_ccu_4_lanes_1_u_lane_data_5, f_u_ccu_4_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_5, f_u_ccu_5_lanes_30_u_lane_data_5,
            f_u_ccu_5_lanes_29_u_lane_data_5, f_u_ccu_5_lanes_28_u_lane_data_5,
            f_u_ccu_5_lanes_27_u_lane_data_5, f_u_ccu_5_lanes_26_u_lane_data_5,
            f_u_ccu_5_lanes_25_u_lane_data_5, f_u_ccu_5_lanes_24_u_lane_data_5,
            f_u_ccu_5_lanes_23_u_lane_data_5, f_u_ccu_5_lanes_22_u_lane_data_5,
            f_u_ccu_5_lanes_21_u_lane_data_5, f_u_ccu_5_lanes_20_u_lane_data_5,
            f_u_ccu_5_lanes_19_u_lane_data_5, f_u_ccu_5_lanes_18_u_lane_data_5,
            f_u_ccu_5_lanes_17_u_lane_data_5, f_u_ccu_5_lanes_16_u_lane_data_5,
            f_u_ccu_5_lanes_15_u_lane_data_5, f_u_ccu_5_lanes_14_u_lane_data_5,
            f_u_ccu_5_lanes_13_u_lane_data_5, f_u_ccu_5_lanes_12_u_lane_data_5,
            f_u_ccu_5_lanes_11_u_lane_data_5, f_u_ccu_5_lanes_10_u_lane_data_5,
            f_u_ccu_5_lanes_9_u_lane_data_5, f_u_ccu_5_lanes_8_u_lane_data_5,
            f_u_ccu_5_lanes_7_u_lane_data_5, f_u_ccu_5_lanes_6_u_lane_data_5,
            f_u_ccu_5_lanes_5_u_lane_data_5, f_u_ccu_5_lanes_4_u_lane_data_5,
            f_u_ccu_5_lanes_3_u_lane_data_5, f_u_ccu_5_lanes_2_u_lane_data_5,
            f_u_ccu_5_lanes_1_u_lane_data_5, f_u_ccu_5_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_5, f_u_ccu_6_lanes_30_u_lane_data_5,
            f_u_ccu_6_lanes_29_u_lane_data_5, f_u_ccu_6_lanes_28_u_lane_data_5,
            f_u_ccu_6_lanes_27_u_lane_data_5, f_u_ccu_6_lanes_26_u_lane_data_5,
            f_u_ccu_6_lanes_25_u_lane_data_5, f_u_ccu_6_lanes_24_u_lane_data_5,
            f_u_ccu_6_lanes_23_u_lane_data_5, f_u_ccu_6_lanes_22_u_lane_data_5,
            f_u_ccu_6_lanes_21_u_lane_data_5, f_u_ccu_6_lanes_20_u_lane_data_5,
            f_u_ccu_6_lanes_19_u_lane_data_5, f_u_ccu_6_lanes_18_u_lane_data_5,
            f_u_ccu_6_lanes_17_u_lane_data_5, f_u_ccu_6_lanes_16_u_lane_data_5,
            f_u_ccu_6_lanes_15_u_lane_data_5, f_u_ccu_6_lanes_14_u_lane_data_5,
            f_u_ccu_6_lanes_13_u_lane_data_5, f_u_ccu_6_lanes_12_u_lane_data_5,
            f_u_ccu_6_lanes_11_u_lane_data_5, f_u_ccu_6_lanes_10_u_lane_data_5,
            f_u_ccu_6_lanes_9_u_lane_data_5, f_u_ccu_6_lanes_8_u_lane_data_5,
            f_u_ccu_6_lanes_7_u_lane_data_5, f_u_ccu_6_lanes_6_u_lane_data_5,
            f_u_ccu_6_lanes_5_u_lane_data_5, f_u_ccu_6_lanes_4_u_lane_data_5,
            f_u_ccu_6_lanes_3_u_lane_data_5, f_u_ccu_6_lanes_2_u_lane_data_5,
            f_u_ccu_6_lanes_1_u_lane_data_5, f_u_ccu_6_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_5_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_5, f_u_ccu_7_lanes_30_u_lane_data_5,
            f_u_ccu_7_lanes_29_u_lane_data_5, f_u_ccu_7_lanes_28_u_lane_data_5,
            f_u_ccu_7_lanes_27_u_lane_data_5, f_u_ccu_7_lanes_26_u_lane_data_5,
            f_u_ccu_7_lanes_25_u_lane_data_5, f_u_ccu_7_lanes_24_u_lane_data_5,
            f_u_ccu_7_lanes_23_u_lane_data_5, f_u_ccu_7_lanes_22_u_lane_data_5,
            f_u_ccu_7_lanes_21_u_lane_data_5, f_u_ccu_7_lanes_20_u_lane_data_5,
            f_u_ccu_7_lanes_19_u_lane_data_5, f_u_ccu_7_lanes_18_u_lane_data_5,
            f_u_ccu_7_lanes_17_u_lane_data_5, f_u_ccu_7_lanes_16_u_lane_data_5,
            f_u_ccu_7_lanes_15_u_lane_data_5, f_u_ccu_7_lanes_14_u_lane_data_5,
            f_u_ccu_7_lanes_13_u_lane_data_5, f_u_ccu_7_lanes_12_u_lane_data_5,
            f_u_ccu_7_lanes_11_u_lane_data_5, f_u_ccu_7_lanes_10_u_lane_data_5,
            f_u_ccu_7_lanes_9_u_lane_data_5, f_u_ccu_7_lanes_8_u_lane_data_5,
            f_u_ccu_7_lanes_7_u_lane_data_5, f_u_ccu_7_lanes_6_u_lane_data_5,
            f_u_ccu_7_lanes_5_u_lane_data_5, f_u_ccu_7_lanes_4_u_lane_data_5,
            f_u_ccu_7_lanes_3_u_lane_data_5, f_u_ccu_7_lanes_2_u_lane_data_5,
            f_u_ccu_7_lanes_1_u_lane_data_5, f_u_ccu_7_lanes_0_u_lane_data_5};
    wire [32*LANE_W-1:0] _or_140 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_5_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_5_etc);
    wire [31:0] _joined_24 = {_or_140[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_140[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_140[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_140[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_140[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_140[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_140[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_140[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_140[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_140[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_140[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_140[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_140[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_140[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_140[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_140[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_140[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_140[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_140[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_140[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_140[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_140[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_140[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_140[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_140[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_140[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_140[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_140[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_140[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_140[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_140[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_140[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_6: assert(~_f_own_and_6 | ~(|(f_known_lanes & ~_joined_24)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_6 = \u_ccu_2.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_6 = \u_ccu_2.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_6 = \u_ccu_2.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_6 = \u_ccu_2.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_6 = \u_ccu_2.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_6 = \u_ccu_2.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_6 = \u_ccu_2.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_6 = \u_ccu_2.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_6 = \u_ccu_2.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_6 = \u_ccu_2.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_6 = \u_ccu_2.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_6 = \u_ccu_2.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_6 = \u_ccu_2.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_6 = \u_ccu_2.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_6 = \u_ccu_2.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_6 = \u_ccu_2.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_6 = \u_ccu_2.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_6 = \u_ccu_2.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_6 = \u_ccu_2.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_6 = \u_ccu_2.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_6 = \u_ccu_2.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_6 = \u_ccu_2.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_6 = \u_ccu_2.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_6 = \u_ccu_2.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_6 = \u_ccu_2.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_6 = \u_ccu_2.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_6 = \u_ccu_2.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_6 = \u_ccu_2.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_6 = \u_ccu_2.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_6 = \u_ccu_2.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_6 = \u_ccu_2.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_6 = \u_ccu_2.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_6 = \u_ccu_3.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_6 = \u_ccu_3.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_6 = \u_ccu_3.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_6 = \u_ccu_3.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_6 = \u_ccu_3.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_6 = \u_ccu_3.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_6 = \u_ccu_3.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_6 = \u_ccu_3.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_6 = \u_ccu_3.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_6 = \u_ccu_3.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_6 = \u_ccu_3.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_6 = \u_ccu_3.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_6 = \u_ccu_3.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_6 = \u_ccu_3.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_6 = \u_ccu_3.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_6 = \u_ccu_3.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_6 = \u_ccu_3.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_6 = \u_ccu_3.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_6 = \u_ccu_3.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_6 = \u_ccu_3.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_6 = \u_ccu_3.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_6 = \u_ccu_3.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_6 = \u_ccu_3.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_6 = \u_ccu_3.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_6 = \u_ccu_3.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_6 = \u_ccu_3.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_6 = \u_ccu_3.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_6 = \u_ccu_3.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_6 = \u_ccu_3.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_6 = \u_ccu_3.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_6 = \u_ccu_3.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_6 = \u_ccu_3.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_6 = \u_ccu_4.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_6 = \u_ccu_4.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_6 = \u_ccu_4.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_6 = \u_ccu_4.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_6 = \u_ccu_4.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_6 = \u_ccu_4.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_6 = \u_ccu_4.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_6 = \u_ccu_4.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_6 = \u_ccu_4.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_6 = \u_ccu_4.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_6 = \u_ccu_4.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_6 = \u_ccu_4.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_6 = \u_ccu_4.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_6 = \u_ccu_4.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_6 = \u_ccu_4.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_6 = \u_ccu_4.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_6 = \u_ccu_4.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_6 = \u_ccu_4.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_6 = \u_ccu_4.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_6 = \u_ccu_4.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_6 = \u_ccu_4.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_6 = \u_ccu_4.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_6 = \u_ccu_4.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_6 = \u_ccu_4.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_6 = \u_ccu_4.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_6 = \u_ccu_4.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_6 = \u_ccu_4.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_6 = \u_ccu_4.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_6 = \u_ccu_4.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_6 = \u_ccu_4.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_6 = \u_ccu_4.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_6 = \u_ccu_4.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_6 = \u_ccu_5.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_6 = \u_ccu_5.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_6 = \u_ccu_5.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_6 = \u_ccu_5.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_6 = \u_ccu_5.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_6 = \u_ccu_5.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_6 = \u_ccu_5.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_6 = \u_ccu_5.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_6 = \u_ccu_5.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_6 = \u_ccu_5.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_6 = \u_ccu_5.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_6 = \u_ccu_5.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_6 = \u_ccu_5.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_6 = \u_ccu_5.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_6 = \u_ccu_5.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_6 = \u_ccu_5.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_6 = \u_ccu_5.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_6 = \u_ccu_5.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_6 = \u_ccu_5.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_6 = \u_ccu_5.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_6 = \u_ccu_5.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_6 = \u_ccu_5.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_6 = \u_ccu_5.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_6 = \u_ccu_5.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_6 = \u_ccu_5.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_6 = \u_ccu_5.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_6 = \u_ccu_5.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_6 = \u_ccu_5.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_6 = \u_ccu_5.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_6 = \u_ccu_5.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_6 = \u_ccu_5.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_6 = \u_ccu_5.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_6 = \u_ccu_6.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_6 = \u_ccu_6.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_6 = \u_ccu_6.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_6 = \u_ccu_6.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_6 = \u_ccu_6.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_6 = \u_ccu_6.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_6 = \u_ccu_6.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_6 = \u_ccu_6.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_6 = \u_ccu_6.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_6 = \u_ccu_6.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_6 = \u_ccu_6.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_6 = \u_ccu_6.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_6 = \u_ccu_6.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_6 = \u_ccu_6.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_6 = \u_ccu_6.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_6 = \u_ccu_6.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_6 = \u_ccu_6.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_6 = \u_ccu_6.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_6 = \u_ccu_6.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_6 = \u_ccu_6.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_6 = \u_ccu_6.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_6 = \u_ccu_6.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_6 = \u_ccu_6.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_6 = \u_ccu_6.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_6 = \u_ccu_6.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_6 = \u_ccu_6.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_6 = \u_ccu_6.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_6 = \u_ccu_6.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_6 = \u_ccu_6.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_6 = \u_ccu_6.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_6 = \u_ccu_6.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_6 = \u_ccu_6.lanes[31].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_6 = \u_ccu_7.lanes[0].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_6 = \u_ccu_7.lanes[1].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_6 = \u_ccu_7.lanes[2].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_6 = \u_ccu_7.lanes[3].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_6 = \u_ccu_7.lanes[4].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_6 = \u_ccu_7.lanes[5].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_6 = \u_ccu_7.lanes[6].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_6 = \u_ccu_7.lanes[7].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_6 = \u_ccu_7.lanes[8].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_6 = \u_ccu_7.lanes[9].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_6 = \u_ccu_7.lanes[10].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_6 = \u_ccu_7.lanes[11].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_6 = \u_ccu_7.lanes[12].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_6 = \u_ccu_7.lanes[13].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_6 = \u_ccu_7.lanes[14].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_6 = \u_ccu_7.lanes[15].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_6 = \u_ccu_7.lanes[16].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_6 = \u_ccu_7.lanes[17].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_6 = \u_ccu_7.lanes[18].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_6 = \u_ccu_7.lanes[19].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_6 = \u_ccu_7.lanes[20].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_6 = \u_ccu_7.lanes[21].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_6 = \u_ccu_7.lanes[22].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_6 = \u_ccu_7.lanes[23].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_6 = \u_ccu_7.lanes[24].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_6 = \u_ccu_7.lanes[25].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_6 = \u_ccu_7.lanes[26].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_6 = \u_ccu_7.lanes[27].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_6 = \u_ccu_7.lanes[28].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_6 = \u_ccu_7.lanes[29].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_6 = \u_ccu_7.lanes[30].u_lane.data_6 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_6 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_6 = \u_ccu_7.lanes[31].u_lane.data_6 ;
    wire _or_141 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_7)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_16)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_25)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_34)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_43)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_52);
    wire _or_142 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_61)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_70)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_79)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_88)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_97)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_106);
    wire _or_143 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_115)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_124)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_133)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_142)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_151)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_160);
    wire _or_144 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_169)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_178)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_187)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_196)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_205)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_214);
    wire _or_145 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_223)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_232)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_241)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_250)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_259)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_268);
    wire _or_146 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_277)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_286)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_295)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_304)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_313)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_322);
    wire _or_147 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_331)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_340)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_349)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_358)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_367)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_376);
    wire _or_148 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_385)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_394)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_403)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_412)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_421)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_430);
    wire _f_own_and_7 = f_own & f_here[6] & ~((f_unit[0] & _or_141) | (f_unit[1] & _or_142)
            | (f_unit[2] & _or_143) | (f_unit[3] & _or_144) | (f_unit[4] & _or_145)
            | (f_unit[5] & _or_146) | (f_unit[6] & _or_147) | (f_unit[7] & _or_148));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_6, f_u_ccu_2_lanes_30_u_lane_data_6,
            f_u_ccu_2_lanes_29_u_lane_data_6, f_u_ccu_2_lanes_28_u_lane_data_6,
            f_u_ccu_2_lanes_27_u_lane_data_6, f_u_ccu_2_lanes_26_u_lane_data_6,
            f_u_ccu_2_lanes_25_u_lane_data_6, f_u_ccu_2_lanes_24_u_lane_data_6,
            f_u_ccu_2_lanes_23_u_lane_data_6, f_u_ccu_2_lanes_22_u_lane_data_6,
            f_u_ccu_2_lanes_21_u_lane_data_6, f_u_ccu_2_lanes_20_u_lane_data_6,
            f_u_ccu_2_lanes_19_u_lane_data_6, f_u_ccu_2_lanes_18_u_lane_data_6,
            f_u_ccu_2_lanes_17_u_lane_data_6, f_u_ccu_2_lanes_16_u_lane_data_6,
            f_u_ccu_2_lanes_15_u_lane_data_6, f_u_ccu_2_lanes_14_u_lane_data_6,
            f_u_ccu_2_lanes_13_u_lane_data_6, f_u_ccu_2_lanes_12_u_lane_data_6,
            f_u_ccu_2_lanes_11_u_lane_data_6, f_u_ccu_2_lanes_10_u_lane_data_6,
            f_u_ccu_2_lanes_9_u_lane_data_6, f_u_ccu_2_lanes_8_u_lane_data_6,
            f_u_ccu_2_lanes_7_u_lane_data_6, f_u_ccu_2_lanes_6_u_lane_data_6,
            f_u_ccu_2_lanes_5_u_lane_data_6, f_u_ccu_2_lanes_4_u_lane_data_6,
            f_u_ccu_2_lanes_3_u_lane_data_6, f_u_ccu_2_lanes_2_u_lane_data_6,
            f_u_ccu_2_lanes_1_u_lane_data_6, f_u_ccu_2_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_6, f_u_ccu_3_lanes_30_u_lane_data_6,
            f_u_ccu_3_lanes_29_u_lane_data_6, f_u_ccu_3_lanes_28_u_lane_data_6,
            f_u_ccu_3_lanes_27_u_lane_data_6, f_u_ccu_3_lanes_26_u_lane_data_6,
            f_u_ccu_3_lanes_25_u_lane_data_6, f_u_ccu_3_lanes_24_u_lane_data_6,
            f_u_ccu_3_lanes_23_u_lane_data_6, f_u_ccu_3_lanes_22_u_lane_data_6,
            f_u_ccu_3_lanes_21_u_lane_data_6, f_u_ccu_3_lanes_20_u_lane_data_6,
            f_u_ccu_3_lanes_19_u_lane_data_6, f_u_ccu_3_lanes_18_u_lane_data_6,
            f_u_ccu_3_lanes_17_u_lane_data_6, f_u_ccu_3_lanes_16_u_lane_data_6,
            f_u_ccu_3_lanes_15_u_lane_data_6, f_u_ccu_3_lanes_14_u_lane_data_6,
            f_u_ccu_3_lanes_13_u_lane_data_6, f_u_ccu_3_lanes_12_u_lane_data_6,
            f_u_ccu_3_lanes_11_u_lane_data_6, f_u_ccu_3_lanes_10_u_lane_data_6,
            f_u_ccu_3_lanes_9_u_lane_data_6, f_u_ccu_3_lanes_8_u_lane_data_6,
            f_u_ccu_3_lanes_7_u_lane_data_6, f_u_ccu_3_lanes_6_u_lane_data_6,
            f_u_ccu_3_lanes_5_u_lane_data_6, f_u_ccu_3_lanes_4_u_lane_data_6,
            f_u_ccu_3_lanes_3_u_lane_data_6, f_u_ccu_3_lanes_2_u_lane_data_6,
            f_u_ccu_3_lanes_1_u_lane_data_6, f_u_ccu_3_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_6, f_u_ccu_4_lanes_30_u_lane_data_6,
            f_u_ccu_4_lanes_29_u_lane_data_6, f_u_ccu_4_lanes_28_u_lane_data_6,
            f_u_ccu_4_lanes_27_u_lane_data_6, f_u_ccu_4_lanes_26_u_lane_data_6,
            f_u_ccu_4_lanes_25_u_lane_data_6, f_u_ccu_4_lanes_24_u_lane_data_6,
            f_u_ccu_4_lanes_23_u_lane_data_6, f_u_ccu_4_lanes_22_u_lane_data_6,
            f_u_ccu_4_lanes_21_u_lane_data_6, f_u_ccu_4_lanes_20_u_lane_data_6,
            f_u_ccu_4_lanes_19_u_lane_data_6, f_u_ccu_4_lanes_18_u_lane_data_6,
            f_u_ccu_4_lanes_17_u_lane_data_6, f_u_ccu_4_lanes_16_u_lane_data_6,
            f_u_ccu_4_lanes_15_u_lane_data_6, f_u_ccu_4_lanes_14_u_lane_data_6,
            f_u_ccu_4_lanes_13_u_lane_data_6, f_u_ccu_4_lanes_12_u_lane_data_6,
            f_u_ccu_4_lanes_11_u_lane_data_6, f_u_ccu_4_lanes_10_u_lane_data_6,
            f_u_ccu_4_lanes_9_u_lane_data_6, f_u_ccu_4_lanes_8_u_lane_data_6,
            f_u_ccu_4_lanes_7_u_lane_data_6, f_u_ccu_4_lanes_6_u_lane_data_6,
            f_u_ccu_4_lanes_5_u_lane_data_6, f_u_ccu_4_lanes_4_u_lane_data_6,
            f_u_ccu_4_lanes_3_u_lane_data_6, f_u_ccu_4_lanes_2_u_lane_data_6,
            f_u_ccu_4_lanes_1_u_lane_data_6, f_u_ccu_4_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_6, f_u_ccu_5_lanes_30_u_lane_data_6,
            f_u_ccu_5_lanes_29_u_lane_data_6, f_u_ccu_5_lanes_28_u_lane_data_6,
            f_u_ccu_5_lanes_27_u_lane_data_6, f_u_ccu_5_lanes_26_u_lane_data_6,
            f_u_ccu_5_lanes_25_u_lane_data_6, f_u_ccu_5_lanes_24_u_lane_data_6,
            f_u_ccu_5_lanes_23_u_lane_data_6, f_u_ccu_5_lanes_22_u_lane_data_6,
            f_u_ccu_5_lanes_21_u_lane_data_6, f_u_ccu_5_lanes_20_u_lane_data_6,
            f_u_ccu_5_lanes_19_u_lane_data_6, f_u_ccu_5_lanes_18_u_lane_data_6,
            f_u_ccu_5_lanes_17_u_lane_data_6, f_u_ccu_5_lanes_16_u_lane_data_6,
            f_u_ccu_5_lanes_15_u_lane_data_6, f_u_ccu_5_lanes_14_u_lane_data_6,
            f_u_ccu_5_lanes_13_u_lane_data_6, f_u_ccu_5_lanes_12_u_lane_data_6,
            f_u_ccu_5_lanes_11_u_lane_data_6, f_u_ccu_5_lanes_10_u_lane_data_6,
            f_u_ccu_5_lanes_9_u_lane_data_6, f_u_ccu_5_lanes_8_u_lane_data_6,
            f_u_ccu_5_lanes_7_u_lane_data_6, f_u_ccu_5_lanes_6_u_lane_data_6,
            f_u_ccu_5_lanes_5_u_lane_data_6, f_u_ccu_5_lanes_4_u_lane_data_6,
            f_u_ccu_5_lanes_3_u_lane_data_6, f_u_ccu_5_lanes_2_u_lane_data_6,
            f_u_ccu_5_lanes_1_u_lane_data_6, f_u_ccu_5_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_6, f_u_ccu_6_lanes_30_u_lane_data_6,
            f_u_ccu_6_lanes_29_u_lane_data_6, f_u_ccu_6_lanes_28_u_lane_data_6,
            f_u_ccu_6_lanes_27_u_lane_data_6, f_u_ccu_6_lanes_26_u_lane_data_6,
            f_u_ccu_6_lanes_25_u_lane_data_6, f_u_ccu_6_lanes_24_u_lane_data_6,
            f_u_ccu_6_lanes_23_u_lane_data_6, f_u_ccu_6_lanes_22_u_lane_data_6,
            f_u_ccu_6_lanes_21_u_lane_data_6, f_u_ccu_6_lanes_20_u_lane_data_6,
            f_u_ccu_6_lanes_19_u_lane_data_6, f_u_ccu_6_lanes_18_u_lane_data_6,
            f_u_ccu_6_lanes_17_u_lane_data_6, f_u_ccu_6_lanes_16_u_lane_data_6,
            f_u_ccu_6_lanes_15_u_lane_data_6, f_u_ccu_6_lanes_14_u_lane_data_6,
            f_u_ccu_6_lanes_13_u_lane_data_6, f_u_ccu_6_lanes_12_u_lane_data_6,
            f_u_ccu_6_lanes_11_u_lane_data_6, f_u_ccu_6_lanes_10_u_lane_data_6,
            f_u_ccu_6_lanes_9_u_lane_data_6, f_u_ccu_6_lanes_8_u_lane_data_6,
            f_u_ccu_6_lanes_7_u_lane_data_6, f_u_ccu_6_lanes_6_u_lane_data_6,
            f_u_ccu_6_lanes_5_u_lane_data_6, f_u_ccu_6_lanes_4_u_lane_data_6,
            f_u_ccu_6_lanes_3_u_lane_data_6, f_u_ccu_6_lanes_2_u_lane_data_6,
            f_u_ccu_6_lanes_1_u_lane_data_6, f_u_ccu_6_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_6_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_6, f_u_ccu_7_lanes_30_u_lane_data_6,
            f_u_ccu_7_lanes_29_u_lane_data_6, f_u_ccu_7_lanes_28_u_lane_data_6,
            f_u_ccu_7_lanes_27_u_lane_data_6, f_u_ccu_7_lanes_26_u_lane_data_6,
            f_u_ccu_7_lanes_25_u_lane_data_6, f_u_ccu_7_lanes_24_u_lane_data_6,
            f_u_ccu_7_lanes_23_u_lane_data_6, f_u_ccu_7_lanes_22_u_lane_data_6,
            f_u_ccu_7_lanes_21_u_lane_data_6, f_u_ccu_7_lanes_20_u_lane_data_6,
            f_u_ccu_7_lanes_19_u_lane_data_6, f_u_ccu_7_lanes_18_u_lane_data_6,
            f_u_ccu_7_lanes_17_u_lane_data_6, f_u_ccu_7_lanes_16_u_lane_data_6,
            f_u_ccu_7_lanes_15_u_lane_data_6, f_u_ccu_7_lanes_14_u_lane_data_6,
            f_u_ccu_7_lanes_13_u_lane_data_6, f_u_ccu_7_lanes_12_u_lane_data_6,
            f_u_ccu_7_lanes_11_u_lane_data_6, f_u_ccu_7_lanes_10_u_lane_data_6,
            f_u_ccu_7_lanes_9_u_lane_data_6, f_u_ccu_7_lanes_8_u_lane_data_6,
            f_u_ccu_7_lanes_7_u_lane_data_6, f_u_ccu_7_lanes_6_u_lane_data_6,
            f_u_ccu_7_lanes_5_u_lane_data_6, f_u_ccu_7_lanes_4_u_lane_data_6,
            f_u_ccu_7_lanes_3_u_lane_data_6, f_u_ccu_7_lanes_2_u_lane_data_6,
            f_u_ccu_7_lanes_1_u_lane_data_6, f_u_ccu_7_lanes_0_u_lane_data_6};
    wire [32*LANE_W-1:0] _or_149 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_6_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_6_etc);
    wire [31:0] _joined_25 = {_or_149[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_149[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_149[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_149[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_149[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_149[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_149[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_149[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_149[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_149[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_149[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_149[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_149[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_149[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_149[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_149[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_149[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_149[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_149[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_149[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_149[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_149[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_149[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_149[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_149[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_149[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_149[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_149[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_149[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_149[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_149[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_149[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_7: assert(~_f_own_and_7 | ~(|(f_known_lanes & ~_joined_25)));

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
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_0_u_lane_data_7 = \u_ccu_2.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_1_u_lane_data_7 = \u_ccu_2.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_2_u_lane_data_7 = \u_ccu_2.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_3_u_lane_data_7 = \u_ccu_2.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_4_u_lane_data_7 = \u_ccu_2.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_5_u_lane_data_7 = \u_ccu_2.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_6_u_lane_data_7 = \u_ccu_2.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_7_u_lane_data_7 = \u_ccu_2.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_8_u_lane_data_7 = \u_ccu_2.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_9_u_lane_data_7 = \u_ccu_2.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_10_u_lane_data_7 = \u_ccu_2.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_11_u_lane_data_7 = \u_ccu_2.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_12_u_lane_data_7 = \u_ccu_2.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_13_u_lane_data_7 = \u_ccu_2.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_14_u_lane_data_7 = \u_ccu_2.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_15_u_lane_data_7 = \u_ccu_2.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_16_u_lane_data_7 = \u_ccu_2.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_17_u_lane_data_7 = \u_ccu_2.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_18_u_lane_data_7 = \u_ccu_2.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_19_u_lane_data_7 = \u_ccu_2.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_20_u_lane_data_7 = \u_ccu_2.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_21_u_lane_data_7 = \u_ccu_2.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_22_u_lane_data_7 = \u_ccu_2.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_23_u_lane_data_7 = \u_ccu_2.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_24_u_lane_data_7 = \u_ccu_2.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_25_u_lane_data_7 = \u_ccu_2.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_26_u_lane_data_7 = \u_ccu_2.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_27_u_lane_data_7 = \u_ccu_2.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_28_u_lane_data_7 = \u_ccu_2.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_29_u_lane_data_7 = \u_ccu_2.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_30_u_lane_data_7 = \u_ccu_2.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_2.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_2_lanes_31_u_lane_data_7 = \u_ccu_2.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_0_u_lane_data_7 = \u_ccu_3.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_1_u_lane_data_7 = \u_ccu_3.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_2_u_lane_data_7 = \u_ccu_3.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_3_u_lane_data_7 = \u_ccu_3.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_4_u_lane_data_7 = \u_ccu_3.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_5_u_lane_data_7 = \u_ccu_3.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_6_u_lane_data_7 = \u_ccu_3.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_7_u_lane_data_7 = \u_ccu_3.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_8_u_lane_data_7 = \u_ccu_3.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_9_u_lane_data_7 = \u_ccu_3.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_10_u_lane_data_7 = \u_ccu_3.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_11_u_lane_data_7 = \u_ccu_3.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_12_u_lane_data_7 = \u_ccu_3.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_13_u_lane_data_7 = \u_ccu_3.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_14_u_lane_data_7 = \u_ccu_3.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_15_u_lane_data_7 = \u_ccu_3.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_16_u_lane_data_7 = \u_ccu_3.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_17_u_lane_data_7 = \u_ccu_3.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_18_u_lane_data_7 = \u_ccu_3.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_19_u_lane_data_7 = \u_ccu_3.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_20_u_lane_data_7 = \u_ccu_3.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_21_u_lane_data_7 = \u_ccu_3.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_22_u_lane_data_7 = \u_ccu_3.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_23_u_lane_data_7 = \u_ccu_3.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_24_u_lane_data_7 = \u_ccu_3.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_25_u_lane_data_7 = \u_ccu_3.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_26_u_lane_data_7 = \u_ccu_3.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_27_u_lane_data_7 = \u_ccu_3.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_28_u_lane_data_7 = \u_ccu_3.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_29_u_lane_data_7 = \u_ccu_3.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_30_u_lane_data_7 = \u_ccu_3.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_3.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_3_lanes_31_u_lane_data_7 = \u_ccu_3.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_0_u_lane_data_7 = \u_ccu_4.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_1_u_lane_data_7 = \u_ccu_4.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_2_u_lane_data_7 = \u_ccu_4.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_3_u_lane_data_7 = \u_ccu_4.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_4_u_lane_data_7 = \u_ccu_4.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_5_u_lane_data_7 = \u_ccu_4.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_6_u_lane_data_7 = \u_ccu_4.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_7_u_lane_data_7 = \u_ccu_4.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_8_u_lane_data_7 = \u_ccu_4.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_9_u_lane_data_7 = \u_ccu_4.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_10_u_lane_data_7 = \u_ccu_4.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_11_u_lane_data_7 = \u_ccu_4.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_12_u_lane_data_7 = \u_ccu_4.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_13_u_lane_data_7 = \u_ccu_4.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_14_u_lane_data_7 = \u_ccu_4.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_15_u_lane_data_7 = \u_ccu_4.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_16_u_lane_data_7 = \u_ccu_4.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_17_u_lane_data_7 = \u_ccu_4.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_18_u_lane_data_7 = \u_ccu_4.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_19_u_lane_data_7 = \u_ccu_4.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_20_u_lane_data_7 = \u_ccu_4.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_21_u_lane_data_7 = \u_ccu_4.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_22_u_lane_data_7 = \u_ccu_4.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_23_u_lane_data_7 = \u_ccu_4.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_24_u_lane_data_7 = \u_ccu_4.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_25_u_lane_data_7 = \u_ccu_4.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_26_u_lane_data_7 = \u_ccu_4.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_27_u_lane_data_7 = \u_ccu_4.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_28_u_lane_data_7 = \u_ccu_4.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_29_u_lane_data_7 = \u_ccu_4.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_30_u_lane_data_7 = \u_ccu_4.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_4.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_4_lanes_31_u_lane_data_7 = \u_ccu_4.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_0_u_lane_data_7 = \u_ccu_5.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_1_u_lane_data_7 = \u_ccu_5.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_2_u_lane_data_7 = \u_ccu_5.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_3_u_lane_data_7 = \u_ccu_5.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_4_u_lane_data_7 = \u_ccu_5.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_5_u_lane_data_7 = \u_ccu_5.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_6_u_lane_data_7 = \u_ccu_5.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_7_u_lane_data_7 = \u_ccu_5.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_8_u_lane_data_7 = \u_ccu_5.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_9_u_lane_data_7 = \u_ccu_5.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_10_u_lane_data_7 = \u_ccu_5.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_11_u_lane_data_7 = \u_ccu_5.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_12_u_lane_data_7 = \u_ccu_5.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_13_u_lane_data_7 = \u_ccu_5.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_14_u_lane_data_7 = \u_ccu_5.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_15_u_lane_data_7 = \u_ccu_5.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_16_u_lane_data_7 = \u_ccu_5.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_17_u_lane_data_7 = \u_ccu_5.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_18_u_lane_data_7 = \u_ccu_5.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_19_u_lane_data_7 = \u_ccu_5.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_20_u_lane_data_7 = \u_ccu_5.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_21_u_lane_data_7 = \u_ccu_5.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_22_u_lane_data_7 = \u_ccu_5.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_23_u_lane_data_7 = \u_ccu_5.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_24_u_lane_data_7 = \u_ccu_5.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_25_u_lane_data_7 = \u_ccu_5.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_26_u_lane_data_7 = \u_ccu_5.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_27_u_lane_data_7 = \u_ccu_5.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_28_u_lane_data_7 = \u_ccu_5.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_29_u_lane_data_7 = \u_ccu_5.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_30_u_lane_data_7 = \u_ccu_5.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_5.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_5_lanes_31_u_lane_data_7 = \u_ccu_5.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_0_u_lane_data_7 = \u_ccu_6.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_1_u_lane_data_7 = \u_ccu_6.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_2_u_lane_data_7 = \u_ccu_6.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_3_u_lane_data_7 = \u_ccu_6.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_4_u_lane_data_7 = \u_ccu_6.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_5_u_lane_data_7 = \u_ccu_6.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_6_u_lane_data_7 = \u_ccu_6.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_7_u_lane_data_7 = \u_ccu_6.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_8_u_lane_data_7 = \u_ccu_6.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_9_u_lane_data_7 = \u_ccu_6.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_10_u_lane_data_7 = \u_ccu_6.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_11_u_lane_data_7 = \u_ccu_6.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_12_u_lane_data_7 = \u_ccu_6.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_13_u_lane_data_7 = \u_ccu_6.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_14_u_lane_data_7 = \u_ccu_6.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_15_u_lane_data_7 = \u_ccu_6.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_16_u_lane_data_7 = \u_ccu_6.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_17_u_lane_data_7 = \u_ccu_6.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_18_u_lane_data_7 = \u_ccu_6.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_19_u_lane_data_7 = \u_ccu_6.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_20_u_lane_data_7 = \u_ccu_6.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_21_u_lane_data_7 = \u_ccu_6.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_22_u_lane_data_7 = \u_ccu_6.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_23_u_lane_data_7 = \u_ccu_6.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_24_u_lane_data_7 = \u_ccu_6.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_25_u_lane_data_7 = \u_ccu_6.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_26_u_lane_data_7 = \u_ccu_6.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_27_u_lane_data_7 = \u_ccu_6.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_28_u_lane_data_7 = \u_ccu_6.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_29_u_lane_data_7 = \u_ccu_6.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_30_u_lane_data_7 = \u_ccu_6.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_6.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_6_lanes_31_u_lane_data_7 = \u_ccu_6.lanes[31].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[0].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_0_u_lane_data_7 = \u_ccu_7.lanes[0].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[1].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_1_u_lane_data_7 = \u_ccu_7.lanes[1].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[2].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_2_u_lane_data_7 = \u_ccu_7.lanes[2].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[3].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_3_u_lane_data_7 = \u_ccu_7.lanes[3].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[4].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_4_u_lane_data_7 = \u_ccu_7.lanes[4].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[5].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_5_u_lane_data_7 = \u_ccu_7.lanes[5].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[6].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_6_u_lane_data_7 = \u_ccu_7.lanes[6].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[7].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_7_u_lane_data_7 = \u_ccu_7.lanes[7].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[8].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_8_u_lane_data_7 = \u_ccu_7.lanes[8].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[9].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_9_u_lane_data_7 = \u_ccu_7.lanes[9].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[10].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_10_u_lane_data_7 = \u_ccu_7.lanes[10].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[11].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_11_u_lane_data_7 = \u_ccu_7.lanes[11].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[12].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_12_u_lane_data_7 = \u_ccu_7.lanes[12].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[13].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_13_u_lane_data_7 = \u_ccu_7.lanes[13].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[14].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_14_u_lane_data_7 = \u_ccu_7.lanes[14].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[15].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_15_u_lane_data_7 = \u_ccu_7.lanes[15].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[16].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_16_u_lane_data_7 = \u_ccu_7.lanes[16].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[17].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_17_u_lane_data_7 = \u_ccu_7.lanes[17].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[18].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_18_u_lane_data_7 = \u_ccu_7.lanes[18].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[19].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_19_u_lane_data_7 = \u_ccu_7.lanes[19].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[20].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_20_u_lane_data_7 = \u_ccu_7.lanes[20].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[21].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_21_u_lane_data_7 = \u_ccu_7.lanes[21].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[22].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_22_u_lane_data_7 = \u_ccu_7.lanes[22].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[23].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_23_u_lane_data_7 = \u_ccu_7.lanes[23].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[24].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_24_u_lane_data_7 = \u_ccu_7.lanes[24].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[25].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_25_u_lane_data_7 = \u_ccu_7.lanes[25].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[26].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_26_u_lane_data_7 = \u_ccu_7.lanes[26].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[27].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_27_u_lane_data_7 = \u_ccu_7.lanes[27].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[28].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_28_u_lane_data_7 = \u_ccu_7.lanes[28].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[29].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_29_u_lane_data_7 = \u_ccu_7.lanes[29].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[30].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_30_u_lane_data_7 = \u_ccu_7.lanes[30].u_lane.data_7 ;
    (* hierconn *) wire [LANE_W-1:0] \u_ccu_7.lanes[31].u_lane.data_7 ;
    wire [LANE_W-1:0] f_u_ccu_7_lanes_31_u_lane_data_7 = \u_ccu_7.lanes[31].u_lane.data_7 ;
    wire _or_150 = (f_u_ccu_0_busy & f_u_ccu_0_src_valid[0] & ~f_u_ccu_0_ready[0] & _equals_8)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[1] & ~f_u_ccu_0_ready[1] & _equals_17)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[2] & ~f_u_ccu_0_ready[2] & _equals_26)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[3] & ~f_u_ccu_0_ready[3] & _equals_35)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[4] & ~f_u_ccu_0_ready[4] & _equals_44)
            | (f_u_ccu_0_busy & f_u_ccu_0_src_valid[5] & ~f_u_ccu_0_ready[5] & _equals_53);
    wire _or_151 = (f_u_ccu_1_busy & f_u_ccu_1_src_valid[0] & ~f_u_ccu_1_ready[0] & _equals_62)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[1] & ~f_u_ccu_1_ready[1] & _equals_71)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[2] & ~f_u_ccu_1_ready[2] & _equals_80)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[3] & ~f_u_ccu_1_ready[3] & _equals_89)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[4] & ~f_u_ccu_1_ready[4] & _equals_98)
            | (f_u_ccu_1_busy & f_u_ccu_1_src_valid[5] & ~f_u_ccu_1_ready[5] & _equals_107);
    wire _or_152 = (f_u_ccu_2_busy & f_u_ccu_2_src_valid[0] & ~f_u_ccu_2_ready[0] & _equals_116)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[1] & ~f_u_ccu_2_ready[1] & _equals_125)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[2] & ~f_u_ccu_2_ready[2] & _equals_134)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[3] & ~f_u_ccu_2_ready[3] & _equals_143)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[4] & ~f_u_ccu_2_ready[4] & _equals_152)
            | (f_u_ccu_2_busy & f_u_ccu_2_src_valid[5] & ~f_u_ccu_2_ready[5] & _equals_161);
    wire _or_153 = (f_u_ccu_3_busy & f_u_ccu_3_src_valid[0] & ~f_u_ccu_3_ready[0] & _equals_170)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[1] & ~f_u_ccu_3_ready[1] & _equals_179)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[2] & ~f_u_ccu_3_ready[2] & _equals_188)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[3] & ~f_u_ccu_3_ready[3] & _equals_197)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[4] & ~f_u_ccu_3_ready[4] & _equals_206)
            | (f_u_ccu_3_busy & f_u_ccu_3_src_valid[5] & ~f_u_ccu_3_ready[5] & _equals_215);
    wire _or_154 = (f_u_ccu_4_busy & f_u_ccu_4_src_valid[0] & ~f_u_ccu_4_ready[0] & _equals_224)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[1] & ~f_u_ccu_4_ready[1] & _equals_233)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[2] & ~f_u_ccu_4_ready[2] & _equals_242)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[3] & ~f_u_ccu_4_ready[3] & _equals_251)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[4] & ~f_u_ccu_4_ready[4] & _equals_260)
            | (f_u_ccu_4_busy & f_u_ccu_4_src_valid[5] & ~f_u_ccu_4_ready[5] & _equals_269);
    wire _or_155 = (f_u_ccu_5_busy & f_u_ccu_5_src_valid[0] & ~f_u_ccu_5_ready[0] & _equals_278)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[1] & ~f_u_ccu_5_ready[1] & _equals_287)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[2] & ~f_u_ccu_5_ready[2] & _equals_296)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[3] & ~f_u_ccu_5_ready[3] & _equals_305)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[4] & ~f_u_ccu_5_ready[4] & _equals_314)
            | (f_u_ccu_5_busy & f_u_ccu_5_src_valid[5] & ~f_u_ccu_5_ready[5] & _equals_323);
    wire _or_156 = (f_u_ccu_6_busy & f_u_ccu_6_src_valid[0] & ~f_u_ccu_6_ready[0] & _equals_332)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[1] & ~f_u_ccu_6_ready[1] & _equals_341)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[2] & ~f_u_ccu_6_ready[2] & _equals_350)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[3] & ~f_u_ccu_6_ready[3] & _equals_359)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[4] & ~f_u_ccu_6_ready[4] & _equals_368)
            | (f_u_ccu_6_busy & f_u_ccu_6_src_valid[5] & ~f_u_ccu_6_ready[5] & _equals_377);
    wire _or_157 = (f_u_ccu_7_busy & f_u_ccu_7_src_valid[0] & ~f_u_ccu_7_ready[0] & _equals_386)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[1] & ~f_u_ccu_7_ready[1] & _equals_395)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[2] & ~f_u_ccu_7_ready[2] & _equals_404)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[3] & ~f_u_ccu_7_ready[3] & _equals_413)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[4] & ~f_u_ccu_7_ready[4] & _equals_422)
            | (f_u_ccu_7_busy & f_u_ccu_7_src_valid[5] & ~f_u_ccu_7_ready[5] & _equals_431);
    wire _f_own_and_8 = f_own & f_here[7] & ~((f_unit[0] & _or_150) | (f_unit[1] & _or_151)
            | (f_unit[2] & _or_152) | (f_unit[3] & _or_153) | (f_unit[4] & _or_154)
            | (f_unit[5] & _or_155) | (f_unit[6] & _or_156) | (f_unit[7] & _or_157));
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
    wire [32*LANE_W-1:0] _f_u_ccu_2_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_2_lanes_31_u_lane_data_7, f_u_ccu_2_lanes_30_u_lane_data_7,
            f_u_ccu_2_lanes_29_u_lane_data_7, f_u_ccu_2_lanes_28_u_lane_data_7,
            f_u_ccu_2_lanes_27_u_lane_data_7, f_u_ccu_2_lanes_26_u_lane_data_7,
            f_u_ccu_2_lanes_25_u_lane_data_7, f_u_ccu_2_lanes_24_u_lane_data_7,
            f_u_ccu_2_lanes_23_u_lane_data_7, f_u_ccu_2_lanes_22_u_lane_data_7,
            f_u_ccu_2_lanes_21_u_lane_data_7, f_u_ccu_2_lanes_20_u_lane_data_7,
            f_u_ccu_2_lanes_19_u_lane_data_7, f_u_ccu_2_lanes_18_u_lane_data_7,
            f_u_ccu_2_lanes_17_u_lane_data_7, f_u_ccu_2_lanes_16_u_lane_data_7,
            f_u_ccu_2_lanes_15_u_lane_data_7, f_u_ccu_2_lanes_14_u_lane_data_7,
            f_u_ccu_2_lanes_13_u_lane_data_7, f_u_ccu_2_lanes_12_u_lane_data_7,
            f_u_ccu_2_lanes_11_u_lane_data_7, f_u_ccu_2_lanes_10_u_lane_data_7,
            f_u_ccu_2_lanes_9_u_lane_data_7, f_u_ccu_2_lanes_8_u_lane_data_7,
            f_u_ccu_2_lanes_7_u_lane_data_7, f_u_ccu_2_lanes_6_u_lane_data_7,
            f_u_ccu_2_lanes_5_u_lane_data_7, f_u_ccu_2_lanes_4_u_lane_data_7,
            f_u_ccu_2_lanes_3_u_lane_data_7, f_u_ccu_2_lanes_2_u_lane_data_7,
            f_u_ccu_2_lanes_1_u_lane_data_7, f_u_ccu_2_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _f_u_ccu_3_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_3_lanes_31_u_lane_data_7, f_u_ccu_3_lanes_30_u_lane_data_7,
            f_u_ccu_3_lanes_29_u_lane_data_7, f_u_ccu_3_lanes_28_u_lane_data_7,
            f_u_ccu_3_lanes_27_u_lane_data_7, f_u_ccu_3_lanes_26_u_lane_data_7,
            f_u_ccu_3_lanes_25_u_lane_data_7, f_u_ccu_3_lanes_24_u_lane_data_7,
            f_u_ccu_3_lanes_23_u_lane_data_7, f_u_ccu_3_lanes_22_u_lane_data_7,
            f_u_ccu_3_lanes_21_u_lane_data_7, f_u_ccu_3_lanes_20_u_lane_data_7,
            f_u_ccu_3_lanes_19_u_lane_data_7, f_u_ccu_3_lanes_18_u_lane_data_7,
            f_u_ccu_3_lanes_17_u_lane_data_7, f_u_ccu_3_lanes_16_u_lane_data_7,
            f_u_ccu_3_lanes_15_u_lane_data_7, f_u_ccu_3_lanes_14_u_lane_data_7,
            f_u_ccu_3_lanes_13_u_lane_data_7, f_u_ccu_3_lanes_12_u_lane_data_7,
            f_u_ccu_3_lanes_11_u_lane_data_7, f_u_ccu_3_lanes_10_u_lane_data_7,
            f_u_ccu_3_lanes_9_u_lane_data_7, f_u_ccu_3_lanes_8_u_lane_data_7,
            f_u_ccu_3_lanes_7_u_lane_data_7, f_u_ccu_3_lanes_6_u_lane_data_7,
            f_u_ccu_3_lanes_5_u_lane_data_7, f_u_ccu_3_lanes_4_u_lane_data_7,
            f_u_ccu_3_lanes_3_u_lane_data_7, f_u_ccu_3_lanes_2_u_lane_data_7,
            f_u_ccu_3_lanes_1_u_lane_data_7, f_u_ccu_3_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _f_u_ccu_4_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_4_lanes_31_u_lane_data_7, f_u_ccu_4_lanes_30_u_lane_data_7,
            f_u_ccu_4_lanes_29_u_lane_data_7, f_u_ccu_4_lanes_28_u_lane_data_7,
            f_u_ccu_4_lanes_27_u_lane_data_7, f_u_ccu_4_lanes_26_u_lane_data_7,
            f_u_ccu_4_lanes_25_u_lane_data_7, f_u_ccu_4_lanes_24_u_lane_data_7,
            f_u_ccu_4_lanes_23_u_lane_data_7, f_u_ccu_4_lanes_22_u_lane_data_7,
            f_u_ccu_4_lanes_21_u_lane_data_7, f_u_ccu_4_lanes_20_u_lane_data_7,
            f_u_ccu_4_lanes_19_u_lane_data_7, f_u_ccu_4_lanes_18_u_lane_data_7,
            f_u_ccu_4_lanes_17_u_lane_data_7, f_u_ccu_4_lanes_16_u_lane_data_7,
            f_u_ccu_4_lanes_15_u_lane_data_7, f_u_ccu_4_lanes_14_u_lane_data_7,
            f_u_ccu_4_lanes_13_u_lane_data_7, f_u_ccu_4_lanes_12_u_lane_data_7,
            f_u_ccu_4_lanes_11_u_lane_data_7, f_u_ccu_4_lanes_10_u_lane_data_7,
            f_u_ccu_4_lanes_9_u_lane_data_7, f_u_ccu_4_lanes_8_u_lane_data_7,
            f_u_ccu_4_lanes_7_u_lane_data_7, f_u_ccu_4_lanes_6_u_lane_data_7,
            f_u_ccu_4_lanes_5_u_lane_data_7, f_u_ccu_4_lanes_4_u_lane_data_7,
            f_u_ccu_4_lanes_3_u_lane_data_7, f_u_ccu_4_lanes_2_u_lane_data_7,
            f_u_ccu_4_lanes_1_u_lane_data_7, f_u_ccu_4_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _f_u_ccu_5_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_5_lanes_31_u_lane_data_7, f_u_ccu_5_lanes_30_u_lane_data_7,
            f_u_ccu_5_lanes_29_u_lane_data_7, f_u_ccu_5_lanes_28_u_lane_data_7,
            f_u_ccu_5_lanes_27_u_lane_data_7, f_u_ccu_5_lanes_26_u_lane_data_7,
            f_u_ccu_5_lanes_25_u_lane_data_7, f_u_ccu_5_lanes_24_u_lane_data_7,
            f_u_ccu_5_lanes_23_u_lane_data_7, f_u_ccu_5_lanes_22_u_lane_data_7,
            f_u_ccu_5_lanes_21_u_lane_data_7, f_u_ccu_5_lanes_20_u_lane_data_7,
            f_u_ccu_5_lanes_19_u_lane_data_7, f_u_ccu_5_lanes_18_u_lane_data_7,
            f_u_ccu_5_lanes_17_u_lane_data_7, f_u_ccu_5_lanes_16_u_lane_data_7,
            f_u_ccu_5_lanes_15_u_lane_data_7, f_u_ccu_5_lanes_14_u_lane_data_7,
            f_u_ccu_5_lanes_13_u_lane_data_7, f_u_ccu_5_lanes_12_u_lane_data_7,
            f_u_ccu_5_lanes_11_u_lane_data_7, f_u_ccu_5_lanes_10_u_lane_data_7,
            f_u_ccu_5_lanes_9_u_lane_data_7, f_u_ccu_5_lanes_8_u_lane_data_7,
            f_u_ccu_5_lanes_7_u_lane_data_7, f_u_ccu_5_lanes_6_u_lane_data_7,
            f_u_ccu_5_lanes_5_u_lane_data_7, f_u_ccu_5_lanes_4_u_lane_data_7,
            f_u_ccu_5_lanes_3_u_lane_data_7, f_u_ccu_5_lanes_2_u_lane_data_7,
            f_u_ccu_5_lanes_1_u_lane_data_7, f_u_ccu_5_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _f_u_ccu_6_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_6_lanes_31_u_lane_data_7, f_u_ccu_6_lanes_30_u_lane_data_7,
            f_u_ccu_6_lanes_29_u_lane_data_7, f_u_ccu_6_lanes_28_u_lane_data_7,
            f_u_ccu_6_lanes_27_u_lane_data_7, f_u_ccu_6_lanes_26_u_lane_data_7,
            f_u_ccu_6_lanes_25_u_lane_data_7, f_u_ccu_6_lanes_24_u_lane_data_7,
            f_u_ccu_6_lanes_23_u_lane_data_7, f_u_ccu_6_lanes_22_u_lane_data_7,
            f_u_ccu_6_lanes_21_u_lane_data_7, f_u_ccu_6_lanes_20_u_lane_data_7,
            f_u_ccu_6_lanes_19_u_lane_data_7, f_u_ccu_6_lanes_18_u_lane_data_7,
            f_u_ccu_6_lanes_17_u_lane_data_7, f_u_ccu_6_lanes_16_u_lane_data_7,
            f_u_ccu_6_lanes_15_u_lane_data_7, f_u_ccu_6_lanes_14_u_lane_data_7,
            f_u_ccu_6_lanes_13_u_lane_data_7, f_u_ccu_6_lanes_12_u_lane_data_7,
            f_u_ccu_6_lanes_11_u_lane_data_7, f_u_ccu_6_lanes_10_u_lane_data_7,
            f_u_ccu_6_lanes_9_u_lane_data_7, f_u_ccu_6_lanes_8_u_lane_data_7,
            f_u_ccu_6_lanes_7_u_lane_data_7, f_u_ccu_6_lanes_6_u_lane_data_7,
            f_u_ccu_6_lanes_5_u_lane_data_7, f_u_ccu_6_lanes_4_u_lane_data_7,
            f_u_ccu_6_lanes_3_u_lane_data_7, f_u_ccu_6_lanes_2_u_lane_data_7,
            f_u_ccu_6_lanes_1_u_lane_data_7, f_u_ccu_6_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _f_u_ccu_7_lanes_0_u_lane_data_7_etc =
            {f_u_ccu_7_lanes_31_u_lane_data_7, f_u_ccu_7_lanes_30_u_lane_data_7,
            f_u_ccu_7_lanes_29_u_lane_data_7, f_u_ccu_7_lanes_28_u_lane_data_7,
            f_u_ccu_7_lanes_27_u_lane_data_7, f_u_ccu_7_lanes_26_u_lane_data_7,
            f_u_ccu_7_lanes_25_u_lane_data_7, f_u_ccu_7_lanes_24_u_lane_data_7,
            f_u_ccu_7_lanes_23_u_lane_data_7, f_u_ccu_7_lanes_22_u_lane_data_7,
            f_u_ccu_7_lanes_21_u_lane_data_7, f_u_ccu_7_lanes_20_u_lane_data_7,
            f_u_ccu_7_lanes_19_u_lane_data_7, f_u_ccu_7_lanes_18_u_lane_data_7,
            f_u_ccu_7_lanes_17_u_lane_data_7, f_u_ccu_7_lanes_16_u_lane_data_7,
            f_u_ccu_7_lanes_15_u_lane_data_7, f_u_ccu_7_lanes_14_u_lane_data_7,
            f_u_ccu_7_lanes_13_u_lane_data_7, f_u_ccu_7_lanes_12_u_lane_data_7,
            f_u_ccu_7_lanes_11_u_lane_data_7, f_u_ccu_7_lanes_10_u_lane_data_7,
            f_u_ccu_7_lanes_9_u_lane_data_7, f_u_ccu_7_lanes_8_u_lane_data_7,
            f_u_ccu_7_lanes_7_u_lane_data_7, f_u_ccu_7_lanes_6_u_lane_data_7,
            f_u_ccu_7_lanes_5_u_lane_data_7, f_u_ccu_7_lanes_4_u_lane_data_7,
            f_u_ccu_7_lanes_3_u_lane_data_7, f_u_ccu_7_lanes_2_u_lane_data_7,
            f_u_ccu_7_lanes_1_u_lane_data_7, f_u_ccu_7_lanes_0_u_lane_data_7};
    wire [32*LANE_W-1:0] _or_158 = ({(32*LANE_W){f_unit[0]}} & _f_u_ccu_0_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[1]}} & _f_u_ccu_1_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[2]}} & _f_u_ccu_2_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[3]}} & _f_u_ccu_3_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[4]}} & _f_u_ccu_4_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[5]}} & _f_u_ccu_5_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[6]}} & _f_u_ccu_6_lanes_0_u_lane_data_7_etc)
            | ({(32*LANE_W){f_unit[7]}} & _f_u_ccu_7_lanes_0_u_lane_data_7_etc);
    wire [31:0] _joined_26 = {_or_158[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_158[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_158[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_158[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_158[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_158[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_158[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_158[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_158[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_158[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_158[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_158[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_158[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_158[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_158[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_158[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_158[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_158[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_158[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_158[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_158[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_158[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_158[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_158[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_158[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_158[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_158[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_158[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_158[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_158[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_158[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_158[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_8: assert(~_f_own_and_8 | ~(|(f_known_lanes & ~_joined_26)));

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

    wire [31:0] _joined_27 = {f_want[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~(f_known_lanes & _joined_27))));

    wire [5:0] _and = one_hot_3x6(({3{f_unit[0]}} & s_slot[2:0]) | ({3{f_unit[1]}} & s_slot[5:3])
            | ({3{f_unit[2]}} & s_slot[8:6]) | ({3{f_unit[3]}} & s_slot[11:9])
            | ({3{f_unit[4]}} & s_slot[14:12]) | ({3{f_unit[5]}} & s_slot[17:15])
            | ({3{f_unit[6]}} & s_slot[20:18]) | ({3{f_unit[7]}} & s_slot[23:21])) & f_named;
    wire [1:0] _or_159 = ({2{f_unit[0]}} & rd_sel[1:0]) | ({2{f_unit[1]}} & rd_sel[3:2])
            | ({2{f_unit[2]}} & rd_sel[5:4]) | ({2{f_unit[3]}} & rd_sel[7:6])
            | ({2{f_unit[4]}} & rd_sel[9:8]) | ({2{f_unit[5]}} & rd_sel[11:10])
            | ({2{f_unit[6]}} & rd_sel[13:12]) | ({2{f_unit[7]}} & rd_sel[15:14]);
    wire [32*LANE_W-1:0] _or_160 = ({(32*LANE_W){_or_159[0]}} & bank_rdata[32*LANE_W-1:0])
            | ({(32*LANE_W){_or_159[1]}} & bank_rdata[32*LANE_W +: 32*LANE_W]);
    wire [31:0] _joined_28 = {_or_160[31*LANE_W +: LANE_W] == f_value[31*LANE_W +: LANE_W],
            _or_160[30*LANE_W +: LANE_W] == f_value[30*LANE_W +: LANE_W],
            _or_160[29*LANE_W +: LANE_W] == f_value[29*LANE_W +: LANE_W],
            _or_160[28*LANE_W +: LANE_W] == f_value[28*LANE_W +: LANE_W],
            _or_160[27*LANE_W +: LANE_W] == f_value[27*LANE_W +: LANE_W],
            _or_160[26*LANE_W +: LANE_W] == f_value[26*LANE_W +: LANE_W],
            _or_160[25*LANE_W +: LANE_W] == f_value[25*LANE_W +: LANE_W],
            _or_160[24*LANE_W +: LANE_W] == f_value[24*LANE_W +: LANE_W],
            _or_160[23*LANE_W +: LANE_W] == f_value[23*LANE_W +: LANE_W],
            _or_160[22*LANE_W +: LANE_W] == f_value[22*LANE_W +: LANE_W],
            _or_160[21*LANE_W +: LANE_W] == f_value[21*LANE_W +: LANE_W],
            _or_160[20*LANE_W +: LANE_W] == f_value[20*LANE_W +: LANE_W],
            _or_160[19*LANE_W +: LANE_W] == f_value[19*LANE_W +: LANE_W],
            _or_160[18*LANE_W +: LANE_W] == f_value[18*LANE_W +: LANE_W],
            _or_160[17*LANE_W +: LANE_W] == f_value[17*LANE_W +: LANE_W],
            _or_160[16*LANE_W +: LANE_W] == f_value[16*LANE_W +: LANE_W],
            _or_160[15*LANE_W +: LANE_W] == f_value[15*LANE_W +: LANE_W],
            _or_160[14*LANE_W +: LANE_W] == f_value[14*LANE_W +: LANE_W],
            _or_160[13*LANE_W +: LANE_W] == f_value[13*LANE_W +: LANE_W],
            _or_160[12*LANE_W +: LANE_W] == f_value[12*LANE_W +: LANE_W],
            _or_160[11*LANE_W +: LANE_W] == f_value[11*LANE_W +: LANE_W],
            _or_160[10*LANE_W +: LANE_W] == f_value[10*LANE_W +: LANE_W],
            _or_160[9*LANE_W +: LANE_W] == f_value[9*LANE_W +: LANE_W],
            _or_160[8*LANE_W +: LANE_W] == f_value[8*LANE_W +: LANE_W],
            _or_160[7*LANE_W +: LANE_W] == f_value[7*LANE_W +: LANE_W],
            _or_160[6*LANE_W +: LANE_W] == f_value[6*LANE_W +: LANE_W],
            _or_160[5*LANE_W +: LANE_W] == f_value[5*LANE_W +: LANE_W],
            _or_160[4*LANE_W +: LANE_W] == f_value[4*LANE_W +: LANE_W],
            _or_160[3*LANE_W +: LANE_W] == f_value[3*LANE_W +: LANE_W],
            _or_160[2*LANE_W +: LANE_W] == f_value[2*LANE_W +: LANE_W],
            _or_160[LANE_W +: LANE_W] == f_value[LANE_W +: LANE_W],
            _or_160[LANE_W-1:0] == f_value[LANE_W-1:0]};

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) RF_M2_1: assert(~((|_and) & (|_or_159))
            | ((_or_159 == {f_reg[0], ~f_reg[0]}) & ~(|(f_known_lanes & ~_joined_28))));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_0 ;
    wire [8:0] f_u_bank_arbiter_phys_0_0 = \u_bank_arbiter.phys_0_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_0 ;
    wire [8:0] f_u_bank_arbiter_phys_1_0 = \u_bank_arbiter.phys_1_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_0 ;
    wire [8:0] f_u_bank_arbiter_phys_2_0 = \u_bank_arbiter.phys_2_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_0 ;
    wire [8:0] f_u_bank_arbiter_phys_3_0 = \u_bank_arbiter.phys_3_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_0 ;
    wire [8:0] f_u_bank_arbiter_phys_4_0 = \u_bank_arbiter.phys_4_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_0 ;
    wire [8:0] f_u_bank_arbiter_phys_5_0 = \u_bank_arbiter.phys_5_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_0 ;
    wire [8:0] f_u_bank_arbiter_phys_6_0 = \u_bank_arbiter.phys_6_0 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_0 ;
    wire [8:0] f_u_bank_arbiter_phys_7_0 = \u_bank_arbiter.phys_7_0 ;
    wire _f_named_0_and = f_named[0] & ((f_unit[0] & f_u_bank_arbiter_pend_0[0])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[0]) | (f_unit[2] & f_u_bank_arbiter_pend_2[0])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[0]) | (f_unit[4] & f_u_bank_arbiter_pend_4[0])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[0]) | (f_unit[6] & f_u_bank_arbiter_pend_6[0])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[0]));
    wire _equals_434 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_0)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_0)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_0)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_0)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_0)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_0)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_0)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_0)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_137: assert(~_f_named_0_and | _equals_434);

    wire [31:0] _joined_29 = {disp_data[31*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~_joined_29)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_1 ;
    wire [8:0] f_u_bank_arbiter_phys_0_1 = \u_bank_arbiter.phys_0_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_1 ;
    wire [8:0] f_u_bank_arbiter_phys_1_1 = \u_bank_arbiter.phys_1_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_1 ;
    wire [8:0] f_u_bank_arbiter_phys_2_1 = \u_bank_arbiter.phys_2_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_1 ;
    wire [8:0] f_u_bank_arbiter_phys_3_1 = \u_bank_arbiter.phys_3_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_1 ;
    wire [8:0] f_u_bank_arbiter_phys_4_1 = \u_bank_arbiter.phys_4_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_1 ;
    wire [8:0] f_u_bank_arbiter_phys_5_1 = \u_bank_arbiter.phys_5_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_1 ;
    wire [8:0] f_u_bank_arbiter_phys_6_1 = \u_bank_arbiter.phys_6_1 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_1 ;
    wire [8:0] f_u_bank_arbiter_phys_7_1 = \u_bank_arbiter.phys_7_1 ;
    wire _f_named_1_and = f_named[1] & ((f_unit[0] & f_u_bank_arbiter_pend_0[1])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[1]) | (f_unit[2] & f_u_bank_arbiter_pend_2[1])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[1]) | (f_unit[4] & f_u_bank_arbiter_pend_4[1])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[1]) | (f_unit[6] & f_u_bank_arbiter_pend_6[1])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[1]));
    wire _equals_435 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_1)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_1)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_1)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_1)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_1)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_1)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_1)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_1)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_138: assert(~_f_named_1_and | _equals_435);

    wire [31:0] _joined_30 = {disp_data[63*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~_joined_30)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_2 ;
    wire [8:0] f_u_bank_arbiter_phys_0_2 = \u_bank_arbiter.phys_0_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_2 ;
    wire [8:0] f_u_bank_arbiter_phys_1_2 = \u_bank_arbiter.phys_1_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_2 ;
    wire [8:0] f_u_bank_arbiter_phys_2_2 = \u_bank_arbiter.phys_2_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_2 ;
    wire [8:0] f_u_bank_arbiter_phys_3_2 = \u_bank_arbiter.phys_3_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_2 ;
    wire [8:0] f_u_bank_arbiter_phys_4_2 = \u_bank_arbiter.phys_4_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_2 ;
    wire [8:0] f_u_bank_arbiter_phys_5_2 = \u_bank_arbiter.phys_5_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_2 ;
    wire [8:0] f_u_bank_arbiter_phys_6_2 = \u_bank_arbiter.phys_6_2 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_2 ;
    wire [8:0] f_u_bank_arbiter_phys_7_2 = \u_bank_arbiter.phys_7_2 ;
    wire _f_named_2_and = f_named[2] & ((f_unit[0] & f_u_bank_arbiter_pend_0[2])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[2]) | (f_unit[2] & f_u_bank_arbiter_pend_2[2])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[2]) | (f_unit[4] & f_u_bank_arbiter_pend_4[2])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[2]) | (f_unit[6] & f_u_bank_arbiter_pend_6[2])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[2]));
    wire _equals_436 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_2)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_2)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_2)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_2)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_2)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_2)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_2)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_2)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_139: assert(~_f_named_2_and | _equals_436);

    wire [31:0] _joined_31 = {disp_data[95*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~_joined_31)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_3 ;
    wire [8:0] f_u_bank_arbiter_phys_0_3 = \u_bank_arbiter.phys_0_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_3 ;
    wire [8:0] f_u_bank_arbiter_phys_1_3 = \u_bank_arbiter.phys_1_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_3 ;
    wire [8:0] f_u_bank_arbiter_phys_2_3 = \u_bank_arbiter.phys_2_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_3 ;
    wire [8:0] f_u_bank_arbiter_phys_3_3 = \u_bank_arbiter.phys_3_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_3 ;
    wire [8:0] f_u_bank_arbiter_phys_4_3 = \u_bank_arbiter.phys_4_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_3 ;
    wire [8:0] f_u_bank_arbiter_phys_5_3 = \u_bank_arbiter.phys_5_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_3 ;
    wire [8:0] f_u_bank_arbiter_phys_6_3 = \u_bank_arbiter.phys_6_3 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_3 ;
    wire [8:0] f_u_bank_arbiter_phys_7_3 = \u_bank_arbiter.phys_7_3 ;
    wire _f_named_3_and = f_named[3] & ((f_unit[0] & f_u_bank_arbiter_pend_0[3])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[3]) | (f_unit[2] & f_u_bank_arbiter_pend_2[3])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[3]) | (f_unit[4] & f_u_bank_arbiter_pend_4[3])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[3]) | (f_unit[6] & f_u_bank_arbiter_pend_6[3])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[3]));
    wire _equals_437 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_3)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_3)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_3)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_3)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_3)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_3)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_3)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_3)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_140: assert(~_f_named_3_and | _equals_437);

    wire [31:0] _joined_32 = {disp_data[127*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~_joined_32)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_4 ;
    wire [8:0] f_u_bank_arbiter_phys_0_4 = \u_bank_arbiter.phys_0_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_4 ;
    wire [8:0] f_u_bank_arbiter_phys_1_4 = \u_bank_arbiter.phys_1_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_4 ;
    wire [8:0] f_u_bank_arbiter_phys_2_4 = \u_bank_arbiter.phys_2_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_4 ;
    wire [8:0] f_u_bank_arbiter_phys_3_4 = \u_bank_arbiter.phys_3_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_4 ;
    wire [8:0] f_u_bank_arbiter_phys_4_4 = \u_bank_arbiter.phys_4_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_4 ;
    wire [8:0] f_u_bank_arbiter_phys_5_4 = \u_bank_arbiter.phys_5_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_4 ;
    wire [8:0] f_u_bank_arbiter_phys_6_4 = \u_bank_arbiter.phys_6_4 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_4 ;
    wire [8:0] f_u_bank_arbiter_phys_7_4 = \u_bank_arbiter.phys_7_4 ;
    wire _f_named_4_and = f_named[4] & ((f_unit[0] & f_u_bank_arbiter_pend_0[4])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[4]) | (f_unit[2] & f_u_bank_arbiter_pend_2[4])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[4]) | (f_unit[4] & f_u_bank_arbiter_pend_4[4])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[4]) | (f_unit[6] & f_u_bank_arbiter_pend_6[4])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[4]));
    wire _equals_438 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_4)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_4)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_4)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_4)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_4)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_4)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_4)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_4)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_141: assert(~_f_named_4_and | _equals_438);

    wire [31:0] _joined_33 = {disp_data[159*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~_joined_33)));

    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_0_5 ;
    wire [8:0] f_u_bank_arbiter_phys_0_5 = \u_bank_arbiter.phys_0_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_1_5 ;
    wire [8:0] f_u_bank_arbiter_phys_1_5 = \u_bank_arbiter.phys_1_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_2_5 ;
    wire [8:0] f_u_bank_arbiter_phys_2_5 = \u_bank_arbiter.phys_2_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_3_5 ;
    wire [8:0] f_u_bank_arbiter_phys_3_5 = \u_bank_arbiter.phys_3_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_4_5 ;
    wire [8:0] f_u_bank_arbiter_phys_4_5 = \u_bank_arbiter.phys_4_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_5_5 ;
    wire [8:0] f_u_bank_arbiter_phys_5_5 = \u_bank_arbiter.phys_5_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_6_5 ;
    wire [8:0] f_u_bank_arbiter_phys_6_5 = \u_bank_arbiter.phys_6_5 ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.phys_7_5 ;
    wire [8:0] f_u_bank_arbiter_phys_7_5 = \u_bank_arbiter.phys_7_5 ;
    wire _f_named_5_and = f_named[5] & ((f_unit[0] & f_u_bank_arbiter_pend_0[5])
            | (f_unit[1] & f_u_bank_arbiter_pend_1[5]) | (f_unit[2] & f_u_bank_arbiter_pend_2[5])
            | (f_unit[3] & f_u_bank_arbiter_pend_3[5]) | (f_unit[4] & f_u_bank_arbiter_pend_4[5])
            | (f_unit[5] & f_u_bank_arbiter_pend_5[5]) | (f_unit[6] & f_u_bank_arbiter_pend_6[5])
            | (f_unit[7] & f_u_bank_arbiter_pend_7[5]));
    wire _equals_439 = (({9{f_unit[0]}} & f_u_bank_arbiter_phys_0_5)
            | ({9{f_unit[1]}} & f_u_bank_arbiter_phys_1_5)
            | ({9{f_unit[2]}} & f_u_bank_arbiter_phys_2_5)
            | ({9{f_unit[3]}} & f_u_bank_arbiter_phys_3_5)
            | ({9{f_unit[4]}} & f_u_bank_arbiter_phys_4_5)
            | ({9{f_unit[5]}} & f_u_bank_arbiter_phys_5_5)
            | ({9{f_unit[6]}} & f_u_bank_arbiter_phys_6_5)
            | ({9{f_unit[7]}} & f_u_bank_arbiter_phys_7_5)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_142: assert(~_f_named_5_and | _equals_439);

    wire [31:0] _joined_34 = {disp_data[191*LANE_W +: LANE_W] == f_want[31*LANE_W +: LANE_W],
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
            | ~(|(f_sure & ~_joined_34)));

    reg f_stored; // it reached the unit

    wire _and_2 = (wb_valid[0] & wb_ready[0] & (wb_wid[2:0] == f_warp)) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (_or_5 & ((_and_2 & _wb_valid_0_and & (&wb_mask[31:0]))
                    | (((wb_valid[1] & wb_ready[1] & (wb_wid[5:3] == f_warp)) & wb_near[1])
                    & ~_and_2 & _wb_valid_1_and & (&wb_mask[63:32])))) & ~(|(grant & f_unit))
                    & ~_some & ((f_unit[0] & (|(~f_u_ccu_0_lock)))
                    | (f_unit[1] & (|(~f_u_ccu_1_lock))) | (f_unit[2] & (|(~f_u_ccu_2_lock)))
                    | (f_unit[3] & (|(~f_u_ccu_3_lock))) | (f_unit[4] & (|(~f_u_ccu_4_lock)))
                    | (f_unit[5] & (|(~f_u_ccu_5_lock))) | (f_unit[6] & (|(~f_u_ccu_6_lock)))
                    | (f_unit[7] & (|(~f_u_ccu_7_lock))));
        end
    end

    wire [7:0] _f_here_and = f_here & (({8{f_unit[0]}} & f_u_ccu_0_near)
            | ({8{f_unit[1]}} & f_u_ccu_1_near) | ({8{f_unit[2]}} & f_u_ccu_2_near)
            | ({8{f_unit[3]}} & f_u_ccu_3_near) | ({8{f_unit[4]}} & f_u_ccu_4_near)
            | ({8{f_unit[5]}} & f_u_ccu_5_near) | ({8{f_unit[6]}} & f_u_ccu_6_near)
            | ({8{f_unit[7]}} & f_u_ccu_7_near));

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) RF_M3_1: assert(~f_stored | ((|f_here) & (|_f_here_and)));

    (* hierconn *) wire [7:0] \u_dispatcher.hold_0 ;
    wire [7:0] f_u_dispatcher_hold_0 = \u_dispatcher.hold_0 ;

    reg [6:0] f_waited; // such cycles

    always @(posedge clk) begin
        if (rst) begin
            f_waited <= 7'd0;
        end else begin
            if (_inverse_3)
                f_waited <= 7'd0;
            else if (~(|bank_we) & disp_ready)
                f_waited <= f_waited + 7'd1;
        end
    end

    // CCU-I9: A busy unit is dispatched within 58 such cycles.
    always @* if (!rst) CCU_I9_1: assert(_inverse_3 | (f_waited < 7'd58));

    wire [47:0] _joined_35 = {((|(older[63:56] & f_unit)) | f_unit[7]) ? f_u_bank_arbiter_pend_7
            : 6'd0, ((|(older[55:48] & f_unit)) | f_unit[6]) ? f_u_bank_arbiter_pend_6 : 6'd0,
            ((|(older[47:40] & f_unit)) | f_unit[5]) ? f_u_bank_arbiter_pend_5 : 6'd0,
            ((|(older[39:32] & f_unit)) | f_unit[4]) ? f_u_bank_arbiter_pend_4 : 6'd0,
            ((|(older[31:24] & f_unit)) | f_unit[3]) ? f_u_bank_arbiter_pend_3 : 6'd0,
            ((|(older[23:16] & f_unit)) | f_unit[2]) ? f_u_bank_arbiter_pend_2 : 6'd0,
            ((|(older[15:8] & f_unit)) | f_unit[1]) ? f_u_bank_arbiter_pend_1 : 6'd0,
            ((|(older[7:0] & f_unit)) | f_unit[0]) ? f_u_bank_arbiter_pend_0 : 6'd0};
    wire [6:0] _choice = (|(({2{f_unit[0]}} & f_u_bank_arbiter_in_flight_1[1:0])
            | ({2{f_unit[1]}} & f_u_bank_arbiter_in_flight_1[3:2])
            | ({2{f_unit[2]}} & f_u_bank_arbiter_in_flight_1[5:4])
            | ({2{f_unit[3]}} & f_u_bank_arbiter_in_flight_1[7:6])
            | ({2{f_unit[4]}} & f_u_bank_arbiter_in_flight_1[9:8])
            | ({2{f_unit[5]}} & f_u_bank_arbiter_in_flight_1[11:10])
            | ({2{f_unit[6]}} & f_u_bank_arbiter_in_flight_1[13:12])
            | ({2{f_unit[7]}} & f_u_bank_arbiter_in_flight_1[15:14]))) ? 7'd1 : 7'd0;
    wire [6:0] _choice_2 = (|(({6{f_unit[0]}} & f_u_bank_arbiter_pend_0)
            | ({6{f_unit[1]}} & f_u_bank_arbiter_pend_1)
            | ({6{f_unit[2]}} & f_u_bank_arbiter_pend_2)
            | ({6{f_unit[3]}} & f_u_bank_arbiter_pend_3)
            | ({6{f_unit[4]}} & f_u_bank_arbiter_pend_4)
            | ({6{f_unit[5]}} & f_u_bank_arbiter_pend_5)
            | ({6{f_unit[6]}} & f_u_bank_arbiter_pend_6)
            | ({6{f_unit[7]}} & f_u_bank_arbiter_pend_7))) ? 7'd1 : _choice;
    wire [7:0] _joined_36 = {|(older[63:56] & f_unit), |(older[55:48] & f_unit),
            |(older[47:40] & f_unit), |(older[39:32] & f_unit), |(older[31:24] & f_unit),
            |(older[23:16] & f_unit), |(older[15:8] & f_unit), |(older[7:0] & f_unit)};

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) CCU_I9_2: assert(_inverse_3 |
            ((f_waited + (({1'b0, count_ones_48(_joined_35)} + _choice_2)
            + ({3'd0, count_ones_8(_joined_36 & _f_u_ccu_0_busy_etc)}
            + {6'd0, (|(f_u_dispatcher_hold_0 & ~(_joined_36 | f_unit))) | ~(|(cand & f_unit))})))
            < 7'd58));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_u_ccu_0_entry_0[0], f_u_ccu_0_entry_1[0], f_u_ccu_0_entry_2[0],
            f_u_ccu_0_entry_3[0], f_u_ccu_0_entry_4[0], f_u_ccu_0_entry_5[0], f_u_ccu_1_entry_0[0],
            f_u_ccu_1_entry_1[0], f_u_ccu_1_entry_2[0], f_u_ccu_1_entry_3[0], f_u_ccu_1_entry_4[0],
            f_u_ccu_1_entry_5[0], f_u_ccu_2_entry_0[0], f_u_ccu_2_entry_1[0], f_u_ccu_2_entry_2[0],
            f_u_ccu_2_entry_3[0], f_u_ccu_2_entry_4[0], f_u_ccu_2_entry_5[0], f_u_ccu_3_entry_0[0],
            f_u_ccu_3_entry_1[0], f_u_ccu_3_entry_2[0], f_u_ccu_3_entry_3[0], f_u_ccu_3_entry_4[0],
            f_u_ccu_3_entry_5[0], f_u_ccu_4_entry_0[0], f_u_ccu_4_entry_1[0], f_u_ccu_4_entry_2[0],
            f_u_ccu_4_entry_3[0], f_u_ccu_4_entry_4[0], f_u_ccu_4_entry_5[0], f_u_ccu_5_entry_0[0],
            f_u_ccu_5_entry_1[0], f_u_ccu_5_entry_2[0], f_u_ccu_5_entry_3[0], f_u_ccu_5_entry_4[0],
            f_u_ccu_5_entry_5[0], f_u_ccu_6_entry_0[0], f_u_ccu_6_entry_1[0], f_u_ccu_6_entry_2[0],
            f_u_ccu_6_entry_3[0], f_u_ccu_6_entry_4[0], f_u_ccu_6_entry_5[0], f_u_ccu_7_entry_0[0],
            f_u_ccu_7_entry_1[0], f_u_ccu_7_entry_2[0], f_u_ccu_7_entry_3[0], f_u_ccu_7_entry_4[0],
            f_u_ccu_7_entry_5[0]};
`endif
