/* bloom_predictor: two Bloom filters per extended set. A query reads a row, looks up its bits in
 * the next cycle, and has its prediction in the one behind that; an update is a register, from
 * which the row is written in the next cycle without having been read. What a query could miss of
 * an update it is given by comparing hashes. */
#include "gen/blocks/morpheus/bloom_predictor.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/morpheus/bit_rows.h"
#include "gen/blocks/props.h"

/* How many of `n` rows are independent, by elimination. */
static unsigned rank_of(const uint32_t *row, unsigned n)
{
    uint32_t left[64];
    unsigned rank = 0;
    for (unsigned i = 0; i < n; i++)
        left[i] = row[i];
    for (unsigned bit = 32; bit-- > 0;) {
        unsigned pivot = rank;
        while (pivot < n && !(left[pivot] >> bit & 1))
            pivot++;
        if (pivot == n)
            continue;
        uint32_t with = left[pivot];
        left[pivot] = left[rank];
        left[rank++] = with;
        for (unsigned i = rank; i < n; i++)
            if (left[i] >> bit & 1)
                left[i] ^= with;
    }
    return rank;
}

/* BP-H1. */
static void hash_matrix(struct bloom_shape_h *s)
{
    uint64_t x = 1;
    for (unsigned r = 0; r < s->hashes * s->hashw; r++) {
        unsigned behind = r < s->tagw - 1 ? r : s->tagw - 1;
        do {
            x = (x * 1664525 + 1013904223) & 0xffffffff;
            s->matrix[r] = (uint32_t)(x >> (32 - s->tagw));
        } while (rank_of(s->matrix + (r - behind), behind + 1) != behind + 1);
    }
}

static struct bloom_shape_h shape_of(const struct params *p)
{
    struct bloom_shape_h s = {.sets = params_u(p, "morpheus.sets"),
                              .bits = params_u(p, "bloom_predictor.bits"),
                              .hashes = params_u(p, "bloom_predictor.hashes"),
                              .memories = params_u(p, "bloom_predictor.banks"),
                              .carry = params_u(p, "bloom_predictor.carry") != 0,
                              .on_accept = params_is(p, "bloom_predictor.update", "accept"),
                              .on_service = params_is(p, "bloom_predictor.update", "service"),
                              .idle = params_is(p, "bloom_predictor.swap", "idle"),
                              .paper = params_is(p, "bloom_predictor.swap", "paper"),
                              .counts_accepted = params_is(p, "bloom_predictor.swap", "accept")};
    unsigned values = hdl_clog2((65536 + s.sets - 1) / s.sets) + 1;
    s.setw = s.sets > 2 ? hdl_clog2(s.sets) : 1;
    s.tagw = 11 + (values < 16 ? values : 16);
    while (s.memories > s.sets)
        s.memories /= 2;
    s.bankw = s.bits / s.hashes;
    s.hashw = hdl_clog2(s.bankw);
    s.depth = (s.sets + s.memories - 1) / s.memories;
    s.look = s.paper || s.counts_accepted;
    s.skips = !s.look && !s.on_accept && !s.on_service;
    s.sound = s.depth == 1 && !s.look && !s.on_service && !s.idle;
    s.threshold =
        params_u(p, params_is(p, "bloom_predictor.threshold", "blocks") ? "morpheus.assoc"
                                                                        : "morpheus.registers");
    s.countw = hdl_clog2(s.threshold + 1);
    s.notew = s.paper ? 2 : 1;
    s.ways = params_u(p, "morpheus.assoc");
    hash_matrix(&s);
    return s;
}

bool bloom_is_sound(const struct params *p)
{
    return shape_of(p).sound;
}

/* BP-H1 in gates. */
static struct hdl *bloom_hash(struct hdl_design *d, const struct bloom_shape_h *s)
{
    struct hdl *h = hdl_module(d, "bloom_hash", "Where a block has its bits in a Bloom filter.");
    hdl_localparam(h, "HASHES", s->hashes, "hashes, each into a bank of its own");
    hdl_localparam(h, "HASHW", s->hashw, "a hash");
    sig tag = hdl_input(h, "tag", s->tagw, "the block in its set");
    sig hash = hdl_shape(hdl_output(h, "hash", s->hashes * s->hashw, "a bit of each bank"),
                         "HASHES", "HASHW");
    hdl_rule(h, "BP-H1", "Parities of the tag with the rows of a matrix.");
    for (unsigned r = 0; r < s->hashes * s->hashw; r++) {
        sig from[32];
        unsigned n = 0;
        for (unsigned t = 0; t < s->tagw; t++)
            if (s->matrix[r] >> t & 1)
                from[n++] = hdl_bit(tag, t);
        hdl_assign_bits(hash, r, hdl_xor_n(n, from));
    }
    return h;
}

static sig hash_of(const struct bloom_unit *b, const char *name, sig tag)
{
    struct hdl_inst *i =
        hdl_inst(b->h, hdl_fmt(b->h, "u_%s_hash", name), hdl_find(b->d, "bloom_hash"));
    hdl_bind(i, "tag", tag);
    sig hash = hdl_wire_later(b->h, hdl_fmt(b->h, "%s_hash", name), b->s.hashes * b->s.hashw);
    hdl_bind(i, "hash", hash);
    return hdl_shape(hash, "HASHES", "HASHW");
}

