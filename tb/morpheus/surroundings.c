/* What surrounds the controller of an LLC partition: cores with requests, the conventional cache,
 * memory, the warps of the cores in cache mode with their sets, and who configures it. */
#include "tb/morpheus/surroundings.h"
#include "base/mem.h"
#include "cmodel/util.h"

enum message { LOAD_ROW, LOAD_DATA, STORE_DATA, STORE_ROW, NO_MESSAGE };

enum stage {
    AT_ROW,     /* loads its row, and waits for it */
    AT_PAYLOAD, /* loads the data, and waits */
    AT_WORK,    /* looks its set up, in its own time */
    AT_FETCH,   /* reads a block past the caches, and waits */
    AT_EVICT,   /* writes what has left the set */
    AT_ANSWER,
    AT_REPORT
};

struct warp {
    enum stage stage;
    struct ext_kernel *kernel; /* made when it is first needed */
    struct ext_row row;
    struct ext_report report;
    uint32_t fetched[BLOCK_WORDS];
    size_t evicted; /* evictions written */
    unsigned services;
    uint32_t first; /* hash value of its range */
};

/* Numbers in the order in which they came. */
struct list {
    unsigned *at, n;
};

struct reply { /* of the conventional cache, or of memory */
    uint32_t id[MORPHEUS_ID_WORDS], blk;
    bool ack;
    uint32_t data[BLOCK_WORDS];
};
/* `order`: places in `at`, the oldest first, then the free ones. */
struct replies {
    struct reply *at;
    unsigned *order, n, cap;
    bool shown; /* the first of them, until it is taken */
};

struct surroundings {
    struct surroundings_config c;
    struct morpheus_layout l;
    struct morpheus_policy policy;
    struct contents memory, cached; /* cached: dirty in the conventional cache */
    struct warp *warp;
    struct list talk, work, bypass; /* sets that would send, compute, use the bypass */
    bool talks, bypasses;           /* the first of its list is shown, until it is accepted */
    unsigned byp_id;                /* of what is shown there */
    struct list shared;             /* shared_input: sets, or `sets` for a request, as they came */
    struct replies cllc, dram;
    struct core_request request;
    bool offers;
    uint32_t origin;    /* of the next request */
    struct list flying; /* origins */
    unsigned most_flying;
    unsigned fetcher[256]; /* set by id on the bypass; NOBODY: free */
    unsigned ids;
    bool configures;
    struct division asked;
    struct addr_classes classes;
    unsigned loads;
};

enum { MOST_FLYING = 256, NOBODY = UINT32_MAX };

/* ---- lists */

static void list_add(struct list *l, unsigned v)
{
    l->at[l->n++] = v;
}

/* Brings item i to the front; the others keep their order. */
static void list_front(struct list *l, unsigned i)
{
    unsigned v = l->at[i];
    memmove(l->at + 1, l->at, i * sizeof *l->at);
    l->at[0] = v;
}

static unsigned list_take(struct list *l, unsigned i)
{
    unsigned v = l->at[i];
    l->n--;
    memmove(l->at + i, l->at + i + 1, (l->n - i) * sizeof *l->at);
    return v;
}

static struct reply *reply_new(struct replies *r)
{
    if (r->n == r->cap) {
        r->cap = r->cap ? 2 * r->cap : 64;
        r->at = xrealloc(r->at, r->cap * sizeof *r->at);
        r->order = xrealloc(r->order, r->cap * sizeof *r->order);
        for (unsigned i = r->n; i < r->cap; i++)
            r->order[i] = i;
    }
    return &r->at[r->order[r->n++]];
}

static void reply_taken(struct replies *r)
{
    unsigned place = r->order[0];
    r->shown = false;
    r->n--;
    memmove(r->order, r->order + 1, r->n * sizeof *r->order);
    r->order[r->n] = place;
}

/* ---- life */

