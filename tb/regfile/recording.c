/* Recorded transactions of a host's operand stage, text or .xz: docs/recording.md. */
#include "tb/regfile/recording.h"
#include "base/mem.h"
#include "cmodel/config.h"
#include "cmodel/programs/trace_input.h"
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 64, MAX_WARPS = 64, MAX_REGISTERS = 256, BLOCK_WORDS = 64 * 1024 };
#define HEX "0123456789abcdefABCDEF"
static const uint64_t CYCLES = 1ull << 32; /* CYCLE and WAIT have 32 bits */

/* While the file is read. */
struct reader {
    struct recording *r;
    struct trace_input *in;
    struct diag *d;
    size_t inst_cap, write_cap, nleft;
    uint64_t said_inst, said_left, said_write; /* "# events" */
    uint64_t last_cycle;
    size_t *last_write; /* [warps * registers] one more than the last write-back of it */
    char *rest;         /* of the line */
    bool format, config, events;
};

__attribute__((format(printf, 2, 3))) static bool wrong(struct reader *p, const char *fmt, ...)
{
    char text[200];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    diag_error(p->d, "%s:%" PRIu64 ": %s", trace_input_name(p->in), trace_input_number(p->in),
               text);
    return false;
}

static uint32_t *words(struct recording *r, size_t n)
{
    if (r->left < n) {
        r->blocks = xrealloc(r->blocks, (r->nblocks + 1) * sizeof *r->blocks);
        r->blocks[r->nblocks++] = xcalloc(BLOCK_WORDS, sizeof(uint32_t));
        r->used = 0;
        r->left = BLOCK_WORDS;
    }
    uint32_t *at = r->blocks[r->nblocks - 1] + r->used;
    r->used += n;
    r->left -= n;
    return at;
}

/* ---- fields */

static char *next_field(struct reader *p)
{
    char *at = p->rest;
    if (!at || !*at)
        return NULL;
    char *end = strchr(at, ' ');
    p->rest = end ? end + 1 : NULL;
    if (end)
        *end = '\0';
    return *at ? at : NULL;
}

/* A hexadecimal number below `limit` (0: any of 64 bits). */
static bool number(struct reader *p, const char *name, uint64_t limit, uint64_t *v)
{
    const char *text = next_field(p);
    char *end;
    if (!text)
        return wrong(p, "%s: the field is missing", name);
    *v = strtoull(text, &end, 16);
    if (*end || strspn(text, HEX) != strlen(text) || strlen(text) > 16)
        return wrong(p, "%s = %.40s: must be a hexadecimal number", name, text);
    if (limit && *v >= limit)
        return wrong(p, "%s = %.40s: must be below %" PRIx64 " (hexadecimal)", name, text, limit);
    return true;
}

/* The same into an unsigned. */
static bool small(struct reader *p, const char *name, uint64_t limit, unsigned *to)
{
    uint64_t v;
    if (!number(p, name, limit, &v))
        return false;
    *to = (unsigned)v;
    return true;
}

/* Words of all threads, each a number or x; "-": none. */
static bool value(struct reader *p, const char *name, bool may_be_absent, struct recorded_value *v)
{
    char *text = next_field(p), *end = text;
    unsigned threads = p->r->threads;
    *v = (struct recorded_value){0};
    if (!text)
        return wrong(p, "%s: the field is missing", name);
    if (may_be_absent && strcmp(text, "-") == 0)
        return true;
    uint32_t *word = words(p->r, threads);
    for (unsigned t = 0; t < threads; t++) {
        size_t digits = strspn(end, HEX);
        if (*end == 'x') {
            end++;
        } else if (digits && digits <= 8) {
            word[t] = (uint32_t)strtoul(end, &end, 16);
            v->known |= 1ull << t;
        } else {
            return wrong(p, "%s: word %u is no number of 32 bits, nor x", name, t);
        }
        if (*end != (t + 1 < threads ? ',' : '\0'))
            return wrong(p, "%s: must have %u words separated by commas", name, threads);
        end += *end != '\0';
    }
    v->word = word;
    return true;
}

