/* Reads a trace: header, blocks, warps, and what is wrong with them, by line. */
#include "cmodel/programs/trace.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/programs/trace_input.h"
#include "cmodel/programs/trace_line.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LAST_VERSION = 5, WARP = 32 };

/* Thread blocks seen, to find one that comes twice: open addressing over the linear index + 1. */
struct seen {
    uint64_t *slot;
    size_t n, cap;
};

struct trace {
    struct trace_input *in;
    struct trace_header h;
    struct line_format format;
    struct seen seen;
    uint64_t blocks, instructions;
    bool ended, nregs_warned, quiet;
    struct {
        const struct op **ops; /* owned list of borrowed instructions: one of each opcode */
        size_t n;
        uint64_t instructions;
    } strangers; /* opcodes that nothing here knows */
};

static void complain(struct trace *t, struct diag *d, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

static void complain(struct trace *t, struct diag *d, const char *fmt, ...)
{
    char text[400];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    t->ended = true;
    uint64_t line = trace_input_number(t->in);
    if (line)
        diag_error(d, "%s:%" PRIu64 ": %s", trace_input_name(t->in), line, text);
    else
        diag_error(d, "%s: %s", trace_input_name(t->in), text);
}

/* The next line that is not empty; NULL at the end or after an error. */
static const char *next_line(struct trace *t, size_t *len, struct diag *d)
{
    const char *line;
    while ((line = trace_input_line(t->in, len, d)))
        if (*skip_blanks(line) || strlen(line) < *len)
            return line;
    if (trace_input_failed(t->in))
        t->ended = true;
    return NULL;
}

/* "word = n" and nothing behind it. */
static bool counted(const char *line, const char *word, uint64_t *v)
{
    size_t n = strlen(word);
    if (strncmp(line, word, n) != 0)
        return false;
    const char *p = skip_blanks(line + n);
    if (*p++ != '=' || !scan_u64(&p, v))
        return false;
    return !*skip_blanks(p);
}

/* "(x,y,z)" or "x,y,z". */
static bool triple(const char *p, uint64_t v[3])
{
    p = skip_blanks(p);
    bool paren = *p == '(';
    p += paren;
    for (unsigned i = 0; i < 3; i++) {
        if (i && *p++ != ',')
            return false;
        if (!scan_u64(&p, &v[i]))
            return false;
    }
    if (paren && *p++ != ')')
        return false;
    return !*skip_blanks(p);
}

enum key {
    K_NAME,
    K_GRID,
    K_BLOCK,
    K_SHARED,
    K_NREGS,
    K_BINARY,
    K_TRACER,
    K_LINEINFO,
    K_SHARED_WINDOW,
    K_LOCAL_WINDOW,
    N_KEYS
};
static const char *const key_names[N_KEYS] = {"kernel name",
                                              "grid dim",
                                              "block dim",
                                              "shmem",
                                              "nregs",
                                              "binary version",
                                              "accelsim tracer version",
                                              "enable lineinfo",
                                              "shmem base_addr",
                                              "local mem base_addr"};

/* Whether a dimension is one that CUDA allows; 0 and overflow come from corrupt headers. */
static bool sane_grid(const uint64_t g[3])
{
    return g[0] >= 1 && g[0] <= INT32_MAX && g[1] >= 1 && g[1] <= 65535 && g[2] >= 1 &&
           g[2] <= 65535;
}

static bool sane_block(const uint64_t b[3])
{
    return b[0] >= 1 && b[0] <= 1024 && b[1] >= 1 && b[1] <= 1024 && b[2] >= 1 && b[2] <= 64 &&
           b[0] * b[1] * b[2] <= 1024;
}

static void doubt(struct trace *t, bool quiet, const char *what, const char *value,
                  const char *instead, struct diag *d)
{
    if (!quiet)
        diag_warn(d, "%s:%" PRIu64 ": %s = %s: corrupt header; %s", trace_input_name(t->in),
                  trace_input_number(t->in), what, value, instead);
}

/* One "-key = value"; false after reporting. */
static bool header_value(struct trace *t, enum key k, const char *value, bool quiet, struct diag *d)
{
    struct trace_header *h = &t->h;
    const char *p = value;
    uint64_t v = 0;
    bool number =
        k != K_NAME && k != K_GRID && k != K_BLOCK && scan_u64(&p, &v) && !*skip_blanks(p);
    switch (k) {
    case K_NAME:
        free(h->kernel_name);
        h->kernel_name = xstrdup(skip_blanks(value));
        break;
    case K_GRID:
        if (!triple(value, h->grid) || !sane_grid(h->grid)) {
            memset(h->grid, 0, sizeof h->grid);
            doubt(t, quiet, key_names[k], value, "the thread blocks of the body are taken", d);
        }
        break;
    case K_BLOCK:
        if (!triple(value, h->block) || !sane_block(h->block)) {
            memset(h->block, 0, sizeof h->block);
            doubt(t, quiet, key_names[k], value, "the warps of the body are taken", d);
        }
        break;
    case K_SHARED:
        h->shared_bytes = number && v <= 1u << 20 ? v : 0;
        if (!number || v > 1u << 20)
            doubt(t, quiet, key_names[k], value, "no shared memory is taken", d);
        break;
    case K_NREGS:
        h->nregs = number && v <= REG_ZERO + 1 ? (unsigned)v : 0;
        if (!h->nregs)
            doubt(t, quiet, key_names[k], value, "derived from the registers used", d);
        break;
    case K_BINARY:
        h->binary_version = number && v < 1000 ? (unsigned)v : 0;
        if (!h->binary_version)
            doubt(t, quiet, key_names[k], value, "not needed, ignored", d);
        break;
    case K_TRACER:
        if (!number || v < 1 || v > LAST_VERSION) {
            complain(t, d, "accelsim tracer version = %.40s: unknown (1 to %d are known)",
                     skip_blanks(value), LAST_VERSION);
            return false;
        }
        h->tracer_version = (unsigned)v;
        break;
    case K_LINEINFO:
        if (!number || v > 1) {
            complain(t, d, "enable lineinfo = %.40s: must be 0 or 1", skip_blanks(value));
            return false;
        }
        h->lineinfo = v != 0;
        break;
    case K_SHARED_WINDOW:
    case K_LOCAL_WINDOW:
        p = value;
        if (scan_hex(&p, &v) && !*skip_blanks(p))
            *(k == K_SHARED_WINDOW ? &h->shared_window : &h->local_window) = v;
        break;
    default:
        break;
    }
    return true;
}

/* What a file is whose first line is none of a header. */
static const char *no_header(const char *line)
{
    static const struct {
        const char *begins, *what;
    } kinds[] = {
        {"\x1f\x8b", "compressed by gzip: of compressed traces only .xz is read"},
        {"(\xb5/\xfd", "compressed by zstd: of compressed traces only .xz is read"},
        {"BZh", "compressed by bzip2: of compressed traces only .xz is read"},
        {"Memcpy", "a list of kernels: its name must begin with kernelslist or end in .g"}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (starts_with(line, kinds[i].begins))
            return kinds[i].what;
    return "not an Accel-Sim trace: \"-key = value\" expected";
}

static bool read_header(struct trace *t, bool quiet, struct diag *d)
{
    const char *line;
    size_t len;
    bool given[N_KEYS] = {false}, any = false;
    t->h.kernel_name = xstrdup("?");
    while ((line = next_line(t, &len, d))) {
        if (*line == '#')
            break;
        const char *eq = strstr(line, " = ");
        if (*line != '-' || (!eq && line[len - 1] != '=')) {
            complain(t, d, "%s",
                     any ? "header line is not of the form \"-key = value\"" : no_header(line));
            return false;
        }
        any = true;
        size_t key_len = eq ? (size_t)(eq - line - 1) : len;
        for (unsigned k = 0; k < N_KEYS; k++) {
            if (strlen(key_names[k]) != key_len || strncmp(line + 1, key_names[k], key_len) != 0)
                continue;
            if (given[k]) {
                complain(t, d, "%s is given twice", key_names[k]);
                return false;
            }
            given[k] = true;
            if (!header_value(t, (enum key)k, eq ? eq + 3 : "", quiet, d))
                return false;
        }
    }
    if (trace_input_failed(t->in))
        return false;
    if (!line) {
        if (any)
            complain(t, d, "truncated: the file ends within the header");
        else
            diag_error(d, "%s: empty file (an Accel-Sim trace is wanted)", trace_input_name(t->in));
        return false;
    }
    if (!given[K_TRACER]) {
        complain(t, d, "accelsim tracer version is missing in the header (1 to %d are known)",
                 LAST_VERSION);
        return false;
    }
    static const struct {
        enum key key;
        const char *instead;
    } wanted[] = {{K_GRID, "the thread blocks of the body are taken"},
                  {K_BLOCK, "the warps of the body are taken"},
                  {K_SHARED, "no shared memory is taken"},
                  {K_NREGS, "derived from the registers used"}};
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        if (!given[wanted[i].key])
            doubt(t, quiet, key_names[wanted[i].key], "(missing)", wanted[i].instead, d);
    /* The line that ended the header may already be the first thread block. */
    if (starts_with(line, "#BEGIN_TB"))
        t->blocks = UINT64_MAX;
    return true;
}

static struct trace *start(struct trace_input *in, struct op_table *ops, bool quiet, struct diag *d)
{
    if (!in)
        return NULL;
    struct trace *t = xcalloc(1, sizeof *t);
    t->in = in;
    t->quiet = quiet;
    if (!read_header(t, quiet, d)) {
        trace_close(t);
        return NULL;
    }
    t->format.ids = t->h.tracer_version < 3;
    t->format.lineinfo = t->h.lineinfo;
    t->format.immediate = -1;
    t->format.ops = ops;
    return t;
}

struct trace *trace_open(const char *path, struct op_table *ops, bool again, struct diag *d)
{
    return start(trace_input_open(path, d), ops, again, d);
}

struct trace *trace_open_memory(const char *name, const void *data, size_t len,
                                struct op_table *ops, struct diag *d)
{
    return start(trace_input_memory(name, data, len), ops, false, d);
}

void trace_close(struct trace *t)
{
    if (!t)
        return;
    trace_input_close(t->in);
    free(t->h.kernel_name);
    free(t->seen.slot);
    free(t->strangers.ops);
    free(t);
}

const struct trace_header *trace_header(const struct trace *t)
{
    return &t->h;
}

uint64_t trace_instructions(const struct trace *t)
{
    return t->instructions;
}

static size_t seen_slot(const struct seen *s, uint64_t key)
{
    size_t at = (size_t)(key * 0x9E3779B97F4A7C15ull >> 20) & (s->cap - 1);
    while (s->slot[at] && s->slot[at] != key)
        at = (at + 1) & (s->cap - 1);
    return at;
}

/* false if it was there already. */
static bool seen_add(struct seen *s, uint64_t key)
{
    if (2 * (s->n + 1) > s->cap) {
        struct seen bigger = {NULL, s->n, s->cap ? 2 * s->cap : 64};
        bigger.slot = xcalloc(bigger.cap, sizeof *bigger.slot);
        for (size_t i = 0; i < s->cap; i++)
            if (s->slot[i])
                bigger.slot[seen_slot(&bigger, s->slot[i])] = s->slot[i];
        free(s->slot);
        *s = bigger;
    }
    size_t at = seen_slot(s, key);
    if (s->slot[at])
        return false;
    s->slot[at] = key;
    s->n++;
    return true;
}

/* A warp of the block being read. */
struct warp_part {
    uint64_t id;
    size_t first, n;
    uint64_t line; /* of its first instruction */
};

struct reading {
    struct block *b;
    struct line_place at;
    struct warp_part *warps;
    size_t nwarps, cap;
    bool placed; /* "thread block =" seen */
};

static bool place_block(struct trace *t, struct reading *r, const char *line, struct diag *d)
{
    const char *eq = strchr(line, '=');
    uint64_t v[3], *g = t->h.grid;
    if (r->placed || !eq || !triple(eq + 1, v)) {
        complain(t, d,
                 r->placed ? "thread block within a thread block (#END_TB is missing)"
                           : "thread block is not of the form \"thread block = x,y,z\"");
        return false;
    }
    if (g[0] ? v[0] >= g[0] || v[1] >= g[1] || v[2] >= g[2]
             : v[0] > INT32_MAX || v[1] > 65535 || v[2] > 65535) {
        complain(t, d,
                 "thread block %" PRIu64 ",%" PRIu64 ",%" PRIu64 " is outside of the grid %" PRIu64
                 ",%" PRIu64 ",%" PRIu64,
                 v[0], v[1], v[2], g[0], g[1], g[2]);
        return false;
    }
    if (!seen_add(&t->seen, (v[2] << 48 | v[1] << 32 | v[0]) + 1)) {
        complain(t, d, "thread block %" PRIu64 ",%" PRIu64 ",%" PRIu64 " comes twice", v[0], v[1],
                 v[2]);
        return false;
    }
    r->placed = true;
    r->at = (struct line_place){v[0], v[1], v[2], 0};
    r->b->x = (unsigned)v[0];
    r->b->y = (unsigned)v[1];
    r->b->z = (unsigned)v[2];
    return true;
}

/* Warps of a block as the header has it; 0 if it does not say. */
static uint64_t block_warps(const struct trace_header *h)
{
    return (h->block[0] * h->block[1] * h->block[2] + WARP - 1) / WARP;
}

/* An opcode that is not known is guessed, aloud: a line for each, their number at the end. */
static void meet_stranger(struct trace *t, const struct op *o, struct diag *d)
{
    size_t len = strcspn(o->name, ".");
    t->strangers.instructions++;
    for (size_t i = 0; i < t->strangers.n; i++)
        if (strncmp(t->strangers.ops[i]->name, o->name, len) == 0 &&
            strcspn(t->strangers.ops[i]->name, ".") == len)
            return;
    t->strangers.ops = xrealloc(t->strangers.ops, (t->strangers.n + 1) * sizeof *t->strangers.ops);
    t->strangers.ops[t->strangers.n++] = o;
    if (!t->quiet)
        diag_warn(d,
                  "%s:%" PRIu64 ": %.60s: unknown opcode; taken for one of class %s with single "
                  "registers%s",
                  trace_input_name(t->in), trace_input_number(t->in), o->name,
                  op_class_name(o->class), o->width ? ", without its memory access" : "");
}

/* "warp = n", "insts = k" and k instruction lines. */
static bool read_warp(struct trace *t, struct reading *r, const char *line, struct diag *d)
{
    uint64_t id, insts, most = block_warps(&t->h);
    size_t len;
    if (!r->placed || !counted(line, "warp", &id)) {
        complain(t, d,
                 r->placed ? "warp is not of the form \"warp = n\""
                           : "warp before \"thread block = x,y,z\"");
        return false;
    }
    if (id >= (most ? most : 1024)) {
        complain(t, d, "warp = %" PRIu64 ": the thread block has %" PRIu64 " warps", id,
                 most ? most : 1024);
        return false;
    }
    line = next_line(t, &len, d);
    if (!line || !counted(line, "insts", &insts)) {
        if (!t->ended)
            complain(t, d,
                     line ? "\"insts = n\" expected behind \"warp = %" PRIu64 "\""
                          : "truncated: the file ends within warp %" PRIu64,
                     id);
        return false;
    }
    struct block *b = r->b;
    struct warp_part w = {id, b->ninsts, 0, trace_input_number(t->in) + 1};
    r->at.warp = id;
    for (; w.n < insts; w.n++) {
        char why[300];
        if (!(line = next_line(t, &len, d))) {
            if (!t->ended)
                complain(t, d,
                         "truncated: the file ends after %zu of %" PRIu64
                         " instructions of warp %" PRIu64,
                         w.n, insts, id);
            return false;
        }
        if (*line == '#' || *line == 'w' || *line == 't' || *line == 'i') {
            complain(t, d, "insts = %" PRIu64 ", but warp %" PRIu64 " has only %zu instructions",
                     insts, id, w.n);
            return false;
        }
        b->insts = xgrow(b->insts, b->ninsts + 1, &b->cap, sizeof *b->insts);
        struct inst *in = &b->insts[b->ninsts++];
        in->keeps = in->releases = in->end = 0;
        const char *wrong = parse_inst(&t->format, &r->at, line, len, in, why, sizeof why);
        if (wrong) {
            complain(t, d, "%s", wrong);
            return false;
        }
        if (in->op->top > b->nregs)
            b->nregs = in->op->top;
        if (in->op->stranger)
            meet_stranger(t, in->op, d);
    }
    r->warps = xgrow(r->warps, r->nwarps + 1, &r->cap, sizeof *r->warps);
    r->warps[r->nwarps++] = w;
    return true;
}

static int by_id(const void *a, const void *b)
{
    uint64_t x = ((const struct warp_part *)a)->id, y = ((const struct warp_part *)b)->id;
    return (x > y) - (x < y);
}

/* Warps in ascending order, each exactly once. */
static bool order_warps(struct trace *t, struct reading *r, struct diag *d)
{
    struct block *b = r->b;
    uint64_t wanted = block_warps(&t->h);
    bool sorted = true;
    for (size_t i = 1; i < r->nwarps; i++)
        sorted &= r->warps[i - 1].id < r->warps[i].id;
    if (!sorted)
        qsort(r->warps, r->nwarps, sizeof *r->warps, by_id);
    for (size_t i = 0; i < r->nwarps; i++) {
        if (i && r->warps[i].id == r->warps[i - 1].id) {
            complain(t, d, "warp %" PRIu64 " comes twice in thread block %u,%u,%u", r->warps[i].id,
                     b->x, b->y, b->z);
            return false;
        }
        if (r->warps[i].id != i)
            break;
    }
    size_t last = r->nwarps ? (size_t)r->warps[r->nwarps - 1].id + 1 : 0;
    if (last != r->nwarps || (wanted && wanted != r->nwarps) || !r->nwarps) {
        complain(t, d, "thread block %u,%u,%u has %zu of %" PRIu64 " warps", b->x, b->y, b->z,
                 r->nwarps,
                 wanted ? wanted
                 : last ? (uint64_t)last
                        : 1);
        return false;
    }
    b->nwarps = (unsigned)r->nwarps;
    b->first = xmalloc((r->nwarps + 1) * sizeof *b->first);
    b->line = xmalloc((r->nwarps + 1) * sizeof *b->line);
    struct inst *in_order = sorted ? NULL : xmalloc((b->ninsts + 1) * sizeof *in_order);
    size_t at = 0;
    for (size_t i = 0; i < r->nwarps; i++) {
        b->first[i] = at;
        b->line[i] = r->warps[i].line;
        if (in_order && r->warps[i].n)
            memcpy(in_order + at, b->insts + r->warps[i].first, r->warps[i].n * sizeof *in_order);
        at += r->warps[i].n;
    }
    b->first[r->nwarps] = at;
    if (in_order) {
        free(b->insts);
        b->insts = in_order;
    }
    return true;
}

static bool read_block(struct trace *t, struct reading *r, struct diag *d)
{
    const char *line;
    size_t len;
    while ((line = next_line(t, &len, d))) {
        if (starts_with(line, "#END_TB"))
            return order_warps(t, r, d);
        if (starts_with(line, "thread block")) {
            if (!place_block(t, r, line, d))
                return false;
        } else if (starts_with(line, "warp")) {
            if (!read_warp(t, r, line, d))
                return false;
        } else if (starts_with(line, "#BEGIN_TB")) {
            complain(t, d, "#BEGIN_TB within a thread block (#END_TB is missing)");
            return false;
        } else if (r->nwarps &&
                   ((*line >= '0' && *line <= '9') || (*line >= 'a' && *line <= 'f'))) {
            const struct warp_part *w = &r->warps[r->nwarps - 1];
            complain(t, d, "insts = %zu, but warp %" PRIu64 " has more instructions", w->n, w->id);
            return false;
        } else {
            complain(t, d, "unexpected \"%.20s\" (a warp or #END_TB expected)", line);
            return false;
        }
    }
    if (!t->ended)
        complain(t, d, "truncated: the file ends within a thread block (#END_TB is missing)");
    return false;
}

/* At the end of the file. */
static void check_end(struct trace *t, struct diag *d)
{
    const uint64_t *g = t->h.grid;
    t->ended = true;
    if (!t->blocks)
        complain(t, d, "truncated: there is no thread block");
    else if (g[0] && t->blocks != g[0] * g[1] * g[2])
        complain(t, d, "truncated: %" PRIu64 " of %" PRIu64 " thread blocks of the grid", t->blocks,
                 g[0] * g[1] * g[2]);
    if (t->strangers.n && !t->quiet)
        diag_warn(d, "%s: %" PRIu64 " of %" PRIu64 " instructions have unknown opcodes",
                  trace_input_name(t->in), t->strangers.instructions, t->instructions);
}

struct block *trace_next(struct trace *t, struct diag *d)
{
    const char *line;
    size_t len;
    if (t->ended)
        return NULL;
    if (t->blocks == UINT64_MAX) {
        t->blocks = 0;
    } else {
        do {
            if (!(line = next_line(t, &len, d))) {
                if (!t->ended)
                    check_end(t, d);
                return NULL;
            }
            if (*line != '#' || starts_with(line, "#END_TB")) {
                complain(t, d, "unexpected \"%.20s\" (#BEGIN_TB expected)", line);
                return NULL;
            }
        } while (!starts_with(line, "#BEGIN_TB"));
    }
    struct reading r = {0};
    struct block *b = r.b = xcalloc(1, sizeof *b);
    b->kernel_name = t->h.kernel_name;
    b->from = trace_input_name(t->in);
    b->shared_bytes = t->h.shared_bytes;
    b->shared_window = t->h.shared_window;
    b->local_window = t->h.local_window;
    t->format.lanes = &b->lanes;
    bool ok = read_block(t, &r, d);
    free(r.warps);
    if (!ok) {
        t->ended = true;
        block_free(b);
        return NULL;
    }
    t->blocks++;
    t->instructions += b->ninsts;
    if (t->h.nregs && b->nregs > t->h.nregs && !t->nregs_warned) {
        diag_warn(d, "%s: nregs = %u in the header, but R%u is used: %u taken",
                  trace_input_name(t->in), t->h.nregs, b->nregs - 1, b->nregs);
        t->nregs_warned = true;
    }
    if (b->nregs < t->h.nregs)
        b->nregs = t->h.nregs;
    if (!b->nregs)
        b->nregs = 1;
    return b;
}
