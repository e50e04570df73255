#include "cmodel/core/bank_arbiter.h"
#include "cmodel/util.h"

/* First words of the ports in the images. */
struct at {
    unsigned push_valid, push_cu, push_src_valid, push_phys, push_stolen, wr_valid, wr_phys,
        wr_ready, bank_busy, steal_valid, steal_row, steal_sched, steal_slot, bank_en, bank_we,
        bank_row, wr_sel, rd_sel, s_valid, s_slot, next_valid, next_slot, older, counters[5];
    unsigned again_valid, again_phys;
};

/* The block on its own: the state, its decoded inputs, where its ports lie. */
struct bank_arbiter_block {
    struct block_head head;
    struct bank_arbiter a;
    struct bank_arbiter_out out;
    unsigned *push_cu, *steal_sched, *steal_slot;
    uint32_t *push_src_valid, *push_phys, *push_stolen, *again_phys, *wr_phys, *steal_row;
    uint64_t *targets; /* scratch: [NT], the bank that arrives, one-hot */
    struct at at;
};

static const char *const counter_names[5] = {"cnt_operand_requests", "cnt_bank_reads",
                                             "cnt_bank_writes", "cnt_steals",
                                             "cnt_conflict_cycles"};

static void list_pins(const struct sizes *z, struct pin_list *l, struct at *at)
{
    memset(at, 0xff, sizeof *at); /* PINS_NO_WORD */
    l->clocked = true;
    at->push_valid = pins_in(l, "push_valid", z->nsched);
    at->push_cu = pins_in(l, "push_cu", z->nsched * z->ncu);
    at->push_src_valid = pins_in(l, "push_src_valid", z->nsched * z->nsrc);
    at->push_phys = pins_in(l, "push_phys", z->nsched * z->nsrc * z->physw);
    if (z->early_reads)
        at->push_stolen = pins_in(l, "push_stolen", z->nsched * z->nsrc);
    if (z->second_read) {
        at->again_valid = pins_in(l, "again_valid", z->ncu);
        at->again_phys = pins_in(l, "again_phys", z->ncu * z->physw);
    }
    at->wr_valid = pins_in(l, "wr_valid", z->wbw);
    at->wr_phys = pins_in(l, "wr_phys", z->wbw * z->physw);
    at->wr_ready = pins_out(l, "wr_ready", z->wbw);
    if (z->early_reads) {
        at->bank_busy = pins_out(l, "bank_busy", z->nbank);
        at->steal_valid = pins_in(l, "steal_valid", z->nbank);
        at->steal_row = pins_in(l, "steal_row", z->nbank * z->roww);
        at->steal_sched = pins_in(l, "steal_sched", z->nbank * z->nsched);
        at->steal_slot = pins_in(l, "steal_slot", z->nbank * z->nsrc);
    }
    at->bank_en = pins_out(l, "bank_en", z->nbank);
    at->bank_we = pins_out(l, "bank_we", z->nbank);
    at->bank_row = pins_out(l, "bank_row", z->nbank * z->roww);
    at->wr_sel = pins_out(l, "wr_sel", z->nbank * z->wbw);
    at->rd_sel = pins_out(l, "rd_sel", z->nt * z->nbank);
    at->s_valid = pins_out(l, "s_valid", z->nt);
    if (z->sports < z->nsrc)
        at->s_slot = pins_out(l, "s_slot", z->nt * z->slotw);
    if (z->forward) {
        at->next_valid = pins_out(l, "next_valid", z->nt);
        if (z->sports < z->nsrc)
            at->next_slot = pins_out(l, "next_slot", z->nt * z->slotw);
    }
    at->older = pins_out(l, "older", z->ncu * z->ncu);
    for (unsigned i = 0; i < 5; i++)
        at->counters[i] = pins_counter(l, counter_names[i]);
}

static void pins(const struct params *p, struct pin_list *l)
{
    struct sizes z = params_sizes(p);
    struct at at;
    list_pins(&z, l, &at);
}

