/* One streaming multiprocessor around the register file: thread blocks, warps, scoreboard,
 * barriers, execution units and memory latency. */
#include "cmodel/sm/sm.h"
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/sm/sm_part.h"
#include "cmodel/util.h"
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

const char *sm_stall_name(enum sm_stall s)
{
    static const char *const names[N_STALL] = {
        "no_collector", "waiting", "execution_unit", "scoreboard", "memory",
        "fetch",        "barrier", "withheld",       "drain",      "no_warp"};
    return names[s];
}

static void read_timing(struct sm *sm, const struct params *p)
{
    static const struct {
        enum unit unit;
        const char *latency, *initiation;
    } keys[] = {{UNIT_INT, "env.int_latency", "env.int_initiation"},
                {UNIT_SP, "env.sp_latency", "env.sp_initiation"},
                {UNIT_DP, "env.dp_latency", "env.dp_initiation"},
                {UNIT_SFU, "env.sfu_latency", "env.sfu_initiation"},
                {UNIT_TENSOR, "env.tensor_latency", "env.tensor_initiation"},
                {UNIT_BRANCH, "env.branch_latency", "env.branch_initiation"},
                {UNIT_UNIFORM, "env.uniform_latency", "env.uniform_initiation"}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        for (unsigned c = 0; c < N_OP_CLASS; c++)
            if (unit_of((enum op_class)c) == keys[i].unit) {
                sm->latency[c] = params_u(p, keys[i].latency);
                sm->initiation[c] = params_u(p, keys[i].initiation);
            }
    }
    /* With memory.model = none loads and stores take a warp at the rate of the integer unit. */
    sm->initiation[OP_MEM_GLOBAL] = sm->initiation[OP_MEM_SHARED] =
        params_u(p, "env.int_initiation");
    /* Twice as many. */
    sm->initiation[OP_HALF] = (sm->initiation[OP_SP] + 1) / 2;
    static const enum op_class quick[] = {OP_BARRIER, OP_EXIT};
    for (size_t i = 0; i < sizeof quick / sizeof *quick; i++)
        sm->latency[quick[i]] = sm->initiation[quick[i]] = 1;
    sm->latency[OP_MEM_GLOBAL] = params_u(p, "l1.latency");
    sm->latency[OP_MEM_SHARED] = params_u(p, "shared.latency");
}

static void rf_init(struct sm *sm, unsigned index, const struct params *p)
{
    const struct sizes *z = &sm->z;
    struct rf *rf = &sm->rf[index];
    struct model_config c = model_config(p);
    const struct regfile_part *more = NULL;
    rf->index = index;
    c.subcore = sm->subcore;
    for (unsigned i = 0; i < sm->nparts; i++)
        more = sm->parts[i].part->regfile ? sm->parts[i].part->regfile : more;
    rf->m = regfile_create_with(&c, sm->payload, more);
    if (sm->no_cover)
        regfile_leave_cover(rf->m);
    rf->in = regfile_inputs(rf->m);
    rf->out = regfile_outputs(rf->m);
    rf->warps = xcalloc(z->nw, sizeof *rf->warps);
    rf->sched = xcalloc(z->nsched, sizeof *rf->sched);
    rf->chosen = xcalloc(z->nsched, sizeof *rf->chosen);
    rf->exits = xcalloc(z->ndisp, sizeof *rf->exits);
    rf->in_use = xcalloc(z->ndisp, sizeof *rf->in_use);
    rf->phys = xcalloc((size_t)z->nw * z->nsrc, sizeof *rf->phys);
    rf->wb = xcalloc(z->wbw, sizeof *rf->wb);
    rf->regions = xcalloc(z->nw + 2, sizeof *rf->regions);
    rf->stalled = xcalloc(z->nw, sizeof *rf->stalled);
    rf->nids = 1u << sm->id_bits;
    rf->tickets = xcalloc(rf->nids, sizeof *rf->tickets);
    rf->free_ids = xcalloc(rf->nids, sizeof *rf->free_ids);
    rf->free_n = rf->nids;
    for (unsigned i = 0; i < rf->nids; i++)
        rf->free_ids[i] = i;
    for (unsigned i = 0; i < z->nw; i++) {
        rf->warps[i].number = i;
        rf->warps[i].phys = rf->phys + (size_t)i * z->nsrc;
        rf->warps[i].local = i / z->nsched;
        rf->warps[i].sched = i % z->nsched;
        rf->warps[i].slot = (i / z->nsched * sm->nrf + rf->index) * z->nsched + i % z->nsched;
        sm->slots[rf->warps[i].slot] = (struct slot_at){&rf->warps[i], rf->index};
    }
    for (unsigned s = 0; s < z->nsched; s++) {
        rf->sched[s].launch = xcalloc(z->n, sizeof *rf->sched[s].launch);
        rf->sched[s].in_state[WARP_FREE] = z->n;
    }
    if (sm->payload)
        rf->oracle = oracle_create(z, rf->nids);
}

