// regfile: Banked register file with caching collectors and register stacks.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Latency: issue to dispatch, unloaded: 3 without operands to read, 4 + k with k on distinct banks
// Duty: RF-H1: hazards are kept away by the surroundings
// Storage: 19060 + 4*META_W bits, 19188 with the defaults; 128 x 1024 bits in 4 memories
//
//   parameter  default  meaning
//   META_W     32       bits of metadata
//
//   port                  dir  width   meaning
//   clk                   in   1       clock
//   rst                   in   1       synchronous reset, active high
//   warp_ready            in   16      warp w can issue; stays until issued
//   launch_valid          in   1       a warp starts in scheduler s
//   launch_wid            in   4       [s] its local slot
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
//   inst_near             in   6       its reuse is near
//   wb_wid                in   8       [i] warp of the result
//   wb_near               in   2       its reuse is near
//   exit                  in   16      warp w has ended, all it issued is finished
//   sthld                 in   6       waiting threshold
//   waiting               out  1       the selected warp waits for a CCU
//   replaced              out  1       a CCU with a near value is taken
//   inst_dst_valid        in   2       destinations
//   inst_dst              in   16      [k] architectural register
//   inst_raw              in   1       its registers are not renamed
//   inst_op               in   3       1 CALL, 2 RET, 3 PUSH, 4 POP
//   inst_need             in   8       CALL: registers that the callee needs
//   inst_opreg            in   8       PUSH, POP: the register
//   phys_src              out  54      [k] physical register, or zero
//   phys_dst              out  18      [k] physical register, or zero
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
//   inst_imov             in   1       [s] it is an Indirect-MOV
//   disp_imov             out  1       [p] an Indirect-MOV leaves
//   disp_oob              out  1       [p] its number was no register of the warp
//   cnt_issued            out  32      instructions issued
//   cnt_dispatched        out  32      instructions dispatched
//   cnt_operand_requests  out  32      operands given to the CCUs
//   cnt_bank_reads        out  32      reads granted, stolen ones included
//   cnt_bank_writes       out  32      writes granted
//   cnt_steals            out  32      stolen reads
//   cnt_conflict_cycles   out  32      per cycle, the queued reads that are not granted in it
//   cnt_cache_hits        out  32      operands that are not read from a bank
//   cnt_slot_reads        out  32      slots read
// cnt_* ports exist only under WARPSMITH_COUNTERS.
`default_nettype none

module regfile #(
    parameter META_W = 32
) (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] warp_ready, // [N][NSCHED] warp w can issue; stays until issued
    input  wire launch_valid, // [NSCHED] a warp starts in scheduler s
    input  wire [3:0] launch_wid, // [NSCHED][LWIDW] its local slot
    output wire sel_valid, // [NSCHED] scheduler s has selected a warp
    output wire [3:0] sel_wid, // [NSCHED][LWIDW] its local index, or zero
    input  wire [5:0] inst_src_valid, // [NSCHED][NSRC] same-cycle answer: source operands
    input  wire [META_W-1:0] inst_meta, // [s] metadata
    input  wire [2:0] inst_class, // [NSCHED][CLASSW] its class
    output wire issue, // [NSCHED] the selected warp is issued
    input  wire [1:0] wb_valid, // [WBW] write-back request
    output wire [1:0] wb_ready, // written in this cycle
    input  wire [17:0] wb_phys, // [WBW][PHYSW] register
    input  wire [63:0] wb_mask, // [WBW][LANES] lanes
    input  wire [2047:0] wb_data, // [WBW][LANES][LANE_W] data
    output wire disp_valid, // [NDISP] instruction with all operands leaves
    input  wire [7:0] disp_ready, // [p][k] an instruction of class k is taken
    output wire [3:0] disp_wid, // [p] warp number (not local)
    output wire [META_W-1:0] disp_meta, // [p] metadata
    output wire [2:0] disp_class, // [p] its class, or zero
    output wire [5:0] disp_src_valid, // [NDISP][NSRC] slots present
    output wire [6143:0] disp_data, // [NDISP][NSRC][LANES][LANE_W] operands, absent ones are zero
    input  wire [47:0] inst_reg, // [NSRC][REGW] same-cycle answer: architectural register
    input  wire [5:0] inst_near, // its reuse is near
    input  wire [7:0] wb_wid, // [i] warp of the result
    input  wire [1:0] wb_near, // its reuse is near
    input  wire [15:0] exit, // warp w has ended, all it issued is finished
    input  wire [5:0] sthld, // waiting threshold
    output wire waiting, // the selected warp waits for a CCU
    output wire replaced, // a CCU with a near value is taken
    input  wire [1:0] inst_dst_valid, // [NDST] destinations
    input  wire [15:0] inst_dst, // [NDST][REGW] architectural register
    input  wire inst_raw, // its registers are not renamed
    input  wire [2:0] inst_op, // 1 CALL, 2 RET, 3 PUSH, 4 POP
    input  wire [7:0] inst_need, // CALL: registers that the callee needs
    input  wire [7:0] inst_opreg, // PUSH, POP: the register
    output wire [53:0] phys_src, // [NSRC][PHYSW] physical register, or zero
    output wire [17:0] phys_dst, // [NDST][PHYSW] physical register, or zero
    output wire [7:0] reg_oob, // sources, destinations: no register
    input  wire region_valid, // a warp is given registers
    input  wire [3:0] region_wid, // that warp
    input  wire [8:0] region_base, // its first register
    input  wire [8:0] region_k, // its un-renamed registers
    input  wire [7:0] region_s, // registers of its stack behind them
    input  wire region_move, // its frames came along
    input  wire release_valid, // a warp's running function is over
    input  wire [3:0] release_wid, // that warp
    output wire release_ready, // it is taken, same cycle
    output wire [15:0] hold, // nothing of warp w is issued
    output wire uop_valid, // a register goes to memory or comes back; inst_meta is asked for it
    output wire uop_fill, // it comes back
    output wire [3:0] uop_wid, // of this warp
    output wire [8:0] uop_phys, // the register
    output wire [12:0] uop_index, // its place in the warp's record
    output wire uop_last, // the last one of its trap
    input  wire uop_done_valid, // a trap's micro-operations are done
    input  wire [3:0] uop_done_wid, // that warp
    output wire err_push, // a push beyond the reserve
    output wire err_need, // a CALL that no stack has room for
    output wire err_ret, // a release without a frame
    output wire err_lifo, // a warp's record in memory is full
    output wire uop_issue, // the micro-operation gets a collector
    input  wire inst_imov, // [NSCHED] it is an Indirect-MOV
    output wire disp_imov, // [NDISP] an Indirect-MOV leaves
    output wire disp_oob // [NDISP] its number was no register of the warp
`ifdef WARPSMITH_COUNTERS
    , output reg  [31:0] cnt_issued
    , output reg  [31:0] cnt_dispatched
    , output reg  [31:0] cnt_operand_requests
    , output wire [31:0] cnt_bank_reads
    , output wire [31:0] cnt_bank_writes
    , output wire [31:0] cnt_steals
    , output wire [31:0] cnt_conflict_cycles
    , output reg  [31:0] cnt_cache_hits
    , output reg  [31:0] cnt_slot_reads
