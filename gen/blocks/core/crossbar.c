/* crossbar: one-hot AND-OR, a lane at a time. Each way through it is a line of a table. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

/* Destination i gets the source that its part of `sel` names, or zero. Ways that share an input
 * share its port. */
struct way {
    const char *rule, *what;
    const char *label, *n, *m; /* of the loop; sizes: destinations, sources */
    const char *in, *in_doc, *sel, *sel_doc, *out, *out_doc;
    const char *mask_in, *mask_in_doc, *mask_out, *mask_out_doc; /* NULL: data only */
    bool skips;                                                  /* idle ones, in simulation */
};

static const struct way ways[] = {
    {.rule = "XB-W1",
     .what = "the selected write port",
     .label = "bank",
     .n = "NBANK",
     .m = "WBW",
     .in = "wr_data",
     .in_doc = "write ports",
     .sel = "wr_sel",
     .sel_doc = "[bank][port], one-hot or zero",
     .out = "bank_wdata",
     .out_doc = "to the banks, zero if not selected",
     .mask_in = "wr_mask",
     .mask_in_doc = "lanes that are written",
     .mask_out = "bank_wmask",
     .mask_out_doc = "to the banks, zero if not selected"},
    {.rule = "XB-R1",
     .what = "the selected bank",
     .label = "target",
     .n = "NT",
     .m = "NBANK",
     .in = "bank_rdata",
     .in_doc = "from the banks",
     .sel = "rd_sel",
     .sel_doc = "[target][bank], one-hot or zero",
     .out = "s_data",
     .out_doc = "to S-port target t, zero if not selected",
     .skips = true},
    {.rule = "XB-D1",
     .what = "the write port that the write filter chose",
     .label = "result",
     .n = "NRESULT",
     .m = "WBW",
     .in = "wr_data",
     .sel = "d_sel",
     .sel_doc = "[c][j][port], one-hot or zero",
     .out = "d_data",
     .out_doc = "[c][j] to D port j, zero if not selected",
     .mask_in = "wr_mask",
     .mask_out = "d_mask",
     .mask_out_doc = "[c][j] its lanes, or zero"},
};
enum { WAYS = sizeof ways / sizeof *ways };

/* Destinations and sources of a way. Without destinations there is no such way. */
struct extent {
    unsigned n, m;
};

static struct extent extent(const struct sizes *z, unsigned i)
{
    const struct extent all[WAYS] = {
        {z->nbank, z->wbw}, {z->nt, z->nbank}, {z->ncu * z->dports, z->wbw}};
    return all[i];
}

static void sizes_shown(struct hdl *h, const struct sizes *z)
{
    hdl_localparam(h, "WBW", z->wbw, "write ports");
    hdl_localparam(h, "NBANK", z->nbank, "banks");
    hdl_localparam(h, "NT", z->nt, "S-port targets");
    if (z->dports)
        hdl_localparam(h, "NRESULT", z->ncu * z->dports, "D ports of all CCUs");
}

/* The ports of a way; in a lane, data only. NULL: not of this way. */
struct ports {
    sig in, mask_in, sel, out, mask_out;
};

static sig shaped(sig s, const char *items, unsigned lanes)
{
    return lanes ? hdl_shape(s, items, "LANES") : hdl_shape(s, items);
}

static void way_ports(struct hdl *h, const struct way *way, struct extent e, hdl_width w,
                      unsigned lanes, struct ports *p)
{
    if (way->in_doc)
        p->in = shaped(hdl_input(h, way->in, hdl_times(w, e.m), way->in_doc), way->m, lanes);
    if (lanes && way->mask_in_doc)
        p->mask_in = shaped(hdl_input(h, way->mask_in, e.m * lanes, way->mask_in_doc), way->m, 1);
    p->sel = hdl_shape(hdl_input(h, way->sel, e.n * e.m, way->sel_doc), way->n, way->m);
    p->out = shaped(hdl_output(h, way->out, hdl_times(w, e.n), way->out_doc), way->n, lanes);
    if (lanes && way->mask_out)
        p->mask_out =
            shaped(hdl_output(h, way->mask_out, e.n * lanes, way->mask_out_doc), way->n, 1);
}

