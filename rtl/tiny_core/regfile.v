// regfile: Banked register file with operand collectors and register stacks.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_core --top core -o .
// Latency: issue to dispatch, unloaded: 1 without operands to read, 3 with operands on distinct
// banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 446 + 2*META_W bits, 462 with the defaults; 16 x 32 bits in 2 memories
//
//   parameter  default  meaning
//   META_W     8        bits of metadata
//
//   port                  dir  width   meaning
//   clk                   in   1       clock
//   rst                   in   1       synchronous reset, active high
//   warp_ready            in   4       warp w can issue; stays until issued
//   launch_valid          in   1       a warp starts in scheduler s
//   launch_wid            in   2       [s] its local slot
//   sel_valid             out  1       scheduler s has selected a warp
//   sel_wid               out  2       [s] its local index, or zero
//   inst_src_valid        in   2       [s] same-cycle answer: source operands
//   inst_meta             in   META_W  [s] metadata
//   issue                 out  1       the selected warp is issued
//   wb_valid              in   2       write-back request
//   wb_ready              out  2       written in this cycle
//   wb_phys               in   10      [i] register
//   wb_mask               in   8       [i] lanes
//   wb_data               in   64      [i] data
//   disp_valid            out  1       instruction with all operands leaves
//   disp_ready            in   1       it is taken
//   disp_wid              out  2       [p] warp number (not local)
//   disp_meta             out  META_W  [p] metadata
//   disp_src_valid        out  2       [p] slots present
//   disp_data             out  64      [p][slot] operands, absent ones are zero
//   inst_reg              in   16      [k] same-cycle answer: architectural register
//   inst_dst_valid        in   2       destinations
//   inst_dst              in   16      [k] architectural register
//   inst_raw              in   1       its registers are not renamed
//   inst_op               in   3       1 CALL, 2 RET, 3 PUSH, 4 POP
//   inst_need             in   3       CALL: registers that the callee needs
//   inst_opreg            in   8       PUSH, POP: the register
//   phys_src              out  10      [k] physical register, or zero
//   phys_dst              out  10      [k] physical register, or zero
//   reg_oob               out  4       sources, destinations: no register
//   region_valid          in   1       a warp is given registers
//   region_wid            in   2       that warp
//   region_base           in   5       its first register
//   region_k              in   9       its un-renamed registers
//   region_s              in   3       registers of its stack behind them
//   region_move           in   1       its frames came along
//   release_valid         in   1       a warp's running function is over
//   release_wid           in   2       that warp
//   release_ready         out  1       it is taken, same cycle
//   hold                  out  4       nothing of warp w is issued
//   uop_valid             out  1       a register goes to memory or comes back; inst_meta is asked for it
//   uop_fill              out  1       it comes back
//   uop_wid               out  2       of this warp
//   uop_phys              out  5       the register
//   uop_index             out  5       its place in the warp's record
//   uop_last              out  1       the last one of its trap
//   uop_done_valid        in   1       a trap's micro-operations are done
//   uop_done_wid          in   2       that warp
//   err_push              out  1       a push beyond the reserve
//   err_need              out  1       a CALL that no stack has room for
//   err_ret               out  1       a release without a frame
//   err_lifo              out  1       a warp's record in memory is full
//   uop_issue             out  1       the micro-operation gets a collector
//   cnt_issued            out  32      instructions issued
//   cnt_dispatched        out  32      instructions dispatched
//   cnt_operand_requests  out  32      operands asked for
//   cnt_bank_reads        out  32      reads granted
//   cnt_bank_writes       out  32      writes granted
//   cnt_steals            out  32      zero: nothing is stolen here
//   cnt_conflict_cycles   out  32      per cycle, the queued reads that are not granted in it
//   cnt_slot_reads        out  32      slots read
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 8
) (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] warp_ready, // [N][NSCHED] warp w can issue; stays until issued
    input  wire launch_valid, // [NSCHED] a warp starts in scheduler s
    input  wire [1:0] launch_wid, // [NSCHED][LWIDW] its local slot
    output wire sel_valid, // [NSCHED] scheduler s has selected a warp
    output wire [1:0] sel_wid, // [NSCHED][LWIDW] its local index, or zero
    input  wire [1:0] inst_src_valid, // [NSCHED][NSRC] same-cycle answer: source operands
    input  wire [META_W-1:0] inst_meta, // [s] metadata
    output wire issue, // [NSCHED] the selected warp is issued
    input  wire [1:0] wb_valid, // [WBW] write-back request
    output wire [1:0] wb_ready, // written in this cycle
    input  wire [9:0] wb_phys, // [WBW][PHYSW] register
    input  wire [7:0] wb_mask, // [WBW][LANES] lanes
    input  wire [63:0] wb_data, // [WBW][LANES][LANE_W] data
    output wire disp_valid, // [NDISP] instruction with all operands leaves
    input  wire disp_ready, // it is taken
    output wire [1:0] disp_wid, // [p] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [p] metadata
    output wire [1:0] disp_src_valid, // [NDISP][NSRC] slots present
    output wire [63:0] disp_data, // [NDISP][NSRC][LANES][LANE_W] operands, absent ones are zero
    input  wire [15:0] inst_reg, // [NSRC][REGW] same-cycle answer: architectural register
    input  wire [1:0] inst_dst_valid, // [NDST] destinations
    input  wire [15:0] inst_dst, // [NDST][REGW] architectural register
    input  wire inst_raw, // its registers are not renamed
    input  wire [2:0] inst_op, // 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [2:0] inst_need, // CALL: registers that the callee needs
    input  wire [7:0] inst_opreg, // PUSH, POP: the register
    output wire [9:0] phys_src, // [NSRC][PHYSW] physical register, or zero
    output wire [9:0] phys_dst, // [NDST][PHYSW] physical register, or zero
    output wire [3:0] reg_oob, // sources, destinations: no register
    input  wire region_valid, // a warp is given registers
    input  wire [1:0] region_wid, // that warp
    input  wire [4:0] region_base, // its first register
    input  wire [8:0] region_k, // its un-renamed registers
    input  wire [2:0] region_s, // registers of its stack behind them
    input  wire region_move, // its frames came along
    input  wire release_valid, // a warp's running function is over
    input  wire [1:0] release_wid, // that warp
    output wire release_ready, // it is taken, same cycle
    output wire [3:0] hold, // nothing of warp w is issued
    output wire uop_valid, // a register goes to memory or comes back; inst_meta is asked for it
    output wire uop_fill, // it comes back
    output wire [1:0] uop_wid, // of this warp
    output wire [4:0] uop_phys, // the register
    output wire [4:0] uop_index, // its place in the warp's record
    output wire uop_last, // the last one of its trap
    input  wire uop_done_valid, // a trap's micro-operations are done
    input  wire [1:0] uop_done_wid, // that warp
    output wire err_push, // a push beyond the reserve
    output wire err_need, // a CALL that no stack has room for
    output wire err_ret, // a release without a frame
    output wire err_lifo, // a warp's record in memory is full
    output wire uop_issue // the micro-operation gets a collector
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_issued
    , output reg  [31:0] cnt_dispatched
    , output wire [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
    , output reg  [31:0] cnt_slot_reads
`endif
);
    localparam LANE_W = 8; // bits of one lane
    localparam LANES = 4; // lanes of a warp register
    localparam NSCHED = 1; // warp schedulers
    localparam NBANK = 2; // banks
    localparam NCU = 2; // collectors
    localparam NSRC = 2; // operand slots
    localparam SPORTS = 2; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam N = 4; // warps of a scheduler
    localparam NT = 4; // targets: S ports of all collectors
    localparam LWIDW = 2; // bits of its number within its scheduler
    localparam PHYSW = 5; // bits of a physical register
    localparam ROWW = 4; // bits of a row
    localparam REGW = 8; // bits of an architectural register
    localparam NDST = 2; // destinations
    genvar b;
    genvar c;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W != 8 || LANES != 4 || NSCHED != 1 || NBANK != 2 || NCU != 2 || NSRC != 2
                || SPORTS != 2 || WBW != 2 || NDISP != 1 || N != 4 || NT != 4 || LWIDW != 2 || PHYSW
                != 5 || ROWW != 4 || REGW != 8 || NDST != 2 || META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    wire [NCU-1:0] free;
    wire [NSCHED*NCU-1:0] grant;
    wire avail;
    wire [NCU*NCU-1:0] older;
    wire [NBANK-1:0] bank_en;
    wire [NBANK-1:0] bank_we;
    wire [NBANK*ROWW-1:0] bank_row;
    wire [NBANK*WBW-1:0] wr_sel;
    wire [NT*NBANK-1:0] rd_sel;
    wire [NCU*SPORTS-1:0] s_valid;
    wire [NBANK*LANES*LANE_W-1:0] bank_wdata;
    wire [NBANK*LANES-1:0] bank_wmask;
    wire [NCU*SPORTS*LANES*LANE_W-1:0] s_data;
    wire [NCU-1:0] cand;
    wire [NDISP*NCU-1:0] disp_sel;
    wire [NCU-1:0] take;

    // Register stacks
    // RS-H1: A warp that is held is not selected.
    wire [3:0] may_issue = warp_ready & ~hold;

    wire op_ready;
    wire slot_write;
    wire [4:0] slot_write_phys;
    wire [5:0] slot_write_data;
    wire slot_wanted;
    wire [4:0] slot_wanted_phys;
    wire own_turn = ~(uop_valid | slot_write);
    wire gets;

    // RS-I1: A call needs room; nothing is issued beside a micro-operation or slot.
    wire want = uop_valid | (sel_valid & op_ready & own_turn);

    assign issue = gets & ~uop_valid;
    assign uop_issue = gets & uop_valid;

    // RS-U1: A micro-operation goes before the selected instruction: one source, or none.
    wire [1:0] given_src_valid = uop_valid ? {1'b0, ~uop_fill} : inst_src_valid;

    wire [4:0] cons_base;
    wire [4:0] cons_off;
    wire [8:0] cons_lim;
    wire [8:0] cons_k;
    wire [4:0] cons_offw;
    wire [8:0] cons_wrx;
    wire [1:0] given_wid = uop_valid ? uop_wid : sel_wid;
    wire [19:0] places;

    // RS-R1: Its registers are renamed by the constants of its warp.
    // RS-R2: Raw: none of them.
    rename u_rename (
        .cons_base (cons_base),
        .cons_off  (cons_off),
        .cons_offw (cons_offw),
        .cons_lim  (inst_raw ? 9'd0 : cons_lim),
        .cons_wrx  (cons_wrx),
        .cons_k    (cons_k | {9{inst_raw}}),
        .x_valid   ({inst_dst_valid, inst_src_valid}),
        .x         ({inst_dst, inst_reg}),
        .phys      (places),
        .reg_oob   (reg_oob)
    );

    assign phys_src = places[9:0];
    assign phys_dst = places[19:10];
    wire [9:0] given_phys = {phys_src[PHYSW +: PHYSW], uop_valid ? uop_phys : phys_src[PHYSW-1:0]};

    // RS-W1: A slot is written through port 0, whose own request waits.
    wire [1:0] write_valid = {wb_valid[1], slot_write | wb_valid[0]};

    wire [9:0] write_phys = {wb_phys[PHYSW +: PHYSW],
            slot_write ? slot_write_phys : wb_phys[PHYSW-1:0]};

    // RS-W1: Into lane 0.
    wire [7:0] write_mask = {wb_mask[LANES +: LANES], slot_write ? 4'd1 : wb_mask[LANES-1:0]};

    wire [63:0] write_data = {wb_data[LANE_W +: 7*LANE_W],
            slot_write ? {2'd0, slot_write_data} : wb_data[LANE_W-1:0]};
    wire [1:0] write_ready;
    assign wb_ready = {write_ready[1], ~slot_write & write_ready[0]};

    // RS-D1: A slot is read when its bank is not accessed.
    wire [NBANK-1:0] slot_read = slot_wanted ? ({slot_wanted_phys[0], ~slot_wanted_phys[0]}
            & ~bank_en) : 2'd0;

    wire [NBANK-1:0] access_en = bank_en | slot_read;
    wire [NBANK*ROWW-1:0] access_row;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : access
            assign access_row[b*ROWW +: ROWW] = bank_row[b*ROWW +: ROWW]
                    | (slot_read[b] ? slot_wanted_phys[4:1] : 4'd0);
        end
    endgenerate

    // Selection
    wire [3:0] ready = may_issue;

    warp_scheduler u_sched (
        .clk          (clk),
        .rst          (rst),
        .ready        (ready),
        .launch_valid (launch_valid),
        .launch_wid   (launch_wid),
        .issue        (issue),
        .sel_valid    (sel_valid),
        .sel_wid      (sel_wid[LWIDW-1:0])
    );

    // RF-I1: A scheduler issues iff it is granted a collector: iff one is left for it.
    assign gets = want & avail;

    ocu_allocator u_alloc (
        .clk   (clk),
        .rst   (rst),
        .free  (free),
        .want  (want),
        .grant (grant),
        .avail (avail)
    );

    // Operand collectors
    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [1:0] wid;
            wire [META_W-1:0] meta;
            wire [1:0] src_valid;
            wire [63:0] data;

            ocu #(.META_W(META_W), .LANE_W(8)) u_ocu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (grant[c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (given_wid),
                .alloc_meta      (inst_meta),
                .alloc_src_valid (given_src_valid),
                .s_valid         (s_valid[c*SPORTS +: SPORTS]),
                .s_data          (s_data[c*SPORTS*LANES*LANE_W +: 64]),
                .disp_cand       (cand[c]),
                .disp_sel        (disp_sel[c]),
                .disp_take       (take[c]),
                .disp_wid        (wid),
                .disp_meta       (meta),
                .disp_src_valid  (src_valid),
                .disp_data       (data)
            );
        end
    endgenerate

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_wid = unit[0].wid | unit[1].wid;

    assign disp_meta = unit[0].meta | unit[1].meta;
    assign disp_src_valid = unit[0].src_valid | unit[1].src_valid;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : leaving_0_operand
            dispatch_operand #(.LANE_W(8)) u_dispatch_operand (
                .unit_0    (unit[0].data[k*32 +: 32]),
                .unit_1    (unit[1].data[k*32 +: 32]),
                .disp_data (disp_data[k*LANES*LANE_W +: 32])
            );
        end
    endgenerate

    // Banks
    // RF-I2: On issue the source operands are queued.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (gets),
        .push_cu        (grant),
        .push_src_valid (given_src_valid),
        .push_phys      (given_phys),
        .wr_valid       (write_valid),
        .wr_phys        (write_phys),
        .wr_ready       (write_ready),
        .bank_en        (bank_en),
        .bank_we        (bank_we),
        .bank_row       (bank_row),
        .wr_sel         (wr_sel),
        .rd_sel         (rd_sel),
        .s_valid        (s_valid),
        .older          (older)
`ifdef WARPSMITH_COUNTERS
        , .cnt_operand_requests (cnt_operand_requests)
        , .cnt_bank_reads (cnt_bank_reads)
        , .cnt_bank_writes (cnt_bank_writes)
        , .cnt_steals   (cnt_steals)
        , .cnt_conflict_cycles (cnt_conflict_cycles)
`endif
    );

    wire [NBANK*LANES*LANE_W-1:0] bank_rdata;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : bank
            sram #(.LANE_W(8)) u_sram (
                .clk   (clk),
                .en    (access_en[b]),
                .we    (bank_we[b]),
                .row   (access_row[b*ROWW +: ROWW]),
                .wmask (bank_wmask[b*LANES +: LANES]),
                .wdata (bank_wdata[b*LANES*LANE_W +: 32]),
                .rdata (bank_rdata[b*LANES*LANE_W +: 32])
            );
        end
    endgenerate

    // RF-W1: Write-back data cross to the banks, operands to the collectors.
    crossbar #(.LANE_W(8)) u_crossbar (
        .wr_data    (write_data),
        .wr_mask    (write_mask),
        .wr_sel     (wr_sel),
        .bank_wdata (bank_wdata),
        .bank_wmask (bank_wmask),
        .bank_rdata (bank_rdata),
        .rd_sel     (rd_sel),
        .s_data     (s_data)
    );

    reg [1:0] slot_from_1; // banks of which a slot was read

    always @(posedge clk) begin
        if (rst) begin
            slot_from_1 <= 2'd0;
        end else begin
            slot_from_1 <= slot_read;
        end
    end

    // RS-D2: The answer comes with the latency of the banks.
    wire [5:0] slot_data = ({6{slot_from_1[0]}} & bank_rdata[5:0])
            | ({6{slot_from_1[1]}} & bank_rdata[37:32]);

    wire slot_data_valid = |slot_from_1;
    wire [1:0] frame_ctl_slot_wr_wid;
    wire [1:0] frame_ctl_slot_rd_wid;

    // Calls, returns and traps.
    frame_ctl u_frame_ctl (
        .clk             (clk),
        .rst             (rst),
        .region_valid    (region_valid),
        .region_wid      (region_wid),
        .region_base     (region_base),
        .region_k        (region_k),
        .region_s        (region_s),
        .region_move     (region_move),
        .op_valid        (sel_valid & avail & own_turn),
        .op_wid          (sel_wid),
        .op              (inst_op),
        .op_need         (inst_need),
        .op_reg          (inst_opreg),
        .release_valid   (release_valid),
        .release_wid     (release_wid),
        .slot_wr_ready   (1'b1),
        .slot_rd_ready   (|slot_read),
        .slot_data_valid (slot_data_valid),
        .slot_data       (slot_data),
        .uop_ready       (uop_issue),
        .uop_done_valid  (uop_done_valid),
        .uop_done_wid    (uop_done_wid),
        .op_ready        (op_ready),
        .cons_base       (cons_base),
        .cons_off        (cons_off),
        .cons_offw       (cons_offw),
        .cons_lim        (cons_lim),
        .cons_wrx        (cons_wrx),
        .cons_k          (cons_k),
        .hold            (hold),
        .release_ready   (release_ready),
        .slot_wr_valid   (slot_write),
        .slot_wr_wid     (frame_ctl_slot_wr_wid),
        .slot_wr_phys    (slot_write_phys),
        .slot_wr_data    (slot_write_data),
        .slot_rd_valid   (slot_wanted),
        .slot_rd_wid     (frame_ctl_slot_rd_wid),
        .slot_rd_phys    (slot_wanted_phys),
        .uop_valid       (uop_valid),
        .uop_fill        (uop_fill),
        .uop_wid         (uop_wid),
        .uop_phys        (uop_phys),
        .uop_index       (uop_index),
        .uop_last        (uop_last),
        .err_push        (err_push),
        .err_need        (err_need),
        .err_ret         (err_ret),
        .err_lifo        (err_lifo)
    );

    // Dispatch
    dispatcher u_dispatcher (
        .clk        (clk),
        .rst        (rst),
        .cand       (cand),
        .older      (older),
        .disp_ready (disp_ready),
        .disp_valid (disp_valid),
        .disp_sel   (disp_sel),
        .take       (take)
    );

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, frame_ctl_slot_wr_wid, frame_ctl_slot_rd_wid};

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
            cnt_slot_reads <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {31'd0, gets};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid & disp_ready};
            cnt_slot_reads <= cnt_slot_reads + {31'd0, |slot_read};
        end
    end
`endif

`ifdef WARPSMITH_FORMAL
`include "regfile_props.vh"
`elsif WARPSMITH_ASSERT
`include "regfile_props.vh"
`endif
endmodule

`default_nettype wire
