/* watermark: a table of averages, a scan that finds the best of them with one comparison every two
 * cycles, and a step per launched thread block. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/props.h"
#include "gen/blocks/shapes.h"

enum { IDLE, MULTIPLY, COMPARE, SETTLE };

struct unit {
    struct hdl *h;
    struct hdl_design *d;
    struct watermark_sizes z;
    struct watermark_ports s;
    sig end_sm, start_sm; /* one-hot, who is taken */
    sig end, start;       /* somebody is */
    sig launch;           /* a kernel is taken */
    sig has_machine;      /* the kernel that is offered */
    sig records;          /* an end is recorded */
    sig best_next, last;  /* of the scan's comparison; it is the last one */
    sig both;             /* levels 0 and M are recorded */
    sig entry_flags;      /* recorded levels of the kernel */
    sig mine;             /* the kernel's entry, one-hot */
    sig word;             /* {sum, count} at the level that is looked at */
    sig slots;            /* [level] of them, of the kernel */
};

static sig reg(struct hdl *h, const char *name, unsigned w, const char *doc)
{
    return hdl_reg(h, name, w, hdl_zero(h, w), doc);
}

static void ports(struct unit *u, const struct params *p)
{
    struct hdl *h = u->h;
    struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    z->sms = hdl_localparam(h, "SMS", params_u(p, "watermark.sms"), "SMs");
    z->levels = hdl_localparam(h, "LEVELS", params_u(p, "watermark.levels"), "levels");
    z->levelw = hdl_localparam(h, "LEVELW", hdl_clog2(z->levels), "a level");
    z->kernels = hdl_localparam(h, "KERNELS", params_u(p, "watermark.kernels"), "kernels");
    z->kernelw = hdl_clog2(z->kernels);
    z->namew = params_u(p, "watermark.name_bits");
    z->timew = hdl_localparam(h, "TIMEW", params_u(p, "watermark.time_bits"), "a time");
    z->countw = params_u(p, "watermark.count_bits");
    z->sumw = z->timew + z->countw;
    z->raw = params_is(p, "watermark.metric", "raw");
    hdl_localparam(h, "RECORDW", z->sumw + z->countw, "{sum, count} of an average");
    hdl_note(h, "Latency", "combinational; 2*(M + 1) cycles of scan behind an end");
    s->kernel_valid = hdl_input(h, "kernel_valid", 1, "a kernel is launched");
    s->kernel_ready = hdl_output(h, "kernel_ready", 1, "it is taken");
    s->kernel_name = hdl_input(h, "kernel_name", z->namew, "its name, or a hash of it");
    s->kernel_last = hdl_input(h, "kernel_last", z->levelw, "number of its last level, M");
    s->kernel_fits = hdl_input(h, "kernel_fits", 1, "regions of the last level fit");
    s->start_valid = hdl_input(h, "start_valid", z->sms, "an SM launches a thread block");
    s->start_ready = hdl_output(h, "start_ready", z->sms, "one-hot: it is launched");
    s->start_level = hdl_output(h, "start_level", z->levelw, "at this level");
    if (z->raw)
        s->start_stamp = hdl_output(h, "start_stamp", z->timew, "in this cycle");
    s->end_valid = hdl_input(h, "end_valid", z->sms, "a thread block of the SM has ended");
    s->end_ready = hdl_output(h, "end_ready", z->sms, "one-hot: it is recorded");
    s->end_level = hdl_shape(
        hdl_input(h, "end_level", z->sms * z->levelw, "the level of its launch"), "SMS", "LEVELW");
    if (z->raw)
        s->end_stamp =
            hdl_shape(hdl_input(h, "end_stamp", z->sms * z->timew, "the cycle of its launch"),
                      "SMS", "TIMEW");
    s->best = hdl_output(h, "best", z->levels, "levels with the best average");
    s->machine = hdl_output(h, "machine", 1, "the kernel has a machine");
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    hdl_group(h, "The kernel and its scan");
    s->now = reg(h, "now", z->timew, "cycles since reset");
    hdl_next(s->now, hdl_inc(s->now));
    s->step = reg(h, "step", 2, "0: idle, 1: products, 2: comparison, 3: the levels are set");
    s->at = hdl_reg(h, "at", z->levelw, NULL, "level that the scan looks at");
    s->launching = hdl_reg(h, "launching", 1, NULL, "the scan is that of a launch");
    s->has = reg(h, "has_machine", 1, "the kernel has a machine");
    s->top = hdl_reg(h, "top", z->levelw, NULL, "its last level");
    s->entry = hdl_reg(h, "entry", z->kernelw, NULL, "where its averages are");
    s->fill = reg(h, "fill", z->kernelw, "entry that is filled next");
    s->found = reg(h, "found", z->levels, "levels with the best average so far");
}

