/* Takes one instruction line apart. */
#include "cmodel/programs/trace_line.h"
#include "base/mem.h"
#include "cmodel/programs/expand.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline bool ends(char c)
{
    return c == ' ' || c == '\0' || c == '\t' || c == ',' || c == ')' || c == '(';
}

/* So many decimal digits fit 64 bits whatever they are. */
enum { SAFE_DIGITS = 19 };

bool scan_u64(const char **p, uint64_t *v)
{
    const char *s = skip_blanks(*p);
    const char *first = s;
    uint64_t n = 0;
    for (; *s >= '0' && *s <= '9'; s++) {
        unsigned digit = (unsigned)(*s - '0');
        if (s - first >= SAFE_DIGITS && n > (UINT64_MAX - digit) / 10)
            return false;
        n = 10 * n + digit;
    }
    if (s == first || !ends(*s))
        return false;
    *p = s;
    *v = n;
    return true;
}

/* Value of a hexadecimal digit, 16 or more if it is none. */
static inline unsigned hex_digit(char c)
{
    /* with bit 4 flipped, so that everything else is 0 here */
    static const uint8_t value[256] = {
        ['0'] = 16,      ['1'] = 16 + 1,  ['2'] = 16 + 2,  ['3'] = 16 + 3,  ['4'] = 16 + 4,
        ['5'] = 16 + 5,  ['6'] = 16 + 6,  ['7'] = 16 + 7,  ['8'] = 16 + 8,  ['9'] = 16 + 9,
        ['a'] = 16 + 10, ['b'] = 16 + 11, ['c'] = 16 + 12, ['d'] = 16 + 13, ['e'] = 16 + 14,
        ['f'] = 16 + 15, ['A'] = 16 + 10, ['B'] = 16 + 11, ['C'] = 16 + 12, ['D'] = 16 + 13,
        ['E'] = 16 + 14, ['F'] = 16 + 15};
    return value[(unsigned char)c] ^ 16u;
}

bool scan_hex(const char **p, uint64_t *v)
{
    const char *s = skip_blanks(*p);
    if (s[0] == '0' && (s[1] | 0x20) == 'x')
        s += 2;
    const char *first = s;
    uint64_t n = 0, lost = 0;
    for (unsigned d; (d = hex_digit(*s)) < 16; s++) {
        lost |= n >> 60;
        n = n << 4 | d;
    }
    if (s == first || lost || !ends(*s))
        return false;
    *p = s;
    *v = n;
    return true;
}

/* An address: the 0x is part of the format and tells it from a count or an immediate. */
static bool scan_address(const char **p, uint64_t *v)
{
    const char *s = skip_blanks(*p);
    return s[0] == '0' && s[1] == 'x' && scan_hex(p, v);
}

static bool scan_signed(const char **p, int64_t *v)
{
    const char *s = skip_blanks(*p);
    bool minus = *s == '-';
    uint64_t n;
    s += minus;
    if (!(*s >= '0' && *s <= '9') || !scan_u64(&s, &n))
        return false;
    if (n > (uint64_t)INT64_MAX + minus)
        return false;
    *v = minus ? (int64_t)(0 - n) : (int64_t)n;
    *p = s;
    return true;
}

/* A count and that many R<n>. The registers go into a growing list. */
struct reg_list {
    uint8_t *regs;
    unsigned n, cap;
};

static const char *scan_regs(const char **p, struct reg_list *l, unsigned *count, const char *what,
                             char *why, size_t why_size)
{
    uint64_t n;
    if (!scan_u64(p, &n) || n > 255) {
        snprintf(why, why_size, "number of %s registers expected at \"%.20s\"", what,
                 skip_blanks(*p));
        return why;
    }
    for (uint64_t i = 0; i < n; i++) {
        const char *s = skip_blanks(*p);
        uint64_t reg;
        const char *digits = s + 1;
        if (*s != 'R' || *digits == ' ' || !scan_u64(&digits, &reg)) {
            snprintf(why, why_size, "%s register %u of %u expected at \"%.20s\"", what,
                     (unsigned)i + 1, (unsigned)n, s);
            return why;
        }
        if (reg > REG_ZERO) {
            snprintf(why, why_size, "R%llu: impossible register number (0..255)",
                     (unsigned long long)reg);
            return why;
        }
        if (l->n == l->cap)
            l->regs = xrealloc(l->regs, l->cap += 64);
        l->regs[l->n++] = (uint8_t)reg;
        *p = digits;
    }
    *count = (unsigned)n;
    return NULL;
}

/* The part of a line from the destinations to the width, read token by token. */
struct static_part {
    const char *end; /* behind it */
    const char *opcode;
    size_t opcode_len;
    unsigned ndst, nsrc;
    uint64_t width;
    struct reg_list regs; /* destinations, then sources */
};