static void select_data(struct hdl *h, const struct way *way, struct extent e, hdl_width w,
                        const struct ports *p)
{
    hdl_rule(h, way->rule, hdl_fmt(h, "Data of %s.", way->what));
    hdl_rule(h, "XB-Z1", "Zero if not selected: idle paths do not toggle.");
    if (way->skips)
        hdl_comment(h, "What is idle is skipped by a simulator; in gates the test is redundant.");
    hdl_each(h, way->label, i, way->n)
    {
        sig mine = hdl_bits(p->sel, i * e.m, e.m);
        hdl_assign_item(p->out, i,
                        way->skips ? hdl_wire_select(h, "selected", mine, p->in, w)
                                   : hdl_select(mine, p->in, w));
    }
}

static struct hdl *crossbar_lane(struct hdl_design *d, const struct sizes *z)
{
    struct hdl *h = hdl_module(d, "crossbar_lane", "One lane of the crossbar.");
    hdl_width w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    sizes_shown(h, z);
    struct ports p[WAYS] = {0};
    for (unsigned i = 0; i < WAYS; i++) {
        if (!ways[i].in_doc) /* the port is the first way's */
            p[i].in = p[0].in;
        if (extent(z, i).n)
            way_ports(h, &ways[i], extent(z, i), w, 0, &p[i]);
    }
    for (unsigned i = 0; i < WAYS; i++)
        if (extent(z, i).n)
            select_data(h, &ways[i], extent(z, i), w, &p[i]);
    return h;
}

static void lane_ports(struct hdl_inst *lane, const struct way *way, const struct ports *p)
{
    if (way->in_doc)
        hdl_bind_lane(lane, way->in, p->in);
    hdl_bind(lane, way->sel, p->sel);
    hdl_bind_lane(lane, way->out, p->out);
}

struct hdl *block_crossbar(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "crossbar");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    struct hdl *lane = crossbar_lane(d, &z);
    h = hdl_module(d, "crossbar", "Payload between write ports, banks and collectors.");
    hdl_width w = hdl_times(hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane"), z.lanes);
    hdl_localparam(h, "LANES", z.lanes, "lanes of a warp register");
    sizes_shown(h, &z);
    hdl_note(h, "Latency", "combinational");
    struct ports at[WAYS] = {0};
    for (unsigned i = 0; i < WAYS; i++) {
        if (!extent(&z, i).n)
            continue;
        if (!ways[i].in_doc) { /* the port is the first way's */
            at[i].in = at[0].in;
            at[i].mask_in = at[0].mask_in;
        }
        way_ports(h, &ways[i], extent(&z, i), w, z.lanes, &at[i]);
    }
    for (unsigned i = 0; i < WAYS; i++) {
        struct extent e = extent(&z, i);
        if (!e.n || !ways[i].mask_out)
            continue;
        hdl_rule(h, ways[i].rule, hdl_fmt(h, "The lane mask of %s.", ways[i].what));
        hdl_each(h, ways[i].label, k, ways[i].n)
            hdl_assign_item(at[i].mask_out, k,
                            hdl_select(hdl_bits(at[i].sel, k * e.m, e.m), at[i].mask_in, z.lanes));
    }
    hdl_comment(h, "The selects are shared by all lanes.");
    struct hdl_inst *inst = hdl_lanes(h, "u_lane", lane, z.lanes);
    for (unsigned i = 0; i < WAYS; i++)
        if (extent(&z, i).n)
            lane_ports(inst, &ways[i], &at[i]);
    hdl_ifdef(h, "FORMAL");
    for (unsigned i = 0; i < WAYS; i++) {
        struct extent e = extent(&z, i);
        struct crossbar_way v = {.rule = ways[i].rule, .name = ways[i].label, .n = e.n, .m = e.m};
        v.sel = at[i].sel;
        if (!e.n)
            continue;
        props_crossbar(h, &v, w, at[i].in, at[i].out, z.lanes, at[i].mask_in, at[i].mask_out);
    }
    hdl_endif(h);
    return h;
}
