/* The lockstep engine: golden side and RTL side by side, every output port in every cycle. */
#include "tb/lockstep.h"
#include "base/clock.h"
#include "base/diag.h"
#include "base/mem.h"
#include "tb/history.h"
#include <stdio.h>
#include <string.h>

/* One cycle of all units, kept until it is out of the history. */
struct slot {
    bool rst;
    uint32_t *in, *out; /* [units * words] */
};

struct run {
    struct golden *g;
    struct sim *const *sims;
    const struct lockstep_options *o;
    struct lockstep_result *r;
    struct diag *d;
    struct slot *slots;
    size_t nslots;
    uint64_t made, checked; /* cycles */
    enum golden_status status;
};

static struct slot *slot(const struct run *run, uint64_t cycle)
{
    return &run->slots[cycle % run->nslots];
}

static uint32_t *unit_in(const struct run *run, const struct slot *s, unsigned unit)
{
    return s->in + (size_t)unit * run->g->pins.in_words;
}

static uint32_t *unit_out(const struct run *run, const struct slot *s, unsigned unit)
{
    return s->out + (size_t)unit * run->g->pins.out_words;
}

static void report_dead(struct run *run, unsigned unit)
{
    const struct sim *sim = run->sims[unit];
    const char *why = sim->ops->dead(sim);
    run->r->verdict = LOCKSTEP_DEAD;
    diag_failed(run->d, "%s ended in cycle %llu%s%s", sim->ops->name,
                (unsigned long long)run->checked, why[0] ? ": " : "", why);
}

static void write_history(struct run *run, unsigned unit, const struct pin *bad)
{
    struct lockstep_result *r = run->r;
    const struct pin_list *pins = &run->g->pins;
    size_t len;
    FILE *f = xmemstream(&r->history, &len);
    if (run->g->units > 1)
        fprintf(f, "unit %u of %u\n", unit, run->g->units);
    else if (r->law.unit > 0)
        fprintf(f, "not of unit %u, which is not simulated\n", r->law.unit);
    if (bad)
        history_difference(f, bad, r->expected, r->actual);
    uint64_t last = r->fail_cycle;
    uint64_t first = last + 1 < LOCKSTEP_HISTORY ? 0 : last + 1 - LOCKSTEP_HISTORY;
    fprintf(
        f,
        "the last %llu cycles, inputs and expected outputs (not shown: ports that are zero, wide "
        "ports that did not change)\n",
        (unsigned long long)(last - first + 1));
    struct history_images now, before;
    for (uint64_t c = first; c <= last; c++) {
        const struct slot *s = slot(run, c);
        now = (struct history_images){s->rst, unit_in(run, s, unit), unit_out(run, s, unit)};
        history_cycle(f, pins, c, &now, c > first ? &before : NULL, c == last ? bad : NULL,
                      r->actual);
        before = now;
    }
    fclose(f);
}

static void report_mismatch(struct run *run, unsigned unit, long pin_index)
{
    struct lockstep_result *r = run->r;
    const struct sim *sim = run->sims[unit];
    const struct pin *pin = &run->g->pins.pins[pin_index];
    r->verdict = LOCKSTEP_MISMATCH;
    r->fail_cycle = run->checked;
    r->fail_unit = unit;
    snprintf(r->port, sizeof r->port, "%s", pin->name);
    r->expected = pin_hex(pin, unit_out(run, slot(run, run->checked), unit));
    r->actual = sim->ops->actual(sim, pin);
    write_history(run, unit, pin);
}

/* Recording follows the cycle that is about to be sent. */
static void steer_waves(const struct run *run, uint64_t cycle)
{
    const struct lockstep_options *o = run->o;
    struct sim *sim = run->sims[o->wave_unit];
    if (!o->waves)
        return;
    if (cycle == o->wave_from && cycle > 0)
        sim->ops->waves(sim, true);
    if (cycle == o->wave_to)
        sim->ops->waves(sim, false);
}

static bool reset(struct run *run)
{
    const struct lockstep_options *o = run->o;
    if (o->waves && o->wave_from == 0)
        run->sims[o->wave_unit]->ops->waves(run->sims[o->wave_unit], true);
    uint32_t *zero = xcalloc(run->g->pins.in_words + 1, sizeof *zero);
    const uint32_t *in = run->g->at_reset ? run->g->at_reset : zero;
    bool alive = true;
    for (unsigned i = 0; i < LOCKSTEP_RESET_CYCLES; i++)
        for (unsigned u = 0; alive && u < run->g->units; u++) {
            struct sim *sim = run->sims[u];
            sim->ops->send(sim, true, in, NULL);
            if (sim->ops->check(sim, true, in, NULL) != SIM_EQUAL) {
                report_dead(run, u);
                alive = false;
            }
        }
    free(zero);
    return alive;
}

