// crossbar_lane: One lane of the crossbar.
// Made by Warpsmith 0.1.0: warpsmith gen fermi8_steal --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width      meaning
//   wr_data     in   2*LANE_W   write ports
//   wr_sel      in   16         [bank][port], one-hot or zero
//   bank_wdata  out  8*LANE_W   to the banks
//   bank_rdata  in   8*LANE_W   from the banks
//   rd_sel      in   240        [target][bank], one-hot or zero
//   s_data      out  30*LANE_W  to the targets
`default_nettype none

module crossbar_lane #(
    parameter LANE_W = 32
) (
    input  wire [2*LANE_W-1:0] wr_data,
    input  wire [15:0] wr_sel,
    output wire [8*LANE_W-1:0] bank_wdata,
    input  wire [8*LANE_W-1:0] bank_rdata,
    input  wire [239:0] rd_sel,
    output wire [30*LANE_W-1:0] s_data
);
    // An idle target is skipped by a simulator; in gates the test is redundant.
    wire [LANE_W-1:0] bank_data_0 = ({LANE_W{rd_sel[0]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[1]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[2]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[3]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[4]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[5]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[6]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[7]}} & bank_rdata[7*LANE_W +: LANE_W]);

    wire [LANE_W-1:0] target_0 = (|rd_sel[7:0]) ? bank_data_0 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_1 = ({LANE_W{rd_sel[8]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[9]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[10]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[11]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[12]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[13]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[14]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[15]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_1 = (|rd_sel[15:8]) ? bank_data_1 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_2 = ({LANE_W{rd_sel[16]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[17]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[18]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[19]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[20]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[21]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[22]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[23]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_2 = (|rd_sel[23:16]) ? bank_data_2 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_3 = ({LANE_W{rd_sel[24]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[25]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[26]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[27]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[28]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[29]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[30]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[31]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_3 = (|rd_sel[31:24]) ? bank_data_3 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_4 = ({LANE_W{rd_sel[32]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[33]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[34]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[35]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[36]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[37]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[38]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[39]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_4 = (|rd_sel[39:32]) ? bank_data_4 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_5 = ({LANE_W{rd_sel[40]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[41]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[42]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[43]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[44]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[45]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[46]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[47]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_5 = (|rd_sel[47:40]) ? bank_data_5 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_6 = ({LANE_W{rd_sel[48]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[49]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[50]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[51]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[52]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[53]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[54]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[55]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_6 = (|rd_sel[55:48]) ? bank_data_6 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_7 = ({LANE_W{rd_sel[56]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[57]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[58]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[59]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[60]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[61]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[62]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[63]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_7 = (|rd_sel[63:56]) ? bank_data_7 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_8 = ({LANE_W{rd_sel[64]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[65]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[66]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[67]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[68]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[69]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[70]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[71]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_8 = (|rd_sel[71:64]) ? bank_data_8 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_9 = ({LANE_W{rd_sel[72]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[73]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[74]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[75]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[76]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[77]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[78]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[79]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_9 = (|rd_sel[79:72]) ? bank_data_9 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_10 = ({LANE_W{rd_sel[80]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[81]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[82]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[83]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[84]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[85]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[86]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[87]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_10 = (|rd_sel[87:80]) ? bank_data_10 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_11 = ({LANE_W{rd_sel[88]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[89]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[90]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[91]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[92]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[93]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[94]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[95]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_11 = (|rd_sel[95:88]) ? bank_data_11 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_12 = ({LANE_W{rd_sel[96]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[97]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[98]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[99]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[100]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[101]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[102]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[103]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_12 = (|rd_sel[103:96]) ? bank_data_12 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_13 = ({LANE_W{rd_sel[104]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[105]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[106]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[107]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[108]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[109]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[110]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[111]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_13 = (|rd_sel[111:104]) ? bank_data_13 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_14 = ({LANE_W{rd_sel[112]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[113]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[114]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[115]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[116]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[117]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[118]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[119]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_14 = (|rd_sel[119:112]) ? bank_data_14 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_15 = ({LANE_W{rd_sel[120]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[121]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[122]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[123]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[124]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[125]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[126]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[127]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_15 = (|rd_sel[127:120]) ? bank_data_15 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_16 = ({LANE_W{rd_sel[128]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[129]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[130]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[131]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[132]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[133]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[134]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[135]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_16 = (|rd_sel[135:128]) ? bank_data_16 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_17 = ({LANE_W{rd_sel[136]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[137]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[138]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[139]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[140]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[141]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[142]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[143]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_17 = (|rd_sel[143:136]) ? bank_data_17 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_18 = ({LANE_W{rd_sel[144]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[145]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[146]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[147]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[148]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[149]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[150]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[151]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_18 = (|rd_sel[151:144]) ? bank_data_18 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_19 = ({LANE_W{rd_sel[152]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[153]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[154]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[155]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[156]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[157]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[158]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[159]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_19 = (|rd_sel[159:152]) ? bank_data_19 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_20 = ({LANE_W{rd_sel[160]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[161]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[162]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[163]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[164]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[165]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[166]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[167]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_20 = (|rd_sel[167:160]) ? bank_data_20 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_21 = ({LANE_W{rd_sel[168]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[169]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[170]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[171]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[172]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[173]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[174]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[175]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_21 = (|rd_sel[175:168]) ? bank_data_21 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_22 = ({LANE_W{rd_sel[176]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[177]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[178]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[179]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[180]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[181]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[182]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[183]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_22 = (|rd_sel[183:176]) ? bank_data_22 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_23 = ({LANE_W{rd_sel[184]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[185]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[186]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[187]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[188]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[189]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[190]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[191]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_23 = (|rd_sel[191:184]) ? bank_data_23 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_24 = ({LANE_W{rd_sel[192]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[193]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[194]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[195]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[196]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[197]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[198]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[199]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_24 = (|rd_sel[199:192]) ? bank_data_24 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_25 = ({LANE_W{rd_sel[200]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[201]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[202]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[203]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[204]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[205]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[206]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[207]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_25 = (|rd_sel[207:200]) ? bank_data_25 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_26 = ({LANE_W{rd_sel[208]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[209]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[210]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[211]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[212]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[213]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[214]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[215]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_26 = (|rd_sel[215:208]) ? bank_data_26 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_27 = ({LANE_W{rd_sel[216]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[217]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[218]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[219]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[220]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[221]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[222]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[223]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_27 = (|rd_sel[223:216]) ? bank_data_27 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_28 = ({LANE_W{rd_sel[224]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[225]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[226]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[227]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[228]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[229]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[230]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[231]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_28 = (|rd_sel[231:224]) ? bank_data_28 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_29 = ({LANE_W{rd_sel[232]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[233]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[234]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[235]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[236]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[237]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[238]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[239]}} & bank_rdata[7*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_29 = (|rd_sel[239:232]) ? bank_data_29 : {LANE_W{1'b0}};

    // XB-W1: Data of the selected write port.
    // XB-Z1: Zero if not selected: idle paths do not toggle.
    assign bank_wdata = {({LANE_W{wr_sel[14]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[15]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[12]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[13]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[10]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[11]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[8]}} & wr_data[LANE_W-1:0]) |
            ({LANE_W{wr_sel[9]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[6]}} & wr_data[LANE_W-1:0]) |
            ({LANE_W{wr_sel[7]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[4]}} & wr_data[LANE_W-1:0]) |
            ({LANE_W{wr_sel[5]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[2]}} & wr_data[LANE_W-1:0]) |
            ({LANE_W{wr_sel[3]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[0]}} & wr_data[LANE_W-1:0]) |
            ({LANE_W{wr_sel[1]}} & wr_data[LANE_W +: LANE_W])};

    // XB-R1: Data of the selected bank.
    assign s_data = {target_29, target_28, target_27, target_26, target_25, target_24, target_23,
            target_22, target_21, target_20, target_19, target_18, target_17, target_16, target_15,
            target_14, target_13, target_12, target_11, target_10, target_9, target_8, target_7,
            target_6, target_5, target_4, target_3, target_2, target_1, target_0};
endmodule

`default_nettype wire
