/* subcore: the register file and its own copies of the waiting threshold's machine and counter. */
#include "contract/malekeh/subcore.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"
#include <string.h>

struct subcore {
    struct hdl *h;
    const struct params *p;
    struct sizes z;
    struct hdl_inst *regfile, *machine, *counter;
    sig issue, waiting, replaced; /* ports of the register file */
    struct subcore_ports io;
};

static bool is_inside(const char *name)
{
    return strcmp(name, "sthld") == 0 || strcmp(name, "wait_cnt") == 0;
}

/* Own port i of the register file: all but its counters, its clock, and what comes from inside. */
static bool handed_up(const struct hdl *child, size_t i, struct hdl_port *port)
{
    *port = (struct hdl_port){0};
    return hdl_port_at(child, i, port) && !port->counter && !is_inside(port->name) &&
           strcmp(port->name, "clk") != 0 && strcmp(port->name, "rst") != 0;
}

static size_t port_count(const struct hdl *child)
{
    struct hdl_port port;
    size_t n = 0;
    while (hdl_port_at(child, n, &port))
        n++;
    return n;
}

static void regfile_ports(struct subcore *s, const struct hdl *child, sig *own)
{
    struct hdl_port port;
    for (size_t i = 0; i < port_count(child); i++) {
        if (!handed_up(child, i, &port))
            continue;
        hdl_width w = port.count;
        if (port.param)
            w = hdl_times(hdl_param(s->h, port.param, port.bits / port.count, ""), w);
        own[i] = port.output ? hdl_output(s->h, port.name, w, port.doc)
                             : hdl_input(s->h, port.name, w, port.doc);
        if (strcmp(port.name, "issue") == 0)
            s->issue = own[i];
        if (strcmp(port.name, "waiting") == 0)
            s->waiting = own[i];
        if (strcmp(port.name, "replaced") == 0)
            s->replaced = own[i];
    }
}

static void register_file(struct subcore *s, struct hdl *child, const sig *own, sig threshold)
{
    struct hdl *h = s->h;
    struct hdl_port port;
    hdl_group(h, "Register file");
    hdl_rule(h, "SC-T1",
             s->machine ? "Its threshold is the machine's." : "Its threshold is fixed.");
    struct hdl_inst *i = s->regfile = hdl_inst(h, "u_regfile", child);
    for (size_t k = 0; k < port_count(child); k++)
        if (handed_up(child, k, &port))
            hdl_bind(i, port.name, own[k]);
    hdl_bind(i, "sthld", threshold);
    if (s->io.wait_count)
        hdl_bind(i, "wait_cnt", s->io.wait_count);
    for (size_t k = 0; hdl_port_at(child, k, &port); k++)
        if (port.counter)
            hdl_counter_from(h, port.name, i, port.name, port.doc);
}

static void machine(struct subcore *s, struct hdl *child)
{
    struct hdl *h = s->h;
    hdl_group(h, "Waiting threshold");
    sig issued =
        hdl_wire(h, "issued", hdl_add(hdl_extend(s->issue, s->z.issw), s->io.issued_others));
    hdl_rule(h, "SC-I1", "The machine counts what this and the other schedulers issue.");
    struct hdl_inst *i = s->machine = hdl_inst(h, "u_sthld", child);
    hdl_bind(i, "issued", issued);
#define IN(name, ...) hdl_bind(i, #name, s->io.name);
#define OUT IN
#define CONTRACT_ROWS "contract/core/machine_ports.inc"
#include "contract/each.h"
}

/* The event of this sub-core in front of those of the others. */
static sig events(sig own, sig others)
{
    return others ? hdl_cat(others, own) : own;
}

static void counter(struct subcore *s, struct hdl *child)
{
    struct hdl *h = s->h;
    hdl_group(h, "Waiting counter");
    hdl_rule(h, "SC-W1", "One counter for all sub-cores of the SM, in each of them.");
    struct hdl_inst *i = s->counter = hdl_inst(h, "u_waiting_counter", child);
    hdl_bind(i, "waiting", events(s->waiting, s->io.waiting_others));
    hdl_bind(i, "replaced", events(s->replaced, s->io.replaced_others));
    hdl_bind(i, "wait_cnt", s->io.wait_count);
}

static void properties(const struct subcore *s, sig threshold)
{
    struct hdl *h = s->h;
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig given = hdl_inside(s->regfile, 0, "sthld");
    hdl_rule(h, "SC-T1", "The register file's threshold is the machine's.");
    hdl_assert(h, "SC-T1", hdl_eq(given, threshold));
    if (s->machine) {
        unsigned w = s->z.issw + 1, most = params_u(s->p, "sthld.issuers");
        sig counted = hdl_inside(s->machine, 0, "issued");
        sig all = hdl_wire(h, "f_issued",
                           hdl_add(hdl_extend(s->issue, w), hdl_extend(s->io.issued_others, w)));
        hdl_rule(h, "SC-H1", "Duty: no more is issued than the machine can count.");
        hdl_assume(h, "SC-H1", hdl_not(hdl_lt(hdl_const(h, w, most), all)));
        hdl_rule(h, "SC-I1", "The machine counts all that is issued.");
        hdl_assert(h, "SC-I1", hdl_eq(hdl_extend(counted, w), all));
    }
    if (s->counter) {
        sig count = hdl_inside(s->regfile, 0, "wait_cnt");
        sig waiting = hdl_inside(s->counter, 0, "waiting");
        sig replaced = hdl_inside(s->counter, 0, "replaced");
        hdl_rule(h, "SC-W1", "The register file's counter is that of the SM.");
        hdl_assert(h, "SC-W1", hdl_eq(count, s->io.wait_count));
        hdl_rule(h, "SC-W1", "The counter sees every sub-core, this one first.");
        hdl_assert(h, "SC-W1",
                   hdl_and(hdl_eq(waiting, events(s->waiting, s->io.waiting_others)),
                           hdl_eq(replaced, events(s->replaced, s->io.replaced_others))));
    }
    hdl_endif(h);
}

struct hdl *block_subcore(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "subcore");
    if (h)
        return h;
    struct subcore s = {.p = p, .z = params_sizes(p)};
    bool adaptive = params_int(p, "sthld.adaptive") != 0;
    bool shared = params_is(p, "ccu_allocator.scope", "sm");
    struct hdl *regfile = block_regfile(d, p);
    struct hdl *sthld = adaptive ? block_sthld(d, p) : NULL;
    struct hdl *waiting_counter = shared ? block_waiting_counter(d, p) : NULL;
    s.h = h = hdl_module(d, "subcore", "Register file with its waiting threshold.");
    hdl_param(h, "META_W", s.z.meta_bits, "bits of metadata");
    if (!s.z.fixed_lanes)
        hdl_param(h, "LANE_W", s.z.lane_bits, "bits of one lane");
    sig own[port_count(regfile)];
    regfile_ports(&s, regfile, own);
    ports_of(subcore, h, p, &s.io);
    if (sthld) {
        machine(&s, sthld);
        hdl_note(h, "Duty",
                 hdl_fmt(h, "SC-H1: issue and issued_others together are at most %u",
                         params_u(p, "sthld.issuers")));
    }
    if (waiting_counter)
        counter(&s, waiting_counter);
    sig threshold = adaptive ? s.io.threshold : hdl_const(h, 6, params_u(p, "sthld.initial"));
    register_file(&s, regfile, own, threshold);
    properties(&s, threshold);
    return h;
}
