/* crossbar: one-hot AND-OR, a lane at a time. Each way through it is a line of a table. */
#include "contract/core/crossbar.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"
#include <stddef.h>

/* Place of a port in the rows of the contract. */
#define ROW(port) (offsetof(struct crossbar_ports, port) / sizeof(sig))
enum { NONE = -1, ROWS = sizeof(struct crossbar_ports) / sizeof(sig) };

/* Destination i gets the source that its part of `sel` names, or zero. Ways that share an input
 * share its port. */
struct way {
    const char *rule, *what;
    const char *label, *n, *m;           /* of the loop; sizes: destinations, sources */
    int in, sel, out, mask_in, mask_out; /* rows; NONE: data only */
    bool shares;                         /* its inputs are the ports of the first way */
    bool skips;                          /* idle ones, in simulation */
};

static const struct way ways[] = {
    {.rule = "XB-W1",
     .what = "the selected write port",
     .label = "bank",
     .n = "NBANK",
     .m = "WBW",
     .in = ROW(wr_data),
     .sel = ROW(wr_sel),
     .out = ROW(bank_wdata),
     .mask_in = ROW(wr_mask),
     .mask_out = ROW(bank_wmask)},
    {.rule = "XB-R1",
     .what = "the selected bank",
     .label = "target",
     .n = "NT",
     .m = "NBANK",
     .in = ROW(bank_rdata),
     .sel = ROW(rd_sel),
     .out = ROW(s_data),
     .mask_in = NONE,
     .mask_out = NONE,
     .skips = true},
    {.rule = "XB-D1",
     .what = "the write port that the write filter chose",
     .label = "result",
     .n = "NRESULT",
     .m = "WBW",
     .in = ROW(wr_data),
     .sel = ROW(d_sel),
     .out = ROW(d_data),
     .mask_in = ROW(wr_mask),
     .mask_out = ROW(d_mask),
     .shares = true},
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

static sig shaped(sig s, const char *items, bool lanes)
{
    return lanes ? hdl_shape(s, items, "LANES") : hdl_shape(s, items);
}

/* The shapes of the ports of the whole. */
static void shapes(const struct way *way, const sig *q)
{
    if (!way->shares)
        shaped(q[way->in], way->m, true);
    if (!way->shares && way->mask_in != NONE)
        shaped(q[way->mask_in], way->m, true);
    hdl_shape(q[way->sel], way->n, way->m);
    shaped(q[way->out], way->n, true);
    if (way->mask_out != NONE)
        shaped(q[way->mask_out], way->n, true);
}

/* The ports of a way in a lane, into q. */
static void lane_ports(struct hdl *h, const struct way *way, struct extent e, hdl_width w,
                       const struct port *row, sig *q)
{
    if (!way->shares)
        q[way->in] = hdl_shape(
            hdl_input(h, row[way->in].name, hdl_times(w, e.m), row[way->in].meaning), way->m);
    q[way->sel] = hdl_shape(hdl_input(h, row[way->sel].name, e.n * e.m, row[way->sel].meaning),
                            way->n, way->m);
    q[way->out] = hdl_shape(
        hdl_output(h, row[way->out].name, hdl_times(w, e.n), row[way->out].meaning), way->n);
}

static void select_data(struct hdl *h, const struct way *way, struct extent e, hdl_width w,
                        const sig *q)
{
    hdl_rule(h, way->rule, hdl_fmt(h, "Data of %s.", way->what));
    hdl_rule(h, "XB-Z1", "Zero if not selected: idle paths do not toggle.");
    if (way->skips)
        hdl_comment(h, "What is idle is skipped by a simulator; in gates the test is redundant.");
    hdl_each(h, way->label, i, way->n)
    {
        sig mine = hdl_bits(q[way->sel], i * e.m, e.m);
        hdl_assign_item(q[way->out], i,
                        way->skips ? hdl_wire_select(h, "selected", mine, q[way->in], w)
                                   : hdl_select(mine, q[way->in], w));
    }
}

static struct hdl *crossbar_lane(struct hdl_design *d, const struct params *p,
                                 const struct sizes *z)
{
    struct hdl *h = hdl_module(d, "crossbar_lane", "One lane of the crossbar.");
    hdl_width w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    struct port row[ROWS];
    sig q[ROWS] = {NULL};
    lane_sizes_of(crossbar, h, p);
    contract_ports(&contract_crossbar, p, row);
    for (unsigned i = 0; i < WAYS; i++)
        if (extent(z, i).n)
            lane_ports(h, &ways[i], extent(z, i), w, row, q);
    for (unsigned i = 0; i < WAYS; i++)
        if (extent(z, i).n)
            select_data(h, &ways[i], extent(z, i), w, q);
    return h;
}

static void bind_lane(struct hdl_inst *lane, const struct way *way, const struct port *row,
                      const sig *q)
{
    if (!way->shares)
        hdl_bind_lane(lane, row[way->in].name, q[way->in]);
    hdl_bind(lane, row[way->sel].name, q[way->sel]);
    hdl_bind_lane(lane, row[way->out].name, q[way->out]);
}

struct hdl *block_crossbar(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "crossbar");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    struct hdl *lane = crossbar_lane(d, p, &z);
    h = hdl_module(d, "crossbar", "Payload between write ports, banks and collectors.");
    sizes_of(crossbar, h, p);
    hdl_width w = hdl_times(hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane"), z.lanes);
    hdl_note(h, "Latency", "combinational");
    struct port row[ROWS];
    union {
        struct crossbar_ports named;
        sig at[ROWS];
    } q;
    contract_ports(&contract_crossbar, p, row);
    ports_of(crossbar, h, p, &q.named);
    for (unsigned i = 0; i < WAYS; i++)
        if (extent(&z, i).n)
            shapes(&ways[i], q.at);
    for (unsigned i = 0; i < WAYS; i++) {
        struct extent e = extent(&z, i);
        if (!e.n || ways[i].mask_out == NONE)
            continue;
        hdl_rule(h, ways[i].rule, hdl_fmt(h, "The lane mask of %s.", ways[i].what));
        hdl_each(h, ways[i].label, k, ways[i].n) hdl_assign_item(
            q.at[ways[i].mask_out], k,
            hdl_select(hdl_bits(q.at[ways[i].sel], k * e.m, e.m), q.at[ways[i].mask_in], z.lanes));
    }
    hdl_comment(h, "The selects are shared by all lanes.");
    struct hdl_inst *inst = hdl_lanes(h, "u_lane", lane, z.lanes);
    for (unsigned i = 0; i < WAYS; i++)
        if (extent(&z, i).n)
            bind_lane(inst, &ways[i], row, q.at);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    for (unsigned i = 0; i < WAYS; i++) {
        const struct way *v = &ways[i];
        struct extent e = extent(&z, i);
        struct crossbar_way to = {.rule = v->rule, .name = v->label, .n = e.n, .m = e.m};
        if (!e.n)
            continue;
        to.sel = q.at[v->sel];
        props_crossbar(h, &to, w, q.at[v->in], q.at[v->out], z.lanes,
                       v->mask_in == NONE ? NULL : q.at[v->mask_in],
                       v->mask_out == NONE ? NULL : q.at[v->mask_out]);
    }
    hdl_endif(h);
    return h;
}
