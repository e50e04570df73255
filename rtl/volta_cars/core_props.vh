// Properties of core, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        one_hot = 16'd1 << v;
    endfunction
`ifdef WARPSMITH_FORMAL
    (* hierconn *) wire [15:0] \subcore[0].u_regfile.warp_ready ;
    wire [15:0] f_subcore_0_warp_ready = \subcore[0].u_regfile.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_1: assert(~(|(f_subcore_0_warp_ready & ~warp_ready[15:0])));

    (* hierconn *) wire \paths[0].u_simt_stack.op_ready ;
    wire f_paths_0_op_ready = \paths[0].u_simt_stack.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_1: assert(f_subcore_0_warp_ready ==
            (f_paths_0_op_ready ? (warp_ready[15:0] & ~path_hold[15:0]) : 16'd0));

    (* hierconn *) wire \paths[0].u_simt_stack.op_valid ;
    wire f_paths_0_op_valid = \paths[0].u_simt_stack.op_valid ;
    (* hierconn *) wire [15:0] \paths[0].u_simt_stack.op_warp ;
    wire [15:0] f_paths_0_op_warp = \paths[0].u_simt_stack.op_warp ;
    (* hierconn *) wire [15:0] \subcore[0].u_regfile.sel ;
    wire [15:0] f_subcore_0_sel = \subcore[0].u_regfile.sel ;
    (* hierconn *) wire [3:0] \subcore[0].u_regfile.sel_wid ;
    wire [3:0] f_subcore_0_sel_wid = \subcore[0].u_regfile.sel_wid ;
    (* hierconn *) wire \subcore[0].u_regfile.sel_valid ;
    wire f_subcore_0_sel_valid = \subcore[0].u_regfile.sel_valid ;
    (* hierconn *) wire \paths[0].u_simt_stack.op_frame ;
    wire f_paths_0_op_frame = \paths[0].u_simt_stack.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_1: assert((f_paths_0_op_valid == (issue[0] & inst_last[0]))
            & (f_paths_0_op_warp == f_subcore_0_sel) & (f_paths_0_op_frame ==
            (inst_op[2:0] == 3'd1)));

    // CO-C1: Of the register file (RS-I1): it is of the warp that is selected.
    always @* if (!rst) CO_C1_2: assume(f_subcore_0_sel ==
            (f_subcore_0_sel_valid ? one_hot(f_subcore_0_sel_wid) : 16'd0));

    (* hierconn *) wire \subcore[0].u_regfile.release_valid ;
    wire f_subcore_0_release_valid = \subcore[0].u_regfile.release_valid ;
    (* hierconn *) wire \paths[0].u_simt_stack.release_valid ;
    wire f_paths_0_release_valid = \paths[0].u_simt_stack.release_valid ;
    (* hierconn *) wire [3:0] \subcore[0].u_regfile.release_wid ;
    wire [3:0] f_subcore_0_release_wid = \subcore[0].u_regfile.release_wid ;
    (* hierconn *) wire [3:0] \paths[0].u_simt_stack.release_wid ;
    wire [3:0] f_paths_0_release_wid = \paths[0].u_simt_stack.release_wid ;
    (* hierconn *) wire \paths[0].u_simt_stack.release_ready ;
    wire f_paths_0_release_ready = \paths[0].u_simt_stack.release_ready ;
    (* hierconn *) wire \subcore[0].u_regfile.release_ready ;
    wire f_subcore_0_release_ready = \subcore[0].u_regfile.release_ready ;
    (* hierconn *) wire [15:0] \paths[0].u_simt_stack.frame_hold ;
    wire [15:0] f_paths_0_frame_hold = \paths[0].u_simt_stack.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_1: assert((f_subcore_0_release_valid == f_paths_0_release_valid)
            & (f_subcore_0_release_wid == f_paths_0_release_wid)
            & (f_paths_0_release_ready == f_subcore_0_release_ready)
            & (f_paths_0_frame_hold == hold[15:0]));

    (* hierconn *) wire \paths[0].u_simt_stack.launch_valid ;
    wire f_paths_0_launch_valid = \paths[0].u_simt_stack.launch_valid ;
    (* hierconn *) wire [3:0] \paths[0].u_simt_stack.launch_wid ;
    wire [3:0] f_paths_0_launch_wid = \paths[0].u_simt_stack.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_1: assert((f_paths_0_launch_valid ==
            (region_valid[0] & ~region_move[0])) & (f_paths_0_launch_wid == region_wid[3:0]));

    (* hierconn *) wire [15:0] \subcore[1].u_regfile.warp_ready ;
    wire [15:0] f_subcore_1_warp_ready = \subcore[1].u_regfile.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_2: assert(~(|(f_subcore_1_warp_ready & ~warp_ready[31:16])));

    (* hierconn *) wire \paths[1].u_simt_stack.op_ready ;
    wire f_paths_1_op_ready = \paths[1].u_simt_stack.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_2: assert(f_subcore_1_warp_ready ==
            (f_paths_1_op_ready ? (warp_ready[31:16] & ~path_hold[31:16]) : 16'd0));

    (* hierconn *) wire \paths[1].u_simt_stack.op_valid ;
    wire f_paths_1_op_valid = \paths[1].u_simt_stack.op_valid ;
    (* hierconn *) wire [15:0] \paths[1].u_simt_stack.op_warp ;
    wire [15:0] f_paths_1_op_warp = \paths[1].u_simt_stack.op_warp ;
    (* hierconn *) wire [15:0] \subcore[1].u_regfile.sel ;
    wire [15:0] f_subcore_1_sel = \subcore[1].u_regfile.sel ;
    (* hierconn *) wire [3:0] \subcore[1].u_regfile.sel_wid ;
    wire [3:0] f_subcore_1_sel_wid = \subcore[1].u_regfile.sel_wid ;
    (* hierconn *) wire \subcore[1].u_regfile.sel_valid ;
    wire f_subcore_1_sel_valid = \subcore[1].u_regfile.sel_valid ;
    (* hierconn *) wire \paths[1].u_simt_stack.op_frame ;
    wire f_paths_1_op_frame = \paths[1].u_simt_stack.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_3: assert((f_paths_1_op_valid == (issue[1] & inst_last[1]))
            & (f_paths_1_op_warp == f_subcore_1_sel) & (f_paths_1_op_frame ==
            (inst_op[5:3] == 3'd1)));

    // CO-C1: Of the register file (RS-I1): it is of the warp that is selected.
    always @* if (!rst) CO_C1_4: assume(f_subcore_1_sel ==
            (f_subcore_1_sel_valid ? one_hot(f_subcore_1_sel_wid) : 16'd0));

    (* hierconn *) wire \subcore[1].u_regfile.release_valid ;
    wire f_subcore_1_release_valid = \subcore[1].u_regfile.release_valid ;
    (* hierconn *) wire \paths[1].u_simt_stack.release_valid ;
    wire f_paths_1_release_valid = \paths[1].u_simt_stack.release_valid ;
    (* hierconn *) wire [3:0] \subcore[1].u_regfile.release_wid ;
    wire [3:0] f_subcore_1_release_wid = \subcore[1].u_regfile.release_wid ;
    (* hierconn *) wire [3:0] \paths[1].u_simt_stack.release_wid ;
    wire [3:0] f_paths_1_release_wid = \paths[1].u_simt_stack.release_wid ;
    (* hierconn *) wire \paths[1].u_simt_stack.release_ready ;
    wire f_paths_1_release_ready = \paths[1].u_simt_stack.release_ready ;
    (* hierconn *) wire \subcore[1].u_regfile.release_ready ;
    wire f_subcore_1_release_ready = \subcore[1].u_regfile.release_ready ;
    (* hierconn *) wire [15:0] \paths[1].u_simt_stack.frame_hold ;
    wire [15:0] f_paths_1_frame_hold = \paths[1].u_simt_stack.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_2: assert((f_subcore_1_release_valid == f_paths_1_release_valid)
            & (f_subcore_1_release_wid == f_paths_1_release_wid)
            & (f_paths_1_release_ready == f_subcore_1_release_ready)
            & (f_paths_1_frame_hold == hold[31:16]));

    (* hierconn *) wire \paths[1].u_simt_stack.launch_valid ;
    wire f_paths_1_launch_valid = \paths[1].u_simt_stack.launch_valid ;
    (* hierconn *) wire [3:0] \paths[1].u_simt_stack.launch_wid ;
    wire [3:0] f_paths_1_launch_wid = \paths[1].u_simt_stack.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_2: assert((f_paths_1_launch_valid ==
            (region_valid[1] & ~region_move[1])) & (f_paths_1_launch_wid == region_wid[7:4]));

    (* hierconn *) wire [15:0] \subcore[2].u_regfile.warp_ready ;
    wire [15:0] f_subcore_2_warp_ready = \subcore[2].u_regfile.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_3: assert(~(|(f_subcore_2_warp_ready & ~warp_ready[47:32])));

    (* hierconn *) wire \paths[2].u_simt_stack.op_ready ;
    wire f_paths_2_op_ready = \paths[2].u_simt_stack.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_3: assert(f_subcore_2_warp_ready ==
            (f_paths_2_op_ready ? (warp_ready[47:32] & ~path_hold[47:32]) : 16'd0));

    (* hierconn *) wire \paths[2].u_simt_stack.op_valid ;
    wire f_paths_2_op_valid = \paths[2].u_simt_stack.op_valid ;
    (* hierconn *) wire [15:0] \paths[2].u_simt_stack.op_warp ;
    wire [15:0] f_paths_2_op_warp = \paths[2].u_simt_stack.op_warp ;
    (* hierconn *) wire [15:0] \subcore[2].u_regfile.sel ;
    wire [15:0] f_subcore_2_sel = \subcore[2].u_regfile.sel ;
    (* hierconn *) wire [3:0] \subcore[2].u_regfile.sel_wid ;
    wire [3:0] f_subcore_2_sel_wid = \subcore[2].u_regfile.sel_wid ;
    (* hierconn *) wire \subcore[2].u_regfile.sel_valid ;
    wire f_subcore_2_sel_valid = \subcore[2].u_regfile.sel_valid ;
    (* hierconn *) wire \paths[2].u_simt_stack.op_frame ;
    wire f_paths_2_op_frame = \paths[2].u_simt_stack.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_5: assert((f_paths_2_op_valid == (issue[2] & inst_last[2]))
            & (f_paths_2_op_warp == f_subcore_2_sel) & (f_paths_2_op_frame ==
            (inst_op[8:6] == 3'd1)));

    // CO-C1: Of the register file (RS-I1): it is of the warp that is selected.
    always @* if (!rst) CO_C1_6: assume(f_subcore_2_sel ==
            (f_subcore_2_sel_valid ? one_hot(f_subcore_2_sel_wid) : 16'd0));

    (* hierconn *) wire \subcore[2].u_regfile.release_valid ;
    wire f_subcore_2_release_valid = \subcore[2].u_regfile.release_valid ;
    (* hierconn *) wire \paths[2].u_simt_stack.release_valid ;
    wire f_paths_2_release_valid = \paths[2].u_simt_stack.release_valid ;
    (* hierconn *) wire [3:0] \subcore[2].u_regfile.release_wid ;
    wire [3:0] f_subcore_2_release_wid = \subcore[2].u_regfile.release_wid ;
    (* hierconn *) wire [3:0] \paths[2].u_simt_stack.release_wid ;
    wire [3:0] f_paths_2_release_wid = \paths[2].u_simt_stack.release_wid ;
    (* hierconn *) wire \paths[2].u_simt_stack.release_ready ;
    wire f_paths_2_release_ready = \paths[2].u_simt_stack.release_ready ;
    (* hierconn *) wire \subcore[2].u_regfile.release_ready ;
    wire f_subcore_2_release_ready = \subcore[2].u_regfile.release_ready ;
    (* hierconn *) wire [15:0] \paths[2].u_simt_stack.frame_hold ;
    wire [15:0] f_paths_2_frame_hold = \paths[2].u_simt_stack.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_3: assert((f_subcore_2_release_valid == f_paths_2_release_valid)
            & (f_subcore_2_release_wid == f_paths_2_release_wid)
            & (f_paths_2_release_ready == f_subcore_2_release_ready)
            & (f_paths_2_frame_hold == hold[47:32]));

    (* hierconn *) wire \paths[2].u_simt_stack.launch_valid ;
    wire f_paths_2_launch_valid = \paths[2].u_simt_stack.launch_valid ;
    (* hierconn *) wire [3:0] \paths[2].u_simt_stack.launch_wid ;
    wire [3:0] f_paths_2_launch_wid = \paths[2].u_simt_stack.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_3: assert((f_paths_2_launch_valid ==
            (region_valid[2] & ~region_move[2])) & (f_paths_2_launch_wid == region_wid[11:8]));

    (* hierconn *) wire [15:0] \subcore[3].u_regfile.warp_ready ;
    wire [15:0] f_subcore_3_warp_ready = \subcore[3].u_regfile.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_4: assert(~(|(f_subcore_3_warp_ready & ~warp_ready[63:48])));

    (* hierconn *) wire \paths[3].u_simt_stack.op_ready ;
    wire f_paths_3_op_ready = \paths[3].u_simt_stack.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_4: assert(f_subcore_3_warp_ready ==
            (f_paths_3_op_ready ? (warp_ready[63:48] & ~path_hold[63:48]) : 16'd0));

    (* hierconn *) wire \paths[3].u_simt_stack.op_valid ;
    wire f_paths_3_op_valid = \paths[3].u_simt_stack.op_valid ;
    (* hierconn *) wire [15:0] \paths[3].u_simt_stack.op_warp ;
    wire [15:0] f_paths_3_op_warp = \paths[3].u_simt_stack.op_warp ;
    (* hierconn *) wire [15:0] \subcore[3].u_regfile.sel ;
    wire [15:0] f_subcore_3_sel = \subcore[3].u_regfile.sel ;
    (* hierconn *) wire [3:0] \subcore[3].u_regfile.sel_wid ;
    wire [3:0] f_subcore_3_sel_wid = \subcore[3].u_regfile.sel_wid ;
    (* hierconn *) wire \subcore[3].u_regfile.sel_valid ;
    wire f_subcore_3_sel_valid = \subcore[3].u_regfile.sel_valid ;
    (* hierconn *) wire \paths[3].u_simt_stack.op_frame ;
    wire f_paths_3_op_frame = \paths[3].u_simt_stack.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_7: assert((f_paths_3_op_valid == (issue[3] & inst_last[3]))
            & (f_paths_3_op_warp == f_subcore_3_sel) & (f_paths_3_op_frame ==
            (inst_op[11:9] == 3'd1)));

    // CO-C1: Of the register file (RS-I1): it is of the warp that is selected.
    always @* if (!rst) CO_C1_8: assume(f_subcore_3_sel ==
            (f_subcore_3_sel_valid ? one_hot(f_subcore_3_sel_wid) : 16'd0));

    (* hierconn *) wire \subcore[3].u_regfile.release_valid ;
    wire f_subcore_3_release_valid = \subcore[3].u_regfile.release_valid ;
    (* hierconn *) wire \paths[3].u_simt_stack.release_valid ;
    wire f_paths_3_release_valid = \paths[3].u_simt_stack.release_valid ;
    (* hierconn *) wire [3:0] \subcore[3].u_regfile.release_wid ;
    wire [3:0] f_subcore_3_release_wid = \subcore[3].u_regfile.release_wid ;
    (* hierconn *) wire [3:0] \paths[3].u_simt_stack.release_wid ;
    wire [3:0] f_paths_3_release_wid = \paths[3].u_simt_stack.release_wid ;
    (* hierconn *) wire \paths[3].u_simt_stack.release_ready ;
    wire f_paths_3_release_ready = \paths[3].u_simt_stack.release_ready ;
    (* hierconn *) wire \subcore[3].u_regfile.release_ready ;
    wire f_subcore_3_release_ready = \subcore[3].u_regfile.release_ready ;
    (* hierconn *) wire [15:0] \paths[3].u_simt_stack.frame_hold ;
    wire [15:0] f_paths_3_frame_hold = \paths[3].u_simt_stack.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_4: assert((f_subcore_3_release_valid == f_paths_3_release_valid)
            & (f_subcore_3_release_wid == f_paths_3_release_wid)
            & (f_paths_3_release_ready == f_subcore_3_release_ready)
            & (f_paths_3_frame_hold == hold[63:48]));

    (* hierconn *) wire \paths[3].u_simt_stack.launch_valid ;
    wire f_paths_3_launch_valid = \paths[3].u_simt_stack.launch_valid ;
    (* hierconn *) wire [3:0] \paths[3].u_simt_stack.launch_wid ;
    wire [3:0] f_paths_3_launch_wid = \paths[3].u_simt_stack.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_4: assert((f_paths_3_launch_valid ==
            (region_valid[3] & ~region_move[3])) & (f_paths_3_launch_wid == region_wid[15:12]));
`endif