`endif
);
    localparam LANE_W = 32; // bits of one lane
    localparam LANES = 32; // lanes of a warp register
    localparam NSCHED = 1; // warp schedulers
    localparam NBANK = 4; // banks
    localparam NCU = 2; // collectors
    localparam NSRC = 6; // operand slots
    localparam SPORTS = 1; // S ports of a collector
    localparam WBW = 2; // write-back ports
    localparam NDISP = 1; // dispatch ports
    localparam N = 16; // warps of a scheduler
    localparam NT = 2; // targets: S ports of all collectors
    localparam CLASSES = 8; // classes of instructions
    localparam CLASSW = 3; // bits of a class
    localparam WIDW = 4; // bits of a warp's number
    localparam LWIDW = 4; // bits of its number within its scheduler
    localparam PHYSW = 9; // bits of a physical register
    localparam SLOTW = 3; // bits of a slot's number
    localparam ROWW = 7; // bits of a row
    localparam REGW = 8; // bits of an architectural register
    localparam NDST = 2; // destinations
    genvar c;
    genvar b;
    genvar k;

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W != 32 || LANES != 32 || NSCHED != 1 || NBANK != 4 || NCU != 2 || NSRC != 6
                || SPORTS != 1 || WBW != 2 || NDISP != 1 || N != 16 || NT != 2 || CLASSES != 8
                || CLASSW != 3 || WIDW != 4 || LWIDW != 4 || PHYSW != 9 || SLOTW != 3 || ROWW != 7
                || REGW != 8 || NDST != 2 || META_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [15:0] one_hot_4(input [3:0] v);
        one_hot_4 = 16'd1 << v;
    endfunction

    // The bit of that number alone.
    function automatic [3:0] one_hot_2(input [1:0] v);
        one_hot_2 = 4'd1 << v;
    endfunction

    wire [NCU-1:0] free;
    wire [NSCHED*NCU-1:0] grant;
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
    wire [7:0] owner_wid;
    wire [1:0] near_any;
    wire [5:0] miss;
    wire [1:0] d_valid;
    wire [3:0] d_sel;
    wire [17:0] d_reg;
    wire [1:0] d_near;
    wire [2047:0] d_data;
    wire [63:0] d_mask;
    wire [3:0] inv_valid;
    wire [NCU-1:0] again_valid;
    wire [NCU*PHYSW-1:0] again_phys;
    wire [NCU-1:0] again_hit;

    reg [15:0] moving; // warps with an Indirect-MOV

    // RF-V1: A warp issues nothing until its Indirect-MOV has left.
    wire [N*NSCHED-1:0] able = warp_ready & ~moving;

    // Register stacks
    // RS-H1: A warp that is held is not selected.
    wire [15:0] may_issue = able & ~hold;

    wire op_ready;
    wire slot_write;
    wire [8:0] slot_write_phys;
    wire [15:0] slot_write_data;
    wire slot_wanted;
    wire [8:0] slot_wanted_phys;
    wire [3:0] slot_write_wid;
    wire own_turn = ~(uop_valid | slot_write);
    wire gets;

    // RS-I1: A call needs room; nothing is issued beside a micro-operation or slot.
    wire want = uop_valid | (sel_valid & op_ready & own_turn);

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

    // RS-C4: A micro-operation's register is far.
    wire [5:0] given_near = uop_valid ? 6'd0 : inst_near;

    // RS-C2: A warp that is given registers has none in a unit, as at its end.
    wire [15:0] ends = exit | (region_valid ? one_hot_4(region_wid) : 16'd0);

    reg [1:0] issued_unit; // unit granted a cycle ago
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
    reg [1:0] renamed_unit; // unit granted two cycles ago
    reg [3:0] renamed_wid; // its warp
    reg [META_W-1:0] renamed_meta; // metadata
    reg [2:0] renamed_class; // class
    reg [5:0] renamed_src_valid; // source operands
    reg [53:0] renamed_phys; // their physical registers
    reg [5:0] issued_near; // reuse of the operands is near
    reg [5:0] renamed_near; // reuse of the operands is near

    always @(posedge clk) begin
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

    wire issued_names = (|issued_unit) & ~issued_uop;
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

    always @(posedge clk) begin
        if (rst) begin
            issued_unit <= 2'd0;
            renamed_unit <= 2'd0;
        end else begin
            // RS-E1: A cycle for the constants, a cycle for the renaming.
            issued_unit <= grant;
            renamed_unit <= issued_unit;
        end
    end

    always @(posedge clk) begin
        renamed_wid <= issued_wid;
        renamed_meta <= issued_meta;
        renamed_class <= issued_class;
        renamed_src_valid <= issued_src_valid;
        renamed_phys <= {phys_src[PHYSW +: 5*PHYSW], issued_uop ? issued_uop_phys
                : phys_src[PHYSW-1:0]};
        issued_near <= given_near;
        renamed_near <= issued_near;
    end

    wire [1:0] under_way = issued_unit | renamed_unit;

    // RS-E1: A held unit is busy and belongs to its new warp.
    wire [1:0] free_seen = givable & ~under_way;

    wire [NCU-1:0] owned_ahead;
    wire [NCU*WIDW-1:0] owner_ahead;

    generate
        for (c = 0; c < NCU; c = c + 1) begin : ahead
            reg has_owner; // the unit has an owner
            reg [3:0] warp; // that warp

            always @(posedge clk) begin
                if (rst) begin
                    has_owner <= 1'b0;
                    warp <= 4'd0;
                end else begin
                    if (grant[c] | (~under_way[c] & (|(ends & one_hot_4(warp))))) begin
                        has_owner <= grant[c];
                        warp <= grant[c] ? given_wid : 4'd0;
                    end
                end
            end

            assign owned_ahead[c] = has_owner;
            assign owner_ahead[c*WIDW +: WIDW] = warp;
        end
    endgenerate

    // RS-W1: A slot is written through port 0, whose own request waits.
    wire [1:0] write_valid = {wb_valid[1], slot_write | wb_valid[0]};

    wire [17:0] write_phys = {wb_phys[PHYSW +: PHYSW],
            slot_write ? slot_write_phys : wb_phys[PHYSW-1:0]};

    // RS-W1: Into lane 0.
    wire [63:0] write_mask = {wb_mask[LANES +: LANES], slot_write ? 32'd1 : wb_mask[LANES-1:0]};

    wire [2047:0] write_data = {wb_data[LANE_W +: 63*LANE_W],
            slot_write ? {16'd0, slot_write_data} : wb_data[LANE_W-1:0]};

    // RS-C3: The warp's unit sees it as a far result.
    wire [7:0] write_wid = {wb_wid[7:4], slot_write ? slot_write_wid : wb_wid[3:0]};

    wire [1:0] write_near = {wb_near[1], ~slot_write & wb_near[0]};
    wire [1:0] write_ready;
    assign wb_ready = {write_ready[1], ~slot_write & write_ready[0]};

    // RS-D1: A slot is read when its bank is not accessed.
    wire [NBANK-1:0] slot_read = slot_wanted ? (one_hot_2(slot_wanted_phys[1:0]) & ~bank_en) : 4'd0;

    wire [NBANK-1:0] access_en = bank_en | slot_read;
    wire [NBANK*ROWW-1:0] access_row;

    generate
        for (b = 0; b < NBANK; b = b + 1) begin : access
            assign access_row[b*ROWW +: ROWW] = bank_row[b*ROWW +: ROWW]
                    | (slot_read[b] ? slot_wanted_phys[8:2] : 7'd0);
        end
    endgenerate

    // Constants of an Indirect-MOV
    reg issued_imov; // it is an Indirect-MOV
    reg renamed_imov; // a cycle later
    reg [8:0] renamed_base; // first register of its warp
    reg [8:0] renamed_bound; // its un-renamed registers
    reg [8:0] renamed_off; // its frame
    reg [8:0] renamed_offw; // one round of the stack before
    reg [8:0] renamed_lim; // the first number behind its frame
    reg [8:0] renamed_wrx; // the first number behind the end of the stack

    always @(posedge clk) begin
        issued_imov <= inst_imov & ~uop_valid;
        renamed_imov <= issued_imov;
        renamed_base <= cons_base;
        renamed_bound <= cons_k;
        renamed_off <= cons_off;
        renamed_offw <= cons_offw;
        renamed_lim <= cons_lim;
        renamed_wrx <= cons_wrx;
    end

    // Selection
    wire [15:0] sched_0_sel;

    malekeh_scheduler u_sched_0 (
        .clk          (clk),
        .rst          (rst),
        .ready        (may_issue),
        .launch_valid (launch_valid),
        .launch_wid   (launch_wid),
        .owner_valid  (owned_ahead),
        .owner_wid    (owner_ahead),
        .free         (free_seen),
        .issue        (issue),
        .sel_valid    (sel_valid),
        .sel_wid      (sel_wid),
        .sel          (sched_0_sel)
    );

    wire [15:0] sel = want ? one_hot_4(given_wid) : 16'd0;
    wire [6:0] alloc_cnt;

    // RF-I1: The selected warp is issued iff a unit is granted.
    ccu_allocator u_alloc (
        .clk         (clk),
        .rst         (rst),
        .free        (free_seen),
        .owner_valid (owned_ahead),
        .owner_wid   (owner_ahead),
        .near_any    (near_any),
        .sel         (sel),
        .sthld       (sthld),
        .grant       (grant),
        .issue       (gets),
        .waiting     (waiting),
        .replaced    (replaced),
        .cnt         (alloc_cnt)
    );

    // Caching collectors
    wire [NCU*NSRC-1:0] miss_by_unit;

    // RF-M2: An operand returns to the slot that asked.
    // RF-I1: The granted collector takes the instruction of its scheduler.
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [3:0] wid;
            wire [META_W-1:0] meta;
            wire [5:0] src_valid;
            wire [6143:0] data;
            wire leaves_imov;
            wire leaves_oob;

`ifdef WARPSMITH_COUNTERS
            wire [31:0] unused_u_ccu_cnt_hits, unused_u_ccu_cnt_repeats, unused_u_ccu_cnt_d_writes,
                    unused_u_ccu_cnt_d_drops, unused_u_ccu_cnt_invalidations,
                    unused_u_ccu_cnt_flushes;
