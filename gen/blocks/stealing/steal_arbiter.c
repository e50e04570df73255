/* steal_arbiter: reads idle banks for the instructions that will probably issue now. All but the
 * state of the banks is known early; bank_busy is the last gate before the outputs. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

/* The latched candidate of one scheduler. */
struct latched {
    sig valid, wid, src_valid, phys; /* registers */
    sig live;
};

static struct latched latch(struct hdl *h, unsigned s, const struct sizes *z, sig valid, sig wid,
                            sig src_valid, sig phys)
{
    struct latched c;
    c.valid = hdl_reg(h, hdl_fmt(h, "valid_%u", s), 1, hdl_zero(h, 1), "there is a candidate");
    c.wid = hdl_reg(h, hdl_fmt(h, "wid_%u", s), z->lwidw, NULL, "its local warp");
    c.src_valid = hdl_reg(h, hdl_fmt(h, "src_valid_%u", s), z->nsrc, NULL, "its operands");
    c.phys =
        hdl_reg(h, hdl_fmt(h, "phys_%u", s), z->nsrc * z->physw, NULL, "their physical registers");
    if (s == 0)
        hdl_rule(h, "ST-C1", "The candidate at the inputs is latched every cycle.");
    hdl_next(c.valid, hdl_bit(valid, s));
    hdl_next(c.wid, hdl_bits(wid, s * z->lwidw, z->lwidw));
    hdl_next(c.src_valid, hdl_bits(src_valid, s * z->nsrc, z->nsrc));
    hdl_next(c.phys, hdl_bits(phys, s * z->nsrc * z->physw, z->nsrc * z->physw));
    return c;
}