#define PART(name) extern const struct sm_part sm_part_##name;
#include "cmodel/sm/sm_parts.inc"
#undef PART

static bool add_part(struct sm *sm, const struct params *p, const struct sm_part *part,
                     const void *arg, struct diag *d)
{
    void *self = part->create(sm, p, arg, d);
    if (!self)
        return false;
#define HOOK(name)                                                                                 \
    if (part->name)                                                                                \
        sm->hooked[SM_HOOK_##name][sm->nhooked[SM_HOOK_##name]++] = (uint8_t)sm->nparts;
    SM_HOOKS(HOOK)
#undef HOOK
    sm->parts[sm->nparts].part = part;
    sm->parts[sm->nparts++].self = self;
    return true;
}

static void destroy_parts(struct sm *sm)
{
    for (unsigned i = 0; i < sm->nparts; i++)
        if (sm->parts[i].part->destroy)
            sm->parts[i].part->destroy(sm, sm->parts[i].self);
    sm->nparts = 0;
}

static bool create_parts(struct sm *sm, const struct params *p, const struct sm_options *o,
                         struct diag *d)
{
    static const struct sm_part *const all[] = {
#define PART(name) &sm_part_##name,
#include "cmodel/sm/sm_parts.inc"
#undef PART
    };
    struct model_config c = model_config(p);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i]->present(&c) && !add_part(sm, p, all[i], NULL, d))
            return false;
    return (!o->part || add_part(sm, p, o->part, o->part_arg, d)) &&
           (!o->also || add_part(sm, p, o->also, NULL, d));
}

struct sm *sm_create(const struct params *p, struct work *w, const struct sm_options *o,
                     struct diag *d)
{
    struct sm *sm = xcalloc(1, sizeof *sm);
    sm->failure.of_sm = true;
    sm->z = params_sizes(p);
    sm->map = regmap_make(p);
    sm->work = w;
    sm->payload = o->payload;
    sm->named = sm->z.warp_regs < REG_ZERO ? sm->z.warp_regs : REG_ZERO;
    sm->hazards = o->hazards;
    sm->hit_writes = params_u(p, "memory.hit_writes") != 0;
    sm->subcore = sm->resets = o->subcore;
    sm->random = work_is_random(w);
    sm->skip = o->skip && !sm->random;
    sm->leave_out = o->leave_out;
    sm->no_cover = o->no_cover;
    sm->nrf = params_u(p, "env.subcores");
    sm->nslots = sm->free_slots = sm->nrf * sm->z.nw;
    sm->max_blocks = params_u(p, "env.max_blocks");
    sm->shared_bytes = (uint64_t)params_u(p, "env.shared_kb") * 1024;
    sm->id_bits = clog2(sm->z.places + (sm->z.handover ? sm->z.nsched : 0));
    sm->id_mask = (uint32_t)low_bits(sm->id_bits);
    sm->meta_words = words32(sm->z.meta_bits);
    if (sm->id_bits > sm->z.meta_bits) {
        diag_error(d,
                   "regfile.meta_bits = %u: must be at least %u to number the instructions in "
                   "the collectors",
                   sm->z.meta_bits, sm->id_bits);
        free(sm);
        return NULL;
    }
    for (unsigned u = 0; u < N_UNIT; u++)
        sm->class_of[u] = (uint8_t)(u % sm->z.classes);
    for (unsigned c = 0; c < N_OP_CLASS; c++)
        sm->class_of_op[c] = sm->class_of[unit_of((enum op_class)c)];
    sm->all_ready = (uint32_t)low_bits(sm->z.ndisp * sm->z.classes);
    read_timing(sm, p);
    memory_init(sm, p, o);
    rng_seed(&sm->rng, work_seed(w));
    time_init(sm);
    sm->rf = xcalloc(sm->nrf, sizeof *sm->rf);
    if (!create_parts(sm, p, o, d)) {
        destroy_parts(sm);
        sm->nrf = 0; /* nothing of them is there */
        sm_destroy(sm);
        return NULL;
    }
    sm->slots = xcalloc(sm->nslots, sizeof *sm->slots);
    for (unsigned i = 0; i < sm->nrf; i++)
        rf_init(sm, i, p);
    sm->resident = xcalloc(sm->max_blocks, sizeof *sm->resident);
    sm->admit = true;
    sm->prefilling = sm->payload;
    fetch_init(sm);
    window_init(sm, p);
    return sm;
}

