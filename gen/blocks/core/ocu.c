/* ocu: the operand collector unit. Control here, data in one ocu_lane per lane. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/core/imov.h"

/* Slots are written from their own port (SPORTS = NSRC), from the only port (SPORTS = 1), or from
 * the port that names them. */
static struct hdl *ocu_lane(struct hdl_design *d, const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool choice = z.sports > 1 && z.sports < z.nsrc;
    struct hdl *h = hdl_module(d, "ocu_lane", "Operand data of one lane.");
    hdl_width w = hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane");
    hdl_localparam(h, "NSRC", z.nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z.sports, "S ports");
    hdl_localparam(h, "NDISP", z.ndisp, "dispatch ports");
    sig write = hdl_input(h, "write", z.nsrc, "slot is written");
    sig from =
        choice ? hdl_input(h, "from", z.nsrc * z.sports, "[slot][port], one-hot or zero") : NULL;
    sig s_data = hdl_input(h, "s_data", hdl_times(w, z.sports), "operands that arrive");
    sig read = hdl_input(h, "read", z.ndisp * z.nsrc, "[port][slot] is read");
    sig disp_data = hdl_output(h, "disp_data", hdl_times(w, z.ndisp * z.nsrc),
                               "[port][slot], zero if not read");

    sig number = z.second_read ? hdl_output(h, "number", z.idxw, "low bits of slot 0") : NULL;
    if (choice)
        hdl_shape(from, "NSRC", "SPORTS");
    hdl_shape(read, "NDISP", "NSRC");
    hdl_shape(disp_data, "NDISP", "NSRC");
    sig first = NULL;
    hdl_each(h, "slot", k, "NSRC")
    {
        sig data = hdl_reg(h, "data", w, NULL, "operand");
        first = k ? first : data;
        sig in = choice ? hdl_select(hdl_bits(from, k * z.sports, z.sports), s_data, w)
                        : hdl_item(s_data, z.sports == 1 ? 0 : k, w);
        hdl_rule(h, "OCU-S1", "An operand is written into its slot.");
        hdl_when(hdl_bit(write, k)) hdl_next(data, in);
        hdl_each(h, "port", q, "NDISP")
        {
            unsigned i = q * z.nsrc + k;
            hdl_rule(h, "OCU-D3",
                     "Zero unless the port selects this unit and the slot is present.");
            if (z.forward)
                hdl_rule(h, "OCU-F2", "What arrives now leaves as it arrives.");
            sig leaves = z.forward ? hdl_mux(hdl_bit(write, k), in, data) : data;
            hdl_assign_item(disp_data, i, hdl_gate(hdl_bit(read, i), leaves));
        }
    }
    if (number)
        hdl_assign(number, hdl_lowest(first, z.idxw));
    return h;
}

struct alloc_ports {
    sig valid, ready, wid, meta, src, class; /* class: NULL if there is only one */
    struct imov_given second;
};

struct operand_ports {
    sig valid, slot, data; /* slot: NULL if port j feeds slot j */
    sig next, next_slot;   /* what arrives in the next cycle; NULL: not announced */
};

struct disp_ports {
    sig cand, class, sel, take, wid, meta, src, data;
    sig imov, oob;            /* NULL without the Indirect-MOV */
    sig target_valid, target; /* NULL without the form that writes */
};

/* The second read of an Indirect-MOV. */
struct second {
    sig valid, phys; /* ports */
    struct imov_held held;
    struct imov_look look;
    bool renames;
    sig number, go; /* what slot 0 has in lane 0; it is read again */
};

struct state {
    sig busy, wid, meta, class, src_valid, ready;
    sig complete; /* NULL unless arrivals are announced */
};

