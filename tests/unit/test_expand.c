/* Vector operands: docs/traces.md, line by line. */
#include "cmodel/programs/expand.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Listed as a trace would: destinations "a b", sources, and what must come of it. */
static const struct {
    const char *opcode, *dst, *src;
    bool extra_imm;
    const char *want_dst, *want_src;
    enum op_class class;
} rows[] = {
    {"FFMA", "3", "3 0 7", false, "3", "3 0 7", OP_SP},
    {"FFMA", "3", "3 3 255", false, "3", "3 3", OP_SP}, /* read twice */
    {"MOV", "255", "255", false, "", "", OP_INT},
    {"LDG.E.SYS", "8", "4", false, "8", "4 5", OP_MEM_GLOBAL},
    {"LDG.E.64.SYS", "8", "4", false, "8 9", "4 5", OP_MEM_GLOBAL},
    {"LDG.E.128.SYS", "24", "24", false, "24 25 26 27", "24 25", OP_MEM_GLOBAL},
    {"LDG.E.U8.SYS", "0", "4", false, "0", "4 5", OP_MEM_GLOBAL},
    {"LDG.E.U16.CONSTANT", "0", "4", false, "0", "4 5", OP_MEM_GLOBAL},
    {"LDG.U8", "0", "4", false, "0", "4", OP_MEM_GLOBAL}, /* no .E: 32-bit address */
    {"LDG.E.128", "255", "2", false, "", "2 3", OP_MEM_GLOBAL},
    {"LDS.U.128", "8", "255", false, "8 9 10 11", "", OP_MEM_SHARED},
    {"LDS.64", "8", "2", false, "8 9", "2", OP_MEM_SHARED},
    {"LDL.64", "8", "1", false, "8 9", "1", OP_MEM_GLOBAL},
    {"LDC.64", "2", "", false, "2 3", "", OP_MEM_CONST},
    {"LDC.U8", "2", "", false, "2", "", OP_MEM_CONST},
    {"LDSM.16.M88.4", "16", "2", false, "16 17 18 19", "2", OP_MEM_SHARED},
    {"LDSM.16.MT88.2", "16", "2", false, "16 17", "2", OP_MEM_SHARED},
    {"LDSM.16.M88", "16", "2", false, "16", "2", OP_MEM_SHARED},
    {"LDGSTS.E.BYPASS.128", "", "7 2", false, "", "7 2 3", OP_MEM_GLOBAL},
    {"LDGMC.E.128", "16", "2", false, "16 17 18 19", "2 3", OP_MEM_GLOBAL},
    {"STAS.64", "", "2 8", false, "", "2 8 9", OP_MEM_SHARED},
    {"REDAS.ADD.U64", "", "2 8", false, "", "2 8 9", OP_MEM_SHARED},
    {"SYNCS.ARRIVE.TRANS64", "16", "2", false, "16", "2", OP_CONTROL},
    {"UCGABAR_ARV", "", "", false, "", "", OP_CONTROL},
    {"STG.E.SYS", "", "6 9", false, "", "6 7 9", OP_MEM_GLOBAL},
    {"STG.E.128.SYS", "", "6 8", false, "", "6 7 8 9 10 11", OP_MEM_GLOBAL},
    {"STG.E.U8", "", "4 255", false, "", "4 5", OP_MEM_GLOBAL},
    {"STG.E.64", "6", "8", false, "", "6 7 8 9", OP_MEM_GLOBAL}, /* "destination" is a source */
    {"STS.128", "", "2 8", false, "", "2 8 9 10 11", OP_MEM_SHARED},
    {"STL.64", "", "1 8", false, "", "1 8 9", OP_MEM_GLOBAL},
    {"RED.E.ADD.STRONG.GPU", "", "2 5", false, "", "2 3 5", OP_MEM_GLOBAL},
    {"ATOMG.E.ADD.STRONG.GPU", "", "3 4 6", false, "3", "4 5 6", OP_MEM_GLOBAL},
    {"ATOMG.E.CAS.64.STRONG.SYS", "", "10 4 6 8", false, "10 11", "4 5 6 7 8 9", OP_MEM_GLOBAL},
    {"ATOMS.ADD", "2", "0 3", false, "2", "0 3", OP_MEM_SHARED},
    {"IMAD.WIDE", "4", "6 7", false, "4 5", "6 7", OP_INT},
    {"IMAD.WIDE", "4", "6 7 8", false, "4 5", "6 7 8 9", OP_INT},
    {"IMAD.WIDE", "4", "6 2", true, "4 5", "6 2 3", OP_INT}, /* the factor is an immediate */
    {"IMAD.WIDE.U32", "8", "0 255", false, "8 9", "0", OP_INT},
    {"IMAD.HI.U32", "3", "3 5 2", false, "3", "3 5 2 3", OP_INT},
    {"IMAD.MOV.U32", "1", "255 255 6", false, "1", "6", OP_INT},
    {"IMAD", "6", "6 3", true, "6", "6 3", OP_INT},
    {"DFMA", "4", "2 6 8", false, "4 5", "2 3 6 7 8 9", OP_DP},
    {"DADD", "4", "2 255", false, "4 5", "2 3", OP_DP},
    {"DSETP.GT.AND", "", "2 6", false, "", "2 3 6 7", OP_DP},
    {"HMMA.16816.F16", "16", "16 94 255", false, "16 17", "16 17 18 19 94 95", OP_TENSOR},
    {"HMMA.16816.F32", "4", "16 24 4", false, "4 5 6 7", "16 17 18 19 24 25 4 5 6 7", OP_TENSOR},
    {"HMMA.16816.F32.BF16", "4", "16 24 4", false, "4 5 6 7", "16 17 18 19 24 25 4 5 6 7",
     OP_TENSOR},
    {"HMMA.1688.F32", "4", "16 24 4", false, "4 5 6 7", "16 17 24 4 5 6 7", OP_TENSOR},
    {"HMMA.1688.F16", "4", "16 24 4", false, "4 5", "16 17 24 4 5", OP_TENSOR},
    {"HMMA.1688.F32.TF32", "4", "16 24 4", false, "4 5 6 7", "16 17 18 19 24 25 4 5 6 7",
     OP_TENSOR},
    {"HMMA.884.F32.F32.STEP0", "4", "2 8 4", false, "4 5", "2 3 8 9 4 5", OP_TENSOR},
    {"HMMA.SP.16832.F32", "4", "16 24 4 9", false, "4 5 6 7",
     "16 17 18 19 24 25 26 27 4 5 6 7 9 10 11 12", OP_TENSOR},
    {"IMMA.8816.S8.S8", "4", "2 3 4", false, "4 5", "2 3 4 5", OP_TENSOR},
    {"IMMA.16832.S8.S8", "4", "8 12 4", false, "4 5 6 7", "8 9 10 11 12 13 4 5 6 7", OP_TENSOR},
    {"IMMA.16864.S4.S4", "4", "8 12 4", false, "4 5 6 7", "8 9 10 11 12 13 4 5 6 7", OP_TENSOR},
    {"BMMA.168256.XOR.POPC", "4", "8 12 4", false, "4 5 6 7", "8 9 10 11 12 13 4 5 6 7", OP_TENSOR},
    {"DMMA.884", "4", "8 12 4", false, "4 5 6 7", "8 9 12 13 4 5 6 7", OP_TENSOR},
    {"HGMMA.64x16x16.F32", "24", "24", false, "24 25 26 27 28 29 30 31", "24 25 26 27 28 29 30 31",
     OP_TENSOR},
    {"HGMMA.64x8x16.F32", "24", "2 24", false, "24 25 26 27", "2 3 4 5 24 25 26 27", OP_TENSOR},
    {"MUFU.RCP", "6", "6", false, "6", "6", OP_SFU},
    {"MUFU.RCP64H", "7", "5", false, "7", "5", OP_SFU},
    {"F2F.F32.F64", "2", "4", false, "2", "4 5", OP_INT},
    {"F2F.F64.F32", "2", "4", false, "2 3", "4", OP_INT},
    {"F2F.F16.F32", "2", "4", false, "2", "4", OP_INT},
    {"I2F.F64", "2", "4", false, "2 3", "4", OP_INT},
    {"I2F.U64", "2", "4", false, "2", "4 5", OP_INT},
    {"I2F.F64.S64", "2", "4", false, "2 3", "4 5", OP_INT},
    {"I2F.U32.RP", "6", "20", false, "6", "20", OP_INT},
    {"F2I.F64.TRUNC", "2", "4", false, "2", "4 5", OP_INT},
    {"F2I.S64.TRUNC", "2", "4", false, "2 3", "4", OP_INT},
    {"FRND.F64.FLOOR", "2", "4", false, "2 3", "4 5", OP_INT},
    {"SHF.L.U64.HI", "20", "20 25", false, "20", "20 25", OP_INT},
    {"CS2R", "22", "", false, "22 23", "", OP_INT},
    {"CS2R.32", "22", "", false, "22", "", OP_INT},
    {"S2R", "6", "", false, "6", "", OP_INT},
    {"SHFL.DOWN", "", "7 2 5", false, "7", "2 5", OP_INT},
    {"SHFL.IDX", "", "255 255 255 255", false, "", "", OP_INT},
    {"SHFL.IDX", "4", "2", false, "4", "2", OP_INT},
    {"LOP3.LUT", "", "255 9 0", false, "", "9 0", OP_INT},
    {"LOP3.LUT", "22", "255 20 255", false, "22", "20", OP_INT},
    {"MATCH.ALL", "", "4 5", false, "4", "5", OP_INT},
    {"ISETP.GE.AND", "", "6 255", false, "", "6", OP_INT},
    {"R2P", "", "5", false, "", "5", OP_INT},
    {"BRX", "4", "", false, "", "4 5", OP_BRANCH},
    {"RET.REL.NODEC", "20", "", false, "", "20 21", OP_BRANCH},
    {"BRA", "", "", false, "", "", OP_BRANCH},
    {"WARPSYNC", "4", "", false, "", "4", OP_BRANCH},
    {"BMOV.32.CLEAR", "10", "", false, "10", "", OP_BRANCH},
    {"BAR.SYNC.DEFER_BLOCKING", "", "", false, "", "", OP_BARRIER},
    {"EXIT", "", "", false, "", "", OP_EXIT},
    {"NOP", "", "", false, "", "", OP_CONTROL},
    {"UIADD3", "", "", false, "", "", OP_UNIFORM},
    {"ULDC.64", "", "", false, "", "", OP_UNIFORM},
    {"R2UR", "", "5", false, "", "5", OP_UNIFORM},
    {"FADD32I", "4", "5", false, "4", "5", OP_SP},
    {"HFMA2_32I", "4", "5", false, "4", "5", OP_HALF},
    {"DSET.BF.GT", "4", "6 8", false, "4", "6 7 8 9", OP_DP},
    {"XMAD.MRG", "4", "5 6 7", false, "4", "5 6 7", OP_INT},
    {"SSY", "", "", false, "", "", OP_BRANCH},
    {"BRXU", "", "", false, "", "", OP_BRANCH},
    {"STSM.16.M88.4", "", "2 8", false, "", "2 8 9 10 11", OP_MEM_SHARED},
    {"WHATEVER.64.128", "4", "5 6", false, "4", "5 6", OP_INT},
};

