/* A golden model of libwarpsmith behind VPI, for a Verilog bench (arbiter_vpi.v):
 *
 *     h = $golden_new("tiny", "rr_arbiter.n=8", "rr_arbiter");
 *     $golden_set(h, "req", req);  expected = $golden_get(h, "gnt");  $golden_clock(h);
 */
#include "warpsmith.h"
#include <stdlib.h>
#include <string.h>
#include <vpi_user.h>

enum { MODELS = 64, WORDS = 64 };
static warpsmith_model *models[MODELS];
static unsigned used;

/* Argument i of the call under way, from 0. */
static vpiHandle argument(unsigned i)
{
    vpiHandle all = vpi_iterate(vpiArgument, vpi_handle(vpiSysTfCall, NULL)), one = NULL;
    for (unsigned k = 0; all && (one = vpi_scan(all)); k++)
        if (k == i) {
            vpi_free_object(all);
            return one;
        }
    vpi_printf("golden: argument %u is missing\n", i);
    vpi_control(vpiFinish, 2);
    return NULL;
}

/* vpi_get_value() has one place for its texts. */
static char *text(unsigned i)
{
    s_vpi_value v = {.format = vpiStringVal};
    vpi_get_value(argument(i), &v);
    return strdup(v.value.str);
}

static warpsmith_model *model(void)
{
    s_vpi_value v = {.format = vpiIntVal};
    vpi_get_value(argument(0), &v);
    return models[v.value.integer];
}

static void find(warpsmith_model *m, struct warpsmith_port *port)
{
    char *name = text(1);
    if (!warpsmith_model_find(m, name, port) || port->width > 32 * WORDS) {
        vpi_printf("golden: no port %s\n", name);
        vpi_control(vpiFinish, 2);
    }
    free(name);
}

static PLI_INT32 golden_new(PLI_BYTE8 *unused)
{
    (void)unused;
    char *config = text(0), *set = text(1), *block = text(2);
    const char *sets[] = {set};
    warpsmith_errors *e = warpsmith_errors_new();
    warpsmith_params *p = warpsmith_params_load(config, sets, *set ? 1 : 0, e);
    warpsmith_model *m = p && used < MODELS ? warpsmith_model_new(p, block, e) : NULL;
    for (size_t i = 0; i < warpsmith_errors_count(e); i++)
        vpi_printf("golden: %s\n", warpsmith_errors_line(e, i));
    if (!m)
        vpi_control(vpiFinish, 2);
    s_vpi_value v = {.format = vpiIntVal, .value.integer = (PLI_INT32)used};
    models[used++ % MODELS] = m;
    vpi_put_value(vpi_handle(vpiSysTfCall, NULL), &v, NULL, vpiNoDelay);
    warpsmith_params_free(p);
    warpsmith_errors_free(e);
    free(config);
    free(set);
    free(block);
    return 0;
}

static PLI_INT32 golden_set(PLI_BYTE8 *unused)
{
    (void)unused;
    struct warpsmith_port port;
    warpsmith_model *m = model();
    find(m, &port);
    s_vpi_value v = {.format = vpiVectorVal};
    vpi_get_value(argument(2), &v);
    for (unsigned b = 0; b < port.width; b += 32)
        warpsmith_model_set(m, &port, b, port.width - b < 32 ? port.width - b : 32,
                            (uint32_t)v.value.vector[b / 32].aval);
    return 0;
}

static PLI_INT32 golden_get(PLI_BYTE8 *unused)
{
    (void)unused;
    struct warpsmith_port port;
    warpsmith_model *m = model();
    find(m, &port);
    warpsmith_model_eval(m);
    s_vpi_vecval words[WORDS] = {{0}};
    for (unsigned b = 0; b < port.width; b += 32)
        words[b / 32].aval =
            (PLI_INT32)warpsmith_model_get(m, &port, b, port.width - b < 32 ? port.width - b : 32);
    s_vpi_value v = {.format = vpiVectorVal, .value.vector = words};
    vpi_put_value(argument(2), &v, NULL, vpiNoDelay);
    return 0;
}

static PLI_INT32 golden_clock(PLI_BYTE8 *unused)
{
    (void)unused;
    warpsmith_errors *e = warpsmith_errors_new();
    if (warpsmith_model_clock(model(), e) != WARPSMITH_OK)
        vpi_printf("golden: %s\n", warpsmith_errors_line(e, 0));
    warpsmith_errors_free(e);
    return 0;
}

static PLI_INT32 golden_reset(PLI_BYTE8 *unused)
{
    (void)unused;
    warpsmith_model_reset(model());
    return 0;
}

static PLI_INT32 integer_size(PLI_BYTE8 *unused)
{
    (void)unused;
    return 32;
}

static void register_tasks(void)
{
    static char new_name[] = "$golden_new", set[] = "$golden_set", get[] = "$golden_get",
                clock[] = "$golden_clock", reset[] = "$golden_reset";
    s_vpi_systf_data made = {.type = vpiSysFunc,
                             .sysfunctype = vpiIntFunc,
                             .tfname = new_name,
                             .calltf = golden_new,
                             .sizetf = integer_size};
    s_vpi_systf_data tasks[] = {
        {.type = vpiSysTask, .tfname = set, .calltf = golden_set},
        {.type = vpiSysTask, .tfname = get, .calltf = golden_get},
        {.type = vpiSysTask, .tfname = clock, .calltf = golden_clock},
        {.type = vpiSysTask, .tfname = reset, .calltf = golden_reset},
    };
    vpi_register_systf(&made);
    for (size_t i = 0; i < sizeof tasks / sizeof *tasks; i++)
        vpi_register_systf(&tasks[i]);
}

void (*vlog_startup_routines[])(void) = {register_tasks, NULL};
