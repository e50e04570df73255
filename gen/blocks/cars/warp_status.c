/* warp_status: in each pool equal regions and a list that closes up behind what leaves it, and one
 * block of warps looked at in a cycle. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/props.h"
#include "gen/blocks/ports.h"

struct unit {
    struct hdl *h;
    struct status_sizes z;
    struct status_inside s;
    sig swap, swap_out, swap_index;                 /* registers; swap_index: of the pool */
    sig swap_in;                                    /* the same warp among all */
    sig level, given, done, launched, ended;        /* what happens in this cycle; ended: a set */
    sig swaps_at, given_at, done_at, launched_at;   /* by pool */
    sig room;                                       /* [p] a region is free */
    sig given_slot;                                 /* [p][r] it is given in this cycle */
    sig members, all_wait;                          /* of the block that is looked at */
    sig out_warp, in_warp, given_warp, launch_warp; /* one-hot */
};

static void ports(struct unit *u, const struct params *p)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    z->pools = params_u(p, "warp_status.pools");
    z->warps = params_u(p, "warp_status.warps");
    z->own = z->warps / z->pools;
    z->widw = hdl_clog2(z->warps);
    z->indexw = hdl_clog2(z->own);
    z->blocks = params_u(p, "warp_status.blocks");
    z->tbw = hdl_clog2(z->blocks);
    z->regions = params_u(p, "warp_status.regions");
    z->slotw = hdl_clog2(z->regions);
    z->countw = hdl_clog2(z->regions + 1);
    z->listw = hdl_clog2(z->own + 1);
    z->watchdog = params_u(p, "warp_status.watchdog");
    z->last = params_is(p, "warp_status.barswap", "last");
    z->rule = params_u(p, "warp_status.barrier_rule") != 0;
    z->rescue = z->rule && z->pools > 1;
    sizes_of(warp_status, h, p);
    hdl_note(h, "Latency",
             "combinational from the registers; a block is looked at every NTB cycles");
    ports_of(warp_status, h, p, &s->io);
}

/* A wire of what a swap does: without swaps a zero, which needs no name. */
static sig of_swap(const struct unit *u, const char *name, sig s)
{
    return u->z.rule ? hdl_wire(u->h, name, s) : hdl_zero(u->h, hdl_bits_of(s));
}

/* One-hot. */
static sig pool_of(const struct unit *u, sig wid)
{
    const struct status_sizes *z = &u->z;
    return z->pools == 1 ? hdl_ones(u->h, 1)
                         : hdl_decode(hdl_bits(wid, z->indexw, z->widw - z->indexw), z->pools);
}

/* The warp at this index of a pool, one-hot. */
static sig warp_of(const struct unit *u, sig pool, sig index)
{
    return u->z.pools == 1 ? index : hdl_cat(hdl_encode(pool), index);
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Look and swap");
    s->look = hdl_reg_zero(h, "look", z->tbw, "the block that is looked at");
    s->senior = z->rescue ? hdl_reg_zero(h, "senior", z->tbw, "the senior block") : NULL;
    if (z->rule) {
        u->swap = hdl_reg_zero(h, "swapping", 1, "a swap is under way");
        u->swap_out = hdl_reg(h, "out", z->widw, NULL, "who is saved");
        u->swap_index = hdl_reg(h, "in", z->indexw, NULL, "for whom of the pool");
        u->swap_in = u->swap_index;
        if (z->pools > 1)
            u->swap_in = hdl_wire(
                h, "for_whom",
                hdl_cat(hdl_bits(u->swap_out, z->indexw, z->widw - z->indexw), u->swap_index));
    } else {
        u->swap = hdl_zero(h, 1);
        u->swap_out = u->swap_in = hdl_zero(h, z->widw);
        u->swap_index = hdl_zero(h, z->indexw);
    }
    s->listed = hdl_shape(hdl_wire_later(h, "listed", z->pools * z->listw), "P", "LISTW");
    s->free = hdl_shape(hdl_wire_later(h, "free", z->pools * z->regions), "P", "R");
    s->spare = hdl_shape(hdl_wire_later(h, "spare", z->pools * z->countw), "P", "COUNTW");
    s->live = hdl_wire_later(h, "live", z->warps);
    s->holder = hdl_wire_later(h, "holder", z->warps);
    s->ending = hdl_wire_later(h, "ending", z->warps);
    s->waiting = hdl_wire_later(h, "waiting", z->warps);
    s->saved = z->rule ? hdl_wire_later(h, "saved", z->warps) : hdl_zero(h, z->warps);
    s->tbs = hdl_shape(hdl_wire_later(h, "blocks", z->warps * z->tbw), "NWS", "TBW");
    s->slots = hdl_shape(hdl_wire_later(h, "slots", z->warps * z->slotw), "NWS", "SLOTW");
    s->list = hdl_shape(hdl_wire_later(h, "list", z->warps * z->indexw), "P", "NWP", "INDEXW");
    u->swaps_at = of_swap(u, "swaps_at", hdl_gate(u->swap, pool_of(u, u->swap_out)));
}