struct surroundings *surroundings_create(const struct surroundings_config *c,
                                         const struct pin_list *pins,
                                         const struct morpheus_policy *policy)
{
    struct surroundings *s = xcalloc(1, sizeof *s);
    s->c = *c;
    s->l = morpheus_layout(pins, c->sets);
    s->policy = *policy;
    s->warp = xcalloc(c->sets, sizeof *s->warp);
    s->talk.at = xcalloc(c->sets + 1, sizeof(unsigned));
    s->work.at = xcalloc(c->sets + 1, sizeof(unsigned));
    s->bypass.at = xcalloc(c->sets + 1, sizeof(unsigned));
    s->shared.at = xcalloc(c->sets + 2, sizeof(unsigned));
    unsigned most = c->most_flying ? c->most_flying : MOST_FLYING;
    s->flying.at = xcalloc(most + 1, sizeof(unsigned));
    s->most_flying = (1u << s->l.origin_bits) - 1;
    if (s->most_flying > most)
        s->most_flying = most;
    s->ids = s->l.origin_bits < 8 ? 1u << s->l.origin_bits : 256;
    surroundings_reset(s);
    return s;
}

void surroundings_destroy(struct surroundings *s)
{
    if (!s)
        return;
    for (unsigned i = 0; i < s->c.sets; i++)
        ext_kernel_destroy(s->warp[i].kernel);
    free(s->warp);
    free(s->talk.at);
    free(s->work.at);
    free(s->bypass.at);
    free(s->shared.at);
    free(s->flying.at);
    free(s->cllc.at);
    free(s->cllc.order);
    free(s->dram.at);
    free(s->dram.order);
    contents_free(&s->memory);
    contents_free(&s->cached);
    free(s);
}

static void next_stage(struct surroundings *s, unsigned set, enum stage stage)
{
    s->warp[set].stage = stage;
    if (stage == AT_WORK)
        list_add(&s->work, set);
    else if (stage == AT_FETCH || stage == AT_EVICT)
        list_add(&s->bypass, set);
    else
        list_add(&s->talk, set);
}

void surroundings_reset(struct surroundings *s)
{
    contents_clear(&s->memory, s->l.words);
    contents_clear(&s->cached, s->l.words);
    s->talk.n = s->work.n = s->bypass.n = s->shared.n = s->flying.n = 0;
    s->origin = s->byp_id = 0;
    s->talks = s->bypasses = s->offers = s->configures = false;
    s->cllc.n = s->dram.n = 0;
    s->cllc.shown = s->dram.shown = false;
    s->classes = (struct addr_classes){0};
    for (unsigned i = 0; i < 256; i++)
        s->fetcher[i] = NOBODY;
    for (unsigned i = 0; i < s->c.sets; i++) {
        if (s->warp[i].kernel)
            ext_kernel_clear(s->warp[i].kernel);
        s->warp[i].services = 0;
        next_stage(s, i, AT_ROW);
    }
}

/* ---- answers to questions */

bool surroundings_idle(const struct surroundings *s)
{
    bool busy = s->offers || s->flying.n || s->configures || s->work.n || s->bypass.n ||
                s->cllc.n || s->dram.n;
    for (unsigned i = 0; i < s->c.sets && !busy; i++)
        busy = s->warp[i].stage != AT_ROW;
    return !busy;
}

const struct addr_classes *surroundings_classes(const struct surroundings *s)
{
    return &s->classes;
}

unsigned surroundings_loads(const struct surroundings *s)
{
    return s->loads;
}

unsigned surroundings_flying(const struct surroundings *s)
{
    return s->flying.n;
}

bool surroundings_evicts(const struct surroundings *s, unsigned set)
{
    return s->warp[set].stage == AT_EVICT;
}

bool surroundings_configures(const struct surroundings *s)
{
    return s->configures;
}

void surroundings_memory(const struct surroundings *s, uint32_t blk, uint32_t data[BLOCK_WORDS])
{
    const uint32_t *v = contents_find(&s->cached, blk);
    if (!v)
        v = contents_find(&s->memory, blk);
    if (v)
        memcpy(data, v, BLOCK_WORDS * sizeof *data);
    else
        contents_first(blk, s->l.words, data);
}

static bool stalls(struct surroundings *s, enum stall who, unsigned index)
{
    return s->policy.stalls(s->policy.self, who, index);
}

static unsigned pick(struct surroundings *s, unsigned n)
{
    return n > 1 && s->policy.pick ? s->policy.pick(s->policy.self, n) : 0;
}

/* ---- a cycle's inputs */

static void clear(uint32_t *port, unsigned words)
{
    memset(port, 0, words * sizeof *port);
}

