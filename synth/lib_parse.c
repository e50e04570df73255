/* Liberty text to tree; inner header of the reader. */
#include "synth/lib_parse.h"
#include "base/diag.h"
#include "base/mem.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

struct lib_chunk {
    struct lib_chunk *next;
    size_t used, size;
    _Alignas(16) unsigned char mem[];
};

void *lib_alloc(struct lib_chunk **arena, size_t n)
{
    n = (n + 15) & ~(size_t)15;
    struct lib_chunk *c = *arena;
    if (!c || c->size - c->used < n) {
        size_t size = n > 65536 ? n : 65536;
        c = xcalloc(1, sizeof *c + size);
        c->size = size;
        c->next = *arena;
        *arena = c;
    }
    void *p = c->mem + c->used;
    c->used += n;
    return p;
}

void lib_arena_free(struct lib_chunk *arena)
{
    while (arena) {
        struct lib_chunk *next = arena->next;
        free(arena);
        arena = next;
    }
}

struct parser {
    const char *p, *path;
    unsigned line, depth;
    struct lib_chunk **arena;
    struct diag *d;
    bool failed;
};

static void fail(struct parser *s, const char *what)
{
    if (!s->failed)
        diag_error(s->d, "%s:%u: %s", s->path, s->line, what);
    s->failed = true;
}

static const char *keep(struct parser *s, const char *from, size_t n)
{
    char *t = lib_alloc(s->arena, n + 1);
    memcpy(t, from, n);
    return t;
}

/* Blanks, comments and line continuations. */
static void skip(struct parser *s)
{
    for (;;) {
        if (*s->p == '\n') {
            s->line++;
            s->p++;
        } else if (isspace((unsigned char)*s->p) ||
                   (*s->p == '\\' && (s->p[1] == '\n' || s->p[1] == '\r'))) {
            s->p++;
        } else if (s->p[0] == '/' && s->p[1] == '*') {
            const char *end = strstr(s->p + 2, "*/");
            if (!end) {
                fail(s, "comment without end");
                s->p += strlen(s->p);
                return;
            }
            for (; s->p < end + 2; s->p++)
                s->line += *s->p == '\n';
        } else if (s->p[0] == '/' && s->p[1] == '/') {
            s->p += strcspn(s->p, "\n");
        } else {
            return;
        }
    }
}

static bool word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '-' || c == '+' || c == '[' ||
           c == ']' || c == ':' || c == '!' || c == '*' || c == '\'' || c == '&' || c == '|' ||
           c == '%';
}

bool lib_bare_word(const char *s)
{
    const char *end = s;
    while (word_char(*end))
        end++;
    return *s && !*end;
}

/* A quoted string (quotes and continuations removed) or a bare word; NULL if there is neither. */
static const char *text(struct parser *s)
{
    if (*s->p != '"') {
        const char *from = s->p;
        while (word_char(*s->p))
            s->p++;
        return s->p == from ? NULL : keep(s, from, (size_t)(s->p - from));
    }
    const char *from = ++s->p;
    while (*s->p && *s->p != '"') {
        s->line += *s->p == '\n';
        s->p++;
    }
    if (!*s->p) {
        fail(s, "string without end");
        return NULL;
    }
    size_t n = 0;
    char *t = lib_alloc(s->arena, (size_t)(s->p - from) + 1);
    for (const char *q = from; q < s->p; q++) {
        if (*q == '\\' && (q[1] == '\n' || q[1] == '\r'))
            continue;
        t[n++] = *q == '\n' || *q == '\r' ? ' ' : *q;
    }
    t[n] = 0;
    s->p++;
    return t;
}

