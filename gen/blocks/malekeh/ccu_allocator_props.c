/* Properties of ccu_allocator: the decision of Fig. 6 step by step, for the selected warp. */
#include "gen/blocks/malekeh/props_ccu.h"
#include "gen/blocks/props.h"

/* Where the warp owns no unit, it is given what pick() gives of `may`. */
static void random_pick(struct hdl *h, const struct ccu_allocator_view *v, sig none, sig may)
{
    sig picks = hdl_and(none, hdl_any(v->q->grant));
    sig pick = props_pick(h, "f_pick", 0, v->lfsr, picks, may);
    hdl_rule(h, "CA-R1", "A warp without a unit is given what pick() gives; the register follows.");
    hdl_assert(h, "CA-R1", implies(picks, hdl_eq(v->q->grant, pick)));
}

void props_ccu_allocator(struct hdl *h, const struct ccu_allocator_view *v)
{
    const struct sizes *z = v->z;
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    hdl_rule(h, "CA-F6", "One unit at most, and only a free one.");
    hdl_assert(
        h, "CA-F6",
        hdl_and(hdl_at_most_one(v->q->grant), hdl_none(hdl_and(v->q->grant, hdl_not(v->q->free)))));
    hdl_rule(h, "CA-F3", "Issued iff a unit is granted.");
    hdl_assert(h, "CA-F3", hdl_eq(v->q->issue, hdl_any(v->q->grant)));
    if (!v->q->owner_valid) {
        hdl_rule(h, "CA-P1", "Its own unit if that is free.");
        hdl_assert(h, "CA-P1", hdl_eq(v->q->grant, hdl_and(v->q->sel, v->q->free)));
        hdl_endif(h);
        return;
    }
    sig wid = hdl_encode(v->q->sel), any = hdl_any(v->q->sel), mine[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        mine[c] = hdl_and(any, hdl_bit(v->q->owner_valid, c),
                          hdl_eq(hdl_bits(v->q->owner_wid, c * z->widw, z->widw), wid));
    sig own = hdl_pack(z->ncu, mine), none = hdl_and(any, hdl_none(own));
    hdl_rule(h, "CCU-I1", "Duty: at most one unit belongs to a warp.");
    hdl_assume(h, "CCU-I1", hdl_at_most_one(own));
    hdl_rule(h, "CCU-I1", "A warp that owns a unit is given no other one.");
    hdl_assert(h, "CCU-I1", implies(hdl_any(own), hdl_none(hdl_and(v->q->grant, hdl_not(own)))));
    hdl_rule(h, "CA-F4", "It is given its own one iff that is free.");
    hdl_assert(h, "CA-F4", implies(hdl_any(own), hdl_eq(v->q->grant, hdl_and(own, v->q->free))));
    if (!v->q->near_any) {
        hdl_rule(h, "CA-A1", "A warp without a unit is given one if one is free.");
        hdl_assert(h, "CA-A1", implies(none, hdl_eq(v->q->issue, hdl_any(v->q->free))));
        random_pick(h, v, none, v->q->free);
        hdl_endif(h);
        return;
    }
    sig far = hdl_and(v->q->free, hdl_not(v->q->near_any));
    sig limit = hdl_extend(v->q->sthld, 7);
    sig wait = v->le ? hdl_not(hdl_lt(limit, v->count)) : hdl_lt(v->count, limit);
    sig all_near = hdl_and(none, hdl_any(v->q->free), hdl_none(far));
    hdl_rule(h, "CA-F5", "A warp without a unit is given a far one if one is free.");
    hdl_assert(h, "CA-F5",
               implies(hdl_and(none, hdl_any(far)), hdl_any(hdl_and(v->q->grant, far))));
    hdl_rule(h, "CA-F7", "If the free ones are all near, it waits as long as the counter says.");
    hdl_assert(h, "CA-F7",
               hdl_and(hdl_eq(v->q->waiting, hdl_and(all_near, wait)),
                       implies(v->q->waiting, hdl_none(v->q->grant))));
    hdl_rule(h, "CA-F9", "Then it is given one of them.");
    hdl_assert(h, "CA-F9",
               hdl_and(hdl_eq(v->q->replaced, hdl_and(all_near, hdl_not(wait))),
                       implies(v->q->replaced, hdl_any(v->q->grant))));
    hdl_rule(h, "CA-C1", v->le ? "It waits at a count of sthld at most." : "It waits below sthld.");
    hdl_assert(h, "CA-C1", implies(all_near, hdl_eq(v->q->waiting, wait)));
    random_pick(h, v, none, hdl_mux(hdl_any(far), far, v->q->free));
    if (v->q->cnt) {
        sig past = hdl_reg_zero(h, "f_past", 1, "the last cycle was no reset");
        sig next = hdl_reg(h, "f_count", 7, NULL, "what the counter must be");
        hdl_next(past, hdl_ones(h, 1));
        sig more = hdl_mux(hdl_all(v->count), v->count, hdl_inc(v->count));
        hdl_next(next,
                 hdl_mux(v->q->replaced, hdl_zero(h, 7), hdl_mux(v->q->waiting, more, v->count)));
        hdl_rule(h, "CA-F7", "The counter counts waits up to 127, and replacements clear it.");
        hdl_assert(h, "CA-F7", implies(past, hdl_eq(v->count, next)));
    }
    hdl_endif(h);
}
