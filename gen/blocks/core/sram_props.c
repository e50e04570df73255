/* Properties of sram. An arbitrary row of an arbitrary lane has a shadow of its own: what was
 * written last. The modules have no reset: registers called f_known* begin as 0 (check/prove.c). */
#include "gen/blocks/props.h"

void props_sram_lane(struct hdl *h, const struct sizes *z, hdl_width w, struct hdl_mem *mem,
                     const struct sram_lane_ports *s)
{
    sig read = s->read, rdata = s->rdata;
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig at = props_arbitrary(h, "SR-W1", "f_row", z->depth, "an arbitrary row");
    sig known = hdl_reg(h, "f_known", 1, NULL, "it was written");
    sig data = hdl_reg(h, "f_data", w, NULL, "what was written last");
    sig here = hdl_eq(s->row, at);
    hdl_when(hdl_and(s->write, s->wrow == s->row ? here : hdl_eq(s->wrow, at)))
    {
        hdl_next(known, hdl_ones(h, 1));
        hdl_next(data, s->wdata);
    }
    hdl_rule(h, "SR-W1", "A row holds what was written last.");
    hdl_lemma(h, "SR-W1", implies(known, hdl_eq(hdl_mem_read(mem, at), data)));
    if (!read) {
        hdl_rule(h, "SR-R1", "A row that was written is read as it was written.");
        hdl_assert(h, "SR-R1", implies(hdl_and(known, here), hdl_eq(rdata, data)));
        hdl_endif(h);
        return;
    }
    sig mine = hdl_reg(h, "f_known_read", 1, NULL, "that row was read last, and known then");
    sig got = hdl_reg(h, "f_read", w, NULL, "what was in it");
    hdl_when(read)
    {
        hdl_next(mine, hdl_and(known, here));
        hdl_next(got, data);
    }
    hdl_rule(h, "SR-R1", "A read gives what was written last.");
    hdl_assert(h, "SR-R1", implies(mine, hdl_eq(rdata, got)));
    sig quiet = hdl_reg(h, "f_known_quiet", 1, NULL, "nothing was read in the last cycle");
    sig was = hdl_reg(h, "f_was", w, NULL, "the output of the last cycle");
    hdl_next(quiet, hdl_not(read));
    hdl_next(was, rdata);
    hdl_rule(h, "SR-X1", "The output stays until the next read.");
    hdl_assert(h, "SR-X1", implies(quiet, hdl_eq(rdata, was)));
    hdl_endif(h);
}

/* With latency 2 the wrapper has a reset, and a cycle of reset holds for nothing. */
static sig reset_value(struct hdl *h, const struct sizes *z)
{
    return z->rf_lat == 2 ? hdl_zero(h, 1) : NULL;
}

/* What the ports ask for is what the lane does: a record of the row, what was written last through
 * the mask. */
static void through_lane(struct hdl *h, const struct sizes *z, const struct sram_ports *s, sig row,
                         sig lane)
{
    sig words = hdl_inside(s->lanes, HDL_ALL_LANES, "f_data");
    sig knowns = hdl_inside(s->lanes, HDL_ALL_LANES, "f_known");
    hdl_width w = s->lane_w;
    sig word = hdl_wire(h, "f_word", hdl_at(words, w, lane));
    sig have = hdl_wire(h, "f_word_known", hdl_at(knowns, 1, lane));
    sig here = hdl_eq(s->row, row);
    sig writes = hdl_and(s->writes, s->wrow == s->row ? here : hdl_eq(s->wrow, row));
    sig reads = s->reads;
    sig known = hdl_reg(h, "f_known", 1, reset_value(h, z), "the row was written in the lane");
    sig data = hdl_reg(h, "f_data", w, NULL, "with this");
    hdl_when(hdl_and(writes, hdl_at(s->wmask, 1, lane)))
    {
        hdl_next(known, hdl_ones(h, 1));
        hdl_next(data, hdl_at(s->wdata, w, lane));
    }
    hdl_rule(h, "SR-W1", "A lane is written iff the bank is, in this row, under its mask bit.");
    hdl_assert(h, "SR-W1", implies(known, hdl_and(have, hdl_eq(data, word))));
    sig out = hdl_at(s->first, w, lane);
    if (!z->rf_lat) {
        hdl_rule(h, "SR-R1", "A read gives what was written last, in the same cycle.");
        hdl_assert(h, "SR-R1", implies(hdl_and(reads, here, known), hdl_eq(out, data)));
        return;
    }
    sig mine = hdl_reg(h, "f_known_last", 1, reset_value(h, z), "the row was read last");
    sig got = hdl_reg(h, "f_read", w, NULL, "what was in it");
    hdl_when(reads)
    {
        hdl_next(mine, hdl_and(here, known));
        hdl_next(got, data);
    }
    hdl_rule(h, "SR-R1", "A read gives what was written last; it stays until the next read.");
    hdl_assert(h, "SR-R1", implies(mine, hdl_eq(out, got)));
}

void props_sram(struct hdl *h, const struct sizes *z, const struct sram_ports *s)
{
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    sig row = props_arbitrary(h, "SR-W1", "f_row", z->depth, "an arbitrary row");
    sig lane = props_arbitrary(h, "SR-W1", "f_lane", z->lanes, "an arbitrary lane");
    sig own = hdl_at(hdl_inside(s->lanes, HDL_ALL_LANES, "f_row"), z->roww, lane);
    hdl_comment(h, "Symbol: the row of the lane.");
    hdl_symbol(h, "SR-W1", hdl_eq(own, row));
    through_lane(h, z, s, row, lane);
    if (!z->rf_lat) {
        hdl_endif(h);
        return;
    }
    sig none_yet = reset_value(h, z);
    sig past = hdl_reg(h, "f_known_past", 1, none_yet, "a cycle has passed");
    sig one = hdl_reg(h, "f_one", 1, none_yet, "a row was read in the last cycle");
    sig was = hdl_reg(h, "f_was", s->w, NULL, "the output of the last cycle");
    sig quiet = hdl_and(past, hdl_not(one));
    hdl_next(past, hdl_ones(h, 1));
    hdl_next(one, s->reads);
    hdl_next(was, s->rdata);
    if (z->rf_lat == 2) {
        sig read = hdl_reg(h, "f_known_read", 1, none_yet, "a row was read two cycles ago");
        sig none = hdl_reg(h, "f_known_quiet", 1, none_yet, "none was");
        sig out = hdl_reg(h, "f_first", s->w, NULL, "the lanes in the last cycle");
        hdl_next(read, hdl_and(past, one));
        hdl_next(none, quiet);
        hdl_next(out, s->first);
        hdl_rule(h, "SR-R1", "Latency 2: one cycle more.");
        hdl_assert(h, "SR-R1", implies(read, hdl_eq(s->rdata, out)));
        quiet = none;
    }
    hdl_rule(h, "SR-X1", "The output stays until the next read.");
    hdl_assert(h, "SR-X1", implies(quiet, hdl_eq(s->rdata, was)));
    hdl_endif(h);
}
