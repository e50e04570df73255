/* watermark: a table of averages, a scan that finds the best of them and adds up the difference of
 * two products bit by bit, and a step per launched thread block. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/cars/props.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/shapes.h"

enum { IDLE, TIME, RECORD, FETCH, MULTIPLY, COMPARE, SETTLE, STEPW = 3 };
static const struct hdl_code steps[] = {{IDLE, "IDLE", "nothing"},
                                        {TIME, "TIME", "how long a block took"},
                                        {RECORD, "RECORD", "it is added to its level"},
                                        {FETCH, "FETCH", "a level is read"},
                                        {MULTIPLY, "MULTIPLY", "a bit of the products"},
                                        {COMPARE, "COMPARE", "their difference decides"},
                                        {SETTLE, "SETTLE", "the levels are set"}};

struct unit {
    struct hdl *h;
    struct hdl_design *d;
    struct watermark_sizes z;
    struct watermark_inside s;
    sig end_sm, start_sm; /* one-hot, who is taken */
    sig end, start;       /* somebody is */
    sig launch;           /* a kernel is taken */
    sig has_machine;      /* the kernel that is offered */
    sig records;          /* an end is recorded */
    sig last;             /* the scan is at the last level */
    sig both;             /* levels 0 and M are recorded */
    sig entry_flags;      /* recorded levels of the kernel */
    sig mine;             /* the kernel's entry, one-hot */
    sig fetched;          /* {sum, count} at the level that is looked at */
    sig had;              /* something is recorded there */
    sig aged;             /* what an end is added to */
    sig write;            /* in this cycle */
};

/* a + b + 1 or a + b, in groups whose sums are there for both carries: the carry goes by group. */
static sig add(struct unit *u, const char *name, sig a, sig b, sig carry)
{
    enum { GROUP = 11 };
    struct hdl *h = u->h;
    struct watermark_inside *s = &u->s;
    size_t at = s->nsums++;
    s->sums[at].a = a, s->sums[at].b = b, s->sums[at].carry = carry;
    unsigned w = hdl_bits_of(a), n = (w + GROUP - 1) / GROUP;
    sig sum[n];
    for (unsigned i = 0; i < n; i++) {
        unsigned from = i * GROUP, bits = w - from < GROUP ? w - from : GROUP, out = i + 1 < n;
        sig x = hdl_extend(hdl_bits(a, from, bits), bits + out);
        sig y = hdl_extend(hdl_bits(b, from, bits), bits + out);
        sig none = hdl_add(x, y), one = hdl_inc(hdl_add(x, y));
        if (i) {
            none = hdl_keep(hdl_wire(h, hdl_fmt(h, "%s_%u_without", name, i), none));
            one = hdl_keep(hdl_wire(h, hdl_fmt(h, "%s_%u_with", name, i), one));
        }
        sum[i] = hdl_wire(h, hdl_fmt(h, "%s_%u", name, i), hdl_mux(carry, one, none));
        if (out)
            carry = hdl_bit(sum[i], bits);
        sum[i] = hdl_low(sum[i], bits);
    }
    return s->sums[at].sum = hdl_pack(n, sum);
}

static void ports(struct unit *u, const struct params *p)
{
    struct hdl *h = u->h;
    struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    z->sms = params_u(p, "watermark.sms");
    z->levels = params_u(p, "watermark.levels");
    z->levelw = hdl_clog2(z->levels);
    z->kernels = params_u(p, "watermark.kernels");
    z->kernelw = hdl_clog2(z->kernels);
    z->namew = params_u(p, "watermark.name_bits");
    z->timew = params_u(p, "watermark.time_bits");
    z->countw = params_u(p, "watermark.count_bits");
    z->sumw = z->timew + z->countw;
    z->raw = params_is(p, "watermark.metric", "raw");
    sizes_of(watermark, h, p);
    hdl_note(h, "Latency", "combinational; a scan behind an end");
    ports_of(watermark, h, p, &s->io);
    hdl_shape(s->io.end_level, "SMS", "LEVELW");
    if (z->raw)
        hdl_shape(s->io.end_stamp, "SMS", "TIMEW");
}