/* `: value` up to the semicolon; some writers leave it out, then the line's end counts. */
static void simple(struct parser *s, struct lib_node *n)
{
    while (*s->p == ' ' || *s->p == '\t')
        s->p++;
    if (*s->p == '"') {
        n->quoted = true;
        n->value = text(s);
    } else {
        const char *from = s->p;
        s->p += strcspn(s->p, ";\n}");
        size_t len = (size_t)(s->p - from);
        while (len && isspace((unsigned char)from[len - 1]))
            len--;
        if (memchr(from, '"', len))
            fail(s, "a quote within a value that does not begin with one");
        n->value = keep(s, from, len);
    }
    if (!n->value)
        fail(s, "attribute without a value");
}

static void arguments(struct parser *s, struct lib_node *n)
{
    unsigned cap = 0;
    for (;;) {
        skip(s);
        if (*s->p == ')') {
            s->p++;
            return;
        }
        if (*s->p == ',') {
            s->p++;
            continue;
        }
        if (n->nargs == 0)
            n->quoted = *s->p == '"';
        const char *a = text(s);
        if (!a) {
            fail(s, "argument list is not closed");
            return;
        }
        if (n->nargs == cap) {
            cap = cap ? cap * 2 : 4;
            const char **more = lib_alloc(s->arena, cap * sizeof *more);
            if (n->nargs)
                memcpy(more, n->args, n->nargs * sizeof *more);
            n->args = more;
        }
        n->args[n->nargs++] = a;
    }
}

static struct lib_node *statement(struct parser *s);

static void body(struct parser *s, struct lib_node *n)
{
    n->group = true;
    if (++s->depth > 64) {
        fail(s, "groups are nested too deep");
        return;
    }
    while (!s->failed) {
        skip(s);
        if (*s->p == '}') {
            s->p++;
            break;
        }
        if (*s->p == ';') {
            s->p++;
            continue;
        }
        if (!*s->p) {
            fail(s, "file ends inside a group");
            break;
        }
        struct lib_node *c = statement(s);
        if (!c)
            break;
        if (n->last)
            n->last->next = c;
        else
            n->first = c;
        n->last = c;
    }
    s->depth--;
}

static struct lib_node *statement(struct parser *s)
{
    struct lib_node *n = lib_alloc(s->arena, sizeof *n);
    n->line = s->line;
    const char *from = s->p;
    while (isalnum((unsigned char)*s->p) || *s->p == '_')
        s->p++;
    if (s->p == from) {
        fail(s, "expected the name of a group or an attribute");
        return NULL;
    }
    n->name = keep(s, from, (size_t)(s->p - from));
    skip(s);
    if (*s->p == ':') {
        s->p++;
        simple(s, n);
    } else if (*s->p == '(') {
        s->p++;
        arguments(s, n);
        skip(s);
        if (*s->p == '{') {
            s->p++;
            body(s, n);
        }
    } else {
        fail(s, "expected ':' or '(' after the name");
    }
    return s->failed ? NULL : n;
}

struct lib_node *lib_parse(const char *src, const char *path, struct lib_chunk **arena,
                           struct diag *d)
{
    struct parser s = {.p = src, .path = path, .line = 1, .arena = arena, .d = d};
    skip(&s);
    if (!*s.p) {
        diag_error(d, "%s: empty file (a Liberty library)", path);
        return NULL;
    }
    struct lib_node *n = statement(&s);
    if (!n)
        return NULL;
    if (strcmp(n->name, "library") != 0 || !n->group || n->nargs != 1) {
        diag_error(d, "%s:%u: not a Liberty file (it starts with a library group)", path, n->line);
        return NULL;
    }
    skip(&s);
    if (*s.p)
        fail(&s, "text behind the library group (a file holds one library)");
    return s.failed ? NULL : n;
}

const struct lib_node *lib_child(const struct lib_node *n, const char *name)
{
    for (const struct lib_node *c = n->first; c; c = c->next)
        if (strcmp(c->name, name) == 0)
            return c;
    return NULL;
}

const char *lib_attr(const struct lib_node *n, const char *name)
{
    for (const struct lib_node *c = n->first; c; c = c->next)
        if (c->value && strcmp(c->name, name) == 0)
            return c->value;
    return NULL;
}
