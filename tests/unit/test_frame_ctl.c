/* The models of frame_ctl and rename carry programs with calls: a register file per lane around
 * them, slots and evicted frames as real data, beside the reference of cmodel/cars with its oracle
 * of scalar lanes. With a hole open a value is wrong, or nothing goes on. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/calls/reference_state.h"
#include "cmodel/calls/steps.h"
#include "cmodel/cars/frame_ctl.h"
#include "cmodel/rng.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PLACES = 512, RECORDS = 4096, PATIENCE = 20000, REGIONS = 2 };

struct machine {
    struct frame_ctl f;
    struct cover_point cover[frame_ctl_NRULES];
    uint32_t lane[PLACES][CARS_LANES]; /* physical registers */
    uint32_t memory[RECORDS][CARS_LANES];
    bool reads, drains;
    uint32_t read;
    unsigned k, s, region, slow; /* slow: of eight offers so many are refused */
    struct rng rng;
    char wrong[160];
};

static bool wrong(struct machine *m, const char *text, unsigned a, unsigned b)
{
    if (!m->wrong[0])
        snprintf(m->wrong, sizeof m->wrong, "%s (%u, %u)", text, a, b);
    return false;
}

/* A slot is lane 0 of its register, whatever lanes are active; the others become zero. */
static void write_slot(struct machine *m, const struct frame_slot *w)
{
    memset(m->lane[w->phys], 0, sizeof m->lane[0]);
    m->lane[w->phys][0] = w->data;
}

static void move_register(struct machine *m, const struct frame_uop *u)
{
    uint32_t *place = m->lane[u->phys], *record = m->memory[u->index % RECORDS];
    memcpy(u->fill ? place : record, u->fill ? record : place, sizeof m->lane[0]);
}

static bool offers(struct machine *m)
{
    return rng_below(&m->rng, 8) >= m->slow;
}

/* One cycle with these inputs. */
static struct frame_out cycle(struct machine *m, struct frame_in in)
{
    struct frame_out out;
    in.op_warp = 1;
    in.slot_wr_ready = offers(m);
    in.slot_rd_ready = offers(m);
    in.uop_ready = offers(m);
    in.slot_data_valid = m->reads && offers(m);
    in.slot_data = m->read;
    in.uop_done_valid = m->drains && offers(m);
    m->reads = m->reads && !in.slot_data_valid;
    m->drains = m->drains && !in.uop_done_valid;
    frame_ctl_eval(&m->f, &in, &out);
    frame_ctl_clock(&m->f, &in, m->cover);
    if (out.read.valid && in.slot_rd_ready) {
        m->reads = true;
        m->read = m->lane[out.read.phys][0];
    }
    if (out.write.valid && in.slot_wr_ready)
        write_slot(m, &out.write);
    if (out.uop.valid && in.uop_ready) {
        move_register(m, &out.uop);
        m->drains = out.uop.last;
    }
    if (out.err_push || out.err_ret || out.err_lifo)
        wrong(m, "err_push, err_ret or err_lifo", out.err_push, out.err_ret);
    return out;
}

static bool quiet(struct machine *m)
{
    for (unsigned n = 0; n < PATIENCE; n++)
        if (!(cycle(m, (struct frame_in){0}).hold & 1) && !m->f.write.valid)
            return true;
    return wrong(m, "held for ever", 0, 0);
}

static bool operation(struct machine *m, enum frame_op op, unsigned need, unsigned reg)
{
    struct frame_in in = {.op_valid = true, .op = op, .op_need = need, .op_reg = reg};
    for (unsigned n = 0; n < PATIENCE; n++)
        if (cycle(m, in).op_ready)
            return true;
    return wrong(m, "refused for ever", op, need);
}

static bool release(struct machine *m)
{
    return quiet(m) && cycle(m, (struct frame_in){.release_valid = true}).release_ready && quiet(m);
}

static void begin(struct machine *m, bool moves)
{
    unsigned size = m->k + m->s, from = m->region * size;
    m->region = moves ? (m->region + 1) % REGIONS : 0;
    if (moves)
        memmove(m->lane[m->region * size], m->lane[from], size * sizeof m->lane[0]);
    if (moves) /* somebody else's by now */
        memset(m->lane[from], 0x5a, size * sizeof m->lane[0]);
    cycle(m, (struct frame_in){.region_valid = true,
                               .region_move = moves,
                               .region_base = m->region * size,
                               .region_k = m->k,
                               .region_s = m->s});
}

