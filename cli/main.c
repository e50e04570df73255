/* The warpsmith program: finds the subcommand and runs it. */
#include "base/diag.h"
#include "base/guard.h"
#include "base/nearest.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/tables.h"
#include "lib/warpsmith.h"
#include <argp.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct command commands[] = {
#define X(name, summary) {#name, summary, cmd_##name},
#include "cli/commands.inc"
#undef X
};
enum { NCOMMANDS = sizeof commands / sizeof *commands };

static void help(FILE *f)
{
    fputs("Usage: warpsmith COMMAND [ARGUMENT...]\n"
          "Turns a parameter file into GPU register-file hardware: Verilog, a golden model that "
          "agrees\n"
          "with it in every cycle, and measured area and timing.\n\n"
          "Commands:\n",
          f);
    for (size_t i = 0; i < NCOMMANDS; i++)
        fprintf(f, "  %-10s %s\n", commands[i].name, commands[i].summary);
    fputs("\n"
          "  help       this text; `warpsmith help COMMAND' or `warpsmith COMMAND --help' for a\n"
          "             command's options\n"
          "  version    the version\n\n"
          "Exit status: 0 fine, 1 a check failed, 2 bad usage or input, 3 a needed tool is "
          "missing.\n",
          f);
}

static int unknown(const char *word)
{
    const char *names[NCOMMANDS + 2] = {"help", "version"};
    for (size_t i = 0; i < NCOMMANDS; i++)
        names[2 + i] = commands[i].name;
    if (*word == '-')
        fprintf(stderr, "warpsmith: %s: unknown option (see `warpsmith --help')\n", word);
    else
        fprintf(stderr, "warpsmith: %s: unknown command (the nearest one is %s)\n", word,
                nearest_word(word, names, NCOMMANDS + 2));
    return WS_BAD_INPUT;
}

static bool is_one_of(const char *word, const char *a, const char *b, const char *c)
{
    return strcmp(word, a) == 0 || strcmp(word, b) == 0 || strcmp(word, c) == 0;
}

static int run_command(const struct command *c, int argc, char **argv)
{
    /* Messages of argp begin with argv[0]. */
    argv[0] = strfmt("warpsmith %s", c->name);
    int status = c->run(argc, argv);
    free(argv[0]);
    return status;
}

/* The same tables in another form (cli/tables.h). */
static int help_as(const char *form)
{
    struct tables_command list[NCOMMANDS];
    for (size_t i = 0; i < NCOMMANDS; i++)
        list[i] = (struct tables_command){commands[i].name, commands[i].summary};
    return tables_print_program(form, list, NCOMMANDS) ? WS_OK : WS_BAD_INPUT;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        help(stderr);
        return WS_BAD_INPUT;
    }
    const char *word = argv[1];
    bool asked = is_one_of(word, "help", "--help", "-h");
    if (asked && argc == 2) {
        help(stdout);
        return WS_OK;
    }
    if (is_one_of(word, "version", "--version", "-V") || strcmp(word, "-v") == 0) {
        printf("warpsmith %s\n", warpsmith_version());
        return WS_OK;
    }
    if (strcmp(word, "--help-as") == 0 && argc == 3)
        return help_as(argv[2]);
    static char help_option[] = "--help";
    char *its_help[] = {NULL, help_option, NULL};
    for (size_t i = 0; i < NCOMMANDS; i++) {
        if (strcmp(commands[i].name, asked ? argv[2] : word) == 0)
            return asked ? run_command(&commands[i], 2, its_help)
                         : run_command(&commands[i], argc - 1, argv + 1);
    }
    return unknown(asked ? argv[2] : word);
}

/* The reader of our pipe has seen enough (`warpsmith list | head'): no reason to complain. */
static bool reader_gone(void)
{
    struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&out, 1, 0) == 1 && (out.revents & POLLERR);
}

/* However the program ends, argp's own end behind --help included: what did not get out is an
 * error. Only _exit() can still change the status here. */
static void close_output(void)
{
    bool lost = ferror(stdout) != 0, gone = reader_gone();
    lost = fclose(stdout) != 0 || lost;
    if (lost && !gone) {
        fputs("warpsmith: standard output: not all could be written\n", stderr);
        _exit(WS_BAD_INPUT);
    }
}

/* A standard file that the caller has closed is taken, so that no output of ours gets its number:
 * what is written there fails, and only that. */
static void keep_standard_files(void)
{
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            (void)open("/dev/full", fd == STDIN_FILENO ? O_RDONLY : O_WRONLY);
}

int main(int argc, char **argv)
{
    keep_standard_files();
    guard_run(true);
    atexit(close_output);
    argp_err_exit_status = WS_BAD_INPUT;
    /* A closed pipe is seen as a failed write, both to a simulator and on standard output. */
    signal(SIGPIPE, SIG_IGN);
    return run(argc, argv);
}
