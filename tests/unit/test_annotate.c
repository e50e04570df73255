/* Reuse distances, near bits, and the annotation file. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "cmodel/programs/annotate.h"
#include "cmodel/programs/work_source.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define NONE REUSE_NEVER

/* A static instruction; registers end at -1. */
static struct op *make_op(const char *name, const int *dst, const int *src)
{
    struct op *o = xcalloc(1, sizeof *o);
    o->name = xstrdup(name);
    for (; *src >= 0; src++)
        op_add_src(o, (unsigned)*src);
    for (; *dst >= 0; dst++)
        op_add_dst(o, (unsigned)*dst);
    return o;
}

static void drop_op(struct op *o)
{
    op_free(o);
    free(o);
}

#define OP(name, d, ...) make_op(name, (const int[]){d, -1}, (const int[]){__VA_ARGS__, -1})

struct seen {
    uint64_t at[16][8];
    struct inst *base;
    unsigned calls;
};

static void see(void *self, struct inst *i, const uint64_t *distance)
{
    struct seen *s = self;
    for (unsigned k = 0; k < i->op->nsrc + i->op->ndst; k++)
        s->at[i - s->base][k] = distance[k];
    s->calls++;
}

static struct seen scan(struct inst *insts, unsigned n)
{
    struct seen s = {.base = insts};
    struct reuse_scan r;
    reuse_scan_init(&r);
    reuse_scan(&r, insts, insts + n, see, &s);
    reuse_scan_free(&r);
    assert_int_equal(s.calls, n);
    return s;
}

static void distances_of_a_short_program(void **state)
{
    (void)state;
    struct op *a = OP("A", 2, -1), *b = OP("B", 3, 2, 2), *c = OP("C", 2, 2, 3),
              *d = OP("D", -1, 3);
    struct inst i[] = {
        {.op = a, .mask = 1}, {.op = b, .mask = 1}, {.op = c, .mask = 1}, {.op = d, .mask = 1}};
    struct seen s = scan(i, 4);
    assert_true(s.at[0][0] == 1);    /* R2 = ; read by B */
    assert_true(s.at[1][0] == 0);    /* first R2 of B: read again by B itself */
    assert_true(s.at[1][1] == 1);    /* second one: by C */
    assert_true(s.at[1][2] == 1);    /* R3 = ; read by C */
    assert_true(s.at[2][0] == NONE); /* R2 of C is overwritten by C */
    assert_true(s.at[2][1] == 1);    /* R3 of C: by D */
    assert_true(s.at[2][2] == NONE); /* R2 = ; never read */
    assert_true(s.at[3][0] == NONE);
    drop_op(a);
    drop_op(b);
    drop_op(c);
    drop_op(d);
}

static void inactive_writes_do_not_end_a_value(void **state)
{
    (void)state;
    struct op *w = OP("W", 5, -1), *r = OP("R", -1, 5);
    struct inst i[] = {{.op = w, .mask = 1}, {.op = w, .mask = 0}, {.op = r, .mask = 0}};
    struct seen s = scan(i, 3);
    assert_true(s.at[0][0] == 2);
    assert_true(s.at[1][0] == NONE);
    i[1].mask = 1;
    s = scan(i, 3);
    assert_true(s.at[0][0] == NONE);
    assert_true(s.at[1][0] == 1);
    drop_op(w);
    drop_op(r);
}

static void the_threshold(void **state)
{
    (void)state;
    struct reuse_rule below = {.rthld = 12}, upto = {.rthld = 12, .inclusive = true};
    assert_true(reuse_is_near(&below, 11));
    assert_false(reuse_is_near(&below, 12));
    assert_true(reuse_is_near(&upto, 12));
    assert_false(reuse_is_near(&upto, 13));
    assert_false(reuse_is_near(&upto, NONE));
    struct reuse_rule most = {.rthld = 255, .inclusive = true};
    assert_false(reuse_is_near(&most, NONE));
}

/* A block of one-warp programs that share their instructions' storage. */
static struct block *make_block(unsigned kernel, unsigned nwarps, const struct inst *const *warp,
                                const unsigned *len)
{
    struct block *b = xcalloc(1, sizeof *b);
    b->kernel = kernel;
    b->kernel_name = "k";
    b->from = "dir/k.traceg";
    b->nwarps = nwarps;
    b->first = xcalloc(nwarps + 1, sizeof *b->first);
    for (unsigned w = 0; w < nwarps; w++)
        b->first[w + 1] = b->first[w] + len[w];
    b->ninsts = b->cap = b->first[nwarps];
    b->insts = xcalloc(b->ninsts, sizeof *b->insts);
    for (unsigned w = 0; w < nwarps; w++)
        memcpy(b->insts + b->first[w], warp[w], len[w] * sizeof **warp);
    return b;
}