static void registers(struct unit *u)
{
    struct hdl *h = u->h;
    struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    hdl_group(h, "The kernel and its scan");
    s->now = hdl_reg_zero(h, "now", z->timew, "cycles since reset");
    hdl_next(s->now, hdl_inc(s->now));
    s->step = hdl_codes(hdl_reg_zero(h, "step", STEPW, "what is being done"), steps);
    s->at = hdl_reg(h, "at", z->levelw, NULL, "level of the end, or that the scan looks at");
    s->took = hdl_reg(h, "took", z->timew, NULL, "what a block took; before, when it began");
    s->word = hdl_shape(hdl_reg(h, "word", z->sumw + z->countw, NULL, "the average at that level"),
                        "RECORDW");
    s->launching = hdl_reg(h, "launching", 1, NULL, "the scan is that of a launch");
    s->has = hdl_reg_zero(h, "has_machine", 1, "the kernel has a machine");
    s->top = hdl_reg(h, "top", z->levelw, NULL, "its last level");
    s->entry = hdl_reg(h, "entry", z->kernelw, NULL, "where its averages are");
    s->fill = hdl_reg_zero(h, "fill", z->kernelw, "entry that is filled next");
    s->found = hdl_reg_zero(h, "found", z->levels, "levels with the best average so far");
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
    struct watermark_inside *s = &u->s;
    hdl_group(h, "Who is served");
    sig idle = hdl_wire(h, "idle", hdl_eq_const(s->step, IDLE));
    hdl_rule(h, "WM-P1", "Nobody during a scan; kernels, then ends, then starts.");
    sig ends =
        hdl_wire(h, "ends", hdl_gate(hdl_and(idle, hdl_not(s->io.kernel_valid)), s->io.end_valid));
    sig starts =
        hdl_wire(h, "starts",
                 hdl_gate(hdl_and(idle, hdl_not(s->io.kernel_valid), hdl_none(s->io.end_valid)),
                          s->io.start_valid));
    hdl_rule(h, "WM-P2", "Of several, in turn.");
    u->end_sm = take(u, "u_ends", ends);
    u->start_sm = take(u, "u_starts", starts);
    u->end = hdl_wire(h, "an_end", hdl_any(ends));
    u->start = hdl_wire(h, "a_start", hdl_any(starts));
    u->launch = hdl_wire(h, "launch", hdl_and(idle, s->io.kernel_valid));
    hdl_assign(s->io.kernel_ready, idle);
    hdl_assign(s->io.end_ready, u->end_sm);
    hdl_assign(s->io.start_ready, u->start_sm);
    hdl_rule(h, "WM-M1", "A choice of several levels, and not room for the greatest anyway.");
    u->has_machine =
        hdl_wire(h, "choice", hdl_and(hdl_any(s->io.kernel_last), hdl_not(s->io.kernel_fits)));
    hdl_when(u->launch)
    {
        hdl_next(s->has, u->has_machine);
        hdl_next(s->top, s->io.kernel_last);
    }
    hdl_assign(s->io.machine, s->has);
    u->records = hdl_wire(h, "recorded_end", hdl_and(u->end, s->has));
}

