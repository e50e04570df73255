/* regfile: the composition. Its parts describe it; here is the order in which they do. */
#include "gen/blocks/regfile/regfile.h"
#include "base/mem.h"

sig rf_item_out(struct rf *r, struct hdl_inst *i, const char *port, const char *name, hdl_width w)
{
    sig s = hdl_wire_later(r->h, name, w);
    hdl_bind(i, port, s);
    return s;
}

sig rf_leaving(const struct rf *r)
{
    /* DI-K2: with classes what is offered leaves */
    return r->z.classes > 1 ? r->io.disp_valid : hdl_and(r->io.disp_valid, r->io.disp_ready);
}

sig rf_payload(const struct rf *r, sig s, const char *outer, const char *inner)
{
    if (r->fixed_lanes)
        return inner ? hdl_shape(s, outer, inner, "LANES", "LANE_W")
                     : hdl_shape(s, outer, "LANES", "LANE_W");
    return inner ? hdl_shape(s, outer, inner, "LANES") : hdl_shape(s, outer, "LANES");
}

struct hdl_inst *rf_inst(const struct rf *r, const char *name, struct hdl *child)
{
    struct hdl_inst *i = hdl_inst(r->h, name, child);
    if (r->fixed_lanes)
        hdl_inst_param(i, "LANE_W", r->z.lane_bits);
    return i;
}

static void sizes_shown(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    sizes_of_at(HDL_HERE, h, r->rows.contract, r->p);
    r->meta_w = hdl_param(h, "META_W", z->meta_bits, "bits of metadata");
    r->lane_w =
        r->fixed_lanes ? z->lane_bits : hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    r->w = hdl_times(r->lane_w, z->lanes);
}

sig rf_port_at(struct hdl_loc where, struct rf *r, size_t i)
{
    return ((sig *)&r->io)[i] = port_at(where, r->h, &r->rows, i);
}

/* Every port of the contract is some part's. */
static void check_ports(const struct rf *r)
{
    for (size_t i = 0; i < r->rows.contract->nports; i++) {
        const struct port *t = &r->rows.ports[i];
        if (port_exists(t) && t->kind != PORT_COUNTER && !((const sig *)&r->io)[i])
            program_defect(t->name);
    }
}

/* Cycles from issue to dispatch when nothing is in the way. */
static const char *latency(struct rf *r)
{
    unsigned none = 1 + r->ahead + r->z.out_stage, read = none + r->z.rf_lat - r->z.forward;
    const char *start =
        hdl_fmt(r->h, "issue to dispatch, unloaded: %u without operands to read", none);
    if (r->z.sports == r->z.nsrc)
        return hdl_fmt(r->h, "%s, %u with operands on distinct banks", start, read + 1);
    if (r->z.sports == 1)
        return hdl_fmt(r->h, "%s, %u + k with k on distinct banks", start, read);
    return hdl_fmt(r->h, "%s, %u + k/%u, rounded up, with k on distinct banks", start, read,
                   r->z.sports);
}

struct hdl *rf_compose(struct hdl_design *d, const struct params *p, const char *name,
                       enum rf_top top)
{
    struct hdl *h = hdl_find(d, name);
    if (h)
        return h;
    struct rf r = {.d = d, .p = p, .z = params_sizes(p), .top = top};
    const struct sizes *z = &r.z;
    struct hdl_inst *scheduler[z->nsched], *collector[z->ncu], *bank[z->nbank];
    struct rf_second_unit second[z->ncu];
    r.rows = rows_of(top == RF_HOSTED ? &contract_collector_stage : &contract_regfile, p);
    r.select.scheduler = scheduler;
    r.collect.collector = collector;
    r.banks.bank = bank;
    r.collect.second = second;
    rf_run(&r, RF_CHILDREN);
    r.h = h = hdl_module(d, name, r.text.summary);
    sizes_shown(&r);
    for (enum rf_phase phase = RF_WARPS; phase < RF_PROPERTIES; phase++)
        if (phase != RF_SCHEDULER && phase != RF_UNIT)
            rf_run(&r, phase);
    check_ports(&r);
    rows_free(r.rows);
    hdl_note(h, "Latency", latency(&r));
    hdl_note(h, "Duty", "RF-H1: hazards are kept away by the surroundings");
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    rf_run(&r, RF_PROPERTIES);
    hdl_endif(h);
    return h;
}

struct hdl *block_regfile(struct hdl_design *d, const struct params *p)
{
    return rf_compose(d, p, "regfile", RF_SELECTS);
}
