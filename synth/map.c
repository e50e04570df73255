/* Maps modules by several scripts, and keeps the best of each. */
#include "synth/map.h"
#include "base/mem.h"
#include "base/proc.h"
#include "base/text.h"
#include "synth/abc_clock_object.h"
#include "synth/il.h"
#include "synth/remember.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One round of restructuring for depth, and what ends a script: buffers and sizes. */
#define ROUND "&st;&syn2;&if,-g,-K,6;&synch2;&nf;"
#define FINISH "&put;buffer,-c;topo;stime;upsize;dnsize;stime,-p;"

/* More rounds than two cost time and gained nothing (289 modules of all presets: five were 0.04 %
 * slower and 0.07 % larger). Of what is small they are one more try. */
#define BEGIN "&st;&dch;&nf;"
#define ROUNDS BEGIN ROUND ROUND FINISH
#define FIVE BEGIN ROUND ROUND ROUND ROUND ROUND FINISH

/* The gates as they come, and in another order, always the same one. */
#define GET "&get,-n;"
#define MIXED "strash;permute,-S,1;" GET

/* What is tried on each module. The same script on the same gates in another order differs by
 * several per cent, so one is tried in two orders. `most` is the number of cells before mapping up
 * to which it is tried. One that goes on from another is tried only where that one is. The last one
 * keeps prefix networks as they are written, for more area; it is tried on what is still slow after
 * the others, and alone on what is large. */
enum { ANEW = -1, SYN3 = 1, BOTH = 4 };
static const struct version {
    const char *text;
    int from; /* ANEW, or the version behind whose &nf it goes on */
    size_t most;
} versions[] = {
    /* What Yosys' abc runs of itself. dc2 saves area and may turn a prefix network into a ripple.
     */
    {"strash;&get,-n;&fraig,-x;&put;scorr;dc2;dretime;retime,-o,-D,1;strash;&get,-n;&dch,-f;"
     "&nf,-D,1;&put;buffer;upsize,-D,1;dnsize,-D,1;stime,-p;",
     ANEW, (size_t)-1},
    [SYN3] = {"&get,-n;&st;&syn3;&syn3;&b,-s;&dch;&nf;" FINISH, ANEW, 3000},
    {GET ROUNDS, ANEW, 2000},
    {MIXED ROUNDS, ANEW, 1500},
    [BOTH] = {ROUND ROUND FINISH, SYN3, 1500}, /* two rounds, then four */
    {ROUND ROUND FINISH, BOTH, 1500},
    {MIXED FIVE, ANEW, 400},
    {"strash;dch,-f,-C,100;map,-B,0.9,-D,1;topo;buffer,-c;upsize,-D,1;dnsize,-D,1;stime,-p;", ANEW,
     (size_t)-1},
};

enum { VERSIONS = sizeof versions / sizeof *versions, OF_SLOW = VERSIONS - 1 };
_Static_assert((int)VERSIONS == (int)IL_VERSIONS, "a figure of a module for each version");

/* How much area a faster module may cost: the score is delay times area to this power. Of what is
 * there many times, lanes above all, the area counts. */
static const double area_weight = 0.5, area_weight_of_many = 2;
static const uint64_t many = 8;
enum { VERSIONS_OF_MANY = 2 };

/* A module whose path is longer than this is slow: half of the clock target. */
static const double slow_fo4 = 24;

/* A module with more cells than this is large: a script takes ten seconds and more on it, and where
 * all were tried the last one won or was near. Of what is a lane, there `lanes` times or more, the
 * area counts most, and the last one takes more. */
static const size_t large = 6000, large_of_many = 17000;
static const uint64_t lanes = 16;

static bool is_tried(const struct il_module *m, unsigned version)
{
    if (version == OF_SLOW)
        return m->slow;
    if (m->cells > (m->instances < lanes ? large : large_of_many))
        return false;
    return m->cells <= versions[version].most &&
           (m->instances < many || version < VERSIONS_OF_MANY);
}