static void offer(struct surroundings *s, uint32_t *in)
{
    const struct morpheus_layout *l = &s->l;
    if (!s->offers && s->flying.n < s->most_flying &&
        s->policy.request(s->policy.self, &s->request)) {
        s->offers = true;
        if (s->c.shared_input)
            list_add(&s->shared, s->c.sets);
        bool used = true;
        while (used) {
            s->origin = (s->origin + 1) & (uint32_t)((1ull << l->origin_bits) - 1);
            used = false;
            for (unsigned i = 0; i < s->flying.n; i++)
                used |= s->flying.at[i] == s->origin;
        }
    }
    bool shown = s->offers && (!s->c.shared_input || s->shared.at[0] == s->c.sets);
    const struct core_request *r = &s->request;
    in[l->req_valid] = shown;
    in[l->req_op] = shown ? r->op : 0;
    in[l->req_blk] = shown ? r->blk : 0;
    in[l->req_origin] = shown ? s->origin : 0;
    in[l->req_atomop] = shown ? r->atomop : 0;
    clear(in + l->req_mask, l->mask_words);
    clear(in + l->req_data, l->words);
    if (shown) {
        memcpy(in + l->req_mask, r->mask, l->mask_words * sizeof *in);
        if (l->bytes < 32)
            in[l->req_mask] &= (1u << l->bytes) - 1;
        block_put(l, in + l->req_data, r->data);
    }
}

/* The reply that is shown, chosen now if none is; older ones of its block go first. */
static const struct reply *show(struct surroundings *s, struct replies *r, enum stall who)
{
    unsigned first = r->shown ? 0 : pick(s, r->n);
    for (unsigned k = 0; k < r->n && !r->shown; k++) {
        unsigned i = (first + k) % r->n, place;
        if (stalls(s, who, r->at[r->order[i]].blk))
            continue;
        for (unsigned older = 0; older < i; older++)
            if (r->at[r->order[older]].blk == r->at[r->order[i]].blk)
                i = older;
        place = r->order[i];
        memmove(r->order + 1, r->order, i * sizeof *r->order);
        r->order[0] = place;
        r->shown = true;
    }
    return r->shown ? &r->at[r->order[0]] : NULL;
}

static void reply(struct surroundings *s, uint32_t *in)
{
    const struct morpheus_layout *l = &s->l;
    const struct reply *c = show(s, &s->cllc, STALL_CLLC_RSP),
                       *d = show(s, &s->dram, STALL_DRAM_RSP);
    in[l->cllc_rsp_valid] = c != NULL;
    in[l->cllc_rsp_origin] = c ? c->id[0] : 0;
    in[l->cllc_rsp_ack] = c && c->ack;
    clear(in + l->cllc_rsp_data, l->words);
    if (c && !c->ack)
        block_put(l, in + l->cllc_rsp_data, c->data);
    in[l->dram_rsp_valid] = d != NULL;
    clear(in + l->dram_rsp_id, l->id_words);
    clear(in + l->dram_rsp_data, l->words);
    if (d) {
        memcpy(in + l->dram_rsp_id, d->id, l->id_words * sizeof *in);
        block_put(l, in + l->dram_rsp_data, d->data);
    }
}

/* The first of a list is one that does not rest, and stays until its message is accepted. */
static bool choose(struct surroundings *s, struct list *l, bool shown, enum stall who)
{
    if (shown || !l->n)
        return shown;
    unsigned first = pick(s, l->n);
    for (unsigned k = 0; k < l->n; k++) {
        unsigned i = (first + k) % l->n;
        if (stalls(s, who, l->at[i]))
            continue;
        list_front(l, i);
        return true;
    }
    return false;
}

static enum message message_of(const struct warp *w)
{
    switch (w->stage) {
    case AT_ROW:
        return LOAD_ROW;
    case AT_PAYLOAD:
        return LOAD_DATA;
    case AT_ANSWER:
        return STORE_DATA;
    default:
        return STORE_ROW;
    }
}

static void talk(struct surroundings *s, uint32_t *in)
{
    const struct morpheus_layout *l = &s->l;
    const struct list *from = s->c.shared_input ? &s->shared : &s->talk;
    if (!s->c.shared_input)
        s->talks = choose(s, &s->talk, s->talks, STALL_WARP);
    else {
        if (choose(s, &s->talk, false, STALL_WARP))
            list_add(&s->shared, list_take(&s->talk, 0));
        s->talks = s->shared.n && s->shared.at[0] != s->c.sets;
    }
    const struct warp *w = s->talks ? &s->warp[from->at[0]] : NULL;
    enum message m = w ? message_of(w) : NO_MESSAGE;
    in[l->mm_valid] = w != NULL;
    in[l->mm_op] = w ? m : 0;
    in[l->mm_set] = w ? from->at[0] : 0;
    bool reports = m == STORE_ROW || (s->c.joint && m == STORE_DATA);
    in[l->mm_touched] = reports && w->report.all_touched;
    in[l->mm_carry] = reports && w->report.carry;
    in[l->mm_tag] = reports && w->report.carry ? w->report.carry_tag : 0;
    clear(in + l->mm_data, l->words);
    if (m == STORE_DATA)
        block_put(l, in + l->mm_data, w->report.data);
}

