/* The trace reader: every promise of the format, every kind of damage, and the real traces. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/trace.h"
#include <dirent.h>
#include <lzma.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char sound[] = "-kernel name = two\n"
                            "-kernel id = 1\n"
                            "-grid dim = (2,1,1)\n"
                            "-block dim = (40,1,1)\n"
                            "-shmem = 512\n"
                            "-nregs = 24\n"
                            "-binary version = 75\n"
                            "-nvbit version = 1.7.4\n"
                            "-accelsim tracer version = 5\n"
                            "-enable lineinfo = 0\n"
                            "\n"
                            "#traces format = ...\n"
                            "#BEGIN_TB\n"
                            "\n"
                            "thread block = 0,0,0\n"
                            "\n"
                            "warp = 0\n"
                            "insts = 3\n"
                            "0000 ffffffff 1 R1 MOV 0 0 7\n"
                            "0010 ffffffff 1 R2 FFMA 3 R1 R4 R255 0 0 \n"
                            "0020 0000000f 1 R8 LDG.E.SYS 1 R4 4 2 0x1000 128 -128 4 0\n"
                            "\n"
                            "warp = 1\n"
                            "insts = 1\n"
                            "0030 000000ff 0 STG.E.64 2 R6 R8 8 1 0x2000 8 0 STORE_DATA I32 1 "
                            "REG0:T0:0x0 T1:0x3f800000\n"
                            "\n"
                            "#END_TB\n"
                            "\n"
                            "#BEGIN_TB\n"
                            "thread block = 1,0,0\n"
                            "warp = 0\n"
                            "insts = 1\n"
                            "0040 00000003 1 R3 LDS 1 R2 4 0 0x10 0x410 0\n"
                            "warp = 1\n"
                            "insts = 0\n"
                            "#END_TB\n";

/* The text with the first `from` replaced. Caller frees. */
static char *bend(const char *text, const char *from, const char *to)
{
    const char *at = strstr(text, from);
    assert_non_null(at);
    return strfmt("%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
}

struct reading {
    struct diag d;
    unsigned blocks;
    uint64_t insts;
    struct block *first; /* kept */
    struct op_table ops;
    struct trace *t;
};

static void read_bytes(struct reading *r, const void *data, size_t len)
{
    memset(r, 0, sizeof *r);
    diag_init(&r->d, NULL);
    r->t = trace_open_memory("t", data, len, &r->ops, &r->d);
    if (!r->t)
        return;
    for (struct block *b; (b = trace_next(r->t, &r->d)); r->blocks++) {
        if (r->first)
            block_free(b);
        else
            r->first = b;
    }
    r->insts = trace_instructions(r->t);
}

static void done(struct reading *r)
{
    block_free(r->first);
    trace_close(r->t);
    op_table_free(&r->ops);
    diag_free(&r->d);
}

static void test_sound(void **state)
{
    (void)state;
    struct reading r;
    read_bytes(&r, sound, strlen(sound));
    assert_int_equal(r.d.n, 0);
    assert_int_equal(r.blocks, 2);
    assert_int_equal(r.insts, 5);
    const struct block *b = r.first;
    assert_int_equal(b->nwarps, 2);
    assert_int_equal(b->shared_bytes, 512);
    assert_int_equal(b->nregs, 24);
    assert_int_equal(b->first[1], 3);
    assert_int_equal(b->first[2], 4);
    assert_string_equal(b->kernel_name, "two");
    const struct inst *load = &b->insts[2];
    assert_int_equal(load->pc, 0x20);
    assert_int_equal(load->mask, 0xf);
    static const uint64_t lanes[] = {0x1000, 0x1080, 0x1000, 0x1004};
    uint64_t addr[4];
    lanes_unpack(inst_lanes(b, load), 4, addr);
    assert_memory_equal(addr, lanes, sizeof lanes);
    assert_null(inst_lanes(b, &b->insts[0]));
    assert_string_equal(load->op->name, "LDG.E.SYS");
    assert_int_equal(load->op->nsrc, 2);
    assert_int_equal(b->insts[1].op->nsrc, 2);
    assert_true(b->insts[0].op->extra_imm);
    assert_non_null(inst_lanes(b, &b->insts[3]));
    assert_int_equal(b->insts[3].op->nsrc, 4);
    done(&r);
}

/* The same op for the same text, another for another immediate. */
static void test_ops_are_shared(void **state)
{
    (void)state;
    char *twice = bend(sound, "0010 ffffffff 1 R2 FFMA 3 R1 R4 R255 0 0 \n",
                       "0010 ffffffff 1 R1 MOV 0 0 7\n");
    struct reading r;
    read_bytes(&r, twice, strlen(twice));
    assert_int_equal(r.d.n, 0);
    assert_ptr_equal(r.first->insts[0].op, r.first->insts[1].op);
    done(&r);
    free(twice);
    twice = bend(sound, "0010 ffffffff 1 R2 FFMA 3 R1 R4 R255 0 0 \n",
                 "0000 ffffffff 1 R1 MOV 0 0 0\n");
    read_bytes(&r, twice, strlen(twice));
    assert_int_equal(r.d.n, 0);
    assert_ptr_not_equal(r.first->insts[0].op, r.first->insts[1].op);
    done(&r);
    free(twice);
}

/* Each row: a change of the sound text, and how the one message about it starts. */
static const struct {
    const char *from, *to, *message;
} damaged[] = {
    {"insts = 3", "insts = 4", "t:23: insts = 4, but warp 0 has only 3 instructions"},
    {"insts = 3", "insts = 2", "t:21: insts = 2, but warp 0 has more instructions"},
    {"insts = 3\n", "", "t:18: \"insts = n\" expected"},
    {"insts = 3", "insts = x", "t:18: \"insts = n\" expected"},
    {"version = 5", "version = 6", "t:9: accelsim tracer version = 6: unknown (1 to 5 are known)"},
    {"version = 5", "version = five", "t:9: accelsim tracer version = five: unknown"},
    {"-accelsim tracer version = 5\n", "", "t:11: accelsim tracer version is missing"},
    {"lineinfo = 0", "lineinfo = 2", "t:10: enable lineinfo = 2: must be 0 or 1"},
    {"lineinfo = 0", "lineinfo = 1", "t:19: "},
    {"-kernel id", "kernel id", "t:2: header line is not of the form"},
    {"-kernel name", "MZ", "t:1: not an Accel-Sim trace"},
    {"-nregs = 24", "-shmem = 1", "t:6: shmem is given twice"},
    {"R4 R255", "R4 R256", "t:20: R256: impossible register number"},
    {"R4 R255", "R4 R-1", "t:20: source register 3 of 3 expected"},
    {"R4 R255", "R4", "t:20: source register 3 of 3 expected"},
    {"R2 FFMA", "R2", "t:20: opcode expected"},
    {"1 R2 FFMA", "2 R2 FFMA", "t:20: destination register 2 of 2 expected"},
    {"1 R2 FFMA", "999 R2 FFMA", "t:20: number of destination registers expected"},
    {"R8 LDG.E.SYS", "R253 LDG.E.128.SYS", "t:21: LDG.E.128.SYS: a vector operand reaches R256"},
    {"0010 ffffffff", "0010 1ffffffff", "t:20: active mask 1ffffffff is wider than 32 lanes"},
    {"0010 ffffffff", "0010 fffgffff", "t:20: active mask expected"},
    {"0010 ffffffff", "00x0 ffffffff", "t:20: program counter expected"},
    {"4 2 0x1000 128 -128 4 0", "4 2 0x1000 128 -128 4", "t:21: ends too early"},
    {"4 2 0x1000 128 -128 4 0", "4 2 0x1000 128 -128", "t:21: 3 address deltas expected"},
    {"4 2 0x1000 128 -128 4 0", "4 2 0x1000 128 -128 4 5 0", "t:21: unexpected \"0\""},
    {"4 2 0x1000 128 -128 4 0", "4 3 0x1000 0", "t:21: address mode expected"},
    {"4 2 0x1000 128 -128 4 0", "4 2 1000 128 -128 4 0", "t:21: address expected"},
    {"4 2 0x1000 128 -128 4 0", "4 1 0x1000 z 0", "t:21: stride expected"},
    {"0x10 0x410 0", "0x10 0", "t:33: 2 addresses expected for 2 active lanes, only 1 there"},
    {"0x10 0x410 0", "0x10 0x410 0x20 0",
     "t:33: immediate is not a decimal number (or an address too many)"},
    {"MOV 0 0 7", "MOV 0 0 7 junk", "t:19: unexpected \"junk\""},
    {"MOV 0 0 7", "MOV 0 5000 7", "t:19: memory width 5000: impossible"},
    {"T1:0x3f800000", "T1=0x3f800000", "t:25: STORE_DATA is not of the form"},
    {"REG0:", "REG:", "t:25: STORE_DATA is not of the form"},
    {"warp = 1", "warp = 0", "t:27: warp 0 comes twice"},
    {"warp = 1", "warp = 2", "t:23: warp = 2: the thread block has 2 warps"},
    {"warp = 1\ninsts = 0\n", "", "t:34: thread block 1,0,0 has 1 of 2 warps"},
    {"thread block = 1,0,0", "thread block = 0,0,0", "t:30: thread block 0,0,0 comes twice"},
    {"thread block = 1,0,0", "thread block = 2,0,0", "t:30: thread block 2,0,0 is outside"},
    {"thread block = 1,0,0", "thread block = 1,0", "t:30: thread block is not of the form"},
    {"thread block = 1,0,0\n", "", "t:30: warp before \"thread block"},
    {"#END_TB", "", "t:29: #BEGIN_TB within a thread block"},
    {"#END_TB\n\n#BEGIN_TB", "", "t:28: thread block within a thread block"},
    {"#BEGIN_TB\nthread block = 1", "garbage\nthread block = 1", "t:29: unexpected \"garbage\""},
    {"\nwarp = 1\ninsts = 1", "garbage\nwarp = 1\ninsts = 1", "t:22: unexpected \"garbage\""},
    {"grid dim = (2,1,1)", "grid dim = (3,1,1)", "t:36: truncated: 2 of 3 thread blocks"},
};

static void test_damage(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof damaged / sizeof *damaged; i++) {
        char *text = bend(sound, damaged[i].from, damaged[i].to);
        struct reading r;
        read_bytes(&r, text, strlen(text));
        if (r.d.n != 1 || !strstr(r.d.lines[0], damaged[i].message) || r.d.status != WS_BAD_INPUT) {
            print_error("row %zu: wanted: %s\n", i, damaged[i].message);
            for (size_t k = 0; k < r.d.n; k++)
                print_error("  got: %s\n", r.d.lines[k]);
            fail();
        }
        done(&r);
        free(text);
    }
}

