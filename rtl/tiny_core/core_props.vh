// Properties of core, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

`ifdef WARPSMITH_FORMAL
    (* hierconn *) wire [3:0] \u_regfile_0.warp_ready ;
    wire [3:0] f_regfile_0_warp_ready = \u_regfile_0.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_1: assert(~(|(f_regfile_0_warp_ready & ~warp_ready[3:0])));

    (* hierconn *) wire \u_simt_stack_0.op_ready ;
    wire f_simt_stack_0_op_ready = \u_simt_stack_0.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_1: assert(f_regfile_0_warp_ready ==
            (f_simt_stack_0_op_ready ? (warp_ready[3:0] & ~path_hold[3:0]) : 4'd0));

    (* hierconn *) wire \u_simt_stack_0.op_valid ;
    wire f_simt_stack_0_op_valid = \u_simt_stack_0.op_valid ;
    (* hierconn *) wire [1:0] \u_simt_stack_0.op_wid ;
    wire [1:0] f_simt_stack_0_op_wid = \u_simt_stack_0.op_wid ;
    (* hierconn *) wire \u_simt_stack_0.op_frame ;
    wire f_simt_stack_0_op_frame = \u_simt_stack_0.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_1: assert((f_simt_stack_0_op_valid == (issue[0] & inst_last[0]))
            & (f_simt_stack_0_op_wid == sel_wid[1:0]) & (f_simt_stack_0_op_frame ==
            (inst_op[2:0] == 3'd1)));

    (* hierconn *) wire \u_simt_stack_0.release_valid ;
    wire f_simt_stack_0_release_valid = \u_simt_stack_0.release_valid ;
    (* hierconn *) wire \u_regfile_0.release_valid ;
    wire f_regfile_0_release_valid = \u_regfile_0.release_valid ;
    (* hierconn *) wire [1:0] \u_simt_stack_0.release_wid ;
    wire [1:0] f_simt_stack_0_release_wid = \u_simt_stack_0.release_wid ;
    (* hierconn *) wire [1:0] \u_regfile_0.release_wid ;
    wire [1:0] f_regfile_0_release_wid = \u_regfile_0.release_wid ;
    (* hierconn *) wire \u_regfile_0.release_ready ;
    wire f_regfile_0_release_ready = \u_regfile_0.release_ready ;
    (* hierconn *) wire \u_simt_stack_0.release_ready ;
    wire f_simt_stack_0_release_ready = \u_simt_stack_0.release_ready ;
    (* hierconn *) wire [3:0] \u_simt_stack_0.frame_hold ;
    wire [3:0] f_simt_stack_0_frame_hold = \u_simt_stack_0.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_1: assert((f_regfile_0_release_valid == f_simt_stack_0_release_valid)
            & (f_regfile_0_release_wid == f_simt_stack_0_release_wid)
            & (f_simt_stack_0_release_ready == f_regfile_0_release_ready)
            & (f_simt_stack_0_frame_hold == hold[3:0]));

    (* hierconn *) wire \u_simt_stack_0.launch_valid ;
    wire f_simt_stack_0_launch_valid = \u_simt_stack_0.launch_valid ;
    (* hierconn *) wire [1:0] \u_simt_stack_0.launch_wid ;
    wire [1:0] f_simt_stack_0_launch_wid = \u_simt_stack_0.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_1: assert((f_simt_stack_0_launch_valid ==
            (region_valid[0] & ~region_move[0])) & (f_simt_stack_0_launch_wid == region_wid[1:0]));

    (* hierconn *) wire [3:0] \u_regfile_1.warp_ready ;
    wire [3:0] f_regfile_1_warp_ready = \u_regfile_1.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_2: assert(~(|(f_regfile_1_warp_ready & ~warp_ready[7:4])));

    (* hierconn *) wire \u_simt_stack_1.op_ready ;
    wire f_simt_stack_1_op_ready = \u_simt_stack_1.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_2: assert(f_regfile_1_warp_ready ==
            (f_simt_stack_1_op_ready ? (warp_ready[7:4] & ~path_hold[7:4]) : 4'd0));

    (* hierconn *) wire \u_simt_stack_1.op_valid ;
    wire f_simt_stack_1_op_valid = \u_simt_stack_1.op_valid ;
    (* hierconn *) wire [1:0] \u_simt_stack_1.op_wid ;
    wire [1:0] f_simt_stack_1_op_wid = \u_simt_stack_1.op_wid ;
    (* hierconn *) wire \u_simt_stack_1.op_frame ;
    wire f_simt_stack_1_op_frame = \u_simt_stack_1.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_2: assert((f_simt_stack_1_op_valid == (issue[1] & inst_last[1]))
            & (f_simt_stack_1_op_wid == sel_wid[3:2]) & (f_simt_stack_1_op_frame ==
            (inst_op[5:3] == 3'd1)));

    (* hierconn *) wire \u_simt_stack_1.release_valid ;
    wire f_simt_stack_1_release_valid = \u_simt_stack_1.release_valid ;
    (* hierconn *) wire \u_regfile_1.release_valid ;
    wire f_regfile_1_release_valid = \u_regfile_1.release_valid ;
    (* hierconn *) wire [1:0] \u_simt_stack_1.release_wid ;
    wire [1:0] f_simt_stack_1_release_wid = \u_simt_stack_1.release_wid ;
    (* hierconn *) wire [1:0] \u_regfile_1.release_wid ;
    wire [1:0] f_regfile_1_release_wid = \u_regfile_1.release_wid ;
    (* hierconn *) wire \u_regfile_1.release_ready ;
    wire f_regfile_1_release_ready = \u_regfile_1.release_ready ;
    (* hierconn *) wire \u_simt_stack_1.release_ready ;
    wire f_simt_stack_1_release_ready = \u_simt_stack_1.release_ready ;
    (* hierconn *) wire [3:0] \u_simt_stack_1.frame_hold ;
    wire [3:0] f_simt_stack_1_frame_hold = \u_simt_stack_1.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_2: assert((f_regfile_1_release_valid == f_simt_stack_1_release_valid)
            & (f_regfile_1_release_wid == f_simt_stack_1_release_wid)
            & (f_simt_stack_1_release_ready == f_regfile_1_release_ready)
            & (f_simt_stack_1_frame_hold == hold[7:4]));

    (* hierconn *) wire \u_simt_stack_1.launch_valid ;
    wire f_simt_stack_1_launch_valid = \u_simt_stack_1.launch_valid ;
    (* hierconn *) wire [1:0] \u_simt_stack_1.launch_wid ;
    wire [1:0] f_simt_stack_1_launch_wid = \u_simt_stack_1.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_2: assert((f_simt_stack_1_launch_valid ==
            (region_valid[1] & ~region_move[1])) & (f_simt_stack_1_launch_wid == region_wid[3:2]));
`endif
