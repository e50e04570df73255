/* The search. First the end of the run alone, from reset and with the registers it reads written in
 * front of it; then operations are left out (delta debugging), the rest is moved together in time,
 * operands and values become simple, and parameters small. What fails in the same way and takes no
 * more cycles is the next best. */
#include "base/clock.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "params/registry.h"
#include "tb/search.h"

bool search_over(struct search *s)
{
    if (s->status == WS_OK && seconds_now() - s->began > s->s->seconds)
        s->r->timeout = true;
    return s->status != WS_OK || s->r->timeout;
}

bool shrink_same_failure(const struct lockstep_result *a, const struct lockstep_result *b)
{
    if (a->verdict != b->verdict)
        return false;
    if (a->verdict == LOCKSTEP_MISMATCH)
        return strcmp(a->port, b->port) == 0;
    return a->verdict == LOCKSTEP_LAW && failure_alike(&a->law, &b->law);
}

/* Runs a script for at most `most` cycles. The cycles up to the failure, or 0 if it does not fail
 * in the same way. */
static uint64_t fails(struct search *s, const struct script *script, uint64_t most)
{
    struct golden *g = golden_script(s->params, s->s->top, script);
    struct sim_spec spec = {.kind = s->sim, .rtl = s->rtl, .pins = &g->pins};
    struct lockstep_result run = {0};
    struct diag quiet;
    uint64_t cycles = 0;
    diag_init(&quiet, NULL);
    if (!s->built)
        s->built = sim_build(&spec, s->d);
    struct sim *sim = s->built ? sim_open(&spec, s->built, s->s->seed, NULL, s->d) : NULL;
    if (sim) {
        struct lockstep_options o = {.cycles = most};
        lockstep_run(g, &sim, &o, &run, &quiet);
        sim->ops->destroy(sim);
        if (shrink_same_failure(&run, s->s->failure))
            cycles = run.fail_cycle + 1;
    } else {
        s->status = s->d->status ? s->d->status : WS_CHECK_FAILED;
    }
    s->r->trials++;
    lockstep_result_free(&run);
    diag_free(&quiet);
    golden_free(g);
    return cycles;
}

/* Takes the candidate over (and empties it) if it fails within `most` cycles; frees it otherwise.
 */
bool search_try(struct search *s, struct script *c, uint64_t most)
{
    if (c->n && c->steps <= c->ops[c->n - 1].step)
        c->steps = c->ops[c->n - 1].step + 1;
    uint64_t cycles = search_over(s) || !c->steps ? 0 : fails(s, c, most);
    if (!cycles) {
        script_free(c);
        return false;
    }
    script_free(&s->best);
    s->best = *c;
    *c = (struct script){0};
    s->cycles = cycles;
    if (s->best.steps > cycles)
        s->best.steps = (unsigned)cycles;
    while (s->best.n && s->best.ops[s->best.n - 1].step >= s->best.steps)
        s->best.n--;
    if (s->s->progress)
        s->s->progress(s->s->progress_arg, cycles);
    return true;
}

/* ---- the end of the run */

static bool try_end(struct search *s, const struct script *full, unsigned from)
{
    struct script c = {0};
    if (s->ops && s->ops->preload)
        s->ops->preload(s, full, from, &c);
    unsigned shift = c.steps;
    for (size_t i = 0; i < full->n; i++) {
        struct script_op op = full->ops[i];
        if (op.end < from)
            continue;
        op.step = (op.step > from ? op.step - from : 0) + shift;
        script_add(&c, op);
    }
    c.steps = full->steps - from + shift;
    return search_try(s, &c, UINT32_MAX);
}

/* Longer and longer ends from *len cycles on, which becomes the length of the one that fails;
 * different lengths also bring counters and random picks to different states. In the end the whole
 * run. */
static bool find_end(struct search *s, const struct script *full, unsigned *len)
{
    for (; *len < full->steps && !search_over(s); *len += 1 + *len / 24)
        if (try_end(s, full, full->steps - *len))
            return true;
    *len = full->steps;
    struct script whole;
    script_copy(&whole, full);
    return search_try(s, &whole, UINT32_MAX);
}

/* ---- leaving out */

typedef bool (*choose_fn)(const struct script_op *op, unsigned arg);

static bool of_kind(const struct script_op *op, unsigned kind)
{
    return op->kind == kind;
}

static bool of_port(const struct script_op *op, unsigned port)
{
    return op->kind == SCRIPT_PORT && op->index == port;
}

