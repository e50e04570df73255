/* addr_separator: which last-level cache a block belongs to. A conventional request needs `ext`
 * alone, the end of a short path; the multiplication that finds a set comes behind the stage. */
#include "contract/morpheus/addr_separator.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

enum {
    BLK = 27,
    HASH = 16,
    THRESHOLD = 17,
    SCALE = 25,
    ONE = 24,
    PRODUCT = HASH + SCALE,
    PART = 5,
    PARTS = SCALE / PART
};

static sig reversed(sig s)
{
    sig bit[HASH];
    for (unsigned i = 0; i < HASH; i++)
        bit[i] = hdl_bit(s, HASH - 1 - i);
    return hdl_pack(HASH, bit);
}

/* s moved by n places towards the most significant bit, zeros behind it; the same width. */
static sig up(struct hdl *h, sig s, unsigned n)
{
    return hdl_cat(hdl_low(s, HASH - n), hdl_zero(h, n));
}

static sig down(sig s, unsigned n)
{
    return hdl_extend(hdl_bits(s, n, HASH - n), HASH);
}

/* a < b, four bits at a time, so that no carry passes all of them. */
static sig below(sig a, sig b)
{
    unsigned w = hdl_bits_of(a);
    if (w <= HASH / 4)
        return hdl_lt(a, b);
    unsigned n = w / 2;
    sig high_a = hdl_bits(a, n, w - n), high_b = hdl_bits(b, n, w - n);
    return hdl_or(below(high_a, high_b),
                  hdl_and(hdl_eq(high_a, high_b), below(hdl_low(a, n), hdl_low(b, n))));
}

/* AS-H1 backwards: the low bits of the block with that hash. */
static sig unhash(struct hdl *h, sig hash, sig high)
{
    sig x = reversed(hash);
    x = hdl_xor(x, down(x, 8));
    x = hdl_xor(x, up(h, x, 9));
    x = hdl_xor(x, down(x, 7), down(x, 14));
    return hdl_xor(x, high, up(h, high, 5));
}

/* What is known of a block but its place. */
struct side {
    sig ext, l1, offset, tag;
};

struct separator {
    struct addr_separator_ports io;
    sig hash;
    struct side side; /* of the block whose place is shown */
    sig from_first, scale, part[PARTS], product;
    unsigned setw, offw;
};

/* A register of the stage; of what is NULL there is none. */
static struct side staged(struct hdl *h, sig when, const char *name, const struct side *s)
{
    struct side q = {
        .l1 = hdl_reg_zero(h, hdl_fmt(h, "l1_%s", name), 1, "and its set in an L1 cache"),
        .tag = hdl_reg_zero(h, hdl_fmt(h, "tag_%s", name), hdl_bits_of(s->tag), "its tag")};
    if (s->ext)
        q.ext = hdl_reg_zero(h, hdl_fmt(h, "ext_%s", name), 1, "the block is extended");
    if (s->offset)
        q.offset = hdl_reg(h, hdl_fmt(h, "from_first_%s", name), HASH, NULL, "its distance");
    hdl_rule(h, "AS-P1", "The last block that was taken.");
    hdl_when(when)
    {
        if (s->ext)
            hdl_next(q.ext, s->ext);
        hdl_next(q.l1, s->l1);
        hdl_next(q.tag, s->tag);
        if (s->offset)
            hdl_next(q.offset, s->offset);
    }
    return q;
}

static sig whole_product(struct hdl *h, const struct separator *s)
{
    sig a = hdl_extend(s->from_first, PRODUCT), b = hdl_extend(s->scale, PRODUCT);
    sig product = hdl_wire(h, "product", hdl_mul(a, b));
    if (s->setw + ONE < PRODUCT)
        hdl_unused(hdl_bits(product, s->setw + ONE, PRODUCT - s->setw - ONE));
    return hdl_low(product, s->setw + ONE);
}

/* A part of the scale at a time, and a register behind. Of the product's bits only those count that
 * are carried into a set, or are part of one. */
