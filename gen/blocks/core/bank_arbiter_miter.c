/* bank_arbiter_miter: two bank arbiters that are asked for the same, while different operands are
 * stolen; `prove` runs it (ST-X1). No part of a package. */
#include "contract/core/bank_arbiter.h"
#include "gen/blocks/blocks.h"

/* One copy. */
struct copy {
    struct hdl_inst *inst;
    sig stolen, valid, sched, slot; /* its steals */
    sig gone[3];                    /* [target][bank]: stolen so many cycles ago */
};

/* What the copies share. */
struct shared {
    struct hdl *h;
    struct sizes z;
    sig push_valid, push_cu, push_phys, wr_valid, wr_phys;
    sig again_valid, again_phys; /* NULL: nothing is read twice */
};

static sig steal_input(const struct shared *m, const char *port, const char *copy, hdl_width w)
{
    return hdl_input(m->h, hdl_fmt(m->h, "%s_%s", port, copy), w, "as of bank_arbiter");
}

static void make_copy(const struct shared *m, struct hdl *arbiter, const char *name, sig queue,
                      struct copy *c, sig row)
{
    struct hdl *h = m->h;
    c->inst = hdl_inst(h, hdl_fmt(h, "u_%s", name), arbiter);
    hdl_bind(c->inst, PORT(bank_arbiter, push_valid), m->push_valid);
    hdl_bind(c->inst, PORT(bank_arbiter, push_cu), m->push_cu);
    hdl_bind(c->inst, PORT(bank_arbiter, push_src_valid), hdl_or(queue, c->stolen));
    hdl_bind(c->inst, PORT(bank_arbiter, push_phys), m->push_phys);
    hdl_bind(c->inst, PORT(bank_arbiter, push_stolen), c->stolen);
    if (m->again_valid) {
        hdl_bind(c->inst, PORT(bank_arbiter, again_valid), m->again_valid);
        hdl_bind(c->inst, PORT(bank_arbiter, again_phys), m->again_phys);
    }
    hdl_bind(c->inst, PORT(bank_arbiter, wr_valid), m->wr_valid);
    hdl_bind(c->inst, PORT(bank_arbiter, wr_phys), m->wr_phys);
    hdl_bind(c->inst, PORT(bank_arbiter, steal_valid), c->valid);
    hdl_bind(c->inst, PORT(bank_arbiter, steal_row), row);
    hdl_bind(c->inst, PORT(bank_arbiter, steal_sched), c->sched);
    hdl_bind(c->inst, PORT(bank_arbiter, steal_slot), c->slot);
}

/* Steals, until they arrive. */
static void follow_steals(const struct shared *m, struct copy *c, const char *name)
{
    const struct sizes *z = &m->z;
    sig to[z->nt * z->nbank];
    for (unsigned i = 0; i < z->nt * z->nbank; i++) {
        unsigned t = i / z->nbank, b = i % z->nbank;
        sig by[z->nsched];
        for (unsigned s = 0; s < z->nsched; s++)
            by[s] = hdl_and(hdl_bit(c->sched, b * z->nsched + s),
                            hdl_bit(m->push_cu, s * z->ncu + t / z->sports));
        sig port = z->sports == z->nsrc ? hdl_bit(c->slot, b * z->nsrc + t % z->nsrc)
                   : t % z->sports      ? hdl_zero(m->h, 1)
                                        : hdl_any(hdl_item(c->slot, b, z->nsrc)); /* BA-E2 */
        to[i] = hdl_and(port, hdl_or_n(z->nsched, by));
    }
    c->gone[0] = hdl_pack(z->nt * z->nbank, to);
    for (unsigned i = 1; i <= z->rf_lat; i++) {
        c->gone[i] = hdl_reg(m->h, hdl_fmt(m->h, "f_stolen_%s_%u", name, i), z->nt * z->nbank,
                             hdl_zero(m->h, z->nt * z->nbank),
                             i == 1 ? "in the last cycle" : hdl_fmt(m->h, "%u cycles ago", i));
        hdl_next(c->gone[i], c->gone[i - 1]);
    }
}

static void same(const struct shared *m, const char *text, sig a, sig b)
{
    hdl_rule(m->h, "ST-X1", text);
    hdl_assert(m->h, "ST-X1", hdl_eq(a, b));
}

static void same_port(const struct shared *m, const char *text, const struct copy *c,
                      const char *port)
{
    same(m, text, hdl_get(c[0].inst, port), hdl_get(c[1].inst, port));
}

