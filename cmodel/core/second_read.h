/* The second read of an operand, in a collector, an ocu or a ccu: an instruction whose slot 0 has
 * the number of the register that it wants there, or into which it writes slot 1. That instruction
 * is the Indirect-MOV (docs/imov.md); rules OCU-M1 to OCU-M7, CCU-M1 to CCU-M5, CCU-M7, CCU-M8. The
 * collector has the operand that the number is in, and reads again what it names. */
#ifndef WS_SECOND_READ_H
#define WS_SECOND_READ_H

#include "cmodel/config.h"
#include "cmodel/core/rename.h"
#include "cmodel/cover.h"
#include "cmodel/ports.h"

/* What an instruction brings along, -M1: whether it has one, and its warp's registers: cons.k of
 * them from cons.base on, or where these parameters rename, all of its constants (OCU-M6, CCU-M8).
 */
struct second_given {
    bool on;
    struct rename_constants cons;
};

/* What a number names: no register of the warp (none; oob: though it is no RZ); one that is read
 * (reads), or written (finds). */
struct second_found {
    bool none, oob, reads, finds;
    uint32_t number, phys; /* phys: below 2^PHYSW, zero if none */
};

struct second_read {
    bool on, sent; /* there is one; its number was looked at: */
    struct second_found found;
    struct rename_constants cons;
    unsigned physw;
    struct rename_config rename;
    bool renames, targets; /* targets: it may write what it names */
};

/* Rules of a collector that these sizes have: all[0..first) without second reads, up to all[last]
 * with them; all[last] where they write, all[last + 1] where registers are renamed. Copies them to
 * ids, with room for last + 2. */
struct cover_rules second_rules(const struct sizes *z, const char *const *all, size_t first,
                                size_t last, const char **ids);

/* Nothing of a warp is read, written or issued beside such an instruction: what number it has, and
 * what that names, is what it was. */
bool second_alone(const struct params *p);

/* None under way. */
void second_init(struct second_read *s, const struct model_config *c);

/* An instruction without one, or one of the next instruction, comes. */
static inline void second_clear(struct second_read *s)
{
    s->on = s->sent = s->found.none = s->found.oob = s->found.reads = s->found.finds = false;
}

static inline void second_begin(struct second_read *s, const struct second_given *g)
{
    s->on = g->on;
    s->cons = g->cons;
}

/* -M3: as far as it goes the instruction may leave: it has none, or its number was looked at. */
static inline bool second_settled(const struct second_read *s)
{
    return s->on == s->sent;
}

/* -M2: the number is needed. */
static inline bool second_pending(const struct second_read *s)
{
    return s->on && !s->sent;
}

/* What the operand `row` of slot 0 names, of an instruction with these slots. */
struct second_found second_find(const struct second_read *s, const uint32_t *row,
                                uint32_t src_valid);

/* The clock edge behind that; covers -M2 to -M5 at first[1] to first[4] and those that
 * second_rules() has at `last`, there. */
void second_decide(struct second_read *s, const struct second_found *found,
                   struct cover_point *first, struct cover_point *last);

/* The ports of a collector that are its, in the images of model and test bench; those that these
 * parameters do not have do not exist (port_exists()). */
struct second_at {
    const struct port *given, *base, *bound, *off, *lim, *offw, *wrx, *again_valid, *again_phys,
        *shown, *oob, *target_valid, *target;
};
/* Of a struct ocu_at or ccu_at. */
#define SECOND_AT(at)                                                                              \
    ((struct second_at){&(at)->alloc_imov, &(at)->alloc_base, &(at)->alloc_bound,                  \
                        &(at)->alloc_off, &(at)->alloc_lim, &(at)->alloc_offw, &(at)->alloc_wrx,   \
                        &(at)->again_valid, &(at)->again_phys, &(at)->disp_imov, &(at)->disp_oob,  \
                        &(at)->disp_target_valid, &(at)->disp_target})

/* What is allocated with these inputs. */
struct second_given second_get(const struct second_read *s, const struct second_at *at,
                               const uint32_t *in);
/* What is asked for in this cycle, and what dispatch port p shows if bit p of `sel` is set. `again`
 * NULL: nothing. */
void second_put(const struct second_read *s, const struct second_at *at, const uint32_t *again,
                uint64_t sel, uint32_t *out);

#endif
