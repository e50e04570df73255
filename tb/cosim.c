/* A whole lockstep run: build the simulator, run the golden side against it, and on a failure run
 * again with waves. */
#include "tb/cosim.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/programs/work.h"
#include "gen/blocks/blocks.h"
#include "gen/package.h"
#include "tb/gtkw.h"
#include "tb/system.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Runs at least that long are worth the compiler's best. */
/* Cycles below which a simulator is compiled longer than the faster one would run shorter, and from
 * which on it is worth all optimisation. */
enum { SHORT_RUN = 100 * 1000, LONG_RUN = 300 * 1000 };

struct job {
    const struct cosim_spec *s;
    struct cosim_result *r;
    struct diag *d;
    const char *top;
    const struct system *system; /* NULL: a single block */
    struct rtl_sources rtl;
    uint64_t cycles; /* of stimulus; 0: to its end */
};

static bool traced(const struct cosim_spec *s)
{
    return s->ntraces || s->kernel;
}

/* The golden side, told what to do behind `cycles` of stimulus. */
static struct golden *ends_at(const struct job *j, uint64_t cycles, struct golden *g)
{
    if (g && g->ending.drains && !j->s->no_read_back) {
        g->ending.read_back = true;
        g->ending.stop = cycles;
    }
    return g;
}

/* Stimulus of one run. `work` is what the golden side borrows, to be freed after it. */
static struct golden *open_golden(const struct job *j, size_t run, bool all_subcores,
                                  struct work **work)
{
    const struct cosim_spec *s = j->s;
    *work = NULL;
    if (s->replay)
        return golden_replay(s->replay);
    if (s->recording)
        return j->system->recorded(j->system, s->params, s->recording, s->pace, j->d);
    if (!j->system)
        return golden_block(s->params, j->top, s->seed, true, j->d);
    if (!traced(s))
        return ends_at(j, j->cycles,
                       j->system->random(j->system, s->params, s->seed, all_subcores, j->d));
    struct work_spec spec = {.kernel = s->kernel, .annotation = s->annotation};
    if (s->ntraces) {
        spec.traces = &s->traces[run];
        spec.ntraces = 1;
    }
    *work = work_for(s->params, &spec, j->d);
    return *work ? ends_at(j, j->cycles,
                           j->system->traces(j->system, s->params, *work, all_subcores, j->d))
                 : NULL;
}

static void close_golden(struct golden *g, struct work *work)
{
    golden_free(g);
    if (work)
        work_free(work);
}

static void close_sims(struct sim **sims, unsigned n)
{
    for (unsigned u = 0; u < n; u++)
        if (sims[u])
            sims[u]->ops->destroy(sims[u]);
    free(sims);
}

static void tell_building(void *arg, const char *what)
{
    const struct job *j = arg;
    j->s->progress(j->s->progress_arg, what, 0, 0);
}

/* Icarus is a process of its own anyway. */
static bool aside(const struct sim_spec *s)
{
    return s->kind == SIM_VERILATOR && !s->waves && !s->coverage && !s->rtl->foreign;
}

static enum sim_run length(const struct cosim_spec *s)
{
    if (s->speed != COSIM_AUTO)
        return s->speed == COSIM_FAST_RUN ? SIM_LONG_RUN : SIM_BRIEF_RUN;
    if (s->cycles >= LONG_RUN || (s->cycles == 0 && traced(s)))
        return SIM_LONG_RUN;
    return s->cycles >= SHORT_RUN ? SIM_SHORT_RUN : SIM_BRIEF_RUN;
}

/* One simulator per unit; that of unit `wave_unit` records to wave_path, if that is given. */
static struct sim **open_sims(const struct job *j, const struct golden *g, bool waves,
                              const char *wave_path, unsigned wave_unit)
{
    struct sim_spec spec = {.kind = j->s->sim,
                            .run = waves ? SIM_BRIEF_RUN : length(j->s),
                            .rtl = &j->rtl,
                            .pins = &g->pins,
                            .waves = waves,
                            .coverage = j->s->coverage && !waves,
                            .covered = j->s->coverage_of,
                            .ncovered = waves ? 0 : j->s->ncoverage_of,
                            .asserts = j->s->asserts,
                            .tell = j->s->progress ? tell_building : NULL,
                            .tell_arg = (void *)(uintptr_t)j};
    char *built = sim_build(&spec, j->d);
    if (!built)
        return NULL;
    struct sim **sims = xcalloc(g->units, sizeof *sims);
    for (unsigned u = 0; u < g->units; u++) {
        sims[u] = sim_open(&spec, built, j->s->seed, u == wave_unit ? wave_path : NULL, j->d);
        if (!sims[u]) {
            close_sims(sims, g->units);
            sims = NULL;
            break;
        }
        if (aside(&spec))
            sims[u] = sim_aside(sims[u], &g->pins);
    }
    free(built);
    return sims;
}

