/* Properties of warp_status, of arbitrary warps and an arbitrary block. */
#include "gen/blocks/cars/props.h"

struct view {
    struct hdl *h;
    const struct status_sizes *z;
    const struct status_inside *s;
    sig a, b;           /* two warps, one-hot */
    sig pool_a, pool_b; /* theirs */
    sig level;          /* regions of the level */
    sig places, last;   /* [p][i] in the lists; of the last one listed */
    sig done, launched;
    sig tb, all;    /* a block, and its live warps */
    sig tb_b, same; /* of the second warp; it is that of the first */
    sig begins;     /* a swap of the two, in this cycle */
    sig here, full,
        idle; /* warps of the first one's pool; it has no free region; who waits, drained */
};

/* One-hot. */
static sig pool_of(const struct view *v, sig wid)
{
    const struct status_sizes *z = v->z;
    return z->pools == 1 ? hdl_ones(v->h, 1)
                         : hdl_decode(hdl_bits(wid, z->indexw, z->widw - z->indexw), z->pools);
}

/* Bit p for each warp, or place, of pool p. */
static sig all_of(const struct view *v, sig pools)
{
    sig each[4];
    for (unsigned p = 0; p < v->z->pools; p++)
        each[p] = hdl_repeat(hdl_bit(pools, p), v->z->own);
    return hdl_pack(v->z->pools, each);
}

/* Where a warp is in the lists: the places below the number of those listed that name it. */
static sig places(const struct view *v, sig wid)
{
    return hdl_and(hdl_matches(v->s->list, v->z->indexw, hdl_low(wid, v->z->indexw)), v->places,
                   all_of(v, pool_of(v, wid)));
}

/* What is free, in registers, and who is listed. */
static void pools(struct view *v)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    v->level = hdl_reg(h, "f_level", z->countw, hdl_const(h, z->countw, z->regions),
                       "regions of the level");
    hdl_when(hdl_and(s->io.level_valid, hdl_none(s->live))) hdl_next(v->level, s->io.level_regions);
    sig exists[z->regions], taken[z->own], in[z->warps], last[z->pools], able[z->pools];
    for (unsigned r = 0; r < z->regions; r++)
        exists[r] = hdl_lt(hdl_const(h, z->countw, r), v->level);
    sig swaps_at = hdl_gate(s->swapping, pool_of(v, s->swap_from));
    sig gets = hdl_gate(s->io.region_valid, pool_of(v, s->io.region_wid));
    for (unsigned p = 0; p < z->pools; p++) {
        sig free = hdl_item(s->free, p, z->regions), spare = hdl_item(s->spare, p, z->countw);
        sig listed = hdl_item(s->listed, p, z->listw), holder = hdl_item(s->holder, p, z->own);
        hdl_rule(h, "WT-V1",
                 "A level changes when no warp is live; then all its regions are free.");
        hdl_assert(h, "WT-V1", implies(hdl_none(s->live), hdl_eq(spare, v->level)));
        for (unsigned i = 0; i < z->own; i++)
            taken[i] =
                hdl_gate(hdl_bit(holder, i),
                         hdl_decode(hdl_item(s->slots, p * z->own + i, z->slotw), z->regions));
        sig held = hdl_or_n(z->own, taken);
        hdl_rule(h, "WT-I1", "Invariant: free are the regions of the level that no warp holds.");
        hdl_assert(h, "WT-I1", hdl_eq(free, hdl_and(hdl_pack(z->regions, exists), hdl_not(held))));
        unsigned wide = (z->countw > z->listw ? z->countw : z->listw) + 1;
        sig all = hdl_add(hdl_extend(spare, wide), hdl_extend(hdl_popcount(holder), wide));
        hdl_rule(h, "WT-I1", "Invariant: so many, and with the holders as many as there are.");
        hdl_assert(
            h, "WT-I1",
            hdl_and(hdl_eq(spare, hdl_popcount(free)), hdl_eq(all, hdl_extend(v->level, wide))));
        hdl_rule(h, "WT-I2", "Invariant: as many are listed as live warps hold nothing.");
        sig missing = hdl_and(hdl_item(s->live, p, z->own), hdl_not(holder));
        hdl_assert(h, "WT-I2", hdl_eq(listed, hdl_popcount(missing)));
        able[p] = hdl_and(hdl_any(listed), hdl_any(free), hdl_not(hdl_bit(swaps_at, p)));
        hdl_rule(h, "WT-R1", "To the oldest of a list; the region is free.");
        sig oldest = hdl_item(s->list, p * z->own, z->indexw);
        hdl_assert(h, "WT-R1",
                   implies(hdl_bit(gets, p),
                           hdl_and(able[p], hdl_eq(hdl_low(s->io.region_wid, z->indexw), oldest),
                                   hdl_meets(free, hdl_decode(s->io.region_slot, z->regions)))));
        for (unsigned i = 0; i < z->own; i++)
            in[p * z->own + i] = hdl_lt(hdl_const(h, z->listw, i), listed);
        last[p] = hdl_decode(hdl_dec(listed), z->own);
    }
    v->places = hdl_wire(h, "f_in_list", hdl_pack(z->warps, in));
    v->last = hdl_wire(h, "f_last", hdl_pack(z->pools, last));
    sig ables = hdl_wire(h, "f_able", hdl_pack(z->pools, able));
    hdl_rule(h, "WT-I4", "A free region is given as soon as a warp of its pool is listed.");
    hdl_assert(h, "WT-I4", hdl_eq(gets, hdl_first(ables)));
}

