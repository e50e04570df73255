/* steal_arbiter: bank stealing, docs/blocks/steal_arbiter.md; Bank Stealing paper, section IV. */
#include "cmodel/stealing/steal_arbiter.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

void steal_arbiter_init(struct steal_arbiter *a, const struct model_config *c)
{
    *a = (struct steal_arbiter){.nsched = c->z.nsched,
                                .nsrc = c->z.nsrc,
                                .nbank = c->z.nbank,
                                .bankw = c->z.bankw,
                                .any = c->steal_any,
                                .latches = c->z.overrides,
                                .one = c->z.sports < c->z.nsrc};
    a->wid = xcalloc(a->nsched, sizeof *a->wid);
    a->src_valid = xcalloc(a->nsched, sizeof *a->src_valid);
    a->phys = xcalloc((size_t)a->nsched * a->nsrc, sizeof *a->phys);
    a->banks = xcalloc(a->nsched, sizeof *a->banks);
}

void steal_arbiter_free(struct steal_arbiter *a)
{
    free(a->wid);
    free(a->src_valid);
    free(a->phys);
    free(a->banks);
}

void steal_arbiter_reset(struct steal_arbiter *a)
{
    a->valid = 0;
}

struct steal_arbiter_out steal_arbiter_out_new(const struct model_config *c)
{
    const struct sizes *z = &c->z;
    struct steal_arbiter_out out = {0};
    out.steal_row = xcalloc(z->nbank, sizeof *out.steal_row);
    out.steal_sched = xcalloc(z->nbank, sizeof *out.steal_sched);
    out.steal_slot = xcalloc(z->nbank, sizeof *out.steal_slot);
    out.stolen = xcalloc(z->nsched, sizeof *out.stolen);
    out.force_wid = xcalloc(z->nsched, sizeof *out.force_wid);
    return out;
}

void steal_arbiter_out_free(struct steal_arbiter_out *out)
{
    free(out->steal_row);
    free(out->steal_sched);
    free(out->steal_slot);
    free(out->stolen);
    free(out->force_wid);
}

static unsigned bank_of(const struct steal_arbiter *a, uint32_t phys)
{
    return phys & (a->nbank - 1); /* NBANK is a power of two */
}

/* ST-C2: schedulers whose latched candidate's warp is ready now. */
static uint32_t live_candidates(const struct steal_arbiter *a, const uint64_t *ready)
{
    uint32_t live = 0;
    for (uint32_t v = a->valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        if (ready[s] >> a->wid[s] & 1)
            live |= 1u << s;
    }
    return live;
}

/* Where the operands `src` lie. */
static struct steal_banks banks_of(const struct steal_arbiter *a, uint32_t src,
                                   const uint32_t *phys)
{
    struct steal_banks banks = {0};
    for (; src; src &= src - 1) {
        uint64_t bank = 1ull << bank_of(a, phys[first_bit(src)]);
        banks.several |= banks.any & bank;
        banks.any |= bank;
    }
    return banks;
}

/* The candidates that are looked at in a cycle. */
enum { MOST_SCHEDULERS = 4 };
struct candidates {
    uint32_t live, sure; /* bit s; sure of a collector */
    const unsigned *wid; /* NULL: nobody asks */
    const uint32_t *src_valid, *phys;
    struct steal_banks banks[MOST_SCHEDULERS]; /* where live */
};

static struct candidates candidates_now(const struct steal_arbiter *a,
                                        const struct steal_arbiter_in *in)
{
    struct candidates c;
    if (a->latches) {
        c.live = live_candidates(a, in->ready);
        c.sure = in->avail; /* ST-N4 */
        c.wid = a->wid;
        c.src_valid = a->src_valid;
        c.phys = a->phys;
    } else { /* ST-H1 */
        c.live = c.sure = in->cand_valid;
        c.wid = NULL;
        c.src_valid = in->cand_src_valid;
        c.phys = in->cand_phys;
    }
    for (uint32_t v = c.live; v; v &= v - 1) {
        unsigned s = first_bit(v);
        c.banks[s] =
            a->latches ? a->banks[s] : banks_of(a, c.src_valid[s], c.phys + (size_t)s * a->nsrc);
    }
    return c;
}

