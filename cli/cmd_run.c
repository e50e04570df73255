/* warpsmith run CONFIG --trace FILE... | --kernel NAME | --stream PATTERN */
#include "base/clock.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/kernel_figures.h"
#include "cli/memory_figures.h"
#include "cmodel/calls/table1.h"
#include "cmodel/sm/sm.h"
#include "lib/inside.h"
#include "tb/system.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct args {
    struct cli_common common;
    const char **traces;
    size_t ntraces;
    const char *kernel, *annotation, *callgraph, *stream;
    uint64_t cycles; /* 0: to the end */
    bool check, no_skip, keep_going;
};

enum {
    OPT_KERNEL = 1000,
    OPT_CHECK,
    OPT_NO_SKIP,
    OPT_ANNOTATION,
    OPT_STREAM,
    OPT_KEEP_GOING,
    OPT_CALLGRAPH
};

static const struct argp_option options[] = {
    {"trace", 'T', "FILE", 0,
     "Execute this trace (.traceg, .traceg.xz or kernelslist.g); repeatable, further files may "
     "follow; kernels run one after the other",
     0},
    {"kernel", OPT_KERNEL, "NAME", 0, "Execute a built-in kernel; `list' names them", 0},
    {"stream", OPT_STREAM, "PATTERN:KIB", 0,
     "For a system without SM: requests made up over so many KiB; uniform, zipf, loop or burst", 0},
    {"annotation", OPT_ANNOTATION, "FILE", 0,
     "Near bits of the operands, from `annotate' (default: every kernel is profiled first)", 0},
    {"callgraph", OPT_CALLGRAPH, "FILE", 0,
     "Register stacks of the traces' kernels by this call graph (see callgraph; fru=N counts what "
     "a "
     "call needs), not by the calls that a thread block makes",
     0},
    {"cycles", 'n', "N", 0, "Stop after N cycles (default: run to the end)", 0},
    {"check", OPT_CHECK, 0, 0,
     "Carry data, and check every operand against the value in program order", 0},
    {"keep-going", OPT_KEEP_GOING, 0, 0,
     "Leave out kernels of thread blocks that do not fit the SM, say which, and execute the others",
     0},
    {"no-skip", OPT_NO_SKIP, 0, 0,
     "Compute also the cycles in which a register file is at rest; the figures are the same", 0},
    {0},
};

static void add_trace(struct args *a, const char *file)
{
    a->traces = xrealloc(a->traces, (a->ntraces + 1) * sizeof *a->traces);
    a->traces[a->ntraces++] = file;
}

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 'T':
        add_trace(a, arg);
        return 0;
    case OPT_KERNEL:
        a->kernel = arg;
        return 0;
    case OPT_STREAM:
        a->stream = arg;
        return 0;
    case OPT_ANNOTATION:
        a->annotation = arg;
        return 0;
    case 'n':
        a->cycles = cli_number(state, "--cycles", arg, 1, UINT64_MAX / 2);
        return 0;
    case OPT_CHECK:
        a->check = true;
        return 0;
    case OPT_CALLGRAPH:
        a->callgraph = arg;
        return 0;
    case OPT_KEEP_GOING:
        a->keep_going = true;
        return 0;
    case OPT_NO_SKIP:
        a->no_skip = true;
        return 0;
    case ARGP_KEY_ARG:
        /* --trace FILE FILE... : argp hands over the further ones as arguments. */
        if (!a->common.config || !a->ntraces)
            return ARGP_ERR_UNKNOWN;
        add_trace(a, arg);
        return 0;
    case ARGP_KEY_END:
        if (a->kernel && strcmp(a->kernel, "list") == 0)
            return 0;
        if (!a->ntraces && !a->kernel && !a->stream)
            argp_error(
                state,
                "nothing to run: --trace FILE, --kernel NAME or --stream PATTERN:KIB is missing");
        if ((a->ntraces != 0) + (a->kernel != NULL) + (a->stream != NULL) > 1)
            argp_error(state, "--trace, --kernel and --stream exclude each other");
        if (a->common.top && !system_driven(a->common.top))
            argp_error(state, "--top %s: run works on whole register files only", a->common.top);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static double ratio(uint64_t a, uint64_t b)
{
    return b ? (double)a / (double)b : 0;
}