`endif
            // RF-V2: The collector reads again what its number names.
            ccu #(.META_W(META_W), .LANE_W(32)) u_ccu (
                .clk             (clk),
                .rst             (rst),
                .alloc_valid     (renamed_unit[c]),
                .alloc_ready     (free[c]),
                .alloc_wid       (renamed_wid),
                .alloc_meta      (renamed_meta),
                .alloc_class     (renamed_class),
                .alloc_src_valid (renamed_src_valid),
                .alloc_reg       (renamed_phys),
                .alloc_near      (renamed_near),
                .rd_valid        (miss_by_unit[c*NSRC +: NSRC]),
                .alloc_imov      (renamed_imov),
                .alloc_base      (renamed_base),
                .alloc_bound     (renamed_bound),
                .alloc_off       (renamed_off),
                .alloc_lim       (renamed_lim),
                .alloc_offw      (renamed_offw),
                .alloc_wrx       (renamed_wrx),
                .owner_valid     (owner_valid[c]),
                .owner_wid       (owner_wid[c*4 +: 4]),
                .near_any        (near_any[c]),
                .exit            (ends),
                .s_valid         (s_valid[c]),
                .s_slot          (s_slot[c*SLOTW +: SLOTW]),
                .s_data          (s_data[c*LANES*LANE_W +: 1024]),
                .s_next          (next_valid[c]),
                .s_next_slot     (next_slot[c*SLOTW +: SLOTW]),
                .d_valid         (d_valid[c]),
                .d_reg           (d_reg[c*9 +: 9]),
                .d_near          (d_near[c]),
                .d_mask          (d_mask[c*32 +: 32]),
                .d_data          (d_data[c*1024 +: 1024]),
                .inv_valid       (inv_valid[c*2 +: 2]),
                .inv_reg         (write_phys),
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
                .again_phys      (again_phys[c*PHYSW +: PHYSW]),
                .again_hit       (again_hit[c])
`ifdef WARPSMITH_COUNTERS
                , .cnt_hits      (unused_u_ccu_cnt_hits)
                , .cnt_repeats   (unused_u_ccu_cnt_repeats)
                , .cnt_d_writes  (unused_u_ccu_cnt_d_writes)
                , .cnt_d_drops   (unused_u_ccu_cnt_d_drops)
                , .cnt_invalidations (unused_u_ccu_cnt_invalidations)
                , .cnt_flushes   (unused_u_ccu_cnt_flushes)
