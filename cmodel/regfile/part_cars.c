/* Part: register stacks (docs/cars.md, RS-*): registers are renamed when an instruction is issued,
 * slots and the micro-operations of traps go through banks and collectors. */
#include "base/mem.h"
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/regfile/part.h"

enum {
    RS_H1,
    RS_I1,
    RS_R1,
    RS_R2,
    RS_U1,
    RS_W1,
    RS_D1,
    RS_D2,
    RS_E1,
    RS_E2,
    RS_C1,
    RS_C2,
    RS_C3,
    RS_C4,
    RS_C5,
    RS_C6,
    STACK_NRULES
};
static const char *const rules[STACK_NRULES] = {
    "RS-H1", "RS-I1", "RS-R1", "RS-R2", "RS-U1", "RS-W1", "RS-D1", "RS-D2",
    "RS-E1", "RS-E2", "RS-C1", "RS-C2", "RS-C3", "RS-C4", "RS-C5", "RS-C6"};

enum { NO_NAME = 255 }; /* RZ: no operand is */
enum { MOST_FRONT = 4 };
enum { DESTINATIONS = RENAME_DESTINATIONS, MOST_LATENCY = 2 };

/* The answer of a slot's read on its way. */
struct slot_answer {
    bool valid;
    uint32_t data;
};

/* What slots hold, by warp and position: for a register file without payload. */
struct shadow {
    uint32_t *slot;   /* [NW][SCAP + 1] */
    uint32_t *record; /* [NW][LIFO_MAX + 1], in memory */
    size_t scap, most;
};

/* rename.stage_extra: an instruction, or a micro-operation, on its way to its collector. */
struct held {
    struct regfile_given given; /* phys: of a micro-operation its own, else after renaming */
    bool uop, raw;
    struct rename_constants cons;
    uint32_t reg[8];
    uint8_t dst[DESTINATIONS];
    uint32_t dst_valid;
    uint32_t *meta;
};

struct cars {
    bool late; /* rename.stage_extra */
    struct held
        front[MOST_FRONT];   /* RS-E2: renamed, in front of the collectors; the oldest first */
    unsigned nfront, fronts; /* so many; fit. 0: nothing waits there */
    struct held now, issued, renamed; /* in this cycle, a cycle ago, two cycles ago */
    struct frame_ctl frame;
    struct frame_in in;
    struct frame_out out; /* before the instruction is known, what follows from registers */
    uint32_t wid;         /* of what wants a collector */
    uint64_t other_names; /* RS-C6: bit w: names of warp w have changed since its last one */
    struct regfile_given given;
    uint32_t *wr_phys; /* [WBW] with the slot's */
    struct regfile_write write;
    struct slot_answer answer[MOST_LATENCY];
    unsigned latency;
    struct rename_place place[8 + DESTINATIONS]; /* of the operands that `named` says */
    uint32_t named;
    struct shadow shadow;
    struct cover_point *cover, *cover_frame, *cover_rename;
};

static bool present(const struct model_config *c)
{
    return c->z.cars;
}

static void *create(struct regfile *rf)
{
    const struct sizes *z = &rf->c.z;
    struct cars *p = xcalloc(1, sizeof *p);
    frame_ctl_init(&p->frame, rf->c.params);
    p->latency = z->rf_lat ? z->rf_lat : 1;
    p->late = z->renames_late;
    p->issued.meta = xcalloc(rf->meta_words, sizeof *p->issued.meta);
    p->renamed.meta = xcalloc(rf->meta_words, sizeof *p->renamed.meta);
    p->fronts = z->front;
    for (unsigned i = 0; i < p->fronts; i++)
        p->front[i].meta = xcalloc(rf->meta_words, sizeof *p->front[i].meta);
    p->wr_phys = xcalloc(z->wbw, sizeof *p->wr_phys);
    p->write.data = xcalloc(rf->row_words, sizeof *p->write.data);
    p->write.mask = 1;
    if (!rf->payload) {
        p->shadow.scap = params_u(rf->c.params, "frame.scap") + 1;
        p->shadow.most = p->frame.c.lifo_max + 1;
        p->shadow.slot = xcalloc(z->nw * p->shadow.scap, sizeof *p->shadow.slot);
        p->shadow.record = xcalloc(z->nw * p->shadow.most, sizeof *p->shadow.record);
    }
    unsigned n = rf->c.z.renamed_tags ? STACK_NRULES : rf->caches ? RS_C6 : RS_C1;
    regfile_covers(rf, (struct cover_rules){rules, n}, &p->cover);
    regfile_covers(rf, frame_ctl_rules, &p->cover_frame);
    regfile_covers(rf, rename_rules, &p->cover_rename);
    if (!rf->caches) { /* these push what they miss */
        rf->arb_in.push_cu = &p->given.unit;
        rf->arb_in.push_src_valid = &p->given.src_valid;
        rf->arb_in.push_phys = p->given.phys;
    }
    rf->arb_in.wr_phys = p->wr_phys;
    rf->wants_wid = &p->wid;
    rf->waits_for_answers = true;
    rf->given = &p->given;
    rf->own_write = &p->write;
    rf->cars = p;
    return p;
}

