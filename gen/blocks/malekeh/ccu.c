/* ccu: the caching collector unit. Control here and in the files of ccu.h, data in one ccu_lane per
 * lane. */
#include "gen/blocks/malekeh/ccu.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/pick.h"
#include "gen/blocks/malekeh/props_ccu.h"

/* Outputs that show state, and the end of the owner. */
struct owner_ports {
    sig valid, wid, near_any, any_valid, exit;
};

static void alloc_ports(const struct ccu_unit *u, struct ccu_alloc_ports *a)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    a->valid = hdl_input(h, "alloc_valid", 1, "an instruction is given to this unit");
    a->ready = hdl_output(h, "alloc_ready", 1, "the unit is free (registered)");
    a->wid = hdl_input(h, "alloc_wid", z->widw, "its warp");
    if (z->renamed_tags)
        a->fresh = hdl_input(h, "alloc_fresh", 1, "its warp's registers have other names");
    a->meta = hdl_input(h, "alloc_meta", u->meta_w, "metadata");
    if (z->classes > 1)
        a->class = hdl_input(h, "alloc_class", z->classw, "its class");
    a->src = hdl_input(h, "alloc_src_valid", z->nsrc, "slots that carry a source operand");
    a->reg = hdl_input(h, "alloc_reg", z->nsrc * z->tagw, "[k] register: the tag");
    a->near = hdl_input(h, "alloc_near", z->nsrc, "its reuse is near");
    if (z->stage) {
        a->look_src = hdl_input(h, "look_src_valid", z->nsrc, "alloc_src_valid of the next cycle");
        a->look_reg =
            hdl_input(h, "look_reg", z->nsrc * z->tagw, "[k] alloc_reg of the next cycle");
    }
    a->rd_valid = hdl_output(h, "rd_valid", z->nsrc, "slots to be read from the banks, same cycle");
}

static void owner_ports(const struct ccu_unit *u, const struct params *p, struct owner_ports *o)
{
    struct hdl *h = u->h;
    o->valid = hdl_output(h, "owner_valid", 1, "the unit belongs to a warp (registered)");
    o->wid = hdl_output(h, "owner_wid", u->z.widw, "that warp, zero if none");
    o->near_any = hdl_output(h, "near_any", 1, "some valid entry is near");
    if (params_is(p, "warp_scheduler.policy", "malekeh") &&
        params_is(p, "malekeh_scheduler.has_data", "any_valid"))
        o->any_valid = hdl_output(h, "any_valid", 1, "some entry is valid");
    if (params_int(p, "ccu.exit_flush"))
        o->exit = hdl_input(h, "exit", u->z.nw, "warp w has ended");
}

static void operand_ports(const struct ccu_unit *u, struct ccu_operand_ports *s)
{
    struct hdl *h = u->h;
    s->valid = hdl_input(h, "s_valid", 1, "an operand arrives from the banks");
    if (u->z.nsrc > 1)
        s->slot = hdl_input(h, "s_slot", u->z.slotw, "the slot that asked for it");
    s->data = hdl_input(h, "s_data", u->w, "the operand");
    if (!u->z.forward)
        return;
    s->next = hdl_input(h, "s_next", 1, "one arrives in the next cycle");
    if (s->slot)
        s->next_slot = hdl_input(h, "s_next_slot", u->z.slotw, "its slot");
}

static void result_ports(const struct ccu_unit *u, struct ccu_result_ports *d)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    unsigned nd = z->dports;
    d->valid = hdl_input(h, "d_valid", nd, "a result of the owner arrives on D port j");
    d->reg = hdl_input(h, "d_reg", nd * z->tagw, "[j] its register");
    d->near = hdl_input(h, "d_near", nd, "[j] its reuse is near");
    d->mask = hdl_input(h, "d_mask", nd * z->lanes, "[j] lanes that are written");
    d->data = hdl_input(h, "d_data", hdl_times(u->w, nd), "[j] the result");
    if (u->invalidate) {
        d->inv_valid =
            hdl_input(h, "inv_valid", z->wbw, "write port i writes a register of the owner");
        d->inv_reg = hdl_input(h, "inv_reg", z->wbw * z->tagw, "[i] that register");
    }
}

