/* Results of the owner, on D ports or past the unit. A port sees the table as the ports below it
 * leave it. */
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/ccu.h"

/* The tag check of a D port. A module of its own: its path goes on into every lane, and synthesis
 * of a module does not know what is late outside of it. */
struct hdl *ccu_steer(struct hdl_design *d, const struct sizes *z)
{
    unsigned n = z->ctn, w = z->tagw;
    struct hdl *h = hdl_module(d, "ccu_steer", "Entry into which a result goes.");
    hdl_localparam(h, "CTN", n, "entries");
    hdl_localparam(h, "TAGW", w, "bits of a tag");
    sig reg = hdl_shape(hdl_input(h, "d_reg", w, "register of the result"), "TAGW");
    sig tag = hdl_shape(hdl_input(h, "tag", n * w, "[e] tags"), "CTN", "TAGW");
    sig valid = hdl_shape(hdl_input(h, "valid", n, "entries that may hit"), "CTN");
    sig go = hdl_input(h, "go", 1, "data of an entry that hits are written");
    sig victim = hdl_shape(hdl_input(h, "victim", n, "entry that is written if none hits"), "CTN");
    sig same = hdl_shape(hdl_output(h, "same", n, "entries with that tag"), "CTN");
    sig write = hdl_shape(hdl_output(h, "write", n, "entry that is written"), "CTN");
    hdl_each(h, "entry", e, "CTN") hdl_assign_bits(same, e, hdl_eq(hdl_item(tag, e, w), reg));
    sig match = hdl_shape(hdl_wire(h, "match", hdl_and(valid, same)), "CTN");
    hdl_rule(h, "CCU-W3", "An entry that hits is written.");
    hdl_rule(h, "CCU-W4", "If none does, the victim is.");
    hdl_assign(write, hdl_or(hdl_gate(go, match), hdl_gate(hdl_none(match), victim)));
    return h;
}

/* The first victim among the entries that are not locked. */
static sig first_victim(const struct ccu_unit *u, const struct ccu_seen *t, sig lock, unsigned j,
                        struct ccu_orders *o)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn;
    ccu_ask(u, t, hdl_fmt(h, "d%u", j), o);
    sig ahead = o->ahead[o->n - 1], open = hdl_not(lock);
    sig victim = hdl_shape(hdl_wire_later(h, hdl_fmt(h, "d%u_victim", j), n), "CTN");
    hdl_each(h, hdl_fmt(h, "d%u_choice", j), e, "CTN") hdl_assign_bits(
        victim, e, hdl_and(hdl_bit(open, e), hdl_none(hdl_and(hdl_item(ahead, e, n), open))));
    return victim;
}

/* The result on port j may take an entry, if it does not hit. */
static sig may_store(const struct ccu_unit *u, unsigned j)
{
    struct hdl *h = u->h;
    sig store = hdl_bit(u->q->d_valid, j);
    if (u->filter) {
        hdl_rule(h, "CCU-W6", "A far write that misses takes no entry.");
        store = hdl_and(store, hdl_bit(u->q->d_near, j));
    }
    if (!u->partial) {
        hdl_rule(h, "CCU-W5", "A write of some lanes that misses takes no entry.");
        store = hdl_and(store, hdl_all(hdl_bits(u->q->d_mask, j * u->z.lanes, u->z.lanes)));
    }
    return hdl_wire(h, hdl_fmt(h, "d%u_store", j), store);
}

/* The register steps if what is stored takes a far victim: some open entry is far, none invalid. */
static void draw(const struct ccu_unit *u, sig stored, sig open, unsigned j, struct ccu_seen *t)
{
    struct hdl *h = u->h;
    hdl_rule(h, "CCU-V5", "The register steps for a far victim.");
    sig full = hdl_none(hdl_and(open, hdl_not(t->valid))), far = hdl_any(hdl_and(open, ccu_far(t)));
    if (u->second && j == 0)
        full = hdl_wire(h, "takes_far", hdl_and(full, far));
    sig draws = hdl_wire(h, hdl_fmt(h, "d%u_draws", j),
                         u->second && j == 0 ? hdl_and(stored, full) : hdl_and(stored, full, far));
    sig next = hdl_wire(h, hdl_fmt(h, "d%u_stepped", j), pick_stepped(h, t->lfsr));
    sig from = pick_ahead(h, next, u->z.ctn);
    if (u->second && j == 0) {
        u->second->draws = full;
        u->second->stepped = next;
        u->second->from = from;
    }
    hdl_comment(u->h, "Bit i: entry i is at or behind the start of the search for a victim.");
    t->from = ccu_from(u, hdl_fmt(h, "d%u_from", j), hdl_mux(draws, from, t->from));
    if (!u->serial)
        hdl_unused(hdl_bit(t->from, u->z.ctn - 1)); /* the last one is always at or after it */
    t->lfsr = hdl_wire(h, hdl_fmt(h, "d%u_lfsr", j), hdl_mux(draws, next, t->lfsr));
}

static sig named(const struct ccu_unit *u, const char *fmt, unsigned j, sig s)
{
    return hdl_shape(hdl_wire(u->h, hdl_fmt(u->h, "d%u_%s", j, fmt), s), "CTN");
}

