// Properties of sram_lane_496x82_1_0, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_cars --top core -o .

`ifdef WARPSMITH_FORMAL
    reg [8:0] f_row; // an arbitrary row
    always @(posedge clk) f_row <= f_row;

    // Symbol: one of them.
    always @* SR_W1_1: assume(f_row < 9'h1f0);

    reg f_known; // it was written
    reg [LANE_W-1:0] f_data; // what was written last
    always @(posedge clk)
        if (write & (row == f_row)) begin
            f_known <= 1'b1;
            f_data <= wdata;
        end

    // SR-W1: A row holds what was written last.
    always @* SR_W1_2: assert(~f_known | (mem[f_row] == f_data));

    // SR-R1: A row that was written is read as it was written.
    always @* SR_R1_1: assert(~(f_known & (row == f_row)) | (rdata == f_data));
`endif