/* Who gets a region. */
static void regions(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Regions");
    u->room = hdl_wire_later(h, "room", z->pools);
    sig able = hdl_wire_later(h, "able", z->pools);
    hdl_each(h, "able_at", p, "P")
    {
        hdl_assign_bits(u->room, p, hdl_any(hdl_item(s->spare, p, z->countw)));
        hdl_rule(h, "WT-R1", "The oldest warp of the list gets the lowest free region.");
        hdl_rule(h, "WT-I4", "No region waits for more than to be taken, or for a swap.");
        hdl_assign_bits(able, p,
                        hdl_and(hdl_any(hdl_item(s->listed, p, z->listw)), hdl_bit(u->room, p),
                                hdl_not(hdl_bit(u->swaps_at, p))));
    }
    sig gives = hdl_wire(h, "gives", hdl_any(able)), turn = hdl_wire(h, "turn", hdl_first(able));
    hdl_assign(s->io.region_valid, gives);
    sig oldest = hdl_shape(hdl_wire_later(h, "oldest", z->pools * z->indexw), "P", "INDEXW");
    sig warp = hdl_shape(hdl_wire_later(h, "oldest_warp", z->warps), "NWS");
    sig first = hdl_shape(hdl_wire_later(h, "first_free", z->pools * z->regions), "P", "R");
    hdl_each(h, "offer", p, "P")
    {
        sig head = hdl_wire(h, "head", hdl_item(s->list, p * z->own, z->indexw));
        sig mine = hdl_bit(turn, p);
        hdl_assign_item(oldest, p, hdl_gate(mine, head));
        hdl_assign_bits(warp, p * z->own, hdl_gate(mine, hdl_decode(head, z->own)));
        hdl_assign_item(first, p, hdl_gate(mine, hdl_first(hdl_item(s->free, p, z->regions))));
    }
    hdl_rule(h, "WT-Z1", "Zero if none is given.");
    hdl_assign(s->io.region_wid, warp_of(u, turn, hdl_select(turn, oldest, z->indexw)));
    hdl_assign(s->io.region_slot, hdl_encode(hdl_select(turn, first, z->regions)));
    hdl_assign(s->io.region_restore, hdl_meets(warp, s->saved));
    u->given = hdl_wire(h, "given", hdl_and(gives, s->io.region_ready));
    u->given_at = hdl_gate(u->given, turn);
    u->given_warp = hdl_wire(h, "given_warp", hdl_gate(u->given, warp));
    u->given_slot = hdl_gate(u->given, first);
}

static void launches(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Levels and launches");
    hdl_rule(h, "WT-V1", "Another level when no warp is live.");
    sig empty = hdl_wire(h, "empty", hdl_none(s->live));
    hdl_assign(s->io.level_ready, empty);
    u->level = hdl_wire(h, "another_level", hdl_and(s->io.level_valid, empty));
    sig warp = hdl_wire(h, "asked_warp", hdl_decode(s->io.launch_wid, z->warps));
    sig enough = hdl_wire_later(h, "enough", z->pools), pool = pool_of(u, s->io.launch_wid);
    hdl_each(h, "need", p, "P") hdl_assign_bits(
        enough, p,
        hdl_ge(hdl_item(s->spare, p, z->countw), hdl_item(s->io.launch_need, p, z->countw)));
    hdl_rule(h, "WT-L2", "A need is met by empty lists and free regions.");
    sig fits = hdl_wire(
        h, "fits",
        hdl_or(hdl_none(s->io.launch_need), hdl_and(hdl_none(s->listed), hdl_all(enough))));
    hdl_rule(h, "WT-L1", "A warp that is not live, while no level waits and nobody is swapped.");
    sig ready =
        hdl_wire(h, "may_launch",
                 hdl_and(fits, hdl_not(s->io.level_valid), hdl_not(hdl_meets(pool, u->swaps_at)),
                         hdl_meets(warp, hdl_not(s->live))));
    hdl_assign(s->io.launch_ready, ready);
    u->launched = hdl_wire(h, "launched", hdl_and(ready, s->io.launch_valid));
    u->launched_at = hdl_gate(u->launched, pool);
    u->launch_warp = hdl_wire(h, "launch_warp", hdl_gate(u->launched, warp));
}