static bool without_chosen(struct search *s, choose_fn chosen, unsigned arg)
{
    struct script c = {.steps = s->best.steps};
    for (size_t i = 0; i < s->best.n; i++)
        if (!chosen(&s->best.ops[i], arg))
            script_add(&c, s->best.ops[i]);
    if (c.n == s->best.n) {
        script_free(&c);
        return false;
    }
    return search_try(s, &c, s->cycles);
}

static unsigned highest_index(const struct search *s)
{
    unsigned most = 0;
    for (size_t i = 0; i < s->best.n; i++)
        most = s->best.ops[i].index > most ? s->best.ops[i].index : most;
    return most;
}

static bool leave_out_groups(struct search *s)
{
    bool any = false;
    for (unsigned kind = SCRIPT_RESET; kind < (s->ops ? s->ops->end : SCRIPT_OWN); kind++)
        any |= without_chosen(s, of_kind, kind);
    for (unsigned i = 0, most = highest_index(s); i <= most && !search_over(s); i++) {
        if (s->ops)
            any |= without_chosen(s, s->ops->of_warp, i);
        any |= without_chosen(s, of_port, i);
    }
    return any;
}

/* Halves, quarters and so on down to single operations. */
static bool leave_out(struct search *s)
{
    bool any = false;
    for (size_t size = s->best.n / 2 + 1; size >= 1; size /= 2)
        for (size_t i = 0; i < s->best.n && !search_over(s);) {
            struct script c = {.steps = s->best.steps};
            for (size_t k = 0; k < s->best.n; k++)
                if (k < i || k >= i + size)
                    script_add(&c, s->best.ops[k]);
            if (search_try(s, &c, s->cycles))
                any = true;
            else
                i += size;
        }
    return any;
}

/* Takes `len` cycles from `at` on out of the time; their operations go too, or come at `at`. */
static bool squeeze_at(struct search *s, unsigned at, unsigned len, bool keep)
{
    struct script c = {.steps = s->best.steps - len};
    for (size_t i = 0; i < s->best.n; i++) {
        struct script_op op = s->best.ops[i];
        bool inside = op.step >= at && op.step < at + len;
        if (inside && !keep)
            continue;
        op.step = inside ? at : op.step < at ? op.step : op.step - len;
        script_add(&c, op);
    }
    return search_try(s, &c, s->cycles - 1);
}

static bool squeeze(struct search *s)
{
    bool any = false;
    for (unsigned len = s->best.steps / 2 + 1; len >= 1; len /= 2)
        for (unsigned at = 0; at + len <= s->best.steps && s->cycles > 1 && !search_over(s);)
            if (squeeze_at(s, at, len, false) || squeeze_at(s, at, len, true))
                any = true;
            else
                at += len > 1 ? len / 2 : 1;
    return any;
}

/* ---- simple values */

/* Tries other fields for operation i. */
bool search_fields(struct search *s, size_t i, uint32_t *fields)
{
    struct script c;
    script_copy(&c, &s->best);
    c.ops[i].fields = fields;
    return search_try(s, &c, s->cycles);
}

uint32_t *search_copy(struct search *s, size_t i, size_t words)
{
    uint32_t *v = script_words(&s->pool, words);
    memcpy(v, s->best.ops[i].fields, words * sizeof *v);
    return v;
}

/* A value becomes zero, or loses words, or single bits if it has few. */
bool search_simple_value(struct search *s, size_t i, unsigned offset, unsigned width, size_t words)
{
    enum { FEW_BITS = 24 };
    bool any = false;
    unsigned n = words32(width), bits = 0;
    if (i >= s->best.n)
        return false; /* a failure that came earlier has made it needless */
    const uint32_t *v = s->best.ops[i].fields + offset;
    for (unsigned w = 0; w < n; w++)
        bits += (unsigned)__builtin_popcount(v[w]);
    if (!bits)
        return false;
    uint32_t *zero = search_copy(s, i, words);
    memset(zero + offset, 0, n * sizeof *zero);
    if (search_fields(s, i, zero))
        return true;
    /* from the top, so that low lanes and bits stay: fewer lanes may do then */
    for (unsigned w = n; w-- > 0 && n > 1 && i < s->best.n && !search_over(s);) {
        if (!s->best.ops[i].fields[offset + w])
            continue;
        uint32_t *less = search_copy(s, i, words);
        less[offset + w] = 0;
        any |= search_fields(s, i, less);
    }
    bits = 0;
    for (unsigned w = 0; w < n && i < s->best.n; w++)
        bits += (unsigned)__builtin_popcount(s->best.ops[i].fields[offset + w]);
    bool few = bits > 1 && bits <= FEW_BITS;
    for (unsigned b = width; few && b-- > 0 && i < s->best.n && !search_over(s);) {
        if (!pins_get(s->best.ops[i].fields + offset, b, 1))
            continue;
        uint32_t *less = search_copy(s, i, words);
        pins_put(less + offset, b, 1, 0);
        any |= search_fields(s, i, less);
    }
    return any;
}

