/* Part of the composition: register stacks. What is selected is renamed and may have to wait for
 * room; slots and the micro-operations of traps go through banks and collectors. */
#include "base/mem.h"
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/core/props_rename.h"
#include "gen/blocks/regfile/props_regfile.h"
#include <stdlib.h>
#include <string.h>

static bool present(const struct params *p)
{
    return params_sizes(p).cars;
}

enum { NO_NAME = 255 }; /* RZ: no operand is */

static void children(struct rf *r)
{
    r->text.summary = r->caches
                          ? "Banked register file with caching collectors and register stacks."
                          : "Banked register file with operand collectors and register stacks.";
    r->renames = r->fixed_lanes = r->gives_own = true;
    block_frame_ctl(r->d, r->p);
    block_rename(r->d, r->p);
}

static void answers(struct rf *r)
{
    if (!r->caches) /* else it is there */
        rf_port(r, inst_reg);
    rf_port(r, inst_dst_valid);
    rf_port(r, inst_dst);
    rf_port(r, inst_raw);
    rf_port(r, inst_op);
    rf_port(r, inst_need);
    rf_port(r, inst_opreg);
    rf_port(r, phys_src);
    rf_port(r, phys_dst);
    rf_port(r, sel);
    rf_port(r, reg_oob);
}

/* Ports that are those of frame_ctl: the rows from the one to the other. */
#define FIRST_OF_FRAMES rf_row(region_valid)
#define LAST_OF_FRAMES rf_row(err_lifo)

static void ports(struct rf *r)
{
    answers(r);
    for (size_t i = FIRST_OF_FRAMES; i <= LAST_OF_FRAMES; i++)
        rf_port_at(HDL_HERE, r, i);
    rf_port(r, uop_issue);
}

static sig later(struct rf *r, struct hdl_inst *i, const char *name, const char *wire,
                 unsigned width)
{
    sig s = hdl_wire_later(r->h, wire, width);
    hdl_bind(i, name, s);
    return s;
}

/* Item 0 of packed items is `s` while `it`. */
static sig first_item(sig it, sig s, sig items, unsigned n)
{
    unsigned w = hdl_bits_of(s);
    sig low = hdl_low(items, w), first = it == s ? hdl_or(it, low) : hdl_mux(it, s, low);
    return n == 1 ? first : hdl_cat(hdl_bits(items, w, (n - 1) * w), first);
}

/* Through port 0, before its own request: so it never waits. */
static void write_slot(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    unsigned slotw = hdl_bits_of(s->wr_slot);
    hdl_rule(h, "RS-W1", "A slot is written through port 0, whose own request waits.");
    r->write.valid =
        hdl_wire(h, "write_valid", first_item(s->writes, s->writes, r->io.wb_valid, z->wbw));
    r->write.phys =
        hdl_wire(h, "write_phys", first_item(s->writes, s->wr_phys, r->io.wb_phys, z->wbw));
    hdl_rule(h, "RS-W1", "Into lane 0.");
    r->write.mask = hdl_wire(
        h, "write_mask", first_item(s->writes, hdl_const(h, z->lanes, 1), r->io.wb_mask, z->wbw));
    sig lane = s->wr_slot;
    if (z->lane_bits > slotw)
        lane = hdl_extend(lane, z->lane_bits);
    lane = hdl_mux(s->writes, lane, hdl_low(r->io.wb_data, z->lane_bits));
    unsigned others = z->wbw * z->w - z->lane_bits; /* none: one port of one lane */
    r->write.data =
        hdl_wire(h, "write_data",
                 others ? hdl_cat(hdl_bits(r->io.wb_data, z->lane_bits, others), lane) : lane);
    if (r->caches) {
        hdl_rule(h, "RS-C3", "The warp's unit sees it as a far result.");
        r->write.wid =
            hdl_wire(h, "write_wid", first_item(s->writes, s->wr_wid, r->io.wb_wid, z->wbw));
        r->write.near =
            hdl_wire(h, "write_near", first_item(s->writes, hdl_zero(h, 1), r->io.wb_near, z->wbw));
        r->write.reg = r->write.phys;
        if (r->io.wb_reg)
            r->write.reg = hdl_wire(
                h, "write_reg",
                first_item(s->writes, hdl_const(h, z->tagw, NO_NAME), r->io.wb_reg, z->wbw));
        r->collect.results.inv_reg = r->write.reg;
    }
    r->write.ready = hdl_wire_later(h, "write_ready", z->wbw);
    hdl_assign(r->io.wb_ready, first_item(s->writes, hdl_zero(h, 1), r->write.ready, z->wbw));
}