/* Makes the next cycle and hands it to the simulators. */
static void make(struct run *run)
{
    struct golden *g = run->g;
    struct slot *s = slot(run, run->made);
    run->status = g->ops->step(g, &s->rst, s->in, s->out, run->d);
    if (run->status != GOLDEN_CYCLE)
        return;
    steer_waves(run, run->made);
    for (unsigned u = 0; u < g->units; u++)
        run->sims[u]->ops->send(run->sims[u], s->rst, unit_in(run, s, u), unit_out(run, s, u));
    run->made++;
}

/* Checks the oldest cycle that was made; false at the first thing that is wrong. */
static bool check(struct run *run)
{
    struct golden *g = run->g;
    const struct slot *s = slot(run, run->checked);
    for (unsigned u = 0; u < g->units; u++) {
        struct sim *sim = run->sims[u];
        long bad = sim->ops->check(sim, s->rst, unit_in(run, s, u), unit_out(run, s, u));
        if (bad == SIM_EQUAL)
            continue;
        if (bad == SIM_DEAD)
            report_dead(run, u);
        else
            report_mismatch(run, u, bad);
        return false;
    }
    run->checked++;
    return true;
}

/* The cycle in which the golden side failed was the last one, and was found equal. */
static void report_law(struct run *run)
{
    struct lockstep_result *r = run->r;
    const struct failure *f = run->g->ops->failure(run->g);
    r->verdict = LOCKSTEP_LAW;
    r->law = *f;
    r->fail_cycle = run->made ? run->made - 1 : 0;
    r->fail_unit = f->unit < run->g->units ? f->unit : 0;
    write_history(run, r->fail_unit, NULL);
}

static void loop(struct run *run)
{
    const struct lockstep_options *o = run->o;
    unsigned depth = run->sims[0]->depth;
    for (;;) {
        while (run->status == GOLDEN_CYCLE && run->made - run->checked < depth &&
               (o->cycles == 0 || run->made < o->cycles))
            make(run);
        if (run->checked == run->made)
            break;
        if (!check(run))
            return;
        if (o->progress && (run->checked & 1023) == 0)
            o->progress(o->progress_arg, run->checked);
    }
    if (run->status == GOLDEN_BAD_INPUT)
        run->r->verdict = LOCKSTEP_BAD_INPUT;
    else if (run->g->ops->failure(run->g)->kind)
        report_law(run);
}

void lockstep_run(struct golden *g, struct sim *const *sims, const struct lockstep_options *o,
                  struct lockstep_result *r, struct diag *d)
{
    struct run run = {.g = g, .sims = sims, .o = o, .r = r, .d = d, .status = GOLDEN_CYCLE};
    size_t outputs = 0;
    memset(r, 0, sizeof *r);
    for (size_t i = 0; i < g->pins.n; i++)
        outputs += g->pins.pins[i].output;
    run.nslots = LOCKSTEP_HISTORY + sims[0]->depth;
    run.slots = xcalloc(run.nslots, sizeof *run.slots);
    for (size_t i = 0; i < run.nslots; i++) {
        run.slots[i].in = xcalloc((size_t)g->units * g->pins.in_words + 1, sizeof(uint32_t));
        run.slots[i].out = xcalloc((size_t)g->units * g->pins.out_words + 1, sizeof(uint32_t));
    }

    double start = seconds_now();
    if (reset(&run))
        loop(&run);
    r->seconds = seconds_now() - start;
    r->cycles = run.made - g->ending.cycles;
    if (r->cycles > run.checked)
        r->cycles = run.checked;
    r->behind = run.checked - r->cycles;
    r->registers = g->ending.registers;
    r->compared = r->cycles * outputs * g->units;

    for (size_t i = 0; i < run.nslots; i++) {
        free(run.slots[i].in);
        free(run.slots[i].out);
    }
    free(run.slots);
}

void lockstep_result_free(struct lockstep_result *r)
{
    free(r->expected);
    free(r->actual);
    free(r->history);
    memset(r, 0, sizeof *r);
}
