/* Properties of regfile with caching collectors. An arbitrary register of an arbitrary warp is
 * followed: its physical register through the rows that the banks' own properties follow, its
 * copies in an arbitrary unit by their tag. What the instructions in the units are is known from
 * records of their issue; the surroundings' duties (RF-H1) are stated over these. */
#include "gen/blocks/regfile/props_ccu.h"

sig props_tag(const struct caching *p, sig s, unsigned i)
{
    return hdl_item(s, i, p->z->tagw);
}

/* `of` (one signal per unit) of the unit that is followed. */
sig props_of_unit(const struct caching *p, const sig *of)
{
    sig bit[p->z->ncu];
    for (unsigned c = 0; c < p->z->ncu; c++)
        bit[c] = hdl_bit(p->unit, c);
    return hdl_and_or(p->z->ncu, bit, of);
}

/* The same for an item of `w` bits for each unit. */
sig props_unit_items(const struct caching *p, sig items, hdl_width w)
{
    return hdl_select(p->unit, items, w);
}

static void look_inside(const struct caching *p, unsigned c, struct caching_unit *u)
{
    struct hdl *h = p->h;
    struct hdl_inst *i = p->r->collector[c];
    u->busy = hdl_inside(i, 0, "busy");
    u->owned = hdl_inside(i, 0, "owned");
    u->wid = hdl_inside(i, 0, "wid");
    u->src = hdl_inside(i, 0, "src_valid");
    u->ready = hdl_inside(i, 0, "ready");
    u->valid = hdl_inside(i, 0, "valid");
    u->lock = hdl_inside(i, 0, "lock");
    u->near = hdl_inside(i, 0, "near");
    u->meta = hdl_inside(i, 0, "meta");
    for (unsigned k = 0; k < p->z->nsrc; k++) {
        u->entry[k] = hdl_item(hdl_inside(i, 0, "entry"), k, p->z->ctn);
    }
    for (unsigned e = 0; e < p->z->ctn; e++)
        u->tag[e] = hdl_inside(i, 0, hdl_fmt(h, "ct[%u].own_tag", e));
    u->pend = hdl_inside(p->r->arbiter, 0, hdl_fmt(h, "collector[%u].pend", c));
    u->held = hdl_bit(p->r->held, c);
}

/* The unit's instruction, from its issue to its dispatch. */
static void record(const struct caching *p, unsigned c, struct caching_unit *u)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    u->f_busy = hdl_reg(h, hdl_fmt(h, "f_%u_busy", c), 1, hdl_zero(h, 1), "issued to the unit");
    u->f_wid = hdl_reg(h, hdl_fmt(h, "f_%u_wid", c), z->widw, NULL, "its warp");
    u->f_src = hdl_reg(h, hdl_fmt(h, "f_%u_src", c), z->nsrc, NULL, "its operands");
    u->f_reg = hdl_reg(h, hdl_fmt(h, "f_%u_reg", c), z->nsrc * z->tagw, NULL, "their registers");
    hdl_when(hdl_bit(r->grant, c))
    {
        hdl_next(u->f_busy, hdl_ones(h, 1));
        hdl_next(u->f_wid, r->sel_wid);
        hdl_next(u->f_src, r->inst_src);
        hdl_next(u->f_reg, r->inst_reg);
    }
    hdl_else_when(h, hdl_and(r->disp_valid, r->disp_ready, hdl_bit(r->disp_sel, c)))
        hdl_next(u->f_busy, hdl_zero(h, 1));
}

/* ---- the surroundings ---- */

/* Write port i has a result for this register of this warp. */
static sig writes_to(const struct caching *p, unsigned i, sig wid, sig reg)
{
    const struct rf *r = p->r;
    return hdl_and(hdl_bit(r->wb_valid, i),
                   hdl_eq(hdl_bits(r->wb_wid, i * p->z->widw, p->z->widw), wid),
                   hdl_eq(props_tag(p, r->wb_reg, i), reg));
}

sig props_phys(const struct caching *p, sig phys, unsigned i)
{
    return hdl_bits(phys, i * p->z->physw, p->z->physw);
}