/* Where the slot's bank does nothing else. */
static void read_slot(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    sig bank = z->bankw ? hdl_decode(hdl_low(s->rd_phys, z->bankw), z->nbank) : hdl_ones(h, 1);
    hdl_rule(h, "RS-D1", "A slot is read when its bank is not accessed.");
    s->reads = hdl_shape(
        hdl_wire(h, "slot_read", hdl_gate(s->rd_valid, hdl_and(bank, hdl_not(r->banks.bank_en)))),
        "NBANK");
    r->banks.read_en =
        hdl_shape(hdl_wire(h, "access_en", hdl_or(r->banks.bank_en, s->reads)), "NBANK");
    hdl_bind(r->frames, "slot_rd_ready", hdl_any(s->reads));
    if (!z->roww)
        return;
    r->banks.read_row =
        hdl_shape(hdl_wire_later(h, "access_row", z->nbank * z->roww), "NBANK", "ROWW");
    sig row = hdl_bits(s->rd_phys, z->bankw, z->roww);
    hdl_each(h, "access", b, "NBANK") hdl_assign_item(
        r->banks.read_row, b,
        hdl_or(hdl_item(r->banks.bank_row, b, z->roww), hdl_gate(hdl_bit(s->reads, b), row)));
}

static void slot_arrives(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    unsigned slotw = hdl_bits_of(s->wr_slot);
    sig from = s->reads, low[z->nbank];
    for (unsigned i = 1; i <= z->rf_lat; i++)
        from = hdl_delay_zero(h, hdl_fmt(h, "slot_from_%u", i), from,
                              "banks of which a slot was read");
    for (unsigned b = 0; b < z->nbank; b++)
        low[b] = hdl_low(hdl_item(r->banks.bank_rdata, b, r->w), slotw);
    sig data = hdl_select(from, hdl_pack(z->nbank, low), slotw), valid = hdl_any(from);
    if (!z->rf_lat) {
        sig q = hdl_reg(h, "slot_read_data", slotw, NULL, "the slot"),
            v = hdl_reg_zero(h, "slot_was_read", 1, "it was read");
        hdl_next(q, data);
        hdl_next(v, valid);
        data = q;
        valid = v;
    }
    hdl_rule(h, "RS-D2", "The answer comes with the latency of the banks.");
    hdl_bind(r->frames, "slot_data", s->answer = hdl_wire(h, "slot_data", data));
    hdl_bind(r->frames, "slot_data_valid", s->answers = hdl_wire(h, "slot_data_valid", valid));
}

static void frame_ctl(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    hdl_comment(h, "Calls, returns and traps.");
    struct hdl_inst *i = r->frames = hdl_inst(h, "u_frame_ctl", block_frame_ctl(r->d, r->p));
    for (size_t k = FIRST_OF_FRAMES; k <= LAST_OF_FRAMES; k++)
        hdl_bind(i, r->rows.ports[k].name, ((const sig *)&r->io)[k]);
    hdl_bind(i, "op_warp", r->io.sel);
    hdl_bind(i, "op", r->io.inst_op);
    hdl_bind(i, "op_need", r->io.inst_need);
    hdl_bind(i, "op_reg", r->io.inst_opreg);
    hdl_bind(i, "slot_wr_ready", hdl_ones(h, 1));
    unsigned slotw = z->frw + (params_is(r->p, "rename.pointer", "absolute") ? z->physw : z->frw);
    s->op_ready = later(r, i, "op_ready", "op_ready", 1);
    s->writes = later(r, i, "slot_wr_valid", "slot_write", 1);
    s->wr_phys = later(r, i, "slot_wr_phys", "slot_write_phys", z->physw);
    s->wr_slot = later(r, i, "slot_wr_data", "slot_write_data", slotw);
    s->rd_valid = later(r, i, "slot_rd_valid", "slot_wanted", 1);
    s->rd_phys = later(r, i, "slot_rd_phys", "slot_wanted_phys", z->physw);
    if (r->caches)
        s->wr_wid = later(r, i, "slot_wr_wid", "slot_write_wid", z->widw);
    else
        hdl_unused(hdl_get(i, "slot_wr_wid"));
    hdl_unused(hdl_get(i, "slot_rd_wid"));
}