static sig take(struct unit *u, const char *name, sig seen)
{
    struct hdl_inst *i = hdl_inst(u->h, name, rr_arbiter_of(u->d, u->z.sms));
    hdl_bind(i, "req", seen);
    return hdl_get(i, "gnt");
}

/* WM-P1, WM-P2. */
static void handshakes(struct unit *u)
{
    struct hdl *h = u->h;
    struct watermark_ports *s = &u->s;
    hdl_group(h, "Who is served");
    sig idle = hdl_wire(h, "idle", hdl_eq_const(s->step, IDLE));
    hdl_rule(h, "WM-P1", "Nobody during a scan; kernels, then ends, then starts.");
    sig ends = hdl_wire(h, "ends", hdl_gate(hdl_and(idle, hdl_not(s->kernel_valid)), s->end_valid));
    sig starts = hdl_wire(
        h, "starts",
        hdl_gate(hdl_and(idle, hdl_not(s->kernel_valid), hdl_none(s->end_valid)), s->start_valid));
    hdl_rule(h, "WM-P2", "Of several, in turn.");
    u->end_sm = take(u, "u_ends", ends);
    u->start_sm = take(u, "u_starts", starts);
    u->end = hdl_wire(h, "an_end", hdl_any(ends));
    u->start = hdl_wire(h, "a_start", hdl_any(starts));
    u->launch = hdl_wire(h, "launch", hdl_and(idle, s->kernel_valid));
    hdl_assign(s->kernel_ready, idle);
    hdl_assign(s->end_ready, u->end_sm);
    hdl_assign(s->start_ready, u->start_sm);
    hdl_rule(h, "WM-M1", "A choice of several levels, and not room for the greatest anyway.");
    u->has_machine =
        hdl_wire(h, "choice", hdl_and(hdl_any(s->kernel_last), hdl_not(s->kernel_fits)));
    hdl_when(u->launch)
    {
        hdl_next(s->has, u->has_machine);
        hdl_next(s->top, s->kernel_last);
    }
    hdl_assign(s->machine, s->has);
    u->records = hdl_wire(h, "recorded_end", hdl_and(u->end, s->has));
}

/* WM-T1, WM-T2: cycles since. */
static sig time_taken(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    if (z->raw) {
        hdl_rule(h, "WM-T2", "Since the block's own start.");
        return hdl_wire(h, "took", hdl_sub(s->now, hdl_select(u->end_sm, s->end_stamp, z->timew)));
    }
    s->done = hdl_shape(hdl_wire_later(h, "done", z->sms * z->timew), "SMS", "TIMEW");
    hdl_each(h, "last_end", m, "SMS")
    {
        sig cycle = hdl_shape(hdl_reg(h, "cycle", z->timew, NULL, "of the SM's last end"), "TIMEW");
        hdl_rule(h, "WM-T1", "An end, or the launch of the kernel.");
        hdl_when(hdl_or(u->launch, hdl_and(s->has, hdl_bit(u->end_sm, m)))) hdl_next(cycle, s->now);
        hdl_assign_item(s->done, m, cycle);
    }
    hdl_rule(h, "WM-T1", "Since the last end of the SM.");
    return hdl_wire(h, "took", hdl_sub(s->now, hdl_select(u->end_sm, s->done, z->timew)));
}

