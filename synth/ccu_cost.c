/* Caching collector units as area, delay and storage: the same register file with operand collector
 * units beside it, and the overheads as the papers count them. */
#include "params/base/outfile.h"
#include "synth/compare.h"
#include <stdlib.h>
#include <string.h>

static const char *const with_ocus[] = {"regfile.collector=ocu", "regfile.issue_stage=0",
                                        "warp_scheduler.policy=gto"};

static void measure_unit(struct ccu_unit *u, const struct netlist *n, const char *name,
                         unsigned entries, const struct sizes *z, double path_ns)
{
    const struct nl_module *m = compare_module(n, name);
    char *lane_name = strfmt("%s_lane", name);
    const struct nl_module *lane = compare_module(n, lane_name);
    free(lane_name);
    u->control_um2 = m ? m->cell_area : 0;
    u->data_um2 = lane ? lane->cell_area * z->lanes : 0;
    u->control_bits = m ? m->own_flops : 0;
    u->data_bits = (uint64_t)entries * z->w;
    u->path_ns = path_ns;
}

/* Malekeh VI-D and Malekeh short 9.4, for env.subcores register files; spec.md 3.2. */
static void count_as_papers(struct ccu_cost *c, const struct params *p)
{
    struct sizes z = params_sizes(p);
    uint64_t units = (uint64_t)params_u(p, "env.subcores") * z.ncu;
    double rf_bytes = (double)params_u(p, "env.subcores") * z.nbank * z.depth * z.w / 8;
    c->extra_data_bytes = units * (z.ctn - z.nsrc) * z.w / 8;
    c->extra_data_share = (double)c->extra_data_bytes / rf_bytes;
    c->field_bits = z.ctn * (z.tagw + 2 + z.ctw) + z.nsrc * z.ctw;
    c->field_bytes = (double)(units * c->field_bits) / 8;
    c->field_share = c->field_bytes / rf_bytes;
}

int ccu_measure(const struct params *p, const struct report_options *o, struct report *r,
                struct diag *d)
{
    struct sizes z = params_sizes(p);
    struct ccu_cost *c = &r->ccu;
    bool malekeh = params_is(p, "warp_scheduler.policy", "malekeh");
    struct params *plain = compare_variant(p, with_ocus, malekeh ? 3 : 2, d);
    struct compare_probe unit = {"ocu", NULL, 0};
    const struct measurement *a = &r->m;
    struct measurement b = {0};
    int status = plain ? compare_map(plain, o, &unit, 1, &b, d) : d->status;
    if (status == WS_OK) {
        measure_unit(&c->ccu, a->net, "ccu", z.ctn, &z, c->ccu.path_ns);
        measure_unit(&c->ocu, b.net, "ocu", z.nsrc, &z, unit.ns);
        c->with_um2 = a->net->mods[a->net->top].area;
        c->without_um2 = b.net->mods[b.net->top].area;
        c->critical_with_ns = a->critical_ns;
        c->critical_without_ns = b.critical_ns;
        count_as_papers(c, p);
        c->valid = true;
    }
    flow_free(&b);
    params_free(plain);
    return status;
}
