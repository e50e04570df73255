/* Memories and instances. */
#include "gen/hdl/ir.h"
#include <stdlib.h>
#include <string.h>

struct hdl_mem *hdl_mem_at(struct hdl_loc loc, struct hdl *h, const char *name, unsigned depth,
                           hdl_width word, unsigned parts, const char *doc)
{
    struct hdl_mem *m = hdl_alloc(h->design, sizeof *m);
    *m = (struct hdl_mem){.mod = h,
                          .name = hdl_strdup(h->design, name ? name : ""),
                          .doc = hdl_strdup(h->design, doc ? doc : ""),
                          .number = (unsigned)h->mems.n,
                          .depth = depth,
                          .parts = parts,
                          .word = word,
                          .place = h->place,
                          .loc = loc};
    const char *path = hdl_take_inner(h, loc, "hdl_mem", h->place, name);
    if (path && hdl_good_width(h, loc, "hdl_mem", name, word)) {
        m->name = path;
        if (depth < 2)
            hdl_fail(h->design, loc, "hdl_mem: %s has %u words, at least 2 are needed", name,
                     depth);
        else if (parts == 0 || HDL_WK(word) % parts)
            hdl_fail(h->design, loc, "hdl_mem: words of %s bits do not divide into %u parts (%s)",
                     hdl_say_width(h, word), parts, name);
    }
    HDL_PUSH(h->design, h->mems, m);
    h->has_clock = true;
    hdl_new_item(h, IT_MEM)->mem = m;
    return m;
}

struct hdl_mem *hdl_queue(struct hdl_mem *m)
{
    m->queue = true;
    return m;
}

void hdl_mem_write_at(struct hdl_loc loc, struct hdl_mem *m, sig addr, sig data, sig mask)
{
    struct hdl *h = m->mod;
    const char *fn = "hdl_mem_write";
    if (!addr || !data || (!mask && m->parts > 1)) {
        hdl_fail(h->design, loc, "%s: %s of %s is NULL", fn,
                 !addr   ? "the address"
                 : !data ? "the data"
                         : "the mask",
                 m->name);
        return;
    }
    if (addr->op == OP_POISON || data->op == OP_POISON || (mask && mask->op == OP_POISON))
        return;
    if (addr->mod != h || data->mod != h || (mask && mask->mod != h)) {
        hdl_fail(h->design, loc, "%s: %s belongs to module %s", fn, m->name, h->name);
    } else if (addr->width != hdl_clog2(m->depth)) {
        hdl_fail(h->design, loc, "%s: %s has addresses of %u bits, %s is %s bits wide", fn, m->name,
                 hdl_clog2(m->depth), hdl_say(addr), hdl_say_width(h, addr->width));
    } else if (data->width != m->word) {
        hdl_fail(h->design, loc, "%s: words of %s are %s bits wide, the data %s (%s)", fn, m->name,
                 hdl_say_width(h, m->word), hdl_say_width(h, data->width), hdl_say(data));
    } else if (mask && mask->width != m->parts) {
        hdl_fail(h->design, loc, "%s: %s has %u parts, the mask %s is %s bits wide", fn, m->name,
                 m->parts, hdl_say(mask), hdl_say_width(h, mask->width));
    } else if (m->written) {
        hdl_fail(h->design, loc, "%s: %s has a write port already", fn, m->name);
    } else {
        m->written = true;
        hdl_add_stmt(
            h, loc,
            (struct hdl_stmt){.kind = ST_MEMW, .mem = m, .addr = addr, .data = data, .mask = mask});
    }
}

/* ---- instances ---- */

static struct hdl_item *item_of(struct hdl_inst *i)
{
    struct hdl *h = i->mod;
    for (size_t k = 0; k < h->items.n; k++)
        if (h->items.at[k]->inst == i)
            return h->items.at[k];
    return NULL;
}

