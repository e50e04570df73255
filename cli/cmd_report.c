/* warpsmith report CONFIG [CONFIG] [--top BLOCK] [--tech NAME] [--liberty FILE...] [-o DIR] [--json
 * FILE] warpsmith report --sram WORDSxBITS [--ports 1rw|1r1w|2rw] [--tech NAME] [--json FILE] */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "gen/blocks/blocks.h"
#include "synth/beside.h"
#include "synth/report.h"
#include "synth/report_svg.h"
#include "synth/sram_report.h"
#include "tb/coverage.h"
#include <stdio.h>
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
    const char *dir, *coverage, *netlist;
    struct sram_macro sram; /* depth 0: not given */
    bool ports;
    uint64_t lockstep;
    bool prove, placed;
    unsigned order;
    const char *other; /* a second CONFIG */
};

enum {
    OPT_COVERAGE = 1000,
    OPT_DONT_USE,
    OPT_SRAM,
    OPT_PORTS,
    OPT_NETLIST,
    OPT_LOCKSTEP,
    OPT_PROVE,
    OPT_ORDER,
    OPT_PLACED
};

static const struct argp_option options[] = {
    {"tech", 't', "NAME", 0,
     "Technology: osu018 (the default), or sky130, asap7, ihp, gf180 with --liberty for its files",
     0},
    {"liberty", 'l', "FILE", 0,
     "Cell library, plain or .gz; a library in several files takes them all. Without --tech its "
     "own "
     "name tells the technology",
     0},
    {"sram", OPT_SRAM, "WORDSxBITS", 0,
     "No block, but one memory by the SRAM model: area, times, energies, and what they rest on", 0},
    {"ports", OPT_PORTS, "KIND", 0, "Ports of the memory of --sram: 1rw (default), 1r1w, 2rw", 0},
    {"node", 'N', "NM", 0,
     "Feature size for the SRAM macros; needed only with a library that is not known", 0},
    {"dont-use", OPT_DONT_USE, "PATTERN", 0,
     "Map to no cell of the library with such a name (*, ?, [...]), beside those that the library "
     "itself excludes; repeatable",
     0},
    {"output", 'o', "DIR", 0,
     "Write report.json, report.txt, report.html, diagram.svg and mapped.v into DIR; without it "
     "the text report "
     "goes to standard output",
     0},
    {"netlist", OPT_NETLIST, "DIR", 0,
     "Write the mapped block and models of its cells into DIR too, to be run in lockstep by `cosim "
     "--rtl DIR'",
     0},
    {"prove", OPT_PROVE, 0, 0,
     "Prove each mapped module equivalent to its source, too; the report lists what is not proven",
     0},
    {"order", OPT_ORDER, "N", 0,
     "Map the gates of every module in another order, the same for the same N: what figures differ "
     "by is the noise of mapping",
     0},
    {"placed", OPT_PLACED, 0, 0,
     "Place the cells of each module (graywolf) and time the block once more with the wires as "
     "loads; both figures are shown",
     0},
    {"lockstep", OPT_LOCKSTEP, "CYCLES", 0,
     "Execute the mapped netlist beside the golden model, too, under random stimulus: every output "
     "port in every cycle, and the energy of its changes",
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
    return *word != '-' && (ends_with(word, ".lib") || ends_with(word, ".lib.gz"));
}

static void take_sram(struct args *a, const char *arg, struct argp_state *state)
{
    const char *x = strchr(arg, 'x');
    char *words = x ? strndup(arg, (size_t)(x - arg)) : NULL;
    if (!words) {
        argp_error(state, "--sram %s: must be WORDSxBITS, such as 256x1024", arg);
        return;
    }
    a->sram.depth = (unsigned)cli_number(state, "--sram words", words, 1, 1 << 20);
    a->sram.width = (unsigned)cli_number(state, "--sram bits", x + 1, 1, 1 << 14);
    a->sram.lanes = 1;
    a->common.no_config = true;
    free(words);
}

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case OPT_SRAM:
        take_sram(a, arg, state);
        return 0;
    case OPT_PORTS:
        if (!sram_ports_parse(arg, &a->sram.ports))
            argp_error(state, "--ports %s: must be 1rw, 1r1w or 2rw", arg);
        a->ports = true;
        return 0;
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
    case OPT_NETLIST:
        a->netlist = arg;
        return 0;
    case OPT_ORDER:
        a->order = (unsigned)cli_number(state, "--order", arg, 1, 1000 * 1000);
        return 0;
    case ARGP_KEY_ARG: /* the first one is taken before */
        if (!a->common.config || a->other)
            return ARGP_ERR_UNKNOWN;
        a->other = arg;
        return 0;
    case OPT_PROVE:
        a->prove = true;
        return 0;
    case OPT_PLACED:
        a->placed = true;
        return 0;
    case OPT_LOCKSTEP:
        a->lockstep = cli_number(state, "--lockstep", arg, 1, 100 * 1000 * 1000);
        return 0;
    case OPT_COVERAGE:
        a->coverage = arg;
        return 0;
    case ARGP_KEY_END:
        if (a->sram.depth && (a->common.config || a->common.top || a->common.nsets || a->dir ||
                              a->coverage || a->netlist || a->lockstep || a->prove || a->order))
            argp_error(state,
                       "--sram is of one memory: no CONFIG, and of the options only --ports, "
                       "--tech, --liberty, --node, --dont-use and --json");
        if (a->other && (a->dir || a->coverage || a->netlist || a->sram.depth))
            argp_error(state, "two CONFIGs: no -o, --coverage, --netlist or --sram");
        if (a->placed && (a->other || a->sram.depth))
            argp_error(state, "--placed is of one CONFIG");
        if (a->ports && !a->sram.depth)
            argp_error(state, "--ports is of the memory of --sram");
        if (a->node_nm && (a->tech || !a->nliberty))
            argp_error(state, "--node is of a library of --liberty without --tech");
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

static bool write_json(const char *dir, const struct cli_result *of, const struct report *r,
                       struct diag *d)
{
    char *path = strfmt("%s/report.json", dir);
    bool ok = cli_write_result(path, of, report_to_json(r), d);
    free(path);
    return ok;
}

static void write_diagram(const struct report *r, FILE *f)
{
    diagram_svg(r->m.net, true, f);
}

static int write_all(const struct args *a, const struct params *p, const struct report *r,
                     struct diag *d)
{
    struct cli_result of = cli_result_of(&a->common, p);
    if (!a->dir)
        report_write_text(r, cli_text(&a->common));
    else if (!write_json(a->dir, &of, r, d) ||
             !write_with(a->dir, "report.txt", report_write_text, r, d) ||
             !write_with(a->dir, "report.html", report_write_html, r, d) ||
             !write_with(a->dir, "diagram.svg", write_diagram, r, d))
        return d->status;
    else
        fprintf(cli_text(&a->common), "%s/report.html\n", a->dir);
    if (a->common.json && !cli_write_result(a->common.json, &of, report_to_json(r), d))
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

/* All tools, before any work. */
static bool tools_there(const struct args *a, struct diag *d)
{
    bool yosys = proc_need("yosys", d), sta = proc_need("sta", d);
    bool graywolf = !a->placed || proc_need("graywolf", d);
    return yosys && sta && graywolf;
}

static struct tech *open_tech(const struct args *a, struct diag *d)
{
    struct tech *t = a->nliberty && !a->tech
                         ? tech_from_files(a->liberty, a->nliberty, a->node_nm, d)
                         : tech_open(a->tech ? a->tech : "osu018", a->liberty, a->nliberty, d);
    for (size_t i = 0; t && i < a->ndont_use; i++)
        tech_leave_out(t, a->dont_use[i], d);
    return t;
}

/* One memory. A technology by name needs no files. */
static int tell_sram(const struct args *a, struct diag *d)
{
    const char *name = a->tech ? a->tech : "osu018";
    struct sram_site site = {0};
    struct tech *t = NULL;
    bool ok = false;
    if (!a->nliberty) {
        ok = tech_sram_site(name, &site, d);
    } else if ((t = open_tech(a, d))) {
        site = t->sram;
        name = t->name;
        ok = site.node_nm > 0 && !d->errors;
        if (!site.node_nm)
            diag_error(d, "--node: needed with this library (its feature size in nm)");
    }
    if (ok && !cli_to_stdout(a->common.json))
        sram_report_text(name, &a->sram, &site, stdout);
    if (ok && a->common.json) {
        struct cli_result of = cli_result_of(&a->common, NULL);
        ok = cli_write_result(a->common.json, &of, sram_report_json(name, &a->sram, &site), d);
    }
    tech_free(t);
    return ok ? WS_OK : d->status;
}

static struct report_options options_of(const struct args *a, const struct tech *t)
{
    return (struct report_options){.tech = t,
                                   .progress = progress,
                                   .keep_dir = a->dir,
                                   .netlist_dir = a->netlist,
                                   .order = a->order,
                                   .placed = a->placed,
                                   .prove = a->prove,
                                   .lockstep = a->lockstep};
}

static json_t *figures_of(const struct args *a, const struct params *p, const struct tech *t,
                          struct diag *d)
{
    struct report_options o = options_of(a, t);
    struct report r = {0};
    json_t *j = report_make(p, a->common.top, &o, &r, d) == WS_OK ? report_to_json(&r) : NULL;
    cli_progress_end();
    report_free(&r);
    return j;
}

/* Two configurations, with the same --set and --top. */
static int beside(const struct args *a, const struct params *p, struct diag *d)
{
    struct params *q = params_load(a->other, a->common.sets, a->common.nsets, d);
    struct tech *t = q ? open_tech(a, d) : NULL;
    json_t *one = NULL, *two = NULL;
    if (t && !d->errors && tools_there(a, d) && (one = figures_of(a, p, t, d)) &&
        (two = figures_of(a, q, t, d))) {
        beside_text(one, two, cli_text(&a->common));
        if (a->common.json) {
            struct cli_result of = cli_result_of(&a->common, p);
            json_t *j =
                json_pack("{s:O, s:O, s:o}", "a", one, "b", two, "compared", beside_json(one, two));
            cli_write_result(a->common.json, &of, j, d);
        }
    }
    json_decref(one);
    json_decref(two);
    tech_free(t);
    params_free(q);
    return d->status;
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    if (a->sram.depth)
        return tell_sram(a, d);
    if (a->other)
        return beside(a, p, d);
    struct report r = {0};
    struct outdir out = {0};
    json_t *coverage = NULL;
    struct tech *t = open_tech(a, d);
    int status = WS_BAD_INPUT;
    if (t && !d->errors && outdir_open(&out, a->dir, d) && tools_there(a, d) &&
        take_coverage(a, p, &coverage, d)) {
        struct report_options o = options_of(a, t);
        status = report_make(p, c->top, &o, &r, d);
        cli_progress_end();
        r.coverage = coverage;
        if (status == WS_OK)
            status = write_all(a, p, &r, d);
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
    .args_doc = "CONFIG [CONFIG]\n--sram WORDSxBITS",
    .doc = "Area, timing, storage and macros of a block (default: the whole regfile), mapped with "
           "Yosys and timed with OpenSTA. Two CONFIGs: side by side.",
    .work = work};

int cmd_report(int argc, char **argv)
{
    struct args a = {0};
    int status = cli_command(&command, &a.common, argc, argv);
    free(a.liberty);
    free(a.dont_use);
    return status;
}
