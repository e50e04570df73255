/* Building a simulator with Verilator: the design becomes a shared object with the small C
 * interface of shim.cpp. */
#include "tb/verilator_build.h"
#include "base/cache.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/sha256.h"
#include "base/text.h"
#include "tb/shim_text.h"
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static const char usual_compiler[] = "g++", brief_compiler[] = "clang++";
#define SPEECH "speech.h"
/* Verilator's own header, after SPEECH; a compiler reads it as text in most of a second, and what
 * it has precompiled of it at once. */
#define HEADERS "headers.hpp"

/* What the runtime and the design are both compiled with. */
static const char *const common_flags[] = {"-std=gnu++17",
                                           "-fPIC",
                                           "-fvisibility=hidden",
                                           "-w",
                                           "-DVERILATOR=1",
                                           "-DVL_TIME_CONTEXT",
                                           "-DVL_USER_FATAL",
                                           "-DVL_USER_STOP",
                                           "-DVL_USER_FINISH",
                                           "-DVM_SC=0",
                                           NULL};
/* Included by all of them: what a design says with $display or $fwrite belongs to stderr, stdout is
 * for figures. */
static const char speech[] = "#include <cstdio>\n"
                             "#undef stdout\n"
                             "#define stdout stderr\n"
                             "#define VL_PRINTF(...) std::fprintf(stderr, __VA_ARGS__)\n";

/* Otherwise the runtimes of several loaded simulators would share their inline variables. */
static const char *const usual_only[] = {"-fno-gnu-unique", NULL};

static const char *const brief_run_flags[] = {"-O0", NULL};
static const char *const short_run_flags[] = {"-O1", NULL};
/* All instructions of this machine, but not g++'s tuning for it: on some that keeps values in
 * vector registers, which costs large control logic (eight CCUs) an eighth of its speed. */
static const char *const long_run_flags[] = {"-O2", "-march=native", "-mtune=generic", NULL};
static const char *const plain_flags[] = {"-DVM_TRACE=0", "-DVM_COVERAGE=0", NULL};
static const char *const wave_flags[] = {"-DVM_TRACE=1", "-DVM_TRACE_FST=1", "-DVM_COVERAGE=0",
                                         NULL};
static const char *const coverage_flags[] = {"-DVM_TRACE=0", "-DVM_COVERAGE=1", NULL};
/* Without the width, Verilator leaves out signals of more than 256 bits. */
static const char *const verilator_coverage[] = {"--coverage-line", "--coverage-toggle",
                                                 "--coverage-max-width", "1048576", NULL};
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

/* A wire that many lanes drive becomes one concatenation, which is copied for each of its words:
 * quadratic, so that 28 collectors of 16,384 bits each take more than 24 GB. Left alone as large as
 * that, modules share their code instead of being copied into the next one. Both cost speed. */
static const char *const usual_size[] = {NULL};
static const char *const wide_size[] = {"-fno-dfg", "--inline-mult", "100", NULL};
enum { WIDE_BITS = 16384 };

static const char *const *flags_for_size(const struct sim_spec *s)
{
    for (size_t i = 0; i < s->pins->n; i++)
        if (s->pins->pins[i].width >= WIDE_BITS)
            return wide_size;
    return usual_size;
}

static const char *const *optimisation(const struct sim_spec *s)
{
    static const char *const *const flags[] = {[SIM_BRIEF_RUN] = brief_run_flags,
                                               [SIM_SHORT_RUN] = short_run_flags,
                                               [SIM_LONG_RUN] = long_run_flags};
    return flags[s->run];
}

