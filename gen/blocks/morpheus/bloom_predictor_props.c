/* Properties of bloom_predictor. An arbitrary set and an arbitrary place in each bank are followed:
 * what BF1 and BF2 hold there by the rules, beside what roles, flags, rows and the row being
 * written come to. */
#include "gen/blocks/morpheus/bloom_predictor.h"
#include "gen/blocks/props.h"

/* The record: of the set followed, whether the places are set in BF1 and BF2, a bit per bank. */
struct record {
    sig set, hash;
    sig one, two, one_next;
    sig swaps; /* this cycle, its set */
    sig any;   /* a block that came back was asked for, and is not filled in */
};

static sig is_set(const struct record *r, sig set)
{
    return hdl_eq(set, r->set);
}

static sig at_set(const struct record *r, sig flags)
{
    return hdl_at(flags, 1, r->set);
}

/* In the banks where the places are the same. */
static sig same_places(const struct bloom_unit *b, sig one, sig other)
{
    sig bit[4];
    for (unsigned k = 0; k < b->s.hashes; k++)
        bit[k] = hdl_eq(hdl_item(one, k, b->s.hashw), hdl_item(other, k, b->s.hashw));
    return hdl_pack(b->s.hashes, bit);
}

/* The places that the update of this cycle sets in the set followed. */
static sig event_places(const struct bloom_unit *b, const struct record *r)
{
    const struct bloom_shape_h *s = &b->s;
    sig served = hdl_zero(b->h, s->hashes), carried = hdl_zero(b->h, 1);
    if (b->d_hash) {
        carried = s->on_service ? b->io.d_valid : hdl_and(b->io.d_valid, b->io.d_carry);
        served =
            hdl_gate(hdl_and(carried, is_set(r, b->io.d_set)), same_places(b, b->d_hash, r->hash));
    }
    if (s->on_service)
        return served;
    sig fills = hdl_and(b->io.f_valid, hdl_not(carried));
    sig own = s->on_accept ? b->io.p_take : hdl_and(b->io.p_take, b->io.p_queue);
    return hdl_or(
        served,
        hdl_gate(hdl_and(fills, is_set(r, b->back.set)), same_places(b, b->back.hash, r->hash)),
        hdl_gate(hdl_and(own, is_set(r, b->set)), same_places(b, b->hash, r->hash)));
}

static struct record follow(const struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    unsigned n = s->hashes;
    struct record r = {.set =
                           props_arbitrary(h, "BP-U1", "f_set_any", s->sets, "an arbitrary set")};
    r.hash = hdl_reg(h, "f_hash_any", n * s->hashw, NULL, "an arbitrary place in each bank");
    hdl_next(r.hash, r.hash);
    r.any = hdl_reg_zero(h, "f_any", 1, "a block that came back was asked for");
    hdl_next(r.any, hdl_or(b->asks, hdl_and(r.any, hdl_not(b->filled))));
    hdl_rule(h, "BP-A1", "Duty: what is filled in was asked for.");
    hdl_assume(h, "BP-A1", implies(b->io.f_valid, r.any));
    r.one = hdl_reg_zero(h, "f_one", n, "BF1 has the places");
    r.two = hdl_reg_zero(h, "f_two", n, "BF2 has the places");
    sig swap_set = s->counts_accepted ? b->set : b->io.d_set;
    r.swaps = hdl_wire(h, "f_swaps", hdl_and(b->io.swap, is_set(&r, swap_set)));
    sig event = hdl_wire(h, "f_event", event_places(b, &r));
    sig both = s->counts_accepted ? hdl_gate(hdl_not(r.swaps), event) : event;
    r.one_next =
        hdl_wire(h, "f_one_next",
                 hdl_gate(hdl_not(b->io.clear), hdl_or(hdl_mux(r.swaps, r.two, r.one), event)));
    hdl_next(r.one, r.one_next);
    hdl_next(r.two,
             hdl_gate(hdl_not(b->io.clear), hdl_or(hdl_gate(hdl_not(r.swaps), r.two), both)));
    return r;
}

/* What the row `row` of the set followed comes to for BF1 or BF2, a bit per bank: `late` is what is
 * being written. */
static sig seen(const struct bloom_unit *b, const struct record *r, sig row, bool first)
{
    const struct bloom_shape_h *s = &b->s;
    sig role = at_set(r, b->second), which = first ? role : hdl_not(role);
    sig empty = hdl_mux(which, at_set(r, b->empty[1]), at_set(r, b->empty[0]));
    sig writes = hdl_and(b->writes, is_set(r, b->w_set));
    if (b->w_one)
        writes = hdl_and(writes, hdl_or(hdl_not(b->w_one), hdl_eq(b->w_which, which)));
    sig late = hdl_gate(writes, same_places(b, b->w_hash, r->hash)), bit[4];
    for (unsigned k = 0; k < s->hashes; k++) {
        sig bank = hdl_mux(which, hdl_bits(row, s->bits + k * s->bankw, s->bankw),
                           hdl_bits(row, k * s->bankw, s->bankw));
        bit[k] = hdl_and(hdl_at(bank, 1, hdl_item(r->hash, k, s->hashw)), hdl_not(empty));
    }
    return hdl_or(hdl_pack(s->hashes, bit), late);
}

