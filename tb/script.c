/* A run as a list of operations of the block's surroundings (an instruction is offered. */
#include "tb/script.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"

void script_add(struct script *s, struct script_op op)
{
    s->ops = xgrow(s->ops, s->n + 1, &s->cap, sizeof *s->ops);
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
    pool->blocks = xgrow(pool->blocks, pool->n + 1, &pool->cap, sizeof *pool->blocks);
    return pool->blocks[pool->n++] = xcalloc(n + 1, sizeof(uint32_t));
}

void script_pool_free(struct script_pool *pool)
{
    for (size_t i = 0; i < pool->n; i++)
        free(pool->blocks[i]);
    free(pool->blocks);
    *pool = (struct script_pool){0};
}

/* ---- recording */

struct recorder *recorder_create(const struct params *p, const char *top,
                                 const struct pin_list *pins, struct script_pool *pool)
{
    struct recorder *r = xcalloc(1, sizeof *r);
    const struct system *s = system_of(top);
    r->pool = pool;
    r->pins = pins;
    r->ops = s ? s->recorder : NULL;
    r->self = s ? s->recorder->create(p, pins) : NULL;
    return r;
}

size_t recorder_begin(struct recorder *r, unsigned kind, unsigned index, const uint32_t *fields)
{
    script_add(&r->script, (struct script_op){kind, index, r->script.steps, UINT32_MAX, fields});
    return r->script.n - 1;
}

void recorder_at_once(struct recorder *r, unsigned kind, unsigned index)
{
    size_t op = recorder_begin(r, kind, index, NULL);
    recorder_end(r, &op);
}

void recorder_end(struct recorder *r, size_t *op)
{
    if (*op != RECORDER_NONE)
        r->script.ops[*op].end = r->script.steps;
    *op = RECORDER_NONE;
}

uint32_t *recorder_port(struct recorder *r, const struct pin *pin, const uint32_t *in)
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
        size_t op = recorder_begin(r, SCRIPT_PORT, (unsigned)i, recorder_port(r, pin, in));
        recorder_end(r, &op);
    }
}

void recorder_cycle(struct recorder *r, bool rst, const uint32_t *in, const uint32_t *out)
{
    if (rst)
        recorder_at_once(r, SCRIPT_RESET, 0);
    if (r->ops)
        r->ops->cycle(r->self, r, rst, in, out);
    else
        record_block(r, in);
    r->script.steps++;
}

void recorder_finish(struct recorder *r, struct script *s)
{
    *s = r->script;
    if (r->ops)
        r->ops->destroy(r->self);
    free(r);
}
