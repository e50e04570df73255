/* The data of query_unit, four bytes at a time: what they are is decided outside, once. Synthesis
 * maps one lane, however long a block is. */
#include "gen/blocks/morpheus/query_lane.h"

struct ports {
    hdl_width w, bytes;
    sig takes, mm_data, stores, wr, rd, rsp_valid, rsp_data;
    sig fresh, read_mask, read_data, show, mmr_mask, mmr_data;
};

static void shown(struct hdl *h, const struct ports *p)
{
    sig held_mask = hdl_reg(h, "held_mask", p->bytes, NULL, "what was read");
    sig held_data = hdl_reg(h, "held_data", p->w, NULL, "what was read");
    hdl_comment(h, "What was read stays until something else is.");
    hdl_when(p->fresh)
    {
        hdl_next(held_mask, p->read_mask);
        hdl_next(held_data, p->read_data);
    }
    hdl_rule(h, "QU-Z1", "Zero unless it is shown.");
    hdl_assign(p->mmr_mask, hdl_gate(p->show, hdl_mux(p->fresh, p->read_mask, held_mask)));
    hdl_assign(p->mmr_data, hdl_gate(p->show, hdl_mux(p->fresh, p->read_data, held_data)));
}

static void stored(struct hdl *h, const struct ports *p, unsigned responses)
{
    sig m_data = hdl_reg(h, "m_data", p->w, NULL, "of an answer");
    struct hdl_mem *m =
        hdl_queue(hdl_mem(h, "responses", responses, p->w, 1, "data for the cores"));
    hdl_when(p->takes) hdl_next(m_data, p->mm_data);
    hdl_rule(h, "QU-S1", "An answer goes behind the others.");
    hdl_when(p->stores) hdl_mem_write(m, p->wr, m_data, NULL);
    hdl_assign(p->rsp_data, hdl_gate(p->rsp_valid, hdl_mem_read(m, p->rd)));
}

struct hdl *query_lane(struct hdl_design *d, const struct query_sizes *z)
{
    struct hdl *h = hdl_find(d, "query_lane");
    if (h)
        return h;
    h = hdl_module(d, "query_lane", "Four bytes of the data of query_unit.");
    hdl_clock(h);
    hdl_width w = hdl_param(h, "LANE_W", 8 * LANE_BYTES, "bits of one lane");
    hdl_width bytes = hdl_param(h, "MASK_W", LANE_BYTES, "bits of its mask");
    struct ports p = {
        .w = w,
        .bytes = bytes,
        .takes = hdl_input(h, "takes", 1, "an answer comes"),
        .mm_data = hdl_input(h, "mm_data", w, "the answer"),
        .stores = hdl_input(h, "stores", 1, "the answer that came is a response"),
        .wr = hdl_input(h, "wr", z->respw, "which one"),
        .rd = hdl_input(h, "rd", z->respw, "the response that is next"),
        .rsp_valid = hdl_input(h, "rsp_valid", 1, "there is one"),
        .rsp_data = hdl_output(h, "rsp_data", w, "its data, or zero"),
        .fresh = hdl_input(h, "fresh", 1, "the payload memory was read in the last cycle"),
        .read_mask = hdl_input(h, "read_mask", bytes, "what it gives: bytes that count"),
        .read_data = hdl_input(h, "read_data", w, "and data"),
        .show = hdl_input(h, "show", 1, "data are shown to a warp"),
        .mmr_mask = hdl_output(h, "mmr_mask", bytes, "bytes that count, or zero"),
        .mmr_data = hdl_output(h, "mmr_data", w, "the data, or zero"),
    };
    stored(h, &p, z->responses);
    shown(h, &p);
    return h;
}
