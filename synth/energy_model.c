/* Fits the energy of windows to the model's counters. */
#include "synth/energy_model.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "synth/placed.h"
#include "synth/remember.h"
#include "synth/sta_power.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Fitted to the first ones, tried on the last one. */
static const char *const kernels[] = {"gemm", "divergent", "stencil", "reduction"};
enum { KERNELS = sizeof kernels / sizeof *kernels, OTHER = KERNELS - 1 };
enum { CYCLES = 2000, WINDOW = 64 };
enum { FEW = 2, MORE = 4 }; /* lanes */

static const double wire_pf = WIRE_PF_PER_UM;

struct rows {
    double (*x)[ENERGY_TERMS], *y;
    size_t n;
};

static void terms_of(const struct activity_window *w, double *x)
{
    x[ENERGY_CYCLE] = (double)w->cycles;
    x[ENERGY_DISPATCH] = (double)w->events[EVENT_DISPATCHED];
    x[ENERGY_READ] = (double)w->events[EVENT_BANK_READS];
    x[ENERGY_WRITE] = (double)w->events[EVENT_BANK_WRITES];
    x[ENERGY_HIT] = (double)w->events[EVENT_CACHE_HITS];
}

static double sum_of(const struct activity *a, size_t window)
{
    double pj = 0;
    for (size_t i = 0; i < gates_parts(a->gates) * GATES_CLASSES; i++)
        pj += a->windows[window].pj[i];
    return pj;
}

/* Windows of both widths beside each other, continued to `lanes`. false: they are not of the same
 * run. */
static bool add_rows(struct rows *r, const struct activity *few, const struct activity *more,
                     double lanes)
{
    if (few->nwindows != more->nwindows)
        return false;
    size_t n = r->n + few->nwindows;
    r->x = xrealloc(r->x, n * sizeof *r->x);
    r->y = xrealloc(r->y, n * sizeof *r->y);
    for (size_t i = 0; i < few->nwindows; i++, r->n++) {
        if (memcmp(few->windows[i].events, more->windows[i].events,
                   sizeof few->windows[i].events) != 0)
            return false;
        double a = sum_of(few, i), b = sum_of(more, i);
        terms_of(&few->windows[i], r->x[r->n]);
        r->y[r->n] = a + (b - a) / (MORE - FEW) * (lanes - FEW);
    }
    return true;
}

/* Least squares without negative terms, term by term until nothing moves. */
static void fit(const struct rows *r, double *pj)
{
    enum { ROUNDS = 20000 };
    double xx[ENERGY_TERMS][ENERGY_TERMS] = {{0}}, xy[ENERGY_TERMS] = {0};
    for (size_t k = 0; k < r->n; k++)
        for (unsigned i = 0; i < ENERGY_TERMS; i++) {
            xy[i] += r->x[k][i] * r->y[k];
            for (unsigned j = 0; j < ENERGY_TERMS; j++)
                xx[i][j] += r->x[k][i] * r->x[k][j];
        }
    memset(pj, 0, ENERGY_TERMS * sizeof *pj);
    for (unsigned round = 0; round < ROUNDS; round++)
        for (unsigned i = 0; i < ENERGY_TERMS; i++) {
            double rest = xy[i];
            for (unsigned j = 0; j < ENERGY_TERMS; j++)
                rest -= j == i ? 0 : xx[i][j] * pj[j];
            pj[i] = xx[i][i] > 0 ? fmax(0, rest / xx[i][i]) : 0;
        }
}

static double predicted(const double *pj, const double *x)
{
    double sum = 0;
    for (unsigned i = 0; i < ENERGY_TERMS; i++)
        sum += pj[i] * x[i];
    return sum;
}

static double rms_of(const struct rows *r, const double *pj)
{
    double squares = 0, sum = 0;
    for (size_t i = 0; i < r->n; i++) {
        double off = predicted(pj, r->x[i]) - r->y[i];
        squares += off * off;
        sum += r->y[i];
    }
    return r->n ? sqrt(squares / (double)r->n) / (sum / (double)r->n) : 0;
}

/* Over all windows, relative. */
static double error_of(const struct rows *r, const double *pj)
{
    double is = 0, told = 0;
    for (size_t i = 0; i < r->n; i++) {
        is += r->y[i];
        told += predicted(pj, r->x[i]);
    }
    return is > 0 ? told / is - 1 : 0;
}

static const char register_file[] = "regfile";

