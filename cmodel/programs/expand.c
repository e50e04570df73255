/* Vector operands: a trace names only the first register of an operand; opcode and shape tell how
 * many there are. */
#include "cmodel/programs/expand.h"
#include "base/mem.h"
#include "base/text.h"
#include <stdlib.h>
#include <string.h>

/* How many registers an operand has. */
enum width {
    W_1,      /* one */
    W_2,      /* a pair */
    W_DATA,   /* memory data: .64 two, .128 four, otherwise one */
    W_ADDR,   /* global address: a pair with .E, otherwise one */
    W_MATRIX, /* LDSM: .2 two, .4 four, otherwise one */
    W_TO,     /* result of a conversion: a pair if 64 bits wide */
    W_FROM,   /* operand of a conversion */
    W_A,      /* tensor fragments */
    W_B,
    W_C,
    W_GROUP_D, /* warp-group fragments */
    W_GROUP_A,
    W_CS2R, /* a pair unless .32 */
};

enum form {
    F_PLAIN,      /* the listed destination is one */
    F_PRED_FIRST, /* without a listed destination, the first source is it: operand 0 is a predicate
                   */
    F_NO_DST,     /* a listed destination is a source: stores, branches */
};

/* One row per opcode (text before the first dot). The last width of src repeats. */
struct row {
    const char *opcode;
    enum op_class class;
    enum form form;
    enum width dst;
    enum width src[3];
};

#define ONES                                                                                       \
    {                                                                                              \
        W_1, W_1, W_1                                                                              \
    }
#define PAIRS                                                                                      \
    {                                                                                              \
        W_2, W_2, W_2                                                                              \
    }

