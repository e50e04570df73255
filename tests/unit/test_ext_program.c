/* The extended LLC's kernel as a program: what is written is read back as so many instructions, its
 * sequences are those of the algorithms, and Indirect-MOV takes the place of a table of MOVs. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/ext_program.h"
#include "cmodel/programs/program.h"
#include "cmodel/programs/work.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { SERVICES = 16 };

struct seen {
    double instructions; /* of a service, as the writer says */
    unsigned n, loads, stores, indirect, tables, votes, warps;
};

static struct seen read_back(struct ext_program p)
{
    char name[] = "/tmp/ext-program-XXXXXX.traceg";
    int fd = mkstemps(name, 7);
    assert_true(fd >= 0);
    FILE *f = fdopen(fd, "w");
    p.services = SERVICES;
    struct seen s = {.instructions = ext_program_write(&p, f)};
    assert_int_equal(fclose(f), 0);
    struct diag d;
    diag_init(&d, stderr);
    struct work *w = work_traces((const char *const[]){name}, 1, &d);
    assert_non_null(w);
    struct block *b = work_next(w, &d);
    assert_non_null(b);
    s.warps = b->nwarps;
    for (size_t i = b->first[0]; i < b->first[1]; i++) {
        const struct op *op = b->insts[i].op;
        s.n++;
        s.loads += op->class == OP_MEM_GLOBAL && op->ndst > 0;
        s.stores += op->class == OP_MEM_GLOBAL && op->ndst == 0;
        s.indirect += op->indirect != INDIRECT_NOT;
        s.tables += strcmp(op->name, "BRX") == 0;
        s.votes += starts_with(op->name, "VOTE");
    }
    work_release(w, b);
    assert_null(work_next(w, &d));
    work_free(w);
    diag_free(&d);
    unlink(name);
    return s;
}

static void what_is_written_is_read(void **state)
{
    (void)state;
    for (unsigned i = 0; i < EXT_SERVICES * EXT_PLACES * EXT_TELLS * 8; i++) {
        struct ext_program p = {.service = i % EXT_SERVICES,
                                .place = i / EXT_SERVICES % EXT_PLACES,
                                .tells = i / EXT_SERVICES / EXT_PLACES % EXT_TELLS,
                                .warps = 3};
        unsigned rest = i / EXT_SERVICES / EXT_PLACES / EXT_TELLS;
        p.instruction = rest & 1;
        p.words = 1 + (rest >> 1 & 1);
        p.network = rest >> 2;
        struct seen s = read_back(p);
        assert_int_equal(s.warps, 3);
        assert_float_equal(s.n - 1, s.instructions * SERVICES, 0.5);
        if (p.place == EXT_IN_REGISTERS)
            assert_true(p.instruction ? s.tables == 0 && s.indirect >= SERVICES
                                      : s.indirect == 0 && s.tables >= SERVICES);
        else
            assert_true(s.tables == 0 && s.indirect == 0);
        assert_true(s.votes >= SERVICES * p.words);
    }
}

/* A read that hits: one load, of the row, and two stores, of the answer and the report; 12
 * instructions at least are the search, the register and the branch (Algorithms 1 and 2). */
static void a_read_that_hits(void **state)
{
    (void)state;
    struct ext_program p = {.words = 1, .warps = 1, .network = true};
    struct seen branches = read_back(p);
    assert_int_equal(branches.loads, SERVICES);
    assert_int_equal(branches.stores, 2 * SERVICES);
    p.instruction = true;
    struct seen moves = read_back(p);
    assert_int_equal(branches.n - moves.n, 3 * SERVICES); /* five for two */
    p.network = false;
    struct seen bare = read_back(p);
    assert_int_equal(bare.loads + bare.stores, 0);
    assert_int_equal(moves.n - bare.n, 3 * SERVICES);
    assert_true(bare.instructions >= 12);
}

/* A written block leaves by a store of its own; a fetch is a load more. */
static void what_goes_to_memory(void **state)
{
    (void)state;
    struct ext_program p = {.words = 1, .warps = 1, .service = EXT_FILLS};
    assert_int_equal(read_back(p).stores, 0);
    p.service = EXT_EVICTS;
    assert_int_equal(read_back(p).stores, SERVICES);
    p.service = EXT_FETCHES;
    assert_int_equal(read_back(p).loads, SERVICES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_is_read),
        cmocka_unit_test(a_read_that_hits),
        cmocka_unit_test(what_goes_to_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
