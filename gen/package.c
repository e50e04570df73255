/* Builds a package in memory, writes it, compares it. */
#include "gen/package.h"
#include "base/diag.h"
#include "base/digest.h"
#include "base/graphviz.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "base/outfile.h"
#include "base/text.h"
#include "base/version.h"
#include "gen/blocks/blocks.h"
#include "gen/hdl/diagram.h"
#include "gen/hdl/ir.h"
#include "gen/package_text.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Takes the text over. */
static struct package_file *add_file(struct package *pkg, char *name, char *text)
{
    pkg->files = xrealloc(pkg->files, (pkg->n + 1) * sizeof *pkg->files);
    pkg->files[pkg->n++] = (struct package_file){.name = name, .text = text, .len = strlen(text)};
    return &pkg->files[pkg->n - 1];
}

static bool has_reset(const struct hdl *m)
{
    struct hdl_port port;
    for (size_t i = 0; hdl_port_at(m, i, &port); i++)
        if (strcmp(port.name, "rst") == 0)
            return true;
    return false;
}

static void add_uncovered(struct package *pkg, const struct hdl *m)
{
    struct hdl_uncovered u;
    for (size_t k = 0; hdl_uncovered_at(m, k, &u); k++) {
        pkg->uncovered = xrealloc(pkg->uncovered, (pkg->nuncovered + 1) * sizeof *pkg->uncovered);
        pkg->uncovered[pkg->nuncovered++] = (struct package_uncovered){
            xstrdup(hdl_module_name(m)), xstrdup(u.signal), xstrdup(u.why), u.lsb, u.bits};
    }
}

/* The modules, then the files that they include. False if one cannot be printed: the design has the
 * error. */
static bool add_modules(struct package *pkg, const struct package_source *s,
                        struct hdl_design *design)
{
    size_t n = hdl_module_count(s->design);
    char *command = package_command(s), **text = xcalloc(n + 1, sizeof *text),
         **included = xcalloc(n + 1, sizeof *included);
    struct hdl_header header = {"Warpsmith " WS_VERSION, command};
    hdl_print_all(design, &header, text, included);
    char *gate_name, *gate = hdl_clock_gate(s->design, &gate_name);
    if (gate) {
        add_file(pkg, strfmt("%s.v", gate_name), gate)->verilog = true;
        free(gate_name);
    }
    for (size_t i = 0; i < n; i++) {
        const struct hdl *m = hdl_module_at(s->design, i);
        if (!text[i])
            continue;
        struct package_file *f = add_file(pkg, strfmt("%s.v", hdl_module_name(m)), text[i]);
        f->verilog = true;
        f->has_reset = has_reset(m);
        add_uncovered(pkg, m);
    }
    for (size_t i = 0; i < n; i++) {
        const struct hdl *m = hdl_module_at(s->design, i);
        if (!included[i])
            continue;
        add_file(pkg, strfmt("%s_props.vh", hdl_module_name(m)), included[i])->included = true;
        struct hdl_property q;
        for (size_t k = 0; hdl_property_at(m, k, &q); k++) {
            pkg->properties =
                xrealloc(pkg->properties, (pkg->nproperties + 1) * sizeof *pkg->properties);
            pkg->properties[pkg->nproperties++] = (struct package_property){
                pkg->n - 1, xstrdup(q.label), xstrdup(q.rule), xstrdup(q.text), q.kind};
        }
    }
    free(included);
    free(text);
    free(command);
    return hdl_ok(s->design);
}

static void add_texts(struct package *pkg, const struct package_source *s)
{
    add_file(pkg, strfmt("%s.f", pkg->top), package_filelist(s));
    add_file(pkg, xstrdup("manifest.json"), package_manifest(s));
    add_file(pkg, strfmt("%s.sdc", pkg->top), package_sdc(s));
    add_file(pkg, strfmt("%s.core", pkg->top), package_core(s));
    add_file(pkg, strfmt("%s.ini", params_name(s->params)), package_ini(s));
}

