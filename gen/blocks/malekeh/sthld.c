/* sthld: interval counter and state machine of the waiting threshold. One step per cycle after the
 * end of an interval, so that no cycle holds more than one multiplication by a constant. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

enum { ENTRIES = 12, ENTRY_BITS = 7 }; /* number: 2 * (state - 1) + symbol; {next 3, delta 4} */

struct sthld {
    struct hdl *h;
    const struct params *p;
    struct sizes z;
    sig table; /* [entry] */
    sig state, sthld, clamped;
};

/* {next, delta} for S and L of the states 1..6 (docs/blocks/sthld.md). */
static const struct {
    unsigned next;
    int delta;
} reset_table[ENTRIES] = {{2, 1},  {2, 1},  {2, 1}, {3, 1},  {2, 1}, {4, -2},
                          {5, -1}, {5, -1}, {6, 1}, {5, -1}, {6, 0}, {3, 1}};

static void table(struct sthld *s, sig we, sig addr, sig data)
{
    struct hdl *h = s->h;
    sig first[ENTRIES];
    for (unsigned i = 0; i < ENTRIES; i++)
        first[i] = hdl_const(h, ENTRY_BITS,
                             reset_table[i].next << 4 | (unsigned)(reset_table[i].delta & 15));
    hdl_comment(h, "{next state, delta}, from the last entry to the first.");
    sig at_reset =
        hdl_shape(hdl_wire(h, "at_reset", hdl_pack(ENTRIES, first)), "ENTRIES", "ENTRYW");
    hdl_uncovered(at_reset, 0, 0, "a constant");
    s->table = hdl_shape(hdl_wire_later(h, "entries", ENTRIES * ENTRY_BITS), "ENTRIES", "ENTRYW");
    hdl_each(h, "row", e, "ENTRIES")
    {
        sig kept = hdl_shape(hdl_reg(h, "kept", ENTRY_BITS, NULL, "{next state, delta}"), "ENTRYW");
        hdl_rule(h, "SH-T1", "An entry is written at the clock edge.");
        hdl_when(hdl_reset(h)) hdl_next(kept, hdl_item(at_reset, e, ENTRY_BITS));
        hdl_else_when(h, hdl_and(we, hdl_eq_const(addr, e))) hdl_next(kept, data);
        hdl_assign_item(s->table, e, kept);
    }
}

/* The sum of sthld and delta * step, kept in range; `below`: it is less than 0. */
static sig moved(struct sthld *s, sig delta, sig *below)
{
    struct hdl *h = s->h;
    unsigned step = params_u(s->p, "sthld.step"), max = params_u(s->p, "sthld.max");
    /* 63 + 7*8 and 0 - 8*8 fit 8 bits in two's complement. */
    sig wide = hdl_cat(hdl_repeat(hdl_bit(delta, 3), 4), delta);
    sig by = hdl_wire(h, "by", hdl_mul_const(wide, step, 0, 8));
    sig sum = hdl_wire(h, "sum", hdl_add(hdl_extend(s->sthld, 8), by));
    *below = hdl_bit(sum, 7);
    sig above = hdl_lt(hdl_const(h, 7, max), hdl_low(sum, 7));
    return hdl_gate(hdl_not(*below), hdl_mux(above, hdl_const(h, 6, max), hdl_low(sum, 6)));
}