static unsigned best_version(const struct il_module *m)
{
    unsigned best = is_tried(m, 0) ? 0 : OF_SLOW;
    double weight = m->instances >= many ? area_weight_of_many : area_weight;
    double least = m->delay[best] * pow(m->area[best], weight);
    for (unsigned i = best + 1; i < VERSIONS; i++) {
        double score = m->delay[i] * pow(m->area[i], weight);
        if (is_tried(m, i) && score > 0 && score < least) {
            best = i;
            least = score;
        }
    }
    return best;
}

/* The folder of the job by an absolute name without odd characters: Yosys makes the names that it
 * writes into ABC's script absolute, and ABC takes a blank for their end. */
#define HERE "/proc/self/cwd/"

/* `maps`: with ABC, which runs behind the clock of place_cells(). */
static bool run_yosys(const struct flow_job *job, const char *name, const char *script, bool maps,
                      struct diag *d)
{
    const char *const argv[] = {"yosys", "-q", "-s", name, NULL};
    struct proc_result r;
    if (!flow_put(job, name, script, strlen(script), d))
        return false;
    int ran = maps ? flow_run_with(job, "LD_PRELOAD=./abc_clock.so", argv, &r, d)
                   : flow_run(job, argv, &r, d);
    if (ran != WS_OK)
        return false;
    bool ok = r.status == 0;
    if (!ok && strstr(r.out, "cannot be legalized"))
        diag_error(d,
                   "library %s: no flip-flop for logic (a cell with an ff group that a pin clocks, "
                   "not left out by dont_use or --dont-use)",
                   job->tech->lib->name);
    else if (!ok)
        flow_tool_failed("yosys", &r, d);
    proc_result_free(&r);
    return ok;
}

/* What `synth -noabc` does, without its passes for state machines, memories and shared operators,
 * which cost a third of the time on wide modules. Memories outside of the wrapper are small queues;
 * they become flip-flops as they are. */
static char *elaboration(const struct flow_job *job, const char *passes, const bool *equal)
{
    char *text;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    if (!f)
        mem_ran_out();
    for (size_t i = 0; i < job->nmacros; i++)
        fprintf(f, "read_verilog %s.v; ", job->macros[i].name);
    for (size_t i = 0; i < job->nfiles; i++)
        fprintf(f, "read_verilog -DSYNTHESIS -DWARPSMITH_SRAM_MACRO %s%s; ",
                job->counters ? "-DWARPSMITH_COUNTERS " : "", job->files[i]);
    fprintf(f, "hierarchy -check -top %s; ", job->top);
    for (size_t i = 0; equal && i < job->beside->n; i++)
        if (equal[i] && job->beside->modules[i].netlist)
            fprintf(f, "blackbox %s; ", job->beside->modules[i].name);
    fprintf(f, "%swrite_ilang design.il\n", passes);
    fclose(f);
    return text;
}

/* A round of Yosys' `opt`, which goes on until nothing changes: with all presets that was so after
 * two, and the third was only made to see it. */
#define AGAIN "opt_muxtree; opt_reduce; opt_merge; opt_dff; opt_clean; opt_expr; "

/* In one line: behind each line Yosys checks the whole design. */
static const char to_gates[] =
    "proc; opt_expr; opt_clean; memory_collect; memory_map; wreduce; peepopt; alumacc; "
    "opt_expr; opt_merge -nomux; " AGAIN AGAIN "techmap; opt_expr; opt_merge; opt_clean; ";

/* What the source says, before anything is made of it. */
static const char as_written[] = "proc; memory_collect; memory_map; techmap; opt_clean; ";

/* The design in gates of no library, as text of RTLIL. What `equal` (or NULL) says of the modules
 * of job->beside is a black box. NULL after reporting. */
static char *elaborate(const struct flow_job *job, const char *passes, const bool *equal,
                       struct diag *d)
{
    struct sha256 h;
    char key[65], *script = elaboration(job, passes, equal), *text = NULL;
    size_t len;
    bool ok = true;
    sha256_init(&h);
    remember_version(&h, "yosys", "-V");
    sha256_text(&h, script);
    char *name;
    for (size_t i = 0; ok && (name = flow_source(job, i)); i++) {
        ok = flow_hash_file(&h, job, name, d);
        free(name);
    }
    sha256_hex(&h, key);
    if (ok && !(text = remembered("design", key, &len)) &&
        run_yosys(job, "elaborate.ys", script, false, d) &&
        (text = flow_file(job, "design.il", &len, d)))
        remember("design", key, text, len);
    free(script);
    return text;
}