static void ports(struct hdl *h, const struct sizes *z, bool wrap, hdl_width meta_w, hdl_width w,
                  struct alloc_ports *a, struct operand_ports *s, struct disp_ports *out)
{
    unsigned nd = z->ndisp;
    a->valid = hdl_input(h, "alloc_valid", 1, "an instruction is given to this unit");
    a->ready = hdl_output(h, "alloc_ready", 1, "the unit is free (registered)");
    a->wid = hdl_input(h, "alloc_wid", z->widw, "warp");
    a->meta = hdl_input(h, "alloc_meta", meta_w, "metadata");
    a->src = hdl_input(h, "alloc_src_valid", z->nsrc, "slots that carry a source operand");
    a->class = z->classes > 1 ? hdl_input(h, "alloc_class", z->classw, "its class") : NULL;
    if (z->second_read)
        imov_inputs(h, z, wrap, &a->second);
    s->valid = hdl_input(h, "s_valid", z->sports, "operand arrives on S port j");
    s->slot =
        z->sports == z->nsrc ? NULL : hdl_input(h, "s_slot", z->sports * z->slotw, "its slot");
    s->data = hdl_input(h, "s_data", hdl_times(w, z->sports), "the operand");
    if (z->forward) {
        s->next = hdl_input(h, "s_next", z->sports, "one arrives on S port j in the next cycle");
        if (s->slot)
            s->next_slot = hdl_input(h, "s_next_slot", z->sports * z->slotw, "its slot");
    }
    out->cand = hdl_output(h, "disp_cand", 1,
                           z->forward ? "busy and complete with what arrives"
                                      : "busy and complete (registered)");
    out->class = z->classes > 1
                     ? hdl_output(h, "cand_class", z->classes, "class while busy, one-hot")
                     : NULL;
    out->sel = hdl_input(h, "disp_sel", nd, "one-hot: dispatch port that reads this unit");
    out->take = hdl_input(h, "disp_take", 1, "the transfer happens: the unit gets free");
    out->wid = hdl_output(h, "disp_wid", nd * z->widw, "warp, zero unless selected");
    out->meta = hdl_output(h, "disp_meta", hdl_times(meta_w, nd), "metadata, zero unless selected");
    out->src = hdl_output(h, "disp_src_valid", nd * z->nsrc, "slots present, zero unless selected");
    out->data = hdl_output(h, "disp_data", hdl_times(w, nd * z->nsrc),
                           "[port][slot], zero unless selected and present");
    if (z->second_read) {
        out->imov = hdl_output(h, "disp_imov", nd, "an Indirect-MOV, zero unless selected");
        out->oob = hdl_output(h, "disp_oob", nd, "its number was no register of the warp");
    }
    if (z->finds_target) {
        out->target_valid = hdl_output(h, "disp_target_valid", nd, "it writes what it has named");
        out->target = hdl_output(h, "disp_target", nd * z->physw, "that register, zero if none");
    }
}

/* Slots that are written now. from[k]: S ports that write slot k. */
static sig arrivals(struct hdl *h, const struct sizes *z, const struct operand_ports *s, sig *from)
{
    hdl_comment(h, "Slots that are written now.");
    if (!s->slot) {
        for (unsigned k = 0; k < z->nsrc; k++)
            from[k] = hdl_bit(s->valid, k);
        return hdl_wire(h, "write", s->valid);
    }
    sig write = hdl_wire_later(h, "write", z->nsrc);
    hdl_each(h, "arriving", k, "NSRC")
    {
        sig port[z->sports];
        for (unsigned j = 0; j < z->sports; j++)
            port[j] =
                hdl_and(hdl_bit(s->valid, j), hdl_eq_const(hdl_item(s->slot, j, z->slotw), k));
        from[k] = hdl_wire(h, "from", hdl_pack(z->sports, port));
        hdl_assign_bits(write, k, hdl_any(from[k]));
    }
    return write;
}

/* Ports and state of the Indirect-MOV. */
static void second_read(struct hdl *h, const struct params *p, const struct alloc_ports *a,
                        struct second *m)
{
    struct sizes sizes = params_sizes(p), *z = &sizes;
    m->valid = hdl_output(h, "again_valid", 1, "slot 0 is read again");
    m->phys = hdl_output(h, "again_phys", z->physw, "its register, zero unless valid");
    m->renames = z->renames;
    imov_registers(h, z, params_u(p, "rename.r0cs"), &a->second, &m->held);
    m->number = hdl_wire_later(h, "number", z->idxw);
}