void sm_destroy(struct sm *sm)
{
    if (!sm)
        return;
    destroy_parts(sm);
    memory_free(sm);
    for (size_t i = 0; i < sm->nleft; i++) {
        free(sm->left[i].name);
        free(sm->left[i].from);
        free(sm->left[i].why);
    }
    free(sm->left);
    for (unsigned i = 0; i < sm->nrf; i++) {
        struct rf *rf = &sm->rf[i];
        regfile_destroy(rf->m);
        oracle_destroy(rf->oracle);
        for (unsigned s = 0; s < sm->z.nsched; s++)
            free(rf->sched[s].launch);
        for (unsigned q = 0; q < sm->z.wbw; q++)
            free(rf->wb[q].ring);
        for (unsigned w = 0; w < sm->z.nw; w++)
            free(rf->warps[w].move.insts);
        free(rf->warps);
        free(rf->sched);
        free(rf->chosen);
        free(rf->exits);
        free(rf->in_use);
        free(rf->phys);
        free(rf->wb);
        free(rf->regions);
        free(rf->stalled);
        free(rf->tickets);
        free(rf->free_ids);
    }
    for (unsigned i = 0; i < sm->nresident; i++)
        resident_free(sm, sm->resident[i]);
    block_free(sm->next);
    op_table_free(&sm->readback.ops);
    free(sm->rf);
    free(sm->slots);
    free(sm->resident);
    free(sm->flights);
    pool_free(&sm->free_flights);
    free(sm->events);
    pool_free(&sm->free_events);
    free(sm->wheel_head);
    free(sm->wheel_tail);
    free(sm);
}

/* Random work: how the surroundings behave for the next while. One thing at most is slow, and not
 * for long: otherwise next to nothing would be issued in most cycles. */
static void new_phase(struct sm *sm)
{
    static const unsigned disp[] = {100, 100, 90, 50}, slow_disp[] = {10, 3};
    static const unsigned withhold[] = {0, 0, 10}, slow_withhold[] = {50, 95};
    static const unsigned cycles[] = {1, 4, 40};
    static const unsigned latency[] = {1, 1, 2, 4, 8}, slow_latency[] = {40, 300};
    static const unsigned burst[] = {16, 64};
    struct rng *r = &sm->rng;
    unsigned slow = rng_below(r, 10);
    sm->phase = (struct random_phase){
        .until = sm->cycle + 100 + rng_below(r, slow < 5 ? 200 : 900),
        .disp_percent = slow == 0 ? slow_disp[rng_below(r, 2)] : disp[rng_below(r, 4)],
        .withhold_percent = slow == 1 ? slow_withhold[rng_below(r, 2)] : withhold[rng_below(r, 3)],
        .withhold_cycles = cycles[rng_below(r, slow == 1 ? 3 : 2)],
        .latency = slow == 2 ? slow_latency[rng_below(r, 2)] : latency[rng_below(r, 5)],
        .burst = slow == 3 ? burst[rng_below(r, 2)] : 1,
        .slow_units = slow == 4};
}

/* Writes every physical register once. Returns whether that is done. */
static bool prefill_drive(struct sm *sm, struct rf *rf)
{
    unsigned words = regfile_row_words(rf->m);
    uint32_t left = sm->cycle ? rf->in->wb_valid & ~rf->out->wb_ready : 0;
    for (unsigned i = 0; i < sm->z.wbw; i++) {
        if ((left >> i & 1) || rf->prefilled == sm->map.total)
            continue;
        unsigned phys = rf->prefilled++;
        uint64_t all = low_bits(sm->z.lanes);
        struct oracle_key key = {.version = phys}; /* of no warp */
        oracle_write(rf->oracle, phys, all, key);
        rf->in->wb_phys[i] = phys;
        rf->in->wb_mask[i] = all;
        oracle_port_data(rf->oracle, all, key, 0, rf->in->wb_data + (size_t)i * words);
        left |= 1u << i;
    }
    rf->in->wb_valid = left;
    return !left;
}

