/* Properties of the Indirect-MOV in ccu, over what was given and the entries of its slot. */
#include "gen/blocks/core/props_rename.h"
#include "gen/blocks/malekeh/ccu_table.h"
#include "gen/blocks/props.h"

/* What was given, until the next instruction. */
static sig given(struct hdl *h, sig alloc, const char *name, sig now, const char *doc)
{
    sig q = hdl_reg(h, name, hdl_width_of(now), NULL, doc);
    hdl_when(alloc) hdl_next(q, now);
    return q;
}

/* CCU-M8 */
static sig constant_of(struct hdl *h, const struct ccu_view *v, sig base, sig wide, sig *frame)
{
    sig alloc = v->q->alloc_valid;
    struct rename_given with = {.r0cs = v->u->r0cs};
    with.off = given(h, alloc, "f_off", v->q->alloc_off, "its cons_off");
    with.lim = given(h, alloc, "f_lim", v->q->alloc_lim, "its cons_lim");
    if (v->q->alloc_offw) {
        with.offw = given(h, alloc, "f_offw", v->q->alloc_offw, "its cons_offw");
        with.wrx = given(h, alloc, "f_wrx", v->q->alloc_wrx, "its cons_wrx");
    }
    return props_constant_of(h, &with, base, wide, frame);
}

/* The form that writes: it `finds` a place, which is `at` in the cycle `now`. */
static void target(struct hdl *h, const struct ccu_view *v, sig now, sig at, sig finds)
{
    sig place = hdl_reg(h, "f_place", v->z->physw, NULL, "where the register that it names is");
    hdl_when(now) hdl_next(place, at);
    sig leaves = hdl_and(v->q->disp_sel, finds);
    hdl_rule(h, "CCU-M7", "Invariant: the place is kept.");
    hdl_lemma(h, "CCU-M7",
              implies(hdl_and(v->oct->busy, finds), hdl_eq(v->m->held.cons.base, place)));
    hdl_rule(h, "CCU-M7", "It leaves with the place of what it writes, if there is one.");
    hdl_assert(h, "CCU-M7",
               hdl_and(hdl_eq(v->q->disp_target_valid, leaves),
                       hdl_eq(v->q->disp_target, hdl_gate(leaves, place))));
}

