// frame_ctl: The register stacks of all warps: calls, returns, traps.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: operations 1 cycle, CALL and PUSH 2; a release 2 and the read of a slot
// Storage: 1579 bits
//
//   port             dir  width  meaning
//   clk              in   1      clock
//   rst              in   1      synchronous reset, active high
//   region_valid     in   1      a warp is given registers
//   region_wid       in   4      that warp
//   region_base      in   9      its first register
//   region_k         in   9      its un-renamed registers
//   region_s         in   8      registers of its stack behind them
//   region_move      in   1      its frames came along
//   op_valid         in   1      an instruction asks to be issued
//   op_warp          in   16     its warp, one-hot, zero if none
//   op               in   3      1 CALL, 2 RET, 3 PUSH, 4 POP
//   op_need          in   8      CALL: registers that the callee needs
//   op_reg           in   8      PUSH, POP: the register
//   release_valid    in   1      a warp's running function is over
//   release_wid      in   4      that warp
//   slot_wr_ready    in   1      the slot is written
//   slot_rd_ready    in   1      the slot will be read
//   slot_data_valid  in   1      the answer
//   slot_data        in   16     {reserve, RFP} of the caller
//   uop_ready        in   1      the micro-operation is taken
//   uop_done_valid   in   1      a trap's micro-operations are done
//   uop_done_wid     in   4      that warp
//   op_ready         out  1      the instruction may issue, same cycle
//   cons_base        out  9      of its warp: for rename
//   cons_off         out  9      its frame, less the first renamed number
//   cons_offw        out  9      the same, one round of the stack before
//   cons_lim         out  9      the first number behind its frame
//   cons_wrx         out  9      the first number behind the end of the stack
//   cons_k           out  9      its un-renamed registers
//   hold             out  16     nothing of warp w can issue
//   release_ready    out  1      the restore unit takes it, same cycle
//   slot_wr_valid    out  1      a slot is written
//   slot_wr_wid      out  4      of this warp
//   slot_wr_phys     out  9      this register
//   slot_wr_data     out  16     {reserve, RFP} of the caller
//   slot_rd_valid    out  1      a slot is read
//   slot_rd_wid      out  4      of this warp
//   slot_rd_phys     out  9      this register
//   uop_valid        out  1      a register goes to memory or comes back
//   uop_fill         out  1      it comes back
//   uop_wid          out  4      of this warp
//   uop_phys         out  9      the register
//   uop_index        out  13     its place in the warp's record
//   uop_last         out  1      the last one of its trap
//   err_push         out  1      a push beyond the reserve
//   err_need         out  1      a CALL that no stack has room for
//   err_ret          out  1      a release without a frame
//   err_lifo         out  1      a warp's record in memory is full
`default_nettype none

module frame_ctl (
    input  wire clk,
    input  wire rst,
    input  wire region_valid, // a warp is given registers
    input  wire [3:0] region_wid, // that warp
    input  wire [8:0] region_base, // [PHYSW] its first register
    input  wire [8:0] region_k, // [LIMW] its un-renamed registers
    input  wire [7:0] region_s, // [FRW] registers of its stack behind them
    input  wire region_move, // its frames came along
    input  wire op_valid, // an instruction asks to be issued
    input  wire [15:0] op_warp, // [NW] its warp, one-hot, zero if none
    input  wire [2:0] op, // 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [7:0] op_need, // [FRW] CALL: registers that the callee needs
    input  wire [7:0] op_reg, // PUSH, POP: the register
    input  wire release_valid, // a warp's running function is over
    input  wire [3:0] release_wid, // that warp
    input  wire slot_wr_ready, // the slot is written
    input  wire slot_rd_ready, // the slot will be read
    input  wire slot_data_valid, // the answer
    input  wire [15:0] slot_data, // {reserve, RFP} of the caller
    input  wire uop_ready, // the micro-operation is taken
    input  wire uop_done_valid, // a trap's micro-operations are done
    input  wire [3:0] uop_done_wid, // that warp
    output wire op_ready, // the instruction may issue, same cycle
    output wire [8:0] cons_base, // [PHYSW] of its warp: for rename
    output wire [8:0] cons_off, // [PHYSW] its frame, less the first renamed number
    output wire [8:0] cons_offw, // [PHYSW] the same, one round of the stack before
    output wire [8:0] cons_lim, // [LIMW] the first number behind its frame
    output wire [8:0] cons_wrx, // [LIMW] the first number behind the end of the stack
    output wire [8:0] cons_k, // [LIMW] its un-renamed registers
    output wire [15:0] hold, // [NW] nothing of warp w can issue
    output wire release_ready, // the restore unit takes it, same cycle
    output wire slot_wr_valid, // a slot is written
    output wire [3:0] slot_wr_wid, // of this warp
    output wire [8:0] slot_wr_phys, // [PHYSW] this register
    output wire [15:0] slot_wr_data, // {reserve, RFP} of the caller
    output wire slot_rd_valid, // a slot is read
    output wire [3:0] slot_rd_wid, // of this warp
    output wire [8:0] slot_rd_phys, // [PHYSW] this register
    output wire uop_valid, // a register goes to memory or comes back
    output wire uop_fill, // it comes back
    output wire [3:0] uop_wid, // of this warp
    output wire [8:0] uop_phys, // [PHYSW] the register
    output wire [12:0] uop_index, // [LIFOW] its place in the warp's record
    output wire uop_last, // the last one of its trap
    output wire err_push, // a push beyond the reserve
    output wire err_need, // a CALL that no stack has room for
    output wire err_ret, // a release without a frame
    output wire err_lifo // a warp's record in memory is full
);
    localparam NW = 16; // warps
    localparam PHYSW = 9; // a physical register
    localparam FRW = 8; // a pointer into a stack, a number of its registers
    localparam LIMW = 9; // a limit of architectural registers
    localparam LIFOW = 13; // a number of registers in memory
    localparam [2:0] OP_CALL = 3'd1; // a frame is opened
    localparam [2:0] OP_PUSH = 3'd3; // a frame grows by registers
    localparam ROWW = 79; // the fields of a warp
    localparam SHOWNW = 58; // those that an instruction needs
    localparam ROW_BASE = 0; // first register
    localparam ROW_K = 9; // un-renamed registers
    localparam ROW_S = 18; // registers of the stack
    localparam ROW_RFP = 26; // where the frame begins
    localparam ROW_RSP = 34; // where it ends
    localparam ROW_FREE = 42; // not reserved
    localparam ROW_RES = 50; // reserved by the function
    localparam ROW_WANT = 58; // what a CALL waits for
    localparam ROW_LIFO = 66; // registers in memory
    localparam [12:0] LIFO_MAX = 13'd4096; // registers that memory holds of a warp
    genvar i;
    genvar w;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NW != 16 || PHYSW != 9 || FRW != 8 || LIMW != 9 || LIFOW != 13 || OP_CALL != 3'd1
                || OP_PUSH != 3'd3 || ROWW != 79 || SHOWNW != 58 || ROW_BASE != 0 || ROW_K != 9
                || ROW_S != 18 || ROW_RFP != 26 || ROW_RSP != 34 || ROW_FREE != 42 || ROW_RES != 50
                || ROW_WANT != 58 || ROW_LIFO != 66 || LIFO_MAX != 13'd4096) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The number of the bit that is set; zero if none is.
    function automatic [3:0] index_of(input [15:0] v);
        integer k;
        begin
            index_of = 4'd0;
            for (k = 0; k < 16; k = k + 1)
                index_of = index_of | ({4{v[k]}} & k[3:0]);
        end
    endfunction

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        one_hot = 16'd1 << v;
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [78:0] select(input [15:0] v, input [1263:0] items);
        integer k;
        begin
            select = 79'd0;
            for (k = 0; k < 16; k = k + 1)
                select = select | ({79{v[k]}} & items[k*79 +: 79]);
        end
    endfunction

    // Ones above the lowest one of a vector.
    function automatic [15:0] above_first(input [15:0] v);
        reg [15:0] seen;
        integer k;
        begin
            seen = v;
            for (k = 1; k < 16; k = 2 * k)
                seen = seen | (seen << k);
            above_first = seen << 1;
        end
    endfunction

    // The lowest one of a vector, alone.
    function automatic [15:0] first_one(input [15:0] v);
        first_one = v & ~above_first(v);
    endfunction

    // Slot write
    reg write_valid; // a slot waits to be written
    reg [3:0] write_wid; // its warp
    reg [8:0] write_phys; // its register
    reg [15:0] write_data; // what it is to hold

    // Instruction
    wire [NW*ROWW-1:0] rows;
    wire [NW*SHOWNW-1:0] shown_rows;
    wire [NW-1:0] wanting;
    wire [NW-1:0] fills;
    wire [NW-1:0] drains;
    wire [3:0] op_wid = index_of(op_warp);

    reg kept_call; // a CALL is carried out
    reg kept_push; // a PUSH is carried out
    reg [3:0] kept_wid; // its warp
    reg [7:0] kept_need; // what the callee needs
    reg [7:0] kept_reg; // the register
    reg [8:0] kept_base; // first register
    reg [8:0] kept_k; // un-renamed registers
    reg [7:0] kept_s; // registers of the stack
    reg [7:0] kept_rfp; // where the frame begins
    reg [7:0] kept_rsp; // where it ends
    reg [7:0] kept_free; // not reserved
    reg [7:0] kept_res; // reserved by the function
    reg [8:0] kept_first; // BASE + K
    reg [7:0] kept_lap; // RSP + S
    reg need_error; // a CALL needed more than its stack
    reg push_error; // a push did not fit

    wire [57:0] op_row = shown_rows[SHOWNW-1:0] | shown_rows[SHOWNW +: SHOWNW]
            | shown_rows[2*SHOWNW +: SHOWNW] | shown_rows[3*SHOWNW +: SHOWNW]
            | shown_rows[4*SHOWNW +: SHOWNW] | shown_rows[5*SHOWNW +: SHOWNW]
            | shown_rows[6*SHOWNW +: SHOWNW] | shown_rows[7*SHOWNW +: SHOWNW]
            | shown_rows[8*SHOWNW +: SHOWNW] | shown_rows[9*SHOWNW +: SHOWNW]
            | shown_rows[10*SHOWNW +: SHOWNW] | shown_rows[11*SHOWNW +: SHOWNW]
            | shown_rows[12*SHOWNW +: SHOWNW] | shown_rows[13*SHOWNW +: SHOWNW]
            | shown_rows[14*SHOWNW +: SHOWNW] | shown_rows[15*SHOWNW +: SHOWNW];
    wire [8:0] op_base = op_row[ROW_BASE +: PHYSW];
    wire [8:0] op_k = op_row[ROW_K +: LIMW];
    wire [7:0] op_s = op_row[ROW_S +: FRW];
    wire [7:0] op_rfp = op_row[ROW_RFP +: FRW];
    wire [7:0] op_rsp = op_row[ROW_RSP +: FRW];
    wire [7:0] op_free = op_row[ROW_FREE +: FRW];
    wire [7:0] op_res = op_row[ROW_RES +: FRW];
    wire [NW-1:0] rooms;
    wire is_call = op == OP_CALL;
    wire has_room = |(op_warp & rooms);
    wire op_unheld = |(op_warp & ~hold);
    wire slot_waits = write_valid | kept_call;

    // FC-O1: A warp that is not held; a CALL with room whose slot can be posted.
    assign op_ready = op_unheld & (~is_call | (has_room & ~slot_waits));

    wire op_asks = op_valid & op_unheld;

    // FC-E2: What changes the row is kept for a cycle.
    wire keeps = (op_asks & is_call & ~slot_waits) | (op_asks & (op == OP_PUSH));

    wire kept_room = kept_free >= kept_need;
    wire kept = kept_call | kept_push;
    wire [15:0] kept_warp = one_hot(kept_wid);
    wire call = kept_call & kept_room;
    wire without_room = kept_call & ~kept_room;

    // FC-C3: One that needs more than the stack has is an error.
    wire too_large = kept_s < kept_need;

    wire never = without_room & too_large;
    assign err_need = need_error;

    // FC-C2: Any other CALL without room asks for it.
    wire request = without_room & ~too_large;

    wire [7:0] kept_length = (kept_rsp < kept_rfp) ? (kept_lap - kept_rfp) : kept_rsp - kept_rfp;
    wire [8:0] kept_size = {1'b0, kept_s};
    wire [8:0] kept_begin = {1'b0, kept_rfp};

    // FC-N1: What renames the instruction's registers.
    wire [8:0] off = kept_first + (kept_begin - 9'd16);

    assign cons_base = kept_base;
    assign cons_off = off;
    assign cons_lim = 9'd16 + {1'b0, kept_length};
    assign cons_k = kept_k;
    assign cons_offw = off - kept_size;
    assign cons_wrx = (9'd16 + kept_size) - kept_begin;

    // FC-C1: The callee's frame begins behind the slot.
    wire [7:0] behind_slot = ((kept_rsp + 8'd1) == kept_s) ? 8'd0 : kept_rsp + 8'd1;

    wire [7:0] new_rfp = call ? behind_slot : kept_rfp;
    wire [7:0] new_free = call ? (kept_free - kept_need) : kept_free;
    wire [7:0] new_res = call ? kept_need : kept_res;
    wire [9:0] old_length = {2'd0, kept_length};
    wire [9:0] pushed_reg = {2'd0, kept_reg};
    wire [9:0] reach = pushed_reg - 10'd15;
    wire grows = old_length < reach;
    wire [9:0] _kept_res_etc = {2'd0, kept_res};
    wire fits = (old_length < _kept_res_etc) & (reach < _kept_res_etc);

    // FC-P1: A PUSH makes the frame longer, round the end of the stack.
    wire [7:0] new_end = kept_rfp + reach[7:0];

    wire [9:0] round_end = ({2'd0, kept_rfp} - {2'd0, kept_s}) + {2'd0, reach[7:0]};
    wire push = kept_push & (pushed_reg >= 10'd16);

    // FC-P3: A POP leaves it as long as it is.
    wire new_length = push & fits & grows;

    wire [7:0] new_rsp = call ? behind_slot : new_length ? (round_end[9] ? new_end : round_end[7:0])
            : kept_rsp;

    always @(posedge clk) begin
        if (rst) begin
            kept_call <= 1'b0;
            kept_push <= 1'b0;
            kept_wid <= 4'd0;
            kept_need <= 8'd0;
            kept_reg <= 8'd0;
            kept_base <= 9'd0;
            kept_k <= 9'd0;
            kept_s <= 8'd0;
            kept_rfp <= 8'd0;
            kept_rsp <= 8'd0;
            kept_free <= 8'd0;
            kept_res <= 8'd0;
            kept_first <= 9'd0;
            kept_lap <= 8'd0;
            need_error <= 1'b0;
            push_error <= 1'b0;
        end else begin
            kept_call <= op_asks & is_call & ~slot_waits;
            kept_push <= op_asks & (op == OP_PUSH);
            kept_wid <= op_wid;
            kept_need <= op_need;
            kept_reg <= op_reg;
            // FC-E1: The row is kept, whatever is shown.
            kept_base <= op_base;
            kept_k <= op_k;
            kept_s <= op_s;
            kept_rfp <= op_rfp;
            kept_rsp <= op_rsp;
            kept_free <= op_free;
            kept_res <= op_res;
            kept_first <= op_base + op_k;
            kept_lap <= op_rsp + op_s;
            need_error <= never;
            // FC-P2: One that does not fit has no effect.
            push_error <= push & ~fits;
        end
    end

    assign err_push = push_error;

    always @(posedge clk) begin
        if (rst) begin
            write_valid <= 1'b0;
        end else begin
            // FC-C1: The slot holds what the caller has.
            if (call)
                write_valid <= 1'b1;
            else if (slot_wr_ready)
                write_valid <= 1'b0;
        end
    end

    always @(posedge clk) begin
        // FC-C1
        if (call) begin
            write_wid <= kept_wid;
            write_phys <= kept_first + {1'b0, kept_rsp};
            write_data <= {kept_res, kept_rfp};
        end
    end

    assign slot_wr_valid = write_valid;
    assign slot_wr_wid = write_valid ? write_wid : 4'd0;
    assign slot_wr_phys = write_valid ? write_phys : 9'd0;
    assign slot_wr_data = write_valid ? write_data : 16'd0;

    // Restore unit
    reg rs_valid; // a warp's function is released
    reg rs_asked; // its slot is being read
    reg [3:0] rs_wid; // that warp
    reg walk_asked; // a slot is being read for the sequencer
    reg [7:0] rs_res; // what comes back
    reg [8:0] rs_first; // the stack
    reg [7:0] rs_s; // its size
    reg [7:0] rs_slot; // where the slot is
    reg [7:0] rs_free; // what is free
    reg rs_in_memory; // it has registers there
    reg ret_error; // a release without a frame

    wire [15:0] rs_warp = one_hot(rs_wid);
    wire [15:0] release_warp = one_hot(release_wid);
    wire [78:0] release_row = select(release_warp, rows);
    wire [8:0] release_base = release_row[ROW_BASE +: PHYSW];
    wire [8:0] release_k = release_row[ROW_K +: LIMW];
    wire [7:0] release_s = release_row[ROW_S +: FRW];
    wire [7:0] release_rfp = release_row[ROW_RFP +: FRW];
    wire [7:0] release_free = release_row[ROW_FREE +: FRW];
    wire [7:0] release_res = release_row[ROW_RES +: FRW];
    wire [12:0] release_lifo = release_row[ROW_LIFO +: LIFOW];

    // FC-L1: One release at a time, of a warp that is not held.
    assign release_ready = ~rs_valid & ~(|(release_warp & hold));

    wire release_take = release_valid & release_ready;
    wire no_frame = ~(|release_res);
    wire restore = slot_data_valid & rs_asked;
    wire release_frame = release_take & ~no_frame;
    wire [15:0] released = release_frame ? release_warp : 16'd0;
    assign err_ret = ret_error;

    // FC-L3: Back to the caller: its frame ends where the slot was.
    wire [7:0] rs_caller = slot_data[7:0];

    wire [7:0] rs_free_after = rs_free + rs_res;
    wire [7:0] rs_reserve = slot_data[15:8];
    wire rs_fill = (rs_free_after == rs_s) & rs_in_memory;

    // Sequencer
    // One of load, walk and move at most, which is proven; none: idle.
    reg sq_load; // a trap begins, or its next frame
    reg sq_walk; // the oldest frame is looked for
    reg sq_move; // registers are moved
    reg sq_fill; // back from memory
    reg [3:0] sq_wid; // the warp served last
    reg [7:0] sq_at; // a slot; then what moves, from 1
    reg [7:0] sq_end; // where its frame ends, from 1
    reg [7:0] sq_res; // its reserve
    reg [7:0] sq_left; // reserves from it to the oldest
    reg [8:0] sq_before; // the register before the stack
    reg [7:0] sq_s; // its size
    reg [7:0] sq_free; // what is free
    reg [7:0] sq_want; // what its CALL waits for
    reg [12:0] sq_lifo; // registers in memory
    reg lifo_error; // a warp's record in memory is full

    wire [15:0] sq_warp = one_hot(sq_wid);
    wire [78:0] trap_row = select(sq_warp, rows);
    wire [8:0] trap_base = trap_row[ROW_BASE +: PHYSW];
    wire [8:0] trap_k = trap_row[ROW_K +: LIMW];
    wire [7:0] trap_s = trap_row[ROW_S +: FRW];
    wire [7:0] trap_rfp = trap_row[ROW_RFP +: FRW];
    wire [7:0] trap_rsp = trap_row[ROW_RSP +: FRW];
    wire [7:0] trap_free = trap_row[ROW_FREE +: FRW];
    wire [7:0] trap_res = trap_row[ROW_RES +: FRW];
    wire [7:0] trap_want = trap_row[ROW_WANT +: FRW];
    wire [12:0] trap_lifo = trap_row[ROW_LIFO +: LIFOW];
    wire sq_round = ~(|sq_at);
    wire [8:0] trap_place = sq_before + {sq_round, sq_at};
    wire sq_idle = ~(sq_load | sq_walk | sq_move);
    wire [NW-1:0] pending;

    generate
        for (i = 0; i < NW; i = i + 1) begin : ask
            assign pending[i] = fills[i] | (wanting[i] & ~drains[i]);
        end
    endgenerate

    wire [15:0] pending_above = pending & above_first(sq_warp);

    // FC-T1: The first one behind the one served last.
    wire [15:0] next_trap = (|pending_above) ? first_one(pending_above) : first_one(pending);

    wire [7:0] sq_slot = (|trap_rfp) ? trap_rfp : trap_s;

    // FC-S1: The oldest one: nothing else is reserved.
    wire oldest = sq_res == sq_left;

    wire [7:0] sq_reserve = slot_data[15:8];
    wire [7:0] sq_caller = slot_data[7:0];
    wire [7:0] sq_up = (sq_at == sq_s) ? 8'd1 : sq_at + 8'd1;
    wire [7:0] sq_down = (sq_at == 8'd1) ? sq_s : sq_at - 8'd1;
    wire uop_take = sq_move & uop_ready;

    // FC-S2: Upwards to the next function's slot.
    // FC-F1: Downwards to the slot.
    wire [7:0] sq_next = sq_fill ? sq_down : sq_up;

    wire frame_ends = sq_end == (sq_fill ? sq_at : sq_up);
    wire [7:0] sq_freed = sq_free + sq_res;

    // FC-S3: The frame's reserve is free; enough of it ends the trap.
    wire [7:0] sq_free_after = sq_fill ? (sq_free - sq_res) : sq_freed;

    wire trap_ends = frame_ends & (sq_fill | (sq_freed >= sq_want));
    wire [12:0] lifo_below = sq_lifo - 13'd1;
    wire lifo_full = sq_lifo == LIFO_MAX;

    // FC-S5: A full record stays.
    wire [12:0] lifo_after = sq_fill ? lifo_below : lifo_full ? sq_lifo : sq_lifo + 13'd1;

    assign err_lifo = lifo_error;

    always @(posedge clk) begin
        if (rst) begin
            sq_load <= 1'b0;
            sq_walk <= 1'b0;
            sq_move <= 1'b0;
            sq_fill <= 1'b0;
            sq_wid <= 4'd0;
            sq_at <= 8'd0;
            sq_end <= 8'd0;
            sq_res <= 8'd0;
            sq_left <= 8'd0;
            sq_before <= 9'd0;
            sq_s <= 8'd0;
            sq_free <= 8'd0;
            sq_want <= 8'd0;
            sq_lifo <= 13'd0;
            lifo_error <= 1'b0;
        end else begin
            if (sq_idle & (|pending)) begin
                sq_load <= 1'b1;
                sq_wid <= index_of(next_trap);
                sq_fill <= |(next_trap & fills);
            end
            // FC-S1: Not before a slot of the warp is written: it may be moved itself.
            if (sq_load & ~(write_valid & (write_wid == sq_wid))) begin
                sq_load <= 1'b0;
                sq_walk <= ~sq_fill;
                sq_move <= sq_fill;
                sq_at <= sq_fill ? ((|trap_rsp) ? trap_rsp : trap_s) : sq_slot;
                sq_end <= sq_fill ? sq_slot : trap_rsp + 8'd1;
                sq_res <= trap_res;
                sq_left <= trap_s - trap_free;
                sq_before <= (trap_base + trap_k) - 9'd1;
                sq_s <= trap_s;
                sq_free <= trap_free;
                sq_want <= trap_want;
                sq_lifo <= trap_lifo;
            end
            if (sq_walk & oldest) begin
                sq_walk <= 1'b0;
                sq_move <= 1'b1;
            end
            if (slot_data_valid & walk_asked) begin
                sq_end <= sq_at;
                sq_at <= (|sq_caller) ? sq_caller : sq_s;
                sq_res <= sq_reserve;
                sq_left <= sq_left - sq_res;
            end
            lifo_error <= uop_take & lifo_full & ~sq_fill;
            if (uop_take) begin
                sq_at <= sq_next;
                sq_lifo <= lifo_after;
            end
            // FC-S4: The last one ends the trap; otherwise the next frame is looked for.
            if (uop_take & frame_ends) begin
                sq_move <= 1'b0;
                sq_load <= ~trap_ends;
            end
        end
    end

    assign uop_valid = sq_move;
    assign uop_fill = sq_move & sq_fill;
    assign uop_wid = sq_move ? sq_wid : 4'd0;
    assign uop_phys = sq_move ? trap_place : 9'd0;
    assign uop_index = sq_move ? (sq_fill ? lifo_below : sq_lifo) : 13'd0;
    assign uop_last = sq_move & trap_ends;

    // Slot reads
    reg walk_shown; // a read of the sequencer is shown and not taken

    wire rd_idle = ~(rs_asked | walk_asked);

    // FC-L2: Not before a slot of the warp is written.
    wire rs_reads = rs_valid & ~(write_valid & (write_wid == rs_wid));

    wire sq_reads = sq_walk & ~oldest;

    // FC-S1: Releases come first, but for a read that is already shown.
    wire walk_reads = sq_reads & (~rs_reads | walk_shown);

    wire reads = rd_idle & (sq_reads | rs_reads);
    assign slot_rd_valid = reads;
    assign slot_rd_wid = reads ? (walk_reads ? sq_wid : rs_wid) : 4'd0;
    assign slot_rd_phys = reads ? (walk_reads ? trap_place : rs_first + {1'b0, rs_slot}) : 9'd0;
    wire rd_take = reads & slot_rd_ready;

    always @(posedge clk) begin
        if (rst) begin
            walk_shown <= 1'b0;
        end else begin
            walk_shown <= reads & walk_reads & ~slot_rd_ready;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            rs_valid <= 1'b0;
            rs_asked <= 1'b0;
            rs_wid <= 4'd0;
            walk_asked <= 1'b0;
            rs_res <= 8'd0;
            rs_first <= 9'd0;
            rs_s <= 8'd0;
            rs_slot <= 8'd0;
            rs_free <= 8'd0;
            rs_in_memory <= 1'b0;
            ret_error <= 1'b0;
        end else begin
            if (release_frame) begin
                rs_valid <= 1'b1;
                rs_wid <= release_wid;
                rs_first <= release_base + release_k;
                rs_s <= release_s;
                rs_slot <= ((|release_rfp) ? release_rfp : release_s) - 8'd1;
                rs_free <= release_free;
                rs_res <= release_res;
                rs_in_memory <= |release_lifo;
            end else if (restore)
                rs_valid <= 1'b0;
            // FC-L4: Without a frame there is nothing to release.
            ret_error <= release_take & no_frame;
            if (rd_take) begin
                walk_asked <= walk_reads;
                rs_asked <= ~walk_reads;
            end else if (slot_data_valid) begin
                walk_asked <= 1'b0;
                rs_asked <= 1'b0;
            end
        end
    end

    // Warps
    wire [15:0] given = region_valid ? one_hot(region_wid) : 16'd0;
    wire [15:0] done = uop_done_valid ? one_hot(uop_done_wid) : 16'd0;

    generate
        for (w = 0; w < NW; w = w + 1) begin : warp
            frame_warp u_warp (
                .clk         (clk),
                .rst         (rst),
                .given       (given[w]),
                .anew        (given[w] & ~region_move),
                .region_base (region_base),
                .region_k    (region_k),
                .region_s    (region_s),
                .acts        ((kept_call | kept_push) & kept_warp[w]),
                .op_rfp      (new_rfp),
                .op_rsp      (new_rsp),
                .op_free     (new_free),
                .op_res      (new_res),
                .asks        (request & kept_warp[w]),
                .need        (kept_need),
                .released    (released[w]),
                .restored    (restore & rs_warp[w]),
                .rs_rfp      (rs_caller),
                .rs_rsp      (rs_slot),
                .rs_free     (rs_free_after),
                .rs_res      (rs_reserve),
                .fills       (rs_fill),
                .moved       (uop_take & sq_warp[w]),
                .sq_lifo     (lifo_after),
                .ended       (uop_take & frame_ends & sq_warp[w]),
                .sq_free     (sq_free_after),
                .drains      (trap_ends),
                .done        (done[w]),
                .row         (rows[w*ROWW +: ROWW]),
                .wanting     (wanting[w]),
                .fill        (fills[w]),
                .drain       (drains[w]),
                .hold        (hold[w]),
                .kept        (keeps & op_warp[w]),
                .carried     (kept & kept_warp[w]),
                .restoring   (rs_valid & rs_warp[w]),
                .shown       (op_warp[w]),
                .op_need     (op_need),
                .shown_row   (shown_rows[w*SHOWNW +: SHOWNW]),
                .room        (rooms[w])
            );
        end
    endgenerate

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, round_end[8], release_row[ROW_RSP +: FRW],
            release_row[ROW_WANT +: FRW]};

`ifdef WARPSMITH_FORMAL
`include "frame_ctl_props.vh"
`elsif WARPSMITH_ASSERT
`include "frame_ctl_props.vh"
`endif
endmodule

`default_nettype wire
