/* Which entries an instruction gets. The place of an entry in the victim order, among those that
 * did not hit, is the size of a set; the k-th miss takes the entry whose place is k. Places are
 * one-hot: no sums. What an allocation by the owner and what one by another warp would do is found
 * side by side, because it is known late which warp it is. */
#include "gen/blocks/core/count.h"
#include "gen/blocks/malekeh/ccu.h"

/* What an allocation wants to know of its instruction; with the issue stage from the cycle before.
 */
static sig known(const struct ccu_unit *u, const char *name, sig now, const char *doc)
{
    if (!u->z.stage)
        return hdl_bits_of(now) > 1 ? hdl_wire(u->h, name, now) : now;
    sig q = hdl_reg(u->h, name, hdl_width_of(now), NULL, doc);
    hdl_next(q, now);
    return q;
}

/* Where the registers of the next cycle's instruction will be. */
static void look_ahead(const struct ccu_unit *u, const struct ccu_ct *ct,
                       const struct ccu_alloc_ports *a, const struct ccu_result_ports *d,
                       const struct ccu_seen *after, const struct ccu_results *r, sig ends,
                       struct ccu_lookup *l)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    unsigned n = z->ctn, nd = z->dports;
    sig stay = hdl_and(after->valid, hdl_not(r->taken)), take[CCU_D_PORTS], later = NULL;
    for (unsigned j = nd; j-- > 0;) {
        take[j] = later ? hdl_and(r->take[j], hdl_not(later)) : r->take[j];
        later = later ? hdl_or(later, r->take[j]) : r->take[j];
    }
    hdl_group(h, "Tag check for the next cycle");
    hdl_rule(h, "RF-P3", "Registers are looked up while the instruction is being issued.");
    for (unsigned k = 0; k < z->nsrc; k++) {
        sig reg = hdl_item(a->look_reg, k, z->tagw), here[CCU_ENTRIES];
        for (unsigned e = 0; e < n; e++)
            here[e] = hdl_eq(ct->tag[e], reg);
        sig found = hdl_and(stay, hdl_pack(n, here));
        for (unsigned j = 0; j < nd; j++)
            found = hdl_or(found, hdl_gate(hdl_eq(hdl_item(d->reg, j, z->tagw), reg), take[j]));
        if (ends)
            found = hdl_gate(hdl_not(ends), found);
        l->found[k] = known(u, hdl_fmt(h, "seen_%u", k), hdl_gate(hdl_bit(a->look_src, k), found),
                            "entries that hold its register");
    }
}

/* What follows from the instruction alone. */
static void compare(const struct ccu_unit *u, const struct ccu_alloc_ports *a, struct ccu_lookup *l)
{
    struct hdl *h = u->h;
    unsigned n = u->z.nsrc, w = u->z.tagw;
    sig src = u->z.stage ? a->look_src : a->src, reg = u->z.stage ? a->look_reg : a->reg;
    sig lower[CCU_SLOTS], higher[CCU_SLOTS]; /* some lower, higher slot names the same register */
    hdl_rule(h, "CCU-A3", "Slots that name one register share one entry.");
    for (unsigned k = 0; k < n; k++) {
        lower[k] = higher[k] = hdl_zero(h, 1);
        for (unsigned j = 0; j < k; j++) {
            sig same = hdl_and(hdl_bit(src, k), hdl_bit(src, j),
                               hdl_eq(hdl_item(reg, k, w), hdl_item(reg, j, w)));
            lower[k] = hdl_or(lower[k], same);
            higher[j] = hdl_or(higher[j], same);
            l->same[k][j] =
                known(u, hdl_fmt(h, "same_%u_%u", k, j), same, "both slots name one register");
        }
    }
    l->lead = known(u, "lead", hdl_and(src, hdl_not(hdl_pack(n, lower))),
                    "slots that name a register first");
    l->last = known(u, "last", hdl_and(src, hdl_not(hdl_pack(n, higher))),
                    "slots that name a register last");
}

void ccu_look(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_alloc_ports *a,
              const struct ccu_result_ports *d, const struct ccu_seen *after,
              const struct ccu_results *r, sig ends, struct ccu_lookup *l)
{
    if (u->z.stage)
        look_ahead(u, ct, a, d, after, r, ends, l);
    hdl_group(u->h, "Allocation");
    compare(u, a, l);
    for (unsigned k = 0; k < u->z.nsrc && !u->z.stage; k++)
        l->found[k] =
            hdl_gate(hdl_bit(a->src, k), ccu_holders(u, ct, hdl_item(a->reg, k, u->z.tagw)));
}

/* number[k], one-hot of NSRC bits: how many of the slots in `first` are below the one that names
 * slot k's register first. */
