/* Golden side of a collector stage under recorded transactions of a host (docs/recording.md): the
 * recording is stimulus and answer; the model says when. */
#include "base/mem.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include "tb/regfile/golden.h"
#include "tb/regfile/recording.h"
#include <inttypes.h>
#include <stdlib.h>

/* Nothing enters, leaves or is written for so long, and for as long as the recording is: it hangs.
 */
enum { PATIENCE = 100 * 1000 };

/* The state of an instruction of the recording. */
struct passing {
    uint64_t left; /* cycle of the replay in which it left */
    bool in, out;
    size_t next; /* the next one of its warp that is in and has not left, in order of entry */
};

struct golden_recording {
    struct golden g;
    struct recording *r;
    struct sizes z;
    enum recording_pace pace;
    const struct block_model *model;
    void *state;
    struct port port[REGFILE_PORTS];
    struct recording_figures figures;
    struct passing *at;             /* [ninst] */
    size_t head[64], tail[64];      /* [warps] of those lists, or NONE */
    size_t entered, written, gone;  /* so many S, W and O lines are done */
    uint64_t prefill, cycle, moved; /* cycles of the prefill, so far, and of the last progress */
    uint64_t offered_at;            /* host pace: cycle of the last acceptance */
    uint64_t waited;                /* and cycles for which the next one has waited */
    uint32_t *in, *row, *meta, *got;
    struct failure first, failure;
    bool over;
};

static const size_t NONE = (size_t)-1;

static const struct port *at(const struct golden_recording *m, enum regfile_port p)
{
    return &m->port[p];
}

static bool has(const struct golden_recording *m, enum regfile_port p)
{
    return port_exists(at(m, p));
}

static void put(const struct golden_recording *m, enum regfile_port p, unsigned i, uint64_t v)
{
    if (has(m, p))
        port_put(at(m, p), m->in, i, v & low_bits(at(m, p)->width));
}

/* Cycles behind the prefill. */
static uint64_t now(const struct golden_recording *m)
{
    return m->cycle - m->prefill;
}

static unsigned place(const struct golden_recording *m, unsigned warp, unsigned reg)
{
    return warp * m->r->registers + reg;
}

/* The number of the instruction, and all that travels with it mixed into what is left. */
static void metadata(const struct golden_recording *m, size_t n, uint32_t *meta)
{
    const struct recorded_instruction *i = &m->r->inst[n];
    uint64_t mix = mix64(i->mask ^ (uint64_t)i->pc << 8 ^ (uint64_t)i->rd << 44 ^
                         (uint64_t)i->unit << 52 ^ (uint64_t)i->writes << 60);
    unsigned w = words32(m->z.meta_bits);
    meta[0] = (uint32_t)n;
    for (unsigned k = 1; k < w; k++)
        meta[k] = (uint32_t)(mix >> (k % 2 ? 0 : 32)) * (2 * k + 1) ^ (uint32_t)n;
    if (m->z.meta_bits % 32)
        meta[w - 1] &= (uint32_t)low_bits(m->z.meta_bits % 32);
}

/* ---- what goes in */

/* Words of the recording's threads; the lanes above them are zero. */
static void put_row(const struct golden_recording *m, const uint32_t *word)
{
    bits_zero(m->row, 0, 32 * (size_t)words32(m->z.w));
    for (unsigned t = 0; t < m->r->threads; t++)
        pins_put(m->row, t * m->z.lane_bits, 32, word[t]);
    port_put_words(at(m, PORT_wb_data), m->in, 0, m->row);
}

static void put_write(const struct golden_recording *m, unsigned warp, unsigned reg, uint64_t mask)
{
    put(m, PORT_wb_phys, 0, place(m, warp, reg));
    put(m, PORT_wb_mask, 0, mask);
    put(m, PORT_wb_wid, 0, warp);
    put(m, PORT_wb_reg, 0, reg);
    put(m, PORT_wb_near, 0, 1);
}

/* Every register gets a value that no program expects. */
static bool drive_prefill(const struct golden_recording *m)
{
    if (m->cycle >= m->prefill)
        return false;
    uint32_t word[64];
    for (unsigned t = 0; t < m->r->threads; t++)
        word[t] = (uint32_t)mix64(m->cycle * 64 + t);
    put_row(m, word);
    unsigned n = (unsigned)m->cycle;
    put_write(m, n / m->r->registers, n % m->r->registers, low_bits(m->z.lanes));
    return true;
}

