/* bank_arbiter: pending bits per collector slot and an order matrix over the collectors in place of
 * queues. A collector is pushed only when it is free, and read again for only when nothing of it is
 * queued, so all its requests have one age, and the head of a bank's queue is the lowest slot of
 * the oldest collector that wants the bank. c: collector, k: slot, b: bank, s: scheduler, t: target
 * (an S port of a collector), i: write port. */
#include "gen/blocks/core/bank_arbiter.h"
#include "gen/blocks/props.h"

/* What is kept, and how it changes. */
struct queue {
    sig pend[MAX_COLLECTORS];
    sig phys[MAX_COLLECTORS][MAX_SLOTS];
    sig elder;                /* [c]: collectors that were allocated before c */
    sig pushed;               /* [s]: the collector that s pushes, one-hot */
    sig served;               /* [c]: slots granted now, without steals */
    sig stay[MAX_COLLECTORS]; /* slots that stay queued */
};

sig arb_later(const struct arb *a, const char *name, unsigned n, const char *outer,
              const char *inner)
{
    sig s = hdl_wire_later(a->h, name, n);
    return inner ? hdl_shape(s, outer, inner) : hdl_shape(s, outer);
}

/* The register lies in bank b. */
static sig in_bank(const struct arb *a, sig phys, unsigned b)
{
    return a->z.bankw ? hdl_eq_const(hdl_low(phys, a->z.bankw), b) : hdl_ones(a->h, 1);
}

static sig row_of(const struct arb *a, sig phys)
{
    return hdl_bits(phys, a->z.bankw, a->z.roww);
}

/* ---- state ---- */

/* Requests of collector c and scheduler s's push, if that is for c. */
static void collectors(const struct arb *a, struct queue *q)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned nc = z->ncu, ns = z->nsrc;
    hdl_each(h, "scheduler", s, "NSCHED") hdl_assign_item(
        q->pushed, s, hdl_gate(hdl_bit(a->io.push_valid, s), hdl_item(a->io.push_cu, s, nc)));
    hdl_each(h, "collector", c, "NCU")
    {
        sig pend = q->pend[c] =
            hdl_shape(hdl_reg_zero(h, "pend", ns, "slots whose operand is queued"), "NSRC");
        sig by[MAX_SCHEDULERS], want[MAX_SCHEDULERS];
        for (unsigned s = 0; s < z->nsched; s++) {
            by[s] = hdl_bit(q->pushed, s * nc + c);
            want[s] = arb_steal_left(a, s, hdl_item(a->io.push_src_valid, s, ns));
        }
        sig stay = q->stay[c] = hdl_shape(
            hdl_wire(h, "stay", hdl_and(pend, hdl_not(hdl_item(q->served, c, ns)))), "NSRC");
        sig again = NULL, queued = hdl_or(stay, hdl_and_or(z->nsched, by, want));
        if (a->io.again_valid) {
            hdl_rule(h, "BA-R1", "Slot 0 is queued again.");
            again = hdl_shape(hdl_wire(h, "again", hdl_extend(hdl_bit(a->io.again_valid, c), ns)),
                              "NSRC");
            if (ns > 1)
                hdl_uncovered(again, 1, ns - 1, "only slot 0 is read again");
            queued = hdl_or(queued, again);
        }
        hdl_rule(h, "BA-Q3", arb_steal_texts(a)->queued);
        hdl_next(pend, queued);
        sig push = hdl_wire(h, "push", hdl_any(hdl_pack(z->nsched, by)));
        hdl_each(h, "slot", k, "NSRC")
        {
            sig from[MAX_SCHEDULERS];
            for (unsigned s = 0; s < z->nsched; s++)
                from[s] = hdl_item(a->io.push_phys, s * ns + k, z->physw);
            sig phys = q->phys[c][k] =
                hdl_shape(hdl_reg(h, "phys", z->physw, NULL, "physical register"), "PHYSW");
            hdl_when(push) hdl_next(phys, hdl_and_or(z->nsched, by, from));
            if (again) {
                hdl_rule(h, "BA-R1", "With the register that it names now.");
                hdl_else_when(h, hdl_bit(again, k))
                    hdl_next(phys, hdl_item(a->io.again_phys, c, z->physw));
            }
        }
    }
}