static sig known_roles(const struct bloom_unit *b, const struct record *r,
                       const struct bloom_role *of)
{
    sig first = at_set(r, b->second), one = at_set(r, b->empty[1]), zero = at_set(r, b->empty[0]);
    sig known = hdl_and(hdl_eq(of->first, first), hdl_eq(of->empty, hdl_mux(first, one, zero)));
    if (of->second_empty)
        known = hdl_and(known, hdl_eq(of->second_empty, hdl_mux(first, zero, one)));
    return known;
}

/* BP-U3. `looks`, `mine`: the query behind its first cycle, the prediction, of the set followed. */
static void left_out(const struct bloom_unit *b, const struct record *r, sig looks, sig mine)
{
    struct hdl *h = b->h;
    sig in = hdl_and(r->one, r->two);
    sig behind = hdl_and(same_places(b, b->look.hash, r->hash), b->look.has[0], b->look.has[1]);
    sig shown = hdl_and(same_places(b, b->hash, r->hash), b->has[0], b->has[1]);
    hdl_rule(h, "BP-U3", "Lemma: what both filters had they have, if none was swapped since.");
    hdl_lemma(h, "BP-U3",
              implies(hdl_and(looks, b->look.calm), hdl_none(hdl_and(behind, hdl_not(in)))));
    hdl_lemma(h, "BP-U3", implies(hdl_and(mine, b->calm), hdl_none(hdl_and(shown, hdl_not(in)))));
    sig lacks = hdl_and(same_places(b, b->hash, r->hash), hdl_not(in));
    hdl_rule(h, "BP-U3", "An update is left out of what both filters have.");
    hdl_assert(h, "BP-U3", implies(hdl_and(mine, b->skip), hdl_none(lacks)));
}

static void rows_hold(const struct bloom_unit *b, const struct record *r)
{
    struct hdl *h = b->h;
    unsigned roww = 2 * b->s.bits;
    sig row = hdl_inside(b->rows, HDL_ALL_LANES, "only_row");
    row = b->s.sets > 1 ? hdl_at(row, roww, r->set) : row;
    row = hdl_wire(h, "f_row", row);
    hdl_rule(h, "BP-U1", "Lemma: row, flag and what is being written are BF1 by the rules.");
    hdl_lemma(h, "BP-U1", hdl_eq(seen(b, r, row, true), r->one));
    hdl_rule(h, "BP-S1", "Lemma: and BF2.");
    hdl_lemma(h, "BP-S1", hdl_eq(seen(b, r, row, false), r->two));
    sig read = hdl_wire(h, "f_read", b->row), mine = hdl_and(b->waits, is_set(r, b->set));
    sig looks = hdl_and(b->look.valid, is_set(r, b->look.set)),
        fresh = hdl_and(looks, b->look.fresh);
    hdl_rule(h, "BP-Q2", "Lemma: a row's bits are those of one query.");
    hdl_lemma(h, "BP-Q2", implies(b->taken_on, hdl_or(hdl_not(b->look.valid), b->look.fresh)));
    hdl_rule(h, "BP-I3", "Of a set one query is under way.");
    hdl_assert(h, "BP-I3", hdl_not(hdl_and(mine, looks)));
    hdl_rule(h, "BP-I1", "Lemma: the row that was read lacks nothing but what is being written.");
    hdl_lemma(h, "BP-I1", implies(fresh, hdl_eq(seen(b, r, read, true), r->one)));
    if (b->skip) {
        hdl_lemma(h, "BP-U3", implies(fresh, hdl_eq(seen(b, r, read, false), r->two)));
        left_out(b, r, hdl_and(looks, hdl_not(b->look.fresh)), mine);
    }
    hdl_rule(h, "BP-S1", "Lemma: the roles that were looked up are those of the set.");
    hdl_lemma(h, "BP-S1", implies(fresh, known_roles(b, r, &b->look.role)));
    hdl_lemma(
        h, "BP-S1",
        implies(hdl_and(b->back.asked, is_set(r, b->back.set)), known_roles(b, r, &b->back.role)));
    sig back = hdl_wire(h, "f_back_row", b->asked_row), of_back = is_set(r, b->back.set);
    hdl_lemma(h, "BP-I2",
              implies(hdl_and(b->back.asked, of_back), hdl_eq(seen(b, r, back, true), r->one)));

    sig asks = hdl_and(b->query, is_set(r, b->io.q_set), hdl_eq(b->q_hash, r->hash));
    sig expect = hdl_reg_zero(h, "f_expect", 1, "BF1 had all when it was asked");
    hdl_when(asks) hdl_next(expect, hdl_all(r->one_next));
    sig looked = hdl_and(looks, hdl_eq(b->look.hash, r->hash));
    sig same = hdl_wire(h, "f_same", hdl_and(mine, hdl_eq(b->hash, r->hash)));
    sig had = hdl_mux(b->look.fresh, hdl_all(r->one), hdl_all(b->look.has[0]));
    hdl_lemma(h, "BP-Q2", implies(looked, hdl_eq(expect, had)));
    hdl_rule(h, "BP-Q2", "A hit iff BF1 had all places at the end of the cycle of acceptance.");
    hdl_assert(h, "BP-Q2", implies(same, hdl_eq(b->io.p_hit, expect)));
}

