/* warp_status: a list that closes up behind what leaves it, a pool of equal regions, and one block
 * of warps looked at in a cycle. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/props.h"
#include "gen/blocks/ports.h"

struct unit {
    struct hdl *h;
    struct status_sizes z;
    struct status_inside s;
    sig swap, swap_out, swap_in;                    /* registers */
    sig level, given, done, launched, ended;        /* what happens in this cycle; ended: a set */
    sig free, spare, room;                          /* regions that are free; how many; one is */
    sig given_slot;                                 /* [r] it is given in this cycle */
    sig members, all_wait;                          /* of the block that is looked at */
    sig out_warp, in_warp, given_warp, launch_warp; /* one-hot */
    sig victims, chosen, choose;                    /* of the next swap */
};

static void ports(struct unit *u, const struct params *p)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    z->warps = params_u(p, "warp_status.warps");
    z->widw = hdl_clog2(z->warps);
    z->blocks = params_u(p, "warp_status.blocks");
    z->tbw = hdl_clog2(z->blocks);
    z->regions = params_u(p, "warp_status.regions");
    z->slotw = hdl_clog2(z->regions);
    z->countw = hdl_clog2(z->regions + 1);
    z->listw = hdl_clog2(z->warps + 1);
    z->watchdog = params_u(p, "warp_status.watchdog");
    z->last = params_is(p, "warp_status.barswap", "last");
    z->rule = params_u(p, "warp_status.barrier_rule") != 0;
    sizes_of(warp_status, h, p);
    hdl_note(h, "Latency",
             "combinational from the registers; a block is looked at every NTB cycles");
    ports_of(warp_status, h, p, &s->io);
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Level, list and swap");
    s->listed = hdl_reg_zero(h, "listed", z->listw, "warps in the list");
    s->look = hdl_reg_zero(h, "look", z->tbw, "the block that is looked at");
    if (z->rule) {
        u->swap = hdl_reg_zero(h, "swapping", 1, "a swap is under way");
        u->swap_out = hdl_reg(h, "out", z->widw, NULL, "who is saved");
        u->swap_in = hdl_reg(h, "in", z->widw, NULL, "for whom");
    } else {
        u->swap = hdl_zero(h, 1);
        u->swap_out = u->swap_in = hdl_zero(h, z->widw);
    }
    s->live = hdl_wire_later(h, "live", z->warps);
    s->holder = hdl_wire_later(h, "holder", z->warps);
    s->ending = hdl_wire_later(h, "ending", z->warps);
    s->waiting = hdl_wire_later(h, "waiting", z->warps);
    s->saved = hdl_wire_later(h, "saved", z->warps);
    s->tbs = hdl_shape(hdl_wire_later(h, "blocks", z->warps * z->tbw), "NWS", "TBW");
    s->slots = hdl_shape(hdl_wire_later(h, "slots", z->warps * z->slotw), "NWS", "SLOTW");
    s->list = hdl_shape(hdl_wire_later(h, "list", z->warps * z->widw), "NWS", "WIDW");
}

