/* The data that pass the controller, in lanes of four bytes: who is shown, and what is taken, is
 * decided outside, once. Synthesis maps one lane. */
#include "gen/blocks/morpheus/morpheus_lane.h"
#include "gen/blocks/morpheus/query_sizes.h"

struct hdl *morpheus_lane(struct hdl_design *d)
{
    struct hdl *h = hdl_find(d, "morpheus_lane");
    if (h)
        return h;
    h = hdl_module(d, "morpheus_lane", "Four bytes of the data that pass the controller.");
    hdl_width w = hdl_param(h, "LANE_W", 8 * LANE_BYTES, "bits of one lane");
    hdl_clock(h);
    sig req = hdl_input(h, "req_data", w, "of a core");
    sig cllc_valid = hdl_input(h, "cllc_valid", 1, "they go to the conventional cache");
    sig cllc = hdl_output(h, "cllc_data", w, "these, or zero");
    sig read = hdl_input(h, "dram_rsp_data", w, "of a block that was read");
    sig returns = hdl_input(h, "returns", 1, "it is for a core, and is kept");
    sig fill = hdl_input(h, "data_of_fill", 1, "what is kept goes into the payload memory");
    sig pay = hdl_output(h, "pay_data", w, "what goes there: that, or of a core");
    sig shown = hdl_input(h, "shown", 3, "the answer that is shown: of the warps, DRAM, the cache");
    sig conventional = hdl_input(h, "cllc_rsp_data", w, "an answer of the conventional cache");
    sig warps = hdl_input(h, "queries_rsp_data", w, "an answer of the warps");
    sig rsp = hdl_output(h, "rsp_data", w, "the answer to a core, or zero");
    sig for_bypass = hdl_input(h, "for_bypass", 1, "what was read is for a core in cache mode");
    sig byp_rsp = hdl_output(h, "byp_rsp_data", w, "it, or zero");
    sig byp = hdl_input(h, "byp_data", w, "of a core in cache mode");
    sig we = hdl_input(h, "dram_we", 1, "they are written");
    sig dram = hdl_output(h, "dram_data", w, "these, or zero");

    sig back = hdl_reg(h, "back_data", w, NULL, "of the block that came back");
    hdl_when(returns) hdl_next(back, read);
    hdl_rule(h, "MC-F1", "The filters are asked as the data go into the payload memory.");
    hdl_assign(pay, hdl_mux(fill, back, req));
    hdl_rule(h, "MC-Z1", "Zero unless shown.");
    hdl_assign(cllc, hdl_gate(cllc_valid, req));
    sig sel[3], of[3] = {conventional, read, warps};
    for (unsigned i = 0; i < 3; i++)
        sel[i] = hdl_bit(shown, i);
    hdl_assign(rsp, hdl_and_or(3, sel, of));
    hdl_assign(byp_rsp, hdl_gate(for_bypass, read));
    hdl_assign(dram, hdl_gate(we, byp));
    return h;
}