static json_t *threshold(const struct sm_stats *s)
{
    return json_pack("{sb sI si si si si sf}", "adaptive", s->sthld.adaptive, "intervals",
                     (json_int_t)s->sthld.intervals, "last", (int)s->sthld.last, "state",
                     (int)s->sthld.state, "lowest", (int)s->sthld.lowest, "highest",
                     (int)s->sthld.highest, "mean", ratio(s->sthld.sum, s->cycles));
}

static const char *const call_figures[] = {"calls",    "unframed_calls", "traps",
                                           "switches", "spill_bytes",    "fill_bytes"};
enum { N_CALL_FIGURES = sizeof call_figures / sizeof *call_figures };

static bool has_calls(const struct sm_stats *s)
{
    return s->calls || s->unframed_calls;
}

static uint64_t call_figure(const struct sm_stats *s, size_t i)
{
    const uint64_t value[] = {s->calls,    s->unframed_calls, s->traps,
                              s->switches, s->spill_bytes,    s->fill_bytes};
    return value[i];
}

/* What a run has shown. */
struct shown {
    struct sm_stats s;
    struct kernel_figures kernels;
    double rate;
    bool cut_off; /* by --cycles, with work left */
};

static json_t *figures(const struct params *p, const struct shown *shown, const struct sm *sm,
                       const char *callgraph)
{
    const struct sm_stats *s = &shown->s;
    json_t *j = json_object(), *stalls = json_object();
    const struct {
        const char *name;
        uint64_t value;
    } counts[] = {{"cycles", s->cycles},           {"warp_instructions", s->warp_instructions},
                  {"micro_ops", s->micro_ops},     {"operand_requests", s->operand_requests},
                  {"cache_hits", s->cache_hits},   {"bank_reads", s->bank_reads},
                  {"bank_writes", s->bank_writes}, {"conflict_cycles", s->conflict_cycles},
                  {"repeats", s->repeats},         {"steals", s->steals},
                  {"blocks", s->blocks},           {"warps", s->warps},
                  {"register_files", s->regfiles}, {"scheduler_cycles", s->scheduler_cycles}};
    json_object_set_new(j, "config", cli_json_text(params_name(p)));
    json_object_set_new(j, "kernels", kernels_json(&shown->kernels, s));
    json_object_set_new(j, "left_out", kernels_left_json(sm));
    if (callgraph)
        json_object_set_new(j, "callgraph", cli_json_text(callgraph));
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        json_object_set_new(j, counts[i].name, json_integer((json_int_t)counts[i].value));
    for (unsigned c = 0; c < N_STALL; c++)
        json_object_set_new(stalls, sm_stall_name((enum sm_stall)c),
                            json_integer((json_int_t)s->stalls[c]));
    json_object_set_new(j, "stalls", stalls);
    if (s->sthld.there)
        json_object_set_new(j, "sthld", threshold(s));
    if (s->memory) {
        json_t *totals = memory_totals(s, params_u(p, "memory.sector_bytes"));
        json_object_update(j, totals);
        json_decref(totals);
        json_object_set_new(j, "memory", memory_figures(s));
    }
    for (size_t i = 0; i < N_CALL_FIGURES; i++)
        json_object_set_new(j, call_figures[i], json_integer((json_int_t)call_figure(s, i)));
    json_object_set_new(j, "cut_off", json_boolean(shown->cut_off));
    json_object_set_new(j, "ipc", json_real(ratio(s->warp_instructions, s->cycles)));
    json_object_set_new(j, "conflict_cycles_per_bank_read",
                        json_real(ratio(s->conflict_cycles, s->bank_reads)));
    json_object_set_new(
        j, "bank_utilization",
        json_real(ratio(s->bank_reads + s->bank_writes, s->cycles * s->regfiles * s->banks)));
    json_object_set_new(j, "ready_warps", json_real(ratio(s->ready_warps, s->cycles)));
    json_object_set_new(j, "rate_cycles_per_s", json_real(shown->rate));
    return j;
}

