// Properties of sram, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen vortex4x4 --top collector_stage -o .

`ifdef WARPSMITH_FORMAL
    reg [5:0] f_row; // an arbitrary row
    reg [1:0] f_lane; // an arbitrary lane
    always @(posedge clk) begin
        f_row <= f_row;
        f_lane <= f_lane;
    end
    wire [23:0] f_lanes_f_row;
    wire [4*LANE_W-1:0] f_lanes_f_data;
    wire [3:0] f_lanes_f_known;
    genvar f_i;
    generate for (f_i = 0; f_i < 4; f_i = f_i + 1) begin : \lanes 
        (* hierconn *) wire [5:0] \u_lane.f_row ;
        assign f_lanes_f_row[f_i*6 +: 6] = \u_lane.f_row ;
        (* hierconn *) wire [LANE_W-1:0] \u_lane.f_data ;
        assign f_lanes_f_data[f_i*LANE_W +: LANE_W] = \u_lane.f_data ;
        (* hierconn *) wire \u_lane.f_known ;
        assign f_lanes_f_known[f_i] = \u_lane.f_known ;
    end endgenerate

    // Symbol: the row of the lane.
    always @* SR_W1_1: assume(f_lanes_f_row[f_lane*6 +: 6] == f_row);

    wire [LANE_W-1:0] f_word = f_lanes_f_data[f_lane*LANE_W +: LANE_W];
    wire f_word_known = f_lanes_f_known[f_lane];
    reg f_known; // the row was written in the lane
    reg [LANE_W-1:0] f_data; // with this
    always @(posedge clk)
        if (((en & we) & (row == f_row)) & wmask[f_lane]) begin
            f_known <= 1'b1;
            f_data <= wdata[f_lane*LANE_W +: LANE_W];
        end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_2: assert(~f_known | (f_word_known & (f_data == f_word)));

    reg f_known_last; // the row was read last
    reg [LANE_W-1:0] f_read; // what was in it
    always @(posedge clk)
        if (en & ~we) begin
            f_known_last <= (row == f_row) & f_known;
            f_read <= f_data;
        end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_1: assert(~f_known_last | (rdata[f_lane*LANE_W +: LANE_W] == f_read));

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
