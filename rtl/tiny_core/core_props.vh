// Properties of core, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .

`ifdef WARPSMITH_FORMAL
    (* hierconn *) wire [3:0] \subcore[0].u_regfile.warp_ready ;
    wire [3:0] f_subcore_0_warp_ready = \subcore[0].u_regfile.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_1: assert(~(|(f_subcore_0_warp_ready & ~warp_ready[3:0])));

    (* hierconn *) wire \paths[0].u_simt_stack.op_ready ;
    wire f_paths_0_op_ready = \paths[0].u_simt_stack.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_1: assert(f_subcore_0_warp_ready ==
            (f_paths_0_op_ready ? (warp_ready[3:0] & ~path_hold[3:0]) : 4'd0));

    (* hierconn *) wire \paths[0].u_simt_stack.op_valid ;
    wire f_paths_0_op_valid = \paths[0].u_simt_stack.op_valid ;
    (* hierconn *) wire [1:0] \paths[0].u_simt_stack.op_wid ;
    wire [1:0] f_paths_0_op_wid = \paths[0].u_simt_stack.op_wid ;
    (* hierconn *) wire \paths[0].u_simt_stack.op_frame ;
    wire f_paths_0_op_frame = \paths[0].u_simt_stack.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_1: assert((f_paths_0_op_valid == (issue[0] & inst_last[0]))
            & (f_paths_0_op_wid == sel_wid[1:0]) & (f_paths_0_op_frame == (inst_op[2:0] == 3'd1)));

    (* hierconn *) wire \subcore[0].u_regfile.release_valid ;
    wire f_subcore_0_release_valid = \subcore[0].u_regfile.release_valid ;
    (* hierconn *) wire \paths[0].u_simt_stack.release_valid ;
    wire f_paths_0_release_valid = \paths[0].u_simt_stack.release_valid ;
    (* hierconn *) wire [1:0] \subcore[0].u_regfile.release_wid ;
    wire [1:0] f_subcore_0_release_wid = \subcore[0].u_regfile.release_wid ;
    (* hierconn *) wire [1:0] \paths[0].u_simt_stack.release_wid ;
    wire [1:0] f_paths_0_release_wid = \paths[0].u_simt_stack.release_wid ;
    (* hierconn *) wire \paths[0].u_simt_stack.release_ready ;
    wire f_paths_0_release_ready = \paths[0].u_simt_stack.release_ready ;
    (* hierconn *) wire \subcore[0].u_regfile.release_ready ;
    wire f_subcore_0_release_ready = \subcore[0].u_regfile.release_ready ;
    (* hierconn *) wire [3:0] \paths[0].u_simt_stack.frame_hold ;
    wire [3:0] f_paths_0_frame_hold = \paths[0].u_simt_stack.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_1: assert((f_subcore_0_release_valid == f_paths_0_release_valid)
            & (f_subcore_0_release_wid == f_paths_0_release_wid)
            & (f_paths_0_release_ready == f_subcore_0_release_ready)
            & (f_paths_0_frame_hold == hold[3:0]));

    (* hierconn *) wire \paths[0].u_simt_stack.launch_valid ;
    wire f_paths_0_launch_valid = \paths[0].u_simt_stack.launch_valid ;
    (* hierconn *) wire [1:0] \paths[0].u_simt_stack.launch_wid ;
    wire [1:0] f_paths_0_launch_wid = \paths[0].u_simt_stack.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_1: assert((f_paths_0_launch_valid ==
            (region_valid[0] & ~region_move[0])) & (f_paths_0_launch_wid == region_wid[1:0]));

    (* hierconn *) wire [3:0] \subcore[1].u_regfile.warp_ready ;
    wire [3:0] f_subcore_1_warp_ready = \subcore[1].u_regfile.warp_ready ;

    // CO-P1: Each register file is told of its own warps.
    always @* if (!rst) CO_P1_2: assert(~(|(f_subcore_1_warp_ready & ~warp_ready[7:4])));

    (* hierconn *) wire \paths[1].u_simt_stack.op_ready ;
    wire f_paths_1_op_ready = \paths[1].u_simt_stack.op_ready ;

    // CO-G1: No warp whose stack of lanes changes is ready; all others are.
    always @* if (!rst) CO_G1_2: assert(f_subcore_1_warp_ready ==
            (f_paths_1_op_ready ? (warp_ready[7:4] & ~path_hold[7:4]) : 4'd0));

    (* hierconn *) wire \paths[1].u_simt_stack.op_valid ;
    wire f_paths_1_op_valid = \paths[1].u_simt_stack.op_valid ;
    (* hierconn *) wire [1:0] \paths[1].u_simt_stack.op_wid ;
    wire [1:0] f_paths_1_op_wid = \paths[1].u_simt_stack.op_wid ;
    (* hierconn *) wire \paths[1].u_simt_stack.op_frame ;
    wire f_paths_1_op_frame = \paths[1].u_simt_stack.op_frame ;

    // CO-C1: What is issued, and no other, comes to the SIMT stack.
    always @* if (!rst) CO_C1_2: assert((f_paths_1_op_valid == (issue[1] & inst_last[1]))
            & (f_paths_1_op_wid == sel_wid[3:2]) & (f_paths_1_op_frame == (inst_op[5:3] == 3'd1)));

    (* hierconn *) wire \subcore[1].u_regfile.release_valid ;
    wire f_subcore_1_release_valid = \subcore[1].u_regfile.release_valid ;
    (* hierconn *) wire \paths[1].u_simt_stack.release_valid ;
    wire f_paths_1_release_valid = \paths[1].u_simt_stack.release_valid ;
    (* hierconn *) wire [1:0] \subcore[1].u_regfile.release_wid ;
    wire [1:0] f_subcore_1_release_wid = \subcore[1].u_regfile.release_wid ;
    (* hierconn *) wire [1:0] \paths[1].u_simt_stack.release_wid ;
    wire [1:0] f_paths_1_release_wid = \paths[1].u_simt_stack.release_wid ;
    (* hierconn *) wire \paths[1].u_simt_stack.release_ready ;
    wire f_paths_1_release_ready = \paths[1].u_simt_stack.release_ready ;
    (* hierconn *) wire \subcore[1].u_regfile.release_ready ;
    wire f_subcore_1_release_ready = \subcore[1].u_regfile.release_ready ;
    (* hierconn *) wire [3:0] \paths[1].u_simt_stack.frame_hold ;
    wire [3:0] f_paths_1_frame_hold = \paths[1].u_simt_stack.frame_hold ;

    // CO-R1: What the SIMT stack asks for, and no other, is released.
    always @* if (!rst) CO_R1_2: assert((f_subcore_1_release_valid == f_paths_1_release_valid)
            & (f_subcore_1_release_wid == f_paths_1_release_wid)
            & (f_paths_1_release_ready == f_subcore_1_release_ready)
            & (f_paths_1_frame_hold == hold[7:4]));

    (* hierconn *) wire \paths[1].u_simt_stack.launch_valid ;
    wire f_paths_1_launch_valid = \paths[1].u_simt_stack.launch_valid ;
    (* hierconn *) wire [1:0] \paths[1].u_simt_stack.launch_wid ;
    wire [1:0] f_paths_1_launch_wid = \paths[1].u_simt_stack.launch_wid ;

    // CO-L1: A warp begins with its region.
    always @* if (!rst) CO_L1_2: assert((f_paths_1_launch_valid ==
            (region_valid[1] & ~region_move[1])) & (f_paths_1_launch_wid == region_wid[3:2]));
`endif
