/* The registry, loading of parameter sets, constraints, sizes, random sets. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/scratch.h"
#include "base/text.h"
#include "params/params.h"
#include "params/registry.h"
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

struct fixture {
    char *dir, *path; /* dir/x.ini */
    struct diag d;
};

static int setup(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    diag_init(&f->d, NULL);
    f->dir = make_temp_dir("params", &f->d);
    *state = f;
    if (!f->dir)
        return -1;
    f->path = strfmt("%s/x.ini", f->dir);
    return 0;
}

static int teardown(void **state)
{
    struct fixture *f = *state;
    bool ok = remove_tree(f->dir);
    diag_free(&f->d);
    free(f->path);
    free(f->dir);
    free(f);
    return ok ? 0 : -1;
}

static struct params *load_bytes(struct fixture *f, const char *text, size_t len)
{
    assert_true(outfile_write(f->path, text, len, &f->d));
    return params_load(f->path, NULL, 0, &f->d);
}

static struct params *load_text(struct fixture *f, const char *text)
{
    return load_bytes(f, text, strlen(text));
}

/* Loads a file that must be refused with exactly these lines, each without the folder's name. */
static void refused(struct fixture *f, const char *text, const char *const *lines, size_t n)
{
    diag_free(&f->d);
    diag_init(&f->d, NULL);
    assert_null(load_text(f, text));
    assert_int_equal(f->d.status, WS_BAD_INPUT);
    size_t prefix = strlen(f->dir) + 1;
    for (size_t i = 0; i < n && i < f->d.n; i++)
        assert_string_equal(f->d.lines[i] + prefix, lines[i]);
    assert_int_equal(f->d.n, n);
}

#define REFUSED(f, text, ...)                                                                      \
    do {                                                                                           \
        const char *const want[] = {__VA_ARGS__};                                                  \
        refused(f, text, want, sizeof want / sizeof *want);                                        \
    } while (0)

static void registry_is_sound(void **state)
{
    (void)state;
    size_t n = params_rows();
    int64_t *v = xcalloc(n, sizeof *v);
    for (size_t i = 0; i < n; i++) {
        assert_int_equal(registry_find(params_row(i)->key), i); /* no key twice */
        assert_non_null(strchr(params_row(i)->key, '.'));
        assert_true(strlen(params_row(i)->meaning) > 10 && !strchr(params_row(i)->meaning, '\n'));
        assert_true(strlen(params_row(i)->source) > 5 && !strchr(params_row(i)->source, '\n'));
        assert_true(registry_legal(params_row(i), params_row(i)->def));
        assert_true(registry_legal(params_row(i), params_row(i)->min) &&
                    registry_legal(params_row(i), params_row(i)->max));
        assert_false(registry_legal(
            params_row(i), params_row(i)->kind == PARAM_INT ? params_row(i)->max + 1 : 99));
        v[i] = params_row(i)->def;
    }
    assert_null(params_row(n));
    const struct constraint *c;
    for (size_t i = 0; (c = registry_constraint(i)); i++) {
        assert_true(c->holds(v)); /* the defaults are a legal set */
        assert_true(constraint_keys(c) >= 2);
        for (size_t k = 0; k < constraint_keys(c); k++)
            assert_int_not_equal(registry_find(c->keys[k]), (size_t)-1);
    }
    free(v);
}

