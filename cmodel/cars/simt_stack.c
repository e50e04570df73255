/* simt_stack: entries, what control does to them, and the scalar threads beside them. */
#include "cmodel/cars/simt_stack.h"
#include "base/mem.h"
#include "cmodel/ports.h"
#include "cmodel/util.h"

void simt_stack_init(struct simt_stack *s, unsigned nw, unsigned lanes, unsigned depth)
{
    *s = (struct simt_stack){.nw = nw, .lanes = lanes, .depth = depth};
    s->warp = xcalloc(nw, sizeof *s->warp);
    for (unsigned w = 0; w < nw; w++) {
        s->warp[w].entry = xcalloc(depth, sizeof *s->warp[w].entry);
        for (unsigned l = 0; l < lanes; l++)
            s->warp[w].thread[l].ret = xcalloc(depth, sizeof *s->warp[w].thread[l].ret);
    }
    rr_arbiter_init(&s->pops, nw);
    rr_arbiter_init(&s->requests, nw);
}

void simt_stack_free(struct simt_stack *s)
{
    rr_arbiter_free(&s->pops);
    rr_arbiter_free(&s->requests);
    for (unsigned w = 0; w < s->nw; w++) {
        free(s->warp[w].entry);
        for (unsigned l = 0; l < s->lanes; l++)
            free(s->warp[w].thread[l].ret);
    }
    free(s->warp);
}

void simt_stack_reset(struct simt_stack *s)
{
    for (unsigned w = 0; w < s->nw; w++) {
        struct simt_warp *at = &s->warp[w];
        at->live = at->over = at->release = false;
        at->alive = at->n = 0;
    }
    s->kept.valid = s->kept.grouping = s->second = s->removing = false;
    s->request_valid = s->ended_valid = s->overflow = false;
    s->request_wid = s->ended_wid = s->overflow_wid = 0;
    s->pops.last = s->requests.last = s->nw - 1;
    s->broken = NULL;
}

static struct simt_entry *top_of(struct simt_warp *w)
{
    return &w->entry[w->n - 1];
}

bool simt_stack_holds(const struct simt_stack *s, unsigned wid)
{
    const struct simt_warp *w = &s->warp[wid];
    return w->over || w->release || (s->kept.valid && s->kept.in.op_wid == wid);
}

/* SS-K2. */
static bool is_ready(const struct simt_stack *s)
{
    return !(s->kept.valid && (s->second || s->kept.grouping));
}

void simt_stack_eval(const struct simt_stack *s, const struct simt_in *in, struct simt_out *out)
{
    *out = (struct simt_out){.op_ready = is_ready(s),
                             .release_valid = s->request_valid,
                             .release_wid = s->request_valid ? s->request_wid : 0,
                             .ended_valid = s->ended_valid,
                             .ended_wid = s->ended_valid ? s->ended_wid : 0,
                             .overflow = s->overflow,
                             .overflow_wid = s->overflow ? s->overflow_wid : 0};
    for (unsigned w = 0; w < s->nw; w++) {
        out->live |= (uint64_t)s->warp[w].live << w;
        out->hold |= (uint64_t)simt_stack_holds(s, w) << w;
    }
    if (in->op_wid < s->nw && s->warp[in->op_wid].live) {
        const struct simt_warp *w = &s->warp[in->op_wid];
        out->top_pc = w->entry[w->n - 1].pc;
        out->top_mask = w->entry[w->n - 1].lanes;
    }
}

static void launch(struct simt_stack *s, const struct simt_in *in, struct cover_point *cover)
{
    struct simt_warp *w = &s->warp[in->launch_wid];
    cover[SS_L1].hits++;
    w->live = true;
    w->n = 1;
    w->alive = in->launch_mask;
    w->over = in->launch_mask == 0;
    w->entry[0] = (struct simt_entry){SIMT_BASE, in->launch_mask, in->launch_pc, 0};
    for (unsigned l = 0; l < s->lanes; l++) {
        w->thread[l].pc = in->launch_pc;
        w->thread[l].depth = 0;
    }
}

