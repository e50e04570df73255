/* The shrinker's search as the systems see it: each knows how its operations become fewer and
 * simpler. */
#ifndef WS_SEARCH_H
#define WS_SEARCH_H

#include "tb/script.h"
#include "tb/shrink.h"

struct search {
    const struct shrink_spec *s;
    const struct system *system;  /* NULL: a single block */
    const struct shrink_ops *ops; /* its; NULL: a single block */
    struct diag *d;
    struct shrink_result *r;
    struct script_pool pool;
    const struct params *params; /* of `best`, and of the simulator */
    struct params *own_params;
    enum sim_kind sim;
    const struct rtl_sources *rtl;
    struct rtl_sources own_rtl;
    char *built;
    struct script best;
    uint64_t cycles; /* of `best`, to the failure; 0: none yet */
    double began;
    int status;
};

/* The time is up, or something else is wrong. */
bool search_over(struct search *s);
/* Takes the candidate over (and empties it) if it fails within `most` cycles; frees it otherwise.
 */
bool search_try(struct search *s, struct script *c, uint64_t most);
/* Tries other fields for operation i of the best script, within its cycles. */
bool search_fields(struct search *s, size_t i, uint32_t *fields);
/* A copy of the fields that it has. */
uint32_t *search_copy(struct search *s, size_t i, size_t words);
/* A value in them becomes zero, or loses words, or single bits if it has few. */
bool search_simple_value(struct search *s, size_t i, unsigned offset, unsigned width, size_t words);

struct shrink_ops {
    unsigned end; /* one more than the last kind of operation */
    /* The operation belongs to warp (or the like) number i: they may all go together. */
    bool (*of_warp)(const struct script_op *op, unsigned i);
    /* Operations, into the empty `c`, that make up for those in front of cycle `from`; NULL: none
     * do. */
    void (*preload)(struct search *s, const struct script *full, unsigned from, struct script *c);
    /* Makes operands and values of the best script simpler; false if there was nothing to do. */
    bool (*simplify)(struct search *s);
    /* The whole search where instructions name registers that are renamed, of which there is no
     * script; NULL: there are none. */
    int (*renamed)(const struct shrink_spec *s, struct shrink_result *r, struct diag *d);
    /* Numbers among the parameters that may become smaller, NULL-terminated. */
    const char *const *keys;
    /* A script made to fit other parameters. Empty if none fits. */
    void (*translate)(const struct system *s, const struct script *from, const struct params *p,
                      const struct params *to_p, struct script *to, struct script_pool *pool);
};

#endif