static bool line_ends(struct reader *p)
{
    return !p->rest || !*p->rest || wrong(p, "%.40s: more fields than the line has", p->rest);
}

/* ---- events */

static bool begin_event(struct reader *p, uint64_t *cycle)
{
    if (!p->format || !p->config || !p->events)
        return wrong(p, "events stand behind the header lines # operand-stage recording, # config "
                        "and # events");
    if (!number(p, "CYCLE", CYCLES, cycle))
        return false;
    if (*cycle < p->last_cycle)
        return wrong(p, "CYCLE = %" PRIx64 ": lines are in order of cycles", *cycle);
    p->last_cycle = *cycle;
    return true;
}

static size_t *last_write(struct reader *p, unsigned warp, unsigned reg)
{
    return &p->last_write[warp * p->r->registers + reg];
}

static void needs(struct reader *p, struct recorded_instruction *i, unsigned reg)
{
    size_t n = *last_write(p, i->warp, reg);
    i->needs = n > i->needs ? n : i->needs;
}

static uint64_t below(unsigned bits)
{
    return bits >= 64 ? 0 : 1ull << bits;
}

/* A number that means something names a register; one that does not may be any, and becomes 0. */
static bool is_register(struct reader *p, bool means, const char *name, unsigned *number)
{
    if (*number < p->r->registers)
        return true;
    if (means)
        return wrong(p, "%s = %x: must be below %x (hexadecimal)", name, *number, p->r->registers);
    *number = 0;
    return true;
}

static bool enters(struct reader *p)
{
    static const char *const sources[RECORDED_SOURCES] = {"RS1", "RS2", "RS3"};
    enum { NUMBERS = 65536 };
    struct recording *r = p->r;
    struct recorded_instruction i = {0};
    uint64_t id, mask;
    unsigned used, wb;
    if (!begin_event(p, &i.in_cycle) || !number(p, "ID", 0, &id) ||
        !small(p, "WARP", r->warps, &i.warp) || !number(p, "TMASK", below(r->threads), &mask) ||
        !small(p, "PC", 1ull << 32, &i.pc) || !small(p, "EX", 256, &i.unit) ||
        !small(p, "USED", 8, &used) || !small(p, "RS1", NUMBERS, &i.source[0]) ||
        !small(p, "RS2", NUMBERS, &i.source[1]) || !small(p, "RS3", NUMBERS, &i.source[2]) ||
        !small(p, "RD", NUMBERS, &i.rd) || !small(p, "WB", 2, &wb) ||
        !number(p, "WAIT", CYCLES, &i.in_wait) || !line_ends(p))
        return false;
    if (id != r->ninst)
        return wrong(p, "ID = %" PRIx64 ": instructions are numbered from 0, one up each", id);
    i.mask = mask;
    i.writes = wb;
    i.out_cycle = UINT64_MAX;
    for (unsigned k = 0; k < RECORDED_SOURCES; k++) {
        if (!is_register(p, used >> k & 1, sources[k], &i.source[k]))
            return false;
        if ((used >> k & 1) && i.source[k]) {
            i.used |= 1u << k;
            needs(p, &i, i.source[k]);
        }
    }
    if (!is_register(p, i.writes, "RD", &i.rd))
        return false;
    if (i.writes)
        needs(p, &i, i.rd);
    if (r->ninst == p->inst_cap) {
        p->inst_cap = p->inst_cap ? 2 * p->inst_cap : 1024;
        r->inst = xrealloc(r->inst, p->inst_cap * sizeof *r->inst);
        r->leaving = xrealloc(r->leaving, p->inst_cap * sizeof *r->leaving);
    }
    r->inst[r->ninst++] = i;
    return true;
}

