// simt_warp: What simt_stack keeps of one warp.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Storage: 155 bits
//
//   port         dir  width  meaning
//   clk          in   1      clock
//   rst          in   1      synchronous reset, active high
//   launched     in   1      it is launched, unless it is live
//   launch_mask  in   32     with these lanes
//   launch_pc    in   24     which begin here
//   stepped      in   1      it stepped in the last cycle
//   step_pc      in   24     to there
//   step_meets   in   1      where its path ends
//   op_holds     in   1      its instruction is kept, or ends its path
//   waits        in   1      what is kept is its own, and waits
//   acts         in   1      what is kept is its own, and takes effect
//   next_entry   in   82     its top then
//   next_over    in   1      which is over
//   count_next   in   5      entries below that
//   kept_takes   in   32     lanes that take part
//   exits        in   1      they exit
//   returns      in   1      they return
//   fails        in   1      what is kept is its own, and finds no room
//   is_removed   in   1      its top entry is removed
//   below        in   82     the entry below it
//   uncovers     in   1      which is over, too
//   uncovered    in   1      so it was in the last cycle
//   served       in   1      its release is taken
//   killed       in   1      it is over, unless it is held
//   live         out  1      has lanes
//   over         out  1      its top entry is to be removed
//   wants        out  1      a release is to be asked for
//   hold         out  1      nothing may issue
//   is_last      out  1      it ends with its top entry
//   entries      out  5      entries below the top
//   entry        out  82     the top, behind a step
//   exited       out  32     lanes that have exited
//   back         out  32     lanes that have returned from an open call
//   back_then    out  32     the same of what is left behind a removal
`default_nettype none

module simt_warp (
    input  wire clk,
    input  wire rst,
    input  wire launched, // it is launched, unless it is live
    input  wire [31:0] launch_mask, // [LANES] with these lanes
    input  wire [23:0] launch_pc, // [PCW] which begin here
    input  wire stepped, // it stepped in the last cycle
    input  wire [23:0] step_pc, // [PCW] to there
    input  wire step_meets, // where its path ends
    input  wire op_holds, // its instruction is kept, or ends its path
    input  wire waits, // what is kept is its own, and waits
    input  wire acts, // what is kept is its own, and takes effect
    input  wire [81:0] next_entry, // [ENTRYW] its top then
    input  wire next_over, // which is over
    input  wire [4:0] count_next, // [SPW] entries below that
    input  wire [31:0] kept_takes, // [LANES] lanes that take part
    input  wire exits, // they exit
    input  wire returns, // they return
    input  wire fails, // what is kept is its own, and finds no room
    input  wire is_removed, // its top entry is removed
    input  wire [81:0] below, // [ENTRYW] the entry below it
    input  wire uncovers, // which is over, too
    input  wire uncovered, // so it was in the last cycle
    input  wire served, // its release is taken
    input  wire killed, // it is over, unless it is held
    output wire live, // has lanes
    output wire over, // its top entry is to be removed
    output wire wants, // a release is to be asked for
    output wire hold, // nothing may issue
    output wire is_last, // it ends with its top entry
    output wire [4:0] entries, // [SPW] entries below the top
    output wire [81:0] entry, // [ENTRYW] the top, behind a step
    output wire [31:0] exited, // [LANES] lanes that have exited
    output wire [31:0] back, // [LANES] lanes that have returned from an open call
    output wire [31:0] back_then // [LANES] the same of what is left behind a removal
);
    localparam LANES = 32; // lanes of a warp
    localparam PCW = 24; // a program counter
    localparam SPW = 5; // a number of entries
    localparam ENTRYW = 82; // {kind, lanes, pc, reconvergence pc}
    localparam [1:0] BASE = 2'd0; // of a warp

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || PCW != 24 || SPW != 5 || ENTRYW != 82 || BASE != 2'd0) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg is_live; // has lanes
    reg known_over; // its top entry is to be removed
    reg owed; // a frame is complete
    reg held; // nothing may issue: all that holds it in one register
    reg [SPW-1:0] count; // entries below the top
    reg [ENTRYW-1:0] top; // {kind, lanes, pc, reconvergence}
    reg [LANES-1:0] alive; // lanes that have not exited
    reg [LANES-1:0] returned; // lanes that have returned from a call that is open

    wire [1:0] kind = top[81:80];
    wire begins = launched & ~is_live;
    assign over = known_over | uncovered | (stepped & step_meets);

    // SS-E2: With a base entry the warp ends, and when all lanes have exited.
    assign is_last = (kind == BASE) | ~(|alive);

    // SS-R1: What has returned from the caller is left.
    assign back_then = returned & ~(kind[1] ? top[79:48] : 32'd0);

    wire over_follows = ~is_removed & (begins ? ~(|launch_mask) : acts ? next_over : over);

    // SS-F1: Wanted from the end of a framed call until it is taken.
    wire owed_follows = (is_removed & (&kind) & ~is_last) | (owed & ~served);

    always @(posedge clk) begin
        if (rst) begin
            known_over <= 1'b0;
            owed <= 1'b0;
        end else begin
            known_over <= over_follows;
            owed <= owed_follows;
        end
    end

    // SS-H1: Held while its stack changes, or a frame is owed.
    (* keep *)
    wire holds;
    assign holds = over_follows | owed_follows | waits;

    always @(posedge clk) begin
        if (rst) begin
            held <= 1'b0;
        end else begin
            // What is shown and what is uncovered come last.
            held <= holds | uncovers | op_holds;
        end
    end

    wire [81:0] base_entry = {2'd0, launch_mask, launch_pc, launch_pc};

    always @(posedge clk) begin
        if (rst) begin
            count <= 5'd0;
        end else begin
            // One of them at most.
            if (is_removed) begin
                if (~is_last)
                    count <= count - 5'd1;
            end else begin
                // SS-L1: A base entry with all its lanes.
                if (begins)
                    count <= 5'd0;
                else begin
                    // SS-O1: What finds no room ends its warp.
                    if (~fails) begin
                        if (acts)
                            count <= count_next;
                    end
                end
            end
        end
    end

    always @(posedge clk) begin
        if (stepped)
            top[47:24] <= step_pc;
        if (is_removed) begin
            if (~is_last)
                top <= below;
        end else begin
            // SS-L1
            if (begins)
                top <= base_entry;
            else begin
                // SS-O1
                if (~fails) begin
                    if (acts)
                        top <= next_entry;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (~is_removed) begin
            // SS-L1
            if (begins)
                alive <= launch_mask;
            else begin
                // SS-O1
                if (~fails) begin
                    if (acts) begin
                        if (exits)
                            alive <= alive & ~kept_takes;
                    end
                end
            end
        end
    end

    always @(posedge clk) begin
        if (is_removed) begin
            if (~is_last)
                returned <= back_then;
        end else begin
            // SS-L1
            if (begins)
                returned <= 32'd0;
            else begin
                // SS-O1
                if (~fails) begin
                    if (acts) begin
                        if (returns)
                            returned <= returned | kept_takes;
                    end
                end
            end
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            is_live <= 1'b0;
        end else begin
            if (is_removed) begin
                if (is_last)
                    is_live <= 1'b0;
            end else begin
                // SS-L1
                if (begins)
                    is_live <= 1'b1;
                else begin
                    // SS-O1
                    if (fails)
                        is_live <= 1'b0;
                end
            end
            // SS-E3: Unless it is held, and so nothing of the above.
            if (killed & is_live & ~held)
                is_live <= 1'b0;
        end
    end

    assign live = is_live;
    assign wants = owed;
    assign hold = held;
    assign entries = count;
    assign entry = {top[81:48], stepped ? step_pc : top[47:24], top[23:0]};
    assign exited = ~alive;
    assign back = returned;
endmodule

`default_nettype wire