/* The memory and the row of a set; NULL where there is one only. */
static sig memory_of(const struct bloom_shape_h *s, sig set)
{
    return s->memories > 1 ? hdl_low(set, hdl_clog2(s->memories)) : NULL;
}

static sig row_of(const struct bloom_shape_h *s, sig set)
{
    return s->depth > 1 ? hdl_bits(set, hdl_clog2(s->memories), hdl_clog2(s->depth)) : NULL;
}

static sig memory_at(const struct bloom_unit *b, sig set)
{
    sig memory = memory_of(&b->s, set);
    return memory ? hdl_decode(memory, b->s.memories) : hdl_ones(b->h, 1);
}

/* Which filter is BF1 of a set that is looked up, and which of both are empty: known as its row is,
 * so that nothing waits for a choice among all sets. */
static struct bloom_role roles_of_one(struct hdl *h, const char *of, bool both)
{
    struct bloom_role r = {
        .first = hdl_reg(h, hdl_fmt(h, "first_%s", of), 1, NULL, "its BF1 is filter 1"),
        .empty = hdl_reg(h, hdl_fmt(h, "empty_%s", of), 1, NULL, "its BF1 is empty")};
    if (both)
        r.second_empty = hdl_reg(h, hdl_fmt(h, "empty_2_%s", of), 1, NULL, "its BF2 is");
    return r;
}

/* A query whose row is read, and a prediction: a bit for each hash. */
static void query_registers(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    unsigned hashes = s->hashes * s->hashw;
    hdl_group(h, "A query whose row is read");
    b->look.valid = hdl_reg_zero(h, "looks", 1, "a query is looked up");
    b->look.fresh = hdl_reg_zero(h, "fresh", 1, "it is in its first cycle");
    hdl_group(h, NULL);
    b->look.set = hdl_reg(h, "set_l", s->setw, NULL, "its set");
    b->look.hash = hdl_shape(hdl_reg(h, "hash_l", hashes, NULL, "its hashes"), "HASHES", "HASHW");
    b->look.role = roles_of_one(h, "l", s->skips);
    b->look.has[0] = hdl_reg(h, "row_has_1", s->hashes, NULL, "the bits that BF1 had");
    if (s->skips) {
        b->look.has[1] = hdl_reg(h, "row_has_2", s->hashes, NULL, "the bits that BF2 had");
        b->look.calm = hdl_reg(h, "held_calm", 1, NULL, "none was swapped since");
    }
    hdl_group(h, "A prediction");
    b->waits = hdl_reg_zero(h, "waits", 1, "a prediction waits to be taken");
    b->taken_on = hdl_reg_zero(h, "taken_on", 1, "its bits are those of the row looked up last");
    hdl_group(h, NULL);
    b->set = hdl_reg(h, "set_q", s->setw, NULL, "its set");
    b->hash = hdl_shape(hdl_reg(h, "hash_q", hashes, NULL, "its hashes"), "HASHES", "HASHW");
    if (s->skips)
        b->calm = hdl_reg(h, "calm", 1, NULL, "none was swapped since");
}

/* Queries, what came back, and the update that is being written. */
static void registers(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    unsigned hashes = s->hashes * s->hashw;
    query_registers(b);
    hdl_group(h, "What came back, and what is written");
    b->back.asked =
        hdl_reg_zero(h, "asked", 1, "a block that came back was asked for in the last cycle");
    b->back.known = hdl_reg_zero(h, "known", 1, "it was before, and its bits are known");
    b->writes = hdl_reg_zero(h, "writes", 1, "a row is written");
    hdl_group(h, NULL);
    b->back.role = roles_of_one(h, "a", false);
    b->back.late = hdl_reg(h, "asked_late", 1, NULL, "its set has swapped twice since");
    b->back.has = hdl_reg(h, "asked_has", s->hashes, NULL, "the bits that BF1 had");
    b->back.dropped = hdl_reg(h, "dropped", 1, NULL, "a request with its hashes was queued since");
    b->back.set = hdl_reg(h, "set_a", s->setw, NULL, "its set");
    b->back.hash = hdl_shape(hdl_reg(h, "hash_a", hashes, NULL, "its hashes"), "HASHES", "HASHW");
    b->w_set = hdl_reg(h, "set_w", s->setw, NULL, "the set whose row is written");
    b->w_hash =
        hdl_shape(hdl_reg(h, "hash_w", hashes, NULL, "where bits are set"), "HASHES", "HASHW");
    if (s->counts_accepted) {
        b->w_one = hdl_reg(h, "one_w", 1, NULL, "in one of the filters only");
        b->w_which = hdl_reg(h, "which_w", 1, NULL, "in that one");
    }
    hdl_group(h, "Roles of the filters");
    b->second = hdl_reg_zero(h, "second_first", s->sets, "BF1 is filter 1");
    b->empty[0] = hdl_reg(h, "empty_0", s->sets, hdl_ones(h, s->sets), "filter 0 is empty");
    b->empty[1] = hdl_reg(h, "empty_1", s->sets, hdl_ones(h, s->sets), "filter 1 is empty");
    hdl_group(h, "Swaps since a window of reads began");
    b->since[0][0] = hdl_reg_zero(h, "one_since", s->sets, "one at least");
    b->since[0][1] = hdl_reg_zero(h, "two_since", s->sets, "two at least");
    b->since[1][0] = hdl_reg_zero(h, "one_before", s->sets, "one since the last window began");
    b->since[1][1] = hdl_reg_zero(h, "two_before", s->sets, "two");
    if (!s->look) {
        hdl_group(h, "Markers that are under way");
        b->owed = hdl_reg_zero(h, "owed", s->sets, "the next entry is marked");
        b->out = hdl_reg_zero(h, "out", s->sets, "a marked entry is under way");
        b->marks = hdl_reg_zero(h, "marks", 1, "an entry was marked in the last cycle");
        b->marks_set = hdl_reg(h, "marks_set", s->setw, NULL, "of this set");
    }
}

