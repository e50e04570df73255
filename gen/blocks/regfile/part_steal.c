/* Part of the composition: idle banks are read for the candidates of the next cycle. Those are what
 * the schedulers name, or what a host announces. With caching collectors or stacks they are read
 * for what enters a collector. */
#include "gen/blocks/regfile/regfile.h"

#include "gen/blocks/regfile/props_regfile.h"

static bool present(const struct params *p)
{
    return params_sizes(p).overrides;
}

static bool enters(const struct params *p)
{
    struct sizes z = params_sizes(p);
    return z.steal && !z.overrides;
}

static void children(struct rf *r)
{
    block_steal_arbiter(r->d, r->p);
}

/* What a host offers next. */
static void announced(struct rf *r)
{
    r->steal.cand_valid = rf_port(r, coming_valid);
    r->steal.cand_wid = rf_port(r, coming_wid);
    r->steal.cand_src = rf_port(r, coming_src_valid);
    r->steal.cand_phys = rf_port(r, coming_phys);
}

static void ports(struct rf *r)
{
    if (r->top == RF_HOSTED) {
        announced(r);
        return;
    }
    rf_port(r, cand_valid);
    rf_port(r, cand_wid);
    rf_port(r, cand_src_valid);
    rf_port(r, cand_phys);
    r->steal.cand_valid = r->io.cand_valid;
    r->steal.cand_wid = r->io.cand_wid;
    r->steal.cand_src = r->io.cand_src_valid;
    r->steal.cand_phys = r->io.cand_phys;
}

static void stolen_wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->text.queued = "On issue the operands that are not stolen now are queued.";
    r->text.reads = "reads granted, stolen ones included";
    r->text.steals = "stolen reads";
    r->steal.stolen = hdl_shape(hdl_wire_later(h, "stolen", z->nsched * z->nsrc), "NSCHED", "NSRC");
    r->steal.bank_busy = hdl_shape(hdl_wire_later(h, "bank_busy", z->nbank), "NBANK");
    r->steal.steal_valid = hdl_shape(hdl_wire_later(h, "steal_valid", z->nbank), "NBANK");
    r->steal.steal_row = hdl_wire_later(h, "steal_row", z->nbank * z->roww);
    if (z->roww)
        hdl_shape(r->steal.steal_row, "NBANK", "ROWW");
    r->steal.steal_sched =
        hdl_shape(hdl_wire_later(h, "steal_sched", z->nbank * z->nsched), "NBANK", "NSCHED");
    r->steal.steal_slot =
        hdl_shape(hdl_wire_later(h, "steal_slot", z->nbank * z->nsrc), "NBANK", "NSRC");
}

static void wires(struct rf *r)
{
    struct hdl *h = r->h;
    const struct sizes *z = &r->z;
    r->steal.force_valid = hdl_shape(hdl_wire_later(h, "force_valid", z->nsched), "NSCHED");
    r->steal.force_wid =
        hdl_shape(hdl_wire_later(h, "force_wid", z->nsched * z->lwidw), "NSCHED", "LWIDW");
    stolen_wires(r);
}

/* RF-C1: the candidates go to the instruction buffer and the steal arbiter. */
static void scheduler(struct rf *r)
{
    unsigned s = r->at, w = r->z.lwidw;
    struct hdl_inst *i = r->select.scheduler[s];
    hdl_bind(i, "force_valid", hdl_bit(r->steal.force_valid, s));
    hdl_bind(i, "force_wid", hdl_bits(r->steal.force_wid, s * w, w));
    sig valid = rf_item_out(r, i, "cand_valid", "has_candidate", 1);
    sig wid = rf_item_out(r, i, "cand_wid", "candidate", w);
    hdl_rule(r->h, "RF-C1", "The candidate goes to the instruction buffer and the steal arbiter.");
    hdl_assign_bits(r->io.cand_valid, s, valid);
    hdl_assign_bits(r->io.cand_wid, s * w, wid);
}