static bool may_write(const struct golden_recording *m)
{
    if (m->written == m->r->nwrite)
        return false;
    const struct recorded_write *w = &m->r->write[m->written];
    const struct recorded_instruction *i = &m->r->inst[w->instruction];
    const struct passing *p = &m->at[w->instruction];
    uint64_t distance = m->pace == PACE_EARLY ? 1 : w->cycle - i->out_cycle;
    return p->out && now(m) >= p->left + (distance ? distance : 1);
}

static bool may_enter(const struct golden_recording *m)
{
    if (m->entered == m->r->ninst)
        return false;
    const struct recorded_instruction *i = &m->r->inst[m->entered];
    if (m->written < i->needs)
        return false;
    if (m->pace != PACE_HOST)
        return true;
    uint64_t before = m->entered ? m->r->inst[m->entered - 1].in_cycle : 0;
    uint64_t distance = i->in_cycle - before, wait = i->in_wait < distance ? i->in_wait : distance;
    return now(m) >= m->offered_at + distance - wait;
}

/* The input at which the next instruction is offered. */
static unsigned input_of(const struct golden_recording *m)
{
    return m->r->inst[m->entered].warp % m->z.nsched;
}

static void put_instruction(const struct golden_recording *m, unsigned s)
{
    const struct recorded_instruction *i = &m->r->inst[m->entered];
    put(m, PORT_inst_wid, s, i->warp);
    put(m, PORT_inst_src_valid, s, i->used);
    put(m, PORT_inst_class, s, i->unit % m->z.classes);
    for (unsigned k = 0; k < RECORDED_SOURCES; k++) {
        put(m, PORT_inst_phys, s * m->z.nsrc + k, place(m, i->warp, i->source[k]));
        put(m, PORT_inst_reg, k, i->source[k]);
        put(m, PORT_inst_near, k, 1);
    }
    metadata(m, m->entered, m->meta);
    port_put_words(at(m, PORT_inst_meta), m->in, s, m->meta);
}

/* host: what leaves next has not waited as long as it did there. */
static bool held_back(const struct golden_recording *m)
{
    return m->pace == PACE_HOST && m->gone < m->r->ninst &&
           m->waited < m->r->inst[m->r->leaving[m->gone]].out_wait;
}

static void drive(const struct golden_recording *m)
{
    bool fills = drive_prefill(m), enters = !fills && may_enter(m);
    unsigned s = enters ? input_of(m) : 0;
    port_put_all(at(m, PORT_inst_valid), m->in, enters ? 1u << s : 0);
    if (enters)
        put_instruction(m, s);
    bool writes = !fills && may_write(m);
    if (writes) {
        const struct recorded_write *w = &m->r->write[m->written];
        put_row(m, w->value.word);
        put_write(m, w->warp, w->rd, w->mask);
    }
    port_put_all(at(m, PORT_wb_valid), m->in, fills || writes);
    port_put_all(at(m, PORT_disp_ready), m->in,
                 fills || held_back(m) ? 0 : low_bits(m->z.ndisp * m->z.classes));
}

/* Stealing: what is offered next, once it is known whether the present offer is taken. */
static void announce(const struct golden_recording *m, const uint32_t *out)
{
    size_t n = m->entered + (regfile_pins_issue(m->port, m->in, out) != 0);
    bool known = m->cycle >= m->prefill && n < m->r->ninst;
    port_put_all(at(m, PORT_coming_valid), m->in, known);
    if (!known)
        return;
    const struct recorded_instruction *i = &m->r->inst[n];
    put(m, PORT_coming_wid, 0, i->warp);
    put(m, PORT_coming_src_valid, 0, i->used);
    for (unsigned k = 0; k < RECORDED_SOURCES; k++)
        put(m, PORT_coming_phys, k, place(m, i->warp, i->source[k]));
}

/* ---- what comes out */

__attribute__((format(printf, 3, 4))) static void differs(struct golden_recording *m, size_t n,
                                                          const char *fmt, ...)
{
    char text[200];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    failure_oracle(&m->first, "RECORDED", 0, m->cycle, " instruction=%zx (%s): %s", n, m->r->path,
                   text);
}