/* Free regions, and who gets one. */
static void regions(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Regions");
    hdl_rule(h, "WT-I1", "Regions of the level that no warp holds, and how many they are.");
    u->free = hdl_reg(h, "free", z->regions, hdl_ones(h, z->regions), "[r] nobody holds it");
    u->spare = hdl_reg(h, "spare", z->countw, hdl_const(h, z->countw, z->regions),
                       "regions that are free");
    u->room = hdl_wire(h, "room", hdl_any(u->spare));
    sig some = hdl_wire(h, "some_listed", hdl_any(s->listed));
    hdl_rule(h, "WT-R1", "The oldest warp of the list gets the lowest free region.");
    sig gives = hdl_wire(h, "gives", hdl_and(some, u->room, hdl_not(u->swap)));
    hdl_rule(h, "WT-I4", "No region waits for more than to be taken, or for a swap.");
    hdl_assign(s->io.region_valid, gives);
    sig oldest = hdl_wire(h, "oldest", hdl_low(s->list, z->widw));
    sig warp = hdl_wire(h, "oldest_warp", hdl_decode(oldest, z->warps));
    hdl_rule(h, "WT-Z1", "Zero if none is given.");
    hdl_assign(s->io.region_wid, hdl_gate(gives, oldest));
    sig first = hdl_wire(h, "first_free", hdl_first(u->free));
    hdl_assign(s->io.region_slot, hdl_gate(gives, hdl_encode(first)));
    hdl_assign(s->io.region_restore, hdl_and(gives, hdl_any(hdl_and(warp, s->saved))));
    u->given = hdl_wire(h, "given", hdl_and(gives, s->io.region_ready));
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
    hdl_rule(h, "WT-L2", "A need is met by an empty list and free regions.");
    sig fits = hdl_wire(h, "fits",
                        hdl_or(hdl_none(s->io.launch_need),
                               hdl_and(hdl_none(s->listed), hdl_ge(u->spare, s->io.launch_need))));
    hdl_rule(h, "WT-L1", "A warp that is not live, while no level waits and nobody is swapped.");
    sig ready = hdl_wire(h, "may_launch",
                         hdl_and(fits, hdl_not(s->io.level_valid), hdl_not(u->swap),
                                 hdl_none(hdl_and(warp, s->live))));
    hdl_assign(s->io.launch_ready, ready);
    u->launched = hdl_wire(h, "launched", hdl_and(ready, s->io.launch_valid));
    u->launch_warp = hdl_wire(h, "launch_warp", hdl_gate(u->launched, warp));
}

/* The block that is looked at: its barrier, and who is swapped. */
static void barriers(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "Barriers and swaps");
    hdl_rule(h, "WT-B1", "One block a cycle, but not during a swap.");
    hdl_when(hdl_not(u->swap)) hdl_next(s->look, hdl_inc(s->look));
    u->members = hdl_wire(h, "members", hdl_and(s->live, hdl_matches(s->tbs, z->tbw, s->look)));
    sig running = hdl_wire(h, "not_waiting", hdl_and(u->members, hdl_not(s->waiting)));
    hdl_rule(h, "WT-B1", "All live warps wait: they go on.");
    u->all_wait = hdl_wire(h, "all_wait", hdl_and(hdl_any(u->members), hdl_none(running)));
    hdl_assign(s->io.barrier_done, u->all_wait);
    hdl_assign(s->io.barrier_tb, hdl_gate(u->all_wait, s->look));
    u->done = hdl_wire(h, "swap_done", hdl_and(u->swap, s->io.swap_ready));
    u->out_warp = hdl_wire(h, "out_warp", hdl_gate(u->swap, hdl_decode(u->swap_out, z->warps)));
    u->in_warp = hdl_wire(h, "in_warp", hdl_gate(u->swap, hdl_decode(u->swap_in, z->warps)));
    hdl_assign(s->io.swap_valid, u->swap);
    hdl_assign(s->io.swap_out, hdl_gate(u->swap, u->swap_out));
    hdl_assign(s->io.swap_in, hdl_gate(u->swap, u->swap_in));
    hdl_assign(s->io.swap_slot, hdl_select(u->out_warp, s->slots, z->slotw));
    hdl_assign(s->io.swap_restore, hdl_any(hdl_and(u->in_warp, s->saved)));
    if (!z->rule) {
        hdl_unused(s->io.swap_ready);
        u->choose = NULL;
        return;
    }
    hdl_when(u->done) hdl_next(u->swap, hdl_zero(h, 1));
    sig holders = hdl_and(u->members, s->holder);
    u->victims = hdl_wire(h, "victims", hdl_and(holders, s->waiting, s->io.drained));
    hdl_rule(h, "WT-B2", "The oldest listed warp of the block that does not wait.");
    hdl_comment(h, "One that is saved holds a region: the list is not full.");
    sig wants = hdl_wire_later(h, "wanted", z->warps - 1), in_list[z->warps];
    for (unsigned i = 0; i + 1 < z->warps; i++)
        in_list[i] = hdl_lt(hdl_const(h, z->listw, i), s->listed);
    sig listed = hdl_wire(h, "in_list", hdl_pack(z->warps - 1, in_list));
    hdl_each(h, "position", i, "NWS-1")
    {
        sig wid = hdl_wire(h, "wid", hdl_item(s->list, i, z->widw));
        hdl_assign_bits(wants, i, hdl_and(hdl_bit(listed, i), hdl_pick(running, z->warps, 1, wid)));
    }
    sig able = hdl_and(hdl_any(wants), hdl_any(u->victims), hdl_not(u->swap), hdl_not(u->room));
    if (z->last) {
        hdl_rule(h, "WT-B3", "Only if no holder of the block may run.");
        able = hdl_and(able, hdl_none(hdl_and(holders, hdl_not(s->waiting))));
    }
    if (!z->last)
        hdl_rule(h, "WT-B3", "As soon as one waits.");
    u->choose = hdl_wire(h, "choose", able);
    hdl_when(u->choose)
    {
        hdl_next(u->swap, hdl_ones(h, 1));
        hdl_next(u->swap_out, hdl_encode(hdl_first(u->victims)));
        hdl_next(u->swap_in, hdl_select(hdl_first(wants),
                                        hdl_items(s->list, 0, z->warps - 1, z->widw), z->widw));
    }
}

