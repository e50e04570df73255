/* warpsmith report CONFIG [--top BLOCK] [--tech NAME | --liberty FILE...] [-o DIR] [--json FILE] */
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/blocks/blocks.h"
#include "params/base/outfile.h"
#include "params/base/proc.h"
#include "synth/report.h"
#include "tb/coverage.h"
#include <stdlib.h>
#include <string.h>

struct args {
    struct cli_common common;
    const char *tech;
    const char **liberty;
    size_t nliberty;
    unsigned node_nm;
    const char **dont_use;
    size_t ndont_use;
    const char *dir, *coverage;
};

enum { OPT_COVERAGE = 1000, OPT_DONT_USE };

static const struct argp_option options[] = {
    {"tech", 't', "NAME", 0, "Technology (default osu018)", 0},
    {"liberty", 'l', "FILE", 0,
     "Cell library instead of a named technology, plain or .gz; a library in several "
     "files takes them all",
     0},
    {"node", 'N', "NM", 0,
     "Feature size for the SRAM macros; needed only with a library that is not known", 0},
    {"dont-use", OPT_DONT_USE, "PATTERN", 0,
     "Map to no cell of the library with such a name (*, ?, [...]), beside those that the library "
     "itself excludes; repeatable",
     0},
    {"output", 'o', "DIR", 0,
     "Write report.json, report.txt, report.html and mapped.v into DIR; without it the text report "
     "goes to standard output",
     0},
    {"coverage", OPT_COVERAGE, "FILE", 0,
     "Report line and toggle coverage too: a file of `cosim --coverage' of the same Verilog", 0},
    {0},
};

static void add_liberty(struct args *a, const char *path)
{
    a->liberty = xrealloc(a->liberty, (a->nliberty + 1) * sizeof *a->liberty);
    a->liberty[a->nliberty++] = path;
}

/* Whether a word that follows --liberty FILE is one more file of the library. */
static bool is_liberty(const char *word)
{
    size_t n = strlen(word);
    return *word != '-' && ((n > 4 && strcmp(word + n - 4, ".lib") == 0) ||
                            (n > 7 && strcmp(word + n - 7, ".lib.gz") == 0));
}

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 't':
        a->tech = arg;
        return 0;
    case 'l':
        add_liberty(a, arg);
        while (state->next < state->argc && is_liberty(state->argv[state->next]))
            add_liberty(a, state->argv[state->next++]);
        return 0;
    case OPT_DONT_USE:
        a->dont_use = xrealloc(a->dont_use, (a->ndont_use + 1) * sizeof *a->dont_use);
        a->dont_use[a->ndont_use++] = arg;
        return 0;
    case 'N':
        a->node_nm = (unsigned)cli_number(state, "--node", arg, 3, 1000);
        return 0;
    case 'o':
        a->dir = arg;
        return 0;
    case OPT_COVERAGE:
        a->coverage = arg;
        return 0;
    case ARGP_KEY_END:
        if (a->tech && a->nliberty)
            argp_error(state, "--tech and --liberty exclude each other");
        if (a->node_nm && !a->nliberty)
            argp_error(state, "--node is of the libraries of --liberty");
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void progress(const char *what)
{
    cli_progress("report: %s", what);
}

static bool write_with(const char *dir, const char *name,
                       void (*print)(const struct report *, FILE *), const struct report *r,
                       struct diag *d)
{
    char *path = strfmt("%s/%s", dir, name);
    struct outfile o;
    bool ok = outfile_open(&o, path, d);
    if (ok) {
        print(r, o.f);
        ok = outfile_commit(&o, d);
    }
    free(path);
    return ok;
}

static bool write_json(const char *dir, const struct report *r, struct diag *d)
{
    char *path = strfmt("%s/report.json", dir);
    bool ok = cli_write_json(path, report_to_json(r), d);
    free(path);
    return ok;
}

static int write_all(const struct args *a, const struct report *r, struct diag *d)
{
    if (!a->dir)
        report_write_text(r, cli_text(&a->common));
    else if (!write_json(a->dir, r, d) ||
             !write_with(a->dir, "report.txt", report_write_text, r, d) ||
             !write_with(a->dir, "report.html", report_write_html, r, d))
        return d->status;
    else
        fprintf(cli_text(&a->common), "%s/report.html\n", a->dir);
    if (a->common.json && !cli_write_json(a->common.json, report_to_json(r), d))
        return d->status;
    return WS_OK;
}

/* Figures of a coverage file; false after reporting one that cannot be read or is of other Verilog
 * than the block's. */
static bool take_coverage(const struct args *a, const struct params *p, json_t **figures,
                          struct diag *d)
{
    struct coverage ours = {0}, file = {0};
    struct rtl_sources rtl = {0};
    if (!a->coverage)
        return true;
    bool good = coverage_read(&file, a->coverage, d) &&
                rtl_sources_emit(&rtl, p, a->common.top ? a->common.top : block_default_top(p),
                                 d) == WS_OK &&
                coverage_init(&ours, params_name(p), &rtl, d) &&
                coverage_merge(&ours, &file, a->coverage, d);
    if (good)
        *figures = coverage_figures(&ours);
    coverage_free(&ours);
    coverage_free(&file);
    rtl_sources_free(&rtl);
    return good;
}

/* Both tools, before any work. */
static bool tools_there(struct diag *d)
{
    bool yosys = proc_need("yosys", d), sta = proc_need("sta", d);
    return yosys && sta;
}

static struct tech *open_tech(const struct args *a, struct diag *d)
{
    struct tech *t = a->nliberty ? tech_from_files(a->liberty, a->nliberty, a->node_nm, d)
                                 : tech_open(a->tech ? a->tech : "osu018", d);
    for (size_t i = 0; t && i < a->ndont_use; i++)
        tech_leave_out(t, a->dont_use[i], d);
    return t;
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    struct report r = {0};
    struct outdir out = {0};
    json_t *coverage = NULL;
    struct tech *t = open_tech(a, d);
    int status = WS_BAD_INPUT;
    if (t && !d->errors && outdir_open(&out, a->dir, d) && tools_there(d) &&
        take_coverage(a, p, &coverage, d)) {
        struct report_options o = {.tech = t, .progress = progress, .keep_dir = a->dir};
        status = report_make(p, c->top, &o, &r, d);
        cli_progress_end();
        r.coverage = coverage;
        if (status == WS_OK)
            status = write_all(a, &r, d);
    }
    if (status == WS_OK)
        outdir_keep(&out);
    outdir_abort(&out);
    report_free(&r);
    tech_free(t);
    return status;
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .figures = true,
    .args_doc = "CONFIG",
    .doc = "Area, timing, storage and macros of a block (default: the whole regfile), mapped with "
           "Yosys and timed with OpenSTA.",
    .work = work};

int cmd_report(int argc, char **argv)
{
    struct args a = {0};
    int status = cli_command(&command, &a.common, argc, argv);
    free(a.liberty);
    free(a.dont_use);
    return status;
}