static void destroy(void *self)
{
    struct cars *p = self;
    free(p->issued.meta);
    free(p->renamed.meta);
    for (unsigned i = 0; i < p->fronts; i++)
        free(p->front[i].meta);
    free(p->wr_phys);
    free(p->write.data);
    free(p->shadow.slot);
    free(p->shadow.record);
    free(p);
}

static void reset(struct regfile *rf, void *self)
{
    struct cars *p = self;
    (void)rf;
    frame_ctl_reset(&p->frame);
    memset(p->answer, 0, sizeof p->answer);
    p->given.valid = p->write.valid = false;
    p->other_names = 0;
    p->issued.given.valid = p->renamed.given.valid = false;
    p->nfront = 0;
}

/* ---- a slot, in the banks or in the shadow */

static uint32_t *shadow_slot(const struct cars *p, unsigned wid, uint32_t phys)
{
    const struct frame_warp *w = &p->frame.warp[wid];
    uint32_t at = (phys - w->base - w->k) & (uint32_t)low_bits(p->frame.c.physw);
    return at < p->shadow.scap ? &p->shadow.slot[wid * p->shadow.scap + at] : NULL;
}

static uint32_t slot_data(const struct regfile *rf, const struct cars *p)
{
    const struct frame_slot *read = &p->out.read;
    if (rf->payload)
        return regfile_peek(rf, read->phys)[0] & (uint32_t)low_bits(p->frame.c.slotw);
    const uint32_t *slot = shadow_slot(p, read->wid, read->phys);
    return slot ? *slot : 0;
}

static void follow(struct regfile *rf, struct cars *p)
{
    const struct frame_uop *u = &p->out.uop;
    if (rf->payload)
        return;
    if (p->out.write.valid) {
        uint32_t *slot = shadow_slot(p, p->out.write.wid, p->out.write.phys);
        if (slot)
            *slot = p->out.write.data;
    }
    uint32_t *slot = rf->out.uop_issue ? shadow_slot(p, u->wid, u->phys) : NULL;
    uint32_t *record = &p->shadow.record[u->wid * p->shadow.most + u->index % p->shadow.most];
    if (slot && u->fill)
        *slot = *record;
    else if (slot)
        *record = *slot;
}

/* ---- before the answers */

static bool collector_left(const struct regfile *rf)
{
    return (rf->free | rf->leaving) != 0;
}

/* RS-W1: through port 0, before its own request. */
static void write_slot(struct regfile *rf, struct cars *p)
{
    const struct frame_slot *w = &p->out.write;
    memcpy(p->wr_phys, rf->in.wb_phys, rf->c.z.wbw * sizeof *p->wr_phys);
    p->write.valid = w->valid;
    if (!w->valid)
        return;
    uint32_t n = rf->c.z.nbank * rf->c.z.depth;
    if (w->phys >= n)
        regfile_fail(rf, "RS-W1: a slot in register %u (of %u)", w->phys, n);
    p->wr_phys[0] = w->phys < n ? w->phys : 0;
    p->write.wid = w->wid;
    p->write.phys = p->wr_phys[0];
    p->write.reg = rf->c.z.phys_tags ? p->write.phys : NO_NAME;
    p->write.data[0] = w->data;
    rf->arb_in.wr_valid |= 1;
}