/* CS-N1: the warp that a host offers is the one that is ready; nothing has to be forced. */
static void offered(struct rf *r)
{
    struct hdl *h = r->h;
    hdl_rule(h, "CS-N1", "What was announced is live iff its warp is offered now.");
    r->select.ready =
        hdl_wire(h, "offered", hdl_gate(r->io.inst_valid, hdl_decode(r->io.inst_wid, r->z.nw)));
    hdl_unused(r->steal.force_valid);
    hdl_unused(r->steal.force_wid);
}

static void stolen_out(struct rf *r, struct hdl_inst *i)
{
    hdl_bind(i, "bank_busy", r->steal.bank_busy);
    hdl_bind(i, "steal_valid", r->steal.steal_valid);
    hdl_bind(i, "steal_row", r->steal.steal_row);
    hdl_bind(i, "steal_sched", r->steal.steal_sched);
    hdl_bind(i, "steal_slot", r->steal.steal_slot);
    hdl_bind(i, "stolen", r->steal.stolen);
}

static void instance(struct rf *r)
{
    struct hdl *h = r->h;
    if (r->top == RF_HOSTED)
        offered(r);
    hdl_rule(h, "RF-I3",
             "A stolen operand goes to the collector that the forced instruction gets.");
    struct hdl_inst *i = hdl_inst(h, "u_steal_arbiter", block_steal_arbiter(r->d, r->p));
    r->steal.stealing = i;
    hdl_bind(i, "cand_valid", r->steal.cand_valid);
    hdl_bind(i, "cand_wid", r->steal.cand_wid);
    hdl_bind(i, "cand_src_valid", r->steal.cand_src);
    hdl_bind(i, "cand_phys", r->steal.cand_phys);
    hdl_bind(i, "ready", r->select.ready);
    hdl_bind(i, "avail", r->select.avail);
    stolen_out(r, i);
    hdl_bind(i, "force_valid", r->steal.force_valid);
    hdl_bind(i, "force_wid", r->steal.force_wid);
}

static void reads(struct rf *r)
{
    struct hdl_inst *i = r->banks.arbiter;
    hdl_bind(i, "push_stolen", r->steal.stolen);
    hdl_bind(i, "bank_busy", r->steal.bank_busy);
    hdl_bind(i, "steal_valid", r->steal.steal_valid);
    hdl_bind(i, "steal_row", r->steal.steal_row);
    hdl_bind(i, "steal_sched", r->steal.steal_sched);
    hdl_bind(i, "steal_slot", r->steal.steal_slot);
}

const struct rf_part rf_part_steal = {
    .name = "steal",
    .present = present,
    .hook = {[RF_CHILDREN] = children,
             [RF_PORTS] = ports,
             [RF_WIRES] = wires,
             [RF_SCHEDULER] = scheduler,
             [RF_SELECT] = instance,
             [RF_REQUEST] = reads,
             [RF_FOLLOWED] = props_regfile_steal},
};

/* ---- with caching collectors or stacks ---- */

static void entering_text(struct rf *r)
{
    r->text.queued = r->caches ? "Operands that the CCU does not have and that are not stolen now "
                                 "are queued in the cycle it is given."
                               : "Operands that are not stolen now are queued.";
}

static void entering_reads(struct rf *r)
{
    hdl_rule(r->h, "RF-I4", "Idle banks are read for what enters a collector now.");
    struct hdl_inst *i = hdl_inst(r->h, "u_steal_arbiter", block_steal_arbiter(r->d, r->p));
    r->steal.stealing = i;
    hdl_bind(i, "cand_valid", r->collect.given.valid);
    hdl_bind(i, "cand_src_valid", r->collect.push_src);
    hdl_bind(i, "cand_phys", r->collect.given.phys);
    stolen_out(r, i);
    reads(r);
}

const struct rf_part rf_part_entering = {
    .name = "entering",
    .present = enters,
    .hook = {[RF_CHILDREN] = children,
             [RF_WIRES] = stolen_wires,
             [RF_GIVE] = entering_text,
             [RF_REQUEST] = entering_reads,
             [RF_FOLLOWED] = props_regfile_entering},
};