char *map_source(const struct flow_job *job, struct diag *d)
{
    return elaborate(job, as_written, NULL, d);
}

bool map_hash_recipe(const struct flow_job *job, struct sha256 *h, struct diag *d)
{
    for (int i = 0; i < VERSIONS; i++) {
        sha256_text(h, versions[i].text);
        sha256_add(h, &versions[i].from, sizeof versions[i].from);
        sha256_add(h, &versions[i].most, sizeof versions[i].most);
    }
    uint64_t order = job->order;
    sha256_add(h, &order, sizeof order);
    sha256_add(h, &area_weight, sizeof area_weight);
    sha256_add(h, &slow_fo4, sizeof slow_fo4);
    sha256_add(h, &large, sizeof large);
    sha256_add(h, &large_of_many, sizeof large_of_many);
    return flow_hash_file(h, job, "cells.lib", d) && flow_hash_file(h, job, "abc.constr", d);
}

/* Where Yosys' running count begins in a load. Hidden names end in it and are sorted as text: with
 * as many digits in all of them that is the order in which ABC wrote the gates, whatever else is in
 * the load. Above the numbers of any design. */
#define FIRST_COUNT "100000000"

/* Everything but the module itself that a mapped module rests on. */
static bool hash_recipe(const struct flow_job *job, struct sha256 *h, struct diag *d)
{
    sha256_init(h);
    remember_version(h, "yosys", "-V");
    sha256_text(h, FIRST_COUNT);
    sha256_text(h, NL_HOLDS);
    return map_hash_recipe(job, h, d);
}

/* One load of gates: `tries` says whether a version is run on a module. The version that is run
 * last takes the module's place; what the others made is kept in a file (write_versions()). */
struct load {
    const char *name; /* with which its files begin */
    bool (*tries)(const struct il_module *m, unsigned version);
};

static bool tries_as_written(const struct il_module *m, unsigned version)
{
    return version != OF_SLOW && is_tried(m, version);
}

static bool tries_slow(const struct il_module *m, unsigned version)
{
    return version == OF_SLOW && is_tried(m, version);
}

static bool tries_best(const struct il_module *m, unsigned version);

enum { FIRST, SLOW, BEST, LOADS };
static const struct load loads[LOADS] = {
    {"first", tries_as_written}, {"slow", tries_slow}, {"best", tries_best}};

/* The first version that the load runs on a module; VERSIONS: none. */
static unsigned first_of(const struct load *load, const struct il_module *m)
{
    unsigned i = 0;
    while (i < VERSIONS && !(m->todo && load->tries(m, i)))
        i++;
    return i;
}

/* The next version that the load runs on a module behind `v` and from where that ends; VERSIONS:
 * none. */
static unsigned next_from(const struct load *load, const struct il_module *m, unsigned v)
{
    unsigned next = v + 1;
    while (next < VERSIONS && !(versions[next].from == (int)v && load->tries(m, next)))
        next++;
    return next;
}

/* The last version that the load runs on a module, in the order of write_versions(). */
static unsigned last_of(const struct load *load, const struct il_module *m)
{
    unsigned last = first_of(load, m);
    for (unsigned at = last; at < VERSIONS; at = next_from(load, m, at))
        last = at;
    return last;
}

/* The load in which the best version has the module's place. */
static int load_of_best(const struct il_module *m)
{
    int i = FIRST;
    while (i < BEST && last_of(&loads[i], m) != best_version(m))
        i++;
    return i;
}

/* What is best takes the module's place in a load of its own, unless it has it. */
static bool tries_best(const struct il_module *m, unsigned version)
{
    return version == best_version(m) && load_of_best(m) == BEST;
}

/* The attribute by which a script finds a module, whatever its name. */
static const char number_of_module[] = "warpsmith_module";

/* The file of a module in a load. Caller frees. */
static char *file_of(const struct load *load, size_t number, const char *kind)
{
    return strfmt("%s_%zu.%s", load->name, number, kind);
}

struct gates {
    const struct il *il;
    size_t number;
    uint64_t order;
};

