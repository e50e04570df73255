/* The emitted blocks, those of params/blocks.inc. Each function describes one block of docs/blocks
 * (and its children) in terms of the kit, in design `d`, with the sizes of `p`; asked for again in
 * the same design it gives the module that is there. Misuse of the kit is recorded in the design:
 * ask hdl_report(). */
#ifndef WS_BLOCKS_H
#define WS_BLOCKS_H

#include "gen/hdl/hdl.h"
#include "params/params.h"

enum block_kind {
    BLOCK_SINGLE, /* by itself a --top */
    BLOCK_SYSTEM, /* a --top with surroundings of its own */
    BLOCK_CHILD,  /* comes with other blocks only */
    BLOCK_MITER,  /* two copies of a block, for proofs only */
};

struct block {
    const char *name;    /* as in docs/blocks, --top and the module name */
    const char *family;  /* core, stealing, malekeh, ... */
    const char *summary; /* one line */
    enum block_kind kind;
    bool apart;  /* proven by itself alone, also where it is inside of another one */
    bool hosted; /* a system whose surroundings select the instructions */
    struct hdl *(*build)(struct hdl_design *d, const struct params *p);
    struct block_need {
        const char *key, *value;
        const char *or_key, *or_value; /* will do as well; NULL: nothing else does */
    } needs[4]; /* the knobs that make the block exist and their values; the last has no key */
};

bool block_exists(const struct block *b, const struct params *p);
/* The block of that name, with these parameters; NULL after reporting that there is none. */
const struct block *block_for(const struct params *p, const char *name, struct diag *d);

/* The whole list, children and miters too; *n of them. */
const struct block *blocks_rows(size_t *n);
/* All that can be --top, in the order of docs/; *n of them. */
const struct block *const *blocks_all(size_t *n);
/* By name, children and miters too; NULL if there is none. */
const struct block *blocks_find(const char *name);
/* The miter of a block; NULL if it has none with these parameters. */
const struct block *block_miter(const struct block *b, const struct params *p);
bool block_is_miter(const char *name);
bool block_is_system(const char *name);
/* The top of these parameters where nobody names one: the last system of the list that they have,
 * of the hosted ones with env.host = 1 and of the others without; core with register stacks in
 * several sub-cores.
 * Without one it is regfile, and whoever builds that says what is missing. */
const char *block_default_top(const struct params *p);

#define BLOCK(name, family, summary, needs)                                                        \
    struct hdl *block_##name(struct hdl_design *d, const struct params *p);
#define SYSTEM BLOCK
#define CHILD BLOCK
#define MITER BLOCK
#include "params/blocks.inc"

#endif
