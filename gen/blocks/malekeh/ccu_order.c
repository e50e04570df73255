/* The order of use, one bit for each pair of entries, and the victim order that follows from it.
 * Nothing is done slot by slot: the victim order is one set per entry, the entries ahead of it. */
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/ccu.h"

sig ccu_start_of(const struct ccu_unit *u, sig lfsr)
{
    return hdl_low(pick_ahead(u->h, lfsr, u->z.ctn), u->z.ctn - 1);
}

sig ccu_far(const struct ccu_seen *t)
{
    return hdl_and(t->valid, hdl_not(t->near));
}

sig ccu_holders(const struct ccu_unit *u, const struct ccu_ct *ct, sig reg)
{
    sig bit[CCU_ENTRIES];
    for (unsigned e = 0; e < u->z.ctn; e++)
        bit[e] = hdl_eq(ct->tag[e], reg);
    return hdl_and(ct->valid, hdl_pack(u->z.ctn, bit));
}

/* Of two valid entries e < f, e is the better victim. `from`: entries at or after the start. */
static sig better(const struct ccu_unit *u, const struct ccu_seen *t, sig from, unsigned e,
                  unsigned f)
{
    sig older = hdl_not(t->order.older[e * u->z.ctn + f]);
    if (!u->far_first)
        return older;
    sig near_e = hdl_bit(t->near, e), near_f = hdl_bit(t->near, f);
    sig cyclic = hdl_or(near_f, hdl_bit(from, e), hdl_not(hdl_bit(from, f)));
    return hdl_or(hdl_and(near_e, near_f, older), hdl_and(hdl_not(near_e), cyclic));
}

void ccu_victims(const struct ccu_unit *u, const struct ccu_seen *t, const char *name, sig *ahead)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn;
    sig before[CCU_ENTRIES][CCU_ENTRIES]; /* [e][f]: f comes before e */
    sig from = u->far_first ? hdl_cat(hdl_ones(h, 1), t->start) : NULL;
    for (unsigned e = 0; e < n; e++) {
        before[e][e] = hdl_zero(h, 1);
        for (unsigned f = e + 1; f < n; f++) {
            before[f][e] = hdl_or(hdl_not(hdl_bit(t->valid, e)),
                                  hdl_and(hdl_bit(t->valid, f), better(u, t, from, e, f)));
            before[e][f] = hdl_not(before[f][e]);
        }
    }
    hdl_rule(h, "CCU-V1", "Invalid entries come first, in ascending index.");
    if (u->far_first) {
        hdl_rule(h, "CCU-V2", "Then far entries, cyclically from the random start.");
        hdl_rule(h, "CCU-V3", "Then near entries, least recently used first.");
    } else {
        hdl_rule(h, "CCU-V4", "Then the others, least recently used first.");
    }
    for (unsigned e = 0; e < n; e++)
        ahead[e] = hdl_wire(h, hdl_fmt(h, "%s_ahead_%u", name, e), hdl_pack(n, before[e]));
}

void ccu_use(const struct ccu_unit *u, sig used, struct ccu_order *o)
{
    unsigned n = u->z.ctn;
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig *older = &o->older[e * n + f];
            *older = hdl_or(hdl_bit(used, e), hdl_and(*older, hdl_not(hdl_bit(used, f))));
        }
}

void ccu_settle(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                struct ccu_order *settled)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    sig names[CCU_SLOTS], above[CCU_SLOTS]; /* entries of slot k; of the slots above it */
    for (unsigned k = ns; k-- > 0;) {
        names[k] = hdl_gate(hdl_bit(oct->src_valid, k), oct->entry[k]);
        above[k] = k + 1 == ns ? hdl_zero(h, n) : hdl_or(above[k + 1], names[k + 1]);
    }
    hdl_rule(h, "CCU-A6", "The instruction's entries first, then the others in their old order.");
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig old = ct->order.older[e * n + f], higher[CCU_SLOTS];
            for (unsigned k = 0; k < ns; k++)
                higher[k] = hdl_and(hdl_bit(names[k], e), hdl_not(hdl_bit(above[k], f)));
            sig both_old = hdl_and(hdl_not(hdl_bit(ct->lock, f)), old);
            sig now = hdl_mux(hdl_bit(ct->lock, e), hdl_any(hdl_pack(ns, higher)), both_old);
            settled->older[e * n + f] =
                hdl_wire(h, hdl_fmt(h, "settled_%u_%u", f, e), hdl_mux(ct->touch, now, old));
        }
}
