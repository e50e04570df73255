/* Instances, single and in a loop over lanes. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

enum { FEW = 8 }; /* items that a reader may see one by one in full */

static const char *hdl_lanes_name(const struct hdl_printer *p, unsigned lanes)
{
    for (size_t i = 0; i < p->h->localparams.n; i++)
        if (!strcmp(p->h->localparams.at[i].name, "LANES") &&
            p->h->localparams.at[i].value == lanes)
            return "LANES";
    return hdl_vstr(p->h->design, "%u", lanes);
}

/* Width of one item of a lane's port, seen from the parent. */
static hdl_width item_width(const struct hdl_inst *i, unsigned port)
{
    hdl_width w = i->child->ports.at[port]->width;
    return HDL_WP(w) ? i->param[HDL_WP(w) - 1] : 1;
}

/* Are the items of the port collected in wires of their own before they are packed? Without them an
 * event-driven simulator builds the whole packed output again for every item of every lane. */
static bool collects(const struct hdl_inst *i, unsigned port)
{
    const struct hdl_node *p = i->child->ports.at[port];
    return i->conn[port].s && i->conn[port].per_lane && p->op == OP_OUTPUT && HDL_WK(p->width) > 1;
}

/* "name[(2*LANES + lane)*LANE_W +: LANE_W]": item of this lane in what holds the lanes of several
 * items, of the given width each. */
static void put_lane_part(struct hdl_printer *p, struct hdl_buf *b, const char *name, unsigned item,
                          hdl_width w, const char *lanes)
{
    hdl_put(b, "%s[", name);
    bool paren = w != 1 && item > 0;
    if (paren)
        hdl_put(b, "(");
    if (item > 1)
        hdl_put(b, "%u*%s + lane", item, lanes);
    else
        hdl_put(b, item ? "%s + lane" : "lane", lanes);
    if (paren)
        hdl_put(b, ")");
    if (w != 1) {
        bool product = HDL_WP(w) && HDL_WK(w) > 1;
        hdl_put(b, product ? "*(" : "*");
        hdl_put_width(b, p->h, w);
        hdl_put(b, product ? ") +: " : " +: ");
        hdl_put_width(b, p->h, w);
    }
    hdl_put(b, "]");
}

/* "name[2*W + AT +: LANE_W]": the same in a long list. */
static void put_short_part(struct hdl_printer *p, struct hdl_buf *b, const char *name,
                           unsigned item)
{
    hdl_put(b, "%s[", name);
    if (item > 1)
        hdl_put(b, "%u*", item);
    if (item)
        hdl_put(b, "%s + ", p->lane_item);
    hdl_put(b, "%s +: ", p->lane_at);
    hdl_put_width(b, p->h, p->lane_width);
    hdl_put(b, "]");
}

/* The items of all lanes that make up the port of one lane. item: the wires that collect them, NULL
 * if they are parts of one signal. */
static void put_lane_conn(struct hdl_printer *p, struct hdl_buf *b, const struct hdl_inst *i,
                          unsigned port, const char *const *item)
{
    unsigned k = HDL_WK(i->child->ports.at[port]->width);
    const char *lanes = hdl_lanes_name(p, i->lanes);
    struct hdl_buf name = {0};
    if (!item)
        hdl_put_expr(p, &name, i->conn[port].s, CTX_BODY);
    if (k > 1)
        hdl_put(b, "{");
    bool scalar = i->lanes == 1 && item_width(i, port) == 1 && (item || k == 1);
    for (unsigned j = k; j-- > 0;) {
        if (scalar) /* it has no parts */
            hdl_put(b, "%s", item ? item[j] : name.at);
        else if (k > FEW && p->lane_at && item_width(i, port) == p->lane_width)
            put_short_part(p, b, item ? item[j] : name.at, item ? 0 : j);
        else
            put_lane_part(p, b, item ? item[j] : name.at, item ? 0 : j, item_width(i, port), lanes);
        hdl_put(b, j ? ", " : k > 1 ? "}" : "");
    }
    free(name.at);
}

