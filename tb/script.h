/* A run as a list of operations of the block's surroundings (an instruction is offered, a write is
 * requested, a dispatch port stalls) in place of raw port values, and the golden side that executes
 * such a list. Whatever is left out of a list or moved within it, the surroundings that execute it
 * keep the assumptions of the block's page: they wait where a hazard or a held request would be
 * broken, and leave out what can never be legal. So a part of a failing run can be tried as it is,
 * and what it shows is never a mistake of the stimulus. */
#ifndef WS_SCRIPT_H
#define WS_SCRIPT_H

#include "tb/system.h"

enum {
    SCRIPT_RESET, /* the cycle is one of reset */
    SCRIPT_PORT,  /* a port has a value: in this cycle (single blocks), from now on (systems) */
    SCRIPT_OWN    /* the first of the system's own */
};

struct script_op {
    unsigned kind;
    unsigned index;
    unsigned step;          /* cycle in which it comes */
    unsigned end;           /* recorded: last cycle in which it had an effect; else UINT_MAX */
    const uint32_t *fields; /* PORT: the value; else what the system puts there; shared between
                               scripts, owned by a pool */
};

struct script {
    struct script_op *ops; /* ascending step */
    size_t n, cap;
    unsigned steps; /* cycles; the surroundings then go on until all is idle */
};

/* Behind the others; its step is not below theirs. */
void script_add(struct script *s, struct script_op op);
/* *to is empty before; script_free() releases it. The fields stay those of the pool. */
void script_copy(struct script *to, const struct script *from);
void script_free(struct script *s);

/* Where the fields of scripts live until all of them are gone. */
struct script_pool {
    uint32_t **blocks;
    size_t n, cap;
};
uint32_t *script_words(struct script_pool *pool, size_t n); /* zero */
void script_pool_free(struct script_pool *pool);

/* Turns the pins of a run, cycle by cycle, into a script. */
struct recorder {
    struct script_pool *pool;
    const struct pin_list *pins;
    struct script script;
    const struct recorder_ops *ops; /* NULL: a single block */
    void *self;
};
/* The pins and the pool outlive it. Ends with recorder_finish(). */
struct recorder *recorder_create(const struct params *p, const char *top,
                                 const struct pin_list *pins, struct script_pool *pool);
/* The next cycle of the run; rst: one of reset. */
void recorder_cycle(struct recorder *r, bool rst, const uint32_t *in, const uint32_t *out);
/* Moves the script out and frees the recorder. */
void recorder_finish(struct recorder *r, struct script *s);

/* How a system's pins become operations. */
struct recorder_ops {
    void *(*create)(const struct params *p, const struct pin_list *pins);
    void (*destroy)(void *self);
    void (*cycle)(void *self, struct recorder *r, bool rst, const uint32_t *in,
                  const uint32_t *out);
};
/* An operation that begins now; its index in the script. */
size_t recorder_begin(struct recorder *r, unsigned kind, unsigned index, const uint32_t *fields);
/* The operation *op has its last effect now; *op becomes RECORDER_NONE, as which it may come. */
void recorder_end(struct recorder *r, size_t *op);
/* One that lasts for this cycle. */
void recorder_at_once(struct recorder *r, unsigned kind, unsigned index);
/* A copy of a port's value. */
uint32_t *recorder_port(struct recorder *r, const struct pin *pin, const uint32_t *in);
#define RECORDER_NONE ((size_t)-1)

/* Executes `s` (borrowed) with the model of the block; ends when the script is through and nothing
 * is left to do. The system's oracle and the conservation laws look on. Never NULL. */
struct golden *golden_script(const struct params *p, const char *top, const struct script *s);

/* The surroundings of one kind of block, driven by golden_script(). */
struct script_driver {
    /* `oracle`: that of the system, else NULL. */
    void *(*create)(const struct params *p, const struct pin_list *pins, const char *top,
                    const void *model, const void *oracle);
    void (*destroy)(void *self);
    /* Takes over the operations of the next cycle and fills in its inputs; `in` holds those of the
     * cycle before. */
    void (*drive)(void *self, const struct script_op *ops, size_t n, bool rst, uint32_t *in);
    /* The cycle went with these pins; `rst`: it was one of reset. */
    void (*observe)(void *self, bool rst, const uint32_t *in, const uint32_t *out);
    /* Nothing is left to do. */
    bool (*idle)(const void *self);
};
#endif
