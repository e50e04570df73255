/* Finds rules in the pages, and their places in the matrix. */
#include "base/diag.h"
#include "base/mem.h"
#include "base/outfile.h"
#include "base/text.h"
#include "tests/matrix/matrix.h"
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[N_COLUMNS] = {"model", "rtl", "hits", "property", "mutants"};

const char *column_name(enum column c)
{
    return names[c];
}

enum column column_find(const char *name, size_t len)
{
    enum column c = 0;
    while (c < N_COLUMNS && (strlen(names[c]) != len || memcmp(names[c], name, len) != 0))
        c++;
    return c;
}

static bool upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

size_t rule_id(const char *s, char before)
{
    size_t n = 0;
    if (upper(before) || digit(before) || before == '-' || before == '_')
        return 0;
    while (upper(s[n]))
        n++;
    if (n < 2 || n > 4 || s[n++] != '-')
        return 0;
    if (upper(s[n]))
        n++;
    size_t digits = n;
    while (digit(s[n]))
        n++;
    return n > digits && !upper(s[n]) && s[n] != '_' && s[n] != '-' ? n : 0;
}

struct rule *matrix_find(struct matrix *m, const char *id, size_t len)
{
    for (size_t i = 0; i < m->n; i++)
        if (strlen(m->rules[i].id) == len && memcmp(m->rules[i].id, id, len) == 0)
            return &m->rules[i];
    return NULL;
}

static void mention_all(struct matrix *m, const char *text)
{
    char before = ' ';
    for (const char *s = text; *s; before = *s++) {
        size_t n = rule_id(s, before);
        if (!n)
            continue;
        m->mentioned = xrealloc(m->mentioned, (m->nmentioned + 1) * sizeof *m->mentioned);
        m->mentioned[m->nmentioned++] = strfmt("%.*s", (int)n, s);
    }
}

/* "| XX-Y1 | text |" makes a rule. */
static bool take_row(struct matrix *m, const char *path, const char *block, const char *line,
                     unsigned number, struct diag *d)
{
    if (strncmp(line, "| ", 2) != 0)
        return true;
    size_t n = rule_id(line + 2, ' ');
    if (!n || strncmp(line + 2 + n, " | ", 3) != 0)
        return true;
    const char *text = line + 2 + n + 3, *end = strrchr(text, '|');
    if (!end) {
        diag_error(d, "%s:%u: the row of the rule is not closed (\"|\" is missing)", path, number);
        return false;
    }
    const struct rule *twice = matrix_find(m, line + 2, n);
    if (twice) {
        diag_error(d, "%s:%u: %s is already a rule of %s (line %u)", path, number, twice->id,
                   twice->block, twice->line);
        return false;
    }
    if (m->n == m->cap) {
        m->cap = m->cap ? 2 * m->cap : 64;
        m->rules = xrealloc(m->rules, m->cap * sizeof *m->rules);
    }
    m->rules[m->n++] = (struct rule){.id = strfmt("%.*s", (int)n, line + 2),
                                     .block = xstrdup(block),
                                     .text = strfmt("%.*s", (int)(end - text), text),
                                     .line = number};
    return true;
}

static bool read_page(struct matrix *m, const char *path, struct diag *d)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    char *block = strfmt("%.*s", (int)strcspn(name, "."), name);
    char *text = file_read(path, NULL, d), *rest = text, *line;
    bool ok = text;
    if (text)
        mention_all(m, text);
    for (unsigned number = 1; text && (line = strsep(&rest, "\n")); number++)
        ok = take_row(m, path, block, line, number, d) && ok;
    free(block);
    free(text);
    return ok;
}

static int is_page(const struct dirent *e)
{
    return ends_with(e->d_name, ".md");
}

bool matrix_read_pages(struct matrix *m, const char *folder, const char *const *others,
                       struct diag *d)
{
    struct dirent **pages;
    int n = scandir(folder, &pages, is_page, alphasort);
    bool ok = n >= 0;
    if (n < 0)
        diag_error(d, "%s: cannot be read: %s", folder, strerror(errno));
    for (int i = 0; i < n; i++) {
        char *path = strfmt("%s/%s", folder, pages[i]->d_name);
        ok = read_page(m, path, d) && ok;
        free(path);
        free(pages[i]);
    }
    if (n >= 0)
        free(pages);
    for (; ok && *others; others++)
        ok = read_page(m, *others, d);
    if (ok && !m->n) {
        diag_error(d, "%s: no rule in any page (rows \"| XX-Y1 | text |\")", folder);
        ok = false;
    }
    return ok;
}

