/* A register file with register stacks beside one without, in two SMs with one kernel: without
 * calls and stacks each port is the same in every cycle; with rename.stage_extra each warp issues
 * the same instructions in the same order, with the operands that the oracle expects. */
#include "base/diag.h"
#include "base/mem.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/sm/sm.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct machine {
    struct params *p;
    struct work *w;
    struct sm *sm;
    struct pin_list pins;
    struct port port[REGFILE_PORTS];
    uint32_t *in, *out;
    uint64_t shown;
};

/* `trace`: a trace, or the name of a kernel. */
static void begin(struct machine *m, const char *preset, const char *set, const char *trace,
                  struct diag *d)
{
    const char *sets[] = {"regfile.lanes=4", set};
    *m = (struct machine){.p = params_load(preset, sets, set ? 2 : 1, d)};
    assert_non_null(m->p);
    m->w = strchr(trace, '/') ? work_traces(&trace, 1, d) : work_kernel(trace, d);
    assert_non_null(m->w);
    m->sm = sm_create(m->p, m->w, &(struct sm_options){.payload = true}, d);
    assert_non_null(m->sm);
    block_pins(&regfile_model, m->p, &m->pins);
    regfile_ports_in(m->p, &m->pins, m->port);
    m->in = xcalloc(m->pins.in_words, sizeof *m->in);
    m->out = xcalloc(m->pins.out_words, sizeof *m->out);
}

static void end(struct machine *m)
{
    sm_destroy(m->sm);
    work_free(m->w);
    params_free(m->p);
    pins_free(&m->pins);
    free(m->in);
    free(m->out);
}

static void look(struct machine *m)
{
    enum { INPUTS = 1 << PORT_REQUEST | 1 << PORT_ANSWER | 1 << PORT_LEVEL };
    ports_put(m->port, REGFILE_PORTS, INPUTS, sm_in(m->sm, 0), m->in);
    regfile_put_outputs(sm_regfile(m->sm, 0), m->port, m->out, &m->shown);
}

/* All ports that both have; what is asked for an instruction that is not issued does not matter. */
static void same_ports(const struct machine *a, const struct machine *b)
{
    for (unsigned i = 0; i < REGFILE_PORTS; i++) {
        const struct port *p = &a->port[i], *q = &b->port[i];
        if (!port_exists(p) || !port_exists(q) || p->kind == PORT_ANSWER)
            continue;
        bool in = port_is_input(p);
        size_t n = (p->items * p->width + 31) / 32 * sizeof(uint32_t);
        if (memcmp((in ? a->in : a->out) + p->word, (in ? b->in : b->out) + q->word, n) != 0)
            fail_msg("cycle %llu: %s differs", (unsigned long long)sm_cycle(a->sm), p->name);
    }
}

/* Where the operands of what is issued are: given by the one, found by the other. */
static void same_registers(const struct machine *a, const struct machine *b)
{
    if (!port_all(&a->port[PORT_issue], a->out))
        return;
    const struct port *p = &a->port[PORT_inst_phys], *q = &b->port[PORT_phys_src];
    for (uint64_t v = port_all(&a->port[PORT_inst_src_valid], a->in); v; v &= v - 1) {
        unsigned k = (unsigned)__builtin_ctzll(v);
        assert_int_equal(port_get(p, a->in, k), port_get(q, b->out, k));
    }
}

static unsigned run_both(const char *trace, unsigned cycles)
{
    struct diag d;
    struct machine a, b;
    unsigned issued = 0;
    diag_init(&d, stderr);
    begin(&a, "volta_base", NULL, trace, &d);
    begin(&b, "volta_cars", "rename.stage_extra=0", trace, &d);
    for (unsigned i = 0; i < cycles; i++) {
        enum sm_status s = sm_eval(a.sm, &d), t = sm_eval(b.sm, &d);
        assert_int_equal(s, t);
        if (s == SM_FAILED)
            fail_msg("%s", sm_failure(a.sm)->text);
        if (s != SM_RUNNING)
            break;
        look(&a);
        look(&b);
        same_ports(&a, &b);
        same_registers(&a, &b);
        issued += port_all(&a.port[PORT_issue], a.out) != 0;
        sm_clock(a.sm);
        sm_clock(b.sm);
    }
    end(&a);
    end(&b);
    diag_free(&d);
    return issued;
}

static void without_calls_nothing_differs(void **state)
{
    (void)state;
    static const char *const traces[] = {"../shared/traces/vectoradd_sm75/kernel-1.traceg.xz",
                                         "../shared/traces/bfs_sm70/kernel-1.traceg.xz",
                                         "../shared/traces/torch_sm70/k000_kernel-2067.traceg.xz"};
    assert_true(run_both("matmul", 6000) > 100);
    if (access("../shared/traces", R_OK) != 0) {
        print_message("skipped: ../shared/traces is absent\n");
        return;
    }
    for (size_t i = 0; i < sizeof traces / sizeof *traces; i++)
        assert_true(run_both(traces[i], 6000) > 100);
}

/* ---- rename.stage_extra */

enum { WARPS = 16, MOST = 4096 };

/* What is issued of each warp, in that order: which operands it has. */
struct order {
    uint32_t sum[WARPS][MOST];
    unsigned n[WARPS];
};

static uint32_t hash(uint32_t h, const uint32_t *words, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        h = (h ^ words[i]) * 0x01000193u;
    return h;
}

static void note(struct machine *m, struct order *o)
{
    if (!port_all(&m->port[PORT_issue], m->out))
        return;
    unsigned w = (unsigned)port_all(&m->port[PORT_sel_wid], m->out);
    uint32_t src = (uint32_t)port_all(&m->port[PORT_inst_src_valid], m->in), h = hash(1, &src, 1);
    if (o->n[w] < MOST)
        o->sum[w][o->n[w]++] = h;
}

static uint64_t run_alone(const char *preset, const char *set, const char *kernel, struct order *o)
{
    struct diag d;
    struct machine m;
    diag_init(&d, stderr);
    begin(&m, preset, set, kernel, &d);
    enum sm_status s;
    while ((s = sm_eval(m.sm, &d)) == SM_RUNNING && sm_cycle(m.sm) < 200000) {
        look(&m);
        note(&m, o);
        sm_clock(m.sm);
    }
    assert_int_equal(s, SM_DONE); /* the oracle has seen every operand */
    uint64_t cycles = sm_cycle(m.sm);
    end(&m);
    diag_free(&d);
    return cycles;
}

/* RS-E2: the extra stage is latency; an instruction does not hold a collector on its way there. */
static void a_later_renaming_costs_next_to_nothing(void **state)
{
    (void)state;
    struct order *o = xcalloc(2, sizeof *o);
    uint64_t base = run_alone("volta_base", NULL, "matmul", &o[0]);
    uint64_t late = run_alone("volta_cars", "rename.stage_extra=1", "matmul", &o[1]);
    assert_memory_equal(o[0].n, o[1].n, sizeof o[0].n);
    assert_memory_equal(o[0].sum, o[1].sum, sizeof o[0].sum);
    assert_in_range(late, base * 97 / 100, base * 103 / 100);
    free(o);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_calls_nothing_differs),
        cmocka_unit_test(a_later_renaming_costs_next_to_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
