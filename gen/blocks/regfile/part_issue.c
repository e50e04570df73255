/* Part of the composition: what is asked of the instruction buffer, and what comes back. */
#include "gen/blocks/regfile/regfile.h"

static void warps(struct rf *r)
{
    rf_port(r, warp_ready);
}

void rf_instruction_ports(struct rf *r)
{
    rf_port(r, inst_src_valid);
    rf_port(r, inst_phys);
    rf_port(r, inst_meta);
    rf_port(r, inst_class);
}

static void ports(struct rf *r)
{
    rf_port(r, sel_valid);
    rf_port(r, sel_wid);
    rf_instruction_ports(r);
    rf_port(r, issue);
}

/* local*NSCHED + s in WIDW bits */
static sig warp_number(struct rf *r, unsigned s)
{
    const struct sizes *z = &r->z;
    sig local = hdl_bits(r->io.sel_wid, s * z->lwidw, z->lwidw);
    if (z->n == 1)
        return hdl_const(r->h, z->widw, s);
    if ((z->nsched & (z->nsched - 1)) == 0)
        return hdl_cat(local, hdl_const(r->h, z->widw - z->lwidw, s));
    return hdl_add_const(hdl_mul_const(local, z->nsched, 0, z->widw), s);
}

static sig warp_numbers(struct rf *r)
{
    unsigned n = r->z.nsched;
    if (n == 1)
        return r->io.sel_wid;
    sig wid[n];
    for (unsigned s = 0; s < n; s++)
        wid[s] = warp_number(r, s);
    hdl_comment(r->h, "Warp w is the local warp w / NSCHED of scheduler w % NSCHED.");
    sig warp = hdl_wire(r->h, "warp", hdl_pack(n, wid));
    for (unsigned s = 0; s < n && (n & (n - 1)) == 0; s++)
        hdl_uncovered(warp, s * r->z.widw, r->z.widw - r->z.lwidw, "the scheduler's own number");
    return warp;
}

void rf_give(struct rf *r, sig accepted, sig wid)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->text.queued = "On issue the source operands are queued.";
    r->text.inside = "busy collectors";
    r->text.reads = "reads granted";
    r->text.steals = "zero: nothing is stolen here";
    r->select.free = hdl_shape(hdl_wire_later(h, "free", z->ncu), "NCU");
    r->select.givable = r->select.free;
    r->select.gets = accepted;
    r->select.grant = hdl_shape(hdl_wire_later(h, "grant", z->nsched * z->ncu), "NSCHED", "NCU");
    r->collect.given = (struct rf_given){.valid = accepted,
                                         .unit = r->select.grant,
                                         .wid = wid,
                                         .meta = r->io.inst_meta,
                                         .class = r->io.inst_class,
                                         .src = r->io.inst_src_valid,
                                         .phys = r->io.inst_phys};
    r->collect.late = hdl_zero(h, 1);
    r->collect.held = hdl_zero(h, z->ncu);
}

static void wires(struct rf *r)
{
    r->select.want = r->io.sel_valid;
    rf_give(r, r->io.issue, NULL);
    r->collect.given.wid = warp_numbers(r);
}

void rf_instructions_counted(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_rule(h, "RF-C2", hdl_fmt(h, "issued = dispatched + %s, in every cycle.", r->text.inside));
    hdl_counter(h, "cnt_issued", hdl_popcount(r->select.issued ? r->select.issued : r->select.gets),
                "instructions issued");
    hdl_counter(h, "cnt_dispatched", hdl_popcount(rf_leaving(r)), "instructions dispatched");
}

const struct rf_part rf_part_issue = {
    .name = "issue",
    .top = RF_SELECTS,
    .hook = {[RF_WARPS] = warps,
             [RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_COUNT_IN] = rf_instructions_counted},
};
