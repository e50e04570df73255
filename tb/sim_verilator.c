/* Verilator: the design becomes a shared object with the small C interface of shim.cpp. */
#include "params/base/outfile.h"
#include "params/base/proc.h"
#include "tb/cache.h"
#include "tb/sha256.h"
#include "tb/shim_text.h"
#include "tb/sim_build.h"
#include <ctype.h>
#include <dirent.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* An argument vector that grows; owns its texts. */
struct args {
    const char **v;
    size_t n;
};

static void add(struct args *a, char *text)
{
    a->v = xrealloc(a->v, (a->n + 2) * sizeof *a->v);
    a->v[a->n++] = text;
    a->v[a->n] = NULL;
}

static void add_list(struct args *a, const char *const *texts)
{
    for (; *texts; texts++)
        add(a, xstrdup(*texts));
}

static void args_free(struct args *a)
{
    for (size_t i = 0; i < a->n; i++)
        free((char *)a->v[i]);
    free(a->v);
}

/* Runs a tool in `cwd`; true if it was there and ended well. What it says otherwise goes to *said,
 * which the caller frees; NULL if it could not be run at all (reported). */
static bool run(struct args *a, const char *cwd, char **said, struct diag *d)
{
    struct proc_result r;
    *said = NULL;
    if (proc_run(a->v, cwd, &r, d) != WS_OK)
        return false;
    if (r.status == 0) {
        proc_result_free(&r);
        return true;
    }
    *said = r.out;
    return false;
}

static const char compiler[] = "g++";

/* What the runtime and the design are both compiled with. -fno-gnu-unique: otherwise the runtimes
 * of several loaded simulators would share their inline variables. */
static const char *const common_flags[] = {"-std=gnu++17",
                                           "-fPIC",
                                           "-fno-gnu-unique",
                                           "-fvisibility=hidden",
                                           "-w",
                                           "-DVERILATOR=1",
                                           "-DVL_TIME_CONTEXT",
                                           "-DVL_USER_FATAL",
                                           "-DVL_USER_STOP",
                                           "-DVL_USER_FINISH",
                                           "-DVM_COVERAGE=0",
                                           "-DVM_SC=0",
                                           NULL};
static const char *const short_run_flags[] = {"-O1", NULL};
static const char *const long_run_flags[] = {"-O2", "-march=native", NULL};
static const char *const plain_flags[] = {"-DVM_TRACE=0", NULL};
static const char *const wave_flags[] = {"-DVM_TRACE=1", "-DVM_TRACE_FST=1", NULL};
/* The limit on expanding wide operations is far above Verilator's own: without it, concatenations
 * of more than 2,048 bits are built bit vector by bit vector, which is dozens of times slower. */
static const char *const verilator_flags[] = {"--cc",
                                              "-O3",
                                              "--expand-limit",
                                              "4096",
                                              "--noassert",
                                              "--x-assign",
                                              "unique",
                                              "--x-initial",
                                              "unique",
                                              "-Wno-fatal",
                                              "-Wno-lint",
                                              "-Wno-style",
                                              "-Wwarn-WIDTH",
                                              "-Wwarn-PINMISSING",
                                              "--prefix",
                                              "Vdut",
                                              "--Mdir",
                                              "model",
                                              "+define+WARPSMITH_COUNTERS",
                                              NULL};

static const char *const *optimisation(const struct sim_spec *s)
{
    return s->long_run ? long_run_flags : short_run_flags;
}

static const char *const *tracing(const struct sim_spec *s)
{
    return s->waves ? wave_flags : plain_flags;
}

/* -march=native means another thing on another machine. */
static void hash_cpu(struct sha256 *h)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    char *line = NULL;
    size_t cap = 0;
    while (f && getline(&line, &cap, f) > 0)
        if (strncmp(line, "flags", 5) == 0 || strncmp(line, "model name", 10) == 0 ||
            strncmp(line, "Features", 8) == 0) {
            sha256_text(h, line);
            if (line[0] != 'm')
                break;
        }
    free(line);
    if (f)
        fclose(f);
}

static void hash_list(struct sha256 *h, const char *const *texts)
{
    for (; *texts; texts++)
        sha256_text(h, *texts);
    sha256_text(h, "");
}

static bool hash_tools(struct sha256 *h, struct diag *d)
{
    return sim_hash_version(h, "verilator", "--version", d) &&
           sim_hash_version(h, compiler, "--version", d);
}