/* WT-L1, WT-B4: what leaves the list and what comes to its end. */
static void list(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "The list");
    unsigned moving = z->warps - 1; /* behind the last one nobody moves up */
    sig mine = hdl_wire_later(h, "swapped_in_at", moving), leaves = hdl_upto(mine);
    hdl_rule(h, "WT-I2",
             "What gets a region leaves the list: the first one, or who is swapped in.");
    sig shifts = hdl_wire(h, "shifts", hdl_mux(u->done, leaves, hdl_repeat(u->given, moving)));
    sig removed = hdl_wire(h, "removed", hdl_or(u->given, u->done));
    sig added = hdl_wire(h, "added", hdl_or(u->launched, u->done));
    sig left = hdl_wire(h, "left", hdl_mux(removed, hdl_one_less(s->listed, z->widw), s->listed));
    hdl_rule(h, "WT-B4", "Who is saved goes to the end.");
    sig last = hdl_wire(h, "added_wid", hdl_mux(u->done, u->swap_out, s->io.launch_wid));
    hdl_next(s->listed, hdl_mux(added, hdl_inc(left), left));
    sig at = hdl_wire(h, "end_at", hdl_decode(s->listed, z->warps + 1));
    hdl_comment(h, "At the end, which nobody reads if none comes.");
    hdl_each(h, "place", i, "NWS-1")
    {
        sig wid = hdl_shape(hdl_reg(h, "wid_kept", z->widw, NULL, "the warp"), "WIDW");
        hdl_assign_bits(mine, i, hdl_eq(wid, u->swap_in));
        sig here = hdl_wire(h, "end_here", hdl_mux(removed, hdl_bit(at, i + 1), hdl_bit(at, i)));
        hdl_rule(h, "WT-L1", "To its end; the others move up.");
        hdl_when(here) hdl_next(wid, last);
        hdl_else_when(h, hdl_bit(shifts, i)) hdl_next(wid, hdl_item(s->list, i + 1, z->widw));
        hdl_assign_item(s->list, i, wid);
    }
    sig wid =
        hdl_shape(hdl_reg(h, "last_kept", z->widw, NULL, "the warp in the last place"), "WIDW");
    hdl_when(hdl_mux(removed, hdl_bit(at, z->warps), hdl_bit(at, moving))) hdl_next(wid, last);
    hdl_assign_item(s->list, moving, wid);
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
    sig ends =
        hdl_wire(h, "begins_to_end",
                 hdl_gate(s->io.end_valid, hdl_and(holds, hdl_decode(s->io.end_wid, z->warps))));
    sig arrives = hdl_gate(s->io.barrier_valid, hdl_decode(s->io.barrier_wid, z->warps));
    sig waits = hdl_wire(h, "begins_to_wait", hdl_and(holds, arrives, hdl_not(ends)));
    hdl_rule(h, "WT-E1", "Ended when its last lane is gone and it is drained.");
    u->ended = hdl_wire(h, "ended", hdl_and(s->ending, s->io.drained));
    sig outs = hdl_wire(h, "saved_now", hdl_gate(u->done, u->out_warp));
    sig ins = hdl_wire(h, "swapped_in", hdl_gate(u->done, u->in_warp));
    sig gets = hdl_wire(h, "gets", hdl_or(u->given_warp, ins));
    sig region = hdl_wire(h, "gets_slot", hdl_mux(u->swap, s->io.swap_slot, s->io.region_slot));
    sig on = hdl_wire(h, "goes_on", hdl_gate(u->all_wait, u->members));
    hdl_each(h, "warp", w, "NWS")
    {
        sig live = hdl_reg_zero(h, "is_live", 1, "launched and not ended");
        sig holder = hdl_reg_zero(h, "is_holder", 1, "has a region");
        sig ending = hdl_reg_zero(h, "is_ending", 1, "its last lane is gone");
        sig waiting = hdl_reg_zero(h, "is_waiting", 1, "at a barrier");
        sig saved = hdl_reg_zero(h, "is_saved", 1, "its registers are in memory");
        sig tb = hdl_shape(hdl_reg(h, "block", z->tbw, NULL, "its thread block"), "TBW");
        sig slot = hdl_shape(hdl_reg(h, "slot", z->slotw, NULL, "its region"), "SLOTW");
        sig begin = hdl_bit(u->launch_warp, w), get = hdl_bit(gets, w), end = hdl_bit(u->ended, w);
        sig out = hdl_bit(outs, w);
        hdl_when(begin)
        {
            hdl_next(live, hdl_ones(h, 1));
            hdl_next(tb, s->io.launch_tb);
        }
        hdl_when(get)
        {
            hdl_next(holder, hdl_ones(h, 1));
            hdl_next(slot, region);
            hdl_next(saved, hdl_zero(h, 1));
        }
        hdl_when(out)
        {
            hdl_next(holder, hdl_zero(h, 1));
            hdl_next(saved, hdl_ones(h, 1));
        }
        hdl_when(hdl_bit(waits, w)) hdl_next(waiting, hdl_ones(h, 1));
        hdl_else_when(h, hdl_bit(on, w)) hdl_next(waiting, hdl_zero(h, 1));
        hdl_when(hdl_bit(ends, w)) hdl_next(ending, hdl_ones(h, 1));
        hdl_when(end)
        {
            hdl_next(live, hdl_zero(h, 1));
            hdl_next(holder, hdl_zero(h, 1));
            hdl_next(ending, hdl_zero(h, 1));
        }
        hdl_assign_bits(s->live, w, live);
        hdl_assign_bits(s->holder, w, holder);
        hdl_assign_bits(s->ending, w, ending);
        hdl_assign_bits(s->waiting, w, waiting);
        hdl_assign_bits(s->saved, w, saved);
        hdl_assign_item(s->tbs, w, tb);
        hdl_assign_item(s->slots, w, slot);
    }
}

