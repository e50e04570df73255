/* Writes the kernel of the extended cache, instruction by instruction. */
#include "cmodel/programs/ext_program.h"
#include "cmodel/programs/expand.h"

/* Registers of a warp. ADDRESS and TABLE are pairs. */
enum {
    META = 1, /* valid, written, touched, tag and counter of a block; the second word behind it */
    BASES = 3,
    ROW = 4,
    DATA,
    TAG,
    OP,
    MATCH,
    FOUND,
    WAY,
    OLDER,
    NEWER,
    TARGET,
    VALUE,
    VICTIM,
    LEFT,
    NEXT,
    SAYS,
    PART,
    COUNTS,
    TABLE = 24,
    ADDRESS = 26,
    BLOCK = 32 /* any register of data */
};

/* Loads of rows and stores of answers are those of Morpheus 4.1.3: a table in memory. */
#define TABLE_AT 0x7f0000100000ULL
#define DATA_AT 0x7f0000200000ULL
#define ANSWER_AT 0x7f0000300000ULL
#define L1_AT 0x7f0000400000ULL
#define FAR_AT 0x7f1000000000ULL
enum { LINE = 128, WAYS = 32 };

struct writer {
    const struct ext_program *p;
    FILE *f;     /* NULL: counts */
    unsigned n;  /* instructions so far */
    unsigned pc; /* of the next one */
    unsigned warp, service;
};

static enum ext_place place_of(const struct writer *w)
{
    return w->warp + w->p->others >= w->p->warps ? EXT_IN_L1 : w->p->place;
}

static void line(struct writer *w, const char *mask, const char *what)
{
    if (w->f)
        fprintf(w->f, "%04x %s %s\n", 16 * w->pc, mask, what);
    w->n++;
    w->pc++;
}

/* An instruction of all lanes: its result (0: none) and up to three operands (0: none). */
static void op(struct writer *w, const char *name, int to, int a, int b, int c)
{
    char text[96], *s = text;
    const int from[] = {a, b, c};
    int n = (a != 0) + (b != 0) + (c != 0);
    s += to ? sprintf(s, "1 R%d %s %d", to, name, n) : sprintf(s, "0 %s %d", name, n);
    for (int i = 0; i < 3; i++)
        if (from[i])
            s += sprintf(s, " R%d", from[i]);
    sprintf(s, " 0");
    line(w, "ffffffff", text);
}

/* A load or store: of a line by all lanes, or of the same word by those of the mask. */
static void access_by(struct writer *w, const char *mask, unsigned stride, const char *name,
                      const int reg[3], uint64_t at)
{
    char text[128], *s = text;
    s += reg[0] ? sprintf(s, "1 R%d %s %d R%d", reg[0], name, 1 + (reg[2] != 0), reg[1])
                : sprintf(s, "0 %s %d R%d", name, 1 + (reg[2] != 0), reg[1]);
    if (reg[2])
        s += sprintf(s, " R%d", reg[2]);
    sprintf(s, " 4 1 0x%llx %u", (unsigned long long)at, stride);
    line(w, mask, text);
}

static void access(struct writer *w, const char *name, int to, int address, int value, uint64_t at)
{
    access_by(w, "ffffffff", 4, name, (const int[]){to, address, value}, at);
}

static bool brings_data(enum ext_service s)
{
    return s == EXT_WRITE_HIT || s == EXT_PART_HIT || s == EXT_FILLS || s == EXT_EVICTS ||
           s == EXT_ADDS || s == EXT_WRITE_PACKED;
}

static bool answers(enum ext_service s)
{
    return s == EXT_READ_HIT || s == EXT_FETCHES || s == EXT_ADDS || s == EXT_READ_PACKED;
}

static bool inserts(enum ext_service s)
{
    return s == EXT_FILLS || s == EXT_EVICTS || s == EXT_FETCHES;
}

/* The row, and with it its data: one answer of the controller (exchange = joint). Then which
 * operation it is: reads are asked for first. */
