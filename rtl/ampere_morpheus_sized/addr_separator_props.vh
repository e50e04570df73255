// Properties of addr_separator, part of that module for formal tools (WARPSMITH_FORMAL) and
// assertions in simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .

`ifdef WARPSMITH_FORMAL
    wire [15:0] _xor = {hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7],
            hash[8], hash[9], hash[10], hash[11], hash[12], hash[13], hash[14], hash[15]}
            ^ {8'd0, hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7]};
    wire [15:0] _xor_2 = _xor ^ {_xor[6:0], 9'd0};

    // AS-H1: The hash and the high bits give the block again: one to one.
    always @* if (!rst) AS_H1_1: assert(((_xor_2 ^ {7'd0, _xor_2[15:7]} ^ {14'd0, _xor_2[15:14]})
            ^ {5'd0, blk[26:16]} ^ {blk[26:16], 5'd0}) == blk[15:0]);

    wire [16:0] _hash_etc = {1'b0, hash};

    // AS-E1: Extended iff the hash is below the threshold.
    always @* if (!rst) AS_E1_1: assert(ext == (_hash_etc < threshold));

    // Of the last blocks taken
    reg f_ext; // of that block
    reg f_l1; // of that block
    reg [15:0] f_offset; // of that block
    reg [19:0] f_tag; // of that block
    reg f_p_ext; // of that block
    reg f_p_l1; // of that block
    reg [15:0] f_p_offset; // of that block
    reg [19:0] f_p_tag; // of that block
    reg [24:0] f_scale; // of the first
    wire _ext_and = ext & (_hash_etc >= threshold_rf);
    always @(posedge clk)
        if (rst) begin
            f_ext <= 1'b0;
            f_l1 <= 1'b0;
            f_offset <= 16'd0;
            f_tag <= 20'd0;
            f_p_ext <= 1'b0;
            f_p_l1 <= 1'b0;
            f_p_offset <= 16'd0;
            f_p_tag <= 20'd0;
            f_scale <= 25'd0;
        end else begin
            if (advance)
                f_ext <= ext;
            if (advance)
                f_l1 <= _ext_and;
            if (advance)
                f_offset <= ext ? (hash - (_ext_and ? threshold_rf[15:0] : 16'd0)) : 16'd0;
            if (advance)
                f_tag <= ext ? {blk[26:16], hash[8:0]} : 20'd0;
            if (onward)
                f_p_ext <= f_ext;
            if (onward)
                f_p_l1 <= f_l1;
            if (onward)
                f_p_offset <= f_offset;
            if (onward)
                f_p_tag <= f_tag;
            if (advance)
                f_scale <= _ext_and ? scale_l1 : scale_rf;
        end

    // AS-P1: Lemma: the product of what is not extended is zero.
    always @* if (!rst) AS_P1_1: assert(f_p_ext | ~(|part_0));

    // AS-P1
    always @* if (!rst) AS_P1_2: assert(f_p_ext | ~(|part_1));

    // AS-P1
    always @* if (!rst) AS_P1_3: assert(f_p_ext | ~(|part_2));

    // AS-P1
    always @* if (!rst) AS_P1_4: assert(f_p_ext | ~(|part_3));

    // AS-P1
    always @* if (!rst) AS_P1_5: assert(f_p_ext | ~(|part_4));

    // AS-P1: What is shown is that of the last block taken onward.
    always @* if (!rst) AS_P1_6: assert((l1 == f_p_l1) & (tag == f_p_tag)
            & (f_p_ext | ~(|set_index)));

    // AS-C1: In an L1 cache iff the hash is not below the threshold of register files.
    always @* if (!rst) AS_C1_1: assert(l1 == f_p_l1);

    // AS-T1: The high bits of the block and the low bits of its hash.
    always @* if (!rst) AS_T1_1: assert(tag == f_p_tag);

    wire [26:0] _plus = ((({11'd0, part_0} + {6'd0, part_1}) + {1'b0, part_2, 5'd0})
            + {part_3, 10'd0}) + {part_4, 15'd0};

    // AS-S1: The distance from the first hash of the class, scaled.
    always @* if (!rst) AS_S1_1: assert((~f_ext | (from_first_q == f_offset))
            & (~f_ext | (scale_q == f_scale)) & (set_index ==
            (f_p_ext ? (_plus[26:19] + (f_p_l1 ? first_l1 : 8'd0)) : 8'd0)));

    // What is unused on purpose, for linters.
    wire _unused_ok_1 = &{1'b0, f_p_offset, _plus[18:0]};
`endif