/* Describes the block in `*design`, not checked, to be freed in every case. WS_OK or a status. */
static int describe(const struct params *p, const char *top, const char *prefix,
                    struct package_source *s, struct hdl_design **design, struct diag *d)
{
    *design = NULL;
    *s = (struct package_source){.params = p};
    top = top ? top : block_default_top(p);
    if (prefix && *prefix && !hdl_is_identifier(prefix)) {
        diag_error(d, "--prefix %s: not an identifier (letters, digits and _, no digit in front)",
                   prefix);
        return WS_BAD_INPUT;
    }
    s->block = block_for(p, top, d);
    if (!s->block)
        return WS_BAD_INPUT;
    s->design = *design = hdl_design_new(prefix);
    s->prefix = prefix && *prefix ? prefix : NULL;
    hdl_set_gating(*design, params_is(p, "clock.gating", "cell")     ? HDL_GATING_CELL
                            : params_is(p, "clock.gating", "enable") ? HDL_GATING_ENABLE
                                                                     : HDL_GATING_NONE);
    s->top = s->block->build(*design, p);
    return WS_OK;
}

static int describe_checked(const struct params *p, const char *top, const char *prefix,
                            struct package_source *s, struct hdl_design **design, struct diag *d)
{
    int status = describe(p, top, prefix, s, design, d);
    return status == WS_OK && !hdl_report(*design, d) ? WS_CHECK_FAILED : status;
}

int package_build(const struct params *p, const char *top, const char *prefix, struct package *pkg,
                  struct diag *d)
{
    *pkg = (struct package){0};
    struct package_source s;
    struct hdl_design *design;
    int status = describe(p, top, prefix, &s, &design, d);
    bool built = status == WS_OK && hdl_ok(design);
    if (built) {
        pkg->top = xstrdup(hdl_module_name(s.top));
        s.package = pkg;
        built = add_modules(pkg, &s, design);
    }
    if (built) {
        add_texts(pkg, &s);
    } else if (status == WS_OK) {
        hdl_report(design, d);
        status = WS_CHECK_FAILED;
    }
    hdl_design_free(design);
    return status;
}

int package_dump(const struct params *p, const char *top, const char *prefix, const char *pass,
                 FILE *out, struct diag *d)
{
    size_t known = 0;
    while (hdl_pass_name(known) && strcmp(hdl_pass_name(known), pass) != 0)
        known++;
    if (!hdl_pass_name(known)) {
        diag_error(d, "--dump %s: no such pass (build, check, use, print)", pass);
        return WS_BAD_INPUT;
    }
    struct package_source s;
    struct hdl_design *design;
    int status = describe_checked(p, top, prefix, &s, &design, d);
    for (size_t i = 0; status == WS_OK && i < hdl_module_count(s.design); i++) {
        const struct hdl *m = hdl_module_at(s.design, i);
        char *text = hdl_is_blackbox(m) ? NULL : hdl_dump(m, pass);
        fputs(text ? text : "", out);
        free(text);
    }
    hdl_design_free(design);
    return status;
}

static void draw(const void *top, FILE *f)
{
    hdl_diagram(top, f);
}

int package_diagram(const struct params *p, const char *top, const char *prefix, const char *path,
                    struct diag *d)
{
    struct package_source s;
    struct hdl_design *design;
    int status = describe_checked(p, top, prefix, &s, &design, d);
    if (status == WS_OK && !dot_write_svg(path, draw, s.top, d))
        status = d->status;
    hdl_design_free(design);
    return status;
}

void package_free(struct package *pkg)
{
    for (size_t i = 0; i < pkg->n; i++) {
        free(pkg->files[i].name);
        free(pkg->files[i].text);
    }
    free(pkg->files);
    for (size_t i = 0; i < pkg->nproperties; i++) {
        free(pkg->properties[i].label);
        free(pkg->properties[i].rule);
        free(pkg->properties[i].text);
    }
    free(pkg->properties);
    for (size_t i = 0; i < pkg->nuncovered; i++) {
        free(pkg->uncovered[i].module);
        free(pkg->uncovered[i].signal);
        free(pkg->uncovered[i].why);
    }
    free(pkg->uncovered);
    free(pkg->top);
    *pkg = (struct package){0};
}