/* What is found out in the first cycle in which the number is here. */
static void decide(struct hdl *h, const struct sizes *z, const struct state *q, struct second *m)
{
    hdl_rule(h, "OCU-M2", "When the number is here for the first time it is looked at.");
    m->look.decides = hdl_wire(
        h, "decides", hdl_and(q->busy, m->held.imov, hdl_bit(q->ready, 0), hdl_not(m->held.sent)));
    sig none = hdl_wire(h, "is_rz", hdl_all(m->number));
    sig wide = hdl_extend(m->number, z->boundw), below, at = NULL, renamed;
    if (m->renames) {
        hdl_rule(h, "OCU-M6", "The number is renamed as those of instructions are.");
        at = rename_number(h, &m->held.cons, z->physw, m->number, wide, &renamed);
        below = hdl_or(renamed, hdl_lt(wide, m->held.cons.k));
    } else {
        below = hdl_lt(wide, m->held.cons.k);
    }
    hdl_rule(h, "OCU-M4", "What the warp does not have is not read.");
    m->look.outside = hdl_wire(h, "outside", hdl_not(hdl_or(none, below)));
    hdl_rule(h, "OCU-M5", "Nor is RZ.");
    m->look.nothing = hdl_wire(h, "nothing", hdl_or(none, m->look.outside));
    sig reads = hdl_and(m->look.decides, hdl_not(m->look.nothing));
    if (z->finds_target) {
        hdl_rule(h, "OCU-M7", "With a second operand it is that which goes there.");
        m->look.writes = hdl_wire(h, "writes", hdl_and(m->held.imov, hdl_bit(q->src_valid, 1)));
        reads = hdl_and(reads, hdl_not(m->look.writes));
    }
    m->go = hdl_wire(h, "again", reads);
    hdl_assign(m->valid, m->go);
    if (!at)
        at = hdl_add(m->held.cons.base, hdl_fit(m->number, z->physw));
    m->look.at = m->look.writes ? hdl_wire(h, "found_place", at) : at;
    hdl_assign(m->phys, hdl_gate(m->go, m->look.at));
}

/* Gives the wire: an instruction is taken. `m`: NULL without the Indirect-MOV. */
static sig control(struct hdl *h, const struct sizes *z, const struct alloc_ports *a, sig take,
                   sig write, const struct state *q, const struct second *m)
{
    sig open = hdl_not(q->busy);
    if (z->handover) {
        hdl_rule(h, "OCU-H1", "A unit that is left now takes an instruction too.");
        open = hdl_or(open, take);
    }
    sig alloc = hdl_wire(h, "alloc", hdl_and(a->valid, open));
    hdl_rule(h, "OCU-A1", "A free unit takes the instruction.");
    hdl_when(alloc)
    {
        hdl_next(q->busy, hdl_ones(h, 1));
    }
    hdl_rule(h, "OCU-D2", "A transfer frees the unit; the registers keep their values.");
    hdl_else_when(h, take)
    {
        hdl_next(q->busy, hdl_zero(h, 1));
    }
    hdl_when(alloc)
    {
        hdl_next(q->wid, a->wid);
        hdl_next(q->meta, a->meta);
        hdl_next(q->src_valid, a->src);
    }
    if (a->class) {
        hdl_rule(h, "OCU-C1", "The class is here as long as the instruction.");
        hdl_when(alloc) hdl_next(q->class, hdl_decode(a->class, z->classes));
        hdl_else_when(h, take) hdl_next(q->class, hdl_zero(h, z->classes));
    }
    hdl_rule(h, "OCU-S1", "An operand that arrives makes its slot ready.");
    hdl_when(alloc) hdl_next(q->ready, hdl_zero(h, z->nsrc));
    sig stay = q->ready;
    if (m) {
        hdl_rule(h, "OCU-M2", "What is read again is not here.");
        stay = hdl_and(stay, hdl_not(hdl_extend(m->go, z->nsrc)));
    }
    hdl_else(h) hdl_next(q->ready, hdl_or(stay, write));
    return alloc;
}