/* The instruction that an O or W line names. */
static bool named(struct reader *p, struct recorded_instruction **i, uint64_t *id)
{
    unsigned warp;
    if (!number(p, "ID", 0, id))
        return false;
    if (*id >= p->r->ninst)
        return wrong(p, "ID = %" PRIx64 ": no S line above has it", *id);
    *i = &p->r->inst[*id];
    if (!small(p, "WARP", p->r->warps, &warp))
        return false;
    return warp == (*i)->warp ||
           wrong(p, "WARP = %x: the S line of ID %" PRIx64 " has %x", warp, *id, (*i)->warp);
}

static bool leaves(struct reader *p)
{
    static const char *const names[] = {"VAL1", "VAL2", "VAL3"};
    struct recorded_instruction *i;
    uint64_t cycle, id, mask, pc;
    if (!begin_event(p, &cycle) || !named(p, &i, &id) || !number(p, "TMASK", 0, &mask) ||
        !number(p, "PC", 0, &pc))
        return false;
    if (i->out_cycle != UINT64_MAX)
        return wrong(p, "ID = %" PRIx64 ": it has left already", id);
    if (mask != i->mask || pc != i->pc)
        return wrong(p, "TMASK and PC are not those of the S line of ID %" PRIx64, id);
    for (unsigned k = 0; k < RECORDED_SOURCES; k++) {
        if (!value(p, names[k], true, &i->value[k]))
            return false;
        if ((i->value[k].word != NULL) != (i->used >> k & 1))
            return wrong(p, "%s: must be - iff the S line of ID %" PRIx64 " does not read it",
                         names[k], id);
    }
    if (!number(p, "WAIT", CYCLES, &i->out_wait) || !line_ends(p))
        return false;
    i->out_cycle = cycle;
    p->r->leaving[p->nleft++] = id;
    return true;
}

static bool is_written(struct reader *p)
{
    struct recording *r = p->r;
    struct recorded_instruction *i;
    struct recorded_write w = {0};
    uint64_t id;
    unsigned sop, eop;
    if (!begin_event(p, &w.cycle) || !named(p, &i, &id) ||
        !number(p, "TMASK", below(r->threads), &w.mask) || !small(p, "RD", r->registers, &w.rd) ||
        !small(p, "SOP", 2, &sop) || !small(p, "EOP", 2, &eop) ||
        !value(p, "DATA", false, &w.value) || !line_ends(p))
        return false;
    if (!i->writes || i->rd != w.rd)
        return wrong(p, "RD = %x: the instruction %" PRIx64 " does not write it", w.rd, id);
    if (i->out_cycle == UINT64_MAX)
        return wrong(p, "ID = %" PRIx64 ": it has not left", id);
    w.warp = i->warp;
    w.instruction = id;
    if (r->nwrite == p->write_cap) {
        p->write_cap = p->write_cap ? 2 * p->write_cap : 1024;
        r->write = xrealloc(r->write, p->write_cap * sizeof *r->write);
    }
    r->write[r->nwrite++] = w;
    *last_write(p, w.warp, w.rd) = r->nwrite;
    return true;
}

/* ---- header */

/* NAME=N somewhere in the line, decimal. */
static bool setting(struct reader *p, const char *line, const char *name, uint64_t least,
                    uint64_t most, uint64_t *v)
{
    size_t n = strlen(name);
    const char *at = line;
    while ((at = strstr(at, name)) && !(at[-1] == ' ' && at[n] == '='))
        at += n;
    char *end;
    if (!at)
        return wrong(p, "%s=N is missing", name);
    *v = strtoull(at + n + 1, &end, 10);
    if (end == at + n + 1 || (*end && *end != ' ') || *v < least || *v > most)
        return wrong(p, "%s: must be %" PRIu64 " to %" PRIu64, name, least, most);
    return true;
}

