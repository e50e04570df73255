/* Which entries an instruction gets. Places are counted in unary and compared as one-hot numbers:
 * no sums. The place of an entry is the size of a set, the entries ahead of it in the victim order
 * that did not hit; the k-th miss takes the entry whose place is k. What an allocation by the owner
 * and what one by another warp would do is found side by side, because it is known late which warp
 * it is. */
#include "gen/blocks/malekeh/ccu.h"

/* What an allocation wants to know of its instruction; with the issue stage from the cycle before.
 */
static sig known(const struct ccu_unit *u, const char *name, sig now, const char *doc)
{
    return u->z.stage ? hdl_delay(u->h, name, now, doc) : hdl_wire(u->h, name, now);
}

/* Where the registers of the next cycle's instruction will be: [e], slots that entry e serves. */
static sig look_ahead(const struct ccu_unit *u, const struct ccu_ct *ct,
                      const struct ccu_seen *after, const struct ccu_results *r, sig ends,
                      unsigned k, unsigned e)
{
    const struct sizes *z = &u->z;
    sig reg = hdl_item(u->q->look_reg, k, z->tagw), later = NULL;
    sig found = hdl_and(hdl_bit(after->valid, e), hdl_not(hdl_bit(r->taken, e)),
                        hdl_eq(hdl_item(ct->tag, e, z->tagw), reg));
    for (unsigned j = z->dports; j-- > 0;) {
        sig take = hdl_bit(r->take[j], e);
        sig mine = later ? hdl_and(take, hdl_not(later)) : take;
        found = hdl_or(found, hdl_and(mine, hdl_eq(hdl_item(u->q->d_reg, j, z->tagw), reg)));
        later = later ? hdl_or(later, take) : take;
    }
    if (u->second) {
        sig take = hdl_bit(u->second->take, e);
        found = hdl_mux(take, hdl_eq(u->second->tag, reg), found);
    }
    found = hdl_and(hdl_bit(u->q->look_src_valid, k), found);
    return ends ? hdl_and(hdl_not(ends), found) : found;
}

/* Entries that hold the register of each slot: [k][e]. */
static void find(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_seen *after,
                 const struct ccu_results *r, sig ends, struct ccu_lookup *l)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    unsigned n = z->ctn;
    sig look =
        hdl_shape(hdl_wire_later(h, z->stage ? "looked_up" : "match", z->nsrc * n), "NSRC", "CTN");
    hdl_each(h, "lookup", k, "NSRC") hdl_each(h, "holder", e, "CTN")
    {
        if (z->stage) {
            hdl_rule(h, "RF-P3", "Registers are looked up while the instruction is being issued.");
            hdl_assign_bits(look, k * n + e, look_ahead(u, ct, after, r, ends, k, e));
            continue;
        }
        sig same = hdl_eq(hdl_item(ct->tag, e, z->tagw), hdl_item(u->q->alloc_reg, k, z->tagw));
        sig found = hdl_and(hdl_bit(u->q->alloc_src_valid, k), hdl_bit(ct->valid, e), same);
        if (u->serial)
            found = hdl_and(found, hdl_not(hdl_bit(r->taken, e)));
        hdl_rule(h, "CCU-A3", "Registers are looked up among the valid entries.");
        hdl_assign_bits(look, k * n + e, found);
    }
    l->found = look;
    if (z->stage)
        l->found =
            hdl_shape(known(u, "seen", look, "[k] entries that hold its register"), "NSRC", "CTN");
}

