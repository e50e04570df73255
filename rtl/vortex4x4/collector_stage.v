// collector_stage: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen vortex4x4 --top collector_stage -o .
// Names: that command with --prefix P puts P in front of every module and file
// Latency: issue to dispatch, unloaded: 1 without operands to read, 1 + k with k on distinct banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 91 + 2*META_W + 24*LANE_W bits, 1029 with the defaults; 64 x 128 bits in 4 memories
//
//   parameter  default  meaning
//   META_W     85       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port                  dir  width      meaning
//   clk                   in   1          clock
//   rst                   in   1          synchronous reset, active high
//   inst_valid            in   1          input s offers an instruction
//   inst_ready            out  1          it would be accepted now
//   inst_wid              in   2          [s] its warp
//   inst_src_valid        in   3          [s] its source operands
//   inst_phys             in   24         [s][k] their physical registers
//   inst_meta             in   META_W     [s] metadata
//   wb_valid              in   1          write-back request
//   wb_ready              out  1          written in this cycle
//   wb_phys               in   8          [i] register
//   wb_mask               in   4          [i] lanes
//   wb_data               in   4*LANE_W   [i] data
//   disp_valid            out  1          instruction with all operands leaves
//   disp_ready            in   1          it is taken
//   disp_wid              out  2          [p] warp number (not local)
//   disp_meta             out  META_W     [p] metadata
//   disp_src_valid        out  3          [p] slots present
//   disp_data             out  12*LANE_W  [p][slot] operands, absent ones are zero
//   cnt_issued            out  32         instructions issued
//   cnt_dispatched        out  32         instructions dispatched
//   cnt_operand_requests  out  32         operands asked for
//   cnt_bank_reads        out  32         reads granted
//   cnt_bank_writes       out  32         writes granted
//   cnt_steals            out  32         zero: nothing is stolen here
//   cnt_conflict_cycles   out  32         per cycle, the queued reads that are not granted in it
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module collector_stage #(
    parameter META_W = 85,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire inst_valid, // [NSCHED] input s offers an instruction
    output wire inst_ready, // [NSCHED] it would be accepted now
    input  wire [1:0] inst_wid, // [NSCHED][WIDW] its warp
    input  wire [2:0] inst_src_valid, // [NSCHED][NSRC] its source operands
    input  wire [23:0] inst_phys, // [NSCHED][NSRC][PHYSW] their physical registers
    input  wire [META_W-1:0] inst_meta, // [NSCHED][META_W] metadata
    input  wire wb_valid, // [WBW] write-back request
    output wire wb_ready, // [WBW] written in this cycle
    input  wire [7:0] wb_phys, // [WBW][PHYSW] register
    input  wire [3:0] wb_mask, // [WBW][LANES] lanes
    input  wire [4*LANE_W-1:0] wb_data, // [WBW][LANES][LANE_W] data
    output wire disp_valid, // [NDISP] instruction with all operands leaves
    input  wire disp_ready, // [NDISP][CLASSES] it is taken
    output wire [1:0] disp_wid, // [NDISP][WIDW] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [NDISP][META_W] metadata
    output wire [2:0] disp_src_valid, // [NDISP][NSRC] slots present
    // [NDISP][NSRC][LANES][LANE_W] operands, absent ones are zero
    output wire [12*LANE_W-1:0] disp_data
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
    localparam LANES = 4; // lanes of a warp register
    localparam NSCHED = 1; // warp schedulers
    localparam NBANK = 4; // banks
    localparam NCU = 2; // collectors
    localparam NSRC = 3; // operand slots
    localparam SPORTS = 1; // S ports of a collector
    localparam WBW = 1; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam NT = 2; // targets: S ports of all collectors
    localparam CLASSES = 1; // classes of instructions
    localparam WIDW = 2; // bits of a warp's number
    localparam PHYSW = 8; // bits of a physical register
    localparam SLOTW = 2; // bits of a slot's number
    localparam ROWW = 6; // bits of a row
    genvar c;
    genvar k;
    genvar b;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 4 || NSCHED != 1 || NBANK != 4 || NCU != 2 || NSRC != 3 || SPORTS != 1 || WBW
                != 1 || NDISP != 1 || NT != 2 || CLASSES != 1 || WIDW != 2 || PHYSW != 8 || SLOTW !=
                2 || ROWW != 6 || META_W < 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    wire accepted;
    wire [NCU-1:0] free;
    wire [NSCHED*NCU-1:0] grant;
    wire avail;
    wire [NCU*WIDW-1:0] owner_wid;
    wire [NCU*NCU-1:0] older;
    wire [NBANK-1:0] bank_en;
    wire [NBANK-1:0] bank_we;
    wire [NBANK*ROWW-1:0] bank_row;
    wire [NBANK*WBW-1:0] wr_sel;
    wire [NT*NBANK-1:0] rd_sel;
    wire [NCU*SPORTS-1:0] s_valid;
    wire [NCU*SPORTS*SLOTW-1:0] s_slot;
    wire [NCU*SPORTS-1:0] next_valid;
    wire [NCU*SPORTS*SLOTW-1:0] next_slot;
    wire [NBANK*LANES*LANE_W-1:0] bank_wdata;
    wire [NBANK*LANES-1:0] bank_wmask;
    wire [NCU*SPORTS*LANES*LANE_W-1:0] s_data;
    wire [NCU-1:0] cand;
    wire [NDISP*NCU-1:0] disp_sel;
    wire [NCU-1:0] take;

    // RF-T1: Collectors that are taken now can be given away.
    wire [1:0] givable = free | take;

    // CS-R1: Ready iff a collector is left for the input; its own valid is not looked at.
    assign inst_ready = avail;

    // RF-I1: A scheduler issues iff it is granted a collector: iff one is left for it.
    assign accepted = inst_valid & avail;

    ocu_allocator u_alloc (
        .free  (givable),
        .want  (inst_valid),
        .grant (grant),
        .avail (avail)
    );

    // Operand collectors
    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [1:0] wid;
            wire [META_W-1:0] meta;
            wire [2:0] src_valid;
            wire [12*LANE_W-1:0] data;

            ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (grant[c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (inst_wid),
                .alloc_meta      (inst_meta),
                .alloc_src_valid (inst_src_valid),
                .s_valid         (s_valid[c]),
                .s_slot          (s_slot[c*SLOTW +: SLOTW]),
                .s_data          (s_data[c*LANES*LANE_W +: LANES*LANE_W]),
                .s_next          (next_valid[c]),
                .s_next_slot     (next_slot[c*SLOTW +: SLOTW]),
                .disp_cand       (cand[c]),
                .owner_wid       (owner_wid[c*WIDW +: WIDW]),
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
            dispatch_operand #(.LANE_W(LANE_W)) u_dispatch_operand (
                .unit_0    (unit[0].data[k*4*LANE_W +: 4*LANE_W]),
                .unit_1    (unit[1].data[k*4*LANE_W +: 4*LANE_W]),
                .disp_data (disp_data[k*LANES*LANE_W +: LANES*LANE_W])
            );
        end
    endgenerate

    // Banks
    // RF-I2: On issue the source operands are queued.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (accepted),
        .push_cu        (grant),
        .push_src_valid (inst_src_valid),
        .push_phys      (inst_phys),
        .wr_valid       (wb_valid),
        .wr_phys        (wb_phys),
        .wr_ready       (wb_ready),
        .bank_en        (bank_en),
        .bank_we        (bank_we),
        .bank_row       (bank_row),
        .wr_sel         (wr_sel),
        .rd_sel         (rd_sel),
        .s_valid        (s_valid),
        .s_slot         (s_slot),
        .next_valid     (next_valid),
        .next_slot      (next_slot),
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
    // RF-O2: Those of a warp leave in the order in which they came.
    dispatcher u_dispatcher (
        .clk        (clk),
        .rst        (rst),
        .cand       (cand),
        .older      (older),
        .busy       (~free),
        .wid        (owner_wid),
        .disp_ready (disp_ready),
        .disp_valid (disp_valid),
        .disp_sel   (disp_sel),
        .take       (take)
    );

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {31'd0, accepted};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid & disp_ready};
        end
    end
`endif

`ifdef WARPSMITH_FORMAL
`include "collector_stage_props.vh"
`elsif WARPSMITH_ASSERT
`include "collector_stage_props.vh"
`endif
endmodule

`default_nettype wire
