// Properties of regfile, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_pr --top regfile -o .

    // No two bits are set.
    function automatic at_most_one(input [7:0] v);
        at_most_one = ~(|(v & (v - 8'd1)));
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

    // How many bits are set.
    function automatic [3:0] count_ones_8(input [7:0] v);
        integer i;
        begin
            count_ones_8 = 4'd0;
            for (i = 0; i < 8; i = i + 1)
                count_ones_8 = count_ones_8 + {3'd0, v[i]};
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
    function automatic [1:0] count_ones_2(input [1:0] v);
        integer i;
        begin
            count_ones_2 = 2'd0;
            for (i = 0; i < 2; i = i + 1)
                count_ones_2 = count_ones_2 + {1'b0, v[i]};
        end
    endfunction

    // How many bits are set.
    function automatic [5:0] count_ones_48(input [47:0] v);
        integer i;
        begin
            count_ones_48 = 6'd0;
            for (i = 0; i < 48; i = i + 1)
                count_ones_48 = count_ones_48 + {5'd0, v[i]};
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [1:0] select_8x2(input [7:0] v, input [15:0] items);
        integer i;
        begin
            select_8x2 = 2'd0;
            for (i = 0; i < 8; i = i + 1)
                select_8x2 = select_8x2 | ({2{v[i]}} & items[i*2 +: 2]);
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [2:0] select_8x3(input [7:0] v, input [23:0] items);
        integer i;
        begin
            select_8x3 = 3'd0;
            for (i = 0; i < 8; i = i + 1)
                select_8x3 = select_8x3 | ({3{v[i]}} & items[i*3 +: 3]);
        end
    endfunction
`ifdef FORMAL
    reg [7:0] f_unit; // arbitrary
    always @(posedge clk) f_unit <= f_unit;

    // Symbol: one of them.
    always @* if (!rst) RF_I2_1: assume((|f_unit) & at_most_one(f_unit));

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

    (* hierconn *) wire \unit[2].u_ccu.busy ;
    wire f_unit_2_busy = \unit[2].u_ccu.busy ;
    (* hierconn *) wire \unit[2].u_ccu.owned ;
    wire f_unit_2_owned = \unit[2].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[2].u_ccu.wid ;
    wire [2:0] f_unit_2_wid = \unit[2].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[2].u_ccu.src_valid ;
    wire [5:0] f_unit_2_src_valid = \unit[2].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[2].u_ccu.ready ;
    wire [5:0] f_unit_2_ready = \unit[2].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.valid ;
    wire [7:0] f_unit_2_valid = \unit[2].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.lock ;
    wire [7:0] f_unit_2_lock = \unit[2].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.near ;
    wire [7:0] f_unit_2_near = \unit[2].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[2].u_ccu.meta ;
    wire [META_W-1:0] f_unit_2_meta = \unit[2].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[2].u_ccu.entry ;
    wire [47:0] f_unit_2_entry = \unit[2].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_2_ct_0_own_tag = \unit[2].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_2_ct_1_own_tag = \unit[2].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_2_ct_2_own_tag = \unit[2].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_2_ct_3_own_tag = \unit[2].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_2_ct_4_own_tag = \unit[2].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_2_ct_5_own_tag = \unit[2].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_2_ct_6_own_tag = \unit[2].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[2].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_2_ct_7_own_tag = \unit[2].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[2].pend ;
    wire [5:0] f_bank_arbiter_collector_2_pend = \u_bank_arbiter.collector[2].pend ;
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

    (* hierconn *) wire \unit[3].u_ccu.busy ;
    wire f_unit_3_busy = \unit[3].u_ccu.busy ;
    (* hierconn *) wire \unit[3].u_ccu.owned ;
    wire f_unit_3_owned = \unit[3].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[3].u_ccu.wid ;
    wire [2:0] f_unit_3_wid = \unit[3].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[3].u_ccu.src_valid ;
    wire [5:0] f_unit_3_src_valid = \unit[3].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[3].u_ccu.ready ;
    wire [5:0] f_unit_3_ready = \unit[3].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.valid ;
    wire [7:0] f_unit_3_valid = \unit[3].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.lock ;
    wire [7:0] f_unit_3_lock = \unit[3].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.near ;
    wire [7:0] f_unit_3_near = \unit[3].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[3].u_ccu.meta ;
    wire [META_W-1:0] f_unit_3_meta = \unit[3].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[3].u_ccu.entry ;
    wire [47:0] f_unit_3_entry = \unit[3].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_3_ct_0_own_tag = \unit[3].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_3_ct_1_own_tag = \unit[3].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_3_ct_2_own_tag = \unit[3].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_3_ct_3_own_tag = \unit[3].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_3_ct_4_own_tag = \unit[3].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_3_ct_5_own_tag = \unit[3].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_3_ct_6_own_tag = \unit[3].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[3].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_3_ct_7_own_tag = \unit[3].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[3].pend ;
    wire [5:0] f_bank_arbiter_collector_3_pend = \u_bank_arbiter.collector[3].pend ;
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

    (* hierconn *) wire \unit[4].u_ccu.busy ;
    wire f_unit_4_busy = \unit[4].u_ccu.busy ;
    (* hierconn *) wire \unit[4].u_ccu.owned ;
    wire f_unit_4_owned = \unit[4].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[4].u_ccu.wid ;
    wire [2:0] f_unit_4_wid = \unit[4].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[4].u_ccu.src_valid ;
    wire [5:0] f_unit_4_src_valid = \unit[4].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[4].u_ccu.ready ;
    wire [5:0] f_unit_4_ready = \unit[4].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.valid ;
    wire [7:0] f_unit_4_valid = \unit[4].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.lock ;
    wire [7:0] f_unit_4_lock = \unit[4].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.near ;
    wire [7:0] f_unit_4_near = \unit[4].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[4].u_ccu.meta ;
    wire [META_W-1:0] f_unit_4_meta = \unit[4].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[4].u_ccu.entry ;
    wire [47:0] f_unit_4_entry = \unit[4].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_4_ct_0_own_tag = \unit[4].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_4_ct_1_own_tag = \unit[4].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_4_ct_2_own_tag = \unit[4].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_4_ct_3_own_tag = \unit[4].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_4_ct_4_own_tag = \unit[4].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_4_ct_5_own_tag = \unit[4].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_4_ct_6_own_tag = \unit[4].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[4].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_4_ct_7_own_tag = \unit[4].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[4].pend ;
    wire [5:0] f_bank_arbiter_collector_4_pend = \u_bank_arbiter.collector[4].pend ;
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

    (* hierconn *) wire \unit[5].u_ccu.busy ;
    wire f_unit_5_busy = \unit[5].u_ccu.busy ;
    (* hierconn *) wire \unit[5].u_ccu.owned ;
    wire f_unit_5_owned = \unit[5].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[5].u_ccu.wid ;
    wire [2:0] f_unit_5_wid = \unit[5].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[5].u_ccu.src_valid ;
    wire [5:0] f_unit_5_src_valid = \unit[5].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[5].u_ccu.ready ;
    wire [5:0] f_unit_5_ready = \unit[5].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.valid ;
    wire [7:0] f_unit_5_valid = \unit[5].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.lock ;
    wire [7:0] f_unit_5_lock = \unit[5].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.near ;
    wire [7:0] f_unit_5_near = \unit[5].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[5].u_ccu.meta ;
    wire [META_W-1:0] f_unit_5_meta = \unit[5].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[5].u_ccu.entry ;
    wire [47:0] f_unit_5_entry = \unit[5].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_5_ct_0_own_tag = \unit[5].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_5_ct_1_own_tag = \unit[5].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_5_ct_2_own_tag = \unit[5].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_5_ct_3_own_tag = \unit[5].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_5_ct_4_own_tag = \unit[5].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_5_ct_5_own_tag = \unit[5].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_5_ct_6_own_tag = \unit[5].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[5].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_5_ct_7_own_tag = \unit[5].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[5].pend ;
    wire [5:0] f_bank_arbiter_collector_5_pend = \u_bank_arbiter.collector[5].pend ;
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

    (* hierconn *) wire \unit[6].u_ccu.busy ;
    wire f_unit_6_busy = \unit[6].u_ccu.busy ;
    (* hierconn *) wire \unit[6].u_ccu.owned ;
    wire f_unit_6_owned = \unit[6].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[6].u_ccu.wid ;
    wire [2:0] f_unit_6_wid = \unit[6].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[6].u_ccu.src_valid ;
    wire [5:0] f_unit_6_src_valid = \unit[6].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[6].u_ccu.ready ;
    wire [5:0] f_unit_6_ready = \unit[6].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.valid ;
    wire [7:0] f_unit_6_valid = \unit[6].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.lock ;
    wire [7:0] f_unit_6_lock = \unit[6].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.near ;
    wire [7:0] f_unit_6_near = \unit[6].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[6].u_ccu.meta ;
    wire [META_W-1:0] f_unit_6_meta = \unit[6].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[6].u_ccu.entry ;
    wire [47:0] f_unit_6_entry = \unit[6].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_6_ct_0_own_tag = \unit[6].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_6_ct_1_own_tag = \unit[6].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_6_ct_2_own_tag = \unit[6].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_6_ct_3_own_tag = \unit[6].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_6_ct_4_own_tag = \unit[6].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_6_ct_5_own_tag = \unit[6].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_6_ct_6_own_tag = \unit[6].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[6].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_6_ct_7_own_tag = \unit[6].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[6].pend ;
    wire [5:0] f_bank_arbiter_collector_6_pend = \u_bank_arbiter.collector[6].pend ;
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

    (* hierconn *) wire \unit[7].u_ccu.busy ;
    wire f_unit_7_busy = \unit[7].u_ccu.busy ;
    (* hierconn *) wire \unit[7].u_ccu.owned ;
    wire f_unit_7_owned = \unit[7].u_ccu.owned ;
    (* hierconn *) wire [2:0] \unit[7].u_ccu.wid ;
    wire [2:0] f_unit_7_wid = \unit[7].u_ccu.wid ;
    (* hierconn *) wire [5:0] \unit[7].u_ccu.src_valid ;
    wire [5:0] f_unit_7_src_valid = \unit[7].u_ccu.src_valid ;
    (* hierconn *) wire [5:0] \unit[7].u_ccu.ready ;
    wire [5:0] f_unit_7_ready = \unit[7].u_ccu.ready ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.valid ;
    wire [7:0] f_unit_7_valid = \unit[7].u_ccu.valid ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.lock ;
    wire [7:0] f_unit_7_lock = \unit[7].u_ccu.lock ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.near ;
    wire [7:0] f_unit_7_near = \unit[7].u_ccu.near ;
    (* hierconn *) wire [META_W-1:0] \unit[7].u_ccu.meta ;
    wire [META_W-1:0] f_unit_7_meta = \unit[7].u_ccu.meta ;
    (* hierconn *) wire [47:0] \unit[7].u_ccu.entry ;
    wire [47:0] f_unit_7_entry = \unit[7].u_ccu.entry ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[0].own_tag ;
    wire [7:0] f_unit_7_ct_0_own_tag = \unit[7].u_ccu.ct[0].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[1].own_tag ;
    wire [7:0] f_unit_7_ct_1_own_tag = \unit[7].u_ccu.ct[1].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[2].own_tag ;
    wire [7:0] f_unit_7_ct_2_own_tag = \unit[7].u_ccu.ct[2].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[3].own_tag ;
    wire [7:0] f_unit_7_ct_3_own_tag = \unit[7].u_ccu.ct[3].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[4].own_tag ;
    wire [7:0] f_unit_7_ct_4_own_tag = \unit[7].u_ccu.ct[4].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[5].own_tag ;
    wire [7:0] f_unit_7_ct_5_own_tag = \unit[7].u_ccu.ct[5].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[6].own_tag ;
    wire [7:0] f_unit_7_ct_6_own_tag = \unit[7].u_ccu.ct[6].own_tag ;
    (* hierconn *) wire [7:0] \unit[7].u_ccu.ct[7].own_tag ;
    wire [7:0] f_unit_7_ct_7_own_tag = \unit[7].u_ccu.ct[7].own_tag ;
    (* hierconn *) wire [5:0] \u_bank_arbiter.collector[7].pend ;
    wire [5:0] f_bank_arbiter_collector_7_pend = \u_bank_arbiter.collector[7].pend ;
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

    wire _or_7 = (f_2_src[0] & (wb_reg[7:0] == f_2_reg[7:0]))
            | (f_2_src[1] & (wb_reg[7:0] == f_2_reg[15:8]))
            | (f_2_src[2] & (wb_reg[7:0] == f_2_reg[23:16]))
            | (f_2_src[3] & (wb_reg[7:0] == f_2_reg[31:24]))
            | (f_2_src[4] & (wb_reg[7:0] == f_2_reg[39:32]))
            | (f_2_src[5] & (wb_reg[7:0] == f_2_reg[47:40]));
    wire _or_8 = (f_2_src[0] & (wb_reg[15:8] == f_2_reg[7:0]))
            | (f_2_src[1] & (wb_reg[15:8] == f_2_reg[15:8]))
            | (f_2_src[2] & (wb_reg[15:8] == f_2_reg[23:16]))
            | (f_2_src[3] & (wb_reg[15:8] == f_2_reg[31:24]))
            | (f_2_src[4] & (wb_reg[15:8] == f_2_reg[39:32]))
            | (f_2_src[5] & (wb_reg[15:8] == f_2_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_4: assume(~(f_2_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_2_wid) & _or_7)
            | (wb_valid[1] & (wb_wid[5:3] == f_2_wid) & _or_8))));

    wire _or_9 = (f_3_src[0] & (wb_reg[7:0] == f_3_reg[7:0]))
            | (f_3_src[1] & (wb_reg[7:0] == f_3_reg[15:8]))
            | (f_3_src[2] & (wb_reg[7:0] == f_3_reg[23:16]))
            | (f_3_src[3] & (wb_reg[7:0] == f_3_reg[31:24]))
            | (f_3_src[4] & (wb_reg[7:0] == f_3_reg[39:32]))
            | (f_3_src[5] & (wb_reg[7:0] == f_3_reg[47:40]));
    wire _or_10 = (f_3_src[0] & (wb_reg[15:8] == f_3_reg[7:0]))
            | (f_3_src[1] & (wb_reg[15:8] == f_3_reg[15:8]))
            | (f_3_src[2] & (wb_reg[15:8] == f_3_reg[23:16]))
            | (f_3_src[3] & (wb_reg[15:8] == f_3_reg[31:24]))
            | (f_3_src[4] & (wb_reg[15:8] == f_3_reg[39:32]))
            | (f_3_src[5] & (wb_reg[15:8] == f_3_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_5: assume(~(f_3_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_3_wid) & _or_9)
            | (wb_valid[1] & (wb_wid[5:3] == f_3_wid) & _or_10))));

    wire _or_11 = (f_4_src[0] & (wb_reg[7:0] == f_4_reg[7:0]))
            | (f_4_src[1] & (wb_reg[7:0] == f_4_reg[15:8]))
            | (f_4_src[2] & (wb_reg[7:0] == f_4_reg[23:16]))
            | (f_4_src[3] & (wb_reg[7:0] == f_4_reg[31:24]))
            | (f_4_src[4] & (wb_reg[7:0] == f_4_reg[39:32]))
            | (f_4_src[5] & (wb_reg[7:0] == f_4_reg[47:40]));
    wire _or_12 = (f_4_src[0] & (wb_reg[15:8] == f_4_reg[7:0]))
            | (f_4_src[1] & (wb_reg[15:8] == f_4_reg[15:8]))
            | (f_4_src[2] & (wb_reg[15:8] == f_4_reg[23:16]))
            | (f_4_src[3] & (wb_reg[15:8] == f_4_reg[31:24]))
            | (f_4_src[4] & (wb_reg[15:8] == f_4_reg[39:32]))
            | (f_4_src[5] & (wb_reg[15:8] == f_4_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_6: assume(~(f_4_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_4_wid) & _or_11)
            | (wb_valid[1] & (wb_wid[5:3] == f_4_wid) & _or_12))));

    wire _or_13 = (f_5_src[0] & (wb_reg[7:0] == f_5_reg[7:0]))
            | (f_5_src[1] & (wb_reg[7:0] == f_5_reg[15:8]))
            | (f_5_src[2] & (wb_reg[7:0] == f_5_reg[23:16]))
            | (f_5_src[3] & (wb_reg[7:0] == f_5_reg[31:24]))
            | (f_5_src[4] & (wb_reg[7:0] == f_5_reg[39:32]))
            | (f_5_src[5] & (wb_reg[7:0] == f_5_reg[47:40]));
    wire _or_14 = (f_5_src[0] & (wb_reg[15:8] == f_5_reg[7:0]))
            | (f_5_src[1] & (wb_reg[15:8] == f_5_reg[15:8]))
            | (f_5_src[2] & (wb_reg[15:8] == f_5_reg[23:16]))
            | (f_5_src[3] & (wb_reg[15:8] == f_5_reg[31:24]))
            | (f_5_src[4] & (wb_reg[15:8] == f_5_reg[39:32]))
            | (f_5_src[5] & (wb_reg[15:8] == f_5_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_7: assume(~(f_5_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_5_wid) & _or_13)
            | (wb_valid[1] & (wb_wid[5:3] == f_5_wid) & _or_14))));

    wire _or_15 = (f_6_src[0] & (wb_reg[7:0] == f_6_reg[7:0]))
            | (f_6_src[1] & (wb_reg[7:0] == f_6_reg[15:8]))
            | (f_6_src[2] & (wb_reg[7:0] == f_6_reg[23:16]))
            | (f_6_src[3] & (wb_reg[7:0] == f_6_reg[31:24]))
            | (f_6_src[4] & (wb_reg[7:0] == f_6_reg[39:32]))
            | (f_6_src[5] & (wb_reg[7:0] == f_6_reg[47:40]));
    wire _or_16 = (f_6_src[0] & (wb_reg[15:8] == f_6_reg[7:0]))
            | (f_6_src[1] & (wb_reg[15:8] == f_6_reg[15:8]))
            | (f_6_src[2] & (wb_reg[15:8] == f_6_reg[23:16]))
            | (f_6_src[3] & (wb_reg[15:8] == f_6_reg[31:24]))
            | (f_6_src[4] & (wb_reg[15:8] == f_6_reg[39:32]))
            | (f_6_src[5] & (wb_reg[15:8] == f_6_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_8: assume(~(f_6_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_6_wid) & _or_15)
            | (wb_valid[1] & (wb_wid[5:3] == f_6_wid) & _or_16))));

    wire _or_17 = (f_7_src[0] & (wb_reg[7:0] == f_7_reg[7:0]))
            | (f_7_src[1] & (wb_reg[7:0] == f_7_reg[15:8]))
            | (f_7_src[2] & (wb_reg[7:0] == f_7_reg[23:16]))
            | (f_7_src[3] & (wb_reg[7:0] == f_7_reg[31:24]))
            | (f_7_src[4] & (wb_reg[7:0] == f_7_reg[39:32]))
            | (f_7_src[5] & (wb_reg[7:0] == f_7_reg[47:40]));
    wire _or_18 = (f_7_src[0] & (wb_reg[15:8] == f_7_reg[7:0]))
            | (f_7_src[1] & (wb_reg[15:8] == f_7_reg[15:8]))
            | (f_7_src[2] & (wb_reg[15:8] == f_7_reg[23:16]))
            | (f_7_src[3] & (wb_reg[15:8] == f_7_reg[31:24]))
            | (f_7_src[4] & (wb_reg[15:8] == f_7_reg[39:32]))
            | (f_7_src[5] & (wb_reg[15:8] == f_7_reg[47:40]));

    // RF-H1: Duty: no write to a source of an undispatched instruction.
    always @* if (!rst) RF_H1_9: assume(~(f_7_busy &
            ((wb_valid[0] & (wb_wid[2:0] == f_7_wid) & _or_17)
            | (wb_valid[1] & (wb_wid[5:3] == f_7_wid) & _or_18))));

    // RF-H1: Duty: a register of a warp is one physical register, its own.
    always @* if (!rst) RF_H1_10: assume(~(wb_valid[1] & wb_valid[0])
            | ((wb_valid[1] & (wb_wid[5:3] == wb_wid[2:0]) & (wb_reg[15:8] == wb_reg[7:0])) ==
            (wb_phys[17:9] == wb_phys[8:0])));

    wire _or_19 = (f_0_busy & (|(exit & one_hot_3x8(f_0_wid))))
            | (f_1_busy & (|(exit & one_hot_3x8(f_1_wid))))
            | (f_2_busy & (|(exit & one_hot_3x8(f_2_wid))))
            | (f_3_busy & (|(exit & one_hot_3x8(f_3_wid))))
            | (f_4_busy & (|(exit & one_hot_3x8(f_4_wid))))
            | (f_5_busy & (|(exit & one_hot_3x8(f_5_wid))))
            | (f_6_busy & (|(exit & one_hot_3x8(f_6_wid))))
            | (f_7_busy & (|(exit & one_hot_3x8(f_7_wid))));

    // CCU-K1: Duty: what a warp has issued is finished when it ends.
    always @* if (!rst) CCU_K1_1: assume(~_or_19);

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
    wire _or_20 = (_issue_and & (inst_phys[8:0] == f_reg))
            | (_issue_and_2 & (inst_phys[17:9] == f_reg))
            | (_issue_and_3 & (inst_phys[26:18] == f_reg))
            | (_issue_and_4 & (inst_phys[35:27] == f_reg))
            | (_issue_and_5 & (inst_phys[44:36] == f_reg))
            | (_issue_and_6 & (inst_phys[53:45] == f_reg))
            | (_wb_valid_0_and & (wb_phys[8:0] == f_reg))
            | (_wb_valid_1_and & (wb_phys[17:9] == f_reg));
    wire f_mapped = f_seen ? f_mine : _or_20;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_11: assume(~_issue_and | ((inst_phys[8:0] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_12: assume(~_issue_and_2 | ((inst_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_13: assume(~_issue_and_3 | ((inst_phys[26:18] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_14: assume(~_issue_and_4 | ((inst_phys[35:27] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_15: assume(~_issue_and_5 | ((inst_phys[44:36] == f_reg) == f_mapped));

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_16: assume(~_issue_and_6 | ((inst_phys[53:45] == f_reg) == f_mapped));

    wire _inverse = ~_wb_valid_0_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_17: assume(_inverse | ((wb_phys[8:0] == f_reg) == f_mapped));

    wire _inverse_2 = ~_wb_valid_1_and;

    // RF-H1: Duty: a register of a warp is one physical register.
    always @* if (!rst) RF_H1_18: assume(_inverse_2 | ((wb_phys[17:9] == f_reg) == f_mapped));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_19: assume(~(f_mapped & wb_valid[0] & (wb_phys[8:0] == f_reg)
            & _inverse));

    // RF-H1: Duty: which is no other register's.
    always @* if (!rst) RF_H1_20: assume(~(f_mapped & wb_valid[1] & (wb_phys[17:9] == f_reg)
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

    wire _or_21 = ((f_unit_0_owned & (f_unit_0_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | ((f_unit_1_owned & (f_unit_1_wid == f_warp)) | (f_1_busy & (f_1_wid == f_warp)))
            | ((f_unit_2_owned & (f_unit_2_wid == f_warp)) | (f_2_busy & (f_2_wid == f_warp)))
            | ((f_unit_3_owned & (f_unit_3_wid == f_warp)) | (f_3_busy & (f_3_wid == f_warp)))
            | ((f_unit_4_owned & (f_unit_4_wid == f_warp)) | (f_4_busy & (f_4_wid == f_warp)))
            | ((f_unit_5_owned & (f_unit_5_wid == f_warp)) | (f_5_busy & (f_5_wid == f_warp)))
            | ((f_unit_6_owned & (f_unit_6_wid == f_warp)) | (f_6_busy & (f_6_wid == f_warp)))
            | ((f_unit_7_owned & (f_unit_7_wid == f_warp)) | (f_7_busy & (f_7_wid == f_warp)));

    // CCU-K1: Invariant: a unit belongs only to a warp that has not ended.
    always @* if (!rst) CCU_K1_2: assert(~_or_21 | f_lives);

    wire _or_22 = (((((issue & (sel_wid == f_warp)) | (f_0_busy & (f_0_wid == f_warp)))
            | (f_1_busy & (f_1_wid == f_warp))) | (f_2_busy & (f_2_wid == f_warp)))
            | (f_3_busy & (f_3_wid == f_warp))) | (f_4_busy & (f_4_wid == f_warp));
    wire _or_23 = (((((_or_22 | (f_5_busy & (f_5_wid == f_warp)))
            | (f_6_busy & (f_6_wid == f_warp))) | (f_7_busy & (f_7_wid == f_warp)))
            | (wb_valid[0] & (wb_wid[2:0] == f_warp))) | (wb_valid[1] & (wb_wid[5:3] == f_warp)))
            | f_lives;

    // RF-H1: Duty: a warp starts when the last one in its slot is finished.
    always @* if (!rst) RF_H1_21: assume(~((launch_valid & (launch_wid == f_warp)) & _or_23));

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
    wire [7:0] _joined_3 = {f_unit_2_valid[7] & (f_unit_2_ct_7_own_tag == f_tag),
            f_unit_2_valid[6] & (f_unit_2_ct_6_own_tag == f_tag),
            f_unit_2_valid[5] & (f_unit_2_ct_5_own_tag == f_tag),
            f_unit_2_valid[4] & (f_unit_2_ct_4_own_tag == f_tag),
            f_unit_2_valid[3] & (f_unit_2_ct_3_own_tag == f_tag),
            f_unit_2_valid[2] & (f_unit_2_ct_2_own_tag == f_tag),
            f_unit_2_valid[1] & (f_unit_2_ct_1_own_tag == f_tag),
            f_unit_2_valid[0] & (f_unit_2_ct_0_own_tag == f_tag)};
    wire [7:0] _joined_4 = {f_unit_3_valid[7] & (f_unit_3_ct_7_own_tag == f_tag),
            f_unit_3_valid[6] & (f_unit_3_ct_6_own_tag == f_tag),
            f_unit_3_valid[5] & (f_unit_3_ct_5_own_tag == f_tag),
            f_unit_3_valid[4] & (f_unit_3_ct_4_own_tag == f_tag),
            f_unit_3_valid[3] & (f_unit_3_ct_3_own_tag == f_tag),
            f_unit_3_valid[2] & (f_unit_3_ct_2_own_tag == f_tag),
            f_unit_3_valid[1] & (f_unit_3_ct_1_own_tag == f_tag),
            f_unit_3_valid[0] & (f_unit_3_ct_0_own_tag == f_tag)};
    wire [7:0] _joined_5 = {f_unit_4_valid[7] & (f_unit_4_ct_7_own_tag == f_tag),
            f_unit_4_valid[6] & (f_unit_4_ct_6_own_tag == f_tag),
            f_unit_4_valid[5] & (f_unit_4_ct_5_own_tag == f_tag),
            f_unit_4_valid[4] & (f_unit_4_ct_4_own_tag == f_tag),
            f_unit_4_valid[3] & (f_unit_4_ct_3_own_tag == f_tag),
            f_unit_4_valid[2] & (f_unit_4_ct_2_own_tag == f_tag),
            f_unit_4_valid[1] & (f_unit_4_ct_1_own_tag == f_tag),
            f_unit_4_valid[0] & (f_unit_4_ct_0_own_tag == f_tag)};
    wire [7:0] _joined_6 = {f_unit_5_valid[7] & (f_unit_5_ct_7_own_tag == f_tag),
            f_unit_5_valid[6] & (f_unit_5_ct_6_own_tag == f_tag),
            f_unit_5_valid[5] & (f_unit_5_ct_5_own_tag == f_tag),
            f_unit_5_valid[4] & (f_unit_5_ct_4_own_tag == f_tag),
            f_unit_5_valid[3] & (f_unit_5_ct_3_own_tag == f_tag),
            f_unit_5_valid[2] & (f_unit_5_ct_2_own_tag == f_tag),
            f_unit_5_valid[1] & (f_unit_5_ct_1_own_tag == f_tag),
            f_unit_5_valid[0] & (f_unit_5_ct_0_own_tag == f_tag)};
    wire [7:0] _joined_7 = {f_unit_6_valid[7] & (f_unit_6_ct_7_own_tag == f_tag),
            f_unit_6_valid[6] & (f_unit_6_ct_6_own_tag == f_tag),
            f_unit_6_valid[5] & (f_unit_6_ct_5_own_tag == f_tag),
            f_unit_6_valid[4] & (f_unit_6_ct_4_own_tag == f_tag),
            f_unit_6_valid[3] & (f_unit_6_ct_3_own_tag == f_tag),
            f_unit_6_valid[2] & (f_unit_6_ct_2_own_tag == f_tag),
            f_unit_6_valid[1] & (f_unit_6_ct_1_own_tag == f_tag),
            f_unit_6_valid[0] & (f_unit_6_ct_0_own_tag == f_tag)};
    wire [7:0] _joined_8 = {f_unit_7_valid[7] & (f_unit_7_ct_7_own_tag == f_tag),
            f_unit_7_valid[6] & (f_unit_7_ct_6_own_tag == f_tag),
            f_unit_7_valid[5] & (f_unit_7_ct_5_own_tag == f_tag),
            f_unit_7_valid[4] & (f_unit_7_ct_4_own_tag == f_tag),
            f_unit_7_valid[3] & (f_unit_7_ct_3_own_tag == f_tag),
            f_unit_7_valid[2] & (f_unit_7_ct_2_own_tag == f_tag),
            f_unit_7_valid[1] & (f_unit_7_ct_1_own_tag == f_tag),
            f_unit_7_valid[0] & (f_unit_7_ct_0_own_tag == f_tag)};
    wire [7:0] f_here = ({8{f_unit[0]}} & _joined) | ({8{f_unit[1]}} & _joined_2)
            | ({8{f_unit[2]}} & _joined_3) | ({8{f_unit[3]}} & _joined_4)
            | ({8{f_unit[4]}} & _joined_5) | ({8{f_unit[5]}} & _joined_6)
            | ({8{f_unit[6]}} & _joined_7) | ({8{f_unit[7]}} & _joined_8);
    wire _or_24 = (f_unit[0] & (f_unit_0_owned & (f_unit_0_wid == f_warp)))
            | (f_unit[1] & (f_unit_1_owned & (f_unit_1_wid == f_warp)))
            | (f_unit[2] & (f_unit_2_owned & (f_unit_2_wid == f_warp)))
            | (f_unit[3] & (f_unit_3_owned & (f_unit_3_wid == f_warp)))
            | (f_unit[4] & (f_unit_4_owned & (f_unit_4_wid == f_warp)))
            | (f_unit[5] & (f_unit_5_owned & (f_unit_5_wid == f_warp)))
            | (f_unit[6] & (f_unit_6_owned & (f_unit_6_wid == f_warp)))
            | (f_unit[7] & (f_unit_7_owned & (f_unit_7_wid == f_warp)));
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
    wire [5:0] _or_25 = ({6{f_unit[0]}} & _joined_9) | ({6{f_unit[1]}} & _joined_10)
            | ({6{f_unit[2]}} & _joined_11) | ({6{f_unit[3]}} & _joined_12)
            | ({6{f_unit[4]}} & _joined_13) | ({6{f_unit[5]}} & _joined_14)
            | ({6{f_unit[6]}} & _joined_15) | ({6{f_unit[7]}} & _joined_16);

    // CCU-K1: Invariant: a register that is in a unit was named since its warp started.
    always @* if (!rst) CCU_K1_3: assert(~((_or_24 & (|f_here)) | (|_or_25)) | f_seen);

    wire f_own = _or_24 & (f_seen & f_mine);
    wire [5:0] f_named = (f_seen & f_mine) ? _or_25 : 6'd0;

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
    wire _and = (~f_unit_0_src_valid[0] | (f_0_tags[_f_unit_0_entry_0_7_index_of*8 +: 8] ==
            f_0_reg[7:0])) & (~f_unit_0_src_valid[1] | (f_0_tags[_f_unit_0_entry_8_15_index_of*8
            +: 8] == f_0_reg[15:8])) & (~f_unit_0_src_valid[2]
            | (f_0_tags[_f_unit_0_entry_16_23_index_of*8 +: 8] == f_0_reg[23:16]))
            & (~f_unit_0_src_valid[3] | (f_0_tags[_f_unit_0_entry_24_31_index_of*8 +: 8] ==
            f_0_reg[31:24])) & (~f_unit_0_src_valid[4] |
            (f_0_tags[_f_unit_0_entry_32_39_index_of*8 +: 8] == f_0_reg[39:32]))
            & (~f_unit_0_src_valid[5] | (f_0_tags[_f_unit_0_entry_40_47_index_of*8 +: 8] ==
            f_0_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_1: assert(~f_unit_0_busy | _and);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_1: assert((~f_unit_0_owned | (f_unit_0_wid == 3'd0))
            & (~f_0_busy | (f_0_wid == 3'd0)));

    (* hierconn *) wire [15:0] \u_bank_arbiter.in_flight_1 ;
    wire [15:0] f_bank_arbiter_in_flight_1 = \u_bank_arbiter.in_flight_1 ;
    (* hierconn *) wire [23:0] \u_bank_arbiter.in_flight_slot_1 ;
    wire [23:0] f_bank_arbiter_in_flight_slot_1 = \u_bank_arbiter.in_flight_slot_1 ;
    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_0_1 = (|f_bank_arbiter_in_flight_1[1:0])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[2:0]) : 6'd0;
    wire [5:0] f_0_asked = f_bank_arbiter_collector_0_pend | _by_any_f_bank_arbiter_in_flight_1_0_1;
    wire [5:0] f_0_waits = f_unit_0_busy ? (f_unit_0_src_valid & ~f_unit_0_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_1:
            assert(~(|(f_bank_arbiter_collector_0_pend & _by_any_f_bank_arbiter_in_flight_1_0_1))
            & ~(|(f_0_asked & ~f_0_waits)));

    wire _and_2 = (~f_unit_0_src_valid[0] | ((|f_unit_0_entry[7:0])
            & at_most_one(f_unit_0_entry[7:0]))) & (~f_unit_0_src_valid[1]
            | ((|f_unit_0_entry[15:8]) & at_most_one(f_unit_0_entry[15:8])))
            & (~f_unit_0_src_valid[2] | ((|f_unit_0_entry[23:16])
            & at_most_one(f_unit_0_entry[23:16]))) & (~f_unit_0_src_valid[3]
            | ((|f_unit_0_entry[31:24]) & at_most_one(f_unit_0_entry[31:24])))
            & (~f_unit_0_src_valid[4] | ((|f_unit_0_entry[39:32])
            & at_most_one(f_unit_0_entry[39:32]))) & (~f_unit_0_src_valid[5]
            | ((|f_unit_0_entry[47:40]) & at_most_one(f_unit_0_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_2: assert(~f_unit_0_busy | _and_2);

    wire [7:0] _or_26 = (f_0_asked[0] ? f_unit_0_entry[7:0] : 8'd0)
            | (f_0_asked[1] ? f_unit_0_entry[15:8] : 8'd0);
    wire [7:0] _or_27 = _or_26 | (f_0_asked[2] ? f_unit_0_entry[23:16] : 8'd0);
    wire [7:0] _or_28 = _or_27 | (f_0_asked[3] ? f_unit_0_entry[31:24] : 8'd0);
    wire [7:0] _or_29 = _or_28 | (f_0_asked[4] ? f_unit_0_entry[39:32] : 8'd0);
    wire [7:0] f_0_coming = _or_29 | (f_0_asked[5] ? f_unit_0_entry[47:40] : 8'd0);
    wire [7:0] f_0_waited = (((((f_0_waits[0] ? f_unit_0_entry[7:0] : 8'd0)
            | (f_0_waits[1] ? f_unit_0_entry[15:8] : 8'd0))
            | (f_0_waits[2] ? f_unit_0_entry[23:16] : 8'd0))
            | (f_0_waits[3] ? f_unit_0_entry[31:24] : 8'd0))
            | (f_0_waits[4] ? f_unit_0_entry[39:32] : 8'd0))
            | (f_0_waits[5] ? f_unit_0_entry[47:40] : 8'd0);
    wire [7:0] _or_30 = ((((f_0_asked[0] ? f_unit_0_entry[7:0] : 8'd0)
            & (f_0_asked[1] ? f_unit_0_entry[15:8] : 8'd0))
            | (_or_26 & (f_0_asked[2] ? f_unit_0_entry[23:16] : 8'd0)))
            | (_or_27 & (f_0_asked[3] ? f_unit_0_entry[31:24] : 8'd0)))
            | (_or_28 & (f_0_asked[4] ? f_unit_0_entry[39:32] : 8'd0));
    wire [7:0] _or_31 = ((((f_unit_0_busy & f_unit_0_src_valid[0] & f_unit_0_ready[0])
            ? f_unit_0_entry[7:0] : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[1]
            & f_unit_0_ready[1]) ? f_unit_0_entry[15:8] : 8'd0))
            | ((f_unit_0_busy & f_unit_0_src_valid[2] & f_unit_0_ready[2]) ? f_unit_0_entry[23:16]
            : 8'd0)) | ((f_unit_0_busy & f_unit_0_src_valid[3] & f_unit_0_ready[3])
            ? f_unit_0_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_3:
            assert(~(|(_or_30 | (_or_29 & (f_0_asked[5] ? f_unit_0_entry[47:40] : 8'd0))))
            & ~(|(f_0_waited & ((_or_31 | ((f_unit_0_busy & f_unit_0_src_valid[4]
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
    wire _and_3 = (~f_unit_1_src_valid[0] | (f_1_tags[_f_unit_1_entry_0_7_index_of*8 +: 8] ==
            f_1_reg[7:0])) & (~f_unit_1_src_valid[1] | (f_1_tags[_f_unit_1_entry_8_15_index_of*8
            +: 8] == f_1_reg[15:8])) & (~f_unit_1_src_valid[2]
            | (f_1_tags[_f_unit_1_entry_16_23_index_of*8 +: 8] == f_1_reg[23:16]))
            & (~f_unit_1_src_valid[3] | (f_1_tags[_f_unit_1_entry_24_31_index_of*8 +: 8] ==
            f_1_reg[31:24])) & (~f_unit_1_src_valid[4] |
            (f_1_tags[_f_unit_1_entry_32_39_index_of*8 +: 8] == f_1_reg[39:32]))
            & (~f_unit_1_src_valid[5] | (f_1_tags[_f_unit_1_entry_40_47_index_of*8 +: 8] ==
            f_1_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_2: assert(~f_unit_1_busy | _and_3);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_2: assert((~f_unit_1_owned | (f_unit_1_wid == 3'd1))
            & (~f_1_busy | (f_1_wid == 3'd1)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_2_3 = (|f_bank_arbiter_in_flight_1[3:2])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[5:3]) : 6'd0;
    wire [5:0] f_1_asked = f_bank_arbiter_collector_1_pend | _by_any_f_bank_arbiter_in_flight_1_2_3;
    wire [5:0] f_1_waits = f_unit_1_busy ? (f_unit_1_src_valid & ~f_unit_1_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_5:
            assert(~(|(f_bank_arbiter_collector_1_pend & _by_any_f_bank_arbiter_in_flight_1_2_3))
            & ~(|(f_1_asked & ~f_1_waits)));

    wire _and_4 = (~f_unit_1_src_valid[0] | ((|f_unit_1_entry[7:0])
            & at_most_one(f_unit_1_entry[7:0]))) & (~f_unit_1_src_valid[1]
            | ((|f_unit_1_entry[15:8]) & at_most_one(f_unit_1_entry[15:8])))
            & (~f_unit_1_src_valid[2] | ((|f_unit_1_entry[23:16])
            & at_most_one(f_unit_1_entry[23:16]))) & (~f_unit_1_src_valid[3]
            | ((|f_unit_1_entry[31:24]) & at_most_one(f_unit_1_entry[31:24])))
            & (~f_unit_1_src_valid[4] | ((|f_unit_1_entry[39:32])
            & at_most_one(f_unit_1_entry[39:32]))) & (~f_unit_1_src_valid[5]
            | ((|f_unit_1_entry[47:40]) & at_most_one(f_unit_1_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_6: assert(~f_unit_1_busy | _and_4);

    wire [7:0] _or_32 = (f_1_asked[0] ? f_unit_1_entry[7:0] : 8'd0)
            | (f_1_asked[1] ? f_unit_1_entry[15:8] : 8'd0);
    wire [7:0] _or_33 = _or_32 | (f_1_asked[2] ? f_unit_1_entry[23:16] : 8'd0);
    wire [7:0] _or_34 = _or_33 | (f_1_asked[3] ? f_unit_1_entry[31:24] : 8'd0);
    wire [7:0] _or_35 = _or_34 | (f_1_asked[4] ? f_unit_1_entry[39:32] : 8'd0);
    wire [7:0] f_1_coming = _or_35 | (f_1_asked[5] ? f_unit_1_entry[47:40] : 8'd0);
    wire [7:0] f_1_waited = (((((f_1_waits[0] ? f_unit_1_entry[7:0] : 8'd0)
            | (f_1_waits[1] ? f_unit_1_entry[15:8] : 8'd0))
            | (f_1_waits[2] ? f_unit_1_entry[23:16] : 8'd0))
            | (f_1_waits[3] ? f_unit_1_entry[31:24] : 8'd0))
            | (f_1_waits[4] ? f_unit_1_entry[39:32] : 8'd0))
            | (f_1_waits[5] ? f_unit_1_entry[47:40] : 8'd0);
    wire [7:0] _or_36 = ((((f_1_asked[0] ? f_unit_1_entry[7:0] : 8'd0)
            & (f_1_asked[1] ? f_unit_1_entry[15:8] : 8'd0))
            | (_or_32 & (f_1_asked[2] ? f_unit_1_entry[23:16] : 8'd0)))
            | (_or_33 & (f_1_asked[3] ? f_unit_1_entry[31:24] : 8'd0)))
            | (_or_34 & (f_1_asked[4] ? f_unit_1_entry[39:32] : 8'd0));
    wire [7:0] _or_37 = ((((f_unit_1_busy & f_unit_1_src_valid[0] & f_unit_1_ready[0])
            ? f_unit_1_entry[7:0] : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[1]
            & f_unit_1_ready[1]) ? f_unit_1_entry[15:8] : 8'd0))
            | ((f_unit_1_busy & f_unit_1_src_valid[2] & f_unit_1_ready[2]) ? f_unit_1_entry[23:16]
            : 8'd0)) | ((f_unit_1_busy & f_unit_1_src_valid[3] & f_unit_1_ready[3])
            ? f_unit_1_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_7:
            assert(~(|(_or_36 | (_or_35 & (f_1_asked[5] ? f_unit_1_entry[47:40] : 8'd0))))
            & ~(|(f_1_waited & ((_or_37 | ((f_unit_1_busy & f_unit_1_src_valid[4]
            & f_unit_1_ready[4]) ? f_unit_1_entry[39:32] : 8'd0))
            | ((f_unit_1_busy & f_unit_1_src_valid[5] & f_unit_1_ready[5]) ? f_unit_1_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_8: assert(f_1_waited == f_1_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_5: assert(f_2_busy == f_unit_2_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_6: assert(~f_unit_2_busy
            | ((f_unit_2_wid == f_2_wid) & (f_unit_2_src_valid == f_2_src)));

    wire [63:0] f_2_tags = {f_unit_2_ct_7_own_tag, f_unit_2_ct_6_own_tag, f_unit_2_ct_5_own_tag,
            f_unit_2_ct_4_own_tag, f_unit_2_ct_3_own_tag, f_unit_2_ct_2_own_tag,
            f_unit_2_ct_1_own_tag, f_unit_2_ct_0_own_tag};
    wire [2:0] _f_unit_2_entry_0_7_index_of = index_of(f_unit_2_entry[7:0]);
    wire [2:0] _f_unit_2_entry_8_15_index_of = index_of(f_unit_2_entry[15:8]);
    wire [2:0] _f_unit_2_entry_16_23_index_of = index_of(f_unit_2_entry[23:16]);
    wire [2:0] _f_unit_2_entry_24_31_index_of = index_of(f_unit_2_entry[31:24]);
    wire [2:0] _f_unit_2_entry_32_39_index_of = index_of(f_unit_2_entry[39:32]);
    wire [2:0] _f_unit_2_entry_40_47_index_of = index_of(f_unit_2_entry[47:40]);
    wire _and_5 = (~f_unit_2_src_valid[0] | (f_2_tags[_f_unit_2_entry_0_7_index_of*8 +: 8] ==
            f_2_reg[7:0])) & (~f_unit_2_src_valid[1] | (f_2_tags[_f_unit_2_entry_8_15_index_of*8
            +: 8] == f_2_reg[15:8])) & (~f_unit_2_src_valid[2]
            | (f_2_tags[_f_unit_2_entry_16_23_index_of*8 +: 8] == f_2_reg[23:16]))
            & (~f_unit_2_src_valid[3] | (f_2_tags[_f_unit_2_entry_24_31_index_of*8 +: 8] ==
            f_2_reg[31:24])) & (~f_unit_2_src_valid[4] |
            (f_2_tags[_f_unit_2_entry_32_39_index_of*8 +: 8] == f_2_reg[39:32]))
            & (~f_unit_2_src_valid[5] | (f_2_tags[_f_unit_2_entry_40_47_index_of*8 +: 8] ==
            f_2_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_3: assert(~f_unit_2_busy | _and_5);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_3: assert((~f_unit_2_owned | (f_unit_2_wid == 3'd2))
            & (~f_2_busy | (f_2_wid == 3'd2)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_4_5 = (|f_bank_arbiter_in_flight_1[5:4])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[8:6]) : 6'd0;
    wire [5:0] f_2_asked = f_bank_arbiter_collector_2_pend | _by_any_f_bank_arbiter_in_flight_1_4_5;
    wire [5:0] f_2_waits = f_unit_2_busy ? (f_unit_2_src_valid & ~f_unit_2_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_9:
            assert(~(|(f_bank_arbiter_collector_2_pend & _by_any_f_bank_arbiter_in_flight_1_4_5))
            & ~(|(f_2_asked & ~f_2_waits)));

    wire _and_6 = (~f_unit_2_src_valid[0] | ((|f_unit_2_entry[7:0])
            & at_most_one(f_unit_2_entry[7:0]))) & (~f_unit_2_src_valid[1]
            | ((|f_unit_2_entry[15:8]) & at_most_one(f_unit_2_entry[15:8])))
            & (~f_unit_2_src_valid[2] | ((|f_unit_2_entry[23:16])
            & at_most_one(f_unit_2_entry[23:16]))) & (~f_unit_2_src_valid[3]
            | ((|f_unit_2_entry[31:24]) & at_most_one(f_unit_2_entry[31:24])))
            & (~f_unit_2_src_valid[4] | ((|f_unit_2_entry[39:32])
            & at_most_one(f_unit_2_entry[39:32]))) & (~f_unit_2_src_valid[5]
            | ((|f_unit_2_entry[47:40]) & at_most_one(f_unit_2_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_10: assert(~f_unit_2_busy | _and_6);

    wire [7:0] _or_38 = (f_2_asked[0] ? f_unit_2_entry[7:0] : 8'd0)
            | (f_2_asked[1] ? f_unit_2_entry[15:8] : 8'd0);
    wire [7:0] _or_39 = _or_38 | (f_2_asked[2] ? f_unit_2_entry[23:16] : 8'd0);
    wire [7:0] _or_40 = _or_39 | (f_2_asked[3] ? f_unit_2_entry[31:24] : 8'd0);
    wire [7:0] _or_41 = _or_40 | (f_2_asked[4] ? f_unit_2_entry[39:32] : 8'd0);
    wire [7:0] f_2_coming = _or_41 | (f_2_asked[5] ? f_unit_2_entry[47:40] : 8'd0);
    wire [7:0] f_2_waited = (((((f_2_waits[0] ? f_unit_2_entry[7:0] : 8'd0)
            | (f_2_waits[1] ? f_unit_2_entry[15:8] : 8'd0))
            | (f_2_waits[2] ? f_unit_2_entry[23:16] : 8'd0))
            | (f_2_waits[3] ? f_unit_2_entry[31:24] : 8'd0))
            | (f_2_waits[4] ? f_unit_2_entry[39:32] : 8'd0))
            | (f_2_waits[5] ? f_unit_2_entry[47:40] : 8'd0);
    wire [7:0] _or_42 = ((((f_2_asked[0] ? f_unit_2_entry[7:0] : 8'd0)
            & (f_2_asked[1] ? f_unit_2_entry[15:8] : 8'd0))
            | (_or_38 & (f_2_asked[2] ? f_unit_2_entry[23:16] : 8'd0)))
            | (_or_39 & (f_2_asked[3] ? f_unit_2_entry[31:24] : 8'd0)))
            | (_or_40 & (f_2_asked[4] ? f_unit_2_entry[39:32] : 8'd0));
    wire [7:0] _or_43 = ((((f_unit_2_busy & f_unit_2_src_valid[0] & f_unit_2_ready[0])
            ? f_unit_2_entry[7:0] : 8'd0) | ((f_unit_2_busy & f_unit_2_src_valid[1]
            & f_unit_2_ready[1]) ? f_unit_2_entry[15:8] : 8'd0))
            | ((f_unit_2_busy & f_unit_2_src_valid[2] & f_unit_2_ready[2]) ? f_unit_2_entry[23:16]
            : 8'd0)) | ((f_unit_2_busy & f_unit_2_src_valid[3] & f_unit_2_ready[3])
            ? f_unit_2_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_11:
            assert(~(|(_or_42 | (_or_41 & (f_2_asked[5] ? f_unit_2_entry[47:40] : 8'd0))))
            & ~(|(f_2_waited & ((_or_43 | ((f_unit_2_busy & f_unit_2_src_valid[4]
            & f_unit_2_ready[4]) ? f_unit_2_entry[39:32] : 8'd0))
            | ((f_unit_2_busy & f_unit_2_src_valid[5] & f_unit_2_ready[5]) ? f_unit_2_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_12: assert(f_2_waited == f_2_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_7: assert(f_3_busy == f_unit_3_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_8: assert(~f_unit_3_busy
            | ((f_unit_3_wid == f_3_wid) & (f_unit_3_src_valid == f_3_src)));

    wire [63:0] f_3_tags = {f_unit_3_ct_7_own_tag, f_unit_3_ct_6_own_tag, f_unit_3_ct_5_own_tag,
            f_unit_3_ct_4_own_tag, f_unit_3_ct_3_own_tag, f_unit_3_ct_2_own_tag,
            f_unit_3_ct_1_own_tag, f_unit_3_ct_0_own_tag};
    wire [2:0] _f_unit_3_entry_0_7_index_of = index_of(f_unit_3_entry[7:0]);
    wire [2:0] _f_unit_3_entry_8_15_index_of = index_of(f_unit_3_entry[15:8]);
    wire [2:0] _f_unit_3_entry_16_23_index_of = index_of(f_unit_3_entry[23:16]);
    wire [2:0] _f_unit_3_entry_24_31_index_of = index_of(f_unit_3_entry[31:24]);
    wire [2:0] _f_unit_3_entry_32_39_index_of = index_of(f_unit_3_entry[39:32]);
    wire [2:0] _f_unit_3_entry_40_47_index_of = index_of(f_unit_3_entry[47:40]);
    wire _and_7 = (~f_unit_3_src_valid[0] | (f_3_tags[_f_unit_3_entry_0_7_index_of*8 +: 8] ==
            f_3_reg[7:0])) & (~f_unit_3_src_valid[1] | (f_3_tags[_f_unit_3_entry_8_15_index_of*8
            +: 8] == f_3_reg[15:8])) & (~f_unit_3_src_valid[2]
            | (f_3_tags[_f_unit_3_entry_16_23_index_of*8 +: 8] == f_3_reg[23:16]))
            & (~f_unit_3_src_valid[3] | (f_3_tags[_f_unit_3_entry_24_31_index_of*8 +: 8] ==
            f_3_reg[31:24])) & (~f_unit_3_src_valid[4] |
            (f_3_tags[_f_unit_3_entry_32_39_index_of*8 +: 8] == f_3_reg[39:32]))
            & (~f_unit_3_src_valid[5] | (f_3_tags[_f_unit_3_entry_40_47_index_of*8 +: 8] ==
            f_3_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_4: assert(~f_unit_3_busy | _and_7);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_4: assert((~f_unit_3_owned | (f_unit_3_wid == 3'd3))
            & (~f_3_busy | (f_3_wid == 3'd3)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_6_7 = (|f_bank_arbiter_in_flight_1[7:6])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[11:9]) : 6'd0;
    wire [5:0] f_3_asked = f_bank_arbiter_collector_3_pend | _by_any_f_bank_arbiter_in_flight_1_6_7;
    wire [5:0] f_3_waits = f_unit_3_busy ? (f_unit_3_src_valid & ~f_unit_3_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_13:
            assert(~(|(f_bank_arbiter_collector_3_pend & _by_any_f_bank_arbiter_in_flight_1_6_7))
            & ~(|(f_3_asked & ~f_3_waits)));

    wire _and_8 = (~f_unit_3_src_valid[0] | ((|f_unit_3_entry[7:0])
            & at_most_one(f_unit_3_entry[7:0]))) & (~f_unit_3_src_valid[1]
            | ((|f_unit_3_entry[15:8]) & at_most_one(f_unit_3_entry[15:8])))
            & (~f_unit_3_src_valid[2] | ((|f_unit_3_entry[23:16])
            & at_most_one(f_unit_3_entry[23:16]))) & (~f_unit_3_src_valid[3]
            | ((|f_unit_3_entry[31:24]) & at_most_one(f_unit_3_entry[31:24])))
            & (~f_unit_3_src_valid[4] | ((|f_unit_3_entry[39:32])
            & at_most_one(f_unit_3_entry[39:32]))) & (~f_unit_3_src_valid[5]
            | ((|f_unit_3_entry[47:40]) & at_most_one(f_unit_3_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_14: assert(~f_unit_3_busy | _and_8);

    wire [7:0] _or_44 = (f_3_asked[0] ? f_unit_3_entry[7:0] : 8'd0)
            | (f_3_asked[1] ? f_unit_3_entry[15:8] : 8'd0);
    wire [7:0] _or_45 = _or_44 | (f_3_asked[2] ? f_unit_3_entry[23:16] : 8'd0);
    wire [7:0] _or_46 = _or_45 | (f_3_asked[3] ? f_unit_3_entry[31:24] : 8'd0);
    wire [7:0] _or_47 = _or_46 | (f_3_asked[4] ? f_unit_3_entry[39:32] : 8'd0);
    wire [7:0] f_3_coming = _or_47 | (f_3_asked[5] ? f_unit_3_entry[47:40] : 8'd0);
    wire [7:0] f_3_waited = (((((f_3_waits[0] ? f_unit_3_entry[7:0] : 8'd0)
            | (f_3_waits[1] ? f_unit_3_entry[15:8] : 8'd0))
            | (f_3_waits[2] ? f_unit_3_entry[23:16] : 8'd0))
            | (f_3_waits[3] ? f_unit_3_entry[31:24] : 8'd0))
            | (f_3_waits[4] ? f_unit_3_entry[39:32] : 8'd0))
            | (f_3_waits[5] ? f_unit_3_entry[47:40] : 8'd0);
    wire [7:0] _or_48 = ((((f_3_asked[0] ? f_unit_3_entry[7:0] : 8'd0)
            & (f_3_asked[1] ? f_unit_3_entry[15:8] : 8'd0))
            | (_or_44 & (f_3_asked[2] ? f_unit_3_entry[23:16] : 8'd0)))
            | (_or_45 & (f_3_asked[3] ? f_unit_3_entry[31:24] : 8'd0)))
            | (_or_46 & (f_3_asked[4] ? f_unit_3_entry[39:32] : 8'd0));
    wire [7:0] _or_49 = ((((f_unit_3_busy & f_unit_3_src_valid[0] & f_unit_3_ready[0])
            ? f_unit_3_entry[7:0] : 8'd0) | ((f_unit_3_busy & f_unit_3_src_valid[1]
            & f_unit_3_ready[1]) ? f_unit_3_entry[15:8] : 8'd0))
            | ((f_unit_3_busy & f_unit_3_src_valid[2] & f_unit_3_ready[2]) ? f_unit_3_entry[23:16]
            : 8'd0)) | ((f_unit_3_busy & f_unit_3_src_valid[3] & f_unit_3_ready[3])
            ? f_unit_3_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_15:
            assert(~(|(_or_48 | (_or_47 & (f_3_asked[5] ? f_unit_3_entry[47:40] : 8'd0))))
            & ~(|(f_3_waited & ((_or_49 | ((f_unit_3_busy & f_unit_3_src_valid[4]
            & f_unit_3_ready[4]) ? f_unit_3_entry[39:32] : 8'd0))
            | ((f_unit_3_busy & f_unit_3_src_valid[5] & f_unit_3_ready[5]) ? f_unit_3_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_16: assert(f_3_waited == f_3_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_9: assert(f_4_busy == f_unit_4_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_10: assert(~f_unit_4_busy
            | ((f_unit_4_wid == f_4_wid) & (f_unit_4_src_valid == f_4_src)));

    wire [63:0] f_4_tags = {f_unit_4_ct_7_own_tag, f_unit_4_ct_6_own_tag, f_unit_4_ct_5_own_tag,
            f_unit_4_ct_4_own_tag, f_unit_4_ct_3_own_tag, f_unit_4_ct_2_own_tag,
            f_unit_4_ct_1_own_tag, f_unit_4_ct_0_own_tag};
    wire [2:0] _f_unit_4_entry_0_7_index_of = index_of(f_unit_4_entry[7:0]);
    wire [2:0] _f_unit_4_entry_8_15_index_of = index_of(f_unit_4_entry[15:8]);
    wire [2:0] _f_unit_4_entry_16_23_index_of = index_of(f_unit_4_entry[23:16]);
    wire [2:0] _f_unit_4_entry_24_31_index_of = index_of(f_unit_4_entry[31:24]);
    wire [2:0] _f_unit_4_entry_32_39_index_of = index_of(f_unit_4_entry[39:32]);
    wire [2:0] _f_unit_4_entry_40_47_index_of = index_of(f_unit_4_entry[47:40]);
    wire _and_9 = (~f_unit_4_src_valid[0] | (f_4_tags[_f_unit_4_entry_0_7_index_of*8 +: 8] ==
            f_4_reg[7:0])) & (~f_unit_4_src_valid[1] | (f_4_tags[_f_unit_4_entry_8_15_index_of*8
            +: 8] == f_4_reg[15:8])) & (~f_unit_4_src_valid[2]
            | (f_4_tags[_f_unit_4_entry_16_23_index_of*8 +: 8] == f_4_reg[23:16]))
            & (~f_unit_4_src_valid[3] | (f_4_tags[_f_unit_4_entry_24_31_index_of*8 +: 8] ==
            f_4_reg[31:24])) & (~f_unit_4_src_valid[4] |
            (f_4_tags[_f_unit_4_entry_32_39_index_of*8 +: 8] == f_4_reg[39:32]))
            & (~f_unit_4_src_valid[5] | (f_4_tags[_f_unit_4_entry_40_47_index_of*8 +: 8] ==
            f_4_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_5: assert(~f_unit_4_busy | _and_9);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_5: assert((~f_unit_4_owned | (f_unit_4_wid == 3'd4))
            & (~f_4_busy | (f_4_wid == 3'd4)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_8_9 = (|f_bank_arbiter_in_flight_1[9:8])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[14:12]) : 6'd0;
    wire [5:0] f_4_asked = f_bank_arbiter_collector_4_pend | _by_any_f_bank_arbiter_in_flight_1_8_9;
    wire [5:0] f_4_waits = f_unit_4_busy ? (f_unit_4_src_valid & ~f_unit_4_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_17:
            assert(~(|(f_bank_arbiter_collector_4_pend & _by_any_f_bank_arbiter_in_flight_1_8_9))
            & ~(|(f_4_asked & ~f_4_waits)));

    wire _and_10 = (~f_unit_4_src_valid[0] | ((|f_unit_4_entry[7:0])
            & at_most_one(f_unit_4_entry[7:0]))) & (~f_unit_4_src_valid[1]
            | ((|f_unit_4_entry[15:8]) & at_most_one(f_unit_4_entry[15:8])))
            & (~f_unit_4_src_valid[2] | ((|f_unit_4_entry[23:16])
            & at_most_one(f_unit_4_entry[23:16]))) & (~f_unit_4_src_valid[3]
            | ((|f_unit_4_entry[31:24]) & at_most_one(f_unit_4_entry[31:24])))
            & (~f_unit_4_src_valid[4] | ((|f_unit_4_entry[39:32])
            & at_most_one(f_unit_4_entry[39:32]))) & (~f_unit_4_src_valid[5]
            | ((|f_unit_4_entry[47:40]) & at_most_one(f_unit_4_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_18: assert(~f_unit_4_busy | _and_10);

    wire [7:0] _or_50 = (f_4_asked[0] ? f_unit_4_entry[7:0] : 8'd0)
            | (f_4_asked[1] ? f_unit_4_entry[15:8] : 8'd0);
    wire [7:0] _or_51 = _or_50 | (f_4_asked[2] ? f_unit_4_entry[23:16] : 8'd0);
    wire [7:0] _or_52 = _or_51 | (f_4_asked[3] ? f_unit_4_entry[31:24] : 8'd0);
    wire [7:0] _or_53 = _or_52 | (f_4_asked[4] ? f_unit_4_entry[39:32] : 8'd0);
    wire [7:0] f_4_coming = _or_53 | (f_4_asked[5] ? f_unit_4_entry[47:40] : 8'd0);
    wire [7:0] f_4_waited = (((((f_4_waits[0] ? f_unit_4_entry[7:0] : 8'd0)
            | (f_4_waits[1] ? f_unit_4_entry[15:8] : 8'd0))
            | (f_4_waits[2] ? f_unit_4_entry[23:16] : 8'd0))
            | (f_4_waits[3] ? f_unit_4_entry[31:24] : 8'd0))
            | (f_4_waits[4] ? f_unit_4_entry[39:32] : 8'd0))
            | (f_4_waits[5] ? f_unit_4_entry[47:40] : 8'd0);
    wire [7:0] _or_54 = ((((f_4_asked[0] ? f_unit_4_entry[7:0] : 8'd0)
            & (f_4_asked[1] ? f_unit_4_entry[15:8] : 8'd0))
            | (_or_50 & (f_4_asked[2] ? f_unit_4_entry[23:16] : 8'd0)))
            | (_or_51 & (f_4_asked[3] ? f_unit_4_entry[31:24] : 8'd0)))
            | (_or_52 & (f_4_asked[4] ? f_unit_4_entry[39:32] : 8'd0));
    wire [7:0] _or_55 = ((((f_unit_4_busy & f_unit_4_src_valid[0] & f_unit_4_ready[0])
            ? f_unit_4_entry[7:0] : 8'd0) | ((f_unit_4_busy & f_unit_4_src_valid[1]
            & f_unit_4_ready[1]) ? f_unit_4_entry[15:8] : 8'd0))
            | ((f_unit_4_busy & f_unit_4_src_valid[2] & f_unit_4_ready[2]) ? f_unit_4_entry[23:16]
            : 8'd0)) | ((f_unit_4_busy & f_unit_4_src_valid[3] & f_unit_4_ready[3])
            ? f_unit_4_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_19:
            assert(~(|(_or_54 | (_or_53 & (f_4_asked[5] ? f_unit_4_entry[47:40] : 8'd0))))
            & ~(|(f_4_waited & ((_or_55 | ((f_unit_4_busy & f_unit_4_src_valid[4]
            & f_unit_4_ready[4]) ? f_unit_4_entry[39:32] : 8'd0))
            | ((f_unit_4_busy & f_unit_4_src_valid[5] & f_unit_4_ready[5]) ? f_unit_4_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_20: assert(f_4_waited == f_4_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_11: assert(f_5_busy == f_unit_5_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_12: assert(~f_unit_5_busy
            | ((f_unit_5_wid == f_5_wid) & (f_unit_5_src_valid == f_5_src)));

    wire [63:0] f_5_tags = {f_unit_5_ct_7_own_tag, f_unit_5_ct_6_own_tag, f_unit_5_ct_5_own_tag,
            f_unit_5_ct_4_own_tag, f_unit_5_ct_3_own_tag, f_unit_5_ct_2_own_tag,
            f_unit_5_ct_1_own_tag, f_unit_5_ct_0_own_tag};
    wire [2:0] _f_unit_5_entry_0_7_index_of = index_of(f_unit_5_entry[7:0]);
    wire [2:0] _f_unit_5_entry_8_15_index_of = index_of(f_unit_5_entry[15:8]);
    wire [2:0] _f_unit_5_entry_16_23_index_of = index_of(f_unit_5_entry[23:16]);
    wire [2:0] _f_unit_5_entry_24_31_index_of = index_of(f_unit_5_entry[31:24]);
    wire [2:0] _f_unit_5_entry_32_39_index_of = index_of(f_unit_5_entry[39:32]);
    wire [2:0] _f_unit_5_entry_40_47_index_of = index_of(f_unit_5_entry[47:40]);
    wire _and_11 = (~f_unit_5_src_valid[0] | (f_5_tags[_f_unit_5_entry_0_7_index_of*8 +: 8] ==
            f_5_reg[7:0])) & (~f_unit_5_src_valid[1] | (f_5_tags[_f_unit_5_entry_8_15_index_of*8
            +: 8] == f_5_reg[15:8])) & (~f_unit_5_src_valid[2]
            | (f_5_tags[_f_unit_5_entry_16_23_index_of*8 +: 8] == f_5_reg[23:16]))
            & (~f_unit_5_src_valid[3] | (f_5_tags[_f_unit_5_entry_24_31_index_of*8 +: 8] ==
            f_5_reg[31:24])) & (~f_unit_5_src_valid[4] |
            (f_5_tags[_f_unit_5_entry_32_39_index_of*8 +: 8] == f_5_reg[39:32]))
            & (~f_unit_5_src_valid[5] | (f_5_tags[_f_unit_5_entry_40_47_index_of*8 +: 8] ==
            f_5_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_6: assert(~f_unit_5_busy | _and_11);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_6: assert((~f_unit_5_owned | (f_unit_5_wid == 3'd5))
            & (~f_5_busy | (f_5_wid == 3'd5)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_10_11 = (|f_bank_arbiter_in_flight_1[11:10])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[17:15]) : 6'd0;
    wire [5:0] f_5_asked = f_bank_arbiter_collector_5_pend
            | _by_any_f_bank_arbiter_in_flight_1_10_11;
    wire [5:0] f_5_waits = f_unit_5_busy ? (f_unit_5_src_valid & ~f_unit_5_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_21:
            assert(~(|(f_bank_arbiter_collector_5_pend & _by_any_f_bank_arbiter_in_flight_1_10_11))
            & ~(|(f_5_asked & ~f_5_waits)));

    wire _and_12 = (~f_unit_5_src_valid[0] | ((|f_unit_5_entry[7:0])
            & at_most_one(f_unit_5_entry[7:0]))) & (~f_unit_5_src_valid[1]
            | ((|f_unit_5_entry[15:8]) & at_most_one(f_unit_5_entry[15:8])))
            & (~f_unit_5_src_valid[2] | ((|f_unit_5_entry[23:16])
            & at_most_one(f_unit_5_entry[23:16]))) & (~f_unit_5_src_valid[3]
            | ((|f_unit_5_entry[31:24]) & at_most_one(f_unit_5_entry[31:24])))
            & (~f_unit_5_src_valid[4] | ((|f_unit_5_entry[39:32])
            & at_most_one(f_unit_5_entry[39:32]))) & (~f_unit_5_src_valid[5]
            | ((|f_unit_5_entry[47:40]) & at_most_one(f_unit_5_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_22: assert(~f_unit_5_busy | _and_12);

    wire [7:0] _or_56 = (f_5_asked[0] ? f_unit_5_entry[7:0] : 8'd0)
            | (f_5_asked[1] ? f_unit_5_entry[15:8] : 8'd0);
    wire [7:0] _or_57 = _or_56 | (f_5_asked[2] ? f_unit_5_entry[23:16] : 8'd0);
    wire [7:0] _or_58 = _or_57 | (f_5_asked[3] ? f_unit_5_entry[31:24] : 8'd0);
    wire [7:0] _or_59 = _or_58 | (f_5_asked[4] ? f_unit_5_entry[39:32] : 8'd0);
    wire [7:0] f_5_coming = _or_59 | (f_5_asked[5] ? f_unit_5_entry[47:40] : 8'd0);
    wire [7:0] f_5_waited = (((((f_5_waits[0] ? f_unit_5_entry[7:0] : 8'd0)
            | (f_5_waits[1] ? f_unit_5_entry[15:8] : 8'd0))
            | (f_5_waits[2] ? f_unit_5_entry[23:16] : 8'd0))
            | (f_5_waits[3] ? f_unit_5_entry[31:24] : 8'd0))
            | (f_5_waits[4] ? f_unit_5_entry[39:32] : 8'd0))
            | (f_5_waits[5] ? f_unit_5_entry[47:40] : 8'd0);
    wire [7:0] _or_60 = ((((f_5_asked[0] ? f_unit_5_entry[7:0] : 8'd0)
            & (f_5_asked[1] ? f_unit_5_entry[15:8] : 8'd0))
            | (_or_56 & (f_5_asked[2] ? f_unit_5_entry[23:16] : 8'd0)))
            | (_or_57 & (f_5_asked[3] ? f_unit_5_entry[31:24] : 8'd0)))
            | (_or_58 & (f_5_asked[4] ? f_unit_5_entry[39:32] : 8'd0));
    wire [7:0] _or_61 = ((((f_unit_5_busy & f_unit_5_src_valid[0] & f_unit_5_ready[0])
            ? f_unit_5_entry[7:0] : 8'd0) | ((f_unit_5_busy & f_unit_5_src_valid[1]
            & f_unit_5_ready[1]) ? f_unit_5_entry[15:8] : 8'd0))
            | ((f_unit_5_busy & f_unit_5_src_valid[2] & f_unit_5_ready[2]) ? f_unit_5_entry[23:16]
            : 8'd0)) | ((f_unit_5_busy & f_unit_5_src_valid[3] & f_unit_5_ready[3])
            ? f_unit_5_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_23:
            assert(~(|(_or_60 | (_or_59 & (f_5_asked[5] ? f_unit_5_entry[47:40] : 8'd0))))
            & ~(|(f_5_waited & ((_or_61 | ((f_unit_5_busy & f_unit_5_src_valid[4]
            & f_unit_5_ready[4]) ? f_unit_5_entry[39:32] : 8'd0))
            | ((f_unit_5_busy & f_unit_5_src_valid[5] & f_unit_5_ready[5]) ? f_unit_5_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_24: assert(f_5_waited == f_5_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_13: assert(f_6_busy == f_unit_6_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_14: assert(~f_unit_6_busy
            | ((f_unit_6_wid == f_6_wid) & (f_unit_6_src_valid == f_6_src)));

    wire [63:0] f_6_tags = {f_unit_6_ct_7_own_tag, f_unit_6_ct_6_own_tag, f_unit_6_ct_5_own_tag,
            f_unit_6_ct_4_own_tag, f_unit_6_ct_3_own_tag, f_unit_6_ct_2_own_tag,
            f_unit_6_ct_1_own_tag, f_unit_6_ct_0_own_tag};
    wire [2:0] _f_unit_6_entry_0_7_index_of = index_of(f_unit_6_entry[7:0]);
    wire [2:0] _f_unit_6_entry_8_15_index_of = index_of(f_unit_6_entry[15:8]);
    wire [2:0] _f_unit_6_entry_16_23_index_of = index_of(f_unit_6_entry[23:16]);
    wire [2:0] _f_unit_6_entry_24_31_index_of = index_of(f_unit_6_entry[31:24]);
    wire [2:0] _f_unit_6_entry_32_39_index_of = index_of(f_unit_6_entry[39:32]);
    wire [2:0] _f_unit_6_entry_40_47_index_of = index_of(f_unit_6_entry[47:40]);
    wire _and_13 = (~f_unit_6_src_valid[0] | (f_6_tags[_f_unit_6_entry_0_7_index_of*8 +: 8] ==
            f_6_reg[7:0])) & (~f_unit_6_src_valid[1] | (f_6_tags[_f_unit_6_entry_8_15_index_of*8
            +: 8] == f_6_reg[15:8])) & (~f_unit_6_src_valid[2]
            | (f_6_tags[_f_unit_6_entry_16_23_index_of*8 +: 8] == f_6_reg[23:16]))
            & (~f_unit_6_src_valid[3] | (f_6_tags[_f_unit_6_entry_24_31_index_of*8 +: 8] ==
            f_6_reg[31:24])) & (~f_unit_6_src_valid[4] |
            (f_6_tags[_f_unit_6_entry_32_39_index_of*8 +: 8] == f_6_reg[39:32]))
            & (~f_unit_6_src_valid[5] | (f_6_tags[_f_unit_6_entry_40_47_index_of*8 +: 8] ==
            f_6_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_7: assert(~f_unit_6_busy | _and_13);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_7: assert((~f_unit_6_owned | (f_unit_6_wid == 3'd6))
            & (~f_6_busy | (f_6_wid == 3'd6)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_12_13 = (|f_bank_arbiter_in_flight_1[13:12])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[20:18]) : 6'd0;
    wire [5:0] f_6_asked = f_bank_arbiter_collector_6_pend
            | _by_any_f_bank_arbiter_in_flight_1_12_13;
    wire [5:0] f_6_waits = f_unit_6_busy ? (f_unit_6_src_valid & ~f_unit_6_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_25:
            assert(~(|(f_bank_arbiter_collector_6_pend & _by_any_f_bank_arbiter_in_flight_1_12_13))
            & ~(|(f_6_asked & ~f_6_waits)));

    wire _and_14 = (~f_unit_6_src_valid[0] | ((|f_unit_6_entry[7:0])
            & at_most_one(f_unit_6_entry[7:0]))) & (~f_unit_6_src_valid[1]
            | ((|f_unit_6_entry[15:8]) & at_most_one(f_unit_6_entry[15:8])))
            & (~f_unit_6_src_valid[2] | ((|f_unit_6_entry[23:16])
            & at_most_one(f_unit_6_entry[23:16]))) & (~f_unit_6_src_valid[3]
            | ((|f_unit_6_entry[31:24]) & at_most_one(f_unit_6_entry[31:24])))
            & (~f_unit_6_src_valid[4] | ((|f_unit_6_entry[39:32])
            & at_most_one(f_unit_6_entry[39:32]))) & (~f_unit_6_src_valid[5]
            | ((|f_unit_6_entry[47:40]) & at_most_one(f_unit_6_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_26: assert(~f_unit_6_busy | _and_14);

    wire [7:0] _or_62 = (f_6_asked[0] ? f_unit_6_entry[7:0] : 8'd0)
            | (f_6_asked[1] ? f_unit_6_entry[15:8] : 8'd0);
    wire [7:0] _or_63 = _or_62 | (f_6_asked[2] ? f_unit_6_entry[23:16] : 8'd0);
    wire [7:0] _or_64 = _or_63 | (f_6_asked[3] ? f_unit_6_entry[31:24] : 8'd0);
    wire [7:0] _or_65 = _or_64 | (f_6_asked[4] ? f_unit_6_entry[39:32] : 8'd0);
    wire [7:0] f_6_coming = _or_65 | (f_6_asked[5] ? f_unit_6_entry[47:40] : 8'd0);
    wire [7:0] f_6_waited = (((((f_6_waits[0] ? f_unit_6_entry[7:0] : 8'd0)
            | (f_6_waits[1] ? f_unit_6_entry[15:8] : 8'd0))
            | (f_6_waits[2] ? f_unit_6_entry[23:16] : 8'd0))
            | (f_6_waits[3] ? f_unit_6_entry[31:24] : 8'd0))
            | (f_6_waits[4] ? f_unit_6_entry[39:32] : 8'd0))
            | (f_6_waits[5] ? f_unit_6_entry[47:40] : 8'd0);
    wire [7:0] _or_66 = ((((f_6_asked[0] ? f_unit_6_entry[7:0] : 8'd0)
            & (f_6_asked[1] ? f_unit_6_entry[15:8] : 8'd0))
            | (_or_62 & (f_6_asked[2] ? f_unit_6_entry[23:16] : 8'd0)))
            | (_or_63 & (f_6_asked[3] ? f_unit_6_entry[31:24] : 8'd0)))
            | (_or_64 & (f_6_asked[4] ? f_unit_6_entry[39:32] : 8'd0));
    wire [7:0] _or_67 = ((((f_unit_6_busy & f_unit_6_src_valid[0] & f_unit_6_ready[0])
            ? f_unit_6_entry[7:0] : 8'd0) | ((f_unit_6_busy & f_unit_6_src_valid[1]
            & f_unit_6_ready[1]) ? f_unit_6_entry[15:8] : 8'd0))
            | ((f_unit_6_busy & f_unit_6_src_valid[2] & f_unit_6_ready[2]) ? f_unit_6_entry[23:16]
            : 8'd0)) | ((f_unit_6_busy & f_unit_6_src_valid[3] & f_unit_6_ready[3])
            ? f_unit_6_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_27:
            assert(~(|(_or_66 | (_or_65 & (f_6_asked[5] ? f_unit_6_entry[47:40] : 8'd0))))
            & ~(|(f_6_waited & ((_or_67 | ((f_unit_6_busy & f_unit_6_src_valid[4]
            & f_unit_6_ready[4]) ? f_unit_6_entry[39:32] : 8'd0))
            | ((f_unit_6_busy & f_unit_6_src_valid[5] & f_unit_6_ready[5]) ? f_unit_6_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_28: assert(f_6_waited == f_6_coming);

    // RF-I1: A unit is busy from the issue to the dispatch.
    always @* if (!rst) RF_I1_15: assert(f_7_busy == f_unit_7_busy);

    // RF-I1: It holds the instruction that was issued to it.
    always @* if (!rst) RF_I1_16: assert(~f_unit_7_busy
            | ((f_unit_7_wid == f_7_wid) & (f_unit_7_src_valid == f_7_src)));

    wire [63:0] f_7_tags = {f_unit_7_ct_7_own_tag, f_unit_7_ct_6_own_tag, f_unit_7_ct_5_own_tag,
            f_unit_7_ct_4_own_tag, f_unit_7_ct_3_own_tag, f_unit_7_ct_2_own_tag,
            f_unit_7_ct_1_own_tag, f_unit_7_ct_0_own_tag};
    wire [2:0] _f_unit_7_entry_0_7_index_of = index_of(f_unit_7_entry[7:0]);
    wire [2:0] _f_unit_7_entry_8_15_index_of = index_of(f_unit_7_entry[15:8]);
    wire [2:0] _f_unit_7_entry_16_23_index_of = index_of(f_unit_7_entry[23:16]);
    wire [2:0] _f_unit_7_entry_24_31_index_of = index_of(f_unit_7_entry[31:24]);
    wire [2:0] _f_unit_7_entry_32_39_index_of = index_of(f_unit_7_entry[39:32]);
    wire [2:0] _f_unit_7_entry_40_47_index_of = index_of(f_unit_7_entry[47:40]);
    wire _and_15 = (~f_unit_7_src_valid[0] | (f_7_tags[_f_unit_7_entry_0_7_index_of*8 +: 8] ==
            f_7_reg[7:0])) & (~f_unit_7_src_valid[1] | (f_7_tags[_f_unit_7_entry_8_15_index_of*8
            +: 8] == f_7_reg[15:8])) & (~f_unit_7_src_valid[2]
            | (f_7_tags[_f_unit_7_entry_16_23_index_of*8 +: 8] == f_7_reg[23:16]))
            & (~f_unit_7_src_valid[3] | (f_7_tags[_f_unit_7_entry_24_31_index_of*8 +: 8] ==
            f_7_reg[31:24])) & (~f_unit_7_src_valid[4] |
            (f_7_tags[_f_unit_7_entry_32_39_index_of*8 +: 8] == f_7_reg[39:32]))
            & (~f_unit_7_src_valid[5] | (f_7_tags[_f_unit_7_entry_40_47_index_of*8 +: 8] ==
            f_7_reg[47:40]));

    // CCU-A3: Invariant: the entry of a slot has its register.
    always @* if (!rst) CCU_A3_8: assert(~f_unit_7_busy | _and_15);

    // CA-P1: A unit belongs to its own warp.
    always @* if (!rst) CA_P1_8: assert((~f_unit_7_owned | (f_unit_7_wid == 3'd7))
            & (~f_7_busy | (f_7_wid == 3'd7)));

    wire [5:0] _by_any_f_bank_arbiter_in_flight_1_14_15 = (|f_bank_arbiter_in_flight_1[15:14])
            ? one_hot_3x6(f_bank_arbiter_in_flight_slot_1[23:21]) : 6'd0;
    wire [5:0] f_7_asked = f_bank_arbiter_collector_7_pend
            | _by_any_f_bank_arbiter_in_flight_1_14_15;
    wire [5:0] f_7_waits = f_unit_7_busy ? (f_unit_7_src_valid & ~f_unit_7_ready) : 6'd0;

    // RF-M1: What is queued or in flight is waited for, and there once.
    always @* if (!rst) RF_M1_29:
            assert(~(|(f_bank_arbiter_collector_7_pend & _by_any_f_bank_arbiter_in_flight_1_14_15))
            & ~(|(f_7_asked & ~f_7_waits)));

    wire _and_16 = (~f_unit_7_src_valid[0] | ((|f_unit_7_entry[7:0])
            & at_most_one(f_unit_7_entry[7:0]))) & (~f_unit_7_src_valid[1]
            | ((|f_unit_7_entry[15:8]) & at_most_one(f_unit_7_entry[15:8])))
            & (~f_unit_7_src_valid[2] | ((|f_unit_7_entry[23:16])
            & at_most_one(f_unit_7_entry[23:16]))) & (~f_unit_7_src_valid[3]
            | ((|f_unit_7_entry[31:24]) & at_most_one(f_unit_7_entry[31:24])))
            & (~f_unit_7_src_valid[4] | ((|f_unit_7_entry[39:32])
            & at_most_one(f_unit_7_entry[39:32]))) & (~f_unit_7_src_valid[5]
            | ((|f_unit_7_entry[47:40]) & at_most_one(f_unit_7_entry[47:40])));

    // RF-M1: Invariant: a slot has one entry.
    always @* if (!rst) RF_M1_30: assert(~f_unit_7_busy | _and_16);

    wire [7:0] _or_68 = (f_7_asked[0] ? f_unit_7_entry[7:0] : 8'd0)
            | (f_7_asked[1] ? f_unit_7_entry[15:8] : 8'd0);
    wire [7:0] _or_69 = _or_68 | (f_7_asked[2] ? f_unit_7_entry[23:16] : 8'd0);
    wire [7:0] _or_70 = _or_69 | (f_7_asked[3] ? f_unit_7_entry[31:24] : 8'd0);
    wire [7:0] _or_71 = _or_70 | (f_7_asked[4] ? f_unit_7_entry[39:32] : 8'd0);
    wire [7:0] f_7_coming = _or_71 | (f_7_asked[5] ? f_unit_7_entry[47:40] : 8'd0);
    wire [7:0] f_7_waited = (((((f_7_waits[0] ? f_unit_7_entry[7:0] : 8'd0)
            | (f_7_waits[1] ? f_unit_7_entry[15:8] : 8'd0))
            | (f_7_waits[2] ? f_unit_7_entry[23:16] : 8'd0))
            | (f_7_waits[3] ? f_unit_7_entry[31:24] : 8'd0))
            | (f_7_waits[4] ? f_unit_7_entry[39:32] : 8'd0))
            | (f_7_waits[5] ? f_unit_7_entry[47:40] : 8'd0);
    wire [7:0] _or_72 = ((((f_7_asked[0] ? f_unit_7_entry[7:0] : 8'd0)
            & (f_7_asked[1] ? f_unit_7_entry[15:8] : 8'd0))
            | (_or_68 & (f_7_asked[2] ? f_unit_7_entry[23:16] : 8'd0)))
            | (_or_69 & (f_7_asked[3] ? f_unit_7_entry[31:24] : 8'd0)))
            | (_or_70 & (f_7_asked[4] ? f_unit_7_entry[39:32] : 8'd0));
    wire [7:0] _or_73 = ((((f_unit_7_busy & f_unit_7_src_valid[0] & f_unit_7_ready[0])
            ? f_unit_7_entry[7:0] : 8'd0) | ((f_unit_7_busy & f_unit_7_src_valid[1]
            & f_unit_7_ready[1]) ? f_unit_7_entry[15:8] : 8'd0))
            | ((f_unit_7_busy & f_unit_7_src_valid[2] & f_unit_7_ready[2]) ? f_unit_7_entry[23:16]
            : 8'd0)) | ((f_unit_7_busy & f_unit_7_src_valid[3] & f_unit_7_ready[3])
            ? f_unit_7_entry[31:24] : 8'd0);

    // RF-M1: Invariant: an entry is read once, and ready for all its slots.
    always @* if (!rst) RF_M1_31:
            assert(~(|(_or_72 | (_or_71 & (f_7_asked[5] ? f_unit_7_entry[47:40] : 8'd0))))
            & ~(|(f_7_waited & ((_or_73 | ((f_unit_7_busy & f_unit_7_src_valid[4]
            & f_unit_7_ready[4]) ? f_unit_7_entry[39:32] : 8'd0))
            | ((f_unit_7_busy & f_unit_7_src_valid[5] & f_unit_7_ready[5]) ? f_unit_7_entry[47:40]
            : 8'd0)))));

    // RF-M1: What a unit waits for is queued or in flight.
    always @* if (!rst) RF_M1_32: assert(f_7_waited == f_7_coming);

    wire [7:0] _by_f_unit_0_owned = f_unit_0_owned ? one_hot_3x8(f_unit_0_wid) : 8'd0;
    wire [7:0] _by_f_unit_1_owned = f_unit_1_owned ? one_hot_3x8(f_unit_1_wid) : 8'd0;
    wire [7:0] _or_74 = _by_f_unit_0_owned | _by_f_unit_1_owned;
    wire [7:0] _by_f_unit_2_owned = f_unit_2_owned ? one_hot_3x8(f_unit_2_wid) : 8'd0;
    wire [7:0] _or_75 = _or_74 | _by_f_unit_2_owned;
    wire [7:0] _by_f_unit_3_owned = f_unit_3_owned ? one_hot_3x8(f_unit_3_wid) : 8'd0;
    wire [7:0] _or_76 = _or_75 | _by_f_unit_3_owned;
    wire [7:0] _by_f_unit_4_owned = f_unit_4_owned ? one_hot_3x8(f_unit_4_wid) : 8'd0;
    wire [7:0] _or_77 = _or_76 | _by_f_unit_4_owned;
    wire [7:0] _by_f_unit_5_owned = f_unit_5_owned ? one_hot_3x8(f_unit_5_wid) : 8'd0;
    wire [7:0] _or_78 = _or_77 | _by_f_unit_5_owned;
    wire [7:0] _by_f_unit_6_owned = f_unit_6_owned ? one_hot_3x8(f_unit_6_wid) : 8'd0;
    wire [7:0] _or_79 = ((((((_by_f_unit_0_owned & _by_f_unit_1_owned)
            | (_or_74 & _by_f_unit_2_owned)) | (_or_75 & _by_f_unit_3_owned))
            | (_or_76 & _by_f_unit_4_owned)) | (_or_77 & _by_f_unit_5_owned))
            | (_or_78 & _by_f_unit_6_owned)) | ((_or_78 | _by_f_unit_6_owned)
            & (f_unit_7_owned ? one_hot_3x8(f_unit_7_wid) : 8'd0));

    // CCU-I1: At most one unit belongs to a warp.
    always @* if (!rst) CCU_I1_1: assert(~(|_or_79));

    reg [META_W-1:0] f_meta; // metadata of the unit's instruction
    always @(posedge clk) if (|(grant & f_unit)) f_meta <= inst_meta;
    wire _inverse_3 = ~((f_unit[0] & f_unit_0_busy) | (f_unit[1] & f_unit_1_busy)
            | (f_unit[2] & f_unit_2_busy) | (f_unit[3] & f_unit_3_busy)
            | (f_unit[4] & f_unit_4_busy) | (f_unit[5] & f_unit_5_busy)
            | (f_unit[6] & f_unit_6_busy) | (f_unit[7] & f_unit_7_busy));
    wire _equals = (({META_W{f_unit[0]}} & f_unit_0_meta) | ({META_W{f_unit[1]}} & f_unit_1_meta)
            | ({META_W{f_unit[2]}} & f_unit_2_meta) | ({META_W{f_unit[3]}} & f_unit_3_meta)
            | ({META_W{f_unit[4]}} & f_unit_4_meta) | ({META_W{f_unit[5]}} & f_unit_5_meta)
            | ({META_W{f_unit[6]}} & f_unit_6_meta) | ({META_W{f_unit[7]}} & f_unit_7_meta)) ==
            f_meta;

    // RF-I1: So does its metadata.
    always @* if (!rst) RF_I1_17: assert(_inverse_3 | _equals);

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

    wire [7:0] _f_unit_0_busy_etc = {f_unit_7_busy, f_unit_6_busy, f_unit_5_busy, f_unit_4_busy,
            f_unit_3_busy, f_unit_2_busy, f_unit_1_busy, f_unit_0_busy};

    // RF-C2: issued = dispatched + busy units, one that is held included.
    always @* if (!rst) RF_C2_1: assert(f_inside == {1'b0, count_ones_8(_f_unit_0_busy_etc)});

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
            {1'b0, count_ones_48({f_bank_arbiter_collector_7_pend, f_bank_arbiter_collector_6_pend,
            f_bank_arbiter_collector_5_pend, f_bank_arbiter_collector_4_pend,
            f_bank_arbiter_collector_3_pend, f_bank_arbiter_collector_2_pend,
            f_bank_arbiter_collector_1_pend, f_bank_arbiter_collector_0_pend})});

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
    (* hierconn *) wire [4:0] \unit[2].u_ccu.f_lane ;
    wire [4:0] f_unit_2_f_lane = \unit[2].u_ccu.f_lane ;
    (* hierconn *) wire [4:0] \unit[3].u_ccu.f_lane ;
    wire [4:0] f_unit_3_f_lane = \unit[3].u_ccu.f_lane ;
    (* hierconn *) wire [4:0] \unit[4].u_ccu.f_lane ;
    wire [4:0] f_unit_4_f_lane = \unit[4].u_ccu.f_lane ;
    (* hierconn *) wire [4:0] \unit[5].u_ccu.f_lane ;
    wire [4:0] f_unit_5_f_lane = \unit[5].u_ccu.f_lane ;
    (* hierconn *) wire [4:0] \unit[6].u_ccu.f_lane ;
    wire [4:0] f_unit_6_f_lane = \unit[6].u_ccu.f_lane ;
    (* hierconn *) wire [4:0] \unit[7].u_ccu.f_lane ;
    wire [4:0] f_unit_7_f_lane = \unit[7].u_ccu.f_lane ;

    // Symbol: the lane of every collector.
    always @* if (!rst) RF_W1_3: assume((f_unit_0_f_lane == f_lane) & (f_unit_1_f_lane == f_lane)
            & (f_unit_2_f_lane == f_lane) & (f_unit_3_f_lane == f_lane)
            & (f_unit_4_f_lane == f_lane) & (f_unit_5_f_lane == f_lane)
            & (f_unit_6_f_lane == f_lane) & (f_unit_7_f_lane == f_lane));

    reg f_written; // in the last cycle
    reg [LANE_W-1:0] f_wdata; // what was written then
    reg f_had; // known in the last cycle
    reg [LANE_W-1:0] f_old; // what was in it
    wire _and_17 = (wb_valid[0] & (wb_phys[8:0] == f_reg)) & wb_ready[0] & wb_mask[f_lane];
    wire [5:0] _f_lane_etc = {1'b1, f_lane};
    wire _and_18 = (wb_valid[1] & (wb_phys[17:9] == f_reg)) & wb_ready[1] & wb_mask[_f_lane_etc];

    always @(posedge clk) begin
        if (rst) begin
            f_written <= 1'b0;
            f_had <= 1'b0;
        end else begin
            f_written <= _and_17 | _and_18;
            f_had <= f_known_value;
        end
    end

    always @(posedge clk) begin
        f_wdata <= ({LANE_W{_and_17}} & wb_data[f_lane*LANE_W +: LANE_W])
                | ({LANE_W{_and_18}} & wb_data[_f_lane_etc*LANE_W +: LANE_W]);
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
    (* hierconn *) wire [8*LANE_W-1:0] \unit[2].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_2_f_words = \unit[2].u_ccu.f_words ;
    (* hierconn *) wire [8*LANE_W-1:0] \unit[3].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_3_f_words = \unit[3].u_ccu.f_words ;
    (* hierconn *) wire [8*LANE_W-1:0] \unit[4].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_4_f_words = \unit[4].u_ccu.f_words ;
    (* hierconn *) wire [8*LANE_W-1:0] \unit[5].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_5_f_words = \unit[5].u_ccu.f_words ;
    (* hierconn *) wire [8*LANE_W-1:0] \unit[6].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_6_f_words = \unit[6].u_ccu.f_words ;
    (* hierconn *) wire [8*LANE_W-1:0] \unit[7].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_7_f_words = \unit[7].u_ccu.f_words ;
    wire [8*LANE_W-1:0] f_unit_words = ({(8*LANE_W){f_unit[0]}} & f_unit_0_f_words)
            | ({(8*LANE_W){f_unit[1]}} & f_unit_1_f_words)
            | ({(8*LANE_W){f_unit[2]}} & f_unit_2_f_words)
            | ({(8*LANE_W){f_unit[3]}} & f_unit_3_f_words)
            | ({(8*LANE_W){f_unit[4]}} & f_unit_4_f_words)
            | ({(8*LANE_W){f_unit[5]}} & f_unit_5_f_words)
            | ({(8*LANE_W){f_unit[6]}} & f_unit_6_f_words)
            | ({(8*LANE_W){f_unit[7]}} & f_unit_7_f_words);
    wire [7:0] _or_80 = ((f_unit_0_busy & f_unit_0_src_valid[0] & ~f_unit_0_ready[0])
            ? f_unit_0_entry[7:0] : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[1]
            & ~f_unit_0_ready[1]) ? f_unit_0_entry[15:8] : 8'd0)
            | ((f_unit_0_busy & f_unit_0_src_valid[2] & ~f_unit_0_ready[2]) ? f_unit_0_entry[23:16]
            : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[3] & ~f_unit_0_ready[3])
            ? f_unit_0_entry[31:24] : 8'd0) | ((f_unit_0_busy & f_unit_0_src_valid[4]
            & ~f_unit_0_ready[4]) ? f_unit_0_entry[39:32] : 8'd0)
            | ((f_unit_0_busy & f_unit_0_src_valid[5] & ~f_unit_0_ready[5]) ? f_unit_0_entry[47:40]
            : 8'd0);
    wire [7:0] _or_81 = ((f_unit_1_busy & f_unit_1_src_valid[0] & ~f_unit_1_ready[0])
            ? f_unit_1_entry[7:0] : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[1]
            & ~f_unit_1_ready[1]) ? f_unit_1_entry[15:8] : 8'd0)
            | ((f_unit_1_busy & f_unit_1_src_valid[2] & ~f_unit_1_ready[2]) ? f_unit_1_entry[23:16]
            : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[3] & ~f_unit_1_ready[3])
            ? f_unit_1_entry[31:24] : 8'd0) | ((f_unit_1_busy & f_unit_1_src_valid[4]
            & ~f_unit_1_ready[4]) ? f_unit_1_entry[39:32] : 8'd0)
            | ((f_unit_1_busy & f_unit_1_src_valid[5] & ~f_unit_1_ready[5]) ? f_unit_1_entry[47:40]
            : 8'd0);
    wire [7:0] _or_82 = ((f_unit_2_busy & f_unit_2_src_valid[0] & ~f_unit_2_ready[0])
            ? f_unit_2_entry[7:0] : 8'd0) | ((f_unit_2_busy & f_unit_2_src_valid[1]
            & ~f_unit_2_ready[1]) ? f_unit_2_entry[15:8] : 8'd0)
            | ((f_unit_2_busy & f_unit_2_src_valid[2] & ~f_unit_2_ready[2]) ? f_unit_2_entry[23:16]
            : 8'd0) | ((f_unit_2_busy & f_unit_2_src_valid[3] & ~f_unit_2_ready[3])
            ? f_unit_2_entry[31:24] : 8'd0) | ((f_unit_2_busy & f_unit_2_src_valid[4]
            & ~f_unit_2_ready[4]) ? f_unit_2_entry[39:32] : 8'd0)
            | ((f_unit_2_busy & f_unit_2_src_valid[5] & ~f_unit_2_ready[5]) ? f_unit_2_entry[47:40]
            : 8'd0);
    wire [7:0] _or_83 = ((f_unit_3_busy & f_unit_3_src_valid[0] & ~f_unit_3_ready[0])
            ? f_unit_3_entry[7:0] : 8'd0) | ((f_unit_3_busy & f_unit_3_src_valid[1]
            & ~f_unit_3_ready[1]) ? f_unit_3_entry[15:8] : 8'd0)
            | ((f_unit_3_busy & f_unit_3_src_valid[2] & ~f_unit_3_ready[2]) ? f_unit_3_entry[23:16]
            : 8'd0) | ((f_unit_3_busy & f_unit_3_src_valid[3] & ~f_unit_3_ready[3])
            ? f_unit_3_entry[31:24] : 8'd0) | ((f_unit_3_busy & f_unit_3_src_valid[4]
            & ~f_unit_3_ready[4]) ? f_unit_3_entry[39:32] : 8'd0)
            | ((f_unit_3_busy & f_unit_3_src_valid[5] & ~f_unit_3_ready[5]) ? f_unit_3_entry[47:40]
            : 8'd0);
    wire [7:0] _or_84 = ((f_unit_4_busy & f_unit_4_src_valid[0] & ~f_unit_4_ready[0])
            ? f_unit_4_entry[7:0] : 8'd0) | ((f_unit_4_busy & f_unit_4_src_valid[1]
            & ~f_unit_4_ready[1]) ? f_unit_4_entry[15:8] : 8'd0)
            | ((f_unit_4_busy & f_unit_4_src_valid[2] & ~f_unit_4_ready[2]) ? f_unit_4_entry[23:16]
            : 8'd0) | ((f_unit_4_busy & f_unit_4_src_valid[3] & ~f_unit_4_ready[3])
            ? f_unit_4_entry[31:24] : 8'd0) | ((f_unit_4_busy & f_unit_4_src_valid[4]
            & ~f_unit_4_ready[4]) ? f_unit_4_entry[39:32] : 8'd0)
            | ((f_unit_4_busy & f_unit_4_src_valid[5] & ~f_unit_4_ready[5]) ? f_unit_4_entry[47:40]
            : 8'd0);
    wire [7:0] _or_85 = ((f_unit_5_busy & f_unit_5_src_valid[0] & ~f_unit_5_ready[0])
            ? f_unit_5_entry[7:0] : 8'd0) | ((f_unit_5_busy & f_unit_5_src_valid[1]
            & ~f_unit_5_ready[1]) ? f_unit_5_entry[15:8] : 8'd0)
            | ((f_unit_5_busy & f_unit_5_src_valid[2] & ~f_unit_5_ready[2]) ? f_unit_5_entry[23:16]
            : 8'd0) | ((f_unit_5_busy & f_unit_5_src_valid[3] & ~f_unit_5_ready[3])
            ? f_unit_5_entry[31:24] : 8'd0) | ((f_unit_5_busy & f_unit_5_src_valid[4]
            & ~f_unit_5_ready[4]) ? f_unit_5_entry[39:32] : 8'd0)
            | ((f_unit_5_busy & f_unit_5_src_valid[5] & ~f_unit_5_ready[5]) ? f_unit_5_entry[47:40]
            : 8'd0);
    wire [7:0] _or_86 = ((f_unit_6_busy & f_unit_6_src_valid[0] & ~f_unit_6_ready[0])
            ? f_unit_6_entry[7:0] : 8'd0) | ((f_unit_6_busy & f_unit_6_src_valid[1]
            & ~f_unit_6_ready[1]) ? f_unit_6_entry[15:8] : 8'd0)
            | ((f_unit_6_busy & f_unit_6_src_valid[2] & ~f_unit_6_ready[2]) ? f_unit_6_entry[23:16]
            : 8'd0) | ((f_unit_6_busy & f_unit_6_src_valid[3] & ~f_unit_6_ready[3])
            ? f_unit_6_entry[31:24] : 8'd0) | ((f_unit_6_busy & f_unit_6_src_valid[4]
            & ~f_unit_6_ready[4]) ? f_unit_6_entry[39:32] : 8'd0)
            | ((f_unit_6_busy & f_unit_6_src_valid[5] & ~f_unit_6_ready[5]) ? f_unit_6_entry[47:40]
            : 8'd0);
    wire [7:0] _or_87 = ((f_unit_7_busy & f_unit_7_src_valid[0] & ~f_unit_7_ready[0])
            ? f_unit_7_entry[7:0] : 8'd0) | ((f_unit_7_busy & f_unit_7_src_valid[1]
            & ~f_unit_7_ready[1]) ? f_unit_7_entry[15:8] : 8'd0)
            | ((f_unit_7_busy & f_unit_7_src_valid[2] & ~f_unit_7_ready[2]) ? f_unit_7_entry[23:16]
            : 8'd0) | ((f_unit_7_busy & f_unit_7_src_valid[3] & ~f_unit_7_ready[3])
            ? f_unit_7_entry[31:24] : 8'd0) | ((f_unit_7_busy & f_unit_7_src_valid[4]
            & ~f_unit_7_ready[4]) ? f_unit_7_entry[39:32] : 8'd0)
            | ((f_unit_7_busy & f_unit_7_src_valid[5] & ~f_unit_7_ready[5]) ? f_unit_7_entry[47:40]
            : 8'd0);
    wire [7:0] f_unit_waits = ({8{f_unit[0]}} & _or_80) | ({8{f_unit[1]}} & _or_81)
            | ({8{f_unit[2]}} & _or_82) | ({8{f_unit[3]}} & _or_83) | ({8{f_unit[4]}} & _or_84)
            | ({8{f_unit[5]}} & _or_85) | ({8{f_unit[6]}} & _or_86) | ({8{f_unit[7]}} & _or_87);
    wire _and_19 = (~(f_here[0] & ~f_unit_waits[0]) | (f_unit_words[LANE_W-1:0] == f_value))
            & (~(f_here[1] & ~f_unit_waits[1]) | (f_unit_words[LANE_W +: LANE_W] == f_value))
            & (~(f_here[2] & ~f_unit_waits[2]) | (f_unit_words[2*LANE_W +: LANE_W] == f_value))
            & (~(f_here[3] & ~f_unit_waits[3]) | (f_unit_words[3*LANE_W +: LANE_W] == f_value))
            & (~(f_here[4] & ~f_unit_waits[4]) | (f_unit_words[4*LANE_W +: LANE_W] == f_value))
            & (~(f_here[5] & ~f_unit_waits[5]) | (f_unit_words[5*LANE_W +: LANE_W] == f_value))
            & (~(f_here[6] & ~f_unit_waits[6]) | (f_unit_words[6*LANE_W +: LANE_W] == f_value))
            & (~(f_here[7] & ~f_unit_waits[7]) | (f_unit_words[7*LANE_W +: LANE_W] == f_value));

    // CCU-I4: A valid entry that is not waiting equals the register file.
    always @* if (!rst) CCU_I4_1: assert(~(f_own & f_known_value) | _and_19);

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

    wire [1:0] f_from = select_8x2(f_unit, rd_sel);
    wire [2*LANE_W-1:0] f_rdata = {bank_rdata[_f_lane_etc*LANE_W +: LANE_W],
            bank_rdata[f_lane*LANE_W +: LANE_W]};
    wire [LANE_W-1:0] f_read = f_rdata[_f_reg_0*LANE_W +: LANE_W];

    // RF-M2: Invariant: what arrives for a source is the register.
    always @* if (!rst) RF_M2_1: assert(~((|(one_hot_3x6(select_8x3(f_unit, s_slot)) & f_named))
            & (|f_from)) | ((f_from == {_f_reg_0, ~_f_reg_0})
            & (~f_known_value | (f_read == f_value))));

    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_0_phys = \u_bank_arbiter.collector[0].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_0_phys = \u_bank_arbiter.collector[1].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[2].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_2_slot_0_phys = \u_bank_arbiter.collector[2].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[3].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_3_slot_0_phys = \u_bank_arbiter.collector[3].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[4].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_4_slot_0_phys = \u_bank_arbiter.collector[4].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[5].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_5_slot_0_phys = \u_bank_arbiter.collector[5].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[6].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_6_slot_0_phys = \u_bank_arbiter.collector[6].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[7].slot[0].phys ;
    wire [8:0] f_bank_arbiter_collector_7_slot_0_phys = \u_bank_arbiter.collector[7].slot[0].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_1_phys = \u_bank_arbiter.collector[0].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_1_phys = \u_bank_arbiter.collector[1].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[2].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_2_slot_1_phys = \u_bank_arbiter.collector[2].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[3].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_3_slot_1_phys = \u_bank_arbiter.collector[3].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[4].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_4_slot_1_phys = \u_bank_arbiter.collector[4].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[5].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_5_slot_1_phys = \u_bank_arbiter.collector[5].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[6].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_6_slot_1_phys = \u_bank_arbiter.collector[6].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[7].slot[1].phys ;
    wire [8:0] f_bank_arbiter_collector_7_slot_1_phys = \u_bank_arbiter.collector[7].slot[1].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_2_phys = \u_bank_arbiter.collector[0].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_2_phys = \u_bank_arbiter.collector[1].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[2].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_2_slot_2_phys = \u_bank_arbiter.collector[2].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[3].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_3_slot_2_phys = \u_bank_arbiter.collector[3].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[4].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_4_slot_2_phys = \u_bank_arbiter.collector[4].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[5].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_5_slot_2_phys = \u_bank_arbiter.collector[5].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[6].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_6_slot_2_phys = \u_bank_arbiter.collector[6].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[7].slot[2].phys ;
    wire [8:0] f_bank_arbiter_collector_7_slot_2_phys = \u_bank_arbiter.collector[7].slot[2].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_3_phys = \u_bank_arbiter.collector[0].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_3_phys = \u_bank_arbiter.collector[1].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[2].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_2_slot_3_phys = \u_bank_arbiter.collector[2].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[3].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_3_slot_3_phys = \u_bank_arbiter.collector[3].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[4].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_4_slot_3_phys = \u_bank_arbiter.collector[4].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[5].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_5_slot_3_phys = \u_bank_arbiter.collector[5].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[6].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_6_slot_3_phys = \u_bank_arbiter.collector[6].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[7].slot[3].phys ;
    wire [8:0] f_bank_arbiter_collector_7_slot_3_phys = \u_bank_arbiter.collector[7].slot[3].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_4_phys = \u_bank_arbiter.collector[0].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_4_phys = \u_bank_arbiter.collector[1].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[2].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_2_slot_4_phys = \u_bank_arbiter.collector[2].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[3].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_3_slot_4_phys = \u_bank_arbiter.collector[3].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[4].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_4_slot_4_phys = \u_bank_arbiter.collector[4].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[5].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_5_slot_4_phys = \u_bank_arbiter.collector[5].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[6].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_6_slot_4_phys = \u_bank_arbiter.collector[6].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[7].slot[4].phys ;
    wire [8:0] f_bank_arbiter_collector_7_slot_4_phys = \u_bank_arbiter.collector[7].slot[4].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[0].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_0_slot_5_phys = \u_bank_arbiter.collector[0].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[1].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_1_slot_5_phys = \u_bank_arbiter.collector[1].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[2].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_2_slot_5_phys = \u_bank_arbiter.collector[2].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[3].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_3_slot_5_phys = \u_bank_arbiter.collector[3].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[4].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_4_slot_5_phys = \u_bank_arbiter.collector[4].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[5].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_5_slot_5_phys = \u_bank_arbiter.collector[5].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[6].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_6_slot_5_phys = \u_bank_arbiter.collector[6].slot[5].phys ;
    (* hierconn *) wire [8:0] \u_bank_arbiter.collector[7].slot[5].phys ;
    wire [8:0] f_bank_arbiter_collector_7_slot_5_phys = \u_bank_arbiter.collector[7].slot[5].phys ;
    wire _f_named_0_and = f_named[0] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[0])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[0])
            | (f_unit[2] & f_bank_arbiter_collector_2_pend[0])
            | (f_unit[3] & f_bank_arbiter_collector_3_pend[0])
            | (f_unit[4] & f_bank_arbiter_collector_4_pend[0])
            | (f_unit[5] & f_bank_arbiter_collector_5_pend[0])
            | (f_unit[6] & f_bank_arbiter_collector_6_pend[0])
            | (f_unit[7] & f_bank_arbiter_collector_7_pend[0]));
    wire _equals_2 = (({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_0_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_0_phys)
            | ({9{f_unit[2]}} & f_bank_arbiter_collector_2_slot_0_phys)
            | ({9{f_unit[3]}} & f_bank_arbiter_collector_3_slot_0_phys)
            | ({9{f_unit[4]}} & f_bank_arbiter_collector_4_slot_0_phys)
            | ({9{f_unit[5]}} & f_bank_arbiter_collector_5_slot_0_phys)
            | ({9{f_unit[6]}} & f_bank_arbiter_collector_6_slot_0_phys)
            | ({9{f_unit[7]}} & f_bank_arbiter_collector_7_slot_0_phys)) == f_reg;
    wire _f_named_1_and = f_named[1] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[1])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[1])
            | (f_unit[2] & f_bank_arbiter_collector_2_pend[1])
            | (f_unit[3] & f_bank_arbiter_collector_3_pend[1])
            | (f_unit[4] & f_bank_arbiter_collector_4_pend[1])
            | (f_unit[5] & f_bank_arbiter_collector_5_pend[1])
            | (f_unit[6] & f_bank_arbiter_collector_6_pend[1])
            | (f_unit[7] & f_bank_arbiter_collector_7_pend[1]));
    wire _equals_3 = (({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_1_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_1_phys)
            | ({9{f_unit[2]}} & f_bank_arbiter_collector_2_slot_1_phys)
            | ({9{f_unit[3]}} & f_bank_arbiter_collector_3_slot_1_phys)
            | ({9{f_unit[4]}} & f_bank_arbiter_collector_4_slot_1_phys)
            | ({9{f_unit[5]}} & f_bank_arbiter_collector_5_slot_1_phys)
            | ({9{f_unit[6]}} & f_bank_arbiter_collector_6_slot_1_phys)
            | ({9{f_unit[7]}} & f_bank_arbiter_collector_7_slot_1_phys)) == f_reg;
    wire _f_named_2_and = f_named[2] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[2])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[2])
            | (f_unit[2] & f_bank_arbiter_collector_2_pend[2])
            | (f_unit[3] & f_bank_arbiter_collector_3_pend[2])
            | (f_unit[4] & f_bank_arbiter_collector_4_pend[2])
            | (f_unit[5] & f_bank_arbiter_collector_5_pend[2])
            | (f_unit[6] & f_bank_arbiter_collector_6_pend[2])
            | (f_unit[7] & f_bank_arbiter_collector_7_pend[2]));
    wire _equals_4 = (({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_2_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_2_phys)
            | ({9{f_unit[2]}} & f_bank_arbiter_collector_2_slot_2_phys)
            | ({9{f_unit[3]}} & f_bank_arbiter_collector_3_slot_2_phys)
            | ({9{f_unit[4]}} & f_bank_arbiter_collector_4_slot_2_phys)
            | ({9{f_unit[5]}} & f_bank_arbiter_collector_5_slot_2_phys)
            | ({9{f_unit[6]}} & f_bank_arbiter_collector_6_slot_2_phys)
            | ({9{f_unit[7]}} & f_bank_arbiter_collector_7_slot_2_phys)) == f_reg;
    wire _f_named_3_and = f_named[3] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[3])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[3])
            | (f_unit[2] & f_bank_arbiter_collector_2_pend[3])
            | (f_unit[3] & f_bank_arbiter_collector_3_pend[3])
            | (f_unit[4] & f_bank_arbiter_collector_4_pend[3])
            | (f_unit[5] & f_bank_arbiter_collector_5_pend[3])
            | (f_unit[6] & f_bank_arbiter_collector_6_pend[3])
            | (f_unit[7] & f_bank_arbiter_collector_7_pend[3]));
    wire _equals_5 = (({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_3_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_3_phys)
            | ({9{f_unit[2]}} & f_bank_arbiter_collector_2_slot_3_phys)
            | ({9{f_unit[3]}} & f_bank_arbiter_collector_3_slot_3_phys)
            | ({9{f_unit[4]}} & f_bank_arbiter_collector_4_slot_3_phys)
            | ({9{f_unit[5]}} & f_bank_arbiter_collector_5_slot_3_phys)
            | ({9{f_unit[6]}} & f_bank_arbiter_collector_6_slot_3_phys)
            | ({9{f_unit[7]}} & f_bank_arbiter_collector_7_slot_3_phys)) == f_reg;
    wire _f_named_4_and = f_named[4] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[4])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[4])
            | (f_unit[2] & f_bank_arbiter_collector_2_pend[4])
            | (f_unit[3] & f_bank_arbiter_collector_3_pend[4])
            | (f_unit[4] & f_bank_arbiter_collector_4_pend[4])
            | (f_unit[5] & f_bank_arbiter_collector_5_pend[4])
            | (f_unit[6] & f_bank_arbiter_collector_6_pend[4])
            | (f_unit[7] & f_bank_arbiter_collector_7_pend[4]));
    wire _equals_6 = (({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_4_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_4_phys)
            | ({9{f_unit[2]}} & f_bank_arbiter_collector_2_slot_4_phys)
            | ({9{f_unit[3]}} & f_bank_arbiter_collector_3_slot_4_phys)
            | ({9{f_unit[4]}} & f_bank_arbiter_collector_4_slot_4_phys)
            | ({9{f_unit[5]}} & f_bank_arbiter_collector_5_slot_4_phys)
            | ({9{f_unit[6]}} & f_bank_arbiter_collector_6_slot_4_phys)
            | ({9{f_unit[7]}} & f_bank_arbiter_collector_7_slot_4_phys)) == f_reg;
    wire _f_named_5_and = f_named[5] & ((f_unit[0] & f_bank_arbiter_collector_0_pend[5])
            | (f_unit[1] & f_bank_arbiter_collector_1_pend[5])
            | (f_unit[2] & f_bank_arbiter_collector_2_pend[5])
            | (f_unit[3] & f_bank_arbiter_collector_3_pend[5])
            | (f_unit[4] & f_bank_arbiter_collector_4_pend[5])
            | (f_unit[5] & f_bank_arbiter_collector_5_pend[5])
            | (f_unit[6] & f_bank_arbiter_collector_6_pend[5])
            | (f_unit[7] & f_bank_arbiter_collector_7_pend[5]));
    wire _equals_7 = (({9{f_unit[0]}} & f_bank_arbiter_collector_0_slot_5_phys)
            | ({9{f_unit[1]}} & f_bank_arbiter_collector_1_slot_5_phys)
            | ({9{f_unit[2]}} & f_bank_arbiter_collector_2_slot_5_phys)
            | ({9{f_unit[3]}} & f_bank_arbiter_collector_3_slot_5_phys)
            | ({9{f_unit[4]}} & f_bank_arbiter_collector_4_slot_5_phys)
            | ({9{f_unit[5]}} & f_bank_arbiter_collector_5_slot_5_phys)
            | ({9{f_unit[6]}} & f_bank_arbiter_collector_6_slot_5_phys)
            | ({9{f_unit[7]}} & f_bank_arbiter_collector_7_slot_5_phys)) == f_reg;

    // RF-M1: What is queued for a source is its register.
    always @* if (!rst) RF_M1_33: assert((~_f_named_0_and | _equals_2)
            & (~_f_named_1_and | _equals_3) & (~_f_named_2_and | _equals_4)
            & (~_f_named_3_and | _equals_5) & (~_f_named_4_and | _equals_6)
            & (~_f_named_5_and | _equals_7));

    wire [6:0] _f_lane_etc_2 = {2'd2, f_lane};
    wire [6:0] _f_lane_etc_3 = {{2{1'b1}}, f_lane};
    wire [7:0] _f_lane_etc_4 = {3'd4, f_lane};
    wire [7:0] _f_lane_etc_5 = {3'd5, f_lane};
    wire _and_20 = (~f_named[0] | (disp_data[f_lane*LANE_W +: LANE_W] == f_want))
            & (~f_named[1] | (disp_data[_f_lane_etc*LANE_W +: LANE_W] == f_want))
            & (~f_named[2] | (disp_data[_f_lane_etc_2*LANE_W +: LANE_W] == f_want))
            & (~f_named[3] | (disp_data[_f_lane_etc_3*LANE_W +: LANE_W] == f_want))
            & (~f_named[4] | (disp_data[_f_lane_etc_4*LANE_W +: LANE_W] == f_want))
            & (~f_named[5] | (disp_data[_f_lane_etc_5*LANE_W +: LANE_W] == f_want));

    // CCU-I10: A delivered operand equals the register file, as it was at issue.
    always @* if (!rst) CCU_I10_2: assert(~((|(disp_sel & f_unit)) & f_sure) | _and_20);

    reg f_stored; // it reached the unit
    wire _and_21 = (wb_valid[0] & wb_ready[0] & (wb_wid[2:0] == f_warp)) & wb_near[0];

    always @(posedge clk) begin
        if (rst) begin
            f_stored <= 1'b0;
        end else begin
            f_stored <= (_or_24 & ((_and_21 & _wb_valid_0_and & (&wb_mask[31:0]))
                    | (((wb_valid[1] & wb_ready[1] & (wb_wid[5:3] == f_warp)) & wb_near[1])
                    & ~_and_21 & _wb_valid_1_and & (&wb_mask[63:32])))) & ~(|(grant & f_unit))
                    & ~_some & ((f_unit[0] & (|(~f_unit_0_lock)))
                    | (f_unit[1] & (|(~f_unit_1_lock))) | (f_unit[2] & (|(~f_unit_2_lock)))
                    | (f_unit[3] & (|(~f_unit_3_lock))) | (f_unit[4] & (|(~f_unit_4_lock)))
                    | (f_unit[5] & (|(~f_unit_5_lock))) | (f_unit[6] & (|(~f_unit_6_lock)))
                    | (f_unit[7] & (|(~f_unit_7_lock))));
        end
    end

    wire [7:0] _f_here_and = f_here & (({8{f_unit[0]}} & f_unit_0_near)
            | ({8{f_unit[1]}} & f_unit_1_near) | ({8{f_unit[2]}} & f_unit_2_near)
            | ({8{f_unit[3]}} & f_unit_3_near) | ({8{f_unit[4]}} & f_unit_4_near)
            | ({8{f_unit[5]}} & f_unit_5_near) | ({8{f_unit[6]}} & f_unit_6_near)
            | ({8{f_unit[7]}} & f_unit_7_near));

    // RF-M3: The owner's first result, of all lanes and near, is in the unit.
    always @* if (!rst) RF_M3_1: assert(~f_stored | ((|f_here) & (|_f_here_and)));

    (* hierconn *) wire [7:0] \u_dispatcher.hold_0 ;
    wire [7:0] f_dispatcher_hold_0 = \u_dispatcher.hold_0 ;
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

    wire [47:0] _joined_17 = {((|(older[63:56] & f_unit)) | f_unit[7])
            ? f_bank_arbiter_collector_7_pend : 6'd0, ((|(older[55:48] & f_unit)) | f_unit[6])
            ? f_bank_arbiter_collector_6_pend : 6'd0, ((|(older[47:40] & f_unit)) | f_unit[5])
            ? f_bank_arbiter_collector_5_pend : 6'd0, ((|(older[39:32] & f_unit)) | f_unit[4])
            ? f_bank_arbiter_collector_4_pend : 6'd0, ((|(older[31:24] & f_unit)) | f_unit[3])
            ? f_bank_arbiter_collector_3_pend : 6'd0, ((|(older[23:16] & f_unit)) | f_unit[2])
            ? f_bank_arbiter_collector_2_pend : 6'd0, ((|(older[15:8] & f_unit)) | f_unit[1])
            ? f_bank_arbiter_collector_1_pend : 6'd0, ((|(older[7:0] & f_unit)) | f_unit[0])
            ? f_bank_arbiter_collector_0_pend : 6'd0};
    wire [6:0] _choice = (|(({6{f_unit[0]}} & f_bank_arbiter_collector_0_pend)
            | ({6{f_unit[1]}} & f_bank_arbiter_collector_1_pend)
            | ({6{f_unit[2]}} & f_bank_arbiter_collector_2_pend)
            | ({6{f_unit[3]}} & f_bank_arbiter_collector_3_pend)
            | ({6{f_unit[4]}} & f_bank_arbiter_collector_4_pend)
            | ({6{f_unit[5]}} & f_bank_arbiter_collector_5_pend)
            | ({6{f_unit[6]}} & f_bank_arbiter_collector_6_pend)
            | ({6{f_unit[7]}} & f_bank_arbiter_collector_7_pend))) ? 7'd1
            : (|select_8x2(f_unit, f_bank_arbiter_in_flight_1)) ? 7'd1 : 7'd0;
    wire [7:0] _joined_18 = {|(older[63:56] & f_unit), |(older[55:48] & f_unit),
            |(older[47:40] & f_unit), |(older[39:32] & f_unit), |(older[31:24] & f_unit),
            |(older[23:16] & f_unit), |(older[15:8] & f_unit), |(older[7:0] & f_unit)};

    // CCU-I9: Invariant: each such cycle takes away something that is ahead.
    always @* if (!rst) CCU_I9_2: assert(_inverse_3 |
            ((f_waited + (({1'b0, count_ones_48(_joined_17)} + _choice)
            + ({3'd0, count_ones_8(_joined_18 & _f_unit_0_busy_etc)}
            + {6'd0, (|(f_dispatcher_hold_0 & ~(_joined_18 | f_unit))) | ~(|(cand & f_unit))})))
            < 7'd58));
`endif
