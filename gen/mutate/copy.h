/* Copies of a module, with edits. Behind mutate.h. */
#ifndef WS_MUTATE_COPY_H
#define WS_MUTATE_COPY_H

#include "gen/mutate/edit.h"

struct copy {
    const struct mutants *list;
    size_t first, count;  /* mutants to put in place */
    unsigned select_bits; /* 0: in place for good */
    bool duties;          /* add the output MUTANT_DUTIES */
    struct hdl_design *to;
};

struct copy_module {
    const struct copy *c;
    const struct hdl *from;
    struct hdl *to;
    sig *map; /* by node id of `from` */
    struct hdl_mem **mem;
    struct hdl_inst **inst;
    sig *assign;   /* by node id: what is assigned instead, or NULL */
    sig select;    /* the input, or NULL */
    size_t *edits; /* numbers of the mutants of this module */
    size_t nedits;
    uint32_t stmt; /* number of the next statement */
};

/* The bit that is 1 while the mutant is in place. */
sig copy_on(const struct copy_module *m, size_t mutant);
/* copy_stmt.c: the items of statements, and reset values that a mutant changes. */
void copy_stmt_item(struct copy_module *m, const struct hdl_item *it);
void copy_resets(struct copy_module *m);

#endif
