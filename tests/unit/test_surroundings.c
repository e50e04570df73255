/* The surroundings of the controller of an LLC partition, around a controller of few lines that
 * forwards every extended request: nothing is lost, all is answered, memory is whole after a flush;
 * a shared input queue gets stuck, and that is seen. */
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"
#include "tb/morpheus/oracle.h"
#include "tb/morpheus/random.h"
#include "tb/morpheus/surroundings.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

enum { SETS = 8, WAYS = 4, QUEUE = 6, BYTES = 128, DATA = 8 * BYTES };

/* ---- a controller */

struct entry {
    unsigned op, set, tag, atomop;
    uint32_t origin, mask[4], data[BLOCK_WORDS];
};
struct row {
    bool open, busy;
    struct entry e;
};
enum mode { RUN, DRAIN, FLUSH_SETS, FLUSH_CACHE, LOAD };

struct controller {
    struct pin_list pins;
    struct morpheus_layout l;
    struct addr_classes c;
    struct entry queue[QUEUE];
    unsigned queued;
    struct row row[SETS];
    bool mmr_valid, mmr_pay, rsp_valid, rsp_ack, byp_rsp_valid;
    unsigned mmr_set;
    uint32_t rsp_origin, rsp_data[BLOCK_WORDS], byp_id, byp_data[BLOCK_WORDS], dram_id;
    bool reading; /* memory, for the bypass */
    enum mode mode;
    bool loses; /* a defect: a partial write is acknowledged and forgotten */
};

