/* Workloads of a study: which files belong to which program. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/work.h"
#include "study/study.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Folders of traces that no program made: one warp with one chain of FFMA, and the sequences by
 * which latencies are measured. */
static const char *const micro[] = {"ffma", "micro"};

/* The folder of traces with calls, made for register stacks: what studies compare has none. */
static const char calls[] = "calls";

/* "bfs" of "bfs_sm70" and "bfs_sm80", "torch/k000" of "torch_sm70/k000": without the instruction
 * set. */
static char *program_of(const char *name)
{
    const char *sm = strstr(name, "_sm");
    if (!sm || sm[3] < '0' || sm[3] > '9')
        return xstrdup(name);
    return strfmt("%.*s%s", (int)(sm - name), name, sm + 3 + strspn(sm + 3, "0123456789"));
}

static bool is_micro(const char *program)
{
    for (size_t i = 0; i < sizeof micro / sizeof *micro; i++) {
        size_t n = strlen(micro[i]);
        if (strncmp(program, micro[i], n) == 0 && (program[n] == '\0' || program[n] == '/'))
            return true;
    }
    return false;
}

static struct workload *add(struct workloads *w, char *name)
{
    w->list = xgrow(w->list, w->n + 1, &w->cap, sizeof *w->list);
    char *program = program_of(name);
    w->list[w->n] = (struct workload){.name = name, .program = program, .micro = is_micro(program)};
    return &w->list[w->n++];
}

static void add_file(struct workload *w, char *path)
{
    w->files = xgrow(w->files, w->n + 1, &w->cap, sizeof *w->files);
    w->files[w->n++] = path;
}

FILE *workload_file(struct workloads *w, const char *dir, const char *name, struct diag *d)
{
    struct workload *made = add(w, xstrdup(name));
    add_file(made, strfmt("%s/%s.traceg", dir, name));
    FILE *f = fopen(made->files[0], "w");
    if (!f)
        diag_error(d, "%s: cannot be written", made->files[0]);
    return f;
}

bool workload_close(const struct workloads *w, FILE *f, struct diag *d)
{
    bool good = ferror(f) == 0;
    good = fclose(f) == 0 && good;
    if (!good)
        diag_error(d, "%s: cannot be written", w->list[w->n - 1].files[0]);
    return good;
}

void workloads_free(struct workloads *w)
{
    for (size_t i = 0; i < w->n; i++) {
        for (size_t k = 0; k < w->list[i].n; k++)
            free(w->list[i].files[k]);
        free(w->list[i].files);
        free(w->list[i].program);
        free(w->list[i].name);
    }
    free(w->list);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Names in a folder, sorted, without those that begin with a dot. NULL if it
 * cannot be read. */
static char **names_in(const char *dir, size_t *n)
{
    DIR *folder = opendir(dir);
    if (!folder)
        return NULL;
    char **names = xcalloc(1, sizeof *names);
    *n = 0;
    for (struct dirent *e; (e = readdir(folder));) {
        if (*e->d_name == '.')
            continue;
        names = xrealloc(names, (*n + 2) * sizeof *names);
        names[(*n)++] = xstrdup(e->d_name);
    }
    closedir(folder);
    qsort(names, *n, sizeof *names, by_name);
    return names;
}

static void names_free(char **names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        free(names[i]);
    free(names);
}

static bool is_trace(const char *name)
{
    return ends_with(name, ".traceg") || ends_with(name, ".traceg.xz");
}

/* The traces of one folder as one workload, unless it has none. */
static void add_folder(struct workloads *w, const char *dir, const char *name)
{
    size_t n;
    char *path = strfmt("%s/%s", dir, name), **names = names_in(path, &n);
    char *list = strfmt("%s/kernelslist.g", path);
    struct workload *made = NULL;
    if (names && access(list, R_OK) == 0) {
        made = add(w, xstrdup(name));
        add_file(made, list);
        list = NULL;
    }
    for (size_t i = 0; names && list && i < n; i++)
        if (is_trace(names[i])) {
            if (!made)
                made = add(w, xstrdup(name));
            add_file(made, strfmt("%s/%s", path, names[i]));
        }
    if (names)
        names_free(names, n);
    free(list);
    free(path);
}

/* "torch_sm70/k000_kernel-2067" of a path; the folder of a list. */
static char *short_name(const char *path)
{
    const char *end = strrchr(path, '/'), *from = path;
    if (end) {
        from = end;
        while (from > path && from[-1] != '/')
            from--;
        if (trace_is_list(path) && end > from)
            return strfmt("%.*s", (int)(end - from), from);
    }
    const char *dot = strstr(end ? end : path, ".traceg");
    return dot ? strfmt("%.*s", (int)(dot - from), from) : xstrdup(from);
}

bool workloads_find(struct workloads *w, const char *const *files, size_t n, struct diag *d)
{
    w->given = n > 0;
    for (size_t i = 0; i < n; i++)
        add_file(add(w, short_name(files[i])), xstrdup(files[i]));
    if (!n) {
        const char *given = getenv("WARPSMITH_TRACES"), *dir = given ? given : "../shared/traces";
        size_t folders;
        char **names = names_in(dir, &folders);
        if (!names && given) {
            diag_error(d, "WARPSMITH_TRACES = %s: is no folder that can be read", given);
            return false;
        }
        if (!names)
            diag_warn(d, "no traces at %s: built-in kernels only", dir);
        for (size_t i = 0; names && i < folders; i++)
            if (strcmp(names[i], calls) != 0)
                add_folder(w, dir, names[i]);
        if (names)
            names_free(names, folders);
    }
    for (const char *const *k = work_kernel_names(); *k; k++)
        add(w, xstrdup(*k))->kernel = *k;
    return true;
}
