/* Properties of ocu: what the last cycle did must be what is there now. */
#include "gen/blocks/core/ocu.h"
#include "gen/blocks/core/props_rename.h"

/* The instruction is kept, and leaves through the port that selects the unit. */
static void instruction(struct hdl *h, const struct sizes *z, const struct ocu_view *s)
{
    sig wid = hdl_reg(h, "f_wid", z->widw, NULL, "the warp given last");
    sig meta = hdl_reg(h, "f_meta", s->meta_w, NULL, "its metadata");
    hdl_when(s->q->alloc_valid)
    {
        hdl_next(wid, s->q->alloc_wid);
        hdl_next(meta, s->q->alloc_meta);
    }
    if (s->q->alloc_class) {
        sig class = hdl_reg(h, "f_class", z->classw, NULL, "its class");
        hdl_when(s->q->alloc_valid) hdl_next(class, s->q->alloc_class);
        hdl_rule(h, "OCU-C1", "The class that was given is shown, until the transfer.");
        hdl_assert(
            h, "OCU-C1",
            hdl_eq(s->q->cand_class, hdl_gate(s->state->busy, hdl_decode(class, z->classes))));
    }
    if (s->q->owner_wid) {
        hdl_rule(h, "OCU-W1", "The warp that was given is shown, until the transfer.");
        hdl_assert(h, "OCU-W1", hdl_eq(s->q->owner_wid, hdl_gate(s->state->busy, wid)));
    }
    hdl_rule(h, "OCU-A1", "Warp and metadata are those that were given, until the transfer.");
    hdl_assert(h, "OCU-A1",
               hdl_or(hdl_not(s->state->busy),
                      hdl_and(hdl_eq(s->state->wid, wid), hdl_eq(s->state->meta, meta))));
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig sel = hdl_bit(s->q->disp_sel, q);
        hdl_rule(h, "OCU-D3", "The port that selects the unit has its instruction, others zero.");
        hdl_assert(
            h, "OCU-D3",
            hdl_and(hdl_eq(hdl_bits(s->q->disp_wid, q * z->widw, z->widw), hdl_gate(sel, wid)),
                    hdl_eq(hdl_item(s->q->disp_meta, q, s->meta_w), hdl_gate(sel, meta)),
                    hdl_eq(hdl_bits(s->q->disp_src_valid, q * z->nsrc, z->nsrc),
                           hdl_gate(sel, s->state->src_valid))));
    }
}

/* An arbitrary operand, in a lane: as it arrived it leaves. */
static void operand(struct hdl *h, const struct sizes *z, const struct ocu_view *s, sig lane,
                    hdl_width w, sig words)
{
    sig slot = hdl_reg(h, "f_slot", z->nsrc, NULL, "an arbitrary operand slot");
    sig want = hdl_reg(h, "f_data", w, NULL, "what arrived in it last");
    hdl_next(slot, slot);
    hdl_comment(h, "Symbol: one of them.");
    hdl_symbol(h, "OCU-D3", hdl_one_hot(slot));
    sig mine[z->sports], data[z->sports];
    for (unsigned j = 0; j < z->sports; j++) {
        sig to = hdl_bit(slot, j);
        if (s->q->s_slot)
            to = hdl_any(
                hdl_and(slot, hdl_decode(hdl_bits(s->q->s_slot, j * z->slotw, z->slotw), z->nsrc)));
        mine[j] = hdl_and(hdl_bit(s->q->s_valid, j), to);
        data[j] = props_lane(z, s->q->s_data, j, w, lane);
    }
    if (s->q->s_slot && z->sports > 1) {
        hdl_rule(h, "OCU-S1", "Duty: two S ports never name the same slot.");
        hdl_assume(h, "OCU-S1", hdl_at_most_one(hdl_pack(z->sports, mine)));
    }
    sig now = hdl_any(hdl_pack(z->sports, mine)), arrived = hdl_and_or(z->sports, mine, data);
    if (z->forward) {
        now = hdl_wire(h, "f_now", now);
        arrived = hdl_wire(h, "f_arrived", arrived);
    }
    hdl_when(now) hdl_next(want, arrived);
    sig bit[z->nsrc], held[z->nsrc];
    for (unsigned k = 0; k < z->nsrc; k++) {
        bit[k] = hdl_bit(slot, k);
        held[k] = hdl_item(words, k, w);
    }
    sig here = hdl_any(hdl_and(slot, s->state->ready));
    hdl_rule(h, "OCU-S1", "The slot holds what arrived.");
    hdl_assert(h, "OCU-S1",
               hdl_or(hdl_not(hdl_and(s->state->busy, here)),
                      hdl_eq(hdl_and_or(z->nsrc, bit, held), want)));
    if (s->second) {
        hdl_rule(h, "OCU-M2", "The number is what arrived in lane 0.");
        hdl_assert(h, "OCU-M2",
                   implies(hdl_and(s->state->busy, here, hdl_bit(slot, 0), hdl_none(lane)),
                           hdl_eq(hdl_lowest(want, z->idxw), s->second->number)));
    }
    for (unsigned q = 0; q < z->ndisp; q++) {
        sig out[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++)
            out[k] = props_lane(z, s->q->disp_data, q * z->nsrc + k, w, lane);
        sig reads =
            hdl_and(hdl_bit(s->q->disp_sel, q), hdl_any(hdl_and(slot, s->state->src_valid)));
        if (s->second)
            reads = hdl_and(reads, hdl_not(hdl_and(s->second->held.zero, hdl_bit(slot, 0))));
        if (z->forward) {
            hdl_rule(h, "OCU-F2", "It leaves in the cycle of its arrival.");
            hdl_assert(
                h, "OCU-F2",
                implies(hdl_and(reads, now), hdl_eq(hdl_and_or(z->nsrc, bit, out), arrived)));
            reads = hdl_and(reads, hdl_not(now));
            hdl_rule(h, "OCU-D3",
                     "It leaves as it arrived before; zero if absent or not selected.");
            hdl_assert(h, "OCU-D3",
                       hdl_or(now, hdl_eq(hdl_and_or(z->nsrc, bit, out), hdl_gate(reads, want))));
            continue;
        }
        hdl_rule(h, "OCU-D3", "It leaves as it arrived; zero if absent or not selected.");
        hdl_assert(h, "OCU-D3", hdl_eq(hdl_and_or(z->nsrc, bit, out), hdl_gate(reads, want)));
    }
}