/* The block of the set that has this tag. */
static uint32_t block_of(const struct surroundings *s, const struct warp *w, uint32_t tag)
{
    uint32_t low = (1u << s->l.separator.offw) - 1;
    uint32_t hash = w->first + ((tag - w->first) & low);
    return addr_unhash(hash & 0xffff, tag >> s->l.separator.offw);
}

static void use_bypass(struct surroundings *s, uint32_t *in)
{
    const struct morpheus_layout *l = &s->l;
    if (!s->bypasses) {
        unsigned tried = 0;
        for (; tried < s->ids && s->fetcher[s->byp_id] != NOBODY; tried++)
            s->byp_id = (s->byp_id + 1) % s->ids;
        s->bypasses = tried < s->ids && choose(s, &s->bypass, false, STALL_BYPASS);
    }
    in[l->byp_valid] = s->bypasses;
    in[l->byp_we] = in[l->byp_blk] = in[l->byp_id] = 0;
    clear(in + l->byp_data, l->words);
    if (!s->bypasses)
        return;
    const struct warp *w = &s->warp[s->bypass.at[0]];
    const struct ext_eviction *e = NULL;
    bool write = w->stage == AT_EVICT;
    if (write)
        ext_kernel_evictions(w->kernel, &e);
    in[l->byp_we] = write;
    in[l->byp_id] = s->byp_id;
    in[l->byp_blk] = block_of(s, w, write ? e[w->evicted].tag : w->row.tag);
    if (write)
        block_put(l, in + l->byp_data, e[w->evicted].data);
}

static void configure(struct surroundings *s, uint32_t *in)
{
    const struct morpheus_layout *l = &s->l;
    if (!s->configures)
        s->configures = s->policy.configure(s->policy.self, &s->asked);
    const struct division none = {.sets = 0}, *d = s->configures ? &s->asked : &none;
    const struct addr_classes *c = &d->classes;
    in[l->cfg_valid] = s->configures;
    in[l->cfg_sets] = d->sets;
    in[l->cfg_threshold] = c->threshold;
    in[l->cfg_threshold_rf] = c->threshold_rf;
    in[l->cfg_scale_rf] = c->scale_rf;
    in[l->cfg_scale_l1] = c->scale_l1;
    in[l->cfg_first_l1] = c->first_l1;
}

void surroundings_drive(struct surroundings *s, uint32_t *in)
{
    const struct morpheus_layout *l = &s->l;
    offer(s, in);
    reply(s, in);
    talk(s, in);
    use_bypass(s, in);
    configure(s, in);
    in[l->rsp_ready] = !stalls(s, STALL_RSP, 0);
    in[l->cllc_ready] = !stalls(s, STALL_CLLC, 0);
    in[l->dram_ready] = !stalls(s, STALL_DRAM, 0);
    in[l->mmr_ready] = !stalls(s, STALL_MMR, 0);
    in[l->byp_rsp_ready] = !stalls(s, STALL_BYP_RSP, 0);
    in[l->cllc_flushed] = !s->cllc.n && !stalls(s, STALL_FLUSHED, 0);
}

/* ---- what a cycle has done */

static void forget(struct surroundings *s, uint32_t origin)
{
    for (unsigned i = 0; i < s->flying.n; i++)
        if (s->flying.at[i] == origin) {
            list_take(&s->flying, i);
            return;
        }
}