static void dispatch_ports(const struct ccu_unit *u, struct ccu_dispatch_ports *out)
{
    struct hdl *h = u->h;
    unsigned ns = u->z.nsrc;
    out->cand = hdl_output(h, "disp_cand", 1,
                           u->z.forward ? "busy and complete with what arrives"
                                        : "busy and complete (registered)");
    if (u->z.classes > 1)
        out->class = hdl_output(h, "cand_class", u->z.classes, "class while busy, one-hot");
    out->sel = hdl_input(h, "disp_sel", 1, "the dispatch port reads this unit");
    out->take = hdl_input(h, "disp_take", 1, "the transfer happens: the unit gets free");
    out->wid = hdl_output(h, "disp_wid", u->z.widw, "warp, zero unless selected");
    out->meta = hdl_output(h, "disp_meta", u->meta_w, "metadata, zero unless selected");
    out->src = hdl_output(h, "disp_src_valid", ns, "slots present, zero unless selected");
    out->data =
        hdl_output(h, "disp_data", hdl_times(u->w, ns), "[slot], zero unless selected and present");
}

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
    if (z->forward)
        t->complete = hdl_reg_zero(h, "complete", 1, "all operands are here or arrive");
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

static void show_owner(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_ct *ct,
                       sig alloc_ready, const struct owner_ports *o)
{
    struct hdl *h = u->h;
    hdl_group(h, "Collector at the clock edge");
    hdl_rule(h, "CCU-R1", "Port R shows registered state.");
    hdl_assign(alloc_ready, hdl_not(oct->busy));
    hdl_assign(o->valid, oct->owned);
    hdl_assign(o->wid, oct->wid);
    hdl_assign(o->near_any, hdl_any(hdl_and(ct->valid, ct->near)));
    if (o->any_valid)
        hdl_assign(o->any_valid, hdl_any(ct->valid));
}