/* WT-I1, WT-I2, WT-Z1. */
static void invariants(struct view *v, sig a, sig b)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    sig slot_a = hdl_at(s->slots, z->slotw, a), slot_b = hdl_at(s->slots, z->slotw, b);
    sig held = hdl_meets(s->holder, v->a);
    sig both =
        hdl_and(held, hdl_meets(s->holder, v->b), hdl_ne(a, b), hdl_meets(v->pool_a, v->pool_b));
    hdl_rule(h, "WT-I1", "No two holders of a pool have one region.");
    hdl_assert(h, "WT-I1", implies(both, hdl_ne(slot_a, slot_b)));
    hdl_rule(h, "WT-I1", "Regions that are held are of the level.");
    hdl_assert(h, "WT-I1", implies(held, hdl_lt(hdl_extend(slot_a, z->countw), v->level)));
    sig mine = hdl_wire(h, "f_places", places(v, a));
    sig misses = hdl_and(hdl_meets(s->live, v->a), hdl_not(held));
    hdl_rule(h, "WT-I2", "A warp is listed once iff it is live and holds nothing.");
    hdl_assert(h, "WT-I2", hdl_and(hdl_eq(hdl_any(mine), misses), hdl_at_most_one(mine)));
    hdl_rule(h, "WT-I2",
             "Invariant: holders are live, and only they wait, are saved or end as told.");
    sig live = hdl_meets(s->live, v->a), waits = hdl_meets(s->waiting, v->a),
        saved = hdl_meets(s->saved, v->a);
    sig ends = hdl_meets(s->ending, v->a);
    hdl_assert(h, "WT-I2",
               hdl_and(implies(held, live), implies(ends, hdl_and(held, hdl_not(waits))),
                       implies(hdl_and(waits, hdl_not(held)), saved), implies(waits, live),
                       implies(saved, hdl_and(live, hdl_not(held)))));
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
    const struct status_sizes *z = v->z;
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
    hdl_rule(h, "WT-L1", "A launched warp is the last of the list.");
    hdl_assert(h, "WT-L1", implies(began, hdl_meets(places(v, a), v->last)));
    hdl_rule(h, "WT-L1", "Nothing is launched that is live, before a level, or during a swap.");
    hdl_assert(
        h, "WT-L1",
        implies(s->io.launch_ready,
                hdl_and(hdl_none(hdl_and(hdl_decode(s->io.launch_wid, z->warps), s->live)),
                        hdl_not(s->io.level_valid),
                        hdl_not(hdl_and(s->swapping, hdl_meets(pool_of(v, s->io.launch_wid),
                                                               pool_of(v, s->swap_from)))))));
    sig enough[z->pools];
    for (unsigned p = 0; p < z->pools; p++)
        enough[p] = hdl_ge(hdl_popcount(hdl_item(s->free, p, z->regions)),
                           hdl_item(s->io.launch_need, p, z->countw));
    hdl_rule(h, "WT-L2", "A need finds empty lists and its regions.");
    hdl_assert(h, "WT-L2",
               implies(hdl_and(s->io.launch_ready, hdl_any(s->io.launch_need)),
                       hdl_and(hdl_none(s->listed), hdl_and_n(z->pools, enough))));
}