static unsigned numbers(const char *text, uint8_t *to)
{
    unsigned n = 0;
    for (char *end; *text; text = end) {
        to[n++] = (uint8_t)strtoul(text, &end, 10);
        if (end == text)
            break;
    }
    return n;
}

static void print_regs(char *to, const uint8_t *regs, unsigned n)
{
    *to = '\0';
    for (unsigned i = 0; i < n; i++)
        to += sprintf(to, "%s%u", i ? " " : "", regs[i]);
}

static void test_table(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint8_t dst[16], src[16];
        struct listed l = {
            numbers(rows[i].dst, dst), numbers(rows[i].src, src), dst, src, rows[i].extra_imm, {0}};
        struct op o;
        char got_dst[512], got_src[512];
        assert_int_equal(expand(&o, rows[i].opcode, strlen(rows[i].opcode), &l), 0);
        print_regs(got_dst, o.dst, o.ndst);
        print_regs(got_src, o.src, o.nsrc);
        if (strcmp(got_dst, rows[i].want_dst) != 0 || strcmp(got_src, rows[i].want_src) != 0)
            print_error("%s: [%s] <- [%s]\n", rows[i].opcode, got_dst, got_src);
        assert_string_equal(got_dst, rows[i].want_dst);
        assert_string_equal(got_src, rows[i].want_src);
        if (o.class != rows[i].class)
            print_error("%s: %s\n", rows[i].opcode, op_class_name(o.class));
        assert_int_equal(o.class, rows[i].class);
        op_free(&o);
    }
}