static const struct row rows[] = {
    /* loads */
    {"LD", OP_MEM_GLOBAL, F_PLAIN, W_DATA, {W_ADDR, W_1, W_1}},
    {"LDG", OP_MEM_GLOBAL, F_PLAIN, W_DATA, {W_ADDR, W_1, W_1}},
    {"LDL", OP_MEM_GLOBAL, F_PLAIN, W_DATA, ONES},
    {"LDS", OP_MEM_SHARED, F_PLAIN, W_DATA, ONES},
    {"LDSM", OP_MEM_SHARED, F_PLAIN, W_MATRIX, ONES},
    {"LDC", OP_MEM_CONST, F_PLAIN, W_DATA, ONES},
    {"LDGMC", OP_MEM_GLOBAL, F_PLAIN, W_DATA, {W_ADDR, W_1, W_1}},
    {"LDGSTS", OP_MEM_GLOBAL, F_NO_DST, W_1, {W_1, W_ADDR, W_1}},
    /* stores and reductions */
    {"ST", OP_MEM_GLOBAL, F_NO_DST, W_1, {W_ADDR, W_DATA, W_DATA}},
    {"STG", OP_MEM_GLOBAL, F_NO_DST, W_1, {W_ADDR, W_DATA, W_DATA}},
    {"STL", OP_MEM_GLOBAL, F_NO_DST, W_1, {W_1, W_DATA, W_DATA}},
    {"STS", OP_MEM_SHARED, F_NO_DST, W_1, {W_1, W_DATA, W_DATA}},
    {"STAS", OP_MEM_SHARED, F_NO_DST, W_1, {W_1, W_DATA, W_DATA}},
    {"STSM", OP_MEM_SHARED, F_NO_DST, W_1, {W_1, W_MATRIX, W_MATRIX}},
    {"RED", OP_MEM_GLOBAL, F_NO_DST, W_1, {W_ADDR, W_DATA, W_DATA}},
    {"REDG", OP_MEM_GLOBAL, F_NO_DST, W_1, {W_ADDR, W_DATA, W_DATA}},
    {"REDAS", OP_MEM_SHARED, F_NO_DST, W_1, {W_1, W_DATA, W_DATA}},
    /* atomics */
    {"ATOM", OP_MEM_GLOBAL, F_PRED_FIRST, W_DATA, {W_ADDR, W_DATA, W_DATA}},
    {"ATOMG", OP_MEM_GLOBAL, F_PRED_FIRST, W_DATA, {W_ADDR, W_DATA, W_DATA}},
    {"ATOMS", OP_MEM_SHARED, F_PRED_FIRST, W_DATA, {W_1, W_DATA, W_DATA}},
    /* texture and surface: operand sizes are not in the opcode */
    {"TEX", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TLD", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TLD4", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TXD", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TMML", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TXQ", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"SULD", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"SUST", OP_MEM_GLOBAL, F_NO_DST, W_1, ONES},
    {"SURED", OP_MEM_GLOBAL, F_NO_DST, W_1, ONES},
    {"SUATOM", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TEXS", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TLDS", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"TLD4S", OP_MEM_GLOBAL, F_PLAIN, W_1, ONES},
    {"CCTL", OP_CONTROL, F_NO_DST, W_1, {W_ADDR, W_1, W_1}},
    {"CCTLL", OP_CONTROL, F_NO_DST, W_1, ONES},
    /* double precision */
    {"DADD", OP_DP, F_PLAIN, W_2, PAIRS},
    {"DMUL", OP_DP, F_PLAIN, W_2, PAIRS},
    {"DFMA", OP_DP, F_PLAIN, W_2, PAIRS},
    {"DMNMX", OP_DP, F_PLAIN, W_2, PAIRS},
    {"DSETP", OP_DP, F_PLAIN, W_2, PAIRS},
    {"DSET", OP_DP, F_PLAIN, W_1, PAIRS},
    /* tensor */
    {"HMMA", OP_TENSOR, F_PLAIN, W_C, {W_A, W_B, W_C}},
    {"IMMA", OP_TENSOR, F_PLAIN, W_C, {W_A, W_B, W_C}},
    {"BMMA", OP_TENSOR, F_PLAIN, W_C, {W_A, W_B, W_C}},
    {"DMMA", OP_TENSOR, F_PLAIN, W_C, {W_A, W_B, W_C}},
    {"QMMA", OP_TENSOR, F_PLAIN, W_C, {W_A, W_B, W_C}},
    {"HGMMA", OP_TENSOR, F_PLAIN, W_GROUP_D, {W_GROUP_A, W_GROUP_D, W_1}},
    {"QGMMA", OP_TENSOR, F_PLAIN, W_GROUP_D, {W_GROUP_A, W_GROUP_D, W_1}},
    {"IGMMA", OP_TENSOR, F_PLAIN, W_GROUP_D, {W_GROUP_A, W_GROUP_D, W_1}},
    {"BGMMA", OP_TENSOR, F_PLAIN, W_GROUP_D, {W_GROUP_A, W_GROUP_D, W_1}},
    /* single and half precision */
    {"FADD", OP_SP, F_PLAIN, W_1, ONES},
    {"FMUL", OP_SP, F_PLAIN, W_1, ONES},
    {"FFMA", OP_SP, F_PLAIN, W_1, ONES},
    {"FMNMX", OP_SP, F_PLAIN, W_1, ONES},
    {"FSEL", OP_SP, F_PLAIN, W_1, ONES},
    {"FSET", OP_SP, F_PLAIN, W_1, ONES},
    {"FSETP", OP_SP, F_PLAIN, W_1, ONES},
    {"FCHK", OP_SP, F_PLAIN, W_1, ONES},
    {"FSWZADD", OP_SP, F_PLAIN, W_1, ONES},
    {"FADD32I", OP_SP, F_PLAIN, W_1, ONES},
    {"FMUL32I", OP_SP, F_PLAIN, W_1, ONES},
    {"FFMA32I", OP_SP, F_PLAIN, W_1, ONES},
    {"FCMP", OP_SP, F_PLAIN, W_1, ONES},
    {"RRO", OP_SP, F_PLAIN, W_1, ONES},
    {"HADD2", OP_HALF, F_PLAIN, W_1, ONES},
    {"HMUL2", OP_HALF, F_PLAIN, W_1, ONES},
    {"HFMA2", OP_HALF, F_PLAIN, W_1, ONES},
    {"HADD2_32I", OP_HALF, F_PLAIN, W_1, ONES},
    {"HMUL2_32I", OP_HALF, F_PLAIN, W_1, ONES},
    {"HFMA2_32I", OP_HALF, F_PLAIN, W_1, ONES},
    {"HMNMX2", OP_HALF, F_PLAIN, W_1, ONES},
    {"HSET2", OP_HALF, F_PLAIN, W_1, ONES},
    {"HSETP2", OP_HALF, F_PLAIN, W_1, ONES},
    /* special functions */
    {"MUFU", OP_SFU, F_PLAIN, W_1, ONES},
    /* conversions and bit counts */
    {"F2F", OP_INT, F_PLAIN, W_TO, {W_FROM, W_1, W_1}},
    {"F2I", OP_INT, F_PLAIN, W_TO, {W_FROM, W_1, W_1}},
    {"I2F", OP_INT, F_PLAIN, W_TO, {W_FROM, W_1, W_1}},
    {"FRND", OP_INT, F_PLAIN, W_TO, {W_FROM, W_1, W_1}},
    {"POPC", OP_INT, F_PLAIN, W_1, ONES},
    {"FLO", OP_INT, F_PLAIN, W_1, ONES},
    {"BREV", OP_INT, F_PLAIN, W_1, ONES},
    /* integer with its own shape */
    {"LOP3", OP_INT, F_PRED_FIRST, W_1, ONES},
    {"MATCH", OP_INT, F_PRED_FIRST, W_1, ONES},
    {"CS2R", OP_INT, F_PLAIN, W_CS2R, ONES},
    {"SHFL", OP_INT, F_PRED_FIRST, W_1, ONES},
    /* branches and control */
    {"BRA", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BRX", OP_BRANCH, F_NO_DST, W_1, PAIRS},
    {"JMP", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"JMX", OP_BRANCH, F_NO_DST, W_1, PAIRS},
    {"CALL", OP_BRANCH, F_NO_DST, W_1, PAIRS},
    {"RET", OP_BRANCH, F_NO_DST, W_1, PAIRS},
    {"RTT", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BSSY", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BSYNC", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BREAK", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"WARPSYNC", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"KILL", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"YIELD", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BMOV", OP_BRANCH, F_PLAIN, W_1, ONES},
    {"RPCMOV", OP_BRANCH, F_PLAIN, W_1, ONES},
    {"BRXU", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"JMXU", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"ELECT", OP_BRANCH, F_PLAIN, W_1, ONES},
    {"ENDCOLLECTIVE", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"PREEXIT", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"ACQBULK", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"ACQSHMINIT", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"CGABAR_ARV", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"CGABAR_GET", OP_CONTROL, F_PLAIN, W_1, ONES},
    {"CGABAR_SET", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"CGABAR_WAIT", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"UCGABAR_ARV", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"UCGABAR_WAIT", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"SYNCS", OP_CONTROL, F_PLAIN, W_1, ONES},
    {"CGAERRBAR", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"FENCE", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"WARPGROUP", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"WARPGROUPSET", OP_CONTROL, F_NO_DST, W_1, ONES},
    /* branches and calls of sm_60 */
    {"SSY", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"SYNC", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"PBK", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BRK", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"PCNT", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"CONT", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"PRET", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"PEXIT", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"CAL", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"JCAL", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"KIL", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"BAR", OP_BARRIER, F_NO_DST, W_1, ONES},
    {"EXIT", OP_EXIT, F_NO_DST, W_1, ONES},
    {"NOP", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"NANOSLEEP", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"DEPBAR", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"LDGDEPBAR", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"MEMBAR", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"ERRBAR", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"BPT", OP_BRANCH, F_NO_DST, W_1, ONES},
    {"PMTRIG", OP_CONTROL, F_NO_DST, W_1, ONES},
    {"R2UR", OP_UNIFORM, F_NO_DST, W_1, ONES},
    {"S2UR", OP_UNIFORM, F_PLAIN, W_1, ONES},
    {"REDUX", OP_UNIFORM, F_NO_DST, W_1, ONES},
    {"VOTEU", OP_UNIFORM, F_NO_DST, W_1, ONES},
    {"USETMAXREG", OP_UNIFORM, F_NO_DST, W_1, ONES},
};
static const struct row any = {"", OP_INT, F_PLAIN, W_1, ONES};
static const struct row any_uniform = {"U", OP_UNIFORM, F_PLAIN, W_1, ONES};
/* IMAD.WIDE: 64-bit product and addend. IMAD.HI: the addend is 64 bits wide, the result its upper
 * half. */
static const struct row imad_wide = {"IMAD", OP_INT, F_PLAIN, W_2, {W_1, W_1, W_2}};
static const struct row imad_hi = {"IMAD", OP_INT, F_PLAIN, W_1, {W_1, W_1, W_2}};

/* Known opcodes of sm_60 to sm_90 that `any` and `any_uniform` describe. */
static const char *const plain[] = {
    "B2R",       "BFE",   "BFI",     "BMSK",        "CCTLT",  "CSET",        "CSETP",
    "CSMTEST",   "F2FP",  "F2IP",    "I2FP",        "I2I",    "I2IP",        "IABS",
    "IADD",      "IADD3", "IADD32I", "ICMP",        "IDP",    "IDP4A",       "IMAD",
    "IMADSP",    "IMNMX", "IMOV",    "IMOVW",       "IMUL",   "IMUL32I",     "ISCADD",
    "ISCADD32I", "ISET",  "ISETP",   "GETLMEMBASE", "LEA",    "LEPC",        "LOP",
    "LOP32I",    "MOV",   "MOV32I",  "MOVM",        "P2R",    "PLOP3",       "PRMT",
    "PSET",      "PSETP", "QSPC",    "R2B",         "R2P",    "S2R",         "SEL",
    "SETCTAID",  "SGXT",  "SHF",     "SHL",         "SHR",    "SUQUERY",     "VABSDIFF",
    "VABSDIFF4", "VADD",  "VHMNMX",  "VIADD",       "VIMNMX", "VIADDMNMX",   "VIMNMX3",
    "VMAD",      "VMNMX", "VOTE",    "VOTE_VTG",    "VSET",   "SETLMEMBASE", "XMAD",
};
static const char *const plain_uniform[] = {
    "UBMSK",  "UBREV", "UCLEA", "UF2FP", "UFLO",  "UIADD3", "UIMAD",  "UISETP", "ULDC",
    "ULEA",   "ULEPC", "ULOP",  "ULOP3", "UMOV",  "UP2UR",  "UPLOP3", "UPOPC",  "UPRMT",
    "UPSETP", "USETP", "UR2UP", "USEL",  "USGXT", "USHF",   "USHL",   "USHR",   "ULOP32I",
};

/* Steps over the dotted parts of an opcode: false at the end. */
struct part {
    const char *text;
    size_t len;
};

static bool next_part(const char **at, const char *end, struct part *p)
{
    if (*at >= end)
        return false;
    const char *dot = memchr(*at, '.', (size_t)(end - *at));
    p->text = *at;
    p->len = (size_t)((dot ? dot : end) - *at);
    *at = dot ? dot + 1 : end;
    return true;
}

static bool is(const struct part *p, const char *word)
{
    return strlen(word) == p->len && memcmp(p->text, word, p->len) == 0;
}

/* Whether some modifier is that word. */
static bool has(const struct op *o, const char *word)
{
    const char *at = o->name, *end = at + strlen(at);
    struct part p;
    next_part(&at, end, &p);
    while (next_part(&at, end, &p))
        if (is(&p, word))
            return true;
    return false;
}

static bool ends_64(const struct part *p)
{
    return is(p, "64") || is(p, "F64") || is(p, "U64") || is(p, "S64");
}

static unsigned data_width(const struct op *o)
{
    if (has(o, "128"))
        return 4;
    if (has(o, "96"))
        return 3;
    return has(o, "64") || has(o, "U64") || has(o, "S64") || has(o, "F64") ? 2 : 1;
}

/* F2F.<to>.<from>; F2I.<to int>.<from float>, F32 and S32 unsaid; I2F likewise; FRND.<both>. */
static unsigned conversion_width(const struct op *o, bool to)
{
    const char *at = o->name, *end = at + strlen(at);
    struct part base, p;
    next_part(&at, end, &base);
    unsigned seen = 0, of_to = 1, of_from = 1;
    while (next_part(&at, end, &p)) {
        bool wide = ends_64(&p);
        if (is(&base, "F2F")) {
            if (!is(&p, "F16") && !is(&p, "F32") && !is(&p, "BF16") && !wide)
                continue;
            if (wide)
                *(seen ? &of_from : &of_to) = 2;
            seen++;
        } else if (!wide) {
            continue;
        } else if (is(&base, "FRND")) {
            of_to = of_from = 2;
        } else if (is(&p, "F64") == is(&base, "I2F")) {
            of_to = 2;
        } else {
            of_from = 2;
        }
    }
    return to ? of_to : of_from;
}

struct shape {
    unsigned m, n, k;
};

static unsigned number(const char *s, size_t len, size_t *used)
{
    unsigned v = 0;
    size_t i = 0;
    for (; i < len && s[i] >= '0' && s[i] <= '9' && v < 100000; i++)
        v = 10 * v + (unsigned)(s[i] - '0');
    *used = i;
    return v;
}

/* "16816" is m16n8k16, "884" m8n8k4, "64x128x16" says it. */
static bool find_shape(const struct op *o, struct shape *s)
{
    const char *at = o->name, *end = at + strlen(at);
    struct part p;
    next_part(&at, end, &p);
    while (next_part(&at, end, &p)) {
        size_t used, i = 0;
        unsigned v[3] = {0};
        const char *text = p.text;
        if (memchr(text, 'x', p.len)) {
            unsigned n = 0;
            for (; n < 3 && i < p.len; n++) {
                v[n] = number(text + i, p.len - i, &used);
                i += used;
                if (!used || (i < p.len && text[i++] != 'x'))
                    break;
            }
            if (n < 3 || i < p.len)
                continue;
        } else {
            if (p.len >= 4 && memcmp(text, "168", 3) == 0)
                v[0] = 16, i = 2;
            else if (p.len >= 3 && text[0] == '8')
                v[0] = 8, i = 1;
            else
                continue;
            if (text[i++] != '8')
                continue;
            v[1] = 8;
            v[2] = number(text + i, p.len - i, &used);
            if (i + used != p.len)
                continue;
        }
        if (v[0] && v[1] && v[2]) {
            *s = (struct shape){v[0], v[1], v[2]};
            return true;
        }
    }
    return false;
}

/* Bits of an element of A and B, and of the accumulator. */
static void element_bits(const struct op *o, unsigned *ab, unsigned *acc)
{
    char kind = o->name[0];
    *acc = 32;
    if (kind == 'D') {
        *ab = *acc = 64;
    } else if (kind == 'B') {
        *ab = 1;
    } else if (kind == 'I') {
        *ab = has(o, "S4") || has(o, "U4") ? 4 : 8;
    } else if (kind == 'Q') {
        *ab = 8;
    } else {
        *ab = has(o, "TF32") ? 32 : 16;
        if (has(o, "F16") && !has(o, "F32"))
            *acc = 16;
    }
    if (kind == 'Q' && has(o, "F16") && !has(o, "F32"))
        *acc = 16;
}

static unsigned fragment(unsigned rows_, unsigned cols, unsigned bits, unsigned threads)
{
    unsigned regs = rows_ * cols * bits / (threads * 32);
    return regs ? regs : 1;
}

static unsigned tensor_width(const struct op *o, enum width w)
{
    struct shape s;
    unsigned ab, acc;
    if (!find_shape(o, &s))
        return 1;
    element_bits(o, &ab, &acc);
    /* HMMA.884 works on four quad pairs and writes a quarter of the tile per step. */
    if (s.m == 8 && s.k == 4 && ab == 16)
        return 2;
    unsigned k_of_a = has(o, "SP") ? s.k / 2 : s.k;
    switch (w) {
    case W_A:
        return fragment(s.m, k_of_a, ab, 32);
    case W_B:
        return fragment(s.k, s.n, ab, 32);
    case W_GROUP_A:
        return fragment(s.m, k_of_a, ab, 128);
    case W_GROUP_D:
        return fragment(s.m, s.n, acc, 128);
    default:
        return fragment(s.m, s.n, acc, 32);
    }
}

static unsigned registers(const struct op *o, enum width w, const struct operand_rules *rules)
{
    if (rules->listed)
        return rules->hmma_pairs && o->class == OP_TENSOR ? 2 : 1;
    switch (w) {
    case W_1:
        return 1;
    case W_2:
        return 2;
    case W_DATA:
        return data_width(o);
    case W_ADDR:
        return has(o, "E") ? 2 : 1;
    case W_MATRIX:
        return has(o, "4") ? 4 : has(o, "2") ? 2 : 1;
    case W_TO:
        return conversion_width(o, true);
    case W_FROM:
        return conversion_width(o, false);
    case W_CS2R:
        return has(o, "32") ? 1 : 2;
    default:
        return tensor_width(o, w);
    }
}

static bool among(const char *const *words, size_t n, const char *word, size_t len)
{
    for (size_t i = 0; i < n; i++)
        if (strlen(words[i]) == len && memcmp(words[i], word, len) == 0)
            return true;
    return false;
}

#define AMONG(words, word, len) among(words, sizeof words / sizeof *words, word, len)

/* The row of an opcode; a stranger is taken for what its first letter says, and known for one. */
static const struct row *find_row(const struct op *o, size_t base_len, bool *stranger)
{
    *stranger = false;
    if (base_len == 4 && memcmp(o->name, "IMAD", 4) == 0) {
        if (has(o, "WIDE"))
            return &imad_wide;
        if (has(o, "HI"))
            return &imad_hi;
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strlen(rows[i].opcode) == base_len && memcmp(rows[i].opcode, o->name, base_len) == 0)
            return &rows[i];
    bool uniform = o->name[0] == 'U';
    *stranger =
        uniform ? !AMONG(plain_uniform, o->name, base_len) : !AMONG(plain, o->name, base_len);
    return uniform ? &any_uniform : &any;
}

/* What the text of an instruction has named so far. */
struct named {
    const struct operand_rules *rules;
    uint64_t src[REG_SET_WORDS];
};

/* Another source; `as` is the register that is read for it. */
static void add_src(struct op *o, unsigned reg, unsigned as, struct named *n)
{
    bool again = n->src[reg / 64] >> (reg % 64) & 1;
    n->src[reg / 64] |= 1ull << (reg % 64);
    if (!again || !n->rules->merge)
        op_add_src(o, as);
}

/* Adds `n` registers from `reg` on; returns 0, or the last of them if it is impossible. */
static unsigned add(struct op *o, bool dst, unsigned reg, unsigned n, struct named *named)
{
    enum { STAND_IN = 1 };
    if (reg == REG_ZERO) {
        if (!dst && named->rules->zero)
            add_src(o, reg, STAND_IN, named);
        return 0;
    }
    if (reg + n > REG_ZERO)
        return reg + n - 1;
    for (unsigned i = 0; i < n; i++) {
        if (dst)
            op_add_dst(o, reg + i);
        else
            add_src(o, reg + i, reg + i, named);
    }
    return 0;
}

/* Width of listed source i of n. */
static enum width source_width(const struct row *r, unsigned i, unsigned n, bool extra_imm)
{
    /* The factor B is an immediate and not listed: the second register is the addend. Traces
     * without immediates do not tell; then the two are taken as the factors. */
    if ((r == &imad_wide || r == &imad_hi) && n == 2 && i == 1 && extra_imm)
        return r->src[2];
    /* A comes from shared memory by a descriptor: only the accumulator is listed. */
    if (r->dst == W_GROUP_D && n == 1)
        return W_GROUP_D;
    return r->src[i < 3 ? i : 2];
}

static uint8_t async_of(const struct op *o, size_t base_len)
{
    static const char *const names[] = {[ASYNC_NOT] = "",
                                        [ASYNC_COPY] = "LDGSTS",
                                        [ASYNC_CLOSES] = "LDGDEPBAR",
                                        [ASYNC_WAITS] = "DEPBAR"};
    uint8_t k = ASYNC_WAITS;
    while (k && (strlen(names[k]) != base_len || memcmp(names[k], o->name, base_len) != 0))
        k--;
    return k;
}

const char *indirect_opcode(enum indirect form)
{
    return form == INDIRECT_WRITE ? "IMOVW" : "IMOV";
}

unsigned expand(struct op *o, const char *opcode, size_t len, const struct listed *l)
{
    memset(o, 0, sizeof *o);
    o->name = xmalloc(len + 1);
    memcpy(o->name, opcode, len);
    o->name[len] = '\0';
    o->extra_imm = l->extra_imm;
    size_t base = strcspn(o->name, ".");
    const struct row *r = find_row(o, base, &o->stranger);
    o->class = r->class;
    o->memory = mem_kind(o->name);
    /* BAR.ARV arrives and goes on. */
    o->barrier = r->class == OP_BARRIER && !has(o, "ARV");
    o->membar = strncmp(o->name, "MEMBAR", 6) == 0;
    o->async = async_of(o, base);
    o->atomic = strncmp(o->name, "ATOM", 4) == 0 || strcmp(o->name, "RED") == 0 ||
                strncmp(o->name, "RED.", 4) == 0 || strncmp(o->name, "REDG", 4) == 0;

    if ((base == 4 && (starts_with(o->name, "CALL") || starts_with(o->name, "JCAL"))) ||
        (base == 3 && starts_with(o->name, "CAL")))
        o->counts = COUNTS_UNFRAMED; /* until somebody frames it */

    struct named named = {.rules = &l->rules};
    unsigned bad = 0, moved = 0, ndst = l->ndst;
    if (r->form == F_PRED_FIRST && ndst == 0 && l->nsrc > 0) {
        bad = add(o, true, l->src[0], registers(o, r->dst, &l->rules), &named);
        moved = 1;
    }
    unsigned listed_src = l->nsrc - moved + (r->form == F_NO_DST ? ndst : 0);
    for (unsigned i = 0; i < listed_src && !bad; i++) {
        unsigned from = r->form == F_NO_DST ? i - ndst : i + moved;
        unsigned reg = r->form == F_NO_DST && i < ndst ? l->dst[i] : l->src[from];
        enum width w = source_width(r, i, listed_src, l->extra_imm);
        bad = add(o, false, reg, registers(o, w, &l->rules), &named);
    }
    for (unsigned i = 0; i < ndst && r->form != F_NO_DST && !bad; i++)
        bad = add(o, true, l->dst[i], registers(o, r->dst, &l->rules), &named);
    if (o->nsrc == 1 && strcmp(o->name, indirect_opcode(INDIRECT_READ)) == 0)
        o->indirect = INDIRECT_READ;
    else if (o->nsrc == 2 && !o->ndst && strcmp(o->name, indirect_opcode(INDIRECT_WRITE)) == 0)
        o->indirect = INDIRECT_WRITE;
    else
        o->indirect = INDIRECT_NOT;
    return bad;
}