/* WM-K1: names, and which entry the kernel has. */
static void names(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    hdl_group(h, "Names of kernels");
    s->same = hdl_wire_later(h, "same", z->kernels);
    sig filled = hdl_wire(h, "filled",
                          hdl_gate(hdl_and(u->launch, u->has_machine, hdl_none(s->same)),
                                   hdl_decode(s->fill, z->kernels)));
    s->filled = filled;
    hdl_each(h, "kernel", k, "KERNELS")
    {
        sig known = reg(h, "is_known", 1, "it has a name");
        sig name = hdl_reg(h, "name", z->namew, NULL, "the name");
        sig last = hdl_reg(h, "last", z->levelw, NULL, "its last level");
        hdl_rule(h, "WM-K1", "A kernel that is not known takes the entry filled longest ago.");
        hdl_when(hdl_bit(filled, k))
        {
            hdl_next(known, hdl_ones(h, 1));
            hdl_next(name, s->kernel_name);
            hdl_next(last, s->kernel_last);
        }
        hdl_rule(h, "WM-K2", "With another last level it is another kernel.");
        hdl_assign_bits(s->same, k,
                        hdl_and(known, hdl_eq(name, s->kernel_name), hdl_eq(last, s->kernel_last)));
        s->known[k] = known;
        s->name[k] = name;
        s->last[k] = last;
    }
    sig miss = hdl_wire(h, "unknown", hdl_none(s->same));
    hdl_when(hdl_and(u->launch, u->has_machine))
    {
        hdl_next(s->entry, hdl_mux(miss, s->fill, hdl_encode(s->same)));
        hdl_when(miss) hdl_next(s->fill, hdl_inc(s->fill));
    }
    u->mine = hdl_wire(h, "mine", hdl_decode(s->entry, z->kernels));
}

/* WM-R1, WM-R2: the averages; what is there at the level that the scan, or an end, looks at. */
static void averages(struct unit *u, sig took)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    unsigned recordw = z->sumw + z->countw;
    hdl_group(h, "Averages");
    sig level = hdl_wire(h, "end_at", hdl_select(u->end_sm, s->end_level, z->levelw));
    sig here = hdl_wire(h, "looked_at", hdl_mux(hdl_eq_const(s->step, IDLE), level, s->at));
    s->flags = hdl_shape(hdl_wire_later(h, "flags", z->kernels * z->levels), "KERNELS", "LEVELS");
    s->records = hdl_shape(hdl_wire_later(h, "records", z->kernels * z->levels * recordw),
                           "KERNELS", "LEVELS", "RECORDW");
    sig entries =
        hdl_shape(hdl_wire(h, "of_kernel", hdl_select(u->mine, s->records, z->levels * recordw)),
                  "LEVELS", "RECORDW");
    u->entry_flags = hdl_wire(h, "recorded", hdl_select(u->mine, s->flags, z->levels));
    u->word = hdl_wire(h, "average", hdl_pick(entries, z->levels, recordw, here));
    sig had = hdl_wire(h, "has_average", hdl_pick(u->entry_flags, z->levels, 1, here));
    sig count = hdl_low(u->word, z->countw), sum = hdl_bits(u->word, z->countw, z->sumw);
    sig full = hdl_wire(h, "is_full", hdl_all(count));
    hdl_rule(h, "WM-R2", "A full average is halved, rounded down.");
    sig old_sum = hdl_wire(
        h, "old_sum",
        hdl_gate(had, hdl_mux(full, hdl_extend(hdl_bits(sum, 1, z->sumw - 1), z->sumw), sum)));
    sig old_count = hdl_wire(
        h, "old_count",
        hdl_gate(had,
                 hdl_mux(full, hdl_extend(hdl_bits(count, 1, z->countw - 1), z->countw), count)));
    hdl_rule(h, "WM-R1", "And takes one more.");
    sig taken = hdl_add(old_sum, hdl_extend(took, z->sumw));
    sig next = hdl_wire(h, "next_average", hdl_cat(taken, hdl_inc(old_count)));
    hdl_shape(next, "RECORDW");
    sig written = hdl_wire(h, "written", hdl_gate(u->records, hdl_decode(level, z->levels)));
    hdl_each(h, "averages", k, "KERNELS")
    {
        hdl_each(h, "of_level", l, "LEVELS")
        {
            sig flag = hdl_reg(h, "flag", 1, NULL, "something is recorded");
            sig kept = hdl_shape(hdl_reg(h, "kept", recordw, NULL, "{sum, count}"), "RECORDW");
            sig write = hdl_wire(h, "write", hdl_and(hdl_bit(u->mine, k), hdl_bit(written, l)));
            hdl_rule(h, "WM-K1", "A new kernel has no records.");
            hdl_when(hdl_bit(s->filled, k)) hdl_next(flag, hdl_zero(h, 1));
            hdl_else_when(h, write) hdl_next(flag, hdl_ones(h, 1));
            hdl_rule(h, "WM-R1", "The average of the kernel and level.");
            hdl_when(write) hdl_next(kept, next);
            hdl_assign_bits(s->flags, k * z->levels + l, flag);
            hdl_assign_item(s->records, k * z->levels + l, kept);
        }
    }
    u->both = hdl_wire(
        h, "both",
        hdl_and(hdl_bit(u->entry_flags, 0), hdl_pick(u->entry_flags, z->levels, 1, s->top)));
    s->looked_at_has = had;
}

