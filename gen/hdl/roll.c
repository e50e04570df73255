/* One text from those of the iterations of a loop. The texts are alike but for marked numbers;
 * where these differ, they are linear in the indices, and an expression takes their place. */
#include "base/mem.h"
#include "gen/hdl/text.h"
#include <stdlib.h>
#include <string.h>

enum { NEST = 6 }; /* loops in loops */

/* A number as the iterations see it: c0 plus the sum of c[i]*index[i]. */
struct linear {
    int64_t c0, c[NEST];
};

/* One iteration: its indices, from the outermost loop inwards, and how far its text is read. */
struct sample {
    int64_t index[NEST];
    const char *at;
};

/* Iterations whose texts are made one. */
struct group {
    const struct hdl_loop *loop;
    struct sample *s;
    size_t n;
    unsigned dims;
    const struct hdl_loop *around[NEST]; /* by index: its loop */
    struct step {
        size_t a, b; /* two samples that differ in this index only; equal: there are none, as in a
                      * loop over one pair */
    } step[NEST];
};

struct roll {
    struct hdl_printer *p;
    const char *name[NEST]; /* of the indices */
    struct hdl_buf line;
};

/* ---- marks ---- */

struct mark {
    char kind;
    uint64_t value;
    unsigned width, of;
    unsigned item;    /* part of a vector of items of so many units; 0: no vector with a shape */
    const char *name; /* of that size, `len` characters */
    int len;
    const char *param; /* of the width; ends at MARK_END */
};

static struct mark read_mark(const char **at)
{
    const char *s = *at + 1;
    char *end;
    struct mark m = {.kind = *s};
    m.value = strtoull(s + 1, &end, 10);
    if (*end == ',')
        m.width = (unsigned)strtoul(end + 1, &end, 10);
    if (*end == ',')
        m.of = (unsigned)strtoul(end + 1, &end, 10);
    if (*end == ';') {
        m.item = (unsigned)strtoul(end + 1, &end, 10);
        m.name = end + 1;
        m.len = (int)strcspn(m.name, (char[]){',', MARK_END, '\0'});
        end += 1 + m.len;
    }
    m.param = *end == ',' ? end + 1 : NULL;
    *at = strchr(end, MARK_END) + 1;
    return m;
}

static void put_param(struct hdl_buf *b, const struct mark *m)
{
    hdl_put(b, "%.*s", (int)(strchr(m->param, MARK_END) - m->param), m->param);
}

/* `n` items in units of the part: "2*TAGW", or without a size "2". */
static void put_count(struct hdl_buf *b, const struct mark *m, unsigned n)
{
    if (n > 1)
        hdl_put(b, "%u*", n);
    hdl_put(b, "%.*s", m->len, m->name);
    if (m->param) {
        hdl_put(b, "*");
        put_param(b, m);
    }
}

/* Whole items of a vector with a shape, or a bit of one. */
static bool put_items(struct hdl_buf *b, const struct mark *m)
{
    unsigned k = HDL_WK(m->width), lsb = (unsigned)m->value;
    if (!m->item || (k != 1 && (k % m->item || lsb % m->item)))
        return false;
    unsigned from = lsb / m->item, rest = lsb % m->item;
    if (k == 1 && (m->param || !from))
        return false;
    hdl_put(b, "[");
    if (from)
        put_count(b, m, from);
    if (k == 1 && rest)
        hdl_put(b, " + %u", rest);
    else if (k > 1) {
        hdl_put(b, from ? " +: " : "");
        put_count(b, m, k / m->item);
    }
    hdl_put(b, from ? "]" : "-1:0]");
    return true;
}

static void put_fixed_part(struct hdl_buf *b, const struct mark *m)
{
    unsigned k = HDL_WK(m->width), lsb = (unsigned)m->value;
    if (put_items(b, m))
        return;
    if (!m->param) {
        hdl_put(b, k == 1 ? "[%u]" : "[%u:%u]", lsb + k - 1, lsb);
        return;
    }
    hdl_put(b, "[");
    if (lsb > 1)
        hdl_put(b, "%u*", lsb);
    if (lsb) {
        put_param(b, m);
        hdl_put(b, " +: ");
    }
    if (k > 1)
        hdl_put(b, "%u*", k);
    put_param(b, m);
    hdl_put(b, lsb ? "]" : "-1:0]");
}

