/* A mapped design that others are compared with. */
#include "synth/mapped.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

/* Of what Yosys reads: lines that are comments, which name the parameters of the whole, are none of
 * it. The ports of the module end with the first line that closes a parenthesis. */
static void hash_code(const char *text, struct mapped_file *f)
{
    struct sha256 h;
    bool in_ports = true;
    sha256_init(&h);
    for (const char *line = text, *next; *line; line = next) {
        size_t len = strcspn(line, "\n");
        next = line + len + (line[len] == '\n');
        if (starts_with(line + strspn(line, " "), "//"))
            continue;
        sha256_add(&h, line, (size_t)(next - line));
        if (in_ports && *line == ')') {
            struct sha256 ports = h;
            sha256_hex(&ports, f->ports);
            in_ports = false;
        }
    }
    sha256_hex(&h, f->hash);
    if (in_ports)
        memcpy(f->ports, f->hash, sizeof f->ports);
}

bool mapped_read(struct mapped_design *x, const struct flow_job *job, struct diag *d)
{
    bool ok = true;
    x->files = xcalloc(job->nmacros + job->nfiles + 1, sizeof *x->files);
    for (char *name; ok && (name = flow_source(job, x->nfiles));) {
        struct mapped_file *f = &x->files[x->nfiles++];
        size_t len;
        f->name = name;
        char *text = flow_file(job, name, &len, d);
        ok = text != NULL;
        if (ok)
            hash_code(text, f);
        free(text);
    }
    return ok;
}

void mapped_keep(struct mapped_design *x, struct il *il)
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
        k->nchildren = m->nchildren;
        k->children = xcalloc(m->nchildren + 1, sizeof *k->children);
        for (size_t j = 0; j < m->nchildren; j++)
            k->children[j] = m->children[j].place;
        k->instances = m->instances;
    }
}

static const struct mapped_file *file_of(const struct mapped_design *x, const char *name)
{
    for (size_t i = 0; i < x->nfiles; i++)
        if (strcmp(x->files[i].name, name) == 0)
            return &x->files[i];
    return NULL;
}

bool *mapped_equal(const struct mapped_design *x, const struct mapped_design *other)
{
    bool *equal = xcalloc(x->n + 1, sizeof *equal), *alike = xcalloc(x->n + 1, sizeof *alike);
    for (size_t i = 0; i < x->n; i++) {
        const struct mapped_file *mine = file_of(x, x->modules[i].file),
                                 *theirs = file_of(other, x->modules[i].file);
        equal[i] = mine && theirs && strcmp(mine->hash, theirs->hash) == 0;
        alike[i] = mine && theirs && strcmp(mine->ports, theirs->ports) == 0;
    }
    for (size_t i = 0; i < x->n; i++)
        for (size_t k = 0; k < x->modules[i].nchildren; k++)
            equal[i] = equal[i] && alike[x->modules[i].children[k]];
    free(alike);
    return equal;
}

const struct mapped_module *mapped_find(const struct mapped_design *x, const char *name)
{
    for (size_t i = 0; i < x->n; i++)
        if (strcmp(x->modules[i].name, name) == 0)
            return &x->modules[i];
    return NULL;
}

void mapped_free(struct mapped_design *x)
{
    for (size_t i = 0; i < x->nfiles; i++)
        free(x->files[i].name);
    for (size_t i = 0; i < x->n; i++) {
        free(x->modules[i].name);
        free(x->modules[i].file);
        json_decref(x->modules[i].netlist);
        free(x->modules[i].children);
    }
    free(x->files);
    free(x->modules);
    *x = (struct mapped_design){0};
}