`endif
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

    // RF-M1: Operands that the CCU does not have are read.
    assign miss = miss_by_unit[NSRC-1:0] | miss_by_unit[NSRC +: NSRC];

    // Banks
    // RF-I4: Idle banks are read for what enters a collector now.
    steal_arbiter u_steal_arbiter (
        .cand_valid     (|renamed_unit),
        .cand_src_valid (miss),
        .cand_phys      (renamed_phys),
        .bank_busy      (bank_busy),
        .steal_valid    (steal_valid),
        .steal_row      (steal_row),
        .steal_sched    (steal_sched),
        .steal_slot     (steal_slot),
        .stolen         (stolen)
    );

`ifdef WARPSMITH_COUNTERS
    wire [31:0] unused_u_bank_arbiter_cnt_operand_requests;
`endif
    // RF-I2: Operands that the CCU does not have and that are not stolen now are queued in the
    // cycle it is given.
    bank_arbiter u_bank_arbiter (
        .clk            (clk),
        .rst            (rst),
        .push_valid     (|renamed_unit),
        .push_cu        (renamed_unit),
        .push_src_valid (miss),
        .push_phys      (renamed_phys),
        .push_stolen    (stolen),
        .again_valid    (again_valid),
        .again_phys     (again_phys),
        .wr_valid       (write_valid),
        .wr_phys        (write_phys),
        .wr_ready       (write_ready),
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
        .s_data     (s_data),
        .d_sel      (d_sel),
        .d_data     (d_data),
        .d_mask     (d_mask)
    );

    // RF-M3: Accepted writes pass the write filter on their way to the D ports.
    write_filter u_write_filter (
        .acc_valid   (write_ready),
        .acc_wid     (write_wid),
        .acc_reg     (write_phys),
        .acc_near    (write_near),
        .owner_valid (owner_valid),
        .owner_wid   (owner_wid),
        .d_valid     (d_valid),
        .d_sel       (d_sel),
        .d_reg       (d_reg),
        .d_near      (d_near),
        .inv_valid   (inv_valid)
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
    wire [3:0] frame_ctl_slot_rd_wid;

    // Calls, returns and traps.
    // RS-C5: A call without room needs no unit.
    frame_ctl u_frame_ctl (
        .clk             (clk),
        .rst             (rst),
        .region_valid    (region_valid),
        .region_wid      (region_wid),
        .region_base     (region_base),
        .region_k        (region_k),
        .region_s        (region_s),
        .region_move     (region_move),
        .op_valid        (sel_valid & (gets | ~op_ready) & own_turn),
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
        .slot_wr_wid     (slot_write_wid),
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

    // RF-V3: What leaves says whether its number was a register.
    assign disp_imov = unit[0].leaves_imov | unit[1].leaves_imov;

    assign disp_oob = unit[0].leaves_oob | unit[1].leaves_oob;
    wire [15:0] begins_imov = (issue & inst_imov) ? one_hot_4(sel_wid) : 16'd0;
    wire [15:0] ends_imov = (disp_valid & disp_imov) ? one_hot_4(disp_wid) : 16'd0;

    always @(posedge clk) begin
        if (rst) begin
            moving <= 16'd0;
        end else begin
            // RF-V1: From its issue to its dispatch.
            moving <= begins_imov | (moving & ~ends_imov);
        end
    end

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, again_hit, frame_ctl_slot_rd_wid, sched_0_sel, alloc_cnt};

`ifdef WARPSMITH_COUNTERS
    // How many bits are set.
    function automatic [3:0] count_ones(input [7:0] v);
        integer bit_number;
        begin
            count_ones = 4'd0;
            for (bit_number = 0; bit_number < 8; bit_number = bit_number + 1)
                count_ones = count_ones + {3'd0, v[bit_number]};
        end
    endfunction

    always @(posedge clk) begin
        if (rst) begin
            cnt_issued <= 32'd0;
            cnt_dispatched <= 32'd0;
            cnt_operand_requests <= 32'd0;
            cnt_cache_hits <= 32'd0;
            cnt_slot_reads <= 32'd0;
        end else begin
            // RF-C2: issued = dispatched + busy collectors + issued + renamed, in every cycle.
            cnt_issued <= cnt_issued + {31'd0, gets};
            cnt_dispatched <= cnt_dispatched + {31'd0, disp_valid};
            // RF-C3: operand requests = cache hits + bank reads + queued reads.
            cnt_operand_requests <= cnt_operand_requests
                    + {28'd0, count_ones({again_valid | again_hit,
                    (|renamed_unit) ? renamed_src_valid : 6'd0})};
            cnt_cache_hits <= cnt_cache_hits
                    + {28'd0, count_ones({again_hit, (|renamed_unit) ? (renamed_src_valid & ~miss)
                    : 6'd0})};
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