/* A module, and what stands in it as black boxes. */
static void print_gates(FILE *f, const void *p)
{
    const struct gates *g = p;
    const struct il_module *m = &g->il->modules[g->number];
    fputs("autoidx " FIRST_COUNT "\n", f);
    for (size_t i = 0; i < m->nchildren; i++)
        fputs(g->il->modules[m->children[i].place].box, f);
    fprintf(f, "attribute \\%s %zu\n", number_of_module, g->number);
    il_write(m, g->order, f);
}

static bool write_gates(const struct flow_job *job, const struct il *il, const struct load *load,
                        size_t number, struct diag *d)
{
    char *name = file_of(load, number, "il");
    bool ok = flow_write(job, name, print_gates, &(struct gates){il, number, job->order}, d);
    free(name);
    return ok;
}

/* ABC runs once for each module, with one version behind the other; the first one, which is the
 * best of half of all modules, comes last. Yosys gives ABC the same gates of a module in every load
 * under the same names, so a version that is in nobody's way can be read again as it was kept. */
static void write_versions(const struct load *load, const struct il_module *m, size_t number,
                           FILE *f)
{
    if (load == &loads[BEST]) {
        fprintf(f, "read_blif,%zu_%u.blif;", number, best_version(m));
        return;
    }
    unsigned last = last_of(load, m);
    fprintf(f, "backup;");
    for (unsigned v = VERSIONS; v-- > first_of(load, m);) {
        if (versions[v].from != ANEW || !load->tries(m, v))
            continue;
        fprintf(f, "restore;");
        for (unsigned at = v; at < VERSIONS; at = next_from(load, m, at)) {
            fprintf(f, "echo,version,%u;%s", at, versions[at].text);
            if (at != last)
                fprintf(f, "write_blif,%zu_%u.blif;", number, at);
        }
    }
}

static void print_functions(FILE *f, const void *lib)
{
    liberty_write_functions(lib, f);
}

/* A library of which ABC gets nothing but its name: Yosys has it read one as text in every run,
 * which takes longer than the mapping of a small module where cells have many tables. */
static const char stand_in[] = "library (stand_in) {\n"
                               "  cell (inverter) {\n"
                               "    area : 1;\n"
                               "    pin (A) { direction : input; capacitance : 1; }\n"
                               "    pin (Y) { direction : output; function : \"!A\"; }\n"
                               "  }\n"
                               "}\n";

/* The library as the tools take it, what flip-flops do for Yosys, and all of it for ABC as ABC
 * keeps it itself; and ABC's clock. */
static bool place_cells(const struct flow_job *job, struct diag *d)
{
    if (!flow_write(job, "functions.lib", print_functions, job->tech->lib, d) ||
        !flow_put(job, "stand_in.lib", stand_in, strlen(stand_in), d) ||
        !flow_put(job, "abc_clock.so", abc_clock_object,
                  (size_t)(abc_clock_object_end - abc_clock_object), d))
        return false;
    const char *argv[] = {"yosys-abc", "-c", "read_lib -w cells.lib; write_scl cells.scl", NULL};
    struct proc_result r;
    if (proc_run(argv, job->dir, &r, d) != WS_OK)
        return false;
    char *path = strfmt("%s/cells.scl", job->dir);
    bool ok = r.status == 0 && access(path, R_OK) == 0;
    if (!ok)
        flow_tool_failed("yosys-abc", &r, d);
    free(path);
    proc_result_free(&r);
    return ok;
}

/* What Yosys does with a module in a load: a design of its own, in one line, since Yosys checks the
 * whole design behind each. */
static void write_script(const struct il_module *m, size_t number, const struct load *load, FILE *f)
{
    fprintf(f,
            "design -reset; read_ilang %s_%zu.il; dfflibmap -liberty functions.lib; opt_clean; "
            "tee -q -o %s_%zu.log abc -liberty " HERE "stand_in.lib -script "
            "\"+read_scl,cells.scl;read_constr,-v,abc.constr;",
            load->name, number, load->name, number);
    write_versions(load, m, number, f);
    fprintf(f,
            "\" A:%s=%zu; opt_clean -purge; tee -q -o %s_%zu.stat stat -json; "
            "write_json %s_%zu.json\n",
            number_of_module, number, load->name, number, load->name, number);
}