static void show(struct regfile *rf, const struct cars *p)
{
    struct regfile_out *out = &rf->out;
    const struct frame_uop *u = &p->out.uop;
    out->hold = p->out.hold;
    out->release_ready = p->out.release_ready;
    out->uop_valid = u->valid;
    out->uop_fill = u->fill;
    out->uop_wid = u->wid;
    out->uop_phys = u->phys;
    out->uop_index = u->index;
    out->uop_last = u->last;
    out->err_push = p->out.err_push;
    out->err_need = p->out.err_need;
    out->err_ret = p->out.err_ret;
    out->err_lifo = p->out.err_lifo;
}

static void select_warps(struct regfile *rf, void *self)
{
    struct cars *p = self;
    p->in = (struct frame_in){.region_valid = rf->in.region_valid,
                              .region_wid = rf->in.region_wid,
                              .region_base = rf->in.region_base,
                              .region_k = rf->in.region_k,
                              .region_s = rf->in.region_s,
                              .region_move = rf->in.region_move,
                              .release_valid = rf->in.release_valid,
                              .release_wid = rf->in.release_wid,
                              .uop_done_valid = rf->in.uop_done_valid,
                              .uop_done_wid = rf->in.uop_done_wid,
                              .slot_wr_ready = true};
    frame_ctl_eval(&p->frame, &p->in, &p->out);
    rf->able[0] = ~(p->out.hold | rf->moving | rf->withheld);  /* RS-H1, RF-V1 */
    if (rf->in.region_valid && rf->in.region_wid < rf->c.z.nw) /* RS-C2 */
        rf->ends |= 1ull << rf->in.region_wid;
    rf->out.issue = 0;
    write_slot(rf, p);
    show(rf, p);
}

/* ---- with the answers */

static struct rename_constants constants_now(const struct regfile *rf, unsigned wid)
{
    const struct frame_ctl *f = &rf->cars->frame;
    const struct frame_warp *w = &f->warp[wid];
    return rename_constants(&f->c.rename, w->base, w->k, w->s, w->rfp, w->rsp);
}

static uint32_t rename_one(struct regfile *rf, struct cars *p, const struct rename_constants *cons,
                           unsigned i, uint32_t x)
{
    p->place[i] = rename_place(&p->frame.c.rename, cons, x);
    p->named |= 1u << i;
    rf->out.reg_oob |= (uint32_t)p->place[i].oob << i;
    return p->place[i].phys;
}

/* RS-R2: raw, nothing is renamed and every number is a register. */
static struct rename_constants constants_of(const struct held *i)
{
    struct rename_constants cons = i->cons;
    if (i->raw) {
        cons.lim = 0;
        cons.k = (uint32_t)low_bits(RENAME_LIMIT_BITS);
    }
    return cons;
}

/* RS-R1 */
static void rename_all(struct regfile *rf, struct cars *p, const struct held *i)
{
    struct regfile_out *out = &rf->out;
    struct rename_constants cons = constants_of(i);
    unsigned nsrc = rf->c.z.nsrc;
    bool any = !p->late || (i->given.valid && !i->uop);
    uint32_t src_valid = any ? i->given.src_valid : 0, dst_valid = any ? i->dst_valid : 0;
    out->reg_oob = p->named = 0;
    for (unsigned k = 0; k < nsrc; k++)
        out->phys_src[k] = src_valid >> k & 1 ? rename_one(rf, p, &cons, k, i->reg[k]) : 0;
    for (unsigned k = 0; k < DESTINATIONS; k++)
        out->phys_dst[k] = dst_valid >> k & 1 ? rename_one(rf, p, &cons, nsrc + k, i->dst[k]) : 0;
}

/* What is selected, as it comes from the instruction buffer. */
static void select_instruction(const struct regfile *rf, struct rename_constants cons,
                               struct held *i)
{
    const struct regfile_in *in = &rf->in;
    i->uop = false;
    i->raw = in->inst_raw;
    i->cons = cons;
    memcpy(i->reg, in->inst_reg, rf->c.z.nsrc * sizeof *i->reg);
    memcpy(i->dst, in->inst_dst, DESTINATIONS);
    i->dst_valid = in->inst_dst_valid;
    i->given.src_valid = in->inst_src_valid[0];
    i->given.wid = rf->out.sel_wid[0];
}

