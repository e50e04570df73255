/* Streams of requests over few and many blocks, to both sides and to one; slow and fast warps, DRAM
 * and cores; now and then another division of the addresses. */
#include "cmodel/morpheus/morpheus.h"
#include "params/base/outfile.h"
#include "tb/legal.h"

enum { POOL = 24 };

struct state {
    struct morpheus_shape s;
    struct phase phase;
    void *legal;
    uint32_t blk[POOL], turn;
    unsigned req, ops, mm, cllc, dram, rsp, byp, ready, touched;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = morpheus_shape(e->params);
    s->legal = legal_morpheus.create(e);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    legal_morpheus.destroy(s->legal);
    free(s);
}

static void new_phase(struct state *s, struct rng *r)
{
    static const unsigned rates[] = {0, 1, 4, 7, 8};
    uint32_t base = (uint32_t)stim_bits(r, AS_BLK_BITS, 4);
    for (unsigned i = 0; i < POOL; i++)
        s->blk[i] = stim_chance(r, 4) ? (base + i) & ((1u << AS_BLK_BITS) - 1)
                                      : (uint32_t)stim_bits(r, AS_BLK_BITS, 4);
    unsigned *rate[] = {&s->req, &s->mm,  &s->cllc,  &s->dram,
                        &s->rsp, &s->byp, &s->ready, &s->touched};
    for (unsigned i = 0; i < sizeof rate / sizeof *rate; i++)
        *rate[i] = rates[rng_below(r, 5)];
    if (stim_chance(r, 5))
        s->mm = s->dram = s->rsp = s->ready = 8;
    s->ops = rng_below(r, 3);
}

static void put(struct stim_env *e, uint32_t *in, const char *port, uint32_t value)
{
    in[stim_at(e, port)] = value;
}

static void some(struct stim_env *e, uint32_t *in, const char *port)
{
    stim_random(e, in + stim_at(e, port), e->pins->pins[pins_find(e->pins, port)].width);
}

static void drive_core(struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    put(e, in, "req_valid", stim_chance(r, s->req));
    put(e, in, "req_op", s->ops == 0 ? OP_RD : rng_below(r, OP_RED + 1));
    put(e, in, "req_blk", s->blk[rng_below(r, POOL)]);
    some(e, in, "req_origin");
    some(e, in, "req_atomop");
    if (in[stim_at(e, "req_valid")] && in[stim_at(e, "req_op")] != OP_RD) {
        some(e, in, "req_mask");
        some(e, in, "req_data");
    }
    put(e, in, "rsp_ready", stim_chance(r, s->rsp));
    put(e, in, "cllc_ready", stim_chance(r, s->cllc));
    put(e, in, "cllc_rsp_valid", stim_chance(r, s->cllc));
    put(e, in, "cllc_rsp_ack", stim_chance(r, 4));
    some(e, in, "cllc_rsp_origin");
    if (in[stim_at(e, "cllc_rsp_valid")])
        some(e, in, "cllc_rsp_data");
    put(e, in, "cllc_flushed", stim_chance(r, 1));
}

static void drive_memory(struct state *s, struct stim_env *e, uint32_t *in)
{
    struct rng *r = &e->rng;
    put(e, in, "dram_ready", stim_chance(r, s->ready));
    put(e, in, "dram_rsp_valid", stim_chance(r, s->dram));
    some(e, in, "dram_rsp_id");
    if (in[stim_at(e, "dram_rsp_valid")])
        some(e, in, "dram_rsp_data");
    put(e, in, "byp_valid", stim_chance(r, s->byp / 2));
    put(e, in, "byp_we", stim_chance(r, 4));
    put(e, in, "byp_blk", s->blk[rng_below(r, POOL)]);
    some(e, in, "byp_id");
    if (in[stim_at(e, "byp_valid")])
        some(e, in, "byp_data");
    put(e, in, "byp_rsp_ready", stim_chance(r, s->ready));
}

static void drive_division(struct state *s, struct stim_env *e, uint32_t *in, bool now)
{
    struct rng *r = &e->rng;
    static const uint32_t shares[] = {0, 32768, 52429, 65536, 65536};
    uint32_t sets = 1 + rng_below(r, s->s.a.sets);
    uint32_t share = stim_chance(r, 4) ? shares[rng_below(r, 5)] : rng_below(r, 65537);
    put(e, in, "cfg_valid", now);
    put(e, in, "cfg_sets", sets);
    put(e, in, "cfg_threshold", share);
    put(e, in, "cfg_threshold_rf", stim_chance(r, 4) ? share : rng_below(r, share + 1));
    put(e, in, "cfg_first_l1", rng_below(r, sets));
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    struct rng *r = &e->rng;
    bool started = phase_step(&s->phase, r, 1);
    if (started)
        new_phase(s, r);
    drive_core(s, e, in);
    drive_memory(s, e, in);
    drive_division(s, e, in, started && stim_chance(r, 2));
    s->turn = (s->turn + 1) % s->s.a.sets;
    put(e, in, "mm_valid", stim_chance(r, s->mm));
    put(e, in, "mm_set", stim_chance(r, 6) ? s->turn : rng_below(r, s->s.a.sets));
    put(e, in, "mm_op", rng_below(r, 4));
    put(e, in, "mm_touched", stim_chance(r, s->touched));
    put(e, in, "mm_carry", stim_chance(r, 3));
    some(e, in, "mm_tag");
    put(e, in, "mmr_ready", stim_chance(r, s->ready));
    legal_morpheus.correct(s->legal, e, in);
    if (in[stim_at(e, "mm_valid")] && in[stim_at(e, "mm_op")] == MM_STDATA)
        some(e, in, "mm_data");
    legal_morpheus.correct(s->legal, e, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    legal_morpheus.observe(((struct state *)self)->legal, e, in, out);
}

static void reset(void *self, struct stim_env *e)
{
    legal_morpheus.reset(((struct state *)self)->legal, e);
}

const struct stimulus stim_morpheus = {create, destroy, drive, observe, reset};
