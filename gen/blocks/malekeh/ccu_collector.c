/* The operand collector table, port S, dispatch, and the lanes that hold the data. */
#include "gen/blocks/malekeh/ccu.h"

struct hdl *ccu_lane(struct hdl_design *d, const struct sizes *z)
{
    unsigned n = z->ctn, nd = z->dports;
    struct hdl *h = hdl_module(d, "ccu_lane", "Cache table data of one lane.");
    hdl_width w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    hdl_localparam(h, "CTN", n, "entries");
    hdl_localparam(h, "NSRC", z->nsrc, "operand slots");
    hdl_localparam(h, "DPORTS", nd, "D ports");
    sig s_write = hdl_shape(hdl_input(h, "s_write", n, "entry is written from the S port"), "CTN");
    sig s_data = hdl_input(h, "s_data", w, "operand that arrives");
    sig d_write =
        hdl_shape(hdl_input(h, "d_write", nd * n, "[port] entry is written, if the lane is"),
                  "DPORTS", "CTN");
    sig d_mask = hdl_shape(hdl_input(h, "d_mask", nd, "port j writes this lane"), "DPORTS");
    sig d_data = hdl_shape(hdl_input(h, "d_data", hdl_times(w, nd), "[port] result"), "DPORTS");
    sig bypass =
        z->forward
            ? hdl_shape(hdl_input(h, "bypass", z->nsrc, "[slot] takes the operand that arrives"),
                        "NSRC")
            : NULL;
    sig read =
        hdl_shape(hdl_input(h, "read", z->nsrc * n, "[slot] its entry, one-hot, zero if not read"),
                  "NSRC", "CTN");
    sig disp_data = hdl_shape(
        hdl_output(h, "disp_data", hdl_times(w, z->nsrc), "[slot] operand, zero if not read"),
        "NSRC");

    /* Both follow from what they gate and cost no gate: simulators pass over a unit at rest. */
    sig written = s_write;
    for (unsigned j = 0; j < nd; j++)
        written = hdl_or(written, hdl_item(d_write, j, n));
    sig writing = hdl_wire(h, "writing", hdl_any(written));
    sig reading = hdl_wire(h, "reading", hdl_any(read));
    sig data[CCU_ENTRIES];
    sig number = NULL;
    if (z->second_read) {
        hdl_localparam(h, "IDXW", z->idxw, "bits of a register's number in a register");
        number = hdl_shape(hdl_output(h, "number", n * z->idxw, "[e] its low bits"), "CTN", "IDXW");
    }
    hdl_each(h, "entry", e, "CTN")
    {
        data[e] = hdl_reg(h, "data", w, NULL, "value of the entry");
        sig in = s_data, write = hdl_bit(s_write, e);
        /* Of two D ports the higher one wins. */
        for (unsigned j = 0; j < nd; j++) {
            sig mine = hdl_and(hdl_bit(d_write, j * n + e), hdl_bit(d_mask, j));
            in = nd == 1 ? hdl_mux(hdl_bit(s_write, e), in, hdl_item(d_data, j, w))
                         : hdl_mux(mine, hdl_item(d_data, j, w), in);
            write = hdl_or(write, mine);
        }
        hdl_rule(h, "CCU-S1", "All lanes of an operand.");
        hdl_rule(h, "CCU-W3", "The lanes of a result that are written.");
        hdl_when(writing) hdl_when(write) hdl_next(data[e], in);
        if (number)
            hdl_assign_item(number, e, hdl_lowest(data[e], z->idxw));
    }
    hdl_each(h, "slot", k, "NSRC")
    {
        sig sel[CCU_ENTRIES];
        for (unsigned e = 0; e < n; e++)
            sel[e] = hdl_bit(read, k * n + e);
        sig out = hdl_gate(reading, hdl_and_or(n, sel, data));
        hdl_rule(h, "CCU-D3", "Zero unless the unit is selected and the slot is present.");
        if (bypass) {
            hdl_rule(h, "CCU-F2", "What arrives now leaves as it arrives.");
            out = hdl_mux(hdl_bit(bypass, k), s_data, hdl_wire(h, "stored", out));
        }
        hdl_assign_item(disp_data, k, out);
    }
    return h;
}

/* The slot that an operand is for, one-hot. */
static sig slot_of(const struct ccu_unit *u, sig valid, sig slot)
{
    return slot ? hdl_gate(valid, hdl_decode(slot, u->z.nsrc)) : valid;
}