void props_ocu(struct hdl *h, const struct sizes *z, const struct ocu_view *s)
{
    hdl_group(h, NULL);
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig past = hdl_reg_zero(h, "f_past", 1, "the last cycle was no reset");
    sig was_busy = hdl_reg(h, "f_busy", 1, NULL, "in the last cycle");
    sig was_alloc = hdl_reg(h, "f_alloc", 1, NULL, "in the last cycle");
    sig was_take = hdl_reg(h, "f_take", 1, NULL, "in the last cycle");
    sig src = hdl_reg(h, "f_src", z->nsrc, NULL, "slots asked for in the last cycle");
    sig had = hdl_reg(h, "f_ready", z->nsrc, NULL, "operands of the last cycle and arrivals");
    hdl_next(past, hdl_ones(h, 1));
    hdl_next(was_busy, s->state->busy);
    hdl_next(was_alloc, s->q->alloc_valid);
    hdl_next(was_take, s->q->disp_take);
    hdl_next(src, s->q->alloc_src_valid);
    sig stays = s->state->ready;
    if (s->q->again_valid)
        stays = hdl_and(stays, hdl_not(hdl_extend(s->q->again_valid, z->nsrc)));
    hdl_next(had, hdl_or(stays, s->write));
    sig given = hdl_and(past, was_alloc), idle = hdl_not(hdl_and(past, hdl_not(was_alloc)));

    hdl_rule(h, "OCU-A1", "An instruction that is given is taken, without operands.");
    hdl_assert(h, "OCU-A1",
               hdl_or(hdl_not(given), hdl_and(s->state->busy, hdl_eq(s->state->src_valid, src),
                                              hdl_none(s->state->ready))));
    if (z->handover) {
        hdl_rule(h, "OCU-H1",
                 "What is given at the transfer of the other is there, without its operands.");
        hdl_assert(h, "OCU-H1",
                   implies(hdl_and(given, was_take),
                           hdl_and(s->state->busy, hdl_eq(s->state->src_valid, src),
                                   hdl_none(s->state->ready))));
    }
    hdl_rule(h, "OCU-A2", "Never over-allocated: ready only while free.");
    hdl_assert(h, "OCU-A2", hdl_eq(s->q->alloc_ready, hdl_not(s->state->busy)));
    hdl_rule(h, "OCU-D2", "Without a new instruction busy until the transfer.");
    hdl_assert(h, "OCU-D2",
               hdl_or(idle, hdl_eq(s->state->busy, hdl_and(was_busy, hdl_not(was_take)))));
    hdl_rule(h, "OCU-S1", "Operands stay, and those that arrive are added.");
    hdl_assert(h, "OCU-S1", hdl_or(idle, hdl_eq(s->state->ready, had)));
    hdl_rule(h, "OCU-S1", "Only slots that are present get an operand.");
    hdl_assert(h, "OCU-S1",
               hdl_or(hdl_not(s->state->busy),
                      hdl_none(hdl_and(s->state->ready, hdl_not(s->state->src_valid)))));
    sig here = s->state->ready;
    sig known = s->second ? second_is_known(&s->second->held) : hdl_ones(h, 1);
    if (z->forward) {
        hdl_rule(h, "OCU-F1", "What arrives can be all that it waits for.");
        hdl_assert(h, "OCU-F1",
                   implies(hdl_and(s->state->busy, known,
                                   hdl_none(hdl_and(s->state->src_valid, hdl_not(s->state->ready),
                                                    hdl_not(s->write)))),
                           s->q->disp_cand));
        here = hdl_or(here, s->write);
    }
    hdl_rule(h, "OCU-D1", "A candidate is busy and has all operands.");
    hdl_assert(
        h, "OCU-D1",
        hdl_eq(s->q->disp_cand, hdl_and(s->state->busy, known,
                                        hdl_all(hdl_or(here, hdl_not(s->state->src_valid))))));
    instruction(h, z, s);
    if (s->second)
        props_ocu_second(h, z, s);
    hdl_width lane_w = hdl_param(h, "LANE_W", z->lane_bits, "bits of one lane");
    sig lane = props_arbitrary(h, "OCU-S1", "f_lane", z->lanes, "an arbitrary lane");
    sig words = props_words(h, s->lanes, "slot[*].data", z->nsrc, lane_w, lane);
    operand(h, z, s, lane, lane_w, words);
    hdl_endif(h);
}
