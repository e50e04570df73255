/* What must hold between knobs. Bounds that the ranges already imply are not repeated here (banks
 * times depth is at most 65,536 by the two ranges). */
#include "params/registry.h"
#include <stdlib.h>

static int64_t at(const int64_t *v, const char *key)
{
    size_t row = registry_find(key);
    if (row == (size_t)-1)
        abort();
    return v[row];
}

static bool warps_divide(const int64_t *v)
{
    return at(v, "regfile.warps") % at(v, "regfile.schedulers") == 0;
}

static bool ports_have_slots(const int64_t *v)
{
    return at(v, "regfile.s_ports") <= at(v, "ocu.sources");
}

static bool dispatch_has_collectors(const int64_t *v)
{
    return at(v, "regfile.dispatch_ports") <= at(v, "regfile.collectors");
}

static bool schedulers_have_collectors(const int64_t *v)
{
    return at(v, "regfile.schedulers") <= at(v, "regfile.collectors");
}

static bool steal_has_ports(const int64_t *v)
{
    return !at(v, "steal_arbiter.enable") || at(v, "regfile.s_ports") == at(v, "ocu.sources");
}

static bool steal_has_latency(const int64_t *v)
{
    return !at(v, "steal_arbiter.enable") || at(v, "regfile.read_latency") >= 1;
}

/* Index 1 is "ccu" in the registry's list. */
static bool is_ccu(const int64_t *v)
{
    return at(v, "regfile.collector") == 1;
}

static bool ccu_one_scheduler(const int64_t *v)
{
    return !is_ccu(v) || at(v, "regfile.schedulers") == 1;
}

static bool ccu_one_s_port(const int64_t *v)
{
    return !is_ccu(v) || at(v, "regfile.s_ports") == 1;
}

static bool ccu_one_dispatch_port(const int64_t *v)
{
    return !is_ccu(v) || at(v, "regfile.dispatch_ports") == 1;
}

static bool ccu_no_stealing(const int64_t *v)
{
    return !is_ccu(v) || !at(v, "steal_arbiter.enable");
}

static bool ccu_entries_hold_sources(const int64_t *v)
{
    return !is_ccu(v) || at(v, "ccu.entries") >= at(v, "ocu.sources");
}

static bool ccu_d_ports_have_writes(const int64_t *v)
{
    return !is_ccu(v) || at(v, "ccu.d_ports") <= at(v, "regfile.write_ports");
}

static bool stage_has_ccu(const int64_t *v)
{
    return is_ccu(v) || !at(v, "regfile.issue_stage");
}

/* Index 2 is "malekeh" in the registry's list. */
static bool malekeh_has_ccu(const int64_t *v)
{
    return is_ccu(v) || at(v, "warp_scheduler.policy") != 2;
}

/* Index 2 is "private" in the registry's list. */
static bool private_has_units(const int64_t *v)
{
    return !is_ccu(v) || at(v, "ccu_allocator.policy") != 2 ||
           at(v, "regfile.collectors") == at(v, "regfile.warps");
}

static bool sthld_starts_in_range(const int64_t *v)
{
    return at(v, "sthld.initial") <= at(v, "sthld.max");
}

static const struct constraint constraints[] = {
    {"regfile.warps must be a multiple of regfile.schedulers",
     {"regfile.warps", "regfile.schedulers"},
     warps_divide},
    {"regfile.s_ports must be at most ocu.sources",
     {"regfile.s_ports", "ocu.sources"},
     ports_have_slots},
    {"regfile.dispatch_ports must be at most regfile.collectors",
     {"regfile.dispatch_ports", "regfile.collectors"},
     dispatch_has_collectors},
    {"regfile.schedulers must be at most regfile.collectors",
     {"regfile.schedulers", "regfile.collectors"},
     schedulers_have_collectors},
    {"stealing needs one S port per source (regfile.s_ports = ocu.sources)",
     {"steal_arbiter.enable", "regfile.s_ports", "ocu.sources"},
     steal_has_ports},
    {"stealing needs regfile.read_latency of at least 1",
     {"steal_arbiter.enable", "regfile.read_latency"},
     steal_has_latency},
    {"a register file with CCUs has one scheduler (regfile.schedulers = 1)",
     {"regfile.collector", "regfile.schedulers"},
     ccu_one_scheduler},
    {"a CCU has one S port (regfile.s_ports = 1)",
     {"regfile.collector", "regfile.s_ports"},
     ccu_one_s_port},
    {"a register file with CCUs has one dispatch port (regfile.dispatch_ports = 1)",
     {"regfile.collector", "regfile.dispatch_ports"},
     ccu_one_dispatch_port},
    {"stealing needs operand collector units (regfile.collector = ocu)",
     {"regfile.collector", "steal_arbiter.enable"},
     ccu_no_stealing},
    {"ccu.entries must be at least ocu.sources",
     {"regfile.collector", "ccu.entries", "ocu.sources"},
     ccu_entries_hold_sources},
    {"ccu.d_ports must be at most regfile.write_ports",
     {"regfile.collector", "ccu.d_ports", "regfile.write_ports"},
     ccu_d_ports_have_writes},
    {"regfile.issue_stage needs CCUs (regfile.collector = ccu)",
     {"regfile.collector", "regfile.issue_stage"},
     stage_has_ccu},
    {"warp_scheduler.policy = malekeh needs CCUs (regfile.collector = ccu)",
     {"regfile.collector", "warp_scheduler.policy"},
     malekeh_has_ccu},
    {"private CCUs: one for each warp (regfile.collectors = regfile.warps)",
     {"regfile.collector", "ccu_allocator.policy", "regfile.collectors", "regfile.warps"},
     private_has_units},
    {"sthld.initial must be at most sthld.max",
     {"sthld.initial", "sthld.max"},
     sthld_starts_in_range},
};

const struct constraint *registry_constraints(size_t *n)
{
    *n = sizeof constraints / sizeof *constraints;
    return constraints;
}

size_t constraint_keys(const struct constraint *c)
{
    size_t n = 0;
    while (n < sizeof c->keys / sizeof *c->keys && c->keys[n])
        n++;
    return n;
}
