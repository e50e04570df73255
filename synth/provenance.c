/* Asks tools for their versions, and files for their checksums. */
#include "synth/provenance.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"

#include "synth/map.h"
#include "synth/timing_text.h"
#include <stdlib.h>
#include <string.h>

static char *version_of(const char *tool, const char *option)
{
    const char *argv[] = {tool, option, NULL};
    struct proc_result r;
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *line = NULL;
    if (proc_run(argv, NULL, &r, &quiet) == WS_OK) {
        line = strfmt("%.*s", (int)strcspn(r.out, "\n"), r.out);
        proc_result_free(&r);
    }
    diag_free(&quiet);
    return line ? line : xstrdup(tool);
}

static bool one_file(const struct flow_job *job, const char *name, char hex[65], struct diag *d)
{
    struct sha256 h;
    sha256_init(&h);
    bool ok = flow_hash_file(&h, job, name, d);
    sha256_hex(&h, hex);
    return ok;
}

bool provenance_of(const struct flow_job *job, struct provenance *p, struct diag *d)
{
    struct sha256 h;
    p->yosys = version_of("yosys", "-V");
    p->opensta = version_of("sta", "-version");
    bool ok =
        one_file(job, "cells.lib", p->library, d) && one_file(job, FLOW_NETLIST, p->netlist, d);
    sha256_init(&h);
    sha256_text(&h, p->yosys);
    sha256_text(&h, p->opensta);
    sha256_text(&h, timing_text);
    ok = ok && map_hash_recipe(job, &h, d);
    sha256_hex(&h, p->recipe);
    sha256_init(&h);
    for (size_t i = 0; ok && i < job->nfiles; i++)
        ok = flow_hash_file(&h, job, job->files[i], d);
    sha256_hex(&h, p->verilog);
    return ok;
}

void provenance_free(struct provenance *p)
{
    free(p->yosys);
    free(p->opensta);
    *p = (struct provenance){0};
}

json_t *provenance_json(const struct provenance *p)
{
    return json_pack("{s:s, s:s, s:s, s:s, s:s, s:s}", "yosys", p->yosys, "opensta", p->opensta,
                     "library_sha256", p->library, "recipe_sha256", p->recipe, "verilog_sha256",
                     p->verilog, "netlist_sha256", p->netlist);
}

void provenance_text(const struct provenance *p, FILE *f)
{
    enum { SHOWN = 16 };
    fprintf(f,
            "Tools: %s; OpenSTA %s. SHA-256, first digits: library %.*s, recipe %.*s, Verilog "
            "%.*s, netlist %.*s\n",
            p->yosys, p->opensta, SHOWN, p->library, SHOWN, p->recipe, SHOWN, p->verilog, SHOWN,
            p->netlist);
}
