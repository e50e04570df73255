/* Results of the owner, on D ports or past the unit. A port sees the table as the ports below it
 * leave it. */
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/ccu.h"

/* The tag check of a D port. A module of its own: its path goes on into every lane, and synthesis
 * of a module does not know what is late outside of it. */
struct hdl *ccu_steer(struct hdl_design *d, const struct sizes *z)
{
    unsigned n = z->ctn;
    struct hdl *h = hdl_module(d, "ccu_steer", "Entry into which a result goes.");
    hdl_localparam(h, "CTN", n, "entries");
    hdl_localparam(h, "TAGW", z->tagw, "bits of a tag");
    sig reg = hdl_input(h, "d_reg", z->tagw, "register of the result");
    sig tag = hdl_input(h, "tag", n * z->tagw, "[e] tags");
    sig valid = hdl_input(h, "valid", n, "entries that may hit");
    sig go = hdl_input(h, "go", 1, "data of an entry that hits are written");
    sig victim = hdl_input(h, "victim", n, "entry that is written if none hits");
    sig same = hdl_output(h, "same", n, "entries with that tag");
    sig write = hdl_output(h, "write", n, "entry that is written");
    sig bit[CCU_ENTRIES];
    for (unsigned e = 0; e < n; e++)
        bit[e] = hdl_eq(hdl_bits(tag, e * z->tagw, z->tagw), reg);
    hdl_assign(same, hdl_pack(n, bit));
    sig match = hdl_wire(h, "match", hdl_and(valid, same));
    hdl_rule(h, "CCU-W3", "An entry that hits is written.");
    hdl_rule(h, "CCU-W4", "If none does, the victim is.");
    hdl_assign(write, hdl_or(hdl_gate(go, match), hdl_gate(hdl_none(match), victim)));
    return h;
}

/* The first victim among the entries that are not locked. */
static sig first_victim(const struct ccu_unit *u, const struct ccu_seen *t, sig open, unsigned j)
{
    struct hdl *h = u->h;
    sig ahead[CCU_ENTRIES], first[CCU_ENTRIES];
    ccu_victims(u, t, hdl_fmt(h, "d%u", j), ahead);
    for (unsigned e = 0; e < u->z.ctn; e++)
        first[e] = hdl_and(hdl_bit(open, e), hdl_none(hdl_and(ahead[e], open)));
    return hdl_wire(h, hdl_fmt(h, "d%u_victim", j), hdl_pack(u->z.ctn, first));
}

/* The result on port j may take an entry, if it does not hit. */
static sig may_store(const struct ccu_unit *u, const struct ccu_result_ports *d, unsigned j)
{
    struct hdl *h = u->h;
    sig store = hdl_bit(d->valid, j);
    if (u->filter) {
        hdl_rule(h, "CCU-W6", "A far write that misses takes no entry.");
        store = hdl_and(store, hdl_bit(d->near, j));
    }
    if (!u->partial) {
        hdl_rule(h, "CCU-W5", "Nor does a write of some lanes only.");
        store = hdl_and(store, hdl_all(hdl_bits(d->mask, j * u->z.lanes, u->z.lanes)));
    }
    return store;
}

/* The register steps if what is stored takes a far victim: some open entry is far, none invalid. */
static void draw(const struct ccu_unit *u, sig stored, sig open, unsigned j, struct ccu_seen *t)
{
    struct hdl *h = u->h;
    hdl_rule(h, "CCU-V5", "The register steps for a far victim.");
    sig far = hdl_and(stored, hdl_none(hdl_and(open, hdl_not(t->valid))),
                      hdl_any(hdl_and(open, ccu_far(t))));
    sig next = pick_stepped(h, t->lfsr);
    t->start = hdl_mux(far, ccu_start_of(u, next), t->start);
    t->lfsr = hdl_wire(h, hdl_fmt(h, "d%u_lfsr", j), hdl_mux(far, next, t->lfsr));
}