static void presets_are_what_was_asked(void **state)
{
    struct fixture *f = *state;
    static const struct {
        const char *name;
        unsigned sched, warps, ncu, nsrc, nbank, sports, kbytes, w;
        bool steal, ccu;
    } want[] = {
        {"fermi16", 2, 48, 10, 3, 16, 3, 128, 1024, false, false},
        {"fermi8", 2, 48, 10, 3, 8, 3, 128, 1024, false, false},
        {"fermi8_steal", 2, 48, 10, 3, 8, 3, 128, 1024, true, false},
        {"turing_ocu", 1, 8, 2, 6, 2, 2, 64, 1024, false, false},
        {"malekeh", 1, 8, 2, 6, 2, 1, 64, 1024, false, true},
        {"malekeh_fast", 1, 8, 2, 6, 2, 1, 64, 1024, false, true},
        {"malekeh_short", 1, 8, 2, 7, 2, 1, 64, 1024, false, true},
        {"malekeh_pr", 1, 8, 8, 6, 2, 1, 64, 1024, false, true},
        {"malekeh_traditional", 1, 8, 2, 6, 2, 1, 64, 1024, false, true},
    };
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        struct params *p = params_load(want[i].name, NULL, 0, &f->d);
        assert_non_null(p);
        struct sizes s = params_sizes(p);
        assert_string_equal(params_name(p), want[i].name);
        assert_int_equal(s.nsched, want[i].sched);
        assert_int_equal(s.nw, want[i].warps);
        assert_int_equal(s.ncu, want[i].ncu);
        assert_int_equal(s.nsrc, want[i].nsrc);
        assert_int_equal(s.nbank, want[i].nbank);
        assert_int_equal(s.sports, want[i].sports);
        assert_int_equal(s.nbank * s.depth * s.w / 8 / 1024, want[i].kbytes);
        assert_int_equal(s.w, want[i].w);
        assert_int_equal(s.steal, want[i].steal);
        assert_int_equal(s.ccu, want[i].ccu);
        params_free(p);
    }
    size_t n = 0;
    for (const char *const *name = params_presets(); *name; name++, n++) {
        struct params *p = params_given(*name, NULL, 0, &f->d); /* not even a warning */
        assert_non_null(p);
        assert_true(strlen(params_preset_summary(*name)) > 10);
        params_free(p);
    }
    assert_true(n >= 10);
    assert_null(params_preset_summary("fermi9"));
    assert_int_equal(f->d.n, 0);
}

/* The three Fermi presets differ in nothing but banks and stealing: a comparison needs that. */
static void fermi_presets_are_comparable(void **state)
{
    struct fixture *f = *state;
    const char *sets[] = {"regfile.banks=8", "regfile.depth=128", "steal_arbiter.enable=1",
                          "steal_arbiter.policy=any", "warp_scheduler.candidate=second"};
    struct params *from16 = params_load("fermi16", sets, 5, &f->d),
                  *from8 = params_load("fermi8", sets + 2, 3, &f->d),
                  *steal = params_load("fermi8_steal", NULL, 0, &f->d);
    json_t *a = params_to_json(from16), *b = params_to_json(from8), *c = params_to_json(steal);
    assert_true(json_equal(a, c));
    assert_true(json_equal(b, c));
    json_decref(a);
    json_decref(b);
    json_decref(c);
    params_free(from16);
    params_free(from8);
    params_free(steal);
}

static void sizes_follow_the_formulas(void **state)
{
    struct fixture *f = *state;
    struct params *p =
        load_text(f, "[regfile]\nlanes = 4\nlane_bits = 3\nwarps = 6\nschedulers = 3\n"
                     "banks = 4\ndepth = 5\ncollectors = 3\ns_ports = 2\n"
                     "[ocu]\nsources = 5\n[warp_scheduler]\npolicy = rr\n");
    assert_non_null(p);
    struct sizes s = params_sizes(p);
    assert_int_equal(s.w, 12);
    assert_int_equal(s.n, 2);
    assert_int_equal(s.widw, 3);
    assert_int_equal(s.lwidw, 1);
    assert_int_equal(s.physw, 5); /* 20 registers */
    assert_int_equal(s.roww, 3);
    assert_int_equal(s.bankw, 2);
    assert_int_equal(s.slotw, 3);
    assert_int_equal(s.cuw, 2);
    assert_int_equal(s.nt, 6);
    assert_false(s.ages);
    params_free(p);

    p = load_text(f, "[regfile]\nwarps = 1\nbanks = 1\ncollectors = 1\n[ocu]\nsources = 1\n");
    assert_non_null(p);
    s = params_sizes(p);
    assert_int_equal(s.widw, 1); /* never without a wire */
    assert_int_equal(s.lwidw, 1);
    assert_int_equal(s.slotw, 1);
    assert_int_equal(s.cuw, 1);
    assert_int_equal(s.bankw, 0);
    params_free(p);

    const unsigned in[] = {1, 2, 3, 4, 5, 64, 65, 1u << 31, 0xffffffffu},
                   out[] = {0, 1, 2, 2, 3, 6, 7, 31, 32};
    for (size_t i = 0; i < sizeof in / sizeof *in; i++)
        assert_int_equal(clog2(in[i]), out[i]);
}

