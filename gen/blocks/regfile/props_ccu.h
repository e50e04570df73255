/* What the properties of the composition with caching collectors follow, for the parts around them.
 */
#ifndef WS_PROPS_REGFILE_CCU_H
#define WS_PROPS_REGFILE_CCU_H

#include "gen/blocks/regfile/props_regfile.h"

/* A unit, or all units, one after the other: registers of the ccu, and the record of the
 * instruction that was issued to it. */
struct caching_unit {
    sig busy, owned, wid, src, ready, valid, lock, near, meta;
    sig entry, tag;                  /* [k] one-hot entry of the slot; [e] */
    sig pend;                        /* in the bank arbiter */
    sig held;                        /* its instruction waits in the issue stage */
    sig f_busy, f_wid, f_src, f_reg; /* f_reg: [k] */
    /* issue_stage = 2, otherwise zero: its slot is full; warp, sources and registers of what is in
     * there; it is given away (RF-P6) */
    sig full, s_wid, s_src, s_reg, leaves;
    /* A second read, otherwise NULL: what was issued has one, and what is in the slot; its number
     * names a register now, this one, of the warp and of the file; it names none */
    sig f_second, s_second, looks, number, second, nothing;
};

struct caching {
    struct hdl *h;
    const struct sizes *z;
    const struct rf *r;
    struct caching_unit all, one; /* all units; the one that is followed */
    struct tracked reg;           /* the physical register */
    sig unit, warp, tag;          /* symbols */
    struct rf_given in; /* what enters a unit, or with the issue stage or slots is on its way */
    sig enters;         /* something does */
    sig starts; /* [c] the record of the unit's instruction begins: its issue, or with slots its
                   allocation */
    sig mapped; /* the register is that of the pair, as this cycle's accesses have it */
    sig here;   /* entries of the unit that are valid and have the pair's tag */
    sig own;    /* the unit belongs to the warp, and the register is the pair's */
    sig named;  /* [k] an operand of the unit's record is the pair, and that the register */
    sig value, known;    /* what the copies hold: the register, before results that are held */
    sig owns;            /* the unit belongs to the warp */
    sig next_named;      /* [k] an operand of what is in the unit's slot is the pair, and that the
                            register; NULL: no slots */
    sig meta;            /* of the unit's instruction */
    sig class;           /* the same; NULL: there is only one */
    sig sent, sent_near; /* a result of the pair that the unit must take, and its hint */
    sig given, ends;     /* the unit is given an instruction; the warp ends */
};

/* ---- the record of a second read ---- */

/* In record(), before the loop over the units; in it, of unit c, whose registers' record is `reg`.
 */
void props_second_begins(struct caching *p);
void props_second_of_unit(struct caching *p, unsigned c, sig reg);
/* RF-V1: nothing of a warp is written beside its second read. */
void props_second_drained(const struct caching *p);

sig props_tag(const struct caching *p, sig s, unsigned i);
sig props_phys(const struct caching *p, sig phys, unsigned i);
/* Unit c, in a loop over the units. */
struct caching_unit props_unit(const struct caching *p, unsigned c);
/* Items of `w` bits, one for each unit: that of the unit that is followed. */
sig props_of_unit(const struct caching *p, sig items, hdl_width w);
/* [k] which of the registers `regs` is `reg`. */
sig props_named(const struct caching *p, sig regs, sig reg);
/* D ports and then invalidations that reach the unit now with the pair's tag. */
sig props_results_for(const struct caching *p);
/* What waits in front of the units, in the issue stage or in slots. */
struct ahead {
    sig waits, wid;           /* [c] something does; its warp */
    const char *rule, *where; /* of who is seen; what it waits in */
    /* from props_ahead() */
    sig owner;                /* [c] the next one */
    sig seen_valid, seen_wid; /* as scheduler and allocator see it; NULL: nobody looks */
};
struct ahead props_ahead(const struct caching *p, struct ahead a);
/* In a loop over the units: the next owner of unit c is seen, and is that of no other unit. */
void props_next_owner(const struct caching *p, const struct ahead *a, unsigned c);
/* The results that reach the units, as wires where they are looked at in loops. */
struct rf_results props_results_held(const struct caching *p);
/* In a loop over the units: they are the owner's, and no sources. */
void props_owners_results(const struct caching *p, unsigned c, const struct rf_results *at);
/* The pair's result of the last cycle reaches its unit as it was written. */
void props_values_held(const struct caching *p);
/* A register that was `now` in the last cycle. */
sig props_later(const struct caching *p, const char *name, sig now);

#endif