static void list_pins(struct pin_list *p)
{
    static const struct {
        const char *name;
        bool out;
        unsigned width;
    } all[] = {
        {"req_valid", 0, 1},        {"req_op", 0, 3},
        {"req_blk", 0, 27},         {"req_origin", 0, 16},
        {"req_atomop", 0, 4},       {"req_mask", 0, BYTES},
        {"req_data", 0, DATA},      {"req_ready", 1, 1},
        {"rsp_valid", 1, 1},        {"rsp_origin", 1, 16},
        {"rsp_ack", 1, 1},          {"rsp_data", 1, DATA},
        {"rsp_ready", 0, 1},        {"cllc_valid", 1, 1},
        {"cllc_op", 1, 3},          {"cllc_blk", 1, 27},
        {"cllc_origin", 1, 16},     {"cllc_atomop", 1, 4},
        {"cllc_mask", 1, BYTES},    {"cllc_data", 1, DATA},
        {"cllc_ready", 0, 1},       {"cllc_rsp_valid", 0, 1},
        {"cllc_rsp_origin", 0, 16}, {"cllc_rsp_ack", 0, 1},
        {"cllc_rsp_data", 0, DATA}, {"cllc_rsp_ready", 1, 1},
        {"cllc_flush", 1, 1},       {"cllc_flushed", 0, 1},
        {"dram_valid", 1, 1},       {"dram_we", 1, 1},
        {"dram_blk", 1, 27},        {"dram_id", 1, 40},
        {"dram_data", 1, DATA},     {"dram_ready", 0, 1},
        {"dram_rsp_valid", 0, 1},   {"dram_rsp_id", 0, 40},
        {"dram_rsp_data", 0, DATA}, {"dram_rsp_ready", 1, 1},
        {"mm_valid", 0, 1},         {"mm_op", 0, 2},
        {"mm_set", 0, 3},           {"mm_touched", 0, 1},
        {"mm_carry", 0, 1},         {"mm_tag", 0, 27},
        {"mm_data", 0, DATA},       {"mm_ready", 1, 1},
        {"mmr_valid", 1, 1},        {"mmr_pay", 1, 1},
        {"mmr_set", 1, 3},          {"mmr_new", 1, 1},
        {"mmr_op", 1, 3},           {"mmr_mark", 1, 1},
        {"mmr_tag", 1, 27},         {"mmr_atomop", 1, 4},
        {"mmr_mask", 1, BYTES},     {"mmr_data", 1, DATA},
        {"mmr_ready", 0, 1},        {"byp_valid", 0, 1},
        {"byp_we", 0, 1},           {"byp_blk", 0, 27},
        {"byp_id", 0, 16},          {"byp_data", 0, DATA},
        {"byp_ready", 1, 1},        {"byp_rsp_valid", 1, 1},
        {"byp_rsp_id", 1, 16},      {"byp_rsp_data", 1, DATA},
        {"byp_rsp_ready", 0, 1},    {"cfg_valid", 0, 1},
        {"cfg_threshold", 0, 17},   {"cfg_threshold_rf", 0, 17},
        {"cfg_scale_rf", 0, 25},    {"cfg_scale_l1", 0, 25},
        {"cfg_first_l1", 0, 3},     {"cfg_ready", 1, 1},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        pins_add(p, all[i].name, all[i].out, all[i].width);
}

static struct controller *controller_new(void)
{
    struct controller *m = xcalloc(1, sizeof *m);
    list_pins(&m->pins);
    m->l = morpheus_layout(&m->pins, SETS);
    return m;
}

static void controller_free(struct controller *m)
{
    pins_free(&m->pins);
    free(m);
}

static bool drained(const struct controller *m)
{
    bool busy = m->queued || m->rsp_valid;
    for (unsigned i = 0; i < SETS; i++)
        busy |= m->row[i].busy;
    return !busy;
}

static bool extended(const struct controller *m, const uint32_t *in, struct addr_side *side)
{
    *side = addr_side(&m->l.separator, &m->c, in[m->l.req_blk]);
    return side->ext;
}

static void eval(const struct controller *m, const uint32_t *in, uint32_t *out)
{
    const struct morpheus_layout *l = &m->l;
    struct addr_side side;
    memset(out, 0, m->pins.out_words * sizeof *out);
    bool ext = extended(m, in, &side), open = m->mode == RUN && !(in[l->cfg_valid] & 1);
    if (ext && m->queued < QUEUE && !m->rsp_valid)
        out[l->req_ready] = open;
    if (!ext && (in[l->req_valid] & 1) && open) {
        out[l->req_ready] = in[l->cllc_ready];
        out[l->cllc_valid] = 1;
        out[l->cllc_op] = in[l->req_op];
        out[l->cllc_blk] = in[l->req_blk];
        out[l->cllc_origin] = in[l->req_origin];
        out[l->cllc_atomop] = in[l->req_atomop];
        memcpy(out + l->cllc_mask, in + l->req_mask, BYTES / 8);
        memcpy(out + l->cllc_data, in + l->req_data, BYTES);
    }
    out[l->rsp_valid] = m->rsp_valid || (in[l->cllc_rsp_valid] & 1);
    out[l->rsp_origin] = m->rsp_valid ? m->rsp_origin : in[l->cllc_rsp_origin];
    out[l->rsp_ack] = m->rsp_valid ? m->rsp_ack : in[l->cllc_rsp_ack];
    memcpy(out + l->rsp_data, m->rsp_valid ? m->rsp_data : in + l->cllc_rsp_data, BYTES);
    out[l->cllc_rsp_ready] = !m->rsp_valid && (in[l->rsp_ready] & 1);
    out[l->cllc_flush] = m->mode == FLUSH_CACHE;
    bool taken = ext && in[l->req_valid] & out[l->req_ready] & 1;
    out[l->mm_ready] = !m->mmr_valid && (in[l->mm_op] != 2 || (!m->rsp_valid && !taken));
    out[l->mmr_valid] = m->mmr_valid;
    const struct entry *e = &m->row[m->mmr_set].e;
    if (m->mmr_valid) {
        out[l->mmr_pay] = m->mmr_pay;
        out[l->mmr_set] = m->mmr_set;
        out[l->mmr_new] = !m->mmr_pay;
        out[l->mmr_op] = e->op;
        out[l->mmr_tag] = e->tag;
        out[l->mmr_atomop] = e->atomop;
        memcpy(out + l->mmr_mask, e->mask, BYTES / 8);
        memcpy(out + l->mmr_data, e->data, BYTES);
    }
    out[l->dram_valid] = (in[l->byp_valid] & 1) && !m->reading && !m->byp_rsp_valid;
    out[l->dram_we] = in[l->byp_we];
    out[l->dram_blk] = in[l->byp_blk];
    out[l->dram_id] = in[l->byp_id];
    memcpy(out + l->dram_data, in + l->byp_data, BYTES);
    out[l->byp_ready] = out[l->dram_valid] & in[l->dram_ready];
    out[l->dram_rsp_ready] = 1;
    out[l->byp_rsp_valid] = m->byp_rsp_valid;
    out[l->byp_rsp_id] = m->byp_id;
    memcpy(out + l->byp_rsp_data, m->byp_data, BYTES);
    out[l->cfg_ready] = m->mode == LOAD;
}

static void take(struct controller *m, const uint32_t *in)
{
    const struct morpheus_layout *l = &m->l;
    struct addr_side side;
    if (!extended(m, in, &side))
        return;
    struct entry *e = &m->queue[m->queued++];
    *e = (struct entry){.op = in[l->req_op],
                        .set = addr_set(&l->separator, &m->c, &side),
                        .tag = side.tag,
                        .atomop = in[l->req_atomop],
                        .origin = in[l->req_origin]};
    memcpy(e->mask, in + l->req_mask, BYTES / 8);
    memcpy(e->data, in + l->req_data, BYTES);
    if (e->op == EXT_RD || e->op == EXT_ATOM)
        return;
    m->rsp_valid = m->rsp_ack = true;
    m->rsp_origin = e->origin;
    memset(m->rsp_data, 0, sizeof m->rsp_data);
    if (m->loses && e->op == EXT_PWR)
        m->queued--;
}

static void message(struct controller *m, const uint32_t *in)
{
    const struct morpheus_layout *l = &m->l;
    struct row *r = &m->row[in[l->mm_set]];
    switch (in[l->mm_op]) {
    case 0:
        r->open = true;
        break;
    case 1:
        m->mmr_valid = m->mmr_pay = true;
        m->mmr_set = in[l->mm_set];
        break;
    case 2:
        m->rsp_valid = true;
        m->rsp_ack = false;
        m->rsp_origin = r->e.origin;
        memcpy(m->rsp_data, in + l->mm_data, BYTES);
        break;
    default:
        r->busy = false;
    }
}

/* The first entry whose set waits for one, while nothing else goes to the warps. */
static void dispatch(struct controller *m)
{
    for (unsigned i = 0; i < m->queued && !m->mmr_valid; i++) {
        struct row *r = &m->row[m->queue[i].set];
        if (!r->open)
            continue;
        r->open = false;
        r->busy = true;
        r->e = m->queue[i];
        m->mmr_valid = true;
        m->mmr_pay = false;
        m->mmr_set = r->e.set;
        m->queued--;
        memmove(m->queue + i, m->queue + i + 1, (m->queued - i) * sizeof *m->queue);
    }
}

static void change_mode(struct controller *m, const uint32_t *in)
{
    const struct morpheus_layout *l = &m->l;
    if (m->mode == RUN && (in[l->cfg_valid] & 1))
        m->mode = DRAIN;
    else if (m->mode == DRAIN && drained(m)) {
        m->mode = FLUSH_SETS;
        for (unsigned i = 0; m->c.threshold && i < SETS && m->queued < QUEUE; i++)
            m->queue[m->queued++] = (struct entry){.op = EXT_FLUSH, .set = i};
    } else if (m->mode == FLUSH_SETS && drained(m)) {
        static unsigned const first = QUEUE; /* the other sets */
        bool more = m->c.threshold && !m->row[SETS - 1].busy && m->row[SETS - 1].e.op != EXT_FLUSH;
        for (unsigned i = first; more && i < SETS; i++)
            m->queue[m->queued++] = (struct entry){.op = EXT_FLUSH, .set = i};
        if (!more)
            m->mode = FLUSH_CACHE;
    } else if (m->mode == FLUSH_CACHE && (in[l->cllc_flushed] & 1))
        m->mode = LOAD;
    else if (m->mode == LOAD) {
        m->c = (struct addr_classes){in[l->cfg_threshold], in[l->cfg_threshold_rf],
                                     in[l->cfg_scale_rf], in[l->cfg_scale_l1], in[l->cfg_first_l1]};
        m->row[SETS - 1].e.op = EXT_RD;
        m->mode = RUN;
    }
}

static void clock_edge(struct controller *m, const uint32_t *in, const uint32_t *out)
{
    const struct morpheus_layout *l = &m->l;
    if (in[l->rsp_ready] & 1)
        m->rsp_valid = false;
    if (m->mmr_valid && (in[l->mmr_ready] & 1))
        m->mmr_valid = false;
    if (in[l->byp_rsp_ready] & 1)
        m->byp_rsp_valid = false;
    if (in[l->dram_rsp_valid] & 1) {
        m->reading = false;
        m->byp_rsp_valid = true;
        m->byp_id = in[l->dram_rsp_id];
        memcpy(m->byp_data, in + l->dram_rsp_data, BYTES);
    }
    if (out[l->byp_ready] & 1)
        m->reading = !(in[l->byp_we] & 1);
    if (in[l->mm_valid] & out[l->mm_ready] & 1)
        message(m, in);
    if (in[l->req_valid] & out[l->req_ready] & 1)
        take(m, in);
    dispatch(m);
    change_mode(m, in);
}

/* ---- runs */

struct bench {
    struct controller *m;
    struct surroundings *s;
    struct morpheus_random *r;
    struct morpheus_oracle *o;
    struct params *p;
    uint32_t *in, *out;
    unsigned loads, compared;
};

static struct surroundings_config usual(void)
{
    return (struct surroundings_config){.sets = SETS, .shape = {.registers = WAYS}, .carry = true};
}

static struct bench bench_new(const struct surroundings_config *c, uint64_t seed)
{
    struct diag d;
    const char *set[] = {"morpheus.sets=8", "morpheus.assoc=4"};
    diag_init(&d, stderr);
    struct bench b = {.m = controller_new(), .p = params_load("tiny", set, 2, &d)};
    diag_free(&d);
    b.r = morpheus_random_create(SETS, WAYS, seed, NULL);
    struct morpheus_policy policy = morpheus_random_policy(b.r);
    b.s = surroundings_create(c, &b.m->pins, &policy);
    b.o = morpheus_oracle_create(b.p, &b.m->pins);
    b.in = xcalloc(b.m->pins.in_words, 4);
    b.out = xcalloc(b.m->pins.out_words, 4);
    return b;
}

static void bench_free(struct bench *b)
{
    controller_free(b->m);
    surroundings_destroy(b->s);
    morpheus_random_destroy(b->r);
    morpheus_oracle_destroy(b->o);
    params_free(b->p);
    free(b->in);
    free(b->out);
}

/* Everything was flushed: memory is the image. */
static void compare(struct bench *b)
{
    const struct contents *image = morpheus_oracle_image(b->o);
    for (size_t i = 0; i < image->size; i++) {
        const struct content *v = &image->table[i];
        uint32_t data[BLOCK_WORDS];
        if (!v->there)
            continue;
        surroundings_memory(b->s, v->blk, data);
        if (memcmp(data, v->data, sizeof data) != 0) {
            morpheus_oracle_blames(b->o, "MEMORY", v->blk, data);
            return;
        }
        b->compared++;
    }
}

static void cycle(struct bench *b)
{
    morpheus_random_cycle(b->r, b->s);
    surroundings_drive(b->s, b->in);
    eval(b->m, b->in, b->out);
    morpheus_oracle_cycle(b->o, false, b->in, b->out);
    clock_edge(b->m, b->in, b->out);
    surroundings_observe(b->s, b->in, b->out);
    if (surroundings_loads(b->s) != b->loads) {
        b->loads = surroundings_loads(b->s);
        compare(b);
    }
}

static const struct failure *run(struct bench *b, unsigned cycles)
{
    for (unsigned i = 0; i < cycles && !morpheus_oracle_failure(b->o)->kind; i++)
        cycle(b);
    morpheus_random_stop(b->r);
    for (unsigned i = 0; i < 400000 && !morpheus_oracle_failure(b->o)->kind &&
                         !(b->m->c.threshold == 0 && surroundings_idle(b->s) && i > 10000);
         i++)
        cycle(b);
    assert_string_equal(morpheus_oracle_misuse(b->o), "");
    return morpheus_oracle_failure(b->o);
}

static void all_is_answered_and_nothing_lost(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct surroundings_config c = usual();
        c.shape.compression = seed == 3;
        c.shape.lru = seed == 4 ? EXT_LRU_HITS : EXT_LRU_EXACT;
        c.shape.lru_bits = 2;
        struct bench b = bench_new(&c, seed);
        const struct failure *f = run(&b, 60000);
        assert_string_equal(f->text, "");
        assert_true(surroundings_idle(b.s));
        assert_int_equal(morpheus_oracle_outstanding(b.o), 0);
        assert_true(b.loads > 3 && b.compared > 500);
        bench_free(&b);
    }
}

