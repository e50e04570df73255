/* Properties of warp_status, of arbitrary warps and an arbitrary block. */
#include "gen/blocks/cars/props.h"

struct view {
    struct hdl *h;
    const struct status_sizes *z;
    const struct status_inside *s;
    sig a, b;  /* two warps, one-hot */
    sig level; /* regions of the level */
    sig given, done, launched;
};

/* Where a warp is in the list: the positions below the number of those listed that name it. */
static sig places(const struct view *v, sig wid)
{
    const struct status_sizes *z = v->z;
    sig in[z->warps];
    for (unsigned i = 0; i < z->warps; i++)
        in[i] = hdl_lt(hdl_const(v->h, z->listw, i), v->s->listed);
    return hdl_and(hdl_matches(v->s->list, z->widw, wid), hdl_pack(z->warps, in));
}

/* What is free, in registers. */
static void pool(struct view *v)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    v->level = hdl_reg(h, "f_level", z->countw, hdl_const(h, z->countw, z->regions),
                       "regions of the level");
    hdl_when(hdl_and(s->io.level_valid, hdl_none(s->live))) hdl_next(v->level, s->io.level_regions);
    hdl_rule(h, "WT-V1", "A level changes when no warp is live; then all its regions are free.");
    hdl_assert(h, "WT-V1", implies(hdl_none(s->live), hdl_eq(s->spare, v->level)));
    sig exists[z->regions], taken[z->warps];
    for (unsigned r = 0; r < z->regions; r++)
        exists[r] = hdl_lt(hdl_const(h, z->countw, r), v->level);
    for (unsigned w = 0; w < z->warps; w++)
        taken[w] = hdl_gate(hdl_bit(s->holder, w),
                            hdl_decode(hdl_item(s->slots, w, z->slotw), z->regions));
    sig held = hdl_or_n(z->warps, taken);
    hdl_rule(h, "WT-I1", "Invariant: free are the regions of the level that no warp holds.");
    hdl_assert(h, "WT-I1", hdl_eq(s->free, hdl_and(hdl_pack(z->regions, exists), hdl_not(held))));
    unsigned wide = (z->countw > z->listw ? z->countw : z->listw) + 1;
    sig all = hdl_add(hdl_extend(s->spare, wide), hdl_extend(hdl_popcount(s->holder), wide));
    hdl_rule(h, "WT-I1", "Invariant: so many, and with the holders as many as there are.");
    hdl_assert(
        h, "WT-I1",
        hdl_and(hdl_eq(s->spare, hdl_popcount(s->free)), hdl_eq(all, hdl_extend(v->level, wide))));
}

