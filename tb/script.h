/* A run as a list of operations of the block's surroundings (an instruction is offered, a write is
 * requested, a dispatch port stalls) in place of raw port values, and the golden side that executes
 * such a list. Whatever is left out of a list or moved within it, the surroundings that execute it
 * keep the assumptions of the block's page: they wait where a hazard or a held request would be
 * broken, and leave out what can never be legal. So a part of a failing run can be tried as it is,
 * and what it shows is never a mistake of the stimulus. */
#ifndef WS_SCRIPT_H
#define WS_SCRIPT_H

#include "cmodel/regfile/regfile.h"
#include "tb/golden.h"

enum script_kind {
    SCRIPT_RESET, /* the cycle is one of reset */
    SCRIPT_PORT,  /* a port has a value: in this cycle (blocks), from now on (register file) */
    SCRIPT_INSTRUCTION, /* register file: warp `index` is ready with an instruction */
    SCRIPT_WRITE,       /* register file: write port `index` requests a write */
    SCRIPT_STALL,       /* register file: dispatch port `index` is not ready in this cycle */
    SCRIPT_LAUNCH,      /* register file: warp `index` starts */
    SCRIPT_EXIT,        /* register file: warp `index` has ended */
};

struct script_op {
    enum script_kind kind;
    unsigned index;
    unsigned step;          /* cycle in which it comes */
    unsigned end;           /* recorded: last cycle in which it had an effect; else UINT_MAX */
    const uint32_t *fields; /* PORT: the value; INSTRUCTION, WRITE: see struct script_fields; shared
                               between scripts, owned by a pool */
};

struct script {
    struct script_op *ops; /* ascending step */
    size_t n, cap;
    unsigned steps; /* cycles; the surroundings then go on until all is idle */
};

void script_add(struct script *s, struct script_op op);
void script_copy(struct script *to, const struct script *from);
void script_free(struct script *s);

/* Where the fields of scripts live until all of them are gone. */
struct script_pool {
    uint32_t **blocks;
    size_t n, cap;
};
uint32_t *script_words(struct script_pool *pool, size_t n); /* zero */
void script_pool_free(struct script_pool *pool);

/* The fields of an instruction (PORT_ANSWER, per scheduler; PORT_CANDIDATE answers the same) or of
 * a write (what wb_valid asks for, per write port): each begins at a word. */
struct script_field {
    enum regfile_port port, cand; /* cand: REGFILE_PORTS if no candidate has it */
    unsigned width;               /* of one item */
    unsigned offset;              /* first word in the fields of an operation */
};
enum { SCRIPT_NO_FIELD = -1 };

struct script_fields {
    struct script_field *fields;
    size_t n;
    unsigned words;
};
struct script_layout {
    struct sizes z;
    struct port port[REGFILE_PORTS];
    struct script_fields inst, write;
    /* by port: index of the field; SCRIPT_NO_FIELD where these parameters have none */
    size_t field[REGFILE_PORTS];
};
/* `pins`: those of the register file. */
void script_layout_make(struct script_layout *l, const struct params *p,
                        const struct pin_list *pins);
void script_layout_free(struct script_layout *l);
/* Item i of a field: from a port of an image, or into it. */
void script_field_get(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, const uint32_t *image, unsigned i, uint32_t *fields);
void script_field_put(const struct script_layout *l, const struct script_field *f,
                      enum regfile_port port, uint32_t *image, unsigned i, const uint32_t *fields);

/* Turns the pins of a run, cycle by cycle, into a script. */
struct recorder;
struct recorder *recorder_create(const struct params *p, const char *top,
                                 const struct pin_list *pins, struct script_pool *pool);
void recorder_cycle(struct recorder *r, bool rst, const uint32_t *in, const uint32_t *out);
/* Moves the script out and frees the recorder. */
void recorder_finish(struct recorder *r, struct script *s);

/* Executes `s` (borrowed) with the model of the block; ends when the script is through and nothing
 * is left to do. The oracle of tb/regfile/pin_oracle.h and the conservation laws look on. Never
 * NULL. */
struct golden *golden_script(const struct params *p, const char *top, const struct script *s);

/* The surroundings of one kind of block, driven by golden_script(). */
struct pin_oracle;
struct script_driver {
    /* `oracle`: that of the register file, else NULL. */
    void *(*create)(const struct params *p, const struct pin_list *pins, const char *top,
                    const void *model, const struct pin_oracle *oracle);
    void (*destroy)(void *self);
    /* Takes over the operations of the next cycle and fills in its inputs; `in` holds those of the
     * cycle before. */
    void (*drive)(void *self, const struct script_op *ops, size_t n, bool rst, uint32_t *in);
    /* The cycle went with these pins; `rst`: it was one of reset. */
    void (*observe)(void *self, bool rst, const uint32_t *in, const uint32_t *out);
    /* Nothing is left to do. */
    bool (*idle)(const void *self);
};
extern const struct script_driver script_block_driver, script_regfile_driver;

#endif