/* BP-A1: whether a request with the record's places was queued for its set since a window of reads
 * began, and since what came back was asked for. */
static void fills(const struct bloom_unit *b, const struct record *r)
{
    struct hdl *h = b->h;
    sig event =
        hdl_wire(h, "f_asked_again",
                 hdl_and(b->io.p_take, b->io.p_queue, is_set(r, b->set), hdl_eq(b->hash, r->hash)));
    sig now = hdl_reg_zero(h, "f_queued_now", 1, "queued in this window of reads"),
        before = hdl_reg_zero(h, "f_queued_before", 1, "or in the one before");
    sig now_next = hdl_or(now, event), before_next = hdl_or(before, event),
        live = hdl_not(b->io.clear);
    hdl_next(now, hdl_and(now_next, hdl_not(b->io.window), live));
    hdl_next(before, hdl_and(hdl_mux(b->io.window, now_next, before_next), live));
    sig all = hdl_all(r->one), both = hdl_and(all, hdl_all(r->two));
    hdl_rule(h, "BP-W1", "Lemma: until the first swap both filters have it, until the second BF1.");
    for (unsigned w = 0; w < 2; w++) {
        sig was = w ? before : now;
        sig one = at_set(r, b->since[w][0]), two = at_set(r, b->since[w][1]);
        hdl_lemma(h, "BP-W1", implies(two, one));
        hdl_lemma(h, "BP-W1", implies(hdl_and(was, hdl_not(one)), both));
        hdl_lemma(h, "BP-W1", implies(hdl_and(was, hdl_not(two)), all));
    }
    sig dirty = hdl_reg_zero(h, "f_dirty", 1, "queued since the window of what came back began");
    sig asks = hdl_and(b->asks, is_set(r, b->io.a_set), hdl_eq(b->a_hash, r->hash));
    sig since = hdl_mux(b->io.a_old, before_next, now_next);
    hdl_next(dirty, hdl_and(hdl_mux(b->asks, hdl_and(asks, since), hdl_or(dirty, event)), live));
    sig same = hdl_and(r->any, is_set(r, b->back.set), hdl_eq(b->back.hash, r->hash));
    hdl_rule(h, "BP-A1", "Lemma: of what was not too late to be told BF1 has what was queued.");
    hdl_lemma(h, "BP-A1",
              implies(hdl_and(hdl_and(same, b->back.asked, dirty), hdl_not(b->back.late)), all));
    hdl_lemma(h, "BP-A1", implies(b->back.asked, r->any));
    sig no = hdl_or(b->back.late, hdl_all(b->back.has), b->back.dropped);
    hdl_lemma(h, "BP-A2", implies(hdl_and(same, dirty, b->back.known), no));
    hdl_lemma(h, "BP-A2", hdl_not(hdl_and(b->back.asked, b->back.known)));
    hdl_rule(h, "BP-A1", "What may be filled in was not queued since its window began.");
    hdl_assert(h, "BP-A1", implies(hdl_and(same, b->io.a_fill), hdl_not(dirty)));
}

/* What happened in the last cycle shows in the record. */
static void effects(const struct bloom_unit *b, const struct record *r)
{
    struct hdl *h = b->h;
    sig cleared = hdl_reg(h, "f_cleared", 1, hdl_ones(h, 1), "clear or reset in the last cycle");
    hdl_next(cleared, b->io.clear);
    hdl_rule(h, "BP-R1", "After a clear everything is empty, nothing written.");
    hdl_assert(
        h, "BP-R1",
        implies(cleared, hdl_and(hdl_all(b->empty[0]), hdl_all(b->empty[1]), hdl_not(b->writes))));
    if (!b->s.carry)
        return;
    sig carried = hdl_reg_zero(h, "f_carried", 1, "the block was carried");
    hdl_next(carried, hdl_and(b->io.d_valid, b->io.d_carry, is_set(r, b->io.d_set),
                              hdl_eq(b->d_hash, r->hash), hdl_not(b->io.clear)));
    hdl_rule(h, "BP-C1", "A tag that was carried is in both.");
    hdl_assert(h, "BP-C1", implies(carried, hdl_all(hdl_and(r->one, r->two))));
    hdl_rule(h, "BP-C1", "And is being written.");
    hdl_assert(
        h, "BP-C1",
        implies(carried, hdl_and(b->writes, hdl_eq(b->w_hash, r->hash), is_set(r, b->w_set))));
}

