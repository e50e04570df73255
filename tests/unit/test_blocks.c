/* The emitted blocks and their packages: every block of every preset and of random sets is
 * described without a mistake, its ports are the pins of the golden model, and a package is written
 * whole or not at all. What the Verilog does is the matter of lockstep. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/splitmix.h"
#include "base/text.h"
#include "cmodel/pins.h"
#include "gen/blocks/blocks.h"
#include "gen/package.h"
#include "params/registry.h"
#include "tests/unit/golden.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct params *load(const char *config, const char *set)
{
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = params_load(config, &set, set ? 1 : 0, &d);
    assert_non_null(p);
    diag_free(&d);
    return p;
}

/* The ports in the order of the page, clk and rst first. */
static void ports_are_pins(const struct block *b, const struct params *p, const struct hdl *top)
{
    const struct block_model *m = block_model(b->name);
    assert_non_null(m);
    struct pin_list pins = {0};
    block_pins(m, p, &pins);
    struct hdl_port port;
    size_t i = 0;
    for (const char *const *clock = (const char *const[]){"clk", "rst", NULL};
         pins.clocked && *clock; clock++, i++) {
        assert_true(hdl_port_at(top, i, &port));
        assert_string_equal(port.name, *clock);
    }
    for (size_t k = 0; k < pins.n; k++, i++) {
        if (!hdl_port_at(top, i, &port))
            fail_msg("%s: no port for pin %s", b->name, pins.pins[k].name);
        assert_string_equal(port.name, pins.pins[k].name);
        assert_int_equal(port.bits, pins.pins[k].width);
        assert_int_equal(port.output, pins.pins[k].output);
        assert_int_equal(port.counter, pins.pins[k].counter);
    }
    if (hdl_port_at(top, i, &port))
        fail_msg("%s: no pin for port %s", b->name, port.name);
    pins_free(&pins);
}

/* Whether loops can be rolled shows only in the text. */
static void all_print(struct hdl_design *d, const char *what)
{
    for (size_t i = 0; i < hdl_module_count(d); i++) {
        const struct hdl *m = hdl_module_at(d, i);
        char *included = NULL, *text = hdl_is_blackbox(m) ? NULL : hdl_print(m, NULL, &included);
        if (!hdl_ok(d))
            fail_msg("%s of %s: %s", hdl_module_name(m), what, hdl_error(d));
        free(text);
        free(included);
    }
}

/* `what`: how the set is called. */
static void all_blocks_of(const struct params *p, const char *what)
{
    size_t n;
    const struct block *const *all = blocks_all(&n);
    for (size_t i = 0; i < n; i++) {
        if (!block_exists(all[i], p))
            continue;
        struct hdl_design *d = hdl_design_new("x_");
        const struct hdl *top = all[i]->build(d, p);
        hdl_check(d);
        if (!hdl_ok(d))
            fail_msg("%s of %s: %s", all[i]->name, what, hdl_error(d));
        assert_ptr_equal(all[i]->build(d, p), top);
        ports_are_pins(all[i], p, top);
        all_print(d, what);
        hdl_design_free(d);
    }
}

static void presets(void **state)
{
    (void)state;
    for (const char *const *name = params_presets(); *name; name++) {
        struct params *p = load(*name, NULL);
        all_blocks_of(p, params_name(p));
        params_free(p);
    }
}

static void random_sets(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 16; seed++) {
        struct params *p = params_random(seed, 8);
        all_blocks_of(p, params_name(p));
        params_free(p);
    }
}

/* KEY=VALUE with a word, or a number at an end of what the row allows or a few steps above the
 * lower one; NULL: none was met. Caller frees. */
static char *at_an_end(const struct param_decl *r, uint64_t *seed)
{
    enum { STEPS = 4, NEAR = 64 };
    uint64_t step = splitmix(seed);
    int64_t v = r->min + (int64_t)(step % STEPS);
    if (r->kind == PARAM_ENUM) {
        size_t words = 0;
        while (r->words[words])
            words++;
        v = (int64_t)(step % words);
    } else if (r->max - r->min <= NEAR && splitmix(seed) % 2) {
        v = r->max;
    }
    if (!registry_legal(r, v))
        return NULL;
    char *value = registry_print(r, v), *set = strfmt("%s=%s", r->key, value);
    free(value);
    return set;
}

/* A small preset with some keys at their ends, which random sets as a whole hardly bring together.
 * false: no legal one. */