/* What follows from the instruction alone. */
static void compare(const struct ccu_unit *u, struct ccu_lookup *l)
{
    struct hdl *h = u->h;
    unsigned n = u->z.nsrc, w = u->z.tagw;
    sig src = u->z.stage ? u->q->look_src_valid : u->q->alloc_src_valid,
        reg = u->z.stage ? u->q->look_reg : u->q->alloc_reg;
    sig lower = hdl_shape(hdl_wire_later(h, "lower_same", n * n), "NSRC", "NSRC");
    sig higher = hdl_shape(hdl_wire_later(h, "higher_same", n * n), "NSRC", "NSRC");
    sig lead = hdl_shape(hdl_wire_later(h, "leads", n), "NSRC");
    sig last = hdl_shape(hdl_wire_later(h, "trails", n), "NSRC");
    l->first = hdl_shape(hdl_wire_later(h, "first_same", n * n), "NSRC", "NSRC");
    l->below = hdl_shape(hdl_wire_later(h, "slots_below", n * n), "NSRC", "NSRC");
    hdl_uncovered(l->below, 0, 0, "a constant");
    static const char half[] = "the matrix has one half";
    for (unsigned k = 0; k < n; k++) {
        hdl_uncovered(lower, k * n + k, n - k, half);
        hdl_uncovered(higher, k * n, k + 1, half);
        if (k + 1 < n)
            hdl_uncovered(l->first, k * n + k + 1, n - k - 1, half);
    }
    l->lead = hdl_shape(known(u, "lead", lead, "slots that name a register first"), "NSRC");
    l->last = hdl_shape(known(u, "last", last, "slots that name a register last"), "NSRC");
    hdl_each(h, "slot", j, "NSRC")
    {
        hdl_assign_bits(lower, j * n + j, hdl_zero(h, 1));
        hdl_assign_bits(higher, j * n + j, hdl_zero(h, 1));
        hdl_assign_bits(l->below, j * n + j, hdl_zero(h, 1));
        hdl_assign_bits(l->first, j * n + j, hdl_bit(l->lead, j));
        hdl_each_behind(h, "later", k, j, "NSRC")
        {
            hdl_rule(h, "CCU-A3", "Slots that name one register share one entry.");
            sig same = hdl_wire(h, "same",
                                hdl_and(hdl_bit(src, j), hdl_bit(src, k),
                                        hdl_eq(hdl_item(reg, j, w), hdl_item(reg, k, w))));
            sig at = u->z.stage ? known(u, "shared", same, "both slots name one register") : same;
            hdl_assign_bits(lower, k * n + j, same);
            hdl_assign_bits(lower, j * n + k, hdl_zero(h, 1));
            hdl_assign_bits(higher, j * n + k, same);
            hdl_assign_bits(higher, k * n + j, hdl_zero(h, 1));
            hdl_assign_bits(l->below, k * n + j, hdl_ones(h, 1));
            hdl_assign_bits(l->below, j * n + k, hdl_zero(h, 1));
            hdl_assign_bits(l->first, k * n + j, hdl_and(at, hdl_bit(l->lead, j)));
            hdl_assign_bits(l->first, j * n + k, hdl_zero(h, 1));
        }
        hdl_assign_bits(lead, j, hdl_and(hdl_bit(src, j), hdl_none(hdl_item(lower, j, n))));
        hdl_assign_bits(last, j, hdl_and(hdl_bit(src, j), hdl_none(hdl_item(higher, j, n))));
    }
}

void ccu_look(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_seen *after,
              const struct ccu_results *r, sig ends, struct ccu_lookup *l)
{
    hdl_group(u->h, u->z.stage ? "Tag check for the next cycle" : "Tag check");
    find(u, ct, after, r, ends, l);
    compare(u, l);
}

/* A count in unary as a one-hot number. */
static sig number_of(struct hdl *h, sig count)
{
    unsigned n = hdl_bits_of(count);
    sig up = n > 1 ? hdl_cat(hdl_low(count, n - 1), hdl_ones(h, 1)) : hdl_ones(h, 1);
    return hdl_and(up, hdl_not(count));
}

sig ccu_count(const struct ccu_unit *u, sig s)
{
    unsigned n = u->z.ctn > u->z.nsrc ? u->z.ctn : u->z.nsrc;
    return hdl_unary(hdl_extend(s, n), u->z.nsrc);
}

/* Slots and entries that hit. */
static sig hits(const struct ccu_unit *u, const struct ccu_results *r, const struct ccu_lookup *l,
                struct ccu_choice *c)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    sig match = l->found, entries[CCU_SLOTS];
    if (u->z.stage && u->serial) {
        match = hdl_shape(hdl_wire_later(h, "match", ns * n), "NSRC", "CTN");
        hdl_each(h, "kept", k, "NSRC")
            hdl_assign_item(match, k, hdl_and(hdl_item(l->found, k, n), hdl_not(r->taken)));
    }
    c->hit = hdl_shape(hdl_wire_later(h, "hit", ns), "NSRC");
    hdl_each(h, "found", k, "NSRC") hdl_assign_bits(c->hit, k, hdl_any(hdl_item(match, k, n)));
    for (unsigned k = 0; k < ns; k++)
        entries[k] = hdl_item(match, k, n);
    c->hit_entry = hdl_shape(hdl_wire(h, "hit_entry", hdl_or_n(ns, entries)), "CTN");
    c->misses = hdl_shape(hdl_wire(h, "misses", hdl_and(l->lead, hdl_not(c->hit))), "NSRC");
    return match;
}

