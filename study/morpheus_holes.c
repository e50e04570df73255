/* The holes in Morpheus' argument (docs/results/morpheus-holes.md): the smallest example of each by
 * search, and how many random requests meet it; at last the rules that the parameters ask for. */
#include "cmodel/llc/protocol_params.h"
#include "cmodel/llc/protocol_run.h"
#include "cmodel/llc/protocol_search.h"
#include "study/list.h"
#include <math.h>

enum { REQUESTS = 1000000, BURST = 12000 };

static enum bd_level low(uint32_t blk, uint64_t value)
{
    (void)blk;
    (void)value;
    return BD_LOW;
}

static enum bd_level mixed(uint32_t blk, uint64_t value)
{
    unsigned h = (unsigned)((blk * 2654435761u + value * 40503) >> 13) % 4;
    return h == 0 ? BD_NONE : h == 1 ? BD_LOW : BD_HIGH;
}

/* Two ways, three blocks, two entries, two reads under way. */
static struct proto_config small(const struct proto_config *open)
{
    struct proto_config c = *open;
    c.filter = PROTO_IDEAL;
    c.blocks = 3;
    c.shape.registers = c.threshold = 2;
    c.shape.lru_bits = 2;
    c.queue = c.reads = 2;
    return c;
}

static void open_update(struct proto_config *c)
{
    c->update = UPDATE_SERVICE;
}
static void open_accept(struct proto_config *c)
{
    c->swap = SWAP_ACCEPT;
    c->carry = false;
}
static void open_late(struct proto_config *c)
{
    c->evict_late = true;
}
static void open_marker(struct proto_config *c)
{
    c->marker_row = true;
}
static void open_poison(struct proto_config *c)
{
    c->fill = FILL_ANY;
}
static void open_lru(struct proto_config *c, enum ext_lru lru)
{
    c->swap = SWAP_PAPER;
    c->carry = false;
    c->shape.lru = lru;
}
static void open_hits(struct proto_config *c)
{
    open_lru(c, EXT_LRU_HITS);
}
static void open_wrap(struct proto_config *c)
{
    open_lru(c, EXT_LRU_WRAP);
}
static void open_threshold(struct proto_config *c)
{
    open_lru(c, EXT_LRU_EXACT);
    c->shape.compression = true;
    c->level = low;
    c->registers[BD_LOW] = c->shape.registers;
}

static const struct hole {
    const char *name;
    void (*open)(struct proto_config *c);
} holes[] = {
    {"filters updated at the service", open_update},
    {"swap at acceptance", open_accept},
    {"completion before its eviction write", open_late},
    {"marker with the next row", open_marker},
    {"late fill without poison", open_poison},
    {"only hits move counters", open_hits},
    {"counters wrap", open_wrap},
    {"threshold counts registers", open_threshold},
};

/* The number of the request at which random ones show it; NAN: none did. */
static double meets(const struct proto_config *c, struct proto_end *end)
{
    struct proto_load load = proto_load_mixed;
    load.burst_requests = BURST;
    proto_run(c, &load, 1, REQUESTS, end);
    return end->first_failure ? (double)end->first_failure : NAN;
}

static void configured(struct study_run *r, struct table *t)
{
    struct params *p = params_load("tiny", r->sets, r->nsets, r->d);
    if (!p)
        return;
    struct proto_config c = proto_config_of(p);
    struct proto_end end;
    c.sets = 4;
    c.blocks = 2 * c.shape.registers;
    if (c.shape.compression) {
        c.blocks *= 4;
        c.level = mixed;
    }
    table_row(t, "as the parameters say");
    double first = meets(&c, &end);
    if (isnan(first))
        table_word(t, 2, "none");
    else
        table_set(t, 2, first);
    table_set(t, 3, (double)end.counts.false_negatives);
    table_set(t, 4, (double)end.counts.wrong + end.differences);
    params_free(p);
}

void study_morpheus_holes(struct study_run *r)
{
    struct table *t = findings_table(r->findings, "holes", "each hole opened alone");
    table_column(t, "smallest example, requests", 0);
    table_column(t, "states searched", 0);
    table_column(t, "first of a million random requests", 0);
    table_column(t, "false negatives", 0);
    table_column(t, "wrong answers", 0);
    for (size_t i = 0; i < sizeof holes / sizeof *holes; i++) {
        struct proto_config wide = proto_safe, c = small(&proto_safe);
        struct search_bounds b = {.written = 1, .requests = 60000, .states = (size_t)4 << 20};
        struct search_result found;
        struct proto_end end;
        holes[i].open(&wide);
        wide.shape.registers = 3; /* so that random requests come across it */
        wide.threshold = 3;
        wide.blocks = 6;
        wide.shape.lru_bits = 4;
        if (wide.shape.compression)
            wide.registers[BD_LOW] = 3;
        holes[i].open(&c);
        proto_search(&c, &b, &found);
        table_row(t, holes[i].name);
        if (found.end == SEARCH_FAILURE)
            table_set(t, 0, found.requests);
        table_set(t, 1, (double)found.states);
        double first = meets(&wide, &end);
        if (isnan(first))
            table_word(t, 2, "none");
        else
            table_set(t, 2, first);
        table_set(t, 3, (double)end.counts.false_negatives);
        table_set(t, 4, (double)end.counts.wrong);
        if (r->progress)
            r->progress(i + 1, sizeof holes / sizeof *holes);
    }
    configured(r, t);
    table_note(
        t, "two ways in the search, three for random requests; a run stops at its first failure");
}
