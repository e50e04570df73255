/* No simulator at all: the golden side runs alone, for what the value oracle and the laws find. */
#include "base/mem.h"
#include "tb/sim_build.h"
#include <stdlib.h>

static void send(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    (void)s;
    (void)rst;
    (void)in;
    (void)expected;
}

static long check(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    (void)s;
    (void)rst;
    (void)in;
    (void)expected;
    return SIM_EQUAL;
}

static char *actual(const struct sim *s, const struct pin *pin)
{
    (void)s;
    (void)pin;
    return xstrdup("");
}

static void waves(struct sim *s, bool on)
{
    (void)s;
    (void)on;
}

static const char *dead(const struct sim *s)
{
    (void)s;
    return "";
}

static void destroy(struct sim *s)
{
    free(s);
}

static const struct sim_ops model_ops = {.name = "model",
                                         .send = send,
                                         .check = check,
                                         .actual = actual,
                                         .waves = waves,
                                         .dead = dead,
                                         .destroy = destroy};

struct sim *model_open(void)
{
    struct sim *s = xcalloc(1, sizeof *s);
    s->ops = &model_ops;
    s->depth = 1;
    return s;
}
