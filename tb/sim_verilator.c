/* Verilator as a simulator of the engine: a shared object made by verilator_build.c. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/text.h"
#include "tb/patience.h"
#include "tb/sim_build.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

struct verilated {
    struct sim sim;
    const struct pin_list *pins;
    void *so, *model;
    struct patience *patience; /* with a user's Verilog, which may loop in zero time; or NULL */
    char *stuck;               /* it did: nothing in it may be called again */
    /* The C interface of shim.cpp. */
    void *(*make)(uint64_t seed, const char *wave_path);
    long (*check)(void *sim, int rst, const uint32_t *in, const uint32_t *expected);
    void (*outputs)(const void *sim, uint32_t *out);
    void (*waves)(void *sim, int on);
    int (*coverage)(void *sim, const char *path);
    const char *(*dead)(const void *sim);
    void (*drop)(void *sim);
};

static void send(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    (void)s;
    (void)rst;
    (void)in;
    (void)expected;
}

static long check(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct verilated *v = (struct verilated *)s;
    if (!v->patience)
        return v->check(v->model, rst, in, expected);
    if (v->stuck)
        return SIM_DEAD;
    if (sigsetjmp(*patience_begin(v->patience), 0) == 0) {
        long bad = v->check(v->model, rst, in, expected);
        patience_end(v->patience);
        return bad;
    }
    patience_left();
    v->stuck = strfmt("no answer for %d s (a loop in zero time in the Verilog?)", PATIENCE_SECONDS);
    return SIM_DEAD;
}

static char *actual(const struct sim *s, const struct pin *pin)
{
    const struct verilated *v = (const struct verilated *)s;
    uint32_t *out = xcalloc(v->pins->out_words + 1, sizeof *out);
    v->outputs(v->model, out);
    char *hex = pin_hex(pin, out);
    free(out);
    return hex;
}

static void waves(struct sim *s, bool on)
{
    struct verilated *v = (struct verilated *)s;
    v->waves(v->model, on);
}

static bool coverage(struct sim *s, const char *path)
{
    struct verilated *v = (struct verilated *)s;
    return v->coverage(v->model, path) != 0;
}

static const char *dead(const struct sim *s)
{
    const struct verilated *v = (const struct verilated *)s;
    return v->stuck ? v->stuck : v->dead(v->model);
}

static void destroy(struct sim *s)
{
    struct verilated *v = (struct verilated *)s;
    patience_free(v->patience);
    if (v->model && !v->stuck)
        v->drop(v->model);
    if (v->so && !v->stuck)
        dlclose(v->so);
    free(v->stuck);
    free(v);
}

static const struct sim_ops verilator_ops = {.name = "verilator",
                                             .send = send,
                                             .check = check,
                                             .actual = actual,
                                             .waves = waves,
                                             .coverage = coverage,
                                             .dead = dead,
                                             .destroy = destroy};

/* dlsym() gives a data pointer; POSIX says that it may be used as a function's. */
static bool symbol(void *so, const char *name, void *function)
{
    void *address = dlsym(so, name);
    memcpy(function, &address, sizeof address);
    return address != NULL;
}

struct sim *verilator_open(const struct sim_spec *s, const char *built, uint64_t seed,
                           const char *wave_path, struct diag *d)
{
    struct verilated *v = xcalloc(1, sizeof *v);
    v->sim.ops = &verilator_ops;
    v->sim.depth = 1;
    v->pins = s->pins;
    v->so = dlopen(built, RTLD_NOW | RTLD_LOCAL);
    if (!v->so || !symbol(v->so, "ws_sim_new", &v->make) ||
        !symbol(v->so, "ws_sim_check", &v->check) ||
        !symbol(v->so, "ws_sim_outputs", &v->outputs) ||
        !symbol(v->so, "ws_sim_waves", &v->waves) ||
        !symbol(v->so, "ws_sim_coverage", &v->coverage) ||
        !symbol(v->so, "ws_sim_dead", &v->dead) || !symbol(v->so, "ws_sim_free", &v->drop)) {
        diag_failed(d, "%s: cannot be loaded: %s (delete it to have it built again)", built,
                    dlerror());
        destroy(&v->sim);
        return NULL;
    }
    if (s->rtl->foreign) {
        void *code;
        memcpy(&code, &v->check, sizeof code);
        v->patience = patience_new(code, 1000 * PATIENCE_SECONDS);
    }
    v->model = v->make(seed, wave_path);
    return &v->sim;
}
