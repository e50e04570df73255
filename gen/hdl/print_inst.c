/* Instances, single and in a loop over lanes. */
#include "gen/hdl/text.h"
#include "params/base/outfile.h"
#include <stdlib.h>
#include <string.h>

const char *hdl_lanes_name(const struct hdl_printer *p, unsigned lanes)
{
    for (size_t i = 0; i < p->h->localparams.n; i++)
        if (!strcmp(p->h->localparams.at[i].name, "LANES") &&
            p->h->localparams.at[i].value == lanes)
            return "LANES";
    return hdl_vstr(p->h->design, "%u", lanes);
}

/* The items of all lanes that make up the port of one lane. */
static void put_lane_conn(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_inst *i,
                          unsigned port, sig s)
{
    hdl_width cw = i->child->ports.at[port]->width;
    hdl_width w = HDL_WP(cw) ? i->param[HDL_WP(cw) - 1] : 1;
    unsigned k = HDL_WK(cw);
    const char *lanes = hdl_lanes_name(p, i->lanes);
    struct hdl_buf name = {0};
    hdl_put_expr(p, &name, s, CTX_BODY);
    if (k > 1)
        hdl_put(b, "{");
    for (unsigned j = k; j-- > 0;) {
        hdl_put(b, "%s[", name.at);
        bool paren = w != 1 && j > 0;
        if (paren)
            hdl_put(b, "(");
        if (j > 1)
            hdl_put(b, "%u*%s + lane", j, lanes);
        else
            hdl_put(b, j ? "%s + lane" : "lane", lanes);
        if (paren)
            hdl_put(b, ")");
        if (w != 1) {
            bool product = HDL_WP(w) && HDL_WK(w) > 1;
            hdl_put(b, product ? "*(" : "*");
            hdl_put_width(b, p->h, w);
            hdl_put(b, product ? ") +: " : " +: ");
            hdl_put_width(b, p->h, w);
        }
        hdl_put(b, j ? "], " : "]");
    }
    if (k > 1)
        hdl_put(b, "}");
    free(name.at);
}

static void put_conn(struct hdl_printer *p, unsigned depth, const char *port, size_t pad,
                     struct hdl_buf *value, bool last)
{
    struct hdl_buf line = {0};
    hdl_put(&line, ".%-*s (%s)%s", (int)pad, port, value->at ? value->at : "", last ? "" : ",");
    /* keep the padding of a broken line */
    hdl_put_line(&p->out, depth, &line);
    free(value->at);
    *value = (struct hdl_buf){0};
}

static void put_counters_of(struct hdl_printer *p, unsigned depth, const struct hdl_inst *i,
                            size_t pad)
{
    if (!i->child->counters.n)
        return;
    hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
    for (size_t k = 0; k < i->child->counters.n; k++) {
        const char *port = i->child->counters.at[k].name;
        hdl_put(&p->out, "%*s, .%-*s (", (int)(4 * depth), "", (int)(pad > 2 ? pad - 2 : 0), port);
        if (i->counter[k])
            hdl_put(&p->out, "%s)\n", i->counter[k]);
        else
            hdl_put(&p->out, "unused_%s_%s)\n", i->name, port);
    }
    hdl_put(&p->out, "`endif\n");
}

static bool put_open_counters(struct hdl_printer *p, const struct hdl_inst *i)
{
    bool any = false;
    for (size_t k = 0; k < i->child->counters.n; k++) {
        if (i->counter[k])
            continue;
        if (!any) {
            hdl_layout(p, LAY_PARAGRAPH);
            hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
        }
        any = true;
        if (i->lanes)
            hdl_put(&p->out, "    wire [%u:0] unused_%s_%s;\n", 32 * i->lanes - 1, i->name,
                    i->child->counters.at[k].name);
        else
            hdl_put(&p->out, "    wire [31:0] unused_%s_%s;\n", i->name,
                    i->child->counters.at[k].name);
    }
    if (any)
        hdl_put(&p->out, "`endif\n");
    return any;
}

void hdl_put_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at,
                  const struct hdl_text *text)
{
    const struct hdl *c = i->child;
    hdl_demand_inst(p, i, at);
    if (!put_open_counters(p, i))
        hdl_layout(p, LAY_PARAGRAPH);
    hdl_put_text(p, 1, text);
    unsigned depth = 1;
    struct hdl_buf line = {0};
    if (i->lanes) {
        const char *stem = strncmp(i->name, "u_", 2) ? i->name : i->name + 2;
        hdl_put(&p->out, "    generate\n");
        hdl_put(&line, "for (lane = 0; lane < %s; lane = lane + 1) begin : %ss",
                hdl_lanes_name(p, i->lanes), stem);
        hdl_put_line(&p->out, 2, &line);
        depth = 3;
    }
    hdl_put(&line, "%s ", hdl_module_name(c));
    if (c->params.n && !c->blackbox) {
        hdl_put(&line, "#(");
        for (size_t k = 0; k < c->params.n; k++) {
            hdl_put(&line, "%s.%s(", k ? ", " : "", c->params.at[k].name);
            hdl_put_width(&line, p->h, i->param[k]);
            hdl_put(&line, ")");
        }
        hdl_put(&line, ") ");
    }
    hdl_put(&line, "%s (", i->name);
    hdl_put_line(&p->out, depth, &line);
    size_t pad = 3, ports = c->ports.n + c->has_clock + c->has_reset, done = 0;
    for (size_t k = 0; k < c->ports.n; k++)
        if (strlen(c->ports.at[k]->name) > pad)
            pad = strlen(c->ports.at[k]->name);
    struct hdl_buf value = {0};
    if (c->has_clock) {
        hdl_put(&value, "clk");
        put_conn(p, depth + 1, "clk", pad, &value, ++done == ports);
    }
    if (c->has_reset) {
        hdl_put(&value, "rst");
        put_conn(p, depth + 1, "rst", pad, &value, ++done == ports);
    }
    for (size_t k = 0; k < c->ports.n; k++) {
        const struct hdl_conn *n = &i->conn[k];
        if (n->s && n->per_lane)
            put_lane_conn(p, &value, i, (unsigned)k, n->s);
        else if (n->s)
            hdl_put_expr(p, &value, n->s, CTX_BODY);
        put_conn(p, depth + 1, c->ports.at[k]->name, pad, &value, ++done == ports);
    }
    put_counters_of(p, depth + 1, i, pad);
    hdl_put(&p->out, "%*s);\n", (int)(4 * depth), "");
    if (i->lanes)
        hdl_put(&p->out, "        end\n    endgenerate\n");
}
