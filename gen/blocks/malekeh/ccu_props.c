/* Properties of ccu. What an allocation, a result or an operand of the last cycle must have left
 * behind is looked for in the registers by tag, or follows from the rules (ccu_table.h): not from
 * the way the block gets there. */
#include "gen/blocks/malekeh/ccu_table.h"
#include "gen/blocks/props.h"
#include <string.h>

struct proof {
    hdl_width lane_w;
    sig lane, words; /* an arbitrary lane; what the entries have in it */
    struct hdl *h;
    const struct ccu_view *v;
    bool whole; /* against the rules step by step, with an own record of the order of use */
    struct ccu_table now, after, seen,
        then;                   /* the registers; after the results; what an allocation
                                 * sees and leaves; only `whole` has the second, last */
    sig *hit, *named;           /* [j], [k]: entries; whole */
    sig *slot_reg;              /* [k]: the register that the slot named */
    sig tags, entries;          /* of the entries, of the slots, as one vector */
    sig seen_tags;              /* those that an allocation sees */
    sig regs;                   /* the registers that the slots named */
    sig arrives;                /* slots whose operand arrives */
    sig past, alloc, own, ends; /* the last cycle was no reset; now: an allocation; by the owner;
                                 * the owner ends */
    sig was_alloc, was_own, was_lock, meta;
};

static sig before(struct proof *p, const char *name, sig now)
{
    return hdl_delay(p->h, name, now, "in the last cycle");
}

static sig item(const struct proof *p, sig s, unsigned i)
{
    return hdl_item(s, i, p->v->z->tagw);
}

/* Valid entries that hold reg. */
static sig holding(const struct proof *p, sig reg)
{
    return hdl_and(p->v->ct->valid, hdl_matches(p->tags, p->v->z->tagw, reg));
}

/* Of any two and any three entries. */
static void ranks(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn, tagw = v->z->tagw;
    sig tags = p->tags, before_f = hdl_wire_later(h, "f_pair", n * n);
    hdl_comment(h, "[e][f], e < f: f was used less recently than e.");
    hdl_for(h, "f_row", e, n)
    {
        hdl_assign_bits(before_f, e * n + e, hdl_zero(h, 1));
        hdl_for_behind(h, "f_column", f, e, n)
        {
            hdl_assign_bits(before_f, e * n + f, v->orders->older[e * n + f]);
            hdl_assign_bits(before_f, f * n + e, hdl_zero(h, 1));
        }
    }
    hdl_unused(before_f); /* half of it */
    hdl_for(h, "f_entry", e, n) hdl_for_behind(h, "f_second", f, e, n)
    {
        sig both = hdl_and(hdl_bit(v->ct->valid, e), hdl_bit(v->ct->valid, f));
        hdl_rule(h, "CCU-I6", "Tags of valid entries are distinct.");
        hdl_lemma(h, "CCU-I6",
                  implies(both, hdl_ne(hdl_item(tags, e, tagw), hdl_item(tags, f, tagw))));
        hdl_for_behind(h, "f_third", g, f, n)
        {
            sig ef = hdl_bit(before_f, e * n + f), fg = hdl_bit(before_f, f * n + g);
            sig eg = hdl_bit(before_f, e * n + g);
            hdl_rule(h, "CCU-I7", "Ranks are a permutation, no three entries in a circle.");
            hdl_lemma(h, "CCU-I7", hdl_or(hdl_xor(ef, fg), hdl_not(hdl_xor(ef, eg))));
        }
    }
}

/* Slots whose operand arrives. */
static sig arrivals(const struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned ns = v->z->nsrc, n = v->z->ctn;
    sig slot = ns > 1 ? hdl_decode(v->q->s_slot, ns) : hdl_ones(h, 1), entries = p->entries;
    sig came = hdl_wire(h, "f_came", hdl_select(hdl_gate(v->q->s_valid, slot), entries, n));
    sig slots = hdl_wire_later(h, "f_arrive", ns);
    hdl_for(h, "f_arrives", k, ns) hdl_assign_bits(
        slots, k,
        hdl_and(hdl_bit(v->oct->src_valid, k), hdl_any(hdl_and(came, hdl_item(entries, k, n)))));
    return slots;
}

/* The owner of the unit, and when its instruction leaves. `over`: one is given as the other leaves.
 */
