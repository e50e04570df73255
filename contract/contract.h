/* What a block is, written once: its sizes, its ports and its rules, as its page in docs/blocks has
 * them. The generator, the model, the stimulus and the filter of legal inputs take names and shapes
 * from here; what the block does is written twice, from the page.
 *
 * A block has three files here, in the folder of its family: NAME.inc with the rows, NAME.h and
 * NAME.c, which are the same for all but the name. The rows, in this order (declare.h says what the
 * columns may be):
 *
 *     PARAM(name, value, "meaning")        a Verilog parameter
 *     PARAM_UNLESS(fixed, name, value, "...")   SIZE if fixed
 *     SIZE(name, value, "meaning")         a localparam at the top of the module
 *     FIELD(name, value, "meaning")        a size that the module does not show
 *     SIZE_IF(shown, name, value, "...")   SIZE or FIELD
 *     CLOCKED(condition)                   it has clk and rst
 *     WHERE(condition)                     the ports below it are there only if so
 *     IN(name, items, width, "meaning", present)
 *     OUT(name, items, width, "meaning", present)
 *     COUNTER(name, present)               an output of 32 bits under WARPSMITH_COUNTERS
 *     INPUT(name, kind, form, items, width, of, "meaning", present)   of a composition whose model
 *     OUTPUT(name, form, items, width, "meaning", present)            has its ports as members of
 *     COUNTED(name, member, present)                                  structs: IN, OUT, COUNTER
 *     RULE(enumerator, "ID")               of the page; the model counts how often it is seen
 *     SEEN("ID")                           of the page; a part of the model counts it
 *     UNSEEN("ID")                         of the page; the model cannot see whether it is kept
 *
 * Rows that two blocks share have a file of their own, which both include. Whoever wants rows by
 * name goes through them with each.h.
 *
 * Sizes stand before the ports that use them. Values and conditions are expressions over the
 * parameters `p` and their sizes `z`. */
#ifndef WS_CONTRACT_H
#define WS_CONTRACT_H

#include "params/params.h"

enum port_kind {
    PORT_REQUEST,   /* input: asks for something, whatever the outputs of the cycle are */
    PORT_ANSWER,    /* input: answers an output of the same cycle */
    PORT_CANDIDATE, /* input: answers with the same thing for another output */
    PORT_LEVEL,     /* input: what the rest of the machine is like; all inputs of single blocks */
    PORT_OUTPUT,
    PORT_COUNTER,
};

/* What stands for the port in a struct of inputs or outputs. */
enum port_form {
    FORM_FLAGS,   /* uint32_t: all items side by side */
    FORM_SET,     /* uint64_t: all items side by side */
    FORM_U8,      /* uint8_t *: an element per item */
    FORM_U32,     /* uint32_t *: an element per item */
    FORM_U64,     /* uint64_t *: an element per item */
    FORM_WORDS,   /* uint32_t *: words32(width) words per item */
    FORM_PAYLOAD, /* the same, of data: NULL in a model without payload */
    FORM_SPREAD, /* uint64_t *: of D(m, n) n elements of m bits: bit b of element i is bit b * n + i
                  */
    FORM_COUNT,  /* uint64_t, of which the port shows the low 32 bits */
    FORM_OTHER,  /* no member: the model has it in a way of its own; all ports of single blocks */
};

enum { PORT_NONE = -1 };
enum { PORT_ABSENT = UINT32_MAX };

/* Sizes whose product is a number of items, or the width of one; none: 1. The name is that of a
 * size of the block, or NULL. */
struct port_dims {
    unsigned n;
    struct {
        const char *name;
        unsigned size;
    } of[3];
};

/* A port with the parameters at hand. */
struct port {
    unsigned word;         /* first in the image of the inputs or outputs, or PORT_ABSENT */
    unsigned items, width; /* of one item */
    enum port_kind kind;
    enum port_form form;
    /* PORT_REQUEST: port whose bit i says whether item i matters. PORT_CANDIDATE: the PORT_ANSWER
     * with which it shares its meaning. PORT_NONE: none. */
    int of;
    size_t member; /* offset in the struct of inputs or outputs */
    const char *name, *meaning;
    struct port_dims outer, inner; /* of which items and width are the products */
};

/* Rule ids, in the order of their cover points. */
struct cover_rules {
    const char *const *ids;
    size_t n;
};

/* How a module shows a size. */
enum size_kind { SIZE_PARAM, SIZE_LOCAL, SIZE_FIELD };

struct contract_size {
    const char *name, *meaning;
    enum size_kind kind;
    unsigned value;
};

struct contract {
    const char *block;
    size_t nsizes, nports;
    /* Fills arrays of so many rows; ports without `word`, which is PORT_ABSENT for those that these
     * parameters do not have and 0 for all others. Gives whether the block has clk and rst. */
    bool (*measure)(const struct params *p, const struct sizes *z, struct contract_size *sizes,
                    struct port *ports);
    const struct cover_rules *rules;
    const char *const *others; /* SEEN and UNSEEN: ids; the last is NULL */
};

/* The ports of a block with these parameters, as an array of c->nports: for a known block use
 * X_ports_at(p, &at), for a struct of them by name. */
void contract_ports(const struct contract *c, const struct params *p, struct port *ports);
/* Its sizes, c->nsizes of them. */
void contract_sizes(const struct contract *c, const struct params *p, struct contract_size *sizes);
bool contract_clocked(const struct contract *c, const struct params *p);

/* Sets `word` of the ports in their order; those that are absent have PORT_ABSENT already. */
void ports_place(struct port *t, size_t n);

static inline bool port_exists(const struct port *t)
{
    return t->word != PORT_ABSENT;
}
static inline bool port_is_input(const struct port *t)
{
    return t->kind < PORT_OUTPUT;
}

/* The name of a port as a string; a block that does not have it is an error of the compiler. */
#define PORT(block, port) (sizeof(((struct block##_at *)NULL)->port) ? #port : NULL)

#endif
