/* bank_arbiter: pending bits per collector slot and an order matrix over the collectors in place of
 * queues. A collector is pushed only when it is free, so all its requests have one age, and the
 * head of a bank's queue is the lowest slot of the oldest collector that wants the bank. */
#include "gen/blocks/blocks.h"
#include "gen/blocks/props.h"

/* What the parts of the block share. c: collector, k: slot, b: bank, s: scheduler, t: target. */
struct arb {
    struct hdl *h;
    struct sizes z;
    bool own_port; /* SPORTS = NSRC: port = slot */
    sig push_valid, push_cu, push_src, push_phys, push_stolen;
    sig wr_valid, wr_phys;
    sig steal_valid, steal_row, steal_sched, steal_slot;
    sig *pend;     /* [c], NSRC bits */
    sig *phys;     /* [c*NSRC + k] */
    sig *bank;     /* [c*NSRC + k]: its bank, one-hot */
    sig *before;   /* [i]: bit j-i-1: collector i was allocated before j > i */
    sig *write;    /* [b]: one-hot write port */
    sig *wanted;   /* [b]: collectors that want b */
    sig *head;     /* [b]: collector of the head, one-hot */
    sig *slot;     /* [b*NCU + c]: lowest slot of c that wants b, one-hot */
    sig unwritten; /* banks without a write */
    sig granted;   /* banks whose head is granted */
    sig *target;   /* [t]: banks that are read for t now */
    sig *gone;     /* [c]: slots granted now */
    sig *pushed;   /* [s]: collector pushed by s, one-hot */
    sig rr;        /* SPORTS < NSRC, several banks: first bank of the scan */
};

static sig older(const struct arb *a, unsigned i, unsigned j)
{
    return i < j ? hdl_bit(a->before[i], j - i - 1) : hdl_not(hdl_bit(a->before[j], i - j - 1));
}

static sig row_of(const struct arb *a, sig phys)
{
    return hdl_bits(phys, a->z.bankw, a->z.roww);
}

static sig bank_of(const struct arb *a, sig phys)
{
    return a->z.bankw ? hdl_decode(hdl_low(phys, a->z.bankw), a->z.nbank) : hdl_ones(a->h, 1);
}

static void state(struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    for (unsigned c = 0; c < z->ncu; c++) {
        a->pend[c] = hdl_reg(h, hdl_fmt(h, "pend_%u", c), z->nsrc, hdl_zero(h, z->nsrc),
                             "slots whose operand is queued");
        for (unsigned k = 0; k < z->nsrc; k++) {
            unsigned i = c * z->nsrc + k;
            a->phys[i] =
                hdl_reg(h, hdl_fmt(h, "phys_%u_%u", c, k), z->physw, NULL, "physical register");
            a->bank[i] = hdl_wire(h, hdl_fmt(h, "bank_%u_%u", c, k), bank_of(a, a->phys[i]));
        }
        if (c + 1 < z->ncu)
            a->before[c] =
                hdl_reg(h, hdl_fmt(h, "before_%u", c), z->ncu - 1 - c, hdl_ones(h, z->ncu - 1 - c),
                        hdl_fmt(h, "bit j: collector %u was allocated before %u+j", c, c + 1));
    }
}