static uint32_t *place_of(struct machine *m, unsigned reg)
{
    struct frame_in in = {.op_warp = 1};
    struct frame_out out;
    if (m->f.c.late) { /* what is pushed is there, and the row kept */
        quiet(m);
        cycle(m, in);
    }
    frame_ctl_eval(&m->f, &in, &out);
    struct rename_place p = rename_place(&m->f.c.rename, &out.cons, reg);
    unsigned size = m->k + m->s;
    if (p.oob || p.phys / size != m->region) {
        wrong(m, "a register outside of the warp", reg, p.phys);
        return NULL;
    }
    return m->lane[p.phys];
}

/* Lanes that may name the register in the running function: its own, saved by them. */
static uint32_t lanes_of(struct cars_reference *r, unsigned reg, uint32_t mask)
{
    mask &= cars_active(r);
    const struct cars_frame *f = &r->frames[r->depth - 1];
    if (reg < CARS_FIRST || r->depth == 1)
        return reg < r->z.kernel ? mask : 0;
    return reg - CARS_FIRST + 1 < f->own ? mask & f->save[reg - CARS_FIRST].lanes : 0;
}

static bool same(struct machine *m, struct cars_reference *r, unsigned reg, uint32_t mask)
{
    mask = lanes_of(r, reg, mask) & r->defined[reg];
    const uint32_t *place = mask ? place_of(m, reg) : NULL;
    for (; place && mask; mask &= mask - 1) {
        unsigned l = (unsigned)__builtin_ctz(mask);
        if (place[l] != r->arch[reg][l])
            return wrong(m, "a lane's register has not the oracle's value", l, reg);
    }
    return !m->wrong[0];
}

static bool all_same(struct machine *m, struct cars_reference *r)
{
    unsigned own = r->frames[r->depth - 1].own, most = r->z.kernel;
    if (r->depth > 1)
        most = CARS_FIRST + (own ? own - 1 : 0);
    for (unsigned reg = CARS_FIRST; reg < most; reg++)
        if (!same(m, r, reg, ~0u))
            return false;
    return true;
}

static void copy_write(struct machine *m, struct cars_reference *r, const struct cars_step *s)
{
    uint32_t mask = lanes_of(r, s->reg, s->mask) & r->defined[s->reg];
    uint32_t *place = mask ? place_of(m, s->reg) : NULL;
    for (; place && mask; mask &= mask - 1) {
        unsigned l = (unsigned)__builtin_ctz(mask);
        place[l] = r->arch[s->reg][l];
    }
}

/* A step of the reference, then the same in the machine. */
static bool step(struct machine *m, struct cars_reference *r, const struct cars_step *s)
{
    unsigned before = cars_depth(r), own = r->frames[r->depth - 1].own;
    uint32_t active = cars_active(r) & s->mask;
    uint64_t moved = cars_reference_counts(r)->moved;
    assert_true(cars_step(r, s));
    unsigned after = cars_depth(r);
    bool ok = true;
    if (!cars_active(r)) /* the warp has ended: its next region begins anew */
        return true;
    if (s->kind == CARS_CALL && after > before)
        return operation(m, FRAME_CALL, s->need, 0);
    if (s->kind == CARS_PUSH && active && before && s->reg - CARS_FIRST + 1u < own)
        ok = operation(m, FRAME_PUSH, 0, s->reg);
    if (s->kind == CARS_POP && active && before)
        ok = operation(m, FRAME_POP, 0, s->reg);
    if (s->kind == CARS_RET && active && before)
        ok = operation(m, FRAME_RET, own, 0);
    for (; ok && before > after; before--)
        ok = release(m);
    if (s->kind == CARS_MOVE && cars_reference_counts(r)->moved > moved)
        ok = quiet(m), begin(m, true);
    if (s->kind == CARS_WRITE || s->kind == CARS_LOAD)
        copy_write(m, r, s);
    if (s->kind == CARS_READ)
        ok = ok && same(m, r, s->reg, s->mask);
    if (s->kind == CARS_RET || s->kind == CARS_EXIT)
        ok = ok && all_same(m, r);
    return ok && !m->wrong[0];
}