/* What is given a collector now. */
static void give(struct regfile *rf, struct cars *p, struct held *i)
{
    const struct frame_uop *u = &p->out.uop;
    struct regfile_given *g = &i->given;
    g->valid = rf->out.issue || rf->out.uop_issue;
    g->unit = p->fronts ? 0 : *rf->granted;
    g->near = u->valid ? 0 : rf->in.inst_near; /* RS-C4 */
    g->class = rf->c.z.classes > 1 ? rf->in.inst_class[0] : 0;
    g->meta = rf->in.inst_meta;
    g->second.on = rf->second && !u->valid && rf->second->given(rf, 0).on;
    g->second.cons = i->cons;
    i->uop = u->valid;
    g->fresh = rf->c.z.renamed_tags && (u->valid || i->raw || p->other_names >> p->wid & 1);
    memcpy(g->reg, i->reg, rf->c.z.nsrc * sizeof *g->reg);
    if (!u->valid)
        return;
    g->reg[0] = NO_NAME;
    g->wid = u->wid;
    g->src_valid = !u->fill;
    g->phys[0] = u->phys;
}

/* RS-E2: who is issued waits in front of the collectors; the oldest that waits there wants one. */
static bool grant_front(struct regfile *rf, struct cars *p)
{
    bool issue = rf->wants && p->nfront + p->issued.given.valid < p->fronts;
    const struct held *head = &p->front[0];
    rf->wants = p->nfront > 0;
    p->wid = head->given.wid;
    rf->collector->grant(rf, rf->units);
    p->renamed.given = head->given;
    p->renamed.given.valid = rf->out.issue;
    p->renamed.given.unit = *rf->granted;
    rf->out.issue = issue;
    return p->nfront + p->issued.given.valid < p->fronts;
}

/* RS-I1, RS-U1 */
static void answers(struct regfile *rf, void *self)
{
    struct cars *p = self;
    struct frame_in *in = &p->in;
    struct frame_out o;
    bool own = p->out.uop.valid || p->out.write.valid;
    in->op_warp = rf->out.sel = rf->out.sel_valid ? 1ull << rf->out.sel_wid[0] : 0;
    in->op = rf->in.inst_op;
    in->op_need = rf->in.inst_need;
    in->op_reg = rf->in.inst_opreg;
    frame_ctl_eval(&p->frame, in, &o);
    rf->wants = p->out.uop.valid || (rf->out.sel_valid && o.op_ready && !own);
    unsigned wid = p->wid = p->out.uop.valid ? p->out.uop.wid : rf->out.sel_wid[0];
    bool left;
    if (p->fronts) {
        left = grant_front(rf, p);
        p->wid = wid;
    } else {
        rf->collector->grant(rf, rf->units);
        left = rf->caches ? rf->out.issue || !o.op_ready : collector_left(rf); /* RS-C5 */
    }
    in->op_valid = rf->out.sel_valid && left && !own;
    rf->out.uop_issue = p->out.uop.valid && rf->out.issue;
    rf->out.issue = rf->out.issue && !p->out.uop.valid;
    struct held now = {0};
    select_instruction(rf, p->late ? constants_now(rf, rf->out.sel_wid[0]) : o.cons, &now);
    p->issued.cons = o.cons; /* rename.stage_extra: FC-E1 */
    rename_all(rf, p, p->late ? &p->issued : &now);
    if (!p->late)
        memcpy(now.given.phys, rf->out.phys_src, rf->c.z.nsrc * sizeof *now.given.phys);
    give(rf, p, &now);
    p->now = now;
    p->given = p->late ? p->renamed.given : now.given;
    rf->arb_in.push_valid = p->given.valid;
}

/* ---- the clock edge */

