#include "synth/compare.h"
#include "params/base/outfile.h"
#include "params/base/scratch.h"
#include <stdlib.h>
#include <string.h>

struct params *compare_variant(const struct params *p, const char *const *sets, size_t n,
                               struct diag *d)
{
    char *dir = make_temp_dir("warpsmith", d);
    if (!dir)
        return NULL;
    char *path = strfmt("%s/variant.ini", dir);
    struct outfile o;
    struct params *q = NULL;
    if (outfile_open(&o, path, d)) {
        params_write_ini(p, o.f);
        if (outfile_commit(&o, d))
            q = params_load(path, sets, n, d);
    }
    free(path);
    remove_tree(dir);
    free(dir);
    return q;
}

bool compare_time(const struct flow_job *job, const struct measurement *m,
                  struct compare_probe *probe, struct diag *d)
{
    struct flow_job one = *job;
    struct measurement alone = {.net = m->net};
    one.timed = probe->module;
    one.probe = probe->ports;
    bool ok = flow_time(&one, &alone, d);
    probe->ns = probe->ports ? alone.probe_ns : alone.critical_ns;
    alone.net = NULL; /* borrowed */
    flow_free(&alone);
    return ok;
}

int compare_map(const struct params *p, const struct report_options *o,
                struct compare_probe *probes, size_t nprobes, struct measurement *m, struct diag *d)
{
    char *dir = make_temp_dir("warpsmith", d);
    if (!dir)
        return d->status;
    struct package_job j;
    int status = package_job(p, NULL, o, dir, &j, d);
    if (status == WS_OK && (!flow_map(&j.job, m, d) || !flow_time(&j.job, m, d)))
        status = d->status;
    for (size_t i = 0; i < nprobes && status == WS_OK; i++)
        if (!compare_time(&j.job, m, &probes[i], d))
            status = d->status;
    package_job_free(&j);
    remove_tree(dir);
    free(dir);
    return status;
}

const struct nl_module *compare_module(const struct netlist *n, const char *title)
{
    for (size_t i = 0; i < n->nmods; i++)
        if (strcmp(n->mods[i].title, title) == 0)
            return &n->mods[i];
    return NULL;
}

double compare_area(const struct netlist *n, const char *title)
{
    const struct nl_module *m = compare_module(n, title);
    return m ? m->cell_area * (double)m->instances : 0;
}
