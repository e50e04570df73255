/* Runs the cases of the case files of tests/diag: a command line, its input files, and what must
 * come of it.
 *
 *     diag PROGRAM CASEFILE...
 *
 * A case file holds any number of cases; each runs in a fresh empty folder. Lines:
 *
 *     case NAME            starts a case; files before the first one are there in every case
 *     file PATH            a text file; its lines follow, each after "| "
 *     data NAME            a copy of tests/data/NAME
 *     prepare COMMAND      shell command run before the snapshot (compress, cut, make folders)
 *     run COMMAND          shell command under test; `warpsmith` and $WS are the program
 *     status N             its exit status
 *     stderr LINE          stderr is exactly these lines, in order
 *     stderr~ TEXT         some line of stderr has TEXT
 *     stdout~ TEXT         some line of stdout has TEXT
 *     writes               the command may write; without it the folder must stay as it was
 *
 * Every case must say `run` and `status`; a status of 2 or 3 also needs a stderr line. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/scratch.h"
#include "base/text.h"
#include <errno.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct text {
    char *s; /* NUL-terminated or NULL */
    size_t n;
};

struct saved {
    char *path;
    struct text text;
};

struct diag_case {
    const char *source;
    unsigned line;
    char *name, *prepare, *run;
    struct text file;    /* text of the file being read */
    char *file_path;     /* NULL: none open */
    struct text exact;   /* stderr lines */
    struct text has_err; /* one text per line */
    struct text has_out;
    int status;
    bool has_status, writes;
};

struct tally {
    unsigned long passed, failed;
    struct saved *shared; /* of the case file being read */
    size_t nshared;
    char *program; /* absolute path */
    char *base;    /* folder of this run */
};

static void text_add(struct text *t, const char *s)
{
    size_t n = strlen(s);
    t->s = xrealloc(t->s, t->n + n + 2);
    memcpy(t->s + t->n, s, n);
    memcpy(t->s + t->n + n, "\n", 2);
    t->n += n + 1;
}

static void text_free(struct text *t)
{
    free(t->s);
    *t = (struct text){NULL, 0};
}

