/* The Indirect-MOV in a collector: its registers, and what becomes of them. */
#include "gen/blocks/core/second_read.h"

void second_registers(struct hdl *h, const struct sizes *z, unsigned r0cs,
                      const struct second_given *g, struct second_held *q)
{
    q->is = hdl_reg(h, "imov", 1, NULL, "the instruction is an Indirect-MOV");
    q->sent = hdl_reg(h, "sent", 1, NULL, "its number was looked at");
    q->zero = hdl_reg(h, "zero", 1, NULL, "it names nothing: slot 0 reads as zero");
    q->oob = hdl_reg(h, "oob", 1, NULL, "since the warp has fewer registers");
    struct rename_given *c = &q->cons;
    c->r0cs = r0cs;
    c->base = hdl_reg(h, "base", z->physw, NULL, "first register of the warp");
    c->k = hdl_reg(h, "bound", z->boundw, NULL, "how many it has");
    if (g->off) {
        c->off = hdl_reg(h, "off", z->physw, NULL, "its frame, less the first renamed number");
        c->lim = hdl_reg(h, "lim", LIMW, NULL, "the first number behind its frame");
    }
    if (g->offw) {
        c->offw = hdl_reg(h, "offw", z->physw, NULL, "one round of the stack before");
        c->wrx = hdl_reg(h, "wrx", LIMW, NULL, "the first number behind the end of the stack");
    }
}

sig second_is_known(const struct second_held *q)
{
    return hdl_or(hdl_not(q->is), q->sent);
}

void second_next(struct hdl *h, const char *block, sig alloc, const struct second_given *g,
                 const struct second_look *l, const struct second_held *q)
{
    hdl_rule(h, hdl_fmt(h, "%s-M1", block), "With an Indirect-MOV come its warp's registers.");
    hdl_when(alloc)
    {
        hdl_next(q->is, g->is);
        hdl_next(q->cons.base, g->base);
        hdl_next(q->cons.k, g->bound);
        if (g->off) {
            hdl_next(q->cons.off, g->off);
            hdl_next(q->cons.lim, g->lim);
        }
        if (g->offw) {
            hdl_next(q->cons.offw, g->offw);
            hdl_next(q->cons.wrx, g->wrx);
        }
        hdl_next(q->sent, hdl_zero(h, 1));
        hdl_next(q->zero, hdl_zero(h, 1));
        hdl_next(q->oob, hdl_zero(h, 1));
    }
    hdl_else_when(h, l->decides)
    {
        hdl_next(q->sent, hdl_ones(h, 1));
        hdl_next(q->zero, l->nothing);
        hdl_next(q->oob, l->outside);
        if (l->writes) {
            hdl_rule(h, hdl_fmt(h, "%s-M7", block),
                     "The place that was found takes that of the base.");
            hdl_next(q->cons.base, l->at);
        }
    }
}
