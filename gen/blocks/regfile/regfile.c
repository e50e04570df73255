/* regfile: the composition. Its parts describe it; here is the order in which they do. */
#include "gen/blocks/regfile/regfile.h"

sig rf_item_out(struct rf *r, struct hdl_inst *i, const char *port, const char *name, hdl_width w)
{
    sig s = hdl_wire_later(r->h, name, w);
    hdl_bind(i, port, s);
    return s;
}

sig rf_leaving(const struct rf *r)
{
    /* DI-K2: with classes what is offered leaves */
    return r->z.classes > 1 ? r->out.disp_valid : hdl_and(r->out.disp_valid, r->in.disp_ready);
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
    r->meta_w = hdl_param(h, "META_W", z->meta_bits, "bits of metadata");
    static const char lane[] = "bits of one lane";
    r->lane_w = r->fixed_lanes ? hdl_localparam(h, "LANE_W", z->lane_bits, lane)
                               : hdl_param(h, "LANE_W", z->lane_bits, lane);
    r->w = hdl_times(r->lane_w, z->lanes);
    hdl_localparam(h, "LANES", z->lanes, "lanes of a warp register");
    hdl_localparam(h, "NSCHED", z->nsched, "warp schedulers");
    hdl_localparam(h, "NW", z->nw, "warps");
    hdl_localparam(h, "NBANK", z->nbank, "banks");
    hdl_localparam(h, "DEPTH", z->depth, "rows of a bank");
    hdl_localparam(h, "NCU", z->ncu, "collectors");
    hdl_localparam(h, "NSRC", z->nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z->sports, "S ports of a collector");
    hdl_localparam(h, "WBW", z->wbw, "write-back ports");
    hdl_localparam(h, "NDISP", z->ndisp, "dispatch ports");
    hdl_localparam(h, "RF_LAT", z->rf_lat, "read latency of a bank");
    hdl_localparam(h, "N", z->n, "warps of a scheduler");
    hdl_localparam(h, "NT", z->nt, "targets: S ports of all collectors");
    hdl_localparam(h, "CLASSES", z->classes, "classes of instructions");
    hdl_localparam(h, "CLASSW", z->classw, "bits of a class");
    hdl_localparam(h, "WIDW", z->widw, "bits of a warp's number");
    hdl_localparam(h, "LWIDW", z->lwidw, "bits of its number within its scheduler");
    hdl_localparam(h, "PHYSW", z->physw, "bits of a physical register");
    hdl_localparam(h, "SLOTW", z->slotw, "bits of a slot's number");
    if (z->roww)
        hdl_localparam(h, "ROWW", z->roww, "bits of a row");
}

/* Cycles from issue to dispatch when nothing is in the way. */
static const char *latency(struct rf *r)
{
    unsigned none = 1 + r->ahead + r->z.out_stage, read = none + r->z.rf_lat;
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