/* Metadata of a micro-operation with payload: its ticket in the low bits, above them noise of its
 * serial number. Without payload it is the ticket alone. */
static uint32_t meta_word(const struct sm *sm, unsigned id, uint64_t serial, unsigned i)
{
    uint32_t w = (uint32_t)mix64(serial * 8 + i);
    /* An odd factor: with few bits, too, those of neighbours differ. */
    if (i == 0)
        w = (uint32_t)serial * 0x9e3779b1u << sm->id_bits | id;
    unsigned bits = sm->z.meta_bits - 32 * i;
    return bits < 32 ? w & (uint32_t)low_bits(bits) : w;
}

/* The registers of the operands that exist; what a slot without one shows does not matter. */
static inline void operands_copy(uint32_t *to, const uint32_t *from, uint32_t src_valid)
{
    for (; src_valid; src_valid &= src_valid - 1) {
        unsigned k = (unsigned)__builtin_ctz(src_valid);
        to[k] = from[k];
    }
}

static void put_meta(struct sm *sm, struct rf *rf, unsigned s, unsigned id, uint64_t serial)
{
    unsigned words = sm->meta_words;
    rf->in->inst_meta[s * words] = id;
    for (unsigned i = 0; seldom(sm->payload) && i < words; i++)
        rf->in->inst_meta[s * words + i] = meta_word(sm, id, serial, i);
}

unsigned ticket_new(struct sm *sm, struct rf *rf, unsigned s, unsigned first, unsigned n)
{
    unsigned id = rf->free_ids[rf->free_head];
    rf->free_head = (rf->free_head + 1) & (rf->nids - 1);
    rf->free_n--;
    rf->tickets[id] = (struct ticket){.first = first, .nsrc = n, .serial = ++sm->serial};
    put_meta(sm, rf, s, id, sm->serial);
    return id;
}

static inline struct warp *selected(const struct sm *sm, const struct rf *rf, unsigned s)
{
    return &rf->warps[rf->out->sel_wid[s] * sm->z.nsched + s];
}

/* The instruction buffer's answers for the selected warps. */
static void answer_selected(struct sm *sm, struct rf *rf)
{
    unsigned nsrc = sm->z.nsrc;
    struct regfile_in *in = rf->in;
    for (uint32_t v = rf->out->sel_valid; v; v &= v - 1) {
        unsigned s = (unsigned)__builtin_ctz(v);
        struct warp *w = selected(sm, rf, s);
        rf->chosen[s] = w;
        in->inst_src_valid[s] = w->src_valid;
        if (!sm->renames)
            operands_copy(in->inst_phys + s * nsrc, w->phys, w->src_valid);
        if (sm->z.classes > 1)
            in->inst_class[s] = sm->class_of_op[w->at->op->class];
        SM_PARTS(sm, answer, rf, w);
    }
}

/* What is issued gets its number. */
static void number_issued(struct sm *sm, struct rf *rf)
{
    for (uint32_t v = rf->out->sel_valid; v; v &= v - 1) {
        unsigned s = (unsigned)__builtin_ctz(v);
        const struct warp *w = rf->chosen[s];
        if (rf->out->issue >> s & 1)
            ticket_new(sm, rf, s, w->uop * sm->z.nsrc, w->nsrc);
        else
            put_meta(sm, rf, s, 0, 0);
    }
}

/* Those for the candidates. */
static void answer_candidates(struct sm *sm, struct rf *rf)
{
    unsigned nsrc = sm->z.nsrc;
    struct regfile_in *in = rf->in;
    for (uint32_t v = rf->out->cand_valid; v; v &= v - 1) {
        unsigned s = (unsigned)__builtin_ctz(v);
        const struct warp *w = &rf->warps[rf->out->cand_wid[s] * sm->z.nsched + s];
        in->cand_src_valid[s] = w->src_valid;
        operands_copy(in->cand_phys + s * nsrc, w->phys, w->src_valid);
    }
}