/* Folder of Verilator's own headers and runtime sources; NULL after reporting. */
static char *include_folder(struct diag *d)
{
    const char *argv[] = {"verilator", "--getenv", "VERILATOR_ROOT", NULL};
    struct proc_result r;
    if (proc_run(argv, NULL, &r, d) != WS_OK)
        return NULL;
    r.out[strcspn(r.out, "\r\n")] = 0;
    char *path = strfmt("%s/include", r.out);
    proc_result_free(&r);
    struct stat st;
    if (stat(path, &st) != 0 || !S_ISDIR(st.st_mode)) {
        diag_no_tool(d, path, "verilator");
        free(path);
        return NULL;
    }
    return path;
}

/* A compilation of our own text or Verilator's: a failure is the machine's or ours, not the user's
 * Verilog. */
static bool compile(struct args *a, const char *cwd, struct diag *d)
{
    char *said;
    if (run(a, cwd, &said, d))
        return true;
    if (said && strstr(said, "zlib.h"))
        diag_no_tool(d, "zlib.h (for waves)", "zlib1g-dev");
    else if (said)
        diag_failed(d, "%s cannot compile the simulator:\n%.1500s", compiler, said);
    free(said);
    return false;
}

static void add_compiler(struct args *a, const char *const *opt, const char *const *trace,
                         const char *include)
{
    add(a, xstrdup(compiler));
    add_list(a, common_flags);
    add_list(a, opt);
    add_list(a, trace);
    add(a, strfmt("-I%s", include));
    add(a, strfmt("-I%s/vltstd", include));
}

/* The Verilated runtime, compiled once: the folder that holds its objects. NULL after reporting. */
static char *runtime(const struct sim_spec *s, const char *dir, const char *include, struct diag *d)
{
    static const char *const parts[] = {"verilated", "verilated_threads", "verilated_fst_c"};
    size_t n = s->waves ? 3 : 2;
    static const char *const opt[] = {"-O2", NULL};
    struct sha256 h;
    char hex[65];
    sha256_init(&h);
    sha256_text(&h, "runtime");
    if (!hash_tools(&h, d))
        return NULL;
    hash_list(&h, common_flags);
    hash_list(&h, tracing(s));
    sha256_hex(&h, hex);
    char *key = strfmt("runtime-%.32s", hex), *found = cache_find(dir, key), *tmp = NULL;
    bool good = found || (tmp = cache_begin(dir, d));
    for (size_t i = 0; good && !found && i < n; i++) {
        struct args a = {0};
        add_compiler(&a, opt, tracing(s), include);
        add(&a, xstrdup("-c"));
        add(&a, strfmt("%s/%s.cpp", include, parts[i]));
        good = compile(&a, tmp, d);
        args_free(&a);
    }
    if (good && !found)
        found = cache_commit(dir, key, tmp, d);
    else if (tmp)
        remove_tree(tmp);
    free(tmp);
    free(key);
    return found;
}

/* A port as Verilator declares it in Vdut.h: VL_IN8(&name,msb,lsb) and so on. */
struct vl_port {
    char *member, *name; /* member: perhaps with a prefix against C++ keywords */
    bool output;
    unsigned width;
};

static size_t vl_ports(const char *header, struct vl_port **ports)
{
    static const char escape[] = "__SYM__";
    size_t n = 0;
    *ports = NULL;
    for (const char *p = header; (p = strstr(p, "VL_")); p += 3) {
        bool output = strncmp(p + 3, "OUT", 3) == 0;
        if (!output && strncmp(p + 3, "IN", 2) != 0)
            continue;
        const char *q = p + (output ? 6 : 5);
        q += strspn(q, "0123456789W");
        if (strncmp(q, "(&", 2) != 0)
            continue;
        size_t len = strcspn(q + 2, ",");
        unsigned msb, lsb;
        if (sscanf(q + 2 + len, ",%u,%u", &msb, &lsb) != 2 || msb < lsb)
            continue;
        *ports = xrealloc(*ports, (n + 1) * sizeof **ports);
        struct vl_port *v = &(*ports)[n++];
        v->member = strfmt("%.*s", (int)len, q + 2);
        bool escaped = strncmp(v->member, escape, sizeof escape - 1) == 0;
        v->name = xstrdup(v->member + (escaped ? sizeof escape - 1 : 0));
        v->output = output;
        v->width = msb - lsb + 1;
    }
    return n;
}

static void wrong_port(const struct sim_spec *s, struct diag *d, const char *what)
{
    if (s->rtl->foreign)
        diag_error(d, "%s: module %s: %s", s->rtl->dir, s->rtl->top, what);
    else
        diag_failed(d, "emitted module %s: %s", s->rtl->top, what);
}

