/* model_mutants: defects in the golden models, which the unit tests must notice.
 *
 *     model_mutants [--seed N] [--sample N] [--seconds N] [--least PERCENT] [--list] [--verbose]
 * BUILD
 *
 * A site is a place in the text of a model (comments and strings apart) at which one change makes
 * another program: a comparison, a connective, an operator, a constant one higher, a negated
 * condition, a statement that is dropped. Each defect is compiled by itself into an object of its
 * own, with which the unit programs of its family are linked in front of the library; nothing in
 * the tree is touched. A defect is killed by the first program that fails, or takes longer than
 * --seconds of processor time or three times what it takes without a defect, and passes without the
 * defect in half of --seconds. Which sites: all,
 * or --sample of them, chosen by --seed: one of each room, then so many of each file as its share
 * is. A defect in a header is compiled into all that includes it and the unit programs. What only
 * wraps a model for lockstep (functions that read pins) or counts its coverage is not a site:
 * lockstep and the coverage test look at these. --least: fail below this score. */
#include "base/diag.h"
#include "base/guard.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include <ctype.h>
#include <glob.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

enum { PROGRAMS = 8, DEPENDENTS = 128, ROOMS = 32 };

/* The rooms of the models, all of them, and the unit programs that look at each, quick ones first.
 */
static const struct family {
    const char *folder;
    const char *unit[PROGRAMS];
} families[] = {
    {"cmodel", {"test_models", "test_reset", "test_morpheus", "test_hits", "test_caching"}},
    {"cmodel/core",
     {"test_models", "test_bank_arbiter", "test_regfile_model", "test_reset", "test_imov",
      "test_imov_ccu", "test_stacks"}},
    {"cmodel/stealing", {"test_models", "test_regfile_model", "test_reset"}},
    {"cmodel/malekeh",
     {"test_ccu_models", "test_malekeh_models", "test_sthld", "test_reset", "test_imov_ccu"}},
    {"cmodel/cars",
     {"test_simt_stack", "test_warp_status", "test_watermark", "test_frame_ctl", "test_reset"}},
    {"cmodel/morpheus",
     {"test_morpheus", "test_reset", "test_models", "test_surroundings", "test_morpheus_rate"}},
    {"cmodel/regfile",
     {"test_regfile_model", "test_caching", "test_models", "test_sthld", "test_reset", "test_imov",
      "test_imov_ccu", "test_stacks"}},
    {"cmodel/programs",
     {"test_trace", "test_expand", "test_annotate", "test_framed", "test_caching", "test_hazards",
      "test_cars_calls"}},
    {"cmodel/sm",
     {"test_framed", "test_hazards", "test_stacks", "test_caching", "test_hits", "test_sm_calls",
      "test_sm_memory", "test_sm"}},
    {"cmodel/mem", {"test_mem", "test_mem_timing", "test_sm_memory"}},
    {"cmodel/llc",
     {"test_partition", "test_ext_kernel", "test_morpheus", "test_morpheus_rate",
      "test_morpheus_protocol"}},
    {"cmodel/calls",
     {"test_callgraph", "test_cars_reference", "test_cars_frames", "test_cars_table1",
      "test_frame_ctl", "test_cars_calls"}},
    {"cmodel/study", {"test_pools", "test_study", "test_study_parts", "test_hits"}},
};
enum { FAMILIES = sizeof families / sizeof *families };

/* A change: `len` characters from `at` become `text`. */
struct site {
    const struct source *in;
    size_t at, len;
    char *text;
    const char *kind;
};

struct source {
    const struct family *family;
    char *path, *text, *code; /* code: as text, blank where it is no code */
    size_t len;
};

struct list {
    struct source **source;
    size_t nsources;
    struct site *site;
    size_t n;
};

struct options {
    unsigned seed, sample, seconds, least;
    bool list, verbose;
    const char *build;
};

/* ---- reading ---- */

