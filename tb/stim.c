/* What the stimuli of single blocks share: their surroundings, and what they draw. */
#include "tb/stim.h"
#include "base/mem.h"

static const struct {
    const char *block;
    const struct stimulus *stimulus;
} all[] = {
#define BLOCK(name, family, summary, needs) {#name, &stim_##name},
#define SYSTEM BLOCK
#include "params/blocks.inc"
};

void stim_open(struct stim_env *e, const struct params *p, const struct block_model *m,
               const void *state, const struct pin_list *pins)
{
    const struct contract *c = m->contract;
    struct port *ports = xcalloc(c ? c->nports + 1 : 1, sizeof *ports);
    if (c)
        contract_ports(c, p, ports);
    *e = (struct stim_env){.params = p,
                           .z = params_sizes(p),
                           .pins = pins,
                           .ports = ports,
                           .model = m,
                           .state = state,
                           .outputs = xcalloc(pins->out_words + 1, sizeof(uint32_t))};
}

void stim_close(struct stim_env *e)
{
    free((struct port *)e->ports);
    free(e->outputs);
    e->ports = NULL;
    e->outputs = NULL;
}

const struct stimulus *stimulus_find(const char *block)
{
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].block, block) == 0)
            return all[i].stimulus->create ? all[i].stimulus : NULL;
    return NULL;
}

const uint32_t *stim_peek(struct stim_env *e, const uint32_t *in)
{
    memset(e->outputs, 0, e->pins->out_words * sizeof *e->outputs);
    e->model->eval(e->state, in, e->outputs);
    return e->outputs;
}

bool stim_chance(struct rng *r, unsigned eighths)
{
    return rng_below(r, 8) < eighths;
}

uint64_t stim_bits(struct rng *r, unsigned n, unsigned eighths)
{
    uint64_t v = 0, keep = n >= 64 ? ~0ull : (1ull << n) - 1;
    if (eighths >= 8)
        return keep;
    /* from the lowest bit of the fraction to the highest: OR halves the way to 1, AND that to 0 */
    for (unsigned bit = 1; bit < 8; bit <<= 1) {
        uint64_t x = rng_next(r);
        v = eighths & bit ? v | x : v & x;
    }
    return v & keep;
}

void stim_random(struct stim_env *e, uint32_t *port, unsigned width)
{
    for (unsigned done = 0; done < width; done += 64) {
        uint64_t v = rng_next(&e->rng);
        if (width - done < 64)
            v &= (1ull << (width - done)) - 1;
        port[done / 32] = (uint32_t)v;
        if (width - done > 32)
            port[done / 32 + 1] = (uint32_t)(v >> 32);
    }
}

void stim_random_port(struct stim_env *e, const struct port *port, uint32_t *in)
{
    stim_random(e, in + port_word(port), port->items * port->width);
}

uint64_t stim_sources(struct stim_env *e, unsigned kind)
{
    struct rng *r = &e->rng;
    switch (kind) {
    case 0:
        return stim_chance(r, 4) ? 0 : stim_bits(r, e->z.nsrc, 2);
    case 1:
        return 1ull << rng_below(r, e->z.nsrc);
    case 2:
        return (1ull << e->z.nsrc) - 1;
    default:
        return stim_bits(r, e->z.nsrc, 4);
    }
}

void stim_owners(struct stim_env *e, uint32_t *owner_valid, uint32_t *owner_wid, unsigned eighths)
{
    const struct sizes *z = &e->z;
    uint64_t taken = 0;
    for (unsigned c = 0; c < z->ncu; c++) {
        unsigned w = rng_below(&e->rng, z->nw);
        bool owns = stim_chance(&e->rng, eighths) && !(taken >> w & 1);
        taken |= owns ? 1ull << w : 0;
        pins_put(owner_valid, c, 1, owns);
        pins_put(owner_wid, c * z->widw, z->widw, owns ? w : 0);
    }
}

bool phase_step(struct phase *ph, struct rng *r, unsigned kinds)
{
    if (ph->left) {
        ph->left--;
        return false;
    }
    /* short ones often, long ones sometimes: both switches and steady states are wanted */
    ph->left = stim_chance(r, 4) ? rng_below(r, 16) : rng_below(r, 200);
    ph->kind = rng_below(r, kinds);
    return true;
}
