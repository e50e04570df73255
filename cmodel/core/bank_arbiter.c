#include "cmodel/core/bank_arbiter.h"
#include "cmodel/util.h"

static const char *const rules[BA_NRULES] = {"BA-W1", "BA-W2", "BA-Q1", "BA-Q2", "BA-Q3", "BA-S1",
                                             "BA-S2", "BA-S3", "BA-G1", "BA-G2", "BA-O1", "BA-B1",
                                             "BA-E1", "BA-C1", "BA-L1", "BA-R1", "BA-R2"};

struct cover_rules bank_arbiter_rules(const struct sizes *z)
{
    return (struct cover_rules){rules, z->second_read ? BA_NRULES : BA_R1};
}

static struct read_set read_set_new(const struct sizes *z)
{
    return (struct read_set){.to = xcalloc(z->nbank, sizeof(struct read_target))};
}

static void read_set_add(struct read_set *r, unsigned b, unsigned cu, unsigned port, unsigned slot)
{
    r->banks |= 1ull << b;
    r->n++;
    r->to[b] = (struct read_target){(uint16_t)cu, (uint16_t)port, (uint16_t)slot};
}

void bank_arbiter_init(struct bank_arbiter *a, const struct model_config *c)
{
    const struct sizes *z = &c->z;
    *a = (struct bank_arbiter){.z = *z, .cap = z->ncu * z->nsrc};
    a->queue = xcalloc(z->nbank, sizeof *a->queue);
    for (unsigned b = 0; b < z->nbank; b++)
        a->queue[b].entry = xcalloc(a->cap, sizeof *a->queue[b].entry);
    a->allocated = xcalloc(z->ncu, sizeof *a->allocated);
    a->flight = xcalloc(z->rf_lat, sizeof *a->flight);
    for (unsigned i = 0; i < z->rf_lat; i++)
        a->flight[i] = read_set_new(z);
    bank_arbiter_reset(a);
}

void bank_arbiter_free(struct bank_arbiter *a)
{
    for (unsigned b = 0; b < a->z.nbank; b++)
        free(a->queue[b].entry);
    for (unsigned i = 0; i < a->z.rf_lat; i++)
        free(a->flight[i].to);
    free(a->queue);
    free(a->allocated);
    free(a->flight);
}

void bank_arbiter_reset(struct bank_arbiter *a)
{
    const struct sizes *z = &a->z;
    for (unsigned b = 0; b < z->nbank; b++) {
        a->queue[b].head = a->queue[b].n = 0;
        a->queue[b].written = 0;
    }
    for (unsigned i = 0; i < z->ncu; i++)
        a->allocated[i] = i;
    for (unsigned i = 0; i < z->rf_lat; i++)
        a->flight[i].banks = a->flight[i].n = 0;
    a->next_alloc = z->ncu;
    a->waiting = 0;
    a->queued = a->rr = a->now = 0;
    a->cycles = 0;
    a->operand_requests = a->bank_reads = a->bank_writes = a->steals = a->conflict_cycles = 0;
    a->error = NULL;
}

struct bank_arbiter_out bank_arbiter_out_new(const struct model_config *c)
{
    struct bank_arbiter_out out = {0};
    out.bank_row = xcalloc(c->z.nbank, sizeof *out.bank_row);
    out.wr_port = xcalloc(c->z.nbank, sizeof *out.wr_port);
    out.granted = read_set_new(&c->z);
    return out;
}

void bank_arbiter_out_free(struct bank_arbiter_out *out)
{
    free(out->bank_row);
    free(out->wr_port);
    free(out->granted.to);
}

static unsigned bank_of(const struct bank_arbiter *a, uint32_t phys)
{
    return phys & (a->z.nbank - 1); /* NBANK is a power of two */
}

static uint32_t row_of(const struct bank_arbiter *a, uint32_t phys)
{
    return phys >> a->z.bankw;
}

static const struct bank_read *head_of(const struct bank_arbiter *a, unsigned b)
{
    return &a->queue[b].entry[a->queue[b].head];
}

uint64_t bank_arbiter_busy(const struct bank_arbiter *a, uint32_t wr_valid, const uint32_t *wr_phys)
{
    uint64_t busy = a->waiting;
    for (; wr_valid; wr_valid &= wr_valid - 1)
        busy |= 1ull << bank_of(a, wr_phys[first_bit(wr_valid)]);
    return busy;
}

static void use_bank(struct bank_arbiter_out *out, unsigned b, uint32_t row)
{
    out->bank_en |= 1ull << b;
    out->bank_row[b] = row;
}