static void put_value(struct hdl_buf *b, const struct mark *of)
{
    uint64_t ones = UINT64_MAX >> (64 - of->width);
    struct mark shifted = *of;
    if (of->kind == 'M')
        shifted.value = of->value >= of->width ? 0 : ones << of->value & ones;
    const struct mark *m = &shifted;
    if (m->width == 1)
        hdl_put(b, "1'b%u", (unsigned)m->value);
    else if (m->value == ones && m->kind == 'C')
        hdl_put(b, "{%u{1'b1}}", m->width);
    else
        hdl_put(b, m->value > 255 ? "%u'h%llx" : "%u'd%llu", m->width,
                (unsigned long long)m->value);
}

/* ---- linear expressions ---- */

/* A sum of terms; gives their number. */
static unsigned put_terms(const struct roll *r, struct hdl_buf *b, const struct linear *l)
{
    unsigned n = 0;
    bool first_is_const = true;
    for (unsigned i = 0; i < NEST; i++)
        first_is_const &= l->c[i] <= 0;
    if (first_is_const && (l->c0 || !n)) {
        hdl_put(b, "%lld", (long long)l->c0);
        n++;
    }
    for (int sign = 1; sign >= -1; sign -= 2)
        for (unsigned i = 0; i < NEST; i++) {
            int64_t k = l->c[i] * sign;
            if (k <= 0)
                continue;
            hdl_put(b, "%s", n ? sign > 0 ? " + " : " - " : "");
            if (k > 1)
                hdl_put(b, "%lld*", (long long)k);
            hdl_put(b, "%s", r->name[i]);
            n++;
        }
    if (!first_is_const && l->c0) {
        hdl_put(b, l->c0 > 0 ? " + %lld" : " - %lld", (long long)(l->c0 > 0 ? l->c0 : -l->c0));
        n++;
    }
    return n;
}

static bool is_zero(const struct linear *l)
{
    bool zero = l->c0 == 0;
    for (unsigned i = 0; i < NEST; i++)
        zero &= l->c[i] == 0;
    return zero;
}

/* The terms that are multiples of k, divided by it; the rest stays in l. */
static struct linear multiples(struct linear *l, int64_t k)
{
    struct linear q = {0};
    for (unsigned i = 0; i < NEST; i++) {
        q.c[i] = l->c[i] / k;
        l->c[i] %= k;
    }
    q.c0 = l->c0 / k;
    l->c0 %= k;
    return q;
}

/* The offset into a vector of `n` dimensions, as (e*B + f)*W; gives the number of terms. */
static unsigned put_offset(const struct roll *r, struct hdl_buf *b, struct linear l,
                           const struct hdl_shape *shape, unsigned n)
{
    if (n <= 1 || shape->size[n - 1] == 1)
        return put_terms(r, b, &l);
    struct linear q = multiples(&l, shape->size[n - 1]);
    if (is_zero(&q))
        return put_terms(r, b, &l);
    struct hdl_buf item = {0};
    unsigned terms = put_offset(r, &item, q, shape, n - 1);
    if (strcmp(item.at, "1"))
        hdl_put(b, terms > 1 ? "(%s)*" : "%s*", item.at);
    hdl_put(b, "%s", shape->name[n - 1]);
    free(item.at);
    if (is_zero(&l))
        return 1;
    item = (struct hdl_buf){0};
    terms = put_terms(r, &item, &l);
    hdl_put(b, *item.at == '-' ? " %s" : " + %s", item.at);
    free(item.at);
    return 1 + terms;
}

static void put_size(struct hdl_buf *b, const struct hdl_shape *shape, unsigned k)
{
    if (shape && shape->n > 1 && shape->size[shape->n - 1] == k) {
        hdl_put(b, "%s", shape->name[shape->n - 1]);
    } else {
        hdl_put(b, "%u", k);
    }
}

