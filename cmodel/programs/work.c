/* What an SM executes: kernels of thread blocks of warps of instructions, delivered one thread
 * block at a time, from traces, built-in kernels or the random generator. */
#include "cmodel/programs/work.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/trace.h"
#include "cmodel/programs/trace_input.h"
#include "cmodel/programs/work_source.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The kernels of a list of trace files, in order. */
struct traces {
    char **files;
    size_t n, cap;
    char **names;       /* [n]: of the kernels, from the headers */
    struct trace *open; /* of file `at`, or NULL */
    size_t at;
    struct op_table ops;
};

static void add_file(struct traces *t, char *path)
{
    t->files = xgrow(t->files, t->n + 1, &t->cap, sizeof *t->files);
    t->files[t->n++] = path;
}

/* A kernel file named in a list, relative to the list. Lists name what the tracer wrote; the file
 * may have been compressed since. */
static char *listed_file(const char *list, const char *name)
{
    const char *slash = strrchr(list, '/');
    char *path = name[0] == '/' || !slash ? xstrdup(name)
                                          : strfmt("%.*s/%s", (int)(slash - list), list, name);
    if (access(path, F_OK) != 0 && !ends_with(path, ".xz")) {
        char *packed = strfmt("%s.xz", path);
        if (access(packed, F_OK) == 0) {
            free(path);
            return packed;
        }
        free(packed);
    }
    return path;
}

static bool read_list(struct traces *t, const char *path, struct diag *d)
{
    struct trace_input *in = trace_input_open(path, d);
    if (!in)
        return false;
    char *line;
    size_t len, before = t->n;
    bool ok = true;
    while (ok && (line = trace_input_line(in, &len, d))) {
        while (len && (line[len - 1] == ' ' || line[len - 1] == '\t'))
            line[--len] = '\0';
        if (!len || *line == '#' || strncmp(line, "Memcpy", 6) == 0)
            continue;
        bool name = strlen(line) == len && len < PATH_MAX;
        if (name && (ends_with(line, ".traceg") || ends_with(line, ".traceg.xz"))) {
            char *file = listed_file(path, line);
            if (access(file, R_OK) != 0) {
                diag_error(d, "%s:%llu: %s: cannot be read: %s", path,
                           (unsigned long long)trace_input_number(in), file, strerror(errno));
                free(file);
                ok = false;
            } else {
                add_file(t, file);
            }
        } else {
            diag_error(d,
                       "%s:%llu: \"%.60s\": neither a Memcpy command nor a .traceg or "
                       ".traceg.xz file",
                       path, (unsigned long long)trace_input_number(in), line);
            ok = false;
        }
    }
    ok = ok && !trace_input_failed(in);
    if (ok && t->n == before) {
        diag_error(d, "%s: no kernel in the list", path);
        ok = false;
    }
    trace_input_close(in);
    return ok;
}

static void traces_free(void *self)
{
    struct traces *t = self;
    for (size_t i = 0; i < t->n; i++) {
        free(t->files[i]);
        if (t->names)
            free(t->names[i]);
    }
    trace_close(t->open);
    free(t->files);
    free(t->names);
    op_table_free(&t->ops);
    free(t);
}

static struct block *traces_next(void *self, struct diag *d)
{
    struct traces *t = self;
    while (t->at < t->n) {
        if (!t->open && !(t->open = trace_open(t->files[t->at], &t->ops, true, d))) {
            t->at = t->n;
            return NULL;
        }
        size_t errors = d->errors;
        struct block *b = trace_next(t->open, d);
        if (b) {
            b->kernel = (unsigned)t->at;
            b->kernel_name = t->names[t->at];
            b->from = t->files[t->at];
            return b;
        }
        trace_close(t->open);
        t->open = NULL;
        t->at = d->errors != errors ? t->n : t->at + 1;
    }
    return NULL;
}

bool trace_is_list(const char *path)
{
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    return strncmp(base, "kernelslist", 11) == 0 || ends_with(base, ".g");
}

struct work *work_traces(const char *const *files, size_t n, struct diag *d)
{
    return work_traces_as(files, n, &(struct operand_rules){0}, d);
}

uint64_t work_traces_blocks(const char *const *files, size_t n)
{
    struct traces *t = xcalloc(1, sizeof *t);
    struct diag quiet;
    diag_init(&quiet, NULL);
    uint64_t sum = 0;
    bool known = true;
    for (size_t i = 0; i < n; i++) {
        if (!trace_is_list(files[i]))
            add_file(t, xstrdup(files[i]));
        else
            known &= read_list(t, files[i], &quiet);
    }
    for (size_t i = 0; i < t->n && known; i++) {
        struct op_table ops = {0};
        struct trace *probe = trace_open(t->files[i], &ops, true, &quiet);
        const uint64_t *grid = probe ? trace_header(probe)->grid : NULL;
        uint64_t blocks = grid ? grid[0] * grid[1] * grid[2] : 0;
        known = blocks != 0;
        sum += blocks;
        trace_close(probe);
        op_table_free(&ops);
    }
    diag_free(&quiet);
    traces_free(t);
    return known ? sum : 0;
}

struct work *work_traces_as(const char *const *files, size_t n, const struct operand_rules *rules,
                            struct diag *d)
{
    struct traces *t = xcalloc(1, sizeof *t);
    t->ops.rules = *rules;
    bool ok = true;
    for (size_t i = 0; i < n; i++) {
        if (trace_is_list(files[i]))
            ok &= read_list(t, files[i], d);
        else
            add_file(t, xstrdup(files[i]));
    }
    t->names = xcalloc(t->n + 1, sizeof *t->names);
    for (size_t i = 0; i < t->n; i++) {
        struct op_table ops = {0};
        struct trace *probe = trace_open(t->files[i], i ? &ops : &t->ops, false, d);
        if (probe)
            t->names[i] = xstrdup(trace_header(probe)->kernel_name);
        ok &= probe != NULL;
        if (i)
            trace_close(probe);
        else
            t->open = probe; /* the first one read */
        op_table_free(&ops);
    }
    if (!ok) {
        traces_free(t);
        return NULL;
    }
    return work_new(traces_next, traces_free, t);
}

struct work {
    work_next_fn *next;
    work_release_fn *release;
    work_free_fn *free;
    void *self;
    bool random;
    uint64_t seed;
};

struct work *work_new(work_next_fn *next, work_free_fn *free_self, void *self)
{
    struct work *w = xcalloc(1, sizeof *w);
    w->next = next;
    w->free = free_self;
    w->self = self;
    return w;
}

void work_set_random(struct work *w, uint64_t seed)
{
    w->random = true;
    w->seed = seed;
}

void work_free(struct work *w)
{
    if (!w)
        return;
    w->free(w->self);
    free(w);
}

struct block *work_next(struct work *w, struct diag *d)
{
    return w->next(w->self, d);
}

void work_set_release(struct work *w, work_release_fn *release)
{
    w->release = release;
}

void work_release(struct work *w, struct block *b)
{
    if (w->release)
        w->release(w->self, b);
    else
        block_free(b);
}

bool work_is_random(const struct work *w)
{
    return w->random;
}

uint64_t work_seed(const struct work *w)
{
    return w->seed;
}
