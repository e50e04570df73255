/* The golden bank arbiter: directed cases per rule, and the cheaper form of the page
 * (pending bits and allocation age) as a second opinion on the order. */
#include "base/mem.h"
#include "cmodel/core/bank_arbiter.h"
#include "cmodel/util.h"
#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

struct fixture {
    struct model_config c;
    /* the same block at its pins */
    const struct block_model *block;
    void *m;
    struct pin_list l;
    uint32_t *image_in, *image_out;
    struct bank_arbiter a;
    struct bank_arbiter_in in;
    struct bank_arbiter_out out;
    unsigned cu[4], steal_sched[32], steal_slot[32];
    uint32_t src[4], phys[32], stolen[4], wr[4], steal_row[32];
    struct cover_point *cover;
};

static void open_fixture(struct fixture *f, const char *preset, const char *set1, const char *set2)
{
    const char *sets[] = {set1, set2};
    struct diag d;
    diag_init(&d, stderr);
    struct params *p = params_load(preset, sets, set2 ? 2 : set1 ? 1 : 0, &d);
    diag_free(&d);
    assert_non_null(p);
    memset(f, 0, sizeof *f);
    f->c = model_config(p);
    f->block = block_model("bank_arbiter");
    block_pins(f->block, p, &f->l);
    f->m = f->block->create(p);
    f->image_in = xcalloc(f->l.in_words, 4);
    f->image_out = xcalloc(f->l.out_words, 4);
    params_free(p);
    bank_arbiter_init(&f->a, &f->c);
    f->out = bank_arbiter_out_new(&f->c);
    struct cover_rules list = bank_arbiter_rules_of(&f->c.z);
    f->cover = cover_new(&list, 1);
    f->in = (struct bank_arbiter_in){.push_cu = f->cu,
                                     .push_src_valid = f->src,
                                     .push_phys = f->phys,
                                     .push_stolen = f->c.z.early_reads ? f->stolen : NULL,
                                     .wr_phys = f->wr,
                                     .steal_row = f->steal_row,
                                     .steal_sched = f->steal_sched,
                                     .steal_slot = f->steal_slot};
}

static void close_fixture(struct fixture *f)
{
    bank_arbiter_free(&f->a);
    bank_arbiter_out_free(&f->out);
    free(f->cover);
    f->block->destroy(f->m);
    pins_free(&f->l);
    free(f->image_in);
    free(f->image_out);
}

static uint32_t *in_port(const struct fixture *f, const char *name)
{
    return f->image_in + pins_word(&f->l, name);
}

static const uint32_t *out_port(const struct fixture *f, const char *name)
{
    return f->image_out + pins_word(&f->l, name);
}

