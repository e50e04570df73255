/* bank_arbiter: a queue of reads per bank, write priority, S ports, docs/blocks/bank_arbiter.md. */
#ifndef WS_BANK_ARBITER_H
#define WS_BANK_ARBITER_H

#include "cmodel/config.h"
#include "cmodel/cover.h"
#include "cmodel/util.h"
#include "contract/core/bank_arbiter.h"

/* A queued read of one bank. */
struct bank_read {
    uint32_t row;
    uint16_t cu, slot;
    uint64_t stamp; /* cycles without a write to the bank since reset, at the push (BA-L1) */
};

/* First in, first out; NCU * NSRC entries, so it never overflows. */
struct bank_queue {
    struct bank_read *entry;
    unsigned head, n;
    uint64_t written; /* cycles since reset in which a write kept the bank from reads */
};

/* Where a granted read goes: S port `port` of collector cu, for its operand slot. */
struct read_target {
    uint16_t cu, port, slot;
};

/* Reads granted in one cycle. */
struct read_set {
    uint64_t banks;         /* bit b */
    unsigned n;             /* how many they are */
    struct read_target *to; /* [NBANK], where the bank is in the set */
};

struct bank_arbiter {
    struct sizes z;
    unsigned cap;             /* NCU * NSRC */
    struct bank_queue *queue; /* [NBANK] */
    uint64_t waiting;         /* bit b: the queue of bank b is not empty */
    unsigned queued;          /* reads in all queues */
    uint64_t *allocated;      /* [NCU]: sequence number of the allocation; smaller is older */
    uint64_t next_alloc;
    unsigned rr;
    uint64_t cycles;         /* since reset */
    struct read_set *flight; /* [RF_LAT]: granted reads on their way, a ring */
    unsigned now;            /* its entry that arrives in this cycle */
    uint64_t operand_requests, bank_reads, bank_writes, steals, conflict_cycles;
    const char *error; /* first broken rule or assumption since reset, or NULL */
};

struct bank_arbiter_in {
    /* pushes; only push_cu of stolen operands is read by eval */
    uint32_t push_valid;            /* bit s */
    const unsigned *push_cu;        /* [NSCHED], where valid */
    const uint32_t *push_src_valid; /* [NSCHED] */
    const uint32_t *push_phys;      /* [NSCHED * NSRC] */
    const uint32_t *push_stolen;    /* [NSCHED]; NULL without stealing */
    uint64_t again_valid;           /* bit c: slot 0 of collector c */
    const uint32_t *again_phys;     /* [NCU], where valid */
    uint32_t wr_valid;              /* bit i */
    const uint32_t *wr_phys;        /* [WBW] */
    uint64_t steal_valid;           /* bit b */
    const uint32_t *steal_row;      /* [NBANK], where valid */
    const unsigned *steal_sched;    /* [NBANK], where valid */
    const unsigned *steal_slot;     /* [NBANK], where valid */
};

struct bank_arbiter_out {
    uint32_t wr_ready;             /* bit i */
    uint64_t bank_busy;            /* BA-B1 */
    uint64_t bank_en, bank_we;     /* bit b */
    unsigned writes, steals;       /* banks that are written, and read for a steal */
    uint32_t *bank_row;            /* [NBANK], where enabled */
    uint32_t *bank_wrow;           /* [NBANK], where written */
    unsigned *wr_port;             /* [NBANK], where written */
    uint64_t refused;              /* BA-S1: heads that wait for an S port */
    struct read_set granted;       /* in this cycle, stolen ones included */
    const struct read_set *arrive; /* operands that reach their S ports in this cycle */
};

/* Those that these sizes have. */
struct cover_rules bank_arbiter_rules_of(const struct sizes *z);

/* In reset state; bank_arbiter_free() releases its storage. */
void bank_arbiter_init(struct bank_arbiter *a, const struct model_config *c);
void bank_arbiter_free(struct bank_arbiter *a);
void bank_arbiter_reset(struct bank_arbiter *a);
/* Storage for the outputs; free with bank_arbiter_out_free(). */
struct bank_arbiter_out bank_arbiter_out_new(const struct model_config *c);
void bank_arbiter_out_free(struct bank_arbiter_out *out);

/* BA-B1 alone, which the steal arbiter needs before there are steals. */
uint64_t bank_arbiter_busy(const struct bank_arbiter *a, uint32_t wr_valid,
                           const uint32_t *wr_phys);
/* Eval and clock are in line, with what they consist of: every cycle of a run has them. */

/* What few cycles have: steals, second reads, cover points. */
void bank_arbiter_grant_steals(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                               struct bank_arbiter_out *out);
void bank_arbiter_push_again(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                             struct cover_point *cover);
void bank_arbiter_cover(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                        const struct bank_arbiter_out *out, struct cover_point *cover);