/* Blanks up to the end of what begins at s: a comment, a string, a line for the preprocessor. */
static size_t skipped(const char *text, size_t i)
{
    const char *s = text + i;
    if (strncmp(s, "/*", 2) == 0) {
        const char *end = strstr(s + 2, "*/");
        return end ? (size_t)(end - s) + 2 : strlen(s);
    }
    if (*s == '#' && (i == 0 || s[-1] == '\n'))
        return strcspn(s, "\n");
    if (*s != '"' && *s != '\'')
        return 0;
    size_t n = 1;
    while (s[n] && s[n] != *s)
        n += s[n] == '\\' ? 2 : 1;
    return n + 1;
}

static char *code_of(const char *text)
{
    char *code = xstrdup(text);
    for (size_t i = 0; text[i];) {
        size_t n = skipped(text, i);
        for (size_t k = 0; k < n; k++)
            code[i + k] = text[i + k] == '\n' ? '\n' : ' ';
        i += n ? n : 1;
    }
    return code;
}

/* Blanks functions that wrap the model, lines that only count what was reached, and what stands
 * outside of functions. clang-format has their braces in the first column. */
static void keep_model(char *code)
{
    for (char *body = code; (body = strstr(body, "\n{\n"));) {
        char *end = strstr(body, "\n}\n"), *head = body;
        if (!end)
            break;
        while (head > code && strncmp(head - 1, "\n\n", 2) != 0)
            head--;
        char kept = *end;
        *end = '\0';
        bool wraps = strstr(head, "pins_") || strstr(head, "pin_list") || strstr(head, "free(");
        *end = kept;
        for (char *c = wraps ? head : body; wraps && c < end; c++)
            *c = *c == '\n' ? '\n' : ' ';
        body = end + 1;
    }
    bool inside = false;
    for (char *line = code; *line;) {
        char *end = line + strcspn(line, "\n"), kept = *end;
        *end = '\0';
        bool counts = strstr(line, "cover") || strstr(line, "hits");
        inside = *line == '{' ? true : *line == '}' ? false : inside;
        for (char *c = line; (counts || !inside) && *c; c++)
            *c = ' ';
        *end = kept;
        line = end + (kept != '\0');
    }
}

/* ---- sites ---- */

static void add(struct list *l, const struct source *s, size_t at, size_t len, const char *text,
                const char *kind)
{
    l->site = xrealloc(l->site, (l->n + 1) * sizeof *l->site);
    l->site[l->n++] = (struct site){s, at, len, xstrdup(text), kind};
}

static void operators(struct list *l, const struct source *s, size_t i)
{
    static const struct {
        const char *from, *to, *kind;
    } swaps[] = {
        {" == ", " != ", "comparison"},  {" != ", " == ", "comparison"},
        {" < ", " <= ", "comparison"},   {" <= ", " < ", "comparison"},
        {" > ", " >= ", "comparison"},   {" >= ", " > ", "comparison"},
        {" && ", " || ", "connective"},  {" || ", " && ", "connective"},
        {" + ", " - ", "operator"},      {" - ", " + ", "operator"},
        {" * ", " + ", "operator"},      {" % ", " / ", "operator"},
        {" / ", " * ", "operator"},      {" & ", " | ", "operator"},
        {" | ", " & ", "operator"},      {" ^ ", " & ", "operator"},
        {" << ", " >> ", "operator"},    {" >> ", " << ", "operator"},
        {" += ", " -= ", "operator"},    {" -= ", " += ", "operator"},
        {" |= ", " &= ", "operator"},    {" &= ", " |= ", "operator"},
        {" true", " false", "constant"}, {" false", " true", "constant"},
    };
    for (size_t k = 0; k < sizeof swaps / sizeof *swaps; k++)
        if (strncmp(s->code + i, swaps[k].from, strlen(swaps[k].from)) == 0)
            add(l, s, i, strlen(swaps[k].from), swaps[k].to, swaps[k].kind);
}