/* The entry above the top; false if there is no room for `n` of them. */
static bool room(const struct simt_stack *s, const struct simt_warp *w, unsigned n)
{
    return w->n + n <= s->depth;
}

static void push(struct simt_warp *w, struct simt_entry e)
{
    w->entry[w->n++] = e;
}

/* Two at once; the lower one is written to the memory in the next cycle. */
static void push_two(struct simt_stack *s, struct simt_warp *w, struct simt_entry first,
                     struct simt_entry second)
{
    push(w, first);
    push(w, second);
    s->second = true;
}

static void leave(struct simt_warp *w, uint32_t lanes, bool function_only)
{
    for (unsigned i = w->n; i-- > 0;) {
        w->entry[i].lanes &= ~lanes;
        if (function_only && w->entry[i].kind >= SIMT_PLAIN_CALL)
            break;
    }
}

/* What the instruction does; the lanes that do what it says (of an indirect call not all may), or
 * false if there is no room. */
static bool branch(struct simt_stack *s, const struct simt_in *in, uint32_t m)
{
    struct simt_warp *w = &s->warp[in->op_wid];
    struct simt_entry *top = top_of(w);
    uint32_t others = top->lanes & ~m;
    if (!others) {
        top->pc = in->op_target;
        return true;
    }
    if (!room(s, w, 2))
        return false;
    top->pc = in->op_reconv;
    push_two(s, w, (struct simt_entry){SIMT_PATH, others, in->op_next, in->op_reconv},
             (struct simt_entry){SIMT_PATH, m, in->op_target, in->op_reconv});
    return true;
}

static bool call(struct simt_stack *s, const struct simt_in *in, uint32_t *m)
{
    struct simt_warp *w = &s->warp[in->op_wid];
    struct simt_entry *top = top_of(w);
    uint32_t target = in->op_target, group = *m, pc = top->pc;
    if (in->op_indirect) { /* SS-C2 */
        target = in->lane_target[first_bit(*m)];
        group = 0;
        for (unsigned l = 0; l < s->lanes; l++)
            if ((*m >> l & 1) && in->lane_target[l] == target)
                group |= 1u << l;
    }
    uint32_t rest = *m & ~group;
    if (!room(s, w, rest ? 2 : 1))
        return false;
    struct simt_entry callee = {in->op_frame ? SIMT_FRAMED_CALL : SIMT_PLAIN_CALL, group, target,
                                in->op_next};
    top->pc = in->op_next;
    if (rest)
        push_two(s, w, (struct simt_entry){SIMT_PATH, rest, pc, in->op_next}, callee);
    else
        push(w, callee);
    *m = group;
    return true;
}

/* SS-X1: the lanes that execute are where their threads are; then these do the same. `m`: lanes
 * that take part, `stay`: those that will do the instruction again. */
static void threads(struct simt_stack *s, const struct simt_in *in, uint32_t executing, uint32_t pc,
                    uint32_t m, uint32_t stay)
{
    for (unsigned l = 0; l < s->lanes; l++) {
        struct simt_thread *t = &s->warp[in->op_wid].thread[l];
        if (!(executing >> l & 1))
            continue;
        if (t->pc != pc)
            s->broken = "SS-X1: a lane executes that would be elsewhere as a thread of its own";
        if (stay >> l & 1)
            continue;
        t->pc = in->op_next;
        if (!(m >> l & 1))
            continue;
        if (in->op == SIMT_BRANCH) {
            t->pc = in->op_target;
        } else if (in->op == SIMT_CALL) {
            t->ret[t->depth++] = in->op_next;
            t->pc = in->op_indirect ? in->lane_target[l] : in->op_target;
        } else if (in->op == SIMT_RET && t->depth) {
            t->pc = t->ret[--t->depth];
        }
    }
}