/* The order of the collectors, one register for each pair. */
static void order(const struct arb *a, const struct queue *q)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned n = z->ncu;
    hdl_each(h, "order", i, "NCU")
    {
        hdl_assign_bits(a->io.older, i * n + i, hdl_zero(h, 1));
        hdl_assign_bits(q->elder, i * n + i, hdl_zero(h, 1));
        hdl_each_behind(h, "against", j, i, "NCU")
        {
            sig first = hdl_reg(h, "first", 1, hdl_ones(h, 1), "i was allocated before j");
            /* j is pushed by a higher scheduler than i. */
            sig lower = NULL, both = hdl_zero(h, 1), push_j = hdl_zero(h, 1);
            for (unsigned s = 0; s < z->nsched; s++) {
                sig mine = hdl_bit(q->pushed, s * n + i), other = hdl_bit(q->pushed, s * n + j);
                both = lower ? hdl_or(both, hdl_and(lower, other)) : both;
                lower = lower ? hdl_or(lower, mine) : mine;
                push_j = hdl_or(push_j, other);
            }
            hdl_rule(h, "BA-O1",
                     z->nsched > 1
                         ? "A push makes its collector the youngest; of two pushes the lower "
                           "scheduler's is the older."
                         : "A push makes its collector the youngest.");
            sig stays = first;
            if (a->io.again_valid) {
                hdl_rule(h, "BA-R2",
                         "So does a second read, which is older than the pushes of its "
                         "cycle; of two the lower collector's is the older.");
                stays = hdl_or(hdl_and(first, hdl_not(hdl_bit(a->io.again_valid, i))),
                               hdl_bit(a->io.again_valid, j));
            }
            hdl_next(first, hdl_mux(lower, both, hdl_or(stays, push_j)));
            hdl_assign_bits(a->io.older, i * n + j, first);
            hdl_assign_bits(a->io.older, j * n + i, hdl_not(first));
            hdl_assign_bits(q->elder, j * n + i, first);
            hdl_assign_bits(q->elder, i * n + j, hdl_not(first));
        }
    }
}

/* ---- a cycle ---- */

/* Which write port writes each bank. */
static void writes(const struct arb *a, struct grants *g)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig done[MAX_BANKS];
    g->unwritten = hdl_shape(hdl_wire_later(h, "unwritten", z->nbank), "NBANK");
    hdl_each(h, "writing", b, "NBANK")
    {
        sig asks = arb_later(a, "asks", z->wbw, "WBW", NULL);
        hdl_each(h, "here", i, "WBW")
            hdl_assign_bits(asks, i,
                            hdl_and(hdl_bit(a->io.wr_valid, i),
                                    in_bank(a, hdl_item(a->io.wr_phys, i, z->physw), b)));
        hdl_rule(h, "BA-W1", "Per bank the requesting write port with the lowest index.");
        done[b] = hdl_shape(hdl_wire(h, "by", hdl_first(asks)), "WBW");
        hdl_assign_item(a->io.wr_sel, b, done[b]);
        hdl_assign_bits(g->unwritten, b, hdl_none(done[b]));
    }
    hdl_assign(a->io.wr_ready, hdl_or_n(z->nbank, done));
}

/* Of `banks` those that can be read in this cycle; the rule stands at the next statement. */
static sig readable(const struct arb *a, const struct grants *g, sig banks)
{
    if (a->z.bank_1r1w) {
        hdl_rule(a->h, "BA-W3", "A bank that is written can be read: it has a port for each.");
        return banks;
    }
    hdl_rule(a->h, "BA-W2", "A bank that is written does no read.");
    return hdl_and(banks, g->unwritten);
}

/* The lowest of `wants`, one-hot. Where all heads are granted also its number, and then both name
 * the last slot where there is none: of use only with a head, they need not look at that slot. */
static sig lowest_of(const struct arb *a, sig wants, sig *number)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned last = z->nsrc - 1;
    *number = NULL;
    if (!a->all_heads)
        return hdl_first(wants);
    sig only[MAX_SLOTS] = {hdl_bit(wants, 0)};
    for (unsigned k = 1; k <= last; k++) {
        sig none = hdl_none(hdl_low(wants, k));
        only[k] = k < last ? hdl_and(hdl_bit(wants, k), none) : none;
    }
    *number = hdl_const(h, z->slotw, last);
    for (unsigned k = last; k-- > 0;)
        *number = hdl_mux(hdl_bit(wants, k), hdl_const(h, z->slotw, k), *number);
    *number = hdl_wire(h, "number", *number);
    return hdl_pack(z->nsrc, only);
}

