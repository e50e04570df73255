/* Makes the functions of a program with calls: registers, bodies, calls and returns, from few
 * numbers. */
#include "cmodel/calls/program.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

enum { FIRST_SAVED = 16, SCRATCH = 4, SCRATCHES = 12 };

struct maker {
    struct call_program *p;
    size_t cap;
    struct rng rng, work; /* what there is; which registers it names */
    unsigned saved;       /* of the function that is made */
    bool kernel;
};

static struct call_inst *add(struct maker *m, enum call_op op)
{
    struct call_program *p = m->p;
    p->code = xgrow(p->code, p->n + 1, &m->cap, sizeof *p->code);
    p->code[p->n] = (struct call_inst){.op = (uint8_t)op};
    return &p->code[p->n++];
}

/* Registers from R16 on that the function may use. */
static unsigned own_registers(const struct maker *m)
{
    return m->kernel ? m->p->shape.kernel_registers - FIRST_SAVED : m->saved;
}

/* A register that this function may use: scratch, or one that it has saved. */
static uint8_t some_register(struct maker *m)
{
    unsigned own = own_registers(m);
    if (own && rng_percent(&m->work, 60))
        return (uint8_t)(FIRST_SAVED + rng_below(&m->work, own));
    return (uint8_t)(SCRATCH + rng_below(&m->work, SCRATCHES));
}

static void add_work(struct maker *m, unsigned n)
{
    const struct call_shape *s = &m->p->shape;
    for (unsigned i = 0; i < n; i++) {
        unsigned dice = rng_below(&m->work, 100);
        enum call_op op = dice < s->loads                           ? CALL_LOAD
                          : dice < s->loads + s->stores             ? CALL_STORE
                          : dice < s->loads + s->stores + s->shared ? CALL_SHARED
                                                                    : CALL_ALU;
        uint8_t dst = some_register(m), a = some_register(m), b = some_register(m);
        struct call_inst *w = add(m, op);
        w->dst = dst;
        w->src[0] = a;
        w->src[1] = b;
    }
}

static size_t begin_if(struct maker *m, enum call_if kind, unsigned percent)
{
    struct call_inst *i = add(m, CALL_IF);
    i->kind = (uint8_t)kind;
    i->percent = (uint8_t)percent;
    return m->p->n - 1;
}

/* The IF's other lanes go on behind. */
static void end_if(struct maker *m, size_t at)
{
    add(m, CALL_ENDIF);
    m->p->code[at].to = (uint32_t)(m->p->n - 1);
}

/* Prologues store from the highest register down, as compilers do. */
static void add_pushes(struct maker *m, unsigned saved)
{
    for (unsigned i = saved; i-- > 0;)
        add(m, CALL_PUSH)->dst = (uint8_t)(FIRST_SAVED + i);
}

static void add_epilogue(struct maker *m)
{
    for (unsigned i = 0; i < m->saved; i++)
        add(m, CALL_POP)->dst = (uint8_t)(FIRST_SAVED + i);
    add(m, CALL_RET);
}

/* ---- who calls whom ---- */

/* With levels: functions 1 .. n spread over depth levels, as even as it goes. */
static unsigned level_of(const struct call_shape *s, unsigned f)
{
    return (f - 1) * s->depth / s->functions;
}

static unsigned pick_target(struct maker *m, unsigned from)
{
    const struct call_shape *s = &m->p->shape;
    if (s->levels) {
        unsigned want = from ? level_of(s, from) + 1 : 0, first = 1, n = 0;
        for (unsigned f = 1; f <= s->functions; f++)
            if (level_of(s, f) == want && !n++)
                first = f;
        return n ? first + rng_below(&m->rng, n) : 0;
    }
    if (from && rng_percent(&m->rng, s->recursive))
        return 1 + rng_below(&m->rng, from);
    return from < s->functions ? from + 1 + rng_below(&m->rng, s->functions - from) : 0;
}

/* Reads all that the call must have left alone. */
static void add_look(struct maker *m)
{
    unsigned own = own_registers(m);
    for (unsigned i = 0; i < own; i += 2) {
        struct call_inst *look = add(m, CALL_ALU);
        look->dst = SCRATCH;
        look->src[0] = (uint8_t)(FIRST_SAVED + i);
        look->src[1] = (uint8_t)(FIRST_SAVED + (i + 1) % own);
    }
}

