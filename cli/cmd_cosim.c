/* warpsmith cosim CONFIG [--top BLOCK] [--sim NAME] [--trace FILE]... [--kernel NAME] ...
 * warpsmith cosim --replay FILE [CONFIG] ... */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "tb/cosim.h"
#include "tb/wave_svg.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct args {
    struct cli_common common;
    struct cosim_spec spec;
    const char **traces, **defines, **macros, **covered;
    const char *replay, *draw;
    bool seeded; /* --seed is given */
    bool paced;  /* --pace is */
};

enum {
    OPT_SUBCORES = 1000,
    OPT_DEFINE,
    OPT_MACRO,
    OPT_SPEED,
    OPT_ASSERT,
    OPT_NO_READ_BACK,
    OPT_NO_WAVES,
    OPT_COVERAGE,
    OPT_COVERAGE_OF,
    OPT_KERNEL,
    OPT_ANNOTATION,
    OPT_REPLAY,
    OPT_RECORDING,
    OPT_PACE,
    OPT_DRAW,
    OPT_SHRINK,
    OPT_SHRINK_TIME
};

static const struct argp_option options[] = {
    {"sim", 's', "NAME", 0,
     "Simulator: verilator (default), icarus (four-state, slower), or model: the golden model "
     "alone, for what oracle and conservation laws find",
     0},
    {"trace", 'T', "FILE", 0,
     "Drive the register file by this trace (.traceg, .traceg.xz, kernelslist.g); repeatable, each "
     "is a run of its own",
     0},
    {"kernel", OPT_KERNEL, "NAME", 0, "Drive it by a built-in kernel", 0},
    {"annotation", OPT_ANNOTATION, "FILE", 0,
     "Near bits of the operands, from `annotate' (default: every kernel is profiled first)", 0},
    {"replay", OPT_REPLAY, "FILE", 0,
     "Drive the block by this replay vector; CONFIG and --top come from it, or must agree", 0},
    {"recording", OPT_RECORDING, "FILE", 0,
     "Drive collector_stage by recorded transactions of a host (text or .xz): every operand that "
     "leaves is compared with the host's, and the order in each warp",
     0},
    {"pace", OPT_PACE, "WHAT", 0,
     "When write-backs of a recording come: units (default), at the recorded distance from their "
     "instructions; early, one cycle behind them; host: units, and instructions come and leave no "
     "earlier than in the host",
     0},
    {"draw", OPT_DRAW, "FILE", 0,
     "Draw the cycles of the replay vector, as the golden model has them, into FILE (SVG; - for "
     "standard output), and run nothing else",
     0},
    {"shrink", OPT_SHRINK, "FILE", 0,
     "Shrink a run that fails: write the smallest stimulus found that fails in the same way to "
     "FILE, as a replay vector",
     0},
    {"shrink-time", OPT_SHRINK_TIME, "SECONDS", 0, "Look for it that long (default: 90)", 0},
    {"cycles", 'n', "N", 0,
     "Stop after N cycles (default: 20000 of random stimulus; all else to its end)", 0},
    {"seed", 'S', "S", 0, "Seed of the random stimulus and of uninitialised storage (default: 1)",
     0},
    {"rtl", 'R', "DIR", 0, "Run the Verilog in DIR (*.v) in place of what would be emitted", 0},
    {"define", OPT_DEFINE, "NAME[=TEXT]", 0, "Define this macro of the Verilog; repeatable", 0},
    {"macro", OPT_MACRO, "FILE", 0,
     "Verilog of memories of your own, in place of the behavioural ones (WARPSMITH_SRAM_MACRO); "
     "repeatable",
     0},
    {"waves", 'W', "FILE", 0,
     "Record waves (FST) to FILE: the whole run, or the last cycles before a failure; with a "
     "GTKWave save file beside it",
     0},
    {"no-waves", OPT_NO_WAVES, NULL, 0, "Leave no waves behind a failure", 0},
    {"coverage", OPT_COVERAGE, "FILE", 0,
     "Count lines and toggles of the Verilog and add them to FILE (JSON), which is made if it is "
     "not there; Verilator only, slower",
     0},
    {"coverage-of", OPT_COVERAGE_OF, "MODULE", 0,
     "Count only those of this module; repeatable. Of a large design one module is built in a "
     "fraction of the time",
     0},
    {"assert", OPT_ASSERT, NULL, 0,
     "Let the Verilog check the duties of the surroundings, in the blocks that state them, in "
     "every "
     "cycle (WARPSMITH_ASSERT); slower",
     0},
    {"no-read-back", OPT_NO_READ_BACK, NULL, 0,
     "End with the last cycle of the stimulus; by default a register file then drains, and all its "
     "registers are read back through its ports, in cycles that do not count",
     0},
    {"subcores", OPT_SUBCORES, "all", 0, "RTL under every sub-core, not only under sub-core 0", 0},
    {"opt", OPT_SPEED, "WHAT", 0,
     "Compile the simulator for a fast build or for a fast run (default: by the number of cycles)",
     0},
    {0},
};

