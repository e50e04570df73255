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

static void latch(struct hdl *h, const struct sizes *z, const struct inputs *in, struct latched *c)
{
    unsigned ns = z->nsrc;
    hdl_group(h, "Latched candidates");
    for (unsigned s = 0; s < z->nsched; s++) {
        c->valid[s] =
            hdl_reg(h, hdl_fmt(h, "valid_%u", s), 1, hdl_zero(h, 1), "there is a candidate");
        c->wid[s] = hdl_reg(h, hdl_fmt(h, "wid_%u", s), z->lwidw, NULL, "its local warp");
        c->src_valid[s] = hdl_reg(h, hdl_fmt(h, "src_valid_%u", s), ns, NULL, "its operands");
        c->phys[s] =
            hdl_reg(h, hdl_fmt(h, "phys_%u", s), ns * z->physw, NULL, "their physical registers");
        if (s == 0)
            hdl_rule(h, "ST-C1", "The candidate at the inputs is latched every cycle.");
        hdl_next(c->valid[s], hdl_bit(in->cand_valid, s));
        hdl_next(c->wid[s], hdl_bits(in->cand_wid, s * z->lwidw, z->lwidw));
        hdl_next(c->src_valid[s], hdl_bits(in->cand_src, s * ns, ns));
        hdl_next(c->phys[s], hdl_bits(in->cand_phys, s * ns * z->physw, ns * z->physw));
    }
}