static sig warp_bit(const struct caching *p, sig warps, sig wid)
{
    return hdl_any(hdl_and(warps, hdl_decode(wid, p->z->nw)));
}

/* A source of unit c's instruction, or of the one that is issued now (c = NCU), is written. */
static sig source_written(const struct caching *p, unsigned c)
{
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    bool now = c == z->ncu;
    sig on = now ? r->issue : p->units[c].f_busy, wid = now ? r->sel_wid : p->units[c].f_wid;
    sig src = now ? r->inst_src : p->units[c].f_src, reg = now ? r->inst_reg : p->units[c].f_reg;
    sig port[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++) {
        sig named[z->nsrc], to = props_tag(p, r->wb_reg, i);
        for (unsigned k = 0; k < z->nsrc; k++)
            named[k] = hdl_and(hdl_bit(src, k), hdl_eq(to, props_tag(p, reg, k)));
        port[i] =
            hdl_and(hdl_bit(r->wb_valid, i), hdl_eq(hdl_bits(r->wb_wid, i * z->widw, z->widw), wid),
                    hdl_or_n(z->nsrc, named));
    }
    return hdl_and(on, hdl_or_n(z->wbw, port));
}

static void hazards(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    hdl_rule(h, "RF-H1", "Duty: no read of a register with an outstanding write.");
    hdl_assume(h, "RF-H1", hdl_not(source_written(p, z->ncu)));
    for (unsigned c = 0; c < z->ncu; c++) {
        hdl_rule(h, "RF-H1", "Duty: no write to a source of an undispatched instruction.");
        hdl_assume(h, "RF-H1", hdl_not(source_written(p, c)));
    }
    for (unsigned i = 0; i < z->wbw; i++) {
        for (unsigned j = 0; j < i; j++) {
            sig wid = hdl_bits(r->wb_wid, j * z->widw, z->widw);
            sig same = writes_to(p, i, wid, props_tag(p, r->wb_reg, j));
            sig both = hdl_and(hdl_bit(r->wb_valid, i), hdl_bit(r->wb_valid, j));
            hdl_rule(h, "RF-H1", "Duty: a register of a warp is one physical register, its own.");
            hdl_assume(h, "RF-H1",
                       implies(both, hdl_eq(same, hdl_eq(props_phys(p, r->wb_phys, i),
                                                         props_phys(p, r->wb_phys, j)))));
        }
    }
    if (!r->exit)
        return;
    sig lives[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++)
        lives[c] = hdl_and(p->units[c].f_busy, warp_bit(p, r->exit, p->units[c].f_wid));
    hdl_rule(h, "CCU-K1", "Duty: what a warp has issued is finished when it ends.");
    hdl_assume(h, "CCU-K1", hdl_not(hdl_or_n(z->ncu, lives)));
}

/* The warp starts anew: from now on its registers may be others. */
static sig restart(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct rf *r = p->r;
    if (!p->z->ages)
        return hdl_zero(h, 1);
    sig start = hdl_and(r->launch_valid, hdl_eq(r->launch_wid, p->warp));
    sig issued = hdl_and(r->issue, hdl_eq(r->sel_wid, p->warp)), last = issued;
    for (unsigned c = 0; c < p->z->ncu; c++)
        last = hdl_or(last, hdl_and(p->units[c].f_busy, hdl_eq(p->units[c].f_wid, p->warp)));
    for (unsigned i = 0; i < p->z->wbw; i++)
        last =
            hdl_or(last, hdl_and(hdl_bit(r->wb_valid, i),
                                 hdl_eq(hdl_bits(r->wb_wid, i * p->z->widw, p->z->widw), p->warp)));
    if (r->exit) {
        sig lives = hdl_reg(h, "f_lives", 1, hdl_zero(h, 1), "it has issued, and not ended");
        hdl_when(issued) hdl_next(lives, hdl_ones(h, 1));
        hdl_else_when(h, warp_bit(p, r->exit, p->warp)) hdl_next(lives, hdl_zero(h, 1));
        last = hdl_or(last, lives);
        sig owns[p->z->ncu];
        for (unsigned c = 0; c < p->z->ncu; c++)
            owns[c] = hdl_or(hdl_and(p->units[c].owned, hdl_eq(p->units[c].wid, p->warp)),
                             hdl_and(p->units[c].f_busy, hdl_eq(p->units[c].f_wid, p->warp)));
        hdl_rule(h, "CCU-K1", "Invariant: a unit belongs only to a warp that has not ended.");
        hdl_assert(h, "CCU-K1", implies(hdl_or_n(p->z->ncu, owns), lives));
    }
    hdl_rule(h, "RF-H1", "Duty: a warp starts when the last one in its slot is finished.");
    hdl_assume(h, "RF-H1", hdl_not(hdl_and(start, last)));
    return start;
}