/* Whether all operands are here or arrive in the next cycle. Gives the slots that are announced. */
static sig foresee(struct hdl *h, const struct sizes *z, const struct alloc_ports *a,
                   const struct operand_ports *s, sig alloc, sig take, sig missing, sig write,
                   const struct state *q, const struct second *m)
{
    hdl_comment(h, "Slots that are written in the next cycle.");
    sig coming =
        s->next_slot ? hdl_wire_later(h, "coming", z->nsrc) : hdl_wire(h, "coming", s->next);
    if (s->next_slot)
        hdl_each(h, "announced_slot", k, "NSRC")
        {
            sig port[z->sports];
            for (unsigned j = 0; j < z->sports; j++)
                port[j] = hdl_and(hdl_bit(s->next, j),
                                  hdl_eq_const(hdl_item(s->next_slot, j, z->slotw), k));
            hdl_assign_bits(coming, k, hdl_or_n(z->sports, port));
        }
    sig left = hdl_and(missing, hdl_not(write), hdl_not(coming));
    hdl_rule(h, "OCU-F3", "Complete by what is announced; of a new instruction only stolen ones.");
    sig given = hdl_none(hdl_and(a->src, hdl_not(coming))), stays = hdl_none(left);
    if (m) {
        hdl_rule(h, "OCU-M3", "An Indirect-MOV only when its number was looked at.");
        given = hdl_and(given, hdl_not(a->second.imov));
        stays = hdl_and(stays, hdl_not(m->go),
                        hdl_or(hdl_not(m->held.imov), m->held.sent, m->look.decides));
    }
    hdl_when(alloc) hdl_next(q->complete, given);
    hdl_else(h) hdl_next(q->complete, hdl_and(q->busy, hdl_not(take), stays));
    return coming;
}

/* `missing`: slots whose operand is not here. */
static void dispatch(struct hdl *h, const struct sizes *z, const struct state *q, sig missing,
                     const struct second *m, const struct disp_ports *out)
{
    hdl_rule(h, "OCU-D1", "Candidate iff busy and every present slot is ready.");
    if (q->complete)
        hdl_rule(h, "OCU-F1", "An operand that arrives counts.");
    sig here = hdl_and(q->busy, hdl_none(missing));
    if (m && !q->complete) {
        hdl_rule(h, "OCU-M3", "An Indirect-MOV only when its number was looked at.");
        here = hdl_and(here, hdl_or(hdl_not(m->held.imov), m->held.sent));
    }
    hdl_assign(out->cand, q->complete ? q->complete : here);
    if (out->class) {
        hdl_rule(h, "OCU-C1", "The dispatcher sees the class of the instruction.");
        hdl_assign(out->class, q->class);
    }
    sig wid[z->ndisp], meta[z->ndisp], src[z->ndisp];
    if (m) {
        hdl_rule(h, "OCU-M4", "Whether the number was one of the warp's leaves with the rest.");
        hdl_assign(out->imov, hdl_gate(m->held.imov, out->sel));
        hdl_assign(out->oob, hdl_gate(m->held.oob, out->sel));
    }
    if (out->target) {
        hdl_rule(h, "OCU-M7", "What is written there leaves with the place.");
        sig finds = hdl_gate(hdl_and(m->look.writes, hdl_not(m->held.zero)), out->sel),
            to[z->ndisp];
        for (unsigned i = 0; i < z->ndisp; i++)
            to[i] = hdl_gate(hdl_bit(finds, i), m->held.cons.base);
        hdl_assign(out->target_valid, finds);
        hdl_assign(out->target, hdl_pack(z->ndisp, to));
    }
    for (unsigned i = 0; i < z->ndisp; i++) {
        sig sel = hdl_bit(out->sel, i);
        wid[i] = hdl_gate(sel, q->wid);
        meta[i] = hdl_gate(sel, q->meta);
        src[i] = hdl_gate(sel, q->src_valid);
    }
    hdl_rule(h, "OCU-D3", "Zero unless the port selects this unit.");
    hdl_assign(out->wid, hdl_pack(z->ndisp, wid));
    hdl_assign(out->meta, hdl_pack(z->ndisp, meta));
    hdl_assign(out->src, hdl_pack(z->ndisp, src));
}

/* [port][slot] operands that leave. */
static sig reads(struct hdl *h, const struct sizes *z, const struct disp_ports *out,
                 const struct second *m)
{
    sig read[z->ndisp];
    hdl_rule(h, "OCU-M5", "What is not read is zero.");
    for (unsigned i = 0; i < z->ndisp; i++)
        read[i] =
            hdl_and(hdl_item(out->src, i, z->nsrc), hdl_not(hdl_extend(m->held.zero, z->nsrc)));
    return hdl_wire(h, "read", hdl_pack(z->ndisp, read));
}