/* The head of each bank's queue, and the row that it wants, known before the writes are. */
static void heads(const struct arb *a, const struct queue *q, struct grants *g)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned nb = z->nbank, nc = z->ncu, ns = z->nsrc;
    g->wanted = arb_later(a, "wanted", nb * nc, "NBANK", "NCU");
    if (!a->all_heads)
        g->ask = hdl_shape(hdl_wire_later(h, "ask", nc * ns * nb), "NCU", "NSRC", "NBANK");
    hdl_each(h, "of_bank", b, "NBANK")
    {
        sig *row = g->row[b];
        hdl_each(h, "of", c, "NCU")
        {
            sig slot[MAX_SLOTS], rows[MAX_SLOTS];
            sig wants = arb_later(a, "wants", ns, "NSRC", NULL);
            hdl_each(h, "here", k, "NSRC") hdl_assign_bits(
                wants, k, hdl_and(hdl_bit(q->pend[c], k), in_bank(a, q->phys[c][k], b)));
            sig lowest = g->lowest[b][c] =
                hdl_shape(hdl_wire(h, "lowest", lowest_of(a, wants, &g->number[b][c])), "NSRC");
            hdl_assign_bits(g->wanted, b * nc + c, hdl_any(wants));
            sig ahead = hdl_and(hdl_item(g->wanted, b, nc), hdl_item(q->elder, c, nc));
            hdl_rule(h, "BA-Q1", "First come first served: the oldest collector, its lowest slot.");
            hdl_rule(h, "BA-Q2", "Only the head of each queue is considered.");
            sig mine = g->first[b][c] =
                hdl_wire(h, "first", hdl_and(hdl_any(wants), hdl_none(ahead)));
            for (unsigned k = 0; k < ns; k++) {
                slot[k] = hdl_bit(lowest, k);
                rows[k] = row_of(a, q->phys[c][k]);
            }
            row[c] = hdl_wire(h, "row", hdl_and_or(ns, slot, rows));
            if (a->all_heads)
                continue;
            hdl_each(h, "asking", k, "NSRC")
                hdl_assign_bits(g->ask, (c * ns + k) * nb + b, hdl_and(hdl_bit(lowest, k), mine));
        }
        if (!a->all_heads)
            g->head_row[b] = hdl_wire(h, "head_row", hdl_and_or(nc, g->first[b], row));
    }
}

/* SPORTS = NSRC: every head whose bank can be read is granted, through the port of its slot. */
static void grant_own_ports(const struct arb *a, const struct queue *q, struct grants *g)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned nb = z->nbank;
    sig thief = arb_steal_thieves(a);
    hdl_each(h, "port", c, "NCU") hdl_each(h, "reads", k, "NSRC")
    {
        unsigned t = c * z->nsrc + k;
        sig from = hdl_wire(h, "from", readable(a, g, hdl_item(g->ask, t, nb)));
        hdl_assign_bits(q->served, t, hdl_any(from));
        hdl_assign_item(g->target, t, arb_steal_reads(a, thief, c, k, from));
    }
    sig some = hdl_shape(hdl_wire_later(h, "queued_for", nb), "NBANK");
    hdl_each(h, "queue", b, "NBANK")
        hdl_assign_bits(some, b, hdl_any(hdl_item(g->wanted, b, z->ncu)));
    arb_steal_apart(a);
    g->granted = hdl_shape(hdl_wire(h, "granted", readable(a, g, some)), "NBANK");
}

/* The j-th grant of a collector; takes it from the heads that are left. */
static sig scan(const struct arb *a, unsigned j, sig *left, sig upwards)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig port = j < z->nbank ? *left : hdl_zero(h, z->nbank);
    hdl_rule(h, "BA-S1", "Upwards from rr, at most SPORTS heads of one collector.");
    hdl_rule(h, "BA-S2", "The j-th grant of a collector uses its S port j.");
    if (upwards && j < z->nbank) {
        sig ahead = hdl_wire(h, hdl_fmt(h, "ahead_%u", j), hdl_and(*left, upwards));
        port = hdl_wire(h, hdl_fmt(h, "port_%u", j),
                        hdl_mux(hdl_any(ahead), hdl_first(ahead), hdl_first(*left)));
    }
    if (j + 1 < z->sports && j + 1 < z->nbank)
        *left = hdl_wire(h, hdl_fmt(h, "open_%u", j + 1), hdl_and(*left, hdl_not(port)));
    return port;
}