/* The block at its pins gets the same inputs and must show the same outputs. */
static void compare_pins(const struct fixture *f)
{
    const struct sizes *z = &f->c.z;
    memset(f->image_in, 0, f->l.in_words * sizeof *f->image_in);
    *in_port(f, "push_valid") = f->in.push_valid;
    *in_port(f, "wr_valid") = f->in.wr_valid;
    for (unsigned s = 0; s < z->nsched; s++) {
        pins_put(in_port(f, "push_cu"), s * z->ncu, z->ncu, 1ull << f->cu[s]);
        pins_put(in_port(f, "push_src_valid"), s * z->nsrc, z->nsrc, f->src[s]);
        for (unsigned k = s * z->nsrc; k < (s + 1) * z->nsrc; k++)
            pins_put(in_port(f, "push_phys"), k * z->physw, z->physw, f->phys[k]);
        if (z->early_reads)
            pins_put(in_port(f, "push_stolen"), s * z->nsrc, z->nsrc, f->stolen[s]);
    }
    for (unsigned i = 0; i < z->wbw; i++)
        pins_put(in_port(f, "wr_phys"), i * z->physw, z->physw, f->wr[i]);
    if (z->early_reads)
        *in_port(f, "steal_valid") = (uint32_t)f->in.steal_valid;
    for (uint64_t v = f->in.steal_valid; v; v &= v - 1) {
        unsigned b = first_bit(v);
        pins_put(in_port(f, "steal_row"), b * z->roww, z->roww, f->steal_row[b]);
        pins_put(in_port(f, "steal_sched"), b * z->nsched, z->nsched, 1u << f->steal_sched[b]);
        pins_put(in_port(f, "steal_slot"), b * z->nsrc, z->nsrc, 1u << f->steal_slot[b]);
    }
    f->block->eval(f->m, f->image_in, f->image_out);
    assert_int_equal(*out_port(f, "wr_ready"), f->out.wr_ready);
    assert_int_equal(*out_port(f, "bank_en"), f->out.bank_en);
    assert_int_equal(*out_port(f, "bank_we"), f->out.bank_we);
    if (z->early_reads)
        assert_int_equal(*out_port(f, "bank_busy"), f->out.bank_busy);
    for (uint64_t v = f->out.bank_en; v; v &= v - 1) {
        unsigned b = first_bit(v);
        assert_int_equal(pins_get(out_port(f, "bank_row"), b * z->roww, z->roww),
                         f->out.bank_row[b]);
    }
    for (uint64_t v = f->out.bank_we; v; v &= v - 1) {
        unsigned b = first_bit(v);
        assert_int_equal(pins_get(out_port(f, "wr_sel"), b * z->wbw, z->wbw),
                         1u << f->out.wr_port[b]);
        if (z->bank_1r1w)
            assert_int_equal(pins_get(out_port(f, "bank_wrow"), b * z->roww, z->roww),
                             f->out.bank_wrow[b]);
    }
    const struct read_set *now = f->out.arrive;
    unsigned arrivals = 0;
    for (unsigned t = 0; t < z->nt; t++)
        arrivals += (unsigned)pins_get(out_port(f, "s_valid"), t, 1);
    assert_int_equal(arrivals, popcount64(now->banks));
    for (uint64_t v = now->banks; v; v &= v - 1) {
        unsigned b = first_bit(v), t = now->to[b].cu * z->sports + now->to[b].port;
        assert_int_equal(pins_get(out_port(f, "s_valid"), t, 1), 1);
        assert_int_equal(pins_get(out_port(f, "rd_sel"), t * z->nbank, z->nbank), 1u << b);
        if (z->sports < z->nsrc)
            assert_int_equal(pins_get(out_port(f, "s_slot"), t * z->slotw, z->slotw),
                             now->to[b].slot);
    }
    for (unsigned i = 0; i < z->ncu; i++)
        for (unsigned j = 0; j < z->ncu; j++) /* older, from the sequence numbers */
            assert_int_equal(pins_get(out_port(f, "older"), i * z->ncu + j, 1),
                             f->a.allocated[i] < f->a.allocated[j]);
    assert_int_equal(*out_port(f, "cnt_operand_requests"), f->a.operand_requests);
    assert_int_equal(*out_port(f, "cnt_bank_reads"), f->a.bank_reads);
    assert_int_equal(*out_port(f, "cnt_bank_writes"), f->a.bank_writes);
    assert_int_equal(*out_port(f, "cnt_steals"), f->a.steals);
    assert_int_equal(*out_port(f, "cnt_conflict_cycles"), f->a.conflict_cycles);
    f->block->clock(f->m, f->image_in);
}

/* Scheduler s gives collector cu an instruction with n operands. */
static void give(struct fixture *f, unsigned s, unsigned cu, unsigned n, const uint32_t *phys)
{
    f->in.push_valid |= 1u << s;
    f->cu[s] = cu;
    f->src[s] = (uint32_t)low_bits(n);
    memcpy(f->phys + s * f->c.z.nsrc, phys, n * sizeof *phys);
}

static void eval(struct fixture *f)
{
    bank_arbiter_eval(&f->a, &f->in, &f->out);
}

/* Clock edge; afterwards nothing is pushed, written or stolen. */
static void clock_edge(struct fixture *f)
{
    eval(f);
    compare_pins(f);
    bank_arbiter_clock(&f->a, &f->in, &f->out, f->cover);
    f->in.push_valid = f->in.wr_valid = 0;
    f->in.steal_valid = 0;
    memset(f->stolen, 0, sizeof f->stolen);
    assert_true(bank_arbiter_conserves(&f->a));
    assert_null(f->a.error);
}

