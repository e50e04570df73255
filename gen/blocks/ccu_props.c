/* Properties of ccu. What an allocation, a result or an operand of the last cycle must have left
 * behind is looked for in the registers by tag, not by the way the block got there. */
#include "gen/blocks/props_ccu.h"

struct proof {
    struct hdl *h;
    const struct ccu_view *v;
    sig past, alloc, own; /* the last cycle was no reset; now: an allocation; by the owner */
    sig was_alloc, was_own;
};

static sig before(struct proof *p, const char *name, sig now)
{
    sig q = hdl_reg(p->h, name, hdl_width_of(now), NULL, "in the last cycle");
    hdl_next(q, now);
    return q;
}

static sig implies(sig a, sig b)
{
    return hdl_or(hdl_not(a), b);
}

static sig item(const struct proof *p, sig s, unsigned i)
{
    return hdl_item(s, i, p->v->z->tagw);
}

/* Valid entries that hold reg. */
static sig holding(const struct proof *p, sig valid, sig reg)
{
    sig bit[p->v->z->ctn];
    for (unsigned e = 0; e < p->v->z->ctn; e++)
        bit[e] = hdl_and(hdl_bit(valid, e), hdl_eq(p->v->tag[e], reg));
    return hdl_pack(p->v->z->ctn, bit);
}

static void invariants(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn, ns = v->z->nsrc;
    hdl_rule(h, "CCU-I2", "State: what is locked is valid.");
    hdl_assert(h, "CCU-I2", hdl_none(hdl_and(v->lock, hdl_not(v->valid))));
    hdl_rule(h, "CCU-I3", "No victim of a result is locked, and an allocation meets no lock.");
    hdl_assert(h, "CCU-I3",
               hdl_and(hdl_none(hdl_and(v->taken, v->lock)), implies(p->alloc, hdl_none(v->lock))));
    sig named[ns];
    for (unsigned k = 0; k < ns; k++)
        named[k] = hdl_gate(hdl_bit(v->src_valid, k), v->entry[k]);
    for (unsigned k = 0; k < ns; k++) {
        hdl_rule(h, "CCU-A7", "State: a present slot has one entry.");
        hdl_assert(h, "CCU-A7",
                   implies(hdl_and(v->busy, hdl_bit(v->src_valid, k)), hdl_one_hot(v->entry[k])));
    }
    hdl_rule(h, "CCU-I5", "State: locked are the entries of the instruction, and no others.");
    hdl_assert(h, "CCU-I5", hdl_eq(v->lock, hdl_gate(v->busy, hdl_or_n(ns, named))));
    hdl_rule(h, "CCU-I8", "A flush meets a unit that is free.");
    hdl_assert(h, "CCU-I8", implies(hdl_and(p->alloc, hdl_not(p->own)), hdl_not(v->busy)));
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = e + 1; f < n; f++) {
            sig both = hdl_and(hdl_bit(v->valid, e), hdl_bit(v->valid, f));
            hdl_rule(h, "CCU-I6", "State: tags of valid entries are distinct.");
            hdl_assert(h, "CCU-I6", implies(both, hdl_ne(v->tag[e], v->tag[f])));
            for (unsigned g = f + 1; g < n; g++) {
                sig ef = v->pair[e * n + f], fg = v->pair[f * n + g];
                sig eg = v->pair[e * n + g];
                hdl_rule(h, "CCU-I7",
                         "State: ranks are a permutation, no three entries in a circle.");
                hdl_assert(h, "CCU-I7", hdl_or(hdl_xor(ef, fg), hdl_not(hdl_xor(ef, eg))));
            }
        }
    hdl_rule(h, "CCU-A6", "State: ranks wait for an instruction only while it is there.");
    hdl_assert(h, "CCU-A6", implies(v->touch, v->busy));
    for (unsigned e = 0; e + 1 < n && v->far_first; e++) {
        sig behind = hdl_lt(hdl_const(h, v->z->ctw, e), hdl_low(v->lfsr, v->z->ctw));
        hdl_rule(h, "CCU-V2", "State: the entries that are not behind the start.");
        hdl_assert(h, "CCU-V2", hdl_ne(hdl_bit(v->start, e), behind));
    }
    hdl_rule(h, "CCU-A1", "State: without an owner nothing is valid.");
    hdl_assert(h, "CCU-A1", hdl_or(v->owned, hdl_none(v->valid)));
    hdl_rule(h, "CCU-A2", "State: a busy unit has an owner.");
    hdl_assert(h, "CCU-A2", implies(v->busy, v->owned));
    hdl_rule(h, "CCU-R1", "Invariant: without an owner the warp number is zero.");
    hdl_assert(h, "CCU-R1", hdl_or(v->owned, hdl_none(v->wid)));
    hdl_rule(h, "CCU-R1", "Near if some valid entry is.");
    hdl_assert(h, "CCU-R1", hdl_eq(v->near_any, hdl_any(hdl_and(v->valid, v->near))));
    hdl_rule(h, "CCU-D1", "Candidate iff busy and complete.");
    hdl_assert(
        h, "CCU-D1",
        hdl_eq(v->disp_cand, hdl_and(v->busy, hdl_all(hdl_or(v->ready, hdl_not(v->src_valid))))));
}