/* A part whose offset depends on the indices. */
static void put_moving_part(const struct roll *r, struct hdl_buf *b, const struct linear *l,
                            const struct mark *m)
{
    const struct hdl *h = r->p->h;
    const struct hdl_shape *shape = h->nodes.at[m->of]->shape;
    unsigned k = HDL_WK(m->width);
    struct linear unit = *l;
    struct hdl_buf at = {0};
    /* without named sizes, whole items: (e + 1)*5 */
    bool items = !shape && k > 1;
    if (items) {
        struct linear rest = unit;
        struct linear q = multiples(&rest, k);
        items = is_zero(&rest);
        unit = items ? q : unit;
    }
    unsigned terms = put_offset(r, &at, unit, shape, shape ? shape->n : 0);
    hdl_put(b, "[");
    if (items || m->param)
        hdl_put(b, terms > 1 ? "(%s)" : "%s", at.at);
    else
        hdl_put(b, "%s", at.at);
    if (items)
        hdl_put(b, "*%u", k);
    if (m->param) {
        hdl_put(b, "*");
        put_param(b, m);
    }
    if (k > 1 || m->param)
        hdl_put(b, " +: ");
    if (k > 1)
        put_size(b, shape, k);
    if (k > 1 && m->param)
        hdl_put(b, "*");
    if (m->param)
        put_param(b, m);
    hdl_put(b, "]");
    free(at.at);
}

/* ---- numbers over all samples ---- */

static struct step find_step(const struct group *g, unsigned d)
{
    for (size_t b = 1; b < g->n; b++)
        for (size_t a = 0; a < b; a++) {
            bool only = g->s[a].index[d] != g->s[b].index[d];
            for (unsigned k = 0; k < g->dims && only; k++)
                only = k == d || g->s[a].index[k] == g->s[b].index[k];
            if (only)
                return (struct step){a, b};
        }
    return (struct step){0, 0};
}

/* Gives the first sample that does not fit, 0 if all do. */
static size_t fit(const struct group *g, const uint64_t *value, struct linear *l)
{
    *l = (struct linear){0};
    for (unsigned d = 0; d < g->dims; d++) {
        struct step t = g->step[d];
        if (t.a == t.b)
            continue;
        int64_t rise = (int64_t)value[t.b] - (int64_t)value[t.a];
        int64_t run = g->s[t.b].index[d] - g->s[t.a].index[d];
        if (rise % run)
            return t.b;
        l->c[d] = rise / run;
    }
    for (size_t i = 0; i < g->n; i++) {
        int64_t sum = (int64_t)value[i];
        for (unsigned d = 0; d < g->dims; d++)
            sum -= l->c[d] * g->s[i].index[d];
        if (i == 0)
            l->c0 = sum;
        else if (sum != l->c0)
            return i;
    }
    return 0;
}

/* ---- loops over one pair ---- */

/* Do the samples say what a number has to do with this index? */
static bool is_told(const struct group *g, unsigned d)
{
    return g->step[d].a != g->step[d].b;
}

/* `digit` is the place of an index that the samples do not tell, `weight` what one more is. */
static void take_digit(const struct group *g, struct linear *l, int64_t digit, int64_t weight,
                       const char *size, unsigned n)
{
    for (unsigned d = 0; d < g->dims; d++) {
        const struct hdl_loop *loop = g->around[d];
        bool fits = size && loop->bound ? !strcmp(size, loop->bound) : n == loop->to;
        if (is_told(g, d) || loop->less || !fits || g->s[0].index[d] != digit)
            continue;
        l->c[d] += weight;
        l->c0 -= weight * digit;
        return;
    }
}

/* The items of a vector as the designer named its sizes, or as many as the loop has. */
static void pair_part(const struct roll *r, const struct group *g, struct linear *l,
                      const struct mark *m)
{
    const struct hdl_node *of = r->p->h->nodes.at[m->of];
    unsigned units = HDL_WK(of->width), k = HDL_WK(m->width);
    int64_t rest = l->c0;
    if (of->shape) {
        int64_t weight = 1;
        for (unsigned i = of->shape->n; i-- > 0; weight *= of->shape->size[i]) {
            int64_t digit = rest % of->shape->size[i];
            rest /= of->shape->size[i];
            take_digit(g, l, digit, weight, of->shape->name[i], of->shape->size[i]);
        }
        return;
    }
    unsigned n = 0;
    for (unsigned d = 0; d < g->dims; d++)
        n = is_told(g, d) ? n : g->around[d]->to;
    if (!n || rest % k)
        return;
    rest /= k;
    if (units == n * k) {
        take_digit(g, l, rest, k, NULL, n);
    } else if (units == n * n * k) {
        take_digit(g, l, rest % n, k, NULL, n);
        take_digit(g, l, rest / n, (int64_t)n * k, NULL, n);
    }
}