/* Every open head is granted, and the scan decides on nothing but its port: what is served follows
 * from the heads alone, and a slot is numbered by its bank, whichever port that has. */
static void grant_all(const struct arb *a, const struct queue *q, struct grants *g, unsigned c,
                      sig upwards, sig thief)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned nb = z->nbank;
    sig number[MAX_BANKS], *ports = g->head_of + c * z->sports, left = g->open[c];
    for (unsigned b = 0; b < nb; b++)
        number[b] = g->number[b][c];
    for (unsigned j = 0; j < z->sports; j++) {
        sig port = ports[j] = scan(a, j, &left, upwards);
        sig slot = hdl_select(port, hdl_pack(nb, number), z->slotw);
        sig stolen = j == 0 ? arb_steal_by_port(a, thief, c, &port) : NULL;
        hdl_assign_item(g->target, c * z->sports + j, port);
        hdl_assign_item(g->s_slot, c * z->sports + j,
                        stolen ? hdl_or(slot, hdl_encode(stolen)) : slot);
    }
    hdl_each(h, "serves", k, "NSRC")
    {
        sig lowest[MAX_BANKS];
        for (unsigned b = 0; b < nb; b++)
            lowest[b] = hdl_bit(g->lowest[b][c], k);
        hdl_assign_bits(q->served, c * z->nsrc + k, hdl_meets(g->open[c], hdl_pack(nb, lowest)));
    }
}

/* As many open heads are granted as there are ports: what is served is found behind the ports. */
static void grant_some(const struct arb *a, const struct queue *q, struct grants *g, unsigned c,
                       sig upwards, sig thief)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned nb = z->nbank, ns = z->nsrc;
    sig left = g->open[c], served = hdl_zero(h, ns);
    for (unsigned j = 0; j < z->sports; j++) {
        sig port = g->head_of[c * z->sports + j] = scan(a, j, &left, upwards);
        sig slot = arb_later(a, hdl_fmt(h, "slot_%u", j), ns, "NSRC", NULL);
        hdl_each(h, hdl_fmt(h, "asks_%u", j), k, "NSRC")
            hdl_assign_bits(slot, k, hdl_any(hdl_and(port, hdl_item(g->ask, c * ns + k, nb))));
        served = hdl_or(served, slot);
        sig stolen = j == 0 ? arb_steal_by_port(a, thief, c, &port) : NULL;
        hdl_assign_item(g->target, c * z->sports + j, port);
        hdl_assign_item(g->s_slot, c * z->sports + j,
                        hdl_encode(stolen ? hdl_or(slot, stolen) : slot));
    }
    hdl_assign_item(q->served, c, served);
}

/* SPORTS < NSRC: through each S port of a collector one of the heads that are left to it. */
static void grant_scanned(const struct arb *a, const struct queue *q, struct grants *g)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    unsigned nb = z->nbank;
    sig upwards = NULL;
    sig thief = arb_steal_thieves(a);
    if (z->bankw) {
        g->rr = hdl_reg_zero(h, "rr", z->bankw, "first bank of the scan");
        hdl_rule(h, "BA-S3", "The scan starts one bank further every cycle.");
        hdl_next(g->rr, hdl_inc(g->rr));
        upwards = hdl_wire(h, "upwards", hdl_upto(hdl_decode(g->rr, nb)));
        hdl_uncovered(upwards, nb - 1, 1, "the last bank is at or behind every start");
    }
    hdl_each(h, "scan", c, "NCU")
    {
        sig mine[MAX_BANKS];
        for (unsigned b = 0; b < nb; b++)
            mine[b] = g->first[b][c];
        g->open[c] = hdl_wire(h, "open", readable(a, g, hdl_pack(nb, mine)));
        if (a->all_heads)
            grant_all(a, q, g, c, upwards, thief);
        else
            grant_some(a, q, g, c, upwards, thief);
    }
    for (unsigned t = 0; t < z->nt && !thief; t++)
        g->head_of[t] = hdl_item(g->target, t, nb);
    arb_steal_apart(a);
    g->granted =
        hdl_shape(hdl_wire(h, "granted",
                           a->all_heads ? hdl_or_n(z->ncu, g->open) : hdl_or_n(z->nt, g->head_of)),
                  "NBANK");
}

