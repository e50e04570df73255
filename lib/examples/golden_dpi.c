/* A golden model of libwarpsmith behind DPI, for a SystemVerilog bench (arbiter_dpi.sv):
 *
 *     chandle h = golden_new("tiny", "rr_arbiter.n=8", "rr_arbiter");
 *     golden_set(h, "req", req);  golden_eval(h);  expected = golden_get(h, "gnt");
 * golden_clock(h);
 */
#include "warpsmith.h"
#include <stdio.h>
#include <stdlib.h>

void *golden_new(const char *config, const char *set, const char *block);
void golden_free(void *model);
void golden_reset(void *model);
void golden_set(void *model, const char *port, uint64_t value);
uint64_t golden_get(void *model, const char *port);
void golden_eval(void *model);
int golden_clock(void *model);

static void give_up(const warpsmith_errors *e)
{
    for (size_t i = 0; i < warpsmith_errors_count(e); i++)
        fprintf(stderr, "%s\n", warpsmith_errors_line(e, i));
    exit(2);
}

void *golden_new(const char *config, const char *set, const char *block)
{
    warpsmith_errors *e = warpsmith_errors_new();
    warpsmith_params *p = warpsmith_params_load(config, &set, *set ? 1 : 0, e);
    warpsmith_model *m = p ? warpsmith_model_new(p, block, e) : NULL;
    if (!m)
        give_up(e);
    warpsmith_params_free(p);
    warpsmith_errors_free(e);
    return m;
}

void golden_free(void *model)
{
    warpsmith_model_free(model);
}

void golden_reset(void *model)
{
    warpsmith_model_reset(model);
}

static struct warpsmith_port port_of(void *model, const char *name)
{
    struct warpsmith_port port;
    if (!warpsmith_model_find(model, name, &port) || port.width > 64) {
        fprintf(stderr, "%s: no port of at most 64 bits\n", name);
        exit(2);
    }
    return port;
}

void golden_set(void *model, const char *name, uint64_t value)
{
    struct warpsmith_port port = port_of(model, name);
    warpsmith_model_set(model, &port, 0, port.width, value);
}

uint64_t golden_get(void *model, const char *name)
{
    struct warpsmith_port port = port_of(model, name);
    return warpsmith_model_get(model, &port, 0, port.width);
}

void golden_eval(void *model)
{
    warpsmith_model_eval(model);
}

/* 1: a law or a duty of the surroundings is broken. */
int golden_clock(void *model)
{
    return warpsmith_model_clock(model, NULL) != WARPSMITH_OK;
}
