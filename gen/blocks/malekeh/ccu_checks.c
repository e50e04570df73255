/* Counters of the unit, and the duties of its surroundings. */
#include "gen/blocks/malekeh/ccu.h"

/* How many of some slots or entries: one function for all. */
static sig number(const struct ccu_unit *u, sig s)
{
    unsigned n = u->z.ctn > u->z.nsrc ? u->z.ctn : u->z.nsrc;
    return hdl_popcount(hdl_extend(s, n));
}

void ccu_counters(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                  const struct ccu_results *r, const struct ccu_lookup *l,
                  const struct ccu_choice *c, const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    sig kept = hdl_and(ev->alloc, hdl_not(ev->flush)), flushed = hdl_and(ev->alloc, ev->flush);
    sig off = u->serial ? flushed : ev->alloc, stored[CCU_D_PORTS], hits = hdl_gate(kept, c->hit);
    for (unsigned j = 0; j < z->dports; j++)
        stored[j] = hdl_and(hdl_any(hdl_or(r->hit[j], r->take[j])), hdl_not(off));
    sig writes = hdl_pack(z->dports, stored), gone = hdl_zero(h, z->ctn);
    if (r->kill) {
        gone = hdl_gate(hdl_not(off), hdl_and(r->kill, hdl_not(r->taken)));
        if (!u->serial)
            gone = hdl_or(gone, hdl_gate(kept, hdl_and(r->lost, hdl_not(c->touched))));
    }
    sig repeats = hdl_and(u->q->alloc_src_valid, hdl_not(l->lead), hdl_not(hits));
    sig found = number(u, hits);
    if (u->second)
        found = hdl_add(hdl_extend(found, hdl_bits_of(found) + 1),
                        hdl_extend(u->second->hit, hdl_bits_of(found) + 1));
    hdl_counter(h, "cnt_hits", found, "slots whose register was here");
    hdl_counter(h, "cnt_repeats", number(u, hdl_gate(ev->alloc, repeats)),
                "slots that repeat a missing register");
    hdl_counter(h, "cnt_d_writes", hdl_popcount(writes), "D writes that were stored");
    hdl_counter(h, "cnt_d_drops", hdl_popcount(hdl_and(u->q->d_valid, hdl_not(writes))),
                "D writes that were not");
    hdl_counter(h, "cnt_invalidations", number(u, gone), "entries that became invalid");
    hdl_counter(h, "cnt_flushes", hdl_and(flushed, oct->owned, hdl_any(ct->valid)),
                "allocations that found another owner with a valid entry");
}

/* Port S: only for a present slot that is not ready. */
static void operand_duties(const struct ccu_unit *u, const struct ccu_oct *oct)
{
    struct hdl *h = u->h;
    sig slot =
        u->q->s_slot ? hdl_gate(u->q->s_valid, hdl_decode(u->q->s_slot, u->z.nsrc)) : u->q->s_valid;
    sig open = hdl_and(oct->src_valid, hdl_not(oct->ready));
    hdl_assume(h, "CCU-S1",
               hdl_or(hdl_not(u->q->s_valid), hdl_and(oct->busy, hdl_any(hdl_and(slot, open)))));
}

/* Results: only with an owner, no two of one register, none of a register that is being read. */
static void result_duties(const struct ccu_unit *u, const struct ccu_oct *oct,
                          const struct ccu_ct *ct, const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    unsigned nd = z->dports, ni = u->q->inv_valid ? z->wbw : 0;
    sig valid[nd + ni], reg[nd + ni], own = hdl_and(ev->alloc, hdl_not(ev->flush));
    for (unsigned i = 0; i < nd + ni; i++) {
        valid[i] = i < nd ? hdl_bit(u->q->d_valid, i) : hdl_bit(u->q->inv_valid, i - nd);
        reg[i] =
            i < nd ? hdl_item(u->q->d_reg, i, z->tagw) : hdl_item(u->q->inv_reg, i - nd, z->tagw);
        hdl_assume(h, "CCU-W3", hdl_or(hdl_not(valid[i]), oct->owned));
        sig same = hdl_matches(ct->tag, z->tagw, reg[i]);
        sig lock = ct->lock; /* with the hole open what a number has found may be written */
        if (u->second && !u->drained)
            lock = hdl_gate(hdl_not(u->second->held.sent), lock);
        if (!u->unguarded)
            hdl_assume(h, "CCU-W9", hdl_none(hdl_gate(valid[i], hdl_and(ct->valid, same, lock))));
        if (u->unguarded)
            continue;
        sig named = hdl_gate(
            own, hdl_and(u->q->alloc_src_valid, hdl_matches(u->q->alloc_reg, z->tagw, reg[i])));
        sig clash[i + 1];
        for (unsigned j = 0; j < i; j++)
            clash[j] = hdl_and(valid[j], hdl_eq(reg[i], reg[j]));
        clash[i] = hdl_any(named);
        hdl_assume(h, "CCU-W9", hdl_not(hdl_and(valid[i], hdl_or_n(i + 1, clash))));
    }
}