/* D ports and then invalidations that reach the unit now with the pair's tag. */
sig props_results_for(const struct caching *p)
{
    const struct sizes *z = p->z;
    const struct rf_results *at = &p->r->results;
    unsigned nd = z->dports, n = nd + (at->inv_valid ? z->wbw : 0);
    sig to[n], valid = props_unit_items(p, at->valid, nd),
               regs = props_unit_items(p, at->reg, nd * z->tagw);
    for (unsigned j = 0; j < nd; j++)
        to[j] = hdl_and(hdl_bit(valid, j), hdl_eq(props_tag(p, regs, j), p->tag));
    if (at->inv_valid)
        valid = props_unit_items(p, at->inv_valid, z->wbw);
    for (unsigned i = 0; i + nd < n; i++)
        to[nd + i] = hdl_and(hdl_bit(valid, i), hdl_eq(props_tag(p, at->inv_reg, i), p->tag));
    return hdl_pack(n, to);
}

/* Whether the physical register is that of the pair: the first access says it, until the warp
 * starts anew. */
static void mapping(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    unsigned n = z->nsrc + z->wbw;
    sig seen = hdl_reg(h, "f_seen", 1, hdl_zero(h, 1), "the pair has been named");
    sig mine = hdl_reg(h, "f_mine", 1, NULL, "it is the register");
    sig access[n], is[n];
    for (unsigned k = 0; k < z->nsrc; k++) {
        access[k] = hdl_and(r->issue, hdl_bit(r->inst_src, k), hdl_eq(r->sel_wid, p->warp),
                            hdl_eq(props_tag(p, r->inst_reg, k), p->tag));
        is[k] = hdl_eq(props_phys(p, r->inst_phys, k), p->reg.reg);
    }
    for (unsigned i = 0; i < z->wbw; i++) {
        access[z->nsrc + i] = writes_to(p, i, p->warp, p->tag);
        is[z->nsrc + i] = hdl_eq(props_phys(p, r->wb_phys, i), p->reg.reg);
    }
    sig any = hdl_or_n(n, access), first = hdl_and_or(n, access, is);
    p->mapped = hdl_wire(h, "f_mapped", hdl_mux(seen, mine, first));
    for (unsigned i = 0; i < n; i++) {
        hdl_rule(h, "RF-H1", "Duty: a register of a warp is one physical register.");
        hdl_assume(h, "RF-H1", implies(access[i], hdl_eq(is[i], p->mapped)));
    }
    for (unsigned i = 0; i < z->wbw; i++) {
        hdl_rule(h, "RF-H1", "Duty: which is no other register's.");
        hdl_assume(h, "RF-H1",
                   hdl_not(hdl_and(p->mapped, hdl_bit(r->wb_valid, i), is[z->nsrc + i],
                                   hdl_not(access[z->nsrc + i]))));
    }
    hdl_next(mine, p->mapped);
    sig start = restart(p);
    hdl_when(start) hdl_next(seen, hdl_zero(h, 1));
    hdl_else_when(h, any) hdl_next(seen, hdl_ones(h, 1));

    sig owner[z->ncu], named[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        const struct caching_unit *u = &p->units[c];
        sig pair[z->nsrc];
        owner[c] = hdl_and(u->owned, hdl_eq(u->wid, p->warp));
        for (unsigned k = 0; k < z->nsrc; k++)
            pair[k] = hdl_and(u->f_busy, hdl_bit(u->f_src, k), hdl_eq(u->f_wid, p->warp),
                              hdl_eq(props_tag(p, u->f_reg, k), p->tag));
        named[c] = hdl_pack(z->nsrc, pair);
    }
    sig own = props_of_unit(p, owner), name = props_of_unit(p, named);
    sig copy[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        sig here[z->ctn];
        for (unsigned e = 0; e < z->ctn; e++)
            here[e] = hdl_and(hdl_bit(p->units[c].valid, e), hdl_eq(p->units[c].tag[e], p->tag));
        copy[c] = hdl_pack(z->ctn, here);
    }
    p->here = hdl_wire(h, "f_here", props_of_unit(p, copy));
    sig kept = hdl_any(p->here);
    kept = hdl_or(kept, hdl_and(r->late, hdl_any(props_results_for(p))));
    hdl_rule(h, "CCU-K1",
             "Invariant: a register that is in a unit was named since its warp started.");
    hdl_assert(h, "CCU-K1", implies(hdl_or(hdl_and(own, kept), hdl_any(name)), seen));
    sig now = hdl_and(seen, mine);
    p->own = hdl_wire(h, "f_own", hdl_and(own, now));
    p->named = hdl_wire(h, "f_named", hdl_gate(now, name));
}

