/* The surroundings of the controller keep to its page: what is shown stays until it is taken, DRAM
 * returns what was read, blocks in their order, warps answer in turn, divisions are sound. */
#include "cmodel/morpheus/morpheus.h"
#include "cmodel/config.h"
#include "params/base/outfile.h"
#include "tb/legal.h"
#include "tb/legal/morpheus/warps.h"
#include <stdlib.h>

enum { READS = 64, CHANNELS = 6 };

struct read {
    uint32_t blk;
    uint64_t id;
};

struct channel {
    const char *valid, *ready;
    const char *payload[8];
};

static const struct channel channels[CHANNELS] = {
    {"req_valid",
     "req_ready",
     {"req_op", "req_blk", "req_origin", "req_atomop", "req_mask", "req_data"}},
    {"cllc_rsp_valid", "cllc_rsp_ready", {"cllc_rsp_origin", "cllc_rsp_ack", "cllc_rsp_data"}},
    {"dram_rsp_valid", "dram_rsp_ready", {"dram_rsp_id", "dram_rsp_data"}},
    {"mm_valid", "mm_ready", {"mm_op", "mm_set", "mm_data", "mm_touched", "mm_carry", "mm_tag"}},
    {"byp_valid", "byp_ready", {"byp_we", "byp_blk", "byp_id", "byp_data"}},
    {"cfg_valid",
     "cfg_ready",
     {"cfg_sets", "cfg_threshold", "cfg_threshold_rf", "cfg_scale_rf", "cfg_scale_l1",
      "cfg_first_l1"}},
};

struct state {
    struct morpheus_shape s;
    struct warp *warp;
    struct read read[READS];
    unsigned reads;
    bool held[CHANNELS];
    uint32_t *last; /* inputs of the last cycle */
};

static void *create(struct stim_env *e)
{
    struct state *s = xcalloc(1, sizeof *s);
    s->s = morpheus_shape(e->params);
    s->warp = xcalloc(s->s.a.sets, sizeof *s->warp);
    s->last = xcalloc(e->pins->in_words, sizeof *s->last);
    return s;
}

static void destroy(void *self)
{
    struct state *s = self;
    free(s->warp);
    free(s->last);
    free(s);
}

static uint32_t *at(struct stim_env *e, uint32_t *in, const char *port)
{
    return in + stim_at(e, port);
}

static unsigned width_of(struct stim_env *e, const char *port)
{
    return e->pins->pins[pins_find(e->pins, port)].width;
}

static void hold(struct state *s, struct stim_env *e, uint32_t *in, const struct channel *c)
{
    *at(e, in, c->valid) = 1;
    for (unsigned i = 0; c->payload[i]; i++)
        memcpy(at(e, in, c->payload[i]), at(e, s->last, c->payload[i]),
               words32(width_of(e, c->payload[i])) * sizeof *in);
}

static uint32_t scale_of(uint32_t sets, uint32_t values)
{
    return values <= sets ? 1u << AS_SCALE_ONE
                          : (uint32_t)(((uint64_t)sets << AS_SCALE_ONE) / values);
}

static void sound_division(struct state *s, struct stim_env *e, uint32_t *in)
{
    uint32_t *sets = at(e, in, "cfg_sets"), *all = at(e, in, "cfg_threshold");
    uint32_t *rf = at(e, in, "cfg_threshold_rf"), *first = at(e, in, "cfg_first_l1");
    if (*sets == 0 || *sets > s->s.a.sets)
        *sets = s->s.a.sets;
    if (*all > 65536)
        *all = 65536;
    if (*first >= *sets)
        *first = 0;
    if (*rf > *all)
        *rf = *all;
    if (!*first && *rf != *all)
        *rf = 0;
    uint32_t in_rf = *rf == *all ? *sets : *first;
    *at(e, in, "cfg_scale_rf") = scale_of(in_rf, *rf);
    *at(e, in, "cfg_scale_l1") = scale_of(*sets - in_rf, *all - *rf);
}

