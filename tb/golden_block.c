/* Golden side of a single block: its model under random stimulus. */
#include "base/diag.h"
#include "base/mem.h"
#include "gen/blocks/blocks.h"
#include "tb/golden.h"
#include "tb/stim.h"
#include <string.h>

struct golden_block {
    struct golden g;
    const struct stimulus *stim;
    void *self; /* the stimulus */
    void *model;
    struct stim_env e;
    uint32_t *in;
    bool resets;
    unsigned reset_distance; /* mean, until the next one */
    unsigned reset_left;     /* cycles of a reset that is under way */
    uint64_t cycle;
    struct failure failure;
};

/* Mean distances of resets in the middle of a run, and the longest one. Some come while the block
 * is hardly in use; without long stretches between others, what takes its time to build up (random
 * registers, wrap-around, ages) would stay close to its reset state. */
static const unsigned reset_distances[] = {400, 1500, 6000, 100 * 1000};
enum { N_DISTANCES = sizeof reset_distances / sizeof *reset_distances, RESET_LONGEST = 3 };

static void draw_reset(struct golden_block *b)
{
    b->reset_left = 1 + rng_below(&b->e.rng, RESET_LONGEST);
    b->reset_distance = reset_distances[rng_below(&b->e.rng, N_DISTANCES)];
}

/* A broken assumption of the block on its surroundings would be a mistake of the stimulus. */
static void check_laws(struct golden_block *b)
{
    const struct block_model *m = b->e.model;
    const char *law = m->law ? m->law(b->model) : NULL;
    if (law)
        failure_law(&b->failure, law, 0, b->cycle - 1, "%s", "");
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_block *b = (struct golden_block *)g;
    const struct block_model *m = b->e.model;
    (void)d;
    if (b->failure.kind)
        return GOLDEN_FAILED;
    bool due = b->resets && b->reset_left == 0 && rng_below(&b->e.rng, b->reset_distance) == 0;
    if (due && !b->e.unbroken)
        draw_reset(b);
    *rst = b->e.rst = b->reset_left > 0;

    b->stim->drive(b->self, &b->e, b->in);
    memcpy(in, b->in, g->pins.in_words * sizeof *in);
    memset(out, 0, g->pins.out_words * sizeof *out);
    m->eval(b->model, in, out);
    if (*rst) {
        b->reset_left--;
        b->cycle++;
        m->reset(b->model);
        if (b->stim->reset)
            b->stim->reset(b->self, &b->e);
        return GOLDEN_CYCLE;
    }
    m->clock(b->model, in);
    if (b->stim->observe)
        b->stim->observe(b->self, &b->e, in, out);
    b->cycle++;
    check_laws(b);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_block *)g)->failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_block *b = (const struct golden_block *)g;
    (void)u;
    return b->e.model->cover(b->model, n);
}

static void destroy(struct golden *g)
{
    struct golden_block *b = (struct golden_block *)g;
    if (b->self && b->stim->destroy)
        b->stim->destroy(b->self);
    if (b->model)
        b->e.model->destroy(b->model);
    stim_close(&b->e);
    free(b->in);
    pins_free(&g->pins);
    free(b);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_block(const struct params *p, const char *block, uint64_t seed, bool resets,
                            struct diag *d)
{
    const struct block_model *m = block_model(block);
    const struct stimulus *stim = stimulus_find(block);
    if (!m || !stim) {
        diag_error(d, "--top %s: %s (see `warpsmith list` for the blocks)", block,
                   m ? "this block has no random stimulus of its own" : "no such block");
        return NULL;
    }
    if (!block_for(p, block, d))
        return NULL;
    struct golden_block *b = xcalloc(1, sizeof *b);
    b->g.ops = &ops;
    b->g.units = 1;
    block_pins(m, p, &b->g.pins);
    b->stim = stim;
    b->model = m->create(p);
    b->in = xcalloc(b->g.pins.in_words + 1, sizeof *b->in);
    b->resets = resets && b->g.pins.clocked;
    b->reset_distance = reset_distances[0];
    stim_open(&b->e, p, m, b->model, &b->g.pins);
    rng_seed(&b->e.rng, seed);
    b->self = stim->create(&b->e);
    return &b->g;
}

void golden_free(struct golden *g)
{
    if (g)
        g->ops->destroy(g);
}