static void owner(struct proof *p, sig over)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    hdl_rule(h, "CCU-A1", "Without an owner nothing is valid.");
    hdl_lemma(h, "CCU-A1", hdl_or(v->oct->owned, hdl_none(v->ct->valid)));
    hdl_rule(h, "CCU-A2", "A busy unit has an owner.");
    hdl_lemma(h, "CCU-A2", implies(v->oct->busy, v->oct->owned));
    hdl_rule(h, "CCU-R1", "Invariant: without an owner the warp number is zero.");
    hdl_assert(h, "CCU-R1", hdl_or(v->oct->owned, hdl_none(v->oct->wid)));
    hdl_rule(h, "CCU-R1", "Near if some valid entry is.");
    hdl_assert(h, "CCU-R1", hdl_eq(v->q->near_any, hdl_any(hdl_and(v->ct->valid, v->ct->near))));
    sig here = v->oct->ready;
    sig known = v->m ? second_is_known(&v->m->held) : hdl_ones(h, 1); /* CCU-M3 */
    if (v->z->forward) {
        here = hdl_or(here, p->arrives);
        sig all = hdl_and(known, hdl_all(hdl_or(here, hdl_not(v->oct->src_valid))));
        hdl_rule(h, "CCU-F1", "What arrives can be all that it waits for.");
        hdl_assert(h, "CCU-F1",
                   implies(hdl_and(v->oct->busy, v->q->s_valid, all), v->q->disp_cand));
    }
    hdl_rule(h, "CCU-D1", "Candidate iff busy and complete.");
    hdl_lemma(h, "CCU-D1",
              hdl_eq(v->q->disp_cand, hdl_and(v->oct->busy, known,
                                              hdl_all(hdl_or(here, hdl_not(v->oct->src_valid))))));
    if (v->q->alloc_class) {
        sig class = hdl_reg(h, "f_class", v->z->classw, NULL, "of the instruction");
        hdl_when(p->alloc) hdl_next(class, v->q->alloc_class);
        hdl_rule(h, "CCU-C1", "The class that was given is shown, until the transfer.");
        hdl_assert(
            h, "CCU-C1",
            hdl_eq(v->q->cand_class, hdl_gate(v->oct->busy, hdl_decode(class, v->z->classes))));
    }
    if (v->z->refill) {
        sig src = before(p, "f_given_src", v->q->alloc_src_valid),
            given = before(p, "f_refilled", over);
        hdl_rule(h, "CCU-H1", "What is given at the transfer of the other is there.");
        hdl_assert(h, "CCU-H1",
                   implies(hdl_and(p->past, given),
                           hdl_and(v->oct->busy, v->oct->owned, hdl_eq(v->oct->src_valid, src))));
    }
}

static void invariants(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn, ns = v->z->nsrc;
    hdl_rule(h, "CCU-I2", "What is locked is valid.");
    hdl_lemma(h, "CCU-I2", hdl_none(hdl_and(v->ct->lock, hdl_not(v->ct->valid))));
    /* CCU-H1: the locks of what leaves are released before. */
    sig over = v->z->refill ? hdl_and(p->alloc, v->q->disp_take) : hdl_zero(h, 1);
    sig locked =
        v->z->refill ? hdl_and(p->past, hdl_not(before(p, "f_handed_over", over))) : p->past;
    sig tags = p->tags, was = before(p, "f_was_tags", tags);
    hdl_for(h, "f_kept", e, n)
    {
        sig same = hdl_eq(item(p, tags, e), item(p, was, e));
        hdl_rule(h, "CCU-I3", "What is locked is not replaced.");
        hdl_assert(h, "CCU-I3",
                   implies(hdl_and(locked, hdl_bit(p->was_lock, e)),
                           hdl_and(hdl_bit(v->ct->valid, e), same)));
    }
    hdl_rule(h, "CCU-I3", "An allocation meets no lock.");
    hdl_assert(h, "CCU-I3", implies(hdl_and(p->alloc, hdl_not(over)), hdl_none(v->ct->lock)));
    sig entries = p->entries;
    hdl_for(h, "f_named_by", k, ns)
    {
        hdl_rule(h, "CCU-A7", "A present slot has one entry.");
        hdl_lemma(h, "CCU-A7",
                  implies(hdl_and(v->oct->busy, hdl_bit(v->oct->src_valid, k)),
                          hdl_one_hot(hdl_item(entries, k, n))));
    }
    hdl_rule(h, "CCU-I5", "Locked are the entries of the instruction, and no others.");
    hdl_lemma(
        h, "CCU-I5",
        hdl_eq(v->ct->lock, hdl_gate(v->oct->busy, hdl_select(v->oct->src_valid, entries, n))));
    hdl_rule(h, "CCU-I8", "A flush meets a unit that is free.");
    hdl_assert(h, "CCU-I8",
               implies(hdl_and(p->alloc, hdl_not(p->own), hdl_not(over)), hdl_not(v->oct->busy)));
    ranks(p);
    hdl_rule(h, "CCU-A6", "Ranks wait for an instruction only while it is there.");
    hdl_lemma(h, "CCU-A6", implies(v->ct->touch, v->oct->busy));
    hdl_for(h, "f_behind", e, v->u->far_first ? n - 1 : 0)
    {
        sig at = hdl_wire(h, "f_at", hdl_const(h, v->z->ctw, e));
        sig behind = hdl_lt(at, hdl_low(v->ct->lfsr, v->z->ctw));
        hdl_rule(h, "CCU-V2", "The entries that are not behind the start.");
        hdl_lemma(h, "CCU-V2", hdl_ne(hdl_bit(v->ct->start, e), behind));
    }
    owner(p, over);
}