static struct params *params_for(const char *set)
{
    struct diag d;
    diag_init(&d, stderr);
    const char *sets[] = {"regfile.schedulers=1",
                          "rename.policy=cars",
                          "regfile.warps=1",
                          "regfile.depth=256",
                          "steal_arbiter.enable=0",
                          "regfile.lane_bits=32",
                          set};
    struct params *p = params_load("tiny", sets, set ? 7 : 6, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

/* A warp of the program, in a new region; false where something is wrong. */
static bool run_warp(struct machine *m, struct cars_reference *r, const struct call_program *p,
                     uint64_t warp)
{
    struct call_walk *w = call_walk_start(p, warp);
    const struct call_event *e;
    bool ok = true;
    cars_reference_begin(r, warp + 1);
    frame_ctl_reset(&m->f);
    m->reads = m->drains = false;
    m->slow = (unsigned)warp; /* at 0 all is done at once */
    begin(m, false);
    while (ok && call_walk_next(w, &e)) {
        struct cars_step s[MOST_STEPS];
        size_t n = call_steps(p, e, s);
        for (size_t i = 0; i < n && ok; i++)
            ok = step(m, r, &s[i]);
    }
    call_walk_free(w);
    return ok;
}

/* Eight warps of a random program, with a stack that holds its largest function at least; the calls
 * they made. */
static uint64_t run_program(struct machine *m, uint64_t seed, char *what, size_t len)
{
    struct call_shape shape = call_shape_random(seed);
    struct call_program *program = call_program_make(&shape);
    struct rng rng;
    rng_seed(&rng, ~seed);
    rng_seed(&m->rng, seed);
    unsigned need = 0;
    for (size_t f = 1; f < program->nfunctions; f++)
        need = call_need(program, f) > need ? call_need(program, f) : need;
    struct cars_sizes z = {shape.kernel_registers, need + rng_below(&rng, 2 * need + 2), RECORDS};
    struct cars_reference *r = cars_reference_create(&z, &(struct cars_holes){0});
    m->k = z.kernel;
    m->s = z.stack;
    for (uint64_t warp = 0; warp < 8 && !what[0]; warp++)
        if (!run_warp(m, r, program, warp))
            snprintf(what, len, "seed %llu, warp %llu: %s", (unsigned long long)seed,
                     (unsigned long long)warp, m->wrong);
    uint64_t calls = cars_reference_counts(r)->calls;
    cars_reference_destroy(r);
    call_program_free(program);
    return calls;
}

/* Programs until that many calls were made, or something is wrong, which goes to `what`; the calls.
 * cover: [frame_ctl_NRULES] hits, or NULL. */
static uint64_t run(const char *set, uint64_t calls, char *what, size_t len, uint64_t *cover)
{
    struct params *p = params_for(set);
    struct machine *m = xcalloc(1, sizeof *m);
    uint64_t made = 0;
    frame_ctl_init(&m->f, p);
    what[0] = 0;
    for (uint64_t seed = 1; made < calls && !what[0] && seed < calls; seed++)
        made += run_program(m, seed, what, len);
    for (unsigned i = 0; i < frame_ctl_NRULES && cover; i++)
        cover[i] = m->cover[i].hits;
    free(m);
    params_free(p);
    return made;
}

static void values_survive_calls(void **state)
{
    (void)state;
    const char *text = getenv("CARS_CALLS");
    uint64_t wanted = text ? strtoull(text, NULL, 10) : 10000, cover[frame_ctl_NRULES];
    char what[256];
    uint64_t made = run("rename.stage_extra=1", wanted / 10, what, sizeof what, cover);
    assert_string_equal(what, "");
    assert_true(made >= wanted / 10 && cover[FC_E2] > wanted / 10);
    made = run(NULL, wanted, what, sizeof what, cover);
    assert_string_equal(what, "");
    print_message("calls %llu, registers spilled %llu, filled %llu, slots walked %llu\n",
                  (unsigned long long)made, (unsigned long long)cover[FC_S2],
                  (unsigned long long)cover[FC_F1], (unsigned long long)cover[FC_S1]);
    assert_true(cover[FC_C1] >= wanted && cover[FC_S2] > wanted / 4 && cover[FC_F1] > wanted / 8);
}

static void holes_are_found(void **state)
{
    (void)state;
    static const char *const holes[] = {"rename.wrap=0",     "rename.pointer=absolute",
                                        "frame.pop=move",    "frame.push=add",
                                        "frame.order=paper", "frame.reserve=ret"};
    for (unsigned i = 0; i < sizeof holes / sizeof *holes; i++) {
        char what[256];
        uint64_t made = run(holes[i], 20000, what, sizeof what, NULL);
        print_message("%s: after %llu calls, %s\n", holes[i], (unsigned long long)made, what);
        assert_string_not_equal(what, "");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_survive_calls),
        cmocka_unit_test(holes_are_found),
    };
    return cmocka_run_group_tests_name("frame_ctl", tests, NULL, NULL);
}
