/* From Verilog to a simulator that the lockstep engine can run; built ones are kept in the cache.
 * */
#include "tb/sim_build.h"
#include "base/cache.h"
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/proc.h"
#include "base/sha256.h"
#include "base/text.h"
#include "gen/package.h"
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { REPORTED_LINES = 6 };

static int verilog_file(const struct dirent *e)
{
    return e->d_name[0] != '.' && ends_with(e->d_name, ".v");
}

static bool name_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/* Name of a module declared in `text` that is `top` or ends in "_top"; an exact match wins. */
static void find_top(const char *text, const char *top, char **exact, char **suffixed)
{
    size_t want = strlen(top);
    for (const char *p = text; (p = strstr(p, "module")); p += 6) {
        if ((p > text && name_char(p[-1])) || !isspace((unsigned char)p[6]))
            continue;
        const char *name = p + 6 + strspn(p + 6, " \t\r\n");
        size_t n = 0;
        while (name_char(name[n]))
            n++;
        if (n == want && memcmp(name, top, n) == 0 && !*exact)
            *exact = xstrdup(top);
        else if (n > want + 1 && name[n - want - 1] == '_' &&
                 memcmp(name + n - want, top, want) == 0 && !*suffixed)
            *suffixed = strfmt("%.*s", (int)n, name);
    }
}

bool rtl_sources_find(struct rtl_sources *s, const char *dir, const char *top, bool foreign,
                      struct diag *d)
{
    struct dirent **names;
    char *suffixed = NULL;
    memset(s, 0, sizeof *s);
    s->foreign = foreign;
    s->dir = realpath(dir, NULL);
    int n = s->dir ? scandir(s->dir, &names, verilog_file, alphasort) : -1;
    if (n < 0) {
        diag_error(d, "%s: %s", dir, strerror(errno));
        rtl_sources_free(s);
        return false;
    }
    s->files = xcalloc((size_t)n + 1, sizeof *s->files);
    bool good = true;
    for (int i = 0; i < n; i++) {
        s->files[s->n++] = strfmt("%s/%s", s->dir, names[i]->d_name);
        free(names[i]);
        size_t len;
        char *text = file_read(s->files[i], &len, d);
        if (text)
            find_top(text, top, &s->top, &suffixed);
        good = good && text;
        free(text);
    }
    free(names);
    if (!s->top) {
        s->top = suffixed;
        suffixed = NULL;
    }
    free(suffixed);
    if (good && !s->top) {
        if (n == 0)
            diag_error(d, "%s: no Verilog in this folder (*.v wanted)", dir);
        else
            diag_error(d, "%s: no module `%s` in its %d Verilog files", dir, top, n);
        good = false;
    }
    if (!good)
        rtl_sources_free(s);
    return good;
}

int rtl_sources_emit(struct rtl_sources *s, const struct params *p, const char *top, struct diag *d)
{
    memset(s, 0, sizeof *s);
    char *cache = cache_dir(d), *dir = cache ? cache_begin(cache, d) : NULL;
    free(cache);
    if (!dir)
        return WS_BAD_INPUT;
    int status = package_write(p, top, NULL, dir, d);
    if (status == WS_OK && !rtl_sources_find(s, dir, top, false, d))
        status = WS_CHECK_FAILED;
    s->emitted = status == WS_OK;
    if (status != WS_OK)
        remove_tree(dir);
    free(dir);
    return status;
}

const char *rtl_sources_of(const struct rtl_sources *s, const char *module)
{
    size_t len = strlen(module);
    for (size_t i = 0; i < s->n; i++) {
        const char *name = strrchr(s->files[i], '/') + 1;
        if (strncmp(name, module, len) == 0 && strcmp(name + len, ".v") == 0)
            return s->files[i];
    }
    return NULL;
}

static bool copy_file(const char *from, const char *dir, const char *name, struct diag *d)
{
    size_t len;
    char *text = file_read(from, &len, d), *path = strfmt("%s/%s", dir, name);
    bool good = text && outfile_write(path, text, len, d);
    free(path);
    free(text);
    return good;
}

static bool is_source(const char *name)
{
    return ends_with(name, ".v") || ends_with(name, ".vh");
}

static bool copy_sources(const char *from, const char *dir, struct diag *d)
{
    DIR *list = opendir(from);
    bool good = list != NULL;
    for (struct dirent *e; good && (e = readdir(list));) {
        char *path = strfmt("%s/%s", from, e->d_name);
        good = e->d_name[0] == '.' || !is_source(e->d_name) || copy_file(path, dir, e->d_name, d);
        free(path);
    }
    if (list)
        closedir(list);
    return good;
}

/* Files are compiled in the order of their names: the macros come first. */
static bool write_defines(const char *dir, const char *const *defines, size_t n, struct diag *d)
{
    char *path = strfmt("%s/0_defines.v", dir);
    struct outfile o;
    bool good = outfile_open(&o, path, d);
    for (size_t i = 0; i < n && good; i++) {
        size_t name = strcspn(defines[i], "=");
        fprintf(o.f, "`define %.*s %s\n", (int)name, defines[i],
                defines[i][name] ? defines[i] + name + 1 : "");
    }
    good = good && outfile_commit(&o, d);
    free(path);
    return good;
}

