#include "tb/script.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/legal.h"
#include "tb/watch.h"

void script_add(struct script *s, struct script_op op)
{
    if (s->n == s->cap) {
        s->cap = s->cap ? 2 * s->cap : 64;
        s->ops = xrealloc(s->ops, s->cap * sizeof *s->ops);
    }
    s->ops[s->n++] = op;
}

void script_copy(struct script *to, const struct script *from)
{
    to->n = from->n;
    to->cap = from->n;
    to->steps = from->steps;
    to->ops = xmalloc((from->n + 1) * sizeof *to->ops);
    memcpy(to->ops, from->ops, from->n * sizeof *to->ops);
}

void script_free(struct script *s)
{
    free(s->ops);
    *s = (struct script){0};
}

uint32_t *script_words(struct script_pool *pool, size_t n)
{
    if (pool->n == pool->cap) {
        pool->cap = pool->cap ? 2 * pool->cap : 256;
        pool->blocks = xrealloc(pool->blocks, pool->cap * sizeof *pool->blocks);
    }
    return pool->blocks[pool->n++] = xcalloc(n + 1, sizeof(uint32_t));
}

void script_pool_free(struct script_pool *pool)
{
    for (size_t i = 0; i < pool->n; i++)
        free(pool->blocks[i]);
    free(pool->blocks);
    *pool = (struct script_pool){0};
}

/* ---- fields */

/* The field of a port whose items belong to `n` units. */
static size_t add_field(struct script_fields *s, const struct port *t, enum regfile_port port,
                        unsigned n)
{
    s->fields = xrealloc(s->fields, (s->n + 1) * sizeof *s->fields);
    unsigned width = t->items * t->width / n;
    s->fields[s->n] = (struct script_field){port, REGFILE_PORTS, width, s->words};
    s->words += words32(width);
    return s->n++;
}

void script_layout_make(struct script_layout *l, const struct params *p,
                        const struct pin_list *pins)
{
    *l = (struct script_layout){.z = params_sizes(p)};
    regfile_ports_in(p, pins, l->port);
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++) {
        const struct port *t = &l->port[i];
        l->field[i] = (size_t)SCRIPT_NO_FIELD;
        if (!port_exists(t))
            continue;
        if (t->kind == PORT_ANSWER)
            l->field[i] = add_field(&l->inst, t, i, l->z.nsched);
        else if (t->kind == PORT_REQUEST && t->of == PORT_wb_valid)
            l->field[i] = add_field(&l->write, t, i, l->z.wbw);
        else if (t->kind == PORT_CANDIDATE && l->field[t->of] != (size_t)SCRIPT_NO_FIELD)
            l->inst.fields[l->field[t->of]].cand = i;
    }
}

void script_layout_free(struct script_layout *l)
{
    free(l->inst.fields);
    free(l->write.fields);
    *l = (struct script_layout){0};
}

void script_field_get(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, const uint32_t *image, unsigned i, uint32_t *fields)
{
    bits_zero(fields + f->offset, 0, 32 * (size_t)words32(f->width));
    bits_copy(fields + f->offset, 0, image + port_word(&l->port[port]), (size_t)i * f->width,
              f->width);
}

void script_field_put(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, uint32_t *image, unsigned i, const uint32_t *fields)
{
    bits_copy(image + port_word(&l->port[port]), (size_t)i * f->width, fields + f->offset, 0,
              f->width);
}

/* ---- recording */

struct recorder {
    struct script_pool *pool;
    const struct pin_list *pins;
    struct script script;
    bool regfile;
    struct script_layout l;
    /* Indices of operations; NONE where nothing is under way. */
    size_t *ready;   /* [NW] the instruction with which the warp is ready */
    bool *selected;  /* [NW] its fields are known from a selection */
    size_t *writing; /* [WBW] */
    size_t *flying;  /* instructions that were issued and have not left */
    size_t nflying;
    bool *level;    /* [pins] inputs that are recorded as such */
    size_t *held;   /* [pins] operation that set one of them */
    uint32_t *meta; /* scratch */
    uint32_t *last; /* the inputs before */
};

