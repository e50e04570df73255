/* Makes a report from a finished job. */
#include "synth/report.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "gen/blocks/blocks.h"
#include "synth/cell_models.h"
#include "synth/crossings.h"
#include "synth/energy.h"
#include "synth/report_slack.h"
#include "synth/sram_report.h"
#include "synth/sta_power.h"
#include "synth/storage/storage.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const struct nl_module *top_of(const struct report *r)
{
    return &r->m.net->mods[r->m.net->top];
}

static uint64_t storage_of(const struct report *r)
{
    const struct nl_module *t = top_of(r);
    return t->flops_below + t->latches_below + t->macro_bits_below;
}

static bool keep_netlist(const struct package_job *j, const char *dir, struct diag *d)
{
    char *from = strfmt("%s/%s", j->job.dir, FLOW_NETLIST);
    char *to = strfmt("%s/%s", dir, FLOW_NETLIST);
    size_t len;
    char *text = file_read(from, &len, d);
    bool ok = text && make_dirs(dir, d) && outfile_write(to, text, len, d);
    free(text);
    free(from);
    free(to);
    return ok;
}

static bool write_models(const char *path, const struct netlist *n, const struct tech *t,
                         struct diag *d)
{
    struct outfile o;
    if (!outfile_open(&o, path, d))
        return false;
    if (cell_models_write(n, t, o.f, d))
        return outfile_commit(&o, d);
    outfile_abort(&o);
    return false;
}

/* The block once more, with its counters, for a simulator. */
static int put_netlist(const struct package_job *j, const char *dir, struct diag *d)
{
    struct flow_job job = j->job;
    struct measurement m = {0};
    job.counters = true;
    char *path = strfmt("%s/cells.v", dir);
    bool ok =
        flow_map(&job, &m, d) && keep_netlist(j, dir, d) && write_models(path, m.net, job.tech, d);
    free(path);
    flow_free(&m);
    return ok ? WS_OK : d->status;
}

/* What each mechanism that is in the top costs. */
static int compare_all(const struct params *p, const struct report_options *o,
                       const struct package_job *j, struct report *r, struct diag *d)
{
    const struct comparison *c;
    int status = WS_OK;
    for (size_t i = 0; status == WS_OK && (c = comparison_at(i)); i++) {
        if (!params_has(p, c->key, c->value))
            continue;
        r->comparisons = xrealloc(r->comparisons, (r->ncomparisons + 1) * sizeof *r->comparisons);
        struct comparison_result *x = &r->comparisons[r->ncomparisons++];
        *x = (struct comparison_result){0};
        status = compare(c, p, o, &j->job, &r->m, x, d);
    }
    return status;
}

static int check_storage(const struct params *p, struct report *r, struct diag *d)
{
    r->has_formula = storage_formula(p, r->top, &r->formula_bits);
    if (!r->has_formula || r->formula_bits == storage_of(r))
        return WS_OK;
    diag_failed(d, "%s: %llu storage bits in the netlist, %llu by the formula of its page", r->top,
                (unsigned long long)storage_of(r), (unsigned long long)r->formula_bits);
    return WS_CHECK_FAILED;
}

/* The mapped netlist beside the golden model. */
static int execute(const struct params *p, const struct report_options *o,
                   const struct flow_job *job, struct report *r, struct diag *d)
{
    struct activity_options a = {.cycles = o->lockstep, .seed = 1, .window = 1};
    if (o->progress)
        o->progress("executing the netlist in lockstep");
    int status = activity_run(p, r->top, o->tech, r->m.net, &a, &r->activity, d);
    const struct lockstep_result *run = &r->activity.run;
    if (run->verdict == LOCKSTEP_MISMATCH)
        diag_failed(d,
                    "lockstep: FAIL cycle=%llu port=%s expected=%s actual=%s: the mapped netlist",
                    (unsigned long long)run->fail_cycle, run->port, run->expected, run->actual);
    else if (run->verdict == LOCKSTEP_LAW)
        diag_failed(d, "lockstep: FAIL cycle=%llu: %s", (unsigned long long)run->fail_cycle,
                    run->law.text);
    /* OpenSTA does not take the activity of gated clocks. */
    if (status == WS_OK && gates_port(r->activity.gates, "clk") >= 0 && !top_of(r)->gated_below) {
        if (sta_power(job, r->m.net, r->activity.gates, NULL, r->top, &r->sta_pj, d))
            r->sta_pj += gates_port_energy(r->activity.gates);
        else
            status = d->status;
    }
    return status;
}