/* BA-W1, BA-W2 */
static void test_writes(void **state)
{
    (void)state;
    struct fixture f;
    open_fixture(&f, "fermi8", NULL, NULL);
    give(&f, 0, 0, 1, (uint32_t[]){3 * 8 + 6});
    clock_edge(&f);
    f.in.wr_valid = 3;
    f.wr[0] = 9 * 8 + 6;
    f.wr[1] = 4 * 8 + 6;
    eval(&f);
    assert_int_equal(f.out.wr_ready, 1);
    assert_int_equal(f.out.bank_en, 1u << 6);
    assert_int_equal(f.out.bank_we, 1u << 6);
    assert_int_equal(f.out.bank_row[6], 9);
    assert_int_equal(f.out.granted.banks, 0);
    f.wr[1] = 4 * 8 + 5; /* another bank: both are written */
    eval(&f);
    assert_int_equal(f.out.wr_ready, 3);
    assert_int_equal(f.out.bank_we, 3u << 5);
    assert_int_equal(f.out.wr_port[5], 1);
    clock_edge(&f);
    assert_int_equal(f.a.conflict_cycles, 1);
    eval(&f);
    assert_int_equal(f.out.granted.banks, 1u << 6); /* the read goes when the write is gone */
    assert_int_equal(f.out.bank_row[6], 3);
    assert_int_equal(f.a.bank_writes, 2);
    close_fixture(&f);
}

/* BA-Q1, BA-Q2, BA-O1: earlier push, then lower scheduler, then lower slot. */
static void test_fifo_order(void **state)
{
    (void)state;
    struct fixture f;
    open_fixture(&f, "fermi8", NULL, NULL);
    give(&f, 0, 7, 1, (uint32_t[]){8});
    clock_edge(&f);
    f.in.wr_valid = 1; /* keeps bank 0 closed for a cycle */
    f.wr[0] = 0;
    give(&f, 1, 2, 3, (uint32_t[]){8 * 5, 8 * 6, 8 * 7});
    give(&f, 0, 9, 2, (uint32_t[]){8 * 3, 8 * 4});
    clock_edge(&f);
    for (uint32_t row = 1; row <= 7; row++) {
        if (row == 2)
            continue;
        eval(&f);
        assert_int_equal(f.out.granted.banks, 1);
        assert_int_equal(f.out.bank_row[0], row);
        assert_int_equal(f.out.granted.to[0].cu, row == 1 ? 7 : row < 5 ? 9 : 2);
        clock_edge(&f);
    }
    eval(&f);
    assert_int_equal(f.out.bank_en, 0);
    /* BA-O1: 7, then of the two pushes of one cycle that of the lower scheduler */
    static const unsigned order[] = {0, 1, 3, 4, 5, 6, 8, 7, 9, 2};
    for (unsigned i = 1; i < 10; i++)
        assert_true(f.a.allocated[order[i - 1]] < f.a.allocated[order[i]]);
    close_fixture(&f);
}

/* BA-S1, BA-S2, BA-S3, BA-Q2: the example of the page, one S port. Both heads want the port of
 * collector 1; rr decides; the other one goes a cycle later. */
static void test_one_port(void **state)
{
    (void)state;
    for (unsigned rr = 0; rr < 2; rr++) {
        struct fixture f;
        open_fixture(&f, "turing_ocu", "regfile.s_ports=1", NULL);
        for (unsigned t = 0; t < rr; t++)
            clock_edge(&f);
        give(&f, 0, 1, 2, (uint32_t[]){2 * 5, 2 * 6 + 1});
        clock_edge(&f); /* rr was `rr`, is now rr + 1 */
        unsigned first = (rr + 1) % 2;
        eval(&f);
        assert_int_equal(f.out.granted.banks, 1u << first);
        assert_int_equal(f.out.refused, 1u << !first);
        assert_int_equal(f.out.granted.to[first].port, 0);
        assert_int_equal(f.out.granted.to[first].slot, first);
        assert_int_equal(f.out.arrive->banks, 0);
        clock_edge(&f);
        eval(&f);
        assert_int_equal(f.out.granted.banks, 1u << !first);
        assert_int_equal(f.out.arrive->banks, 1u << first); /* BA-G1, RF_LAT = 1 */
        assert_int_equal(f.out.arrive->to[first].slot, first);
        clock_edge(&f);
        assert_int_equal(f.cover[BA_S1].hits, 1);
        assert_int_equal(f.a.conflict_cycles, 1);
        close_fixture(&f);
    }
}

/* BA-Q2: a head that waits for its S port blocks the read behind it, whose own port is free. */
static void test_head_of_line(void **state)
{
    (void)state;
    struct fixture f;
    open_fixture(&f, "turing_ocu", "regfile.s_ports=1", NULL);
    give(&f, 0, 0, 2, (uint32_t[]){2, 3}); /* banks 0 and 1 */
    clock_edge(&f);
    f.in.wr_valid = 3; /* both banks closed, rr goes to 0 */
    f.wr[1] = 1;
    give(&f, 0, 1, 1, (uint32_t[]){5}); /* bank 1, behind collector 0 */
    clock_edge(&f);
    eval(&f);
    assert_int_equal(f.out.granted.banks, 1);
    assert_int_equal(f.out.refused, 2);
    clock_edge(&f);
    eval(&f);
    assert_int_equal(f.out.granted.to[1].cu, 0);
    clock_edge(&f);
    eval(&f);
    assert_int_equal(f.out.granted.to[1].cu, 1);
    close_fixture(&f);
}