static void conventional(struct surroundings *s, const uint32_t *out)
{
    const struct morpheus_layout *l = &s->l;
    struct ext_row row = {.op = (enum ext_op)out[l->cllc_op],
                          .atomic = (enum ext_atomic)out[l->cllc_atomop]};
    struct reply *r = reply_new(&s->cllc);
    uint32_t old[BLOCK_WORDS];
    r->id[0] = out[l->cllc_origin];
    r->blk = out[l->cllc_blk];
    memcpy(row.mask, out + l->cllc_mask, l->mask_words * sizeof *row.mask);
    block_get(l, row.payload, out + l->cllc_data);
    surroundings_memory(s, r->blk, old);
    r->ack = row.op != EXT_RD && row.op != EXT_ATOM;
    if (!r->ack)
        memcpy(r->data, old, sizeof old);
    if (row.op == EXT_RD)
        return;
    if (row.op == EXT_WR)
        memcpy(old, row.payload, sizeof old);
    else
        ext_change(old, &row);
    memcpy(contents_at(&s->cached, r->blk), old, sizeof old);
}

static void flush_conventional(struct surroundings *s)
{
    for (size_t i = 0; i < s->cached.size; i++) {
        const struct content *v = &s->cached.table[i];
        if (v->there)
            memcpy(contents_at(&s->memory, v->blk), v->data, sizeof v->data);
    }
    contents_clear(&s->cached, s->l.words);
}

static void memory(struct surroundings *s, const uint32_t *out)
{
    const struct morpheus_layout *l = &s->l;
    uint32_t *v = contents_at(&s->memory, out[l->dram_blk]);
    if (out[l->dram_we] & 1) {
        block_get(l, v, out + l->dram_data);
        return;
    }
    struct reply *r = reply_new(&s->dram);
    r->blk = out[l->dram_blk];
    memcpy(r->id, out + l->dram_id, l->id_words * sizeof *r->id);
    memcpy(r->data, v, sizeof r->data);
}

static void kernel_of(struct surroundings *s, unsigned set)
{
    const struct addr_classes *c = &s->classes;
    bool l1 = c->threshold_rf < c->threshold && set >= c->first_l1;
    if (!s->warp[set].kernel)
        s->warp[set].kernel =
            ext_kernel_create(l1 ? &s->c.l1_shape : &s->c.shape, s->c.carry, s->c.carry_after);
}

/* All sets are empty: they may become others. */
static void forget_kernels(struct surroundings *s)
{
    for (unsigned i = 0; i < s->c.sets; i++) {
        ext_kernel_destroy(s->warp[i].kernel);
        s->warp[i].kernel = NULL;
    }
}

static bool has_evictions(const struct warp *w)
{
    const struct ext_eviction *e;
    return w->evicted < ext_kernel_evictions(w->kernel, &e);
}

/* Behind the service: evictions, then the answer, then the report; or late evictions last. */
static void goes_on(struct surroundings *s, unsigned set)
{
    struct warp *w = &s->warp[set];
    bool answers = w->row.op == EXT_RD || w->row.op == EXT_ATOM;
    switch (w->stage) {
    case AT_WORK:
    case AT_FETCH:
        ext_kernel_serve(w->kernel, &w->row, w->fetched, &w->report);
        if (s->c.epoch && ++w->services % s->c.epoch == 0)
            ext_kernel_serve_epoch(w->kernel);
        w->evicted = 0;
        if (has_evictions(w) && !s->c.evict_late)
            next_stage(s, set, AT_EVICT);
        else
            next_stage(s, set, answers ? AT_ANSWER : AT_REPORT);
        break;
    case AT_EVICT:
        w->evicted++;
        if (has_evictions(w))
            next_stage(s, set, AT_EVICT);
        else if (s->c.evict_late)
            next_stage(s, set, AT_ROW);
        else
            next_stage(s, set, answers ? AT_ANSWER : AT_REPORT);
        break;
    case AT_ANSWER:
        next_stage(s, set, AT_REPORT);
        break;
    default:
        next_stage(s, set, s->c.evict_late && has_evictions(w) ? AT_EVICT : AT_ROW);
    }
}

/* A message of a warp was accepted. Loads wait for their answer, joint messages for the next row.
 */
static void talked(struct surroundings *s)
{
    unsigned set = list_take(s->c.shared_input ? &s->shared : &s->talk, 0);
    s->talks = false;
    struct warp *w = &s->warp[set];
    if (w->stage != AT_ANSWER && w->stage != AT_REPORT)
        return;
    if (s->c.joint)
        w->stage = AT_ROW;
    else
        goes_on(s, set);
}

static void take_data(struct surroundings *s, struct warp *w, const uint32_t *out)
{
    memcpy(w->row.mask, out + s->l.mmr_mask, s->l.mask_words * sizeof *w->row.mask);
    block_get(&s->l, w->row.payload, out + s->l.mmr_data);
}

