/* library [THREADS]: libwarpsmith as a program outside of the project would use it: errors as data,
 * parameters from text, packages, every block's model against its own stimulus; then so many
 * threads at once, each with models of its own. Prints "N passed, N failed". Built against the
 * installed header and the shared library, and by the thread sanitizer. */
#include "warpsmith.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned passed, failed;

static void check(bool good, const char *what, const char *of)
{
    passed += good;
    failed += !good;
    if (!good)
        printf("FAIL: %s: %s\n", of, what);
}

static bool says(const warpsmith_errors *e, const char *what)
{
    for (size_t i = 0; i < warpsmith_errors_count(e); i++)
        if (strstr(warpsmith_errors_line(e, i), what))
            return true;
    return false;
}

static void errors_are_data(void)
{
    warpsmith_errors *e = warpsmith_errors_new();
    const char *sets[] = {"regfile.banks=6", "regfile.colour=1"};
    check(!warpsmith_params_load("tiny", sets, 2, e), "took them", "bad sets");
    check(warpsmith_errors_count(e) == 2 && says(e, "must be a power of two") &&
              says(e, "unknown key"),
          "lines", "bad sets");
    check(warpsmith_errors_status(e) == WARPSMITH_BAD_INPUT, "status", "bad sets");
    warpsmith_errors_clear(e);
    check(warpsmith_errors_count(e) == 0 && warpsmith_errors_status(e) == WARPSMITH_OK, "not empty",
          "clear");
    check(!warpsmith_params_load("tiny", sets, 2, NULL), "took them", "bad sets without errors");
    check(!warpsmith_params_text("a.ini", "[regfile]\nbanks = 6\n", NULL, 0, e) &&
              says(e, "a.ini:2: regfile.banks = 6: must be a power of two"),
          "line", "bad text");
    warpsmith_params *p = warpsmith_params_load("tiny", NULL, 0, e);
    warpsmith_errors_clear(e);
    check(!warpsmith_model_new(p, "ccu", e) && says(e, "exists only with"), "took it",
          "a block that is not there");
    warpsmith_errors_clear(e);
    check(!warpsmith_model_new(p, "oku", e) && says(e, "the nearest is ocu"), "took it",
          "an unknown block");
    check(!warpsmith_package_new(p, NULL, "1x", e), "took it", "a bad prefix");
    check(!warpsmith_work_kernel(p, "matmull", e), "took it", "an unknown kernel");
    check(warpsmith_errors_line(e, 1000) == NULL, "no NULL", "a line behind the last");
    warpsmith_errors_clear(e);
    const char *more = "regfile.banks=4";
    check(!warpsmith_params_with(NULL, &more, 1, e) && !warpsmith_model_new(NULL, "ocu", e) &&
              !warpsmith_stimulus_new(NULL, "ocu", 1, e) &&
              !warpsmith_package_new(NULL, NULL, NULL, e) &&
              warpsmith_package_write(NULL, NULL, NULL, "none", false, e) == WARPSMITH_BAD_INPUT &&
              !warpsmith_work_kernel(NULL, "matmul", e) && !warpsmith_sm_new(NULL, NULL, 0, e),
          "took it", "no parameters");
    check(warpsmith_errors_count(e) >= 6 && says(e, "NULL in place of parameters"), "lines",
          "no parameters");
    const char *none = "none.traceg";
    check(!warpsmith_work_traces(p, &none, 1, NULL, NULL, e), "took it", "a missing trace");
    check(!warpsmith_sm_new(p, NULL, 0, e), "took it", "no work");
    warpsmith_params_free(p);
    warpsmith_errors_free(e);
    warpsmith_params_free(NULL);
    warpsmith_model_free(NULL);
    warpsmith_sm_free(NULL);
    warpsmith_work_free(NULL);
    warpsmith_package_free(NULL);
    warpsmith_stimulus_free(NULL);
    warpsmith_errors_free(NULL);
}