/* Who may ask the filters in this cycle: what came back, then a query. */
static void questions(struct bloom_unit *b, sig q_hash, sig a_hash)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    hdl_rule(h, "BP-I1", "No query for the memory that is written.");
    sig apart = memory_of(s, b->io.q_set)
                    ? hdl_ne(memory_of(s, b->io.q_set), memory_of(s, b->w_set))
                    : hdl_zero(h, 1);
    sig idle = hdl_or(hdl_not(b->writes), apart);
    sig mine = memory_of(s, b->io.a_set) ? hdl_eq(memory_of(s, b->io.a_set), memory_of(s, b->w_set))
                                         : hdl_ones(h, 1);
    sig same = memory_of(s, b->io.a_set)
                   ? hdl_eq(memory_of(s, b->io.a_set), memory_of(s, b->io.q_set))
                   : hdl_ones(h, 1);
    hdl_rule(h, "BP-I2", "What came back is asked for first.");
    hdl_assign(b->io.a_ready, hdl_not(hdl_and(b->writes, mine)));
    b->asks = hdl_wire(h, "asks", hdl_and(b->io.a_valid, b->io.a_ready));
    idle = hdl_and(idle, hdl_not(hdl_and(b->io.a_valid, same)));
    hdl_next(b->back.asked, b->asks);
    hdl_next(b->back.known, hdl_and(hdl_or(b->back.asked, b->back.known), hdl_not(b->asks)));
    hdl_when(b->asks)
    {
        hdl_next(b->back.set, b->io.a_set);
        hdl_next(b->back.hash, a_hash);
    }
    hdl_rule(h, "BP-I3", "No query for a set that is asked for already.");
    sig again = hdl_wire(h, "again",
                         hdl_or(hdl_and(b->look.valid, hdl_eq(b->look.set, b->io.q_set)),
                                hdl_and(b->waits, hdl_eq(b->set, b->io.q_set))));
    hdl_rule(h, "BP-Q1", "One prediction waits, and one query behind it.");
    sig room = hdl_or(hdl_not(hdl_and(b->look.valid, b->waits)), b->io.p_take);
    hdl_assign(b->io.q_ready, hdl_and(room, hdl_not(again), idle));
    b->moves =
        hdl_wire(h, "moves", hdl_and(b->look.valid, hdl_or(hdl_not(b->waits), b->io.p_take)));
    sig query = hdl_wire(h, "accepted", hdl_and(b->io.q_valid, b->io.q_ready));
    b->query = query;
    hdl_next(b->look.valid, hdl_or(query, hdl_and(b->look.valid, hdl_not(b->moves))));
    hdl_next(b->look.fresh, query);
    hdl_next(b->taken_on, hdl_and(b->moves, b->look.fresh));
    hdl_next(b->waits, hdl_or(b->moves, hdl_and(b->waits, hdl_not(b->io.p_take))));
    hdl_when(query)
    {
        hdl_next(b->look.set, b->io.q_set);
        hdl_next(b->look.hash, q_hash);
    }
    hdl_when(b->moves)
    {
        hdl_next(b->set, b->look.set);
        hdl_next(b->hash, b->look.hash);
    }
}

