/* steal_arbiter: reads idle banks for the instructions that will probably issue now, or that enter
 * a collector now. All but the state of the banks is known early; bank_busy is the last gate before
 * the outputs.
 * s: scheduler, k: slot, o: operand s*NSRC + k, b: bank. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
#include "gen/blocks/props.h"

/* The latched candidates: registers, and [s] whether the candidate may still issue. */
struct latched {
    sig *valid, *wid, *src_valid, *phys;
    sig *live;
};

/* Latches the candidates. wants: [b][s][k], operands of live candidates; row[o]: theirs. `never`:
 * nothing is read for them. */
static void operands(struct hdl *h, const struct sizes *z, bool never,
                     const struct steal_arbiter_ports *q, struct latched *c, sig wants, sig *row)
{
    unsigned ns = z->nsrc;
    hdl_each(h, "candidate", s, "NSCHED")
    {
        c->valid[s] = hdl_reg_zero(h, "valid", 1, "there is a candidate");
        c->wid[s] = hdl_reg(h, "wid", z->lwidw, NULL, "its local warp");
        c->src_valid[s] = hdl_reg(h, "src_valid", ns, NULL, "its operands");
        c->phys[s] = hdl_reg(h, "phys", ns * z->physw, NULL, "their physical registers");
        if (never) {
            hdl_idle(c->valid[s], 1);
            hdl_idle(c->wid[s], z->lwidw);
            hdl_idle(c->src_valid[s], ns);
            hdl_idle(c->phys[s], ns * z->physw);
        }
        hdl_rule(h, "ST-C1", "The candidate at the inputs is latched every cycle.");
        hdl_next(c->valid[s], hdl_bit(q->cand_valid, s));
        hdl_next(c->wid[s], hdl_item(q->cand_wid, s, z->lwidw));
        hdl_next(c->src_valid[s], hdl_item(q->cand_src_valid, s, ns));
        hdl_next(c->phys[s], hdl_item(q->cand_phys, s, ns * z->physw));
        sig warp = hdl_and(hdl_decode(c->wid[s], z->n), hdl_item(q->ready, s, z->n));
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

/* Without latch: what enters a collector in this cycle. */
static void entering(struct hdl *h, const struct sizes *z, const struct steal_arbiter_ports *q,
                     struct latched *c, sig wants, sig *row)
{
    unsigned ns = z->nsrc;
    hdl_each(h, "candidate", s, "NSCHED")
    {
        c->src_valid[s] = hdl_item(q->cand_src_valid, s, ns);
        c->phys[s] = hdl_item(q->cand_phys, s, ns * z->physw);
        c->live[s] = hdl_bit(q->cand_valid, s);
        for (unsigned k = 0; k < ns; k++)
            row[s * ns + k] = hdl_bits(c->phys[s], k * z->physw + z->bankw, z->roww);
        hdl_each(h, "operand", k, "NSRC") hdl_each(h, "where", b, "NBANK")
        {
            sig phys = hdl_item(c->phys[s], k, z->physw);
            sig here = z->bankw ? hdl_eq_const(hdl_low(phys, z->bankw), b) : hdl_ones(h, 1);
            hdl_rule(h, "ST-H1", "Candidates are what enters a collector now.");
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
 * ST-N5, which is that of the operands with the schedulers turned round. avail: NULL, all are sure
 * of a collector. */
static sig chosen(struct hdl *h, const struct sizes *z, sig avail, sig wants)
{
    sig may[z->nsched];
    for (unsigned s = 0; s < z->nsched; s++) {
        sig its = hdl_item(wants, s, z->nsrc);
        may[z->nsched - 1 - s] = avail ? hdl_gate(hdl_bit(avail, s), its) : its;
    }
    if (avail)
        hdl_rule(h, "ST-N4", "Only schedulers that are sure of a free collector.");
    sig able = hdl_wire(h, "able", hdl_pack(z->nsched, may)), back[z->nsched];
    hdl_rule(h, "ST-N5", "One operand per bank: descending scheduler, ascending slot.");
    sig first = hdl_wire(h, "first", hdl_first(able));
    for (unsigned s = 0; s < z->nsched; s++)
        back[s] = hdl_item(first, z->nsched - 1 - s, z->nsrc);
    return hdl_wire(h, "choice", hdl_pack(z->nsched, back));
}

/* ST-H2: [b]: no lower bank is read. `may`: [b] open, with a choice. NSCHED = 1. */
static sig only_first(struct hdl *h, sig may)
{
    hdl_rule(h, "ST-H2", "With fewer S ports than slots only the lowest bank is read.");
    return hdl_wire(h, "lowest", hdl_first(may));
}

/* win[b]: the operand that bank b is read for, one-hot, zero for none. */
static void choose(struct hdl *h, const struct sizes *z, bool conflicts_only,
                   const struct steal_arbiter_ports *q, sig wants, const sig *row, sig *win)
{
    unsigned nop = z->nsched * z->nsrc;
    bool one = z->sports < z->nsrc;
    sig may = NULL, turn = NULL;
    hdl_group(h, "Choice per bank");
    if (one) {
        may = hdl_shape(hdl_wire_later(h, "may_read", z->nbank), "NBANK");
        turn = hdl_shape(only_first(h, may), "NBANK");
    }
    hdl_each(h, "bank", b, "NBANK")
    {
        sig pick[nop], of_sched[z->nsched], of_slot[z->nsched], asks = hdl_item(wants, b, nop);
        sig open = open_bank(h, b, conflicts_only, q->bank_busy, asks);
        sig choice = chosen(h, z, q->avail, asks);
        if (one) {
            hdl_assign_bits(may, b, hdl_and(open, hdl_any(choice)));
            open = hdl_bit(turn, b);
        }
        for (unsigned o = 0; o < nop; o++)
            pick[o] = hdl_bit(choice, o);
        for (unsigned s = 0; s < z->nsched; s++) {
            of_slot[s] = hdl_item(choice, s, z->nsrc);
            of_sched[s] = hdl_any(of_slot[s]);
        }
        win[b] = hdl_wire(h, "win", hdl_gate(open, choice));
        hdl_assign_bits(q->steal_valid, b, hdl_and(open, hdl_any(choice)));
        hdl_assign_item(q->steal_row, b, hdl_gate(open, hdl_and_or(nop, pick, row)));
        hdl_assign_item(q->steal_sched, b, hdl_gate(open, hdl_pack(z->nsched, of_sched)));
        hdl_assign_item(q->steal_slot, b, hdl_gate(open, hdl_or_n(z->nsched, of_slot)));
    }
}

static void override(struct hdl *h, const struct sizes *z, const sig *win, const struct latched *c,
                     const struct steal_arbiter_ports *q)
{
    hdl_group(h, q->force_valid ? "Override" : "Stolen");
    if (!q->force_valid) {
        hdl_rule(h, "ST-N6", "Operands that are stolen.");
        hdl_assign(q->stolen, hdl_or_n(z->nbank, win));
        return;
    }
    hdl_rule(h, "ST-N6", "A candidate of which an operand is stolen is issued now.");
    hdl_rule(h, "ST-N7", "It can be: its warp is ready and a collector is free.");
    hdl_assign(q->stolen, hdl_or_n(z->nbank, win));
    hdl_each(h, "forced", s, "NSCHED")
    {
        sig force = hdl_wire(h, "force_it", hdl_any(hdl_item(q->stolen, s, z->nsrc)));
        hdl_assign_bits(q->force_valid, s, force);
        hdl_assign_item(q->force_wid, s, hdl_gate(force, c->wid[s]));
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
    sizes_of(steal_arbiter, h, p);
    hdl_note(h, "Latency",
             z.overrides ? "one cycle from candidate to steal; combinational from bank_busy"
                         : "combinational");
    struct steal_arbiter_ports q;
    ports_of(steal_arbiter, h, p, &q);
    sig valid[z.nsched], wid[z.nsched], src_valid[z.nsched], phys[z.nsched], live[z.nsched];
    sig row[z.nsched * z.nsrc], win[z.nbank];
    struct latched c = {valid, wid, src_valid, phys, live};
    hdl_group(h, z.overrides ? "Latched candidates" : "Candidates");
    sig wants = hdl_shape(hdl_wire_later(h, "wants", z.nbank * z.nsched * z.nsrc), "NBANK",
                          "NSCHED", "NSRC");
    if (z.overrides)
        operands(h, &z, conflicts_only && z.nsched * z.nsrc == 1, &q, &c, wants, row);
    else
        entering(h, &z, &q, &c, wants, row);
    choose(h, &z, conflicts_only, &q, wants, row, win);
    override(h, &z, win, &c, &q);
    props_steal_arbiter(h, &z,
                        &(struct steal_ports){.q = &q,
                                              .valid = valid,
                                              .wid = wid,
                                              .src_valid = src_valid,
                                              .phys = phys,
                                              .live = live,
                                              .conflicts = conflicts_only});
    return h;
}
