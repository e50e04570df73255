/* Functions of Liberty pins: `!`, `'`, `&`, `*`, blank, `|`, `+`, `^`, brackets, 0 and 1. */
#include "synth/lib_function.h"
#include <ctype.h>
#include <string.h>

/* One pass that evaluates, or prints, or both. */
struct scan {
    const char *at;
    int (*value)(void *c, const char *name, size_t len);
    void *c;
    FILE *f;
    bool failed;
    unsigned depth;
};

static const unsigned deepest = 200; /* brackets within brackets */

static void say(struct scan *s, const char *text)
{
    if (s->f)
        fputs(text, s->f);
}

static char peek(struct scan *s)
{
    while (isspace((unsigned char)*s->at))
        s->at++;
    return *s->at;
}

static bool is_name(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '[' || c == ']';
}

static int or_term(struct scan *s);

/* Complements behind an operand: A', (A B)'. Printing comes too late for them, so that the caller
 * prints an operand twice is avoided by looking ahead. */
static const char *after_operand(const char *p)
{
    if (*p == '(') {
        int open = 0;
        do {
            open += *p == '(';
            open -= *p == ')';
            p++;
        } while (*p && open > 0);
        return p;
    }
    while (is_name(*p))
        p++;
    return p;
}

static int operand(struct scan *s)
{
    bool inverted = false;
    while (peek(s) == '!' || *s->at == '~') {
        inverted = !inverted;
        s->at++;
    }
    const char *behind = after_operand(s->at);
    while (*behind == '\'') {
        inverted = !inverted;
        behind++;
    }
    say(s, inverted ? "~" : "");
    int v;
    if (*s->at == '(') {
        s->at++;
        say(s, "(");
        if (++s->depth > deepest)
            s->failed = true;
        v = s->failed ? -1 : or_term(s);
        s->depth--;
        if (peek(s) == ')')
            s->at++;
        else
            s->failed = true;
        say(s, ")");
    } else {
        const char *name = s->at;
        size_t n = (size_t)(after_operand(name) - name);
        s->at += n;
        if (n == 0) {
            s->failed = true;
            return -1;
        }
        if (n == 1 && (*name == '0' || *name == '1')) {
            v = *name == '1';
            say(s, *name == '1' ? "1'b1" : "1'b0");
        } else {
            v = s->value ? s->value(s->c, name, n) : 0;
            if (s->f)
                fprintf(s->f, "%.*s", (int)n, name);
        }
    }
    while (*s->at == '\'')
        s->at++;
    if (v < 0) {
        s->failed = true;
        return -1;
    }
    return inverted ? !v : v;
}

static int xor_term(struct scan *s)
{
    int v = operand(s);
    while (!s->failed && peek(s) == '^') {
        s->at++;
        say(s, " ^ ");
        v ^= operand(s);
    }
    return v;
}

static int and_term(struct scan *s)
{
    int v = xor_term(s);
    for (;;) {
        char c = s->failed ? 0 : peek(s);
        if (c == '&' || c == '*')
            s->at++;
        else if (c != '(' && c != '!' && c != '~' && !is_name(c))
            return v;
        say(s, " & ");
        v &= xor_term(s);
    }
}

static int or_term(struct scan *s)
{
    int v = and_term(s);
    while (!s->failed && (peek(s) == '|' || *s->at == '+')) {
        s->at++;
        say(s, " | ");
        v |= and_term(s);
    }
    return v;
}

int lib_function_value(const char *text, int (*value)(void *c, const char *name, size_t len),
                       void *c)
{
    struct scan s = {.at = text, .value = value, .c = c};
    int v = or_term(&s);
    return s.failed || peek(&s) ? -1 : v;
}

bool lib_function_verilog(const char *text, FILE *f)
{
    struct scan s = {.at = text, .f = f};
    or_term(&s);
    return !s.failed && !peek(&s);
}