/* ST-N3: banks in which more than one operand of the live candidates lies. */
static uint64_t conflict_banks(const struct candidates *c)
{
    struct steal_banks all = {0};
    for (uint32_t live = c->live; live; live &= live - 1) {
        const struct steal_banks *s = &c->banks[first_bit(live)];
        all.several |= s->several | (all.any & s->any);
        all.any |= s->any;
    }
    return all.several;
}

/* ST-N5, ST-H2: of candidate s, from the banks `open`. */
static uint64_t steal_for(const struct steal_arbiter *a, const struct candidates *c, unsigned s,
                          uint64_t open, struct steal_arbiter_out *out)
{
    uint64_t its = open & c->banks[s].any;
    if (a->one) {
        out->left |= (its & (its - 1)) != 0;
        its &= -its;
    }
    for (uint32_t src = c->src_valid[s]; src; src &= src - 1) { /* ascending slot */
        unsigned k = first_bit(src);
        uint32_t phys = c->phys[s * a->nsrc + k];
        unsigned b = bank_of(a, phys);
        if (!(its >> b & 1))
            continue;
        its &= ~(1ull << b);
        open &= ~(1ull << b);
        out->steal_valid |= 1ull << b;
        out->steal_row[b] = phys >> a->bankw;
        out->steal_sched[b] = s;
        out->steal_slot[b] = k;
        out->stolen[s] |= 1u << k; /* ST-N6 */
    }
    return open;
}

void steal_arbiter_eval(const struct steal_arbiter *a, const struct steal_arbiter_in *in,
                        struct steal_arbiter_out *out)
{
    struct candidates c = candidates_now(a, in);
    out->steal_valid = out->wanted = 0;
    out->force_valid = 0;
    out->left = false;
    for (unsigned s = 0; s < a->nsched; s++) {
        out->stolen[s] = 0;
        out->force_wid[s] = 0;
    }
    out->live = c.live;
    out->conflicts = conflict_banks(&c);
    uint64_t open = ~in->bank_busy & low_bits(a->nbank); /* ST-N2 */
    if (!a->any)
        open &= out->conflicts;              /* ST-P1 */
    for (uint32_t v = c.live & c.sure; v;) { /* ST-N4, ST-N5: descending scheduler */
        unsigned s = 31 - (unsigned)__builtin_clz(v);
        v &= ~(1u << s);
        out->wanted |= c.banks[s].any;
        if (!(open & c.banks[s].any))
            continue;
        open = steal_for(a, &c, s, open, out);
        out->force_valid |= 1u << s;
        out->force_wid[s] = c.wid ? c.wid[s] : 0;
    }
}

static void cover_live(const struct steal_arbiter *a, const struct steal_arbiter_in *in,
                       const struct steal_arbiter_out *out, struct cover_point *cover)
{
    cover[ST_N2].hits += (out->conflicts & in->bank_busy) != 0;
    cover[ST_N3].hits += out->conflicts != 0;
    cover[ST_P1].hits +=
        (out->wanted & ~out->conflicts & ~in->bank_busy) != 0; /* policies differ */
    if (a->latches) {
        cover[ST_C2].hits++;
        cover[ST_N4].hits += (out->live & ~in->avail) != 0;
        cover[ST_N7].hits += popcount64(out->force_valid);
    } else {
        cover[ST_H1].hits++;
    }
    cover[ST_H2].hits += out->left;
    if (!out->steal_valid)
        return;
    cover[ST_N5].hits += (out->steal_valid & out->conflicts) != 0;
    cover[ST_N6].hits++;
    cover[ST_X1].hits += in->bank_busy != 0;
}

void steal_arbiter_clock(struct steal_arbiter *a, const struct steal_arbiter_in *in,
                         const struct steal_arbiter_out *out, struct cover_point *cover)
{
    if (out->live)
        cover_live(a, in, out, cover);
    if (!a->latches)
        return;
    cover[ST_C1].hits += in->cand_valid != 0;

    a->valid = in->cand_valid; /* ST-C1 */
    for (uint32_t v = a->valid; v; v &= v - 1) {
        unsigned s = first_bit(v);
        a->wid[s] = in->cand_wid[s];
        a->src_valid[s] = in->cand_src_valid[s];
        memcpy(a->phys + (size_t)s * a->nsrc, in->cand_phys + (size_t)s * a->nsrc,
               a->nsrc * sizeof *a->phys);
        a->banks[s] = banks_of(a, a->src_valid[s], a->phys + (size_t)s * a->nsrc);
    }
}