/* Which write port writes each bank. */
static void writes(struct arb *a, sig wr_ready, sig wr_sel)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig to[z->wbw], done[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++)
        to[i] = hdl_wire(h, hdl_fmt(h, "wr_bank_%u", i),
                         hdl_gate(hdl_bit(a->wr_valid, i),
                                  bank_of(a, hdl_bits(a->wr_phys, i * z->physw, z->physw))));
    for (unsigned b = 0; b < z->nbank; b++) {
        sig req[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++)
            req[i] = hdl_bit(to[i], b);
        if (b == 0)
            hdl_rule(h, "BA-W1", "Per bank the requesting write port with the lowest index.");
        a->write[b] = hdl_wire(h, hdl_fmt(h, "write_%u", b), hdl_first(hdl_pack(z->wbw, req)));
    }
    for (unsigned i = 0; i < z->wbw; i++) {
        sig in[z->nbank];
        for (unsigned b = 0; b < z->nbank; b++)
            in[b] = hdl_bit(a->write[b], i);
        done[i] = hdl_any(hdl_pack(z->nbank, in));
    }
    sig idle[z->nbank];
    for (unsigned b = 0; b < z->nbank; b++)
        idle[b] = hdl_none(a->write[b]);
    a->unwritten = hdl_wire(h, "unwritten", hdl_pack(z->nbank, idle));
    hdl_assign(wr_ready, hdl_pack(z->wbw, done));
    hdl_assign(wr_sel, hdl_pack(z->nbank, a->write));
}

/* The head of each bank's queue. */
static void heads(struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    for (unsigned b = 0; b < z->nbank; b++) {
        sig some[z->ncu], first[z->ncu];
        for (unsigned c = 0; c < z->ncu; c++) {
            sig in[z->nsrc];
            for (unsigned k = 0; k < z->nsrc; k++)
                in[k] = hdl_bit(a->bank[c * z->nsrc + k], b);
            sig w = hdl_wire(h, hdl_fmt(h, "queued_%u_%u", b, c),
                             hdl_and(a->pend[c], hdl_pack(z->nsrc, in)));
            a->slot[b * z->ncu + c] =
                z->nsrc == 1 ? w : hdl_wire(h, hdl_fmt(h, "slot_%u_%u", b, c), hdl_first(w));
            some[c] = hdl_any(w);
        }
        a->wanted[b] = hdl_wire(h, hdl_fmt(h, "wanted_%u", b), hdl_pack(z->ncu, some));
        for (unsigned c = 0; c < z->ncu; c++) {
            sig by[z->ncu];
            unsigned n = 0;
            for (unsigned i = 0; i < z->ncu; i++)
                if (i != c)
                    by[n++] = hdl_and(hdl_bit(a->wanted[b], i), older(a, i, c));
            first[c] = hdl_bit(a->wanted[b], c);
            if (n)
                first[c] = hdl_and(first[c], hdl_none(hdl_pack(n, by)));
        }
        if (b == 0) {
            hdl_rule(h, "BA-Q1", "First come first served: the oldest collector, its lowest slot.");
            hdl_rule(h, "BA-Q2", "Only the head of each queue is considered.");
        }
        a->head[b] = hdl_wire(h, hdl_fmt(h, "head_%u", b), hdl_pack(z->ncu, first));
    }
}

/* s_port[c*SPORTS + j]: banks whose head is granted through port j of collector c (SPORTS < NSRC).
 */
static void scan(struct arb *a, sig *s_port)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig upwards = NULL;
    if (z->bankw) {
        a->rr = hdl_reg(h, "rr", z->bankw, hdl_zero(h, z->bankw), "first bank of the scan");
        hdl_rule(h, "BA-S3", "The scan starts one bank further every cycle.");
        hdl_next(a->rr, hdl_inc(a->rr));
        upwards = hdl_wire(h, "upwards", hdl_upto(hdl_decode(a->rr, z->nbank)));
        hdl_uncovered(upwards, z->nbank - 1, 1, "the last bank is at or behind every start");
    }
    for (unsigned c = 0; c < z->ncu; c++) {
        sig in[z->nbank];
        for (unsigned b = 0; b < z->nbank; b++)
            in[b] = hdl_bit(a->head[b], c);
        sig left =
            hdl_wire(h, hdl_fmt(h, "open_%u_0", c), hdl_and(hdl_pack(z->nbank, in), a->unwritten));
        for (unsigned j = 0; j < z->sports; j++) {
            sig *port = &s_port[c * z->sports + j];
            if (j >= z->nbank) {
                *port = hdl_zero(h, z->nbank);
                continue;
            }
            if (c == 0 && j == 0) {
                hdl_rule(h, "BA-S1", "Upwards from rr, at most SPORTS heads of one collector.");
                hdl_rule(h, "BA-S2", "The j-th grant of a collector uses its S port j.");
            }
            *port = left;
            if (upwards) {
                sig ahead = hdl_wire(h, hdl_fmt(h, "ahead_%u_%u", c, j), hdl_and(left, upwards));
                *port = hdl_wire(h, hdl_fmt(h, "port_%u_%u", c, j),
                                 hdl_mux(hdl_any(ahead), hdl_first(ahead), hdl_first(left)));
            }
            if (j + 1 < z->sports && j + 1 < z->nbank)
                left =
                    hdl_wire(h, hdl_fmt(h, "open_%u_%u", c, j + 1), hdl_and(left, hdl_not(*port)));
        }
    }
}

