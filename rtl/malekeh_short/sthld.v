// sthld: Interval counter and state machine of the waiting threshold.
// Made by Warpsmith 0.1.0: warpsmith gen malekeh_short --top subcore -o .
// Latency: 4 cycles from the end of an interval to sthld and state
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
    input  wire [2:0] issued,
    input  wire rom_we,
    input  wire [3:0] rom_addr,
    input  wire [6:0] rom_data,
    output wire [5:0] threshold,
    output wire [2:0] state
);

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
    reg fell; // the count fell
    reg is_large; // the change is large

    wire less = cur < prev;

    always @(posedge clk) begin
        // SH-P1: How far the count moved.
        if (step1) begin
            change <= less ? (prev - cur) : cur - prev;
            fell <= less;
        end
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
    reg [6:0] entry_0; // state 1, symbol S: {next, delta}
    reg [6:0] entry_1; // state 1, symbol L: {next, delta}
    reg [6:0] entry_2; // state 2, symbol S: {next, delta}
    reg [6:0] entry_3; // state 2, symbol L: {next, delta}
    reg [6:0] entry_4; // state 3, symbol S: {next, delta}
    reg [6:0] entry_5; // state 3, symbol L: {next, delta}
    reg [6:0] entry_6; // state 4, symbol S: {next, delta}
    reg [6:0] entry_7; // state 4, symbol L: {next, delta}
    reg [6:0] entry_8; // state 5, symbol S: {next, delta}
    reg [6:0] entry_9; // state 5, symbol L: {next, delta}
    reg [6:0] entry_10; // state 6, symbol S: {next, delta}
    reg [6:0] entry_11; // state 6, symbol L: {next, delta}

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

    wire symbol = is_large;

    // SH-P3: The table gives the next state and the move of the threshold.
    wire [6:0] entry = ({7{(state_now == 3'd1) & ~symbol}} & entry_0)
            | ({7{(state_now == 3'd1) & symbol}} & entry_1)
            | ({7{(state_now == 3'd2) & ~symbol}} & entry_2)
            | ({7{(state_now == 3'd2) & symbol}} & entry_3)
            | ({7{(state_now == 3'd3) & ~symbol}} & entry_4)
            | ({7{(state_now == 3'd3) & symbol}} & entry_5)
            | ({7{(state_now == 3'd4) & ~symbol}} & entry_6)
            | ({7{(state_now == 3'd4) & symbol}} & entry_7)
            | ({7{(state_now == 3'd5) & ~symbol}} & entry_8)
            | ({7{(state_now == 3'd5) & symbol}} & entry_9)
            | ({7{(state_now == 3'd6) & ~symbol}} & entry_10)
            | ({7{(state_now == 3'd6) & symbol}} & entry_11);

    // SH-C1: After a clamp at 0 the way back up from it is not taken.
    wire [3:0] delta = ((state_now == 3'd5) & ~symbol & clamped & ~entry[3]) ? 4'd0 : entry[3:0];

    wire [7:0] by = {{4{delta[3]}}, delta};
    wire [7:0] sum = {2'd0, threshold_now} + by;

    // SH-Z1: States 0 and 7 do not exist.
    wire [2:0] next_state = ((entry[6:4] == 3'd0) | (entry[6:4] == 3'd7)) ? 3'd1 : entry[6:4];

    always @(posedge clk) begin
        if (rst) begin
            state_now <= 3'd1;
            threshold_now <= 6'd0;
            clamped <= 1'b0;
            entry_0 <= 7'd33;
            entry_1 <= 7'd33;
            entry_2 <= 7'd33;
            entry_3 <= 7'd49;
            entry_4 <= 7'd33;
            entry_5 <= 7'd78;
            entry_6 <= 7'd95;
            entry_7 <= 7'd95;
            entry_8 <= 7'd97;
            entry_9 <= 7'd95;
            entry_10 <= 7'd96;
            entry_11 <= 7'd49;
        end else begin
            // SH-T1: An entry is written at the clock edge.
            if (rom_we & (rom_addr == 4'd0))
                entry_0 <= rom_data;
            if (rom_we & (rom_addr == 4'd1))
                entry_1 <= rom_data;
            if (rom_we & (rom_addr == 4'd2))
                entry_2 <= rom_data;
            if (rom_we & (rom_addr == 4'd3))
                entry_3 <= rom_data;
            if (rom_we & (rom_addr == 4'd4))
                entry_4 <= rom_data;
            if (rom_we & (rom_addr == 4'd5))
                entry_5 <= rom_data;
            if (rom_we & (rom_addr == 4'd6))
                entry_6 <= rom_data;
            if (rom_we & (rom_addr == 4'd7))
                entry_7 <= rom_data;
            if (rom_we & (rom_addr == 4'd8))
                entry_8 <= rom_data;
            if (rom_we & (rom_addr == 4'd9))
                entry_9 <= rom_data;
            if (rom_we & (rom_addr == 4'd10))
                entry_10 <= rom_data;
            if (rom_we & (rom_addr == 4'd11))
                entry_11 <= rom_data;
            if (step3) begin
                state_now <= next_state;
                threshold_now <= sum[7] ? 6'd0 : (7'd63 < sum[6:0]) ? {6{1'b1}} : sum[5:0];
                clamped <= sum[7];
            end
        end
    end

    assign threshold = threshold_now;
    assign state = state_now;

    // What is unused on purpose, for linters.
    wire _unused_ok = &{1'b0, fell};

`ifdef FORMAL
`include "sthld_props.vh"
`elsif WARPSMITH_ASSERT
`include "sthld_props.vh"
`endif
endmodule

`default_nettype wire
