/* From a package to a job: files, macros, library. */
#include "synth/package_job.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "gen/package.h"
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* What the manifest says of memories. */
static int manifest_macros(const struct package *pkg, struct nl_macro **macros, size_t *n,
                           struct diag *d)
{
    json_t *root = NULL, *list, *v;
    for (size_t i = 0; i < pkg->n; i++)
        if (strcmp(pkg->files[i].name, "manifest.json") == 0)
            root = json_loads(pkg->files[i].text, 0, NULL);
    list = json_object_get(root, "memories");
    *macros = xcalloc(json_array_size(list) + 1, sizeof **macros);
    *n = 0;
    int status = root && list ? WS_OK : WS_CHECK_FAILED;
    if (status != WS_OK)
        diag_failed(d, "manifest.json: no list of memories");
    size_t i;
    json_array_foreach(list, i, v)
    {
        struct nl_macro x = {0};
        const char *name = json_string_value(json_object_get(v, "name"));
        const char *ports = json_string_value(json_object_get(v, "ports"));
        x.m.depth = (unsigned)json_integer_value(json_object_get(v, "depth"));
        x.m.width = (unsigned)json_integer_value(json_object_get(v, "width"));
        x.m.lanes = (unsigned)json_integer_value(json_object_get(v, "lanes"));
        x.m.async = json_integer_value(json_object_get(v, "latency")) == 0;
        x.declared = (uint64_t)json_integer_value(json_object_get(v, "count"));
        bool known = ports && sram_ports_parse(ports, &x.m.ports);
        if (x.m.depth && x.m.width)
            sram_macro_name(&x.m, x.name);
        x.m.told = name && strcmp(name, x.name) != 0;
        if (x.m.told)
            sram_macro_name(&x.m, x.name);
        if (!known || !name || strcmp(name, x.name) != 0 || !x.m.lanes || !x.declared) {
            diag_failed(
                d, "manifest.json: memory %s: depth %u, width %u, lanes %u, count %llu do not fit",
                name ? name : "?", x.m.depth, x.m.width, x.m.lanes, (unsigned long long)x.declared);
            status = WS_CHECK_FAILED;
        }
        (*macros)[(*n)++] = x;
    }
    json_decref(root);
    return status;
}

/* In place of the latch of the package: that of the library. */
static bool write_clock_gate(const char *path, const struct tech *t, struct diag *d)
{
    struct outfile o;
    if (!outfile_open(&o, path, d))
        return false;
    if (tech_write_clock_gate(t, o.f, d))
        return outfile_commit(&o, d);
    outfile_abort(&o);
    return false;
}

int package_job(const struct params *p, const char *top, const struct report_options *o,
                const char *dir, struct package_job *j, struct diag *d)
{
    *j = (struct package_job){0};
    struct package pkg = {0};
    int status = package_build(p, top, NULL, &pkg, d);
    if (status == WS_OK)
        status = manifest_macros(&pkg, &j->macros, &j->job.nmacros, d);
    size_t n = 0;
    j->files = xcalloc(pkg.n + 1, sizeof *j->files);
    for (size_t i = 0; i < pkg.n && status == WS_OK; i++) {
        char *path = strfmt("%s/%s", dir, pkg.files[i].name);
        if (pkg.files[i].verilog) {
            j->files[n++] = xstrdup(pkg.files[i].name);
            if (strcmp(pkg.files[i].name, "clock_gate.v") == 0) {
                if (!write_clock_gate(path, o->tech, d))
                    status = d->status;
            } else if (!outfile_write(path, pkg.files[i].text, pkg.files[i].len, d))
                status = d->status;
        }
        free(path);
    }
    if (status == WS_OK)
        j->top = xstrdup(pkg.top);
    package_free(&pkg);
    j->job.dir = dir;
    j->job.files = (const char *const *)j->files;
    j->job.nfiles = n;
    j->job.top = j->top;
    j->job.tech = o->tech;
    j->job.macros = j->macros;
    j->job.order = o->order;
    j->job.progress = o->progress;
    return status;
}

void package_job_free(struct package_job *j)
{
    for (size_t i = 0; j->files && j->files[i]; i++)
        free(j->files[i]);
    free(j->files);
    free(j->macros);
    free(j->top);
    *j = (struct package_job){0};
}