static bool read_config(struct reader *p, const char *line)
{
    struct recording *r = p->r;
    const struct {
        const char *name;
        uint64_t most;
        unsigned *to;
    } keys[] = {{"warps", MAX_WARPS, &r->warps},
                {"threads", MAX_THREADS, &r->threads},
                {"banks", 1024, &r->banks},
                {"opcs", 1024, &r->collectors},
                {"regs", MAX_REGISTERS, &r->registers},
                {"xlen", 32, &r->bits}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        uint64_t v;
        if (!setting(p, line, keys[i].name, 1, keys[i].most, &v))
            return false;
        *keys[i].to = (unsigned)v;
    }
    if (r->bits != 32)
        return wrong(p, "xlen=%u: must be 32", r->bits);
    free(p->last_write);
    p->last_write = xcalloc((size_t)r->warps * r->registers, sizeof *p->last_write);
    p->config = true;
    return true;
}

static bool header(struct reader *p, const char *line)
{
    static const char title[] = "# operand-stage recording, format ", config[] = "# config ",
                      events[] = "# events ";
    if (strncmp(line, title, strlen(title)) == 0) {
        if (strcmp(line + strlen(title), "1") != 0)
            return wrong(p, "format %.20s: must be 1", line + strlen(title));
        p->format = true;
    }
    if (strncmp(line, config, strlen(config)) == 0)
        return p->config ? wrong(p, "a second # config") : read_config(p, line);
    if (strncmp(line, events, strlen(events)) == 0) {
        p->events = true;
        return setting(p, line, "S", 0, UINT32_MAX, &p->said_inst) &&
               setting(p, line, "O", 0, UINT32_MAX, &p->said_left) &&
               setting(p, line, "W", 0, UINT32_MAX, &p->said_write) &&
               setting(p, line, "cycles", 0, UINT64_MAX - 1, &p->r->cycles);
    }
    return true;
}

static bool read_line(struct reader *p, char *line)
{
    if (line[0] == '#')
        return header(p, line);
    p->rest = line[0] && line[1] == ' ' ? line + 2 : line + strlen(line);
    switch (line[0]) {
    case '\0':
        return true; /* an empty line */
    case 'S':
        return enters(p);
    case 'O':
        return leaves(p);
    case 'W':
        return is_written(p);
    default:
        return wrong(p, "%.20s: a line begins with #, S, O or W", line);
    }
}

/* What only the whole file shows. */
static bool complete(struct reader *p)
{
    const struct recording *r = p->r;
    if (!p->format || !p->config || !p->events) {
        diag_error(p->d, "%s: no recording: %s is missing (docs/recording.md)", r->path,
                   !p->format   ? "# operand-stage recording, format 1"
                   : !p->config ? "# config"
                                : "# events");
        return false;
    }
    if (r->ninst != p->said_inst || p->nleft != p->said_left || r->nwrite != p->said_write) {
        diag_error(
            p->d,
            "%s: S=%zu O=%zu W=%zu lines, # events says S=%" PRIu64 " O=%" PRIu64 " W=%" PRIu64,
            r->path, r->ninst, p->nleft, r->nwrite, p->said_inst, p->said_left, p->said_write);
        return false;
    }
    if (p->nleft != r->ninst) {
        diag_error(p->d, "%s: %zu instructions enter and %zu leave", r->path, r->ninst, p->nleft);
        return false;
    }
    return true;
}

struct recording *recording_read(const char *path, struct diag *d)
{
    struct recording *r = xcalloc(1, sizeof *r);
    struct reader p = {.r = r, .d = d, .in = trace_input_open(path, d)};
    bool good = p.in != NULL;
    char *line;
    size_t len;
    r->path = xstrdup(path);
    while (good && (line = trace_input_line(p.in, &len, d)))
        good = len == strlen(line) ? read_line(&p, line) : wrong(&p, "a line with a zero byte");
    good = good && !trace_input_failed(p.in) && complete(&p);
    r->length = p.last_cycle;
    if (p.in)
        trace_input_close(p.in);
    free(p.last_write);
    if (good)
        return r;
    recording_free(r);
    return NULL;
}

void recording_free(struct recording *r)
{
    if (!r)
        return;
    for (size_t i = 0; i < r->nblocks; i++)
        free(r->blocks[i]);
    free(r->blocks);
    free(r->inst);
    free(r->write);
    free(r->leaving);
    free(r->path);
    free(r);
}
