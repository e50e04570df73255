/* query_unit by itself, at its pins. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/query_unit.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct block {
    struct query_unit *q;
    struct query_unit_at at;
};

static void *create(const struct params *p)
{
    struct block *m = xcalloc(1, sizeof *m);
    m->q = query_new(p);
    query_unit_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct block *m = model;
    if (m)
        query_free(m->q);
    free(m);
}

static void reset(void *model)
{
    query_reset(((struct block *)model)->q);
}

static struct query_in inputs(const struct block *m, const uint32_t *in)
{
    struct query_in i = {0};
#define IN(name, ...) port_to_member(&m->at.name, in, i.name);
#define CONTRACT_ROWS "contract/morpheus/query_unit.inc"
#include "contract/each.h"
    return i;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *m = model;
    struct query_in i = inputs(m, in);
    struct query_out o;
    query_eval(m->q, &i, &o);
#define OUT(name, ...) port_from_member(&m->at.name, out, o.name);
#define CONTRACT_ROWS "contract/morpheus/query_unit.inc"
#include "contract/each.h"
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *m = model;
    struct query_in i = inputs(m, in);
    query_clock(m->q, &i);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = query_unit_NRULES;
    return query_cover(((const struct block *)model)->q);
}

const struct block_model query_unit_model = {.name = "query_unit",
                                             .contract = &contract_query_unit,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = cover};
