#include "cmodel/cars/warp_status.h"
#include "cmodel/util.h"

static const char *const rules[WT_NRULES] = {"WT-V1", "WT-L1", "WT-L2", "WT-R1", "WT-E1",
                                             "WT-B1", "WT-B2", "WT-B3", "WT-B4", "WT-W1",
                                             "WT-I1", "WT-I2", "WT-I3", "WT-I4", "WT-Z1"};
const struct cover_rules warp_status_rules = {rules, WT_NRULES};

struct warp_status_config warp_status_config(const struct params *p)
{
    return (struct warp_status_config){.warps = params_u(p, "warp_status.warps"),
                                       .blocks = params_u(p, "warp_status.blocks"),
                                       .regions = params_u(p, "warp_status.regions"),
                                       .watchdog = params_u(p, "warp_status.watchdog"),
                                       .last = params_is(p, "warp_status.barswap", "last"),
                                       .rule = params_u(p, "warp_status.barrier_rule") != 0};
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

static uint64_t taken_regions(const struct warp_status *s)
{
    uint64_t taken = 0;
    for (unsigned w = 0; w < s->c.warps; w++)
        if (s->holder & bit(w))
            taken |= bit(s->slot[w]);
    return taken;
}

static uint64_t free_regions(const struct warp_status *s)
{
    return low_bits(s->regions) & low_bits(s->c.regions) & ~taken_regions(s);
}

static uint64_t members(const struct warp_status *s, unsigned tb)
{
    uint64_t set = 0;
    for (unsigned w = 0; w < s->c.warps; w++)
        if ((s->live & bit(w)) && s->tb[w] == tb)
            set |= bit(w);
    return set;
}

static bool barrier_passes(const struct warp_status *s)
{
    uint64_t all = members(s, s->look);
    return all && !(all & ~s->waiting);
}

void warp_status_eval(const struct warp_status *s, const struct warp_status_in *in,
                      struct warp_status_out *out)
{
    uint64_t room = free_regions(s);
    bool need = !in->launch_need || (!s->n && popcount64(room) >= in->launch_need);
    *out = (struct warp_status_out){.level_ready = !s->live,
                                    .launch_ready = !in->level_valid && !s->swap && need &&
                                                    in->launch_wid < s->c.warps &&
                                                    !(s->live & bit(in->launch_wid)),
                                    .region_valid = s->n && room && !s->swap,
                                    .swap_valid = s->swap,
                                    .barrier_done = barrier_passes(s),
                                    .stuck = s->stuck,
                                    .holds = s->holder & ~s->waiting & ~s->ending};
    if (out->region_valid) {
        out->region_wid = s->list[0];
        out->region_slot = first_bit(room);
        out->region_restore = s->saved & bit(s->list[0]);
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

static void unlist(struct warp_status *s, unsigned wid)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < s->n; i++)
        if (s->list[i] != wid)
            s->list[kept++] = s->list[i];
    s->n = kept;
}

static void give(struct warp_status *s, unsigned wid, unsigned slot)
{
    unlist(s, wid);
    s->holder |= bit(wid);
    s->saved &= ~bit(wid);
    s->slot[wid] = slot;
}

/* WT-B2, WT-B3: the swap that the block that is looked at asks for. */
static void look_for_swap(struct warp_status *s, const struct warp_status_in *in,
                          struct cover_point *cover)
{
    uint64_t all = members(s, s->look), holders = all & s->holder;
    uint64_t victims = holders & s->waiting & in->drained;
    bool runs = (holders & ~s->waiting) != 0;
    for (unsigned i = 0; i < s->n; i++) {
        unsigned w = s->list[i];
        if (!(all & bit(w)) || (s->waiting & bit(w)) || !victims)
            continue;
        cover[WT_B3].hits += runs;
        if (!s->c.rule || (s->c.last && runs))
            return;
        cover[WT_B2].hits++;
        s->swap = true;
        s->swap_out = first_bit(victims);
        s->swap_in = w;
        return;
    }
}

/* WT-I1 to WT-I4. */
static void check(struct warp_status *s, const struct warp_status_in *in)
{
    if (popcount64(taken_regions(s)) != popcount64(s->holder) ||
        taken_regions(s) & ~low_bits(s->regions))
        s->broken = "WT-I1: two warps have one region, or one has none of those there are";
    uint64_t listed = 0;
    for (unsigned i = 0; i < s->n; i++)
        listed |= bit(s->list[i]);
    if (listed != (s->live & ~s->holder) || popcount64(listed) != s->n)
        s->broken = "WT-I2: the list is not that of the live warps without region";
    bool gives = s->n && free_regions(s);
    for (unsigned t = 0; t < s->c.blocks && s->c.rule; t++) {
        uint64_t all = members(s, t), holders = all & s->holder;
        bool owes = holders && (all & ~holders) && !(holders & ~s->waiting) &&
                    !(holders & ~in->drained) && !s->swap && !gives;
        s->owed[t] = owes ? s->owed[t] + 1 : 0;
        if (s->owed[t] > s->c.blocks + 1)
            s->broken = "WT-I3: a block whose holders all wait is not swapped";
    }
}

void warp_status_clock(struct warp_status *s, const struct warp_status_in *in,
                       struct cover_point *cover)
{
    struct cover_point none[WT_NRULES] = {{NULL, 0}};
    cover = cover ? cover : none;
    struct warp_status_out out;
    warp_status_eval(s, in, &out);
    bool given = out.region_valid && in->region_ready, done = out.swap_valid && in->swap_ready;
    bool launched = in->launch_valid && out.launch_ready;
    uint64_t ended = s->ending & s->holder & in->drained;
    bool event = given || done || ended || out.barrier_done;
    cover[WT_V1].hits += in->level_valid && !out.level_ready;
    cover[WT_L1].hits += launched && s->n > 0;
    cover[WT_L2].hits += in->launch_need && launched;
    cover[WT_R1].hits += given;
    cover[WT_E1].hits += (s->ending & ~in->drained) != 0;
    cover[WT_B1].hits += out.barrier_done;
    cover[WT_B4].hits += done;
    cover[WT_I1].hits += popcount64(s->holder) == s->regions;
    cover[WT_I2].hits += s->n > 1;
    cover[WT_I3].hits += s->swap;
    cover[WT_I4].hits += s->n && !free_regions(s);
    cover[WT_Z1].hits += !out.region_valid;