static void parameters(void)
{
    int64_t v = 0;
    const char *sets[] = {"regfile.banks=4"};
    warpsmith_params *p =
        warpsmith_params_text("mine.ini", "[regfile]\nwarps = 4\n", sets, 1, NULL);
    check(p && warpsmith_params_int(p, "regfile.banks", &v) && v == 4, "value", "text");
    check(warpsmith_params_int(p, "regfile.warps", &v) && v == 4, "value", "text");
    check(!warpsmith_params_int(p, "regfile.nothing", &v) &&
              !warpsmith_params_word(p, "regfile.banks"),
          "took it", "a key of another kind");
    check(strcmp(warpsmith_params_name(p), "mine") == 0, "name", "text");
    char *json = warpsmith_params_json(p), *legal = warpsmith_param_legal(0);
    check(json && strstr(json, "\"regfile.banks\": 4"), "JSON", "text");
    check(legal && *legal, "legal values", "registry");
    warpsmith_string_free(json);
    warpsmith_string_free(legal);
    sets[0] = "regfile.warps=8";
    warpsmith_params *q = warpsmith_params_with(p, sets, 1, NULL);
    check(q && warpsmith_params_int(q, "regfile.warps", &v) && v == 8, "value", "with");
    struct warpsmith_param row;
    size_t rows = 0;
    while (warpsmith_param_at(rows, &row))
        rows++;
    check(rows > 100 && strchr(row.key, '.'), "rows", "registry");
    warpsmith_params_free(q);
    warpsmith_params_free(p);
}

static void packages(void)
{
    warpsmith_params *p = warpsmith_params_load("tiny", NULL, 0, NULL);
    warpsmith_package *k = warpsmith_package_new(p, "rr_arbiter", "my_", NULL);
    size_t len = 0;
    bool there = false;
    for (size_t i = 0; k && i < warpsmith_package_files(k); i++)
        if (strcmp(warpsmith_package_name(k, i), "my_rr_arbiter.v") == 0) {
            const char *text = warpsmith_package_text(k, i, &len);
            there = warpsmith_package_is_verilog(k, i) && strlen(text) == len &&
                    strstr(text, "module my_rr_arbiter");
        }
    check(there, "my_rr_arbiter.v", "package");
    check(k && !warpsmith_package_name(k, 9999) && !warpsmith_package_text(k, 9999, &len) &&
              len == 0 && !warpsmith_package_is_verilog(k, 9999),
          "no NULL", "a file behind the last");
    warpsmith_package_free(k);
    warpsmith_params_free(p);
}

/* The model gives what the stimulus says, cycle by cycle. */
static bool follows(const warpsmith_params *p, const char *block, uint64_t seed, unsigned cycles)
{
    warpsmith_stimulus *s = warpsmith_stimulus_new(p, block, seed, NULL);
    warpsmith_model *m = warpsmith_model_new(p, block, NULL);
    bool good = s && m;
    size_t words_in = 0, words_out = 0;
    uint32_t *in = m ? warpsmith_model_inputs(m, &words_in) : NULL;
    const uint32_t *out = m ? warpsmith_model_outputs(m, &words_out) : NULL, *want_in, *want_out;
    for (unsigned i = 0; good && i < cycles; i++) {
        bool reset;
        good = warpsmith_stimulus_next(s, &reset, &want_in, &want_out, NULL) == WARPSMITH_OK;
        if (!good)
            break;
        memcpy(in, want_in, words_in * sizeof *in);
        warpsmith_model_eval(m);
        good = memcmp(out, want_out, words_out * sizeof *out) == 0;
        if (reset)
            warpsmith_model_reset(m);
        else
            good = good && warpsmith_model_clock(m, NULL) == WARPSMITH_OK;
    }
    warpsmith_stimulus_free(s);
    warpsmith_model_free(m);
    return good;
}

static void models(void)
{
    static const char *const presets[] = {"tiny", "tiny_ccu", "tiny_cars", "morpheus_small"};
    for (size_t k = 0; k < sizeof presets / sizeof *presets; k++) {
        warpsmith_params *p = warpsmith_params_load(presets[k], NULL, 0, NULL);
        struct warpsmith_block b;
        for (size_t i = 0; warpsmith_block_at(p, i, &b); i++)
            check(follows(p, b.name, 3, 600), "not what its stimulus says", b.name);
        check(warpsmith_default_block(p) != NULL, "no default", presets[k]);
        warpsmith_params_free(p);
    }
}