struct hdl *block_steal_arbiter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "steal_arbiter");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    unsigned nop = z.nsched * z.nsrc; /* operand s*NSRC + k */
    bool conflicts_only = params_is(p, "steal_arbiter.policy", "conflict");
    h = hdl_module(d, "steal_arbiter", "Bank stealing.");
    hdl_localparam(h, "NSCHED", z.nsched, "warp schedulers");
    hdl_localparam(h, "N", z.n, "warps of a scheduler");
    hdl_localparam(h, "NSRC", z.nsrc, "operand slots");
    hdl_localparam(h, "NBANK", z.nbank, "banks");
    hdl_note(h, "Latency", "one cycle from candidate to steal; combinational from bank_busy");
    hdl_note(h, "Storage", "NSCHED*(1 + LWIDW + NSRC + NSRC*PHYSW) bits");
    sig cand_valid = hdl_input(h, "cand_valid", z.nsched, "scheduler s has a candidate");
    sig cand_wid = hdl_input(h, "cand_wid", z.nsched * z.lwidw, "its local warp");
    sig cand_src = hdl_input(h, "cand_src_valid", nop, "its operands");
    sig cand_phys = hdl_input(h, "cand_phys", nop * z.physw, "their physical registers");
    sig ready = hdl_input(h, "ready", z.nsched * z.n, "warp [s][local] is ready now");
    sig avail = hdl_input(h, "avail", z.nsched, "scheduler s is sure of a free collector");
    sig busy = hdl_input(h, "bank_busy", z.nbank, "a write or a normal request wants the bank");
    sig steal_valid = hdl_output(h, "steal_valid", z.nbank, "bank b is read for a candidate");
    sig steal_row = hdl_output(h, "steal_row", z.nbank * z.roww, "its row, zero if not valid");
    sig steal_sched =
        hdl_output(h, "steal_sched", z.nbank * z.nsched, "one-hot: whose, zero if not valid");
    sig steal_slot =
        hdl_output(h, "steal_slot", z.nbank * z.nsrc, "one-hot: operand, zero if not valid");
    sig stolen = hdl_output(h, "stolen", nop, "operand k of the candidate of s is stolen now");
    sig force_valid = hdl_output(h, "force_valid", z.nsched, "scheduler s issues its candidate");
    sig force_wid = hdl_output(h, "force_wid", z.nsched * z.lwidw, "that warp, zero if not forced");

    hdl_group(h, "Latched candidates");
    struct latched c[z.nsched];
    for (unsigned s = 0; s < z.nsched; s++)
        c[s] = latch(h, s, &z, cand_valid, cand_wid, cand_src, cand_phys);

    hdl_group(h, "Their operands");
    sig live[nop], row[nop], at[nop]; /* at: bank, one-hot, of live operands */
    for (unsigned s = 0; s < z.nsched; s++) {
        sig warp = hdl_and(hdl_decode(c[s].wid, z.n), hdl_bits(ready, s * z.n, z.n));
        hdl_rule(h, "ST-C2", "Live iff valid and its warp is ready now.");
        c[s].live = hdl_wire(h, hdl_fmt(h, "live_%u", s), hdl_and(c[s].valid, hdl_any(warp)));
        for (unsigned k = 0; k < z.nsrc; k++) {
            unsigned o = s * z.nsrc + k;
            live[o] = hdl_and(c[s].live, hdl_bit(c[s].src_valid, k));
            row[o] = hdl_bits(c[s].phys, k * z.physw + z.bankw, z.roww);
            at[o] = z.bankw ? hdl_decode(hdl_bits(c[s].phys, k * z.physw, z.bankw), z.nbank)
                            : hdl_ones(h, 1);
            at[o] = hdl_wire(h, hdl_fmt(h, "bank_%u_%u", s, k), hdl_gate(live[o], at[o]));
        }
    }

    hdl_group(h, "Choice per bank");
    sig valid[z.nbank], rows[z.nbank], sched[z.nbank], slot[z.nbank], win[z.nbank][nop];
    for (unsigned b = 0; b < z.nbank; b++) {
        sig wants[nop], may[nop]; /* may: in the order of ST-N5 */
        for (unsigned o = 0; o < nop; o++)
            wants[o] = hdl_bit(at[o], b);
        for (unsigned s = 0; s < z.nsched; s++)
            for (unsigned k = 0; k < z.nsrc; k++)
                may[(z.nsched - 1 - s) * z.nsrc + k] =
                    hdl_and(wants[s * z.nsrc + k], hdl_bit(avail, s));
        hdl_rule(h, "ST-N2", "An idle bank has neither a write nor a normal request.");
        sig open = hdl_not(hdl_bit(busy, b));
        if (conflicts_only) {
            hdl_rule(h, "ST-N3", "In conflict: two operands of live candidates in one bank.");
            hdl_rule(h, "ST-P1", "Only operands in conflict are eligible.");
            sig clash = hdl_not(hdl_at_most_one(hdl_pack(nop, wants)));
            open = hdl_and(open, hdl_wire(h, hdl_fmt(h, "clash_%u", b), clash));
        } else {
            hdl_rule(h, "ST-P1", "All operands of live candidates are eligible.");
        }
        open = hdl_wire(h, hdl_fmt(h, "open_%u", b), open);
        hdl_rule(h, "ST-N4", "Only schedulers that are sure of a free collector.");
        hdl_rule(h, "ST-N5", "One operand per bank: descending scheduler, ascending slot.");
        sig first = hdl_wire(h, hdl_fmt(h, "first_%u", b), hdl_first(hdl_pack(nop, may)));
        sig of_sched[z.nsched], of_slot[z.nsrc];
        for (unsigned s = 0; s < z.nsched; s++) {
            sig mine = hdl_bits(first, (z.nsched - 1 - s) * z.nsrc, z.nsrc);
            of_sched[s] = hdl_any(mine);
            for (unsigned k = 0; k < z.nsrc; k++) {
                win[b][s * z.nsrc + k] = hdl_and(open, hdl_bit(mine, k));
                of_slot[k] = s ? hdl_or(of_slot[k], hdl_bit(mine, k)) : hdl_bit(mine, k);
            }
        }
        sig pick[nop];
        for (unsigned o = 0; o < nop; o++)
            pick[o] = hdl_bit(first, (z.nsched - 1 - o / z.nsrc) * z.nsrc + o % z.nsrc);
        valid[b] = hdl_and(open, hdl_any(hdl_pack(nop, may)));
        rows[b] = hdl_gate(open, hdl_and_or(nop, pick, row));
        sched[b] = hdl_gate(open, hdl_pack(z.nsched, of_sched));
        slot[b] = hdl_gate(open, hdl_pack(z.nsrc, of_slot));
    }
    hdl_assign(steal_valid, hdl_pack(z.nbank, valid));
    hdl_assign(steal_row, hdl_pack(z.nbank, rows));
    hdl_assign(steal_sched, hdl_pack(z.nbank, sched));
    hdl_assign(steal_slot, hdl_pack(z.nbank, slot));

    hdl_group(h, "Override");
    sig gone[nop], force[z.nsched], wid[z.nsched];
    for (unsigned o = 0; o < nop; o++) {
        sig in[z.nbank];
        for (unsigned b = 0; b < z.nbank; b++)
            in[b] = win[b][o];
        gone[o] = hdl_any(hdl_pack(z.nbank, in));
    }
    hdl_rule(h, "ST-N6", "A candidate of which an operand is stolen is issued now.");
    hdl_rule(h, "ST-N7", "It can be: its warp is ready and a collector is free.");
    hdl_assign(stolen, hdl_pack(nop, gone));
    for (unsigned s = 0; s < z.nsched; s++) {
        force[s] = hdl_any(hdl_bits(stolen, s * z.nsrc, z.nsrc));
        wid[s] = hdl_gate(hdl_bit(force_valid, s), c[s].wid);
    }
    hdl_assign(force_valid, hdl_pack(z.nsched, force));
    hdl_assign(force_wid, hdl_pack(z.nsched, wid));
    sig valids[z.nsched], wids[z.nsched], srcs[z.nsched], physes[z.nsched], lives[z.nsched];
    for (unsigned s = 0; s < z.nsched; s++) {
        valids[s] = c[s].valid;
        wids[s] = c[s].wid;
        srcs[s] = c[s].src_valid;
        physes[s] = c[s].phys;
        lives[s] = c[s].live;
    }
    props_steal_arbiter(
        h, &z, &(struct steal_ports){cand_valid, cand_wid, cand_src,    cand_phys, ready,
                                     avail,      busy,     steal_valid, steal_row, steal_sched,
                                     steal_slot, stolen,   force_valid, force_wid, valids,
                                     wids,       srcs,     physes,      lives,     conflicts_only});
    return h;
}