static void add_call(struct maker *m, unsigned from)
{
    const struct call_shape *s = &m->p->shape;
    struct call_inst i = {.op = CALL_CALL};
    unsigned want =
        rng_percent(&m->rng, s->indirect) ? 2 + rng_below(&m->rng, MOST_TARGETS - 1) : 1;
    for (unsigned k = 0; k < want; k++) {
        unsigned t = pick_target(m, from);
        bool known = !t;
        for (unsigned j = 0; j < i.ntargets; j++)
            known |= i.targets[j] == t;
        if (!known)
            i.targets[i.ntargets++] = (uint16_t)t;
    }
    if (!i.ntargets)
        return;
    size_t deep = from ? begin_if(m, IF_WARP, s->deeper) : 0;
    size_t shallow = begin_if(m, IF_SHALLOW, 0);
    bool divergent = rng_percent(&m->rng, s->divergent);
    size_t some = divergent ? begin_if(m, IF_LANES, 20 + rng_below(&m->rng, 60)) : 0;
    *add(m, CALL_CALL) = i;
    if (s->looks)
        add_look(m);
    if (divergent)
        end_if(m, some);
    end_if(m, shallow);
    if (from)
        end_if(m, deep);
}

/* ---- functions ---- */

/* A part of the lanes does all it has to do and leaves. */
static void add_early(struct maker *m)
{
    size_t some = begin_if(m, IF_LANES, 10 + rng_below(&m->rng, 60));
    add_work(m, 1 + rng_below(&m->rng, 2));
    add_epilogue(m);
    end_if(m, some);
}

static void add_exit(struct maker *m)
{
    size_t some = begin_if(m, IF_LANES, 2);
    add(m, CALL_EXIT);
    end_if(m, some);
}

/* Two arms, each of which saves what it needs (shrink-wrapped prologues). */
static void add_arms(struct maker *m, unsigned least)
{
    size_t at = begin_if(m, IF_LANES, 30 + rng_below(&m->rng, 40));
    for (unsigned arm = 0; arm < 2; arm++) {
        unsigned n = least + rng_below(&m->rng, m->saved - least + 1);
        add_pushes(m, n);
        unsigned all = m->saved;
        m->saved = n;
        add_work(m, 2);
        m->saved = all;
        if (!arm) {
            add(m, CALL_ELSE);
            m->p->code[at].to = (uint32_t)m->p->n;
            at = m->p->n - 1;
        }
    }
    end_if(m, at);
    add_pushes(m, m->saved);
}

static void make_function(struct maker *m, unsigned f)
{
    const struct call_shape *s = &m->p->shape;
    struct call_function *fn = &m->p->functions[f];
    fn->entry = (uint32_t)m->p->n;
    m->saved = fn->saved;
    m->kernel = false;
    if (m->saved > 1 && rng_percent(&m->rng, s->late_push))
        add_arms(m, 1);
    else
        add_pushes(m, m->saved);
    unsigned before = s->body / 2;
    add_work(m, before);
    if (rng_percent(&m->rng, s->early))
        add_early(m);
    if (rng_percent(&m->rng, s->exits))
        add_exit(m);
    unsigned sites = s->sites ? 1 + rng_below(&m->rng, s->sites) : 0;
    for (unsigned i = 0; i < sites; i++) {
        add_call(m, f);
        if (i + 1 < sites)
            add_work(m, 1);
    }
    if (rng_percent(&m->rng, s->barrier_inside))
        add(m, CALL_BARRIER);
    add_work(m, s->body - before);
    add_epilogue(m);
    fn->end = (uint32_t)m->p->n;
}

static void make_kernel(struct maker *m)
{
    const struct call_shape *s = &m->p->shape;
    m->kernel = true;
    add_work(m, 2);
    if (s->spins) {
        size_t last = begin_if(m, IF_LAST, 0);
        add(m, CALL_SIGNAL);
        end_if(m, last);
        add(m, CALL_SPIN);
    }
    if (s->leaves) {
        add(m, CALL_BARRIER);
        size_t some = begin_if(m, IF_WARP, s->leaves);
        add(m, CALL_EXIT);
        end_if(m, some);
    }
    add(m, CALL_LOOP)->times = s->iterations;
    size_t loop = m->p->n;
    add_work(m, s->kernel_body / 2);
    add_call(m, 0);
    add_work(m, s->kernel_body - s->kernel_body / 2);
    if (rng_percent(&m->rng, s->barrier))
        add(m, CALL_BARRIER);
    add(m, CALL_ENDLOOP)->to = (uint32_t)loop;
    add(m, CALL_EXIT);
    m->p->functions[0].end = (uint32_t)m->p->n;
}