/* Warps that read what they write one instruction later (near), or never (far). */
struct near_far {
    struct op *w, *r, *x;
    struct inst near[2], far[2];
};

static struct near_far near_far(void)
{
    struct near_far p = {OP("W", 5, -1), OP("R", -1, 5), OP("X", -1, 6), {{0}}, {{0}}};
    p.near[0] = p.far[0] = (struct inst){.pc = 0, .op = p.w, .mask = 1};
    p.near[1] = (struct inst){.pc = 16, .op = p.r, .mask = 1};
    p.far[1] = (struct inst){.pc = 16, .op = p.x, .mask = 1};
    return p;
}

static void near_far_free(struct near_far *p)
{
    drop_op(p->w);
    drop_op(p->r);
    drop_op(p->x);
}

static void majority_of_the_first_warps(void **state)
{
    (void)state;
    struct near_far p = near_far();
    const struct inst *warps[] = {p.far, p.near, p.near};
    const unsigned len[] = {2, 2, 2};
    const uint16_t bit = 1u << NEAR_SOURCES;
    /* 1 warp: far; 2: as many of each, far; 3 and all: near. */
    const struct {
        unsigned warps;
        uint16_t near;
    } want[] = {{1, 0}, {2, 0}, {3, bit}, {0, bit}};
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        struct reuse_rule r = {.rthld = 12, .warps = want[i].warps};
        struct annotation *a = annotation_new(&r);
        struct hints *h = annotation_kernel(a, "x/k.traceg", "k");
        struct block *b = make_block(0, 3, warps, len);
        bool more = hints_profile(h, &r, b, true);
        assert_true(more);
        hints_decide(h);
        const struct site *s = hints_find(h, 0, p.w);
        assert_non_null(s);
        assert_int_equal(s->near, want[i].near);
        assert_true(s->all[0].near == 2 && s->all[0].far == 1);
        /* Same place, another instruction: not that site. */
        assert_null(hints_find(h, 0, p.r));
        hints_apply(h, b);
        assert_int_equal(b->insts[0].near, want[i].near);
        struct agreement g = {0};
        annotation_agreement(a, &g);
        /* three writes and three reads at the end, all of them far */
        assert_true(g.operands == 6 && g.near == 2);
        assert_true(g.few_exact == (want[i].near ? 5u : 4u) && g.all_exact == 5);
        assert_true(g.few_all == (want[i].near ? 6u : 3u));
        block_free(b);
        annotation_free(a);
    }
    near_far_free(&p);
}

/* Work made of given blocks, each delivered once. */
struct list {
    struct block **b;
    size_t n, at;
};

static struct block *list_next(void *self, struct diag *d)
{
    (void)d;
    struct list *l = self;
    return l->at < l->n ? l->b[l->at++] : NULL;
}

static void list_free(void *self)
{
    struct list *l = self;
    while (l->at < l->n)
        block_free(l->b[l->at++]);
}

static void kernels_are_profiled_before_their_first_block(void **state)
{
    (void)state;
    struct near_far p = near_far();
    const unsigned len[] = {2};
    const struct inst *near[] = {p.near}, *far[] = {p.far};
    /* Kernel 0: far, near, near, near; kernel 1: far, far, near. */
    struct block *b[] = {make_block(0, 1, far, len),  make_block(0, 1, near, len),
                         make_block(0, 1, near, len), make_block(0, 1, near, len),
                         make_block(1, 1, far, len),  make_block(1, 1, far, len),
                         make_block(1, 1, near, len)};
    struct list l = {b, 7, 0};
    struct reuse_rule r = {.rthld = 12, .warps = 3};
    struct work *w = work_annotated(work_new(list_next, list_free, &l), &r, NULL);
    struct diag d;
    diag_init(&d, stderr);
    for (unsigned i = 0; i < 7; i++) {
        struct block *got = work_next(w, &d);
        assert_ptr_equal(got, b[i]);
        assert_int_equal(got->insts[0].near, i < 4 ? 1u << NEAR_SOURCES : 0);
        /* No more is read ahead than the profile needs. */
        assert_true(l.at <= (i < 3 ? 3u : i < 4 ? 4u : 7u));
        block_free(got);
    }
    assert_null(work_next(w, &d));
    work_free(w);
    diag_free(&d);
    near_far_free(&p);
}