static void header(struct ccu_unit *u)
{
    struct hdl *h = u->h;
    const struct sizes *z = &u->z;
    u->meta_w = hdl_param(h, "META_W", z->meta_bits, "bits of metadata");
    u->w = hdl_times(hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane"), z->lanes);
    hdl_localparam(h, "LANES", z->lanes, "lanes of a warp register");
    hdl_localparam(h, "NSRC", z->nsrc, "operand slots");
    hdl_localparam(h, "CTN", z->ctn, "entries of the cache table");
    hdl_localparam(h, "TAGW", z->tagw, "bits of a tag");
    hdl_localparam(h, "DPORTS", z->dports, "D ports");
    hdl_note(h, "Latency",
             "alloc to candidate: 1 cycle if all operands are here, otherwise 1 "
             "after the last S; alloc to rd_valid: combinational");
    const char *lfsr = u->far_first ? " + 15 + CTN" : "",
               *stage = z->stage ? " + NSRC*(CTN + 2) + NSRC*(NSRC - 1)/2" : "";
    hdl_note(h, "Storage",
             hdl_fmt(h,
                     "3 + WIDW + META_W + NSRC*(2 + CTN) + CTN*(TAGW + 3 + W) + "
                     "CTN*(CTN - 1)/2%s%s%s bits",
                     lfsr, stage,
                     !z->second_read ? ""
                     : !z->renames   ? " + 13 + PHYSW"
                     : u->wrap       ? " + 31 + 3*PHYSW"
                                     : " + 22 + 2*PHYSW"));
}

struct hdl *block_ccu(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ccu");
    if (h)
        return h;
    struct ccu_unit u = {.z = params_sizes(p),
                         .far_first = params_is(p, "ccu.victim", "far_first"),
                         .serial = params_is(p, "ccu.same_cycle", "serial"),
                         .invalidate = params_int(p, "ccu.invalidate") != 0,
                         .partial = params_int(p, "ccu.partial_allocate") != 0,
                         .filter = params_int(p, "write_filter.enable") != 0,
                         .r0cs = params_u(p, "rename.r0cs"),
                         .wrap = params_int(p, "rename.wrap") != 0,
                         .drained = params_int(p, "imov.drain") != 0,
                         .unguarded = params_int(p, "imov.write") &&
                                      !(params_int(p, "imov.drain") && params_int(p, "imov.hold"))};
    struct hdl *lane = ccu_lane(d, &u.z), *steer = ccu_steer(d, &u.z);
    u.h = h = hdl_module(d, "ccu", "Caching collector unit.");
    header(&u);
    struct ccu_alloc_ports a = {0};
    struct owner_ports owner = {0};
    struct ccu_operand_ports s = {0};
    struct ccu_result_ports res = {0};
    struct ccu_dispatch_ports out = {0};
    struct ccu_second second = {0}, *m = u.second = u.z.second_read ? &second : NULL;
    alloc_ports(&u, &a);
    if (m)
        ccu_second_inputs(&u, m);
    owner_ports(&u, p, &owner);
    operand_ports(&u, &s);
    result_ports(&u, &res);
    dispatch_ports(&u, &out);
    if (m)
        ccu_second_outputs(&u, m);
    struct ccu_oct oct = {0};
    struct ccu_ct ct = {0};
    oct_state(&u, &oct);
    ct_state(&u, &ct);
    if (m) {
        ccu_second_state(&u, m);
        ccu_second_look(&u, &oct, &ct, m);
    }

    struct ccu_events ev = {.alloc = a.valid, .take = out.take}; /* alloc only while free */
    if (owner.exit) {
        sig warp = hdl_wire(h, "owner", hdl_gate(oct.owned, hdl_decode(oct.wid, u.z.nw)));
        ev.ends = hdl_wire(h, "ends", hdl_any(hdl_and(owner.exit, warp)));
    }
    sig other = hdl_or(hdl_not(oct.owned), hdl_ne(oct.wid, a.wid));
    if (a.fresh)
        hdl_rule(h, "CCU-A9", "A warp with other names is as another warp.");
    ev.flush = hdl_wire(h, "flush", a.fresh ? hdl_or(other, a.fresh) : other);
    struct ccu_seen now = {.valid = ct.valid, .near = ct.near, .lfsr = ct.lfsr}, after;
    if (u.far_first)
        now.from = ccu_from(&u, "from", hdl_cat(hdl_ones(h, 1), ct.start));
    after = now;
    struct ccu_results r = {0};
    struct ccu_orders o = {0};
    struct ccu_lookup l = {0};
    struct ccu_choice c = {0};
    ccu_take_results(&u, steer, &ct, &res, &ev, &after, &o, &r);
    if (m)
        ccu_second_place(&u, m);
    const struct ccu_seen *met = u.serial ? &after : &now;
    ccu_look(&u, &ct, &a, &res, &after, &r, ev.ends, &l);
    ccu_choose(&u, met, &r, &l, ev.flush, &o, &c);
    hdl_rule(h, "CCU-A8", "One read for each missing register.");
    sig reads = hdl_or(hdl_not(c.hit), hdl_repeat(ev.flush, u.z.nsrc));
    hdl_assign(a.rd_valid, hdl_gate(ev.alloc, hdl_and(l.lead, reads)));
    ccu_pairs(&u, &oct, &ct, &r, ev.alloc, &o);
    ccu_next_table(&u, &ct, &a, &res, &after, met, &r, &l, &c, &ev);
    if (m)
        ccu_second_next(&u, &ev, m);
    show_owner(&u, &oct, &ct, a.ready, &owner);
    struct hdl_inst *lanes = ccu_collector(&u, lane, &oct, &a, &s, &res, &out, &r, &c, &ev);
    if (m)
        ccu_second_number(&u, &oct, lanes, m);
    ccu_counters(&u, &oct, &ct, &a, &res, &r, &l, &c, &ev);
    ccu_duties(&u, &oct, &ct, &a, &res, &s, &out, &ev);
    if (m)
        ccu_second_duties(&u, &a, &res, m);
    sig entry[CCU_SLOTS], found[CCU_SLOTS];
    for (unsigned k = 0; k < u.z.nsrc; k++) {
        entry[k] = hdl_item(oct.entry, k, u.z.ctn);
        found[k] = hdl_item(l.found, k, u.z.ctn);
    }
    props_ccu(h, &(struct ccu_view){.z = &u.z,
                                    .far_first = u.far_first,
                                    .serial = u.serial,
                                    .filter = u.filter,
                                    .partial = u.partial,
                                    .w = u.w,
                                    .alloc_valid = a.valid,
                                    .alloc_wid = a.wid,
                                    .alloc_fresh = a.fresh,
                                    .alloc_meta = a.meta,
                                    .alloc_src = a.src,
                                    .alloc_class = a.class,
                                    .cand_class = out.class,
                                    .alloc_reg = a.reg,
                                    .alloc_near = a.near,
                                    .rd_valid = a.rd_valid,
                                    .near_any = owner.near_any,
                                    .exit = owner.exit,
                                    .s_valid = s.valid,
                                    .s_slot = s.slot,
                                    .s_data = s.data,
                                    .d_valid = res.valid,
                                    .d_reg = res.reg,
                                    .d_near = res.near,
                                    .d_mask = res.mask,
                                    .d_data = res.data,
                                    .inv_valid = res.inv_valid,
                                    .inv_reg = res.inv_reg,
                                    .disp_cand = out.cand,
                                    .disp_sel = out.sel,
                                    .disp_take = out.take,
                                    .disp_wid = out.wid,
                                    .disp_meta = out.meta,
                                    .disp_src = out.src,
                                    .disp_data = out.data,
                                    .busy = oct.busy,
                                    .owned = oct.owned,
                                    .wid = oct.wid,
                                    .meta = oct.meta,
                                    .src_valid = oct.src_valid,
                                    .ready = oct.ready,
                                    .valid = ct.valid,
                                    .lock = ct.lock,
                                    .near = ct.near,
                                    .touch = ct.touch,
                                    .lfsr = ct.lfsr,
                                    .start = ct.start,
                                    .entry = entry,
                                    .tag = ct.own_tag,
                                    .pair = o.older,
                                    .seen_valid = met->valid,
                                    .seen_near = met->near,
                                    .seen_lfsr = met->lfsr,
                                    .seen_pair = o.met,
                                    .take = r.take,
                                    .look_src = a.look_src,
                                    .look_reg = a.look_reg,
                                    .found = u.z.stage ? found : NULL,
                                    .lane = lanes,
                                    .alloc_imov = second.given.imov,
                                    .alloc_base = second.given.base,
                                    .alloc_bound = second.given.bound,
                                    .again_valid = second.valid,
                                    .again_phys = second.phys,
                                    .again_hit = second.here,
                                    .disp_imov = second.disp_imov,
                                    .disp_oob = second.disp_oob,
                                    .imov = second.held.imov,
                                    .sent = second.held.sent,
                                    .zero = second.held.zero,
                                    .oob = second.held.oob,
                                    .base = second.held.cons.base,
                                    .bound = second.held.cons.k,
                                    .alloc_off = second.given.off,
                                    .alloc_offw = second.given.offw,
                                    .alloc_lim = second.given.lim,
                                    .alloc_wrx = second.given.wrx,
                                    .r0cs = second.held.cons.r0cs,
                                    .second_tag = second.tag,
                                    .number = second.number,
                                    .disp_target_valid = second.target_valid,
                                    .disp_target = second.target});
    return h;
}
