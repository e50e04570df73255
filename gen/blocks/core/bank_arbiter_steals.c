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

void arb_steal_pushed(struct arb *a)
{
    const struct sizes *z = &a->z;
    if (!z->early_reads)
        return;
    a->push_stolen = hdl_shape(
        hdl_input(a->h, "push_stolen", z->nsched * z->nsrc, "[s] operands stolen in this cycle"),
        "NSCHED", "NSRC");
}

void arb_steal_ports(struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    if (!z->early_reads)
        return;
    a->bank_busy = hdl_shape(
        hdl_output(h, "bank_busy", z->nbank, "a write or a queued read wants the bank"), "NBANK");
    a->steal_valid =
        hdl_shape(hdl_input(h, "steal_valid", z->nbank, "bank b is read by a steal"), "NBANK");
    a->steal_row = hdl_input(h, "steal_row", z->nbank * z->roww, "[b] its row, or zero");
    a->steal_sched = hdl_shape(hdl_input(h, "steal_sched", z->nbank * z->nsched,
                                         "[b] one-hot: whose push_cu gets the operand, or zero"),
                               "NBANK", "NSCHED");
    a->steal_slot =
        hdl_shape(hdl_input(h, "steal_slot", z->nbank * z->nsrc, "[b] one-hot slot, or zero"),
                  "NBANK", "NSRC");
    if (z->roww)
        hdl_shape(a->steal_row, "NBANK", "ROWW");
}

sig arb_steal_left(const struct arb *a, unsigned s, sig want)
{
    return a->push_stolen ? hdl_and(want, hdl_not(hdl_item(a->push_stolen, s, a->z.nsrc))) : want;
}

sig arb_steal_thieves(const struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    if (!a->steal_valid)
        return NULL;
    sig thief = arb_later(a, "stolen_for", z->nbank * z->ncu, "NBANK", "NCU");
    hdl_each(h, "stealing", b, "NBANK")
    {
        hdl_rule(h, "BA-E1", "A stolen operand goes to the collector that is pushed now.");
        hdl_assign_item(thief, b,
                        hdl_select(hdl_item(a->steal_sched, b, z->nsched), a->push_cu, z->ncu));
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
        bit[b] = hdl_and(hdl_bit(thief, b * z->ncu + c), hdl_bit(a->steal_slot, b * z->nsrc + k));
    return hdl_or(from, hdl_pack(z->nbank, bit));
}

void arb_steal_apart(const struct arb *a)
{
    if (a->steal_valid)
        hdl_rule(a->h, "ST-X1", "Nothing of steals is in the normal grants.");
}

sig arb_steal_row(const struct arb *a, unsigned b, sig row)
{
    return a->steal_row ? hdl_or(row, hdl_item(a->steal_row, b, a->z.roww)) : row;
}

void arb_steal_busy(const struct arb *a, const struct grants *g, unsigned b)
{
    if (!a->bank_busy)
        return;
    hdl_rule(a->h, "BA-B1", "Busy iff a write or a queued read names the bank.");
    hdl_assign_bits(
        a->bank_busy, b,
        hdl_or(hdl_not(hdl_bit(g->unwritten, b)), hdl_any(hdl_item(g->wanted, b, a->z.ncu))));
}

sig arb_steal_read(const struct arb *a, sig granted)
{
    return a->steal_valid ? hdl_or(granted, a->steal_valid) : granted;
}

sig arb_steal_stolen(const struct arb *a)
{
    return a->steal_valid ? a->steal_valid : hdl_zero(a->h, 1);
}