/* With the issue stage: an allocation by the owner finds its registers where they are. */
static void looked_up(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    sig src = before(p, "f_look_src", v->q->look_src_valid), waits;
    /* A slot gives to a unit that is left, too, but never right after it has given to it. */
    waits = hdl_and(v->oct->owned, hdl_not(v->z->slots ? p->was_alloc : v->oct->busy));
    for (unsigned k = 0; k < v->z->nsrc; k++) {
        sig reg = before(p, hdl_fmt(h, "f_look_reg_%u", k), item(p, v->q->look_reg, k));
        hdl_rule(h, "RF-P3", "What was looked up is where it was found.");
        hdl_lemma(h, "RF-P3",
                  implies(waits, hdl_eq(v->found[k], hdl_gate(hdl_bit(src, k), holding(p, reg)))));
    }
}

/* What an arbitrary slot got in the last cycle. */
static void any_slot(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned ns = v->z->nsrc, n = v->z->ctn;
    sig k = props_arbitrary(h, "CCU-A8", "f_slot", ns, "an arbitrary slot");
    sig reg = hdl_wire(h, "f_slot_reg", hdl_at(v->q->alloc_reg, v->z->tagw, k));
    sig same = hdl_wire_later(h, "f_same", ns);
    hdl_comment(h, "Slots that name its register.");
    hdl_for(h, "f_named", j, ns) hdl_assign_bits(
        same, j,
        hdl_and(hdl_bit(v->q->alloc_src_valid, j), hdl_eq(item(p, v->q->alloc_reg, j), reg)));
    sig mine = hdl_wire(h, "f_this", hdl_decode(k, ns)),
        upto = hdl_wire(h, "f_from", hdl_upto(mine));
    sig asks = hdl_at(v->q->alloc_src_valid, 1, k);
    sig first = hdl_and(asks, hdl_none(hdl_and(same, hdl_not(upto))));
    sig last = hdl_and(asks, hdl_none(hdl_and(same, upto, hdl_not(mine))));
    sig had = hdl_wire(
        h, "f_had",
        hdl_and(p->own,
                hdl_any(hdl_and(p->seen.valid, hdl_matches(p->seen_tags, v->z->tagw, reg)))));
    hdl_rule(h, "CCU-A8", "One read for each register that is not here.");
    hdl_assert(h, "CCU-A8",
               hdl_eq(hdl_at(v->q->rd_valid, 1, k), hdl_and(p->alloc, first, hdl_not(had))));
    sig was_here = before(p, "f_was_here", had), was_last = before(p, "f_last", last);
    sig hint = before(p, "f_near", hdl_at(v->q->alloc_near, 1, k));
    sig given = hdl_and(p->was_alloc, v->oct->busy, hdl_at(v->oct->src_valid, 1, k));
    sig entry = hdl_at(p->entries, n, k);
    hdl_rule(h, "CCU-A7", "Ready iff the register was here.");
    hdl_assert(h, "CCU-A7", implies(given, hdl_eq(hdl_at(v->oct->ready, 1, k), was_here)));
    hdl_rule(h, "CCU-A5", "Its hint is that of the highest slot that names it.");
    hdl_assert(
        h, "CCU-A5",
        implies(hdl_and(given, was_last), hdl_eq(hdl_any(hdl_and(entry, v->ct->near)), hint)));
}

static void allocation(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned ns = v->z->nsrc, n = v->z->ctn;
    sig wid = before(p, "f_wid", v->q->alloc_wid), src = before(p, "f_src", v->q->alloc_src_valid);
    hdl_rule(h, "CCU-A2", "An instruction that is given is taken.");
    hdl_assert(h, "CCU-A2",
               implies(p->was_alloc, hdl_and(v->oct->busy, v->oct->owned, hdl_eq(v->oct->wid, wid),
                                             hdl_eq(v->oct->src_valid, src))));
    hdl_rule(h, "CCU-A2", "Its metadata stay as they were given.");
    hdl_assert(h, "CCU-A2", implies(v->oct->busy, hdl_eq(v->oct->meta, p->meta)));
    any_slot(p);
    sig regs = p->regs, entries = p->entries;
    hdl_for(h, "f_of_slot", k, ns)
    {
        sig holds = holding(p, item(p, regs, k));
        sig present = hdl_and(v->oct->busy, hdl_bit(v->oct->src_valid, k));
        hdl_rule(h, "CCU-A3", "The slot's entry has its register, valid and locked.");
        hdl_assert(h, "CCU-A3",
                   implies(present, hdl_any(hdl_and(hdl_item(entries, k, n), v->ct->lock, holds))));
    }
    if (!p->whole)
        return;
    sig named = before(p, "f_chosen", hdl_wire(h, "f_choice", hdl_pack(ns, p->named)));
    hdl_for(h, "f_given", k, ns)
    {
        sig given = hdl_and(p->was_alloc, v->oct->busy, hdl_bit(v->oct->src_valid, k));
        hdl_rule(h, "CCU-A4", "Its entry is the one that hit, or the next of the victim order.");
        hdl_assert(h, "CCU-A4",
                   implies(given, hdl_eq(hdl_item(entries, k, n), hdl_item(named, k, n))));
    }
}

