/* Reading .ini text. */
#include "params/inifile.h"
#include "base/diag.h"
#include "base/text.h"
#include <ini.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    const char *name;
    const char *next, *end;
    unsigned line;   /* of the text that inih holds now, from 1 */
    bool wants_pair; /* it should be a pair, and inih has not reported one yet */
    struct diag *d;
    const struct ini_events *events;
};

/* A line that inih passed over without finding "=" or ":". */
static void check_taken(struct reader *r)
{
    if (r->wants_pair)
        diag_error(r->d, "%s:%u: not understood (write \"key = value\" or \"[section]\")", r->name,
                   r->line);
    r->wants_pair = false;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\v' || c == '\f';
}

/* Sections are read here and not left to inih, which cuts their names and ignores what follows. */
static void read_section(struct reader *r, const char *s, size_t len)
{
    const char *close = memchr(s, ']', len);
    if (!close) {
        diag_error(r->d, "%s:%u: %.*s: the section is not closed (\"]\" is missing)", r->name,
                   r->line, (int)len, s);
        return;
    }
    const char *rest = close + 1;
    while (rest < s + len && is_blank(*rest))
        rest++;
    if (rest < s + len && *rest != ';' && *rest != '#')
        diag_error(r->d, "%s:%u: %.*s: text behind the section (a key starts on a line of its own)",
                   r->name, r->line, (int)len, s);
    char *section = strfmt("%.*s", (int)(close - s - 1), s + 1);
    r->events->section(r->events->user, section, r->line);
    free(section);
}

/* inih cuts what follows a blank and ";"; "#" ends a value in the same way. */
static size_t without_remark(const char *s, size_t len)
{
    for (size_t i = 1; i < len; i++)
        if (s[i] == '#' && is_blank(s[i - 1]))
            return i;
    return len;
}

/* Gives inih one line without indentation, or an empty one in place of what it should not see. */
static char *next_line(char *out, int size, void *stream)
{
    struct reader *r = stream;
    check_taken(r);
    if (r->next == r->end)
        return NULL;
    r->line++;
    const char *s = r->next;
    size_t len = 0, left = (size_t)(r->end - s);
    while (len < left && s[len] != '\n' && s[len] != '\r')
        len++;
    /* "\n", "\r\n" and a lone "\r" all end a line. */
    size_t ends = len < left ? 1 : 0;
    if (ends && s[len] == '\r' && len + 1 < left && s[len + 1] == '\n')
        ends = 2;
    r->next = s + len + ends;

    while (len && is_blank(*s)) {
        s++;
        len--;
    }
    while (len && is_blank(s[len - 1]))
        len--;
    bool comment = len && (*s == ';' || *s == '#');
    strcpy(out, "\n");
    if (!len || comment)
        return out;
    if (len + 3 > (size_t)size) {
        diag_error(r->d, "%s:%u: the line has %zu characters (at most %d are read)", r->name,
                   r->line, len, size - 3);
        return out;
    }
    if (*s == '[')
        read_section(r, s, len);
    else
        r->wants_pair = true;
    len = without_remark(s, len);
    memcpy(out, s, len);
    out[len] = '\n';
    out[len + 1] = '\0';
    return out;
}

static int pair(void *user, const char *section, const char *name, const char *value)
{
    struct reader *r = user;
    r->wants_pair = false;
    r->events->pair(r->events->user, section, name, value, r->line);
    return 1;
}

void ini_read(const char *name, const char *text, size_t len, const struct ini_events *e,
              struct diag *d)
{
    if (len >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) {
        text += 3;
        len -= 3;
    }
    const char *nul = memchr(text, '\0', len);
    if (nul) {
        unsigned line = 1;
        for (const char *s = text; s < nul; s++)
            line += *s == '\n';
        diag_error(d, "%s:%u: a zero byte (is this a text file in UTF-8?)", name, line);
        return;
    }
    struct reader r = {.name = name, .next = text, .end = text + len, .d = d, .events = e};
    ini_parse_stream(next_line, &r, pair, &r);
    check_taken(&r);
}