/* What rename starts from: now, or a cycle later. */
struct named {
    sig src, dst_valid, reg, dst, raw, uop, uop_phys; /* src: of a micro-operation its own */
    sig base, off, offw, lim, wrx, k;                 /* offw, wrx: NULL with rename.wrap = 0 */
};

/* Bits of a limit that are set only above `most`. */
static void bounded(sig s, unsigned most, const char *why)
{
    unsigned bits = hdl_clog2(most + 1);
    if (s && bits < LIMW)
        hdl_uncovered(s, bits, LIMW - bits, why);
}

static void bounds(const struct rf *r, const struct named *n)
{
    const struct sizes *z = &r->z;
    unsigned stack = (1u << z->frw) - 1, last = params_u(r->p, "rename.r0cs") + stack;
    bounded(n->lim, last, "no frame reaches so far");
    bounded(n->wrx, last, "no stack reaches so far");
    bounded(n->k, z->nbank * z->depth, "there are no more registers");
}

static struct named named_now(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    bool wrap = params_u(r->p, "rename.wrap") != 0;
    struct named n = {.dst_valid = r->io.inst_dst_valid,
                      .reg = r->io.inst_reg,
                      .dst = r->io.inst_dst,
                      .raw = r->io.inst_raw,
                      .uop = r->io.uop_valid,
                      .uop_phys = r->io.uop_phys};
    sig one = hdl_not(r->io.uop_fill);
    if (z->nsrc > 1)
        one = hdl_extend(one, z->nsrc);
    hdl_rule(h, "RS-U1",
             "A micro-operation goes before the selected instruction: one source, or "
             "none.");
    n.src = hdl_wire(h, "given_src_valid", hdl_mux(n.uop, one, r->io.inst_src_valid));
    n.base = later(r, r->frames, "cons_base", "cons_base", z->physw);
    n.off = later(r, r->frames, "cons_off", "cons_off", z->physw);
    n.lim = later(r, r->frames, "cons_lim", "cons_lim", LIMW);
    n.k = later(r, r->frames, "cons_k", "cons_k", LIMW);
    if (wrap) {
        n.offw = later(r, r->frames, "cons_offw", "cons_offw", z->physw);
        n.wrx = later(r, r->frames, "cons_wrx", "cons_wrx", LIMW);
    }
    bounds(r, &n);
    return n;
}

static void rename_operands(struct rf *r, const struct named *n, sig sources)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    s->base = n->base;
    s->off = n->off;
    s->offw = n->offw;
    s->lim = n->lim;
    s->wrx = n->wrx;
    s->k = n->k;
    s->x_valid = sources;
    s->x = n->reg;
    s->x_raw = n->raw;
    hdl_rule(h, "RS-R1", "Its registers are renamed by the constants of its warp.");
    struct hdl_inst *i = hdl_inst(h, "u_rename", block_rename(r->d, r->p));
    hdl_bind(i, "cons_base", n->base);
    hdl_bind(i, "cons_off", n->off);
    if (n->offw) {
        hdl_bind(i, "cons_offw", n->offw);
        hdl_bind(i, "cons_wrx", n->wrx);
    }
    hdl_rule(h, "RS-R2", "Raw: none of them.");
    hdl_bind(i, "cons_lim", hdl_gate(hdl_not(n->raw), n->lim));
    hdl_bind(i, "cons_k", hdl_or(n->k, hdl_repeat(n->raw, LIMW)));
    hdl_bind(i, "x_valid", sources);
    hdl_bind(i, "x", hdl_cat(n->dst, n->reg));
    sig phys = later(r, i, "phys", "places", (z->nsrc + z->dsts) * z->physw);
    hdl_bind(i, "reg_oob", r->io.reg_oob);
    hdl_assign(r->io.phys_src, hdl_low(phys, z->nsrc * z->physw));
    hdl_assign(r->io.phys_dst, hdl_bits(phys, z->nsrc * z->physw, z->dsts * z->physw));
}