/* [e][f]: e was used before f, as an allocation sees it. */
static sig used_before(const struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_table *seen = &p->seen;
    unsigned n = p->v->z->ctn;
    sig newer[n * n];
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = 0; f < n && p->whole; f++)
            newer[e * n + f] = e == f ? hdl_zero(h, 1) : ccu_newer(seen, f, e);
    hdl_comment(h, "[e][f]: e was used before f.");
    if (p->whole)
        return hdl_wire(h, "f_order", hdl_pack(n * n, newer));
    sig order = hdl_wire_later(h, "f_order", n * n);
    hdl_for(h, "f_older_row", e, n)
    {
        hdl_assign_bits(order, e * n + e, hdl_zero(h, 1));
        hdl_for_behind(h, "f_older_column", f, e, n)
        {
            hdl_assign_bits(order, e * n + f, ccu_newer(seen, f, e));
            hdl_assign_bits(order, f * n + e, ccu_newer(seen, e, f));
        }
    }
    return order;
}

/* Of two entries of which an allocation took one and left the other, the taken one is the better
 * victim. */
static void victims(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    const struct ccu_table *seen = &p->seen;
    unsigned n = v->z->ctn;
    sig order = used_before(p);
    sig e = props_arbitrary(h, "CCU-V1", "f_taken", n, "an arbitrary entry");
    sig f = props_arbitrary(h, "CCU-V1", "f_left", n, "another one");
    hdl_comment(h, "Symbol: not the same.");
    hdl_symbol(h, "CCU-V1", hdl_ne(e, f));
    sig was_valid = before(p, "f_seen_valid", seen->valid);
    sig older = before(p, "f_older", hdl_at(hdl_at(order, n, e), 1, f));
    sig tag = hdl_wire(h, "f_taken_tag", hdl_at(p->seen_tags, v->z->tagw, e));
    sig hits = hdl_and(v->q->alloc_src_valid, hdl_matches(v->q->alloc_reg, v->z->tagw, tag));
    sig was_hit = before(p, "f_hit", hdl_and(hdl_at(seen->valid, 1, e), hdl_any(hits)));
    sig pair = hdl_wire(h, "f_took",
                        hdl_and(p->was_alloc, hdl_at(v->ct->lock, 1, e), hdl_not(was_hit),
                                hdl_not(hdl_at(v->ct->lock, 1, f))));
    sig of_valid = hdl_and(pair, hdl_at(was_valid, 1, e)), first = hdl_at(was_valid, 1, f);
    hdl_rule(h, "CCU-V1", "Invalid entries are taken first, in ascending index.");
    hdl_assert(h, "CCU-V1",
               hdl_and(implies(of_valid, first), implies(hdl_and(pair, hdl_lt(f, e)), first)));
    if (!v->u->far_first) {
        hdl_rule(h, "CCU-V4", "Least recently used first.");
        hdl_assert(h, "CCU-V4", implies(of_valid, older));
        return;
    }
    sig was_near = before(p, "f_seen_near", seen->near);
    sig start = before(p, "f_start", hdl_low(seen->lfsr, v->z->ctw));
    sig near_e = hdl_at(was_near, 1, e), near_f = hdl_at(was_near, 1, f);
    hdl_rule(h, "CCU-V2", "Far entries cyclically from the start.");
    hdl_assert(h, "CCU-V2",
               implies(hdl_and(of_valid, hdl_not(near_e), hdl_not(near_f)),
                       hdl_lt(hdl_sub(e, start), hdl_sub(f, start))));
    hdl_rule(h, "CCU-V3", "Near entries after far ones, least recently used first.");
    hdl_assert(h, "CCU-V3", implies(hdl_and(of_valid, near_e), hdl_and(near_f, older)));
}

static void results(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    const struct sizes *z = v->z;
    sig quiet = hdl_not(v->q->exit ? hdl_or(p->alloc, p->ends) : p->alloc);
    for (unsigned j = 0; j < z->dports; j++) {
        sig reg = item(p, v->q->d_reg, j), near = hdl_bit(v->q->d_near, j);
        sig present = hdl_any(holding(p, reg)), valid = hdl_and(hdl_bit(v->q->d_valid, j), quiet);
        sig all = hdl_all(hdl_bits(v->q->d_mask, j * z->lanes, z->lanes));
        sig out = hdl_and(valid, hdl_not(present));
        sig now = holding(p, before(p, hdl_fmt(h, "f_d_reg_%u", j), reg));
        sig may = hdl_ones(h, 1);
        if (!v->u->partial) {
            sig part = before(p, hdl_fmt(h, "f_part_%u", j), hdl_and(out, hdl_not(all)));
            hdl_rule(h, "CCU-W5", "A result of some lanes that misses is not here.");
            hdl_assert(h, "CCU-W5", implies(hdl_and(p->past, part), hdl_none(now)));
            may = all;
        }
        if (v->u->filter) {
            sig far = before(p, hdl_fmt(h, "f_far_%u", j), hdl_and(out, hdl_not(near)));
            hdl_rule(h, "CCU-W6", "A far result that misses is not here.");
            hdl_assert(h, "CCU-W6", implies(hdl_and(p->past, far), hdl_none(now)));
            may = hdl_and(may, near);
        }
        if (z->dports > 1)
            continue;
        sig open = hdl_any(hdl_not(v->ct->lock));
        sig stored = before(p, "f_stored", hdl_and(valid, hdl_or(present, hdl_and(may, open))));
        sig was_near = before(p, "f_d_near", near);
        hdl_rule(h, "CCU-W4", "A result that hits or may take an entry is here, with its hint.");
        hdl_assert(
            h, "CCU-W4",
            implies(hdl_and(p->past, stored),
                    hdl_and(hdl_any(now), hdl_eq(hdl_any(hdl_and(now, v->ct->near)), was_near))));
    }
    if (!v->q->inv_valid)
        return;
    sig flushed = before(p, "f_flushed", hdl_and(p->alloc, hdl_not(p->own)));
    sig was = before(p, "f_inv", v->q->inv_valid), regs = before(p, "f_inv_regs", v->q->inv_reg);
    hdl_for(h, "f_lost", i, z->wbw)
    {
        hdl_rule(h, "CCU-W7", "A register that is written past the unit is not here.");
        hdl_assert(h, "CCU-W7",
                   implies(hdl_and(p->past, hdl_bit(was, i), hdl_not(flushed)),
                           hdl_none(holding(p, item(p, regs, i)))));
    }
}

