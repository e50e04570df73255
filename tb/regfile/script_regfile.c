/* The surroundings of the register file that execute a script (docs/blocks/regfile.md): warps with
 * their instructions in order, write ports with their requests in order.
 *
 * RF-H1: a write waits while an instruction that is ready or was issued has still to read its
 * register; an instruction waits while a write to one of its registers is requested. Operands in
 * registers that nobody has written are left out. With caching collectors a warp's register keeps
 * its physical register, and is no other warp's, until the warp has ended; an operation that names
 * another one is left out. */
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/util.h"
#include "tb/regfile/layout.h"
#include "tb/regfile/pin_oracle.h"
#include "tb/regfile/second.h"

struct queue {
    const struct script_op **ops;
    size_t head, n, cap; /* n: from the head on */
};

struct warp {
    struct queue queue; /* instructions, starts and ends, in order */
    bool ready, ran;    /* ran: since it has started */
    uint64_t since;     /* of those that are ready a greater one was offered later */
    const uint32_t *fields;
    uint64_t src_valid; /* of the instruction, without operands that were left out */
    unsigned *phys;     /* [NSRC] */
    unsigned flying;    /* instructions issued that have not left */
    unsigned *map;      /* [tags] physical register of each register, or UNMAPPED; caching only */
    struct script_second second;
};

struct write_port {
    struct queue queue;
    const struct script_op *op; /* requested; NULL: none */
    unsigned phys;
};

struct driver {
    struct script_layout l;
    const struct pin_list *pins;
    const struct block_model *model;
    const void *state;
    const struct pin_oracle *oracle;
    unsigned registers, ntags; /* ntags: 0 without caching collectors */
    bool drain;                /* script_second_drains() */
    struct warp *warps;
    struct write_port *ports;
    unsigned *readers;  /* [registers] operands of ready warps */
    unsigned *requests; /* [registers] writes that are queued or requested */
    bool *writing;      /* [registers] a write is requested */
    unsigned *owner;    /* [registers] warp that uses it, or UNMAPPED; caching only */
    size_t left;        /* operations that have still to do something */
    uint64_t offers;
    unsigned *choice; /* [NSCHED] SCRIPT_OFFER of this cycle, or UNMAPPED */
    uint64_t taken;   /* requests that are known to be taken in this cycle */
    uint32_t *peek;
};

static const unsigned UNMAPPED = UINT32_MAX;

static void push(struct queue *q, const struct script_op *op)
{
    if (q->head + q->n == q->cap) {
        if (q->head)
            memmove(q->ops, q->ops + q->head, q->n * sizeof(void *));
        q->head = 0;
        if (q->n == q->cap) {
            q->cap = q->cap ? 2 * q->cap : 16;
            q->ops = xrealloc(q->ops, q->cap * sizeof(void *));
        }
    }
    q->ops[q->head + q->n++] = op;
}

static const struct port *at(const struct driver *d, enum regfile_port p)
{
    return &d->l.port[p];
}

static bool has(const struct driver *d, enum regfile_port p)
{
    return port_exists(at(d, p));
}

static void *create(const struct params *p, const struct pin_list *pins, const char *top,
                    const void *model, const void *oracle)
{
    struct driver *d = xcalloc(1, sizeof *d);
    script_layout_make(&d->l, p, pins);
    const struct sizes *z = &d->l.z;
    d->pins = pins;
    d->model = block_model(top);
    d->state = model;
    d->oracle = oracle;
    d->registers = z->nbank * z->depth;
    d->drain = script_second_drains(p);
    if (has(d, PORT_inst_reg))
        d->ntags = 1u << at(d, PORT_inst_reg)->width;
    d->warps = xcalloc(z->nw, sizeof *d->warps);
    for (unsigned w = 0; w < z->nw; w++) {
        d->warps[w].phys = xcalloc(z->nsrc, sizeof(unsigned));
        d->warps[w].map = xcalloc(d->ntags + 1, sizeof(unsigned));
        d->warps[w].second.target = SECOND_NOTHING;
    }
    d->ports = xcalloc(z->wbw, sizeof *d->ports);
    d->readers = xcalloc(d->registers, sizeof *d->readers);
    d->requests = xcalloc(d->registers, sizeof *d->requests);
    d->writing = xcalloc(d->registers, sizeof *d->writing);
    d->owner = xcalloc(d->registers, sizeof *d->owner);
    for (unsigned i = 0; i < d->registers; i++)
        d->owner[i] = UNMAPPED;
    d->peek = xcalloc(pins->out_words + 1, sizeof *d->peek);
    d->choice = xcalloc(z->nsched, sizeof *d->choice);
    for (unsigned s = 0; s < z->nsched; s++)
        d->choice[s] = UNMAPPED;
    return d;
}