static int measure(const struct params *p, const char *top, const struct report_options *o,
                   const char *dir, struct report *r, struct diag *d)
{
    struct package_job j;
    int status = package_job(p, top, o, dir, &j, d);
    if (status == WS_OK) {
        r->top = xstrdup(j.top);
        if (!flow_map(&j.job, &r->m, d) || !flow_time(&j.job, &r->m, d) ||
            !provenance_of(&j.job, &r->provenance, d) ||
            (o->keep_dir && !keep_netlist(&j, o->keep_dir, d)))
            status = d->status;
    }
    if (status == WS_OK)
        status = check_storage(p, r, d);
    if (status == WS_OK && o->placed && !placed_measure(&j.job, &r->m, &r->placed, d))
        status = d->status;
    if (status == WS_OK && o->prove) {
        if (o->progress)
            o->progress("proving modules (abc)");
        if (!equivalence_prove(&j.job, r->m.net, &r->equivalence, d))
            status = d->status;
    }
    if (status == WS_OK && o->lockstep)
        status = execute(p, o, &j.job, r, d);
    if (status == WS_OK && block_is_system(r->top))
        status = compare_all(p, o, &j, r, d);
    if (status == WS_OK && o->netlist_dir)
        status = put_netlist(&j, o->netlist_dir, d);
    package_job_free(&j);
    return status;
}

int report_make(const struct params *p, const char *top, const struct report_options *o,
                struct report *r, struct diag *d)
{
    *r = (struct report){.tech = o->tech, .config = xstrdup(params_name(p))};
    char *dir = make_temp_dir("warpsmith", d);
    if (!dir)
        return d->status;
    int status = measure(p, top, o, dir, r, d);
    remove_tree(dir);
    free(dir);
    return status;
}

void report_free(struct report *r)
{
    provenance_free(&r->provenance);
    activity_free(&r->activity);
    equivalence_free(&r->equivalence);
    placed_free(&r->placed);
    free(r->config);
    free(r->top);
    flow_free(&r->m);
    for (size_t i = 0; i < r->ncomparisons; i++)
        compare_free(&r->comparisons[i]);
    free(r->comparisons);
    json_decref(r->coverage);
    *r = (struct report){0};
}

double report_macro_cycle(const struct report *r)
{
    double longest = 0;
    for (size_t i = 0; i < r->m.net->nmacros; i++)
        longest = fmax(longest, r->m.net->macros[i].fig.cycle_ns);
    return longest;
}

double report_fmax(const struct report *r)
{
    double period = fmax(r->m.critical_ns, report_macro_cycle(r));
    return r->m.critical_ns > 0 ? 1000 / period : 0;
}

double report_reg_to_reg(const struct report *r)
{
    const struct path_group *g = &r->m.groups[GROUP_REG_TO_REG];
    return g->found ? g->delay_ns : 0;
}

double report_budget(const struct report *r, bool into)
{
    const struct path_group *g = &r->m.groups[into ? GROUP_IN_TO_REG : GROUP_REG_TO_OUT];
    double period = fmax(report_reg_to_reg(r), report_macro_cycle(r));
    return g->found && period > 0 ? g->delay_ns / period : 0;
}

double report_kge(const struct report *r, double area_um2)
{
    return r->tech->nand2_um2 > 0 ? area_um2 / r->tech->nand2_um2 / 1000 : 0;
}

