/* The data that pass the controller, in lanes of four bytes: who is shown, and what is taken, is
 * decided outside, once. Synthesis maps one lane. */
#include "gen/blocks/morpheus/morpheus_lane.h"

enum { LANE = 32 }; /* bits; a block has one lane or more */

struct hdl *morpheus_lane(struct hdl_design *d)
{
    struct hdl *h = hdl_find(d, "morpheus_lane");
    if (h)
        return h;
    h = hdl_module(d, "morpheus_lane", "Four bytes of the data that pass the controller.");
    hdl_width w = hdl_param(h, "LANE_W", LANE, "bits of one lane");
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

void morpheus_data(struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", morpheus_lane(m->d), m->z.dataw / LANE);
    hdl_inst_param(i, "LANE_W", LANE);
    hdl_bind_lane(i, "req_data", m->req.data);
    hdl_bind(i, "cllc_valid", m->cllc.valid);
    hdl_bind_lane(i, "cllc_data", m->cllc.data);
    hdl_bind_lane(i, "dram_rsp_data", m->dram.rsp_data);
    hdl_bind(i, "returns", m->answer.returns);
    hdl_bind(i, "data_of_fill", m->fit.to_fill);
    sig pay = hdl_wire_later(h, "pay_data", m->z.dataw);
    hdl_bind_lane(i, "pay_data", pay);
    hdl_bind(m->query, "pay_data", pay);
    hdl_bind(i, "shown", hdl_low(m->answer.shown, 3));
    hdl_bind_lane(i, "cllc_rsp_data", m->cllc.rsp_data);
    hdl_bind_lane(i, "queries_rsp_data", hdl_get(m->query, "rsp_data"));
    hdl_bind_lane(i, "rsp_data", m->rsp.data);
    hdl_bind(i, "for_bypass", m->answer.from_byp);
    hdl_bind_lane(i, "byp_rsp_data", m->bypass.rsp_data);
    hdl_bind_lane(i, "byp_data", m->bypass.data);
    hdl_bind(i, "dram_we", m->dram.we);
    hdl_bind_lane(i, "dram_data", m->dram.data);
}