/* Slot k is the first (step -1) or last (step 1) of the slots that name its register. */
static sig edge_slot(struct proof *p, unsigned k, bool first)
{
    const struct ccu_view *v = p->v;
    sig alone = hdl_bit(v->alloc_src, k);
    for (unsigned j = 0; j < v->z->nsrc; j++)
        if (first ? j < k : j > k)
            alone = hdl_and(alone, hdl_not(hdl_and(hdl_bit(v->alloc_src, j),
                                                   hdl_eq(item(p, v->alloc_reg, j),
                                                          item(p, v->alloc_reg, k)))));
    return alone;
}

static void allocation(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn, ns = v->z->nsrc;
    sig wid = before(p, "f_wid", v->alloc_wid), src = before(p, "f_src", v->alloc_src);
    hdl_rule(h, "CCU-A2", "An instruction that is given is taken.");
    hdl_assert(h, "CCU-A2",
               implies(p->was_alloc,
                       hdl_and(v->busy, v->owned, hdl_eq(v->wid, wid), hdl_eq(v->src_valid, src))));
    for (unsigned k = 0; k < ns; k++) {
        sig kept = hdl_and(v->valid, hdl_not(v->serial ? v->taken : hdl_zero(h, n)));
        sig had = hdl_and(p->own, hdl_any(holding(p, kept, item(p, v->alloc_reg, k))));
        sig first = edge_slot(p, k, true);
        hdl_rule(h, "CCU-A8", "One read for each register that is not here.");
        hdl_assert(h, "CCU-A8",
                   hdl_eq(hdl_bit(v->rd_valid, k), hdl_and(p->alloc, first, hdl_not(had))));
        sig asked = before(p, hdl_fmt(h, "f_reg_%u", k), item(p, v->alloc_reg, k));
        sig was_here = before(p, hdl_fmt(h, "f_had_%u", k), had);
        sig last = before(p, hdl_fmt(h, "f_last_%u", k), edge_slot(p, k, false));
        sig hint = before(p, hdl_fmt(h, "f_near_%u", k), hdl_bit(v->alloc_near, k));
        sig mine = v->entry[k];
        sig given = hdl_and(p->was_alloc, hdl_bit(v->src_valid, k));
        hdl_rule(h, "CCU-A3", "The slot's entry has its register, valid and locked.");
        hdl_assert(h, "CCU-A3",
                   implies(given, hdl_any(hdl_and(mine, v->lock, holding(p, v->valid, asked)))));
        hdl_rule(h, "CCU-A7", "Ready iff the register was here.");
        hdl_assert(h, "CCU-A7", implies(given, hdl_eq(hdl_bit(v->ready, k), was_here)));
        hdl_rule(h, "CCU-A5", "Its hint is that of the highest slot that names it.");
        hdl_assert(h, "CCU-A5",
                   implies(hdl_and(given, last), hdl_eq(hdl_any(hdl_and(mine, v->near)), hint)));
    }
}

