/* Lints a package with three tools. Each one reads the files as a user would: from the folder, in
 * the order of the file list. */
#include "gen/package.h"
#include "params/base/outfile.h"
#include "params/base/proc.h"
#include "params/base/scratch.h"
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

static void add_sources(struct argv *v, const struct package *pkg)
{
    for (size_t i = 0; i < pkg->n; i++)
        if (pkg->files[i].verilog)
            add(v, xstrdup(pkg->files[i].name));
}

static void argv_free(struct argv *v)
{
    for (size_t i = 0; i < v->n; i++)
        free(v->at[i]);
    free(v->at);
}

static struct argv verilator(const struct package *pkg, const char *define)
{
    struct argv v = {0};
    add_words(&v, (const char *const[]){"verilator", "--lint-only", "-Wall", "--top-module",
                                        pkg->top, define, NULL});
    add_sources(&v, pkg);
    return v;
}

static struct argv icarus(const struct package *pkg, const char *define)
{
    struct argv v = {0};
    add_words(&v, (const char *const[]){"iverilog", "-g2005", "-Wall", "-t", "null", "-s", pkg->top,
                                        define, NULL});
    add_sources(&v, pkg);
    return v;
}

static struct argv yosys(const struct package *pkg, const char *define)
{
    struct argv v = {0};
    char *script = strfmt("read_verilog %s", define ? define : "");
    for (size_t i = 0; i < pkg->n; i++)
        if (pkg->files[i].verilog) {
            char *more = strfmt("%s %s", script, pkg->files[i].name);
            free(script);
            script = more;
        }
    add_words(&v, (const char *const[]){"yosys", "-q", "-p", NULL});
    add(&v, strfmt("%s; hierarchy -check -top %s; proc; check -assert", script, pkg->top));
    free(script);
    return v;
}

static const struct tool {
    const char *name;
    struct argv (*command)(const struct package *pkg, const char *define);
} tools[LINT_TOOLS] = {{"verilator", verilator}, {"iverilog", icarus}, {"yosys", yosys}};

/* One tool, without and with the counters; its words are collected in r. */
static int run_tool(const struct tool *t, const struct package *pkg, const char *dir,
                    struct lint_result *r, struct diag *d)
{
    *r = (struct lint_result){t->name, true, xstrdup("")};
    const char *const defines[] = {NULL, counters};
    for (size_t i = 0; i < sizeof defines / sizeof *defines; i++) {
        struct argv v = t->command(pkg, defines[i]);
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

int package_lint(const struct params *p, const char *top, const char *prefix,
                 struct lint_result r[LINT_TOOLS], struct diag *d)
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
    bool silent = true;
    for (size_t i = 0; i < LINT_TOOLS && status == WS_OK; i++) {
        status = run_tool(&tools[i], &pkg, dir, &r[i], d);
        silent = silent && r[i].silent;
    }
    if (dir)
        remove_tree(dir);
    free(dir);
    package_free(&pkg);
    return status == WS_OK && !silent ? WS_CHECK_FAILED : status;
}