/* The design at so many lanes, mapped, in its folder. */
struct mapped {
    struct params *p;
    struct package_job j;
    struct measurement m;
    char *dir;
};

static struct params *narrow(const char *config, const char *const *sets, const char *gating,
                             unsigned lanes, struct diag *d)
{
    enum { MOST = 24 };
    char *more[2] = {strfmt("clock.gating=%s", gating), strfmt("regfile.lanes=%u", lanes)};
    const char *all[MOST];
    size_t n = 0;
    for (; sets && sets[n] && n < MOST - 2; n++)
        all[n] = sets[n];
    all[n++] = more[0];
    if (lanes)
        all[n++] = more[1];
    struct params *p = params_load(config, all, n, d);
    free(more[0]);
    free(more[1]);
    return p;
}

static bool open_mapped(struct mapped *x, const char *config, const char *const *sets,
                        const char *gating, unsigned lanes, const struct tech *t, struct diag *d)
{
    struct report_options o = {.tech = t};
    x->p = narrow(config, sets, gating, lanes, d);
    x->dir = x->p ? make_temp_dir("warpsmith", d) : NULL;
    return x->dir && package_job(x->p, register_file, &o, x->dir, &x->j, d) == WS_OK &&
           flow_map(&x->j.job, &x->m, d);
}

static void close_mapped(struct mapped *x)
{
    flow_free(&x->m);
    package_job_free(&x->j);
    if (x->dir)
        remove_tree(x->dir);
    free(x->dir);
    params_free(x->p);
}

static bool execute(const struct mapped *x, const char *kernel, const struct tech *t,
                    struct activity *a, struct diag *d)
{
    struct activity_options o = {.kernel = kernel, .cycles = CYCLES, .window = WINDOW};
    int status = activity_run(x->p, register_file, t, x->m.net, &o, a, d);
    if (status != WS_OK && a->run.verdict == LOCKSTEP_MISMATCH)
        diag_failed(d, "%s: the mapped netlist left lockstep in cycle %llu at port %s",
                    params_name(x->p), (unsigned long long)a->run.fail_cycle, a->run.port);
    return status == WS_OK;
}

/* OpenSTA's figure of the run, and what the terms say of the same width. */
static bool against_sta(const struct mapped *x, const struct activity *a, const struct rows *narrow,
                        struct energy_model *m, struct diag *d)
{
    double pj, few[ENERGY_TERMS], told = 0, cycles = 0, x1[ENERGY_TERMS];
    if (!sta_power(&x->j.job, x->m.net, a->gates, NULL, x->j.top, &pj, d))
        return false;
    fit(narrow, few);
    for (size_t i = 0; i < a->nwindows; i++) {
        terms_of(&a->windows[i], x1);
        told += predicted(few, x1);
        cycles += x1[ENERGY_CYCLE];
    }
    m->sta_error = told / cycles / (pj + gates_port_energy(a->gates)) - 1;
    return true;
}

/* What does not need the netlist: banks, and the way to them. */
static bool of_the_banks(const char *config, const char *const *sets, const char *gating,
                         const struct mapped *few, const struct mapped *more, const struct tech *t,
                         unsigned *lanes, struct energy_model *m, struct diag *d)
{
    struct params *p = narrow(config, sets, gating, 0, d);
    if (!p)
        return false;
    *lanes = params_u(p, "regfile.lanes");
    struct sram_macro bank = few->m.net->macros[0].m;
    bank.width = bank.width / FEW * *lanes;
    bank.lanes = *lanes;
    struct sram_figures f = sram_figures(&bank, &t->sram);
    m->read_pj = f.read_pj;
    m->write_pj = f.write_pj;
    const struct nl_module *a = &few->m.net->mods[few->m.net->top],
                           *b = &more->m.net->mods[more->m.net->top];
    double logic = a->area - a->macro_area, lane = (b->area - b->macro_area - logic) / (MORE - FEW);
    m->area_um2 = logic + lane * (*lanes - FEW) + f.area_um2 * (double)few->m.net->macros[0].count;
    /* Half of the bits change; two points of a square are 2/3 of its side apart. */
    m->wire_pj =
        bank.width * 0.5 * 2 / 3 * sqrt(m->area_um2) * wire_pf * t->sram.vdd * t->sram.vdd / 2;
    params_free(p);
    return true;
}

