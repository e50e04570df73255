// ocu: Operand collector unit.
// Made by Warpsmith 0.1.0: warpsmith gen tiny --top regfile -o .
// Latency: alloc to candidate: 1 cycle without sources, otherwise 1 after the last S
// Storage: 7 + META_W + 8*LANE_W bits
//
//   parameter  default  meaning
//   META_W     8        bits of metadata
//   LANE_W     2        bits of one lane
//
//   port             dir  width     meaning
//   clk              in   1         clock
//   rst              in   1         synchronous reset, active high
//   alloc_valid      in   1         an instruction is given to this unit
//   alloc_ready      out  1         the unit is free (registered)
//   alloc_wid        in   2         warp
//   alloc_meta       in   META_W    metadata
//   alloc_src_valid  in   2         slots that carry a source operand
//   s_valid          in   2         operand arrives on S port j
//   s_data           in   8*LANE_W  the operand
//   disp_cand        out  1         busy and complete (registered)
//   disp_sel         in   1         one-hot: dispatch port that reads this unit
//   disp_take        in   1         the transfer happens: the unit gets free
//   disp_wid         out  2         warp, zero unless selected
//   disp_meta        out  META_W    metadata, zero unless selected
//   disp_src_valid   out  2         slots present, zero unless selected
//   disp_data        out  8*LANE_W  [port][slot], zero unless selected and present
`default_nettype none

module ocu #(
    parameter META_W = 8,
    parameter LANE_W = 2
) (
    input  wire clk,
    input  wire rst,
    input  wire alloc_valid,
    output wire alloc_ready,
    input  wire [1:0] alloc_wid,
    input  wire [META_W-1:0] alloc_meta,
    input  wire [1:0] alloc_src_valid,
    input  wire [1:0] s_valid,
    input  wire [8*LANE_W-1:0] s_data,
    output wire disp_cand,
    input  wire disp_sel,
    input  wire disp_take,
    output wire [1:0] disp_wid,
    output wire [META_W-1:0] disp_meta,
    output wire [1:0] disp_src_valid,
    output wire [8*LANE_W-1:0] disp_data
);
    localparam LANES = 4; // lanes of a warp register
    genvar lane;

    // Control
    reg busy; // holds an instruction
    reg [1:0] wid; // its warp
    reg [META_W-1:0] meta; // its metadata
    reg [1:0] src_valid; // slots that carry an operand
    reg [1:0] ready; // operands that are here

    // Slots that are written now.
    wire [1:0] write = s_valid;

    wire alloc = alloc_valid & ~busy;

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
        end else begin
            // OCU-A1: A free unit takes the instruction.
            if (alloc)
                busy <= 1'b1;
            else begin
                // OCU-D2: A transfer frees the unit; the registers keep their values.
                if (disp_take)
                    busy <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (alloc) begin
            wid <= alloc_wid;
            meta <= alloc_meta;
            src_valid <= alloc_src_valid;
        end
    end

    always @(posedge clk) begin
        // OCU-S1: An operand that arrives makes its slot ready.
        if (alloc)
            ready <= 2'd0;
        else
            ready <= ready | write;
    end

    // OCU-A2: A unit that is freed now can be allocated in the next cycle.
    assign alloc_ready = ~busy;

    // Slots whose operand is not here.
    wire [1:0] missing = src_valid & ~ready;

    // OCU-D1: Candidate iff busy and every present slot is ready.
    assign disp_cand = busy & ~(|missing);

    // OCU-D3: Zero unless the port selects this unit.
    assign disp_wid = disp_sel ? wid : 2'd0;

    assign disp_meta = disp_sel ? meta : {META_W{1'b0}};
    assign disp_src_valid = disp_sel ? src_valid : 2'd0;

    // Data
    wire [4*LANE_W-1:0] disp_data_0, disp_data_1;
    generate
        for (lane = 0; lane < LANES; lane = lane + 1) begin : lanes
            ocu_lane #(.LANE_W(LANE_W)) u_lane (
                .clk       (clk),
                .write     (write),
                .s_data    ({s_data[(LANES + lane)*LANE_W +: LANE_W],
                        s_data[lane*LANE_W +: LANE_W]}),
                .read      (disp_src_valid),
                .disp_data ({disp_data_1[lane*LANE_W +: LANE_W],
                        disp_data_0[lane*LANE_W +: LANE_W]})
            );
        end
    endgenerate
    assign disp_data = {disp_data_1, disp_data_0};

`ifdef FORMAL
    reg f_past; // the last cycle was no reset
    reg f_busy; // in the last cycle
    reg f_alloc; // in the last cycle
    reg f_take; // in the last cycle
    reg [1:0] f_src; // slots asked for in the last cycle
    reg [1:0] f_ready; // operands of the last cycle and arrivals

    always @(posedge clk) begin
        if (rst) begin
            f_past <= 1'b0;
        end else begin
            f_past <= 1'b1;
        end
    end

    always @(posedge clk) begin
        f_busy <= busy;
        f_alloc <= alloc_valid;
        f_take <= disp_take;
        f_src <= alloc_src_valid;
        f_ready <= ready | write;
    end

    // OCU-A1: An instruction that is given is taken, without operands.
    always @* if (!rst) assert(~(f_past & f_alloc) | (busy & (src_valid == f_src) & ~(|ready)));

    // OCU-A2: Never over-allocated: ready only while free.
    always @* if (!rst) assert(alloc_ready == ~busy);

    // OCU-D2: Without a new instruction busy until the transfer.
    always @* if (!rst) assert(~(f_past & ~f_alloc) | (busy == (f_busy & ~f_take)));

    // OCU-S1: Operands stay, and those that arrive are added.
    always @* if (!rst) assert(~(f_past & ~f_alloc) | (ready == f_ready));

    // OCU-S1: Only slots that are present get an operand.
    always @* if (!rst) assert(~busy | ~(|(ready & ~src_valid)));

    // OCU-D1: A candidate is busy and has all operands.
    always @* if (!rst) assert(disp_cand == (busy & (&(ready | ~src_valid))));

    reg [1:0] f_wid; // the warp given last
    reg [META_W-1:0] f_meta; // its metadata

    always @(posedge clk) begin
        if (alloc_valid) begin
            f_wid <= alloc_wid;
            f_meta <= alloc_meta;
        end
    end

    // OCU-A1: Warp and metadata are those that were given, until the transfer.
    always @* if (!rst) assert(~busy | ((wid == f_wid) & (meta == f_meta)));

    // OCU-D3: The port that selects the unit has its instruction, others zero.
    always @* if (!rst) assert((disp_wid == (disp_sel ? f_wid : 2'd0))
            & (disp_meta == (disp_sel ? f_meta : {META_W{1'b0}}))
            & (disp_src_valid == (disp_sel ? src_valid : 2'd0)));

    reg [1:0] f_slot; // an arbitrary operand slot
    reg [4*LANE_W-1:0] f_data; // what arrived in it last

    always @(posedge clk) f_slot <= f_slot;

    // Symbol: one of them.
    always @* if (!rst) assume((|f_slot) & ~(|(f_slot & (f_slot - 2'd1))));

    always @(posedge clk) begin
        if ((s_valid[0] & f_slot[0]) | (s_valid[1] & f_slot[1]))
            f_data <= ({(4*LANE_W){s_valid[0] & f_slot[0]}} & s_data[4*LANE_W-1:0])
                    | ({(4*LANE_W){s_valid[1] & f_slot[1]}} & s_data[4*LANE_W +: 4*LANE_W]);
    end

    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_data_0 = \lanes[0].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_data_0 = \lanes[1].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_data_0 = \lanes[2].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.data_0 ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_data_0 = \lanes[3].u_lane.data_0 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_data_1 = \lanes[0].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_data_1 = \lanes[1].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_data_1 = \lanes[2].u_lane.data_1 ;
    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.data_1 ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_data_1 = \lanes[3].u_lane.data_1 ;

    // OCU-S1: The slot holds what arrived.
    always @* if (!rst) assert(~(busy & (|(f_slot & ready)))
            | ((({(4*LANE_W){f_slot[0]}} & {f_lanes_3_u_lane_data_0, f_lanes_2_u_lane_data_0,
            f_lanes_1_u_lane_data_0, f_lanes_0_u_lane_data_0})
            | ({(4*LANE_W){f_slot[1]}} & {f_lanes_3_u_lane_data_1, f_lanes_2_u_lane_data_1,
            f_lanes_1_u_lane_data_1, f_lanes_0_u_lane_data_1})) == f_data));

    // OCU-D3: It leaves as it arrived; zero if absent or not selected.
    always @* if (!rst) assert((({(4*LANE_W){f_slot[0]}} & disp_data[4*LANE_W-1:0])
            | ({(4*LANE_W){f_slot[1]}} & disp_data[4*LANE_W +: 4*LANE_W])) ==
            ((disp_sel & (|(f_slot & src_valid))) ? f_data : {(4*LANE_W){1'b0}}));
`endif

`ifdef WARPSMITH_ASSERT
    // OCU-A1
`ifdef FORMAL
    always @* if (!rst) assume(~alloc_valid | ~busy);
`else
    always @(posedge clk) if (!rst && (~alloc_valid | ~busy) !== 1'b1) begin
        $display("%m: OCU-A1 violated at %0t", $time);
        $finish;
    end
`endif

    // OCU-S1
`ifdef FORMAL
    always @* if (!rst) assume(~(|write) | (busy & ~(|(write & ~missing))));
`else
    always @(posedge clk) if (!rst && (~(|write) | (busy & ~(|(write & ~missing)))) !== 1'b1) begin
        $display("%m: OCU-S1 violated at %0t", $time);
        $finish;
    end
`endif

    // OCU-D1
`ifdef FORMAL
    always @* if (!rst) assume(~disp_sel | disp_cand);
`else
    always @(posedge clk) if (!rst && (~disp_sel | disp_cand) !== 1'b1) begin
        $display("%m: OCU-D1 violated at %0t", $time);
        $finish;
    end
`endif

    // OCU-D2
`ifdef FORMAL
    always @* if (!rst) assume(~disp_take | disp_sel);
`else
    always @(posedge clk) if (!rst && (~disp_take | disp_sel) !== 1'b1) begin
        $display("%m: OCU-D2 violated at %0t", $time);
        $finish;
    end
`endif
`endif
endmodule

`default_nettype wire