static void multiply(struct hdl *h, struct separator *s)
{
    const unsigned end = ONE + s->setw;
    sig ext = s->side.ext;
    s->side.ext = s->side.offset = NULL;
    s->side = staged(h, s->io.onward, "p", &s->side);
    for (unsigned i = 0; i < PARTS; i++) {
        unsigned at = i * PART, w = HASH + PART, from = i ? 0 : PART,
                 to = at + w < end ? w : end - at;
        sig piece = hdl_extend(hdl_bits(s->scale, at, PART), w);
        sig whole =
            hdl_wire(h, hdl_fmt(h, "product_%u", i), hdl_mul(hdl_extend(s->from_first, w), piece));
        s->part[i] =
            hdl_reg_zero(h, hdl_fmt(h, "part_%u", i), to - from, "what counts of that product");
        hdl_when(s->io.onward)
            hdl_next(s->part[i], hdl_gate(ext, hdl_bits(whole, from, to - from)));
        if (from)
            hdl_unused(hdl_low(whole, from));
        if (to < w)
            hdl_unused(hdl_bits(whole, to, w - to));
    }
}

/* The product, from its parts. */
static sig sum_of_parts(struct hdl *h, const struct separator *s)
{
    const unsigned width = ONE + s->setw - PART;
    sig sum = hdl_extend(s->part[0], width);
    for (unsigned i = 1; i < PARTS; i++) {
        sig part = i > 1 ? hdl_cat(s->part[i], hdl_zero(h, (i - 1) * PART)) : s->part[i];
        sum = hdl_add(sum, hdl_extend(part, width));
    }
    return hdl_cat(sum, hdl_zero(h, PART));
}

/* What the registers of the stage should hold. */
static struct side recorded(struct hdl *h, sig when, const char *name, const struct side *s)
{
    const sig now[] = {s->ext, s->l1, s->offset, s->tag};
    static const char *const what[] = {"ext", "l1", "offset", "tag"};
    sig r[4];
    for (unsigned i = 0; i < 4; i++) {
        unsigned w = hdl_bits_of(now[i]);
        r[i] = hdl_reg(h, hdl_fmt(h, "%s_%s", name, what[i]), w, hdl_zero(h, w), "of that block");
        hdl_when(when) hdl_next(r[i], now[i]);
    }
    return (struct side){r[0], r[1], r[2], r[3]};
}

/* The registers of the stage follow what they should hold in records of their own. */
static void properties(struct hdl *h, const struct separator *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig high = hdl_extend(hdl_bits(s->io.blk, HASH, BLK - HASH), HASH);
    hdl_rule(h, "AS-H1", "The hash and the high bits give the block again: one to one.");
    hdl_assert(h, "AS-H1", hdl_eq(unhash(h, s->hash, high), hdl_low(s->io.blk, HASH)));
    hdl_rule(h, "AS-E1", "Extended iff the hash is below the threshold.");
    hdl_assert(h, "AS-E1",
               hdl_eq(s->io.ext, hdl_lt(hdl_extend(s->hash, THRESHOLD), s->io.threshold)));
    sig l1 = hdl_and(s->io.ext, hdl_ge(hdl_extend(s->hash, THRESHOLD), s->io.threshold_rf));
    sig scale = hdl_mux(l1, s->io.scale_l1, s->io.scale_rf);
    sig low = hdl_low(s->hash, s->offw);
    sig tag = hdl_gate(s->io.ext, hdl_cat(hdl_bits(s->io.blk, HASH, BLK - HASH), low));
    sig first = hdl_gate(l1, hdl_low(s->io.threshold_rf, HASH));
    struct side now = {s->io.ext, l1, hdl_gate(s->io.ext, hdl_sub(s->hash, first)), tag};
    sig ext = now.ext, offset = now.offset;
    if (s->io.advance) {
        hdl_group(h, "Of the last blocks taken");
        struct side one = recorded(h, s->io.advance, "f", &now);
        struct side two = recorded(h, s->io.onward, "f_p", &one);
        hdl_unused(two.offset);
        sig by = hdl_reg(h, "f_scale", SCALE, hdl_zero(h, SCALE), "of the first");
        hdl_when(s->io.advance) hdl_next(by, scale);
        scale = by;
        ext = one.ext;
        offset = one.offset;
        now = two;
        hdl_rule(h, "AS-P1", "Lemma: the product of what is not extended is zero.");
        for (unsigned i = 0; i < PARTS; i++)
            hdl_lemma(h, "AS-P1", hdl_or(two.ext, hdl_none(s->part[i])));
        hdl_rule(h, "AS-P1", "What is shown is that of the last block taken onward.");
        hdl_assert(h, "AS-P1",
                   hdl_and(hdl_eq(s->io.l1, now.l1), hdl_eq(s->io.tag, now.tag),
                           implies(hdl_not(now.ext), hdl_none(s->io.set_index))));
    }
    l1 = now.l1;
    tag = now.tag;
    hdl_rule(h, "AS-C1",
             "In an L1 cache iff the hash is not below the threshold of register files.");
    hdl_assert(h, "AS-C1", hdl_eq(s->io.l1, l1));
    hdl_rule(h, "AS-T1", "The high bits of the block and the low bits of its hash.");
    hdl_assert(h, "AS-T1", hdl_eq(s->io.tag, tag));
    hdl_rule(h, "AS-S1", "The distance from the first hash of the class, scaled.");
    sig product = s->io.advance ? sum_of_parts(h, s) : s->product;
    sig set = hdl_add(hdl_bits(product, ONE, s->setw), hdl_gate(l1, s->io.first_l1));
    hdl_assert(h, "AS-S1",
               hdl_and(implies(ext, hdl_eq(s->from_first, offset)),
                       implies(ext, hdl_eq(s->scale, scale)),
                       hdl_eq(s->io.set_index, hdl_gate(now.ext, set))));
    hdl_endif(h);
}