static void destroy(void *self)
{
    struct driver *d = self;
    for (unsigned w = 0; w < d->l.z.nw; w++) {
        free(d->warps[w].queue.ops);
        free(d->warps[w].phys);
        free(d->warps[w].map);
    }
    for (unsigned i = 0; i < d->l.z.wbw; i++)
        free(d->ports[i].queue.ops);
    free(d->warps);
    free(d->ports);
    free(d->readers);
    free(d->requests);
    free(d->writing);
    free(d->owner);
    free(d->peek);
    free(d->choice);
    script_layout_free(&d->l);
    free(d);
}

static unsigned field(const struct driver *d, enum regfile_port p, const uint32_t *fields,
                      unsigned i)
{
    return script_field_item(&d->l, p, fields, i);
}

static unsigned write_phys(const struct driver *d, const struct script_op *op)
{
    return field(d, PORT_wb_phys, op->fields, 0);
}

static void pop(struct driver *d, struct queue *q)
{
    q->head++;
    q->n--;
    d->left--;
}

/* ---- registers of warps, with caching collectors */

/* A register of a warp and its physical register name each other. */
static bool may_use(const struct driver *d, unsigned w, unsigned tag, unsigned phys)
{
    unsigned mapped = d->warps[w].map[tag];
    return mapped == phys || (mapped == UNMAPPED && d->owner[phys] == UNMAPPED);
}

static void use(struct driver *d, unsigned w, unsigned tag, unsigned phys)
{
    d->warps[w].map[tag] = phys;
    d->owner[phys] = w;
}

static void forget_registers(struct driver *d, unsigned w)
{
    for (unsigned t = 0; t < d->ntags && d->warps[w].ran; t++) {
        if (d->warps[w].map[t] != UNMAPPED)
            d->owner[d->warps[w].map[t]] = UNMAPPED;
        d->warps[w].map[t] = UNMAPPED;
    }
    d->warps[w].ran = false;
}

static unsigned write_warp(const struct driver *d, const struct script_op *op)
{
    return field(d, PORT_wb_wid, op->fields, 0);
}

static unsigned write_tag(const struct driver *d, const struct script_op *op)
{
    return field(d, PORT_wb_reg, op->fields, 0);
}

/* No two writes under way give one of its registers different places. */
static bool may_run(const struct driver *d, unsigned w)
{
    const struct write_port *end = d->ports + d->l.z.wbw;
    for (const struct write_port *p = d->ports; p < end; p++)
        for (const struct write_port *q = p + 1; q < end && p->op && write_warp(d, p->op) == w; q++)
            if (q->op && write_warp(d, q->op) == w && write_tag(d, q->op) == write_tag(d, p->op))
                return false;
    return true;
}

/* The warp's first instruction: from here on its registers are looked after. */
static void start_running(struct driver *d, unsigned w)
{
    for (unsigned t = 0; t < d->ntags; t++)
        d->warps[w].map[t] = UNMAPPED;
    d->warps[w].ran = true;
    for (unsigned i = 0; i < d->l.z.wbw && d->ntags; i++)
        if (d->ports[i].op && write_warp(d, d->ports[i].op) == w)
            use(d, w, write_tag(d, d->ports[i].op), d->ports[i].phys);
}

/* ---- warps */

enum readiness { READY, WAITS };

