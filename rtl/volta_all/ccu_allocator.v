// ccu_allocator: Which CCU the selected warp gets.
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top core -o .
// Latency: combinational
// Storage: 23 bits
//
//   port         dir  width  meaning
//   clk          in   1      clock
//   rst          in   1      synchronous reset, active high
//   free         in   2      units that are free
//   owner_valid  in   2      units that belong to a warp
//   owner_wid    in   8      [c] that warp
//   near_any     in   2      units that hold a near value
//   sel          in   16     the selected warp, one-hot, zero if none
//   sthld        in   6      waiting threshold, cycles
//   grant        out  2      the unit, one-hot, zero if none
//   issue        out  1      some unit is granted
//   waiting      out  1      the warp waits for a unit without near values
//   replaced     out  1      a unit with a near value is taken
//   cnt          out  7      the waiting counter
`default_nettype none

module ccu_allocator (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] free, // [NCU] units that are free
    input  wire [1:0] owner_valid, // [NCU] units that belong to a warp
    input  wire [7:0] owner_wid, // [NCU][WIDW] that warp
    input  wire [1:0] near_any, // [NCU] units that hold a near value
    input  wire [15:0] sel, // [NW] the selected warp, one-hot, zero if none
    input  wire [5:0] sthld, // waiting threshold, cycles
    output wire [1:0] grant, // [NCU] the unit, one-hot, zero if none
    output wire issue, // some unit is granted
    output wire waiting, // the warp waits for a unit without near values
    output wire replaced, // a unit with a near value is taken
    output wire [6:0] cnt // the waiting counter
);
    localparam NCU = 2; // CCUs
    localparam NW = 16; // warps
    localparam WIDW = 4; // bits of a warp's number
    genvar c;

    // Ports and text are made for these values; other values need another package.
    generate
        if (NCU != 2 || NW != 16 || WIDW != 4) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    // The bit of that number alone.
    function automatic [15:0] one_hot(input [3:0] v);
        one_hot = 16'd1 << v;
    endfunction

    // The lowest one of a vector, alone.
    function automatic [1:0] first_one(input [1:0] v);
        first_one = v & ~{v[0], 1'b0};
    endfunction

    // Choice
    generate
        for (c = 0; c < NCU; c = c + 1) begin : unit
            wire [15:0] owner = owner_valid[c] ? one_hot(owner_wid[c*WIDW +: WIDW]) : 16'd0;
            wire [15:0] free_owner = free[c] ? owner : 16'd0;
        end
    endgenerate

    wire [15:0] without = ~(unit[0].owner | unit[1].owner);

    reg [6:0] count; // waiting counter, stops at 127
    reg [15:0] lfsr; // start of the random pick

    wire [1:0] far = free & ~near_any;

    // CA-C1: Whether the counter says wait.
    wire wait_longer = count < {1'b0, sthld};

    wire all_near = (|free) & ~(|far);

    // CA-F7: Free units are all near and the counter says wait.
    (* keep *)
    wire [15:0] waits;
    assign waits = (all_near & wait_longer) ? without : 16'd0;

    assign waiting = |(sel & waits);

    // CA-F9: It does not say wait: a unit with a near value is taken.
    (* keep *)
    wire [15:0] replaces;
    assign replaces = (all_near & ~wait_longer) ? without : 16'd0;

    assign replaced = |(sel & replaces);

    // CA-F7: A wait counts, up to 127.
    // CA-F9: A replacement clears the counter.
    (* keep *)
    wire [6:0] count_then;
    assign count_then = wait_longer ? ((&count) ? count : count + 7'd1) : 7'd0;

    (* keep *)
    wire [15:0] counts;
    assign counts = all_near ? without : 16'd0;
    assign cnt = count;

    // CA-F5: Far units before near ones.
    wire [1:0] may_take = (|far) ? far : wait_longer ? 2'd0 : free;

    wire [1:0] ahead = {1'b1, ~lfsr[0]};
    wire [1:0] choice = (|(may_take & ahead)) ? first_one(may_take & ahead) : first_one(may_take);

    // CA-R1: The register steps iff a pick is granted (RND-1, RND-2).
    (* keep *)
    wire [15:0] draws;
    assign draws = (|may_take) ? without : 16'd0;

    always @(posedge clk) begin
        if (rst) begin
            count <= 7'd0;
            lfsr <= 16'hace1;
        end else begin
            if (|(sel & counts))
                count <= count_then;
            if (|(sel & draws))
                lfsr <= {1'b0, lfsr[15:1]} ^ (lfsr[0] ? 16'hb400 : 16'd0);
        end
    end

    // CA-F3: A warp that owns a free unit gets that one.
    // CA-F4: A warp that owns a busy unit gets none.
    // CA-F6: Without a free unit there is none.
    // Bit w: warp w would get the unit.
    (* keep *)
    wire [15:0] gets_0;
    assign gets_0 = unit[0].free_owner | (choice[0] ? without : 16'd0);

    assign grant[0] = |(sel & gets_0);

    // Bit w: warp w would get the unit.
    (* keep *)
    wire [15:0] gets_1;
    assign gets_1 = unit[1].free_owner | (choice[1] ? without : 16'd0);

    assign grant[1] = |(sel & gets_1);
    (* keep *)
    wire [15:0] able;
    assign able = (((|may_take) ? without : 16'd0) | unit[0].free_owner) | unit[1].free_owner;
    assign issue = |(sel & able);

`ifdef WARPSMITH_FORMAL
`include "ccu_allocator_props.vh"
`elsif WARPSMITH_ASSERT
`include "ccu_allocator_props.vh"
`endif
endmodule

`default_nettype wire