static void values_are_checked(void **state)
{
    struct fixture *f = *state;
    REFUSED(f, "[regfile]\n\nbanks = 6\n",
            "x.ini:3: regfile.banks = 6: must be a power of two (4 or 8)");
    REFUSED(f, "[regfile]\nbanks = 64\n",
            "x.ini:2: regfile.banks = 64: out of range (1..32, a power of two)");
    REFUSED(f, "[regfile]\nlanes = 12\n",
            "x.ini:2: regfile.lanes = 12: must be one of 1, 2, 4, 8, 16, 32");
    REFUSED(f, "[regfile]\nlanes = 64\n",
            "x.ini:2: regfile.lanes = 64: must be one of 1, 2, 4, 8, 16, 32");
    REFUSED(f, "[regfile]\ndepth = many\n",
            "x.ini:2: regfile.depth = many: must be a whole number (4..2048)");
    REFUSED(f, "[regfile]\ndepth = 8.0\n",
            "x.ini:2: regfile.depth = 8.0: must be a whole number (4..2048)");
    REFUSED(f, "[regfile]\ndepth = -8\n", "x.ini:2: regfile.depth = -8: out of range (4..2048)");
    REFUSED(f, "[regfile]\ndepth = 18446744073709551624\n",
            "x.ini:2: regfile.depth = 18446744073709551624: out of range (4..2048)");
    REFUSED(f, "[regfile]\ndepth =\n", "x.ini:2: regfile.depth = : has no value (4..2048)");
    REFUSED(f, "[warp_scheduler]\npolicy = GTO\n",
            "x.ini:2: warp_scheduler.policy = GTO: must be one of gto, rr, malekeh");
    REFUSED(f, "[regfile]\ncollector = bcu\n",
            "x.ini:2: regfile.collector = bcu: must be one of ocu, ccu");
}

static void names_are_checked(void **state)
{
    struct fixture *f = *state;
    REFUSED(f, "[regfile]\nbnaks = 4\n",
            "x.ini:2: regfile.bnaks = 4: unknown key (the nearest known one is regfile.banks)");
    REFUSED(f, "; text\n[regfiel]\nbanks = 4\n",
            "x.ini:2: [regfiel]: unknown section (the nearest known one is [regfile])");
    REFUSED(
        f, "banks = 4\n",
        "x.ini:1: banks = 4: stands before the first section (the nearest key is regfile.banks)");
    REFUSED(f, "[regfile]\nbanks = 4\n[ocu]\nsources = 3\n[regfile]\nbanks = 4\n",
            "x.ini:6: regfile.banks = 4: given twice (first in line 2)");
}

static void all_problems_are_reported(void **state)
{
    struct fixture *f = *state;
    REFUSED(f, "[regfile]\nbanks = 6\nwarps = x\nbanks = 4\n[foo]\na = 1\n[ocu]\nalloc = best\n",
            "x.ini:2: regfile.banks = 6: must be a power of two (4 or 8)",
            "x.ini:3: regfile.warps = x: must be a whole number (1..64)",
            "x.ini:4: regfile.banks = 4: given twice (first in line 2)",
            "x.ini:5: [foo]: unknown section (the nearest known one is [ocu])",
            "x.ini:8: ocu.alloc = best: must be one of random, lowest");
    /* A knob without a legal value is not held against others. */
    REFUSED(f, "[regfile]\ns_ports = x\n[steal_arbiter]\nenable = 1\n",
            "x.ini:2: regfile.s_ports = x: must be a whole number (1..8)");
}