/* Whatever is cut off, something is said, and nothing is made up. */
static void test_every_cut(void **state)
{
    (void)state;
    size_t whole = strlen(sound);
    for (size_t n = 0; n < whole - 1; n++) {
        struct reading r;
        char *part = xmalloc(n + 1);
        memcpy(part, sound, n);
        read_bytes(&r, part, n);
        assert_int_equal(r.d.errors, 1);
        done(&r);
        free(part);
    }
}

/* Corrupt headers over a sound body: warnings, and values from the body. */
static void test_corrupt_header(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to;
    } rows[] = {{"-nregs = 24", "-nregs = 21955"},
                {"-nregs = 24", "-nregs = 0"},
                {"-nregs = 24\n", ""},
                {"-binary version = 75", "-binary version = 0"},
                {"-grid dim = (2,1,1)", "-grid dim = (0,1,1)"},
                {"-grid dim = (2,1,1)", "-grid dim = (2,-1,1)"},
                {"-grid dim = (2,1,1)\n", ""},
                {"-block dim = (40,1,1)", "-block dim = (40000,1,1)"},
                {"-shmem = 512", "-shmem = -3"},
                {"-nregs = 24", "-nregs = 4"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *text = bend(sound, rows[i].from, rows[i].to);
        struct reading r;
        read_bytes(&r, text, strlen(text));
        assert_int_equal(r.d.errors, 0);
        assert_int_equal(r.d.warnings, 1);
        assert_int_equal(r.d.status, WS_OK);
        assert_int_equal(r.blocks, 2);
        assert_int_equal(r.insts, 5);
        /* STG.E.64 reads R8 and R9. */
        assert_int_equal(r.first->nregs, strstr(rows[i].from, "nregs") ? 10 : 24);
        done(&r);
        free(text);
    }
}