/* Delay in ps and area that ABC states for each version in the log of a module; 0 where it had
 * nothing to do. */
static void read_log(char *log, struct il_module *m)
{
    static const char begin[] = "ABC: version ";
    unsigned version = VERSIONS;
    for (char *line = log, *next; line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = 0;
        char *delay = strstr(line, "Delay ="), *area = strstr(line, "Area =");
        if (starts_with(line, begin)) {
            version = (unsigned)strtoul(line + sizeof begin - 1, NULL, 10);
        } else if (version < VERSIONS && delay && area) {
            m->delay[version] = strtod(delay + 7, NULL);
            m->area[version] = strtod(area + 6, NULL);
        }
    }
}

/* Number of cells by module. Yosys 0.23 prints statistics that are not always JSON, so lines are
 * read: a module's name opens an object, its number of cells follows. */
static json_t *load_stat(const struct flow_job *job, const char *name, struct diag *d)
{
    size_t len;
    char *text = flow_file(job, name, &len, d), *save;
    if (!text)
        return NULL;
    json_t *counts = json_object(), *module = NULL;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        char *word = line + strspn(line, " "), *open = strstr(word, "\": {"), *count;
        if (*word == '"' && open) {
            open[1] = 0;
            json_decref(module);
            module = json_loads(word, JSON_DECODE_ANY, NULL);
        } else if ((count = strstr(word, "\"num_cells\":")) && module) {
            json_object_set_new(counts, json_string_value(module),
                                json_integer(strtoll(count + 12, NULL, 10)));
        }
    }
    json_decref(module);
    free(text);
    return counts;
}

static json_t *load_json(const struct flow_job *job, const char *name, struct diag *d)
{
    size_t len;
    char *text = flow_file(job, name, &len, d); /* a file would be read a byte at a time */
    json_error_t e;
    json_t *j = text ? json_loadb(text, len, 0, &e) : NULL;
    if (text && !j)
        diag_failed(d, "%s:%d: %s", name, e.line, e.text);
    free(text);
    return j;
}

/* Flip-flops of the module before it is mapped, by their names: the bit that each holds. */
static json_t *bits_held(const struct il_module *m)
{
    static const char cell[] = "\n  cell $_", q[] = "\n    connect \\Q \\";
    json_t *held = json_object();
    for (const char *p = strstr(m->text, cell), *next; p; p = next) {
        next = strstr(p + 1, cell);
        const char *name = strchr(p + sizeof cell - 1, ' '), *end = strstr(p, "\n  end"),
                   *bit = end ? memmem(p, (size_t)(end - p), q, sizeof q - 1) : NULL;
        if (!name || !bit)
            continue;
        bit += sizeof q - 1;
        size_t wire = strcspn(bit, " \n");
        char *key = strfmt("%.*s", (int)strcspn(name + 1, "\n"), name + 1);
        char *text = strfmt("%.*s%.*s", (int)wire, bit,
                            bit[wire] == ' ' ? (int)strcspn(bit + wire + 1, "\n") : 0,
                            bit + wire + (bit[wire] == ' '));
        json_object_set_new(held, key, json_string(text));
        free(key);
        free(text);
    }
    return held;
}

/* Whether one of the cell's nets is called so. */
static bool is_at(json_t *cell, json_t *nets, const char *bit)
{
    json_t *net = json_object_get(nets, bit), *bits, *at;
    const char *open = strrchr(bit, '['), *pin;
    size_t i = 0;
    if (!net && open) {
        char *wire = strfmt("%.*s", (int)(open - bit), bit);
        net = json_object_get(nets, wire);
        free(wire);
        i = strtoul(open + 1, NULL, 10);
    }
    at = json_array_get(json_object_get(net, "bits"), i);
    json_object_foreach(json_object_get(cell, "connections"), pin, bits)
    {
        if (at && json_equal(json_array_get(bits, 0), at))
            return true;
    }
    return false;
}

/* What is kept of a module, made of its parts: hidden names are numbered, since those of Yosys
 * depend on what it did before, and hidden nets need none. */