static bool keys_at_ends(uint64_t seed)
{
    static const char *const small[] = {"tiny",           "tiny_ccu",  "tiny_cars", "tiny_cars_ccu",
                                        "morpheus_small", "vortex4x4", "tiny_core"};
    enum { KEYS = 4 };
    char *set[KEYS], *said = NULL;
    const char *config = small[splitmix(&seed) % (sizeof small / sizeof *small)];
    for (size_t n = 0; n < KEYS; n += set[n] != NULL)
        set[n] = at_an_end(params_row(splitmix(&seed) % params_rows()), &seed);
    size_t len;
    FILE *f = xmemstream(&said, &len);
    struct diag d;
    diag_init(&d, f);
    struct params *p = params_load(config, (const char *const *)set, KEYS, &d);
    diag_free(&d);
    xmemclose(f);
    free(said);
    bool legal = p != NULL;
    if (legal) {
        char *what = strfmt("%s --set %s --set %s --set %s --set %s", config, set[0], set[1],
                            set[2], set[3]);
        all_blocks_of(p, what);
        free(what);
    }
    params_free(p);
    for (size_t i = 0; i < KEYS; i++)
        free(set[i]);
    return legal;
}

static void keys_at_their_ends(void **state)
{
    (void)state;
    enum { SETS = 100, LEAST = 20 };
    unsigned legal = 0;
    for (uint64_t seed = 1; seed <= SETS; seed++)
        legal += keys_at_ends(seed);
    assert_true(legal >= LEAST);
}

/* The table is that of the models. */
static void same_blocks_as_models(void **state)
{
    (void)state;
    size_t n, models = 0;
    const struct block *const *all = blocks_all(&n);
    while (block_models()[models])
        models++;
    assert_int_equal(n, models);
    for (size_t i = 0; i < n; i++)
        assert_ptr_equal(blocks_find(all[i]->name), all[i]);
    assert_int_equal(blocks_find("sram")->kind, BLOCK_CHILD);
    assert_null(blocks_find("srm"));
}

static const struct package_file *find(const struct package *pkg, const char *name)
{
    for (size_t i = 0; i < pkg->n; i++)
        if (strcmp(pkg->files[i].name, name) == 0)
            return &pkg->files[i];
    fail_msg("no %s in the package", name);
    return NULL;
}

/* A look at the text that a reader sees. */
static void golden_text(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = load("tiny", "rr_arbiter.n=4");
    struct package pkg;
    assert_int_equal(package_build(p, "rr_arbiter", NULL, &pkg, &d), WS_OK);
    golden_is("rr_arbiter_4.v", find(&pkg, "rr_arbiter.v")->text);
    golden_is("rr_arbiter_4_props.vh", find(&pkg, "rr_arbiter_props.vh")->text);
    package_free(&pkg);
    params_free(p);
    diag_free(&d);
}

/* The same bytes twice; a preset is called by its name, a changed one by the .ini file beside. */
static void packages_repeat(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = load("fermi8_steal", NULL), *changed = load("tiny", "regfile.banks=4");
    struct package a, b;
    assert_int_equal(package_build(p, NULL, "my_", &a, &d), WS_OK);
    assert_int_equal(package_build(p, "regfile", "my_", &b, &d), WS_OK);
    assert_string_equal(a.top, "my_regfile");
    assert_int_equal(a.n, b.n);
    for (size_t i = 0; i < a.n; i++) {
        assert_string_equal(a.files[i].name, b.files[i].name);
        assert_string_equal(a.files[i].text, b.files[i].text);
        assert_int_equal(a.files[i].len, strlen(a.files[i].text));
    }
    assert_non_null(strstr(find(&a, "my_ocu.v")->text,
                           "warpsmith gen fermi8_steal --top regfile --prefix my_ -o ."));
    package_free(&a);
    package_free(&b);
    assert_int_equal(package_build(changed, NULL, NULL, &a, &d), WS_OK);
    assert_non_null(strstr(find(&a, "ocu.v")->text, "warpsmith gen tiny.ini --top regfile -o ."));
    find(&a, "tiny.ini");
    package_free(&a);
    params_free(p);
    params_free(changed);
    diag_free(&d);
}

