/* Drives the controller with a stream, and measures. */
#include "tb/morpheus/measure.h"
#include "base/mem.h"
#include "base/text.h"
#include "cmodel/llc/llc.h"
#include "cmodel/llc/noc.h"
#include "cmodel/llc/partition.h"
#include "cmodel/morpheus/morpheus.h"
#include "cmodel/rng.h"
#include "cmodel/util.h"
#include "tb/morpheus/golden.h"
#include "tb/watch.h"

/* LLC_BYTES and OUTSTANDING as in the studies; PATIENCE: cycles without an answer. */
enum {
    LLC_BYTES = 512 * 1024,
    LLC_WAYS = 16,
    OUTSTANDING = 512,
    REQUESTS = 200000,
    WRITES = 20,
    DRAM_BACKLOG = 8, /* blocks that wait for memory's bus at most */
    PATIENCE = 1000000
};

/* When the answer of a block's last access is there, and that of the first read past its set of
 * those that are under way together; a write came meanwhile. */
struct due {
    uint32_t blk;
    bool there, written;
    uint64_t when, first;
};

/* Times of requests on their way through the network, in order. */
struct way {
    struct {
        uint64_t when;
        uint32_t who;
    } at[OUTSTANDING];
    unsigned first, n;
};

/* Requests that have arrived and are not accepted, of one side. */
struct waiting {
    uint32_t at[OUTSTANDING];
    unsigned first, n;
};

struct bench {
    const struct llc_stream *s;
    const struct surroundings *around;
    const struct partition_times *t;
    struct addr_separator separator;
    struct waiting pending[2]; /* at the partition: conventional, extended */
    unsigned room, turn;       /* req_room of the last cycle; who was offered last */
    struct llc *llc;
    struct link tags, dram;
    struct due *due; /* open addressing */
    size_t dues;
    struct way in, out;
    unsigned flying, outstanding;
    struct morpheus_fills counts;
    size_t next;
    uint64_t *left;          /* by request: when it left its core */
    uint32_t *asked;         /* by origin: the request */
    uint32_t offered;        /* the request that is shown */
    uint64_t *work, *bypass; /* by set: when its warp is ready; 0: it has not begun */
    uint64_t now, network, service;
    struct division division;
    bool divided;
    /* sums */
    uint64_t answered, latency, last, conventional, hits, missed, again, fetches, fills, read,
        written, noc[NOC_CLASSES], extended;
};

static uint64_t cycles_of(const struct partition_times *t, double ns)
{
    return (uint64_t)(ns * t->clock + 0.5);
}

static void way_add(struct way *w, uint64_t when, uint32_t who)
{
    unsigned i = (w->first + w->n++) % OUTSTANDING;
    w->at[i].when = when;
    w->at[i].who = who;
}

/* The first one, if it is there by now. */
static bool way_take(struct way *w, uint64_t now, uint32_t *who)
{
    if (!w->n || w->at[w->first].when > now)
        return false;
    *who = w->at[w->first].who;
    w->first = (w->first + 1) % OUTSTANDING;
    w->n--;
    return true;
}

static struct due *due_of(struct bench *b, uint32_t blk)
{
    size_t at = (blk * 0x9e3779b1u) & (b->dues - 1);
    while (b->due[at].there && b->due[at].blk != blk)
        at = (at + 1) & (b->dues - 1);
    b->due[at].there = true;
    b->due[at].blk = blk;
    return &b->due[at];
}

static unsigned data_bytes(const struct llc_request *q)
{
    return popcount64(q->sectors) * LLC_SECTOR;
}

static void sent(struct bench *b, enum noc_class c, unsigned data)
{
    b->noc[c] += NOC_HEADER + data;
}

/* ---- what the surroundings ask */

static bool request(void *self, struct core_request *r)
{
    static const unsigned ops[] = {EXT_RD, EXT_WR, EXT_PWR, EXT_ATOM};
    struct bench *b = self;
    uint32_t who;
    if (!b->divided)
        return false;
    while (way_take(&b->in, b->now, &who)) {
        struct addr_side side = addr_side(&b->separator, &b->division.classes, b->s->list[who].blk);
        struct waiting *w = &b->pending[side.ext];
        w->at[(w->first + w->n++) % OUTSTANDING] = who;
    }
    /* by turns, but for a side that had no room in the last cycle (MC-S2) */
    unsigned side = !b->turn;
    if (!b->pending[side].n || (!(b->room >> side & 1) && b->pending[!side].n))
        side = !side;
    if (!b->pending[side].n)
        return false;
    b->turn = side;
    who = b->pending[side].at[b->pending[side].first];
    const struct llc_request *q = &b->s->list[who];
    *r = (struct core_request){.op = ops[q->op], .blk = q->blk};
    b->offered = who;
    if (q->op == LLC_WRITE)
        memset(r->mask, 0xff, sizeof r->mask);
    else if (q->op != LLC_READ)
        for (unsigned i = 0; i < EXT_MASK_WORDS; i++)
            r->mask[i] = q->sectors >> i & 1 ? UINT32_MAX : 0;
    for (unsigned i = 0; i < BLOCK_WORDS && q->op != LLC_READ; i++)
        r->data[i] = (uint32_t)mix64((uint64_t)who * BLOCK_WORDS + i);
    return true;
}