static json_t *kept(const struct il_module *il, json_t *module, json_t *cells_counted,
                    unsigned version)
{
    const char *key;
    json_t *v, *cells = json_object(), *nets = json_object(), *m = json_copy(module),
               *held = bits_held(il), *all = json_object_get(module, "netnames");
    unsigned n = 0;
    json_object_foreach(json_object_get(module, "cells"), key, v)
    {
        json_t *bit = json_object_get(held, key);
        json_object_del(v, "attributes");
        if (bit && !is_at(v, all, json_string_value(bit)))
            json_object_set_new(v, "attributes", json_pack("{s:O}", NL_HOLDS, bit));
        char *name = *key == '$' ? strfmt("$%u", n++) : xstrdup(key);
        json_object_set(cells, name, v);
        free(name);
    }
    json_object_foreach(json_object_get(module, "netnames"), key, v)
    {
        if (json_integer_value(json_object_get(v, "hide_name")))
            continue;
        json_object_del(v, "attributes");
        json_object_set(nets, key, v);
    }
    json_object_set_new(m, "cells", cells);
    json_object_set_new(m, "netnames", nets);
    json_decref(held);
    json_t *attributes = json_copy(json_object_get(module, "attributes"));
    json_object_del(attributes, "src");
    json_object_del(attributes, number_of_module);
    json_object_set(attributes, "warpsmith_cells", cells_counted);
    json_object_set_new(attributes, "warpsmith_version", json_integer(version));
    json_object_set_new(m, "attributes", attributes);
    return m;
}

/* NULL where the text counts no such module. */
static json_t *cells_of(json_t *counts, const char *module)
{
    char *public = strfmt("\\%s", module);
    json_t *counted = json_object_get(counts, public);
    free(public);
    return counted ? counted : json_object_get(counts, module);
}

/* The best version of a module, from the load in which it has the module's place; NULL after
 * reporting. */
static json_t *best_of(const struct flow_job *job, const struct il_module *m, size_t number,
                       struct diag *d)
{
    const struct load *load = &loads[load_of_best(m)];
    char *net_name = file_of(load, number, "json"), *stat_name = file_of(load, number, "stat");
    json_t *net = load_json(job, net_name, d), *stat = net ? load_stat(job, stat_name, d) : NULL,
           *one = json_object_get(json_object_get(net, "modules"), m->name),
           *counted = cells_of(stat, m->name), *best = NULL;
    if (one && counted)
        best = kept(m, one, counted, best_version(m));
    else if (stat)
        diag_failed(d, "yosys: module %s is not in what it mapped", m->name);
    json_decref(net);
    json_decref(stat);
    free(net_name);
    free(stat_name);
    return best;
}

/* Takes the best version of each module that was mapped, and keeps it. */
static bool take(const struct flow_job *job, struct il *il, json_t *modules, struct diag *d)
{
    bool ok = true;
    for (size_t i = 0; ok && i < il->n; i++) {
        struct il_module *m = &il->modules[i];
        json_t *mine = m->todo ? best_of(job, m, i, d) : NULL;
        ok = mine || !m->todo;
        if (!mine)
            continue;
        char *text = json_dumps(mine, JSON_COMPACT);
        remember("module", m->key, text, strlen(text));
        free(text);
        m->netlist = mine;
        json_object_set(modules, m->name, mine);
    }
    return ok;
}

/* Modules that are remembered come into `modules`; the others are marked. Returns their number. */
static size_t recall(struct il *il, const struct sha256 *recipe, json_t *modules)
{
    size_t missing = 0;
    for (size_t i = 0; i < il->n; i++) {
        struct il_module *m = &il->modules[i];
        if (m->black_box)
            continue;
        struct sha256 h = *recipe;
        sha256_text(&h, m->instances >= lanes ? "lanes" : m->instances >= many ? "several" : "few");
        il_hash(il, m, &h);
        sha256_hex(&h, m->key);
        size_t len;
        char *text = remembered("module", m->key, &len);
        m->netlist = text ? json_loads(text, 0, NULL) : NULL;
        m->todo = !m->netlist;
        missing += m->todo;
        if (m->netlist)
            json_object_set(modules, m->name, m->netlist);
        free(text);
    }
    return missing;
}

