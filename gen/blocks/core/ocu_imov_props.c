/* Properties of the second read of an Indirect-MOV in ocu. */
#include "gen/blocks/core/ocu.h"

sig props_second_slots(const struct sizes *z, sig src)
{
    sig one = hdl_eq_const(src, 1);
    return z->finds_target ? hdl_or(one, hdl_eq_const(src, 3)) : one;
}

/* What was given with the instruction. */
static sig taken(struct hdl *h, const struct ocu_view *s, const char *name, sig given,
                 const char *doc)
{
    sig q = hdl_reg(h, name, hdl_width_of(given), NULL, doc);
    hdl_when(s->q->alloc_valid) hdl_next(q, given);
    return q;
}

sig props_constant_of(struct hdl *h, const struct rename_given *given, sig base, sig wide,
                      sig *frame)
{
    sig off = given->off, first = hdl_const(h, hdl_bits_of(wide), given->r0cs);
    *frame = hdl_and(hdl_lt(wide, given->lim), hdl_not(hdl_lt(wide, first)));
    if (given->offw)
        off = hdl_mux(hdl_lt(wide, given->wrx), off, given->offw);
    return hdl_mux(*frame, off, base);
}

/* OCU-M6 */
static sig constant_of(struct hdl *h, const struct ocu_view *s, sig base, sig wide, sig *frame)
{
    struct rename_given given = {.r0cs = s->second->held.cons.r0cs};
    given.off = taken(h, s, "f_off", s->q->alloc_off, "its cons_off");
    given.lim = taken(h, s, "f_lim", s->q->alloc_lim, "its cons_lim");
    if (s->q->alloc_offw) {
        given.offw = taken(h, s, "f_offw", s->q->alloc_offw, "its cons_offw");
        given.wrx = taken(h, s, "f_wrx", s->q->alloc_wrx, "its cons_wrx");
    }
    return props_constant_of(h, &given, base, wide, frame);
}

/* The form that writes: it `finds` a place, which is `at` in the cycle `now`. */
static void target(struct hdl *h, const struct sizes *z, const struct ocu_view *s, sig now, sig at,
                   sig finds)
{
    sig place = hdl_reg(h, "f_place", z->physw, NULL, "where the register that it names is");
    hdl_when(now) hdl_next(place, at);
    hdl_rule(h, "OCU-M7", "Invariant: the place is kept.");
    hdl_assert(h, "OCU-M7",
               implies(hdl_and(s->state->busy, finds), hdl_eq(s->second->held.cons.base, place)));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig leaves = hdl_and(hdl_bit(s->q->disp_sel, q), finds);
        hdl_rule(h, "OCU-M7", "It leaves with the place of what it writes, if there is one.");
        hdl_assert(
            h, "OCU-M7",
            hdl_and(hdl_eq(hdl_bit(s->q->disp_target_valid, q), leaves),
                    hdl_eq(hdl_item(s->q->disp_target, q, z->physw), hdl_gate(leaves, place))));
    }
}

