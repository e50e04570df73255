// morpheus_entrance: Whether an extended request enters.
// Made by Warpsmith 0.1.0: warpsmith gen ampere_morpheus_sized --top morpheus -o .
//
//   port          dir  width  meaning
//   ext           in   1      its block is extended
//   has_place     in   1      it would enter, if it is
//   has_data      in   1      with data
//   data_of_fill  in   1      a block goes into the payload memory anyway
//   enters        out  1      it enters
//   pay_valid     out  1      data go into the payload memory
`default_nettype none

module morpheus_entrance (
    input  wire ext, // its block is extended
    input  wire has_place, // it would enter, if it is
    input  wire has_data, // with data
    input  wire data_of_fill, // a block goes into the payload memory anyway
    output wire enters, // it enters
    output wire pay_valid // data go into the payload memory
);
    // MC-A1: Into the stage.
    assign enters = ext & has_place;

    // MC-A2: And its data into the payload memory.
    assign pay_valid = data_of_fill | (ext & (has_place & has_data));
endmodule

`default_nettype wire