/* A number that is an operand, one higher. */
static void constants(struct list *l, const struct source *s, size_t i)
{
    const char *c = s->code;
    if (!isdigit((unsigned char)c[i]) || i < 2)
        return;
    bool follows = c[i - 1] == '(' || (c[i - 1] == ' ' && strchr("=<>+-*/%&|^?:,n", c[i - 2]));
    char *end;
    unsigned long value = strtoul(c + i, &end, 0);
    if (!follows || isalpha((unsigned char)c[i - 2]) != (c[i - 2] == 'n'))
        return;
    char *text = strfmt("%lu", value + 1);
    add(l, s, i, (size_t)(end - (c + i)), text, "off by one");
    free(text);
}

/* `if (x)` and `while (x)` become `if (!(x))`; `!x` becomes `x`. */
static void conditions(struct list *l, const struct source *s, size_t i)
{
    const char *c = s->code + i;
    if (*c == '!' && c[1] != '=')
        add(l, s, i, 1, "", "negation");
    if (strncmp(c, "if (", 4) != 0)
        return;
    size_t n = 4, depth = 1;
    for (; c[n] && depth; n++)
        depth = c[n] == '(' ? depth + 1 : c[n] == ')' ? depth - 1 : depth;
    char *text = strfmt("if (!(%.*s))", (int)(n - 5), s->text + i + 4);
    add(l, s, i, n, text, "negation");
    free(text);
}

/* The name that an assignment or a call begins with, up to behind it; NULL: it is none. */
static const char *behind_name(const char *c)
{
    c += *c == '*';
    if (!isalpha((unsigned char)*c))
        return NULL;
    while (isalnum((unsigned char)*c) || strchr("_.[", *c) || strncmp(c, "->", 2) == 0) {
        if (!*c)
            return NULL;
        if (*c == '[') {
            size_t depth = 1;
            while (*++c && depth)
                depth = *c == '[' ? depth + 1 : *c == ']' ? depth - 1 : depth;
            continue;
        }
        c += strncmp(c, "->", 2) == 0 ? 2 : 1;
    }
    return c;
}

/* A statement of one line that assigns or calls, dropped. */
static void statements(struct list *l, const struct source *s, size_t i)
{
    const char *c = s->code + i;
    if (i == 0 || s->code[i - 1] != '\n')
        return;
    const char *first = c + strspn(c, " "), *end = c + strcspn(c, "\n"), *name;
    if (end == first || end[-1] != ';' || strncmp(first, "return", 6) == 0 ||
        strncmp(first, "for (", 5) == 0 || strncmp(first, "if (", 4) == 0)
        return;
    char before = ';';
    for (const char *b = c - 1; b > s->code; b--)
        if (!isspace((unsigned char)*b)) {
            before = *b;
            break;
        }
    name = behind_name(first);
    bool assigns = name && *name == ' ' && strchr("=+-|&^<>", name[1]) && strchr(name, '=') < end;
    bool calls = name && *name == '(';
    if (!strchr(";{})", before) || (!assigns && !calls))
        return;
    size_t at = (size_t)(first - s->code), n = (size_t)(end - first);
    bool whole = strncmp(s->text + at, first, n) == 0;
    if (whole)
        add(l, s, at, n, ";", "statement");
}

static void find(struct list *l, const struct source *s)
{
    for (size_t i = 0; s->code[i]; i++) {
        operators(l, s, i);
        constants(l, s, i);
        conditions(l, s, i);
        statements(l, s, i);
    }
}

static bool ends_in(const char *name, const char *end)
{
    size_t n = strlen(name), k = strlen(end);
    return n > k && strcmp(name + n - k, end) == 0;
}

/* What only moves pins and ports is lockstep's. */
static bool is_model(const char *path)
{
    return !ends_in(path, "_pins.c") && !ends_in(path, "/pins.c") && !ends_in(path, "/ports.c");
}

static bool read_source(struct list *l, const struct family *f, const char *path, struct diag *d)
{
    l->source = xrealloc(l->source, (l->nsources + 1) * sizeof *l->source);
    struct source **at = &l->source[l->nsources++], *s = xcalloc(1, sizeof *s);
    *at = s;
    s->family = f;
    s->path = xstrdup(path);
    s->text = file_read(path, &s->len, d);
    if (!s->text)
        return false;
    s->code = code_of(s->text);
    keep_model(s->code);
    find(l, s);
    return true;
}