/* False once, when so many cycles have passed since it was asked first. */
static bool waits(const struct bench *b, uint64_t *until, uint64_t cycles)
{
    if (!*until)
        *until = b->now + cycles;
    if (b->now < *until)
        return true;
    *until = 0;
    return false;
}

static bool stalls(void *self, enum stall who, unsigned index)
{
    struct bench *b = self;
    switch (who) {
    case STALL_CLLC_RSP:
    case STALL_DRAM_RSP:
        return b->now < due_of(b, index)->when;
    case STALL_DRAM:
        return b->dram.until >
               (double)b->now / b->t->clock + DRAM_BACKLOG * LLC_BLOCK / b->dram.rate;
    case STALL_WORK:
        return waits(b, &b->work[index], b->service);
    case STALL_BYPASS:
        /* an eviction is on its way behind no answer */
        return !surroundings_evicts(b->around, index) &&
               waits(b, &b->bypass[index], 2 * b->network);
    default:
        return false;
    }
}

static bool configure(void *self, struct division *d)
{
    struct bench *b = self;
    *d = b->division;
    return !b->divided && (b->divided = true);
}

/* ---- a cycle */

/* Memory's bus carries so many bytes; when they are there if they were read. */
static uint64_t memory(struct bench *b, unsigned bytes)
{
    double end = link_carry(&b->dram, (double)b->now / b->t->clock, bytes);
    return (uint64_t)((end + b->t->dram) * b->t->clock);
}

static void conventional(struct bench *b, const struct llc_request *q)
{
    bool write = q->op != LLC_READ, fetch = q->op == LLC_PART || q->op == LLC_ATOMIC;
    struct llc_access a = llc_access(b->llc, q->blk, q->sectors, write, fetch);
    double end = link_carry(&b->tags, (double)b->now / b->t->clock, LLC_BLOCK);
    uint64_t when = (uint64_t)((end + b->t->tags) * b->t->clock);
    b->conventional++;
    b->hits += a.hit;
    b->read += a.fetched;
    b->written += a.written_back;
    if (a.written_back)
        memory(b, a.written_back);
    if (a.fetched)
        when = memory(b, a.fetched) + cycles_of(b->t, b->t->tags);
    due_of(b, q->blk)->when = when;
}

static void at_memory(struct bench *b, const struct morpheus_layout *l, const uint32_t *out,
                      bool bypass)
{
    bool write = out[l->dram_we] & 1;
    uint64_t when = memory(b, LLC_BLOCK);
    *(write ? &b->written : &b->read) += LLC_BLOCK;
    if (write)
        return;
    b->missed += !bypass;
    b->fetches += bypass;
    struct due *due = due_of(b, out[l->dram_blk]);
    if (!bypass && due->when > b->now) {
        b->again++;
    } else if (!bypass) {
        due->first = when;
        due->written = false;
    }
    due->when = when;
}

/* Of the network between the partition and cores in cache mode. */
static void kernel_messages(struct bench *b, const struct morpheus_layout *l, const uint32_t *in,
                            const uint32_t *out, bool joint)
{
    enum { LOAD_ROW, LOAD_DATA, STORE_DATA, STORE_ROW };
    if (in[l->mm_valid] & out[l->mm_ready] & 1) {
        unsigned op = in[l->mm_op];
        bool reports = op == STORE_ROW || (joint && op == STORE_DATA);
        sent(b, NOC_KERNEL,
             (op == STORE_DATA ? LLC_BLOCK : 0u) + (reports ? PARTITION_REPORT_BYTES : 0u));
    }
    if (in[l->mmr_ready] & out[l->mmr_valid] & 1) {
        bool row = out[l->mmr_new] & 1, data = out[l->mmr_pay] & 1;
        sent(b, NOC_KERNEL, (row ? PARTITION_ROW_BYTES : 0u) + (data ? LLC_BLOCK : 0u));
        b->fills += row && out[l->mmr_op] == EXT_FILL;
    }
    if (in[l->byp_valid] & out[l->byp_ready] & 1)
        sent(b, NOC_KERNEL, in[l->byp_we] & 1 ? LLC_BLOCK : 0u);
    if (in[l->byp_rsp_ready] & out[l->byp_rsp_valid] & 1)
        sent(b, NOC_KERNEL, LLC_BLOCK);
}