static void cover_op(const struct simt_in *in, const struct simt_stack *s, uint32_t all,
                     uint32_t asked, uint32_t m, struct cover_point *cover)
{
    bool splits = s->second;
    cover[SS_N1].hits += !asked;
    if (!asked)
        return;
    cover[SS_B1].hits += in->op == SIMT_BRANCH && !splits;
    cover[SS_B2].hits += in->op == SIMT_BRANCH && splits;
    cover[SS_C1].hits += in->op == SIMT_CALL && asked != all;
    cover[SS_C2].hits += in->op == SIMT_CALL && m != asked;
    cover[SS_R1].hits += in->op == SIMT_RET && asked != all;
    cover[SS_E1].hits += in->op == SIMT_EXIT && s->warp[in->op_wid].n > 2;
}

static bool is_over(const struct simt_entry *e)
{
    return !e->lanes || (e->kind == SIMT_PATH && e->pc == e->reconv);
}

/* What was kept takes effect. */
static void execute(struct simt_stack *s, struct cover_point *cover)
{
    const struct simt_in *in = &s->kept.in;
    struct simt_warp *w = &s->warp[in->op_wid];
    struct simt_entry *top = top_of(w);
    uint32_t all = top->lanes, asked = s->kept.asked, m = asked, pc = top->pc;
    bool fits = true;
    s->kept.valid = false;
    if (in->op == SIMT_BRANCH && m) {
        fits = branch(s, in, m);
    } else if (in->op == SIMT_CALL && m) {
        fits = call(s, in, &m);
    } else {
        top->pc = in->op_next;
        if (in->op == SIMT_RET || in->op == SIMT_EXIT)
            leave(w, m, in->op == SIMT_RET);
        if (in->op == SIMT_EXIT)
            w->alive &= ~m;
    }
    if (!fits) {
        s->overflow = true;
        s->overflow_wid = in->op_wid;
        w->live = false;
        cover[SS_O1].hits++;
        return;
    }
    cover_op(in, s, all, asked, m, cover);
    threads(s, in, all, pc, m, asked & ~m);
    w->over = is_over(top_of(w));
    cover[SS_X1].hits++;
}

static void take_step(struct simt_stack *s, const struct simt_in *in, struct cover_point *cover)
{
    struct simt_warp *w = &s->warp[in->op_wid];
    struct simt_entry *top = top_of(w);
    threads(s, in, top->lanes, top->pc, 0, 0);
    top->pc = in->op_next;
    w->over = is_over(top);
    cover[SS_N1].hits++;
    cover[SS_X1].hits++;
}

/* SS-K1: an instruction that is taken. */
static void take(struct simt_stack *s, const struct simt_in *in, struct cover_point *cover)
{
    uint32_t all = top_of(&s->warp[in->op_wid])->lanes;
    if (in->op < SIMT_CALL || in->op > SIMT_EXIT) {
        take_step(s, in, cover);
        return;
    }
    s->kept.valid = true;
    s->kept.grouping = in->op == SIMT_CALL && in->op_indirect;
    s->kept.in = *in;
    s->kept.asked = in->op_mask & all;
    cover[SS_T1].hits += s->kept.asked != in->op_mask; /* lanes that do not execute are left out */
}

static void carry_out(struct simt_stack *s, const struct simt_in *in, struct cover_point *cover)
{
    bool waits = s->second;
    s->second = false;
    if (s->kept.grouping) { /* SS-C2: the targets are there in this cycle, and then no more */
        memcpy(s->kept.in.lane_target, in->lane_target, sizeof in->lane_target);
        s->kept.grouping = false;
    } else if (s->kept.valid && !waits) {
        execute(s, cover);
    }
    cover[SS_K1].hits += waits && s->kept.valid;
}

/* SS-P2: the memory is not for removals. */
static bool writes(const struct simt_stack *s)
{
    unsigned op = s->kept.in.op;
    return s->second || (s->kept.valid && (op == SIMT_CALL || op == SIMT_BRANCH));
}