/* Banks of which `vec` (one signal per bank) has bit i: one bit per bank. */
static sig column(const struct arb *a, const sig *vec, unsigned i)
{
    sig bit[a->z.nbank];
    for (unsigned b = 0; b < a->z.nbank; b++)
        bit[b] = hdl_bit(vec[b], i);
    return hdl_pack(a->z.nbank, bit);
}

/* Banks in which slot k is the lowest one that collector c has queued. */
static sig slot_banks(const struct arb *a, unsigned c, unsigned k)
{
    sig bit[a->z.nbank];
    for (unsigned b = 0; b < a->z.nbank; b++)
        bit[b] = hdl_bit(a->slot[b * a->z.ncu + c], k);
    return hdl_pack(a->z.nbank, bit);
}

/* Banks from which a steal reads operand k for collector c; `thief`: per bank, whose it is. */
static sig stolen_banks(const struct arb *a, const sig *thief, unsigned c, unsigned k)
{
    sig slot[a->z.nbank];
    for (unsigned b = 0; b < a->z.nbank; b++)
        slot[b] = hdl_bit(a->steal_slot, b * a->z.nsrc + k);
    return hdl_and(column(a, thief, c), hdl_pack(a->z.nbank, slot));
}

/* Collectors that steals read for: [b] one-hot. */
static void thieves(const struct arb *a, sig *thief)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    for (unsigned b = 0; b < z->nbank; b++) {
        sig mine[z->nsched];
        for (unsigned s = 0; s < z->nsched; s++)
            mine[s] = hdl_gate(hdl_bit(a->steal_sched, b * z->nsched + s),
                               hdl_bits(a->push_cu, s * z->ncu, z->ncu));
        if (b == 0)
            hdl_rule(h, "BA-E1", "A stolen operand goes to the collector that is pushed now.");
        thief[b] = hdl_wire(h, hdl_fmt(h, "stolen_for_%u", b), hdl_or_n(z->nsched, mine));
    }
}

/* SPORTS = NSRC: every head whose bank is not written is granted, through the port of its slot. */
static void grant_own_ports(struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig thief[z->nbank], some[z->nbank];
    if (z->steal)
        thieves(a, thief);
    hdl_rule(h, "BA-W2", "A bank that is written does no read.");
    for (unsigned c = 0; c < z->ncu; c++) {
        sig served[z->nsrc], first = hdl_wire(h, hdl_fmt(h, "first_%u", c), column(a, a->head, c));
        for (unsigned k = 0; k < z->nsrc; k++) {
            sig ask =
                hdl_wire(h, hdl_fmt(h, "ask_%u_%u", c, k), hdl_and(first, slot_banks(a, c, k)));
            sig to = hdl_wire(h, hdl_fmt(h, "to_%u_%u", c, k), hdl_and(ask, a->unwritten));
            served[k] = hdl_any(to);
            a->target[c * z->nsrc + k] = z->steal ? hdl_or(to, stolen_banks(a, thief, c, k)) : to;
        }
        a->gone[c] = hdl_wire(h, hdl_fmt(h, "served_%u", c), hdl_pack(z->nsrc, served));
    }
    for (unsigned b = 0; b < z->nbank; b++)
        some[b] = hdl_any(a->wanted[b]);
    if (z->steal)
        hdl_rule(h, "ST-X1", "Nothing of steals is in the normal grants.");
    a->granted = hdl_wire(h, "granted", hdl_and(hdl_pack(z->nbank, some), a->unwritten));
}