/* The ticket of what port p offers; NULL after noting that it is none of ours. */
static struct ticket *ticket_at(struct sm *sm, struct rf *rf, unsigned p)
{
    unsigned words = sm->meta_words, index = rf->index;
    const uint32_t *meta = rf->out->disp_meta + p * words;
    unsigned id = meta[0] & sm->id_mask;
    struct ticket *t = &rf->tickets[id];
    for (unsigned i = 0; seldom(sm->payload) && i < words && t->used; i++)
        if (meta[i] != meta_word(sm, id, t->serial, i)) {
            failure_oracle(&sm->failure, "META", index, sm->cycle,
                           " warp=%u regfile=%u port=%u word=%u expected=%08x actual=%08x",
                           rf->out->disp_wid[p], index, p, i, meta_word(sm, id, t->serial, i),
                           meta[i]);
            return NULL;
        }
    if (!t->used) {
        failure_oracle(&sm->failure, "TWICE", index, sm->cycle,
                       " warp=%u regfile=%u port=%u id=%u: dispatched, but not issued",
                       rf->out->disp_wid[p], index, p, id);
        return NULL;
    }
    const struct flight *f = &sm->flights[t->flight];
    if (rf->out->disp_wid[p] != f->w->number || rf->out->disp_src_valid[p] != low_bits(t->nsrc)) {
        failure_oracle(&sm->failure, "WRONG", index, sm->cycle,
                       " warp=%u regfile=%u port=%u: warp %u with operands %x dispatched, issued "
                       "with operands %x",
                       f->w->number, index, p, rf->out->disp_wid[p], rf->out->disp_src_valid[p],
                       (unsigned)low_bits(t->nsrc));
        return NULL;
    }
    return t;
}

static void check_operands(struct sm *sm, struct rf *rf, unsigned p, const struct ticket *t)
{
    const struct op *op = sm->flights[t->flight].inst->op;
    unsigned slot = (unsigned)(t - rf->tickets);
    for (unsigned k = 0; k < t->nsrc; k++) {
        uint64_t want = 0, got = 0;
        const uint32_t *data = regfile_disp_data(rf->m, p, k);
        const struct flight *f = &sm->flights[t->flight];
        if (f->keeper && !op->ndst && t->first + k + 1 == op->nsrc && data)
            SM_KEEPER(sm, kept, rf, f, data);
        int lane = data ? oracle_compare(rf->oracle, slot, k, data, &want, &got) : 0;
        if (lane < 0)
            continue;
        /* Reading back, nothing is defined by the reader. */
        bool undefined = !sm->readback.on && oracle_undefined(rf->oracle, slot, k, (unsigned)lane);
        failure_oracle(&sm->failure, sm->readback.on ? "LOST" : "STALE", rf->index, sm->cycle,
                       " warp=%u reg=%u lane=%d expected=%" PRIx64 " actual=%" PRIx64
                       " slot=%u port=%u regfile=%u opcode=%s%s",
                       rf->out->disp_wid[p], op_src_name(op, t->first + k), lane, want, got, k, p,
                       rf->index, op->name, undefined ? " undefined" : "");
    }
}

static void check_dispatch(struct sm *sm, struct rf *rf)
{
    for (uint32_t v = rf->transfers; v; v &= v - 1) {
        unsigned p = (unsigned)__builtin_ctz(v);
        const struct ticket *t = ticket_at(sm, rf, p);
        if (t && seldom(sm->payload))
            check_operands(sm, rf, p, t);
        if (t)
            SM_PARTS(sm, offered, rf, p, t);
    }
}

/* Random work also keeps ports back. */
static uint32_t some(struct sm *sm, uint32_t ready, unsigned n)
{
    if (seldom(sm->random) && sm->phase.disp_percent < 100)
        for (unsigned p = 0; p < n; p++)
            if (!rng_percent(&sm->rng, sm->phase.disp_percent))
                ready &= ~(1u << p);
    return ready;
}

/* disp_ready by port and class: all units of the class have room. */
static uint32_t ready_classes(const struct sm *sm, struct rf *rf)
{
    unsigned classes = sm->z.classes, room = sm->lsu ? memory_room_of(sm, rf) : UINT_MAX;
    uint32_t ready = sm->all_ready;
    for (unsigned p = 0; p < sm->z.ndisp; p++) {
        for (uint32_t v = rf->in_use[p]; v; v &= v - 1) {
            unsigned u = (unsigned)__builtin_ctz(v);
            if (sm->cycle >= rf->exits[p][u].taken)
                rf->in_use[p] &= ~(1u << u);
            else
                ready &= ~(1u << (p * classes + sm->class_of[u]));
        }
        if (room <= p)
            ready &= ~(1u << (p * classes + sm->class_of[UNIT_MEMORY]));
    }
    return ready;
}