static void constraints_are_checked(void **state)
{
    struct fixture *f = *state;
    REFUSED(f, "[regfile]\ncollectors = 4\nschedulers = 3\n",
            "x.ini:3: regfile.schedulers = 3: regfile.warps must be a multiple of "
            "regfile.schedulers (with regfile.warps = 8: 2 or 4)");
    /* The one that came last is named. */
    REFUSED(f, "[regfile]\nschedulers = 2\nwarps = 9\n",
            "x.ini:3: regfile.warps = 9: regfile.warps must be a multiple of "
            "regfile.schedulers (with regfile.schedulers = 2: 8 or 10)");
    REFUSED(f, "[regfile]\ns_ports = 7\n",
            "x.ini:2: regfile.s_ports = 7: regfile.s_ports must be at most ocu.sources "
            "(with ocu.sources = 6: 6)");
    REFUSED(f, "[regfile]\ndispatch_ports = 3\n",
            "x.ini:2: regfile.dispatch_ports = 3: regfile.dispatch_ports must be at most "
            "regfile.collectors (with regfile.collectors = 2: 2)");
    REFUSED(f, "[regfile]\nschedulers = 2\ncollectors = 1\n",
            "x.ini:3: regfile.collectors = 1: regfile.schedulers must be at most "
            "regfile.collectors (with regfile.schedulers = 2: 2)");
    REFUSED(f, "[regfile]\ns_ports = 6\nread_latency = 0\n[steal_arbiter]\nenable = 1\n",
            "x.ini:5: steal_arbiter.enable = 1: stealing needs regfile.read_latency of at least 1 "
            "(with regfile.read_latency = 0: 0)");
    REFUSED(f, "[steal_arbiter]\nenable = 1\n[regfile]\nschedulers = 2\ns_ports = 5\n",
            "x.ini:5: regfile.s_ports = 5: stealing for candidates of several schedulers needs one "
            "S port per source (regfile.s_ports = ocu.sources) (with steal_arbiter.enable = 1, "
            "regfile.schedulers = 2, ocu.sources = 6: 6)");
}

static void set_overrides(void **state)
{
    struct fixture *f = *state;
    const char *sets[] = {"regfile.banks=8", "regfile.banks = 16", "warp_scheduler.policy=rr"};
    struct params *p = params_load("fermi8", sets, 3, &f->d);
    assert_non_null(p);
    assert_int_equal(params_u(p, "regfile.banks"), 16);
    assert_true(params_is(p, "warp_scheduler.policy", "rr"));
    assert_string_equal(params_word(p, "warp_scheduler.policy"), "rr");
    params_free(p);

    const char *bad[] = {"regfile.banks=6", "regfile.bank=8", "regfile.banks", "=4", ""};
    assert_null(params_load("fermi8", bad, 5, &f->d));
    static const char *const want[] = {
        "--set regfile.banks=6: must be a power of two (4 or 8)",
        "--set regfile.bank=8: unknown key (the nearest known one is regfile.banks)",
        "--set regfile.banks: no value (write --set section.key=value)",
        "--set =4: unknown key (the nearest known one is rr_arbiter.n)",
        "--set : no value (write --set section.key=value)",
    };
    assert_int_equal(f->d.n, 5);
    for (size_t i = 0; i < 5; i++)
        assert_string_equal(f->d.lines[i], want[i]);

    const char *breaks[] = {"regfile.s_ports=2"};
    assert_null(params_load("fermi8_steal", breaks, 1, &f->d));
    assert_string_equal(f->d.lines[5],
                        "--set regfile.s_ports=2: stealing for candidates of several schedulers "
                        "needs one S port per source (regfile.s_ports = ocu.sources) (with "
                        "steal_arbiter.enable = 1, regfile.schedulers = 2, ocu.sources = 3: 3)");
}

static void text_in_all_habits(void **state)
{
    struct fixture *f = *state;
    static const char *const texts[] = {
        "[regfile]\nbanks = 4\n[ocu]\nsources = 3\n",
        "[regfile]\r\nbanks = 4\r\n\r\n[ocu]\r\nsources = 3\r\n",
        "\xef\xbb\xbf[regfile]\nbanks=4\n[ocu]\nsources=3",
        "[regfile]\rbanks=4\r[ocu]\rsources: 3\r",
        "  [regfile] ; the file\n\tbanks = 4 ; four\n   # a remark\n  [ocu]\n    sources = 3  \n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct params *p = load_text(f, texts[i]);
        assert_non_null(p);
        assert_int_equal(params_u(p, "regfile.banks"), 4);
        assert_int_equal(params_u(p, "ocu.sources"), 3);
        params_free(p);
    }
    assert_int_equal(f->d.n, 0);
    /* A long remark is no harm. */
    char *text = xcalloc(6000, 1);
    memset(text, '#', 5000);
    strcat(text, "\n[regfile]\nbanks = 4\n");
    struct params *p = load_text(f, text);
    assert_non_null(p);
    params_free(p);
    free(text);
}

