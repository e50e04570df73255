/* Constrained random stimulus of single blocks: one file per block in tb/stim/. A stimulus keeps
 * the assumptions of the block's page and nothing else: what the page leaves open is drawn at
 * random. */
#ifndef WS_STIM_H
#define WS_STIM_H

#include "cmodel/ports.h"
#include "cmodel/rng.h"

/* What a stimulus may look at. */
struct stim_env {
    const struct params *params;
    struct sizes z;
    const struct pin_list *pins;
    struct rng rng;
    const struct port *ports; /* a struct X_at, X being the block (contract/X.h) */
    const struct block_model *model;
    const void *state; /* of the model, at the start of the cycle */
    uint32_t *outputs; /* room for stim_peek() */
    bool rst;          /* this cycle is one of reset */
    bool unbroken;     /* by the stimulus: a long stretch is under way, no reset now */
};

/* Fills in all but `rng` for a model with its state; what is given is borrowed. Free with
 * stim_close(), which keeps the model. */
void stim_open(struct stim_env *e, const struct params *p, const struct block_model *m,
               const void *state, const struct pin_list *pins);
void stim_close(struct stim_env *e);

struct stimulus {
    void *(*create)(struct stim_env *e);
    void (*destroy)(void *self);
    /* Fills in the inputs of the next cycle. `in` holds those of the cycle before (zero at first).
     */
    void (*drive)(void *self, struct stim_env *e, uint32_t *in);
    /* The cycle went with these pins. NULL: not interested. */
    void (*observe)(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out);
    /* The block has been reset: its surroundings start again too. NULL: not interested. */
    void (*reset)(void *self, struct stim_env *e);
};

/* NULL if the block has none: a system that only its surroundings can drive. */
const struct stimulus *stimulus_find(const char *block);

/* Outputs of the model for provisional inputs, in e->outputs. */
const uint32_t *stim_peek(struct stim_env *e, const uint32_t *in);

/* True with probability eighths / 8. */
bool stim_chance(struct rng *r, unsigned eighths);
/* n bits (n <= 64), each set with probability eighths / 8. */
uint64_t stim_bits(struct rng *r, unsigned n, unsigned eighths);
/* `width` random bits from bit 0 of the port on. */
void stim_random(struct stim_env *e, uint32_t *port, unsigned width);
/* All of a port. */
void stim_random_port(struct stim_env *e, const struct port *port, uint32_t *in);

/* A set of source slots of one instruction. `kind` 0: mostly none, 1: one, 2: all, 3: any. */
enum { STIM_SOURCE_KINDS = 4 };
uint64_t stim_sources(struct stim_env *e, unsigned kind);
/* Port R of the CCUs as they say it: a unit belongs to a warp with probability eighths / 8, no two
 * to the same one; a unit without an owner reads as warp 0. */
void stim_owners(struct stim_env *e, uint32_t *owner_valid, uint32_t *owner_wid, unsigned eighths);

/* A stretch of cycles with one kind of load. */
struct phase {
    unsigned left, kind;
};
/* One cycle on; draws a new kind (0..kinds-1) and length when the stretch has ended. Returns true
 * at the start of a new one. */
bool phase_step(struct phase *ph, struct rng *r, unsigned kinds);

#define BLOCK(name, family, summary, needs) extern const struct stimulus stim_##name;
#define SYSTEM BLOCK
#include "params/blocks.inc"

#endif
