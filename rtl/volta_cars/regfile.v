// regfile: Banked register file with operand collectors and register stacks.
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .
// Latency: issue to dispatch, unloaded: 3 without operands to read, 3 + k/2, rounded up, with k on
// distinct banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 14389 + 6*META_W bits, 14581 with the defaults; 128 x 1024 bits in 4 memories
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//
//   port                  dir  width   meaning
//   clk                   in   1       clock
//   rst                   in   1       synchronous reset, active high
//   warp_ready            in   16      warp w can issue; stays until issued
//   sel_valid             out  1       scheduler s has selected a warp
//   sel_wid               out  4       [s] its local index, or zero
//   inst_src_valid        in   6       [s] same-cycle answer: source operands
//   inst_meta             in   META_W  [s] metadata
//   inst_class            in   3       [s] its class
//   issue                 out  1       the selected warp is issued
//   wb_valid              in   2       write-back request
//   wb_ready              out  2       written in this cycle
//   wb_phys               in   18      [i] register
//   wb_mask               in   64      [i] lanes
//   wb_data               in   2048    [i] data
//   disp_valid            out  1       instruction with all operands leaves
//   disp_ready            in   8       [p][k] an instruction of class k is taken
//   disp_wid              out  4       [p] warp number (not local)
//   disp_meta             out  META_W  [p] metadata
//   disp_class            out  3       [p] its class, or zero
//   disp_src_valid        out  6       [p] slots present
//   disp_data             out  6144    [p][slot] operands, absent ones are zero
//   inst_reg              in   48      [k] same-cycle answer: architectural register
//   inst_dst_valid        in   2       destinations
//   inst_dst              in   16      [k] architectural register
//   inst_raw              in   1       its registers are not renamed
//   inst_op               in   3       1 CALL, 2 RET, 3 PUSH, 4 POP
//   inst_need             in   8       CALL: registers that the callee needs
//   inst_opreg            in   8       PUSH, POP: the register
//   phys_src              out  54      [k] physical register, or zero
//   phys_dst              out  18      [k] physical register, or zero
//   sel                   out  16      the selected warp alone
//   reg_oob               out  8       sources, destinations: no register
//   region_valid          in   1       a warp is given registers
//   region_wid            in   4       that warp
//   region_base           in   9       its first register
//   region_k              in   9       its un-renamed registers
//   region_s              in   8       registers of its stack behind them
//   region_move           in   1       its frames came along
//   release_valid         in   1       a warp's running function is over
//   release_wid           in   4       that warp
//   release_ready         out  1       it is taken, same cycle
//   hold                  out  16      nothing of warp w is issued
//   uop_valid             out  1       a register goes to memory or comes back; inst_meta is asked for it
//   uop_fill              out  1       it comes back
//   uop_wid               out  4       of this warp
//   uop_phys              out  9       the register
//   uop_index             out  13      its place in the warp's record
//   uop_last              out  1       the last one of its trap
//   uop_done_valid        in   1       a trap's micro-operations are done
//   uop_done_wid          in   4       that warp
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
    parameter META_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] warp_ready, // [N][NSCHED] warp w can issue; stays until issued
    output wire sel_valid, // [NSCHED] scheduler s has selected a warp
    output wire [3:0] sel_wid, // [NSCHED][LWIDW] its local index, or zero
    input  wire [5:0] inst_src_valid, // [NSCHED][NSRC] same-cycle answer: source operands
    input  wire [META_W-1:0] inst_meta, // [NSCHED][META_W] metadata
    input  wire [2:0] inst_class, // [NSCHED][CLASSW] its class
    output wire issue, // [NSCHED] the selected warp is issued
    input  wire [1:0] wb_valid, // [WBW] write-back request
    output wire [1:0] wb_ready, // [WBW] written in this cycle
    input  wire [17:0] wb_phys, // [WBW][PHYSW] register
    input  wire [63:0] wb_mask, // [WBW][LANES] lanes
    input  wire [2047:0] wb_data, // [WBW][LANES][LANE_W] data
    output wire disp_valid, // [NDISP] instruction with all operands leaves
    input  wire [7:0] disp_ready, // [NDISP][CLASSES] an instruction of class k is taken
    output wire [3:0] disp_wid, // [NDISP][WIDW] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [NDISP][META_W] metadata
    output wire [2:0] disp_class, // [NDISP][CLASSW] its class, or zero
    output wire [5:0] disp_src_valid, // [NDISP][NSRC] slots present
    output wire [6143:0] disp_data, // [NDISP][NSRC][LANES][LANE_W] operands, absent ones are zero
    input  wire [47:0] inst_reg, // [NSRC][TAGW] same-cycle answer: architectural register
    input  wire [1:0] inst_dst_valid, // [NDST] destinations
    input  wire [15:0] inst_dst, // [NDST][REGW] architectural register
    input  wire inst_raw, // its registers are not renamed
    input  wire [2:0] inst_op, // 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [7:0] inst_need, // CALL: registers that the callee needs
    input  wire [7:0] inst_opreg, // [REGW] PUSH, POP: the register
    output wire [53:0] phys_src, // [NSRC][PHYSW] physical register, or zero
    output wire [17:0] phys_dst, // [NDST][PHYSW] physical register, or zero
    output wire [15:0] sel, // [NW] the selected warp alone
    output wire [7:0] reg_oob, // sources, destinations: no register
    input  wire region_valid, // a warp is given registers
    input  wire [3:0] region_wid, // [WIDW] that warp
    input  wire [8:0] region_base, // [PHYSW] its first register
    input  wire [8:0] region_k, // its un-renamed registers
    input  wire [7:0] region_s, // registers of its stack behind them
    input  wire region_move, // its frames came along
    input  wire release_valid, // a warp's running function is over
    input  wire [3:0] release_wid, // [WIDW] that warp
    output wire release_ready, // it is taken, same cycle
    output wire [15:0] hold, // [NW] nothing of warp w is issued
    output wire uop_valid, // a register goes to memory or comes back; inst_meta is asked for it
    output wire uop_fill, // it comes back
    output wire [3:0] uop_wid, // [WIDW] of this warp
    output wire [8:0] uop_phys, // [PHYSW] the register
    output wire [12:0] uop_index, // its place in the warp's record
    output wire uop_last, // the last one of its trap
    input  wire uop_done_valid, // a trap's micro-operations are done
    input  wire [3:0] uop_done_wid, // [WIDW] that warp
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
    localparam LANE_W = 32; // bits of one lane
    localparam LANES = 32; // lanes of a warp register
    localparam NSCHED = 1; // warp schedulers
    localparam NW = 16; // warps
    localparam NBANK = 4; // banks
    localparam NCU = 2; // collectors
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 2; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam N = 16; // warps of a scheduler
    localparam NT = 4; // targets: S ports of all collectors
    localparam CLASSES = 8; // classes of instructions
    localparam CLASSW = 3; // bits of a class
    localparam WIDW = 4; // bits of a warp's number
    localparam LWIDW = 4; // bits of its number within its scheduler
    localparam PHYSW = 9; // bits of a physical register
    localparam SLOTW = 3; // bits of a slot's number
    localparam ROWW = 7; // bits of a row
    localparam REGW = 8; // bits of an architectural register
    localparam NDST = 2; // destinations
    localparam TAGW = 8; // bits of a register's name
    genvar b;
    genvar c;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W != 32 || LANES != 32 || NSCHED != 1 || NW != 16 || NBANK != 4 || NCU != 2 || NSRC
                != 6 || SPORTS != 2 || WBW != 2 || NDISP != 1 || N != 16 || NT != 4 || CLASSES != 8
                || CLASSW != 3 || WIDW != 4 || LWIDW != 4 || PHYSW != 9 || SLOTW != 3 || ROWW != 7
                || REGW != 8 || NDST != 2 || TAGW != 8 || META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [3:0] one_hot(input [1:0] v);
        one_hot = 4'd1 << v;
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

    // Register stacks
    // RS-H1: A warp that is held is not selected.
    wire [15:0] may_issue = warp_ready & ~hold;

    wire op_ready;
    wire slot_write;
    wire [8:0] slot_write_phys;
    wire [15:0] slot_write_data;
    wire slot_wanted;
    wire [8:0] slot_wanted_phys;
    wire own_turn = ~(uop_valid | slot_write);
    wire gets;

    reg issued_valid; // something was issued a cycle ago
    reg [3:0] issued_wid; // its warp
    reg [META_W-1:0] issued_meta; // metadata
    reg [2:0] issued_class; // class
    reg [5:0] issued_src_valid; // source operands
    reg [1:0] issued_dst_valid; // destinations
    reg [47:0] issued_reg; // their architectural registers
    reg [15:0] issued_dst; // those of the destinations
    reg issued_raw; // they are not renamed
    reg issued_uop; // it is a micro-operation
    reg [8:0] issued_uop_phys; // its register
    reg front_full_0; // an instruction waits there
    reg front_full_1; // an instruction waits there
    reg front_full_2; // an instruction waits there
    reg [3:0] front_wid_0; // its warp
    reg [3:0] front_wid_1; // its warp
    reg [3:0] front_wid_2; // its warp
    reg [META_W-1:0] front_meta_0; // metadata
    reg [META_W-1:0] front_meta_1; // metadata
    reg [META_W-1:0] front_meta_2; // metadata
    reg [2:0] front_class_0; // class
    reg [2:0] front_class_1; // class
    reg [2:0] front_class_2; // class
    reg [5:0] front_src_valid_0; // source operands
    reg [5:0] front_src_valid_1; // source operands
    reg [5:0] front_src_valid_2; // source operands
    reg [53:0] front_phys_0; // their physical registers
    reg [53:0] front_phys_1; // their physical registers
    reg [53:0] front_phys_2; // their physical registers

    wire front_almost_full;
    wire front_is_full;

    // RS-E2: Issued is what has a place in front of the collectors.
    wire front_room = ~(front_is_full | (issued_valid & front_almost_full));

    // RS-I1: A call needs room; nothing is issued beside a micro-operation or slot.
    wire want = uop_valid | (sel_valid & op_ready & own_turn);

    assign gets = want & front_room;
    assign issue = gets & ~uop_valid;
    assign uop_issue = gets & uop_valid;

    // RS-U1: A micro-operation goes before the selected instruction: one source, or none.
    wire [5:0] given_src_valid = uop_valid ? {5'd0, ~uop_fill} : inst_src_valid;

    wire [8:0] cons_base;
    wire [8:0] cons_off;
    wire [8:0] cons_lim;
    wire [8:0] cons_k;
    wire [8:0] cons_offw;
    wire [8:0] cons_wrx;
    wire [3:0] given_wid = uop_valid ? uop_wid : sel_wid;

    always @(posedge clk) begin
        // RS-E1: A cycle for the constants, a cycle for the renaming.
        issued_wid <= given_wid;
        issued_meta <= inst_meta;
        issued_class <= inst_class;
        issued_src_valid <= given_src_valid;
        issued_dst_valid <= inst_dst_valid;
        issued_reg <= inst_reg;
        issued_dst <= inst_dst;
        issued_raw <= inst_raw;
        issued_uop <= uop_valid;
        issued_uop_phys <= uop_phys;
    end

    wire issued_names = issued_valid & ~issued_uop;
    wire [7:0] _by_issued_names = issued_names ? {issued_dst_valid, issued_src_valid} : 8'd0;
    wire [71:0] places;

    // RS-R1: Its registers are renamed by the constants of its warp.
    // RS-R2: Raw: none of them.
    rename u_rename (
        .cons_base (cons_base),
        .cons_off  (cons_off),
        .cons_offw (cons_offw),
        .cons_lim  (issued_raw ? 9'd0 : cons_lim),
        .cons_wrx  (cons_wrx),
        .cons_k    (cons_k | {9{issued_raw}}),
        .x_valid   (_by_issued_names),
        .x         ({issued_dst, issued_reg}),
        .phys      (places),
        .reg_oob   (reg_oob)
    );

    assign phys_src = places[53:0];
    assign phys_dst = places[71:54];
    wire front_leaves;
    assign front_is_full = front_full_2;
    assign front_almost_full = front_full_1;

    // RS-E2: In the order of issue.
    wire front_takes_0 = issued_valid & (front_leaves ? (front_full_0 & ~front_full_1)
            : ~front_full_0);

    // RS-E2: In the order of issue.
    wire front_takes_1 = issued_valid & (front_leaves ? (front_full_1 & ~front_full_2)
            : front_full_0 & ~front_full_1);

    // RS-E2: In the order of issue.
    wire front_takes_2 = issued_valid & (front_leaves ? front_full_2 : front_full_1
            & ~front_full_2);

    always @(posedge clk) begin
        if (rst) begin
            issued_valid <= 1'b0;
            front_full_0 <= 1'b0;
            front_full_1 <= 1'b0;
            front_full_2 <= 1'b0;
        end else begin
            issued_valid <= gets;
            front_full_0 <= front_takes_0 | (front_leaves ? front_full_1 : front_full_0);
            front_full_1 <= front_takes_1 | (front_leaves ? front_full_2 : front_full_1);
            front_full_2 <= front_takes_2 | (~front_leaves & front_full_2);
        end
    end

    always @(posedge clk) begin
        front_wid_0 <= front_takes_0 ? issued_wid : front_leaves ? front_wid_1 : front_wid_0;
        front_wid_1 <= front_takes_1 ? issued_wid : front_leaves ? front_wid_2 : front_wid_1;
        front_wid_2 <= front_takes_2 ? issued_wid : front_wid_2;
        front_meta_0 <= front_takes_0 ? issued_meta : front_leaves ? front_meta_1 : front_meta_0;
        front_meta_1 <= front_takes_1 ? issued_meta : front_leaves ? front_meta_2 : front_meta_1;
        front_meta_2 <= front_takes_2 ? issued_meta : front_meta_2;
        front_class_0 <= front_takes_0 ? issued_class : front_leaves ? front_class_1
                : front_class_0;
        front_class_1 <= front_takes_1 ? issued_class : front_leaves ? front_class_2
                : front_class_1;
        front_class_2 <= front_takes_2 ? issued_class : front_class_2;
        front_src_valid_0 <= front_takes_0 ? issued_src_valid : front_leaves ? front_src_valid_1
                : front_src_valid_0;
        front_src_valid_1 <= front_takes_1 ? issued_src_valid : front_leaves ? front_src_valid_2
                : front_src_valid_1;
        front_src_valid_2 <= front_takes_2 ? issued_src_valid : front_src_valid_2;
    end

    wire [53:0] issued_phys = {phys_src[PHYSW +: 5*PHYSW],
            issued_uop ? issued_uop_phys : phys_src[PHYSW-1:0]};

    always @(posedge clk) begin
        front_phys_0 <= front_takes_0 ? issued_phys : front_leaves ? front_phys_1 : front_phys_0;
        front_phys_1 <= front_takes_1 ? issued_phys : front_leaves ? front_phys_2 : front_phys_1;
        front_phys_2 <= front_takes_2 ? issued_phys : front_phys_2;
    end

    // RS-E2: The first that waits wants a collector.
    wire front_wants = front_full_0;

    // RS-W1: A slot is written through port 0, whose own request waits.
    wire [1:0] write_valid = {wb_valid[1], slot_write | wb_valid[0]};

    wire [17:0] write_phys = {wb_phys[PHYSW +: PHYSW],
            slot_write ? slot_write_phys : wb_phys[PHYSW-1:0]};

    // RS-W1: Into lane 0.
    wire [63:0] write_mask = {wb_mask[LANES +: LANES], slot_write ? 32'd1 : wb_mask[LANES-1:0]};

    wire [2047:0] write_data = {wb_data[LANE_W +: 63*LANE_W],
            slot_write ? {16'd0, slot_write_data} : wb_data[LANE_W-1:0]};
    wire [1:0] write_ready;
    assign wb_ready = {write_ready[1], ~slot_write & write_ready[0]};

    // RS-D1: A slot is read when its bank is not accessed.
    wire [NBANK-1:0] slot_read = slot_wanted ? (one_hot(slot_wanted_phys[1:0]) & ~bank_en) : 4'd0;

    wire [NBANK-1:0] access_en = bank_en | slot_read;
    wire [NBANK*ROWW-1:0] access_row;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : access
            assign access_row[b*ROWW +: ROWW] = bank_row[b*ROWW +: ROWW]
                    | (slot_read[b] ? slot_wanted_phys[8:2] : 7'd0);
        end
    endgenerate

    // Selection
    wire [15:0] ready = may_issue;

    warp_scheduler u_sched (
        .clk       (clk),
        .rst       (rst),
        .ready     (ready),
        .issue     (issue),
        .sel_valid (sel_valid),
        .sel_wid   (sel_wid[LWIDW-1:0]),
        .sel       (sel)
    );

    // RF-I1: A scheduler issues iff it is granted a collector: iff one is left for it.
    assign front_leaves = front_wants & avail;

    ocu_allocator u_alloc (
        .clk   (clk),
        .rst   (rst),
        .free  (givable),
        .want  (front_wants),
        .grant (grant),
        .avail (avail)
    );

    // Operand collectors
    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [3:0] wid;
            wire [META_W-1:0] meta;
            wire [5:0] src_valid;
            wire [6143:0] data;

            ocu #(.META_W(META_W), .LANE_W(32)) u_ocu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (grant[c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (front_wid_0),
                .alloc_meta      (front_meta_0),
                .alloc_src_valid (front_src_valid_0),
                .alloc_class     (front_class_0),
                .s_valid         (s_valid[c*SPORTS +: SPORTS]),
                .s_slot          (s_slot[c*SPORTS*SLOTW +: 6]),
                .s_data          (s_data[c*SPORTS*LANES*LANE_W +: 2048]),
                .s_next          (next_valid[c*SPORTS +: SPORTS]),
                .s_next_slot     (next_slot[c*SPORTS*SLOTW +: 6]),
                .disp_cand       (cand[c]),
                .cand_class      (cand_class[c*CLASSES +: CLASSES]),
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
            dispatch_operand #(.LANE_W(32)) u_dispatch_operand (
                .unit_0    (unit[0].data[k*1024 +: 1024]),
                .unit_1    (unit[1].data[k*1024 +: 1024]),
                .disp_data (disp_data[k*LANES*LANE_W +: 1024])
            );
        end
    endgenerate

    // Banks
    // RF-I2: On issue the source operands are queued.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (front_leaves),
        .push_cu        (grant),
        .push_src_valid (front_src_valid_0),
        .push_phys      (front_phys_0),
        .wr_valid       (write_valid),
        .wr_phys        (write_phys),
        .wr_ready       (write_ready),
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
            sram #(.LANE_W(32)) u_sram (
                .clk   (clk),
                .en    (access_en[b]),
                .we    (bank_we[b]),
                .row   (access_row[b*ROWW +: ROWW]),
                .wmask (bank_wmask[b*LANES +: LANES]),
                .wdata (bank_wdata[b*LANES*LANE_W +: 1024]),
                .rdata (bank_rdata[b*LANES*LANE_W +: 1024])
            );
        end
    endgenerate

    // RF-W1: Write-back data cross to the banks, operands to the collectors.
    crossbar #(.LANE_W(32)) u_crossbar (
        .wr_data    (write_data),
        .wr_mask    (write_mask),
        .wr_sel     (wr_sel),
        .bank_wdata (bank_wdata),
        .bank_wmask (bank_wmask),
        .bank_rdata (bank_rdata),
        .rd_sel     (rd_sel),
        .s_data     (s_data)
    );

    reg [3:0] slot_from_1; // banks of which a slot was read

    always @(posedge clk) begin
        if (rst) begin
            slot_from_1 <= 4'd0;
        end else begin
            slot_from_1 <= slot_read;
        end
    end

    // RS-D2: The answer comes with the latency of the banks.
    wire [15:0] slot_data = ({16{slot_from_1[0]}} & bank_rdata[15:0])
            | ({16{slot_from_1[1]}} & bank_rdata[1039:1024])
            | ({16{slot_from_1[2]}} & bank_rdata[2063:2048])
            | ({16{slot_from_1[3]}} & bank_rdata[3087:3072]);

    wire slot_data_valid = |slot_from_1;
    wire [3:0] frame_ctl_slot_wr_wid;
    wire [3:0] frame_ctl_slot_rd_wid;

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
        .op_valid        (sel_valid & front_room & own_turn),
        .op_warp         (sel),
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

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, frame_ctl_slot_wr_wid, frame_ctl_slot_rd_wid};

`ifdef WARPSMITH_COUNTERS
    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
            cnt_slot_reads <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors + issued + waiting in front of them, in
            // every cycle.
            cnt_issued <= cnt_issued + {31'd0, gets};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid};
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
