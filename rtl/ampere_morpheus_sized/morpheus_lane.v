// morpheus_lane: Four bytes of the data that pass the controller.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Storage: LANE_W bits, 32 with the defaults
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//
//   port              dir  width   meaning
//   clk               in   1       clock
//   req_data          in   LANE_W  of a core
//   cllc_valid        in   1       they go to the conventional cache
//   cllc_data         out  LANE_W  these, or zero
//   dram_rsp_data     in   LANE_W  of a block that was read
//   returns           in   1       it is for a core, and is kept
//   data_of_fill      in   1       what is kept goes into the payload memory
//   pay_data          out  LANE_W  what goes there: that, or of a core
//   shown             in   3       the answer that is shown: of the warps, DRAM, the cache
//   cllc_rsp_data     in   LANE_W  an answer of the conventional cache
//   queries_rsp_data  in   LANE_W  an answer of the warps
//   rsp_data          out  LANE_W  the answer to a core, or zero
//   for_bypass        in   1       what was read is for a core in cache mode
//   byp_rsp_data      out  LANE_W  it, or zero
//   byp_data          in   LANE_W  of a core in cache mode
//   dram_we           in   1       they are written
//   dram_data         out  LANE_W  these, or zero
`default_nettype none

module morpheus_lane #(
    parameter LANE_W = 32
) (
    input  wire clk,
    input  wire [LANE_W-1:0] req_data, // of a core
    input  wire cllc_valid, // they go to the conventional cache
    output wire [LANE_W-1:0] cllc_data, // these, or zero
    input  wire [LANE_W-1:0] dram_rsp_data, // of a block that was read
    input  wire returns, // it is for a core, and is kept
    input  wire data_of_fill, // what is kept goes into the payload memory
    output wire [LANE_W-1:0] pay_data, // what goes there: that, or of a core
    input  wire [2:0] shown, // the answer that is shown: of the warps, DRAM, the cache
    input  wire [LANE_W-1:0] cllc_rsp_data, // an answer of the conventional cache
    input  wire [LANE_W-1:0] queries_rsp_data, // an answer of the warps
    output wire [LANE_W-1:0] rsp_data, // the answer to a core, or zero
    input  wire for_bypass, // what was read is for a core in cache mode
    output wire [LANE_W-1:0] byp_rsp_data, // it, or zero
    input  wire [LANE_W-1:0] byp_data, // of a core in cache mode
    input  wire dram_we, // they are written
    output wire [LANE_W-1:0] dram_data // these, or zero
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [LANE_W-1:0] back_data; // of the block that came back

    always @(posedge clk) if (returns) back_data <= dram_rsp_data;

    // MC-F1: The filters are asked as the data go into the payload memory.
    assign pay_data = data_of_fill ? back_data : req_data;

    // MC-Z1: Zero unless shown.
    assign cllc_data = cllc_valid ? req_data : {LANE_W{1'b0}};

    assign rsp_data = ({LANE_W{shown[0]}} & cllc_rsp_data) | ({LANE_W{shown[1]}} & dram_rsp_data)
            | ({LANE_W{shown[2]}} & queries_rsp_data);
    assign byp_rsp_data = for_bypass ? dram_rsp_data : {LANE_W{1'b0}};
    assign dram_data = dram_we ? byp_data : {LANE_W{1'b0}};
endmodule

`default_nettype wire