/* All files of all rooms, in alphabetical order. */
static bool read_all(struct list *l, struct diag *d)
{
    bool good = true;
    for (size_t k = 0; k < FAMILIES && good; k++) {
        char *pattern = strfmt("%s/*.[ch]", families[k].folder);
        glob_t found;
        if (glob(pattern, 0, NULL, &found) != 0) {
            diag_error(d, "%s: no such files (to be run in the project's folder)", pattern);
            good = false;
        } else {
            for (size_t i = 0; i < found.gl_pathc && good; i++)
                good = !is_model(found.gl_pathv[i]) ||
                       read_source(l, &families[k], found.gl_pathv[i], d);
            globfree(&found);
        }
        free(pattern);
    }
    return good;
}

/* Every room of cmodel is in the table. */
static bool rooms_known(struct diag *d)
{
    glob_t found;
    bool good = glob("cmodel/*/", 0, NULL, &found) == 0;
    for (size_t i = 0; good && i < found.gl_pathc; i++) {
        size_t k = 0, n = strlen(found.gl_pathv[i]) - 1;
        while (k < FAMILIES && (strlen(families[k].folder) != n ||
                                strncmp(families[k].folder, found.gl_pathv[i], n) != 0))
            k++;
        good = k < FAMILIES;
        if (!good)
            diag_error(d, "%s: no unit programs are named for it (tests/model_mutants.c)",
                       found.gl_pathv[i]);
    }
    globfree(&found);
    return good;
}

/* ---- a campaign ---- */

struct score {
    size_t tried, killed, dead; /* dead: no C */
};

enum fate { KILLED, SURVIVES, NO_C, BROKEN };
enum { ANY = PROGRAMS }; /* in place of the index of a unit program: all of them */

static bool run(const char *const *argv, unsigned seconds, int *status, struct diag *d)
{
    struct proc_result r;
    if (proc_run_for(seconds, argv, NULL, &r, d) != WS_OK)
        return false;
    *status = r.status;
    proc_result_free(&r);
    return true;
}

static bool is_header(const struct source *s)
{
    return s->path[strlen(s->path) - 1] == 'h';
}

/* Files of cmodel that include a header, themselves or by way of another one; at most DEPENDENTS,
 * owned. */
struct users {
    char *path[DEPENDENTS];
    size_t n;
};

static void add_users(struct users *u, const char *header, struct diag *d)
{
    static const char *const patterns[] = {"cmodel/*.[ch]", "cmodel/*/*.[ch]"};
    char *wanted = strfmt("#include \"%s\"", header);
    for (size_t k = 0; k < 2; k++) {
        glob_t found;
        if (glob(patterns[k], 0, NULL, &found) != 0)
            continue;
        for (size_t i = 0; i < found.gl_pathc; i++) {
            const char *path = found.gl_pathv[i];
            size_t len, j = 0;
            char *text = file_read(path, &len, d);
            while (j < u->n && strcmp(u->path[j], path) != 0)
                j++;
            if (text && j == u->n && u->n < DEPENDENTS && strstr(text, wanted)) {
                u->path[u->n++] = xstrdup(path);
                if (ends_in(path, ".h"))
                    add_users(u, path, d);
            }
            free(text);
        }
        globfree(&found);
    }
    free(wanted);
}

/* All that has the header's functions in line in one object, with the headers below `dir` in place
 * of those of the tree. */
static bool compile_all(const char *header, const char *dir, const char *to, int *status,
                        struct diag *d)
{
    const char *argv[DEPENDENTS + 16] = {"cc", "-std=c11", "-D_GNU_SOURCE", "-w", "-O1"};
    size_t n = 5;
    struct users u = {.n = 0};
    char *include = strfmt("-I%s", dir);
    argv[n++] = include;
    argv[n++] = "-I.";
    argv[n++] = "-r";
    argv[n++] = "-nostdlib";
    argv[n++] = "-o";
    argv[n++] = to;
    add_users(&u, header, d);
    for (size_t i = 0; i < u.n; i++)
        if (ends_in(u.path[i], ".c"))
            argv[n++] = u.path[i];
    argv[n] = NULL;
    bool good = run(argv, 240, status, d);
    for (size_t i = 0; i < u.n; i++)
        free(u.path[i]);
    free(include);
    return good;
}