struct hdl_inst *hdl_inst_at(struct hdl_loc loc, struct hdl *h, const char *name, struct hdl *child,
                             unsigned lanes)
{
    struct hdl_design *d = h->design;
    struct hdl_inst *i = hdl_alloc(d, sizeof *i);
    i->mod = h;
    i->name = hdl_strdup(d, name ? name : "");
    i->number = (unsigned)h->insts.n;
    i->lanes = lanes;
    i->place = h->place;
    i->plain = h->plain && h->plain->parent == h->place ? h->plain : NULL;
    i->loc = loc;
    const char *path = hdl_take_name(h, loc, "hdl_inst", h->place, name);
    if (path)
        i->name = path;
    bool before = child && child->blackbox;
    for (size_t k = 0; child && k < d->modules.n && d->modules.at[k] != h; k++)
        before |= d->modules.at[k] == child;
    if (!before) {
        hdl_fail(d, loc, "hdl_inst: the module of %s must be described before %s", i->name,
                 h->name);
        child = h; /* harmless: nothing is printed after an error */
    }
    i->child = child;
    i->param = hdl_alloc(d, (child->params.n + 1) * sizeof *i->param);
    i->conn = hdl_alloc(d, (child->ports.n + 1) * sizeof *i->conn);
    i->get = hdl_alloc(d, (child->ports.n + 1) * sizeof *i->get);
    i->counter = hdl_alloc(d, (child->counters.n + 1) * sizeof *i->counter);
    for (size_t c = 0; c < child->params.n; c++)
        for (size_t p = 0; p < h->params.n; p++)
            if (!strcmp(child->params.at[c].name, h->params.at[p].name)) {
                i->param[c] = HDL_W(1, p + 1);
                h->params.at[p].used |= !child->blackbox;
            }
    h->has_clock |= child->has_clock;
    h->has_reset |= child->has_reset;
    HDL_PUSH(d, h->insts, i);
    hdl_new_item(h, IT_INST)->inst = i;
    return i;
}

void hdl_inst_param_at(struct hdl_loc loc, struct hdl_inst *i, const char *param, hdl_width w)
{
    struct hdl *h = i->mod;
    if (!hdl_good_width(h, loc, "hdl_inst_param", param, w))
        return;
    for (size_t c = 0; c < i->child->params.n; c++)
        if (!strcmp(i->child->params.at[c].name, param)) {
            i->param[c] = w;
            return;
        }
    hdl_fail(h->design, loc, "hdl_inst_param: %s has no parameter %s", i->child->name, param);
}

/* Port number of that name, ports.n after reporting. */
static unsigned find_port(struct hdl_loc loc, const char *fn, struct hdl_inst *i, const char *port)
{
    struct hdl *c = i->child;
    unsigned p = 0;
    while (p < c->ports.n && strcmp(c->ports.at[p]->name, port))
        p++;
    if (p == c->ports.n)
        hdl_fail(i->mod->design, loc, "%s: %s (%s) has no port %s", fn, i->name, c->name, port);
    return p;
}

/* Width of a child's port seen from the parent; `lanes`: all lanes together. 0 after reporting. */
static hdl_width outer_width(struct hdl_loc loc, const char *fn, struct hdl_inst *i, unsigned p,
                             bool per_lane)
{
    hdl_width w = i->child->ports.at[p]->width;
    if (HDL_WP(w)) {
        hdl_width v = i->param[HDL_WP(w) - 1];
        if (!v) {
            hdl_fail(i->mod->design, loc,
                     "%s: parameter %s of %s (%s) has no value: %s has no such parameter "
                     "(hdl_inst_param gives one)",
                     fn, i->child->params.at[HDL_WP(w) - 1].name, i->name, i->child->name,
                     i->mod->name);
            return 0;
        }
        w = hdl_times(v, HDL_WK(w));
    }
    if (per_lane)
        w = hdl_times(w, i->lanes);
    return hdl_good_width(i->mod, loc, fn, i->child->ports.at[p]->name, w) ? w : 0;
}

/* A comment on what is bound stands above the instance. */
static void add_waiting_text(struct hdl_inst *i)
{
    struct hdl_text **end = &item_of(i)->text;
    while (*end)
        end = &(*end)->next;
    *end = hdl_take_text(i->mod);
}

