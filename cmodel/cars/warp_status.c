/* warp_status: regions taken, given away at barriers and freed; who waits for one. */
#include "cmodel/cars/warp_status.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

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
    struct cover_point none[warp_status_NRULES] = {{NULL, 0}};
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
                                  .launch_need = port_u32(&at->launch_need, pin),
                                  .region_ready = port_u32(&at->region_ready, pin),
                                  .swap_ready = port_u32(&at->swap_ready, pin),
                                  .end_valid = port_u32(&at->end_valid, pin),
                                  .end_wid = port_u32(&at->end_wid, pin),
                                  .drained = port_all(&at->drained, pin),
                                  .barrier_valid = port_u32(&at->barrier_valid, pin),
                                  .barrier_wid = port_u32(&at->barrier_wid, pin)};
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