/* WM-C1: products in one cycle, the comparison in the next. */
static void scan(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    unsigned productw = z->sumw + z->countw;
    hdl_group(h, "Scan");
    s->champion =
        hdl_shape(hdl_reg(h, "champion", productw, NULL, "the best average so far"), "RECORDW");
    s->own = hdl_reg(h, "own_product", productw, NULL, "sum here times count of the best");
    s->other = hdl_reg(h, "best_product", productw, NULL, "sum of the best times count here");
    sig multiply = hdl_eq_const(s->step, MULTIPLY), compare = hdl_eq_const(s->step, COMPARE);
    sig comparing = hdl_wire(h, "comparing", compare);
    hdl_comment(h, "Cross-multiplied: no division.");
    hdl_when(multiply)
    {
        sig count = hdl_low(u->word, z->countw), sum = hdl_bits(u->word, z->countw, z->sumw);
        sig best_count = hdl_low(s->champion, z->countw);
        sig best_sum = hdl_bits(s->champion, z->countw, z->sumw);
        hdl_next(s->own, hdl_mul(hdl_extend(sum, productw), hdl_extend(best_count, productw)));
        hdl_next(s->other, hdl_mul(hdl_extend(best_sum, productw), hdl_extend(count, productw)));
    }
    hdl_rule(h, "WM-C1", "The least average of those recorded; equal ones together.");
    sig better = hdl_wire(h, "better", hdl_or(hdl_none(s->found), hdl_lt(s->own, s->other)));
    sig equal = hdl_wire(h, "equal", hdl_eq(s->own, s->other));
    sig takes = hdl_wire(h, "takes", hdl_and(comparing, s->looked_at_has));
    sig here = hdl_decode(s->at, z->levels);
    hdl_when(takes)
    {
        hdl_when(better)
        {
            hdl_next(s->found, here);
            hdl_next(s->champion, u->word);
        }
        hdl_else_when(h, equal) hdl_next(s->found, hdl_or(s->found, here));
    }
    u->last = hdl_wire(h, "last_level", hdl_eq(s->at, s->top));
    hdl_when(hdl_or(u->launch, u->records))
    {
        hdl_next(s->at, hdl_zero(h, z->levelw));
        hdl_next(s->found, hdl_zero(h, z->levels));
        hdl_next(s->launching, u->launch);
        hdl_next(s->step, hdl_mux(hdl_and(u->launch, hdl_not(u->has_machine)),
                                  hdl_const(h, 2, SETTLE), hdl_const(h, 2, MULTIPLY)));
    }
    hdl_else_when(h, multiply) hdl_next(s->step, hdl_const(h, 2, COMPARE));
    hdl_else_when(h, comparing)
    {
        hdl_next(s->at, hdl_inc(s->at));
        hdl_next(s->step,
                 hdl_mux(u->last, hdl_cat(s->launching, s->launching), hdl_const(h, 2, MULTIPLY)));
    }
    hdl_else(h) hdl_next(s->step, hdl_const(h, 2, IDLE));
    hdl_assign(s->best, hdl_gate(hdl_eq_const(s->step, IDLE), s->found));
}

