/* What the search for places and the copy share. */
#ifndef WS_MUTATE_EDIT_H
#define WS_MUTATE_EDIT_H

#include "gen/hdl/ir.h"
#include "gen/mutate/mutate.h"

enum edit {
    /* mutant.at is a node, mutant.arg one of its operands */
    EDIT_OTHER_OP,   /* the operator's counterpart */
    EDIT_INVERT,     /* equality, comparison; a `not` vanishes */
    EDIT_EXCHANGE,   /* operands arg and arg + 1 */
    EDIT_ONLY,       /* multiplexer: always operand arg */
    EDIT_WITHOUT,    /* and, or: operand arg is missing */
    EDIT_CONST_ARG,  /* operand arg is a constant: the next one */
    EDIT_FACTOR,     /* multiplication: by the next constant */
    EDIT_NEIGHBOUR,  /* selection: the item beside it */
    EDIT_ROW,        /* memory read: row XOR 1 */
    EDIT_TOP_BIT,    /* sum: the highest bit is 0 */
    EDIT_RESET,      /* register: bit 0 of the reset value */
    EDIT_ASSIGN_NOT, /* output or wire: assigned zero */
    /* mutant.at is a statement, in the order of statement_number() */
    EDIT_STMT_DROP,
    EDIT_STMT_INVERT, /* condition */
    EDIT_STMT_ALWAYS, /* condition */
    EDIT_STMT_CONST,  /* the constant that is assigned: the next one */
    EDIT_STMT_LSB,    /* the item beside it is written */
    EDIT_STMT_ROW,    /* memory write: row XOR 1 */
    EDIT_STMT_MASK,   /* memory write: all parts */
    /* mutant.at is an instance, mutant.arg an input port */
    EDIT_TIE, /* zero instead of the signal */
};

static inline bool edit_is_node(unsigned how)
{
    return how <= EDIT_TOP_BIT;
}
static inline bool edit_is_stmt(unsigned how)
{
    return how >= EDIT_STMT_DROP && how <= EDIT_STMT_MASK;
}

/* Statements of a list, with those inside them. */
static inline uint32_t edit_count(const struct hdl_list *l)
{
    uint32_t n = 0;
    for (const struct hdl_stmt *s = l->first; s; s = s->next)
        n += s->kind == ST_IF ? 1 + edit_count(&s->yes) + edit_count(&s->no) : 1;
    return n;
}

/* A constant of at most 64 bits without parameters. */
bool edit_known(sig s, uint64_t *value);
/* The constant that stands for it in a mutant: one more, or one less than the highest. */
uint64_t edit_next(uint64_t value, unsigned width);
/* Units by which a selection or partial write of `part` at lsb moves within `whole`; 0: nowhere. */
int edit_shift(hdl_width whole, unsigned lsb, hdl_width part);

/* describe.c: "before -> after" of an edit of a node, into the design's memory. */
const char *edit_say_node(sig s, unsigned how, uint32_t arg);
const char *edit_say_stmt(const struct hdl_stmt *s, unsigned how);
/* A short text for an expression. */
const char *edit_say(sig s);

#endif
