// simt_stack: Reconvergence of the lanes of a warp, with calls.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: top_* combinational; a change of control takes effect in the next cycle
// Storage: 2968 bits; 496 x 82 bits in 1 memory
//
//   port            dir  width  meaning
//   clk             in   1      clock
//   rst             in   1      synchronous reset, active high
//   launch_valid    in   1      a warp begins
//   launch_wid      in   4      which
//   launch_mask     in   32     its lanes
//   launch_pc       in   24     its first instruction
//   op_valid        in   1      an instruction is issued
//   op_warp         in   16     its warp, one-hot, zero if none
//   op_ready        out  1      what is kept does not wait
//   op              in   3      1 CALL, 2 RET, 3 BRANCH, 4 EXIT
//   op_mask         in   32     lanes that take part
//   op_next         in   24     where the others go on
//   op_target       in   24     of a branch or direct call
//   op_reconv       in   24     where both ways of a branch meet
//   op_indirect     in   1      a call to lane targets
//   op_lane_target  in   768    each lane's, one cycle later
//   op_frame        in   1      a call with a frame
//   top_pc          out  24     what the warp of op_warp executes
//   top_mask        out  32     in these lanes
//   kill_valid      in   1      a warp is over, whatever its entries say
//   kill_wid        in   4      which
//   live            out  16     has lanes
//   hold            out  16     nothing may issue
//   frame_hold      in   16     frame_ctl is at work
//   release_valid   out  1      a frame is complete
//   release_wid     out  4      whose
//   release_ready   in   1      it is taken
//   ended_valid     out  1      a warp's last lane is gone
//   ended_wid       out  4      whose
//   overflow        out  1      too many entries: a warp is over
//   overflow_wid    out  4      whose
`default_nettype none

module simt_stack (
    input  wire clk,
    input  wire rst,
    input  wire launch_valid, // a warp begins
    input  wire [3:0] launch_wid, // which
    input  wire [31:0] launch_mask, // [LANES] its lanes
    input  wire [23:0] launch_pc, // [PCW] its first instruction
    input  wire op_valid, // an instruction is issued
    input  wire [15:0] op_warp, // [NW] its warp, one-hot, zero if none
    output wire op_ready, // what is kept does not wait
    input  wire [2:0] op, // 1 CALL, 2 RET, 3 BRANCH, 4 EXIT
    input  wire [31:0] op_mask, // [LANES] lanes that take part
    input  wire [23:0] op_next, // [PCW] where the others go on
    input  wire [23:0] op_target, // [PCW] of a branch or direct call
    input  wire [23:0] op_reconv, // [PCW] where both ways of a branch meet
    input  wire op_indirect, // a call to lane targets
    input  wire [767:0] op_lane_target, // [LANES][PCW] each lane's, one cycle later
    input  wire op_frame, // a call with a frame
    output wire [23:0] top_pc, // [PCW] what the warp of op_warp executes
    output wire [31:0] top_mask, // [LANES] in these lanes
    input  wire kill_valid, // a warp is over, whatever its entries say
    input  wire [3:0] kill_wid, // which
    output wire [15:0] live, // [NW] has lanes
    output wire [15:0] hold, // [NW] nothing may issue
    input  wire [15:0] frame_hold, // [NW] frame_ctl is at work
    output wire release_valid, // a frame is complete
    output wire [3:0] release_wid, // whose
    input  wire release_ready, // it is taken
    output wire ended_valid, // a warp's last lane is gone
    output wire [3:0] ended_wid, // whose
    output wire overflow, // too many entries: a warp is over
    output wire [3:0] overflow_wid // whose
);
    localparam NW = 16; // warps
    localparam LANES = 32; // lanes of a warp
    localparam SPW = 5; // a number of entries
    localparam PCW = 24; // a program counter
    localparam ENTRYW = 82; // {kind, lanes, pc, reconvergence pc}
    localparam [2:0] OP_CALL = 3'd1; // a call
    localparam [2:0] OP_RET = 3'd2; // a return
    localparam [2:0] OP_BRANCH = 3'd3; // a branch
    localparam [2:0] OP_EXIT = 3'd4; // lanes end
    localparam [1:0] KEPT_CALL = 2'd1; // a call
    localparam [1:0] KEPT_RET = 2'd2; // a return
    localparam [1:0] KEPT_BRANCH = 2'd3; // a branch
    localparam [1:0] KEPT_EXIT = 2'd0; // lanes end
    localparam [1:0] PATH = 2'd1; // of a branch or indirect call
    genvar w;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NW != 16 || LANES != 32 || SPW != 5 || PCW != 24 || ENTRYW != 82 || OP_CALL != 3'd1
                || OP_RET != 3'd2 || OP_BRANCH != 3'd3 || OP_EXIT != 3'd4 || KEPT_CALL != 2'd1
                || KEPT_RET != 2'd2 || KEPT_BRANCH != 2'd3 || KEPT_EXIT != 2'd0 || PATH != 2'd1)
                begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The item whose bit is set; zero if none is.
    function automatic [81:0] select_16x82(input [15:0] v, input [1311:0] items);
        integer i;
        begin
            select_16x82 = 82'd0;
            for (i = 0; i < 16; i = i + 1)
                select_16x82 = select_16x82 | ({82{v[i]}} & items[i*82 +: 82]);
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [31:0] select_16x32(input [15:0] v, input [511:0] items);
        integer i;
        begin
            select_16x32 = 32'd0;
            for (i = 0; i < 16; i = i + 1)
                select_16x32 = select_16x32 | ({32{v[i]}} & items[i*32 +: 32]);
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [4:0] select_16x5(input [15:0] v, input [79:0] items);
        integer i;
        begin
            select_16x5 = 5'd0;
            for (i = 0; i < 16; i = i + 1)
                select_16x5 = select_16x5 | ({5{v[i]}} & items[i*5 +: 5]);
        end
    endfunction

    // The lowest one of a vector, alone.
    function automatic [31:0] first_one(input [31:0] v);
        reg [31:0] seen;
        integer i;
        begin
            seen = v;
            for (i = 1; i < 32; i = 2 * i)
                seen = seen | (seen << i);
            first_one = v & ~(seen << 1);
        end
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [23:0] select_32(input [31:0] v, input [767:0] items);
        integer i;
        begin
            select_32 = 24'd0;
            for (i = 0; i < 32; i = i + 1)
                select_32 = select_32 | ({24{v[i]}} & items[i*24 +: 24]);
        end
    endfunction

    // Which items have that value.
    function automatic [31:0] matches_2(input [23:0] v, input [767:0] items);
        integer i;
        begin
            for (i = 0; i < 32; i = i + 1)
                matches_2[i] = items[i*24 +: 24] == v;
        end
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

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        one_hot = 16'd1 << v;
    endfunction

    wire [15:0] over;
    wire [15:0] wants;
    wire [NW*SPW-1:0] counts;
    wire [NW*ENTRYW-1:0] tops;
    wire [NW*LANES-1:0] gone;
    wire [NW*LANES-1:0] gone_then;
    wire [NW*LANES-1:0] exited;
    wire [NW*LANES-1:0] back;
    wire [NW*LANES-1:0] back_then;
    wire [15:0] last_warps;

    // The instruction that is kept
    reg kept_valid; // an instruction is kept
    reg kept_pushes; // it may push
    reg kept_grouping; // an indirect call; its targets are shown
    reg kept_waits; // it takes no effect in this cycle
    reg [3:0] kept_wid; // its warp
    reg [1:0] kept_op; // what it is
    reg kept_frame; // a call with a frame
    reg [31:0] kept_takes; // lanes that take part
    reg [31:0] kept_others; // lanes that execute and do not
    reg [31:0] kept_group; // lanes that are called; before, the lowest one
    reg [23:0] kept_next; // where the others go on
    reg [23:0] kept_target; // of a branch or call
    reg [23:0] kept_meet; // where both ways of a branch meet
    reg [1:0] kept_kind; // kind of the top entry
    reg [31:0] kept_lanes; // its lanes
    reg [23:0] kept_pc; // its pc
    reg [23:0] kept_reconv; // where it ends
    reg [4:0] kept_count; // entries below it

    // The last step: it is issued late, so it reaches its entry a cycle later
    reg step_valid; // there is one
    reg [15:0] step_warp; // one-hot, whose it is
    reg [23:0] step_pc; // where it goes on
    reg step_meets; // that is where its path ends

    // Second entry, removal, request, what has happened
    reg second_valid; // a path is written to the memory
    reg [31:0] second_lanes; // its lanes
    reg [23:0] second_pc; // where they go on
    reg [23:0] second_meet; // where it ends
    reg [15:0] removed; // one-hot, whose top entry is removed
    reg [3:0] removed_wid; // its number
    reg [4:0] removed_row; // the entry below it
    reg removes; // there is one below
    reg finishes; // there is none
    reg memory_used; // an entry is read or may be written
    reg memory_reads; // one is read
    reg [8:0] memory_row; // its row
    reg request; // a release is asked for
    reg [3:0] request_wid; // for this warp
    reg ended; // a warp has ended
    reg [3:0] ended_warp; // this one
    reg overflows; // an instruction found no room
    reg [3:0] overflow_warp; // of this warp

    // SS-K2: What is kept takes effect, unless it waits.
    wire moves = ~(kept_valid & (second_valid | kept_grouping));

    // The same from one register: all warps wait for it.
    assign op_ready = ~kept_waits;

    assign release_valid = request;

    // SS-Z1: Zero without a request.
    assign release_wid = request_wid;

    assign ended_valid = ended;
    assign ended_wid = ended_warp;
    assign overflow = overflows;
    assign overflow_wid = overflow_warp;

    // The instruction
    wire [81:0] op_entry = select_16x82(op_warp, tops);
    wire [31:0] op_gone = select_16x32(op_warp, gone);
    wire [1:0] op_kind = op_entry[81:80];
    wire [4:0] op_count = select_16x5(op_warp, counts);

    // SS-T1: Lanes that have exited, or returned from the function, do not execute.
    wire [31:0] op_executing = op_entry[79:48] & ~op_gone;

    wire op_live = |(op_warp & live);
    wire op_free = |(op_warp & live & ~hold);
    assign top_mask = op_live ? op_executing : 32'd0;

    // SS-Z1: Zero unless live.
    assign top_pc = op_live ? op_entry[47:24] : 24'd0;

    // SS-I1: Only of a warp that is live and not held.
    wire op_taken = op_valid & op_ready & op_free;

    wire changes_control = (op == OP_CALL) | (op == OP_RET) | (op == OP_BRANCH) | (op == OP_EXIT);

    // SS-K1: What changes control is kept; the rest takes effect.
    wire keeps = op_taken & changes_control;

    wire steps = op_taken & ~changes_control;
    wire op_meets = (op_kind == PATH) & (op_next == op_entry[23:0]);
    (* keep *)
    wire [15:0] holds_if_valid;
    assign holds_if_valid = (op_ready & op_free & (changes_control | op_meets)) ? op_warp : 16'd0;

    // op_valid comes last: one gate.
    wire [15:0] op_holds = op_valid ? holds_if_valid : 16'd0;

    wire [31:0] takes_part = op_mask & op_executing;
    wire indirect = (op == OP_CALL) & op_indirect;

    // SS-C2: The lanes with the target of the lowest one come first.
    wire [31:0] first_lane = first_one(takes_part);

    wire [23:0] first_target = select_32(kept_group, op_lane_target);
    wire [31:0] same_target = matches_2(first_target, op_lane_target);
    wire [3:0] op_wid = index_of(op_warp);

    always @(posedge clk) begin
        if (moves) begin
            kept_wid <= op_wid;
            kept_op <= op[1:0];
            kept_frame <= op_frame;
            kept_takes <= takes_part;
            kept_others <= op_executing & ~op_mask;
            kept_next <= op_next;
            kept_meet <= op_reconv;
            kept_kind <= op_kind;
            kept_lanes <= op_entry[79:48];
            kept_pc <= op_entry[47:24];
            kept_reconv <= op_entry[23:0];
            kept_count <= op_count;
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            kept_group <= indirect ? first_lane : takes_part;
            kept_target <= op_target;
        end else if (kept_grouping) begin
            kept_group <= kept_takes & same_target;
            kept_target <= first_target;
        end
    end

    wire push_kept = keeps & ((op == OP_CALL) | (op == OP_BRANCH));

    // Its effect
    wire some_take_part = |kept_takes;
    wire calls = (kept_op == KEPT_CALL) & some_take_part;
    wire branches = (kept_op == KEPT_BRANCH) & some_take_part;
    wire [31:0] rest = kept_takes & ~kept_group;
    wire split_branch = branches & (|kept_others);
    wire split_call = calls & (|rest);
    wire pushes_two = split_branch | split_call;
    wire pushes_one = calls & ~split_call;

    // SS-O1: There is room for what is pushed.
    wire is_full = &kept_count;

    wire is_almost_full = &kept_count[4:1];
    wire fits = ~((pushes_one & is_full) | (pushes_two & is_almost_full));
    wire executes = kept_valid & moves;
    wire takes_effect = executes & fits;
    wire fails = executes & ~fits;

    // SS-B2: Those that do not branch are written next.
    wire second_follows = takes_effect & pushes_two;

    always @(posedge clk) begin
        if (rst) begin
            kept_valid <= 1'b0;
            kept_pushes <= 1'b0;
            kept_grouping <= 1'b0;
            kept_waits <= 1'b0;
        end else begin
            if (moves)
                kept_pushes <= push_kept;
            kept_valid <= keeps | ~moves;
            kept_grouping <= keeps & indirect;
            kept_waits <= keeps & (second_follows | indirect);
        end
    end

    always @(posedge clk) second_lanes <= branches ? kept_others : rest;

    always @(posedge clk) begin
        // SS-C2: Others that call later are still at the call.
        second_pc <= branches ? kept_next : kept_pc;
        second_meet <= branches ? kept_meet : kept_next;
    end

    // Removals
    // By the operation alone: what is pushed is known late.
    wire slot_taken = second_valid | kept_pushes;

    wire removal_waits = (removes | finishes) & slot_taken;

    // SS-P2: Warps in turn, while nobody waits.
    wire [15:0] to_be_removed = removal_waits ? 16'd0 : over & ~wants & ~removed;

    wire [15:0] pops_gnt;

    rr_arbiter u_pops (
        .clk (clk),
        .rst (rst),
        .req (to_be_removed),
        .gnt (pops_gnt)
    );

    wire [3:0] wid_there = index_of(pops_gnt);
    wire [4:0] count_there = select_16x5(pops_gnt, counts);
    wire [4:0] row_there = count_there - 5'd1;

    always @(posedge clk) begin
        if (~removal_waits) begin
            removed_wid <= wid_there;
            removed_row <= row_there;
        end
    end

    // The memory's own registers: it is slow.
    wire read_follows = (removal_waits & removes) | (~removal_waits & (|(pops_gnt & ~last_warps)));

    wire slot_follows = second_follows | (moves ? push_kept : kept_pushes);

    always @(posedge clk) begin
        memory_row <= slot_follows ? (second_follows ? {kept_count + 5'd1, kept_wid} : moves
                ? {op_count, op_wid} : {kept_count, kept_wid}) : removal_waits
                ? {removed_row, removed_wid} : {row_there, wid_there};
    end

    // SS-E2: No lane is left: the warp has ended.
    wire ends = finishes & ~slot_taken;

    // The entries below
    wire saves = takes_effect & (pushes_one | pushes_two);
    wire push = second_valid | saves;

    // SS-C1: The entry waits at the return address, or where the ways meet.
    wire [23:0] waits_at = branches ? kept_meet : kept_next;

    wire [81:0] saved = second_valid ? {2'd1, second_lanes, second_pc, second_meet}
            : {kept_kind, kept_lanes, waits_at, kept_reconv};
    wire [81:0] below_rdata;

    sram_496x82_1_0 #(.LANE_W(82)) u_below (
        .clk   (clk),
        .en    (memory_used),
        .we    (memory_used & ~memory_reads),
        .row   (memory_row),
        .wmask (push),
        .wdata (saved),
        .rdata (below_rdata)
    );

    // SS-P1: A path at its end, or an entry without lanes.
    wire [31:0] gone_below = select_16x32(removed, gone_then);

    wire [1:0] below_kind = below_rdata[81:80];

    // Told to the warp from registers: the memory is late.
    wire [15:0] uncovers = (removes & (~(|(below_rdata[79:48] & ~gone_below))
            | ((below_kind == PATH) & (below_rdata[47:24] == below_rdata[23:0])))) ? removed
            : 16'd0;

    reg [15:0] uncovered; // whose entry was uncovered in the last cycle, and is over, too

    always @(posedge clk) begin
        if (rst) begin
            uncovered <= 16'd0;
        end else begin
            uncovered <= uncovers;
        end
    end

    // Requests to frame_ctl
    // SS-F2: One at a time, of warps that frame_ctl has done with, in turn.
    wire [15:0] may_request = request ? 16'd0 : wants & ~frame_hold;

    wire [15:0] requests_gnt;

    rr_arbiter u_requests (
        .clk (clk),
        .rst (rst),
        .req (may_request),
        .gnt (requests_gnt)
    );

    wire request_taken = request & release_ready;
    wire [15:0] served = request_taken ? one_hot(request_wid) : 16'd0;

    always @(posedge clk) begin
        if (rst) begin
            second_valid <= 1'b0;
            removed <= 16'd0;
            removes <= 1'b0;
            finishes <= 1'b0;
            memory_used <= 1'b0;
            memory_reads <= 1'b0;
            request <= 1'b0;
            request_wid <= 4'd0;
            ended <= 1'b0;
            ended_warp <= 4'd0;
            overflows <= 1'b0;
            overflow_warp <= 4'd0;
        end else begin
            overflows <= fails;
            overflow_warp <= fails ? kept_wid : 4'd0;
            second_valid <= second_follows;
            if (~removal_waits) begin
                removed <= pops_gnt;
                removes <= |(pops_gnt & ~last_warps);
                finishes <= |(pops_gnt & last_warps);
            end
            memory_used <= slot_follows | read_follows;
            memory_reads <= read_follows & ~slot_follows;
            ended <= ends;
            ended_warp <= ends ? removed_wid : 4'd0;
            if (request_taken) begin
                request <= 1'b0;
                request_wid <= 4'd0;
            end else if (~request) begin
                request <= |requests_gnt;
                request_wid <= index_of(requests_gnt);
            end
        end
    end

    // The warps
    // SS-B1: A branch moves the entry, or the path above it, to its target.
    // SS-N1: Anything else goes on at op_next.
    wire enters = pushes_one | split_call;

    wire goes = enters | branches;
    wire [23:0] next_pc = goes ? kept_target : kept_next;
    wire [1:0] next_kind = split_branch ? PATH : enters ? {1'b1, kept_frame} : kept_kind;
    wire [23:0] next_reconv = split_branch ? kept_meet : kept_reconv;

    // SS-P1: Over where its ways meet, or without a lane.
    wire none_left = ((kept_op == KEPT_RET) | (kept_op == KEPT_EXIT)) & ~(|kept_others);

    wire next_over = ~enters & (none_left | ((split_branch | (kept_kind == PATH))
            & (next_pc == next_reconv)));
    wire [81:0] next_entry = {next_kind, split_branch ? kept_takes : enters ? kept_group
            : kept_lanes, next_pc, next_reconv};
    wire [15:0] launched = launch_valid ? one_hot(launch_wid) : 16'd0;
    wire [15:0] kept_warp = kept_valid ? one_hot(kept_wid) : 16'd0;
    wire [15:0] acted = op_taken ? op_warp : 16'd0;

    always @(posedge clk) begin
        if (rst) begin
            step_valid <= 1'b0;
        end else begin
            step_valid <= steps;
        end
    end

    always @(posedge clk) begin
        step_warp <= op_warp;
        step_pc <= op_next;
        step_meets <= op_meets;
    end

    wire [4:0] count_next = kept_count + {3'd0, pushes_two, pushes_one};
    wire exits = kept_op == KEPT_EXIT;
    wire returns = kept_op == KEPT_RET;
    wire [15:0] killed = kill_valid ? one_hot(kill_wid) : 16'd0;

    generate
        for (w = 0; w < NW; w = w + 1) begin : warp
            // SS-E3: Unless it does something.
            simt_warp u_warp (
                .clk         (clk),
                .rst         (rst),
                .launched    (launched[w]),
                .launch_mask (launch_mask),
                .launch_pc   (launch_pc),
                .stepped     (step_valid & step_warp[w]),
                .step_pc     (step_pc),
                .step_meets  (step_meets),
                .op_holds    (op_holds[w]),
                .waits       (~moves & kept_warp[w]),
                .acts        (takes_effect & kept_warp[w]),
                .next_entry  (next_entry),
                .next_over   (next_over),
                .count_next  (count_next),
                .kept_takes  (kept_takes),
                .exits       (exits),
                .returns     (returns),
                .fails       (fails & kept_warp[w]),
                .is_removed  (~slot_taken & removed[w]),
                .below       (below_rdata),
                .uncovers    (uncovers[w]),
                .uncovered   (uncovered[w]),
                .served      (served[w]),
                .killed      (killed[w] & ~acted[w]),
                .live        (live[w]),
                .over        (over[w]),
                .wants       (wants[w]),
                .hold        (hold[w]),
                .is_last     (last_warps[w]),
                .entries     (counts[w*SPW +: SPW]),
                .entry       (tops[w*ENTRYW +: ENTRYW]),
                .exited      (exited[w*LANES +: LANES]),
                .back        (back[w*LANES +: LANES]),
                .back_then   (back_then[w*LANES +: LANES])
            );
        end
    endgenerate

    // SS-E1: An exit hides a lane from every entry, a return from the function's.
    assign gone = exited | back;

    assign gone_then = exited | back_then;

`ifdef WARPSMITH_FORMAL
`include "simt_stack_props.vh"
`elsif WARPSMITH_ASSERT
`include "simt_stack_props.vh"
`endif
endmodule

`default_nettype wire