/* After an allocation e comes before f if a slot names e and no slot from that one on names f. */
static void order_of_slots(struct proof *p, unsigned e, unsigned f)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned ns = v->z->nsrc;
    sig first = hdl_zero(h, 1), rival = hdl_zero(h, 1);
    for (unsigned k = ns; k-- > 0;) {
        sig here = hdl_bit(v->oct->src_valid, k);
        rival = hdl_or(rival, hdl_and(here, hdl_bit(v->entry[k], f)));
        first = hdl_or(first, hdl_and(here, hdl_bit(v->entry[k], e), hdl_not(rival)));
    }
    hdl_rule(h, "CCU-A6",
             "The instruction's entries come first, that of the highest slot most recent.");
    hdl_assert(h, "CCU-A6", implies(hdl_and(v->ct->touch, first), ccu_newer(&p->now, e, f)));
}

/* What an allocation sees, as the unit has it. */
static struct ccu_table met(const struct proof *p, sig *tags)
{
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn;
    struct ccu_table t = {
        .valid = hdl_gate(p->own, v->met->valid), .near = v->met->near, .lfsr = v->met->lfsr};
    *tags = hdl_wire_later(p->h, "f_seen_tags", n * v->z->tagw);
    hdl_for(p->h, "f_seen_tag", e, n)
    {
        sig tag = v->ct->own_tag[e];
        for (unsigned j = 0; j < v->z->dports && v->u->serial; j++)
            tag = hdl_mux(hdl_bit(v->results->take[j], e), item(p, v->q->d_reg, j), tag);
        hdl_assign_item(*tags, e, tag);
    }
    for (unsigned e = 0; e < n; e++) {
        t.tag[e] = item(p, *tags, e);
        for (unsigned f = e + 1; f < n; f++)
            t.newer[e][f] = v->orders->met[e * n + f];
    }
    return t;
}

/* Valid entries in which two tables differ. */
static sig differ(const struct proof *p, const struct ccu_table *a, const struct ccu_table *b)
{
    unsigned n = p->v->z->ctn;
    sig bit[n];
    for (unsigned e = 0; e < n; e++)
        bit[e] =
            hdl_or(hdl_ne(a->tag[e], b->tag[e]), hdl_xor(hdl_bit(a->near, e), hdl_bit(b->near, e)));
    return hdl_or(hdl_xor(a->valid, b->valid), hdl_and(a->valid, hdl_pack(n, bit)));
}

/* The results have done what the rules say when an allocation sees them. */
static void meeting(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn;
    sig tags;
    struct ccu_table t = met(p, &tags);
    hdl_rule(h, "CCU-O1", "Invariant: an allocation sees what the results leave.");
    hdl_assert(h, "CCU-O1", implies(p->own, hdl_none(differ(p, &t, &p->seen))));
    if (v->u->far_first) {
        hdl_rule(h, "CCU-V5", "Invariant: an allocation sees the steps of the results.");
        hdl_assert(h, "CCU-V5", implies(p->own, hdl_eq(t.lfsr, p->seen.lfsr)));
    }
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig both = hdl_and(p->own, hdl_bit(p->seen.valid, e), hdl_bit(p->seen.valid, f));
            hdl_rule(h, "CCU-O1", "Invariant: and their order.");
            hdl_assert(h, "CCU-O1", implies(both, hdl_eq(t.newer[e][f], p->seen.newer[e][f])));
        }
}