/* ---- units and their instructions ---- */

/* Each entry that a unit waits for is queued once or in flight once, for one of the slots that have
 * it, and nothing else is. */
static void bookkeeping(const struct caching *p, unsigned c)
{
    const struct sizes *z = p->z;
    struct hdl *h = p->h;
    const struct caching_unit *u = &p->units[c];
    sig twice, asked = props_asked(h, z, p->r->arbiter, c, &twice);
    sig waits = hdl_wire(h, hdl_fmt(h, "f_%u_waits", c),
                         hdl_gate(u->busy, hdl_and(u->src, hdl_not(u->ready))));
    hdl_rule(h, "RF-M1", "What is queued or in flight is waited for, and there once.");
    hdl_assert(h, "RF-M1", hdl_and(hdl_none(twice), hdl_none(hdl_and(asked, hdl_not(waits)))));
    sig none = hdl_zero(h, z->ctn), waited = none, ready = none, coming = none, again = none;
    sig has[z->nsrc];
    for (unsigned k = 0; k < z->nsrc; k++) {
        sig comes = hdl_gate(hdl_bit(asked, k), u->entry[k]);
        sig present = hdl_and(u->busy, hdl_bit(u->src, k), hdl_bit(u->ready, k));
        again = hdl_or(again, hdl_and(coming, comes));
        coming = hdl_or(coming, comes);
        waited = hdl_or(waited, hdl_gate(hdl_bit(waits, k), u->entry[k]));
        ready = hdl_or(ready, hdl_gate(present, u->entry[k]));
        has[k] = implies(hdl_bit(u->src, k), hdl_one_hot(u->entry[k]));
    }
    hdl_rule(h, "RF-M1", "Invariant: a slot has one entry.");
    hdl_assert(h, "RF-M1", implies(u->busy, hdl_and_n(z->nsrc, has)));
    coming = hdl_wire(h, hdl_fmt(h, "f_%u_coming", c), coming);
    waited = hdl_wire(h, hdl_fmt(h, "f_%u_waited", c), waited);
    hdl_rule(h, "RF-M1", "Invariant: an entry is read once, and ready for all its slots.");
    hdl_assert(h, "RF-M1", hdl_and(hdl_none(again), hdl_none(hdl_and(waited, ready))));
    hdl_rule(h, "RF-M1", "What a unit waits for is queued or in flight.");
    hdl_assert(h, "RF-M1", hdl_eq(waited, coming));
}