static void handshakes(const struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    sig looks = hdl_reg_zero(h, "f_looks", 1, "accepted, and another one waits or came before");
    sig waits = hdl_reg_zero(h, "f_waits", 1, "behind that, and not taken");
    sig accepted = hdl_and(b->io.q_valid, b->io.q_ready);
    sig free = hdl_or(hdl_not(waits), b->io.p_take), stays = hdl_and(looks, hdl_not(free));
    hdl_next(looks, hdl_or(accepted, stays));
    hdl_next(waits, hdl_or(hdl_and(looks, free), hdl_and(waits, hdl_not(b->io.p_take))));
    hdl_rule(h, "BP-Q1", "A query is looked up, then its prediction shown until the take.");
    hdl_assert(h, "BP-Q1", hdl_eq(hdl_cat(b->io.l_valid, b->io.p_valid), hdl_cat(looks, waits)));
    sig again = hdl_or(hdl_and(looks, hdl_eq(b->look.set, b->io.q_set)),
                       hdl_and(waits, hdl_eq(b->set, b->io.q_set)));
    sig mine =
        hdl_eq(s->memories > 1 ? hdl_low(b->io.q_set, hdl_clog2(s->memories)) : hdl_zero(h, 1),
               s->memories > 1 ? hdl_low(b->w_set, hdl_clog2(s->memories)) : hdl_zero(h, 1));
    sig back = hdl_and(b->io.a_valid, s->memories > 1
                                          ? hdl_eq(hdl_low(b->io.q_set, hdl_clog2(s->memories)),
                                                   hdl_low(b->io.a_set, hdl_clog2(s->memories)))
                                          : hdl_ones(h, 1));
    hdl_rule(h, "BP-I1", "Ready, but for a memory that is written, or read for a fill.");
    hdl_assert(h, "BP-I1",
               hdl_eq(b->io.q_ready, hdl_and(hdl_not(stays), hdl_not(hdl_and(b->writes, mine)),
                                             hdl_not(back), hdl_not(again))));
    hdl_assert(h, "BP-Q2", implies(b->io.p_hit, b->io.p_valid));
    sig carried = s->on_service ? b->io.d_valid
                  : s->carry    ? hdl_and(b->io.d_valid, b->io.d_carry)
                                : hdl_zero(h, 1);
    hdl_rule(h, "BP-U2", "One update, of a completion first, of a prediction last.");
    sig room = b->skip ? hdl_or(b->io.f_ready, b->skip) : b->io.f_ready;
    hdl_assert(h, "BP-U2",
               hdl_and(hdl_eq(b->io.f_ready, hdl_not(carried)), hdl_eq(b->io.p_ready, room)));
    sig bit[64];
    for (unsigned r = 0; r < s->hashes * s->hashw; r++)
        bit[r] =
            hdl_bit(hdl_popcount(hdl_and(b->io.q_tag, hdl_const(h, s->tagw, s->matrix[r]))), 0);
    hdl_rule(h, "BP-H1", "Parities with the rows of the matrix.");
    hdl_assert(h, "BP-H1", hdl_eq(b->q_hash, hdl_pack(s->hashes * s->hashw, bit)));
}

struct marks {
    sig owed, out;
};

/* Owed and out of the set followed. */
static struct marks marks(const struct bloom_unit *b, const struct record *r)
{
    struct hdl *h = b->h;
    sig owed = hdl_reg_zero(h, "f_owed", 1, "a swap since the last marker");
    sig out = hdl_reg_zero(h, "f_out", 1, "a marked entry has not come back");
    sig queues = hdl_and(b->queued, is_set(r, b->queued_set));
    sig served = hdl_and(b->io.d_valid, is_set(r, b->io.d_set)),
        marked = hdl_and(queues, b->io.note);
    hdl_next(owed, hdl_and(hdl_not(b->io.clear), hdl_or(owed, r->swaps), hdl_not(queues)));
    hdl_next(out, hdl_and(hdl_not(b->io.clear),
                          hdl_or(marked, hdl_and(out, hdl_not(hdl_and(served, b->io.d_note))))));
    hdl_rule(h, "BP-M1", "A swap by what was touched since a marker that has come back.");
    sig may = hdl_and(b->io.d_touched, hdl_not(owed), hdl_or(b->io.d_note, hdl_not(out)));
    if (b->io.d_idle) {
        hdl_rule(h, "BP-D1", "Only when nothing of the set is under way.");
        hdl_assert(h, "BP-D1", implies(b->io.swap, b->io.d_idle));
        may = hdl_and(may, b->io.d_idle);
    }
    hdl_assert(h, "BP-M1", implies(served, hdl_eq(b->io.swap, may)));
    hdl_assert(h, "BP-M1", implies(b->io.swap, b->io.d_valid));
    hdl_rule(h, "BP-M2", "The first entry behind a swap, in its cycle or later, is marked.");
    hdl_assert(h, "BP-M2", implies(queues, hdl_eq(b->io.note, hdl_or(owed, r->swaps))));
    hdl_assert(h, "BP-M2", implies(hdl_not(b->queued), hdl_not(b->io.note)));
    hdl_rule(h, "BP-M2", "Lemma: the bits of the set.");
    sig new = hdl_and(b->marks, is_set(r, b->marks_set));
    hdl_lemma(h, "BP-M2",
              hdl_and(hdl_eq(hdl_and(at_set(r, b->owed), hdl_not(new)), owed),
                      hdl_eq(hdl_or(at_set(r, b->out), new), out)));
    return (struct marks){owed, out};
}

