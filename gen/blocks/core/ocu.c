/* ocu: the operand collector unit. Control here, data in one ocu_lane per lane. */
#include "gen/blocks/core/ocu.h"
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"

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

/* Slots that are written now. from[k]: S ports that write slot k. */
static sig arrivals(struct hdl *h, const struct sizes *z, const struct ocu_ports *io, sig *from)
{
    hdl_comment(h, "Slots that are written now.");
    if (!io->s_slot) {
        for (unsigned k = 0; k < z->nsrc; k++)
            from[k] = hdl_bit(io->s_valid, k);
        return hdl_wire(h, "write", io->s_valid);
    }
    sig write = hdl_wire_later(h, "write", z->nsrc);
    hdl_each(h, "arriving", k, "NSRC")
    {
        sig port[z->sports];
        for (unsigned j = 0; j < z->sports; j++)
            port[j] = hdl_and(hdl_bit(io->s_valid, j),
                              hdl_eq_const(hdl_item(io->s_slot, j, z->slotw), k));
        from[k] = hdl_wire(h, "from", hdl_pack(z->sports, port));
        hdl_assign_bits(write, k, hdl_any(from[k]));
    }
    return write;
}

/* Gives the wire: an instruction is taken. `m`: NULL without a second read. */
static sig control(struct hdl *h, const struct sizes *z, const struct ocu_ports *io, sig take,
                   sig write, const struct ocu_state *q, const struct ocu_second *m)
{
    sig open = hdl_not(q->busy);
    if (z->handover) {
        hdl_rule(h, "OCU-H1", "A unit that is left now takes an instruction too.");
        open = hdl_or(open, take);
    }
    sig alloc = hdl_wire(h, "alloc", hdl_and(io->alloc_valid, open));
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
        hdl_next(q->wid, io->alloc_wid);
        hdl_next(q->meta, io->alloc_meta);
        hdl_next(q->src_valid, io->alloc_src_valid);
    }
    if (io->alloc_class) {
        hdl_rule(h, "OCU-C1", "The class is here as long as the instruction.");
        hdl_when(alloc) hdl_next(q->class, hdl_decode(io->alloc_class, z->classes));
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
static sig foresee(struct hdl *h, const struct sizes *z, const struct ocu_ports *io, sig alloc,
                   sig take, sig missing, sig write, const struct ocu_state *q,
                   const struct ocu_second *m)
{
    hdl_comment(h, "Slots that are written in the next cycle.");
    sig coming =
        io->s_next_slot ? hdl_wire_later(h, "coming", z->nsrc) : hdl_wire(h, "coming", io->s_next);
    if (io->s_next_slot)
        hdl_each(h, "announced_slot", k, "NSRC")
        {
            sig port[z->sports];
            for (unsigned j = 0; j < z->sports; j++)
                port[j] = hdl_and(hdl_bit(io->s_next, j),
                                  hdl_eq_const(hdl_item(io->s_next_slot, j, z->slotw), k));
            hdl_assign_bits(coming, k, hdl_or_n(z->sports, port));
        }
    sig left = hdl_and(missing, hdl_not(write), hdl_not(coming));
    hdl_rule(h, "OCU-F3",
             z->early_reads
                 ? "Complete by what is announced: of a new instruction, what was stolen."
                 : "Complete by what is announced.");
    sig given = hdl_none(hdl_and(io->alloc_src_valid, hdl_not(coming))), stays = hdl_none(left);
    if (m)
        ocu_second_foreseen(h, io, m, &given, &stays);
    hdl_when(alloc) hdl_next(q->complete, given);
    hdl_else(h) hdl_next(q->complete, hdl_and(q->busy, hdl_not(take), stays));
    return coming;
}

/* `missing`: slots whose operand is not here. */
static void dispatch(struct hdl *h, const struct sizes *z, const struct ocu_state *q, sig missing,
                     const struct ocu_second *m, const struct ocu_ports *io)
{
    hdl_rule(h, "OCU-D1", "Candidate iff busy and every present slot is ready.");
    if (q->complete)
        hdl_rule(h, "OCU-F1", "An operand that arrives counts.");
    sig here = hdl_and(q->busy, hdl_none(missing));
    if (m && !q->complete)
        here = ocu_second_complete(h, m, here);
    hdl_assign(io->disp_cand, q->complete ? q->complete : here);
    if (io->cand_class) {
        hdl_rule(h, "OCU-C1", "The dispatcher sees the class of the instruction.");
        hdl_assign(io->cand_class, q->class);
    }
    if (io->owner_wid) {
        hdl_rule(h, "OCU-W1", "Whose instruction it is shows as long as that is here.");
        hdl_assign(io->owner_wid, hdl_gate(q->busy, q->wid));
    }
    sig wid[z->ndisp], meta[z->ndisp], src[z->ndisp];
    if (m)
        ocu_second_leaves(h, z, io, m);
    for (unsigned i = 0; i < z->ndisp; i++) {
        sig sel = hdl_bit(io->disp_sel, i);
        wid[i] = hdl_gate(sel, q->wid);
        meta[i] = hdl_gate(sel, q->meta);
        src[i] = hdl_gate(sel, q->src_valid);
    }
    hdl_rule(h, "OCU-D3", "Zero unless the port selects this unit.");
    hdl_assign(io->disp_wid, hdl_pack(z->ndisp, wid));
    hdl_assign(io->disp_meta, hdl_pack(z->ndisp, meta));
    hdl_assign(io->disp_src_valid, hdl_pack(z->ndisp, src));
}

static void duties(struct hdl *h, const struct sizes *z, const struct ocu_ports *io, sig busy,
                   sig write, sig missing)
{
    hdl_group(h, "Duties of the surroundings");
    sig closed = z->handover ? hdl_and(busy, hdl_not(io->disp_take)) : busy;
    hdl_assume(h, "OCU-A1", hdl_or(hdl_not(io->alloc_valid), hdl_not(closed)));
    sig wanted = hdl_and(busy, hdl_none(hdl_and(write, hdl_not(missing))));
    hdl_assume(h, "OCU-S1", hdl_or(hdl_none(write), wanted));
    hdl_assume(h, "OCU-D1", hdl_or(hdl_none(io->disp_sel), io->disp_cand));
    hdl_assume(h, "OCU-D2", hdl_or(hdl_not(io->disp_take), hdl_any(io->disp_sel)));
    hdl_assume(h, "OCU-D3", hdl_at_most_one(io->disp_sel));
}

/* What arrives is what was announced. */
static void announced(struct hdl *h, const struct sizes *z, sig coming, sig write,
                      const struct ocu_second *m)
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

struct hdl *block_ocu(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "ocu");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    struct hdl *lane = ocu_lane(d, p);
    h = hdl_module(d, "ocu", "Operand collector unit.");
    sizes_of(ocu, h, p);
    hdl_note(h, "Latency",
             z.forward
                 ? "alloc to candidate: 1 cycle without sources, otherwise with the last S"
                 : "alloc to candidate: 1 cycle without sources, otherwise 1 after the last S");
    struct ocu_ports io;
    ports_of(ocu, h, p, &io);
    hdl_width meta_w = hdl_width_of(io.alloc_meta);

    hdl_group(h, "Control");
    struct ocu_state q = {
        .busy = hdl_reg_zero(h, "busy", 1, "holds an instruction"),
        .wid = hdl_reg(h, "wid", z.widw, NULL, "its warp"),
        .meta = hdl_reg(h, "meta", meta_w, NULL, "its metadata"),
        .class = io.alloc_class
                     ? hdl_reg_zero(h, "op_class", z.classes, "its class, one-hot, zero if none")
                     : NULL,
        .complete = z.forward
                        ? hdl_reg_zero(h, "complete", 1, "all operands are here or arrive now")
                        : NULL,
        .src_valid = hdl_reg(h, "src_valid", z.nsrc, NULL, "slots that carry an operand"),
        .ready = hdl_reg(h, "ready", z.nsrc, NULL, "operands that are here"),
    };
    struct ocu_second second = {0}, *m = z.second_read ? &second : NULL;
    if (m)
        ocu_second_state(h, p, &io, m);
    sig from[z.nsrc], write = arrivals(h, &z, &io, from);
    if (m)
        ocu_second_look(h, &z, &io, &q, m);
    sig alloc = control(h, &z, &io, io.disp_take, write, &q, m);
    if (m)
        ocu_second_next(h, alloc, &io, m);
    hdl_rule(h, "OCU-A2",
             z.handover
                 ? "What is freed now is shown in the next cycle, and can be given now (OCU-H1)."
                 : "A unit that is freed now can be allocated in the next cycle.");
    hdl_assign(io.alloc_ready, hdl_not(q.busy));
    hdl_comment(h, "Slots whose operand is not here.");
    sig missing = hdl_wire(h, "missing", hdl_and(q.src_valid, hdl_not(q.ready)));
    dispatch(h, &z, &q, missing, m, &io);
    sig coming = NULL;
    if (q.complete)
        coming = foresee(h, &z, &io, alloc, io.disp_take, missing, write, &q, m);

    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", lane, z.lanes);
    hdl_bind(i, "write", write);
    if (io.s_slot && z.sports > 1)
        hdl_bind(i, "from", hdl_pack(z.nsrc, from));
    hdl_bind_lane(i, "s_data", io.s_data);
    hdl_bind(i, "read", m ? ocu_second_reads(h, &z, &io, m) : io.disp_src_valid);
    hdl_bind_lane(i, "disp_data", io.disp_data);
    if (m)
        ocu_second_number(h, &z, i, m);
    props_ocu(h, &z,
              &(struct ocu_view){.q = &io,
                                 .state = &q,
                                 .second = m,
                                 .w = hdl_width_of(io.s_data),
                                 .meta_w = meta_w,
                                 .write = write,
                                 .lanes = i});
    duties(h, &z, &io, q.busy, write, missing);
    if (m)
        ocu_second_duties(h, &z, &io);
    if (coming)
        announced(h, &z, coming, write, m);
    return h;
}