/* rename.stage_extra: what is issued takes the constants of its warp along. */
static struct named keep_issued(struct rf *r, const struct named *n)
{
    struct named q = {.src = hdl_delay(r->h, "issued_src_valid", n->src, "source operands"),
                      .dst_valid =
                          hdl_delay(r->h, "issued_dst_valid", n->dst_valid, "destinations"),
                      .reg = hdl_delay(r->h, "issued_reg", n->reg, "their architectural registers"),
                      .dst = hdl_delay(r->h, "issued_dst", n->dst, "those of the destinations"),
                      .raw = hdl_delay(r->h, "issued_raw", n->raw, "they are not renamed"),
                      .uop = hdl_delay(r->h, "issued_uop", n->uop, "it is a micro-operation"),
                      .uop_phys = hdl_delay(r->h, "issued_uop_phys", n->uop_phys, "its register"),
                      .base = n->base, /* frame_ctl has kept the row */
                      .off = n->off,
                      .offw = n->offw,
                      .lim = n->lim,
                      .wrx = n->wrx,
                      .k = n->k};
    return q;
}

/* By another name, two cycles later. */
static sig twice(struct rf *r, const char *name, sig s, const char *doc)
{
    sig once = hdl_delay(r->h, hdl_fmt(r->h, "issued_%s", name), s, doc);
    return hdl_delay(r->h, hdl_fmt(r->h, "renamed_%s", name), once, doc);
}

/* By their names, of which a micro-operation has none. */
static sig named_tags(struct rf *r, const char *name, const struct named *n)
{
    sig none = hdl_const(r->h, REGW, NO_NAME);
    hdl_rule(r->h, "RS-C1", "The units know registers by their names; a trap's have none.");
    return hdl_wire(r->h, name, first_item(n->uop, none, n->reg, r->z.nsrc));
}

/* rename.stage_extra with CCUs: what these want besides, and the units on the way as they will be.
 */
static void cached_late(struct rf *r, const struct rf_given *now, const struct named *n, sig unit)
{
    struct rf_given *g = &r->collect.given;
    g->near = twice(r, "near", now->near, "reuse of the operands is near");
    g->reg = r->z.phys_tags ? g->phys
                            : hdl_delay(r->h, "renamed_tags", named_tags(r, "issued_tags", n),
                                        "as the tags name them");
    g->fresh = twice(r, "fresh", now->fresh, "names have changed");
    r->collect.held = hdl_wire(r->h, "under_way", hdl_or(unit, g->unit));
    rf_look_ahead(r, "RS-E1");
}

