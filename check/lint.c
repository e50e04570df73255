/* Lints a package with three tools. Each one reads the files as a user would: from the folder, in
 * the order of the file list. */
#include "check/lint.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include "gen/package.h"
#include <stdlib.h>
#include <string.h>

static const char counters[] = "-DWARPSMITH_COUNTERS";

/* A growing argument vector; the strings are owned. */
struct argv {
    char **at;
    size_t n;
};

static void add(struct argv *v, char *word)
{
    v->at = xrealloc(v->at, (v->n + 2) * sizeof *v->at);
    v->at[v->n++] = word;
    v->at[v->n] = NULL;
}

static void add_words(struct argv *v, const char *const *words)
{
    for (; *words; words++)
        add(v, xstrdup(*words));
}

static void argv_free(struct argv *v)
{
    for (size_t i = 0; i < v->n; i++)
        free(v->at[i]);
    free(v->at);
}

/* What is linted: the package with what goes with it, and once more with its counters. */
struct job {
    const struct package *pkg;
    const struct lint_with *with;
    const char *define; /* an option; NULL: none */
};

/* Name of the copy of further file i in the folder: its own, since tools compare it with the
 * module's, unless they would read more into it. */
static char *own_file(const struct lint_with *with, size_t i)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.";
    const char *slash = strrchr(with->files[i], '/'), *name = slash ? slash + 1 : with->files[i];
    return *name && *name != '.' && strspn(name, plain) == strlen(name) ? xstrdup(name)
                                                                        : strfmt("macro%zu.v", i);
}

static void add_defines(struct argv *v, const struct job *j)
{
    if (j->define)
        add(v, xstrdup(j->define));
    for (size_t i = 0; i < j->with->ndefines; i++)
        add(v, strfmt("-D%s", j->with->defines[i]));
}

static void add_sources(struct argv *v, const struct job *j)
{
    for (size_t i = 0; i < j->with->nfiles; i++)
        add(v, own_file(j->with, i));
    for (size_t i = 0; i < j->pkg->n; i++)
        if (j->pkg->files[i].verilog)
            add(v, xstrdup(j->pkg->files[i].name));
}

static struct argv verilator(const struct job *j)
{
    struct argv v = {0};
    add_words(&v, (const char *const[]){"verilator", "--lint-only", "-Wall", "--flatten",
                                        "--top-module", j->pkg->top, NULL});
    if (j->with->nfiles) /* of the loop over lanes that the macro stands in place of */
        add(&v, xstrdup("-Wno-UNUSEDGENVAR"));
    add_defines(&v, j);
    add_sources(&v, j);
    return v;
}

static struct argv icarus(const struct job *j)
{
    struct argv v = {0};
    add_words(&v, (const char *const[]){"iverilog", "-g2005", "-Wall", "-t", "null", "-s",
                                        j->pkg->top, NULL});
    add_defines(&v, j);
    add_sources(&v, j);
    return v;
}

static struct argv yosys(const struct job *j)
{
    struct argv words = {0}, v = {0};
    add_defines(&words, j);
    add_sources(&words, j);
    char *script = xstrdup("read_verilog");
    for (size_t i = 0; i < words.n; i++) {
        char *more = strfmt("%s %s", script, words.at[i]);
        free(script);
        script = more;
    }
    argv_free(&words);
    add_words(&v, (const char *const[]){"yosys", "-q", "-p", NULL});
    add(&v, strfmt("%s; hierarchy -check -top %s; proc; check -assert", script, j->pkg->top));
    free(script);
    return v;
}

static const struct tool {
    const char *name;
    struct argv (*command)(const struct job *j);
} tools[LINT_TOOLS] = {{"verilator", verilator}, {"iverilog", icarus}, {"yosys", yosys}};

/* One tool, without and with the counters; its words are collected in r. */
static int run_tool(const struct tool *t, const struct package *pkg, const struct lint_with *with,
                    const char *dir, struct lint_result *r, struct diag *d)
{
    *r = (struct lint_result){t->name, true, xstrdup("")};
    const char *const defines[] = {NULL, counters};
    for (size_t i = 0; i < sizeof defines / sizeof *defines; i++) {
        struct argv v = t->command(&(struct job){pkg, with, defines[i]});
        struct proc_result run;
        int status = proc_run((const char *const *)v.at, dir, &run, d);
        argv_free(&v);
        if (status != WS_OK)
            return status;
        if (run.status != 0 || run.len > 0) {
            char *more = strfmt("%s%s%s%s(status %d)\n", r->output, i ? counters : "",
                                i ? ":\n" : "", run.out, run.status);
            free(r->output);
            r->output = more;
            r->silent = false;
        }
        proc_result_free(&run);
    }
    return WS_OK;
}

/* Further files come into the folder, under names that no tool reads anything into. */
static int copy_files(const struct lint_with *with, const char *dir, struct diag *d)
{
    int status = WS_OK;
    for (size_t i = 0; i < with->nfiles && status == WS_OK; i++) {
        size_t len;
        char *text = file_read(with->files[i], &len, d), *name = own_file(with, i);
        char *path = strfmt("%s/%s", dir, name);
        if (!text || !outfile_write(path, text, len, d))
            status = WS_BAD_INPUT;
        free(path);
        free(name);
        free(text);
    }
    return status;
}

int package_lint(const struct params *p, const char *top, const char *prefix,
                 const struct lint_with *with, struct lint_result r[LINT_TOOLS], struct diag *d)
{
    for (size_t i = 0; i < LINT_TOOLS; i++)
        r[i] = (struct lint_result){tools[i].name, false, NULL};
    struct package pkg;
    int status = package_build(p, top, prefix, &pkg, d);
    char *dir = status == WS_OK ? make_temp_dir("warpsmith-lint", d) : NULL;
    if (status == WS_OK && !dir)
        status = WS_BAD_INPUT;
    if (status == WS_OK)
        status = package_write(p, top, prefix, dir, d);
    if (status == WS_OK)
        status = copy_files(with, dir, d);
    bool silent = true;
    for (size_t i = 0; i < LINT_TOOLS && status == WS_OK; i++) {
        if (with->progress)
            with->progress(tools[i].name);
        status = run_tool(&tools[i], &pkg, with, dir, &r[i], d);
        silent = silent && r[i].silent;
    }
    if (dir)
        remove_tree(dir);
    free(dir);
    package_free(&pkg);
    return status == WS_OK && !silent ? WS_CHECK_FAILED : status;
}
