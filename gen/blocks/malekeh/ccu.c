/* ccu: the caching collector unit. Control here, data in one ccu_lane per lane.
 *
 * Nothing is done slot by slot. The victim order is one set per entry, the entries ahead of it; the
 * place of an entry among those that did not hit is the size of that set, and the k-th miss takes
 * the entry whose place is k. Places are one-hot: no sums. What an allocation by the owner and what
 * one by another warp would do is found side by side, because it is known late which warp it is.
 * The order of use, one bit for each pair of entries, follows an allocation one cycle later, from
 * the slots' entries: until then it only ranks entries that are not locked, which the allocation
 * does not reorder. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/count.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/props_ccu.h"
#include <string.h>

/* The cache table as one step of the cycle sees it. One bit per entry. */
struct table {
    sig valid, near;
    sig *pair;       /* as the registers */
    sig lfsr, start; /* far_first */
};

/* What an allocation does. */
struct choice {
    sig *named;  /* [slot]: its entry, one-hot, zero for an absent slot */
    sig touched; /* entries of the instruction */
};

struct ccu {
    struct hdl *h;
    struct hdl_design *d;
    const struct params *p;
    struct sizes z;
    hdl_width meta_w, w;
    bool far_first, serial, invalidate, partial, filter;
    /* ports */
    sig alloc_valid, alloc_ready, alloc_wid, alloc_meta, alloc_src, alloc_reg, alloc_near;
    sig look_src, look_reg; /* issue stage */
    sig rd_valid, owner_valid, owner_wid, near_any, any_valid, exit, s_valid, s_slot, s_data;
    sig d_valid, d_reg, d_near, d_mask, d_data, inv_valid, inv_reg;
    sig disp_cand, disp_sel, disp_take, disp_wid, disp_meta, disp_src, disp_data;
    /* state */
    sig busy, owned, wid, meta, src_valid, ready;
    sig valid, lock, near, *tag, touch, lfsr;
    sig start;  /* pick_ahead(lfsr) */
    sig *pair;  /* [e*CTN + f], e < f: f was used less recently than e */
    sig *entry; /* [slot]: its entry, one-hot */
    struct hdl_inst *lane;
    sig *seen; /* [slot]: entries that hold its register (issue stage) */
    /* D ports */
    sig *d_match, *d_hit, *d_take; /* [j]: entries */
    sig *d_write;                  /* [j]: entries whose data are written */
    sig d_off;                     /* no data are written in this cycle */
    sig *d_pair;                   /* pair after the last instruction and the D writes */
    sig taken, kill;               /* entries taken by D writes; invalidated */
    /* the instruction that is allocated */
    sig alloc, flush;   /* an instruction is taken; it finds another owner or none */
    sig ends;           /* the owner ends; NULL: that is not looked at */
    sig *same;          /* [k*NSRC + j], j < k: both name one register */
    sig lead, last;     /* slots that name a register first, last */
    sig hit, hit_entry; /* slots, entries */
    sig misses;         /* slots that name a missing register first */
};

/* ---- data ---- */

static struct hdl *ccu_lane(struct hdl_design *d, const struct sizes *z)
{
    unsigned n = z->ctn, nd = z->dports;
    struct hdl *h = hdl_module(d, "ccu_lane", "Cache table data of one lane.");
    hdl_width w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    hdl_localparam(h, "CTN", n, "entries");
    hdl_localparam(h, "NSRC", z->nsrc, "operand slots");
    hdl_localparam(h, "DPORTS", nd, "D ports");
    sig s_write = hdl_input(h, "s_write", n, "entry is written from the S port");
    sig s_data = hdl_input(h, "s_data", w, "operand that arrives");
    sig d_write = hdl_input(h, "d_write", nd * n, "[port] entry is written, if the lane is");
    sig d_mask = hdl_input(h, "d_mask", nd, "port j writes this lane");
    sig d_data = hdl_input(h, "d_data", hdl_times(w, nd), "[port] result");
    sig read = hdl_input(h, "read", z->nsrc * n, "[slot] its entry, one-hot, zero if not read");
    sig disp_data =
        hdl_output(h, "disp_data", hdl_times(w, z->nsrc), "[slot] operand, zero if not read");

    sig entry[n], out[z->nsrc];
    for (unsigned e = 0; e < n; e++) {
        entry[e] = hdl_reg(h, hdl_fmt(h, "data_%u", e), w, NULL, "value of the entry");
        sig in = s_data, write = hdl_bit(s_write, e);
        /* Of two D ports the higher one wins. */
        for (unsigned j = 0; j < nd; j++) {
            sig mine = hdl_and(hdl_bit(d_write, j * n + e), hdl_bit(d_mask, j));
            in = nd == 1 ? hdl_mux(hdl_bit(s_write, e), in, hdl_item(d_data, j, w))
                         : hdl_mux(mine, hdl_item(d_data, j, w), in);
            write = hdl_or(write, mine);
        }
        if (e == 0) {
            hdl_rule(h, "CCU-S1", "All lanes of an operand.");
            hdl_rule(h, "CCU-W3", "The lanes of a result that are written.");
        }
        hdl_when(write) hdl_next(entry[e], in);
    }
    sig table = hdl_pack(n, entry);
    for (unsigned k = 0; k < z->nsrc; k++)
        out[k] = hdl_select(hdl_bits(read, k * n, n), table, w);
    hdl_rule(h, "CCU-D3", "Zero unless the unit is selected and the slot is present.");
    hdl_assign(disp_data, hdl_pack(z->nsrc, out));
    return h;
}

/* The tag check of a D port. A module of its own: its path goes on into every lane, and synthesis
 * of a module does not know what is late outside of it. */