/* The list of its warp without it; false if it is not the first there. */
static bool unlink_it(struct golden_recording *m, size_t n)
{
    unsigned w = m->r->inst[n].warp;
    size_t before = NONE, i = m->head[w];
    while (i != n) {
        before = i;
        i = m->at[i].next;
    }
    if (before == NONE)
        m->head[w] = m->at[n].next;
    else
        m->at[before].next = m->at[n].next;
    if (m->tail[w] == n)
        m->tail[w] = before;
    return before == NONE;
}

/* Which instruction it is: that of its warp with this metadata. NONE: there is none. */
static size_t which(struct golden_recording *m, const uint32_t *out, unsigned p)
{
    unsigned warp = (unsigned)port_get(at(m, PORT_disp_wid), out, p);
    port_get_words(at(m, PORT_disp_meta), out, p, m->got);
    size_t bytes = words32(m->z.meta_bits) * sizeof *m->got;
    for (size_t i = warp < m->r->warps ? m->head[warp] : NONE; i != NONE; i = m->at[i].next) {
        metadata(m, i, m->meta);
        if (memcmp(m->meta, m->got, bytes) == 0)
            return i;
    }
    return NONE;
}

static void compare_operand(struct golden_recording *m, size_t n, const uint32_t *out, unsigned p,
                            unsigned k)
{
    const struct recorded_value *v = &m->r->inst[n].value[k];
    bool absent = !v->word, same = true;
    port_get_words(at(m, PORT_disp_data), out, p * m->z.nsrc + k, m->row);
    for (unsigned t = 0; t < m->r->threads && same; t++) {
        uint32_t got = (uint32_t)pins_get(m->row, t * m->z.lane_bits, 32);
        uint32_t want = absent ? 0 : v->word[t];
        if ((absent || (v->known >> t & 1)) && got != want) {
            same = false;
            differs(m, n, "operand=%u thread=%u expected=%x actual=%x", k + 1, t, want, got);
        }
    }
    m->figures.operands += !absent;
    m->figures.mismatches += !same;
}

static void leaves(struct golden_recording *m, const uint32_t *out, unsigned p)
{
    size_t n = which(m, out, p);
    m->moved = m->cycle;
    m->waited = 0;
    m->gone++;
    m->figures.instructions++;
    if (n == NONE) {
        m->figures.mismatches++;
        differs(m, m->gone, "what leaves is of no instruction that is inside");
        return;
    }
    m->at[n].out = true;
    m->at[n].left = now(m);
    if (!unlink_it(m, n)) {
        m->figures.order_errors++;
        differs(m, n, "it leaves before an older one of warp %u", m->r->inst[n].warp);
    }
    if (port_get(at(m, PORT_disp_src_valid), out, p) != m->r->inst[n].used) {
        m->figures.mismatches++;
        differs(m, n, "operands present are not %x", m->r->inst[n].used);
    }
    for (unsigned k = 0; k < RECORDED_SOURCES; k++)
        compare_operand(m, n, out, p, k);
}

static void enter(struct golden_recording *m)
{
    size_t n = m->entered++;
    unsigned w = m->r->inst[n].warp;
    m->at[n].in = true;
    m->at[n].next = NONE;
    if (m->head[w] == NONE)
        m->head[w] = n;
    else
        m->at[m->tail[w]].next = n;
    m->tail[w] = n;
    m->offered_at = now(m);
    m->moved = m->cycle;
}

static void observe(struct golden_recording *m, const uint32_t *out)
{
    uint64_t left = port_all(at(m, PORT_disp_valid), out);
    if (m->z.classes == 1 && left && held_back(m))
        m->waited++;
    if (m->z.classes == 1)
        left &= port_all(at(m, PORT_disp_ready), m->in);
    else if (held_back(m)) /* nothing is offered to a class that is not ready */
        m->waited += regfile_complete(regfile_of_model(m->state)) != 0;
    for (; left; left &= left - 1)
        leaves(m, out, first_bit(left));
    if (regfile_pins_issue(m->port, m->in, out))
        enter(m);
    bool writes =
        port_get(at(m, PORT_wb_valid), m->in, 0) && port_get(at(m, PORT_wb_ready), out, 0);
    if (writes && m->cycle >= m->prefill) {
        m->written++;
        m->moved = m->cycle;
    }
}

/* ---- the golden side */

/* The run is over: what was found is told. */
static void finish(struct golden_recording *m)
{
    m->over = true;
    m->figures.cycles = now(m);
    if (m->figures.mismatches || m->figures.order_errors)
        m->failure = m->first;
}

