// Properties of sram_496x82_1_0, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

`ifdef WARPSMITH_FORMAL
    reg [8:0] f_row; // an arbitrary row
    always @(posedge clk) f_row <= f_row;

    // Symbol: one of them.
    always @* SR_W1_1: assume(f_row < 9'h1f0);

    wire [8:0] f_lanes_f_row;
    wire [LANE_W-1:0] f_lanes_f_data;
    wire f_lanes_f_known;
    genvar f_i;
    generate for (f_i = 0; f_i < 1; f_i = f_i + 1) begin : \lanes 
        (* hierconn *) wire [8:0] \u_lane.f_row ;
        assign f_lanes_f_row[f_i*9 +: 9] = \u_lane.f_row ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.f_data ;
        assign f_lanes_f_data[f_i*LANE_W +: LANE_W] = \u_lane.f_data ;
        (* hierconn *) wire \u_lane.f_known ;
        assign f_lanes_f_known[f_i] = \u_lane.f_known ;
    end endgenerate

    // Symbol: the row of the lane.
    always @* SR_W1_2: assume(f_lanes_f_row == f_row);

    wire [LANE_W-1:0] f_word = f_lanes_f_data;
    wire f_word_known = f_lanes_f_known;
    reg f_known; // the row was written in the lane
    reg [LANE_W-1:0] f_data; // with this
    always @(posedge clk)
        if (((en & we) & (row == f_row)) & wmask) begin
            f_known <= 1'b1;
            f_data <= wdata;
        end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_3: assert(~f_known | (f_word_known & (f_data == f_word)));

    // SR-R1: A read gives what was written last, in the same cycle.
    always @* SR_R1_1: assert(~((en & ~we) & (row == f_row) & f_known) | (rdata == f_data));
`endif
