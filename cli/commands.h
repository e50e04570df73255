/* The table of subcommands. Each is one file cli/cmd_<name>.c with one function cmd_<name>() and
 * one line in cli/commands.inc. */
#ifndef WS_COMMANDS_H
#define WS_COMMANDS_H

#include <stddef.h>

/* argv[0] is "warpsmith <name>", for messages. Returns the exit status of the contract. */
#define X(name, summary) int cmd_##name(int argc, char **argv);
#include "cli/commands.inc"
#undef X

struct command {
    const char *name;
    const char *summary; /* one line, without a full stop */
    int (*run)(int argc, char **argv);
};

#endif
