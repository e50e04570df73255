/* Part of the composition: a host selects the instructions and offers them, a port for each of its
 * schedulers. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static void warps(struct rf *r)
{
    rf_port(r, inst_valid);
    rf_port(r, inst_ready);
    rf_port(r, inst_wid);
}

static void wires(struct rf *r)
{
    sig accepted = hdl_shape(hdl_wire_later(r->h, "accepted", r->z.nsched), "NSCHED");
    if (r->z.stage || r->z.slots) /* the unit that is granted says the same, and is what is held */
        hdl_unused(accepted);
    rf_give(r, accepted, r->io.inst_wid);
    /* what a selection inside would be */
    r->select.want = r->io.sel_valid = r->io.inst_valid;
    r->io.issue = accepted;
    r->io.sel_wid = r->io.inst_wid;
}

/* CS-R1: what is accepted is what is offered and ready. */
static void properties(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_rule(h, "CS-R1", "Accepted iff offered and ready.");
    hdl_assert(h, "CS-R1", hdl_eq(r->select.gets, hdl_and(r->io.inst_valid, r->io.inst_ready)));
    for (unsigned s = 0; s < z->nsched && (z->nw & (z->nw - 1)); s++) {
        sig wid = hdl_bits(r->io.inst_wid, s * z->widw, z->widw);
        hdl_rule(h, "CS-H1", "Duty: inst_wid is the number of a warp.");
        hdl_assume(h, "CS-H1", hdl_lt(wid, hdl_const(h, z->widw, z->nw)));
        if (!r->steal.cand_wid)
            continue;
        sig next = hdl_bits(r->steal.cand_wid, s * z->widw, z->widw);
        sig named = hdl_bit(r->steal.cand_valid, s);
        hdl_rule(h, "CS-H1", "Duty: what is announced is of a warp.");
        hdl_assume(h, "CS-H1", implies(named, hdl_lt(next, hdl_const(h, z->widw, z->nw))));
    }
    if (z->wbw > 1)
        return;
    hdl_rule(h, "CS-B1", "What is written back is accepted at once.");
    hdl_assert(h, "CS-B1", hdl_eq(r->io.wb_ready, r->io.wb_valid));
}

const struct rf_part rf_part_host = {
    .name = "host",
    .top = RF_HOSTED,
    .hook = {[RF_WARPS] = warps,
             [RF_PORTS] = rf_instruction_ports,
             [RF_WIRES] = wires,
             [RF_COUNT_IN] = rf_instructions_counted,
             [RF_PROPERTIES] = properties},
};

struct hdl *block_collector_stage(struct hdl_design *d, const struct params *p)
{
    return rf_compose(d, p, "collector_stage", RF_HOSTED);
}