static void instructions(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    sig owner[z->ncu]; /* warp of each unit, one-hot or zero */
    for (unsigned c = 0; c < z->ncu; c++) {
        const struct caching_unit *u = &p->units[c];
        hdl_rule(h, "RF-I1", "A unit is busy from the issue to the dispatch.");
        hdl_assert(h, "RF-I1", hdl_eq(u->f_busy, hdl_or(u->busy, u->held)));
        hdl_rule(h, "RF-I1", "It holds the instruction that was issued to it.");
        hdl_assert(h, "RF-I1",
                   implies(u->busy, hdl_and(hdl_eq(u->wid, u->f_wid), hdl_eq(u->src, u->f_src))));
        sig tags = hdl_wire(h, hdl_fmt(h, "f_%u_tags", c), hdl_pack(z->ctn, u->tag)), has[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++)
            has[k] =
                implies(hdl_bit(u->src, k), hdl_eq(hdl_at(tags, z->tagw, hdl_encode(u->entry[k])),
                                                   props_tag(p, u->f_reg, k)));
        hdl_rule(h, "CCU-A3", "Invariant: the entry of a slot has its register.");
        hdl_assert(h, "CCU-A3", implies(u->busy, hdl_and_n(z->nsrc, has)));
        if (params_is(p->r->p, "ccu_allocator.policy", "private")) {
            hdl_rule(h, "CA-P1", "A unit belongs to its own warp.");
            hdl_assert(h, "CA-P1",
                       hdl_and(implies(u->owned, hdl_eq_const(u->wid, c)),
                               implies(u->f_busy, hdl_eq_const(u->f_wid, c))));
        }
        bookkeeping(p, c);
        owner[c] = hdl_gate(u->owned, hdl_decode(u->wid, z->nw));
    }
    hdl_rule(h, "CCU-I1", "At most one unit belongs to a warp.");
    hdl_assert(h, "CCU-I1", hdl_not(props_overlap(z->ncu, owner)));
}

static void leaves(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig meta = hdl_reg(h, "f_meta", r->meta_w, NULL, "metadata of the unit's instruction");
    hdl_when(hdl_any(hdl_and(r->grant, p->unit))) hdl_next(meta, r->inst_meta);
    sig wid[z->ncu], src[z->ncu], kept[z->ncu], busy[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        wid[c] = p->units[c].f_wid;
        src[c] = p->units[c].f_src;
        kept[c] = p->units[c].meta;
        busy[c] = p->units[c].busy;
    }
    hdl_rule(h, "RF-I1", "So does its metadata.");
    hdl_assert(h, "RF-I1", implies(props_of_unit(p, busy), hdl_eq(props_of_unit(p, kept), meta)));
    p->meta = meta;
    sig goes = hdl_any(hdl_and(r->disp_sel, p->unit));
    hdl_rule(h, "RF-D1", "What leaves is what was issued.");
    hdl_assert(h, "RF-D1",
               implies(goes, hdl_and(r->disp_valid, hdl_eq(r->disp_wid, props_of_unit(p, wid)),
                                     hdl_eq(r->disp_src, props_of_unit(p, src)),
                                     hdl_eq(r->disp_meta, meta))));
}

/* RF-C2 and RF-C3: what came in less what went out is inside. */
static void conservation(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    unsigned bits = hdl_clog2(z->ncu + 1) + 1;
    sig full[z->ncu], queued[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        full[c] = hdl_or(p->units[c].busy, p->units[c].held);
        queued[c] = p->units[c].pend;
    }
    sig inside = hdl_reg(h, "f_inside", bits, hdl_zero(h, bits), "issued - dispatched");
    hdl_next(inside, hdl_sub(hdl_add(inside, hdl_extend(r->issue, bits)),
                             hdl_extend(hdl_and(r->disp_valid, r->disp_ready), bits)));
    hdl_rule(h, "RF-C2", "issued = dispatched + busy units, one that is held included.");
    hdl_assert(h, "RF-C2", hdl_eq(inside, hdl_extend(hdl_popcount(hdl_pack(z->ncu, full)), bits)));
    bits = hdl_clog2(z->ncu * z->nsrc + 1) + 1;
    sig asked = hdl_popcount(hdl_gate(r->given.valid, r->asked));
    sig hits = hdl_popcount(hdl_gate(r->given.valid, hdl_and(r->asked, hdl_not(r->push_src))));
    sig reads = hdl_popcount(hdl_and(r->bank_en, hdl_not(r->bank_we)));
    bits = hdl_bits_of(reads) > bits ? hdl_bits_of(reads) : bits;
    sig left = hdl_reg(h, "f_requests_left", bits, hdl_zero(h, bits), "modulo");
    sig more = hdl_sub(hdl_extend(asked, bits), hdl_extend(hits, bits));
    hdl_next(left, hdl_sub(hdl_add(left, more), hdl_extend(reads, bits)));
    hdl_rule(h, "RF-C3", "operand requests = cache hits + bank reads + queued reads.");
    hdl_assert(h, "RF-C3", hdl_eq(left, hdl_extend(hdl_popcount(hdl_pack(z->ncu, queued)), bits)));
}

