// Properties of subcore, part of that module for formal tools (WARPSMITH_FORMAL) and assertions in
// simulation (WARPSMITH_ASSERT).
// Made by Warpsmith 0.1.0: warpsmith gen volta_all --top subcore -o .

`ifdef WARPSMITH_FORMAL
    (* hierconn *) wire [5:0] \u_regfile.sthld ;
    wire [5:0] f_regfile_sthld = \u_regfile.sthld ;

    // SC-T1: The register file's threshold is the machine's.
    always @* if (!rst) SC_T1_1: assert(f_regfile_sthld == threshold);

    (* hierconn *) wire [2:0] \u_sthld.issued ;
    wire [2:0] f_sthld_issued = \u_sthld.issued ;
    wire [3:0] f_issued = {3'd0, issue} + {1'b0, issued_others};

    // SC-H1: Duty: no more is issued than the machine can count.
    always @* if (!rst) SC_H1_1: assume(4'd4 >= f_issued);

    // SC-I1: The machine counts all that is issued.
    always @* if (!rst) SC_I1_1: assert({1'b0, f_sthld_issued} == f_issued);
`endif