static void add_cover(struct cosim_result *r, const struct golden *g)
{
    for (unsigned u = 0; u < g->units; u++) {
        size_t n;
        const struct cover_point *c = g->ops->cover(g, u, &n);
        if (!r->cover) {
            r->cover = xcalloc(n + 1, sizeof *r->cover);
            r->ncover = n;
            for (size_t i = 0; i < n; i++)
                r->cover[i].rule = c[i].rule;
        }
        for (size_t i = 0; i < n && i < r->ncover; i++)
            r->cover[i].hits += c[i].hits;
    }
}

/* Begins with what the file has already, if it is there. */
static int open_coverage(struct job *j)
{
    const struct cosim_spec *s = j->s;
    struct coverage before;
    if (!s->coverage)
        return WS_OK;
    for (size_t i = 0; i < s->ncoverage_of; i++)
        if (!rtl_sources_of(&j->rtl, s->coverage_of[i])) {
            diag_error(j->d, "--coverage-of %s: no such module in the Verilog of %s",
                       s->coverage_of[i], j->rtl.top);
            return WS_BAD_INPUT;
        }
    j->r->coverage = xcalloc(1, sizeof *j->r->coverage);
    if (!coverage_init(j->r->coverage, params_name(s->params), &j->rtl, j->d))
        return WS_BAD_INPUT;
    if (access(s->coverage, F_OK) != 0)
        return WS_OK;
    bool good = coverage_read(&before, s->coverage, j->d) &&
                coverage_merge(j->r->coverage, &before, s->coverage, j->d);
    coverage_free(&before);
    return good ? WS_OK : WS_BAD_INPUT;
}

static int add_coverage(struct job *j, const struct golden *g, struct sim **sims,
                        const char *stimulus, uint64_t cycles)
{
    char *dir = make_temp_dir("coverage", j->d), *path = strfmt("%s/coverage.dat", dir ? dir : "");
    bool good = dir != NULL;
    for (unsigned u = 0; good && u < g->units; u++) {
        good = sims[u]->ops->coverage && sims[u]->ops->coverage(sims[u], path);
        if (!good)
            diag_failed(j->d, "%s: cannot be written: %s", path, sims[u]->ops->dead(sims[u]));
        good = good && coverage_add(j->r->coverage, path, j->d);
    }
    coverage_add_run(j->r->coverage, stimulus, j->s->seed, cycles);
    if (dir)
        remove_tree(dir);
    free(dir);
    free(path);
    return good ? WS_OK : WS_CHECK_FAILED;
}

struct progress {
    const struct cosim_spec *s;
    const char *what;
    uint64_t of; /* 0: not known before the end */
};

static void progress(void *arg, uint64_t cycles)
{
    const struct progress *p = arg;
    p->s->progress(p->s->progress_arg, p->what, cycles, p->of);
}

/* Status of a run by its verdict. */
static int status_of(const struct lockstep_result *run, const struct diag *d)
{
    switch (run->verdict) {
    case LOCKSTEP_PASS:
        return WS_OK;
    case LOCKSTEP_BAD_INPUT:
        return d->status ? d->status : WS_BAD_INPUT;
    default:
        return WS_CHECK_FAILED;
    }
}

/* Run number `run` once, at most so many cycles (0: to its end); with a wave path, recording the
 * cycles from..to of unit `wave_unit`. */
