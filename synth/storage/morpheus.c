/* What the bits of storage_morpheus() are for: the paper's two items first, then what it leaves
 * out. */
#include "cmodel/morpheus/morpheus.h"
#include "cmodel/morpheus/addr_separator.h"
#include "cmodel/morpheus/bloom_predictor.h"
#include "cmodel/morpheus/query_unit.h"
#include "synth/storage/morpheus.h"
#include "synth/storage/storage.h"

uint64_t storage_addr_separator(const struct params *p)
{
    struct addr_separator a = addr_separator_new(p);
    /* Of five products, each of five bits of the scale, what is carried into a set. */
    static const unsigned at[] = {5, 5, 10, 15, 20}, width[] = {16, 21, 21, 21, 21};
    uint64_t products = 0;
    for (unsigned i = 0; i < 5; i++) {
        unsigned left = AS_SCALE_ONE + a.setw - at[i];
        products += width[i] < left ? width[i] : left;
    }
    return params_u(p, "addr_separator.stage") ? 16 + 25 + 3 + 2 * a.tagw + products : 0;
}

uint64_t storage_bloom_predictor(const struct params *p)
{
    struct bloom_shape s = bloom_shape(p);
    uint64_t depth = (s.sets + s.memories - 1) / s.memories, row = 2 * (uint64_t)s.bits;
    uint64_t stage = s.setw + s.hashes * s.hashw;
    uint64_t sets = (uint64_t)s.sets * (3 + (s.count ? s.countw : 2));
    uint64_t marks = s.count ? 0 : 1 + s.setw;
    bool macros = depth > 1 && !s.count; /* which hold the row that was read */
    unsigned filters = !s.count && s.update == BP_QUEUE ? 2 : 1; /* that a prediction knows */
    uint64_t calm = filters - 1, looked = 4 + stage + calm + filters * s.hashes + calm,
             shown = 2 + stage + filters * s.hashes + calm, asked = 6 + stage + s.hashes;
    return s.memories * (depth + !macros) * row + sets + 4 * (uint64_t)s.sets + looked + shown +
           asked + 1 + stage + marks + (s.swap == BP_ACCEPT_COUNT ? 2 : 0);
}

uint64_t storage_query_unit(const struct params *p)
{
    struct query_shape s = query_shape(p);
    uint64_t payw = clog2(s.payload), respw = clog2(s.responses), data = 8 * (uint64_t)s.bytes;
    uint64_t request = s.tagw + 7 + s.originw + s.notew + payw;
    uint64_t waiting = 5 + s.setw + clog2(s.queue) + request;
    uint64_t rows = s.sets > 2 ? s.sets : 2;
    uint64_t status = s.notew + (s.joint ? 0 : payw) + s.originw + (s.served_tag ? s.tagw : 0);
    uint64_t message = 5 + s.setw + (s.served_tag ? 0 : s.tagw) + data;
    uint64_t row = 1 + s.setw + 7 + s.tagw + s.answer + s.marks;
    uint64_t load = s.joint ? 1 + payw : 3 + s.setw; /* data on their way to a warp */
    uint64_t memories = s.joint ? 2 * rows * status + s.sets + 1 : rows * status;
    uint64_t held = status + data + s.bytes + 2; /* what the memories have read */
    uint64_t fresh = 1 + clog2(s.queue) + request;
    uint64_t counts = clog2(s.queue + 1) + 2 + clog2(s.payload + 1) + 1 + fresh;
    if (s.merge)
        counts += s.queue + 2 + clog2(s.queue);
    /* Whether entry 0 is the youngest of its set need not be known: its number is that of none. */
    return s.queue * waiting - 1 + s.payload * (data + s.bytes + 1) + memories +
           s.responses * (data + s.originw) + 3 * respw + 1 + s.sets + held + counts + message +
           row + load + s.queue - 1 + 2 * s.queue + 2 + clog2(s.sets + 1);
}

uint64_t storage_morpheus(const struct params *p)
{
    struct morpheus_shape s = morpheus_shape(p);
    uint64_t place = 1 + s.a.setw + s.a.tagw, side = clog2(s.side);
    uint64_t request = AS_BLK_BITS + 7 + s.q.originw + s.q.payw;
    uint64_t division = 84 + s.a.setw + s.a.setw + 1 + 4 + s.a.setw;
    uint64_t acks = MC_ACKS * s.q.originw + 7, shown = 4 + 4 + 2 + 3;
    uint64_t where = s.a.setw + s.a.tagw, reads = 22, back = 2 + where + 8 * (uint64_t)s.q.bytes,
             fill = 2 + where + s.q.payw;
    const struct bloom_shape *b = &s.b;
    uint64_t served = 1 + s.a.setw + b->notew + !b->count + b->carry + (b->swap == BP_IDLE) +
                      (b->carry || s.q.served_tag ? s.a.tagw : 0);
    bool stage = params_u(p, "addr_separator.stage") != 0;
    return storage_addr_separator(p) + storage_bloom_predictor(p) + storage_query_unit(p) + served +
           stage * (1 + request) + (3 + s.side) * request + (2 + s.side + !stage) * place +
           3 * side + 1 + division + acks + shown + reads + back + fill;
}

struct controller_storage controller_storage(const struct params *p)
{
    struct morpheus_shape s = morpheus_shape(p);
    const struct query_shape *q = &s.q;
    const struct bloom_shape *b = &s.b;
    uint64_t payw = clog2(q->payload), data = 8 * (uint64_t)q->bytes;
    uint64_t status = q->notew + (q->joint ? 0 : payw) + q->originw + (q->served_tag ? q->tagw : 0);
    uint64_t request = AS_BLK_BITS + 7 + q->originw + payw;
    uint64_t place = 1 + s.a.setw + s.a.tagw;
    bool stage = params_u(p, "addr_separator.stage") != 0;
    struct controller_storage c = {
        .filters =
            (uint64_t)b->memories * ((b->sets + b->memories - 1) / b->memories) * 2 * b->bits,
        .requests = (uint64_t)q->queue *
                    (5 + q->setw + clog2(q->queue) + q->tagw + 7 + q->originw + q->notew + payw),
        .blocks = q->payload * data,
        .rows = (q->joint ? 2 : 1) * status * (q->sets > 2 ? q->sets : 2),
        .responses = q->responses * (data + q->originw),
        .masks = (uint64_t)q->payload * q->bytes,
        .markers = (uint64_t)b->sets * (3 + (b->count ? b->countw : 2)),
        .reads = (uint64_t)q->sets * 5,
        .returned = 2 + s.a.setw + s.a.tagw + data,
        .entrance = (3 + stage + s.side) * request + (2 + s.side) * place,
        .all = storage_morpheus(p)};
    c.rest = c.all - c.filters - c.requests - c.blocks - c.rows - c.responses - c.masks -
             c.markers - c.reads - c.returned - c.entrance;
    return c;
}