/* What is free in the next cycle. Several warps may end in one. */
static void pool(struct unit *u)
{
    struct hdl *h = u->h;
    struct status_sizes *z = &u->z;
    struct status_inside *s = &u->s;
    hdl_group(h, "The pool");
    sig exists[z->regions], leaves[z->warps];
    for (unsigned r = 0; r < z->regions; r++)
        exists[r] = hdl_lt(hdl_const(h, z->countw, r), s->io.level_regions);
    for (unsigned w = 0; w < z->warps; w++)
        leaves[w] =
            hdl_gate(hdl_bit(u->ended, w), hdl_decode(hdl_item(s->slots, w, z->slotw), z->regions));
    hdl_rule(h, "WT-E1", "The region of a warp that has ended is free.");
    sig freed = hdl_wire(h, "freed", hdl_or_n(z->warps, leaves));
    sig many = hdl_wire(h, "how_many", hdl_fit(hdl_popcount(u->ended), z->countw));
    sig left = hdl_wire(h, "spare_left", hdl_sub(u->spare, hdl_extend(u->given, z->countw)));
    hdl_rule(h, "WT-V1", "All regions of another level are.");
    hdl_next(u->free, hdl_mux(u->level, hdl_pack(z->regions, exists),
                              hdl_or(hdl_and(u->free, hdl_not(u->given_slot)), freed)));
    hdl_next(u->spare, hdl_mux(u->level, s->io.level_regions, hdl_add(left, many)));
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
    list(&u);
    warps(&u);
    pool(&u);
    watchdog(&u);
    u.s.free = u.free;
    u.s.spare = u.spare;
    u.s.swapping = u.swap;
    u.s.swap_to = u.swap_in;
    u.s.swap_from = u.swap_out;
    props_warp_status(h, &u.z, &u.s);
    return h;
}