static void a_lost_write_is_seen(void **state)
{
    (void)state;
    struct surroundings_config c = usual();
    struct bench b = bench_new(&c, 1);
    b.m->loses = true;
    const struct failure *f = run(&b, 60000);
    assert_true(f->kind == FAILURE_ORACLE);
    assert_true(strcmp(f->rule, "STALE") == 0 || strcmp(f->rule, "MEMORY") == 0);
    bench_free(&b);
}

/* The queue is full, a further request stands in front of the message that would drain it. */
static void one_input_queue_gets_stuck(void **state)
{
    (void)state;
    struct surroundings_config c = usual();
    c.shared_input = true;
    struct bench b = bench_new(&c, 1);
    const struct failure *f = run(&b, 60000);
    assert_true(f->kind == FAILURE_ORACLE);
    assert_string_equal(f->rule, "STUCK");
    bench_free(&b);
}

/* A run as operations. */
static void record(struct bench *b, unsigned cycles, struct script *script,
                   struct script_pool *pool)
{
    struct recorder *r = xcalloc(1, sizeof *r);
    *r = (struct recorder){.pool = pool,
                           .pins = &b->m->pins,
                           .ops = &morpheus_recorder,
                           .self = morpheus_recorder.create(b->p, &b->m->pins)};
    for (unsigned i = 0; i < cycles && !morpheus_oracle_failure(b->o)->kind; i++) {
        cycle(b);
        recorder_cycle(r, false, b->in, b->out);
    }
    recorder_finish(r, script);
}

