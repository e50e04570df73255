/* ccu: the caching collector unit. Control here and in the files of ccu.h, data in one ccu_lane per
 * lane. */
#include "gen/blocks/malekeh/ccu.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/props_ccu.h"
#include "gen/blocks/ports.h"

static void oct_state(const struct ccu_unit *u, struct ccu_oct *t)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    hdl_group(h, "Operand collector table");
    t->busy = hdl_reg_zero(h, "busy", 1, "holds an instruction");
    t->owned = hdl_reg_zero(h, "owned", 1, "belongs to a warp");
    t->wid = hdl_reg_zero(h, "wid", z->widw, "that warp, zero if none");
    t->meta = hdl_reg(h, "meta", u->meta_w, NULL, "metadata of the instruction");
    if (z->classes > 1)
        t->class = hdl_reg_zero(h, "op_class", z->classes, "its class, one-hot, zero if none");
    t->src_valid = hdl_reg(h, "src_valid", z->nsrc, NULL, "slots that carry an operand");
    t->ready = hdl_reg(h, "ready", z->nsrc, NULL, "operands that are here");
    t->entry =
        hdl_shape(hdl_reg(h, "entry", z->nsrc * z->ctn, NULL, "[k] entry of the slot, one-hot"),
                  "NSRC", "CTN");
}

static void ct_state(const struct ccu_unit *u, struct ccu_ct *t)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn;
    hdl_group(h, "Cache table");
    t->valid = hdl_reg_zero(h, "valid", n, "entries that hold a register");
    t->lock = hdl_reg_zero(h, "lock", n, "entries of the instruction");
    t->near = hdl_reg(h, "near", n, NULL, "entries whose reuse is near");
    t->tag = hdl_shape(hdl_wire_later(h, "tag", n * u->z.tagw), "CTN", "TAGW");
    t->touch = hdl_reg_zero(h, "touch", 1, "locked entries are not in the order yet");
    if (u->far_first) {
        t->lfsr = pick_lfsr(h, "lfsr", 1);
        t->start = pick_ahead_reg(h, "start", 1, n);
    }
}

static void show_owner(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct)
{
    struct hdl *h = u->h;
    const struct ccu_ports *q = u->q;
    hdl_group(h, "Collector at the clock edge");
    hdl_rule(h, "CCU-R1", "Port R shows registered state.");
    hdl_assign(q->alloc_ready, hdl_not(oct->busy));
    hdl_assign(q->owner_valid, oct->owned);
    hdl_assign(q->owner_wid, oct->wid);
    hdl_assign(q->near_any, hdl_any(hdl_and(ct->valid, ct->near)));
    if (q->any_valid)
        hdl_assign(q->any_valid, hdl_any(ct->valid));
}

static void header(const struct ccu_unit *u)
{
    struct hdl *h = u->h;
    hdl_note(h, "Latency",
             hdl_fmt(h,
                     "alloc to candidate: 1 cycle if all operands are here, otherwise %s the last "
                     "S; alloc to rd_valid: combinational",
                     u->z.forward ? "with" : "1 after"));
}

/* What parameters say of it. */
static struct ccu_unit unit_of(const struct params *p)
{
    return (struct ccu_unit){.z = params_sizes(p),
                             .far_first = params_is(p, "ccu.victim", "far_first"),
                             .serial = params_is(p, "ccu.same_cycle", "serial"),
                             .invalidate = params_int(p, "ccu.invalidate") != 0,
                             .partial = params_int(p, "ccu.partial_allocate") != 0,
                             .filter = params_int(p, "write_filter.enable") != 0,
                             .r0cs = params_u(p, "rename.r0cs"),
                             .wrap = params_int(p, "rename.wrap") != 0};
}