static void broken_text(void **state)
{
    struct fixture *f = *state;
    const char *empty = "x.ini: no keys in it (an empty set is surely not what is meant)";
    REFUSED(f, "", empty);
    REFUSED(f, "# nothing\n\n", empty);
    REFUSED(f, "[regfile]\n", empty);
    REFUSED(f, "[regfile]\nbanks\n",
            "x.ini:2: not understood (write \"key = value\" or \"[section]\")");
    REFUSED(
        f, "[regfile\nbanks = 4\n",
        "x.ini:1: [regfile: the section is not closed (\"]\" is missing)",
        "x.ini:2: banks = 4: stands before the first section (the nearest key is regfile.banks)");
    REFUSED(f, "[regfile]\r\n\r\nbanks = 5\r\n",
            "x.ini:3: regfile.banks = 5: must be a power of two (4 or 8)");
    REFUSED(f, "[regfile] banks = 4\n",
            "x.ini:1: [regfile] banks = 4: text behind the section (a key starts on a line of its "
            "own)");

    char *text = xstrdup("[regfile]\nbanks = ");
    for (int i = 0; i < 300; i++) {
        char *more = strfmt("%s0", text);
        free(text);
        text = more;
    }
    REFUSED(f, text, "x.ini:2: the line has 308 characters (at most 197 are read)");
    free(text);

    diag_free(&f->d);
    assert_null(load_bytes(f, "[regfile]\nbanks = \0004\n", 21));
    assert_non_null(strstr(f->d.lines[0], "x.ini:2: a zero byte"));
    static const char utf16[] = "\xff\xfe[\0r\0e\0g\0]\0\n\0";
    assert_null(load_bytes(f, utf16, sizeof utf16 - 1));
    assert_non_null(strstr(f->d.lines[1], "x.ini:1: a zero byte"));
}

static void unreadable_configs(void **state)
{
    struct fixture *f = *state;
    assert_null(params_load("fermi9", NULL, 0, &f->d));
    assert_string_equal(f->d.lines[0],
                        "fermi9: neither a preset nor a file (the nearest preset is fermi8)");
    assert_null(params_load(f->dir, NULL, 0, &f->d));
    assert_non_null(strstr(f->d.lines[1], "Is a directory"));
    assert_null(params_load("no/such.ini", NULL, 0, &f->d));
    assert_string_equal(f->d.lines[2], "no/such.ini: cannot be read: No such file or directory");
    assert_null(params_load("", NULL, 0, &f->d));
    assert_null(params_load("/dev/zero", NULL, 0, &f->d));
    assert_int_equal(f->d.n, 5);
    assert_int_equal(f->d.status, WS_BAD_INPUT);
}

static struct params *write_and_load(struct fixture *f, const struct params *p)
{
    FILE *file = fopen(f->path, "w");
    assert_non_null(file);
    params_write_ini(p, file);
    fclose(file);
    return params_load(f->path, NULL, 0, &f->d);
}

static void same_set(const struct params *p, const struct params *q)
{
    json_t *a = params_to_json(p), *b = params_to_json(q);
    assert_true(json_equal(a, b));
    json_decref(a);
    json_decref(b);
}

static void written_sets_load_back(void **state)
{
    struct fixture *f = *state;
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct params *p = params_random(seed, 0), *q = write_and_load(f, p);
        if (!q)
            fail_msg("seed %llu: %s", (unsigned long long)seed, f->d.lines[0]);
        same_set(p, q);
        params_free(p);
        params_free(q);
    }
    struct params *p = load_text(f, "[regfile]\nlanes = 32\n"), *q = write_and_load(f, p);
    assert_non_null(q); /* all defaults */
    assert_string_equal(params_name(q), "x");
    same_set(p, q);
    params_free(p);
    params_free(q);
}

/* Every value of small ranges, both ends of large ones, and stealing are drawn; the same seed gives
 * the same set. */