static void print(FILE *f, const struct params *p, const struct shown *shown)
{
    const struct sm_stats *s = &shown->s;
    fprintf(f, "%s: %" PRIu64 " kernel%s, %" PRIu64 " thread blocks, %" PRIu64 " warps%s\n",
            params_name(p), s->kernels, s->kernels == 1 ? "" : "s", s->blocks, s->warps,
            shown->cut_off ? ", cut off" : "");
    const char *count = "  %-28s %14" PRIu64 "\n";
    fprintf(f, count, "cycles", s->cycles);
    fprintf(f, count, "warp instructions", s->warp_instructions);
    fprintf(f, "  %-28s %14.3f\n", "instructions per cycle",
            ratio(s->warp_instructions, s->cycles));
    fprintf(f, count, "micro-operations", s->micro_ops);
    fprintf(f, count, "operand requests", s->operand_requests);
    if (s->caching) {
        fprintf(f, count, "cache hits", s->cache_hits);
        fprintf(f, count, "  of these repeats", s->repeats);
        fprintf(f, "  %-28s %13.1f%%\n", "  of all requests",
                100 * ratio(s->cache_hits, s->operand_requests));
    }
    fprintf(f, count, "bank reads", s->bank_reads);
    fprintf(f, count, "  of these stolen", s->steals);
    fprintf(f, count, "bank writes", s->bank_writes);
    fprintf(f, count, "conflict cycles", s->conflict_cycles);
    fprintf(f, "  %-28s %14.4f\n", "  per bank read", ratio(s->conflict_cycles, s->bank_reads));
    fprintf(f, "  %-28s %13.1f%%\n", "bank utilization",
            100 * ratio(s->bank_reads + s->bank_writes, s->cycles * s->regfiles * s->banks));
    fprintf(f, "  %-28s %14.2f\n", "ready warps", ratio(s->ready_warps, s->cycles));
    fprintf(f, "  scheduler cycles without issue, by cause:\n");
    for (unsigned c = 0; c < N_STALL; c++)
        if (s->stalls[c])
            fprintf(f, "    %-26s %14" PRIu64 " %6.1f%%\n", sm_stall_name((enum sm_stall)c),
                    s->stalls[c], 100 * ratio(s->stalls[c], s->scheduler_cycles));
    if (s->sthld.there)
        fprintf(f, "  %-28s %14u (%u to %u, mean %.2f, %" PRIu64 " intervals)\n",
                "STHLD at the end", s->sthld.last, s->sthld.lowest, s->sthld.highest,
                ratio(s->sthld.sum, s->cycles), s->sthld.intervals);
    if (s->memory)
        memory_print(f, s);
    for (size_t i = 0; i < N_CALL_FIGURES && has_calls(s); i++)
        fprintf(f, count, call_figures[i], call_figure(s, i));
    fprintf(f, "  %-28s %14.0f\n", "register-file cycles per s", shown->rate);
    kernels_print(f, &shown->kernels, s);
}

/* How far it is: by the thread blocks that have begun, or by the cycles that were asked for. */
static void show_progress(const struct args *a, const struct sm_stats *s, uint64_t blocks)
{
    double part = a->cycles ? (double)s->cycles / (double)a->cycles
                  : blocks  ? (double)s->blocks / (double)blocks
                            : -1;
    cli_progress_part(part, "run: %" PRIu64 " cycles, %" PRIu64 " instructions", s->cycles,
                      s->warp_instructions);
}

static void watch_kernels(void *kernels, struct sm *sm)
{
    struct kernel_figures *k = kernels;
    if (kernels_begin(k, sm))
        kernels_note(k, sm);
}

