/* The tables of options that --help prints, in other forms: pages of the manual, completion. */
#include "cli/tables.h"
#include "base/version.h"
#include <ctype.h>
#include <stdio.h>
#include <string.h>

typedef void print_option_fn(const char *name, const struct argp_option *o);

/* Every option of a table and of those below it, but for hidden ones and aliases. */
static void each_option(const struct argp *a, const char *name, print_option_fn *print)
{
    for (const struct argp_option *o = a->options; o && (o->name || o->key || o->doc); o++)
        if (o->name && !(o->flags & (OPTION_HIDDEN | OPTION_DOC)))
            print(name, o);
    for (const struct argp_child *c = a->children; c && c->argp; c++)
        each_option(c->argp, name, print);
}

static bool has_letter(const struct argp_option *o)
{
    return o->key > 0 && o->key < 128 && isalnum(o->key);
}

static bool is_optional(const struct argp_option *o)
{
    return o->flags & OPTION_ARG_OPTIONAL;
}

/* ---- pages of the manual ---- */

static void roff(const char *text)
{
    bool begin = true;
    for (; *text; text++) {
        if (begin && (*text == '.' || *text == '\''))
            fputs("\\&", stdout);
        begin = *text == '\n';
        if (*text == '\\')
            fputs("\\e", stdout);
        else if (*text == '-')
            fputs("\\-", stdout);
        else
            putchar(*text);
    }
}

static void man_option(const char *name, const struct argp_option *o)
{
    (void)name;
    fputs(".TP\n\\fB", stdout);
    if (has_letter(o))
        printf("\\-%c\\fR, \\fB", o->key);
    roff("--");
    roff(o->name);
    fputs("\\fR", stdout);
    if (o->arg) {
        fputs(is_optional(o) ? "[=\\fI" : "=\\fI", stdout);
        roff(o->arg);
        fputs(is_optional(o) ? "\\fR]" : "\\fR", stdout);
    }
    putchar('\n');
    roff(o->doc ? o->doc : "");
    fputs(".\n", stdout);
}

static void man_page(const char *name, const struct argp *a)
{
    const char *command = strrchr(name, ' ') ? strrchr(name, ' ') + 1 : name;
    printf(".\\\" From the table of options that --help prints.\n.TH WARPSMITH-");
    for (const char *s = command; *s; s++)
        putchar(toupper((unsigned char)*s));
    printf(" 1 \"\" \"warpsmith %s\" \"User Commands\"\n.SH NAME\nwarpsmith\\-%s \\- ", WS_VERSION,
           command);
    /* the first sentence */
    const char *doc = a->doc ? a->doc : "";
    for (const char *s = doc; *s && strncmp(s, ". ", 2) != 0 && !(s[0] == '.' && !s[1]); s++)
        putchar(s == doc ? tolower((unsigned char)*s) : *s);
    printf("\n.SH SYNOPSIS\n");
    for (const char *args = a->args_doc ? a->args_doc : ""; args;) {
        const char *next = strchr(args, '\n');
        printf(".B ");
        roff(name);
        printf("\n.RI [ OPTION .\\|.\\|.]\n");
        if (*args)
            printf("%.*s\n", next ? (int)(next - args) : (int)strlen(args), args);
        if (next)
            printf(".br\n");
        args = next ? next + 1 : NULL;
    }
    printf(".SH DESCRIPTION\n");
    roff(doc);
    printf("\n.SH OPTIONS\n");
    each_option(a, name, man_option);
    printf(".TP\n\\fB\\-h\\fR, \\fB\\-\\-help\\fR\nPrint the options.\n"
           ".SH EXIT STATUS\n0 fine, 1 a check failed, 2 bad usage or input, 3 a needed tool is "
           "missing.\n"
           ".SH SEE ALSO\n.BR warpsmith (1),\nwhich has all commands, files and the "
           "environment.\n");
}

/* ---- completion ---- */

/* Whether the argument is a file or a folder, by the word that --help shows for it. */
static bool is_file(const struct argp_option *o)
{
    return o->arg && (strstr(o->arg, "FILE") || strstr(o->arg, "DIR"));
}

static void bash_option(const char *name, const struct argp_option *o)
{
    (void)name;
    printf("--%s%s ", o->name, o->arg && !is_optional(o) ? "=" : "");
}

/* In single quotes of a shell; up to the first end of a sentence or semicolon. */
static void quoted(const char *text)
{
    for (; *text && *text != ';' && strncmp(text, ". ", 2) != 0; text++)
        if (*text == '\'')
            fputs("'\\''", stdout);
        else if (*text == '[' || *text == ']' || *text == ':')
            putchar(' '); /* have a meaning in zsh's specifications */
        else
            putchar(*text == '\n' ? ' ' : *text);
}

static void zsh_option(const char *name, const struct argp_option *o)
{
    (void)name;
    printf("    '*--%s%s[", o->name, o->arg ? is_optional(o) ? "=-" : "=" : "");
    quoted(o->doc ? o->doc : "");
    fputs("]", stdout);
    if (o->arg) {
        fputs(is_optional(o) ? "::" : ":", stdout);
        quoted(o->arg);
        fputs(is_file(o) ? ":_files" : ":", stdout);
    }
    fputs("'\n", stdout);
}

static void fish_option(const char *name, const struct argp_option *o)
{
    printf("complete -c warpsmith -n '__fish_seen_subcommand_from %s' -l %s",
           strrchr(name, ' ') ? strrchr(name, ' ') + 1 : name, o->name);
    if (has_letter(o))
        printf(" -s %c", o->key);
    if (o->arg && !is_optional(o))
        fputs(is_file(o) ? " -r -F" : " -x", stdout);
    fputs(" -d '", stdout);
    quoted(o->doc ? o->doc : "");
    fputs("'\n", stdout);
}

bool tables_print(const char *form, const char *name, const struct argp *argp)
{
    const char *command = strrchr(name, ' ') ? strrchr(name, ' ') + 1 : name;
    if (strcmp(form, "man") == 0) {
        man_page(name, argp);
    } else if (strcmp(form, "bash") == 0) {
        printf("    %s) words='", command);
        each_option(argp, name, bash_option);
        printf("--help' ;;\n");
    } else if (strcmp(form, "zsh") == 0) {
        printf("  %s) _arguments \\\n", command);
        each_option(argp, name, zsh_option);
        printf("    '*:argument:_warpsmith_words' ;;\n");
    } else if (strcmp(form, "fish") == 0) {
        each_option(argp, name, fish_option);
    } else {
        return false;
    }
    return true;
}

bool tables_print_program(const char *form, const struct tables_command *c, size_t n)
{
    if (strcmp(form, "bash") == 0) {
        printf("commands='");
        for (size_t i = 0; i < n; i++)
            printf("%s ", c[i].name);
        printf("help version'\n");
    } else if (strcmp(form, "zsh") == 0) {
        for (size_t i = 0; i < n; i++) {
            printf("  '%s:", c[i].name);
            quoted(c[i].summary);
            printf("'\n");
        }
    } else if (strcmp(form, "fish") == 0) {
        for (size_t i = 0; i < n; i++) {
            printf("complete -c warpsmith -n __fish_use_subcommand -x -a %s -d '", c[i].name);
            quoted(c[i].summary);
            printf("'\n");
        }
    } else {
        return false;
    }
    return true;
}