/* Waves, coverage or neither. */
static const char *const *watching(const struct sim_spec *s)
{
    return s->waves ? wave_flags : s->coverage ? coverage_flags : plain_flags;
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

/* Whom to ask for what the tool is: the program beside the script `verilator`, which takes a tenth
 * of a second to start; the script where it is told to start another one. Caller frees. */
static char *verilator_program(void)
{
    char *script = proc_which("verilator"), *program = NULL;
    if (script && !getenv("VERILATOR_ROOT") && !getenv("VERILATOR_BIN"))
        program = strfmt("%s_bin", script);
    if (program && access(program, X_OK) == 0) {
        free(script);
        return program;
    }
    free(program);
    free(script);
    return xstrdup("verilator");
}

/* What compiles with these flags. Without optimisation clang++, where it is there, takes half of
 * g++'s time. */
static const char *compiler_for(const char *const *opt)
{
    char *brief = opt == brief_run_flags ? proc_which(brief_compiler) : NULL;
    const char *compiler = brief ? brief_compiler : usual_compiler;
    free(brief);
    return compiler;
}

/* It takes a tenth of a second to say its version: its file stands for that. */
static void hash_brief_compiler(struct sha256 *h)
{
    char *link = proc_which(brief_compiler), *program = link ? realpath(link, NULL) : NULL;
    struct stat st;
    if (program && stat(program, &st) == 0) {
        sha256_text(h, program);
        sha256_add(h, &st.st_size, sizeof st.st_size);
        sha256_add(h, &st.st_mtim, sizeof st.st_mtim);
    }
    free(program);
    free(link);
}

static bool hash_tools(struct sha256 *h, struct diag *d)
{
    char *verilator = verilator_program();
    bool good = sim_hash_version(h, verilator, "--version", d) &&
                sim_hash_version(h, usual_compiler, "--version", d);
    hash_brief_compiler(h);
    hash_list(h, usual_only);
    free(verilator);
    return good;
}

/* Folder of Verilator's own headers and runtime sources; NULL after reporting. */
static char *include_folder(struct diag *d)
{
    char *verilator = verilator_program();
    const char *argv[] = {verilator, "--getenv", "VERILATOR_ROOT", NULL};
    struct proc_result r;
    int status = proc_run(argv, NULL, &r, d);
    free(verilator);
    if (status != WS_OK)
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
static void compile_failed(const char *compiler, const char *said, struct diag *d)
{
    if (strstr(said, "zlib.h"))
        diag_no_tool(d, "zlib.h (for waves)", "zlib1g-dev");
    else
        diag_failed(d, "%s cannot compile the simulator: %.*s", compiler, (int)strcspn(said, "\n"),
                    said);
}

static bool compile(struct args *a, const char *cwd, struct diag *d)
{
    struct proc_result r;
    if (proc_run(a->v, cwd, &r, d) != WS_OK)
        return false;
    bool good = r.status == 0;
    if (!good)
        compile_failed(a->v[0], r.out, d);
    proc_result_free(&r);
    return good;
}

/* Waits for its end. */
static bool close_compiler(struct proc *p, const char *compiler, const char *log, struct diag *d)
{
    if (proc_close(p) == 0)
        return true;
    char *said = file_read(log, NULL, d);
    compile_failed(compiler, said ? said : "", d);
    free(said);
    return false;
}

/* `first`: the header that is read before all text, SPEECH or what has it; NULL: the text has it.
 */
static void add_compiler(struct args *a, const char *const *opt, const char *const *watch,
                         const char *include, const char *first)
{
    const char *compiler = compiler_for(opt);
    add(a, xstrdup(compiler));
    add_list(a, common_flags);
    if (compiler == usual_compiler)
        add_list(a, usual_only);
    if (first) {
        add(a, xstrdup("-include"));
        add(a, xstrdup(first));
    }
    add_list(a, opt);
    add_list(a, watch);
    add(a, strfmt("-I%s", include));
    add(a, strfmt("-I%s/vltstd", include));
}

static bool write_speech(const char *dir, struct diag *d)
{
    char *path = strfmt("%s/" SPEECH, dir);
    bool good = outfile_write(path, speech, strlen(speech), d);
    free(path);
    return good;
}

/* What of the runtime only waves or coverage need; NULL: nothing. */
static const char *extra_runtime(const struct sim_spec *s)
{
    return s->waves ? "verilated_fst_c" : s->coverage ? "verilated_cov" : NULL;
}

/* HEADERS in `dir`, precompiled for brief runs: many of them are built, and seldom a longer one.
 * The compiler gets the text by a pipe: clang++ looks for the files that it had read where they
 * were, and the folder is about to get another name. */
static bool precompile(const struct sim_spec *s, const char *dir, const char *include,
                       struct diag *d)
{
    bool clang = compiler_for(brief_run_flags) == brief_compiler;
    char *log = strfmt("%s/headers.log", dir);
    struct args a = {0};
    struct proc p;
    add_compiler(&a, brief_run_flags, watching(s), include, NULL);
    add_list(&a, (const char *const[]){"-x", "c++-header", "-o",
                                       clang ? HEADERS ".pch" : HEADERS ".gch", "-", NULL});
    bool good = proc_open(a.v, dir, log, &p, d) == WS_OK;
    if (good) {
        fprintf(p.to, "%s#include \"verilated.h\"\n", speech);
        good = close_compiler(&p, a.v[0], log, d);
    }
    unlink(log);
    args_free(&a);
    free(log);
    return good;
}

/* The Verilated runtime, compiled once: the folder that holds its objects and precompiled headers.
 * NULL after reporting. */
static char *runtime(const struct sim_spec *s, const char *dir, const char *include, struct diag *d)
{
    const char *parts[] = {"verilated", "verilated_threads", extra_runtime(s)};
    size_t n = parts[2] ? 3 : 2;
    struct sha256 h;
    char hex[65];
    sha256_init(&h);
    sha256_text(&h, "runtime with headers");
    if (!hash_tools(&h, d))
        return NULL;
    hash_list(&h, common_flags);
    hash_list(&h, short_run_flags);
    hash_list(&h, brief_run_flags);
    sha256_text(&h, speech);
    hash_list(&h, watching(s));
    sha256_hex(&h, hex);
    char *key = strfmt("runtime-%.32s", hex), *found = cache_find(dir, key, d), *tmp = NULL;
    bool good = found || ((tmp = cache_begin(dir, d)) && write_speech(tmp, d));
    for (size_t i = 0; good && !found && i < n; i++) {
        struct args a = {0};
        add_compiler(&a, short_run_flags, watching(s), include, SPEECH);
        add(&a, xstrdup("-c"));
        add(&a, strfmt("%s/%s.cpp", include, parts[i]));
        sim_tell(s, "building: Verilator's runtime, %zu of %zu", i + 1, n);
        good = compile(&a, tmp, d);
        args_free(&a);
    }
    if (good && !found && precompile(s, tmp, include, d))
        found = cache_commit(dir, key, tmp, d);
    else if (tmp)
        remove_tree(tmp);
    free(tmp);
    free(key);
    return found;
}

static int cpp_file(const struct dirent *e)
{
    return ends_with(e->d_name, ".cpp");
}

/* How the C++ that Verilator wrote is compiled: part 0 has the shim, the last part what runs only
 * once and needs no optimisation. Each part is one file that includes others, so that the headers
 * are read once per part; the parts are compiled side by side. */
enum { MOST_PARTS = 3, SMALL_BYTES = 150 * 1000, SPLIT_BYTES = 500 * 1000 };

struct part {
    char *text;
    size_t len;
    FILE *f;
    off_t bytes; /* of what it includes */
};

static size_t start_parts(struct part *parts, off_t fast, off_t once)
{
    size_t n = fast + once < SMALL_BYTES ? 1 : fast < SPLIT_BYTES ? 2 : 3;
    for (size_t i = 0; i < n; i++) {
        parts[i] = (struct part){0};
        parts[i].f = xmemstream(&parts[i].text, &parts[i].len);
        fputs("#include \"model/Vdut.h\"\n", parts[i].f);
    }
    return n;
}

static bool runs_once(const char *name)
{
    return strstr(name, "Slow.cpp") || strstr(name, "Syms.cpp") || strstr(name, "ConstPool");
}

/* Writes tmp/part0.inc, tmp/part1.cpp and so on; the number of parts, 0 after reporting. */
static size_t write_parts(const char *tmp, struct diag *d)
{
    struct dirent **names;
    struct part parts[MOST_PARTS];
    char *model = strfmt("%s/model", tmp);
    int files = scandir(model, &names, cpp_file, alphasort);
    off_t *size = xcalloc((size_t)(files > 0 ? files : 0) + 1, sizeof *size), total[2] = {0, 0};
    for (int i = 0; i < files; i++) {
        struct stat st;
        char *path = strfmt("%s/%s", model, names[i]->d_name);
        size[i] = stat(path, &st) == 0 ? st.st_size : 0;
        total[runs_once(names[i]->d_name)] += size[i];
        free(path);
    }
    size_t n = start_parts(parts, total[0], total[1]);
    for (int i = 0; i < files; i++) {
        size_t to = 0;
        if (n > 1 && runs_once(names[i]->d_name))
            to = n - 1;
        else if (n > 2 && parts[1].bytes < parts[0].bytes)
            to = 1;
        parts[to].bytes += size[i];
        fprintf(parts[to].f, "#include \"model/%s\"\n", names[i]->d_name);
        free(names[i]);
    }
    bool good = files > 0;
    for (size_t i = 0; i < n; i++) {
        char *path = strfmt(i ? "%s/part%zu.cpp" : "%s/part%zu.inc", tmp, i);
        fclose(parts[i].f);
        good = good && outfile_write(path, parts[i].text, parts[i].len, d);
        free(path);
        free(parts[i].text);
    }
    if (files >= 0)
        free(names);
    free(size);
    free(model);
    return good ? n : 0;
}

/* Verilator counts nothing in the files of other modules. */
#define UNCOVERED "uncovered.vlt"
static bool write_uncovered(const struct sim_spec *s, const char *tmp, struct diag *d)
{
    char *text, *path = strfmt("%s/" UNCOVERED, tmp);
    size_t len;
    FILE *f = xmemstream(&text, &len);
    fputs("`verilator_config\n", f);
    for (size_t i = 0; i < s->rtl->n; i++) {
        bool covered = false;
        for (size_t k = 0; k < s->ncovered; k++)
            covered |= rtl_sources_of(s->rtl, s->covered[k]) == s->rtl->files[i];
        if (!covered)
            fprintf(f, "coverage_off -file \"" SIM_RTL "/%s\"\n",
                    strrchr(s->rtl->files[i], '/') + 1);
    }
    xmemclose(f);
    bool good = outfile_write(path, text, len, d);
    free(text);
    free(path);
    return good;
}

static bool verilate(const struct sim_spec *s, const char *tmp, struct diag *d)
{
    struct args a = {0};
    struct proc_result r;
    char *wrapper = verilator_wrapper(s), *path = strfmt("%s/" VERILATOR_WRAPPER ".v", tmp);
    bool good = outfile_write(path, wrapper, strlen(wrapper), d) && sim_link_rtl(s, tmp, d) &&
                (!s->ncovered || write_uncovered(s, tmp, d));
    add(&a, xstrdup("verilator"));
    add_list(&a, verilator_flags);
    add_list(&a, flags_for_size(s));
    if (s->waves)
        add(&a, xstrdup("--trace-fst"));
    else if (s->coverage)
        add_list(&a, verilator_coverage);
    if (s->asserts)
        add(&a, xstrdup("+define+WARPSMITH_ASSERT"));
    add(&a, xstrdup("--top-module"));
    add(&a, xstrdup(s->pins->clocked ? VERILATOR_WRAPPER : s->rtl->top));
    add(&a, xstrdup("-I" SIM_RTL));
    if (s->ncovered)
        add(&a, xstrdup(UNCOVERED));
    if (s->pins->clocked)
        add(&a, xstrdup(VERILATOR_WRAPPER ".v"));
    for (size_t i = 0; i < s->rtl->n; i++)
        add(&a, strfmt(SIM_RTL "/%s", strrchr(s->rtl->files[i], '/') + 1));
    sim_tell(s, "building: Verilator translates %zu files", s->rtl->n);
    if (good && proc_run(a.v, tmp, &r, d) == WS_OK) {
        good = r.status == 0;
        if (!good)
            sim_report_tool(s, "verilator", r.out, d);
        else if (s->pins->clocked)
            good = verilator_wrapper_fits(s, r.out, d);
        proc_result_free(&r);
    } else {
        good = false;
    }
    free(path);
    free(wrapper);
    args_free(&a);
    return good;
}

static const char *const *flags_of_part(const struct sim_spec *s, size_t i, size_t n)
{
    bool once = n > 1 && i == n - 1;
    return once ? brief_run_flags : optimisation(s);
}

/* Command that compiles part i to part<i>.o. */
static void part_command(const struct sim_spec *s, size_t i, size_t n, const char *include,
                         const char *runtime_dir, struct args *a)
{
    const char *const *opt = flags_of_part(s, i, n);
    /* precompiled headers fit no other flags than theirs */
    char *first = opt == brief_run_flags ? strfmt("%s/" HEADERS, runtime_dir) : xstrdup(SPEECH);
    add_compiler(a, opt, watching(s), include, first);
    free(first);
    add_list(a, (const char *const[]){"-I.", "-Imodel", "-c", NULL});
    if (i == 0) {
        add_list(a, (const char *const[]){"-DWS_MODEL_SOURCES=\"part0.inc\"",
                                          "-DWS_PORTS=\"ports.inc\"", NULL});
        add(a, strfmt("-DWS_CLOCKED=%d", s->pins->clocked));
    }
    add(a, xstrdup("-o"));
    add(a, strfmt("part%zu.o", i));
    add(a, i ? strfmt("part%zu.cpp", i) : xstrdup("shim.cpp"));
}

/* Compiles the parts side by side. */
static bool compile_parts(const struct sim_spec *s, size_t n, const char *tmp, const char *include,
                          const char *runtime_dir, struct diag *d)
{
    struct proc procs[MOST_PARTS];
    size_t started = 0;
    bool good = true;
    sim_tell(s, "building: %s compiles %zu part%s%s", compiler_for(optimisation(s)), n,
             n == 1 ? "" : "s", s->run == SIM_LONG_RUN ? " for a long run" : "");
    for (size_t i = 0; i < n && good; i++) {
        struct args a = {0};
        char *log = strfmt("%s/part%zu.log", tmp, i);
        part_command(s, i, n, include, runtime_dir, &a);
        good = proc_open(a.v, tmp, log, &procs[i], d) == WS_OK;
        started += good;
        args_free(&a);
        free(log);
    }
    for (size_t i = 0; i < started; i++) {
        char *log = strfmt("%s/part%zu.log", tmp, i);
        const char *compiler = compiler_for(flags_of_part(s, i, n));
        if (good)
            good = close_compiler(&procs[i], compiler, log, d);
        else
            proc_close(&procs[i]);
        free(log);
    }
    return good;
}

/* Compiles and links in `tmp`: sim.so. */
static bool link_simulator(const struct sim_spec *s, size_t parts, const char *tmp,
                           const char *include, const char *runtime_dir, struct diag *d)
{
    if (!compile_parts(s, parts, tmp, include, runtime_dir, d))
        return false;
    struct args a = {0};
    add(&a, xstrdup(usual_compiler));
    add_list(&a, (const char *const[]){"-shared", "-Wl,-Bsymbolic", "-o", "sim.so", NULL});
    /* what runs once comes last: of inline functions that all have, the optimised ones are taken */
    for (size_t i = 0; i < parts; i++)
        add(&a, strfmt("part%zu.o", i));
    add(&a, strfmt("%s/verilated.o", runtime_dir));
    add(&a, strfmt("%s/verilated_threads.o", runtime_dir));
    if (extra_runtime(s))
        add(&a, strfmt("%s/%s.o", runtime_dir, extra_runtime(s)));
    if (s->waves)
        add(&a, xstrdup("-lz"));
    add(&a, xstrdup("-lpthread"));
    bool good = compile(&a, tmp, d);
    args_free(&a);
    return good;
}

/* What of the folder becomes the entry of the cache. */
#define ONLY "only"

static bool build_in(const struct sim_spec *s, const char *dir, const char *tmp, struct diag *d)
{
    char *include = include_folder(d), *rt = NULL, *shim = strfmt("%s/shim.cpp", tmp);
    size_t parts = 0;
    bool good = include && verilate(s, tmp, d) && verilator_write_ports(s, tmp, d) &&
                (parts = write_parts(tmp, d)) &&
                outfile_write(shim, shim_text, strlen(shim_text), d) && write_speech(tmp, d) &&
                (rt = runtime(s, dir, include, d)) && link_simulator(s, parts, tmp, include, rt, d);
    free(include);
    free(rt);
    if (good) { /* only the shared object is wanted */
        char *so = strfmt("%s/sim.so", tmp), *only = strfmt("%s/" ONLY, tmp);
        char *kept = strfmt("%s/sim.so", only);
        good = make_dirs(only, d) && rename(so, kept) == 0;
        if (!good)
            diag_error(d, "%s: %s", kept, strerror(errno));
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
    sha256_text(&h, "verilator with a sum");
    if (dir && hash_tools(&h, d) && sim_hash_spec(&h, s, d)) {
        sha256_text(&h, shim_text);
        hash_list(&h, verilator_flags);
        hash_list(&h, flags_for_size(s));
        if (s->coverage)
            hash_list(&h, verilator_coverage);
        for (size_t i = 0; i < s->ncovered; i++)
            sha256_text(&h, s->covered[i]);
        hash_list(&h, common_flags);
        sha256_text(&h, speech);
        hash_list(&h, optimisation(s));
        hash_list(&h, watching(s));
        char *wrapper = verilator_wrapper(s);
        sha256_text(&h, s->pins->clocked ? wrapper : "");
        free(wrapper);
        if (s->run == SIM_LONG_RUN)
            hash_cpu(&h);
        sha256_hex(&h, hex);
        char *key = strfmt("verilator-%.32s", hex);
        entry = cache_find(dir, key, d);
        if (!entry && (tmp = cache_begin(dir, d))) {
            char *only = strfmt("%s/" ONLY, tmp);
            if (build_in(s, dir, tmp, d))
                entry = cache_commit(dir, key, only, d);
            free(only);
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