static void take_row(struct writer *w)
{
    static const unsigned asked[EXT_SERVICES] = {
        [EXT_READ_HIT] = 1,  [EXT_FETCHES] = 1,      [EXT_READ_PACKED] = 1,
        [EXT_WRITE_HIT] = 2, [EXT_WRITE_PACKED] = 2, [EXT_FILLS] = 3,
        [EXT_EVICTS] = 3,    [EXT_PART_HIT] = 4,     [EXT_ADDS] = 5};
    const struct ext_program *p = w->p;
    if (p->network) {
        access_by(w, "ffffffff", 0, "LDG.E.STRONG.GPU", (const int[]){ROW, TABLE, 0},
                  TABLE_AT + (uint64_t)LINE * w->warp);
        if (brings_data(p->service))
            access(w, "LDG.E.STRONG.GPU", DATA, TABLE, 0, DATA_AT + (uint64_t)LINE * w->warp);
    }
    op(w, "LOP3.LUT", TAG, ROW, 0, 0);
    op(w, "SHF.R.U32.HI", OP, ROW, 0, 0);
    if (p->tells != EXT_TELLS_NOTHING) /* a marker clears what was touched */
        for (unsigned i = 0; i < p->words; i++)
            op(w, "LOP3.LUT", META + (int)i, META + (int)i, ROW, 0);
    for (unsigned i = 0; i < asked[p->service]; i++) {
        op(w, "ISETP.NE.AND", 0, OP, 0, 0);
        op(w, "BRA", 0, 0, 0, 0);
    }
}

/* Algorithm 1, lines 1 to 9: each lane compares, the warp votes, and the first one is the way. */
static void find(struct writer *w)
{
    for (unsigned i = 0; i < w->p->words; i++) {
        op(w, "LOP3.LUT", FOUND, META + (int)i, 0, 0);
        op(w, "ISETP.EQ.AND", 0, FOUND, TAG, 0);
        op(w, "VOTE.ANY", MATCH + (int)i, 0, 0, 0);
    }
    op(w, "ISETP.NE.AND", 0, MATCH, w->p->words > 1 ? FOUND : 0, 0);
    op(w, "BRA", 0, 0, 0, 0);
}

static void way(struct writer *w, int ballot)
{
    if (w->p->words > 1) /* in which word */
        op(w, "SEL", ballot, ballot, FOUND, 0);
    op(w, "BREV", WAY, ballot, 0, 0);
    op(w, "FLO.U32.SH", WAY, WAY, 0, 0);
    if (w->p->words > 1)
        op(w, "LOP3.LUT", WAY, WAY, ballot, 0);
}

/* Algorithm 1, lines 10 to 14: the counter of the way is the highest, the others one less; written
 * and touched bits are set with it. */
static void use(struct writer *w)
{
    for (unsigned i = 0; i < w->p->words; i++) {
        int meta = META + (int)i;
        op(w, "ISETP.EQ.AND", 0, WAY, 0, 0);
        op(w, "IADD3", OLDER, meta, 0, 0);
        op(w, "LOP3.LUT", NEWER, meta, 0, 0);
        op(w, "SEL", meta, NEWER, OLDER, 0);
    }
}

/* The line of the service's way in the part of the L1 that is the warp's. */
static uint64_t l1_place(const struct writer *w)
{
    return L1_AT + (uint64_t)LINE * (WAYS / 2 * w->warp + w->service % (WAYS / 2));
}

/* Algorithm 2: the move of the way's register, one of a table of moves with a branch back behind
 * each. */
static void move_of_way(struct writer *w, int to, int from)
{
    op(w, "IMAD.SHL", TARGET, WAY, 0, 0);
    op(w, "LDC", TARGET, TARGET, 0, 0);
    op(w, "BRX", 0, TARGET, 0, 0);
    op(w, "MOV", to, from, 0, 0);
    op(w, "BRA", 0, 0, 0, 0);
}

/* Algorithm 2, or its instruction: the register of the way. */
static void data_from(struct writer *w, int to)
{
    switch (place_of(w)) {
    case EXT_IN_SHARED:
        op(w, "IMAD", TARGET, WAY, 0, 0);
        access(w, "LDS", to, TARGET, 0, (uint64_t)LINE * w->warp);
        return;
    case EXT_IN_L1:
        op(w, "IMAD.WIDE", ADDRESS, WAY, 0, 0);
        access(w, "LDG.E", to, ADDRESS, 0, l1_place(w));
        return;
    default:;
    }
    if (w->p->instruction) {
        op(w, "IADD3", TARGET, WAY, 0, 0);
        op(w, indirect_opcode(INDIRECT_READ), to, TARGET, 0, 0);
        return;
    }
    move_of_way(w, to, BLOCK);
}

