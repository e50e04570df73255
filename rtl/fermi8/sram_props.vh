// Properties of sram, part of that module for formal tools (FORMAL) and assertions in simulation
// (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen fermi8 --top regfile -o .

`ifdef FORMAL
    reg [6:0] f_row; // an arbitrary row

    always @(posedge clk) f_row <= f_row;

    (* hierconn *) wire [6:0] \lanes[0].u_lane.f_row ;
    wire [6:0] f_lanes_0_u_lane_f_row = \lanes[0].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_1: assume(f_lanes_0_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[1].u_lane.f_row ;
    wire [6:0] f_lanes_1_u_lane_f_row = \lanes[1].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_2: assume(f_lanes_1_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[2].u_lane.f_row ;
    wire [6:0] f_lanes_2_u_lane_f_row = \lanes[2].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_3: assume(f_lanes_2_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[3].u_lane.f_row ;
    wire [6:0] f_lanes_3_u_lane_f_row = \lanes[3].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_4: assume(f_lanes_3_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[4].u_lane.f_row ;
    wire [6:0] f_lanes_4_u_lane_f_row = \lanes[4].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_5: assume(f_lanes_4_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[5].u_lane.f_row ;
    wire [6:0] f_lanes_5_u_lane_f_row = \lanes[5].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_6: assume(f_lanes_5_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[6].u_lane.f_row ;
    wire [6:0] f_lanes_6_u_lane_f_row = \lanes[6].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_7: assume(f_lanes_6_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[7].u_lane.f_row ;
    wire [6:0] f_lanes_7_u_lane_f_row = \lanes[7].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_8: assume(f_lanes_7_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[8].u_lane.f_row ;
    wire [6:0] f_lanes_8_u_lane_f_row = \lanes[8].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_9: assume(f_lanes_8_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[9].u_lane.f_row ;
    wire [6:0] f_lanes_9_u_lane_f_row = \lanes[9].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_10: assume(f_lanes_9_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[10].u_lane.f_row ;
    wire [6:0] f_lanes_10_u_lane_f_row = \lanes[10].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_11: assume(f_lanes_10_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[11].u_lane.f_row ;
    wire [6:0] f_lanes_11_u_lane_f_row = \lanes[11].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_12: assume(f_lanes_11_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[12].u_lane.f_row ;
    wire [6:0] f_lanes_12_u_lane_f_row = \lanes[12].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_13: assume(f_lanes_12_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[13].u_lane.f_row ;
    wire [6:0] f_lanes_13_u_lane_f_row = \lanes[13].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_14: assume(f_lanes_13_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[14].u_lane.f_row ;
    wire [6:0] f_lanes_14_u_lane_f_row = \lanes[14].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_15: assume(f_lanes_14_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[15].u_lane.f_row ;
    wire [6:0] f_lanes_15_u_lane_f_row = \lanes[15].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_16: assume(f_lanes_15_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[16].u_lane.f_row ;
    wire [6:0] f_lanes_16_u_lane_f_row = \lanes[16].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_17: assume(f_lanes_16_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[17].u_lane.f_row ;
    wire [6:0] f_lanes_17_u_lane_f_row = \lanes[17].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_18: assume(f_lanes_17_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[18].u_lane.f_row ;
    wire [6:0] f_lanes_18_u_lane_f_row = \lanes[18].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_19: assume(f_lanes_18_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[19].u_lane.f_row ;
    wire [6:0] f_lanes_19_u_lane_f_row = \lanes[19].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_20: assume(f_lanes_19_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[20].u_lane.f_row ;
    wire [6:0] f_lanes_20_u_lane_f_row = \lanes[20].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_21: assume(f_lanes_20_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[21].u_lane.f_row ;
    wire [6:0] f_lanes_21_u_lane_f_row = \lanes[21].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_22: assume(f_lanes_21_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[22].u_lane.f_row ;
    wire [6:0] f_lanes_22_u_lane_f_row = \lanes[22].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_23: assume(f_lanes_22_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[23].u_lane.f_row ;
    wire [6:0] f_lanes_23_u_lane_f_row = \lanes[23].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_24: assume(f_lanes_23_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[24].u_lane.f_row ;
    wire [6:0] f_lanes_24_u_lane_f_row = \lanes[24].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_25: assume(f_lanes_24_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[25].u_lane.f_row ;
    wire [6:0] f_lanes_25_u_lane_f_row = \lanes[25].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_26: assume(f_lanes_25_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[26].u_lane.f_row ;
    wire [6:0] f_lanes_26_u_lane_f_row = \lanes[26].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_27: assume(f_lanes_26_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[27].u_lane.f_row ;
    wire [6:0] f_lanes_27_u_lane_f_row = \lanes[27].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_28: assume(f_lanes_27_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[28].u_lane.f_row ;
    wire [6:0] f_lanes_28_u_lane_f_row = \lanes[28].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_29: assume(f_lanes_28_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[29].u_lane.f_row ;
    wire [6:0] f_lanes_29_u_lane_f_row = \lanes[29].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_30: assume(f_lanes_29_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[30].u_lane.f_row ;
    wire [6:0] f_lanes_30_u_lane_f_row = \lanes[30].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_31: assume(f_lanes_30_u_lane_f_row == f_row);

    (* hierconn *) wire [6:0] \lanes[31].u_lane.f_row ;
    wire [6:0] f_lanes_31_u_lane_f_row = \lanes[31].u_lane.f_row ;

    // Symbol: the row of every lane.
    always @* SR_W1_32: assume(f_lanes_31_u_lane_f_row == f_row);

    (* hierconn *) wire [LANE_W-1:0] \lanes[0].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_0_u_lane_f_data = \lanes[0].u_lane.f_data ;
    (* hierconn *) wire \lanes[0].u_lane.f_known ;
    wire f_lanes_0_u_lane_f_known = \lanes[0].u_lane.f_known ;

    reg f_known_0; // the lane was written
    reg [LANE_W-1:0] f_data_0; // with this

    wire _en_and = en & we & (row == f_row);

    always @(posedge clk) begin
        if (_en_and & wmask[0]) begin
            f_known_0 <= 1'b1;
            f_data_0 <= wdata[LANE_W-1:0];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_33: assert(~f_known_0 | (f_lanes_0_u_lane_f_known
            & (f_data_0 == f_lanes_0_u_lane_f_data)));

    reg f_known_read_0; // the row was read last
    reg [LANE_W-1:0] f_read_0; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_0 <= (row == f_row) & f_known_0;
            f_read_0 <= f_data_0;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_1: assert(~f_known_read_0 | (rdata[LANE_W-1:0] == f_read_0));

    (* hierconn *) wire [LANE_W-1:0] \lanes[1].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_1_u_lane_f_data = \lanes[1].u_lane.f_data ;
    (* hierconn *) wire \lanes[1].u_lane.f_known ;
    wire f_lanes_1_u_lane_f_known = \lanes[1].u_lane.f_known ;

    reg f_known_1; // the lane was written
    reg [LANE_W-1:0] f_data_1; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[1]) begin
            f_known_1 <= 1'b1;
            f_data_1 <= wdata[LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_34: assert(~f_known_1 | (f_lanes_1_u_lane_f_known
            & (f_data_1 == f_lanes_1_u_lane_f_data)));

    reg f_known_read_1; // the row was read last
    reg [LANE_W-1:0] f_read_1; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_1 <= (row == f_row) & f_known_1;
            f_read_1 <= f_data_1;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_2: assert(~f_known_read_1 | (rdata[LANE_W +: LANE_W] == f_read_1));

    (* hierconn *) wire [LANE_W-1:0] \lanes[2].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_2_u_lane_f_data = \lanes[2].u_lane.f_data ;
    (* hierconn *) wire \lanes[2].u_lane.f_known ;
    wire f_lanes_2_u_lane_f_known = \lanes[2].u_lane.f_known ;

    reg f_known_2; // the lane was written
    reg [LANE_W-1:0] f_data_2; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[2]) begin
            f_known_2 <= 1'b1;
            f_data_2 <= wdata[2*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_35: assert(~f_known_2 | (f_lanes_2_u_lane_f_known
            & (f_data_2 == f_lanes_2_u_lane_f_data)));

    reg f_known_read_2; // the row was read last
    reg [LANE_W-1:0] f_read_2; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_2 <= (row == f_row) & f_known_2;
            f_read_2 <= f_data_2;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_3: assert(~f_known_read_2 | (rdata[2*LANE_W +: LANE_W] == f_read_2));

    (* hierconn *) wire [LANE_W-1:0] \lanes[3].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_3_u_lane_f_data = \lanes[3].u_lane.f_data ;
    (* hierconn *) wire \lanes[3].u_lane.f_known ;
    wire f_lanes_3_u_lane_f_known = \lanes[3].u_lane.f_known ;

    reg f_known_3; // the lane was written
    reg [LANE_W-1:0] f_data_3; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[3]) begin
            f_known_3 <= 1'b1;
            f_data_3 <= wdata[3*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_36: assert(~f_known_3 | (f_lanes_3_u_lane_f_known
            & (f_data_3 == f_lanes_3_u_lane_f_data)));

    reg f_known_read_3; // the row was read last
    reg [LANE_W-1:0] f_read_3; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_3 <= (row == f_row) & f_known_3;
            f_read_3 <= f_data_3;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_4: assert(~f_known_read_3 | (rdata[3*LANE_W +: LANE_W] == f_read_3));

    (* hierconn *) wire [LANE_W-1:0] \lanes[4].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_4_u_lane_f_data = \lanes[4].u_lane.f_data ;
    (* hierconn *) wire \lanes[4].u_lane.f_known ;
    wire f_lanes_4_u_lane_f_known = \lanes[4].u_lane.f_known ;

    reg f_known_4; // the lane was written
    reg [LANE_W-1:0] f_data_4; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[4]) begin
            f_known_4 <= 1'b1;
            f_data_4 <= wdata[4*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_37: assert(~f_known_4 | (f_lanes_4_u_lane_f_known
            & (f_data_4 == f_lanes_4_u_lane_f_data)));

    reg f_known_read_4; // the row was read last
    reg [LANE_W-1:0] f_read_4; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_4 <= (row == f_row) & f_known_4;
            f_read_4 <= f_data_4;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_5: assert(~f_known_read_4 | (rdata[4*LANE_W +: LANE_W] == f_read_4));

    (* hierconn *) wire [LANE_W-1:0] \lanes[5].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_5_u_lane_f_data = \lanes[5].u_lane.f_data ;
    (* hierconn *) wire \lanes[5].u_lane.f_known ;
    wire f_lanes_5_u_lane_f_known = \lanes[5].u_lane.f_known ;

    reg f_known_5; // the lane was written
    reg [LANE_W-1:0] f_data_5; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[5]) begin
            f_known_5 <= 1'b1;
            f_data_5 <= wdata[5*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_38: assert(~f_known_5 | (f_lanes_5_u_lane_f_known
            & (f_data_5 == f_lanes_5_u_lane_f_data)));

    reg f_known_read_5; // the row was read last
    reg [LANE_W-1:0] f_read_5; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_5 <= (row == f_row) & f_known_5;
            f_read_5 <= f_data_5;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_6: assert(~f_known_read_5 | (rdata[5*LANE_W +: LANE_W] == f_read_5));

    (* hierconn *) wire [LANE_W-1:0] \lanes[6].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_6_u_lane_f_data = \lanes[6].u_lane.f_data ;
    (* hierconn *) wire \lanes[6].u_lane.f_known ;
    wire f_lanes_6_u_lane_f_known = \lanes[6].u_lane.f_known ;

    reg f_known_6; // the lane was written
    reg [LANE_W-1:0] f_data_6; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[6]) begin
            f_known_6 <= 1'b1;
            f_data_6 <= wdata[6*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_39: assert(~f_known_6 | (f_lanes_6_u_lane_f_known
            & (f_data_6 == f_lanes_6_u_lane_f_data)));

    reg f_known_read_6; // the row was read last
    reg [LANE_W-1:0] f_read_6; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_6 <= (row == f_row) & f_known_6;
            f_read_6 <= f_data_6;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_7: assert(~f_known_read_6 | (rdata[6*LANE_W +: LANE_W] == f_read_6));

    (* hierconn *) wire [LANE_W-1:0] \lanes[7].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_7_u_lane_f_data = \lanes[7].u_lane.f_data ;
    (* hierconn *) wire \lanes[7].u_lane.f_known ;
    wire f_lanes_7_u_lane_f_known = \lanes[7].u_lane.f_known ;

    reg f_known_7; // the lane was written
    reg [LANE_W-1:0] f_data_7; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[7]) begin
            f_known_7 <= 1'b1;
            f_data_7 <= wdata[7*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_40: assert(~f_known_7 | (f_lanes_7_u_lane_f_known
            & (f_data_7 == f_lanes_7_u_lane_f_data)));

    reg f_known_read_7; // the row was read last
    reg [LANE_W-1:0] f_read_7; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_7 <= (row == f_row) & f_known_7;
            f_read_7 <= f_data_7;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_8: assert(~f_known_read_7 | (rdata[7*LANE_W +: LANE_W] == f_read_7));

    (* hierconn *) wire [LANE_W-1:0] \lanes[8].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_8_u_lane_f_data = \lanes[8].u_lane.f_data ;
    (* hierconn *) wire \lanes[8].u_lane.f_known ;
    wire f_lanes_8_u_lane_f_known = \lanes[8].u_lane.f_known ;

    reg f_known_8; // the lane was written
    reg [LANE_W-1:0] f_data_8; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[8]) begin
            f_known_8 <= 1'b1;
            f_data_8 <= wdata[8*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_41: assert(~f_known_8 | (f_lanes_8_u_lane_f_known
            & (f_data_8 == f_lanes_8_u_lane_f_data)));

    reg f_known_read_8; // the row was read last
    reg [LANE_W-1:0] f_read_8; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_8 <= (row == f_row) & f_known_8;
            f_read_8 <= f_data_8;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_9: assert(~f_known_read_8 | (rdata[8*LANE_W +: LANE_W] == f_read_8));

    (* hierconn *) wire [LANE_W-1:0] \lanes[9].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_9_u_lane_f_data = \lanes[9].u_lane.f_data ;
    (* hierconn *) wire \lanes[9].u_lane.f_known ;
    wire f_lanes_9_u_lane_f_known = \lanes[9].u_lane.f_known ;

    reg f_known_9; // the lane was written
    reg [LANE_W-1:0] f_data_9; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[9]) begin
            f_known_9 <= 1'b1;
            f_data_9 <= wdata[9*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_42: assert(~f_known_9 | (f_lanes_9_u_lane_f_known
            & (f_data_9 == f_lanes_9_u_lane_f_data)));

    reg f_known_read_9; // the row was read last
    reg [LANE_W-1:0] f_read_9; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_9 <= (row == f_row) & f_known_9;
            f_read_9 <= f_data_9;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_10: assert(~f_known_read_9 | (rdata[9*LANE_W +: LANE_W] == f_read_9));

    (* hierconn *) wire [LANE_W-1:0] \lanes[10].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_10_u_lane_f_data = \lanes[10].u_lane.f_data ;
    (* hierconn *) wire \lanes[10].u_lane.f_known ;
    wire f_lanes_10_u_lane_f_known = \lanes[10].u_lane.f_known ;

    reg f_known_10; // the lane was written
    reg [LANE_W-1:0] f_data_10; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[10]) begin
            f_known_10 <= 1'b1;
            f_data_10 <= wdata[10*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_43: assert(~f_known_10 | (f_lanes_10_u_lane_f_known
            & (f_data_10 == f_lanes_10_u_lane_f_data)));

    reg f_known_read_10; // the row was read last
    reg [LANE_W-1:0] f_read_10; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_10 <= (row == f_row) & f_known_10;
            f_read_10 <= f_data_10;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_11: assert(~f_known_read_10 | (rdata[10*LANE_W +: LANE_W] == f_read_10));

    (* hierconn *) wire [LANE_W-1:0] \lanes[11].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_11_u_lane_f_data = \lanes[11].u_lane.f_data ;
    (* hierconn *) wire \lanes[11].u_lane.f_known ;
    wire f_lanes_11_u_lane_f_known = \lanes[11].u_lane.f_known ;

    reg f_known_11; // the lane was written
    reg [LANE_W-1:0] f_data_11; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[11]) begin
            f_known_11 <= 1'b1;
            f_data_11 <= wdata[11*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_44: assert(~f_known_11 | (f_lanes_11_u_lane_f_known
            & (f_data_11 == f_lanes_11_u_lane_f_data)));

    reg f_known_read_11; // the row was read last
    reg [LANE_W-1:0] f_read_11; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_11 <= (row == f_row) & f_known_11;
            f_read_11 <= f_data_11;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_12: assert(~f_known_read_11 | (rdata[11*LANE_W +: LANE_W] == f_read_11));

    (* hierconn *) wire [LANE_W-1:0] \lanes[12].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_12_u_lane_f_data = \lanes[12].u_lane.f_data ;
    (* hierconn *) wire \lanes[12].u_lane.f_known ;
    wire f_lanes_12_u_lane_f_known = \lanes[12].u_lane.f_known ;

    reg f_known_12; // the lane was written
    reg [LANE_W-1:0] f_data_12; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[12]) begin
            f_known_12 <= 1'b1;
            f_data_12 <= wdata[12*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_45: assert(~f_known_12 | (f_lanes_12_u_lane_f_known
            & (f_data_12 == f_lanes_12_u_lane_f_data)));

    reg f_known_read_12; // the row was read last
    reg [LANE_W-1:0] f_read_12; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_12 <= (row == f_row) & f_known_12;
            f_read_12 <= f_data_12;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_13: assert(~f_known_read_12 | (rdata[12*LANE_W +: LANE_W] == f_read_12));

    (* hierconn *) wire [LANE_W-1:0] \lanes[13].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_13_u_lane_f_data = \lanes[13].u_lane.f_data ;
    (* hierconn *) wire \lanes[13].u_lane.f_known ;
    wire f_lanes_13_u_lane_f_known = \lanes[13].u_lane.f_known ;

    reg f_known_13; // the lane was written
    reg [LANE_W-1:0] f_data_13; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[13]) begin
            f_known_13 <= 1'b1;
            f_data_13 <= wdata[13*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_46: assert(~f_known_13 | (f_lanes_13_u_lane_f_known
            & (f_data_13 == f_lanes_13_u_lane_f_data)));

    reg f_known_read_13; // the row was read last
    reg [LANE_W-1:0] f_read_13; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_13 <= (row == f_row) & f_known_13;
            f_read_13 <= f_data_13;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_14: assert(~f_known_read_13 | (rdata[13*LANE_W +: LANE_W] == f_read_13));

    (* hierconn *) wire [LANE_W-1:0] \lanes[14].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_14_u_lane_f_data = \lanes[14].u_lane.f_data ;
    (* hierconn *) wire \lanes[14].u_lane.f_known ;
    wire f_lanes_14_u_lane_f_known = \lanes[14].u_lane.f_known ;

    reg f_known_14; // the lane was written
    reg [LANE_W-1:0] f_data_14; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[14]) begin
            f_known_14 <= 1'b1;
            f_data_14 <= wdata[14*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_47: assert(~f_known_14 | (f_lanes_14_u_lane_f_known
            & (f_data_14 == f_lanes_14_u_lane_f_data)));

    reg f_known_read_14; // the row was read last
    reg [LANE_W-1:0] f_read_14; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_14 <= (row == f_row) & f_known_14;
            f_read_14 <= f_data_14;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_15: assert(~f_known_read_14 | (rdata[14*LANE_W +: LANE_W] == f_read_14));

    (* hierconn *) wire [LANE_W-1:0] \lanes[15].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_15_u_lane_f_data = \lanes[15].u_lane.f_data ;
    (* hierconn *) wire \lanes[15].u_lane.f_known ;
    wire f_lanes_15_u_lane_f_known = \lanes[15].u_lane.f_known ;

    reg f_known_15; // the lane was written
    reg [LANE_W-1:0] f_data_15; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[15]) begin
            f_known_15 <= 1'b1;
            f_data_15 <= wdata[15*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_48: assert(~f_known_15 | (f_lanes_15_u_lane_f_known
            & (f_data_15 == f_lanes_15_u_lane_f_data)));

    reg f_known_read_15; // the row was read last
    reg [LANE_W-1:0] f_read_15; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_15 <= (row == f_row) & f_known_15;
            f_read_15 <= f_data_15;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_16: assert(~f_known_read_15 | (rdata[15*LANE_W +: LANE_W] == f_read_15));

    (* hierconn *) wire [LANE_W-1:0] \lanes[16].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_16_u_lane_f_data = \lanes[16].u_lane.f_data ;
    (* hierconn *) wire \lanes[16].u_lane.f_known ;
    wire f_lanes_16_u_lane_f_known = \lanes[16].u_lane.f_known ;

    reg f_known_16; // the lane was written
    reg [LANE_W-1:0] f_data_16; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[16]) begin
            f_known_16 <= 1'b1;
            f_data_16 <= wdata[16*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_49: assert(~f_known_16 | (f_lanes_16_u_lane_f_known
            & (f_data_16 == f_lanes_16_u_lane_f_data)));

    reg f_known_read_16; // the row was read last
    reg [LANE_W-1:0] f_read_16; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_16 <= (row == f_row) & f_known_16;
            f_read_16 <= f_data_16;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_17: assert(~f_known_read_16 | (rdata[16*LANE_W +: LANE_W] == f_read_16));

    (* hierconn *) wire [LANE_W-1:0] \lanes[17].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_17_u_lane_f_data = \lanes[17].u_lane.f_data ;
    (* hierconn *) wire \lanes[17].u_lane.f_known ;
    wire f_lanes_17_u_lane_f_known = \lanes[17].u_lane.f_known ;

    reg f_known_17; // the lane was written
    reg [LANE_W-1:0] f_data_17; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[17]) begin
            f_known_17 <= 1'b1;
            f_data_17 <= wdata[17*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_50: assert(~f_known_17 | (f_lanes_17_u_lane_f_known
            & (f_data_17 == f_lanes_17_u_lane_f_data)));

    reg f_known_read_17; // the row was read last
    reg [LANE_W-1:0] f_read_17; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_17 <= (row == f_row) & f_known_17;
            f_read_17 <= f_data_17;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_18: assert(~f_known_read_17 | (rdata[17*LANE_W +: LANE_W] == f_read_17));

    (* hierconn *) wire [LANE_W-1:0] \lanes[18].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_18_u_lane_f_data = \lanes[18].u_lane.f_data ;
    (* hierconn *) wire \lanes[18].u_lane.f_known ;
    wire f_lanes_18_u_lane_f_known = \lanes[18].u_lane.f_known ;

    reg f_known_18; // the lane was written
    reg [LANE_W-1:0] f_data_18; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[18]) begin
            f_known_18 <= 1'b1;
            f_data_18 <= wdata[18*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_51: assert(~f_known_18 | (f_lanes_18_u_lane_f_known
            & (f_data_18 == f_lanes_18_u_lane_f_data)));

    reg f_known_read_18; // the row was read last
    reg [LANE_W-1:0] f_read_18; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_18 <= (row == f_row) & f_known_18;
            f_read_18 <= f_data_18;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_19: assert(~f_known_read_18 | (rdata[18*LANE_W +: LANE_W] == f_read_18));

    (* hierconn *) wire [LANE_W-1:0] \lanes[19].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_19_u_lane_f_data = \lanes[19].u_lane.f_data ;
    (* hierconn *) wire \lanes[19].u_lane.f_known ;
    wire f_lanes_19_u_lane_f_known = \lanes[19].u_lane.f_known ;

    reg f_known_19; // the lane was written
    reg [LANE_W-1:0] f_data_19; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[19]) begin
            f_known_19 <= 1'b1;
            f_data_19 <= wdata[19*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_52: assert(~f_known_19 | (f_lanes_19_u_lane_f_known
            & (f_data_19 == f_lanes_19_u_lane_f_data)));

    reg f_known_read_19; // the row was read last
    reg [LANE_W-1:0] f_read_19; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_19 <= (row == f_row) & f_known_19;
            f_read_19 <= f_data_19;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_20: assert(~f_known_read_19 | (rdata[19*LANE_W +: LANE_W] == f_read_19));

    (* hierconn *) wire [LANE_W-1:0] \lanes[20].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_20_u_lane_f_data = \lanes[20].u_lane.f_data ;
    (* hierconn *) wire \lanes[20].u_lane.f_known ;
    wire f_lanes_20_u_lane_f_known = \lanes[20].u_lane.f_known ;

    reg f_known_20; // the lane was written
    reg [LANE_W-1:0] f_data_20; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[20]) begin
            f_known_20 <= 1'b1;
            f_data_20 <= wdata[20*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_53: assert(~f_known_20 | (f_lanes_20_u_lane_f_known
            & (f_data_20 == f_lanes_20_u_lane_f_data)));

    reg f_known_read_20; // the row was read last
    reg [LANE_W-1:0] f_read_20; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_20 <= (row == f_row) & f_known_20;
            f_read_20 <= f_data_20;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_21: assert(~f_known_read_20 | (rdata[20*LANE_W +: LANE_W] == f_read_20));

    (* hierconn *) wire [LANE_W-1:0] \lanes[21].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_21_u_lane_f_data = \lanes[21].u_lane.f_data ;
    (* hierconn *) wire \lanes[21].u_lane.f_known ;
    wire f_lanes_21_u_lane_f_known = \lanes[21].u_lane.f_known ;

    reg f_known_21; // the lane was written
    reg [LANE_W-1:0] f_data_21; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[21]) begin
            f_known_21 <= 1'b1;
            f_data_21 <= wdata[21*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_54: assert(~f_known_21 | (f_lanes_21_u_lane_f_known
            & (f_data_21 == f_lanes_21_u_lane_f_data)));

    reg f_known_read_21; // the row was read last
    reg [LANE_W-1:0] f_read_21; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_21 <= (row == f_row) & f_known_21;
            f_read_21 <= f_data_21;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_22: assert(~f_known_read_21 | (rdata[21*LANE_W +: LANE_W] == f_read_21));

    (* hierconn *) wire [LANE_W-1:0] \lanes[22].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_22_u_lane_f_data = \lanes[22].u_lane.f_data ;
    (* hierconn *) wire \lanes[22].u_lane.f_known ;
    wire f_lanes_22_u_lane_f_known = \lanes[22].u_lane.f_known ;

    reg f_known_22; // the lane was written
    reg [LANE_W-1:0] f_data_22; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[22]) begin
            f_known_22 <= 1'b1;
            f_data_22 <= wdata[22*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_55: assert(~f_known_22 | (f_lanes_22_u_lane_f_known
            & (f_data_22 == f_lanes_22_u_lane_f_data)));

    reg f_known_read_22; // the row was read last
    reg [LANE_W-1:0] f_read_22; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_22 <= (row == f_row) & f_known_22;
            f_read_22 <= f_data_22;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_23: assert(~f_known_read_22 | (rdata[22*LANE_W +: LANE_W] == f_read_22));

    (* hierconn *) wire [LANE_W-1:0] \lanes[23].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_23_u_lane_f_data = \lanes[23].u_lane.f_data ;
    (* hierconn *) wire \lanes[23].u_lane.f_known ;
    wire f_lanes_23_u_lane_f_known = \lanes[23].u_lane.f_known ;

    reg f_known_23; // the lane was written
    reg [LANE_W-1:0] f_data_23; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[23]) begin
            f_known_23 <= 1'b1;
            f_data_23 <= wdata[23*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_56: assert(~f_known_23 | (f_lanes_23_u_lane_f_known
            & (f_data_23 == f_lanes_23_u_lane_f_data)));

    reg f_known_read_23; // the row was read last
    reg [LANE_W-1:0] f_read_23; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_23 <= (row == f_row) & f_known_23;
            f_read_23 <= f_data_23;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_24: assert(~f_known_read_23 | (rdata[23*LANE_W +: LANE_W] == f_read_23));

    (* hierconn *) wire [LANE_W-1:0] \lanes[24].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_24_u_lane_f_data = \lanes[24].u_lane.f_data ;
    (* hierconn *) wire \lanes[24].u_lane.f_known ;
    wire f_lanes_24_u_lane_f_known = \lanes[24].u_lane.f_known ;

    reg f_known_24; // the lane was written
    reg [LANE_W-1:0] f_data_24; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[24]) begin
            f_known_24 <= 1'b1;
            f_data_24 <= wdata[24*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_57: assert(~f_known_24 | (f_lanes_24_u_lane_f_known
            & (f_data_24 == f_lanes_24_u_lane_f_data)));

    reg f_known_read_24; // the row was read last
    reg [LANE_W-1:0] f_read_24; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_24 <= (row == f_row) & f_known_24;
            f_read_24 <= f_data_24;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_25: assert(~f_known_read_24 | (rdata[24*LANE_W +: LANE_W] == f_read_24));

    (* hierconn *) wire [LANE_W-1:0] \lanes[25].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_25_u_lane_f_data = \lanes[25].u_lane.f_data ;
    (* hierconn *) wire \lanes[25].u_lane.f_known ;
    wire f_lanes_25_u_lane_f_known = \lanes[25].u_lane.f_known ;

    reg f_known_25; // the lane was written
    reg [LANE_W-1:0] f_data_25; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[25]) begin
            f_known_25 <= 1'b1;
            f_data_25 <= wdata[25*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_58: assert(~f_known_25 | (f_lanes_25_u_lane_f_known
            & (f_data_25 == f_lanes_25_u_lane_f_data)));

    reg f_known_read_25; // the row was read last
    reg [LANE_W-1:0] f_read_25; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_25 <= (row == f_row) & f_known_25;
            f_read_25 <= f_data_25;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_26: assert(~f_known_read_25 | (rdata[25*LANE_W +: LANE_W] == f_read_25));

    (* hierconn *) wire [LANE_W-1:0] \lanes[26].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_26_u_lane_f_data = \lanes[26].u_lane.f_data ;
    (* hierconn *) wire \lanes[26].u_lane.f_known ;
    wire f_lanes_26_u_lane_f_known = \lanes[26].u_lane.f_known ;

    reg f_known_26; // the lane was written
    reg [LANE_W-1:0] f_data_26; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[26]) begin
            f_known_26 <= 1'b1;
            f_data_26 <= wdata[26*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_59: assert(~f_known_26 | (f_lanes_26_u_lane_f_known
            & (f_data_26 == f_lanes_26_u_lane_f_data)));

    reg f_known_read_26; // the row was read last
    reg [LANE_W-1:0] f_read_26; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_26 <= (row == f_row) & f_known_26;
            f_read_26 <= f_data_26;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_27: assert(~f_known_read_26 | (rdata[26*LANE_W +: LANE_W] == f_read_26));

    (* hierconn *) wire [LANE_W-1:0] \lanes[27].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_27_u_lane_f_data = \lanes[27].u_lane.f_data ;
    (* hierconn *) wire \lanes[27].u_lane.f_known ;
    wire f_lanes_27_u_lane_f_known = \lanes[27].u_lane.f_known ;

    reg f_known_27; // the lane was written
    reg [LANE_W-1:0] f_data_27; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[27]) begin
            f_known_27 <= 1'b1;
            f_data_27 <= wdata[27*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_60: assert(~f_known_27 | (f_lanes_27_u_lane_f_known
            & (f_data_27 == f_lanes_27_u_lane_f_data)));

    reg f_known_read_27; // the row was read last
    reg [LANE_W-1:0] f_read_27; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_27 <= (row == f_row) & f_known_27;
            f_read_27 <= f_data_27;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_28: assert(~f_known_read_27 | (rdata[27*LANE_W +: LANE_W] == f_read_27));

    (* hierconn *) wire [LANE_W-1:0] \lanes[28].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_28_u_lane_f_data = \lanes[28].u_lane.f_data ;
    (* hierconn *) wire \lanes[28].u_lane.f_known ;
    wire f_lanes_28_u_lane_f_known = \lanes[28].u_lane.f_known ;

    reg f_known_28; // the lane was written
    reg [LANE_W-1:0] f_data_28; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[28]) begin
            f_known_28 <= 1'b1;
            f_data_28 <= wdata[28*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_61: assert(~f_known_28 | (f_lanes_28_u_lane_f_known
            & (f_data_28 == f_lanes_28_u_lane_f_data)));

    reg f_known_read_28; // the row was read last
    reg [LANE_W-1:0] f_read_28; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_28 <= (row == f_row) & f_known_28;
            f_read_28 <= f_data_28;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_29: assert(~f_known_read_28 | (rdata[28*LANE_W +: LANE_W] == f_read_28));

    (* hierconn *) wire [LANE_W-1:0] \lanes[29].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_29_u_lane_f_data = \lanes[29].u_lane.f_data ;
    (* hierconn *) wire \lanes[29].u_lane.f_known ;
    wire f_lanes_29_u_lane_f_known = \lanes[29].u_lane.f_known ;

    reg f_known_29; // the lane was written
    reg [LANE_W-1:0] f_data_29; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[29]) begin
            f_known_29 <= 1'b1;
            f_data_29 <= wdata[29*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_62: assert(~f_known_29 | (f_lanes_29_u_lane_f_known
            & (f_data_29 == f_lanes_29_u_lane_f_data)));

    reg f_known_read_29; // the row was read last
    reg [LANE_W-1:0] f_read_29; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_29 <= (row == f_row) & f_known_29;
            f_read_29 <= f_data_29;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_30: assert(~f_known_read_29 | (rdata[29*LANE_W +: LANE_W] == f_read_29));

    (* hierconn *) wire [LANE_W-1:0] \lanes[30].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_30_u_lane_f_data = \lanes[30].u_lane.f_data ;
    (* hierconn *) wire \lanes[30].u_lane.f_known ;
    wire f_lanes_30_u_lane_f_known = \lanes[30].u_lane.f_known ;

    reg f_known_30; // the lane was written
    reg [LANE_W-1:0] f_data_30; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[30]) begin
            f_known_30 <= 1'b1;
            f_data_30 <= wdata[30*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_63: assert(~f_known_30 | (f_lanes_30_u_lane_f_known
            & (f_data_30 == f_lanes_30_u_lane_f_data)));

    reg f_known_read_30; // the row was read last
    reg [LANE_W-1:0] f_read_30; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_30 <= (row == f_row) & f_known_30;
            f_read_30 <= f_data_30;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_31: assert(~f_known_read_30 | (rdata[30*LANE_W +: LANE_W] == f_read_30));

    (* hierconn *) wire [LANE_W-1:0] \lanes[31].u_lane.f_data ;
    wire [LANE_W-1:0] f_lanes_31_u_lane_f_data = \lanes[31].u_lane.f_data ;
    (* hierconn *) wire \lanes[31].u_lane.f_known ;
    wire f_lanes_31_u_lane_f_known = \lanes[31].u_lane.f_known ;

    reg f_known_31; // the lane was written
    reg [LANE_W-1:0] f_data_31; // with this

    always @(posedge clk) begin
        if (_en_and & wmask[31]) begin
            f_known_31 <= 1'b1;
            f_data_31 <= wdata[31*LANE_W +: LANE_W];
        end
    end

    // SR-W1: A lane is written iff the bank is, in this row, under its mask bit.
    always @* SR_W1_64: assert(~f_known_31 | (f_lanes_31_u_lane_f_known
            & (f_data_31 == f_lanes_31_u_lane_f_data)));

    reg f_known_read_31; // the row was read last
    reg [LANE_W-1:0] f_read_31; // what was in it

    always @(posedge clk) begin
        if (en & ~we) begin
            f_known_read_31 <= (row == f_row) & f_known_31;
            f_read_31 <= f_data_31;
        end
    end

    // SR-R1: A read gives what was written last; it stays until the next read.
    always @* SR_R1_32: assert(~f_known_read_31 | (rdata[31*LANE_W +: LANE_W] == f_read_31));

    reg f_known_past; // a cycle has passed
    reg f_one; // a row was read in the last cycle
    reg [32*LANE_W-1:0] f_was; // the output of the last cycle

    always @(posedge clk) begin
        f_known_past <= 1'b1;
        f_one <= en & ~we;
        f_was <= rdata;
    end

    // SR-X1: The output stays until the next read.
    always @* SR_X1_1: assert(~(f_known_past & ~f_one) | (rdata == f_was));
`endif