/* What happens in this cycle, but for the swap. */
static void events(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    hdl_group(h, "Events");
    sig served = s->on_service ? b->io.d_valid : s->carry ? b->io.d_carry : hdl_zero(h, 1);
    if (s->carry) {
        hdl_rule(h, "BP-C1", "A tag that is carried is set in both filters.");
        served = hdl_wire(h, "carried", served);
    }
    b->served = served;
    hdl_rule(h, "BP-U2", "One update: of a completion, then of a fill, then of a prediction.");
    hdl_assign(b->io.f_ready, hdl_not(served));
    sig own_room = hdl_not(served);
    if (s->skips) {
        b->skip = hdl_wire_later(h, "skip", 1);
        own_room = hdl_or(own_room, b->skip);
    }
    hdl_assign(b->io.p_ready, own_room);
    b->filled = hdl_wire(h, "filled", hdl_and(b->io.f_valid, b->io.f_ready));
    if (!s->counts_accepted)
        b->queued = hdl_wire(h, "queued", hdl_or(b->filled, hdl_and(b->io.p_take, b->io.p_queue)));
    else
        hdl_unused(b->io.p_queue);
    b->queued_set = hdl_wire(h, "queued_set", hdl_mux(b->filled, b->back.set, b->set));
    if (s->on_service && !s->look)
        hdl_unused(b->queued_set); /* but by properties */
    sig q_hash = hash_of(b, "q", b->io.q_tag);
    sig a_hash = hash_of(b, "a", b->io.a_tag);
    sig d_hash = b->io.d_tag ? hash_of(b, "d", b->io.d_tag) : NULL;
    b->q_hash = q_hash;
    b->a_hash = a_hash;
    b->d_hash = d_hash;

    hdl_rule(h, "BP-U1", "The update of this cycle.");
    sig own = s->on_accept ? b->io.p_take : hdl_and(b->io.p_take, b->io.p_queue);
    if (s->skips) {
        hdl_rule(h, "BP-U3", "What both filters have is not written again.");
        own = hdl_and(own, hdl_not(b->skip));
    }
    sig update = s->on_service ? served : hdl_or(served, b->filled, own);
    sig set = s->on_service ? b->io.d_set : b->queued_set, hash = d_hash;
    if (!s->on_service) {
        hash = hdl_mux(b->filled, b->back.hash, b->hash);
        if (d_hash) {
            set = hdl_mux(served, b->io.d_set, set);
            hash = hdl_mux(served, d_hash, hash);
        }
    }
    hdl_next(b->writes, hdl_and(update, hdl_not(b->io.clear)));
    hdl_when(update)
    {
        hdl_next(b->w_set, set);
        hdl_next(b->w_hash, hash);
    }
    questions(b, q_hash, a_hash);
}

/* Which bits of the hashes are set in a filter of BITS bits, or about to be: `ahead`. */
static sig members(const struct bloom_unit *b, const char *label, sig filter, sig empty, sig hash,
                   sig ahead)
{
    const struct bloom_shape_h *s = &b->s;
    struct hdl *h = b->h;
    sig has = hdl_wire_later(h, hdl_fmt(h, "%s_bits", label), s->hashes);
    hdl_each(h, label, k, "HASHES")
    {
        sig mine = hdl_wire(h, "mine", hdl_item(hash, k, s->hashw));
        sig at = hdl_gate(hdl_not(empty), hdl_decode(mine, s->bankw));
        sig lit = hdl_any(hdl_and(hdl_item(filter, k, s->bankw), at));
        sig same = hdl_and(ahead, hdl_eq(mine, hdl_item(b->w_hash, k, s->hashw)));
        hdl_assign_bits(has, k, hdl_or(lit, same));
    }
    return has;
}

static sig filter_of(const struct bloom_unit *b, const char *name, sig row, sig which)
{
    unsigned bits = b->s.bits;
    return hdl_shape(
        hdl_wire(b->h, name, hdl_mux(which, hdl_bits(row, bits, bits), hdl_low(row, bits))),
        "HASHES", "BANKW");
}

/* BP-A1, BP-A2: whether what came back may be filled in. */
static void returned(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    hdl_group(h, "Fills");
    sig first = b->back.role.first, empty = b->back.role.empty;
    sig filter = filter_of(b, "asked_filter", b->asked_row, first);
    sig ahead = hdl_and(b->writes, hdl_eq(b->w_set, b->back.set));
    if (b->w_one)
        ahead = hdl_and(ahead, hdl_or(hdl_not(b->w_one), hdl_eq(b->w_which, first)));
    ahead = hdl_wire(h, "asked_ahead", ahead);
    hdl_rule(h, "BP-A1", "BF1 lacks it, and its set has not swapped twice since its window began.");
    sig bits = members(b, "look_asked", filter, empty, b->back.hash, ahead);
    hdl_when(b->back.asked) hdl_next(b->back.has, bits);
    sig no = hdl_or(b->back.late, hdl_all(b->back.has), b->back.dropped);
    hdl_assign(b->io.a_fill, hdl_and(b->back.known, hdl_not(no)));
    hdl_rule(h, "BP-A2", "Until a request with its hashes is queued.");
    sig queued = hdl_and(b->io.p_take, b->io.p_queue, hdl_eq(b->set, b->back.set),
                         hdl_eq(b->hash, b->back.hash));
    hdl_next(b->back.dropped, hdl_and(hdl_or(b->back.dropped, queued), hdl_not(b->asks)));
}

/* The pair of `set` is swapped in this cycle. */
static sig swaps_of(const struct bloom_unit *b, sig set)
{
    return hdl_and(b->io.swap, hdl_eq(b->swap_set, set));
}

