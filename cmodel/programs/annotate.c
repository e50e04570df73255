/* Near bits of register operands: made by profiling, kept in files, put on the instructions that
 * the SM executes. docs/annotate.md has the rules and the file format. */
#include "cmodel/programs/annotate.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/calls/callgraph.h"
#include "cmodel/programs/work_calls.h"
#include "cmodel/programs/work_framed.h"
#include "cmodel/programs/work_source.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/rng.h"
#include <stdlib.h>
#include <string.h>

struct annotation *annotation_new(const struct reuse_rule *r)
{
    struct annotation *a = xcalloc(1, sizeof *a);
    a->rule = *r;
    return a;
}

static void hints_free(struct hints *h)
{
    for (size_t i = 0; i < h->n; i++) {
        op_free(&h->sites[i].op);
        free(h->sites[i].few);
        free(h->sites[i].all);
    }
    free(h->sites);
    free(h->hash);
    free(h->trace);
    free(h->name);
    *h = (struct hints){0};
}

void annotation_free(struct annotation *a)
{
    if (!a)
        return;
    for (size_t i = 0; i < a->n; i++)
        hints_free(&a->kernels[i]);
    free(a->kernels);
    free(a);
}

static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

struct hints *annotation_kernel(struct annotation *a, const char *trace, const char *name)
{
    a->kernels = xgrow(a->kernels, a->n + 1, &a->cap, sizeof *a->kernels);
    struct hints *h = &a->kernels[a->n++];
    *h = (struct hints){.trace = xstrdup(base_name(trace)), .name = xstrdup(name)};
    return h;
}

static bool op_same(const struct op *a, const struct op *b)
{
    return a->nsrc == b->nsrc && a->ndst == b->ndst &&
           (!a->nsrc || memcmp(a->src, b->src, a->nsrc) == 0) &&
           (!a->ndst || memcmp(a->dst, b->dst, a->ndst) == 0) && strcmp(a->name, b->name) == 0;
}

struct site *hints_find(const struct hints *h, uint64_t pc, const struct op *op)
{
    if (!h->hash_cap)
        return NULL;
    size_t at = mix64(pc) & (h->hash_cap - 1);
    for (; h->hash[at]; at = (at + 1) & (h->hash_cap - 1)) {
        struct site *s = &h->sites[h->hash[at] - 1];
        if (s->pc == pc && op_same(&s->op, op))
            return s;
    }
    return NULL;
}

static void hash_put(struct hints *h, uint32_t index)
{
    size_t at = mix64(h->sites[index].pc) & (h->hash_cap - 1);
    while (h->hash[at])
        at = (at + 1) & (h->hash_cap - 1);
    h->hash[at] = index + 1;
}

struct site *hints_add(struct hints *h, uint64_t pc, const struct op *op)
{
    h->sites = xgrow(h->sites, h->n + 1, &h->cap, sizeof *h->sites);
    struct site *s = &h->sites[h->n++];
    *s = (struct site){.pc = pc, .op = {.name = xstrdup(op->name)}};
    for (unsigned k = 0; k < op->nsrc; k++)
        op_add_src(&s->op, op->src[k]);
    for (unsigned k = 0; k < op->ndst; k++)
        op_add_dst(&s->op, op->dst[k]);
    if (2 * h->n > h->hash_cap) {
        h->hash_cap = h->hash_cap ? 2 * h->hash_cap : 256;
        free(h->hash);
        h->hash = xcalloc(h->hash_cap, sizeof *h->hash);
        for (uint32_t i = 0; i < h->n; i++)
            hash_put(h, i);
    } else {
        hash_put(h, (uint32_t)(h->n - 1));
    }
    return s;
}

struct profiling {
    struct hints *h;
    const struct reuse_rule *r;
    bool few, all;
};

static void tally(struct tally *t, const struct reuse_rule *r, unsigned n, const uint64_t *distance)
{
    for (unsigned k = 0; k < n; k++) {
        t[k].near += reuse_is_near(r, distance[k]);
        t[k].far += !reuse_is_near(r, distance[k]);
    }
}

static void profile(void *self, struct inst *i, const uint64_t *distance)
{
    struct profiling *p = self;
    struct site *s = hints_find(p->h, i->pc, i->op);
    size_t all = (size_t)i->op->nsrc + i->op->ndst;
    if (!s) {
        s = hints_add(p->h, i->pc, i->op);
        s->few = xcalloc(all + 1, sizeof *s->few);
        s->all = xcalloc(all + 1, sizeof *s->all);
    }
    /* A destination that no lane writes is no instance. */
    unsigned n = i->mask ? (unsigned)all : i->op->nsrc;
    if (p->few)
        tally(s->few, p->r, n, distance);
    if (p->all)
        tally(s->all, p->r, n, distance);
}

