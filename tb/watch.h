/* What looks on while a model is driven at its pins: the system's oracle, and the model's laws. */
#ifndef WS_WATCH_H
#define WS_WATCH_H

#include "tb/system.h"

struct watch {
    const struct block_model *model;
    void *state;                  /* of the model; borrowed */
    const struct oracle_ops *ops; /* NULL: a single block */
    void *oracle;
    struct failure failure; /* the first one */
};

void watch_open(struct watch *w, const char *top, void *state, const struct params *p,
                const struct pin_list *pins);
void watch_close(struct watch *w);
/* Before the model's clock edge. */
void watch_cycle(struct watch *w, bool rst, const uint32_t *in, const uint32_t *out);
/* After it; `cycle` was its number. */
void watch_check(struct watch *w, uint64_t cycle);
/* Nothing is under way any more, as far as can be told. */
bool watch_idle(const struct watch *w);
/* Everything has come to an end: the contents are compared too. */
void watch_drained(struct watch *w, uint64_t cycle);
/* As oracle_ops.misuse; "" without an oracle. */
const char *watch_misuse(const struct watch *w);

#endif