    if (!out.swap_valid && !out.region_valid)
        look_for_swap(s, in, cover);
    if (out.barrier_done)
        s->waiting &= ~members(s, s->look);
    if (!out.swap_valid)
        s->look = (s->look + 1) % s->c.blocks;
    if (in->level_valid && out.level_ready)
        s->regions = in->level_regions;
    if (in->barrier_valid && in->barrier_wid < s->c.warps)
        s->waiting |= bit(in->barrier_wid) & out.holds;
    if (in->end_valid && in->end_wid < s->c.warps && (out.holds & bit(in->end_wid))) {
        s->ending |= bit(in->end_wid);
        s->waiting &= ~bit(in->end_wid);
    }
    s->quiet = event || !s->n ? 0 : s->quiet + 1 < s->c.watchdog ? s->quiet + 1 : s->c.watchdog;
    s->stuck = s->quiet == s->c.watchdog;
    cover[WT_W1].hits += s->stuck;
    if (given)
        give(s, out.region_wid, out.region_slot);
    if (done) {
        give(s, s->swap_in, out.swap_slot);
        s->holder &= ~bit(s->swap_out);
        s->saved |= bit(s->swap_out);
        s->list[s->n++] = s->swap_out;
        s->swap = false;
    }
    if (launched) {
        s->live |= bit(in->launch_wid);
        s->tb[in->launch_wid] = in->launch_tb;
        s->list[s->n++] = in->launch_wid;
    }
    s->live &= ~ended;
    s->holder &= ~ended;
    s->ending &= ~ended;
    check(s, in);
}

/* The block at its pins. */
struct at {
    unsigned level_valid, level_regions, level_ready, launch_valid, launch_wid, launch_tb,
        launch_need, launch_ready, region_valid, region_wid, region_slot, region_restore,
        region_ready, swap_valid, swap_out, swap_in, swap_slot, swap_restore, swap_ready, end_valid,
        end_wid, drained, barrier_valid, barrier_wid, barrier_done, barrier_tb, holds, stuck;
};

struct block {
    struct block_head head;
    struct warp_status s;
    struct at at;
};

static struct at list_pins(const struct params *p, struct pin_list *l)
{
    struct warp_status_config c = warp_status_config(p);
    unsigned widw = clog2(c.warps), tbw = clog2(c.blocks), slotw = clog2(c.regions);
    unsigned countw = clog2(c.regions + 1);
    struct at at = {0};
    l->clocked = true;
    at.level_valid = pins_in(l, "level_valid", 1);
    at.level_regions = pins_in(l, "level_regions", countw);
    at.level_ready = pins_out(l, "level_ready", 1);
    at.launch_valid = pins_in(l, "launch_valid", 1);
    at.launch_wid = pins_in(l, "launch_wid", widw);
    at.launch_tb = pins_in(l, "launch_tb", tbw);
    at.launch_need = pins_in(l, "launch_need", countw);
    at.launch_ready = pins_out(l, "launch_ready", 1);
    at.region_valid = pins_out(l, "region_valid", 1);
    at.region_wid = pins_out(l, "region_wid", widw);
    at.region_slot = pins_out(l, "region_slot", slotw);
    at.region_restore = pins_out(l, "region_restore", 1);
    at.region_ready = pins_in(l, "region_ready", 1);
    at.swap_valid = pins_out(l, "swap_valid", 1);
    at.swap_out = pins_out(l, "swap_out", widw);
    at.swap_in = pins_out(l, "swap_in", widw);
    at.swap_slot = pins_out(l, "swap_slot", slotw);
    at.swap_restore = pins_out(l, "swap_restore", 1);
    at.swap_ready = pins_in(l, "swap_ready", 1);
    at.end_valid = pins_in(l, "end_valid", 1);
    at.end_wid = pins_in(l, "end_wid", widw);
    at.drained = pins_in(l, "drained", c.warps);
    at.barrier_valid = pins_in(l, "barrier_valid", 1);
    at.barrier_wid = pins_in(l, "barrier_wid", widw);
    at.barrier_done = pins_out(l, "barrier_done", 1);
    at.barrier_tb = pins_out(l, "barrier_tb", tbw);
    at.holds = pins_out(l, "holds", c.warps);
    at.stuck = pins_out(l, "stuck", 1);
    return at;
}

static void pins(const struct params *p, struct pin_list *l)
{
    list_pins(p, l);
}

static void *create(const struct params *p)
{
    struct block *b = block_head_new(sizeof *b, &warp_status_rules);
    struct warp_status_config c = warp_status_config(p);
    struct pin_list l = {0};
    warp_status_init(&b->s, &c);
    b->at = list_pins(p, &l);
    pins_free(&l);
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
    const struct at *at = &b->at;
    *in = (struct warp_status_in){.level_valid = pin[at->level_valid],
                                  .level_regions = pin[at->level_regions],
                                  .launch_valid = pin[at->launch_valid],
                                  .launch_wid = pin[at->launch_wid],
                                  .launch_tb = pin[at->launch_tb],
                                  .launch_need = pin[at->launch_need],
                                  .region_ready = pin[at->region_ready],
                                  .swap_ready = pin[at->swap_ready],
                                  .end_valid = pin[at->end_valid],
                                  .end_wid = pin[at->end_wid],
                                  .drained = pins_get(pin + at->drained, 0, b->s.c.warps),
                                  .barrier_valid = pin[at->barrier_valid],
                                  .barrier_wid = pin[at->barrier_wid]};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *b = model;
    const struct at *at = &b->at;
    struct warp_status_in wi;
    struct warp_status_out wo;
    read_pins(b, in, &wi);
    warp_status_eval(&b->s, &wi, &wo);
    out[at->level_ready] = wo.level_ready;
    out[at->launch_ready] = wo.launch_ready;
    out[at->region_valid] = wo.region_valid;
    out[at->region_wid] = wo.region_wid;
    out[at->region_slot] = wo.region_slot;
    out[at->region_restore] = wo.region_restore;
    out[at->swap_valid] = wo.swap_valid;
    out[at->swap_out] = wo.swap_out;
    out[at->swap_in] = wo.swap_in;
    out[at->swap_slot] = wo.swap_slot;
    out[at->swap_restore] = wo.swap_restore;
    out[at->barrier_done] = wo.barrier_done;
    out[at->barrier_tb] = wo.barrier_tb;
    pins_put(out + at->holds, 0, b->s.c.warps, wo.holds);
    out[at->stuck] = wo.stuck;
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
                                              .pins = pins,
                                              .create = create,
                                              .destroy = block_head_free,
                                              .reset = reset,
                                              .eval = eval,
                                              .clock = clock_edge,
                                              .cover = block_head_cover,
                                              .law = law};
