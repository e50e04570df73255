/* The model of the controller in its surroundings, whose behaviour is random; the requests too, or
 * they are those of a trace. Whenever the mode has changed, and in the end, everything was flushed,
 * and memory is compared with the oracle's image. */
#include "tb/morpheus/golden.h"
#include "cmodel/util.h"
#include "tb/morpheus/oracle.h"
#include "tb/morpheus/random.h"

struct golden_morpheus {
    struct golden g;
    const struct block_model *model;
    void *state;
    struct surroundings *around;
    struct morpheus_random *random;
    struct morpheus_oracle *oracle;
    struct llc_stream stream;
    uint32_t *in;
    uint64_t cycle;
    unsigned loads;
    bool stopped;
    unsigned stopped_loads;
    struct failure failure;
};

struct surroundings_config morpheus_surroundings(const struct params *p)
{
    bool compression = params_u(p, "ext_llc.compression") != 0;
    struct surroundings_config c = {.sets = params_u(p, "morpheus.sets"), .carry = true};
    static const char *const rules[] = {"exact", "wrap", "saturate", "hits"};
    for (unsigned i = 0; i < sizeof rules / sizeof *rules; i++)
        if (params_is(p, "ext_llc.lru", rules[i]))
            c.shape.lru = (enum ext_lru)i;
    c.shape.lru_bits = params_u(p, "ext_llc.lru_bits");
    c.shape.compression = compression;
    c.shape.registers = params_u(p, compression ? "morpheus.registers" : "morpheus.assoc");
    c.carry = params_u(p, "bloom_predictor.carry") != 0;
    c.evict_late = params_is(p, "ext_llc.evict", "late");
    c.shared_input = params_u(p, "ext_llc.shared_input") != 0;
    return c;
}

/* The first block that memory has another value of than was written last. */
static void compare(struct golden_morpheus *m)
{
    const struct contents *image = morpheus_oracle_image(m->oracle);
    for (size_t i = 0; i < image->size; i++) {
        const struct content *v = &image->table[i];
        uint32_t data[BLOCK_WORDS];
        if (!v->there)
            continue;
        surroundings_memory(m->around, v->blk, data);
        if (memcmp(data, v->data, sizeof data) != 0) {
            morpheus_oracle_blames(m->oracle, "MEMORY", v->blk, data);
            return;
        }
    }
}

static bool over(const struct golden_morpheus *m)
{
    return m->stopped && surroundings_loads(m->around) != m->stopped_loads &&
           surroundings_idle(m->around);
}

static void stop(struct golden_morpheus *m)
{
    const struct golden *g = &m->g;
    if (m->stopped || !g->ending.stop || m->cycle < g->ending.stop)
        return;
    /* A configuration that is under way ends first; that of the end is one more. */
    if (surroundings_configures(m->around))
        return;
    m->stopped = true;
    m->stopped_loads = surroundings_loads(m->around);
    morpheus_random_stop(m->random);
}

static void check(struct golden_morpheus *m)
{
    const char *law = m->model->law ? m->model->law(m->state) : NULL;
    const struct failure *found = morpheus_oracle_failure(m->oracle);
    if (found->kind && !m->failure.kind)
        m->failure = *found;
    if (*morpheus_oracle_misuse(m->oracle))
        failure_law(&m->failure, morpheus_oracle_misuse(m->oracle), 0, m->cycle - 1, "%s", "");
    if (law)
        failure_law(&m->failure, law, 0, m->cycle - 1, "%s", "");
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_morpheus *m = (struct golden_morpheus *)g;
    (void)d;
    if (m->failure.kind)
        return GOLDEN_FAILED;
    stop(m);
    if (over(m))
        return GOLDEN_DONE;
    *rst = false;
    morpheus_random_cycle(m->random, m->around);
    surroundings_drive(m->around, m->in);
    memcpy(in, m->in, g->pins.in_words * sizeof *in);
    memset(out, 0, g->pins.out_words * sizeof *out);
    m->model->eval(m->state, in, out);
    morpheus_oracle_cycle(m->oracle, false, in, out);
    m->model->clock(m->state, in);
    surroundings_observe(m->around, in, out);
    if (surroundings_loads(m->around) != m->loads) {
        m->loads = surroundings_loads(m->around);
        compare(m);
    }
    m->cycle++;
    g->ending.cycles += m->stopped;
    check(m);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_morpheus *)g)->failure;
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
    morpheus_oracle_destroy(m->oracle);
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
    m->model->pins(p, &m->g.pins);
    m->state = m->model->create(p);
    m->in = xcalloc(m->g.pins.in_words + 1, sizeof *m->in);
    if (stream)
        m->stream = *stream;
    m->random = morpheus_random_create(params_u(p, "morpheus.sets"), params_u(p, "morpheus.assoc"),
                                       seed, stream ? &m->stream : NULL);
    struct surroundings_config c = morpheus_surroundings(p);
    struct morpheus_policy policy = morpheus_random_policy(m->random);
    m->around = surroundings_create(&c, &m->g.pins, &policy);
    m->oracle = morpheus_oracle_create(p, &m->g.pins);
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