/* `off`: no data are written in this cycle. */
static void result(const struct ccu_unit *u, const struct ccu_ct *ct, sig off, unsigned j,
                   struct ccu_seen *t, struct ccu_orders *o, struct ccu_results *r)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    sig valid = hdl_bit(u->q->d_valid, j), near = hdl_bit(u->q->d_near, j);
    sig may_hit = r->taken ? hdl_and(ct->valid, hdl_not(r->taken)) : ct->valid;
    struct hdl_inst *i = hdl_inst(h, hdl_fmt(h, "u_steer_%u", j), u->steer);
    hdl_bind(i, "d_reg", hdl_item(u->q->d_reg, j, z->tagw));
    hdl_bind(i, "tag", ct->tag);
    hdl_bind(i, "valid", may_hit);
    /* An entry that hits and is not kept becomes invalid: its data do not matter, unless some of
     * its lanes may be kept by a later result. */
    hdl_bind(i, "go", u->invalidate && !u->partial ? valid : hdl_and(valid, hdl_not(off)));
    sig same = hdl_get(i, "same"), match = named(u, "match", j, hdl_and(may_hit, same));
    r->same[j] = hdl_and(ct->valid, same);
    hdl_rule(h, "CCU-W3", "A write that hits.");
    r->hit[j] = named(u, "hit", j, hdl_gate(valid, match));

    sig victim = first_victim(u, t, ct->lock, j, o), store = may_store(u, j);
    if (u->second && j == 0)
        u->second->victim = victim;
    hdl_rule(h, "CCU-W4", "A write that misses takes the first victim that is not locked.");
    sig may_take = named(u, "may_take", j, hdl_gate(store, victim));
    hdl_bind(i, "victim", hdl_gate(hdl_not(off), may_take));
    r->write[j] = hdl_get(i, "write");
    sig miss = hdl_wire(h, hdl_fmt(h, "d%u_miss", j), hdl_none(match));
    sig take = r->take[j] = named(u, "take", j, hdl_gate(miss, may_take));
    r->taken = r->taken ? hdl_or(r->taken, take) : take;

    sig used = r->used[j] = named(u, "used", j, hdl_or(r->hit[j], take));
    if (u->far_first)
        draw(u, hdl_and(store, miss), hdl_not(ct->lock), j, t);
    bool last = j + 1 == z->dports;
    t->near = hdl_or(hdl_and(t->near, hdl_not(used)), hdl_gate(near, used));
    t->valid = hdl_or(t->valid, take);
    t->results = j + 1;
    if (last)
        return;
    t->near = named(u, "near", j, t->near);
    t->valid = named(u, "valid", j, t->valid);
}

/* Entries that hold, at the start of the cycle, what is written past the unit. */
static sig killed(const struct ccu_unit *u, const struct ccu_ct *ct)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    sig kill = hdl_shape(hdl_wire_later(h, "kill", z->ctn), "CTN");
    hdl_each(h, "invalidation", e, "CTN")
    {
        sig same[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++)
            same[i] = hdl_eq(hdl_item(ct->tag, e, z->tagw), hdl_item(u->q->inv_reg, i, z->tagw));
        sig hit = hdl_any(hdl_and(u->q->inv_valid, hdl_pack(z->wbw, same)));
        hdl_rule(h, "CCU-W7", "What is written past the unit becomes invalid.");
        hdl_assign_bits(kill, e, hdl_and(hdl_bit(ct->valid, e), hit));
    }
    return kill;
}

static sig lost(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_results *r)
{
    if (u->serial || !u->invalidate)
        return hdl_zero(u->h, u->z.ctn);
    sig gone = hdl_and(r->kill, ct->valid);
    for (unsigned j = 0; j < u->z.dports; j++)
        gone = hdl_or(gone, hdl_gate(hdl_bit(u->q->d_valid, j), r->same[j]));
    hdl_rule(u->h, "CCU-O1", "D writes in the cycle of an allocation invalidate.");
    return hdl_shape(hdl_wire(u->h, "lost", gone), "CTN");
}

void ccu_take_results(const struct ccu_unit *u, const struct ccu_ct *ct,
                      const struct ccu_events *ev, struct ccu_seen *t, struct ccu_orders *o,
                      struct ccu_results *r)
{
    struct hdl *h = u->h;
    hdl_group(h, "Results");
    /* A flush makes what is written invalid; only lanes that are never written could tell. */
    sig off = u->z.slots   ? hdl_zero(h, 1)
              : !u->serial ? ev->alloc
              : u->partial ? hdl_and(ev->alloc, ev->flush)
                           : hdl_zero(h, 1);
    if (u->z.dports > 1)
        hdl_rule(h, "CCU-W8", "Each D port sees what the ones below it leave.");
    for (unsigned j = 0; j < u->z.dports; j++)
        result(u, ct, off, j, t, o, r);
    if (u->invalidate) {
        r->kill = killed(u, ct);
        t->valid = hdl_and(t->valid, hdl_or(hdl_not(r->kill), r->taken));
    }
    t->valid = hdl_shape(hdl_wire(h, "valid_after", t->valid), "CTN");
    t->near = hdl_shape(hdl_wire(h, "near_after", t->near), "CTN");
    r->lost = lost(u, ct, r);
}