/* What the figures follow from: both netlists, and the library. */
static bool key_of(const struct mapped *few, const struct mapped *more, unsigned lanes,
                   char key[65], struct diag *d)
{
    struct sha256 h;
    char *run = strfmt("energy 1, %d cycles, windows of %d, %u lanes", CYCLES, WINDOW, lanes);
    sha256_init(&h);
    sha256_text(&h, run);
    for (unsigned i = 0; i < KERNELS; i++)
        sha256_text(&h, kernels[i]);
    free(run);
    bool ok = flow_hash_file(&h, &few->j.job, FLOW_NETLIST, d) &&
              flow_hash_file(&h, &more->j.job, FLOW_NETLIST, d) &&
              flow_hash_file(&h, &few->j.job, "cells.lib", d);
    sha256_hex(&h, key);
    return ok;
}

static bool recall(const char *key, struct energy_model *m)
{
    size_t len;
    char *text = remembered("energy", key, &len);
    json_t *j = text ? json_loadb(text, len, 0, NULL) : NULL;
    free(text);
    bool ok = json_array_size(j) == ENERGY_TERMS + 3;
    for (unsigned i = 0; ok && i < ENERGY_TERMS; i++)
        m->pj[i] = json_number_value(json_array_get(j, i));
    if (ok) {
        m->fit_rms = json_number_value(json_array_get(j, ENERGY_TERMS));
        m->other_error = json_number_value(json_array_get(j, ENERGY_TERMS + 1));
        json_t *sta = json_array_get(j, ENERGY_TERMS + 2);
        m->sta_error = json_is_null(sta) ? NAN : json_number_value(sta);
    }
    json_decref(j);
    return ok;
}

static void keep(const char *key, const struct energy_model *m)
{
    json_t *j = json_array();
    for (unsigned i = 0; i < ENERGY_TERMS; i++)
        json_array_append_new(j, json_real(m->pj[i]));
    json_array_append_new(j, json_real(m->fit_rms));
    json_array_append_new(j, json_real(m->other_error));
    json_array_append_new(j, isnan(m->sta_error) ? json_null() : json_real(m->sta_error));
    char *text = json_dumps(j, JSON_COMPACT);
    remember("energy", key, text, strlen(text));
    free(text);
    json_decref(j);
}

bool energy_model(const char *config, const char *const *sets, const char *gating,
                  const struct tech *t, struct energy_model *m, struct diag *d)
{
    struct mapped few = {0}, more = {0};
    struct rows fitted = {0}, other = {0}, narrow_rows = {0};
    unsigned lanes = 0;
    *m = (struct energy_model){.sta_error = NAN};
    bool ok = open_mapped(&few, config, sets, gating, FEW, t, d) &&
              open_mapped(&more, config, sets, gating, MORE, t, d) &&
              of_the_banks(config, sets, gating, &few, &more, t, &lanes, m, d);
    char key[65];
    ok = ok && key_of(&few, &more, lanes, key, d);
    bool known = ok && recall(key, m);
    for (unsigned k = 0; ok && !known && k < KERNELS; k++) {
        struct activity a = {0}, b = {0};
        ok = execute(&few, kernels[k], t, &a, d) && execute(&more, kernels[k], t, &b, d);
        if (ok && !add_rows(k == OTHER ? &other : &fitted, &a, &b, lanes)) {
            diag_failed(d, "%s: %u and %u lanes did not run alike", config, FEW, MORE);
            ok = false;
        }
        if (ok && k != OTHER)
            add_rows(&narrow_rows, &a, &a, FEW);
        if (ok && k == OTHER && strcmp(gating, "none") == 0)
            ok = against_sta(&few, &a, &narrow_rows, m, d);
        activity_free(&a);
        activity_free(&b);
    }
    if (ok && !known) {
        fit(&fitted, m->pj);
        m->fit_rms = rms_of(&fitted, m->pj);
        m->other_error = error_of(&other, m->pj);
        keep(key, m);
    }
    free(fitted.x);
    free(fitted.y);
    free(other.x);
    free(other.y);
    free(narrow_rows.x);
    free(narrow_rows.y);
    close_mapped(&few);
    close_mapped(&more);
    return ok;
}

double energy_of(const struct energy_model *m, const struct energy_events *e, double banks)
{
    double reads = e->n[ENERGY_READ], writes = e->n[ENERGY_WRITE];
    return predicted(m->pj, e->n) + m->wire_pj * (reads + writes) +
           banks * (m->read_pj * reads + m->write_pj * writes);
}
