/* The annotation file: docs/annotate.md. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "cmodel/programs/annotate.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VERSION = 1 };
static const char title[] = "warpsmith-annotation";

static void print_reg(FILE *f, const struct site *s, unsigned operand, unsigned reg)
{
    int bit = reuse_near_bit(&s->op, operand);
    fprintf(f, " R%u%c", reg, bit >= 0 && (s->near >> bit & 1) ? 'n' : 'f');
}

static void print_site(FILE *f, const struct site *s)
{
    fprintf(f, "%04" PRIx64 " %s", s->pc, s->op.name);
    for (unsigned k = 0; k < s->op.nsrc; k++)
        print_reg(f, s, k, s->op.src[k]);
    fputs(" ->", f);
    for (unsigned k = 0; k < s->op.ndst; k++)
        print_reg(f, s, s->op.nsrc + k, s->op.dst[k]);
    fputc('\n', f);
}

/* By program counter; the sites of one are in the order in which they appeared. */
static int in_order(const void *a, const void *b)
{
    const struct site *const *x = a, *const *y = b;
    if ((*x)->pc != (*y)->pc)
        return (*x)->pc < (*y)->pc ? -1 : 1;
    return *x < *y ? -1 : *x > *y;
}

void annotation_print(const struct annotation *a, FILE *f)
{
    fprintf(f, "%s %d\nrthld %u\ninclusive %d\nwarps %u\n", title, VERSION, a->rule.rthld,
            a->rule.inclusive, a->rule.warps);
    for (size_t i = 0; i < a->n; i++) {
        const struct hints *h = &a->kernels[i];
        fprintf(f, "\ntrace %s\nkernel %s\n", h->trace, h->name);
        const struct site **order = xcalloc(h->n + 1, sizeof *order);
        for (size_t k = 0; k < h->n; k++)
            order[k] = &h->sites[k];
        qsort(order, h->n, sizeof *order, in_order);
        for (size_t k = 0; k < h->n; k++)
            print_site(f, order[k]);
        free(order);
    }
    fputs("\nend\n", f);
}

struct reader {
    const char *path;
    char *next; /* rest of the text */
    uint64_t line;
    struct diag *d;
    struct annotation *a;
    struct hints *h; /* the kernel being read, or NULL */
    char *trace;     /* of a "trace" line that waits for its "kernel" line */
    bool ended;
};

