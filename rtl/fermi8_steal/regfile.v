// regfile: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
// Names: that command with --prefix P puts P in front of every module and file
// Latency: issue to dispatch, unloaded: 1 without operands to read, 3 with operands on distinct
// banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 1439 + 10*META_W + 960*LANE_W bits, 32479 with the defaults; 128 x 1024 bits in 8
// memories
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port                  dir  width       meaning
//   clk                   in   1           clock
//   rst                   in   1           synchronous reset, active high
//   warp_ready            in   48          warp w can issue; stays until issued
//   launch_valid          in   2           a warp starts in scheduler s
//   launch_wid            in   10          [s] its local slot
//   sel_valid             out  2           scheduler s has selected a warp
//   sel_wid               out  10          [s] its local index, or zero
//   inst_src_valid        in   6           [s] same-cycle answer: source operands
//   inst_phys             in   60          [s][k] their physical registers
//   inst_meta             in   2*META_W    [s] metadata
//   issue                 out  2           the selected warp is issued
//   cand_valid            out  2           scheduler s has a candidate
//   cand_wid              out  10          [s] its local index
//   cand_src_valid        in   6           [s] same-cycle answer for cand_wid
//   cand_phys             in   60          [s][k] physical registers
//   wb_valid              in   2           write-back request
//   wb_ready              out  2           written in this cycle
//   wb_phys               in   20          [i] register
//   wb_mask               in   64          [i] lanes
//   wb_data               in   64*LANE_W   [i] data
//   disp_valid            out  2           instruction with all operands leaves
//   disp_ready            in   2           it is taken
//   disp_wid              out  12          [p] warp number (not local)
//   disp_meta             out  2*META_W    [p] metadata
//   disp_src_valid        out  6           [p] slots present
//   disp_data             out  192*LANE_W  [p][slot] operands, absent ones are zero
//   cnt_issued            out  32          instructions issued
//   cnt_dispatched        out  32          instructions dispatched
//   cnt_operand_requests  out  32          operands asked for
//   cnt_bank_reads        out  32          reads granted, stolen ones included
//   cnt_bank_writes       out  32          writes granted
//   cnt_steals            out  32          stolen reads
//   cnt_conflict_cycles   out  32          per cycle, the queued reads that are not granted in it
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [47:0] warp_ready, // [N][NSCHED] warp w can issue; stays until issued
    input  wire [1:0] launch_valid, // [NSCHED] a warp starts in scheduler s
    input  wire [9:0] launch_wid, // [NSCHED][LWIDW] its local slot
    output wire [1:0] sel_valid, // [NSCHED] scheduler s has selected a warp
    output wire [9:0] sel_wid, // [NSCHED][LWIDW] its local index, or zero
    input  wire [5:0] inst_src_valid, // [NSCHED][NSRC] same-cycle answer: source operands
    input  wire [59:0] inst_phys, // [NSCHED][NSRC][PHYSW] their physical registers
    input  wire [2*META_W-1:0] inst_meta, // [NSCHED][META_W] metadata
    output wire [1:0] issue, // [NSCHED] the selected warp is issued
    output wire [1:0] cand_valid, // [NSCHED] scheduler s has a candidate
    output wire [9:0] cand_wid, // [NSCHED][LWIDW] its local index
    input  wire [5:0] cand_src_valid, // [NSCHED][NSRC] same-cycle answer for cand_wid
    input  wire [59:0] cand_phys, // [NSCHED][NSRC][PHYSW] physical registers
    input  wire [1:0] wb_valid, // [WBW] write-back request
    output wire [1:0] wb_ready, // [WBW] written in this cycle
    input  wire [19:0] wb_phys, // [WBW][PHYSW] register
    input  wire [63:0] wb_mask, // [WBW][LANES] lanes
    input  wire [64*LANE_W-1:0] wb_data, // [WBW][LANES][LANE_W] data
    output wire [1:0] disp_valid, // [NDISP] instruction with all operands leaves
    input  wire [1:0] disp_ready, // [NDISP][CLASSES] it is taken
    output wire [11:0] disp_wid, // [NDISP][WIDW] warp number (not local)
    output wire [2*META_W-1:0] disp_meta, // [NDISP][META_W] metadata
    output wire [5:0] disp_src_valid, // [NDISP][NSRC] slots present
    // [NDISP][NSRC][LANES][LANE_W] operands, absent ones are zero
    output wire [192*LANE_W-1:0] disp_data
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_issued
    , output reg  [31:0] cnt_dispatched
    , output wire [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
`endif
);
    localparam LANES = 32; // lanes of a warp register
    localparam NSCHED = 2; // warp schedulers
    localparam NBANK = 8; // banks
    localparam NCU = 10; // collectors
    localparam NSRC = 3; // operand slots
    localparam SPORTS = 3; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 2; // dispatch ports
    localparam N = 24; // warps of a scheduler
    localparam NT = 30; // targets: S ports of all collectors
    localparam CLASSES = 1; // classes of instructions
    localparam WIDW = 6; // bits of a warp's number
    localparam LWIDW = 5; // bits of its number within its scheduler
    localparam PHYSW = 10; // bits of a physical register
    localparam ROWW = 7; // bits of a row
    genvar s;
    genvar i;
    genvar c;
    genvar p;
    genvar k;
    genvar b;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || NSCHED != 2 || NBANK != 8 || NCU != 10 || NSRC != 3 || SPORTS != 3 || WBW
                != 2 || NDISP != 2 || N != 24 || NT != 30 || CLASSES != 1 || WIDW != 6 || LWIDW != 5
                || PHYSW != 10 || ROWW != 7 || META_W < 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    wire [NCU-1:0] free;
    wire [NSCHED*NCU-1:0] grant;

    // Warp w is the local warp w / NSCHED of scheduler w % NSCHED.
    wire [11:0] warp = {sel_wid[LWIDW +: LWIDW], 1'b1, sel_wid[LWIDW-1:0], 1'b0};

    wire [1:0] avail;
    wire [NSCHED-1:0] force_valid;
    wire [NSCHED*LWIDW-1:0] force_wid;
    wire [NSCHED*NSRC-1:0] stolen;
    wire [NBANK-1:0] bank_busy;
    wire [NBANK-1:0] steal_valid;
    wire [NBANK*ROWW-1:0] steal_row;
    wire [NBANK*NSCHED-1:0] steal_sched;
    wire [NBANK*NSRC-1:0] steal_slot;
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

    // Selection
    wire [NSCHED*N-1:0] ready;

    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : warps
            for (i = 0; i < N; i = i + 1) begin : warp_of
                assign ready[s*N + i] = warp_ready[i*NSCHED + s];
            end
        end
    endgenerate

    generate
        for (s = 0; s < NSCHED; s = s + 1) begin : scheduler
            wire has_candidate;

            warp_scheduler u_sched (
                .clk          (clk),
                .rst          (rst),
                .ready        (ready[s*N +: N]),
                .launch_valid (launch_valid[s]),
                .launch_wid   (launch_wid[s*LWIDW +: LWIDW]),
                .issue        (issue[s]),
                .force_valid  (force_valid[s]),
                .force_wid    (force_wid[s*LWIDW +: LWIDW]),
                .sel_valid    (sel_valid[s]),
                .sel_wid      (sel_wid[s*LWIDW +: LWIDW]),
                .cand_valid   (has_candidate),
                .cand_wid     (cand_wid[s*LWIDW +: LWIDW])
            );

            // RF-C1: The candidate goes to the instruction buffer and the steal arbiter.
            assign cand_valid[s] = has_candidate;
        end
    endgenerate

    // RF-I1: A scheduler issues iff it is granted a collector: iff one is left for it.
    assign issue = {sel_valid[1] & ((~sel_valid[0] & avail[0]) | (sel_valid[0] & avail[1])),
            sel_valid[0] & avail[0]};

    ocu_allocator u_alloc (
        .clk   (clk),
        .rst   (rst),
        .free  (free),
        .want  (sel_valid),
        .grant (grant),
        .avail (avail)
    );

    // RF-I3: A stolen operand goes to the collector that the forced instruction gets.
    steal_arbiter u_steal_arbiter (
        .clk            (clk),
        .rst            (rst),
        .cand_valid     (cand_valid),
        .cand_wid       (cand_wid),
        .cand_src_valid (cand_src_valid),
        .cand_phys      (cand_phys),
        .ready          (ready),
        .avail          (avail),
        .bank_busy      (bank_busy),
        .steal_valid    (steal_valid),
        .steal_row      (steal_row),
        .steal_sched    (steal_sched),
        .steal_slot     (steal_slot),
        .stolen         (stolen),
        .force_valid    (force_valid),
        .force_wid      (force_wid)
    );

    // Operand collectors
    wire [NCU*NDISP-1:0] disp_sel_by_unit;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : selection
            for (p = 0; p < NDISP; p = p + 1) begin : port
                assign disp_sel_by_unit[c*NDISP + p] = disp_sel[p*NCU + c];
            end
        end
    endgenerate

    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [11:0] wid;
            wire [2*META_W-1:0] meta;
            wire [5:0] src_valid;
            wire [192*LANE_W-1:0] data;

            ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (grant[c] | grant[NCU + c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (({6{grant[c]}} & warp[5:0]) | ({6{grant[NCU + c]}} & warp[11:6])),
                .alloc_meta      (({META_W{grant[c]}} & inst_meta[META_W-1:0])
                        | ({META_W{grant[NCU + c]}} & inst_meta[META_W +: META_W])),
                .alloc_src_valid (({3{grant[c]}} & inst_src_valid[NSRC-1:0])
                        | ({3{grant[NCU + c]}} & inst_src_valid[NSRC +: NSRC])),
                .s_valid         (s_valid[c*SPORTS +: SPORTS]),
                .s_data          (s_data[c*SPORTS*LANES*LANE_W +: 96*LANE_W]),
                .disp_cand       (cand[c]),
                .disp_sel        (disp_sel_by_unit[c*NDISP +: NDISP]),
                .disp_take       (take[c]),
                .disp_wid        (wid),
                .disp_meta       (meta),
                .disp_src_valid  (src_valid),
                .disp_data       (data)
            );
        end
    endgenerate

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_wid = unit[0].wid | unit[1].wid | unit[2].wid | unit[3].wid | unit[4].wid
            | unit[5].wid | unit[6].wid | unit[7].wid | unit[8].wid | unit[9].wid;

    assign disp_meta = unit[0].meta | unit[1].meta | unit[2].meta | unit[3].meta | unit[4].meta
            | unit[5].meta | unit[6].meta | unit[7].meta | unit[8].meta | unit[9].meta;
    assign disp_src_valid = unit[0].src_valid | unit[1].src_valid | unit[2].src_valid
            | unit[3].src_valid | unit[4].src_valid | unit[5].src_valid | unit[6].src_valid
            | unit[7].src_valid | unit[8].src_valid | unit[9].src_valid;

    generate
        for (p = 0; p < NDISP; p = p + 1) begin : leaving
            for (k = 0; k < NSRC; k = k + 1) begin : operand
                dispatch_operand #(.LANE_W(LANE_W)) u_dispatch_operand (
                    .unit_0    (unit[0].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_1    (unit[1].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_2    (unit[2].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_3    (unit[3].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_4    (unit[4].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_5    (unit[5].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_6    (unit[6].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_7    (unit[7].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_8    (unit[8].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .unit_9    (unit[9].data[(3*p + k)*32*LANE_W +: 32*LANE_W]),
                    .disp_data (disp_data[(p*NSRC + k)*LANES*LANE_W +: LANES*LANE_W])
                );
            end
        end
    endgenerate

    // Banks
    // RF-I2: On issue the operands that are not stolen now are queued.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (issue),
        .push_cu        (grant),
        .push_src_valid (inst_src_valid),
        .push_phys      (inst_phys),
        .push_stolen    (stolen),
        .wr_valid       (wb_valid),
        .wr_phys        (wb_phys),
        .wr_ready       (wb_ready),
        .bank_busy      (bank_busy),
        .steal_valid    (steal_valid),
        .steal_row      (steal_row),
        .steal_sched    (steal_sched),
        .steal_slot     (steal_slot),
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
            sram #(.LANE_W(LANE_W)) u_sram (
                .clk   (clk),
                .en    (bank_en[b]),
                .we    (bank_we[b]),
                .row   (bank_row[b*ROWW +: ROWW]),
                .wmask (bank_wmask[b*LANES +: LANES]),
                .wdata (bank_wdata[b*LANES*LANE_W +: LANES*LANE_W]),
                .rdata (bank_rdata[b*LANES*LANE_W +: LANES*LANE_W])
            );
        end
    endgenerate

    // RF-W1: Write-back data cross to the banks, operands to the collectors.
    crossbar #(.LANE_W(LANE_W)) u_crossbar (
        .wr_data    (wb_data),
        .wr_mask    (wb_mask),
        .wr_sel     (wr_sel),
        .bank_wdata (bank_wdata),
        .bank_wmask (bank_wmask),
        .bank_rdata (bank_rdata),
        .rd_sel     (rd_sel),
        .s_data     (s_data)
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

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [1:0] count_ones(input [1:0] v);
        integer bit_number;
        begin
            count_ones = 2'd0;
            for (bit_number = 0; bit_number < 2; bit_number = bit_number + 1)
                count_ones = count_ones + {1'b0, v[bit_number]};
        end
    endfunction

    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {30'd0, count_ones(issue)};
            cnt_dispatched <= cnt_dispatched + {30'd0, count_ones(disp_valid & disp_ready)};
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
