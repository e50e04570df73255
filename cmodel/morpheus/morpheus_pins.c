/* morpheus by itself, at its pins. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/morpheus/morpheus.h"
#include "cmodel/util.h"

/* Ports that are one word at most: where they lie, and in which member. */
struct word {
    const char *name;
    size_t member;
    bool flag; /* a bool, else 32 bits */
};
#define FLAG_IN(n)                                                                                 \
    {                                                                                              \
#n, offsetof(struct morpheus_in, n), true                                                  \
    }
#define WORD_IN(n)                                                                                 \
    {                                                                                              \
#n, offsetof(struct morpheus_in, n), false                                                 \
    }
#define FLAG_OUT(n)                                                                                \
    {                                                                                              \
#n, offsetof(struct morpheus_out, n), true                                                 \
    }
#define WORD_OUT(n)                                                                                \
    {                                                                                              \
#n, offsetof(struct morpheus_out, n), false                                                \
    }
#define Q_FLAG(n)                                                                                  \
    {                                                                                              \
#n, offsetof(struct morpheus_out, q.n), true                                               \
    }
#define Q_WORD(n)                                                                                  \
    {                                                                                              \
#n, offsetof(struct morpheus_out, q.n), false                                              \
    }
#define CFG(n)                                                                                     \
    {                                                                                              \
        "cfg_" #n, offsetof(struct morpheus_in, cfg.n), false                                      \
    }

static const struct word words_in[] = {
    FLAG_IN(req_valid),       WORD_IN(req_op),       WORD_IN(req_blk),      WORD_IN(req_origin),
    WORD_IN(req_atomop),      FLAG_IN(rsp_ready),    FLAG_IN(cllc_ready),   FLAG_IN(cllc_rsp_valid),
    WORD_IN(cllc_rsp_origin), FLAG_IN(cllc_rsp_ack), FLAG_IN(cllc_flushed), FLAG_IN(dram_ready),
    FLAG_IN(dram_rsp_valid),  FLAG_IN(mm_valid),     WORD_IN(mm_op),        WORD_IN(mm_set),
    FLAG_IN(mm_touched),      FLAG_IN(mm_carry),     WORD_IN(mm_tag),       FLAG_IN(mmr_ready),
    FLAG_IN(byp_valid),       FLAG_IN(byp_we),       WORD_IN(byp_blk),      WORD_IN(byp_id),
    FLAG_IN(byp_rsp_ready),   FLAG_IN(cfg_valid),    WORD_IN(cfg_sets),     CFG(threshold),
    CFG(threshold_rf),        CFG(scale_rf),         CFG(scale_l1),         CFG(first_l1),
};
static const struct word words_out[] = {
    FLAG_OUT(req_ready),     FLAG_OUT(req_ext),        WORD_OUT(req_room),
    FLAG_OUT(rsp_valid),     WORD_OUT(rsp_origin),     FLAG_OUT(rsp_ack),
    FLAG_OUT(cllc_valid),    WORD_OUT(cllc_op),        WORD_OUT(cllc_blk),
    WORD_OUT(cllc_origin),   WORD_OUT(cllc_atomop),    FLAG_OUT(cllc_rsp_ready),
    FLAG_OUT(cllc_flush),    FLAG_OUT(dram_valid),     FLAG_OUT(dram_we),
    WORD_OUT(dram_blk),      FLAG_OUT(dram_rsp_ready), Q_FLAG(mm_ready),
    Q_FLAG(mmr_valid),       Q_FLAG(mmr_pay),          Q_WORD(mmr_set),
    Q_FLAG(mmr_new),         Q_WORD(mmr_op),           Q_FLAG(mmr_mark),
    Q_WORD(mmr_tag),         Q_WORD(mmr_atomop),       FLAG_OUT(byp_ready),
    FLAG_OUT(byp_rsp_valid), WORD_OUT(byp_rsp_id),     FLAG_OUT(cfg_ready),
    FLAG_OUT(swap),
};
/* Masks and data. */
static const struct word wide_in[] = {WORD_IN(req_mask),      WORD_IN(req_data),
                                      WORD_IN(cllc_rsp_data), WORD_IN(dram_rsp_data),
                                      WORD_IN(mm_data),       WORD_IN(byp_data)};