struct steal_arbiter_block {
    struct block_head head;
    struct steal_arbiter a;
    struct sizes z;
    struct steal_arbiter_out out;
    unsigned *cand_wid; /* decoded inputs */
    uint32_t *cand_src_valid, *cand_phys;
    uint64_t *ready;
    struct steal_arbiter_at at;
};

static void *create(const struct params *p)
{
    struct model_config c = model_config(p);
    struct steal_arbiter_block *m = block_head_new(sizeof *m, &steal_arbiter_rules);
    m->z = c.z;
    steal_arbiter_init(&m->a, &c);
    m->out = steal_arbiter_out_new(&c);
    m->cand_wid = xcalloc(c.z.nsched, sizeof *m->cand_wid);
    m->cand_src_valid = xcalloc(c.z.nsched, sizeof *m->cand_src_valid);
    m->cand_phys = xcalloc((size_t)c.z.nsched * c.z.nsrc, sizeof *m->cand_phys);
    m->ready = xcalloc(c.z.nsched, sizeof *m->ready);
    steal_arbiter_ports_at(p, &m->at);
    return m;
}

static void destroy(void *model)
{
    struct steal_arbiter_block *m = model;
    if (!m)
        return;
    steal_arbiter_free(&m->a);
    steal_arbiter_out_free(&m->out);
    free(m->cand_wid);
    free(m->cand_src_valid);
    free(m->cand_phys);
    free(m->ready);
    block_head_free(m);
}

static void reset(void *model)
{
    steal_arbiter_reset(&((struct steal_arbiter_block *)model)->a);
}

static struct steal_arbiter_in read_inputs(const struct steal_arbiter_block *m, const uint32_t *in)
{
    const struct sizes *z = &m->z;
    for (unsigned s = 0; s < z->nsched; s++) {
        if (m->a.latches) {
            m->cand_wid[s] = (unsigned)port_get(&m->at.cand_wid, in, s);
            m->ready[s] = port_get(&m->at.ready, in, s);
        }
        m->cand_src_valid[s] = (uint32_t)port_get(&m->at.cand_src_valid, in, s);
        for (unsigned i = s * z->nsrc; i < (s + 1) * z->nsrc; i++)
            m->cand_phys[i] = (uint32_t)port_get(&m->at.cand_phys, in, i);
    }
    return (struct steal_arbiter_in){.cand_valid = (uint32_t)port_all(&m->at.cand_valid, in),
                                     .cand_wid = m->cand_wid,
                                     .cand_src_valid = m->cand_src_valid,
                                     .cand_phys = m->cand_phys,
                                     .ready = m->ready,
                                     .avail = m->a.latches ? port_u32(&m->at.avail, in) : 0,
                                     .bank_busy = port_all(&m->at.bank_busy, in)};
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct steal_arbiter_block *m = model;
    const struct sizes *z = &m->z;
    struct steal_arbiter_in i = read_inputs(m, in);
    struct steal_arbiter_out o = m->out;
    steal_arbiter_eval(&m->a, &i, &o);
    port_put_all(&m->at.steal_valid, out, o.steal_valid);
    for (unsigned b = 0; b < z->nbank; b++) {
        bool v = o.steal_valid >> b & 1;
        port_put(&m->at.steal_row, out, b, v ? o.steal_row[b] : 0);
        port_put(&m->at.steal_sched, out, b, v ? 1ull << o.steal_sched[b] : 0);
        port_put(&m->at.steal_slot, out, b, v ? 1ull << o.steal_slot[b] : 0);
    }
    for (unsigned s = 0; s < z->nsched; s++)
        port_put(&m->at.stolen, out, s, o.stolen[s]);
    if (!m->a.latches)
        return;
    port_put_all(&m->at.force_valid, out, o.force_valid);
    for (unsigned s = 0; s < z->nsched; s++)
        port_put(&m->at.force_wid, out, s, o.force_wid[s]);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct steal_arbiter_block *m = model;
    struct steal_arbiter_in i = read_inputs(m, in);
    steal_arbiter_eval(&m->a, &i, &m->out);
    steal_arbiter_clock(&m->a, &i, &m->out, m->head.cover);
}

const struct block_model steal_arbiter_model = {.name = "steal_arbiter",
                                                .contract = &contract_steal_arbiter,
                                                .create = create,
                                                .destroy = destroy,
                                                .reset = reset,
                                                .eval = eval,
                                                .clock = clock_edge,
                                                .cover = block_head_cover};