bool hints_profile(struct hints *h, const struct reuse_rule *r, struct block *b, bool whole)
{
    struct reuse_scan s;
    reuse_scan_init(&s);
    for (unsigned w = 0; w < b->nwarps; w++, h->warps++) {
        struct profiling p = {h, r, !r->warps || h->warps < r->warps, whole};
        if (p.few || p.all)
            reuse_scan(&s, b->insts + b->first[w], b->insts + b->first[w + 1], profile, &p);
    }
    reuse_scan_free(&s);
    return whole || !r->warps || h->warps < r->warps;
}

/* RD-5: most of the instances; as many of each, or none at all, is far. */
static bool majority(const struct tally *t)
{
    return t->near > t->far;
}

void hints_decide(struct hints *h)
{
    for (size_t i = 0; i < h->n; i++) {
        struct site *s = &h->sites[i];
        s->near = 0;
        for (unsigned k = 0; k < s->op.nsrc + s->op.ndst; k++) {
            int bit = reuse_near_bit(&s->op, k);
            if (bit >= 0 && majority(&s->few[k]))
                s->near = (uint16_t)(s->near | 1u << bit);
        }
    }
}

void hints_apply(const struct hints *h, struct block *b)
{
    for (size_t i = 0; i < b->ninsts; i++) {
        const struct site *s = hints_find(h, b->insts[i].pc, b->insts[i].op);
        b->insts[i].near = s ? s->near : 0;
    }
}

struct annotation *annotation_profile(struct work *w, const struct reuse_rule *r, bool whole,
                                      struct reuse_histogram *histogram, struct diag *d)
{
    struct annotation *a = annotation_new(r);
    size_t errors = d->errors;
    unsigned kernel = 0;
    struct block *b;
    while ((b = work_next(w, d))) {
        if (!a->n || b->kernel != kernel)
            annotation_kernel(a, b->from, b->kernel_name);
        kernel = b->kernel;
        hints_profile(&a->kernels[a->n - 1], r, b, whole);
        if (histogram)
            reuse_histogram_block(histogram, b);
        block_free(b);
    }
    for (size_t i = 0; i < a->n; i++)
        hints_decide(&a->kernels[i]);
    if (d->errors == errors)
        return a;
    annotation_free(a);
    return NULL;
}

void annotation_agreement(const struct annotation *a, struct agreement *sum)
{
    for (size_t i = 0; i < a->n; i++)
        for (size_t j = 0; j < a->kernels[i].n; j++) {
            const struct site *s = &a->kernels[i].sites[j];
            for (unsigned k = 0; k < s->op.nsrc + s->op.ndst; k++) {
                bool bit = reuse_near_bit(&s->op, k) >= 0;
                bool few = bit && majority(&s->few[k]), all = bit && majority(&s->all[k]);
                uint64_t near = s->all[k].near, far = s->all[k].far;
                sum->operands += near + far;
                sum->near += near;
                sum->few_exact += few ? near : far;
                sum->all_exact += all ? near : far;
                sum->few_all += few == all ? near + far : 0;
            }
        }
}

/* Work with near bits. Blocks that were read ahead to profile a kernel wait in a queue. */
struct annotated {
    struct work *w;
    struct reuse_rule rule;
    struct annotation *given; /* NULL: profiled here */
    struct annotation *own;   /* of the present kernel */
    struct block **queue;
    size_t head, n, cap;
    const struct hints *hints; /* of kernel `kernel` */
    unsigned kernel;
    bool started;
    size_t *taken; /* [given->n]: times that kernel of the file has been used */
};

static void annotated_free(void *self)
{
    struct annotated *t = self;
    for (size_t i = t->head; i < t->n; i++)
        block_free(t->queue[i]);
    free(t->queue);
    free(t->taken);
    annotation_free(t->given);
    annotation_free(t->own);
    work_free(t->w);
    free(t);
}

static void enqueue(struct annotated *t, struct block *b)
{
    t->queue = xgrow(t->queue, t->n + 1, &t->cap, sizeof *t->queue);
    t->queue[t->n++] = b;
}

static struct block *dequeue(struct annotated *t)
{
    if (t->head == t->n)
        return NULL;
    struct block *b = t->queue[t->head++];
    if (t->head == t->n)
        t->head = t->n = 0;
    return b;
}

/* The kernel of block b in the given file: the first of that trace and name that has been used
 * least. */
static bool find_given(struct annotated *t, const struct block *b, struct diag *d)
{
    const struct annotation *a = t->given;
    size_t best = a->n;
    for (size_t i = 0; i < a->n; i++)
        if (strcmp(a->kernels[i].trace, base_name(b->from)) == 0 &&
            strcmp(a->kernels[i].name, b->kernel_name) == 0 &&
            (best == a->n || t->taken[i] < t->taken[best]))
            best = i;
    if (best == a->n) {
        diag_error(d, "%s: kernel %.80s: not in the annotation", b->from, b->kernel_name);
        return false;
    }
    t->taken[best]++;
    t->hints = &a->kernels[best];
    return true;
}