/* row[o]; bank[o]: one-hot, zero unless the operand is one of a live candidate. */
static void operands(struct hdl *h, const struct sizes *z, sig ready, struct latched *c, sig *row,
                     sig *bank)
{
    hdl_group(h, "Their operands");
    for (unsigned s = 0; s < z->nsched; s++) {
        sig warp = hdl_and(hdl_decode(c->wid[s], z->n), hdl_bits(ready, s * z->n, z->n));
        hdl_rule(h, "ST-C2", "Live iff valid and its warp is ready now.");
        c->live[s] = hdl_wire(h, hdl_fmt(h, "live_%u", s), hdl_and(c->valid[s], hdl_any(warp)));
        for (unsigned k = 0; k < z->nsrc; k++) {
            sig live = hdl_and(c->live[s], hdl_bit(c->src_valid[s], k));
            sig phys = hdl_item(c->phys[s], k, z->physw);
            sig in = z->bankw ? hdl_decode(hdl_low(phys, z->bankw), z->nbank) : hdl_ones(h, 1);
            row[s * z->nsrc + k] = hdl_bits(phys, z->bankw, z->roww);
            bank[s * z->nsrc + k] = hdl_wire(h, hdl_fmt(h, "bank_%u_%u", s, k), hdl_gate(live, in));
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
        return hdl_wire(h, hdl_fmt(h, "open_%u", b), idle);
    }
    hdl_rule(h, "ST-N3", "In conflict: two operands of live candidates in one bank.");
    hdl_rule(h, "ST-P1", "Only operands in conflict are eligible.");
    sig clash = hdl_wire(h, hdl_fmt(h, "clash_%u", b), hdl_not(hdl_at_most_one(wants)));
    return hdl_wire(h, hdl_fmt(h, "open_%u", b), hdl_and(idle, clash));
}

/* The choice for bank b, before it is known whether the bank is idle: operands in the order of
 * ST-N5, which is that of the operands with the schedulers turned round. */
static sig chosen(struct hdl *h, const struct sizes *z, unsigned b, sig avail, sig wants)
{
    sig may[z->nsched];
    for (unsigned s = 0; s < z->nsched; s++)
        may[z->nsched - 1 - s] = hdl_gate(hdl_bit(avail, s), hdl_item(wants, s, z->nsrc));
    hdl_rule(h, "ST-N4", "Only schedulers that are sure of a free collector.");
    sig able = hdl_wire(h, hdl_fmt(h, "able_%u", b), hdl_pack(z->nsched, may)), back[z->nsched];
    hdl_rule(h, "ST-N5", "One operand per bank: descending scheduler, ascending slot.");
    sig first = hdl_wire(h, hdl_fmt(h, "first_%u", b), hdl_first(able));
    for (unsigned s = 0; s < z->nsched; s++)
        back[s] = hdl_item(first, z->nsched - 1 - s, z->nsrc);
    return hdl_wire(h, hdl_fmt(h, "choice_%u", b), hdl_pack(z->nsched, back));
}

/* win[b]: the operand that bank b is read for, one-hot, zero for none. */
static void choose(struct hdl *h, const struct sizes *z, bool conflicts_only,
                   const struct inputs *in, const sig *row, const sig *bank,
                   const struct outputs *out, sig *win)
{
    unsigned nop = z->nsched * z->nsrc;
    sig valid[z->nbank], rows[z->nbank], sched[z->nbank], slot[z->nbank];
    hdl_group(h, "Choice per bank");
    for (unsigned b = 0; b < z->nbank; b++) {
        sig wants[nop], pick[nop], of_sched[z->nsched], of_slot[z->nsched];
        for (unsigned o = 0; o < nop; o++)
            wants[o] = hdl_bit(bank[o], b);
        sig open = open_bank(h, b, conflicts_only, in->busy, hdl_pack(nop, wants));
        sig choice = chosen(h, z, b, in->avail, hdl_pack(nop, wants));
        for (unsigned o = 0; o < nop; o++)
            pick[o] = hdl_bit(choice, o);
        for (unsigned s = 0; s < z->nsched; s++) {
            of_slot[s] = hdl_item(choice, s, z->nsrc);
            of_sched[s] = hdl_any(of_slot[s]);
        }
        win[b] = hdl_gate(open, choice);
        valid[b] = hdl_and(open, hdl_any(choice));
        rows[b] = hdl_gate(open, hdl_and_or(nop, pick, row));
        sched[b] = hdl_gate(open, hdl_pack(z->nsched, of_sched));
        slot[b] = hdl_gate(open, hdl_or_n(z->nsched, of_slot));
    }
    hdl_assign(out->valid, hdl_pack(z->nbank, valid));
    hdl_assign(out->row, hdl_pack(z->nbank, rows));
    hdl_assign(out->sched, hdl_pack(z->nbank, sched));
    hdl_assign(out->slot, hdl_pack(z->nbank, slot));
}

static void override(struct hdl *h, const struct sizes *z, const sig *win, const struct latched *c,
                     const struct outputs *out)
{
    sig force[z->nsched], wid[z->nsched];
    hdl_group(h, "Override");
    hdl_rule(h, "ST-N6", "A candidate of which an operand is stolen is issued now.");
    hdl_rule(h, "ST-N7", "It can be: its warp is ready and a collector is free.");
    hdl_assign(out->stolen, hdl_or_n(z->nbank, win));
    for (unsigned s = 0; s < z->nsched; s++) {
        force[s] = hdl_any(hdl_item(out->stolen, s, z->nsrc));
        wid[s] = hdl_gate(hdl_bit(out->force_valid, s), c->wid[s]);
    }
    hdl_assign(out->force_valid, hdl_pack(z->nsched, force));
    hdl_assign(out->force_wid, hdl_pack(z->nsched, wid));
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
    hdl_note(h, "Storage", "NSCHED*(1 + LWIDW + NSRC + NSRC*PHYSW) bits");
    struct inputs in;
    struct outputs out;
    ports(h, &z, &in, &out);
    sig valid[z.nsched], wid[z.nsched], src_valid[z.nsched], phys[z.nsched], live[z.nsched];
    sig row[z.nsched * z.nsrc], bank[z.nsched * z.nsrc], win[z.nbank];
    struct latched c = {valid, wid, src_valid, phys, live};
    latch(h, &z, &in, &c);
    operands(h, &z, in.ready, &c, row, bank);
    choose(h, &z, conflicts_only, &in, row, bank, &out, win);
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
