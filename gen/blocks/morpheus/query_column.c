/* The requests of query_unit, a bit at a time: synthesis maps one column, however many bits a
 * request has. Places are one-hot as the queue has them, so no column decodes a number. */
#include "gen/blocks/morpheus/query_column.h"

struct hdl *query_column(struct hdl_design *d, unsigned queue, bool joins)
{
    const char *name = joins ? "query_column_2" : "query_column";
    struct hdl *h = hdl_find(d, name);
    if (h)
        return h;
    h = hdl_module(d, name, "A bit of the requests that wait.");
    hdl_clock(h);
    sig in_at = hdl_input(h, "in_at", queue, "where one is queued, one-hot, or zero");
    sig in = hdl_input(h, "in", 1, "its bit");
    sig out_at = hdl_input(h, "out_at", queue, "the one that is read, one-hot, or zero");
    sig out = hdl_output(h, "out", 1, "its bit, or zero");
    sig bits = hdl_reg(h, "bits", queue, NULL, "of the requests");
    sig then = hdl_or(hdl_and(bits, hdl_not(in_at)), hdl_and(hdl_repeat(in, queue), in_at));
    hdl_comment(h, "As one vector, which simulators like better than a register for each.");
    if (hdl_has_gating(d))
        hdl_when(hdl_input(h, "takes", 1, "one is queued")) hdl_next(bits, then);
    else
        hdl_next(bits, then);
    hdl_assign(out, hdl_meets(bits, out_at));
    if (joins) {
        sig at = hdl_input(h, "second_at", queue, "another one that is read");
        hdl_assign(hdl_output(h, "second", 1, "its bit, or zero"), hdl_meets(bits, at));
    }
    return h;
}