/* WT-B2, WT-B3, WT-B5: who is swapped for a warp of the block that is looked at. */
static void choose(struct unit *u, sig running)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_when(u->done) hdl_next(u->swap, hdl_zero(h, 1));
    sig idle = hdl_wire(h, "idle", hdl_and(s->waiting, s->io.drained));
    sig own = hdl_wire(h, "own_holders", hdl_and(u->members, s->holder)), is_senior = NULL;
    if (z->rescue) {
        sig seniors =
            hdl_wire(h, "senior_members", hdl_and(s->live, hdl_matches(s->tbs, z->tbw, s->senior)));
        hdl_rule(h, "WT-B5", "The senior has a live warp.");
        hdl_when(hdl_none(seniors)) hdl_next(s->senior, hdl_inc(s->senior));
        is_senior = hdl_wire(h, "senior_looked_at", hdl_eq(s->look, s->senior));
    }
    unsigned places = z->own - 1;
    sig able = hdl_wire_later(h, "may_swap", z->pools);
    sig outs = hdl_shape(hdl_wire_later(h, "leaving", z->pools * z->indexw), "P", "INDEXW");
    sig ins = hdl_shape(hdl_wire_later(h, "coming", z->pools * z->indexw), "P", "INDEXW");
    hdl_each(h, "swap_of", p, "P")
    {
        sig runs = hdl_item(running, p, z->own), listed = hdl_item(s->listed, p, z->listw);
        hdl_rule(h, "WT-B2", "The oldest listed warp of the block that does not wait.");
        hdl_comment(h, "One that is saved holds a region: the list is not full.");
        sig wants = hdl_wire_later(h, "wanted", places), in_list[z->own];
        for (unsigned i = 0; i < places; i++)
            in_list[i] = hdl_lt(hdl_const(h, z->listw, i), listed);
        sig in = hdl_wire(h, "in_list", hdl_pack(places, in_list));
        hdl_each(h, "position", i, "NWP-1")
        {
            sig index = hdl_wire(h, "index", hdl_item(s->list, p * z->own + i, z->indexw));
            hdl_assign_bits(wants, i, hdl_and(hdl_bit(in, i), hdl_pick(runs, z->own, 1, index)));
        }
        sig here = hdl_item(own, p, z->own), still = hdl_item(idle, p, z->own);
        sig victims = hdl_wire(h, "victims", hdl_and(here, still)), found = hdl_any(victims);
        if (z->last)
            found = hdl_and(found, hdl_none(hdl_and(here, runs)));
        if (z->rescue) {
            sig all = hdl_item(s->holder, p, z->own);
            hdl_rule(h, "WT-B5", "For the senior, if all holders wait, any of them.");
            sig rests = hdl_wire(h, "rests", hdl_none(hdl_and(all, hdl_not(still))));
            victims = hdl_mux(hdl_any(victims), victims, all);
            found = hdl_or(found, hdl_and(is_senior, rests));
        }
        if (z->last)
            hdl_rule(h, "WT-B3", "Only if no holder of the block may run.");
        else
            hdl_rule(h, "WT-B3", "As soon as one waits.");
        hdl_assign_bits(able, p, hdl_and(hdl_any(wants), found, hdl_not(hdl_bit(u->room, p))));
        hdl_assign_item(outs, p, hdl_encode(hdl_first(victims)));
        hdl_assign_item(ins, p,
                        hdl_select(hdl_first(wants),
                                   hdl_items(s->list, p * z->own, places, z->indexw), z->indexw));
    }
    sig pool = hdl_wire(h, "swap_pool", hdl_first(able));
    hdl_when(hdl_and(hdl_any(able), hdl_not(u->swap)))
    {
        hdl_next(u->swap, hdl_ones(h, 1));
        hdl_next(u->swap_out, warp_of(u, pool, hdl_select(pool, outs, z->indexw)));
        hdl_next(u->swap_index, hdl_select(pool, ins, z->indexw));
    }
}