static void random_sets_reach_everything(void **state)
{
    (void)state;
    enum { SETS = 900 };
    size_t n = params_rows();
    unsigned steal = 0, *low = xcalloc(n, sizeof *low), *high = xcalloc(n, sizeof *high);
    for (uint64_t seed = 1; seed <= SETS; seed++) {
        struct params *p = params_random(seed, 8);
        assert_true(params_u(p, "regfile.lanes") <= 8);
        steal += params_sizes(p).steal;
        for (size_t i = 0; i < n; i++) {
            bool word = params_row(i)->kind == PARAM_ENUM;
            int64_t v = word ? 0 : params_int(p, params_row(i)->key);
            low[i] += word ? params_is(p, params_row(i)->key, params_row(i)->words[0])
                           : v == params_row(i)->min;
            high[i] += word ? !params_is(p, params_row(i)->key, params_row(i)->words[0])
                            : v == params_row(i)->max;
        }
        params_free(p);
    }
    /* the holes of the papers stay closed, and are not reached; nor is what the compositions lack
     */
    static const char *const closed[] = {"ccu.invalidate",
                                         "env.host", /* which top is the default */
                                         "ccu.partial_allocate",
                                         "ccu.exit_flush",
                                         "ccu.call_flush",
                                         "rename.wrap",
                                         "rename.pointer",
                                         "frame.order",
                                         "frame.push",
                                         "imov.hold",
                                         "imov.drain",
                                         "frame.pop",
                                         "frame.reserve",
                                         "query_unit.poison",
                                         "ext_llc.evict",
                                         "trap.mask",
                                         "scoreboard.key",
                                         "ext_llc.shared_input",
                                         "warp_status.barrier_rule",
                                         "clock.gating",
                                         "env.host"};
    for (size_t i = 0; i < sizeof closed / sizeof *closed; i++) {
        size_t row = 0;
        while (strcmp(params_row(row)->key, closed[i]) != 0)
            row++;
        assert_int_equal(params_row(row)->def ? high[row] : low[row], SETS);
        low[row] = high[row] = SETS;
    }
    for (size_t i = 0; i < n; i++) {
        if (low[i] == 0)
            fail_msg("%s: never at its lower end", params_row(i)->key);
        bool one_word = params_row(i)->kind == PARAM_ENUM && !params_row(i)->words[1];
        if (high[i] == 0 && !one_word && strcmp(params_row(i)->key, "regfile.lanes") != 0)
            fail_msg("%s: never at its upper end", params_row(i)->key);
    }
    assert_in_range(steal, SETS / 3, 2 * SETS / 3);
    free(low);
    free(high);

    struct params *p = params_random(7, 0), *q = params_random(7, 0);
    same_set(p, q);
    params_free(p);
    params_free(q);
}

/* A set from another one: its name and its other keys stay, and it is legal or there is none. */
static void set_from_a_set(void **state)
{
    struct fixture *f = *state;
    const char *one[] = {"regfile.collectors=3"}, *bad[] = {"regfile.banks=3"};
    struct params *p = params_load("tiny_ccu", NULL, 0, &f->d), *q = params_with(p, one, 1, &f->d);
    assert_non_null(q);
    assert_string_equal(params_name(q), "tiny_ccu");
    assert_int_equal(params_u(q, "regfile.collectors"), 3);
    assert_true(params_is(q, "regfile.collector", "ccu"));
    assert_int_equal(params_u(p, "regfile.collectors"), 2);
    assert_null(params_with(p, bad, 1, &f->d));
    assert_non_null(strstr(f->d.lines[0], "regfile.banks=3"));
    params_free(q);
    params_free(p);
}

int main(void)
{
#define T(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {
        T(registry_is_sound),
        T(presets_are_what_was_asked),
        T(fermi_presets_are_comparable),
        T(sizes_follow_the_formulas),
        T(values_are_checked),
        T(names_are_checked),
        T(all_problems_are_reported),
        T(constraints_are_checked),
        T(set_overrides),
        T(text_in_all_habits),
        T(broken_text),
        T(unreadable_configs),
        T(written_sets_load_back),
        T(random_sets_reach_everything),
        T(set_from_a_set),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
