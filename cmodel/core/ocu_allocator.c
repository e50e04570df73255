/* ocu_allocator: rests and cover points, and the block at its pins. */
#include "cmodel/core/ocu_allocator.h"
#include "base/mem.h"
#include "cmodel/ports.h"

void ocu_allocator_init(struct ocu_allocator *a, const struct model_config *c)
{
    *a = (struct ocu_allocator){.ncu = c->z.ncu, .nsched = c->z.nsched, .random = c->alloc_random};
    a->lfsr = xcalloc(a->nsched, sizeof *a->lfsr);
    ocu_allocator_reset(a);
}

void ocu_allocator_free(struct ocu_allocator *a)
{
    free(a->lfsr);
}

void ocu_allocator_reset(struct ocu_allocator *a)
{
    for (unsigned s = 0; s < a->nsched; s++)
        a->lfsr[s] = lfsr_reset(s);
}

uint32_t ocu_allocator_avail(const struct ocu_allocator *a, uint64_t free)
{
    unsigned n = 0;
    for (; free && n < a->nsched; free &= free - 1)
        n++;
    return (uint32_t)low_bits(n);
}

void ocu_allocator_cover(const struct ocu_allocator *a, const struct ocu_allocator_in *in,
                         const struct ocu_allocator_out *out, struct cover_point *cover)
{
    cover[AL_O1].hits += (out->granted & (out->granted - 1)) != 0;
    cover[AL_O2].hits += in->want != out->granted;
    cover[a->random ? AL_P2 : AL_P1].hits += (in->free & (in->free - 1)) != 0 && out->granted != 0;
    cover[AL_V1].hits += ocu_allocator_avail(a, in->free) != low_bits(a->nsched);
    cover[AL_W1].hits += (in->want & in->barred) != 0;
    if (!a->random)
        return;
    cover[AL_RND_1].hits += popcount64(out->granted);
    cover[AL_RND_2].hits += out->granted != low_bits(a->nsched);
}

void ocu_allocator_rest(const struct ocu_allocator *a, struct cover_point *cover)
{
    cover[AL_V1].hits += a->ncu < a->nsched;
    cover[AL_RND_2].hits += a->random;
}

struct ocu_allocator_block {
    struct block_head head;
    struct ocu_allocator a;
    struct ocu_allocator_out out;
    struct ocu_allocator_at at;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct ocu_allocator_block *m = block_head_new(sizeof *m, &ocu_allocator_rules);
    ocu_allocator_init(&m->a, &c);
    m->out.grant = xcalloc(c.z.nsched, sizeof *m->out.grant);
    ocu_allocator_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct ocu_allocator_block *m = model;
    if (!m)
        return;
    ocu_allocator_free(&m->a);
    free(m->out.grant);
    block_head_free(m);
}

static void reset(void *model)
{
    ocu_allocator_reset(&((struct ocu_allocator_block *)model)->a);
}

static struct ocu_allocator_in read_inputs(const struct ocu_allocator_block *m, const uint32_t *in)
{
    return (struct ocu_allocator_in){
        .free = port_all(&m->at.free, in),
        .want = port_u32(&m->at.want, in),
        .barred = port_exists(&m->at.barred) ? port_u32(&m->at.barred, in) : 0};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct ocu_allocator_block *m = model;
    struct ocu_allocator_in i = read_inputs(m, in);
    struct ocu_allocator_out o = m->out;
    ocu_allocator_eval(&m->a, &i, &o);
    for (unsigned s = 0; s < m->a.nsched; s++)
        port_put(&m->at.grant, out, s, o.granted >> s & 1 ? 1ull << o.grant[s] : 0);
    port_put_all(&m->at.avail, out, ocu_allocator_avail(&m->a, i.free));
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct ocu_allocator_block *m = model;
    struct ocu_allocator_in i = read_inputs(m, in);
    ocu_allocator_eval(&m->a, &i, &m->out);
    ocu_allocator_clock(&m->a, &i, &m->out, m->head.cover);
}

const struct block_model ocu_allocator_model = {.name = "ocu_allocator",
                                                .contract = &contract_ocu_allocator,
                                                .create = create,
                                                .destroy = destroy,
                                                .reset = reset,
                                                .eval = eval,
                                                .clock = clock_edge,
                                                .cover = block_head_cover};