static const struct word wide_out[] = {
    WORD_OUT(rsp_data), WORD_OUT(cllc_mask), WORD_OUT(cllc_data),   WORD_OUT(dram_data),
    Q_WORD(mmr_mask),   Q_WORD(mmr_data),    WORD_OUT(byp_rsp_data)};
enum {
    NIN = sizeof words_in / sizeof *words_in,
    NOUT = sizeof words_out / sizeof *words_out,
    NWIDE_IN = sizeof wide_in / sizeof *wide_in,
    NWIDE_OUT = sizeof wide_out / sizeof *wide_out
};

struct block {
    struct morpheus *m;
    unsigned in[NIN], out[NOUT], wide_in[NWIDE_IN], wide_out[NWIDE_OUT], bits_out[NWIDE_OUT];
    unsigned id_in, id_out, id_bits;
};

static void pins(const struct params *p, struct pin_list *l)
{
    struct morpheus_shape s = morpheus_shape(p);
    unsigned o = s.q.originw, set = s.a.setw, tag = s.a.tagw, mask = s.q.bytes, data = 8 * mask;
    const struct {
        const char *name;
        bool output;
        unsigned width;
    } all[] = {{"req_valid", false, 1},
               {"req_ready", true, 1},
               {"req_ext", true, 1},
               {"req_room", true, 2},
               {"req_op", false, 3},
               {"req_blk", false, AS_BLK_BITS},
               {"req_origin", false, o},
               {"req_atomop", false, 4},
               {"req_mask", false, mask},
               {"req_data", false, data},
               {"rsp_valid", true, 1},
               {"rsp_ready", false, 1},
               {"rsp_origin", true, o},
               {"rsp_ack", true, 1},
               {"rsp_data", true, data},
               {"cllc_valid", true, 1},
               {"cllc_ready", false, 1},
               {"cllc_op", true, 3},
               {"cllc_blk", true, AS_BLK_BITS},
               {"cllc_origin", true, o},
               {"cllc_atomop", true, 4},
               {"cllc_mask", true, mask},
               {"cllc_data", true, data},
               {"cllc_rsp_valid", false, 1},
               {"cllc_rsp_ready", true, 1},
               {"cllc_rsp_origin", false, o},
               {"cllc_rsp_ack", false, 1},
               {"cllc_rsp_data", false, data},
               {"cllc_flush", true, 1},
               {"cllc_flushed", false, 1},
               {"dram_valid", true, 1},
               {"dram_ready", false, 1},
               {"dram_we", true, 1},
               {"dram_blk", true, AS_BLK_BITS},
               {"dram_id", true, s.idw},
               {"dram_data", true, data},
               {"dram_rsp_valid", false, 1},
               {"dram_rsp_ready", true, 1},
               {"dram_rsp_id", false, s.idw},
               {"dram_rsp_data", false, data},
               {"mm_valid", false, 1},
               {"mm_ready", true, 1},
               {"mm_op", false, 2},
               {"mm_set", false, set},
               {"mm_data", false, data},
               {"mm_touched", false, 1},
               {"mm_carry", false, 1},
               {"mm_tag", false, tag},
               {"mmr_valid", true, 1},
               {"mmr_ready", false, 1},
               {"mmr_pay", true, 1},
               {"mmr_set", true, set},
               {"mmr_new", true, 1},
               {"mmr_op", true, 3},
               {"mmr_mark", true, 1},
               {"mmr_tag", true, tag},
               {"mmr_atomop", true, 4},
               {"mmr_mask", true, mask},
               {"mmr_data", true, data},
               {"byp_valid", false, 1},
               {"byp_ready", true, 1},
               {"byp_we", false, 1},
               {"byp_blk", false, AS_BLK_BITS},
               {"byp_id", false, o},
               {"byp_data", false, data},
               {"byp_rsp_valid", true, 1},
               {"byp_rsp_ready", false, 1},
               {"byp_rsp_id", true, o},
               {"byp_rsp_data", true, data},
               {"cfg_valid", false, 1},
               {"cfg_ready", true, 1},
               {"cfg_sets", false, set + 1},
               {"cfg_threshold", false, AS_THRESHOLD_BITS},
               {"cfg_threshold_rf", false, AS_THRESHOLD_BITS},
               {"cfg_scale_rf", false, AS_SCALE_BITS},
               {"cfg_scale_l1", false, AS_SCALE_BITS},
               {"cfg_first_l1", false, set},
               {"swap", true, 1}};
    l->clocked = true;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        pins_add(l, all[i].name, all[i].output, all[i].width);
}