/* An allocation follows what was looked up. */
static void look_duties(const struct ccu_unit *u)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    hdl_ifdef(h, "WARPSMITH_ASSERT");
    sig looked = hdl_reg(h, "looked_reg", z->nsrc * z->tagw, NULL, "look_reg of the last cycle");
    hdl_unused(looked); /* but by the assertion */
    hdl_next(looked, u->q->look_reg);
    hdl_rule(h, "RF-P3", "alloc_reg is look_reg, one cycle later.");
    hdl_assume(h, "RF-P3", hdl_or(hdl_not(u->q->alloc_valid), hdl_eq(looked, u->q->alloc_reg)));
    sig asked = hdl_reg(h, "looked_src", z->nsrc, NULL, "look_src_valid of the last cycle");
    hdl_unused(asked);
    hdl_next(asked, u->q->look_src_valid);
    hdl_assume(h, "RF-P3",
               hdl_or(hdl_not(u->q->alloc_valid), hdl_eq(asked, u->q->alloc_src_valid)));
    hdl_endif(h);
}

/* What arrives is what was announced. */
static void arrival_duties(const struct ccu_unit *u, const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    hdl_ifdef(h, "WARPSMITH_ASSERT");
    sig said = hdl_reg_zero(h, "announced", 1, "s_next of the last cycle");
    hdl_unused(said); /* but by the assertion */
    hdl_next(said, u->q->s_next);
    hdl_rule(h, "CCU-F3", "What was announced in the last cycle arrives, and nothing else.");
    hdl_assume(h, "CCU-F3", hdl_eq(said, u->q->s_valid));
    sig early = hdl_and(u->q->s_next, ev->alloc);
    if (u->z.early_reads) {
        hdl_rule(h, "CCU-F3", "In the cycle of an allocation only for a slot that is read.");
        sig read = u->q->s_next_slot
                       ? hdl_and(u->q->rd_valid, hdl_decode(u->q->s_next_slot, u->z.nsrc))
                       : u->q->rd_valid;
        early = hdl_and(early, hdl_none(read));
    }
    hdl_assume(h, "CCU-F3", hdl_not(early));
    if (u->q->s_next_slot) {
        sig slot = hdl_reg(h, "announced_slot", u->z.slotw, NULL, "s_next_slot of the last cycle");
        hdl_unused(slot);
        hdl_next(slot, u->q->s_next_slot);
        hdl_assume(h, "CCU-F3", hdl_or(hdl_not(u->q->s_valid), hdl_eq(slot, u->q->s_slot)));
    }
    hdl_endif(h);
}

void ccu_duties(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    hdl_group(h, "Duties of the surroundings");
    sig open = u->z.refill ? hdl_or(u->q->alloc_ready, u->q->disp_take) : u->q->alloc_ready;
    hdl_assume(h, "CCU-A2", hdl_or(hdl_not(u->q->alloc_valid), open));
    operand_duties(u, oct);
    hdl_assume(h, "CCU-D1", hdl_or(hdl_not(u->q->disp_sel), u->q->disp_cand));
    hdl_assume(h, "CCU-D2", hdl_or(hdl_not(u->q->disp_take), u->q->disp_sel));
    result_duties(u, oct, ct, ev);
    if (ev->ends)
        hdl_assume(h, "CCU-K1", hdl_not(hdl_and(ev->ends, oct->busy)));
    if (u->z.forward)
        arrival_duties(u, ev);
    if (u->z.stage)
        look_duties(u);
    if (u->z.slots) {
        hdl_assume(h, "CCU-O1", hdl_not(hdl_and(ev->alloc, hdl_any(u->q->d_valid))));
        hdl_assume(h, "CCU-H1", hdl_not(hdl_and(ev->alloc, ct->touch)));
    }
}