static struct hdl *ccu_steer(struct hdl_design *d, const struct sizes *z)
{
    unsigned n = z->ctn;
    struct hdl *h = hdl_module(d, "ccu_steer", "Entry into which a result goes.");
    hdl_localparam(h, "CTN", n, "entries");
    hdl_localparam(h, "TAGW", z->tagw, "bits of a tag");
    sig reg = hdl_input(h, "d_reg", z->tagw, "register of the result");
    sig tag = hdl_input(h, "tag", n * z->tagw, "[e] tags");
    sig valid = hdl_input(h, "valid", n, "entries that may hit");
    sig go = hdl_input(h, "go", 1, "data of an entry that hits are written");
    sig victim = hdl_input(h, "victim", n, "entry that is written if none hits");
    sig same = hdl_output(h, "same", n, "entries with that tag");
    sig write = hdl_output(h, "write", n, "entry that is written");
    sig bit[n];
    for (unsigned e = 0; e < n; e++)
        bit[e] = hdl_eq(hdl_bits(tag, e * z->tagw, z->tagw), reg);
    hdl_assign(same, hdl_pack(n, bit));
    sig match = hdl_wire(h, "match", hdl_and(valid, same));
    hdl_rule(h, "CCU-W3", "An entry that hits is written.");
    hdl_rule(h, "CCU-W4", "If none does, the victim is.");
    hdl_assign(write, hdl_or(hdl_gate(go, match), hdl_gate(hdl_none(match), victim)));
    return h;
}

/* ---- interface and state ---- */

static void ports(struct ccu *c)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned nd = z->dports;
    c->alloc_valid = hdl_input(h, "alloc_valid", 1, "an instruction is given to this unit");
    c->alloc_ready = hdl_output(h, "alloc_ready", 1, "the unit is free (registered)");
    c->alloc_wid = hdl_input(h, "alloc_wid", z->widw, "its warp");
    c->alloc_meta = hdl_input(h, "alloc_meta", c->meta_w, "metadata");
    c->alloc_src = hdl_input(h, "alloc_src_valid", z->nsrc, "slots that carry a source operand");
    c->alloc_reg = hdl_input(h, "alloc_reg", z->nsrc * z->tagw, "[k] register: the tag");
    c->alloc_near = hdl_input(h, "alloc_near", z->nsrc, "its reuse is near");
    if (z->stage) {
        c->look_src = hdl_input(h, "look_src_valid", z->nsrc, "alloc_src_valid of the next cycle");
        c->look_reg =
            hdl_input(h, "look_reg", z->nsrc * z->tagw, "[k] alloc_reg of the next cycle");
    }
    c->rd_valid = hdl_output(h, "rd_valid", z->nsrc, "slots to be read from the banks, same cycle");
    c->owner_valid = hdl_output(h, "owner_valid", 1, "the unit belongs to a warp (registered)");
    c->owner_wid = hdl_output(h, "owner_wid", z->widw, "that warp, zero if none");
    c->near_any = hdl_output(h, "near_any", 1, "some valid entry is near");
    if (params_is(c->p, "warp_scheduler.policy", "malekeh") &&
        params_is(c->p, "malekeh_scheduler.has_data", "any_valid"))
        c->any_valid = hdl_output(h, "any_valid", 1, "some entry is valid");
    if (params_int(c->p, "ccu.exit_flush"))
        c->exit = hdl_input(h, "exit", z->nw, "warp w has ended");
    c->s_valid = hdl_input(h, "s_valid", 1, "an operand arrives from the banks");
    if (z->nsrc > 1)
        c->s_slot = hdl_input(h, "s_slot", z->slotw, "the slot that asked for it");
    c->s_data = hdl_input(h, "s_data", c->w, "the operand");
    c->d_valid = hdl_input(h, "d_valid", nd, "a result of the owner arrives on D port j");
    c->d_reg = hdl_input(h, "d_reg", nd * z->tagw, "[j] its register");
    c->d_near = hdl_input(h, "d_near", nd, "[j] its reuse is near");
    c->d_mask = hdl_input(h, "d_mask", nd * z->lanes, "[j] lanes that are written");
    c->d_data = hdl_input(h, "d_data", hdl_times(c->w, nd), "[j] the result");
    if (c->invalidate) {
        c->inv_valid =
            hdl_input(h, "inv_valid", z->wbw, "write port i writes a register of the owner");
        c->inv_reg = hdl_input(h, "inv_reg", z->wbw * z->tagw, "[i] that register");
    }
    c->disp_cand = hdl_output(h, "disp_cand", 1, "busy and complete (registered)");
    c->disp_sel = hdl_input(h, "disp_sel", 1, "the dispatch port reads this unit");
    c->disp_take = hdl_input(h, "disp_take", 1, "the transfer happens: the unit gets free");
    c->disp_wid = hdl_output(h, "disp_wid", z->widw, "warp, zero unless selected");
    c->disp_meta = hdl_output(h, "disp_meta", c->meta_w, "metadata, zero unless selected");
    c->disp_src = hdl_output(h, "disp_src_valid", z->nsrc, "slots present, zero unless selected");
    c->disp_data = hdl_output(h, "disp_data", hdl_times(c->w, z->nsrc),
                              "[slot], zero unless selected and present");
}

static void state(struct ccu *c)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->ctn;
    hdl_group(h, "Operand collector table");
    c->busy = hdl_reg(h, "busy", 1, hdl_zero(h, 1), "holds an instruction");
    c->owned = hdl_reg(h, "owned", 1, hdl_zero(h, 1), "belongs to a warp");
    c->wid = hdl_reg(h, "wid", z->widw, hdl_zero(h, z->widw), "that warp, zero if none");
    c->meta = hdl_reg(h, "meta", c->meta_w, NULL, "metadata of the instruction");
    c->src_valid = hdl_reg(h, "src_valid", z->nsrc, NULL, "slots that carry an operand");
    c->ready = hdl_reg(h, "ready", z->nsrc, NULL, "operands that are here");
    for (unsigned k = 0; k < z->nsrc; k++)
        c->entry[k] = hdl_reg(h, hdl_fmt(h, "entry_%u", k), n, NULL, "entry of the slot, one-hot");
    hdl_group(h, "Cache table");
    c->valid = hdl_reg(h, "valid", n, hdl_zero(h, n), "entries that hold a register");
    c->lock = hdl_reg(h, "lock", n, hdl_zero(h, n), "entries of the instruction");
    c->near = hdl_reg(h, "near", n, NULL, "entries whose reuse is near");
    for (unsigned e = 0; e < n; e++)
        c->tag[e] = hdl_reg(h, hdl_fmt(h, "tag_%u", e), z->tagw, NULL, "register");
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++)
            c->pair[e * n + f] = hdl_reg(h, hdl_fmt(h, "older_%u_%u", f, e), 1, hdl_ones(h, 1),
                                         "the first was used less recently than the second");
    c->touch = hdl_reg(h, "touch", 1, hdl_zero(h, 1), "locked entries are not in the order yet");
    if (c->far_first) {
        c->lfsr = pick_lfsr(h, "lfsr", 1);
        c->start = pick_ahead_reg(h, "start", 1, n);
    }
}

