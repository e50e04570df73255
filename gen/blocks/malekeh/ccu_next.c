/* What the clock edge does to the cache table. The order of use follows an allocation one cycle
 * later, from the slots' entries: until then it only ranks entries that are not locked, which the
 * allocation does not reorder. */
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/ccu.h"

/* Tags; gives the entries that an allocation makes near. */
static sig tags(const struct ccu_unit *u, struct ccu_ct *ct, const struct ccu_results *r,
                const struct ccu_lookup *l, const struct ccu_choice *c, sig alloc)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    unsigned n = z->ctn;
    sig near = hdl_shape(hdl_wire_later(h, "near_named", n), "CTN");
    hdl_each(h, "ct", e, "CTN")
    {
        sig slot[CCU_SLOTS];
        for (unsigned k = 0; k < z->nsrc; k++)
            slot[k] = hdl_bit(c->named, k * n + e);
        hdl_comment(h, "Slots of the instruction that is taken.");
        sig by = hdl_wire(h, "by", hdl_pack(z->nsrc, slot));
        hdl_rule(h, "CCU-A5", "The highest slot that names an entry says whether it is near.");
        hdl_assign_bits(near, e, hdl_any(hdl_and(by, l->last, u->q->alloc_near)));
        sig tag = ct->own_tag[e] = hdl_reg(h, "own_tag", z->tagw, NULL, "register");
        hdl_when(hdl_and(alloc, hdl_bit(c->touched, e)))
            hdl_next(tag, hdl_select(by, u->q->alloc_reg, z->tagw));
        hdl_else(h)
        {
            for (unsigned j = 0; j < z->dports; j++) {
                sig take = hdl_bit(r->take[j], e);
                hdl_when(u->serial ? take : hdl_and(take, hdl_not(alloc)))
                    hdl_next(tag, hdl_item(u->q->d_reg, j, z->tagw));
            }
            if (u->second) {
                hdl_rule(h, "CCU-M6", "A number that misses.");
                hdl_when(hdl_bit(u->second->take, e)) hdl_next(tag, u->second->tag);
            }
        }
        hdl_assign_item(ct->tag, e, tag);
    }
    return near;
}

/* valid, lock and near. */
static void entries(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_seen *after,
                    const struct ccu_results *r, const struct ccu_choice *c, sig near_named,
                    const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn;
    sig near = u->serial ? after->near : ct->near;
    sig valid = u->serial ? after->valid : hdl_and(ct->valid, hdl_not(r->lost));
    hdl_rule(h, "CCU-A4", "The instruction's entries are valid and locked.");
    hdl_when(ev->alloc)
    {
        hdl_next(ct->valid, hdl_or(c->touched, hdl_gate(hdl_not(ev->flush), valid)));
        hdl_next(ct->lock, c->touched);
        hdl_next(ct->near, hdl_or(near_named, hdl_and(near, hdl_not(c->touched))));
    }
    hdl_else(h)
    {
        const struct ccu_second *m = u->second;
        if (m)
            hdl_rule(h, "CCU-M6", "What is read again is valid and far.");
        hdl_next(ct->valid, m ? hdl_or(after->valid, m->take) : after->valid);
        hdl_next(ct->near, m ? hdl_and(after->near, hdl_not(m->take)) : after->near);
        hdl_rule(h, "CCU-D2", "A transfer releases all locks.");
        hdl_when(ev->take) hdl_next(ct->lock, hdl_zero(h, n));
        if (m) {
            hdl_rule(h, "CCU-M2", "Locked is what the number names, and no longer Rs.");
            hdl_when(m->looks) hdl_next(ct->lock, m->used);
        }
        if (ev->ends) {
            hdl_rule(h, "CCU-K1", "The entries of a warp that has ended become invalid.");
            hdl_when(ev->ends) hdl_next(ct->valid, hdl_zero(h, n));
        }
    }
    hdl_next(ct->touch, ev->alloc);
}

/* The invalid entries come first: a far one is taken if there are more misses than these. */
static void draw(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_seen *after,
                 const struct ccu_seen *met, const struct ccu_choice *c,
                 const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn;
    sig left_far = hdl_and(ccu_far(met), hdl_not(c->hit_entry));
    sig invalid = hdl_wire(h, "invalid_count", ccu_count(u, hdl_not(met->valid)));
    sig more = hdl_any(hdl_and(c->miss_count, hdl_not(invalid)));
    sig draws = hdl_wire(h, "alloc_draws", hdl_and(hdl_any(left_far), more));
    sig next = hdl_wire(h, "alloc_stepped", pick_stepped(h, met->lfsr));
    sig start = hdl_wire(h, "alloc_start", hdl_low(pick_ahead(h, next, n), n - 1));
    sig left_lfsr = after->lfsr, left_start = hdl_low(after->from, n - 1);
    if (u->second) {
        sig steps = hdl_wire(h, "second_draws", hdl_and(u->second->miss, u->second->draws));
        left_lfsr = hdl_mux(steps, u->second->stepped, left_lfsr);
        left_start = hdl_mux(steps, hdl_low(u->second->from, n - 1), left_start);
    }
    hdl_rule(h, "CCU-V5", "One step for an allocation that takes far victims.");
    if (u->z.slots) { /* an allocation is known late, and who it is for early */
        sig keeps =
            hdl_wire(h, "alloc_lfsr", hdl_mux(hdl_and(draws, hdl_not(ev->flush)), next, ct->lfsr));
        sig from = hdl_wire(h, "alloc_from",
                            hdl_mux(hdl_and(draws, hdl_not(ev->flush)), start, ct->start));
        hdl_next(ct->lfsr, hdl_mux(ev->alloc, hdl_keep(keeps), left_lfsr));
        hdl_next(ct->start, hdl_mux(ev->alloc, hdl_keep(from), left_start));
        return;
    }
    hdl_when(hdl_not(ev->alloc))
    {
        hdl_next(ct->lfsr, left_lfsr);
        hdl_next(ct->start, left_start);
    }
    hdl_else_when(h, hdl_not(ev->flush))
    {
        hdl_next(ct->lfsr, hdl_mux(draws, next, met->lfsr));
        hdl_next(ct->start, hdl_mux(draws, start, hdl_low(met->from, n - 1)));
    }
}

void ccu_next_table(const struct ccu_unit *u, struct ccu_ct *ct, const struct ccu_seen *after,
                    const struct ccu_seen *met, const struct ccu_results *r,
                    const struct ccu_lookup *l, const struct ccu_choice *c,
                    const struct ccu_events *ev)
{
    hdl_group(u->h, "Cache table at the clock edge");
    sig near = tags(u, ct, r, l, c, ev->alloc);
    entries(u, ct, after, r, c, near, ev);
    if (u->far_first)
        draw(u, ct, after, met, c, ev);
}
