/* addr_separator: docs/blocks/addr_separator.md. */
#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/config.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

struct addr_separator addr_separator_new(const struct params *p)
{
    return addr_separator_of(params_u(p, "morpheus.sets"));
}

struct addr_separator addr_separator_of(unsigned sets)
{
    unsigned values = (65536 + sets - 1) / sets;
    unsigned offw = clog2(values) + 1;
    if (offw > AS_HASH_BITS)
        offw = AS_HASH_BITS;
    unsigned setw = clog2(sets);
    return (struct addr_separator){sets, setw ? setw : 1, offw, AS_BLK_BITS - AS_HASH_BITS + offw};
}

static uint32_t reversed(uint32_t x)
{
    uint32_t r = 0;
    for (unsigned i = 0; i < AS_HASH_BITS; i++)
        r |= (x >> i & 1) << (AS_HASH_BITS - 1 - i);
    return r;
}

uint32_t addr_hash(uint32_t blk)
{
    uint32_t low = blk & 0xffff, high = blk >> AS_HASH_BITS;
    uint32_t x = (low ^ high ^ high << 5) & 0xffff;
    x ^= x >> 7;
    x ^= x << 9 & 0xffff;
    x ^= x >> 8;
    return reversed(x);
}

uint32_t addr_unhash(uint32_t hash, uint32_t high)
{
    uint32_t x = reversed(hash);
    x ^= x >> 8;
    x ^= x << 9 & 0xffff;
    x ^= x >> 7 ^ x >> 14;
    return high << AS_HASH_BITS | ((x ^ high ^ high << 5) & 0xffff);
}

struct addr_side addr_side(const struct addr_separator *a, const struct addr_classes *c,
                           uint32_t blk)
{
    uint32_t hash = addr_hash(blk);
    if (hash >= c->threshold)
        return (struct addr_side){0};
    bool l1 = hash >= c->threshold_rf;
    return (struct addr_side){
        .ext = true,
        .l1 = l1,
        .offset = hash - (l1 ? c->threshold_rf : 0),
        .tag = (uint32_t)((blk >> AS_HASH_BITS) << a->offw | (hash & low_bits(a->offw)))};
}

static uint64_t scale_of(const struct addr_classes *c, const struct addr_side *side)
{
    return side->l1 ? c->scale_l1 : c->scale_rf;
}

static uint64_t product(const struct addr_classes *c, const struct addr_side *side)
{
    return side->offset * scale_of(c, side);
}

static uint32_t set_of(const struct addr_separator *a, const struct addr_classes *c,
                       const struct addr_side *side, uint64_t in_class)
{
    return (uint32_t)(((in_class >> AS_SCALE_ONE) + (side->l1 ? c->first_l1 : 0)) &
                      low_bits(a->setw));
}

uint32_t addr_set(const struct addr_separator *a, const struct addr_classes *c,
                  const struct addr_side *side)
{
    if (!side->ext)
        return 0;
    return set_of(a, c, side, product(c, side));
}

static uint32_t scale(unsigned sets, uint32_t values)
{
    if (values <= sets) /* a set holds one value at least */
        return 1u << AS_SCALE_ONE;
    return (uint32_t)(((uint64_t)sets << AS_SCALE_ONE) / values);
}

uint32_t addr_share(uint64_t extended, uint64_t conventional)
{
    uint64_t both = extended + conventional;
    return (uint32_t)((65536 * extended + both / 2) / both);
}

struct addr_classes addr_divide(unsigned rf, unsigned l1, unsigned rf_blocks, unsigned l1_blocks,
                                uint32_t share)
{
    uint64_t in_rf = (uint64_t)rf * rf_blocks, all = in_rf + (uint64_t)l1 * l1_blocks;
    uint32_t threshold_rf = all ? (uint32_t)((share * in_rf + all / 2) / all) : 0;
    return (struct addr_classes){.threshold = share,
                                 .threshold_rf = threshold_rf,
                                 .scale_rf = scale(rf, threshold_rf),
                                 .scale_l1 = scale(l1, share - threshold_rf),
                                 .first_l1 = rf};
}

/* The block on its own, at its pins. */
struct separator {
    struct block_head head;
    struct addr_separator a;
    bool stage;
    struct addr_side held, summed; /* of the stage; of the products behind it */
    uint64_t scale, product;
    struct addr_separator_at at;
};

static void *create(const struct params *p)
{
    struct separator *m = block_head_new(sizeof *m, &addr_separator_rules);
    m->a = addr_separator_new(p);
    addr_separator_ports_at(p, &m->at);
    m->stage = port_exists(&m->at.advance);
    return m;
}

static void reset(void *model)
{
    struct separator *m = model;
    m->held = m->summed = (struct addr_side){0};
    m->scale = m->product = 0;
}

static struct addr_classes classes(const struct separator *m, const uint32_t *in)
{
    return (struct addr_classes){.threshold = port_u32(&m->at.threshold, in),
                                 .threshold_rf = port_u32(&m->at.threshold_rf, in),
                                 .scale_rf = port_u32(&m->at.scale_rf, in),
                                 .scale_l1 = port_u32(&m->at.scale_l1, in),
                                 .first_l1 = port_u32(&m->at.first_l1, in)};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct separator *m = model;
    struct addr_classes c = classes(m, in);
    struct addr_side now = addr_side(&m->a, &c, port_u32(&m->at.blk, in)),
                     shown = m->stage ? m->summed : now;
    uint64_t in_class = m->stage ? m->product : product(&c, &shown);
    port_put_all(&m->at.ext, out, now.ext);
    port_put_all(&m->at.l1, out, shown.l1);
    port_put_all(&m->at.set_index, out, shown.ext ? set_of(&m->a, &c, &shown, in_class) : 0);
    port_put_all(&m->at.tag, out, shown.tag);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct separator *m = model;
    struct addr_classes c = classes(m, in);
    struct addr_side now = addr_side(&m->a, &c, port_u32(&m->at.blk, in));
    bool advance = m->stage && port_flag(&m->at.advance, in);
    m->head.cover[AS_H1].hits++;
    m->head.cover[AS_E1].hits += !now.ext;
    m->head.cover[AS_C1].hits += now.l1;
    m->head.cover[AS_S1].hits += addr_set(&m->a, &c, &now) != 0;
    m->head.cover[AS_T1].hits += now.ext;
    m->head.cover[AS_P1].hits += advance;
    if (m->stage && port_flag(&m->at.onward, in)) {
        m->product = m->held.offset * m->scale;
        m->summed = m->held;
    }
    if (advance) {
        m->held = now;
        m->scale = scale_of(&c, &now);
    }
}

const struct block_model addr_separator_model = {.name = "addr_separator",
                                                 .contract = &contract_addr_separator,
                                                 .create = create,
                                                 .destroy = block_head_free,
                                                 .reset = reset,
                                                 .eval = eval,
                                                 .clock = clock_edge,
                                                 .cover = block_head_cover};