/* The block that is looked at: its barrier, and the swap that is under way. */
static void barriers(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Barriers and swaps");
    hdl_rule(h, "WT-B1",
             z->rule ? "One block a cycle, but not during a swap." : "One block a cycle.");
    hdl_when(hdl_not(u->swap)) hdl_next(s->look, hdl_inc(s->look));
    u->members = hdl_wire(h, "members", hdl_and(s->live, hdl_matches(s->tbs, z->tbw, s->look)));
    sig running = hdl_wire(h, "not_waiting", hdl_and(u->members, hdl_not(s->waiting)));
    u->done = of_swap(u, "swap_done", hdl_and(u->swap, s->io.swap_ready));
    u->done_at = hdl_gate(u->done, u->swaps_at);
    u->out_warp = of_swap(u, "out_warp", hdl_gate(u->swap, hdl_decode(u->swap_out, z->warps)));
    u->in_warp = of_swap(u, "in_warp", hdl_gate(u->swap, hdl_decode(u->swap_in, z->warps)));
    hdl_rule(h, "WT-B1", "All live warps wait: they go on.");
    sig all_wait = hdl_and(hdl_any(u->members), hdl_none(running));
    if (z->rescue) /* WT-B5 may save one of another block than the one that it is saved for */
        all_wait = hdl_and(all_wait, hdl_not(hdl_meets(u->members, u->out_warp)));
    u->all_wait = hdl_wire(h, "all_wait", all_wait);
    hdl_assign(s->io.barrier_done, u->all_wait);
    hdl_assign(s->io.barrier_tb, hdl_gate(u->all_wait, s->look));
    hdl_assign(s->io.swap_valid, u->swap);
    hdl_assign(s->io.swap_out, hdl_gate(u->swap, u->swap_out));
    hdl_assign(s->io.swap_in, hdl_gate(u->swap, u->swap_in));
    hdl_assign(s->io.swap_slot, hdl_select(u->out_warp, s->slots, z->slotw));
    hdl_assign(s->io.swap_restore, hdl_meets(u->in_warp, s->saved));
    if (z->rule)
        choose(u, running);
    else
        hdl_unused(s->io.swap_ready);
}

/* WT-L1, WT-B4: what leaves a list and what comes to its end. */
static void lists(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "The lists");
    unsigned moving = z->own - 1; /* behind the last one nobody moves up */
    hdl_each(h, "list_of", p, "P")
    {
        sig listed = hdl_reg_zero(h, "number", z->listw, "warps in the list");
        sig given = hdl_bit(u->given_at, p), done = hdl_bit(u->done_at, p);
        sig mine = z->rule ? hdl_wire_later(h, "swapped_in_at", moving) : NULL;
        hdl_rule(h, "WT-I2",
                 z->rule
                     ? "What gets a region leaves the list: the first one, or who is swapped in."
                     : "What gets a region leaves the list.");
        sig shifts = hdl_repeat(given, moving);
        if (z->rule)
            shifts = hdl_mux(done, hdl_upto(mine), shifts);
        shifts = hdl_wire(h, "shifts", shifts);
        sig removed = hdl_wire(h, "removed", hdl_or(given, done));
        sig added = hdl_wire(h, "added", hdl_or(hdl_bit(u->launched_at, p), done));
        sig left = hdl_wire(h, "left", hdl_mux(removed, hdl_one_less(listed, z->indexw), listed));
        if (z->rule)
            hdl_rule(h, "WT-B4", "Who is saved goes to the end.");
        sig last = hdl_wire(
            h, "added_index",
            hdl_mux(done, hdl_low(u->swap_out, z->indexw), hdl_low(s->io.launch_wid, z->indexw)));
        hdl_next(listed, hdl_mux(added, hdl_inc(left), left));
        hdl_assign_item(s->listed, p, listed);
        sig at = hdl_wire(h, "end_at", hdl_decode(listed, z->own + 1));
        hdl_comment(h, "At the end, which nobody reads if none comes.");
        hdl_each(h, "place", i, "NWP-1")
        {
            sig index = hdl_shape(hdl_reg(h, "kept", z->indexw, NULL, "the warp"), "INDEXW");
            if (z->rule)
                hdl_assign_bits(mine, i, hdl_eq(index, u->swap_index));
            sig here =
                hdl_wire(h, "end_here", hdl_mux(removed, hdl_bit(at, i + 1), hdl_bit(at, i)));
            hdl_rule(h, "WT-L1", "To its end; the others move up.");
            hdl_when(here) hdl_next(index, last);
            hdl_else_when(h, hdl_bit(shifts, i))
                hdl_next(index, hdl_item(s->list, p * z->own + i + 1, z->indexw));
            hdl_assign_item(s->list, p * z->own + i, index);
        }
        sig index = hdl_shape(
            hdl_reg(h, "last_kept", z->indexw, NULL, "the warp in the last place"), "INDEXW");
        hdl_when(hdl_mux(removed, hdl_bit(at, z->own), hdl_bit(at, moving))) hdl_next(index, last);
        hdl_assign_item(s->list, p * z->own + moving, index);
    }
}

