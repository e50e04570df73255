/* ccu_allocator: which CCU the selected warp gets. The selected warp comes late, at the end of the
 * scheduler: what each warp would get is found before, and the selected one only picks its own. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/props_ccu.h"

struct alloc {
    struct hdl *h;
    struct sizes z;
    bool waits; /* policy far_first */
    bool less;  /* it waits while the counter is below the threshold, not up to it */
    sig free, owner_valid, owner_wid, near_any, sel, sthld, wait_cnt;
    sig grant, issue, waiting, replaced, cnt;
    sig count; /* the waiting counter, wherever it is kept */
    sig lfsr;
};

static void properties(const struct alloc *a, const struct params *p)
{
    props_ccu_allocator(
        a->h, &(struct ccu_allocator_view){&a->z, params_is(p, "ccu_allocator.compare", "le"),
                                           a->cnt != NULL, a->free, a->owner_valid, a->owner_wid,
                                           a->near_any, a->sel, a->sthld, a->count, a->grant,
                                           a->issue, a->waiting, a->replaced, a->lfsr});
}

static void below_threshold(const struct alloc *a, sig count)
{
    if (a->less)
        hdl_uncovered(count, 6, 1, "counts only while below the threshold, which has six bits");
}

static void ports(struct alloc *a, const struct params *p)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    bool owners = !params_is(p, "ccu_allocator.policy", "private");
    a->less = params_is(p, "ccu_allocator.compare", "lt");
    bool shared = a->waits && params_is(p, "ccu_allocator.scope", "sm");
    a->free = hdl_input(h, "free", z->ncu, "units that are free");
    if (owners) {
        a->owner_valid = hdl_input(h, "owner_valid", z->ncu, "units that belong to a warp");
        hdl_localparam(h, "WIDW", z->widw, "bits of a warp's number");
        a->owner_wid =
            hdl_shape(hdl_input(h, "owner_wid", z->ncu * z->widw, "[c] that warp"), "NCU", "WIDW");
    }
    if (a->waits)
        a->near_any = hdl_input(h, "near_any", z->ncu, "units that hold a near value");
    a->sel = hdl_input(h, "sel", z->nw, "the selected warp, one-hot, zero if none");
    if (a->waits)
        a->sthld = hdl_input(h, "sthld", 6, "waiting threshold, cycles");
    if (shared)
        a->wait_cnt = hdl_input(h, "wait_cnt", 7, "waiting counter of the SM");
    a->grant = hdl_output(h, "grant", z->ncu, "the unit, one-hot, zero if none");
    a->issue = hdl_output(h, "issue", 1, "some unit is granted");
    if (a->waits) {
        a->waiting = hdl_output(h, "waiting", 1, "the warp waits for a unit without near values");
        a->replaced = hdl_output(h, "replaced", 1, "a unit with a near value is taken");
    }
    if (a->waits && !shared) {
        a->cnt = hdl_output(h, "cnt", 7, "the waiting counter");
        below_threshold(a, a->cnt);
    }
}

/* The selected warp is in the set. Kept apart from the selection: that is late. */
static sig selected(const struct alloc *a, const char *name, sig set)
{
    return hdl_any(hdl_and(a->sel, hdl_keep(hdl_wire(a->h, name, set))));
}

