/* The composition on its own, at its pins, by the ports of its contract. */
#include "base/mem.h"
#include "cmodel/regfile/regfile.h"
#include "cmodel/util.h"

#define OFFSET_FLAGS(s, name) offsetof(struct s, name)
#define OFFSET_SET OFFSET_FLAGS
#define OFFSET_U8 OFFSET_FLAGS
#define OFFSET_U32 OFFSET_FLAGS
#define OFFSET_U64 OFFSET_FLAGS
#define OFFSET_WORDS OFFSET_FLAGS
#define OFFSET_PAYLOAD OFFSET_FLAGS
#define OFFSET_SPREAD OFFSET_FLAGS
#define OFFSET_OTHER(s, name) 0

/* Where the value of each port is. */
static void set_members(struct port *t)
{
#define PLACE(name, form_, of_, member_)                                                           \
    t[PORT_##name].form = FORM_##form_, t[PORT_##name].of = PORT_##of_,                            \
    t[PORT_##name].member = member_;
#define INPUT(name, kind, form, items, width, of, ...)                                             \
    PLACE(name, form, of, OFFSET_##form(regfile_in, name))
#define OUTPUT(name, form, ...) PLACE(name, form, NONE, OFFSET_##form(regfile_out, name))
#define CONTRACT_ROWS "contract/core/regfile_ports.inc"
#include "contract/each.h"
#define IN(name, ...) PLACE(name, FLAGS, NONE, offsetof(struct regfile_in, name))
#define OUT(name, ...) PLACE(name, FLAGS, NONE, offsetof(struct regfile_out, name))
#define CONTRACT_ROWS "contract/malekeh/subcore.inc"
#include "contract/each.h"
#define COUNTED(name, member, ...)                                                                 \
    PLACE(name, COUNT, NONE, offsetof(struct regfile_counters, member))
#define CONTRACT_ROWS "contract/core/regfile_counters.inc"
#include "contract/each.h"
}

void regfile_ports(const struct model_config *c, struct port *t)
{
    size_t counters = REGFILE_PORTS - PORT_cnt_issued, own = contract_regfile.nports - counters;
    contract_ports(c->hosted ? &contract_collector_stage : &contract_regfile, c->params, t);
    memmove(t + PORT_cnt_issued, t + own, counters * sizeof *t);
    contract_ports(&contract_subcore, c->params, t + own);
    for (size_t i = own; i < PORT_cnt_issued && !c->subcore; i++)
        t[i].word = PORT_ABSENT;
    if (c->subcore) /* they come from inside */
        t[PORT_sthld].word = t[PORT_wait_cnt].word = PORT_ABSENT;
    set_members(t);
    for (size_t i = 0; i < own; i++)
        if (t[i].form == FORM_SPREAD) { /* [width][items] in the image */
            t[i].items = t[i].outer.of[1].size;
            t[i].width = t[i].outer.of[0].size;
        }
    ports_place(t, REGFILE_PORTS);
}

void regfile_ports_in(const struct params *p, const struct pin_list *l, struct port *t)
{
    struct model_config c = model_config(p);
    c.hosted = pins_find(l, "inst_valid") < l->n;
    regfile_ports(&c, t);
    ports_bind(t, REGFILE_PORTS, l);
}

bool regfile_takes_hints(const struct params *p)
{
    struct model_config c = model_config(p);
    struct port t[REGFILE_PORTS];
    regfile_ports(&c, t);
    return port_exists(&t[PORT_inst_near]);
}

bool regfile_pins_name(const struct port *t, const uint32_t *in, const uint32_t *out, unsigned s,
                       unsigned *warp)
{
    if (port_exists(&t[PORT_inst_valid])) {
        *warp = (unsigned)port_get(&t[PORT_inst_wid], in, s);
        return port_get(&t[PORT_inst_valid], in, s);
    }
    *warp = (unsigned)port_get(&t[PORT_sel_wid], out, s) * t[PORT_sel_valid].items + s;
    return port_get(&t[PORT_sel_valid], out, s);
}

uint32_t regfile_pins_issue(const struct port *t, const uint32_t *in, const uint32_t *out)
{
    if (port_exists(&t[PORT_inst_valid]))
        return (uint32_t)(port_all(&t[PORT_inst_valid], in) & port_all(&t[PORT_inst_ready], out));
    return (uint32_t)port_all(&t[PORT_issue], out);
}

void regfile_put_outputs(const struct regfile *rf, const struct port *t, uint32_t *image,
                         uint64_t *shown)
{
    const struct port *data = &t[PORT_disp_data];
    unsigned nsrc = data->items / t[PORT_disp_wid].items;
    ports_put(t, REGFILE_PORTS, 1u << PORT_OUTPUT, regfile_outputs(rf), image);
    ports_put(t, REGFILE_PORTS, 1u << PORT_COUNTER, regfile_counters(rf), image);
    for (unsigned i = 0; i < data->items; i++) {
        const uint32_t *operand = regfile_disp_data(rf, i / nsrc, i % nsrc);
        if (operand)
            port_put_words(data, image, i, operand);
        else if (*shown >> i & 1)
            port_clear(data, image, i);
        *shown = (*shown & ~(1ull << i)) | (uint64_t)(operand != NULL) << i;
    }
}

/* The composition as a block. */
struct regfile_block {
    struct regfile *rf;
    struct port port[REGFILE_PORTS];
};

static void list_pins(struct model_config c, struct pin_list *l)
{
    struct port t[REGFILE_PORTS];
    l->clocked = true;
    regfile_ports(&c, t);
    ports_list(t, REGFILE_PORTS, l);
}

static void *create_block(struct model_config c)
{
    struct regfile_block *m = xcalloc(1, sizeof *m);
    m->rf = regfile_create_with(&c, true, NULL);
    regfile_ports(&c, m->port);
    return m;
}

static void pins(const struct params *p, struct pin_list *l)
{
    list_pins(model_config(p), l);
}

static void *create(const struct params *p)
{
    return create_block(model_config(p));
}

/* With the waiting threshold inside. */
static struct model_config subcore_config(const struct params *p)
{
    struct model_config c = model_config(p);
    c.subcore = true;
    return c;
}

static void subcore_pins(const struct params *p, struct pin_list *l)
{
    list_pins(subcore_config(p), l);
}

static void *subcore_create(const struct params *p)
{
    return create_block(subcore_config(p));
}

/* Where a host selects. */
static struct model_config hosted_config(const struct params *p)
{
    struct model_config c = model_config(p);
    c.hosted = true;
    return c;
}

static void hosted_pins(const struct params *p, struct pin_list *l)
{
    list_pins(hosted_config(p), l);
}

static void *hosted_create(const struct params *p)
{
    return create_block(hosted_config(p));
}

static void destroy(void *model)
{
    struct regfile_block *m = model;
    if (m)
        regfile_destroy(m->rf);
    free(m);
}

static void reset(void *model)
{
    regfile_reset(((struct regfile_block *)model)->rf);
}

enum {
    REQUESTS = 1 << PORT_REQUEST | 1 << PORT_LEVEL,
    ANSWERS = 1 << PORT_ANSWER | 1 << PORT_CANDIDATE
};

static void settle(const struct regfile_block *m, const uint32_t *in)
{
    ports_get(m->port, REGFILE_PORTS, REQUESTS, in, regfile_inputs(m->rf));
    regfile_dispatch(m->rf);
    regfile_select(m->rf);
}

static void answer(const struct regfile_block *m, const uint32_t *in)
{
    ports_get(m->port, REGFILE_PORTS, ANSWERS, in, regfile_inputs(m->rf));
    regfile_answer(m->rf);
}

static void eval(const void *model, const uint32_t *in, uint32_t *out)
{
    const struct regfile_block *m = model;
    uint64_t shown = ~0ull;
    settle(m, in);
    if (port_exists(&m->port[PORT_inst_op])) /* outputs follow from the answers */
        answer(m, in);
    regfile_put_outputs(m->rf, m->port, out, &shown);
}

static void clock_edge(void *model, const uint32_t *in)
{
    struct regfile_block *m = model;
    settle(m, in);
    answer(m, in);
    regfile_clock(m->rf);
}

static const struct cover_point *cover(const void *model, size_t *n)
{
    return regfile_cover(((const struct regfile_block *)model)->rf, n);
}

static const char *law(const void *model)
{
    const struct regfile *rf = ((const struct regfile_block *)model)->rf;
    const char *broken = regfile_law(rf);
    return broken ? broken : regfile_error(rf);
}

static bool busy(const void *model)
{
    return regfile_busy(((const struct regfile_block *)model)->rf) != 0;
}

const struct block_model regfile_model = {.name = "regfile",
                                          .contract = &contract_regfile,
                                          .pins = pins,
                                          .create = create,
                                          .destroy = destroy,
                                          .reset = reset,
                                          .eval = eval,
                                          .clock = clock_edge,
                                          .cover = cover,
                                          .law = law,
                                          .busy = busy};

const struct block_model subcore_model = {.name = "subcore",
                                          .contract = &contract_subcore,
                                          .pins = subcore_pins,
                                          .create = subcore_create,
                                          .destroy = destroy,
                                          .reset = reset,
                                          .eval = eval,
                                          .clock = clock_edge,
                                          .cover = cover,
                                          .law = law,
                                          .busy = busy};

const struct block_model collector_stage_model = {.name = "collector_stage",
                                                  .contract = &contract_collector_stage,
                                                  .pins = hosted_pins,
                                                  .create = hosted_create,
                                                  .destroy = destroy,
                                                  .reset = reset,
                                                  .eval = eval,
                                                  .clock = clock_edge,
                                                  .cover = cover,
                                                  .law = law,
                                                  .busy = busy};

struct regfile *regfile_of_model(void *model)
{
    return ((struct regfile_block *)model)->rf;
}