/* The distance of operand k of instruction i, by looking ahead. */
static uint64_t look_ahead(const struct inst *i, const struct inst *end, unsigned k)
{
    const struct op *op = i->op;
    bool dst = k >= op->nsrc;
    unsigned reg = dst ? op->dst[k - op->nsrc] : op->src[k];
    if (dst && !i->mask)
        return NONE;
    for (unsigned j = k + 1; !dst && j < op->nsrc; j++)
        if (op->src[j] == reg)
            return 0;
    if (!dst && i->mask && (op->writes[reg / 64] >> (reg % 64) & 1))
        return NONE;
    for (const struct inst *n = i + 1; n < end; n++) {
        for (unsigned j = 0; j < n->op->nsrc; j++)
            if (n->op->src[j] == reg)
                return (uint64_t)(n - i);
        if (n->mask && (n->op->writes[reg / 64] >> (reg % 64) & 1))
            return NONE;
    }
    return NONE;
}

static void exact_bits_of_the_kernels(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    uint64_t near = 0, far = 0;
    for (const char *const *name = work_kernel_names(); *name; name++) {
        struct reuse_rule r = {.rthld = 5, .exact = true};
        struct work_spec spec = {.kernel = *name};
        struct work *w = work_open(&spec, &r, &d);
        struct block *b = work_next(w, &d);
        assert_non_null(b);
        const struct inst *end = b->insts + b->first[1];
        for (const struct inst *i = b->insts; i < end; i++) {
            for (unsigned k = 0; k < i->op->nsrc; k++) {
                bool want = k < NEAR_SOURCES && look_ahead(i, end, k) < 5;
                assert_int_equal(inst_near_src(i, k), want);
                near += want;
                far += !want;
            }
            for (unsigned k = 0; k < i->op->ndst; k++)
                assert_int_equal(inst_near_dst(i, k),
                                 k < NEAR_DESTINATIONS && look_ahead(i, end, i->op->nsrc + k) < 5);
        }
        block_free(b);
        work_free(w);
    }
    assert_true(near > 100 && far > 100);
    diag_free(&d);
}

static char *text_of(const struct annotation *a)
{
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    annotation_print(a, f);
    fclose(f);
    return text;
}

static struct annotation *profile_kernel(const char *name, const struct reuse_rule *r)
{
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_kernel(name, &d);
    struct annotation *a = annotation_profile(w, r, false, NULL, &d);
    assert_non_null(a);
    work_free(w);
    diag_free(&d);
    return a;
}

/* A file in a folder of its own, `dir`, which the caller removes. */
static char *temp_file(const char *text, char **dir, struct diag *d)
{
    *dir = make_temp_dir("annotate", d);
    assert_non_null(*dir);
    char *path = strfmt("%s/annotation", *dir);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    assert_true(fputs(text, f) >= 0);
    assert_int_equal(fclose(f), 0);
    return path;
}

static void remove_temp(char *dir, char *path)
{
    remove_tree(dir);
    free(dir);
    free(path);
}

static void files_read_as_they_were_written(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    for (const char *const *name = work_kernel_names(); *name; name++) {
        struct reuse_rule r = {.rthld = 7, .inclusive = true, .warps = 3};
        struct annotation *a = profile_kernel(*name, &r);
        char *text = text_of(a), *dir, *path = temp_file(text, &dir, &d);
        struct annotation *again = annotation_read(path, &d);
        assert_non_null(again);
        char *same = text_of(again);
        assert_string_equal(text, same);
        assert_true(again->rule.rthld == 7 && again->rule.inclusive && again->rule.warps == 3);
        /* The file gives the same bits as profiling on the fly. */
        struct work_spec own = {.kernel = *name}, file = {.kernel = *name, .annotation = path};
        struct work *w1 = work_open(&own, &r, &d), *w2 = work_open(&file, NULL, &d);
        struct block *b1, *b2;
        uint64_t near = 0;
        while ((b1 = work_next(w1, &d))) {
            b2 = work_next(w2, &d);
            assert_int_equal(b1->ninsts, b2->ninsts);
            for (size_t i = 0; i < b1->ninsts; i++) {
                assert_int_equal(b1->insts[i].near, b2->insts[i].near);
                near += b1->insts[i].near != 0;
            }
            block_free(b1);
            block_free(b2);
        }
        assert_true(near > 0);
        work_free(w1);
        work_free(w2);
        remove_temp(dir, path);
        free(same);
        free(text);
        annotation_free(again);
        annotation_free(a);
    }
    assert_int_equal(d.n, 0);
    diag_free(&d);
}