/* disp_ready by port: what it offers has room. */
static uint32_t ready_ports(const struct sm *sm, const struct rf *rf)
{
    uint32_t ready = (uint32_t)low_bits(sm->z.ndisp);
    unsigned memory = 0;
    for (uint32_t v = rf->out->disp_valid; v; v &= v - 1) {
        unsigned p = (unsigned)__builtin_ctz(v);
        unsigned id = rf->out->disp_meta[p * sm->meta_words] & sm->id_mask;
        const struct ticket *t = &rf->tickets[id];
        if (!t->used)
            continue;
        enum unit u = unit_of(sm->flights[t->flight].inst->op->class);
        if (!exit_room(sm, rf, p, u, memory))
            ready &= ~(1u << p);
        memory += u == UNIT_MEMORY;
    }
    return ready;
}

/* Everything has drained: with the payload on every register must hold its last value. */
static void check_registers(struct sm *sm)
{
    for (unsigned i = 0; i < sm->nrf && sm->payload; i++)
        for (unsigned phys = 0; phys < sm->map.total; phys++) {
            uint64_t want = 0, got = 0;
            int lane = oracle_compare_value(sm->rf[i].oracle, phys, regfile_peek(sm->rf[i].m, phys),
                                            &want, &got);
            if (lane < 0)
                continue;
            failure_oracle(&sm->failure, "LOST", i, sm->cycle,
                           " regfile=%u phys=%u lane=%d expected=%" PRIx64 " actual=%" PRIx64, i,
                           phys, lane, want, got);
            sm->failure.at_rest = true;
        }
}

static bool drained(const struct sm *sm)
{
    if (sm->nresident || sm->next || !sm->work_ended)
        return false;
    for (unsigned i = 0; i < sm->nrf; i++)
        if (regfile_busy(sm->rf[i].m))
            return false;
    return true;
}

/* Nothing happens in the register file in this cycle, whatever the others do. */
static bool rests(const struct sm *sm, const struct rf *rf)
{
    bool busy = false;
    for (unsigned s = 0; s < sm->z.nsched; s++)
        if (rf->in->warp_ready[s])
            return false;
    if (rf->in->wb_valid | rf->launching | rf->to_launch | rf->writes || !regfile_at_rest(rf->m))
        return false;
    SM_PARTS_ANY(busy, sm, busy, rf);
    return !busy;
}

/* The prefill is over. */
static void begin_work(struct sm *sm, uint64_t first_cycle)
{
    sm->prefilling = sm->resetting = false;
    sm->first_cycle = first_cycle;
    for (unsigned i = 0; i < sm->nrf; i++)
        sm->rf[i].at_start = *regfile_counters(sm->rf[i].m);
}

enum sm_status sm_eval(struct sm *sm, struct diag *d)
{
    if (sm->stopped && sm->prefilling)
        return SM_DONE;
    if (sm->prefilling) {
        bool done = true;
        for (unsigned i = 0; i < sm->nrf; i++)
            done &= prefill_drive(sm, &sm->rf[i]);
        sm->resetting = done && sm->resets;
        if (done && !sm->resetting)
            begin_work(sm, sm->cycle);
    }
    if (!sm->prefilling) {
        if (sm->random && sm->cycle >= sm->phase.until)
            new_phase(sm);
        time_run(sm);
        if (sm->lsu)
            memory_step(sm);
        if (sm->admit && !blocks_admit(sm, d))
            return SM_BAD_INPUT;
        if (!sm->nresident && drained(sm)) {
            check_registers(sm);
            if (sm->failure.kind || !readback_begin(sm))
                return sm->failure.kind ? SM_FAILED : SM_DONE;
            if (!blocks_admit(sm, d))
                return SM_BAD_INPUT;
        }
    }
    SM_PARTS(sm, drive);
    for (struct rf *rf = sm->rf, *end = rf + sm->nrf; rf < end; rf++) {
        rf->resting = sm->skip && !sm->prefilling && rests(sm, rf);
        if (rf->resting) {
            rf->transfers = 0;
            continue;
        }
        if (!sm->prefilling) {
            if (seldom(rf->launching | rf->to_launch))
                launch_drive(sm, rf);
            if (rf->writes)
                write_drive(sm, rf);
            else
                rf->in->wb_valid = 0;
            SM_PARTS(sm, inputs, rf);
        }
        if (sm->z.classes > 1)
            rf->in->disp_ready = some(sm, ready_classes(sm, rf), sm->z.ndisp * sm->z.classes);
        regfile_dispatch(rf->m);
        if (sm->z.classes == 1)
            rf->in->disp_ready = some(sm, ready_ports(sm, rf), sm->z.ndisp);
        regfile_select(rf->m);
        answer_selected(sm, rf);
        SM_PARTS(sm, answers, rf);
        regfile_answer(rf->m);
        number_issued(sm, rf);
        SM_PARTS(sm, numbers, rf);
        answer_candidates(sm, rf);
        rf->transfers = rf->out->disp_valid ? regfile_transfers(rf->m) : 0;
        if (rf->transfers)
            check_dispatch(sm, rf);
    }
    SM_PARTS(sm, settled);
    return sm->failure.kind ? SM_FAILED : SM_RUNNING;
}