static const char *text_of(const struct text *t)
{
    return t->s ? t->s : "";
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Sorted list of everything under a folder; caller frees. */
static char *snapshot(char *folder)
{
    FTS *fts = fts_open((char *[]){folder, NULL}, FTS_PHYSICAL, NULL);
    size_t n = 0;
    char **lines = NULL;
    for (FTSENT *e; fts && (e = fts_read(fts));) {
        bool file = e->fts_info == FTS_F;
        if (e->fts_info == FTS_DP)
            continue;
        lines = xrealloc(lines, (n + 1) * sizeof *lines);
        lines[n++] = strfmt("%s kind=%d size=%lld mtime=%lld.%09ld", e->fts_path, e->fts_info,
                            file ? (long long)e->fts_statp->st_size : 0,
                            file ? (long long)e->fts_statp->st_mtim.tv_sec : 0,
                            file ? e->fts_statp->st_mtim.tv_nsec : 0);
    }
    if (fts)
        fts_close(fts);
    if (n)
        qsort(lines, n, sizeof *lines, by_text);
    struct text sorted = {NULL, 0};
    for (size_t i = 0; i < n; i++) {
        text_add(&sorted, lines[i]);
        free(lines[i]);
    }
    free(lines);
    return sorted.s ? sorted.s : xstrdup("");
}

static int shell(const struct tally *t, const char *folder, const char *command)
{
    char *line =
        strfmt("PATH=%.*s:$PATH; export PATH; WS=%s; export WS; BASE=%s; export BASE; { %s\n}"
               " >%s/stdout 2>%s/stderr </dev/null",
               (int)(strrchr(t->program, '/') - t->program), t->program, t->program, t->base,
               command, t->base, t->base);
    struct diag d;
    struct proc_result r;
    diag_init(&d, stderr);
    int status = proc_run((const char *const[]){"sh", "-c", line, NULL}, folder, &r, &d);
    if (status == WS_OK) {
        status = r.status;
        fputs(r.out, stdout);
        proc_result_free(&r);
    }
    diag_free(&d);
    free(line);
    return status;
}

static char *captured(const struct tally *t, const char *name)
{
    struct diag d;
    diag_init(&d, stderr);
    size_t len;
    char *path = strfmt("%s/%s", t->base, name), *s = file_read(path, &len, &d);
    free(path);
    diag_free(&d);
    return s ? s : xstrdup("");
}

static bool complain(const struct diag_case *c, const char *what, const char *want, const char *got)
{
    printf("FAIL %s:%u: %s\n  %s\n  want: %s\n  got:  %s\n", c->source, c->line, c->name, what,
           want, got);
    return false;
}

/* Every line of `wanted` must be part of `got`. */
static bool has_all(const struct diag_case *c, const char *stream, const struct text *wanted,
                    const char *got)
{
    char *copy = xstrdup(text_of(wanted)), *rest = copy, *one;
    bool ok = true;
    while ((one = strsep(&rest, "\n")) && *one) {
        if (!strstr(got, one))
            ok = complain(c, stream, one, got);
    }
    free(copy);
    return ok;
}

static bool case_is_complete(const struct diag_case *c)
{
    bool says = c->exact.s || c->has_err.s;
    if (c->run && c->has_status && (says || c->status < WS_BAD_INPUT))
        return true;
    return complain(c, "the case itself", "run, status, and stderr for status 2 and 3", "less");
}

static bool run_case(const struct tally *t, const struct diag_case *c, char *folder)
{
    if (!case_is_complete(c))
        return false;
    if (c->prepare && shell(t, folder, c->prepare) != 0) {
        char *err = captured(t, "stderr");
        complain(c, "prepare failed", c->prepare, err);
        free(err);
        return false;
    }
    char *before = snapshot(folder);
    int status = shell(t, folder, c->run);
    char *after = snapshot(folder), *out = captured(t, "stdout"), *err = captured(t, "stderr");
    bool ok = true;
    if (status != c->status) {
        char *want = strfmt("%d", c->status), *got = strfmt("%d; stderr: %s", status, err);
        ok = complain(c, "exit status", want, got);
        free(want);
        free(got);
    }
    if (c->exact.s && strcmp(c->exact.s, err))
        ok = complain(c, "stderr", c->exact.s, err);
    ok = has_all(c, "a line of stderr", &c->has_err, err) && ok;
    ok = has_all(c, "a line of stdout", &c->has_out, out) && ok;
    if (!c->writes && strcmp(before, after))
        ok = complain(c, "files were written", before, after);
    free(before);
    free(after);
    free(out);
    free(err);
    return ok;
}

static void write_file(const char *folder, const char *name, const struct text *t)
{
    struct diag d;
    diag_init(&d, stderr);
    char *path = strfmt("%s/%s", folder, name), *parent = xstrdup(path);
    *strrchr(parent, '/') = 0;
    if (!make_dirs(parent, &d) || !outfile_write(path, text_of(t), t->n, &d))
        exit(2);
    free(path);
    free(parent);
    diag_free(&d);
}

/* The file whose lines have ended: written for this case, or kept for all that follow. */
static void finish_file(struct tally *t, struct diag_case *c, const char *folder)
{
    if (!c->file_path)
        return;
    if (c->name) {
        write_file(folder, c->file_path, &c->file);
        free(c->file_path);
        text_free(&c->file);
    } else {
        t->shared = xrealloc(t->shared, (t->nshared + 1) * sizeof *t->shared);
        t->shared[t->nshared++] = (struct saved){c->file_path, c->file};
        c->file = (struct text){NULL, 0};
    }
    c->file_path = NULL;
}

/* `data NAME`: like a `file` whose lines are all there. */
static void take_data(struct tally *t, struct diag_case *c, const char *name, const char *folder)
{
    struct diag d;
    diag_init(&d, stderr);
    char *path =
        strfmt("%.*s/../data/%s", (int)(strrchr(c->source, '/') - c->source), c->source, name);
    c->file_path = xstrdup(name);
    c->file.s = file_read(path, &c->file.n, &d);
    if (!c->file.s)
        exit(2);
    finish_file(t, c, folder);
    free(path);
    diag_free(&d);
}

static void finish_case(struct tally *t, struct diag_case *c, char *folder)
{
    finish_file(t, c, folder);
    if (c->name) {
        if (run_case(t, c, folder))
            t->passed++;
        else
            t->failed++;
    }
    free(c->name);
    free(c->prepare);
    free(c->run);
    text_free(&c->exact);
    text_free(&c->has_err);
    text_free(&c->has_out);
    remove_tree(folder);
    *c = (struct diag_case){.source = c->source};
}

static const char *after_word(const char *line, const char *word)
{
    size_t n = strlen(word);
    return !strncmp(line, word, n) && (line[n] == ' ' || !line[n]) ? line + n + (line[n] == ' ')
                                                                   : NULL;
}

static void start_case(const struct tally *t, struct diag_case *c, const char *name, unsigned line,
                       const char *folder)
{
    struct diag d;
    diag_init(&d, stderr);
    c->name = xstrdup(name);
    c->line = line;
    if (!make_dirs(folder, &d))
        exit(2);
    for (size_t i = 0; i < t->nshared; i++)
        write_file(folder, t->shared[i].path, &t->shared[i].text);
    diag_free(&d);
}

/* false: not a line of the format above. */
static bool take_line(struct tally *t, struct diag_case *c, const char *line, const char *folder)
{
    const char *v;
    if (!c->name && !c->file_path && !after_word(line, "file") && !after_word(line, "data"))
        return false;
    if (c->file_path && line[0] == '|') {
        text_add(&c->file, line[1] == ' ' ? line + 2 : line + 1);
        return true;
    }
    finish_file(t, c, folder);
    if ((v = after_word(line, "file"))) {
        c->file_path = xstrdup(v);
    } else if ((v = after_word(line, "data"))) {
        take_data(t, c, v, folder);
    } else if ((v = after_word(line, "prepare"))) {
        free(c->prepare);
        c->prepare = xstrdup(v);
    } else if ((v = after_word(line, "run"))) {
        free(c->run);
        c->run = xstrdup(v);
    } else if ((v = after_word(line, "status"))) {
        c->status = atoi(v);
        c->has_status = true;
    } else if ((v = after_word(line, "stderr"))) {
        text_add(&c->exact, v);
    } else if ((v = after_word(line, "stderr~"))) {
        text_add(&c->has_err, v);
    } else if ((v = after_word(line, "stdout~"))) {
        text_add(&c->has_out, v);
    } else if (!strcmp(line, "writes")) {
        c->writes = true;
    } else {
        return false;
    }
    return true;
}

static bool run_file(struct tally *t, const char *path)
{
    FILE *f = fopen(path, "r");
    if (!f) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        return false;
    }
    char *line = NULL, *folder = strfmt("%s/case", t->base);
    size_t cap = 0;
    unsigned number = 0;
    bool ok = true;
    struct diag_case c = {.source = path};
    while (ok && getline(&line, &cap, f) >= 0) {
        number++;
        line[strcspn(line, "\n")] = 0;
        const char *name = after_word(line, "case");
        if (name) {
            finish_case(t, &c, folder);
            start_case(t, &c, name, number, folder);
        } else if (*line && *line != '#' && !take_line(t, &c, line, folder)) {
            fprintf(stderr, "%s:%u: not a line of a case file: %s\n", path, number, line);
            ok = false;
        }
    }
    finish_case(t, &c, folder);
    for (size_t i = 0; i < t->nshared; i++) {
        free(t->shared[i].path);
        text_free(&t->shared[i].text);
    }
    free(t->shared);
    t->shared = NULL;
    t->nshared = 0;
    free(line);
    free(folder);
    fclose(f);
    return ok;
}

int main(int argc, char **argv)
{
    struct diag d;
    struct tally t = {0};
    if (argc < 3 || !(t.program = realpath(argv[1], NULL))) {
        fprintf(stderr, "usage: diag PROGRAM CASEFILE...\n");
        return 2;
    }
    diag_init(&d, stderr);
    t.base = make_temp_dir("diag", &d);
    diag_free(&d);
    if (!t.base)
        return 2;
    bool ok = true;
    for (int i = 2; i < argc; i++)
        ok = run_file(&t, argv[i]) && ok;
    remove_tree(t.base);
    free(t.base);
    free(t.program);
    printf("%lu passed, %lu failed\n", t.passed, t.failed);
    return !ok || t.failed || !t.passed;
}