/* ---- the victim order ---- */

/* pick_ahead() as the register keeps it. */
static sig start_of(const struct ccu *c, sig lfsr)
{
    return hdl_low(pick_ahead(c->h, lfsr, c->z.ctn), c->z.ctn - 1);
}

/* All entries but e, of a vector. */
static sig others(const struct ccu *c, sig s, unsigned e)
{
    sig bit[c->z.ctn];
    unsigned m = 0;
    for (unsigned f = 0; f < c->z.ctn; f++)
        if (f != e)
            bit[m++] = hdl_bit(s, f);
    return hdl_pack(m, bit);
}

/* ahead[e]: entries that come before e in the victim order of the table. */
static void victim_order(struct ccu *c, const struct table *t, const char *name, sig *ahead)
{
    struct hdl *h = c->h;
    unsigned n = c->z.ctn;
    sig before[n][n]; /* [e][f]: f comes before e */
    sig from = c->far_first ? hdl_cat(hdl_ones(h, 1), t->start) : NULL;
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e; f < n; f++) {
            if (e == f) {
                before[e][e] = hdl_zero(h, 1);
                continue;
            }
            sig first = hdl_not(t->pair[e * n + f]); /* e is used less recently */
            if (c->far_first) {
                sig near_e = hdl_bit(t->near, e), near_f = hdl_bit(t->near, f);
                sig cyclic = hdl_or(near_f, hdl_bit(from, e), hdl_not(hdl_bit(from, f)));
                first = hdl_or(hdl_and(near_e, near_f, first), hdl_and(hdl_not(near_e), cyclic));
            }
            before[f][e] =
                hdl_or(hdl_not(hdl_bit(t->valid, e)), hdl_and(hdl_bit(t->valid, f), first));
            before[e][f] = hdl_not(before[f][e]);
        }
    hdl_rule(h, "CCU-V1", "Invalid entries come first, in ascending index.");
    if (c->far_first) {
        hdl_rule(h, "CCU-V2", "Then far entries, cyclically from the random start.");
        hdl_rule(h, "CCU-V3", "Then near entries, least recently used first.");
    } else {
        hdl_rule(h, "CCU-V4", "Then the others, least recently used first.");
    }
    for (unsigned e = 0; e < n; e++)
        ahead[e] = hdl_wire(h, hdl_fmt(h, "%s_ahead_%u", name, e), hdl_pack(n, before[e]));
}

static sig far_entries(const struct table *t)
{
    return hdl_and(t->valid, hdl_not(t->near));
}

/* Entries of the set are valid, and some is far: the first victim among them is. */
static sig far_comes_first(const struct table *t, sig set)
{
    return hdl_and(hdl_none(hdl_and(set, hdl_not(t->valid))),
                   hdl_any(hdl_and(set, far_entries(t))));
}

/* ---- D ports ---- */

/* Valid entries whose tag is reg. */
static sig lookup(const struct ccu *c, sig reg)
{
    sig bit[c->z.ctn];
    for (unsigned e = 0; e < c->z.ctn; e++)
        bit[e] = hdl_eq(c->tag[e], reg);
    return hdl_and(c->valid, hdl_pack(c->z.ctn, bit));
}

/* The entry in `touch` (one or none) becomes the most recently used. */
static void touch_pairs(const struct ccu *c, sig touch, sig *pair)
{
    unsigned n = c->z.ctn;
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig *at = &pair[e * n + f];
            *at = hdl_or(hdl_bit(touch, e), hdl_and(*at, hdl_not(hdl_bit(touch, f))));
        }
}

/* One D write: t becomes the table after it. */
static void d_write(struct ccu *c, unsigned j, struct table *t)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->ctn;
    sig ahead[n], first[n], valid = hdl_bit(c->d_valid, j), near = hdl_bit(c->d_near, j);
    struct hdl_inst *i = hdl_inst(h, hdl_fmt(h, "u_steer_%u", j), hdl_find(c->d, "ccu_steer"));
    sig may_hit = c->taken ? hdl_and(c->valid, hdl_not(c->taken)) : c->valid;
    hdl_bind(i, "d_reg", hdl_bits(c->d_reg, j * z->tagw, z->tagw));
    hdl_bind(i, "tag", hdl_pack(n, c->tag));
    hdl_bind(i, "valid", may_hit);
    /* An entry that hits and is not kept becomes invalid: its data do not matter, unless some of
     * its lanes may be kept by a later result. */
    hdl_bind(i, "go", c->invalidate && !c->partial ? valid : hdl_and(valid, hdl_not(c->d_off)));
    sig same = hdl_get(i, "same"), match = hdl_and(may_hit, same);
    c->d_match[j] = hdl_and(c->valid, same);
    hdl_rule(h, "CCU-W3", "A write that hits.");
    c->d_hit[j] = hdl_wire(h, hdl_fmt(h, "d_hit_%u", j), hdl_gate(valid, match));

    victim_order(c, t, hdl_fmt(h, "d%u", j), ahead);
    sig open = hdl_not(c->lock);
    for (unsigned e = 0; e < n; e++)
        first[e] = hdl_and(hdl_bit(open, e), hdl_none(hdl_and(ahead[e], open)));
    sig victim = hdl_wire(h, hdl_fmt(h, "d%u_victim", j), hdl_pack(n, first));
    sig store = valid;
    if (c->filter) {
        hdl_rule(h, "CCU-W6", "A far write that misses takes no entry.");
        store = hdl_and(store, near);
    }
    if (!c->partial) {
        hdl_rule(h, "CCU-W5", "Nor does a write of some lanes only.");
        store = hdl_and(store, hdl_all(hdl_bits(c->d_mask, j * z->lanes, z->lanes)));
    }
    hdl_rule(h, "CCU-W4", "A write that misses takes the first victim that is not locked.");
    sig may_take = hdl_wire(h, hdl_fmt(h, "d%u_may_take", j), hdl_gate(store, victim));
    hdl_bind(i, "victim", hdl_gate(hdl_not(c->d_off), may_take));
    c->d_write[j] = hdl_get(i, "write");
    store = hdl_and(store, hdl_none(match));
    sig take = hdl_wire(h, hdl_fmt(h, "d_take_%u", j), hdl_gate(hdl_none(match), may_take));
    c->d_take[j] = take;
    c->taken = c->taken ? hdl_or(c->taken, take) : take;

    sig touch = hdl_wire(h, hdl_fmt(h, "d_touch_%u", j), hdl_or(c->d_hit[j], take));
    touch_pairs(c, touch, c->d_pair);
    if (c->far_first) {
        hdl_rule(h, "CCU-V5", "The register steps for a far victim.");
        sig far = hdl_and(store, far_comes_first(t, open));
        sig next = pick_stepped(h, t->lfsr);
        t->start = hdl_mux(far, start_of(c, next), t->start);
        t->lfsr = hdl_wire(h, hdl_fmt(h, "d%u_lfsr", j), hdl_mux(far, next, t->lfsr));
    }
    t->near = hdl_or(hdl_and(t->near, hdl_not(touch)), hdl_gate(near, touch));
    t->valid = hdl_or(t->valid, take);
    touch_pairs(c, touch, t->pair);
}