/* Step 3: one move of the state machine. */
static void move(struct sthld *s, sig now, sig large, sig fell)
{
    struct hdl *h = s->h;
    sig symbol = large, in5 = hdl_eq_const(s->state, 5);
    if (fell) {
        hdl_rule(h, "SH-F1", "In state 3 a rise is no large change: the speculation was right.");
        symbol =
            hdl_wire(h, "symbol", hdl_and(large, hdl_or(hdl_not(hdl_eq_const(s->state, 3)), fell)));
    }
    sig number = hdl_sub(hdl_cat(s->state, symbol), hdl_const(h, 4, 2));
    hdl_rule(h, "SH-P3", "The table gives the next state and the move of the threshold.");
    sig row = hdl_wire(h, "row_number", number);
    sig entry = hdl_wire(h, "entry", hdl_pick(s->table, ENTRIES, ENTRY_BITS, row));
    sig next = hdl_bits(entry, 4, 3), delta = hdl_low(entry, 4), below;
    hdl_rule(h, "SH-C1", "After a clamp at 0 the way back up from it is not taken.");
    sig back = hdl_and(in5, hdl_not(symbol), s->clamped, hdl_not(hdl_bit(delta, 3)));
    delta = hdl_wire(h, "delta", hdl_gate(hdl_not(back), delta));
    sig value = moved(s, delta, &below);
    sig none = hdl_or(hdl_eq_const(next, 0), hdl_eq_const(next, 7));
    hdl_rule(h, "SH-Z1", "States 0 and 7 do not exist.");
    sig legal = hdl_wire(h, "next_state", hdl_mux(none, hdl_const(h, 3, 1), next));
    hdl_when(now)
    {
        hdl_next(s->state, legal);
        hdl_next(s->sthld, value);
        hdl_next(s->clamped, below);
    }
}

/* The sum is at most `most`. */
static void bounded(sig sum, uint64_t most, const char *why)
{
    unsigned used = 0, width = hdl_bits_of(sum);
    while (most >> used)
        used++;
    if (used < width)
        hdl_uncovered(sum, used, width - used, why);
}

/* SH-L1 against a record of the last cycle. */
static void late_count(struct hdl *h, unsigned width, sig issued, sig counted)
{
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig was = hdl_reg_zero(h, "f_issued", width, "issued in the last cycle");
    hdl_next(was, issued);
    hdl_rule(h, "SH-L1", "What is counted was issued one cycle before.");
    hdl_assert(h, "SH-L1", hdl_eq(counted, was));
    hdl_endif(h);
}

/* Step 2: the change against the count before, both times a factor. `most`: instructions of an
 * interval. */
static void is_large(struct sthld *s, sig change, sig prev, uint64_t most, sig step2, sig large)
{
    struct hdl *h = s->h;
    unsigned num = params_u(s->p, "sthld.threshold_num"),
             den = params_u(s->p, "sthld.threshold_den");
    sig scaled = hdl_wire(h, "scaled_change", hdl_mul_const(change, den, 0, s->z.intw + 8));
    sig limit = hdl_wire(h, "scaled_prev", hdl_mul_const(prev, num, 0, s->z.intw + 8));
    bounded(scaled, den * most, "the factor times the most instructions of an interval");
    bounded(limit, num * most, "the factor times the most instructions of an interval");
    for (unsigned i = 0; !(den >> i & 1) && den; i++)
        hdl_uncovered(scaled, i, 1, "a multiple of the factor");
    hdl_rule(h, "SH-P2", "Relative to the count before; equality is small.");
    hdl_when(step2) hdl_next(large, hdl_lt(limit, scaled));
}

/* SH-I1, SH-I2: the count of each interval, and the steps behind its end. */
static void intervals(struct sthld *s, struct sthld_view *v)
{
    struct hdl *h = s->h;
    unsigned cntw = hdl_clog2(v->interval);
    v->issued = v->q->issued;
    hdl_group(h, "Interval");
    v->cycle = hdl_reg_zero(h, "cycle", cntw, "cycle of the interval");
    v->total = hdl_reg_zero(h, "total", s->z.intw, "instructions of the interval");
    bounded(v->total, (uint64_t)params_u(s->p, "sthld.issuers") * (v->interval - 1),
            "an interval without its last cycle");
    v->cur = hdl_reg(h, "cur", s->z.intw, NULL, "instructions of the last interval");
    v->prev = hdl_reg_zero(h, "prev", s->z.intw, "instructions of the one before");
    v->step1 = hdl_reg_zero(h, "step1", 1, "1 cycle after the end of an interval");
    v->step2 = hdl_reg_zero(h, "step2", 1, "2 cycles after it");
    v->step3 = hdl_reg_zero(h, "step3", 1, "3 cycles after it");
    hdl_rule(h, "SH-I1", "Intervals follow each other from reset on.");
    sig end = hdl_wire(h, "last_cycle", hdl_eq_const(v->cycle, v->interval - 1));
    if (params_int(s->p, "sthld.late")) {
        hdl_rule(h, "SH-L1", "An instruction is counted in the cycle after its issue.");
        sig now = v->issued;
        v->issued = hdl_reg_zero(h, "issued_before", s->z.issw, "in the last cycle");
        hdl_next(v->issued, now);
        late_count(h, s->z.issw, now, v->issued);
    }
    sig sum = hdl_wire(h, "total_and_issued", hdl_add(v->total, hdl_extend(v->issued, s->z.intw)));
    hdl_next(v->cycle, hdl_mux(end, hdl_zero(h, cntw), hdl_inc(v->cycle)));
    hdl_next(v->total, hdl_mux(end, hdl_zero(h, s->z.intw), sum));
    hdl_rule(h, "SH-I2", "At its end the count is kept.");
    hdl_when(end) hdl_next(v->cur, sum);
    hdl_next(v->step1, end);
    hdl_next(v->step2, v->step1);
    hdl_next(v->step3, v->step2);
}