/* What comes back for a read past the set is older than this write: the block is there already. */
static void written_meanwhile(struct bench *b, uint32_t blk)
{
    struct due *due = due_of(b, blk);
    if (b->now >= due->first || due->written)
        return;
    due->written = true;
    b->again++;
}

/* Of the blocks that came back and were not read twice or written meanwhile, the filled in. */
static uint64_t came_back(const struct bench *b)
{
    uint64_t back = b->counts.read - b->counts.under_way - b->counts.looked_at;
    return back > b->again ? back - b->again : 0;
}

static void looked_on(struct bench *b, const struct morpheus_layout *l, const uint32_t *in,
                      const uint32_t *out)
{
    b->room = out[l->req_room];
    if (in[l->req_valid] & out[l->req_ready] & 1) {
        struct waiting *w = &b->pending[b->turn];
        w->first = (w->first + 1) % OUTSTANDING;
        w->n--;
        const struct llc_request *q = &b->s->list[b->offered];
        b->asked[in[l->req_origin]] = b->offered;
        sent(b, NOC_REQUEST, q->op == LLC_READ ? 0 : data_bytes(q));
        if (out[l->cllc_valid] & 1)
            conventional(b, q);
        else
            b->extended++;
        if (!(out[l->cllc_valid] & 1) && q->op != LLC_READ)
            written_meanwhile(b, q->blk);
    }
    if (in[l->dram_ready] & out[l->dram_valid] & 1)
        at_memory(b, l, out, out[l->byp_ready] & in[l->byp_valid] & 1);
    if (in[l->rsp_ready] & out[l->rsp_valid] & 1) {
        uint32_t who = b->asked[out[l->rsp_origin]];
        sent(b, NOC_REPLY, out[l->rsp_ack] & 1 ? 0u : data_bytes(&b->s->list[who]));
        way_add(&b->out, b->now + b->network, who);
        b->last = b->now;
    }
}

/* Requests leave their cores as others have come back: as many are under way as may be. */
static void cores(struct bench *b)
{
    uint32_t who;
    while (way_take(&b->out, b->now, &who)) {
        b->latency += b->now - b->left[who];
        b->answered++;
        b->flying--;
    }
    for (; b->flying < b->outstanding && b->next < b->s->n; b->flying++) {
        b->left[b->next] = b->now;
        way_add(&b->in, b->now + b->network, (uint32_t)b->next++);
    }
}

/* ---- a run */

/* The side of each block by what the sides hold. */
static struct division divide(const struct params *p, const struct surroundings_config *c)
{
    unsigned sets = c->sets, l1 = params_u(p, "morpheus.l1_sets"), rf = sets - l1;
    unsigned ways = params_u(p, "morpheus.assoc"), l1_ways = params_u(p, "morpheus.l1_assoc");
    uint64_t ext =
        ((uint64_t)rf * ways + (uint64_t)l1 * l1_ways) * params_u(p, "morpheus.block_bytes");
    uint32_t share = addr_share(ext, LLC_BYTES);
    struct division d = {addr_divide(rf, l1, ways, l1_ways, share ? share : 1), sets};
    if (!l1)
        d.classes.first_l1 = 0;
    return d;
}

static struct bench bench_new(const struct params *p, const struct surroundings_config *c,
                              const struct llc_stream *s, const struct partition_times *t,
                              unsigned origin_bits)
{
    struct bench b = {.s = s,
                      .t = t,
                      .separator = addr_separator_new(p),
                      .division = divide(p, c),
                      .network = cycles_of(t, t->network),
                      .outstanding = OUTSTANDING};
    b.service = cycles_of(t, t->kernel) + 2 * b.network;
    b.llc = llc_create(LLC_BYTES, LLC_WAYS, false, b.division.classes.threshold);
    b.tags.rate = t->llc_rate;
    b.dram.rate = t->dram_rate;
    for (b.dues = 1024; b.dues < 4 * llc_stream_footprint(s);)
        b.dues *= 2;
    b.due = xcalloc(b.dues, sizeof *b.due);
    b.left = xcalloc(s->n + 1, sizeof *b.left);
    b.asked = xcalloc((size_t)1 << origin_bits, sizeof *b.asked);
    b.work = xcalloc(c->sets, sizeof *b.work);
    b.bypass = xcalloc(c->sets, sizeof *b.bypass);
    return b;
}