static void give_late(struct rf *r, const struct named *now)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    struct rf_given *g = &r->collect.given;
    r->ahead = 2;
    r->text.inside = "busy collectors + issued + renamed";
    hdl_rule(h, "RS-E1", "A cycle for the constants, a cycle for the renaming.");
    sig unit = hdl_delay_zero(r->h, "issued_unit", g->unit, "unit granted a cycle ago");
    sig wid = hdl_delay(r->h, "issued_wid", g->wid, "its warp");
    sig meta = hdl_delay(r->h, "issued_meta", g->meta, "metadata");
    sig class = hdl_delay(r->h, "issued_class", g->class, "class");
    struct named n = keep_issued(r, now);
    sig names = hdl_wire(h, "issued_names", hdl_and(hdl_any(unit), hdl_not(n.uop)));
    rename_operands(r, &n, hdl_gate(names, hdl_cat(n.dst_valid, n.src)));
    g->unit = hdl_delay_zero(r->h, "renamed_unit", unit, "unit granted two cycles ago");
    g->wid = hdl_delay(r->h, "renamed_wid", wid, "its warp");
    g->meta = hdl_delay(r->h, "renamed_meta", meta, "metadata");
    g->class = hdl_delay(r->h, "renamed_class", class, "class");
    g->src = hdl_delay(r->h, "renamed_src_valid", n.src, "source operands");
    g->phys =
        hdl_delay(r->h, "renamed_phys", first_item(n.uop, n.uop_phys, r->io.phys_src, z->nsrc),
                  "their physical registers");
    g->valid = hdl_any(g->unit);
    s->issued_unit = unit;
    s->issued_wid = wid;
    if (r->caches) {
        cached_late(r, &r->collect.fresh, &n, unit);
        return;
    }
    hdl_rule(h, "RS-E1", "Units on their way are not given again.");
    r->select.givable =
        hdl_wire(h, "not_given", hdl_and(r->select.givable, hdl_not(hdl_or(unit, g->unit))));
}

sig rf_front(struct rf *r, const char *name, sig of_entering, const char *doc)
{
    const struct rf_front *f = &r->stacks.front;
    struct hdl *h = r->h;
    unsigned n = r->z.front;
    sig at[n];
    if (!of_entering)
        return NULL;
    for (unsigned i = 0; i < n; i++)
        at[i] = hdl_reg(h, hdl_fmt(h, "%s_%u", name, i), hdl_width_of(of_entering), NULL, doc);
    for (unsigned i = 0; i < n; i++) {
        sig above = i + 1 < n ? hdl_mux(f->leaves, at[i + 1], at[i]) : at[i];
        sig then = hdl_mux(f->takes[i], of_entering, above);
        if (hdl_has_gating(r->d))
            hdl_when(i + 1 < n ? hdl_or(f->takes[i], f->leaves) : f->takes[i])
                hdl_next(at[i], then);
        else
            hdl_next(at[i], then);
    }
    struct rf_front *of = &r->stacks.front;
    for (unsigned i = 0; i < n && strcmp(name, "front_phys") == 0; i++)
        of->at_phys[i] = at[i];
    for (unsigned i = 0; i < n && strcmp(name, "front_src_valid") == 0; i++)
        of->at_src[i] = at[i];
    return at[0];
}

/* Places 0 and up, the first one leaves from 0. */
static void front_places(struct rf *r)
{
    struct hdl *h = r->h;
    struct rf_front *f = &r->stacks.front;
    unsigned n = r->z.front;
    f->enters = f->issued;
    f->leaves = hdl_wire_later(h, "front_leaves", 1);
    for (unsigned i = 0; i < n; i++)
        f->full[i] =
            hdl_reg_zero(h, hdl_fmt(h, "front_full_%u", i), 1, "an instruction waits there");
    hdl_assign(f->is_full, f->full[n - 1]);
    hdl_assign(f->almost, f->full[n - 2]);
    for (unsigned i = 0; i < n; i++) {
        sig last = i + 1 < n ? hdl_and(f->full[i], hdl_not(f->full[i + 1])) : f->full[i];
        sig next = i ? hdl_and(f->full[i - 1], hdl_not(f->full[i])) : hdl_not(f->full[i]);
        hdl_rule(h, "RS-E2", "In the order of issue.");
        f->takes[i] = hdl_wire(h, hdl_fmt(h, "front_takes_%u", i),
                               hdl_and(f->enters, hdl_mux(f->leaves, last, next)));
        sig above = i + 1 < n ? f->full[i + 1] : hdl_zero(h, 1);
        hdl_next(f->full[i], hdl_or(f->takes[i], hdl_mux(f->leaves, above, f->full[i])));
    }
}