static void check(struct regfile *rf, void *self)
{
    struct cars *p = self;
    struct regfile_given *g = &p->given;
    if (g->valid) {
        regfile_check_operands(rf, "phys_src", g->src_valid, g->phys);
        regfile_check_reads(rf, g->src_valid, g->phys);
    }
    if (!p->write.valid)
        return;
    if (bank_arbiter_queued(&rf->arb, p->write.phys, 0))
        regfile_fail(rf, "RF-H1: a slot in register %u, which a collector still has to read",
                     p->write.phys);
    for (uint32_t v = rf->in.wb_valid; v; v &= v - 1)
        if (rf->in.wb_phys[first_bit(v)] == p->write.phys)
            regfile_fail(rf, "RF-H1: a slot in register %u, whose write still waits",
                         p->write.phys);
}

/* RS-D1, RS-D2: reads that are granted, and the answer to an earlier one. */
static void read_slots(struct regfile *rf, struct cars *p)
{
    const struct frame_slot *read = &p->out.read;
    unsigned b = read->phys % rf->c.z.nbank;
    uint32_t n = rf->c.z.nbank * rf->c.z.depth;
    if (read->valid && read->phys >= n)
        regfile_fail(rf, "RS-D1: a slot in register %u (of %u)", read->phys, n);
    bool granted = read->valid && read->phys < n && !(rf->arb_out.bank_en >> b & 1);
    const struct slot_answer *a = &p->answer[p->latency - 1];
    p->in.slot_rd_ready = granted;
    p->in.slot_data_valid = a->valid;
    p->in.slot_data = a->data;
    p->cover[RS_D1].hits += read->valid && !granted;
    p->cover[RS_D2].hits += a->valid;
    rf->counters.slot_reads += granted;
    memmove(p->answer + 1, p->answer, sizeof p->answer - sizeof *p->answer);
    p->answer[0] = (struct slot_answer){granted, granted ? slot_data(rf, p) : 0};
}

static void count(const struct regfile *rf, struct cars *p)
{
    struct cover_point *rn = p->cover_rename;
    p->cover[RS_H1].hits += (rf->in.warp_ready[0] & p->out.hold) != 0;
    p->cover[RS_I1].hits += p->in.op_valid && !rf->out.issue;
    bool names = p->late ? p->issued.given.valid : rf->out.issue;
    p->cover[RS_R1].hits += names && p->named;
    p->cover[RS_R2].hits += names && (p->late ? &p->issued : &p->now)->raw;
    p->cover[RS_U1].hits += rf->out.uop_issue;
    p->cover[RS_W1].hits += p->write.valid;
    if (rf->caches) {
        p->cover[RS_C1].hits += p->given.valid && p->given.src_valid;
        p->cover[RS_C2].hits += rf->in.region_valid;
        p->cover[RS_C3].hits += p->write.valid;
        p->cover[RS_C4].hits += rf->out.uop_issue;
        p->cover[RS_C5].hits += p->in.op_valid && !rf->out.issue;
    }
    for (uint32_t v = names ? p->named : 0; v; v &= v - 1) {
        const struct rename_place *at = &p->place[first_bit(v)];
        rn[RN_R1].hits += at->renamed;
        rn[RN_B1].hits += !at->renamed;
        rn[RN_F1].hits += at->renamed && !at->wrapped;
        rn[RN_W1].hits += at->wrapped;
        rn[RN_O1].hits += at->oob;
    }
}

static void keep(const struct regfile *rf, struct held *to, const struct held *from)
{
    uint32_t *meta = to->meta;
    if (from->given.valid)
        words_copy(meta, from->given.meta, rf->meta_words);
    *to = *from;
    to->given.meta = to->meta = meta;
}

/* RS-E2: what has got a collector is gone; what was renamed in this cycle comes behind the rest. */
static void queue(struct regfile *rf, struct cars *p)
{
    if (p->given.valid) {
        struct held first = p->front[0];
        memmove(p->front, p->front + 1, sizeof *p->front * --p->nfront);
        p->front[p->nfront] = first; /* its metadata's place */
    }
    p->cover[RS_E2].hits += p->nfront != 0;
    if (!p->issued.given.valid)
        return;
    struct held *last = &p->front[p->nfront++];
    p->issued.given.second.cons = p->issued.cons;
    keep(rf, last, &p->issued);
    if (!p->issued.uop)
        memcpy(last->given.phys, rf->out.phys_src, rf->c.z.nsrc * sizeof *last->given.phys);
}

