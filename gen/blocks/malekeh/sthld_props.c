/* Properties of sthld. Counts are followed as differences of one count since reset, the steps after
 * an interval by what the registers held a cycle ago, and the table by an arbitrary entry. */
#include "gen/blocks/props.h"

struct state {
    struct hdl *h;
    const struct sthld_view *s;
    sig moves;                          /* the last cycle was step 3 */
    sig state, sthld, clamped, symbol;  /* of the last cycle */
    sig entry, mine, word, next, delta; /* a number; it was used; the table's word there, then */
};

/* `s` in the last cycle. */
static sig was(struct hdl *h, const char *name, sig s)
{
    return hdl_delay(h, name, s, "in the last cycle");
}

static sig flag(struct hdl *h, const char *name, sig s)
{
    return hdl_delay_zero(h, name, s, "in the last cycle");
}

/* Intervals and their counts; the result: the last cycle of an interval. */
static sig intervals(struct hdl *h, const struct sizes *z, const struct sthld_view *s)
{
    unsigned bits = hdl_clog2(s->interval) + 1, w = z->intw;
    sig left = hdl_reg(h, "f_left", bits, hdl_const(h, bits, s->interval - 1), "cycles to come");
    sig end = hdl_wire(h, "f_end", hdl_eq_const(left, 0));
    hdl_next(left, hdl_mux(end, hdl_const(h, bits, s->interval - 1), hdl_dec(left)));
    sig all = hdl_reg_zero(h, "f_all", w, "issued since reset, modulo");
    sig start = hdl_reg_zero(h, "f_start", w, "as many before this interval");
    sig last = hdl_reg(h, "f_cur", w, NULL, "of the last interval");
    sig now = hdl_add(all, hdl_extend(s->issued, w));
    hdl_next(all, now);
    hdl_when(end)
    {
        hdl_next(start, now);
        hdl_next(last, hdl_sub(now, start));
    }
    sig seen = hdl_reg_zero(h, "f_seen", 1, "an interval has ended");
    hdl_next(seen, hdl_or(seen, end));
    hdl_rule(h, "SH-I1", "What was issued since the interval began.");
    hdl_assert(h, "SH-I1", hdl_eq(s->total, hdl_sub(all, start)));
    hdl_rule(h, "SH-I1", "Invariant: the cycles that are over and those to come.");
    hdl_assert(h, "SH-I1",
               hdl_and(hdl_eq_const(hdl_add(hdl_extend(s->cycle, bits), left), s->interval - 1),
                       hdl_lt(left, hdl_const(h, bits, s->interval))));
    hdl_rule(h, "SH-I2", "The count of the last interval.");
    hdl_assert(h, "SH-I2", hdl_or(hdl_not(seen), hdl_eq(s->cur, last)));
    return end;
}

/* Steps 1 and 2. */
static void change(struct hdl *h, const struct sizes *z, const struct sthld_view *s, sig step1,
                   sig step2)
{
    unsigned wide = z->intw + 8;
    sig cur = was(h, "f_cur_then", s->cur), prev = was(h, "f_prev_then", s->prev);
    sig moved = was(h, "f_change_then", s->change);
    sig did1 = flag(h, "f_did1", step1), did2 = flag(h, "f_did2", step2);
    sig up = s->drop ? hdl_eq_const(s->change, 0) : hdl_eq(hdl_add(prev, s->change), cur);
    sig down = hdl_eq(hdl_add(cur, s->change), prev);
    hdl_rule(h, "SH-P1", "The change of the count, and whether it fell.");
    sig right = hdl_mux(hdl_lt(cur, prev), down, up);
    if (s->third)
        right = hdl_and(right, hdl_eq(s->fell, hdl_lt(cur, prev)));
    hdl_assert(h, "SH-P1", hdl_or(hdl_not(did1), right));
    sig limit = hdl_mul_const(prev, s->num, 0, wide);
    hdl_rule(h, "SH-P2", "Large: more than the share of the count before.");
    hdl_assert(
        h, "SH-P2",
        hdl_or(hdl_not(did2),
               hdl_eq(s->large, hdl_not(hdl_ge(limit, hdl_mul_const(moved, s->den, 0, wide))))));
}