/* The cycle that an end is measured from. */
static sig since(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    if (z->raw) {
        hdl_rule(h, "WM-T2", "Since the block's own start.");
        return hdl_wire(h, "since", hdl_select(u->end_sm, s->io.end_stamp, z->timew));
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
    return hdl_wire(h, "since", hdl_select(u->end_sm, s->done, z->timew));
}

/* WM-T1, WM-T2, in two cycles. */
static void time_taken(struct unit *u)
{
    struct hdl *h = u->h;
    struct watermark_inside *s = &u->s;
    sig from = since(u);
    hdl_rule(h, "WM-C2", "One cycle later `now` is one more.");
    hdl_when(hdl_eq_const(s->step, IDLE)) hdl_next(s->took, from);
    hdl_else_when(h, hdl_eq_const(s->step, TIME))
        hdl_next(s->took, add(u, "took_now", s->now, hdl_not(s->took), hdl_zero(h, 1)));
}

/* WM-K1: names, and which entry the kernel has. */
static void names(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    hdl_group(h, "Names of kernels");
    s->same = hdl_wire_later(h, "same", z->kernels);
    sig filled = hdl_wire(h, "filled",
                          hdl_gate(hdl_and(u->launch, u->has_machine, hdl_none(s->same)),
                                   hdl_decode(s->fill, z->kernels)));
    s->filled = filled;
    hdl_each(h, "kernel", k, "KERNELS")
    {
        sig known = hdl_reg_zero(h, "is_known", 1, "it has a name");
        sig name = hdl_reg(h, "name", z->namew, NULL, "the name");
        sig last = hdl_reg(h, "last", z->levelw, NULL, "its last level");
        hdl_rule(h, "WM-K1", "A kernel that is not known takes the entry filled longest ago.");
        hdl_when(hdl_bit(filled, k))
        {
            hdl_next(known, hdl_ones(h, 1));
            hdl_next(name, s->io.kernel_name);
            hdl_next(last, s->io.kernel_last);
        }
        hdl_rule(h, "WM-K2", "With another last level it is another kernel.");
        hdl_assign_bits(
            s->same, k,
            hdl_and(known, hdl_eq(name, s->io.kernel_name), hdl_eq(last, s->io.kernel_last)));
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
static void averages(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    unsigned recordw = z->sumw + z->countw;
    hdl_group(h, "Averages");
    s->flags = hdl_shape(hdl_wire_later(h, "flags", z->kernels * z->levels), "KERNELS", "LEVELS");
    s->records = hdl_shape(hdl_wire_later(h, "records", z->kernels * z->levels * recordw),
                           "KERNELS", "LEVELS", "RECORDW");
    sig entries =
        hdl_shape(hdl_wire(h, "of_kernel", hdl_select(u->mine, s->records, z->levels * recordw)),
                  "LEVELS", "RECORDW");
    u->entry_flags = hdl_wire(h, "recorded", hdl_select(u->mine, s->flags, z->levels));
    u->fetched =
        hdl_shape(hdl_wire(h, "fetched", hdl_pick(entries, z->levels, recordw, s->at)), "RECORDW");
    sig had = u->had = hdl_wire(h, "has_average", hdl_pick(u->entry_flags, z->levels, 1, s->at));
    sig count = hdl_low(u->fetched, z->countw), sum = hdl_bits(u->fetched, z->countw, z->sumw);
    sig full = hdl_wire(h, "is_full", hdl_all(count));
    hdl_rule(h, "WM-R2", "A full average is halved, rounded down.");
    sig half = hdl_cat(hdl_extend(hdl_bits(sum, 1, z->sumw - 1), z->sumw),
                       hdl_extend(hdl_bits(count, 1, z->countw - 1), z->countw));
    u->aged = hdl_wire(h, "aged", hdl_gate(had, hdl_mux(full, half, u->fetched)));
    hdl_rule(h, "WM-R1", "And takes one more.");
    sig taken = add(u, "sum_next", hdl_bits(s->word, z->countw, z->sumw),
                    hdl_extend(s->took, z->sumw), hdl_zero(h, 1));
    sig next = hdl_wire(h, "next_average", hdl_cat(taken, hdl_inc(hdl_low(s->word, z->countw))));
    hdl_shape(next, "RECORDW");
    u->write = hdl_wire(h, "records_now", hdl_eq_const(s->step, RECORD));
    sig written = hdl_wire(h, "written", hdl_gate(u->write, hdl_decode(s->at, z->levels)));
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
}

/* The difference of the products: own sum times the best's count, less the other way round. */
static void products(struct unit *u, sig reads, sig multiplies)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    unsigned diffw = z->sumw + z->countw + 1, low = z->countw - 1;
    s->diff = hdl_reg(h, "difference", diffw, NULL, "of the products so far, signed");
    s->own_bits = hdl_reg(h, "own_bits", z->countw, NULL, "count of the best, its next bit above");
    s->other_bits = hdl_reg(h, "best_bits", z->countw, NULL, "count here, its next bit above");
    s->left = hdl_reg(h, "bits_left", hdl_clog2(z->countw), NULL, "bits behind the next one");
    sig own = hdl_gate(hdl_bit(s->own_bits, low), hdl_bits(s->word, z->countw, z->sumw));
    sig other = hdl_gate(hdl_bit(s->other_bits, low), hdl_bits(s->champion, z->countw, z->sumw));
    sig twice = hdl_cat(hdl_low(s->diff, diffw - 1), hdl_zero(h, 1));
    hdl_comment(h, "Three numbers become two, and these are added.");
    sig x = twice, y = hdl_extend(own, diffw), less = hdl_not(hdl_extend(other, diffw));
    sig parity = hdl_wire(h, "parity", hdl_xor(x, y, less));
    sig carries = hdl_wire(h, "carries", hdl_or(hdl_and(x, y), hdl_and(hdl_or(x, y), less)));
    hdl_unused(hdl_bit(carries, diffw - 1));
    sig more = add(u, "difference_next", parity,
                   hdl_cat(hdl_low(carries, diffw - 1), hdl_zero(h, 1)), hdl_ones(h, 1));
    hdl_rule(h, "WM-C2", "Bit by bit of the counts, highest first.");
    hdl_when(reads)
    {
        hdl_next(s->diff, hdl_zero(h, diffw));
        hdl_next(s->own_bits, hdl_low(s->champion, z->countw));
        hdl_next(s->other_bits, hdl_low(u->fetched, z->countw));
        hdl_next(s->left, hdl_const(h, hdl_clog2(z->countw), z->countw - 1));
    }
    hdl_else_when(h, multiplies)
    {
        hdl_next(s->diff, more);
        hdl_next(s->own_bits, hdl_cat(hdl_low(s->own_bits, low), hdl_zero(h, 1)));
        hdl_next(s->other_bits, hdl_cat(hdl_low(s->other_bits, low), hdl_zero(h, 1)));
        hdl_next(s->left, hdl_sub(s->left, hdl_const(h, hdl_clog2(z->countw), 1)));
    }
}

/* WM-C1, WM-C2. */
static void scan(struct unit *u)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
    hdl_group(h, "Scan");
    s->champion = hdl_shape(
        hdl_reg(h, "champion", z->sumw + z->countw, NULL, "the best average so far"), "RECORDW");
    sig reads = hdl_wire(h, "reads", hdl_eq_const(s->step, FETCH));
    sig multiplies = hdl_wire(h, "multiplies", hdl_eq_const(s->step, MULTIPLY));
    sig compares = hdl_wire(h, "compares", hdl_eq_const(s->step, COMPARE));
    products(u, reads, multiplies);
    hdl_when(hdl_eq_const(s->step, TIME)) hdl_next(s->word, u->aged);
    hdl_else_when(h, reads) hdl_next(s->word, u->fetched);
    hdl_rule(h, "WM-C1", "The least average of those recorded; equal ones together.");
    sig first = hdl_wire(h, "first_one", hdl_none(s->found));
    sig here = hdl_decode(s->at, z->levels);
    hdl_when(hdl_and(reads, u->had, first))
    {
        hdl_next(s->found, here);
        hdl_next(s->champion, u->fetched);
    }
    hdl_when(compares)
    {
        hdl_when(hdl_bit(s->diff, z->sumw + z->countw))
        {
            hdl_next(s->found, here);
            hdl_next(s->champion, s->word);
        }
        hdl_else_when(h, hdl_none(s->diff)) hdl_next(s->found, hdl_or(s->found, here));
    }
    u->last = hdl_wire(h, "last_level", hdl_eq(s->at, s->top));
    hdl_comment(h, "Where a level is done with.");
    sig last = hdl_mux(s->launching, hdl_const(h, STEPW, SETTLE), hdl_const(h, STEPW, IDLE));
    sig next = hdl_codes(
        hdl_wire(h, "next_step", hdl_mux(u->last, last, hdl_const(h, STEPW, FETCH))), steps);
    sig settle = hdl_const(h, STEPW, SETTLE), fetch = hdl_const(h, STEPW, FETCH);
    sig level = hdl_wire(h, "end_at", hdl_select(u->end_sm, s->io.end_level, z->levelw));
    sig starts = hdl_wire(h, "starts_scan", hdl_or(u->launch, u->write));
    sig done =
        hdl_wire(h, "done_with", hdl_or(compares, hdl_and(reads, hdl_or(hdl_not(u->had), first))));
    hdl_when(starts)
    {
        hdl_next(s->at, hdl_zero(h, z->levelw));
        hdl_next(s->found, hdl_zero(h, z->levels));
        hdl_next(s->launching, u->launch);
        hdl_next(s->step, hdl_mux(hdl_and(u->launch, hdl_not(u->has_machine)), settle, fetch));
    }
    hdl_else_when(h, u->records)
    {
        hdl_next(s->at, level);
        hdl_next(s->step, hdl_const(h, STEPW, TIME));
    }
    hdl_else_when(h, hdl_eq_const(s->step, TIME)) hdl_next(s->step, hdl_const(h, STEPW, RECORD));
    hdl_else_when(h, done)
    {
        hdl_next(s->at, hdl_inc(s->at));
        hdl_next(s->step, next);
    }
    hdl_else_when(h, reads) hdl_next(s->step, hdl_const(h, STEPW, MULTIPLY));
    hdl_else_when(h, hdl_and(multiplies, hdl_none(s->left)))
        hdl_next(s->step, hdl_const(h, STEPW, COMPARE));
    hdl_else_when(h, hdl_eq_const(s->step, SETTLE)) hdl_next(s->step, hdl_zero(h, STEPW));
    hdl_assign(s->io.best, hdl_gate(hdl_eq_const(s->step, IDLE), s->found));
}

/* WM-S1, WM-S2: the next level of the SM that launches a block. */
static sig stepped(struct unit *u, sig level)
{
    struct hdl *h = u->h;
    const struct watermark_sizes *z = &u->z;
    struct watermark_inside *s = &u->s;
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
    struct watermark_inside *s = &u->s;
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
        sig at =
            hdl_shape(hdl_reg_zero(h, "level", z->levelw, "of its next thread block"), "LEVELW");
        hdl_when(settle) hdl_next(at, hdl_item(first, m, z->levelw));
        hdl_else_when(h, hdl_bit(u->start_sm, m)) hdl_next(at, next);
        hdl_assign_item(s->level, m, at);
    }
    hdl_rule(h, "WM-Z1", "Zero if none is launched.");
    hdl_assign(s->io.start_level, hdl_gate(u->start, next));
    if (z->raw)
        hdl_assign(s->io.start_stamp, hdl_gate(u->start, s->now));
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
    time_taken(&u);
    names(&u);
    averages(&u);
    scan(&u);
    levels(&u);
    props_watermark(h, &u.z, &u.s);
    return h;
}