/* Tracer version 2 has block and warp on every line; lineinfo a line number; 3 no immediates. */
static void test_versions(void **state)
{
    (void)state;
    static const char old[] = "-grid dim = (1,1,1)\n-block dim = (32,1,1)\n-shmem = 0\n-nregs = 8\n"
                              "-accelsim tracer version = %s\n%s#\n#BEGIN_TB\n"
                              "thread block = 0,0,0\nwarp = 0\ninsts = 1\n"
                              "%s0010 ffffffff 1 R2 FADD 2 R3 R4 0 \n#END_TB\n";
    static const struct {
        const char *version, *header, *prefix;
        bool good;
    } rows[] = {
        {"1", "", "0 0 0 0 ", true},  {"2", "", "0 0 0 0 ", true},
        {"2", "", "0 0 0 1 ", false}, {"2", "", "1 0 0 0 ", false},
        {"2", "", "", false},         {"3", "", "", true},
        {"4", "", "", true},          {"4", "-enable lineinfo = 1\n", "77 ", true},
        {"3", "", "0 0 0 0 ", false}, {"0", "", "", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char *text = strfmt(old, rows[i].version, rows[i].header, rows[i].prefix);
        struct reading r;
        read_bytes(&r, text, strlen(text));
        assert_int_equal(r.d.errors, rows[i].good ? 0 : 1);
        assert_int_equal(r.blocks, rows[i].good ? 1 : 0);
        done(&r);
        free(text);
    }
}

/* Warps may come in any order. */
static void test_warp_order(void **state)
{
    (void)state;
    static const char text[] =
        "-grid dim = (1,1,1)\n-block dim = (64,1,1)\n-shmem = 0\n-nregs = 8\n"
        "-accelsim tracer version = 3\n#BEGIN_TB\nthread block = 0,0,0\n"
        "warp = 1\ninsts = 2\n10 1 0 NOP 0 0\n20 1 0 NOP 0 0\n"
        "warp = 0\ninsts = 1\n30 1 0 EXIT 0 0\n#END_TB\n";
    struct reading r;
    read_bytes(&r, text, strlen(text));
    assert_int_equal(r.d.n, 0);
    assert_int_equal(r.first->first[1], 1);
    assert_int_equal(r.first->insts[0].pc, 0x30);
    assert_int_equal(r.first->insts[1].pc, 0x10);
    done(&r);
}

static void test_xz(void **state)
{
    (void)state;
    uint8_t packed[4096];
    size_t n = 0;
    assert_int_equal(lzma_easy_buffer_encode(6, LZMA_CHECK_CRC64, NULL, (const uint8_t *)sound,
                                             strlen(sound), packed, &n, sizeof packed),
                     LZMA_OK);
    struct reading r;
    read_bytes(&r, packed, n);
    assert_int_equal(r.d.n, 0);
    assert_int_equal(r.insts, 5);
    done(&r);
    for (size_t cut = 0; cut < n; cut++) {
        read_bytes(&r, packed, cut);
        assert_int_equal(r.d.errors, 1);
        done(&r);
    }
    for (size_t at = 6; at < n; at++) {
        packed[at] ^= 0x10;
        read_bytes(&r, packed, n);
        assert_int_equal(r.d.errors, 1);
        done(&r);
        packed[at] ^= 0x10;
    }
}

/* Instructions that the text of a trace announces, counted without the reader. */
static uint64_t announced(const char *path)
{
    char *command = strfmt("xzcat %s | awk '/^insts = /{s+=$3} END{print s}'", path);
    FILE *f = popen(command, "r");
    unsigned long long n = 0;
    assert_non_null(f);
    assert_int_equal(fscanf(f, "%llu", &n), 1);
    pclose(f);
    free(command);
    return n;
}

static void test_real(void **state)
{
    (void)state;
    static const char *const some[] = {"bfs_sm70/kernel-9.traceg.xz",
                                       "bfs_sm80/kernel-11.traceg.xz",
                                       "ffma_sm90/kernel-1-32-40.traceg.xz",
                                       "torch_sm70/k000_kernel-2067.traceg.xz",
                                       "torch_sm70/k060_kernel-10236.traceg.xz",
                                       "vectoradd_sm75/kernel-1.traceg.xz",
                                       "vectoradd_sm80/kernel-1.traceg.xz"};
    DIR *there = opendir("../shared/traces");
    if (!there) {
        print_message("skipped: ../shared/traces is absent\n");
        skip();
    }
    closedir(there);
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        char *path = strfmt("../shared/traces/%s", some[i]);
        struct diag d;
        struct op_table ops = {0};
        diag_init(&d, stderr);
        struct trace *t = trace_open(path, &ops, false, &d);
        assert_non_null(t);
        for (struct block *b; (b = trace_next(t, &d)); block_free(b))
            ;
        assert_int_equal(d.errors, 0);
        assert_int_equal(trace_instructions(t), announced(path));
        trace_close(t);
        op_table_free(&ops);
        diag_free(&d);
        free(path);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sound),          cmocka_unit_test(test_ops_are_shared),
        cmocka_unit_test(test_damage),         cmocka_unit_test(test_every_cut),
        cmocka_unit_test(test_corrupt_header), cmocka_unit_test(test_versions),
        cmocka_unit_test(test_warp_order),     cmocka_unit_test(test_xz),
        cmocka_unit_test(test_real),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