/* `off`: no data are written in this cycle. */
static void result(const struct ccu_unit *u, struct hdl *steer, const struct ccu_ct *ct,
                   const struct ccu_result_ports *d, sig off, unsigned j, struct ccu_seen *t,
                   struct ccu_results *r)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    sig valid = hdl_bit(d->valid, j), near = hdl_bit(d->near, j);
    sig may_hit = r->taken ? hdl_and(ct->valid, hdl_not(r->taken)) : ct->valid;
    struct hdl_inst *i = hdl_inst(h, hdl_fmt(h, "u_steer_%u", j), steer);
    hdl_bind(i, "d_reg", hdl_bits(d->reg, j * z->tagw, z->tagw));
    hdl_bind(i, "tag", hdl_pack(z->ctn, ct->tag));
    hdl_bind(i, "valid", may_hit);
    /* An entry that hits and is not kept becomes invalid: its data do not matter, unless some of
     * its lanes may be kept by a later result. */
    hdl_bind(i, "go", u->invalidate && !u->partial ? valid : hdl_and(valid, hdl_not(off)));
    sig same = hdl_get(i, "same"), match = hdl_and(may_hit, same);
    r->same[j] = hdl_and(ct->valid, same);
    hdl_rule(h, "CCU-W3", "A write that hits.");
    r->hit[j] = hdl_wire(h, hdl_fmt(h, "d_hit_%u", j), hdl_gate(valid, match));

    sig open = hdl_not(ct->lock), victim = first_victim(u, t, open, j);
    sig store = may_store(u, d, j);
    hdl_rule(h, "CCU-W4", "A write that misses takes the first victim that is not locked.");
    sig may_take = hdl_wire(h, hdl_fmt(h, "d%u_may_take", j), hdl_gate(store, victim));
    hdl_bind(i, "victim", hdl_gate(hdl_not(off), may_take));
    r->write[j] = hdl_get(i, "write");
    sig take = hdl_wire(h, hdl_fmt(h, "d_take_%u", j), hdl_gate(hdl_none(match), may_take));
    r->take[j] = take;
    r->taken = r->taken ? hdl_or(r->taken, take) : take;

    sig used = hdl_wire(h, hdl_fmt(h, "d_touch_%u", j), hdl_or(r->hit[j], take));
    ccu_use(u, used, &r->order);
    if (u->far_first)
        draw(u, hdl_and(store, hdl_none(match)), open, j, t);
    t->near = hdl_or(hdl_and(t->near, hdl_not(used)), hdl_gate(near, used));
    t->valid = hdl_or(t->valid, take);
    ccu_use(u, used, &t->order);
}

/* Entries that hold, at the start of the cycle, what is written past the unit. */
static sig killed(const struct ccu_unit *u, const struct ccu_ct *ct,
                  const struct ccu_result_ports *d)
{
    const struct sizes *z = &u->z;
    sig gone[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++)
        gone[i] = hdl_gate(hdl_bit(d->inv_valid, i),
                           ccu_holders(u, ct, hdl_bits(d->inv_reg, i * z->tagw, z->tagw)));
    hdl_rule(u->h, "CCU-W7", "What is written past the unit becomes invalid.");
    return hdl_wire(u->h, "kill", hdl_or_n(z->wbw, gone));
}

static sig lost(const struct ccu_unit *u, const struct ccu_ct *ct, const struct ccu_result_ports *d,
                const struct ccu_results *r)
{
    if (u->serial || !u->invalidate)
        return hdl_zero(u->h, u->z.ctn);
    sig gone = hdl_and(r->kill, ct->valid);
    for (unsigned j = 0; j < u->z.dports; j++)
        gone = hdl_or(gone, hdl_gate(hdl_bit(d->valid, j), r->same[j]));
    hdl_rule(u->h, "CCU-O1", "D writes in the cycle of an allocation invalidate.");
    return hdl_wire(u->h, "lost", gone);
}

void ccu_take_results(const struct ccu_unit *u, struct hdl *steer, const struct ccu_ct *ct,
                      const struct ccu_oct *oct, const struct ccu_result_ports *d,
                      const struct ccu_events *ev, struct ccu_seen *t, struct ccu_results *r)
{
    struct hdl *h = u->h;
    hdl_group(h, "Results");
    ccu_settle(u, oct, ct, &r->order);
    /* A flush makes what is written invalid; only lanes that are never written could tell. */
    sig off = !u->serial ? ev->alloc : u->partial ? hdl_and(ev->alloc, ev->flush) : hdl_zero(h, 1);
    hdl_rule(h, "CCU-W8", "Each D port sees what the ones below it leave.");
    for (unsigned j = 0; j < u->z.dports; j++)
        result(u, steer, ct, d, off, j, t, r);
    if (u->invalidate) {
        r->kill = killed(u, ct, d);
        t->valid = hdl_and(t->valid, hdl_or(hdl_not(r->kill), r->taken));
    }
    t->valid = hdl_wire(h, "valid_after", t->valid);
    t->near = hdl_wire(h, "near_after", t->near);
    r->lost = lost(u, ct, d, r);
}