static void check_progress(struct golden_recording *m)
{
    const char *law = regfile_law(regfile_of_model(m->state));
    if (law)
        failure_law(&m->failure, law, 0, m->cycle, "%s", "");
    if (m->cycle >= m->prefill && m->written == m->r->nwrite && m->gone >= m->r->ninst &&
        m->entered == m->r->ninst)
        finish(m);
    else if (m->cycle - m->moved > PATIENCE + m->r->length)
        failure_oracle(&m->failure, "HANG", 0, m->cycle,
                       ": %zu of %zu instructions have entered, %zu have left", m->entered,
                       m->r->ninst, m->gone);
}

static enum golden_status step(struct golden *g, bool *rst, uint32_t *in, uint32_t *out,
                               struct diag *d)
{
    struct golden_recording *m = (struct golden_recording *)g;
    (void)d;
    if (m->failure.kind)
        return GOLDEN_FAILED;
    if (m->over)
        return GOLDEN_DONE;
    *rst = false;
    drive(m);
    memset(out, 0, g->pins.out_words * sizeof *out);
    m->model->eval(m->state, m->in, out);
    if (has(m, PORT_coming_valid)) /* no output depends on it */
        announce(m, out);
    memcpy(in, m->in, g->pins.in_words * sizeof *in);
    observe(m, out);
    m->model->clock(m->state, in);
    m->cycle++;
    check_progress(m);
    return GOLDEN_CYCLE;
}

static const struct failure *failure(const struct golden *g)
{
    return &((const struct golden_recording *)g)->failure;
}

static const struct cover_point *cover(const struct golden *g, unsigned u, size_t *n)
{
    const struct golden_recording *m = (const struct golden_recording *)g;
    (void)u;
    return m->model->cover(m->state, n);
}

static void destroy(struct golden *g)
{
    struct golden_recording *m = (struct golden_recording *)g;
    if (m->state)
        m->model->destroy(m->state);
    recording_free(m->r);
    free(m->at);
    free(m->in);
    free(m->row);
    free(m->meta);
    free(m->got);
    pins_free(&g->pins);
    free(m);
}

static const struct golden_ops ops = {step, failure, cover, destroy};

/* The stage is large enough for the host's warps, threads and registers. */
static bool fits(const struct recording *r, const struct sizes *z, struct diag *d)
{
    const struct {
        const char *key;
        unsigned has, needs;
    } rows[] = {{"regfile.warps", z->nw, r->warps},
                {"regfile.lanes", z->lanes, r->threads},
                {"regfile.lane_bits", z->lane_bits, r->bits},
                {"ocu.sources", z->nsrc, RECORDED_SOURCES},
                {"regfile.banks * regfile.depth", z->nbank * z->depth, r->warps * r->registers},
                {"2^ccu.tag_bits", z->hints ? 1u << z->tagw : r->registers, r->registers}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].has < rows[i].needs)
            diag_error(d, "%s: %s = %u: must be at least %u for this recording", r->path,
                       rows[i].key, rows[i].has, rows[i].needs);
    return d->errors == 0;
}

struct golden *golden_recording(const struct system *s, const struct params *p, const char *path,
                                enum recording_pace pace, struct diag *d)
{
    struct sizes z = params_sizes(p);
    struct recording *r = recording_read(path, d);
    if (!r || !fits(r, &z, d)) {
        recording_free(r);
        return NULL;
    }
    struct golden_recording *m = xcalloc(1, sizeof *m);
    m->g.ops = &ops;
    m->g.units = 1;
    m->g.recording = &m->figures;
    m->model = s->model;
    block_pins(m->model, p, &m->g.pins);
    m->state = m->model->create(p);
    m->r = r;
    m->z = z;
    m->pace = pace;
    m->prefill = (uint64_t)r->warps * r->registers;
    m->figures.recorded_cycles = r->cycles;
    regfile_ports_in(p, &m->g.pins, m->port);
    m->at = xcalloc(r->ninst + 1, sizeof *m->at);
    m->in = xcalloc(m->g.pins.in_words + 1, sizeof *m->in);
    m->row = xcalloc(words32(z.w) + 2, sizeof *m->row);
    m->meta = xcalloc(words32(z.meta_bits) + 1, sizeof *m->meta);
    m->got = xcalloc(words32(z.meta_bits) + 1, sizeof *m->got);
    for (unsigned w = 0; w < r->warps; w++)
        m->head[w] = m->tail[w] = NONE;
    return &m->g;
}
