/* What looks on while a model is driven at its pins: the system's oracle, and the model's laws. */
#include "tb/watch.h"

void watch_open(struct watch *w, const char *top, void *state, const struct params *p,
                const struct pin_list *pins)
{
    const struct system *s = system_of(top);
    *w = (struct watch){block_model(top), state, s ? s->oracle : NULL, NULL, {0}};
    if (w->ops)
        w->oracle = w->ops->create(p, pins);
}

void watch_close(struct watch *w)
{
    if (w->ops)
        w->ops->destroy(w->oracle);
    w->ops = NULL;
}

void watch_cycle(struct watch *w, bool rst, const uint32_t *in, const uint32_t *out)
{
    if (w->ops)
        w->ops->cycle(w->oracle, rst, in, out);
}

void watch_check(struct watch *w, uint64_t cycle)
{
    const char *law = w->model->law ? w->model->law(w->state) : NULL;
    const struct failure *found = w->ops ? w->ops->failure(w->oracle) : NULL;
    if (found && found->kind && !w->failure.kind)
        w->failure = *found;
    if (law)
        failure_law(&w->failure, law, 0, cycle, "%s", "");
}

bool watch_idle(const struct watch *w)
{
    return w->ops && !w->ops->outstanding(w->oracle) &&
           !(w->model->busy && w->model->busy(w->state));
}

void watch_drained(struct watch *w, uint64_t cycle)
{
    if (w->ops)
        w->ops->drained(w->oracle, w->state);
    watch_check(w, cycle);
}

const char *watch_misuse(const struct watch *w)
{
    return w->ops ? w->ops->misuse(w->oracle) : "";
}