/* Is an index not told, and named by no loop over pairs? Then the loop cannot be printed. */
static bool is_lost(const struct group *g)
{
    for (unsigned d = 0; d < g->dims; d++) {
        bool pair = g->around[d]->behind || (d + 1 < g->dims && g->around[d + 1]->behind);
        if (!is_told(g, d) && !pair)
            return true;
    }
    return false;
}

static bool has_pair(const struct group *g)
{
    bool told = true;
    for (unsigned d = 0; d < g->dims; d++)
        told &= is_told(g, d);
    return !told;
}

/* ---- texts ---- */

/* The rest of the line, without marks. */
static char *rest_of_line(const char *from)
{
    struct hdl_buf b = {0};
    hdl_put(&b, "%.*s", (int)strcspn(from, "\n"), from);
    hdl_resolve(&b);
    return b.at;
}

static bool differ(struct roll *r, const struct group *g, const char *a, const char *b, size_t i)
{
    if (r->p->trouble)
        return false;
    char *x = rest_of_line(a), *y = rest_of_line(b);
    struct hdl_buf t = {0};
    hdl_put(&t, "iterations %lld and %lld of %s differ behind \"%s\": \"%s\" and \"%s\"",
            (long long)g->s[0].index[g->dims - 1], (long long)g->s[i].index[g->dims - 1],
            g->loop->label, r->line.at ? r->line.at + strspn(r->line.at, " ") : "", x, y);
    r->p->trouble = t.at;
    free(x);
    free(y);
    return false;
}

static bool is_number(const struct mark *m)
{
    return m->kind == 'C' || m->kind == 'K';
}

/* The values of the mark that all samples are at. */
static bool read_marks(struct roll *r, struct group *g, uint64_t *value, struct mark *m)
{
    const char *first = g->s[0].at;
    for (size_t i = 0; i < g->n; i++) {
        const char *at = g->s[i].at;
        struct mark k = {0};
        if (*at == MARK_BEGIN)
            k = read_mark(&g->s[i].at);
        if (i == 0)
            *m = k;
        if (is_number(&k) && is_number(m))
            k.kind = m->kind;
        if (k.kind != m->kind || k.width != m->width)
            return differ(r, g, first, at, i);
        value[i] = k.value;
    }
    return true;
}

/* Ones from a bit on that depends on an index. */
static void put_shifted(struct roll *r, const struct linear *l, const struct mark *m)
{
    struct hdl_buf by = {0};
    unsigned terms = put_terms(r, &by, l);
    hdl_put(&r->line, terms > 1 ? "({%u{1'b1}} << (%s))" : "({%u{1'b1}} << %s)", m->width, by.at);
    free(by.at);
}

/* A constant is the bits of an index. */
static bool put_index_bits(struct roll *r, const struct linear *l, const struct mark *m)
{
    unsigned used = 0, at = 0;
    for (unsigned d = 0; d < NEST; d++)
        if (l->c[d]) {
            at = d;
            used++;
        }
    if (used != 1 || l->c0 || l->c[at] != 1 || m->width > 32)
        return false;
    hdl_put(&r->line, m->width == 1 ? "%s[0]" : "%s[%u:0]", r->name[at], m->width - 1);
    return true;
}

static bool roll_mark(struct roll *r, struct group *g)
{
    uint64_t *value = xcalloc(g->n, sizeof *value);
    struct mark m;
    struct linear l = {0};
    const char *first = g->s[0].at;
    bool ok = read_marks(r, g, value, &m), same = true;
    for (size_t i = 1; ok && i < g->n; i++)
        same &= value[i] == value[0];
    bool place = ok && has_pair(g) && (m.kind == 'N' || (m.kind == 'P'));
    size_t other = ok && (!same || place) ? fit(g, value, &l) : 0;
    ok = ok && !other;
    if (ok && place) {
        if (m.kind == 'N')
            take_digit(g, &l, l.c0, 1, NULL, g->around[g->dims - 1]->to);
        else
            pair_part(r, g, &l, &m);
        for (unsigned d = 0; d < g->dims; d++)
            same &= !l.c[d];
    }
    if (ok && m.kind == 'N' && same)
        hdl_put(&r->line, "%llu", (unsigned long long)m.value);
    else if (ok && m.kind == 'N')
        put_terms(r, &r->line, &l);
    else if (ok && m.kind == 'P' && same)
        put_fixed_part(&r->line, &m);
    else if (ok && m.kind == 'P')
        put_moving_part(r, &r->line, &l, &m);
    else if (ok && same)
        put_value(&r->line, &m);
    else if (ok && m.kind == 'M')
        put_shifted(r, &l, &m);
    else if (ok)
        ok = put_index_bits(r, &l, &m);
    if (!ok && !r->p->trouble) {
        other = other ? other : 1;
        const char *at = g->s[other].at - 1;
        while (*at != MARK_BEGIN)
            at--;
        differ(r, g, first, at, other);
    }
    free(value);
    return ok;
}

