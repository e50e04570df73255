/* The bank arbiter's cycle, in line for the composition, which has it in every cycle of a run: eval
 * and clock of bank_arbiter.h with what they consist of. */
#ifndef WS_BANK_ARBITER_STEP_H
#define WS_BANK_ARBITER_STEP_H

#include "cmodel/core/bank_arbiter.h"
#include "cmodel/util.h"

/* What few cycles have: steals, second reads, cover points. */
void bank_arbiter_grant_steals(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                               struct bank_arbiter_out *out);
void bank_arbiter_push_again(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                             struct cover_point *cover);
void bank_arbiter_cover(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                        const struct bank_arbiter_out *out, struct cover_point *cover);

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
        bank_arbiter_use(out, b, bank_arbiter_row(a, in->wr_phys[i]));
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

/* BA-Q2, BA-S1, BA-S2 */
static inline void bank_arbiter_grant_heads(const struct bank_arbiter *a,
                                            struct bank_arbiter_out *out)
{
    bool limited = a->z.sports < a->z.nsrc;
    uint64_t heads = a->waiting & ~out->bank_we; /* BA-W2 */
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
    for (uint64_t w = out->bank_we; w; w &= w - 1)
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

#endif