/* Matches the RTL's ports with the golden side's; the shim's port list, or NULL after reporting. */
static char *port_list(const struct sim_spec *s, const struct vl_port *ports, size_t n,
                       struct diag *d)
{
    const struct pin_list *pins = s->pins;
    bool good = true;
    size_t len;
    char *text = NULL;
    bool *used = xcalloc(n + 1, sizeof *used);
    FILE *f = open_memstream(&text, &len);
    if (!f)
        abort();
    for (size_t i = 0; i < pins->n; i++) {
        const struct pin *pin = &pins->pins[i];
        const struct vl_port *found = NULL;
        char *what = NULL;
        for (size_t k = 0; k < n; k++)
            if (strcmp(ports[k].name, pin->name) == 0) {
                found = &ports[k];
                used[k] = true;
            }
        if (!found)
            what = strfmt("port `%s` is missing (%s of %u bits)", pin->name,
                          pin->output ? "an output" : "an input", pin->width);
        else if (found->output != pin->output)
            what = strfmt("port `%s` is an %s (%s wanted)", pin->name,
                          found->output ? "output" : "input", pin->output ? "output" : "input");
        else if (found->width != pin->width)
            what = strfmt("port `%s` is %u bits wide (%u wanted)", pin->name, found->width,
                          pin->width);
        else if (pin->output)
            fprintf(f, "WS_OUT(%s, %u, %u, %zu)\n", found->member, pin->word, pin->width, i);
        else
            fprintf(f, "WS_IN(%s, %u, %u)\n", found->member, pin->word, pin->width);
        if (what) {
            wrong_port(s, d, what);
            good = false;
        }
        free(what);
    }
    for (size_t k = 0; k < n; k++) {
        bool clock = strcmp(ports[k].name, "clk") == 0 || strcmp(ports[k].name, "rst") == 0;
        if (used[k] || (clock && pins->clocked))
            continue;
        char *what = strfmt("port `%s` is not known to the golden model", ports[k].name);
        wrong_port(s, d, what);
        free(what);
        good = false;
    }
    fclose(f);
    free(used);
    if (!good) {
        free(text);
        return NULL;
    }
    return text;
}

static bool write_ports(const struct sim_spec *s, const char *tmp, struct diag *d)
{
    char *path = strfmt("%s/model/Vdut.h", tmp);
    size_t len, n;
    char *header = file_read(path, &len, d), *list = NULL;
    free(path);
    if (!header)
        return false;
    struct vl_port *ports;
    n = vl_ports(header, &ports);
    list = port_list(s, ports, n, d);
    for (size_t i = 0; i < n; i++) {
        free(ports[i].member);
        free(ports[i].name);
    }
    free(ports);
    free(header);
    path = strfmt("%s/ports.inc", tmp);
    bool good = list && outfile_write(path, list, strlen(list), d);
    free(path);
    free(list);
    return good;
}

static int cpp_file(const struct dirent *e)
{
    size_t n = strlen(e->d_name);
    return n > 4 && strcmp(e->d_name + n - 4, ".cpp") == 0;
}

/* Two files that include all that Verilator wrote, so that the headers are read only twice: the
 * functions of every cycle, and those that run once, which need no optimisation. */
static bool write_model(const char *tmp, struct diag *d)
{
    struct dirent **names;
    char *model = strfmt("%s/model", tmp), *text[2] = {NULL, NULL};
    size_t len[2];
    FILE *f[2];
    int n = scandir(model, &names, cpp_file, alphasort);
    for (int k = 0; k < 2; k++) {
        if (!(f[k] = open_memstream(&text[k], &len[k])))
            abort();
        fputs("#include \"model/Vdut.h\"\n", f[k]);
    }
    for (int i = 0; i < n; i++) {
        const char *name = names[i]->d_name;
        bool once =
            strstr(name, "Slow.cpp") || strstr(name, "Syms.cpp") || strstr(name, "ConstPool");
        fprintf(f[once], "#include \"model/%s\"\n", name);
        free(names[i]);
    }
    if (n >= 0)
        free(names);
    bool good = n > 0;
    for (int k = 0; k < 2; k++) {
        char *path = strfmt("%s/%s", tmp, k ? "once.cpp" : "model.inc");
        fclose(f[k]);
        good = good && outfile_write(path, text[k], strlen(text[k]), d);
        free(path);
        free(text[k]);
    }
    free(model);
    return good;
}

/* The module around a clocked design. It registers the inputs, so that they change with the clock
 * edge, and one evaluation per cycle does all: the edge with the old inputs, then the outputs with
 * the new ones. Without it, Verilator evaluates everything that hangs on inputs twice more. */