static struct ccu_events events_of(const struct ccu_unit *u, const struct ccu_oct *oct)
{
    struct hdl *h = u->h;
    const struct ccu_ports *q = u->q;
    struct ccu_events ev = {.alloc = q->alloc_valid,
                            .take = q->disp_take}; /* alloc only while free */
    if (q->exit) {
        sig warp = hdl_wire(h, "owner", hdl_gate(oct->owned, hdl_decode(oct->wid, u->z.nw)));
        ev.ends = hdl_wire(h, "ends", hdl_any(hdl_and(q->exit, warp)));
    }
    sig other = hdl_or(hdl_not(oct->owned), hdl_ne(oct->wid, q->alloc_wid));
    if (q->alloc_fresh)
        hdl_rule(h, "CCU-A9", "A warp with other names is as another warp.");
    ev.flush = hdl_wire(h, "flush", q->alloc_fresh ? hdl_or(other, q->alloc_fresh) : other);
    return ev;
}

struct hdl *block_ccu(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ccu");
    if (h)
        return h;
    struct ccu_unit u = unit_of(p);
    ccu_second_unit(p, &u);
    u.lane = ccu_lane(d, &u.z);
    u.steer = ccu_steer(d, &u.z);
    u.complete = u.z.forward ? ccu_complete(d, &u.z) : NULL;
    u.h = h = hdl_module(d, "ccu", "Caching collector unit.");
    sizes_of(ccu, h, p);
    header(&u);
    struct ccu_ports q;
    ports_of(ccu, h, p, &q);
    u.q = &q;
    u.meta_w = hdl_width_of(q.alloc_meta);
    u.w = hdl_width_of(q.s_data);
    struct ccu_second second = {0}, *m = u.z.second_read ? &second : NULL;
    u.second = m;
    struct ccu_oct oct = {0};
    struct ccu_ct ct = {0};
    oct_state(&u, &oct);
    ct_state(&u, &ct);
    if (m) {
        ccu_second_state(&u, m);
        ccu_second_look(&u, &oct, &ct, m);
    }

    struct ccu_events ev = events_of(&u, &oct);
    struct ccu_seen now = {.valid = ct.valid, .near = ct.near, .lfsr = ct.lfsr}, after;
    if (u.far_first)
        now.from = ccu_from(&u, "from", hdl_cat(hdl_ones(h, 1), ct.start));
    after = now;
    struct ccu_results r = {0};
    struct ccu_orders o = {0};
    struct ccu_lookup l = {0};
    struct ccu_choice c = {0};
    ccu_take_results(&u, &ct, &ev, &after, &o, &r);
    if (m)
        ccu_second_place(&u, m);
    const struct ccu_seen *met = u.serial ? &after : &now;
    ccu_look(&u, &ct, &after, &r, ev.ends, &l);
    ccu_choose(&u, met, &r, &l, ev.flush, &o, &c);
    hdl_rule(h, "CCU-A8", "One read for each missing register.");
    sig reads = hdl_or(hdl_not(c.hit), hdl_repeat(ev.flush, u.z.nsrc));
    c.reads = hdl_and(l.lead, reads);
    hdl_assign(q.rd_valid, hdl_gate(ev.alloc, c.reads));
    ccu_pairs(&u, &oct, &ct, &r, ev.alloc, &o);
    ccu_next_table(&u, &ct, &after, met, &r, &l, &c, &ev);
    if (m)
        ccu_second_next(&u, &ev, m);
    show_owner(&u, &oct, &ct);
    struct hdl_inst *lanes = ccu_collector(&u, &oct, &r, &c, &ev);
    if (m)
        ccu_second_number(&u, &oct, lanes, m);
    ccu_counters(&u, &oct, &ct, &r, &l, &c, &ev);
    ccu_duties(&u, &oct, &ct, &ev);
    if (m)
        ccu_second_duties(&u, m);
    sig entry[CCU_SLOTS], found[CCU_SLOTS];
    for (unsigned k = 0; k < u.z.nsrc; k++) {
        entry[k] = hdl_item(oct.entry, k, u.z.ctn);
        found[k] = hdl_item(l.found, k, u.z.ctn);
    }
    props_ccu(h, &(struct ccu_view){.u = &u,
                                    .z = &u.z,
                                    .q = &q,
                                    .oct = &oct,
                                    .ct = &ct,
                                    .m = m,
                                    .entry = entry,
                                    .found = u.z.stage ? found : NULL,
                                    .met = met,
                                    .orders = &o,
                                    .results = &r,
                                    .lane = lanes});
    return h;
}
