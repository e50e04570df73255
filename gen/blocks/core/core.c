/* core: the sub-cores of an SM and what they share. */
#include "contract/core/core.h"
#include "contract/cars/watermark.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"
#include <string.h>

/* With a warp_status: the level of regions that it is asked for; registers of the present one. */
struct core_regions {
    sig level_valid, level_regions, level_size, level_k, level_s, level_ready;
    sig size, k, s;
    unsigned warpw, countw, slotw;
};

/* With a watermark: how large the stacks are. Its ports, as those of the core; sizes of a kernel's
 * levels as a row; which level SM 0 has. */
struct core_levels {
    struct watermark_ports io;
    sig asks, first, at, taken, rows; /* asks: warp_status; first: no block yet; taken: a kernel */
    unsigned n, levelw, roww;
    struct hdl_inst *inst;
};
_Static_assert(offsetof(struct core_ports, machine) - offsetof(struct core_ports, kernel_valid) +
                       sizeof(sig) ==
                   sizeof(struct watermark_ports),
               "a core has the ports of watermark, in their order");

struct core {
    struct hdl *h;
    const struct params *p;
    struct sizes z;
    unsigned n;                   /* sub-cores */
    bool waits, adaptive, shared; /* there is a threshold; it moves; there is a counter of the SM */
    struct hdl *regfile;
    struct hdl_inst **rf;                     /* [n] */
    sig warp_ready, issue, waiting, replaced; /* [u], ports of the register files */
    sig threshold_in, wait_cnt;               /* what they are told */
    sig sel, hold, inst_op, region_valid, region_wid, region_move; /* with register stacks */
    struct core_ports io;                                          /* the core's own ports */
    struct hdl *stack;                                             /* NULL: no register stacks */
    struct hdl_inst **simt;                                        /* [n] */
    sig takes;            /* [u] the SIMT stack can be told of an instruction */
    sig asked, asked_wid; /* [u] releases that it asks for */
    sig releases;         /* [u] the register file is ready for one */
    struct hdl_inst *machine, *counter, *status;
    bool gives, chooses; /* there is a warp_status, a watermark */
    struct core_regions r;
    struct core_levels l;
};

/* Ports of a register file that come from inside of the core, the last ones with a warp_status. */
static bool is_inside(const struct core *c, const char *name)
{
    static const char *const inside[] = {
        "sthld",       "wait_cnt",     "release_valid", "release_wid",  "release_ready",
        "sel",         "launch_valid", "launch_wid",    "region_valid", "region_wid",
        "region_base", "region_k",     "region_s",      "region_move"};
    enum { ALWAYS_INSIDE = 6 };
    unsigned n = c->gives ? sizeof inside / sizeof *inside : ALWAYS_INSIDE;
    for (unsigned i = 0; i < n; i++)
        if (strcmp(name, inside[i]) == 0)
            return true;
    return false;
}