/* Runs to the end; false if there is nothing to show. */
static bool run(const struct args *a, warpsmith_sm *s, struct shown *shown, struct diag *d)
{
    enum { AT_ONCE = 65536, STANDSTILL = 4 << 20 }; /* cycles; no latency is that long */
    uint64_t issued = 0, since = 0;
    double start = seconds_now();
    int state = WARPSMITH_SM_RUNNING;
    uint64_t blocks =
        a->ntraces && isatty(STDERR_FILENO) ? work_traces_blocks(a->traces, a->ntraces) : 0;
    s->watch = watch_kernels;
    s->watch_arg = &shown->kernels;
    while (state == WARPSMITH_SM_RUNNING) {
        uint64_t left = a->cycles ? a->cycles - warpsmith_sm_cycle(s) : AT_ONCE;
        if (!left)
            break;
        state = warpsmith_sm_run(s, left < AT_ONCE ? left : AT_ONCE, errors_of(d));
        sm_stats(s->sm, &shown->s);
        show_progress(a, &shown->s, blocks);
        if (shown->s.micro_ops != issued || !shown->s.cycles) {
            issued = shown->s.micro_ops;
            since = sm_cycle(s->sm);
        } else if (state == WARPSMITH_SM_RUNNING && sm_cycle(s->sm) - since >= STANDSTILL) {
            diag_failed(d,
                        "standstill: nothing was issued since cycle %" PRIu64
                        ", and there is work left: a defect of the model",
                        since);
            state = WARPSMITH_SM_BROKEN;
        }
    }
    double took = seconds_now() - start;
    cli_progress_end();
    shown->cut_off = state == WARPSMITH_SM_RUNNING;
    shown->rate = took > 0 ? (double)sm_cycle(s->sm) * shown->s.regfiles / took : 0;
    return state == WARPSMITH_SM_DONE || state == WARPSMITH_SM_RUNNING;
}

/* Kernels that did not fit: a warning each; bad input if no other one is left. */
static void say_left_out(const struct sm *sm, struct diag *d)
{
    size_t n;
    const struct sm_left *left = sm_left_out(sm, &n);
    for (size_t i = 0; i < n; i++)
        diag_warn(d, "left out: %s", left[i].why);
    if (n && !sm_kernels(sm))
        diag_error(d, "none of %zu kernels fits: nothing was executed", n);
    else if (n)
        diag_warn(d, "%zu of %" PRIu64 " kernels left out", n, n + sm_kernels(sm));
}

/* Calls that the register stacks did not see. */
static void say_unframed(const struct sm_stats *s, const struct params *p, struct diag *d)
{
    if (s->unframed_calls && params_is(p, "calls.form", "cars"))
        diag_warn(d,
                  "%" PRIu64 " of %" PRIu64 " calls are not framed and went as branches: what "
                  "they reach saves no register from R16 up (docs/traces.md, Calls)",
                  s->unframed_calls, s->unframed_calls + s->calls);
    else if (s->unframed_calls)
        diag_warn(d,
                  "%" PRIu64
                  " calls of traces went as branches, without register stacks: the loads "
                  "and stores around them are in no figure of calls, spills or fills "
                  "(docs/traces.md, Calls)",
                  s->unframed_calls);
    if (s->unframed_calls &&
        (params_is(p, "calls.form", "inline") || params_is(p, "calls.form", "inline_or_spill")))
        diag_warn(d, "calls.form = %s has no effect on traces, whose calls are what they are",
                  params_word(p, "calls.form"));
}

static void write_figures(const struct args *a, const struct params *p, json_t *j, struct diag *d)
{
    struct cli_result of = cli_result_of(&a->common, p);
    of.traces = a->traces;
    of.ntraces = a->ntraces;
    of.kernel = a->kernel;
    cli_write_result(a->common.json, &of, j, d);
}

