/* bank_arbiter: queues of reads per bank, writes first, and what scarce S ports take. */
#include "cmodel/core/bank_arbiter.h"
#include "base/mem.h"

struct cover_rules bank_arbiter_rules_of(const struct sizes *z)
{
    return (struct cover_rules){bank_arbiter_rules.ids,
                                z->second_read ? bank_arbiter_NRULES : BA_R1};
}

static struct read_set read_set_new(const struct sizes *z)
{
    return (struct read_set){.to = xcalloc(z->nbank, sizeof(struct read_target))};
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
    out.bank_wrow = xcalloc(c->z.nbank, sizeof *out.bank_wrow);
    out.wr_port = xcalloc(c->z.nbank, sizeof *out.wr_port);
    out.granted = read_set_new(&c->z);
    return out;
}

void bank_arbiter_out_free(struct bank_arbiter_out *out)
{
    free(out->bank_row);
    free(out->bank_wrow);
    free(out->wr_port);
    free(out->granted.to);
}

uint64_t bank_arbiter_busy(const struct bank_arbiter *a, uint32_t wr_valid, const uint32_t *wr_phys)
{
    uint64_t busy = a->waiting;
    for (; wr_valid; wr_valid &= wr_valid - 1)
        busy |= 1ull << bank_arbiter_bank(a, wr_phys[first_bit(wr_valid)]);
    return busy;
}

/* BA-E1 */
void bank_arbiter_grant_steals(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                               struct bank_arbiter_out *out)
{
    for (uint64_t v = in->steal_valid & ~out->bank_busy; v; v &= v - 1) {
        unsigned b = first_bit(v), s = in->steal_sched[b];
        bank_arbiter_use(out, b, in->steal_row[b]);
        out->steals++;
        bool own = bank_arbiter_bounded(a); /* BA-E2 */
        if (a->z.early_reads && (in->push_valid >> s & 1))
            read_set_add(&out->granted, b, in->push_cu[s], own ? in->steal_slot[b] : 0,
                         in->steal_slot[b]);
    }
}

/* BA-R1, BA-R2: before the pushes of the cycle, the lower collector first. */
void bank_arbiter_push_again(struct bank_arbiter *a, const struct bank_arbiter_in *in,
                             struct cover_point *cover)
{
    for (uint64_t v = in->again_valid; v; v &= v - 1) {
        unsigned c = first_bit(v);
        a->allocated[c] = a->next_alloc++;
        a->operand_requests++;
        bank_arbiter_enqueue(a, in->again_phys[c], c, 0);
        if (cover) {
            cover[BA_R1].hits++;
            cover[BA_R2].hits += (v & (v - 1)) || in->push_valid;
        }
    }
}

void bank_arbiter_cover(const struct bank_arbiter *a, const struct bank_arbiter_in *in,
                        const struct bank_arbiter_out *out, struct cover_point *cover)
{
    cover[BA_W1].hits += out->wr_ready != in->wr_valid;
    bool kept = (bank_arbiter_taken(a, out) & a->waiting) != 0;
    cover[BA_W2].hits += kept;
    cover[BA_W3].hits += a->z.bank_1r1w && (out->bank_we & out->granted.banks) != 0;
    cover[BA_Q2].hits += out->refused != 0 || kept;
    if (out->refused)
        cover[BA_S1].hits += popcount64(out->refused);
    cover[BA_S2].hits += (out->granted.banks & (out->granted.banks - 1)) != 0;
    cover[BA_G1].hits += out->arrive->n;
    cover[BA_G2].hits += a->z.forward ? out->granted.n : 0;
    cover[BA_B1].hits += a->z.early_reads && out->bank_busy != 0;
    if (in->steal_valid) {
        cover[BA_E1].hits += popcount64(in->steal_valid);
        cover[BA_E2].hits += !bank_arbiter_bounded(a);
    }
    cover[BA_C1].hits += a->queued != 0;
    if (bank_arbiter_bounded(a))
        cover[BA_L1].hits += a->queued > out->granted.n;
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
    unsigned b = bank_arbiter_bank(a, phys);
    const struct bank_queue *q = &a->queue[b];
    for (unsigned i = 0; i < q->n; i++) {
        unsigned at = q->head + i;
        const struct bank_read *r = &q->entry[at < a->cap ? at : at - a->cap];
        if (r->row == bank_arbiter_row(a, phys) && !(but >> r->cu & 1))
            return true;
    }
    return false;
}
