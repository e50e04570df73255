// regfile: Banked register file with operand collectors.
// Made by Warpsmith 0.1.0: warpsmith gen turing_imov --top regfile -o .
// Names: that command with --prefix P puts P in front of every module and file
// Latency: issue to dispatch, unloaded: 1 without operands to read, 1 + k/2, rounded up, with k on
// distinct banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 292 + 2*META_W + 384*LANE_W bits, 12644 with the defaults; 256 x 1024 bits in 2 memories
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
//   inst_imov             in   1           [s] it is an Indirect-MOV
//   inst_base             in   9           [s] first register of its warp
//   inst_bound            in   9           [s] how many registers that has
//   disp_imov             out  1           [p] an Indirect-MOV leaves
//   disp_oob              out  1           [p] its number was no register of the warp
//   cnt_issued            out  32          instructions issued
//   cnt_dispatched        out  32          instructions dispatched
//   cnt_operand_requests  out  32          operands asked for
//   cnt_bank_reads        out  32          reads granted
//   cnt_bank_writes       out  32          writes granted
//   cnt_steals            out  32          zero: nothing is stolen here
//   cnt_conflict_cycles   out  32          per cycle, the queued reads that are not granted in it
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
    input  wire inst_imov, // [NSCHED] it is an Indirect-MOV
    input  wire [8:0] inst_base, // [NSCHED][PHYSW] first register of its warp
    input  wire [8:0] inst_bound, // [NSCHED][9] how many registers that has
    output wire disp_imov, // [NDISP] an Indirect-MOV leaves
    output wire disp_oob // [NDISP] its number was no register of the warp
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
    localparam NSCHED = 1; // warp schedulers
    localparam NBANK = 2; // banks
    localparam NCU = 2; // collectors
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 2; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam N = 8; // warps of a scheduler
    localparam NT = 4; // targets: S ports of all collectors
    localparam CLASSES = 8; // classes of instructions
    localparam CLASSW = 3; // bits of a class
    localparam WIDW = 3; // bits of a warp's number
    localparam LWIDW = 3; // bits of its number within its scheduler
    localparam PHYSW = 9; // bits of a physical register
    localparam SLOTW = 3; // bits of a slot's number
    localparam ROWW = 8; // bits of a row
    genvar c;
    genvar k;
    genvar b;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANES != 32 || NSCHED != 1 || NBANK != 2 || NCU != 2 || NSRC != 6 || SPORTS != 2 || WBW
                != 2 || NDISP != 1 || N != 8 || NT != 4 || CLASSES != 8 || CLASSW != 3 || WIDW != 3
                || LWIDW != 3 || PHYSW != 9 || SLOTW != 3 || ROWW != 8 || META_W < 1 || LANE_W < 1)
                begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [7:0] one_hot(input [2:0] v);
        one_hot = 8'd1 << v;
    endfunction

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

    wire [NCU-1:0] again_valid;
    wire [NCU*PHYSW-1:0] again_phys;

    reg [7:0] moving; // warps with an Indirect-MOV

    // RF-V1: A warp issues nothing until its Indirect-MOV has left.
    wire [N*NSCHED-1:0] able = warp_ready & ~moving;

    // Selection
    wire [7:0] ready = able;

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
    assign issue = sel_valid & avail;

    ocu_allocator u_alloc (
        .clk   (clk),
        .rst   (rst),
        .free  (givable),
        .want  (sel_valid),
        .grant (grant),
        .avail (avail)
    );

    // Operand collectors
    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [2:0] wid;
            wire [META_W-1:0] meta;
            wire [5:0] src_valid;
            wire [192*LANE_W-1:0] data;
            wire leaves_imov;
            wire leaves_oob;

            // RF-V2: The collector reads again what its number names.
            ocu #(.META_W(META_W), .LANE_W(LANE_W)) u_ocu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (grant[c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (sel_wid),
                .alloc_meta      (inst_meta),
                .alloc_src_valid (inst_src_valid),
                .alloc_class     (inst_class),
                .alloc_imov      (inst_imov),
                .alloc_base      (inst_base),
                .alloc_bound     (inst_bound),
                .s_valid         (s_valid[c*SPORTS +: SPORTS]),
                .s_slot          (s_slot[c*SPORTS*SLOTW +: 6]),
                .s_data          (s_data[c*SPORTS*LANES*LANE_W +: 64*LANE_W]),
                .s_next          (next_valid[c*SPORTS +: SPORTS]),
                .s_next_slot     (next_slot[c*SPORTS*SLOTW +: 6]),
                .disp_cand       (cand[c]),
                .cand_class      (cand_class[c*CLASSES +: CLASSES]),
                .disp_sel        (disp_sel[c]),
                .disp_take       (take[c]),
                .disp_wid        (wid),
                .disp_meta       (meta),
                .disp_src_valid  (src_valid),
                .disp_data       (data),
                .disp_imov       (leaves_imov),
                .disp_oob        (leaves_oob),
                .again_valid     (again_valid[c]),
                .again_phys      (again_phys[c*PHYSW +: PHYSW])
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
                .unit_0    (unit[0].data[k*32*LANE_W +: 32*LANE_W]),
                .unit_1    (unit[1].data[k*32*LANE_W +: 32*LANE_W]),
                .disp_data (disp_data[k*LANES*LANE_W +: LANES*LANE_W])
            );
        end
    endgenerate

    // Banks
    // RF-I2: On issue the source operands are queued.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (issue),
        .push_cu        (grant),
        .push_src_valid (inst_src_valid),
        .push_phys      (inst_phys),
        .again_valid    (again_valid),
        .again_phys     (again_phys),
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

    // RF-V3: What leaves says whether its number was a register.
    assign disp_imov = unit[0].leaves_imov | unit[1].leaves_imov;

    assign disp_oob = unit[0].leaves_oob | unit[1].leaves_oob;
    wire [7:0] begins_imov = (issue & inst_imov) ? one_hot(sel_wid) : 8'd0;
    wire [7:0] ends_imov = (disp_valid & disp_imov) ? one_hot(disp_wid) : 8'd0;

    always @(posedge clk) begin
        if (rst) begin
            moving <= 8'd0;
        end else begin
            // RF-V1: From its issue to its dispatch.
            moving <= begins_imov | (moving & ~ends_imov);
        end
    end

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors, in every cycle.
            cnt_issued <= cnt_issued + {31'd0, issue};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid};
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