static const char wrapper_name[] = "warpsmith_inputs";

static char *wrapper_text(const struct sim_spec *s)
{
    const struct pin_list *pins = s->pins;
    char *text = NULL;
    size_t len;
    FILE *f = open_memstream(&text, &len);
    if (!f)
        abort();
    fprintf(f, "module %s (\n    input wire clk,\n    input wire rst", wrapper_name);
    for (size_t i = 0; i < pins->n; i++)
        fprintf(f, ",\n    %s wire [%u:0] %s", pins->pins[i].output ? "output" : "input",
                pins->pins[i].width - 1, pins->pins[i].name);
    fputs("\n);\n    reg rst_now;\n    always @(posedge clk) rst_now <= rst;\n", f);
    for (size_t i = 0; i < pins->n; i++)
        if (!pins->pins[i].output)
            fprintf(f, "    reg [%u:0] %s_now;\n    always @(posedge clk) %s_now <= %s;\n",
                    pins->pins[i].width - 1, pins->pins[i].name, pins->pins[i].name,
                    pins->pins[i].name);
    fprintf(f, "    %s dut (\n        .clk(clk),\n        .rst(rst_now)", s->rtl->top);
    for (size_t i = 0; i < pins->n; i++)
        fprintf(f, ",\n        .%s(%s%s)", pins->pins[i].name, pins->pins[i].name,
                pins->pins[i].output ? "" : "_now");
    fputs("\n    );\nendmodule\n", f);
    fclose(f);
    return text;
}

