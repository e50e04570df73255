/* Dynamic energy of register files: events of runs times what they cost in the mapped netlists
 * (synth/energy_model.h), with clocks gated and not, and with banks of half and twice the energy.
 */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/study/bow.h"
#include "study/list.h"
#include "synth/energy_model.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum gating { UNGATED, GATED, GATINGS };
static const char *const gating_key[GATINGS] = {"none", "cell"};
static const char *const gating_text[GATINGS] = {"every flip-flop clocked", "gated clocks"};

/* The banks' energy is known to a factor of two (docs/report.md). */
static const double bank_factors[] = {1, 0.5, 2};
enum { AS_MODELLED, HALF, TWICE, FACTORS };

struct energies {
    struct study_run *r;
    struct designs *s;
    struct sm_stats *stats;
    struct energy_model (*models)[GATINGS]; /* [design] */
};

/* "key=value" of a design and of the ground, as the netlist is made with. Caller frees the array.
 */
static const char **sets_of(const struct designs *s, const struct design *d)
{
    size_t ground = 0, n = 0;
    while (s->ground && s->ground[ground])
        ground++;
    const char **sets = xcalloc(ground + d->nsets + 1, sizeof *sets);
    for (size_t i = 0; i < ground; i++)
        sets[n++] = s->ground[i];
    for (size_t i = 0; i < d->nsets; i++)
        sets[n++] = d->sets[i];
    return sets;
}

static bool make_models(struct energies *e, const char *tech)
{
    struct tech *t = tech_open(tech, NULL, 0, e->r->d);
    bool ok = t != NULL;
    e->models = xcalloc(e->s->n, sizeof *e->models);
    for (size_t i = 0; ok && i < e->s->n; i++) {
        const char **sets = sets_of(e->s, &e->s->list[i]);
        for (unsigned g = 0; ok && g < GATINGS; g++) {
            ok = energy_model(e->s->list[i].config, sets, gating_key[g], t, &e->models[i][g],
                              e->r->d);
            if (e->r->progress)
                e->r->progress(i * GATINGS + g + 1, e->s->n * GATINGS);
        }
        free(sets);
    }
    tech_free(t);
    return ok;
}

static struct energy_events events_of(const struct sm_stats *s)
{
    struct energy_events e;
    e.n[ENERGY_CYCLE] = (double)s->cycles * s->regfiles;
    e.n[ENERGY_DISPATCH] = (double)s->micro_ops;
    e.n[ENERGY_READ] = (double)s->bank_reads;
    e.n[ENERGY_WRITE] = (double)s->bank_writes;
    e.n[ENERGY_HIT] = (double)s->cache_hits;
    return e;
}

/* BOW has no hardware here. It is 8 operand collectors with buffers of 24,576 bytes in place of
 * their 6,144: what costs in every cycle is taken four times, and a result that goes to its buffers
 * costs what an operand costs that comes from the crossbar. */
static double of_design(const struct energies *e, size_t design, const struct sm_stats *s,
                        enum gating g, double banks)
{
    const struct energy_model *m = &e->models[design][g];
    struct energy_events n = events_of(s);
    bool bow = e->s->list[design].options.part == &bow_part;
    double pj = energy_of(m, &n, banks);
    return bow ? pj + 3 * m->pj[ENERGY_CYCLE] * n.n[ENERGY_CYCLE] +
                     (double)s->cache_writes * m->pj[ENERGY_READ]
               : pj;
}

/* Energy of design a by that of b on every workload, NAN where nothing is read. */
static double *ratios(const struct energies *e, size_t a, size_t b, enum gating g, double banks)
{
    double *v = xcalloc(e->r->work.n + 1, sizeof *v);
    for (size_t w = 0; w < e->r->work.n; w++) {
        const struct sm_stats *row = e->stats + w * e->s->n;
        v[w] = row[b].operand_requests
                   ? of_design(e, a, &row[a], g, banks) / of_design(e, b, &row[b], g, banks)
                   : NAN;
    }
    return v;
}