static void all_warps_are_the_majority_of_all(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, stderr);
    struct reuse_rule all = {.rthld = 12}, one = {.rthld = 12, .warps = 1};
    /* Warps of `divergent` repeat a loop a different number of times. */
    struct annotation *a = profile_kernel("divergent", &all),
                      *b = profile_kernel("divergent", &one);
    struct work_spec spec = {.kernel = "divergent"};
    struct work *w = work_open(&spec, &all, &d);
    struct block *got = work_next(w, &d);
    for (size_t i = 0; i < got->ninsts; i++) {
        const struct site *s = hints_find(&a->kernels[0], got->insts[i].pc, got->insts[i].op);
        assert_non_null(s);
        assert_int_equal(got->insts[i].near, s->near);
    }
    assert_true(a->kernels[0].warps > b->kernels[0].n);
    block_free(got);
    work_free(w);
    annotation_free(a);
    annotation_free(b);
    diag_free(&d);
}

static void launches_are_taken_in_order(void **state)
{
    (void)state;
    static const char text[] = "warpsmith-annotation 1\n"
                               "# two launches of one kernel\n"
                               "trace k.traceg\nkernel k\n0000 W -> R5f\n"
                               "trace k.traceg\nkernel k\n0000 W -> R5n\n"
                               "end\n";
    struct diag d;
    diag_init(&d, NULL);
    char *dir, *path = temp_file(text, &dir, &d);
    struct annotation *a = annotation_read(path, &d);
    assert_non_null(a);
    struct near_far p = near_far();
    const struct inst *warp[] = {p.near};
    const unsigned len[] = {2};
    struct block *b[] = {make_block(0, 1, warp, len), make_block(1, 1, warp, len),
                         make_block(2, 1, warp, len)};
    b[2]->kernel_name = "other";
    struct list l = {b, 3, 0};
    struct work *w = work_annotated(work_new(list_next, list_free, &l), &a->rule, a);
    for (unsigned i = 0; i < 2; i++) {
        struct block *got = work_next(w, &d);
        assert_int_equal(got->insts[0].near, i ? 1u << NEAR_SOURCES : 0);
        assert_int_equal(got->insts[1].near, 0); /* not in the file */
        block_free(got);
    }
    assert_null(work_next(w, &d));
    assert_int_equal(d.status, WS_BAD_INPUT);
    assert_string_equal(d.lines[0], "dir/k.traceg: kernel other: not in the annotation");
    work_free(w);
    diag_free(&d);
    remove_temp(dir, path);
    near_far_free(&p);
}

static void histogram_counts_every_operand_once(void **state)
{
    (void)state;
    struct near_far p = near_far();
    struct op *twice = OP("T", -1, 5, 5);
    struct inst warp[] = {p.near[0],
                          {.op = twice, .mask = 1},
                          {.op = p.x, .mask = 1},
                          {.op = p.x, .mask = 1},
                          {.op = p.x, .mask = 1},
                          {.op = p.r, .mask = 1}};
    const struct inst *warps[] = {warp};
    const unsigned len[] = {6};
    struct block *b = make_block(0, 1, warps, len);
    struct reuse_histogram h = {0};
    reuse_histogram_block(&h, b);
    assert_true(h.instructions == 6 && h.tensor == 0);
    assert_true(h.at[0] == 1);                 /* R5, R5 */
    assert_true(h.at[1] == 3 && h.at[4] == 1); /* the write; R6 twice; R5 to the end */
    assert_true(h.never == 2 && h.beyond == 0);
    assert_true(reuse_histogram_reused(&h) == 4);
    assert_true(reuse_histogram_above(&h, 3) == 0.25);
    assert_true(reuse_histogram_above(&h, 4) == 0);
    block_free(b);
    drop_op(twice);
    near_far_free(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(distances_of_a_short_program),
        cmocka_unit_test(inactive_writes_do_not_end_a_value),
        cmocka_unit_test(the_threshold),
        cmocka_unit_test(majority_of_the_first_warps),
        cmocka_unit_test(kernels_are_profiled_before_their_first_block),
        cmocka_unit_test(exact_bits_of_the_kernels),
        cmocka_unit_test(files_read_as_they_were_written),
        cmocka_unit_test(all_warps_are_the_majority_of_all),
        cmocka_unit_test(launches_are_taken_in_order),
        cmocka_unit_test(histogram_counts_every_operand_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