static void test_sets(void **state)
{
    (void)state;
    const uint8_t dst[] = {64}, src[] = {2, 130};
    struct listed l = {1, 2, dst, src, false, {0}};
    struct op o;
    assert_int_equal(expand(&o, "DADD", 4, &l), 0);
    assert_int_equal(o.top, 132);
    assert_true(o.writes[1] == 3 && o.writes[0] == 0);
    assert_true(o.uses[0] == 0xc && o.uses[1] == 3 && o.uses[2] == 0xc && o.uses[3] == 0);
    op_free(&o);
}

/* Accel-Sim's operands: first registers, each once, RZ read as well. */
static void test_rules(void **state)
{
    (void)state;
    static const struct {
        const char *opcode, *dst, *src;
        struct operand_rules rules;
        const char *want_dst, *want_src;
    } cases[] = {
        {"DFMA", "2", "4 4 6", {.listed = true}, "2", "4 4 6"},
        {"DFMA", "2", "4 4 6", {.merge = true}, "2 3", "4 5 6 7"},
        {"DADD", "2", "4 5", {.merge = true}, "2 3", "4 5 6"},
        {"FFMA", "2", "255 1 255", {.zero = true}, "2", "1 1 1"},
        {"FFMA", "2", "255 1 255", {.merge = true, .zero = true}, "2", "1 1"},
        {"FFMA", "255", "255 255 255", {.merge = true, .zero = true}, "", "1"},
        {"STG.E.128", "", "2 8", {.listed = true, .merge = true, .zero = true}, "", "2 8"},
        {"HMMA.1688.F32",
         "4",
         "8 10 4",
         {.listed = true, .hmma_pairs = true},
         "4 5",
         "8 9 10 11 4 5"},
        {"LDG.E.128", "4", "8", {.listed = true, .hmma_pairs = true}, "4", "8"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint8_t dst[16], src[16];
        struct listed l = {numbers(cases[i].dst, dst),
                           numbers(cases[i].src, src),
                           dst,
                           src,
                           false,
                           cases[i].rules};
        struct op o;
        char got_dst[512], got_src[512];
        assert_int_equal(expand(&o, cases[i].opcode, strlen(cases[i].opcode), &l), 0);
        print_regs(got_dst, o.dst, o.ndst);
        print_regs(got_src, o.src, o.nsrc);
        assert_string_equal(got_dst, cases[i].want_dst);
        assert_string_equal(got_src, cases[i].want_src);
        op_free(&o);
    }
}

static void test_barriers(void **state)
{
    (void)state;
    struct listed none = {0, 0, NULL, NULL, false, {0}};
    struct op o;
    expand(&o, "BAR.SYNC", 8, &none);
    assert_true(o.barrier);
    op_free(&o);
    expand(&o, "BAR.ARV", 7, &none);
    assert_false(o.barrier);
    op_free(&o);
    expand(&o, "DEPBAR.LE", 9, &none);
    assert_false(o.barrier);
    op_free(&o);
}

/* Opcodes of sm_60 to sm_90 are known; what is not is known not to be. */
static void test_strangers(void **state)
{
    (void)state;
    static const struct {
        const char *opcode;
        bool stranger;
    } cases[] = {
        {"FFMA", false},          {"IADD3.X", false},
        {"XMAD.PSL.CBCC", false}, {"TEX.SCR", false},
        {"VIADD", false},         {"UIADD3.X", false},
        {"IMAD.WIDE.U32", false}, {"HGMMA.64x8x16.F32", false},
        {"CONT", false},          {"ULDC.64", false},
        {"WHATEVER.64", true},    {"UTMALDG.2D", true},
        {"FFMA_", true},          {"MOV3", true},
        {"UBLKCP", true},         {"MO", true},
    };
    struct listed none = {0, 0, NULL, NULL, false, {0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct op o;
        assert_int_equal(expand(&o, cases[i].opcode, strlen(cases[i].opcode), &none), 0);
        if (o.stranger != cases[i].stranger)
            print_error("%s\n", cases[i].opcode);
        assert_int_equal(o.stranger, cases[i].stranger);
        op_free(&o);
    }
}

/* R254 is the last register. */
static void test_impossible(void **state)
{
    (void)state;
    struct op o;
    const uint8_t r254[] = {254}, r253[] = {253};
    struct listed one = {1, 0, r254, NULL, false, {0}}, two = {1, 0, r253, NULL, false, {0}};
    assert_int_equal(expand(&o, "MOV", 3, &one), 0);
    op_free(&o);
    assert_int_equal(expand(&o, "CS2R", 4, &two), 0);
    op_free(&o);
    assert_int_equal(expand(&o, "CS2R", 4, &one), 255);
    op_free(&o);
    assert_int_equal(expand(&o, "LDS.128", 7, &two), 256);
    op_free(&o);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),     cmocka_unit_test(test_sets),
        cmocka_unit_test(test_rules),     cmocka_unit_test(test_barriers),
        cmocka_unit_test(test_strangers), cmocka_unit_test(test_impossible),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