/* The row that is read in bank b, zero if none is. */
static sig read_row(const struct arb *a, const struct grants *g, unsigned b)
{
    sig by[MAX_COLLECTORS];
    if (!a->all_heads)
        return hdl_gate(hdl_bit(g->granted, b), g->head_row[b]);
    for (unsigned c = 0; c < a->z.ncu; c++)
        by[c] = hdl_bit(g->open[c], b);
    return hdl_and_or(a->z.ncu, by, g->row[b]);
}

/* Accesses of the banks in this cycle. */
static void banks(const struct arb *a, const struct grants *g)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    hdl_each(h, "access", b, "NBANK")
    {
        sig sel[z->wbw], rows[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++) {
            sel[i] = hdl_bit(a->io.wr_sel, b * z->wbw + i);
            rows[i] = row_of(a, hdl_item(a->io.wr_phys, i, z->physw));
        }
        sig read = read_row(a, g, b);
        sig write = hdl_and_or(z->wbw, sel, rows);
        sig row = arb_steal_row(a, b, a->io.bank_wrow ? read : hdl_or(write, read));
        hdl_rule(h, "BA-G1", "A grant addresses its bank in the same cycle.");
        hdl_assign_item(a->io.bank_row, b, row);
        if (a->io.bank_wrow) {
            hdl_rule(h, "BA-W3", "A write addresses its own port.");
            hdl_assign_item(a->io.bank_wrow, b, write);
        }
        arb_steal_busy(a, g, b);
    }
    sig reads = arb_steal_read(a, g->granted);
    hdl_assign(a->io.bank_en, z->bank_1r1w ? reads : hdl_or(hdl_not(g->unwritten), reads));
    hdl_assign(a->io.bank_we, hdl_not(g->unwritten));
}

/* `s` RF_LAT cycles later; *next: one cycle less. */
static sig delayed(const struct arb *a, const char *name, sig s, sig *next)
{
    struct hdl *h = a->h;
    for (unsigned i = 1; i <= a->z.rf_lat; i++) {
        const char *when =
            i == 1 ? "grants of the last cycle" : hdl_fmt(h, "grants of %u cycles ago", i);
        *next = s;
        s = hdl_delay_zero(h, hdl_fmt(h, "%s_%u", name, i), s, when);
    }
    return s;
}

static void arrivals(const struct arb *a, const struct grants *g)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    hdl_rule(h, "BA-G1", "The operand is at its collector RF_LAT cycles after the grant.");
    sig next = NULL, next_slot = NULL;
    hdl_assign(a->io.rd_sel, delayed(a, "in_flight", g->target, &next));
    if (!a->own_port)
        hdl_assign(a->io.s_slot, delayed(a, "in_flight_slot", g->s_slot, &next_slot));
    hdl_each(h, "arrival", t, "NT")
    {
        hdl_assign_bits(a->io.s_valid, t, hdl_any(hdl_item(a->io.rd_sel, t, z->nbank)));
        if (a->io.next_valid) {
            hdl_rule(h, "BA-G2", "What arrives in the next cycle.");
            hdl_assign_bits(a->io.next_valid, t, hdl_any(hdl_item(next, t, z->nbank)));
        }
    }
    if (a->io.next_slot)
        hdl_assign(a->io.next_slot, next_slot);
}

sig bank_reads(const struct sizes *z, sig bank_en, sig bank_we)
{
    return z->bank_1r1w ? bank_en : hdl_and(bank_en, hdl_not(bank_we));
}

/* How many bits are set. All vectors are counted at the width of the longest: by one function. */
static sig ones(const struct arb *a, sig s)
{
    const struct sizes *z = &a->z;
    unsigned n = z->ncu * z->nsrc, others[] = {z->nsched * z->nsrc, z->nbank};
    for (unsigned i = 0; i < 2; i++)
        n = others[i] > n ? others[i] : n;
    return hdl_popcount(hdl_extend(s, n));
}