static void data_to(struct writer *w, int value)
{
    switch (place_of(w)) {
    case EXT_IN_SHARED:
        op(w, "IMAD", TARGET, WAY, 0, 0);
        access(w, "STS", 0, TARGET, value, (uint64_t)LINE * w->warp);
        return;
    case EXT_IN_L1:
        op(w, "IMAD.WIDE", ADDRESS, WAY, 0, 0);
        access(w, "STG.E", 0, ADDRESS, value, l1_place(w));
        return;
    default:;
    }
    if (w->p->instruction) {
        op(w, "IADD3", TARGET, WAY, 0, 0);
        op(w, indirect_opcode(INDIRECT_WRITE), 0, TARGET, value, 0);
        return;
    }
    move_of_way(w, BLOCK, value);
}

/* The block whose counter is lowest: a minimum over the lanes of counter and number, and what that
 * lane knows. Written, it goes to memory, before the report. */
static void replace(struct writer *w)
{
    for (unsigned i = 0; i < w->p->words; i++)
        op(w, "LOP3.LUT", VICTIM + (int)i, META + (int)i, 0, 0);
    if (w->p->words > 1)
        op(w, "IMNMX.U32", VICTIM, VICTIM, VICTIM + 1, 0);
    op(w, "REDUX.MIN", VICTIM, VICTIM, 0, 0);
    op(w, "LOP3.LUT", WAY, VICTIM, 0, 0);
    op(w, "SHFL.IDX", VICTIM, META, WAY, 0);
    op(w, "ISETP.NE.AND", 0, VICTIM, 0, 0);
    op(w, "BRA", 0, 0, 0, 0);
    if (w->p->service == EXT_EVICTS) {
        data_from(w, VALUE);
        op(w, "IMAD.WIDE", ADDRESS, VICTIM, 0, 0);
        access(w, "STG.E.STRONG.GPU", 0, ADDRESS, VALUE,
               FAR_AT + (uint64_t)LINE * (4096 * w->warp + w->service));
        op(w, "MEMBAR.SC.GPU", 0, 0, 0, 0);
    }
    op(w, "LOP3.LUT", TAG, TAG, 0, 0); /* valid, counter */
}

/* Morpheus 4.3.1: base and differences of one of four in a register. */
static void unpack(struct writer *w)
{
    op(w, "SHFL.IDX", PART, META, WAY, 0); /* level and part */
    op(w, "LOP3.LUT", PART, PART, 0, 0);
    op(w, "ISETP.NE.AND", 0, PART, 0, 0);
    op(w, "BRA", 0, 0, 0, 0);
    op(w, "SHF.R.U32.HI", WAY, WAY, 0, 0); /* four blocks share a register */
    data_from(w, VALUE);
    op(w, "PRMT", VALUE, VALUE, PART, 0); /* its byte, with its sign */
    op(w, "SHFL.IDX", NEXT, BASES, WAY, 0);
    op(w, "IADD3", VALUE, VALUE, NEXT, 0);
}

static void pack(struct writer *w)
{
    op(w, "SHFL.IDX", NEXT, DATA, 0, 0);
    op(w, "IADD3", VALUE, DATA, NEXT, 0);
    for (unsigned level = 0; level < 2; level++) { /* do all differences fit? */
        op(w, "IADD3", LEFT, VALUE, 0, 0);
        op(w, "ISETP.LT.U32.AND", 0, LEFT, 0, 0);
        op(w, "VOTE.ALL", SAYS, 0, 0, 0);
        op(w, "BRA", 0, 0, 0, 0);
    }
    op(w, "IADD3", COUNTS, COUNTS, 0, 0); /* of the epoch */
    op(w, "SHFL.IDX", PART, META, WAY, 0);
    op(w, "LOP3.LUT", PART, PART, 0, 0);
    op(w, "ISETP.NE.AND", 0, PART, 0, 0); /* the level that it had */
    op(w, "BRA", 0, 0, 0, 0);
    op(w, "SHF.R.U32.HI", WAY, WAY, 0, 0);
    data_from(w, LEFT);
    op(w, "PRMT", VALUE, VALUE, LEFT, PART);
    op(w, "SEL", BASES, BASES, NEXT, 0);
    data_to(w, VALUE);
}