static int run_once(struct job *j, size_t run, uint64_t cycles, const char *wave_path,
                    uint64_t from, uint64_t to, unsigned wave_unit, struct lockstep_result *result,
                    bool cover)
{
    struct work *work;
    struct golden *g = open_golden(j, run, j->s->all_subcores, &work);
    struct sim **sims = g ? open_sims(j, g, wave_path != NULL, wave_path, wave_unit) : NULL;
    int status = j->d->status ? j->d->status : WS_BAD_INPUT;
    memset(result, 0, sizeof *result);
    if (sims) {
        struct progress p = {j->s,
                             j->s->replay      ? j->s->replay->path
                             : j->s->recording ? j->s->recording
                             : j->s->ntraces   ? j->s->traces[run]
                             : j->s->kernel    ? j->s->kernel
                                               : "random stimulus",
                             j->cycles};
        bool ends = g->ending.read_back; /* by itself */
        struct lockstep_options o = {.cycles = cycles ? cycles
                                               : ends ? 0
                                                      : j->cycles,
                                     .waves = wave_path != NULL,
                                     .wave_unit = wave_unit,
                                     .wave_from = from,
                                     .wave_to = to,
                                     .progress = j->s->progress ? progress : NULL,
                                     .progress_arg = &p};
        lockstep_run(g, sims, &o, result, j->d);
        status = status_of(result, j->d);
        if (g->recording && cover) {
            j->r->recorded = true;
            j->r->recording = *g->recording;
            j->r->recording.mismatches += result->verdict == LOCKSTEP_MISMATCH;
        }
        if (cover)
            add_cover(j->r, g);
        if (cover && j->r->coverage && status == WS_OK)
            status = add_coverage(j, g, sims, p.what, result->cycles);
        close_sims(sims, g->units);
    }
    close_golden(g, work);
    return status;
}

/* The block's ports, with a marker at the failing cycle. */
static bool write_save_file(struct job *j, const struct lockstep_result *run)
{
    struct cosim_result *r = j->r;
    struct pin_list pins = {0};
    block_pins(block_model(j->top), j->s->params, &pins);
    bool failed = run->verdict != LOCKSTEP_PASS;
    struct gtkw_spec spec = {.waves = r->wave_path,
                             .sim = j->s->sim,
                             .top = j->rtl.top,
                             .pins = &pins,
                             .first = run->verdict == LOCKSTEP_MISMATCH ? run->port : NULL,
                             .from = cosim_wave_time(r->wave_from),
                             .marker = failed ? (int64_t)cosim_wave_time(run->fail_cycle) : -1};
    r->save_path = gtkw_write(&spec, j->d);
    pins_free(&pins);
    return r->save_path != NULL;
}

/* A folder beside the wave file, where the simulators write it and what else they need for it.
 * NULL after reporting. */
static char *beside_waves(const char *name, struct diag *d)
{
    const char *slash = strrchr(name, '/');
    int folder = slash ? (int)(slash - name) + 1 : 0;
    char *before = strfmt("%.*s.%s.", folder, name, name + folder);
    char *dir = scratch_path(before, ".tmp");
    free(before);
    if (mkdir(dir, 0700) == 0)
        return dir;
    diag_error(d, "%s: cannot be written: %s", name, strerror(errno));
    scratch_keep(dir);
    free(dir);
    return NULL;
}

/* Repeats run number `run` to have its waves: all of it (up to a bound) if it passed, the cycles in
 * front of the failure if not. */