/* CA-F7, CA-F9: free units are all near. Gives the units that the warp may get. */
static sig wait_or_replace(struct alloc *a, sig without)
{
    struct hdl *h = a->h;
    sig count = a->wait_cnt;
    if (!count) {
        count = hdl_reg_zero(h, "count", 7, "waiting counter, stops at 127");
        below_threshold(a, count);
    }
    a->count = count;
    sig far = hdl_wire(h, "far", hdl_and(a->free, hdl_not(a->near_any)));
    sig threshold = hdl_extend(a->sthld, 7);
    hdl_rule(h, "CA-C1", "Whether the counter says wait.");
    sig wait = hdl_wire(h, "wait_longer",
                        a->less ? hdl_lt(count, threshold) : hdl_not(hdl_lt(threshold, count)));
    sig all_near = hdl_wire(h, "all_near", hdl_and(hdl_any(a->free), hdl_none(far)));
    hdl_rule(h, "CA-F7", "Free units are all near and the counter says wait.");
    hdl_assign(a->waiting, selected(a, "waits", hdl_gate(hdl_and(all_near, wait), without)));
    hdl_rule(h, "CA-F9", "It does not say wait: a unit with a near value is taken.");
    sig replaces = hdl_gate(hdl_and(all_near, hdl_not(wait)), without);
    hdl_assign(a->replaced, selected(a, "replaces", replaces));
    if (!a->wait_cnt) {
        sig more = hdl_mux(hdl_all(count), count, hdl_inc(count));
        hdl_rule(h, "CA-F7", "A wait counts, up to 127.");
        hdl_rule(h, "CA-F9", "A replacement clears the counter.");
        sig then = hdl_keep(hdl_wire(h, "count_then", hdl_gate(wait, more)));
        below_threshold(a, then);
        hdl_when(selected(a, "counts", hdl_gate(all_near, without))) hdl_next(count, then);
        hdl_assign(a->cnt, count);
    }
    hdl_rule(h, "CA-F5", "Far units before near ones.");
    return hdl_wire(h, "may_take", hdl_mux(hdl_any(far), far, hdl_gate(hdl_not(wait), a->free)));
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
    hdl_localparam(h, "NCU", z->ncu, "CCUs");
    hdl_localparam(h, "NW", z->nw, "warps");
    hdl_note(h, "Latency", "combinational");
    ports(&a, p);
    hdl_assume(h, "CA-F3", hdl_at_most_one(a.sel));
    if (!a.owner_valid) {
        hdl_rule(h, "CA-P1", "Warp w gets unit w if that is free.");
        hdl_assign(a.grant, hdl_and(a.sel, a.free));
        hdl_assign(a.issue, hdl_any(a.grant));
        properties(&a, p);
        return h;
    }

    hdl_group(h, "Choice");
    sig owner[z->ncu], free_owner[z->ncu];
    hdl_each(h, "unit", c, "NCU")
    {
        sig wid = hdl_item(a.owner_wid, c, z->widw);
        owner[c] =
            hdl_wire(h, "owner", hdl_gate(hdl_bit(a.owner_valid, c), hdl_decode(wid, z->nw)));
        free_owner[c] = hdl_wire(h, "free_owner", hdl_gate(hdl_bit(a.free, c), owner[c]));
    }
    sig without = hdl_wire(h, "without", hdl_not(hdl_or_n(z->ncu, owner)));
    if (!a.waits)
        hdl_rule(h, "CA-A1", "A warp without a unit gets one of the free ones.");
    sig may = a.waits ? wait_or_replace(&a, without) : a.free;
    sig lfsr = a.lfsr = pick_lfsr(h, "lfsr", 0), ahead = pick_ahead(h, lfsr, z->ncu);
    if (ahead) {
        ahead = hdl_wire(h, "ahead", ahead);
        hdl_uncovered(ahead, z->ncu - 1, 1, "the last unit is at or behind every random start");
    }
    sig choice = hdl_wire(h, "choice", pick_first(may, ahead));
    hdl_rule(h, "CA-R1", "The register steps iff a pick is granted (RND-1, RND-2).");
    hdl_when(selected(&a, "draws", hdl_gate(hdl_any(may), without)))
        hdl_next(lfsr, pick_stepped(h, lfsr));

    sig able = hdl_gate(hdl_any(may), without);
    hdl_rule(h, "CA-F3", "A warp that owns a free unit gets that one.");
    hdl_rule(h, "CA-F4", "A warp that owns a busy unit gets none.");
    hdl_rule(h, "CA-F6", "Without a free unit there is none.");
    for (unsigned c = 0; c < z->ncu; c++) {
        hdl_comment(h, "Bit w: warp w would get the unit.");
        sig gets = hdl_or(free_owner[c], hdl_gate(hdl_bit(choice, c), without));
        hdl_assign_bits(a.grant, c, selected(&a, hdl_fmt(h, "gets_%u", c), gets));
    }
    for (unsigned c = 0; c < z->ncu; c++)
        able = hdl_or(able, free_owner[c]);
    hdl_assign(a.issue, selected(&a, "able", able));
    properties(&a, p);
    return h;
}