/* BA-W1 */
static void grant_writes(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                         struct bank_arbiter_out *out)
{
    for (uint32_t v = in->wr_valid; v; v &= v - 1) {
        unsigned i = first_bit(v), b = bank_of(a, in->wr_phys[i]);
        out->bank_busy |= 1ull << b;
        if (out->bank_we >> b & 1)
            continue;
        out->bank_we |= 1ull << b;
        out->writes++;
        out->wr_ready |= 1u << i;
        out->wr_port[b] = i;
        use_bank(out, b, row_of(a, in->wr_phys[i]));
    }
}

/* S-port use of the collectors granted so far in the scan of one cycle (BA-S1). */
static unsigned ports_used(const struct read_set *granted, unsigned cu)
{
    unsigned n = 0;
    for (uint64_t g = granted->banks; g; g &= g - 1)
        n += granted->to[first_bit(g)].cu == cu;
    return n;
}

/* BA-Q2, BA-S1, BA-S2 */
static void grant_heads(const struct bank_arbiter *a, struct bank_arbiter_out *out)
{
    bool limited = a->z.sports < a->z.nsrc;
    uint64_t heads = a->waiting & ~out->bank_we; /* BA-W2 */
    unsigned b = a->rr;
    for (; heads; heads &= ~(1ull << b)) {
        b = first_bit_from(heads, b); /* from rr upwards, cyclically */
        const struct bank_read *h = head_of(a, b);
        unsigned port = h->slot;
        if (limited) {
            port = ports_used(&out->granted, h->cu);
            if (port == a->z.sports) {
                out->refused |= 1ull << b;
                continue;
            }
        }
        read_set_add(&out->granted, b, h->cu, port, h->slot);
        use_bank(out, b, h->row);
    }
}

/* BA-E1 */
static void grant_steals(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                         struct bank_arbiter_out *out)
{
    for (uint64_t v = in->steal_valid & ~out->bank_busy; v; v &= v - 1) {
        unsigned b = first_bit(v), s = in->steal_sched[b];
        use_bank(out, b, in->steal_row[b]);
        out->steals++;
        if (a->z.early_reads && (in->push_valid >> s & 1))
            read_set_add(&out->granted, b, in->push_cu[s], in->steal_slot[b], in->steal_slot[b]);
    }
}

void bank_arbiter_eval(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                       struct bank_arbiter_out *out)
{
    out->wr_ready = 0;
    out->bank_busy = a->waiting;
    out->bank_en = out->bank_we = out->refused = out->granted.banks = 0;
    out->writes = out->steals = out->granted.n = 0;
    if (in->wr_valid)
        grant_writes(a, in, out);
    if (a->waiting)
        grant_heads(a, out);
    if (in->steal_valid)
        grant_steals(a, in, out);
    out->arrive = a->z.rf_lat ? &a->flight[a->now] : &out->granted; /* BA-G1 */
}

/* BA-Q3 */
static void enqueue(struct bank_arbiter *a, uint32_t phys, unsigned cu, unsigned slot)
{
    unsigned b = bank_of(a, phys);
    struct bank_queue *q = &a->queue[b];
    if (q->n == a->cap) {
        a->error = "BA-Q3: a push into a full queue: its collector was not free";
        return;
    }
    unsigned at = q->head + q->n;
    if (at >= a->cap)
        at -= a->cap;
    q->entry[at] =
        (struct bank_read){row_of(a, phys), (uint16_t)cu, (uint16_t)slot, a->cycles - q->written};
    q->n++;
    a->queued++;
    a->waiting |= 1ull << b;
}

/* BA-L1 holds. */
static bool bounded(const struct bank_arbiter *a)
{
    return a->z.sports == a->z.nsrc;
}

/* BA-Q1; BA-L1 is checked on the way. */
static void dequeue(struct bank_arbiter *a, unsigned b)
{
    struct bank_queue *q = &a->queue[b];
    uint64_t open = a->cycles - q->written;
    if (bounded(a) && open - q->entry[q->head].stamp > a->cap)
        a->error = "BA-L1: a read has waited longer than the bound";
    if (++q->head == a->cap)
        q->head = 0;
    a->queued--;
    if (--q->n == 0)
        a->waiting &= ~(1ull << b);
}

static void push(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                 struct cover_point *cover)
{
    for (uint32_t v = in->push_valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        uint32_t src = in->push_src_valid[s];
        a->allocated[in->push_cu[s]] = a->next_alloc++; /* BA-O1 */
        if (in->push_stolen && in->push_stolen[s]) {
            a->operand_requests += popcount64(src & in->push_stolen[s]);
            src &= ~in->push_stolen[s];
        }
        if (cover) {
            cover[BA_O1].hits++;
            cover[BA_Q3].hits += src != 0;
        }
        for (; src; src &= src - 1) {
            unsigned k = first_bit(src);
            a->operand_requests++;
            enqueue(a, in->push_phys[s * a->z.nsrc + k], in->push_cu[s], k);
        }
    }
}

