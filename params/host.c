/* The family host: what a machine that selects its instructions itself asks of the collectors. */
#include "params/family.h"

/* The first word is the default. */
static const char *const order_words[] = {"any", "warp", "all", NULL};

#define PAGE "docs/blocks/collector_stage.md"

static const struct param_decl rows[] = {
    INT("env.host", 0, 0, 1,
        "1: a host selects the instructions, and collector_stage is the default top", PAGE),
    WORD(
        "dispatcher.order", order_words,
        "instructions leave as they are complete; those of a warp in the order in which they came; "
        "or all of them",
        PAGE),
    INT("ocu_allocator.per_warp", 0, 0, 1,
        "1: an instruction gets a collector only when none of its warp is in one", PAGE),
    INT("regfile.dispatch_stage", 0, 0, 1, "1: what leaves stands in registers, a cycle later",
        PAGE),
};

static bool registered(const int64_t *v)
{
    return value_of(v, "regfile.dispatch_stage") != 0;
}

static bool ordered(const int64_t *v)
{
    return !value_is(v, "dispatcher.order", "any");
}

/* Units of other warps' slots are given away, and slots are emptied as units become free. */
static bool all_in_order(const int64_t *v)
{
    return !value_is(v, "dispatcher.order", "all") || value_of(v, "regfile.issue_stage") < 2;
}

static bool one_in_front(const int64_t *v)
{
    return !value_of(v, "ocu_allocator.per_warp") || value_of(v, "regfile.issue_stage") < 2;
}

/* ST-N7: a forced warp is issued at once. */
static bool steals_at_once(const int64_t *v)
{
    return !value_of(v, "ocu_allocator.per_warp") || !value_of(v, "steal_arbiter.enable");
}

/* Which warp an input will offer says nothing of the other inputs' schedulers. */
static bool steals_at_one_input(const int64_t *v)
{
    return !value_of(v, "env.host") || !value_of(v, "steal_arbiter.enable") ||
           value_of(v, "regfile.schedulers") == 1;
}

/* Micro-operations and what was renamed take their own way to the collectors. */
static bool no_stacks(const int64_t *v)
{
    return !value_of(v, "ocu_allocator.per_warp") || value_is(v, "rename.policy", "none");
}

/* With classes what is offered must leave at once (DI-K2). */
static bool waits_outside(const int64_t *v)
{
    return !registered(v) || value_of(v, "dispatcher.classes") == 1;
}

static bool leaves_as_read(const int64_t *v)
{
    return !registered(v) || value_is(v, "rename.policy", "none");
}

/* Behind the registers of two ports an older instruction may wait longer than a younger one. */
static bool one_way_out(const int64_t *v)
{
    return !registered(v) || value_of(v, "regfile.dispatch_ports") == 1 ||
           (!ordered(v) && !value_of(v, "ocu_allocator.per_warp"));
}

static const struct constraint constraints[] = {
    {"dispatcher.order = all needs regfile.issue_stage of 0 or 1",
     {"dispatcher.order", "regfile.issue_stage"},
     all_in_order},
    {"ocu_allocator.per_warp = 1 needs regfile.issue_stage of 0 or 1",
     {"ocu_allocator.per_warp", "regfile.issue_stage"},
     one_in_front},
    {"ocu_allocator.per_warp = 1 goes without stealing: a forced warp is issued at once",
     {"ocu_allocator.per_warp", "steal_arbiter.enable"},
     steals_at_once},
    {"env.host = 1 with stealing needs regfile.schedulers = 1",
     {"env.host", "steal_arbiter.enable", "regfile.schedulers"},
     steals_at_one_input},
    {"ocu_allocator.per_warp = 1 goes without register stacks (rename.policy = none)",
     {"ocu_allocator.per_warp", "rename.policy"},
     no_stacks},
    {"regfile.dispatch_stage = 1 needs dispatcher.classes = 1: what is offered may have to wait",
     {"regfile.dispatch_stage", "dispatcher.classes"},
     waits_outside},
    {"regfile.dispatch_stage = 1 goes without register stacks (rename.policy = none)",
     {"regfile.dispatch_stage", "rename.policy"},
     leaves_as_read},
    {"regfile.dispatch_stage = 1 with an order (dispatcher.order, ocu_allocator.per_warp) needs "
     "regfile.dispatch_ports = 1",
     {"regfile.dispatch_stage", "regfile.dispatch_ports", "dispatcher.order",
      "ocu_allocator.per_warp"},
     one_way_out},
};

/* What has to be built for it. A single collector holds nothing that could be overtaken; a caching
 * unit holds the only instruction of its warp, but where another one waits in a slot. */
static void sizes(const struct params *p, struct sizes *s)
{
    bool several = s->ncu > 1;
    s->order_all = several && params_is(p, "dispatcher.order", "all");
    s->order_warp = several && params_is(p, "dispatcher.order", "warp") && (!s->ccu || s->slots);
    s->out_stage = params_int(p, "regfile.dispatch_stage") != 0;
    s->places += s->out_stage ? s->ndisp : 0;
    s->per_warp = several && params_int(p, "ocu_allocator.per_warp") && !s->ccu;
}

/* Half of the sets have no order, as most of the designs in papers; what does not fit goes. */
static void leave(int64_t *v)
{
    value_set(v, "env.host", 0);
    if (!waits_outside(v) || !leaves_as_read(v) || !family_second_leaves(v) || !one_way_out(v))
        value_set(v, "regfile.dispatch_stage", 0);
    if (!family_second_in_order(v) || !all_in_order(v))
        value_set_word(v, "dispatcher.order", "any");
    if (!one_in_front(v) || !steals_at_once(v) || !no_stacks(v))
        value_set(v, "ocu_allocator.per_warp", 0);
}

const struct family family_host = {
    .name = "host",
    .rows = rows,
    .nrows = sizeof rows / sizeof *rows,
    .constraints = constraints,
    .nconstraints = sizeof constraints / sizeof *constraints,
    .sizes = sizes,
    .leave = leave,
};