static const char *scan_static(const char *p, struct static_part *s, char *why, size_t why_size)
{
    const char *wrong = scan_regs(&p, &s->regs, &s->ndst, "destination", why, why_size);
    if (wrong)
        return wrong;
    s->opcode = skip_blanks(p);
    s->opcode_len = strcspn(s->opcode, " \t");
    if (!s->opcode_len || !(s->opcode[0] >= 'A' && s->opcode[0] <= 'Z'))
        return "opcode expected behind the destination registers";
    for (size_t i = 0; i < s->opcode_len; i++)
        if (s->opcode[i] < '!' || s->opcode[i] > '~')
            return "unprintable character in the opcode";
    p = s->opcode + s->opcode_len;
    wrong = scan_regs(&p, &s->regs, &s->nsrc, "source", why, why_size);
    if (wrong)
        return wrong;
    if (!scan_u64(&p, &s->width))
        return "memory width expected behind the source registers";
    if (s->width > 4096) {
        snprintf(why, why_size, "memory width %llu: impossible (0..4096 bytes)",
                 (unsigned long long)s->width);
        return why;
    }
    s->end = p;
    return NULL;
}

/* Finds or makes the op of the text at `key`; its end goes to *end. */
static const char *intern(struct line_format *f, const char *key, uint8_t extra_imm,
                          const struct op **op, const char **end, char *why, size_t why_size)
{
    struct static_part s = {0};
    const char *wrong = scan_static(key, &s, why, why_size);
    if (!wrong) {
        size_t len = (size_t)(s.end - key);
        *end = s.end;
        uint32_t index = op_table_find(f->ops, key, len, extra_imm);
        if (index == UINT32_MAX) {
            struct op o;
            struct listed l = {s.ndst,      s.nsrc,
                               s.regs.regs, s.regs.regs ? s.regs.regs + s.ndst : NULL,
                               extra_imm,   f->ops->rules};
            unsigned bad = expand(&o, s.opcode, s.opcode_len, &l);
            if (bad) {
                snprintf(why, why_size, "%s: a vector operand reaches R%u (0..254)", o.name, bad);
                wrong = why;
                op_free(&o);
            } else {
                o.width = (unsigned)s.width;
                o.key = xmalloc(len);
                memcpy(o.key, key, len);
                o.key_len = len;
                index = op_table_add(f->ops, &o);
            }
        }
        if (!wrong)
            *op = f->ops->ops[index];
    }
    free(s.regs.regs);
    return wrong;
}

static const char *scan_addresses(const char **p, struct lane_pool *pool, struct inst *out,
                                  char *why, size_t why_size)
{
    uint64_t mode, addr = 0, all[32];
    int64_t step;
    unsigned active = (unsigned)__builtin_popcount(out->mask);
    if (!scan_u64(p, &mode) || mode > 2)
        return "address mode expected (0, 1 or 2)";
    if (mode > 0 || active > 0) {
        if (!scan_address(p, &addr))
            return "address expected (0x...)";
        all[0] = addr;
    }
    if (mode == 1) {
        if (!scan_signed(p, &step))
            return "stride expected behind the base address";
        for (unsigned i = 1; i < active; i++)
            all[i] = addr += (uint64_t)step;
    }
    for (unsigned i = 1; i < active && mode != 1; i++) {
        if (mode == 0 ? !scan_address(p, &addr) : !scan_signed(p, &step)) {
            snprintf(why, why_size, "%u %s expected for %u active lanes, only %u there",
                     mode ? active - 1 : active, mode ? "address deltas" : "addresses", active,
                     mode ? i - 1 : i);
            return why;
        }
        if (mode == 2)
            addr += (uint64_t)step;
        all[i] = addr;
    }
    if (active)
        out->lanes = (uint32_t)lanes_pack(pool, all, active);
    return NULL;
}

static const char *skip_digits(const char *p)
{
    while (*p >= '0' && *p <= '9')
        p++;
    return p;
}

/* STORE_DATA <type> <registers> REG0:T0:<hex> T1:<hex> ... REG1:T0:<hex> ... : the values stored
 * per lane, which nothing here needs; only the form is checked. Most of the text of a trace that
 * has them, so this is a tight loop. */