#define NONE ((size_t)-1)

static void all_none(size_t *a, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = NONE;
}

/* Ports that belong to no operation above: levels, and what the table does not know. */
static bool is_level(const struct recorder *r, const struct pin *pin)
{
    for (enum regfile_port i = 0; i < REGFILE_PORTS; i++)
        if (strcmp(r->l.port[i].name, pin->name) == 0)
            return r->l.port[i].kind == PORT_LEVEL;
    return true;
}

struct recorder *recorder_create(const struct params *p, const char *top,
                                 const struct pin_list *pins, struct script_pool *pool)
{
    struct recorder *r = xcalloc(1, sizeof *r);
    r->pool = pool;
    r->pins = pins;
    r->regfile = strcmp(top, "regfile") == 0;
    r->last = xcalloc(pins->in_words + 1, sizeof *r->last);
    if (!r->regfile)
        return r;
    script_layout_make(&r->l, p, pins);
    const struct sizes *z = &r->l.z;
    r->ready = xcalloc(z->nw, sizeof *r->ready);
    r->selected = xcalloc(z->nw, sizeof *r->selected);
    r->writing = xcalloc(z->wbw, sizeof *r->writing);
    r->flying = xcalloc(z->ncu + z->nsched, sizeof *r->flying);
    r->held = xcalloc(pins->n, sizeof *r->held);
    r->level = xcalloc(pins->n, sizeof *r->level);
    for (size_t i = 0; i < pins->n; i++)
        r->level[i] = !pins->pins[i].output && is_level(r, &pins->pins[i]);
    r->meta = xcalloc(words32(z->meta_bits), sizeof *r->meta);
    all_none(r->ready, z->nw);
    all_none(r->writing, z->wbw);
    all_none(r->held, pins->n);
    return r;
}

static size_t begin(struct recorder *r, enum script_kind kind, unsigned index,
                    const uint32_t *fields)
{
    script_add(&r->script, (struct script_op){kind, index, r->script.steps, UINT32_MAX, fields});
    return r->script.n - 1;
}

/* An operation that lasts for this cycle. */
static void at_once(struct recorder *r, enum script_kind kind, unsigned index)
{
    size_t op = begin(r, kind, index, NULL);
    r->script.ops[op].end = r->script.steps;
}

static void end(struct recorder *r, size_t *op)
{
    if (*op != NONE)
        r->script.ops[*op].end = r->script.steps;
    *op = NONE;
}

static uint32_t *copy_port(struct recorder *r, const struct pin *pin, const uint32_t *in)
{
    size_t n = words32(pin->width);
    uint32_t *v = script_words(r->pool, n);
    memcpy(v, in + pin->word, n * sizeof *v);
    return v;
}

static bool is_zero(const uint32_t *v, size_t n)
{
    while (n > 0 && !v[n - 1])
        n--;
    return n == 0;
}

static void record_block(struct recorder *r, const uint32_t *in)
{
    for (size_t i = 0; i < r->pins->n; i++) {
        const struct pin *pin = &r->pins->pins[i];
        if (pin->output || is_zero(in + pin->word, words32(pin->width)))
            continue;
        size_t op = begin(r, SCRIPT_PORT, (unsigned)i, copy_port(r, pin, in));
        r->script.ops[op].end = r->script.steps;
    }
}

static uint64_t port(const struct recorder *r, const uint32_t *image, enum regfile_port p)
{
    return port_exists(&r->l.port[p]) ? port_all(&r->l.port[p], image) : 0;
}

static unsigned item(const struct recorder *r, const uint32_t *image, enum regfile_port p,
                     unsigned i)
{
    return (unsigned)port_get(&r->l.port[p], image, i);
}

static uint32_t *fields_of(struct recorder *r, size_t op)
{
    return (uint32_t *)(uintptr_t)r->script.ops[op].fields; /* ours, from the pool */
}