/* `cause` has lasted, without a swap, no longer than until the block was looked at. */
static sig in_turn(const struct view *v, const char *name, sig cause, sig tb)
{
    struct hdl *h = v->h;
    unsigned w = v->z->tbw + 1;
    sig counts = hdl_wire(h, hdl_fmt(h, "%s_now", name), hdl_and(cause, hdl_not(v->s->swapping)));
    sig cycles = hdl_reg_zero(h, name, w, "cycles of that");
    hdl_next(cycles, hdl_gate(counts, hdl_inc(cycles)));
    sig ahead = hdl_sub(tb, v->s->look); /* cycles until it is looked at */
    return implies(hdl_and(counts, hdl_any(cycles)), hdl_lt(hdl_add(cycles, hdl_extend(ahead, w)),
                                                            hdl_const(v->h, w, v->z->blocks + 1)));
}

/* WT-B1, of an arbitrary block. */
static void barriers(struct view *v)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    v->tb = props_arbitrary(h, "WT-I3", "f_tb", z->blocks, "an arbitrary block");
    v->all = hdl_wire(h, "f_members", hdl_and(s->live, hdl_matches(s->tbs, z->tbw, v->tb)));
    sig running = hdl_and(v->all, hdl_not(s->waiting));
    sig looked = hdl_eq(s->look, v->tb), passes = hdl_and(s->io.barrier_done, looked);
    sig saving = hdl_and(s->swapping, hdl_meets(v->all, hdl_decode(s->swap_from, z->warps)));
    hdl_rule(h, "WT-B1",
             "A block's barrier is passed iff all its live warps wait, and none is being saved.");
    hdl_assert(
        h, "WT-B1",
        implies(looked, hdl_eq(s->io.barrier_done,
                               hdl_and(hdl_any(v->all), hdl_none(running), hdl_not(saving)))));
    sig passed = hdl_reg_zero(h, "f_passed", 1, "it was in the last cycle");
    sig in = hdl_reg_zero(h, "f_in", 1, "the warp is of the block");
    hdl_next(passed, passes);
    hdl_next(in, hdl_meets(v->all, v->a));
    hdl_rule(h, "WT-B1", "Then they go on.");
    hdl_assert(h, "WT-B1", implies(hdl_and(passed, in), hdl_not(hdl_meets(s->waiting, v->a))));
}

/* WT-B2, WT-B4, WT-B5, of two arbitrary warps. */
static void swaps(struct view *v, sig a, sig b)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    sig out_is = hdl_eq(s->swap_from, a), in_is = hdl_eq(s->swap_to, b);
    sig pair = hdl_wire(h, "f_pair", hdl_and(s->swapping, out_is, in_is));
    if (z->last || z->rescue)
        v->begins = hdl_and(pair, hdl_not(hdl_delay_zero(h, "f_swaps", s->swapping, "it was")));
    v->same = hdl_eq(hdl_at(s->tbs, z->tbw, a), hdl_at(s->tbs, z->tbw, b));
    v->tb_b = hdl_at(s->tbs, z->tbw, b);
    sig rescue = z->rescue ? hdl_eq(v->tb_b, s->senior) : hdl_zero(h, 1);
    hdl_rule(
        h, "WT-B2",
        "Saved is a holder that waits, for a listed warp of its pool and block that does not.");
    hdl_assert(h, "WT-B2",
               implies(pair, hdl_and(hdl_meets(s->holder, v->a), hdl_meets(s->waiting, v->a),
                                     hdl_meets(s->live, v->b), hdl_not(hdl_meets(s->holder, v->b)),
                                     hdl_not(hdl_meets(s->waiting, v->b)), hdl_or(v->same, rescue),
                                     hdl_meets(v->pool_a, v->pool_b))));
    sig swapped = hdl_reg_zero(h, "f_swapped", 1, "these two were swapped in the last cycle");
    sig slot = hdl_reg(h, "f_slot", z->slotw, NULL, "the region");
    hdl_next(swapped, hdl_and(v->done, pair));
    hdl_next(slot, hdl_at(s->slots, z->slotw, a));
    sig at_end = hdl_meets(places(v, a), v->last);
    hdl_rule(h, "WT-B4", "The one has the region, the other is the last of the list.");
    hdl_assert(
        h, "WT-B4",
        implies(swapped, hdl_and(hdl_meets(s->holder, v->b), hdl_not(hdl_meets(s->holder, v->a)),
                                 at_end, hdl_eq(hdl_at(s->slots, z->slotw, b), slot))));
}

/* WT-B3, and WT-I3 by a count of the cycles in which an arbitrary block waits for a swap that could
 * be, in the pool of the first warp. */