static bool wrong(struct reader *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

/* Always false. */
static bool wrong(struct reader *r, const char *fmt, ...)
{
    char text[400];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    diag_error(r->d, "%s:%" PRIu64 ": %s", r->path, r->line, text);
    return false;
}

/* The next line that says something; NULL at the end. */
static char *next_line(struct reader *r)
{
    while (r->next && *r->next) {
        char *line = strsep(&r->next, "\n");
        size_t len = strlen(line);
        if (len && line[len - 1] == '\r')
            line[--len] = '\0';
        r->line++;
        if (line[strspn(line, " ")] && *line != '#')
            return line;
    }
    return NULL;
}

/* What follows `word` and a blank; NULL if the line does not begin so. */
static char *behind(char *line, const char *word)
{
    size_t n = strlen(word);
    if (strncmp(line, word, n) != 0 || (line[n] && line[n] != ' '))
        return NULL;
    return line + n + (line[n] == ' ');
}

/* A decimal number of at most five digits within min..max. */
static bool number(const char *text, unsigned min, unsigned max, unsigned *v)
{
    size_t digits = strspn(text, "0123456789");
    if (!digits || digits > 5 || text[digits])
        return false;
    *v = (unsigned)strtoul(text, NULL, 10);
    return *v >= min && *v <= max;
}

/* "R12n". */
static bool operand(const char *word, unsigned *reg, bool *near)
{
    char text[4] = "";
    size_t n = strlen(word);
    if (n < 3 || n > 5 || word[0] != 'R' || (word[n - 1] != 'n' && word[n - 1] != 'f'))
        return false;
    memcpy(text, word + 1, n - 2);
    *near = word[n - 1] == 'n';
    return number(text, 0, REG_ZERO - 1, reg);
}

static bool read_operands(struct reader *r, char *rest, struct op *op, uint16_t *near)
{
    bool dst = false;
    for (char *word; (word = strsep(&rest, " "));) {
        if (!*word)
            continue;
        if (strcmp(word, "->") == 0) {
            if (dst)
                return wrong(r, "a second \"->\"");
            dst = true;
            continue;
        }
        unsigned reg;
        bool is_near;
        if (!operand(word, &reg, &is_near))
            return wrong(r, "%.40s: a register with n (near) or f (far) is wanted, such as R12n",
                         word);
        if (dst && (op->writes[reg / 64] >> (reg % 64) & 1))
            return wrong(r, "R%u is a destination twice", reg);
        unsigned k = dst ? op->ndst : op->nsrc;
        if (is_near && k >= (dst ? (unsigned)NEAR_DESTINATIONS : (unsigned)NEAR_SOURCES))
            return wrong(r,
                         "%.40s: only the first %d sources and %d destinations of an "
                         "instruction can be near",
                         word, NEAR_SOURCES, NEAR_DESTINATIONS);
        if (is_near)
            *near = (uint16_t)(*near | 1u << (dst ? NEAR_SOURCES + k : k));
        if (dst)
            op_add_dst(op, reg);
        else
            op_add_src(op, reg);
    }
    return dst || wrong(r, "\"->\" is missing between sources and destinations");
}

/* "0010 IMAD.WIDE R2n R3f -> R4n R5n" */
static bool read_site(struct reader *r, char *line)
{
    char *rest = line, *pc = strsep(&rest, " ");
    size_t digits = strspn(pc, "0123456789abcdefABCDEF");
    if (!digits || pc[digits])
        return wrong(r,
                     "%.40s: neither rthld, inclusive, warps, trace, kernel, end, nor a program "
                     "counter in hexadecimal",
                     pc);
    if (digits > 16)
        return wrong(r, "%.40s: program counter of more than 64 bits", pc);
    if (!r->h)
        return wrong(r, "an instruction before any kernel");
    if (r->trace)
        return wrong(r, "\"kernel\" is missing behind \"trace\"");
    char *name = strsep(&rest, " ");
    if (!name || !*name)
        return wrong(r, "opcode is missing");
    struct op op = {.name = xstrdup(name)};
    uint16_t near = 0;
    char none[1] = "";
    bool ok = read_operands(r, rest ? rest : none, &op, &near);
    uint64_t at = strtoull(pc, NULL, 16);
    if (ok) {
        const struct site *before = hints_find(r->h, at, &op);
        if (before)
            ok = wrong(r, "the same instruction as in line %" PRIu64, before->line);
    }
    if (ok) {
        struct site *s = hints_add(r->h, at, &op);
        s->near = near;
        s->line = r->line;
    }
    op_free(&op);
    return ok;
}

static bool read_line(struct reader *r, char *line)
{
    struct reuse_rule *rule = &r->a->rule;
    unsigned v;
    char *text;
    if ((text = behind(line, "trace"))) {
        if (r->trace)
            return wrong(r, "\"kernel\" is missing behind \"trace\"");
        if (!*text || strchr(text, '/'))
            return wrong(r, "trace: the name of a file without folders is wanted");
        r->trace = xstrdup(text);
        return true;
    }
    if ((text = behind(line, "kernel"))) {
        if (!r->trace)
            return wrong(r, "\"trace\" is missing before \"kernel\"");
        r->h = annotation_kernel(r->a, r->trace, text);
        r->h->line = r->line;
        free(r->trace);
        r->trace = NULL;
        return true;
    }
    if (strcmp(line, "end") == 0) {
        if (r->trace)
            return wrong(r, "\"kernel\" is missing behind \"trace\"");
        r->ended = true;
        return true;
    }
    if ((text = behind(line, "rthld")))
        return number(text, 1, 255, &rule->rthld) || wrong(r, "rthld: 1..255 is wanted");
    if ((text = behind(line, "inclusive"))) {
        if (!number(text, 0, 1, &v))
            return wrong(r, "inclusive: 0 or 1 is wanted");
        rule->inclusive = v != 0;
        return true;
    }
    if ((text = behind(line, "warps")))
        return number(text, 0, 65535, &rule->warps) || wrong(r, "warps: 0..65535 is wanted");
    return read_site(r, line);
}

static bool read_all(struct reader *r)
{
    char *line = next_line(r), *version = line ? behind(line, title) : NULL;
    if (!version) {
        r->line = r->line ? r->line : 1;
        return wrong(r, "not an annotation: \"%s %d\" is wanted in the first line", title, VERSION);
    }
    if (strcmp(version, "1") != 0)
        return wrong(r, "annotation version %.20s: unknown (%d is known)", version, VERSION);
    while ((line = next_line(r))) {
        if (r->ended)
            return wrong(r, "text behind \"end\"");
        if (!read_line(r, line))
            return false;
    }
    return r->ended || wrong(r, "truncated: \"end\" is missing");
}

struct annotation *annotation_read(const char *path, struct diag *d)
{
    size_t len;
    char *text = file_read(path, &len, d);
    if (!text)
        return NULL;
    struct reuse_rule none = {.rthld = 12, .warps = 4};
    struct reader r = {.path = path, .next = text, .d = d, .a = annotation_new(&none)};
    bool ok;
    if (strlen(text) < len) {
        for (const char *c = text; *c; c++)
            r.line += *c == '\n';
        r.line++;
        ok = wrong(&r, "a zero byte: not a text file");
    } else {
        ok = read_all(&r);
    }
    free(r.trace);
    free(text);
    if (ok)
        return r.a;
    annotation_free(r.a);
    return NULL;
}
