/* The warpsmith program: finds the subcommand and runs it. */
#include "cli/commands.h"
#include "params/base/diag.h"
#include "params/base/guard.h"
#include "params/base/nearest.h"
#include "params/base/outfile.h"
#include "params/base/version.h"
#include <argp.h>
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
          "  --help     this text; `warpsmith COMMAND --help' for a command's options\n"
          "  --version  the version\n\n"
          "Exit status: 0 fine, 1 a check failed, 2 bad usage or input, 3 a needed tool is "
          "missing.\n",
          f);
}

static int unknown(const char *word)
{
    const char *names[NCOMMANDS];
    for (size_t i = 0; i < NCOMMANDS; i++)
        names[i] = commands[i].name;
    if (*word == '-')
        fprintf(stderr, "warpsmith: %s: unknown option (see `warpsmith --help')\n", word);
    else
        fprintf(stderr, "warpsmith: %s: unknown command (the nearest one is %s)\n", word,
                nearest_word(word, names, NCOMMANDS));
    return WS_BAD_INPUT;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        help(stderr);
        return WS_BAD_INPUT;
    }
    const char *word = argv[1];
    if (strcmp(word, "--help") == 0 || strcmp(word, "-h") == 0) {
        help(stdout);
        return WS_OK;
    }
    if (strcmp(word, "--version") == 0 || strcmp(word, "-V") == 0) {
        puts("warpsmith " WS_VERSION);
        return WS_OK;
    }
    for (size_t i = 0; i < NCOMMANDS; i++) {
        if (strcmp(commands[i].name, word) != 0)
            continue;
        /* Messages of argp begin with argv[0]. */
        char *name = strfmt("warpsmith %s", word);
        argv[1] = name;
        int status = commands[i].run(argc - 1, argv + 1);
        free(name);
        return status;
    }
    return unknown(word);
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

int main(int argc, char **argv)
{
    guard_run(true);
    atexit(close_output);
    argp_err_exit_status = WS_BAD_INPUT;
    /* A closed pipe is seen as a failed write, both to a simulator and on standard output. */
    signal(SIGPIPE, SIG_IGN);
    return run(argc, argv);
}