static bool compile(const char *from, const char *to, int *status, struct diag *d)
{
    return run((const char *const[]){"cc", "-std=c11", "-D_GNU_SOURCE", "-w", "-O1", "-I.", "-c",
                                     "-o", to, from, NULL},
               60, status, d);
}

/* The object stands in front of the library, whose own is then left out. `dir`: the unit is
 * compiled again, with the headers below it; or NULL. */
static bool link_unit(const struct options *o, const char *unit, const char *object,
                      const char *program, const char *dir, int *status, struct diag *d)
{
    const char *argv[32 + ROOMS] = {"cc", "-rdynamic", "-std=c11", "-D_GNU_SOURCE",
                                    "-w", "-O1",       "-o",       program};
    char *path[8], *here = getcwd(NULL, 0);
    size_t n = 8, m = 0;
    path[m++] = here;
    if (dir) {
        argv[n++] = path[m++] = strfmt("-I%s", dir);
        argv[n++] = "-I.";
        argv[n++] = path[m++] = strfmt("-DWS_SOURCE_DIR=\"%s\"", here ? here : ".");
    }
    argv[n++] = path[m++] =
        dir ? strfmt("tests/unit/%s.c", unit) : strfmt("%s/tests/unit/%s.o", o->build, unit);
    argv[n++] = object;
    char *pattern = strfmt("%s/lib*.a", o->build); /* the rooms, whatever their order */
    glob_t rooms;
    bool found = glob(pattern, 0, NULL, &rooms) == 0;
    argv[n++] = "-Wl,--start-group";
    for (size_t i = 0; found && i < rooms.gl_pathc && i < ROOMS; i++)
        argv[n++] = rooms.gl_pathv[i];
    argv[n++] = "-Wl,--end-group";
    free(pattern);
    static const char *const system[] = {"-lcmocka", "-linih", "-ljansson", "-llzma",
                                         "-ldl",     "-lm",    "-lpthread"};
    for (size_t i = 0; i < 7; i++)
        argv[n++] = system[i];
    argv[n] = NULL;
    bool good = found && run(argv, 60, status, d);
    if (found)
        globfree(&rooms);
    while (m > 0)
        free(path[--m]);
    return good;
}

static char *with_defect(const struct site *x)
{
    const struct source *s = x->in;
    return strfmt("%.*s%s%s", (int)x->at, s->text, x->text, s->text + x->at + x->len);
}

/* Of processor time: others may work, too. *spent is rounded down. */
static bool run_unit(const char *program, unsigned seconds, int *status, unsigned *spent,
                     struct diag *d)
{
    struct rusage before, after;
    char *cpu = strfmt("--cpu=%u", seconds);
    getrusage(RUSAGE_CHILDREN, &before);
    bool ran = run((const char *const[]){"prlimit", cpu, program, NULL}, 30 * seconds, status, d);
    getrusage(RUSAGE_CHILDREN, &after);
    struct timeval user, kernel, both;
    timersub(&after.ru_utime, &before.ru_utime, &user);
    timersub(&after.ru_stime, &before.ru_stime, &kernel);
    timeradd(&user, &kernel, &both);
    *spent = (unsigned)both.tv_sec;
    free(cpu);
    return ran;
}

/* A hang shall not cost all of the time: what takes longer than most programs do is held against
 * what the program takes without a defect. */
static bool run_changed(const struct options *o, const char *unit, const char *program, int *status,
                        struct diag *d)
{
    enum { SOON = 4 };
    unsigned spent, base, limit = o->seconds < SOON ? o->seconds : SOON;
    if (!run_unit(program, limit, status, &spent, d))
        return false;
    if (*status == 0 || spent + 1 < limit)
        return true;
    char *sound = strfmt("%s/tests/unit/%s", o->build, unit);
    int passed;
    bool ran = run_unit(sound, o->seconds, &passed, &base, d);
    free(sound);
    if (ran && 3 * (base + 1) > limit && limit < o->seconds) {
        limit = 3 * (base + 1) < o->seconds ? 3 * (base + 1) : o->seconds;
        ran = run_unit(program, limit, status, &spent, d);
    }
    return ran;
}