static bool writes_for(const struct driver *d, unsigned w)
{
    for (unsigned i = 0; i < d->l.z.wbw; i++) {
        const struct write_port *p = &d->ports[i];
        if (p->op && !(d->taken >> i & 1) && write_warp(d, p->op) == w)
            return true;
        for (size_t k = 0; k < p->queue.n; k++)
            if (write_warp(d, p->queue.ops[p->queue.head + k]) == w)
                return true;
    }
    return false;
}

/* RF-V2: what the second read names; without a register that it may name the instruction has none.
 */
static enum readiness judge_second(struct driver *d, unsigned w, const struct script_op *op,
                                   uint64_t *valid)
{
    struct warp *warp = &d->warps[w];
    struct script_named n;
    warp->second.on = false;
    warp->second.target = SECOND_NOTHING;
    if (!(*valid & 1) || !script_second_named(&d->l, d->oracle, op->fields, warp->phys[0], &n))
        return READY;
    bool some = n.target != SECOND_NOTHING;
    if (d->ntags && (n.bound > d->ntags || (some && !may_use(d, w, n.number, n.target))))
        return READY;
    if (d->drain && (d->ntags ? writes_for(d, w) : some && d->requests[n.target]))
        return WAITS;
    if (d->ntags && some)
        use(d, w, n.number, n.target);
    *valid &= d->l.z.finds_target ? 3 : 1;
    warp->second.on = true;
    warp->second.target = n.target;
    return READY;
}

/* Whether the instruction may be offered now, and with which operands. */
static enum readiness judge(struct driver *d, unsigned w, const struct script_op *op)
{
    const struct sizes *z = &d->l.z;
    struct warp *warp = &d->warps[w];
    uint64_t valid = field(d, PORT_inst_src_valid, op->fields, 0);
    for (unsigned k = 0; k < z->nsrc; k++) {
        unsigned phys = field(d, PORT_inst_phys, op->fields, k);
        warp->phys[k] = 0;
        if (!(valid >> k & 1))
            continue;
        if (phys < d->registers && d->requests[phys])
            return WAITS;
        bool legal = phys < d->registers && pin_oracle_written(d->oracle, phys);
        if (legal && d->ntags) {
            unsigned tag = field(d, PORT_inst_reg, op->fields, k);
            if (!warp->ran && !may_run(d, w))
                return WAITS;
            if (!warp->ran)
                start_running(d, w);
            legal = may_use(d, w, tag, phys);
            if (legal)
                use(d, w, tag, phys);
        }
        if (legal)
            warp->phys[k] = phys;
        else
            valid &= ~(1ull << k);
    }
    if (judge_second(d, w, op, &valid) == WAITS)
        return WAITS;
    size_t meta = d->l.field[PORT_inst_meta];
    if (meta != (size_t)SCRIPT_NO_FIELD &&
        pin_oracle_confuses(d->oracle, w, op->fields + d->l.inst.fields[meta].offset, valid,
                            warp->phys))
        return WAITS;
    warp->src_valid = valid;
    return READY;
}

static bool leave(struct driver *d, unsigned w, uint32_t *in)
{
    if (d->warps[w].flying || writes_for(d, w))
        return false;
    port_put(at(d, PORT_exit), in, w, 1);
    forget_registers(d, w);
    return true;
}

static bool launch(struct driver *d, unsigned w, uint32_t *in)
{
    unsigned s = w % d->l.z.nsched;
    if (port_get(at(d, PORT_launch_valid), in, s))
        return false;
    port_put(at(d, PORT_launch_valid), in, s, 1);
    port_put(at(d, PORT_launch_wid), in, s, w / d->l.z.nsched);
    if (!has(d, PORT_exit))
        forget_registers(d, w);
    return true;
}

static bool offer(struct driver *d, unsigned w, const struct script_op *op)
{
    struct warp *warp = &d->warps[w];
    if (judge(d, w, op) == WAITS)
        return false;
    warp->ready = true;
    warp->since = ++d->offers;
    warp->fields = op->fields;
    for (uint64_t v = warp->src_valid; v; v &= v - 1)
        d->readers[warp->phys[first_bit(v)]]++;
    if (warp->second.target != SECOND_NOTHING)
        d->readers[warp->second.target]++;
    warp->second.still |= warp->second.on && d->ntags && d->drain;
    return true;
}