/* The whole table is that of the rules. */
static void table(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn;
    struct ccu_table was = {.valid = before(p, "f_then_valid", p->then.valid),
                            .near = before(p, "f_then_near", p->then.near)};
    for (unsigned e = 0; e < n; e++)
        was.tag[e] = before(p, hdl_fmt(h, "f_then_tag_%u", e), p->then.tag[e]);
    sig wrong = hdl_wire(h, "f_wrong", differ(p, &was, &p->now));
    bool many = v->z->dports > 1;
    const char *rule = many ? "CCU-W8" : "CCU-W4";
    hdl_rule(h, rule,
             many ? "Results leave what one after another would."
                  : "A result takes the first victim that is not locked.");
    hdl_assert(h, rule, implies(hdl_and(p->past, hdl_not(p->was_alloc)), hdl_none(wrong)));
    hdl_rule(h, "CCU-A1", "Another warp finds nothing but what its instruction names.");
    hdl_assert(
        h, "CCU-A1",
        implies(hdl_and(p->was_alloc, hdl_not(p->was_own)), hdl_eq(v->ct->valid, v->ct->lock)));
    if (v->q->alloc_fresh) {
        sig fresh = before(p, "f_fresh", hdl_and(v->q->alloc_valid, v->q->alloc_fresh));
        hdl_rule(h, "CCU-A9", "Nor does a warp with other names.");
        hdl_assert(h, "CCU-A9",
                   implies(hdl_and(p->past, fresh), hdl_eq(v->ct->valid, v->ct->lock)));
    }
    hdl_rule(
        h, "CCU-O1",
        v->u->serial
            ? "Entries that an instruction leaves are as the results left them."
            : "Entries that an instruction leaves are as they were, without what was written.");
    hdl_assert(h, "CCU-O1", implies(p->was_own, hdl_none(hdl_and(wrong, hdl_not(v->ct->lock)))));
    if (v->u->far_first) {
        sig lfsr = before(p, "f_lfsr", p->then.lfsr);
        hdl_rule(h, "CCU-V5",
                 "One step for each result and each allocation that replaces far entries.");
        hdl_assert(h, "CCU-V5", implies(p->past, hdl_eq(v->ct->lfsr, lfsr)));
    }
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig known = hdl_not(
                hdl_and(v->ct->touch, hdl_or(hdl_bit(v->ct->lock, e), hdl_bit(v->ct->lock, f))));
            known = hdl_and(known, hdl_bit(v->ct->valid, e), hdl_bit(v->ct->valid, f));
            sig newer = p->now.newer[e][f];
            hdl_rule(h, "CCU-A6", "The order of use of valid entries is that of the record.");
            hdl_assert(h, "CCU-A6", implies(known, hdl_eq(v->orders->older[e * n + f], newer)));
            order_of_slots(p, e, f);
            order_of_slots(p, f, e);
        }
}

static void operands(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    sig ready = v->oct->ready, moves = hdl_zero(h, 1);
    if (v->q->again_valid) { /* CCU-M2, CCU-M6 */
        ready = hdl_and(ready, hdl_not(hdl_extend(v->q->again_valid, v->z->nsrc)));
        moves = before(p, "f_moves", hdl_or(v->q->again_valid, v->q->again_hit));
    }
    sig was = before(p, "f_ready", hdl_or(ready, p->arrives));
    sig busy = before(p, "f_busy", v->oct->busy);
    sig stays =
        v->z->refill ? hdl_and(p->past, busy, hdl_not(p->was_alloc)) : hdl_and(p->past, busy);
    hdl_rule(h, "CCU-S1", "Operands stay, and one makes all slots of its entry ready.");
    hdl_assert(h, "CCU-S1", implies(stays, hdl_eq(v->oct->ready, was)));
    sig take = before(p, "f_take", v->q->disp_take);
    hdl_rule(h, "CCU-D2", "Busy with its locks until the transfer, and free of them after it.");
    hdl_assert(
        h, "CCU-D2",
        implies(stays,
                hdl_and(hdl_eq(v->oct->busy, hdl_not(take)),
                        hdl_or(moves, hdl_eq(v->ct->lock, hdl_gate(hdl_not(take), p->was_lock))))));
    if (v->q->exit) {
        sig ended = before(p, "f_ends", p->ends);
        hdl_rule(h, "CCU-K1", "After the end of its warp the unit is empty and belongs to nobody.");
        hdl_assert(h, "CCU-K1",
                   implies(hdl_and(p->past, ended, hdl_not(p->was_alloc)),
                           hdl_and(hdl_not(v->oct->owned), hdl_none(v->ct->valid))));
    }
}

