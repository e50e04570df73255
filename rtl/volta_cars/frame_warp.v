// frame_warp: What frame_ctl keeps of one warp.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Storage: 82 bits
//
//   port         dir  width  meaning
//   clk          in   1      clock
//   rst          in   1      synchronous reset, active high
//   given        in   1      it is given registers
//   anew         in   1      and begins anew
//   region_base  in   9      the first of them
//   region_k     in   9      those not renamed
//   region_s     in   8      those of its stack
//   acts         in   1      its instruction may move its pointers
//   op_rfp       in   8      its frame behind that
//   op_rsp       in   8      where it ends
//   op_free      in   8      free then
//   op_res       in   8      its reserve
//   asks         in   1      its CALL asks for room
//   need         in   8      so much of it
//   released     in   1      the restore unit takes it
//   restored     in   1      and gives it back
//   rs_rfp       in   8      the caller's frame
//   rs_rsp       in   8      where that ends
//   rs_free      in   8      free then
//   rs_res       in   8      the caller's reserve
//   fills        in   1      the caller is in memory
//   moved        in   1      a register of it goes to memory or comes back
//   sq_lifo      in   13     registers there then
//   ended        in   1      it is the last one of a frame
//   sq_free      in   8      free then
//   drains       in   1      and of the trap
//   done         in   1      the trap's accesses are done
//   row          out  79     its fields
//   wanting      out  1      a CALL waits for room
//   fill         out  1      its function is in memory
//   drain        out  1      a trap's accesses are under way
//   hold         out  1      nothing of it can issue
//   kept         in   1      its instruction will be kept
//   carried      in   1      the one that is kept is its own
//   restoring    in   1      the restore unit has it
//   shown        in   1      an instruction of it is shown
//   op_need      in   8      what that needs, if a CALL
//   shown_row    out  58     its row for it, or zero
//   room         out  1      there is room for op_need
`default_nettype none

module frame_warp (
    input  wire clk,
    input  wire rst,
    input  wire given, // it is given registers
    input  wire anew, // and begins anew
    input  wire [8:0] region_base, // [PHYSW] the first of them
    input  wire [8:0] region_k, // [LIMW] those not renamed
    input  wire [7:0] region_s, // [FRW] those of its stack
    input  wire acts, // its instruction may move its pointers
    input  wire [7:0] op_rfp, // [FRW] its frame behind that
    input  wire [7:0] op_rsp, // [FRW] where it ends
    input  wire [7:0] op_free, // [FRW] free then
    input  wire [7:0] op_res, // [FRW] its reserve
    input  wire asks, // its CALL asks for room
    input  wire [7:0] need, // [FRW] so much of it
    input  wire released, // the restore unit takes it
    input  wire restored, // and gives it back
    input  wire [7:0] rs_rfp, // [FRW] the caller's frame
    input  wire [7:0] rs_rsp, // [FRW] where that ends
    input  wire [7:0] rs_free, // [FRW] free then
    input  wire [7:0] rs_res, // [FRW] the caller's reserve
    input  wire fills, // the caller is in memory
    input  wire moved, // a register of it goes to memory or comes back
    input  wire [12:0] sq_lifo, // [LIFOW] registers there then
    input  wire ended, // it is the last one of a frame
    input  wire [7:0] sq_free, // [FRW] free then
    input  wire drains, // and of the trap
    input  wire done, // the trap's accesses are done
    output wire [78:0] row, // [ROWW] its fields
    output wire wanting, // a CALL waits for room
    output wire fill, // its function is in memory
    output wire drain, // a trap's accesses are under way
    output wire hold, // nothing of it can issue
    input  wire kept, // its instruction will be kept
    input  wire carried, // the one that is kept is its own
    input  wire restoring, // the restore unit has it
    input  wire shown, // an instruction of it is shown
    input  wire [7:0] op_need, // [FRW] what that needs, if a CALL
    output wire [57:0] shown_row, // [SHOWNW] its row for it, or zero
    output wire room // there is room for op_need
);
    localparam PHYSW = 9; // a physical register
    localparam FRW = 8; // a pointer into a stack, a number of its registers
    localparam LIMW = 9; // a limit of architectural registers
    localparam LIFOW = 13; // a number of registers in memory
    localparam ROWW = 79; // the fields of a warp
    localparam SHOWNW = 58; // those that an instruction needs

    // Ports and text are made for these values; other values need another package.
    generate
        if (PHYSW != 9 || FRW != 8 || LIMW != 9 || LIFOW != 13 || ROWW != 79 || SHOWNW != 58) begin
                : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [PHYSW-1:0] base; // first register
    reg [LIMW-1:0] k; // un-renamed registers
    reg [FRW-1:0] s; // registers of the stack
    reg [FRW-1:0] rfp; // where the frame begins
    reg [FRW-1:0] rsp; // where it ends
    reg [FRW-1:0] free; // not reserved
    reg [FRW-1:0] res; // reserved by the function
    reg [FRW-1:0] want; // what a CALL waits for
    reg [LIFOW-1:0] lifo; // registers in memory
    reg in_memory; // the function is in memory
    reg draining; // a trap's accesses are under way

    wire moves = acts | restored | anew;

    always @(posedge clk) begin
        if (rst) begin
            rfp <= 8'd0;
        end else begin
            if (moves)
                rfp <= ({8{acts}} & op_rfp) | ({8{restored}} & rs_rfp);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            rsp <= 8'd0;
        end else begin
            if (moves)
                rsp <= ({8{acts}} & op_rsp) | ({8{restored}} & rs_rsp);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            free <= 8'd0;
        end else begin
            if (acts | restored | ended | anew)
                free <= ({8{acts}} & op_free) | ({8{restored}} & rs_free) | ({8{ended}} & sq_free)
                        | ({8{anew}} & region_s);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            res <= 8'd0;
        end else begin
            if (moves)
                res <= ({8{acts}} & op_res) | ({8{restored}} & rs_res);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            want <= 8'd0;
        end else begin
            if (asks | done)
                want <= {8{asks}} & need;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            lifo <= 13'd0;
        end else begin
            if (moved | anew)
                lifo <= {13{moved}} & sq_lifo;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            base <= 9'd0;
            k <= 9'd0;
            s <= 8'd0;
        end else begin
            // FC-A1: A region: the warp begins anew, or its frames came along.
            if (given) begin
                base <= region_base;
                k <= region_k;
                s <= region_s;
            end
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            in_memory <= 1'b0;
        end else begin
            if (restored)
                in_memory <= fills;
            if (ended)
                in_memory <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            draining <= 1'b0;
        end else begin
            if (done)
                draining <= 1'b0;
            if (ended)
                draining <= drains;
        end
    end

    reg held; // a release or a trap of it is under way

    always @(posedge clk) begin
        if (rst) begin
            held <= 1'b0;
        end else begin
            // FC-H1: Held while a release or a trap of the warp is under way.
            if (carried & ~asks & ~restoring)
                held <= 1'b0;
            if (done | (restored & ~fills))
                held <= 1'b0;
            if (kept | released)
                held <= 1'b1;
        end
    end

    assign hold = held;
    assign row = {lifo, want, res, free, rsp, rfp, s, k, base};
    assign wanting = |want;
    assign fill = in_memory;
    assign drain = draining;

    // Here, so that op_warp has little to drive and is soon at op_ready.
    assign shown_row = shown ? {res, free, rsp, rfp, s, k, base} : 58'd0;

    // Beside the selection of the warp, not behind it.
    assign room = free >= op_need;
endmodule

`default_nettype wire
