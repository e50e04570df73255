/* The model of the controller in its surroundings, whose behaviour is random; the requests too, or
 * they are those of a trace. In the end everything is flushed by a last division. */
#include "tb/morpheus/golden.h"
#include "base/mem.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include "tb/morpheus/random.h"
#include "tb/watch.h"

/* Mean distance of resets in cycles, and the longest one. */
enum { RESET_DISTANCE = 20000, RESET_LONGEST = 3 };

struct golden_morpheus {
    struct golden g;
    const struct block_model *model;
    void *state;
    struct surroundings *around;
    struct morpheus_random *random;
    struct watch watch;
    struct llc_stream stream;
    uint32_t *in;
    uint64_t cycle;
    struct rng rng;
    bool resets;         /* in the middle of the run, too */
    unsigned reset_left; /* cycles of one that is under way */
    bool stopped;
    unsigned stopped_loads;
};

struct surroundings_config morpheus_surroundings(const struct params *p)
{
    bool compression = params_u(p, "ext_llc.compression") != 0;
    struct surroundings_config c = {.sets = params_u(p, "morpheus.sets"), .carry = true};
    static const char *const rules[] = {"exact", "wrap", "saturate", "hits", "random"};
    for (unsigned i = 0; i < sizeof rules / sizeof *rules; i++)
        if (params_is(p, "ext_llc.lru", rules[i]))
            c.shape.lru = (enum ext_lru)i;
    c.shape.lru_bits = params_u(p, "ext_llc.lru_bits");
    c.shape.compression = compression;
    c.shape.clears = params_is(p, "ext_llc.counters", "clear");
    c.shape.registers = params_u(p, compression ? "morpheus.registers" : "morpheus.assoc");
    c.l1_shape = c.shape;
    c.l1_shape.compression = false;
    c.l1_shape.registers = params_u(p, "morpheus.l1_assoc");
    c.carry = params_u(p, "bloom_predictor.carry") != 0;
    c.epoch = params_u(p, "ext_llc.epoch");
    c.most_flying = RANDOM_FLYING;
    c.evict_late = params_is(p, "ext_llc.evict", "late");
    c.joint = params_is(p, "query_unit.exchange", "joint");
    c.shared_input = params_u(p, "ext_llc.shared_input") != 0;
    return c;
}

static bool over(const struct golden_morpheus *m)
{
    return m->stopped && surroundings_loads(m->around) != m->stopped_loads &&
           surroundings_idle(m->around);
}

static void stop(struct golden_morpheus *m)
{
    const struct golden *g = &m->g;
    bool ends = (g->ending.stop && m->cycle >= g->ending.stop) || morpheus_random_ended(m->random);
    if (m->stopped || !ends)
        return;
    /* A configuration that is under way ends first, and a reset, which would forget the next one;
     * that of the end is one more. */
    if (surroundings_configures(m->around) || m->reset_left)
        return;
    m->stopped = true;
    m->stopped_loads = surroundings_loads(m->around);
    morpheus_random_stop(m->random);
}

static void check(struct golden_morpheus *m)
{
    const char *misuse = watch_misuse(&m->watch);
    if (*misuse)
        failure_law(&m->watch.failure, misuse, 0, m->cycle - 1, "%s", "");
    watch_check(&m->watch, m->cycle - 1);
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_morpheus *m = (struct golden_morpheus *)g;
    const struct block_model *model = m->model;
    (void)d;
    if (m->watch.failure.kind)
        return GOLDEN_FAILED;
    stop(m);
    if (over(m)) {
        watch_drained(&m->watch, m->cycle - 1);
        return m->watch.failure.kind ? GOLDEN_FAILED : GOLDEN_DONE;
    }
    if (m->resets && !m->stopped && !m->reset_left && rng_below(&m->rng, RESET_DISTANCE) == 0)
        m->reset_left = 1 + rng_below(&m->rng, RESET_LONGEST);
    *rst = m->reset_left > 0;
    morpheus_random_cycle(m->random, m->around);
    surroundings_drive(m->around, m->in);
    memcpy(in, m->in, g->pins.in_words * sizeof *in);
    memset(out, 0, g->pins.out_words * sizeof *out);
    model->eval(m->state, in, out);
    watch_cycle(&m->watch, *rst, in, out);
    if (*rst) {
        m->reset_left--;
        model->reset(m->state);
        surroundings_reset(m->around);
        morpheus_random_reset(m->random);
    } else {
        model->clock(m->state, in);
        surroundings_observe(m->around, in, out);
    }
    m->cycle++;
    g->ending.cycles += m->stopped;
    check(m);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_morpheus *)g)->watch.failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_morpheus *m = (const struct golden_morpheus *)g;
    (void)u;
    return m->model->cover(m->state, n);
}

static void destroy(struct golden *g)
{
    struct golden_morpheus *m = (struct golden_morpheus *)g;
    surroundings_destroy(m->around);
    morpheus_random_destroy(m->random);
    watch_close(&m->watch);
    llc_stream_free(&m->stream);
    m->model->destroy(m->state);
    pins_free(&g->pins);
    free(m->in);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

static struct golden_morpheus *create(const struct system *s, const struct params *p, uint64_t seed,
                                      const struct llc_stream *stream)
{
    struct golden_morpheus *m = xcalloc(1, sizeof *m);
    m->g.ops = &ops;
    m->g.units = 1;
    m->g.ending.drains = true;
    m->model = s->model;
    block_pins(m->model, p, &m->g.pins);
    m->state = m->model->create(p);
    m->in = xcalloc(m->g.pins.in_words + 1, sizeof *m->in);
    if (stream)
        m->stream = *stream;
    m->resets = !stream;
    rng_seed(&m->rng, mix64(seed));
    m->random = morpheus_random_create(p, seed, stream ? &m->stream : NULL);
    struct surroundings_config c = morpheus_surroundings(p);
    struct morpheus_policy policy = morpheus_random_policy(m->random);
    m->around = surroundings_create(&c, &m->g.pins, &policy);
    watch_open(&m->watch, s->top, m->state, p, &m->g.pins);
    return m;
}

struct golden *morpheus_golden(const struct system *s, const struct params *p, uint64_t seed,
                               bool all_units, struct diag *d)
{
    (void)all_units;
    (void)d;
    return &create(s, p, seed, NULL)->g;
}

struct golden *morpheus_golden_traces(const struct system *s, const struct params *p,
                                      struct work *work, bool all_units, struct diag *d)
{
    struct llc_stream stream = {0};
    struct mem_config c = mem_config(p);
    (void)all_units;
    if (!llc_stream_trace(&stream, &c, work, 1, d)) {
        llc_stream_free(&stream);
        return NULL;
    }
    return &create(s, p, 1, &stream)->g;
}

/* One stretch: the run from its first cycle on. */
struct golden *morpheus_golden_stretch(const struct system *s, const struct params *p,
                                       uint64_t seed, uint64_t cycle, uint64_t *begin,
                                       struct work **work, struct diag *d)
{
    (void)cycle;
    *begin = 0;
    *work = NULL;
    return morpheus_golden(s, p, seed, false, d);
}
