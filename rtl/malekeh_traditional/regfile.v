// regfile: Banked register file with caching collector units.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_traditional --top regfile -o .
// Names: that command with --prefix P puts P in front of every module and file
// Latency: issue to dispatch, unloaded: 1 without operands to read, 1 + k with k on distinct banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 562 + 2*META_W + 512*LANE_W bits, 17010 with the defaults; 256 x 1024 bits in 2 memories
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//   LANE_W     32       bits of one lane
//
//   port                  dir  width       meaning
//   clk                   in   1           clock
//   rst                   in   1           synchronous reset, active high
//   warp_ready            in   8           warp w can issue; stays until issued
//   launch_valid          in   1           a warp starts in scheduler s
//   launch_wid            in   3           [s] its local slot
//   sel_valid             out  1           scheduler s has selected a warp
//   sel_wid               out  3           [s] its local index, or zero
//   inst_src_valid        in   6           [s] same-cycle answer: source operands
//   inst_phys             in   54          [s][k] their physical registers
//   inst_meta             in   META_W      [s] metadata
//   inst_class            in   3           [s] its class
//   issue                 out  1           the selected warp is issued
//   wb_valid              in   2           write-back request
//   wb_ready              out  2           written in this cycle
//   wb_phys               in   18          [i] register
//   wb_mask               in   64          [i] lanes
//   wb_data               in   64*LANE_W   [i] data
//   disp_valid            out  1           instruction with all operands leaves
//   disp_ready            in   8           [p][k] an instruction of class k is taken
//   disp_wid              out  3           [p] warp number (not local)
//   disp_meta             out  META_W      [p] metadata
//   disp_class            out  3           [p] its class, or zero
//   disp_src_valid        out  6           [p] slots present
//   disp_data             out  192*LANE_W  [p][slot] operands, absent ones are zero
//   inst_reg              in   48          [k] same-cycle answer: architectural register
//   inst_near             in   6           its reuse is near
//   wb_wid                in   6           [i] warp of the result
//   wb_reg                in   16          [i] its architectural register
//   wb_near               in   2           its reuse is near
//   exit                  in   8           warp w has ended, all it issued is finished
//   cnt_issued            out  32          instructions issued
//   cnt_dispatched        out  32          instructions dispatched
//   cnt_operand_requests  out  32          operands given to the CCUs
//   cnt_bank_reads        out  32          reads granted
//   cnt_bank_writes       out  32          writes granted
//   cnt_steals            out  32          zero: nothing is stolen here
//   cnt_conflict_cycles   out  32          per cycle, the queued reads that are not granted in it
//   cnt_cache_hits        out  32          operands that are not read from a bank
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 32,
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] warp_ready, // [N][NSCHED] warp w can issue; stays until issued
    input  wire launch_valid, // [NSCHED] a warp starts in scheduler s
    input  wire [2:0] launch_wid, // [NSCHED][LWIDW] its local slot
    output wire sel_valid, // [NSCHED] scheduler s has selected a warp
    output wire [2:0] sel_wid, // [NSCHED][LWIDW] its local index, or zero
    input  wire [5:0] inst_src_valid, // [NSCHED][NSRC] same-cycle answer: source operands
    input  wire [53:0] inst_phys, // [NSCHED][NSRC][PHYSW] their physical registers
    input  wire [META_W-1:0] inst_meta, // [NSCHED][META_W] metadata
    input  wire [2:0] inst_class, // [NSCHED][CLASSW] its class
    output wire issue, // [NSCHED] the selected warp is issued
    input  wire [1:0] wb_valid, // [WBW] write-back request
    output wire [1:0] wb_ready, // [WBW] written in this cycle
    input  wire [17:0] wb_phys, // [WBW][PHYSW] register
    input  wire [63:0] wb_mask, // [WBW][LANES] lanes
    input  wire [64*LANE_W-1:0] wb_data, // [WBW][LANES][LANE_W] data
    output wire disp_valid, // [NDISP] instruction with all operands leaves
    input  wire [7:0] disp_ready, // [NDISP][CLASSES] an instruction of class k is taken
    output wire [2:0] disp_wid, // [NDISP][WIDW] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [NDISP][META_W] metadata
    output wire [2:0] disp_class, // [NDISP][CLASSW] its class, or zero
    output wire [5:0] disp_src_valid, // [NDISP][NSRC] slots present
    // [NDISP][NSRC][LANES][LANE_W] operands, absent ones are zero
    output wire [192*LANE_W-1:0] disp_data,
    input  wire [47:0] inst_reg, // [NSRC][TAGW] same-cycle answer: architectural register
    input  wire [5:0] inst_near, // [NSRC] its reuse is near
    input  wire [5:0] wb_wid, // [WBW][WIDW] warp of the result
    input  wire [15:0] wb_reg, // [WBW][TAGW] its architectural register
    input  wire [1:0] wb_near, // [WBW] its reuse is near
    input  wire [7:0] exit // [NW] warp w has ended, all it issued is finished
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_issued
    , output reg  [31:0] cnt_dispatched
    , output reg  [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
    , output reg  [31:0] cnt_cache_hits
`endif
);
    localparam LANES = 32; // lanes of a warp register
    localparam NSCHED = 1; // warp schedulers
    localparam NW = 8; // warps
    localparam NBANK = 2; // banks
    localparam NCU = 2; // collectors
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 1; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam N = 8; // warps of a scheduler
    localparam NT = 2; // targets: S ports of all collectors
    localparam CLASSES = 8; // classes of instructions
    localparam CLASSW = 3; // bits of a class
    localparam WIDW = 3; // bits of a warp's number
    localparam LWIDW = 3; // bits of its number within its scheduler
    localparam PHYSW = 9; // bits of a physical register
    localparam SLOTW = 3; // bits of a slot's number
    localparam ROWW = 8; // bits of a row
    localparam TAGW = 8; // bits of a register's name
    genvar c;
    genvar k;
    genvar b;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || NSCHED != 1 || NW != 8 || NBANK != 2 || NCU != 2 || NSRC != 6 || SPORTS
                != 1 || WBW != 2 || NDISP != 1 || N != 8 || NT != 2 || CLASSES != 8 || CLASSW != 3
                || WIDW != 3 || LWIDW != 3 || PHYSW != 9 || SLOTW != 3 || ROWW != 8 || TAGW != 8
                || META_W < 1 || LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [7:0] one_hot(input [2:0] v);
        one_hot = 8'd1 << v;
    endfunction

    wire [NCU-1:0] free;
    wire [NSCHED*NCU-1:0] grant;
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
    wire [NCU*CLASSES-1:0] cand_class;
    wire [NDISP*NCU-1:0] disp_sel;
    wire [NCU-1:0] take;

    // RF-T1: Collectors that are taken now can be given away.
    wire [1:0] givable = free | take;

    wire [1:0] owner_valid;
    wire [5:0] owner_wid;
    wire [5:0] miss;
    wire [1:0] d_valid;
    wire [3:0] d_sel;
    wire [15:0] d_reg;
    wire [1:0] d_near;
    wire [64*LANE_W-1:0] d_data;
    wire [63:0] d_mask;
    wire [3:0] inv_valid;

    // Selection
    wire [7:0] ready = warp_ready;

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

    wire [7:0] wants_unit = sel_valid ? one_hot(sel_wid) : 8'd0;

    // RF-I1: The selected warp is issued iff a unit is granted.
    ccu_allocator u_alloc (
        .clk         (clk),
        .rst         (rst),
        .free        (givable),
        .owner_valid (owner_valid),
        .owner_wid   (owner_wid),
        .sel         (wants_unit),
        .grant       (grant),
        .issue       (issue)
    );

    // Caching collectors
    wire [NCU*NSRC-1:0] miss_by_unit;

    // RF-M2: An operand returns to the slot that asked.
    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [2:0] wid;
            wire [META_W-1:0] meta;
            wire [5:0] src_valid;
            wire [192*LANE_W-1:0] data;
            wire ccu_near_any;

`ifdef WARPSMITH_COUNTERS
            wire [31:0] unused_u_ccu_cnt_hits, unused_u_ccu_cnt_repeats, unused_u_ccu_cnt_d_writes,
                    unused_u_ccu_cnt_d_drops, unused_u_ccu_cnt_invalidations,
                    unused_u_ccu_cnt_flushes;
`endif
            ccu #(.META_W(META_W), .LANE_W(LANE_W)) u_ccu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (grant[c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (sel_wid),
                .alloc_meta      (inst_meta),
                .alloc_class     (inst_class),
                .alloc_src_valid (inst_src_valid),
                .alloc_reg       (inst_reg),
                .alloc_near      (inst_near),
                .rd_valid        (miss_by_unit[c*NSRC +: NSRC]),
                .owner_valid     (owner_valid[c]),
                .owner_wid       (owner_wid[c*3 +: 3]),
                .near_any        (ccu_near_any),
                .exit            (exit),
                .s_valid         (s_valid[c]),
                .s_slot          (s_slot[c*SLOTW +: SLOTW]),
                .s_data          (s_data[c*LANES*LANE_W +: LANES*LANE_W]),
                .s_next          (next_valid[c]),
                .s_next_slot     (next_slot[c*SLOTW +: SLOTW]),
                .d_valid         (d_valid[c]),
                .d_reg           (d_reg[c*8 +: 8]),
                .d_near          (d_near[c]),
                .d_mask          (d_mask[c*32 +: 32]),
                .d_data          (d_data[c*32*LANE_W +: 32*LANE_W]),
                .inv_valid       (inv_valid[c*2 +: 2]),
                .inv_reg         (wb_reg),
                .disp_cand       (cand[c]),
                .cand_class      (cand_class[c*CLASSES +: CLASSES]),
                .disp_sel        (disp_sel[c]),
                .disp_take       (take[c]),
                .disp_wid        (wid),
                .disp_meta       (meta),
                .disp_src_valid  (src_valid),
                .disp_data       (data)
`ifdef WARPSMITH_COUNTERS
                , .cnt_hits      (unused_u_ccu_cnt_hits)
                , .cnt_repeats   (unused_u_ccu_cnt_repeats)
                , .cnt_d_writes  (unused_u_ccu_cnt_d_writes)
                , .cnt_d_drops   (unused_u_ccu_cnt_d_drops)
                , .cnt_invalidations (unused_u_ccu_cnt_invalidations)
                , .cnt_flushes   (unused_u_ccu_cnt_flushes)
`endif
            );

            // What is unused on purpose, for linters.
            wire _unused_in_unit = &{1'b0, ccu_near_any};
        end
    endgenerate

    // RF-D1: OR over the collectors, each gated by its disp_sel.
    assign disp_wid = unit[0].wid | unit[1].wid;

    assign disp_meta = unit[0].meta | unit[1].meta;
    assign disp_src_valid = unit[0].src_valid | unit[1].src_valid;

    generate
        for (k = 0; k < NSRC; k = k + 1) begin : leaving_0_operand
            dispatch_operand #(.LANE_W(LANE_W)) u_dispatch_operand (
                .unit_0    (unit[0].data[k*32*LANE_W +: 32*LANE_W]),
                .unit_1    (unit[1].data[k*32*LANE_W +: 32*LANE_W]),
                .disp_data (disp_data[k*LANES*LANE_W +: LANES*LANE_W])
            );
        end
    endgenerate

    // RF-M1: Operands that the CCU does not have are read.
    assign miss = miss_by_unit[NSRC-1:0] | miss_by_unit[NSRC +: NSRC];

    // Banks
`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_bank_arbiter_cnt_operand_requests;
`endif
    // RF-I2: The operands that the CCU does not have are queued in the cycle it is given.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (issue),
        .push_cu        (grant),
        .push_src_valid (miss),
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
        , .cnt_operand_requests (unused_u_bank_arbiter_cnt_operand_requests)
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
        .s_data     (s_data),
        .d_sel      (d_sel),
        .d_data     (d_data),
        .d_mask     (d_mask)
    );

    // RF-M3: Accepted writes pass the write filter on their way to the D ports.
    write_filter u_write_filter (
        .acc_valid   (wb_ready),
        .acc_wid     (wb_wid),
        .acc_reg     (wb_reg),
        .acc_near    (wb_near),
        .owner_valid (owner_valid),
        .owner_wid   (owner_wid),
        .d_valid     (d_valid),
        .d_sel       (d_sel),
        .d_reg       (d_reg),
        .d_near      (d_near),
        .inv_valid   (inv_valid)
    );

    // Dispatch
    // RF-T2: The class leaves with its instruction.
    dispatcher u_dispatcher (
        .cand       (cand),
        .older      (older),
        .cand_class (cand_class),
        .disp_ready (disp_ready),
        .disp_valid (disp_valid),
        .disp_sel   (disp_sel),
        .disp_class (disp_class),
        .take       (take)
    );

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [2:0] count_ones(input [5:0] v);
        integer bit_number;
        begin
            count_ones = 3'd0;
            for (bit_number = 0; bit_number < 6; bit_number = bit_number + 1)
                count_ones = count_ones + {2'd0, v[bit_number]};
        end
    endfunction

    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
            cnt_operand_requests <= 32'd0;
            cnt_cache_hits <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {31'd0, issue};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid};
            // RF-C3: operand requests = cache hits + bank reads + queued reads.
            cnt_operand_requests <= cnt_operand_requests
                    + {29'd0, count_ones(issue ? inst_src_valid : 6'd0)};
            cnt_cache_hits <= cnt_cache_hits + {29'd0, count_ones(issue ? (inst_src_valid & ~miss)
                    : 6'd0)};
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
