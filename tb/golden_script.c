/* A golden side that follows a script. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"
#include "tb/script.h"
#include "tb/watch.h"

/* ---- the surroundings of a single block */

struct block_driver {
    const struct pin_list *pins;
    const struct legal *legal;
    void *self;
    struct stim_env e;
};

static void *block_create(const struct params *p, const struct pin_list *pins, const char *top,
                          const void *model, const void *oracle)
{
    struct block_driver *b = xcalloc(1, sizeof *b);
    (void)oracle;
    b->pins = pins;
    b->legal = legal_find(top);
    stim_open(&b->e, p, block_model(top), model, pins);
    b->self = b->legal->create ? b->legal->create(&b->e) : NULL;
    return b;
}

static void block_destroy(void *self)
{
    struct block_driver *b = self;
    if (b->legal->destroy)
        b->legal->destroy(b->self);
    stim_close(&b->e);
    free(b);
}

static void block_drive(void *self, const struct script_op *ops, size_t n, bool rst, uint32_t *in)
{
    struct block_driver *b = self;
    memset(in, 0, b->pins->in_words * sizeof *in);
    for (size_t i = 0; i < n; i++) {
        const struct pin *pin = &b->pins->pins[ops[i].index];
        if (ops[i].kind == SCRIPT_PORT)
            memcpy(in + pin->word, ops[i].fields, words32(pin->width) * sizeof *in);
    }
    b->e.rst = rst;
    if (b->legal->correct)
        b->legal->correct(b->self, &b->e, in);
}

static void block_observe(void *self, bool rst, const uint32_t *in, const uint32_t *out)
{
    struct block_driver *b = self;
    if (rst && b->legal->reset)
        b->legal->reset(b->self, &b->e);
    if (!rst && b->legal->observe)
        b->legal->observe(b->self, &b->e, in, out);
}

static bool block_idle(const void *self)
{
    (void)self;
    return true;
}

static const struct script_driver block_driver = {block_create, block_destroy, block_drive,
                                                  block_observe, block_idle};

/* ---- the golden side */

/* Cycles in which what the script has begun may come to its end. */
enum { LONGEST_DRAIN = 4096 };

struct golden_script {
    struct golden g;
    const struct block_model *model;
    void *state;
    const struct script_driver *driver;
    void *self;
    struct watch watch;
    const struct script *script;
    size_t at; /* operation that is next */
    unsigned step;
    uint32_t *in;
};

static bool ended(struct golden_script *b)
{
    if (b->step < b->script->steps)
        return false;
    bool idle = b->driver->idle(b->self);
    if (idle)
        watch_drained(&b->watch, b->step - 1);
    return idle || b->step >= b->script->steps + LONGEST_DRAIN;
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_script *b = (struct golden_script *)g;
    (void)d;
    if (!b->watch.failure.kind && ended(b) && !b->watch.failure.kind)
        return GOLDEN_DONE;
    if (b->watch.failure.kind)
        return GOLDEN_FAILED;
    const struct script_op *ops = b->script->ops + b->at;
    size_t n = 0;
    *rst = false;
    for (; b->at + n < b->script->n && ops[n].step == b->step; n++)
        *rst = *rst || ops[n].kind == SCRIPT_RESET;
    b->at += n;
    b->driver->drive(b->self, ops, n, *rst, b->in);
    memcpy(in, b->in, g->pins.in_words * sizeof *in);
    memset(out, 0, g->pins.out_words * sizeof *out);
    b->model->eval(b->state, in, out);
    watch_cycle(&b->watch, *rst, in, out);
    if (*rst)
        b->model->reset(b->state);
    else
        b->model->clock(b->state, in);
    b->driver->observe(b->self, *rst, in, out);
    b->step++;
    watch_check(&b->watch, b->step - 1);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_script *)g)->watch.failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_script *b = (const struct golden_script *)g;
    (void)u;
    return b->model->cover(b->state, n);
}

static void destroy(struct golden *g)
{
    struct golden_script *b = (struct golden_script *)g;
    b->driver->destroy(b->self);
    watch_close(&b->watch);
    b->model->destroy(b->state);
    pins_free(&g->pins);
    free(b->in);
    free(b);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

struct golden *golden_script(const struct params *p, const char *top, const struct script *s)
{
    struct golden_script *b = xcalloc(1, sizeof *b);
    const struct system *sys = system_of(top);
    b->g.ops = &ops;
    b->g.units = 1;
    b->model = block_model(top);
    block_pins(b->model, p, &b->g.pins);
    b->state = b->model->create(p);
    watch_open(&b->watch, top, b->state, p, &b->g.pins);
    b->driver = sys ? sys->driver : &block_driver;
    b->self = b->driver->create(p, &b->g.pins, top, b->state, b->watch.oracle);
    b->script = s;
    b->in = xcalloc(b->g.pins.in_words + 1, sizeof *b->in);
    return &b->g;
}