/* The order with the instruction of the last cycle in it: its entries come first, the one of the
 * highest slot most recent. */
static void settle(struct ccu *c)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->ctn, ns = z->nsrc;
    sig names[ns], above[ns];
    for (unsigned k = ns; k-- > 0;) {
        names[k] = hdl_gate(hdl_bit(c->src_valid, k), c->entry[k]);
        above[k] = k + 1 == ns ? hdl_zero(h, n) : hdl_or(above[k + 1], names[k + 1]);
    }
    hdl_rule(h, "CCU-A6", "The instruction's entries first, then the others in their old order.");
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig old = c->pair[e * n + f], higher[ns];
            for (unsigned k = 0; k < ns; k++)
                higher[k] = hdl_and(hdl_bit(names[k], e), hdl_not(hdl_bit(above[k], f)));
            sig mine = hdl_bit(c->lock, e), both_old = hdl_and(hdl_not(hdl_bit(c->lock, f)), old);
            sig settled = hdl_mux(mine, hdl_any(hdl_pack(ns, higher)), both_old);
            c->d_pair[e * n + f] =
                hdl_wire(h, hdl_fmt(h, "settled_%u_%u", f, e), hdl_mux(c->touch, settled, old));
        }
}

/* D writes in ascending port, then invalidations: t becomes the table after them. */
static void writes(struct ccu *c, struct table *t)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    hdl_group(h, "Results");
    settle(c);
    /* A flush makes what is written invalid; only lanes that are never written could tell. */
    c->d_off = !c->serial ? c->alloc : c->partial ? hdl_and(c->alloc, c->flush) : hdl_zero(h, 1);
    hdl_rule(h, "CCU-W8", "Each D port sees what the ones below it leave.");
    for (unsigned j = 0; j < z->dports; j++)
        d_write(c, j, t);
    if (c->invalidate) {
        sig gone[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++)
            gone[i] = hdl_gate(hdl_bit(c->inv_valid, i),
                               lookup(c, hdl_bits(c->inv_reg, i * z->tagw, z->tagw)));
        hdl_rule(h, "CCU-W7", "What is written past the unit becomes invalid.");
        c->kill = hdl_wire(h, "kill", hdl_or_n(z->wbw, gone));
        t->valid = hdl_and(t->valid, hdl_or(hdl_not(c->kill), c->taken));
    }
    t->valid = hdl_wire(h, "valid_after", t->valid);
    t->near = hdl_wire(h, "near_after", t->near);
}

/* ---- the tag check, one cycle before the allocation ---- */

/* What an allocation wants to know of its instruction; with the issue stage from the cycle before.
 */
static sig known(struct ccu *c, const char *name, sig now, const char *doc)
{
    if (!c->z.stage)
        return hdl_bits_of(now) > 1 ? hdl_wire(c->h, name, now) : now;
    sig q = hdl_reg(c->h, name, hdl_width_of(now), NULL, doc);
    hdl_next(q, now);
    return q;
}

/* What an allocation of the next cycle will find: the table after this cycle's results. One of this
 * cycle does not matter: none follows it at once. */
static void look(struct ccu *c, const struct table *t)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->ctn, ns = z->nsrc, nd = z->dports;
    sig stay = hdl_and(t->valid, hdl_not(c->taken)), take[nd], later = NULL;
    for (unsigned j = nd; j-- > 0;) {
        take[j] = later ? hdl_and(c->d_take[j], hdl_not(later)) : c->d_take[j];
        later = later ? hdl_or(later, c->d_take[j]) : c->d_take[j];
    }
    hdl_group(h, "Tag check for the next cycle");
    hdl_rule(h, "RF-P3", "Registers are looked up while the instruction is being issued.");
    for (unsigned k = 0; k < ns; k++) {
        sig reg = hdl_item(c->look_reg, k, z->tagw), here[n];
        for (unsigned e = 0; e < n; e++)
            here[e] = hdl_eq(c->tag[e], reg);
        sig found = hdl_and(stay, hdl_pack(n, here));
        for (unsigned j = 0; j < nd; j++)
            found = hdl_or(found, hdl_gate(hdl_eq(hdl_item(c->d_reg, j, z->tagw), reg), take[j]));
        if (c->ends)
            found = hdl_gate(hdl_not(c->ends), found);
        c->seen[k] = known(c, hdl_fmt(h, "seen_%u", k), hdl_gate(hdl_bit(c->look_src, k), found),
                           "entries that hold its register");
    }
}

/* ---- allocation ---- */

/* Valid entries that hold the register of slot k, if it is present. */
static sig entries_of(const struct ccu *c, unsigned k)
{
    if (c->z.stage)
        return c->seen[k];
    return hdl_gate(hdl_bit(c->alloc_src, k), lookup(c, hdl_item(c->alloc_reg, k, c->z.tagw)));
}