/* The entry into which an operand goes. */
static sig operand(const struct ccu_unit *u, const struct ccu_oct *oct)
{
    sig slot = slot_of(u, u->q->s_valid, u->q->s_slot);
    slot = hdl_wire(u->h, "s_to", slot);
    hdl_rule(u->h, "CCU-S1", "An operand goes to the entry of its slot.");
    return hdl_shape(hdl_wire(u->h, "s_write", hdl_select(slot, oct->entry, u->z.ctn)), "CTN");
}

static void owner(const struct ccu_unit *u, const struct ccu_oct *oct, sig alloc_wid,
                  const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    hdl_rule(h, "CCU-A2", "A free unit takes the instruction.");
    if (u->z.refill)
        hdl_rule(h, "CCU-H1", "So does one that is left in this cycle.");
    hdl_when(ev->alloc)
    {
        hdl_next(oct->busy, hdl_ones(h, 1));
        hdl_next(oct->owned, hdl_ones(h, 1));
        hdl_next(oct->wid, alloc_wid);
    }
    hdl_else(h)
    {
        hdl_rule(h, "CCU-D2", "A transfer frees the unit.");
        hdl_when(ev->take) hdl_next(oct->busy, hdl_zero(h, 1));
        if (ev->ends) {
            hdl_rule(h, "CCU-K1", "When its warp ends, the unit belongs to nobody.");
            hdl_when(ev->ends)
            {
                hdl_next(oct->owned, hdl_zero(h, 1));
                hdl_next(oct->wid, hdl_zero(h, u->z.widw));
            }
        }
    }
}

/* Slots that wait for the entry `to` of an operand. */
static sig reached(const struct ccu_unit *u, const struct ccu_oct *oct, const char *name,
                   const char *label, sig to)
{
    struct hdl *h = u->h;
    unsigned n = u->z.nsrc;
    sig slots = hdl_shape(hdl_wire_later(h, name, n), "NSRC");
    hdl_each(h, label, k, "NSRC")
    {
        sig entry = hdl_item(oct->entry, k, u->z.ctn);
        hdl_rule(h, "CCU-S1", "Every slot with the entry of an operand that arrives is ready.");
        hdl_assign_bits(slots, k, hdl_and(hdl_bit(oct->src_valid, k), hdl_any(hdl_and(entry, to))));
    }
    return slots;
}

/* What becomes of the slots of an instruction that stays. */
static void second_slot(const struct ccu_unit *u, const struct ccu_oct *oct, sig arrives)
{
    struct hdl *h = u->h;
    const struct ccu_second *m = u->second;
    if (!m) {
        hdl_next(oct->ready, hdl_or(oct->ready, arrives));
        return;
    }
    hdl_rule(h, "CCU-M6", "What is read again is not here.");
    sig stays = hdl_and(oct->ready, hdl_not(hdl_extend(m->miss, u->z.nsrc)));
    hdl_next(oct->ready, hdl_or(stays, arrives));
    hdl_rule(h, "CCU-M2", "The slot has the entry of what its number names.");
    hdl_when(m->looks) hdl_next_bits(oct->entry, 0, m->used);
}

/* Gives the slots whose operand arrives. */
static sig slots(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_choice *c,
                 const struct ccu_events *ev, sig s_write)
{
    struct hdl *h = u->h;
    sig arrives = reached(u, oct, "arrives", "waiting", s_write);
    hdl_rule(h, "CCU-A7", "The entries of the slots; ready are those that hit.");
    hdl_when(ev->alloc)
    {
        hdl_next(oct->meta, u->q->alloc_meta);
        hdl_next(oct->src_valid, u->q->alloc_src_valid);
        hdl_next(oct->entry, c->named);
        hdl_next(oct->ready, hdl_gate(hdl_not(ev->flush), c->hit));
    }
    hdl_else(h) second_slot(u, oct, arrives);
    if (oct->class) {
        hdl_rule(h, "CCU-C1", "The class is here as long as the instruction.");
        hdl_when(ev->alloc) hdl_next(oct->class, hdl_decode(u->q->alloc_class, u->z.classes));
        hdl_else_when(h, ev->take) hdl_next(oct->class, hdl_zero(h, u->z.classes));
    }
    return arrives;
}