/* BP-W1: the swaps of this window and of the one before. */
static void windows(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    sig at = hdl_wire(h, "swapping", hdl_gate(b->io.swap, b->swap_at)), after[2][2];
    for (unsigned w = 0; w < 2; w++) {
        after[w][0] = hdl_or(b->since[w][0], at);
        after[w][1] = hdl_or(b->since[w][1], hdl_and(b->since[w][0], at));
    }
    hdl_rule(h, "BP-W1", "Swaps since the window of a read began are counted up to two.");
    sig keep = hdl_repeat(hdl_not(hdl_or(b->io.clear, b->io.window)), b->s.sets),
        live = hdl_repeat(hdl_not(b->io.clear), b->s.sets);
    for (unsigned n = 0; n < 2; n++) {
        hdl_next(b->since[0][n], hdl_and(after[0][n], keep));
        hdl_next(b->since[1][n], hdl_and(hdl_mux(b->io.window, after[0][n], after[1][n]), live));
    }
    sig asks_at = b->asks_at;
    sig before[2];
    for (unsigned n = 0; n < 2; n++)
        before[n] = hdl_mux(b->io.a_old, hdl_meets(b->since[1][n], asks_at),
                            hdl_meets(b->since[0][n], asks_at));
    hdl_comment(h, "What is being swapped comes last.");
    sig late = hdl_or(before[1], hdl_and(before[0], swaps_of(b, b->io.a_set)));
    hdl_when(b->asks) hdl_next(b->back.late, hdl_and(late, hdl_not(b->io.clear)));
}

/* What a filter says: of a row in the first cycle behind it alone, as nothing else comes as late.
 */
static void found(struct bloom_unit *b, unsigned which, sig now)
{
    struct hdl *h = b->h;
    sig row = b->look.has[which],
        is = hdl_wire_later(h, hdl_fmt(h, "has_%u", which + 1), b->s.hashes);
    sig had = hdl_reg(h, hdl_fmt(h, "had_%u", which + 1), b->s.hashes, NULL,
                      "the bits of the prediction that waits");
    hdl_when(b->look.fresh) hdl_next(row, now);
    hdl_assign(is, hdl_mux(b->taken_on, row, had));
    hdl_next(had, hdl_mux(hdl_and(b->moves, hdl_not(b->look.fresh)), row, is));
    b->has[which] = is;
}

/* BP-Q2. */
static void predict(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    hdl_group(h, "Prediction");
    if (!b->s.paper)
        b->set_at = hdl_wire(h, "set_at", hdl_decode(b->set, b->s.sets));
    sig first = b->look.role.first, empty = b->look.role.empty;
    sig filter = filter_of(b, "filter", b->row, first);
    sig ahead = hdl_and(b->writes, hdl_eq(b->w_set, b->look.set));
    if (b->w_one)
        ahead = hdl_and(ahead, hdl_or(hdl_not(b->w_one), hdl_eq(b->w_which, first)));
    ahead = hdl_wire(h, "ahead", ahead);
    hdl_rule(h, "BP-Q2", "All its bits are in BF1, or were written into it since; it stays so.");
    found(b, 0, members(b, "look", filter, empty, b->look.hash, ahead));
    hdl_assign(b->io.l_valid, b->look.valid);
    hdl_assign(b->io.p_valid, b->waits);
    hdl_assign(b->io.p_hit, hdl_and(b->waits, hdl_all(b->has[0])));
    if (!b->s.skips)
        return;
    sig other = hdl_not(first);
    sig second = filter_of(b, "filter_2", b->row, other);
    found(b, 1, members(b, "look_2", second, b->look.role.second_empty, b->look.hash, ahead));
    hdl_rule(h, "BP-U3", "Both filters had all its bits in the first cycle, and no swap since.");
    sig both = hdl_and(hdl_all(b->has[0]), hdl_all(b->has[1]), b->calm);
    hdl_assign(b->skip, hdl_and(b->waits, both, hdl_not(b->io.d_touched)));
    sig now = hdl_or(b->look.fresh, b->look.calm);
    sig quiet = hdl_wire(h, "swapless", hdl_not(hdl_or(b->io.d_touched, b->io.clear)));
    hdl_next(b->look.calm, hdl_and(now, quiet));
    hdl_next(b->calm, hdl_and(hdl_mux(b->moves, now, b->calm), quiet));
}

/* Whether BF2 lacks the block that is queued, or taken, before a swap of this cycle. */
static sig lacking(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    sig set = s->paper ? b->queued_set : b->set;
    sig hash =
        s->paper ? hdl_wire(h, "queued_hash", hdl_mux(b->filled, b->back.hash, b->hash)) : b->hash;
    sig at = s->paper ? hdl_wire(h, "queued_at", hdl_decode(set, s->sets)) : b->set_at;
    sig second = hdl_wire(h, "bf2", hdl_not(hdl_meets(b->second, at)));
    sig filter = filter_of(b, "filter_2", b->look_row, second);
    sig empty = hdl_wire(h, "second_empty",
                         hdl_mux(second, hdl_meets(b->empty[1], at), hdl_meets(b->empty[0], at)));
    sig ahead = hdl_and(b->writes, hdl_eq(b->w_set, set));
    if (b->w_one)
        ahead = hdl_and(ahead, hdl_or(hdl_not(b->w_one), hdl_eq(b->w_which, second)));
    ahead = hdl_wire(h, "ahead_2", ahead);
    return hdl_wire(h, "lacks", hdl_not(hdl_all(members(b, "look_2", filter, empty, hash, ahead))));
}

