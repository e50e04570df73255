/* A call graph as lines of text: docs/callgraph.md. */
#include "base/mem.h"
#include "cmodel/calls/callgraph_build.h"
#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t\r";

/* The next word of a line, NUL-terminated in place; NULL at its end. */
static char *next_word(char **rest)
{
    for (char *word; (word = strsep(rest, blanks));)
        if (*word)
            return word;
    return NULL;
}

/* `caller -> callee callee ...`, further arrows going on from there. */
static bool read_calls(struct callgraph_build *b, unsigned line, char *caller, char *rest)
{
    struct callgraph_names from = {0}, to = {0};
    bool ok = true;
    callgraph_name(&from, caller);
    for (char *word = next_word(&rest); ok; word = next_word(&rest)) {
        if (word && strcmp(word, "->") != 0) {
            callgraph_name(&to, word);
            continue;
        }
        if (!to.n)
            ok = callgraph_wrong(b, line, "nothing behind \"->\" (a function is wanted)");
        callgraph_calls(b, line, &from, &to);
        if (!word)
            break;
        struct callgraph_names used = from;
        from = to;
        to = used;
        to.n = 0;
    }
    free(from.at);
    free(to.at);
    return ok;
}

static bool read_function(struct callgraph_build *b, unsigned line, const char *name, char *word,
                          char *rest)
{
    struct callgraph_says says = {0};
    for (; word; word = next_word(&rest)) {
        const char **value = strncmp(word, "fru=", 4) == 0      ? &says.fru
                             : strncmp(word, "kernel=", 7) == 0 ? &says.kernel
                                                                : NULL;
        if (!value)
            return callgraph_wrong(
                b, line, "%.60s: not understood (fru=N, kernel=1 or -> and what is called)", word);
        if (*value)
            return callgraph_wrong(b, line, "%.60s: said twice of %.100s", word, name);
        *value = strchr(word, '=') + 1;
    }
    return callgraph_declare(b, line, name, &says);
}

bool callgraph_read_lines(struct callgraph_build *b, const char *text)
{
    char *copy = xstrdup(text), *next = copy;
    bool ok = true;
    for (unsigned line = 1; ok && next; line++) {
        char *rest = strsep(&next, "\n");
        char *name = next_word(&rest);
        if (!name || *name == '#')
            continue;
        char *word = next_word(&rest);
        if (strcmp(name, "->") == 0)
            ok = callgraph_wrong(b, line, "nothing in front of \"->\" (a function is wanted)");
        else if (word && strcmp(word, "->") == 0)
            ok = read_calls(b, line, name, rest);
        else
            ok = read_function(b, line, name, word, rest);
    }
    free(copy);
    return ok;
}