/* What follows from the instruction alone. */
static void instruction(struct ccu *c)
{
    struct hdl *h = c->h;
    unsigned n = c->z.nsrc, w = c->z.tagw;
    sig src = c->z.stage ? c->look_src : c->alloc_src,
        reg = c->z.stage ? c->look_reg : c->alloc_reg;
    sig lower[n], higher[n]; /* some lower, higher slot names the same register */
    hdl_rule(h, "CCU-A3", "Slots that name one register share one entry.");
    for (unsigned k = 0; k < n; k++) {
        lower[k] = higher[k] = hdl_zero(h, 1);
        for (unsigned j = 0; j < k; j++) {
            sig same = hdl_and(hdl_bit(src, k), hdl_bit(src, j),
                               hdl_eq(hdl_item(reg, k, w), hdl_item(reg, j, w)));
            lower[k] = hdl_or(lower[k], same);
            higher[j] = hdl_or(higher[j], same);
            c->same[k * n + j] =
                known(c, hdl_fmt(h, "same_%u_%u", k, j), same, "both slots name one register");
        }
    }
    c->lead = known(c, "lead", hdl_and(src, hdl_not(hdl_pack(n, lower))),
                    "slots that name a register first");
    c->last = known(c, "last", hdl_and(src, hdl_not(hdl_pack(n, higher))),
                    "slots that name a register last");
}

/* num[k], one-hot of NSRC bits: how many of the slots in `first` are below the one that names slot
 * k's register first. */
static void numbers(struct ccu *c, sig first, sig *num)
{
    struct hdl *h = c->h;
    unsigned n = c->z.nsrc;
    sig own[n];
    for (unsigned k = 0; k < n; k++) {
        own[k] = k ? hdl_extend(count_exactly(h, hdl_low(first, k), k + 1), n) : hdl_const(h, n, 1);
        sig sel[n];
        for (unsigned j = 0; j < k; j++)
            sel[j] = hdl_and(c->same[k * n + j], hdl_bit(c->lead, j));
        sel[k] = hdl_bit(c->lead, k);
        num[k] = hdl_and_or(k + 1, sel, own);
    }
}

/* By a warp that does not own the unit: the k-th register takes entry k. */
static void choose_flushed(struct ccu *c, struct choice *o)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    sig num[z->nsrc];
    hdl_rule(h, "CCU-A1",
             "Another warp: all entries are invalid, the k-th register takes entry k.");
    numbers(c, c->lead, num);
    for (unsigned k = 0; k < z->nsrc; k++)
        o->named[k] = hdl_wire(h, hdl_fmt(h, "flush_named_%u", k), hdl_extend(num[k], z->ctn));
    o->touched = hdl_wire(h, "flush_touched", hdl_or_n(z->nsrc, o->named));
}

/* By the owner. */
static void choose_kept(struct ccu *c, const struct table *t, struct choice *o)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->ctn, ns = z->nsrc;
    sig match[ns], hit[ns], num[ns], ahead[n], place[n], touched[n], some[ns];
    hdl_rule(h, "CCU-A3", "Registers are looked up among the valid entries.");
    for (unsigned k = 0; k < ns; k++) {
        sig found = entries_of(c, k);
        if (c->serial)
            found = hdl_and(found, hdl_not(c->taken));
        match[k] = hdl_wire(h, hdl_fmt(h, "match_%u", k), found);
        hit[k] = hdl_any(match[k]);
    }
    c->hit = hdl_wire(h, "hit", hdl_pack(ns, hit));
    c->hit_entry = hdl_wire(h, "hit_entry", hdl_or_n(ns, match));
    sig open = hdl_not(c->hit_entry);
    sig misses = c->misses = hdl_wire(h, "misses", hdl_and(c->lead, hdl_not(c->hit)));

    victim_order(c, t, "alloc", ahead);
    hdl_rule(h, "CCU-A4", "The k-th miss takes the k-th entry of the order that did not hit.");
    numbers(c, misses, num);
    count_at_least(h, misses, ns, some);
    sig missing = hdl_wire(h, "miss_count", hdl_pack(ns, some));
    for (unsigned e = 0; e < n; e++) {
        sig at = count_exactly(h, others(c, hdl_and(ahead[e], open), e), ns);
        place[e] = hdl_wire(h, hdl_fmt(h, "victim_place_%u", e), hdl_gate(hdl_bit(open, e), at));
        touched[e] = hdl_or(hdl_bit(c->hit_entry, e), hdl_any(hdl_and(place[e], missing)));
    }
    o->touched = hdl_wire(h, "kept_touched", hdl_pack(n, touched));
    for (unsigned k = 0; k < ns; k++) {
        sig here[n], mine = hdl_gate(hdl_not(hdl_bit(c->hit, k)), num[k]);
        mine = hdl_wire(h, hdl_fmt(h, "miss_number_%u", k), mine);
        for (unsigned e = 0; e < n; e++)
            here[e] = hdl_any(hdl_and(place[e], mine));
        o->named[k] =
            hdl_wire(h, hdl_fmt(h, "kept_named_%u", k), hdl_or(match[k], hdl_pack(n, here)));
    }
}

/* ---- what the clock edge does ---- */