/* BP-N1, BP-N2: gives the swap; `at`: the set that counts. */
static sig counted(struct bloom_unit *b, sig counts, sig at)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    sig all = hdl_shape(hdl_wire_later(h, "counts", s->sets * s->countw), "SETS", "COUNTW");
    sig next = hdl_wire_later(h, "count_next", s->countw);
    hdl_each(h, "counter", i, "SETS")
    {
        sig count = hdl_reg_zero(h, "count", s->countw, "blocks of BF2");
        hdl_when(b->io.clear) hdl_next(count, hdl_zero(h, s->countw));
        hdl_else_when(h, hdl_and(counts, hdl_bit(at, i))) hdl_next(count, next);
        hdl_assign_item(all, i, count);
    }
    sig now = hdl_wire(h, "count_now", hdl_inc(hdl_select(at, all, s->countw)));
    sig full = hdl_wire(h, "full", hdl_eq(now, hdl_const(h, s->countw, s->threshold)));
    hdl_assign(next, hdl_gate(hdl_not(full), now));
    b->counts = all;
    return hdl_and(counts, full);
}

/* An entry of `set` was marked in the last cycle. */
static sig marks_of(const struct bloom_unit *b, sig set)
{
    return hdl_and(b->marks, hdl_eq(b->marks_set, set));
}

static void swap_by_count(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    hdl_group(h, "Counts");
    sig lacks = lacking(b);
    if (s->counts_accepted) {
        hdl_rule(h, "BP-N2", "A prediction taken counts if BF2 lacks its block.");
        b->swap_at = b->set_at;
        b->swap_set = b->set;
        hdl_assign(b->io.swap,
                   counted(b, hdl_wire(h, "counting", hdl_and(b->io.p_take, lacks)), b->set_at));
        hdl_assign(b->io.note, hdl_zero(h, 1));
        hdl_when(hdl_or(b->served, b->filled, b->io.p_take))
        {
            hdl_next(b->w_one, b->io.swap);
            hdl_next(b->w_which, hdl_not(hdl_meets(b->second, b->set_at)));
        }
        hdl_unused(b->io.d_note);
        hdl_unused(b->io.d_valid);
        if (!b->io.d_tag)
            hdl_unused(b->io.d_set);
        return;
    }
    b->swap_at = hdl_wire(h, "served_at", hdl_decode(b->io.d_set, s->sets));
    b->swap_set = b->io.d_set;
    sig epoch = hdl_wire(h, "epoch", hdl_meets(b->second, b->swap_at));
    hdl_rule(h, "BP-N1", "An entry served counts if it was new to a BF2 that still is it.");
    sig counts = hdl_wire(
        h, "counting",
        hdl_and(b->io.d_valid, hdl_bit(b->io.d_note, 0), hdl_eq(hdl_bit(b->io.d_note, 1), epoch)));
    hdl_assign(b->io.swap, counted(b, counts, b->swap_at));
    sig swapped = hdl_wire(h, "swapped", swaps_of(b, b->queued_set));
    sig first = hdl_xor(hdl_meets(b->second, hdl_decode(b->queued_set, s->sets)), swapped);
    hdl_assign(b->io.note, hdl_gate(b->queued, hdl_cat(first, hdl_or(swapped, lacks))));
}

