/* The order of use, one bit for each pair of entries, and the victim orders that follow from it:
 * one set per entry, the entries ahead of it. */
#include "gen/blocks/malekeh/ccu.h"

sig ccu_far(const struct ccu_seen *t)
{
    return hdl_and(t->valid, hdl_not(t->near));
}

sig ccu_from(const struct ccu_unit *u, const char *name, sig from)
{
    unsigned n = u->z.ctn;
    sig s = hdl_shape(hdl_wire(u->h, name, from), "CTN");
    hdl_uncovered(s, n - 1, 1, "the last entry is at or after every start");
    return s;
}

void ccu_ask(const struct ccu_unit *u, const struct ccu_seen *t, const char *name,
             struct ccu_orders *o)
{
    unsigned n = u->z.ctn;
    sig ahead = hdl_wire_later(u->h, hdl_fmt(u->h, "%s_ahead", name), n * n);
    o->ahead[o->n] = hdl_shape(ahead, "CTN", "CTN");
    hdl_uncovered_diagonal(ahead, n, "no entry goes before itself");
    o->name[o->n] = name;
    o->asked[t->results] = true;
    o->seen[o->n++] = *t;
}

/* Of two entries e < f, e is the better victim, as `t` sees them; `older`: f was used before e. */
static sig better(const struct ccu_unit *u, const struct ccu_seen *t, sig older, unsigned e,
                  unsigned f)
{
    struct hdl *h = u->h;
    sig used_first = hdl_not(older);
    if (u->far_first) {
        sig near_e = hdl_bit(t->near, e), near_f = hdl_bit(t->near, f);
        sig cyclic = hdl_or(near_f, hdl_bit(t->from, e), hdl_not(hdl_bit(t->from, f)));
        used_first = hdl_or(hdl_and(near_e, near_f, used_first), hdl_and(hdl_not(near_e), cyclic));
    }
    hdl_rule(h, "CCU-V1", "Invalid entries come first, in ascending index.");
    if (u->far_first) {
        hdl_rule(h, "CCU-V2", "Then far entries, cyclically from the random start.");
        hdl_rule(h, "CCU-V3", "Then near entries, least recently used first.");
    } else {
        hdl_rule(h, "CCU-V4", "Then the others, least recently used first.");
    }
    return hdl_or(hdl_not(hdl_bit(t->valid, e)), hdl_and(hdl_bit(t->valid, f), used_first));
}

/* Entry e or f has been used, or neither. */
static sig after_use(sig older, sig used, unsigned e, unsigned f)
{
    return hdl_or(hdl_bit(used, e), hdl_and(older, hdl_not(hdl_bit(used, f))));
}

/* [e]: slots of the instruction that name entry e, and those below the highest of them. */
static void name_entries(const struct ccu_unit *u, const struct ccu_oct *oct, sig *of, sig *below)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    hdl_each(h, "named_by", e, "CTN")
    {
        sig slot[CCU_SLOTS];
        for (unsigned k = 0; k < ns; k++)
            slot[k] = hdl_bit(oct->entry, k * n + e);
        of[e] = hdl_wire(h, "slots", hdl_and(oct->src_valid, hdl_pack(ns, slot)));
        below[e] = hdl_wire(h, "lower", hdl_below(of[e]));
    }
}

void ccu_pairs(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
               const struct ccu_results *r, sig alloc, struct ccu_orders *o)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, nd = u->z.dports;
    sig of[CCU_ENTRIES], below[CCU_ENTRIES];
    hdl_group(h, "Pairs of entries");
    name_entries(u, oct, of, below);
    hdl_unused(of[n - 1]); /* no pair has it in front, or the first one behind */
    hdl_unused(below[0]);
    hdl_each(h, "order", e, "CTN")
    {
        for (unsigned i = 0; i < o->n; i++)
            hdl_assign_bits(o->ahead[i], e * n + e, hdl_zero(h, 1));
        hdl_each_behind(h, "against", f, e, "CTN")
        {
            sig older = hdl_reg(h, "older", 1, hdl_ones(h, 1), "f was used less recently than e");
            o->older[e * n + f] = older;
            sig newer = hdl_any(hdl_and(of[e], hdl_not(below[f])));
            sig old = hdl_and(hdl_not(hdl_bit(ct->lock, f)), older);
            hdl_rule(h, "CCU-A6",
                     "The instruction's entries first, then the others in their old order.");
            sig next = hdl_wire(
                h, "settled", hdl_mux(ct->touch, hdl_mux(hdl_bit(ct->lock, e), newer, old), older));
            /* A unit that is handed over is given an instruction as soon as that, unless it comes
             * from a slot, which is empty in that cycle. */
            sig base = u->z.refill && !u->z.slots ? next : older;
            sig seen[CCU_D_PORTS + 1] = {base};
            for (unsigned j = 0; j < nd; j++) {
                bool one = next == seen[j]; /* the order that is seen is the one that is kept */
                next = after_use(next, r->used[j], e, f);
                seen[j + 1] = one ? next : after_use(seen[j], r->used[j], e, f);
                if (o->asked[j + 1])
                    seen[j + 1] = hdl_wire(h, hdl_fmt(h, "older_after_%u", j), seen[j + 1]);
                if (one)
                    next = seen[j + 1];
            }
            if (u->second) {
                hdl_rule(h, "CCU-M2", "What a number names is the most recently used.");
                next = after_use(next, u->second->used, e, f);
            }
            hdl_next(older, u->serial ? next : hdl_mux(alloc, base, next));
            for (unsigned i = 0; i < o->n; i++) {
                sig at = seen[o->seen[i].results];
                sig first = hdl_wire(h, hdl_fmt(h, "%s_first", o->name[i]),
                                     better(u, &o->seen[i], at, e, f));
                hdl_assign_bits(o->ahead[i], f * n + e, first);
                hdl_assign_bits(o->ahead[i], e * n + f, hdl_not(first));
                o->met[e * n + f] = at;
            }
        }
    }
}
