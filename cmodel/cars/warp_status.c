/* warp_status: regions taken, given away at barriers and freed; who waits for one. */
#include "cmodel/cars/warp_status.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"
#include <string.h>

struct warp_status_config warp_status_config(const struct params *p)
{
    unsigned pools = params_u(p, "warp_status.pools");
    bool rule = params_u(p, "warp_status.barrier_rule") != 0;
    return (struct warp_status_config){.pools = pools,
                                       .warps = params_u(p, "warp_status.warps"),
                                       .blocks = params_u(p, "warp_status.blocks"),
                                       .regions = params_u(p, "warp_status.regions"),
                                       .watchdog = params_u(p, "warp_status.watchdog"),
                                       .last = params_is(p, "warp_status.barswap", "last"),
                                       .rule = rule,
                                       .rescue = rule && pools > 1};
}

void warp_status_init(struct warp_status *s, const struct warp_status_config *c)
{
    *s = (struct warp_status){.c = *c, .regions = c->regions};
}

struct cars_storage cars_paper_storage(unsigned warps, unsigned registers)
{
    return (struct cars_storage){.list = warps * clog2(warps),
                                 .free = warps * clog2(registers / warps),
                                 .pointers = warps * 2 * clog2(registers)};
}

static uint64_t bit(unsigned i)
{
    return 1ull << i;
}

static unsigned pool_of(const struct warp_status *s, unsigned wid)
{
    return wid / (s->c.warps / s->c.pools);
}

/* The warps of a pool. */
static uint64_t locals(const struct warp_status *s, unsigned pool)
{
    unsigned n = s->c.warps / s->c.pools;
    return low_bits(n) << pool * n;
}

static uint64_t taken_regions(const struct warp_status *s, unsigned pool)
{
    uint64_t taken = 0;
    for (uint64_t v = s->holder & locals(s, pool); v; v &= v - 1)
        taken |= bit(s->slot[first_bit(v)]);
    return taken;
}

static uint64_t free_regions(const struct warp_status *s, unsigned pool)
{
    return low_bits(s->regions) & low_bits(s->c.regions) & ~s->taken[pool];
}

static uint64_t members(const struct warp_status *s, unsigned tb)
{
    return s->live & s->of[tb];
}

static void belongs(struct warp_status *s, unsigned wid, unsigned tb)
{
    for (unsigned t = 0; t < s->c.blocks; t++)
        s->of[t] &= ~bit(wid);
    s->of[tb] |= bit(wid);
}

static bool barrier_passes(const struct warp_status *s)
{
    uint64_t all = members(s, s->look), saving = s->swap ? bit(s->swap_out) : 0;
    return all && !(all & (~s->waiting | saving));
}

static bool swaps_in(const struct warp_status *s, unsigned pool)
{
    return s->swap && pool_of(s, s->swap_out) == pool;
}

static bool some_listed(const struct warp_status *s)
{
    return s->live & ~s->holder;
}

/* WT-L2. */
static bool need_met(const struct warp_status *s, const unsigned *need)
{
    bool asks = false, room = true;
    for (unsigned p = 0; p < s->c.pools; p++) {
        asks |= need[p] != 0;
        room &= popcount64(free_regions(s, p)) >= need[p];
    }
    return !asks || (room && !some_listed(s));
}

void warp_status_eval(const struct warp_status *s, const struct warp_status_in *in,
                      struct warp_status_out *out)
{
    unsigned wid = in->launch_wid;
    *out = (struct warp_status_out){
        .level_ready = !s->live,
        .launch_ready = !in->level_valid && need_met(s, in->launch_need) && wid < s->c.warps &&
                        !(s->live & bit(wid)) && !swaps_in(s, pool_of(s, wid)),
        .swap_valid = s->swap,
        .barrier_done = barrier_passes(s),
        .stuck = s->stuck,
        .holds = s->holder & ~s->waiting & ~s->ending,
        .holders = s->holder};
    for (unsigned p = 0; p < s->c.pools && !out->region_valid; p++) {
        uint64_t room = free_regions(s, p);
        if (!s->n[p] || !room || swaps_in(s, p))
            continue;
        out->region_valid = true;
        out->region_wid = s->list[p][0];
        out->region_slot = first_bit(room);
        out->region_restore = s->saved & bit(s->list[p][0]);
    }
    if (s->swap) {
        out->swap_out = s->swap_out;
        out->swap_in = s->swap_in;
        out->swap_slot = s->slot[s->swap_out];
        out->swap_restore = s->saved & bit(s->swap_in);
    }
    if (out->barrier_done)
        out->barrier_tb = s->look;
}

static void enlist(struct warp_status *s, unsigned wid)
{
    unsigned p = pool_of(s, wid);
    s->list[p][s->n[p]++] = wid;
}

static void unlist(struct warp_status *s, unsigned wid)
{
    unsigned kept = 0, p = pool_of(s, wid), *list = s->list[p];
    for (unsigned i = 0; i < s->n[p]; i++)
        if (list[i] != wid)
            list[kept++] = list[i];
    s->n[p] = kept;
}