/* The same operations again, in the same or in another order of everything else. */
static const struct failure *repeat(struct bench *b, const struct script *script)
{
    void *driver =
        morpheus_driver.create(b->p, &b->m->pins, "morpheus", NULL, morpheus_oracle_failure(b->o));
    size_t at = 0;
    for (unsigned step = 0; !morpheus_oracle_failure(b->o)->kind; step++) {
        size_t n = 0;
        while (at + n < script->n && script->ops[at + n].step == step)
            n++;
        if (step >= script->steps && morpheus_driver.idle(driver))
            break;
        morpheus_driver.drive(driver, script->ops + at, n, false, b->in);
        at += n;
        eval(b->m, b->in, b->out);
        morpheus_oracle_cycle(b->o, false, b->in, b->out);
        clock_edge(b->m, b->in, b->out);
        morpheus_driver.observe(driver, false, b->in, b->out);
    }
    morpheus_driver.destroy(driver);
    assert_string_equal(morpheus_oracle_misuse(b->o), "");
    return morpheus_oracle_failure(b->o);
}

static unsigned requests_in(const struct script *s)
{
    unsigned n = 0;
    for (size_t i = 0; i < s->n; i++)
        n += s->ops[i].kind == SCRIPT_OWN;
    return n;
}

static void runs_are_repeated_from_their_operations(void **state)
{
    (void)state;
    for (unsigned loses = 0; loses < 2; loses++) {
        struct surroundings_config c = usual();
        struct bench first = bench_new(&c, 5), again = bench_new(&c, 6);
        struct script script = {0};
        struct script_pool pool = {0};
        first.m->loses = again.m->loses = loses != 0;
        record(&first, 20000, &script, &pool);
        assert_true(requests_in(&script) > (loses ? 5 : 500));
        const struct failure *f = repeat(&again, &script);
        assert_int_equal(f->kind, loses ? FAILURE_ORACLE : FAILURE_NONE);
        if (loses)
            assert_true(failure_alike(f, morpheus_oracle_failure(first.o)));
        script_free(&script);
        script_pool_free(&pool);
        bench_free(&first);
        bench_free(&again);
    }
}

