/* dispatcher: which complete collectors leave. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

/* [c]: collectors that were allocated before c. */
static sig elders(struct hdl *h, sig older, unsigned ncu)
{
    sig elder = hdl_shape(hdl_wire_later(h, "elder", ncu * ncu), "NCU", "NCU");
    hdl_uncovered_diagonal(elder, ncu, "no collector is older than itself");
    hdl_each(h, "age", c, "NCU")
    {
        sig before[ncu];
        for (unsigned i = 0; i < ncu; i++)
            before[i] = hdl_bit(older, i * ncu + c);
        hdl_assign_item(elder, c, hdl_pack(ncu, before));
    }
    return elder;
}

/* Of each port's candidates the one that was allocated before all others. */
static void pick_oldest(struct hdl *h, unsigned ports, const sig *left, sig elder, unsigned ncu,
                        const sig *choice)
{
    hdl_each(h, "rank", c, "NCU") for (unsigned q = 0; q < ports; q++)
    {
        sig before = hdl_and(left[q], hdl_item(elder, c, ncu));
        hdl_rule(h, "DI-P1", "The one allocated first.");
        hdl_assign_bits(choice[q], c, hdl_and(hdl_bit(left[q], c), hdl_none(before)));
    }
}

/* [q]: candidates that port q can let go, since their class is ready there. */
static void takable(struct hdl *h, const struct sizes *z, sig cand, sig class, sig ready, sig *can)
{
    for (unsigned q = 0; q < z->ndisp; q++)
        can[q] = hdl_shape(hdl_wire_later(h, hdl_fmt(h, "takable_%u", q), z->ncu), "NCU");
    hdl_each(h, "unit", c, "NCU")
    {
        sig of = hdl_bits(class, c * z->classes, z->classes);
        for (unsigned q = 0; q < z->ndisp; q++) {
            sig room = hdl_any(hdl_and(of, hdl_bits(ready, q * z->classes, z->classes)));
            hdl_rule(h, "DI-K1", "A candidate whose class is ready.");
            hdl_assign_bits(can[q], c, hdl_and(hdl_bit(cand, c), room));
        }
    }
}

/* The first candidate after the last one, or else the first one. */
static sig pick_next(sig left, sig after_last)
{
    if (!after_last)
        return left;
    sig ahead = hdl_and(left, after_last);
    return hdl_mux(hdl_any(ahead), hdl_first(ahead), hdl_first(left));
}

