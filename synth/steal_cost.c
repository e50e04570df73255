/* Bank stealing as area and as delay: the same parameters with and without it, side by side. */
#include "params/base/outfile.h"
#include "synth/compare.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Payload is the same with and without stealing, so both are mapped with little of it. */
static const char *const narrow[] = {"regfile.lanes=4", "regfile.lane_bits=1",
                                     "steal_arbiter.enable=0"};

static void add_module(struct steal_cost *s, const char *name, double with, double without)
{
    if (fabs(with - without) < 0.5)
        return;
    s->modules = xrealloc(s->modules, (s->nmodules + 1) * sizeof *s->modules);
    s->modules[s->nmodules++] = (struct steal_module){xstrdup(name), with, without};
}

static void compare(struct steal_cost *s, const struct netlist *with, const struct netlist *without)
{
    const struct nl_module *a = &with->mods[with->top], *b = &without->mods[without->top];
    s->logic_um2 = (a->area - a->macro_area) - (b->area - b->macro_area);
    s->arbiter_um2 = compare_area(with, "steal_arbiter");
    for (size_t i = with->nmods; i-- > 0;) {
        const char *t = with->mods[i].title;
        add_module(s, t, compare_area(with, t), compare_area(without, t));
    }
    for (size_t i = without->nmods; i-- > 0;) {
        const char *t = without->mods[i].title;
        if (compare_area(with, t) == 0)
            add_module(s, t, 0, compare_area(without, t));
    }
}

int steal_measure(const struct params *p, const struct report_options *o, struct report *r,
                  struct diag *d)
{
    struct params *with = compare_variant(p, narrow, 2, d);
    struct params *without = with ? compare_variant(p, narrow, 3, d) : NULL;
    const char *grants = params_sizes(p).nbank > 1 ? "bank_en[*]" : "bank_en";
    struct compare_probe pa = {"bank_arbiter", grants, 0}, pb = pa;
    struct measurement a = {0}, b = {0};
    int status = without ? compare_map(with, o, &pa, 1, &a, d) : d->status;
    if (status == WS_OK)
        status = compare_map(without, o, &pb, 1, &b, d);
    if (status == WS_OK) {
        r->steal.rf_um2 = r->m.net->mods[r->m.net->top].area;
        compare(&r->steal, a.net, b.net);
        r->steal.grant_with_ns = pa.ns;
        r->steal.grant_without_ns = pb.ns;
        r->steal.critical_with_ns = a.critical_ns;
        r->steal.critical_without_ns = b.critical_ns;
        r->steal.valid = true;
    }
    flow_free(&a);
    flow_free(&b);
    params_free(with);
    params_free(without);
    return status;
}