/* SPORTS < NSRC. s_slot[t]: slot, binary. */
static void grant_scanned(struct arb *a, sig *s_slot)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    scan(a, a->target);
    a->granted = hdl_wire(h, "granted", hdl_or_n(z->nt, a->target));
    for (unsigned c = 0; c < z->ncu; c++) {
        const sig *port = &a->target[c * z->sports];
        sig served[z->nsrc], mine = hdl_or_n(z->sports, port);
        for (unsigned k = 0; k < z->nsrc; k++)
            served[k] = hdl_any(hdl_and(mine, slot_banks(a, c, k)));
        a->gone[c] = hdl_wire(h, hdl_fmt(h, "served_%u", c), hdl_pack(z->nsrc, served));
        for (unsigned j = 0; j < z->sports; j++) {
            sig from[z->nbank], slots[z->nbank];
            for (unsigned b = 0; b < z->nbank; b++) {
                from[b] = hdl_bit(port[j], b);
                slots[b] = a->slot[b * z->ncu + c];
            }
            s_slot[c * z->sports + j] = hdl_encode(hdl_and_or(z->nbank, from, slots));
        }
    }
}

/* Row of the head of bank b's queue, zero if it is empty. Known before the writes are. */
static sig head_row(const struct arb *a, unsigned b)
{
    const struct sizes *z = &a->z;
    sig sel[z->ncu], from[z->ncu];
    for (unsigned c = 0; c < z->ncu; c++) {
        sig slot[z->nsrc], rows[z->nsrc];
        for (unsigned k = 0; k < z->nsrc; k++) {
            slot[k] = hdl_bit(a->slot[b * z->ncu + c], k);
            rows[k] = row_of(a, a->phys[c * z->nsrc + k]);
        }
        sel[c] = hdl_bit(a->head[b], c);
        from[c] = hdl_and_or(z->nsrc, slot, rows);
    }
    return hdl_wire(a->h, hdl_fmt(a->h, "head_row_%u", b), hdl_and_or(z->ncu, sel, from));
}

/* Accesses of the banks in this cycle. */
static void banks(struct arb *a, sig bank_en, sig bank_we, sig bank_row)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig row[z->nbank], to[z->wbw];
    for (unsigned i = 0; i < z->wbw; i++)
        to[i] = row_of(a, hdl_bits(a->wr_phys, i * z->physw, z->physw));
    for (unsigned b = 0; b < z->nbank; b++) {
        sig sel[z->wbw];
        for (unsigned i = 0; i < z->wbw; i++)
            sel[i] = hdl_bit(a->write[b], i);
        row[b] =
            hdl_or(hdl_and_or(z->wbw, sel, to), hdl_gate(hdl_bit(a->granted, b), head_row(a, b)));
        if (z->steal)
            row[b] = hdl_or(row[b], hdl_bits(a->steal_row, b * z->roww, z->roww));
    }
    hdl_rule(h, "BA-G1", "A grant addresses its bank in the same cycle.");
    sig read = z->steal ? hdl_or(a->granted, a->steal_valid) : a->granted;
    hdl_assign(bank_en, hdl_or(hdl_not(a->unwritten), read));
    hdl_assign(bank_we, hdl_not(a->unwritten));
    hdl_assign(bank_row, hdl_pack(z->nbank, row));
}

/* `s` RF_LAT cycles later. */
static sig delayed(struct hdl *h, const char *name, sig s, unsigned latency)
{
    for (unsigned i = 1; i <= latency; i++) {
        sig q =
            hdl_reg(h, hdl_fmt(h, "%s_%u", name, i), hdl_width_of(s), hdl_zero(h, hdl_width_of(s)),
                    i == 1 ? "grants of the last cycle" : hdl_fmt(h, "grants of %u cycles ago", i));
        hdl_next(q, s);
        s = q;
    }
    return s;
}