static bool simple_ports(struct search *s)
{
    bool any = false;
    struct pin_list pins = {0};
    block_pins(block_model(s->s->top), s->params, &pins);
    for (size_t i = 0; i < s->best.n && !search_over(s); i++)
        if (s->best.ops[i].kind == SCRIPT_PORT) {
            unsigned width = pins.pins[s->best.ops[i].index].width;
            any |= search_simple_value(s, i, 0, width, words32(width));
        }
    pins_free(&pins);
    return any;
}

static void fewer_operations(struct search *s)
{
    for (bool again = true; again && !search_over(s);) {
        again = leave_out_groups(s);
        again |= leave_out(s);
        again |= squeeze(s);
    }
}

static void simpler(struct search *s)
{
    for (bool again = true; again && !search_over(s);) {
        again = simple_ports(s);
        if (s->ops)
            again |= s->ops->simplify(s);
        bool less = leave_out(s);
        less |= squeeze(s);
        again &= less; /* values alone: once is enough */
    }
}

/* Where leaving out gets stuck is chance: a long result is tried again from other ends, up to
 * twice as long as it needed before; the best one stays. */
static void other_ends(struct search *s, const struct script *full, unsigned len)
{
    enum { SMALL = 40 }; /* cycles */
    unsigned most = 2 * len;
    while (s->cycles > SMALL && !search_over(s)) {
        struct script best = s->best;
        uint64_t cycles = s->cycles;
        s->best = (struct script){0};
        len += 1 + len / 24;
        bool found = len <= most && len < full->steps && find_end(s, full, &len);
        if (found)
            fewer_operations(s);
        if (!found || s->cycles > cycles) {
            script_free(&s->best);
            s->best = best;
            s->cycles = cycles;
        } else {
            script_free(&best);
        }
        if (!found)
            break;
    }
}

/* ---- parameters */

/* `p` with one number changed; NULL if that is not legal. */
static struct params *with_value(const struct params *p, const char *key, int64_t v)
{
    char *set = strfmt("%s=%lld", key, (long long)v);
    const char *sets[] = {set};
    struct diag quiet;
    diag_init(&quiet, NULL);
    struct params *q = params_with(p, sets, 1, &quiet);
    diag_free(&quiet);
    free(set);
    return q;
}

/* Tries the best script under other parameters (taken over or freed). */
static bool try_params(struct search *s, struct params *p)
{
    struct search t = *s; /* the same, with its own simulator */
    t.params = p;
    t.built = NULL;
    t.rtl = NULL;
    t.own_rtl = (struct rtl_sources){0};
    t.best = (struct script){0};
    struct diag quiet;
    diag_init(&quiet, NULL);
    t.d = &quiet;
    bool good = t.sim == SIM_MODEL || rtl_sources_emit(&t.own_rtl, p, s->s->top, &quiet) == WS_OK;
    t.rtl = &t.own_rtl;
    struct script c = {0};
    if (good) {
        s->ops->translate(s->system, &s->best, s->params, p, &c, &t.pool);
        good = search_try(&t, &c, s->cycles);
    }
    s->pool = t.pool;
    diag_free(&quiet);
    if (!good) {
        rtl_sources_free(&t.own_rtl);
        free(t.built);
        params_free(p);
        return false;
    }
    script_free(&s->best);
    rtl_sources_free(&s->own_rtl);
    free(s->built);
    params_free(s->own_params);
    s->best = t.best;
    s->cycles = t.cycles;
    s->params = s->own_params = p;
    s->own_rtl = t.own_rtl;
    s->rtl = s->sim == SIM_MODEL ? NULL : &s->own_rtl;
    s->built = t.built;
    return true;
}