static void counters(const struct arb *a, const struct queue *q)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig asked[MAX_SCHEDULERS];
    for (unsigned s = 0; s < z->nsched; s++)
        asked[s] =
            hdl_gate(hdl_bit(a->io.push_valid, s), hdl_item(a->io.push_src_valid, s, z->nsrc));
    hdl_rule(h, "BA-C1", "requests = reads + queued, in every cycle.");
    sig requests = ones(a, hdl_pack(z->nsched, asked));
    if (a->io.again_valid)
        requests = hdl_add(requests, ones(a, a->io.again_valid));
    hdl_counter(h, "cnt_operand_requests", requests, arb_steal_texts(a)->requests);
    hdl_counter(h, "cnt_bank_reads", ones(a, bank_reads(z, a->io.bank_en, a->io.bank_we)),
                arb_steal_texts(a)->reads);
    hdl_counter(h, "cnt_bank_writes", ones(a, a->io.bank_we), "writes granted");
    hdl_counter(h, "cnt_steals", ones(a, arb_steal_stolen(a)), arb_steal_texts(a)->steals);
    hdl_counter(h, "cnt_conflict_cycles", ones(a, hdl_pack(z->ncu, q->stay)),
                "per cycle, the queued reads that are not granted in it");
}

/* ---- the block ---- */

static void properties(const struct arb *a, const struct queue *q, const struct grants *g)
{
    const struct sizes *z = &a->z;
    sig served[MAX_COLLECTORS], phys[MAX_COLLECTORS * MAX_SLOTS], head[MAX_BANKS],
        target[MAX_COLLECTORS * MAX_SLOTS];
    for (unsigned c = 0; c < z->ncu; c++) {
        served[c] = hdl_item(q->served, c, z->nsrc);
        for (unsigned k = 0; k < z->nsrc; k++)
            phys[c * z->nsrc + k] = q->phys[c][k];
    }
    for (unsigned b = 0; b < z->nbank; b++)
        head[b] = hdl_pack(z->ncu, g->first[b]);
    for (unsigned t = 0; t < z->nt; t++)
        target[t] =
            a->io.steal_valid && g->head_of[t] ? g->head_of[t] : hdl_item(g->target, t, z->nbank);
    props_bank_arbiter(a->h, z,
                       &(struct bank_inside){.ports = &a->io,
                                             .rr = g->rr,
                                             .pend = q->pend,
                                             .served = served,
                                             .phys = phys,
                                             .head = head,
                                             .target = target});
}

struct hdl *block_bank_arbiter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "bank_arbiter");
    if (h)
        return h;
    struct arb a = {.z = params_sizes(p)};
    const struct sizes *z = &a.z;
    a.own_port = z->sports == z->nsrc;
    a.all_heads = !a.own_port && z->sports >= z->nbank;
    a.h = h = hdl_module(d, "bank_arbiter", "Per-bank queues, write priority, S ports.");
    sizes_of(bank_arbiter, h, p);
    hdl_note(h, "Latency",
             hdl_fmt(h, "push to grant at least 1 cycle; grant to S port %u", z->rf_lat));
    ports_of(bank_arbiter, h, p, &a.io);
    shape_ports(bank_arbiter, p, &a.io);
    struct queue q = {.elder = arb_later(&a, "elder", z->ncu * z->ncu, "NCU", "NCU"),
                      .pushed = arb_later(&a, "pushed", z->nsched * z->ncu, "NSCHED", "NCU"),
                      .served = arb_later(&a, "served", z->ncu * z->nsrc, "NCU", "NSRC")};
    hdl_uncovered_diagonal(a.io.older, z->ncu, "no collector is older than itself");
    hdl_uncovered_diagonal(q.elder, z->ncu, "no collector is older than itself");
    struct grants g = {.target = arb_later(&a, "target", z->nt * z->nbank, "NT", "NBANK")};
    if (!a.own_port)
        g.s_slot = hdl_wire_later(h, "target_slot", z->nt * z->slotw);
    hdl_group(h, "Requests");
    collectors(&a, &q);
    hdl_group(h, "Order of the collectors");
    order(&a, &q);
    hdl_group(h, "Writes");
    writes(&a, &g);
    hdl_group(h, "Heads of the queues");
    heads(&a, &q, &g);
    hdl_group(h, "Grants");
    if (a.own_port)
        grant_own_ports(&a, &q, &g);
    else
        grant_scanned(&a, &q, &g);
    banks(&a, &g);
    hdl_group(h, "Grants in flight");
    arrivals(&a, &g);
    properties(&a, &q, &g);
    counters(&a, &q);
    return h;
}