bool rtl_sources_extend(struct rtl_sources *s, const char *const *defines, size_t ndefines,
                        const char *const *files, size_t nfiles, struct diag *d)
{
    char *cache = cache_dir(d), *dir = cache ? cache_begin(cache, d) : NULL;
    struct rtl_sources to = {0};
    char *top = xstrdup(s->top);
    free(cache);
    bool good = dir && copy_sources(s->dir, dir, d) && write_defines(dir, defines, ndefines, d);
    for (size_t i = 0; i < nfiles && good; i++) {
        char *name = strfmt("1_macro%zu.v", i);
        good = copy_file(files[i], dir, name, d);
        free(name);
    }
    good = good && rtl_sources_find(&to, dir, top, true, d);
    if (good) {
        rtl_sources_free(s);
        *s = to;
        s->emitted = true;
    } else if (dir) {
        remove_tree(dir);
    }
    free(top);
    free(dir);
    return good;
}

void rtl_sources_free(struct rtl_sources *s)
{
    if (s->emitted)
        remove_tree(s->dir);
    for (size_t i = 0; i < s->n; i++)
        free(s->files[i]);
    free(s->files);
    free(s->dir);
    free(s->top);
    memset(s, 0, sizeof *s);
}

static int is_header(const struct dirent *e)
{
    return ends_with(e->d_name, ".vh");
}

/* What the sources include under WARPSMITH_ASSERT. */
static bool hash_properties(struct sha256 *h, const char *dir, struct diag *d)
{
    struct dirent **names;
    int n = scandir(dir, &names, is_header, alphasort);
    bool good = n >= 0;
    sha256_text(h, "WARPSMITH_ASSERT");
    for (int i = 0; i < n; i++) {
        size_t len;
        char *path = strfmt("%s/%s", dir, names[i]->d_name);
        char *text = good ? file_read(path, &len, d) : NULL;
        good = text != NULL;
        if (good)
            sha256_add(h, text, len);
        free(text);
        free(path);
        free(names[i]);
    }
    if (n >= 0)
        free(names);
    return good;
}

bool sim_hash_spec(struct sha256 *h, const struct sim_spec *s, struct diag *d)
{
    sha256_text(h, s->rtl->top);
    for (size_t i = 0; i < s->rtl->n; i++) {
        size_t len;
        char *text = file_read(s->rtl->files[i], &len, d);
        if (!text)
            return false;
        sha256_text(h, strrchr(s->rtl->files[i], '/') + 1);
        sha256_add(h, &len, sizeof len);
        sha256_add(h, text, len);
        free(text);
    }
    for (size_t i = 0; i < s->pins->n; i++) {
        const struct pin *p = &s->pins->pins[i];
        unsigned numbers[3] = {p->output, p->width, p->word};
        sha256_text(h, p->name);
        sha256_add(h, numbers, sizeof numbers);
    }
    return !s->asserts || hash_properties(h, s->rtl->dir, d);
}

bool sim_hash_version(struct sha256 *h, const char *tool, const char *option, struct diag *d)
{
    const char *argv[] = {tool, option, NULL};
    struct proc_result r;
    if (proc_run(argv, NULL, &r, d) != WS_OK)
        return false;
    sha256_add(h, r.out, strcspn(r.out, "\n") + 1); /* iverilog goes on about temporary files */
    proc_result_free(&r);
    return true;
}

bool sim_link_rtl(const struct sim_spec *s, const char *dir, struct diag *d)
{
    char *link = strfmt("%s/" SIM_RTL, dir);
    bool good = symlink(s->rtl->dir, link) == 0;
    if (!good)
        diag_error(d, "%s: %s", link, strerror(errno));
    free(link);
    return good;
}

void sim_tell(const struct sim_spec *s, const char *fmt, ...)
{
    char what[160];
    va_list ap;
    if (!s->tell)
        return;
    va_start(ap, fmt);
    vsnprintf(what, sizeof what, fmt, ap);
    va_end(ap);
    s->tell(s->tell_arg, what);
}

/* A tool's line with its first file of the link by the name that the user knows. */
static char *with_folder(const char *line, const char *dir)
{
    const char *at = strstr(line, SIM_RTL "/");
    if (!at || (at > line && !strchr(" \t\"(", at[-1])))
        return xstrdup(line);
    return strfmt("%.*s%s%s", (int)(at - line), line, dir, at + strlen(SIM_RTL));
}

void sim_report_tool(const struct sim_spec *s, const char *tool, const char *output, struct diag *d)
{
    char *text = xstrdup(output), *save = NULL;
    unsigned n = 0;
    for (char *line = strtok_r(text, "\n", &save); line && n < REPORTED_LINES;
         line = strtok_r(NULL, "\n", &save), n++) {
        if (s->rtl->foreign) {
            char *named = with_folder(line, s->rtl->dir);
            diag_error(d, "%s: %s", tool, named);
            free(named);
        } else {
            diag_failed(d, "emitted Verilog: %s: %s", tool, line);
        }
    }
    if (n == 0)
        diag_failed(d, "%s failed without a word", tool);
    free(text);
}

char *sim_build(const struct sim_spec *s, struct diag *d)
{
    if (s->kind == SIM_MODEL)
        return xstrdup("");
    return s->kind == SIM_VERILATOR ? verilator_build(s, d) : icarus_build(s, d);
}

struct sim *sim_open(const struct sim_spec *s, const char *built, uint64_t seed,
                     const char *wave_path, struct diag *d)
{
    if (s->kind == SIM_MODEL)
        return model_open();
    return s->kind == SIM_VERILATOR ? verilator_open(s, built, seed, wave_path, d)
                                    : icarus_open(s, built, wave_path, d);
}
