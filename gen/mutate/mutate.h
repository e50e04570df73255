/* Mutants: seeded defects made in the kit's representation of a design. A design is searched once
 * for all places where a defect can be put; some of them are chosen; and the design is copied
 * either with one defect in place, or with all the chosen ones behind a select input, so that one
 * simulator holds them all. */
#ifndef WS_MUTATE_H
#define WS_MUTATE_H

#include "gen/hdl/hdl.h"

enum mutation {
    MUTATION_OPERATOR, /* and/or, add/sub, any/all, < and <=, operands exchanged */
    MUTATION_CONSTANT, /* off by one */
    MUTATION_NEGATE,   /* a condition or comparison is the other way round */
    MUTATION_SWAP,     /* the branches of a multiplexer */
    MUTATION_DROP,     /* an assignment or a connection is missing */
    MUTATION_INDEX,    /* the neighbouring bit, item or row */
    MUTATION_ENABLE,   /* an enable or gate is missing */
    MUTATION_BYPASS,   /* one of several sources is never taken */
    MUTATION_RESET,    /* another reset value */
    MUTATION_WIDTH,    /* a sum loses its highest bit */
    MUTATION_KINDS
};
const char *mutation_name(enum mutation kind);

struct mutant {
    unsigned id; /* number of the place in the design, from 1 on; the same for every choice */
    enum mutation kind;
    const char *module; /* without prefix */
    struct hdl_loc loc; /* the C line that made what is changed */
    const char *what;   /* "target: before -> after" */
    const char *rules; /* ids of the nearest rule, separated by blanks; "" if the module has none */
    /* For the copy: */
    unsigned how;     /* enum edit */
    size_t module_at; /* in the design */
    uint32_t at, arg; /* which node, statement or instance of the module; which operand of it */
};

/* All that is found, or the chosen ones, in the order of the places. */
struct mutants {
    struct hdl_design *of; /* borrowed; owns the texts */
    const struct hdl *top;
    struct mutant *at;
    size_t n;
};

/* All places in `top` and the modules below it, in a fixed order; what only assertions or the SRAM
 * macro's wrapper use is left out. The design has been checked without an error; it must outlive
 * the mutants and all copies. Free with mutants_free(). */
void mutants_find(struct mutants *m, struct hdl_design *of, const struct hdl *top);
/* Keeps `count` of them (all, if there are not more): one of every rule as far as they suffice, the
 * others spread evenly over modules and kinds of mutation. Same seed, same choice. */
void mutants_choose(struct mutants *m, size_t count, uint64_t seed);
/* Keeps every parts-th one from number `part` (0..parts - 1) on. */
void mutants_part(struct mutants *m, size_t part, size_t parts);
void mutants_free(struct mutants *m);

/* The input that selects a mutant, at the top and handed down to where it is needed. */
#define MUTANT_SELECT "mutant"
/* Width of that input for n mutants. */
unsigned mutants_select_width(size_t n);
/* A copy of the design with input `mutant`: while it is k + 1, mutant first + k of the list is in
 * place (k < count); with 0, and above `count`, the design is the original. */
struct hdl_design *mutants_switched(const struct mutants *m, size_t first, size_t count,
                                    const char *prefix);
/* A copy with mutant i in place and no switch. Its check pass may find what a linter would. */
struct hdl_design *mutant_alone(const struct mutants *m, size_t i, const char *prefix);
/* A copy of the original with one more output, MUTANT_DUTIES: 1 while all duties of the
 * surroundings are kept and all properties inside hold (1 also in reset); always 1 without any. */
#define MUTANT_DUTIES "duties_kept"
struct hdl_design *mutants_reference(const struct mutants *m, const char *prefix);
/* The copy of `top` in a copied design. */
struct hdl *mutants_top_of(const struct mutants *m, const struct hdl_design *copy);

#endif