static void parse_sim(struct args *a, const char *arg, struct argp_state *state)
{
    if (strcmp(arg, "verilator") == 0)
        a->spec.sim = SIM_VERILATOR;
    else if (strcmp(arg, "icarus") == 0)
        a->spec.sim = SIM_ICARUS;
    else if (strcmp(arg, "model") == 0)
        a->spec.sim = SIM_MODEL;
    else
        argp_error(state, "--sim %s: no such simulator (verilator, icarus or model)", arg);
}

static void parse_speed(struct args *a, const char *arg, struct argp_state *state)
{
    if (strcmp(arg, "build") == 0)
        a->spec.speed = COSIM_FAST_BUILD;
    else if (strcmp(arg, "run") == 0)
        a->spec.speed = COSIM_FAST_RUN;
    else
        argp_error(state, "--opt %s: unknown (build or run)", arg);
}

static void parse_pace(struct args *a, const char *arg, struct argp_state *state)
{
    a->paced = true;
    if (strcmp(arg, "units") == 0)
        a->spec.pace = PACE_UNITS;
    else if (strcmp(arg, "early") == 0)
        a->spec.pace = PACE_EARLY;
    else if (strcmp(arg, "host") == 0)
        a->spec.pace = PACE_HOST;
    else
        argp_error(state, "--pace %s: unknown (units, early or host)", arg);
}