/* BA-S2 with two of three S ports, BA-G1 for the three latencies. */
static void test_two_ports(void **state)
{
    (void)state;
    const char *const lat[] = {"regfile.read_latency=0", "regfile.read_latency=1",
                               "regfile.read_latency=2"};
    for (unsigned l = 0; l < 3; l++) {
        struct fixture f;
        open_fixture(&f, "fermi8", "regfile.s_ports=2", lat[l]);
        give(&f, 0, 4, 3, (uint32_t[]){6, 1, 3});
        clock_edge(&f); /* rr is 1: banks 1, 3 go, 6 is refused */
        for (unsigned t = 0; t < 2 + l; t++) {
            eval(&f);
            assert_int_equal(f.out.granted.banks, t == 0 ? 0xA : t == 1 ? 0x40 : 0);
            assert_int_equal(f.out.arrive->banks, t == l ? 0xA : t == l + 1 ? 0x40 : 0);
            if (t == l) {
                assert_int_equal(f.out.arrive->to[1].port, 0);
                assert_int_equal(f.out.arrive->to[3].port, 1);
                assert_int_equal(f.out.arrive->to[1].slot, 1);
                assert_int_equal(f.out.arrive->to[3].slot, 2);
            }
            clock_edge(&f);
        }
        close_fixture(&f);
    }
}

/* BA-B1, BA-E1, BA-Q3, BA-C1: stolen operands are requests and reads, but never queued. */
static void test_steals(void **state)
{
    (void)state;
    struct fixture f;
    open_fixture(&f, "fermi8_steal", NULL, NULL);
    f.in.wr_valid = 1;
    f.wr[0] = 2;
    give(&f, 0, 5, 1, (uint32_t[]){8 * 3 + 4});
    assert_int_equal(bank_arbiter_busy(&f.a, 1, f.wr), 4); /* a push is seen a cycle later */
    clock_edge(&f);
    assert_int_equal(bank_arbiter_busy(&f.a, 0, f.wr), 1u << 4);

    give(&f, 1, 8, 2, (uint32_t[]){8 * 7 + 4, 8 * 9 + 1});
    f.stolen[1] = 2;
    f.in.steal_valid = 2;
    f.steal_row[1] = 9;
    f.steal_sched[1] = 1;
    f.steal_slot[1] = 1;
    eval(&f);
    assert_int_equal(f.out.granted.banks, 1u << 4 | 1u << 1);
    assert_int_equal(f.out.granted.to[1].cu, 8);
    assert_int_equal(f.out.granted.to[1].port, 1);
    assert_int_equal(f.out.bank_row[1], 9);
    assert_int_equal(f.out.bank_we, 0);
    clock_edge(&f);
    assert_int_equal(f.a.operand_requests, 3);
    assert_int_equal(f.a.bank_reads, 2);
    assert_int_equal(f.a.steals, 1);
    assert_int_equal(f.a.queued, 1);
    eval(&f);
    assert_int_equal(f.out.arrive->banks, 1u << 4 | 1u << 1);
    assert_int_equal(f.out.granted.banks, 1u << 4);

    f.in.steal_valid = 1u << 4; /* the surroundings break BA-E1 */
    f.steal_row[4] = 0;
    f.steal_sched[4] = 0;
    f.steal_slot[4] = 0;
    eval(&f);
    bank_arbiter_clock(&f.a, &f.in, &f.out, f.cover);
    assert_non_null(f.a.error);
    f.a.operand_requests++; /* a lost request does not stay hidden */
    assert_false(bank_arbiter_conserves(&f.a));
    close_fixture(&f);
}

/* The cheaper form: pending bits with their push time. */
struct second_opinion {
    uint64_t age[16]; /* of the collector's instruction */
    bool pending[16][8];
    unsigned bank[16][8];
};

/* Head of bank b as cu * 8 + slot, -1 if none: oldest collector, then lowest slot. */
static int second_head(const struct second_opinion *o, const struct sizes *z, unsigned b)
{
    int best = -1;
    for (unsigned c = 0; c < z->ncu; c++)
        for (unsigned k = 0; k < z->nsrc; k++)
            if (o->pending[c][k] && o->bank[c][k] == b &&
                (best < 0 || o->age[c] < o->age[best / 8]))
                best = (int)(c * 8 + k);
    return best;
}

