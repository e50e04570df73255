/* addr_separator: which last-level cache a block belongs to. A conventional request needs `ext`
 * alone, the end of a short path; the multiplication that finds a set comes behind the stage. */
#include "contract/morpheus/addr_separator.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

enum { BLK = 27, HASH = 16, THRESHOLD = 17, SCALE = 25, ONE = 24, PRODUCT = HASH + SCALE };

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

/* AS-H1 backwards: the low bits of the block with that hash. */
static sig unhash(struct hdl *h, sig hash, sig high)
{
    sig x = reversed(hash);
    x = hdl_xor(x, down(x, 8));
    x = hdl_xor(x, up(h, x, 9));
    x = hdl_xor(x, down(x, 7), down(x, 14));
    return hdl_xor(x, high, up(h, high, 5));
}

struct separator {
    struct addr_separator_ports io;
    sig hash, high; /* high bits of the block, HASH bits wide */
    sig from_first, scale, product;
    unsigned setw, offw;
};

/* The registers of the stage follow what they should hold in records of their own. */
static void properties(struct hdl *h, const struct separator *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    hdl_rule(h, "AS-H1", "The hash and the high bits give the block again: one to one.");
    hdl_assert(h, "AS-H1", hdl_eq(unhash(h, s->hash, s->high), hdl_low(s->io.blk, HASH)));
    hdl_rule(h, "AS-E1", "Extended iff the hash is below the threshold.");
    hdl_assert(h, "AS-E1",
               hdl_eq(s->io.ext, hdl_lt(hdl_extend(s->hash, THRESHOLD), s->io.threshold)));
    sig l1 = hdl_and(s->io.ext, hdl_ge(hdl_extend(s->hash, THRESHOLD), s->io.threshold_rf));
    sig low = hdl_low(s->hash, s->offw);
    sig tag = hdl_gate(s->io.ext, hdl_cat(hdl_bits(s->io.blk, HASH, BLK - HASH), low));
    sig first = hdl_gate(l1, hdl_low(s->io.threshold_rf, HASH));
    sig offset = hdl_gate(s->io.ext, hdl_sub(s->hash, first)), ext = s->io.ext;
    if (s->io.advance) {
        struct {
            const char *name;
            sig *now;
        } held[] = {{"f_ext", &ext}, {"f_l1", &l1}, {"f_tag", &tag}, {"f_offset", &offset}};
        for (unsigned i = 0; i < sizeof held / sizeof *held; i++) {
            unsigned width = held[i].now == &tag      ? BLK - HASH + s->offw
                             : held[i].now == &offset ? HASH
                                                      : 1;
            sig r = hdl_reg(h, held[i].name, width, hdl_zero(h, width), "of the last block taken");
            hdl_when(s->io.advance) hdl_next(r, *held[i].now);
            *held[i].now = r;
        }
        hdl_rule(h, "AS-P1", "What is shown is that of the last block taken.");
        hdl_assert(h, "AS-P1",
                   hdl_and(hdl_eq(s->io.l1, l1), hdl_eq(s->io.tag, tag),
                           implies(hdl_not(ext), hdl_none(s->io.set_index))));
    }
    hdl_rule(h, "AS-C1",
             "In an L1 cache iff the hash is not below the threshold of register files.");
    hdl_assert(h, "AS-C1", hdl_eq(s->io.l1, l1));
    hdl_rule(h, "AS-T1", "The high bits of the block and the low bits of its hash.");
    hdl_assert(h, "AS-T1", hdl_eq(s->io.tag, tag));
    hdl_rule(h, "AS-S1", "The distance from the first hash of the class, scaled.");
    sig set = hdl_add(hdl_bits(s->product, ONE, s->setw), hdl_gate(l1, s->io.first_l1));
    hdl_assert(h, "AS-S1",
               hdl_and(implies(ext, hdl_eq(s->from_first, offset)),
                       hdl_eq(s->scale, hdl_mux(l1, s->io.scale_l1, s->io.scale_rf)),
                       hdl_eq(s->io.set_index, hdl_gate(ext, set))));
    hdl_endif(h);
}

