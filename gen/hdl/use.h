/* Who uses what: computed for a module before checking and before printing. Decides which
 * expressions get a wire of their own and which registers share an always block. */
#ifndef WS_HDL_USE_H
#define WS_HDL_USE_H

#include "gen/hdl/ir.h"

/* Where an expression is needed: in the body, in the counters, in the assertions. */
enum hdl_context { CTX_BODY, CTX_COUNTERS, CTX_ASSERTS, CTX_COUNT };

struct hdl_node_use {
    unsigned count[CTX_COUNT];  /* references that are printed */
    bool operand[CTX_COUNT];    /* used inside another expression */
    bool named[CTX_COUNT];      /* must be an identifier: its parts are selected */
    bool wire[CTX_COUNT];       /* printed as a wire of its own in this context */
    bool whole[CTX_COUNT];      /* used as a whole ... */
    uint8_t *unit[CTX_COUNT];   /* ... or these units (NULL: none); one byte each */
    hdl_place place[CTX_COUNT]; /* innermost place that all uses are in */
    bool light, fair;           /* short enough to be repeated, to stand twice */
    unsigned weight;            /* names and constants in the expression as printed */
    uint32_t said;              /* id of the wire that says it, in the place of its uses; 0: none */
    unsigned reg;               /* OP_REG: index in hdl_use.reg */
    unsigned block;             /* OP_REG: index of its always block */
    uint32_t next_reg;          /* OP_REG: id of the next register of that block, 0: none */
};

/* One always block: registers that are written together, or the write port of a memory. */
struct hdl_block {
    const struct hdl_mem *mem;
    bool reset;
    hdl_place place;
    size_t last;      /* index of the item it is printed at ... */
    size_t next_last; /* ... and 1 + index of the next block there; 0: none */
    uint32_t first_reg, last_reg;
};

struct hdl_use {
    const struct hdl *h;
    struct hdl_node_use *node; /* by node id */
    struct hdl_item **item;    /* in printing order */
    size_t nitems;
    size_t *first_at; /* by place (hdl_place_slot()): 1 + index of its first item ... */
    size_t *next_at;  /* ... and, by item, 1 + index of the next of the same place; 0: none */
    struct hdl_block *block;
    size_t nblocks, cap_blocks;
    size_t *block_at; /* by item: 1 + index of the first block printed at it; 0: none */
    sig *reg;         /* all registers, by node id */
    size_t nregs;
    uint8_t **written; /* by node id: units of registers written in part, NULL if whole or never */
    void **owned;      /* all those bytes */
    size_t nowned, cap_owned;
};

/* macro: the one that is defined (NULL: none) when only what exists then is to count; `all`: all
 * sections count. Free with hdl_use_free(). */
void hdl_use_init(struct hdl_use *u, const struct hdl *h, const char *macro, bool all);
/* And how it is printed: weights, the wires of what is too heavy, `said`. */
void hdl_use_for_print(struct hdl_use *u, const struct hdl *h);
void hdl_use_free(struct hdl_use *u);
size_t hdl_place_slot(const struct hdl *h, hdl_place p);
bool hdl_place_active(const struct hdl *h, hdl_place p, const char *macro, bool all);

/* Does the statement, or one in it, write a register of the block (or its memory)? */
bool hdl_touches(const struct hdl_use *u, const struct hdl_stmt *s, size_t block);

#endif