static void instruction_left(struct driver *d, struct warp *warp)
{
    warp->flying -= warp->flying > 0;
    script_second_left(&warp->second, warp->flying || warp->ready, d->readers);
}

/* The next operation of a warp; an end and a start may share a cycle, since the end of the last
 * program in a slot may show when the next one starts. */
static void drive_warp(struct driver *d, unsigned w, uint32_t *in)
{
    struct warp *warp = &d->warps[w];
    unsigned done = 0; /* bit: kind of operation */
    while (!warp->ready && warp->queue.n) {
        const struct script_op *op = warp->queue.ops[warp->queue.head];
        bool instruction = op->kind != SCRIPT_EXIT && op->kind != SCRIPT_LAUNCH;
        if (done >> op->kind & 1 || (instruction && done))
            return;
        if (!(op->kind == SCRIPT_EXIT     ? leave(d, w, in)
              : op->kind == SCRIPT_LAUNCH ? launch(d, w, in)
                                          : offer(d, w, op)))
            return;
        done |= 1u << op->kind;
        pop(d, &warp->queue);
    }
}

/* ---- writes */

static void drive_write(struct driver *d, unsigned i, uint32_t *in)
{
    struct write_port *p = &d->ports[i];
    while (!p->op && p->queue.n) {
        const struct script_op *op = p->queue.ops[p->queue.head];
        unsigned phys = write_phys(d, op);
        bool legal = true;
        if (d->ntags) {
            unsigned w = write_warp(d, op);
            /* before its first instruction a warp's writes may go anywhere that is nobody's */
            legal = w < d->l.z.nw && (d->warps[w].ran ? may_use(d, w, write_tag(d, op), phys)
                                                      : d->owner[phys] == UNMAPPED);
        }
        if (!legal) {
            d->requests[phys]--;
            pop(d, &p->queue);
            continue;
        }
        if (d->writing[phys] || d->readers[phys] || pin_oracle_readers(d->oracle, phys))
            return;
        if (d->ntags && d->warps[write_warp(d, op)].second.still)
            return;
        p->op = op;
        p->phys = phys;
        d->writing[phys] = true;
        if (d->ntags && d->warps[write_warp(d, op)].ran)
            use(d, write_warp(d, op), write_tag(d, op), phys);
        for (size_t k = 0; k < d->l.write.n; k++)
            script_field_put(&d->l, &d->l.write.fields[k], d->l.write.fields[k].port, in, i,
                             op->fields);
        pop(d, &p->queue);
    }
}

static void put_answer(const struct driver *d, unsigned s, unsigned w, bool cand, uint32_t *in)
{
    const struct sizes *z = &d->l.z;
    const struct warp *warp = &d->warps[w];
    for (size_t k = 0; k < d->l.inst.n; k++) {
        const struct script_field *f = &d->l.inst.fields[k];
        enum regfile_port port = cand ? f->cand : f->port;
        if (port == REGFILE_PORTS)
            continue;
        if (f->port == PORT_inst_src_valid)
            port_put(at(d, port), in, s, warp->src_valid);
        else if (f->port == PORT_inst_phys)
            for (unsigned i = 0; i < z->nsrc; i++)
                port_put(at(d, port), in, s * z->nsrc + i, warp->phys[i]);
        else if (script_second_port(f->port))
            port_put(at(d, port), in, s, warp->second.on);
        else
            script_field_put(&d->l, f, port, in, s, warp->fields);
    }
}

/* The warp that scheduler s names. */
static unsigned warp_at(const struct driver *d, enum regfile_port p, const uint32_t *out,
                        unsigned s)
{
    return (unsigned)port_get(at(d, p), out, s) * d->l.z.nsched + s;
}

/* At each input a host offers one of the warps that a scheduler there would have: the one that was
 * offered last, since a scheduler leaves a warp that was refused only for one that it prefers. */