/* The queues of the copies, and what they do for them. */
static void compare(const struct shared *m, const struct copy *c)
{
    const struct sizes *z = &m->z;
    struct hdl *h = m->h;
    same_port(m, "The same writes are accepted.", c, PORT(bank_arbiter, wr_ready));
    same_port(m, "The same write ports write.", c, PORT(bank_arbiter, wr_sel));
    same_port(m, "The same banks are written.", c, PORT(bank_arbiter, bank_we));
    same_port(m, "The same banks are busy.", c, PORT(bank_arbiter, bank_busy));
    same_port(m, "The order of the collectors is the same.", c, PORT(bank_arbiter, older));
    sig normal[2], row[2], comes[2];
    for (unsigned k = 0; k < 2; k++) {
        sig rows[z->nbank];
        normal[k] = hdl_and(hdl_get(c[k].inst, PORT(bank_arbiter, bank_en)), hdl_not(c[k].valid));
        for (unsigned b = 0; b < z->nbank && z->roww; b++)
            rows[b] = hdl_gate(
                hdl_bit(normal[k], b),
                hdl_bits(hdl_get(c[k].inst, PORT(bank_arbiter, bank_row)), b * z->roww, z->roww));
        row[k] = z->roww ? hdl_pack(z->nbank, rows) : NULL;
        comes[k] =
            hdl_and(hdl_get(c[k].inst, PORT(bank_arbiter, rd_sel)), hdl_not(c[k].gone[z->rf_lat]));
    }
    same(m, "The same banks are accessed, steals apart.", normal[0], normal[1]);
    if (z->roww)
        same(m, "In the same rows.", row[0], row[1]);
    same(m, "The same operands arrive, steals apart.", comes[0], comes[1]);
    for (unsigned u = 0; u < z->ncu; u++) {
        sig pend[2];
        for (unsigned k = 0; k < 2; k++)
            pend[k] = hdl_inside(c[k].inst, 0, hdl_fmt(h, "collector[%u].pend", u));
        same(m, "The same operands are queued: a grant is the same in the same cycle.", pend[0],
             pend[1]);
        for (unsigned s = 0; s < z->nsrc; s++) {
            sig phys[2];
            for (unsigned k = 0; k < 2; k++)
                phys[k] = hdl_gate(
                    hdl_bit(pend[k], s),
                    hdl_inside(c[k].inst, 0, hdl_fmt(h, "collector[%u].slot[%u].phys", u, s)));
            same(m, "Invariant: with the same registers.", phys[0], phys[1]);
        }
    }
    if (z->sports < z->nsrc && z->bankw) {
        hdl_rule(h, "ST-X1", "Invariant: the scans start at the same bank.");
        hdl_assert(h, "ST-X1",
                   hdl_eq(hdl_inside(c[0].inst, 0, "rr"), hdl_inside(c[1].inst, 0, "rr")));
    }
    for (unsigned t = 1; t <= z->rf_lat; t++) {
        sig flies[2];
        for (unsigned k = 0; k < 2; k++)
            flies[k] = hdl_and(hdl_inside(c[k].inst, 0, hdl_fmt(h, "in_flight_%u", t)),
                               hdl_not(c[k].gone[t]));
        same(m, "Invariant: the same operands are in flight, steals apart.", flies[0], flies[1]);
    }
}

struct hdl *block_bank_arbiter_miter(struct hdl_design *d, const struct params *p)
{
    struct shared m = {.z = params_sizes(p)};
    const struct sizes *z = &m.z;
    unsigned nop = z->nsched * z->nsrc;
    struct hdl *arbiter = block_bank_arbiter(d, p);
    struct hdl *h = m.h = hdl_module(d, "bank_arbiter_miter", "Two bank arbiters side by side.");
    m.push_valid = hdl_input(h, "push_valid", z->nsched, "scheduler s allocates a collector");
    m.push_cu = hdl_input(h, "push_cu", z->nsched * z->ncu, "[s] that collector, one-hot");
    sig want = hdl_input(h, "push_queue", nop, "[s] operands to be queued unless stolen");
    m.push_phys = hdl_input(h, "push_phys", nop * z->physw, "[s][k] their physical registers");
    if (z->second_read) {
        m.again_valid = hdl_input(h, "again_valid", z->ncu, "slot 0 of collector c is read again");
        m.again_phys = hdl_input(h, "again_phys", z->ncu * z->physw, "[c] the register");
    }
    m.wr_valid = hdl_input(h, "wr_valid", z->wbw, "write request of port i");
    m.wr_phys = hdl_input(h, "wr_phys", z->wbw * z->physw, "its register");
    static const char *const names[] = {"a", "b"};
    struct copy c[2];
    sig row[2];
    for (unsigned k = 0; k < 2; k++) {
        c[k].stolen = steal_input(&m, PORT(bank_arbiter, push_stolen), names[k], nop);
        c[k].valid = steal_input(&m, PORT(bank_arbiter, steal_valid), names[k], z->nbank);
        row[k] = steal_input(&m, PORT(bank_arbiter, steal_row), names[k], z->nbank * z->roww);
        c[k].sched =
            steal_input(&m, PORT(bank_arbiter, steal_sched), names[k], z->nbank * z->nsched);
        c[k].slot = steal_input(&m, PORT(bank_arbiter, steal_slot), names[k], z->nbank * z->nsrc);
    }
    hdl_comment(h, "Both queue the same; each one is told of its own steals besides.");
    sig queue = hdl_wire(h, "queue", hdl_and(want, hdl_not(hdl_or(c[0].stolen, c[1].stolen))));
    for (unsigned k = 0; k < 2; k++)
        make_copy(&m, arbiter, names[k], queue, &c[k], row[k]);
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(arbiter, i, &port); i++)
        for (unsigned k = 0; k < 2 && port.output && !port.counter; k++)
            hdl_unused(hdl_get(c[k].inst, port.name)); /* but by the properties */
    hdl_ifdef(h, "WARPSMITH_FORMAL");
    for (unsigned k = 0; k < 2; k++)
        follow_steals(&m, &c[k], names[k]);
    compare(&m, c);
    hdl_endif(h);
    return h;
}