struct hdl *block_addr_separator(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "addr_separator");
    if (h)
        return h;
    struct separator s = {0};
    unsigned sets = params_u(p, "morpheus.sets"), values = (65536 + sets - 1) / sets;
    bool stage = params_u(p, "addr_separator.stage") != 0;
    h = hdl_module(d, "addr_separator", "Which last-level cache a block belongs to.");
    s.setw = sets > 2 ? hdl_clog2(sets) : 1;
    s.offw = hdl_clog2(values) + 1 < HASH ? hdl_clog2(values) + 1 : HASH;
    unsigned tagw = BLK - HASH + s.offw;
    sizes_of(addr_separator, h, p);
    hdl_note(h, "Latency", stage ? "ext combinational, its place 1 cycle" : "combinational");
    ports_of(addr_separator, h, p, &s.io);

    hdl_group(h, "Hash");
    s.high = hdl_wire(h, "high", hdl_extend(hdl_bits(s.io.blk, HASH, BLK - HASH), HASH));
    hdl_uncovered(s.high, BLK - HASH, 2 * HASH - BLK, "a block's number ends there");
    hdl_rule(h, "AS-H1", "High and low bits folded, mixed, and in reverse order.");
    sig folded = hdl_wire(h, "folded", hdl_xor(hdl_low(s.io.blk, HASH), s.high, up(h, s.high, 5)));
    sig mixed_7 = hdl_wire(h, "mixed_7", hdl_xor(folded, down(folded, 7)));
    sig mixed_9 = hdl_wire(h, "mixed_9", hdl_xor(mixed_7, up(h, mixed_7, 9)));
    sig mixed = hdl_wire(h, "mixed_8", hdl_xor(mixed_9, down(mixed_9, 8)));
    s.hash = hdl_wire(h, "hash", reversed(mixed));

    hdl_group(h, "Side and class");
    sig hash = hdl_wire(h, "wide_hash", hdl_extend(s.hash, THRESHOLD));
    hdl_uncovered(hash, HASH, 1, "room for a threshold of 65,536");
    hdl_rule(h, "AS-E1", "Below the threshold.");
    hdl_assign(s.io.ext, hdl_lt(hash, s.io.threshold));
    hdl_rule(h, "AS-C1", "Not below the threshold of the register files.");
    sig l1 = hdl_wire(h, "in_l1", hdl_and(s.io.ext, hdl_ge(hash, s.io.threshold_rf)));
    sig first = hdl_gate(l1, hdl_low(s.io.threshold_rf, HASH));
    sig offset = hdl_wire(h, "from_first", hdl_sub(s.hash, first));
    sig ext = s.io.ext;
    hdl_rule(h, "AS-T1", "High bits of the block, low bits of its hash.");
    sig tag = hdl_wire(
        h, "own_tag",
        hdl_gate(s.io.ext, hdl_cat(hdl_bits(s.io.blk, HASH, BLK - HASH), hdl_low(s.hash, s.offw))));
    if (stage) {
        hdl_group(h, "Stage");
        sig ext_q = hdl_reg_zero(h, "ext_q", 1, "the block taken last is extended");
        sig l1_q = hdl_reg_zero(h, "l1_q", 1, "and its set in an L1 cache");
        sig offset_q = hdl_reg(h, "from_first_q", HASH, NULL, "its distance");
        sig tag_q = hdl_reg_zero(h, "tag_q", tagw, "its tag");
        hdl_rule(h, "AS-P1", "The last block that was taken.");
        hdl_when(s.io.advance)
        {
            hdl_next(ext_q, ext);
            hdl_next(l1_q, l1);
            hdl_next(offset_q, offset);
            hdl_next(tag_q, tag);
        }
        ext = ext_q;
        l1 = l1_q;
        offset = offset_q;
        tag = tag_q;
    }

    hdl_group(h, "Place");
    hdl_assign(s.io.l1, l1);
    hdl_assign(s.io.tag, tag);
    hdl_rule(h, "AS-S1", "The distance from the first hash of the class, scaled.");
    s.from_first = offset;
    s.scale = hdl_wire(h, "scale", hdl_mux(l1, s.io.scale_l1, s.io.scale_rf));
    s.product =
        hdl_wire(h, "product", hdl_mul(hdl_extend(offset, PRODUCT), hdl_extend(s.scale, PRODUCT)));
    hdl_comment(h, "Of all its bits, so that synthesis makes one sum of both.");
    sig first_set = hdl_cat(hdl_gate(l1, s.io.first_l1), hdl_zero(h, ONE));
    sig placed = hdl_wire(h, "placed", hdl_add(s.product, hdl_extend(first_set, PRODUCT)));
    hdl_unused(hdl_low(placed, ONE));
    if (s.setw + ONE < PRODUCT)
        hdl_unused(hdl_bits(placed, s.setw + ONE, PRODUCT - s.setw - ONE));
    hdl_assign(s.io.set_index, hdl_gate(ext, hdl_bits(placed, ONE, s.setw)));
    properties(h, &s);
    return h;
}