static void put_offers(struct driver *d, uint32_t *in)
{
    const struct sizes *z = &d->l.z;
    uint64_t taken = 0;
    for (unsigned s = 0; s < z->nsched; s++) {
        unsigned w = z->nw;
        for (unsigned i = s; i < z->nw; i += z->nsched)
            if (d->warps[i].ready && (w == z->nw || d->warps[i].since > d->warps[w].since))
                w = i;
        bool valid = w < z->nw;
        if (d->choice[s] != UNMAPPED) {
            w = d->choice[s] / 2 % z->nw;
            valid = d->choice[s] % 2 && d->warps[w].ready;
        }
        valid = valid && (z->per_warp || !(taken >> w & 1));
        d->choice[s] = UNMAPPED;
        port_put(at(d, PORT_inst_valid), in, s, valid);
        port_put(at(d, PORT_inst_wid), in, s, w < z->nw ? w : 0);
        if (!valid)
            continue;
        taken |= 1ull << w;
        put_answer(d, s, w, false, in);
    }
}

/* Outputs for the inputs as they are now, in d->peek. */
static void peek(struct driver *d, const uint32_t *in)
{
    memset(d->peek, 0, d->pins->out_words * sizeof *d->peek);
    d->model->eval(d->state, in, d->peek);
}

static void put_answers(struct driver *d, uint32_t *in)
{
    const struct sizes *z = &d->l.z;
    peek(d, in);
    for (unsigned s = 0; s < z->nsched; s++) {
        if (port_get(at(d, PORT_sel_valid), d->peek, s))
            put_answer(d, s, warp_at(d, PORT_sel_wid, d->peek, s), false, in);
        if (has(d, PORT_cand_valid) && port_get(at(d, PORT_cand_valid), d->peek, s))
            put_answer(d, s, warp_at(d, PORT_cand_wid, d->peek, s), true, in);
    }
}

static void take_over(struct driver *d, const struct script_op *op, uint64_t *stalled, uint32_t *in)
{
    const struct sizes *z = &d->l.z;
    switch (op->kind) {
    case SCRIPT_INSTRUCTION:
    case SCRIPT_LAUNCH:
    case SCRIPT_EXIT:
        if (op->index >= z->nw || (op->kind == SCRIPT_LAUNCH && !has(d, PORT_launch_valid)) ||
            (op->kind == SCRIPT_EXIT && !has(d, PORT_exit)))
            return;
        push(&d->warps[op->index].queue, op);
        d->left++;
        break;
    case SCRIPT_WRITE:
        if (op->index >= z->wbw || write_phys(d, op) >= d->registers)
            return;
        push(&d->ports[op->index].queue, op);
        d->requests[write_phys(d, op)]++;
        d->left++;
        break;
    case SCRIPT_STALL:
        *stalled |= 1ull << op->index;
        break;
    case SCRIPT_PORT:
        memcpy(in + d->pins->pins[op->index].word, op->fields,
               words32(d->pins->pins[op->index].width) * sizeof *in);
        break;
    case SCRIPT_OFFER:
        if (op->index / 2 / z->nw < z->nsched && has(d, PORT_inst_valid))
            d->choice[op->index / 2 / z->nw] = op->index;
        break;
    case SCRIPT_RESET:
        break;
    }
}

/* A warp may end in the very cycle in which its last result is taken (RF-P2). */
static void end_with_results(struct driver *d, uint32_t *in)
{
    bool peeked = false;
    for (unsigned w = 0; w < d->l.z.nw; w++) {
        const struct warp *warp = &d->warps[w];
        const struct queue *q = &warp->queue;
        if (warp->ready || warp->flying || !q->n || q->ops[q->head]->kind != SCRIPT_EXIT ||
            !writes_for(d, w))
            continue;
        if (!peeked)
            peek(d, in);
        peeked = true;
        d->taken = port_all(at(d, PORT_wb_ready), d->peek);
        drive_warp(d, w, in);
        d->taken = 0;
    }
}

