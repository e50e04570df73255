/* Sizes and times of the memory system, read once. docs/memory.md. */
#include "cmodel/mem/config.h"

static struct dram_timing dram_timing(const struct params *p, unsigned sector_bytes)
{
    unsigned share = params_u(p, "dram.share_percent");
    unsigned busy = params_u(p, "dram.burst") * (sector_bytes / 32);
    return (struct dram_timing){.ccd = params_u(p, "dram.ccd"),
                                .ccdl = params_u(p, "dram.ccdl"),
                                .rrd = params_u(p, "dram.rrd"),
                                .rcd = params_u(p, "dram.rcd"),
                                .ras = params_u(p, "dram.ras"),
                                .rp = params_u(p, "dram.rp"),
                                .rc = params_u(p, "dram.rc"),
                                .cl = params_u(p, "dram.cl"),
                                .wl = params_u(p, "dram.wl"),
                                .cdlr = params_u(p, "dram.cdlr"),
                                .wr = params_u(p, "dram.wr"),
                                .rtpl = params_u(p, "dram.rtpl"),
                                .burst = (busy * 100 + share - 1) / share};
}

struct mem_config mem_config(const struct params *p)
{
    unsigned sector = params_u(p, "memory.sector_bytes");
    return (struct mem_config){
        .sector_bytes = sector,
        .hit_writes = params_u(p, "memory.hit_writes") != 0,
        .lsu_queue = params_u(p, "lsu.queue"),
        .shared_latency = params_u(p, "shared.latency"),
        .texture_latency = params_u(p, "texture.latency"),
        .shared_banks = params_u(p, "shared.banks"),
        .shared_wide = params_u(p, "shared.wide") != 0,
        .l1_bytes = 1024ull * params_u(p, "l1.kb"),
        .carve_bytes = 1024ull * params_u(p, "l1.carveout_kb"),
        .carve_most =
            params_is(p, "l1.carveout", "doubled") ? 1024ull * params_u(p, "env.shared_kb") : 0,
        .l1_sets = params_u(p, "l1.sets"),
        .l1_latency = params_u(p, "l1.latency"),
        .l1_banks = params_u(p, "l1.banks"),
        .l1_mshrs = params_u(p, "l1.mshrs"),
        .l1_merges = params_u(p, "l1.merges"),
        .l1_miss_queue = params_u(p, "l1.miss_queue"),
        .l1_write_allocate = params_u(p, "l1.write_allocate") != 0,
        .l1_local_hits = params_u(p, "l1.local_hits") != 0,
        .l1_local_back = params_is(p, "l1.local_writes", "back"),
        .l1_keep_written = params_u(p, "l1.keep_written"),
        .noc_latency = params_u(p, "interconnect.latency"),
        .noc_buffer = params_u(p, "interconnect.buffer"),
        .noc_flits = sector / 32,
        .l2 = {params_u(p, "l2.sets"), params_u(p, "l2.ways"), LINE_BYTES / sector, 0,
               params_is(p, "l2.hash", "xor")},
        .channels = params_u(p, "dram.channels"),
        .slices_per_channel = params_u(p, "l2.slices"),
        .interleave_bytes = params_u(p, "l2.interleave"),
        .hashed = params_is(p, "interconnect.hash", "polynomial"),
        .l2_latency = params_u(p, "l2.latency"),
        .l2_mshrs = params_u(p, "l2.mshrs"),
        .l2_merges = params_u(p, "l2.merges"),
        .l2_miss_queue = params_u(p, "l2.miss_queue"),
        .core_khz = params_u(p, "memory.clock_khz"),
        .dram_khz = params_u(p, "dram.clock_khz"),
        .dram_latency = params_u(p, "dram.latency"),
        .dram_queue = params_u(p, "dram.queue"),
        .dram_banks = params_u(p, "dram.banks"),
        .dram_groups = params_u(p, "dram.groups"),
        .dram_row_bytes = params_u(p, "dram.row_bytes"),
        .dram = dram_timing(p, sector),
    };
}

static void hurry(unsigned *cycles)
{
    *cycles = *cycles > 20 ? 1 + *cycles % 20 : *cycles;
}

void mem_config_hurry(struct mem_config *c)
{
    struct dram_timing *t = &c->dram;
    unsigned *const times[] = {&c->shared_latency,
                               &c->texture_latency,
                               &c->l1_latency,
                               &c->noc_latency,
                               &c->l2_latency,
                               &c->dram_latency,
                               &t->ccd,
                               &t->ccdl,
                               &t->rrd,
                               &t->rcd,
                               &t->ras,
                               &t->rp,
                               &t->rc,
                               &t->cl,
                               &t->wl,
                               &t->cdlr,
                               &t->wr,
                               &t->rtpl,
                               &t->burst};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++)
        hurry(times[i]);
    c->core_khz = c->dram_khz;
    if (c->l1_mshrs < 8)
        c->l1_mshrs = 8;
}

/* SB-S1 */
static uint64_t carved(const struct mem_config *c, uint64_t shared_bytes)
{
    uint64_t steps = (shared_bytes + c->carve_bytes - 1) / c->carve_bytes;
    if (!c->carve_most)
        return (steps ? steps : 1) * c->carve_bytes;
    uint64_t bytes = steps ? c->carve_bytes : 0;
    while (bytes < shared_bytes)
        bytes *= 2;
    return bytes < c->carve_most ? bytes : c->carve_most;
}

struct cache_shape mem_l1_shape(const struct mem_config *c, uint64_t shared_bytes)
{
    uint64_t taken = carved(c, shared_bytes);
    uint64_t left = taken < c->l1_bytes ? c->l1_bytes - taken : 0;
    unsigned ways = (unsigned)(left / LINE_BYTES / c->l1_sets);
    return (struct cache_shape){c->l1_sets, ways ? ways : 1, LINE_BYTES / c->sector_bytes,
                                c->l1_keep_written, false};
}