/* Declares the wires that collect the items of a port; to be freed. */
static const char **put_collectors(struct hdl_printer *p, const struct hdl_inst *i, unsigned port)
{
    unsigned k = HDL_WK(i->child->ports.at[port]->width);
    const char **item = xcalloc(k, sizeof *item);
    struct hdl_buf line = {0};
    hdl_put(&line, "wire ");
    hdl_put_range(&line, p->h, hdl_times(item_width(i, port), i->lanes));
    for (unsigned j = 0; j < k; j++) {
        item[j] =
            hdl_free_name(p, hdl_vstr(p->h->design, "%s_%u", i->child->ports.at[port]->name, j));
        hdl_put(&line, "%s%s", item[j], j + 1 < k ? ", " : ";");
    }
    hdl_put_line(&p->out, 1, &line);
    return item;
}

/* Packs what they have collected. */
static void put_packed(struct hdl_printer *p, const struct hdl_inst *i, unsigned port,
                       const char *const *item)
{
    struct hdl_buf line = {0};
    hdl_put(&line, "assign ");
    hdl_put_expr(p, &line, i->conn[port].s, CTX_BODY);
    hdl_put(&line, " = {");
    for (unsigned j = HDL_WK(i->child->ports.at[port]->width); j-- > 0;)
        hdl_put(&line, "%s%s", item[j], j ? ", " : "};");
    hdl_put_line(&p->out, 1, &line);
}

/* A long list of payload, whose parts are named in short. */
static bool is_long(const struct hdl_inst *i, unsigned port, bool output)
{
    const struct hdl_node *p = i->child->ports.at[port];
    return i->conn[port].s && i->conn[port].per_lane && HDL_WK(p->width) > FEW &&
           HDL_WP(p->width) && (p->op == OP_OUTPUT) == output;
}

static void put_lane_size(struct hdl_printer *p, const char *name, const char *of, const char *why)
{
    struct hdl_buf line = {0};
    hdl_put(&line, "localparam %s = %s*", name, of);
    hdl_put_width(&line, p->h, p->lane_width);
    hdl_put(&line, "; // %s", why);
    hdl_put_line(&p->out, 3, &line);
}

/* Bits of an item of all lanes, and where a lane is in it: long lists name their parts by them. */
static void put_lane_sizes(struct hdl_printer *p, const struct hdl_inst *i)
{
    bool whole = false;
    for (unsigned k = 0; k < i->child->ports.n; k++)
        if (is_long(i, k, false) || is_long(i, k, true)) {
            whole |= is_long(i, k, false);
            p->lane_at = "AT";
            p->lane_width = item_width(i, k);
        }
    if (!p->lane_at)
        return;
    p->lane_at = hdl_free_name(p, "AT");
    if (whole) {
        p->lane_item = hdl_free_name(p, "W");
        put_lane_size(p, p->lane_item, hdl_lanes_name(p, i->lanes), "bits of an item, all lanes");
    }
    put_lane_size(p, p->lane_at, "lane", "where this lane is in an item");
    hdl_put(&p->out, "\n");
}

/* As it is called where it is printed. */
static const char *inst_name(const struct hdl_printer *p, const struct hdl_inst *i)
{
    return p->flat ? hdl_flat_name(p->h, i->name) : hdl_bare(i->name);
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
            hdl_put(&p->out, "unused_%s_%s)\n", inst_name(p, i), port);
    }
    hdl_put(&p->out, "`endif\n");
}