void props_ccu_second(struct hdl *h, const struct ccu_view *v)
{
    const struct sizes *z = v->z;
    sig alloc = v->q->alloc_valid, one = hdl_ones(h, 1), no = hdl_zero(h, 1);
    sig imov = given(h, alloc, "f_imov", v->q->alloc_imov, "it is an Indirect-MOV");
    sig base = given(h, alloc, "f_base", v->q->alloc_base, "first register of its warp");
    sig bound = given(h, alloc, "f_bound", v->q->alloc_bound, "how many it has");
    sig looked = hdl_reg(h, "f_looked", 1, no, "its number was looked at");
    sig none = hdl_reg(h, "f_none", 1, NULL, "it was RZ"), wrong;
    wrong = hdl_reg(h, "f_wrong_number", 1, NULL, "it was none of the warp's");
    sig now = hdl_wire(h, "f_looks",
                       hdl_and(v->oct->busy, imov, hdl_bit(v->oct->ready, 0), hdl_not(looked)));
    sig rz = hdl_all(v->m->number), wide = hdl_extend(v->m->number, z->boundw), frame = no;
    sig from = v->q->alloc_off ? constant_of(h, v, base, wide, &frame) : base;
    sig beyond = hdl_not(hdl_or(hdl_lt(wide, bound), frame));
    sig at = hdl_wire(h, "f_named_place", hdl_add(from, hdl_fit(v->m->number, z->physw)));
    hdl_when(alloc) hdl_next(looked, no);
    hdl_else_when(h, now) hdl_next(looked, one);
    hdl_when(now)
    {
        hdl_next(none, rz);
        hdl_next(wrong, hdl_and(beyond, hdl_not(rz)));
    }
    sig here = hdl_and(v->oct->busy, imov), writes = no, found_place = no;
    if (v->q->disp_target)
        writes = hdl_bit(v->oct->src_valid, 1);
    if (v->q->disp_target) /* in its place, whether it is needed or not */
        found_place = looked;
    hdl_rule(h, "CCU-M1", "Invariant: the unit has what was given.");
    hdl_lemma(
        h, "CCU-M1",
        implies(v->oct->busy, hdl_and(hdl_eq(v->m->held.is, imov), hdl_eq(v->m->held.cons.k, bound),
                                      hdl_or(hdl_eq(v->m->held.cons.base, base), found_place))));
    hdl_rule(h, "CCU-M1", "Invariant: one operand, in slot 0.");
    hdl_lemma(h, "CCU-M1", implies(here, props_second_slots(z, v->oct->src_valid)));
    hdl_rule(h, "CCU-M2", "Invariant: it looks once, when the number is here.");
    hdl_lemma(h, "CCU-M2", implies(v->oct->busy, hdl_eq(v->m->held.sent, hdl_and(imov, looked))));
    sig is = hdl_wire(h, "f_names", hdl_and(now, hdl_not(hdl_or(rz, beyond)), hdl_not(writes)));
    sig tags = hdl_wire(h, "f_second_tags", hdl_pack(z->ctn, v->ct->own_tag));
    sig tag = z->phys_tags ? at : hdl_fit(v->m->number, z->tagw);
    sig found = hdl_and(v->ct->valid, hdl_matches(tags, z->tagw, tag));
    hdl_rule(h, z->phys_tags ? "CCU-M8" : "CCU-M2",
             z->phys_tags ? "It is known by its place." : "It is known by its number.");
    hdl_lemma(h, z->phys_tags ? "CCU-M8" : "CCU-M2", implies(is, hdl_eq(v->m->tag, tag)));
    hdl_rule(h, "CCU-M6", "What its number names is read unless it is here, and never otherwise.");
    hdl_assert(h, "CCU-M6",
               hdl_and(hdl_eq(v->q->again_valid, hdl_and(is, hdl_none(found))),
                       hdl_eq(v->q->again_hit, hdl_and(is, hdl_any(found)))));
    const char *rule = v->q->alloc_off ? "CCU-M8" : "CCU-M6";
    hdl_rule(h, rule,
             v->q->alloc_off ? "Its place is that of the warp's constants."
                             : "The register is base + number.");
    hdl_assert(h, rule, hdl_eq(v->q->again_phys, hdl_gate(v->q->again_valid, at)));
    sig past = hdl_reg(h, "f_read_again", 1, no, "in the last cycle it was read again");
    hdl_next(past, v->q->again_valid);
    hdl_rule(h, "CCU-M6", "What is read again is locked, alone, and far.");
    hdl_assert(
        h, "CCU-M6",
        implies(past, hdl_and(hdl_one_hot(v->ct->lock), hdl_none(hdl_and(v->ct->lock, v->ct->near)),
                              hdl_not(hdl_bit(v->oct->ready, 0)))));
    hdl_rule(h, "CCU-M3", "An Indirect-MOV leaves when its number was looked at.");
    hdl_assert(h, "CCU-M3", implies(hdl_and(v->q->disp_cand, imov), looked));
    hdl_rule(h, "CCU-M5", "Zero for RZ and for what is no register.");
    hdl_lemma(
        h, "CCU-M5",
        implies(v->oct->busy, hdl_eq(v->m->held.zero, hdl_and(imov, looked, hdl_or(none, wrong)))));
    hdl_rule(h, "CCU-M4", "Invariant: so is what is no register.");
    hdl_lemma(h, "CCU-M4",
              implies(v->oct->busy, hdl_eq(v->m->held.oob, hdl_and(imov, looked, wrong))));
    hdl_rule(h, "CCU-M4", "What is no register is said where it leaves.");
    hdl_assert(h, "CCU-M4",
               hdl_and(hdl_eq(v->q->disp_imov, hdl_and(v->q->disp_sel, imov)),
                       hdl_eq(v->q->disp_oob, hdl_and(v->q->disp_sel, imov, wrong))));
    if (v->q->disp_target)
        target(h, v, now, at, hdl_and(imov, writes, looked, hdl_not(hdl_or(none, wrong))));
}