/* What is written to an arbitrary register of the owner, in a lane. */
static void data(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    const struct sizes *z = v->z;
    unsigned ns = z->nsrc;
    hdl_width w = p->lane_w;
    sig reg = hdl_reg(h, "f_reg", z->tagw, NULL, "an arbitrary register");
    sig sure = hdl_reg_zero(h, "f_sure", 1, "it was written in the lane");
    sig value = hdl_reg(h, "f_value", w, NULL, "with this, last");
    hdl_next(reg, reg);

    sig here = hdl_wire(h, "f_here", holding(p, reg)), waits[ns];
    sig slot = ns > 1 ? hdl_decode(v->q->s_slot, ns) : hdl_ones(h, 1), to[ns];
    for (unsigned k = 0; k < ns; k++) {
        sig mine =
            hdl_and(v->oct->busy, hdl_bit(v->oct->src_valid, k), hdl_eq(p->slot_reg[k], reg));
        waits[k] = hdl_and(mine, hdl_not(hdl_bit(v->oct->ready, k)));
        to[k] = hdl_and(mine, v->q->s_valid, hdl_bit(slot, k));
    }
    sig off = hdl_and(p->alloc, v->u->serial ? hdl_not(p->own) : hdl_ones(h, 1));
    sig next_sure = hdl_and(hdl_any(here), sure), next = value;
    for (unsigned j = 0; j < z->dports; j++) {
        sig mine =
            hdl_and(hdl_bit(v->q->d_valid, j), hdl_eq(item(p, v->q->d_reg, j), reg), hdl_not(off));
        sig put = hdl_and(mine, props_lane(z, v->q->d_mask, j, 1, p->lane));
        sig found = hdl_any(p->hit[j]);
        next_sure = hdl_or(hdl_and(hdl_or(found, hdl_not(mine)), next_sure), put);
        next = hdl_mux(put, props_lane(z, v->q->d_data, j, w, p->lane), next);
    }
    sig came = hdl_any(hdl_pack(ns, to));
    hdl_next(sure, hdl_or(came, next_sure));
    hdl_next(value, hdl_mux(came, props_lane(z, v->q->s_data, 0, w, p->lane), next));

    sig known = hdl_and(hdl_any(here), hdl_none(hdl_pack(ns, waits)));
    sig good = implies(sure, hdl_eq(hdl_select(here, p->words, w), value));
    if (!v->u->partial)
        good = hdl_and(good, sure);
    hdl_rule(h, "CCU-W3", "An entry holds what was written to its register last, lane by lane.");
    hdl_assert(h, "CCU-W3", implies(known, good));
    for (unsigned k = 0; k < ns; k++) {
        sig out = props_lane(z, v->q->disp_data, k, w, p->lane);
        sig mine = hdl_and(hdl_bit(v->q->disp_src_valid, k), hdl_eq(p->slot_reg[k], reg));
        if (v->m && k == 0) { /* CCU-M5 */
            sig has =
                hdl_and(v->oct->busy, hdl_bit(v->oct->ready, 0), hdl_bit(v->oct->src_valid, 0));
            sig is = hdl_eq(hdl_lowest(value, z->idxw), v->m->number);
            hdl_rule(h, "CCU-M2", "The number is what slot 0 holds in lane 0.");
            hdl_assert(
                h, "CCU-M2",
                implies(hdl_and(has, hdl_eq(p->slot_reg[0], reg), sure, hdl_none(p->lane)), is));
            hdl_rule(h, "CCU-M5", "What names nothing leaves as zero.");
            hdl_assert(h, "CCU-M5", implies(v->m->held.zero, hdl_none(out)));
            mine = hdl_and(mine, hdl_not(v->m->held.zero));
        }
        if (z->forward) {
            sig arrived = props_lane(z, v->q->s_data, 0, w, p->lane);
            hdl_rule(h, "CCU-F2", "A slot leaves with the operand that arrives for its register.");
            hdl_assert(h, "CCU-F2", implies(hdl_and(mine, came), hdl_eq(out, arrived)));
            mine = hdl_and(mine, hdl_not(came));
        }
        hdl_rule(h, "CCU-D3", "A slot leaves with the value of its register.");
        hdl_assert(h, "CCU-D3", implies(hdl_and(mine, sure), hdl_eq(out, value)));
    }
}

static void dispatch(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    sig selected =
        hdl_and(hdl_eq(v->q->disp_wid, v->oct->wid),
                hdl_eq(v->q->disp_src_valid, v->oct->src_valid), hdl_eq(v->q->disp_meta, p->meta));
    sig silent = hdl_none(hdl_cat(v->q->disp_wid, v->q->disp_src_valid));
    hdl_rule(h, "CCU-D3", "The instruction leaves as it was given; zero unless it is selected.");
    hdl_assert(h, "CCU-D3",
               hdl_mux(v->q->disp_sel, selected, hdl_and(silent, hdl_none(v->q->disp_meta))));
    hdl_for(h, "f_leaving", k, v->z->nsrc)
    {
        sig out = hdl_item(v->q->disp_data, k, v->u->w);
        hdl_rule(h, "CCU-D3", "An absent slot reads as zero.");
        hdl_assert(h, "CCU-D3", hdl_or(hdl_bit(v->q->disp_src_valid, k), hdl_none(out)));
    }
}

