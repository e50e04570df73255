/* When the instruction is complete, from what is announced: an announcement comes late, and the
 * dispatcher needs much of a cycle. A module of its own: with stealing it is all that differs in
 * the unit, so that what stealing adds can be told from how the rest was mapped. */
#include "gen/blocks/malekeh/ccu.h"

/* The module's ports. */
struct complete {
    sig alloc, take, reads, s_next, open, cand;
    sig imov, looked, now; /* NULL: there is no second read */
};

static struct complete ports(struct hdl *h, const struct sizes *z)
{
    unsigned n = z->ctn, ns = z->nsrc;
    struct complete c = {0};
    hdl_localparam(h, "CTN", n, "entries");
    hdl_localparam(h, "NSRC", ns, "operand slots");
    c.alloc = hdl_input(h, "alloc_valid", 1, "an instruction comes");
    c.reads = hdl_shape(hdl_input(h, "reads", ns, "slots of it that are read"), "NSRC");
    c.s_next = hdl_input(h, "s_next", 1, "an operand arrives in the next cycle");
    c.take = hdl_input(h, "disp_take", 1, "the one that is here leaves");
    c.open = hdl_shape(hdl_input(h, "open", n, "entries that it waits for"), "CTN");
    if (z->second_read) {
        c.imov = hdl_input(h, "alloc_imov", 1, "what comes is an Indirect-MOV");
        c.looked = hdl_input(h, "looked", 1, "what is here is none, or its number was looked at");
        c.now = hdl_input(h, "now", 1, "its number names what is here, and nothing else misses");
    }
    c.cand = hdl_output(h, "cand", 1, "candidate: all operands are here or arrive");
    return c;
}

struct hdl *ccu_complete(struct hdl_design *d, const struct sizes *z)
{
    struct hdl *h = hdl_module(d, "ccu_complete", "When an instruction is complete.");
    struct complete c = ports(h, z);
    sig held = hdl_reg_zero(h, "held", 1, "complete in this cycle");
    hdl_assign(c.cand, held);
    sig hits = hdl_none(c.reads);
    if (z->early_reads) {
        hdl_rule(h, "CCU-F3", "So is the only read of a new instruction that is stolen.");
        hits = hdl_or(hits, hdl_and(c.s_next, hdl_at_most_one(c.reads)));
    }
    hdl_rule(h, "CCU-F1", "An operand that arrives counts.");
    hdl_rule(h, "CCU-F3", "It is known from its announcement: the last, if one entry is open.");
    sig last = hdl_and(c.s_next, hdl_at_most_one(c.open));
    if (c.imov) {
        hdl_rule(h, "CCU-M3", "An Indirect-MOV only when its number was looked at.");
        hits = hdl_and(hits, hdl_not(c.imov));
        last = hdl_or(hdl_and(last, c.looked), c.now);
    }
    last = hdl_wire(h, "last_one_comes", last);
    hdl_when(c.alloc) hdl_next(held, hits);
    hdl_else_when(h, c.take) hdl_next(held, hdl_zero(h, 1));
    hdl_else_when(h, last) hdl_next(held, hdl_ones(h, 1));
    return h;
}