static void give(struct warp_status *s, unsigned wid, unsigned slot)
{
    unlist(s, wid);
    s->holder |= bit(wid);
    s->saved &= ~bit(wid);
    s->slot[wid] = slot;
}

/* The oldest warp of the block in the pool's list that does not wait, where no region is free;
 * WT_WARPS: none. */
static unsigned wants(const struct warp_status *s, unsigned tb, unsigned pool)
{
    uint64_t able = members(s, tb) & ~s->waiting;
    for (unsigned i = 0; i < s->n[pool] && !free_regions(s, pool); i++)
        if (able & bit(s->list[pool][i]))
            return s->list[pool][i];
    return WT_WARPS;
}

/* WT-B2, WT-B3, WT-B5: the swap that the block that is looked at asks for. */
static void look_for_swap(struct warp_status *s, const struct warp_status_in *in,
                          struct cover_point *cover)
{
    uint64_t idle = s->waiting & in->drained;
    for (unsigned p = 0; p < s->c.pools && !s->swap; p++) {
        uint64_t holders = s->holder & locals(s, p), own = holders & members(s, s->look);
        uint64_t victims = own & idle;
        unsigned wid = wants(s, s->look, p);
        if (wid == WT_WARPS)
            continue;
        bool runs = (own & ~s->waiting) != 0;
        cover[WT_B3].hits += victims && runs;
        if (s->c.last && runs)
            continue;
        cover[WT_B2].hits += victims != 0;
        if (!victims && s->c.rescue && s->look == s->senior && !(holders & ~idle)) {
            cover[WT_B5].hits++;
            victims = holders;
        }
        if (!victims)
            continue;
        s->swap = true;
        s->swap_out = first_bit(victims);
        s->swap_in = wid;
    }
}

/* WT-I1, WT-I2: who holds what, and who is listed, has changed. */
static void check(struct warp_status *s)
{
    for (unsigned p = 0; p < s->c.pools; p++) {
        uint64_t mine = locals(s, p), taken = taken_regions(s, p), listed = 0;
        s->taken[p] = taken;
        if (popcount64(taken) != popcount64(s->holder & mine) || taken & ~low_bits(s->regions))
            s->broken = "WT-I1: two warps have one region, or one has none of those there are";
        for (unsigned i = 0; i < s->n[p]; i++)
            listed |= bit(s->list[p][i]);
        if (listed != (s->live & mine & ~s->holder) || popcount64(listed) != s->n[p])
            s->broken = "WT-I2: the list is not that of the live warps without region";
    }
}

/* WT-I3. */
static void check_blocks(struct warp_status *s, const struct warp_status_in *in)
{
    for (unsigned p = 0; p < s->c.pools; p++) {
        uint64_t mine = locals(s, p), listed = s->live & mine & ~s->holder;
        for (unsigned t = 0; t < s->c.blocks; t++) {
            uint64_t all = members(s, t), holders = all & mine & s->holder;
            bool able = (all & listed & ~s->waiting) || !(all & ~s->waiting);
            bool owes = holders && (all & listed) && able && !(holders & ~s->waiting) &&
                        !(holders & ~in->drained) && !s->swap && !free_regions(s, p);
            s->owed[p][t] = owes ? s->owed[p][t] + 1 : 0;
            if (s->owed[p][t] > s->c.blocks + 1)
                s->broken = "WT-I3: a block whose holders all wait is not swapped";
        }
    }
}

void warp_status_clock(struct warp_status *s, const struct warp_status_in *in,
                       struct cover_point *cover)
{
    struct cover_point none[warp_status_NRULES] = {{NULL, 0}};
    cover = cover ? cover : none;
    struct warp_status_out out;
    warp_status_eval(s, in, &out);
    bool given = out.region_valid && in->region_ready, done = out.swap_valid && in->swap_ready;
    bool launched = in->launch_valid && out.launch_ready, listed = some_listed(s);
    uint64_t ended = s->ending & s->holder & in->drained, gone = in->ends & out.holds;
    bool event = given || done || ended || out.barrier_done;
    cover[WT_V1].hits += in->level_valid && !out.level_ready;
    cover[WT_L1].hits += launched && s->n[pool_of(s, in->launch_wid)] > 0;
    cover[WT_L2].hits += in->launch_need[0] && launched;
    cover[WT_R1].hits += given;
    cover[WT_E1].hits += (s->ending & ~in->drained) != 0;
    cover[WT_B1].hits += out.barrier_done;
    cover[WT_B4].hits += done;
    cover[WT_I1].hits += popcount64(s->holder & locals(s, 0)) == s->regions;
    cover[WT_I2].hits += s->n[0] > 1;
    cover[WT_I3].hits += s->swap;
    cover[WT_I4].hits += s->n[0] && !free_regions(s, 0);
    cover[WT_Z1].hits += !out.region_valid;

