/* ocu: the operand collector unit. Control here, data in one ocu_lane per lane. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

/* Slots are written from their own port (SPORTS = NSRC), from the only port (SPORTS = 1), or from
 * the port that names them. */
static struct hdl *ocu_lane(struct hdl_design *d, const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool choice = z.sports > 1 && z.sports < z.nsrc;
    struct hdl *h = hdl_module(d, "ocu_lane", "Operand data of one lane.");
    hdl_width w = hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane");
    hdl_localparam(h, "NSRC", z.nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z.sports, "S ports");
    hdl_localparam(h, "NDISP", z.ndisp, "dispatch ports");
    sig write = hdl_input(h, "write", z.nsrc, "slot is written");
    sig from =
        choice ? hdl_input(h, "from", z.nsrc * z.sports, "[slot][port], one-hot or zero") : NULL;
    sig s_data = hdl_input(h, "s_data", hdl_times(w, z.sports), "operands that arrive");
    sig read = hdl_input(h, "read", z.ndisp * z.nsrc, "[port][slot] is read");
    sig disp_data = hdl_output(h, "disp_data", hdl_times(w, z.ndisp * z.nsrc),
                               "[port][slot], zero if not read");

    sig data[z.nsrc], out[z.ndisp * z.nsrc];
    for (unsigned k = 0; k < z.nsrc; k++) {
        data[k] = hdl_reg(h, hdl_fmt(h, "data_%u", k), w, NULL, "operand");
        sig in = choice ? hdl_select(hdl_bits(from, k * z.sports, z.sports), s_data, w)
                        : hdl_item(s_data, z.sports == 1 ? 0 : k, w);
        if (k == 0)
            hdl_rule(h, "OCU-S1", "An operand is written into its slot.");
        hdl_when(hdl_bit(write, k)) hdl_next(data[k], in);
    }
    for (unsigned i = 0; i < z.ndisp * z.nsrc; i++)
        out[i] = hdl_gate(hdl_bit(read, i), data[i % z.nsrc]);
    hdl_rule(h, "OCU-D3", "Zero unless the port selects this unit and the slot is present.");
    hdl_assign(disp_data, hdl_pack(z.ndisp * z.nsrc, out));
    return h;
}