static int record(struct job *j, size_t run, const struct lockstep_result *first)
{
    const struct cosim_spec *s = j->s;
    bool failed = first->verdict == LOCKSTEP_MISMATCH || first->verdict == LOCKSTEP_LAW;
    uint64_t end = failed ? first->fail_cycle + 1 : first->cycles, from = 0;
    if (failed && end > COSIM_WAVE_WINDOW)
        from = end - COSIM_WAVE_WINDOW;
    if (!failed && end > COSIM_WAVE_LIMIT)
        end = COSIM_WAVE_LIMIT;
    char *name = s->waves ? xstrdup(s->waves)
                          : strfmt("cosim-%s-%s-cycle%llu.fst", params_name(s->params), j->top,
                                   (unsigned long long)first->fail_cycle);
    struct lockstep_result again = {0};
    char *dir = beside_waves(name, j->d), *path = strfmt("%s/waves.fst", dir ? dir : "");
    bool later = false; /* the waves wait in the folder for the end of the run */
    int status =
        !dir ? WS_BAD_INPUT
             : run_once(j, run, end, path, from, end, failed ? first->fail_unit : 0, &again, false);
    if (status == WS_OK || status == WS_CHECK_FAILED) {
        if (again.verdict != first->verdict || (failed && again.fail_cycle != first->fail_cycle)) {
            diag_failed(j->d,
                        "the run for the waves went another way than the first one "
                        "(seed %llu)",
                        (unsigned long long)s->seed);
            status = WS_CHECK_FAILED;
        } else {
            struct stat st;
            status = failed ? WS_CHECK_FAILED : WS_OK;
            bool whole = stat(path, &st) == 0 && st.st_size > 0;
            later = whole && scratch_deliver(path, name);
            if (!whole || (!later && rename(path, name) != 0)) {
                diag_error(j->d, "%s: cannot be written: %s", name,
                           whole ? strerror(errno)
                                 : "the simulator has left no waves (is the disk full?)");
                status = WS_BAD_INPUT;
            } else {
                j->r->wave_path = xstrdup(name);
                j->r->wave_from = from;
                j->r->wave_to = end;
                status = write_save_file(j, first) ? status : WS_BAD_INPUT;
            }
        }
    }
    if (dir && !later) {
        remove_tree(dir);
        scratch_keep(dir);
    }
    lockstep_result_free(&again);
    free(path);
    free(dir);
    free(name);
    return status;
}

static bool check_spec(const struct cosim_spec *s, const char *top, struct diag *d)
{
    const struct system *system = system_of(top);
    if (!block_model(top)) {
        diag_error(d, "--top %s: no such block (see `warpsmith list`)", top);
        return false;
    }
    if (s->replay && (traced(s) || s->all_subcores)) {
        diag_error(d, "%s with --replay: the vector is the stimulus, of one register file",
                   s->ntraces  ? "--trace"
                   : s->kernel ? "--kernel"
                               : "--subcores");
        return false;
    }
    if (s->replay && s->shrink) {
        diag_error(d, "--shrink with --replay: only a run that was not a vector can be shrunk");
        return false;
    }
    if (s->recording && (!system || !system->recorded)) {
        diag_error(d,
                   "--recording with --top %s: transactions of a host are replayed into "
                   "collector_stage only",
                   top);
        return false;
    }
    if (s->recording && (s->replay || traced(s) || s->all_subcores || s->shrink)) {
        diag_error(d, "%s with --recording: the recording is the stimulus, of one collector stage",
                   s->replay         ? "--replay"
                   : s->ntraces      ? "--trace"
                   : s->kernel       ? "--kernel"
                   : s->all_subcores ? "--subcores"
                                     : "--shrink");
        return false;
    }
    if (traced(s) && !system_driven(top)) {
        diag_error(d,
                   "%s with --top %s: a trace drives the whole register file, a single block has "
                   "random stimulus (leave --top away, or the trace)",
                   s->ntraces ? "--trace" : "--kernel", top);
        return false;
    }
    if (!system && s->all_subcores) {
        diag_error(d, "--subcores all with --top %s: only the register file has sub-cores", top);
        return false;
    }
    /* better now than after a long run */
    if (!outfile_try(s->waves, d) || !outfile_try(s->shrink, d) || !outfile_try(s->coverage, d))
        return false;
    if (s->coverage && s->sim != SIM_VERILATOR) {
        diag_error(d, "--coverage with another simulator: only Verilator counts lines and toggles "
                      "(leave --sim away)");
        return false;
    }
    if (s->ncoverage_of && !s->coverage) {
        diag_error(d, "--coverage-of %s: needs --coverage FILE", s->coverage_of[0]);
        return false;
    }
    if (s->asserts && s->sim == SIM_MODEL) {
        diag_error(d, "--assert with --sim model: the properties are the Verilog's");
        return false;
    }
    if (s->rtl_dir && s->sim == SIM_MODEL) {
        diag_error(d, "--rtl with --sim model: the golden model alone runs no Verilog");
        return false;
    }
    const char *end = s->waves ? strrchr(s->waves, '.') : NULL;
    if (s->waves && (strcmp(s->waves, "-") == 0 || (end && strcmp(end, ".vcd") == 0))) {
        diag_error(d, "--waves %s: waves are FST files (give a name that ends in .fst)", s->waves);
        return false;
    }
    if (s->waves && s->sim == SIM_MODEL) {
        diag_error(d, "--waves with --sim model: the golden model alone has no waves");
        return false;
    }
    if (s->ntraces && s->kernel) {
        diag_error(d, "--trace and --kernel: one of the two");
        return false;
    }
    return true;
}