/* A module of its own, as everything waits for the side: nothing else is mapped at its cost. */
static struct hdl *addr_side(struct hdl_design *d)
{
    struct hdl *h = hdl_module(d, "addr_side", "The hash of a block, and the side that it is on.");
    sig blk = hdl_input(h, "blk", BLK, "number of the block within the partition");
    sig threshold = hdl_input(h, "threshold", THRESHOLD, "hashes below it are extended");
    sig hash = hdl_output(h, "hash", HASH, "its hash");
    sig ext = hdl_output(h, "ext", 1, "it belongs to the extended cache");
    sig high = hdl_wire(h, "high", hdl_extend(hdl_bits(blk, HASH, BLK - HASH), HASH));
    hdl_uncovered(high, BLK - HASH, 2 * HASH - BLK, "a block's number ends there");
    hdl_rule(h, "AS-H1", "High and low bits folded, mixed, and in reverse order.");
    sig folded = hdl_wire(h, "folded", hdl_xor(hdl_low(blk, HASH), high, up(h, high, 5)));
    sig mixed_7 = hdl_wire(h, "mixed_7", hdl_xor(folded, down(folded, 7)));
    sig mixed_9 = hdl_wire(h, "mixed_9", hdl_xor(mixed_7, up(h, mixed_7, 9)));
    sig mixed = hdl_wire(h, "mixed_8", hdl_xor(mixed_9, down(mixed_9, 8)));
    sig is = hdl_wire(h, "own_hash", reversed(mixed));
    hdl_assign(hash, is);
    hdl_rule(h, "AS-E1", "Below the threshold.");
    sig all = hdl_bit(threshold, HASH);
    hdl_assign(ext, hdl_or(all, below(is, hdl_low(threshold, HASH))));
    return h;
}

/* hash - first, the upper half with and without what is borrowed, in a module as above. */
static struct hdl *addr_distance(struct hdl_design *d)
{
    struct hdl *h = hdl_module(d, "addr_distance", "How far a hash is from the first one.");
    sig hash = hdl_input(h, "hash", HASH, "the hash");
    sig first = hdl_input(h, "first", HASH, "the first hash");
    sig offset = hdl_output(h, "offset", HASH, "the difference");
    const unsigned n = HASH / 2;
    sig low = hdl_low(hash, n), high = hdl_bits(hash, n, n);
    sig first_low = hdl_low(first, n), first_high = hdl_bits(first, n, n);
    sig upper = hdl_wire(h, "upper", hdl_sub(high, first_high));
    sig less = hdl_wire(h, "upper_less", hdl_add(high, hdl_not(first_high)));
    hdl_assign(offset,
               hdl_cat(hdl_mux(below(low, first_low), less, upper), hdl_sub(low, first_low)));
    return h;
}