static enum sm_stall stall_cause(const struct sched *s)
{
    if (s->in_state[WARP_SCOREBOARD] || s->in_state[WARP_READY]) /* RF-V1 */
        return STALL_SCOREBOARD;
    if (s->in_state[WARP_BARRIER])
        return STALL_BARRIER;
    if (s->in_state[WARP_WITHHELD])
        return STALL_WITHHELD;
    if (s->in_state[WARP_MEMORY])
        return STALL_MEMORY;
    if (s->in_state[WARP_FETCH])
        return STALL_FETCH;
    return s->in_state[WARP_DRAIN] ? STALL_DRAIN : STALL_NO_WARP;
}

/* Complete instructions stay in their collectors: their units take none. */
static bool holds(const struct rf *rf)
{
    return regfile_complete(rf->m) > popcount64(rf->transfers);
}

static void count_cycle(struct sm *sm, const struct rf *rf)
{
    for (unsigned s = 0; s < sm->z.nsched; s++) {
        sm->stats.ready_warps += rf->sched[s].in_state[WARP_READY];
        if (rf->out->issue >> s & 1)
            continue;
        /* With malekeh_scheduler.retry, and BOW, a ready warp is not selected while its unit is
         * busy. */
        bool selected =
            (rf->out->sel_valid >> s & 1) || (rf->sched[s].in_state[WARP_READY] && !sm->held_ready);
        sm->stats.stalls[rf->out->waiting ? STALL_WAITING
                         : !selected      ? stall_cause(&rf->sched[s])
                         : holds(rf)      ? STALL_EXECUTION_UNIT
                                          : STALL_NO_COLLECTOR]++;
    }
}

static void dispatched(struct sm *sm, struct rf *rf, unsigned p)
{
    unsigned id = rf->out->disp_meta[p * sm->meta_words] & sm->id_mask;
    struct ticket *t = &rf->tickets[id];
    struct flight *f = &sm->flights[t->flight];
    struct warp *w = f->w;
    const struct op *op = f->inst->op;
    uint32_t flight = t->flight;
    t->used = false;
    rf->free_ids[(rf->free_head + rf->free_n++) & (rf->nids - 1)] = id;
    for (unsigned k = 0; k < t->nsrc; k++) {
        unsigned reg = op_src_key(op, t->first + k);
        if (--w->readers[reg])
            continue;
        w->reading[reg / 64] &= ~(1ull << (reg % 64));
        warp_reg_free(sm, rf, w, reg);
    }
    if (seldom(f->keeper) && !f->unwritten)
        SM_KEEPER(sm, moved, rf, f);
    execute(sm, rf, p, flight, --f->undispatched == 0);
}

/* Bookkeeping of a cycle from the settled pins of a register file. */
static void after_cycle(struct sm *sm, struct rf *rf)
{
    for (uint64_t v = rf->in->exit; v; v &= v - 1)
        warp_leave(sm, &rf->warps[__builtin_ctzll(v)]);
    for (uint32_t v = rf->transfers; v; v &= v - 1)
        dispatched(sm, rf, (unsigned)__builtin_ctz(v));
    if (rf->in->wb_valid)
        write_accept(sm, rf);
    for (uint32_t v = rf->out->issue; v; v &= v - 1) {
        unsigned s = (unsigned)__builtin_ctz(v);
        unsigned id = rf->in->inst_meta[s * sm->meta_words] & sm->id_mask;
        rf->tickets[id].used = true;
        warp_issue(sm, rf, rf->chosen[s], id);
    }
    SM_PARTS(sm, edge, rf);
    if (seldom(rf->launching))
        launch_clock(sm, rf);
}

/* The edge in the cycle of reset. */
static enum sm_status clock_reset(struct sm *sm)
{
    for (unsigned i = 0; i < sm->nrf; i++)
        regfile_reset(sm->rf[i].m);
    SM_PARTS(sm, reset);
    begin_work(sm, ++sm->cycle);
    return SM_RUNNING;
}