/* All valid blocks touched, or the tag of one that is not, which is touched from then on. */
static void tell(struct writer *w)
{
    for (unsigned i = 0; i < w->p->words; i++) {
        op(w, "LOP3.LUT", LEFT, META + (int)i, 0, 0);
        op(w, "ISETP.EQ.AND", 0, LEFT, 0, 0);
        op(w, "VOTE.ANY", NEXT + (int)i, 0, 0, 0);
    }
    if (w->p->words > 1)
        op(w, "SEL", NEXT, NEXT, NEXT + 1, 0);
    op(w, "BREV", LEFT, NEXT, 0, 0);
    op(w, "FLO.U32.SH", LEFT, LEFT, 0, 0);
    op(w, "SHFL.IDX", SAYS, META, LEFT, 0);
    for (unsigned i = 0; i < w->p->words; i++) {
        op(w, "ISETP.EQ.AND", 0, LEFT, 0, 0);
        op(w, "LOP3.LUT", META + (int)i, META + (int)i, 0, 0);
    }
    op(w, "LOP3.LUT", SAYS, SAYS, NEXT, 0);
}

static void serve(struct writer *w)
{
    const struct ext_program *p = w->p;
    w->pc = 0;
    take_row(w);
    find(w);
    if (inserts(p->service)) {
        if (p->service == EXT_FETCHES) {
            op(w, "IMAD.WIDE", ADDRESS, TAG, 0, 0);
            access(w, "LDG.E.STRONG.GPU", DATA, ADDRESS, 0,
                   FAR_AT + (uint64_t)LINE * (4096 * (w->warp + 64) + w->service));
        }
        replace(w);
    } else {
        way(w, MATCH);
    }
    use(w);
    switch (p->service) {
    case EXT_READ_HIT:
        data_from(w, VALUE);
        break;
    case EXT_ADDS:
        data_from(w, VALUE);
        op(w, "ISETP.NE.AND", 0, ROW, 0, 0); /* which operation, of which lanes */
        op(w, "BRA", 0, 0, 0, 0);
        op(w, "IADD3", DATA, DATA, VALUE, 0);
        data_to(w, DATA);
        break;
    case EXT_PART_HIT:
        data_from(w, VALUE);
        op(w, "LOP3.LUT", DATA, DATA, VALUE, ROW);
        data_to(w, DATA);
        break;
    case EXT_READ_PACKED:
        unpack(w);
        break;
    case EXT_WRITE_PACKED:
        pack(w);
        break;
    default:
        data_to(w, DATA);
    }
    if (p->tells == EXT_TELLS_EIGHTH) {
        op(w, "IADD3", COUNTS, COUNTS, 0, 0);
        op(w, "LOP3.LUT", LEFT, COUNTS, 0, 0);
        op(w, "ISETP.NE.AND", 0, LEFT, 0, 0);
        op(w, "BRA", 0, 0, 0, 0);
    }
    if (p->tells == EXT_TELLS_ALWAYS || (p->tells == EXT_TELLS_EIGHTH && w->service % 8 == 0))
        tell(w);
    if (p->network) {
        uint64_t at = ANSWER_AT + (uint64_t)LINE * w->warp;
        if (answers(p->service))
            access(w, "STG.E.STRONG.GPU", 0, TABLE, p->service == EXT_FETCHES ? DATA : VALUE, at);
        access_by(w, "00000001", 0, "STG.E.STRONG.GPU", (const int[]){0, TABLE, SAYS},
                  TABLE_AT + 8192 + (uint64_t)LINE * w->warp);
    }
    op(w, "BRA", 0, 0, 0, 0);
}

double ext_program_write(const struct ext_program *p, FILE *f)
{
    fprintf(f,
            "-kernel name = extended_llc\n-kernel id = 1\n-grid dim = (1,1,1)\n"
            "-block dim = (%u,1,1)\n-shmem = 16384\n-nregs = 40\n-binary version = 86\n"
            "-cuda stream id = 0\n-shmem base_addr = 0x00007f5e00000000\n"
            "-local mem base_addr = 0x00007f5ddd000000\n-nvbit version = 1.4\n"
            "-accelsim tracer version = 3\n\n#traces format\n\n#BEGIN_TB\n\n"
            "thread block = 0,0,0\n\n",
            32 * p->warps);
    unsigned all = 0;
    for (unsigned warp = 0; warp < p->warps; warp++)
        for (unsigned pass = 0; pass < 2; pass++) { /* counts, then writes */
            struct writer w = {.p = p, .f = pass ? f : NULL, .warp = warp};
            if (pass)
                fprintf(f, "warp = %u\ninsts = %u\n", warp, all + 1);
            for (w.service = 0; w.service < p->services; w.service++)
                serve(&w);
            all = w.n;
            if (pass)
                fprintf(f, "%04x ffffffff 0 EXIT 0 0\n\n", 16 * 256);
        }
    fprintf(f, "#END_TB\n");
    return (double)all / p->services;
}
