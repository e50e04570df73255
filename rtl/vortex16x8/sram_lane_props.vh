// Properties of sram_lane, part of that module for formal tools (WARPSMITH_FORMAL) and assertions
// in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen vortex16x8 --top collector_stage -o .

`ifdef WARPSMITH_FORMAL
    reg [7:0] f_row; // an arbitrary row
    always @(posedge clk) f_row <= f_row;
    reg f_known; // it was written
    reg [LANE_W-1:0] f_data; // what was written last
    always @(posedge clk)
        if (write & (row == f_row)) begin
            f_known <= 1'b1;
            f_data <= wdata;
        end

    // SR-W1: A row holds what was written last.
    always @* SR_W1_1: assert(~f_known | (mem[f_row] == f_data));

    reg f_known_read; // that row was read last, and known then
    reg [LANE_W-1:0] f_read; // what was in it
    always @(posedge clk)
        if (read) begin
            f_known_read <= f_known & (row == f_row);
            f_read <= f_data;
        end

    // SR-R1: A read gives what was written last.
    always @* SR_R1_1: assert(~f_known_read | (rdata == f_read));

    reg f_known_quiet; // nothing was read in the last cycle
    reg [LANE_W-1:0] f_was; // the output of the last cycle
    always @(posedge clk) begin
        f_known_quiet <= ~read;
        f_was <= rdata;
    end

    // SR-X1: The output stays until the next read.
    always @* SR_X1_1: assert(~f_known_quiet | (rdata == f_was));
`endif