/* WT-I1, WT-I2, WT-R1, WT-I4. */
static void invariants(struct view *v, sig a, sig b)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    sig slot_a = hdl_at(s->slots, z->slotw, a), slot_b = hdl_at(s->slots, z->slotw, b);
    sig held = hdl_meets(s->holder, v->a),
        both = hdl_and(held, hdl_meets(s->holder, v->b), hdl_ne(a, b));
    hdl_rule(h, "WT-I1", "No two holders have one region.");
    hdl_assert(h, "WT-I1", implies(both, hdl_ne(slot_a, slot_b)));
    hdl_rule(h, "WT-I1", "Regions that are held are of the level.");
    hdl_assert(h, "WT-I1", implies(held, hdl_lt(hdl_extend(slot_a, z->countw), v->level)));
    sig mine = hdl_wire(h, "f_places", places(v, a));
    sig misses = hdl_and(hdl_meets(s->live, v->a), hdl_not(held));
    hdl_rule(h, "WT-I2", "A warp is listed once iff it is live and holds nothing.");
    hdl_assert(h, "WT-I2", hdl_and(hdl_eq(hdl_any(mine), misses), hdl_at_most_one(mine)));
    hdl_rule(h, "WT-I2", "Invariant: as many are listed as live warps hold nothing.");
    sig missing = hdl_popcount(hdl_and(s->live, hdl_not(s->holder)));
    hdl_assert(h, "WT-I2", hdl_eq(s->listed, missing));
    hdl_rule(h, "WT-I2",
             "Invariant: holders are live, and only they wait, are saved or end as told.");
    sig live = hdl_meets(s->live, v->a), waits = hdl_meets(s->waiting, v->a),
        saved = hdl_meets(s->saved, v->a);
    sig ends = hdl_meets(s->ending, v->a);
    hdl_assert(h, "WT-I2",
               hdl_and(implies(held, live), implies(ends, hdl_and(held, hdl_not(waits))),
                       implies(hdl_and(waits, hdl_not(held)), saved), implies(waits, live),
                       implies(saved, hdl_and(live, hdl_not(held)))));
    sig listed = hdl_any(s->listed), room = hdl_any(s->free);
    hdl_rule(h, "WT-I4", "A free region is given as soon as a warp is listed.");
    hdl_assert(h, "WT-I4",
               implies(hdl_and(listed, room), hdl_or(s->io.region_valid, s->io.swap_valid)));
    hdl_rule(h, "WT-R1", "To the oldest of the list; the region is free.");
    hdl_assert(
        h, "WT-R1",
        implies(s->io.region_valid,
                hdl_and(listed, hdl_eq(s->io.region_wid, hdl_low(s->list, z->widw)),
                        hdl_any(hdl_and(s->free, hdl_decode(s->io.region_slot, z->regions))))));
    hdl_rule(h, "WT-Z1", "Zero unless valid.");
    hdl_assert(
        h, "WT-Z1",
        hdl_and(hdl_or(s->io.region_valid, hdl_none(hdl_cat(s->io.region_wid, s->io.region_slot,
                                                            s->io.region_restore))),
                hdl_or(s->io.swap_valid, hdl_none(hdl_cat(s->io.swap_out, s->io.swap_in,
                                                          s->io.swap_slot, s->io.swap_restore))),
                hdl_or(s->io.barrier_done, hdl_none(s->io.barrier_tb))));
}

/* WT-V1, WT-L1, WT-L2, WT-E1: how an arbitrary warp begins and ends. */
static void lives(struct view *v, sig a)
{
    struct hdl *h = v->h;
    const struct status_inside *s = v->s;
    sig was = hdl_reg_zero(h, "f_was_live", 1, "live in the last cycle");
    sig began = hdl_reg_zero(h, "f_began", 1, "launched in it"),
        over = hdl_reg_zero(h, "f_over", 1, "ended in it");
    sig begins = hdl_and(v->launched, hdl_eq(s->io.launch_wid, a));
    sig ends = hdl_and(hdl_meets(s->ending, v->a), hdl_meets(s->io.drained, v->a));
    hdl_next(was, hdl_meets(s->live, v->a));
    hdl_next(began, begins);
    hdl_next(over, ends);
    hdl_rule(h, "WT-E1", "Live from a launch until its last lane is gone and it is drained.");
    hdl_assert(h, "WT-E1",
               hdl_eq(hdl_meets(s->live, v->a), hdl_or(began, hdl_and(was, hdl_not(over)))));
    sig place = places(v, a);
    sig last = hdl_any(hdl_and(place, hdl_decode(hdl_dec(s->listed), v->z->warps)));
    hdl_rule(h, "WT-L1", "A launched warp is the last of the list.");
    hdl_assert(h, "WT-L1", implies(began, last));
    hdl_rule(h, "WT-L1", "Nothing is launched that is live, before a level, or during a swap.");
    hdl_assert(
        h, "WT-L1",
        implies(s->io.launch_ready,
                hdl_and(hdl_none(hdl_and(hdl_decode(s->io.launch_wid, v->z->warps), s->live)),
                        hdl_not(s->io.level_valid), hdl_not(s->io.swap_valid))));
    hdl_rule(h, "WT-L2", "A need finds an empty list and its regions.");
    sig spare = hdl_popcount(s->free);
    hdl_assert(h, "WT-L2",
               implies(hdl_and(s->io.launch_ready, hdl_any(s->io.launch_need)),
                       hdl_and(hdl_none(s->listed), hdl_ge(spare, s->io.launch_need))));
}