/* It is followed by what was given with it and by what arrived in slot 0. */
void props_ocu_second(struct hdl *h, const struct sizes *z, const struct ocu_view *s)
{
    sig imov = hdl_reg(h, "f_imov", 1, NULL, "what was given last is an Indirect-MOV");
    sig base = hdl_reg(h, "f_base", z->physw, NULL, "its base");
    sig bound = hdl_reg(h, "f_bound", z->boundw, NULL, "its bound");
    sig times = hdl_reg(h, "f_times", 2, NULL, "how often slot 0 was written since");
    sig looked = hdl_reg(h, "f_looked", 1, NULL, "its number was here in an earlier cycle");
    sig wrong = hdl_reg(h, "f_wrong", 1, NULL, "and was no register of the warp");
    sig none = hdl_reg(h, "f_none", 1, NULL, "or RZ");
    hdl_when(s->q->alloc_valid)
    {
        hdl_next(imov, s->q->alloc_imov);
        hdl_next(base, s->q->alloc_base);
        hdl_next(bound, s->q->alloc_bound);
    }
    sig comes = hdl_bit(s->write, 0), here = hdl_and(s->state->busy, hdl_bit(s->state->ready, 0));
    sig first = hdl_wire(h, "f_number_is_here", hdl_and(here, imov, hdl_eq_const(times, 1)));
    hdl_when(s->q->alloc_valid) hdl_next(times, hdl_zero(h, 2));
    hdl_else_when(h, comes) hdl_next(times, hdl_inc(times));
    hdl_when(s->q->alloc_valid) hdl_next(looked, hdl_zero(h, 1));
    hdl_else_when(h, first) hdl_next(looked, hdl_ones(h, 1));
    sig rz = hdl_eq_const(s->second->number, 255);
    sig wide = hdl_extend(s->second->number, z->boundw), frame = hdl_zero(h, 1);
    sig from = s->q->alloc_off ? constant_of(h, s, base, wide, &frame) : base;
    sig beyond = hdl_and(hdl_not(hdl_lt(wide, bound)), hdl_not(frame));
    sig now = hdl_wire(h, "f_decides", hdl_and(first, hdl_not(looked)));
    hdl_when(now)
    {
        hdl_next(none, rz);
        hdl_next(wrong, hdl_and(beyond, hdl_not(rz)));
    }
    hdl_rule(h, "OCU-M1", "Invariant: the unit has what was given.");
    hdl_assert(h, "OCU-M1", implies(s->state->busy, hdl_eq(s->second->held.is, imov)));
    hdl_rule(h, "OCU-M2", "Invariant: it looks once, when the number is here.");
    hdl_assert(h, "OCU-M2",
               implies(hdl_and(s->state->busy, imov), hdl_eq(s->second->held.sent, looked)));
    sig writes = s->q->disp_target ? hdl_bit(s->state->src_valid, 1) : hdl_zero(h, 1);
    sig most = hdl_and(looked, hdl_not(s->second->held.zero), hdl_not(writes));
    hdl_assert(
        h, "OCU-M2",
        implies(hdl_and(s->state->busy, imov),
                hdl_and(hdl_lt(times, hdl_const(h, 2, 3)),
                        implies(hdl_eq_const(times, 0), hdl_not(hdl_bit(s->state->ready, 0))),
                        implies(hdl_eq_const(times, 1),
                                hdl_eq(hdl_bit(s->state->ready, 0), hdl_not(most))),
                        implies(hdl_eq_const(times, 2), hdl_and(most, hdl_bit(s->state->ready, 0))),
                        implies(looked, hdl_any(times)))));
    hdl_rule(h, "OCU-M2", "Slot 0 is read again when its number is here, and never otherwise.");
    hdl_assert(
        h, "OCU-M2",
        hdl_eq(s->q->again_valid, hdl_and(now, hdl_not(hdl_or(rz, beyond)), hdl_not(writes))));
    sig number = z->physw < z->idxw ? hdl_low(s->second->number, z->physw)
                                    : hdl_extend(s->second->number, z->physw);
    hdl_rule(h, s->q->alloc_off ? "OCU-M6" : "OCU-M2",
             s->q->alloc_off ? "Its place is that of the warp's constants."
                             : "The register is base + number.");
    hdl_assert(h, s->q->alloc_off ? "OCU-M6" : "OCU-M2",
               hdl_eq(s->q->again_phys, hdl_gate(s->q->again_valid, hdl_add(from, number))));
    hdl_rule(h, "OCU-M3", "An Indirect-MOV leaves when its number was looked at.");
    hdl_assert(h, "OCU-M3", implies(hdl_and(s->q->disp_cand, imov), looked));
    hdl_rule(h, "OCU-M5", "Zero for RZ and for what is no register.");
    hdl_assert(h, "OCU-M5",
               implies(s->state->busy,
                       hdl_eq(s->second->held.zero, hdl_and(imov, looked, hdl_or(none, wrong)))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig sel = hdl_bit(s->q->disp_sel, q);
        hdl_rule(h, "OCU-M4", "What is no register is said where it leaves.");
        hdl_assert(h, "OCU-M4",
                   hdl_and(hdl_eq(hdl_bit(s->q->disp_imov, q), hdl_and(sel, imov)),
                           hdl_eq(hdl_bit(s->q->disp_oob, q), hdl_and(sel, imov, wrong))));
    }
    if (s->q->disp_target)
        target(h, z, s, now, hdl_add(from, number),
               hdl_and(imov, writes, looked, hdl_not(hdl_or(none, wrong))));
}