/* Of two entries of which an allocation took one and left the other, the taken one is the better
 * victim. */
static void victims(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned n = v->z->ctn, ns = v->z->nsrc;
    sig hit = hdl_zero(h, n);
    for (unsigned k = 0; k < ns; k++)
        hit = hdl_or(hit, hdl_gate(hdl_bit(v->alloc_src, k),
                                   holding(p, v->valid, item(p, v->alloc_reg, k))));
    if (v->serial)
        hit = hdl_and(hit, hdl_not(v->taken));
    sig was_valid = before(p, "f_seen_valid", v->seen_valid);
    sig was_near = v->far_first ? before(p, "f_seen_near", v->seen_near) : NULL;
    sig was_hit = before(p, "f_hit", hit);
    sig start = v->far_first ? before(p, "f_start", hdl_low(v->seen_lfsr, v->z->ctw)) : NULL;
    for (unsigned e = 0; e < n; e++)
        for (unsigned f = 0; f < n; f++) {
            if (e == f)
                continue;
            sig pair = hdl_and(p->was_own, hdl_bit(v->lock, e), hdl_not(hdl_bit(was_hit, e)),
                               hdl_not(hdl_bit(v->lock, f)), hdl_bit(was_valid, e));
            hdl_rule(h, "CCU-V1", "No valid entry is replaced while an invalid one is left.");
            hdl_assert(h, "CCU-V1", implies(pair, hdl_bit(was_valid, f)));
            sig order = e < f ? hdl_not(v->seen_pair[e * n + f]) : v->seen_pair[f * n + e];
            sig older = before(p, hdl_fmt(h, "f_older_%u_%u", e, f), order);
            if (!v->far_first) {
                hdl_rule(h, "CCU-V4", "Least recently used first.");
                hdl_assert(h, "CCU-V4", implies(pair, older));
                continue;
            }
            sig near_e = hdl_bit(was_near, e), near_f = hdl_bit(was_near, f);
            sig from_e = hdl_sub(hdl_const(h, v->z->ctw, e), start);
            sig from_f = hdl_sub(hdl_const(h, v->z->ctw, f), start);
            hdl_rule(h, "CCU-V2", "Far entries cyclically from the start.");
            hdl_assert(
                h, "CCU-V2",
                implies(hdl_and(pair, hdl_not(near_e), hdl_not(near_f)), hdl_lt(from_e, from_f)));
            hdl_rule(h, "CCU-V3", "Near entries after far ones, least recently used first.");
            hdl_assert(h, "CCU-V3", implies(hdl_and(pair, near_e), hdl_and(near_f, older)));
        }
}

static void results(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    const struct sizes *z = v->z;
    sig lost = hdl_and(p->alloc, v->serial ? hdl_not(p->own) : hdl_ones(h, 1));
    if (v->ends)
        lost = hdl_or(lost, v->ends);
    for (unsigned j = 0; j < z->dports; j++) {
        sig reg = item(p, v->d_reg, j), near = hdl_bit(v->d_near, j);
        sig present = hdl_any(holding(p, v->valid, reg));
        sig all = hdl_all(hdl_bits(v->d_mask, j * z->lanes, z->lanes));
        sig may = hdl_and(v->partial ? hdl_ones(h, 1) : all, v->filter ? near : hdl_ones(h, 1));
        sig quiet = hdl_and(hdl_bit(v->d_valid, j), hdl_not(hdl_or(lost, p->alloc)));
        sig kept_out = before(p, hdl_fmt(h, "f_kept_out_%u", j),
                              hdl_and(quiet, hdl_not(present), hdl_not(may)));
        sig now = holding(p, v->valid, before(p, hdl_fmt(h, "f_d_reg_%u", j), reg));
        if (z->dports == 1) {
            sig open = hdl_any(hdl_not(v->lock));
            sig stored = before(p, "f_stored", hdl_and(quiet, hdl_or(present, hdl_and(may, open))));
            sig was_near = before(p, "f_d_near", near);
            hdl_rule(h, "CCU-W4",
                     "A result that hits or may take an entry is here, with its hint.");
            hdl_assert(
                h, "CCU-W4",
                implies(hdl_and(p->past, stored),
                        hdl_and(hdl_any(now), hdl_eq(hdl_any(hdl_and(now, v->near)), was_near))));
        }
        hdl_rule(h, "CCU-W6", "A result that misses and may not take an entry is not.");
        hdl_assert(h, "CCU-W6", implies(hdl_and(p->past, kept_out), hdl_none(now)));
    }
    if (!v->inv_valid)
        return;
    sig flushed = before(p, "f_flushed", hdl_and(p->alloc, hdl_not(p->own)));
    for (unsigned i = 0; i < z->wbw; i++) {
        sig was = before(p, hdl_fmt(h, "f_inv_%u", i), hdl_bit(v->inv_valid, i));
        sig reg = before(p, hdl_fmt(h, "f_inv_reg_%u", i), item(p, v->inv_reg, i));
        hdl_rule(h, "CCU-W7", "A register that is written past the unit is not here.");
        hdl_assert(
            h, "CCU-W7",
            implies(hdl_and(p->past, was, hdl_not(flushed)), hdl_none(holding(p, v->valid, reg))));
    }
}

