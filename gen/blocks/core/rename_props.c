/* Properties of rename. The constants are those of an arbitrary warp: what is said holds for every
 * base, size of the stack and pair of pointers. */
#include "gen/blocks/core/props_rename.h"

/* Numbers of this proof are wide enough for every sum in it. */
static unsigned wide_bits(const struct sizes *z)
{
    return z->physw < 13 ? 14 : z->physw + 2;
}

struct warp {
    sig base, k, s, rfp, len; /* wide_bits() bits */
    sig is;                   /* the constants are its own */
};

static sig wide(const struct sizes *z, sig s)
{
    return hdl_extend(s, wide_bits(z));
}

static sig arbitrary(struct hdl *h, const char *name, unsigned bits, const char *doc)
{
    return hdl_any_const(h, name, bits, doc);
}

static struct warp warp(struct hdl *h, const struct sizes *z, const struct rename_given *c)
{
    struct warp w;
    w.base = wide(z, arbitrary(h, "f_base", z->physw, "the warp's first register"));
    w.k = wide(z, arbitrary(h, "f_k", LIMW, "its un-renamed registers"));
    w.s = wide(z, arbitrary(h, "f_s", z->frw, "registers of its stack"));
    w.rfp = wide(z, arbitrary(h, "f_rfp", z->frw, "where its frame begins"));
    sig rsp = wide(z, arbitrary(h, "f_rsp", z->frw, "where it ends"));
    sig back = hdl_lt(rsp, w.rfp), none = hdl_none(w.s);
    sig inside = hdl_or(hdl_and(hdl_lt(w.rfp, w.s), hdl_lt(rsp, w.s)),
                        hdl_and(none, hdl_none(w.rfp), hdl_none(rsp)));
    sig end = hdl_add(w.base, hdl_add(w.k, w.s));
    sig room = hdl_ge(hdl_const(h, wide_bits(z), 1ull << z->physw), end);
    w.len = hdl_sub(hdl_mux(back, hdl_add(rsp, w.s), rsp), w.rfp);
    sig r0cs = hdl_const(h, wide_bits(z), c->r0cs);
    sig off = hdl_sub(hdl_add(w.base, hdl_add(w.k, w.rfp)), r0cs);
    w.is = hdl_wire(h, "f_its_own",
                    hdl_and(inside, room, hdl_eq(wide(z, c->base), w.base),
                            hdl_eq(wide(z, c->k), w.k), hdl_eq(c->off, hdl_low(off, z->physw)),
                            hdl_eq(c->offw, hdl_low(hdl_sub(off, w.s), z->physw)),
                            hdl_eq(wide(z, c->lim), hdl_add(r0cs, w.len)),
                            hdl_eq(wide(z, c->wrx), hdl_sub(hdl_add(r0cs, w.s), w.rfp))));
    return w;
}

/* An operand of that warp: where it lies by the modulo form. */
static void operand(struct hdl *h, const struct sizes *z, const struct rename_given *c,
                    const struct rename_ports *q, const struct warp *w, unsigned i)
{
    sig x = wide(z, hdl_item(q->x, i, REGW)), r0cs = hdl_const(h, wide_bits(z), c->r0cs);
    sig ours = hdl_and(w->is, hdl_bit(q->x_valid, i));
    sig from = hdl_sub(x, r0cs), below = hdl_lt(x, r0cs);
    sig renamed = hdl_and(hdl_not(below), hdl_lt(from, w->len));
    sig at = hdl_add(w->rfp, from);
    sig round = hdl_mux(hdl_lt(at, w->s), at, hdl_sub(at, w->s));
    sig stack = hdl_add(w->base, w->k), place = hdl_item(q->phys, i, z->physw);
    hdl_rule(h, "RN-F1", "In the frame, modulo the size of the stack.");
    hdl_assert(h, "RN-F1",
               implies(hdl_and(ours, renamed), hdl_eq(wide(z, place), hdl_add(stack, round))));
    hdl_rule(h, "RN-B1", "Behind the base.");
    hdl_assert(h, "RN-B1",
               implies(hdl_and(ours, hdl_not(renamed)),
                       hdl_eq(place, hdl_low(hdl_add(w->base, x), z->physw))));
    hdl_rule(h, "RN-O1", "No register of the warp.");
    sig oob = hdl_bit(q->reg_oob, i);
    hdl_assert(h, "RN-O1", implies(ours, hdl_eq(oob, hdl_and(hdl_not(renamed), hdl_ge(x, w->k)))));
    hdl_rule(h, "RN-R1", "What is a register of the warp lies within its own.");
    sig first = hdl_sub(wide(z, place), w->base);
    hdl_assert(h, "RN-R1",
               implies(hdl_and(ours, hdl_not(oob)), hdl_and(hdl_ge(wide(z, place), w->base),
                                                            hdl_lt(first, hdl_add(w->k, w->s)))));
}

/* Two registers of a warp never have one place. */
static void injective(struct hdl *h, const struct sizes *z, const struct rename_ports *q,
                      const struct warp *w)
{
    sig both = hdl_and(w->is, hdl_all(hdl_low(q->x_valid, 2)), hdl_none(hdl_low(q->reg_oob, 2)));
    sig same = hdl_eq(hdl_item(q->x, 0, REGW), hdl_item(q->x, 1, REGW));
    sig met = hdl_eq(hdl_item(q->phys, 0, z->physw), hdl_item(q->phys, 1, z->physw));
    hdl_rule(h, "RN-W1", "Two registers of one warp never have one place.");
    hdl_assert(h, "RN-W1", implies(both, hdl_eq(same, met)));
}

/* The printed formula: what the block computes, without a word on where that is. */
static void printed(struct hdl *h, const struct sizes *z, const struct rename_given *c,
                    const struct rename_ports *q, unsigned i)
{
    sig x = hdl_item(q->x, i, REGW), r0cs = hdl_const(h, LIMW, c->r0cs);
    sig big = hdl_extend(x, LIMW), valid = hdl_bit(q->x_valid, i);
    sig renamed = hdl_and(hdl_ge(big, r0cs), hdl_lt(big, c->lim));
    sig place = hdl_low(wide(z, x), z->physw);
    hdl_rule(h, "RN-F1", "Behind the frame's offset or the base.");
    hdl_assert(h, "RN-F1",
               hdl_eq(hdl_item(q->phys, i, z->physw),
                      hdl_gate(valid, hdl_add(place, hdl_mux(renamed, c->off, c->base)))));
    hdl_rule(h, "RN-O1", "No register of the warp.");
    hdl_assert(h, "RN-O1",
               hdl_eq(hdl_bit(q->reg_oob, i), hdl_and(valid, hdl_not(renamed), hdl_ge(big, c->k))));
}

void props_rename(struct hdl *h, const struct sizes *z, const struct rename_given *s,
                  const struct rename_ports *q)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    if (s->wrx) {
        struct warp w = warp(h, z, s);
        hdl_each(h, "f_operand", i, "NOP") operand(h, z, s, q, &w, i);
        injective(h, z, q, &w);
    } else {
        hdl_each(h, "f_operand", i, "NOP") printed(h, z, s, q, i);
    }
    hdl_endif(h);
}