static bool is_folder(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* A file that is there with this very text gets the time of now, as make looks at it, and is not
 * written: false. */
static bool is_written(const struct package_file *f, const char *path)
{
    return !f->there || access(path, W_OK) != 0 || utimensat(AT_FDCWD, path, NULL, 0) != 0;
}

/* To a temporary, which outfile_commit() gives its name; false after reporting. */
static bool put(struct outfile *o, const struct package_file *f, const char *path, struct diag *d)
{
    if (!outfile_open(o, path, d))
        return false;
    if (fwrite(f->text, 1, f->len, o->f) == f->len && fflush(o->f) == 0)
        return true;
    diag_error(d, "%s: %s", path, strerror(errno));
    outfile_abort(o);
    return false;
}

/* Every file goes to a temporary first; only when all of them are there do they get their names. */
static bool write_all(const struct package *pkg, const char *dir, struct diag *d)
{
    struct outfile *o = xcalloc(pkg->n, sizeof *o);
    bool ok = true;
    size_t open = 0;
    for (size_t i = 0; ok && i < pkg->n; i++) {
        char *path = strfmt("%s/%s", dir, pkg->files[i].name);
        if (is_written(&pkg->files[i], path))
            ok = put(&o[open++], &pkg->files[i], path, d);
        free(path);
    }
    for (size_t i = 0; i < open; i++) {
        if (ok)
            ok = outfile_commit(&o[i], d);
        else
            outfile_abort(&o[i]);
    }
    free(o);
    return ok;
}

/* Top of the package that `dir` holds, "?" if its manifest is not one of ours; NULL: it holds none.
 * Caller frees. */
static char *top_in(const char *dir)
{
    char *path = strfmt("%s/manifest.json", dir), *top = NULL;
    if (access(path, F_OK) == 0) {
        json_t *manifest = json_load_file(path, 0, NULL);
        const char *name = json_string_value(json_object_get(manifest, "top"));
        top = xstrdup(name ? name : "?");
        json_decref(manifest);
    }
    free(path);
    return top;
}

/* Two packages in one folder would share a manifest, and the files of the first would look like
 * files of the second. */
static bool folder_is_free(const struct package *pkg, const char *dir, struct diag *d)
{
    char *top = top_in(dir);
    bool ours = !top || strcmp(top, pkg->top) == 0;
    if (!ours)
        diag_error(d, "%s: holds the package of %s (another folder is needed for %s, or delete it)",
                   dir, top, pkg->top);
    free(top);
    return ours;
}

/* ---- What a folder had when it was written ---- */

#define SUMS ".warpsmith"

static char *sums_text(const struct package *pkg)
{
    char *text = xstrdup("");
    for (size_t i = 0; i < pkg->n; i++) {
        char *more = strfmt("%s%016" PRIx64 " %s\n", text,
                            digest(pkg->files[i].text, pkg->files[i].len, 0), pkg->files[i].name);
        free(text);
        text = more;
    }
    return text;
}

/* Whether the sums of the folder have the file with that sum. */
static bool was_written(const char *sums, uint64_t sum, const char *name)
{
    char *line = strfmt("%016" PRIx64 " %s\n", sum, name);
    bool there = sums && strstr(sums, line);
    free(line);
    return there;
}

/* No file that would change has been edited since; false after reporting those that have. Notes
 * those that would not. */
static bool untouched(struct package *pkg, const char *dir, struct diag *d)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    char *path = strfmt("%s/" SUMS, dir), *sums = file_read(path, NULL, &quiet);
    size_t errors = d->errors;
    for (size_t i = 0; i < pkg->n; i++) {
        struct package_file *f = &pkg->files[i];
        char *file = strfmt("%s/%s", dir, f->name);
        uint64_t is;
        bool found = digest_file(file, &is);
        f->there = found && is == digest(f->text, f->len, 0);
        if (found && !f->there && !was_written(sums, is, f->name))
            diag_error(d,
                       "%s: %s (--force replaces it; another folder keeps it; --check shows what "
                       "differs)",
                       file, sums ? "was edited since gen wrote it" : "was not written by gen");
        free(file);
    }
    free(sums);
    free(path);
    diag_free(&quiet);
    return d->errors == errors;
}

static bool write_sums(const struct package *pkg, const char *dir, struct diag *d)
{
    char *path = strfmt("%s/" SUMS, dir), *text = sums_text(pkg);
    bool ok = outfile_write(path, text, strlen(text), d);
    free(text);
    free(path);
    return ok;
}

enum care { CARE_NOT, CARE_FORCE, CARE_SPARE };