static void operands(struct proof *p)
{
    struct hdl *h = p->h;
    const struct ccu_view *v = p->v;
    unsigned ns = v->z->nsrc;
    sig slot = ns > 1 ? hdl_decode(v->s_slot, ns) : hdl_ones(h, 1), to[ns];
    for (unsigned k = 0; k < ns; k++)
        to[k] = hdl_and(v->s_valid, hdl_bit(slot, k));
    sig came = hdl_and_or(ns, to, v->entry), next[ns];
    for (unsigned k = 0; k < ns; k++)
        next[k] = hdl_or(hdl_bit(v->ready, k),
                         hdl_and(hdl_bit(v->src_valid, k), hdl_any(hdl_and(came, v->entry[k]))));
    sig was = before(p, "f_ready", hdl_pack(ns, next)), busy = before(p, "f_busy", v->busy);
    hdl_rule(h, "CCU-S1", "Operands stay, and one makes all slots of its entry ready.");
    hdl_assert(h, "CCU-S1", implies(hdl_and(p->past, busy), hdl_eq(v->ready, was)));
    sig take = before(p, "f_take", v->disp_take), lock = before(p, "f_lock", v->lock);
    hdl_rule(h, "CCU-D2", "Busy with its locks until the transfer, and free of them after it.");
    hdl_assert(
        h, "CCU-D2",
        implies(hdl_and(p->past, busy), hdl_and(hdl_eq(v->busy, hdl_not(take)),
                                                hdl_eq(v->lock, hdl_gate(hdl_not(take), lock)))));
    if (v->ends) {
        sig ended = before(p, "f_ends", v->ends);
        hdl_rule(h, "CCU-K1", "After the end of its warp the unit is empty and belongs to nobody.");
        hdl_assert(h, "CCU-K1",
                   implies(hdl_and(p->past, ended, hdl_not(p->was_alloc)),
                           hdl_and(hdl_not(v->owned), hdl_none(v->valid))));
    }
}

void props_ccu(struct hdl *h, const struct ccu_view *v)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "FORMAL");
    struct proof p = {.h = h, .v = v};
    p.past = hdl_reg(h, "f_past", 1, hdl_zero(h, 1), "the last cycle was no reset");
    hdl_next(p.past, hdl_ones(h, 1));
    p.alloc = v->alloc_valid;
    p.own = hdl_and(v->alloc_valid, v->owned, hdl_eq(v->wid, v->alloc_wid));
    p.was_alloc = hdl_and(p.past, before(&p, "f_alloc", p.alloc));
    p.was_own = hdl_and(p.past, before(&p, "f_own", p.own));
    invariants(&p);
    allocation(&p);
    victims(&p);
    results(&p);
    operands(&p);
    hdl_endif(h);
}
