// kit_functions: A construct of the kit.
//
//   port    dir  width  meaning
//   v       in   6      a vector
//   i       in   3      a number
//   first   out  6      lowest one
//   upto    out  6      from it upwards
//   after   out  6      above it
//   below   out  6      below the highest one
//   unary   out  4      ones, in unary
//   cyclic  out  6      from i upwards
//   index   out  3      its number
//   onehot  out  6      bit i
//   low     out  2      ones of a part
//   ones    out  3      ones of all
//   one     out  1      not two
`default_nettype none

module kit_functions (
    input  wire [5:0] v, // a vector
    input  wire [2:0] i, // a number
    output wire [5:0] first, // lowest one
    output wire [5:0] upto, // from it upwards
    output wire [5:0] after, // above it
    output wire [5:0] below, // below the highest one
    output wire [3:0] unary, // ones, in unary
    output wire [5:0] cyclic, // from i upwards
    output wire [2:0] index, // its number
    output wire [5:0] onehot, // bit i
    output wire [1:0] low, // ones of a part
    output wire [2:0] ones, // ones of all
    output wire one // not two
);
    // The lowest one of a vector, alone.
    function automatic [5:0] first_one(input [5:0] vec);
        first_one = vec & ~(from_first(vec) << 1);
    endfunction

    // Ones from the lowest one of a vector upwards.
    function automatic [5:0] from_first(input [5:0] vec);
        reg [5:0] seen;
        integer k;
        begin
            seen = vec;
            for (k = 1; k < 6; k = 2 * k)
                seen = seen | (seen << k);
            from_first = seen;
        end
    endfunction

    // Ones above the lowest one of a vector.
    function automatic [5:0] above_first(input [5:0] vec);
        above_first = from_first(vec) << 1;
    endfunction

    // Ones below the highest one of a vector.
    function automatic [5:0] below_last(input [5:0] vec);
        reg [5:0] seen;
        integer k;
        begin
            seen = vec;
            for (k = 1; k < 6; k = 2 * k)
                seen = seen | (seen >> k);
            below_last = seen >> 1;
        end
    endfunction

    // How many bits are set, in unary: bit i, if more than i are.
    function automatic [3:0] unary_count(input [5:0] vec);
        reg [5:0] sorted, lower, swap;
        integer step, n;
        begin
            sorted = vec;
            lower = {6{1'b1}};
            for (step = 4; step > 0; step = step / 2) begin
                lower = lower ^ (lower << step);
                swap = (sorted >> step) & ~sorted & lower;
                sorted = (sorted | swap) & ~(swap << step);
                for (n = 4; n > step; n = n / 2) begin
                    swap = (sorted >> (n - step)) & ~sorted & (lower << step);
                    sorted = (sorted | swap) & ~(swap << (n - step));
                end
            end
            unary_count = sorted[3:0];
        end
    endfunction

    // The bit of that number alone.
    function automatic [5:0] one_hot(input [2:0] vec);
        one_hot = 6'd1 << vec;
    endfunction

    // The number of the bit that is set; zero if none is.
    function automatic [2:0] index_of(input [5:0] vec);
        integer k;
        begin
            index_of = 3'd0;
            for (k = 0; k < 6; k = k + 1)
                index_of = index_of | ({3{vec[k]}} & k[2:0]);
        end
    endfunction

    // How many bits are set.
    function automatic [1:0] count_ones_3(input [2:0] vec);
        integer k;
        begin
            count_ones_3 = 2'd0;
            for (k = 0; k < 3; k = k + 1)
                count_ones_3 = count_ones_3 + {1'b0, vec[k]};
        end
    endfunction

    // How many bits are set.
    function automatic [2:0] count_ones_6(input [5:0] vec);
        integer k;
        begin
            count_ones_6 = 3'd0;
            for (k = 0; k < 6; k = k + 1)
                count_ones_6 = count_ones_6 + {2'd0, vec[k]};
        end
    endfunction

    // No two bits are set.
    function automatic at_most_one(input [5:0] vec);
        at_most_one = ~(|(vec & (vec - 6'd1)));
    endfunction

    assign first = first_one(v);
    assign upto = from_first(v);
    assign after = above_first(v);
    assign below = below_last(v);
    assign unary = unary_count(v);
    wire [5:0] _v_ahead = v & from_first(onehot);
    assign cyclic = (|_v_ahead) ? first_one(_v_ahead) : first;
    assign index = index_of(first);
    assign onehot = one_hot(i);
    assign low = count_ones_3(v[2:0]);
    assign ones = count_ones_6(v);
    assign one = at_most_one(v);
endmodule

`default_nettype wire
