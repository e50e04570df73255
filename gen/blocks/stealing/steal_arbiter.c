/* steal_arbiter: reads idle banks for the instructions that will probably issue now. All but the
 * state of the banks is known early; bank_busy is the last gate before the outputs.
 * s: scheduler, k: slot, o: operand s*NSRC + k, b: bank. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

struct inputs {
    sig cand_valid, cand_wid, cand_src, cand_phys, ready, avail, busy;
};

struct outputs {
    sig valid, row, sched, slot, stolen, force_valid, force_wid;
};

/* The latched candidates: registers, and [s] whether the candidate may still issue. */
struct latched {
    sig *valid, *wid, *src_valid, *phys;
    sig *live;
};

static void ports(struct hdl *h, const struct sizes *z, struct inputs *in, struct outputs *out)
{
    unsigned nop = z->nsched * z->nsrc;
    in->cand_valid = hdl_input(h, "cand_valid", z->nsched, "scheduler s has a candidate");
    in->cand_wid = hdl_input(h, "cand_wid", z->nsched * z->lwidw, "[s] its local warp");
    in->cand_src = hdl_input(h, "cand_src_valid", nop, "[s][k] its operands");
    in->cand_phys = hdl_input(h, "cand_phys", nop * z->physw, "[s][k] their physical registers");
    in->ready = hdl_input(h, "ready", z->nsched * z->n, "warp [s][local] is ready now");
    in->avail = hdl_input(h, "avail", z->nsched, "scheduler s is sure of a free collector");
    in->busy = hdl_input(h, "bank_busy", z->nbank, "a write or a normal request wants the bank");
    out->valid = hdl_output(h, "steal_valid", z->nbank, "bank b is read for a candidate");
    out->row = hdl_output(h, "steal_row", z->nbank * z->roww, "[b] its row, zero if not valid");
    out->sched =
        hdl_output(h, "steal_sched", z->nbank * z->nsched, "[b] one-hot: whose, zero if not valid");
    out->slot =
        hdl_output(h, "steal_slot", z->nbank * z->nsrc, "[b] one-hot: operand, zero if not valid");
    out->stolen = hdl_output(h, "stolen", nop, "operand k of the candidate of s is stolen now");
    out->force_valid = hdl_output(h, "force_valid", z->nsched, "scheduler s issues its candidate");
    out->force_wid =
        hdl_output(h, "force_wid", z->nsched * z->lwidw, "[s] that warp, zero if not forced");
}

/* Latches the candidates. wants: [b][s][k], operands of live candidates; row[o]: theirs. */
static void operands(struct hdl *h, const struct sizes *z, const struct inputs *in,
                     struct latched *c, sig wants, sig *row)
{
    unsigned ns = z->nsrc;
    hdl_each(h, "candidate", s, "NSCHED")
    {
        c->valid[s] = hdl_reg_zero(h, "valid", 1, "there is a candidate");
        c->wid[s] = hdl_reg(h, "wid", z->lwidw, NULL, "its local warp");
        c->src_valid[s] = hdl_reg(h, "src_valid", ns, NULL, "its operands");
        c->phys[s] = hdl_reg(h, "phys", ns * z->physw, NULL, "their physical registers");
        hdl_rule(h, "ST-C1", "The candidate at the inputs is latched every cycle.");
        hdl_next(c->valid[s], hdl_bit(in->cand_valid, s));
        hdl_next(c->wid[s], hdl_item(in->cand_wid, s, z->lwidw));
        hdl_next(c->src_valid[s], hdl_item(in->cand_src, s, ns));
        hdl_next(c->phys[s], hdl_item(in->cand_phys, s, ns * z->physw));
        sig warp = hdl_and(hdl_decode(c->wid[s], z->n), hdl_item(in->ready, s, z->n));
        hdl_rule(h, "ST-C2", "Live iff valid and its warp is ready now.");
        c->live[s] = hdl_wire(h, "live", hdl_and(c->valid[s], hdl_any(warp)));
        for (unsigned k = 0; k < ns; k++)
            row[s * ns + k] = hdl_bits(c->phys[s], k * z->physw + z->bankw, z->roww);
        hdl_each(h, "operand", k, "NSRC") hdl_each(h, "where", b, "NBANK")
        {
            sig phys = hdl_item(c->phys[s], k, z->physw);
            sig here = z->bankw ? hdl_eq_const(hdl_low(phys, z->bankw), b) : hdl_ones(h, 1);
            hdl_assign_bits(wants, (b * z->nsched + s) * ns + k,
                            hdl_and(c->live[s], hdl_bit(c->src_valid[s], k), here));
        }
    }
}

/* The bank may be read for a candidate that wants it; `wants`: operands. */
static sig open_bank(struct hdl *h, unsigned b, bool conflicts_only, sig busy, sig wants)
{
    hdl_rule(h, "ST-N2", "An idle bank has neither a write nor a normal request.");
    sig idle = hdl_not(hdl_bit(busy, b));
    if (!conflicts_only) {
        hdl_rule(h, "ST-P1", "All operands of live candidates are eligible.");
        return hdl_wire(h, "open", idle);
    }
    hdl_rule(h, "ST-N3", "In conflict: two operands of live candidates in one bank.");
    hdl_rule(h, "ST-P1", "Only operands in conflict are eligible.");
    sig clash = hdl_wire(h, "clash", hdl_not(hdl_at_most_one(wants)));
    return hdl_wire(h, "open", hdl_and(idle, clash));
}

/* The choice for bank b, before it is known whether the bank is idle: operands in the order of
 * ST-N5, which is that of the operands with the schedulers turned round. */