/* A system that runs without an SM. */
static void by_itself(const struct args *a, const struct system *s, const struct params *p,
                      struct diag *d)
{
    if (a->check || a->no_skip || a->annotation || a->keep_going || a->callgraph) {
        diag_error(d,
                   "--check, --no-skip, --annotation, --callgraph and --keep-going are of register "
                   "files, not of %s",
                   s->top);
        return;
    }
    struct work_spec spec = {.traces = a->traces, .ntraces = a->ntraces, .kernel = a->kernel};
    struct work *w = a->stream ? NULL : work_ahead(work_for(p, &spec, d));
    struct system_load load = {w, a->stream, a->cycles};
    struct system_figure f[SYSTEM_FIGURES];
    double start = seconds_now();
    size_t n = w || a->stream ? s->measure(s, p, &load, f, d) : 0;
    double took = seconds_now() - start;
    work_free(w);
    if (!n)
        return;
    FILE *text = cli_text(&a->common);
    json_t *j = json_object();
    json_object_set_new(j, "config", cli_json_text(params_name(p)));
    json_object_set_new(j, "top", json_string(s->top));
    if (a->stream)
        json_object_set_new(j, "stream", json_string(a->stream));
    fprintf(text, "%s, %s\n", params_name(p), s->top);
    for (size_t i = 0; i < n; i++) {
        fprintf(text, "  %-28s %14.*f\n", f[i].title, (int)f[i].decimals, f[i].value);
        json_object_set_new(j, f[i].key,
                            f[i].decimals ? json_real(f[i].value)
                                          : json_integer((json_int_t)(f[i].value + 0.5)));
    }
    double rate = took > 0 ? f[0].value / took : 0;
    fprintf(text, "  %-28s %14.0f\n", "cycles per s", rate);
    json_object_set_new(j, "rate_cycles_per_s", json_real(rate));
    write_figures(a, p, j, d);
}

static void with_params(const struct args *a, const struct params *p, struct diag *d)
{
    struct work_spec spec = {.traces = a->traces,
                             .ntraces = a->ntraces,
                             .kernel = a->kernel,
                             .annotation = a->annotation,
                             .callgraph = a->callgraph};
    struct work *w = work_ahead(work_for(p, &spec, d));
    unsigned how = (a->check ? WARPSMITH_SM_CHECK : 0) | (a->no_skip ? WARPSMITH_SM_NO_SKIP : 0) |
                   (a->keep_going ? WARPSMITH_SM_LEAVE_OUT : 0);
    warpsmith_sm *s = w ? warpsmith_sm_new(params_of(p), work_of(w), how, errors_of(d)) : NULL;
    struct shown shown = {0};
    if (s && run(a, s, &shown, d)) {
        say_left_out(s->sm, d);
        say_unframed(&shown.s, p, d);
        if (d->status == WS_OK) {
            print(cli_text(&a->common), p, &shown);
            write_figures(a, p, figures(p, &shown, s->sm, a->callgraph), d);
        }
    }
    kernels_free(&shown.kernels);
    warpsmith_sm_free(s);
}

static void list_kernels(void)
{
    for (const char *const *k = work_kernel_names(); *k; k++)
        puts(*k);
    for (const char *const *k = table1_names(); *k; k++)
        puts(*k);
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    const struct args *a = (const struct args *)c;
    const char *top = cli_top(c, p, d);
    const struct system *s = top ? system_of(top) : NULL;
    if (!top || !cli_spares(c->json, a->traces, a->ntraces, d) ||
        !cli_spares(c->json, &a->annotation, a->annotation != NULL, d) ||
        !cli_spares(c->json, &a->callgraph, a->callgraph != NULL, d))
        return d->status;
    if (s && s->measure && !(a->kernel && strcmp(a->kernel, "list") == 0))
        by_itself(a, s, p, d);
    else if (a->stream)
        diag_error(d, "--stream: %s executes kernels and traces", top);
    else if (!a->kernel || strcmp(a->kernel, "list") != 0)
        with_params(a, p, d);
    else
        list_kernels();
    return d->status;
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .figures = true,
    .args_doc = "CONFIG",
    .doc = "Runs the golden model alone: one SM with its register files executes traces or a "
           "built-in kernel. The controller of a last-level cache takes their requests, or some "
           "that are made up.",
    .work = work};

int cmd_run(int argc, char **argv)
{
    struct args a = {0};
    int status = cli_command(&command, &a.common, argc, argv);
    free(a.traces);
    return status;
}