static void *create(const struct params *p)
{
    struct block *b = xcalloc(1, sizeof *b);
    struct pin_list l = {0};
    b->m = morpheus_new(p);
    pins(p, &l);
    for (unsigned i = 0; i < NIN; i++)
        b->in[i] = pins_word(&l, words_in[i].name);
    for (unsigned i = 0; i < NOUT; i++)
        b->out[i] = pins_word(&l, words_out[i].name);
    for (unsigned i = 0; i < NWIDE_IN; i++)
        b->wide_in[i] = pins_word(&l, wide_in[i].name);
    for (unsigned i = 0; i < NWIDE_OUT; i++) {
        b->wide_out[i] = pins_word(&l, wide_out[i].name);
        b->bits_out[i] = l.pins[pins_find(&l, wide_out[i].name)].width;
    }
    b->id_in = pins_word(&l, "dram_rsp_id");
    b->id_out = pins_word(&l, "dram_id");
    b->id_bits = l.pins[pins_find(&l, "dram_id")].width;
    pins_free(&l);
    return b;
}

const struct morpheus *morpheus_of_model(const void *model)
{
    return ((const struct block *)model)->m;
}

static void destroy(void *model)
{
    struct block *b = model;
    if (b)
        morpheus_free(b->m);
    free(b);
}

static void reset(void *model)
{
    morpheus_reset(((struct block *)model)->m);
}

static struct morpheus_in inputs(const struct block *b, const uint32_t *in)
{
    struct morpheus_in m = {.dram_rsp_id = pins_get(in + b->id_in, 0, b->id_bits)};
    for (unsigned i = 0; i < NIN; i++) {
        char *member = (char *)&m + words_in[i].member;
        if (words_in[i].flag)
            *(bool *)member = in[b->in[i]] != 0;
        else
            memcpy(member, &in[b->in[i]], sizeof(uint32_t));
    }
    for (unsigned i = 0; i < NWIDE_IN; i++) {
        const uint32_t *port = in + b->wide_in[i];
        memcpy((char *)&m + wide_in[i].member, &port, sizeof port);
    }
    return m;
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *b = model;
    struct morpheus_in i = inputs(b, in);
    struct morpheus_out o;
    morpheus_eval(b->m, &i, &o);
    for (unsigned k = 0; k < NOUT; k++) {
        const char *member = (const char *)&o + words_out[k].member;
        if (words_out[k].flag)
            out[b->out[k]] = *(const bool *)member;
        else
            memcpy(&out[b->out[k]], member, sizeof(uint32_t));
    }
    for (unsigned k = 0; k < NWIDE_OUT; k++) {
        const uint32_t *words;
        size_t n = words32(b->bits_out[k]) * sizeof *out;
        memcpy(&words, (const char *)&o + wide_out[k].member, sizeof words);
        if (words)
            memcpy(out + b->wide_out[k], words, n);
        else
            memset(out + b->wide_out[k], 0, n);
    }
    pins_put(out + b->id_out, 0, b->id_bits, o.dram_id);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *b = model;
    struct morpheus_in i = inputs(b, in);
    morpheus_clock(b->m, &i);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    *n = MC_NRULES;
    return morpheus_cover(((const struct block *)model)->m);
}

const struct block_model morpheus_model = {.name = "morpheus",
                                           .pins = pins,
                                           .create = create,
                                           .destroy = destroy,
                                           .reset = reset,
                                           .eval = eval,
                                           .clock = clock_edge,
                                           .cover = cover};