/* place[e]: how many entries come before e as victims, among those that did not hit; one-hot, zero
 * if e hit. */
static sig places(const struct ccu_unit *u, sig ahead, const struct ccu_choice *c, sig miss_count,
                  sig touched)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    sig place = hdl_shape(hdl_wire_later(h, "place", n * ns), "CTN", "NSRC");
    hdl_each(h, "victim", e, "CTN")
    {
        sig open = hdl_not(c->hit_entry), mine = hdl_bit(open, e);
        hdl_comment(h, "Bit m: more than m of them are ahead.");
        sig more = hdl_wire(h, "more_ahead", ccu_count(u, hdl_and(hdl_item(ahead, e, n), open)));
        hdl_assign_item(place, e, hdl_gate(mine, number_of(h, more)));
        hdl_assign_bits(
            touched, e,
            hdl_or(hdl_bit(c->hit_entry, e), hdl_any(hdl_and(miss_count, hdl_not(more)))));
    }
    return place;
}

void ccu_choose(const struct ccu_unit *u, const struct ccu_seen *met, const struct ccu_results *r,
                const struct ccu_lookup *l, sig flush, struct ccu_orders *o, struct ccu_choice *c)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    hdl_group(h, "Allocation");
    sig match = hits(u, r, l, c);
    ccu_ask(u, met, "alloc", o);
    sig kept = hdl_shape(hdl_wire_later(h, "kept_named", ns * n), "NSRC", "CTN");
    sig flushed = hdl_shape(hdl_wire_later(h, "flush_named", ns * n), "NSRC", "CTN");
    sig touched = hdl_shape(hdl_wire_later(h, "kept_touched", n), "CTN");
    c->miss_count = hdl_shape(hdl_wire(h, "miss_count", ccu_count(u, c->misses)), "NSRC");
    sig place = places(u, o->ahead[o->n - 1], c, c->miss_count, touched);
    sig leads[CCU_SLOTS], missing[CCU_SLOTS];
    hdl_each(h, "number", j, "NSRC")
    {
        sig below = hdl_item(l->below, j, ns);
        sig lead = hdl_wire(h, "leads_below", ccu_count(u, hdl_and(l->lead, below)));
        sig miss = hdl_wire(h, "misses_below", ccu_count(u, hdl_and(c->misses, below)));
        leads[j] = hdl_wire(h, "of_lead", number_of(h, lead));
        missing[j] = hdl_wire(h, "of_miss", number_of(h, miss));
    }
    for (unsigned k = 0; k < ns && k + 1 < n; k++)
        hdl_uncovered(flushed, k * n + k + 1, n - k - 1, "no slot takes an entry above its number");
    hdl_each(h, "naming", k, "NSRC")
    {
        sig first[CCU_SLOTS];
        for (unsigned j = 0; j < ns; j++)
            first[j] = hdl_bit(l->first, k * ns + j);
        hdl_rule(h, "CCU-A1",
                 "Another warp: all entries are invalid, the k-th register takes entry k.");
        hdl_assign_item(flushed, k, hdl_extend(hdl_and_or(ns, first, leads), n));
        sig number =
            hdl_wire(h, "miss_number",
                     hdl_gate(hdl_not(hdl_bit(c->hit, k)), hdl_and_or(ns, first, missing)));
        hdl_each(h, "of_entry", e, "CTN")
        {
            hdl_rule(h, "CCU-A4",
                     "The k-th miss takes the k-th entry of the order that did not hit.");
            hdl_assign_bits(kept, k * n + e,
                            hdl_or(hdl_bit(match, k * n + e),
                                   hdl_any(hdl_and(hdl_item(place, e, ns), number))));
        }
    }
    sig first[CCU_SLOTS];
    for (unsigned k = 0; k < ns; k++)
        first[k] = hdl_item(flushed, k, n);
    c->named = hdl_shape(hdl_wire(h, "named", hdl_mux(flush, flushed, kept)), "NSRC", "CTN");
    sig flush_touched = hdl_shape(hdl_wire(h, "flush_touched", hdl_or_n(ns, first)), "CTN");
    if (ns < n)
        hdl_uncovered(flush_touched, ns, n - ns, "the instruction has no more slots");
    c->touched = hdl_shape(hdl_wire(h, "touched", hdl_mux(flush, flush_touched, touched)), "CTN");
}