/* ---- values ---- */

/* The entries of the unit. */
static void copies(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    sig words[z->ncu], waits[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        const struct caching_unit *u = &p->units[c];
        sig entry[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++)
            entry[k] = hdl_gate(hdl_and(u->busy, hdl_bit(u->src, k), hdl_not(hdl_bit(u->ready, k))),
                                u->entry[k]);
        waits[c] = hdl_or_n(z->nsrc, entry);
        words[c] = hdl_inside(p->r->collector[c], 0, "f_words");
    }
    sig word = hdl_wire(h, "f_unit_words", props_of_unit(p, words));
    sig waited = hdl_wire(h, "f_unit_waits", props_of_unit(p, waits)), good[z->ctn];
    for (unsigned e = 0; e < z->ctn; e++)
        good[e] = implies(hdl_and(hdl_bit(p->here, e), hdl_not(hdl_bit(waited, e))),
                          hdl_eq(hdl_item(word, e, p->reg.lane_w), p->value));
    hdl_rule(h, "CCU-I4", "A valid entry that is not waiting equals the register file.");
    hdl_assert(h, "CCU-I4", implies(hdl_and(p->own, p->known), hdl_and_n(z->ctn, good)));
}

/* An operand that is the pair: queued, in flight, delivered. */
static void operands(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig want = hdl_reg(h, "f_want", p->reg.lane_w, NULL, "the register when it was issued");
    sig sure = hdl_reg(h, "f_sure", 1, hdl_zero(h, 1), "it was known then");
    hdl_when(hdl_any(hdl_and(r->grant, p->unit)))
    {
        hdl_next(want, p->reg.value);
        hdl_next(sure, p->reg.known);
    }
    sig kept = hdl_and(p->reg.known, hdl_eq(want, p->reg.value));
    hdl_rule(h, "CCU-I10", "Invariant: a source keeps its value until it is dispatched.");
    hdl_assert(h, "CCU-I10", implies(hdl_and(hdl_any(p->named), sure), kept));
    sig from = hdl_wire(h, "f_from", props_unit_items(p, r->rd_sel, z->nbank));
    sig slot = z->nsrc > 1 ? hdl_decode(props_unit_items(p, r->s_slot, z->slotw), z->nsrc)
                           : hdl_ones(h, 1);
    sig due = hdl_any(hdl_and(slot, p->named));
    sig right = implies(p->reg.known, hdl_eq(props_read(&p->reg, r->bank_rdata), p->reg.value));
    hdl_rule(h, "RF-M2", "Invariant: what arrives for a source is the register.");
    hdl_assert(
        h, "RF-M2",
        implies(hdl_and(due, hdl_any(from)), hdl_and(hdl_eq(from, props_bank(&p->reg)), right)));
    sig queued[z->nsrc], leaves[z->nsrc];
    for (unsigned k = 0; k < z->nsrc; k++) {
        sig phys[z->ncu], pend[z->ncu];
        for (unsigned c = 0; c < z->ncu; c++) {
            phys[c] = hdl_inside(r->arbiter, 0, hdl_fmt(h, "collector[%u].slot[%u].phys", c, k));
            pend[c] = hdl_bit(p->units[c].pend, k);
        }
        queued[k] = implies(hdl_and(hdl_bit(p->named, k), props_of_unit(p, pend)),
                            hdl_eq(props_of_unit(p, phys), p->reg.reg));
        leaves[k] =
            implies(hdl_bit(p->named, k), hdl_eq(props_word(&p->reg, r->disp_data, k), want));
    }
    hdl_rule(h, "RF-M1", "What is queued for a source is its register.");
    hdl_assert(h, "RF-M1", hdl_and_n(z->nsrc, queued));
    sig goes = hdl_any(hdl_and(r->disp_sel, p->unit));
    hdl_rule(h, "CCU-I10", "A delivered operand equals the register file, as it was at issue.");
    hdl_assert(h, "CCU-I10", implies(hdl_and(goes, sure), hdl_and_n(z->nsrc, leaves)));
}

