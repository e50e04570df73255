/* A call graph in Graphviz DOT: the part of the language that docs/callgraph.md names. Attributes
 * that are not ours are Graphviz' and passed over. */
#include "base/mem.h"
#include "cmodel/calls/callgraph_build.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum token { END, NAME, ARROW, SIGN }; /* SIGN: one of { } [ ] ; , = */

struct reader {
    struct callgraph_build *b;
    const char *begin, *at, *end;
    unsigned line; /* of `at` */
    unsigned nested;
    enum token token;
    char sign;
    char *name; /* of NAME; owned */
    bool quoted;
    unsigned token_line;
};

enum { DEEPEST_NESTING = 50 };

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || (unsigned char)c >= 0x80;
}

/* Past blanks and comments; false after reporting a comment without end. */
static bool skip(struct reader *r)
{
    bool line_begins = r->at == r->begin || r->at[-1] == '\n';
    while (r->at < r->end) {
        if (*r->at == '\n') {
            r->line++;
            r->at++;
            line_begins = true;
        } else if (isspace((unsigned char)*r->at)) {
            r->at++;
        } else if ((*r->at == '#' && line_begins) || strncmp(r->at, "//", 2) == 0) {
            r->at += strcspn(r->at, "\n");
        } else if (strncmp(r->at, "/*", 2) == 0) {
            unsigned begin = r->line;
            const char *close = strstr(r->at + 2, "*/");
            if (!close)
                return callgraph_wrong(r->b, begin, "a comment without end (*/ is missing)");
            for (; r->at < close + 2; r->at++)
                r->line += *r->at == '\n';
        } else {
            break;
        }
    }
    return true;
}

static bool read_quoted(struct reader *r)
{
    char *to = r->name = xmalloc((size_t)(r->end - r->at) + 1);
    r->quoted = true;
    for (r->at++; r->at < r->end && *r->at != '"'; r->at++) {
        if (*r->at == '\n')
            return callgraph_wrong(r->b, r->token_line, "a text without end (\" is missing)");
        if (*r->at == '\\' && r->at[1] == '"')
            r->at++;
        *to++ = *r->at;
    }
    *to = '\0';
    if (r->at == r->end)
        return callgraph_wrong(r->b, r->token_line, "a text without end (\" is missing)");
    r->at++;
    return true;
}

static bool read_word(struct reader *r)
{
    const char *begin = r->at;
    if (*r->at == '-')
        r->at++;
    while (r->at < r->end && (is_name(*r->at) || *r->at == '.'))
        r->at++;
    size_t n = (size_t)(r->at - begin);
    r->name = xmalloc(n + 1);
    memcpy(r->name, begin, n);
    r->name[n] = '\0';
    return true;
}

/* Reads the next token; false after reporting. */
static bool next(struct reader *r)
{
    free(r->name);
    r->name = NULL;
    r->quoted = false;
    if (!skip(r))
        return false;
    r->token_line = r->line;
    char c = r->at < r->end ? *r->at : '\0';
    if (r->at == r->end) {
        r->token = END;
        return true;
    }
    if (c == '-' && r->at[1] == '>') {
        r->token = ARROW;
        r->at += 2;
        return true;
    }
    if (c && strchr("{}[];,=", c)) {
        r->token = SIGN;
        r->sign = c;
        r->at++;
        return true;
    }
    r->token = NAME;
    if (c == '"')
        return read_quoted(r);
    if (is_name(c) || c == '.' || (c == '-' && isdigit((unsigned char)r->at[1])))
        return read_word(r);
    if (c == '-')
        return callgraph_wrong(r->b, r->line, "\"--\" has no direction (a call is written ->)");
    return callgraph_wrong(r->b, r->line,
                           "a character that is not understood here (names with other characters "
                           "than letters, digits and _ go in quotes)");
}

static bool is_sign(const struct reader *r, char c)
{
    return r->token == SIGN && r->sign == c;
}

static bool is_keyword(const struct reader *r, const char *word)
{
    return r->token == NAME && !r->quoted && strcasecmp(r->name, word) == 0;
}

static bool want(struct reader *r, char c)
{
    if (is_sign(r, c))
        return next(r);
    return callgraph_wrong(r->b, r->token_line, "\"%c\" is missing", c);
}

/* [key = value, ...]...; what is ours of it goes to `says`, whose texts the caller frees. */
static bool read_attributes(struct reader *r, char **fru, char **kernel)
{
    while (is_sign(r, '[')) {
        if (!next(r))
            return false;
        while (!is_sign(r, ']')) {
            if (r->token != NAME)
                return callgraph_wrong(r->b, r->token_line, "an attribute or \"]\" is missing");
            char **value = strcmp(r->name, "fru") == 0      ? fru
                           : strcmp(r->name, "kernel") == 0 ? kernel
                                                            : NULL;
            if (!next(r) || !want(r, '='))
                return false;
            if (r->token != NAME)
                return callgraph_wrong(r->b, r->token_line, "a value is missing behind \"=\"");
            if (value && *value)
                return callgraph_wrong(r->b, r->token_line, "an attribute is said twice");
            if (value) {
                *value = r->name;
                r->name = NULL;
            }
            if (!next(r) || ((is_sign(r, ',') || is_sign(r, ';')) && !next(r)))
                return false;
        }
        if (!next(r))
            return false;
    }
    return true;
}