static void bench_free(struct bench *b)
{
    llc_destroy(b->llc);
    free(b->due);
    free(b->left);
    free(b->asked);
    free(b->work);
    free(b->bypass);
}

static void simulate(const struct system *sys, const struct params *p,
                     const struct llc_stream *stream, const struct partition_times *t,
                     uint64_t most, struct bench *result, struct diag *d)
{
    struct surroundings_config c = morpheus_surroundings(p);
    struct pin_list pins = {0};
    block_pins(sys->model, p, &pins);
    struct morpheus_layout l = morpheus_layout(&pins, c.sets);
    struct bench b = bench_new(p, &c, stream, t, l.origin_bits);
    struct morpheus_policy policy = {&b, request, stalls, NULL, configure};
    c.most_flying = OUTSTANDING;
    c.withdraws = true;
    c.carry_after = c.shape.compression ? 0 : 2 * c.shape.registers;
    struct surroundings *around = surroundings_create(&c, &pins, &policy);
    b.around = around;
    void *m = sys->model->create(p);
    struct watch watch = {0};
    watch_open(&watch, sys->top, m, p, &pins);
    uint32_t *in = xcalloc(pins.in_words, sizeof *in), *out = xcalloc(pins.out_words, sizeof *out);
    while (b.answered < stream->n && !watch.failure.kind && (!most || b.now < most)) {
        cores(&b);
        surroundings_drive(around, in);
        memset(out, 0, pins.out_words * sizeof *out);
        sys->model->eval(m, in, out);
        watch_cycle(&watch, false, in, out);
        looked_on(&b, &l, in, out);
        kernel_messages(&b, &l, in, out, c.joint);
        sys->model->clock(m, in);
        surroundings_observe(around, in, out);
        watch_check(&watch, b.now++);
        if (b.now - b.last < PATIENCE)
            continue;
        diag_failed(d, "no answer for %u cycles", PATIENCE);
        break;
    }
    if (watch.failure.kind)
        diag_failed(d, "cycle %llu: %s", (unsigned long long)b.now, watch.failure.text);
    watch_close(&watch);
    b.counts = morpheus_fills(morpheus_of_model(m));
    *result = b;
    surroundings_destroy(around);
    sys->model->destroy(m);
    pins_free(&pins);
    free(in);
    free(out);
    bench_free(result);
}

static bool make_stream(struct llc_stream *s, const char *text, struct diag *d)
{
    static const char *const names[] = {"uniform", "zipf", "loop", "burst"};
    enum { KIB_BLOCKS = 8, MOST_KIB = 1 << 20 };
    const char *colon = strchr(text, ':');
    char *end = NULL;
    unsigned long kib = colon ? strtoul(colon + 1, &end, 10) : 0;
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (colon && strlen(names[i]) == (size_t)(colon - text) && starts_with(text, names[i]) &&
            kib && kib <= MOST_KIB && !*end) {
            llc_stream_make(s, (enum llc_pattern)i, (unsigned)kib * KIB_BLOCKS, REQUESTS, WRITES,
                            1);
            return true;
        }
    diag_error(
        d, "--stream %s: PATTERN:KIB is wanted, PATTERN uniform, zipf, loop or burst, KIB 1..%d",
        text, MOST_KIB);
    return false;
}

/* Those of one partition, under the numbers that they have there. */
static void keep_one_partition(struct llc_stream *s)
{
    size_t n = 0;
    for (size_t i = 0; i < s->n; i++)
        if (s->list[i].blk % PARTITIONS_OF_GPU == 0) {
            s->list[n] = s->list[i];
            s->list[n++].blk /= PARTITIONS_OF_GPU;
        }
    s->n = n;
}

static double by(uint64_t a, double n)
{
    return n > 0 ? (double)a / n : 0;
}