static void note_broken(struct sm *sm, unsigned i)
{
    const char *law = regfile_law(sm->rf[i].m), *broken = regfile_error(sm->rf[i].m);
    if (law)
        failure_law(&sm->failure, law, i, sm->cycle, " regfile=%u: conservation law broken", i);
    if (broken)
        failure_law(&sm->failure, broken, i, sm->cycle, " regfile=%u", i);
}

enum sm_status sm_clock(struct sm *sm)
{
    if (sm->resetting)
        return clock_reset(sm);
    /* All of them first: what is issued in one sub-core may open a barrier for warps of another. */
    struct rf *end = sm->rf + sm->nrf;
    for (struct rf *rf = sm->rf; rf < end && !sm->prefilling; rf++)
        count_cycle(sm, rf);
    for (struct rf *rf = sm->rf; rf < end; rf++) {
        if (rf->resting) {
            regfile_rest(rf->m);
            continue;
        }
        /* The model latches ready, answers and ports of this cycle: clock it before they change. */
        regfile_clock(rf->m);
        if (!sm->prefilling)
            after_cycle(sm, rf);
        if (seldom(!regfile_fine(rf->m)))
            note_broken(sm, rf->index);
    }
    if (!sm->prefilling) {
        fetch_cycle(sm);
        SM_PARTS(sm, clock);
        window_watch(sm);
    }
    SM_PARTS(sm, tick);
    sm->cycle++;
    return sm->failure.kind ? SM_FAILED : SM_RUNNING;
}

enum sm_status sm_step(struct sm *sm, struct diag *d)
{
    enum sm_status s = sm_eval(sm, d);
    return s == SM_RUNNING ? sm_clock(sm) : s;
}

void sm_idle(struct sm *sm)
{
    for (unsigned i = 0; i < sm->nrf; i++)
        regfile_rest(sm->rf[i].m);
    sm->cycle++;
}

void sm_more(struct sm *sm)
{
    sm->work_ended = false;
    sm->admit = true;
}

unsigned sm_regfiles(const struct sm *sm)
{
    return sm->nrf;
}

const struct regfile_in *sm_in(const struct sm *sm, unsigned i)
{
    return sm->rf[i].in;
}

const struct regfile_out *sm_out(const struct sm *sm, unsigned i)
{
    return sm->rf[i].out;
}

const struct regfile *sm_regfile(const struct sm *sm, unsigned i)
{
    return sm->rf[i].m;
}

uint64_t sm_cycle(const struct sm *sm)
{
    return sm->cycle;
}

bool sm_resets(const struct sm *sm)
{
    return sm->resetting;
}

uint64_t sm_prefill(const struct sm *sm)
{
    return sm->prefilling ? sm->cycle : sm->first_cycle;
}

const struct failure *sm_failure(const struct sm *sm)
{
    return &sm->failure;
}

void sm_stats(const struct sm *sm, struct sm_stats *s)
{
    if (sm->readback.on) {
        *s = sm->readback.stats;
        return;
    }
    *s = sm->stats;
    s->cycles = sm->cycle - sm_prefill(sm);
    s->scheduler_cycles = s->cycles * sm->nrf * sm->z.nsched;
    s->regfiles = sm->nrf;
    s->banks = sm->z.nbank;
    memory_stats(sm, s);
    SM_PARTS(sm, stats, s);
    for (unsigned i = 0; i < sm->nrf && !sm->prefilling; i++) {
        const struct regfile_counters *now = regfile_counters(sm->rf[i].m),
                                      *then = &sm->rf[i].at_start;
        s->operand_requests += now->operand_requests - then->operand_requests;
        s->bank_reads += now->bank_reads - then->bank_reads;
        s->bank_writes += now->bank_writes - then->bank_writes;
        s->steals += now->steals - then->steals;
        s->cache_hits += now->cache_hits - then->cache_hits;
        s->cache_writes += now->cache_writes - then->cache_writes;
        s->repeats += now->repeats - then->repeats;
        s->conflict_cycles += now->conflict_cycles - then->conflict_cycles;
    }
}

uint64_t sm_kernels(const struct sm *sm)
{
    return sm->stats.kernels;
}

const char *sm_kernel_name(const struct sm *sm)
{
    return sm->kernel_name;
}

const char *sm_kernel_from(const struct sm *sm)
{
    return sm->kernel_from;
}

const struct sm_left *sm_left_out(const struct sm *sm, size_t *n)
{
    *n = sm->nleft;
    return sm->left;
}
