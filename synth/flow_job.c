/* What the flow works on: Verilog in a private folder, a technology, the macros that are declared.
 * */
#include "synth/flow_job.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

char *flow_file(const struct flow_job *job, const char *name, size_t *len, struct diag *d)
{
    char *path = strfmt("%s/%s", job->dir, name), *text = file_read(path, len, d);
    free(path);
    return text;
}

bool flow_write(const struct flow_job *job, const char *name, void (*print)(FILE *, const void *),
                const void *what, struct diag *d)
{
    char *path = strfmt("%s/%s", job->dir, name);
    struct outfile o;
    bool ok = outfile_open(&o, path, d);
    if (ok) {
        print(o.f, what);
        ok = outfile_commit(&o, d);
    }
    free(path);
    return ok;
}

bool flow_put(const struct flow_job *job, const char *name, const char *text, size_t len,
              struct diag *d)
{
    char *path = strfmt("%s/%s", job->dir, name);
    bool ok = outfile_write(path, text, len, d);
    free(path);
    return ok;
}

static const char allocator[] = "LD_PRELOAD=libjemalloc.so.2";

/* Whether the dynamic linker finds it: it says so where it does not, and goes on. */
static bool has_allocator(void)
{
    const char *const argv[] = {"env", allocator, "true", NULL};
    struct proc_result r;
    struct diag unsaid;
    diag_init(&unsaid, NULL);
    bool ran = proc_run(argv, NULL, &r, &unsaid) == WS_OK, found = ran && r.len == 0;
    if (ran)
        proc_result_free(&r);
    diag_free(&unsaid);
    return found;
}

int flow_run_with(const struct flow_job *job, const char *variable, const char *const *argv,
                  struct proc_result *r, struct diag *d)
{
    enum { ENV = 2 };
    size_t n = 0;
    if (!proc_need(argv[0], d)) /* env would not say which package has it */
        return WS_NO_TOOL;
    while (argv[n])
        n++;
    const char **with = xcalloc(ENV + n + 1, sizeof *with);
    with[0] = "env";
    with[1] = variable;
    memcpy(with + ENV, argv, n * sizeof *argv);
    int status = proc_run(with, job->dir, r, d);
    free(with);
    return status;
}

int flow_run(const struct flow_job *job, const char *const *argv, struct proc_result *r,
             struct diag *d)
{
    return has_allocator() ? flow_run_with(job, allocator, argv, r, d)
                           : proc_run(argv, job->dir, r, d);
}

struct macro_text {
    const struct sram_macro *m;
    const struct sram_site *site;
    bool through;
};

static void print_macro(FILE *f, const void *p)
{
    const struct macro_text *t = p;
    sram_write_liberty(t->m, t->site, t->through, f);
}

bool flow_write_macro(const struct flow_job *job, const char *name, const struct sram_macro *m,
                      bool through, struct diag *d)
{
    struct macro_text t = {m, &job->tech->sram, through};
    return flow_write(job, name, print_macro, &t, d);
}

char *flow_source(const struct flow_job *job, size_t i)
{
    if (i < job->nmacros)
        return strfmt("%s.v", job->macros[i].name);
    i -= job->nmacros;
    return i < job->nfiles ? xstrdup(job->files[i]) : NULL;
}

bool flow_hash_file(struct sha256 *h, const struct flow_job *job, const char *name, struct diag *d)
{
    size_t len;
    char *text = flow_file(job, name, &len, d);
    sha256_text(h, name);
    if (text)
        sha256_text(h, text);
    free(text);
    return text != NULL;
}

void flow_tool_failed(const char *tool, const struct proc_result *r, struct diag *d)
{
    const char *line = strstr(r->out, "ERROR:");
    if (!line)
        line = strstr(r->out, "Error:");
    if (!line)
        line = r->out;
    if (r->status > 128)
        diag_failed(d, "%s: ended by signal %d", tool, r->status - 128);
    else
        diag_failed(d, "%s: status %d: %.*s", tool, r->status, (int)strcspn(line, "\n"), line);
}
