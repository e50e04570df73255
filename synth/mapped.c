/* A mapped design that others are compared with. */
#include "synth/mapped.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

/* The Verilog of a job: macros' black boxes, then the files of the package. NULL behind the last.
 * Caller frees. */
static char *file_of(const struct flow_job *job, size_t i)
{
    if (i < job->nmacros)
        return strfmt("%s.v", job->macros[i].name);
    i -= job->nmacros;
    return i < job->nfiles ? xstrdup(job->files[i]) : NULL;
}

/* Of what Yosys reads: lines that are comments, which name the parameters of the whole, are none of
 * it. */
static void hash_code(const char *text, char hex[65])
{
    struct sha256 h;
    sha256_init(&h);
    for (const char *line = text, *next; *line; line = next) {
        size_t len = strcspn(line, "\n");
        next = line + len + (line[len] == '\n');
        if (!starts_with(line + strspn(line, " "), "//"))
            sha256_add(&h, line, (size_t)(next - line));
    }
    sha256_hex(&h, hex);
}

static bool read_files(struct mapped_design *x, const struct flow_job *job, struct diag *d)
{
    x->files = xcalloc(job->nmacros + job->nfiles + 1, sizeof *x->files);
    for (char *name; (name = file_of(job, x->nfiles)); x->nfiles++) {
        struct mapped_file *f = &x->files[x->nfiles];
        size_t len;
        f->name = name;
        char *text = flow_file(job, name, &len, d);
        if (!text) {
            x->nfiles++;
            return false;
        }
        hash_code(text, f->hash);
        free(text);
    }
    return true;
}

bool mapped_keep(struct mapped_design *x, const struct flow_job *job, struct il *il, struct diag *d)
{
    x->modules = xcalloc(il->n + 1, sizeof *x->modules);
    x->n = il->n;
    for (size_t i = 0; i < il->n; i++) {
        struct il_module *m = &il->modules[i];
        struct mapped_module *k = &x->modules[i];
        k->name = xstrdup(m->name);
        k->file = xstrdup(m->file);
        k->netlist = m->netlist;
        m->netlist = NULL;
        k->children = il_children(il, m, &k->nchildren);
    }
    return read_files(x, job, d);
}

static const char *hash_of(const struct mapped_design *x, const char *file)
{
    for (size_t i = 0; i < x->nfiles; i++)
        if (strcmp(x->files[i].name, file) == 0)
            return x->files[i].hash;
    return NULL;
}

bool *mapped_equal(const struct mapped_design *x, const struct flow_job *job, struct diag *d)
{
    struct mapped_design other = {0};
    bool *equal = NULL;
    if (read_files(&other, job, d)) {
        equal = xcalloc(x->n + 1, sizeof *equal);
        for (size_t i = 0; i < x->n; i++) {
            const char *mine = hash_of(x, x->modules[i].file),
                       *theirs = hash_of(&other, x->modules[i].file);
            equal[i] = mine && theirs && strcmp(mine, theirs) == 0;
        }
        /* No module contains itself: what a difference reaches is known after as many rounds as the
         * design is deep. */
        for (bool more = true; more;) {
            more = false;
            for (size_t i = 0; i < x->n; i++)
                for (size_t k = 0; equal[i] && k < x->modules[i].nchildren; k++)
                    if (!equal[x->modules[i].children[k]]) {
                        equal[i] = false;
                        more = true;
                    }
        }
    }
    mapped_free(&other);
    return equal;
}

void mapped_free(struct mapped_design *x)
{
    for (size_t i = 0; i < x->nfiles; i++)
        free(x->files[i].name);
    for (size_t i = 0; i < x->n; i++) {
        free(x->modules[i].name);
        free(x->modules[i].file);
        free(x->modules[i].netlist);
        free(x->modules[i].children);
    }
    free(x->files);
    free(x->modules);
    *x = (struct mapped_design){0};
}