/* Barriers and swaps; WT-I3 by a count of the cycles in which an arbitrary block waits for a swap
 * that could be. */
static void barriers(struct view *v, sig a, sig b)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    sig tb = props_arbitrary(h, "WT-I3", "f_tb", z->blocks, "an arbitrary block");
    sig all = hdl_wire(h, "f_members", hdl_and(s->live, hdl_matches(s->tbs, z->tbw, tb)));
    sig running = hdl_and(all, hdl_not(s->waiting));
    sig looked = hdl_eq(s->look, tb), passes = hdl_and(s->io.barrier_done, looked);
    hdl_rule(h, "WT-B1", "A block's barrier is passed iff all its live warps wait.");
    hdl_assert(
        h, "WT-B1",
        implies(looked, hdl_eq(s->io.barrier_done, hdl_and(hdl_any(all), hdl_none(running)))));
    sig passed = hdl_reg_zero(h, "f_passed", 1, "it was in the last cycle");
    sig in = hdl_reg_zero(h, "f_in", 1, "the warp is of the block");
    hdl_next(passed, passes);
    hdl_next(in, hdl_meets(all, v->a));
    hdl_rule(h, "WT-B1", "Then they go on.");
    hdl_assert(h, "WT-B1", implies(hdl_and(passed, in), hdl_not(hdl_meets(s->waiting, v->a))));
    if (!z->rule)
        return;
    sig holders = hdl_wire(h, "f_holders", hdl_and(all, s->holder));
    sig missing = hdl_and(all, hdl_not(s->holder));
    sig out_is = hdl_eq(s->swap_from, a), in_is = hdl_eq(s->swap_to, b);
    sig pair = hdl_and(s->swapping, out_is, in_is);
    hdl_rule(h, "WT-B2",
             "Saved is a holder that waits, for a listed warp of its block that does not.");
    sig same = hdl_eq(hdl_at(s->tbs, z->tbw, a), hdl_at(s->tbs, z->tbw, b));
    hdl_assert(h, "WT-B2",
               implies(pair, hdl_and(hdl_meets(s->holder, v->a), hdl_meets(s->waiting, v->a),
                                     hdl_meets(s->live, v->b), hdl_not(hdl_meets(s->holder, v->b)),
                                     hdl_not(hdl_meets(s->waiting, v->b)), same)));
    sig swapped = hdl_reg_zero(h, "f_swapped", 1, "these two were swapped in the last cycle");
    sig slot = hdl_reg(h, "f_slot", z->slotw, NULL, "the region");
    hdl_next(swapped, hdl_and(v->done, pair));
    hdl_next(slot, hdl_at(s->slots, z->slotw, a));
    sig at_end = hdl_any(hdl_and(places(v, a), hdl_decode(hdl_dec(s->listed), z->warps)));
    hdl_rule(h, "WT-B4", "The one has the region, the other is the last of the list.");
    hdl_assert(
        h, "WT-B4",
        implies(swapped, hdl_and(hdl_meets(s->holder, v->b), hdl_not(hdl_meets(s->holder, v->a)),
                                 at_end, hdl_eq(hdl_at(s->slots, z->slotw, b), slot))));
    if (z->last) {
        sig begins = hdl_reg_zero(h, "f_swaps", 1, "a swap was under way");
        sig idle = hdl_reg_zero(h, "f_no_runner", 1, "no holder of the block could run");
        hdl_next(begins, s->swapping);
        hdl_next(idle, hdl_none(hdl_and(holders, hdl_not(s->waiting))));
        sig of = hdl_eq(hdl_at(s->tbs, z->tbw, s->swap_from), tb);
        hdl_rule(h, "WT-B3", "No swap of a block with a holder that may run.");
        hdl_assert(h, "WT-B3", implies(hdl_and(s->swapping, hdl_not(begins), of), idle));
    } else {
        sig could =
            hdl_reg_zero(h, "f_could", 1, "a victim of the block, looked at, and somebody for it");
        sig victims = hdl_and(holders, s->waiting, s->io.drained);
        hdl_next(could, hdl_and(looked, hdl_any(victims), hdl_any(hdl_and(missing, running)),
                                hdl_not(s->swapping), hdl_not(s->io.region_valid)));
        hdl_rule(h, "WT-B3", "As soon as one waits and is drained.");
        hdl_assert(h, "WT-B3", implies(could, s->swapping));
    }
    /* Since when the block has held regions, not all, with nobody running, drained. */
    sig bad = hdl_wire(h, "f_owes",
                       hdl_and(hdl_any(holders), hdl_any(missing),
                               hdl_none(hdl_and(holders, hdl_not(s->waiting))),
                               hdl_none(hdl_and(holders, hdl_not(s->io.drained)))));
    sig counts = hdl_and(bad, hdl_not(s->swapping), hdl_not(s->io.region_valid));
    unsigned w = z->tbw + 1;
    sig owed = hdl_reg_zero(h, "f_owed", w, "cycles of that");
    hdl_next(owed, hdl_gate(counts, hdl_inc(owed)));
    sig ahead = hdl_sub(tb, s->look); /* cycles until it is looked at */
    hdl_rule(h, "WT-I3",
             "A block that waits for a swap is looked at, and swapped, within NTB cycles.");
    hdl_assert(h, "WT-I3",
               implies(hdl_and(counts, hdl_any(owed)), hdl_lt(hdl_add(owed, hdl_extend(ahead, w)),
                                                              hdl_const(h, w, z->blocks + 1))));
}

