/* The controller at its pins: the surroundings of the system with a behaviour of their own, which
 * begin again after a reset. */
#include "base/mem.h"
#include "tb/morpheus/golden.h"
#include "tb/morpheus/random.h"
#include "tb/stim.h"

struct state {
    struct surroundings *around;
    struct morpheus_random *random;
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    struct surroundings_config c = morpheus_surroundings(e->params);
    s->random = morpheus_random_create(e->params, rng_next(&e->rng), NULL);
    struct morpheus_policy policy = morpheus_random_policy(s->random);
    s->around = surroundings_create(&c, e->pins, &policy);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    surroundings_destroy(s->around);
    morpheus_random_destroy(s->random);
    free(s);
}

static void drive(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    (void)e;
    morpheus_random_cycle(s->random, s->around);
    surroundings_drive(s->around, in);
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    (void)e;
    surroundings_observe(((struct state *)self)->around, in, out);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    surroundings_reset(s->around);
    morpheus_random_reset(s->random);
}

const struct stimulus stim_morpheus = {create, destroy, drive, observe, reset};