/* BP-M1, BP-M2, BP-D1. */
static void swap_by_marker(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    hdl_group(h, "Markers");
    b->swap_at = hdl_wire(h, "served_at", hdl_decode(b->io.d_set, s->sets));
    b->swap_set = b->io.d_set;
    if (!s->on_service)
        hdl_unused(b->io.d_valid); /* what comes with it says it, too */
    sig asked_at = hdl_wire(h, "asked_at", hdl_decode(b->back.set, s->sets));
    hdl_rule(h, "BP-M1", "All touched, and nothing left of the last marker but this entry.");
    sig new = hdl_wire(h, "marked", marks_of(b, b->io.d_set));
    sig away = hdl_or(hdl_meets(b->out, b->swap_at), new);
    sig owes = hdl_and(hdl_meets(b->owed, b->swap_at), hdl_not(new));
    sig swap = hdl_and(b->io.d_touched, hdl_or(b->io.d_note, hdl_not(away)), hdl_not(owes));
    if (s->idle) {
        hdl_rule(h, "BP-D1", "And nothing else of the set is under way.");
        swap = hdl_and(swap, b->io.d_idle);
    }
    hdl_assign(b->io.swap, swap);
    hdl_rule(h, "BP-M2", "The first entry queued behind a swap is marked.");
    hdl_comment(h, "Looked up for both, before it is known which is queued.");
    sig own = hdl_and(b->io.p_take, b->io.p_queue), of[2], is[2] = {b->filled, own};
    sig sets[2] = {b->back.set, b->set}, ats[2] = {asked_at, b->set_at};
    for (unsigned i = 0; i < 2; i++) {
        sig due = hdl_and(hdl_meets(b->owed, ats[i]), hdl_not(marks_of(b, sets[i])));
        of[i] = hdl_and(is[i], hdl_or(swaps_of(b, sets[i]), due));
    }
    hdl_assign(b->io.note, hdl_or(of[0], of[1]));
    hdl_next(b->marks, hdl_and(b->io.note, hdl_not(b->io.clear)));
    hdl_when(b->queued) hdl_next(b->marks_set, b->queued_set);
    sig returned = hdl_gate(b->io.d_note, b->swap_at);
    sig marked = hdl_wire(h, "marked_at", hdl_gate(b->marks, hdl_decode(b->marks_set, s->sets)));
    hdl_group(h, "Roles of the filters");
    hdl_when(b->io.clear)
    {
        hdl_next(b->owed, hdl_zero(h, s->sets));
        hdl_next(b->out, hdl_zero(h, s->sets));
    }
    hdl_else(h)
    {
        hdl_next(b->owed,
                 hdl_or(hdl_and(b->owed, hdl_not(marked)), hdl_gate(b->io.swap, b->swap_at)));
        hdl_next(b->out, hdl_and(hdl_or(b->out, marked), hdl_not(returned)));
    }
}

/* BP-S1, BP-R1: the roles of a set as its row is read, which is not written then (BP-I1): `at` is
 * that set alone. */
static void look_up(struct bloom_unit *b, const char *name, sig when, sig set, sig at,
                    const struct bloom_role *r)
{
    sig was = hdl_meets(b->second, at), swaps = swaps_of(b, set);
    sig one = hdl_meets(b->empty[1], at), zero = hdl_meets(b->empty[0], at);
    sig first = hdl_wire(b->h, name, hdl_xor(was, swaps)), clear = b->io.clear;
    hdl_when(when)
    {
        hdl_next(r->first, hdl_and(first, hdl_not(clear)));
        hdl_next(r->empty, hdl_or(clear, hdl_mux(first, one, zero)));
        if (r->second_empty)
            hdl_next(r->second_empty, hdl_or(clear, swaps, hdl_mux(was, zero, one)));
    }
}

/* BP-S1, BP-R1: which filter is which, and which are empty. */
static void roles(struct bloom_unit *b)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    sig swapped = hdl_wire(h, "swapped_at", hdl_gate(b->io.swap, b->swap_at));
    sig written = hdl_wire(h, "written_at", hdl_gate(b->writes, b->w_at));
    sig full[2] = {written, written};
    if (b->w_one) {
        full[0] = hdl_gate(hdl_not(hdl_and(b->w_one, b->w_which)), written);
        full[1] = hdl_gate(hdl_or(hdl_not(b->w_one), b->w_which), written);
    }
    sig gone[2] = {hdl_and(swapped, hdl_not(b->second)), hdl_and(swapped, b->second)};
    hdl_rule(h, "BP-R1", "Everything becomes empty.");
    hdl_when(b->io.clear)
    {
        hdl_next(b->second, hdl_zero(h, s->sets));
        hdl_next(b->empty[0], hdl_ones(h, s->sets));
        hdl_next(b->empty[1], hdl_ones(h, s->sets));
    }
    hdl_rule(h, "BP-S1", "BF2 becomes BF1, and what was BF1 is an empty BF2.");
    hdl_else(h)
    {
        hdl_next(b->second, hdl_xor(b->second, swapped));
        for (unsigned f = 0; f < 2; f++)
            hdl_next(b->empty[f], hdl_or(hdl_and(b->empty[f], hdl_not(full[f])), gone[f]));
    }
}

/* One filter of the row that is read of one of the memories. */
static struct hdl *bloom_row(struct hdl_design *d, const struct bloom_shape_h *s)
{
    struct hdl *h =
        hdl_module(d, "bloom_row", "A filter of the row that one of the memories gives.");
    hdl_width w = hdl_param(h, "LANE_W", s->bits, "bits of a filter");
    hdl_localparam(h, "MEMORIES", s->memories, "memories of the filters");
    sig rows =
        hdl_shape(hdl_input(h, "rows", hdl_times(w, s->memories), "what they give"), "MEMORIES");
    sig which = hdl_input(h, "which", s->memories, "the one, one-hot");
    sig row = hdl_output(h, "row", w, "its filter");
    hdl_assign(row, hdl_select(which, rows, w));
    return h;
}

static sig row_of_one(struct bloom_unit *b, const char *name, sig set, sig rows)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    if (s->memories == 1)
        return hdl_wire(h, name, rows);
    sig row = hdl_wire_later(h, name, 2 * s->bits);
    struct hdl_inst *i =
        hdl_lanes(h, hdl_fmt(h, "u_%s_lane", name), hdl_find(b->d, "bloom_row"), 2);
    hdl_inst_param(i, "LANE_W", s->bits);
    hdl_bind_lane(i, "rows", rows);
    hdl_bind(i, "which", memory_at(b, set));
    hdl_bind_lane(i, "row", row);
    return row;
}