static int find_own(struct job *j)
{
    const struct cosim_spec *s = j->s;
    if (s->sim == SIM_MODEL)
        return WS_OK;
    if (!s->rtl_dir)
        return rtl_sources_emit(&j->rtl, s->params, j->top, j->d);
    if (!package_fits(s->rtl_dir, s->params, j->top, j->d))
        return WS_BAD_INPUT;
    return rtl_sources_find(&j->rtl, s->rtl_dir, j->top, true, j->d) ? WS_OK : WS_BAD_INPUT;
}

/* Verilog of the user's, or emitted, with what goes with it. */
static int find_rtl(struct job *j)
{
    const struct cosim_spec *s = j->s;
    int status = find_own(j);
    if (status != WS_OK || s->sim == SIM_MODEL || !(s->ndefines + s->nfiles))
        return status;
    return rtl_sources_extend(&j->rtl, s->defines, s->ndefines, s->files, s->nfiles, j->d)
               ? WS_OK
               : WS_BAD_INPUT;
}

static void shrink_progress(void *arg, uint64_t cycles)
{
    struct job *j = arg;
    j->s->progress(j->s->progress_arg, "shrinking", cycles, 0);
}

/* "bug.vec" -> "bug.fst". */
static char *beside(const char *path, const char *extension)
{
    const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
    return strfmt("%.*s%s", dot ? (int)(dot - path) : (int)strlen(path), path, extension);
}

/* Runs the vector, to see that it fails in the same way, and for its waves. */
static bool check_vector(struct job *j, const struct lockstep_result *first)
{
    const struct cosim_spec *s = j->s;
    const struct replay *v = j->r->shrunk.vector;
    char *waves = s->waves || s->no_waves || s->sim == SIM_MODEL ? NULL : beside(s->shrink, ".fst");
    struct cosim_spec again = {.params = v->params,
                               .top = v->top,
                               .sim = s->sim,
                               .replay = v,
                               .seed = s->seed,
                               .rtl_dir = s->rtl_dir,
                               .waves = waves,
                               .no_waves = !waves,
                               .speed = COSIM_FAST_BUILD};
    struct cosim_result r;
    int status = cosim_run(&again, &r, j->d);
    bool good = status == WS_CHECK_FAILED && shrink_same_failure(&r.run, first);
    if (good && waves) {
        j->r->wave_path = r.wave_path;
        j->r->save_path = r.save_path;
        j->r->wave_from = r.wave_from;
        j->r->wave_to = r.wave_to;
        r.wave_path = r.save_path = NULL;
    } else if (!good && status <= WS_CHECK_FAILED) {
        diag_failed(j->d, "%s: the shrunk vector does not fail as the run did", s->shrink);
    }
    cosim_result_free(&r);
    free(waves);
    return good;
}

static char *vector_comment(const struct job *j, const struct lockstep_result *run)
{
    const struct shrink_result *v = &j->r->shrunk;
    char *from =
        strfmt("%llu cycles of %llu, %llu operations; seed %llu%s", (unsigned long long)v->cycles,
               (unsigned long long)run->fail_cycle + 1, (unsigned long long)v->operations,
               (unsigned long long)j->s->seed, j->s->rtl_dir ? ", Verilog of the user's" : "");
    char *what = run->verdict == LOCKSTEP_MISMATCH
                     ? strfmt("fails in the last cycle at port %s", run->port)
                     : strfmt("fails as in: %s", run->law.text);
    char *comment = strfmt("%s\n%s", from, what);
    free(from);
    free(what);
    return comment;
}

/* The golden side of the failing run, and where in it the failure is. An oracle of the SM may have
 * found it in another register file than those that run: then all of them are shown. */
static struct golden *open_failure(const struct job *j, size_t run, struct lockstep_result *at,
                                   struct work **work)
{
    const struct cosim_spec *s = j->s;
    uint64_t begin = 0;
    *work = NULL;
    if (!at->law.of_sm)
        return open_golden(j, run, s->all_subcores, work);
    at->fail_unit = at->law.unit;
    if (traced(s))
        return open_golden(j, run, true, work);
    struct golden *g =
        j->system->stretch(j->system, s->params, s->seed, at->fail_cycle, &begin, work, j->d);
    at->fail_cycle -= begin;
    return ends_at(j, j->cycles > begin ? j->cycles - begin : 0, g);
}