struct hdl *block_sthld(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "sthld");
    if (h)
        return h;
    struct sthld s = {.p = p, .z = params_sizes(p)};
    unsigned intw = s.z.intw;
    s.h = h =
        hdl_module(d, "sthld", "Interval counter and state machine of the waiting threshold.");
    sizes_of(sthld, h, p);
    hdl_note(h, "Latency", "4 cycles from the end of an interval to threshold and state");
    struct sthld_ports q;
    ports_of(sthld, h, p, &q);

    struct sthld_view v = {.q = &q, .interval = params_u(p, "sthld.interval")};
    intervals(&s, &v);

    hdl_group(h, "Change");
    bool drop = params_is(p, "sthld.difference", "drop");
    bool third = params_int(p, "sthld.signed_third") != 0;
    sig change = hdl_reg(h, "change", intw, NULL, "difference of the two counts");
    sig fell = third ? hdl_reg(h, "fell", 1, NULL, "the count fell") : NULL;
    sig large = hdl_reg(h, "is_large", 1, NULL, "the change is large");
    sig less = hdl_wire(h, "less", hdl_lt(v.cur, v.prev));
    sig fall = hdl_sub(v.prev, v.cur), rise = drop ? hdl_zero(h, intw) : hdl_sub(v.cur, v.prev);
    hdl_rule(h, "SH-P1", drop ? "How far the count fell." : "How far the count moved.");
    hdl_when(v.step1)
    {
        hdl_next(change, hdl_mux(less, fall, rise));
        if (third)
            hdl_next(fell, less);
    }
    is_large(&s, change, v.prev, (uint64_t)params_u(p, "sthld.issuers") * v.interval, v.step2,
             large);

    hdl_group(h, "State machine");
    s.state = hdl_reg(h, "state_now", 3, hdl_const(h, 3, 1), "state");
    s.sthld = hdl_reg(h, "threshold_now", 6, hdl_const(h, 6, params_u(p, "sthld.initial")),
                      "waiting threshold");
    s.clamped = hdl_reg_zero(h, "clamped", 1, "the last sum was below 0");
    hdl_when(v.step3) hdl_next(v.prev, v.cur);
    table(&s, q.rom_we, q.rom_addr, q.rom_data);
    move(&s, v.step3, large, fell);
    hdl_assign(q.threshold, s.sthld);
    hdl_assign(q.state, s.state);
    sig entries[ENTRIES];
    for (unsigned i = 0; i < ENTRIES; i++)
        entries[i] = hdl_item(s.table, i, ENTRY_BITS);
    v.change = change;
    v.fell = fell;
    v.large = large;
    v.state = s.state;
    v.sthld = s.sthld;
    v.clamped = s.clamped;
    v.table = entries;
    v.drop = drop;
    v.third = third;
    v.num = params_u(p, "sthld.threshold_num");
    v.den = params_u(p, "sthld.threshold_den");
    v.step = params_u(p, "sthld.step");
    v.max = params_u(p, "sthld.max");
    props_sthld(h, &s.z, &v);
    return h;
}