/* WM-S1, WM-S2: the next level of the SM that launches a block. */
static sig stepped(struct unit *u, sig level)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    sig at = hdl_wire(h, "level_now", hdl_decode(level, z->levels));
    sig own = hdl_wire(h, "own_recorded", hdl_any(hdl_and(at, u->entry_flags)));
    hdl_rule(h, "WM-S1", "Only once both ends, and the level itself, are recorded.");
    sig may = hdl_wire(h, "may_step", hdl_and(s->has, u->both, own));
    hdl_comment(h, "Bit d of near_down: level - d is one of the best; of near_up: level + d is.");
    sig down[z->levels], up[z->levels];
    for (unsigned d = 0; d < z->levels; d++) {
        down[d] =
            hdl_any(hdl_and(hdl_bits(at, d, z->levels - d), hdl_low(s->found, z->levels - d)));
        up[d] = hdl_any(hdl_and(hdl_low(at, z->levels - d), hdl_bits(s->found, d, z->levels - d)));
    }
    sig near_down = hdl_wire(h, "near_down", hdl_pack(z->levels, down));
    sig near_up = hdl_wire(h, "near_up", hdl_pack(z->levels, up));
    hdl_rule(h, "WM-S2", "Towards the nearest of the best levels, of two towards the lower.");
    sig first = hdl_wire(h, "nearest", hdl_first(hdl_or(near_down, near_up)));
    sig stays = hdl_or(hdl_not(may), hdl_bit(first, 0));
    sig lower = hdl_any(hdl_and(first, near_down));
    sig moved = hdl_mux(lower, hdl_sub(level, hdl_const(h, z->levelw, 1)), hdl_inc(level));
    return hdl_wire(h, "level_next", hdl_mux(stays, level, moved));
}

static void levels(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_ports *s = &u->s;
    hdl_group(h, "Levels of the SMs");
    s->level = hdl_shape(hdl_wire_later(h, "levels", z->sms * z->levelw), "SMS", "LEVELW");
    sig level = hdl_wire(h, "start_from", hdl_select(u->start_sm, s->level, z->levelw));
    sig next = stepped(u, level);
    sig settle = hdl_wire(h, "settle", hdl_eq_const(s->step, SETTLE));
    hdl_rule(h, "WM-L1", "A kernel whose ends are known begins at its best level.");
    sig begin = hdl_wire(h, "begin_at_best", hdl_and(s->has, u->both));
    sig best = hdl_encode(hdl_first(s->found));
    sig high = hdl_wire(h, "begin_high", hdl_mux(begin, best, s->top));
    hdl_rule(h, "WM-L2", "Another one with half of the SMs at either end.");
    sig low = hdl_wire(h, "begin_low", hdl_gate(hdl_or(begin, hdl_not(s->has)), high));
    sig half[2] = {low, high};
    sig begins[z->sms];
    for (unsigned m = 0; m < z->sms; m++)
        begins[m] = half[m % 2];
    sig first = hdl_shape(hdl_wire(h, "first_level", hdl_pack(z->sms, begins)), "SMS", "LEVELW");
    hdl_each(h, "sm", m, "SMS")
    {
        sig at = hdl_shape(reg(h, "level", z->levelw, "of its next thread block"), "LEVELW");
        hdl_when(settle) hdl_next(at, hdl_item(first, m, z->levelw));
        hdl_else_when(h, hdl_bit(u->start_sm, m)) hdl_next(at, next);
        hdl_assign_item(s->level, m, at);
    }
    hdl_rule(h, "WM-Z1", "Zero if none is launched.");
    hdl_assign(s->start_level, hdl_gate(u->start, next));
    if (z->raw)
        hdl_assign(s->start_stamp, hdl_gate(u->start, s->now));
}

struct hdl *block_watermark(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "watermark");
    if (h)
        return h;
    struct unit u = {.d = d};
    rr_arbiter_of(d, params_u(p, "watermark.sms"));
    u.h = h = hdl_module(d, "watermark", "How large the register stacks of a thread block are.");
    ports(&u, p);
    registers(&u);
    handshakes(&u);
    hdl_group(h, "What a thread block took");
    sig took = time_taken(&u);
    names(&u);
    averages(&u, took);
    scan(&u);
    levels(&u);
    props_watermark(h, &u.z, &u.s);
    return h;
}