/* RS-E1 */
static void hold(struct regfile *rf, struct cars *p)
{
    p->cover[RS_E1].hits += p->given.valid;
    if (p->fronts) {
        queue(rf, p);
        keep(rf, &p->issued, &p->now);
        rf->held = p->nfront + p->issued.given.valid;
        return;
    }
    p->issued.given.second.cons = p->issued.cons;
    keep(rf, &p->renamed, &p->issued);
    if (!p->issued.uop)
        memcpy(p->renamed.given.phys, rf->out.phys_src,
               rf->c.z.nsrc * sizeof *p->renamed.given.phys);
    keep(rf, &p->issued, &p->now);
}

/* RS-C6: what is given now has the names of now; the next one those after it. */
static void follow_names(const struct regfile *rf, struct cars *p)
{
    const struct regfile_in *in = &rf->in;
    bool uop = rf->out.uop_issue, call = in->inst_op == FRAME_CALL || in->inst_op == FRAME_PUSH;
    uint64_t its = rf->out.issue || uop ? 1ull << p->wid : 0;
    p->cover[RS_C6].hits += p->given.valid && p->given.fresh;
    p->other_names &= ~its;
    if (uop || (rf->out.issue && (call || in->inst_raw)))
        p->other_names |= its;
    if (in->release_valid && rf->out.release_ready && in->release_wid < rf->c.z.nw)
        p->other_names |= 1ull << in->release_wid;
    p->other_names = rf->c.z.renamed_tags ? p->other_names : 0;
}

static void clock_edge(struct regfile *rf, void *self)
{
    struct cars *p = self;
    p->in.uop_ready = rf->out.uop_issue;
    count(rf, p);
    if (p->late)
        hold(rf, p);
    read_slots(rf, p);
    follow(rf, p);
    follow_names(rf, p);
    frame_ctl_clock(&p->frame, &p->in, p->cover_frame);
}

static bool rests(const struct regfile *rf, const void *self)
{
    const struct cars *p = self;
    const struct regfile_in *in = &rf->in;
    bool answers_come = false;
    for (unsigned i = 0; i < p->latency; i++)
        answers_come |= p->answer[i].valid;
    return !answers_come && !p->nfront && !p->issued.given.valid && !p->out.hold &&
           !p->out.write.valid && p->frame.seq.state == SEQ_IDLE && !in->region_valid &&
           !in->release_valid &&
           !(p->frame.err_push || p->frame.err_need || p->frame.err_ret || p->frame.err_lifo);
}

const struct regfile_part part_cars = {
    .name = "cars",
    .present = present,
    .create = create,
    .destroy = destroy,
    .reset = reset,
    .phase = {[PHASE_SELECT] = select_warps,
              [PHASE_ANSWER] = answers,
              [PHASE_CHECK] = check,
              [PHASE_CLOCK] = clock_edge},
    .rests = rests,
};

/* ---- what a scoreboard asks */

bool regfile_renamed(const struct regfile *rf, unsigned wid, unsigned x, uint32_t *phys)
{
    const struct frame_ctl *f = &rf->cars->frame;
    struct rename_constants cons = constants_now(rf, wid);
    struct rename_place at = rename_place(&f->c.rename, &cons, x);
    *phys = at.phys;
    return !at.oob;
}

uint32_t regfile_rename(const struct regfile *rf, unsigned wid, unsigned x)
{
    uint32_t phys;
    regfile_renamed(rf, wid, x, &phys);
    return phys;
}

uint32_t regfile_slot(const struct regfile *rf, unsigned wid)
{
    const struct frame_warp *w = &rf->cars->frame.warp[wid];
    return (w->base + w->k + w->rsp) & (uint32_t)low_bits(rf->cars->frame.c.physw);
}

uint32_t regfile_destination(const struct regfile *rf, unsigned k)
{
    const struct held *i = &rf->cars->now;
    struct rename_constants cons = constants_of(i);
    return rename_place(&rf->cars->frame.c.rename, &cons, i->dst[k]).phys;
}