static void collector(struct ccu *c, struct hdl *lane, const sig *named)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->nsrc;
    sig wants[n], arrives[n], slot = c->s_valid;
    const sig *entry = c->entry;
    if (n > 1)
        slot = hdl_gate(c->s_valid, hdl_decode(c->s_slot, n));
    for (unsigned k = 0; k < n; k++)
        wants[k] = hdl_bit(slot, k);
    hdl_rule(h, "CCU-S1", "An operand goes to the entry of its slot.");
    sig s_write = hdl_wire(h, "s_write", hdl_and_or(n, wants, entry));
    for (unsigned k = 0; k < n; k++)
        arrives[k] = hdl_any(hdl_and(entry[k], s_write));

    hdl_rule(h, "CCU-A2", "A free unit takes the instruction.");
    hdl_when(c->alloc)
    {
        hdl_next(c->busy, hdl_ones(h, 1));
        hdl_next(c->owned, hdl_ones(h, 1));
        hdl_next(c->wid, c->alloc_wid);
    }
    hdl_else(h)
    {
        hdl_rule(h, "CCU-D2", "A transfer frees the unit.");
        hdl_when(c->disp_take) hdl_next(c->busy, hdl_zero(h, 1));
        if (c->ends) {
            hdl_rule(h, "CCU-K1", "When its warp ends, the unit belongs to nobody.");
            hdl_when(c->ends)
            {
                hdl_next(c->owned, hdl_zero(h, 1));
                hdl_next(c->wid, hdl_zero(h, z->widw));
            }
        }
    }
    hdl_when(c->alloc)
    {
        hdl_next(c->meta, c->alloc_meta);
        hdl_next(c->src_valid, c->alloc_src);
    }
    hdl_rule(h, "CCU-A7", "The entries of the slots; ready are those that hit.");
    hdl_when(c->alloc) for (unsigned k = 0; k < n; k++) hdl_next(c->entry[k], named[k]);
    hdl_when(c->alloc) hdl_next(c->ready, hdl_gate(hdl_not(c->flush), c->hit));
    hdl_rule(h, "CCU-S1", "Every present slot with the entry of an operand that arrives is ready.");
    hdl_else(h) hdl_next(c->ready, hdl_or(c->ready, hdl_and(c->src_valid, hdl_pack(n, arrives))));

    hdl_rule(h, "CCU-D1", "Candidate iff busy and every present slot is ready.");
    hdl_assign(c->disp_cand, hdl_and(c->busy, hdl_none(hdl_and(c->src_valid, hdl_not(c->ready)))));
    hdl_rule(h, "CCU-D3", "Zero unless the dispatch port selects this unit.");
    hdl_assign(c->disp_wid, hdl_gate(c->disp_sel, c->wid));
    hdl_assign(c->disp_meta, hdl_gate(c->disp_sel, c->meta));
    hdl_assign(c->disp_src, hdl_gate(c->disp_sel, c->src_valid));

    sig read[n];
    for (unsigned k = 0; k < n; k++)
        read[k] = hdl_gate(hdl_bit(c->disp_src, k), entry[k]);
    hdl_group(h, "Data");
    struct hdl_inst *i = c->lane = hdl_lanes(h, "u_lane", lane, z->lanes);
    hdl_bind(i, "s_write", s_write);
    hdl_bind_lane(i, "s_data", c->s_data);
    hdl_bind(i, "d_write", hdl_pack(z->dports, c->d_write));
    hdl_bind_lane(i, "d_mask", c->d_mask);
    hdl_bind_lane(i, "d_data", c->d_data);
    hdl_bind(i, "read", hdl_pack(n, read));
    hdl_bind_lane(i, "disp_data", c->disp_data);
}

/* The cache table: `d` is the table after the D writes, `o` what an allocation does. */
static void cache_table(struct ccu *c, const struct table *d, const struct choice *o, sig lost)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned n = z->ctn, ns = z->nsrc;
    sig base_near = c->serial ? d->near : c->near;
    sig base_valid = c->serial ? d->valid : hdl_and(c->valid, hdl_not(lost));
    sig last[ns];
    for (unsigned k = 0; k < ns; k++)
        last[k] = hdl_gate(hdl_and(hdl_bit(c->last, k), hdl_bit(c->alloc_near, k)), o->named[k]);
    hdl_rule(h, "CCU-A5", "The highest slot that names an entry says whether it is near.");
    hdl_when(c->alloc)
    {
        hdl_next(c->valid, hdl_or(o->touched, hdl_gate(hdl_not(c->flush), base_valid)));
        hdl_next(c->lock, o->touched);
        hdl_next(c->near, hdl_or(hdl_or_n(ns, last), hdl_and(base_near, hdl_not(o->touched))));
    }
    hdl_else(h)
    {
        hdl_next(c->valid, d->valid);
        hdl_next(c->near, d->near);
        hdl_rule(h, "CCU-D2", "A transfer releases all locks.");
        hdl_when(c->disp_take) hdl_next(c->lock, hdl_zero(h, n));
        if (c->ends) {
            hdl_rule(h, "CCU-K1", "The entries of a warp that has ended become invalid.");
            hdl_when(c->ends) hdl_next(c->valid, hdl_zero(h, n));
        }
    }
    hdl_next(c->touch, c->alloc);
    /* CCU-A1 needs nothing here: an entry is in its place of the order from when it is taken. */
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig pair = c->pair[e * n + f], after = c->d_pair[e * n + f];
            hdl_next(pair, c->serial ? after : hdl_mux(c->alloc, pair, after));
        }
    for (unsigned e = 0; e < n; e++) {
        sig sel[ns], regs[ns];
        for (unsigned k = 0; k < ns; k++) {
            sel[k] = hdl_bit(o->named[k], e);
            regs[k] = hdl_item(c->alloc_reg, k, z->tagw);
        }
        hdl_when(hdl_and(c->alloc, hdl_bit(o->touched, e)))
            hdl_next(c->tag[e], hdl_and_or(ns, sel, regs));
        hdl_else(h)
        {
            for (unsigned j = 0; j < z->dports; j++) {
                sig take = hdl_bit(c->d_take[j], e);
                hdl_when(c->serial ? take : hdl_and(take, hdl_not(c->alloc)))
                    hdl_next(c->tag[e], hdl_item(c->d_reg, j, z->tagw));
            }
        }
    }
}

static void counters(struct ccu *c, const struct choice *o, sig lost)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    sig kept = hdl_and(c->alloc, hdl_not(c->flush)), flushed = hdl_and(c->alloc, c->flush);
    sig off = c->serial ? flushed : c->alloc, stored[z->dports], hits = hdl_gate(kept, c->hit);
    for (unsigned j = 0; j < z->dports; j++)
        stored[j] = hdl_and(hdl_any(hdl_or(c->d_hit[j], c->d_take[j])), hdl_not(off));
    sig writes = hdl_pack(z->dports, stored), gone = hdl_zero(h, z->ctn);
    if (c->kill) {
        gone = hdl_gate(hdl_not(off), hdl_and(c->kill, hdl_not(c->taken)));
        if (!c->serial)
            gone = hdl_or(gone, hdl_gate(kept, hdl_and(lost, hdl_not(o->touched))));
    }
    sig repeats = hdl_and(c->alloc_src, hdl_not(c->lead), hdl_not(hits));
    hdl_counter(h, "cnt_hits", hdl_popcount(hits), "slots whose register was here");
    hdl_counter(h, "cnt_repeats", hdl_popcount(hdl_gate(c->alloc, repeats)),
                "slots that repeat a missing register");
    hdl_counter(h, "cnt_d_writes", hdl_popcount(writes), "D writes that were stored");
    hdl_counter(h, "cnt_d_drops", hdl_popcount(hdl_and(c->d_valid, hdl_not(writes))),
                "D writes that were not");
    hdl_counter(h, "cnt_invalidations", hdl_popcount(gone), "entries that became invalid");
    hdl_counter(h, "cnt_flushes", hdl_and(flushed, c->owned, hdl_any(c->valid)),
                "allocations that found another owner with a valid entry");
}