/* A finished line of the body; its own depth is in its indentation. */
static void end_line(struct roll *r, unsigned depth)
{
    struct hdl_buf *out = &r->p->out;
    const char *s = r->line.at ? r->line.at : "";
    size_t blank = strspn(s, " ");
    if (!s[blank])
        hdl_put(out, "\n");
    else if (s[0] == '`')
        hdl_put(out, "%s\n", s);
    else {
        unsigned d = depth + (unsigned)(blank / 4) - (blank >= 4);
        if (s[blank] == '/' && s[blank + 1] == '/') {
            hdl_put_comment(out, d, s + blank + (s[blank + 2] == ' ' ? 3 : 2));
        } else {
            struct hdl_buf line = {0};
            hdl_put(&line, "%s", s + blank);
            hdl_put_line(out, d, &line);
        }
    }
    r->line.n = 0;
    if (r->line.at)
        *r->line.at = '\0';
}

static bool roll_body(struct roll *r, struct group *g, unsigned depth);

/* `for (e = 0; e < CTN; e = e + 1) begin : entry` */
static bool put_head(struct roll *r, const struct group *g, const struct hdl_loop *const *run,
                     unsigned depth)
{
    struct linear first = {0}, bound = {0};
    struct hdl_buf line = {0};
    uint64_t *from = xcalloc(g->n, sizeof *from), *to = xcalloc(g->n, sizeof *to);
    for (size_t i = 0; i < g->n; i++) {
        from[i] = run[i]->from;
        to[i] = run[i]->to;
    }
    bool ok = !fit(g, from, &first);
    hdl_put(&line, "for (%s = ", run[0]->index);
    if (run[0]->behind)
        hdl_put(&line, "%s + 1", r->name[g->dims - 1]);
    else
        put_terms(r, &line, &first);
    hdl_put(&line, "; %s < ", run[0]->index);
    if (run[0]->bound) {
        hdl_put(&line, "%s", run[0]->bound);
        if (run[0]->less)
            hdl_put(&line, " - %u", run[0]->less);
    } else {
        ok = ok && !fit(g, to, &bound);
        put_terms(r, &line, &bound);
    }
    hdl_put(&line, "; %s = %s + 1) begin : %s%s", run[0]->index, run[0]->index, run[0]->label,
            r->p->suffix ? r->p->suffix : "");
    hdl_put_line(&r->p->out, depth, &line);
    free(from);
    free(to);
    if (!ok && !r->p->trouble) {
        hdl_put(&line, "the bounds of %s are not linear in the indices around it", run[0]->label);
        r->p->trouble = line.at;
    }
    return ok;
}

/* Has none of these runs a text? */
static bool is_empty(const struct roll *r, const struct hdl_loop *l)
{
    for (unsigned k = 0; k < l->to - l->from; k++)
        for (const char *s = r->p->body[l->iter[k] - HDL_ITERS]; *s; s = strchr(s, '\n') + 1)
            if (*s != MARK_LOOP || !is_empty(r, r->p->h->loops.at[strtoul(s + 1, NULL, 10)]))
                return false;
    return true;
}