/* The oldest read of its block with that id, or else the oldest of all. */
static void returns_what_was_read(struct state *s, struct stim_env *e, uint32_t *in)
{
    uint32_t *id = at(e, in, "dram_rsp_id");
    uint64_t now = pins_get(id, 0, s->s.idw);
    if (!s->reads) {
        *at(e, in, "dram_rsp_valid") = 0;
        return;
    }
    for (unsigned i = 0; i < s->reads; i++) {
        bool first = true;
        for (unsigned k = 0; k < i; k++)
            first &= s->read[k].blk != s->read[i].blk;
        if (first && s->read[i].id == now)
            return;
    }
    pins_put(id, 0, s->s.idw, s->read[0].id);
}

static void correct(void *self, struct stim_env *e, uint32_t *in)
{
    struct state *s = self;
    legal_limit(at(e, in, "req_op"), 1, 3, OP_RED + 1);
    legal_limit(at(e, in, "mm_set"), 1, s->s.a.setw, s->s.a.sets);
    returns_what_was_read(s, e, in);
    sound_division(s, e, in);
    int op = warp_message(&s->warp[*at(e, in, "mm_set")], *at(e, in, "mm_op"));
    if (op < 0)
        *at(e, in, "mm_valid") = 0;
    else if (*at(e, in, "mm_valid"))
        *at(e, in, "mm_op") = (uint32_t)op;
    if (s->reads == READS) {
        *at(e, in, "dram_ready") = 0;
        if (!s->held[4])
            *at(e, in, "byp_valid") = 0;
    }
    for (unsigned i = 0; i < CHANNELS; i++)
        if (s->held[i])
            hold(s, e, in, &channels[i]);
}

static void memory(struct state *s, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    if (in[stim_at(e, "dram_rsp_valid")] && out[stim_at(e, "dram_rsp_ready")]) {
        uint64_t id = pins_get(in + stim_at(e, "dram_rsp_id"), 0, s->s.idw);
        unsigned i = 0;
        while (i < s->reads && s->read[i].id != id)
            i++;
        if (i < s->reads)
            s->reads--;
        for (; i < s->reads; i++)
            s->read[i] = s->read[i + 1];
    }
    if (out[stim_at(e, "dram_valid")] && in[stim_at(e, "dram_ready")] &&
        !out[stim_at(e, "dram_we")] && s->reads < READS)
        s->read[s->reads++] =
            (struct read){.blk = out[stim_at(e, "dram_blk")],
                          .id = pins_get(out + stim_at(e, "dram_id"), 0, s->s.idw)};
}

static void observe(void *self, struct stim_env *e, const uint32_t *in, const uint32_t *out)
{
    struct state *s = self;
    memory(s, e, in, out);
    if (in[stim_at(e, "mmr_ready")] && out[stim_at(e, "mmr_valid")])
        warp_answered(&s->warp[out[stim_at(e, "mmr_set")]], out[stim_at(e, "mmr_pay")],
                      out[stim_at(e, "mmr_new")], out[stim_at(e, "mmr_op")]);
    if (in[stim_at(e, "mm_valid")] && out[stim_at(e, "mm_ready")])
        warp_sent(&s->warp[in[stim_at(e, "mm_set")]], in[stim_at(e, "mm_op")]);
    for (unsigned i = 0; i < CHANNELS; i++)
        s->held[i] = in[stim_at(e, channels[i].valid)] && !out[stim_at(e, channels[i].ready)];
    memcpy(s->last, in, e->pins->in_words * sizeof *in);
}

static void reset(void *self, struct stim_env *e)
{
    struct state *s = self;
    (void)e;
    memset(s->warp, 0, s->s.a.sets * sizeof *s->warp);
    memset(s->held, 0, sizeof s->held);
    s->reads = 0;
}

const struct legal legal_morpheus = {create, destroy, correct, observe, reset};