static void duties(struct ccu *c)
{
    struct hdl *h = c->h;
    const struct sizes *z = &c->z;
    unsigned nd = z->dports, ni = c->inv_valid ? z->wbw : 0;
    sig valid[nd + ni], reg[nd + ni], own = hdl_and(c->alloc, hdl_not(c->flush));
    hdl_group(h, "Duties of the surroundings");
    hdl_assume(h, "CCU-A2", hdl_or(hdl_not(c->alloc_valid), c->alloc_ready));
    sig slot = z->nsrc > 1 ? hdl_gate(c->s_valid, hdl_decode(c->s_slot, z->nsrc)) : c->s_valid;
    sig open = hdl_and(c->src_valid, hdl_not(c->ready));
    hdl_assume(h, "CCU-S1",
               hdl_or(hdl_not(c->s_valid), hdl_and(c->busy, hdl_any(hdl_and(slot, open)))));
    hdl_assume(h, "CCU-D1", hdl_or(hdl_not(c->disp_sel), c->disp_cand));
    hdl_assume(h, "CCU-D2", hdl_or(hdl_not(c->disp_take), c->disp_sel));
    for (unsigned i = 0; i < nd + ni; i++) {
        valid[i] = i < nd ? hdl_bit(c->d_valid, i) : hdl_bit(c->inv_valid, i - nd);
        reg[i] = i < nd ? hdl_item(c->d_reg, i, z->tagw) : hdl_item(c->inv_reg, i - nd, z->tagw);
        hdl_assume(h, "CCU-W3", hdl_or(hdl_not(valid[i]), c->owned));
        hdl_assume(h, "CCU-W9", hdl_none(hdl_gate(valid[i], hdl_and(lookup(c, reg[i]), c->lock))));
        for (unsigned j = 0; j < i; j++)
            hdl_assume(h, "CCU-W9", hdl_not(hdl_and(valid[i], valid[j], hdl_eq(reg[i], reg[j]))));
        for (unsigned k = 0; k < z->nsrc; k++)
            hdl_assume(h, "CCU-W9",
                       hdl_not(hdl_and(valid[i], own, hdl_bit(c->alloc_src, k),
                                       hdl_eq(reg[i], hdl_item(c->alloc_reg, k, z->tagw)))));
    }
    if (c->ends)
        hdl_assume(h, "CCU-K1", hdl_not(hdl_and(c->ends, c->busy)));
    if (!z->stage)
        return;
    hdl_ifdef(h, "WARPSMITH_ASSERT");
    sig looked = hdl_reg(h, "looked_reg", z->nsrc * z->tagw, NULL, "look_reg of the last cycle");
    hdl_unused(looked); /* but by the assertion */
    hdl_next(looked, c->look_reg);
    hdl_rule(h, "RF-P3", "alloc_reg is look_reg, one cycle later.");
    hdl_assume(h, "RF-P3", hdl_or(hdl_not(c->alloc_valid), hdl_eq(looked, c->alloc_reg)));
    sig asked = hdl_reg(h, "looked_src", z->nsrc, NULL, "look_src_valid of the last cycle");
    hdl_unused(asked);
    hdl_next(asked, c->look_src);
    hdl_assume(h, "RF-P3", hdl_or(hdl_not(c->alloc_valid), hdl_eq(asked, c->alloc_src)));
    hdl_endif(h);
}

static void knobs(struct ccu *c)
{
    c->far_first = params_is(c->p, "ccu.victim", "far_first");
    c->serial = params_is(c->p, "ccu.same_cycle", "serial");
    c->invalidate = params_int(c->p, "ccu.invalidate") != 0;
    c->partial = params_int(c->p, "ccu.partial_allocate") != 0;
    c->filter = params_int(c->p, "write_filter.enable") != 0;
}

/* Entries that become invalid when the allocation's cycle drops D writes. */
static sig lost_entries(const struct ccu *c)
{
    sig lost = hdl_zero(c->h, c->z.ctn);
    if (c->serial || !c->invalidate)
        return lost;
    lost = hdl_and(c->kill, c->valid);
    for (unsigned j = 0; j < c->z.dports; j++)
        lost = hdl_or(lost, hdl_gate(hdl_bit(c->d_valid, j), c->d_match[j]));
    hdl_rule(c->h, "CCU-O1", "D writes in the cycle of an allocation invalidate.");
    return hdl_wire(c->h, "lost", lost);
}

/* `met`: what an allocation sees. */
static void properties(const struct ccu *c, const struct table *met)
{
    props_ccu(c->h, &(struct ccu_view){.z = &c->z,
                                       .far_first = c->far_first,
                                       .serial = c->serial,
                                       .filter = c->filter,
                                       .partial = c->partial,
                                       .w = c->w,
                                       .alloc_valid = c->alloc_valid,
                                       .alloc_wid = c->alloc_wid,
                                       .alloc_meta = c->alloc_meta,
                                       .alloc_src = c->alloc_src,
                                       .alloc_reg = c->alloc_reg,
                                       .alloc_near = c->alloc_near,
                                       .rd_valid = c->rd_valid,
                                       .near_any = c->near_any,
                                       .exit = c->exit,
                                       .s_valid = c->s_valid,
                                       .s_slot = c->s_slot,
                                       .s_data = c->s_data,
                                       .d_valid = c->d_valid,
                                       .d_reg = c->d_reg,
                                       .d_near = c->d_near,
                                       .d_mask = c->d_mask,
                                       .d_data = c->d_data,
                                       .inv_valid = c->inv_valid,
                                       .inv_reg = c->inv_reg,
                                       .disp_cand = c->disp_cand,
                                       .disp_sel = c->disp_sel,
                                       .disp_take = c->disp_take,
                                       .disp_wid = c->disp_wid,
                                       .disp_meta = c->disp_meta,
                                       .disp_src = c->disp_src,
                                       .disp_data = c->disp_data,
                                       .busy = c->busy,
                                       .owned = c->owned,
                                       .wid = c->wid,
                                       .meta = c->meta,
                                       .src_valid = c->src_valid,
                                       .ready = c->ready,
                                       .valid = c->valid,
                                       .lock = c->lock,
                                       .near = c->near,
                                       .touch = c->touch,
                                       .lfsr = c->lfsr,
                                       .start = c->start,
                                       .entry = c->entry,
                                       .tag = c->tag,
                                       .pair = c->pair,
                                       .seen_valid = met->valid,
                                       .seen_near = met->near,
                                       .seen_lfsr = met->lfsr,
                                       .seen_pair = met->pair,
                                       .take = c->d_take,
                                       .look_src = c->look_src,
                                       .look_reg = c->look_reg,
                                       .found = c->seen,
                                       .lane = c->lane});
}