/* ---- no false negatives ---- */

enum { IN_FLIGHT = 4 }; /* entries of the set followed that are queued or in service at once */

/* An arbitrary block of the set followed, whose places are the record's; its warp, by what the
 * warp's reports mean; and what is queued for the set, oldest first. */
struct block {
    sig tag, looked, asked, back;          /* of the query, the prediction, and of what came back */
    sig n, is[IN_FLIGHT], mark[IN_FLIGHT]; /* entries; of the block; with a marker */
    sig there, touched;                    /* it may be in the set; touched since the marker */
    sig queues, queues_it, serves;         /* in this cycle */
    sig there_next, queued_next;           /* at its end */
    sig over;                              /* sets are flushed: filters say nothing until a clear */
};

static struct block symbol(const struct bloom_unit *b, const struct record *r)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    unsigned n = s->hashes * s->hashw;
    struct block x = {.tag = hdl_any_const(h, "f_tag_any", s->tagw, "an arbitrary block")};
    sig bit[64];
    for (unsigned i = 0; i < n; i++)
        bit[i] = hdl_bit(hdl_popcount(hdl_and(x.tag, hdl_const(h, s->tagw, s->matrix[i]))), 0);
    hdl_comment(h, "Symbol: the places are those of the block.");
    hdl_symbol(h, "BP-X1", hdl_eq(r->hash, hdl_pack(n, bit)));
    x.looked = hdl_reg(h, "f_looked", s->tagw, NULL, "the block of the query that is looked up");
    x.asked = hdl_reg(h, "f_asked", s->tagw, NULL, "of the prediction that waits");
    hdl_when(b->query) hdl_next(x.looked, b->io.q_tag);
    hdl_when(b->moves) hdl_next(x.asked, x.looked);
    hdl_rule(h, "BP-X1", "Lemma: what waits has the hash of its block.");
    hdl_lemma(
        h, "BP-X1",
        implies(hdl_and(b->look.valid, hdl_eq(x.looked, x.tag)), hdl_eq(b->look.hash, r->hash)));
    hdl_lemma(h, "BP-X1",
              implies(hdl_and(b->waits, hdl_eq(x.asked, x.tag)), hdl_eq(b->hash, r->hash)));
    x.back = hdl_reg(h, "f_back", s->tagw, NULL, "the block that came back");
    hdl_when(b->asks) hdl_next(x.back, b->io.a_tag);
    hdl_lemma(h, "BP-A1",
              implies(hdl_and(r->any, hdl_eq(x.back, x.tag)), hdl_eq(b->back.hash, r->hash)));
    return x;
}