struct hdl *block_addr_separator(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "addr_separator");
    if (h)
        return h;
    struct separator s = {0};
    unsigned sets = params_u(p, "morpheus.sets"), values = (65536 + sets - 1) / sets;
    bool stage = params_u(p, "addr_separator.stage") != 0;
    struct hdl *side = addr_side(d), *distance = addr_distance(d);
    h = hdl_module(d, "addr_separator", "Which last-level cache a block belongs to.");
    s.setw = sets > 2 ? hdl_clog2(sets) : 1;
    s.offw = hdl_clog2(values) + 1 < HASH ? hdl_clog2(values) + 1 : HASH;
    sizes_of(addr_separator, h, p);
    hdl_note(h, "Latency", stage ? "ext combinational, its place 2 cycles" : "combinational");
    ports_of(addr_separator, h, p, &s.io);

    hdl_group(h, "Side and class");
    struct hdl_inst *i = hdl_inst(h, "u_side", side);
    hdl_bind(i, "blk", s.io.blk);
    hdl_bind(i, "threshold", s.io.threshold);
    hdl_bind(i, "ext", s.io.ext);
    s.hash = hdl_wire_later(h, "hash", HASH);
    hdl_bind(i, "hash", s.hash);
    hdl_rule(h, "AS-C1", "Not below the threshold of the register files.");
    sig rf = hdl_low(s.io.threshold_rf, HASH), all_rf = hdl_bit(s.io.threshold_rf, HASH);
    sig l1 = hdl_wire(h, "in_l1", hdl_and(s.io.ext, hdl_not(hdl_or(all_rf, below(s.hash, rf)))));
    hdl_comment(h, "The subtraction does not wait for the class.");
    sig behind = hdl_wire_later(h, "from_first_l1", HASH);
    struct hdl_inst *less = hdl_inst(h, "u_distance", distance);
    hdl_bind(less, "hash", s.hash);
    hdl_bind(less, "first", rf);
    hdl_bind(less, "offset", behind);
    sig offset = hdl_wire(h, "from_first", hdl_mux(l1, behind, s.hash));
    hdl_rule(h, "AS-T1", "High bits of the block, low bits of its hash.");
    sig tag = hdl_wire(
        h, "own_tag",
        hdl_gate(s.io.ext, hdl_cat(hdl_bits(s.io.blk, HASH, BLK - HASH), hdl_low(s.hash, s.offw))));
    s.side = (struct side){s.io.ext, l1, offset, tag};
    s.scale = hdl_wire(h, "scale", hdl_mux(l1, s.io.scale_l1, s.io.scale_rf));
    if (stage) {
        hdl_group(h, "Stage");
        s.side = staged(h, s.io.advance, "q", &s.side);
        sig held = hdl_reg(h, "scale_q", SCALE, NULL, "what it is multiplied by");
        hdl_when(s.io.advance) hdl_next(held, s.scale);
        s.scale = held;
    }
    s.from_first = s.side.offset;

    hdl_group(h, "Place");
    if (stage)
        multiply(h, &s);
    s.product = stage ? sum_of_parts(h, &s) : whole_product(h, &s);
    hdl_assign(s.io.l1, s.side.l1);
    hdl_assign(s.io.tag, s.side.tag);
    hdl_rule(h, "AS-S1", "The distance from the first hash of the class, scaled.");
    hdl_comment(h, "Of all its bits, so that synthesis makes one sum of all.");
    sig first_set = hdl_cat(hdl_gate(s.side.l1, s.io.first_l1), hdl_zero(h, ONE));
    sig placed = hdl_wire(h, "placed", hdl_add(s.product, first_set));
    hdl_unused(hdl_low(placed, ONE));
    sig set = hdl_bits(placed, ONE, s.setw);
    hdl_assign(s.io.set_index, stage ? set : hdl_gate(s.io.ext, set));
    properties(h, &s);
    return h;
}