static void arrivals(struct arb *a, sig *s_slot, sig rd_sel, sig s_valid, sig s_slot_out)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig valid[z->nt];
    hdl_rule(h, "BA-G1", "The operand is at its collector RF_LAT cycles after the grant.");
    hdl_assign(rd_sel, delayed(h, "in_flight", hdl_pack(z->nt, a->target), z->rf_lat));
    for (unsigned t = 0; t < z->nt; t++)
        valid[t] = hdl_any(hdl_bits(rd_sel, t * z->nbank, z->nbank));
    hdl_assign(s_valid, hdl_pack(z->nt, valid));
    if (!a->own_port)
        hdl_assign(s_slot_out, delayed(h, "in_flight_slot", hdl_pack(z->nt, s_slot), z->rf_lat));
}

/* Pushes: pending bits, registers and the order of the collectors. */
static void pushes(struct arb *a)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig want[z->nsched], lower = NULL, both[z->ncu];
    for (unsigned s = 0; s < z->nsched; s++) {
        a->pushed[s] =
            hdl_wire(h, hdl_fmt(h, "pushed_%u", s),
                     hdl_gate(hdl_bit(a->push_valid, s), hdl_bits(a->push_cu, s * z->ncu, z->ncu)));
        want[s] = hdl_bits(a->push_src, s * z->nsrc, z->nsrc);
        if (z->steal)
            want[s] = hdl_and(want[s], hdl_not(hdl_bits(a->push_stolen, s * z->nsrc, z->nsrc)));
    }
    sig any = hdl_wire(h, "pushed", hdl_or_n(z->nsched, a->pushed));
    for (unsigned c = 0; c < z->ncu; c++) {
        sig by[z->nsched];
        for (unsigned s = 0; s < z->nsched; s++)
            by[s] = hdl_bit(a->pushed[s], c);
        if (c == 0)
            hdl_rule(h, "BA-Q3", "Queued iff pushed, valid and not stolen in this cycle.");
        hdl_next(a->pend[c],
                 hdl_or(hdl_and(a->pend[c], hdl_not(a->gone[c])), hdl_and_or(z->nsched, by, want)));
        hdl_when(hdl_bit(any, c)) for (unsigned k = 0; k < z->nsrc; k++)
        {
            sig from[z->nsched];
            for (unsigned s = 0; s < z->nsched; s++)
                from[s] = hdl_bits(a->push_phys, (s * z->nsrc + k) * z->physw, z->physw);
            hdl_next(a->phys[c * z->nsrc + k], hdl_and_or(z->nsched, by, from));
        }
    }
    /* both[i]: collectors pushed now by a higher scheduler than i is. */
    for (unsigned i = 0; i + 1 < z->ncu; i++) {
        lower = NULL;
        both[i] = hdl_zero(h, z->ncu - 1 - i);
        for (unsigned s = 0; s < z->nsched; s++) {
            if (lower)
                both[i] =
                    hdl_or(both[i], hdl_gate(lower, hdl_bits(a->pushed[s], i + 1, z->ncu - 1 - i)));
            sig mine = hdl_bit(a->pushed[s], i);
            lower = lower ? hdl_or(lower, mine) : mine;
        }
        if (i == 0)
            hdl_rule(h, "BA-O1",
                     "A push makes its collector the youngest; of two pushes the lower "
                     "scheduler's is the older.");
        hdl_next(a->before[i], hdl_mux(hdl_bit(any, i), both[i],
                                       hdl_or(a->before[i], hdl_bits(any, i + 1, z->ncu - 1 - i))));
    }
}

static void order(struct arb *a, sig out)
{
    const struct sizes *z = &a->z;
    sig bit[z->ncu * z->ncu];
    for (unsigned i = 0; i < z->ncu; i++)
        for (unsigned j = 0; j < z->ncu; j++)
            bit[i * z->ncu + j] = i == j ? hdl_zero(a->h, 1) : older(a, i, j);
    hdl_assign(out, hdl_pack(z->ncu * z->ncu, bit));
}

