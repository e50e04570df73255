/* ccu_allocator: which CCU the selected warp gets. The selected warp comes late, at the end of the
 * scheduler: what each warp would get is found before, and the selected one only picks its own. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/props_ccu.h"
#include "gen/blocks/ports.h"

struct alloc {
    struct hdl *h;
    struct sizes z;
    bool waits; /* policy far_first */
    bool less;  /* it waits while the counter is below the threshold, not up to it */
    struct ccu_allocator_ports q;
    sig count; /* the waiting counter, wherever it is kept */
    sig lfsr;
};

static void properties(const struct alloc *a, const struct params *p)
{
    props_ccu_allocator(
        a->h, &(struct ccu_allocator_view){.z = &a->z,
                                           .q = &a->q,
                                           .le = params_is(p, "ccu_allocator.compare", "le"),
                                           .count = a->count,
                                           .lfsr = a->lfsr});
}

static void below_threshold(const struct alloc *a, sig count)
{
    if (a->less)
        hdl_uncovered(count, 6, 1, "counts only while below the threshold, which has six bits");
}

/* The selected warp is in the set. Kept apart from the selection: that is late. */
static sig selected(const struct alloc *a, const char *name, sig set)
{
    return hdl_any(hdl_and(a->q.sel, hdl_keep(hdl_wire(a->h, name, set))));
}

/* CA-F7, CA-F9: free units are all near. Gives the units that the warp may get. */
static sig wait_or_replace(struct alloc *a, sig without)
{
    struct hdl *h = a->h;
    sig count = a->q.wait_cnt;
    if (!count) {
        count = hdl_reg_zero(h, "count", 7, "waiting counter, stops at 127");
        below_threshold(a, count);
    }
    a->count = count;
    sig far = hdl_wire(h, "far", hdl_and(a->q.free, hdl_not(a->q.near_any)));
    sig threshold = hdl_extend(a->q.sthld, 7);
    hdl_rule(h, "CA-C1", "Whether the counter says wait.");
    sig wait = hdl_wire(h, "wait_longer",
                        a->less ? hdl_lt(count, threshold) : hdl_not(hdl_lt(threshold, count)));
    sig all_near = hdl_wire(h, "all_near", hdl_and(hdl_any(a->q.free), hdl_none(far)));
    hdl_rule(h, "CA-F7", "Free units are all near and the counter says wait.");
    hdl_assign(a->q.waiting, selected(a, "waits", hdl_gate(hdl_and(all_near, wait), without)));
    hdl_rule(h, "CA-F9", "It does not say wait: a unit with a near value is taken.");
    sig replaces = hdl_gate(hdl_and(all_near, hdl_not(wait)), without);
    hdl_assign(a->q.replaced, selected(a, "replaces", replaces));
    if (!a->q.wait_cnt) {
        sig more = hdl_mux(hdl_all(count), count, hdl_inc(count));
        hdl_rule(h, "CA-F7", "A wait counts, up to 127.");
        hdl_rule(h, "CA-F9", "A replacement clears the counter.");
        sig then = hdl_keep(hdl_wire(h, "count_then", hdl_gate(wait, more)));
        below_threshold(a, then);
        hdl_when(selected(a, "counts", hdl_gate(all_near, without))) hdl_next(count, then);
        hdl_assign(a->q.cnt, count);
    }
    hdl_rule(h, "CA-F5", "Far units before near ones.");
    return hdl_wire(h, "may_take", hdl_mux(hdl_any(far), far, hdl_gate(hdl_not(wait), a->q.free)));
}

/* One of the units that the selected warp may take; of one unit none is drawn. */
static sig draws(struct alloc *a, sig may, sig without)
{
    struct hdl *h = a->h;
    unsigned ncu = a->z.ncu;
    if (ncu == 1)
        return may;
    a->lfsr = pick_lfsr(h, "lfsr", 0);
    sig ahead = pick_ahead(h, a->lfsr, ncu);
    if (ahead) {
        ahead = hdl_wire(h, "ahead", ahead);
        hdl_uncovered(ahead, ncu - 1, 1, "the last unit is at or behind every random start");
    }
    sig choice = hdl_wire(h, "choice", pick_first(may, ahead));
    hdl_rule(h, "CA-R1", "The register steps iff a pick is granted (RND-1, RND-2).");
    hdl_when(selected(a, "draws", hdl_gate(hdl_any(may), without)))
        hdl_next(a->lfsr, pick_stepped(h, a->lfsr));
    return choice;
}

struct hdl *block_ccu_allocator(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ccu_allocator");
    if (h)
        return h;
    struct alloc a = {.z = params_sizes(p)};
    const struct sizes *z = &a.z;
    a.waits = params_is(p, "ccu_allocator.policy", "far_first");
    a.h = h = hdl_module(d, "ccu_allocator", "Which CCU the selected warp gets.");
    sizes_of(ccu_allocator, h, p);
    hdl_note(h, "Latency", "combinational");
    ports_of(ccu_allocator, h, p, &a.q);
    a.less = params_is(p, "ccu_allocator.compare", "lt");
    if (a.q.owner_wid)
        hdl_shape(a.q.owner_wid, "NCU", "WIDW");
    if (a.q.cnt)
        below_threshold(&a, a.q.cnt);
    hdl_assume(h, "CA-F3", hdl_at_most_one(a.q.sel));
    if (!a.q.owner_valid) {
        hdl_rule(h, "CA-P1", "Warp w gets unit w if that is free.");
        hdl_assign(a.q.grant, hdl_and(a.q.sel, a.q.free));
        hdl_assign(a.q.issue, hdl_any(a.q.grant));
        properties(&a, p);
        return h;
    }

    hdl_group(h, "Choice");
    sig owner[z->ncu], free_owner[z->ncu];
    hdl_each(h, "unit", c, "NCU")
    {
        sig wid = hdl_item(a.q.owner_wid, c, z->widw);
        owner[c] =
            hdl_wire(h, "owner", hdl_gate(hdl_bit(a.q.owner_valid, c), hdl_decode(wid, z->nw)));
        free_owner[c] = hdl_wire(h, "free_owner", hdl_gate(hdl_bit(a.q.free, c), owner[c]));
    }
    sig without = hdl_wire(h, "without", hdl_not(hdl_or_n(z->ncu, owner)));
    if (!a.waits)
        hdl_rule(h, "CA-A1", "A warp without a unit gets one of the free ones.");
    sig may = a.waits ? wait_or_replace(&a, without) : a.q.free;
    sig choice = draws(&a, may, without);

    sig able = hdl_gate(hdl_any(may), without);
    hdl_rule(h, "CA-F3", "A warp that owns a free unit gets that one.");
    hdl_rule(h, "CA-F4", "A warp that owns a busy unit gets none.");
    hdl_rule(h, "CA-F6", "Without a free unit there is none.");
    for (unsigned c = 0; c < z->ncu; c++) {
        hdl_comment(h, "Bit w: warp w would get the unit.");
        sig gets = hdl_or(free_owner[c], hdl_gate(hdl_bit(choice, c), without));
        hdl_assign_bits(a.q.grant, c, selected(&a, hdl_fmt(h, "gets_%u", c), gets));
    }
    for (unsigned c = 0; c < z->ncu; c++)
        able = hdl_or(able, free_owner[c]);
    hdl_assign(a.q.issue, selected(&a, "able", able));
    properties(&a, p);
    return h;
}