struct call_shape call_shape_random(uint64_t seed)
{
    struct rng r;
    rng_seed(&r, seed);
    return (struct call_shape){.name = "random",
                               .seed = seed,
                               .functions = 2 + rng_below(&r, 8),
                               .depth = 3 + rng_below(&r, 8),
                               .body = 2 + rng_below(&r, 8),
                               .kernel_body = 4,
                               .saved_least = rng_below(&r, 2),
                               .saved_most = 2 + rng_below(&r, 9),
                               .kernel_registers = 18 + rng_below(&r, 12),
                               .iterations = 4,
                               .sites = 3,
                               .budget = 40,
                               .deeper = 80,
                               .recursive = rng_below(&r, 2) * 30,
                               .divergent = 30,
                               .early = 40,
                               .exits = 10,
                               .indirect = 30,
                               .late_push = 30,
                               .barrier = 30,
                               .barrier_inside = 20,
                               .loads = 25,
                               .stores = 10};
}

struct call_program *call_program_make(const struct call_shape *s)
{
    struct call_program *p = xcalloc(1, sizeof *p);
    struct maker m = {.p = p};
    p->shape = *s;
    rng_seed(&m.rng, s->seed);
    rng_seed(&m.work, ~s->seed);
    p->nfunctions = s->functions + 1;
    p->functions = xcalloc(p->nfunctions, sizeof *p->functions);
    for (unsigned f = 1; f <= s->functions; f++)
        p->functions[f].saved =
            s->saved ? s->saved[f - 1]
                     : s->saved_least + rng_below(&m.rng, s->saved_most - s->saved_least + 1);
    make_kernel(&m);
    for (unsigned f = 1; f <= s->functions; f++)
        make_function(&m, f);
    return p;
}

void call_program_free(struct call_program *p)
{
    if (!p)
        return;
    free(p->code);
    free(p->functions);
    free(p);
}

unsigned call_site_need(const struct call_program *p, const struct call_inst *i)
{
    unsigned need = 0;
    for (unsigned k = 0; k < i->ntargets; k++)
        if (call_need(p, i->targets[k]) > need)
            need = call_need(p, i->targets[k]);
    return need;
}

unsigned call_reserved(const struct call_program *p, size_t f)
{
    unsigned most = call_need(p, f);
    for (size_t i = 0; i < p->n; i++)
        for (unsigned k = 0; p->code[i].op == CALL_CALL && k < p->code[i].ntargets; k++)
            if (p->code[i].targets[k] == f && call_site_need(p, &p->code[i]) > most)
                most = call_site_need(p, &p->code[i]);
    return most;
}

static char *name_of(size_t f)
{
    return f ? strfmt("f%zu", f) : xstrdup("kernel");
}

char *call_program_graph(const struct call_program *p)
{
    char *text = strfmt("kernel kernel=1 fru=%u\n", p->shape.kernel_registers);
    for (size_t f = 1; f < p->nfunctions; f++) {
        char *more = strfmt("%sf%zu fru=%u\n", text, f, call_reserved(p, f));
        free(text);
        text = more;
    }
    for (size_t f = 0; f < p->nfunctions; f++)
        for (uint32_t i = p->functions[f].entry; i < p->functions[f].end; i++)
            for (unsigned k = 0; p->code[i].op == CALL_CALL && k < p->code[i].ntargets; k++) {
                char *from = name_of(f),
                     *more = strfmt("%s%s -> f%u\n", text, from, p->code[i].targets[k]);
                free(from);
                free(text);
                text = more;
            }
    return text;
}

unsigned call_linked_registers(const struct call_program *p)
{
    unsigned most = p->shape.kernel_registers;
    for (size_t f = 1; f < p->nfunctions; f++)
        if (FIRST_SAVED + p->functions[f].saved > most)
            most = FIRST_SAVED + p->functions[f].saved;
    return most;
}