static void busy_banks(struct arb *a, sig bank_busy)
{
    const struct sizes *z = &a->z;
    sig busy[z->nbank];
    for (unsigned b = 0; b < z->nbank; b++)
        busy[b] = hdl_or(hdl_any(a->write[b]), hdl_any(a->wanted[b]));
    hdl_rule(a->h, "BA-B1", "Busy iff a write or a queued read names the bank.");
    hdl_assign(bank_busy, hdl_pack(z->nbank, busy));
}

static void counters(struct arb *a, sig bank_en, sig bank_we)
{
    struct hdl *h = a->h;
    const struct sizes *z = &a->z;
    sig asked[z->nsched], stay[z->ncu];
    for (unsigned s = 0; s < z->nsched; s++)
        asked[s] = hdl_gate(hdl_bit(a->push_valid, s), hdl_bits(a->push_src, s * z->nsrc, z->nsrc));
    for (unsigned c = 0; c < z->ncu; c++)
        stay[c] = hdl_and(a->pend[c], hdl_not(a->gone[c]));
    hdl_rule(h, "BA-C1", "requests = reads + queued, in every cycle.");
    hdl_counter(h, "cnt_operand_requests", hdl_popcount(hdl_pack(z->nsched, asked)),
                "operands pushed, stolen ones included");
    hdl_counter(h, "cnt_bank_reads", hdl_popcount(hdl_and(bank_en, hdl_not(bank_we))),
                "reads granted, stolen ones included");
    hdl_counter(h, "cnt_bank_writes", hdl_popcount(bank_we), "writes granted");
    hdl_counter(h, "cnt_steals", z->steal ? hdl_popcount(a->steal_valid) : hdl_zero(h, 1),
                "stolen reads");
    hdl_counter(h, "cnt_conflict_cycles", hdl_popcount(hdl_pack(z->ncu, stay)),
                "per cycle, the queued reads that are not granted in it");
}

static void sizes_shown(struct hdl *h, const struct sizes *z)
{
    hdl_localparam(h, "NSCHED", z->nsched, "warp schedulers");
    hdl_localparam(h, "NCU", z->ncu, "collectors");
    hdl_localparam(h, "NSRC", z->nsrc, "operand slots");
    hdl_localparam(h, "SPORTS", z->sports, "S ports of a collector");
    hdl_localparam(h, "NBANK", z->nbank, "banks");
    hdl_localparam(h, "DEPTH", z->depth, "rows of a bank");
    hdl_localparam(h, "WBW", z->wbw, "write ports");
    hdl_localparam(h, "RF_LAT", z->rf_lat, "read latency");
    hdl_note(h, "Latency", "push to grant at least 1 cycle; grant to S port RF_LAT cycles");
}

struct hdl *block_bank_arbiter(struct hdl_design *d, const struct params *p)
{
    struct hdl *h = hdl_find(d, "bank_arbiter");
    if (h)
        return h;
    struct sizes z = params_sizes(p);
    unsigned nop = z.nsched * z.nsrc;
    h = hdl_module(d, "bank_arbiter", "Per-bank queues, write priority, S ports.");
    sizes_shown(h, &z);
    sig pend[z.ncu], phys[z.ncu * z.nsrc], bank[z.ncu * z.nsrc], before[z.ncu], write[z.nbank],
        wanted[z.nbank], head[z.nbank], slot[z.nbank * z.ncu], target[z.nt], gone[z.ncu],
        pushed[z.nsched], slots[z.nt];
    struct arb a = {.h = h,
                    .z = z,
                    .own_port = z.sports == z.nsrc,
                    .pend = pend,
                    .phys = phys,
                    .bank = bank,
                    .before = before,
                    .write = write,
                    .wanted = wanted,
                    .head = head,
                    .slot = slot,

