/* The family stealing: idle banks are read ahead for next cycle's candidates. */
#include "params/family.h"

/* The first word is the default. */
static const char *const steal_words[] = {"conflict", "any", NULL};

static const struct param_decl rows[] = {
    INT("steal_arbiter.enable", 0, 0, 1, "1: idle banks are read for next cycle's candidates",
        "Bank Stealing IV"),
    WORD("steal_arbiter.policy", steal_words,
         "which operands may steal: those in conflict next cycle, or all of the candidates",
         "Bank Stealing IV-A; docs/blocks/steal_arbiter.md"),
};

/* What enters a collector is read for, not a candidate of the scheduler (ST-H1). */
static bool reads_on_entry(const int64_t *v)
{
    return value_is(v, "regfile.collector", "ccu") || value_is(v, "rename.policy", "cars");
}

static bool steal_has_ports(const int64_t *v)
{
    return !value_of(v, "steal_arbiter.enable") || reads_on_entry(v) ||
           value_of(v, "regfile.schedulers") == 1 ||
           value_of(v, "regfile.s_ports") == value_of(v, "ocu.sources");
}

static bool steal_has_latency(const int64_t *v)
{
    return !value_of(v, "steal_arbiter.enable") || value_of(v, "regfile.read_latency") >= 1;
}

static const struct constraint constraints[] = {
    {"stealing for candidates of several schedulers needs one S port per source "
     "(regfile.s_ports = ocu.sources)",
     {"steal_arbiter.enable", "regfile.schedulers", "regfile.s_ports", "ocu.sources"},
     steal_has_ports},
    {"stealing needs regfile.read_latency of at least 1",
     {"steal_arbiter.enable", "regfile.read_latency"},
     steal_has_latency},
};

static void sizes(const struct params *p, struct sizes *s)
{
    s->steal = s->early_reads = params_int(p, "steal_arbiter.enable") != 0;
    s->overrides = s->steal && !params_is(p, "regfile.collector", "ccu") &&
                   !params_is(p, "rename.policy", "cars");
}

static void leave(int64_t *v)
{
    value_set(v, "steal_arbiter.enable", 0);
}

/* Most of them read for what enters a collector: stacks, or caching collectors, by coins that mean
 * nothing without these. */
static void enter(int64_t *v)
{
    if (value_of(v, "malekeh_scheduler.greedy_needs_ccu"))
        family_cars.enter(v);
    else if (value_of(v, "malekeh_scheduler.retry"))
        family_malekeh.enter(v);
    value_set(v, "steal_arbiter.enable", 1);
}

static bool steals(const int64_t *v)
{
    return value_of(v, "steal_arbiter.enable") != 0;
}

static const struct mechanism mechanisms[] = {
    {{"steal_arbiter"}, "steal_arbiter.enable = 1", "steal_arbiter.enable", steals}};

const struct family family_stealing = {
    .name = "stealing",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .mechanisms = mechanisms,
    .nmechanisms = sizeof mechanisms / sizeof *mechanisms,
    .sizes = sizes,
    .share = 6,
    .enter = enter,
    .leave = leave,
};
