/* Part: the order in which instructions leave, and how many of a warp there are. The dispatcher and
 * the allocator keep it; this part counts where they had to. */
#include "base/mem.h"
#include "cmodel/regfile/part.h"

enum { RF_O1, RF_O2, RF_O3, ORDER_NRULES };
static const char *const rules[ORDER_NRULES] = {"RF-O1", "RF-O2", "RF-O3"};

struct order {
    struct cover_point *cover;
};

static bool present(const struct model_config *c)
{
    return c->z.order_warp || c->z.order_all || c->z.per_warp;
}

static void *create(struct regfile *rf)
{
    struct order *p = xcalloc(1, sizeof *p);
    regfile_covers(rf, (struct cover_rules){rules, ORDER_NRULES}, &p->cover);
    return p;
}

static void reset(struct regfile *rf, void *self)
{
    (void)rf;
    (void)self;
}

/* Instructions that could leave and must not; those that are kept out. */
static void clock_edge(struct regfile *rf, void *self)
{
    struct order *p = self;
    const struct sizes *z = &rf->c.z;
    bool kept = dispatcher_in_order(&rf->disp, &rf->disp_in) != rf->disp_in.cand;
    p->cover[RF_O1].hits += z->per_warp && (rf->barred & rf->wants);
    p->cover[RF_O2].hits += z->order_warp && kept;
    p->cover[RF_O3].hits += z->order_all && kept;
}

const struct regfile_part part_order = {
    .name = "order",
    .present = present,
    .create = create,
    .destroy = free,
    .reset = reset,
    .phase = {[PHASE_CLOCK] = clock_edge},
};
