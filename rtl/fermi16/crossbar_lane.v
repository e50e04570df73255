// crossbar_lane: One lane of the crossbar.
// Made by Warpsmith 0.1.0: warpsmith gen fermi16 --top regfile -o .
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port        dir  width      meaning
//   wr_data     in   2*LANE_W   write ports
//   wr_sel      in   32         [bank][port], one-hot or zero
//   bank_wdata  out  16*LANE_W  to the banks
//   bank_rdata  in   16*LANE_W  from the banks
//   rd_sel      in   480        [target][bank], one-hot or zero
//   s_data      out  30*LANE_W  to the targets
`default_nettype none

module crossbar_lane #(
    parameter LANE_W = 32
) (
    input  wire [2*LANE_W-1:0] wr_data,
    input  wire [31:0] wr_sel,
    output wire [16*LANE_W-1:0] bank_wdata,
    input  wire [16*LANE_W-1:0] bank_rdata,
    input  wire [479:0] rd_sel,
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
            | ({LANE_W{rd_sel[7]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[8]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[9]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[10]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[11]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[12]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[13]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[14]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[15]}} & bank_rdata[15*LANE_W +: LANE_W]);

    wire [LANE_W-1:0] target_0 = (|rd_sel[15:0]) ? bank_data_0 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_1 = ({LANE_W{rd_sel[16]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[17]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[18]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[19]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[20]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[21]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[22]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[23]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[24]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[25]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[26]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[27]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[28]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[29]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[30]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[31]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_1 = (|rd_sel[31:16]) ? bank_data_1 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_2 = ({LANE_W{rd_sel[32]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[33]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[34]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[35]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[36]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[37]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[38]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[39]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[40]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[41]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[42]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[43]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[44]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[45]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[46]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[47]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_2 = (|rd_sel[47:32]) ? bank_data_2 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_3 = ({LANE_W{rd_sel[48]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[49]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[50]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[51]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[52]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[53]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[54]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[55]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[56]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[57]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[58]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[59]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[60]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[61]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[62]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[63]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_3 = (|rd_sel[63:48]) ? bank_data_3 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_4 = ({LANE_W{rd_sel[64]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[65]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[66]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[67]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[68]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[69]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[70]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[71]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[72]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[73]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[74]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[75]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[76]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[77]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[78]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[79]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_4 = (|rd_sel[79:64]) ? bank_data_4 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_5 = ({LANE_W{rd_sel[80]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[81]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[82]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[83]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[84]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[85]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[86]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[87]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[88]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[89]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[90]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[91]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[92]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[93]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[94]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[95]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_5 = (|rd_sel[95:80]) ? bank_data_5 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_6 = ({LANE_W{rd_sel[96]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[97]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[98]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[99]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[100]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[101]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[102]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[103]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[104]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[105]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[106]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[107]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[108]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[109]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[110]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[111]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_6 = (|rd_sel[111:96]) ? bank_data_6 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_7 = ({LANE_W{rd_sel[112]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[113]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[114]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[115]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[116]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[117]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[118]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[119]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[120]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[121]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[122]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[123]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[124]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[125]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[126]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[127]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_7 = (|rd_sel[127:112]) ? bank_data_7 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_8 = ({LANE_W{rd_sel[128]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[129]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[130]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[131]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[132]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[133]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[134]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[135]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[136]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[137]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[138]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[139]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[140]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[141]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[142]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[143]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_8 = (|rd_sel[143:128]) ? bank_data_8 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_9 = ({LANE_W{rd_sel[144]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[145]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[146]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[147]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[148]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[149]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[150]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[151]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[152]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[153]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[154]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[155]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[156]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[157]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[158]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[159]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_9 = (|rd_sel[159:144]) ? bank_data_9 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_10 = ({LANE_W{rd_sel[160]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[161]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[162]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[163]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[164]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[165]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[166]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[167]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[168]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[169]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[170]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[171]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[172]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[173]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[174]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[175]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_10 = (|rd_sel[175:160]) ? bank_data_10 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_11 = ({LANE_W{rd_sel[176]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[177]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[178]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[179]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[180]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[181]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[182]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[183]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[184]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[185]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[186]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[187]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[188]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[189]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[190]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[191]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_11 = (|rd_sel[191:176]) ? bank_data_11 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_12 = ({LANE_W{rd_sel[192]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[193]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[194]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[195]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[196]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[197]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[198]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[199]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[200]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[201]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[202]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[203]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[204]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[205]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[206]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[207]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_12 = (|rd_sel[207:192]) ? bank_data_12 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_13 = ({LANE_W{rd_sel[208]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[209]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[210]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[211]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[212]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[213]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[214]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[215]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[216]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[217]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[218]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[219]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[220]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[221]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[222]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[223]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_13 = (|rd_sel[223:208]) ? bank_data_13 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_14 = ({LANE_W{rd_sel[224]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[225]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[226]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[227]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[228]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[229]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[230]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[231]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[232]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[233]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[234]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[235]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[236]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[237]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[238]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[239]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_14 = (|rd_sel[239:224]) ? bank_data_14 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_15 = ({LANE_W{rd_sel[240]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[241]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[242]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[243]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[244]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[245]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[246]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[247]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[248]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[249]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[250]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[251]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[252]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[253]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[254]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[255]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_15 = (|rd_sel[255:240]) ? bank_data_15 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_16 = ({LANE_W{rd_sel[256]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[257]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[258]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[259]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[260]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[261]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[262]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[263]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[264]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[265]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[266]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[267]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[268]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[269]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[270]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[271]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_16 = (|rd_sel[271:256]) ? bank_data_16 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_17 = ({LANE_W{rd_sel[272]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[273]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[274]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[275]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[276]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[277]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[278]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[279]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[280]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[281]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[282]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[283]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[284]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[285]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[286]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[287]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_17 = (|rd_sel[287:272]) ? bank_data_17 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_18 = ({LANE_W{rd_sel[288]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[289]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[290]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[291]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[292]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[293]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[294]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[295]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[296]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[297]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[298]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[299]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[300]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[301]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[302]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[303]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_18 = (|rd_sel[303:288]) ? bank_data_18 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_19 = ({LANE_W{rd_sel[304]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[305]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[306]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[307]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[308]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[309]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[310]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[311]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[312]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[313]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[314]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[315]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[316]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[317]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[318]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[319]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_19 = (|rd_sel[319:304]) ? bank_data_19 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_20 = ({LANE_W{rd_sel[320]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[321]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[322]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[323]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[324]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[325]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[326]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[327]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[328]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[329]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[330]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[331]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[332]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[333]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[334]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[335]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_20 = (|rd_sel[335:320]) ? bank_data_20 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_21 = ({LANE_W{rd_sel[336]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[337]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[338]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[339]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[340]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[341]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[342]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[343]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[344]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[345]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[346]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[347]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[348]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[349]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[350]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[351]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_21 = (|rd_sel[351:336]) ? bank_data_21 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_22 = ({LANE_W{rd_sel[352]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[353]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[354]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[355]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[356]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[357]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[358]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[359]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[360]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[361]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[362]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[363]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[364]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[365]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[366]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[367]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_22 = (|rd_sel[367:352]) ? bank_data_22 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_23 = ({LANE_W{rd_sel[368]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[369]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[370]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[371]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[372]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[373]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[374]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[375]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[376]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[377]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[378]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[379]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[380]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[381]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[382]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[383]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_23 = (|rd_sel[383:368]) ? bank_data_23 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_24 = ({LANE_W{rd_sel[384]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[385]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[386]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[387]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[388]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[389]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[390]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[391]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[392]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[393]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[394]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[395]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[396]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[397]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[398]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[399]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_24 = (|rd_sel[399:384]) ? bank_data_24 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_25 = ({LANE_W{rd_sel[400]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[401]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[402]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[403]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[404]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[405]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[406]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[407]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[408]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[409]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[410]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[411]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[412]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[413]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[414]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[415]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_25 = (|rd_sel[415:400]) ? bank_data_25 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_26 = ({LANE_W{rd_sel[416]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[417]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[418]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[419]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[420]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[421]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[422]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[423]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[424]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[425]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[426]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[427]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[428]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[429]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[430]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[431]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_26 = (|rd_sel[431:416]) ? bank_data_26 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_27 = ({LANE_W{rd_sel[432]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[433]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[434]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[435]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[436]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[437]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[438]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[439]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[440]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[441]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[442]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[443]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[444]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[445]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[446]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[447]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_27 = (|rd_sel[447:432]) ? bank_data_27 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_28 = ({LANE_W{rd_sel[448]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[449]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[450]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[451]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[452]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[453]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[454]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[455]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[456]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[457]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[458]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[459]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[460]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[461]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[462]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[463]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_28 = (|rd_sel[463:448]) ? bank_data_28 : {LANE_W{1'b0}};
    wire [LANE_W-1:0] bank_data_29 = ({LANE_W{rd_sel[464]}} & bank_rdata[LANE_W-1:0])
            | ({LANE_W{rd_sel[465]}} & bank_rdata[LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[466]}} & bank_rdata[2*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[467]}} & bank_rdata[3*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[468]}} & bank_rdata[4*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[469]}} & bank_rdata[5*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[470]}} & bank_rdata[6*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[471]}} & bank_rdata[7*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[472]}} & bank_rdata[8*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[473]}} & bank_rdata[9*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[474]}} & bank_rdata[10*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[475]}} & bank_rdata[11*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[476]}} & bank_rdata[12*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[477]}} & bank_rdata[13*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[478]}} & bank_rdata[14*LANE_W +: LANE_W])
            | ({LANE_W{rd_sel[479]}} & bank_rdata[15*LANE_W +: LANE_W]);
    wire [LANE_W-1:0] target_29 = (|rd_sel[479:464]) ? bank_data_29 : {LANE_W{1'b0}};

    // XB-W1: Data of the selected write port.
    // XB-Z1: Zero if not selected: idle paths do not toggle.
    assign bank_wdata = {({LANE_W{wr_sel[30]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[31]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[28]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[29]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[26]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[27]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[24]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[25]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[22]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[23]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[20]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[21]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[18]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[19]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[16]}} & wr_data[LANE_W-1:0])
            | ({LANE_W{wr_sel[17]}} & wr_data[LANE_W +: LANE_W]),
            ({LANE_W{wr_sel[14]}} & wr_data[LANE_W-1:0])
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
