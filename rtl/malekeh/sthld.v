// sthld: Interval counter and state machine of the waiting threshold.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh --top subcore -o .
// Latency: 4 cycles from the end of an interval to threshold and state
// Storage: 176 bits
//
//   port       dir  width  meaning
//   clk        in   1      clock
//   rst        in   1      synchronous reset, active high
//   issued     in   3      instructions issued in this cycle
//   rom_we     in   1      an entry of the table is written
//   rom_addr   in   4      2 * (state - 1) + symbol; 12 to 15 are ignored
//   rom_data   in   7      {next state 3, delta 4}
//   threshold  out  6      waiting threshold (registered)
//   state      out  3      state 1..6 (registered)
`default_nettype none

module sthld (
    input  wire clk,
    input  wire rst,
    input  wire [2:0] issued, // instructions issued in this cycle
    input  wire rom_we, // an entry of the table is written
    input  wire [3:0] rom_addr, // 2 * (state - 1) + symbol; 12 to 15 are ignored
    input  wire [6:0] rom_data, // [ENTRYW] {next state 3, delta 4}
    output wire [5:0] threshold, // waiting threshold (registered)
    output wire [2:0] state // state 1..6 (registered)
);
    localparam ENTRIES = 12; // of the table: 2 * (state - 1) + symbol
    localparam ENTRYW = 7; // {next state, delta}
    genvar e;

    // Ports and text are made for these values; other values need another package.
    generate
        if (ENTRIES != 12 || ENTRYW != 7) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [11:0] one_hot(input [3:0] v);
        one_hot = 12'd1 << v;
    endfunction

    // The item whose bit is set; zero if none is.
    function automatic [6:0] select(input [11:0] v, input [83:0] items);
        integer i;
        begin
            select = 7'd0;
            for (i = 0; i < 12; i = i + 1)
                select = select | ({7{v[i]}} & items[i*7 +: 7]);
        end
    endfunction

    // Interval
    reg [13:0] cycle; // cycle of the interval
    reg [15:0] total; // instructions of the interval
    reg [15:0] cur; // instructions of the last interval
    reg [15:0] prev; // instructions of the one before
    reg step1; // 1 cycle after the end of an interval
    reg step2; // 2 cycles after it
    reg step3; // 3 cycles after it

    // SH-I1: Intervals follow each other from reset on.
    wire last_cycle = cycle == 14'h270f;

    wire [15:0] total_and_issued = total + {13'd0, issued};

    always @(posedge clk) begin
        // SH-I2: At its end the count is kept.
        if (last_cycle)
            cur <= total_and_issued;
    end

    // Change
    reg [15:0] change; // difference of the two counts
    reg is_large; // the change is large

    wire less = cur < prev;

    always @(posedge clk) begin
        // SH-P1: How far the count moved.
        if (step1)
            change <= less ? (prev - cur) : cur - prev;
    end

    wire [23:0] scaled_change = {8'd0, change} * 24'd50;
    wire [23:0] scaled_prev = {8'd0, prev};

    always @(posedge clk) begin
        // SH-P2: Relative to the count before; equality is small.
        if (step2)
            is_large <= scaled_prev < scaled_change;
    end

    // State machine
    reg [2:0] state_now; // state
    reg [5:0] threshold_now; // waiting threshold
    reg clamped; // the last sum was below 0

    always @(posedge clk) begin
        if (rst) begin
            cycle <= 14'd0;
            total <= 16'd0;
            prev <= 16'd0;
            step1 <= 1'b0;
            step2 <= 1'b0;
            step3 <= 1'b0;
        end else begin
            cycle <= last_cycle ? 14'd0 : cycle + 14'd1;
            total <= last_cycle ? 16'd0 : total_and_issued;
            step1 <= last_cycle;
            step2 <= step1;
            step3 <= step2;
            if (step3)
                prev <= cur;
        end
    end

    // {next state, delta}, from the last entry to the first.
    wire [ENTRIES*ENTRYW-1:0] at_reset = {7'd49, 7'd96, 7'd95, 7'd97, 7'd95, 7'd95, 7'd78, 7'd33,
            7'd49, 7'd33, 7'd33, 7'd33};

    wire [ENTRIES*ENTRYW-1:0] entries;

    generate
        for (e = 0; e < ENTRIES; e = e + 1) begin : row
            reg [ENTRYW-1:0] kept; // {next state, delta}

            always @(posedge clk) begin
                // SH-T1: An entry is written at the clock edge.
                if (rst)
                    kept <= at_reset[e*ENTRYW +: ENTRYW];
                else if (rom_we & (rom_addr == e[3:0]))
                    kept <= rom_data;
            end

            assign entries[e*ENTRYW +: ENTRYW] = kept;
        end
    endgenerate

    // SH-P3: The table gives the next state and the move of the threshold.
    wire [3:0] row_number = {state_now, is_large} - 4'd2;

    wire [6:0] entry = select(one_hot(row_number), entries);

    // SH-C1: After a clamp at 0 the way back up from it is not taken.
    wire [3:0] delta = ((state_now == 3'd5) & ~is_large & clamped & ~entry[3]) ? 4'd0 : entry[3:0];

    wire [7:0] by = {{4{delta[3]}}, delta};
    wire [7:0] sum = {2'd0, threshold_now} + by;

    // SH-Z1: States 0 and 7 do not exist.
    wire [2:0] next_state = ((entry[6:4] == 3'd0) | (entry[6:4] == 3'd7)) ? 3'd1 : entry[6:4];

    always @(posedge clk) begin
        if (rst) begin
            state_now <= 3'd1;
            threshold_now <= 6'd0;
            clamped <= 1'b0;
        end else begin
            if (step3) begin
                state_now <= next_state;
                threshold_now <= sum[7] ? 6'd0 : (7'd63 < sum[6:0]) ? {6{1'b1}} : sum[5:0];
                clamped <= sum[7];
            end
        end
    end

    assign threshold = threshold_now;
    assign state = state_now;

`ifdef WARPSMITH_FORMAL
`include "sthld_props.vh"
`elsif WARPSMITH_ASSERT
`include "sthld_props.vh"
`endif
endmodule

`default_nettype wire