/* Reads blocks of the kernel of b until its first warps are profiled. */
static bool profile_kernel(struct annotated *t, struct block *b, struct diag *d)
{
    annotation_free(t->own);
    t->own = annotation_new(&t->rule);
    struct hints *h = annotation_kernel(t->own, b->from, b->kernel_name);
    unsigned kernel = b->kernel;
    size_t errors = d->errors;
    while (hints_profile(h, &t->rule, b, false)) {
        struct block *next = work_next(t->w, d);
        if (!next)
            break;
        enqueue(t, next);
        if (next->kernel != kernel)
            break;
        b = next;
    }
    hints_decide(h);
    t->hints = h;
    return d->errors == errors;
}

static struct block *annotated_next(void *self, struct diag *d)
{
    struct annotated *t = self;
    struct block *b = dequeue(t);
    if (!b)
        b = work_next(t->w, d);
    if (!b)
        return NULL;
    if (t->rule.exact && !t->given) {
        reuse_exact(&t->rule, b);
        return b;
    }
    if (!t->started || b->kernel != t->kernel) {
        t->started = true;
        t->kernel = b->kernel;
        if (!(t->given ? find_given(t, b, d) : profile_kernel(t, b, d))) {
            block_free(b);
            return NULL;
        }
    }
    hints_apply(t->hints, b);
    return b;
}

struct work *work_annotated(struct work *w, const struct reuse_rule *r, struct annotation *a)
{
    struct annotated *t = xcalloc(1, sizeof *t);
    t->w = w;
    t->rule = *r;
    t->given = a;
    if (a)
        t->taken = xcalloc(a->n + 1, sizeof *t->taken);
    return work_new(annotated_next, annotated_free, t);
}

static struct work *open_plain(const struct work_spec *s, struct diag *d)
{
    if (!s->ntraces && s->calls) {
        struct call_program *p =
            table1_program_of(s->kernel, s->calls->frames, s->calls->kernel_registers);
        if (p)
            return work_calls(p, s->calls, &s->operands, d);
    }
    if (s->ntraces && s->calls && s->calls->form == FORM_CARS) {
        struct callgraph *g = s->callgraph ? callgraph_read(s->callgraph, FRU_NEED, d) : NULL;
        if (s->callgraph && !g)
            return NULL;
        return work_framed_by(work_traces_as(s->traces, s->ntraces, &s->operands, d), s->calls, g);
    }
    return s->ntraces ? work_traces_as(s->traces, s->ntraces, &s->operands, d)
                      : work_kernel_as(s->kernel, &s->operands, d);
}

/* The majority of all warps is known at the end only: a reading of its own, whose warnings would
 * only be those of the second one. */
static struct annotation *profile_all(const struct work_spec *s, const struct reuse_rule *r,
                                      struct diag *d)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    struct work *w = open_plain(s, &quiet);
    struct annotation *a = w ? annotation_profile(w, r, false, NULL, &quiet) : NULL;
    for (size_t i = 0; i < quiet.n && !a; i++)
        if (strncmp(quiet.lines[i], "warning: ", 9) != 0)
            diag_error(d, "%s", quiet.lines[i]);
    work_free(w);
    diag_free(&quiet);
    return a;
}

struct work *work_open(const struct work_spec *s, const struct reuse_rule *r, struct diag *d)
{
    if (s->callgraph && (!s->ntraces || !s->calls || s->calls->form != FORM_CARS)) {
        diag_error(d, "%s: a call graph is for traces, with register stacks (calls.form = cars)",
                   s->callgraph);
        return NULL;
    }
    struct annotation *a = NULL;
    if (s->annotation && !(a = annotation_read(s->annotation, d)))
        return NULL;
    if (!a && r && !r->exact && !r->warps && !(a = profile_all(s, r, d)))
        return NULL;
    struct work *w = open_plain(s, d);
    if (!w) {
        annotation_free(a);
        return NULL;
    }
    if (!r && !a)
        return w;
    const struct reuse_rule rule = a ? a->rule : *r;
    return work_annotated(w, &rule, a);
}

struct work *work_for(const struct params *p, const struct work_spec *s, struct diag *d)
{
    struct reuse_rule rule = reuse_rule(p);
    struct work_spec spec = *s;
    spec.operands = (struct operand_rules){.listed = !params_is(p, "env.operands", "full"),
                                           .hmma_pairs = params_is(p, "env.operands", "hmma_pairs"),
                                           .merge = params_u(p, "env.merge_sources") != 0,
                                           .zero = params_u(p, "env.zero_reads") != 0};
    struct calls_config calls = calls_config(p);
    spec.calls = &calls;
    return work_open(&spec, regfile_takes_hints(p) ? &rule : NULL, d);
}
