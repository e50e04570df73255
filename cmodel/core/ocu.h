/* ocu: operand collector unit, docs/blocks/ocu.md. The state and its transitions, so that the
 * composition touches only units in which something happens; the block model puts all of them
 * together per cycle. */
#ifndef WS_OCU_H
#define WS_OCU_H

#include "cmodel/config.h"
#include "cmodel/core/second_read.h"
#include "cmodel/cover.h"
#include "cmodel/util.h"
#include "contract/core/ocu.h"

struct ocu {
    unsigned meta_words, row_words; /* row_words 0: no payload */
    bool busy;
    unsigned wid, class;
    uint32_t src_valid, ready; /* bit k = slot k */
    uint32_t *meta;            /* [meta_words] */
    uint32_t *data;            /* [NSRC * row_words] */
    struct second_read second;
};

/* Those that these sizes have (second_rules()). `ids`: room for them, which must last as long as
 * the result. */
struct cover_rules ocu_rules_of(const struct sizes *z, const char *ids[ocu_NRULES]);

/* Free; ocu_free() releases its storage. payload: it keeps the operands' values, otherwise only
 * which of them are there. */
void ocu_init(struct ocu *o, const struct model_config *c, bool payload);
void ocu_free(struct ocu *o);
void ocu_reset(struct ocu *o);

/* OCU-D1, OCU-M3: busy and every present slot ready. */
static inline bool ocu_candidate(const struct ocu *o)
{
    return o->busy && (o->src_valid & ~o->ready) == 0 && second_settled(&o->second);
}

/* OCU-F1: the same with the operands `arrive`. */
static inline bool ocu_completes(const struct ocu *o, uint32_t arrive)
{
    return o->busy && (o->src_valid & ~(o->ready | arrive)) == 0 && second_settled(&o->second);
}

/* OCU-A1, OCU-H1; only while free or when it was taken. meta has meta_words words. */
static inline void ocu_alloc(struct ocu *o, unsigned wid, unsigned class, const uint32_t *meta,
                             uint32_t src_valid)
{
    o->busy = true;
    o->wid = wid;
    o->class = class;
    o->src_valid = src_valid;
    o->ready = 0;
    second_clear(&o->second);
    words_copy(o->meta, meta, o->meta_words);
}

/* OCU-M2: the number of the second register is here and was not looked at. Needs the payload. */
static inline bool ocu_decides(const struct ocu *o)
{
    return o->busy && second_pending(&o->second) && (o->ready & 1);
}
/* While ocu_decides(): what it names; and the clock edge behind that. */
static inline struct second_found ocu_found(const struct ocu *o)
{
    return second_find(&o->second, o->data, o->src_valid);
}
void ocu_decided(struct ocu *o, const struct second_found *found, struct cover_point *cover);

/* OCU-S1; data has row_words words, ignored without payload. */
static inline void ocu_receive(struct ocu *o, unsigned slot, const uint32_t *data)
{
    if (o->row_words)
        memcpy(o->data + (size_t)slot * o->row_words, data, o->row_words * sizeof *data);
    o->ready |= 1u << slot;
}

/* OCU-D2: free from the next cycle on; the registers keep their values. */
static inline void ocu_take(struct ocu *o)
{
    o->busy = false;
}

#endif
