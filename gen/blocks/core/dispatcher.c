/* dispatcher: which complete collectors leave. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/ports.h"
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

/* Those of the complete collectors that nothing older keeps back. */
static sig in_order(struct hdl *h, const struct sizes *z, sig cand, sig busy, sig wid, sig elder)
{
    sig may = hdl_shape(hdl_wire_later(h, "in_order", z->ncu), "NCU");
    hdl_each(h, "turn", c, "NCU")
    {
        sig before = hdl_and(busy, hdl_item(elder, c, z->ncu));
        if (wid) {
            hdl_rule(h, "DI-W1", "Nothing of a warp leaves while an older one of it is here.");
            sig own = hdl_wire(h, "own_wid", hdl_item(wid, c, z->widw));
            before = hdl_and(before, hdl_matches(wid, z->widw, own));
        } else {
            hdl_rule(h, "DI-A1", "Nothing leaves while an older one is here.");
        }
        hdl_assign_bits(may, c, hdl_and(hdl_bit(cand, c), hdl_none(before)));
    }
    return may;
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

/* DI-P3. */
static void remember(struct hdl *h, const struct sizes *z, const struct dispatcher_ports *io,
                     const sig *sel, sig last)
{
    sig next = NULL, goes[z->ndisp];
    for (unsigned q = 0; q < z->ndisp; q++) {
        goes[q] = z->classes > 1 ? hdl_bit(io->disp_valid, q)
                                 : hdl_and(hdl_bit(io->disp_valid, q), hdl_bit(io->disp_ready, q));
        next = q ? hdl_mux(goes[q], sel[q], next) : sel[q];
    }
    hdl_rule(h, "DI-P3", "Last becomes the collector of the highest port that transfers.");
    hdl_when(hdl_or_n(z->ndisp, goes)) hdl_next(last, hdl_encode(next));
}

/* DI-H1: what port q offers, without classes; *taken: of that, what leaves. */
static sig offer(struct hdl *h, unsigned q, sig choice, sig hold, sig ready, sig *taken)
{
    sig held = hdl_wire(h, hdl_fmt(h, "held_%u", q), hdl_any(hold));
    hdl_rule(h, "DI-H1", "An offer that was not taken stays.");
    sig sel = hdl_wire(h, hdl_fmt(h, "sel_%u", q), hdl_or(hold, hdl_gate(hdl_not(held), choice)));
    *taken = hdl_gate(ready, sel);
    hdl_next(hold, hdl_gate(hdl_not(ready), sel));
    return sel;
}

struct hdl *block_dispatcher(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "dispatcher");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    bool by_age = params_is(p, "dispatcher.policy", "oldest");
    bool ordered = z.order_warp || z.order_all;
    h = hdl_module(d, "dispatcher", "Chooses the complete collectors that leave.");
    sizes_of(dispatcher, h, p);
    bool classes = z.classes > 1;
    hdl_note(h, "Latency", "combinational");
    struct dispatcher_ports io;
    ports_of(dispatcher, h, p, &io);
    sig cand = io.cand; /* those that may leave */
    if (io.wid)
        hdl_shape(io.wid, "NCU", "WIDW");
    if (io.older)
        hdl_uncovered_diagonal(hdl_shape(io.older, "NCU", "NCU"), z.ncu,
                               "no collector is older than itself");

    hdl_group(h, "Candidates");
    sig hold[z.ndisp], sel[z.ndisp], any[z.ndisp], taken[z.ndisp];
    for (unsigned q = 0; q < z.ndisp && !classes; q++)
        hold[q] = hdl_reg_zero(h, hdl_fmt(h, "hold_%u", q), z.ncu,
                               "collector whose offer was not taken, or zero");
    unsigned lastw = hdl_clog2(z.ncu);
    sig last = !by_age && lastw ? hdl_reg(h, "last", lastw, hdl_const(h, lastw, z.ncu - 1),
                                          "the collector that left last")
                                : NULL;
    sig after_last = NULL;
    sig elder = io.older ? elders(h, io.older, z.ncu) : NULL;
    if (ordered)
        cand = in_order(h, &z, cand, io.busy, io.wid, elder);
    if (last)
        after_last = hdl_wire(h, "after_last", hdl_after(hdl_decode(last, z.ncu)));

    sig left[z.ndisp], choice[z.ndisp], can[z.ndisp], shown[z.ndisp];
    if (classes)
        takable(h, &z, cand, io.cand_class, io.disp_ready, can);
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
            shown[q] = hdl_encode(hdl_select(sel[q], io.cand_class, z.classes));
            continue;
        }
        sel[q] = offer(h, q, choice[q], hold[q], hdl_bit(io.disp_ready, q), &taken[q]);
        rest = hdl_and(left[q], hdl_not(sel[q]));
        any[q] = hdl_any(sel[q]);
    }
    if (classes) {
        hdl_rule(h, "DI-K3", "The class of what is offered.");
        hdl_assign(io.disp_class, hdl_pack(z.ndisp, shown));
    }
    hdl_rule(h, "DI-V1",
             classes ? "Valid iff a collector is offered."
                     : "Valid iff a collector is offered; independent of ready.");
    hdl_assign(io.disp_valid, hdl_pack(z.ndisp, any));
    hdl_assign(io.disp_sel, hdl_pack(z.ndisp, sel));
    hdl_rule(h, "DI-T1", "A collector leaves iff its offer is taken.");
    hdl_assign(io.take, hdl_or_n(z.ndisp, taken));

    if (last)
        remember(h, &z, &io, sel, last);
    props_dispatcher(h, &z,
                     &(struct dispatch_ports){.q = &io,
                                              .cand = cand,
                                              .older = by_age ? io.older : NULL,
                                              .last = last,
                                              .sel = sel,
                                              .hold = classes ? NULL : hold});
    return h;
}