/* Port i of a register file, but for its counters, its clock, and what comes from inside. */
static bool handed_up(const struct core *c, size_t i, struct hdl_port *port)
{
    return hdl_port_at(c->regfile, i, port) && !port->counter && !is_inside(c, port->name) &&
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

/* Of one register file. */
static hdl_width width_of(const struct core *c, const struct hdl_port *port)
{
    hdl_width w = port->count;
    return port->param ? hdl_times(hdl_param(c->h, port->param, port->bits / port->count, ""), w)
                       : w;
}

static void regfile_ports(struct core *c, sig *own)
{
    struct hdl *h = c->h;
    struct hdl_port port;
    for (size_t i = 0; i < port_count(c->regfile); i++) {
        if (!handed_up(c, i, &port))
            continue;
        hdl_width w = hdl_times(width_of(c, &port), c->n);
        const char *doc = c->n > 1 ? hdl_fmt(h, "[u] %s", port.doc) : port.doc;
        own[i] = port.output ? hdl_output(h, port.name, w, doc) : hdl_input(h, port.name, w, doc);
        const struct {
            const char *name;
            sig *to;
        } known[] = {{"warp_ready", &c->warp_ready},
                     {"issue", &c->issue},
                     {"waiting", &c->waiting},
                     {"replaced", &c->replaced},
                     {"hold", &c->hold},
                     {"inst_op", &c->inst_op},
                     {"region_valid", &c->region_valid},
                     {"region_wid", &c->region_wid},
                     {"region_move", &c->region_move}};
        for (unsigned k = 0; k < sizeof known / sizeof *known; k++)
            if (strcmp(port.name, known[k].name) == 0)
                *known[k].to = own[i];
    }
}

static void own_ports(struct core *c)
{
    struct core_regions *r = &c->r;
    struct core_levels *l = &c->l;
    const struct core_ports *io = &c->io;
    const struct watermark_ports *marks = (const struct watermark_ports *)&io->kernel_valid;
    plain_ports_of(core, c->h, c->p, &c->io);
    show_dims(watermark, c->h, c->p, marks);
    c->wait_cnt = io->wait_count;
    c->threshold_in = io->threshold;
    if (c->waits && !c->adaptive)
        c->threshold_in = hdl_const(c->h, 6, params_u(c->p, "sthld.initial"));
    if (!c->gives)
        return;
    r->slotw = hdl_clog2(params_u(c->p, "warp_status.regions"));
    r->countw = hdl_bits_of(io->launch_need) / c->n;
    r->warpw = hdl_bits_of(io->launch_wid);
    c->region_valid = io->region_valid;
    c->region_wid = io->region_wid;
    c->region_move = io->region_move;
    r->level_valid = io->level_valid;
    r->level_regions = io->level_regions;
    r->level_size = io->level_size;
    r->level_k = io->level_k;
    r->level_s = io->level_s;
    r->level_ready = io->level_ready;
    if (!c->chooses)
        return;
    l->io = *marks;
    l->n = params_u(c->p, "watermark.levels");
    l->levelw = hdl_bits_of(io->start_level);
}

static void drive_item(sig all, unsigned u, struct hdl_inst *i, const char *port)
{
    hdl_assign_item(all, u, hdl_get(i, port));
}

/* The SIMT stack of register file u. */
static void path(struct core *c, unsigned u)
{
    struct hdl *h = c->h;
    struct hdl_inst *i = c->simt[u] = hdl_inst(h, "u_simt_stack", c->stack);
    unsigned lanes = c->z.lanes, pcw = params_u(c->p, "simt_stack.pc_bits");
    hdl_rule(h, "CO-L1", "A warp begins with a region that is new.");
    hdl_bind(i, "launch_valid",
             hdl_and(hdl_bit(c->region_valid, u), hdl_not(hdl_bit(c->region_move, u))));
    hdl_bind(i, "launch_wid", hdl_item(c->region_wid, u, c->z.widw));
    hdl_bind(i, "launch_mask", hdl_item(c->io.begin_mask, u, lanes));
    hdl_bind(i, "launch_pc", hdl_item(c->io.begin_pc, u, pcw));
    hdl_rule(h, "CO-C1", "What is issued, and no other, comes to it.");
    hdl_bind(i, "op_valid", hdl_and(hdl_bit(c->issue, u), hdl_bit(c->io.inst_last, u)));
    hdl_bind(i, "op_warp", hdl_item(c->sel, u, c->z.nw));
    hdl_bind(i, "op", hdl_item(c->io.inst_control, u, 3));
    hdl_bind(i, "op_mask", hdl_item(c->io.inst_mask, u, lanes));
    hdl_bind(i, "op_next", hdl_item(c->io.inst_next, u, pcw));
    hdl_bind(i, "op_target", hdl_item(c->io.inst_target, u, pcw));
    hdl_bind(i, "op_reconv", hdl_item(c->io.inst_reconv, u, pcw));
    hdl_bind(i, "op_indirect", hdl_bit(c->io.inst_indirect, u));
    hdl_bind(i, "op_lane_target", hdl_item(c->io.lane_target, u, lanes * pcw));
    hdl_bind(i, "op_frame", hdl_eq_const(hdl_item(c->inst_op, u, 3), 1));
    hdl_bind(i, "kill_valid", hdl_bit(c->io.kill_valid, u));
    hdl_bind(i, "kill_wid", hdl_item(c->io.kill_wid, u, c->z.widw));
    hdl_bind(i, "frame_hold", hdl_item(c->hold, u, c->z.nw));
    hdl_rule(h, "CO-R1", "A frame that is complete is released.");
    hdl_bind(i, "release_ready", hdl_bit(c->releases, u));
    drive_item(c->io.top_pc, u, i, "top_pc");
    drive_item(c->io.top_mask, u, i, "top_mask");
    drive_item(c->io.live, u, i, "live");
    drive_item(c->io.path_hold, u, i, "hold");
    drive_item(c->io.ended_valid, u, i, "ended_valid");
    drive_item(c->io.ended_wid, u, i, "ended_wid");
    drive_item(c->io.overflow, u, i, "overflow");
    drive_item(c->io.overflow_wid, u, i, "overflow_wid");
    drive_item(c->takes, u, i, "op_ready");
    drive_item(c->asked, u, i, "release_valid");
    drive_item(c->asked_wid, u, i, "release_wid");
}

/* CO-G1, CO-G2: the warps that register file u sees as ready. */
static sig ready(struct core *c, unsigned u, sig shown)
{
    if (!c->stack)
        return shown;
    if (c->gives)
        shown = hdl_and(shown, hdl_item(c->io.holders, u, c->z.nw));
    return hdl_gate(hdl_bit(c->takes, u),
                    hdl_and(shown, hdl_not(hdl_item(c->io.path_hold, u, c->z.nw))));
}

/* CO-L2: register file u is told of a region. */
static void told(struct core *c, unsigned u, struct hdl_inst *i)
{
    const struct core_regions *r = &c->r;
    sig valid = hdl_bit(c->region_valid, u), move = hdl_bit(c->region_move, u);
    sig wid = hdl_item(c->region_wid, u, c->z.widw);
    hdl_bind(i, "region_valid", valid);
    hdl_bind(i, "region_wid", wid);
    hdl_bind(i, "region_base", hdl_item(c->io.region_base, u, c->z.physw));
    hdl_bind(i, "region_k", r->k);
    hdl_bind(i, "region_s", r->s);
    hdl_bind(i, "region_move", move);
    if (!c->z.ages)
        return;
    hdl_bind(i, "launch_valid", hdl_and(valid, hdl_not(move)));
    hdl_bind(i, "launch_wid", wid);
}

/* The watermark's inputs and outputs. */
static void watermark(struct core *c, struct hdl *child)
{
    struct core_levels *l = &c->l;
    struct hdl_inst *i = l->inst = hdl_inst(c->h, "u_watermark", child);
#define IN(name, ...)                                                                              \
    if (l->io.name)                                                                                \
        hdl_bind(i, #name, l->io.name);
#define OUT(name, ...)                                                                             \
    if (l->io.name)                                                                                \
        hdl_assign(l->io.name, hdl_get(i, #name));
#define CONTRACT_ROWS "contract/cars/watermark_ports.inc"
#include "contract/each.h"
}

/* How many registers a warp has: what warp_status is asked for. */
static void levels(struct core *c, struct hdl *child)
{
    struct hdl *h = c->h;
    struct core_levels *l = &c->l;
    struct core_regions *r = &c->r;
    unsigned physw = c->z.physw, frw = c->z.frw;
    unsigned roww = l->roww = r->countw + physw + REG_LIMIT_BITS + frw;
    hdl_group(h, "Levels of thread blocks");
    l->asks = hdl_reg_zero(h, "asks_level", 1, "warp_status is asked for SM 0's level");
    l->first = hdl_reg(h, "first_start", 1, hdl_ones(h, 1), "no start of SM 0 since the launch");
    l->at = hdl_reg(h, "at_level", l->levelw, NULL, "level of its last start");
    watermark(c, child);
    l->taken = hdl_wire(h, "kernel_taken", hdl_and(l->io.kernel_valid, l->io.kernel_ready));
    r->level_ready = hdl_wire_later(h, "level_ready", 1);
    sig starts = hdl_wire(h, "start_here", hdl_bit(l->io.start_ready, 0));
    sig other = hdl_wire(h, "level_changes",
                         hdl_and(starts, hdl_or(l->first, hdl_ne(l->io.start_level, l->at))));
    hdl_rule(h, "CO-V1", "The first start of a kernel, or one at another level, asks for it.");
    hdl_when(l->taken) hdl_next(l->first, hdl_ones(h, 1));
    hdl_else_when(h, starts) hdl_next(l->first, hdl_zero(h, 1));
    hdl_when(starts) hdl_next(l->at, l->io.start_level);
    hdl_when(other) hdl_next(l->asks, hdl_ones(h, 1));
    hdl_else_when(h, r->level_ready) hdl_next(l->asks, hdl_zero(h, 1));
    sig rows = l->rows = hdl_wire_later(h, "level_rows", l->n * roww);
    hdl_each(h, "of_level", i, "LEVELS")
    {
        sig row = hdl_reg(h, "row", roww, NULL, "{regions, size, K, S}");
        hdl_rule(h, "CO-V1", "Sizes of the kernel's levels.");
        hdl_when(l->taken) hdl_next(row, hdl_cat(hdl_item(c->io.kernel_regions, i, r->countw),
                                                 hdl_item(c->io.kernel_size, i, physw),
                                                 hdl_item(c->io.kernel_k, i, REG_LIMIT_BITS),
                                                 hdl_item(c->io.kernel_s, i, frw)));
        hdl_assign_item(rows, i, row);
    }
    sig row = hdl_wire(h, "level_row", hdl_pick(rows, l->n, roww, l->at));
    r->level_valid = l->asks;
    r->level_s = hdl_low(row, frw);
    r->level_k = hdl_bits(row, frw, REG_LIMIT_BITS);
    r->level_size = hdl_bits(row, frw + REG_LIMIT_BITS, physw);
    r->level_regions = hdl_bits(row, frw + REG_LIMIT_BITS + physw, r->countw);
}

/* The warp of sub-core u that is named while `valid`, one-hot. */
static sig named(const struct core *c, unsigned u, sig valid, sig wid)
{
    return hdl_gate(hdl_bit(valid, u), hdl_decode(hdl_item(wid, u, c->z.widw), c->z.nw));
}

/* Which warp has which registers. */
static void regions(struct core *c, struct hdl *child)
{
    struct hdl *h = c->h;
    struct core_regions *r = &c->r;
    unsigned widw = c->z.widw, physw = c->z.physw, nw = c->z.nw;
    /* A region has a register at least, so that a larger number is none. */
    unsigned slotw = r->slotw < physw ? r->slotw : physw;
    hdl_group(h, "Regions of warps");
    struct hdl_inst *i = c->status = hdl_inst(h, "u_warp_status", child);
    hdl_bind(i, "level_valid", r->level_valid);
    hdl_bind(i, "level_regions", r->level_regions);
    hdl_assign(r->level_ready, hdl_get(i, "level_ready"));
    hdl_bind(i, "launch_valid", c->io.launch_valid);
    hdl_bind(i, "launch_wid", c->io.launch_wid);
    hdl_bind(i, "launch_tb", c->io.launch_tb);
    hdl_bind(i, "launch_need", c->io.launch_need);
    hdl_assign(c->io.launch_ready, hdl_get(i, "launch_ready"));
    sig swaps = hdl_wire(h, "swap_done", hdl_and(c->io.swap_valid, c->io.swap_ready));
    hdl_bind(i, "region_ready", hdl_not(swaps));
    hdl_assign(c->io.swap_valid, hdl_get(i, "swap_valid"));
    hdl_assign(c->io.swap_out, hdl_get(i, "swap_out"));
    hdl_assign(c->io.swap_in, hdl_get(i, "swap_in"));
    hdl_bind(i, "swap_ready", c->io.swap_ready);
    hdl_bind(i, "arrives", c->io.arrives);
    hdl_assign(c->io.barrier_done, hdl_get(i, "barrier_done"));
    hdl_assign(c->io.barrier_tb, hdl_get(i, "barrier_tb"));
    hdl_assign(c->io.holds, hdl_get(i, "holds"));
    hdl_assign(c->io.holders, hdl_get(i, "holders"));
    hdl_assign(c->io.stuck, hdl_get(i, "stuck"));
    hdl_rule(h, "CO-E1", "A warp ends with its last lane, with an overflow, or when it is over.");
    sig ends = hdl_wire_later(h, "ends", c->n * nw);
    hdl_each(h, "ending", u, "U")
    {
        sig ended = named(c, u, c->io.ended_valid, c->io.ended_wid);
        sig full = named(c, u, c->io.overflow, c->io.overflow_wid);
        sig killed = named(c, u, c->io.kill_valid, c->io.kill_wid);
        hdl_assign_item(ends, u, hdl_or(ended, full, killed));
    }
    hdl_bind(i, "ends", ends);
    hdl_rule(h, "CO-E2", "Not drained while its frames move.");
    hdl_bind(i, "drained", hdl_and(c->io.drained, hdl_not(c->hold)));
    hdl_rule(h, "CO-L2", "A region is told in the cycle after it is given.");
    sig given = hdl_wire(h, "given", hdl_or(hdl_get(i, "region_valid"), swaps));
    sig valid = hdl_delay_zero(h, "told", given, "a region was given");
    sig wid = hdl_reg(h, "told_wid", r->warpw, NULL, "to this warp of the SM");
    sig slot = hdl_reg(h, "told_slot", slotw, NULL, "its number");
    sig move = hdl_reg(h, "told_move", 1, NULL, "the warp comes back");
    hdl_when(given)
    {
        hdl_next(wid, hdl_mux(swaps, c->io.swap_in, hdl_get(i, "region_wid")));
        sig number = hdl_mux(swaps, hdl_get(i, "swap_slot"), hdl_get(i, "region_slot"));
        hdl_next(slot, hdl_low(number, slotw));
        hdl_next(move, hdl_mux(swaps, hdl_get(i, "swap_restore"), hdl_get(i, "region_restore")));
    }
    r->size = hdl_reg(h, "size", physw, NULL, "registers of a region");
    r->k = hdl_reg(h, "k", REG_LIMIT_BITS, NULL, "K of a warp");
    r->s = hdl_reg(h, "s", c->z.frw, NULL, "S of a warp");
    hdl_when(hdl_and(r->level_valid, r->level_ready))
    {
        hdl_next(r->size, r->level_size);
        hdl_next(r->k, r->level_k);
        hdl_next(r->s, r->level_s);
    }
    sig base = hdl_wire(h, "told_base", hdl_mul(hdl_fit(slot, physw), r->size));
    sig to = c->n > 1 ? hdl_decode(hdl_bits(wid, widw, r->warpw - widw), c->n) : hdl_ones(h, 1);
    sig here = hdl_wire(h, "told_here", hdl_gate(valid, to));
    hdl_assign(c->region_valid, here);
    hdl_assign(c->region_move, hdl_gate(move, here));
    hdl_each(h, "telling", u, "U")
    {
        sig mine = hdl_bit(here, u);
        hdl_assign_item(c->region_wid, u, hdl_gate(mine, hdl_low(wid, widw)));
        hdl_assign_item(c->io.region_base, u, hdl_gate(mine, base));
    }
}

static void subcores(struct core *c, const sig *own)
{
    struct hdl *h = c->h;
    struct hdl_port port;
    hdl_group(h, "Sub-cores");
    if (c->stack) {
        c->takes = hdl_wire_later(h, "path_ready", c->n);
        c->asked = hdl_wire_later(h, "release_asked", c->n);
        c->asked_wid = hdl_wire_later(h, "release_asked_wid", c->n * c->z.widw);
        c->releases = hdl_wire_later(h, "release_taken", c->n);
        c->sel = hdl_wire_later(h, "sel", c->n * c->z.nw);
    }
    hdl_rule(h, "CO-P1", "Each has its item of every port.");
    hdl_each(h, "subcore", u, "U")
    {
        struct hdl_inst *i = c->rf[u] = hdl_inst(h, "u_regfile", c->regfile);
        for (size_t k = 0; k < port_count(c->regfile); k++) {
            if (!handed_up(c, k, &port))
                continue;
            hdl_width w = width_of(c, &port);
            if (port.output)
                hdl_assign_item(own[k], u, hdl_get(i, port.name));
            else
                hdl_bind(i, port.name,
                         own[k] == c->warp_ready ? ready(c, u, hdl_item(own[k], u, w))
                                                 : hdl_item(own[k], u, w));
        }
        if (c->waits)
            hdl_bind(i, "sthld", c->threshold_in);
        if (c->shared)
            hdl_bind(i, "wait_cnt", c->wait_cnt);
        if (!c->stack)
            continue;
        if (c->gives)
            told(c, u, i);
        hdl_bind(i, "release_valid", hdl_bit(c->asked, u));
        hdl_bind(i, "release_wid", hdl_item(c->asked_wid, u, c->z.widw));
        drive_item(c->releases, u, i, "release_ready");
        drive_item(c->sel, u, i, "sel");
    }
    if (!c->stack)
        return;
    hdl_group(h, "Lanes of their warps");
    hdl_each(h, "paths", u, "U") path(c, u);
}

static void machine(struct core *c, struct hdl *child)
{
    struct hdl *h = c->h;
    hdl_group(h, "Waiting threshold");
    sig sum = hdl_fit(hdl_popcount(c->issue), c->z.issw);
    sig issued = hdl_wire(h, "issued", hdl_add(sum, c->io.issued_others));
    hdl_rule(h, "CO-I1", "The machine counts what all sub-cores issue, and other SMs.");
    struct hdl_inst *i = c->machine = hdl_inst(h, "u_sthld", child);
    hdl_bind(i, "issued", issued);
#define IN(name, ...) hdl_bind(i, #name, c->io.name);
#define OUT IN
#define CONTRACT_ROWS "contract/core/machine_ports.inc"
#include "contract/each.h"
    hdl_note(h, "Duty",
             hdl_fmt(h, "CO-H1: issue and issued_others together are at most %u",
                     params_u(c->p, "sthld.issuers")));
}

static void counter(struct core *c, struct hdl *child)
{
    struct hdl *h = c->h;
    hdl_group(h, "Waiting counter");
    hdl_rule(h, "CO-W1", "One counter for all sub-cores.");
    struct hdl_inst *i = c->counter = hdl_inst(h, "u_waiting_counter", child);
    hdl_bind(i, "waiting", c->waiting);
    hdl_bind(i, "replaced", c->replaced);
    hdl_bind(i, "wait_cnt", c->wait_cnt);
}

/* Inside of an instance; looked at one by one, since a compiler may take arguments in any order. */
static void path_properties(const struct core *c, unsigned u, sig told, sig own)
{
    struct hdl *h = c->h;
    struct hdl_inst *i = c->simt[u], *rf = c->rf[u];
    sig held = hdl_item(c->io.path_hold, u, c->z.nw), ready = hdl_inside(i, 0, "op_ready");
    sig may = c->gives ? hdl_and(own, hdl_item(c->io.holders, u, c->z.nw)) : own;
    hdl_rule(h, "CO-G1", "No warp whose stack of lanes changes is ready; all others are.");
    hdl_assert(h, "CO-G1", hdl_eq(told, hdl_gate(ready, hdl_and(may, hdl_not(held)))));
    sig issue = hdl_bit(c->issue, u), last = hdl_bit(c->io.inst_last, u);
    sig op_valid = hdl_inside(i, 0, "op_valid");
    sig op_warp = hdl_inside(i, 0, "op_warp");
    sig sel = hdl_inside(rf, 0, "sel"), sel_wid = hdl_inside(rf, 0, "sel_wid");
    sig sel_valid = hdl_inside(rf, 0, "sel_valid");
    sig op_frame = hdl_inside(i, 0, "op_frame");
    sig calls = hdl_eq_const(hdl_item(c->inst_op, u, 3), 1);
    hdl_rule(h, "CO-C1", "What is issued, and no other, comes to the SIMT stack.");
    hdl_assert(h, "CO-C1",
               hdl_and(hdl_eq(op_valid, hdl_and(issue, last)), hdl_eq(op_warp, sel),
                       hdl_eq(op_frame, calls)));
    hdl_rule(h, "CO-C1", "Of the register file (RS-I1): it is of the warp that is selected.");
    hdl_assume(h, "CO-C1", hdl_eq(sel, hdl_gate(sel_valid, hdl_decode(sel_wid, c->z.nw))));
    sig released = hdl_inside(rf, 0, "release_valid");
    sig asked = hdl_inside(i, 0, "release_valid");
    sig released_wid = hdl_inside(rf, 0, "release_wid");
    sig asked_wid = hdl_inside(i, 0, "release_wid");
    sig told_ready = hdl_inside(i, 0, "release_ready");
    sig is_ready = hdl_inside(rf, 0, "release_ready");
    sig frames = hdl_inside(i, 0, "frame_hold");
    hdl_rule(h, "CO-R1", "What the SIMT stack asks for, and no other, is released.");
    hdl_assert(h, "CO-R1",
               hdl_and(hdl_eq(released, asked), hdl_eq(released_wid, asked_wid),
                       hdl_eq(told_ready, is_ready),
                       hdl_eq(frames, hdl_item(c->hold, u, c->z.nw))));
    sig begins = hdl_and(hdl_bit(c->region_valid, u), hdl_not(hdl_bit(c->region_move, u)));
    sig launches = hdl_inside(i, 0, "launch_valid");
    sig launch_wid = hdl_inside(i, 0, "launch_wid");
    hdl_rule(h, "CO-L1", "A warp begins with its region.");
    hdl_assert(h, "CO-L1",
               hdl_and(hdl_eq(launches, begins),
                       hdl_eq(launch_wid, hdl_item(c->region_wid, u, c->z.widw))));
}

#define DUTY_REGIONS "Duty: a level has one region at least, and no more than there are."

/* CO-H2 */
static sig is_count(const struct core *c, sig regions)
{
    sig most = hdl_const(c->h, c->r.countw, params_u(c->p, "warp_status.regions"));
    return hdl_and(hdl_any(regions), hdl_ge(most, regions));
}

static void region_properties(const struct core *c)
{
    struct hdl *h = c->h;
    const struct core_regions *r = &c->r;
    unsigned nw = c->z.nw, widw = c->z.widw;
    struct hdl_inst *status = c->status;
    if (!c->chooses) {
        hdl_rule(h, "CO-H2", DUTY_REGIONS);
        hdl_assume(h, "CO-H2", implies(r->level_valid, is_count(c, r->level_regions)));
    }
    sig given = hdl_inside(status, 0, "region_valid"), to = hdl_inside(status, 0, "region_wid");
    sig swaps = hdl_and(c->io.swap_valid, c->io.swap_ready);
    sig was = hdl_delay_zero(h, "f_given", hdl_or(given, swaps), "a warp got a region");
    sig wid = hdl_reg(h, "f_given_wid", r->warpw, NULL, "which");
    hdl_next(wid, hdl_mux(swaps, c->io.swap_in, to));
    sig slot = hdl_inside(status, 0, "region_slot"), freed = hdl_inside(status, 0, "swap_slot");
    unsigned slotw = hdl_bits_of(slot) < c->z.physw ? hdl_bits_of(slot) : c->z.physw;
    sig number = hdl_reg(h, "f_given_slot", slotw, NULL, "its number, as far as registers go");
    hdl_next(number, hdl_low(hdl_mux(swaps, freed, slot), slotw));
    sig again = hdl_inside(status, 0, "region_restore");
    sig back = hdl_inside(status, 0, "swap_restore");
    sig move = hdl_reg(h, "f_given_move", 1, NULL, "the warp comes back");
    hdl_next(move, hdl_mux(swaps, back, again));
    sig base = hdl_wire(h, "f_given_base", hdl_mul(hdl_fit(number, c->z.physw), r->size));
    sig taken = hdl_inside(status, 0, "region_ready");
    hdl_rule(h, "CO-L2", "A swap goes first: no other region is given with it.");
    hdl_assert(h, "CO-L2", hdl_none(hdl_and(swaps, given, taken)));
    for (unsigned u = 0; u < c->n; u++) {
        struct hdl_inst *rf = c->rf[u];
        sig mine =
            c->n > 1 ? hdl_eq_const(hdl_bits(wid, widw, r->warpw - widw), u) : hdl_ones(h, 1);
        sig valid = hdl_inside(rf, 0, "region_valid"), who = hdl_inside(rf, 0, "region_wid");
        hdl_rule(h, "CO-L2", "What was given is told, to the sub-core whose warp has it.");
        hdl_assert(h, "CO-L2",
                   hdl_and(hdl_eq(valid, hdl_and(was, mine)),
                           implies(valid, hdl_eq(who, hdl_low(wid, widw)))));
        sig first = hdl_inside(rf, 0, "region_base"), moves = hdl_inside(rf, 0, "region_move");
        hdl_rule(h, "CO-L2", "Where it lies, and whether the warp comes back to it.");
        hdl_assert(h, "CO-L2", implies(valid, hdl_and(hdl_eq(first, base), hdl_eq(moves, move))));
        sig told = hdl_inside(rf, 0, "warp_ready");
        hdl_rule(h, "CO-G2", "Who has no region is not ready.");
        hdl_assert(h, "CO-G2", hdl_none(hdl_and(told, hdl_not(hdl_item(c->io.holders, u, nw)))));
        sig ends = hdl_item(hdl_inside(status, 0, "ends"), u, nw);
        sig over = named(c, u, c->io.ended_valid, c->io.ended_wid);
        sig full = named(c, u, c->io.overflow, c->io.overflow_wid);
        sig killed = named(c, u, c->io.kill_valid, c->io.kill_wid);
        hdl_rule(h, "CO-E1", "Whose last lane is gone ends, with an overflow or a kill as well.");
        hdl_assert(h, "CO-E1", hdl_eq(ends, hdl_or(over, full, killed)));
        sig drained = hdl_item(hdl_inside(status, 0, "drained"), u, nw);
        sig held = hdl_item(c->hold, u, nw);
        hdl_rule(h, "CO-E2", "Nobody is drained whose frames move.");
        hdl_assert(h, "CO-E2", hdl_none(hdl_and(drained, held)));
    }
}

/* What a launch says of an arbitrary level is what warps have at it. */
static void level_sizes(const struct core *c, sig known)
{
    struct hdl *h = c->h;
    const struct core_levels *l = &c->l;
    const struct core_regions *r = &c->r;
    unsigned physw = c->z.physw, frw = c->z.frw;
    sig level = props_arbitrary(h, "CO-V1", "f_level", l->n, "an arbitrary level");
    sig regions = hdl_reg(h, "f_regions", r->countw, NULL, "its sizes: regions");
    sig size = hdl_reg(h, "f_size", physw, NULL, "registers of one");
    sig k = hdl_reg(h, "f_k", REG_LIMIT_BITS, NULL, "K");
    sig s = hdl_reg(h, "f_s", frw, NULL, "S");
    hdl_when(l->taken)
    {
        hdl_next(regions, hdl_at(c->io.kernel_regions, r->countw, level));
        hdl_next(size, hdl_at(c->io.kernel_size, physw, level));
        hdl_next(k, hdl_at(c->io.kernel_k, REG_LIMIT_BITS, level));
        hdl_next(s, hdl_at(c->io.kernel_s, frw, level));
    }
    sig asked = hdl_inside(c->status, 0, "level_regions");
    hdl_rule(h, "CO-V1", "Invariant: its row has them.");
    hdl_assert(
        h, "CO-V1",
        implies(known, hdl_eq(hdl_at(l->rows, l->roww, level), hdl_cat(regions, size, k, s))));
    hdl_rule(h, "CO-V1", "The level that is asked for has the regions of the launch.");
    hdl_assert(h, "CO-V1",
               implies(hdl_and(known, hdl_eq(l->at, level)),
                       hdl_and(hdl_eq(asked, regions), hdl_eq(r->level_size, size),
                               hdl_eq(r->level_k, k), hdl_eq(r->level_s, s))));
    sig had_k = hdl_delay(h, "f_had_k", k, "K in the last cycle");
    sig had_s = hdl_delay(h, "f_had_s", s, "S in the last cycle");
    sig had_size = hdl_delay(h, "f_had_size", size, "registers of a region in the last cycle");
    sig given = hdl_and(known, l->asks, r->level_ready, hdl_eq(l->at, level));
    sig now = hdl_delay_zero(h, "f_level_taken", given, "the arbitrary level was taken");
    for (unsigned u = 0; u < c->n; u++) {
        sig has_k = hdl_inside(c->rf[u], 0, "region_k"),
            has_s = hdl_inside(c->rf[u], 0, "region_s");
        hdl_rule(h, "CO-V1", "Then warps have its K and S.");
        hdl_assert(h, "CO-V1", implies(now, hdl_and(hdl_eq(has_k, had_k), hdl_eq(has_s, had_s))));
    }
    hdl_rule(h, "CO-V1", "And its registers.");
    hdl_assert(h, "CO-V1", implies(now, hdl_eq(r->size, had_size)));
}

static void level_properties(const struct core *c)
{
    struct hdl *h = c->h;
    const struct core_levels *l = &c->l;
    unsigned countw = c->r.countw;
    sig known = hdl_reg_zero(h, "f_launched", 1, "a kernel has been launched");
    hdl_when(l->taken) hdl_next(known, hdl_ones(h, 1));
    sig offered[l->n], kept[l->n];
    for (unsigned i = 0; i < l->n; i++) {
        sig row = hdl_item(l->rows, i, l->roww);
        offered[i] = is_count(c, hdl_item(c->io.kernel_regions, i, countw));
        kept[i] = is_count(c, hdl_bits(row, l->roww - countw, countw));
    }
    hdl_rule(h, "CO-H2", DUTY_REGIONS);
    hdl_assume(h, "CO-H2", implies(l->io.kernel_valid, hdl_all(hdl_pack(l->n, offered))));
    hdl_rule(h, "CO-V1", "The launch's levels are kept.");
    hdl_assert(h, "CO-V1", implies(known, hdl_all(hdl_pack(l->n, kept))));
    sig asked = hdl_reg_zero(h, "f_asked", 1, "SM 0's level is not taken yet");
    hdl_rule(h, "CO-H3", "Duty: it starts something when there is a kernel, and no level to come.");
    hdl_assume(h, "CO-H3", implies(hdl_bit(l->io.start_valid, 0), hdl_and(known, hdl_not(asked))));
    sig starts = hdl_bit(l->io.start_ready, 0);
    sig first = hdl_reg(h, "f_first", 1, hdl_ones(h, 1), "no start since the launch");
    sig at = hdl_reg(h, "f_at", l->levelw, NULL, "level of the last start");
    sig other = hdl_and(starts, hdl_or(first, hdl_ne(l->io.start_level, at)));
    sig ready = hdl_inside(c->status, 0, "level_ready");
    sig valid = hdl_inside(c->status, 0, "level_valid");
    hdl_next(first, hdl_or(l->taken, hdl_and(first, hdl_not(starts))));
    hdl_when(starts) hdl_next(at, l->io.start_level);
    hdl_next(asked, hdl_or(other, hdl_and(asked, hdl_not(ready))));
    hdl_rule(h, "CO-V1", "A level is asked for from its first start on until it is taken.");
    hdl_assert(h, "CO-V1", hdl_eq(valid, asked));
    hdl_rule(h, "CO-V1", "That of the last start, of a kernel that was launched.");
    hdl_assert(h, "CO-V1",
               hdl_and(hdl_eq(l->first, first), implies(hdl_not(first), hdl_eq(l->at, at)),
                       implies(asked, hdl_and(known, hdl_eq(l->at, at))),
                       implies(hdl_not(first), known)));
    level_sizes(c, known);
}

static void properties(const struct core *c)
{
    struct hdl *h = c->h;
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    for (unsigned u = 0; u < c->n; u++) {
        sig told = hdl_inside(c->rf[u], 0, "warp_ready");
        sig own = hdl_item(c->warp_ready, u, c->z.nw);
        hdl_rule(h, "CO-P1", "Each register file is told of its own warps.");
        hdl_assert(h, "CO-P1", hdl_none(hdl_and(told, hdl_not(own))));
        if (!c->stack)
            continue;
        path_properties(c, u, told, own);
    }
    if (c->gives)
        region_properties(c);
    if (c->chooses)
        level_properties(c);
    if (c->waits) {
        for (unsigned u = 0; u < c->n; u++) {
            hdl_rule(h, "CO-T1", "Every register file has the one threshold.");
            hdl_assert(h, "CO-T1", hdl_eq(hdl_inside(c->rf[u], 0, "sthld"), c->threshold_in));
        }
    }
    if (c->machine) {
        unsigned w = c->z.issw + 1, most = params_u(c->p, "sthld.issuers");
        sig all = hdl_wire(
            h, "f_issued",
            hdl_add(hdl_fit(hdl_popcount(c->issue), w), hdl_extend(c->io.issued_others, w)));
        hdl_rule(h, "CO-H1", "Duty: no more is issued than the machine can count.");
        hdl_assume(h, "CO-H1", hdl_not(hdl_lt(hdl_const(h, w, most), all)));
        sig counted = hdl_inside(c->machine, 0, "issued");
        hdl_rule(h, "CO-I1", "The machine counts all that is issued.");
        hdl_assert(h, "CO-I1", hdl_eq(hdl_extend(counted, w), all));
    }
    if (c->counter) {
        for (unsigned u = 0; u < c->n; u++) {
            hdl_rule(h, "CO-W1", "Every register file has the SM's counter.");
            hdl_assert(h, "CO-W1", hdl_eq(hdl_inside(c->rf[u], 0, "wait_cnt"), c->wait_cnt));
        }
        sig seen = hdl_inside(c->counter, 0, "waiting"),
            taken = hdl_inside(c->counter, 0, "replaced");
        hdl_rule(h, "CO-W1", "The counter sees every sub-core.");
        hdl_assert(h, "CO-W1", hdl_and(hdl_eq(seen, c->waiting), hdl_eq(taken, c->replaced)));
    }
    hdl_endif(h);
}

struct hdl *block_core(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "core");
    if (h)
        return h;
    struct core c = {.p = p, .z = params_sizes(p), .n = params_u(p, "env.subcores")};
    struct hdl_inst *rf[c.n], *simt[c.n];
    c.rf = rf;
    c.simt = simt;
    c.regfile = block_regfile(d, p);
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(c.regfile, i, &port); i++) {
        c.waits |= strcmp(port.name, "sthld") == 0;
        c.shared |= strcmp(port.name, "wait_cnt") == 0;
        if (strcmp(port.name, "release_valid") == 0)
            c.stack = block_simt_stack(d, p);
    }
    c.gives = c.z.gives;
    c.chooses = c.z.chooses;
    struct hdl *status = c.gives ? block_warp_status(d, p) : NULL;
    struct hdl *marks = c.chooses ? block_watermark(d, p) : NULL;
    c.adaptive = c.waits && params_int(p, "sthld.adaptive");
    struct hdl *sthld = c.adaptive ? block_sthld(d, p) : NULL;
    struct hdl *waiting_counter = c.shared ? block_waiting_counter(d, p) : NULL;
    c.h = h = hdl_module(d, "core", "The sub-cores of an SM and what they share.");
    sizes_of(core, h, p);
    hdl_param(h, "META_W", c.z.meta_bits, "bits of metadata");
    if (!c.z.fixed_lanes)
        hdl_param(h, "LANE_W", c.z.lane_bits, "bits of one lane");
    sig own[port_count(c.regfile)];
    regfile_ports(&c, own);
    own_ports(&c);
    if (sthld)
        machine(&c, sthld);
    if (waiting_counter)
        counter(&c, waiting_counter);
    if (marks)
        levels(&c, marks);
    if (status)
        regions(&c, status);
    subcores(&c, own);
    properties(&c);
    return h;
}
