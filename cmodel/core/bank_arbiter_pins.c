/* bank_arbiter as a block of its own, at its pins. */
#include "base/mem.h"
#include "cmodel/core/bank_arbiter.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

/* The block on its own: the state, its decoded inputs, where its ports lie. */
struct bank_arbiter_block {
    struct block_head head;
    struct bank_arbiter a;
    struct bank_arbiter_out out;
    unsigned *push_cu, *steal_sched, *steal_slot;
    uint32_t *push_src_valid, *push_phys, *push_stolen, *again_phys, *wr_phys, *steal_row;
    uint64_t *targets; /* scratch: [NT], the bank that arrives, one-hot */
    struct bank_arbiter_at at;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    const struct sizes *z = &c.z;
    struct cover_rules list = bank_arbiter_rules_of(z);
    struct bank_arbiter_block *m = block_head_new(sizeof *m, &list);
    bank_arbiter_init(&m->a, &c);
    m->out = bank_arbiter_out_new(&c);
    m->push_cu = xcalloc(z->nsched, sizeof *m->push_cu);
    m->push_src_valid = xcalloc(z->nsched, sizeof *m->push_src_valid);
    m->push_stolen = xcalloc(z->nsched, sizeof *m->push_stolen);
    m->push_phys = xcalloc((size_t)z->nsched * z->nsrc, sizeof *m->push_phys);
    m->again_phys = xcalloc(z->ncu, sizeof *m->again_phys);
    m->wr_phys = xcalloc(z->wbw, sizeof *m->wr_phys);
    m->steal_row = xcalloc(z->nbank, sizeof *m->steal_row);
    m->steal_sched = xcalloc(z->nbank, sizeof *m->steal_sched);
    m->steal_slot = xcalloc(z->nbank, sizeof *m->steal_slot);
    m->targets = xcalloc(z->nt, sizeof *m->targets);
    bank_arbiter_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct bank_arbiter_block *m = model;
    if (!m)
        return;
    bank_arbiter_free(&m->a);
    bank_arbiter_out_free(&m->out);
    free(m->push_cu);
    free(m->push_src_valid);
    free(m->push_stolen);
    free(m->push_phys);
    free(m->again_phys);
    free(m->wr_phys);
    free(m->steal_row);
    free(m->steal_sched);
    free(m->steal_slot);
    free(m->targets);
    block_head_free(m);
}

static void reset(void *model)
{
    bank_arbiter_reset(&((struct bank_arbiter_block *)model)->a);
}

/* Item i of a port; zero if its items have no bits, as those of a memory of one row. */
static uint64_t item(const struct port *t, const uint32_t *in, unsigned i)
{
    return port_exists(t) ? port_get(t, in, i) : 0;
}

/* A one-hot vector as an index; false if it is zero. */
static bool one_hot(const uint32_t *port, unsigned item, unsigned width, unsigned *index)
{
    uint64_t v = pins_get(port, item * width, width);
    *index = v ? first_bit(v) : 0;
    return v != 0;
}

static struct bank_arbiter_in read_inputs(const struct bank_arbiter_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->a.z;
    struct bank_arbiter_in i = {.push_cu = m->push_cu,
                                .push_src_valid = m->push_src_valid,
                                .push_phys = m->push_phys,
                                .push_stolen = z->early_reads ? m->push_stolen : NULL,
                                .again_phys = m->again_phys,
                                .wr_phys = m->wr_phys,
                                .steal_row = m->steal_row,
                                .steal_sched = m->steal_sched,
                                .steal_slot = m->steal_slot};
    uint64_t valid = port_all(&m->at.push_valid, in);
    for (unsigned s = 0; s < z->nsched; s++) {
        bool some = one_hot(in + port_word(&m->at.push_cu), s, z->ncu, &m->push_cu[s]);
        if ((valid >> s & 1) && some)
            i.push_valid |= 1u << s;
        m->push_src_valid[s] = (uint32_t)port_get(&m->at.push_src_valid, in, s);
        if (z->early_reads)
            m->push_stolen[s] = (uint32_t)port_get(&m->at.push_stolen, in, s);
    }
    for (unsigned k = 0; k < z->nsched * z->nsrc; k++)
        m->push_phys[k] = (uint32_t)item(&m->at.push_phys, in, k);
    if (z->second_read) {
        i.again_valid = port_all(&m->at.again_valid, in);
        for (unsigned c = 0; c < z->ncu; c++)
            m->again_phys[c] = (uint32_t)item(&m->at.again_phys, in, c);
    }
    i.wr_valid = (uint32_t)port_all(&m->at.wr_valid, in);
    for (unsigned w = 0; w < z->wbw; w++)
        m->wr_phys[w] = (uint32_t)item(&m->at.wr_phys, in, w);
    if (z->early_reads) {
        i.steal_valid = port_all(&m->at.steal_valid, in);
        for (uint64_t v = i.steal_valid; v; v &= v - 1) {
            unsigned b = first_bit(v);
            m->steal_row[b] = (uint32_t)item(&m->at.steal_row, in, b);
            one_hot(in + port_word(&m->at.steal_sched), b, z->nsched, &m->steal_sched[b]);
            one_hot(in + port_word(&m->at.steal_slot), b, z->nsrc, &m->steal_slot[b]);
        }
    }
    return i;
}

