/* subcore: the register file and its own copies of the waiting threshold's machine and counter. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"
#include <string.h>

struct subcore {
    struct hdl *h;
    const struct params *p;
    struct sizes z;
    unsigned others; /* sub-cores of the SM besides this one */
    struct hdl_inst *regfile, *machine, *counter;
    sig issue, waiting, replaced; /* ports of the register file */
    sig issued_others, rom_we, rom_addr, rom_data, waiting_others, replaced_others;
    sig threshold, state, wait_cnt;
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
    if (s->wait_cnt)
        hdl_bind(i, "wait_cnt", s->wait_cnt);
    for (size_t k = 0; hdl_port_at(child, k, &port); k++)
        if (port.counter)
            hdl_counter_from(h, port.name, i, port.name, port.doc);
}

static void ports(struct subcore *s)
{
    struct hdl *h = s->h;
    if (params_int(s->p, "sthld.adaptive")) {
        s->issued_others =
            hdl_input(h, "issued_others", s->z.issw, "instructions issued by all other schedulers");
        s->rom_we = hdl_input(h, "rom_we", 1, "an entry of the machine's table is written");
        s->rom_addr = hdl_input(h, "rom_addr", 4, "its address");
        s->rom_data = hdl_input(h, "rom_data", 7, "{next state 3, delta 4}");
        s->threshold = hdl_output(h, "threshold", 6, "waiting threshold (registered)");
        s->state = hdl_output(h, "state", 3, "state of the machine, 1..6 (registered)");
    }
    if (!params_is(s->p, "ccu_allocator.scope", "sm"))
        return;
    if (s->others) {
        s->waiting_others = hdl_input(h, "waiting_others", s->others, "waiting of other sub-cores");
        s->replaced_others =
            hdl_input(h, "replaced_others", s->others, "replaced of other sub-cores");
    }
    s->wait_cnt = hdl_output(h, "wait_count", 7, "waiting counter of the SM (registered)");
}

static void machine(struct subcore *s, struct hdl *child)
{
    struct hdl *h = s->h;
    hdl_group(h, "Waiting threshold");
    sig issued = hdl_wire(h, "issued", hdl_add(hdl_extend(s->issue, s->z.issw), s->issued_others));
    hdl_rule(h, "SC-I1", "The machine counts what this and the other schedulers issue.");
    struct hdl_inst *i = s->machine = hdl_inst(h, "u_sthld", child);
    hdl_bind(i, "issued", issued);
    hdl_bind(i, "rom_we", s->rom_we);
    hdl_bind(i, "rom_addr", s->rom_addr);
    hdl_bind(i, "rom_data", s->rom_data);
    hdl_bind(i, "threshold", s->threshold);
    hdl_bind(i, "state", s->state);
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
    hdl_bind(i, "waiting", events(s->waiting, s->waiting_others));
    hdl_bind(i, "replaced", events(s->replaced, s->replaced_others));
    hdl_bind(i, "wait_cnt", s->wait_cnt);
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
                           hdl_add(hdl_extend(s->issue, w), hdl_extend(s->issued_others, w)));
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
        hdl_assert(h, "SC-W1", hdl_eq(count, s->wait_cnt));
        hdl_rule(h, "SC-W1", "The counter sees every sub-core, this one first.");
        hdl_assert(h, "SC-W1",
                   hdl_and(hdl_eq(waiting, events(s->waiting, s->waiting_others)),
                           hdl_eq(replaced, events(s->replaced, s->replaced_others))));
    }
    hdl_endif(h);
}

struct hdl *block_subcore(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "subcore");
    if (h)
        return h;
    struct subcore s = {.p = p, .z = params_sizes(p), .others = params_u(p, "env.subcores") - 1};
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
    ports(&s);
    if (sthld) {
        machine(&s, sthld);
        hdl_note(h, "Duty",
                 hdl_fmt(h, "SC-H1: issue and issued_others together are at most %u",
                         params_u(p, "sthld.issuers")));
    }
    if (waiting_counter)
        counter(&s, waiting_counter);
    sig threshold = adaptive ? s.threshold : hdl_const(h, 6, params_u(p, "sthld.initial"));
    register_file(&s, regfile, own, threshold);
    properties(&s, threshold);
    return h;
}