/* ---- the golden side, with this controller for a model */

static void model_pins(const struct params *p, struct pin_list *l)
{
    (void)p;
    l->clocked = true;
    list_pins(l);
}

static void *model_create(const struct params *p)
{
    (void)p;
    return controller_new();
}

static void model_destroy(void *m)
{
    controller_free(m);
}

static void model_eval(const void *m, const uint32_t *in, uint32_t *out)
{
    eval(m, in, out);
}

static void model_clock(void *m, const uint32_t *in)
{
    struct controller *c = m;
    uint32_t *out = xcalloc(c->pins.out_words, sizeof *out);
    eval(c, in, out);
    clock_edge(c, in, out);
    free(out);
}

static void the_golden_side_ends_with_memory_whole(void **state)
{
    (void)state;
    static const struct block_model model = {.name = "morpheus",
                                             .pins = model_pins,
                                             .create = model_create,
                                             .destroy = model_destroy,
                                             .eval = model_eval,
                                             .clock = model_clock};
    const struct system system = {.top = "morpheus", .model = &model};
    const char *set[] = {"morpheus.sets=8", "morpheus.assoc=4"};
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load("tiny", set, 2, &d);
    struct golden *g = morpheus_golden(&system, p, 1, false, &d);
    uint32_t *in = xcalloc(g->pins.in_words, 4), *out = xcalloc(g->pins.out_words, 4);
    bool rst;
    g->ending.stop = 30000;
    enum golden_status status = GOLDEN_CYCLE;
    unsigned cycles = 0;
    for (; status == GOLDEN_CYCLE && cycles < 1000000; cycles++)
        status = g->ops->step(g, &rst, in, out, &d);
    assert_string_equal(g->ops->failure(g)->text, "");
    assert_int_equal(status, GOLDEN_DONE);
    assert_true(cycles > 30000 && g->ending.cycles > 0);
    golden_free(g);
    params_free(p);
    diag_free(&d);
    free(in);
    free(out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_is_answered_and_nothing_lost),
        cmocka_unit_test(a_lost_write_is_seen),
        cmocka_unit_test(one_input_queue_gets_stuck),
        cmocka_unit_test(the_golden_side_ends_with_memory_whole),
        cmocka_unit_test(runs_are_repeated_from_their_operations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