static void answered(struct surroundings *s, const uint32_t *out)
{
    const struct morpheus_layout *l = &s->l;
    unsigned set = out[l->mmr_set];
    struct warp *w = &s->warp[set];
    bool data = out[l->mmr_pay] & 1;
    if (data && !s->c.joint) {
        take_data(s, w, out);
        next_stage(s, set, AT_WORK);
        return;
    }
    if (!(out[l->mmr_new] & 1)) {
        next_stage(s, set, AT_ROW);
        return;
    }
    kernel_of(s, set);
    w->row = (struct ext_row){.op = (enum ext_op)out[l->mmr_op],
                              .marker = out[l->mmr_mark] & 1,
                              .tag = out[l->mmr_tag],
                              .atomic = (enum ext_atomic)out[l->mmr_atomop]};
    if (data)
        take_data(s, w, out);
    bool loads = !s->c.joint && w->row.op != EXT_RD && w->row.op != EXT_FLUSH;
    next_stage(s, set, loads ? AT_PAYLOAD : AT_WORK);
}

static void bypassed(struct surroundings *s, const uint32_t *in)
{
    unsigned set = list_take(&s->bypass, 0);
    s->bypasses = false;
    if (in[s->l.byp_we] & 1)
        goes_on(s, set);
    else
        s->fetcher[s->byp_id] = set;
    s->byp_id = (s->byp_id + 1) % s->ids;
}

static void fetched(struct surroundings *s, const uint32_t *out)
{
    unsigned id = out[s->l.byp_rsp_id] & 255, set = s->fetcher[id];
    if (set == NOBODY)
        return;
    s->fetcher[id] = NOBODY;
    block_get(&s->l, s->warp[set].fetched, out + s->l.byp_rsp_data);
    goes_on(s, set);
}

/* Warps that have a row, and what it loads, do what it says. */
static void work(struct surroundings *s)
{
    for (unsigned i = 0; i < s->work.n;) {
        unsigned set = s->work.at[i];
        struct warp *w = &s->warp[set];
        if (stalls(s, STALL_WORK, set)) {
            i++;
            continue;
        }
        list_take(&s->work, i);
        if (ext_kernel_fetches(w->kernel, &w->row))
            next_stage(s, set, AT_FETCH);
        else
            goes_on(s, set);
    }
}

static void loaded(struct surroundings *s)
{
    s->configures = false;
    s->classes = s->asked.classes;
    s->loads++;
    forget_kernels(s);
    for (uint32_t hash = 0x10000; hash-- > 0;) {
        struct addr_side side = addr_side(&s->l.separator, &s->classes, addr_unhash(hash, 0));
        if (side.ext)
            s->warp[addr_set(&s->l.separator, &s->classes, &side)].first = hash;
    }
}

void surroundings_observe(struct surroundings *s, const uint32_t *in, const uint32_t *out)
{
    const struct morpheus_layout *l = &s->l;
    work(s);
    if (in[l->req_valid] & out[l->req_ready] & 1) {
        s->offers = false;
        list_add(&s->flying, in[l->req_origin]);
        if (s->c.shared_input)
            list_take(&s->shared, 0);
    } else if (s->c.withdraws)
        s->offers = false;
    if (in[l->rsp_ready] & out[l->rsp_valid] & 1)
        forget(s, out[l->rsp_origin]);
    if (in[l->cllc_rsp_valid] & out[l->cllc_rsp_ready] & 1)
        reply_taken(&s->cllc);
    if (in[l->dram_rsp_valid] & out[l->dram_rsp_ready] & 1)
        reply_taken(&s->dram);
    if (in[l->cllc_ready] & out[l->cllc_valid] & 1)
        conventional(s, out);
    if (out[l->cllc_flush] & in[l->cllc_flushed] & 1)
        flush_conventional(s);
    if (in[l->dram_ready] & out[l->dram_valid] & 1)
        memory(s, out);
    if (in[l->mm_valid] & out[l->mm_ready] & 1)
        talked(s);
    if (in[l->mmr_ready] & out[l->mmr_valid] & 1)
        answered(s, out);
    if (in[l->byp_valid] & out[l->byp_ready] & 1)
        bypassed(s, in);
    if (in[l->byp_rsp_ready] & out[l->byp_rsp_valid] & 1)
        fetched(s, out);
    if (in[l->cfg_valid] & out[l->cfg_ready] & 1)
        loaded(s);
}