static void bind(struct hdl_loc loc, const char *fn, struct hdl_inst *i, const char *port, sig s,
                 bool per_lane)
{
    struct hdl *h = i->mod;
    unsigned p = find_port(loc, fn, i, port);
    if (p == i->child->ports.n)
        return;
    if (!s) {
        hdl_fail(h->design, loc, "%s: the signal for %s of %s is NULL", fn, port, i->name);
        return;
    }
    if (s->op == OP_POISON)
        return;
    bool output = i->child->ports.at[p]->op == OP_OUTPUT;
    hdl_width want = outer_width(loc, fn, i, p, per_lane);
    if (!want)
        return;
    if (s->mod != h) {
        hdl_fail(h->design, loc, "%s: %s belongs to module %s, %s to %s", fn, hdl_say(s),
                 s->mod->name, i->name, h->name);
    } else if (s->width != want) {
        hdl_fail(h->design, loc, "%s: port %s of %s is %s bits wide, the signal %s (%s)", fn, port,
                 i->name, hdl_say_width(h, want), hdl_say_width(h, s->width), hdl_say(s));
    } else if (i->conn[p].s) {
        hdl_fail(h->design, loc, "%s: port %s of %s is bound twice (first at line %d)", fn, port,
                 i->name, i->conn[p].loc.line);
    } else if (h->place != i->place) {
        hdl_fail(h->design, loc, "%s: %s was made in another section", fn, i->name);
    } else if (output && i->lanes && !per_lane) {
        hdl_fail(h->design, loc, "%s: every lane of %s would drive %s (hdl_bind_lane?)", fn,
                 i->name, hdl_say(s));
    } else {
        i->conn[p] = (struct hdl_conn){s, per_lane, h->place, loc};
        add_waiting_text(i);
        if (output)
            hdl_add_drive(loc, fn, s, (struct hdl_drive){.kind = DRIVE_INST, .inst = i, .port = p});
        else
            item_of(i)->seq = h->seq++;
        if (per_lane && !output)
            hdl_named(s, NULL);
    }
}

void hdl_bind_at(struct hdl_loc loc, struct hdl_inst *i, const char *port, sig s)
{
    bind(loc, "hdl_bind", i, port, s, false);
}

void hdl_bind_lane_at(struct hdl_loc loc, struct hdl_inst *i, const char *port, sig s)
{
    if (!i->lanes)
        hdl_fail(i->mod->design, loc, "hdl_bind_lane: %s is a single instance", i->name);
    else
        bind(loc, "hdl_bind_lane", i, port, s, true);
}

sig hdl_get_at(struct hdl_loc loc, struct hdl_inst *i, const char *port)
{
    struct hdl *h = i->mod;
    unsigned p = find_port(loc, "hdl_get", i, port);
    if (p == i->child->ports.n)
        return h->poison;
    if (i->child->ports.at[p]->op != OP_OUTPUT) {
        hdl_fail(h->design, loc, "hdl_get: port %s of %s is an input", port, i->name);
        return h->poison;
    }
    if (i->get[p])
        return i->get[p];
    if (i->conn[p].s)
        return i->conn[p].s;
    hdl_width w = outer_width(loc, "hdl_get", i, p, i->lanes != 0);
    if (!w)
        return h->poison;
    const char *bare = hdl_bare(i->name), *stem = strncmp(bare, "u_", 2) ? bare : bare + 2;
    struct hdl_loop *plain = h->plain;
    h->plain = i->plain;
    const char *name =
        hdl_take_inner(h, loc, "hdl_get", i->place, hdl_vstr(h->design, "%s_%s", stem, port));
    h->plain = plain;
    if (!name)
        return h->poison;
    /* declared where the instance stands, or before its first reader */
    struct hdl_node *n = hdl_new_node(h, loc, OP_WIRE, w);
    n->name = name;
    n->doc = "";
    n->place = i->place;
    n->drive[0] =
        (struct hdl_drive){.kind = DRIVE_INST, .inst = i, .port = p, .place = i->place, .loc = loc};
    i->conn[p] = (struct hdl_conn){n, i->lanes != 0, i->place, loc};
    i->get[p] = n;
    return n;
}

void hdl_counter_from_at(struct hdl_loc loc, struct hdl *h, const char *name, struct hdl_inst *i,
                         const char *port, const char *doc)
{
    struct hdl *c = i->child;
    size_t k = 0;
    while (k < c->counters.n && strcmp(c->counters.at[k].name, port))
        k++;
    if (k == c->counters.n || i->lanes || i->counter[k]) {
        hdl_fail(h->design, loc, "hdl_counter_from: %s (%s) has no counter %s to hand up", i->name,
                 c->name, port);
        return;
    }
    if (!hdl_take_name(h, loc, "hdl_counter_from", 0, name))
        return;
    i->counter[k] = hdl_strdup(h->design, name);
    struct hdl_counter_def d = {.name = i->counter[k],
                                .doc = hdl_strdup(h->design, doc ? doc : ""),
                                .inst = i,
                                .port = (unsigned)k,
                                .loc = loc};
    HDL_PUSH(h->design, h->counters, d);
}