/* "PREFIX* pending reason", or of one rule. */
static bool take_pending(struct matrix *m, const char *path, unsigned number, const char *pattern,
                         const char *reason, struct diag *d)
{
    size_t len = strcspn(pattern, "* \t"), n = 0;
    bool all = pattern[len] == '*';
    struct pending p = {strfmt("%.*s", (int)len + all, pattern), xstrdup(reason), number};
    for (size_t i = 0; i < m->n; i++) {
        const char *id = m->rules[i].id;
        if (strncmp(id, pattern, len) != 0 || (!all && id[len]))
            continue;
        m->rules[i].pending = p.reason;
        n++;
    }
    if (!n || !*reason)
        diag_error(d, "%s:%u: %s: %s", path, number, p.pattern,
                   n ? "an exception needs a reason" : "no page has such a rule");
    m->pending = xrealloc(m->pending, (m->npending + 1) * sizeof *m->pending);
    m->pending[m->npending++] = p;
    return n && *reason;
}

static bool take_exception(struct matrix *m, const char *path, unsigned number, char *line,
                           struct diag *d)
{
    char *comment = strchr(line, '#');
    if (comment)
        *comment = '\0';
    char *id = line + strspn(line, " \t"), *col = id + strcspn(id, " \t");
    if (!*id)
        return true;
    struct rule *r = matrix_find(m, id, (size_t)(col - id));
    col += strspn(col, " \t");
    size_t len = strcspn(col, " \t");
    enum column c = column_find(col, len);
    char *reason = col + len + strspn(col + len, " \t");
    size_t end = strlen(reason);
    while (end && strchr(" \t\r", reason[end - 1]))
        reason[--end] = '\0';
    if (len == strlen("pending") && memcmp(col, "pending", len) == 0)
        return take_pending(m, path, number, id, reason, d);
    const char *wrong = !r                  ? "no page has this rule"
                        : c == N_COLUMNS    ? "no such column (model, rtl, hits, property, mutants)"
                        : !*reason          ? "an exception needs a reason"
                        : r->cell[c].exempt ? "this exception is given twice"
                                            : NULL;
    if (wrong) {
        diag_error(d, "%s:%u: %s: %s", path, number, id, wrong);
        return false;
    }
    r->cell[c].exempt = xstrdup(reason);
    r->cell[c].where = number;
    return true;
}

bool matrix_read_exceptions(struct matrix *m, const char *path, struct diag *d)
{
    char *text = file_read(path, NULL, d), *rest = text, *line;
    bool ok = text;
    for (unsigned number = 1; text && (line = strsep(&rest, "\n")); number++)
        ok = take_exception(m, path, number, line, d) && ok;
    free(text);
    return ok;
}

void matrix_free(struct matrix *m)
{
    for (size_t i = 0; i < m->n; i++) {
        free(m->rules[i].id);
        free(m->rules[i].block);
        free(m->rules[i].text);
        for (size_t c = 0; c < N_COLUMNS; c++)
            free(m->rules[i].cell[c].exempt);
    }
    for (size_t i = 0; i < m->nmentioned; i++)
        free(m->mentioned[i]);
    free(m->mentioned);
    for (size_t i = 0; i < m->npending; i++) {
        free(m->pending[i].pattern);
        free(m->pending[i].reason);
    }
    free(m->pending);
    free(m->rules);
    *m = (struct matrix){0};
}

struct rule_set *rule_sets_read(const char *path, size_t *n, struct diag *d)
{
    char *text = file_read(path, NULL, d), *rest = text, *line;
    struct rule_set *all = xcalloc(1, sizeof *all);
    *n = 0;
    for (unsigned number = 1; text && (line = strsep(&rest, "\n")); number++) {
        line[strcspn(line, "#\r")] = '\0';
        if (!line[strspn(line, " \t")])
            continue;
        struct rule_set s = {.line = xstrdup(line)};
        char *at = s.line, *word;
        size_t words = 0, most = sizeof s.sets / sizeof *s.sets;
        for (; (word = strsep(&at, " \t")) && s.nsets < most;) {
            if (!*word)
                continue;
            if (words++ == 0)
                s.block = word;
            else if (words == 2)
                s.config = word;
            else
                s.sets[s.nsets++] = word;
        }
        all = xrealloc(all, (*n + 1) * sizeof *all);
        all[(*n)++] = s;
        if (words < 2 || word) {
            diag_error(d, "%s:%u: not of the form \"BLOCK CONFIG [KEY=VALUE]...\" (at most %zu)",
                       path, number, most);
            rule_sets_free(all, *n);
            free(text);
            return NULL;
        }
    }
    free(text);
    if (!*n) {
        if (text)
            diag_error(d, "%s: no parameter set in it", path);
        free(all);
        return NULL;
    }
    return all;
}

void rule_sets_free(struct rule_set *s, size_t n)
{
    for (size_t i = 0; i < n; i++)
        free(s[i].line);
    free(s);
}
