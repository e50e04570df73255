// rr_arbiter: Fair round-robin arbiter.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Latency: combinational from req to gnt
//
//   port  dir  width  meaning
//   clk   in   1      clock
//   rst   in   1      synchronous reset, active high
//   req   in   128    requests, level
//   gnt   out  128    one-hot grant, same cycle; zero iff req is zero
`default_nettype none

module rr_arbiter (
    input  wire clk,
    input  wire rst,
    input  wire [127:0] req,
    output wire [127:0] gnt
);
    reg [126:0] mask; // bit i-1: requester i is after the last winner (requester 0 never is)

    // ARB-B1: A request that is held wins within N cycles.
    // ARB-F2: Requesters after the last winner come first, lowest index first.
    wire [126:0] ahead = req[127:1] & mask;

    wire _or = (ahead[2] | ahead[1]) | ahead[0];
    (* keep *)
    wire ahead_upto_5;
    assign ahead_upto_5 = (ahead[4] | ahead[3]) | _or;
    (* keep *)
    wire ahead_upto_7;
    assign ahead_upto_7 = ((ahead[6] | ahead[5]) | (ahead[4] | ahead[3])) | _or;
    wire _or_2 = (ahead[10] | ahead[9]) | (ahead[8] | ahead[7]);
    (* keep *)
    wire ahead_upto_13;
    assign ahead_upto_13 = (ahead[12] | ahead[11]) | _or_2;
    (* keep *)
    wire ahead_upto_15;
    assign ahead_upto_15 = ((ahead[14] | ahead[13]) | (ahead[12] | ahead[11])) | _or_2;
    wire _or_3 = (ahead[18] | ahead[17]) | (ahead[16] | ahead[15]);
    (* keep *)
    wire ahead_upto_21;
    assign ahead_upto_21 = (ahead[20] | ahead[19]) | _or_3;
    (* keep *)
    wire ahead_upto_23;
    assign ahead_upto_23 = ((ahead[22] | ahead[21]) | (ahead[20] | ahead[19])) | _or_3;
    wire _or_4 = (ahead[26] | ahead[25]) | (ahead[24] | ahead[23]);
    (* keep *)
    wire ahead_upto_29;
    assign ahead_upto_29 = (ahead[28] | ahead[27]) | _or_4;
    (* keep *)
    wire ahead_upto_31;
    assign ahead_upto_31 = ((ahead[30] | ahead[29]) | (ahead[28] | ahead[27])) | _or_4;
    wire _or_5 = (ahead[34] | ahead[33]) | (ahead[32] | ahead[31]);
    (* keep *)
    wire ahead_upto_37;
    assign ahead_upto_37 = (ahead[36] | ahead[35]) | _or_5;
    (* keep *)
    wire ahead_upto_39;
    assign ahead_upto_39 = ((ahead[38] | ahead[37]) | (ahead[36] | ahead[35])) | _or_5;
    wire _or_6 = (ahead[42] | ahead[41]) | (ahead[40] | ahead[39]);
    (* keep *)
    wire ahead_upto_45;
    assign ahead_upto_45 = (ahead[44] | ahead[43]) | _or_6;
    (* keep *)
    wire ahead_upto_47;
    assign ahead_upto_47 = ((ahead[46] | ahead[45]) | (ahead[44] | ahead[43])) | _or_6;
    wire _or_7 = (ahead[50] | ahead[49]) | (ahead[48] | ahead[47]);
    (* keep *)
    wire ahead_upto_53;
    assign ahead_upto_53 = (ahead[52] | ahead[51]) | _or_7;
    (* keep *)
    wire ahead_upto_55;
    assign ahead_upto_55 = ((ahead[54] | ahead[53]) | (ahead[52] | ahead[51])) | _or_7;
    wire _or_8 = (ahead[58] | ahead[57]) | (ahead[56] | ahead[55]);
    (* keep *)
    wire ahead_upto_61;
    assign ahead_upto_61 = (ahead[60] | ahead[59]) | _or_8;
    (* keep *)
    wire ahead_upto_63;
    assign ahead_upto_63 = ((ahead[62] | ahead[61]) | (ahead[60] | ahead[59])) | _or_8;
    wire _or_9 = (ahead[66] | ahead[65]) | (ahead[64] | ahead[63]);
    (* keep *)
    wire ahead_upto_69;
    assign ahead_upto_69 = (ahead[68] | ahead[67]) | _or_9;
    (* keep *)
    wire ahead_upto_71;
    assign ahead_upto_71 = ((ahead[70] | ahead[69]) | (ahead[68] | ahead[67])) | _or_9;
    wire _or_10 = (ahead[74] | ahead[73]) | (ahead[72] | ahead[71]);
    (* keep *)
    wire ahead_upto_77;
    assign ahead_upto_77 = (ahead[76] | ahead[75]) | _or_10;
    (* keep *)
    wire ahead_upto_79;
    assign ahead_upto_79 = ((ahead[78] | ahead[77]) | (ahead[76] | ahead[75])) | _or_10;
    wire _or_11 = (ahead[82] | ahead[81]) | (ahead[80] | ahead[79]);
    (* keep *)
    wire ahead_upto_85;
    assign ahead_upto_85 = (ahead[84] | ahead[83]) | _or_11;
    (* keep *)
    wire ahead_upto_87;
    assign ahead_upto_87 = ((ahead[86] | ahead[85]) | (ahead[84] | ahead[83])) | _or_11;
    wire _or_12 = (ahead[90] | ahead[89]) | (ahead[88] | ahead[87]);
    (* keep *)
    wire ahead_upto_93;
    assign ahead_upto_93 = (ahead[92] | ahead[91]) | _or_12;
    (* keep *)
    wire ahead_upto_95;
    assign ahead_upto_95 = ((ahead[94] | ahead[93]) | (ahead[92] | ahead[91])) | _or_12;
    wire _or_13 = (ahead[98] | ahead[97]) | (ahead[96] | ahead[95]);
    (* keep *)
    wire ahead_upto_101;
    assign ahead_upto_101 = (ahead[100] | ahead[99]) | _or_13;
    (* keep *)
    wire ahead_upto_103;
    assign ahead_upto_103 = ((ahead[102] | ahead[101]) | (ahead[100] | ahead[99])) | _or_13;
    wire _or_14 = (ahead[106] | ahead[105]) | (ahead[104] | ahead[103]);
    (* keep *)
    wire ahead_upto_109;
    assign ahead_upto_109 = (ahead[108] | ahead[107]) | _or_14;
    (* keep *)
    wire ahead_upto_111;
    assign ahead_upto_111 = ((ahead[110] | ahead[109]) | (ahead[108] | ahead[107])) | _or_14;
    wire _or_15 = (ahead[114] | ahead[113]) | (ahead[112] | ahead[111]);
    (* keep *)
    wire ahead_upto_117;
    assign ahead_upto_117 = (ahead[116] | ahead[115]) | _or_15;
    (* keep *)
    wire ahead_upto_119;
    assign ahead_upto_119 = ((ahead[118] | ahead[117]) | (ahead[116] | ahead[115])) | _or_15;
    wire _or_16 = (ahead[122] | ahead[121]) | (ahead[120] | ahead[119]);
    (* keep *)
    wire ahead_upto_125;
    assign ahead_upto_125 = (ahead[124] | ahead[123]) | _or_16;
    (* keep *)
    wire ahead_upto_127;
    assign ahead_upto_127 = ((ahead[126] | ahead[125]) | (ahead[124] | ahead[123])) | _or_16;
    wire _or_17 = _or_2 | ahead_upto_7;
    wire _or_18 = _or_3 | (ahead_upto_15 | ahead_upto_7);
    wire _or_19 = ((ahead[24] | ahead[23]) | ahead_upto_23) | (ahead_upto_15 | ahead_upto_7);
    wire _or_20 = (_or_4 | ahead_upto_23) | (ahead_upto_15 | ahead_upto_7);
    wire _or_21 = (ahead_upto_31 | ahead_upto_23) | (ahead_upto_15 | ahead_upto_7);
    wire _or_22 = (ahead[32] | ahead[31]) | _or_21;
    wire _or_23 = _or_5 | _or_21;
    wire _ahead_upto_37_or = ahead_upto_37 | _or_21;
    wire _ahead_upto_39_or = ahead_upto_39 | _or_21;
    wire _or_24 = ((ahead[40] | ahead[39]) | ahead_upto_39) | _or_21;
    wire _or_25 = (_or_6 | ahead_upto_39) | _or_21;
    wire _or_26 = (ahead_upto_45 | ahead_upto_39) | _or_21;
    wire _or_27 = (ahead_upto_47 | ahead_upto_39) | _or_21;
    wire _or_28 = ((ahead[48] | ahead[47]) | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_29 = (_or_7 | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_30 = (ahead_upto_53 | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_31 = (ahead_upto_55 | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_32 = (((ahead[56] | ahead[55]) | ahead_upto_55) | (ahead_upto_47 | ahead_upto_39))
            | _or_21;
    wire _or_33 = ((_or_8 | ahead_upto_55) | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_34 = ((ahead_upto_61 | ahead_upto_55) | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_35 = ((ahead_upto_63 | ahead_upto_55) | (ahead_upto_47 | ahead_upto_39)) | _or_21;
    wire _or_36 = (ahead[64] | ahead[63]) | _or_35;
    wire _or_37 = _or_9 | _or_35;
    wire _ahead_upto_69_or = ahead_upto_69 | _or_35;
    wire _ahead_upto_71_or = ahead_upto_71 | _or_35;
    wire _or_38 = ((ahead[72] | ahead[71]) | ahead_upto_71) | _or_35;
    wire _or_39 = (_or_10 | ahead_upto_71) | _or_35;
    wire _or_40 = (ahead_upto_77 | ahead_upto_71) | _or_35;
    wire _or_41 = (ahead_upto_79 | ahead_upto_71) | _or_35;
    wire _or_42 = ((ahead[80] | ahead[79]) | (ahead_upto_79 | ahead_upto_71)) | _or_35;
    wire _or_43 = (_or_11 | (ahead_upto_79 | ahead_upto_71)) | _or_35;
    wire _or_44 = (ahead_upto_85 | (ahead_upto_79 | ahead_upto_71)) | _or_35;
    wire _or_45 = (ahead_upto_87 | (ahead_upto_79 | ahead_upto_71)) | _or_35;
    wire _or_46 = (((ahead[88] | ahead[87]) | ahead_upto_87) | (ahead_upto_79 | ahead_upto_71))
            | _or_35;
    wire _or_47 = ((_or_12 | ahead_upto_87) | (ahead_upto_79 | ahead_upto_71)) | _or_35;
    wire _or_48 = ((ahead_upto_93 | ahead_upto_87) | (ahead_upto_79 | ahead_upto_71)) | _or_35;
    wire _or_49 = (ahead_upto_95 | ahead_upto_87) | (ahead_upto_79 | ahead_upto_71);
    wire _or_50 = _or_49 | _or_35;
    wire _or_51 = ((ahead[96] | ahead[95]) | _or_49) | _or_35;
    wire _or_52 = (_or_13 | _or_49) | _or_35;
    wire _or_53 = (ahead_upto_101 | _or_49) | _or_35;
    wire _or_54 = (ahead_upto_103 | _or_49) | _or_35;
    wire _or_55 = (((ahead[104] | ahead[103]) | ahead_upto_103) | _or_49) | _or_35;
    wire _or_56 = ((_or_14 | ahead_upto_103) | _or_49) | _or_35;
    wire _or_57 = ((ahead_upto_109 | ahead_upto_103) | _or_49) | _or_35;
    wire _or_58 = ((ahead_upto_111 | ahead_upto_103) | _or_49) | _or_35;
    wire _or_59 = (((ahead[112] | ahead[111]) | (ahead_upto_111 | ahead_upto_103)) | _or_49)
            | _or_35;
    wire _or_60 = ((_or_15 | (ahead_upto_111 | ahead_upto_103)) | _or_49) | _or_35;
    wire _or_61 = ((ahead_upto_117 | (ahead_upto_111 | ahead_upto_103)) | _or_49) | _or_35;
    wire _or_62 = ((ahead_upto_119 | (ahead_upto_111 | ahead_upto_103)) | _or_49) | _or_35;
    wire _or_63 = ((((ahead[120] | ahead[119]) | ahead_upto_119)
            | (ahead_upto_111 | ahead_upto_103)) | _or_49) | _or_35;
    wire _or_64 = (((_or_16 | ahead_upto_119) | (ahead_upto_111 | ahead_upto_103)) | _or_49)
            | _or_35;
    wire _or_65 = (((ahead_upto_125 | ahead_upto_119) | (ahead_upto_111 | ahead_upto_103)) | _or_49)
            | _or_35;
    wire [127:0] ahead_upto =
            {(((ahead_upto_127 | ahead_upto_119) | (ahead_upto_111 | ahead_upto_103)) | _or_49)
            | _or_35, ahead[125] | _or_65, _or_65, ahead[123] | _or_64, _or_64, ahead[121] | _or_63,
            _or_63, ahead[119] | _or_62, _or_62, ahead[117] | _or_61, _or_61, ahead[115] | _or_60,
            _or_60, ahead[113] | _or_59, _or_59, ahead[111] | _or_58, _or_58, ahead[109] | _or_57,
            _or_57, ahead[107] | _or_56, _or_56, ahead[105] | _or_55, _or_55, ahead[103] | _or_54,
            _or_54, ahead[101] | _or_53, _or_53, ahead[99] | _or_52, _or_52, ahead[97] | _or_51,
            _or_51, ahead[95] | _or_50, _or_50, ahead[93] | _or_48, _or_48, ahead[91] | _or_47,
            _or_47, ahead[89] | _or_46, _or_46, ahead[87] | _or_45, _or_45, ahead[85] | _or_44,
            _or_44, ahead[83] | _or_43, _or_43, ahead[81] | _or_42, _or_42, ahead[79] | _or_41,
            _or_41, ahead[77] | _or_40, _or_40, ahead[75] | _or_39, _or_39, ahead[73] | _or_38,
            _or_38, ahead[71] | _ahead_upto_71_or, _ahead_upto_71_or, ahead[69] | _ahead_upto_69_or,
            _ahead_upto_69_or, ahead[67] | _or_37, _or_37, ahead[65] | _or_36, _or_36,
            ahead[63] | _or_35, _or_35, ahead[61] | _or_34, _or_34, ahead[59] | _or_33, _or_33,
            ahead[57] | _or_32, _or_32, ahead[55] | _or_31, _or_31, ahead[53] | _or_30, _or_30,
            ahead[51] | _or_29, _or_29, ahead[49] | _or_28, _or_28, ahead[47] | _or_27, _or_27,
            ahead[45] | _or_26, _or_26, ahead[43] | _or_25, _or_25, ahead[41] | _or_24, _or_24,
            ahead[39] | _ahead_upto_39_or, _ahead_upto_39_or, ahead[37] | _ahead_upto_37_or,
            _ahead_upto_37_or, ahead[35] | _or_23, _or_23, ahead[33] | _or_22, _or_22,
            ahead[31] | _or_21, _or_21, ahead[29] | ((ahead_upto_29 | ahead_upto_23)
            | (ahead_upto_15 | ahead_upto_7)), (ahead_upto_29 | ahead_upto_23)
            | (ahead_upto_15 | ahead_upto_7), ahead[27] | _or_20, _or_20, ahead[25] | _or_19,
            _or_19, ahead[23] | (ahead_upto_23 | (ahead_upto_15 | ahead_upto_7)),
            ahead_upto_23 | (ahead_upto_15 | ahead_upto_7),
            ahead[21] | (ahead_upto_21 | (ahead_upto_15 | ahead_upto_7)),
            ahead_upto_21 | (ahead_upto_15 | ahead_upto_7), ahead[19] | _or_18, _or_18,
            ahead[17] | ((ahead[16] | ahead[15]) | (ahead_upto_15 | ahead_upto_7)),
            (ahead[16] | ahead[15]) | (ahead_upto_15 | ahead_upto_7),
            ahead[15] | (ahead_upto_15 | ahead_upto_7), ahead_upto_15 | ahead_upto_7,
            ahead[13] | (ahead_upto_13 | ahead_upto_7), ahead_upto_13 | ahead_upto_7,
            ahead[11] | _or_17, _or_17, ahead[9] | ((ahead[8] | ahead[7]) | ahead_upto_7),
            (ahead[8] | ahead[7]) | ahead_upto_7, ahead[7] | ahead_upto_7, ahead_upto_7,
            ahead[5] | ahead_upto_5, ahead_upto_5, ahead[3] | _or, _or, ahead[1] | ahead[0],
            ahead[0], 1'b0};
    wire _or_66 = (req[3] | req[2]) | (req[1] | req[0]);
    (* keep *)
    wire req_upto_5;
    assign req_upto_5 = (req[5] | req[4]) | _or_66;
    (* keep *)
    wire req_upto_7;
    assign req_upto_7 = ((req[7] | req[6]) | (req[5] | req[4])) | _or_66;
    wire _or_67 = (req[11] | req[10]) | (req[9] | req[8]);
    (* keep *)
    wire req_upto_13;
    assign req_upto_13 = (req[13] | req[12]) | _or_67;
    (* keep *)
    wire req_upto_15;
    assign req_upto_15 = ((req[15] | req[14]) | (req[13] | req[12])) | _or_67;
    wire _or_68 = (req[19] | req[18]) | (req[17] | req[16]);
    (* keep *)
    wire req_upto_21;
    assign req_upto_21 = (req[21] | req[20]) | _or_68;
    (* keep *)
    wire req_upto_23;
    assign req_upto_23 = ((req[23] | req[22]) | (req[21] | req[20])) | _or_68;
    wire _or_69 = (req[27] | req[26]) | (req[25] | req[24]);
    (* keep *)
    wire req_upto_29;
    assign req_upto_29 = (req[29] | req[28]) | _or_69;
    (* keep *)
    wire req_upto_31;
    assign req_upto_31 = ((req[31] | req[30]) | (req[29] | req[28])) | _or_69;
    wire _or_70 = (req[35] | req[34]) | (req[33] | req[32]);
    (* keep *)
    wire req_upto_37;
    assign req_upto_37 = (req[37] | req[36]) | _or_70;
    (* keep *)
    wire req_upto_39;
    assign req_upto_39 = ((req[39] | req[38]) | (req[37] | req[36])) | _or_70;
    wire _or_71 = (req[43] | req[42]) | (req[41] | req[40]);
    (* keep *)
    wire req_upto_45;
    assign req_upto_45 = (req[45] | req[44]) | _or_71;
    (* keep *)
    wire req_upto_47;
    assign req_upto_47 = ((req[47] | req[46]) | (req[45] | req[44])) | _or_71;
    wire _or_72 = (req[51] | req[50]) | (req[49] | req[48]);
    (* keep *)
    wire req_upto_53;
    assign req_upto_53 = (req[53] | req[52]) | _or_72;
    (* keep *)
    wire req_upto_55;
    assign req_upto_55 = ((req[55] | req[54]) | (req[53] | req[52])) | _or_72;
    wire _or_73 = (req[59] | req[58]) | (req[57] | req[56]);
    (* keep *)
    wire req_upto_61;
    assign req_upto_61 = (req[61] | req[60]) | _or_73;
    (* keep *)
    wire req_upto_63;
    assign req_upto_63 = ((req[63] | req[62]) | (req[61] | req[60])) | _or_73;
    wire _or_74 = (req[67] | req[66]) | (req[65] | req[64]);
    (* keep *)
    wire req_upto_69;
    assign req_upto_69 = (req[69] | req[68]) | _or_74;
    (* keep *)
    wire req_upto_71;
    assign req_upto_71 = ((req[71] | req[70]) | (req[69] | req[68])) | _or_74;
    wire _or_75 = (req[75] | req[74]) | (req[73] | req[72]);
    (* keep *)
    wire req_upto_77;
    assign req_upto_77 = (req[77] | req[76]) | _or_75;
    (* keep *)
    wire req_upto_79;
    assign req_upto_79 = ((req[79] | req[78]) | (req[77] | req[76])) | _or_75;
    wire _or_76 = (req[83] | req[82]) | (req[81] | req[80]);
    (* keep *)
    wire req_upto_85;
    assign req_upto_85 = (req[85] | req[84]) | _or_76;
    (* keep *)
    wire req_upto_87;
    assign req_upto_87 = ((req[87] | req[86]) | (req[85] | req[84])) | _or_76;
    wire _or_77 = (req[91] | req[90]) | (req[89] | req[88]);
    (* keep *)
    wire req_upto_93;
    assign req_upto_93 = (req[93] | req[92]) | _or_77;
    (* keep *)
    wire req_upto_95;
    assign req_upto_95 = ((req[95] | req[94]) | (req[93] | req[92])) | _or_77;
    wire _or_78 = (req[99] | req[98]) | (req[97] | req[96]);
    (* keep *)
    wire req_upto_101;
    assign req_upto_101 = (req[101] | req[100]) | _or_78;
    (* keep *)
    wire req_upto_103;
    assign req_upto_103 = ((req[103] | req[102]) | (req[101] | req[100])) | _or_78;
    wire _or_79 = (req[107] | req[106]) | (req[105] | req[104]);
    (* keep *)
    wire req_upto_109;
    assign req_upto_109 = (req[109] | req[108]) | _or_79;
    (* keep *)
    wire req_upto_111;
    assign req_upto_111 = ((req[111] | req[110]) | (req[109] | req[108])) | _or_79;
    wire _or_80 = (req[115] | req[114]) | (req[113] | req[112]);
    (* keep *)
    wire req_upto_117;
    assign req_upto_117 = (req[117] | req[116]) | _or_80;
    (* keep *)
    wire req_upto_119;
    assign req_upto_119 = ((req[119] | req[118]) | (req[117] | req[116])) | _or_80;
    wire _or_81 = (req[123] | req[122]) | (req[121] | req[120]);
    (* keep *)
    wire req_upto_125;
    assign req_upto_125 = (req[125] | req[124]) | _or_81;
    (* keep *)
    wire req_upto_127;
    assign req_upto_127 = ((req[127] | req[126]) | (req[125] | req[124])) | _or_81;
    wire _or_82 = _or_67 | req_upto_7;
    wire _or_83 = _or_68 | (req_upto_15 | req_upto_7);
    wire _or_84 = ((req[25] | req[24]) | req_upto_23) | (req_upto_15 | req_upto_7);
    wire _or_85 = (_or_69 | req_upto_23) | (req_upto_15 | req_upto_7);
    wire _or_86 = (req_upto_31 | req_upto_23) | (req_upto_15 | req_upto_7);
    wire _or_87 = (req[33] | req[32]) | _or_86;
    wire _or_88 = _or_70 | _or_86;
    wire _req_upto_37_or = req_upto_37 | _or_86;
    wire _req_upto_39_or = req_upto_39 | _or_86;
    wire _or_89 = ((req[41] | req[40]) | req_upto_39) | _or_86;
    wire _or_90 = (_or_71 | req_upto_39) | _or_86;
    wire _or_91 = (req_upto_45 | req_upto_39) | _or_86;
    wire _or_92 = (req_upto_47 | req_upto_39) | _or_86;
    wire _or_93 = ((req[49] | req[48]) | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_94 = (_or_72 | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_95 = (req_upto_53 | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_96 = (req_upto_55 | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_97 = (((req[57] | req[56]) | req_upto_55) | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_98 = ((_or_73 | req_upto_55) | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_99 = ((req_upto_61 | req_upto_55) | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_100 = ((req_upto_63 | req_upto_55) | (req_upto_47 | req_upto_39)) | _or_86;
    wire _or_101 = (req[65] | req[64]) | _or_100;
    wire _or_102 = _or_74 | _or_100;
    wire _req_upto_69_or = req_upto_69 | _or_100;
    wire _req_upto_71_or = req_upto_71 | _or_100;
    wire _or_103 = ((req[73] | req[72]) | req_upto_71) | _or_100;
    wire _or_104 = (_or_75 | req_upto_71) | _or_100;
    wire _or_105 = (req_upto_77 | req_upto_71) | _or_100;
    wire _or_106 = (req_upto_79 | req_upto_71) | _or_100;
    wire _or_107 = ((req[81] | req[80]) | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_108 = (_or_76 | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_109 = (req_upto_85 | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_110 = (req_upto_87 | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_111 = (((req[89] | req[88]) | req_upto_87) | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_112 = ((_or_77 | req_upto_87) | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_113 = ((req_upto_93 | req_upto_87) | (req_upto_79 | req_upto_71)) | _or_100;
    wire _or_114 = (req_upto_95 | req_upto_87) | (req_upto_79 | req_upto_71);
    wire _or_115 = _or_114 | _or_100;
    wire _or_116 = ((req[97] | req[96]) | _or_114) | _or_100;
    wire _or_117 = (_or_78 | _or_114) | _or_100;
    wire _or_118 = (req_upto_101 | _or_114) | _or_100;
    wire _or_119 = (req_upto_103 | _or_114) | _or_100;
    wire _or_120 = (((req[105] | req[104]) | req_upto_103) | _or_114) | _or_100;
    wire _or_121 = ((_or_79 | req_upto_103) | _or_114) | _or_100;
    wire _or_122 = ((req_upto_109 | req_upto_103) | _or_114) | _or_100;
    wire _or_123 = ((req_upto_111 | req_upto_103) | _or_114) | _or_100;
    wire _or_124 = (((req[113] | req[112]) | (req_upto_111 | req_upto_103)) | _or_114) | _or_100;
    wire _or_125 = ((_or_80 | (req_upto_111 | req_upto_103)) | _or_114) | _or_100;
    wire _or_126 = ((req_upto_117 | (req_upto_111 | req_upto_103)) | _or_114) | _or_100;
    wire _or_127 = ((req_upto_119 | (req_upto_111 | req_upto_103)) | _or_114) | _or_100;
    wire _or_128 = ((((req[121] | req[120]) | req_upto_119) | (req_upto_111 | req_upto_103))
            | _or_114) | _or_100;
    wire _or_129 = (((_or_81 | req_upto_119) | (req_upto_111 | req_upto_103)) | _or_114) | _or_100;
    wire _or_130 = (((req_upto_125 | req_upto_119) | (req_upto_111 | req_upto_103)) | _or_114)
            | _or_100;
    wire [127:0] req_upto = {(((req_upto_127 | req_upto_119) | (req_upto_111 | req_upto_103))
            | _or_114) | _or_100, req[126] | _or_130, _or_130, req[124] | _or_129, _or_129,
            req[122] | _or_128, _or_128, req[120] | _or_127, _or_127, req[118] | _or_126, _or_126,
            req[116] | _or_125, _or_125, req[114] | _or_124, _or_124, req[112] | _or_123, _or_123,
            req[110] | _or_122, _or_122, req[108] | _or_121, _or_121, req[106] | _or_120, _or_120,
            req[104] | _or_119, _or_119, req[102] | _or_118, _or_118, req[100] | _or_117, _or_117,
            req[98] | _or_116, _or_116, req[96] | _or_115, _or_115, req[94] | _or_113, _or_113,
            req[92] | _or_112, _or_112, req[90] | _or_111, _or_111, req[88] | _or_110, _or_110,
            req[86] | _or_109, _or_109, req[84] | _or_108, _or_108, req[82] | _or_107, _or_107,
            req[80] | _or_106, _or_106, req[78] | _or_105, _or_105, req[76] | _or_104, _or_104,
            req[74] | _or_103, _or_103, req[72] | _req_upto_71_or, _req_upto_71_or,
            req[70] | _req_upto_69_or, _req_upto_69_or, req[68] | _or_102, _or_102,
            req[66] | _or_101, _or_101, req[64] | _or_100, _or_100, req[62] | _or_99, _or_99,
            req[60] | _or_98, _or_98, req[58] | _or_97, _or_97, req[56] | _or_96, _or_96,
            req[54] | _or_95, _or_95, req[52] | _or_94, _or_94, req[50] | _or_93, _or_93,
            req[48] | _or_92, _or_92, req[46] | _or_91, _or_91, req[44] | _or_90, _or_90,
            req[42] | _or_89, _or_89, req[40] | _req_upto_39_or, _req_upto_39_or,
            req[38] | _req_upto_37_or, _req_upto_37_or, req[36] | _or_88, _or_88, req[34] | _or_87,
            _or_87, req[32] | _or_86, _or_86, req[30] | ((req_upto_29 | req_upto_23)
            | (req_upto_15 | req_upto_7)), (req_upto_29 | req_upto_23) | (req_upto_15 | req_upto_7),
            req[28] | _or_85, _or_85, req[26] | _or_84, _or_84,
            req[24] | (req_upto_23 | (req_upto_15 | req_upto_7)),
            req_upto_23 | (req_upto_15 | req_upto_7), req[22]
            | (req_upto_21 | (req_upto_15 | req_upto_7)), req_upto_21 | (req_upto_15 | req_upto_7),
            req[20] | _or_83, _or_83, req[18] | ((req[17] | req[16]) | (req_upto_15 | req_upto_7)),
            (req[17] | req[16]) | (req_upto_15 | req_upto_7), req[16] | (req_upto_15 | req_upto_7),
            req_upto_15 | req_upto_7, req[14] | (req_upto_13 | req_upto_7),
            req_upto_13 | req_upto_7, req[12] | _or_82, _or_82,
            req[10] | ((req[9] | req[8]) | req_upto_7), (req[9] | req[8]) | req_upto_7,
            req[8] | req_upto_7, req_upto_7, req[6] | req_upto_5, req_upto_5, req[4] | _or_66,
            _or_66, req[2] | (req[1] | req[0]), req[1] | req[0], req[0]};

    // Bit i: the winner has index i or lower.
    wire [127:0] won_upto = ahead_upto | (ahead_upto[127] ? 128'd0 : req_upto);

    wire [126:0] won_below = won_upto[126:0];

    // ARB-F1: One-hot, a subset of the requests.
    assign gnt = won_upto & ~{won_below, 1'b0};

    always @(posedge clk) begin
        if (rst) begin
            mask <= 127'd0;
        end else begin
            // ARB-F3: The winner becomes the last winner; without requests the order is kept.
            mask <= won_below | (req_upto[127] ? 127'd0 : mask);
        end
    end

`ifdef FORMAL
`include "rr_arbiter_props.vh"
`elsif WARPSMITH_ASSERT
`include "rr_arbiter_props.vh"
`endif
endmodule

`default_nettype wire
