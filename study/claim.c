/* Claims of the papers as data, and one judge for all of them. */
#include "study/claim.h"
#include "base/mem.h"
#include "base/text.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static enum answer answer(bool yes)
{
    return yes ? ANSWER_YES : ANSWER_NO;
}

static const char *answer_text(enum answer a)
{
    static const char *const text[] = {"-", "no", "yes"};
    return text[a];
}

/* Does `measured` lie on the side of `from` on which `claimed` does, by `least` or more. */
static enum answer same_side(double claimed, double measured, double from, double least)
{
    if (claimed == from)
        return ANSWER_NONE;
    return answer(claimed > from ? measured >= from + least : measured <= from - least);
}

static enum answer within_factor(double claimed, double measured)
{
    return answer(measured <= claimed * BAND_FACTOR && measured >= claimed / BAND_FACTOR);
}

static enum answer within_points(double claimed, double measured)
{
    return answer(fabs(measured - claimed) <= BAND_POINTS);
}

struct verdict claim_judge(const struct claim *c, double measured)
{
    struct verdict v = {ANSWER_NONE, ANSWER_NONE};
    if (isnan(measured))
        return v;
    switch (c->kind) {
    case CLAIM_RATIO:
        v.direction = same_side(c->paper, measured, 1, BAND_NOTHING / 100);
        v.size = within_factor(c->paper, measured);
        break;
    case CLAIM_QUANTITY:
        v.size = within_factor(c->paper, measured);
        break;
    case CLAIM_SHARE:
        v.size = within_points(c->paper, measured);
        break;
    case CLAIM_POINTS:
        v.direction = same_side(c->paper, measured, 0, BAND_NOTHING);
        v.size = within_points(c->paper, measured);
        break;
    case CLAIM_AT_MOST:
        v.size = answer(measured <= c->paper);
        break;
    case CLAIM_AT_LEAST:
        v.size = answer(measured >= c->paper);
        break;
    case CLAIM_LESS:
        v.direction = same_side(0, measured, 1, BAND_NOTHING / 100);
        break;
    case CLAIM_MORE:
        v.direction = same_side(2, measured, 1, BAND_NOTHING / 100);
        break;
    }
    return v;
}

/* A figure of the claim's kind as it is shown; caller frees. */
static char *figure_text(const struct claim *c, double value)
{
    if (isnan(value))
        return xstrdup("");
    switch (c->kind) {
    case CLAIM_RATIO:
    case CLAIM_LESS:
    case CLAIM_MORE:
        return value >= 1.7 ? strfmt("%.2f times", value) : strfmt("%+.1f %%", 100 * (value - 1));
    case CLAIM_QUANTITY:
        return strfmt("%.*f %s", value < 10 ? 2 : value < 100 ? 1 : 0, value, c->unit);
    case CLAIM_POINTS:
        return strfmt("%+.1f points", value);
    default:
        return fabs(value) < 1 ? strfmt("%.2f %%", value) : strfmt("%.1f %%", value);
    }
}

/* What the paper says. */
static char *claimed(const struct claim *c)
{
    if (c->kind == CLAIM_LESS || c->kind == CLAIM_MORE)
        return xstrdup(c->kind == CLAIM_LESS ? "less" : "more");
    char *figure = figure_text(c, c->paper);
    if (c->kind != CLAIM_AT_MOST && c->kind != CLAIM_AT_LEAST)
        return figure;
    char *text = strfmt("%s %s", c->kind == CLAIM_AT_MOST ? "at most" : "at least", figure);
    free(figure);
    return text;
}

void measure_means(struct measures *m, const char *id, struct means means)
{
    bool known = false;
    for (size_t i = 0; i < nclaims; i++)
        known |= claims[i].id && strcmp(claims[i].id, id) == 0;
    if (!known)
        program_defect(id); /* a study that measures for nobody */
    m->list = xrealloc(m->list, (m->n + 1) * sizeof *m->list);
    m->list[m->n++] = (struct measure){id, means};
}

void measure_one(struct measures *m, const char *id, double value)
{
    struct means means;
    for (unsigned i = 0; i < N_MEANS; i++)
        means.of[i] = NAN;
    means.of[MEAN_PROGRAMS] = value;
    measure_means(m, id, means);
}

void measures_free(struct measures *m)
{
    free(m->list);
}

static const struct measure *find(const struct measures *m, const char *id)
{
    for (size_t i = 0; id && i < m->n; i++)
        if (strcmp(m->list[i].id, id) == 0)
            return &m->list[i];
    return NULL;
}

enum { COL_SOURCE, COL_PAPER, COL_HERE, COL_DIRECTION, COL_SIZE, COL_OTHERS };

static void add_row(struct table *t, const struct claim *c, const struct measure *m)
{
    double here = m ? m->means.of[MEAN_PROGRAMS] : NAN;
    struct verdict v = claim_judge(c, here);
    char *paper = claimed(c), *figure = figure_text(c, here);
    table_row(t, c->words);
    table_word(t, COL_SOURCE, c->source);
    table_word(t, COL_PAPER, paper);
    table_word(t, COL_HERE, isnan(here) ? "not measured" : figure);
    table_word(t, COL_DIRECTION, isnan(here) ? "" : answer_text(v.direction));
    table_word(t, COL_SIZE, isnan(here) ? "" : answer_text(v.size));
    free(paper);
    free(figure);
    for (unsigned i = MEAN_PROGRAMS + 1; i < N_MEANS && m; i++) {
        figure = figure_text(c, m->means.of[i]);
        table_word(t, COL_OTHERS + i - 1, figure);
        free(figure);
    }
    table_word(t, COL_OTHERS + N_MEANS - 1, c->how);
}

struct table *claims_table(struct findings *f, const char *study, const struct measures *m)
{
    char *title =
        strfmt("what the papers say, and what was measured; direction: by %.1f %% or %.1f "
               "points at least; size: within a factor of %.3f, or %.1f points",
               BAND_NOTHING, BAND_NOTHING, BAND_FACTOR, BAND_POINTS);
    struct table *t = findings_table(f, "claims", title);
    free(title);
    static const char *const first[] = {"source", "paper", "here", "direction", "size"};
    for (unsigned i = 0; i < COL_OTHERS; i++)
        table_column(t, first[i], 0);
    for (unsigned i = MEAN_PROGRAMS + 1; i < N_MEANS; i++)
        table_column(t, mean_names[i], 0);
    table_column(t, "how", 0);
    for (size_t i = 0; i < nclaims; i++)
        if (strcmp(claims[i].study, study) == 0)
            add_row(t, &claims[i], find(m, claims[i].id));
    return t;
}