static struct means mean_ratio(const struct energies *e, size_t a, size_t b, enum gating g,
                               double banks)
{
    double *v = ratios(e, a, b, g, banks), *operands = grid_operands(e->r, e->s, e->stats);
    struct means m = means_of(&e->r->work, v, operands, true);
    free(v);
    free(operands);
    return m;
}

/* Energy of a cycle of a by that of b. */
static struct means power_ratio(const struct energies *e, size_t a, size_t b, enum gating g)
{
    double *v = ratios(e, a, b, g, 1), *operands = grid_operands(e->r, e->s, e->stats);
    for (size_t w = 0; w < e->r->work.n; w++) {
        const struct sm_stats *row = e->stats + w * e->s->n;
        v[w] *= (double)row[b].cycles / (double)row[a].cycles;
    }
    struct means m = means_of(&e->r->work, v, operands, true);
    free(v);
    free(operands);
    return m;
}

/* Least and most over the programs, micro-kernels left out. */
static struct range extremes(const struct energies *e, size_t a, size_t b, enum gating g)
{
    double *v = ratios(e, a, b, g, 1);
    struct range range = {INFINITY, -INFINITY};
    for (size_t w = 0; w < e->r->work.n; w++)
        if (!e->r->work.list[w].micro && !isnan(v[w])) {
            range.least = fmin(range.least, v[w]);
            range.most = fmax(range.most, v[w]);
        }
    free(v);
    return range;
}

/* Change of energy in percent on every workload: clocks gated or not, three energies of a bank. */
static void tabulate(const struct energies *e, const char *key, size_t a, size_t b)
{
    char *title =
        strfmt("energy of %s against %s, change in %%", e->s->list[a].label, e->s->list[b].label);
    struct table *t = findings_table(e->r->findings, key, title);
    double *v[GATINGS * FACTORS];
    for (unsigned i = 0; i < GATINGS * FACTORS; i++) {
        char *name = strfmt("%s, banks x%g", gating_text[i / FACTORS], bank_factors[i % FACTORS]);
        table_column(t, name, 1);
        free(name);
        v[i] = ratios(e, a, b, i / FACTORS, bank_factors[i % FACTORS]);
    }
    for (size_t w = 0; w < e->r->work.n; w++) {
        table_row(t, e->r->work.list[w].name);
        for (unsigned i = 0; i < GATINGS * FACTORS; i++)
            table_set(t, i, 100 * (v[i][w] - 1));
    }
    double *operands = grid_operands(e->r, e->s, e->stats);
    study_means(e->r, t, operands, true);
    for (unsigned g = 0; g < GATINGS; g++) {
        double mean[FACTORS];
        for (unsigned i = 0; i < FACTORS; i++)
            mean[i] = 100 * (mean_ratio(e, a, b, g, bank_factors[i]).of[MEAN_PROGRAMS] - 1);
        table_note(t, "%s: %+.1f %%; band with banks of half and twice the energy: %+.1f to %+.1f",
                   gating_text[g], mean[AS_MODELLED], fmin(mean[HALF], mean[TWICE]),
                   fmax(mean[HALF], mean[TWICE]));
    }
    free(operands);
    for (unsigned i = 0; i < GATINGS * FACTORS; i++)
        free(v[i]);
    free(title);
}