sig props_later(const struct caching *p, const char *name, sig now)
{
    if (now == hdl_ones(p->h, 1))
        return now;
    sig q = hdl_reg(p->h, name, hdl_width_of(now), NULL, "in the last cycle");
    hdl_next(q, now);
    return q;
}

/* A result that the unit must take. */
static void deliver(struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    bool filter = params_int(r->p, "write_filter.enable") != 0;
    sig owns[z->ncu], want[z->wbw], hint[z->wbw], lower = hdl_zero(h, 1);
    for (unsigned c = 0; c < z->ncu; c++)
        owns[c] = hdl_and(p->units[c].owned, hdl_eq(p->units[c].wid, p->warp));
    for (unsigned i = 0; i < z->wbw; i++) {
        hint[i] = hdl_bit(r->wb_near, i);
        sig may = hdl_and(hdl_bit(r->wb_valid, i), hdl_bit(r->wb_ready, i),
                          hdl_eq(hdl_bits(r->wb_wid, i * z->widw, z->widw), p->warp));
        if (filter)
            may = hdl_and(may, hint[i]);
        want[i] = hdl_and(may, hdl_not(lower), writes_to(p, i, p->warp, p->tag),
                          hdl_all(hdl_bits(r->wb_mask, i * z->lanes, z->lanes)));
        lower = hdl_or(lower, may);
    }
    p->owns = props_of_unit(p, owns);
    p->sent = hdl_and(p->owns, hdl_or_n(z->wbw, want));
    p->sent_near = filter ? hdl_ones(h, 1) : hdl_and_or(z->wbw, want, hint);
    p->given = hdl_any(hdl_and(r->given.unit, p->unit));
    p->ends = r->exit ? warp_bit(p, r->exit, p->warp) : hdl_zero(h, 1);
}

/* Where it is one cycle later, besides its value. */
static void delivered(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    sig near[z->ncu], open[z->ncu], sent = p->sent;
    for (unsigned c = 0; c < z->ncu; c++) {
        near[c] = p->units[c].near;
        open[c] = hdl_any(hdl_not(p->units[c].lock));
    }
    if (z->dports > 1) /* a further one may take the entry again */
        sent = hdl_and(sent, hdl_none(hdl_bits(props_unit_items(p, r->results.valid, z->dports), 1,
                                               z->dports - 1)));
    sig stored = hdl_reg(h, "f_stored", 1, hdl_zero(h, 1), "it reached the unit");
    sig is_near = props_later(p, "f_stored_near", p->sent_near);
    hdl_next(stored, hdl_and(sent, hdl_not(p->given), hdl_not(p->ends), props_of_unit(p, open)));
    hdl_rule(h, "RF-M3", "The owner's first result, of all lanes and near, is in the unit.");
    hdl_assert(h, "RF-M3",
               implies(stored, hdl_and(hdl_any(p->here),
                                       hdl_eq(hdl_any(hdl_and(p->here, props_of_unit(p, near))),
                                              is_near))));
}

/* A unit leaves after at most so many cycles in which no bank is written and the dispatch port is
 * ready: each of them takes away a read that is queued ahead, a cycle of a read in flight, or a
 * unit that is dispatched before it. */