/* What the instruction buffer answers for ready warps. */
static void record_answers(struct recorder *r, const uint32_t *in, const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    const struct script_fields *f = &r->l.inst;
    for (uint64_t v = port(r, out, PORT_sel_valid); v; v &= v - 1) {
        unsigned s = first_bit(v), w = item(r, out, PORT_sel_wid, s) * z->nsched + s;
        for (size_t k = 0; k < f->n && r->ready[w] != NONE; k++)
            script_field_get(&r->l, &f->fields[k], f->fields[k].port, in, s,
                             fields_of(r, r->ready[w]));
        r->selected[w] = true;
    }
    for (uint64_t v = port(r, out, PORT_cand_valid); v; v &= v - 1) {
        unsigned s = first_bit(v), w = item(r, out, PORT_cand_wid, s) * z->nsched + s;
        for (size_t k = 0; k < f->n && r->ready[w] != NONE && !r->selected[w]; k++)
            if (f->fields[k].cand != REGFILE_PORTS)
                script_field_get(&r->l, &f->fields[k], f->fields[k].cand, in, s,
                                 fields_of(r, r->ready[w]));
    }
}

static void record_dispatch(struct recorder *r, const uint32_t *in, const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    const struct script_fields *f = &r->l.inst;
    for (uint64_t v = port(r, out, PORT_disp_valid) & port(r, in, PORT_disp_ready); v; v &= v - 1) {
        unsigned p = first_bit(v), w = item(r, out, PORT_disp_wid, p);
        for (size_t i = 0; i < r->nflying; i++) {
            const struct script_op *op = &r->script.ops[r->flying[i]];
            const uint32_t *meta = op->fields + f->fields[r->l.field[PORT_inst_meta]].offset;
            port_get_words(&r->l.port[PORT_disp_meta], out, p, r->meta);
            if (op->index != w || memcmp(meta, r->meta, words32(z->meta_bits) * sizeof *meta) != 0)
                continue;
            end(r, &r->flying[i]);
            r->flying[i] = r->flying[--r->nflying];
            break;
        }
    }
}

static void record_issue(struct recorder *r, const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    for (uint64_t v = port(r, out, PORT_issue); v; v &= v - 1) {
        unsigned s = first_bit(v), w = item(r, out, PORT_sel_wid, s) * z->nsched + s;
        if (r->ready[w] != NONE && r->nflying < z->ncu + z->nsched)
            r->flying[r->nflying++] = r->ready[w];
        r->ready[w] = NONE;
    }
}

static void record_requests(struct recorder *r, const uint32_t *in)
{
    const struct sizes *z = &r->l.z;
    for (unsigned w = 0; w < z->nw; w++) {
        if (r->ready[w] != NONE || !(port(r, in, PORT_warp_ready) >> w & 1))
            continue;
        r->ready[w] = begin(r, SCRIPT_INSTRUCTION, w, script_words(r->pool, r->l.inst.words));
        r->selected[w] = false;
    }
    for (uint64_t v = port(r, in, PORT_wb_valid); v; v &= v - 1) {
        unsigned i = first_bit(v);
        if (r->writing[i] != NONE)
            continue;
        uint32_t *fields = script_words(r->pool, r->l.write.words);
        for (size_t k = 0; k < r->l.write.n; k++)
            script_field_get(&r->l, &r->l.write.fields[k], r->l.write.fields[k].port, in, i,
                             fields);
        r->writing[i] = begin(r, SCRIPT_WRITE, i, fields);
    }
    for (uint64_t v = port(r, in, PORT_launch_valid); v; v &= v - 1) {
        unsigned s = first_bit(v);
        at_once(r, SCRIPT_LAUNCH, item(r, in, PORT_launch_wid, s) * z->nsched + s);
    }
    for (unsigned p = 0; p < z->ndisp; p++)
        if (!(port(r, in, PORT_disp_ready) >> p & 1))
            at_once(r, SCRIPT_STALL, p);
    for (uint64_t v = port(r, in, PORT_exit); v; v &= v - 1)
        at_once(r, SCRIPT_EXIT, first_bit(v));
}