/* With operand collectors: an instruction gets its collector when it arrives there. */
static void give_in_turn(struct rf *r, const struct named *now)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_stacks *s = &r->stacks;
    struct rf_given *g = &r->collect.given;
    struct rf_front *f = &s->front;
    r->ahead = 2;
    r->text.inside = "busy collectors + issued + waiting in front of them";
    r->select.issued = r->select.gets;
    hdl_rule(h, "RS-E1", "A cycle for the constants, a cycle for the renaming.");
    sig wid = hdl_delay(h, "issued_wid", g->wid, "its warp");
    sig meta = hdl_delay(h, "issued_meta", g->meta, "metadata");
    sig class = hdl_delay(h, "issued_class", g->class, "class");
    struct named n = keep_issued(r, now);
    sig names = hdl_wire(h, "issued_names", hdl_and(f->issued, hdl_not(n.uop)));
    rename_operands(r, &n, hdl_gate(names, hdl_cat(n.dst_valid, n.src)));
    front_places(r);
    g->wid = rf_front(r, "front_wid", wid, "its warp");
    g->meta = rf_front(r, "front_meta", meta, "metadata");
    g->class = rf_front(r, "front_class", class, "class");
    g->src = rf_front(r, "front_src_valid", n.src, "source operands");
    g->phys =
        rf_front(r, "front_phys",
                 hdl_wire(h, "issued_phys", first_item(n.uop, n.uop_phys, r->io.phys_src, z->nsrc)),
                 "their physical registers");
    hdl_rule(h, "RS-E2", "The first that waits wants a collector.");
    r->select.want = hdl_wire(h, "front_wants", f->full[0]);
    g->valid = r->select.gets = f->leaves;
}

/* Whether registers of the warp have other names than when its last instruction was given. */
static sig names_changed(struct rf *r, sig uop)
{
    struct hdl *h = r->h;
    struct rf_stacks *s = &r->stacks;
    unsigned nw = r->z.nw;
    sig release = hdl_and(r->io.release_valid, r->io.release_ready);
    sig over = hdl_gate(release, hdl_decode(r->io.release_wid, nw));
    sig its = hdl_wire(h, "its", hdl_gate(r->select.gets, hdl_decode(r->collect.given.wid, nw)));
    sig call =
        hdl_or(hdl_eq_const(r->io.inst_op, 1), hdl_eq_const(r->io.inst_op, 3), r->io.inst_raw);
    sig q = hdl_reg_zero(h, "renamed", nw, "names of warp w have changed");
    s->renamed = q;
    hdl_rule(h, "RS-C6", "Calls, pushes, returns, traps and raw instructions change names.");
    hdl_next(q, hdl_or(hdl_and(q, hdl_not(its)), hdl_gate(hdl_or(uop, call), its), over));
    return hdl_wire(
        h, "given_fresh",
        hdl_or(uop, r->io.inst_raw, hdl_any(hdl_and(q, hdl_decode(r->collect.given.wid, nw)))));
}

/* What CCUs are told of it besides. */
static void name_operands(struct rf *r, const struct named *n, struct rf_given *g)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    g->reg = g->phys;
    if (!z->phys_tags && !z->renames_late)
        g->reg = named_tags(r, "given_reg", n);
    if (z->renamed_tags)
        g->fresh = names_changed(r, n->uop);
    hdl_rule(h, "RS-C4", "A micro-operation's register is far.");
    g->near = hdl_wire(h, "given_near", hdl_gate(hdl_not(n->uop), r->io.inst_near));
    r->collect.fresh = *g;
    hdl_rule(h, "RS-C2", "A warp that is given registers has none in a unit, as at its end.");
    sig given = hdl_gate(r->io.region_valid, hdl_decode(r->io.region_wid, z->nw));
    r->io.exit = hdl_wire(h, "ends", hdl_or(r->io.exit, given));
}

