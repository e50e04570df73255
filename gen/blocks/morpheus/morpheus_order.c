/* Properties of the composition morpheus, of small sizes: of an arbitrary set the predictor's
 * record of what is queued and in service is what query_unit has, so what BP-X1 asks of the
 * surroundings is kept: a set is served in order, each note comes back once, and nothing is left
 * when the filters are cleared. */
#include "gen/blocks/morpheus/morpheus.h"
#include "gen/blocks/props.h"

/* The note of what query_unit keeps of a request, which has its origin, too. */
static sig note_of(const struct morpheus_gen *m, const char *name)
{
    sig kept = hdl_inside(m->query, 0, name);
    hdl_unused(kept);
    return hdl_low(kept, m->z.notew);
}

/* While the division changes: first all is served, then nothing but FLUSH is under way, then
 * nothing. */
static void stages(const struct morpheus_gen *m, sig serving, sig told)
{
    struct hdl *h = m->h;
    sig run = hdl_or(hdl_eq_const(m->mode, MC_RUN), hdl_eq_const(m->mode, MC_DRAIN)),
        closed = hdl_not(run);
    hdl_rule(h, "MC-C1", "Lemma: all was served before anything is flushed.");
    hdl_lemma(
        h, "MC-C1",
        implies(closed, hdl_none(hdl_cat(props_staged(m), m->predictor.l_valid,
                                         m->predictor.p_valid, m->beside.side_count,
                                         m->answer.ack_count, m->came.valid, m->asked.valid))));
    sig late = hdl_or(hdl_eq_const(m->mode, MC_CONVENTIONAL), hdl_eq_const(m->mode, MC_LOAD));
    hdl_lemma(h, "MC-C1", implies(late, m->unit.empty));
    hdl_lemma(h, "MC-C1", implies(late, hdl_not(hdl_or(serving, told))));
}

void props_morpheus_order(const struct morpheus_gen *m)
{
    struct hdl *h = m->h;
    const struct query_sizes *z = &m->z;
    if (z->sets > 1) {
        hdl_comment(h, "Symbol: predictor and query_unit follow the same set.");
        sig there = hdl_inside(m->bloom, 0, "f_set_any");
        hdl_symbol(h, "MC-Q1", hdl_eq(there, hdl_inside(m->query, 0, "f_set_any")));
    }
    sig serving = hdl_inside(m->query, 0, "f_in_service");
    sig run = hdl_or(hdl_eq_const(m->mode, MC_RUN), hdl_eq_const(m->mode, MC_DRAIN));
    sig told = m->unit.done_valid;
    if (z->sets > 1)
        told = hdl_and(told, hdl_eq(m->unit.done_set, hdl_inside(m->bloom, 0, "f_set_any")));
    told = hdl_wire(h, "f_told", told);
    stages(m, serving, told);

    hdl_rule(h, "MC-Q1", "Lemma: what waits behind its prediction is what was asked.");
    unsigned at = hdl_bits_of(m->beside.looked) - 1 - z->setw - z->tagw;
    sig looked = hdl_cat(hdl_inside(m->bloom, 0, "set_l"), hdl_inside(m->bloom, 0, "f_looked"));
    hdl_lemma(h, "MC-Q1",
              implies(m->predictor.l_valid,
                      hdl_eq(looked, hdl_bits(m->beside.looked, at, z->setw + z->tagw))));
    sig asked = hdl_cat(hdl_inside(m->bloom, 0, "set_q"), hdl_inside(m->bloom, 0, "f_asked"));
    hdl_lemma(h, "MC-Q1",
              implies(m->predictor.p_valid, hdl_eq(asked, hdl_cat(m->w.set, m->w.tag))));
    sig back = hdl_cat(hdl_inside(m->bloom, 0, "set_a"), hdl_inside(m->bloom, 0, "f_back"));
    hdl_rule(h, "MC-F2", "Lemma: what is filled in is what was asked for.");
    hdl_lemma(h, "MC-F2",
              implies(m->asked.valid, hdl_eq(back, hdl_cat(m->asked.set, m->asked.tag))));
    hdl_lemma(h, "MC-F2", implies(m->asked.valid, hdl_inside(m->bloom, 0, "f_any")));
    sig here = hdl_inside(m->query, 0, "f_members"), queued = hdl_inside(m->bloom, 0, "f_queued");
    hdl_rule(h, "MC-C1", "Lemma: flushed sets are asked for nothing before the filters are clear.");
    hdl_lemma(h, "MC-C1", implies(run, hdl_not(hdl_inside(m->bloom, 0, "f_over"))));
    unsigned w = hdl_bits_of(queued);
    sig n = hdl_add(hdl_extend(hdl_popcount(here), w),
                    hdl_extend(hdl_popcount(hdl_cat(serving, told)), w));
    hdl_rule(h, "MC-Q1",
             "Lemma: the predictor knows of each request of a set that is queued, in "
             "service or completed in the last cycle, and of no FLUSH.");
    hdl_lemma(h, "MC-Q1", hdl_eq(queued, hdl_gate(run, n)));

    sig first = note_of(m, "f_kept"), marks[QUERY_ORDER];
    for (unsigned i = 0; i < QUERY_ORDER; i++)
        marks[i] = hdl_inside(m->bloom, 0, hdl_fmt(h, "f_mark_%u", i));
    sig all = hdl_pack(QUERY_ORDER, marks);
    hdl_rule(h, "MC-Q1", "Lemma: their markers are in the order in which they will be served.");
    hdl_lemma(h, "MC-Q1",
              implies(told, hdl_eq(hdl_low(m->unit.done_note, 1), hdl_and(run, marks[0]))));
    hdl_lemma(h, "MC-Q1",
              implies(serving, hdl_eq(first, hdl_and(run, hdl_mux(told, marks[1], marks[0])))));
    for (unsigned j = 0; j < z->queue; j++) {
        sig before = hdl_popcount(hdl_cat(serving, told));
        for (unsigned i = 0; i < z->queue; i++) {
            if (i == j)
                continue;
            sig older = i < j ? hdl_inside(m->query, 0, hdl_fmt(h, "f_older_%u_%u", i, j))
                              : hdl_not(hdl_inside(m->query, 0, hdl_fmt(h, "f_older_%u_%u", j, i)));
            before = hdl_add(before, hdl_extend(hdl_and(hdl_bit(here, i), older), 2));
        }
        sig note = note_of(m, hdl_fmt(h, "f_kept_%u", j));
        hdl_lemma(h, "MC-Q1",
                  implies(hdl_bit(here, j), hdl_eq(note, hdl_and(run, hdl_at(all, 1, before)))));
    }
}