static void ports(void)
{
    warpsmith_params *p = warpsmith_params_load("tiny", NULL, 0, NULL);
    warpsmith_model *m = warpsmith_model_new(p, "rr_arbiter", NULL);
    struct warpsmith_port req, gnt, none;
    check(warpsmith_model_find(m, "req", &req) && !req.output &&
              warpsmith_model_find(m, "gnt", &gnt) && gnt.output && req.width == gnt.width &&
              !warpsmith_model_find(m, "x", &none),
          "ports", "rr_arbiter");
    warpsmith_model_set(m, &req, 0, req.width, 2);
    check(warpsmith_model_step(m, NULL) == WARPSMITH_OK &&
              warpsmith_model_get(m, &gnt, 0, gnt.width) == 2,
          "no grant", "rr_arbiter");
    const char *rule;
    uint64_t hits, sum = 0;
    for (size_t i = 0; warpsmith_model_rule(m, i, &rule, &hits); i++)
        sum += hits;
    check(sum > 0, "no rule was seen", "rr_arbiter");
    warpsmith_model_free(m);
    m = warpsmith_model_new(p, "regfile", NULL);
    check(warpsmith_model_find(m, "disp_data", &req) && req.items > 1 && req.width % req.items == 0,
          "no parts", "disp_data");
    warpsmith_model_free(m);
    warpsmith_params_free(p);
}

static uint64_t run_kernel(const char *config, const char *kernel, uint64_t cycles)
{
    warpsmith_params *p = warpsmith_params_load(config, NULL, 0, NULL);
    warpsmith_work *w = warpsmith_work_kernel(p, kernel, NULL);
    warpsmith_sm *sm = warpsmith_sm_new(p, w, WARPSMITH_SM_CHECK, NULL);
    struct warpsmith_figures f = {.size = sizeof f};
    int state = sm ? warpsmith_sm_run(sm, cycles, NULL) : WARPSMITH_SM_STOPPED;
    if (sm)
        warpsmith_sm_figures(sm, &f);
    warpsmith_sm_free(sm);
    warpsmith_params_free(p);
    return state <= WARPSMITH_SM_DONE ? f.warp_instructions * 1000003 + f.bank_reads : 0;
}

/* ---- threads: each does what one alone does ---- */

static const struct task {
    const char *config, *block; /* block NULL: a kernel in an SM */
} tasks[] = {{"tiny", "regfile"},     {"tiny_ccu", "ccu"},      {"malekeh", NULL},
             {"tiny_cars", "rename"}, {"morpheus_small", NULL}, {"fermi8", NULL},
             {"tiny", "dispatcher"},  {"tiny_ccu", "subcore"}};
enum { TASKS = sizeof tasks / sizeof *tasks };

static uint64_t perform(const struct task *t)
{
    if (!t->block && strcmp(t->config, "morpheus_small") != 0)
        return run_kernel(t->config, "matmul", 1500);
    warpsmith_params *p = warpsmith_params_load(t->config, NULL, 0, NULL);
    warpsmith_package *k = warpsmith_package_new(p, t->block, NULL, NULL);
    uint64_t sum = k ? warpsmith_package_files(k) : 0;
    sum += follows(p, t->block, 5, 800) ? 1000 : 0;
    warpsmith_package_free(k);
    warpsmith_params_free(p);
    return sum;
}

struct thread {
    pthread_t id;
    const struct task *task;
    uint64_t result;
};

static void *in_thread(void *self)
{
    struct thread *t = self;
    for (int i = 0; i < 2; i++)
        t->result = perform(t->task);
    return NULL;
}

static void threads(unsigned n)
{
    struct thread *all = calloc(n, sizeof *all);
    for (unsigned i = 0; i < n; i++) {
        all[i].task = &tasks[i % TASKS];
        if (pthread_create(&all[i].id, NULL, in_thread, &all[i]) != 0)
            exit(2);
    }
    for (unsigned i = 0; i < n; i++)
        pthread_join(all[i].id, NULL);
    for (unsigned i = 0; i < n; i++)
        check(all[i].result && all[i].result == perform(all[i].task), "another result in a thread",
              all[i].task->config);
    free(all);
}

int main(int argc, char **argv)
{
    errors_are_data();
    parameters();
    packages();
    ports();
    models();
    threads(argc > 1 ? (unsigned)atoi(argv[1]) : 8);
    printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}
