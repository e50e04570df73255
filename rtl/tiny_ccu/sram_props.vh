// Properties of sram, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top regfile -o .

`ifdef FORMAL
    reg [2:0] f_row; // an arbitrary row

    always @(posedge clk) f_row <= f_row;

    (* hierconn *) wire [2:0] \lanes[0].u_lane.f_row ;
    wire [2:0] f_lanes_0_u_lane_f_row = \lanes[0].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_1: assume(f_lanes_0_u_lane_f_row == f_row);

    (* hierconn *) wire [2:0] \lanes[1].u_lane.f_row ;
    wire [2:0] f_lanes_1_u_lane_f_row = \lanes[1].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_2: assume(f_lanes_1_u_lane_f_row == f_row);

    (* hierconn *) wire [2:0] \lanes[2].u_lane.f_row ;
    wire [2:0] f_lanes_2_u_lane_f_row = \lanes[2].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_3: assume(f_lanes_2_u_lane_f_row == f_row);

    (* hierconn *) wire [2:0] \lanes[3].u_lane.f_row ;
    wire [2:0] f_lanes_3_u_lane_f_row = \lanes[3].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_4: assume(f_lanes_3_u_lane_f_row == f_row);

    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_f_data = \lanes[0].u_lane.f_data ;
    (* hierconn *) wire \lanes[0].u_lane.f_known ;
    wire f_lanes_0_u_lane_f_known = \lanes[0].u_lane.f_known ;

    reg f_known_0; // the lane was written
    reg [LANE_W-1:0] f_data_0; // with this

    wire _en_and = en & we & (row == f_row);

    always @(posedge clk) begin
        if (_en_and & wmask[0]) begin
            f_known_0 <= 1'b1;
            f_data_0 <= wdata[LANE_W-1:0];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_5: assert(~f_known_0 | (f_lanes_0_u_lane_f_known
            & (f_data_0 == f_lanes_0_u_lane_f_data)));

    reg f_known_read_0; // the row was read last
    reg [LANE_W-1:0] f_read_0; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_0 <= (row == f_row) & f_known_0;
            f_read_0 <= f_data_0;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_1: assert(~f_known_read_0 | (rdata[LANE_W-1:0] == f_read_0));

    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_f_data = \lanes[1].u_lane.f_data ;
    (* hierconn *) wire \lanes[1].u_lane.f_known ;
    wire f_lanes_1_u_lane_f_known = \lanes[1].u_lane.f_known ;

    reg f_known_1; // the lane was written
    reg [LANE_W-1:0] f_data_1; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[1]) begin
            f_known_1 <= 1'b1;
            f_data_1 <= wdata[LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_6: assert(~f_known_1 | (f_lanes_1_u_lane_f_known
            & (f_data_1 == f_lanes_1_u_lane_f_data)));

    reg f_known_read_1; // the row was read last
    reg [LANE_W-1:0] f_read_1; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_1 <= (row == f_row) & f_known_1;
            f_read_1 <= f_data_1;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_2: assert(~f_known_read_1 | (rdata[LANE_W +: LANE_W] == f_read_1));

    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_f_data = \lanes[2].u_lane.f_data ;
    (* hierconn *) wire \lanes[2].u_lane.f_known ;
    wire f_lanes_2_u_lane_f_known = \lanes[2].u_lane.f_known ;

    reg f_known_2; // the lane was written
    reg [LANE_W-1:0] f_data_2; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[2]) begin
            f_known_2 <= 1'b1;
            f_data_2 <= wdata[2*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_7: assert(~f_known_2 | (f_lanes_2_u_lane_f_known
            & (f_data_2 == f_lanes_2_u_lane_f_data)));

    reg f_known_read_2; // the row was read last
    reg [LANE_W-1:0] f_read_2; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_2 <= (row == f_row) & f_known_2;
            f_read_2 <= f_data_2;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_3: assert(~f_known_read_2 | (rdata[2*LANE_W +: LANE_W] == f_read_2));

    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_f_data = \lanes[3].u_lane.f_data ;
    (* hierconn *) wire \lanes[3].u_lane.f_known ;
    wire f_lanes_3_u_lane_f_known = \lanes[3].u_lane.f_known ;

    reg f_known_3; // the lane was written
    reg [LANE_W-1:0] f_data_3; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[3]) begin
            f_known_3 <= 1'b1;
            f_data_3 <= wdata[3*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_8: assert(~f_known_3 | (f_lanes_3_u_lane_f_known
            & (f_data_3 == f_lanes_3_u_lane_f_data)));

    reg f_known_read_3; // the row was read last
    reg [LANE_W-1:0] f_read_3; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_3 <= (row == f_row) & f_known_3;
            f_read_3 <= f_data_3;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_4: assert(~f_known_read_3 | (rdata[3*LANE_W +: LANE_W] == f_read_3));

    reg f_known_past; // a cycle has passed
    reg f_one; // a row was read in the last cycle
    reg [4*LANE_W-1:0] f_was; // the output of the last cycle

    always @(posedge clk) begin
        f_known_past <= 1'b1;
        f_one <= en & ~we;
        f_was <= rdata;
    end

    // SR-X1: The output stays until the next read.
    always @* SR_X1_1: assert(~(f_known_past & ~f_one) | (rdata == f_was));
`endif
