/* Reads a trace to its end, and hashes all that comes out. */
#include "tests/fuzz/trace_check.h"
#include "cmodel/programs/trace.h"
#include "tests/fuzz/fuzz.h"

static uint64_t mix(uint64_t h, uint64_t v)
{
    return (h ^ v) * 0x9E3779B97F4A7C15ull + (h >> 29);
}

static uint64_t check_op(const struct op *o, unsigned nregs, uint64_t h)
{
    FUZZ_CHECK(o && o->name && o->class < N_OP_CLASS && o->top <= nregs && nregs <= REG_ZERO + 1);
    for (unsigned i = 0; i < o->nsrc; i++) {
        FUZZ_CHECK(o->src[i] < o->top && (o->uses[o->src[i] / 64] >> (o->src[i] % 64) & 1));
        h = mix(h, o->src[i]);
    }
    for (unsigned i = 0; i < o->ndst; i++) {
        FUZZ_CHECK(o->dst[i] < o->top && (o->writes[o->dst[i] / 64] >> (o->dst[i] % 64) & 1));
        h = mix(h, 256u + o->dst[i]);
    }
    return h;
}

static uint64_t check_block(const struct block *b, const struct trace_header *t, uint64_t h)
{
    FUZZ_CHECK(b->nwarps >= 1 && b->first[0] == 0 && b->first[b->nwarps] == b->ninsts);
    FUZZ_CHECK(!t->grid[0] || (b->x < t->grid[0] && b->y < t->grid[1] && b->z < t->grid[2]));
    FUZZ_CHECK(!t->block[0] || b->nwarps == (t->block[0] * t->block[1] * t->block[2] + 31) / 32);
    FUZZ_CHECK(b->nregs >= t->nregs && b->nregs >= 1);
    for (unsigned w = 0; w < b->nwarps; w++)
        FUZZ_CHECK(b->first[w] <= b->first[w + 1]);
    for (size_t i = 0; i < b->ninsts; i++) {
        const struct inst *in = &b->insts[i];
        const uint32_t *lanes = inst_lanes(b, in);
        uint64_t addr[32] = {0};
        FUZZ_CHECK(!lanes || (in->mask && in->lanes < b->lanes.n));
        if (lanes)
            lanes_unpack(lanes, (unsigned)__builtin_popcount(in->mask), addr);
        h = mix(mix(check_op(in->op, b->nregs, h), in->pc), in->mask);
        for (unsigned k = 0; lanes && k < 32; k++)
            h = mix(h, addr[k]);
    }
    return h;
}

struct trace_sum trace_read_all(const char *name, const void *data, size_t len, struct diag *d)
{
    struct trace_sum s = {0};
    struct op_table ops = {0};
    struct trace *t = trace_open_memory(name, data, len, &ops, d);
    struct block *b;
    while (t && (b = trace_next(t, d))) {
        s.hash = check_block(b, trace_header(t), s.hash);
        s.blocks++;
        s.instructions += b->ninsts;
        block_free(b);
    }
    s.accepted = d->errors == 0;
    FUZZ_CHECK(t || !s.accepted);
    if (t) {
        FUZZ_CHECK(s.instructions == trace_instructions(t));
        FUZZ_CHECK(!s.accepted || s.blocks);
        /* The end stays the end, and is told once. */
        size_t n = d->n;
        FUZZ_CHECK(!trace_next(t, d) && d->n == n);
    }
    trace_close(t);
    op_table_free(&ops);
    return s;
}
