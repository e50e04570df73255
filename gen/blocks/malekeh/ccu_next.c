/* What the clock edge does to the cache table. The order of use follows an allocation one cycle
 * later, from the slots' entries: until then it only ranks entries that are not locked, which the
 * allocation does not reorder. */
#include "gen/blocks/core/count.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/ccu.h"

/* valid, lock and near. */
static void entries(const struct ccu_unit *u, const struct ccu_ct *ct,
                    const struct ccu_alloc_ports *a, const struct ccu_seen *after,
                    const struct ccu_results *r, const struct ccu_lookup *l,
                    const struct ccu_choice *c, const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn, ns = u->z.nsrc;
    sig near = u->serial ? after->near : ct->near, last[CCU_SLOTS];
    sig valid = u->serial ? after->valid : hdl_and(ct->valid, hdl_not(r->lost));
    for (unsigned k = 0; k < ns; k++)
        last[k] = hdl_gate(hdl_and(hdl_bit(l->last, k), hdl_bit(a->near, k)), c->named[k]);
    hdl_rule(h, "CCU-A5", "The highest slot that names an entry says whether it is near.");
    hdl_when(ev->alloc)
    {
        hdl_next(ct->valid, hdl_or(c->touched, hdl_gate(hdl_not(ev->flush), valid)));
        hdl_next(ct->lock, c->touched);
        hdl_next(ct->near, hdl_or(hdl_or_n(ns, last), hdl_and(near, hdl_not(c->touched))));
    }
    hdl_else(h)
    {
        hdl_next(ct->valid, after->valid);
        hdl_next(ct->near, after->near);
        hdl_rule(h, "CCU-D2", "A transfer releases all locks.");
        hdl_when(ev->take) hdl_next(ct->lock, hdl_zero(h, n));
        if (ev->ends) {
            hdl_rule(h, "CCU-K1", "The entries of a warp that has ended become invalid.");
            hdl_when(ev->ends) hdl_next(ct->valid, hdl_zero(h, n));
        }
    }
}

/* CCU-A1 needs nothing here: an entry is in its place of the order from when it is taken. */
static void order(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_results *r,
                  sig alloc)
{
    unsigned n = u->z.ctn;
    hdl_next(ct->touch, alloc);
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig older = ct->order.older[e * n + f], after = r->order.older[e * n + f];
            hdl_next(older, u->serial ? after : hdl_mux(alloc, older, after));
        }
}

static void tags(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_alloc_ports *a,
                 const struct ccu_result_ports *d, const struct ccu_results *r,
                 const struct ccu_choice *c, sig alloc)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    for (unsigned e = 0; e < z->ctn; e++) {
        sig sel[CCU_SLOTS], regs[CCU_SLOTS];
        for (unsigned k = 0; k < z->nsrc; k++) {
            sel[k] = hdl_bit(c->named[k], e);
            regs[k] = hdl_item(a->reg, k, z->tagw);
        }
        hdl_when(hdl_and(alloc, hdl_bit(c->touched, e)))
            hdl_next(ct->tag[e], hdl_and_or(z->nsrc, sel, regs));
        hdl_else(h)
        {
            for (unsigned j = 0; j < z->dports; j++) {
                sig take = hdl_bit(r->take[j], e);
                hdl_when(u->serial ? take : hdl_and(take, hdl_not(alloc)))
                    hdl_next(ct->tag[e], hdl_item(d->reg, j, z->tagw));
            }
        }
    }
}

/* The invalid entries come first: a far one is taken if there are more misses than these. */
static void draw(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_seen *after,
                 const struct ccu_seen *met, const struct ccu_choice *c,
                 const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    unsigned ns = u->z.nsrc;
    sig some[CCU_SLOTS], more[CCU_SLOTS], left = hdl_and(ccu_far(met), hdl_not(c->hit_entry));
    sig invalid = count_exactly(h, hdl_not(met->valid), ns);
    count_at_least(h, c->misses, ns, some);
    for (unsigned m = 0; m < ns; m++)
        more[m] = hdl_and(some[m], hdl_bit(invalid, m));
    sig step = hdl_wire(h, "alloc_steps", hdl_and(hdl_any(left), hdl_any(hdl_pack(ns, more))));
    sig next = pick_stepped(h, met->lfsr);
    hdl_rule(h, "CCU-V5", "One step for an allocation that takes far victims.");
    hdl_when(hdl_not(ev->alloc))
    {
        hdl_next(ct->lfsr, after->lfsr);
        hdl_next(ct->start, after->start);
    }
    hdl_else_when(h, hdl_not(ev->flush))
    {
        hdl_next(ct->lfsr, hdl_mux(step, next, met->lfsr));
        hdl_next(ct->start, hdl_mux(step, ccu_start_of(u, next), met->start));
    }
}

void ccu_next_table(const struct ccu_unit *u, const struct ccu_ct *ct,
                    const struct ccu_alloc_ports *a, const struct ccu_result_ports *d,
                    const struct ccu_seen *after, const struct ccu_seen *met,
                    const struct ccu_results *r, const struct ccu_lookup *l,
                    const struct ccu_choice *c, const struct ccu_events *ev)
{
    hdl_group(u->h, "Cache table at the clock edge");
    entries(u, ct, a, after, r, l, c, ev);
    order(u, ct, r, ev->alloc);
    tags(u, ct, a, d, r, c, ev->alloc);
    if (u->far_first)
        draw(u, ct, after, met, c, ev);
}