static void record_levels(struct recorder *r, const uint32_t *in)
{
    for (size_t i = 0; i < r->pins->n; i++) {
        const struct pin *pin = &r->pins->pins[i];
        if (!r->level[i] ||
            memcmp(in + pin->word, r->last + pin->word, words32(pin->width) * sizeof *in) == 0)
            continue;
        end(r, &r->held[i]);
        r->held[i] = begin(r, SCRIPT_PORT, (unsigned)i, copy_port(r, pin, in));
    }
    memcpy(r->last, in, r->pins->in_words * sizeof *in);
}

static void record_regfile(struct recorder *r, bool rst, const uint32_t *in, const uint32_t *out)
{
    const struct sizes *z = &r->l.z;
    record_levels(r, in);
    record_requests(r, in);
    record_answers(r, in, out);
    record_dispatch(r, in, out);
    record_issue(r, out);
    for (uint64_t v = port(r, in, PORT_wb_valid) & port(r, out, PORT_wb_ready); v; v &= v - 1)
        end(r, &r->writing[first_bit(v)]);
    if (!rst)
        return;
    for (unsigned w = 0; w < z->nw; w++)
        end(r, &r->ready[w]);
    for (unsigned i = 0; i < z->wbw; i++)
        end(r, &r->writing[i]);
    while (r->nflying)
        end(r, &r->flying[--r->nflying]);
}

void recorder_cycle(struct recorder *r, bool rst, const uint32_t *in, const uint32_t *out)
{
    if (rst)
        at_once(r, SCRIPT_RESET, 0);
    if (r->regfile)
        record_regfile(r, rst, in, out);
    else
        record_block(r, in);
    r->script.steps++;
}

void recorder_finish(struct recorder *r, struct script *s)
{
    *s = r->script;
    if (r->regfile)
        script_layout_free(&r->l);
    free(r->ready);
    free(r->selected);
    free(r->writing);
    free(r->flying);
    free(r->held);
    free(r->level);
    free(r->meta);
    free(r->last);
    free(r);
}

/* ---- the surroundings of a single block */

struct block_driver {
    const struct pin_list *pins;
    const struct legal *legal;
    void *self;
    struct stim_env e;
};

static void *block_create(const struct params *p, const struct pin_list *pins, const char *top,
                          const void *model, const struct pin_oracle *oracle)
{
    struct block_driver *b = xcalloc(1, sizeof *b);
    (void)oracle;
    b->pins = pins;
    b->legal = legal_find(top);
    b->e = (struct stim_env){.params = p,
                             .z = params_sizes(p),
                             .pins = pins,
                             .model = block_model(top),
                             .state = model,
                             .outputs = xcalloc(pins->out_words + 1, sizeof(uint32_t))};
    b->self = b->legal->create ? b->legal->create(&b->e) : NULL;
    return b;
}

static void block_destroy(void *self)
{
    struct block_driver *b = self;
    if (b->legal->destroy)
        b->legal->destroy(b->self);
    free(b->e.outputs);
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

const struct script_driver script_block_driver = {block_create, block_destroy, block_drive,
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
    bool regfile = strcmp(top, "regfile") == 0;
    b->g.ops = &ops;
    b->g.units = 1;
    b->model = block_model(top);
    b->model->pins(p, &b->g.pins);
    b->state = b->model->create(p);
    watch_open(&b->watch, top, b->state, p, &b->g.pins);
    b->driver = regfile ? &script_regfile_driver : &script_block_driver;
    b->self = b->driver->create(p, &b->g.pins, top, b->state, b->watch.oracle);
    b->script = s;
    b->in = xcalloc(b->g.pins.in_words + 1, sizeof *b->in);
    return &b->g;
}