/* The rows and what is written into them. An empty filter is written whole. */
static void rows(struct bloom_unit *b, struct hdl *memory)
{
    struct hdl *h = b->h;
    const struct bloom_shape_h *s = &b->s;
    hdl_group(h, "Rows");
    b->w_at = hdl_wire(h, "write_at", hdl_decode(b->w_set, s->sets));
    sig place = hdl_shape(hdl_wire_later(h, "place", s->bits), "HASHES", "BANKW");
    hdl_each(h, "placing", k, "HASHES")
        hdl_assign_item(place, k, hdl_decode(hdl_item(b->w_hash, k, s->hashw), s->bankw));
    sig mask[2];
    for (unsigned f = 0; f < 2; f++) {
        sig all = hdl_repeat(hdl_meets(b->empty[f], b->w_at), s->bits);
        mask[f] = hdl_or(all, place);
        if (b->w_one)
            mask[f] =
                hdl_gate(hdl_or(hdl_not(b->w_one), f ? b->w_which : hdl_not(b->w_which)), mask[f]);
    }
    sig wmask = hdl_wire(h, "write_mask", hdl_cat(mask[1], mask[0]));
    sig wdata = hdl_wire(h, "write_data", hdl_cat(place, place));
    sig query_at = hdl_gate(b->query, memory_at(b, b->io.q_set));
    sig asks_at = hdl_wire(h, "ask_memory", hdl_gate(b->asks, memory_at(b, b->io.a_set)));
    sig read_at = hdl_wire(h, "read_memory", hdl_or(query_at, asks_at));
    sig write_at = hdl_wire(h, "write_memory", hdl_gate(b->writes, memory_at(b, b->w_set)));
    sig all = hdl_shape(hdl_wire_later(h, "rows", s->memories * 2 * s->bits), "MEMORIES", "ROWW");
    sig look = s->look ? hdl_shape(hdl_wire_later(h, "look_rows", s->memories * 2 * s->bits),
                                   "MEMORIES", "ROWW")
                       : NULL;
    sig look_set = s->paper ? b->queued_set : b->set;
    hdl_each(h, "memory", m, "MEMORIES")
    {
        sig we = hdl_wire(h, "we", hdl_bit(write_at, m));
        struct hdl_inst *i = hdl_inst(h, "u_rows", memory);
        hdl_bind(i, "en", hdl_or(we, hdl_bit(read_at, m)));
        hdl_bind(i, "we", we);
        if (s->depth > 1)
            hdl_bind(i, "row",
                     hdl_mux(we, row_of(s, b->w_set),
                             hdl_mux(hdl_bit(asks_at, m), row_of(s, b->io.a_set),
                                     row_of(s, b->io.q_set))));
        hdl_bind(i, "wmask", wmask);
        hdl_bind(i, "wdata", wdata);
        hdl_assign_item(all, m, hdl_get(i, "rdata"));
        if (s->look) {
            if (s->depth > 1)
                hdl_bind(i, "look_row", row_of(s, look_set));
            hdl_assign_item(look, m, hdl_get(i, "look_data"));
        }
        b->rows = i;
    }
    b->row = row_of_one(b, "row", b->look.set, all);
    b->asked_row = row_of_one(b, "asked_row", b->back.set, all);
    if (s->look)
        b->look_row = row_of_one(b, "look_row", look_set, look);
}

struct hdl *block_bloom_predictor(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "bloom_predictor");
    if (h)
        return h;
    struct bloom_unit b = {.d = d, .s = shape_of(p)};
    const struct bloom_shape_h *s = &b.s;
    struct hdl *memory = bit_rows_of(
        d, &(struct bit_rows_shape){.depth = s->depth, .bits = 2 * s->bits, .look = s->look});
    bloom_hash(d, s);
    if (s->memories > 1)
        bloom_row(d, s);
    b.h = h = hdl_module(d, "bloom_predictor", "Whether a block may be in its extended set.");
    sizes_of(bloom_predictor, h, p);
    if (s->memories > 1)
        hdl_localparam(h, "LANES", 2, "filters of a row");
    hdl_note(h, "Latency", "2 cycles from a query to its prediction");
    ports_of(bloom_predictor, h, p, &b.io);
    registers(&b);
    events(&b);
    rows(&b, memory);
    predict(&b);
    returned(&b);
    if (s->look)
        swap_by_count(&b);
    else
        swap_by_marker(&b);
    b.asks_at = hdl_wire(h, "asks_at", hdl_decode(b.io.a_set, s->sets));
    look_up(&b, "query_first", b.query, b.io.q_set,
            hdl_wire(h, "query_at", hdl_decode(b.io.q_set, s->sets)), &b.look.role);
    look_up(&b, "asks_first", b.asks, b.io.a_set, b.asks_at, &b.back.role);
    windows(&b);
    roles(&b);
    props_bloom_predictor(&b);
    return h;
}
