/* The figures of the memory system, for `run`. */
#include "cli/memory_figures.h"
#include <inttypes.h>

static uint64_t reads(const struct cache_counts *c)
{
    return c->read_hits + c->read_pending + c->read_misses;
}

static uint64_t writes(const struct cache_counts *c)
{
    return c->write_hits + c->write_pending + c->write_misses;
}

static double ratio(uint64_t a, uint64_t b)
{
    return b ? (double)a / (double)b : 0;
}

static json_t *cache_figures(const struct cache_counts *c)
{
    const struct {
        const char *name;
        uint64_t value;
    } counts[] = {{"reads", reads(c)},
                  {"read_hits", c->read_hits},
                  {"read_pending", c->read_pending},
                  {"read_misses", c->read_misses},
                  {"writes", writes(c)},
                  {"write_hits", c->write_hits},
                  {"write_pending", c->write_pending},
                  {"write_misses", c->write_misses},
                  {"fills", c->fills},
                  {"written_back", c->written_back},
                  {"blocked_cycles", c->blocked}};
    json_t *j = json_object();
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_object_set_new(j, counts[i].name, json_integer((json_int_t)counts[i].value));
    return j;
}

static uint64_t hits(const struct cache_counts *c)
{
    return c->read_hits + c->write_hits;
}

json_t *memory_totals(const struct sm_stats *s, unsigned sector_bytes)
{
    const struct cache_counts *l1 = &s->lsu.l1, *l2 = &s->below.l2;
    const struct dram_counts *d = &s->below.dram;
    uint64_t grains = sector_bytes / 32;
    return json_pack(
        "{sI sI sI sI sI sI}", "l1_accesses", (json_int_t)((reads(l1) + writes(l1)) * grains),
        "l1_hits", (json_int_t)(hits(l1) * grains), "l2_accesses",
        (json_int_t)((reads(l2) + writes(l2)) * grains), "l2_hits", (json_int_t)(hits(l2) * grains),
        "dram_read_bytes", (json_int_t)(d->reads * sector_bytes), "dram_write_bytes",
        (json_int_t)(d->writes * sector_bytes));
}

json_t *memory_figures(const struct sm_stats *s)
{
    const struct lsu_counts *u = &s->lsu;
    const struct dram_counts *d = &s->below.dram;
    json_t *unit = json_pack(
        "{sI sI sI sI sI sI sI sI sI sf sI}", "instructions", (json_int_t)u->instructions, "loads",
        (json_int_t)u->loads, "stores", (json_int_t)u->stores, "atomics", (json_int_t)u->atomics,
        "shared", (json_int_t)u->shared, "sectors", (json_int_t)u->sectors, "bypassed",
        (json_int_t)u->bypassed, "shared_conflict_cycles", (json_int_t)u->shared_conflicts,
        "stalled_cycles", (json_int_t)u->stalled, "mean_load_cycles",
        ratio(u->load_cycles, u->load_count), "longest_load_cycles", (json_int_t)u->longest_load);
    json_t *dram =
        json_pack("{sI sI sI sI sI}", "reads", (json_int_t)d->reads, "writes",
                  (json_int_t)d->writes, "row_hits", (json_int_t)d->row_hits, "row_misses",
                  (json_int_t)d->row_misses, "bus_cycles", (json_int_t)d->bus_cycles);
    return json_pack("{so so so so sI sI}", "unit", unit, "l1", cache_figures(&u->l1), "l2",
                     cache_figures(&s->below.l2), "dram", dram, "packets_sent",
                     (json_int_t)s->below.packets_in, "packets_received",
                     (json_int_t)s->below.packets_out);
}

static void print_cache(FILE *f, const char *name, const struct cache_counts *c)
{
    fprintf(f, "  %-4s reads                   %14" PRIu64 " %6.1f%% hit, %.1f%% on their way\n",
            name, reads(c), 100 * ratio(c->read_hits, reads(c)),
            100 * ratio(c->read_pending, reads(c)));
    fprintf(f, "  %-4s writes                  %14" PRIu64 " %6.1f%% hit\n", name, writes(c),
            100 * ratio(c->write_hits, writes(c)));
}

void memory_print(FILE *f, const struct sm_stats *s)
{
    const struct lsu_counts *u = &s->lsu;
    const struct dram_counts *d = &s->below.dram;
    fprintf(f,
            "  memory instructions          %14" PRIu64 " (%" PRIu64 " loads, %" PRIu64
            " stores, %" PRIu64 " atomics, %" PRIu64 " to shared memory)\n",
            u->instructions, u->loads, u->stores, u->atomics, u->shared);
    fprintf(f, "  cycles from load to data     %14.1f (at most %" PRIu64 ")\n",
            ratio(u->load_cycles, u->load_count), u->longest_load);
    fprintf(f, "  bank conflicts, shared mem.  %14" PRIu64 " cycles\n", u->shared_conflicts);
    print_cache(f, "L1", &u->l1);
    print_cache(f, "L2", &s->below.l2);
    fprintf(f,
            "  DRAM sectors read            %14" PRIu64 ", written %" PRIu64
            ", %.1f%% in open rows\n",
            d->reads, d->writes, 100 * ratio(d->row_hits, d->row_hits + d->row_misses));
}