struct hdl *block_ocu(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ocu");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    bool own_port = z.sports == z.nsrc; /* port j feeds slot j */
    struct hdl *lane = ocu_lane(d, p);
    h = hdl_module(d, "ocu", "Operand collector unit.");
    hdl_width meta_w = hdl_param(h, "META_W", z.meta_bits, "bits of metadata");
    hdl_width w = hdl_times(hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane"), z.lanes);
    hdl_localparam(h, "LANES", z.lanes, "lanes of a warp register");
    hdl_localparam(h, "NSRC", z.nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z.sports, "S ports");
    hdl_localparam(h, "NDISP", z.ndisp, "dispatch ports");
    hdl_note(h, "Latency",
             "alloc to candidate: 1 cycle without sources, otherwise 1 after the last S");
    hdl_note(h, "Storage", "1 + WIDW + META_W + 2*NSRC + NSRC*LANES*LANE_W bits");
    sig alloc_valid = hdl_input(h, "alloc_valid", 1, "an instruction is given to this unit");
    sig alloc_ready = hdl_output(h, "alloc_ready", 1, "the unit is free (registered)");
    sig alloc_wid = hdl_input(h, "alloc_wid", z.widw, "warp");
    sig alloc_meta = hdl_input(h, "alloc_meta", meta_w, "metadata");
    sig alloc_src = hdl_input(h, "alloc_src_valid", z.nsrc, "slots that carry a source operand");
    sig s_valid = hdl_input(h, "s_valid", z.sports, "operand arrives on S port j");
    sig s_slot = own_port ? NULL : hdl_input(h, "s_slot", z.sports * z.slotw, "its slot");
    sig s_data = hdl_input(h, "s_data", hdl_times(w, z.sports), "the operand");
    sig disp_cand = hdl_output(h, "disp_cand", 1, "busy and complete (registered)");
    sig disp_sel = hdl_input(h, "disp_sel", z.ndisp, "one-hot: dispatch port that reads this unit");
    sig disp_take = hdl_input(h, "disp_take", 1, "the transfer happens: the unit gets free");
    sig disp_wid = hdl_output(h, "disp_wid", z.ndisp * z.widw, "warp, zero unless selected");
    sig disp_meta =
        hdl_output(h, "disp_meta", hdl_times(meta_w, z.ndisp), "metadata, zero unless selected");
    sig disp_src =
        hdl_output(h, "disp_src_valid", z.ndisp * z.nsrc, "slots present, zero unless selected");
    sig disp_data = hdl_output(h, "disp_data", hdl_times(w, z.ndisp * z.nsrc),
                               "[port][slot], zero unless selected and present");

    hdl_group(h, "Control");
    sig busy = hdl_reg(h, "busy", 1, hdl_zero(h, 1), "holds an instruction");
    sig wid = hdl_reg(h, "wid", z.widw, NULL, "its warp");
    sig meta = hdl_reg(h, "meta", meta_w, NULL, "its metadata");
    sig src_valid = hdl_reg(h, "src_valid", z.nsrc, NULL, "slots that carry an operand");
    sig ready = hdl_reg(h, "ready", z.nsrc, NULL, "operands that are here");

    hdl_comment(h, "Slots that are written now.");
    sig slot_port[z.nsrc]; /* [slot]: ports that write it */
    for (unsigned k = 0; k < z.nsrc; k++) {
        sig port[z.sports];
        for (unsigned j = 0; j < z.sports && !own_port; j++)
            port[j] = hdl_and(hdl_bit(s_valid, j),
                              hdl_eq_const(hdl_bits(s_slot, j * z.slotw, z.slotw), k));
        slot_port[k] = own_port ? hdl_bit(s_valid, k) : hdl_pack(z.sports, port);
    }
    sig arrives[z.nsrc];
    for (unsigned k = 0; k < z.nsrc; k++) {
        if (!own_port && z.sports > 1)
            slot_port[k] = hdl_wire(h, hdl_fmt(h, "slot_%u_from", k), slot_port[k]);
        arrives[k] = hdl_any(slot_port[k]);
    }
    sig write = hdl_wire(h, "write", hdl_pack(z.nsrc, arrives));

    sig alloc = hdl_wire(h, "alloc", hdl_and(alloc_valid, hdl_not(busy)));
    hdl_rule(h, "OCU-A1", "A free unit takes the instruction.");
    hdl_when(alloc)
    {
        hdl_next(busy, hdl_ones(h, 1));
    }
    hdl_rule(h, "OCU-D2", "A transfer frees the unit; the registers keep their values.");
    hdl_else_when(h, disp_take)
    {
        hdl_next(busy, hdl_zero(h, 1));
    }
    hdl_when(alloc)
    {
        hdl_next(wid, alloc_wid);
        hdl_next(meta, alloc_meta);
        hdl_next(src_valid, alloc_src);
    }
    hdl_rule(h, "OCU-S1", "An operand that arrives makes its slot ready.");
    hdl_when(alloc) hdl_next(ready, hdl_zero(h, z.nsrc));
    hdl_else(h) hdl_next(ready, hdl_or(ready, write));

    hdl_rule(h, "OCU-A2", "A unit that is freed now can be allocated in the next cycle.");
    hdl_assign(alloc_ready, hdl_not(busy));
    hdl_rule(h, "OCU-D1", "Candidate iff busy and every present slot is ready.");
    hdl_assign(disp_cand, hdl_and(busy, hdl_none(hdl_and(src_valid, hdl_not(ready)))));

    sig out_wid[z.ndisp], out_meta[z.ndisp], out_src[z.ndisp];
    for (unsigned q = 0; q < z.ndisp; q++) {
        sig sel = hdl_bit(disp_sel, q);
        out_wid[q] = hdl_gate(sel, wid);
        out_meta[q] = hdl_gate(sel, meta);
        out_src[q] = hdl_gate(sel, src_valid);
    }
    hdl_rule(h, "OCU-D3", "Zero unless the port selects this unit.");
    hdl_assign(disp_wid, hdl_pack(z.ndisp, out_wid));
    hdl_assign(disp_meta, hdl_pack(z.ndisp, out_meta));
    sig read = hdl_wire(h, "read", hdl_pack(z.ndisp, out_src));
    hdl_assign(disp_src, read);

    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", lane, z.lanes);
    hdl_bind(i, "write", write);
    if (!own_port && z.sports > 1)
        hdl_bind(i, "from", hdl_pack(z.nsrc, slot_port));
    hdl_bind_lane(i, "s_data", s_data);
    hdl_bind(i, "read", read);
    hdl_bind_lane(i, "disp_data", disp_data);

    props_ocu(h, &z, &(struct ocu_ports){w,         meta_w,     alloc_valid, alloc_ready,
                                         alloc_wid, alloc_meta, alloc_src,   s_valid,
                                         s_slot,    s_data,     disp_cand,   disp_sel,
                                         disp_take, disp_wid,   disp_meta,   disp_src,
                                         disp_data, busy,       wid,         meta,
                                         src_valid, ready,      write,       i});

    hdl_group(h, "Duties of the surroundings");
    hdl_assume(h, "OCU-A1", hdl_or(hdl_not(alloc_valid), hdl_not(busy)));
    hdl_assume(h, "OCU-S1",
               hdl_or(hdl_none(write),
                      hdl_and(busy, hdl_none(hdl_and(
                                        write, hdl_not(hdl_and(src_valid, hdl_not(ready))))))));
    hdl_assume(h, "OCU-D1", hdl_or(hdl_none(disp_sel), disp_cand));
    hdl_assume(h, "OCU-D2", hdl_or(hdl_not(disp_take), hdl_any(disp_sel)));
    hdl_assume(h, "OCU-D3", hdl_at_most_one(disp_sel));
    return h;
}