void props_warp_status(struct hdl *h, const struct status_sizes *z, const struct status_inside *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    hdl_comment(h, "A level has one region at least, and no more than there are.");
    hdl_assume(h, "WT-V1",
               implies(s->io.level_valid,
                       hdl_and(hdl_any(s->io.level_regions),
                               hdl_ge(hdl_const(h, z->countw, z->regions), s->io.level_regions))));
    struct view v = {.h = h, .z = z, .s = s};
    sig a = props_arbitrary(h, "WT-I1", "f_a", z->warps, "an arbitrary warp");
    sig b = props_arbitrary(h, "WT-I1", "f_b", z->warps, "another one");
    v.a = hdl_wire(h, "f_warp_a", hdl_decode(a, z->warps));
    v.b = hdl_wire(h, "f_warp_b", hdl_decode(b, z->warps));
    v.done = hdl_and(s->io.swap_valid, s->io.swap_ready);
    v.launched = hdl_and(s->io.launch_valid, s->io.launch_ready);
    pool(&v);
    invariants(&v, a, b);
    lives(&v, a);
    barriers(&v, a, b);
    unsigned w = hdl_bits_of(s->quiet);
    sig quiet = hdl_reg_zero(h, "f_quiet", w, "cycles without an event");
    sig event = hdl_or(hdl_and(s->io.region_valid, s->io.region_ready), v.done, s->io.barrier_done,
                       hdl_any(hdl_and(s->ending, s->io.drained)), hdl_none(s->listed));
    hdl_next(quiet, hdl_mux(event, hdl_zero(h, w), hdl_mux(s->io.stuck, quiet, hdl_inc(quiet))));
    hdl_rule(h, "WT-W1", "Stuck after that many cycles without an event.");
    hdl_assert(
        h, "WT-W1",
        hdl_and(hdl_eq(s->quiet, quiet), hdl_eq(s->io.stuck, hdl_eq_const(quiet, z->watchdog))));
    hdl_endif(h);
}
