/* morpheus by itself, at its pins. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/morpheus.h"
#include "cmodel/ports.h"

struct block {
    struct morpheus *m;
    struct morpheus_at at;
};

static void *create(const struct params *p)
{
    struct block *b = xcalloc(1, sizeof *b);
    b->m = morpheus_new(p);
    morpheus_ports_at(p, &b->at);
    return b;
}

const struct morpheus *morpheus_of_model(const void *model)
{
    return ((const struct block *)model)->m;
}

static void destroy(void *model)
{
    struct block *b = model;
    if (b)
        morpheus_free(b->m);
    free(b);
}

static void reset(void *model)
{
    morpheus_reset(((struct block *)model)->m);
}

static struct morpheus_in inputs(const struct block *b, const uint32_t *in)
{
    struct morpheus_in i = {0};
#define IN(name, ...) port_to_member(&b->at.name, in, i.name);
#define CONTRACT_ROWS "contract/morpheus/morpheus.inc"
#include "contract/each.h"
    return i;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *b = model;
    struct morpheus_in i = inputs(b, in);
    struct morpheus_out o;
    morpheus_eval(b->m, &i, &o);
#define OUT(name, ...) port_from_member(&b->at.name, out, o.name);
#define CONTRACT_ROWS "contract/morpheus/morpheus.inc"
#include "contract/each.h"
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *b = model;
    struct morpheus_in i = inputs(b, in);
    morpheus_clock(b->m, &i);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = morpheus_NRULES;
    return morpheus_cover(((const struct block *)model)->m);
}

const struct block_model morpheus_model = {.name = "morpheus",
                                           .contract = &contract_morpheus,
                                           .create = create,
                                           .destroy = destroy,
                                           .reset = reset,
                                           .eval = eval,
                                           .clock = clock_edge,
                                           .cover = cover};