/* BA-Q1, BA-S1, BA-C1, BA-L1 under load, for several structures; every cover point is hit. */
static void test_random(void **state)
{
    (void)state;
    const char *const presets[] = {"fermi8",     "fermi16", "turing_ocu",
                                   "turing_ocu", "tiny",    "turing_ocu"};
    const char *const sets[] = {NULL, "regfile.s_ports=2", "regfile.s_ports=1", "regfile.s_ports=6",
                                NULL, "regfile.s_ports=1"};
    uint64_t seed = 9;
    for (size_t i = 0; i < sizeof presets / sizeof *presets; i++) {
        struct fixture f;
        struct second_opinion o;
        memset(&o, 0, sizeof o);
        const char *and = i == 5 ? "regfile.bank_ports=1r1w" : NULL;
        open_fixture(&f, presets[i], sets[i], and);
        const struct sizes *z = &f.c.z;
        uint64_t next_age = 1;
        for (int t = 0; t < 20000; t++) {
            for (unsigned s = 0; s < z->nsched; s++) {
                seed = seed * 6364136223846793005ull + 1442695040888963407ull;
                uint64_t r = seed >> 20;
                unsigned cu = (unsigned)(r % z->ncu);
                bool free = true;
                for (unsigned k = 0; k < z->nsrc; k++)
                    free &= !o.pending[cu][k];
                if (!free || (s && f.in.push_valid & 1 && f.cu[0] == cu) || (r >> 8 & 1))
                    continue;
                uint32_t phys[8];
                for (unsigned k = 0; k < z->nsrc; k++)
                    phys[k] = (uint32_t)(r >> (10 + 3 * k) & 31) % (z->nbank * z->depth);
                give(&f, s, cu, (unsigned)(r >> 40) % (z->nsrc + 1), phys);
            }
            f.in.wr_valid = t / 1000 % 2 ? (uint32_t)(seed >> 60) & (uint32_t)low_bits(z->wbw) : 0;
            for (unsigned w = 0; w < z->wbw; w++)
                f.wr[w] = (uint32_t)(seed >> (30 + 5 * w)) & 15;
            eval(&f);

            uint64_t granted = 0;
            unsigned used[16] = {0};
            for (unsigned n = 0; n < z->nbank; n++) {
                unsigned b = ((unsigned)t + n) % z->nbank; /* BA-S3 */
                int h = second_head(&o, z, b);
                if (h < 0 || (!z->bank_1r1w && f.out.bank_we >> b & 1) || used[h / 8] == z->sports)
                    continue;
                granted |= 1ull << b;
                assert_int_equal(f.out.granted.to[b].cu, h / 8);
                assert_int_equal(f.out.granted.to[b].slot, h % 8);
                assert_int_equal(f.out.granted.to[b].port,
                                 z->sports == z->nsrc ? (unsigned)h % 8 : used[h / 8]);
                used[h / 8]++;
                o.pending[h / 8][h % 8] = false;
            }
            assert_int_equal(f.out.granted.banks, granted);
            for (unsigned s = 0; s < z->nsched; s++) {
                if (!(f.in.push_valid >> s & 1))
                    continue;
                o.age[f.cu[s]] = next_age++;
                for (uint32_t src = f.src[s]; src; src &= src - 1) {
                    unsigned k = first_bit(src);
                    o.pending[f.cu[s]][k] = true;
                    o.bank[f.cu[s]][k] = f.phys[s * z->nsrc + k] % z->nbank;
                }
            }
            clock_edge(&f);
        }
        assert_true(f.a.bank_reads > 10000);
        bool scans = z->sports < z->nsrc;
        for (int r = 0; r < BA_R1; r++) {
            bool absent = scans ? r == BA_L1 : r == BA_S1 || r == BA_S3;
            absent |= r == BA_G2 && !z->forward;
            absent |= r == (z->bank_1r1w ? BA_W2 : BA_W3);
            if (r != BA_B1 && r != BA_E1 && r != BA_E2)
                assert_int_equal(f.cover[r].hits == 0, absent);
        }
        close_fixture(&f);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_writes),    cmocka_unit_test(test_fifo_order),
        cmocka_unit_test(test_one_port),  cmocka_unit_test(test_head_of_line),
        cmocka_unit_test(test_two_ports), cmocka_unit_test(test_steals),
        cmocka_unit_test(test_random),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