/* *which: the unit program to run, or ANY; the one that kills when a defect is killed. `changed`:
 * there is a defect. */
static enum fate try_units(const struct options *o, const struct family *f, size_t *which,
                           bool changed, const char *object, const char *program, const char *dir,
                           struct diag *d)
{
    for (size_t i = 0; i < PROGRAMS && f->unit[i]; i++) {
        int status = 0;
        if (*which != ANY && *which != i)
            continue;
        if (!link_unit(o, f->unit[i], object, program, dir, &status, d))
            return BROKEN;
        if (status != 0) {
            diag_error(d, "%s: cannot be linked", f->unit[i]);
            return BROKEN;
        }
        unsigned spent;
        if (!(changed ? run_changed(o, f->unit[i], program, &status, d)
                      : run_unit(program, o->seconds / 2, &status, &spent, d)))
            return BROKEN;
        if (status != 0) {
            if (o->verbose)
                printf("%s: status %d\n", f->unit[i], status);
            *which = i;
            return KILLED;
        }
    }
    return SURVIVES;
}

static enum fate try_text(const struct options *o, const struct source *s, const char *text,
                          size_t *which, bool changed, const char *dir, struct diag *d)
{
    bool header = is_header(s);
    char *from = header ? strfmt("%s/%s", dir, s->path) : strfmt("%s/model.c", dir);
    char *object = strfmt("%s/model.o", dir);
    char *program = strfmt("%s/unit", dir);
    int status = 0;
    enum fate fate = BROKEN;
    char *folder = strfmt("%s/%s", dir, s->family->folder);
    if (make_dirs(folder, d) && outfile_write(from, text, strlen(text), d) &&
        (header ? compile_all(s->path, dir, object, &status, d)
                : compile(from, object, &status, d)))
        fate = status != 0 ? NO_C
                           : try_units(o, s->family, which, changed, object, program,
                                       header ? dir : NULL, d);
    if (header)
        unlink(from);
    free(folder);
    free(program);
    free(object);
    free(from);
    return fate;
}

static unsigned line_at(const char *text, size_t at)
{
    unsigned line = 1;
    for (size_t i = 0; i < at; i++)
        line += text[i] == '\n';
    return line;
}

static void tell(const struct site *x, const char *what)
{
    printf("%s:%u: %s: %s: \"%.*s\" becomes \"%s\"\n", x->in->path, line_at(x->in->text, x->at),
           what, x->kind, (int)x->len, x->in->text + x->at, x->text);
}

/* The same numbers everywhere: an LCG of its own. */
static size_t random_below(uint64_t *state, size_t n)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (size_t)((*state >> 33) % n);
}

/* The first site of room k. */
static size_t room_begin(const struct list *l, size_t k)
{
    size_t i = 0;
    while (i < l->n && l->site[i].in->family < &families[k])
        i++;
    return i;
}

static int by_number(const void *a, const void *b)
{
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    return x < y ? -1 : x > y;
}

/* One of each room, then one in each of so many equal stretches of the list, so that every file has
 * its share; in the order of the list. Two of them may be the same. */
static size_t choose(const struct options *o, const struct list *l, size_t *at)
{
    uint64_t state = o->seed;
    size_t n = 0, more = o->sample > FAMILIES ? o->sample - FAMILIES : 0;
    if (!o->sample || o->sample >= l->n) {
        while (n < l->n) {
            at[n] = n;
            n++;
        }
        return n;
    }
    for (size_t k = 0; k < FAMILIES && n < o->sample; k++) {
        size_t from = room_begin(l, k), to = room_begin(l, k + 1);
        if (to > from)
            at[n++] = from + random_below(&state, to - from);
    }
    for (size_t i = 0; i < more; i++) {
        size_t from = i * l->n / more, to = (i + 1) * l->n / more;
        at[n++] = from + random_below(&state, to - from);
    }
    qsort(at, n, sizeof *at, by_number);
    return n;
}