/* Slot `slot` of collector cu is read from bank b through S port `port`. */
static inline void read_set_add(struct read_set *r, unsigned b, unsigned cu, unsigned port,
                                unsigned slot)
{
    r->banks |= 1ull << b;
    r->n++;
    r->to[b] = (struct read_target){(uint16_t)cu, (uint16_t)port, (uint16_t)slot};
}

static inline unsigned bank_arbiter_bank(const struct bank_arbiter *a, uint32_t phys)
{
    return phys & (a->z.nbank - 1); /* NBANK is a power of two */
}

static inline uint32_t bank_arbiter_row(const struct bank_arbiter *a, uint32_t phys)
{
    return phys >> a->z.bankw;
}

static inline const struct bank_read *bank_arbiter_head(const struct bank_arbiter *a, unsigned b)
{
    return &a->queue[b].entry[a->queue[b].head];
}

static inline void bank_arbiter_use(struct bank_arbiter_out *out, unsigned b, uint32_t row)
{
    out->bank_en |= 1ull << b;
    out->bank_row[b] = row;
}

/* BA-W1 */
static inline void bank_arbiter_grant_writes(const struct bank_arbiter *a,
                                             const struct bank_arbiter_in *in,
                                             struct bank_arbiter_out *out)
{
    for (uint32_t v = in->wr_valid; v; v &= v - 1) {
        unsigned i = first_bit(v), b = bank_arbiter_bank(a, in->wr_phys[i]);
        out->bank_busy |= 1ull << b;
        if (out->bank_we >> b & 1)
            continue;
        out->bank_we |= 1ull << b;
        out->writes++;
        out->wr_ready |= 1u << i;
        out->wr_port[b] = i;
        out->bank_wrow[b] = bank_arbiter_row(a, in->wr_phys[i]);
        if (!a->z.bank_1r1w)
            bank_arbiter_use(out, b, out->bank_wrow[b]);
    }
}

/* S-port use of the collectors granted so far in the scan of one cycle (BA-S1). */
static inline unsigned bank_arbiter_ports_used(const struct read_set *granted, unsigned cu)
{
    unsigned n = 0;
    for (uint64_t g = granted->banks; g; g &= g - 1)
        n += granted->to[first_bit(g)].cu == cu;
    return n;
}

/* Banks that cannot be read, because they are written: BA-W2, BA-W3. */
static inline uint64_t bank_arbiter_taken(const struct bank_arbiter *a,
                                          const struct bank_arbiter_out *out)
{
    return a->z.bank_1r1w ? 0 : out->bank_we;
}

/* BA-Q2, BA-S1, BA-S2 */
static inline void bank_arbiter_grant_heads(const struct bank_arbiter *a,
                                            struct bank_arbiter_out *out)
{
    bool limited = a->z.sports < a->z.nsrc;
    uint64_t heads = a->waiting & ~bank_arbiter_taken(a, out); /* BA-W2 */
    unsigned b = a->rr;
    for (; heads; heads &= ~(1ull << b)) {
        b = first_bit_from(heads, b); /* from rr upwards, cyclically */
        const struct bank_read *h = bank_arbiter_head(a, b);
        unsigned port = h->slot;
        if (limited) {
            port = bank_arbiter_ports_used(&out->granted, h->cu);
            if (port == a->z.sports) {
                out->refused |= 1ull << b;
                continue;
            }
        }
        read_set_add(&out->granted, b, h->cu, port, h->slot);
        bank_arbiter_use(out, b, h->row);
    }
}

static inline void bank_arbiter_eval(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                                     struct bank_arbiter_out *out)
{
    out->wr_ready = 0;
    out->bank_busy = a->waiting;
    out->bank_en = out->bank_we = out->refused = out->granted.banks = 0;
    out->writes = out->steals = out->granted.n = 0;
    if (in->wr_valid)
        bank_arbiter_grant_writes(a, in, out);
    if (a->waiting)
        bank_arbiter_grant_heads(a, out);
    if (seldom(in->steal_valid))
        bank_arbiter_grant_steals(a, in, out);
    out->arrive = a->z.rf_lat ? &a->flight[a->now] : &out->granted; /* BA-G1 */
}

/* BA-Q3 */
static inline void bank_arbiter_enqueue(struct bank_arbiter *a, uint32_t phys, unsigned cu,
                                        unsigned slot)
{
    unsigned b = bank_arbiter_bank(a, phys);
    struct bank_queue *q = &a->queue[b];
    if (seldom(q->n == a->cap)) {
        a->error = "BA-Q3: a push into a full queue: its collector was not free";
        return;
    }
    unsigned at = q->head + q->n;
    if (at >= a->cap)
        at -= a->cap;
    q->entry[at] = (struct bank_read){bank_arbiter_row(a, phys), (uint16_t)cu, (uint16_t)slot,
                                      a->cycles - q->written};
    q->n++;
    a->queued++;
    a->waiting |= 1ull << b;
}