/* The tables of this cycle by the rules, and the record of ranks. */
static void steps(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    const struct sizes *z = v->z;
    unsigned n = z->ctn;
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++)
            p->now.newer[e][f] = hdl_reg(h, hdl_fmt(h, "f_newer_%u_%u", e, f), 1, hdl_ones(h, 1),
                                         "the first was used after the second");
    p->after = p->now;
    ccu_results(h, v, &p->after, p->hit);
    if (v->m)
        ccu_named(h, v, &p->after);
    p->seen = v->u->serial ? p->after : p->now;
    p->own = hdl_wire(h, "f_by_owner", p->own);
    p->seen.valid = hdl_wire(h, "f_seen", hdl_gate(p->own, p->seen.valid));
    if (v->u->far_first && v->u->serial)
        p->seen.lfsr = hdl_wire(h, "f_seen_lfsr", hdl_mux(p->own, p->seen.lfsr, v->ct->lfsr));
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++)
            p->seen.newer[e][f] = hdl_wire(h, hdl_fmt(h, "f_seen_newer_%u_%u", e, f),
                                           hdl_or(p->seen.newer[e][f], hdl_not(p->own)));
    p->then = p->seen;
    ccu_allocate(h, v, &p->then, p->named);
    if (!v->u->serial && v->q->inv_valid) {
        sig lost = hdl_zero(h, n);
        for (unsigned j = 0; j < z->dports; j++)
            lost = hdl_or(lost,
                          hdl_gate(hdl_bit(v->q->d_valid, j), holding(p, item(p, v->q->d_reg, j))));
        for (unsigned i = 0; i < z->wbw; i++)
            lost = hdl_or(
                lost, hdl_gate(hdl_bit(v->q->inv_valid, i), holding(p, item(p, v->q->inv_reg, i))));
        sig kept = hdl_or(hdl_or_n(z->nsrc, p->named), hdl_not(lost));
        p->then.valid = hdl_and(p->then.valid, kept);
    }
    sig left = v->q->exit ? hdl_gate(hdl_not(p->ends), p->after.valid) : p->after.valid;
    p->then.valid = hdl_mux(p->alloc, p->then.valid, left);
    p->then.near = hdl_mux(p->alloc, p->then.near, p->after.near);
    if (v->u->far_first)
        p->then.lfsr = hdl_mux(p->alloc, p->then.lfsr, p->after.lfsr);
    for (unsigned e = 0; e < n; e++) {
        p->then.tag[e] = hdl_mux(p->alloc, p->then.tag[e], p->after.tag[e]);
        for (unsigned f = e + 1; f < n; f++)
            hdl_next(p->now.newer[e][f],
                     hdl_mux(p->alloc, p->then.newer[e][f], p->after.newer[e][f]));
    }
}

void props_ccu(struct hdl *h, const struct ccu_view *v)
{
    unsigned ns = v->z->nsrc;
    sig hit[v->z->dports], named[ns], slot_reg[ns];
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    struct proof p = {.h = h,
                      .v = v,
                      .whole = v->z->ctn * v->z->dports <= CCU_WHOLE,
                      .hit = hit,
                      .named = named,
                      .slot_reg = slot_reg};
    p.lane_w = hdl_param(h, "LANE_W", v->z->lane_bits, "bits of one lane");
    p.lane = props_arbitrary(h, "CCU-W3", "f_lane", v->z->lanes, "an arbitrary lane");
    p.words = props_words(h, v->lane, "entry[*].data", v->z->ctn, p.lane_w, p.lane);
    p.past = hdl_reg_zero(h, "f_past", 1, "the last cycle was no reset");
    hdl_next(p.past, hdl_ones(h, 1));
    p.alloc = v->q->alloc_valid;
    p.own = hdl_and(v->q->alloc_valid, v->oct->owned, hdl_eq(v->oct->wid, v->q->alloc_wid));
    if (v->q->alloc_fresh)
        p.own = hdl_and(p.own, hdl_not(v->q->alloc_fresh));
    if (v->q->exit)
        p.ends =
            hdl_and(v->oct->owned, hdl_any(hdl_and(v->q->exit, hdl_decode(v->oct->wid, v->z->nw))));
    p.was_alloc = hdl_and(p.past, before(&p, "f_alloc", p.alloc));
    p.was_lock = before(&p, "f_lock", v->ct->lock);
    if (p.whole)
        p.was_own = hdl_and(p.past, before(&p, "f_own", p.own));
    p.regs = hdl_reg(h, "f_regs", ns * v->z->tagw, NULL, "of the slots");
    hdl_when(p.alloc) hdl_next(p.regs, v->q->alloc_reg);
    if (v->m)
        hdl_else_when(h, hdl_or(v->q->again_valid, v->q->again_hit))
            hdl_next_bits(p.regs, 0, hdl_fit(v->m->number, v->z->tagw));
    for (unsigned k = 0; k < ns; k++)
        slot_reg[k] = item(&p, p.regs, k);
    p.meta = hdl_reg(h, "f_meta", hdl_width_of(v->q->alloc_meta), NULL, "of the instruction");
    hdl_when(p.alloc) hdl_next(p.meta, v->q->alloc_meta);
    p.now = (struct ccu_table){.valid = v->ct->valid, .near = v->ct->near, .lfsr = v->ct->lfsr};
    memcpy(p.now.tag, v->ct->own_tag, v->z->ctn * sizeof(sig));
    p.tags = hdl_wire(h, "f_tags", hdl_pack(v->z->ctn, v->ct->own_tag));
    p.entries = hdl_wire(h, "f_entries", hdl_pack(ns, v->entry));
    if (p.whole) {
        steps(&p);
        p.seen_tags = hdl_wire(h, "f_tags_seen", hdl_pack(v->z->ctn, p.seen.tag));
    } else {
        p.seen = met(&p, &p.seen_tags);
    }
    p.arrives = arrivals(&p);
    invariants(&p);
    if (v->q->look_src_valid)
        looked_up(&p);
    allocation(&p);
    victims(&p);
    results(&p);
    operands(&p);
    dispatch(&p);
    if (v->m)
        props_ccu_second(h, v);
    if (p.whole) {
        if (v->u->serial)
            meeting(&p);
        table(&p);
        data(&p);
    }
    hdl_endif(h);
}