/* BA-O1: the collectors that were allocated after `cu`. */
static uint64_t younger(const struct bank_arbiter *a, unsigned cu)
{
    uint64_t set = 0;
    for (unsigned i = 0; i < a->z.ncu; i++)
        set |= (uint64_t)(a->allocated[cu] < a->allocated[i]) << i;
    return set;
}

/* BA-G2 */
static void put_next(const struct bank_arbiter_block *m, const struct bank_arbiter_out *o,
                     uint32_t *out)
{
    const struct sizes *z = &m->a.z;
    const struct read_set *next = z->rf_lat > 1 ? &m->a.flight[m->a.now ^ 1] : &o->granted;
    bits_zero(out + port_word(&m->at.next_valid), 0, z->nt);
    if (z->sports < z->nsrc)
        bits_zero(out + port_word(&m->at.next_slot), 0, (size_t)z->nt * z->slotw);
    for (uint64_t v = next->banks; v; v &= v - 1) {
        const struct read_target *to = &next->to[first_bit(v)];
        unsigned t = to->cu * z->sports + to->port;
        port_put(&m->at.next_valid, out, t, 1);
        if (z->sports < z->nsrc)
            port_put(&m->at.next_slot, out, t, to->slot);
    }
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct bank_arbiter_block *m = model;
    const struct bank_arbiter *a = &m->a;
    const struct sizes *z = &a->z;
    struct bank_arbiter_in i = read_inputs(m, in);
    struct bank_arbiter_out o = m->out;
    bank_arbiter_eval(a, &i, &o);

    port_put_all(&m->at.wr_ready, out, o.wr_ready);
    if (z->early_reads)
        port_put_all(&m->at.bank_busy, out, o.bank_busy);
    port_put_all(&m->at.bank_en, out, o.bank_en);
    port_put_all(&m->at.bank_we, out, o.bank_we);
    for (unsigned b = 0; b < z->nbank; b++) {
        uint64_t sel = o.bank_we >> b & 1 ? 1ull << o.wr_port[b] : 0;
        if (z->roww)
            port_put(&m->at.bank_row, out, b, o.bank_en >> b & 1 ? o.bank_row[b] : 0);
        if (z->bank_1r1w)
            port_put(&m->at.bank_wrow, out, b, sel ? o.bank_wrow[b] : 0);
        port_put(&m->at.wr_sel, out, b, sel);
    }
    memset(m->targets, 0, z->nt * sizeof *m->targets);
    bits_zero(out + port_word(&m->at.s_valid), 0, z->nt);
    if (z->sports < z->nsrc)
        bits_zero(out + port_word(&m->at.s_slot), 0, (size_t)z->nt * z->slotw);
    for (uint64_t v = o.arrive->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), t = o.arrive->to[b].cu * z->sports + o.arrive->to[b].port;
        m->targets[t] |= 1ull << b;
        port_put(&m->at.s_valid, out, t, 1);
        if (z->sports < z->nsrc)
            port_put(&m->at.s_slot, out, t, o.arrive->to[b].slot);
    }
    for (unsigned t = 0; t < z->nt; t++)
        port_put(&m->at.rd_sel, out, t, m->targets[t]);
    if (z->forward)
        put_next(m, &o, out);
    for (unsigned c = 0; c < z->ncu; c++)
        port_put(&m->at.older, out, c, younger(a, c));
    port_count(&m->at.cnt_operand_requests, out, a->operand_requests);
    port_count(&m->at.cnt_bank_reads, out, a->bank_reads);
    port_count(&m->at.cnt_bank_writes, out, a->bank_writes);
    port_count(&m->at.cnt_steals, out, a->steals);
    port_count(&m->at.cnt_conflict_cycles, out, a->conflict_cycles);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct bank_arbiter_block *m = model;
    struct bank_arbiter_in i = read_inputs(m, in);
    bank_arbiter_eval(&m->a, &i, &m->out);
    bank_arbiter_clock(&m->a, &i, &m->out, m->head.cover);
}

const struct block_model bank_arbiter_model = {.name = "bank_arbiter",
                                               .contract = &contract_bank_arbiter,
                                               .create = create,
                                               .destroy = destroy,
                                               .reset = reset,
                                               .eval = eval,
                                               .clock = clock_edge,
                                               .cover = block_head_cover};
