/* Runs a mapped block beside its model, and counts what its nets change. */
#include "synth/activity.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/work.h"
#include "tb/system.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char *const counters[EVENTS] = {"cnt_issued",           "cnt_dispatched",
                                             "cnt_operand_requests", "cnt_bank_reads",
                                             "cnt_bank_writes",      "cnt_cache_hits"};

/* The gates as a simulator of the lockstep engine. */
struct gate_sim {
    struct sim base;
    struct gates *g;
    const struct pin_list *pins;
    int *port, clk, rst; /* of each pin; -1: the netlist has none, a counter */
    uint32_t *seen;      /* outputs of the last cycle */
    struct activity *a;
    unsigned window;
    uint64_t in_window, before[EVENTS];
    double *pj_before;
    bool counts; /* the reset is over */
};

static void send(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    (void)s;
    (void)rst;
    (void)in;
    (void)expected;
}

static void events_of(const struct gate_sim *s, const uint32_t *out, uint64_t *events)
{
    for (unsigned i = 0; i < EVENTS; i++) {
        size_t at = pins_find(s->pins, counters[i]);
        events[i] = at != (size_t)-1 ? out[s->pins->pins[at].word] : 0;
    }
}

static void close_window(struct gate_sim *s, const uint64_t *now)
{
    struct activity *a = s->a;
    size_t n = gates_parts(s->g) * GATES_CLASSES;
    const double *pj = gates_energy(s->g);
    a->windows = xrealloc(a->windows, (a->nwindows + 1) * sizeof *a->windows);
    struct activity_window *w = &a->windows[a->nwindows++];
    *w = (struct activity_window){.cycles = s->in_window, .pj = xcalloc(n, sizeof *w->pj)};
    for (unsigned i = 0; i < EVENTS; i++)
        w->events[i] = (uint32_t)(now[i] - s->before[i]);
    for (size_t i = 0; i < n; i++)
        w->pj[i] = pj[i] - s->pj_before[i];
    memcpy(s->pj_before, pj, n * sizeof *pj);
    memcpy(s->before, now, sizeof s->before);
    s->in_window = 0;
}

/* A window holds what happened between two clock edges that are `window` cycles apart. */
static void account(struct gate_sim *s, bool rst, const uint32_t *expected)
{
    if (rst || !expected) {
        s->counts = false;
        return;
    }
    uint64_t now[EVENTS];
    events_of(s, expected, now);
    if (!s->counts) {
        s->counts = true;
        s->in_window = 0;
        memcpy(s->before, now, sizeof now);
        memcpy(s->pj_before, gates_energy(s->g),
               gates_parts(s->g) * GATES_CLASSES * sizeof *s->pj_before);
        return;
    }
    if (++s->in_window == s->window)
        close_window(s, now);
}

static long check(struct sim *base, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct gate_sim *s = (struct gate_sim *)base;
    uint32_t reset = rst;
    if (s->rst >= 0)
        gates_set(s->g, s->rst, &reset);
    for (size_t i = 0; i < s->pins->n; i++)
        if (!s->pins->pins[i].output && s->port[i] >= 0)
            gates_set(s->g, s->port[i], in + s->pins->pins[i].word);
    gates_settle(s->g);
    for (size_t i = 0; expected && i < s->pins->n; i++) {
        const struct pin *p = &s->pins->pins[i];
        if (!p->output || s->port[i] < 0)
            continue;
        gates_get(s->g, s->port[i], s->seen + p->word);
        if (memcmp(s->seen + p->word, expected + p->word, (p->width + 31) / 32 * 4) != 0)
            return (long)i;
    }
    account(s, rst, expected);
    gates_edge(s->g, s->clk);
    return SIM_EQUAL;
}

static char *actual(const struct sim *base, const struct pin *pin)
{
    return pin_hex(pin, ((const struct gate_sim *)base)->seen);
}

static void waves(struct sim *s, bool on)
{
    (void)s;
    (void)on;
}

static const char *dead(const struct sim *s)
{
    (void)s;
    return "";
}

static void destroy(struct sim *base)
{
    struct gate_sim *s = (struct gate_sim *)base;
    free(s->port);
    free(s->seen);
    free(s->pj_before);
    free(s);
}

static const struct sim_ops ops = {.name = "gates",
                                   .send = send,
                                   .check = check,
                                   .actual = actual,
                                   .waves = waves,
                                   .dead = dead,
                                   .destroy = destroy};

/* NULL after reporting a port that the netlist has not. */
static struct gate_sim *open_sim(const struct pin_list *pins, struct activity *a, unsigned window,
                                 struct diag *d)
{
    struct gate_sim *s = xcalloc(1, sizeof *s);
    s->base = (struct sim){&ops, 1};
    s->g = a->gates;
    s->a = a;
    s->pins = pins;
    s->window = window;
    s->clk = gates_port(s->g, "clk");
    s->rst = gates_port(s->g, "rst");
    s->port = xcalloc(pins->n + 1, sizeof *s->port);
    s->seen = xcalloc(pins->out_words + 1, sizeof *s->seen);
    s->pj_before = xcalloc(gates_parts(s->g) * GATES_CLASSES, sizeof *s->pj_before);
    for (size_t i = 0; i < pins->n; i++) {
        s->port[i] = gates_port(s->g, pins->pins[i].name);
        if (s->port[i] >= 0 || pins->pins[i].counter)
            continue;
        diag_failed(d, "the netlist has no port %s", pins->pins[i].name);
        destroy(&s->base);
        return NULL;
    }
    return s;
}