static void progress(const struct caching *p)
{
    struct hdl *h = p->h;
    const struct sizes *z = p->z;
    const struct rf *r = p->r;
    unsigned limit = z->ncu * z->nsrc + z->rf_lat + z->ncu + 1, bits = hdl_clog2(limit + 1) + 1;
    sig ahead[z->ncu], reads[z->ncu], busy[z->ncu], pend[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        busy[c] = p->units[c].busy;
        pend[c] = p->units[c].pend;
        ahead[c] = hdl_any(hdl_and(hdl_bits(r->older, c * z->ncu, z->ncu), p->unit));
        reads[c] = hdl_gate(hdl_or(ahead[c], hdl_bit(p->unit, c)), pend[c]);
    }
    sig first = hdl_pack(z->ncu, ahead), mine = props_of_unit(p, busy), flight = hdl_zero(h, bits);
    for (unsigned t = z->rf_lat; t > 0; t--) {
        sig all = hdl_inside(r->arbiter, 0, hdl_fmt(h, "in_flight_%u", t));
        flight = hdl_mux(hdl_any(props_unit_items(p, all, z->nbank)),
                         hdl_const(h, bits, z->rf_lat - t + 1), flight);
    }
    flight = hdl_mux(hdl_any(props_of_unit(p, pend)), hdl_const(h, bits, z->rf_lat), flight);
    sig hold = hdl_inside(r->dispatcher, 0, "hold_0");
    sig later = hdl_any(hdl_and(hold, hdl_not(hdl_or(first, p->unit))));
    later = hdl_or(later, hdl_none(hdl_and(r->cand, p->unit)));
    sig before = hdl_popcount(hdl_and(first, hdl_pack(z->ncu, busy)));
    sig waited = hdl_reg(h, "f_waited", bits, hdl_zero(h, bits), "such cycles");
    sig left = hdl_add(hdl_add(hdl_extend(hdl_popcount(hdl_pack(z->ncu, reads)), bits), flight),
                       hdl_add(hdl_extend(before, bits), hdl_extend(later, bits)));
    hdl_when(hdl_not(mine)) hdl_next(waited, hdl_zero(h, bits));
    hdl_else_when(h, hdl_and(hdl_none(r->bank_we), r->disp_ready))
        hdl_next(waited, hdl_inc(waited));
    hdl_rule(h, "CCU-I9", hdl_fmt(h, "A busy unit is dispatched within %u such cycles.", limit));
    hdl_assert(h, "CCU-I9", implies(mine, hdl_lt(waited, hdl_const(h, bits, limit))));
    hdl_rule(h, "CCU-I9", "Invariant: each such cycle takes away something that is ahead.");
    hdl_assert(h, "CCU-I9",
               implies(mine, hdl_lt(hdl_add(waited, left), hdl_const(h, bits, limit))));
}

void props_regfile_ccu(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    struct caching_unit units[z->ncu];
    sig entry[z->ncu][z->nsrc], tag[z->ncu][z->ctn];
    struct caching p = {.h = h, .z = z, .r = r, .units = units, .reg = {.h = h, .z = z}};
    p.unit = props_one_of(h, "f_unit", z->ncu);
    p.warp = props_symbol(h, "f_warp", z->widw, "an arbitrary warp");
    p.tag = props_symbol(h, "f_tag", z->tagw, "an arbitrary register of it");
    p.reg.reg = props_symbol(h, "f_reg", z->physw, "an arbitrary physical register");
    for (unsigned c = 0; c < z->ncu; c++) {
        units[c].entry = entry[c];
        units[c].tag = tag[c];
        look_inside(&p, c, &units[c]);
        record(&p, c, &units[c]);
    }
    hazards(&p);
    mapping(&p);
    instructions(&p);
    leaves(&p);
    conservation(&p);
    props_shadow(&p.reg, r->bank);
    props_lanes(&p.reg, r->collector, z->ncu);
    props_written(&p.reg, r);
    p.value = hdl_mux(r->late, p.reg.was, p.reg.value);
    p.known = hdl_mux(r->late, p.reg.had, p.reg.known);
    copies(&p);
    operands(&p);
    deliver(&p);
    r->caching = &p;
    rf_run(r, RF_FOLLOWED);
    delivered(&p);
    if (params_is(r->p, "dispatcher.policy", "oldest"))
        progress(&p);
    r->caching = NULL;
}