static bool campaign(const struct options *o, const struct list *l, struct score *score,
                     struct diag *d)
{
    char *dir = make_temp_dir("warpsmith-models", d);
    size_t *at = xcalloc(l->n + 1, sizeof *at), n = dir ? choose(o, l, at) : 0;
    const struct source *seen = NULL; /* whose unit programs passed without a defect: sound */
    bool good = dir != NULL, sound[PROGRAMS];
    for (size_t i = 0; i < n && good; i++) {
        const struct site *x = &l->site[at[i]];
        if (x->in != seen)
            memset(sound, 0, sizeof sound);
        seen = x->in;
        char *text = with_defect(x);
        size_t which = ANY;
        enum fate fate = try_text(o, x->in, text, &which, true, dir, d);
        free(text);
        if (fate == KILLED && !sound[which] &&
            try_text(o, x->in, x->in->text, &which, false, dir, d) != SURVIVES) {
            diag_error(d, "%s: %s fails without a defect, or takes more than %u s", x->in->path,
                       x->in->family->unit[which], o->seconds / 2);
            good = false;
            break;
        }
        if (fate == KILLED)
            sound[which] = true;
        score->tried += fate == KILLED || fate == SURVIVES;
        score->killed += fate == KILLED;
        score->dead += fate == NO_C;
        if (fate == SURVIVES)
            tell(x, "survives");
        good = fate != BROKEN;
    }
    if (dir)
        remove_tree(dir);
    free(dir);
    free(at);
    return good;
}

/* ---- */

static bool read_options(int argc, char **argv, struct options *o)
{
    struct {
        const char *name;
        unsigned *value;
    } number[] = {{"--seed", &o->seed},
                  {"--sample", &o->sample},
                  {"--seconds", &o->seconds},
                  {"--least", &o->least}};
    for (int i = 1; i < argc; i++) {
        bool lists = strcmp(argv[i], "--list") == 0, says = strcmp(argv[i], "--verbose") == 0;
        bool known = lists || says;
        o->list |= lists;
        o->verbose |= says;
        for (size_t k = 0; k < 4 && !known && i + 1 < argc; k++)
            if (strcmp(argv[i], number[k].name) == 0) {
                *number[k].value = (unsigned)strtoul(argv[++i], NULL, 10);
                known = true;
            }
        if (!known && (argv[i][0] == '-' || o->build))
            return false;
        if (!known)
            o->build = argv[i];
    }
    return o->build != NULL;
}

int main(int argc, char **argv)
{
    struct options o = {.seed = 1, .seconds = 20};
    if (!read_options(argc, argv, &o)) {
        fprintf(stderr, "usage: model_mutants [--seed N] [--sample N] [--seconds N] [--least N] "
                        "[--list] BUILD\n");
        return 2;
    }
    guard_run(false);
    struct diag d;
    diag_init(&d, stderr);
    struct list l = {0};
    struct score s = {0};
    bool good = rooms_known(&d) && read_all(&l, &d);
    for (size_t i = 0; i < l.n && good && o.list; i++)
        tell(&l.site[i], "site");
    if (good && !o.list)
        good = campaign(&o, &l, &s, &d);
    unsigned percent = s.tried ? (unsigned)(100 * s.killed / s.tried) : 0;
    if (good)
        printf("model_mutants: %zu sites, %zu defects, %zu killed (%u %%), %zu were no C\n", l.n,
               s.tried, s.killed, percent, s.dead);
    for (size_t i = 0; i < l.n; i++)
        free(l.site[i].text);
    for (size_t i = 0; i < l.nsources; i++) {
        free(l.source[i]->path);
        free(l.source[i]->text);
        free(l.source[i]->code);
        free(l.source[i]);
    }
    free(l.site);
    free(l.source);
    diag_free(&d);
    return good && (o.list || (s.tried && percent >= o.least)) ? 0 : 1;
}