static void drive(void *self, const struct script_op *ops, size_t n, bool rst, uint32_t *in)
{
    struct driver *d = self;
    const struct sizes *z = &d->l.z;
    uint64_t stalled = 0, valid = 0;
    for (size_t i = 0; i < n; i++)
        take_over(d, &ops[i], &stalled, in);
    if (has(d, PORT_launch_valid))
        port_put_all(at(d, PORT_launch_valid), in, 0);
    if (has(d, PORT_exit))
        port_put_all(at(d, PORT_exit), in, 0);
    for (unsigned w = 0; w < z->nw; w++) {
        drive_warp(d, w, in);
        if (has(d, PORT_warp_ready))
            pins_put(in + port_word(at(d, PORT_warp_ready)), w, 1, d->warps[w].ready);
    }
    /* what a write in a cycle of reset does is left open: none then */
    for (unsigned i = 0; i < z->wbw && !rst; i++) {
        drive_write(d, i, in);
        valid |= (uint64_t)(d->ports[i].op != NULL) << i;
    }
    port_put_all(at(d, PORT_wb_valid), in, valid);
    port_put_all(at(d, PORT_disp_ready), in, ~stalled & low_bits(z->ndisp * z->classes));
    if (has(d, PORT_inst_valid))
        put_offers(d, in);
    else
        put_answers(d, in);
    if (has(d, PORT_exit) && !rst)
        end_with_results(d, in);
}

static void clear_queue(struct driver *d, struct queue *q)
{
    d->left -= q->n;
    q->head = q->n = 0;
}

static void reset(struct driver *d)
{
    for (unsigned w = 0; w < d->l.z.nw; w++) {
        struct warp *warp = &d->warps[w];
        clear_queue(d, &warp->queue);
        forget_registers(d, w);
        warp->ready = false;
        warp->flying = warp->second.guarded = 0;
        warp->second.still = false;
        warp->second.target = SECOND_NOTHING;
    }
    for (unsigned i = 0; i < d->l.z.wbw; i++) {
        clear_queue(d, &d->ports[i].queue);
        d->ports[i].op = NULL;
    }
    memset(d->readers, 0, d->registers * sizeof *d->readers);
    memset(d->requests, 0, d->registers * sizeof *d->requests);
    memset(d->writing, 0, d->registers * sizeof *d->writing);
}

static void observe(void *self, bool rst, const uint32_t *in, const uint32_t *out)
{
    struct driver *d = self;
    const struct sizes *z = &d->l.z;
    if (rst) {
        reset(d);
        return;
    }
    uint64_t ready = port_all(at(d, PORT_wb_ready), out);
    for (unsigned i = 0; i < z->wbw; i++) {
        struct write_port *p = &d->ports[i];
        if (!p->op || !(ready >> i & 1))
            continue;
        p->op = NULL;
        d->writing[p->phys] = false;
        d->requests[p->phys]--;
    }
    uint64_t left = port_all(at(d, PORT_disp_valid), out);
    if (z->classes == 1)
        left &= port_all(at(d, PORT_disp_ready), in);
    for (; left; left &= left - 1) {
        unsigned w = (unsigned)port_get(at(d, PORT_disp_wid), out, first_bit(left));
        instruction_left(d, &d->warps[w]);
    }
    for (uint32_t v = regfile_pins_issue(d->l.port, in, out); v; v &= v - 1) {
        unsigned w;
        regfile_pins_name(d->l.port, in, out, first_bit(v), &w);
        struct warp *warp = &d->warps[w];
        for (uint64_t u = warp->ready ? warp->src_valid : 0; u; u &= u - 1)
            d->readers[warp->phys[first_bit(u)]]--;
        if (warp->ready)
            script_second_issued(&warp->second, warp->flying, d->readers);
        warp->ready = false;
        warp->flying++;
    }
}

static bool idle(const void *self)
{
    const struct driver *d = self;
    if (d->left || pin_oracle_outstanding(d->oracle))
        return false;
    for (unsigned w = 0; w < d->l.z.nw; w++)
        if (d->warps[w].ready)
            return false;
    for (unsigned i = 0; i < d->l.z.wbw; i++)
        if (d->ports[i].op)
            return false;
    return true;
}

const struct script_driver regfile_driver = {create, destroy, drive, observe, idle};