struct hdl *block_dispatcher(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "dispatcher");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    bool by_age = params_is(p, "dispatcher.policy", "oldest");
    h = hdl_module(d, "dispatcher", "Chooses the complete collectors that leave.");
    hdl_localparam(h, "NCU", z.ncu, "collectors");
    hdl_localparam(h, "NDISP", z.ndisp, "dispatch ports");
    bool classes = z.classes > 1;
    if (classes)
        hdl_localparam(h, "K", z.classes, "classes of instructions");
    hdl_note(h, "Latency", "combinational");
    sig cand = hdl_input(h, "cand", z.ncu, "collector is complete");
    sig older =
        by_age ? hdl_input(h, "older", z.ncu * z.ncu, "[i][j]: i was allocated before j") : NULL;
    if (by_age)
        hdl_uncovered_diagonal(hdl_shape(older, "NCU", "NCU"), z.ncu,
                               "no collector is older than itself");
    sig class = classes ? hdl_input(h, "cand_class", z.ncu * z.classes,
                                    "[collector] its class, one-hot or zero")
                        : NULL;
    sig ready = hdl_input(h, "disp_ready", z.ndisp * z.classes,
                          classes ? "[port][class] such an instruction is taken"
                                  : "port p is taken if offered");
    sig valid = hdl_output(h, "disp_valid", z.ndisp, "port p offers an instruction");
    sig out_sel = hdl_output(h, "disp_sel", z.ndisp * z.ncu, "[port] one-hot collector, or zero");
    sig out_class =
        classes ? hdl_output(h, "disp_class", z.ndisp * z.classw, "[port] class, or zero") : NULL;
    sig take = hdl_output(h, "take", z.ncu, "collector leaves in this cycle");

    hdl_group(h, "Candidates");
    sig hold[z.ndisp], held[z.ndisp], sel[z.ndisp], any[z.ndisp], taken[z.ndisp], goes[z.ndisp];
    for (unsigned q = 0; q < z.ndisp && !classes; q++)
        hold[q] = hdl_reg_zero(h, hdl_fmt(h, "hold_%u", q), z.ncu,
                               "collector whose offer was not taken, or zero");
    unsigned lastw = hdl_clog2(z.ncu);
    sig last = !by_age && lastw ? hdl_reg(h, "last", lastw, hdl_const(h, lastw, z.ncu - 1),
                                          "the collector that left last")
                                : NULL;
    sig after_last = NULL;
    sig elder = by_age ? elders(h, older, z.ncu) : NULL;
    if (last)
        after_last = hdl_wire(h, "after_last", hdl_after(hdl_decode(last, z.ncu)));

    sig left[z.ndisp], choice[z.ndisp], can[z.ndisp], shown[z.ndisp];
    if (classes)
        takable(h, &z, cand, class, ready, can);
    for (unsigned q = 0; q < z.ndisp; q++) {
        left[q] = hdl_shape(hdl_wire_later(h, hdl_fmt(h, "left_%u", q), z.ncu), "NCU");
        choice[q] = hdl_shape(hdl_wire_later(h, hdl_fmt(h, "choice_%u", q), z.ncu), "NCU");
    }
    if (by_age)
        pick_oldest(h, z.ndisp, left, elder, z.ncu, choice);
    hdl_group(h, "Ports");
    sig rest = classes ? NULL : hdl_and(cand, hdl_not(hdl_or_n(z.ndisp, hold))), gone = NULL;
    for (unsigned q = 0; q < z.ndisp; q++) {
        if (q == 0)
            hdl_rule(h, "DI-O1",
                     classes ? "Ports choose in ascending order what no other has chosen."
                             : "Ports choose in ascending order what no port holds or has chosen.");
        if (classes)
            rest = gone ? hdl_and(can[q], hdl_not(gone)) : can[q];
        hdl_assign(left[q], rest);
        if (!by_age) {
            hdl_rule(h, "DI-P2", "The first one after the last that left, cyclically.");
            hdl_assign(choice[q], pick_next(left[q], after_last));
        }
        if (classes) {
            hdl_rule(h, "DI-K2", "What is offered leaves.");
            sel[q] = hdl_wire(h, hdl_fmt(h, "sel_%u", q), choice[q]);
            gone = gone ? hdl_or(gone, sel[q]) : sel[q];
            any[q] = hdl_any(sel[q]);
            taken[q] = sel[q];
            shown[q] = hdl_encode(hdl_select(sel[q], class, z.classes));
            continue;
        }
        held[q] = hdl_wire(h, hdl_fmt(h, "held_%u", q), hdl_any(hold[q]));
        hdl_rule(h, "DI-H1", "An offer that was not taken stays.");
        sel[q] = hdl_wire(h, hdl_fmt(h, "sel_%u", q),
                          hdl_or(hold[q], hdl_gate(hdl_not(held[q]), choice[q])));
        rest = hdl_and(left[q], hdl_not(sel[q]));
        any[q] = hdl_any(sel[q]);
        taken[q] = hdl_gate(hdl_bit(ready, q), sel[q]);
        hdl_next(hold[q], hdl_gate(hdl_not(hdl_bit(ready, q)), sel[q]));
    }
    if (classes) {
        hdl_rule(h, "DI-K3", "The class of what is offered.");
        hdl_assign(out_class, hdl_pack(z.ndisp, shown));
    }
    hdl_rule(h, "DI-V1",
             classes ? "Valid iff a collector is offered."
                     : "Valid iff a collector is offered; independent of ready.");
    hdl_assign(valid, hdl_pack(z.ndisp, any));
    hdl_assign(out_sel, hdl_pack(z.ndisp, sel));
    hdl_rule(h, "DI-T1", "A collector leaves iff its offer is taken.");
    hdl_assign(take, hdl_or_n(z.ndisp, taken));

    if (last) {
        sig next = NULL, some[z.ndisp];
        for (unsigned q = 0; q < z.ndisp; q++) {
            goes[q] = classes ? hdl_bit(valid, q) : hdl_and(hdl_bit(valid, q), hdl_bit(ready, q));
            next = q ? hdl_mux(goes[q], sel[q], next) : sel[q];
            some[q] = goes[q];
        }
        hdl_rule(h, "DI-P3", "Last becomes the collector of the highest port that transfers.");
        hdl_when(hdl_or_n(z.ndisp, some)) hdl_next(last, hdl_encode(next));
    }
    props_dispatcher(h, &z,
                     &(struct dispatch_ports){.cand = cand,
                                              .older = older,
                                              .cand_class = class,
                                              .disp_class = out_class,
                                              .disp_ready = ready,
                                              .disp_valid = valid,
                                              .take = take,
                                              .last = last,
                                              .sel = sel,
                                              .hold = classes ? NULL : hold});
    return h;
}