/* Rounded, so that the figure does not show more digits than it has. */
static json_t *real(double v, double unit)
{
    return json_real(round(v / unit) * unit);
}

static json_t *um2(double v)
{
    return json_real(round(v * 1000) / 1000);
}

static json_t *ns(double v)
{
    return json_real(round(v * 1e5) / 1e5);
}

static json_t *macros_json(const struct netlist *n)
{
    json_t *list = json_array();
    for (size_t i = 0; i < n->nmacros; i++) {
        const struct nl_macro *x = &n->macros[i];
        json_array_append_new(
            list, json_pack("{s:s, s:i, s:i, s:I, s:o, s:o, s:o, s:o, s:o, s:o}", "name", x->name,
                            "depth", (int)x->m.depth, "width", (int)x->m.width, "count",
                            (json_int_t)x->count, "area_um2", um2(x->fig.area_um2), "access_ns",
                            ns(x->fig.access_ns), "cycle_ns", ns(x->fig.cycle_ns), "read_pj",
                            ns(x->fig.read_pj), "write_pj", ns(x->fig.write_pj), "slices",
                            json_pack("{s:i, s:i, s:i}", "count", (int)x->fig.slices, "words",
                                      (int)x->fig.slice_words, "bits", (int)x->fig.slice_bits)));
    }
    return list;
}

static json_t *modules_json(const struct netlist *n)
{
    json_t *list = json_array();
    for (size_t i = n->nmods; i-- > 0;) {
        const struct nl_module *m = &n->mods[i];
        json_array_append_new(
            list, json_pack("{s:s, s:I, s:o, s:o, s:I, s:I, s:I, s:I, s:o, s:o, s:I}", "name",
                            m->title, "count", (json_int_t)m->instances, "area_um2",
                            um2(m->cell_area), "total_area_um2", um2(m->area), "cells",
                            (json_int_t)m->own_cells, "flops", (json_int_t)m->own_flops, "buffers",
                            (json_int_t)m->own_buffers, "tree_buffers", (json_int_t)m->tree_buffers,
                            "storage_area_um2", um2(m->storage_area), "buffer_area_um2",
                            um2(m->buffer_area), "gated_flops", (json_int_t)m->own_gated));
    }
    return list;
}

static json_t *crossings_json(const struct netlist *net, const struct path_group *g)
{
    size_t n;
    struct crossing *c = crossings_of(net, g, &n);
    json_t *list = json_array();
    for (size_t i = 0; i < n; i++)
        json_array_append_new(list, json_pack("{s:s, s:s?, s:I, s:o}", "where", c[i].where,
                                              "signal", c[i].signal, "cells",
                                              (json_int_t)c[i].cells, "time_ns", ns(c[i].time_ns)));
    crossings_free(c, n);
    return list;
}

static json_t *groups_json(const struct report *r)
{
    json_t *list = json_array();
    for (int i = 0; i < PATH_GROUPS; i++) {
        const struct path_group *g = &r->m.groups[i];
        if (!g->found)
            continue;
        json_t *points = json_array();
        for (size_t k = 0; k < g->npoints; k++)
            json_array_append_new(points, json_pack("{s:s, s:s, s:s, s:o, s:o}", "pin",
                                                    g->points[k].pin, "cell", g->points[k].cell,
                                                    "edge", g->points[k].rising ? "rise" : "fall",
                                                    "delay_ns", ns(g->points[k].delay_ns),
                                                    "time_ns", ns(g->points[k].time_ns)));
        json_t *one = json_pack("{s:s, s:o, s:s, s:s, s:o, s:o}", "name", g->name, "delay_ns",
                                ns(g->delay_ns), "start", g->start, "end", g->end, "crossings",
                                crossings_json(r->m.net, g), "points", points);
        if (g->hold_found)
            json_object_set_new(one, "hold_slack_ns", ns(g->hold_slack_ns));
        json_array_append_new(list, one);
    }
    return list;
}