static int write_package(const struct params *p, const char *top, const char *prefix,
                         const char *dir, enum care care, struct diag *d)
{
    struct package pkg;
    struct outdir out = {0};
    int status = package_build(p, top, prefix, &pkg, d);
    if (status == WS_OK &&
        (!folder_is_free(&pkg, dir, d) || (care == CARE_SPARE && !untouched(&pkg, dir, d)) ||
         !outdir_open(&out, dir, d) || !write_all(&pkg, dir, d) ||
         (care != CARE_NOT && !write_sums(&pkg, dir, d))))
        status = d->status ? d->status : WS_BAD_INPUT;
    if (status == WS_OK)
        outdir_keep(&out);
    outdir_abort(&out);
    package_free(&pkg);
    return status;
}

int package_write(const struct params *p, const char *top, const char *prefix, const char *dir,
                  struct diag *d)
{
    return write_package(p, top, prefix, dir, CARE_NOT, d);
}

int package_update(const struct params *p, const char *top, const char *prefix, const char *dir,
                   bool force, struct diag *d)
{
    return write_package(p, top, prefix, dir, force ? CARE_FORCE : CARE_SPARE, d);
}

static bool in_package(const struct package *pkg, const char *name)
{
    for (size_t i = 0; i < pkg->n; i++)
        if (strcmp(pkg->files[i].name, name) == 0)
            return true;
    return false;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool ends_in(const char *name, const char *end)
{
    size_t n = strlen(name), len = strlen(end);
    return n > len && strcmp(name + n - len, end) == 0;
}

/* Verilog that no file of the package accounts for, in alphabetical order. */
static void report_strangers(const struct package *pkg, const char *dir, struct diag *d)
{
    DIR *folder = opendir(dir);
    char **names = NULL;
    size_t n = 0;
    for (struct dirent *e; folder && (e = readdir(folder));) {
        if ((ends_in(e->d_name, ".v") || ends_in(e->d_name, ".vh")) &&
            !in_package(pkg, e->d_name)) {
            names = xrealloc(names, (n + 1) * sizeof *names);
            names[n++] = xstrdup(e->d_name);
        }
    }
    if (folder)
        closedir(folder);
    if (n)
        qsort(names, n, sizeof *names, by_name);
    for (size_t i = 0; i < n; i++) {
        diag_failed(d, "%s/%s: is not part of the package (delete it)", dir, names[i]);
        free(names[i]);
    }
    free(names);
}

/* Number of the first line in which two texts differ. */
static unsigned long first_difference(const char *a, const char *b)
{
    unsigned long line = 1;
    for (; *a && *a == *b; a++, b++)
        line += *a == '\n';
    return line;
}

static bool file_is_as_written(const struct package_file *f, const char *dir, struct diag *d)
{
    char *path = strfmt("%s/%s", dir, f->name);
    struct stat st;
    bool same = false;
    if (stat(path, &st) != 0) {
        diag_failed(d, "%s: missing", path);
    } else {
        size_t len;
        char *text = file_read(path, &len, d);
        same = text && len == f->len && memcmp(text, f->text, len) == 0;
        if (text && !same)
            diag_failed(d, "%s:%lu: differs from what would be written", path,
                        first_difference(text, f->text));
        free(text);
    }
    free(path);
    return same;
}

/* Sets *stale where gen would write another text. */
static void compare(const struct package *pkg, const char *dir, bool *stale, struct diag *d)
{
    char *top = top_in(dir);
    if (top && strcmp(top, pkg->top) != 0) {
        diag_failed(d, "%s: holds the package of %s, not that of %s", dir, top, pkg->top);
    } else {
        for (size_t i = 0; i < pkg->n; i++)
            if (!file_is_as_written(&pkg->files[i], dir, d))
                *stale = true;
        report_strangers(pkg, dir, d);
    }
    free(top);
}

int package_compare(const struct params *p, const char *top, const char *prefix, const char *dir,
                    bool *stale, struct diag *d)
{
    struct package pkg;
    int status = package_build(p, top, prefix, &pkg, d);
    *stale = false;
    if (status == WS_OK && !is_folder(dir)) {
        diag_error(d, "%s: not a folder (--check compares a folder that gen has written)", dir);
        status = WS_BAD_INPUT;
    }
    if (status == WS_OK) {
        compare(&pkg, dir, stale, d);
        status = d->status;
    }
    package_free(&pkg);
    return status;
}