/* SS-P1: the entry below becomes the top one. */
static void remove_top(struct simt_stack *s, unsigned wid, struct cover_point *cover)
{
    struct simt_warp *w = &s->warp[wid];
    struct simt_entry *top = top_of(w);
    if (top->kind == SIMT_BASE || !w->alive) {
        w->live = w->over = false;
        s->ended_valid = true;
        s->ended_wid = wid;
        cover[SS_E2].hits++;
        return;
    }
    cover[SS_P1].hits++;
    w->release = top->kind == SIMT_FRAMED_CALL;
    cover[SS_F1].hits += w->release;
    w->n--;
    w->over = is_over(top_of(w));
}

/* SS-P2: whose top entry is over, and nothing is owed; but for the one that is being removed. */
static uint64_t removable(const struct simt_stack *s)
{
    uint64_t set = 0;
    for (unsigned w = 0; w < s->nw; w++)
        if (s->warp[w].over && !s->warp[w].release && !(s->removing && s->removed_wid == w))
            set |= 1ull << w;
    return set;
}

/* SS-F2. */
static void requests(struct simt_stack *s, const struct simt_in *in, uint64_t wants,
                     struct cover_point *cover)
{
    uint64_t ask = s->request_valid ? 0 : wants & ~in->frame_hold;
    uint64_t asks = rr_arbiter_eval(&s->requests, ask);
    cover[SS_F2].hits += (wants & in->frame_hold) != 0;
    rr_arbiter_clock(&s->requests, ask);
    if (s->request_valid && in->release_ready) {
        s->warp[s->request_wid].release = false;
        s->request_valid = false;
        s->request_wid = 0;
    } else if (asks) {
        s->request_valid = true;
        s->request_wid = first_bit(asks);
    }
}

void simt_stack_clock(struct simt_stack *s, const struct simt_in *in, struct cover_point *cover)
{
    struct cover_point none[simt_stack_NRULES] = {{NULL, 0}};
    cover = cover ? cover : none;
    uint64_t wants = 0, may_go = removable(s);
    for (unsigned w = 0; w < s->nw; w++)
        wants |= (uint64_t)s->warp[w].release << w;
    bool ready = is_ready(s), known = in->op_valid && in->op_wid < s->nw;
    bool takes = ready && known && s->warp[in->op_wid].live && !simt_stack_holds(s, in->op_wid);
    bool kills = in->kill_valid && in->kill_wid < s->nw && s->warp[in->kill_wid].live &&
                 !simt_stack_holds(s, in->kill_wid) && !(takes && in->op_wid == in->kill_wid);
    bool launches = in->launch_valid && in->launch_wid < s->nw && !s->warp[in->launch_wid].live;
    cover[SS_I1].hits += in->op_valid && ready && !takes;
    cover[SS_K2].hits += in->op_valid && !ready;
    cover[SS_Z1].hits += !s->request_valid;
    cover[SS_H1].hits += known && s->warp[in->op_wid].live && simt_stack_holds(s, in->op_wid);
    s->ended_valid = s->overflow = false;
    s->ended_wid = 0;
    bool busy = writes(s), waits = s->removing && busy;
    carry_out(s, in, cover);
    if (s->removing && !busy)
        remove_top(s, s->removed_wid, cover);
    uint64_t seen = waits ? 0 : may_go, grant = rr_arbiter_eval(&s->pops, seen);
    cover[SS_P2].hits += waits || (seen & (seen - 1)) != 0;
    rr_arbiter_clock(&s->pops, seen);
    if (!waits) {
        s->removing = grant != 0;
        s->removed_wid = grant ? first_bit(grant) : 0;
    }
    if (kills) {
        s->warp[in->kill_wid].live = false;
        cover[SS_E3].hits++;
    }
    if (takes)
        take(s, in, cover);
    if (launches)
        launch(s, in, cover);
    requests(s, in, wants, cover);
}

