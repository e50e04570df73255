/* Properties of crossbar, at its ports, through all lanes. */
#include "gen/blocks/props.h"

/* Each of the n outputs carries the selected one of the m inputs, or zero. */
static void selected(struct hdl *h, const char *rule, unsigned n, unsigned m, hdl_width w, sig sel,
                     sig in, sig out)
{
    sig single[n], quiet[n];
    for (unsigned i = 0; i < n; i++) {
        sig mine = hdl_bits(sel, i * m, m);
        single[i] = hdl_at_most_one(mine);
        quiet[i] = hdl_or(hdl_any(mine), hdl_none(hdl_item(out, i, w)));
    }
    hdl_rule(h, rule, "Duty: at most one is selected.");
    hdl_assume(h, rule, hdl_and_n(n, single));
    hdl_rule(h, "XB-Z1", "Zero if nothing is selected.");
    hdl_assert(h, "XB-Z1", hdl_and_n(n, quiet));
    for (unsigned i = 0; i < n; i++) {
        sig to = hdl_item(out, i, w), same[m];
        for (unsigned k = 0; k < m; k++)
            same[k] = hdl_or(hdl_not(hdl_bit(sel, i * m + k)), hdl_eq(to, hdl_item(in, k, w)));
        hdl_rule(h, rule, "What is selected.");
        hdl_assert(h, rule, hdl_and_n(m, same));
    }
}

void props_crossbar(struct hdl *h, const struct sizes *z, hdl_width w,
                    const struct crossbar_ports *s)
{
    hdl_ifdef(h, "FORMAL");
    selected(h, "XB-W1", z->nbank, z->wbw, z->lanes, s->wr_sel, s->wr_mask, s->bank_wmask);
    selected(h, "XB-W1", z->nbank, z->wbw, w, s->wr_sel, s->wr_data, s->bank_wdata);
    selected(h, "XB-R1", z->nt, z->nbank, w, s->rd_sel, s->bank_rdata, s->s_data);
    if (s->d_sel) {
        unsigned np = z->ncu * z->dports;
        selected(h, "XB-D1", np, z->wbw, z->lanes, s->d_sel, s->wr_mask, s->d_mask);
        selected(h, "XB-D1", np, z->wbw, w, s->d_sel, s->wr_data, s->d_data);
    }
    hdl_endif(h);
}