static size_t figures(const struct bench *b, struct system_figure *f)
{
    uint64_t served = b->extended > b->missed ? b->extended - b->missed : 0;
    uint64_t hits = served > b->fetches ? served - b->fetches : 0;
    /* Where the run is cut off, some are not answered yet: of the extended ones among them those
     * that have not missed so far count as hits. */
    double looked_up = (double)(b->conventional + b->extended);
    double n = (double)b->answered, us = (double)b->now / b->t->clock / 1000;
    uint64_t network = b->noc[NOC_REQUEST] + b->noc[NOC_KERNEL] + b->noc[NOC_REPLY];
    const struct system_figure all[] = {
        {"cycles", "cycles", (double)b->now, 0},
        {"requests", "requests", n, 0},
        {"under_way", "under way, cut off", looked_up - n, 0},
        {"conventional", "to the conventional cache", (double)b->conventional, 0},
        {"conventional_hits", "  of these hits", (double)b->hits, 0},
        {"extended", "to the extended cache", (double)b->extended, 0},
        {"predicted_misses", "  predicted to miss", (double)b->missed, 0},
        {"false_positives", "  fetched by a warp", (double)b->fetches, 0},
        {"extended_hits", "  hits", (double)hits, 0},
        {"fills", "blocks filled in", (double)b->fills, 0},
        {"fill_percent", "  of those that were predicted to miss, %",
         100 * by(b->counts.filled, (double)(b->counts.read - b->counts.under_way)), 1},
        {"fill_share", "  of those neither read twice nor written meanwhile, %",
         100 * by(b->counts.filled, (double)came_back(b)), 1},
        {"hit_percent", "hits, % of all requests", 100 * by(b->hits + hits, looked_up), 1},
        {"dram_read_bytes", "bytes read from memory", (double)b->read, 0},
        {"dram_write_bytes", "bytes written to memory", (double)b->written, 0},
        {"dram_bytes_per_request", "  per request", by(b->read + b->written, n), 1},
        {"noc_bytes", "bytes over the network", (double)network, 0},
        {"noc_kernel_bytes", "  of cores in cache mode", (double)b->noc[NOC_KERNEL], 0},
        {"noc_bytes_per_request", "  per request", by(network, n), 1},
        {"latency_ns", "mean latency, ns", by(b->latency, n) / b->t->clock, 0},
        {"requests_per_us", "requests per microsecond", us > 0 ? n / us : 0, 1},
    };
    memcpy(f, all, sizeof all);
    return sizeof all / sizeof *all;
}

size_t morpheus_measure(const struct system *s, const struct params *p,
                        const struct system_load *load, struct system_figure *f, struct diag *d)
{
    struct llc_stream stream = {0};
    struct mem_config c = mem_config(p);
    bool ok = load->stream ? make_stream(&stream, load->stream, d)
                           : llc_stream_trace(&stream, &c, load->work, 1, d);
    if (ok && !load->stream)
        keep_one_partition(&stream);
    if (ok && !stream.n) {
        diag_failed(d, "none of the requests is for this partition");
        ok = false;
    }
    struct bench b;
    if (ok)
        simulate(s, p, &stream, &partition_rtx3080, load->cycles, &b, d);
    llc_stream_free(&stream);
    return ok && d->status == WS_OK ? figures(&b, f) : 0;
}

bool morpheus_partition(const struct partition_config *c, const struct llc_stream *s,
                        struct partition_result *r, struct diag *d)
{
    char sets[32], assoc[40], registers[40], queue[40], fills[40];
    snprintf(sets, sizeof sets, "morpheus.sets=%u", c->rf_sets);
    snprintf(assoc, sizeof assoc, "morpheus.assoc=%u", c->rf_registers);
    snprintf(registers, sizeof registers, "morpheus.registers=%u", c->rf_registers);
    snprintf(queue, sizeof queue, "query_unit.queue=%u", c->queue);
    snprintf(fills, sizeof fills, "query_unit.fills=%u", c->fills);
    const char *const all[] = {
        sets,  assoc, registers,
        queue, fills, c->joint ? "query_unit.exchange=joint" : "query_unit.exchange=steps"};
    struct params *p = params_load("ampere_morpheus_sized", all, sizeof all / sizeof *all, d);
    if (!p)
        return false;
    struct bench b;
    simulate(system_of("morpheus"), p, s, &c->t, 0, &b, d);
    params_free(p);
    if (d->status != WS_OK)
        return false;
    uint64_t served = b.extended - b.missed;
    *r = (struct partition_result){
        .requests = b.answered,
        .conventional = b.conventional,
        .conventional_hits = b.hits,
        .extended = b.extended,
        .extended_hits = served > b.fetches ? served - b.fetches : 0,
        .predicted_misses = b.missed,
        .filled = b.counts.filled,
        .there = b.again,
        .dropped = came_back(&b) > b.counts.filled ? came_back(&b) - b.counts.filled : 0,
        .dram_read = b.read,
        .dram_written = b.written,
        .ns = (double)b.now / c->t.clock,
        .latency = (double)b.latency / c->t.clock};
    memcpy(r->noc_bytes, b.noc, sizeof r->noc_bytes);
    return true;
}