/* What is given to a collector: the micro-operation, or the selected instruction. */
static void give(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct rf_given *g = &r->collect.given;
    struct named n = named_now(r);
    g->wid = hdl_wire(h, "given_wid", hdl_mux(n.uop, r->io.uop_wid, g->wid));
    g->valid = r->select.gets;
    if (z->renames_late) {
        if (r->caches)
            name_operands(r, &n, g);
        if (r->stacks.front.room)
            give_in_turn(r, &n);
        else
            give_late(r, &n);
    } else {
        rename_operands(r, &n, hdl_cat(n.dst_valid, r->io.inst_src_valid));
        g->src = n.src;
        if (z->phys_tags)
            hdl_rule(h, "RS-C1", "The units know registers by their places.");
        g->phys = hdl_wire(h, "given_phys", first_item(n.uop, n.uop_phys, r->io.phys_src, z->nsrc));
        if (r->caches)
            name_operands(r, &n, g);
    }
    if (!r->caches)
        r->collect.push_src = r->collect.asked = g->src;
}

/* By what is there and under way, whatever leaves: from registers. */
static sig room_in_front(struct rf *r)
{
    struct hdl *h = r->h;
    struct rf_front *f = &r->stacks.front;
    f->issued = hdl_reg_zero(h, "issued_valid", 1, "something was issued a cycle ago");
    hdl_next(f->issued, r->select.gets);
    sig almost = hdl_wire_later(h, "front_almost_full", 1),
        full = hdl_wire_later(h, "front_is_full", 1);
    hdl_rule(h, "RS-E2", "Issued is what has a place in front of the collectors.");
    f->room = hdl_wire(h, "front_room", hdl_not(hdl_or(full, hdl_and(f->issued, almost))));
    f->almost = almost;
    f->is_full = full;
    return f->room;
}

static void stacks(struct rf *r)
{
    struct hdl *h = r->h;
    struct rf_stacks *s = &r->stacks;
    hdl_group(h, "Register stacks");
    hdl_rule(h, "RS-H1", "A warp that is held is not selected.");
    r->io.warp_ready = hdl_wire(h, "may_issue", hdl_and(r->io.warp_ready, hdl_not(r->io.hold)));
    frame_ctl(r);
    sig uop = r->io.uop_valid;
    sig free = hdl_wire(h, "own_turn", hdl_not(hdl_or(uop, s->writes)));
    r->select.gets = hdl_wire_later(h, "gets", 1);
    sig left =
        r->caches ? hdl_or(r->select.gets, hdl_not(s->op_ready)) : hdl_bit(r->select.avail, 0);
    if (r->z.front)
        left = room_in_front(r);
    if (r->caches)
        hdl_rule(h, "RS-C5", "A call without room needs no unit.");
    hdl_bind(r->frames, "op_valid", hdl_and(r->io.sel_valid, left, free));
    hdl_rule(h, "RS-I1", "A call needs room; nothing is issued beside a micro-operation or slot.");
    r->select.want = hdl_wire(h, "want", hdl_or(uop, hdl_and(r->io.sel_valid, s->op_ready, free)));
    if (r->z.front)
        hdl_assign(r->select.gets, hdl_and(r->select.want, left));
    hdl_assign(r->io.issue, hdl_and(r->select.gets, hdl_not(uop)));
    hdl_assign(r->io.uop_issue, hdl_and(r->select.gets, uop));
    hdl_bind(r->frames, "uop_ready", r->io.uop_issue);
    give(r);
    write_slot(r);
    read_slot(r);
}

static void counters(struct rf *r)
{
    hdl_counter(r->h, "cnt_slot_reads", hdl_any(r->stacks.reads), "slots read");
}

const struct rf_part rf_part_cars = {
    .name = "cars",
    .top = RF_SELECTS,
    .present = present,
    .hook = {[RF_CHILDREN] = children,
             [RF_PORTS] = ports,
             [RF_GIVE] = stacks,
             [RF_MOVE] = slot_arrives,
             [RF_COUNT_OUT] = counters,
             [RF_FOLLOWED] = props_regfile_stacks,
             [RF_VALUE] = props_regfile_slot},
};
