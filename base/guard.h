/* One run of the program is three processes:
 *
 *     front    what the caller started and waits for; hands signals on
 *     keeper   waits for the end of the run, kills what is left of it, removes its scratch
 *     worker   the program proper; starts the tools
 *
 * The worker needs no handler and may be stopped anywhere: in a solver, in a compiler, in a loop of
 * its own or of a simulator. All that the worker started, tools of tools included, are descendants
 * of the keeper whatever becomes of those between, because it is their subreaper. The keeper ends
 * in the same way when the front is killed, the tools when the keeper is. */
#ifndef WS_GUARD_H
#define WS_GUARD_H

#include <stdbool.h>

/* `delivers`: what the worker writes for the caller gets its name when the run has come to its end,
 * see scratch.h; false for one that only starts other programs, which decide for themselves.
 * Returns in the worker only. The other two end with the worker's exit status; with 128 + signal
 * after SIGINT, SIGTERM, SIGQUIT or, unless it is ignored (nohup), SIGHUP, and when the worker was
 * ended by a signal. */
void guard_run(bool delivers);

#endif