    if (!out.swap_valid && s->c.rule)
        look_for_swap(s, in, cover);
    if (out.barrier_done)
        s->waiting &= ~members(s, s->look);
    if (!members(s, s->senior))
        s->senior = (s->senior + 1) % s->c.blocks;
    if (!out.swap_valid)
        s->look = (s->look + 1) % s->c.blocks;
    if (in->level_valid && out.level_ready)
        s->regions = in->level_regions;
    s->waiting |= in->arrives & out.holds & ~gone;
    s->ending |= gone;
    s->quiet = event || !listed ? 0 : s->quiet + 1 < s->c.watchdog ? s->quiet + 1 : s->c.watchdog;
    s->stuck = s->quiet == s->c.watchdog;
    cover[WT_W1].hits += s->stuck;
    if (given)
        give(s, out.region_wid, out.region_slot);
    if (done) {
        give(s, out.swap_in, out.swap_slot);
        s->holder &= ~bit(out.swap_out);
        s->saved |= bit(out.swap_out);
        enlist(s, out.swap_out);
        s->swap = false;
    }
    if (launched) {
        s->live |= bit(in->launch_wid);
        belongs(s, in->launch_wid, in->launch_tb);
        enlist(s, in->launch_wid);
    }
    s->live &= ~ended;
    s->holder &= ~ended;
    s->ending &= ~ended;
    if (given || done || launched || ended)
        check(s);
    if (s->c.rule && (listed || launched))
        check_blocks(s, in);
    else
        memset(s->owed, 0, sizeof s->owed);
}

/* The block at its pins. */
struct block {
    struct block_head head;
    struct warp_status s;
    struct warp_status_at at;
};

static void *create(const struct params *p)
{
    struct block *b = block_head_new(sizeof *b, &warp_status_rules);
    struct warp_status_config c = warp_status_config(p);
    warp_status_init(&b->s, &c);
    warp_status_ports_at(p, &b->at);
    return b;
}

static void reset(void *model)
{
    struct block *b = model;
    struct warp_status_config c = b->s.c;
    warp_status_init(&b->s, &c);
}

const struct warp_status *warp_status_of(const void *model)
{
    return &((const struct block *)model)->s;
}

static void read_pins(const struct block *b, const uint32_t *pin, struct warp_status_in *in)
{
    const struct warp_status_at *at = &b->at;
    *in = (struct warp_status_in){.level_valid = port_u32(&at->level_valid, pin),
                                  .level_regions = port_u32(&at->level_regions, pin),
                                  .launch_valid = port_u32(&at->launch_valid, pin),
                                  .launch_wid = port_u32(&at->launch_wid, pin),
                                  .launch_tb = port_u32(&at->launch_tb, pin),
                                  .region_ready = port_u32(&at->region_ready, pin),
                                  .swap_ready = port_u32(&at->swap_ready, pin),
                                  .ends = port_all(&at->ends, pin),
                                  .arrives = port_all(&at->arrives, pin),
                                  .drained = port_all(&at->drained, pin)};
    for (unsigned p = 0; p < b->s.c.pools; p++)
        in->launch_need[p] = (unsigned)port_get(&at->launch_need, pin, p);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *b = model;
    const struct warp_status_at *at = &b->at;
    struct warp_status_in wi;
    struct warp_status_out wo;
    read_pins(b, in, &wi);
    warp_status_eval(&b->s, &wi, &wo);
    port_put_all(&at->level_ready, out, wo.level_ready);
    port_put_all(&at->launch_ready, out, wo.launch_ready);
    port_put_all(&at->region_valid, out, wo.region_valid);
    port_put_all(&at->region_wid, out, wo.region_wid);
    port_put_all(&at->region_slot, out, wo.region_slot);
    port_put_all(&at->region_restore, out, wo.region_restore);
    port_put_all(&at->swap_valid, out, wo.swap_valid);
    port_put_all(&at->swap_out, out, wo.swap_out);
    port_put_all(&at->swap_in, out, wo.swap_in);
    port_put_all(&at->swap_slot, out, wo.swap_slot);
    port_put_all(&at->swap_restore, out, wo.swap_restore);
    port_put_all(&at->barrier_done, out, wo.barrier_done);
    port_put_all(&at->barrier_tb, out, wo.barrier_tb);
    port_put_all(&at->holds, out, wo.holds);
    port_put_all(&at->holders, out, wo.holders);
    port_put_all(&at->stuck, out, wo.stuck);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *b = model;
    struct warp_status_in wi;
    read_pins(b, in, &wi);
    warp_status_clock(&b->s, &wi, b->head.cover);
}

static const char *law(const void *model)
{
    return ((const struct block *)model)->s.broken;
}

const struct block_model warp_status_model = {.name = "warp_status",
                                              .contract = &contract_warp_status,
                                              .create = create,
                                              .destroy = block_head_free,
                                              .reset = reset,
                                              .eval = eval,
                                              .clock = clock_edge,
                                              .cover = block_head_cover,
                                              .law = law};
