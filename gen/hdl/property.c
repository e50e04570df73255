/* What is said about a module besides what it does: properties, and what no stimulus covers. */
#include "gen/hdl/ir.h"
#include <string.h>

/* "BA-W2" and 3 give BA_W2_3. */
static const char *label_of(struct hdl *h, const char *rule)
{
    unsigned number = 1;
    for (size_t i = 0; i < h->properties.n; i++)
        number += !h->properties.at[i].again && strcmp(h->properties.at[i].is.rule, rule) == 0;
    const char *label = hdl_vstr(h->design, "%s_%u", rule, number);
    char *low = hdl_alloc(h->design, strlen(label) + 1);
    for (size_t i = 0; label[i]; i++)
        low[i] = label[i];
    for (char *c = low; *c; c++)
        if (*c == '-')
            *c = '_';
    return low;
}

static bool same_loops(const struct hdl *h, hdl_place a, hdl_place b)
{
    for (; hdl_in_loop(a) && hdl_in_loop(b); a = hdl_place_up(h, a), b = hdl_place_up(h, b))
        if (strcmp(h->iters.at[a - HDL_ITERS].loop->label, h->iters.at[b - HDL_ITERS].loop->label))
            return false;
    return a == b;
}

/* The property of an earlier iteration that this one, made now, is printed with; NULL: the first of
 * its kind. */
static const struct hdl_property_def *earlier(const struct hdl *h)
{
    if (!hdl_in_loop(h->place))
        return NULL;
    size_t nth = 0;
    for (size_t i = 0; i < h->properties.n; i++)
        nth += h->properties.at[i].place == h->place;
    for (size_t i = 0; i < h->properties.n; i++) {
        const struct hdl_property_def *p = &h->properties.at[i];
        if (!p->again && p->place != h->place && same_loops(h, p->place, h->place) && nth-- == 0)
            return p;
    }
    return NULL;
}

/* The text of the rule in the comments above, or "". */
static const char *text_of(const struct hdl_text *t, const char *rule)
{
    const char *text = "";
    for (; t; t = t->next)
        if (t->id && strcmp(t->id, rule) == 0)
            text = t->text;
    return text;
}

void hdl_property_at_loc(struct hdl_loc loc, struct hdl *h, enum hdl_property_kind kind,
                         const char *rule, sig expr)
{
    static const char *const fn[] = {"hdl_assert", "hdl_lemma", "hdl_assume", "hdl_symbol"};
    if (!expr || expr->op == OP_POISON || !hdl_good_cond(loc, fn[kind], h, expr))
        return;
    bool formal = h->formal && !h->scope;
    const struct hdl_text *t = h->pending;
    if (!formal && hdl_is_fill(expr, 1)) {
        hdl_take_text(h);
        return;
    }
    struct hdl_property_def p = {.expr = expr, .formal = formal, .place = h->place, .loc = loc};
    p.is.kind = kind;
    p.is.rule = hdl_strdup(h->design, rule);
    p.is.text = text_of(t, rule);
    const struct hdl_property_def *first = earlier(h);
    p.again = first != NULL;
    p.is.label = first ? first->is.label : label_of(h, p.is.rule);
    if (!first && !hdl_take_name(h, loc, fn[kind], 0, p.is.label))
        return;
    if (formal) {
        struct hdl_item *it = hdl_new_item(h, IT_PROPERTY);
        it->expr = expr;
        it->property = h->properties.n;
    } else {
        hdl_take_text(h);
    }
    HDL_PUSH(h->design, h->properties, p);
}

bool hdl_property_at(const struct hdl *h, size_t i, struct hdl_property *out)
{
    for (size_t k = 0; k < h->properties.n; k++)
        if (!h->properties.at[k].again && i-- == 0) {
            *out = h->properties.at[k].is;
            return true;
        }
    return false;
}

void hdl_uncovered_at_loc(struct hdl_loc loc, sig s, unsigned lsb, unsigned n, const char *why)
{
    if (!s || s->op == OP_POISON || hdl_is_const(s))
        return;
    struct hdl *h = s->mod;
    unsigned width = hdl_bits_of(s);
    if (!s->name || lsb >= width || n > width - lsb) {
        hdl_fail(h->design, loc, "hdl_uncovered: %u bits from %u on of %s (%s)", n, lsb, hdl_say(s),
                 hdl_say_width(h, s->width));
        return;
    }
    struct hdl_uncovered_def u = {s, lsb, n ? n : width - lsb, hdl_strdup(h->design, why)};
    HDL_PUSH(h->design, h->uncovered, u);
}

void hdl_uncovered_diagonal_at(struct hdl_loc loc, sig s, unsigned n, const char *why)
{
    for (unsigned i = 0; i < n; i++)
        hdl_uncovered_at_loc(loc, s, i * n + i, 1, why);
}

bool hdl_uncovered_at(const struct hdl *h, size_t i, struct hdl_uncovered *out)
{
    if (i >= h->uncovered.n)
        return false;
    const struct hdl_uncovered_def *u = &h->uncovered.at[i];
    *out = (struct hdl_uncovered){u->s->name, u->why, u->lsb, u->bits};
    return true;
}