/* Bit k of lane l stands at k * LANES + l. */
static void number_of(struct hdl *h, const struct sizes *z, struct hdl_inst *lanes,
                      const struct second *m)
{
    sig numbers = hdl_wire_later(h, "numbers", z->idxw * z->lanes), bit[z->idxw];
    hdl_bind_lane(lanes, "number", numbers);
    for (unsigned k = 0; k < z->idxw; k++) {
        bit[k] = hdl_bit(numbers, k * z->lanes);
        if (z->lanes > 1)
            hdl_unused(hdl_bits(numbers, k * z->lanes + 1, z->lanes - 1));
    }
    hdl_comment(h, "Lane 0, whatever lanes the instruction is for.");
    hdl_assign(m->number, hdl_pack(z->idxw, bit));
}

static void duties(struct hdl *h, const struct sizes *z, const struct alloc_ports *a,
                   const struct disp_ports *out, sig busy, sig write, sig missing)
{
    hdl_group(h, "Duties of the surroundings");
    sig closed = z->handover ? hdl_and(busy, hdl_not(out->take)) : busy;
    hdl_assume(h, "OCU-A1", hdl_or(hdl_not(a->valid), hdl_not(closed)));
    sig wanted = hdl_and(busy, hdl_none(hdl_and(write, hdl_not(missing))));
    hdl_assume(h, "OCU-S1", hdl_or(hdl_none(write), wanted));
    hdl_assume(h, "OCU-D1", hdl_or(hdl_none(out->sel), out->cand));
    hdl_assume(h, "OCU-D2", hdl_or(hdl_not(out->take), hdl_any(out->sel)));
    hdl_assume(h, "OCU-D3", hdl_at_most_one(out->sel));
    if (a->second.imov)
        hdl_assume(h, "OCU-M1",
                   hdl_or(hdl_not(hdl_and(a->valid, a->second.imov)), props_imov_slots(z, a->src)));
}

/* What arrives is what was announced. */
static void announced(struct hdl *h, const struct sizes *z, sig coming, sig write,
                      const struct second *m)
{
    hdl_ifdef(h, "WARPSMITH_ASSERT");
    sig said = hdl_reg_zero(h, "announced", z->nsrc, "slots that must come now");
    hdl_unused(said); /* but by the assertion */
    hdl_next(said, coming);
    hdl_rule(h, "OCU-F3", "What was announced in the last cycle arrives, and nothing else.");
    hdl_assume(h, "OCU-F3", hdl_eq(said, write));
    if (m) {
        hdl_rule(h, "OCU-F3", "What is read again is not announced in the cycle that asks for it.");
        hdl_assume(h, "OCU-F3", hdl_not(hdl_and(m->go, hdl_bit(coming, 0))));
    }
    hdl_endif(h);
}

/* Bits of what renames a number. */
static unsigned renaming(const struct params *p)
{
    struct sizes z = params_sizes(p);
    bool wrap = params_int(p, "rename.wrap") != 0;
    return z.second_read && z.renames ? (z.physw + LIMW) * (wrap ? 2 : 1) : 0;
}