static const char *scan_store_data(const char *p)
{
    static const char wrong[] = "STORE_DATA is not of the form \"type n REG0:T0:0x... T1:0x...\"";
    uint64_t n;
    p = skip_blanks(p);
    p += strcspn(p, " \t");
    if (!scan_u64(&p, &n))
        return wrong;
    for (p = skip_blanks(p); *p; p = skip_blanks(p)) {
        if (*p == 'R') {
            const char *digits = p + 3;
            if (strncmp(p, "REG", 3) != 0 || (p = skip_digits(digits)) == digits || *p++ != ':')
                return wrong;
        }
        const char *lane = p + 1;
        if (*p != 'T' || (p = skip_digits(lane)) == lane || *p++ != ':')
            return wrong;
        if (p[0] != '0' || p[1] != 'x' || hex_digit(p[2]) > 15)
            return wrong;
        for (p += 3; hex_digit(*p) < 16; p++)
            ;
        if (!ends(*p))
            return wrong;
    }
    return NULL;
}

/* What tells an op from those that differ in the immediate alone. */
static uint8_t told_by(const struct op *o, uint64_t imm)
{
    if (o->async != ASYNC_WAITS)
        return imm != 0;
    return (uint8_t)(imm < UINT8_MAX ? imm : UINT8_MAX);
}

/* Thread block and warp, which must be those that the line stands in. */
static const char *scan_place(const char **p, const struct line_place *at, char *why,
                              size_t why_size)
{
    uint64_t id[4];
    for (unsigned i = 0; i < 4; i++)
        if (!scan_u64(p, &id[i]))
            return "thread block and warp expected in front of the PC (tracer version < 3)";
    if (id[0] == at->x && id[1] == at->y && id[2] == at->z && id[3] == at->warp)
        return NULL;
    snprintf(why, why_size,
             "line of thread block %llu,%llu,%llu warp %llu inside thread block "
             "%llu,%llu,%llu warp %llu",
             (unsigned long long)id[0], (unsigned long long)id[1], (unsigned long long)id[2],
             (unsigned long long)id[3], (unsigned long long)at->x, (unsigned long long)at->y,
             (unsigned long long)at->z, (unsigned long long)at->warp);
    return why;
}

const char *parse_inst(struct line_format *f, const struct line_place *at, const char *line,
                       size_t len, struct inst *out, char *why, size_t why_size)
{
    const char *p = line, *end;
    uint64_t v, mask;
    const char *misplaced = f->ids ? scan_place(&p, at, why, why_size) : NULL;
    if (misplaced)
        return misplaced;
    if (f->lineinfo && !scan_u64(&p, &v))
        return "source line number expected in front of the PC (enable lineinfo = 1)";
    if (!scan_hex(&p, &out->pc)) {
        snprintf(why, why_size, "program counter expected at \"%.20s\"", skip_blanks(p));
        return why;
    }
    if (!scan_hex(&p, &mask))
        return "active mask expected behind the program counter";
    if (mask > UINT32_MAX) {
        snprintf(why, why_size, "active mask %llx is wider than 32 lanes",
                 (unsigned long long)mask);
        return why;
    }
    out->mask = (uint32_t)mask;
    out->lanes = 0;
    out->near = 0;

    const char *key = skip_blanks(p);
    const struct op **seen = &f->by_pc[(out->pc >> 4) % PC_CACHE], *op = *seen;
    const char *wrong;
    if (op && op->key_len <= len - (size_t)(key - line) && memcmp(op->key, key, op->key_len) == 0 &&
        ends(key[op->key_len]))
        p = key + op->key_len;
    else if ((wrong = intern(f, key, false, &op, &p, why, why_size)))
        return wrong;
    if (op->width && (wrong = scan_addresses(&p, f->lanes, out, why, why_size)))
        return wrong;

    p = skip_blanks(p);
    bool has_imm = *p == '-' || (*p >= '0' && *p <= '9');
    uint8_t extra_imm = 0;
    if (has_imm) {
        const char *digits = p + (*p == '-');
        if (!scan_u64(&digits, &v))
            return "immediate is not a decimal number (or an address too many)";
        extra_imm = told_by(op, v);
        p = skip_blanks(digits);
    }
    /* Some tracers leave it out behind a RET. */
    bool bare = !has_imm && strncmp(op->name, "RET", 3) == 0;
    if (f->immediate < 0 && !op->width && !bare)
        f->immediate = has_imm;
    if (f->immediate >= 0 && has_imm != (f->immediate > 0) && !bare)
        return has_imm ? "more numbers than the instruction has (no immediates in this file)"
                       : "ends too early: every other line of this file has an immediate";
    if (*p == 'S' && strncmp(p, "STORE_DATA", 10) == 0 && ends(p[10])) {
        if ((wrong = scan_store_data(p + 10)))
            return wrong;
    } else if (*p) {
        snprintf(why, why_size, "unexpected \"%.20s\" at the end of the instruction", p);
        return why;
    } else if (p != line + len) {
        return "NUL character in the line";
    }
    if (op->extra_imm != extra_imm && (wrong = intern(f, key, extra_imm, &op, &end, why, why_size)))
        return wrong;
    *seen = op;
    out->op = op;
    return NULL;
}