/* BA-R1, BA-R2: before the pushes of the cycle, the lower collector first. */
static void push_again(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                       struct cover_point *cover)
{
    for (uint64_t v = in->again_valid; v; v &= v - 1) {
        unsigned c = first_bit(v);
        a->allocated[c] = a->next_alloc++;
        a->operand_requests++;
        enqueue(a, in->again_phys[c], c, 0);
        if (cover) {
            cover[BA_R1].hits++;
            cover[BA_R2].hits += (v & (v - 1)) || in->push_valid;
        }
    }
}

static void cover_grants(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                         const struct bank_arbiter_out *out, struct cover_point *cover)
{
    cover[BA_W1].hits += out->wr_ready != in->wr_valid;
    cover[BA_W2].hits += (out->bank_we & a->waiting) != 0;
    cover[BA_Q2].hits += out->refused != 0 || (out->bank_we & a->waiting) != 0;
    if (out->refused)
        cover[BA_S1].hits += popcount64(out->refused);
    cover[BA_S2].hits += (out->granted.banks & (out->granted.banks - 1)) != 0;
    cover[BA_G1].hits += out->arrive->n;
    cover[BA_G2].hits += a->z.forward ? out->granted.n : 0;
    cover[BA_B1].hits += a->z.early_reads && out->bank_busy != 0;
    if (in->steal_valid)
        cover[BA_E1].hits += popcount64(in->steal_valid);
    cover[BA_C1].hits += a->queued != 0;
    if (bounded(a))
        cover[BA_L1].hits += a->queued > out->granted.n;
}

/* What every clock edge moves on, whatever else happens. */
void bank_arbiter_rest(struct bank_arbiter *a, struct cover_point *cover)
{
    if (cover)
        cover[BA_S3].hits += a->z.sports < a->z.nsrc && a->z.nbank > 1;
    a->rr = (a->rr + 1) & (a->z.nbank - 1); /* BA-S3; idle where there is no limit */
    if (a->z.rf_lat)
        a->now = a->now + 1 == a->z.rf_lat ? 0 : a->now + 1;
    a->cycles++;
}

/* BA-G1: this cycle's grants arrive RF_LAT cycles later. */
static void send(struct bank_arbiter *a, const struct read_set *granted)
{
    struct read_set *f = &a->flight[a->now];
    f->banks = granted->banks;
    f->n = granted->n;
    for (uint64_t g = f->banks; g; g &= g - 1)
        f->to[first_bit(g)] = granted->to[first_bit(g)];
}

void bank_arbiter_clock(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                        const struct bank_arbiter_out *out, struct cover_point *cover)
{
    uint64_t normal = out->granted.banks & a->waiting;
    unsigned reads = 0;

    if (cover)
        cover_grants(a, in, out, cover);
    if (in->steal_valid & out->bank_busy)
        a->error = "BA-E1: a steal from a bank that is busy";
    for (uint64_t w = out->bank_we; w; w &= w - 1)
        a->queue[first_bit(w)].written++;
    for (uint64_t g = normal; g; g &= g - 1, reads++) {
        unsigned b = first_bit(g);
        if (cover)
            cover[BA_Q1].hits += a->queue[b].n > 1;
        dequeue(a, b);
    }
    a->bank_writes += out->writes;
    a->bank_reads += reads + out->steals;
    a->steals += out->steals;
    a->conflict_cycles += a->queued; /* what was queued and is not granted */
    if (in->again_valid)
        push_again(a, in, cover);
    if (in->push_valid)
        push(a, in, cover);
    if (a->z.rf_lat)
        send(a, &out->granted);
    bank_arbiter_rest(a, cover);
}

bool bank_arbiter_at_rest(const struct bank_arbiter *a)
{
    uint64_t flying = 0;
    for (unsigned i = 0; i < a->z.rf_lat; i++)
        flying |= a->flight[i].banks;
    return !a->waiting && !flying;
}

bool bank_arbiter_queued(const struct bank_arbiter *a, uint32_t phys, uint64_t but)
{
    unsigned b = bank_of(a, phys);
    const struct bank_queue *q = &a->queue[b];
    for (unsigned i = 0; i < q->n; i++) {
        unsigned at = q->head + i;
        const struct bank_read *r = &q->entry[at < a->cap ? at : at - a->cap];
        if (r->row == row_of(a, phys) && !(but >> r->cu & 1))
            return true;
    }
    return false;
}