struct hdl *block_ocu(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ocu");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    struct hdl *lane = ocu_lane(d, p);
    h = hdl_module(d, "ocu", "Operand collector unit.");
    hdl_width meta_w = hdl_param(h, "META_W", z.meta_bits, "bits of metadata");
    hdl_width w = hdl_times(hdl_param(h, "LANE_W", z.lane_bits, "bits of one lane"), z.lanes);
    hdl_localparam(h, "LANES", z.lanes, "lanes of a warp register");
    hdl_localparam(h, "NSRC", z.nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z.sports, "S ports");
    hdl_localparam(h, "NDISP", z.ndisp, "dispatch ports");
    hdl_note(h, "Latency",
             z.forward
                 ? "alloc to candidate: 1 cycle without sources, otherwise with the last S"
                 : "alloc to candidate: 1 cycle without sources, otherwise 1 after the last S");
    unsigned bits = 1 + z.widw + 2 * z.nsrc + (z.classes > 1 ? z.classes : 0) + z.forward +
                    (z.second_read ? 4 + z.physw + z.boundw : 0) + renaming(p);
    hdl_note(h, "Storage", hdl_fmt(h, "%u + META_W + %u*LANE_W bits", bits, z.nsrc * z.lanes));
    struct alloc_ports a = {0};
    struct operand_ports s = {0};
    struct disp_ports out = {0};
    ports(h, &z, params_int(p, "rename.wrap") != 0, meta_w, w, &a, &s, &out);

    hdl_group(h, "Control");
    struct state q = {
        .busy = hdl_reg_zero(h, "busy", 1, "holds an instruction"),
        .wid = hdl_reg(h, "wid", z.widw, NULL, "its warp"),
        .meta = hdl_reg(h, "meta", meta_w, NULL, "its metadata"),
        .class =
            a.class ? hdl_reg_zero(h, "op_class", z.classes, "its class, one-hot, zero if none")
                    : NULL,
        .complete = z.forward
                        ? hdl_reg_zero(h, "complete", 1, "all operands are here or arrive now")
                        : NULL,
        .src_valid = hdl_reg(h, "src_valid", z.nsrc, NULL, "slots that carry an operand"),
        .ready = hdl_reg(h, "ready", z.nsrc, NULL, "operands that are here"),
    };
    struct second second = {0}, *m = z.second_read ? &second : NULL;
    if (m)
        second_read(h, p, &a, m);
    sig from[z.nsrc], write = arrivals(h, &z, &s, from);
    if (m)
        decide(h, &z, &q, m);
    sig alloc = control(h, &z, &a, out.take, write, &q, m);
    if (m)
        imov_next(h, "OCU", alloc, &a.second, &m->look, &m->held);
    hdl_rule(h, "OCU-A2",
             z.handover ? "The unit is free in this cycle already."
                        : "A unit that is freed now can be allocated in the next cycle.");
    hdl_assign(a.ready, hdl_not(q.busy));
    hdl_comment(h, "Slots whose operand is not here.");
    sig missing = hdl_wire(h, "missing", hdl_and(q.src_valid, hdl_not(q.ready)));
    dispatch(h, &z, &q, missing, m, &out);
    sig coming = NULL;
    if (q.complete)
        coming = foresee(h, &z, &a, &s, alloc, out.take, missing, write, &q, m);

    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", lane, z.lanes);
    hdl_bind(i, "write", write);
    if (s.slot && z.sports > 1)
        hdl_bind(i, "from", hdl_pack(z.nsrc, from));
    hdl_bind_lane(i, "s_data", s.data);
    hdl_bind(i, "read", m ? reads(h, &z, &out, m) : out.src);
    hdl_bind_lane(i, "disp_data", out.data);
    if (m)
        number_of(h, &z, i, m);
    props_ocu(h, &z,
              &(struct ocu_ports){.w = w,
                                  .meta_w = meta_w,
                                  .alloc_valid = a.valid,
                                  .alloc_ready = a.ready,
                                  .alloc_wid = a.wid,
                                  .alloc_meta = a.meta,
                                  .alloc_src = a.src,
                                  .alloc_class = a.class,
                                  .s_valid = s.valid,
                                  .s_slot = s.slot,
                                  .s_data = s.data,
                                  .s_next = s.next,
                                  .s_next_slot = s.next_slot,
                                  .disp_cand = out.cand,
                                  .cand_class = out.class,
                                  .disp_sel = out.sel,
                                  .disp_take = out.take,
                                  .disp_wid = out.wid,
                                  .disp_meta = out.meta,
                                  .disp_src = out.src,
                                  .disp_data = out.data,
                                  .busy = q.busy,
                                  .wid = q.wid,
                                  .meta = q.meta,
                                  .src_valid = q.src_valid,
                                  .ready = q.ready,
                                  .write = write,
                                  .lanes = i,
                                  .alloc_imov = a.second.imov,
                                  .alloc_base = a.second.base,
                                  .alloc_bound = a.second.bound,
                                  .again_valid = second.valid,
                                  .again_phys = second.phys,
                                  .disp_imov = out.imov,
                                  .disp_oob = out.oob,
                                  .disp_target_valid = out.target_valid,
                                  .disp_target = out.target,
                                  .base = second.held.cons.base,
                                  .imov = second.held.imov,
                                  .sent = second.held.sent,
                                  .zero = second.held.zero,
                                  .alloc_off = a.second.off,
                                  .alloc_offw = a.second.offw,
                                  .alloc_lim = a.second.lim,
                                  .alloc_wrx = a.second.wrx,
                                  .r0cs = second.held.cons.r0cs,
                                  .number = second.number});
    duties(h, &z, &a, &out, q.busy, write, missing);
    if (coming)
        announced(h, &z, coming, write, m);
    return h;
}