static void due(struct view *v)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    v->here = all_of(v, v->pool_a);
    v->full = hdl_none(hdl_select(v->pool_a, s->free, z->regions));
    v->idle = hdl_and(s->waiting, s->io.drained);
    sig running = hdl_and(v->all, hdl_not(s->waiting));
    sig holders = hdl_wire(h, "f_holders", hdl_and(v->all, s->holder, v->here));
    sig runs = hdl_any(hdl_and(holders, hdl_not(s->waiting)));
    sig missing = hdl_and(v->all, hdl_not(s->holder), v->here);
    sig wants = hdl_any(hdl_and(missing, hdl_not(s->waiting)));
    if (z->last) {
        sig none = hdl_delay_zero(h, "f_no_runner", hdl_not(runs), "no holder of it could run");
        sig of = hdl_eq(v->tb_b, v->tb);
        hdl_rule(h, "WT-B3", "No swap of a block with a holder in the pool that may run.");
        hdl_assert(h, "WT-B3", implies(hdl_and(v->begins, of), none));
    } else {
        sig could =
            hdl_delay_zero(h, "f_could",
                           hdl_and(hdl_eq(s->look, v->tb), hdl_any(hdl_and(holders, v->idle)),
                                   wants, v->full, hdl_not(s->swapping)),
                           "a victim of the block, looked at, and somebody for it");
        hdl_rule(h, "WT-B3", "Somebody is swapped as soon as one waits and is drained.");
        hdl_assert(h, "WT-B3", implies(could, s->swapping));
    }
    /* Since when the block has held regions, not all, with nobody running, drained. */
    sig owes = hdl_and(hdl_any(holders), hdl_any(missing), hdl_or(wants, hdl_none(running)),
                       hdl_not(runs), hdl_none(hdl_and(holders, hdl_not(s->io.drained))), v->full);
    sig in_time = in_turn(v, "f_owes", owes, v->tb);
    hdl_rule(h, "WT-I3",
             "A block that waits for a swap is looked at, and swapped, within NTB cycles.");
    hdl_assert(h, "WT-I3", in_time);
}

/* WT-B5, and what the rules come to. */
static void rescue(struct view *v)
{
    struct hdl *h = v->h;
    const struct status_sizes *z = v->z;
    const struct status_inside *s = v->s;
    sig seniors = hdl_and(s->live, hdl_matches(s->tbs, z->tbw, s->senior));
    sig rests = hdl_and(v->full, hdl_none(hdl_and(s->holder, v->here, hdl_not(v->idle))));
    sig rested = hdl_delay_zero(h, "f_rested", rests, "all holders of the pool waited");
    hdl_rule(h, "WT-B5", "One of another block only if all holders of the pool waited.");
    hdl_assert(h, "WT-B5", implies(hdl_and(v->begins, hdl_not(v->same)), rested));
    sig needs = hdl_and(seniors, v->here, hdl_not(s->holder), hdl_not(s->waiting));
    sig helped = in_turn(v, "f_needs", hdl_and(rests, hdl_any(needs)), s->senior);
    hdl_rule(h, "WT-B5", "The senior is swapped in then within NTB cycles.");
    hdl_assert(h, "WT-B5", helped);
    sig ready = hdl_and(s->io.region_ready, s->io.swap_ready, hdl_all(s->io.drained));
    sig still = hdl_and(hdl_any(s->live), hdl_none(s->io.holds), ready);
    unsigned most = z->pools * z->regions + 4 * z->blocks + 2, w = hdl_clog2(most + 1);
    sig dead = hdl_reg_zero(h, "f_dead", w, "cycles in which nobody could run");
    hdl_next(dead, hdl_gate(still, hdl_inc(dead)));
    hdl_rule(h, "WT-B5", "While a warp is live somebody runs again.");
    hdl_assert(h, "WT-B5", hdl_lt(dead, hdl_const(h, w, most)));
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
    v.pool_a = hdl_wire(h, "f_pool_a", pool_of(&v, a));
    v.pool_b = hdl_wire(h, "f_pool_b", pool_of(&v, b));
    v.done = hdl_and(s->io.swap_valid, s->io.swap_ready);
    v.launched = hdl_and(s->io.launch_valid, s->io.launch_ready);
    pools(&v);
    invariants(&v, a, b);
    lives(&v, a);
    barriers(&v);
    if (z->rule) {
        swaps(&v, a, b);
        due(&v);
    }
    if (z->rescue)
        rescue(&v);
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