static void warps(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "The warps");
    sig holds =
        hdl_wire(h, "may_issue", hdl_and(s->holder, hdl_not(s->waiting), hdl_not(s->ending)));
    hdl_assign(s->io.holds, holds);
    hdl_assign(s->io.holders, s->holder);
    sig ends = hdl_wire(h, "begins_to_end", hdl_and(holds, s->io.ends));
    sig waits = hdl_wire(h, "begins_to_wait", hdl_and(holds, s->io.arrives, hdl_not(s->io.ends)));
    hdl_rule(h, "WT-E1", "Ended when its last lane is gone and it is drained.");
    u->ended = hdl_wire(h, "ended", hdl_and(s->ending, s->io.drained));
    sig outs = of_swap(u, "saved_now", hdl_gate(u->done, u->out_warp));
    sig ins = of_swap(u, "swapped_in", hdl_gate(u->done, u->in_warp));
    sig gets = hdl_wire(h, "gets", hdl_or(u->given_warp, ins));
    sig on = hdl_wire(h, "goes_on", hdl_gate(u->all_wait, u->members));
    hdl_each(h, "warps_of", p, "P")
    {
        sig region = hdl_wire(h, "gets_slot",
                              hdl_mux(hdl_bit(u->swaps_at, p), s->io.swap_slot, s->io.region_slot));
        hdl_each(h, "warp", i, "NWP")
        {
            unsigned w = p * z->own + i;
            sig live = hdl_reg_zero(h, "is_live", 1, "launched and not ended");
            sig holder = hdl_reg_zero(h, "is_holder", 1, "has a region");
            sig ending = hdl_reg_zero(h, "is_ending", 1, "its last lane is gone");
            sig waiting = hdl_reg_zero(h, "is_waiting", 1, "at a barrier");
            sig saved =
                z->rule ? hdl_reg_zero(h, "is_saved", 1, "its registers are in memory") : NULL;
            sig tb = hdl_shape(hdl_reg(h, "block", z->tbw, NULL, "its thread block"), "TBW");
            sig slot = hdl_shape(hdl_reg(h, "slot", z->slotw, NULL, "its region"), "SLOTW");
            hdl_when(hdl_bit(u->launch_warp, w))
            {
                hdl_next(live, hdl_ones(h, 1));
                hdl_next(tb, s->io.launch_tb);
            }
            hdl_when(hdl_bit(gets, w))
            {
                hdl_next(holder, hdl_ones(h, 1));
                hdl_next(slot, region);
                if (saved)
                    hdl_next(saved, hdl_zero(h, 1));
            }
            if (saved)
                hdl_when(hdl_bit(outs, w))
                {
                    hdl_next(holder, hdl_zero(h, 1));
                    hdl_next(saved, hdl_ones(h, 1));
                }
            hdl_when(hdl_bit(waits, w)) hdl_next(waiting, hdl_ones(h, 1));
            hdl_else_when(h, hdl_bit(on, w)) hdl_next(waiting, hdl_zero(h, 1));
            hdl_when(hdl_bit(ends, w)) hdl_next(ending, hdl_ones(h, 1));
            hdl_when(hdl_bit(u->ended, w))
            {
                hdl_next(live, hdl_zero(h, 1));
                hdl_next(holder, hdl_zero(h, 1));
                hdl_next(ending, hdl_zero(h, 1));
            }
            hdl_assign_bits(s->live, w, live);
            hdl_assign_bits(s->holder, w, holder);
            hdl_assign_bits(s->ending, w, ending);
            hdl_assign_bits(s->waiting, w, waiting);
            if (saved)
                hdl_assign_bits(s->saved, w, saved);
            hdl_assign_item(s->tbs, w, tb);
            hdl_assign_item(s->slots, w, slot);
        }
    }
}