/* Complete, as ccu_complete foresees it. */
static sig foreseen(const struct ccu_unit *u, const struct ccu_oct *oct, const struct ccu_choice *c,
                    const struct ccu_events *ev, sig missing, sig s_write)
{
    struct hdl *h = u->h;
    sig open = hdl_and(hdl_select(missing, oct->entry, u->z.ctn), hdl_not(s_write));
    open = hdl_shape(hdl_wire(h, "open_entries", open), "CTN");
    if (u->q->s_next_slot)
        hdl_unused(u->q->s_next_slot); /* but by the duty that it is the slot of what arrives */
    struct hdl_inst *i = hdl_inst(h, "u_complete", u->complete);
    hdl_bind(i, "alloc_valid", ev->alloc);
    hdl_bind(i, "reads", c->reads);
    hdl_bind(i, "s_next", u->q->s_next);
    hdl_bind(i, "open", open);
    hdl_bind(i, "disp_take", ev->take);
    if (u->second)
        ccu_second_foresees(u, u->second, open, i);
    return hdl_get(i, "cand");
}

/* `complete`: as it is foreseen, or NULL. */
static void dispatch(const struct ccu_unit *u, const struct ccu_oct *oct, sig missing, sig complete)
{
    struct hdl *h = u->h;
    hdl_rule(h, "CCU-D1", "Candidate iff busy and every present slot is ready.");
    const struct ccu_second *m = u->second;
    if (!complete) {
        complete = hdl_and(oct->busy, hdl_none(missing));
        if (m)
            complete = ccu_second_complete(u, m, complete);
    }
    hdl_assign(u->q->disp_cand, complete);
    if (u->q->cand_class) {
        hdl_rule(h, "CCU-C1", "The dispatcher sees the class of the instruction.");
        hdl_assign(u->q->cand_class, oct->class);
    }
    hdl_rule(h, "CCU-D3", "Zero unless the dispatch port selects this unit.");
    hdl_assign(u->q->disp_wid, hdl_gate(u->q->disp_sel, oct->wid));
    hdl_assign(u->q->disp_meta, hdl_gate(u->q->disp_sel, oct->meta));
    hdl_assign(u->q->disp_src_valid, hdl_gate(u->q->disp_sel, oct->src_valid));
    if (m)
        ccu_second_leaves(u, u->q->disp_sel, m);
}

struct hdl_inst *ccu_collector(const struct ccu_unit *u, const struct ccu_oct *oct,
                               const struct ccu_results *r, const struct ccu_choice *c,
                               const struct ccu_events *ev)
{
    struct hdl *h = u->h;
    unsigned n = u->z.ctn;
    sig s_write = operand(u, oct);
    owner(u, oct, u->q->alloc_wid, ev);
    sig arrives = slots(u, oct, c, ev, s_write);
    hdl_comment(h, "Slots whose operand is not here.");
    sig missing = hdl_wire(h, "missing", hdl_and(oct->src_valid, hdl_not(oct->ready)));
    dispatch(u, oct, missing, u->complete ? foreseen(u, oct, c, ev, missing, s_write) : NULL);
    sig read = hdl_shape(hdl_wire_later(h, "read", u->z.nsrc * n), "NSRC", "CTN"),
        leaves = u->q->disp_src_valid;
    if (u->second) {
        hdl_rule(h, "CCU-M5", "What is not read is zero.");
        leaves = hdl_wire(h, "leaves",
                          hdl_and(leaves, hdl_not(hdl_extend(u->second->held.zero, u->z.nsrc))));
    }
    hdl_each(h, "reading", k, "NSRC")
        hdl_assign_item(read, k, hdl_gate(hdl_bit(leaves, k), hdl_item(oct->entry, k, n)));
    hdl_group(h, "Data");
    struct hdl_inst *i = hdl_lanes(h, "u_lane", u->lane, u->z.lanes);
    hdl_bind(i, "s_write", s_write);
    hdl_bind_lane(i, "s_data", u->q->s_data);
    hdl_bind(i, "d_write", hdl_pack(u->z.dports, r->write));
    hdl_bind_lane(i, "d_mask", u->q->d_mask);
    hdl_bind_lane(i, "d_data", u->q->d_data);
    if (u->complete)
        hdl_bind(i, "bypass", hdl_and(u->q->disp_src_valid, arrives));
    hdl_bind(i, "read", read);
    hdl_bind_lane(i, "disp_data", u->q->disp_data);
    return i;
}