                    .target = target,
                    .gone = gone,
                    .pushed = pushed};

    a.push_valid = hdl_input(h, "push_valid", z.nsched, "scheduler s allocates a collector");
    a.push_cu = hdl_input(h, "push_cu", z.nsched * z.ncu, "[s] that collector, one-hot");
    a.push_src = hdl_input(h, "push_src_valid", nop, "[s] operands to be read");
    a.push_phys = hdl_input(h, "push_phys", nop * z.physw, "[s][k] their physical registers");
    if (z.steal)
        a.push_stolen = hdl_input(h, "push_stolen", nop, "[s] operands stolen in this cycle");
    a.wr_valid = hdl_input(h, "wr_valid", z.wbw, "write request of port i");
    a.wr_phys = hdl_input(h, "wr_phys", z.wbw * z.physw, "its register");
    sig wr_ready = hdl_output(h, "wr_ready", z.wbw, "it is written in this cycle");
    sig bank_busy = NULL;
    if (z.steal) {
        bank_busy = hdl_output(h, "bank_busy", z.nbank, "a write or a queued read wants the bank");
        a.steal_valid = hdl_input(h, "steal_valid", z.nbank, "bank b is read by a steal");
        a.steal_row = hdl_input(h, "steal_row", z.nbank * z.roww, "[b] its row, or zero");
        a.steal_sched = hdl_input(h, "steal_sched", z.nbank * z.nsched,
                                  "[b] one-hot: whose push_cu gets the operand, or zero");
        a.steal_slot = hdl_input(h, "steal_slot", z.nbank * z.nsrc, "[b] one-hot slot, or zero");
    }
    sig bank_en = hdl_output(h, "bank_en", z.nbank, "bank b is accessed");
    sig bank_we = hdl_output(h, "bank_we", z.nbank, "the access is a write");
    sig bank_row = hdl_output(h, "bank_row", z.nbank * z.roww, "[b] row, zero if not enabled");
    sig wr_sel = hdl_output(h, "wr_sel", z.nbank * z.wbw, "[b] one-hot write port, or zero");
    sig rd_sel = hdl_output(h, "rd_sel", z.nt * z.nbank, "[t] one-hot bank read for t, or zero");
    sig s_valid = hdl_output(h, "s_valid", z.nt, "target t receives an operand now");
    sig s_slot =
        a.own_port ? NULL : hdl_output(h, "s_slot", z.nt * z.slotw, "[t] its slot, or zero");
    sig out_older = hdl_output(h, "older", z.ncu * z.ncu, "[i][j]: i was allocated before j");
    hdl_uncovered_diagonal(out_older, z.ncu, "no collector is older than itself");

    hdl_group(h, "State");
    state(&a);
    hdl_group(h, "Writes");
    writes(&a, wr_ready, wr_sel);
    hdl_group(h, "Heads of the queues");
    heads(&a);
    hdl_group(h, "Grants");
    if (a.own_port)
        grant_own_ports(&a);
    else
        grant_scanned(&a, slots);
    banks(&a, bank_en, bank_we, bank_row);
    if (z.steal)
        busy_banks(&a, bank_busy);
    hdl_group(h, "Grants in flight");
    arrivals(&a, slots, rd_sel, s_valid, s_slot);
    hdl_group(h, "Pushes");
    pushes(&a);
    order(&a, out_older);
    props_bank_arbiter(
        h, &z,
        &(struct bank_ports){a.push_valid, a.push_cu,     a.push_src,   a.push_phys, a.push_stolen,
                             a.wr_valid,   a.wr_phys,     wr_sel,       bank_busy,   a.steal_valid,
                             a.steal_row,  a.steal_sched, a.steal_slot, bank_en,     bank_we,
                             bank_row,     rd_sel,        s_valid,      s_slot,      out_older,
                             a.rr,         a.pend,        a.gone,       a.phys,      a.head,
                             a.target});
    counters(&a, bank_en, bank_we);
    return h;
}
