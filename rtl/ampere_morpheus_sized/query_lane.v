// query_lane: Four bytes of the data of query_unit.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
// Storage: 4*LANE_W + MASK_W bits, 132 with the defaults
//
//   parameter  default  meaning
//   LANE_W     32       bits of one lane
//   MASK_W     4        bits of its mask
//
//   port       dir  width   meaning
//   clk        in   1       clock
//   takes      in   1       an answer comes
//   mm_data    in   LANE_W  the answer
//   stores     in   1       the answer that came is a response
//   wr         in   1       which one
//   rd         in   1       the response that is next
//   rsp_valid  in   1       there is one
//   rsp_data   out  LANE_W  its data, or zero
//   fresh      in   1       the payload memory was read in the last cycle
//   read_mask  in   MASK_W  what it gives: bytes that count
//   read_data  in   LANE_W  and data
//   show       in   1       data are shown to a warp
//   mmr_mask   out  MASK_W  bytes that count, or zero
//   mmr_data   out  LANE_W  the data, or zero
`default_nettype none

module query_lane #(
    parameter LANE_W = 32,
    parameter MASK_W = 4
) (
    input  wire clk,
    input  wire takes, // an answer comes
    input  wire [LANE_W-1:0] mm_data, // the answer
    input  wire stores, // the answer that came is a response
    input  wire wr, // which one
    input  wire rd, // the response that is next
    input  wire rsp_valid, // there is one
    output wire [LANE_W-1:0] rsp_data, // its data, or zero
    input  wire fresh, // the payload memory was read in the last cycle
    input  wire [MASK_W-1:0] read_mask, // what it gives: bytes that count
    input  wire [LANE_W-1:0] read_data, // and data
    input  wire show, // data are shown to a warp
    output wire [MASK_W-1:0] mmr_mask, // bytes that count, or zero
    output wire [LANE_W-1:0] mmr_data // the data, or zero
);

    // Ports and text are made for these values; other values need another package.
    generate
        if (LANE_W < 1 || MASK_W < 1) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    reg [LANE_W-1:0] m_data; // of an answer
    reg [LANE_W-1:0] responses [0:1]; // data for the cores

    always @(posedge clk) if (takes) m_data <= mm_data;

    always @(posedge clk) begin
        // QU-S1: An answer goes behind the others.
        if (stores)
            responses[wr] <= m_data;
    end

    assign rsp_data = rsp_valid ? responses[rd] : {LANE_W{1'b0}};

    reg [MASK_W-1:0] held_mask; // what was read
    reg [LANE_W-1:0] held_data; // what was read

    always @(posedge clk) begin
        // What was read stays until something else is.
        if (fresh) begin
            held_mask <= read_mask;
            held_data <= read_data;
        end
    end

    // QU-Z1: Zero unless it is shown.
    assign mmr_mask = show ? (fresh ? read_mask : held_mask) : {MASK_W{1'b0}};

    assign mmr_data = show ? (fresh ? read_data : held_data) : {LANE_W{1'b0}};
endmodule

`default_nettype wire