static void numbers(const struct ccu_unit *u, const struct ccu_lookup *l, sig first, sig *number)
{
    struct hdl *h = u->h;
    unsigned n = u->z.nsrc;
    sig own[CCU_SLOTS];
    for (unsigned k = 0; k < n; k++) {
        own[k] = k ? hdl_extend(count_exactly(h, hdl_low(first, k), k + 1), n) : hdl_const(h, n, 1);
        sig sel[CCU_SLOTS];
        for (unsigned j = 0; j < k; j++)
            sel[j] = hdl_and(l->same[k][j], hdl_bit(l->lead, j));
        sel[k] = hdl_bit(l->lead, k);
        number[k] = hdl_and_or(k + 1, sel, own);
    }
}

/* By a warp that does not own the unit: the k-th register takes entry k. */
static void choose_flushed(const struct ccu_unit *u, const struct ccu_lookup *l,
                           struct ccu_choice *c)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    sig number[CCU_SLOTS];
    hdl_rule(h, "CCU-A1",
             "Another warp: all entries are invalid, the k-th register takes entry k.");
    numbers(u, l, l->lead, number);
    for (unsigned k = 0; k < z->nsrc; k++)
        c->named[k] = hdl_wire(h, hdl_fmt(h, "flush_named_%u", k), hdl_extend(number[k], z->ctn));
    c->touched = hdl_wire(h, "flush_touched", hdl_or_n(z->nsrc, c->named));
}

/* Slots and entries that hit. */
static void hits(const struct ccu_unit *u, const struct ccu_results *r, const struct ccu_lookup *l,
                 sig *match, struct ccu_choice *c)
{
    struct hdl *h = u->h;
    unsigned ns = u->z.nsrc;
    sig hit[CCU_SLOTS];
    hdl_rule(h, "CCU-A3", "Registers are looked up among the valid entries.");
    for (unsigned k = 0; k < ns; k++) {
        sig found = u->serial ? hdl_and(l->found[k], hdl_not(r->taken)) : l->found[k];
        match[k] = hdl_wire(h, hdl_fmt(h, "match_%u", k), found);
        hit[k] = hdl_any(match[k]);
    }
    c->hit = hdl_wire(h, "hit", hdl_pack(ns, hit));
    c->hit_entry = hdl_wire(h, "hit_entry", hdl_or_n(ns, match));
    c->misses = hdl_wire(h, "misses", hdl_and(l->lead, hdl_not(c->hit)));
}

/* Bits of s but bit e. */
static sig others(sig s, unsigned e)
{
    sig bit[CCU_ENTRIES];
    unsigned n = hdl_bits_of(s), m = 0;
    for (unsigned f = 0; f < n; f++)
        if (f != e)
            bit[m++] = hdl_bit(s, f);
    return hdl_pack(m, bit);
}

/* By the owner. */
static void choose_kept(const struct ccu_unit *u, const struct ccu_seen *t,
                        const struct ccu_results *r, const struct ccu_lookup *l,
                        struct ccu_choice *c)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    sig match[CCU_SLOTS], number[CCU_SLOTS], some[CCU_SLOTS];
    sig ahead[CCU_ENTRIES], place[CCU_ENTRIES], touched[CCU_ENTRIES];
    hits(u, r, l, match, c);
    ccu_victims(u, t, "alloc", ahead);
    hdl_rule(h, "CCU-A4", "The k-th miss takes the k-th entry of the order that did not hit.");
    numbers(u, l, c->misses, number);
    count_at_least(h, c->misses, ns, some);
    sig missing = hdl_wire(h, "miss_count", hdl_pack(ns, some)), open = hdl_not(c->hit_entry);
    for (unsigned e = 0; e < n; e++) {
        sig at = count_exactly(h, others(hdl_and(ahead[e], open), e), ns);
        place[e] = hdl_wire(h, hdl_fmt(h, "victim_place_%u", e), hdl_gate(hdl_bit(open, e), at));
        touched[e] = hdl_or(hdl_bit(c->hit_entry, e), hdl_any(hdl_and(place[e], missing)));
    }
    c->touched = hdl_wire(h, "kept_touched", hdl_pack(n, touched));
    for (unsigned k = 0; k < ns; k++) {
        sig here[CCU_ENTRIES], mine = hdl_gate(hdl_not(hdl_bit(c->hit, k)), number[k]);
        mine = hdl_wire(h, hdl_fmt(h, "miss_number_%u", k), mine);
        for (unsigned e = 0; e < n; e++)
            here[e] = hdl_any(hdl_and(place[e], mine));
        c->named[k] =
            hdl_wire(h, hdl_fmt(h, "kept_named_%u", k), hdl_or(match[k], hdl_pack(n, here)));
    }
}

void ccu_choose(const struct ccu_unit *u, const struct ccu_seen *t, const struct ccu_results *r,
                const struct ccu_lookup *l, sig flush, struct ccu_choice *c)
{
    struct hdl *h = u->h;
    struct ccu_choice flushed;
    choose_flushed(u, l, &flushed);
    choose_kept(u, t, r, l, c);
    for (unsigned k = 0; k < u->z.nsrc; k++)
        c->named[k] =
            hdl_wire(h, hdl_fmt(h, "named_%u", k), hdl_mux(flush, flushed.named[k], c->named[k]));
    c->touched = hdl_wire(h, "touched", hdl_mux(flush, flushed.touched, c->touched));
}
