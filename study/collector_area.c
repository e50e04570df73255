/* Malekeh I (cited): what more collectors cost in area, from our own flow. */
#include "base/diag.h"
#include "base/text.h"
#include "study/list.h"
#include "synth/report.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const unsigned collectors[] = {2, 8, 16};
enum { POINTS = sizeof collectors / sizeof *collectors };

/* One sub-core with n collectors. false after reporting. */
static bool measure(struct study_run *r, unsigned n, struct report *report)
{
    char *set = strfmt("regfile.collectors=%u", n);
    const char *const sets[] = {set};
    struct params *p = params_load("turing_ocu", sets, 1, r->d);
    struct tech *tech = p ? tech_open("osu018", NULL, 0, r->d) : NULL;
    struct report_options o = {.tech = tech};
    memset(report, 0, sizeof *report);
    bool ok = tech && report_make(p, NULL, &o, report, r->d) == WS_OK;
    tech_free(tech);
    params_free(p);
    free(set);
    return ok;
}

void study_collector_area(struct study_run *r)
{
    struct table *t = findings_table(r->findings, "area", "area of one sub-core by its collectors");
    size_t area = table_column(t, "area, mm2", 2), macros = table_column(t, "of it macros", 2),
           logic = table_column(t, "of it logic", 2), times = table_column(t, "against 2", 2),
           path = table_column(t, "critical path, ns", 2);
    double um2[POINTS] = {0};
    bool ok = true;
    for (unsigned i = 0; i < POINTS && ok; i++) {
        struct report report;
        ok = measure(r, collectors[i], &report);
        if (ok) {
            char *name = strfmt("%u OCUs", collectors[i]);
            const struct nl_module *top = &report.m.net->mods[report.m.net->top];
            um2[i] = top->area;
            table_row(t, name);
            table_set(t, area, um2[i] / 1e6);
            table_set(t, macros, top->macro_area / 1e6);
            table_set(t, logic, (um2[i] - top->macro_area) / 1e6);
            table_set(t, times, um2[i] / um2[0]);
            table_set(t, path, report.m.critical_ns);
            free(name);
        }
        report_free(&report);
        if (r->progress)
            r->progress(i + 1, POINTS);
    }
    struct measures m = {0};
    measure_one(&m, "area.8", ok ? um2[1] / um2[0] : NAN);
    measure_one(&m, "area.16", ok ? um2[2] / um2[0] : NAN);
    study_verdicts(r, &m);
}