/* A loop, one run of it per sample of the group around it. */
static bool roll_loop(struct roll *r, const struct group *g, const struct hdl_loop *const *run,
                      unsigned depth)
{
    struct group in = {.loop = run[0], .dims = g->dims + 1};
    bool empty = true;
    for (size_t i = 0; i < g->n; i++) {
        in.n += run[i]->to - run[i]->from;
        empty &= is_empty(r, run[i]);
    }
    if (empty)
        return true;
    if (in.dims > NEST || !put_head(r, g, run, depth))
        return false;
    memcpy(in.around, g->around, sizeof in.around);
    in.around[g->dims] = run[0];
    in.s = xcalloc(in.n, sizeof *in.s);
    size_t m = 0;
    for (size_t i = 0; i < g->n; i++)
        for (unsigned k = 0; k < run[i]->to - run[i]->from; k++) {
            in.s[m] = g->s[i];
            in.s[m].index[g->dims] = run[i]->from + k;
            in.s[m++].at = r->p->body[run[i]->iter[k] - HDL_ITERS];
        }
    for (unsigned d = 0; d < in.dims; d++)
        in.step[d] = find_step(&in, d);
    if (is_lost(&in) && !r->p->trouble) {
        struct hdl_buf why = {0};
        hdl_put(&why, "%s has too few iterations to tell its index from a number", run[0]->label);
        r->p->trouble = why.at;
        free(in.s);
        return false;
    }
    r->name[g->dims] = run[0]->index;
    for (size_t i = 0; i < r->p->h->indices.n; i++)
        if (!r->p->used_index[i] && !strcmp(r->p->h->indices.at[i], run[0]->index))
            r->p->used_index[i] = r->p->file;
    bool ok = roll_body(r, &in, depth + 1);
    hdl_put(&r->p->out, "%*send\n", (int)(4 * depth), "");
    free(in.s);
    return ok;
}

static bool roll_inner(struct roll *r, struct group *g, unsigned depth)
{
    const struct hdl_loop **run = xcalloc(g->n, sizeof *run);
    const char *first = g->s[0].at;
    bool ok = true;
    for (size_t i = 0; i < g->n && ok; i++) {
        const char *at = g->s[i].at;
        ok = *at == MARK_LOOP;
        if (ok)
            run[i] = r->p->h->loops.at[strtoul(at + 1, NULL, 10)];
        ok = ok && !strcmp(run[i]->label, run[0]->label);
        if (ok)
            g->s[i].at = strchr(at, '\n') + 1;
        else
            differ(r, g, first, at, i);
    }
    ok = ok && roll_loop(r, g, run, depth);
    free(run);
    return ok;
}

static bool roll_body(struct roll *r, struct group *g, unsigned depth)
{
    static const char special[] = {MARK_BEGIN, MARK_LOOP, '\n', '\0'};
    for (;;) {
        const char *at = g->s[0].at;
        if (*at == MARK_BEGIN || *at == MARK_LOOP) {
            if (!(*at == MARK_BEGIN ? roll_mark(r, g) : roll_inner(r, g, depth)))
                return false;
            continue;
        }
        size_t len = strcspn(at, special);
        len += at[len] == '\n';
        for (size_t i = 1; i < g->n; i++)
            if (len ? strncmp(g->s[i].at, at, len) != 0 : *g->s[i].at != '\0')
                return differ(r, g, at, g->s[i].at, i);
        if (len == 0)
            return true;
        hdl_put(&r->line, "%.*s", (int)len, at);
        for (size_t i = 0; i < g->n; i++)
            g->s[i].at += len;
        if (at[len - 1] == '\n') {
            r->line.at[--r->line.n] = '\0';
            end_line(r, depth);
        }
    }
}

bool hdl_roll(struct hdl_printer *p, const struct hdl_loop *l, unsigned depth)
{
    struct roll r = {.p = p};
    struct sample here = {0};
    struct group around = {.s = &here, .n = 1};
    free(p->trouble);
    p->trouble = NULL;
    hdl_put(&p->out, "%*sgenerate\n", (int)(4 * (depth - 1)), "");
    bool ok = roll_loop(&r, &around, &l, depth);
    hdl_put(&p->out, "%*sendgenerate\n", (int)(4 * (depth - 1)), "");
    free(r.line.at);
    return ok;
}

void hdl_resolve(struct hdl_buf *line)
{
    const char *s = line->at;
    if (!s || !strchr(s, MARK_BEGIN))
        return;
    struct hdl_buf out = {0};
    while (*s) {
        size_t n = strcspn(s, (const char[]){MARK_BEGIN, '\0'});
        hdl_put(&out, "%.*s", (int)n, s);
        s += n;
        if (*s != MARK_BEGIN)
            continue;
        struct mark m = read_mark(&s);
        if (m.kind == 'N')
            hdl_put(&out, "%llu", (unsigned long long)m.value);
        else if (m.kind == 'P')
            put_fixed_part(&out, &m);
        else
            put_value(&out, &m);
    }
    free(line->at);
    *line = out;
}