/* The queue of the set: served in order, a note comes back once. */
static void queue(const struct bloom_unit *b, const struct record *r, struct block *x)
{
    struct hdl *h = b->h;
    unsigned w = hdl_clog2(IN_FLIGHT + 1);
    x->n = hdl_reg_zero(h, "f_queued", w, "entries of the set");
    x->queues = hdl_wire(h, "f_queues", hdl_and(b->queued, is_set(r, b->queued_set)));
    sig it = hdl_mux(b->filled, hdl_eq(x->back, x->tag), hdl_eq(x->asked, x->tag));
    x->queues_it = hdl_wire(h, "f_queues_it", hdl_and(x->queues, it));
    sig done = hdl_and(b->io.d_valid, is_set(r, b->io.d_set)), known = hdl_any(x->n);
    x->serves = hdl_wire(h, "f_serves", hdl_and(done, known));
    x->over = hdl_reg_zero(h, "f_over", 1, "what was not queued here has been served");
    sig flush = hdl_and(done, hdl_not(known));
    hdl_next(x->over, hdl_and(hdl_or(x->over, flush), hdl_not(b->io.clear)));
    sig left = hdl_mux(x->serves, hdl_dec(x->n), x->n);
    for (unsigned i = 0; i < IN_FLIGHT; i++) {
        x->is[i] = hdl_reg_zero(h, hdl_fmt(h, "f_is_%u", i), 1, "of the block");
        x->mark[i] = hdl_reg_zero(h, hdl_fmt(h, "f_mark_%u", i), 1, "has a marker");
    }
    sig stays[IN_FLIGHT];
    for (unsigned i = 0; i < IN_FLIGHT; i++) {
        bool end = i + 1 == IN_FLIGHT;
        sig here = hdl_and(x->queues, hdl_eq_const(left, i), hdl_not(b->io.clear));
        sig is = hdl_mux(x->serves, end ? hdl_zero(h, 1) : x->is[i + 1], x->is[i]);
        sig mark = hdl_mux(x->serves, end ? hdl_zero(h, 1) : x->mark[i + 1], x->mark[i]);
        stays[i] = is;
        hdl_next(x->is[i], hdl_mux(here, x->queues_it, is));
        hdl_next(x->mark[i], hdl_mux(here, hdl_any(b->io.note), mark));
    }
    hdl_next(x->n, hdl_gate(hdl_not(b->io.clear), hdl_mux(x->queues, hdl_inc(left), left)));
    hdl_rule(h, "BP-X1", "Duty: a set is served in order, and a note comes back once.");
    hdl_assume(h, "BP-X1", implies(done, hdl_eq(b->io.d_note, hdl_and(known, x->mark[0]))));
    hdl_rule(h, "BP-X1", "Duty: once a set is flushed there is no query until the clear.");
    hdl_assume(h, "BP-X1", implies(hdl_or(x->over, flush), hdl_none(hdl_cat(b->query, x->queues))));
    hdl_rule(h, "BP-X1",
             "Duty: so many entries of a set at most; none, old or new, when all is cleared.");
    hdl_assume(h, "BP-X1",
               hdl_and(implies(x->queues, hdl_ne(left, hdl_const(h, w, IN_FLIGHT))),
                       implies(b->io.clear, hdl_none(hdl_cat(x->queues, x->n)))));
    x->queued_next =
        hdl_wire(h, "f_queued_next", hdl_or(x->queues_it, hdl_any(hdl_pack(IN_FLIGHT, stays))));
}

/* The warp: a marker clears what is touched, the block that is served is there and touched, and so
 * is one that is carried; of what is not touched nothing is there if all is said to be touched. */
static void warp(const struct bloom_unit *b, struct block *x)
{
    struct hdl *h = b->h;
    x->there = hdl_reg_zero(h, "f_there", 1, "the block may be in the set");
    x->touched = hdl_reg_zero(h, "f_touched", 1, "touched since the marker");
    sig kept = hdl_and(x->touched, hdl_not(x->mark[0]));
    sig stays = hdl_and(x->there, hdl_or(kept, hdl_not(b->io.d_touched)));
    x->there_next = hdl_wire(
        h, "f_there_next",
        hdl_gate(hdl_not(b->io.clear), hdl_mux(x->serves, hdl_or(x->is[0], stays), x->there)));
    sig carried =
        b->io.d_carry ? hdl_and(b->io.d_carry, hdl_eq(b->io.d_tag, x->tag)) : hdl_zero(h, 1);
    hdl_next(x->there, x->there_next);
    hdl_when(b->io.clear) hdl_next(x->touched, hdl_zero(h, 1));
    hdl_else_when(h, x->serves) hdl_next(x->touched, hdl_or(kept, x->is[0], carried));
}

/* BP-X2. `left`: so many valid ways have not been touched since the marker, at most. A marker makes
 * it all ways but the one that is served with it; what a report carries is touched from then on. */