/* Takes over the name just read. */
static void add_name(struct reader *r, struct callgraph_names *l)
{
    callgraph_name(l, r->name);
    r->name = NULL;
}

static void drop_names(struct callgraph_names *l)
{
    for (size_t i = 0; i < l->n; i++)
        free(l->at[i]);
    free(l->at);
    *l = (struct callgraph_names){0};
}

/* A function, or several in braces. */
static bool read_end(struct reader *r, struct callgraph_names *l)
{
    if (r->token == NAME) {
        add_name(r, l);
        return next(r);
    }
    if (!is_sign(r, '{'))
        return callgraph_wrong(r->b, r->token_line,
                               "nothing behind \"->\" (a function, or several in braces)");
    if (!next(r))
        return false;
    while (!is_sign(r, '}')) {
        if (r->token == NAME)
            add_name(r, l);
        else if (!is_sign(r, ',') && !is_sign(r, ';'))
            return callgraph_wrong(r->b, r->token_line, "only names stand in these braces");
        if (!next(r))
            return false;
    }
    return next(r);
}

/* `from` -> ... ; takes over the name. */
static bool read_calls(struct reader *r, char *first)
{
    struct callgraph_names from = {0}, to = {0};
    bool ok = true;
    callgraph_name(&from, first);
    while (ok && r->token == ARROW) {
        unsigned line = r->token_line;
        ok = next(r) && read_end(r, &to);
        if (ok)
            callgraph_calls(r->b, line, &from, &to);
        drop_names(&from);
        from = to;
        to = (struct callgraph_names){0};
    }
    drop_names(&from);
    char *fru = NULL, *kernel = NULL;
    unsigned line = r->token_line;
    ok = ok && read_attributes(r, &fru, &kernel);
    if (ok && (fru || kernel))
        ok = callgraph_wrong(r->b, line, "fru and kernel are said of functions, not of calls");
    free(fru);
    free(kernel);
    return ok;
}

/* node [...], edge [...], graph [...] */
static bool read_defaults(struct reader *r)
{
    char *fru = NULL, *kernel = NULL;
    unsigned line = r->token_line;
    bool ok = next(r) && read_attributes(r, &fru, &kernel);
    if (ok && (fru || kernel))
        ok = callgraph_wrong(r->b, line, "fru and kernel have no default (say them of each one)");
    free(fru);
    free(kernel);
    return ok;
}

static bool read_named(struct reader *r)
{
    char *name = r->name, *fru = NULL, *kernel = NULL;
    unsigned line = r->token_line;
    r->name = NULL;
    bool ok = next(r);
    if (ok && r->token == ARROW)
        return read_calls(r, name);
    if (ok && is_sign(r, '=')) { /* an attribute of the graph */
        ok = next(r) &&
             (r->token == NAME ||
              callgraph_wrong(r->b, r->token_line, "a value is missing behind \"=\"")) &&
             next(r);
    } else {
        ok = ok && read_attributes(r, &fru, &kernel) &&
             callgraph_declare(r->b, line, name, &(struct callgraph_says){fru, kernel});
    }
    free(name);
    free(fru);
    free(kernel);
    return ok;
}

static bool read_statements(struct reader *r);

static bool read_subgraph(struct reader *r)
{
    if (is_keyword(r, "subgraph") && (!next(r) || (r->token == NAME && !next(r))))
        return false;
    if (++r->nested > DEEPEST_NESTING)
        return callgraph_wrong(r->b, r->token_line, "subgraphs deeper than %d", DEEPEST_NESTING);
    if (!want(r, '{') || !read_statements(r) || !want(r, '}'))
        return false;
    r->nested--;
    if (r->token == ARROW)
        return callgraph_wrong(r->b, r->token_line,
                               "a call by a subgraph is not understood (name the functions)");
    return true;
}

static bool read_statements(struct reader *r)
{
    while (r->token != END && !is_sign(r, '}')) {
        bool ok;
        if (is_sign(r, ';') || is_sign(r, ','))
            ok = next(r);
        else if (is_sign(r, '{') || is_keyword(r, "subgraph"))
            ok = read_subgraph(r);
        else if (is_keyword(r, "node") || is_keyword(r, "edge") || is_keyword(r, "graph"))
            ok = read_defaults(r);
        else if (r->token == NAME)
            ok = read_named(r);
        else
            ok = callgraph_wrong(r->b, r->token_line, "a function or a call is missing here");
        if (!ok)
            return false;
    }
    return true;
}

bool callgraph_read_dot(struct callgraph_build *b, const char *text, size_t len)
{
    struct reader r = {.b = b, .begin = text, .at = text, .end = text + len, .line = 1};
    bool ok = next(&r) && (!is_keyword(&r, "strict") || next(&r));
    if (ok && !is_keyword(&r, "digraph"))
        ok = callgraph_wrong(b, r.token_line, "a call graph has directions (digraph is wanted)");
    ok = ok && next(&r) && (r.token != NAME || next(&r)) && want(&r, '{') && read_statements(&r) &&
         want(&r, '}');
    if (ok && r.token != END)
        ok = callgraph_wrong(b, r.token_line, "something behind the graph (one graph a file)");
    free(r.name);
    return ok;
}