static struct golden *open_golden(const struct params *p, const char *top,
                                  const struct activity_options *o, struct work **work,
                                  struct diag *d)
{
    const struct system *system = system_of(top);
    if (!o->kernel)
        return system ? system->random(system, p, o->seed, false, d)
                      : golden_block(p, top, o->seed, true, d);
    struct work_spec spec = {.kernel = o->kernel};
    if (!system || !system->traces) {
        diag_error(d, "%s: no kernel drives it", top);
        return NULL;
    }
    *work = work_for(p, &spec, d);
    return *work ? system->traces(system, p, *work, false, d) : NULL;
}

int activity_run(const struct params *p, const char *top, const struct tech *t, struct netlist *net,
                 const struct activity_options *o, struct activity *a, struct diag *d)
{
    *a = (struct activity){.net = net};
    struct work *work = NULL;
    struct gate_sim *s = NULL;
    struct golden *g = NULL;
    a->gates = gates_new(net, t, d);
    if (a->gates)
        g = open_golden(p, top, o, &work, d);
    if (g)
        s = open_sim(&g->pins, a, o->window, d);
    int status = d->status ? d->status : WS_BAD_INPUT;
    if (s) {
        struct sim *sim = &s->base;
        struct lockstep_options lo = {.cycles = o->cycles};
        lockstep_run(g, &sim, &lo, &a->run, d);
        status = a->run.verdict == LOCKSTEP_PASS ? WS_OK : WS_CHECK_FAILED;
        destroy(sim);
    }
    golden_free(g);
    work_free(work);
    return status;
}

void activity_free(struct activity *a)
{
    for (size_t i = 0; i < a->nwindows; i++)
        free(a->windows[i].pj);
    free(a->windows);
    gates_free(a->gates);
    lockstep_result_free(&a->run);
    *a = (struct activity){0};
}

double activity_energy(const struct activity *a, size_t part, unsigned class)
{
    double sum = 0;
    for (size_t i = 0; i < a->nwindows; i++)
        for (size_t k = 0; k < gates_parts(a->gates) * GATES_CLASSES; k++)
            if ((part == SIZE_MAX || part == k / GATES_CLASSES) &&
                (class == GATES_CLASSES || class == k % GATES_CLASSES))
                sum += a->windows[i].pj[k];
    return sum;
}

uint64_t activity_cycles(const struct activity *a)
{
    uint64_t n = 0;
    for (size_t i = 0; i < a->nwindows; i++)
        n += a->windows[i].cycles;
    return n;
}

static const char *const class_names[GATES_CLASSES] = {"clock", "state", "logic"};

/* pJ of a cycle, rounded. */
static double a_cycle(const struct activity *a, size_t part, unsigned class)
{
    uint64_t n = activity_cycles(a);
    return n ? round(1e5 * activity_energy(a, part, class) / (double)n) / 1e5 : 0;
}

json_t *activity_json(const struct activity *a, double sta_pj)
{
    json_t *parts = json_array();
    for (size_t i = 0; i < gates_parts(a->gates); i++) {
        json_t *one = json_pack("{s:s}", "module", gates_part_name(a->gates, i));
        for (unsigned k = 0; k < GATES_CLASSES; k++)
            json_object_set_new(one, class_names[k], json_real(a_cycle(a, i, k)));
        json_array_append_new(parts, one);
    }
    return json_pack("{s:s, s:I, s:I, s:f, s:f, s:o}", "result", "PASS", "cycles",
                     (json_int_t)a->run.cycles, "compared", (json_int_t)a->run.compared,
                     "energy_pj_a_cycle", a_cycle(a, SIZE_MAX, GATES_CLASSES),
                     "energy_pj_a_cycle_opensta", round(sta_pj * 1e5) / 1e5, "parts", parts);
}

void activity_text(const struct activity *a, double sta_pj, FILE *f)
{
    fprintf(f,
            "\nMapped netlist in lockstep with the golden model: PASS, %llu cycles, %llu port "
            "comparisons\n  %-24s %10s %10s %10s   pJ a cycle, without memories\n",
            (unsigned long long)a->run.cycles, (unsigned long long)a->run.compared, "module",
            "clock", "registers", "logic");
    for (size_t i = 0; i <= gates_parts(a->gates); i++) {
        bool all = i == gates_parts(a->gates);
        fprintf(f, "  %-24s", all ? "all" : gates_part_name(a->gates, i));
        for (unsigned k = 0; k < GATES_CLASSES; k++)
            fprintf(f, " %10.3f", a_cycle(a, all ? SIZE_MAX : i, k));
        fputs("\n", f);
    }
    double all = a_cycle(a, SIZE_MAX, GATES_CLASSES);
    if (sta_pj > 0)
        fprintf(f, "  %.3f pJ a cycle by OpenSTA for the same changes, ours %.3f (%+.1f %%)\n",
                sta_pj, all, 100 * (all / sta_pj - 1));
}