/* What an event costs in each netlist. */
static void tell_models(const struct energies *e, const char *tech)
{
    static const char *const columns[] = {
        "cycle",        "dispatch",  "bank read", "bank write",      "cache hit", "bank's read",
        "bank's write", "way to it", "fit, %",    "other kernel, %", "OpenSTA, %"};
    enum { COLUMNS = sizeof columns / sizeof *columns };
    char *title =
        strfmt("pJ of an event in %s, by the mapped netlists; and how well they tell it", tech);
    struct table *t = findings_table(e->r->findings, "events", title);
    for (unsigned i = 0; i < COLUMNS; i++)
        table_column(t, columns[i], i < ENERGY_TERMS + 3 ? 0 : 1);
    for (size_t i = 0; i < e->s->n; i++)
        for (unsigned g = 0; g < GATINGS; g++) {
            const struct energy_model *m = &e->models[i][g];
            char *name = strfmt("%s, %s", e->s->list[i].label, gating_text[g]);
            table_row(t, name);
            free(name);
            for (unsigned k = 0; k < ENERGY_TERMS; k++)
                table_set(t, k, m->pj[k]);
            table_set(t, ENERGY_TERMS, m->read_pj);
            table_set(t, ENERGY_TERMS + 1, m->write_pj);
            table_set(t, ENERGY_TERMS + 2, m->wire_pj);
            table_set(t, ENERGY_TERMS + 3, 100 * m->fit_rms);
            table_set(t, ENERGY_TERMS + 4, 100 * m->other_error);
            table_set(t, ENERGY_TERMS + 5, 100 * m->sta_error);
        }
    table_note(t, "cycle to cache hit: logic, registers and clock of one register file; other "
                  "kernel: error on one that the figures were not fitted to; OpenSTA: the same, "
                  "against its power for the changes of that kernel (it does not take those of "
                  "gated clocks)");
    free(title);
}

static bool open_energies(struct energies *e, struct study_run *r, struct designs *s)
{
    *e = (struct energies){.r = r, .s = s};
    if (!make_models(e, "osu018"))
        return false;
    tell_models(e, "osu018");
    e->stats = study_grid(r, s);
    return e->stats != NULL;
}

static void close_energies(struct energies *e)
{
    free(e->models);
    free(e->stats);
    designs_free(e->s);
}

void study_malekeh_energy(struct study_run *r)
{
    enum { OCU, MALEKEH, SHORT, BOW, OCU_8 };
    static const struct bow_options window = {.window = 3};
    struct designs s = {.ground = malekeh_ground};
    struct energies e;
    struct measures m = {0};
    design_add(&s, "turing_ocu", "turing_ocu", NULL);
    design_add(&s, "malekeh", "malekeh", SET_GO_ON, NULL);
    design_add(&s, "malekeh_short", "malekeh_short", SET_GO_ON, NULL);
    struct design *bow = design_add(&s, "BOW", "turing_ocu", "regfile.collectors=8", NULL);
    bow->options.part = &bow_part;
    bow->options.part_arg = &window;
    design_add(&s, "8 OCUs", "turing_ocu", "regfile.collectors=8", NULL);
    if (open_energies(&e, r, &s)) {
        tabulate(&e, "malekeh", MALEKEH, OCU);
        tabulate(&e, "short", SHORT, OCU);
        tabulate(&e, "bow", BOW, OCU);
        measure_means(&m, "energy.malekeh", mean_ratio(&e, MALEKEH, OCU, GATED, 1));
        measure_means(&m, "energy.malekeh.ungated", mean_ratio(&e, MALEKEH, OCU, UNGATED, 1));
        measure_one(&m, "energy.malekeh.best", extremes(&e, MALEKEH, OCU, GATED).least);
        measure_means(&m, "energy.bow", mean_ratio(&e, BOW, MALEKEH, GATED, 1));
        measure_one(&m, "energy.bow.most", extremes(&e, BOW, MALEKEH, GATED).most);
        measure_means(&m, "energy.bow.base", mean_ratio(&e, BOW, OCU, GATED, 1));
        measure_means(&m, "energy.short", mean_ratio(&e, SHORT, OCU, GATED, 1));
        measure_means(&m, "energy.short.ungated", mean_ratio(&e, SHORT, OCU, UNGATED, 1));
        measure_one(&m, "energy.short.best", extremes(&e, SHORT, OCU, GATED).least);
        measure_one(&m, "energy.short.worst", extremes(&e, SHORT, OCU, GATED).most);
        measure_means(&m, "power.8", power_ratio(&e, OCU_8, OCU, GATED));
        measure_means(&m, "power.8.ungated", power_ratio(&e, OCU_8, OCU, UNGATED));
        study_verdicts(r, &m);
    }
    close_energies(&e);
}