static int shrink_failure(struct job *j, size_t run, const struct lockstep_result *failed)
{
    struct lockstep_result at = *failed; /* borrows its texts */
    struct work *work;
    struct golden *g = open_failure(j, run, &at, &work);
    int status = WS_BAD_INPUT;
    if (g) {
        struct shrink_spec spec = {.params = j->s->params,
                                   .top = j->top,
                                   .golden = g,
                                   .failure = &at,
                                   .sim = j->s->sim,
                                   .rtl = &j->rtl,
                                   .change_params = !j->s->rtl_dir,
                                   .seed = j->s->seed,
                                   .seconds = j->s->shrink_seconds ? j->s->shrink_seconds
                                                                   : COSIM_SHRINK_SECONDS,
                                   .progress = j->s->progress ? shrink_progress : NULL,
                                   .progress_arg = j};
        status = shrink_run(&spec, &j->r->shrunk, j->d);
    }
    close_golden(g, work);
    return status;
}

/* Writes the smallest stimulus that fails like run number `run`. */
static int shrink(struct job *j, size_t run, const struct lockstep_result *failed)
{
    int status = shrink_failure(j, run, failed);
    if (status != WS_OK)
        return status;
    char *comment = vector_comment(j, failed);
    bool good =
        replay_write(j->r->shrunk.vector, j->s->shrink, comment, j->d) && check_vector(j, failed);
    free(comment);
    return good ? WS_CHECK_FAILED : j->d->status;
}

int cosim_run(const struct cosim_spec *s, struct cosim_result *r, struct diag *d)
{
    struct job j = {.s = s, .r = r, .d = d, .top = s->top ? s->top : block_default_top(s->params)};
    j.system = system_of(j.top);
    memset(r, 0, sizeof *r);
    if (!check_spec(s, j.top, d))
        return WS_BAD_INPUT;
    int status = find_rtl(&j);
    if (status == WS_OK)
        status = open_coverage(&j);
    size_t runs = s->ntraces ? s->ntraces : 1;
    j.cycles =
        s->cycles || traced(s) || s->replay || s->recording ? s->cycles : COSIM_DEFAULT_CYCLES;
    struct lockstep_result total = {0};
    for (size_t i = 0; status == WS_OK && i < runs; i++) {
        struct lockstep_result *now = &r->run;
        status = run_once(&j, i, 0, NULL, 0, 0, 0, now, true);
        bool failed = now->verdict == LOCKSTEP_MISMATCH || now->verdict == LOCKSTEP_LAW;
        if (failed && s->ntraces)
            r->failed_trace = s->traces[i];
        if (failed && s->shrink)
            status = shrink(&j, i, now);
        /* one file has room for one run: the one that failed, or the first */
        bool records = s->waves || (!s->shrink && !s->no_waves && s->sim != SIM_MODEL);
        if ((failed && records && status <= WS_CHECK_FAILED) ||
            (status == WS_OK && i == 0 && s->waves)) {
            int waves = record(&j, i, now);
            status = status == WS_OK ? waves : status;
        }
        total.cycles += now->cycles;
        total.compared += now->compared;
        total.behind += now->behind;
        total.registers += now->registers;
        total.seconds += now->seconds;
    }
    if (status == WS_OK && r->coverage && !coverage_write(r->coverage, s->coverage, d))
        status = WS_BAD_INPUT;
    r->run.cycles = total.cycles;
    r->run.compared = s->sim == SIM_MODEL ? 0 : total.compared;
    r->run.registers = total.registers;
    if (r->run.verdict == LOCKSTEP_PASS)
        r->run.behind = total.behind;
    r->run.seconds = total.seconds;
    rtl_sources_free(&j.rtl);
    return status;
}

void cosim_result_free(struct cosim_result *r)
{
    lockstep_result_free(&r->run);
    free(r->wave_path);
    if (r->coverage)
        coverage_free(r->coverage);
    free(r->coverage);
    free(r->save_path);
    shrink_result_free(&r->shrunk);
    free(r->cover);
    memset(r, 0, sizeof *r);
}
