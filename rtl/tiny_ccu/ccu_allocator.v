// ccu_allocator: Which CCU the selected warp gets.
// Made by Warpsmith 0.1.0: warpsmith gen tiny_ccu --top regfile -o .
// Latency: combinational
//
//   port         dir  width  meaning
//   clk          in   1      clock
//   rst          in   1      synchronous reset, active high
//   free         in   2      units that are free
//   owner_valid  in   2      units that belong to a warp
//   owner_wid    in   4      [c] that warp
//   near_any     in   2      units that hold a near value
//   sel          in   4      the selected warp, one-hot, zero if none
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
    input  wire [1:0] free,
    input  wire [1:0] owner_valid,
    input  wire [3:0] owner_wid,
    input  wire [1:0] near_any,
    input  wire [3:0] sel,
    input  wire [5:0] sthld,
    output wire [1:0] grant,
    output wire issue,
    output wire waiting,
    output wire replaced,
    output wire [6:0] cnt
);

    // Choice
    wire [3:0] owner_0 = owner_valid[0] ? {owner_wid[1:0] == 2'd3, owner_wid[1:0] == 2'd2,
            owner_wid[1:0] == 2'd1, owner_wid[1:0] == 2'd0} : 4'd0;
    wire [3:0] owner_1 = owner_valid[1] ? {owner_wid[3:2] == 2'd3, owner_wid[3:2] == 2'd2,
            owner_wid[3:2] == 2'd1, owner_wid[3:2] == 2'd0} : 4'd0;
    wire [3:0] without = ~(owner_0 | owner_1);

    reg [6:0] count; // waiting counter, stops at 127
    reg [15:0] lfsr; // start of the random pick

    wire [1:0] far = free & ~near_any;

    // CA-C1: Whether the counter says wait.
    wire wait_longer = count < {1'b0, sthld};

    wire all_near = (|free) & ~(|far);

    // CA-F7: Free units are all near and the counter says wait.
    (* keep *)
    wire [3:0] waits;
    assign waits = (all_near & wait_longer) ? without : 4'd0;

    assign waiting = |(sel & waits);

    // CA-F9: It does not say wait: a unit with a near value is taken.
    (* keep *)
    wire [3:0] replaces;
    assign replaces = (all_near & ~wait_longer) ? without : 4'd0;

    assign replaced = |(sel & replaces);

    // CA-F7: A wait counts, up to 127.
    // CA-F9: A replacement clears the counter.
    (* keep *)
    wire [6:0] count_then;
    assign count_then = wait_longer ? ((&count) ? count : count + 7'd1) : 7'd0;

    (* keep *)
    wire [3:0] counts;
    assign counts = all_near ? without : 4'd0;
    assign cnt = count;

    // CA-F5: Far units before near ones.
    wire [1:0] may_take = (|far) ? far : wait_longer ? 2'd0 : free;

    wire [1:0] _some = may_take & {1'b1, ~lfsr[0]};
    wire [1:0] _some_first = _some & ~{_some[0], 1'b0};
    wire [1:0] _may_take_first = may_take & ~{may_take[0], 1'b0};
    wire [1:0] choice = (|_some) ? _some_first : _may_take_first;

    // CA-R1: The register steps iff a pick is granted (RND-1, RND-2).
    (* keep *)
    wire [3:0] draws;
    assign draws = (|may_take) ? without : 4'd0;

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

    // Bit w: warp w would get the unit.
    (* keep *)
    wire [3:0] gets_0;
    assign gets_0 = (free[0] ? owner_0 : 4'd0) | (choice[0] ? without : 4'd0);

    (* keep *)
    wire [3:0] gets_1;
    assign gets_1 = (free[1] ? owner_1 : 4'd0) | (choice[1] ? without : 4'd0);

    // CA-F3: A warp that owns a free unit gets that one.
    // CA-F4: A warp that owns a busy unit gets none.
    // CA-F6: Without a free unit there is none.
    assign grant = {|(sel & gets_1), |(sel & gets_0)};

    (* keep *)
    wire [3:0] able;
    assign able = (((|may_take) ? without : 4'd0) | (free[0] ? owner_0 : 4'd0))
            | (free[1] ? owner_1 : 4'd0);
    assign issue = |(sel & able);

`ifdef FORMAL
    // CA-F6: One unit at most, and only a free one.
    always @* if (!rst) assert(~(|(grant & (grant - 2'd1))) & ~(|(grant & ~free)));

    // CA-F3: Issued iff a unit is granted.
    always @* if (!rst) assert(issue == (|grant));

    wire [1:0] _joined = {|sel[3:2], sel[1] | sel[3]};
    wire _any_sel_and = (|sel) & owner_valid[0] & (owner_wid[1:0] == _joined);
    wire _any_sel_and_2 = (|sel) & owner_valid[1] & (owner_wid[3:2] == _joined);
    wire [1:0] _joined_2 = {_any_sel_and_2, _any_sel_and};

    // CCU-I1: Duty: at most one unit belongs to a warp.
    always @* if (!rst) assume(~(|(_joined_2 & (_joined_2 - 2'd1))));

    wire _inverse = ~(_any_sel_and | _any_sel_and_2);

    // CCU-I1: A warp that owns a unit is given no other one.
    always @* if (!rst) assert(_inverse | ~(|(grant & ~_joined_2)));

    // CA-F4: It is given its own one iff that is free.
    always @* if (!rst) assert(_inverse | (grant == (_joined_2 & free)));

    wire _any_sel_and_3 = (|sel) & _inverse;

    // CA-F5: A warp without a unit is given a far one if one is free.
    always @* if (!rst) assert(~(_any_sel_and_3 & (|(free & ~near_any)))
            | (|(grant & (free & ~near_any))));

    wire _and = _any_sel_and_3 & (|free) & ~(|(free & ~near_any));
    wire _count_below = count < {1'b0, sthld};

    // CA-F7: If the free ones are all near, it waits as long as the counter says.
    always @* if (!rst) assert((waiting == (_and & _count_below)) & (~waiting | ~(|grant)));

    // CA-F9: Then it is given one of them.
    always @* if (!rst) assert((replaced == (_and & ~_count_below)) & (~replaced | (|grant)));

    // CA-C1: It waits below sthld.
    always @* if (!rst) assert(~_and | (waiting == _count_below));

    reg [15:0] f_pick; // a record of the register
    reg f_pick_used; // a pick was consumed in the last cycle

    wire _and_2 = _any_sel_and_3 & (|grant);

    always @(posedge clk) begin
        if (rst) begin
            f_pick_used <= 1'b0;
        end else begin
            f_pick_used <= _and_2;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            f_pick <= 16'hace1;
        end else begin
            if (_and_2)
                f_pick <= {f_pick[0], f_pick[15], f_pick[14] ^ f_pick[0], f_pick[13] ^ f_pick[0],
                        f_pick[12], f_pick[11] ^ f_pick[0], f_pick[10:1]};
        end
    end

    // RND-1: One step after a pick that was consumed.
    always @* if (!rst) assert(~f_pick_used | (lfsr == f_pick));

    // RND-2: No step otherwise.
    always @* if (!rst) assert(f_pick_used | (lfsr == f_pick));

    wire [1:0] _some_2 = (|(free & ~near_any)) ? (free & ~near_any) : free;
    wire [1:0] _start_onehot = {f_pick[0], ~f_pick[0]};
    wire [1:0] _start_upto = _start_onehot | {_start_onehot[0], 1'b0};
    wire [1:0] _some_ahead = _some_2 & _start_upto;
    wire [1:0] _some_ahead_first = _some_ahead & ~{_some_ahead[0], 1'b0};
    wire [1:0] _some_first_2 = _some_2 & ~{_some_2[0], 1'b0};

    // CA-R1: A warp without a unit is given what pick() gives; the register follows.
    always @* if (!rst) assert(~_and_2 | (grant == ((|_some_ahead) ? _some_ahead_first
            : _some_first_2)));

    reg f_past; // the last cycle was no reset
    reg [6:0] f_count; // what the counter must be

    always @(posedge clk) begin
        if (rst) begin
            f_past <= 1'b0;
        end else begin
            f_past <= 1'b1;
        end
    end

    always @(posedge clk) begin
        f_count <= replaced ? 7'd0 : waiting ? ((&count) ? count : count + 7'd1) : count;
    end

    // CA-F7: The counter counts waits up to 127, and replacements clear it.
    always @* if (!rst) assert(~f_past | (count == f_count));
`endif

`ifdef WARPSMITH_ASSERT
    // CA-F3
`ifdef FORMAL
    always @* if (!rst) assume(~(|(sel & (sel - 4'd1))));
`else
    always @(posedge clk) if (!rst && (~(|(sel & (sel - 4'd1)))) !== 1'b1) begin
        $display("%m: CA-F3 violated at %0t", $time);
        $finish;
    end
`endif
`endif
endmodule

`default_nettype wire