/* Black boxes whose source stands in job->beside are what they are there. */
static void take_equal(const struct flow_job *job, struct il *il, const bool *equal,
                       json_t *modules)
{
    for (size_t i = 0; equal && i < job->beside->n; i++) {
        const struct mapped_module *x = &job->beside->modules[i];
        struct il_module *m = equal[i] && x->netlist ? il_find(il, x->name) : NULL;
        if (!m)
            continue;
        m->netlist = json_incref(x->netlist);
        json_object_set(modules, m->name, m->netlist);
    }
}

/* What stands in a black box is there as often as in the design that it is compared with. */
static void count(const struct flow_job *job, struct il *il)
{
    il_count(il, job->top);
    for (size_t i = 0; job->beside && i < il->n; i++) {
        struct il_module *m = &il->modules[i];
        const struct mapped_module *x = m->instances ? NULL : mapped_find(job->beside, m->name);
        if (x)
            m->instances = x->instances;
    }
}

static bool read_result(const struct flow_job *job, struct il_module *m, const struct load *load,
                        size_t number, struct diag *d)
{
    size_t len;
    char *name = file_of(load, number, "log"), *log = flow_file(job, name, &len, d);
    if (log)
        read_log(log, m);
    free(name);
    free(log);
    return log != NULL;
}

/* Runs the loads from `first` on, and notes what ABC states of each version. */
static bool map_by(const struct flow_job *job, struct il *il, int first, int end, struct diag *d)
{
    char *script;
    size_t len;
    bool ok = true;
    FILE *f = open_memstream(&script, &len);
    if (!f)
        mem_ran_out();
    for (int i = first; ok && i < end; i++)
        for (size_t k = 0; ok && k < il->n; k++)
            if (first_of(&loads[i], &il->modules[k]) < VERSIONS) {
                ok = write_gates(job, il, &loads[i], k, d);
                write_script(&il->modules[k], k, &loads[i], f);
            }
    fclose(f);
    ok = ok && (!*script || run_yosys(job, "map.ys", script, true, d));
    free(script);
    for (int i = first; ok && i < end && i != BEST; i++)
        for (size_t k = 0; ok && k < il->n; k++)
            ok = first_of(&loads[i], &il->modules[k]) == VERSIONS ||
                 read_result(job, &il->modules[k], &loads[i], k, d);
    return ok;
}

/* Marks what is slow in its best version, and what has none. */
static void mark_slow(const struct flow_job *job, struct il *il)
{
    for (size_t i = 0; i < il->n; i++) {
        struct il_module *m = &il->modules[i];
        m->slow = m->todo && (!is_tried(m, 0) ||
                              m->delay[best_version(m)] > slow_fo4 * job->tech->fo4_ns * 1e3);
    }
}

static bool map_missing(const struct flow_job *job, struct il *il, json_t *modules, struct diag *d)
{
    bool ok = place_cells(job, d) && map_by(job, il, FIRST, SLOW, d);
    mark_slow(job, il);
    return ok && map_by(job, il, SLOW, BEST, d) && map_by(job, il, BEST, LOADS, d) &&
           take(job, il, modules, d);
}

json_t *map_design(const struct flow_job *job, struct mapped_design *keep, struct diag *d)
{
    struct sha256 recipe;
    struct il il = {0};
    json_t *modules = json_object(), *root = NULL;
    bool ok = mapped_read(keep, job, d);
    bool *equal = ok && job->beside ? mapped_equal(job->beside, keep) : NULL;
    char *text = ok ? elaborate(job, to_gates, equal, d) : NULL;
    ok = text && hash_recipe(job, &recipe, d);
    if (ok && !il_split(text, &il)) {
        diag_failed(d, "yosys: its RTLIL cannot be read");
        ok = false;
    }
    if (ok)
        count(job, &il);
    if (ok && recall(&il, &recipe, modules) > 0)
        ok = map_missing(job, &il, modules, d);
    if (ok) {
        take_equal(job, &il, equal, modules);
        mapped_keep(keep, &il);
        root = json_pack("{s:O}", "modules", modules);
    }
    json_decref(modules);
    il_free(&il);
    free(equal);
    free(text);
    return root;
}