static void find_ports(struct bank_arbiter_block *m)
{
    struct pin_list l = {0};
    list_pins(&m->a.z, &l, &m->at);
    pins_free(&l);
}

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    const struct sizes *z = &c.z;
    struct cover_rules list = bank_arbiter_rules(z);
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
    find_ports(m);
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
    uint64_t valid = pins_get(in, 0, z->nsched);
    for (unsigned s = 0; s < z->nsched; s++) {
        bool some = one_hot(in + m->at.push_cu, s, z->ncu, &m->push_cu[s]);
        if ((valid >> s & 1) && some)
            i.push_valid |= 1u << s;
        m->push_src_valid[s] = (uint32_t)pins_get(in + m->at.push_src_valid, s * z->nsrc, z->nsrc);
        if (z->early_reads)
            m->push_stolen[s] = (uint32_t)pins_get(in + m->at.push_stolen, s * z->nsrc, z->nsrc);
    }
    for (unsigned k = 0; k < z->nsched * z->nsrc; k++)
        m->push_phys[k] = (uint32_t)pins_get(in + m->at.push_phys, k * z->physw, z->physw);
    if (z->second_read) {
        i.again_valid = pins_get(in + m->at.again_valid, 0, z->ncu);
        for (unsigned c = 0; c < z->ncu; c++)
            m->again_phys[c] = (uint32_t)pins_get(in + m->at.again_phys, c * z->physw, z->physw);
    }
    i.wr_valid = (uint32_t)pins_get(in + m->at.wr_valid, 0, z->wbw);
    for (unsigned w = 0; w < z->wbw; w++)
        m->wr_phys[w] = (uint32_t)pins_get(in + m->at.wr_phys, w * z->physw, z->physw);
    if (z->early_reads) {
        i.steal_valid = pins_get(in + m->at.steal_valid, 0, z->nbank);
        for (uint64_t v = i.steal_valid; v; v &= v - 1) {
            unsigned b = first_bit(v);
            m->steal_row[b] = (uint32_t)pins_get(in + m->at.steal_row, b * z->roww, z->roww);
            one_hot(in + m->at.steal_sched, b, z->nsched, &m->steal_sched[b]);
            one_hot(in + m->at.steal_slot, b, z->nsrc, &m->steal_slot[b]);
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
    bits_zero(out + m->at.next_valid, 0, z->nt);
    if (z->sports < z->nsrc)
        bits_zero(out + m->at.next_slot, 0, (size_t)z->nt * z->slotw);
    for (uint64_t v = next->banks; v; v &= v - 1) {
        const struct read_target *to = &next->to[first_bit(v)];
        unsigned t = to->cu * z->sports + to->port;
        pins_put(out + m->at.next_valid, t, 1, 1);
        if (z->sports < z->nsrc)
            pins_put(out + m->at.next_slot, t * z->slotw, z->slotw, to->slot);
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

    pins_put(out + m->at.wr_ready, 0, z->wbw, o.wr_ready);
    if (z->early_reads)
        pins_put(out + m->at.bank_busy, 0, z->nbank, o.bank_busy);
    pins_put(out + m->at.bank_en, 0, z->nbank, o.bank_en);
    pins_put(out + m->at.bank_we, 0, z->nbank, o.bank_we);
    for (unsigned b = 0; b < z->nbank; b++) {
        uint64_t sel = o.bank_we >> b & 1 ? 1ull << o.wr_port[b] : 0;
        pins_put(out + m->at.bank_row, b * z->roww, z->roww,
                 o.bank_en >> b & 1 ? o.bank_row[b] : 0);
        pins_put(out + m->at.wr_sel, b * z->wbw, z->wbw, sel);
    }
    memset(m->targets, 0, z->nt * sizeof *m->targets);
    bits_zero(out + m->at.s_valid, 0, z->nt);
    if (z->sports < z->nsrc)
        bits_zero(out + m->at.s_slot, 0, (size_t)z->nt * z->slotw);
    for (uint64_t v = o.arrive->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), t = o.arrive->to[b].cu * z->sports + o.arrive->to[b].port;
        m->targets[t] |= 1ull << b;
        pins_put(out + m->at.s_valid, t, 1, 1);
        if (z->sports < z->nsrc)
            pins_put(out + m->at.s_slot, t * z->slotw, z->slotw, o.arrive->to[b].slot);
    }
    for (unsigned t = 0; t < z->nt; t++)
        pins_put(out + m->at.rd_sel, t * z->nbank, z->nbank, m->targets[t]);
    if (z->forward)
        put_next(m, &o, out);
    for (unsigned c = 0; c < z->ncu; c++)
        pins_put(out + m->at.older, c * z->ncu, z->ncu, younger(a, c));
    const uint64_t counts[5] = {a->operand_requests, a->bank_reads, a->bank_writes, a->steals,
                                a->conflict_cycles};
    for (unsigned c = 0; c < 5; c++)
        out[m->at.counters[c]] = (uint32_t)counts[c];
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct bank_arbiter_block *m = model;
    struct bank_arbiter_in i = read_inputs(m, in);
    bank_arbiter_eval(&m->a, &i, &m->out);
    bank_arbiter_clock(&m->a, &i, &m->out, m->head.cover);
}

const struct block_model bank_arbiter_model = {.name = "bank_arbiter",
                                               .pins = pins,
                                               .create = create,
                                               .destroy = destroy,
                                               .reset = reset,
                                               .eval = eval,
                                               .clock = clock_edge,
                                               .cover = block_head_cover};