/* BA-L1 holds. */
static inline bool bank_arbiter_bounded(const struct bank_arbiter *a)
{
    return a->z.sports == a->z.nsrc;
}

/* BA-Q1; BA-L1 is checked on the way. */
static inline void bank_arbiter_dequeue(struct bank_arbiter *a, unsigned b)
{
    struct bank_queue *q = &a->queue[b];
    uint64_t open = a->cycles - q->written;
    if (seldom(bank_arbiter_bounded(a) && open - q->entry[q->head].stamp > a->cap))
        a->error = "BA-L1: a read has waited longer than the bound";
    if (++q->head == a->cap)
        q->head = 0;
    a->queued--;
    if (--q->n == 0)
        a->waiting &= ~(1ull << b);
}

static inline void bank_arbiter_push(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                                     struct cover_point *cover)
{
    for (uint32_t v = in->push_valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        uint32_t src = in->push_src_valid[s];
        a->allocated[in->push_cu[s]] = a->next_alloc++; /* BA-O1 */
        if (seldom(in->push_stolen && in->push_stolen[s])) {
            a->operand_requests += popcount64(src & in->push_stolen[s]);
            src &= ~in->push_stolen[s];
        }
        if (seldom(cover)) {
            cover[BA_O1].hits++;
            cover[BA_Q3].hits += src != 0;
        }
        for (; src; src &= src - 1) {
            unsigned k = first_bit(src);
            a->operand_requests++;
            bank_arbiter_enqueue(a, in->push_phys[s * a->z.nsrc + k], in->push_cu[s], k);
        }
    }
}

/* What every clock edge moves on, whatever else happens: all of it at rest, without requests. */
static inline void bank_arbiter_rest(struct bank_arbiter *a, struct cover_point *cover)
{
    if (seldom(cover))
        cover[BA_S3].hits += a->z.sports < a->z.nsrc && a->z.nbank > 1;
    a->rr = (a->rr + 1) & (a->z.nbank - 1); /* BA-S3; idle where there is no limit */
    if (a->z.rf_lat)
        a->now = a->now + 1 == a->z.rf_lat ? 0 : a->now + 1;
    a->cycles++;
}

/* BA-G1: this cycle's grants arrive RF_LAT cycles later. What has arrived gives its storage. */
static inline void bank_arbiter_send(struct bank_arbiter *a, struct read_set *granted)
{
    struct read_set arrived = a->flight[a->now];
    a->flight[a->now] = *granted;
    granted->to = arrived.to;
}

/* out: what eval found for the same inputs; the targets of its grants are undefined afterwards.
 * cover: NULL if nobody asks. */
static inline void bank_arbiter_clock(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                                      struct bank_arbiter_out *out, struct cover_point *cover)
{
    uint64_t normal = out->granted.banks & a->waiting;
    unsigned reads = 0;

    if (seldom(cover))
        bank_arbiter_cover(a, in, out, cover);
    if (seldom(in->steal_valid & out->bank_busy))
        a->error = "BA-E1: a steal from a bank that is busy";
    for (uint64_t w = bank_arbiter_taken(a, out); w; w &= w - 1)
        a->queue[first_bit(w)].written++;
    for (uint64_t g = normal; g; g &= g - 1, reads++) {
        unsigned b = first_bit(g);
        if (seldom(cover))
            cover[BA_Q1].hits += a->queue[b].n > 1;
        bank_arbiter_dequeue(a, b);
    }
    a->bank_writes += out->writes;
    a->bank_reads += reads + out->steals;
    a->steals += out->steals;
    a->conflict_cycles += a->queued; /* what was queued and is not granted */
    if (seldom(in->again_valid))
        bank_arbiter_push_again(a, in, cover);
    if (in->push_valid)
        bank_arbiter_push(a, in, cover);
    if (a->z.rf_lat)
        bank_arbiter_send(a, &out->granted);
    bank_arbiter_rest(a, cover);
}

/* With RF_LAT > 0: what arrives in this cycle; it follows from registers. */
static inline const struct read_set *bank_arbiter_arriving(const struct bank_arbiter *a)
{
    return &a->flight[a->now];
}
/* Nothing queued, and no granted read on its way. */
bool bank_arbiter_at_rest(const struct bank_arbiter *a);
/* A read of that register waits in its bank's queue, for another collector than those `but`. */
bool bank_arbiter_queued(const struct bank_arbiter *a, uint32_t phys, uint64_t but);
/* BA-C1: requests = reads + queued. */
static inline bool bank_arbiter_conserves(const struct bank_arbiter *a)
{
    return a->operand_requests == a->bank_reads + a->queued;
}

#endif
