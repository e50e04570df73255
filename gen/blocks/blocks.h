/* The emitted blocks. Each function describes one block of docs/blocks (and its children) in terms
 * of the kit, in design `d`, with the sizes of `p`; asked for again in the same design it gives the
 * module that is there. Misuse of the kit is recorded in the design: ask hdl_report(). */
#ifndef WS_BLOCKS_H
#define WS_BLOCKS_H

#include "gen/hdl/hdl.h"
#include "params/params.h"

struct block {
    const char *name;    /* as in docs/blocks, --top and the module name */
    const char *summary; /* one line */
    struct hdl *(*build)(struct hdl_design *d, const struct params *p);
    struct block_need {
        const char *key, *value;
    } needs[3]; /* the knobs that make the block exist and the values that they must have */
};

/* The first need that these parameters do not meet, NULL if they have the block. */
const struct block_need *block_unmet(const struct block *b, const struct params *p);
bool block_exists(const struct block *b, const struct params *p);

/* All blocks that can be --top, in the order of docs/; *n of them. */
const struct block *blocks_all(size_t *n);
/* By name, miters too; NULL if there is none. */
const struct block *blocks_find(const char *name);
/* The miter of a block, a module for proofs only; NULL if it has none with these parameters. */
const struct block *block_miter(const struct block *b, const struct params *p);
bool block_is_miter(const char *name);

struct hdl *block_rr_arbiter(struct hdl_design *d, const struct params *p);
struct hdl *block_ocu(struct hdl_design *d, const struct params *p);
struct hdl *block_ocu_allocator(struct hdl_design *d, const struct params *p);
struct hdl *block_bank_arbiter(struct hdl_design *d, const struct params *p);
struct hdl *block_bank_arbiter_miter(struct hdl_design *d, const struct params *p);
struct hdl *block_steal_arbiter(struct hdl_design *d, const struct params *p);
struct hdl *block_crossbar(struct hdl_design *d, const struct params *p);
struct hdl *block_warp_scheduler(struct hdl_design *d, const struct params *p);
struct hdl *block_dispatcher(struct hdl_design *d, const struct params *p);
struct hdl *block_sram(struct hdl_design *d, const struct params *p);
struct hdl *block_ccu(struct hdl_design *d, const struct params *p);
struct hdl *block_ccu_allocator(struct hdl_design *d, const struct params *p);
struct hdl *block_waiting_counter(struct hdl_design *d, const struct params *p);
struct hdl *block_malekeh_scheduler(struct hdl_design *d, const struct params *p);
struct hdl *block_write_filter(struct hdl_design *d, const struct params *p);
struct hdl *block_sthld(struct hdl_design *d, const struct params *p);
struct hdl *block_regfile(struct hdl_design *d, const struct params *p);

#endif
