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