static json_t *left_out_json(const struct liberty *l)
{
    json_t *list = json_array();
    for (size_t i = 0; i < l->ncells; i++)
        if (l->cells[i].dont_use)
            json_array_append_new(list, json_string(l->cells[i].name));
    return list;
}

json_t *report_to_json(const struct report *r)
{
    const struct nl_module *t = top_of(r);
    json_t *j = json_pack("{s:s, s:s, s:s, s:o, s:I, s:I, s:I, s:I, s:o, s:o, s:o, s:o, s:o, s:o}",
                          "tech", r->tech->name, "config", r->config, "top", r->top, "area_um2",
                          um2(t->area), "cells", (json_int_t)t->cells_below, "flops",
                          (json_int_t)t->flops_below, "latches", (json_int_t)t->latches_below,
                          "storage_bits", (json_int_t)storage_of(r), "critical_path_ns",
                          ns(r->m.critical_ns), "fmax_mhz", real(report_fmax(r), 1e-3),
                          "macro_area_um2", um2(t->macro_area), "macros", macros_json(r->m.net),
                          "modules", modules_json(r->m.net), "path_groups", groups_json(r));
    if (r->tech->nand2_um2 > 0)
        json_object_set_new(j, "kge", real(report_kge(r, t->area), 1e-4));
    json_object_set_new(j, "fo4_ps", real(r->tech->fo4_ns * 1000, 1e-3));
    json_object_set_new(j, "reg_to_reg_ns", ns(report_reg_to_reg(r)));
    json_object_set_new(j, "macro_cycle_ns", ns(report_macro_cycle(r)));
    json_object_set_new(j, "input_budget", real(report_budget(r, true), 1e-4));
    json_object_set_new(j, "output_budget", real(report_budget(r, false), 1e-4));
    if (r->m.groups[GROUP_REG_TO_REG].hold_found)
        json_object_set_new(j, "hold_slack_ns", ns(r->m.groups[GROUP_REG_TO_REG].hold_slack_ns));
    if (r->m.groups[GROUP_IN_TO_REG].hold_found)
        json_object_set_new(j, "input_delay_for_hold_ns",
                            ns(fmax(0, -r->m.groups[GROUP_IN_TO_REG].hold_slack_ns)));
    slack_json(&r->m, j);
    if (r->placed.done)
        json_object_set_new(j, "placed", placed_json(&r->placed, &r->m));
    json_object_set_new(j, "energy", energy_json(r->m.net, r->tech));
    if (r->equivalence.n)
        json_object_set_new(j, "equivalence", equivalence_json(&r->equivalence));
    if (r->activity.gates)
        json_object_set_new(j, "lockstep", activity_json(&r->activity, r->sta_pj));
    json_object_set_new(j, "gated_flops", json_integer((json_int_t)t->gated_below));
    if (r->has_formula)
        json_object_set_new(j, "storage_formula_bits", json_integer((json_int_t)r->formula_bits));
    if (r->coverage)
        json_object_set(j, "coverage", r->coverage);
    if (r->tech->clock_ns > 0)
        json_object_set_new(j, "clock_target_ns", json_real(r->tech->clock_ns));
    json_object_set_new(j, "recipe",
                        json_pack("{s:s, s:s, s:f, s:s, s:i, s:s, s:o}", "library",
                                  r->tech->lib->name, "driving_cell", r->tech->driver->name,
                                  "load_pf", r->tech->load_pf, "buffer", r->tech->buffer->name,
                                  "abc_delay_ps", 1, "clock", "ideal", "left_out",
                                  left_out_json(r->tech->lib)));
    json_object_set_new(j, "provenance", provenance_json(&r->provenance));
    if (r->m.net->nmacros)
        json_object_set_new(j, "macro_residuals", sram_residuals_json(r->tech->sram.maker));
    for (size_t i = 0; i < r->ncomparisons; i++)
        json_object_set_new(j, r->comparisons[i].c->name, compare_json(&r->comparisons[i]));
    return j;
}