static error_t option(int key, char *arg, struct argp_state *state)
{
    struct args *a = state->input;
    switch (key) {
    case 's':
        parse_sim(a, arg, state);
        return 0;
    case 'T':
        a->traces = xrealloc(a->traces, (a->spec.ntraces + 1) * sizeof *a->traces);
        a->traces[a->spec.ntraces++] = arg;
        a->spec.traces = a->traces;
        return 0;
    case OPT_KERNEL:
        a->spec.kernel = arg;
        return 0;
    case OPT_ANNOTATION:
        a->spec.annotation = arg;
        return 0;
    case 'n':
        a->spec.cycles = cli_number(state, "--cycles", arg, 1, UINT64_MAX / 2);
        return 0;
    case 'S':
        a->spec.seed = cli_number(state, "--seed", arg, 0, UINT64_MAX);
        a->seeded = true;
        return 0;
    case OPT_REPLAY:
        a->replay = arg;
        a->common.no_config = true;
        return 0;
    case OPT_RECORDING:
        a->spec.recording = arg;
        return 0;
    case OPT_PACE:
        parse_pace(a, arg, state);
        return 0;
    case OPT_DRAW:
        a->draw = arg;
        return 0;
    case OPT_SHRINK:
        a->spec.shrink = arg;
        return 0;
    case OPT_SHRINK_TIME:
        a->spec.shrink_seconds = (unsigned)cli_number(state, "--shrink-time", arg, 1, 1000000);
        return 0;
    case 'R':
        a->spec.rtl_dir = arg;
        return 0;
    case OPT_DEFINE:
        cli_append(&a->defines, &a->spec.ndefines, arg);
        a->spec.defines = a->defines;
        return 0;
    case OPT_MACRO:
        if (!a->spec.nfiles) {
            cli_append(&a->defines, &a->spec.ndefines, "WARPSMITH_SRAM_MACRO");
            a->spec.defines = a->defines;
        }
        cli_append(&a->macros, &a->spec.nfiles, arg);
        a->spec.files = a->macros;
        return 0;
    case 'W':
        a->spec.waves = arg;
        return 0;
    case OPT_NO_WAVES:
        a->spec.no_waves = true;
        return 0;
    case OPT_SUBCORES:
        if (strcmp(arg, "all") != 0)
            argp_error(state, "--subcores %s: unknown (all)", arg);
        a->spec.all_subcores = true;
        return 0;
    case ARGP_KEY_END:
        if (a->spec.annotation && !a->spec.ntraces && !a->spec.kernel)
            argp_error(state, "--annotation needs --trace FILE or --kernel NAME");
        if (a->paced && !a->spec.recording)
            argp_error(state, "--pace needs --recording FILE");
        if (a->draw && !a->replay)
            argp_error(state, "--draw needs --replay FILE");
        if (a->spec.waves && a->spec.no_waves)
            argp_error(state, "--waves and --no-waves: one of them");
        return 0;
    case OPT_ASSERT:
        a->spec.asserts = true;
        return 0;
    case OPT_NO_READ_BACK:
        a->spec.no_read_back = true;
        return 0;
    case OPT_COVERAGE:
        a->spec.coverage = arg;
        return 0;
    case OPT_COVERAGE_OF:
        cli_append(&a->covered, &a->spec.ncoverage_of, arg);
        a->spec.coverage_of = a->covered;
        return 0;
    case OPT_SPEED:
        parse_speed(a, arg, state);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static void show_progress(void *arg, const char *what, uint64_t cycles, uint64_t of)
{
    (void)arg;
    if (cycles == 0)
        cli_progress("cosim: %s", what);
    else if (cycles % 8192 == 0 && of)
        cli_progress_part((double)cycles / (double)of,
                          "cosim: %s: %" PRIu64 " of %" PRIu64 " cycles", what, cycles, of);
    else if (cycles % 8192 == 0)
        cli_progress_part(-1, "cosim: %s: %" PRIu64 " cycles", what, cycles);
}

/* A word for a POSIX shell: quoted only if it needs it. */
static void print_word(FILE *f, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "_-+=.,:/@%";
    if (*word && strspn(word, plain) == strlen(word)) {
        fprintf(f, " %s", word);
        return;
    }
    fputs(" '", f);
    for (; *word; word++)
        if (*word == '\'')
            fputs("'\\''", f);
        else
            fputc(*word, f);
    fputc('\'', f);
}

static void print_option(FILE *f, const char *option, const char *word)
{
    if (!word)
        return;
    fprintf(f, " %s", option);
    print_word(f, word);
}

static const char *sim_option(const struct args *a)
{
    return a->spec.sim == SIM_ICARUS ? "icarus" : a->spec.sim == SIM_MODEL ? "model" : NULL;
}

/* One line that runs up to the failure again. */
static void print_rerun(FILE *f, const struct args *a, const struct cosim_result *r)
{
    fputs("rerun: warpsmith cosim", f);
    if (a->common.config)
        print_word(f, a->common.config);
    for (size_t i = 0; i < a->common.nsets; i++)
        print_option(f, "--set", a->common.sets[i]);
    print_option(f, "--top", a->common.top);
    print_option(f, "--sim", sim_option(a));
    print_option(f, "--replay", a->replay);
    print_option(f, "--trace", r->failed_trace);
    print_option(f, "--kernel", a->spec.kernel);
    print_option(f, "--recording", a->spec.recording);
    if (a->paced)
        print_option(f, "--pace",
                     a->spec.pace == PACE_HOST    ? "host"
                     : a->spec.pace == PACE_EARLY ? "early"
                                                  : "units");
    print_option(f, "--annotation", a->spec.annotation);
    if (a->spec.all_subcores)
        print_option(f, "--subcores", "all");
    for (size_t i = 0; i < a->spec.ndefines; i++)
        print_option(f, "--define", a->spec.defines[i]);
    for (size_t i = 0; i < a->spec.nfiles; i++)
        print_option(f, "--macro", a->spec.files[i]);
    print_option(f, "--rtl", a->spec.rtl_dir);
    if (a->spec.asserts)
        fputs(" --assert", f);
    if (a->spec.no_read_back)
        fputs(" --no-read-back", f);
    fprintf(f, " --seed %" PRIu64, a->spec.seed);
    if (!r->run.behind)
        fprintf(f, " --cycles %" PRIu64, r->run.fail_cycle + 1);
    else if (a->spec.cycles)
        fprintf(f, " --cycles %" PRIu64, a->spec.cycles);
    if (!r->shrunk.vector)
        print_option(f, "--waves", r->wave_path);
    fputc('\n', f);
}

/* What the shrinker found, and the line that replays it. */
static void print_shrunk(FILE *f, const struct args *a, const struct cosim_result *r)
{
    const struct shrink_result *v = &r->shrunk;
    if (!v->vector)
        return;
    fprintf(f, "shrunk: %s, %" PRIu64 " cycle%s of %" PRIu64 ", %" PRIu64 " operation%s",
            a->spec.shrink, v->cycles, v->cycles == 1 ? "" : "s", r->run.fail_cycle + 1,
            v->operations, v->operations == 1 ? "" : "s");
    if (v->warps)
        fprintf(f, ", %u warp%s", v->warps, v->warps == 1 ? "" : "s");
    fprintf(f, "; %" PRIu64 " trials in %.1f s%s\nreplay: warpsmith cosim", v->trials, v->seconds,
            v->timeout ? ", the time was up" : "");
    print_option(f, "--replay", a->spec.shrink);
    print_option(f, "--sim", sim_option(a));
    print_option(f, "--rtl", a->spec.rtl_dir);
    fputc('\n', f);
}

static double rate(const struct lockstep_result *run)
{
    return run->seconds > 0 ? (double)(run->cycles + run->behind) / run->seconds : 0;
}

static void print_waves(FILE *f, const struct cosim_result *r)
{
    if (!r->wave_path)
        return;
    fprintf(f, "waves: %s, cycles %" PRIu64 " to %" PRIu64, r->wave_path, r->wave_from,
            r->wave_to - 1);
    if (r->run.verdict != LOCKSTEP_PASS) {
        uint64_t cycle = r->shrunk.vector ? r->shrunk.cycles - 1 : r->run.fail_cycle;
        fprintf(f, "; cycle %" PRIu64 " is at time %" PRIu64, cycle, cosim_wave_time(cycle));
    }
    if (r->save_path)
        fprintf(f, "; gtkwave %s", r->save_path);
    fputc('\n', f);
}

/* So many lines of what a module misses are printed; the file has all. */
enum { COVERAGE_LINES = 8 };

static void print_recording(FILE *f, const struct cosim_result *r)
{
    const struct recording_figures *n = &r->recording;
    if (!r->recorded)
        return;
    fprintf(f,
            "recording: %" PRIu64 " instructions, %" PRIu64 " operands compared, %" PRIu64
            " mismatches, %" PRIu64 " order errors, ",
            n->instructions, n->operands, n->mismatches, n->order_errors);
    if (n->cycles)
        fprintf(f, "%" PRIu64 " cycles (%" PRIu64 " recorded)\n", n->cycles, n->recorded_cycles);
    else
        fprintf(f, "not to its end (%" PRIu64 " cycles recorded)\n", n->recorded_cycles);
}

static void print_result(FILE *f, const struct args *a, const struct cosim_result *r, int status)
{
    const struct lockstep_result *run = &r->run;
    print_recording(f, r);
    switch (run->verdict) {
    case LOCKSTEP_PASS:
        if (r->coverage)
            coverage_write_text(r->coverage, f, COVERAGE_LINES);
        if (status != WS_OK)
            return; /* no run came to an end, for a reason that was reported */
        print_waves(f, r);
        if (run->registers)
            fprintf(f,
                    "read back: %" PRIu64 " registers in %" PRIu64
                    " cycles behind those of the stimulus\n",
                    run->registers, run->behind);
        fprintf(f,
                "lockstep: PASS cycles=%" PRIu64 " compared=%" PRIu64 " seed=%" PRIu64
                " rate=%.0f/s\n",
                run->cycles, run->compared, a->spec.seed, rate(run));
        return;
    case LOCKSTEP_MISMATCH:
        fprintf(f,
                "lockstep: FAIL cycle=%" PRIu64 " port=%s expected=%s actual=%s seed=%" PRIu64 "\n",
                run->fail_cycle, run->port, run->expected, run->actual, a->spec.seed);
        break;
    case LOCKSTEP_LAW:
        fprintf(f, "%s\n", run->law.text);
        break;
    case LOCKSTEP_DEAD:
        fprintf(f,
                "lockstep: FAIL cycle=%" PRIu64
                " port=simulator expected=running actual=ended seed=%" PRIu64 "\n",
                run->cycles + run->behind, a->spec.seed);
        return;
    default:
        return; /* reported already */
    }
    if (run->history)
        fputs(run->history, f);
    if (run->behind && !r->shrunk.vector)
        fprintf(f,
                "%" PRIu64 " cycles behind the end of the stimulus, while registers are read "
                "back\n",
                run->behind);
    print_rerun(f, a, r);
    print_shrunk(f, a, r);
    print_waves(f, r);
}

static json_t *figures(const struct args *a, const struct cosim_result *r, int status)
{
    const struct lockstep_result *run = &r->run;
    json_t *j = json_object(), *cover = json_object();
    json_object_set_new(j, "result", json_string(status == WS_OK ? "PASS" : "FAIL"));
    json_object_set_new(j, "cycles", json_integer((json_int_t)run->cycles));
    if (run->registers && run->verdict == LOCKSTEP_PASS)
        json_object_update_new(j, json_pack("{sI sI}", "registers_read_back",
                                            (json_int_t)run->registers, "read_back_cycles",
                                            (json_int_t)run->behind));
    if (r->recorded)
        json_object_update_new(
            j, json_pack(
                   "{sI sI sI sI sI sI}", "instructions", (json_int_t)r->recording.instructions,
                   "operands_compared", (json_int_t)r->recording.operands, "mismatches",
                   (json_int_t)r->recording.mismatches, "order_errors",
                   (json_int_t)r->recording.order_errors, "cycles", (json_int_t)r->recording.cycles,
                   "recorded_cycles", (json_int_t)r->recording.recorded_cycles));
    json_object_set_new(j, "compared", json_integer((json_int_t)run->compared));
    json_object_set_new(j, "seed", json_integer((json_int_t)a->spec.seed));
    json_object_set_new(j, "rate_cycles_per_s", json_real(rate(run)));
    if (run->verdict == LOCKSTEP_MISMATCH || run->verdict == LOCKSTEP_LAW)
        json_object_set_new(j, "cycle", json_integer((json_int_t)run->fail_cycle));
    if (run->verdict == LOCKSTEP_MISMATCH) {
        json_object_set_new(j, "port", json_string(run->port));
        json_object_set_new(j, "expected", json_string(run->expected));
        json_object_set_new(j, "actual", json_string(run->actual));
    }
    if (run->verdict == LOCKSTEP_DEAD)
        json_object_update_new(j, json_pack("{sI ss ss ss}", "cycle",
                                            (json_int_t)(run->cycles + run->behind), "port",
                                            "simulator", "expected", "running", "actual", "ended"));
    if (run->law.kind)
        json_object_set_new(j, "law", json_string(run->law.text));
    if (r->wave_path)
        json_object_set_new(j, "waves", json_string(r->wave_path));
    if (r->shrunk.vector)
        json_object_set_new(j, "shrunk",
                            json_pack("{ss sI sI sI sf}", "file", a->spec.shrink, "cycles",
                                      (json_int_t)r->shrunk.cycles, "operations",
                                      (json_int_t)r->shrunk.operations, "trials",
                                      (json_int_t)r->shrunk.trials, "seconds", r->shrunk.seconds));
    for (size_t i = 0; i < r->ncover; i++)
        json_object_set_new(cover, r->cover[i].rule, json_integer((json_int_t)r->cover[i].hits));
    json_object_set_new(j, "cover", cover);
    if (r->coverage)
        json_object_set_new(j, "coverage", coverage_figures(r->coverage));
    return j;
}

/* What CONFIG and --set say must be what the vector says. */
static bool check_config(const struct args *a, const struct replay *v, const struct params *p,
                         struct diag *d)
{
    size_t rows = params_rows();
    if (a->common.top && strcmp(a->common.top, v->top) != 0)
        diag_error(d, "--top %s: the vector %s is one of %s", a->common.top, v->path, v->top);
    if (!a->common.config && a->common.nsets)
        diag_error(d, "--set %s: without CONFIG; the parameters are the vector's",
                   a->common.sets[0]);
    for (size_t i = 0; i < rows && p && !d->errors; i++) {
        const char *key = params_row(i)->key;
        bool word = params_row(i)->kind == PARAM_ENUM;
        char *is = word ? xstrdup(params_word(v->params, key))
                        : strfmt("%" PRId64, params_int(v->params, key));
        char *wanted = word ? xstrdup(params_word(p, key)) : strfmt("%" PRId64, params_int(p, key));
        if (strcmp(is, wanted) != 0)
            diag_error(d,
                       "%s:%u: %s = %s: the CONFIG %s has %s (leave the CONFIG away, or give the "
                       "vector's)",
                       v->path, v->key_lines[i] ? v->key_lines[i] : 1, key, is, a->common.config,
                       wanted);
        free(is);
        free(wanted);
    }
    return d->errors == 0;
}

static int run(struct args *a, const struct params *p, const char *top, struct diag *d)
{
    struct cosim_result r;
    a->spec.params = p;
    a->spec.top = top;
    a->spec.progress = show_progress;
    int status = cosim_run(&a->spec, &r, d);
    cli_progress_end();
    if (status <= WS_CHECK_FAILED) {
        print_result(cli_text(&a->common), a, &r, status);
        struct cli_result of = cli_result_of(&a->common, p);
        of.traces = a->traces;
        of.ntraces = a->spec.ntraces;
        of.kernel = a->spec.kernel;
        of.seeded = true;
        of.seed = a->spec.seed;
        of.top = top ? top : of.top;
        if (a->common.json && !cli_write_result(a->common.json, &of, figures(a, &r, status), d))
            status = d->status > status ? d->status : status;
    }
    cosim_result_free(&r);
    return status;
}

static int replay(struct args *a, const struct params *p, struct diag *d)
{
    int status = WS_BAD_INPUT;
    struct replay *v = replay_read(a->replay, d);
    if (v && check_config(a, v, p, d) && a->draw) {
        status = wave_svg(v, a->draw, d) ? WS_OK : d->status;
    } else if (v && !d->errors) {
        a->spec.replay = v;
        a->spec.seed = a->seeded ? a->spec.seed : v->seed;
        status = run(a, v->params, v->top, d);
    }
    replay_free(v);
    return status;
}

static int work(struct cli_common *c, const struct params *p, struct diag *d)
{
    struct args *a = (struct args *)c;
    return a->replay ? replay(a, p, d) : run(a, p, c->top, d);
}

static const struct cli_command command = {
    .options = options,
    .option = option,
    .figures = true,
    .args_doc = "CONFIG\n--replay FILE [CONFIG]",
    .doc = "Runs the Verilog and the golden model in lockstep: every output port is compared in "
           "every cycle. Ends with one line, `lockstep: PASS ...` or `lockstep: FAIL ...`; status "
           "1 on a failure, with the last cycles, a command that shows it again, and waves.",
    .work = work};

int cmd_cosim(int argc, char **argv)
{
    struct args a = {.spec.seed = 1};
    int status = cli_command(&command, &a.common, argc, argv);
    free(a.traces);
    free(a.defines);
    free(a.macros);
    free(a.covered);
    return status;
}
