// kit_fields: A construct of the kit.
//
//   port   dir  width  meaning
//   row    in   12     a row
//   tag    out  8      a field
//   count  out  3      a number is its size
//   live   out  1      a bit
//   other  out  3      no field
`default_nettype none

module kit_fields (
    input  wire [11:0] row, // a row
    output wire [7:0] tag, // a field
    output wire [2:0] count, // a number is its size
    output wire live, // a bit
    output wire [2:0] other // no field
);
    localparam TAGW = 8; // bits of a tag
    localparam ROW_TAG = 0; // whose it is
    localparam ROW_COUNT = 8; // how many
    localparam ROW_LIVE = 11; // it is there

    // Ports and text are made for these values; other values need another package.
    generate
        if (TAGW != 8 || ROW_TAG != 0 || ROW_COUNT != 8 || ROW_LIVE != 11) begin : edited
            localparam_was_edited_make_the_package_again u_stop ();
        end
    endgenerate

    assign tag = row[ROW_TAG +: TAGW];
    assign count = row[ROW_COUNT +: 3];
    assign live = row[ROW_LIVE];
    assign other = row[9:7];
endmodule

`default_nettype wire