static sig chosen(struct hdl *h, const struct sizes *z, sig avail, sig wants)
{
    sig may[z->nsched];
    for (unsigned s = 0; s < z->nsched; s++)
        may[z->nsched - 1 - s] = hdl_gate(hdl_bit(avail, s), hdl_item(wants, s, z->nsrc));
    hdl_rule(h, "ST-N4", "Only schedulers that are sure of a free collector.");
    sig able = hdl_wire(h, "able", hdl_pack(z->nsched, may)), back[z->nsched];
    hdl_rule(h, "ST-N5", "One operand per bank: descending scheduler, ascending slot.");
    sig first = hdl_wire(h, "first", hdl_first(able));
    for (unsigned s = 0; s < z->nsched; s++)
        back[s] = hdl_item(first, z->nsched - 1 - s, z->nsrc);
    return hdl_wire(h, "choice", hdl_pack(z->nsched, back));
}

/* win[b]: the operand that bank b is read for, one-hot, zero for none. */
static void choose(struct hdl *h, const struct sizes *z, bool conflicts_only,
                   const struct inputs *in, sig wants, const sig *row, const struct outputs *out,
                   sig *win)
{
    unsigned nop = z->nsched * z->nsrc;
    hdl_group(h, "Choice per bank");
    hdl_each(h, "bank", b, "NBANK")
    {
        sig pick[nop], of_sched[z->nsched], of_slot[z->nsched], asks = hdl_item(wants, b, nop);
        sig open = open_bank(h, b, conflicts_only, in->busy, asks);
        sig choice = chosen(h, z, in->avail, asks);
        for (unsigned o = 0; o < nop; o++)
            pick[o] = hdl_bit(choice, o);
        for (unsigned s = 0; s < z->nsched; s++) {
            of_slot[s] = hdl_item(choice, s, z->nsrc);
            of_sched[s] = hdl_any(of_slot[s]);
        }
        win[b] = hdl_wire(h, "win", hdl_gate(open, choice));
        hdl_assign_bits(out->valid, b, hdl_and(open, hdl_any(choice)));
        hdl_assign_item(out->row, b, hdl_gate(open, hdl_and_or(nop, pick, row)));
        hdl_assign_item(out->sched, b, hdl_gate(open, hdl_pack(z->nsched, of_sched)));
        hdl_assign_item(out->slot, b, hdl_gate(open, hdl_or_n(z->nsched, of_slot)));
    }
}

static void override(struct hdl *h, const struct sizes *z, const sig *win, const struct latched *c,
                     const struct outputs *out)
{
    hdl_group(h, "Override");
    hdl_rule(h, "ST-N6", "A candidate of which an operand is stolen is issued now.");
    hdl_rule(h, "ST-N7", "It can be: its warp is ready and a collector is free.");
    hdl_assign(out->stolen, hdl_or_n(z->nbank, win));
    hdl_each(h, "forced", s, "NSCHED")
    {
        sig force = hdl_wire(h, "force_it", hdl_any(hdl_item(out->stolen, s, z->nsrc)));
        hdl_assign_bits(out->force_valid, s, force);
        hdl_assign_item(out->force_wid, s, hdl_gate(force, c->wid[s]));
    }
}

struct hdl *block_steal_arbiter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "steal_arbiter");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    bool conflicts_only = params_is(p, "steal_arbiter.policy", "conflict");
    h = hdl_module(d, "steal_arbiter", "Bank stealing.");
    hdl_localparam(h, "NSCHED", z.nsched, "warp schedulers");
    hdl_localparam(h, "N", z.n, "warps of a scheduler");
    hdl_localparam(h, "NSRC", z.nsrc, "operand slots");
    hdl_localparam(h, "NBANK", z.nbank, "banks");
    hdl_note(h, "Latency", "one cycle from candidate to steal; combinational from bank_busy");
    hdl_note(h, "Storage",
             hdl_fmt(h, "%u bits", z.nsched * (1 + z.lwidw + z.nsrc * (1 + z.physw))));
    struct inputs in;
    struct outputs out;
    ports(h, &z, &in, &out);
    sig valid[z.nsched], wid[z.nsched], src_valid[z.nsched], phys[z.nsched], live[z.nsched];
    sig row[z.nsched * z.nsrc], win[z.nbank];
    struct latched c = {valid, wid, src_valid, phys, live};
    hdl_group(h, "Latched candidates");
    sig wants = hdl_shape(hdl_wire_later(h, "wants", z.nbank * z.nsched * z.nsrc), "NBANK",
                          "NSCHED", "NSRC");
    operands(h, &z, &in, &c, wants, row);
    choose(h, &z, conflicts_only, &in, wants, row, &out, win);
    override(h, &z, win, &c, &out);
    props_steal_arbiter(h, &z,
                        &(struct steal_ports){.cand_valid = in.cand_valid,
                                              .cand_wid = in.cand_wid,
                                              .cand_src = in.cand_src,
                                              .cand_phys = in.cand_phys,
                                              .ready = in.ready,
                                              .avail = in.avail,
                                              .bank_busy = in.busy,
                                              .steal_valid = out.valid,
                                              .steal_row = out.row,
                                              .steal_sched = out.sched,
                                              .steal_slot = out.slot,
                                              .stolen = out.stolen,
                                              .force_valid = out.force_valid,
                                              .force_wid = out.force_wid,
                                              .valid = valid,
                                              .wid = wid,
                                              .src_valid = src_valid,
                                              .phys = phys,
                                              .live = live,
                                              .conflicts = conflicts_only});
    return h;
}
