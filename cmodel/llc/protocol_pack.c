/* States of a small protocol as bytes: equal bytes, equal future. */
#include "cmodel/llc/protocol_state.h"
#include "cmodel/util.h"

enum { MOST_VALUES = 128 };

/* Values of a state in the order in which they are met by visit(). */
struct values {
    uint64_t *at[MOST_VALUES];
    unsigned n;
};

static void value(struct values *v, uint64_t *at)
{
    v->at[v->n++] = at;
}

/* Every value that can still be seen. */
static void visit(struct proto *p, struct values *v)
{
    struct proto_set *s = &p->set[0];
    for (unsigned b = 0; b < p->c.blocks; b++) {
        value(v, &s->memory[b]);
        value(v, &s->image[b]);
    }
    for (unsigned i = 0; i < ext_set_slots(s->store); i++)
        if (ext_set_valid(s->store, i))
            value(v, &s->held[i]);
    for (unsigned i = 0; i < s->queued; i++) {
        struct proto_entry *e = &s->queue[(s->head + i) % (p->c.queue + 1)];
        value(v, &e->value);
        value(v, &e->expected);
    }
    if (s->stage != ROW_FREE) {
        value(v, &s->row.value);
        value(v, &s->row.expected);
        value(v, &s->answer);
    }
    for (unsigned i = 0; i < s->nreads; i++) {
        value(v, &s->read[i].value);
        value(v, &s->read[i].expected);
    }
    for (unsigned i = 0; i < s->nlate; i++)
        value(v, &s->late[i].value);
}

/* Fields that nobody will read are made equal. */
static void settle(struct proto_set *s)
{
    if (s->stage == ROW_TAKEN || s->stage == ROW_FREE) {
        s->answer = 0;
        s->all_touched = s->carries = false;
    }
    if (!s->carries)
        s->carried = 0;
    if (s->stage == ROW_SERVED)
        s->row.value = 0;
    if (s->stage != ROW_FREE && s->row.op != PROTO_RD)
        s->row.expected = 0;
}

static uint8_t *put_entry(uint8_t *o, const struct proto_set *s, const struct proto_entry *e)
{
    *o++ = (uint8_t)(e->op | e->marker << 3 | e->fresh << 4 |
                     (e->generation == s->filter.generation) << 5);
    *o++ = (uint8_t)e->blk;
    return o;
}

static const uint8_t *get_entry(const uint8_t *i, const struct proto_set *s, struct proto_entry *e)
{
    *e = (struct proto_entry){.op = *i & 7,
                              .marker = *i >> 3 & 1,
                              .fresh = *i >> 4 & 1,
                              .generation = s->filter.generation - !(*i >> 5 & 1),
                              .blk = i[1]};
    return i + 2;
}

size_t proto_pack(const struct proto *const_p, uint8_t to[PROTO_PACKED])
{
    struct proto *p = (struct proto *)const_p; /* visit() gives places */
    struct proto_set *s = &p->set[0];
    uint8_t *o = to;
    settle(s);
    *o++ = (uint8_t)((unsigned)s->stage | (unsigned)s->owed << 2 | (unsigned)s->out << 3 |
                     (unsigned)s->poisoned << 4 | (unsigned)s->carries << 5 |
                     (unsigned)s->all_touched << 6);
    *o++ = (uint8_t)s->carried;
    *o++ = (uint8_t)(s->distinct < 255 ? s->distinct : 255);
    *o++ = (uint8_t)(s->quiet < p->c.carry_after ? s->quiet : p->c.carry_after);
    *o++ = (uint8_t)(s->queued | s->nreads << 3 | s->nlate << 6);
    for (unsigned b = 0; b < p->c.blocks; b++)
        *o++ = (uint8_t)(mf_member(&s->filter, b) + mf_recent(&s->filter, b));
    o += ext_set_pack(s->store, o);
    for (unsigned i = 0; i < s->queued; i++)
        o = put_entry(o, s, &s->queue[(s->head + i) % (p->c.queue + 1)]);
    if (s->stage != ROW_FREE)
        o = put_entry(o, s, &s->row);
    *o++ = (uint8_t)(s->since[0] | s->since[1] << 2);
    for (unsigned i = 0; i < s->nreads; i++) {
        unsigned behind = p->c.fill == FILL_STAMP ? (s->swaps - s->read[i].stamp) & 3u : 0;
        *o++ = (uint8_t)(s->read[i].blk | behind << 5 | (unsigned)s->read[i].old << 7);
    }
    for (unsigned i = 0; i < s->nlate; i++)
        *o++ = (uint8_t)s->late[i].blk;
    struct values v = {.n = 0};
    visit(p, &v);
    for (unsigned i = 0; i < v.n; i++) { /* its rank among the values of the state */
        unsigned rank = 0;
        for (unsigned k = 0; k < v.n; k++) {
            bool first = *v.at[k] < *v.at[i];
            for (unsigned m = 0; m < k && first; m++)
                first = *v.at[m] != *v.at[k];
            rank += first;
        }
        *o++ = (uint8_t)rank;
    }
    return (size_t)(o - to);
}

void proto_unpack(struct proto *p, const uint8_t *from)
{
    struct proto_set *s = &p->set[0];
    const uint8_t *i = from;
    uint8_t flags = *i++;
    s->stage = flags & 3;
    s->owed = flags >> 2 & 1;
    s->out = flags >> 3 & 1;
    s->poisoned = flags >> 4 & 1;
    s->carries = flags >> 5 & 1;
    s->all_touched = flags >> 6 & 1;
    s->carried = *i++;
    s->distinct = *i++;
    s->quiet = *i++;
    s->head = 0;
    s->queued = *i & 7;
    s->nreads = *i >> 3 & 7;
    s->nlate = *i++ >> 6;
    s->filter.generation = 3; /* one after that of a new filter */
    for (unsigned b = 0; b < p->c.blocks; b++, i++)
        s->filter.stamp[b] = *i ? s->filter.generation - 2 + *i : 0;
    i += ext_set_unpack(s->store, i);
    for (unsigned k = 0; k < s->queued; k++)
        i = get_entry(i, s, &s->queue[k]);
    if (s->stage != ROW_FREE)
        i = get_entry(i, s, &s->row);
    s->swaps = 0;
    s->since[0] = *i & 3;
    s->since[1] = *i++ >> 2 & 3;
    for (unsigned k = 0; k < s->nreads; k++, i++)
        s->read[k] =
            (struct proto_read){.blk = *i & 31, .stamp = -(*i >> 5 & 3) & 3, .old = *i >> 7};
    for (unsigned k = 0; k < s->nlate; k++)
        s->late[k].blk = *i++;
    s->answer = 0;
    struct values v = {.n = 0};
    visit(p, &v);
    p->last_value = 0;
    for (unsigned k = 0; k < v.n; k++) {
        *v.at[k] = *i++;
        if (*v.at[k] > p->last_value)
            p->last_value = *v.at[k];
    }
}