/* The move of step 3, if it used the entry that is followed. */
static void step(const struct state *t)
{
    struct hdl *h = t->h;
    const struct sthld_view *s = t->s;
    sig illegal = hdl_or(hdl_eq_const(t->next, 0), hdl_eq_const(t->next, 7));
    sig in3 = hdl_eq_const(t->state, 3), in5 = hdl_eq_const(t->state, 5);
    sig arrives = hdl_eq(s->state, t->next);
    hdl_rule(h, "SH-Z1", "A next state of 0 or 7 becomes 1.");
    hdl_assert(h, "SH-Z1", hdl_not(hdl_and(t->mine, illegal, hdl_not(hdl_eq_const(s->state, 1)))));
    sig other = s->third ? hdl_and(t->mine, hdl_not(in3)) : t->mine;
    hdl_rule(h, "SH-P3", "The next state is that of the table.");
    hdl_assert(h, "SH-P3", hdl_or(hdl_not(other), illegal, arrives));
    if (s->third) {
        hdl_rule(h, "SH-F1", "In state 3 only a fall is large.");
        hdl_assert(h, "SH-F1", hdl_or(hdl_not(hdl_and(t->mine, in3)), illegal, arrives));
    }
    /* Away from 0 and towards it apart, with the amount without its sign. */
    sig down = hdl_bit(t->delta, 3),
        size = hdl_mux(down, hdl_sub(hdl_zero(h, 4), t->delta), t->delta);
    sig by = hdl_wire(h, "f_by", hdl_mul_const(hdl_extend(size, 8), s->step, 0, 8));
    sig old = hdl_extend(t->sthld, 8), sum = hdl_add(old, by), max = hdl_const(h, 8, s->max);
    sig below = hdl_wire(h, "f_below", hdl_and(down, hdl_lt(old, by)));
    sig less = hdl_gate(hdl_not(below), hdl_sub(old, by));
    sig more = hdl_mux(hdl_lt(max, sum), max, sum);
    sig want = hdl_wire(h, "f_want", hdl_mux(down, less, more)), now = hdl_extend(s->sthld, 8);
    sig back = hdl_and(in5, hdl_not(t->symbol), t->clamped, hdl_not(down));
    hdl_rule(h, "SH-P3", "The threshold moves by delta steps, within 0 and the maximum.");
    hdl_assert(h, "SH-P3", hdl_or(hdl_not(t->mine), back, hdl_eq(now, want)));
    hdl_rule(h, "SH-C1", "The way back up from a clamp is not taken.");
    hdl_assert(h, "SH-C1", hdl_or(hdl_not(hdl_and(t->mine, back)), hdl_eq(s->sthld, t->sthld)));
    hdl_rule(h, "SH-C1", "Clamped iff the threshold would be below 0.");
    hdl_assert(h, "SH-C1", hdl_or(hdl_not(t->mine), hdl_eq(s->clamped, below)));
}

static void machine(struct hdl *h, const struct sthld_view *s, sig step3)
{
    struct state t = {.h = h, .s = s};
    unsigned entries = 12;
    t.entry = hdl_reg(h, "f_entry", 4, NULL, "an arbitrary entry of the table");
    hdl_next(t.entry, t.entry);
    hdl_comment(h, "Symbol: one of them.");
    hdl_symbol(h, "SH-T1", hdl_lt(t.entry, hdl_const(h, 4, entries)));
    sig at[entries];
    for (unsigned i = 0; i < entries; i++)
        at[i] = hdl_eq_const(t.entry, i);
    sig word = hdl_wire(h, "f_word", hdl_and_or(entries, at, s->table));
    sig past = hdl_reg_zero(h, "f_past", 1, "a cycle has passed");
    hdl_next(past, hdl_ones(h, 1));
    sig wrote = flag(h, "f_wrote", hdl_and(s->q->rom_we, hdl_eq(s->q->rom_addr, t.entry)));
    sig data = was(h, "f_data", s->q->rom_data);
    t.word = was(h, "f_word_then", word);
    t.next = hdl_bits(t.word, 4, 3);
    t.delta = hdl_low(t.word, 4);
    hdl_rule(h, "SH-T1", "An entry is what was written last, from the next cycle on.");
    hdl_assert(h, "SH-T1", hdl_or(hdl_not(past), hdl_eq(word, hdl_mux(wrote, data, t.word))));

    t.moves = flag(h, "f_did3", step3);
    t.state = was(h, "f_state", s->state);
    t.sthld = was(h, "f_sthld", s->sthld);
    t.clamped = was(h, "f_clamped", s->clamped);
    sig symbol = s->large;
    if (s->third) /* in state 3 a rise is not large */
        symbol = hdl_and(symbol, hdl_or(hdl_not(hdl_eq_const(s->state, 3)), s->fell));
    t.symbol = was(h, "f_symbol", symbol);
    sig number = hdl_cat(hdl_dec(t.state), t.symbol);
    t.mine = hdl_wire(h, "f_mine", hdl_and(t.moves, hdl_eq(number, t.entry)));
    step(&t);
    sig stays = hdl_and(hdl_eq(s->state, t.state), hdl_eq(s->sthld, t.sthld),
                        hdl_eq(s->clamped, t.clamped));
    hdl_rule(h, "SH-P3", "Nothing moves in any other cycle.");
    hdl_assert(h, "SH-P3", hdl_or(hdl_not(past), t.moves, stays));
    sig prev = was(h, "f_prev_was", s->prev), cur = was(h, "f_cur_was", s->cur);
    hdl_rule(h, "SH-P3", "The count before is that of the interval before.");
    hdl_assert(h, "SH-P3", hdl_or(hdl_not(past), hdl_eq(s->prev, hdl_mux(t.moves, cur, prev))));
    hdl_rule(h, "SH-P3", "The threshold is at most its maximum.");
    hdl_assert(h, "SH-P3", hdl_not(hdl_lt(hdl_const(h, 6, s->max), s->sthld)));
    hdl_rule(h, "SH-Z1", "The state is 1 to 6.");
    hdl_assert(h, "SH-Z1", hdl_not(hdl_or(hdl_eq_const(s->state, 0), hdl_eq_const(s->state, 7))));
}

void props_sthld(struct hdl *h, const struct sizes *z, const struct sthld_view *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig end = intervals(h, z, s);
    sig step1 = flag(h, "f_step1", end), step2 = flag(h, "f_step2", step1);
    sig step3 = flag(h, "f_step3", step2);
    hdl_rule(h, "SH-P3", "The steps follow the end of an interval.");
    hdl_assert(h, "SH-P3",
               hdl_and(hdl_eq(s->step1, step1), hdl_eq(s->step2, step2), hdl_eq(s->step3, step3)));
    change(h, z, s, step1, step2);
    machine(h, s, step3);
    hdl_endif(h);
}