static void lively(const struct bloom_unit *b, const struct record *r, const struct marks *m,
                   const struct block *x)
{
    struct hdl *h = b->h;
    unsigned ways = b->s.ways, most = ways + IN_FLIGHT - 1, w = hdl_clog2(2 * most + IN_FLIGHT);
    sig left = hdl_reg_zero(h, "f_left", w, "ways that are not touched, at most");
    sig since = hdl_reg_zero(h, "f_since", w, "services without a swap");
    sig none = hdl_zero(h, w), limit = hdl_const(h, w, most - 1);
    sig now = hdl_mux(x->mark[0], hdl_const(h, w, ways - 1), left);
    sig fewer = hdl_gate(hdl_any(now), hdl_dec(now));
    sig reports = hdl_mux(hdl_any(now), hdl_or(b->io.d_touched, b->io.d_carry), b->io.d_touched);
    reports = hdl_wire(h, "f_reports", implies(x->serves, reports));
    hdl_rule(h, "BP-X2", "Duty: a warp that has nothing left says so, any other carries a tag.");
    hdl_assume(h, "BP-X2", reports);
    hdl_when(b->io.clear) hdl_next(left, none);
    hdl_else_when(h, x->serves) hdl_next(left, hdl_gate(hdl_not(b->io.d_touched), fewer));
    hdl_when(hdl_or(b->io.clear, r->swaps)) hdl_next(since, none);
    hdl_else_when(h, x->serves) hdl_next(since, hdl_inc(since));

    sig queued = hdl_const(h, w, IN_FLIGHT - 1), quiet = hdl_not(hdl_or(m->owed, m->out));
    sig at = hdl_extend(x->n, w), behind = none;
    for (unsigned i = 0; i < IN_FLIGHT; i++)
        behind = hdl_or(behind, hdl_gate(x->mark[i], hdl_const(h, w, i)));
    hdl_rule(h, "BP-X2", "Lemma: so many are before the marker.");
    hdl_lemma(h, "BP-X2", implies(m->owed, hdl_ge(queued, hdl_add(since, at))));
    hdl_lemma(h, "BP-X2", implies(m->out, hdl_ge(queued, hdl_add(since, behind))));
    hdl_rule(h, "BP-X2", "Lemma: and so many ways are left after it.");
    hdl_lemma(h, "BP-X2", hdl_and(hdl_ge(hdl_const(h, w, ways - 1), left), hdl_ge(limit, since)));
    hdl_lemma(h, "BP-X2", implies(quiet, hdl_ge(limit, hdl_add(since, left))));
    hdl_rule(h, "BP-X2", "After as many services as it has ways, and were queued, a set swaps.");
    hdl_assert(h, "BP-X2", implies(hdl_and(x->serves, hdl_eq(since, limit)), r->swaps));
}

/* BP-X1. */
static void sound(const struct bloom_unit *b, const struct record *r, const struct marks *m)
{
    struct hdl *h = b->h;
    struct block x = symbol(b, r);
    queue(b, r, &x);
    warp(b, &x);
    sig one = hdl_all(r->one), two = hdl_all(r->two), quiet = hdl_not(hdl_or(m->owed, m->out));
    sig marked = hdl_zero(h, 1), shape[IN_FLIGHT], late[IN_FLIGHT];
    for (unsigned i = 0; i < IN_FLIGHT; i++) {
        sig is = hdl_lt(hdl_const(h, hdl_width_of(x.n), i), x.n);
        shape[i] = hdl_and(implies(hdl_not(is), hdl_none(hdl_or(x.is[i], x.mark[i]))),
                           hdl_not(hdl_and(marked, x.mark[i])));
        marked = hdl_or(marked, x.mark[i]);
        late[i] = implies(hdl_and(x.is[i], hdl_or(quiet, marked)), two);
    }
    hdl_rule(h, "BP-X1", "Lemma: one marker is queued iff it is out, and none is owed then.");
    hdl_lemma(h, "BP-X1",
              hdl_and(hdl_eq(marked, m->out), hdl_not(hdl_and(m->owed, m->out)),
                      hdl_and_n(IN_FLIGHT, shape),
                      hdl_ge(hdl_const(h, hdl_width_of(x.n), IN_FLIGHT), x.n)));
    hdl_rule(h, "BP-X1", "Lemma: what may be there, or is queued, is in BF1.");
    hdl_lemma(h, "BP-X1",
              implies(hdl_or(x.there, hdl_any(hdl_pack(IN_FLIGHT, x.is))), hdl_or(one, x.over)));
    hdl_rule(h, "BP-X1", "Lemma: what was queued with the marker or later is in BF2.");
    hdl_lemma(h, "BP-X1", hdl_or(hdl_and_n(IN_FLIGHT, late), x.over));
    hdl_rule(h, "BP-X1", "Lemma: once the marker is back, what is touched is in BF2.");
    hdl_lemma(h, "BP-X1", implies(hdl_and(quiet, x.there, x.touched), hdl_or(two, x.over)));
    if (b->s.carry)
        lively(b, r, m, &x);
    sig asks = hdl_and(b->query, is_set(r, b->io.q_set), hdl_eq(b->io.q_tag, x.tag));
    sig must_later = hdl_reg_zero(h, "f_must_hit_l", 1, "it was there, or queued, when asked");
    sig must = hdl_reg_zero(h, "f_must_hit", 1, "the prediction has to be a hit");
    hdl_when(b->query) hdl_next(must_later, hdl_and(asks, hdl_or(x.there_next, x.queued_next)));
    hdl_when(b->moves) hdl_next(must, must_later);
    sig had = hdl_mux(b->look.fresh, one, hdl_all(b->look.has[0]));
    hdl_rule(h, "BP-X1", "Lemma: BF1 had it as it was looked up.");
    hdl_lemma(h, "BP-X1",
              implies(hdl_and(b->look.valid, must_later),
                      hdl_and(had, is_set(r, b->look.set), hdl_eq(x.looked, x.tag))));
    hdl_rule(h, "BP-X1", "What was in its set or on its way there when it was asked is a hit.");
    hdl_assert(h, "BP-X1", implies(hdl_and(b->io.p_valid, must), b->io.p_hit));
}