/* What is free in the next cycle. Several warps may end in one. */
static void pools(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "The pools");
    sig exists[z->regions], leaves[z->own];
    for (unsigned r = 0; r < z->regions; r++)
        exists[r] = hdl_lt(hdl_const(h, z->countw, r), s->io.level_regions);
    sig all = hdl_wire(h, "of_level", hdl_pack(z->regions, exists));
    hdl_each(h, "pool", p, "P")
    {
        hdl_rule(h, "WT-I1", "Regions of the level that no warp holds, and how many they are.");
        sig free = hdl_reg(h, "unheld", z->regions, hdl_ones(h, z->regions), "[r] nobody holds it");
        sig spare = hdl_reg(h, "unheld_count", z->countw, hdl_const(h, z->countw, z->regions),
                            "regions that are free");
        sig ended = hdl_item(u->ended, p, z->own);
        for (unsigned i = 0; i < z->own; i++)
            leaves[i] =
                hdl_gate(hdl_bit(ended, i),
                         hdl_decode(hdl_item(s->slots, p * z->own + i, z->slotw), z->regions));
        hdl_rule(h, "WT-E1", "The region of a warp that has ended is free.");
        sig freed = hdl_wire(h, "freed", hdl_or_n(z->own, leaves));
        sig many = hdl_wire(h, "how_many", hdl_fit(hdl_popcount(ended), z->countw));
        sig taken = hdl_item(u->given_slot, p, z->regions);
        sig left = hdl_wire(h, "spare_left",
                            hdl_sub(spare, hdl_extend(hdl_bit(u->given_at, p), z->countw)));
        hdl_rule(h, "WT-V1", "All regions of another level are.");
        hdl_next(free, hdl_mux(u->level, all, hdl_or(hdl_and(free, hdl_not(taken)), freed)));
        hdl_next(spare, hdl_mux(u->level, s->io.level_regions, hdl_add(left, many)));
        hdl_assign_item(s->free, p, free);
        hdl_assign_item(s->spare, p, spare);
    }
}

static void watchdog(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    unsigned w = hdl_clog2(z->watchdog + 1);
    hdl_group(h, "Watchdog");
    s->quiet = hdl_reg_zero(h, "quiet", w, "cycles without an event");
    sig event =
        hdl_wire(h, "something_happens",
                 hdl_or(u->given, u->done, hdl_any(u->ended), u->all_wait, hdl_none(s->listed)));
    sig full = hdl_wire(h, "is_stuck", hdl_eq_const(s->quiet, z->watchdog));
    hdl_rule(h, "WT-W1", "Nothing has happened to those that wait in the list.");
    hdl_when(event) hdl_next(s->quiet, hdl_zero(h, w));
    hdl_else_when(h, hdl_not(full)) hdl_next(s->quiet, hdl_inc(s->quiet));
    hdl_assign(s->io.stuck, full);
}

struct hdl *block_warp_status(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "warp_status");
    if (h)
        return h;
    struct unit u = {0};
    u.h = h = hdl_module(d, "warp_status", "Which warps have registers.");
    ports(&u, p);
    registers(&u);
    regions(&u);
    launches(&u);
    barriers(&u);
    lists(&u);
    warps(&u);
    pools(&u);
    watchdog(&u);
    u.s.swapping = u.swap;
    u.s.swap_to = u.swap_in;
    u.s.swap_from = u.swap_out;
    props_warp_status(h, &u.z, &u.s);
    return h;
}
