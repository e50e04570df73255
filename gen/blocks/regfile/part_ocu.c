/* Part of the composition: operand collector units, and the allocator of free ones. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_is(p, "regfile.collector", "ocu");
}

static void children(struct rf *r)
{
    r->summary = "Banked register file with operand collectors.";
    r->unit = "ocu";
    block_ocu_allocator(r->d, r->p);
    block_ocu(r->d, r->p);
}

static void wires(struct rf *r)
{
    r->avail = hdl_wire_later(r->h, "avail", r->z.nsched);
    r->asked = r->push_src = r->inst_src;
}

/* Whether scheduler s is granted a collector: it wants one, and more are free than lower schedulers
 * want. The same as looking at the grant, but it need not wait for the choice of the collector. */
static sig issues(struct rf *r, unsigned s)
{
    sig want = hdl_bit(r->want, s);
    if (s == 0)
        return hdl_and(want, hdl_bit(r->avail, 0));
    sig lower = hdl_popcount(hdl_low(r->want, s)), left = hdl_zero(r->h, 1);
    for (unsigned k = 0; k <= s; k++)
        left = hdl_or(left, hdl_and(hdl_eq_const(lower, k), hdl_bit(r->avail, k)));
    return hdl_and(want, left);
}

static void allocator(struct rf *r)
{
    struct hdl *h = r->h;
    unsigned n = r->z.nsched;
    sig is[n];
    for (unsigned s = 0; s < n; s++)
        is[s] = issues(r, s);
    hdl_rule(h, "RF-I1",
             "A scheduler issues iff it is granted a collector: iff one is left for it.");
    hdl_assign(r->gets, hdl_pack(n, is));
    struct hdl_inst *i = hdl_inst(h, "u_alloc", block_ocu_allocator(r->d, r->p));
    hdl_bind(i, "free", r->givable);
    hdl_bind(i, "want", r->want);
    hdl_bind(i, "grant", r->grant);
    hdl_bind(i, "avail", r->avail);
}

static void units(struct rf *r)
{
    hdl_group(r->h, "Operand collectors");
    rf_collectors(r, block_ocu(r->d, r->p));
}

static void requests(struct rf *r)
{
    hdl_counter_from(r->h, "cnt_operand_requests", r->arbiter, "cnt_operand_requests",
                     "operands asked for");
}

const struct rf_part rf_part_ocu = {
    .name = "ocu",
    .present = present,
    .hook = {[RF_CHILDREN] = children,
             [RF_WIRES] = wires,
             [RF_SELECT] = allocator,
             [RF_COLLECT] = units,
             [RF_COUNT_IN] = requests,
             [RF_PROPERTIES] = props_regfile_ocu},
};