/* The count of the set followed. */
static void count(const struct bloom_unit *b, const struct record *r)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    unsigned w = s->countw;
    sig held = s->sets > 1 ? hdl_at(b->counts, w, r->set) : b->counts;
    sig last = hdl_const(h, w, s->threshold - 1), fresh = hdl_not(hdl_all(r->two));
    if (s->counts_accepted) {
        sig mine = hdl_and(b->io.p_take, is_set(r, b->set), hdl_eq(b->hash, r->hash));
        hdl_rule(h, "BP-N2", "Swapped as the last block that BF2 lacks is taken, and only then.");
        hdl_assert(h, "BP-N2",
                   implies(mine, hdl_eq(b->io.swap, hdl_and(fresh, hdl_eq(held, last)))));
        hdl_assert(h, "BP-N2", hdl_and(implies(b->io.swap, b->io.p_take), hdl_none(b->io.note)));
        return;
    }
    sig n = hdl_reg_zero(h, "f_count", w, "blocks that count");
    sig mine = hdl_and(b->io.d_valid, is_set(r, b->io.d_set)), epoch = at_set(r, b->second);
    sig counts = hdl_and(mine, hdl_bit(b->io.d_note, 0), hdl_eq(hdl_bit(b->io.d_note, 1), epoch));
    sig full = hdl_eq(n, last);
    hdl_when(b->io.clear) hdl_next(n, hdl_zero(h, w));
    hdl_else_when(h, counts) hdl_next(n, hdl_gate(hdl_not(full), hdl_inc(n)));
    hdl_rule(h, "BP-N1", "Swapped at the threshold, and only then.");
    hdl_assert(h, "BP-N1", implies(mine, hdl_eq(b->io.swap, hdl_and(counts, full))));
    hdl_assert(h, "BP-N1", implies(b->io.swap, b->io.d_valid));
    hdl_lemma(h, "BP-N1", hdl_eq(held, n));
    sig queues = hdl_and(b->queued, is_set(r, b->queued_set),
                         hdl_eq(hdl_mux(b->filled, b->back.hash, b->hash), r->hash));
    sig note = hdl_cat(hdl_xor(epoch, r->swaps), hdl_or(r->swaps, fresh));
    hdl_rule(h, "BP-N1", "New iff BF2, swapped or not, lacks the block; of its epoch.");
    hdl_assert(h, "BP-N1", implies(queues, hdl_eq(b->io.note, note)));
    hdl_assert(h, "BP-N1", implies(hdl_not(b->queued), hdl_none(b->io.note)));
}

void props_bloom_predictor(const struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    hdl_group(h, NULL);
    props_one_of(h, "BP-Q1", b->io.q_valid, b->io.q_set, s->sets);
    props_one_of(h, "BP-A1", b->io.a_valid, b->io.a_set, s->sets);
    props_one_of(h, "BP-M1", b->io.d_valid, b->io.d_set, s->sets);
    hdl_rule(h, "BP-Q1", "Duty: what is taken waits.");
    hdl_assume(h, "BP-Q1", implies(b->io.p_take, b->io.p_valid));
    hdl_rule(h, "BP-U2", "Duty: what needs an update has room for it.");
    hdl_assume(h, "BP-U2",
               implies(s->on_accept ? b->io.p_take : b->io.p_queue,
                       hdl_and(b->io.p_ready, hdl_not(b->io.f_valid))));
    hdl_assume(h, "BP-U2", implies(b->io.p_queue, b->io.p_take));
    hdl_rule(h, "BP-M1", "Duty: what comes with a completion is zero without one.");
    sig told = hdl_any(b->io.d_note);
    told = b->io.d_touched ? hdl_or(told, b->io.d_touched) : told;
    told = b->io.d_carry ? hdl_or(told, b->io.d_carry) : told;
    hdl_assume(h, "BP-M1", implies(told, b->io.d_valid));
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    struct record r = follow(b);
    props_kept_one_of(h, "BP-Q1", b->look.valid, b->look.set, s->sets);
    props_kept_one_of(h, "BP-Q1", b->waits, b->set, s->sets);
    props_kept_one_of(h, "BP-A1", r.any, b->back.set, s->sets);
    props_kept_one_of(h, "BP-U2", b->writes, b->w_set, s->sets);
    handshakes(b);
    if (s->depth == 1) {
        rows_hold(b, &r);
        if (!s->on_service)
            fills(b, &r);
    }
    effects(b, &r);
    if (s->look)
        count(b, &r);
    else {
        struct marks m = marks(b, &r);
        if (s->sound)
            sound(b, &r, &m);
    }
    hdl_endif(h);
}