static bool put_open_counters(struct hdl_printer *p, const struct hdl_inst *i)
{
    bool any = false;
    struct hdl_buf line = {0};
    /* Wires, because linters refuse a port that is left out and one that is left empty. */
    for (size_t k = 0; k < i->child->counters.n; k++) {
        if (i->counter[k])
            continue;
        if (!any) {
            hdl_layout(p, LAY_PARAGRAPH);
            hdl_put(&p->out, "`ifdef WARPSMITH_COUNTERS\n");
            hdl_put(&line, "wire [%u:0] ", i->lanes ? 32 * i->lanes - 1 : 31);
        } else {
            hdl_put(&line, ", ");
        }
        any = true;
        hdl_put(&line, "unused_%s_%s", inst_name(p, i), i->child->counters.at[k].name);
    }
    if (any) {
        hdl_put(&line, ";");
        hdl_put_line(&p->out, 1, &line);
        hdl_put(&p->out, "`endif\n");
    }
    return any;
}

/* The pins of a black box have the widths that it was made for: a module whose parameter was
 * overridden has no such box, which every tool says when it elaborates. */
static void put_fixed_widths(struct hdl_printer *p, const struct hdl_inst *i)
{
    const struct hdl *c = i->child;
    struct hdl_buf terms = {0};
    for (size_t k = 0; c->blackbox && k < c->params.n; k++)
        if (HDL_WP(i->param[k])) {
            const struct hdl_param_def *mine = &p->h->params.at[HDL_WP(i->param[k]) - 1];
            hdl_put(&terms, "%s%s != %u", terms.n ? " || " : "", mine->name, mine->value);
        }
    if (!terms.n)
        return;
    hdl_put_comment(
        &p->out, 1,
        hdl_vstr(p->h->design, "%s has pins of these widths only.", hdl_module_name(c)));
    hdl_put_stop(p, "other_width", terms.at, HDL_OTHER_WIDTH);
    hdl_put(&p->out, "\n");
    free(terms.at);
}

void hdl_put_inst(struct hdl_printer *p, const struct hdl_inst *i, hdl_place at,
                  const struct hdl_text *text)
{
    const struct hdl *c = i->child;
    const char *own = inst_name(p, i);
    hdl_demand_inst(p, i, at);
    if (!put_open_counters(p, i))
        hdl_layout(p, LAY_PARAGRAPH);
    unsigned depth = 1;
    struct hdl_buf line = {0};
    const char *const **item = xcalloc(c->ports.n + 1, sizeof *item);
    bool collected = false;
    for (unsigned k = 0; k < c->ports.n; k++)
        if (collects(i, k)) {
            item[k] = put_collectors(p, i, k);
            collected = true;
        }
    if (collected)
        hdl_layout(p, LAY_PARAGRAPH);
    put_fixed_widths(p, i);
    hdl_put_text(p, 1, text);
    if (i->lanes) {
        const char *stem = strncmp(own, "u_", 2) ? own : own + 2;
        if (!p->out.raw) /* does not nest */
            hdl_put(&p->out, "    generate\n");
        hdl_put(&line, "for (lane = 0; lane < %s; lane = lane + 1) begin : %ss",
                hdl_lanes_name(p, i->lanes), stem);
        hdl_put_line(&p->out, 2, &line);
        depth = 3;
        if (!p->out.raw)
            put_lane_sizes(p, i);
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
    hdl_put(&line, "%s (", own);
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
            put_lane_conn(p, &value, i, (unsigned)k, item[k]);
        else if (n->s && p->direct[n->s->id])
            hdl_put_target(p, &value, p->direct[n->s->id]);
        else if (n->s)
            hdl_put_expr(p, &value, n->s, CTX_BODY);
        put_conn(p, depth + 1, c->ports.at[k]->name, pad, &value, ++done == ports);
    }
    put_counters_of(p, depth + 1, i, pad);
    hdl_put(&p->out, "%*s);\n", (int)(4 * depth), "");
    if (i->lanes)
        hdl_put(&p->out, p->out.raw ? "        end\n" : "        end\n    endgenerate\n");
    for (unsigned k = 0; k < c->ports.n; k++)
        if (item[k]) {
            put_packed(p, i, k, item[k]);
            free((void *)item[k]);
        }
    p->lane_at = NULL;
    free((void *)item);
}