/* Verilator only warns of ports that do not fit; what matters is said of the wrapper. */
static bool wrapper_fits(const struct sim_spec *s, const char *output, struct diag *d)
{
    char *text = xstrdup(output), *save = NULL, *file = strfmt(": %s.v:", wrapper_name);
    bool good = true;
    for (char *line = strtok_r(text, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        char *at = strncmp(line, "%Warning-", 9) == 0 ? strstr(line, file) : NULL;
        if (!at)
            continue;
        at = strstr(at + 2, ": ");
        wrong_port(s, d, at ? at + 2 : line);
        good = false;
    }
    free(text);
    free(file);
    return good;
}

static bool verilate(const struct sim_spec *s, const char *tmp, struct diag *d)
{
    struct args a = {0};
    struct proc_result r;
    char *wrapper = wrapper_text(s), *path = strfmt("%s/%s.v", tmp, wrapper_name);
    bool good = outfile_write(path, wrapper, strlen(wrapper), d);
    add(&a, xstrdup("verilator"));
    add_list(&a, verilator_flags);
    if (s->waves)
        add(&a, xstrdup("--trace-fst"));
    add(&a, xstrdup("--top-module"));
    add(&a, xstrdup(s->pins->clocked ? wrapper_name : s->rtl->top));
    add(&a, strfmt("-I%s", s->rtl->dir));
    if (s->pins->clocked)
        add(&a, strfmt("%s.v", wrapper_name));
    for (size_t i = 0; i < s->rtl->n; i++)
        add(&a, xstrdup(s->rtl->files[i]));
    if (good && proc_run(a.v, tmp, &r, d) == WS_OK) {
        good = r.status == 0;
        if (!good)
            sim_report_tool(s, "verilator", r.out, d);
        else if (s->pins->clocked)
            good = wrapper_fits(s, r.out, d);
        proc_result_free(&r);
    } else {
        good = false;
    }
    free(path);
    free(wrapper);
    args_free(&a);
    return good;
}

/* Compiles and links in `tmp`: sim.so. */
static bool link_simulator(const struct sim_spec *s, const char *tmp, const char *include,
                           const char *runtime_dir, struct diag *d)
{
    static const char *const no_optimisation[] = {"-O0", NULL};
    struct args once = {0}, a = {0};
    add_compiler(&once, no_optimisation, tracing(s), include);
    add_list(&once, (const char *const[]){"-I.", "-Imodel", "-c", "once.cpp", NULL});
    bool good = compile(&once, tmp, d);
    add_compiler(&a, optimisation(s), tracing(s), include);
    add_list(&a, (const char *const[]){"-I.", "-Imodel", "-DWS_MODEL_SOURCES=\"model.inc\"",
                                       "-DWS_PORTS=\"ports.inc\"", NULL});
    add(&a, strfmt("-DWS_CLOCKED=%d", s->pins->clocked));
    /* the shim in front: of inline functions that both have, the optimised ones are taken */
    add_list(&a, (const char *const[]){"-shared", "-Wl,-Bsymbolic", "-o", "sim.so", "shim.cpp",
                                       "once.o", NULL});
    add(&a, strfmt("%s/verilated.o", runtime_dir));
    add(&a, strfmt("%s/verilated_threads.o", runtime_dir));
    if (s->waves) {
        add(&a, strfmt("%s/verilated_fst_c.o", runtime_dir));
        add(&a, xstrdup("-lz"));
    }
    add(&a, xstrdup("-lpthread"));
    good = good && compile(&a, tmp, d);
    args_free(&once);
    args_free(&a);
    return good;
}

static bool build_in(const struct sim_spec *s, const char *dir, const char *tmp, struct diag *d)
{
    char *include = include_folder(d), *rt = NULL, *shim = strfmt("%s/shim.cpp", tmp);
    bool good = include && verilate(s, tmp, d) && write_ports(s, tmp, d) && write_model(tmp, d) &&
                outfile_write(shim, shim_text, strlen(shim_text), d) &&
                (rt = runtime(s, dir, include, d)) && link_simulator(s, tmp, include, rt, d);
    free(include);
    free(rt);
    if (good) { /* only the shared object is wanted */
        char *so = strfmt("%s/sim.so", tmp), *only = strfmt("%s.only", tmp);
        char *kept = strfmt("%s/sim.so", only);
        good = make_dirs(only, d) && rename(so, kept) == 0 && remove_tree(tmp) &&
               rename(only, tmp) == 0;
        if (!good)
            diag_error(d, "%s: cannot be tidied up", tmp);
        free(so);
        free(only);
        free(kept);
    }
    free(shim);
    return good;
}

char *verilator_build(const struct sim_spec *s, struct diag *d)
{
    struct sha256 h;
    char hex[65], *dir = cache_dir(d), *tmp = NULL, *entry = NULL, *so = NULL;
    sha256_init(&h);
    sha256_text(&h, "verilator");
    if (dir && hash_tools(&h, d) && sim_hash_spec(&h, s, d)) {
        sha256_text(&h, shim_text);
        hash_list(&h, verilator_flags);
        hash_list(&h, common_flags);
        hash_list(&h, optimisation(s));
        hash_list(&h, tracing(s));
        char *wrapper = wrapper_text(s);
        sha256_text(&h, s->pins->clocked ? wrapper : "");
        free(wrapper);
        if (s->long_run)
            hash_cpu(&h);
        sha256_hex(&h, hex);
        char *key = strfmt("verilator-%.32s", hex);
        entry = cache_find(dir, key);
        if (!entry && (tmp = cache_begin(dir, d))) {
            if (build_in(s, dir, tmp, d))
                entry = cache_commit(dir, key, tmp, d);
            else
                remove_tree(tmp);
        }
        free(key);
    }
    if (entry)
        so = strfmt("%s/sim.so", entry);
    free(entry);
    free(tmp);
    free(dir);
    return so;
}

struct verilated {
    struct sim sim;
    const struct pin_list *pins;
    void *so, *model;
    /* The C interface of shim.cpp. */
    void *(*make)(uint64_t seed, const char *wave_path);
    long (*check)(void *sim, int rst, const uint32_t *in, const uint32_t *expected);
    void (*outputs)(const void *sim, uint32_t *out);
    void (*waves)(void *sim, int on);
    const char *(*dead)(const void *sim);
    void (*drop)(void *sim);
};

static void send(struct sim *s, bool rst, const uint32_t *in)
{
    (void)s;
    (void)rst;
    (void)in;
}

static long check(struct sim *s, bool rst, const uint32_t *in, const uint32_t *expected)
{
    struct verilated *v = (struct verilated *)s;
    return v->check(v->model, rst, in, expected);
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

static const char *dead(const struct sim *s)
{
    const struct verilated *v = (const struct verilated *)s;
    return v->dead(v->model);
}

static void destroy(struct sim *s)
{
    struct verilated *v = (struct verilated *)s;
    if (v->model)
        v->drop(v->model);
    if (v->so)
        dlclose(v->so);
    free(v);
}

static const struct sim_ops verilator_ops = {.name = "verilator",
                                             .send = send,
                                             .check = check,
                                             .actual = actual,
                                             .waves = waves,
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
        !symbol(v->so, "ws_sim_waves", &v->waves) || !symbol(v->so, "ws_sim_dead", &v->dead) ||
        !symbol(v->so, "ws_sim_free", &v->drop)) {
        diag_failed(d, "%s: cannot be loaded: %s (delete it to have it built again)", built,
                    dlerror());
        destroy(&v->sim);
        return NULL;
    }
    v->model = v->make(seed, wave_path);
    return &v->sim;
}
