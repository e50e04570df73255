/* Properties of dispatcher. */
#include "gen/blocks/props.h"

/* `older` orders the collectors: of two the one or the other, and no circles. */
static void assume_order(struct hdl *h, unsigned ncu, sig older)
{
    for (unsigned i = 0; i < ncu; i++)
        for (unsigned j = i + 1; j < ncu; j++)
            hdl_assume(h, "DI-P1",
                       hdl_xor(hdl_bit(older, i * ncu + j), hdl_bit(older, j * ncu + i)));
    for (unsigned i = 0; i < ncu; i++)
        for (unsigned j = 0; j < ncu; j++)
            for (unsigned k = 0; k < ncu; k++)
                if (i != j && j != k && i != k)
                    hdl_assume(h, "DI-P1",
                               hdl_or(hdl_not(hdl_bit(older, i * ncu + j)),
                                      hdl_not(hdl_bit(older, j * ncu + k)),
                                      hdl_bit(older, i * ncu + k)));
}

void props_dispatcher(struct hdl *h, const struct sizes *z, sig cand, sig older, sig disp_ready,
                      sig disp_valid, const sig *sel, const sig *hold, sig take)
{
    sig was[z->ndisp], taken[z->ndisp], any[z->ndisp];
    bool ordered = older && z->ncu <= 4;
    hdl_ifdef(h, "FORMAL");
    for (unsigned q = 0; q < z->ndisp; q++) {
        was[q] = hdl_reg(h, hdl_fmt(h, "f_kept_%u", q), z->ncu, hdl_zero(h, z->ncu),
                         "offered in the last cycle and not taken");
        taken[q] = hdl_gate(hdl_bit(disp_ready, q), sel[q]);
        hdl_next(was[q], hdl_gate(hdl_not(hdl_bit(disp_ready, q)), sel[q]));
        any[q] = hdl_any(sel[q]);
        hdl_rule(h, "DI-H1", "Duty: a complete collector stays until it is taken.");
        hdl_assume(h, "DI-H1", hdl_none(hdl_and(was[q], hdl_not(cand))));
    }
    if (ordered)
        assume_order(h, z->ncu, older);
    else if (older)
        for (unsigned i = 0; i < z->ncu; i++)
            for (unsigned j = i + 1; j < z->ncu; j++)
                hdl_assume(h, "DI-P1",
                           hdl_xor(hdl_bit(older, i * z->ncu + j), hdl_bit(older, j * z->ncu + i)));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig left = cand;
        for (unsigned i = 0; i < z->ndisp; i++)
            if (i != q)
                left = hdl_and(left, hdl_not(i < q ? hdl_or(sel[i], was[i]) : was[i]));
        hdl_rule(h, "DI-V1", "State: a port offers at most one collector.");
        hdl_assert(h, "DI-V1", hdl_at_most_one(sel[q]));
        hdl_rule(h, "DI-O1", "Only complete collectors are offered.");
        hdl_assert(h, "DI-O1", hdl_none(hdl_and(sel[q], hdl_not(cand))));
        hdl_rule(h, "DI-H1", "An offer that was not taken stays.");
        hdl_assert(h, "DI-H1", hdl_or(hdl_none(was[q]), hdl_eq(sel[q], was[q])));
        hdl_rule(h, "DI-H1", "State: what is held is what was not taken.");
        hdl_assert(h, "DI-H1", hdl_eq(hold[q], was[q]));
        for (unsigned i = 0; i < q; i++) {
            hdl_rule(h, "DI-O1", "State: no collector is offered twice.");
            hdl_assert(h, "DI-O1", hdl_none(hdl_and(sel[i], sel[q])));
        }
        if (ordered || !older) {
            hdl_rule(h, "DI-O1", "A port offers something if anything is left.");
            hdl_assert(h, "DI-O1", hdl_or(hdl_any(sel[q]), hdl_none(left)));
        }
    }
    hdl_rule(h, "DI-V1", "Valid iff something is offered.");
    hdl_assert(h, "DI-V1", hdl_eq(disp_valid, hdl_pack(z->ndisp, any)));
    hdl_rule(h, "DI-T1", "What leaves is what is offered and taken.");
    hdl_assert(h, "DI-T1", hdl_eq(take, hdl_or_n(z->ndisp, taken)));
    hdl_endif(h);
}