/* The block at its pins. */
struct block {
    struct block_head head;
    struct simt_stack s;
    struct simt_stack_at at;
    unsigned pcw;
};

static void *create(const struct params *p)
{
    struct block *b = block_head_new(sizeof *b, &simt_stack_rules);
    struct sizes z = params_sizes(p);
    simt_stack_init(&b->s, z.nw, z.lanes, params_u(p, "simt_stack.depth"));
    simt_stack_ports_at(p, &b->at);
    b->pcw = params_u(p, "simt_stack.pc_bits");
    return b;
}

static void destroy(void *model)
{
    struct block *b = model;
    if (b)
        simt_stack_free(&b->s);
    block_head_free(b);
}

static void reset(void *model)
{
    simt_stack_reset(&((struct block *)model)->s);
}

const struct simt_stack *simt_stack_of(const void *model)
{
    return &((const struct block *)model)->s;
}

static void read_pins(const struct block *b, const uint32_t *pin, struct simt_in *in)
{
    const struct simt_stack_at *at = &b->at;
    uint64_t warp = port_all(&at->op_warp, pin);
    *in = (struct simt_in){.launch_valid = port_u32(&at->launch_valid, pin),
                           .launch_wid = port_u32(&at->launch_wid, pin),
                           .launch_mask = port_u32(&at->launch_mask, pin),
                           .launch_pc = port_u32(&at->launch_pc, pin),
                           .op_valid = port_u32(&at->op_valid, pin),
                           .op_wid = warp ? first_bit(warp) : SIMT_NOBODY,
                           .op = port_u32(&at->op, pin),
                           .op_mask = port_u32(&at->op_mask, pin),
                           .op_next = port_u32(&at->op_next, pin),
                           .op_target = port_u32(&at->op_target, pin),
                           .op_reconv = port_u32(&at->op_reconv, pin),
                           .op_indirect = port_u32(&at->op_indirect, pin),
                           .op_frame = port_u32(&at->op_frame, pin),
                           .kill_valid = port_u32(&at->kill_valid, pin),
                           .kill_wid = port_u32(&at->kill_wid, pin),
                           .release_ready = port_u32(&at->release_ready, pin),
                           .frame_hold = port_all(&at->frame_hold, pin)};
    for (unsigned l = 0; l < b->s.lanes; l++)
        in->lane_target[l] = (uint32_t)port_get(&at->op_lane_target, pin, l);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct block *b = model;
    const struct simt_stack_at *at = &b->at;
    struct simt_in si;
    struct simt_out so;
    read_pins(b, in, &si);
    simt_stack_eval(&b->s, &si, &so);
    port_put_all(&at->op_ready, out, so.op_ready);
    port_put_all(&at->top_pc, out, so.top_pc);
    port_put_all(&at->top_mask, out, so.top_mask);
    port_put_all(&at->live, out, so.live);
    port_put_all(&at->hold, out, so.hold);
    port_put_all(&at->release_valid, out, so.release_valid);
    port_put_all(&at->release_wid, out, so.release_wid);
    port_put_all(&at->ended_valid, out, so.ended_valid);
    port_put_all(&at->ended_wid, out, so.ended_wid);
    port_put_all(&at->overflow, out, so.overflow);
    port_put_all(&at->overflow_wid, out, so.overflow_wid);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct block *b = model;
    struct simt_in si;
    read_pins(b, in, &si);
    simt_stack_clock(&b->s, &si, b->head.cover);
}

static const char *law(const void *model)
{
    return ((const struct block *)model)->s.broken;
}

const struct block_model simt_stack_model = {.name = "simt_stack",
                                             .contract = &contract_simt_stack,
                                             .create = create,
                                             .destroy = destroy,
                                             .reset = reset,
                                             .eval = eval,
                                             .clock = clock_edge,
                                             .cover = block_head_cover,
                                             .law = law};