struct hdl *block_ccu(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ccu");
    if (h)
        return h;
    struct ccu c = {.d = d, .p = p, .z = params_sizes(p)};
    const struct sizes *z = &c.z;
    unsigned n = z->ctn, ns = z->nsrc, nd = z->dports;
    struct hdl *lane = ccu_lane(d, z);
    ccu_steer(d, z);
    sig entry[ns], tag[n], pair[n * n], match[nd], hit[nd], take[nd], d_write[nd], d_pair[n * n],
        same[ns * ns], seen[ns];
    c.seen = seen;
    c.tag = tag, c.pair = pair, c.d_match = match, c.d_hit = hit;
    c.d_take = take, c.d_write = d_write, c.d_pair = d_pair, c.same = same, c.entry = entry;
    knobs(&c);
    c.h = h = hdl_module(d, "ccu", "Caching collector unit.");
    c.meta_w = hdl_param(h, "META_W", z->meta_bits, "bits of metadata");
    c.w = hdl_times(hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane"), z->lanes);
    hdl_localparam(h, "LANES", z->lanes, "lanes of a warp register");
    hdl_localparam(h, "NSRC", ns, "operand slots");
    hdl_localparam(h, "CTN", n, "entries of the cache table");
    hdl_localparam(h, "TAGW", z->tagw, "bits of a tag");
    hdl_localparam(h, "DPORTS", nd, "D ports");
    hdl_note(h, "Latency",
             "alloc to candidate: 1 cycle if all operands are here, otherwise 1 "
             "after the last S; alloc to rd_valid: combinational");
    hdl_note(
        h, "Storage",
        hdl_fmt(
            h, "3 + WIDW + META_W + NSRC*(2 + CTN) + CTN*(TAGW + 3 + W) + CTN*(CTN - 1)/2%s%s bits",
            c.far_first ? " + 15 + CTN" : "",
            z->stage ? " + NSRC*(CTN + 2) + NSRC*(NSRC - 1)/2" : ""));
    ports(&c);
    state(&c);
    c.alloc = c.alloc_valid; /* only while the unit is free */
    if (c.exit)
        c.ends = hdl_wire(h, "ends",
                          hdl_and(c.owned, hdl_any(hdl_and(c.exit, hdl_decode(c.wid, z->nw)))));
    c.flush = hdl_wire(h, "flush", hdl_or(hdl_not(c.owned), hdl_ne(c.wid, c.alloc_wid)));

    sig pair_after[n * n];
    memcpy(pair_after, pair, sizeof pair);
    struct table now = {c.valid, c.near, pair, c.lfsr, c.start}, after = now;
    after.pair = pair_after;
    writes(&c, &after);
    sig lost = lost_entries(&c);
    if (z->stage)
        look(&c, &after);
    const struct table *met = c.serial ? &after : &now;

    hdl_group(h, "Allocation");
    sig kept_named[ns], flush_named[ns], named[ns];
    struct choice kept = {kept_named, NULL}, flushed = {flush_named, NULL}, o = {named, NULL};
    instruction(&c);
    choose_flushed(&c, &flushed);
    choose_kept(&c, met, &kept);
    for (unsigned k = 0; k < ns; k++)
        named[k] =
            hdl_wire(h, hdl_fmt(h, "named_%u", k), hdl_mux(c.flush, flush_named[k], kept_named[k]));
    o.touched = hdl_wire(h, "touched", hdl_mux(c.flush, flushed.touched, kept.touched));
    hdl_rule(h, "CCU-A8", "One read for each missing register.");
    hdl_assign(c.rd_valid,
               hdl_gate(c.alloc, hdl_and(c.lead, hdl_or(hdl_not(c.hit), hdl_repeat(c.flush, ns)))));

    hdl_group(h, "Cache table at the clock edge");
    cache_table(&c, &after, &o, lost);
    if (c.far_first) {
        /* The invalid entries come first: a far one is taken if there are more misses than these.
         */
        sig some[ns], more[ns], left = hdl_and(far_entries(met), hdl_not(c.hit_entry));
        sig invalid = count_exactly(h, hdl_not(met->valid), ns);
        count_at_least(h, c.misses, ns, some);
        for (unsigned m = 0; m < ns; m++)
            more[m] = hdl_and(some[m], hdl_bit(invalid, m));
        sig step = hdl_wire(h, "alloc_steps", hdl_and(hdl_any(left), hdl_any(hdl_pack(ns, more))));
        sig next = pick_stepped(h, met->lfsr);
        hdl_rule(h, "CCU-V5", "One step for an allocation that takes far victims.");
        hdl_when(hdl_not(c.alloc))
        {
            hdl_next(c.lfsr, after.lfsr);
            hdl_next(c.start, after.start);
        }
        hdl_else_when(h, hdl_not(c.flush))
        {
            hdl_next(c.lfsr, hdl_mux(step, next, met->lfsr));
            hdl_next(c.start, hdl_mux(step, start_of(&c, next), met->start));
        }
    }
    hdl_group(h, "Collector at the clock edge");
    hdl_rule(h, "CCU-R1", "Port R shows registered state.");
    hdl_assign(c.alloc_ready, hdl_not(c.busy));
    hdl_assign(c.owner_valid, c.owned);
    hdl_assign(c.owner_wid, c.wid);
    hdl_assign(c.near_any, hdl_any(hdl_and(c.valid, c.near)));
    if (c.any_valid)
        hdl_assign(c.any_valid, hdl_any(c.valid));
    collector(&c, lane, named);
    counters(&c, &o, lost);
    duties(&c);
    properties(&c, met);
    return h;
}