static void manifest_counts_banks(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = load("turing_ocu", NULL);
    struct package pkg;
    assert_int_equal(package_build(p, NULL, NULL, &pkg, &d), WS_OK);
    json_t *m = json_loads(find(&pkg, "manifest.json")->text, 0, NULL);
    json_t *mem = json_array_get(json_object_get(m, "memories"), 0);
    assert_string_equal(json_string_value(json_object_get(mem, "name")), "sram_1rw_256x1024");
    assert_int_equal(json_integer_value(json_object_get(mem, "count")), 2);
    size_t verilog = 0, included = 0;
    for (size_t i = 0; i < pkg.n; i++) {
        verilog += pkg.files[i].verilog;
        included += pkg.files[i].included;
    }
    assert_int_equal(json_array_size(json_object_get(m, "files")), verilog);
    assert_true(included > 0);
    assert_int_equal(json_array_size(json_object_get(m, "included")), included);
    json_decref(m);
    package_free(&pkg);
    params_free(p);
    diag_free(&d);
}

static void append(const char *dir, const char *name)
{
    char *path = strfmt("%s/%s", dir, name);
    FILE *f = fopen(path, "a");
    assert_non_null(f);
    fputs("// typed by hand\n", f);
    fclose(f);
    free(path);
}

static void written_and_compared(void **state)
{
    (void)state;
    struct diag d;
    diag_init(&d, NULL);
    char *dir = make_temp_dir("blocks", &d);
    assert_non_null(dir);
    char *out = strfmt("%s/a/b", dir), *file = strfmt("%s/file", dir);
    struct params *p = load("tiny", NULL);
    bool stale;
    assert_int_equal(package_compare(p, NULL, NULL, out, &stale, &d), WS_BAD_INPUT);
    assert_int_equal(access(out, F_OK), -1);
    diag_free(&d);

    diag_init(&d, NULL);
    assert_int_equal(package_write(p, NULL, NULL, out, &d), WS_OK);
    assert_int_equal(package_compare(p, NULL, NULL, out, &stale, &d), WS_OK);
    append(out, "stranger.v");
    assert_int_equal(package_compare(p, NULL, NULL, out, &stale, &d), WS_CHECK_FAILED);
    assert_int_equal(d.n, 1);
    assert_non_null(strstr(d.lines[0], "stranger.v: is not part"));
    assert_false(stale);
    append(out, "ocu.v");
    assert_int_equal(package_compare(p, NULL, NULL, out, &stale, &d), WS_CHECK_FAILED);
    assert_int_equal(d.n, 3);
    assert_non_null(strstr(d.lines[1], "/ocu.v:"));
    assert_true(stale);
    assert_int_equal(package_compare(p, "ocu", NULL, out, &stale, &d), WS_CHECK_FAILED);
    assert_int_equal(d.n, 4);
    assert_non_null(strstr(d.lines[3], "holds the package of regfile, not that of ocu"));
    assert_false(stale);
    diag_free(&d);

    diag_init(&d, NULL);
    append(dir, "file");
    assert_int_equal(package_write(p, NULL, NULL, file, &d), WS_BAD_INPUT);
    diag_free(&d);
    assert_true(remove_tree(dir));
    free(dir);
    params_free(p);
    free(out);
    free(file);
}

static void refused(const char *config, const char *top, const char *prefix, const char *why)
{
    struct diag d;
    diag_init(&d, NULL);
    struct params *p = load(config, NULL);
    struct package pkg;
    assert_int_equal(package_build(p, top, prefix, &pkg, &d), WS_BAD_INPUT);
    assert_int_equal(d.n, 1);
    if (!strstr(d.lines[0], why))
        fail_msg("got \"%s\", expected \"%s\"", d.lines[0], why);
    package_free(&pkg);
    params_free(p);
    diag_free(&d);
}

static void bad_requests(void **state)
{
    (void)state;
    refused("tiny", "bank_arbitre", NULL, "bank_arbiter");
    refused("fermi8", "steal_arbiter", NULL, "steal_arbiter.enable");
    refused("tiny", NULL, "1st_", "not an identifier");
    refused("tiny", NULL, "a-b", "not an identifier");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(presets),
        cmocka_unit_test(random_sets),
        cmocka_unit_test(keys_at_their_ends),
        cmocka_unit_test(same_blocks_as_models),
        cmocka_unit_test(golden_text),
        cmocka_unit_test(packages_repeat),
        cmocka_unit_test(manifest_counts_banks),
        cmocka_unit_test(written_and_compared),
        cmocka_unit_test(bad_requests),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
