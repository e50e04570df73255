/* Stealing in bank_arbiter: operands of a push that are read in its own cycle, from banks that
 * nothing else names. */
#include "gen/blocks/core/bank_arbiter.h"

const struct arb_steal_texts *arb_steal_texts(const struct arb *a)
{
    static const struct arb_steal_texts
        with = {"Queued iff pushed, valid and not stolen in this cycle.",
                "operands pushed, stolen ones included", "reads granted, stolen ones included",
                "stolen reads"},
        without = {"Queued iff pushed and valid.", "operands pushed", "reads granted",
                   "stolen reads: none without stealing"};
    return a->z.early_reads ? &with : &without;
}

sig arb_steal_left(const struct arb *a, unsigned s, sig want)
{
    return a->io.push_stolen ? hdl_and(want, hdl_not(hdl_item(a->io.push_stolen, s, a->z.nsrc)))
                             : want;
}

sig arb_steal_thieves(const struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    if (!a->io.steal_valid)
        return NULL;
    sig thief = arb_later(a, "stolen_for", z->nbank * z->ncu, "NBANK", "NCU");
    hdl_each(h, "stealing", b, "NBANK")
    {
        hdl_rule(h, "BA-E1", "A stolen operand goes to the collector that is pushed now.");
        hdl_assign_item(
            thief, b, hdl_select(hdl_item(a->io.steal_sched, b, z->nsched), a->io.push_cu, z->ncu));
    }
    return thief;
}

sig arb_steal_reads(const struct arb *a, sig thief, unsigned c, unsigned k, sig from)
{
    const struct sizes *z = &a->z;
    if (!thief)
        return from;
    sig bit[MAX_BANKS];
    for (unsigned b = 0; b < z->nbank; b++)
        bit[b] =
            hdl_and(hdl_bit(thief, b * z->ncu + c), hdl_bit(a->io.steal_slot, b * z->nsrc + k));
    return hdl_or(from, hdl_pack(z->nbank, bit));
}

sig arb_steal_by_port(const struct arb *a, sig thief, unsigned c, sig *port)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig bit[MAX_BANKS];
    if (!thief)
        return NULL;
    for (unsigned b = 0; b < z->nbank; b++)
        bit[b] = hdl_bit(thief, b * z->ncu + c);
    hdl_rule(h, "BA-E2", "A steal uses the first port: nothing of its collector is queued.");
    sig stolen = hdl_shape(hdl_wire(h, "stolen_from", hdl_pack(z->nbank, bit)), "NBANK");
    *port = hdl_or(*port, stolen);
    return hdl_select(stolen, a->io.steal_slot, z->nsrc);
}

void arb_steal_apart(const struct arb *a)
{
    if (a->io.steal_valid)
        hdl_rule(a->h, "ST-X1", "Nothing of steals is in the normal grants.");
}

sig arb_steal_row(const struct arb *a, unsigned b, sig row)
{
    return a->io.steal_row ? hdl_or(row, hdl_item(a->io.steal_row, b, a->z.roww)) : row;
}

void arb_steal_busy(const struct arb *a, const struct grants *g, unsigned b)
{
    if (!a->io.bank_busy)
        return;
    hdl_rule(a->h, "BA-B1", "Busy iff a write or a queued read names the bank.");
    hdl_assign_bits(
        a->io.bank_busy, b,
        hdl_or(hdl_not(hdl_bit(g->unwritten, b)), hdl_any(hdl_item(g->wanted, b, a->z.ncu))));
}

sig arb_steal_read(const struct arb *a, sig granted)
{
    return a->io.steal_valid ? hdl_or(granted, a->io.steal_valid) : granted;
}

sig arb_steal_stolen(const struct arb *a)
{
    return a->io.steal_valid ? a->io.steal_valid : hdl_zero(a->h, 1);
}
