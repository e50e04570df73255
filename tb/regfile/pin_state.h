/* The inside of the oracle at the pins: for pin_oracle.c, which follows instructions and writes,
 * and what it follows only where it is there: register stacks (pin_stacks.c), second reads. */
#ifndef WS_PIN_STATE_H
#define WS_PIN_STATE_H

#include "cmodel/config.h"
#include "cmodel/failure.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"
#include "tb/regfile/pin_frames.h"

struct outstanding {
    bool used;
    uint64_t number; /* of its issue */
    unsigned warp;
    uint64_t src_valid;
    uint32_t *meta;     /* [meta_words] */
    unsigned *phys;     /* [NSRC] */
    uint32_t *expected; /* [NSRC][row_words] */
    struct {
        bool on, oob;    /* it has a second read; that names no register of its warp */
        bool finds;      /* what it names is written, */
        unsigned target; /* there; with register stacks its cell */
        bool unsure;     /* its number is not known: it was never written */
    } second;
    uint64_t undefined; /* bit k: operand k has another name than the last write of its register */
    uint64_t *lanes;    /* [NSRC] with stacks: lanes that are defined */
};

/* With stacks: a result that is to come. */
struct result {
    unsigned phys, warp, cell; /* cell: PIN_NO_CELL if the program does not see it */
    bool fill;
};

struct pin_oracle {
    struct sizes z;
    unsigned row_words, meta_words;
    uint64_t cycle;
    uint32_t *value;  /* [registers][row_words] */
    uint64_t *lanes;  /* [registers] written lanes */
    uint64_t *owner;  /* [registers] with CCUs: name of the last write, see name_of() */
    uint64_t *starts; /* [NW] times that another warp began in the slot, as far as ports tell */
    uint8_t *readers; /* [registers] */
    struct outstanding *inst;
    unsigned ninst, nused;
    uint64_t issued;      /* instructions so far */
    bool by_warp, in_all; /* those of a warp leave in their order, or all (RF-O1 to RF-O3) */
    bool drained;         /* with CCUs: nothing of a warp is written beside its second read */
    uint32_t *row, *meta; /* scratch */
    uint32_t *last_in, *last_out;
    bool last_valid; /* last_in, last_out: of the cycle before, which was no reset */
    const struct pin_list *pins;
    struct port port[REGFILE_PORTS];
    struct failure failure;
    char misuse[200];
    struct {                       /* register stacks */
        struct pin_frames *frames; /* NULL: none */
        struct result *results;
        unsigned n, cap;
        unsigned *held, *moved; /* [NW] while it is held: cycles; micro-operations, of so many */
        unsigned most_moved;    /* at most: a frame or more out, and one back */
        bool by_name, active;
        /* rename.stage_extra: what was issued a cycle ago shows its registers now */
        struct outstanding *late;
        unsigned late_results; /* of it, the last ones */
    } stacks;
};

static inline const struct port *at(const struct pin_oracle *o, enum regfile_port p)
{
    return &o->port[p];
}

/* The inputs break an assumption of the block's page: keeps the first of these. */
__attribute__((format(printf, 2, 3))) void pin_misuse(struct pin_oracle *o, const char *fmt, ...);

static inline unsigned registers(const struct pin_oracle *o)
{
    return o->z.nbank * o->z.depth;
}

static inline uint32_t *row_of(const struct pin_oracle *o, unsigned phys)
{
    return o->value + (size_t)phys * o->row_words;
}

/* The item of a port that lists registers; one of no bits is register 0. */
static inline unsigned register_at(const struct pin_oracle *o, enum regfile_port p,
                                   const uint32_t *image, unsigned i)
{
    return o->z.physw ? (unsigned)port_get(at(o, p), image, i) : 0;
}

/* A place for an instruction that is issued; NULL after noting that there is none. */
struct outstanding *pin_another(struct pin_oracle *o);

/* Register stacks (o->stacks.frames): made with the oracle, gone with it; of a cycle without reset,
 * and of one of reset. */
void pin_stacks_create(struct pin_oracle *o, const struct params *p);
void pin_stacks_destroy(struct pin_oracle *o);
void pin_stacks_cycle(struct pin_oracle *o, const uint32_t *in, const uint32_t *out);
void pin_stacks_reset(struct pin_oracle *o);
/* The lanes `mask` of o->row are written to that register. */
void pin_stacks_accept(struct pin_oracle *o, unsigned phys, uint64_t mask);
/* Operand k is register x of the program. */
void pin_stacks_expect(struct pin_oracle *o, struct outstanding *i, unsigned k, unsigned x,
                       bool raw);
/* A result for the register that a second read has found. */
void pin_stacks_found(struct pin_oracle *o, struct result r);

/* Second reads, where there are any: made with the oracle. */
void pin_second_create(struct pin_oracle *o, const struct params *p);
/* Write port i requests a write to that register. */
void pin_second_write(struct pin_oracle *o, const uint32_t *in, unsigned i, unsigned phys);
/* The instruction of scheduler s is issued, its operands are noted: by physical registers, or those
 * of register stacks. */
void pin_second_issue(struct pin_oracle *o, struct outstanding *i, const uint32_t *in, unsigned s);
void pin_second_cell(struct pin_oracle *o, struct outstanding *i, const uint32_t *in);
/* It leaves at port p. */
void pin_second_leaves(struct pin_oracle *o, const struct outstanding *i, const uint32_t *out,
                       unsigned p);

#endif
