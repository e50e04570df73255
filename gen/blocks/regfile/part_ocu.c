/* Part of the composition: operand collector units, and the allocator of free ones. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_is(p, "regfile.collector", "ocu");
}

static void children(struct rf *r)
{
    r->text.summary = "Banked register file with operand collectors.";
    r->text.unit = "ocu";
    block_ocu_allocator(r->d, r->p);
    block_ocu(r->d, r->p);
}

static void wires(struct rf *r)
{
    r->select.avail = hdl_wire_later(r->h, "avail", r->z.nsched);
    r->collect.asked = r->collect.push_src = r->io.inst_src_valid;
    if (r->z.order_warp || r->z.per_warp)
        r->select.holds_wid =
            hdl_shape(hdl_wire_later(r->h, "owner_wid", r->z.ncu * r->z.widw), "NCU", "WIDW");
}

/* Whether a collector is left for scheduler s: more are free than lower schedulers want. The same
 * as looking at the grant, but it need not wait for the choice of the collector. */
static sig left_for(struct rf *r, sig asks, unsigned s)
{
    if (s == 0)
        return hdl_bit(r->select.avail, 0);
    sig lower = hdl_popcount(hdl_low(asks, s)), left = hdl_zero(r->h, 1);
    for (unsigned k = 0; k <= s; k++)
        left = hdl_or(left, hdl_and(hdl_eq_const(lower, k), hdl_bit(r->select.avail, k)));
    return left;
}

/* [s]: an instruction of its warp is in a collector that is not given away now, or comes from a
 * lower scheduler in this cycle. */
static sig warps_inside(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    hdl_rule(h, "RF-O1", "Nothing is given to a warp of which an instruction is in a collector.");
    sig inside = hdl_shape(hdl_wire_later(h, "warp_inside", z->nsched), "NSCHED");
    hdl_each(h, "own", s, "NSCHED")
    {
        sig wid = hdl_bits(r->collect.given.wid, s * z->widw, z->widw);
        sig same = hdl_wire(h, "same", hdl_matches(r->select.holds_wid, z->widw, wid));
        hdl_assign_bits(inside, s, hdl_any(hdl_and(same, hdl_not(r->select.givable))));
    }
    return inside;
}

/* Of inputs that offer instructions of one warp only the lowest is served. */
static sig lower_same(struct rf *r, unsigned s)
{
    const struct sizes *z = &r->z;
    sig wid = hdl_bits(r->collect.given.wid, s * z->widw, z->widw), same[s + 1];
    for (unsigned i = 0; i < s; i++)
        same[i] = hdl_and(hdl_bit(r->select.want, i),
                          hdl_eq(hdl_bits(r->collect.given.wid, i * z->widw, z->widw), wid));
    return hdl_or_n(s, same);
}

static void allocator(struct rf *r)
{
    struct hdl *h = r->h;
    unsigned n = r->z.nsched;
    sig is[n], room[n], asks = r->select.want;
    if (r->z.per_warp) {
        sig own = warps_inside(r), inside[n];
        for (unsigned s = 0; s < n; s++) {
            inside[s] = hdl_bit(own, s);
            if (s > 0 && r->top == RF_HOSTED)
                inside[s] = hdl_or(inside[s], lower_same(r, s));
        }
        r->select.barred =
            n > 1 && r->top == RF_HOSTED ? hdl_wire(h, "barred", hdl_pack(n, inside)) : own;
        asks = hdl_and(asks, hdl_not(r->select.barred));
    }
    for (unsigned s = 0; s < n; s++) {
        room[s] = left_for(r, asks, s);
        if (r->select.barred)
            room[s] = hdl_and(room[s], hdl_not(hdl_bit(r->select.barred, s)));
        is[s] = hdl_and(hdl_bit(r->select.want, s), room[s]);
    }
    if (r->io.inst_ready) {
        hdl_rule(h, "CS-R1",
                 "Ready iff a collector is left for the input; its own valid is not "
                 "looked at.");
        hdl_assign(r->io.inst_ready, hdl_pack(n, room));
    }
    hdl_rule(h, "RF-I1",
             "A scheduler issues iff it is granted a collector: iff one is left for it.");
    hdl_assign(r->select.gets, hdl_pack(n, is));
    struct hdl_inst *i = hdl_inst(h, "u_alloc", block_ocu_allocator(r->d, r->p));
    hdl_bind(i, PORT(ocu_allocator, free), r->select.givable);
    hdl_bind(i, PORT(ocu_allocator, want), r->select.want);
    if (r->select.barred)
        hdl_bind(i, PORT(ocu_allocator, barred), r->select.barred);
    hdl_bind(i, PORT(ocu_allocator, grant), r->select.grant);
    hdl_bind(i, PORT(ocu_allocator, avail), r->select.avail);
}

static void units(struct rf *r)
{
    hdl_group(r->h, "Operand collectors");
    rf_collectors(r, block_ocu(r->d, r->p));
}

static void unit(struct rf *r)
{
    if (r->select.holds_wid)
        hdl_assign_item(
            r->select.holds_wid, r->at,
            rf_item_out(r, r->collect.collector[r->at], "owner_wid", "owner", r->z.widw));
}

static void requests(struct rf *r)
{
    hdl_counter_from(r->h, "cnt_operand_requests", r->banks.arbiter, "cnt_operand_requests",
                     "operands asked for");
}

const struct rf_part rf_part_ocu = {
    .name = "ocu",
    .present = present,
    .hook = {[RF_CHILDREN] = children,
             [RF_WIRES] = wires,
             [RF_SELECT] = allocator,
             [RF_COLLECT] = units,
             [RF_UNIT] = unit,
             [RF_COUNT_IN] = requests,
             [RF_PROPERTIES] = props_regfile_ocu},
};