static void reduce_params(struct search *s)
{
    for (const char *const *key = s->ops->keys; *key; key++) {
        bool done = false;
        for (int64_t v = 1; !done && v < params_int(s->params, *key) && !search_over(s);
             v += v < 4 ? 1 : v / 2) {
            struct params *p = with_value(s->params, *key, v);
            done = p && try_params(s, p);
        }
    }
}

/* ---- the whole */

/* The failing run again, the golden side alone, as a script. */
static bool record(struct search *s, unsigned unit, struct script *full)
{
    struct golden *g = s->s->golden;
    size_t in_words = (size_t)g->units * g->pins.in_words;
    uint32_t *in = xcalloc(in_words + 1, sizeof *in);
    uint32_t *out = xcalloc((size_t)g->units * g->pins.out_words + 1, sizeof *out);
    struct recorder *rec = recorder_create(s->params, s->s->top, &g->pins, &s->pool);
    enum golden_status status = GOLDEN_CYCLE;
    for (uint64_t c = 0; c <= s->s->failure->fail_cycle && status == GOLDEN_CYCLE; c++) {
        bool rst;
        status = g->ops->step(g, &rst, in, out, s->d);
        if (status == GOLDEN_CYCLE)
            recorder_cycle(rec, rst, in + (size_t)unit * g->pins.in_words,
                           out + (size_t)unit * g->pins.out_words);
    }
    recorder_finish(rec, full);
    free(in);
    free(out);
    if (status == GOLDEN_BAD_INPUT)
        s->status = s->d->status ? s->d->status : WS_BAD_INPUT;
    return s->status == WS_OK;
}

static bool warp_used(const struct search *s, unsigned w)
{
    for (size_t i = 0; i < s->best.n; i++)
        if (s->ops->of_warp(&s->best.ops[i], w))
            return true;
    return false;
}

/* What goes over the ports while the best script is executed. */
static void make_vector(struct search *s)
{
    struct golden *g = golden_script(s->params, s->s->top, &s->best);
    struct replay *v = replay_new(s->params, s->s->top, s->s->seed);
    uint32_t *in = xcalloc(g->pins.in_words + 1, sizeof *in);
    uint32_t *out = xcalloc(g->pins.out_words + 1, sizeof *out);
    for (uint64_t c = 0; c < s->cycles; c++) {
        bool rst;
        if (g->ops->step(g, &rst, in, out, s->d) == GOLDEN_CYCLE)
            replay_add(v, rst, in);
    }
    free(in);
    free(out);
    golden_free(g);
    s->r->vector = v;
    s->r->cycles = s->cycles;
    s->r->operations = s->best.n;
    for (unsigned w = 0, most = highest_index(s); s->ops && w <= most; w++)
        s->r->warps += warp_used(s, w);
}

int shrink_run(const struct shrink_spec *spec, struct shrink_result *r, struct diag *d)
{
    const struct system *system = system_of(spec->top);
    struct search s = {.s = spec,
                       .system = system,
                       .ops = system ? system->shrink : NULL,
                       .d = d,
                       .r = r,
                       .params = spec->params,
                       .sim = spec->failure->verdict == LOCKSTEP_LAW ? SIM_MODEL : spec->sim,
                       .rtl = spec->rtl,
                       .began = seconds_now()};
    struct script full = {0};
    if (s.ops && s.ops->renamed && params_sizes(spec->params).renames)
        return s.ops->renamed(spec, r, d);
    memset(r, 0, sizeof *r);
    unsigned len = 1;
    bool found = record(&s, spec->failure->fail_unit, &full) && find_end(&s, &full, &len);
    if (found) {
        fewer_operations(&s);
        other_ends(&s, &full, len);
        simpler(&s);
        if (spec->change_params && s.ops) {
            reduce_params(&s);
            fewer_operations(&s);
            simpler(&s);
        }
        make_vector(&s);
    } else if (s.status == WS_OK) {
        diag_failed(d,
                    "the failure does not show when the run is repeated operation by operation, "
                    "so it cannot be shrunk%s",
                    r->timeout ? " (the time was up)" : "");
        s.status = WS_CHECK_FAILED;
    }
    r->seconds = seconds_now() - s.began;
    script_free(&full);
    script_free(&s.best);
    script_pool_free(&s.pool);
    rtl_sources_free(&s.own_rtl);
    params_free(s.own_params);
    free(s.built);
    return s.status;
}

void shrink_result_free(struct shrink_result *r)
{
    replay_free(r->vector);
    memset(r, 0, sizeof *r);
}
